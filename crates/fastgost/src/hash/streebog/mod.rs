//! Streebog (GOST R 34.11-2012, RFC 6986): the types, the state, the list of kernels.
use super::{
    Digest, Hash, HashCore, HashKernel, MOST_CLOSING, add,
    hasher_core::{HasherCore, hash_function},
    private,
};
use core::fmt;
use zeroize::ZeroizeOnDrop;

mod bit_planes;
mod compress;
mod gfni;
mod paired_rows;
#[doc(hidden)]
pub mod spec;
#[cfg(test)]
mod tests;

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod avx2;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod avx2_gfni;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod avx512;
mod portable;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod ssse3;
#[cfg(feature = "tables")]
mod tables;

/// Best first; what is not constant-time last.
static KERNELS: &[HashKernel<Streebog>] = &[
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    avx512::KERNEL,
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    avx2_gfni::KERNEL,
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    avx2::KERNEL,
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    ssse3::KERNEL,
    portable::KERNEL,
    #[cfg(feature = "tables")]
    tables::KERNEL,
];

/// The family of both lengths of hash codes, whose [`HashKernel`]s they share.
#[derive(Clone, Copy, Debug)]
pub struct Streebog;

/// As the standard has it, in the order of memory.
#[repr(align(64))]
pub struct State {
    h: [u8; 64],
    /// Bits so far.
    n: [u8; 64],
    /// The sum of all blocks.
    sigma: [u8; 64],
}

impl State {
    fn new(bits: usize) -> Self {
        Self { h: [u8::from(bits == 256); 64], n: [0; 64], sigma: [0; 64] }
    }
}

impl Default for State {
    fn default() -> Self {
        Self { h: [0; 64], n: [0; 64], sigma: [0; 64] }
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        let mut state = Self::default();
        state.clone_from(self);
        state
    }
    fn clone_from(&mut self, other: &Self) {
        self.h.copy_from_slice(&other.h);
        self.n.copy_from_slice(&other.n);
        self.sigma.copy_from_slice(&other.sigma);
    }
}

impl Drop for State {
    fn drop(&mut self) {
        crate::wipe(&mut self.h);
        crate::wipe(&mut self.n);
        crate::wipe(&mut self.sigma);
    }
}
impl ZeroizeOnDrop for State {}

/// N of a message that is `bits` longer.
#[inline(always)]
fn count(n: &mut [u8; 64], bits: u64) {
    let mut b = [0; 64];
    b[..8].copy_from_slice(&bits.to_le_bytes());
    add(n, &b);
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
    /// The padded rest, which counts and is summed but is compressed with N as it was before; N; Sigma.
    fn close(state: &mut State, rest: &[u8], blocks: &mut [u8; MOST_CLOSING]) -> usize {
        let (padded, sums) = blocks.split_at_mut(64);
        padded.fill(0);
        padded[..rest.len()].copy_from_slice(rest);
        padded[rest.len()] = 1;
        let mut n = state.n;
        count(&mut n, 8 * rest.len() as u64);
        sums[..64].copy_from_slice(&n);
        add(&mut state.sigma, padded);
        sums[64..].copy_from_slice(&state.sigma);
        3
    }
}

macro_rules! streebog {
    ($name:ident, $bits:literal, $text:literal, $abc:literal) => {
        #[doc = $text]
        ///
        /// It is constant-time: it depends on the length of the message only. With feature `std` it is an
        /// [`io::Write`](std::io::Write); it implements RustCrypto's `Digest` too.
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
            /// The beginning of a message, with the best kernel of this CPU.
            pub fn new() -> Self {
                Self::with_kernel(HashKernel::best())
            }

            /// The beginning of a message, with a given kernel.
            pub fn with_kernel(kernel: &'static HashKernel<Streebog>) -> Self {
                Self(HasherCore::new(kernel, (), State::new($bits)))
            }

            /// The hash code of a message.
            pub fn digest(message: &[u8]) -> [u8; $bits / 8] {
                let mut hash = Self::new();
                hash.update(message);
                let mut code = [0; $bits / 8];
                code.copy_from_slice(self::code::<$bits>(hash.0.close()));
                code
            }
        }

        hash_function!($name, Streebog, $bits / 8, State::new($bits), code::<$bits>);
    };
}

streebog!(
    Streebog256,
    256,
    "Streebog with hash codes of 32 bytes (GOST R 34.11-2012, RFC 6986), over blocks of 64 bytes.",
    "assert_eq!(Streebog256::digest(b\"\")[..4], [0x3f, 0x53, 0x9a, 0x21]);"
);
streebog!(
    Streebog512,
    512,
    "Streebog with hash codes of 64 bytes (GOST R 34.11-2012, RFC 6986), over blocks of 64 bytes.",
    "assert_eq!(Streebog512::digest(b\"\")[..4], [0x8e, 0x94, 0x5d, 0xa2]);"
);

/// The hash code of so many bits in a state.
fn code<const BITS: usize>(state: &State) -> &[u8] {
    &state.h[64 - BITS / 8..]
}
