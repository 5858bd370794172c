//! The row for CPUs with BMI2 and ADX: 64-bit limbs by mulx with two chains of carries, in assembly; tables are read by AVX2.
use super::{
    CurveKernel, Engine,
    params::Set,
    portable,
    residue::{self, Arithmetic, Prime, Residue},
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

/// Modulo 2^(64 N) - C.
#[derive(Clone, Copy)]
struct Below<const C: u64>;

/// Modulo 2^(64 N - 1) + C.
#[derive(Clone, Copy)]
struct Above<const C: u64>;

/// Modulo any prime, in Montgomery's form.
#[derive(Clone, Copy)]
struct Montgomery<P>(PhantomData<P>);

/// An arithmetic with these products, and the rest of the portable one, which the compiler keeps in registers.
macro_rules! arithmetic {
    ($n:literal, [$($generics:tt)*], $own:ty, $portable:ty, $mul:expr, $square:expr) => {
        impl<$($generics)*> Arithmetic<$n> for $own {
            const PRIME: Modulus<$n> = <$portable as Arithmetic<$n>>::PRIME;
            const ONE: [u64; $n] = <$portable as Arithmetic<$n>>::ONE;

            #[inline(always)]
            fn add(a: &[u64; $n], b: &[u64; $n]) -> [u64; $n] {
                <$portable as Arithmetic<$n>>::add(a, b)
            }

            #[inline(always)]
            fn sub(a: &[u64; $n], b: &[u64; $n]) -> [u64; $n] {
                <$portable as Arithmetic<$n>>::sub(a, b)
            }

            #[inline(always)]
            fn mul(a: &[u64; $n], b: &[u64; $n]) -> [u64; $n] {
                $mul(a, b)
            }

            #[inline(always)]
            fn square(a: &[u64; $n]) -> [u64; $n] {
                $square(a)
            }

            #[inline(always)]
            fn times(a: &[u64; $n], factor: u32) -> [u64; $n] {
                <$portable as Arithmetic<$n>>::times(a, factor)
            }

            #[inline(always)]
            fn encode(a: &[u64; $n]) -> [u64; $n] {
                <$portable as Arithmetic<$n>>::encode(a)
            }

            #[inline(always)]
            fn decode(a: &[u64; $n]) -> [u64; $n] {
                <$portable as Arithmetic<$n>>::decode(a)
            }

            #[inline(always)]
            fn invert(a: &[u64; $n]) -> [u64; $n] {
                <$portable as Arithmetic<$n>>::invert(a)
            }

            #[inline(always)]
            #[allow(unsafe_code)]
            fn look_up<const K: usize>(table: &[[Residue<Self, $n>; K]], index: u64) -> [Residue<Self, $n>; K] {
                // SAFETY: the engines of this row are made only where the level's features are (see `CurveKernel`).
                unsafe { look_up(table, index) }
            }
        }
    };
}

arithmetic!(4, [const C: u64], Below<C>, portable::Below<C>, four::mul_below::<C>, four::square_below::<C>);
arithmetic!(4, [const C: u64], Above<C>, portable::Above<C>, four::mul_above::<C>, four::square_above::<C>);
arithmetic!(4, [P: Prime<4>], Montgomery<P>, portable::Montgomery<P>, four::mul_montgomery::<P>, four::square_montgomery::<P>);
arithmetic!(8, [const C: u64], Below<C>, portable::Below<C>, eight::mul_below::<C>, eight::square_below::<C>);
arithmetic!(8, [const C: u64], Above<C>, portable::Above<C>, eight::mul_above::<C>, eight::square_above::<C>);

/// `table[index]`, all of it read, by whole registers.
#[target_feature(enable = "avx2")]
fn look_up<A: Arithmetic<N>, const N: usize, const K: usize>(
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
