//! The operations that the algorithms need from an addition law, for a single point with its coordinates in the lanes,
//! and for eight points, one per lane.
use super::{
    super::{
        Scalar, edwards as edwards_law,
        field::{Element, Field},
        form::CurveForm,
        jacobian,
        params::DomainParameters,
        weierstrass as weierstrass_law,
    },
    edwards,
    numbers::{elements, numbers},
    primes::limbs,
    radix52::{Fe, Prime},
    vertical::Vertical,
    weierstrass,
};
use crate::simd::x86::ifma::{Ifma, Limbs, YmmIfma, ZmmIfma};
use core::marker::PhantomData;
use zeroize::Zeroize;

pub(super) trait Law: Send + Sync + Sized + 'static {
    /// The form of the curve in scalar arithmetic.
    type Form: CurveForm;
    /// A single point, and one prepared as the second operand of an addition.
    type Point: Copy;
    type Cached: Copy + Send + Sync;
    /// Eight points; and eight points prepared as the second operand: entries of a precomputed table, and arbitrary ones.
    type Points: Copy;
    type Known: Copy + Send + Sync;
    type Many: Copy;
    /// The coordinates of a precomputed point.
    type Limbs: Copy + Send + Sync;
    /// Whether `double` and `add` are short enough to be inlined in loops.
    const SHORT: bool;

    fn new(cpu: Ifma, domain: &'static DomainParameters) -> Self;
    fn form(&self) -> &Self::Form;

    fn point(&self, cpu: Ifma, p: &<Self::Form as CurveForm>::Point) -> Self::Point;
    fn scalar(&self, cpu: Ifma, p: &Self::Point) -> <Self::Form as CurveForm>::Point;
    fn neutral(&self, cpu: Ifma) -> Self::Point;
    fn double(&self, cpu: Ifma, p: &Self::Point) -> Self::Point;
    /// `negative` is 0, or 255 to subtract q.
    fn add(&self, cpu: Ifma, p: &Self::Point, q: &Self::Cached, negative: u8) -> Self::Point;
    fn cached(&self, cpu: Ifma, p: &Self::Point) -> Self::Cached;
    /// `table[index]`, reading the whole table.
    fn look_up(&self, cpu: Ifma, table: &[Self::Cached], index: u64) -> Self::Cached;

    fn limbs(&self, p: &<Self::Form as CurveForm>::Known) -> Self::Limbs;
    fn known(&self, cpu: Ifma, points: &[Self::Limbs; 8]) -> Self::Known;
    /// For each lane the table entry at its index, reading the whole table.
    fn look_up_known(&self, cpu: Ifma, table: &[Self::Known], index: &[u64; 8]) -> Self::Known;
    fn points(&self, cpu: Ifma, p: &[<Self::Form as CurveForm>::Point; 8]) -> Self::Points;
    fn neutrals(&self, cpu: Ifma) -> Self::Points;
    fn scalars(&self, cpu: Ifma, p: &Self::Points, out: &mut [<Self::Form as CurveForm>::Point]);
    /// Subtracts q in the lanes whose bits are set in `negative`.
    fn add_known<const NEXT: bool>(&self, cpu: Ifma, p: &Self::Points, q: &Self::Known, negative: u8) -> Self::Points;
    fn add_many(&self, cpu: Ifma, p: &Self::Points, q: &Self::Many) -> Self::Points;
    fn many(&self, cpu: Ifma, p: &Self::Points) -> Self::Many;

    /// Whether the law for public points has exceptions. A sum that began with a point other than the neutral one, and
    /// is not neutral in the end, has met none.
    const EXCEPTIONS: bool;
    type Public: Copy;
    /// Whether `doubles_public` is the same with and without an addition to follow.
    const ALIKE: bool;
    fn doubles_public<const NEXT: bool>(&self, cpu: Ifma, p: &Self::Points) -> Self::Points;
    fn add_known_public(&self, cpu: Ifma, p: &Self::Points, q: &Self::Known, negative: u8) -> Self::Points;
    fn add_public(&self, cpu: Ifma, p: &Self::Points, q: &Self::Public, negative: u8) -> Self::Points;
    fn public(&self, cpu: Ifma, p: &Self::Points) -> Self::Public;
    /// For each lane the table entry at its index less 1; for index 0 the neutral point, if there are no exceptions.
    fn look_up_public(&self, cpu: Ifma, table: &[Self::Public], index: &[u64; 8]) -> Self::Public;
    /// The sum that consists of q alone.
    fn first_known(&self, cpu: Ifma, q: &Self::Known, negative: u8) -> Self::Points;
    fn first_public(&self, cpu: Ifma, q: &Self::Public, negative: u8) -> Self::Points;
    /// The points in the coordinates of the complete law.
    fn complete(&self, cpu: Ifma, p: &Self::Points) -> Self::Points;
    /// `other` in the lanes whose bits are set, `p` in the rest.
    fn select(p: &Self::Points, other: &Self::Points, lanes: u8) -> Self::Points;
    /// Moves lane i + `BY` to lane i; `BY` is 4, 2 or 1.
    fn move_down<const BY: usize>(p: &Self::Points) -> Self::Points;
}

/// The limbs of a number, in the representation of elements.
fn kept<P: Prime<L>, const L: usize>(x: &Scalar) -> [u64; L] {
    // Into Montgomery form by L * 52 doublings.
    let mut x: [u64; L] = limbs(x);
    if P::FOLD == 0 {
        x = super::radix52::double(x, 52 * L as u32, &P::P);
    }
    x
}

/// The `K` coordinates of eight points, transposed into lanes.
#[inline(always)]
fn gather<const K: usize, const L: usize>(cpu: Ifma, points: &[[[u64; L]; K]; 8]) -> [Fe<ZmmIfma, L>; K] {
    let mut out = [Fe([ZmmIfma::splat(cpu, 0); L]); K];
    for k in 0..K {
        for i in 0..L {
            let mut words = [0; 8];
            for lane in 0..8 {
                words[lane] = points[lane][k][i];
            }
            out[k].0[i] = ZmmIfma::load(cpu, &words);
        }
    }
    out
}

#[inline(always)]
fn pick<const K: usize, const L: usize>(
    cpu: Ifma,
    table: &[[Fe<ZmmIfma, L>; K]],
    index: &[u64; 8],
    first: u64,
    mut out: [Fe<ZmmIfma, L>; K],
) -> [Fe<ZmmIfma, L>; K] {
    let index = ZmmIfma::load(cpu, index);
    for j in 0..table.len() {
        let lanes = index.equal(ZmmIfma::splat(cpu, j as u64 + first));
        for k in 0..K {
            out[k] = out[k].select(&table[j][k], lanes);
        }
    }
    out
}

#[inline(always)]
fn moved<P: Prime<L>, const BY: usize, const L: usize>(x: &Vertical<P, L>) -> Vertical<P, L> {
    let mut x = *x;
    for i in 0..L {
        let r = x.0.0[i];
        x.0.0[i] = match BY {
            4 => r.permute::<0o3210_7654>(),
            2 => r.permute::<0o1076_5432>(),
            _ => r.permute::<0o0765_4321>(),
        };
    }
    x
}

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

    /// T is no longer needed.
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

    /// The law for public points uses Jacobian coordinates.
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

    /// From Jacobian to homogeneous coordinates: X Z, Y, Z^3.
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
