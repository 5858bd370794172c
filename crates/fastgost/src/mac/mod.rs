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

pub use self::{
    hmac::Hmac,
    imit::{Imit, SingleBlock},
    omac::Omac,
    omac_acpkm::OmacAcpkm,
    pmac::Pmac,
};

/// Defines the methods by which every MAC returns its tags. The MAC must have the fields `tag_size` and `$kernel`, and
/// the methods `whole` and `reset`. `whole` ends the message and returns its full tag. `reset` starts the next message.
/// `$note` is one more sentence about `finalize_reset`.
macro_rules! tags {
    ($mac:ident $(<$generic:ident: $bound:ident>)?, $($kernel:ident).+ $(; $note:literal)?) => {
        impl$(<$generic: $bound>)? $mac$(<$generic>)? {
            /// Returns the size of a tag in bytes.
            pub fn tag_size(&self) -> usize {
                self.tag_size
            }

            /// Returns the level of the kernel that the MAC runs on.
            pub fn level(&self) -> $crate::cpu::Level {
                self.$($kernel).+.level()
            }

            /// Returns the tag of the message.
            pub fn finalize(mut self) -> $crate::mac::Tag {
                self.finalize_reset()
            }

            /// Returns the tag of the message and starts the next message.
            $(#[doc = $note])?
            pub fn finalize_reset(&mut self) -> $crate::mac::Tag {
                let size = self.tag_size;
                let tag = $crate::mac::Tag::new(&self.whole()[..size]);
                self.reset();
                tag
            }

            /// Compares the message's tag with `tag` in constant time.
            ///
            /// # Errors
            /// [`TagMismatch`](crate::Error::TagMismatch) if `tag` differs from the message's tag, or has another
            /// length.
            pub fn verify(self, tag: &[u8]) -> Result<()> {
                self.finalize().verify(tag)
            }
        }

        kernel_debug!($mac$(<$generic: $bound>)?);
    };
}
use tags;

/// Checks that the size of truncated tags is from `least` to `most` bytes.
pub(crate) fn check_tag_size(given: usize, least: usize, most: usize) -> Result<()> {
    if (least..=most).contains(&given) {
        return Ok(());
    }
    let allowed = match (least, most) {
        (1, 8) => "1 to 8 bytes",
        (1, 16) => "1 to 16 bytes",
        (4, 8) => "4 to 8 bytes; fewer can be guessed",
        (4, 16) => "4 to 16 bytes; fewer can be guessed",
        (4, 32) => "4 to 32 bytes",
        (4, 64) => "4 to 64 bytes",
        _ => unreachable!("no algorithm has such limits"),
    };
    Err(Error::TagLength { given, allowed })
}

/// The tag of a message. A tag has up to 64 bytes, and the type derefs to these bytes. A tag is public once it is sent.
/// Until then, compare tags with [`verify`](Tag::verify). Do not compare tags with `==` on bytes, because such a
/// comparison stops at the first difference.
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

    /// Compares `tag` with this tag in constant time.
    ///
    /// # Errors
    /// [`Error::TagMismatch`] if `tag` differs from this tag, or has another length.
    pub fn verify(&self, tag: &[u8]) -> Result<()> {
        // It is public whether the tags differ, but not where they differ.
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
