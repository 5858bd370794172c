//! The group of points of a curve (GOST R 34.10-2012, section 5.2). The numbers come from the crate `num-bigint`.
pub use num_bigint::BigUint;

/// The curve y^2 = x^3 + a x + b modulo p, with a base point.
#[derive(Clone, Debug)]
pub struct Curve {
    /// The prime p, which is the modulus.
    pub p: BigUint,
    /// The coefficient a of x in the equation.
    pub a: BigUint,
    /// The constant b in the equation.
    pub b: BigUint,
    /// The coordinate x of the base point.
    pub x: BigUint,
    /// The coordinate y of the base point.
    pub y: BigUint,
}

/// A point. `None` is the neutral element.
pub type Point = Option<(BigUint, BigUint)>;

/// Returns the base point.
pub fn base(curve: &Curve) -> Point {
    Some((curve.x.clone(), curve.y.clone()))
}

/// Whether the point satisfies the curve's equation.
pub fn is_on_curve(curve: &Curve, point: &Point) -> bool {
    let Some((x, y)) = point else { return true };
    y * y % &curve.p == ((x * x + &curve.a) * x + &curve.b) % &curve.p
}

/// Returns -P for a point P.
pub fn negate(curve: &Curve, p: &Point) -> Point {
    p.as_ref().map(|(x, y)| (x.clone(), (&curve.p - y) % &curve.p))
}

/// Returns P + Q for points P and Q.
pub fn add(curve: &Curve, p: &Point, q: &Point) -> Point {
    let difference = |a: &BigUint, b: &BigUint| (a + &curve.p - b) % &curve.p;
    let (Some((x1, y1)), Some((x2, y2))) = (p, q) else { return p.clone().or(q.clone()) };
    let (rise, run) = if x1 != x2 {
        (difference(y2, y1), difference(x2, x1))
    } else if ((y1 + y2) % &curve.p).bits() == 0 {
        return None;
    } else {
        (x1 * x1 * 3u8 + &curve.a, y1 * 2u8)
    };
    let slope = rise * run.modinv(&curve.p).expect("not zero modulo a prime") % &curve.p;
    let x = difference(&difference(&(&slope * &slope), x1), x2);
    let y = difference(&(slope * difference(x1, &x)), y1);
    Some((x, y))
}

/// Returns k P for a number k and a point P, by doubling and adding.
pub fn mul(curve: &Curve, k: &BigUint, p: &Point) -> Point {
    let mut sum = None;
    for i in (0..k.bits()).rev() {
        sum = add(curve, &sum, &sum);
        if k.bit(i) {
            sum = add(curve, &sum, p);
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The curve y^2 = x^3 + 7 x + 4 modulo 17 has so few points that the test tries all of them.
    #[test]
    fn a_small_group_satisfies_the_laws() {
        let n = |x: u8| BigUint::from(x);
        let curve = Curve { p: n(17), a: n(7), b: n(4), x: n(0), y: n(2) };
        let pairs = (0..17).flat_map(|x| (0..17).map(move |y| Some((n(x), n(y)))));
        let group: Vec<Point> = pairs.chain([None]).filter(|point| is_on_curve(&curve, point)).collect();
        assert!(group.contains(&base(&curve)) && group.len() > 10);
        for p in &group {
            assert_eq!(mul(&curve, &n(group.len() as u8), p), None);
            assert_eq!(add(&curve, p, &negate(&curve, p)), None);
            for q in &group {
                let sum = add(&curve, p, q);
                assert!(group.contains(&sum) && sum == add(&curve, q, p));
                for r in &group {
                    assert_eq!(add(&curve, &sum, r), add(&curve, p, &add(&curve, q, r)));
                }
            }
        }
    }
}
