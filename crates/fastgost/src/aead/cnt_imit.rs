//! CNT and IMIT of GOST 28147-89 under one key, as protocols of its time have it.
use crate::{
    cipher::magma::Gost28147,
    error::{Error, Result},
    mac::Imit,
    mode::{Bidirectional, Cnt, Direction, Meshed},
};
use core::fmt;
use zeroize::Zeroizing;

/// GOST 28147-89's gamma mode with its MAC, both under one key (RFC 5830, sections 6 and 8): what papers on its speed
/// measure and what protocols of its time do. **For comparison and for old data only**: nothing is proven of a key that
/// serves both, and the code has 32 bits and takes no notice of zeros behind the data, whose length must be known.
///
/// The code is over the plaintext, and is encrypted with the keystream behind it: MAC-then-encrypt, as in CryptoPro's
/// records of TLS. Over the ciphertext it would be the stronger composition, but not the one that is spoken; not encrypted,
/// it would show which messages are equal.
///
/// An IV must never come again under a key: CNT would give both plaintexts away.
///
/// ```
/// use fastgost::{Gost28147, Sbox, aead::CntImit};
///
/// let cipher = CntImit::new(Gost28147::new(&[7; 32], &Sbox::named("z")?));
/// let mut data = *b"a message";
/// let tag = cipher.seal(&[1; 8], &mut data)?;
/// cipher.open(&[1; 8], &mut data, &tag)?;
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
    /// Bytes of a code.
    pub const TAG_SIZE: usize = 4;

    /// Without key meshing.
    pub fn new(cipher: Gost28147) -> Self {
        Self { imit: Imit::new(cipher.clone()), cipher, meshing: false }
    }

    /// With CryptoPro key meshing (RFC 4357, section 2.3.2) of both.
    pub fn with_meshing(mut self) -> Self {
        self.imit = self.imit.with_meshing();
        self.meshing = true;
        self
    }

    /// Encrypts `data` in place; its code.
    ///
    /// # Errors
    /// [`Error::IvLength`] unless `iv` has 8 bytes; nothing is written then.
    pub fn seal(&self, iv: &[u8], data: &mut [u8]) -> Result<[u8; Self::TAG_SIZE]> {
        match self.meshing {
            false => self.seal_by(Cnt::new(self.cipher.clone(), iv)?, data),
            true => self.seal_by(Meshed::<Cnt>::new(self.cipher.clone(), iv)?, data),
        }
    }

    /// Checks the code of what `data` decrypts to, and decrypts it in place only then: that is, it decrypts twice, which
    /// is little beside IMIT.
    ///
    /// # Errors
    /// [`Error::IvLength`] unless `iv` has 8 bytes; [`Error::TagLength`] unless `tag` has 4; [`Error::TagMismatch`].
    /// Nothing is written then.
    pub fn open(&self, iv: &[u8], data: &mut [u8], tag: &[u8]) -> Result<()> {
        match self.meshing {
            false => self.open_by(Cnt::new(self.cipher.clone(), iv)?, data, tag),
            true => self.open_by(Meshed::<Cnt>::new(self.cipher.clone(), iv)?, data, tag),
        }
    }

    fn seal_by<M: Bidirectional>(&self, mut cnt: M, data: &mut [u8]) -> Result<[u8; Self::TAG_SIZE]> {
        let mut imit = self.imit.clone();
        imit.update(data);
        let mut tag = [0; Self::TAG_SIZE];
        tag.copy_from_slice(&imit.finish());
        cnt.process(Direction::Encrypt, data.into())?;
        cnt.process(Direction::Encrypt, tag.as_mut_slice().into())?;
        Ok(tag)
    }

    fn open_by<M: Bidirectional>(&self, mut cnt: M, data: &mut [u8], tag: &[u8]) -> Result<()> {
        if tag.len() != Self::TAG_SIZE {
            return Err(Error::TagLength { given: tag.len(), allowed: "4 bytes" });
        }
        let (mut trial, mut imit) = (cnt.clone(), self.imit.clone());
        let mut scratch = Zeroizing::new([0; 1024]);
        for part in data.chunks(scratch.len()) {
            let plaintext = &mut scratch[..part.len()];
            plaintext.copy_from_slice(part);
            trial.process(Direction::Decrypt, (&mut *plaintext).into())?;
            imit.update(plaintext);
        }
        let code = &mut scratch[..Self::TAG_SIZE];
        code.copy_from_slice(tag);
        trial.process(Direction::Decrypt, (&mut *code).into())?;
        imit.finish().verify(code)?;
        cnt.process(Direction::Decrypt, data.into())
    }
}

impl fmt::Debug for CntImit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CntImit").field("kernel", &self.imit.kernel_name()).finish_non_exhaustive()
    }
}
