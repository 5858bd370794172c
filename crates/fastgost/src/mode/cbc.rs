//! CBC: cipher block chaining (GOST R 34.13-2015, section 5.4).
use super::{BlockMode, Direction, register::Register, whole_blocks};
use crate::{
    cipher::{BlockEngine, Cipher, Link},
    cpu::Level,
    error::Result,
    inout::{InOutBuf, IntoInOutBuf},
    simd::IoBuf,
};

/// CBC: every block of plaintext is XORed with the ciphertext k blocks earlier, then encrypted (GOST R 34.13-2015,
/// section 5.4). The IV has k >= 1 blocks. It takes whole blocks only (see [`padding`](super::padding)); any split into
/// whole blocks gives the same output.
///
/// Decryption is as fast as [`Ecb`](super::Ecb). Encryption is serial, k blocks at a time.
///
/// One value processes one message in one direction; each call continues where the last one ended.
///
/// ```
/// use fastgost::{Kuznyechik, mode::Cbc};
///
/// let cbc = Cbc::new(Kuznyechik::new(&[7; 32]), &[1; 16])?;
/// let mut data = *b"two whole blocks of sixteen byte";
/// cbc.clone().encrypt(&mut data[..])?;
/// cbc.clone().decrypt(&mut data[..])?;
/// assert_eq!(&data, b"two whole blocks of sixteen byte");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Cbc<C: Cipher>(Register<C>);

impl<C: Cipher> Cbc<C> {
    /// Starts a message under a key. The IV is one or more blocks.
    ///
    /// # Errors
    /// [`IvLength`](crate::Error::IvLength).
    pub fn new(cipher: C, iv: &[u8]) -> Result<Self> {
        Ok(Self(Register::new(cipher, iv)?))
    }

    /// Begins another message under the same key.
    ///
    /// # Errors
    /// [`IvLength`](crate::Error::IvLength); the mode stays as it was then.
    pub fn reset(&mut self, iv: &[u8]) -> Result<()> {
        self.0.reset(iv)
    }

    /// Switches to the key that `change` derives from the current one, and encrypts the register under it.
    pub(super) fn change_key(&mut self, change: fn(&mut C)) {
        self.0.change_key(change);
    }

    /// Encrypts the next whole blocks.
    ///
    /// # Errors
    /// [`PartialBlock`](crate::Error::PartialBlock) unless `data` is a whole number of blocks; nothing is written then.
    pub fn encrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        let data = data.into_in_out_buf();
        whole_blocks::<C>(&data)?;
        self.0.chain(Link::Cbc, IoBuf::from(data));
        Ok(())
    }

    /// Decrypts the next whole blocks.
    ///
    /// # Errors
    /// Those of [`encrypt`](Self::encrypt).
    pub fn decrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        let data = data.into_in_out_buf();
        whole_blocks::<C>(&data)?;
        self.0.unchain(Link::Cbc, IoBuf::from(data));
        Ok(())
    }
}

impl<C: Cipher> super::private::Sealed for Cbc<C> {}

impl<C: Cipher> BlockMode for Cbc<C> {
    const GRANULARITY: usize = C::BLOCK;
    fn process(&mut self, direction: Direction, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        match direction {
            Direction::Encrypt => self.encrypt(data),
            Direction::Decrypt => self.decrypt(data),
        }
    }
    fn after(&self, direction: Direction, input: &[u8]) -> Option<Self> {
        if direction == Direction::Encrypt || !input.len().is_multiple_of(C::BLOCK) {
            return None;
        }
        let mut later = self.clone();
        later.0.skip(input);
        Some(later)
    }
    fn level(&self) -> Level {
        self.0.cipher().level()
    }
}

kernel_debug!(Cbc<C: Cipher>);
