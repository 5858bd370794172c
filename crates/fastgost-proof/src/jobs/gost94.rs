//! GOST R 34.11-94.
//!
//! The state of the hash function is known only at the beginning of a message. After the first block it is unknown. So
//! all later blocks are proved for any state that can occur.
//!
//! There are no jobs for empty messages. For an empty message, RFC 5831, section 6, hashes a block of zeros. The
//! published hash codes, and the library, leave this block out.

use super::{Inputs, Job, KEYS, Kernel, Over, Sizes, Statement, TEXT, kernels_of, level, tell};
use crate::{
    algebra::Algebra,
    standard::{
        Bits,
        boxes::{Boxes, DIGEST_CRYPTO_PRO, DIGEST_TEST, Set},
        gost94::hash,
        vec,
    },
};
use fastgost::{Sbox, hash::Gost94};

/// Makes the hash function on the kernel of a level, with the named S-boxes.
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

/// Hashes several messages at once, in lanes.
extern "C" fn many(number: usize, _: &[u8; KEYS], _: &[u8; 64], from: &[u8; TEXT], to: &mut [u8; TEXT], length: usize) {
    let (Some(hash), Some(from)) = (hasher(number, "h94cp"), from.get(..length)) else { return };
    hash.finalize_many(from.chunks(MESSAGE), |i, digest| to[32 * i..32 * i + 32].copy_from_slice(&digest));
}

/// The length of each of several messages.
const MESSAGE: usize = 40;

/// The specification's hash codes of messages of this many bytes.
struct Hashes(Set, usize);

impl Statement for Hashes {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        algebra.place_summands();
        let (boxes, zero) = (Boxes::Known(self.0), vec(algebra, 0, 256));
        inputs.input.chunks(8 * self.1).flat_map(|message| hash(algebra, &boxes, &zero, message)).collect()
    }
}

/// Writes how many messages the kernel takes at once.
pub(super) extern "C" fn group(
    number: usize,
    _: &[u8; KEYS],
    _: &[u8; 64],
    _: &[u8; TEXT],
    to: &mut [u8; TEXT],
    _: usize,
) {
    if let Some(hash) = hasher(number, "h94cp") {
        tell(number, hash.level(), hash.parallel_messages(), to);
    }
}

/// The name of these kernels.
pub(super) const NAME: &str = "gost94";

pub(super) fn add(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    for (cpu, group) in kernels_of(kernels, NAME) {
        let mut push = |name: String, entry, length, output, (set, message)| {
            jobs.push(Job {
                name: format!("{NAME} {name}"),
                cpu,
                entry,
                length,
                sizes: Sizes { input: length, output, ..Sizes::default() },
                over: Over::Decisions { big_endian: false },
                standard: Box::new(Hashes(set, message)),
            });
        };
        for length in [13, 32, 70] {
            push(format!("cryptopro {length} bytes"), crypto_pro, length, 32, (DIGEST_CRYPTO_PRO, length));
            push(format!("test {length} bytes"), test, length, 32, (DIGEST_TEST, length));
        }
        for count in 2..=group {
            let name = format!("cryptopro x{count} of {MESSAGE} bytes");
            push(name, many, MESSAGE * count, 32 * count, (DIGEST_CRYPTO_PRO, MESSAGE));
        }
    }
}
