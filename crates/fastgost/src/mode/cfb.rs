//! CFB: cipher feedback (GOST R 34.13-2015, section 5.5).
use super::{
    BlockMode, Direction,
    register::{Feedback, Register},
};
use crate::{
    cipher::Cipher,
    error::Result,
    inout::{InOutBuf, IntoInOutBuf},
    simd::IoBuf,
};
use core::fmt;

/// Data is XORed with the encryption of the ciphertext k blocks earlier (GOST R 34.13-2015, section 5.5), s = n. The IV
/// has k >= 1 blocks. Any split of the data gives the same output.
///
/// Decryption goes at the speed of [`Ecb`](super::Ecb). Encryption is serial, k blocks at a time.
///
/// One value processes one message in one direction; it goes on where the last call ended.
///
/// ```
/// use fastgost::{Kuznyechik, mode::Cfb};
///
/// let cfb = Cfb::new(Kuznyechik::new(&[7; 32]), &[1; 16])?;
/// let mut data = *b"any length";
/// cfb.clone().encrypt(&mut data[..])?;
/// let mut decryption = cfb.clone();
/// decryption.decrypt(&mut data[..3])?;
/// decryption.decrypt(&mut data[3..])?;
/// assert_eq!(&data, b"any length");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Cfb<C: Cipher> {
    cipher: C,
    register: Register,
}

impl<C: Cipher> Cfb<C> {
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

    /// Encrypts the next part.
    ///
    /// # Errors
    /// None today.
    pub fn encrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.register.stream(&self.cipher, Feedback::Output, IoBuf::from(data.into_in_out_buf()));
        Ok(())
    }

    /// Decrypts the next part.
    ///
    /// # Errors
    /// None today.
    pub fn decrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.register.stream(&self.cipher, Feedback::Input, IoBuf::from(data.into_in_out_buf()));
        Ok(())
    }

    /// Goes on as if this ciphertext had been decrypted.
    fn skip(&mut self, ciphertext: &[u8]) {
        let (begun, rest) = ciphertext.split_at(ciphertext.len().min(self.register.left_of_block::<C>()));
        let (whole, last) = rest.split_at(rest.len() / C::BLOCK * C::BLOCK);
        let mut scratch = [0; 16];
        for (part, blocks) in [(begun, whole), (last, &[][..])] {
            let scratch = &mut scratch[..part.len()];
            scratch.copy_from_slice(part);
            self.register.stream(&self.cipher, Feedback::Input, IoBuf::from(scratch));
            self.register.skip(blocks);
        }
        crate::wipe(&mut scratch);
    }
}

impl<C: Cipher> BlockMode for Cfb<C> {
    const GRANULARITY: usize = 1;
    fn process(&mut self, direction: Direction, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        match direction {
            Direction::Encrypt => self.encrypt(data),
            Direction::Decrypt => self.decrypt(data),
        }
    }
    fn after(&self, direction: Direction, input: &[u8]) -> Option<Self> {
        if direction == Direction::Encrypt {
            return None;
        }
        let mut later = self.clone();
        later.skip(input);
        Some(later)
    }
    fn kernel_name(&self) -> &'static str {
        self.cipher.kernel_name()
    }
}

impl<C: Cipher> fmt::Debug for Cfb<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cfb").field("kernel", &self.kernel_name()).finish_non_exhaustive()
    }
}
