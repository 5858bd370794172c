//! Limbs, the 64-bit words of a number, and arithmetic on them with carry and borrow.
use crate::simd::opaque;

/// `a + b + carry`: the limb and the carry out, 0 or 1.
#[inline(always)]
pub(crate) const fn adc(a: u64, b: u64, carry: u64) -> (u64, u64) {
    let (sum, c) = a.overflowing_add(b);
    let (sum, d) = sum.overflowing_add(carry);
    (sum, (c | d) as u64)
}

/// `a - b - borrow`: the limb and the borrow out, 0 or 1.
#[inline(always)]
pub(crate) const fn sbb(a: u64, b: u64, borrow: u64) -> (u64, u64) {
    let (difference, c) = a.overflowing_sub(b);
    let (difference, d) = difference.overflowing_sub(borrow);
    (difference, (c | d) as u64)
}

/// `a + b * c + carry`: the limb and the carry out, which is a whole limb. It cannot overflow.
#[inline(always)]
pub(crate) const fn mac(a: u64, b: u64, c: u64, carry: u64) -> (u64, u64) {
    let t = a as u128 + b as u128 * c as u128 + carry as u128;
    (t as u64, (t >> 64) as u64)
}

/// All ones if `bit` is 1, zero if it is 0.
#[inline(always)]
pub(crate) fn mask(bit: u64) -> u64 {
    opaque(bit).wrapping_neg()
}

/// All ones if `x` is not 0, else zero.
#[inline(always)]
pub(crate) fn mask_if_any(x: u64) -> u64 {
    mask((x | x.wrapping_neg()) >> 63)
}

/// `1 / x` modulo 2^64, for odd `x`.
pub(crate) const fn inverse_of_odd(x: u64) -> u64 {
    // Correct to 5 bits; every step doubles them.
    let mut y = x.wrapping_mul(3) ^ 2;
    let mut bits = 5;
    while bits < 64 {
        y = y.wrapping_mul(2u64.wrapping_sub(x.wrapping_mul(y)));
        bits *= 2;
    }
    y
}

/// A carry of which the compiler does not know that it is one bit: on AArch64 it turns some chains of carries into branches.
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

/// Reduces `a`, with the limb `top` above it and below twice `m`, to less than `m`.
#[inline(always)]
pub(crate) fn subtract_once<const N: usize>(a: &mut [u64; N], top: u64, m: &[u64; N]) {
    let mut less = *a;
    let borrow = sub_from(&mut less, m);
    // `a` is kept if the subtraction borrowed and `top` is 0.
    let keep = mask(borrow & (top ^ 1));
    for i in 0..N {
        a[i] = less[i] ^ ((less[i] ^ a[i]) & keep);
    }
}

/// `subtract_once` for public numbers, at compile time too.
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
