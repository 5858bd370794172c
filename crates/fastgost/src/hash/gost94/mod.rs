//! GOST R 34.11-94 (RFC 5831): the public type, the state, the list of kernels.
use super::{
    Digest, Hash, HashCore, HashKernel, MOST_CLOSING, add,
    hasher_core::{HasherCore, hash_function},
    private,
    state::{Align32, count},
};
use crate::{
    cipher::gost28147::{H94_CRYPTOPRO, Sbox},
    cpu::Level,
    error::Result,
};

mod avx2;
mod avx512;
mod compress;
mod lane_per_message;
mod neon;
mod portable;
mod simd128;
mod spec;
mod ssse3;
#[cfg(test)]
mod tests;
mod words;

crate::rows::kernels! {
    HashKernel<Gost94Core>;
    x86: avx512, avx2, ssse3;
    aarch64: neon;
    wasm32: simd128;
    portable;
}

/// The core of [`Gost94`]. The [`HashKernel`]s are the same for all S-boxes.
#[derive(Clone, Copy, Debug)]
pub struct Gost94Core;

pub type State = super::state::State<Align32, 32>;

impl HashCore for Gost94Core {
    const BLOCK: usize = 32;
    type Parameters = Sbox;
    type State = State;
    fn alike(a: &Sbox, b: &Sbox) -> bool {
        a.is_same(b)
    }
    fn kernels() -> &'static [HashKernel<Self>] {
        KERNELS
    }
    /// Writes the padded partial block (if any), which is counted and summed. After the padded block come L (the number
    /// of bits) and Sigma (the sum of all blocks).
    fn close(state: &mut State, rest: &[u8], blocks: &mut [u8; MOST_CLOSING]) -> usize {
        blocks[..32].fill(0);
        blocks[..rest.len()].copy_from_slice(rest);
        add(&mut state.sigma, &blocks[..32]);
        count(&mut state.length, 8 * rest.len() as u128);
        let padded = usize::from(!rest.is_empty());
        blocks[32 * padded..][..32].copy_from_slice(&state.length);
        blocks[32 * padded + 32..][..32].copy_from_slice(&state.sigma);
        padded + 2
    }
}

/// GOST R 34.11-94 (RFC 5831): 32-byte digests, 32-byte blocks, and initial value 0. This hash function is obsolete, so
/// use it only for existing data.
///
/// The digest depends on the S-boxes, which are the S-boxes of CryptoPro ("h94cp") unless other S-boxes are given. The
/// hash function is constant-time, so its running time depends only on the length of the message. The S-boxes are wiped
/// on drop and never printed.
///
/// ```
/// use fastgost::{Sbox, hash::Gost94};
///
/// let mut hash = Gost94::new();
/// hash.update(b"any split ");
/// hash.update(b"of the message");
/// assert_eq!(hash.finalize()[..], Gost94::digest(b"any split of the message")[..]);
/// assert_eq!(Gost94::digest(b"")[..4], [0x98, 0x1e, 0x5f, 0x3c]);
///
/// let test = Gost94::with_sbox(&Sbox::from_name("h94test")?);
/// assert_eq!(test.finalize()[..4], [0xce, 0x85, 0xb9, 0x9c]);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Gost94(HasherCore<Gost94Core>);

impl Gost94 {
    /// The default S-boxes, which are the S-boxes of CryptoPro.
    pub(crate) const SBOX: &'static Sbox = &H94_CRYPTOPRO;

    /// Starts a message with the S-boxes of CryptoPro, on the best kernel for this CPU.
    pub fn new() -> Self {
        Self::with_sbox(Self::SBOX)
    }

    /// Starts a message with given S-boxes, on the best kernel for this CPU.
    pub fn with_sbox(sbox: &Sbox) -> Self {
        Self::with_kernel(HashKernel::best(), sbox)
    }

    /// Starts a message with given S-boxes, on the kernel of a level. If the level has no kernel, the kernel of the
    /// next lower level is used.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`](crate::Error::KernelUnavailable) if this CPU lacks a feature of the level.
    pub fn with_level(level: Level, sbox: &Sbox) -> Result<Self> {
        Ok(Self::with_kernel(HashKernel::at(level)?, sbox))
    }

    fn with_kernel(kernel: &'static HashKernel<Gost94Core>, sbox: &Sbox) -> Self {
        Self(HasherCore::new(kernel, sbox.clone(), State::default()))
    }

    /// Returns the digest of a message, with the S-boxes of CryptoPro.
    pub fn digest(message: &[u8]) -> [u8; 32] {
        let mut hash = Self::new();
        hash.update(message);
        hash.0.close().h
    }
}

hash_function!(Gost94, Gost94Core, 32, State::default(), digest_of);

fn digest_of(state: &State) -> &[u8] {
    &state.h
}
