//! The jobs of MGM, which compute the ciphertext and the tag.
//!
//! There is no job for opening. Opening branches on the tag, and the machine (our emulator of the CPU) refuses branches
//! on unknown bits.

use super::{
    Inputs, Job, KEYS, Kernel, Over, Sizes, Statement, TEXT,
    ciphers::{Subject, cipher},
    kernels_of,
};
use crate::{
    algebra::Algebra,
    standard::{
        Bits, mgm,
        modes::{left, right},
        vec,
    },
};
use fastgost::{aead::Mgm, inout::InOutBuf};
use std::marker::PhantomData;

/// The first byte of a nonce for Kuznyechik is known. If only the first bit of this byte were known, the two blocks
/// that are made from the nonce would have a byte that the algebra does not recognise. After the sum with the key, one
/// bit of this byte would be a bit of the key, and the other bits of the byte would be sums.
const FIRST: u8 = 0x5a;

/// Seals a text of `length` bytes. The `ASSOCIATED` bytes of associated data come before the text. The function sets
/// the first bit of the nonce to 0. For Kuznyechik, it sets the whole first byte to `FIRST`.
extern "C" fn seal<S: Subject, const ASSOCIATED: usize>(
    number: usize,
    key: &[u8; KEYS],
    iv: &[u8; 64],
    from: &[u8; TEXT],
    to: &mut [u8; TEXT],
    length: usize,
) {
    let Some(cipher) = cipher::<S>(number, key) else { return };
    let mut nonce = [0; 16];
    nonce[..S::BLOCK].copy_from_slice(&iv[..S::BLOCK]);
    nonce[0] = if S::OVER == Over::Sums { FIRST } else { nonce[0] & 0x7f };
    let (associated, from) = from.split_at(ASSOCIATED);
    let (Some(from), Some((to, tag))) = (from.get(..length), to.split_at_mut_checked(length)) else { return };
    let Ok(text) = InOutBuf::new(from, to) else { return };
    if let Ok(made) = Mgm::new(cipher).seal(&nonce[..S::BLOCK], associated, text) {
        tag[..made.len()].copy_from_slice(&made);
    }
}

/// The specification of MGM. The result is the ciphertext and the tag. The first `associated` bytes of the input are
/// associated data. The kernel takes `group` blocks at once.
struct Sealed<S> {
    associated: usize,
    group: usize,
    of: PhantomData<fn() -> S>,
}

impl<S: Subject> Statement for Sealed<S> {
    fn says<A: Algebra>(&self, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Bits<A> {
        let keys = S::keys(algebra, &inputs.key);
        let encrypt =
            |algebra: &mut A, block: &[A::Bit]| algebra.scope(&mut |algebra| S::encrypt(algebra, &keys, block));
        // A group is as many blocks as a kernel processes at once. If a group is incomplete, a kernel may fill the
        // group with zeros, or with later counters. So the specification first encrypts zeros and later counters, and
        // so gives names ([`Algebra::name`]) to the intermediate values of these computations.
        let zeros = vec(algebra, 0, 8 * S::BLOCK);
        encrypt(algebra, &zeros);
        let mut nonce = inputs.iv.clone();
        if S::OVER == Over::Sums {
            nonce.splice(..8, vec(algebra, FIRST.into(), 8));
        }
        let (associated, text) = inputs.input.split_at(8 * self.associated);
        let blocks = |text: &[A::Bit]| text.len().div_ceil(8 * S::BLOCK);
        let counters = [blocks(text), blocks(associated) + blocks(text) + 1];
        for ((first, counters), step) in [false, true].into_iter().zip(counters).zip([right::<A>, left::<A>]) {
            let start = mgm::start(algebra, first, &nonce);
            let mut counter = mgm::counter(algebra, encrypt, first, &start);
            for _ in 0..counters.next_multiple_of(self.group) {
                encrypt(algebra, &counter);
                counter = step(algebra, &counter);
            }
        }
        mgm::seal(algebra, encrypt, &nonce, associated, text, |_, _| {}).concat()
    }
}

/// Adds the jobs of MGM with a cipher.
pub(super) fn add<S: Subject>(jobs: &mut Vec<Job>, kernels: &[Kernel]) {
    for (cpu, group) in kernels_of(kernels, S::KERNELS) {
        let mut push = |associated, length, entry| {
            jobs.push(Job {
                name: format!("{} mgm seal {length} bytes with {associated}", S::NAME),
                cpu,
                entry,
                length,
                sizes: Sizes {
                    key: 32,
                    iv: S::BLOCK,
                    input: associated + length,
                    output: length + S::BLOCK,
                    ..Sizes::default()
                },
                over: S::OVER,
                standard: Box::new(Sealed::<S> { associated, group, of: PhantomData }),
            });
        };
        push(13, 0, seal::<S, 13>);
        push(0, 16, seal::<S, 0>);
        push(20, 41, seal::<S, 20>);
        push(8, 200, seal::<S, 8>);
        // In these jobs, the keystream and the masks are together too long for the smaller of the library's two
        // buffers. For Magma, they fit into the larger buffer. For Kuznyechik, they do not, so the library computes
        // them in separate calls. With Magma, such long messages have too many blocks for the decision diagrams.
        if S::BLOCK == 8 {
            push(3, 550, seal::<S, 3>);
        } else {
            push(13, 1600, seal::<S, 13>);
        }
    }
}
