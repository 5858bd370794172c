//! Every row against the oracle, and the oracle against the standard.
use super::{Gost, Gost94, Kernel, State, spec};
use crate::{Sbox, hash::Hash};
use std::vec::Vec;

fn message(n: usize) -> Vec<u8> {
    (0..n).map(|i| (i * i + 7 * i + i / 251) as u8).collect()
}

/// Every set that the standards name, and rows that are no permutations.
fn sets() -> Vec<[[u8; 16]; 8]> {
    let named = Sbox::SETS.iter().filter(|s| s.name.starts_with("h94")).map(|s| s.rows);
    let sets: Vec<_> =
        named.chain([core::array::from_fn(|i| core::array::from_fn(|n| ((n * n + 3 * i) % 16) as u8))]).collect();
    assert_eq!(sets.len(), 3);
    sets
}

fn on_every_kernel(mut test: impl FnMut(&Gost94, &[[u8; 16]; 8], &str)) {
    for rows in sets() {
        let sbox = Sbox::from_rows(&rows).unwrap();
        for kernel in Kernel::<Gost>::available() {
            test(&Gost94::with_kernel(kernel, &sbox), &rows, kernel.name());
        }
    }
}

fn hex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> = text.chars().filter_map(|c| c.to_digit(16)).map(|d| d as u8).collect();
    digits.chunks(2).map(|d| d[0] << 4 | d[1]).collect()
}

/// As the standard prints a word.
fn word(text: &str) -> [u8; 32] {
    let mut word: [u8; 32] = hex(text).try_into().unwrap();
    word.reverse();
    word
}

/// RFC 5831, section 7.3.2: step 2, and the hash code.
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

#[test]
fn every_length_equals_the_oracle() {
    for n in (0..=300).chain([511, 512, 513, 1023, 1024, 1025, 4095, 4096, 4097]) {
        let m = message(n);
        on_every_kernel(|hash, rows, name| {
            let mut hash = hash.clone();
            hash.update(&m);
            assert_eq!(hash.finish()[..], spec::hash(rows, &m), "{name} {n}");
        });
    }
}

#[test]
fn every_split_equals_the_whole() {
    let m = message(150);
    on_every_kernel(|hash, rows, name| {
        let want = spec::hash(rows, &m);
        for (at, step) in (0..=m.len()).zip([1, 2, 31, 33, 64].into_iter().cycle()) {
            let mut hash = hash.clone();
            hash.update(&m[..at]);
            m[at..].chunks(step).for_each(|part| hash.update(part));
            assert_eq!(hash.finish()[..], want, "{name} {at} {step}");
        }
    });
}

#[test]
fn many_messages_equal_one_by_one() {
    on_every_kernel(|hash, rows, name| {
        for count in (0..=18).chain([33, 40]) {
            let messages: Vec<Vec<u8>> = (0..count).map(|i| message(i * i * 37 % 400 + i)).collect();
            let mut codes = std::vec![None; count];
            hash.finish_many(messages.iter().map(|m| &m[..]), |i, code| assert!(codes[i].replace(code).is_none()));
            for (m, code) in messages.iter().zip(codes) {
                assert_eq!(code.unwrap()[..], spec::hash(rows, m), "{name} {count}");
            }
        }
    });
}

#[test]
fn sums_and_lengths_carry_to_the_last_bit() {
    let ones = |from: usize| core::array::from_fn::<u8, 32, _>(|i| if i < from { 0 } else { 0xff });
    // Blocks that make carries out of every part of the sum.
    let m = [[0xff; 32], ones(8), ones(24), [1; 32], ones(31)].concat();
    on_every_kernel(|hash, rows, name| {
        for zeros in 0..32 {
            for l in [ones(zeros), ones(1)] {
                let start = State { h: [zeros as u8; 32], l, sigma: ones(zeros) };
                for n in [32, 33, 63, 64, m.len()] {
                    let want = spec::hash_from(rows, [start.h, start.l, start.sigma], &m[..n]);
                    let mut hash = hash.clone();
                    hash.0.reset(start.clone());
                    hash.update(&m[..n]);
                    assert_eq!(hash.clone().finish()[..], want, "{name} {zeros} {n}");
                }
            }
        }
    });
}

#[test]
fn a_reset_hash_is_a_new_one_with_the_same_sboxes() {
    on_every_kernel(|hash, rows, name| {
        let mut hash = hash.clone();
        hash.update(b"something else");
        hash.reset();
        hash.update(b"abc");
        assert_eq!(hash.finish()[..], spec::hash(rows, b"abc"), "{name}");
    });
}
