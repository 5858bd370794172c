//! CBC (cipher block chaining; GOST R 34.13-2015, section 5.4).
use super::{
    BlockMode, Direction,
    register::{Register, register_mode},
    whole_blocks,
};
use crate::{
    cipher::{BlockEngine, Cipher, Link},
    cpu::Level,
    error::Result,
    inout::{InOutBuf, IntoInOutBuf},
    simd::IoBuf,
};

/// CBC (GOST R 34.13-2015, section 5.4). Every block of plaintext is XORed with the ciphertext block that is k blocks
/// earlier, and the result is encrypted. The IV has k >= 1 blocks. CBC takes whole blocks only (see
/// [`padding`](super::padding)). The output does not depend on how the data is split into parts of whole blocks.
///
/// Decryption is as fast as [`Ecb`](super::Ecb). Encryption processes only k blocks in parallel.
///
/// A `Cbc` processes one message in one direction. Each call continues where the previous call ended.
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
    /// Encrypts the next whole blocks.
    ///
    /// # Errors
    /// [`PartialBlock`](crate::Error::PartialBlock) unless `data` is a whole number of blocks. In this case nothing is
    /// written.
    pub fn encrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        let data = data.into_in_out_buf();
        whole_blocks::<C>(&data)?;
        self.0.chain(Link::Cbc, IoBuf::from(data));
        Ok(())
    }

    /// Decrypts the next whole blocks.
    ///
    /// # Errors
    /// The errors of [`encrypt`](Self::encrypt).
    pub fn decrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        let data = data.into_in_out_buf();
        whole_blocks::<C>(&data)?;
        self.0.unchain(Link::Cbc, IoBuf::from(data));
        Ok(())
    }
    fn skip(&mut self, ciphertext: &[u8]) {
        self.0.skip(ciphertext);
    }
}

register_mode!(Cbc, C::BLOCK);
