//! GOST R 34.11-94 (RFC 5831): the type, the state, the list of kernels.
use super::{
    Digest, Hash, HashCore, HashKernel, MOST_CLOSING, add,
    hasher_core::{HasherCore, hash_function},
    private,
};
use crate::cipher::gost28147::{H94_CRYPTOPRO, Sbox};
use core::fmt;
use zeroize::ZeroizeOnDrop;

mod compress;
mod lane_per_message;
#[doc(hidden)]
pub mod spec;
#[cfg(test)]
mod tests;
mod words;

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod avx2;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod avx512;
mod portable;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod ssse3;

/// Best first.
static KERNELS: &[HashKernel<Gost94Core>] = &[
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    avx512::KERNEL,
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    avx2::KERNEL,
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    ssse3::KERNEL,
    portable::KERNEL,
];

/// The family of [`Gost94`] with any S-boxes, whose [`HashKernel`]s they share.
#[derive(Clone, Copy, Debug)]
pub struct Gost94Core;

/// As the standard has it, in the order of memory.
#[derive(Default)]
#[repr(align(32))]
pub struct State {
    h: [u8; 32],
    /// Bits so far.
    l: [u8; 32],
    /// The sum of all blocks.
    sigma: [u8; 32],
}

impl Clone for State {
    fn clone(&self) -> Self {
        let mut state = Self::default();
        state.clone_from(self);
        state
    }
    fn clone_from(&mut self, other: &Self) {
        self.h.copy_from_slice(&other.h);
        self.l.copy_from_slice(&other.l);
        self.sigma.copy_from_slice(&other.sigma);
    }
}

impl Drop for State {
    fn drop(&mut self) {
        crate::wipe(&mut self.h);
        crate::wipe(&mut self.l);
        crate::wipe(&mut self.sigma);
    }
}
impl ZeroizeOnDrop for State {}

/// L of a message that is `bits` longer.
#[inline(always)]
fn count(l: &mut [u8; 32], bits: u128) {
    let mut b = [0; 32];
    b[..16].copy_from_slice(&bits.to_le_bytes());
    add(l, &b);
}

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
    /// The padded rest, if there is one, which counts and is summed; L; Sigma.
    fn close(state: &mut State, rest: &[u8], blocks: &mut [u8; MOST_CLOSING]) -> usize {
        blocks[..32].fill(0);
        blocks[..rest.len()].copy_from_slice(rest);
        add(&mut state.sigma, &blocks[..32]);
        count(&mut state.l, 8 * rest.len() as u128);
        let padded = usize::from(!rest.is_empty());
        blocks[32 * padded..][..32].copy_from_slice(&state.l);
        blocks[32 * padded + 32..][..32].copy_from_slice(&state.sigma);
        padded + 2
    }
}

/// GOST R 34.11-94 (RFC 5831): hash codes of 32 bytes, over blocks of 32 bytes, with start vector 0. Obsolete: for what was
/// made with it.
///
/// The code depends on the S-boxes: those of CryptoPro ("h94cp") unless others are given. It is constant-time: it depends on
/// the length of the message only. Its S-boxes are wiped on drop and never printed.
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
/// let test = Gost94::with_sbox(&Sbox::named("h94test")?);
/// assert_eq!(test.finalize()[..4], [0xce, 0x85, 0xb9, 0x9c]);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Gost94(HasherCore<Gost94Core>);

impl Gost94 {
    /// The S-boxes of CryptoPro, when nothing speaks for others.
    pub(crate) const SBOX: &'static Sbox = &H94_CRYPTOPRO;

    /// The beginning of a message, with the S-boxes of CryptoPro and the best kernel of this CPU.
    pub fn new() -> Self {
        Self::with_sbox(Self::SBOX)
    }

    /// The beginning of a message, with given S-boxes and the best kernel of this CPU.
    pub fn with_sbox(sbox: &Sbox) -> Self {
        Self::with_kernel(HashKernel::best(), sbox)
    }

    /// The beginning of a message, with a given kernel and S-boxes.
    pub fn with_kernel(kernel: &'static HashKernel<Gost94Core>, sbox: &Sbox) -> Self {
        Self(HasherCore::new(kernel, sbox.clone(), State::default()))
    }

    /// The hash code of a message, with the S-boxes of CryptoPro.
    pub fn digest(message: &[u8]) -> [u8; 32] {
        let mut hash = Self::new();
        hash.update(message);
        hash.0.close().h
    }
}

hash_function!(Gost94, Gost94Core, 32, State::default(), code);

fn code(state: &State) -> &[u8] {
    &state.h
}
