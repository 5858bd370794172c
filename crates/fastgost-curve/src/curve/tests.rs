//! Tests of the parameter sets, and tests that compare every kernel with the oracle (a slow, independent
//! implementation).
use super::{AffinePoint, Check, Curve, Group, Scalar};
use crate::mp::Modulus;
use serde_json::Value;
use std::{fs, vec, vec::Vec};

/// Pseudorandom numbers below a modulus.
struct Random(Scalar);

impl Random {
    fn below(&mut self, m: &Scalar) -> Scalar {
        let m = Modulus::new(*m).unwrap();
        for limb in 0..8 {
            let x = self.0.0[limb].wrapping_mul(6364136223846793005).wrapping_add(self.0.0[(limb + 1) % 8] >> 7 | 1);
            self.0.0[limb] = x ^ x >> 29;
        }
        m.reduce(&self.0)
    }
}

fn random() -> Random {
    Random(Scalar::from_u64(0x9e3779b97f4a7c15))
}

/// Returns one curve for each set of curve constants, because some parameter sets differ only in their names.
fn different() -> impl Iterator<Item = &'static Curve> {
    let first = |c: &&Curve| Curve::ALL.iter().find(|d| d.order() == c.order() && d.x() == c.x()).unwrap() == *c;
    Curve::ALL.iter().filter(first)
}

fn groups() -> impl Iterator<Item = &'static Group> {
    different().flat_map(|c| Group::levels().map(move |level| Group::at(c, level).unwrap()))
}

fn small(x: u64) -> Scalar {
    Scalar::from_u64(x)
}

/// The functions of the oracle, for the point type of this crate.
mod book {
    use super::{AffinePoint, Curve, Scalar};
    use crate::mp::tests::{big, small};
    use fastgost_testkit::oracle::curve as oracle;

    pub type Point = Option<AffinePoint>;

    fn of(curve: &Curve) -> oracle::Curve {
        let [p, a, b, x, y] = [curve.p(), curve.a(), curve.b(), curve.x(), curve.y()].map(|x| big(&x.0));
        oracle::Curve { p, a, b, x, y }
    }

    fn big_point(p: &Point) -> oracle::Point {
        p.map(|p| (big(&p.x.0), big(&p.y.0)))
    }

    fn point(p: oracle::Point) -> Point {
        p.map(|(x, y)| AffinePoint { x: small(&x), y: small(&y) })
    }

    pub fn base(curve: &Curve) -> AffinePoint {
        AffinePoint { x: *curve.x(), y: *curve.y() }
    }

    pub fn is_on_curve(curve: &Curve, p: &Point) -> bool {
        oracle::is_on_curve(&of(curve), &big_point(p))
    }

    pub fn negate(curve: &Curve, p: &Point) -> Point {
        point(oracle::negate(&of(curve), &big_point(p)))
    }

    pub fn add(curve: &Curve, p: &Point, q: &Point) -> Point {
        point(oracle::add(&of(curve), &big_point(p), &big_point(q)))
    }

    pub fn mul(curve: &Curve, k: &Scalar, p: &Point) -> Point {
        point(oracle::mul(&of(curve), &big(&k.0), &big_point(p)))
    }
}

/// Computes k Q with the group `g`. Returns `None` if the group reports that the result is the neutral point.
fn product(g: &Group, k: &Scalar, q: &AffinePoint) -> Option<AffinePoint> {
    let (point, neutral) = g.mul(k, q);
    (!bool::from(neutral)).then_some(point)
}

#[test]
fn the_sets_are_those_of_the_file() {
    let file = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../vectors/curves.json")).unwrap();
    let file: Value = serde_json::from_slice(&file).unwrap();
    let cases = file["cases"].as_array().unwrap();
    assert_eq!(cases.len(), Curve::ALL.len());
    for case in cases {
        let text = |field: &str| case[field].as_str().unwrap();
        let curve = Curve::from_name(text("name")).unwrap();
        assert_eq!(curve.oid(), text("oid"));
        assert_eq!(Curve::from_oid(curve.oid()), Ok(curve));
        assert_eq!(Curve::from_name(curve.short_name()), Ok(curve));
        assert_eq!(case["bits"], curve.bits());
        assert_eq!(case["cofactor"], curve.cofactor());
        for (field, number) in [
            ("p", curve.p()),
            ("a", curve.a()),
            ("b", curve.b()),
            ("m", curve.m()),
            ("q", curve.order()),
            ("x", curve.x()),
            ("y", curve.y()),
        ] {
            assert_eq!(&Scalar::from_be_hex(text(field)), number, "{field} of {curve:?}");
        }
        let Some(e) = curve.edwards() else {
            assert!(case.get("edwards").is_none());
            continue;
        };
        for (field, number) in [("e", e.e), ("d", e.d), ("u", e.u), ("v", e.v), ("s", e.s), ("t", e.t)] {
            assert_eq!(Scalar::from_be_hex(case["edwards"][field].as_str().unwrap()), number, "{field} of {curve:?}");
        }
    }
    assert_eq!(Curve::from_name("256-e"), Err(crate::error::Error::UnknownCurve));
    assert_eq!(Curve::from_oid("1.2.643.7.1.2.1.1"), Err(crate::error::Error::UnknownCurve));
    assert_ne!(Curve::from_name("256-b").unwrap(), Curve::from_name("cryptopro-a").unwrap());
}

/// Runs the Miller-Rabin test with pseudorandom bases.
fn is_probable_prime(n: &Scalar) -> bool {
    let m = Modulus::new(*n).unwrap();
    let (minus_one, mut random) = (n.sub(&small(1)).0, random());
    let twos = (0..).find(|i| minus_one.bit(*i) == 1).unwrap();
    let odd = minus_one.shr(twos);
    (0..40).all(|_| {
        let mut x = m.pow_public(&random.below(n), &odd);
        x == small(1)
            || (0..twos).any(|_| {
                let found = x == minus_one;
                x = m.mul(&x, &x);
                found
            })
    })
}

#[test]
fn the_sets_are_sound() {
    for curve in different() {
        let (p, q, f) = (curve.p(), curve.order(), Modulus::new(*curve.p()).unwrap());
        assert!(is_probable_prime(p) && is_probable_prime(q), "{curve:?}");
        // The curve is not singular: 4 a^3 + 27 b^2 is not 0.
        let cube = f.mul(&f.mul(curve.a(), curve.a()), curve.a());
        let square = f.mul(curve.b(), curve.b());
        assert_ne!(f.add(&f.mul(&small(4), &cube), &f.mul(&small(27), &square)), Scalar::ZERO);
        // The curve's order m is the cofactor times the subgroup's order. m also satisfies Hasse's bound, (m - p - 1)^2
        // <= 4 p.
        let (m, high) = q.mul(&small(curve.cofactor().into()));
        assert_eq!((&m, high), (curve.m(), Scalar::ZERO));
        let p1 = p.add(&small(1)).0;
        let trace = if m.sub(&p1).1 == 0 { m.sub(&p1).0 } else { p1.sub(&m).0 };
        let (low, high) = trace.mul(&trace);
        let borrow = p.shl(2).sub(&low).1;
        assert_eq!(p.shr(510).sub(&high.add(&small(borrow)).0).1, 0, "{curve:?}");
        // q is not p, and the embedding degree is large (against the MOV attack).
        assert_ne!(p, q);
        let (mq, mut power) = (Modulus::new(*q).unwrap(), small(1));
        for _ in 0..131 {
            power = mq.mul(&power, &mq.reduce(p));
            assert_ne!(power, small(1), "{curve:?}");
        }
        // The base point is on the curve and has the order q.
        let g = Some(book::base(curve));
        assert!(book::is_on_curve(curve, &g));
        assert_eq!(book::mul(curve, q, &g), None);
        let Some(e) = curve.edwards() else { continue };
        let inverse = |x: &Scalar| f.invert(x);
        assert_eq!(e.e, small(1));
        assert_eq!(f.mul(&small(4), &e.s), f.sub(&e.e, &e.d));
        assert_eq!(f.mul(&small(6), &e.t), f.add(&e.e, &e.d));
        let (uu, vv) = (f.mul(&e.u, &e.u), f.mul(&e.v, &e.v));
        assert_eq!(f.add(&uu, &vv), f.add(&small(1), &f.mul(&e.d, &f.mul(&uu, &vv))));
        // The coefficients are a = s^2 - 3 t^2 and b = 2 t^3 - t s^2.
        let (ss, tt) = (f.mul(&e.s, &e.s), f.mul(&e.t, &e.t));
        assert_eq!(*curve.a(), f.sub(&ss, &f.mul(&small(3), &tt)));
        assert_eq!(*curve.b(), f.mul(&e.t, &f.sub(&f.add(&tt, &tt), &ss)));
        // The map takes the base point of the Edwards form to the base point of the curve. The inverse map takes the
        // base point of the curve back to the base point of the Edwards form.
        let ratio = f.mul(&f.add(&small(1), &e.v), &inverse(&f.sub(&small(1), &e.v)));
        assert_eq!(*curve.x(), f.add(&f.mul(&e.s, &ratio), &e.t));
        assert_eq!(*curve.y(), f.mul(&f.mul(&e.s, &ratio), &inverse(&e.u)));
        let a = f.sub(curve.x(), &e.t);
        assert_eq!(e.u, f.mul(&a, &inverse(curve.y())));
        assert_eq!(e.v, f.mul(&f.sub(&a, &e.s), &inverse(&f.add(&a, &e.s))));
        // d is not a square, so the law is complete.
        let half = p.shr(1);
        assert_eq!(f.pow_public(&e.d, &half), f.neg(&small(1)));
    }
}

/// Returns scalars near 0, near q, near fractions of q and near powers of two, and pseudorandom scalars.
fn scalars(curve: &Curve) -> Vec<Scalar> {
    let (q, mut random) = (curve.order(), random());
    let mut all: Vec<_> = (0..20).map(small).collect();
    all.extend((1..20).map(|x| q.sub(&small(x)).0));
    all.extend([q.shr(1), q.shr(1).add(&small(1)).0, q.shr(2), q.shr(3)]);
    // For 2^n - q, a comb with incomplete formulas would add a point to itself in the last window.
    let n = q.bits_public();
    all.extend(
        (n - 1..=n).map(|n| if n < 512 { small(1).shl(n) } else { Scalar::ZERO }.sub(q).0).filter(|k| k.sub(q).1 == 1),
    );
    all.extend((1..n - 1).step_by(37).flat_map(|n| [small(1).shl(n), small(1).shl(n).sub(&small(1)).0]));
    all.extend((0..6).map(|_| random.below(q)));
    all
}

#[test]
fn multiples_of_the_base_point() {
    for curve in different() {
        let k = scalars(curve);
        let expected: Vec<_> = k.iter().map(|k| book::mul(curve, k, &Some(book::base(curve)))).collect();
        let base = book::base(curve);
        for level in Group::levels() {
            let g = Group::at(curve, level).unwrap();
            let mut out = vec![base; k.len()];
            g.mul_base(&k, &mut out);
            for i in 0..k.len() {
                let mut one = [base];
                g.mul_base(&k[i..=i], &mut one);
                let Some(expected) = expected[i] else { continue };
                assert_eq!(out[i], expected, "{curve:?} {level} {:?}", k[i]);
                assert_eq!(one[0], expected, "{curve:?} {level} {:?}", k[i]);
                assert_eq!(product(g, &k[i], &base), Some(expected), "{curve:?} {level} {:?}", k[i]);
            }
            assert_eq!(product(g, &Scalar::ZERO, &base), None);
            assert_eq!(product(g, curve.order(), &base), None);
            assert_eq!(product(g, &curve.order().add(&small(1)).0, &base), Some(base));
            assert_eq!(g.agree(curve.order(), &base), None);
        }
    }
}

#[test]
fn multiples_of_other_points() {
    for curve in different() {
        let mut random = random();
        let q = book::mul(curve, &random.below(curve.order()), &Some(book::base(curve)));
        let point = q.unwrap();
        let all = Scalar::MAX.shr(512 - curve.bits());
        let mut k: Vec<_> = (0..4).map(|_| random.below(curve.order())).collect();
        k.extend([small(1), small(2), small(3), curve.order().sub(&small(1)).0, all, all.sub(&small(1)).0]);
        for k in k {
            let expected = book::mul(curve, &k, &q);
            let agreed = book::mul(curve, &small(curve.cofactor().into()), &expected);
            for level in Group::levels() {
                let g = Group::at(curve, level).unwrap();
                assert_eq!(product(g, &k, &point), expected, "{curve:?} {level} {k:?}");
                assert_eq!(g.agree(&k, &point), agreed, "{curve:?} {level} {k:?}");
            }
        }
    }
}

/// Tests points of order 2 and 4, and sums of such points and points of the subgroup.
#[test]
fn points_outside_of_the_subgroup() {
    for curve in different().filter(|c| c.cofactor() == 4) {
        let (e, f) = (curve.edwards().unwrap(), Modulus::new(*curve.p()).unwrap());
        let two: book::Point = Some(AffinePoint { x: e.t, y: Scalar::ZERO });
        // The point with u = 1 and v = 0 has x = s + t and y = s. The negative of this point is used below.
        let four: book::Point = Some(AffinePoint { x: f.add(&e.s, &e.t), y: e.s });
        assert_eq!(book::add(curve, &four, &four), two);
        assert_eq!(book::add(curve, &two, &two), None);
        let g = Some(book::base(curve));
        let mixed = [two, four, book::negate(curve, &four)].map(|t| (t, book::add(curve, &g, &t)));
        for level in Group::levels() {
            let group = Group::at(curve, level).unwrap();
            for (small_order, mixed) in mixed {
                assert!(group.is_on_curve_public(&small_order.unwrap()));
                assert!(group.has_small_order_public(&small_order.unwrap()), "{curve:?} {level}");
                assert!(!group.has_small_order_public(&mixed.unwrap()), "{curve:?} {level}");
                let q = curve.order();
                for k in [small(1), small(2), small(3), small(4), small(7), *q, q.add(&small(1)).0, q.sub(&small(1)).0]
                {
                    for point in [small_order, mixed] {
                        let expected = book::mul(curve, &k, &point);
                        let got = product(group, &k, &point.unwrap());
                        assert_eq!(got, expected, "{curve:?} {level} {k:?} {point:?}");
                        let agreed = book::mul(curve, &small(4), &expected);
                        assert_eq!(group.agree(&k, &point.unwrap()), agreed, "{curve:?} {level} {k:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn sums_of_two_multiples() {
    for curve in different() {
        let (mut random, n) = (random(), Modulus::new(*curve.order()).unwrap());
        let d = random.below(curve.order());
        let base = Some(book::base(curve));
        let q = book::mul(curve, &d, &base);
        // With some of these scalars, the result is the neutral point. With other scalars, a doubling or a zero occurs
        // in the middle of the sum, or all digits have one sign.
        let mut scalars = vec![
            (n.neg(&n.mul(&d, &small(5))), small(5)),
            (d, small(1)),
            (n.neg(&d), small(1)),
            (small(0), small(0)),
            (small(0), small(1)),
            (small(1), small(0)),
            (n.neg(&small(1)), n.neg(&small(1))),
            (small(1), small(1)),
        ];
        scalars.extend((0..4).map(|_| (random.below(curve.order()), random.below(curve.order()))));
        let r = |p: book::Point| p.map(|p| n.reduce(&p.x));
        let cases = scalars.iter().map(|(u1, u2)| {
            let sum = book::add(curve, &book::mul(curve, u1, &base), &book::mul(curve, u2, &q));
            (u1, u2, q.unwrap(), r(sum))
        });
        let mut cases: Vec<_> = cases.collect();
        // For Q = G and Q = -G, the tables of Q and G contain the same points, up to the sign.
        let (one, two) = (small(1), small(2));
        for p in [base, book::negate(curve, &base)] {
            for (u1, u2) in [(&one, &one), (&two, &one), (&one, &two), (&two, &two)] {
                let sum = book::add(curve, &book::mul(curve, u1, &base), &book::mul(curve, u2, &p));
                cases.push((u1, u2, p.unwrap(), r(sum)));
            }
        }
        for level in Group::levels() {
            let g = Group::at(curve, level).unwrap();
            let mut rs = vec![];
            let mut right = vec![];
            for (u1, u2, q, expected) in &cases {
                let good = expected.unwrap_or(Scalar::ZERO);
                assert_eq!(g.check_public(u1, u2, q, &good), expected.is_some(), "{curve:?} {level} {u1:?} {u2:?}");
                let bad = n.add(&good, &small(1));
                assert!(!g.check_public(u1, u2, q, &bad), "{curve:?} {level} {u1:?} {u2:?}");
                rs.push([good, bad]);
                right.push(expected.is_some());
            }
            let jobs: Vec<_> = cases
                .iter()
                .zip(&rs)
                .flat_map(|((u1, u2, q, _), rs)| [0, 1].map(|i| Check { u1, u2, q, r: &rs[i] }))
                .collect();
            let mut ok = vec![false; jobs.len()];
            g.check_many_public(&jobs, &mut ok);
            let expected: Vec<_> = right.iter().flat_map(|right| [*right, false]).collect();
            assert_eq!(ok, expected, "{curve:?} {level}");
        }
    }
}

/// If the x coordinate of a point is r modulo q, the x coordinate itself may be r, r + q, r + 2 q or r + 3 q, as long
/// as it is below p. On curves of cofactor 4, all these cases occur.
#[test]
fn coordinates_above_the_order() {
    for g in groups().filter(|g| g.curve().cofactor() == 4) {
        let (curve, n, mut random) = (g.curve(), g.scalars(), random());
        let base = book::base(curve);
        let mut seen = [false; 4];
        while seen != [true; 4] {
            let mut point = [base];
            let k = random.below(curve.order());
            g.mul_base(&[k], &mut point);
            let x = point[0].x;
            let times = (1..4).filter(|i| x.sub(&curve.order().mul(&small(*i)).0).1 == 0).count();
            seen[times] = true;
            assert!(g.check_public(&k, &Scalar::ZERO, &base, &n.reduce(&x)));
        }
    }
}

#[test]
fn points_beside_the_curve() {
    for g in groups() {
        let base = book::base(g.curve());
        assert!(g.is_on_curve_public(&base));
        let f = Modulus::new(*g.curve().p()).unwrap();
        assert!(g.is_on_curve_public(&AffinePoint { y: f.neg(&base.y), ..base }));
        assert!(!g.is_on_curve_public(&AffinePoint { y: f.add(&base.y, &small(1)), ..base }));
        assert!(!g.is_on_curve_public(&AffinePoint { x: f.add(&base.x, &small(1)), ..base }));
        assert!(!g.is_on_curve_public(&AffinePoint { x: Scalar::ZERO, y: Scalar::ZERO }));
        // This is the base point again, but its x is not below p.
        let (x, carry) = base.x.add(g.curve().p());
        assert!(carry == 1 || !g.is_on_curve_public(&AffinePoint { x, ..base }));
        assert!(!g.has_small_order_public(&base));
    }
}
