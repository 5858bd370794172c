//! ECB: electronic codebook (GOST R 34.13-2015, section 5.1).
use crate::{
    cipher::{Cipher, Function},
    error::{Error, Result},
    inout::InOutBuf,
    simd::Buf,
};

/// Every block by itself (GOST R 34.13-2015, section 5.1). Equal blocks give equal blocks: it hides no pattern.
#[derive(Clone, Debug)]
pub struct Ecb<C>(C);

impl<C: Cipher> Ecb<C> {
    /// The mode under a key.
    pub fn new(cipher: C) -> Self {
        Self(cipher)
    }

    /// Encrypts whole blocks, in place (`&mut [u8]`) or from one buffer to another (`InOutBuf`).
    ///
    /// # Errors
    /// [`Error::PartialBlock`] unless `data` is a whole number of blocks; nothing is written then.
    pub fn encrypt<'i, 'o>(&self, data: impl Into<InOutBuf<'i, 'o, u8>>) -> Result<()> {
        self.apply(Function::Encrypt, data.into())
    }

    /// Decrypts whole blocks.
    ///
    /// # Errors
    /// As [`encrypt`](Self::encrypt).
    pub fn decrypt<'i, 'o>(&self, data: impl Into<InOutBuf<'i, 'o, u8>>) -> Result<()> {
        self.apply(Function::Decrypt, data.into())
    }

    fn apply(&self, function: Function, data: InOutBuf<'_, '_, u8>) -> Result<()> {
        if data.len() % C::BLOCK != 0 {
            return Err(Error::PartialBlock { given: data.len(), block: C::BLOCK });
        }
        self.0.blocks(function, Buf::from(data));
        Ok(())
    }
}
