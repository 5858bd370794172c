//! The portable kernel, which runs on every CPU.
//!
//! AArch64 has no other kernel. On AArch64, the compiler uses `umulh`, but keeps each carry in a register, while
//! assembly would chain `adcs`. The table compares the compiler's code for four limbs with code that was written by
//! hand. In the products that were written by hand, each row has one carry chain for the low halves of the limbs'
//! products and one carry chain for the high halves. Each cell has two numbers of cycles, modelled by `llvm-mca` 19.
//! The first number is the time from operands to result. The second number is the time per operation if operations do
//! not wait for each other.
//!
//! | | Cortex-A72 | Neoverse N1 | Neoverse V2 | Apple M1 |
//! |---|---|---|---|---|
//! | `montgomery4`, compiled | 114, 91 | 232, 214 | 61, 47 | 124, 92 |
//! | `montgomery4`, by hand | 93, 65 | 210, 192 | 51, 36 | 95, 69 |
//! | `mul4`, compiled | 55, 39 | 110, 96 | 35, 26 | 63, 43 |
//! | `mul4`, by hand | 49, 32 | 105, 96 | 29, 16 | 52, 32 |
//! | `add4`, compiled | 20, 13 | 17, 12 | 15, 12 | 26, 17 |
//! | `add4`, by hand | 15, 6 | 12, 6 | 12, 2 | 18, 3 |
//!
//! The formulas for points of elliptic curves are mostly products that wait for each other. By the first numbers, a
//! kernel written by hand for AArch64 would be 1.1 to 1.3 times as fast.
#![allow(unsafe_code)]
use super::{
    dispatch::{karatsuba_square12, karatsuba_square16, karatsuba_square32, karatsuba12, karatsuba16, karatsuba32},
    kernel::MpKernel,
    limb::{adc, add_to, mac, mask, sbb, sub_from, subtract_once},
    safegcd,
};
use crate::cpu::Level;

pub(super) const KERNEL: MpKernel = MpKernel {
    level: Level::Portable,
    add,
    sub,
    add4: add_fixed::<4>,
    add8: add_fixed::<8>,
    add12: add_fixed::<12>,
    add16: add_fixed::<16>,
    sub4: sub_fixed::<4>,
    sub8: sub_fixed::<8>,
    sub12: sub_fixed::<12>,
    sub16: sub_fixed::<16>,
    mul_1,
    mul_1x4: mul_digit_fixed::<4>,
    mul_1x8: mul_digit_fixed::<8>,
    mul_1x12: mul_digit_fixed::<12>,
    mul_1x16: mul_digit_fixed::<16>,
    addmul_1,
    addmul_row2: addmul_row::<2>,
    addmul_row6: addmul_row::<6>,
    addmul_row10: addmul_row::<10>,
    addmul_row14: addmul_row::<14>,
    mul4: mul::<4, 4, 8>,
    mul6: mul::<6, 6, 12>,
    mul8: mul::<8, 8, 16>,
    mul16x4: mul::<16, 4, 20>,
    mul16x8: mul::<16, 8, 24>,
    square4: square::<4, 8>,
    square6: square::<6, 12>,
    square8: square::<8, 16>,
    abs_diff6: abs_diff::<6>,
    abs_diff8: abs_diff::<8>,
    abs_diff16: abs_diff::<16>,
    karatsuba_combine6: karatsuba_combine::<12, 24>,
    karatsuba_combine8: karatsuba_combine::<16, 32>,
    karatsuba_combine16: karatsuba_combine::<32, 64>,
    montgomery4: montgomery::<4>,
    montgomery8: montgomery::<8>,
    divsteps: safegcd::divsteps,
    mul12: karatsuba12,
    mul16: karatsuba16,
    mul32: karatsuba32,
    square12: karatsuba_square12,
    square16: karatsuba_square16,
    square32: karatsuba_square32,
};

/// Defines functions with the calling convention that all kernels share.
macro_rules! callable {
    ($(fn $name:ident$(<$(const $n:ident),+>)?($($argument:ident: $type:ty),* $(,)?) $(-> $result:ty)? $body:block)+) => { $(
        #[cfg(target_arch = "x86_64")]
        unsafe extern "sysv64" fn $name$(<$(const $n: usize),+>)?($($argument: $type),*) $(-> $result)? $body
        #[cfg(not(target_arch = "x86_64"))]
        unsafe extern "C" fn $name$(<$(const $n: usize),+>)?($($argument: $type),*) $(-> $result)? $body
    )+ };
}

callable! {
    fn add(to: *mut u64, a: *const u64, b: *const u64, n: usize) -> u64 {
        let mut carry = 0;
        for i in 0..n {
            // SAFETY: the caller has `n` limbs at each address.
            unsafe { (*to.add(i), carry) = adc(*a.add(i), *b.add(i), carry) };
        }
        carry
    }

    fn sub(to: *mut u64, a: *const u64, b: *const u64, n: usize) -> u64 {
        let mut borrow = 0;
        for i in 0..n {
            // SAFETY: the caller has `n` limbs at each address.
            unsafe { (*to.add(i), borrow) = sbb(*a.add(i), *b.add(i), borrow) };
        }
        borrow
    }

    fn add_fixed<const N>(to: &mut [u64; N], a: &[u64; N], b: &[u64; N]) -> u64 {
        *to = *a;
        add_to(to, b)
    }

    fn sub_fixed<const N>(to: &mut [u64; N], a: &[u64; N], b: &[u64; N]) -> u64 {
        *to = *a;
        sub_from(to, b)
    }

    fn mul_1(to: *mut u64, a: *const u64, n: usize, digit: u64) -> u64 {
        let mut carry = 0;
        for i in 0..n {
            // SAFETY: the caller has `n` limbs at each address.
            unsafe { (*to.add(i), carry) = mac(0, *a.add(i), digit, carry) };
        }
        carry
    }

    fn mul_digit_fixed<const N>(to: &mut [u64; N], a: &[u64; N], digit: u64) -> u64 {
        let mut carry = 0;
        for i in 0..N {
            (to[i], carry) = mac(0, a[i], digit, carry);
        }
        carry
    }

    fn addmul_1(to: *mut u64, a: *const u64, n: usize, digit: u64) -> u64 {
        let mut carry = 0;
        for i in 0..n {
            // SAFETY: the caller has `n` limbs at each address.
            unsafe { (*to.add(i), carry) = mac(*to.add(i), *a.add(i), digit, carry) };
        }
        carry
    }

    fn addmul_row<const N>(to: &mut [u64; N], a: &[u64; N], digit: u64) -> u128 {
        let mut carry = 0;
        for i in 0..N {
            (to[i], carry) = mac(to[i], a[i], digit, carry);
        }
        u128::from(to[N - 1]) << 64 | u128::from(carry)
    }

    fn mul<const A, const B, const P>(to: &mut [u64; P], a: &[u64; A], b: &[u64; B]) {
        *to = [0; P];
        for i in 0..A {
            let mut carry = 0;
            for j in 0..B {
                (to[i + j], carry) = mac(to[i + j], a[i], b[j], carry);
            }
            to[i + B] = carry;
        }
    }

    fn square<const A, const P>(to: &mut [u64; P], a: &[u64; A]) {
        *to = [0; P];
        for i in 0..A - 1 {
            let mut carry = 0;
            for j in i + 1..A {
                (to[i + j], carry) = mac(to[i + j], a[i], a[j], carry);
            }
            to[i + A] = carry;
        }
        // The square is twice these products, plus the squares of the limbs.
        let (mut above, mut carry) = (0, 0);
        for i in 0..A {
            let (low, high) = mac(0, a[i], a[i], 0);
            let (even, odd) = (to[2 * i], to[2 * i + 1]);
            (to[2 * i], carry) = adc(even << 1 | above, low, carry);
            (to[2 * i + 1], carry) = adc(odd << 1 | even >> 63, high, carry);
            above = odd >> 63;
        }
    }

    fn abs_diff<const H>(to: &mut [u64; H], a: &[u64; H], b: &[u64; H]) -> u64 {
        let mut borrow = 0;
        for i in 0..H {
            (to[i], borrow) = sbb(a[i], b[i], borrow);
        }
        let negative = mask(borrow);
        let mut carry = borrow;
        for i in 0..H {
            (to[i], carry) = adc(to[i] ^ negative, 0, carry);
        }
        negative
    }

    fn karatsuba_combine<const M, const P>(to: &mut [u64; P], middle: &mut [u64; M], negative: u64) {
        let mut sum = [0; M];
        let (mut carry, mut signed) = (0, negative & 1);
        for i in 0..M {
            (sum[i], carry) = adc(to[i], to[M + i], carry);
            (sum[i], signed) = adc(sum[i], middle[i] ^ negative, signed);
        }
        let above = carry.wrapping_add(signed).wrapping_add(negative);
        let mut carry = 0;
        for i in 0..M {
            (to[M / 2 + i], carry) = adc(to[M / 2 + i], sum[i], carry);
        }
        (to[M / 2 + M], carry) = adc(to[M / 2 + M], above, carry);
        for i in M / 2 + M + 1..P {
            (to[i], carry) = adc(to[i], 0, carry);
        }
    }

    fn montgomery<const N>(to: &mut [u64; N], a: &[u64; N], b: &[u64; N], m: &[u64; N], negated_inverse: u64) {
        *to = montgomery_mul(a, b, m, negated_inverse);
    }
}

/// Computes `a * b / 2^(64 N)` modulo `m`, row by row. Each row adds the product of `b` and a limb of `a`, and then a
/// multiple of `m` that makes the lowest limb zero. The result, together with the limb above it, is below twice `m`.
#[inline]
pub(super) const fn montgomery_sum<const N: usize>(
    a: &[u64; N],
    b: &[u64; N],
    m: &[u64; N],
    negated_inverse: u64,
) -> ([u64; N], u64) {
    let (mut t, mut top) = ([0; N], 0);
    let mut i = 0;
    while i < N {
        let mut carry = 0;
        let mut j = 0;
        while j < N {
            (t[j], carry) = mac(t[j], a[i], b[j], carry);
            j += 1;
        }
        // Both carries are added in a sum of two limbs. With `adc`, the compiler would save the flags between the two
        // additions on AArch64.
        let above = top as u128 + carry as u128;
        let q = t[0].wrapping_mul(negated_inverse);
        let (_, mut carry) = mac(t[0], q, m[0], 0);
        let mut j = 1;
        while j < N {
            (t[j - 1], carry) = mac(t[j], q, m[j], carry);
            j += 1;
        }
        let above = above + carry as u128;
        (t[N - 1], top) = (above as u64, (above >> 64) as u64);
        i += 1;
    }
    (t, top)
}

/// Computes the same product as `montgomery_sum`, and reduces it below `m`.
#[inline]
pub(super) fn montgomery_mul<const N: usize>(
    a: &[u64; N],
    b: &[u64; N],
    m: &[u64; N],
    negated_inverse: u64,
) -> [u64; N] {
    let (mut product, top) = montgomery_sum(a, b, m, negated_inverse);
    subtract_once(&mut product, top, m);
    product
}
