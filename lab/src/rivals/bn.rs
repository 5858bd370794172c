//! OpenSSL's big numbers (BN), if the machine has its libcrypto.
#![allow(unsafe_code)]
use super::{evp::LIBCRYPTO, load::functions};
use crate::pair::Outcome;
use std::{
    ffi::{c_int, c_void},
    ptr,
};

pub const OWNER: &str = "OpenSSL";

functions! {
    /// The functions of libcrypto that compute with numbers.
    Api from LIBCRYPTO, as in "openssl/bn.h" {
        free = b"BN_clear_free\0": fn(*mut c_void);
        set = b"BN_lebin2bn\0": fn(*const u8, c_int, *mut c_void) -> *mut c_void;
        get = b"BN_bn2lebinpad\0": fn(*const c_void, *mut u8, c_int) -> c_int;
        context_new = b"BN_CTX_new\0": fn() -> *mut c_void;
        context_free = b"BN_CTX_free\0": fn(*mut c_void);
        add = b"BN_uadd\0": fn(*mut c_void, *const c_void, *const c_void) -> c_int;
        sub = b"BN_usub\0": fn(*mut c_void, *const c_void, *const c_void) -> c_int;
        mul = b"BN_mul\0": fn(*mut c_void, *const c_void, *const c_void, *mut c_void) -> c_int;
        sqr = b"BN_sqr\0": fn(*mut c_void, *const c_void, *mut c_void) -> c_int;
        mul_word = b"BN_mul_word\0": fn(*mut c_void, u64) -> c_int;
        copy = b"BN_copy\0": fn(*mut c_void, *const c_void) -> *mut c_void;
        div = b"BN_div\0": fn(*mut c_void, *mut c_void, *const c_void, *const c_void, *mut c_void) -> c_int;
        inverse = b"BN_mod_inverse\0": fn(*mut c_void, *const c_void, *const c_void, *mut c_void) -> *mut c_void;
        flags = b"BN_set_flags\0": fn(*mut c_void, c_int);
        montgomery_new = b"BN_MONT_CTX_new\0": fn() -> *mut c_void;
        montgomery_free = b"BN_MONT_CTX_free\0": fn(*mut c_void);
        montgomery_set = b"BN_MONT_CTX_set\0": fn(*mut c_void, *const c_void, *mut c_void) -> c_int;
        montgomery_mul = b"BN_mod_mul_montgomery\0": fn(*mut c_void, *const c_void, *const c_void, *mut c_void, *mut c_void) -> c_int;
        power = b"BN_mod_exp_mont_consttime\0": fn(*mut c_void, *const c_void, *const c_void, *const c_void, *mut c_void, *mut c_void) -> c_int;
    }
}

/// The functions of libcrypto, and the context in which these functions keep temporary values.
pub struct Bn {
    api: Api,
    context: *mut c_void,
}

/// A number that belongs to libcrypto.
pub struct Number<'a> {
    bn: &'a Bn,
    number: *mut c_void,
}

/// A modulus that is prepared for Montgomery multiplication.
pub struct Modulus<'a> {
    modulus: Number<'a>,
    context: *mut c_void,
}

impl Bn {
    pub fn find() -> Option<Self> {
        let api = Api::load(None).ok()?;
        // SAFETY: the function only creates a context, or returns null.
        let context = unsafe { (api.context_new)() };
        (!context.is_null()).then_some(Self { api, context })
    }

    pub fn number(&self, limbs: &[u64]) -> Outcome<Number<'_>> {
        let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
        let len = c_int::try_from(bytes.len())?;
        // SAFETY: the function reads `len` bytes, and creates a number or returns null.
        let number = unsafe { (self.api.set)(bytes.as_ptr(), len, ptr::null_mut()) };
        done(!number.is_null(), "a number").map(|()| Number { bn: self, number })
    }

    pub fn modulus(&self, limbs: &[u64]) -> Outcome<Modulus<'_>> {
        let number = self.number(limbs)?;
        // SAFETY: the function only creates a context, or returns null.
        let modulus = Modulus { modulus: number, context: unsafe { (self.api.montgomery_new)() } };
        // SAFETY: the context, the modulus and the library's context belong to libcrypto and are not null.
        let set = unsafe {
            !modulus.context.is_null()
                && (self.api.montgomery_set)(modulus.context, modulus.modulus.number, self.context) == 1
        };
        done(set, "a modulus").map(|()| modulus)
    }
}

// SAFETY of all calls below: every number belongs to libcrypto, is alive, and is not null. Results are borrowed as
// mutable, so they are distinct from the numbers that are read. Only one call at a time uses the library's context,
// because nothing here can be sent to another thread.
impl Number<'_> {
    #[inline]
    pub fn set_sum(&mut self, a: &Self, b: &Self) -> Outcome {
        // SAFETY: as above.
        done(unsafe { (self.bn.api.add)(self.number, a.number, b.number) } == 1, "add")
    }

    /// Computes the difference of unsigned numbers. `a` must not be less than `b`.
    #[inline]
    pub fn set_difference(&mut self, a: &Self, b: &Self) -> Outcome {
        // SAFETY: as above.
        done(unsafe { (self.bn.api.sub)(self.number, a.number, b.number) } == 1, "sub")
    }

    #[inline]
    pub fn set_product(&mut self, a: &Self, b: &Self) -> Outcome {
        // SAFETY: as above.
        done(unsafe { (self.bn.api.mul)(self.number, a.number, b.number, self.bn.context) } == 1, "mul")
    }

    #[inline]
    pub fn set_square(&mut self, a: &Self) -> Outcome {
        // SAFETY: as above.
        done(unsafe { (self.bn.api.sqr)(self.number, a.number, self.bn.context) } == 1, "sqr")
    }

    /// Computes the product. The library multiplies in place, so the number is copied first.
    #[inline]
    pub fn set_product_by_digit(&mut self, a: &Self, digit: u64) -> Outcome {
        // SAFETY: as above.
        let ok = unsafe {
            !(self.bn.api.copy)(self.number, a.number).is_null() && (self.bn.api.mul_word)(self.number, digit) == 1
        };
        done(ok, "mul by a digit")
    }

    #[inline]
    pub fn set_quotient(&mut self, remainder: &mut Self, a: &Self, d: &Self) -> Outcome {
        let (api, context) = (&self.bn.api, self.bn.context);
        // SAFETY: as above; the function rejects a divisor of 0.
        done(unsafe { (api.div)(self.number, remainder.number, a.number, d.number, context) } == 1, "div")
    }

    /// Computes the inverse. If `a` is marked as secret (see [`keep_secret`](Self::keep_secret)), the computation takes
    /// constant time.
    #[inline]
    pub fn set_inverse(&mut self, a: &Self, modulus: &Self) -> Outcome {
        // SAFETY: as above; the function rejects numbers without an inverse.
        let result = unsafe { (self.bn.api.inverse)(self.number, a.number, modulus.number, self.bn.context) };
        done(!result.is_null(), "inverse")
    }

    #[inline]
    pub fn set_montgomery_product(&mut self, a: &Self, b: &Self, modulus: &Modulus<'_>) -> Outcome {
        let (api, context) = (&self.bn.api, self.bn.context);
        // SAFETY: as above; the modulus is set.
        let ok = unsafe { (api.montgomery_mul)(self.number, a.number, b.number, modulus.context, context) };
        done(ok == 1, "Montgomery mul")
    }

    /// Computes the power, by the function for secret exponents.
    #[inline]
    pub fn set_power(&mut self, a: &Self, exponent: &Self, modulus: &Modulus<'_>) -> Outcome {
        let (api, context) = (&self.bn.api, self.bn.context);
        let m = modulus.modulus.number;
        // SAFETY: as above; the modulus is set.
        let ok = unsafe { (api.power)(self.number, a.number, exponent.number, m, context, modulus.context) };
        done(ok == 1, "pow")
    }

    /// Marks this number as secret. After that, the library computes with this number in constant time, in all
    /// functions that support this.
    pub fn keep_secret(&mut self) {
        // SAFETY: as above.
        unsafe { (self.bn.api.flags)(self.number, CONSTANT_TIME) }
    }

    /// Returns the limbs of a number. The number must have at most `len` limbs.
    pub fn limbs(&self, len: usize) -> Outcome<Vec<u64>> {
        let mut bytes = vec![0; 8 * len];
        // SAFETY: the function writes at most `bytes.len()` bytes, or reports that the number needs more.
        let written = unsafe { (self.bn.api.get)(self.number, bytes.as_mut_ptr(), c_int::try_from(bytes.len())?) };
        done(written >= 0, "a number")?;
        Ok(bytes.as_chunks().0.iter().map(|limb| u64::from_le_bytes(*limb)).collect())
    }
}

impl Drop for Number<'_> {
    fn drop(&mut self) {
        // SAFETY: this object owns the number.
        unsafe { (self.bn.api.free)(self.number) }
    }
}

impl Drop for Modulus<'_> {
    fn drop(&mut self) {
        // SAFETY: this object owns the pointer. The pointer may be null, which the function allows.
        unsafe { (self.modulus.bn.api.montgomery_free)(self.context) }
    }
}

impl Drop for Bn {
    fn drop(&mut self) {
        // SAFETY: this object owns the context, and no number is left, because numbers borrow this object.
        unsafe { (self.api.context_free)(self.context) }
    }
}

fn done(ok: bool, what: &str) -> Outcome {
    if ok { Ok(()) } else { Err(format!("OpenSSL: {what} failed").into()) }
}

/// The flag `BN_FLG_CONSTTIME`.
const CONSTANT_TIME: c_int = 4;
