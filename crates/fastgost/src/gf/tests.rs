//! Tests every kernel against the oracle.
use super::{KERNELS, Sum, spec};
use crate::rows::{self, Row};
use std::vec::Vec;

fn data(n: usize, seed: u64) -> Vec<u8> {
    let mut x = seed;
    (0..n)
        .map(|_| {
            x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (x >> 56) as u8
        })
        .collect()
}

/// The oracle's sum of products; bytes after the end of `b` are zeros.
fn book(block: usize, a: &[u8], b: &[u8]) -> Vec<u8> {
    let mut sum = 0_u128;
    for (a, b) in a.chunks(block).zip(b.chunks(block)) {
        let number = |bytes: &[u8]| (0..block).fold(0, |x, i| x << 8 | u128::from(*bytes.get(i).unwrap_or(&0)));
        let (a, b) = (number(a), number(b));
        sum ^= if block == 16 { spec::multiply128(a, b) } else { spec::multiply64(a as u64, b as u64).into() };
    }
    sum.to_be_bytes()[16 - block..].to_vec()
}

#[test]
fn the_oracle_multiplies() {
    assert_eq!(spec::multiply128(1 << 127, 2), 0x87);
    assert_eq!(spec::multiply64(1 << 63, 2), 0x1b);
    assert_eq!(spec::multiply128(0x13, 0x15), 0x16f);
    assert_eq!(spec::multiply64(0x13, 0x15), 0x16f);
    // The order of x divides that of a field's multiplicative group: x^(2^n) = x.
    let (mut x, mut y) = (2, 2);
    for _ in 0..128 {
        x = spec::multiply128(x, x);
    }
    for _ in 0..64 {
        y = spec::multiply64(y, y);
    }
    assert_eq!((x, y), (2, 2));
}

#[test]
fn sums_of_every_length() {
    for kernel in rows::available(KERNELS) {
        for block in [16, 8] {
            for len in (0_usize..=300).chain([1023, 1024, 1025, 4096]) {
                let (a, b) = (data(len.next_multiple_of(block) + block, len as u64), data(len + 3, 7 + len as u64));
                // Deliberately unaligned.
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
            // All bits at once: the most carries in kernels that sum integer products.
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
