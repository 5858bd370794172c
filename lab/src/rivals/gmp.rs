//! GMP, if the machine has GMP. GMP is found at run time, and is used through its public functions on limbs.
#![allow(unsafe_code)]
use super::load::library;
use libloading::{Library, Symbol};
use std::{
    ffi::{c_int, c_long, c_void},
    mem::MaybeUninit,
};

pub const OWNER: &str = "GMP";

/// The functions of GMP. These functions can be used as long as the library is loaded.
pub struct Gmp {
    add: unsafe extern "C" fn(*mut u64, *const u64, c_long, *const u64, c_long) -> u64,
    add_n: unsafe extern "C" fn(*mut u64, *const u64, *const u64, c_long) -> u64,
    sub: unsafe extern "C" fn(*mut u64, *const u64, c_long, *const u64, c_long) -> u64,
    sub_n: unsafe extern "C" fn(*mut u64, *const u64, *const u64, c_long) -> u64,
    mul: unsafe extern "C" fn(*mut u64, *const u64, c_long, *const u64, c_long) -> u64,
    mul_n: unsafe extern "C" fn(*mut u64, *const u64, *const u64, c_long),
    sqr: unsafe extern "C" fn(*mut u64, *const u64, c_long),
    mul_1: unsafe extern "C" fn(*mut u64, *const u64, c_long, u64) -> u64,
    addmul_1: unsafe extern "C" fn(*mut u64, *const u64, c_long, u64) -> u64,
    tdiv_qr: unsafe extern "C" fn(*mut u64, *mut u64, c_long, *const u64, c_long, *const u64, c_long),
    init: unsafe extern "C" fn(*mut Integer),
    clear: unsafe extern "C" fn(*mut Integer),
    import: unsafe extern "C" fn(*mut Integer, usize, c_int, usize, c_int, usize, *const c_void),
    export: unsafe extern "C" fn(*mut c_void, *mut usize, c_int, usize, c_int, usize, *const Integer) -> *mut c_void,
    invert: unsafe extern "C" fn(*mut Integer, *const Integer, *const Integer) -> c_int,
    powm_sec: unsafe extern "C" fn(*mut Integer, *const Integer, *const Integer, *const Integer),
    version: String,
    _library: Library,
}

/// The C type `__mpz_struct`.
#[repr(C)]
pub struct Integer {
    allocated: c_int,
    size: c_int,
    limbs: *mut u64,
}

/// A number that belongs to GMP.
pub struct Number<'a> {
    gmp: &'a Gmp,
    integer: Integer,
}

impl Gmp {
    /// Finds the library. None if there is no such library, or if its limbs and longs do not have 64 bits.
    pub fn find() -> Option<Self> {
        let library = library(&["libgmp.so.10", "libgmp.so", "libgmp.10.dylib", "libgmp.dylib"]).ok()?;
        macro_rules! symbol {
            ($name:literal) => {{
                // SAFETY: the type is the type of the function of this name in gmp.h, and the library stays loaded as
                // long as this value lives.
                let symbol: Symbol<'_, _> = unsafe { library.get($name) }.ok()?;
                *symbol
            }};
        }
        // SAFETY: `gmp_version` is a constant string, and `mp_bits_per_limb` is a constant number. `__gmpn_cpuvec` is
        // not read: only its name is looked up.
        let version = unsafe {
            let bits: Symbol<'_, *const c_int> = library.get(b"__gmp_bits_per_limb\0").ok()?;
            if **bits != 64 {
                return None;
            }
            let version: Symbol<'_, *const *const std::ffi::c_char> = library.get(b"__gmp_version\0").ok()?;
            let version = std::ffi::CStr::from_ptr(**version).to_string_lossy();
            // Only a build for many CPUs has this table. With the table, such a build selects the code for the CPU on
            // which it runs.
            let fat = library.get::<*const c_void>(b"__gmpn_cpuvec\0").is_ok();
            let build = if fat { "chooses its code by the CPU" } else { "built for one kind of CPU" };
            format!("{version}, {build}")
        };
        Some(Self {
            add: symbol!(b"__gmpn_add\0"),
            add_n: symbol!(b"__gmpn_add_n\0"),
            sub: symbol!(b"__gmpn_sub\0"),
            sub_n: symbol!(b"__gmpn_sub_n\0"),
            mul: symbol!(b"__gmpn_mul\0"),
            mul_n: symbol!(b"__gmpn_mul_n\0"),
            sqr: symbol!(b"__gmpn_sqr\0"),
            mul_1: symbol!(b"__gmpn_mul_1\0"),
            addmul_1: symbol!(b"__gmpn_addmul_1\0"),
            tdiv_qr: symbol!(b"__gmpn_tdiv_qr\0"),
            init: symbol!(b"__gmpz_init\0"),
            clear: symbol!(b"__gmpz_clear\0"),
            import: symbol!(b"__gmpz_import\0"),
            export: symbol!(b"__gmpz_export\0"),
            invert: symbol!(b"__gmpz_invert\0"),
            powm_sec: symbol!(b"__gmpz_powm_sec\0"),
            version,
            _library: library,
        })
    }

    pub fn version(&self) -> &str {
        &self.version
    }

    /// Computes the sum. `a` must not be shorter than `b`.
    #[inline]
    pub fn add(&self, to: &mut [u64], a: &[u64], b: &[u64]) -> u64 {
        assert!(to.len() == a.len() && a.len() >= b.len() && !b.is_empty());
        let (to, a, n, m) = (to.as_mut_ptr(), a.as_ptr(), a.len() as c_long, b.len() as c_long);
        // SAFETY: the result is as long as `a`, which is not shorter than `b`.
        unsafe { if n == m { (self.add_n)(to, a, b.as_ptr(), n) } else { (self.add)(to, a, n, b.as_ptr(), m) } }
    }

    /// Computes the difference. `a` must not be shorter than `b`.
    #[inline]
    pub fn sub(&self, to: &mut [u64], a: &[u64], b: &[u64]) -> u64 {
        assert!(to.len() == a.len() && a.len() >= b.len() && !b.is_empty());
        let (to, a, n, m) = (to.as_mut_ptr(), a.as_ptr(), a.len() as c_long, b.len() as c_long);
        // SAFETY: the result is as long as `a`, which is not shorter than `b`.
        unsafe { if n == m { (self.sub_n)(to, a, b.as_ptr(), n) } else { (self.sub)(to, a, n, b.as_ptr(), m) } }
    }

    /// Computes the product. `a` must not be shorter than `b`.
    #[inline]
    pub fn mul(&self, to: &mut [u64], a: &[u64], b: &[u64]) {
        assert!(to.len() == a.len() + b.len() && a.len() >= b.len() && !b.is_empty());
        // SAFETY: the result has space for the limbs of both factors.
        unsafe {
            if a.len() == b.len() {
                (self.mul_n)(to.as_mut_ptr(), a.as_ptr(), b.as_ptr(), a.len() as c_long);
            } else {
                (self.mul)(to.as_mut_ptr(), a.as_ptr(), a.len() as c_long, b.as_ptr(), b.len() as c_long);
            }
        }
    }

    #[inline]
    pub fn square(&self, to: &mut [u64], a: &[u64]) {
        assert!(to.len() == 2 * a.len() && !a.is_empty());
        // SAFETY: the result has space for twice the limbs of `a`.
        unsafe { (self.sqr)(to.as_mut_ptr(), a.as_ptr(), a.len() as c_long) }
    }

    #[inline]
    pub fn mul_1(&self, to: &mut [u64], a: &[u64], digit: u64) -> u64 {
        assert!(to.len() == a.len() && !a.is_empty());
        // SAFETY: `to` and `a` have the given length.
        unsafe { (self.mul_1)(to.as_mut_ptr(), a.as_ptr(), a.len() as c_long, digit) }
    }

    #[inline]
    pub fn addmul_1(&self, to: &mut [u64], a: &[u64], digit: u64) -> u64 {
        assert!(to.len() == a.len() && !a.is_empty());
        // SAFETY: `to` and `a` have the given length.
        unsafe { (self.addmul_1)(to.as_mut_ptr(), a.as_ptr(), a.len() as c_long, digit) }
    }

    /// Computes the quotient and the remainder. The divisor's highest limb must not be 0.
    #[inline]
    pub fn div_rem(&self, quotient: &mut [u64], remainder: &mut [u64], a: &[u64], d: &[u64]) {
        assert!(a.len() >= d.len() && quotient.len() > a.len() - d.len() && remainder.len() == d.len());
        assert!(d.last().is_some_and(|highest| *highest != 0));
        // SAFETY: the quotient and the remainder have enough space, and the divisor's highest limb is not 0.
        unsafe {
            let (a, n, d, m) = (a.as_ptr(), a.len() as c_long, d.as_ptr(), d.len() as c_long);
            (self.tdiv_qr)(quotient.as_mut_ptr(), remainder.as_mut_ptr(), 0, a, n, d, m);
        }
    }

    /// Makes a number from its little-endian bytes.
    pub fn number_of(&self, bytes: &[u8]) -> Number<'_> {
        let number = self.number(&[0]);
        let mut integer = number.into_integer();
        // SAFETY: `integer` is a number of GMP, and the function reads `bytes.len()` bytes.
        unsafe { (self.import)(&mut integer, bytes.len(), -1, 1, 0, 0, bytes.as_ptr().cast()) };
        Number::from_integer(self, integer)
    }

    pub fn number(&self, limbs: &[u64]) -> Number<'_> {
        let mut integer = MaybeUninit::uninit();
        // SAFETY: `mpz_init` initialises the number, and `mpz_import` reads `limbs.len()` limbs.
        let integer = unsafe {
            (self.init)(integer.as_mut_ptr());
            (self.import)(integer.as_mut_ptr(), limbs.len(), -1, 8, 0, 0, limbs.as_ptr().cast());
            integer.assume_init()
        };
        Number { gmp: self, integer }
    }
}

impl<'a> Number<'a> {
    /// Returns the number as GMP's own type, for callers that use GMP's numbers directly. `from_integer` is the
    /// inverse.
    pub fn into_integer(self) -> Integer {
        let this = std::mem::ManuallyDrop::new(self);
        Integer { ..this.integer }
    }

    pub fn from_integer(gmp: &'a Gmp, integer: Integer) -> Self {
        Self { gmp, integer }
    }

    pub fn as_ptr(&self) -> *const Integer {
        &self.integer
    }

    /// Returns the little-endian bytes of a number. The number must have at most `len` bytes.
    pub fn bytes(&self, len: usize) -> Vec<u8> {
        assert!(self.integer.size as usize <= len.div_ceil(8));
        let mut bytes = vec![0; len.next_multiple_of(8)];
        // SAFETY: the function writes as many bytes as the number has. The buffer has space for all limbs of the
        // number.
        unsafe { (self.gmp.export)(bytes.as_mut_ptr().cast(), std::ptr::null_mut(), -1, 1, 0, 0, &self.integer) };
        bytes.truncate(len);
        bytes
    }
    #[inline]
    pub fn set_inverse(&mut self, a: &Self, modulus: &Self) {
        // SAFETY: all three arguments are numbers of GMP.
        unsafe { (self.gmp.invert)(&mut self.integer, &a.integer, &modulus.integer) };
    }

    /// Computes the power, by the function for secret exponents. The modulus must be odd, and the exponent must not be
    /// 0.
    #[inline]
    pub fn set_power(&mut self, base: &Self, exponent: &Self, modulus: &Self) {
        // SAFETY: all four arguments are numbers of GMP.
        unsafe { (self.gmp.powm_sec)(&mut self.integer, &base.integer, &exponent.integer, &modulus.integer) }
    }

    /// Returns the lowest `N` limbs of a number. The number must have at most `N` limbs.
    pub fn limbs<const N: usize>(&self) -> [u64; N] {
        assert!(self.integer.size as usize <= N);
        let mut limbs = [0; N];
        // SAFETY: the function writes as many limbs as the number has.
        unsafe {
            (self.gmp.export)(limbs.as_mut_ptr().cast(), std::ptr::null_mut(), -1, 8, 0, 0, &self.integer);
        }
        limbs
    }
}

impl Drop for Number<'_> {
    fn drop(&mut self) {
        // SAFETY: `mpz_init` has initialised the number.
        unsafe { (self.gmp.clear)(&mut self.integer) }
    }
}
