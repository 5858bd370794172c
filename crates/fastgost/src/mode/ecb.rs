//! ECB (electronic codebook; GOST R 34.13-2015, section 5.1).
use super::{BlockMode, Direction, whole_blocks};
use crate::{
    cipher::{BlockEngine, Cipher, Function},
    cpu::Level,
    error::Result,
    inout::{InOutBuf, IntoInOutBuf},
    simd::IoBuf,
};

/// ECB (GOST R 34.13-2015, section 5.1). Every block is encrypted separately. Equal blocks of plaintext give equal
/// blocks of ciphertext, so patterns in the data stay visible.
///
/// ```
/// use fastgost::{Kuznyechik, mode::Ecb};
///
/// let ecb = Ecb::new(Kuznyechik::new(&[7; 32]));
/// let mut blocks = [0; 32];
/// ecb.encrypt(&mut blocks[..])?;
/// assert_eq!(blocks[..16], blocks[16..]);
/// ecb.decrypt(&mut blocks[..])?;
/// assert_eq!(blocks, [0; 32]);
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ecb<C>(C);

impl<C: Cipher> Ecb<C> {
    /// ECB under the key of `cipher`.
    pub fn new(cipher: C) -> Self {
        Self(cipher)
    }

    /// Encrypts whole blocks, in place (`&mut [u8]`) or from one buffer to another (`InOutBuf`).
    ///
    /// # Errors
    /// [`PartialBlock`](crate::Error::PartialBlock) unless `data` is a whole number of blocks. In this case nothing is
    /// written.
    pub fn encrypt<'i, 'o>(&self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.apply(Function::Encrypt, data.into_in_out_buf())
    }

    /// Decrypts whole blocks.
    ///
    /// # Errors
    /// The errors of [`encrypt`](Self::encrypt).
    pub fn decrypt<'i, 'o>(&self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.apply(Function::Decrypt, data.into_in_out_buf())
    }

    fn apply(&self, function: Function, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        whole_blocks::<C>(&data)?;
        self.0.blocks(function, IoBuf::from(data));
        Ok(())
    }
}

impl<C: Cipher> super::private::Sealed for Ecb<C> {}

impl<C: Cipher> BlockMode for Ecb<C> {
    const GRANULARITY: usize = C::BLOCK;
    fn process(&mut self, direction: Direction, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        match direction {
            Direction::Encrypt => self.encrypt(data),
            Direction::Decrypt => self.decrypt(data),
        }
    }
    fn after(&self, _: Direction, _: &[u8]) -> Option<Self> {
        Some(self.clone())
    }
    fn level(&self) -> Level {
        self.0.level()
    }
}
