//! Proves the arithmetic of multi-precision integers. The functions in this file call the public interface of the
//! module `mp` of `fastgost-curve`.

use super::{
    polynomial::Polynomial,
    rows::{Claim, Entry, Function, Input, MOST, Numbers, OUTPUT, Place, Row, input, number, power},
};
use fastgost::{Level, curve::Curve};
use fastgost_curve::mp::{Arithmetic, Modulus, Uint};
use num_bigint::BigInt;

/// Returns the arithmetic of the level with this number.
fn arithmetic(level: usize) -> Option<Arithmetic> {
    Arithmetic::with_level(*Level::ALL.get(level)?).ok()
}

/// Returns the first `N` limbs of a number.
fn first<const N: usize>(limbs: &[u64; MOST]) -> &[u64; N] {
    limbs.first_chunk().unwrap_or(&[0; N])
}

/// Makes functions for rows. (A row is a function, together with the claims about its results.) Each function calls an
/// operation of the arithmetic, and writes the result to the limbs of `to`.
macro_rules! functions {
    ($($name:ident: |$on:ident, $a:ident, $b:ident, $to:ident| <$($n:ident),+> $result:expr;)+) => { $(
        extern "C" fn $name<$(const $n: usize),+>(level: usize, [$a, $b, _]: &Numbers, $to: &mut [u64; MOST]) {
            let Some($on) = arithmetic(level) else { return };
            $result;
        }
    )+ };
}

functions! {
    sum: |on, a, b, to| <N> if let Some(first_limbs) = to.first_chunk_mut::<N>() {
        to[N] = on.add_fixed::<N>(first_limbs, first(a), first(b));
    };
    difference: |on, a, b, to| <N> if let Some(first_limbs) = to.first_chunk_mut::<N>() {
        to[N] = on.sub_fixed::<N>(first_limbs, first(a), first(b));
    };
    multiple: |on, a, b, to| <N> if let Some(first_limbs) = to.first_chunk_mut::<N>() {
        to[N] = on.mul_digit_fixed::<N>(first_limbs, first(a), b[0]);
    };
    product: |on, a, b, to| <A, B, P> if let Some(first_limbs) = to.first_chunk_mut::<P>() {
        on.mul_fixed::<A, B, P>(first_limbs, first(a), first(b));
    };
    square: |on, a, _b, to| <A, P> if let Some(first_limbs) = to.first_chunk_mut::<P>() {
        on.square_fixed::<A, P>(first_limbs, first(a));
    };
    long_sum: |on, a, b, to| <N> if let Ok(carry) = on.add(&mut to[..N], &a[..N], &b[..N]) {
        to[N] = carry;
    };
    long_difference: |on, a, b, to| <N> if let Ok(borrow) = on.sub(&mut to[..N], &a[..N], &b[..N]) {
        to[N] = borrow;
    };
    long_multiple: |on, a, b, to| <N> if let Ok(above) = on.mul_1(&mut to[..N], &a[..N], b[0]) {
        to[N] = above;
    };
    long_added: |on, a, b, to| <N> if let Ok(above) = on.addmul_1(&mut to[..N], &a[..N], b[0]) {
        to[N] = above;
    };
    long_product: |on, a, b, to| <A, B> if on.mul(&mut to[..A + B], &a[..A], &b[..B]).is_err() {
        to[0] = u64::MAX;
    };
}

/// Adds the rows about integers on a level.
fn of_level(rows: &mut Vec<Row>, level: Level) {
    let (a, b) = (input(0), input(1));
    let mut push = |name: String, entry: Function, sizes: &[usize], limbs: usize, borrow: bool, equals: Polynomial| {
        let claim = Claim { borrow, ..Claim::equals(Place::whole(OUTPUT), limbs, equals, None) };
        let inputs = sizes.iter().enumerate().map(|(buffer, &limbs)| Input::whole(buffer, limbs, None)).collect();
        rows.push(Row { level, name, entry: Entry::Level(entry), inputs, claims: vec![claim] });
    };
    macro_rules! sizes {
        ($what:literal, $function:ident, $borrow:literal, $last:expr, $equals:expr, [$($n:literal)+]) => { $(
            let sizes = [$n, $last.unwrap_or($n)];
            push(format!("{} {} limbs", $what, $n), $function::<$n>, &sizes, $n + 1, $borrow, $equals);
        )+ };
    }
    sizes!("sum", sum, false, None, a.clone().plus(&b), [4 8 12 16]);
    sizes!("difference", difference, true, None, a.clone().minus(&b), [4 8 12 16]);
    sizes!("multiple by a limb", multiple, false, Some(1), a.product(&b), [4 8 12 16]);
    sizes!("sum of slices", long_sum, false, None, a.clone().plus(&b), [1 7]);
    sizes!("difference of slices", long_difference, true, None, a.clone().minus(&b), [1 7]);
    sizes!("multiple by a limb of a slice", long_multiple, false, Some(1), a.product(&b), [7 30]);
    for (n, entry) in [(7, long_added::<7> as Function), (21, long_added::<21>)] {
        let equals = a.product(&b).plus(&input(3));
        push(format!("multiple by a limb added to a slice {n} limbs"), entry, &[n, 1, 0, n], n + 1, false, equals);
    }
    macro_rules! products {
        ($($a:literal x $b:literal = $p:literal)+) => { $(
            push(format!("product {} x {} limbs", $a, $b), product::<$a, $b, $p>, &[$a, $b], $p, false, a.product(&b));
        )+ };
    }
    products!(4 x 4 = 8  6 x 6 = 12  8 x 8 = 16  16 x 4 = 20  16 x 8 = 24  16 x 12 = 28  12 x 12 = 24  16 x 16 = 32);
    push("product of slices 5 x 3 limbs".into(), long_product::<5, 3>, &[5, 3], 8, false, a.product(&b));
    macro_rules! squares {
        ($($a:literal = $p:literal)+) => { $(
            push(format!("square {} limbs", $a), square::<$a, $p>, &[$a], $p, false, a.product(&a));
        )+ };
    }
    squares!(4 = 8  6 = 12  8 = 16  12 = 24  16 = 32);
}

/// Makes functions for rows. Each function calls an operation of the modulus `m`.
macro_rules! modular {
    ($($name:ident: |$m:ident, $a:ident, $b:ident| $result:expr;)+) => { $(
        extern "C" fn $name($m: &Modulus<8>, [a, b, _]: &Numbers, to: &mut [u64; MOST]) {
            let ($a, $b) = (Uint(*first::<8>(a)), Uint(*first::<8>(b)));
            to[..8].copy_from_slice(&$result.0);
        }
    )+ };
}

modular! {
    modular_sum: |m, a, b| m.add(&a, &b);
    modular_difference: |m, a, b| m.sub(&a, &b);
    montgomery: |m, a, b| m.montgomery_mul(&a, &b);
    to_montgomery: |m, a, _b| m.to_montgomery(&a);
    from_montgomery: |m, a, _b| m.from_montgomery(&a);
}

/// Adds the rows about arithmetic with a modulus on a level.
fn of_modulus(rows: &mut Vec<Row>, level: Level, name: &str, m: &'static Modulus<8>) {
    let value = number(&m.modulus().0);
    let limbs = if value.bits() <= 256 { 4 } else { 8 };
    let (a, b, one, radix) = (input(0), input(1), BigInt::from(1), power(64 * limbs));
    let (below, any) = (Some(value.clone()), None);
    let mut push = |what: &str, entry, inputs: &[&Option<BigInt>], times: &BigInt, equals| {
        let inputs = inputs.iter().enumerate();
        rows.push(Row {
            level,
            name: format!("modulo {name} {what}"),
            entry: Entry::Modulus(m, entry),
            inputs: inputs.map(|(buffer, &below)| Input::whole(buffer, limbs, below.clone())).collect(),
            claims: vec![Claim {
                times: times.clone(),
                below: Some(value.clone()),
                ..Claim::equals(Place::whole(OUTPUT), 8, equals, Some(value.clone()))
            }],
        });
    };
    push("sum", modular_sum, &[&below, &below], &one, a.clone().plus(&b));
    push("difference", modular_difference, &[&below, &below], &one, a.clone().minus(&b));
    push("Montgomery product", montgomery, &[&any, &below], &radix, a.product(&b));

    push("to Montgomery form", to_montgomery, &[&any], &one, a.times(&radix));
    push("from Montgomery form", from_montgomery, &[&any], &radix, a.clone());
}

/// Returns all rows about integers.
pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for level in Arithmetic::levels() {
        of_level(&mut rows, level);
        let mut seen: Vec<&Uint<8>> = Vec::new();
        for curve in Curve::ALL {
            for (what, m) in [("p", curve.p()), ("q", curve.order())] {
                if seen.contains(&m) {
                    continue;
                }
                seen.push(m);
                let Ok(modulus) = Modulus::new(*m).and_then(|m| m.with_level(level)) else { continue };
                // The modulus is never freed, because rows refer to it as long as the program runs.
                of_modulus(
                    &mut rows,
                    level,
                    &format!("{what} of {}", curve.short_name()),
                    Box::leak(Box::new(modulus)),
                );
            }
        }
    }
    rows
}
