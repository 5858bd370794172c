//! A hash function for the hash tables of this program.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

/// A map with a fast hash function. The keys come from this program, so nobody can choose keys that collide.
pub type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<Mix>>;

/// The state of a hash function that multiplies and mixes words. The state is the hash of the words so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }
    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }
    fn write_u64(&mut self, value: u64) {
        self.0 = mix(self.0 ^ value);
    }
    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }
    fn finish(&self) -> u64 {
        self.0
    }
}

/// Mixes a word, so that each bit of the word changes many bits of the result.
#[inline]
pub fn mix(value: u64) -> u64 {
    let value = (value ^ value >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (value ^ value >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ value >> 31
}
