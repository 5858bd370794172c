//! CFB (cipher feedback; GOST R 34.13-2015, section 5.5).
use super::{
    BlockMode, Direction,
    register::{Feedback, Register, register_mode},
};
use crate::{
    cipher::{BlockEngine, Cipher},
    cpu::Level,
    error::Result,
    inout::{InOutBuf, IntoInOutBuf},
    simd::IoBuf,
};

/// CFB (GOST R 34.13-2015, section 5.5, with s = n, so all n bits of an encrypted block are used). Each block of data
/// is XORed with the encryption of the ciphertext block that is k blocks earlier. The IV has k >= 1 blocks. The output
/// does not depend on how the data is split into parts.
///
/// Decryption is as fast as [`Ecb`](super::Ecb). Encryption processes only k blocks in parallel.
///
/// A `Cfb` processes one message in one direction. Each call continues where the previous call ended.
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
pub struct Cfb<C: Cipher>(Register<C>);

impl<C: Cipher> Cfb<C> {
    /// Encrypts the next part.
    ///
    /// # Errors
    /// This function returns no error today.
    pub fn encrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.0.stream(Feedback::Output, IoBuf::from(data.into_in_out_buf()));
        Ok(())
    }

    /// Decrypts the next part.
    ///
    /// # Errors
    /// This function returns no error today.
    pub fn decrypt<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.0.stream(Feedback::Input, IoBuf::from(data.into_in_out_buf()));
        Ok(())
    }

    fn skip(&mut self, ciphertext: &[u8]) {
        let (begun, rest) = ciphertext.split_at(ciphertext.len().min(self.0.left_of_block()));
        let (whole, last) = rest.split_at(rest.len() / C::BLOCK * C::BLOCK);
        let mut scratch = [0; 16];
        for (part, blocks) in [(begun, whole), (last, &[][..])] {
            let scratch = &mut scratch[..part.len()];
            scratch.copy_from_slice(part);
            self.0.stream(Feedback::Input, IoBuf::from(scratch));
            self.0.skip(blocks);
        }
        crate::wipe(&mut scratch);
    }
}

register_mode!(Cfb, 1);
