//! GOST R 34.11-94.
//!
//! The state of the hash function is known at the beginning of a message only: after its first block it is unknown. So all blocks
//! but the first are proved for any state that occurs.
//!
//! Empty messages are no jobs. RFC 5831, section 6, hashes a block of zeros for them; the hash codes that are published, and the
//! library, leave that block out.

use super::{Expected, Job, KEYS, Over, Sizes, TEXT, level};
use crate::{
    domain::{Bit, ZERO},
    standard::{
        boxes::{Boxes, DIGEST_CRYPTO_PRO, DIGEST_TEST, Set},
        gost94::hash,
    },
};
use fastgost::{Sbox, hash::Gost94};

/// The hash function at a level, with S-boxes by their name.
fn hasher(number: usize, name: &str) -> Option<Gost94> {
    Gost94::with_level(level(number)?, &Sbox::from_name(name).ok()?).ok()
}

fn one(number: usize, name: &str, from: &[u8; TEXT], to: &mut [u8; TEXT], length: usize) {
    let (Some(mut hash), Some(from)) = (hasher(number, name), from.get(..length)) else { return };
    hash.update(from);
    to[..32].copy_from_slice(&hash.finalize());
}

extern "C" fn crypto_pro(
    number: usize,
    _: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    to: &mut [u8; TEXT],
    length: usize,
) {
    one(number, "h94cp", from, to, length);
}

extern "C" fn test(number: usize, _: &[u8; KEYS], _: &[u8; 64], from: &[u8; TEXT], to: &mut [u8; TEXT], length: usize) {
    one(number, "h94test", from, to, length);
}

/// Several messages, in lanes.
extern "C" fn many(number: usize, _: &[u8; KEYS], _: &[u8; 64], from: &[u8; TEXT], to: &mut [u8; TEXT], length: usize) {
    let (Some(hash), Some(from)) = (hasher(number, "h94cp"), from.get(..length)) else { return };
    hash.finalize_many(from.chunks(MESSAGE), |i, digest| to[32 * i..32 * i + 32].copy_from_slice(&digest));
}

/// The length of one of several messages.
const MESSAGE: usize = 40;

/// The hash codes of messages of a length.
fn standard(set: Set, length: usize) -> Over {
    Over::Decisions {
        big_endian: false,
        standard: Box::new(move |domain, inputs| {
            domain.place_summands();
            let boxes = Boxes::Known(set);
            let mut code = |message: &[Bit]| hash(domain, &boxes, &[ZERO; 256], message);
            Expected { output: inputs.input.chunks(8 * length).flat_map(&mut code).collect(), prepared: None }
        }),
    }
}

pub(super) fn add(jobs: &mut Vec<Job>) {
    for level in Gost94::levels() {
        let Ok(hasher) = Gost94::with_level(level, &Sbox::default()) else { continue };
        if hasher.level() != level {
            continue;
        }
        let mut push = |name: String, entry, length, output, standard| {
            let sizes = Sizes { input: length, output, ..Sizes::default() };
            jobs.push(Job { name: format!("gost94 {name}"), level, entry, length, sizes, standard });
        };
        for length in [13, 32, 70] {
            push(format!("cryptopro {length} bytes"), crypto_pro, length, 32, standard(DIGEST_CRYPTO_PRO, length));
            push(format!("test {length} bytes"), test, length, 32, standard(DIGEST_TEST, length));
        }
        for count in 2..=hasher.parallel_messages() {
            let name = format!("cryptopro x{count} of {MESSAGE} bytes");
            push(name, many, MESSAGE * count, 32 * count, standard(DIGEST_CRYPTO_PRO, MESSAGE));
        }
    }
}
