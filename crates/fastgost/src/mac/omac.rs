//! OMAC, also known as OMAC1 and CMAC (GOST R 34.13-2015, section 5.6; NIST SP 800-38B).
use super::{Tag, check_tag_size, double::double, tags};
use crate::{
    block_buffer::BlockBuffer,
    cipher::{BlockEngine, Cipher, Function, Link},
    error::Result,
    simd::IoBuf,
};
use zeroize::Zeroize;

/// OMAC of one message with any block cipher (GOST R 34.13-2015, section 5.6). The tag does not depend on how the
/// message is split into parts. OMAC is serial, because each block depends on the previous block.
///
/// ```
/// use fastgost::{Kuznyechik, mac::Omac};
///
/// let omac = Omac::new(Kuznyechik::new(&[7; 32]));
/// let mut mac = omac.clone();
/// mac.update(b"a message ");
/// mac.update(b"in two parts");
/// let tag = mac.finalize();
///
/// let mut mac = omac.clone();
/// mac.update(b"a message in two parts");
/// mac.verify(&tag)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Omac<C: Cipher> {
    cipher: C,
    chain: Chain,
    /// The subkeys that are XORed into the last block. The first subkey is for a whole block, and the second subkey is
    /// for a padded block.
    last: [[u8; 16]; 2],
    tag_size: usize,
}

/// The state in the middle of a message.
#[derive(Clone)]
struct Chain {
    state: [u8; 16],
    buffer: BlockBuffer<16>,
}

impl Chain {
    /// The state at the beginning of a message. `block` is the block size in bytes.
    fn new(block: usize) -> Self {
        Self { state: [0; 16], buffer: BlockBuffer::holding_last(block) }
    }

    fn update<C: Cipher>(&mut self, cipher: &C, data: &[u8]) {
        let state = &mut self.state[..C::BLOCK];
        self.buffer.feed(data, |blocks| {
            cipher.chains(Function::Encrypt, Link::Mac, state, &mut [IoBuf::read_only(blocks)]);
        });
    }

    /// Processes the last block, and returns the full tag. `keys` are the subkeys, in the order of `add_last`.
    fn end<C: Cipher>(&mut self, cipher: &C, keys: &[[u8; 16]; 2]) -> &[u8] {
        let state = &mut self.state[..C::BLOCK];
        add_last(keys, state, self.buffer.partial());
        cipher.blocks(Function::Encrypt, IoBuf::from(&mut *state));
        state
    }
}

impl Drop for Chain {
    fn drop(&mut self) {
        self.state.zeroize();
    }
}

impl<C: Cipher> Omac<C> {
    /// Makes full-block tags.
    pub fn new(cipher: C) -> Self {
        let mut r = [0; 16];
        cipher.blocks(Function::Encrypt, IoBuf::from(&mut r[..C::BLOCK]));
        let omac = Self::from_zeros(cipher, &r[..C::BLOCK]);
        crate::wipe(&mut r);
        omac
    }

    /// Makes the MAC. `r` is the encryption of a zero block, from which this function derives the subkeys.
    fn from_zeros(cipher: C, r: &[u8]) -> Self {
        let mut omac = Self { cipher, chain: Chain::new(C::BLOCK), last: [[0; 16]; 2], tag_size: C::BLOCK };
        let [whole, padded] = &mut omac.last;
        whole[..C::BLOCK].copy_from_slice(r);
        *whole = double(whole, C::BLOCK);
        *padded = double(whole, C::BLOCK);
        omac
    }

    /// Truncates tags to their first `size` bytes.
    ///
    /// # Errors
    /// [`TagLength`](crate::Error::TagLength) unless `size` is from 4 to the block size. Only
    /// [`with_short_tag_size`](Self::with_short_tag_size) makes shorter tags.
    pub fn with_tag_size(cipher: C, size: usize) -> Result<Self> {
        check_tag_size(size, 4, C::BLOCK)?;
        Ok(Self::of_size(cipher, size))
    }

    /// Truncates tags to their first `size` bytes. Tags may even be so short that an attacker guesses a tag in at most
    /// 2^24 tries. Such short tags are for protocols that count wrong tags, and stop after a certain number.
    ///
    /// # Errors
    /// [`TagLength`](crate::Error::TagLength) unless `size` is from 1 to the block size.
    pub fn with_short_tag_size(cipher: C, size: usize) -> Result<Self> {
        check_tag_size(size, 1, C::BLOCK)?;
        Ok(Self::of_size(cipher, size))
    }

    fn of_size(cipher: C, size: usize) -> Self {
        let mut omac = Self::new(cipher);
        omac.tag_size = size;
        omac
    }

    /// Makes an OMAC for each cipher. For each OMAC, one block is encrypted. These encryptions run in parallel if the
    /// ciphers share a kernel.
    ///
    /// ```
    /// use fastgost::{Kuznyechik, mac::Omac};
    ///
    /// let keys = [[1; 32], [2; 32]];
    /// let macs = Omac::many(Kuznyechik::many(&keys.each_ref()));
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

    /// Adds the next part of the message.
    pub fn update(&mut self, data: &[u8]) {
        self.chain.update(&self.cipher, data);
    }

    /// Discards the message and starts a new one.
    pub fn reset(&mut self) {
        self.chain.state.zeroize();
        self.chain.buffer.clear();
    }

    /// Returns the full tag, whatever the tag size.
    pub(crate) fn whole(&mut self) -> &[u8] {
        self.chain.end(&self.cipher, &self.last)
    }

    /// Returns the tag of a message that is given in parts. Data that was given to `self` before is ignored.
    pub(crate) fn tag_of(&self, parts: &[&[u8]]) -> Tag {
        let mut chain = Chain::new(C::BLOCK);
        for part in parts {
            chain.update(&self.cipher, part);
        }
        Tag::new(&chain.end(&self.cipher, &self.last)[..self.tag_size])
    }

    #[cfg(feature = "alloc")] // for `batch`
    pub(crate) fn cipher(&self) -> &C {
        &self.cipher
    }

    /// XORs the last block of a message (whole or partial), its padding and its subkey into a state. The encryption of
    /// the state is then the tag.
    #[cfg(feature = "alloc")] // for OMAC-ACPKM and `batch`
    pub(crate) fn add_last(&self, state: &mut [u8], last: &[u8]) {
        add_last(&self.last, state, last);
    }
}

/// XORs the last block and its subkey into the state. A whole block takes the first of `keys`, and a padded block takes
/// the second.
pub(super) fn add_last(keys: &[[u8; 16]; 2], state: &mut [u8], last: &[u8]) {
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

impl<C: Cipher> Drop for Omac<C> {
    fn drop(&mut self) {
        self.last.zeroize();
    }
}

tags!(Omac<C: Cipher>, cipher);
