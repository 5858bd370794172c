//! OFB: output feedback (GOST R 34.13-2015, section 5.3).
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

/// A keystream whose blocks are the encryption of the keystream k blocks earlier (GOST R 34.13-2015, section 5.3), s =
/// n. The IV has k >= 1 blocks. Encryption and decryption are the same, and serial, k blocks at a time. Any split of
/// the data gives the same output.
///
/// ```
/// use fastgost::{Kuznyechik, mode::Ofb};
///
/// let ofb = Ofb::new(Kuznyechik::new(&[7; 32]), &[1; 32])?;
/// let mut data = *b"any length";
/// ofb.clone().apply(&mut data[..])?;
/// ofb.clone().apply(&mut data[..])?;
/// assert_eq!(&data, b"any length");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Ofb<C: Cipher> {
    cipher: C,
    register: Register,
}

impl<C: Cipher> Ofb<C> {
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

    /// XORs the next part of the keystream into `data`.
    ///
    /// # Errors
    /// None today.
    pub fn apply<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.register.stream(&self.cipher, Feedback::Keystream, IoBuf::from(data.into_in_out_buf()));
        Ok(())
    }
}

impl<C: Cipher> BlockMode for Ofb<C> {
    const GRANULARITY: usize = 1;
    fn process(&mut self, _: Direction, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        self.apply(data)
    }
    fn after(&self, _: Direction, _: &[u8]) -> Option<Self> {
        None
    }
    fn kernel_name(&self) -> &'static str {
        self.cipher.kernel_name()
    }
}

impl<C: Cipher> fmt::Debug for Ofb<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ofb").field("kernel", &self.kernel_name()).finish_non_exhaustive()
    }
}
