//! CNT and IMIT of GOST 28147-89 under one key, as in old protocols.
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
/// measure the cipher's speed in this combination, and old protocols use this combination. **Use it for comparison and
/// for old data only**, because nothing is proven about one key for both CNT and IMIT. The tag has only 32 bits.
/// Messages that differ only in zeros at the end can have the same tag, so the receiver must know the length of the
/// data.
///
/// In the input of the MAC, the plaintext follows the associated data without a separator, so the associated data
/// itself must show where it ends. The tag is encrypted with the keystream that comes after the keystream of the data.
/// This composition is MAC-then-encrypt. CryptoPro's TLS records use this composition too, but with two keys and with a
/// state that continues from record to record. A MAC over the ciphertext would be stronger, but protocols do not use
/// it. The tag is encrypted because an unencrypted tag would show which messages are equal.
///
/// Never use an IV twice under one key, because CNT would reveal both plaintexts. A message without any bytes is
/// rejected, because the IMIT of an empty message is zero under every key. So the encrypted tag of an empty message
/// would be the first four bytes of the keystream. Anyone who knows the first four bytes of another plaintext under the
/// same IV knows these four bytes of keystream.
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

    /// Returns the level of the cipher's kernel.
    pub fn level(&self) -> Level {
        self.imit.level()
    }

    /// Encrypts `data`, in place or from one buffer to another. Returns the tag over the associated data and the
    /// plaintext.
    ///
    /// # Errors
    /// - [`Error::IvLength`] unless `iv` has 8 bytes,
    /// - [`Error::Parameter`] if associated data and data are both empty.
    ///
    /// If there is an error, nothing is written.
    pub fn seal<'i, 'o>(&self, iv: &[u8], associated: &[u8], data: impl IntoInOutBuf<'i, 'o>) -> Result<Tag> {
        let mut message = self.begin(iv)?;
        message.update_associated(associated)?;
        message.seal(data.into_in_out_buf())?;
        message.tag()
    }

    /// Verifies the tag, then decrypts `data`, in place or from one buffer to another. The tag is over the plaintext,
    /// so the data is decrypted twice. The second decryption takes little time compared with IMIT.
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

    /// Checks the length of the IV, and checks that the message is not empty. Callers do this before they process the
    /// message.
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
            // With key meshing, the keystream begins again under each new key, so it never ends.
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
