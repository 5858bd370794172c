//! Kuznyechik (GOST R 34.12-2015, RFC 7801): the type, the prepared keys, the list of kernels.
use super::{Cipher, Family, Function, Jobs, Kernel, Link, drive};
use crate::{error::Result, simd::Buf};
use core::fmt;
use zeroize::{Zeroize, ZeroizeOnDrop};

mod bitsliced;
mod circuit;
mod few;
mod schedule;
mod sliced;
#[doc(hidden)]
pub mod spec;

#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod avx512;
mod portable;

/// Best first; what is not constant-time last.
static KERNELS: &[Kernel<Kuznyechik>] = &[
    #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
    avx512::KERNEL,
    portable::KERNEL,
];

/// Round keys in the one form that serves all kernels; in the first two every byte four times, so that a vector kernel
/// can use it as a broadcast memory operand. Their bytes are in the order in which the recurrence makes them: a_0, a_1,
/// ... for L (the reverse of memory order), a_15, a_14, ... for L^-1 (memory order). So both directions are one
/// recurrence.
#[derive(Clone, Zeroize, ZeroizeOnDrop)]
#[repr(align(64))]
pub struct Keys {
    /// `enc[0]`: XOR before the rounds. `enc[r]`, r = 1..9: added *inside* the recurrence of L, adjusted so that the
    /// output is L(x) ^ K.
    enc: [[u32; 16]; 10],
    /// The same for decryption: `dec[r]` goes into the recurrence of L^-1 and yields L^-1(x) ^ L^-1(K_r); `dec[0]`
    /// is XORed at the end.
    dec: [[u32; 16]; 10],
    /// K_1 ... K_10 as in the standard.
    enc_bytes: [[u8; 16]; 10],
    /// L^-1 of them; the first as it is.
    dec_bytes: [[u8; 16]; 10],
}

impl Keys {
    const EMPTY: Self =
        Keys { enc: [[0; 16]; 10], dec: [[0; 16]; 10], enc_bytes: [[0; 16]; 10], dec_bytes: [[0; 16]; 10] };
}

/// The Kuznyechik block cipher with a key: 16-byte blocks, 32-byte key (GOST R 34.12-2015, section 4; RFC 7801).
///
/// The kernel is chosen when the key is made. Prepared keys are wiped on drop and never printed.
///
/// ```
/// use fastgost::{Kuznyechik, mode::Ecb};
///
/// let cipher = Kuznyechik::new(&[7; 32]);
/// let mut blocks = [0; 32];
/// Ecb::new(cipher.clone()).encrypt(&mut blocks[..])?;
/// Ecb::new(cipher).decrypt(&mut blocks[..])?;
/// assert_eq!(blocks, [0; 32]);
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Kuznyechik {
    kernel: &'static Kernel<Kuznyechik>,
    keys: Keys,
}

impl Kuznyechik {
    /// Prepares a key for the best kernel of this CPU.
    pub fn new(key: &[u8; 32]) -> Self {
        Self::with_kernel(Kernel::best(), key)
    }

    /// Prepares a key for a given kernel.
    pub fn with_kernel(kernel: &'static Kernel<Self>, key: &[u8; 32]) -> Self {
        let mut cipher = Self { kernel, keys: Keys::EMPTY };
        drive::schedule(kernel, &[key], core::slice::from_mut(&mut cipher.keys));
        cipher
    }

    /// Prepares a key of any origin for the best kernel.
    ///
    /// # Errors
    /// [`Error::KeyLength`](crate::Error::KeyLength) unless it has 32 bytes.
    pub fn from_slice(key: &[u8]) -> Result<Self> {
        Ok(Self::new(super::key_from_slice(key)?))
    }

    /// Prepares many keys side by side.
    #[cfg(feature = "alloc")]
    pub fn many(kernel: &'static Kernel<Self>, keys: &[&[u8; 32]]) -> alloc::vec::Vec<Self> {
        let mut prepared = alloc::vec![Keys::EMPTY; keys.len()];
        drive::schedule(kernel, keys, &mut prepared);
        prepared.into_iter().map(|keys| Self { kernel, keys }).collect()
    }
}

impl Family for Kuznyechik {
    const BLOCK: usize = 16;
    type Keys = Keys;
    type Master = [u8; 32];
    type Counter = u128;
    fn advance(counter: u128, blocks: u64) -> u128 {
        counter.wrapping_add(blocks.into())
    }
    fn kernels() -> &'static [Kernel<Self>] {
        KERNELS
    }
}

impl Jobs for Kuznyechik {
    const BLOCK: usize = 16;
    type Counter = u128;
    fn block_counter(value: u128) -> u128 {
        value
    }
    fn advance(counter: u128, blocks: u64) -> u128 {
        <Self as Family>::advance(counter, blocks)
    }
    fn blocks(&self, function: Function, data: Buf<'_>) {
        drive::blocks(self.kernel, &self.keys, function, data);
    }
    fn counter(&self, counter: u128, data: Buf<'_>) {
        drive::counter(self.kernel, &self.keys, counter, data);
    }
    fn chains(&self, function: Function, link: Link, state: &mut [u8], data: &mut [Buf<'_>]) {
        drive::chains(self.kernel, &self.keys, function, link, state, data);
    }
}

impl Cipher for Kuznyechik {
    fn kernel_name(&self) -> &'static str {
        self.kernel.name
    }
    fn parallel_blocks(&self) -> usize {
        self.kernel.blocks()
    }
}

impl fmt::Debug for Kuznyechik {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kuznyechik").field("kernel", &self.kernel.name).finish_non_exhaustive()
    }
}

/// Writes the blocks `first`, `first + step`, ...
#[inline(always)]
fn counters(blocks: &mut [u8], first: u128, step: u64) {
    // Two `u64`: a `u128` costs the wide kernels 0.8 cycles a byte.
    let (mut hi, mut lo) = ((first >> 64) as u64, first as u64);
    for b in blocks.chunks_exact_mut(16) {
        b[..8].copy_from_slice(&hi.to_be_bytes());
        b[8..].copy_from_slice(&lo.to_be_bytes());
        let (sum, carry) = lo.overflowing_add(step);
        (lo, hi) = (sum, hi.wrapping_add(carry as u64));
    }
}

/// Block `at` of every message, side by side.
#[inline(always)]
fn gather(blocks: &mut [u8], data: &[Buf<'_>], at: usize) {
    for i in 0..data.len() {
        blocks[16 * i..16 * i + 16].copy_from_slice(&data[i].src()[at..at + 16]);
    }
}

/// The inverse of `gather`.
#[inline(always)]
fn scatter(blocks: &[u8], data: &mut [Buf<'_>], at: usize) {
    for i in 0..data.len() {
        data[i].dst()[at..at + 16].copy_from_slice(&blocks[16 * i..16 * i + 16]);
    }
}

/// The byte four times.
const fn x4(b: u8) -> u32 {
    0x0101_0101 * b as u32
}

/// What to add at each step of L's recurrence so that the result is L(x) ^ y: `y` in the recurrence's order.
const fn fold(y: &[u8; 16]) -> [u8; 16] {
    let mut c = *y;
    let mut t = 1;
    while t < 16 {
        let mut i = 16 - t;
        while i < 16 {
            c[t] ^= spec::mul(y[t + i - 16], spec::L[15 - i]);
            i += 1;
        }
        t += 1;
    }
    c
}

/// Bytes in the opposite order.
const fn reverse(a: &[u8; 16]) -> [u8; 16] {
    let mut r = [0; 16];
    let mut i = 0;
    while i < 16 {
        r[i] = a[15 - i];
        i += 1;
    }
    r
}

/// The parts of a kernel that its rounds hide.
#[cfg(test)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Inner {
    S,
    SInverse,
    L,
    LInverse,
}
