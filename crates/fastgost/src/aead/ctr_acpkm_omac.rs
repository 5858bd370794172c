//! CTR-ACPKM with OMAC, under two keys that are derived for each message (RFC 9337, section 5.1; R 1323565.1.025-2019).
use super::{CtrOmac, ctr_omac::Counter, mac_then_encrypt::MacThenEncrypt, parts::in_parts};
use crate::{
    cipher::{BlockEngine, Cipher, gost28147::Magma, kuznyechik::Kuznyechik},
    cpu::Level,
    error::{Error, Result},
    hash::Streebog256,
    inout::IntoInOutBuf,
    kdf::kdf_tree,
    mac::{Hmac, Omac, Tag, check_tag_size},
    mode::{CtrAcpkm, check_section},
};
use alloc::boxed::Box;
use zeroize::Zeroizing;

/// The authenticated encryption of CMS, PFX and encrypted private keys. It consists of [`CtrAcpkm`] and [`Omac`] (RFC
/// 9337, section 5.1; R 1323565.1.025-2019). It takes **no associated data**. If associated data is given, the result
/// is an error.
///
/// The nonce is called "user keying material". It consists of an IV of half a block and a seed of 8 bytes. KDF_TREE,
/// with the label "kdf tree" and the seed, derives two message keys from the key. Under the two message keys, the
/// message is processed by [`CtrOmac`] with [MAC-then-encrypt](CtrOmac::mac_then_encrypt) and sections. The tag is
/// computed over the plaintext, is put after the plaintext, and is encrypted with the same keystream. Never use a nonce
/// twice under one key, because CTR would then reveal both plaintexts.
///
/// ```
/// use fastgost::{Kuznyechik, aead::CtrAcpkmOmac};
///
/// let aead = CtrAcpkmOmac::<Kuznyechik>::new(&[7; 32]);
/// let (ukm, mut data) = ([1; 16], *b"a content");
/// let tag = aead.seal(&ukm, b"", &mut data[..])?;
/// aead.open(&ukm, b"", &mut data[..], &tag)?;
/// assert_eq!(&data, b"a content");
/// assert!(aead.seal(&ukm, b"associated", &mut data[..]).is_err());
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct CtrAcpkmOmac<C: Cipher> {
    /// A cipher with any key. Only its kernel is used. The key of this cipher is ignored.
    cipher: C,
    root: Box<Hmac<Streebog256>>,
    section: usize,
    tag_size: usize,
}

macro_rules! of {
    ($cipher:ident) => {
        impl CtrAcpkmOmac<$cipher> {
            /// Makes the AEAD under `key`, with the section size of RFC 9337, section 4. This size is 256 KiB for
            /// Kuznyechik, and 8 KiB for Magma.
            pub fn new(key: &[u8; 32]) -> Self {
                Self::on($cipher::new(&[0; 32]), key)
            }

            /// Like [`new`](Self::new), on the kernel of `level`.
            ///
            /// # Errors
            /// [`Error::KernelUnavailable`].
            pub fn with_level(level: Level, key: &[u8; 32]) -> Result<Self> {
                Ok(Self::on($cipher::with_level(level, &[0; 32])?, key))
            }
        }
    };
}
of!(Kuznyechik);
of!(Magma);

impl<C: Cipher> CtrAcpkmOmac<C> {
    /// The size of a nonce in bytes.
    pub const NONCE_SIZE: usize = C::BLOCK / 2 + 8;

    /// The text of the error message that says which nonces are allowed.
    pub(crate) const NONCE: &'static str = match C::BLOCK {
        16 => "16 bytes, an IV of 8 and a seed of 8",
        _ => "12 bytes, an IV of 4 and a seed of 8",
    };

    /// Makes the AEAD under `key`, on the kernel of `cipher`. The key of `cipher` is ignored.
    pub(crate) fn on(cipher: C, key: &[u8; 32]) -> Self {
        // The key is set in place, because a move of `Hmac` would leave a copy of the key in memory.
        let mut root = Box::new(Hmac::new(Streebog256::new(), b""));
        root.rekey(key);
        Self { cipher, root, section: CtrAcpkm::<C>::SECTION_IN_CONTAINERS, tag_size: C::BLOCK }
    }

    /// Sets the section size, which is the number of bytes after which the encryption key changes. Use this for peers
    /// that do not have the section size of RFC 9337.
    ///
    /// # Errors
    /// [`Error::Parameter`] unless `section` is a multiple of the block size, and not 0.
    pub fn with_section(mut self, section: usize) -> Result<Self> {
        check_section::<C>(section)?;
        self.section = section;
        Ok(self)
    }

    /// Returns the number of bytes after which the encryption key changes.
    pub fn section(&self) -> usize {
        self.section
    }

    /// Truncates tags to their first `size` bytes. RFC 9337 has full tags only.
    ///
    /// # Errors
    /// [`Error::TagLength`] unless `size` is at least 4 and at most the block size.
    pub fn with_tag_size(mut self, size: usize) -> Result<Self> {
        check_tag_size(size, 4, C::BLOCK)?;
        self.tag_size = size;
        Ok(self)
    }

    /// Returns the size of a tag in bytes. A tag has the size of a block, unless another size is set.
    pub fn tag_size(&self) -> usize {
        self.tag_size
    }

    /// Returns the level of CPU features that the kernel of the cipher uses.
    pub fn level(&self) -> Level {
        self.cipher.level()
    }

    /// Encrypts `data`, in place or from one buffer to another, and returns the tag. `associated` must be empty.
    ///
    /// # Errors
    /// - [`Error::IvLength`] unless the nonce consists of an IV of half a block and a seed of 8 bytes,
    /// - [`Error::Parameter`] if `associated` is not empty,
    /// - [`Error::StreamExhausted`] if data and tag together are longer than [`CtrAcpkm::LIMIT`].
    ///
    /// If there is an error, nothing is written.
    pub fn seal<'i, 'o>(&self, nonce: &[u8], associated: &[u8], data: impl IntoInOutBuf<'i, 'o>) -> Result<Tag> {
        check_associated(associated)?;
        let mut message = self.begin(nonce)?;
        message.seal(data.into_in_out_buf())?;
        message.tag()
    }

    /// Verifies the tag, then decrypts `data`, in place or from one buffer to another. The tag is over the plaintext.
    /// So the data is decrypted twice: first for checking the tag, and then for the caller.
    ///
    /// # Errors
    /// - [`Error::TagMismatch`] if the tag is wrong, or has the wrong length,
    /// - the errors of [`seal`](Self::seal).
    ///
    /// If there is an error, nothing is written.
    pub fn open<'i, 'o>(
        &self,
        nonce: &[u8],
        associated: &[u8],
        data: impl IntoInOutBuf<'i, 'o>,
        tag: &[u8],
    ) -> Result<()> {
        check_associated(associated)?;
        self.begin(nonce)?.open(data.into_in_out_buf(), tag)
    }

    fn begin(&self, nonce: &[u8]) -> Result<MacThenEncrypt<Counter<C>, Omac<C>>> {
        if nonce.len() != Self::NONCE_SIZE {
            return Err(Error::IvLength { given: nonce.len(), allowed: Self::NONCE });
        }
        let (iv, seed) = nonce.split_at(C::BLOCK / 2);
        let mut keys = Zeroizing::new([[0; 32]; 2]);
        kdf_tree(&self.root, b"kdf tree", seed, 1, keys.as_flattened_mut())?;
        let [mut encryption, mut authentication] = [self.cipher.clone(), self.cipher.clone()];
        encryption.set_key(&keys[0]);
        authentication.set_key(&keys[1]);
        let omac = Omac::with_tag_size(authentication, self.tag_size)?;
        let keys = CtrOmac::from_omac(encryption, omac).with_section(self.section)?;
        Ok(keys.begin_mac_then_encrypt(iv)?.without_associated(NO_ASSOCIATED))
    }
}

const NO_ASSOCIATED: Error = Error::Parameter {
    name: "the associated data",
    allowed: "none: CTR-ACPKM with OMAC (RFC 9337) authenticates the message alone",
};

fn check_associated(part: &[u8]) -> Result<()> {
    if part.is_empty() { Ok(()) } else { Err(NO_ASSOCIATED) }
}

in_parts! {
    CtrAcpkmOmac<C>, C: Cipher; MacThenEncrypt<Counter<C>, Omac<C>>, CtrAcpkmOmac::<C>::begin;
    "Messages in parts."
}

kernel_debug!(CtrAcpkmOmac<C: Cipher>);
