//! Authenticated encryption, as rows of the table and as objects.
use super::{
    Algorithm, IvSize, Kind, Make,
    mode::{KEY, Keyed, Of},
    row,
};
use crate::{aead::Mgm, cipher::Cipher, error::Result, inout::InOutBuf, mac::Code};
use alloc::boxed::Box;
use core::marker::PhantomData;

/// Authenticated encryption under a key, as an object.
pub trait Aead: Send {
    /// Encrypts a message and returns its tag.
    ///
    /// # Errors
    /// What is wrong with the nonce or the lengths; [`KeyExhausted`](crate::Error::KeyExhausted). Nothing is written then.
    fn seal(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>) -> Result<Code>;
    /// Checks a message's tag, and then decrypts it.
    ///
    /// # Errors
    /// [`TagMismatch`](crate::Error::TagMismatch); otherwise as [`seal`](Self::seal). Nothing is written then.
    fn open(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<()>;
    /// Bytes of a tag.
    fn tag_size(&self) -> usize;
    /// Bytes of the longest message that a new key may process.
    fn longest(&self) -> u64;
    /// The kernel that it runs on.
    fn kernel(&self) -> &'static str;
}

impl<C: Cipher> Aead for Mgm<C> {
    fn seal(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>) -> Result<Code> {
        self.seal(nonce, associated, data)
    }
    fn open(&self, nonce: &[u8], associated: &[u8], data: InOutBuf<'_, '_, u8>, tag: &[u8]) -> Result<()> {
        self.open(nonce, associated, data, tag)
    }
    fn tag_size(&self) -> usize {
        self.tag_size()
    }
    fn longest(&self) -> u64 {
        self.longest()
    }
    fn kernel(&self) -> &'static str {
        self.kernel_name()
    }
}

pub(super) const fn mgm<C: Keyed>(name: &'static str) -> Algorithm {
    let nonce = IvSize { preferred: C::BLOCK, text: Mgm::<C>::NONCE };
    let make = Make::Aead(|key, options| {
        let cipher = C::keyed(key, options)?;
        Ok(Box::new(Mgm::with_tag_size(cipher, options.tag_size.unwrap_or(C::BLOCK))?))
    });
    Algorithm { key: KEY, iv: Some(nonce), ..row(name, Kind::Aead, &Of::<C>(PhantomData), make) }
}
