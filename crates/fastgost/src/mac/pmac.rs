//! PMAC, a MAC that processes blocks in parallel (Black and Rogaway, 2002).
use super::{
    Tag, check_tag_size,
    double::{double, halve},
    tags,
};
use crate::{
    block_buffer::BlockBuffer,
    cipher::{BlockEngine, Cipher, Function, xor},
    error::{Error, Result},
    simd::IoBuf,
};
use zeroize::Zeroize;

/// PMAC of one message with any block cipher. This type is the original PMAC, with offsets in Gray code order, as in
/// the crate `pmac`. The tag does not depend on how the message is split into parts. PMAC is as fast as ECB if it is
/// given a few kilobytes at a time.
///
/// **No GOST standard contains PMAC.** PMAC is here for research, and for users who control both ends. Otherwise use
/// [`Omac`](super::Omac).
///
/// The MAC counts the blocks under a key, and [`LIMIT`](Self::LIMIT) is the largest number of blocks. Every clone has
/// its own count. To keep a single count over many messages, go from one message to the next with
/// [`finalize_reset`](Self::finalize_reset).
///
/// ```
/// use fastgost::{Kuznyechik, mac::Pmac};
///
/// let mut mac = Pmac::new(Kuznyechik::new(&[7; 32]));
/// mac.update(b"a message ")?;
/// mac.update(b"in two parts")?;
/// let tag = mac.finalize_reset();
///
/// mac.update(b"a message in two parts")?;
/// mac.verify(&tag)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Pmac<C: Cipher> {
    cipher: C,
    offsets: Offsets,
    sum: [u8; 16],
    buffer: BlockBuffer<16>,
    /// L / x, where L is the encryption of a zero block. This value is XORed into a whole last block.
    last_whole: [u8; 16],
    /// The number of blocks processed under the key so far.
    blocks: u64,
    tag_size: usize,
}

impl<C: Cipher> Pmac<C> {
    /// The number of blocks that all messages under one key may have together. This limit is 2^24 for 8-byte blocks
    /// (128 MiB) and 2^56 for 16-byte blocks. The chance of a forgery after s blocks of n bits is about s^2 / 2^n. Up
    /// to this limit the chance stays around 2^-16.
    pub const LIMIT: u64 = 1 << (4 * C::BLOCK - 8);

    const ALLOWED: &'static str = if C::BLOCK == 16 { "2^56 blocks of messages" } else { "2^24 blocks of messages" };

    /// Makes full-block tags.
    pub fn new(cipher: C) -> Self {
        let mut l = [0; 16];
        cipher.blocks(Function::Encrypt, IoBuf::from(&mut l[..C::BLOCK]));
        let offsets = Offsets::new(&l, C::BLOCK);
        let last_whole = halve(&l, C::BLOCK);
        l.zeroize();
        let buffer = BlockBuffer::holding_last(C::BLOCK);
        Self { cipher, offsets, sum: [0; 16], buffer, last_whole, blocks: 0, tag_size: C::BLOCK }
    }

    /// Truncates tags to their first `size` bytes.
    ///
    /// # Errors
    /// [`Error::TagLength`] unless `size` is from 4 to the block size.
    pub fn with_tag_size(cipher: C, size: usize) -> Result<Self> {
        check_tag_size(size, 4, C::BLOCK)?;
        let mut pmac = Self::new(cipher);
        pmac.tag_size = size;
        Ok(pmac)
    }

    /// Adds the next part of the message.
    ///
    /// # Errors
    /// [`Error::KeyExhausted`] if there would be more than [`LIMIT`](Self::LIMIT) blocks under the key. In this case
    /// the part is not added.
    pub fn update(&mut self, data: &[u8]) -> Result<()> {
        let pending = self.buffer.partial().len() as u128 + data.len() as u128;
        if u128::from(self.blocks) + pending.div_ceil(C::BLOCK as u128) > u128::from(Self::LIMIT) {
            return Err(Error::KeyExhausted { allowed: Self::ALLOWED });
        }
        let Self { cipher, offsets, sum, buffer, blocks, .. } = self;
        buffer.feed(data, |whole| {
            *blocks += (whole.len() / C::BLOCK) as u64;
            // Wiping 8 KiB would cost more than processing a short message, so short parts get a smaller buffer.
            match whole.len().min(cipher.parallel_blocks() * C::BLOCK) {
                0..=1024 => add_encrypted::<C, 1024>(cipher, offsets, sum, whole),
                1025..=4096 => add_encrypted::<C, 4096>(cipher, offsets, sum, whole),
                _ => add_encrypted::<C, 8192>(cipher, offsets, sum, whole),
            }
        });
        Ok(())
    }

    /// Returns the full tag, whatever the tag size.
    fn whole(&mut self) -> &[u8] {
        let partial = self.buffer.partial();
        // The empty message is not counted, because its tag is always the same.
        self.blocks += u64::from(!partial.is_empty());
        xor(&mut self.sum, partial);
        if partial.len() == C::BLOCK {
            xor(&mut self.sum, &self.last_whole);
        } else {
            self.sum[partial.len()] ^= 0x80;
        }
        self.cipher.blocks(Function::Encrypt, IoBuf::from(&mut self.sum[..C::BLOCK]));
        &self.sum[..C::BLOCK]
    }

    /// Computes the tags of many messages, one after the other. The blocks of these messages are added to the count of
    /// `self`. `done` gets the index and the tag of each message. A message that `self` is processing is not affected.
    ///
    /// # Errors
    /// [`Error::KeyExhausted`]. In this case, `done` has been called for the messages before the error.
    pub fn finalize_many<'m>(
        &mut self,
        messages: impl IntoIterator<Item = &'m [u8]>,
        mut done: impl FnMut(usize, Tag),
    ) -> Result<()> {
        let mut mac = self.clone();
        mac.reset();
        // One block of the limit is reserved, so that the message that `self` is processing can still be finished.
        let begun = u64::from(!self.buffer.partial().is_empty());
        mac.blocks += begun;
        let mut result = Ok(());
        for (i, message) in messages.into_iter().enumerate() {
            result = mac.update(message);
            if result.is_err() {
                break;
            }
            done(i, mac.finalize_reset());
        }
        self.blocks = mac.blocks - begun;
        result
    }

    /// Discards the message and starts a new one. The count of blocks continues.
    pub fn reset(&mut self) {
        crate::wipe(&mut self.sum);
        self.buffer.clear();
        self.offsets.reset();
    }
}

/// XORs whole blocks with their offsets, encrypts the results, and adds the encryptions to the sum. Each call of the
/// cipher gets as many blocks as suit the kernel.
fn add_encrypted<C: Cipher, const N: usize>(cipher: &C, offsets: &mut Offsets, sum: &mut [u8; 16], blocks: &[u8]) {
    let mut scratch = [0; N];
    // These words are partial sums, which the compiler keeps in registers. Successive blocks are added to different
    // words. At the end, all words are added to `sum`.
    let mut sums = [0; 8];
    for part in blocks.chunks((cipher.parallel_blocks() * C::BLOCK).min(N)) {
        let masked = &mut scratch[..part.len()];
        offsets.add(part, masked);
        cipher.blocks(Function::Encrypt, IoBuf::from(&mut *masked));
        let (eights, rest) = masked.as_chunks::<8>().0.as_chunks::<8>();
        for eight in eights {
            for i in 0..8 {
                sums[i] ^= u64::from_ne_bytes(eight[i]);
            }
        }
        for i in 0..rest.len() {
            sums[i] ^= u64::from_ne_bytes(rest[i]);
        }
    }
    for i in 0..8 {
        xor(&mut sum[8 * i % C::BLOCK..], &sums[i].to_ne_bytes());
    }
    crate::wipe(&mut sums);
    crate::wipe(&mut scratch);
}

/// Returns the block as native-endian words.
fn as_words(block: &[u8; 16]) -> [u64; 2] {
    let halves = block.as_chunks::<8>().0;
    [u64::from_ne_bytes(halves[0]), u64::from_ne_bytes(halves[1])]
}

/// The offsets that are XORed into the blocks 1, 2, ... The offset of block i is the product, as polynomials, of L and
/// the i-th word i ^ (i >> 1) of the Gray code. L is the encryption of a zero block. A stripe is a fixed number of
/// blocks. The Gray code is linear, so the offsets of any stripe are the offsets of the first stripe, all XORed with
/// one value.
#[derive(Clone)]
struct Offsets {
    /// The offsets of the first stripe, which begins with block 0, as native-endian words.
    first: [u64; STRIPE / 8],
    /// The offsets of the first stripe, XORed with this value, give the offsets of the current stripe. The value is a
    /// 16-byte block, or two copies of an 8-byte block.
    change: [u64; 2],
    /// The number of the current stripe.
    number: u64,
    /// The position of the next block in the stripe, in bytes.
    inside: usize,
    /// The products L x^(s - 1) and L x^s, where 2^s is the number of blocks in a stripe.
    steps: [[u8; 16]; 2],
    /// The size of a block in bytes.
    size: usize,
}

/// The size of a stripe in bytes.
const STRIPE: usize = 256;

impl Offsets {
    fn new(l: &[u8; 16], size: usize) -> Self {
        let steps = [[0; 16], *l];
        let mut offsets = Self { first: [0; STRIPE / 8], change: [0; 2], number: 0, inside: size, steps, size };
        let words = size / 8;
        let mut filled = words;
        while filled < STRIPE / 8 {
            // A Gray code with one more bit has twice as many words. The second half of the words are the words of the
            // first half in reverse order, with the new bit set.
            let step = as_words(&offsets.steps[1]);
            for i in 0..filled {
                let same = filled - words - i / words * words + i % words;
                offsets.first[filled + i] = offsets.first[same] ^ step[i % words];
            }
            offsets.steps = [offsets.steps[1], double(&offsets.steps[1], size)];
            filled *= 2;
        }
        offsets
    }

    /// Writes whole blocks, each XORed with its offset, to `masked`.
    fn add(&mut self, mut blocks: &[u8], mut masked: &mut [u8]) {
        while !blocks.is_empty() {
            let n = blocks.len().min(STRIPE - self.inside);
            let (now, rest) = masked.split_at_mut(n);
            self.mask(&blocks[..n], now);
            self.inside += n;
            if self.inside == STRIPE {
                self.next();
            }
            (blocks, masked) = (&blocks[n..], rest);
        }
    }

    /// Does the same as `add`, for blocks that are all in the current stripe. Does not change the position.
    fn mask(&self, blocks: &[u8], masked: &mut [u8]) {
        let (blocks, masked) = (blocks.as_chunks::<8>().0, masked.as_chunks_mut::<8>().0);
        let first = &self.first[self.inside / 8..][..blocks.len()];
        let change = self.change;
        let xor = |block: [u8; 8], first: u64, i: usize| (u64::from_ne_bytes(block) ^ first ^ change[i]).to_ne_bytes();
        // The words are processed in pairs, so that the compiler uses SIMD registers.
        let (pairs, last) = masked.as_chunks_mut::<2>();
        for ((masked, block), first) in pairs.iter_mut().zip(blocks.as_chunks::<2>().0).zip(first.as_chunks::<2>().0) {
            *masked = [xor(block[0], first[0], 0), xor(block[1], first[1], 1)];
        }
        if let ([masked], [.., block], [.., first]) = (last, blocks, first) {
            *masked = xor(*block, *first, 0);
        }
    }

    /// Moves to the next stripe. A stripe has 2^s blocks. If the new number of the stripe ends with t zero bits, the
    /// low t + 1 bits of this number have changed. So the word of the Gray code changes in bit s + t. The word also
    /// changes in bit s - 1, because the lowest bit of the stripe's number changes.
    fn next(&mut self) {
        self.number += 1;
        let mut step = self.steps[1];
        for _ in 0..self.number.trailing_zeros() {
            step = double(&step, self.size);
        }
        let (a, b) = (as_words(&step), as_words(&self.steps[0]));
        let second = usize::from(self.size == 16);
        self.change[0] ^= a[0] ^ b[0];
        self.change[1] ^= a[second] ^ b[second];
        self.inside = 0;
        crate::wipe(&mut step);
    }

    fn reset(&mut self) {
        crate::wipe(&mut self.change);
        (self.number, self.inside) = (0, self.size);
    }
}

impl Drop for Offsets {
    fn drop(&mut self) {
        crate::wipe(&mut self.first);
        crate::wipe(&mut self.change);
        crate::wipe(self.steps.as_flattened_mut());
    }
}

impl<C: Cipher> Drop for Pmac<C> {
    fn drop(&mut self) {
        self.sum.zeroize();
        self.last_whole.zeroize();
    }
}

tags!(Pmac<C: Cipher>, cipher; "The count of blocks continues.");
