//! CTR: counter (GOST R 34.13-2015, section 5.2).
use crate::{
    cipher::Cipher,
    error::{Error, Result},
    inout::InOutBuf,
    simd::Buf,
};
use core::fmt;
use zeroize::Zeroize;

/// A keystream from a counter that starts at IV || 0 and takes the whole block (GOST R 34.13-2015, section 5.2), s = n.
/// Encryption and decryption are the same. Any split of the data gives the same output.
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
pub struct Ctr<C: Cipher> {
    cipher: C,
    /// IV || 0.
    start: u128,
    /// Bytes of the stream behind us.
    position: u128,
    /// The keystream of the block that `position` is inside of, once it was needed.
    partial: Option<[u8; 16]>,
}

impl<C: Cipher> Ctr<C> {
    /// Bytes that may be processed under one IV: 2^(n/2) blocks, where the counter has gone through all values.
    pub const LIMIT: u128 = (C::BLOCK as u128) << (4 * C::BLOCK);

    /// The mode under a key, from the start of the stream. The IV is half a block.
    ///
    /// # Errors
    /// [`Error::IvLength`].
    pub fn new(cipher: C, iv: &[u8]) -> Result<Self> {
        if iv.len() != C::BLOCK / 2 {
            let allowed = if C::BLOCK == 16 { "8 bytes, half a block" } else { "4 bytes, half a block" };
            return Err(Error::IvLength { given: iv.len(), allowed });
        }
        let mut start = 0;
        for &b in iv {
            start = start << 8 | u128::from(b);
        }
        Ok(Self { cipher, start: start << (4 * C::BLOCK), position: 0, partial: None })
    }

    /// Bytes of the stream that are behind.
    pub fn position(&self) -> u128 {
        self.position
    }

    /// Goes to any position.
    ///
    /// # Errors
    /// [`Error::StreamExhausted`] behind [`LIMIT`](Self::LIMIT).
    pub fn seek(&mut self, position: u128) -> Result<()> {
        if position > Self::LIMIT {
            return Err(Error::StreamExhausted);
        }
        self.partial.zeroize();
        (self.position, self.partial) = (position, None);
        Ok(())
    }

    /// XORs the next part of the keystream into `data`.
    ///
    /// # Errors
    /// [`Error::StreamExhausted`] if fewer than `data.len()` bytes are left of [`LIMIT`](Self::LIMIT); nothing is
    /// written then.
    pub fn apply<'i, 'o>(&mut self, data: impl Into<InOutBuf<'i, 'o, u8>>) -> Result<()> {
        let data = data.into();
        if data.len() as u128 > Self::LIMIT - self.position {
            return Err(Error::StreamExhausted);
        }
        let mut data = Buf::from(data);
        let inside = (self.position % C::BLOCK as u128) as usize;
        if inside > 0 && !data.is_empty() {
            let counter = self.block_counter();
            let cipher = &self.cipher;
            let keystream = self.partial.get_or_insert_with(|| {
                let mut block = [0; 16];
                cipher.counter(counter, Buf::from(&mut block[..C::BLOCK]));
                block
            });
            let n = data.len().min(C::BLOCK - inside);
            data.take(n).add_source().finish(&mut keystream.clone()[inside..inside + n]);
            self.position += n as u128;
        }
        if !data.is_empty() {
            self.partial.zeroize();
            self.partial = None;
            let (counter, len) = (self.block_counter(), data.len());
            self.cipher.counter(counter, data);
            self.position += len as u128;
        }
        Ok(())
    }

    /// The counter of the block that `position` lies in.
    fn block_counter(&self) -> C::Counter {
        C::block_counter(self.start.wrapping_add(self.position / C::BLOCK as u128))
    }
}

impl<C: Cipher> Drop for Ctr<C> {
    fn drop(&mut self) {
        self.partial.zeroize();
    }
}

impl<C: Cipher> fmt::Debug for Ctr<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ctr").field("kernel", &self.cipher.kernel_name()).finish_non_exhaustive()
    }
}
