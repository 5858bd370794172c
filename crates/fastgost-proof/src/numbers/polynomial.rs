//! Sparse polynomials with integer coefficients.

use num_bigint::{BigInt, Sign};
use std::collections::BTreeMap;

/// The number of a variable. If the lowest binary digit is 1, the variable is a bit, so its value is 0 or 1. The other
/// binary digits are the variable's place in the list of variables.
pub type Variable = u32;

/// Whether the value of a variable is 0 or 1. If so, the square of the variable is the variable itself.
pub fn is_bit(variable: Variable) -> bool {
    variable & 1 == 1
}

/// A product of variables. The greatest variable comes first.
pub type Monomial = Vec<Variable>;

/// A polynomial, as a map from its monomials to their coefficients. No coefficient is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Polynomial(BTreeMap<Monomial, BigInt>);

/// The least value and the greatest value of a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interval {
    /// The least value.
    pub low: BigInt,
    /// The greatest value.
    pub high: BigInt,
}

impl Interval {
    /// Returns the interval from 0 to 2^bits - 1.
    pub fn of_bits(bits: usize) -> Self {
        Self { low: BigInt::ZERO, high: (BigInt::from(1) << bits) - 1 }
    }

    /// Returns the interval of a single number.
    pub fn of(number: BigInt) -> Self {
        Self { low: number.clone(), high: number }
    }

    /// Returns the number in the interval, if the interval has only one number.
    pub fn single(&self) -> Option<&BigInt> {
        (self.low == self.high).then_some(&self.low)
    }
}

impl From<BigInt> for Polynomial {
    fn from(number: BigInt) -> Self {
        let mut this = Self::default();
        this.add_term(Vec::new(), number);
        this
    }
}

impl From<u64> for Polynomial {
    fn from(number: u64) -> Self {
        BigInt::from(number).into()
    }
}

impl Polynomial {
    /// Returns the polynomial that consists of this variable alone.
    pub fn variable(variable: Variable) -> Self {
        Self(BTreeMap::from([(vec![variable], BigInt::from(1))]))
    }

    /// Returns the monomials of the polynomial, and their coefficients.
    pub fn terms(&self) -> impl DoubleEndedIterator<Item = (&Monomial, &BigInt)> {
        self.0.iter()
    }

    /// Returns the number of monomials.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Whether the polynomial is 0.
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the value of the polynomial, if it has no variables.
    pub fn number(&self) -> Option<BigInt> {
        match self.0.first_key_value() {
            None => Some(BigInt::ZERO),
            Some((monomial, number)) if self.0.len() == 1 && monomial.is_empty() => Some(number.clone()),
            _ => None,
        }
    }

    /// Returns the variable, if the polynomial is a single variable.
    pub fn single(&self) -> Option<Variable> {
        match self.0.first_key_value() {
            Some((monomial, number)) if self.0.len() == 1 && monomial.len() == 1 && *number == BigInt::from(1) => {
                Some(monomial[0])
            }
            _ => None,
        }
    }

    /// Returns the variables of the polynomial in their order. Each variable occurs once.
    pub fn variables(&self) -> Vec<Variable> {
        let mut all: Vec<_> = self.0.keys().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Adds a term, which is the product of a number and a monomial.
    pub fn add_term(&mut self, monomial: Monomial, number: BigInt) {
        if number.sign() == Sign::NoSign {
            return;
        }
        match self.0.entry(monomial) {
            std::collections::btree_map::Entry::Vacant(place) => _ = place.insert(number),
            std::collections::btree_map::Entry::Occupied(mut place) => {
                *place.get_mut() += number;
                if place.get().sign() == Sign::NoSign {
                    place.remove();
                }
            }
        }
    }

    /// Adds a multiple of another polynomial.
    pub fn add_times(&mut self, other: &Self, factor: &BigInt) {
        for (monomial, number) in &other.0 {
            self.add_term(monomial.clone(), number * factor);
        }
    }

    /// Returns the sum of this polynomial and a multiple of another polynomial.
    pub fn plus_times(mut self, other: &Self, factor: &BigInt) -> Self {
        self.add_times(other, factor);
        self
    }

    /// Returns the sum of two polynomials.
    pub fn plus(self, other: &Self) -> Self {
        self.plus_times(other, &BigInt::from(1))
    }

    /// Returns the difference of two polynomials.
    pub fn minus(self, other: &Self) -> Self {
        self.plus_times(other, &BigInt::from(-1))
    }

    /// Returns this polynomial times a number.
    pub fn times(&self, factor: &BigInt) -> Self {
        Self::default().plus_times(self, factor)
    }

    /// Returns this polynomial times 2^bits.
    pub fn shifted(&self, bits: usize) -> Self {
        self.times(&(BigInt::from(1) << bits))
    }

    /// Returns the product of two polynomials.
    pub fn product(&self, other: &Self) -> Self {
        let mut all = Self::default();
        for (a, x) in &self.0 {
            for (b, y) in &other.0 {
                all.add_term(merged(a, b), x * y);
            }
        }
        all
    }

    /// Returns the coefficient of the monomial that consists of this variable alone.
    pub fn coefficient(&self, variable: Variable) -> Option<&BigInt> {
        self.0.get(&vec![variable])
    }

    /// Whether a variable occurs only as a whole monomial, and not as a factor of another monomial.
    pub fn is_linear_in(&self, variable: Variable) -> bool {
        self.0.keys().all(|monomial| monomial.len() == 1 || !monomial.contains(&variable))
    }

    /// Replaces a variable by the polynomial `with`, which must not contain this variable.
    pub fn substitute(&mut self, variable: Variable, with: &Self) {
        loop {
            let affected: Vec<_> = self.0.keys().filter(|monomial| monomial.contains(&variable)).cloned().collect();
            if affected.is_empty() {
                return;
            }
            for mut monomial in affected {
                let number = self.0.remove(&monomial).unwrap_or_default();
                if let Some(at) = monomial.iter().position(|&v| v == variable) {
                    monomial.remove(at);
                }
                for (other, factor) in &with.0 {
                    self.add_term(merged(&monomial, other), &number * factor);
                }
            }
        }
    }

    /// Reduces the coefficients modulo a number, so that no coefficient is negative.
    pub fn reduce(&mut self, modulus: &BigInt) {
        self.map(|number| {
            let rest = number % modulus;
            if rest.sign() == Sign::Minus { rest + modulus } else { rest }
        });
    }

    /// Reduces the coefficients modulo 2^bits. Each coefficient becomes a number from -2^(bits - 1) to 2^(bits - 1) -
    /// 1.
    pub fn reduce_to_bits(&mut self, bits: usize) {
        let (half, modulus) = (BigInt::from(1) << (bits - 1), BigInt::from(1) << bits);
        self.map(|number| {
            let low = number - ((number >> bits) << bits);
            if low >= half { low - &modulus } else { low }
        });
    }

    fn map(&mut self, with: impl Fn(&BigInt) -> BigInt) {
        self.0.retain(|_, number| {
            *number = with(number);
            number.sign() != Sign::NoSign
        });
    }

    /// Returns an interval that contains all values of the polynomial. `interval` returns the interval of each
    /// variable.
    pub fn range(&self, interval: impl Fn(Variable) -> Interval) -> Interval {
        let mut all = Interval::of(BigInt::ZERO);
        for (monomial, number) in &self.0 {
            let mut term = Interval::of(BigInt::from(1));
            for &variable in monomial {
                let with = interval(variable);
                let corners =
                    [&term.low * &with.low, &term.low * &with.high, &term.high * &with.low, &term.high * &with.high];
                let [low, high] =
                    [corners.iter().min(), corners.iter().max()].map(|corner| corner.cloned().unwrap_or_default());
                term = Interval { low, high };
            }
            let (low, high) = (&term.low * number, &term.high * number);
            let (low, high) = if low <= high { (low, high) } else { (high, low) };
            all.low += low;
            all.high += high;
        }
        all
    }

    /// Returns the value of the polynomial.
    pub fn value<'v>(&self, values: impl Fn(Variable) -> &'v BigInt) -> BigInt {
        let term = |(monomial, number): (&Monomial, &BigInt)| {
            monomial.iter().fold(number.clone(), |product, &variable| product * values(variable))
        };
        self.0.iter().map(term).sum()
    }
}

/// Returns the product of two monomials.
fn merged(a: &[Variable], b: &[Variable]) -> Monomial {
    let mut all: Monomial = a.iter().chain(b).copied().collect();
    all.sort_unstable_by(|x, y| y.cmp(x));
    // The square of a bit is the bit itself.
    all.dedup_by(|x, y| x == y && is_bit(*x));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::oracle::operands::Random;

    /// Returns a random polynomial in a few variables, some of which are bits.
    fn any(random: &mut Random) -> Polynomial {
        let mut all = Polynomial::default();
        for _ in 0..random.below(6) {
            let monomial: Vec<_> = (0..random.below(4)).map(|_| random.below(6) as Variable).collect();
            all.add_term(merged(&monomial, &[]), BigInt::from(random.any() as i64 >> random.below(63)));
        }
        all
    }

    #[test]
    fn operations_agree_with_their_values() {
        let mut random = Random(1);
        for _ in 0..500 {
            let [a, b, c] = [0; 3].map(|_| any(&mut random));
            let point: Vec<BigInt> =
                (0..6).map(|v| BigInt::from(if is_bit(v) { random.below(2) } else { random.any() })).collect();
            let value = |p: &Polynomial| p.value(|v| &point[v as usize]);
            assert_eq!(value(&a.clone().plus(&b)), value(&a) + value(&b));
            assert_eq!(value(&a.clone().minus(&b)), value(&a) - value(&b));
            assert_eq!(value(&a.product(&b)), value(&a) * value(&b));
            assert_eq!(value(&a.shifted(7)), value(&a) << 7);
            let modulus = BigInt::from(random.any() | 1);
            let mut reduced = a.clone();
            reduced.reduce(&modulus);
            assert_eq!((value(&reduced) - value(&a)) % &modulus, BigInt::ZERO);
            let mut reduced = a.clone();
            reduced.reduce_to_bits(64);
            assert_eq!((value(&reduced) - value(&a)) % (BigInt::from(1) << 64), BigInt::ZERO);
            // Variable 4 is replaced by a polynomial that does not contain this variable.
            let mut with = c.clone();
            with.substitute(4, &Polynomial::from(3));
            let mut replaced = a.clone();
            replaced.substitute(4, &with);
            let mut other = point.clone();
            other[4] = value(&with);
            assert_eq!(value(&replaced), a.value(|v| &other[v as usize]));
            // The polynomial's range must contain the polynomial's value.
            let range = a.range(|v| Interval { low: &point[v as usize] - v, high: &point[v as usize] + 2 * v });
            assert!(range.low <= value(&a) && value(&a) <= range.high);
        }
    }
}
