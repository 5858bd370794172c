//! Every row against the oracle.
use super::{Kernel, Streebog, Streebog256, Streebog512, spec};
use crate::hash::Hash;
use std::vec::Vec;

fn message(n: usize) -> Vec<u8> {
    (0..n).map(|i| (i * i + 7 * i + i / 251) as u8).collect()
}

#[test]
fn every_length_equals_the_oracle() {
    for n in (0..=300).chain([511, 512, 513, 1023, 1024, 1025, 4095, 4096, 4097]) {
        let m = message(n);
        let (long, short) = (spec::hash(512, &m), spec::hash(256, &m));
        for kernel in Kernel::<Streebog>::available() {
            let mut hash = Streebog512::with_kernel(kernel);
            hash.update(&m);
            assert_eq!(hash.finish()[..], long, "{} {n}", kernel.name());
            let mut hash = Streebog256::with_kernel(kernel);
            hash.update(&m);
            assert_eq!(hash.finish()[..], short[32..], "{} {n}", kernel.name());
        }
    }
}

#[test]
fn many_messages_equal_one_by_one() {
    for kernel in Kernel::<Streebog>::available() {
        for count in [0, 1, 2, 3, 4, 5, 7, 16, 17, 40] {
            let messages: Vec<Vec<u8>> = (0..count).map(|i| message(i * i * 37 % 400 + i)).collect();
            let mut codes = std::vec![None; count];
            let hash = Streebog512::with_kernel(kernel);
            hash.finish_many(messages.iter().map(|m| &m[..]), |i, code| assert!(codes[i].replace(code).is_none()));
            for (m, code) in messages.iter().zip(codes) {
                assert_eq!(code.unwrap()[..], spec::hash(512, m), "{} {count}", kernel.name());
            }
        }
    }
}
