//! Functions that compute with points. All engines share these functions. For example, one function computes multiples
//! of the base point, and many of these multiples share one inversion.
use super::{
    AffinePoint, Scalar,
    field::{Element, invert_all},
    form::CurveForm,
    params::DomainParameters,
};
use zeroize::Zeroize;

type Number<F> = <F as CurveForm>::Element;
type Point<F> = <F as CurveForm>::Point;

/// The part of an engine that multiplies the base point: the form of the curve, and the multiplication by one scalar.
pub(super) trait Base {
    type Form: CurveForm;
    fn form(&self) -> &Self::Form;
    fn multiple(&self, k: &Scalar) -> Point<Self::Form>;
}

/// Multiplies the base point by each k. `TOGETHER` results share one inversion.
pub(super) fn multiples<B: Base, const TOGETHER: usize>(base: &B, k: &[Scalar], out: &mut [AffinePoint]) {
    for (k, out) in k.chunks(TOGETHER).zip(out.chunks_mut(TOGETHER)) {
        match k.len() {
            1 => at_most::<B, 1>(base, k, out),
            _ => at_most::<B, TOGETHER>(base, k, out),
        }
    }
}

fn at_most<B: Base, const N: usize>(base: &B, k: &[Scalar], out: &mut [AffinePoint]) {
    let mut points = [base.form().neutral(); N];
    let (mut inverses, mut products) = ([Number::<B::Form>::ONE; N], [Number::<B::Form>::ONE; N]);
    let n = k.len();
    with_one_inversion(base, k, out, &mut points[..n], &mut inverses[..n], &mut products[..n]);
    points.zeroize();
    inverses.zeroize();
    products.zeroize();
}

/// This function is not generic over the number of points, so there is only one copy of its long code for all numbers
/// of points.
#[inline(never)]
fn with_one_inversion<B: Base>(
    base: &B,
    k: &[Scalar],
    out: &mut [AffinePoint],
    points: &mut [Point<B::Form>],
    inverses: &mut [Number<B::Form>],
    products: &mut [Number<B::Form>],
) {
    let form = base.form();
    for i in 0..k.len() {
        points[i] = base.multiple(&k[i]);
        inverses[i] = form.denominator(&points[i]);
    }
    invert_all(inverses, products);
    for i in 0..k.len() {
        let (x, y) = form.affine(&points[i], inverses[i]);
        out[i] = AffinePoint { x: x.to_number(), y: y.to_number() };
    }
}

/// Converts the affine point `q` to the coordinates of the curve form `form`.
#[inline(always)]
pub(super) fn point<F: CurveForm>(form: &F, q: &AffinePoint) -> Point<F> {
    form.point(Number::<F>::from_number(&q.x), Number::<F>::from_number(&q.y))
}

/// Returns whether the x coordinate of `point` equals r modulo q. The x coordinate is a number below p.
pub(super) fn has_x_public<F: CurveForm>(form: &F, domain: &DomainParameters, point: &Point<F>, r: &Scalar) -> bool {
    let mut x = *r;
    while x.sub(&domain.p).1 == 1 {
        if form.has_x_public(point, Number::<F>::from_number(&x)) {
            return true;
        }
        let (next, carry) = x.add(&domain.q);
        if carry == 1 {
            return false;
        }
        x = next;
    }
    false
}

/// Returns whether the cofactor times `q` is the neutral point.
pub(super) fn has_small_order_public<F: CurveForm>(form: &F, domain: &DomainParameters, q: &AffinePoint) -> bool {
    let mut point = point(form, q);
    for _ in 0..domain.cofactor.ilog2() {
        point = form.double::<false>(&point);
    }
    form.is_neutral(&point).into()
}
