//! The kernel for CPUs with BMI2 and ADX. Numbers have 64-bit limbs. Products are in assembly, with mulx and two carry
//! chains. Tables are read with AVX2.
#![cfg(target_arch = "x86_64")]
use super::{
    CurveKernel, Engine,
    params::Set,
    portable,
    residue::{self, ModularArithmetic, MontgomeryPrime, Residue},
};
use crate::{cpu::Level, mp::Modulus};
use alloc::boxed::Box;
use core::marker::PhantomData;

mod eight;
mod four;

pub(super) const KERNEL: CurveKernel = CurveKernel { level: Level::Avx2, engine };

pub(super) fn engine(set: Set) -> Box<dyn Engine> {
    super::engines!(set, Below, Above, Montgomery)
}

/// Wraps an arithmetic of the portable kernel, and replaces its products by assembly. The compiler keeps the operands
/// of the other operations in registers.
#[derive(Clone, Copy)]
struct Assembled<A>(PhantomData<A>);

type Below<const C: u64> = Assembled<portable::Below<C>>;
type Above<const C: u64> = Assembled<portable::Above<C>>;
type Montgomery<P> = Assembled<portable::Montgomery<P>>;

/// An arithmetic whose products are in assembly.
trait Products<const N: usize>: ModularArithmetic<N> {
    fn mul(a: &[u64; N], b: &[u64; N]) -> [u64; N];
    fn square(a: &[u64; N]) -> [u64; N];
}

macro_rules! products {
    ($n:literal, [$($generics:tt)*], $arithmetic:ty, $mul:expr, $square:expr) => {
        impl<$($generics)*> Products<$n> for $arithmetic {
            #[inline(always)]
            fn mul(a: &[u64; $n], b: &[u64; $n]) -> [u64; $n] {
                $mul(a, b)
            }

            #[inline(always)]
            fn square(a: &[u64; $n]) -> [u64; $n] {
                $square(a)
            }
        }
    };
}

products!(4, [const C: u64], portable::Below<C>, four::mul_below::<C>, four::square_below::<C>);
products!(4, [const C: u64], portable::Above<C>, four::mul_above::<C>, four::square_above::<C>);
products!(4, [P: MontgomeryPrime<4>], portable::Montgomery<P>, four::mul_montgomery::<P>, four::square_montgomery::<P>);
products!(8, [const C: u64], portable::Below<C>, eight::mul_below::<C>, eight::square_below::<C>);
products!(8, [const C: u64], portable::Above<C>, eight::mul_above::<C>, eight::square_above::<C>);

impl<A: Products<N>, const N: usize> ModularArithmetic<N> for Assembled<A> {
    const PRIME: Modulus<N> = A::PRIME;
    const ONE: [u64; N] = A::ONE;

    #[inline(always)]
    fn add(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        A::add(a, b)
    }

    #[inline(always)]
    fn sub(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        A::sub(a, b)
    }

    #[inline(always)]
    fn mul(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
        <A as Products<N>>::mul(a, b)
    }

    #[inline(always)]
    fn square(a: &[u64; N]) -> [u64; N] {
        <A as Products<N>>::square(a)
    }

    #[inline(always)]
    fn times(a: &[u64; N], factor: u32) -> [u64; N] {
        A::times(a, factor)
    }

    #[inline(always)]
    fn encode(a: &[u64; N]) -> [u64; N] {
        A::encode(a)
    }

    #[inline(always)]
    fn decode(a: &[u64; N]) -> [u64; N] {
        A::decode(a)
    }

    #[inline(always)]
    fn invert(a: &[u64; N]) -> [u64; N] {
        A::invert(a)
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    fn look_up<const K: usize>(table: &[[Residue<Self, N>; K]], index: u64) -> [Residue<Self, N>; K] {
        // SAFETY: the engines of this kernel are made only where the CPU has the level's features (see `CurveKernel`).
        unsafe { look_up(table, index) }
    }
}

/// Returns `table[index]`. The function reads the whole table, in whole vector registers, so that no address depends on
/// `index`.
#[target_feature(enable = "avx2")]
fn look_up<A: ModularArithmetic<N>, const N: usize, const K: usize>(
    table: &[[Residue<A, N>; K]],
    index: u64,
) -> [Residue<A, N>; K] {
    residue::look_up(table, index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields() {
        if Level::Avx2.available() {
            residue::tests::check_row!(Below, Above, Montgomery);
        }
    }
}
