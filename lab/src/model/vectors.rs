//! Magma on 16 blocks, with vector operations that Elbrus has and x86 does not have. An Elbrus permutation takes the
//! bytes of its result from two registers, and a look-up can use different tables for the two halves of a register. The
//! paper only says that its code uses additions, logic, shifts and substitutions of 4-bit vectors, and that it encrypts
//! 16 blocks. The layout in registers is ours. Each half of a block is a word of 32 bits, so that a sum is one
//! operation. Before the substitution, the bytes that have the same position in their words are brought together.
//!
//! Versions 3 and 4 of Elbrus have registers of 64 bits. Two of these registers count as one register here. The
//! instruction `pshufb` of these versions takes 8 bytes from any two registers, so a permutation of 16 bytes needs two
//! instructions (the class `Permute`). Version 5 has registers of 128 bits. Its instruction `qppermb` takes 16 bytes
//! from any two registers, and `qpshufb` looks up the two halves in two tables (the class `Permute2`). Version 5 can
//! also rotate words.
use super::work::Strategy;
use fastgost::count::{Class, Value, record};
use fastgost_testkit::oracle::gost28147;
use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq)]
enum Version {
    Four,
    Five,
}

pub fn strategies() -> Vec<Strategy> {
    let magma = |name, version| {
        let run = move |key: &[u8; 32], data: &mut [u8]| magma(version, key, data);
        Strategy::of("magma", name, BLOCKS, 8, run).scheduled()
    };
    vec![magma("words, 16 blocks, pshufb", Version::Four), magma("words, 16 blocks, qppermb", Version::Five)]
}

const BLOCKS: usize = 16;

/// A value of 128 bits, and the operation that made it.
#[derive(Clone, Copy)]
struct Vector([u8; 16], Value);

impl Vector {
    fn new(class: Class, inputs: &[Self], byte: impl Fn(usize) -> u8) -> Self {
        let inputs: Vec<_> = inputs.iter().map(|i| i.1).collect();
        Self(std::array::from_fn(byte), record(class, 128, &inputs))
    }

    fn words(class: Class, inputs: &[Self], word: impl Fn(usize) -> u32) -> Self {
        Self::new(class, inputs, |i| word(i / 4).to_le_bytes()[i % 4])
    }

    fn word(self, i: usize) -> u32 {
        u32::from_le_bytes(std::array::from_fn(|j| self.0[4 * i + j]))
    }

    fn add(self, o: Self) -> Self {
        Self::words(Class::Add, &[self, o], |i| self.word(i).wrapping_add(o.word(i)))
    }

    fn logic(self, o: Self, of: impl Fn(u8, u8) -> u8) -> Self {
        Self::new(Class::Logic, &[self, o], |i| of(self.0[i], o.0[i]))
    }

    /// Computes the AND with a constant that stays in a register.
    fn and(self, mask: u8) -> Self {
        Self::new(Class::Logic, &[self], |i| self.0[i] & mask)
    }

    fn shifted(self, of: impl Fn(u32) -> u32) -> Self {
        Self::words(Class::Shift, &[self], |i| of(self.word(i)))
    }

    fn store(self, to: &mut [u8]) {
        record(Class::Store, 128, &[self.1]);
        to.copy_from_slice(&self.0);
    }
}

impl Version {
    /// Permutes bytes. For each byte of the result, `from` has its place: 0 to 15 in `a`, or 16 to 31 in `b`.
    fn permuted(self, a: Vector, b: Vector, from: &[u8; 16]) -> Vector {
        // On version 4, the bytes of each half of the result may come from at most two registers of 64 bits.
        let sources = |half: &[u8]| half.iter().map(|place| place / 8).collect::<BTreeSet<_>>().len();
        assert!(self == Self::Five || from.chunks(8).all(|half| sources(half) <= 2));
        Vector::new(self.permutation(), &[a, b], |i| {
            let place = usize::from(from[i]);
            (if place < 16 { a } else { b }).0[place % 16]
        })
    }

    fn permutation(self) -> Class {
        if self == Self::Four { Class::Permute } else { Class::Permute2 }
    }

    /// Looks up nibbles in S-boxes. The lower half of the register uses the S-box `places[0]`, and the upper half uses
    /// the S-box `places[1]`.
    fn looked_up(self, x: Vector, places: [usize; 2]) -> Vector {
        Vector::new(self.permutation(), &[x], |i| {
            let place = places[i / 8];
            gost28147::PI[place][usize::from(x.0[i])] << (4 * (place % 2))
        })
    }

    /// Substitutes both nibbles of each byte. The lower half of the register has bytes of position `positions[0]` in
    /// their words, and the upper half has bytes of position `positions[1]`.
    fn substituted(self, x: Vector, positions: [usize; 2]) -> Vector {
        let low = self.looked_up(x.and(15), positions.map(|p| 2 * p));
        let high = self.looked_up(x.shifted(|w| w >> 4).and(15), positions.map(|p| 2 * p + 1));
        low.logic(high, |a, b| a | b)
    }

    fn rotated(self, x: Vector) -> Vector {
        match self {
            Self::Four => x.shifted(|w| w << 11).logic(x.shifted(|w| w >> 21), |a, b| a | b),
            Self::Five => Vector::words(Class::Rotate, &[x], |i| x.word(i).rotate_left(11)),
        }
    }

    /// Substitutes and rotates eight words in two registers. During the substitution, each half of a register has bytes
    /// of one position.
    fn round(self, [a, b]: [Vector; 2]) -> [Vector; 2] {
        // `stage` takes two bytes of each word, at the positions `first` and `first + 1`. `APART` then separates the
        // bytes of the two positions.
        let stage =
            |first: u8| std::array::from_fn(|i| first + (i as u8 / 4) % 2 + 4 * (i as u8 % 4) + i as u8 / 8 * 16);
        const APART: [u8; 16] = [0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 12, 13, 14, 15];
        // `back` makes four words. The first two bytes of a word come from the first register, and the last two bytes
        // come from the second register.
        let back =
            |half: u8| std::array::from_fn(|i| i as u8 / 4 + 4 * (i as u8 % 2) + i as u8 % 4 / 2 * 16 + 8 * half);
        let positions = |first: u8| std::array::from_fn(|i| 4 * (i as u8 % 8) + first + i as u8 / 8);
        let words = |first: u8| std::array::from_fn(|i| 8 * (i as u8 % 4) + first + i as u8 / 4);
        let [p, q] = [0, 2].map(|first| {
            let apart = match self {
                Self::Four => {
                    let both = self.permuted(a, b, &stage(first));
                    self.permuted(both, both, &APART)
                }
                Self::Five => self.permuted(a, b, &positions(first)),
            };
            self.substituted(apart, [first.into(), usize::from(first) + 1])
        });
        let [a, b] = match self {
            Self::Four => {
                let [p, q] = [p, q].map(|x| self.permuted(x, x, &APART));
                [0, 1].map(|half| self.permuted(p, q, &back(half)))
            }
            Self::Five => [0, 4].map(|first| self.permuted(p, q, &words(first))),
        };
        [a, b].map(|x| self.rotated(x))
    }
}

fn magma(version: Version, key: &[u8; 32], data: &mut [u8]) {
    let keys = gost28147::expand(&gost28147::words_of_magma(key));
    // The words of a block are big-endian. `LOW` takes the second words of blocks, and `HIGH` takes their first words.
    // `BACK` puts both words back into the two registers.
    const LOW: [u8; 16] = [7, 6, 5, 4, 15, 14, 13, 12, 23, 22, 21, 20, 31, 30, 29, 28];
    const HIGH: [u8; 16] = [3, 2, 1, 0, 11, 10, 9, 8, 19, 18, 17, 16, 27, 26, 25, 24];
    const BACK: [[u8; 16]; 2] = [
        [3, 2, 1, 0, 19, 18, 17, 16, 7, 6, 5, 4, 23, 22, 21, 20],
        [11, 10, 9, 8, 27, 26, 25, 24, 15, 14, 13, 12, 31, 30, 29, 28],
    ];
    for group in data.as_chunks_mut::<{ 8 * BLOCKS }>().0 {
        let loaded: [Vector; 8] = std::array::from_fn(|i| Vector::new(Class::Load, &[], |j| group[16 * i + j]));
        let halves =
            |from: &[u8; 16]| std::array::from_fn(|i| version.permuted(loaded[2 * i], loaded[2 * i + 1], from));
        let (mut first, mut second): ([Vector; 4], [Vector; 4]) = (halves(&HIGH), halves(&LOW));
        for k in keys {
            // Each round key is loaded once for all blocks of a group, because there are more round keys than
            // registers.
            let bits = if version == Version::Four { 64 } else { 128 };
            let k = Vector(std::array::from_fn(|i| k.to_le_bytes()[i % 4]), record(Class::Load, bits, &[]));
            let [a, b, c, d] = second.map(|x| x.add(k));
            let ([a, b], [c, d]) = (version.round([a, b]), version.round([c, d]));
            let round = [a, b, c, d];
            let sum = std::array::from_fn(|i| first[i].logic(round[i], |a, b| a ^ b));
            (first, second) = (second, sum);
        }
        // The last round does not swap the halves.
        for (i, to) in group.chunks_mut(16).enumerate() {
            version.permuted(second[i / 2], first[i / 2], &BACK[i % 2]).store(to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the number of operations of each kind in a round, such as 4 sums of 128 bits. (On version 4, each of
    /// these sums takes two instructions.) `per_byte` also checks that the encryption is correct.
    #[test]
    fn operations_of_a_round() {
        for (strategy, expected) in strategies().iter().zip([
            [(Class::Add, 4), (Class::Permute, 24), (Class::Shift, 12), (Class::Logic, 20)],
            [(Class::Add, 4), (Class::Permute2, 16), (Class::Shift, 4), (Class::Logic, 16)],
        ]) {
            let operations = strategy.per_byte().unwrap();
            for (class, n) in expected {
                // The blocks are loaded and stored with 16 permutations, which are not part of the rounds.
                let around = if matches!(class, Class::Permute | Class::Permute2) { 16 } else { 0 };
                let counted = operations[&(class, 128)] * 128.0;
                assert_eq!(counted, f64::from(32 * n + around), "{} {}", strategy.name, class.name());
            }
        }
    }
}
