//! The jobs of modes that change the key: CTR-ACPKM and OMAC-ACPKM.

use super::{
    Entry, Inputs, Job, KEYS, Kernel, Over, Sizes, Statement, TEXT,
    ciphers::{Subject, cipher},
    kernels_of,
};
use crate::{
    algebra::Algebra,
    standard::{Bits, modes, rekeying, vec},
};
use fastgost::{mac::OmacAcpkm, mode::CtrAcpkm};
use std::marker::PhantomData;

/// The number of blocks in a section. A section is a part of the text that is processed with one key.
const SECTION: usize = 2;
/// How many sections one master key of OMAC-ACPKM serves.
const FREQUENCY: usize = 2;

/// The number of counters that the specification encrypts for each key, to name the intermediate values. A section uses
/// fewer counters, but a kernel may encrypt more counters than the section uses.
const SPARE: usize = 12;

/// Returns the number of bytes of a section's key material, which is a key and a block.
const fn material(block: usize) -> usize {
    32 + block
}

extern "C" fn counted<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    iv: &[u8; 64],
    _: &[u8; TEXT],
    text: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(text)) = (cipher::<S>(number, key), text.get_mut(..length)) else { return };
    if let Ok(mut mode) = CtrAcpkm::new(cipher, SECTION * S::BLOCK, &iv[..S::BLOCK / 2]) {
        let _ = mode.apply(text);
    }
}

extern "C" fn coded<S: Subject>(
    number: usize,
    key: &[u8; KEYS],
    _: &[u8; 64],
    from: &[u8; TEXT],
    code: &mut [u8; TEXT],
    length: usize,
) {
    let (Some(cipher), Some(from)) = (cipher::<S>(number, key), from.get(..length)) else { return };
    let made = OmacAcpkm::with_key_section(cipher, SECTION * S::BLOCK, FREQUENCY * material(S::BLOCK));
    let Ok(mut mac) = made else { return };
    if mac.update(from).is_ok() {
        let tag = mac.finalize();
        code[..tag.len()].copy_from_slice(&tag);
    }
}

/// The specification of a mode with the cipher `S`. The mode is OMAC-ACPKM if `codes` is true, and CTR-ACPKM otherwise.
struct Of<S> {
    codes: bool,
    of: PhantomData<fn() -> S>,
}

impl<S: Subject> Statement for Of<S> {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let encrypt = |algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]| {
            algebra.scope(&mut |algebra| S::encrypt(algebra, keys, block))
        };
        // A group is as many blocks as a kernel processes at once. If a group is incomplete, a kernel may fill the
        // group with zeros, or with later counters. So in the algebra of sums, the specification first encrypts zeros
        // and later counters, and so gives names ([`Algebra::name`]) to the intermediate values of these computations.
        // In the algebra of decision diagrams, these values get no names.
        let nonce = if self.codes { vec(&mut *algebra, u64::MAX, 4 * S::BLOCK) } else { inputs.iv.clone() };
        let spare = |algebra: &mut A, keys: &[Bits<A>]| {
            if S::OVER == Over::Sums {
                let zeros = vec(algebra, 0, 8 * S::BLOCK);
                encrypt(algebra, keys, &zeros);
                let mut counter = [&nonce[..], &zeros[nonce.len()..]].concat();
                for _ in 0..SPARE {
                    encrypt(algebra, keys, &counter);
                    counter = modes::right(algebra, &counter);
                }
            }
        };
        let schedule = |algebra: &mut A, key: &[A::Bit]| {
            let keys = S::schedule(algebra, key);
            spare(algebra, &keys);
            keys
        };
        let keys = S::keys(algebra, &inputs.key);
        spare(algebra, &keys);
        let section = 8 * SECTION * S::BLOCK;
        if self.codes {
            let sizes = (section, 8 * FREQUENCY * material(S::BLOCK));
            rekeying::omac_acpkm(algebra, schedule, encrypt, keys, sizes, 8 * S::BLOCK, &inputs.input)
        } else {
            rekeying::ctr_acpkm(algebra, schedule, encrypt, keys, section, &inputs.iv, &inputs.output)
        }
    }
}

/// Adds the jobs of CTR-ACPKM and OMAC-ACPKM with a cipher.
pub(super) fn add<S: Subject>(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    for (cpu, _) in kernels_of(kernels, S::KERNELS) {
        let mut push = |name: String, entry: Entry, length, sizes: Sizes, codes| {
            jobs.push(Job {
                name: format!("{} {name}", S::NAME),
                cpu,
                entry,
                length,
                sizes: Sizes { key: 32, ..sizes },
                over: S::OVER,
                standard: Box::new(Of::<S> { codes, of: PhantomData }),
            });
        };
        // This text ends in the third section.
        let bytes = (2 * SECTION + 1) * S::BLOCK + 3;
        let sizes = Sizes { iv: S::BLOCK / 2, in_place: bytes, output: bytes, ..Sizes::default() };
        push(format!("ctr-acpkm {bytes} bytes"), counted::<S>, bytes, sizes, false);
        for bytes in [SECTION * S::BLOCK, bytes] {
            let sizes = Sizes { input: bytes, output: S::BLOCK, ..Sizes::default() };
            push(format!("omac-acpkm {bytes} bytes"), coded::<S>, bytes, sizes, true);
        }
    }
}
