//! CNT and IMIT of GOST 28147-89 with one key for both, as in old protocols.
use super::{
    mac_then_encrypt::{MacThenEncrypt, Stream},
    parts::in_parts,
};
use crate::{
    cipher::gost28147::Gost28147,
    cpu::Level,
    error::{Error, Result},
    inout::{InOutBuf, IntoInOutBuf},
    mac::{Imit, Tag},
    mode::{Cnt, Meshed},
};

/// The gamma mode (CNT) and the MAC (IMIT) of GOST 28147-89, both under one key (RFC 5830, sections 6 and 8). Papers
/// measure the speed of the cipher with CNT and IMIT together, and old protocols use CNT and IMIT together. **Use it
/// for comparison and for old data only**, because nothing is proven about one key for both CNT and IMIT. The tag has
/// only 32 bits. Messages that differ only in zeros at the end can have the same tag, so the receiver must know the
/// length of the data.
///
/// In the input of the MAC, the plaintext follows the associated data without a separator. So the receiver must be able
/// to see from the associated data where it ends. The tag is encrypted with the keystream that comes after the
/// keystream of the data. This composition is MAC-then-encrypt. CryptoPro's TLS records also use CNT and IMIT in this
/// way, but with two keys, and with a state that continues from record to record. A MAC over the ciphertext would be
/// stronger, but the protocols use a MAC over the plaintext. The tag is encrypted, because otherwise equal tags would
/// show that messages are equal.
///
/// Never use an IV twice under one key, because CNT would then reveal both plaintexts. An empty message is rejected if
/// its associated data is empty, too, because the IMIT of an empty input is zero under every key. So the encrypted tag
/// of an empty message would be the first four bytes of the keystream. If an attacker knows the first four bytes of
/// another plaintext under the same IV, the attacker also knows these bytes of the keystream, and so this tag.
///
/// ```
/// use fastgost::{Gost28147, Sbox, aead::CntImit};
///
/// let cipher = CntImit::new(Gost28147::new(&[7; 32], &Sbox::from_name("z")?));
/// let mut data = *b"a message";
/// let tag = cipher.seal(&[1; 8], b"header", &mut data[..])?;
/// cipher.open(&[1; 8], b"header", &mut data[..], &tag)?;
/// assert_eq!(&data, b"a message");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct CntImit {
    cipher: Gost28147,
    imit: Imit,
    meshing: bool,
}

impl CntImit {
    /// The size of a tag in bytes.
    pub const TAG_SIZE: usize = Imit::TAG_SIZE;

    /// Makes the AEAD without key meshing.
    pub fn new(cipher: Gost28147) -> Self {
        Self { imit: Imit::new(cipher.clone()), cipher, meshing: false }
    }

    /// Adds CryptoPro key meshing (RFC 4357, section 2.3.2) to both CNT and IMIT.
    pub fn with_meshing(mut self) -> Self {
        self.imit = self.imit.with_meshing();
        self.meshing = true;
        self
    }

    /// Returns the size of a tag in bytes, which is 4.
    pub fn tag_size(&self) -> usize {
        Self::TAG_SIZE
    }

    /// Returns the level of CPU features that the cipher's kernel uses.
    pub fn level(&self) -> Level {
        self.imit.level()
    }

    /// Encrypts `data`, in place or from one buffer to another. Returns the tag over the associated data and the
    /// plaintext.
    ///
    /// # Errors
    /// - [`Error::IvLength`] unless `iv` has 8 bytes,
    /// - [`Error::Parameter`] if both the associated data and the data are empty.
    ///
    /// If there is an error, nothing is written.
    pub fn seal<'i, 'o>(&self, iv: &[u8], associated: &[u8], data: impl IntoInOutBuf<'i, 'o>) -> Result<Tag> {
        let mut message = self.begin(iv)?;
        message.update_associated(associated)?;
        message.seal(data.into_in_out_buf())?;
        message.tag()
    }

    /// Verifies the tag, then decrypts `data`, in place or from one buffer to another. The tag is over the plaintext.
    /// So the data is decrypted twice: first for checking the tag, and then for the caller. The additional decryption
    /// takes little time compared with IMIT.
    ///
    /// # Errors
    /// - [`Error::TagMismatch`] if the tag is wrong, or does not have 4 bytes,
    /// - the errors of [`seal`](Self::seal).
    ///
    /// If there is an error, nothing is written.
    pub fn open<'i, 'o>(
        &self,
        iv: &[u8],
        associated: &[u8],
        data: impl IntoInOutBuf<'i, 'o>,
        tag: &[u8],
    ) -> Result<()> {
        let mut message = self.begin(iv)?;
        message.update_associated(associated)?;
        message.open(data.into_in_out_buf(), tag)
    }

    /// Checks the length of the IV. Rejects an empty message if its associated data is empty, too. The callers of this
    /// function call it before they process the message.
    #[cfg(feature = "alloc")] // for `batch`
    pub(crate) fn check(iv: &[u8], associated: &[u8], data: usize) -> Result<()> {
        Cnt::check_iv(iv)?;
        if associated.is_empty() && data == 0 { Err(EMPTY) } else { Ok(()) }
    }

    fn begin(&self, iv: &[u8]) -> Result<MacThenEncrypt<Gamma, Imit>> {
        let gamma = match self.meshing {
            false => Gamma::Plain(Cnt::new(self.cipher.clone(), iv)?),
            true => Gamma::Meshed(Meshed::<Cnt>::new(self.cipher.clone(), iv)?),
        };
        Ok(MacThenEncrypt::new(gamma, self.imit.clone(), Err(EMPTY)))
    }
}

const EMPTY: Error =
    Error::Parameter { name: "the length of the data and the associated data together", allowed: "1 byte or more" };

/// The keystream of CNT, without or with key meshing.
#[derive(Clone)]
pub enum Gamma {
    Plain(Cnt),
    Meshed(Meshed<Cnt>),
}

impl Stream for Gamma {
    fn check(&self, len: usize) -> Result<()> {
        match self {
            Self::Plain(cnt) => cnt.check(len),
            // With key meshing, each new key begins a new keystream, so the keystream has no end.
            Self::Meshed(_) => Ok(()),
        }
    }
    fn apply(&mut self, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        match self {
            Self::Plain(cnt) => cnt.apply(data),
            Self::Meshed(cnt) => cnt.encrypt(data),
        }
    }
}

in_parts!(CntImit; MacThenEncrypt<Gamma, Imit>, Self::begin; "Messages in parts.");

/// The methods that `batch` uses.
#[cfg(feature = "alloc")]
impl CntImit {
    pub(crate) fn cipher(&self) -> &Gost28147 {
        &self.cipher
    }

    pub(crate) fn imit(&self) -> &Imit {
        &self.imit
    }

    pub(crate) fn is_meshed(&self) -> bool {
        self.meshing
    }
}

kernel_debug!(CntImit);
