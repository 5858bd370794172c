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

/// Authenticated encryption that is composed of [CTR](Ctr) and [OMAC](Omac). Each has its own key. There are two
/// orders: encrypt-then-MAC and MAC-then-encrypt.
///
/// **Encrypt-then-MAC** is the order that [`new`](Self::new) makes. CTR encrypts the data to the ciphertext C, and the
/// tag is
///
/// ```text
/// OMAC(IV || |A| || A || 0...0 || C)
/// ```
///
/// A is the associated data. |A| is the length of A in bytes, as a big-endian number in half a block. 0...0 are the
/// zeros that pad A to whole blocks. There are always fewer zeros than a block has bytes. The IV is half a block, too.
/// So the IV and |A| together fill the first block. Different messages have different MAC inputs: the first block gives
/// the IV and the length of A, so the end of the zeros is known, and C follows the zeros. OMAC treats a padded last
/// block in another way than a whole last block.
///
/// **MAC-then-encrypt** is the order that [`mac_then_encrypt`](Self::mac_then_encrypt) selects, for protocols that use
/// it. First, OMAC(A || P) is computed over the associated data A and the plaintext P. Then this OMAC is encrypted with
/// the keystream that comes after the keystream of the data, and the encrypted OMAC is the tag. There is no separator
/// between A and P, so the receiver must be able to see from A where A ends.
///
/// **Sections** are parts of a message. [`with_section`](Self::with_section) sets the size of a section. Sections work
/// with both orders. The encryption key changes by ACPKM after every section, as in [`CtrAcpkm`]. The sections cover
/// the data and, with MAC-then-encrypt, also the tag after the data. Every message begins under the first key. The MAC
/// is always OMAC under one key, and never OMAC-ACPKM.
///
/// The CTR_OMAC cipher suites of TLS 1.2 protect a record by MAC-then-encrypt with sections (RFC 9189, sections 4.1.1
/// and 4.3). A section has 4096 bytes for Kuznyechik, and 1024 bytes for Magma. A is the number of the record in 8
/// bytes, followed by the type, the version and the length of the record. P is the fragment of the record. The caller
/// makes the keys and the IV for each record. [`TlsTree`](crate::kdf::TlsTree) derives the two keys from the write keys
/// and the number of the record. The IV is the sum of the write IV and the number of the record.
///
/// The two keys must be independent of each other, as keys from KDF_TREE are. An IV must never be used twice under one
/// key. Do not use one key for both CTR and OMAC. The first block of the MAC input has the form of a counter block.
/// With one key, OMAC would therefore encrypt this block to a block of the keystream, and the scheme would be broken.
///
/// **The amount of data under a key** is not counted by this type, unlike by [`Mgm`](super::Mgm). Let n be the size of
/// a block in bits. After s blocks under the key of OMAC, an attacker forges a tag with a probability of about s^2 /
/// 2^n (the birthday bound). CTR reveals information about the plaintext at the same rate. For Kuznyechik, this
/// probability grows slowly: it is 2^-16 after 2^56 blocks (2^60 bytes). For Magma, this probability grows fast: it is
/// 2^-32 after 2^16 blocks (**512 KiB**), and 2^-16 after 2^24 blocks (128 MiB). The number s counts the blocks of all
/// messages and of their associated data. Change both keys before you reach such amounts. Sections reduce only the
/// amount of data under one encryption key, and only within one message. The key of OMAC does not change with the
/// sections.
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

/// Says whether encryption or the MAC comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Composition {
    EncryptThenMac,
    MacThenEncrypt,
}

impl<C: Cipher> CtrOmac<C> {
    /// Makes the AEAD with encrypt-then-MAC. A tag has the size of a block. The first key is for encryption, and the
    /// second key is for authentication. ([`KExp15::new`](crate::wrap::KExp15::new) takes the keys in the opposite
    /// order.)
    pub fn new(encryption: C, authentication: C) -> Self {
        Self::from_omac(encryption, Omac::new(authentication))
    }

    /// Does the same as [`new`](Self::new), but takes a prepared MAC, and uses the tag size of this MAC. If the MAC has
    /// already processed data, this data is ignored.
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

    /// Switches to MAC-then-encrypt. In this order, the data is decrypted before the tag can be checked. If the check
    /// fails, [`open`](Self::open) overwrites the plaintext with zeros.
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

    /// Returns the number of bytes after which the encryption key changes. The result is `None` if the key never
    /// changes.
    pub fn section(&self) -> Option<usize> {
        self.section
    }

    /// Returns the largest number of bytes that CTR may process under one IV. No message can be longer. With
    /// MAC-then-encrypt, this number includes the tag.
    pub(crate) fn limit(&self) -> u128 {
        if self.section.is_some() { CtrAcpkm::<C>::LIMIT } else { Ctr::<C>::LIMIT }
    }

    /// The size of a tag in bytes.
    pub fn tag_size(&self) -> usize {
        self.omac.tag_size()
    }

    /// Returns the level of CPU features that the kernels of both ciphers use. If the levels of the two ciphers differ,
    /// returns the level of the encryption cipher.
    pub fn level(&self) -> Level {
        self.cipher.level()
    }

    /// Encrypts `data`, in place or from one buffer to another, and returns the tag. The IV is half a block.
    ///
    /// # Errors
    /// - [`Error::IvLength`] unless the IV has the length of half a block,
    /// - [`Error::StreamExhausted`] if `data` is longer than [`Ctr::LIMIT`]. With sections, the limit is
    ///   [`CtrAcpkm::LIMIT`]. With MAC-then-encrypt, the limit is for `data` and the tag together,
    /// - [`Error::Parameter`] if, with encrypt-then-MAC, half a block is too small for the length of the associated
    ///   data.
    ///
    /// If there is an error, nothing is written.
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
    /// [MAC-then-encrypt](Self::mac_then_encrypt), the function first decrypts the data, and then verifies the tag.
    ///
    /// # Errors
    /// - [`Error::TagMismatch`] unless the key, the IV, the associated data, the ciphertext and the tag are the same as
    ///   when the message was sealed,
    /// - the errors of [`seal`](Self::seal).
    ///
    /// If there is an error, nothing is written, with one exception. With MAC-then-encrypt, if a tag has the right
    /// length but is wrong, the function writes zeros.
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
                // The length of the tag is checked first, because the code below has keystream only for a tag of the
                // right length. The length is public.
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

    /// Returns the tag of encrypt-then-MAC.
    fn tag(&self, iv: &[u8], associated: &[u8], ciphertext: &[u8]) -> Tag {
        let (first, zeros) = (first_block::<C>(iv, associated), zeros::<C>(associated));
        self.omac.tag_of(&[&first[..C::BLOCK], associated, zeros, ciphertext])
    }

    /// Encrypts or decrypts `data`. Then encrypts or decrypts the tag `behind` with the keystream that follows.
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

/// The methods that `batch` uses.
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

/// Returns IV || |A|, the first block of the input of OMAC in encrypt-then-MAC.
pub(crate) fn first_block<C: Cipher>(iv: &[u8], associated: &[u8]) -> [u8; 16] {
    let mut block = [0; 16];
    let (half, len) = (C::BLOCK / 2, (associated.len() as u64).to_be_bytes());
    block[..half].copy_from_slice(iv);
    block[half..C::BLOCK].copy_from_slice(&len[8 - half..]);
    block
}

/// Returns the zeros that pad the associated data to whole blocks.
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

    /// With MAC-then-encrypt, the tag needs keystream too. So the message and its tag together must not be longer than
    /// the keystream.
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

    /// Encrypt-then-MAC writes the length of the associated data into half a block.
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
