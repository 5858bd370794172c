//! CBC: cipher block chaining (GOST R 34.13-2015, section 5.4).
use super::{BlockMode, Direction, register::Register, whole_blocks};
use crate::{
    cipher::{Cipher, Link},
    error::Result,
    inout::{InOutBuf, IntoInOutBuf},
    simd::IoBuf,
};
use core::fmt;

/// Every block of plaintext is XORed with the ciphertext k blocks earlier, then encrypted (GOST R 34.13-2015, section
/// 5.4). The IV has k >= 1 blocks; whole blocks only (see [`padding`](super::padding)). Any split into whole blocks
/// gives the same output.
///
/// Decryption goes at the speed of [`Ecb`](super::Ecb). Encryption is serial, k blocks at a time.
///
/// One value processes one message in one direction; it goes on where the last call ended.
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
pub struct Cbc<C: Cipher> {
    cipher: C,
    register: Register,
}

impl<C: Cipher> Cbc<C> {
    /// The mode under a key, at the beginning of a message. The IV is one block or more.
    ///
    /// # Errors
    /// [`IvLength`](crate::Error::IvLength).
    pub fn new(cipher: C, iv: &[u8]) -> Result<Self> {
        Ok(Self { register: Register::new::<C>(iv)?, cipher })
    }

    /// Begins another message under the same key.
    ///
    /// # Errors
    /// [`IvLength`](crate::Error::IvLength); the mode stays as it was then.
    pub fn reset(&mut self, iv: &[u8]) -> Result<()> {
        self.register = Register::new::<C>(iv)?;
        Ok(())
    }

    /// Goes on under the key that `change` makes of this one, with the encryption of the register.
    pub(super) fn change_key(&mut self, change: fn(&mut C)) {
        change(&mut self.cipher);
        self.register.encrypt(&self.cipher);
    }

    /// Encrypts the next whole blocks.
    ///
    /// # Errors
    /// [`PartialBlock`](crate::Error::PartialBlock) unless `data` is a whole number of blocks; nothing is written then.
    pub fn encrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        let data = data.into_in_out_buf();
        whole_blocks::<C>(&data)?;
        self.register.chain(&self.cipher, Link::Cbc, IoBuf::from(data));
        Ok(())
    }

    /// Decrypts the next whole blocks.
    ///
    /// # Errors
    /// As [`encrypt`](Self::encrypt).
    pub fn decrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        let data = data.into_in_out_buf();
        whole_blocks::<C>(&data)?;
        self.register.unchain(&self.cipher, Link::Cbc, IoBuf::from(data));
        Ok(())
    }
}

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
        later.register.skip(input);
        Some(later)
    }
    fn kernel_name(&self) -> &'static str {
        self.cipher.kernel_name()
    }
}

impl<C: Cipher> fmt::Debug for Cbc<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cbc").field("kernel", &self.kernel_name()).finish_non_exhaustive()
    }
}
