//! Weierstrass curves y^2 = x^3 + a x + b of odd order. The formulas are complete, so one law holds for all points
//! (Renes, Costello, Batina: Complete addition formulas for prime order elliptic curves, 2016). The coordinates are
//! homogeneous: x = X / Z, y = Y / Z.
//!
//! The parameter `A` is the curve's a, which is -3 or a small positive number. `B` is the curve's b if b is small, and
//! 0 if not.
use super::{
    field::{Element, Field},
    form::CurveForm,
    params::DomainParameters,
};
use subtle::Choice;
use zeroize::Zeroize;

/// A point in homogeneous coordinates. The neutral point is (0 : 1 : 0).
#[derive(Clone, Copy)]
pub(super) struct Point<F> {
    pub(super) x: F,
    pub(super) y: F,
    pub(super) z: F,
}

/// A point that is prepared as a summand, with the elements x and y. The neutral point cannot be prepared in this way,
/// because it has no x and y.
pub(super) type Known<F> = [F; 2];
/// A point that is prepared as a summand, with the elements X, Y and Z.
pub(super) type Cached<F> = [F; 3];

/// Computes 2 p in 8 products, 3 squares and 2 products by b.
#[inline(always)]
pub(super) fn double<F: Field, const A: i32, const B: u32>(p: &Point<F>, b: F) -> Point<F> {
    let (xx, yy, zz) = (p.x.square(), p.y.square(), p.z.square());
    let (xy, yz, xz) = ((p.x * p.y).double(), (p.y * p.z).double(), (p.x * p.z).double());
    let [e, f, g] = terms::<F, A, B>(xx, zz, xz, b);
    Point { x: xy * (yy + e) - yz * f, y: (yy + e) * (yy - e) + g * f, z: (yy * yz).double().double() }
}

/// Computes p + q in 11 products and 2 products by b.
#[inline(always)]
pub(super) fn add_known<F: Field, const A: i32, const B: u32>(p: &Point<F>, [x, y]: &Known<F>, b: F) -> Point<F> {
    let (xx, yy) = (p.x * *x, p.y * *y);
    let xy = (p.x + p.y) * (*x + *y) - xx - yy;
    finish::<F, A, B>(xx, yy, p.z, xy, *y * p.z + p.y, *x * p.z + p.x, b)
}

/// Computes p + q in 12 products and 2 products by b.
#[inline(always)]
pub(super) fn add<F: Field, const A: i32, const B: u32>(p: &Point<F>, [x, y, z]: &Cached<F>, b: F) -> Point<F> {
    let (xx, yy, zz) = (p.x * *x, p.y * *y, p.z * *z);
    let xy = (p.x + p.y) * (*x + *y) - xx - yy;
    let yz = (p.y + p.z) * (*y + *z) - yy - zz;
    let xz = (p.x + p.z) * (*x + *z) - xx - zz;
    finish::<F, A, B>(xx, yy, zz, xy, yz, xz, b)
}

/// Computes the sum from the products of equal coordinates (xx = X1 X2, ...) and of different coordinates (xy = X1 Y2 +
/// X2 Y1, ...).
#[inline(always)]
fn finish<F: Field, const A: i32, const B: u32>(xx: F, yy: F, zz: F, xy: F, yz: F, xz: F, b: F) -> Point<F> {
    let [e, f, g] = terms::<F, A, B>(xx, zz, xz, b);
    let (l, m) = (yy + e, yy - e);
    Point { x: xy * l - yz * f, y: l * m + g * f, z: yz * m + xy * g }
}

/// Computes -(a xz + 3 b zz), a (xx - a zz) + 3 b xz, and 3 xx + a zz.
#[inline(always)]
fn terms<F: Field, const A: i32, const B: u32>(xx: F, zz: F, xz: F, b: F) -> [F; 3] {
    let (bzz, bxz) = if B == 0 { (b * zz, b * xz) } else { (zz.times(B), xz.times(B)) };
    if A == -3 {
        let zz3 = zz.triple();
        [(xz - bzz).triple(), (bxz - zz3 - xx).triple(), xx.triple() - zz3]
    } else {
        let (a, azz) = (A as u32, zz.times(A as u32));
        // 0 - x would need the zero of the field, which `Field` lacks.
        let minus_e = xz.times(a) + bzz.triple();
        [minus_e - minus_e.double(), (xx - azz).times(a) + bxz.triple(), xx.triple() + azz]
    }
}

/// The Weierstrass form, with the coefficient b.
pub(super) struct WeierstrassForm<F, const A: i32, const B: u32> {
    b: F,
}

/// The point operations. No operation is inlined, so that the code of each operation exists once.
impl<F: Element, const A: i32, const B: u32> WeierstrassForm<F, A, B> {
    #[inline(never)]
    fn doubled(&self, p: &Point<F>) -> Point<F> {
        double::<F, A, B>(p, self.b)
    }

    #[inline(never)]
    fn sum_with_known(&self, p: &Point<F>, q: &Known<F>) -> Point<F> {
        add_known::<F, A, B>(p, q, self.b)
    }

    #[inline(never)]
    fn sum(&self, p: &Point<F>, q: &Cached<F>) -> Point<F> {
        add::<F, A, B>(p, q, self.b)
    }
}

impl<F: Zeroize> Zeroize for Point<F> {
    fn zeroize(&mut self) {
        self.x.zeroize();
        self.y.zeroize();
        self.z.zeroize();
    }
}

impl<F: Element, const A: i32, const B: u32> CurveForm for WeierstrassForm<F, A, B> {
    type Element = F;
    type Point = Point<F>;
    type Known = Known<F>;
    type Cached = Cached<F>;

    fn new(domain: &DomainParameters) -> Self {
        Self { b: F::from_number(&domain.b) }
    }

    #[inline(always)]
    fn neutral(&self) -> Point<F> {
        Point { x: F::ZERO, y: F::ONE, z: F::ZERO }
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
    fn add_known<const NEXT: bool>(&self, p: &Point<F>, q: &Known<F>) -> Point<F> {
        self.sum_with_known(p, q)
    }

    #[inline(always)]
    fn add<const NEXT: bool>(&self, p: &Point<F>, q: &Cached<F>) -> Point<F> {
        self.sum(p, q)
    }

    #[inline(always)]
    fn cached(&self, p: &Point<F>) -> Cached<F> {
        [p.x, p.y, p.z]
    }

    #[inline(always)]
    fn known(&self, p: &Point<F>, inverse: F) -> Known<F> {
        [p.x * inverse, p.y * inverse]
    }

    #[inline(always)]
    fn scale(p: &Point<F>) -> F {
        p.z
    }

    #[inline(always)]
    fn negate_known([x, y]: &Known<F>, choice: Choice) -> Known<F> {
        [*x, y.negate_if(choice)]
    }

    #[inline(always)]
    fn negate([x, y, z]: &Cached<F>, choice: Choice) -> Cached<F> {
        [*x, y.negate_if(choice), *z]
    }

    #[inline(always)]
    fn denominator(&self, p: &Point<F>) -> F {
        p.z
    }

    #[inline(always)]
    fn affine(&self, p: &Point<F>, inverse: F) -> (F, F) {
        (p.x * inverse, p.y * inverse)
    }

    #[inline(always)]
    fn is_neutral(&self, p: &Point<F>) -> Choice {
        p.z.is_zero()
    }

    /// Returns whether X = x Z. For the neutral point, the result is false. The neutral point has X = 0 and Z = 0, so
    /// it would satisfy this equation for every x.
    #[inline(always)]
    fn has_x_public(&self, p: &Point<F>, x: F) -> bool {
        !p.z.is_zero_public() && (x * p.z - p.x).is_zero_public()
    }
}
