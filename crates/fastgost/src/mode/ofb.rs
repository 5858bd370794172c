//! OFB (output feedback; GOST R 34.13-2015, section 5.3).
use super::{
    BlockMode, Direction,
    register::{Feedback, Register, register_mode},
};
use crate::{
    cipher::Cipher,
    cpu::Level,
    error::Result,
    inout::{InOutBuf, IntoInOutBuf},
    simd::IoBuf,
};

/// OFB (GOST R 34.13-2015, section 5.3, with s = n, so all n bits of an encrypted block are used). Every keystream
/// block is the encryption of the keystream block that is k blocks earlier. The IV has k >= 1 blocks. Encryption and
/// decryption are the same operation. At most k blocks are processed in parallel, because each block needs the block
/// that is k blocks earlier. Any split of the data gives the same output.
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
pub struct Ofb<C: Cipher>(Register<C>);

impl<C: Cipher> Ofb<C> {
    /// XORs the next part of the keystream into `data`.
    ///
    /// # Errors
    /// In this version, the function never returns an error.
    pub fn apply<'i, 'o>(&mut self, data: impl IntoInOutBuf<'i, 'o>) -> Result<()> {
        self.0.stream(Feedback::Keystream, IoBuf::from(data.into_in_out_buf()));
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
    fn level(&self) -> Level {
        self.0.cipher().level()
    }
}

register_mode!(Ofb);
