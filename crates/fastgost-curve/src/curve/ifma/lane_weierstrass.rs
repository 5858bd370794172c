//! The law of Weierstrass curves of odd order with a = -3.
use super::{
    super::{
        Scalar,
        field::{Element, Field},
        form::CurveForm,
        jacobian,
        params::DomainParameters,
        weierstrass as weierstrass_law,
    },
    law::{Law, gather, kept, moved, pick},
    numbers::{elements, numbers},
    radix52::{Fe, Prime},
    vertical::Vertical,
    weierstrass,
};
use crate::simd::x86::ifma::{Ifma, Limbs, ZmmIfma};
use core::marker::PhantomData;
use zeroize::Zeroize;

const A: i32 = -3;

/// Weierstrass curves of odd order with a = -3.
pub(super) struct LaneWeierstrass<F, P, const B: u32, const L: usize> {
    form: weierstrass_law::WeierstrassForm<F, A, B>,
    b: [u64; L],
    factors: Fe<ZmmIfma, L>,
    prime: PhantomData<fn() -> P>,
}

impl<F: Element, P: Prime<L>, const B: u32, const L: usize> Law for LaneWeierstrass<F, P, B, L> {
    type Form = weierstrass_law::WeierstrassForm<F, A, B>;
    type Point = weierstrass::Point<L>;
    type Cached = weierstrass::Cached<L>;
    type Points = weierstrass_law::Point<Vertical<P, L>>;
    type Known = [Fe<ZmmIfma, L>; 2];
    type Many = [Fe<ZmmIfma, L>; 3];
    type Limbs = [[u64; L]; 2];
    const SHORT: bool = P::FOLD != 0;

    fn new(cpu: Ifma, domain: &'static DomainParameters) -> Self {
        let (one, b) = (Scalar::ONE, F::from_number(&domain.b));
        Self {
            form: CurveForm::new(domain),
            b: kept::<P, L>(&domain.b),
            factors: elements::<P, _, L>(cpu, &[one, one, one, b.triple().to_number()]),
            prime: PhantomData,
        }
    }

    fn form(&self) -> &Self::Form {
        &self.form
    }

    #[inline(always)]
    fn point(&self, cpu: Ifma, p: &weierstrass_law::Point<F>) -> Self::Point {
        let xyz = elements::<P, _, L>(cpu, &[p.x.to_number(), p.y.to_number(), p.z.to_number()]);
        weierstrass::point::<P, L>(cpu, &xyz, &self.factors)
    }

    #[inline(always)]
    fn scalar(&self, cpu: Ifma, p: &Self::Point) -> weierstrass_law::Point<F> {
        let mut c = [Scalar::ZERO; 3];
        numbers::<P, _, L>(cpu, p, &mut c);
        let [x, y, z] = [F::from_number(&c[0]), F::from_number(&c[1]), F::from_number(&c[2])];
        c.zeroize();
        weierstrass_law::Point { x, y, z }
    }

    #[inline(always)]
    fn neutral(&self, cpu: Ifma) -> Self::Point {
        let one = Fe::<ZmmIfma, L>::splat(cpu, const { &P::DERIVED.one });
        Fe::splat(cpu, &[0; L]).select(&one, 0b0010)
    }

    #[inline(always)]
    fn double(&self, cpu: Ifma, p: &Self::Point) -> Self::Point {
        weierstrass::double::<P, L>(cpu, p)
    }

    #[inline(always)]
    fn add(&self, cpu: Ifma, p: &Self::Point, q: &Self::Cached, negative: u8) -> Self::Point {
        weierstrass::add::<P, L>(cpu, p, &weierstrass::negate::<P, L>(cpu, q, negative))
    }

    #[inline(always)]
    fn cached(&self, cpu: Ifma, p: &Self::Point) -> Self::Cached {
        weierstrass::cached::<P, L>(cpu, p, &self.factors)
    }

    #[inline(always)]
    fn look_up(&self, cpu: Ifma, table: &[Self::Cached], index: u64) -> Self::Cached {
        let (mut out, index) = (table[0], ZmmIfma::splat(cpu, index));
        for j in 1..table.len() {
            let lanes = index.equal(ZmmIfma::splat(cpu, j as u64));
            out = [out[0].select(&table[j][0], lanes), out[1].select(&table[j][1], lanes)];
        }
        out
    }

    fn limbs(&self, p: &weierstrass_law::Known<F>) -> Self::Limbs {
        [0, 1].map(|i| kept::<P, L>(&p[i].to_number()))
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
    fn points(&self, cpu: Ifma, p: &[weierstrass_law::Point<F>; 8]) -> Self::Points {
        let mut c = [[Scalar::ZERO; 8]; 3];
        for i in 0..8 {
            (c[0][i], c[1][i], c[2][i]) = (p[i].x.to_number(), p[i].y.to_number(), p[i].z.to_number());
        }
        weierstrass_law::Point {
            x: Vertical::new(&elements::<P, _, L>(cpu, &c[0])),
            y: Vertical::new(&elements::<P, _, L>(cpu, &c[1])),
            z: Vertical::new(&elements::<P, _, L>(cpu, &c[2])),
        }
    }

    #[inline(always)]
    fn neutrals(&self, cpu: Ifma) -> Self::Points {
        let (zero, one) = (Vertical::splat(cpu, &[0; L]), Vertical::splat(cpu, const { &P::DERIVED.one }));
        weierstrass_law::Point { x: zero, y: one, z: zero }
    }

    #[inline(always)]
    fn scalars(&self, cpu: Ifma, p: &Self::Points, out: &mut [weierstrass_law::Point<F>]) {
        let mut c = [[Scalar::ZERO; 8]; 3];
        let n = out.len();
        numbers::<P, _, L>(cpu, &p.x.tidy(), &mut c[0][..n]);
        numbers::<P, _, L>(cpu, &p.y.tidy(), &mut c[1][..n]);
        numbers::<P, _, L>(cpu, &p.z.tidy(), &mut c[2][..n]);
        for i in 0..n {
            let [x, y, z] = [F::from_number(&c[0][i]), F::from_number(&c[1][i]), F::from_number(&c[2][i])];
            out[i] = weierstrass_law::Point { x, y, z };
        }
        c.zeroize();
    }

    #[inline(always)]
    fn add_known<const NEXT: bool>(&self, cpu: Ifma, p: &Self::Points, q: &Self::Known, negative: u8) -> Self::Points {
        let [x, y] = [Vertical::new(&q[0]), Vertical::new(&q[1])];
        weierstrass_law::add_known::<_, A, B>(p, &[x, y.negate_in(negative)], Vertical::splat(cpu, &self.b))
    }

    #[inline(always)]
    fn add_many(&self, cpu: Ifma, p: &Self::Points, q: &Self::Many) -> Self::Points {
        let q = [Vertical::new(&q[0]), Vertical::new(&q[1]), Vertical::new(&q[2])];
        weierstrass_law::add::<_, A, B>(p, &q, Vertical::splat(cpu, &self.b))
    }

    #[inline(always)]
    fn many(&self, _: Ifma, p: &Self::Points) -> Self::Many {
        [p.x.tidy(), p.y.tidy(), p.z.tidy()]
    }

    /// The law for public points uses Jacobian coordinates, so it has exceptions.
    const EXCEPTIONS: bool = true;
    const ALIKE: bool = true;
    type Public = [Fe<ZmmIfma, L>; 5];

    #[inline(always)]
    fn doubles_public<const NEXT: bool>(&self, _: Ifma, p: &Self::Points) -> Self::Points {
        jacobian::double::<_, A>(p)
    }

    #[inline(always)]
    fn add_known_public(&self, _: Ifma, p: &Self::Points, q: &Self::Known, negative: u8) -> Self::Points {
        let common = jacobian::common_known(p, &[Vertical::new(&q[0]), Vertical::new(&q[1]).negate_in(negative)]);
        jacobian::sum(common, common[2] - common[0], common[3] - common[1])
    }

    #[inline(always)]
    fn add_public(&self, _: Ifma, p: &Self::Points, q: &Self::Public, negative: u8) -> Self::Points {
        let [x, y, z] = [Vertical::new(&q[0]), Vertical::new(&q[1]), Vertical::new(&q[2])];
        let q = [x, y.negate_in(negative), z, Vertical::new(&q[3]), Vertical::new(&q[4])];
        let common = jacobian::common(p, &q);
        jacobian::sum(common, common[2] - common[0], common[3] - common[1])
    }

    #[inline(always)]
    fn public(&self, _: Ifma, p: &Self::Points) -> Self::Public {
        let zz = p.z.square();
        [p.x.tidy(), p.y.tidy(), p.z.tidy(), zz.tidy(), (zz * p.z).tidy()]
    }

    #[inline(always)]
    fn look_up_public(&self, cpu: Ifma, table: &[Self::Public], index: &[u64; 8]) -> Self::Public {
        pick(cpu, &table[1..], index, 2, table[0])
    }

    #[inline(always)]
    fn first_known(&self, cpu: Ifma, q: &Self::Known, negative: u8) -> Self::Points {
        let (x, y, z) = (Vertical::new(&q[0]), Vertical::new(&q[1]), Vertical::splat(cpu, const { &P::DERIVED.one }));
        weierstrass_law::Point { x, y: y.negate_in(negative), z }
    }

    #[inline(always)]
    fn first_public(&self, _: Ifma, q: &Self::Public, negative: u8) -> Self::Points {
        let (x, y, z) = (Vertical::new(&q[0]), Vertical::new(&q[1]), Vertical::new(&q[2]));
        weierstrass_law::Point { x, y: y.negate_in(negative), z }
    }

    /// Converts from Jacobian to homogeneous coordinates, which are X Z, Y and Z^3.
    #[inline(always)]
    fn complete(&self, _: Ifma, p: &Self::Points) -> Self::Points {
        weierstrass_law::Point { x: p.x * p.z, y: p.y, z: p.z.square() * p.z }
    }

    #[inline(always)]
    fn select(p: &Self::Points, other: &Self::Points, lanes: u8) -> Self::Points {
        weierstrass_law::Point {
            x: p.x.select(&other.x, lanes),
            y: p.y.select(&other.y, lanes),
            z: p.z.select(&other.z, lanes),
        }
    }

    #[inline(always)]
    fn move_down<const BY: usize>(p: &Self::Points) -> Self::Points {
        weierstrass_law::Point { x: moved::<P, BY, L>(&p.x), y: moved::<P, BY, L>(&p.y), z: moved::<P, BY, L>(&p.z) }
    }
}
