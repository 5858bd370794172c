//! Proves the addition laws. The library's own formulas are generic over their field, so they can compute with
//! polynomials. The coordinates that the formulas return are compared with the definition of the sum of two points,
//! modulo the equations of the curve.

use super::{conditions::conditions, edwards, field::Field, jacobian, params::Set, weierstrass};
use crate::numbers::{
    Law,
    polynomial::{Polynomial, Variable},
};
use num_bigint::BigInt;
use std::{
    cell::RefCell,
    ops::{Add, Mul, Sub},
};

thread_local! {
    /// The polynomials of all elements. An [`Element`] contains the place of its polynomial in this list.
    static ELEMENTS: RefCell<Vec<Polynomial>> = const { RefCell::new(Vec::new()) };
}

/// An element of a field. The element stands for a polynomial with integer coefficients. The formulas copy elements, so
/// this type contains only the polynomial's place in [`ELEMENTS`].
#[derive(Clone, Copy)]
struct Element(usize);

impl Element {
    fn new(polynomial: Polynomial) -> Self {
        ELEMENTS.with_borrow_mut(|all| {
            all.push(polynomial);
            Self(all.len() - 1)
        })
    }

    fn get(self) -> Polynomial {
        ELEMENTS.with_borrow(|all| all[self.0].clone())
    }
}

impl Add for Element {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.get().plus(&other.get()))
    }
}

impl Sub for Element {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.get().minus(&other.get()))
    }
}

impl Mul for Element {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Self::new(self.get().product(&other.get()))
    }
}

impl Field for Element {
    fn square(self) -> Self {
        self * self
    }

    fn times(self, factor: u32) -> Self {
        Self::new(self.get().times(&BigInt::from(factor)))
    }
}

/// The variables are the coordinates of two points, the denominators of these points, and a coefficient of the curve.
const X1: Variable = 2;
const Y1: Variable = 4;
const X2: Variable = 6;
const Y2: Variable = 8;
const Z1: Variable = 10;
const Z2: Variable = 12;
/// The coefficient b of a Weierstrass curve, or the coefficient d of an Edwards curve.
const B: Variable = 14;

fn v(variable: Variable) -> Polynomial {
    Polynomial::variable(variable)
}

fn n(number: i64) -> Polynomial {
    BigInt::from(number).into()
}

fn product(factors: &[&Polynomial]) -> Polynomial {
    factors.iter().fold(n(1), |product, factor| product.product(factor))
}

/// Replaces the product of the variables `leading` by the polynomial `by` wherever it occurs, until no monomial
/// contains this product.
fn replaced(mut polynomial: Polynomial, leading: &[Variable], by: &Polynomial) -> Polynomial {
    loop {
        let mut rest = Polynomial::default();
        let mut changed = false;
        for (monomial, number) in polynomial.terms() {
            let mut left = monomial.clone();
            let all =
                leading.iter().all(|factor| left.iter().position(|v| v == factor).map(|at| left.remove(at)).is_some());
            if all {
                let mut cofactor = Polynomial::default();
                cofactor.add_term(left, number.clone());
                rest = rest.plus(&cofactor.product(by));
                changed = true;
            } else {
                rest.add_term(monomial.clone(), number.clone());
            }
        }
        polynomial = rest;
        if !changed {
            return polynomial;
        }
    }
}

/// The result of a check. If a law does not hold, the error is a text about a polynomial that should be 0.
pub(super) type Checked = Result<(), String>;

fn zero(what: &str, polynomial: &Polynomial) -> Checked {
    if polynomial.is_zero() { Ok(()) } else { Err(format!("{what}: {} terms are left", polynomial.count())) }
}

/// A Weierstrass curve y^2 = x^3 + a x + b.
struct Weierstrass {
    a: Polynomial,
    b: Polynomial,
}

impl Weierstrass {
    /// Reduces a polynomial modulo the equations of both points. The highest terms of these equations, y1^2 and y2^2,
    /// have no common factor. So the remainder is 0 exactly if the polynomial is in the ideal of these equations.
    fn modulo(&self, polynomial: Polynomial) -> Polynomial {
        let right = |x: Variable| product(&[&v(x), &v(x), &v(x)]).plus(&self.a.product(&v(x))).plus(&self.b);
        replaced(replaced(polynomial, &[Y1, Y1], &right(X1)), &[Y2, Y2], &right(X2))
    }

    /// Returns the numerator and the denominator of a slope. The slope belongs to the chord through both points, or to
    /// the tangent at the first point.
    fn slope(&self, chord: bool) -> [Polynomial; 2] {
        if chord {
            [v(Y2).minus(&v(Y1)), v(X2).minus(&v(X1))]
        } else {
            [product(&[&n(3), &v(X1), &v(X1)]).plus(&self.a), product(&[&n(2), &v(Y1)])]
        }
    }

    /// Checks that the point (`x` / `for_x`, `y` / `for_y`) is the sum of the two points. The line through both points
    /// (or the tangent at the first point) meets the curve in a third point. The sum is the reflection of this third
    /// point.
    fn is_sum(&self, [x, y]: [&Polynomial; 2], [for_x, for_y]: [&Polynomial; 2], chord: bool) -> Checked {
        let [up, right] = self.slope(chord);
        let other = if chord { v(X2) } else { v(X1) };
        let square = right.product(&right);
        // The variable `x3` is the coordinate x of the sum, multiplied by right^2. Its value is up^2 - (x1 + other)
        // right^2.
        let x3 = up.product(&up).minus(&v(X1).plus(&other).product(&square));
        let difference = x.product(&square).minus(&for_x.product(&x3));
        zero("x", &self.modulo(difference))?;
        // The variable `y3` is the coordinate y of the sum, multiplied by right^3. Its value is up (x1 right^2 - `x3`)
        // - y1 right^3.
        let cube = square.product(&right);
        let y3 = up.product(&v(X1).product(&square).minus(&x3)).minus(&v(Y1).product(&cube));
        let difference = y.product(&cube).minus(&for_y.product(&y3));
        zero("y", &self.modulo(difference))
    }
}

/// Returns the field element that stands for a polynomial.
fn e(polynomial: &Polynomial) -> Element {
    Element::new(polynomial.clone())
}

/// Checks the complete formulas (formulas for all pairs of points) of Weierstrass curves with the coefficient `A`. If
/// `SMALL` is not 0, the formulas are for curves whose coefficient b is `SMALL`.
fn complete<const A: i32, const SMALL: u32>() -> Checked {
    let curve = Weierstrass { a: n(A.into()), b: if SMALL == 0 { v(B) } else { n(SMALL.into()) } };
    let b = e(&curve.b);
    let [first, second] =
        [[X1, Y1, Z1], [X2, Y2, Z2]].map(|[x, y, z]| [v(x).product(&v(z)), v(y).product(&v(z)), v(z)]);
    let point = |[x, y, z]: &[Polynomial; 3]| weierstrass::Point { x: e(x), y: e(y), z: e(z) };
    let cached = |p: &[Polynomial; 3]| [e(&p[0]), e(&p[1]), e(&p[2])];
    let coordinates = |p: weierstrass::Point<Element>| [p.x.get(), p.y.get(), p.z.get()];
    let add = |p: &[Polynomial; 3], q: &[Polynomial; 3]| {
        coordinates(weierstrass::add::<_, A, SMALL>(&point(p), &cached(q), b))
    };
    let check = |what: &str, [x, y, z]: &[Polynomial; 3], chord| {
        curve.is_sum([x, y], [z, z], chord).map_err(|why| format!("{what}: {why}"))
    };
    check("addition", &add(&first, &second), true)?;
    let known = coordinates(weierstrass::add_known::<_, A, SMALL>(&point(&first), &[e(&v(X2)), e(&v(Y2))], b));
    check("addition of a known point", &known, true)?;
    check("doubling", &coordinates(weierstrass::double::<_, A, SMALL>(&point(&first), b)), false)?;
    check("addition of a point to itself", &add(&first, &first), false)?;
    // The following code checks that the sum of opposite points is the neutral point.
    let [x, y, z] = first.clone();
    let opposite = [x, y.times(&BigInt::from(-1)), z];
    for (sum, what) in [
        (add(&first, &opposite), "opposite points"),
        (
            coordinates(weierstrass::add_known::<_, A, SMALL>(
                &point(&first),
                &[e(&v(X1)), e(&v(Y1).times(&BigInt::from(-1)))],
                b,
            )),
            "a known opposite",
        ),
    ] {
        zero(what, &curve.modulo(sum[0].clone()))?;
        zero(what, &curve.modulo(sum[2].clone()))?;
        if curve.modulo(sum[1].clone()).is_zero() {
            return Err(format!("{what}: no point"));
        }
    }
    // The neutral point has the coordinates (0 : Z2 : 0), in which Z2 may be any number. Adding the neutral point
    // changes nothing, so the coordinates of the result are proportional to the coordinates of the other point.
    let neutral = [n(0), v(Z2), n(0)];
    let proportional = |what: &str, [x, y, z]: &[Polynomial; 3], [u, w, t]: &[Polynomial; 3]| {
        for difference in
            [x.product(w).minus(&y.product(u)), x.product(t).minus(&z.product(u)), y.product(t).minus(&z.product(w))]
        {
            zero(what, &curve.modulo(difference))?;
        }
        if curve.modulo(y.clone()).is_zero() { Err(format!("{what}: no point")) } else { Ok(()) }
    };
    proportional("the neutral point added", &add(&first, &neutral), &first)?;
    proportional("a point added to the neutral one", &add(&neutral, &first), &first)?;
    let known =
        coordinates(weierstrass::add_known::<_, A, SMALL>(&point(&[n(0), v(Z1), n(0)]), &[e(&v(X2)), e(&v(Y2))], b));
    proportional("a known point added to the neutral one", &known, &[v(X2), v(Y2), n(1)])?;
    proportional(
        "the neutral point doubled",
        &coordinates(weierstrass::double::<_, A, SMALL>(&point(&neutral), b)),
        &neutral,
    )?;
    proportional("the neutral point added to itself", &add(&neutral, &neutral), &neutral)
}

/// Checks the formulas in Jacobian coordinates. The library uses these formulas only for public points, and branches if
/// the formulas do not apply.
fn in_jacobian<const A: i32>() -> Checked {
    let curve = Weierstrass { a: n(A.into()), b: v(B) };
    let coordinates = |[x, y, z]: [Variable; 3]| {
        let square = v(z).product(&v(z));
        [v(x).product(&square), v(y).product(&square).product(&v(z)), v(z)]
    };
    let (p, q) = (coordinates([X1, Y1, Z1]), coordinates([X2, Y2, Z2]));
    let point = weierstrass::Point { x: e(&p[0]), y: e(&p[1]), z: e(&p[2]) };
    let check = |what: &str, sum: weierstrass::Point<Element>, chord, nonzero: Polynomial| {
        let [x, y, z] = [sum.x, sum.y, sum.z].map(Element::get);
        let square = z.product(&z);
        curve.is_sum([&x, &y], [&square, &square.product(&z)], chord).map_err(|why| format!("{what}: {why}"))?;
        // `nonzero` is a product of factors that are not 0. The denominator must be equal to this product, so the
        // denominator is not 0.
        zero(what, &z.minus(&nonzero))
    };
    let square = |p: &Polynomial| p.product(p);
    check("doubling", jacobian::double::<_, A>(&point), false, product(&[&n(2), &v(Y1), &square(&square(&v(Z1)))]))?;
    let zz = square(&q[2]);
    let cached = [e(&q[0]), e(&q[1]), e(&q[2]), e(&zz), e(&zz.product(&q[2]))];
    let sum = |common: jacobian::Common<Element>| {
        let [x, y, u, s, _] = common;
        jacobian::sum(common, u - x, s - y)
    };
    let right = v(X2).minus(&v(X1));
    let both = v(Z1).product(&v(Z2));
    check("addition", sum(jacobian::common(&point, &cached)), true, product(&[&square(&both), &both, &right]))?;
    let z = v(Z1);
    check(
        "addition of a known point",
        sum(jacobian::common_known(&point, &[e(&v(X2)), e(&v(Y2))])),
        true,
        product(&[&square(&z), &z, &right]),
    )
}

/// Checks the laws of Edwards curves u^2 + v^2 = 1 + d u^2 v^2.
fn in_edwards() -> Checked {
    let d = v(B);
    // The equation of the first point is used to replace products with d u^2 v^2. The term d u^2 v^2 is the highest
    // term of this equation in some order of monomials, so it may be replaced.
    let modulo = |p: Polynomial| {
        let square = |x| v(x).product(&v(x));
        replaced(p, &[B, X1, X1, Y1, Y1], &square(X1).plus(&square(Y1)).minus(&n(1)))
    };
    let extended =
        |[u, w, z]: [Variable; 3]| [v(u).product(&v(z)), v(w).product(&v(z)), v(z), product(&[&v(u), &v(w), &v(z)])];
    let (p, q) = (extended([X1, Y1, Z1]), extended([X2, Y2, Z2]));
    let point = edwards::Point { x: e(&p[0]), y: e(&p[1]), z: e(&p[2]), t: e(&p[3]) };
    let check = |what: &str,
                 sum: edwards::Point<Element>,
                 [u, w]: [Variable; 2],
                 denominators: [&Polynomial; 2],
                 with_t: bool| {
        let [x, y, z, t] = [sum.x, sum.y, sum.z, sum.t].map(Element::get);
        let common = product(&[&d, &v(X1), &v(Y1), &v(u), &v(w)]);
        let (plus, minus) = (n(1).plus(&common), n(1).minus(&common));
        let u3 = v(X1).product(&v(w)).plus(&v(Y1).product(&v(u)));
        let v3 = v(Y1).product(&v(w)).minus(&v(X1).product(&v(u)));
        let claim = |name: &str, difference: Polynomial| zero(&format!("{what}: {name}"), &modulo(difference));
        claim("u", x.product(&plus).minus(&z.product(&u3)))?;
        claim("v", y.product(&minus).minus(&z.product(&v3)))?;
        claim("T", if with_t { t.product(&z).minus(&x.product(&y)) } else { t.minus(&p[3]) })?;
        // Z must be the product of both denominators and of `plus` and `minus`. None of these factors is 0, so Z is not
        // 0.
        claim("Z", z.minus(&product(&[denominators[0], denominators[1], &plus, &minus])))
    };
    let both = v(Z1).product(&v(Z2));
    let dt = d.product(&q[3]);
    let cached = [e(&q[0]), e(&q[1]), e(&dt), e(&q[2])];
    let known = [e(&v(X2)), e(&v(Y2)), e(&product(&[&d, &v(X2), &v(Y2)]))];
    let square = v(Z1).product(&v(Z1));
    let negative = square.times(&BigInt::from(-1));
    check("addition", edwards::add::<_, true>(&point, &cached), [X2, Y2], [&both, &both], true)?;
    check("addition without T", edwards::add::<_, false>(&point, &cached), [X2, Y2], [&both, &both], false)?;
    check(
        "addition of a known point",
        edwards::add_known::<_, true>(&point, &known),
        [X2, Y2],
        [&v(Z1), &v(Z1)],
        true,
    )?;
    check("the same without T", edwards::add_known::<_, false>(&point, &known), [X2, Y2], [&v(Z1), &v(Z1)], false)?;
    check("doubling", edwards::double::<_, true>(&point), [X1, Y1], [&square, &negative], true)?;
    check("doubling without T", edwards::double::<_, false>(&point), [X1, Y1], [&square, &negative], false)
}

/// Returns all addition laws, and the conditions that the curves must satisfy.
pub fn laws() -> Vec<Law> {
    let mut all: Vec<Law> = Vec::new();
    let mut law = |name: &str, check: fn() -> Checked| all.push(Law { name: format!("law {name}"), check });
    law("edwards", in_edwards);
    law("weierstrass a = -3", complete::<-3, 0>);
    law("weierstrass a = -3, b = 0xa6", complete::<-3, 0xa6>);
    law("weierstrass a = -3, b = 0x805a", complete::<-3, 0x805a>);
    law("weierstrass a = 7", complete::<7, 0>);
    law("jacobian a = -3", in_jacobian::<-3>);
    law("jacobian a = 7", in_jacobian::<7>);
    law("conditions 256-a, 512-c: d is not a square", || {
        conditions(Set::Tc26A256, 0, 0)?;
        conditions(Set::Tc26C512, 0, 0)
    });
    law("conditions cryptopro-a, -b, -c: no point of order 2", || {
        conditions(Set::CryptoProA, -3, 0xa6)?;
        conditions(Set::CryptoProB, -3, 0)?;
        conditions(Set::CryptoProC, -3, 0x805a)
    });
    law("conditions 512-a, 512-b: no point of order 2", || {
        conditions(Set::Tc26A512, -3, 0)?;
        conditions(Set::Tc26B512, -3, 0)
    });
    law("conditions 256-test, 512-test: no point of order 2", || {
        conditions(Set::Test256, 7, 0)?;
        conditions(Set::Test512, 7, 0)
    });
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_laws_hold() {
        for law in laws() {
            assert_eq!((law.check)(), Ok(()), "{}", law.name);
        }
    }

    /// Checks that `is_sum` refuses a wrong sign, exchanged coordinates, a wrong coefficient a or b of the curve, and
    /// the tangent in the place of the chord.
    #[test]
    fn other_formulas_are_refused() {
        let curve = Weierstrass { a: n(-3), b: v(B) };
        let p = weierstrass::Point { x: e(&v(X1)), y: e(&v(Y1)), z: e(&n(1)) };
        let sum = weierstrass::add_known::<_, -3, 0>(&p, &[e(&v(X2)), e(&v(Y2))], e(&v(B)));
        let [x, y, z] = [sum.x, sum.y, sum.z].map(Element::get);
        assert_eq!(curve.is_sum([&x, &y], [&z, &z], true), Ok(()));
        assert!(curve.is_sum([&x, &y.times(&BigInt::from(-1))], [&z, &z], true).is_err());
        assert!(curve.is_sum([&y, &x], [&z, &z], true).is_err());
        assert!(Weierstrass { a: n(-2), b: v(B) }.is_sum([&x, &y], [&z, &z], true).is_err());
        assert!(Weierstrass { a: n(-3), b: n(5) }.is_sum([&x, &y], [&z, &z], true).is_err());
        assert!(curve.is_sum([&x, &y], [&z, &z], false).is_err());
    }
}
