//! The ciphers of the kernels for GPUs. For each cipher, this module computes the results of the specification, and the
//! words of a key that the host uploads to a GPU.

use crate::{
    algebra::Algebra,
    jobs::Over,
    standard::{
        Bits,
        boxes::{self, Boxes, Set},
        gost28147, kuznyechik, magma, turned, vec, xor,
    },
};

/// A cipher that kernels for GPUs compute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cipher {
    /// Kuznyechik.
    Kuznyechik,
    /// Magma.
    Magma,
    /// GOST 28147-89 with the set of S-boxes that has this name.
    Gost28147(&'static str),
}

/// The constant of the substitution pi. The kernel's circuit of pi does not add this constant to its results.
/// Instead, for encryption, the host adds L of this constant to every round key except the first.
const LEFT_OUT: u8 = 0xe8;

impl Cipher {
    /// Returns the number of bytes of a block.
    pub const fn block(self) -> usize {
        if matches!(self, Self::Kuznyechik) { 16 } else { 8 }
    }

    /// Returns the algebra in which the cipher's kernels are compared with the specification.
    pub const fn over(self) -> Over {
        match self {
            Self::Kuznyechik => Over::Sums,
            Self::Magma => Over::Decisions { big_endian: true },
            Self::Gost28147(_) => Over::Decisions { big_endian: false },
        }
    }

    fn boxes(self) -> Set {
        match self {
            Self::Gost28147("a") => boxes::CRYPTO_PRO_A,
            Self::Gost28147("b") => boxes::CRYPTO_PRO_B,
            Self::Gost28147("c") => boxes::CRYPTO_PRO_C,
            Self::Gost28147("d") => boxes::CRYPTO_PRO_D,
            Self::Gost28147("test") => boxes::TEST,
            Self::Gost28147("h94test") => boxes::DIGEST_TEST,
            Self::Gost28147("h94cp") => boxes::DIGEST_CRYPTO_PRO,
            _ => boxes::TC26_Z,
        }
    }

    /// Returns the specification's round keys for a key. For GOST 28147-89, the result is the key itself.
    pub fn keys<A: Algebra>(self, algebra: &mut A, key: &[A::Bit]) -> Vec<Bits<A>> {
        match self {
            Self::Kuznyechik => {
                let mut keys = kuznyechik::keys(algebra, key);
                // The first two round keys are the key itself.
                keys[2..].iter_mut().for_each(|key| algebra.rename(key));
                keys
            }
            Self::Magma => magma::keys(key),
            Self::Gost28147(_) => vec![key.to_vec()],
        }
    }

    /// Encrypts or decrypts a block as the specification does.
    pub fn apply<A: Algebra>(self, algebra: &mut A, keys: &[Bits<A>], decrypt: bool, block: &[A::Bit]) -> Bits<A> {
        match (self, decrypt) {
            (Self::Kuznyechik, false) => kuznyechik::encrypt(algebra, keys, block),
            (Self::Kuznyechik, true) => kuznyechik::decrypt(algebra, keys, block),
            (Self::Magma, false) => magma::encrypt(algebra, keys, block),
            (Self::Magma, true) => magma::decrypt(algebra, keys, block),
            (_, false) => gost28147::encrypt(algebra, &Boxes::Known(self.boxes()), &keys[0], block),
            (_, true) => gost28147::decrypt(algebra, &Boxes::Known(self.boxes()), &keys[0], block),
        }
    }

    /// Returns the words that the host uploads to a GPU (`fastgost::circuits::Key`), computed from the specification's
    /// round keys. Bit i of the result is bit `i % 32` of word `i / 32`.
    pub fn words<A: Algebra>(self, algebra: &mut A, keys: &[Bits<A>], decrypt: bool) -> Bits<A> {
        match self {
            // The round keys are in the order in which the rounds use them. Each round key has as many bytes as a
            // block.
            Self::Kuznyechik if decrypt => {
                let later = keys[1..].iter().rev().flat_map(|key| turned(&deviations(algebra, key)));
                let mut words: Bits<A> = later.collect();
                words.extend(turned(&keys[0]));
                words
            }
            Self::Kuznyechik => {
                let bytes: Bits<A> = (0..16).flat_map(|_| vec(algebra, LEFT_OUT.into(), 8)).collect();
                let constant = kuznyechik::l(algebra, &bytes);
                let mut words = turned(&keys[0]);
                for key in &keys[1..] {
                    let key = xor(algebra, key, &constant);
                    words.extend(turned(&deviations(algebra, &key)));
                }
                words
            }
            // Here each round has one word of 32 bits, which is the round key as a number.
            Self::Magma if decrypt => keys.iter().rev().flatten().cloned().collect(),
            Self::Magma => keys.iter().flatten().cloned().collect(),
            Self::Gost28147(_) => {
                let order = if decrypt { gost28147::DECRYPTION } else { gost28147::ENCRYPTION };
                order.iter().flat_map(|&x| keys[0][32 * x..32 * x + 32].iter().cloned()).collect()
            }
        }
    }
}

/// Returns summands for the sixteen steps of L, one byte for each step. If each step adds its summand, L maps zero to
/// `key`. `key` is a string of 128 bits, and summand `a_i` of the result is for step `i`.
///
/// A step is the transformation R. In each step, R makes a new byte, and the step's summand is added to this byte. So
/// the kernel can add these summands during L instead of adding the key after L.
fn deviations<A: Algebra>(algebra: &mut A, key: &[A::Bit]) -> Bits<A> {
    algebra.linear("steps of L of Kuznyechik from zero to a key", key, |algebra, key| {
        let mut state = vec(algebra, 0, 128);
        let mut summands = Vec::new();
        for byte in key.chunks(8) {
            let new = kuznyechik::linear(algebra, &state);
            summands.extend(xor(algebra, &new, byte));
            state = [&state[8..], byte].concat();
        }
        summands
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        oracle::operands::Random,
        plain::{Plain, bits, bytes},
        ptx::host,
    };

    #[test]
    fn words_are_those_of_the_host() {
        let mut random = Random(7);
        let sets = fastgost::Sbox::SETS.iter().map(|set| Cipher::Gost28147(set.name));
        for cipher in [Cipher::Kuznyechik, Cipher::Magma].into_iter().chain(sets) {
            for decrypt in [false, true] {
                for n in 0..20 {
                    // The tested keys are the key of zeros, the key of ones, keys with a single bit, and random keys.
                    let key: [u8; 32] = std::array::from_fn(|i| match n {
                        0 => 0,
                        1 => 255,
                        2..8 => u8::from(i == 5 * n) << (n % 8),
                        _ => random.any() as u8,
                    });
                    let keys = cipher.keys(&mut Plain, &bits(&key));
                    let words = bytes(&cipher.words(&mut Plain, &keys, decrypt));
                    assert_eq!(words, host::words(cipher, decrypt, &key).unwrap(), "{cipher:?}, {decrypt}");
                }
            }
        }
    }
}
