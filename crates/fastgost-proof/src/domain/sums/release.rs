//! Frees expressions that are no longer needed.

use super::{Bit, Sums, Term};
use crate::domain::fast::FastMap;

impl Sums {
    /// Returns the present number of expressions, as a mark for [`release`](Self::release).
    pub fn mark(&self) -> usize {
        self.expressions.len()
    }

    /// Returns how many expressions the algebra keeps.
    pub fn size(&self) -> usize {
        self.expressions.len()
    }

    /// Forgets the expressions that were made after `mark`, except the expressions in `live` and the expressions that
    /// the algebra itself needs.
    pub fn release(&mut self, mark: usize, live: &mut [&mut [Bit]]) {
        // The kept expressions get new numbers. So each structure that contains numbers of expressions is translated or
        // cleared. Sums of words must be kept, because the variables that stand for them may be in use.
        self.resolved.clear();
        self.rewritten.clear();
        let mut spans = std::mem::take(&mut self.spans);
        let mut named = std::mem::take(&mut self.named);
        let mut words: Vec<_> = std::mem::take(&mut self.words).into_iter().collect();
        let exclusive = std::mem::take(&mut self.exclusive).into_keys();
        let mut exclusive: Vec<[Bit; 2]> = exclusive.map(|(a, b)| [2 * a, 2 * b]).collect();
        let mut counted: Vec<_> = std::mem::take(&mut self.counted).into_iter().collect();
        let aliases = std::mem::take(&mut self.aliases).into_iter();
        let mut aliases: Vec<[Bit; 2]> = aliases.map(|(old, new)| [2 * old, new]).collect();
        let mut roots: Vec<&mut [Bit]> = live.iter_mut().map(|bits| &mut **bits).collect();
        roots.extend(named.iter_mut().map(|n| &mut n.bits[..]));
        roots.extend(words.iter_mut().flat_map(|(key, value)| [&mut **key, &mut **value]));
        roots.extend(exclusive.iter_mut().map(|pair| &mut pair[..]));
        for (sum, later) in &mut counted {
            roots.extend([&mut **sum, &mut *later.first, std::slice::from_mut(&mut later.carry)]);
        }
        roots.extend(aliases.iter_mut().map(|pair| &mut pair[..]));
        roots.extend(spans.values_mut().flat_map(|span| [&mut span.bits[..], &mut span.new[..]]));
        let mut kept: FastMap<u32, (u32, Vec<Term>)> = FastMap::default();
        for bit in roots.iter_mut().flat_map(|bits| bits.iter()) {
            if (bit >> 1) as usize >= mark {
                kept.entry(bit >> 1).or_insert_with(|| (0, self.terms(*bit).to_vec()));
            }
        }
        self.truncate(mark);
        for (number, terms) in kept.values_mut() {
            self.scratch.clear();
            self.scratch.append(terms);
            *number = self.intern();
        }
        for bit in roots.iter_mut().flat_map(|bits| bits.iter_mut()) {
            if let Some((number, _)) = kept.get(&(*bit >> 1)) {
                *bit = number | *bit & 1;
            }
        }
        drop(roots);
        self.named = named;
        self.spans = spans;
        self.words = words.into_iter().collect();
        self.counted = counted.into_iter().collect();
        self.aliases = aliases.into_iter().map(|[old, new]| (old >> 1, new ^ old & 1)).collect();
        let pairs = exclusive.into_iter().map(|[a, b]| (((a >> 1).min(b >> 1), (a >> 1).max(b >> 1)), ()));
        self.exclusive = pairs.collect();
    }

    fn truncate(&mut self, mark: usize) {
        let mask = self.index.len() - 1;
        for place in (mark..self.expressions.len()).rev() {
            let mut slot = self.expressions[place].hash as usize & mask;
            while self.index[slot] != place as u32 {
                slot = (slot + 1) & mask;
            }
            self.index[slot] = 0;
        }
        if let Some(first) = self.expressions.get(mark) {
            self.terms.truncate(first.start as usize);
        }
        self.expressions.truncate(mark);
    }
}
