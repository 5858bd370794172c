//! Finds bounds of the values of variables. The bounds follow from intervals, from sums of equations, and from cases,
//! in which bits are assumed to be 0 or 1.

use super::{
    polynomial::{Interval, Polynomial, Variable, is_bit},
    relations::{Kind, Variables},
};
use num_bigint::BigInt;
use std::collections::{BTreeMap, HashSet};

/// A case is a set of assumptions about variables. The map contains the intervals of variables that follow from the
/// assumptions.
pub type Case = BTreeMap<Variable, Interval>;

/// The largest number of equations that may be used to find the consequences of one assumption.
const EQUATIONS: usize = 600;
/// If there are at most this number of bits, the search tries all combinations of their values.
const BITS: usize = 5;
/// The search for a bound replaces variables in a sum step by step. This constant is the largest number of steps.
const STEPS: usize = 800;

impl Variables {
    /// Returns the interval of a variable in this case.
    pub fn under(&self, case: &Case, variable: Variable) -> Interval {
        case.get(&variable).cloned().unwrap_or_else(|| self.interval(variable))
    }

    /// Returns a case that has all assumptions of `case`, and the assumption that `variable` has the value `value`. The
    /// returned case also has the narrower intervals that follow from this assumption. Returns `None` if the new case
    /// is impossible.
    pub fn assume(&self, case: &Case, variable: Variable, value: u64) -> Option<Case> {
        let (mut case, value) = (case.clone(), BigInt::from(value));
        let old = self.under(&case, variable);
        if value < old.low || value > old.high {
            return None;
        }
        case.insert(variable, Interval::of(value));
        let mut open = vec![variable];
        let mut left = EQUATIONS;
        while let Some(variable) = open.pop() {
            for &above in self.equations.get(&variable).into_iter().flatten() {
                if left == 0 {
                    return Some(case);
                }
                left -= 1;
                for changed in self.narrow(&mut case, above)? {
                    open.push(changed);
                }
            }
        }
        Some(case)
    }

    /// Narrows the intervals of the variables in the equation of the variable `above`. Returns the variables whose
    /// intervals have become narrower, or `None` if the equation cannot hold in this case.
    fn narrow(&self, case: &mut Case, above: Variable) -> Option<Vec<Variable>> {
        let equation = self.equation(above);
        let mut changed = Vec::new();
        for variable in equation.variables() {
            let Some(number) = equation.coefficient(variable).filter(|_| equation.is_linear_in(variable)) else {
                continue;
            };
            let mut rest = equation.clone();
            rest.add_term(vec![variable], -number);
            let range = rest.range(|v| self.under(case, v));
            // The equation is number * variable = -rest.
            let (low, high) = if *number > BigInt::ZERO {
                (div_up(&-range.high, number), div_down(&-range.low, number))
            } else {
                (div_up(&range.low, &-number), div_down(&range.high, &-number))
            };
            let old = self.under(case, variable);
            let new = Interval { low: low.max(old.low.clone()), high: high.min(old.high.clone()) };
            if new.low > new.high {
                return None;
            }
            if new != old {
                case.insert(variable, new);
                changed.push(variable);
            }
        }
        Some(changed)
    }

    /// Returns the equation of a variable, as a polynomial whose value is 0. For a variable of the kind `Above`, the
    /// polynomial is `of` - 2^`bits` `variable` - `low`. For a word, the polynomial is the definition of the word minus
    /// the word.
    fn equation(&self, variable: Variable) -> Polynomial {
        let this = Polynomial::variable(variable);
        match self.kind(variable) {
            Kind::Free => Polynomial::default(),
            Kind::Word(is) => is.clone().minus(&this),
            Kind::Above { of, bits, low, .. } => of.clone().minus(low).minus(&this.shifted(*bits)),
        }
    }

    /// Whether a condition holds in all possible cases of the bits in a polynomial. If the polynomial has too many
    /// bits, the result is false.
    pub fn in_all_cases(&self, polynomial: &Polynomial, holds: &dyn Fn(&Case) -> bool) -> bool {
        let bits: Vec<_> = polynomial.variables().into_iter().filter(|&v| is_bit(v)).collect();
        bits.len() <= BITS && self.cases(&Case::new(), &bits, holds)
    }

    fn cases(&self, case: &Case, bits: &[Variable], holds: &dyn Fn(&Case) -> bool) -> bool {
        let Some((&bit, rest)) = bits.split_first() else { return holds(case) };
        (0..2).all(|value| self.assume(case, bit, value).is_none_or(|case| self.cases(&case, rest, holds)))
    }

    /// Returns an interval that contains the values of a variable in a case. For a variable of the kind `Above`, sums
    /// of equations may make the interval narrower.
    pub fn limits(&self, variable: Variable, case: &Case) -> Interval {
        let mut interval = self.under(case, variable);
        let Kind::Above { of, bits, low, .. } = self.kind(variable) else { return interval };
        if interval.single().is_some() {
            return interval;
        }
        let multiple = of.clone().minus(low);
        interval.high = interval.high.min(self.greatest(multiple.clone(), *bits, variable, case).0);
        interval.low = interval.low.max(-self.greatest(multiple.times(&BigInt::from(-1)), *bits, variable, case).0);
        interval
    }

    /// Returns an upper bound of `sum` / 2^`bits`. The search for the bound replaces variables in `sum`:
    /// * First, it replaces carries and high parts that have positive coefficients by the numbers from which these
    ///   carries and high parts come. Then common parts of words cancel.
    /// * Then it replaces words before `limit` that have positive coefficients by their definitions, the latest word
    ///   first.
    /// * At the end, it replaces the other words before `limit` by their definitions. It keeps the low words that came
    ///   into the sum with the carries and high parts.
    ///
    /// The function also returns the sum after the last replacement. This sum may be multiplied by a power of two.
    fn greatest(&self, mut sum: Polynomial, mut bits: usize, limit: Variable, case: &Case) -> (BigInt, Polynomial) {
        self.put_known(&mut sum, case);
        let mut best = self.least_bound(&sum, bits, case);
        let mut kept = HashSet::new();
        for _ in 0..STEPS {
            let added = |v: Variable| sum.terms().any(|(m, number)| *number > BigInt::ZERO && m.contains(&v));
            let parts: Vec<Variable> = sum
                .variables()
                .into_iter()
                .filter(|&v| {
                    matches!(self.kind(v), Kind::Above { .. })
                        && sum.coefficient(v).is_some_and(|number| *number > BigInt::ZERO)
                        && sum.is_linear_in(v)
                })
                .collect();
            let is_word = |v: &Variable| {
                let is = matches!(self.kind(*v), Kind::Word(_));
                is && *v < limit && !self.is_opaque(*v, case) && !self.lowest.contains(v)
            };
            if !parts.is_empty() && bits < 8192 {
                for part in parts {
                    let Kind::Above { of, bits: width, low, .. } = self.kind(part) else { continue };
                    let Some(mut number) = sum.coefficient(part).cloned() else { continue };
                    if (&number >> *width) << *width != number {
                        (sum, bits, number) = (sum.shifted(*width), bits + width, number << *width);
                    }
                    sum.add_term(vec![part], -&number);
                    sum.add_times(&of.clone().minus(low), &(number >> *width));
                    kept.extend(low.single());
                }
            } else if let Some(word) = sum
                .variables()
                .into_iter()
                .rev()
                .find(|v| is_word(v) && added(*v))
                .or_else(|| sum.variables().into_iter().rev().find(|v| is_word(v) && !kept.contains(v)))
            {
                let Kind::Word(is) = self.kind(word) else { break };
                sum.substitute(word, is);
            } else {
                break;
            }
            self.put_known(&mut sum, case);
            if sum.count() > 4000 {
                break;
            }
            best = best.min(self.least_bound(&sum, bits, case));
        }
        let last = sum.clone();
        // An input as a whole may have a bound that its limbs do not have. So for each subset of the inputs, the bound
        // is also computed with the inputs in this subset written as whole numbers.
        for subset in 1..1_u32 << self.lowest.len() {
            let mut sum = sum.clone();
            for (_, &variable) in self.lowest.iter().enumerate().filter(|(i, _)| subset >> i & 1 == 1) {
                let Kind::Word(is) = self.kind(variable) else { continue };
                sum.substitute(variable, is);
            }
            best = best.min(self.least_bound(&sum, bits, case));
        }
        // In a square, the lowest limb is multiplied by several limbs, and also by itself. In each such product, one
        // factor that is the lowest limb is replaced by the whole number minus the other limbs.
        for &lowest in &self.lowest {
            let Kind::Word(is) = self.kind(lowest) else { continue };
            let mut sum = sum.clone();
            for twice in [true, false] {
                let mut next = Polynomial::default();
                for (monomial, number) in sum.terms() {
                    let count = monomial.iter().filter(|&&v| v == lowest).count();
                    let limbs = monomial.len() > 1 && monomial.iter().all(|&v| v >= self.first_limb);
                    match monomial.iter().position(|&v| v == lowest) {
                        Some(at) if limbs && (count > 1) == twice => {
                            let mut factor = monomial.clone();
                            factor.remove(at);
                            let mut term = Polynomial::default();
                            term.add_term(factor, number.clone());
                            next = next.plus(&term.product(is));
                        }
                        _ => next.add_term(monomial.clone(), number.clone()),
                    }
                }
                sum = next;
            }
            best = best.min(self.least_bound(&sum, bits, case));
        }
        (best, last)
    }

    /// Whether a word is opaque. An opaque word is the low part of a number whose upper part the program drops. Such a
    /// word is not replaced by its definition. If the value of the upper part is known in this case, the word is not
    /// opaque.
    fn is_opaque(&self, word: Variable, case: &Case) -> bool {
        self.opaque.contains(&word)
            && self.own_part(word).is_none_or(|above| self.under(case, above).single().is_none())
    }

    /// If a word is the low part of a number that was split, returns the variable of the number's upper part.
    fn own_part(&self, word: Variable) -> Option<Variable> {
        let before = self.at(((word >> 1) as usize).checked_sub(1)?);
        matches!(self.kind(before), Kind::Above { low, .. } if low.single() == Some(word)).then_some(before)
    }

    /// Returns an upper bound of a sum in a case.
    pub fn bound(&self, sum: Polynomial, case: &Case) -> BigInt {
        self.greatest(sum, 0, Variable::MAX, case).0
    }

    /// Returns the bit that may change an upper bound most. This bit has the greatest weight in the last sum of the
    /// search for the bound.
    pub fn decisive(&self, sum: Polynomial, case: &Case) -> Option<Variable> {
        let (_, last) = self.greatest(sum, 0, Variable::MAX, case);
        heaviest(&last)
    }

    fn least_bound(&self, sum: &Polynomial, bits: usize, case: &Case) -> BigInt {
        sum.range(|v| self.under(case, v)).high >> bits
    }

    /// If the value of a variable in `sum` is known in this case, replaces the variable by its value.
    pub fn put_known(&self, sum: &mut Polynomial, case: &Case) {
        for variable in sum.variables() {
            if let Some(number) = self.under(case, variable).single() {
                sum.substitute(variable, &Polynomial::from(number.clone()));
            }
        }
    }

    /// Finds the carries and high parts that the program drops. Nothing that the program computes later depends on such
    /// a variable. Tries to prove that each of these variables has the same value in every execution. `used` are the
    /// polynomials of the outputs, whose variables are not dropped.
    pub fn settle(&mut self, used: &[Polynomial]) {
        let mut consumed: HashSet<Variable> = used.iter().flat_map(Polynomial::variables).collect();
        for place in 0..self.count() {
            match self.kind(self.at(place)) {
                Kind::Free => {}
                Kind::Word(is) => {
                    // If a number was split, the definition of the low word contains the variable of the upper part,
                    // for example a carry. This use of the variable does not count.
                    let own = self.own_part(self.at(place));
                    consumed.extend(is.variables().into_iter().filter(|&v| Some(v) != own));
                }
                Kind::Above { of, .. } => consumed.extend(of.variables()),
            }
        }
        for place in 0..self.count() {
            let variable = self.at(place);
            let Kind::Above { of, low, .. } = self.kind(variable) else { continue };
            let low = low.single();
            if consumed.contains(&variable) || self.interval(variable).single().is_some() {
                continue;
            }
            let limits = self.limits(variable, &Case::new());
            match limits.single().cloned().or_else(|| self.in_cases(variable, &of.variables())) {
                Some(number) => _ = self.known.insert(variable, number),
                None => self.opaque.extend(low),
            }
        }
    }

    /// Returns the value of a variable, if this value is the same in all cases of the bits in `among`.
    fn in_cases(&self, variable: Variable, among: &[Variable]) -> Option<BigInt> {
        let bits: Vec<_> = among.iter().copied().filter(|&v| is_bit(v)).collect();
        if bits.is_empty() || bits.len() > BITS {
            return None;
        }
        let found = std::cell::RefCell::new(None);
        let same = self.cases(&Case::new(), &bits, &|case| {
            let limits = self.limits(variable, case);
            let mut found = found.borrow_mut();
            limits.single().is_some_and(|number| *found.get_or_insert(number.clone()) == *number)
        });
        found.into_inner().filter(|_| same)
    }

    /// Finds a bit whose value is not known in this case. The bit is in the equations of the decided bits, or in the
    /// definitions of the words in these equations.
    pub fn undecided(&self, case: &Case, decided: &[Variable]) -> Option<Variable> {
        let mut near: Vec<Variable> = decided.iter().flat_map(|&v| self.equation(v).variables()).collect();
        for _ in 0..2 {
            let words: Vec<_> = near.iter().copied().filter(|&v| matches!(self.kind(v), Kind::Word(_))).collect();
            near.extend(words.into_iter().flat_map(|v| self.equation(v).variables()));
        }
        near.sort_unstable();
        near.into_iter().rev().find(|&v| is_bit(v) && self.under(case, v).single().is_none())
    }

    /// Returns true if a case is impossible. A case is impossible if it gives a decided bit a value that the bit's
    /// limits exclude.
    pub fn is_impossible(&self, case: &Case, decided: &[Variable]) -> bool {
        let is_out = |variable: Variable, others: &Case| {
            case.get(&variable).and_then(Interval::single).is_some_and(|assumed| {
                let limits = self.limits(variable, others);
                *assumed < limits.low || *assumed > limits.high
            })
        };
        decided.iter().filter(|&&v| matches!(self.kind(v), Kind::Above { .. })).any(|&variable| {
            let others = decided.iter().filter(|&&v| v != variable);
            let few: Case = others.filter_map(|v| Some((*v, case.get(v)?.clone()))).collect();
            is_out(variable, &few) || {
                let mut others = case.clone();
                others.remove(&variable);
                is_out(variable, &others)
            }
        })
    }
}

/// Returns the bit with the greatest weight in a sum.
pub fn heaviest(sum: &Polynomial) -> Option<Variable> {
    let weight =
        |v: Variable| sum.terms().filter(|(m, _)| m.contains(&v)).map(|(_, number)| number.magnitude().clone()).max();
    sum.variables().into_iter().filter(|&v| is_bit(v)).max_by_key(|&v| weight(v))
}

/// Returns a / b, rounded down. The divisor b must be greater than 0.
fn div_down(a: &BigInt, b: &BigInt) -> BigInt {
    let quotient = a / b;
    if &quotient * b > *a { quotient - 1 } else { quotient }
}

/// Returns a / b, rounded up. The divisor b must be greater than 0.
fn div_up(a: &BigInt, b: &BigInt) -> BigInt {
    -div_down(&-a, b)
}
