//! The algebra for numbers. The algebra describes each word both as bits and as a polynomial.
//!
//! A bit is a constant, a bit of a variable, or a function of at most six bits of variables. Before an addition or a
//! multiplication, the algebra describes all bits of an operand together as one number. Consecutive bits of a variable
//! are called a run. The algebra describes a run as a part of the variable. A function of a run and of single bits (for
//! example a selection by a mask) is described as a sum of products. The results of sums and products are split at a
//! power of two into two parts, for which new variables stand.

use super::{
    polynomial::{Interval, Polynomial, Variable},
    relations::Variables,
};
use crate::{
    algebra::Algebra,
    domain::{Bit, Domain, ONE, ZERO},
    faults::standards::Faulty,
    jobs::{Inputs, Standard},
    oracle::operands::Random,
};
use num_bigint::BigInt;
use std::collections::{BTreeMap, HashMap};

/// The largest number of bits on which a function may depend.
const LEAVES: usize = 6;

/// A bit of a variable. The values are the variable and the number of the bit.
type Leaf = (Variable, u32);

/// A function of `leaves`, which are bits of variables. Bit n of the truth table is the value of the function if the
/// leaves are the binary digits of n. The function has the value 0 if all leaves are 0. The function depends on each of
/// its leaves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Gate {
    leaves: Vec<Leaf>,
    table: u64,
}

/// The algebra for numbers.
#[derive(Debug, Default)]
pub struct Limbs {
    /// The variables that stand for numbers.
    pub variables: Variables,
    gates: Vec<Gate>,
    numbers: HashMap<Gate, Bit>,
    /// Maps each variable to its parts. The inner map has an entry for each part. The key is the number of the part's
    /// first bit in the variable. The value is the part's polynomial and the part's number of bits.
    parts: HashMap<Variable, BTreeMap<u32, (Polynomial, u32)>>,
    refusal: Option<String>,
}

/// Returns the truth table of the constant 1, for this number of leaves.
fn all(leaves: usize) -> u64 {
    if leaves == LEAVES { u64::MAX } else { (1 << (1 << leaves)) - 1 }
}

impl Limbs {
    fn gate(&self, bit: Bit) -> (Vec<Leaf>, u64) {
        let Some(place) = (bit >> 1).checked_sub(1) else { return (Vec::new(), u64::from(bit & 1)) };
        let Gate { leaves, table } = &self.gates[place as usize];
        (leaves.clone(), if bit & 1 == 1 { !table & all(leaves.len()) } else { *table })
    }

    fn bit(&mut self, mut leaves: Vec<Leaf>, mut table: u64) -> Bit {
        // The following code removes leaves (bits of variables) on which the function does not depend.
        for at in (0..leaves.len()).rev() {
            let (mut zero, mut one) = (0, 0);
            for n in 0..1_u32 << (leaves.len() - 1) {
                let low = n & ((1 << at) - 1);
                let wide = (n - low) << 1 | low;
                zero |= (table >> wide & 1) << n;
                one |= (table >> (wide | 1 << at) & 1) << n;
            }
            if zero == one {
                leaves.remove(at);
                table = zero;
            }
        }
        let complement = table & 1;
        if complement == 1 {
            table = !table & all(leaves.len());
        }
        if leaves.is_empty() {
            return complement as Bit;
        }
        let gate = Gate { leaves, table };
        let next = (self.gates.len() + 1) as Bit;
        let number = *self.numbers.entry(gate.clone()).or_insert(next);
        if number == next {
            self.gates.push(gate);
        }
        number << 1 | complement as Bit
    }

    /// Returns the bit that is `function` of the bits `a` and `b`.
    fn both(&mut self, a: Bit, b: Bit, function: fn(bool, bool) -> bool) -> Bit {
        let ((left, x), (right, y)) = (self.gate(a), self.gate(b));
        let mut leaves: Vec<Leaf> = left.iter().chain(&right).copied().collect();
        leaves.sort_unstable();
        leaves.dedup();
        if leaves.len() > LEAVES {
            self.refuse("a function of too many bits");
            return ZERO;
        }
        let place = |part: &[Leaf]| -> Vec<usize> {
            part.iter().map(|leaf| leaves.binary_search(leaf).unwrap_or_default()).collect()
        };
        let (left, right) = (place(&left), place(&right));
        let pick = |n: usize, part: &[usize], table: u64| {
            let index = part.iter().enumerate().fold(0, |index, (i, &at)| index | (n >> at & 1) << i);
            table >> index & 1 == 1
        };
        let value = |n: usize| u64::from(function(pick(n, &left, x), pick(n, &right, y))) << n;
        let table = (0..1_usize << leaves.len()).map(value).fold(0, |table, digit| table | digit);
        self.bit(leaves, table)
    }

    /// Returns the `length` bits of a number below 2^`length`. If the number is not a single variable, the number gets
    /// a name, which is a variable with the same value.
    pub fn bits(&mut self, number: &Polynomial, length: usize) -> Vec<Bit> {
        if let Some(number) = number.number() {
            return (0..length).map(|i| Bit::from(number.bit(i as u64))).collect();
        }
        let name = self.variables.name(number, length);
        let Some(variable) = name.single() else {
            self.refuse("a number without a name");
            return vec![ZERO; length];
        };
        let size = self.size(variable);
        (0..length).map(|i| if i < size as usize { self.bit(vec![(variable, i as u32)], 2) } else { ZERO }).collect()
    }

    /// Returns the number of bits of a variable.
    fn size(&self, variable: Variable) -> u32 {
        self.variables.interval(variable).high.bits() as u32
    }

    /// Returns the number that these bits represent, as a polynomial.
    pub fn number(&mut self, bits: &[Bit]) -> Polynomial {
        let mut sum = Polynomial::default();
        let mut at = 0;
        while at < bits.len() {
            if bits[at] < 2 {
                sum.add_term(Vec::new(), BigInt::from(bits[at]) << at);
                at += 1;
                continue;
            }
            let (length, moving) = self.run(&bits[at..]);
            let part = self.run_number(bits[at], length, &moving);
            sum.add_times(&part, &(BigInt::from(1) << at));
            at += length;
        }
        sum
    }

    /// Returns the number that these bits represent, for use as an operand of a sum or a product. A number of n bits is
    /// less than 2^n, and not negative. If the intervals of the variables do not show this for the polynomial, the
    /// number gets a name, which is a variable with the same value.
    fn operand(&mut self, bits: &[Bit]) -> Polynomial {
        let number = self.number(bits);
        let range = self.variables.range(&number);
        if range.low >= BigInt::ZERO && range.high >> bits.len() == BigInt::ZERO {
            return number;
        }
        self.variables.name(&number, bits.len())
    }

    /// Returns the length of the run at the beginning of these bits. In a run, the same function computes each bit from
    /// leaves (bits of variables). From one bit of the run to the next, each leaf stays the same, or moves on to the
    /// next bit of its variable. If the function is written as a sum of products, at most one leaf of each product
    /// moves. Also returns which leaves move.
    fn run(&self, bits: &[Bit]) -> (usize, Vec<bool>) {
        let (leaves, table) = self.gate(bits[0]);
        let mut moving = vec![false; leaves.len()];
        let mut length = 1;
        while let Some(&bit) = bits.get(length) {
            let (next, other) = self.gate(bit);
            if next.len() != leaves.len() || other != table {
                break;
            }
            let step: Vec<bool> = leaves.iter().zip(&next).map(|(leaf, next)| leaf != next).collect();
            let follows = leaves
                .iter()
                .zip(&next)
                .zip(&step)
                .all(|((leaf, next), &moves)| !moves || *next == (leaf.0, leaf.1 + length as u32));
            // No product in the function may have two leaves that move.
            if !follows || (length > 1 && step != moving) || !separate(table, &step) {
                break;
            }
            moving = step;
            length += 1;
        }
        (length, moving)
    }

    /// Returns the number that a run represents. `bit` is the first bit of the run, and `moving` says which leaves of
    /// this bit move.
    fn run_number(&mut self, bit: Bit, length: usize, moving: &[bool]) -> Polynomial {
        let (leaves, table) = self.gate(bit);
        let parts: Vec<Polynomial> = leaves
            .iter()
            .zip(moving)
            .map(|(&(variable, at), &moves)| self.part(variable, at, if moves { length as u32 } else { 1 }))
            .collect();
        let one = BigInt::from(1);
        let ones = (&one << length) - 1;
        let mut sum = Polynomial::default();
        for (product, number) in coefficients(table, leaves.len()) {
            let mut term = Polynomial::from(BigInt::from(number));
            let mut moves = false;
            for (i, part) in parts.iter().enumerate().filter(|(i, _)| product >> i & 1 == 1) {
                term = term.product(part);
                moves |= moving[i];
            }
            sum.add_times(&term, if moves { &one } else { &ones });
        }
        sum
    }

    /// Returns the number that consecutive bits of a variable represent. `from` is the first bit, and `length` is the
    /// number of bits.
    fn part(&mut self, variable: Variable, from: u32, length: u32) -> Polynomial {
        let size = self.size(variable);
        if from == 0 && length >= size {
            return Polynomial::variable(variable);
        }
        self.cut(variable, from);
        self.cut(variable, from + length);
        let mut sum = Polynomial::default();
        if let Some(parts) = self.parts.get(&variable) {
            for (&at, (part, _)) in parts.range(from..from + length) {
                sum.add_times(part, &(BigInt::from(1) << (at - from)));
            }
        }
        sum
    }

    /// Splits the part of a variable that contains bit `at` into the bits below `at` and the other bits.
    fn cut(&mut self, variable: Variable, at: u32) {
        let size = self.size(variable);
        let parts =
            self.parts.entry(variable).or_insert_with(|| BTreeMap::from([(0, (Polynomial::variable(variable), size))]));
        let Some((&start, (part, size))) = parts.range(..=at).next_back() else { return };
        if at == start || at >= start + size {
            return;
        }
        let (part, size) = (part.clone(), *size);
        let (low, high) = self.variables.divide(&part, (at - start) as usize);
        parts.insert(start, (low, at - start));
        parts.insert(at, (high, size - (at - start)));
    }
}

/// Returns a function of bits as a polynomial with integer coefficients. Each pair in the result is a monomial and its
/// coefficient. Bit i of the monomial says whether leaf i is a factor.
fn coefficients(table: u64, leaves: usize) -> Vec<(u32, i64)> {
    let mut values: Vec<i64> = (0..1_u32 << leaves).map(|n| (table >> n & 1) as i64).collect();
    for i in 0..leaves {
        for n in 0..values.len() {
            if n >> i & 1 == 1 {
                values[n] -= values[n ^ 1 << i];
            }
        }
    }
    values
        .into_iter()
        .enumerate()
        .filter(|(_, number)| *number != 0)
        .map(|(set, number)| (set as u32, number))
        .collect()
}

/// Whether each product in the function has at most one of the marked leaves. `table` is the truth table of the
/// function, and `among` says which leaves are marked.
fn separate(table: u64, among: &[bool]) -> bool {
    let set = among.iter().enumerate().fold(0, |set, (i, &is)| set | u32::from(is) << i);
    set.count_ones() < 2 || coefficients(table, among.len()).iter().all(|(product, _)| (product & set).count_ones() < 2)
}

impl Algebra for Limbs {
    type Bit = Bit;

    fn constant(&mut self, value: bool) -> Bit {
        Bit::from(value)
    }

    fn xor(&mut self, a: &Bit, b: &Bit) -> Bit {
        match (*a, *b) {
            (a, b) if a < 2 => a ^ b,
            (a, b) if b < 2 => a ^ b,
            (a, b) if a == b => ZERO,
            (a, b) => self.both(a, b, |x, y| x ^ y),
        }
    }

    fn and(&mut self, a: &Bit, b: &Bit) -> Bit {
        match (*a, *b) {
            (ZERO, _) | (_, ZERO) => ZERO,
            (ONE, x) | (x, ONE) => x,
            (a, b) if a == b => a,
            (a, b) => self.both(a, b, |x, y| x && y),
        }
    }

    fn lookup(&mut self, _: &[u64], _: &[Bit], width: usize) -> Vec<Bit> {
        self.refuse("a look-up");
        vec![ZERO; width]
    }

    fn add(&mut self, a: &[Bit], b: &[Bit], carry: &Bit) -> (Vec<Bit>, Bit) {
        // Here all unknown bits of the operands are one and the same bit (or its complement), as in a mask or in a
        // constant that a bit selects. So each bit of the sum is a function of this bit.
        let mut unknown = a.iter().chain(b).chain([carry]).filter(|&&bit| bit > 1).map(|bit| bit & !1);
        if a.len() <= 64
            && let Some(only) = unknown.next()
            && unknown.all(|bit| bit == only)
        {
            let value = |bits: &[Bit], is: Bit| {
                let bit = |bit: Bit| u128::from(if bit > 1 { bit & 1 ^ is } else { bit });
                bits.iter().enumerate().fold(0, |sum, (i, &b)| sum | bit(b) << i)
            };
            let [zero, one] = [0, 1].map(|is| value(a, is) + value(b, is) + value(&[*carry], is));
            let mut bits: Vec<Bit> = (0..=a.len())
                .map(|i| match (zero >> i & 1, one >> i & 1) {
                    (x, y) if x == y => x as Bit,
                    (x, _) => only ^ x as Bit,
                })
                .collect();
            let carry = bits.pop().unwrap_or(ZERO);
            return (bits, carry);
        }
        let sum = self.operand(a).plus(&self.operand(b)).plus(&self.number(&[*carry]));
        let (low, high) = self.variables.divide(&sum, a.len());
        (self.bits(&low, a.len()), self.bits(&high, 1)[0])
    }

    fn name(&mut self, _: &mut [Bit]) {}
}

impl Domain for Limbs {
    fn byte(&mut self) -> [Bit; 8] {
        let byte = self.variables.free(Interval::of_bits(8));
        std::array::from_fn(|i| self.bit(vec![(byte, i as u32)], 2))
    }

    fn refuse(&mut self, why: &str) {
        self.refusal.get_or_insert_with(|| why.to_owned());
    }

    fn refusal(&mut self) -> Option<String> {
        self.refusal.take()
    }

    fn cut_points(&self) -> usize {
        self.variables.count()
    }

    fn products(&self) -> usize {
        0
    }

    fn unknowns(&self) -> usize {
        0
    }

    fn multiply(&mut self, a: &[Bit], b: &[Bit], length: usize) -> Option<Vec<Bit>> {
        let [a, b] = [a, b].map(|bits| {
            let number = self.number(bits);
            self.variables.name(&number, bits.len())
        });
        let product = a.product(&b);
        // A product of two words has 128 bits, and is split into two words of 64 bits. A product of IFMA has 104 bits,
        // and is split into two parts of 52 bits, because each instruction of IFMA uses only the low part or only the
        // high part.
        let first = if length > 64 { length / 2 } else { length };
        let (low, high) = self.variables.divide(&product, first);
        if length == first && high.number().is_none() {
            self.variables.opaque.extend(low.single());
        }
        let mut bits = self.bits(&low, first);
        if length > first {
            bits.extend(self.bits(&high, length - first));
        }
        Some(bits)
    }

    fn less(&mut self, a: &[Bit], b: &[Bit]) -> Bit {
        let complement: Vec<Bit> = b.iter().map(|bit| bit ^ 1).collect();
        self.add(a, &complement, &ONE).1 ^ 1
    }

    fn are_zero(&mut self, bits: &[Bit]) -> Bit {
        // If all bits of one summand are ones, the sum has a carry exactly if the other summand is not 0.
        let ones = vec![ONE; bits.len()];
        self.add(bits, &ones, &ZERO).1 ^ 1
    }

    fn says(&mut self, _: &dyn Standard, _: &Inputs<Bit>) -> Vec<Bit> {
        self.refuse("a standard of bits");
        Vec::new()
    }

    fn says_wrongly(_: &mut Faulty<'_, Self>, _: &dyn Standard, _: &Inputs<Bit>) -> Vec<Bit> {
        Vec::new()
    }

    fn evaluate(&self, _: &[(Bit, u64)], _: &[Bit], _: &mut Random) -> Vec<u64> {
        Vec::new()
    }
}
