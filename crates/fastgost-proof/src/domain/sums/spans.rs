//! Gives new names to the bits of round keys when the keys are prepared. A new name is a new variable.
//!
//! The bits of a round key are long sums. A kernel keeps the round key in memory, and also linear images of the round
//! key. The specification replaces the bits of the round key by new variables. When a job has prepared its keys, the
//! machine (our emulator of the CPU) rewrites its memory in the same way: each linear combination of the bits of a
//! round key becomes the same combination of the new variables.

use super::{
    Bit, Sums,
    named::{Pivot, coordinate},
};
use crate::domain::{Domain, tables::Function};

/// The bits of a round key, together with the new names of these bits.
#[derive(Clone, Debug)]
pub(super) struct Span {
    pub(super) bits: Vec<Bit>,
    pub(super) new: Vec<Bit>,
    pivots: Vec<Pivot>,
}

impl Sums {
    /// Gives the new names `new` to at most 128 bits. [`rewrite`](Domain::rewrite) uses these names later. The latest
    /// variable on which a bit depends must be the same for all bits of one call. This variable must differ from call
    /// to call.
    pub(super) fn equate(&mut self, bits: &[Bit], new: &[Bit]) {
        assert!(bits.len() <= 128 && bits.len() == new.len(), "names for at most 128 bits");
        let Some(&(latest, _)) = bits.first().and_then(|&bit| self.terms(bit).last()) else {
            return self.refuse("new names for constants");
        };
        let pivots = self.pivots(bits);
        self.spans.insert(latest, Span { bits: bits.to_vec(), new: new.to_vec(), pivots });
    }

    /// If one of the given bits is a linear combination of bits that have new names, replaces this bit by the same
    /// combination of the new names.
    pub(super) fn rename_combinations(&mut self, bits: &mut [Bit]) {
        for bit in bits {
            let terms = self.terms(*bit);
            let Some(&(latest, _)) = terms.last() else { continue };
            if terms.len() < 2 {
                continue;
            }
            // The bit may be a sum of bits of a round key in which the latest variable of the round key cancels. So the
            // code takes the first span whose variable is the same or later.
            let Some((&latest, _)) = self.spans.range(latest..).next() else { continue };
            let new = match self.rewritten.get(&(*bit >> 1)) {
                Some(&new) => new,
                None => {
                    let new = self.renamed(*bit & !1, latest).unwrap_or(*bit & !1);
                    self.rewritten.insert(*bit >> 1, new);
                    new
                }
            };
            *bit = new ^ *bit & 1;
        }
    }

    fn renamed(&mut self, bit: Bit, latest: u32) -> Option<Bit> {
        let span = &self.spans[&latest];
        let terms = self.terms(bit);
        let combination = span.pivots.iter().fold(0, |combination, pivot| {
            combination ^ if coordinate(terms, self, pivot) { pivot.combination } else { 0 }
        });
        let places: Vec<usize> = (0..span.bits.len()).filter(|i| combination >> i & 1 == 1).collect();
        let (old, new): (Vec<Bit>, Vec<Bit>) = places.iter().map(|&i| (span.bits[i], span.new[i])).unzip();
        let constant = old.iter().fold(0, |sum, bit| sum ^ bit & 1);
        // The bit must be equal to the sum of the old bits in all terms, and not only at the coordinates of the pivots.
        let mut sum = vec![0 as Function; latest as usize + 1];
        for &other in old.iter().chain([&bit]) {
            let e = self.expressions[(other >> 1) as usize];
            for &(variable, function) in &self.terms[e.start as usize..][..e.length as usize] {
                let place = &mut sum[variable as usize];
                *place = self.tables.xor(*place, function);
            }
        }
        if sum.iter().any(|&function| function != 0) {
            return None;
        }
        Some(self.sum(&new) ^ constant)
    }
}
