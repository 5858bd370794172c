//! The jobs of GOST R 34.11-94.
//!
//! The state of the hash function is known only at the beginning of a message. After the first block, the state is
//! unknown. So the proofs for all later blocks hold for any state that can occur.
//!
//! There are no jobs for empty messages. For an empty message, RFC 5831, section 6, hashes a block of zeros. The
//! published hash codes were made without this block. The library does not hash this block either.

use super::{
    Entry, Inputs, Job, KEYS, Kernel, Over, Sizes, Statement, TEXT,
    feistel::{Any, DigestCryptoPro, DigestTest, Parameters},
    kernels_of, level, tell,
};
use crate::{
    algebra::Algebra,
    standard::{Bits, gost94::hash, vec},
};
use fastgost::hash::Gost94;
use std::marker::PhantomData;

/// Makes a hash function that uses the kernel of a level. If the set of S-boxes is unknown, its octets are in the
/// buffer that other jobs use for keys.
fn hasher<P: Parameters>(number: usize, octets: &[u8]) -> Option<Gost94> {
    Gost94::with_level(level(number)?, &P::sbox(octets).ok()?).ok()
}

extern "C" fn one<P: Parameters>(
    number: usize,
    octets: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    to: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(mut hash), Some(from)) = (hasher::<P>(number, octets), from.get(..length)) else { return };
    hash.update(from);
    to[..32].copy_from_slice(&hash.finalize());
}

/// Hashes several messages at once. A kernel may have several lanes, each of which is the place of one message in the
/// vector registers.
extern "C" fn many<P: Parameters>(
    number: usize,
    octets: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    to: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(hash), Some(from)) = (hasher::<P>(number, octets), from.get(..length)) else { return };
    hash.finalize_many(from.chunks(MESSAGE), |i, digest| to[32 * i..32 * i + 32].copy_from_slice(&digest));
}

/// The length of each message, in jobs that hash several messages at once.
const MESSAGE: usize = 40;

/// The specification of hash codes. The text is cut into messages. The first field is the number of bytes in each
/// message.
struct Hashes<P>(usize, PhantomData<P>);

impl<P: Parameters> Statement for Hashes<P> {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        algebra.place_summands();
        let (boxes, zero) = (P::boxes(&inputs.key), vec(algebra, 0, 256));
        inputs.input.chunks(8 * self.0).flat_map(|message| hash(algebra, &boxes, &zero, message)).collect()
    }
}

/// Writes to the output how many messages the kernel processes at once.
pub(super) extern "C" fn group(
    number: usize,
    _: &[u8; KEYS],
    _: &[u8; 64],
    _: &[u8; TEXT],
    to: &mut [u8; TEXT],
    _: usize,
) {
    if let Some(hash) = hasher::<DigestCryptoPro>(number, &[]) {
        tell(number, hash.level(), hash.parallel_messages(), to);
    }
}

/// The name of the algorithm whose kernels these jobs use.
pub(super) const NAME: &str = "gost94";

/// Adds the jobs with a set of S-boxes: jobs of single messages, and jobs that hash several messages at once. `counts`
/// returns the numbers of messages in the jobs that hash several messages, if the kernel takes `group` messages at
/// once.
fn add_with<P: Parameters>(
    jobs: &mut Vec<Job>,
    kernels: &[Kernel],
    name: &str,
    counts: fn(group: usize) -> Vec<usize>,
) {
    for (cpu, group) in kernels_of(kernels, NAME) {
        // Each message has `message` bytes. The last message may be shorter: all messages together have `length` bytes.
        let mut push = |title: String, entry: Entry, message: usize, length: usize| {
            let count = length.div_ceil(message);
            jobs.push(Job {
                name: format!("{NAME} {name} {title}"),
                cpu,
                entry,
                length,
                sizes: Sizes {
                    key: P::OCTETS,
                    tables: P::OCTETS,
                    input: length,
                    output: 32 * count,
                    ..Sizes::default()
                },
                over: Over::Decisions { big_endian: false },
                standard: Box::new(Hashes::<P>(message, PhantomData)),
            });
        };
        for length in [13, 32, 70] {
            push(format!("{length} bytes"), one::<P>, length, length);
        }
        for count in counts(group) {
            push(format!("x{count} of {MESSAGE} bytes"), many::<P>, MESSAGE, MESSAGE * count);
        }
        if counts(group).contains(&group) {
            // The last message is hashed after the others. Its last block is shorter than their last blocks.
            let last = MESSAGE - 5;
            push(
                format!("x{group} of {MESSAGE} bytes and x1 of {last} bytes"),
                many::<P>,
                MESSAGE,
                MESSAGE * group + last,
            );
        }
    }
}

pub(super) fn add(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    add_with::<DigestCryptoPro>(jobs, kernels, "cryptopro", |group| (2..=group).collect());
    add_with::<DigestTest>(jobs, kernels, "test", |_| Vec::new());
    add_with::<Any>(jobs, kernels, "any", |group| if group > 1 { vec![group] } else { Vec::new() });
}
