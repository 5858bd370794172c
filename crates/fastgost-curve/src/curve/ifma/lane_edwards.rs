//! The law of twisted Edwards curves.
use super::{
    super::{Scalar, edwards as edwards_law, field::Element, form::CurveForm, params::DomainParameters},
    edwards,
    law::{Law, gather, kept, moved, pick},
    numbers::{elements, numbers},
    radix52::{Fe, Prime},
    vertical::Vertical,
};
use crate::simd::x86::ifma::{Ifma, Limbs, YmmIfma, ZmmIfma};
use core::marker::PhantomData;
use zeroize::Zeroize;

/// Twisted Edwards curves.
pub(super) struct LaneEdwards<F, P, const L: usize> {
    form: edwards_law::EdwardsForm<F>,
    d: [u64; L],
    factors: Fe<YmmIfma, L>,
    prime: PhantomData<fn() -> P>,
}

impl<F: Element, P: Prime<L>, const L: usize> Law for LaneEdwards<F, P, L> {
    type Form = edwards_law::EdwardsForm<F>;
    type Point = edwards::Point<L>;
    type Cached = edwards::Cached<L>;
    type Points = edwards_law::Point<Vertical<P, L>>;
    type Known = [Fe<ZmmIfma, L>; 3];
    type Many = [Fe<ZmmIfma, L>; 4];
    type Limbs = [[u64; L]; 3];
    const SHORT: bool = P::FOLD != 0;

    fn new(cpu: Ifma, domain: &'static DomainParameters) -> Self {
        let d = match &domain.edwards {
            Some(e) => e.d,
            None => unreachable!("a set without an Edwards form"),
        };
        let (one, form) = (Scalar::ONE, CurveForm::new(domain));
        Self { form, d: kept::<P, L>(&d), factors: elements::<P, _, L>(cpu, &[one, one, d, one]), prime: PhantomData }
    }

    fn form(&self) -> &Self::Form {
        &self.form
    }

    #[inline(always)]
    fn point(&self, cpu: Ifma, p: &edwards_law::Point<F>) -> Self::Point {
        elements::<P, _, L>(cpu, &[p.x.to_number(), p.y.to_number(), p.t.to_number(), p.z.to_number()])
    }

    #[inline(always)]
    fn scalar(&self, cpu: Ifma, p: &Self::Point) -> edwards_law::Point<F> {
        let mut c = [Scalar::ZERO; 4];
        numbers::<P, _, L>(cpu, p, &mut c);
        let [x, y, t, z] = [F::from_number(&c[0]), F::from_number(&c[1]), F::from_number(&c[2]), F::from_number(&c[3])];
        c.zeroize();
        edwards_law::Point { x, y, z, t }
    }

    #[inline(always)]
    fn neutral(&self, cpu: Ifma) -> Self::Point {
        let one = Fe::<YmmIfma, L>::splat(cpu, const { &P::DERIVED.one });
        Fe::splat(cpu, &[0; L]).select(&one, 0b1010)
    }

    #[inline(always)]
    fn double(&self, cpu: Ifma, p: &Self::Point) -> Self::Point {
        edwards::double::<P, L>(cpu, p)
    }

    #[inline(always)]
    fn add(&self, cpu: Ifma, p: &Self::Point, q: &Self::Cached, negative: u8) -> Self::Point {
        edwards::add::<P, L>(cpu, p, q, negative)
    }

    #[inline(always)]
    fn cached(&self, cpu: Ifma, p: &Self::Point) -> Self::Cached {
        edwards::cached::<P, L>(cpu, p, &self.factors)
    }

    #[inline(always)]
    fn look_up(&self, cpu: Ifma, table: &[Self::Cached], index: u64) -> Self::Cached {
        let (mut out, index) = (table[0], YmmIfma::splat(cpu, index));
        for j in 1..table.len() {
            out = out.select(&table[j], index.equal(YmmIfma::splat(cpu, j as u64)));
        }
        out
    }

    fn limbs(&self, p: &edwards_law::Known<F>) -> Self::Limbs {
        [0, 1, 2].map(|i| kept::<P, L>(&p[i].to_number()))
    }

    #[inline(always)]
    fn known(&self, cpu: Ifma, points: &[Self::Limbs; 8]) -> Self::Known {
        gather(cpu, points)
    }

    #[inline(always)]
    fn look_up_known(&self, cpu: Ifma, table: &[Self::Known], index: &[u64; 8]) -> Self::Known {
        pick(cpu, &table[1..], index, 1, table[0])
    }

    #[inline(always)]
    fn points(&self, cpu: Ifma, p: &[edwards_law::Point<F>; 8]) -> Self::Points {
        let mut c = [[Scalar::ZERO; 8]; 4];
        for i in 0..8 {
            (c[0][i], c[1][i]) = (p[i].x.to_number(), p[i].y.to_number());
            (c[2][i], c[3][i]) = (p[i].z.to_number(), p[i].t.to_number());
        }
        edwards_law::Point {
            x: Vertical::new(&elements::<P, _, L>(cpu, &c[0])),
            y: Vertical::new(&elements::<P, _, L>(cpu, &c[1])),
            z: Vertical::new(&elements::<P, _, L>(cpu, &c[2])),
            t: Vertical::new(&elements::<P, _, L>(cpu, &c[3])),
        }
    }

    #[inline(always)]
    fn neutrals(&self, cpu: Ifma) -> Self::Points {
        let (zero, one) = (Vertical::splat(cpu, &[0; L]), Vertical::splat(cpu, const { &P::DERIVED.one }));
        edwards_law::Point { x: zero, y: one, z: one, t: zero }
    }

    /// Only X, Y and Z are converted, because T is no longer needed.
    #[inline(always)]
    fn scalars(&self, cpu: Ifma, p: &Self::Points, out: &mut [edwards_law::Point<F>]) {
        let mut c = [[Scalar::ZERO; 8]; 3];
        let n = out.len();
        numbers::<P, _, L>(cpu, &p.x.tidy(), &mut c[0][..n]);
        numbers::<P, _, L>(cpu, &p.y.tidy(), &mut c[1][..n]);
        numbers::<P, _, L>(cpu, &p.z.tidy(), &mut c[2][..n]);
        for i in 0..n {
            let [x, y, z] = [F::from_number(&c[0][i]), F::from_number(&c[1][i]), F::from_number(&c[2][i])];
            out[i] = edwards_law::Point { x, y, z, t: F::ZERO };
        }
        c.zeroize();
    }

    #[inline(always)]
    fn add_known<const NEXT: bool>(&self, _: Ifma, p: &Self::Points, q: &Self::Known, negative: u8) -> Self::Points {
        let [x, y, dt] = [Vertical::new(&q[0]), Vertical::new(&q[1]), Vertical::new(&q[2])];
        edwards_law::add_known::<_, NEXT>(p, &[x.negate_in(negative), y, dt.negate_in(negative)])
    }

    #[inline(always)]
    fn add_many(&self, _: Ifma, p: &Self::Points, q: &Self::Many) -> Self::Points {
        let q = [Vertical::new(&q[0]), Vertical::new(&q[1]), Vertical::new(&q[2]), Vertical::new(&q[3])];
        edwards_law::add::<_, true>(p, &q)
    }

    #[inline(always)]
    fn many(&self, cpu: Ifma, p: &Self::Points) -> Self::Many {
        [p.x.tidy(), p.y.tidy(), (p.t * Vertical::splat(cpu, &self.d)).tidy(), p.z.tidy()]
    }

    const EXCEPTIONS: bool = false;
    const ALIKE: bool = false;
    type Public = Self::Many;

    #[inline(always)]
    fn doubles_public<const NEXT: bool>(&self, _: Ifma, p: &Self::Points) -> Self::Points {
        edwards_law::double::<_, NEXT>(p)
    }

    #[inline(always)]
    fn add_known_public(&self, cpu: Ifma, p: &Self::Points, q: &Self::Known, negative: u8) -> Self::Points {
        self.add_known::<false>(cpu, p, q, negative)
    }

    #[inline(always)]
    fn add_public(&self, _: Ifma, p: &Self::Points, q: &Self::Public, negative: u8) -> Self::Points {
        let [x, y, dt, z] = [Vertical::new(&q[0]), Vertical::new(&q[1]), Vertical::new(&q[2]), Vertical::new(&q[3])];
        edwards_law::add::<_, true>(p, &[x.negate_in(negative), y, dt.negate_in(negative), z])
    }

    #[inline(always)]
    fn public(&self, cpu: Ifma, p: &Self::Points) -> Self::Public {
        self.many(cpu, p)
    }

    #[inline(always)]
    fn look_up_public(&self, cpu: Ifma, table: &[Self::Public], index: &[u64; 8]) -> Self::Public {
        let (zero, one) = (Fe::splat(cpu, &[0; L]), Fe::splat(cpu, const { &P::DERIVED.one }));
        pick(cpu, table, index, 1, [zero, one, zero, one])
    }

    #[inline(always)]
    fn first_known(&self, cpu: Ifma, _: &Self::Known, _: u8) -> Self::Points {
        self.neutrals(cpu)
    }

    #[inline(always)]
    fn first_public(&self, cpu: Ifma, _: &Self::Public, _: u8) -> Self::Points {
        self.neutrals(cpu)
    }

    #[inline(always)]
    fn complete(&self, _: Ifma, p: &Self::Points) -> Self::Points {
        *p
    }

    #[inline(always)]
    fn select(p: &Self::Points, other: &Self::Points, lanes: u8) -> Self::Points {
        edwards_law::Point {
            x: p.x.select(&other.x, lanes),
            y: p.y.select(&other.y, lanes),
            z: p.z.select(&other.z, lanes),
            t: p.t.select(&other.t, lanes),
        }
    }

    #[inline(always)]
    fn move_down<const BY: usize>(p: &Self::Points) -> Self::Points {
        edwards_law::Point {
            x: moved::<P, BY, L>(&p.x),
            y: moved::<P, BY, L>(&p.y),
            z: moved::<P, BY, L>(&p.z),
            t: moved::<P, BY, L>(&p.t),
        }
    }
}
