//! OMAC, also OMAC1 and CMAC (GOST R 34.13-2015, section 5.6; NIST SP 800-38B).
use super::{Tag, double::double};
use crate::{
    block_buffer::BlockBuffer,
    cipher::{Cipher, Function, Link},
    error::{Error, Result},
    simd::IoBuf,
};
use core::fmt;
use zeroize::Zeroize;

/// OMAC of one message over any block cipher (GOST R 34.13-2015, section 5.6). Any split of the message gives the same
/// code. Serial: every block waits for the one before.
///
/// ```
/// use fastgost::{Kuznyechik, mac::Omac};
///
/// let omac = Omac::new(Kuznyechik::new(&[7; 32]));
/// let mut mac = omac.clone();
/// mac.update(b"a message ");
/// mac.update(b"in two parts");
/// let code = mac.finalize();
///
/// let mut mac = omac.clone();
/// mac.update(b"a message in two parts");
/// mac.verify(&code)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Omac<C: Cipher> {
    cipher: C,
    state: [u8; 16],
    buffer: BlockBuffer<16>,
    /// What is XORed into a last block that is whole, and into one that is padded.
    last: [[u8; 16]; 2],
    tag_size: usize,
}

impl<C: Cipher> Omac<C> {
    /// Codes of a whole block.
    pub fn new(cipher: C) -> Self {
        let mut r = [0; 16];
        cipher.blocks(Function::Encrypt, IoBuf::from(&mut r[..C::BLOCK]));
        let omac = Self::from_zeros(cipher, &r[..C::BLOCK]);
        crate::wipe(&mut r);
        omac
    }

    /// From the encryption of a block of zeros.
    fn from_zeros(cipher: C, r: &[u8]) -> Self {
        let mut omac = Self {
            cipher,
            state: [0; 16],
            buffer: BlockBuffer::holding_last(C::BLOCK),
            last: [[0; 16]; 2],
            tag_size: C::BLOCK,
        };
        let [whole, padded] = &mut omac.last;
        whole[..C::BLOCK].copy_from_slice(r);
        *whole = double(whole, C::BLOCK);
        *padded = double(whole, C::BLOCK);
        omac
    }

    /// Codes of the first `size` bytes.
    ///
    /// # Errors
    /// [`Error::TagLength`] unless it is 4 to the block's size. Of fewer bytes only
    /// [`with_short_tag_size`](Self::with_short_tag_size) makes codes.
    pub fn with_tag_size(cipher: C, size: usize) -> Result<Self> {
        check_tag_size::<C>(size)?;
        Ok(Self::of_size(cipher, size))
    }

    /// Codes of the first `size` bytes, also of so few that an attacker guesses one in 2^24 tries or less: for protocols
    /// that count failures and stop.
    ///
    /// # Errors
    /// [`Error::TagLength`] unless it is 1 to the block's size.
    pub fn with_short_tag_size(cipher: C, size: usize) -> Result<Self> {
        if size == 0 || size > C::BLOCK {
            let allowed = if C::BLOCK == 16 { "1 to 16 bytes" } else { "1 to 8 bytes" };
            return Err(Error::TagLength { given: size, allowed });
        }
        Ok(Self::of_size(cipher, size))
    }

    fn of_size(cipher: C, size: usize) -> Self {
        let mut omac = Self::new(cipher);
        omac.tag_size = size;
        omac
    }

    /// Prepares many keys, whose first encryptions go side by side if the ciphers have one kernel.
    ///
    /// ```
    /// use fastgost::{CipherKernel, Kuznyechik, mac::Omac};
    ///
    /// let keys = [[1; 32], [2; 32]];
    /// let macs = Omac::many(Kuznyechik::many(CipherKernel::best(), &keys.each_ref()));
    /// assert_eq!(macs.len(), 2);
    /// ```
    #[cfg(feature = "alloc")]
    pub fn many(ciphers: alloc::vec::Vec<C>) -> alloc::vec::Vec<Self> {
        let mut r = alloc::vec![0; C::BLOCK * ciphers.len()];
        match ciphers.first() {
            Some(first) if ciphers.iter().all(|c| c.shares_lanes(first)) => {
                C::blocks_per_lane(ciphers.len(), |i| &ciphers[i], Function::Encrypt, &mut r);
            }
            _ => {
                for (cipher, r) in ciphers.iter().zip(r.chunks_exact_mut(C::BLOCK)) {
                    cipher.blocks(Function::Encrypt, IoBuf::from(r));
                }
            }
        }
        let macs = ciphers.into_iter().zip(r.chunks_exact(C::BLOCK)).map(|(cipher, r)| Self::from_zeros(cipher, r));
        let macs = macs.collect();
        crate::wipe(&mut r);
        macs
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
    pub fn update(&mut self, data: &[u8]) {
        let (cipher, state) = (&self.cipher, &mut self.state[..C::BLOCK]);
        self.buffer.feed(data, |blocks| {
            cipher.chains(Function::Encrypt, Link::Mac, state, &mut [IoBuf::read_only(blocks)]);
        });
    }

    /// The code of the message.
    pub fn finalize(mut self) -> Tag {
        self.finalize_reset()
    }

    /// The code of the message; goes back to the beginning of the next one.
    pub fn finalize_reset(&mut self) -> Tag {
        let size = self.tag_size;
        let code = Tag::new(&self.whole()[..size]);
        self.reset();
        code
    }

    /// Compares the code of the message in constant time.
    ///
    /// # Errors
    /// [`Error::TagMismatch`] if `tag` differs, also in length.
    pub fn verify(self, tag: &[u8]) -> Result<()> {
        self.finalize().verify(tag)
    }

    /// Goes back to the beginning of a message.
    pub fn reset(&mut self) {
        self.state.zeroize();
        self.buffer.clear();
    }

    /// The whole last block.
    pub(crate) fn whole(&mut self) -> &[u8] {
        let Self { cipher, state, buffer, last, .. } = self;
        let state = &mut state[..C::BLOCK];
        add_last(last, state, buffer.partial());
        cipher.blocks(Function::Encrypt, IoBuf::from(&mut *state));
        state
    }

    /// The code of a message in parts. What it was given so far plays no part.
    pub(crate) fn code_of(&self, parts: &[&[u8]]) -> Tag {
        let (mut state, mut buffer) = ([0; 16], BlockBuffer::<16>::holding_last(C::BLOCK));
        for part in parts {
            buffer.feed(part, |blocks| {
                let data = &mut [IoBuf::read_only(blocks)];
                self.cipher.chains(Function::Encrypt, Link::Mac, &mut state[..C::BLOCK], data);
            });
        }
        self.add_last(&mut state[..C::BLOCK], buffer.partial());
        self.cipher.blocks(Function::Encrypt, IoBuf::from(&mut state[..C::BLOCK]));
        let code = Tag::new(&state[..self.tag_size]);
        crate::wipe(&mut state);
        code
    }

    #[cfg(feature = "alloc")] // for many messages
    pub(crate) fn cipher(&self) -> &C {
        &self.cipher
    }

    /// Adds the last block of a message, up to a whole one, and what belongs to it to a state; its encryption is the code.
    pub(crate) fn add_last(&self, state: &mut [u8], last: &[u8]) {
        add_last(&self.last, state, last);
    }
}

fn add_last(keys: &[[u8; 16]; 2], state: &mut [u8], last: &[u8]) {
    let is_padded = last.len() < state.len();
    for (s, m) in state.iter_mut().zip(last) {
        *s ^= m;
    }
    if is_padded {
        state[last.len()] ^= 0x80;
    }
    for (s, k) in state.iter_mut().zip(&keys[usize::from(is_padded)]) {
        *s ^= k;
    }
}

/// An error unless a code of the first `size` bytes of a block is one that cannot be guessed in a few tries.
pub(crate) fn check_tag_size<C: Cipher>(size: usize) -> Result<()> {
    if size < 4 || size > C::BLOCK {
        let allowed =
            if C::BLOCK == 16 { "4 to 16 bytes; fewer can be guessed" } else { "4 to 8 bytes; fewer can be guessed" };
        return Err(Error::TagLength { given: size, allowed });
    }
    Ok(())
}

impl<C: Cipher> Drop for Omac<C> {
    fn drop(&mut self) {
        self.state.zeroize();
        self.last.zeroize();
    }
}

impl<C: Cipher> fmt::Debug for Omac<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Omac").field("kernel", &self.kernel_name()).finish_non_exhaustive()
    }
}
