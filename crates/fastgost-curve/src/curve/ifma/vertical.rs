//! Eight numbers, one per lane. If the operands of the addition laws (`curve::edwards`, `curve::weierstrass`) are of
//! this type, the laws compute eight points at once.
use super::{
    super::field::Field,
    radix52::{Fe, Loose, Prime, ProductColumns},
};
use crate::simd::x86::ifma::{Ifma, Limbs, Work, ZmmIfma};
use core::{
    marker::PhantomData,
    ops::{Add, Mul, Sub},
};

/// Eight loose numbers (see `radix52.rs`). The factors of a product are tidied, but the results of sums and differences
/// are not. So at most a dozen products may be summed.
#[repr(transparent)]
pub(super) struct Vertical<P, const L: usize>(pub(super) Loose<ZmmIfma, L>, PhantomData<P>);

impl<P, const L: usize> Copy for Vertical<P, L> {}
impl<P, const L: usize> Clone for Vertical<P, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Prime<L>, const L: usize> Vertical<P, L> {
    #[inline(always)]
    pub(super) fn new(x: &Fe<ZmmIfma, L>) -> Self {
        Self(x.loose(), PhantomData)
    }

    #[inline(always)]
    pub(super) fn splat(cpu: Ifma, x: &[u64; L]) -> Self {
        Self::new(&Fe::splat(cpu, x))
    }

    #[inline(always)]
    pub(super) fn tidy(&self) -> Fe<ZmmIfma, L> {
        self.0.tidy::<P>(self.cpu())
    }

    /// Returns `other` in the lanes whose bits are set in `lanes`, and `self` in the remaining lanes.
    #[inline(always)]
    pub(super) fn select(mut self, other: &Self, lanes: u8) -> Self {
        for i in 0..L {
            self.0.0[i] = self.0.0[i].select(other.0.0[i], lanes);
        }
        self
    }

    #[inline(always)]
    pub(super) fn negate_in(mut self, lanes: u8) -> Self {
        for i in 0..L {
            let x = self.0.0[i];
            self.0.0[i] = x.select(x.sub(x), lanes).sub_in(x, lanes);
        }
        self
    }

    #[inline(always)]
    fn times8(&self, factor: u32) -> Self {
        let (cpu, x) = (self.cpu(), self.tidy());
        let (zero, factor) = (ZmmIfma::splat(cpu, 0), ZmmIfma::splat(cpu, factor.into()));
        let mut r = [zero; L];
        for i in 0..L {
            r[i] = r[i].add_low(x.0[i], factor);
            let high = zero.add_high(x.0[i], factor);
            if i + 1 < L {
                r[i + 1] = r[i + 1].add(high);
            } else {
                r[i] = r[i].add(high.shl::<52>());
            }
        }
        Self(Loose(r), PhantomData)
    }

    #[inline(always)]
    fn cpu(&self) -> Ifma {
        self.0.0[0].cpu()
    }
}

impl<P: Prime<L>, const L: usize> Add for Vertical<P, L> {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0.add(&other.0), PhantomData)
    }
}

impl<P: Prime<L>, const L: usize> Sub for Vertical<P, L> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0.sub(&other.0), PhantomData)
    }
}

impl<P: Prime<L>, const L: usize> Mul for Vertical<P, L> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        Self(apart::<P, _, L>(self.cpu(), Product::<P, L>(&self.0, &other.0, PhantomData)), PhantomData)
    }
}

/// Runs `work`, whose code is inlined only if products are short. With ten limbs, or with Montgomery reduction, a
/// product takes hundreds of instructions, and an addition law with all products inlined would not fit into the cache.
#[inline(always)]
fn apart<P: Prime<L>, W: Work, const L: usize>(cpu: Ifma, work: W) -> W::Result {
    if P::SHORT { work.run(cpu) } else { cpu.call(work) }
}

/// The product of two loose numbers. The factors are tidied in this struct, and not where they are computed, because
/// tidying is half of a product's code.
struct Product<'a, P, const L: usize>(&'a Loose<ZmmIfma, L>, &'a Loose<ZmmIfma, L>, PhantomData<P>);

impl<P: Prime<L>, const L: usize> Work for Product<'_, P, L> {
    type Result = Loose<ZmmIfma, L>;
    #[inline(always)]
    fn run(self, cpu: Ifma) -> Loose<ZmmIfma, L> {
        self.0.tidy::<P>(cpu).product::<P>(cpu, &self.1.tidy::<P>(cpu))
    }
}

struct Square<'a, P, const L: usize>(&'a Loose<ZmmIfma, L>, PhantomData<P>);

impl<P: Prime<L>, const L: usize> Work for Square<'_, P, L> {
    type Result = Loose<ZmmIfma, L>;
    #[inline(always)]
    fn run(self, cpu: Ifma) -> Loose<ZmmIfma, L> {
        ProductColumns::square(cpu, &self.0.tidy::<P>(cpu)).reduce::<P, L>(cpu)
    }
}

impl<P: Prime<L>, const L: usize> Field for Vertical<P, L> {
    #[inline(always)]
    fn square(self) -> Self {
        Self(apart::<P, _, L>(self.cpu(), Square::<P, L>(&self.0, PhantomData)), PhantomData)
    }

    #[inline(always)]
    fn times(self, factor: u32) -> Self {
        if factor >> 8 == 0 {
            return self.times8(factor);
        }
        // The factor is applied in parts, because the top limb has room for only 13 bits.
        self.times8(factor >> 8).times8(128).double() + self.times8(factor & 255)
    }
}
