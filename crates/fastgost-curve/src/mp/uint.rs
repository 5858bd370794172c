//! Integers of fixed size.
use super::limb::{adc, mac, mask, sbb};
use crate::error::{Error, Result};
use core::fmt;
use subtle::{Choice, ConstantTimeEq};
use zeroize::Zeroize;

/// An integer of `N` limbs of 64 bits, with the lowest limb first. Its value is from 0 to 2^(64 `N`) - 1.
///
/// The time of a method does not depend on the integer's value, unless the method's name ends in `_public`. Use `==`
/// and `Debug` for public numbers only.
///
/// ```
/// use fastgost_curve::mp::Uint;
///
/// let a = Uint::<4>::from_be_hex("ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff");
/// let (sum, carry) = a.add(&Uint::ONE);
/// assert_eq!((sum, carry), (Uint::ZERO, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Zeroize)]
pub struct Uint<const N: usize>(pub [u64; N]);

impl<const N: usize> Uint<N> {
    /// 0.
    pub const ZERO: Self = Self([0; N]);
    /// 1.
    pub const ONE: Self = Self::from_u64(1);
    /// 2^(64 `N`) - 1.
    pub const MAX: Self = Self([u64::MAX; N]);
    /// The size in bytes.
    pub const BYTES: usize = 8 * N;

    /// Returns the number `value`.
    pub const fn from_u64(value: u64) -> Self {
        let mut limbs = [0; N];
        limbs[0] = value;
        Self(limbs)
    }

    /// Reads a number from hexadecimal digits, with the highest digit first.
    ///
    /// # Panics
    /// Panics if there is a character other than a hexadecimal digit, or if there are more digits than fit. For a
    /// constant, this happens at compile time.
    pub const fn from_be_hex(digits: &str) -> Self {
        let digits = digits.as_bytes();
        assert!(digits.len() <= 16 * N, "more digits than fit");
        let mut limbs = [0; N];
        let mut i = 0;
        while i < digits.len() {
            let digit = match digits[digits.len() - 1 - i] {
                d @ b'0'..=b'9' => d - b'0',
                d @ b'a'..=b'f' => d - b'a' + 10,
                d @ b'A'..=b'F' => d - b'A' + 10,
                _ => panic!("not a hexadecimal digit"),
            };
            limbs[i / 16] |= (digit as u64) << (4 * (i % 16));
            i += 1;
        }
        Self(limbs)
    }

    /// Reads a number from little-endian bytes; missing high bytes are zeros.
    ///
    /// # Errors
    /// [`Error::NumberLength`] if there are more bytes than the integer has.
    pub fn from_le_bytes(bytes: &[u8]) -> Result<Self> {
        let mut number = Self::ZERO;
        number.read_le_bytes(bytes)?;
        Ok(number)
    }

    /// Reads a number from little-endian bytes, in place, because moving a secret would leave a copy of it.
    ///
    /// # Errors
    /// The errors of [`from_le_bytes`](Uint::from_le_bytes).
    #[doc(hidden)]
    pub fn read_le_bytes(&mut self, bytes: &[u8]) -> Result<()> {
        if bytes.len() > Self::BYTES {
            return Err(Error::NumberLength { given: bytes.len(), most: Self::BYTES });
        }
        self.0.fill(0);
        for (i, byte) in bytes.iter().enumerate() {
            self.0[i / 8] |= u64::from(*byte) << (8 * (i % 8));
        }
        Ok(())
    }

    /// Reads a number from big-endian bytes; missing high bytes are zeros.
    ///
    /// # Errors
    /// [`Error::NumberLength`] if there are more bytes than the integer has.
    pub fn from_be_bytes(bytes: &[u8]) -> Result<Self> {
        if bytes.len() > Self::BYTES {
            return Err(Error::NumberLength { given: bytes.len(), most: Self::BYTES });
        }
        let mut limbs = [0; N];
        for (i, byte) in bytes.iter().rev().enumerate() {
            limbs[i / 8] |= u64::from(*byte) << (8 * (i % 8));
        }
        Ok(Self(limbs))
    }

    /// Writes the number in little-endian order, truncated or zero-extended to the length of `to`.
    pub fn write_le_bytes(&self, to: &mut [u8]) {
        for (i, byte) in to.iter_mut().enumerate() {
            *byte = if i < Self::BYTES { (self.0[i / 8] >> (8 * (i % 8))) as u8 } else { 0 };
        }
    }

    /// Writes the number in big-endian order, truncated to its low bytes or zero-extended to the length of `to`.
    pub fn write_be_bytes(&self, to: &mut [u8]) {
        self.write_le_bytes(to);
        to.reverse();
    }

    /// Returns the sum, and the carry out, which is 0 or 1.
    #[inline]
    #[must_use]
    pub const fn add(&self, other: &Self) -> (Self, u64) {
        let (mut sum, mut carry) = ([0; N], 0);
        let mut i = 0;
        while i < N {
            (sum[i], carry) = adc(self.0[i], other.0[i], carry);
            i += 1;
        }
        (Self(sum), carry)
    }

    /// Returns the difference, and the borrow, which is 1 if `other` is greater and 0 if not.
    #[inline]
    #[must_use]
    pub const fn sub(&self, other: &Self) -> (Self, u64) {
        let (mut difference, mut borrow) = ([0; N], 0);
        let mut i = 0;
        while i < N {
            (difference[i], borrow) = sbb(self.0[i], other.0[i], borrow);
            i += 1;
        }
        (Self(difference), borrow)
    }

    /// Returns the low half and the high half of the product.
    #[inline]
    #[must_use]
    pub const fn mul(&self, other: &Self) -> (Self, Self) {
        let (mut low, mut high) = ([0; N], [0; N]);
        let mut i = 0;
        while i < N {
            // `high` has the limbs of the sum so far from limb i on. This iteration adds `other` times limb i of this
            // number, and finishes limb i of the sum.
            let (lowest, mut carry) = mac(high[0], self.0[i], other.0[0], 0);
            low[i] = lowest;
            let mut j = 1;
            while j < N {
                (high[j - 1], carry) = mac(high[j], self.0[i], other.0[j], carry);
                j += 1;
            }
            high[N - 1] = carry;
            i += 1;
        }
        (Self(low), Self(high))
    }

    /// Returns whether the number is 0.
    #[inline]
    #[must_use]
    pub fn is_zero(&self) -> Choice {
        let mut any = 0;
        for i in 0..N {
            any |= self.0[i];
        }
        any.ct_eq(&0)
    }

    /// Returns whether both numbers are equal, in constant time.
    #[inline]
    #[must_use]
    pub fn ct_eq(&self, other: &Self) -> Choice {
        let mut different = 0;
        for i in 0..N {
            different |= self.0[i] ^ other.0[i];
        }
        different.ct_eq(&0)
    }

    /// Returns whether this number is less than `other`.
    #[inline]
    #[must_use]
    pub fn lt(&self, other: &Self) -> Choice {
        Choice::from(self.sub(other).1 as u8)
    }

    /// Returns `b` if `choice` is set, and `a` if not.
    #[inline]
    #[must_use]
    pub fn select(a: &Self, b: &Self, choice: Choice) -> Self {
        let mut out = *a;
        // The optimiser cannot see that this mask is all ones or all zeros. If the code made a `Choice` for each limb,
        // the optimiser would make a branch.
        let chosen = mask(u64::from(choice.unwrap_u8()));
        for i in 0..N {
            out.0[i] ^= (a.0[i] ^ b.0[i]) & chosen;
        }
        out
    }

    /// Returns the bit of weight 2^`at`, which is 0 or 1. For positions above the highest bit, the result is 0. The
    /// position is public.
    #[inline]
    #[must_use]
    pub const fn bit(&self, at: usize) -> u64 {
        if at < 64 * N { self.0[at / 64] >> (at % 64) & 1 } else { 0 }
    }

    /// Returns the length of the number in bits, without leading zeros. The number 0 has length 0. This method is
    /// variable-time.
    #[must_use]
    pub const fn bits_public(&self) -> usize {
        let mut i = N;
        while i > 0 {
            i -= 1;
            if self.0[i] != 0 {
                return 64 * i + 64 - self.0[i].leading_zeros() as usize;
            }
        }
        0
    }

    /// Returns the number times 2^`by`, without the bits that are shifted out. The shift is public.
    #[must_use]
    pub const fn shl(&self, by: usize) -> Self {
        let mut out = [0; N];
        let (limbs, bits) = (by / 64, by % 64);
        let mut i = limbs;
        while i < N {
            out[i] = self.0[i - limbs] << bits;
            if bits > 0 && i > limbs {
                out[i] |= self.0[i - limbs - 1] >> (64 - bits);
            }
            i += 1;
        }
        Self(out)
    }

    /// Returns the number divided by 2^`by`, rounded down. The shift is public.
    #[must_use]
    pub const fn shr(&self, by: usize) -> Self {
        let mut out = [0; N];
        let (limbs, bits) = (by / 64, by % 64);
        let mut i = 0;
        while limbs < N && i < N - limbs {
            out[i] = self.0[i + limbs] >> bits;
            if bits > 0 && i + limbs + 1 < N {
                out[i] |= self.0[i + limbs + 1] << (64 - bits);
            }
            i += 1;
        }
        Self(out)
    }
}

impl<const N: usize> Default for Uint<N> {
    fn default() -> Self {
        Self::ZERO
    }
}

impl<const N: usize> fmt::Debug for Uint<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("0x")?;
        for limb in self.0.iter().rev() {
            write!(f, "{limb:016x}")?;
        }
        Ok(())
    }
}
