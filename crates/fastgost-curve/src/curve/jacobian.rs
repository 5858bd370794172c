//! Weierstrass curves in Jacobian coordinates, with x = X / Z^2 and y = Y / Z^3. The law takes fewer products than the
//! complete formulas of `weierstrass.rs`, but it has exceptions (points for which the formulas are wrong), and the code
//! branches for these exceptions. So the law is VARIABLE-TIME, and may be used only for public points.
use super::{
    field::{Element, Field},
    form::CurveForm,
    params::DomainParameters,
    weierstrass::Point,
};
use core::marker::PhantomData;
use subtle::Choice;

/// Computes 2 p, in 3 products and 5 squares if a = -3, or in 2 products and 7 squares if not. If p is the neutral
/// point, whose Z is 0, the result also has the Z coordinate 0.
#[inline(always)]
pub(super) fn double<F: Field, const A: i32>(p: &Point<F>) -> Point<F> {
    let (zz, yy) = (p.z.square(), p.y.square());
    let xyy = p.x * yy;
    let slope =
        if A == -3 { ((p.x - zz) * (p.x + zz)).triple() } else { p.x.square().triple() + zz.square().times(A as u32) };
    let v = xyy.double().double();
    let x = slope.square() - v.double();
    let z = (p.y + p.z).square() - yy - zz;
    Point { x, y: slope * (v - x) - yy.square().double().double().double(), z }
}

/// The coordinates of two points p and q over a common denominator z, which is the product of both denominators. The
/// values are x and y of p, u and s of q, and z.
pub(super) type Common<F> = [F; 5];

#[inline(always)]
pub(super) fn common_known<F: Field>(p: &Point<F>, [x, y]: &[F; 2]) -> Common<F> {
    let zz = p.z.square();
    [p.x, p.y, *x * zz, *y * (zz * p.z), p.z]
}

#[inline(always)]
pub(super) fn common<F: Field>(p: &Point<F>, [x, y, z, zz2, zzz2]: &Cached<F>) -> Common<F> {
    let zz = p.z.square();
    [p.x * *zz2, p.y * *zzz2, *x * zz, *y * (zz * p.z), p.z * *z]
}

/// Computes p + q from h = u - x and r = s - y. If h is 0 (so that p is q or -q), or if p is neutral, the Z coordinate
/// of the result is 0. The Z coordinate of every point that is computed from this result is also 0.
#[inline(always)]
pub(super) fn sum<F: Field>([x, y, _, _, z]: Common<F>, h: F, r: F) -> Point<F> {
    let hh = h.square();
    let (hhh, v) = (h * hh, x * hh);
    let x3 = r.square() - hhh - v.double();
    Point { x: x3, y: r * (v - x3) - y * hhh, z: z * h }
}

/// The Weierstrass form in Jacobian coordinates. `A` means the same as in `WeierstrassForm`.
pub(super) struct JacobianForm<F, const A: i32>(PhantomData<F>);

/// A point that is prepared as a summand, with the elements X, Y, Z, Z^2 and Z^3.
pub(super) type Cached<F> = [F; 5];

impl<F: Element, const A: i32> JacobianForm<F, A> {
    #[inline(never)]
    fn doubled(&self, p: &Point<F>) -> Point<F> {
        double::<F, A>(p)
    }

    /// Computes p + q in 8 products and 3 squares.
    #[inline(never)]
    fn sum_with_known(&self, p: &Point<F>, q: &[F; 2]) -> Point<F> {
        if p.z.is_zero_public() {
            return Point { x: q[0], y: q[1], z: F::ONE };
        }
        self.sum(p, common_known(p, q))
    }

    /// Computes p + q in 11 products and 3 squares.
    #[inline(never)]
    fn sum_with(&self, p: &Point<F>, q: &Cached<F>) -> Point<F> {
        let [x, y, z, ..] = q;
        if p.z.is_zero_public() {
            return Point { x: *x, y: *y, z: *z };
        }
        if z.is_zero_public() {
            return *p;
        }
        self.sum(p, common(p, q))
    }

    /// Computes p + q. Neither p nor q is neutral.
    #[inline(always)]
    fn sum(&self, p: &Point<F>, common: Common<F>) -> Point<F> {
        let [x, y, u, s, _] = common;
        let (h, r) = (u - x, s - y);
        if h.is_zero_public() {
            return if r.is_zero_public() { self.doubled(p) } else { self.neutral() };
        }
        sum(common, h, r)
    }
}

impl<F: Element, const A: i32> CurveForm for JacobianForm<F, A> {
    type Element = F;
    type Point = Point<F>;
    type Known = [F; 2];
    type Cached = Cached<F>;

    fn new(_: &DomainParameters) -> Self {
        Self(PhantomData)
    }

    #[inline(always)]
    fn neutral(&self) -> Point<F> {
        Point { x: F::ONE, y: F::ONE, z: F::ZERO }
    }

    #[inline(always)]
    fn point(&self, x: F, y: F) -> Point<F> {
        Point { x, y, z: F::ONE }
    }

    #[inline(always)]
    fn double<const NEXT: bool>(&self, p: &Point<F>) -> Point<F> {
        self.doubled(p)
    }

    #[inline(always)]
    fn add_known<const NEXT: bool>(&self, p: &Point<F>, q: &[F; 2]) -> Point<F> {
        self.sum_with_known(p, q)
    }

    #[inline(always)]
    fn add<const NEXT: bool>(&self, p: &Point<F>, q: &Cached<F>) -> Point<F> {
        self.sum_with(p, q)
    }

    #[inline(always)]
    fn cached(&self, p: &Point<F>) -> Cached<F> {
        let zz = p.z.square();
        [p.x, p.y, p.z, zz, zz * p.z]
    }

    #[inline(always)]
    fn known(&self, p: &Point<F>, inverse: F) -> [F; 2] {
        let (x, y) = self.affine(p, inverse);
        [x, y]
    }

    #[inline(always)]
    fn scale(p: &Point<F>) -> F {
        p.z
    }

    #[inline(always)]
    fn negate_known([x, y]: &[F; 2], choice: Choice) -> [F; 2] {
        [*x, y.negate_if(choice)]
    }

    #[inline(always)]
    fn negate([x, y, z, zz, zzz]: &Cached<F>, choice: Choice) -> Cached<F> {
        [*x, y.negate_if(choice), *z, *zz, *zzz]
    }

    #[inline(always)]
    fn denominator(&self, p: &Point<F>) -> F {
        p.z
    }

    #[inline(always)]
    fn affine(&self, p: &Point<F>, inverse: F) -> (F, F) {
        let square = inverse.square();
        (p.x * square, p.y * (square * inverse))
    }

    #[inline(always)]
    fn is_neutral(&self, p: &Point<F>) -> Choice {
        p.z.is_zero()
    }

    #[inline(always)]
    fn has_x_public(&self, p: &Point<F>, x: F) -> bool {
        !p.z.is_zero_public() && (x * p.z.square() - p.x).is_zero_public()
    }
}
