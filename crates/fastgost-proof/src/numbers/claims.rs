//! Claims about numbers: identities modulo a number, and bounds.

use super::{
    lemmas::Case,
    polynomial::{Polynomial, Variable, is_bit},
    relations::{Kind, Variables},
};
use num_bigint::BigInt;

/// How many bits a claim may be proved by cases of.
const DEPTH: usize = 6;

impl Variables {
    /// The same number modulo `modulus`, if there is one, in free variables and in parts above something: from the last word back,
    /// each becomes its definition. Words before `from` stay.
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

    /// Whether a number is 0 modulo `modulus`; without one, whether it is 0.
    ///
    /// # Errors
    /// What is left.
    pub fn vanishes(&self, sum: &Polynomial, modulus: Option<&BigInt>) -> Result<(), String> {
        let rest = self.eliminated(sum.clone(), modulus, 0, &Case::new());
        self.vanishes_in(rest, modulus, &Case::new(), &mut Vec::new())
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
        let (Some(bit), true) = (bit, decided.len() < DEPTH) else {
            if self.is_impossible(case, decided) {
                return Ok(());
            }
            if std::env::var("PN").is_ok() {
                for (v, i) in case {
                    eprintln!("case {v} {:?} {i:?} {}", self.kind(*v), decided.contains(v));
                }
                eprintln!("rest {rest:?}");
            }
            return Err(format!("{} terms are left, the first with {:?}", rest.len(), rest.terms().next_back()));
        };
        decided.push(bit);
        for value in 0..2 {
            let Some(case) = self.assume(case, bit, value) else { continue };
            let rest = self.eliminated(rest.clone(), modulus, 0, &case);
            self.vanishes_in(rest, modulus, &case, decided)?;
        }
        decided.pop();
        Ok(())
    }
}
