//! Compares every kernel of every hash function with an oracle, which is an implementation that follows the text of the
//! standard. One suite of tests serves all hash functions.
use super::{Gost94, Hash, HashCore, Streebog256, Streebog512};
use fastgost_testkit::{Random, data};
use std::{format, string::String, vec, vec::Vec};

/// The three values of a hash computation in the middle of a message: H, the count of bits, and the sum of the blocks.
/// Each value is in the first `BLOCK_SIZE` bytes of its array.
pub(super) type Start = [[u8; 64]; 3];

/// A hash function under test.
pub(super) trait HashSubject: Hash {
    /// The inputs, other than the message, that the hash function and its oracle need.
    type Parameters;
    fn parameters() -> Vec<Self::Parameters>;
    /// Starts a message on each kernel of this CPU.
    fn on_every_kernel(parameters: &Self::Parameters) -> Vec<Self>;
    /// Returns the state at the beginning of every message.
    fn start() -> Start;
    /// Returns the same hash function, which continues from `start`.
    fn from(&self, start: &Start) -> Self;
    fn oracle(parameters: &Self::Parameters, start: &Start, message: &[u8]) -> Vec<u8>;
}

fn whole<H: Hash>(mut hash: H, message: &[u8]) -> Vec<u8> {
    hash.update(message);
    hash.finalize().to_vec()
}

/// Returns the digests of messages that are hashed in parallel, each from its own start.
fn side_by_side<H: Hash>(messages: &[(H, &[u8])]) -> Vec<Vec<u8>> {
    let mut digests = vec![Vec::new(); messages.len()];
    let Some((first, _)) = messages.first() else { return digests };
    let done = |i: usize, digest: &[u8]| {
        assert!(digests[i].is_empty(), "{i} comes twice");
        digests[i] = digest.to_vec();
    };
    first.many(crate::Internal, messages.iter().map(|(from, m)| (from, *m)), done);
    digests
}

fn every_length_equals_the_oracle<H: HashSubject>() {
    let long = data(4097);
    for parameters in H::parameters() {
        for n in (0..=300).chain([511, 512, 513, 1023, 1024, 1025, 4095, 4096, 4097]) {
            let want = H::oracle(&parameters, &H::start(), &long[..n]);
            for hash in H::on_every_kernel(&parameters) {
                let kernel = hash.level();
                assert_eq!(whole(hash, &long[..n]), want, "{kernel}, {n} bytes");
            }
        }
    }
}

/// The lengths of the messages, in bits, are around and above 2^16 and 2^19.
fn long_messages_equal_the_oracle<H: HashSubject>() {
    let long = data(65536 + 8192 + 65);
    let lengths = [8191, 8192, 8193, 8256, 65536, 65601, long.len()];
    let parameters = &H::parameters()[0];
    let want: Vec<_> = lengths.iter().map(|n| H::oracle(parameters, &H::start(), &long[..*n])).collect();
    for hash in H::on_every_kernel(parameters) {
        let kernel = hash.level();
        for (n, want) in lengths.iter().zip(&want) {
            assert_eq!(whole(hash.clone(), &long[..*n]), *want, "{kernel}, {n} bytes");
        }
        let messages: Vec<_> = lengths.iter().map(|n| (hash.clone(), &long[..*n])).collect();
        assert!(side_by_side(&messages) == want, "{kernel}, side by side");
    }
}

fn every_split_equals_the_whole<H: HashSubject>() {
    let m = data(2 * H::BLOCK_SIZE + 22);
    for parameters in H::parameters() {
        let want = H::oracle(&parameters, &H::start(), &m);
        for hash in H::on_every_kernel(&parameters) {
            for at in 0..=m.len() {
                for step in [1, 7, H::BLOCK_SIZE - 1, H::BLOCK_SIZE, H::BLOCK_SIZE + 1, m.len()] {
                    let mut hash = hash.clone();
                    hash.update(&m[..at]);
                    hash.update(b"");
                    // From here on the clone and the original are independent.
                    let mut other = hash.clone();
                    other.update(b"else");
                    m[at..].chunks(step).for_each(|part| hash.update(part));
                    let kernel = hash.level();
                    assert_eq!(hash.finalize()[..], want, "{kernel}, {at}, then by {step}");
                    if step == 1 && at % 9 == 0 {
                        let changed = [&m[..at], b"else"].concat();
                        let want = H::oracle(&parameters, &H::start(), &changed);
                        assert_eq!(other.finalize()[..], want, "{kernel}, the clone at {at}");
                    }
                }
            }
        }
    }
}

/// 2^(8 `power`) - `less`, little-endian, in `power` bytes.
fn just_below(power: usize, less: u16) -> [u8; 64] {
    let mut number: [u8; 64] = core::array::from_fn(|i| if i < power { 0xff } else { 0 });
    let low = u16::from_le_bytes([number[0], number[1]]).wrapping_sub(less - 1);
    number[..2].copy_from_slice(&low.to_le_bytes());
    number
}

/// With these messages, carries in the count of bits and in the sum go into every byte of both numbers, and out of the
/// last byte. The carries happen in the first block, in the second block, and in the closing blocks.
fn counts_and_sums_carry_to_the_last_byte<H: HashSubject>() {
    let block = H::BLOCK_SIZE;
    let mut numbers = Random(94);
    let random: Vec<u8> = (0..5 * block).map(|_| numbers.below(256) as u8).collect();
    // Blocks that cause carries out of every part of the sum.
    let mut carrying = vec![0; 5 * block];
    for (i, part) in carrying.chunks_mut(block).enumerate() {
        match i {
            0 => part[0] = 1,
            1 => part.fill(0xff),
            2 => part[8..].fill(0xff),
            3 => part.fill(1),
            _ => part[block - 1] = 0xff,
        }
    }
    let mut cases = Vec::new();
    for power in 2..=block {
        let h = core::array::from_fn(|i| (i * power) as u8);
        let noise = core::array::from_fn(|i| if i < power { 0xff } else { random[i % block] });
        for less in [8, 8 * block, 16 * block] {
            let start = [h, just_below(power, less as u16), just_below(power, 1)];
            let n = [1, block - 1, block, block + 1, 2 * block, 2 * block + 1, 5 * block][numbers.below(7)];
            cases.push((start, &carrying[..n.max(less / 8)]));
            cases.push(([h, start[1], noise], &random[..n.max(less / 8)]));
        }
    }
    for parameters in H::parameters() {
        let want: Vec<_> = cases.iter().map(|(start, m)| H::oracle(&parameters, start, m)).collect();
        for hash in H::on_every_kernel(&parameters) {
            let kernel = hash.level();
            let messages: Vec<_> = cases.iter().map(|(start, m)| (hash.from(start), *m)).collect();
            for (i, (hash, m)) in messages.iter().enumerate() {
                assert_eq!(whole(hash.clone(), m), want[i], "{kernel}, {:x?}, {} bytes", cases[i].0, m.len());
            }
            assert!(side_by_side(&messages) == want, "{kernel}, side by side");
        }
    }
}

/// Tests calls with various numbers of messages of mixed lengths. The largest number is several times the number of
/// lanes of a call.
fn many_messages_equal_one_by_one<H: HashSubject>() {
    let mut numbers = Random(12);
    let data = data(700);
    for parameters in H::parameters() {
        for count in (0..=18).chain([33, 40, 64]) {
            let parts: Vec<&[u8]> = (0..count)
                .map(|_| {
                    // Most lengths differ, but some messages end together.
                    let n = match numbers.below(4) {
                        0 => numbers.below(3) * H::BLOCK_SIZE,
                        1 => numbers.below(H::BLOCK_SIZE),
                        _ => numbers.below(500),
                    };
                    let from = numbers.below(200);
                    &data[from..from + n]
                })
                .collect();
            let begun = numbers.below(2) * 3;
            let want: Vec<_> =
                parts.iter().map(|m| H::oracle(&parameters, &H::start(), &[&data[..begun], m].concat())).collect();
            for mut hash in H::on_every_kernel(&parameters) {
                // `begun` is 0 or 3. With 3, the messages continue in the middle of a block.
                hash.update(&data[..begun]);
                let mut digests = vec![Vec::new(); count];
                hash.finalize_many(parts.iter().copied(), |i, digest| {
                    assert!(digests[i].is_empty(), "{i} comes twice");
                    digests[i] = digest.to_vec();
                });
                assert!(digests == want, "{}, {count} messages after {begun} bytes", hash.level());
            }
        }
    }
}

/// Tests that the hash function does not ask an iterator again after its end, because some iterators then yield more
/// items.
fn messages_end_once<H: HashSubject>() {
    let parameters = &H::parameters()[0];
    for hash in H::on_every_kernel(parameters) {
        let mut calls = 0;
        let messages = core::iter::from_fn(|| {
            calls += 1;
            assert!(calls <= 3, "asked after the end");
            (calls != 3).then_some(&b"abc"[..])
        });
        let mut digests = 0;
        hash.finalize_many(messages, |_, digest| {
            assert_eq!(digest[..], H::oracle(parameters, &H::start(), b"abc"));
            digests += 1;
        });
        assert_eq!(digests, 2, "{}", hash.level());
    }
}

fn a_reset_hash_is_a_new_one<H: HashSubject>() {
    for parameters in H::parameters() {
        let want = H::oracle(&parameters, &H::start(), b"abc");
        for mut hash in H::on_every_kernel(&parameters) {
            hash.update(&data(1000));
            hash.reset();
            for _ in 0..2 {
                hash.update(b"abc");
                assert_eq!(hash.finalize_reset()[..], want, "{}", hash.level());
            }
            let mut other = hash.clone();
            other.update(b"to be overwritten");
            other.clone_from(&hash);
            other.update(b"abc");
            assert_eq!(other.finalize()[..], want, "{}", hash.level());
        }
    }
}

/// Tests that `clone_from` also copies the parameters and the kernel, whatever the target held before.
fn a_copy_is_the_whole_of_it<H: HashSubject>() {
    for parameters in H::parameters() {
        let want = H::oracle(&parameters, &H::start(), b"abc");
        for mut hash in H::on_every_kernel(&parameters) {
            hash.update(b"ab");
            for others in H::parameters() {
                for mut other in H::on_every_kernel(&others) {
                    other.clone_from(&hash);
                    assert_eq!(other.level(), hash.level());
                    assert_eq!(whole(other, b"c"), want, "{}", hash.level());
                }
            }
        }
    }
}

macro_rules! suite {
    ($($test:ident)*) => {
        mod streebog256 {
            $(#[test] fn $test() { super::$test::<super::Streebog256>(); })*
        }
        mod streebog512 {
            $(#[test] fn $test() { super::$test::<super::Streebog512>(); })*
        }
        mod gost94 {
            $(#[test] fn $test() { super::$test::<super::Gost94>(); })*
        }
    };
}

suite! {
    every_length_equals_the_oracle
    long_messages_equal_the_oracle
    every_split_equals_the_whole
    counts_and_sums_carry_to_the_last_byte
    many_messages_equal_one_by_one
    messages_end_once
    a_reset_hash_is_a_new_one
    a_copy_is_the_whole_of_it
}

/// Checks the assumptions of `dispatch` about every kernel, including the kernels for other CPUs.
fn widths_of<F: HashCore>() {
    for kernel in F::kernels() {
        let widths: Vec<_> = kernel.widths.iter().map(|w| w.lanes).collect();
        let what: String = format!("{}: {widths:?}", kernel.level);
        assert!(widths.iter().all(|w| w.is_power_of_two() && *w <= super::private::MOST_LANES), "{what}");
        assert!(widths.windows(2).all(|w| w[0] > w[1]) && widths.last() == Some(&1), "{what}");
        assert!(kernel.widths.iter().all(|w| w.from <= w.lanes), "{what}");
    }
}

#[test]
fn widths_go_down_to_one_message() {
    widths_of::<super::streebog::Streebog>();
    widths_of::<super::gost94::Gost94Core>();
}
