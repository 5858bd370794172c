//! Connects GOST R 34.11-94 to the test suite of all hash functions.
use super::{Gost94, HashKernel, State, spec};
use crate::{
    Sbox,
    hash::tests::{HashSubject, Start},
};
use fastgost_testkit::oracle::gost94 as oracle;
use std::vec::Vec;

/// Returns the S-box sets for this hash function that the standards name, and one S-box set whose rows are not
/// permutations.
fn sets() -> Vec<[[u8; 16]; 8]> {
    let named = Sbox::SETS.iter().filter(|s| s.name.starts_with("h94")).map(|s| s.rows);
    let sets: Vec<_> =
        named.chain([core::array::from_fn(|i| core::array::from_fn(|n| ((n * n + 3 * i) % 16) as u8))]).collect();
    assert_eq!(sets.len(), 3);
    sets
}

impl HashSubject for Gost94 {
    type Parameters = [[u8; 16]; 8];
    fn parameters() -> Vec<[[u8; 16]; 8]> {
        sets()
    }
    fn on_every_kernel(rows: &[[u8; 16]; 8]) -> Vec<Self> {
        let sbox = Sbox::from_rows(rows).unwrap();
        HashKernel::available().map(|kernel| Self::with_kernel(kernel, &sbox)).collect()
    }
    fn start() -> Start {
        [[0; 64]; 3]
    }
    fn from(&self, start: &Start) -> Self {
        let [h, l, sigma] = start.map(first);
        let mut hash = self.clone();
        let mut state = State::new(h);
        (state.length, state.sigma) = (l, sigma);
        hash.0.reset(state);
        hash
    }
    fn oracle(rows: &[[u8; 16]; 8], start: &Start, message: &[u8]) -> Vec<u8> {
        oracle::hash_from(rows, start.map(first), message).to_vec()
    }
}

fn first(word: [u8; 64]) -> [u8; 32] {
    core::array::from_fn(|i| word[i])
}

#[test]
fn the_numbers_are_the_oracles() {
    assert_eq!(spec::c3(), oracle::c3());
}
