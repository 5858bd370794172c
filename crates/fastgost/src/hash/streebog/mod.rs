//! Streebog (GOST R 34.11-2012, RFC 6986): the public types, the state, the list of kernels.
use super::{
    Digest, Hash, HashCore, HashKernel, MOST_CLOSING, add,
    hasher_core::{HasherCore, hash_function},
    private,
    state::{Align64, count},
};
use crate::{cpu::Level, error::Result};

mod avx2;
mod avx2_gfni;
mod avx512;
mod bit_planes;
mod compress;
mod gfni;
mod neon;
mod neon_sha3;
mod paired_rows;
mod portable;
mod simd128;
mod spec;
mod ssse3;
mod tables;
#[cfg(test)]
mod tests;

crate::rows::kernels! {
    HashKernel<Streebog>;
    x86: avx512, avx2_gfni, avx2, ssse3;
    aarch64: neon_sha3, neon;
    wasm32: simd128;
    portable;
    feature "tables": tables;
}

/// The core of Streebog-256 and Streebog-512, which share their [`HashKernel`]s.
#[derive(Clone, Copy, Debug)]
pub struct Streebog;

pub type State = super::state::State<Align64, 64>;

/// Returns the state at the beginning of a message, for digests of `bits` bits.
fn start(bits: usize) -> State {
    State::new([u8::from(bits == 256); 64])
}

impl HashCore for Streebog {
    const BLOCK: usize = 64;
    type Parameters = ();
    type State = State;
    fn kernels() -> &'static [HashKernel<Self>] {
        KERNELS
    }
    fn alike((): &(), (): &()) -> bool {
        true
    }
    /// Writes the closing blocks, which are the padded last block, then N, and then Sigma. The padded block is counted
    /// and summed, but it is compressed with the previous N.
    fn close(state: &mut State, rest: &[u8], blocks: &mut [u8; MOST_CLOSING]) -> usize {
        let (padded, sums) = blocks.split_at_mut(64);
        padded.fill(0);
        padded[..rest.len()].copy_from_slice(rest);
        padded[rest.len()] = 1;
        let mut length = state.length;
        count(&mut length, 8 * rest.len() as u128);
        sums[..64].copy_from_slice(&length);
        add(&mut state.sigma, padded);
        sums[64..].copy_from_slice(&state.sigma);
        3
    }
}

macro_rules! streebog {
    ($name:ident, $bits:literal, $text:literal, $abc:literal) => {
        #[doc = $text]
        ///
        /// The hash function is constant-time, so its running time depends only on the length of the message. With
        /// feature `std` the type is an [`io::Write`](std::io::Write). The type also implements RustCrypto's `Digest`.
        ///
        /// ```
        #[doc = concat!("use fastgost::hash::", stringify!($name), ";")]
        ///
        #[doc = concat!("let mut hash = ", stringify!($name), "::new();")]
        /// hash.update(b"any split ");
        /// hash.update(b"of the message");
        #[doc = concat!("assert_eq!(hash.finalize()[..], ", stringify!($name), "::digest(b\"any split of the message\")[..]);")]
        #[doc = $abc]
        /// ```
        pub struct $name(HasherCore<Streebog>);

        impl $name {
            /// Starts a message on the best kernel for this CPU.
            pub fn new() -> Self {
                Self::with_kernel(HashKernel::best())
            }

            /// Starts a message on the kernel of a level. If the level has no kernel, the kernel of the next lower
            /// level is used.
            ///
            /// # Errors
            /// [`Error::KernelUnavailable`](crate::Error::KernelUnavailable) if this CPU lacks a feature of the level.
            pub fn with_level(level: Level) -> Result<Self> {
                Ok(Self::with_kernel(HashKernel::at(level)?))
            }

            fn with_kernel(kernel: &'static HashKernel<Streebog>) -> Self {
                Self(HasherCore::new(kernel, (), start($bits)))
            }

            /// Returns the digest of a message.
            pub fn digest(message: &[u8]) -> [u8; $bits / 8] {
                let mut hash = Self::new();
                hash.update(message);
                let mut digest = [0; $bits / 8];
                digest.copy_from_slice(digest_of::<$bits>(hash.0.close()));
                digest
            }
        }

        hash_function!($name, Streebog, $bits / 8, start($bits), digest_of::<$bits>);
    };
}

streebog!(
    Streebog256,
    256,
    "Streebog with digests of 32 bytes (GOST R 34.11-2012, RFC 6986), over blocks of 64 bytes.",
    "assert_eq!(Streebog256::digest(b\"\")[..4], [0x3f, 0x53, 0x9a, 0x21]);"
);
streebog!(
    Streebog512,
    512,
    "Streebog with digests of 64 bytes (GOST R 34.11-2012, RFC 6986), over blocks of 64 bytes.",
    "assert_eq!(Streebog512::digest(b\"\")[..4], [0x8e, 0x94, 0x5d, 0xa2]);"
);

/// Returns the digest of `BITS` bits in a final state.
fn digest_of<const BITS: usize>(state: &State) -> &[u8] {
    &state.h[64 - BITS / 8..]
}
