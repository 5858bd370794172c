//! OMAC-ACPKM, which is OMAC with key changes (RFC 8645, section 6.3.6; R 1323565.1.017-2018).
use super::{check_tag_size, double::double, omac::add_last, tags};
use crate::{
    block_buffer::BlockBuffer,
    cipher::{BlockEngine, Cipher, Function, Link},
    error::{Error, Result},
    mode::{CtrAcpkm, Interval, check_section},
    simd::IoBuf,
};
use zeroize::Zeroize;

/// [`Omac`](super::Omac) whose key changes after every section (OMAC-ACPKM-Master of RFC 8645, section 6.3.6;
/// OMAC-ACPKM of R 1323565.1.017-2018). A section is a fixed number of bytes of the message. The key of the cipher that
/// the caller gives is the master key. The section keys are the keystream of CTR-ACPKM under the master key. The master
/// key is used for nothing else. The master key itself changes after every [`KEY_SECTION`](Self::KEY_SECTION) bytes of
/// this keystream. The tag does not depend on how the message is split into parts. OMAC-ACPKM is serial.
///
/// ```
/// use fastgost::{Kuznyechik, mac::OmacAcpkm};
///
/// let omac = OmacAcpkm::new(Kuznyechik::new(&[7; 32]), 4096)?;
/// let mut mac = omac.clone();
/// mac.update(&[5; 5000])?;
/// mac.update(&[5; 5000])?;
/// let tag = mac.finalize();
///
/// let mut mac = omac.clone();
/// mac.update(&[5; 10_000])?;
/// mac.verify(&tag)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct OmacAcpkm<C: Cipher> {
    first: Section<C>,
    /// The current section. This field is `None` in the first section.
    section: Option<Section<C>>,
    sections: Interval,
    state: [u8; 16],
    buffer: BlockBuffer<16>,
    /// The number of bytes that the message may still have.
    left: u128,
    /// The number of bytes that a message may have.
    limit: u128,
    tag_size: usize,
}

/// The keys of a section.
#[derive(Clone)]
struct Section<C: Cipher> {
    /// The keystream of section keys, positioned after the keys of this section.
    keys: CtrAcpkm<C>,
    cipher: C,
    /// The subkey for a message that ends in this section. A whole last block is XORed with this subkey, and a padded
    /// last block with the product of this subkey and x.
    last: [u8; 16],
}

impl<C: Cipher> OmacAcpkm<C> {
    /// The number of keystream bytes that a section uses. These bytes are a key and a subkey of one block.
    const MATERIAL: usize = 32 + C::BLOCK;

    /// The default number of keystream bytes after which the master key changes. The standard calls this number T*. By
    /// default T* is the number of keystream bytes that 2048 sections use.
    pub const KEY_SECTION: usize = 2048 * Self::MATERIAL;

    /// Makes full-block tags. `section` is the size of a section in bytes, and must be a whole number of blocks.
    ///
    /// # Errors
    /// [`Error::Parameter`] if `section` is 0 or not a whole number of blocks.
    pub fn new(cipher: C, section: usize) -> Result<Self> {
        Self::with_key_section(cipher, section, Self::KEY_SECTION)
    }

    /// Does the same as [`new`](Self::new), but the master key changes after `key_section` bytes of keystream (T*).
    /// `key_section` must be a multiple of 48 for 16-byte blocks, and of 40 for 8-byte blocks.
    ///
    /// # Errors
    /// [`Error::Parameter`] if `section` or `key_section` is not allowed.
    pub fn with_key_section(cipher: C, section: usize, key_section: usize) -> Result<Self> {
        check_section::<C>(section)?;
        if key_section == 0 || !key_section.is_multiple_of(Self::MATERIAL) {
            let allowed = if C::BLOCK == 16 { "multiples of 48 bytes" } else { "multiples of 40 bytes" };
            return Err(Error::Parameter { name: "the size of the keys' section", allowed });
        }
        let keys = CtrAcpkm::new(cipher.clone(), key_section, &[0xff; 8][..C::BLOCK / 2])?;
        let mut first = Section { keys, cipher, last: [0; 16] };
        first.next();
        let limit = CtrAcpkm::<C>::LIMIT / Self::MATERIAL as u128 * section as u128;
        let buffer = BlockBuffer::holding_last(C::BLOCK);
        let sections = Interval::new(section);
        Ok(Self { first, section: None, sections, state: [0; 16], buffer, left: limit, limit, tag_size: C::BLOCK })
    }

    /// Truncates tags to their first `size` bytes.
    ///
    /// # Errors
    /// [`Error::TagLength`] unless `size` is from 4 to the block size.
    pub fn with_tag_size(mut self, size: usize) -> Result<Self> {
        check_tag_size(size, 4, C::BLOCK)?;
        self.tag_size = size;
        Ok(self)
    }

    /// Adds the next part of the message.
    ///
    /// # Errors
    /// [`Error::KeyExhausted`] if the message has more sections than the key can make keys for. In this case the part
    /// is not added.
    pub fn update(&mut self, data: &[u8]) -> Result<()> {
        let Some(left) = self.left.checked_sub(data.len() as u128) else {
            let allowed =
                if C::BLOCK == 16 { "2^67 / 48 sections per message" } else { "2^34 / 40 sections per message" };
            return Err(Error::KeyExhausted { allowed });
        };
        self.left = left;
        let Self { first, section, sections, state, buffer, .. } = self;
        buffer.feed(data, |mut blocks| {
            while !blocks.is_empty() {
                let (now, rest) = blocks.split_at(enter(first, section, sections, blocks.len()));
                let cipher = &section.as_ref().unwrap_or(first).cipher;
                cipher.chains(Function::Encrypt, Link::Mac, &mut state[..C::BLOCK], &mut [IoBuf::read_only(now)]);
                blocks = rest;
            }
        });
        Ok(())
    }

    /// Returns the full tag, whatever the tag size.
    fn whole(&mut self) -> &[u8] {
        let partial = self.buffer.partial();
        enter(&self.first, &mut self.section, &mut self.sections, C::BLOCK);
        let section = self.section.as_ref().unwrap_or(&self.first);
        let mut keys = [section.last, double(&section.last, C::BLOCK)];
        add_last(&keys, &mut self.state[..C::BLOCK], partial);
        keys.zeroize();
        section.cipher.blocks(Function::Encrypt, IoBuf::from(&mut self.state[..C::BLOCK]));
        &self.state[..C::BLOCK]
    }

    /// Discards the message and starts a new one.
    pub fn reset(&mut self) {
        self.state.zeroize();
        self.buffer.clear();
        self.section = None;
        self.sections.restart();
        self.left = self.limit;
    }
}

/// Moves to the next section if the current section is full. Returns how many of the next `len` bytes are in the
/// section.
fn enter<C: Cipher>(
    first: &Section<C>,
    section: &mut Option<Section<C>>,
    sections: &mut Interval,
    len: usize,
) -> usize {
    let (n, changes) = sections.take(len);
    if changes {
        section.get_or_insert_with(|| first.clone()).next();
    }
    n
}

impl<C: Cipher> Section<C> {
    /// Moves to the next section, whose keys come from the keystream `keys`.
    fn next(&mut self) {
        let mut material = [0; 48];
        self.keys.apply_unchecked(IoBuf::from(&mut material[..32 + C::BLOCK]));
        let mut key = [0; 32];
        key.copy_from_slice(&material[..32]);
        self.cipher.set_key(&key);
        self.last[..C::BLOCK].copy_from_slice(&material[32..32 + C::BLOCK]);
        crate::wipe(&mut key);
        crate::wipe(&mut material);
    }
}

impl<C: Cipher> Drop for Section<C> {
    fn drop(&mut self) {
        self.last.zeroize();
    }
}

impl<C: Cipher> Drop for OmacAcpkm<C> {
    fn drop(&mut self) {
        self.state.zeroize();
    }
}

tags!(OmacAcpkm<C: Cipher>, first.cipher);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cipher::gost28147::Magma;

    /// Tests that each message may have as many sections as the key can make section keys for. To come close to this
    /// limit, the test sets `left` to 10 bytes.
    #[test]
    fn every_message_begins_with_the_whole_limit() {
        let mut mac = OmacAcpkm::new(Magma::new(&[1; 32]), 8).expect("a block");
        let at_the_end = |mac: &mut OmacAcpkm<Magma>| {
            mac.left = 10;
            assert!(matches!(mac.update(&[0; 11]), Err(Error::KeyExhausted { .. })));
            mac.update(&[0; 10]).expect("as many are left");
            assert!(matches!(mac.update(&[0]), Err(Error::KeyExhausted { .. })));
        };
        at_the_end(&mut mac);
        mac.reset();
        mac.update(&[0; 11]).expect("another message");
        at_the_end(&mut mac);
        mac.finalize_reset();
        mac.update(&[0; 11]).expect("another message");
    }
}
