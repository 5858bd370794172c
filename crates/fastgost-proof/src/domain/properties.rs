//! Tests the algebras with random computations. Each result must have the value that follows from the values of its
//! operands. The values are compared at random points. A point gives a value to each variable. If a variable stands for
//! a named bit, the variable has the value of this bit. If a rule of an algebra treats bits with different values as
//! equal, the comparison fails.

use super::{Bit, Domain, POINTS, Table, constant, decisions::Decisions, sums::Sums};
use crate::{algebra::Algebra, oracle::operands::Random, standard::magma::PI};

/// An operation, with its operands and its results.
enum Done {
    Xor(Bit, Bit, Bit),
    SumOfThree([Bit; 3], Bit),
    And(Bit, Bit, Bit),
    Select([Bit; 3], Bit),
    Sum(Vec<Bit>, Vec<Bit>, Bit, Vec<Bit>, Bit),
    LookUp(Entries, Vec<Bit>, Vec<Bit>),
    Named(Vec<Bit>, Vec<Bit>),
}

/// The entries of a table. Each entry is a list of bits.
type Entries = Vec<Vec<Bit>>;

/// Looks up an entry of a table.
fn look_up<D: Domain>(domain: &mut D, table: &Entries, index: &[Bit]) -> Vec<Bit> {
    domain.look_up(&Table::new(table.iter().map(Vec::as_slice).collect()), index)
}

/// Returns tables whose entries are known. Each entry has `width` bits.
fn known_tables<'t>(tables: impl IntoIterator<Item = &'t [u8]>, width: usize) -> Vec<Entries> {
    let entry = |&value: &u8| constant::<8>(value.into())[..width].to_vec();
    tables.into_iter().map(|table| table.iter().map(entry).collect()).collect()
}

/// The state of random computations in an algebra.
struct Trial<D> {
    domain: D,
    random: Random,
    done: Vec<Done>,
    /// The words that earlier operations have made. All words have the length that `new` takes as `width`.
    words: Vec<Vec<Bit>>,
    /// The single bits that earlier operations have made.
    bits: Vec<Bit>,
}

impl<D: Domain> Trial<D> {
    fn new(mut domain: D, width: usize, seed: u64) -> Self {
        let words = (0..3).map(|_| (0..width / 8).flat_map(|_| domain.byte()).collect()).collect();
        Self { domain, random: Random(seed), done: Vec::new(), words, bits: Vec::new() }
    }

    fn word(&mut self) -> Vec<Bit> {
        self.words[self.random.below(self.words.len() as u64) as usize].clone()
    }

    /// Chooses a random bit for an operand. Often, the bit belongs to the four bits of a word that are the input of the
    /// S-box number `place`.
    fn bit(&mut self, place: usize) -> Bit {
        let word = self.word();
        let bit = match self.random.below(4) {
            0 if !self.bits.is_empty() => self.bits[self.random.below(self.bits.len() as u64) as usize],
            _ => word[4 * place + self.random.below(4) as usize],
        };
        bit ^ self.random.below(2) as Bit
    }

    /// Does an operation, and keeps its result for the comparison. If the algebra has no form for the result, the
    /// result is not kept.
    fn attempt(&mut self, work: impl FnOnce(&mut D) -> Done) {
        let unknowns = self.domain.unknowns();
        let done = work(&mut self.domain);
        assert_eq!(self.domain.refusal(), None);
        if self.domain.unknowns() == unknowns {
            self.done.push(done);
        }
    }

    fn step(&mut self, tables: &[Entries]) {
        // An operation with an unknown result is not recorded. Then no earlier result must be used in its place.
        let before = self.done.len();
        let (a, b) = (self.word(), self.word());
        let place = self.random.below(a.len() as u64 / 4) as usize;
        match self.random.below(8) {
            0 | 1 => {
                let (x, y) = (self.bit(place), self.bit(place));
                self.attempt(|domain| Done::Xor(x, y, domain.xor(&x, &y)));
            }
            2 | 3 => {
                let (x, y) = (self.bit(place), self.bit(place));
                self.attempt(|domain| Done::And(x, y, domain.and(&x, &y)));
            }
            4 => {
                let bits = [self.bit(place), self.bit(place), self.bit(place)];
                self.attempt(|domain| Done::Select(bits, domain.select(bits[0], bits[1], bits[2])));
            }
            5 => {
                let known: Vec<Bit> = (0..b.len()).map(|_| self.random.below(2) as Bit).collect();
                let (b, carry) = (if self.random.below(2) == 0 { b } else { known }, self.random.below(2) as Bit);
                self.attempt(|domain| {
                    let (sum, out) = domain.add(&a, &b, &carry);
                    Done::Sum(a, b, carry, sum, out)
                });
            }
            _ => {
                // This operation is a round, with S-boxes, a rotation and a sum. The result of the round is named.
                let size = tables[0].len().ilog2() as usize;
                let mut image = Vec::new();
                for (n, index) in a.chunks(size).enumerate() {
                    let (table, index) = (tables[n % tables.len()].clone(), index.to_vec());
                    self.attempt(|domain| {
                        let out = look_up(domain, &table, &index);
                        image.extend(&out);
                        Done::LookUp(table, index, out)
                    });
                }
                image.rotate_right(if size == 4 { 11 } else { 0 });
                let mut sum = Vec::new();
                for (&x, &y) in image.iter().zip(&b) {
                    self.attempt(|domain| {
                        sum.push(domain.xor(&x, &y));
                        Done::Xor(x, y, sum[sum.len() - 1])
                    });
                }
                self.name(&mut sum);
                self.words.push(sum);
                return;
            }
        }
        match self.done[before..].last() {
            Some(Done::Xor(.., bit) | Done::And(.., bit) | Done::Select(_, bit)) => self.bits.push(*bit),
            Some(Done::Sum(.., sum, _)) => {
                let mut sum = sum.clone();
                if self.random.below(2) == 0 {
                    self.name(&mut sum);
                }
                self.words.push(sum);
            }
            _ => {}
        }
    }

    /// Names a word, and keeps the old and the new bits for the comparison.
    fn name(&mut self, word: &mut [Bit]) {
        self.attempt(|domain| {
            let before = word.to_vec();
            domain.name(word);
            Done::Named(before, word.to_vec())
        });
    }

    /// Adds two words. But if the first operand is word 0, or words 0 and 1 as one long word, the second operand is a
    /// known number. (Kernels add known numbers to counters.)
    fn add(&mut self) -> Vec<Bit> {
        let (mut a, mut b) = (self.word(), self.word());
        let carry = if self.random.below(2) == 0 { 0 } else { self.random.below(2) as Bit };
        match self.random.below(8) {
            0 => a.clone_from(&self.words[0]),
            1 => a = self.words[..2].concat(),
            _ => {}
        }
        if a.len() > b.len() || a == self.words[0] {
            b = (0..a.len()).map(|_| self.random.below(2) as Bit).collect();
        }
        let mut result = Vec::new();
        self.attempt(|domain| {
            let (sum, out) = domain.add(&a, &b, &carry);
            result.extend_from_slice(&sum[..32]);
            Done::Sum(a, b, carry, sum, out)
        });
        result
    }

    /// Adds a known number to a value of a counter, and returns the sum. The bytes of the sum become words.
    fn add_known(&mut self, value: &[Bit], step: u64) -> Vec<Bit> {
        let step = constant::<64>(step).to_vec();
        let mut result = Vec::new();
        self.attempt(|domain| {
            let (sum, out) = domain.add(value, &step, &0);
            result.clone_from(&sum);
            Done::Sum(value.to_vec(), step, 0, sum, out)
        });
        self.words.extend(result.chunks_exact(8).map(<[Bit]>::to_vec));
        result
    }

    /// Imitates a round in a lane that no output needs. (A lane is the place of one block in the vector registers.) The
    /// function computes three sums, the images of these sums under S-boxes, and sums modulo 2 of the images. Most of
    /// the results are not named.
    fn unnamed_round(&mut self, tables: &[Entries]) {
        let images = [0; 3].map(|_| {
            let (sum, mut image) = (self.add(), Vec::new());
            for (table, index) in tables.iter().zip(sum.chunks(4)) {
                self.attempt(|domain| {
                    let out = look_up(domain, table, index);
                    image.extend(&out);
                    Done::LookUp(table.clone(), index.to_vec(), out)
                });
            }
            image.rotate_right(11);
            image
        });
        let (other, mut new) = (self.word(), Vec::new());
        for i in 0..32 {
            let [x, y, z] =
                [images[0][i], images[1][i], if self.random.below(2) == 0 { images[2][i] } else { other[i] }];
            self.attempt(|domain| {
                new.push(domain.sum(&[x, y, z]));
                Done::SumOfThree([x, y, z], new[i])
            });
            self.attempt(|domain| Done::Xor(x, y, domain.xor(&x, &y)));
        }
        if self.random.below(4) == 0 {
            self.name(&mut new);
        }
        self.words.push(new);
    }

    /// Checks at all points that the result of each operation has the value that follows from the values of the
    /// operands.
    fn compare(&mut self) {
        let mut bits = Vec::new();
        for done in &self.done {
            match done {
                Done::Xor(a, b, c) | Done::And(a, b, c) => bits.extend([a, b, c]),
                Done::SumOfThree(abc, d) | Done::Select(abc, d) => bits.extend(abc.iter().chain([d])),
                Done::Sum(a, b, carry, sum, out) => {
                    bits.extend(a.iter().chain(b).chain([carry]).chain(sum).chain([out]))
                }
                Done::LookUp(table, a, b) => bits.extend(table.iter().flatten().chain(a).chain(b)),
                Done::Named(a, b) => bits.extend(a.iter().chain(b)),
            }
        }
        let bits: Vec<Bit> = bits.into_iter().copied().collect();
        let values = self.domain.evaluate(&[], &bits, &mut self.random);
        for point in 0..POINTS {
            let mut values = values.iter().map(|value| value >> point & 1);
            let mut number = |length: usize| {
                values.by_ref().take(length).enumerate().fold(0_u128, |number, (n, bit)| number | u128::from(bit) << n)
            };
            for done in &self.done {
                match done {
                    Done::Xor(..) => assert_eq!(number(1) ^ number(1), number(1)),
                    Done::SumOfThree(..) => assert_eq!(number(1) ^ number(1) ^ number(1), number(1)),
                    Done::And(..) => assert_eq!(number(1) & number(1), number(1)),
                    Done::Select(..) => {
                        let (condition, a, b) = (number(1), number(1), number(1));
                        assert_eq!(if condition == 1 { a } else { b }, number(1));
                    }
                    Done::Sum(a, ..) => {
                        let sum = number(a.len()) + number(a.len()) + number(1);
                        assert_eq!(sum, number(a.len()) | number(1) << a.len());
                    }
                    Done::LookUp(table, index, out) => {
                        let entries: Vec<u128> = table.iter().map(|entry| number(entry.len())).collect();
                        assert_eq!(entries[number(index.len()) as usize], number(out.len()));
                    }
                    Done::Named(before, _) => assert_eq!(number(before.len()), number(before.len())),
                }
            }
        }
    }
}

#[test]
fn results_have_the_values_of_their_operands_in_decisions() {
    let tables = known_tables(PI.iter().map(|images| &images[..]), 4);
    for seed in 0..30 {
        let mut trial = Trial::new(Decisions::new(seed % 2 == 0), 32, seed);
        (0..40).for_each(|_| trial.step(&tables));
        assert!(trial.done.len() > 100);
        trial.compare();
    }
}

/// Makes eight tables with unknown entries. Each table has the size of an S-box.
fn unknown_tables(domain: &mut Decisions) -> Vec<Entries> {
    let mut table = || (0..8).flat_map(|_| domain.entry()).collect::<Vec<Bit>>();
    (0..8).map(|_| table().chunks(4).map(<[Bit]>::to_vec).collect()).collect()
}

#[test]
fn results_have_the_values_of_their_operands_with_unknown_tables() {
    for seed in 0..40 {
        let mut trial = Trial::new(Decisions::new(seed % 2 == 0), 32, seed);
        if seed % 4 < 2 {
            trial.domain.place_summands();
        }
        let tables = unknown_tables(&mut trial.domain);
        (0..40).for_each(|_| trial.step(&tables));
        assert!(trial.done.len() > 100);
        trial.compare();
    }
}

#[test]
fn rounds_that_nobody_names_have_the_values_of_their_operands_with_unknown_tables() {
    let mut replacements = 0;
    for seed in 0..10 {
        let mut trial = Trial::new(Decisions::new(false), 32, seed);
        let tables = unknown_tables(&mut trial.domain);
        (0..3).for_each(|_| trial.unnamed_round(&tables));
        replacements += trial.domain.replacements();
        trial.compare();
    }
    assert!(replacements > 100, "{replacements}");
}

#[test]
fn rounds_that_nobody_names_have_the_values_of_their_operands() {
    let tables = known_tables(PI.iter().map(|images| &images[..]), 4);
    let mut replacements = 0;
    for seed in 0..20 {
        let mut trial = Trial::new(Decisions::new(false), 32, seed);
        (0..4).for_each(|_| trial.unnamed_round(&tables));
        replacements += trial.domain.replacements();
        trial.compare();
    }
    assert!(replacements > 1000, "{replacements}");
}

#[test]
fn results_have_the_values_of_their_operands_in_sums() {
    let tables = known_tables([&crate::standard::kuznyechik::PI[..]], 8);
    let mut compared = 0;
    for seed in 0..300 {
        let mut trial = Trial::new(Sums::default(), 8, seed);
        (0..60).for_each(|_| trial.step(&tables));
        compared += trial.done.len();
        trial.compare();
    }
    assert!(compared > 5000);
}

#[test]
fn results_have_the_values_of_their_operands_with_counters() {
    let tables = known_tables([&crate::standard::kuznyechik::PI[..]], 8);
    let mut compared = 0;
    for seed in 0..300 {
        let mut trial = Trial::new(Sums::default(), 8, seed);
        let mut first: Vec<Bit> = (0..8).flat_map(|_| trial.domain.byte()).collect();
        trial.domain.counter(&mut first);
        let (mut value, mut total) = (first.clone(), 0_u64);
        for _ in 0..4 {
            let step = trial.random.any() >> (8 * trial.random.below(8));
            value = trial.add_known(&value, step);
            total = total.wrapping_add(step);
        }
        // If the sums were not those of a counter, the two sums would have different variables.
        assert_eq!(trial.domain.add(&first, &constant::<64>(total), &0).0, value);
        (0..60).for_each(|_| trial.step(&tables));
        compared += trial.done.len();
        trial.compare();
    }
    assert!(compared > 5000, "{compared}");
}
