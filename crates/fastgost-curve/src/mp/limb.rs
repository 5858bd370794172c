//! Limbs, the 64-bit words of a number, and arithmetic on them with carry and borrow.
use crate::simd::opaque;

/// Computes `a + b + carry`. Returns the low limb of the result, and the carry out, which is 0 or 1.
#[inline(always)]
pub(crate) const fn adc(a: u64, b: u64, carry: u64) -> (u64, u64) {
    let (sum, c) = a.overflowing_add(b);
    let (sum, d) = sum.overflowing_add(carry);
    (sum, (c | d) as u64)
}

/// Computes `a - b - borrow`. Returns the low limb of the result, and the borrow out, which is 0 or 1.
#[inline(always)]
pub(crate) const fn sbb(a: u64, b: u64, borrow: u64) -> (u64, u64) {
    let (difference, c) = a.overflowing_sub(b);
    let (difference, d) = difference.overflowing_sub(borrow);
    (difference, (c | d) as u64)
}

/// Computes `a + b * c + carry`, which cannot overflow. Returns the low limb of the result, and the carry out, which is
/// a whole limb.
#[inline(always)]
pub(crate) const fn mac(a: u64, b: u64, c: u64, carry: u64) -> (u64, u64) {
    let t = a as u128 + b as u128 * c as u128 + carry as u128;
    (t as u64, (t >> 64) as u64)
}

/// Returns all ones if `bit` is 1, and 0 if `bit` is 0.
#[inline(always)]
pub(crate) fn mask(bit: u64) -> u64 {
    opaque(bit).wrapping_neg()
}

/// Returns all ones if `x` is not 0, and 0 if `x` is 0.
#[inline(always)]
pub(crate) fn mask_if_any(x: u64) -> u64 {
    mask((x | x.wrapping_neg()) >> 63)
}

/// Computes `1 / x` modulo 2^64, for odd `x`.
pub(crate) const fn inverse_of_odd(x: u64) -> u64 {
    // The starting value is correct to 5 bits. Every step doubles the number of correct bits.
    let mut y = x.wrapping_mul(3) ^ 2;
    let mut bits = 5;
    while bits < 64 {
        y = y.wrapping_mul(2u64.wrapping_sub(x.wrapping_mul(y)));
        bits *= 2;
    }
    y
}

/// Hides from the compiler that a carry is one bit, because on AArch64 the compiler turns some chains of such carries
/// into branches.
#[inline(always)]
pub(crate) fn hidden(carry: u64) -> u64 {
    if cfg!(target_arch = "aarch64") { opaque(carry) } else { carry }
}

/// Adds `b` to `a`; returns the carry.
#[inline(always)]
pub(crate) fn add_to<const N: usize>(a: &mut [u64; N], b: &[u64; N]) -> u64 {
    let mut carry = 0;
    for i in 0..N {
        (a[i], carry) = adc(a[i], b[i], carry);
        carry = hidden(carry);
    }
    carry
}

/// Subtracts `b` from `a`; returns the borrow.
#[inline(always)]
pub(crate) fn sub_from<const N: usize>(a: &mut [u64; N], b: &[u64; N]) -> u64 {
    let mut borrow = 0;
    for i in 0..N {
        (a[i], borrow) = sbb(a[i], b[i], borrow);
        borrow = hidden(borrow);
    }
    borrow
}

/// Reduces the number that consists of `a` and the limb `top` above it to less than `m`. The number is below twice `m`.
#[inline(always)]
pub(crate) fn subtract_once<const N: usize>(a: &mut [u64; N], top: u64, m: &[u64; N]) {
    let mut less = *a;
    let borrow = sub_from(&mut less, m);
    // If the subtraction borrowed and `top` is 0, the result is `a` itself.
    let keep = mask(borrow & (top ^ 1));
    for i in 0..N {
        a[i] = less[i] ^ ((less[i] ^ a[i]) & keep);
    }
}

/// Does the same as `subtract_once`, for public numbers. This function also works at compile time.
pub(crate) const fn subtract_once_public<const N: usize>(a: &mut [u64; N], top: u64, m: &[u64; N]) {
    let mut less = *a;
    let mut borrow = 0;
    let mut i = 0;
    while i < N {
        (less[i], borrow) = sbb(less[i], m[i], borrow);
        i += 1;
    }
    if borrow <= top {
        *a = less;
    }
}
