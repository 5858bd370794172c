//! Streebog.

use super::{Inputs, Job, KEYS, Over, Sizes, Statement, TEXT, cpus, level, tell};
use crate::{
    algebra::Algebra,
    machine::{Refusal, cpu::Maker, process::Process},
    standard::{
        Bits,
        hmac::{hmac, kdf},
        streebog::{Size, hash},
    },
};
use fastgost::{
    hash::{Streebog256, Streebog512},
    kdf::kdf_256,
    mac::Hmac,
};

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

/// A code, or with `LABEL` bytes of a label a key.
extern "C" fn keyed<const LABEL: usize>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    to: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(Ok(hash)), Some(from)) = (level(number).map(Streebog256::with_level), from.get(..length)) else { return };
    let mut hmac = Hmac::new(hash, &key[..64]);
    if LABEL > 0 {
        let (label, seed) = from.split_at(LABEL);
        to[..32].copy_from_slice(&*kdf_256(&hmac, label, seed));
    } else {
        hmac.update(from);
        to[..32].copy_from_slice(&hmac.finalize());
    }
}

/// HMAC, or the derivation of a key with a label of so many bytes.
struct Keyed(usize);

impl Statement for Keyed {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let (label, seed) = inputs.input.split_at(8 * self.0);
        if self.0 > 0 { kdf(algebra, &inputs.key, label, seed) } else { hmac(algebra, &inputs.key, seed) }
    }
}

/// The hash codes of messages of this many bytes.
struct Hashes(Size, usize);

impl Statement for Hashes {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let mut code = |message: &[A::Bit]| algebra.scope(&mut |algebra| hash(algebra, message, self.0));
        inputs.input.chunks(8 * self.1).flat_map(&mut code).collect()
    }
}

/// The number of messages that the kernel takes at once.
extern "C" fn group(number: usize, _: &[u8; KEYS], _: &[u8; 64], _: &[u8; TEXT], to: &mut [u8; TEXT], _: usize) {
    if let Some(hash) = level(number).and_then(|level| Streebog512::with_level(level).ok()) {
        tell(number, hash.level(), hash.parallel_messages(), to);
    }
}

pub(super) fn add(jobs: &mut Vec<Job>, process: &Process) -> Result<(), Refusal> {
    // The kernels are the same for all makers.
    for (cpu, group) in cpus(process, |_| &[Maker::Intel], group)? {
        let mut push = |name: String, entry, length, output, (size, message)| {
            jobs.push(Job {
                name: format!("streebog {name}"),
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
        let keyed: [(&str, usize, super::Entry, usize); 3] =
            [("hmac", 16, keyed::<0>, 0), ("hmac", 100, keyed::<0>, 0), ("kdf", 12, keyed::<4>, 4)];
        for (name, length, entry, label) in keyed {
            jobs.push(Job {
                name: format!("streebog {name} 256 {length} bytes"),
                cpu,
                entry,
                length,
                sizes: Sizes { key: 64, input: length, output: 32, ..Sizes::default() },
                over: Over::Sums,
                standard: Box::new(Keyed(label)),
            });
        }
    }
    Ok(())
}
