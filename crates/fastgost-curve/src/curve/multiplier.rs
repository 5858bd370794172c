//! Point multiplication for any form of the curve. For the base point, the code uses a comb, which has a precomputed
//! table for each window of the scalar. For other points, the code uses a fixed window. For sums of public multiples,
//! the code uses Straus's interleaving.
use super::{
    AffinePoint, Check, Engine, Scalar,
    base::{self, Base},
    digits::{self, odd_digit, windows, wnaf_public},
    field::{Element, invert_all},
    form::{CurveForm, Entry},
    params::{DomainParameters, Set},
};
use alloc::{boxed::Box, vec::Vec};
use subtle::Choice;
use zeroize::Zeroize;

/// A curve with its tables. `S` is the form for secret scalars, and `P` is the form for public scalars. `W` is the
/// width of the comb's windows, and `G` is the width of the base point's digits in public sums.
pub(super) struct Multiplier<S: CurveForm, P: CurveForm<Element = S::Element>, const W: usize, const G: usize> {
    domain: &'static DomainParameters,
    secret: S,
    public: P,
    /// For window i, the table has the first 2^(W - 1) odd multiples of the point P, which is 2^(W i) times the base
    /// point.
    comb: Box<[S::Known]>,
    /// The first 2^(G - 2) odd multiples of the base point.
    odd: Box<[P::Known]>,
}

/// `WINDOW` is the window width for points that are not known in advance. `ODD` is the length of a point's table for a
/// secret scalar, and `ODD_PUBLIC` is the length for a public scalar.
const WINDOW: usize = 5;
const ODD: usize = 1 << (WINDOW - 1);
const ODD_PUBLIC: usize = 1 << (WINDOW - 2);
/// The number of points that share an inversion.
const TOGETHER: usize = 16;

impl<S: CurveForm, P: CurveForm<Element = S::Element>, const W: usize, const G: usize> Multiplier<S, P, W, G> {
    pub(super) fn new(set: Set) -> Self {
        let domain = set.domain();
        let (secret, public) = (S::new(domain), P::new(domain));
        let (x, y) = (S::Element::from_number(&domain.x), S::Element::from_number(&domain.y));
        let mut base = secret.point(x, y);
        let mut points = Vec::new();
        for _ in 0..windows::<W>(order_bits(domain)) {
            points.extend(odd_multiples(&secret, &base, 1 << (W - 1)));
            for _ in 0..W {
                base = secret.double::<true>(&base);
            }
        }
        let comb = all_known(&secret, &points);
        let odd = all_known(&public, &odd_multiples(&public, &public.point(x, y), 1 << (G - 2)));
        Self { domain, secret, public, comb, odd }
    }

    /// Computes u1 G + u2 Q in variable time.
    fn sum_public(&self, u1: &Scalar, u2: &Scalar, q: &P::Point) -> P::Point {
        let form = &self.public;
        let (mut of_g, mut of_q) = ([0; digits::MOST], [0; digits::MOST]);
        let length = wnaf_public(u1, G, &mut of_g).max(wnaf_public(u2, WINDOW, &mut of_q));
        let mut table = [form.cached(q); ODD_PUBLIC];
        let (twice, mut multiple) = (form.cached(&form.double::<true>(q)), *q);
        for i in 1..ODD_PUBLIC {
            multiple = form.add::<true>(&multiple, &twice);
            table[i] = form.cached(&multiple);
        }
        let mut sum = form.neutral();
        for i in (0..length).rev() {
            let (g, q) = (of_g[i], of_q[i]);
            let first = i + 1 == length;
            if g == 0 && q == 0 {
                sum = form.double::<false>(&sum);
                continue;
            }
            if !first {
                sum = form.double::<true>(&sum);
            }
            if q != 0 {
                let entry = P::negate(&table[usize::from(q.unsigned_abs() / 2)], Choice::from((q < 0) as u8));
                sum = if g == 0 { form.add::<false>(&sum, &entry) } else { form.add::<true>(&sum, &entry) };
            }
            if g != 0 {
                let entry = P::negate_known(&self.odd[usize::from(g.unsigned_abs() / 2)], Choice::from((g < 0) as u8));
                sum = form.add_known::<false>(&sum, &entry);
            }
        }
        sum
    }
}

/// Returns the first `n` odd multiples of p: p, 3 p, 5 p, ...
pub(super) fn odd_multiples<F: CurveForm>(form: &F, p: &F::Point, n: usize) -> Vec<F::Point> {
    let twice = form.cached(&form.double::<true>(p));
    let mut points = Vec::from([*p]);
    for i in 1..n {
        points.push(form.add::<true>(&points[i - 1], &twice));
    }
    points
}

pub(super) fn all_known<F: CurveForm>(form: &F, points: &[F::Point]) -> Box<[F::Known]> {
    let mut inverses: Vec<_> = points.iter().map(F::scale).collect();
    let mut products = inverses.clone();
    invert_all(&mut inverses, &mut products);
    points.iter().zip(inverses).map(|(p, inverse)| form.known(p, inverse)).collect()
}

fn order_bits(domain: &DomainParameters) -> usize {
    domain.q.bits_public()
}

impl<S: CurveForm, P: CurveForm<Element = S::Element>, const W: usize, const G: usize> Base for Multiplier<S, P, W, G> {
    type Form = S;

    #[inline(always)]
    fn form(&self) -> &S {
        &self.secret
    }

    /// Computes k times the base point by the comb. If k is even, the function uses q - k instead, which is odd, and
    /// flips the signs of all digits.
    #[inline(always)]
    fn multiple(&self, k: &Scalar) -> S::Point {
        let even = Choice::from(!k.0[0] as u8 & 1);
        let mut half = Scalar::select(k, &self.domain.q.sub(k).0, even).shr(1);
        let (length, windows) = (1 << (W - 1), self.comb.len() >> (W - 1));
        let mut sum = self.secret.neutral();
        for i in 0..windows {
            let (index, negative) = odd_digit::<W>(&half, i, windows);
            let entry = S::Known::look_up(&self.comb[i * length..(i + 1) * length], index);
            sum = self.secret.add_known::<true>(&sum, &S::negate_known(&entry, negative ^ even));
        }
        half.zeroize();
        sum
    }
}

impl<S: CurveForm, P: CurveForm<Element = S::Element>, const W: usize, const G: usize> Engine
    for Multiplier<S, P, W, G>
{
    fn mul_base(&self, k: &[Scalar], out: &mut [AffinePoint]) {
        base::multiples::<Self, TOGETHER>(self, k, out);
    }

    fn mul(&self, k: &Scalar, q: &AffinePoint, doublings: u32) -> (AffinePoint, Choice) {
        let form = &self.secret;
        let point = base::point(form, q);
        let mut table = [form.cached(&point); ODD];
        let (twice, mut multiple) = (form.cached(&form.double::<true>(&point)), point);
        for i in 1..ODD {
            multiple = form.add::<true>(&multiple, &twice);
            table[i] = form.cached(&multiple);
        }
        // If k is even, the function multiplies by k + 1, and subtracts the point Q once at the end. The function
        // cannot use q - k, because this works only for points of the subgroup.
        let even = Choice::from(!k.0[0] as u8 & 1);
        let mut half = k.shr(1);
        let windows = windows::<WINDOW>(self.domain.bits);
        let mut sum = form.neutral();
        for i in (0..windows).rev() {
            if i + 1 < windows {
                for _ in 1..WINDOW {
                    sum = form.double::<false>(&sum);
                }
                sum = form.double::<true>(&sum);
            }
            let (index, negative) = odd_digit::<WINDOW>(&half, i, windows);
            let entry = S::negate(&S::Cached::look_up(&table, index), negative);
            sum = form.add::<true>(&sum, &entry);
        }
        let less = [form.cached(&form.neutral()), S::negate(&table[0], Choice::from(1))];
        sum = form.add::<false>(&sum, &S::Cached::look_up(&less, even.unwrap_u8().into()));
        for _ in 0..doublings {
            sum = form.double::<false>(&sum);
        }
        let (x, y) = form.affine(&sum, form.denominator(&sum).invert());
        let out = (AffinePoint { x: x.to_number(), y: y.to_number() }, form.is_neutral(&sum));
        half.zeroize();
        sum.zeroize();
        out
    }

    fn check_public(&self, job: &Check<'_>) -> bool {
        let sum = self.sum_public(job.u1, job.u2, &base::point(&self.public, job.q));
        base::has_x_public(&self.public, self.domain, &sum, job.r)
    }

    fn has_small_order_public(&self, q: &AffinePoint) -> bool {
        base::has_small_order_public(&self.public, self.domain, q)
    }
}
