//! The variables that an execution makes. Each variable has an interval, and a kind, which may contain a definition.

use super::polynomial::{Interval, Polynomial, Variable};
use num_bigint::BigInt;
use std::collections::{HashMap, HashSet};

/// The algebra looks for other polynomials that are equal to a number modulo a power of two. The search leaves out
/// numbers and definitions with more terms than this constant. There are many longer sums, but the function `wrapped`
/// needs a sum whose values are below the power of two, and longer sums seldom have such values.
const TERMS: usize = 8;
/// The search for another polynomial ends if the polynomial has more terms than this constant.
const LATER_TERMS: usize = 12;
/// The largest number of words that the search for another polynomial replaces by their definitions.
const DEFINITIONS: usize = 8;

/// The kind of a variable.
#[derive(Clone, Debug)]
pub enum Kind {
    /// The variable may have any value in its interval.
    Free,
    /// The variable is the value of a polynomial in earlier variables.
    Word(Polynomial),
    /// The variable is the upper part of the number `of`. Its value is `of` / 2^`bits`, rounded down. For example, the
    /// variable is a carry, the high half of a product, or a part of a word. The equation of the variable says that
    /// `of` is 2^`bits` times the variable, plus `low`.
    Above {
        /// The number that is divided, as a polynomial in earlier variables.
        of: Polynomial,
        /// The number of low bits of `of` that do not belong to the variable.
        bits: usize,
        /// `of` modulo 2^`bits`. This polynomial consists of earlier variables, or it is a word whose definition
        /// contains this variable.
        low: Polynomial,
        /// Whether `low` consists of earlier variables. If so, the equation determines this variable.
        determined: bool,
    },
}

/// All variables that an execution has made.
#[derive(Debug, Default)]
pub struct Variables {
    kinds: Vec<Kind>,
    intervals: Vec<Interval>,
    divided: HashMap<(Polynomial, usize), (Polynomial, Polynomial)>,
    named: HashMap<Polynomial, Variable>,
    /// Maps a number and `bits` to the low part of this number, which is the number modulo 2^`bits`.
    lows: HashMap<(Polynomial, usize), Polynomial>,
    /// The key is a variable. The value lists the variables in whose equations the key occurs.
    pub(super) equations: HashMap<Variable, Vec<Variable>>,
    /// The lowest limbs of inputs. The definition of such a limb is the whole input minus the input's other limbs.
    pub(super) lowest: Vec<Variable>,
    /// The first variable that is a limb. All earlier variables are whole inputs.
    pub(super) first_limb: Variable,
    /// Words that are low parts of numbers whose upper parts the program drops. Such a word is replaced by its
    /// definition only in a case in which the value of the upper part is known.
    pub(super) opaque: HashSet<Variable>,
    /// The values of the variables that were proved to be constant.
    pub(super) known: HashMap<Variable, BigInt>,
}

impl Variables {
    /// Returns the number of variables.
    pub fn count(&self) -> usize {
        self.kinds.len()
    }

    /// Returns the variable with this place in the list of variables.
    pub fn at(&self, place: usize) -> Variable {
        (place as Variable) << 1 | Variable::from(self.is_bit(place))
    }

    fn is_bit(&self, place: usize) -> bool {
        let Interval { low, high } = &self.intervals[place];
        *low >= BigInt::ZERO && *high <= BigInt::from(1)
    }

    /// Returns the kind of a variable.
    pub fn kind(&self, variable: Variable) -> &Kind {
        &self.kinds[(variable >> 1) as usize]
    }

    /// Returns the interval of a variable.
    pub fn interval(&self, variable: Variable) -> Interval {
        match self.known.get(&variable) {
            Some(number) => Interval::of(number.clone()),
            None => self.intervals[(variable >> 1) as usize].clone(),
        }
    }

    /// Returns the interval of a polynomial, as it follows from the intervals of the polynomial's variables.
    pub fn range(&self, polynomial: &Polynomial) -> Interval {
        polynomial.range(|variable| self.interval(variable))
    }

    fn push(&mut self, kind: Kind, interval: Interval) -> Variable {
        self.kinds.push(kind);
        self.intervals.push(interval);
        self.at(self.kinds.len() - 1)
    }

    /// Returns a new variable that may have any value in an interval.
    pub fn free(&mut self, interval: Interval) -> Variable {
        self.push(Kind::Free, interval)
    }

    /// Returns the word whose definition is `is`. If there is no such word yet, makes the word. The caller knows that
    /// the value is in `interval`.
    pub fn word(&mut self, is: Polynomial, interval: Interval) -> Variable {
        if let Some(&variable) = self.named.get(&is) {
            return variable;
        }
        let range = self.range(&is);
        let mut interval = Interval { low: range.low.max(interval.low), high: range.high.min(interval.high) };
        // If the number is a sum of carries, sums of equations may give a smaller bound. For example, the limb above
        // the highest limb of a result is such a sum, and its value is often 0 or 1.
        let is_carry = |(monomial, number): (&Vec<Variable>, &BigInt)| {
            *number == BigInt::from(1) && monomial.len() == 1 && super::polynomial::is_bit(monomial[0])
        };
        if is.count() > 1 && is.terms().all(is_carry) {
            interval.high = interval.high.min(self.bound(is.clone(), &Default::default()));
        }
        let variable = self.push(Kind::Word(is.clone()), interval);
        self.relate(&is, variable);
        self.named.insert(is, variable);
        variable
    }

    /// Returns a single variable or a known number whose value is `is`. The caller knows that the value is not
    /// negative, and is below 2^`bits`.
    pub fn name(&mut self, is: &Polynomial, bits: usize) -> Polynomial {
        if is.number().is_some() || is.single().is_some() {
            return is.clone();
        }
        Polynomial::variable(self.word(is.clone(), Interval::of_bits(bits)))
    }

    /// Splits a number at a power of two. Returns the low part (the number modulo 2^`bits`), which gets a name, and the
    /// upper part (the number divided by 2^`bits`, rounded down).
    pub fn divide(&mut self, of: &Polynomial, bits: usize) -> (Polynomial, Polynomial) {
        if let Some(known) = self.divided.get(&(of.clone(), bits)) {
            return known.clone();
        }
        let Interval { low, high } = self.range(of);
        let above = Interval { low: low >> bits, high: high >> bits };
        let parts = if let Some(above) = above.single() {
            let low = of.clone().minus(&Polynomial::from(above << bits));
            (self.name(&low, bits), Polynomial::from(above.clone()))
        } else if let Some(low) =
            self.wrapped(of, bits).map(|low| self.name(&low, bits)).or_else(|| self.known_low(of, bits))
        {
            let kind = Kind::Above { of: of.clone(), bits, low: low.clone(), determined: true };
            (low, self.above(kind, above))
        } else {
            // The upper part gets the place `place` in the list of variables, and the low part gets the place after it.
            let place = self.kinds.len();
            let low = Polynomial::variable(((place + 1) as Variable) << 1 | Variable::from(bits == 1));
            let kind = Kind::Above { of: of.clone(), bits, low: low.clone(), determined: false };
            let high = self.above(kind, above);
            let is = of.clone().minus(&high.shifted(bits));
            self.kinds.push(Kind::Word(is.clone()));
            self.intervals.push(Interval::of_bits(bits));
            self.named.insert(is, low.single().unwrap_or_default());
            if let Some(residue) = self.residues(of, bits, false).pop() {
                self.lows.insert((residue, bits), low.clone());
            }
            (low, high)
        };
        self.divided.insert((of.clone(), bits), parts.clone());
        parts
    }

    fn above(&mut self, kind: Kind, interval: Interval) -> Polynomial {
        let Kind::Above { of, low, .. } = &kind else { unreachable!("only called with parts above something") };
        let all = of.clone().plus(low);
        let variable = self.push(kind, interval);
        self.relate(&all, variable);
        Polynomial::variable(variable)
    }

    /// Records that the equation of `variable` contains the variables of the polynomial `others`.
    fn relate(&mut self, others: &Polynomial, variable: Variable) {
        for other in others.variables().into_iter().chain([variable]) {
            let equations = self.equations.entry(other).or_default();
            if equations.last() != Some(&variable) {
                equations.push(variable);
            }
        }
    }

    /// Looks for a polynomial that is equal to the number modulo 2^`bits`, and whose values are all below 2^`bits` and
    /// not negative. The algebra needs this form if a program computes modulo 2^64, and the true value is small or 0.
    fn wrapped(&self, of: &Polynomial, bits: usize) -> Option<Polynomial> {
        let fits = |range: Interval| range.low >= BigInt::ZERO && range.high >> bits == BigInt::ZERO;
        let small = |rest: &Polynomial| {
            fits(self.range(rest)) || self.in_all_cases(rest, &|env| fits(rest.range(|v| self.under(env, v))))
        };
        [true, false].iter().find_map(|&carries| self.residues(of, bits, carries).into_iter().skip(1).find(small))
    }

    /// Looks for an earlier number that is equal to this number modulo 2^`bits`, and returns the low part of the
    /// earlier number. The search is needed because compilers drop bits early if a later mask would drop these bits.
    fn known_low(&self, of: &Polynomial, bits: usize) -> Option<Polynomial> {
        self.lows.get(&(self.residues(of, bits, false).pop()?, bits)).cloned()
    }

    /// Returns polynomials that are equal to a number modulo 2^`bits`. The first is the number itself. For each further
    /// polynomial, one more word is replaced by its definition, the latest word first. With `carries`, a word is
    /// replaced only if a carry in its definition has a coefficient that is 0 modulo 2^`bits`.
    fn residues(&self, of: &Polynomial, bits: usize, carries: bool) -> Vec<Polynomial> {
        let mut all = Vec::new();
        let mut rest = of.clone();
        rest.reduce_to_bits(bits);
        while rest.count() <= if all.is_empty() { TERMS } else { LATER_TERMS } && all.len() <= DEFINITIONS {
            all.push(rest.clone());
            let is_taken = |v: &Variable| {
                matches!(self.kind(*v), Kind::Word(is) if is.count() <= TERMS && (!carries || is.terms().any(|(m, number)| {
                    let carry = m.first().is_some_and(|&v| matches!(self.kind(v), Kind::Above { .. }));
                    carry && (number >> bits) << bits == *number
                })))
            };
            let Some(word) = rest.variables().into_iter().rev().find(is_taken) else { break };
            let Kind::Word(is) = self.kind(word) else { break };
            rest.substitute(word, is);
            rest.reduce_to_bits(bits);
        }
        all
    }

    /// Computes the values of all variables. `free` returns the value of a free variable. The values must agree with
    /// the intervals and with the constants that were proved.
    ///
    /// # Errors
    /// Returns the first contradiction.
    pub fn evaluate(&self, mut free: impl FnMut(Variable) -> BigInt) -> Result<Vec<BigInt>, String> {
        let mut values: Vec<BigInt> = Vec::with_capacity(self.count());
        for place in 0..self.count() {
            let variable = self.at(place);
            let value = match &self.kinds[place] {
                Kind::Free => free(variable),
                Kind::Word(is) => is.value(|v| &values[(v >> 1) as usize]),
                Kind::Above { of, bits, .. } => of.value(|v| &values[(v >> 1) as usize]) >> *bits,
            };
            let interval = self.interval(variable);
            if value < interval.low || value > interval.high {
                return Err(format!("variable {variable} is {value}, and should be in {interval:?}"));
            }
            values.push(value);
        }
        for (place, kind) in self.kinds.iter().enumerate() {
            if let Kind::Above { of, bits, low, .. } = kind {
                let [of, low] = [of, low].map(|p| p.value(|v| &values[(v >> 1) as usize]));
                if of != (&values[place] << *bits) + &low || low < BigInt::ZERO || low >> *bits != BigInt::ZERO {
                    return Err(format!("the equation of variable {} does not hold", self.at(place)));
                }
            }
        }
        Ok(values)
    }
}
