//! The group computed straight from the standard (GOST R 34.10-2012, section 5.2): the test oracle. Slow, NOT constant-time.
use super::{Curve, Scalar};
use crate::mp::Modulus;

/// A point; `None` is the neutral element.
pub type Point = Option<(Scalar, Scalar)>;

/// The base point.
pub fn base(curve: &Curve) -> Point {
    Some((*curve.x(), *curve.y()))
}

/// Whether the point satisfies the curve's equation.
pub fn is_on_curve(curve: &Curve, point: &Point) -> bool {
    let f = field(curve);
    let Some((x, y)) = point else { return true };
    f.mul(y, y) == f.add(&f.mul(&f.add(&f.mul(x, x), curve.a()), x), curve.b())
}

/// -p.
pub fn negate(curve: &Curve, p: &Point) -> Point {
    p.map(|(x, y)| (x, field(curve).neg(&y)))
}

/// p + q.
pub fn add(curve: &Curve, p: &Point, q: &Point) -> Point {
    let f = field(curve);
    let (Some((x1, y1)), Some((x2, y2))) = (p, q) else { return p.or(*q) };
    let (rise, run) = if x1 != x2 {
        (f.sub(y2, y1), f.sub(x2, x1))
    } else if *y1 == f.neg(y2) {
        return None;
    } else {
        let square = f.mul(x1, x1);
        (f.add(&f.add(&square, &f.add(&square, &square)), curve.a()), f.add(y1, y1))
    };
    let slope = f.mul(&rise, &inverse(&f, &run));
    let x = f.sub(&f.sub(&f.mul(&slope, &slope), x1), x2);
    Some((x, f.sub(&f.mul(&slope, &f.sub(x1, &x)), y1)))
}

/// k p, by doubling and adding.
pub fn mul(curve: &Curve, k: &Scalar, p: &Point) -> Point {
    let mut sum = None;
    for i in (0..k.bits_public()).rev() {
        sum = add(curve, &sum, &sum);
        if k.bit(i) == 1 {
            sum = add(curve, &sum, p);
        }
    }
    sum
}

fn field(curve: &Curve) -> Modulus<8> {
    match Modulus::new(*curve.p()) {
        Ok(field) => field,
        Err(_) => unreachable!("a prime is odd"),
    }
}

/// By Fermat's theorem.
fn inverse(f: &Modulus<8>, x: &Scalar) -> Scalar {
    f.pow_public(x, &f.modulus().sub(&Scalar::from_u64(2)).0)
}
