//! Padding, which lets [`Ecb`](super::Ecb) and [`Cbc`](super::Cbc) take data of any length.
use super::{BlockMode, Direction};
use crate::{
    block_buffer::BlockBuffer,
    error::{Error, Result},
};
use alloc::vec::Vec;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, ConstantTimeGreater};
use zeroize::Zeroize;

/// How data is padded to a whole number of blocks.
///
/// ```
/// use fastgost::mode::padding::Padding;
///
/// let mut data = b"seven..".to_vec();
/// Padding::Procedure2.pad(&mut data, 8)?;
/// assert_eq!(data, b"seven..\x80");
/// Padding::Procedure2.unpad(&mut data, 8)?;
/// assert_eq!(data, b"seven..");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Padding {
    /// No padding. The data must be a whole number of blocks.
    #[default]
    None,
    /// Procedure 1 of GOST R 34.13-2015 (section 4.1.1). Zeros fill a partial last block, and nothing is added after a
    /// whole last block. Decryption cannot distinguish the zeros from data, so decryption leaves the zeros in place.
    Procedure1,
    /// Procedure 2 (section 4.1.2). A 1 bit is always added, and then 0 bits until the last block is full. Decryption
    /// removes this padding.
    Procedure2,
    /// Procedure 3 (section 4.1.3). A partial last block is padded by procedure 2, and nothing is added after a whole
    /// last block. Decryption cannot tell whether there is padding, so decryption leaves any padding in place.
    Procedure3,
    /// PKCS #7 (RFC 5652, section 6.3). The padding is n bytes of value n, where n is from 1 to the block size.
    /// Decryption removes this padding.
    Pkcs7,
}

impl Padding {
    /// Whether decryption can remove the padding.
    pub fn removable(self) -> bool {
        matches!(self, Padding::Procedure2 | Padding::Pkcs7)
    }

    /// Pads `data` to a whole number of blocks.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] for [`Padding::None`] if `data` is not a whole number of blocks.
    pub fn pad(self, data: &mut Vec<u8>, block_size: usize) -> Result<()> {
        let partial = data.len() % block_size;
        let whole = data.len() + block_size - partial;
        let (first, others) = match self {
            Padding::None if partial > 0 => {
                return Err(Error::PartialBlock { given: data.len(), block: block_size });
            }
            Padding::None => return Ok(()),
            Padding::Procedure1 | Padding::Procedure3 if partial == 0 => return Ok(()),
            Padding::Procedure1 => (0, 0),
            Padding::Procedure2 | Padding::Procedure3 => (0x80, 0),
            Padding::Pkcs7 => ((block_size - partial) as u8, (block_size - partial) as u8),
        };
        data.push(first);
        data.resize(whole, others);
        Ok(())
    }

    /// Removes the padding if the padding can be distinguished from data. With [`Padding::Procedure1`],
    /// [`Padding::Procedure3`] and [`Padding::None`], `data` stays as it is. The time does not depend on which byte of
    /// the padding is wrong.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] if `data` is not a whole number of blocks; [`Error::Padding`] if `data` does not end
    /// with this padding. In both cases `data` stays as it is.
    pub fn unpad(self, data: &mut Vec<u8>, block_size: usize) -> Result<()> {
        if !data.len().is_multiple_of(block_size) {
            return Err(Error::PartialBlock { given: data.len(), block: block_size });
        }
        let last = &data[data.len().saturating_sub(block_size)..];
        let (ok, n) = match self {
            Padding::Procedure2 => one_and_zeros(last),
            Padding::Pkcs7 => pkcs7(last),
            Padding::None | Padding::Procedure1 | Padding::Procedure3 => return Ok(()),
        };
        if !bool::from(ok) {
            return Err(Error::Padding);
        }
        data.truncate(data.len() - usize::from(n));
        Ok(())
    }
}

/// Returns whether the block ends with the byte `0x80` (a 1 bit and seven 0 bits) and then only zero bytes. Also
/// returns the number of bytes of this padding.
fn one_and_zeros(last: &[u8]) -> (Choice, u8) {
    let (mut found, mut ok, mut n) = (Choice::from(0), Choice::from(0), 0);
    for byte in last.iter().rev() {
        n.conditional_assign(&(n + 1), !found);
        ok |= !found & byte.ct_eq(&0x80);
        found |= !byte.ct_eq(&0);
    }
    (ok, n)
}

/// Returns whether the block ends with n bytes of value n. Also returns n.
fn pkcs7(last: &[u8]) -> (Choice, u8) {
    let n = last.last().copied().unwrap_or(0);
    let mut ok = !n.ct_eq(&0) & !n.ct_gt(&(last.len() as u8));
    for (i, byte) in last.iter().rev().enumerate() {
        ok &= !n.ct_gt(&(i as u8)) | byte.ct_eq(&n);
    }
    (ok, n)
}

/// Pads a message of any length, and encrypts it in a mode that takes only whole blocks.
///
/// ```
/// use fastgost::{Kuznyechik, mode::{Cbc, padding::{Padding, PaddedDecryptor, PaddedEncryptor}}};
///
/// let cbc = Cbc::new(Kuznyechik::new(&[7; 32]), &[1; 16])?;
/// let mut ciphertext = Vec::new();
/// let mut encryptor = PaddedEncryptor::new(cbc.clone(), Padding::Pkcs7);
/// encryptor.update(b"any length, ", &mut ciphertext)?;
/// encryptor.update(b"in any parts", &mut ciphertext)?;
/// encryptor.finalize(&mut ciphertext)?;
///
/// let mut plaintext = Vec::new();
/// let mut decryptor = PaddedDecryptor::new(cbc, Padding::Pkcs7);
/// decryptor.update(&ciphertext, &mut plaintext)?;
/// decryptor.finalize(&mut plaintext)?;
/// assert_eq!(plaintext, b"any length, in any parts");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PaddedEncryptor<M> {
    mode: M,
    padding: Padding,
    buffer: BlockBuffer<16>,
}

impl<M: BlockMode> PaddedEncryptor<M> {
    /// Starts a message. `mode` must be at the beginning of a message.
    pub fn new(mode: M, padding: Padding) -> Self {
        const {
            assert!(
                M::GRANULARITY > 1 && M::GRANULARITY <= 16,
                "padding is for modes of whole blocks, of at most 16 bytes"
            )
        }
        Self { mode, padding, buffer: BlockBuffer::new(M::GRANULARITY) }
    }

    /// Encrypts the next part of the plaintext and appends the complete blocks to `output`.
    ///
    /// # Errors
    /// The errors of the mode.
    pub fn update(&mut self, input: &[u8], output: &mut Vec<u8>) -> Result<()> {
        let before = output.len();
        self.buffer.feed(input, |blocks| output.extend_from_slice(blocks));
        self.mode.process(Direction::Encrypt, output[before..].as_mut().into())
    }

    /// Appends the end of the ciphertext to `output`.
    ///
    /// # Errors
    /// [`Error::PartialBlock`] for [`Padding::None`] if the message was not a whole number of blocks.
    pub fn finalize(mut self, output: &mut Vec<u8>) -> Result<()> {
        let mut last = Vec::with_capacity(M::GRANULARITY);
        last.extend_from_slice(self.buffer.partial());
        let padded = self.padding.pad(&mut last, M::GRANULARITY);
        if padded.is_ok() {
            self.mode.process(Direction::Encrypt, last[..].as_mut().into())?;
            output.extend_from_slice(&last);
        }
        last.zeroize();
        padded
    }
}

/// Decrypts the output of [`PaddedEncryptor`].
///
/// ```
/// use fastgost::{Kuznyechik, mode::{Cbc, padding::{PaddedDecryptor, PaddedEncryptor, Padding}}};
///
/// let cbc = Cbc::new(Kuznyechik::new(&[7; 32]), &[1; 16])?;
/// let mut ciphertext = Vec::new();
/// let mut encryptor = PaddedEncryptor::new(cbc.clone(), Padding::Procedure2);
/// encryptor.update(b"a message", &mut ciphertext)?;
/// encryptor.finalize(&mut ciphertext)?;
///
/// let mut plaintext = Vec::new();
/// let mut decryptor = PaddedDecryptor::new(cbc, Padding::Procedure2);
/// decryptor.update(&ciphertext, &mut plaintext)?;
/// decryptor.finalize(&mut plaintext)?;
/// assert_eq!(plaintext, b"a message");
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PaddedDecryptor<M> {
    mode: M,
    padding: Padding,
    buffer: BlockBuffer<16>,
}

impl<M: BlockMode> PaddedDecryptor<M> {
    /// Starts a message. `mode` must be at the beginning of a message.
    pub fn new(mode: M, padding: Padding) -> Self {
        const {
            assert!(
                M::GRANULARITY > 1 && M::GRANULARITY <= 16,
                "padding is for modes of whole blocks, of at most 16 bytes"
            )
        }
        Self { mode, padding, buffer: BlockBuffer::holding_last(M::GRANULARITY) }
    }

    /// Decrypts the next part of the ciphertext and appends the plaintext to `output`. The last block is kept back
    /// until [`finalize`](Self::finalize).
    ///
    /// # Errors
    /// The errors of the mode.
    pub fn update(&mut self, input: &[u8], output: &mut Vec<u8>) -> Result<()> {
        let before = output.len();
        self.buffer.feed(input, |blocks| output.extend_from_slice(blocks));
        self.mode.process(Direction::Decrypt, output[before..].as_mut().into())
    }

    /// Appends the end of the plaintext to `output`, without the padding if the padding can be recognised (see
    /// [`Padding`]).
    ///
    /// # Errors
    /// [`Error::PartialBlock`] if the ciphertext was not a whole number of blocks; [`Error::Padding`]. An attacker who
    /// can send chosen ciphertexts, and learns which of them give this error, can decrypt other ciphertexts. So
    /// authenticate the ciphertext first.
    pub fn finalize(mut self, output: &mut Vec<u8>) -> Result<()> {
        let mut last = self.buffer.partial().to_vec();
        let result = match self.mode.process(Direction::Decrypt, last[..].as_mut().into()) {
            Ok(()) => self.padding.unpad(&mut last, M::GRANULARITY),
            Err(e) => Err(e),
        };
        if result.is_ok() {
            output.extend_from_slice(&last);
        }
        last.zeroize();
        result
    }
}
