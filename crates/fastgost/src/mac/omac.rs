//! OMAC, also OMAC1 and CMAC (GOST R 34.13-2015, section 5.6; NIST SP 800-38B).
use super::{Code, double::double};
use crate::{
    buffer::Buffer,
    cipher::{Cipher, Function, Link},
    error::{Error, Result},
    simd::Buf,
};
use core::fmt;
use zeroize::Zeroize;

/// OMAC of one message over any block cipher (GOST R 34.13-2015, section 5.6). Any split of the message gives the same
/// code. Serial: every block waits for the one before.
///
/// ```
/// use fastgost::{Kuznyechik, mac::Omac};
///
/// let omac = Omac::new(Kuznyechik::new(&[7; 32]));
/// let mut mac = omac.clone();
/// mac.update(b"a message ");
/// mac.update(b"in two parts");
/// let code = mac.finish();
///
/// let mut mac = omac.clone();
/// mac.update(b"a message in two parts");
/// mac.verify(&code)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Omac<C: Cipher> {
    cipher: C,
    state: [u8; 16],
    buffer: Buffer<16>,
    /// What is XORed into a last block that is whole, and into one that is padded.
    last: [[u8; 16]; 2],
    tag_size: usize,
}

impl<C: Cipher> Omac<C> {
    /// Codes of a whole block.
    pub fn new(cipher: C) -> Self {
        let mut r = [0; 16];
        cipher.blocks(Function::Encrypt, Buf::from(&mut r[..C::BLOCK]));
        let whole = double(&r, C::BLOCK);
        let last = [whole, double(&whole, C::BLOCK)];
        r.zeroize();
        Self { cipher, state: [0; 16], buffer: Buffer::holding_last(C::BLOCK), last, tag_size: C::BLOCK }
    }

    /// Codes of the first `size` bytes.
    ///
    /// # Errors
    /// [`Error::TagLength`] unless it is 1 to the block's size.
    pub fn with_tag_size(cipher: C, size: usize) -> Result<Self> {
        check_tag_size::<C>(size)?;
        let mut omac = Self::new(cipher);
        omac.tag_size = size;
        Ok(omac)
    }

    /// Bytes of a code.
    pub fn tag_size(&self) -> usize {
        self.tag_size
    }

    /// The kernel that its cipher runs on.
    pub fn kernel_name(&self) -> &'static str {
        self.cipher.kernel_name()
    }

    /// Takes the next part of the message.
    pub fn update(&mut self, data: &[u8]) {
        let (cipher, state) = (&self.cipher, &mut self.state[..C::BLOCK]);
        self.buffer.feed(data, |blocks| {
            cipher.chains(Function::Encrypt, Link::Mac, state, &mut [Buf::read_only(blocks)]);
        });
    }

    /// The code of the message.
    pub fn finish(mut self) -> Code {
        self.finish_reset()
    }

    /// The code of the message; goes back to the beginning of the next one.
    pub fn finish_reset(&mut self) -> Code {
        let size = self.tag_size;
        let code = Code::new(&self.whole()[..size]);
        self.reset();
        code
    }

    /// Compares the code of the message in constant time.
    ///
    /// # Errors
    /// [`Error::TagMismatch`] if `tag` differs, also in length.
    pub fn verify(self, tag: &[u8]) -> Result<()> {
        self.finish().verify(tag)
    }

    /// Goes back to the beginning of a message.
    pub fn reset(&mut self) {
        self.state.zeroize();
        self.buffer.clear();
    }

    /// The whole last block.
    pub(crate) fn whole(&mut self) -> &[u8] {
        let partial = self.buffer.partial();
        let is_padded = partial.len() < C::BLOCK;
        for (s, m) in self.state.iter_mut().zip(partial) {
            *s ^= m;
        }
        if is_padded {
            self.state[partial.len()] ^= 0x80;
        }
        for (s, k) in self.state.iter_mut().zip(&self.last[usize::from(is_padded)]) {
            *s ^= k;
        }
        self.cipher.blocks(Function::Encrypt, Buf::from(&mut self.state[..C::BLOCK]));
        &self.state[..C::BLOCK]
    }
}

/// An error unless a code can be the first `size` bytes of a block.
pub(super) fn check_tag_size<C: Cipher>(size: usize) -> Result<()> {
    if size == 0 || size > C::BLOCK {
        let allowed = if C::BLOCK == 16 { "1 to 16 bytes" } else { "1 to 8 bytes" };
        return Err(Error::TagLength { given: size, allowed });
    }
    Ok(())
}

impl<C: Cipher> Drop for Omac<C> {
    fn drop(&mut self) {
        self.state.zeroize();
        self.last.zeroize();
    }
}

impl<C: Cipher> fmt::Debug for Omac<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Omac").field("kernel", &self.kernel_name()).finish_non_exhaustive()
    }
}
