//! Message authentication codes.
use crate::{
    error::{Error, Result},
    hex::hex_digits,
    simd::public_choice,
};
use core::{fmt, ops::Deref};
use subtle::ConstantTimeEq;
use zeroize::{Zeroize, ZeroizeOnDrop};

mod double;
mod hmac;
mod imit;
mod omac;
mod omac_acpkm;
mod pmac;

pub(crate) use self::omac::check_tag_size;
pub use self::{
    hmac::Hmac,
    imit::{Imit, SingleBlock},
    omac::Omac,
    omac_acpkm::OmacAcpkm,
    pmac::Pmac,
};

/// The tag of a message: up to 64 bytes, which it derefs to. It is public once it is sent; until then, compare it with
/// [`verify`](Tag::verify), not with `==` on bytes, which stops at the first difference.
///
/// ```
/// use fastgost::{hash::Streebog256, mac::Hmac};
///
/// let mut hmac = Hmac::new(Streebog256::new(), b"a key of any length");
/// hmac.update(b"a message");
/// let tag = hmac.finalize_reset();
/// println!("{tag:x}");
///
/// hmac.update(b"a message");
/// hmac.finalize().verify(&tag)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Tag {
    bytes: [u8; 64],
    len: usize,
}

impl Tag {
    pub(crate) fn new(bytes: &[u8]) -> Self {
        let mut tag = Self { bytes: [0; 64], len: bytes.len() };
        tag.bytes[..bytes.len()].copy_from_slice(bytes);
        tag
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes[..self.len]
    }

    /// Compares in constant time.
    ///
    /// # Errors
    /// [`Error::TagMismatch`] if `tag` differs, also in length.
    pub fn verify(&self, tag: &[u8]) -> Result<()> {
        // Whether it differs is public; where it does is not.
        if public_choice(self[..].ct_eq(tag)) { Ok(()) } else { Err(Error::TagMismatch) }
    }
}

impl Zeroize for Tag {
    fn zeroize(&mut self) {
        crate::wipe(&mut self.bytes);
        self.len = 0;
    }
}

impl Drop for Tag {
    fn drop(&mut self) {
        crate::wipe(&mut self.bytes);
    }
}
impl ZeroizeOnDrop for Tag {}

impl Deref for Tag {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

impl AsRef<[u8]> for Tag {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

hex_digits!(Tag);

impl fmt::Debug for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tag").field("len", &self.len).finish_non_exhaustive()
    }
}
