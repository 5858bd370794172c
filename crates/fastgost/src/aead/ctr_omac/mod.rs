//! Authenticated encryption composed of CTR and OMAC under two keys.
use crate::{
    cipher::{BlockEngine, Cipher},
    cpu::Level,
    error::{Error, Result},
    inout::{InOutBuf, IntoInOutBuf},
    mac::{Omac, Tag},
    mode::{Ctr, CtrAcpkm, check_section},
    simd::IoBuf,
};
use core::fmt;

#[cfg(feature = "alloc")]
mod parts;

#[cfg(feature = "alloc")]
pub(crate) use parts::Counter;

/// Authenticated encryption composed of [CTR](Ctr) and [OMAC](Omac), each under its own key, in one of two orders.
///
/// **Encrypt-then-MAC**, made by [`new`](Self::new): C is the encryption of the data by CTR, and the tag is
///
/// ```text
/// OMAC(IV || |A| || A || 0...0 || C)
/// ```
///
/// where |A| is the length of the associated data A in bytes, encoded big-endian in half a block, and 0...0 are the
/// zeros, fewer than a block, that pad A to whole blocks. The IV is half a block too, so the IV and |A| fill the first
/// block. Different messages have different MAC inputs, because the first block gives the IV and the end of A, and
/// everything after the zeros is C. OMAC distinguishes a whole last block from a padded one.
///
/// **MAC-then-encrypt**, selected by [`mac_then_encrypt`](Self::mac_then_encrypt), is for protocols that use it. The
/// tag is OMAC(A || P), where P is the data, encrypted with the keystream after that of the data. A and P are
/// concatenated with nothing in between, so A must say where A ends.
///
/// **Sections**, set by [`with_section`](Self::with_section), work with both orders. The encryption key then changes by
/// ACPKM after every section, as in [`CtrAcpkm`]. The sections cover the data and, with MAC-then-encrypt, also the tag
/// after the data. Every message begins under the first key. The MAC is always OMAC under one key, never OMAC-ACPKM.
///
/// The CTR_OMAC cipher suites of TLS 1.2 protect a record by MAC-then-encrypt with sections of 4096 bytes for
/// Kuznyechik and of 1024 bytes for Magma (RFC 9189, sections 4.1.1 and 4.3). There A is the record's number in 8
/// bytes, followed by the record's type, version and length, and P is the record's fragment. The caller makes the keys
/// and the IV of the record: [`TlsTree`](crate::kdf::TlsTree) derives the two keys from the write keys and the record's
/// number, and the IV is the write IV plus the record's number.
///
/// The two keys must be independent of each other, as keys from KDF_TREE are, and an IV must never be used twice. One
/// key for both CTR and OMAC breaks the scheme: the first block of the MAC input has the form of a counter block, so
/// OMAC's encryption of this block is also a block of keystream.
///
/// **Data under a key** is not counted here, unlike in [`Mgm`](super::Mgm). After s blocks under OMAC's key, a forger's
/// chance against OMAC is about s^2 / 2^n (the birthday bound), and CTR reveals information at the same rate. For
/// Kuznyechik this chance grows slowly: it is 2^-16 after 2^56 blocks (2^60 bytes). For Magma it grows fast: it is
/// 2^-32 after 2^16 blocks (**512 KiB**) and 2^-16 after 2^24 blocks (128 MiB). The blocks of all messages and of their
/// associated data count together. Change both keys earlier than that. Sections reduce only the data under one
/// encryption key, and only within a message.
///
/// ```
/// use fastgost::{Kuznyechik, aead::CtrOmac};
///
/// let aead = CtrOmac::new(Kuznyechik::new(&[1; 32]), Kuznyechik::new(&[2; 32]));
/// let (iv, mut data) = ([0, 0, 0, 0, 0, 0, 0, 1], *b"any length");
/// let tag = aead.seal(&iv, b"header", &mut data[..])?;
/// aead.open(&iv, b"header", &mut data[..], &tag)?;
/// assert_eq!(&data, b"any length");
/// assert!(aead.open(&iv, b"another", &mut data[..], &tag).is_err());
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct CtrOmac<C: Cipher> {
    cipher: C,
    omac: Omac<C>,
    composition: Composition,
    /// The number of bytes after which the encryption key changes.
    section: Option<usize>,
}

/// How encryption and MAC are composed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Composition {
    EncryptThenMac,
    MacThenEncrypt,
}

impl<C: Cipher> CtrOmac<C> {
    /// Encrypt-then-MAC with tags of a whole block, under a key for encryption and a key for authentication. (The order
    /// of the keys is the opposite of [`KExp15::new`](crate::wrap::KExp15::new).)
    pub fn new(encryption: C, authentication: C) -> Self {
        Self::from_omac(encryption, Omac::new(authentication))
    }

    /// Like [`new`](Self::new), with a prepared MAC and the tag size of this MAC. Data that the MAC was given before is
    /// ignored.
    ///
    /// ```
    /// use fastgost::{Kuznyechik, aead::CtrOmac, mac::Omac};
    ///
    /// // Many keys, prepared in parallel.
    /// let keys: Vec<[u8; 32]> = (1..65).map(|i| [i; 32]).collect();
    /// let (encryption, authentication): (Vec<_>, Vec<_>) = keys.chunks_exact(2).map(|pair| (&pair[0], &pair[1])).unzip();
    /// let ciphers = Kuznyechik::many(&encryption);
    /// let macs = Omac::many(Kuznyechik::many(&authentication));
    /// let aeads: Vec<_> = ciphers.into_iter().zip(macs).map(|(c, m)| CtrOmac::from_omac(c, m)).collect();
    /// ```
    pub fn from_omac(encryption: C, authentication: Omac<C>) -> Self {
        Self { cipher: encryption, omac: authentication, composition: Composition::EncryptThenMac, section: None }
    }

    /// Switches to MAC-then-encrypt. Then the data is decrypted before the tag can be checked; if the check fails,
    /// [`open`](Self::open) overwrites the plaintext with zeros.
    pub fn mac_then_encrypt(mut self) -> Self {
        self.composition = Composition::MacThenEncrypt;
        self
    }

    /// Changes the encryption key by ACPKM after every `section` bytes of a message. `section` is a whole number of
    /// blocks.
    ///
    /// ```
    /// use fastgost::{Kuznyechik, aead::CtrOmac};
    ///
    /// // A record of TLS 1.2 (RFC 9189).
    /// let (encryption, authentication) = (Kuznyechik::new(&[1; 32]), Kuznyechik::new(&[2; 32]));
    /// let aead = CtrOmac::new(encryption, authentication).mac_then_encrypt().with_section(4096)?;
    /// let mut record = [5; 16384];
    /// let header = [&[0; 8][..], &[23, 3, 3, 0x40, 0]].concat();
    /// let tag = aead.seal(&[0; 8], &header, &mut record[..])?;
    /// aead.open(&[0; 8], &header, &mut record[..], &tag)?;
    /// assert_eq!(record, [5; 16384]);
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Parameter`] unless `section` is a multiple of the block size, and not 0.
    pub fn with_section(mut self, section: usize) -> Result<Self> {
        check_section::<C>(section)?;
        self.section = Some(section);
        Ok(self)
    }

    /// The number of bytes after which the encryption key changes, or `None` if the key does not change.
    pub fn section(&self) -> Option<usize> {
        self.section
    }

    /// The number of bytes that CTR may process under one IV. This is the length of the longest message; with
    /// MAC-then-encrypt it includes the tag.
    pub(crate) fn limit(&self) -> u128 {
        if self.section.is_some() { CtrAcpkm::<C>::LIMIT } else { Ctr::<C>::LIMIT }
    }

    /// The size of a tag in bytes.
    pub fn tag_size(&self) -> usize {
        self.omac.tag_size()
    }

    /// The level of the kernel that both ciphers run on. If their levels differ, it is the level of the encryption
    /// cipher.
    pub fn level(&self) -> Level {
        self.cipher.level()
    }

    /// Encrypts `data`, in place or from one buffer to another, and returns its tag. The IV is half a block.
    ///
    /// # Errors
    /// [`Error::IvLength`]; [`Error::StreamExhausted`] if `data` is longer than [`Ctr::LIMIT`], or with sections
    /// [`CtrAcpkm::LIMIT`]; [`Error::Parameter`] if the length of the associated data does not fit into half a block.
    /// Nothing is written then.
    pub fn seal<'i, 'o>(&self, iv: &[u8], associated: &[u8], data: impl IntoInOutBuf<'i, 'o>) -> Result<Tag> {
        let mut data = data.into_in_out_buf();
        self.check(iv, associated.len(), data.len())?;
        match self.composition {
            Composition::EncryptThenMac => {
                self.encrypt(iv, data.reborrow(), &mut []);
                Ok(self.tag(iv, associated, data.get_out()))
            }
            Composition::MacThenEncrypt => {
                let mut tag = self.omac.tag_of(&[associated, data.get_in()]);
                self.encrypt(iv, data, tag.bytes_mut());
                Ok(tag)
            }
        }
    }

    /// Verifies the tag, then decrypts `data`, in place or from one buffer to another. With
    /// [MAC-then-encrypt](Self::mac_then_encrypt) it decrypts first, then verifies the tag.
    ///
    /// # Errors
    /// [`Error::TagMismatch`] if the key, the IV, the associated data, the data or the tag differs from that of
    /// sealing. Then nothing is written, except with MAC-then-encrypt and a tag of the right length, where zeros are
    /// written. Also the errors of [`seal`](Self::seal); nothing is written then.
    pub fn open<'i, 'o>(
        &self,
        iv: &[u8],
        associated: &[u8],
        data: impl IntoInOutBuf<'i, 'o>,
        tag: &[u8],
    ) -> Result<()> {
        let mut data = data.into_in_out_buf();
        self.check(iv, associated.len(), data.len())?;
        match self.composition {
            Composition::EncryptThenMac => {
                self.tag(iv, associated, data.get_in()).verify(tag)?;
                self.encrypt(iv, data, &mut []);
                Ok(())
            }
            Composition::MacThenEncrypt => {
                // The length is checked first, because there is keystream only for a tag of the right size. The length
                // is public.
                if tag.len() != self.tag_size() {
                    return Err(Error::TagMismatch);
                }
                let mut sent = Tag::new(tag);
                self.encrypt(iv, data.reborrow(), sent.bytes_mut());
                let result = self.omac.tag_of(&[associated, data.get_out()]).verify(&sent);
                if result.is_err() {
                    crate::wipe(data.get_out());
                }
                result
            }
        }
    }

    /// Checks the IV and the lengths of the associated data and of the data.
    pub(crate) fn check(&self, iv: &[u8], associated: usize, data: usize) -> Result<()> {
        let behind = if self.composition == Composition::MacThenEncrypt { self.tag_size() } else { 0 };
        Ctr::<C>::check_iv(iv)?;
        if data as u128 + behind as u128 > self.limit() {
            return Err(Error::StreamExhausted);
        }
        match self.composition {
            Composition::EncryptThenMac => Self::check_associated(associated),
            Composition::MacThenEncrypt => Ok(()),
        }
    }

    /// Checks that encrypt-then-MAC can encode the length of the associated data.
    fn check_associated(len: usize) -> Result<()> {
        if len as u128 >> (4 * C::BLOCK) != 0 {
            let name = "the length of the associated data";
            return Err(Error::Parameter { name, allowed: "less than 2^32 bytes" });
        }
        Ok(())
    }

    /// The tag of encrypt-then-MAC.
    fn tag(&self, iv: &[u8], associated: &[u8], ciphertext: &[u8]) -> Tag {
        let (first, zeros) = (first_block::<C>(iv, associated), zeros::<C>(associated));
        self.omac.tag_of(&[&first[..C::BLOCK], associated, zeros, ciphertext])
    }

    /// Encrypts or decrypts `data`, and then `behind` (the tag) with the keystream that follows.
    pub(crate) fn encrypt(&self, iv: &[u8], data: InOutBuf<'_, '_, u8>, behind: &mut [u8]) {
        if let Some(section) = self.section {
            let mut ctr = CtrAcpkm::from_half_block(self.cipher.clone(), section, iv);
            ctr.apply_unchecked(IoBuf::from(data));
            return ctr.apply_unchecked(IoBuf::from(behind));
        }
        let (first, len) = (C::block_counter(Ctr::<C>::first(iv)), data.len());
        self.cipher.xor_keystream(first, IoBuf::from(data));
        if behind.is_empty() {
            return;
        }
        let mut keystream = [0; 32];
        let inside = len % C::BLOCK;
        let there = &mut keystream[..inside + behind.len()];
        self.cipher.xor_keystream(C::later(first, (len / C::BLOCK) as u64), IoBuf::from(&mut *there));
        for (t, k) in behind.iter_mut().zip(&there[inside..]) {
            *t ^= k;
        }
        crate::wipe(&mut keystream);
    }
}

/// The parts that `batch` uses.
#[cfg(feature = "alloc")]
impl<C: Cipher> CtrOmac<C> {
    pub(crate) fn cipher(&self) -> &C {
        &self.cipher
    }

    pub(crate) fn omac(&self) -> &Omac<C> {
        &self.omac
    }

    pub(crate) fn composition(&self) -> Composition {
        self.composition
    }
}

/// The first block of encrypt-then-MAC's input: IV || |A|.
pub(crate) fn first_block<C: Cipher>(iv: &[u8], associated: &[u8]) -> [u8; 16] {
    let mut block = [0; 16];
    let (half, len) = (C::BLOCK / 2, (associated.len() as u64).to_be_bytes());
    block[..half].copy_from_slice(iv);
    block[half..C::BLOCK].copy_from_slice(&len[8 - half..]);
    block
}

/// The zeros that pad the associated data to whole blocks.
pub(crate) fn zeros<C: Cipher>(associated: &[u8]) -> &'static [u8] {
    &[0; 16][..associated.len().next_multiple_of(C::BLOCK) - associated.len()]
}

impl<C: Cipher> fmt::Debug for CtrOmac<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CtrOmac")
            .field("level", &self.level())
            .field("composition", &self.composition)
            .field("section", &self.section)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cipher::gost28147::Magma;
    #[cfg(target_pointer_width = "64")]
    use crate::cipher::kuznyechik::Kuznyechik;

    /// With MAC-then-encrypt the tag needs keystream too, so message and tag together must not be longer than the
    /// stream.
    #[test]
    fn the_longest_message() {
        let new = || CtrOmac::new(Magma::new(&[1; 32]), Magma::new(&[2; 32]));
        let sections = || new().with_section(1024).expect("whole blocks");
        for (aead, most) in [
            (new(), Ctr::<Magma>::LIMIT),
            (new().mac_then_encrypt(), Ctr::<Magma>::LIMIT - 8),
            (sections(), CtrAcpkm::<Magma>::LIMIT),
            (sections().mac_then_encrypt(), CtrAcpkm::<Magma>::LIMIT - 8),
        ] {
            // A 32-bit `usize` cannot hold such lengths.
            let Ok(most) = usize::try_from(most) else { continue };
            assert_eq!(aead.check(&[0; 4], 0, most), Ok(()), "{aead:?}");
            assert_eq!(aead.check(&[0; 4], 0, most + 1), Err(Error::StreamExhausted), "{aead:?}");
        }
    }

    /// Encrypt-then-MAC encodes the length of the associated data in half a block.
    #[cfg(target_pointer_width = "64")]
    #[test]
    fn the_longest_associated_data() {
        let magma = CtrOmac::new(Magma::new(&[1; 32]), Magma::new(&[2; 32]));
        assert_eq!(magma.check(&[0; 4], (1 << 32) - 1, 0), Ok(()));
        assert!(matches!(magma.check(&[0; 4], 1 << 32, 0), Err(Error::Parameter { .. })));
        assert_eq!(magma.mac_then_encrypt().check(&[0; 4], 1 << 32, 0), Ok(()));
        let kuznyechik = CtrOmac::new(Kuznyechik::new(&[1; 32]), Kuznyechik::new(&[2; 32]));
        assert_eq!(kuznyechik.check(&[0; 8], usize::MAX, 0), Ok(()));
    }
}
