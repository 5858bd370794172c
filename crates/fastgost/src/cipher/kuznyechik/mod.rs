//! Kuznyechik (GOST R 34.12-2015, RFC 7801): the type, the prepared keys, the list of kernels.
use super::{Cipher, CipherCore, CipherKernel, Half, dispatch, engine::keyed_cipher};
use crate::{
    cpu::Level,
    error::Result,
    simd::{opaque, public},
};
use zeroize::{Zeroize, ZeroizeOnDrop};

mod avx2;
mod avx2_gfni;
mod avx512;
mod avx512_zen4;
mod avx512bw;
mod bit_planes;
mod bitsliced;
pub(crate) mod circuit;
mod columns;
#[cfg(feature = "count")]
pub(crate) mod count;
#[cfg(all(test, feature = "circuits"))]
pub(crate) mod generate;
mod gfni;
mod halves;
#[cfg(feature = "tables")]
mod lookups;
mod neon;
mod neon_aes;
mod neon_sha3;
mod portable;
mod simd128;
mod ssse3;
mod tables;
// Only kernels for CPUs that multiply bytes as polynomials use this strategy.
#[cfg_attr(any(target_arch = "x86", target_arch = "x86_64"), allow(dead_code))]
mod matrix;
// The strategies `lone` and `nibble_halves` are only for registers of two or more 128-bit lanes.
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod lone;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod nibble_halves;
mod recurrence;
#[cfg(feature = "circuits")]
pub(crate) mod rounds;
mod scaled_toeplitz;
mod schedule;
mod sliced;
mod sliced_ctr;
mod sliced_gfni;
mod sliced_nibbles;
#[cfg_attr(any(target_arch = "x86", target_arch = "x86_64"), allow(dead_code))] // as `matrix`
mod sliced_polynomials;
mod sliced_toeplitz;
mod small_batch;
mod spec;
#[cfg(test)]
mod tests;
#[cfg(feature = "circuits")]
mod three_input;
mod toeplitz;

crate::rows::kernels! {
    CipherKernel<Kuznyechik>;
    x86: avx512, avx512_zen4, avx512bw, avx2_gfni, avx2, ssse3;
    aarch64: neon_sha3, neon_aes, neon;
    wasm32: simd128;
    portable;
    feature "tables": tables;
}

/// Round keys in the forms that kernels need.
#[derive(Clone)]
pub struct Keys {
    /// K_1 ... K_10 as in the standard.
    enc: [[u8; 16]; 10],
    /// L^-1 of the keys in `enc`, except that the first key is K_1 itself. Only kernels whose strategies need these
    /// keys have them (see `small_batch::SmallBatch::INSIDE` and `sliced_toeplitz::Products::INSIDE`).
    dec: [[u8; 16]; 10],
    /// Keys for kernels that compute L as a recurrence. The bytes are in the order a_0, a_1, ..., in which the
    /// recurrence makes them. This is the reverse of memory order. `[0]` is XORed before the rounds. `[r]`, for r =
    /// 1..9, is added *inside* the recurrence, and is adjusted so that the output is L(x) ^ K.
    ///
    /// The same bytes, in the opposite order (memory order), also work for L^-1, which is the recurrence run backwards.
    /// The output is then L^-1(x) ^ L^-1(K), and `[0]` is XORed at the end. The reason is as follows. Each of the bytes
    /// is the deviation of one step: the byte that the step makes, XOR the byte that the recurrence alone would make.
    /// Take the sequence that begins with 16 bytes 0 and ends with K. The bytes are the deviations of the steps of this
    /// sequence. The sequence from L^-1(K) to K has no deviations. So the sum of both sequences, which goes from
    /// L^-1(K) to 0, has the deviations of the first sequence.
    folded: [[u8; 16]; 10],
}

impl Keys {
    #[inline(always)]
    pub(super) const fn empty() -> Self {
        Keys { enc: [[0; 16]; 10], dec: [[0; 16]; 10], folded: [[0; 16]; 10] }
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        crate::wipe(self.enc.as_flattened_mut());
        crate::wipe(self.dec.as_flattened_mut());
        crate::wipe(self.folded.as_flattened_mut());
    }
}
impl ZeroizeOnDrop for Keys {}

/// The Kuznyechik block cipher with a key: 16-byte blocks, 32-byte key (GOST R 34.12-2015, section 4; RFC 7801).
///
/// The kernel (the implementation for the features of this CPU) is chosen when the key is prepared. Prepared keys are
/// wiped on drop and never printed.
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
    kernel: &'static CipherKernel<Kuznyechik>,
    keys: Keys,
}

keyed_cipher! {
    #[inline] // when inlined, the round keys are made in place in the caller: no copy of them is left
    Kuznyechik, Kuznyechik; Keys::empty()
}

#[cfg(feature = "std")]
impl Kuznyechik {
    /// Returns the words of the round keys for the circuits in `rounds`, in the order in which the rounds use them.
    pub(crate) fn circuit_words(&self, decrypt: bool) -> [u32; 40] {
        let mut words = [0; 40];
        for (i, word) in words.iter_mut().enumerate() {
            let r = if decrypt { 9 - i / 4 } else { i / 4 };
            for byte in 0..4 {
                let place = 4 * (i % 4) + byte;
                // Both directions take the bytes in memory order. `time` is the number of the step of L that computes
                // the byte. Encryption computes the last byte of a block first.
                let time = if decrypt { place } else { 15 - place };
                *word |= u32::from(bitsliced::key_byte(&self.keys, decrypt, r, time)) << (8 * byte);
            }
        }
        words
    }
}

impl CipherCore for Kuznyechik {
    const BLOCK: usize = 16;
    type Keys = Keys;
    type Master = [u8; 32];
    type Counter = Counter;
    #[inline]
    fn counter_from(value: u128) -> Counter {
        Counter { number: value, counts: Counts::Block }
    }
    fn counter_from_half(block: &[u8], half: Half) -> Counter {
        let mut bytes = [0; 16];
        bytes.copy_from_slice(block);
        let counts = if half == Half::Low { Counts::Low } else { Counts::High };
        Counter { number: u128::from_be_bytes(bytes), counts }
    }
    #[inline]
    fn advance(counter: Counter, blocks: u64) -> Counter {
        counter.after(blocks)
    }
    #[inline]
    fn counter_blocks(counter: Counter, blocks: &mut [u8]) {
        counters(blocks, counter);
    }
    fn alike(_: &Keys, _: &Keys) -> bool {
        true
    }
    fn kernels() -> &'static [CipherKernel<Self>] {
        KERNELS
    }
}

/// The block whose encryption is the next block of a keystream.
#[derive(Clone, Copy, Zeroize)]
pub struct Counter {
    number: u128,
    #[zeroize(skip)]
    counts: Counts,
}

/// The part of a counter that advances by one per block: the whole number, or one half modulo 2^64. It is not secret
/// which part of the counter advances.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counts {
    Block,
    Low,
    High,
}

impl Counter {
    /// Returns the same counter, with `counts` declared public. Kernels use this method after they have read the
    /// counter from memory that also holds secrets.
    #[inline(always)]
    fn declared(&self) -> Self {
        let counts = match public(self.counts as usize) {
            0 => Counts::Block,
            1 => Counts::Low,
            _ => Counts::High,
        };
        Self { number: self.number, counts }
    }

    /// Returns the counter that comes `blocks` blocks later.
    #[inline(always)]
    fn after(self, blocks: u64) -> Self {
        let (hi, lo) = ((self.number >> 64) as u64, self.number as u64);
        let (hi, lo) = self.counts.add(hi, lo, blocks);
        Self { number: u128::from(hi) << 64 | u128::from(lo), counts: self.counts }
    }
}

impl Counts {
    /// Returns the two halves of the value that the counter has after `blocks` more blocks.
    #[inline(always)]
    fn add(self, hi: u64, lo: u64, blocks: u64) -> (u64, u64) {
        let (sum, carry) = lo.overflowing_add(blocks);
        match self {
            Counts::Block => (hi.wrapping_add(u64::from(carry)), sum),
            Counts::Low => (hi, sum),
            Counts::High => (hi.wrapping_add(blocks), lo),
        }
    }

    /// Returns the place of the least significant byte of the part that advances. The place is counted from the end of
    /// the block.
    #[inline(always)]
    fn first_byte(self) -> usize {
        if self == Counts::High { 8 } else { 0 }
    }
}

/// Writes the blocks of the counter `first` and of the counters after it.
#[inline(always)]
fn counters(blocks: &mut [u8], first: Counter) {
    // The number is two `u64` here, because a `u128` costs the wide kernels 0.8 cycles per byte.
    let (mut hi, mut lo) = ((first.number >> 64) as u64, first.number as u64);
    // There is one loop for all three cases, because LLVM would merge three loops into one loop with instructions that
    // valgrind does not know.
    let (of_hi, of_lo, carries) = match first.counts {
        Counts::Block => (0, 1, 1),
        Counts::Low => (0, 1, 0),
        Counts::High => (1, 0, 0),
    };
    for b in blocks.chunks_exact_mut(16) {
        b[..8].copy_from_slice(&hi.to_be_bytes());
        b[8..].copy_from_slice(&lo.to_be_bytes());
        let (sum, carry) = lo.overflowing_add(of_lo);
        // The counters of MGM are secret, and LLVM would branch on a carry that it knows to be one bit.
        let carry = opaque(u64::from(carry)) & carries;
        (hi, lo) = (hi.wrapping_add(of_hi).wrapping_add(carry), sum);
    }
}

/// Returns the bytes to add in the steps of L's recurrence, so that the recurrence gives L(x) ^ y. These bytes are in
/// the recurrence's order.
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

/// Reverses the bytes.
const fn reverse(a: &[u8; 16]) -> [u8; 16] {
    let mut r = [0; 16];
    let mut i = 0;
    while i < 16 {
        r[i] = a[15 - i];
        i += 1;
    }
    r
}
