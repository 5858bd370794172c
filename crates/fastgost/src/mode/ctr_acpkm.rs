//! CTR-ACPKM, which is counter mode with key changes (RFC 8645, section 6.2; R 1323565.1.017-2018).
use super::{BlockMode, Ctr, Direction, Interval, keystream::Keystream};
use crate::{
    cipher::{BlockEngine, Cipher, Function},
    cpu::Level,
    error::{Error, Result},
    inout::{InOutBuf, IntoInOutBuf},
    simd::IoBuf,
};
use core::fmt;
use zeroize::Zeroizing;

/// [`Ctr`] whose key changes after every section (CTR-ACPKM of RFC 8645, section 6.2.2; R 1323565.1.017-2018). A
/// section is a fixed number of bytes. Each key is derived from the previous key, and the counter continues. So each
/// key processes little data, and a leaked section key does not reveal the keys of earlier sections. Encryption and
/// decryption are the same operation. The output does not depend on how the data is split into parts.
///
/// The protocol sets the size of a section (see [`SECTION`](Self::SECTION) and
/// [`SECTION_IN_CONTAINERS`](Self::SECTION_IN_CONTAINERS)).
///
/// ```
/// use fastgost::{Kuznyechik, mode::CtrAcpkm};
///
/// let start = CtrAcpkm::new(Kuznyechik::new(&[7; 32]), 4096, &[1, 2, 3, 4, 5, 6, 7, 8])?;
/// let mut data = [5; 10_000];
/// start.clone().apply(&mut data[..])?;
/// start.clone().apply(&mut data[..])?;
/// assert_eq!(data, [5; 10_000]);
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct CtrAcpkm<C: Cipher> {
    /// The keystream under the current section key. The current section contains the last processed byte.
    keystream: Keystream<C>,
    sections: Interval,
    /// The size of a section in bytes.
    section: usize,
}

impl<C: Cipher> CtrAcpkm<C> {
    /// The number of bytes that may be processed under one IV. The limit is 2^(n/2 - 1) blocks of n bits, half as many
    /// as [`Ctr`] allows. So no counter block equals a block from which a key is derived.
    pub const LIMIT: u128 = Ctr::<C>::LIMIT / 2;

    /// The size of a section in the records of TLS 1.2 (RFC 9189, section 4.1.1). A section has 4096 bytes with
    /// Kuznyechik and 1024 bytes with Magma. Programs use these sizes also in other formats, for which no standard sets
    /// a size.
    pub const SECTION: usize = if C::BLOCK == 16 { 4096 } else { 1024 };

    /// The size of a section in CMS and PFX, and in keys that are encrypted with a password (RFC 9337, section 4). A
    /// section has 256 KiB with Kuznyechik and 8 KiB with Magma. The algorithm identifiers in these formats do not give
    /// the size.
    pub const SECTION_IN_CONTAINERS: usize = if C::BLOCK == 16 { 256 << 10 } else { 8 << 10 };

    /// Starts a keystream under the first section's key. The IV is half a block. `section` is the size of a section in
    /// bytes, and must be a whole number of blocks.
    ///
    /// # Errors
    /// [`Error::Parameter`] for the section, [`Error::IvLength`].
    pub fn new(cipher: C, section: usize, iv: &[u8]) -> Result<Self> {
        check_section::<C>(section)?;
        Ctr::<C>::check_iv(iv)?;
        Ok(Self::from_half_block(cipher, section, iv))
    }

    /// Does the same as `new` without checks. The caller has checked `section`, and has checked that `iv` is half a
    /// block.
    pub(crate) fn from_half_block(cipher: C, section: usize, iv: &[u8]) -> Self {
        let first = C::block_counter(Ctr::<C>::first(iv));
        let keystream = Keystream::new(cipher, first, Self::LIMIT);
        Self { keystream, sections: Interval::new(section), section }
    }

    /// Returns the size of a section in bytes.
    pub fn section(&self) -> usize {
        self.section
    }

    /// Returns the current position in the stream, in bytes.
    pub fn position(&self) -> u128 {
        self.keystream.position()
    }

    /// Moves forward to a later position. For every section between the old position and the new position, the function
    /// derives a key, which means that it encrypts 32 bytes and computes a key schedule. Moving back is impossible,
    /// because the keys of earlier sections are gone. Keep a clone if you need an earlier position.
    ///
    /// # Errors
    /// [`Error::Unsupported`] if `position` is an earlier position; [`Error::StreamExhausted`] if `position` is past
    /// [`LIMIT`](Self::LIMIT).
    pub fn seek(&mut self, position: u128) -> Result<()> {
        let Some(distance) = position.checked_sub(self.position()) else {
            return Err(Error::Unsupported("CTR-ACPKM goes forward only: the keys of earlier sections are gone"));
        };
        self.keystream.seek(position)?;
        for _ in 0..self.sections.skip(distance) {
            self.keystream.change_key(change_key);
        }
        Ok(())
    }

    /// XORs the next part of the keystream into `data`.
    ///
    /// # Errors
    /// [`Error::StreamExhausted`] if fewer than `data.len()` bytes are left of [`LIMIT`](Self::LIMIT). In this case
    /// nothing is written.
    pub fn apply<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        let data = data.into_in_out_buf();
        self.check(data.len())?;
        self.apply_unchecked(IoBuf::from(data));
        Ok(())
    }

    /// Does the check of `apply`, for traits that leave this check to the caller.
    pub(crate) fn check(&self, len: usize) -> Result<()> {
        self.keystream.check(len)
    }

    /// Does the same as `apply` without a check. The caller has checked that enough keystream is left.
    pub(crate) fn apply_unchecked(&mut self, mut data: IoBuf<'_>) {
        while !data.is_empty() {
            let (n, changes) = self.sections.take(data.len());
            if changes {
                self.keystream.change_key(change_key);
            }
            self.keystream.apply_unchecked(data.take(n));
        }
    }
}

/// Checks that a section is a whole number of blocks, at least one.
pub(crate) fn check_section<C: Cipher>(section: usize) -> Result<()> {
    if section == 0 || !section.is_multiple_of(C::BLOCK) {
        let allowed = if C::BLOCK == 16 { "multiples of 16 bytes" } else { "multiples of 8 bytes" };
        return Err(Error::Parameter { name: "the section's size", allowed });
    }
    Ok(())
}

/// Returns the key that ACPKM derives from a key (RFC 8645, section 6.2.1; R 1323565.1.017-2018). The new key is the
/// encryption of a constant, which consists of the bytes 0x80, 0x81, ... 0x9f. [`CtrAcpkm`] derives a key in this way
/// after every section. This function is for protocols that change keys themselves. The previous key cannot be
/// recovered from the new key.
///
/// ```
/// use fastgost::{Kuznyechik, mode::{CtrAcpkm, Ctr, acpkm}};
///
/// let (first, iv) = (Kuznyechik::new(&[7; 32]), [1; 8]);
/// let second = Kuznyechik::new(&acpkm(&first));
///
/// // By hand: the second section of 4096 bytes.
/// let mut by_hand = [0; 4096];
/// let mut ctr = Ctr::new(second, &iv)?;
/// ctr.seek(4096)?;
/// ctr.apply(&mut by_hand[..])?;
///
/// let mut both = [0; 8192];
/// CtrAcpkm::new(first, 4096, &iv)?.apply(&mut both[..])?;
/// assert_eq!(both[4096..], by_hand);
/// # Ok::<(), fastgost::Error>(())
/// ```
pub fn acpkm<C: Cipher>(cipher: &C) -> Zeroizing<[u8; 32]> {
    let mut key = Zeroizing::new([0; 32]);
    next_key(cipher, &mut key);
    key
}

/// Writes the key in place, because returning it would leave a copy on the stack.
fn next_key<C: Cipher>(cipher: &C, key: &mut [u8; 32]) {
    for (byte, value) in key.iter_mut().zip(0x80..) {
        *byte = value;
    }
    cipher.blocks(Function::Encrypt, IoBuf::from(&mut key[..]));
}

fn change_key<C: Cipher>(cipher: &mut C) {
    let mut key = [0; 32];
    next_key(cipher, &mut key);
    cipher.set_key(&key);
    crate::wipe(&mut key);
}

/// The size in bytes of the smallest section for which `after` returns a state. With smaller sections, moving to a
/// later position takes more time than parallel computation saves.
const LEAST_SECTION_TO_SHARE: usize = 1024;

impl<C: Cipher> super::private::Sealed for CtrAcpkm<C> {}

impl<C: Cipher> BlockMode for CtrAcpkm<C> {
    const GRANULARITY: usize = 1;
    fn process(&mut self, _: Direction, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.apply(data)
    }
    fn after(&self, _: Direction, input: &[u8]) -> Option<Self> {
        if self.section < LEAST_SECTION_TO_SHARE {
            return None;
        }
        let mut later = self.clone();
        later.seek(self.position() + input.len() as u128).ok()?;
        Some(later)
    }
    fn level(&self) -> Level {
        self.keystream.cipher().level()
    }
}

impl<C: Cipher> fmt::Debug for CtrAcpkm<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CtrAcpkm").field("level", &self.level()).field("section", &self.section).finish_non_exhaustive()
    }
}
