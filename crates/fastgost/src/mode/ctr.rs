//! CTR (counter mode; GOST R 34.13-2015, section 5.2).
use super::{
    BlockMode, Direction,
    keystream::{Keystream, keystream_mode},
};
use crate::{
    cipher::{BlockEngine, Cipher},
    cpu::Level,
    error::{Error, Result},
    inout::{InOutBuf, IntoInOutBuf},
};

/// CTR (GOST R 34.13-2015, section 5.2, with s = n, so all n bits of an encrypted block are used). The keystream is the
/// encryption of a counter. The counter starts at IV || 0 and occupies the whole block. Encryption and decryption are
/// the same operation. The output does not depend on how the data is split into parts.
///
/// ```
/// use fastgost::{Kuznyechik, mode::Ctr};
///
/// let mut ctr = Ctr::new(Kuznyechik::new(&[7; 32]), &[1, 2, 3, 4, 5, 6, 7, 8])?;
/// let mut data = *b"any length, not only whole blocks";
/// ctr.apply(&mut data[..])?;
/// ctr.seek(0)?;
/// ctr.apply(&mut data[..])?;
/// assert_eq!(&data, b"any length, not only whole blocks");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Ctr<C: Cipher>(Keystream<C>);

impl<C: Cipher> Ctr<C> {
    /// The number of bytes that may be processed under one IV. The limit is 2^(n/2) blocks of n bits, after which the
    /// counter reaches the next IV.
    pub const LIMIT: u128 = (C::BLOCK as u128) << (4 * C::BLOCK);

    /// The allowed IVs as text, for the error message.
    pub(crate) const IV: &'static str = if C::BLOCK == 16 { "8 bytes, half a block" } else { "4 bytes, half a block" };

    /// Starts a keystream under a key. The IV is half a block.
    ///
    /// # Errors
    /// [`Error::IvLength`].
    pub fn new(cipher: C, iv: &[u8]) -> Result<Self> {
        Self::check_iv(iv)?;
        Ok(Self::from_half_block(cipher, iv))
    }

    pub(crate) fn from_half_block(cipher: C, iv: &[u8]) -> Self {
        Self(Keystream::new(cipher, C::block_counter(Self::first(iv)), Self::LIMIT))
    }

    /// Checks the length of an IV.
    pub(crate) fn check_iv(iv: &[u8]) -> Result<()> {
        match iv.len() {
            n if n == C::BLOCK / 2 => Ok(()),
            given => Err(Error::IvLength { given, allowed: Self::IV }),
        }
    }

    /// Checks the IV and the length of a message.
    #[cfg(feature = "alloc")] // for `batch`
    pub(crate) fn check_message(iv: &[u8], len: usize) -> Result<()> {
        Self::check_iv(iv)?;
        if len as u128 > Self::LIMIT { Err(Error::StreamExhausted) } else { Ok(()) }
    }

    /// Returns IV || 0, the initial value of the counter, as a number.
    #[inline]
    pub(crate) fn first(iv: &[u8]) -> u128 {
        let mut bytes = [0; 16];
        bytes[16 - C::BLOCK..][..C::BLOCK / 2].copy_from_slice(&iv[..C::BLOCK / 2]);
        u128::from_be_bytes(bytes)
    }

    /// Begins another stream under the same key.
    ///
    /// # Errors
    /// [`Error::IvLength`]. In this case the mode stays as it was.
    pub fn reset(&mut self, iv: &[u8]) -> Result<()> {
        Self::check_iv(iv)?;
        self.0.reset(C::block_counter(Self::first(iv)));
        Ok(())
    }

    pub(crate) fn apply_unchecked(&mut self, data: InOutBuf<'_, '_, u8>) {
        self.0.apply_unchecked(data.into());
    }
}

keystream_mode!(Ctr<C: Cipher>, C);
