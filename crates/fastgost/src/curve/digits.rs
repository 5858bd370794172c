//! Scalars as digits of windows.
use super::Scalar;
use crate::mp::limb::mask;
use subtle::Choice;

/// Digits that a number may have: of 512 bits, and one more.
pub(super) const MOST: usize = 514;

/// Of an odd number below 2^(`W` `windows`), given by its half rounded down, the digit of 2^(`W` `at`) where all digits are odd,
/// from -(2^W - 1) to 2^W - 1: d as the index (|d| - 1) / 2, and whether it is negative. In constant time.
///
/// With 2 b + 1 - 2^W for the digit the number is 2 B + 1 - 2^(`W` `windows`), where B has the digits b: so B is the half, with
/// its highest bit set.
#[inline(always)]
pub(super) fn odd_digit<const W: usize>(half: &Scalar, at: usize, windows: usize) -> (u64, Choice) {
    let mut b = bits::<W>(half, W * at);
    if at + 1 == windows {
        b |= 1 << (W - 1);
    }
    let positive = b >> (W - 1);
    ((b ^ !mask(positive)) & ((1 << (W - 1)) - 1), Choice::from((positive ^ 1) as u8))
}

/// So many windows of `W` bits does a number of this many bits need.
pub(super) const fn windows<const W: usize>(bits: usize) -> usize {
    bits.div_ceil(W)
}

/// The `W` bits from bit `at`.
#[inline(always)]
pub(super) fn bits<const W: usize>(x: &Scalar, at: usize) -> u64 {
    let (limb, shift) = (at / 64, at % 64);
    let mut bits = if limb < 8 { x.0[limb] >> shift } else { 0 };
    if shift + W > 64 && limb < 7 {
        bits |= x.0[limb + 1] << (64 - shift);
    }
    bits & ((1 << W) - 1)
}

/// The digits of a public number, each 0 or odd and below 2^(w - 1) in magnitude, with w - 1 zeros at least after one that is not;
/// returns how many there are. VARIABLE-TIME.
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
            // As many digits are 0 as bits are like this one.
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
