//! CNT and IMIT of GOST 28147-89 under one key, as protocols of its time combine them.
use crate::{
    cipher::gost28147::Gost28147,
    cpu::Level,
    error::{Error, Result},
    inout::{InOutBuf, IntoInOutBuf},
    mac::{Imit, Tag},
    mode::{BlockMode, Cnt, Direction, Meshed},
};
use zeroize::Zeroizing;

/// GOST 28147-89's gamma mode with its MAC, both under one key (RFC 5830, sections 6 and 8): what papers on its speed
/// measure and what protocols of its time use. **For comparison and for old data only**: nothing is proven about one
/// key serving both, and the tag has only 32 bits and ignores zeros at the end of the data, whose length must be known.
///
/// The MAC input is the associated data directly followed by the plaintext, so the associated data must say where it
/// ends. The tag is encrypted with the keystream that follows the data's: MAC-then-encrypt, as in CryptoPro's TLS
/// records (which use two keys and carry their state from record to record). A MAC over the ciphertext would be the
/// stronger composition, but not the one in use; an unencrypted tag would show which messages are equal.
///
/// Never reuse an IV under a key: CNT would reveal both plaintexts. A message without any bytes is rejected: its IMIT
/// is zero under every key, so anyone who knows the first four bytes of a plaintext knows that tag under the same IV.
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
    pub const TAG_SIZE: usize = 4;

    /// CNT and IMIT without key meshing.
    pub fn new(cipher: Gost28147) -> Self {
        Self { imit: Imit::new(cipher.clone()), cipher, meshing: false }
    }

    /// Adds CryptoPro key meshing (RFC 4357, section 2.3.2) to both CNT and IMIT.
    pub fn with_meshing(mut self) -> Self {
        self.imit = self.imit.with_meshing();
        self.meshing = true;
        self
    }

    /// The level of the kernel that its cipher runs on.
    pub fn level(&self) -> Level {
        self.imit.level()
    }

    /// Encrypts `data`, in place or from one buffer to another, and returns the tag over it and the associated data.
    ///
    /// # Errors
    /// [`Error::IvLength`] unless `iv` has 8 bytes; [`Error::Parameter`] if associated data and data are both empty. Nothing
    /// is written then.
    pub fn seal<'i, 'o>(&self, iv: &[u8], associated: &[u8], data: impl IntoInOutBuf<'i, 'o>) -> Result<Tag> {
        match self.meshing {
            false => self.seal_by(Cnt::new(self.cipher.clone(), iv)?, associated, data.into_in_out_buf()),
            true => self.seal_by(Meshed::<Cnt>::new(self.cipher.clone(), iv)?, associated, data.into_in_out_buf()),
        }
    }

    /// Verifies the tag, then decrypts `data`, in place or from one buffer to another. Since the tag is over the
    /// plaintext, the data is decrypted twice, which costs little compared with IMIT.
    ///
    /// # Errors
    /// Those of [`seal`](Self::seal); [`Error::TagMismatch`], also if `tag` does not have 4 bytes. Nothing is written
    /// then.
    pub fn open<'i, 'o>(
        &self,
        iv: &[u8],
        associated: &[u8],
        data: impl IntoInOutBuf<'i, 'o>,
        tag: &[u8],
    ) -> Result<()> {
        match self.meshing {
            false => self.open_by(Cnt::new(self.cipher.clone(), iv)?, associated, data.into_in_out_buf(), tag),
            true => self.open_by(Meshed::<Cnt>::new(self.cipher.clone(), iv)?, associated, data.into_in_out_buf(), tag),
        }
    }

    /// Checks a message before any work is done on it.
    #[cfg(feature = "alloc")] // for `batch`
    pub(crate) fn check(iv: &[u8], associated: &[u8], data: usize) -> Result<()> {
        Cnt::check_iv(iv)?;
        check_empty(associated, data)
    }

    fn seal_by<M: BlockMode>(&self, mut cnt: M, associated: &[u8], data: InOutBuf<'_, '_, u8>) -> Result<Tag> {
        check_empty(associated, data.len())?;
        let mut imit = self.imit.clone();
        imit.update(associated);
        imit.update(data.get_in());
        let mut tag = imit.finalize();
        cnt.process(Direction::Encrypt, data)?;
        cnt.process(Direction::Encrypt, tag.bytes_mut().into())?;
        Ok(tag)
    }

    fn open_by<M: BlockMode>(
        &self,
        mut cnt: M,
        associated: &[u8],
        data: InOutBuf<'_, '_, u8>,
        tag: &[u8],
    ) -> Result<()> {
        check_empty(associated, data.len())?;
        if tag.len() != Self::TAG_SIZE {
            return Err(Error::TagMismatch);
        }
        let (mut trial, mut imit) = (cnt.clone(), self.imit.clone());
        imit.update(associated);
        let mut scratch = Zeroizing::new([0; 1024]);
        for part in data.get_in().chunks(scratch.len()) {
            let plaintext = &mut scratch[..part.len()];
            plaintext.copy_from_slice(part);
            trial.process(Direction::Decrypt, (&mut *plaintext).into())?;
            imit.update(plaintext);
        }
        let sent = &mut scratch[..Self::TAG_SIZE];
        sent.copy_from_slice(tag);
        trial.process(Direction::Decrypt, (&mut *sent).into())?;
        imit.finalize().verify(sent)?;
        cnt.process(Direction::Decrypt, data)
    }
}

/// For `batch`.
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

fn check_empty(associated: &[u8], data: usize) -> Result<()> {
    if associated.is_empty() && data == 0 {
        let name = "the length of the data and the associated data together";
        return Err(Error::Parameter { name, allowed: "1 byte or more" });
    }
    Ok(())
}

kernel_debug!(CntImit);
