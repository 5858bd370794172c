//! PMAC: a MAC whose blocks do not wait for each other (Black and Rogaway, 2002).
use super::{
    Tag,
    double::{double, halve},
    omac::check_tag_size,
};
use crate::{
    block_buffer::BlockBuffer,
    cipher::{Cipher, Function},
    error::{Error, Result},
    simd::IoBuf,
};
use core::fmt;
use zeroize::Zeroize;

/// PMAC of one message over any block cipher: the original with offsets in the order of a Gray code, as the crate `pmac`
/// has it. Any split of the message gives the same code. It is as fast as ECB if it is given a few kilobytes at a time.
///
/// **No GOST standard has it**: it is here for research and for those who speak it to themselves; others take
/// [`Omac`](super::Omac).
///
/// What is under one key is counted and ends after [`LIMIT`](Self::LIMIT) blocks. Clones count each for itself: to keep
/// one count over many messages, go from one to the next by [`finalize_reset`](Self::finalize_reset).
///
/// ```
/// use fastgost::{Kuznyechik, mac::Pmac};
///
/// let mut mac = Pmac::new(Kuznyechik::new(&[7; 32]));
/// mac.update(b"a message ")?;
/// mac.update(b"in two parts")?;
/// let code = mac.finalize_reset();
///
/// mac.update(b"a message in two parts")?;
/// mac.verify(&code)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Pmac<C: Cipher> {
    cipher: C,
    offsets: Offsets,
    sum: [u8; 16],
    buffer: BlockBuffer<16>,
    /// What is XORed into a last block that is whole: L / x.
    last_whole: [u8; 16],
    /// Blocks under the key so far.
    blocks: u64,
    tag_size: usize,
}

impl<C: Cipher> Pmac<C> {
    /// Blocks that all messages under one key may have together: 2^24 with a block of 8 bytes (128 MiB), 2^56 with one of
    /// 16. A forger's chance grows with the square of their number s, as s^2 / 2^n; here it stays around 2^-16.
    pub const LIMIT: u64 = 1 << (4 * C::BLOCK - 8);

    const ALLOWED: &'static str = if C::BLOCK == 16 { "2^56 blocks of messages" } else { "2^24 blocks of messages" };

    /// Codes of a whole block.
    pub fn new(cipher: C) -> Self {
        let mut l = [0; 16];
        cipher.blocks(Function::Encrypt, IoBuf::from(&mut l[..C::BLOCK]));
        let offsets = Offsets::new(&l, C::BLOCK);
        let last_whole = halve(&l, C::BLOCK);
        l.zeroize();
        let buffer = BlockBuffer::holding_last(C::BLOCK);
        Self { cipher, offsets, sum: [0; 16], buffer, last_whole, blocks: 0, tag_size: C::BLOCK }
    }

    /// Codes of the first `size` bytes.
    ///
    /// # Errors
    /// [`Error::TagLength`] unless it is 4 to the block's size.
    pub fn with_tag_size(cipher: C, size: usize) -> Result<Self> {
        check_tag_size::<C>(size)?;
        let mut pmac = Self::new(cipher);
        pmac.tag_size = size;
        Ok(pmac)
    }

    /// Bytes of a code.
    pub fn tag_size(&self) -> usize {
        self.tag_size
    }

    /// The kernel that its cipher runs on.
    pub fn kernel_name(&self) -> &'static str {
        self.cipher.kernel_name()
    }

    /// Takes the next part of the message.
    ///
    /// # Errors
    /// [`Error::KeyExhausted`] if there would be more than [`LIMIT`](Self::LIMIT) blocks under the key; nothing is taken
    /// then.
    pub fn update(&mut self, data: &[u8]) -> Result<()> {
        let pending = self.buffer.partial().len() as u128 + data.len() as u128;
        if u128::from(self.blocks) + pending.div_ceil(C::BLOCK as u128) > u128::from(Self::LIMIT) {
            return Err(Error::KeyExhausted { allowed: Self::ALLOWED });
        }
        let Self { cipher, offsets, sum, buffer, blocks, .. } = self;
        buffer.feed(data, |whole| {
            *blocks += (whole.len() / C::BLOCK) as u64;
            // Wiping 8 KiB costs more than a short message.
            match whole.len().min(cipher.parallel_blocks() * C::BLOCK) {
                0..=1024 => add_encrypted::<C, 1024>(cipher, offsets, sum, whole),
                1025..=4096 => add_encrypted::<C, 4096>(cipher, offsets, sum, whole),
                _ => add_encrypted::<C, 8192>(cipher, offsets, sum, whole),
            }
        });
        Ok(())
    }

    /// The code of the message.
    pub fn finalize(mut self) -> Tag {
        self.finalize_reset()
    }

    /// The code of the message; goes back to the beginning of the next one, under the same count.
    pub fn finalize_reset(&mut self) -> Tag {
        let partial = self.buffer.partial();
        // The empty message costs nothing: its code is always the same.
        self.blocks += u64::from(!partial.is_empty());
        xor(&mut self.sum, partial);
        if partial.len() == C::BLOCK {
            xor(&mut self.sum, &self.last_whole);
        } else {
            self.sum[partial.len()] ^= 0x80;
        }
        self.cipher.blocks(Function::Encrypt, IoBuf::from(&mut self.sum[..C::BLOCK]));
        let code = Tag::new(&self.sum[..self.tag_size]);
        self.reset();
        code
    }

    /// The codes of many messages, one after the other, under the same count: `done` gets the number of each and its code.
    /// A message that was begun is left alone.
    ///
    /// # Errors
    /// [`Error::KeyExhausted`]; the messages before have their codes then.
    pub fn finalize_many<'m>(
        &mut self,
        messages: impl IntoIterator<Item = &'m [u8]>,
        mut done: impl FnMut(usize, Tag),
    ) -> Result<()> {
        let mut mac = self.clone();
        mac.reset();
        // That message must be able to end.
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

    /// Compares the code of the message in constant time.
    ///
    /// # Errors
    /// [`Error::TagMismatch`] if `tag` differs, also in length.
    pub fn verify(self, tag: &[u8]) -> Result<()> {
        self.finalize().verify(tag)
    }

    /// Goes back to the beginning of a message, under the same count.
    pub fn reset(&mut self) {
        crate::wipe(&mut self.sum);
        self.buffer.clear();
        self.offsets.reset();
    }
}

/// Adds the encryption of whole blocks with their offsets to the sum, as many at a time as the kernel likes.
fn add_encrypted<C: Cipher, const N: usize>(cipher: &C, offsets: &mut Offsets, sum: &mut [u8; 16], blocks: &[u8]) {
    let mut scratch = [0; N];
    // Words in registers; a block of 8 bytes is one, the next block another.
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

/// In the order of memory.
fn as_words(block: &[u8; 16]) -> [u64; 2] {
    let halves = block.as_chunks::<8>().0;
    [u64::from_ne_bytes(halves[0]), u64::from_ne_bytes(halves[1])]
}

fn xor(to: &mut [u8], from: &[u8]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to ^= from;
    }
}

/// What is XORed into the blocks 1, 2, ...: to block i the product of L and the i-th word of the Gray code, i ^ (i >> 1)
/// (as polynomials). That code is linear, so the offsets of a stripe of blocks are those of the first stripe, all XORed with
/// the same.
#[derive(Clone)]
struct Offsets {
    /// Of the blocks from 0 on, in words of memory.
    first: [u64; STRIPE / 8],
    /// By how much the stripe's are others: a block, or two copies of one.
    change: [u64; 2],
    /// The number of the stripe.
    number: u64,
    /// Where in it the next block is.
    inside: usize,
    /// L x^(s - 1) and L x^s; a stripe has 2^s blocks.
    steps: [[u8; 16]; 2],
    /// Bytes in a block.
    size: usize,
}

/// Bytes.
const STRIPE: usize = 256;

impl Offsets {
    fn new(l: &[u8; 16], size: usize) -> Self {
        let steps = [[0; 16], *l];
        let mut offsets = Self { first: [0; STRIPE / 8], change: [0; 2], number: 0, inside: size, steps, size };
        let words = size / 8;
        let mut filled = words;
        while filled < STRIPE / 8 {
            // With one more bit, the same words in the opposite order.
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

    /// `masked` = whole blocks, each with its offset.
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

    /// The same inside of a stripe.
    fn mask(&self, blocks: &[u8], masked: &mut [u8]) {
        let (blocks, masked) = (blocks.as_chunks::<8>().0, masked.as_chunks_mut::<8>().0);
        let first = &self.first[self.inside / 8..][..blocks.len()];
        let change = self.change;
        let xor = |block: [u8; 8], first: u64, i: usize| (u64::from_ne_bytes(block) ^ first ^ change[i]).to_ne_bytes();
        // In pairs, of which the compiler makes registers.
        let (pairs, last) = masked.as_chunks_mut::<2>();
        for ((masked, block), first) in pairs.iter_mut().zip(blocks.as_chunks::<2>().0).zip(first.as_chunks::<2>().0) {
            *masked = [xor(block[0], first[0], 0), xor(block[1], first[1], 1)];
        }
        if let ([masked], [.., block], [.., first]) = (last, blocks, first) {
            *masked = xor(*block, *first, 0);
        }
    }

    /// Goes to the next stripe. Its number changes in the last t + 1 bits, for which the word of the code changes in bit
    /// s + t and, for the neighbour of the last bit, in bit s - 1.
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

impl<C: Cipher> fmt::Debug for Pmac<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pmac").field("kernel", &self.kernel_name()).finish_non_exhaustive()
    }
}
