//! Twisted Edwards curves u^2 + v^2 = 1 + d u^2 v^2, where d is not a square. On these curves, one addition law holds
//! for all points, without exceptions. Points have the extended coordinates of Hisil, Wong, Carter and Dawson (Twisted
//! Edwards Curves Revisited, 2008). These are X, Y, Z and T, with u = X / Z, v = Y / Z and T = X Y / Z.
use super::{
    field::{Element, Field},
    form::CurveForm,
    params::DomainParameters,
};
use subtle::Choice;
use zeroize::Zeroize;

/// A point in extended coordinates. T is not always computed.
#[derive(Clone, Copy)]
pub(super) struct Point<F> {
    pub(super) x: F,
    pub(super) y: F,
    pub(super) z: F,
    pub(super) t: F,
}

/// A point that is prepared as a summand, with the elements u, v and d u v.
pub(super) type Known<F> = [F; 3];
/// A point that is prepared as a summand, with the elements X, Y, d T and Z.
pub(super) type Cached<F> = [F; 4];

/// Computes 2 p in 3 products and 4 squares. If `T` is true, the function also computes the coordinate T of the result,
/// by one more product.
#[inline(always)]
pub(super) fn double<F: Field, const T: bool>(p: &Point<F>) -> Point<F> {
    let (xx, yy, zz) = (p.x.square(), p.y.square(), p.z.square());
    let g = xx + yy;
    let e = (p.x + p.y).square() - g;
    finish::<F, T>(e, g - zz.double(), g, xx - yy, p)
}

/// Computes p + q in 7 products. If `T` is true, the function also computes the coordinate T of the result, by one more
/// product.
#[inline(always)]
pub(super) fn add_known<F: Field, const T: bool>(p: &Point<F>, [x, y, dt]: &Known<F>) -> Point<F> {
    sum::<F, T>(p, *x, *y, *dt, p.z)
}

/// Computes p + q in 8 products. If `T` is true, the function also computes the coordinate T of the result, by one more
/// product.
#[inline(always)]
pub(super) fn add<F: Field, const T: bool>(p: &Point<F>, [x, y, dt, z]: &Cached<F>) -> Point<F> {
    sum::<F, T>(p, *x, *y, *dt, p.z * *z)
}

#[inline(always)]
fn sum<F: Field, const T: bool>(p: &Point<F>, x: F, y: F, dt: F, zz: F) -> Point<F> {
    let (xx, yy, tt) = (p.x * x, p.y * y, p.t * dt);
    let e = (p.x + p.y) * (x + y) - xx - yy;
    finish::<F, T>(e, zz - tt, zz + tt, yy - xx, p)
}

/// Makes the point with u = e / g and v = h / f.
#[inline(always)]
fn finish<F: Field, const T: bool>(e: F, f: F, g: F, h: F, p: &Point<F>) -> Point<F> {
    Point { x: e * f, y: g * h, z: f * g, t: if T { e * h } else { p.t } }
}

/// The Edwards form, with the constants of its map to the Weierstrass form.
pub(super) struct EdwardsForm<F> {
    d: F,
    s: F,
    t: F,
}

impl<F: Zeroize> Zeroize for Point<F> {
    fn zeroize(&mut self) {
        self.x.zeroize();
        self.y.zeroize();
        self.z.zeroize();
        self.t.zeroize();
    }
}

impl<F: Element> CurveForm for EdwardsForm<F> {
    type Element = F;
    type Point = Point<F>;
    type Known = Known<F>;
    type Cached = Cached<F>;

    fn new(domain: &DomainParameters) -> Self {
        match &domain.edwards {
            Some(e) => Self { d: F::from_number(&e.d), s: F::from_number(&e.s), t: F::from_number(&e.t) },
            None => unreachable!("a set without an Edwards form"),
        }
    }

    #[inline(always)]
    fn neutral(&self) -> Point<F> {
        Point { x: F::ZERO, y: F::ONE, z: F::ONE, t: F::ZERO }
    }

    /// Returns the point with u = (x - t) / y and v = (x - t - s) / (x - t + s). The denominator of v is never 0 on the
    /// curve, because d is not a square. The denominator of u is 0 at (t, 0), which is the point (0, -1) of order 2.
    #[inline(always)]
    fn point(&self, x: F, y: F) -> Point<F> {
        let a = x - self.t;
        let (b, c) = (a - self.s, a + self.s);
        let order2 = y.is_zero();
        Point { x: a * c, y: F::select(b * y, F::ONE.negate(), order2), z: F::select(c * y, F::ONE, order2), t: a * b }
    }

    #[inline(never)]
    fn double<const NEXT: bool>(&self, p: &Point<F>) -> Point<F> {
        double::<F, NEXT>(p)
    }

    #[inline(never)]
    fn add_known<const NEXT: bool>(&self, p: &Point<F>, q: &Known<F>) -> Point<F> {
        add_known::<F, NEXT>(p, q)
    }

    #[inline(never)]
    fn add<const NEXT: bool>(&self, p: &Point<F>, q: &Cached<F>) -> Point<F> {
        add::<F, NEXT>(p, q)
    }

    #[inline(always)]
    fn cached(&self, p: &Point<F>) -> Cached<F> {
        [p.x, p.y, p.t * self.d, p.z]
    }

    #[inline(always)]
    fn known(&self, p: &Point<F>, inverse: F) -> Known<F> {
        let (x, y) = (p.x * inverse, p.y * inverse);
        [x, y, x * y * self.d]
    }

    #[inline(always)]
    fn scale(p: &Point<F>) -> F {
        p.z
    }

    #[inline(always)]
    fn negate_known([x, y, dt]: &Known<F>, choice: Choice) -> Known<F> {
        [x.negate_if(choice), *y, dt.negate_if(choice)]
    }

    #[inline(always)]
    fn negate([x, y, dt, z]: &Cached<F>, choice: Choice) -> Cached<F> {
        [x.negate_if(choice), *y, dt.negate_if(choice), *z]
    }

    /// The denominator is 0 for the neutral point (0, 1) and for the point (0, -1). If `affine` gets 0 in place of the
    /// inverse of the denominator, it correctly returns (t, 0) for (0, -1).
    #[inline(always)]
    fn denominator(&self, p: &Point<F>) -> F {
        (p.z - p.y) * p.x
    }

    /// Computes x = s (1 + v) / (1 - v) + t and y = s (1 + v) / ((1 - v) u).
    #[inline(always)]
    fn affine(&self, p: &Point<F>, inverse: F) -> (F, F) {
        let n = self.s * (p.z + p.y) * inverse;
        (n * p.x + self.t, n * p.z)
    }

    #[inline(always)]
    fn is_neutral(&self, p: &Point<F>) -> Choice {
        (p.z - p.y).is_zero()
    }

    /// Returns whether (x - t) (Z - Y) = s (Z + Y). No x satisfies this equation if Y = Z.
    #[inline(always)]
    fn has_x_public(&self, p: &Point<F>, x: F) -> bool {
        ((x - self.t) * (p.z - p.y) - self.s * (p.z + p.y)).is_zero_public()
    }
}
