//! Compares every kernel with the oracle, which is an implementation that follows the text of the standard.
use super::{KERNELS, Sum};
use crate::rows::{self, Row};
use fastgost_testkit::{Random, oracle::gf as oracle};
use std::vec::Vec;

/// Returns the oracle's sum of products. Bytes after the end of `b` are taken as zeros.
fn book(block: usize, a: &[u8], b: &[u8]) -> Vec<u8> {
    let mut sum = 0_u128;
    for (a, b) in a.chunks(block).zip(b.chunks(block)) {
        let number = |bytes: &[u8]| (0..block).fold(0, |x, i| x << 8 | u128::from(*bytes.get(i).unwrap_or(&0)));
        let (a, b) = (number(a), number(b));
        sum ^= if block == 16 { oracle::multiply128(a, b) } else { oracle::multiply64(a as u64, b as u64).into() };
    }
    sum.to_be_bytes()[16 - block..].to_vec()
}

#[test]
fn sums_of_every_length() {
    let mut random = Random(1);
    for kernel in rows::available(KERNELS) {
        for block in [16, 8] {
            for len in (0_usize..=300).chain([1023, 1024, 1025, 4096]) {
                let (a, b) = (random.bytes(len.next_multiple_of(block) + block), random.bytes(len + 3));
                // The data is deliberately unaligned.
                let (a, b) = (&a[..], &b[3..]);
                let mut sum = Sum::new(kernel, block);
                let (first, second) = b.split_at(len / 3 / block * block);
                sum.add(&a[..first.len()], first);
                sum.add(&a[first.len()..], second);
                let mut got = [0; 16];
                sum.reduce(&mut got);
                assert_eq!(got[..block], book(block, a, b), "{} {block} {len}", kernel.level());
            }
        }
    }
}

#[test]
fn every_pair_of_bits() {
    for kernel in rows::available(KERNELS) {
        for block in [16, 8] {
            for i in 0..8 * block {
                for j in 0..8 * block {
                    let (mut a, mut b) = (std::vec![0; block], std::vec![0; block]);
                    (a[i / 8], b[j / 8]) = (0x80 >> (i % 8), 0x80 >> (j % 8));
                    let mut sum = Sum::new(kernel, block);
                    sum.add(&a, &b);
                    let mut got = [0; 16];
                    sum.reduce(&mut got);
                    assert_eq!(got[..block], book(block, &a, &b), "{} {block} {i} {j}", kernel.level());
                }
            }
            // All bits are set, which makes the most carries in kernels that sum integer products.
            let ones = [0xff; 64];
            let mut sum = Sum::new(kernel, block);
            sum.add(&ones, &ones);
            sum.add(&ones[..block], &ones[..block]);
            let mut got = [0; 16];
            sum.reduce(&mut got);
            assert_eq!(got[..block], book(block, &ones[..block], &ones[..block]), "{} {block}", kernel.level());
        }
    }
}
