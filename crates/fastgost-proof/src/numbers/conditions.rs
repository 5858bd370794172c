//! Checks by computation, for each curve, the conditions under which the addition laws hold.

use super::{
    Scalar,
    laws::Checked,
    params::{DomainParameters, Set},
};
use crate::numbers::rows::number;
use num_bigint::BigInt;

fn big(x: &Scalar) -> BigInt {
    number(&x.0)
}

/// Returns true if `x` is a square modulo the prime `p`. The function uses Euler's criterion. The number must not be a
/// multiple of the prime.
fn is_square(x: &BigInt, p: &BigInt) -> bool {
    x.modpow(&((p - 1_u32) >> 1), p) == BigInt::from(1)
}

/// Checks the conditions under which the addition laws of a parameter set hold for all points. A Weierstrass curve must
/// have no point of order 2. For an Edwards curve, d must not be a square. Also, the base point must be on the curve.
/// The coefficients of the curve must agree with each other, and with the coefficients in the code. For a Weierstrass
/// curve, `a` and `small` are the coefficients a and b in the code. If `small` is 0, the code has no coefficient b to
/// compare.
pub(super) fn conditions(set: Set, a: i32, small: u32) -> Checked {
    let domain: &DomainParameters = set.domain();
    let [p, curve_a, curve_b, x, y] = [&domain.p, &domain.a, &domain.b, &domain.x, &domain.y].map(big);
    let require = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    let modulo = |x: BigInt| ((x % &p) + &p) % &p;
    require(
        modulo(&y * &y - &x * &x * &x - &curve_a * &x - &curve_b) == BigInt::ZERO,
        "the base point is not on the curve",
    )?;
    let Some(edwards) = &domain.edwards else {
        require(modulo(BigInt::from(a)) == curve_a, "a is another one")?;
        require(small == 0 || BigInt::from(small) == curve_b, "b is another one")?;
        return require(!has_root(&curve_a, &curve_b, &p), "a point of order 2");
    };
    let [one, d, s, t] = [&edwards.e, &edwards.d, &edwards.s, &edwards.t].map(big);
    require(one == BigInt::from(1), "e is not 1")?;
    require(!is_square(&d, &p) && d != BigInt::ZERO, "d is a square")?;
    // RFC 7836, section 5.2, has the map between the Weierstrass form and the Edwards form of the curve. With s = (1 -
    // d) / 4 and t = (1 + d) / 6, the map demands that a = s^2 - 3 t^2 and b = 2 t^3 - t s^2.
    require(
        modulo(4 * &s - 1 + &d) == BigInt::ZERO && modulo(6 * &t - 1 - &d) == BigInt::ZERO,
        "s or t is another one",
    )?;
    require(modulo(&s * &s - 3 * &t * &t - &curve_a) == BigInt::ZERO, "a is another one")?;
    require(modulo(2 * &t * &t * &t - &t * &s * &s - &curve_b) == BigInt::ZERO, "b is another one")
}

/// Whether x^3 + a x + b has a root modulo p. The polynomial has a root if its greatest common divisor with x^p - x is
/// not 1.
fn has_root(a: &BigInt, b: &BigInt, p: &BigInt) -> bool {
    let modulo = |x: BigInt| ((x % p) + p) % p;
    // `multiply` returns the product of two polynomials of degree at most 2. The product is reduced with x^3 = -a x -
    // b.
    let multiply = |f: &[BigInt; 3], g: &[BigInt; 3]| {
        let mut all = [const { BigInt::ZERO }; 5];
        for (i, f) in f.iter().enumerate() {
            for (j, g) in g.iter().enumerate() {
                all[i + j] += f * g;
            }
        }
        for i in [4, 3] {
            let top = std::mem::take(&mut all[i]);
            all[i - 2] -= &top * a;
            all[i - 3] -= &top * b;
        }
        let [c0, c1, c2, ..] = all;
        [c0, c1, c2].map(modulo)
    };
    let x = [BigInt::ZERO, BigInt::from(1), BigInt::ZERO];
    let mut power = [BigInt::from(1), BigInt::ZERO, BigInt::ZERO];
    for i in (0..p.bits()).rev() {
        power = multiply(&power, &power);
        if p.bit(i) {
            power = multiply(&power, &x);
        }
    }
    power[1] = modulo(&power[1] - 1);
    // The following code computes the greatest common divisor by Euclid's algorithm.
    let mut f = vec![b.clone(), a.clone(), BigInt::ZERO, BigInt::from(1)];
    let mut g = power.to_vec();
    loop {
        while g.last().is_some_and(|top| *top == BigInt::ZERO) {
            g.pop();
        }
        let Some(inverse) = g.last().and_then(|top| top.modinv(p)) else { return f.len() > 1 };
        while f.len() >= g.len() {
            let factor = modulo(f.last().map_or(BigInt::ZERO, |top| top * &inverse));
            let shift = f.len() - g.len();
            for (i, g) in g.iter().enumerate() {
                f[shift + i] = modulo(&f[shift + i] - &factor * g);
            }
            f.pop();
        }
        std::mem::swap(&mut f, &mut g);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_and_squares_of_a_small_field() {
        let p = BigInt::from(103);
        for a in 0..12 {
            for b in 0..103 {
                let root = (0..103).any(|x| (x * x * x + a * x + b) % 103 == 0);
                assert_eq!(has_root(&BigInt::from(a), &BigInt::from(b), &p), root, "{a} {b}");
            }
        }
        for x in 1..103 {
            assert_eq!(is_square(&BigInt::from(x), &p), (1..103).any(|y| y * y % 103 == x));
        }
    }
}
