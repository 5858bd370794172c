//! Streebog.

use super::{Expected, Job, KEYS, Over, Sizes, TEXT, kuznyechik::released, level};
use crate::standard::streebog::{Size, hash};
use fastgost::hash::{Streebog256, Streebog512};

extern "C" fn short(
    number: usize,
    _: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    to: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(Ok(mut hash)), Some(from)) = (level(number).map(Streebog256::with_level), from.get(..length)) else {
        return;
    };
    hash.update(from);
    to[..32].copy_from_slice(&hash.finalize());
}

extern "C" fn long(number: usize, _: &[u8; KEYS], _: &[u8; 64], from: &[u8; TEXT], to: &mut [u8; TEXT], length: usize) {
    let (Some(Ok(mut hash)), Some(from)) = (level(number).map(Streebog512::with_level), from.get(..length)) else {
        return;
    };
    hash.update(from);
    to[..64].copy_from_slice(&hash.finalize());
}

/// Several messages of 100 bytes, in lanes.
extern "C" fn many(number: usize, _: &[u8; KEYS], _: &[u8; 64], from: &[u8; TEXT], to: &mut [u8; TEXT], length: usize) {
    let (Some(Ok(hash)), Some(from)) = (level(number).map(Streebog512::with_level), from.get(..length)) else { return };
    hash.finalize_many(from.chunks(MESSAGE), |i, digest| to[64 * i..64 * i + 64].copy_from_slice(&digest));
}

const MESSAGE: usize = 100;

pub(super) fn add(jobs: &mut Vec<Job>) {
    for level in Streebog512::levels() {
        let Ok(hasher) = Streebog512::with_level(level) else { continue };
        if hasher.level() != level {
            continue;
        }
        let mut push = |name: String, entry, length, output, standard| {
            let sizes = Sizes { input: length, output, ..Sizes::default() };
            jobs.push(Job { name: format!("streebog {name}"), level, entry, length, sizes, standard });
        };
        for (length, size) in [(13, Size::Bits256), (64, Size::Bits512), (150, Size::Bits256), (192, Size::Bits512)] {
            let (bits, entry): (usize, super::Entry) = if size == Size::Bits256 { (256, short) } else { (512, long) };
            let standard = Over::Sums(Box::new(move |sums, inputs| Expected {
                output: released(sums, |sums| hash(sums, &inputs.input, size)),
                prepared: None,
            }));
            push(format!("{bits} {length} bytes"), entry, length, bits / 8, standard);
        }
        let lanes = hasher.parallel_messages();
        for count in 2..=lanes {
            let standard = Over::Sums(Box::new(move |sums, inputs| Expected {
                output: inputs
                    .input
                    .chunks(8 * MESSAGE)
                    .flat_map(|message| released(sums, |sums| hash(sums, message, Size::Bits512)))
                    .collect(),
                prepared: None,
            }));
            push(format!("512 x{count} of {MESSAGE} bytes"), many, MESSAGE * count, 64 * count, standard);
        }
    }
}
