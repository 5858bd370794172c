//! The portable kernel, which runs on every CPU. It has 64-bit limbs, and uses 128-bit integers for products.
use super::{
    CurveKernel, Engine,
    params::Set,
    residue::{ModularArithmetic, MontgomeryPrime, above, below},
};
use crate::{
    cpu::Level,
    mp::{
        Modulus, Uint,
        limb::{adc, hidden, mac, mask, sbb},
    },
    simd::opaque,
};
use alloc::boxed::Box;
use core::marker::PhantomData;

pub(super) const KERNEL: CurveKernel = CurveKernel { level: Level::Portable, engine };

fn engine(set: Set) -> Box<dyn Engine> {
    super::engines!(set, Below, Above, Montgomery)
}

/// Arithmetic modulo 2^(64 N) - C, so that 2^(64 N) = C.
#[derive(Clone, Copy)]
pub(super) struct Below<const C: u64>;

impl<const C: u64> Below<C> {
    /// Reduces low + 2^(64 N) top.
    #[inline(always)]
    fn fold<const N: usize>(low: &[u64; N], top: u64) -> [u64; N] {
        let mut out = *low;
        // After a sum, `top` is one bit, and the compiler would turn a product by one bit into a branch. So `top` is
        // hidden from the compiler.
        let (lowest, mut carry) = mac(out[0], opaque(top), C, 0);
        out[0] = lowest;
        for i in 1..N {
            (out[i], carry) = adc(out[i], 0, carry);
            carry = hidden(carry);
        }
        // If this sum carries, the limbs of the sum are less than top C < 2^64 - C. So the addition of C cannot carry.
        out[0] = out[0].wrapping_add(C & mask(carry));
        out
    }
}

impl<const C: u64, const N: usize> ModularArithmetic<N> for Below<C> {
    const PRIME: Modulus<N> = below(C);
    const ONE: [u64; N] = Uint::ONE.0;

    #[inline(always)]
    fn add(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let (sum, carry) = Uint(*a).add(&Uint(*b));
        Self::fold(&sum.0, carry)
    }

    #[inline(always)]
    fn sub(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let (difference, borrow) = Uint(*a).sub(&Uint(*b));
        let mut out = difference.0;
        let mut c = C & mask(borrow);
        for i in 0..N {
            (out[i], c) = sbb(out[i], c, 0);
            c = hidden(c);
        }
        // If this difference borrows, its limbs are almost 2^(64 N). So the subtraction of C cannot borrow.
        out[0] = out[0].wrapping_sub(C & mask(c));
        out
    }

    #[inline(always)]
    fn mul(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let (low, high) = product(a, b);
        let (mut out, mut carry) = ([0; N], 0);
        for i in 0..N {
            (out[i], carry) = mac(low[i], high[i], C, carry);
        }
        Self::fold(&out, carry)
    }

    #[inline(always)]
    fn times(a: &[u64; N], factor: u32) -> [u64; N] {
        let (mut out, mut carry) = ([0; N], 0);
        for i in 0..N {
            (out[i], carry) = mac(0, a[i], factor.into(), carry);
        }
        Self::fold(&out, carry)
    }
}

/// Arithmetic modulo 2^(64 N - 1) + C, so that 2^(64 N) = -2 C.
#[derive(Clone, Copy)]
pub(super) struct Above<const C: u64>;

impl<const C: u64> Above<C> {
    /// Reduces low - 2^(64 N) top, where top 2 C < 2^64. The result is low + top 2 C. If this sum may overflow, the
    /// prime is subtracted from it.
    #[inline(always)]
    fn fold<const N: usize>(low: &[u64; N], top: u64) -> [u64; N] {
        let (mut out, top) = (*low, opaque(top));
        let less = out[N - 1] >> 63 & (top | top.wrapping_neg()) >> 63;
        out[N - 1] ^= less << 63;
        // If the prime is subtracted, top is at least 1, so `carry` is not negative.
        let mut carry = (top * 2 * C).wrapping_sub(C & mask(less));
        for i in 0..N {
            (out[i], carry) = adc(out[i], carry, 0);
            carry = hidden(carry);
        }
        out
    }
}

impl<const C: u64, const N: usize> ModularArithmetic<N> for Above<C> {
    const PRIME: Modulus<N> = above(C);
    const ONE: [u64; N] = Uint::ONE.0;

    #[inline(always)]
    fn add(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let (sum, carry) = Uint(*a).add(&Uint(*b));
        let mut out = sum.0;
        // If the sum is 2^(64 N) or more, the prime is subtracted once or twice. Then the highest bit of `out` is set,
        // so the subtraction of C or 2 C below cannot borrow.
        let mut borrow = (C + (C & mask(out[N - 1] >> 63))) & mask(carry);
        out[N - 1] |= carry << 63;
        for i in 0..N {
            (out[i], borrow) = sbb(out[i], borrow, 0);
            borrow = hidden(borrow);
        }
        out
    }

    #[inline(always)]
    fn sub(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let (difference, borrow) = Uint(*a).sub(&Uint(*b));
        Self::fold(&difference.0, borrow)
    }

    #[inline(always)]
    fn mul(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        let (low, high) = product(a, b);
        let (mut out, mut carry, mut borrow) = ([0; N], 0, 0);
        for i in 0..N {
            let part;
            (part, carry) = mac(0, high[i], 2 * C, carry);
            (out[i], borrow) = sbb(low[i], part, borrow);
            borrow = hidden(borrow);
        }
        Self::fold(&out, carry + borrow)
    }

    #[inline(always)]
    fn times(a: &[u64; N], factor: u32) -> [u64; N] {
        let (mut out, mut carry) = ([0; N], 0);
        for i in 0..N {
            (out[i], carry) = mac(0, a[i], factor.into(), carry);
        }
        let mut borrow = carry * 2 * C;
        for i in 0..N {
            (out[i], borrow) = sbb(out[i], borrow, 0);
            borrow = hidden(borrow);
        }
        Self::fold(&out, borrow)
    }
}

/// Arithmetic modulo any prime, in Montgomery form. Values are always below the prime.
#[derive(Clone, Copy)]
pub(super) struct Montgomery<P>(PhantomData<P>);

impl<P: MontgomeryPrime<N>, const N: usize> ModularArithmetic<N> for Montgomery<P> {
    const PRIME: Modulus<N> = P::PRIME;
    const ONE: [u64; N] = P::PRIME.one().0;

    #[inline(always)]
    fn add(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        P::PRIME.add(&Uint(*a), &Uint(*b)).0
    }

    #[inline(always)]
    fn sub(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        P::PRIME.sub(&Uint(*a), &Uint(*b)).0
    }

    #[inline(never)]
    fn mul(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        P::PRIME.montgomery_mul(&Uint(*a), &Uint(*b)).0
    }

    /// This method has no special code for small factors. The factor is 7, or another number for which a normal
    /// multiplication is better.
    #[inline(always)]
    fn times(a: &[u64; N], factor: u32) -> [u64; N] {
        let factor = P::PRIME.to_montgomery(&Uint::from_u64(factor.into()));
        Self::mul(a, &factor.0)
    }

    fn encode(a: &[u64; N]) -> [u64; N] {
        P::PRIME.to_montgomery(&Uint(*a)).0
    }

    fn decode(a: &[u64; N]) -> [u64; N] {
        P::PRIME.from_montgomery(&Uint(*a)).0
    }

    fn invert(a: &[u64; N]) -> [u64; N] {
        P::PRIME.to_montgomery(&P::PRIME.invert(&P::PRIME.from_montgomery(&Uint(*a)))).0
    }
}

/// Returns the low limbs and the high limbs of the product.
#[inline(always)]
fn product<const N: usize>(a: &[u64; N], b: &[u64; N]) -> ([u64; N], [u64; N]) {
    if N <= 4 { inlined_product(a, b) } else { long_product(a, b) }
}

#[inline(always)]
fn inlined_product<const N: usize>(a: &[u64; N], b: &[u64; N]) -> ([u64; N], [u64; N]) {
    let (low, high) = Uint(*a).mul(&Uint(*b));
    (low.0, high.0)
}

/// This function is not inlined, because an addition law contains a dozen products.
#[inline(never)]
fn long_product<const N: usize>(a: &[u64; N], b: &[u64; N]) -> ([u64; N], [u64; N]) {
    inlined_product(a, b)
}

#[cfg(test)]
mod tests {
    use super::{super::residue, *};

    #[test]
    fn fields() {
        residue::tests::check_row!(Below, Above, Montgomery);
        check::<Montgomery<residue::Test512>, 8>(false);
    }
}
