//! Hash functions: [`Streebog256`], [`Streebog512`] and [`Gost94`].
//!
//! Hashes of secrets are secrets, so every kernel that is chosen by itself is constant-time: it depends on the length of a
//! message and on nothing else of it. States are wiped on drop and never printed.
use crate::hex::hex;
use core::{fmt, ops::Deref};
use subtle::ConstantTimeEq;
use zeroize::ZeroizeOnDrop;

mod dispatch;
pub(crate) mod gost94;
mod hasher_core;
mod iterate;
mod kernel;
pub(crate) mod streebog;
#[cfg(test)]
mod tests;
#[cfg(feature = "std")]
mod write;

pub(crate) use kernel::HashCore;
use kernel::{MOST_CLOSING, Segment, Width};

pub use self::{
    gost94::{Gost94, Gost94Core},
    kernel::HashKernel,
    streebog::{Streebog, Streebog256, Streebog512},
};

/// A hash function in the middle of a message: [`Streebog256`], [`Streebog512`], [`Gost94`]. What is built from hash
/// functions takes any of them; they have these methods without it. Sealed.
///
/// ```
/// use fastgost::hash::{Digest, Gost94, Hash, Streebog512};
///
/// fn of_two(mut hash: impl Hash, one: &[u8], two: &[u8]) -> Digest {
///     hash.update(one);
///     hash.update(two);
///     hash.finalize()
/// }
/// assert_eq!(of_two(Gost94::new(), b"a ", b"message")[..], Gost94::digest(b"a message"));
/// assert_eq!(of_two(Streebog512::new(), b"a ", b"message")[..], Streebog512::digest(b"a message"));
/// ```
pub trait Hash: Clone + Send + Sync + private::Many {
    /// Bytes in a block.
    const BLOCK_SIZE: usize;
    /// Bytes in a hash code.
    const OUTPUT_SIZE: usize;
    /// Takes the next part of the message.
    fn update(&mut self, data: &[u8]);
    /// The hash code of the message.
    fn finalize(mut self) -> Digest {
        self.code()
    }
    /// The hash code of the message; goes back to the beginning of the next one.
    fn finalize_reset(&mut self) -> Digest {
        let code = self.code();
        self.reset();
        code
    }
    /// Goes back to the beginning of a message, with the same kernel and parameters.
    fn reset(&mut self);
    /// The kernel that it runs on.
    fn kernel_name(&self) -> &'static str;
    /// How many messages its kernel takes side by side.
    fn parallel_messages(&self) -> usize;

    /// The hash codes of many messages of any mixture of lengths, side by side: `done` gets the number of each and its
    /// code, in the order in which they end. Each begins where `self` is, as if `self` were cloned for it.
    ///
    /// ```
    /// use fastgost::hash::Streebog256;
    ///
    /// let messages = [&b"one"[..], b"two", b"three"];
    /// let mut codes = vec![None; 3];
    /// Streebog256::new().finalize_many(messages, |i, code| codes[i] = Some(code));
    /// assert_eq!(codes[2].as_deref(), Some(&Streebog256::digest(b"three")[..]));
    /// ```
    fn finalize_many<'a>(&self, messages: impl IntoIterator<Item = &'a [u8]>, mut done: impl FnMut(usize, Digest)) {
        let messages = messages.into_iter().fuse();
        if self.at_block() {
            return self.many(messages.map(|m| (self, m)), done);
        }
        let mut hash = self.beginning();
        for (i, message) in messages.enumerate() {
            hash.clone_from(self);
            hash.update(message);
            done(i, hash.code());
        }
    }
}

pub(crate) mod private {
    use super::Digest;

    /// Bytes in the largest block.
    pub const MOST_BLOCK: usize = 64;
    /// Lanes of the widest kernel.
    pub const MOST_LANES: usize = 16;
    /// Bytes in the longest hash code.
    pub const MOST_CODE: usize = 64;

    /// Hash codes that are iterated, a lane for each. Wiped on drop.
    pub struct Digests<const N: usize> {
        /// Each the first bytes of its place.
        pub codes: [[u8; MOST_CODE]; N],
        /// The sums of all codes so far.
        pub sums: [[u8; MOST_CODE]; N],
        /// Lanes behind the first so many are not looked at.
        pub active: usize,
    }

    impl<const N: usize> Drop for Digests<N> {
        fn drop(&mut self) {
            crate::wipe(self.codes.as_flattened_mut());
            crate::wipe(self.sums.as_flattened_mut());
        }
    }

    /// What the public part of `Hash` is made of.
    pub trait Many: Sized {
        /// The hash code of the message, in its place; the state is used up.
        fn code(&mut self) -> Digest;
        /// The beginning of a message, with the same kernel and parameters. Other than `clone` it has nothing secret in it, so
        /// it can be moved, and then be overwritten by `clone_from`.
        fn beginning(&self) -> Self;
        /// Whether it has taken whole blocks only.
        fn at_block(&self) -> bool;
        /// Whether it has the kernel and the parameters of `other`.
        fn shares_lanes(&self, other: &Self) -> bool;
        /// Goes on with many messages, each from a state of its own, of the kernel and the parameters of `self`, and at
        /// the beginning of a block.
        fn many<'a>(&self, messages: impl Iterator<Item = (&'a Self, &'a [u8])>, done: impl FnMut(usize, Digest))
        where
            Self: 'a;
        /// So many times, every code becomes its HMAC code and is added to its sum. `keys` are the hashes behind the inner
        /// and the outer pad, all of the kernel and the parameters of the first.
        fn iterate<const N: usize>(keys: [[&Self; 2]; N], codes: &mut Digests<N>, times: u32);
    }
}

/// A hash code: up to 64 bytes, which it derefs to. Wiped on drop, since hash codes of secrets are secrets; compare those
/// by [`eq_constant_time`](Digest::eq_constant_time).
///
/// ```
/// use fastgost::hash::Streebog256;
///
/// let digest = Streebog256::new().finalize();
/// assert_eq!(format!("{digest:x}"), "3f539a213e97c802cc229d474c6aa32a825a360b2a933a949fd925208d9ce1bb");
/// ```
pub struct Digest {
    bytes: [u8; 64],
    len: usize,
}

impl Digest {
    pub(crate) fn new(bytes: &[u8]) -> Self {
        let mut digest = Self { bytes: [0; 64], len: bytes.len() };
        digest.bytes[..bytes.len()].copy_from_slice(bytes);
        digest
    }

    /// Whether it is `other`, in constant time if the lengths are the same.
    pub fn eq_constant_time(&self, other: &[u8]) -> bool {
        self[..].ct_eq(other).into()
    }
}

impl Clone for Digest {
    fn clone(&self) -> Self {
        Self::new(self)
    }
    /// In its place.
    fn clone_from(&mut self, other: &Self) {
        self.bytes.copy_from_slice(&other.bytes);
        self.len = other.len;
    }
}

impl Drop for Digest {
    fn drop(&mut self) {
        crate::wipe(&mut self.bytes);
    }
}
impl ZeroizeOnDrop for Digest {}

impl Deref for Digest {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

impl AsRef<[u8]> for Digest {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

hex!(Digest);

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Digest").field("len", &self.len).finish_non_exhaustive()
    }
}

/// `a` += `b` as numbers of `N` bytes, of which there are whole words of eight; what is carried out is lost.
#[inline(always)]
fn add<const N: usize>(a: &mut [u8; N], b: &[u8]) {
    let mut carry = false;
    for i in 0..N / 8 {
        let (mut x, mut y) = ([0; 8], [0; 8]);
        x.copy_from_slice(&a[8 * i..8 * i + 8]);
        y.copy_from_slice(&b[8 * i..8 * i + 8]);
        let (sum, c) = u64::from_le_bytes(x).overflowing_add(u64::from_le_bytes(y));
        let (sum, d) = sum.overflowing_add(u64::from(carry));
        carry = c | d;
        a[8 * i..8 * i + 8].copy_from_slice(&sum.to_le_bytes());
    }
}
