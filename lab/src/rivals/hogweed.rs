//! GOST R 34.10 in nettle's libhogweed, if the machine has this library.
#![allow(unsafe_code)]
use super::{
    gmp::{Gmp, Integer, Number},
    load::functions,
};
use crate::pair::Outcome;
use std::{
    ffi::{c_int, c_void},
    mem::MaybeUninit,
    ptr,
};

pub const OWNER: &str = "nettle";

functions! {
    /// The functions of libhogweed.
    Hogweed from &["libhogweed.so.6", "libhogweed.6.dylib"], as in "nettle/gostdsa.h" {
        curve_256_b = b"nettle_get_gost_gc256b\0": fn() -> *const c_void;
        curve_512_a = b"nettle_get_gost_gc512a\0": fn() -> *const c_void;
        scalar_init = b"nettle_ecc_scalar_init\0": fn(*mut Limbs, *const c_void);
        scalar_set = b"nettle_ecc_scalar_set\0": fn(*mut Limbs, *const Integer) -> c_int;
        scalar_clear = b"nettle_ecc_scalar_clear\0": fn(*mut Limbs);
        point_init = b"nettle_ecc_point_init\0": fn(*mut Limbs, *const c_void);
        point_of = b"nettle_ecc_point_mul_g\0": fn(*mut Limbs, *const Limbs);
        point_clear = b"nettle_ecc_point_clear\0": fn(*mut Limbs);
        sign = b"nettle_gostdsa_sign\0": fn(*const Limbs, *mut c_void, Random, usize, *const u8, *mut Pair);
        verify = b"nettle_gostdsa_verify\0": fn(*const Limbs, usize, *const u8, *const Pair) -> c_int;
    }
}

type Random = unsafe extern "C" fn(*mut c_void, usize, *mut u8);

/// The C types `struct ecc_scalar` and `struct ecc_point`, which have the same layout.
#[repr(C)]
struct Limbs {
    curve: *const c_void,
    limbs: *mut u64,
}

/// The C type `struct dsa_signature`.
#[repr(C)]
struct Pair {
    r: Integer,
    s: Integer,
}

/// A private key and its public key.
pub struct Key<'a> {
    library: &'a Hogweed,
    gmp: &'a Gmp,
    private: Limbs,
    public: Limbs,
    size: usize,
}

impl Hogweed {
    pub fn find() -> Option<Self> {
        Self::load(None).ok()
    }

    /// Makes the key from a little-endian number. Returns None if the library lacks the curve of the algorithm.
    pub fn key<'a>(&'a self, gmp: &'a Gmp, algorithm: &str, private: &[u8]) -> Outcome<Option<Key<'a>>> {
        // SAFETY: both functions return a constant.
        let curve = unsafe {
            match algorithm {
                "gost3410-256-b" => (self.curve_256_b)(),
                "gost3410-512-a" => (self.curve_512_a)(),
                _ => return Ok(None),
            }
        };
        let number = gmp.number_of(private);
        let (mut scalar, mut point) = (MaybeUninit::uninit(), MaybeUninit::uninit());
        // SAFETY: the `init` functions initialise the scalar and the point, with space for the curve's numbers.
        let mut key = unsafe {
            (self.scalar_init)(scalar.as_mut_ptr(), curve);
            (self.point_init)(point.as_mut_ptr(), curve);
            Key { library: self, gmp, private: scalar.assume_init(), public: point.assume_init(), size: private.len() }
        };
        // SAFETY: the scalar and the point are of the same curve, and the number is a number of GMP.
        let set = unsafe {
            let set = (self.scalar_set)(&mut key.private, number.as_ptr()) == 1;
            if set {
                (self.point_of)(&mut key.public, &key.private);
            }
            set
        };
        if set { Ok(Some(key)) } else { Err("nettle: the private key is not below q".into()) }
    }
}

impl Key<'_> {
    /// Signs a digest. The signature has the encoding of certificates: s and then r, both big-endian.
    pub fn sign(&self, digest: &[u8], signature: &mut Vec<u8>) -> Outcome {
        let mut pair = Pair { r: self.gmp.number(&[0]).into_integer(), s: self.gmp.number(&[0]).into_integer() };
        let mut state = 0_u64;
        let random = ptr::from_mut(&mut state).cast();
        // SAFETY: the key is set, `numbers` accepts the state, the digest has the given length, and both numbers are
        // numbers of GMP.
        unsafe { (self.library.sign)(&self.private, random, numbers, digest.len(), digest.as_ptr(), &mut pair) };
        let (r, s) = (Number::from_integer(self.gmp, pair.r), Number::from_integer(self.gmp, pair.s));
        signature.clear();
        for number in [s, r] {
            let mut bytes = number.bytes(self.size);
            bytes.reverse();
            signature.extend(bytes);
        }
        Ok(())
    }

    pub fn verify(&self, digest: &[u8], signature: &[u8]) -> Outcome {
        let (s, r) = signature.split_at_checked(self.size).ok_or("nettle: the signature is too short")?;
        let [r, s] = [r, s].map(|bytes| self.gmp.number_of(&reversed(bytes)).into_integer());
        let pair = Pair { r, s };
        // SAFETY: the key is set, the digest has the given length, and both numbers are numbers of GMP.
        let good = unsafe { (self.library.verify)(&self.public, digest.len(), digest.as_ptr(), &pair) } == 1;
        drop([Number::from_integer(self.gmp, pair.r), Number::from_integer(self.gmp, pair.s)]);
        if good { Ok(()) } else { Err("nettle: the signature is wrong".into()) }
    }
}

impl Drop for Key<'_> {
    fn drop(&mut self) {
        // SAFETY: the `init` functions have initialised the scalar and the point.
        unsafe {
            (self.library.scalar_clear)(&mut self.private);
            (self.library.point_clear)(&mut self.public);
        }
    }
}

fn reversed(bytes: &[u8]) -> Vec<u8> {
    bytes.iter().rev().copied().collect()
}

/// Gives predictable numbers instead of random numbers. Predictable numbers are harmless here, because the signatures
/// are only measured. With real random numbers, nettle would be slower.
unsafe extern "C" fn numbers(state: *mut c_void, len: usize, to: *mut u8) {
    // SAFETY: the library's `sign` passes on the state that `Key::sign` gives it. It asks for as many bytes as `to` has
    // space for.
    let (state, to) = unsafe { (&mut *state.cast::<u64>(), std::slice::from_raw_parts_mut(to, len)) };
    for byte in to {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        *byte = (*state >> 56) as u8;
    }
}
