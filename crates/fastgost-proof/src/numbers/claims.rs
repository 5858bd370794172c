//! Proves two kinds of claims about numbers. A claim of the first kind says that a number is 0, or that a number is 0
//! modulo a given modulus. A claim of the second kind says that a number is below a bound.

use super::{
    lemmas::{Case, heaviest},
    polynomial::{Polynomial, Variable, is_bit},
    relations::{Kind, Variables},
};
use num_bigint::BigInt;

/// The proof of an identity tries both values (0 and 1) of at most this number of bits.
const DEPTH: usize = 10;
/// The proof of a bound tries both values (0 and 1) of at most this number of bits.
const BOUND_DEPTH: usize = 16;

impl Variables {
    /// Replaces words (variables of the kind [`Kind::Word`]) in `sum` by their definitions, and returns the result. The
    /// word that was made last is replaced first. Words that were made before the variable `from` are not replaced. If
    /// `case` gives a value to a variable, this value replaces the variable. If `from` is 0, the result contains only
    /// free variables and variables of the kind `Above`. Without a `modulus`, the result is the same number as `sum`.
    /// With a `modulus`, the result is the same number modulo `modulus`.
    pub fn eliminated(&self, mut sum: Polynomial, modulus: Option<&BigInt>, from: Variable, case: &Case) -> Polynomial {
        let reduce = |sum: &mut Polynomial| {
            if let Some(modulus) = modulus {
                sum.reduce(modulus);
            }
        };
        self.put_known(&mut sum, case);
        reduce(&mut sum);
        let mut below = Variable::MAX;
        while let Some(last) = sum.variables().into_iter().rev().find(|&v| v < below && v >= from) {
            below = last;
            match (self.under(case, last).single(), self.kind(last), modulus) {
                (Some(number), _, _) => sum.substitute(last, &Polynomial::from(number.clone())),
                (_, Kind::Word(is), _) => sum.substitute(last, is),
                (_, Kind::Above { of, bits, low, determined: true }, Some(modulus)) => {
                    let Some(inverse) = (BigInt::from(1) << *bits).modinv(modulus) else { continue };
                    sum.substitute(last, &of.clone().minus(low).times(&inverse));
                }
                _ => continue,
            }
            reduce(&mut sum);
        }
        sum
    }

    /// Checks that a number is 0 modulo `modulus`. Without a modulus, checks that the number is 0.
    ///
    /// # Errors
    /// If the number is not proved to be 0, returns a text about the terms that are left.
    pub fn vanishes(&self, sum: &Polynomial, modulus: Option<&BigInt>) -> Result<(), String> {
        let mut rest = self.eliminated(sum.clone(), modulus, 0, &Case::new());
        // A carry may have the same value in every execution even if other variables depend on the carry. First, such
        // carries are replaced by their values.
        let mut case = Case::new();
        for bit in rest.variables().into_iter().filter(|&v| is_bit(v)).take(2 * DEPTH) {
            let limits = self.limits(bit, &case);
            if limits.single().is_some() {
                case.insert(bit, limits);
            }
        }
        if !case.is_empty() {
            rest = self.eliminated(rest, modulus, 0, &case);
        }
        self.vanishes_in(rest, modulus, &case, &mut Vec::new())
    }

    fn vanishes_in(
        &self,
        rest: Polynomial,
        modulus: Option<&BigInt>,
        case: &Case,
        decided: &mut Vec<Variable>,
    ) -> Result<(), String> {
        if rest.is_zero() {
            return Ok(());
        }
        let bit = rest.variables().into_iter().rev().find(|&v| is_bit(v));
        if bit.is_none() && self.is_impossible(case, decided) {
            return Ok(());
        }
        let bit = bit.or_else(|| self.undecided(case, decided)).filter(|_| decided.len() < DEPTH);
        let Some(bit) = bit else {
            return Err(format!("{} terms are left, the first with {:?}", rest.count(), rest.terms().next_back()));
        };
        decided.push(bit);
        for value in 0..2 {
            let Some(case) = self.assume(case, bit, value) else { continue };
            let rest = self.eliminated(rest.clone(), modulus, 0, &case);
            let result = self.vanishes_in(rest, modulus, &case, decided);
            if result.is_err() {
                decided.pop();
                return result;
            }
        }
        decided.pop();
        Ok(())
    }

    /// Returns true if the function can prove that the number `sum` is less than the number `below`. `sum` is a sum of
    /// words. The sum may contain a bit that chooses one of two words.
    pub fn is_below(&self, sum: &Polynomial, below: &BigInt) -> bool {
        // The function tries all values of at most four bits in `sum`. For each combination of their values, `choices`
        // contains the polynomial that `sum` becomes. If the words of such a polynomial are replaced by their
        // definitions, the result is another polynomial for the same number. So the difference of the two polynomials
        // is 0. The search for a bound may add this difference to the sum, so that common parts cancel.
        let bits: Vec<Variable> = sum.variables().into_iter().filter(|&v| is_bit(v)).take(4).collect();
        let choices: Vec<Polynomial> = (0..1_u64 << bits.len())
            .map(|values| {
                let mut choice = sum.clone();
                for (i, &bit) in bits.iter().enumerate() {
                    choice.substitute(bit, &Polynomial::from(values >> i & 1));
                }
                choice
            })
            .collect();
        let rest = self.eliminated(sum.clone(), None, 0, &Case::new());
        self.is_below_in(sum, below, &choices, &rest, &Case::new(), &mut Vec::new())
    }

    fn is_below_in(
        &self,
        sum: &Polynomial,
        below: &BigInt,
        choices: &[Polynomial],
        rest: &Polynomial,
        case: &Case,
        decided: &mut Vec<Variable>,
    ) -> bool {
        let mut words = sum.clone();
        self.put_known(&mut words, case);
        let next = words.variables().into_iter().rev().find(|&v| is_bit(v));
        // If the value of a carry inside the number is known, the sum of the equations that contain this carry gives a
        // weaker bound than if the value is unknown. So the bound is also computed in the case `few`. This case has the
        // values of the decided bits, but not the consequences of these values.
        let few: Case = decided.iter().filter_map(|v| Some((*v, case.get(v)?.clone()))).collect();
        if next.is_none() {
            let from = words.variables().into_iter().max().unwrap_or_default() + 1;
            let small = |case: &Case| {
                let small = |sum: Polynomial| self.bound(sum, case) < *below;
                let with = |others: &Polynomial| {
                    small(words.clone().plus(others).minus(&self.eliminated(others.clone(), None, from, case)))
                };
                small(words.clone()) || choices.iter().any(with)
            };
            if small(case) || small(&few) || self.is_impossible(case, decided) {
                return true;
            }
        }
        let mut rest = rest.clone();
        self.put_known(&mut rest, case);
        // If `words` contains no bit, the next bit is the bit with the greatest weight in the last sum of the search
        // for a bound. If this sum contains no bit, the next bit is the bit with the greatest weight in the whole
        // claim. Carries out of the whole number have the greatest weights.
        let next = next
            .or_else(|| self.decisive(words, &few))
            .or_else(|| heaviest(&rest))
            .or_else(|| self.undecided(case, decided))
            .filter(|_| decided.len() < BOUND_DEPTH);
        let Some(bit) = next else {
            return false;
        };
        decided.push(bit);
        let all = (0..2).all(|value| {
            self.assume(case, bit, value)
                .is_none_or(|case| self.is_below_in(sum, below, choices, &rest, &case, decided))
        });
        decided.pop();
        all
    }
}
