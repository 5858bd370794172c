//! The round keys of ciphers, in the form that the programs of rounds take.
use crate::{
    cipher::{
        gost28147::{Gost28147, Magma},
        kuznyechik::Kuznyechik,
    },
    mode::Direction,
};
use core::fmt;
use std::vec::Vec;
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

/// The round keys of a cipher, in the order in which a `Program` uses them. Round keys reveal the key, so protect them
/// like the key. The round keys are wiped on drop, and are never printed.
#[derive(Clone, Zeroize, ZeroizeOnDrop)]
pub struct Key(Vec<u32>);

impl Key {
    /// Makes a key for Kuznyechik. The result has ten round keys of four words.
    pub fn kuznyechik(cipher: &Kuznyechik, direction: Direction) -> Self {
        let mut words = cipher.circuit_words(direction == Direction::Decrypt);
        let key = Self(words.to_vec());
        crate::wipe(&mut words);
        key
    }

    /// Makes a key for Magma. The result has 32 round keys of one word.
    pub fn magma(cipher: &Magma, direction: Direction) -> Self {
        let mut words = cipher.circuit_words(direction == Direction::Decrypt);
        let key = Self(words.to_vec());
        crate::wipe(&mut words);
        key
    }

    /// Makes a key for GOST 28147-89. The result has 32 round keys of one word.
    pub fn gost28147(cipher: &Gost28147, direction: Direction) -> Self {
        let mut words = cipher.circuit_words(direction == Direction::Decrypt);
        let key = Self(words.to_vec());
        crate::wipe(&mut words);
        key
    }

    /// Returns the words of the round keys. Mask i of a round key is made from bit i % 32 of its word i / 32.
    pub fn words(&self) -> &[u32] {
        &self.0
    }

    /// Returns the masks, which programs take as inputs. There is a mask for each bit of the round keys, in the order
    /// of the bits. If the bit is set, its mask is all ones, and otherwise its mask is zero.
    pub fn masks(&self) -> Zeroizing<Vec<u32>> {
        let mask = |word: u32, bit: usize| 0u32.wrapping_sub(word >> bit & 1);
        Zeroizing::new((0..32 * self.0.len()).map(|t| mask(self.0[t / 32], t % 32)).collect())
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key { .. }")
    }
}
