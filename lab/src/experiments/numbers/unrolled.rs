//! Calls the assembly that `build.rs` generates with `lab/unrolled.rs`. The assembly computes sums and products of
//! numbers of 1024 bits, and products by a digit. Digits have 32 bits, as in the paper, or 64 bits.
#![allow(unsafe_code)]
use std::arch::global_asm;

global_asm!(include_str!(concat!(env!("OUT_DIR"), "/unrolled.s")));

/// Declares the functions. `$convention` names System V's calling convention on the target.
macro_rules! declare {
    ($convention:literal) => {
        unsafe extern $convention {
            #[cfg(target_arch = "x86_64")]
            fn fastgost_lab_recursive_64(to: *mut u64, a: *const u64, b: *const u64, scratch: *mut u64);
            #[cfg(target_arch = "x86_64")]
            fn fastgost_lab_schoolbook_64(to: *mut u64, a: *const u64, b: *const u64);
            fn fastgost_lab_recursive_32(to: *mut u64, a: *const u64, b: *const u64, scratch: *mut u64);
            fn fastgost_lab_schoolbook_32(to: *mut u64, a: *const u64, b: *const u64);
            fn fastgost_lab_add_8(to: *mut u64, a: *const u64, b: *const u64) -> u32;
            fn fastgost_lab_add_16(to: *mut u64, a: *const u64, b: *const u64) -> u32;
            fn fastgost_lab_add_24(to: *mut u64, a: *const u64, b: *const u64) -> u32;
            fn fastgost_lab_add_32(to: *mut u64, a: *const u64, b: *const u64) -> u32;
            fn fastgost_lab_sub_8(to: *mut u64, a: *const u64, b: *const u64) -> u32;
            fn fastgost_lab_sub_16(to: *mut u64, a: *const u64, b: *const u64) -> u32;
            fn fastgost_lab_sub_24(to: *mut u64, a: *const u64, b: *const u64) -> u32;
            fn fastgost_lab_sub_32(to: *mut u64, a: *const u64, b: *const u64) -> u32;
            fn fastgost_lab_mul_digit(to: *mut u64, a: *const u64, steps: usize, digit: u32) -> u32;
        }
    };
}

#[cfg(target_arch = "x86_64")]
declare!("sysv64");
#[cfg(target_arch = "x86")]
declare!("C");

pub type Product = fn(&mut [u64; 32], &[u64; 16], &[u64; 16]);

/// The products, each with the name of its variant.
pub const PRODUCTS: &[(&str, Product)] = &[
    ("recursive, unrolled, 32-bit digits", recursive_32),
    #[cfg(target_arch = "x86_64")]
    ("recursive, unrolled, 64-bit digits", recursive_64),
    ("schoolbook, 32-bit digits", schoolbook_32),
    #[cfg(target_arch = "x86_64")]
    ("schoolbook, 64-bit digits", schoolbook_64),
];

/// The memory for temporary values. A level of the recursion that multiplies numbers of n digits needs space for 2 n
/// digits, and 8 bytes for a sign. All levels together need less than 128 limbs.
type Scratch = [u64; 128];

fn recursive_32(to: &mut [u64; 32], a: &[u64; 16], b: &[u64; 16]) {
    let mut scratch: Scratch = [0; _];
    // SAFETY: the function has System V's calling convention. The numbers have the sizes for which it was generated,
    // and do not overlap.
    unsafe { fastgost_lab_recursive_32(to.as_mut_ptr(), a.as_ptr(), b.as_ptr(), scratch.as_mut_ptr()) }
}

#[cfg(target_arch = "x86_64")]
fn recursive_64(to: &mut [u64; 32], a: &[u64; 16], b: &[u64; 16]) {
    let mut scratch: Scratch = [0; _];
    // SAFETY: as above.
    unsafe { fastgost_lab_recursive_64(to.as_mut_ptr(), a.as_ptr(), b.as_ptr(), scratch.as_mut_ptr()) }
}

fn schoolbook_32(to: &mut [u64; 32], a: &[u64; 16], b: &[u64; 16]) {
    // SAFETY: as above.
    unsafe { fastgost_lab_schoolbook_32(to.as_mut_ptr(), a.as_ptr(), b.as_ptr()) }
}

#[cfg(target_arch = "x86_64")]
fn schoolbook_64(to: &mut [u64; 32], a: &[u64; 16], b: &[u64; 16]) {
    // SAFETY: as above.
    unsafe { fastgost_lab_schoolbook_64(to.as_mut_ptr(), a.as_ptr(), b.as_ptr()) }
}

/// Computes `to = a + b` or `to = a - b`. Returns the carry. `a` has 32 digits of 32 bits, and `b` has 8, 16, 24 or 32
/// digits. None for any other length of `b`.
pub fn sum(subtracts: bool, to: &mut [u64; 16], a: &[u64; 16], b: &[u64]) -> Option<u64> {
    let function = match (subtracts, b.len()) {
        (false, 4) => fastgost_lab_add_8,
        (false, 8) => fastgost_lab_add_16,
        (false, 12) => fastgost_lab_add_24,
        (false, 16) => fastgost_lab_add_32,
        (true, 4) => fastgost_lab_sub_8,
        (true, 8) => fastgost_lab_sub_16,
        (true, 12) => fastgost_lab_sub_24,
        (true, 16) => fastgost_lab_sub_32,
        _ => return None,
    };
    // SAFETY: as above.
    Some(unsafe { function(to.as_mut_ptr(), a.as_ptr(), b.as_ptr()) }.into())
}

/// Computes `to = a * digit`. Returns the highest 32 bits of the product, for which `to` has no space. `to` and `a`
/// have the same number of limbs, which is a multiple of four.
pub fn mul_digit(to: &mut [u64], a: &[u64], digit: u32) -> u32 {
    assert!(to.len() == a.len() && a.len().is_multiple_of(4));
    // SAFETY: a step processes eight digits, which are four limbs.
    unsafe { fastgost_lab_mul_digit(to.as_mut_ptr(), a.as_ptr(), a.len() / 4, digit) }
}

#[cfg(test)]
mod tests {
    use super::{super::Numbers, *};
    use fastgost_curve::mp::Arithmetic;

    unsafe extern "C" {
        fn fastgost_lab_recursive_32_end();
    }

    fn cases() -> Vec<([u64; 16], [u64; 16])> {
        let mut numbers = Numbers(5);
        let mut cases = vec![([u64::MAX; 16], [u64::MAX; 16]), ([0; 16], [u64::MAX; 16]), ([u64::MAX; 16], [0; 16])];
        // The recursive product splits its factors into halves. The words of the sparse factors below are 0, 1 or the
        // maximum. So at the lower levels of the recursion, the two halves of a factor are often equal. Also, the lower
        // half is often the greater half in one factor, and the smaller half in the other factor.
        let mut sparse =
            || std::array::from_fn(|_| if numbers.word().is_multiple_of(3) { u64::MAX } else { numbers.word() % 2 });
        cases.extend((0..500).map(|_| (sparse(), sparse())));
        cases.extend((0..500).map(|_| (numbers.limbs(), numbers.limbs())));
        cases
    }

    #[test]
    fn products_like_ours() {
        for (a, b) in cases() {
            let mut ours = [1; 32];
            Arithmetic::new().mul_fixed(&mut ours, &a, &b);
            for (name, product) in PRODUCTS {
                let mut other = [2; 32];
                product(&mut other, &a, &b);
                assert_eq!(ours, other, "{name} {a:x?} {b:x?}");
            }
        }
    }

    #[test]
    fn sums_like_ours() {
        for (a, b) in cases() {
            for limbs in [4, 8, 12, 16] {
                let mut padded = [0; 16];
                padded[..limbs].copy_from_slice(&b[..limbs]);
                for subtracts in [false, true] {
                    let (mut ours, mut other) = ([1; 16], [2; 16]);
                    let kernel = Arithmetic::new();
                    let carry = if subtracts {
                        kernel.sub_fixed(&mut ours, &a, &padded)
                    } else {
                        kernel.add_fixed(&mut ours, &a, &padded)
                    };
                    assert_eq!(sum(subtracts, &mut other, &a, &b[..limbs]), Some(carry));
                    assert_eq!(ours, other, "{limbs} {subtracts}");
                }
            }
            assert_eq!(sum(false, &mut [0; 16], &a, &b[..5]), None);
        }
    }

    #[test]
    fn digits_like_ours() {
        let mut numbers = Numbers(6);
        for limbs in [0, 4, 16, 20, 5120] {
            for digit in [0, 1, u32::MAX, numbers.word() as u32] {
                let a: Vec<_> = (0..limbs).map(|_| numbers.word()).collect();
                let (mut ours, mut other) = (vec![1; limbs], vec![2; limbs]);
                let above = Arithmetic::new().mul_1(&mut ours, &a, digit.into()).unwrap();
                assert_eq!(u64::from(mul_digit(&mut other, &a, digit)), above);
                assert_eq!(ours, other);
            }
        }
    }

    /// The paper's code had "more than 40 KB". Our code for 32-bit x86 is shorter than our code for x86-64, because its
    /// instructions need no prefix for additional registers.
    #[test]
    fn it_is_fully_unrolled() {
        let size =
            (fastgost_lab_recursive_32_end as *const ()).addr() - (fastgost_lab_recursive_32 as *const ()).addr();
        let least = if cfg!(target_arch = "x86_64") { 40_000 } else { 30_000 };
        assert!((least..80_000).contains(&size), "{size}");
    }
}
