//! Named bytes, which are cut points. A variable stands for each named byte.
//!
//! The specification names the bytes that enter an S-box. In a kernel, these bytes may occur unchanged, multiplied by a
//! matrix, or as single bits. So for each bit that a kernel computes, the algebra looks for a named byte with this
//! property: one of the 255 linear combinations of the byte's eight bits is equal to the kernel's bit. A named byte is
//! a candidate only if one of its combinations depends on exactly the variables on which the kernel's bit depends.
//!
//! A coordinate is a variable and a value of this variable. For each candidate, there are eight coordinates at which
//! the candidate's eight bits are linearly independent. So the values of the kernel's bit at these coordinates leave
//! only one possible combination. Then the algebra checks that this combination and the kernel's bit are equal in all
//! terms.
//!
//! It is sound to replace a named byte by a new variable, because a statement that holds for all values of the variable
//! also holds for the value of the replaced byte.

use super::{Bit, Sums, Term, variable_hash};
use crate::domain::{
    Domain,
    fast::FastMap,
    tables::{Function, Table, at},
};
use std::rc::Rc;

/// A named byte.
#[derive(Clone, Debug)]
pub(super) struct Named {
    pub(super) bits: [Bit; 8],
    pub(super) variable: u32,
    /// The XOR of the hashes of the variables on which the byte's bits depend.
    variables: u64,
    /// The coordinates at which the byte's bits are linearly independent, or `None` if no coordinates were needed yet.
    /// Each entry also contains a combination of the byte's bits. The combination is 1 at the entry's coordinate, and 0
    /// at the coordinates of all other entries.
    pivots: Option<Vec<Pivot>>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Pivot {
    variable: u32,
    value: u8,
    pub(super) combination: u128,
}

/// Combinations of the bits of two named bytes. Their sum is a constant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shared {
    combinations: [u8; 2],
    constant: bool,
}

/// Returns the value of a sum at a coordinate. The sum has at most one term with the coordinate's variable. The result
/// is the value of this term. If there is no such term, the value is 0.
pub(super) fn coordinate(terms: &[Term], sums: &Sums, pivot: &Pivot) -> bool {
    match terms.binary_search_by_key(&pivot.variable, |term| term.0) {
        Ok(place) => at(sums.tables.row(terms[place].1), pivot.value),
        Err(_) => false,
    }
}

impl Sums {
    /// Names a byte. Usually a new variable replaces the byte. A byte that is a function of one variable gets no new
    /// variable. If a mask chooses between two bytes, these two bytes are named.
    pub(super) fn name_byte(&mut self, bits: &mut [Bit]) {
        let Ok(byte) = <[Bit; 8]>::try_from(&*bits) else {
            return self.refuse("only bytes can be named");
        };
        let mut terms = byte.iter().flat_map(|&bit| self.terms(bit));
        let first = terms.next().map(|term| term.0);
        if terms.all(|term| Some(term.0) == first) {
            return;
        }
        // The byte may be a linear image of a byte that was named before. Then the byte gets no new variable, and is
        // described by the variable of the earlier byte.
        let unknown: Vec<Bit> = byte.iter().copied().filter(|&bit| bit > 1).collect();
        if let Some((variable, functions)) = self.resolve_all(&unknown) {
            for (bit, function) in bits.iter_mut().filter(|bit| **bit > 1).zip(functions) {
                *bit = self.single(variable, function);
            }
            return;
        }
        // A byte that is chosen by a mask gets no variable. Instead, the two bytes between which the mask chooses are
        // named.
        let name = &mut |sums: &mut Self, byte: &[Bit]| {
            let mut byte = byte.to_vec();
            sums.name_byte(&mut byte);
            byte
        };
        if let Some(chosen) = self.by_cases(&byte, name) {
            return bits.copy_from_slice(&chosen);
        }
        let mut all = self.all_variables(&byte);
        let variables = all.iter().fold(0, |sum, &v| sum ^ variable_hash(v));
        let variable = self.definitions.len() as u32;
        let new = self.byte();
        let place = self.named.len() as u32;
        self.named.push(Named { bits: byte, variable, variables, pivots: None });
        self.definitions[variable as usize] = place + 1;
        self.rounds.name(variable);
        for variables in self.variables_of_combinations(&byte, variables) {
            self.by_variables.entry(variables).or_default().push(place);
        }
        if all.iter().any(|&variable| self.counts(variable)) {
            // No product has variable 0 as a factor, so products and named bytes are never in the same group.
            all.insert(0, 0);
            self.put_into_group(variable, all);
        }
        // This cache is cleared, because a bit that depends on several variables may now be a function of the new
        // variable.
        self.resolved.clear();
        bits.copy_from_slice(&new);
    }

    /// Returns hashes for the 255 linear combinations of a byte's bits. The hash of a combination is the XOR of the
    /// hashes of the variables on which the combination depends. Each hash is returned once.
    fn variables_of_combinations(&self, byte: &[Bit; 8], all: u64) -> Vec<u64> {
        let mut functions: FastMap<u32, [Function; 8]> = FastMap::default();
        for (i, &bit) in byte.iter().enumerate() {
            for &(variable, function) in self.terms(bit) {
                functions.entry(variable).or_default()[i] = function;
            }
        }
        let mut sums = [all; 256];
        for (variable, functions) in functions {
            let rows = functions.map(|function| *self.tables.row(function));
            let mut images = [[0; 4]; 256];
            for combination in 1..256_usize {
                let (before, row) =
                    (images[combination & (combination - 1)], rows[combination.trailing_zeros() as usize]);
                images[combination] = std::array::from_fn(|i| before[i] ^ row[i]);
                if images[combination] == Table::default() {
                    sums[combination] ^= variable_hash(variable);
                }
            }
        }
        let mut sums = sums[1..].to_vec();
        sums.sort_unstable();
        sums.dedup();
        sums
    }

    /// Returns all variables on which a byte depends, in their order.
    fn all_variables(&self, byte: &[Bit; 8]) -> Vec<u32> {
        let mut variables = self.variables_in(byte);
        variables.sort_unstable();
        variables.dedup();
        variables
    }

    /// If a bit is a function of one variable, returns the variable and the function. A linear combination of the bits
    /// of a named byte counts as a function of the variable that stands for this byte. The lowest binary digit of the
    /// function is a constant that is added.
    pub(super) fn resolve(&mut self, bit: Bit) -> Option<(u32, u32)> {
        let found = match *self.terms(bit) {
            [] => return None,
            [(variable, function)] => return Some((variable, 2 * function + (bit & 1))),
            _ => self.resolved.get(&(bit >> 1)).copied(),
        };
        let single = match found {
            Some(single) => single,
            None => {
                let single = self.find(bit & !1)?;
                self.resolved.insert(bit >> 1, single);
                single
            }
        };
        match *self.terms(single) {
            [(variable, function)] => {
                // Functions with numbers below 256 are the linear combinations of the variable's bits.
                self.rounds.computed(variable, u8::try_from(function).unwrap_or(0), 8);
                Some((variable, 2 * function + (single & 1 ^ bit & 1)))
            }
            _ => None,
        }
    }

    /// If bits are functions of one and the same variable, returns the variable and the functions. A bit may be a
    /// combination of one named byte's bits, and at the same time a combination of another named byte's bits. For
    /// example, this is the case for the lowest bits of two numbers that follow each other, because one of these bits
    /// is the complement of the other.
    pub(super) fn resolve_all(&mut self, bits: &[Bit]) -> Option<(u32, Vec<u32>)> {
        let found: Vec<(u32, u32)> = bits.iter().map(|&bit| self.resolve(bit)).collect::<Option<_>>()?;
        let mut variables: Vec<u32> = found.iter().map(|single| single.0).collect();
        variables.sort_unstable();
        variables.dedup();
        variables.into_iter().rev().find_map(|variable| {
            let function = |(&(v, function), &bit): (&(u32, u32), &Bit)| {
                if v == variable {
                    return Some(function);
                }
                self.combination_of(variable, bit).or_else(|| self.translated(v, function, variable))
            };
            Some((variable, found.iter().zip(bits).map(function).collect::<Option<_>>()?))
        })
    }

    /// If a variable stands for a named byte, and a bit is a linear combination of this byte's bits, returns this
    /// combination as a function of the variable.
    fn combination_of(&mut self, variable: u32, bit: Bit) -> Option<u32> {
        let place = self.definitions[variable as usize].checked_sub(1)?;
        let terms = self.terms(bit).to_vec();
        let (combination, constant) = self.solve(place, &terms)?;
        self.rounds.computed(variable, combination, 8);
        Some(2 * u32::from(combination) + (constant ^ bit & 1))
    }

    /// If two variables stand for named bytes of the same group, and a function of the first variable is also a
    /// function of the second variable, returns this function. For example, this is the case for the lowest bits of two
    /// values of a counter.
    pub(super) fn translated(&mut self, from: u32, function: u32, to: u32) -> Option<u32> {
        let group = |variable: u32| self.masks.group_of(variable);
        if group(from) == 0 || group(from) != group(to) {
            return None;
        }
        let shared = self.shared(from, to)?;
        // The shared combinations divide the values of each byte into classes. A function of the first byte is a
        // function of the second byte if it has only one value in each class.
        let place = |x: usize, side: usize| {
            let parity = |s: &Shared| (x as u8 & s.combinations[side]).count_ones() & 1 == 1;
            shared
                .iter()
                .enumerate()
                .fold(0, |place, (i, s)| place | usize::from(parity(s) ^ (side == 1 && s.constant)) << i)
        };
        let values = self.tables.values(function);
        let mut images = [None; 256];
        for x in 0..256 {
            let value = at(&values, x as u8);
            if *images[place(x, 0)].get_or_insert(value) != value {
                return None;
            }
        }
        let mut table = Table::default();
        for x in 0..256 {
            table[x / 64] |= u64::from(images[place(x, 1)] == Some(true)) << (x % 64);
        }
        let (function, constant) = self.tables.split(table);
        Some(2 * function + constant)
    }

    /// Returns combinations of the bits of one named byte that are combinations of the bits of another named byte, or
    /// complements of such combinations. All such combinations are sums of the returned ones.
    fn shared(&mut self, from: u32, to: u32) -> Option<Rc<[Shared]>> {
        if let Some(shared) = self.shared.get(&(from, to)) {
            return Some(Rc::clone(shared));
        }
        let [from_place, to_place] = [from, to].map(|variable| self.definitions[variable as usize].checked_sub(1));
        let (bits, to_place) = (self.named[from_place? as usize].bits, to_place?);
        let (mut shared, mut covered) = (Vec::new(), vec![0]);
        for combination in 1..=255_u8 {
            if covered.contains(&combination) {
                continue;
            }
            let chosen: Vec<Bit> = (0..8).filter(|i| combination >> i & 1 == 1).map(|i| bits[i]).collect();
            let bit = self.sum(&chosen);
            let terms = self.terms(bit).to_vec();
            let Some((other, constant)) = self.solve(to_place, &terms) else { continue };
            shared.push(Shared { combinations: [combination, other], constant: constant != bit & 1 });
            covered.extend(covered.clone().iter().map(|sum| sum ^ combination));
        }
        let shared: Rc<[Shared]> = shared.into();
        self.shared.insert((from, to), Rc::clone(&shared));
        Some(shared)
    }

    /// Looks for a named byte such that `bit` is a linear combination of the byte's bits. Returns the same combination
    /// of the bits of the variable that stands for the byte.
    ///
    /// The last term of `bit` may also be a function of another named byte, if this function is also a function of the
    /// byte that is found (see [`translated`](Self::translated)).
    fn find(&mut self, bit: Bit) -> Option<Bit> {
        let variables = self.expressions[(bit >> 1) as usize].variables;
        let terms = self.terms(bit).to_vec();
        for place in self.by_variables.get(&variables).cloned().unwrap_or_default() {
            if let Some((combination, constant)) = self.solve(place, &terms) {
                let variable = self.named[place as usize].variable;
                return Some(self.single(variable, 2 * u32::from(combination) + constant));
            }
        }
        let (&(other, function), rest) = terms.split_last()?;
        if self.masks.group_of(other) == 0 {
            return None;
        }
        for place in self.by_variables.get(&(variables ^ variable_hash(other))).cloned().unwrap_or_default() {
            let variable = self.named[place as usize].variable;
            if let Some((combination, constant)) = self.solve(place, rest)
                && let Some(translated) = self.translated(other, 2 * function, variable)
            {
                let sum = self.tables.xor(translated >> 1, combination.into());
                return Some(self.single(variable, 2 * sum + (constant ^ translated & 1)));
            }
        }
        None
    }

    /// If the sum in `scratch` is `A(e) ^ g(u)` for a named byte `e`, its variable `u` and a linear map `A`, returns
    /// the same bit as a function of `u`.
    pub(super) fn of_one_name(&mut self) -> Option<Bit> {
        let &(variable, function) = self.scratch.last()?;
        let place = self.definitions[variable as usize].checked_sub(1)?;
        if self.scratch.len() == 1 {
            return None;
        }
        let rest = &self.scratch[..self.scratch.len() - 1];
        let variables = rest.iter().fold(0, |sum, term| sum ^ variable_hash(term.0));
        // A combination of the byte's bits need not depend on all variables on which the byte depends.
        let is_combination = |places: &Vec<u32>| places.contains(&place);
        if variables != self.named[place as usize].variables
            && !self.by_variables.get(&variables).is_some_and(is_combination)
        {
            return None;
        }
        let rest = rest.to_vec();
        let (combination, constant) = self.solve(place, &rest)?;
        let function = self.tables.xor(function, combination.into());
        Some(self.single(variable, 2 * function + constant))
    }

    /// Returns a combination of a named byte's bits, and a constant. The combination plus the constant is equal to the
    /// sum of these terms. Returns `None` if no combination fits.
    fn solve(&mut self, place: u32, terms: &[Term]) -> Option<(u8, u32)> {
        let named = &mut self.named[place as usize];
        let bits = named.bits;
        if named.pivots.is_none() {
            let pivots = self.pivots(&bits);
            self.named[place as usize].pivots = Some(pivots);
        }
        let pivots = self.named[place as usize].pivots.as_deref()?;
        let mut combination = 0;
        for pivot in pivots {
            if coordinate(terms, self, pivot) {
                combination ^= pivot.combination;
            }
        }
        if combination == 0 {
            return None;
        }
        let (mut sum, mut constant) = (Vec::new(), 0);
        let mut next = Vec::new();
        for i in (0..8).filter(|i| combination >> i & 1 == 1) {
            constant ^= bits[i] & 1;
            let e = self.expressions[(bits[i] >> 1) as usize];
            let more = &self.terms[e.start as usize..][..e.length as usize];
            Self::merge(&mut self.tables, &sum, more, &mut next);
            std::mem::swap(&mut sum, &mut next);
        }
        (sum == terms).then_some((combination as u8, constant))
    }

    /// Finds coordinates at which these bits are linearly independent.
    pub(super) fn pivots(&mut self, bits: &[Bit]) -> Vec<Pivot> {
        let rows = bits.iter().enumerate();
        let mut rows: Vec<(Vec<Term>, u128)> = rows.map(|(i, &bit)| (self.terms(bit).to_vec(), 1 << i)).collect();
        let mut pivots = Vec::new();
        let mut next = Vec::new();
        for i in 0..rows.len() {
            let Some(&(variable, function)) = rows[i].0.last() else { continue };
            let row = *self.tables.row(function);
            let word = (0..4).find(|&w| row[w] != 0).unwrap_or(0);
            let value = (64 * word as u32 + row[word].trailing_zeros()) as u8;
            let pivot = Pivot { variable, value, combination: 0 };
            let (terms, combination) = rows[i].clone();
            for (j, row) in rows.iter_mut().enumerate() {
                if j != i && coordinate(&row.0, self, &pivot) {
                    Self::merge(&mut self.tables, &row.0, &terms, &mut next);
                    std::mem::swap(&mut row.0, &mut next);
                    row.1 ^= combination;
                }
            }
            pivots.push((i, pivot));
        }
        pivots.into_iter().map(|(i, pivot)| Pivot { combination: rows[i].1, ..pivot }).collect()
    }
}
