//! The prepared keys of a key tree's leaves.
use crate::error::Result;
use alloc::{boxed::Box, vec::Vec};

/// The seeds of the three levels of a key tree, which select a leaf.
pub(super) type Seeds = [u64; 3];

/// The keys in use, the oldest first. Each key stays in its box. Without boxes, the list would move the keys when it
/// grows, and leave copies of them behind.
pub(super) struct Leaves<K> {
    leaves: Vec<Leaf<K>>,
}

struct Leaf<K> {
    seeds: Seeds,
    key: Box<K>,
    /// Whether a packet under this leaf was authentic. If only forged packets named a leaf, the leaf is not kept.
    authentic: bool,
}

/// The number of leaves that a receiver keeps. A receiver keeps more than one leaf, because packets under the previous
/// leaf may still be on their way when the sender takes the next leaf.
const KEPT: usize = 8;

impl<K> Leaves<K> {
    pub(super) fn new() -> Self {
        Self { leaves: Vec::new() }
    }

    /// `seeds` contains the seeds of each packet's leaf. Returns the number of each packet's leaf, which `key` takes.
    /// One call of `make` makes all keys that are not kept yet.
    pub(super) fn find(
        &mut self,
        seeds: impl Iterator<Item = Seeds>,
        make: impl FnOnce(&[Seeds]) -> Result<Vec<Box<K>>>,
    ) -> Result<Vec<usize>> {
        let mut missing: Vec<Seeds> = Vec::new();
        let mut last = None;
        let numbers = seeds.map(|seeds| {
            if let Some((before, number)) = last
                && before == seeds
            {
                return number;
            }
            let kept = self.leaves.iter().position(|leaf| leaf.seeds == seeds);
            let number = kept.unwrap_or_else(|| {
                let at = missing.iter().position(|m| *m == seeds).unwrap_or_else(|| {
                    missing.push(seeds);
                    missing.len() - 1
                });
                self.leaves.len() + at
            });
            last = Some((seeds, number));
            number
        });
        let numbers = numbers.collect();
        if !missing.is_empty() {
            let made = make(&missing)?;
            let leaves = missing.into_iter().zip(made);
            self.leaves.extend(leaves.map(|(seeds, key)| Leaf { seeds, key, authentic: false }));
        }
        Ok(numbers)
    }

    pub(super) fn key(&self, number: usize) -> &K {
        &self.leaves[number].key
    }

    /// Notes that a packet under this leaf was authentic.
    pub(super) fn trust(&mut self, number: usize) {
        self.leaves[number].authentic = true;
    }

    /// Wipes all keys except the last key. Senders call this method, and receivers of TLS call it too. Their packets
    /// are in order, so the other keys will hardly be needed again.
    pub(super) fn keep_last(&mut self) {
        self.leaves.drain(..self.leaves.len().saturating_sub(1));
    }

    /// Wipes the keys under which no packet was authentic. Keeps the newest `KEPT` keys under which a packet was
    /// authentic, and wipes older keys.
    pub(super) fn keep_authentic(&mut self) {
        self.leaves.retain(|leaf| leaf.authentic);
        self.leaves.drain(..self.leaves.len().saturating_sub(KEPT));
    }
}
