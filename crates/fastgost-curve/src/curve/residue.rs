//! Field elements as 4 or 8 limbs of 64 bits, over the arithmetic of a kernel.
use super::{
    Scalar,
    field::{Element, Field},
    params::Set,
};
use crate::{
    mp::{Modulus, Uint},
    simd::opaque,
};
use core::{
    marker::PhantomData,
    ops::{Add, Mul, Sub},
};
use subtle::{Choice, ConstantTimeEq};
use zeroize::Zeroize;

/// Arithmetic modulo a prime on numbers of `N` limbs. An operand of a method may be any number of `N` limbs, also a
/// number that is not below the prime, unless the documentation of an arithmetic says otherwise.
pub(super) trait ModularArithmetic<const N: usize>: Copy + Send + Sync + 'static {
    const PRIME: Modulus<N>;
    /// The number 1 in the representation of this arithmetic.
    const ONE: [u64; N];

    fn add(a: &[u64; N], b: &[u64; N]) -> [u64; N];
    fn sub(a: &[u64; N], b: &[u64; N]) -> [u64; N];
    fn mul(a: &[u64; N], b: &[u64; N]) -> [u64; N];
    #[inline(always)]
    fn square(a: &[u64; N]) -> [u64; N] {
        Self::mul(a, a)
    }

    fn times(a: &[u64; N], factor: u32) -> [u64; N];

    /// Converts a number below the prime to the representation of this arithmetic.
    #[inline(always)]
    fn encode(a: &[u64; N]) -> [u64; N] {
        *a
    }

    /// Converts from the representation of this arithmetic to the number below the prime.
    #[inline(always)]
    fn decode(a: &[u64; N]) -> [u64; N] {
        less_prime(a, &Self::PRIME)
    }

    /// Computes the representation of 1 / x from the representation of x.
    fn invert(a: &[u64; N]) -> [u64; N] {
        let prime = Self::PRIME;
        prime.invert(&Uint(less_prime(a, &prime))).0
    }

    /// Returns `table[index]`. The function reads the whole table, so that no address depends on `index`.
    #[inline(always)]
    fn look_up<const K: usize>(table: &[[Residue<Self, N>; K]], index: u64) -> [Residue<Self, N>; K] {
        look_up(table, index)
    }
}

/// Returns `a` if `a` is below the prime, or `a` minus the prime if not.
#[inline(always)]
fn less_prime<const N: usize>(a: &[u64; N], prime: &Modulus<N>) -> [u64; N] {
    let a = Uint(*a);
    let (less, borrow) = a.sub(prime.modulus());
    Uint::select(&less, &a, Choice::from(borrow as u8)).0
}

/// A prime for Montgomery's arithmetic.
pub(super) trait MontgomeryPrime<const N: usize>: Copy + Send + Sync + 'static {
    const PRIME: Modulus<N>;
}

/// The prime of CryptoPro-C.
#[derive(Clone, Copy)]
pub(super) struct CryptoProC;

impl MontgomeryPrime<4> for CryptoProC {
    const PRIME: Modulus<4> = modulus(&Set::CryptoProC.domain().p);
}

/// The prime of the 512-bit test set.
#[derive(Clone, Copy)]
pub(super) struct Test512;

impl MontgomeryPrime<8> for Test512 {
    const PRIME: Modulus<8> = modulus(&Set::Test512.domain().p);
}

/// Returns the modulus 2^(64 N) - c.
pub(super) const fn below<const N: usize>(c: u64) -> Modulus<N> {
    let mut p = Scalar::MAX;
    p.0[0] -= c - 1;
    modulus(&p)
}

/// Returns the modulus 2^(64 N - 1) + c.
pub(super) const fn above<const N: usize>(c: u64) -> Modulus<N> {
    let mut p = Scalar::from_u64(c);
    p.0[N - 1] = 1 << 63;
    modulus(&p)
}

/// Makes a modulus from the lowest limbs of a prime.
const fn modulus<const N: usize>(p: &Scalar) -> Modulus<N> {
    let mut limbs = [0; N];
    let mut i = 0;
    while i < N {
        limbs[i] = p.0[i];
        i += 1;
    }
    match Modulus::new(Uint(limbs)) {
        Ok(modulus) => modulus,
        Err(_) => unreachable!(),
    }
}

/// An element of the field, in the representation of an arithmetic.
#[repr(align(32))]
pub(super) struct Residue<A, const N: usize> {
    limbs: [u64; N],
    arithmetic: PhantomData<A>,
}

impl<A, const N: usize> Copy for Residue<A, N> {}
impl<A, const N: usize> Clone for Residue<A, N> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<A, const N: usize> Residue<A, N> {
    #[inline(always)]
    pub(super) const fn new(limbs: [u64; N]) -> Self {
        Self { limbs, arithmetic: PhantomData }
    }
}

impl<A: ModularArithmetic<N>, const N: usize> Add for Residue<A, N> {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self::new(A::add(&self.limbs, &other.limbs))
    }
}

impl<A: ModularArithmetic<N>, const N: usize> Sub for Residue<A, N> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self::new(A::sub(&self.limbs, &other.limbs))
    }
}

impl<A: ModularArithmetic<N>, const N: usize> Mul for Residue<A, N> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        Self::new(A::mul(&self.limbs, &other.limbs))
    }
}

impl<A: ModularArithmetic<N>, const N: usize> Field for Residue<A, N> {
    #[inline(always)]
    fn square(self) -> Self {
        Self::new(A::square(&self.limbs))
    }

    #[inline(always)]
    fn times(self, factor: u32) -> Self {
        Self::new(A::times(&self.limbs, factor))
    }
}

impl<A: ModularArithmetic<N>, const N: usize> Zeroize for Residue<A, N> {
    #[inline(always)]
    fn zeroize(&mut self) {
        crate::wipe(&mut self.limbs);
    }
}

impl<A: ModularArithmetic<N>, const N: usize> Element for Residue<A, N> {
    const ZERO: Self = Self::new([0; N]);
    const ONE: Self = Self::new(A::ONE);

    fn from_number(x: &Scalar) -> Self {
        let mut limbs = [0; N];
        limbs.copy_from_slice(&x.0[..N]);
        Self::new(A::encode(&limbs))
    }

    fn to_number(self) -> Scalar {
        let mut out = Scalar::ZERO;
        out.0[..N].copy_from_slice(&A::decode(&self.limbs));
        out
    }

    /// Returns whether the element is 0. The element 0 has at most two representations: 0 and the prime. Twice the
    /// prime either needs more limbs, or is never returned by an operation.
    #[inline(always)]
    fn is_zero(self) -> Choice {
        let p = &A::PRIME.modulus().0;
        let (mut zero, mut prime) = (0, 0);
        for i in 0..N {
            zero |= self.limbs[i];
            prime |= self.limbs[i] ^ p[i];
        }
        zero.ct_eq(&0) | prime.ct_eq(&0)
    }

    #[inline(always)]
    fn is_zero_public(self) -> bool {
        self.limbs == [0; N] || self.limbs == A::PRIME.modulus().0
    }

    fn invert(self) -> Self {
        Self::new(A::invert(&self.limbs))
    }

    #[inline(always)]
    fn select(a: Self, b: Self, choice: Choice) -> Self {
        Self::new(Uint::select(&Uint(a.limbs), &Uint(b.limbs), choice).0)
    }

    #[inline(always)]
    fn look_up<const K: usize>(table: &[[Self; K]], index: u64) -> [Self; K] {
        A::look_up(table, index)
    }
}

/// Returns `table[index]`. The function computes the masked sum of all entries, so that no address depends on `index`.
#[inline(always)]
pub(super) fn look_up<A: ModularArithmetic<N>, const N: usize, const K: usize>(
    table: &[[Residue<A, N>; K]],
    index: u64,
) -> [Residue<A, N>; K] {
    let mut out = [Residue::new([0; N]); K];
    for i in 0..table.len() {
        let different = i as u64 ^ index;
        let mask = opaque((different | different.wrapping_neg()) >> 63).wrapping_sub(1);
        for k in 0..K {
            for n in 0..N {
                out[k].limbs[n] |= table[i][k].limbs[n] & mask;
            }
        }
    }
    out
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use std::vec::Vec;

    /// Tests every function on boundary values and pseudorandom numbers, and compares the results with the results of
    /// `Modulus`. If `any` is true, operands need not be below the prime.
    pub(in super::super) fn check<A: ModularArithmetic<N>, const N: usize>(any: bool) {
        let prime = A::PRIME;
        let p = *prime.modulus();
        let plus = |a: &Uint<N>, x: u64| a.add(&Uint::from_u64(x)).0;
        let minus = |a: &Uint<N>, x: u64| a.sub(&Uint::from_u64(x)).0;
        let mut numbers: Vec<Uint<N>> = (0..4).map(Uint::from_u64).collect();
        for x in
            [p, p.shr(1), Uint::MAX, Uint::ONE.shl(64 * N - 1), Uint::ONE.shl(64 * N - 64), minus(&Uint::ZERO, p.0[0])]
        {
            numbers.extend([x, minus(&x, 1), minus(&x, 2), plus(&x, 1), plus(&x, 617), minus(&x, 7000)]);
        }
        let mut x = Uint([0x9e37_79b9_7f4a_7c15; N]);
        for i in 0..40 {
            for j in 0..N {
                x.0[j] = x.0[j].wrapping_mul(6364136223846793005).wrapping_add(x.0[(j + 1) % N] >> 9 | 1);
                x.0[j] ^= x.0[j] >> 31;
            }
            numbers.push(x);
            // Each limb of this number is all ones, 0 or 1.
            numbers.push(Uint(core::array::from_fn(|j| if x.0[0] >> (20 + j) & 1 == 1 { u64::MAX } else { i & 1 })));
        }
        if !any {
            numbers.retain(|x| bool::from(x.lt(&p)));
        }
        let value = |x: &[u64; N]| {
            let value = Uint(A::decode(x));
            assert!(bool::from(value.lt(&p)));
            value
        };
        assert_eq!(value(&A::ONE), Uint::ONE);
        assert_eq!(Residue::<A, N>::ONE.to_number(), Scalar::ONE);
        for a in &numbers {
            let r = prime.reduce(a);
            assert_eq!(value(&A::encode(&r.0)), r);
            if any {
                assert_eq!(value(&a.0), r);
            }
            let v = value(&a.0);
            let element = Residue::<A, N>::new(a.0);
            assert_eq!(bool::from(element.is_zero()), v == Uint::ZERO);
            assert_eq!(element.is_zero_public(), v == Uint::ZERO);
            assert_eq!(value(&A::square(&a.0)), prime.mul(&v, &v), "{a:?}");
            for factor in [0, 1, 3, 7, 0xa6, 0x805a, 0xffff] {
                assert_eq!(value(&A::times(&a.0, factor)), prime.mul(&v, &Uint::from_u64(factor.into())), "{a:?}");
            }
            assert_eq!(value(&A::invert(&a.0)), prime.invert(&v), "{a:?}");
            for b in &numbers {
                let w = value(&b.0);
                assert_eq!(value(&A::mul(&a.0, &b.0)), prime.mul(&v, &w), "{a:?} {b:?}");
                let (sum, difference) = (A::add(&a.0, &b.0), A::sub(&a.0, &b.0));
                assert_eq!(value(&sum), prime.add(&v, &w), "{a:?} {b:?}");
                assert_eq!(value(&difference), prime.sub(&v, &w), "{a:?} {b:?}");
                // Results must be valid operands.
                assert_eq!(value(&A::mul(&sum, &difference)), prime.sub(&prime.mul(&v, &v), &prime.mul(&w, &w)));
                assert_eq!(
                    value(&A::sub(&A::add(&sum, &sum), &difference)),
                    prime.sub(&value(&A::add(&sum, &sum)), &value(&difference))
                );
            }
        }
        let table: Vec<_> = numbers.iter().map(|x| [Residue::<A, N>::new(x.0), Residue::new([x.0[0]; N])]).collect();
        for (i, x) in numbers.iter().enumerate() {
            let [a, b] = A::look_up(&table, i as u64);
            assert_eq!((a.limbs, b.limbs), (x.0, [x.0[0]; N]));
        }
    }

    /// Checks all arithmetics of a kernel.
    macro_rules! check_row {
        ($below:ident, $above:ident, $montgomery:ident) => {
            use $crate::curve::residue::{CryptoProC, tests::check};
            check::<$below<617>, 4>(true);
            check::<$below<569>, 8>(true);
            check::<$above<0x431>, 4>(true);
            check::<$above<0xc99>, 4>(true);
            check::<$above<0x6f>, 8>(true);
            check::<$montgomery<CryptoProC>, 4>(false);
        };
    }
    pub(in super::super) use check_row;
}
