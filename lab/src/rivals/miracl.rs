//! MIRACL, if the machine has its shared library. MIRACL is one of the two libraries with which the paper compares its
//! code. No Debian package contains MIRACL, so people who have built it from its public source must name the file. The
//! lab uses MIRACL's classic interface for C.
#![allow(unsafe_code)]
use super::load::functions;
use crate::pair::Outcome;
use std::{
    ffi::{c_char, c_int, c_void},
    marker::PhantomData,
    path::Path,
    sync::{Mutex, MutexGuard, PoisonError},
};

pub const OWNER: &str = "MIRACL";

functions! {
    /// MIRACL's functions on numbers. Some builds of MIRACL take their state as an argument of each call
    /// (`MR_GENERIC_MT`). Such a build has no `get_mip`, so it cannot be used here.
    Api from &[NAME], as in "miracl.h" {
        start = b"mirsys\0": fn(c_int, u64) -> *mut c_void;
        state = b"get_mip\0": fn() -> *mut c_void;
        new = b"mirvar\0": fn(c_int) -> *mut c_void;
        free = b"mirkill\0": fn(*mut c_void);
        set = b"bytes_to_big\0": fn(c_int, *const c_char, *mut c_void);
        get = b"big_to_bytes\0": fn(c_int, *mut c_void, *mut c_char, c_int) -> c_int;
        copy = b"copy\0": fn(*mut c_void, *mut c_void);
        add = b"add\0": fn(*mut c_void, *mut c_void, *mut c_void);
        sub = b"subtract\0": fn(*mut c_void, *mut c_void, *mut c_void);
        mul = b"multiply\0": fn(*mut c_void, *mut c_void, *mut c_void);
        // `premult`, which takes a signed number, calls this function.
        mul_digit = b"mr_pmul\0": fn(*mut c_void, u64, *mut c_void);
        div = b"divide\0": fn(*mut c_void, *mut c_void, *mut c_void);
    }
}

/// The file name under which the linker finds the library, if somebody has installed it.
pub const NAME: &str = "libmiracl.so";

/// The largest length of a number in bytes. The paper's numbers are shorter. If a result is longer, the library ends
/// the process.
const MOST: usize = 1 << 16;

pub struct Miracl {
    api: Api,
    /// The number of bits of a digit: 32 or 64.
    digit_bits: u32,
    /// The lock of the library. The library has only one state, so only one object of this type may exist at a time.
    /// While this lock is held, no other thread can use the library.
    _one: MutexGuard<'static, ()>,
    not_shared: PhantomData<*mut ()>,
}

/// A number that belongs to MIRACL.
pub struct Number<'a> {
    miracl: &'a Miracl,
    number: *mut c_void,
}

impl Miracl {
    /// Finds the library in this file. If no file is named, finds the installed library. If there is no library,
    /// returns the reason. Waits until no other thread uses the library.
    pub fn find(file: Option<&Path>) -> Outcome<Self> {
        let api = Api::load(file)?;
        static ONE: Mutex<()> = Mutex::new(());
        let one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: the first function makes the library's state, for numbers of at most `MOST` bytes, in digits of full
        // width. The second function returns this state.
        let there = unsafe {
            let state = (api.start)(-(MOST as c_int), 0);
            !state.is_null() && state == (api.state)()
        };
        if !there {
            return Err("mirsys makes no state that get_mip returns".into());
        }
        let mut miracl = Self { api, digit_bits: 64, _one: one, not_shared: PhantomData };
        // If digits have 32 bits, the library loses the upper half of the digit 2^32, so the product of 1 and this
        // digit is not 2^32.
        let is_wide = {
            let (mut product, one) = (miracl.number(&[0])?, miracl.number(&[1])?);
            product.set_product_by_digit(&one, 1 << 32)?;
            product.limbs(1)? == [1 << 32]
        };
        miracl.digit_bits = if is_wide { 64 } else { 32 };
        Ok(miracl)
    }

    /// Whether the library can multiply a number with this many limbs by this digit.
    pub fn takes(&self, limbs: usize, digit: u64) -> bool {
        8 * (limbs + 1) <= MOST && digit.checked_shr(self.digit_bits).unwrap_or(0) == 0
    }

    pub fn digit_bits(&self) -> u32 {
        self.digit_bits
    }

    pub fn number(&self, limbs: &[u64]) -> Outcome<Number<'_>> {
        let bytes: Vec<u8> = limbs.iter().rev().flat_map(|limb| limb.to_be_bytes()).collect();
        if bytes.len() > MOST {
            return Err(format!("MIRACL: a number of {} bytes; allowed: up to {MOST}", bytes.len()).into());
        }
        // SAFETY: the library has its state. The function creates a number, or returns null.
        let number = unsafe { (self.api.new)(0) };
        if number.is_null() {
            return Err("MIRACL: mirvar creates no number: allowed: as many as there is memory for".into());
        }
        // SAFETY: the function reads `bytes.len()` bytes into a number that has space for them.
        unsafe { (self.api.set)(bytes.len() as c_int, bytes.as_ptr().cast(), number) };
        Ok(Number { miracl: self, number })
    }
}

// SAFETY of all calls below: every number belongs to the library, and is alive. It has space for the result, because
// the lengths that callers use are below half of `MOST`, or because `takes` has checked this. Results are borrowed as
// mutable, so they are distinct from the numbers that are read. The library does not change the numbers that it reads:
// a division scales the divisor, and scales it back at the end. Only one call at a time uses the library's state,
// because there is one `Miracl` in the process, no other thread can see it, and numbers borrow it.
impl Number<'_> {
    #[inline]
    pub fn set_sum(&mut self, a: &Self, b: &Self) -> Outcome {
        // SAFETY: as above.
        unsafe { (self.miracl.api.add)(a.number, b.number, self.number) };
        Ok(())
    }

    #[inline]
    pub fn set_difference(&mut self, a: &Self, b: &Self) -> Outcome {
        // SAFETY: as above.
        unsafe { (self.miracl.api.sub)(a.number, b.number, self.number) };
        Ok(())
    }

    /// Computes the product. If both numbers are the same object, the library computes the square by its function for
    /// squares.
    #[inline]
    pub fn set_product(&mut self, a: &Self, b: &Self) -> Outcome {
        // SAFETY: as above.
        unsafe { (self.miracl.api.mul)(a.number, b.number, self.number) };
        Ok(())
    }

    #[inline]
    pub fn set_product_by_digit(&mut self, a: &Self, digit: u64) -> Outcome {
        // SAFETY: as above. A library with shorter digits uses the low half of the digit.
        unsafe { (self.miracl.api.mul_digit)(a.number, digit, self.number) };
        Ok(())
    }

    /// Computes the quotient and the remainder. The library divides in place, so `a` is first copied to `remainder`.
    #[inline]
    pub fn set_quotient(&mut self, remainder: &mut Self, a: &Self, d: &Self) -> Outcome {
        // SAFETY: as above. The divisor is not 0.
        unsafe {
            (self.miracl.api.copy)(a.number, remainder.number);
            (self.miracl.api.div)(remainder.number, d.number, self.number);
        }
        Ok(())
    }

    /// Returns the lowest `len` limbs of a number. The number must have at most `len` limbs.
    pub fn limbs(&self, len: usize) -> Outcome<Vec<u64>> {
        let mut bytes = [0_u8; MOST];
        // SAFETY: the function writes `MOST` bytes, and pads the number in front.
        unsafe { (self.miracl.api.get)(MOST as c_int, self.number, bytes.as_mut_ptr().cast(), 1) };
        let (above, bytes) = bytes.split_at(MOST.saturating_sub(8 * len));
        if above.iter().any(|byte| *byte != 0) {
            return Err(format!("MIRACL: a number of more limbs than allowed: up to {len}").into());
        }
        Ok(bytes.as_chunks::<8>().0.iter().rev().map(|limb| u64::from_be_bytes(*limb)).collect())
    }
}

impl Drop for Number<'_> {
    fn drop(&mut self) {
        // SAFETY: `mirvar` has created the number.
        unsafe { (self.miracl.api.free)(self.number) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn why_there_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let why = |name: &str| Miracl::find(Some(&folder.path().join(name))).err().unwrap().to_string();
        assert!(why("libmiracl.so").contains("libmiracl.so"));
        std::fs::write(folder.path().join("other.so"), "text").unwrap();
        assert!(why("other.so").contains("other.so"));
    }

    /// Tests the library with digits of either length (32 and 64 bits).
    #[cfg(all(target_pointer_width = "64", unix, not(target_feature = "crt-static")))]
    #[test]
    fn arithmetic() {
        use crate::rivals::stand_in;
        let number = |limbs: &[u64]| limbs.iter().rev().fold(0, |sum, limb| sum << 64 | u128::from(*limb));
        for digit_bits in [32, 64] {
            let folder = tempfile::tempdir().unwrap();
            let digits = [format!("DIGIT_BITS={digit_bits}")];
            let Some(library) = stand_in::compile(stand_in::MIRACL, &digits, folder.path()) else { return };
            let miracl = Miracl::find(Some(&library)).unwrap();
            assert_eq!(miracl.digit_bits(), digit_bits);
            // The sum and the product have carries into the second limb.
            let (a, b) = ([u64::MAX - 5, 0x1234_5678], [0x0098_7654_321f, 0]);
            let (x, y) = (number(&a), number(&b));
            let (la, lb) = (miracl.number(&a).unwrap(), miracl.number(&b).unwrap());
            assert_eq!((la.limbs(2).unwrap(), lb.limbs(1).unwrap()), (a.to_vec(), vec![b[0]]));
            let (mut to, mut rest) = (miracl.number(&[0]).unwrap(), miracl.number(&[7]).unwrap());
            let of = |to: &Number<'_>| number(&to.limbs(2).unwrap());
            to.set_sum(&la, &lb).unwrap();
            assert_eq!(of(&to), x + y);
            to.set_difference(&la, &lb).unwrap();
            assert_eq!(of(&to), x - y);
            to.set_product(&lb, &lb).unwrap();
            assert_eq!(of(&to), y * y);
            to.set_product_by_digit(&la, 0xffff_fffe).unwrap();
            assert_eq!(of(&to), x * 0xffff_fffe);
            to.set_quotient(&mut rest, &la, &lb).unwrap();
            assert_eq!((of(&to), of(&rest), of(&la)), (x / y, x % y, x));

            assert!(miracl.takes(2, 0xffff_ffff) && miracl.takes(2, 1 << 32) == (digit_bits == 64));
            assert!(miracl.takes(MOST / 8 - 1, 1) && !miracl.takes(MOST / 8, 1));
            let error = |outcome: Outcome<String>| outcome.unwrap_err().to_string();
            let long = miracl.number(&vec![1; MOST / 8 + 1]).map(|_| String::new());
            assert_eq!(error(long), "MIRACL: a number of 65544 bytes; allowed: up to 65536");
            let more = la.limbs(1).map(|_| String::new());
            assert_eq!(error(more), "MIRACL: a number of more limbs than allowed: up to 1");
        }
    }
}
