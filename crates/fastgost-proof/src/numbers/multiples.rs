//! Proves the multiplication of points. Here the library's multiplication runs over an abstract group. The points of
//! this group are sums of multiples of a base point G and of a point Q. The digits of a secret scalar are unknown, so a
//! table look-up has an unknown index. The result of the look-up is one expression for all indices. The result of the
//! multiplication is compared with the weighted sum of the digits, in which each digit is multiplied by its power of
//! two.

use super::{
    super::{portable::Below, residue::Residue},
    AffinePoint, Check, Engine, Scalar,
    base::Base,
    field::Element,
    form::{CurveForm, Entry},
    multiplier::Multiplier,
    params::{DomainParameters, Set},
};
use crate::{
    numbers::{
        Law,
        polynomial::{Polynomial, Variable},
        rows::{number, power},
    },
    oracle::operands::Random,
};
use num_bigint::BigInt;
use std::cell::RefCell;
use subtle::Choice;
use zeroize::Zeroize;

/// The variables that stand for the base point G and for the point Q.
const G: Variable = 0;
const Q: Variable = 2;
/// If an index for a look-up is this number or greater, the index is unknown. A window is the part of a scalar that
/// gives one digit. Each window has its own unknown index.
const UNKNOWN: u64 = 1 << 20;
/// The number of random patterns of signs that are tried for the digits.
const PATTERNS: usize = 20;
/// The number of sums of public multiples that are tested.
const PUBLIC: usize = 20;
/// Faults of the abstract group, for tests. With `TRIPLES`, a doubling adds the point once more. With `KEEPS_SIGNS`,
/// negation does nothing. With `ENDS`, no addition may follow a doubling.
const TRIPLES: u8 = 1;
const KEEPS_SIGNS: u8 = 2;
const ENDS: u8 = 3;

/// A digit that the multiplication has used.
#[derive(Clone, Copy)]
struct Digit {
    /// The odd number to which the digit belongs, divided by two and rounded down.
    half: [u64; 8],
    /// The width of the digit in bits.
    width: usize,
    /// The number of the window to which the digit belongs.
    at: usize,
    /// The number of windows into which the odd number is divided.
    windows: usize,
}

/// A record of the values that a multiplication has used, and of its result.
#[derive(Default)]
struct Record {
    multiples: Vec<Polynomial>,
    /// The list `multiples` begins with the entries of tables that are made once and kept. This field is the number of
    /// these entries.
    kept: usize,
    /// The signs of the digits of secret scalars.
    negative: Vec<bool>,
    /// The digits of scalars that the multiplication has used.
    digits: Vec<Digit>,
    /// The point whose coordinates the multiplication has asked for.
    result: Option<Point>,
    /// The point for which the multiplication has asked whether it is neutral.
    neutral: Option<Point>,
    wrong: Option<String>,
}

thread_local! {
    static RECORD: RefCell<Record> = RefCell::default();
}

fn wrong(why: &str) {
    RECORD.with_borrow_mut(|record| _ = record.wrong.get_or_insert_with(|| why.into()));
}

/// Returns the digit in window `at` of a secret scalar. The index of the digit is unknown. The sign of the digit is
/// sign `at` of the record.
pub(super) fn unknown_digit(half: &Scalar, width: usize, at: usize, windows: usize) -> (u64, Choice) {
    RECORD.with_borrow_mut(|record| {
        record.digits.push(Digit { half: half.0, width, at, windows });
        let negative = record.negative.get(at).copied().unwrap_or_default();
        (UNKNOWN + at as u64, Choice::from(u8::from(negative)))
    })
}

/// Returns the variable of the unknown index in a window.
fn index(at: usize) -> Polynomial {
    Polynomial::variable(4 + 2 * at as Variable)
}

/// A sum of multiples of the points. Points are copied, so this type contains only a place in the list
/// [`Record::multiples`].
#[derive(Clone, Copy)]
struct Multiple(usize);

impl Multiple {
    fn new(multiple: Polynomial) -> Self {
        RECORD.with_borrow_mut(|record| {
            record.multiples.push(multiple);
            Self(record.multiples.len() - 1)
        })
    }

    fn get(self) -> Polynomial {
        RECORD.with_borrow(|record| record.multiples[self.0].clone())
    }
}

impl Entry for Multiple {
    fn look_up(table: &[Self], index: u64) -> Self {
        let all: Vec<Polynomial> = table.iter().map(|entry| entry.get()).collect();
        let Some(at) = index.checked_sub(UNKNOWN) else { return table[index as usize] };
        // The entries of the table must be a linear function of the index. So one expression is enough for an unknown
        // index.
        let step = all[1].clone().minus(&all[0]);
        let linear = all.iter().zip(0..).all(|(entry, i)| *entry == all[0].clone().plus_times(&step, &BigInt::from(i)));
        let used =
            |record: &Record| record.digits.iter().find(|digit| digit.at as u64 == at).map_or(0, |digit| digit.width);
        let width = RECORD.with_borrow(used);
        if !linear || 2 * table.len() != 1 << width {
            wrong("a table has other multiples than odd ones, or another length");
        }
        Self::new(all[0].clone().plus(&step.product(&self::index(at as usize))))
    }
}

/// A point of the abstract group. `next` says whether an addition may be the next operation on the point. If `next` is
/// false, the formulas of Edwards curves have not computed the coordinate T of the point.
#[derive(Clone, Copy)]
struct Point {
    multiple: Multiple,
    next: bool,
}

impl Zeroize for Point {
    fn zeroize(&mut self) {}
}

impl Point {
    fn new(multiple: Polynomial, next: bool) -> Self {
        Self { multiple: Multiple::new(multiple), next }
    }

    /// Returns the multiple of a point that is an operand of an addition. Records an error if the point lacks a
    /// coordinate.
    fn whole(&self) -> Polynomial {
        if !self.next {
            wrong("a point is added whose coordinates are not complete");
        }
        self.multiple.get()
    }
}

/// An abstract group, which takes the place of a curve's form. For tests, the group may have a fault.
struct Group<const FAULT: u8> {
    base: [Scalar; 2],
}

/// The type of the coordinates of a point. No result depends on coordinates.
type Coordinate = Residue<Below<617>, 4>;

impl<const FAULT: u8> CurveForm for Group<FAULT> {
    type Element = Coordinate;
    type Point = Point;
    type Known = Multiple;
    type Cached = Multiple;

    fn new(domain: &DomainParameters) -> Self {
        Self { base: [domain.x, domain.y].map(|c| Coordinate::from_number(&c).to_number()) }
    }

    fn neutral(&self) -> Point {
        Point::new(Polynomial::default(), true)
    }

    fn point(&self, x: Coordinate, y: Coordinate) -> Point {
        let is_base = [x.to_number(), y.to_number()] == self.base;
        Point::new(Polynomial::variable(if is_base { G } else { Q }), true)
    }

    fn double<const NEXT: bool>(&self, p: &Point) -> Point {
        Point::new(p.multiple.get().times(&BigInt::from(if FAULT == TRIPLES { 3 } else { 2 })), NEXT && FAULT != ENDS)
    }

    fn add_known<const NEXT: bool>(&self, p: &Point, q: &Multiple) -> Point {
        Point::new(p.whole().plus(&q.get()), NEXT)
    }

    fn add<const NEXT: bool>(&self, p: &Point, q: &Multiple) -> Point {
        Point::new(p.whole().plus(&q.get()), NEXT)
    }

    fn cached(&self, p: &Point) -> Multiple {
        Multiple::new(p.whole())
    }

    fn known(&self, p: &Point, _: Coordinate) -> Multiple {
        p.multiple
    }

    fn scale(_: &Point) -> Coordinate {
        Coordinate::ONE
    }

    fn negate_known(q: &Multiple, choice: Choice) -> Multiple {
        Self::negate(q, choice)
    }

    fn negate(q: &Multiple, choice: Choice) -> Multiple {
        let negative = bool::from(choice) && FAULT != KEEPS_SIGNS;
        if negative { Multiple::new(q.get().times(&BigInt::from(-1))) } else { *q }
    }

    fn denominator(&self, _: &Point) -> Coordinate {
        Coordinate::ONE
    }

    fn affine(&self, p: &Point, _: Coordinate) -> (Coordinate, Coordinate) {
        RECORD.with_borrow_mut(|record| record.result = Some(*p));
        (Coordinate::ZERO, Coordinate::ZERO)
    }

    fn is_neutral(&self, p: &Point) -> Choice {
        RECORD.with_borrow_mut(|record| record.neutral = Some(*p));
        Choice::from(u8::from(p.multiple.get().is_zero()))
    }

    fn has_x_public(&self, p: &Point, _: Coordinate) -> bool {
        RECORD.with_borrow_mut(|record| record.result = Some(*p));
        true
    }
}

/// Runs a multiplication. `negative` are the signs of the digits. Returns the result, and the weighted sum of the
/// digits that the multiplication has used. All these digits must be digits of the odd number 2 `half` + 1. If `half`
/// is not given, the multiplication must not use digits of secret scalars.
fn multiplied(negative: Vec<bool>, half: Option<Scalar>, run: impl FnOnce()) -> Result<[Polynomial; 2], String> {
    RECORD.with_borrow_mut(|record| {
        record.multiples.truncate(record.kept);
        record.negative = negative;
        record.digits.clear();
        (record.result, record.neutral, record.wrong) = (None, None, None);
    });
    run();
    RECORD.with_borrow(|record| {
        if let Some(why) = &record.wrong {
            return Err(why.clone());
        }
        let result = record.result.ok_or("it has no result")?;
        let of = |point: Point| &record.multiples[point.multiple.0];
        if record.neutral.is_some_and(|neutral| of(neutral) != of(result)) {
            return Err("another point is compared with the neutral one".into());
        }
        let mut sum = Polynomial::default();
        let mut places: Vec<usize> = Vec::new();
        for &Digit { half: asked, width, at, windows } in &record.digits {
            if half.as_ref().is_none_or(|half| half.0 != asked) {
                return Err("a digit of another number".into());
            }
            // The value of the digit is 2 index + 1, with the digit's sign.
            let sign = BigInt::from(if record.negative.get(at).copied().unwrap_or_default() { -1 } else { 1 });
            let digit = index(at).shifted(1).plus(&Polynomial::from(1));
            sum.add_times(&digit, &(power(width * at) * sign));
            if windows > record.negative.len() {
                return Err("a digit without a sign".into());
            }
            places.push(at);
        }
        places.sort_unstable();
        let (windows, width) = record.digits.first().map_or((0, 0), |digit| (digit.windows, digit.width));
        let same = record.digits.iter().all(|digit| (digit.windows, digit.width) == (windows, width));
        if !same || !places.iter().copied().eq(0..windows) {
            return Err("a digit is missing, used twice, or of another kind".into());
        }
        Ok([record.multiples[result.multiple.0].clone(), sum])
    })
}

/// Checks the multiplications of a parameter set. Secret multiples of G and of Q are proved for all indices. Sums of
/// public multiples are only tested.
fn of<const W: usize, const FAULT: u8>(set: Set) -> Result<(), String> {
    let domain = set.domain();
    RECORD.set(Record::default());
    let group = Multiplier::<Group<FAULT>, Group<FAULT>, W, 10>::new(set);
    RECORD.with_borrow_mut(|record| {
        record.kept = record.multiples.len();
        record.wrong.take().map_or(Ok(()), Err)
    })?;
    let mut random = Random(0x5eed);
    // Each digit has at least five bits, so a secret scalar has at most `most` digits.
    let most = domain.bits.max(domain.q.bits_public()).div_ceil(5);
    let mut patterns: Vec<Vec<bool>> = vec![vec![false; most], vec![true; most]];
    patterns.extend((0..most).map(|one| (0..most).map(|at| at == one).collect()));
    patterns.extend((0..PATTERNS).map(|_| (0..most).map(|_| random.below(2) == 1).collect()));
    let order = number(&domain.q.0);
    // `any` returns a random number below q.
    let any = |random: &mut Random| -> Scalar {
        let value = number(&std::array::from_fn::<u64, 8, _>(|_| random.word())) % &order;
        let limbs = crate::numbers::rows::limbs(&value);
        Scalar { 0: std::array::from_fn(|i| limbs.get(i).copied().unwrap_or(0)) }
    };
    let point = AffinePoint { x: Scalar::ONE, y: Scalar::ZERO };
    let equal = |what: &str, [is, should]: [Polynomial; 2]| {
        if is == should { Ok(()) } else { Err(format!("{what}: {} terms differ", is.minus(&should).count())) }
    };
    let (g, q) = (Polynomial::variable(G), Polynomial::variable(Q));
    // The scalar for the point Q may be any number of the curve's length. `long` returns a random number of this
    // length. The number is often close to q, or close to an end of its range.
    let long = |random: &mut Random| -> Scalar {
        let ends = [power(domain.bits), order.clone() + 3, BigInt::from(3)];
        let value = match random.below(4) {
            3 => number(&std::array::from_fn::<u64, 8, _>(|_| random.word())) % &ends[0],
            end => &ends[end as usize] - 1 - random.below(3),
        };
        let limbs = crate::numbers::rows::limbs(&value);
        Scalar { 0: std::array::from_fn(|i| limbs.get(i).copied().unwrap_or(0)) }
    };
    for negative in &patterns {
        for odd in [true, false] {
            let (mut k, mut n) = (any(&mut random), long(&mut random));
            k.0[0] = k.0[0] & !1 | u64::from(odd);
            n.0[0] = n.0[0] & !1 | u64::from(odd);
            // The comb is the method for multiples of G. If the scalar k is even, the comb uses the digits of q - k,
            // which is odd, and the result has the opposite sign.
            let half = if odd { k.shr(1) } else { domain.q.sub(&k).0.shr(1) };
            let [is, sum] = multiplied(negative.clone(), Some(half), || {
                let result = Base::multiple(&group, &k);
                RECORD.with_borrow_mut(|record| record.result = Some(result));
            })?;
            let sign = BigInt::from(if odd { 1 } else { -1 });
            equal("the comb", [is, sum.times(&sign).product(&g)])?;
            for doublings in [0, 2] {
                let [is, sum] = multiplied(negative.clone(), Some(n.shr(1)), || {
                    _ = Engine::mul(&group, &n, &point, doublings);
                })?;
                // The window method computes multiples of Q. If the scalar n is even, this method uses the digits of n
                // + 1. So the weighted sum of the digits is n + 1.
                let even = Polynomial::from(u64::from(!odd));
                equal("the window", [is, sum.minus(&even).product(&q).shifted(doublings as usize)])?;
            }
        }
    }
    for i in 0..PUBLIC {
        let mut any = || {
            if i < 4 {
                Scalar { 0: std::array::from_fn(|n| u64::from(n == 0) * random.below(3)) }
            } else {
                any(&mut random)
            }
        };
        let (u1, u2, r) = (any(), any(), Scalar { 0: [0; 8] });
        let [is, _] = multiplied(Vec::new(), None, || {
            _ = Engine::check_public(&group, &Check { u1: &u1, u2: &u2, q: &point, r: &r });
        })?;
        let sum = g.times(&number(&u1.0)).plus(&q.times(&number(&u2.0)));
        equal("the sum of public multiples", [is, sum])?;
    }
    Ok(())
}

/// Returns the laws about multiples of points.
pub fn laws() -> Vec<Law> {
    let mut all: Vec<Law> = Vec::new();
    let mut law = |name: &str, check: fn() -> Result<(), String>| {
        all.push(Law { name: format!("law multiples {name}"), check });
    };
    law("256-a", || of::<6, 0>(Set::Tc26A256));
    law("cryptopro-a", || of::<6, 0>(Set::CryptoProA));
    law("cryptopro-b", || of::<6, 0>(Set::CryptoProB));
    law("cryptopro-c", || of::<6, 0>(Set::CryptoProC));
    law("512-a", || of::<6, 0>(Set::Tc26A512));
    law("512-b", || of::<6, 0>(Set::Tc26B512));
    law("512-c", || of::<5, 0>(Set::Tc26C512));
    law("256-test", || of::<6, 0>(Set::Test256));
    law("512-test", || of::<6, 0>(Set::Test512));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multiples_are_sums_of_digits() {
        assert_eq!(of::<6, 0>(Set::Tc26A256), Ok(()));
        let refused = |result: Result<(), String>, why: &str| {
            assert!(result.as_ref().is_err_and(|error| error.contains(why)), "{result:?}");
        };
        refused(of::<6, TRIPLES>(Set::CryptoProA), "the comb");
        refused(of::<6, KEEPS_SIGNS>(Set::CryptoProA), "the comb");
        refused(of::<6, ENDS>(Set::CryptoProA), "not complete");
        // Here the multiplication uses the digits of another number than the given number. The check must refuse such a
        // multiplication.
        let wrong = multiplied(vec![false; 2], Some(Scalar::ONE), || {
            _ = unknown_digit(&Scalar::ZERO, 5, 0, 1);
            let point = Point::new(Polynomial::default(), true);
            RECORD.with_borrow_mut(|record| record.result = Some(point));
        });
        refused(wrong.map(drop), "another number");
        // The multiplication must also be right with windows of five bits, because it is generic over the width of the
        // windows.
        assert_eq!(of::<5, 0>(Set::CryptoProA), Ok(()));
    }
}
