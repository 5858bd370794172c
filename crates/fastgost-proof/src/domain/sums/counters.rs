//! Counters that begin with an unknown value, to which known numbers are added.
//!
//! The specification announces the first value of a counter. A new variable stands for each byte of this value. The
//! bytes of a later value are described exactly. If `c` is the carry out of the lower bytes, a byte `x` of the first
//! value becomes `x + n` or `x + n + 1`, that is, `(x + n) ^ c ((x + n) ^ (x + n + 1))`. The carry `c` is a product of
//! functions of the lower bytes, so it is a mask (`products.rs`).
//!
//! Kernels compute such values in two ways. Some kernels choose between two bytes by a carry before the S-boxes, and
//! other kernels choose after the S-boxes. So a look-up, or a long product, is done for both values of the carry
//! ([`by_cases`](Sums::by_cases)), and then the algebra chooses between the two results.

use super::{Bit, Sums, Term, products::Product, words::WORD};
use crate::{
    algebra::Algebra,
    domain::{Domain, ZERO},
};

/// A later value of a counter.
#[derive(Clone, Debug)]
pub(super) struct Later {
    /// The first value of the counter.
    pub(super) first: Box<[Bit]>,
    /// The known number that was added to the first value.
    steps: u64,
    /// The carry of this sum.
    pub(super) carry: Bit,
}

/// The greatest product of the numbers of terms of two factors that are multiplied out. A longer product is made by
/// cases, because multiplying it out takes too long.
const LONGEST: usize = 100;

impl Sums {
    /// Names the bytes of the first value of a counter, from the least significant byte.
    pub(super) fn name_counter(&mut self, word: &mut [Bit]) {
        for byte in word.chunks_exact_mut(8) {
            let old = byte.to_vec();
            self.name_byte(byte);
            // If a byte has no variable, the counter is not recognised, and its sums are opaque.
            let Some(variable) = self.variable_of_byte(byte) else { return };
            for (&old, &new) in old.iter().zip(&*byte) {
                if old != new && self.terms(old).len() > 1 {
                    self.aliases.insert(old >> 1, new ^ old & 1);
                }
            }
            self.counters.resize(self.definitions.len(), false);
            self.counters[variable as usize] = true;
        }
    }

    /// If eight bits are the bits of one variable, in their order, returns this variable.
    fn variable_of_byte(&self, byte: &[Bit]) -> Option<u32> {
        let &(variable, _) = self.terms(*byte.first()?).first()?;
        let is_bit = |(i, &bit): (usize, &Bit)| bit & 1 == 0 && *self.terms(bit) == [(variable, 1 << i)];
        byte.iter().enumerate().all(is_bit).then_some(variable)
    }

    /// Returns true if a variable stands for a byte of the first value of a counter.
    pub(super) fn counts(&self, variable: u32) -> bool {
        self.counters.get(variable as usize).copied().unwrap_or(false)
    }

    /// Returns true if a variable depends on nothing but counters.
    fn is_of_counters(&self, variable: u32) -> bool {
        match self.masks.meaning(variable) {
            Some(&Product::Byte(mask, byte)) => self.is_of_counters(mask.0) && self.counts(byte),
            Some(Product::Mask(factors)) => factors.iter().all(|factor| self.counts(factor.0)),
            None => self.counts(variable),
        }
    }

    /// Returns true if one of two bits depends on nothing but counters, and the product of the bits is not long.
    pub(super) fn is_product_with_counters(&self, a: Bit, b: Bit) -> bool {
        let [a, b] = [a, b].map(|bit| self.terms(bit));
        let of_counters = |terms: &[Term]| terms.iter().all(|term| self.is_of_counters(term.0));
        a.len() * b.len() <= LONGEST && (of_counters(a) || of_counters(b))
    }

    /// If `a` is a value of a counter, adds the known number `step`. Returns the sum and the carry. Otherwise returns
    /// `None`.
    pub(super) fn count(&mut self, a: &[Bit], step: u64) -> Option<(Vec<Bit>, Bit)> {
        let is_first = |byte: &[Bit]| self.variable_of_byte(byte).is_some_and(|variable| self.counts(variable));
        let Later { first, steps, carry: before } = match self.counted.get(a) {
            Some(later) => later.clone(),
            None if a.chunks_exact(8).all(is_first) => Later { first: a.into(), steps: 0, carry: ZERO },
            None => return None,
        };
        let (steps, overflow) = steps.overflowing_add(step);
        let (mut sum, mut carry) = (Vec::with_capacity(WORD), ZERO);
        for (byte, n) in first.chunks_exact(8).zip(steps.to_le_bytes()) {
            let [low, high] = [0, 1].map(|one| {
                let sums: Vec<u64> = (0..256).map(|x| x + u64::from(n) + one).collect();
                self.lookup(&sums, byte, 9)
            });
            let mut chosen = self.choose(carry, &low, &high);
            carry = chosen.split_off(8)[0];
            sum.extend(chosen);
        }
        self.counted.insert(sum.clone().into(), Later { first, steps, carry });
        // `first` and the earlier steps have the carry `before`, and the known numbers have the carry `overflow`. The
        // sums `(first + earlier) + step` and `first + (earlier + step)` are equal, so `before` plus the carry out is
        // `carry` plus `overflow`.
        let carry = self.sum(&[before, carry, Bit::from(overflow)]);
        Some((sum, carry))
    }

    /// If a carry of a counter chooses between two values of these bits, does `work` for both values, and chooses
    /// between the two results. Otherwise returns `None`.
    pub(super) fn by_cases(
        &mut self,
        bits: &[Bit],
        work: &mut dyn FnMut(&mut Self, &[Bit]) -> Vec<Bit>,
    ) -> Option<Vec<Bit>> {
        let mask = self.common_mask(bits)?;
        let [zero, one] = [false, true].map(|value| {
            let bits: Vec<Bit> = bits.iter().map(|&bit| self.if_mask_is(value, mask, bit)).collect();
            let mut results = work(self, &bits);
            // A result may be a sum of bits of a named byte. Before the mask chooses, such a sum is described by the
            // variable of this byte, like other results.
            for bit in results.iter_mut().filter(|bit| **bit > 1) {
                if let Some((variable, function)) = self.resolve(*bit) {
                    *bit = self.single(variable, function);
                }
            }
            results
        });
        let condition = self.single(mask.0, 2 * mask.1);
        Some(self.choose(condition, &zero, &one))
    }

    /// Returns `one` if the condition is 1, and `zero` otherwise. The condition depends on nothing but counters. The
    /// products are made here, and not by `and`, which may come back to [`by_cases`](Self::by_cases).
    fn choose(&mut self, condition: Bit, zero: &[Bit], one: &[Bit]) -> Vec<Bit> {
        let choose = |(zero, one): (&Bit, &Bit)| {
            let difference = self.xor(zero, one);
            let product = self.multiply(condition, difference);
            self.xor(zero, &product)
        };
        zero.iter().zip(one).map(choose).collect()
    }

    /// Returns the only mask of a counter on which the bits depend. If the bits depend on several such masks, or on
    /// none, returns `None`.
    fn common_mask(&self, bits: &[Bit]) -> Option<Term> {
        let (mut masks, mut functions) = (Vec::new(), Vec::new());
        for &term in bits.iter().flat_map(|&bit| self.terms(bit)) {
            match self.masks.meaning(term.0) {
                Some(&Product::Byte(mask, _)) if self.is_of_counters(mask.0) => masks.push(mask),
                Some(Product::Mask(_)) if self.is_of_counters(term.0) => masks.push(term),
                None if self.counts(term.0) => functions.push(term),
                _ => {}
            }
        }
        if masks.is_empty() {
            // If all unknown bits are lowest bits of bytes, there may be no masked byte. The lowest bits of `x + n` and
            // `x + n + 1` are complements, so the carry is a term of the sum. Here the carry is a function of one byte
            // that is not linear.
            masks.extend(functions.iter().filter(|function| function.1 > 255));
            masks.retain(|mask| functions.iter().any(|other| other.0 != mask.0));
        }
        let &mask = masks.first()?;
        masks.iter().all(|&other| other == mask).then_some(mask)
    }

    /// Returns what a bit is if a mask has this value.
    fn if_mask_is(&mut self, value: bool, mask: Term, bit: Bit) -> Bit {
        let (mut terms, mut constant) = (Vec::new(), bit & 1);
        for &term in self.terms(bit) {
            match self.masks.meaning(term.0) {
                Some(&Product::Byte(m, byte)) if m == mask => terms.extend(value.then_some((byte, term.1))),
                _ if term == mask => constant ^= Bit::from(value),
                _ => terms.push(term),
            }
        }
        self.collect(terms) ^ constant
    }
}
