//! Tests the oracle against the standard, and connects GOST R 34.11-94 to the test suite of all hash functions.
use super::{Gost94, HashKernel, State, spec};
use crate::{
    Sbox,
    hash::tests::{HashSubject, Start},
};
use std::vec::Vec;

/// Every set that the standards name, and one whose rows are not permutations.
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
        spec::hash_from(rows, start.map(first), message).to_vec()
    }
}

fn first(word: [u8; 64]) -> [u8; 32] {
    core::array::from_fn(|i| word[i])
}

fn hex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> = text.chars().filter_map(|c| c.to_digit(16)).map(|d| d as u8).collect();
    digits.chunks(2).map(|d| d[0] << 4 | d[1]).collect()
}

/// Parses a word as the standard prints it.
fn word(text: &str) -> [u8; 32] {
    let mut word: [u8; 32] = hex(text).try_into().unwrap();
    word.reverse();
    word
}

/// RFC 5831, section 7.3.2: step 2, and the digest.
#[test]
fn the_oracle_has_the_standards_intermediates() {
    let pi = sets()[0];
    let h = word("F0CEEA4E 368B5A60 C63D96C1 E5B51CD2 A93BEFBD 2634F0AD CBBB69CE ED2D5D9A");
    let m = word("00000000 00000000 00000000 00007365 74796220 3035203D 20687467 6E656C20");
    let keys = spec::keys(&h, &m);
    assert_eq!(keys[0], word("F0C6DDEB CE3D42D3 EA968D1D 4EC19DA9 36E51683 8BB50148 5A6FD031 60B790BA"));
    assert_eq!(keys[1], word("16A4C6A9 F9DF3D3B E4FC96EF 5309C1BD FB68E526 2CDBB534 FE161C83 6F7DD2C8"));
    assert_eq!(keys[2], word("C49D846D 1780482C 9086887F C48C9186 9DCB0644 D1E641E5 A02109AF 9D52C7CF"));
    assert_eq!(keys[3], word("BDB0C9F0 756E9131 E1F290EA 50E4CBB1 1CAD9536 F4E4B674 99F31E29 70C52AFA"));
    let s = word("62A07EA5 EF3C3309 2CE1B076 173D48CC 6881EB66 F5C7959F 63FCA1F1 D33C31B8");
    assert_eq!(spec::s(&pi, &keys, &h), s);
    let next = word("95BEA0BE 88D5AA02 FE3C9D45 436CE821 B8287CB6 2CBC135B 3E339EFE F6576CA9");
    assert_eq!(spec::chi(&pi, &m, &h), next);
    assert_eq!(
        spec::hash(&pi, b"Suppose the original message has length = 50 bytes"),
        word("0852F562 3B89DD57 AEB4781F E54DF14E EAFBC135 0613763A 0D770AA6 57BA1A47")
    );
}
