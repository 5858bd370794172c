//! The jobs of Streebog.

use super::{Inputs, Job, KEYS, Kernel, Over, Sizes, Statement, TEXT, kernels_of, level, tell};
use crate::{
    algebra::Algebra,
    standard::{
        Bits,
        streebog::{Size, hash},
    },
};
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

/// Hashes several messages of 100 bytes at once; the last message may be shorter. A kernel may have several lanes, each
/// of which is the place of one message in the vector registers.
extern "C" fn many(number: usize, _: &[u8; KEYS], _: &[u8; 64], from: &[u8; TEXT], to: &mut [u8; TEXT], length: usize) {
    let (Some(Ok(hash)), Some(from)) = (level(number).map(Streebog512::with_level), from.get(..length)) else { return };
    hash.finalize_many(from.chunks(MESSAGE), |i, digest| to[64 * i..64 * i + 64].copy_from_slice(&digest));
}

const MESSAGE: usize = 100;

/// The specification of hash codes. The text is cut into messages. The second field is the number of bytes in each
/// message.
struct Hashes(Size, usize);

impl Statement for Hashes {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let mut code = |message: &[A::Bit]| algebra.scope(&mut |algebra| hash(algebra, message, self.0));
        inputs.input.chunks(8 * self.1).flat_map(&mut code).collect()
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
    if let Some(hash) = level(number).and_then(|level| Streebog512::with_level(level).ok()) {
        tell(number, hash.level(), hash.parallel_messages(), to);
    }
}

/// The name of the algorithm whose kernels these jobs use.
pub(super) const NAME: &str = "streebog";

pub(super) fn add(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    for (cpu, group) in kernels_of(kernels, NAME) {
        let mut push = |name: String, entry, length, output, (size, message)| {
            jobs.push(Job {
                name: format!("{NAME} {name}"),
                cpu,
                entry,
                length,
                sizes: Sizes { input: length, output, ..Sizes::default() },
                over: Over::Sums,
                standard: Box::new(Hashes(size, message)),
            });
        };
        for (length, size) in [(13, Size::Bits256), (64, Size::Bits512), (150, Size::Bits256), (192, Size::Bits512)] {
            let (bits, entry): (usize, super::Entry) = if size == Size::Bits256 { (256, short) } else { (512, long) };
            push(format!("{bits} {length} bytes"), entry, length, bits / 8, (size, length));
        }
        for count in 2..=group {
            let name = format!("512 x{count} of {MESSAGE} bytes");
            push(name, many, MESSAGE * count, 64 * count, (Size::Bits512, MESSAGE));
        }
        if group > 1 {
            // The last message is hashed after the other messages. Its last block is shorter than theirs.
            let last = MESSAGE - 5;
            let (name, length) =
                (format!("512 x{group} of {MESSAGE} bytes and x1 of {last} bytes"), MESSAGE * group + last);
            push(name, many, length, 64 * (group + 1), (Size::Bits512, MESSAGE));
        }
    }
}
