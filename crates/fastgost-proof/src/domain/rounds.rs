//! The rounds of the specification. If a program does not compute the results of the specification, some values that
//! the specification names may be missing. A value is missing if the program has not computed it. The round of the
//! first missing value says where the difference begins.

use super::fast::FastMap;
use std::fmt;

/// A round of the specification. A pass is one run through the rounds of a cipher or of a hash function. There is a
/// pass for each block. In Kuznyechik, there is also a pass for the round keys of each key. In Streebog, there is also
/// a pass for the round keys that belong to each state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Round {
    pass: usize,
    number: usize,
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {} of pass {}", self.number, self.pass)
    }
}

/// The round in which the specification is now, and the named values that the program has not computed yet.
#[derive(Clone, Debug, Default)]
pub(super) struct Rounds {
    now: Round,
    /// Maps the variable of each missing value to two things: the round in which the value was named, and a list of
    /// combinations. A combination is a sum of some of the value's bits. The program has computed the combinations in
    /// the list. No combination in the list is the sum of other combinations in the list.
    missing: FastMap<u32, (Round, Vec<u8>)>,
    program: bool,
}

impl Rounds {
    /// Begins the round with this number. Round 1 begins the next pass.
    pub(super) fn begin(&mut self, number: usize) {
        self.now.pass += usize::from(number == 1);
        self.now.number = number;
    }

    /// Announces who computes from now on. If `program` is true, a program computes. Otherwise the specification
    /// computes. If the specification computes again after a program, no earlier value is missing any longer, and the
    /// passes are counted from the beginning.
    pub(super) fn executes(&mut self, program: bool) {
        if self.program && !program {
            self.missing.clear();
            self.now = Round::default();
        }
        self.program = program;
    }

    /// Records that the specification has named a value, for which `variable` stands.
    pub(super) fn name(&mut self, variable: u32) {
        self.missing.insert(variable, (self.now, Vec::new()));
    }

    /// Records that the program has computed a sum of some bits of a named value. The value has `bits` bits. The binary
    /// digits of `combination` say which bits are summed. It does not matter whether the program has also added a
    /// constant.
    pub(super) fn computed(&mut self, variable: u32, combination: u8, bits: usize) {
        if !self.program {
            return;
        }
        let Some((_, known)) = self.missing.get_mut(&variable) else { return };
        let rest = known.iter().fold(combination, |rest, &other| rest.min(rest ^ other));
        if rest != 0 {
            known.push(rest);
            known.sort_unstable_by(|a, b| b.cmp(a));
        }
        if known.len() == bits {
            self.missing.remove(&variable);
        }
    }

    /// Searches for missing values, and returns the first round in which one of them was named. The search begins with
    /// `variables`. If a variable stands for a value, the search also visits the variables on which this value depends.
    /// `meaning` returns these variables.
    pub(super) fn first_missing(&self, variables: Vec<u32>, meaning: impl Fn(u32) -> Vec<u32>) -> Option<Round> {
        let (mut seen, mut next, mut first) = (FastMap::default(), variables, None::<Round>);
        while let Some(variable) = next.pop() {
            if seen.insert(variable, ()).is_none() {
                let round = self.missing.get(&variable).map(|(round, _)| *round);
                first = round.into_iter().chain(first).min();
                next.extend(meaning(variable));
            }
        }
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In this test, variables 1 and 2 are named in rounds 1 and 2 of pass 1, and variable 3 in pass 2. Variable 3
    /// stands for a value that depends on variables 1 and 2.
    #[test]
    fn the_first_missing_value() {
        let mut rounds = Rounds::default();
        for number in [1, 2] {
            rounds.begin(number);
            rounds.name(number as u32);
        }
        rounds.begin(1);
        rounds.name(3);
        let first = |rounds: &Rounds| {
            let meaning = |variable| if variable == 3 { vec![1, 2] } else { Vec::new() };
            rounds.first_missing(vec![3], meaning).map(|round| round.to_string())
        };
        assert_eq!(first(&rounds).as_deref(), Some("round 1 of pass 1"));
        // No program computes yet, so this call of `computed` does not count, and the value stays missing.
        rounds.computed(1, 1, 1);
        assert_eq!(first(&rounds).as_deref(), Some("round 1 of pass 1"));
        rounds.executes(true);
        rounds.computed(1, 1, 1);
        assert_eq!(first(&rounds).as_deref(), Some("round 2 of pass 1"));
        // The third combination (5) is the sum of the first two. So the value is still missing. The value is complete
        // only after the program has computed a third independent combination (7), below.
        for (combination, round) in [(3, "round 2 of pass 1"), (6, "round 2 of pass 1"), (5, "round 2 of pass 1")] {
            rounds.computed(2, combination, 3);
            assert_eq!(first(&rounds).as_deref(), Some(round));
        }
        rounds.computed(2, 7, 3);
        assert_eq!(first(&rounds).as_deref(), Some("round 1 of pass 2"));
        rounds.executes(false);
        assert_eq!(first(&rounds), None);
        rounds.begin(1);
        rounds.name(1);
        assert_eq!(first(&rounds).as_deref(), Some("round 1 of pass 1"));
    }
}
