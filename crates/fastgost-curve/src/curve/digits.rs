//! Recodes scalars into digits, one digit for each window of a point multiplication.
use super::Scalar;
use crate::mp::limb::mask;
use subtle::Choice;

/// The largest possible number of digits: a number of 512 bits and a carry need no more.
pub(super) const MOST: usize = 514;

/// Returns one digit of an odd number below 2^(`W` `windows`). All digits of the number are odd, from 1 - 2^W to
/// 2^W - 1. `half` is half of the number, rounded down. The function returns the digit d of weight 2^(`W` `at`) as the
/// index (|d| - 1) / 2, and also whether d is negative. The function runs in constant time.
///
/// If each digit is written as 2 b + 1 - 2^W, the number is 2 B + 1 - 2^(`W` `windows`), where B is the number whose
/// digits in base 2^W are the values b. So B is `half` with bit `W` `windows` - 1 set.
#[inline(always)]
pub(super) fn odd_digit<const W: usize>(half: &Scalar, at: usize, windows: usize) -> (u64, Choice) {
    let mut b = bits::<W>(half, W * at);
    if at + 1 == windows {
        b |= 1 << (W - 1);
    }
    let positive = b >> (W - 1);
    ((b ^ !mask(positive)) & ((1 << (W - 1)) - 1), Choice::from((positive ^ 1) as u8))
}

/// Returns the number of windows of `W` bits that a number of `bits` bits needs.
pub(super) const fn windows<const W: usize>(bits: usize) -> usize {
    bits.div_ceil(W)
}

/// Returns `W` bits of x, beginning with bit `at`.
#[inline(always)]
pub(super) fn bits<const W: usize>(x: &Scalar, at: usize) -> u64 {
    let (limb, shift) = (at / 64, at % 64);
    let mut bits = if limb < 8 { x.0[limb] >> shift } else { 0 };
    if shift + W > 64 && limb < 7 {
        bits |= x.0[limb + 1] << (64 - shift);
    }
    bits & ((1 << W) - 1)
}

/// Computes the width-w non-adjacent form of a public number. Each digit is 0, or is odd with an absolute value below
/// 2^(w - 1). At least w - 1 zeros follow an odd digit. Returns the number of digits. This function is VARIABLE-TIME.
pub(super) fn wnaf_public(x: &Scalar, w: usize, digits: &mut [i16; MOST]) -> usize {
    digits.fill(0);
    let (mut at, mut carry, mut length) = (0, 0, 0);
    while at <= 512 {
        let (limb, shift) = (at / 64, at % 64);
        let mut bits = if limb < 8 { x.0[limb] >> shift } else { 0 };
        if shift > 0 && limb < 7 {
            bits |= x.0[limb + 1] << (64 - shift);
        }
        if bits & 1 == carry {
            // Each following bit that is equal to the carry gives a digit 0.
            let same = if carry == 0 { bits.trailing_zeros() } else { bits.trailing_ones() } as usize;
            at += same.min(64 - shift).max(1);
            continue;
        }
        let digit = (bits & ((1 << w) - 1)) + carry;
        carry = digit >> (w - 1);
        digits[at] = (digit as i64 - ((carry as i64) << w)) as i16;
        length = at + 1;
        at += w;
    }
    length
}
