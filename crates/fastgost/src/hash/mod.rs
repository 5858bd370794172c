//! Hash functions: [`Streebog256`], [`Streebog512`] and [`Gost94`].
//!
//! Digests of secrets are secrets, so every kernel that is chosen automatically is constant-time. This means that its
//! running time depends only on the length of the message. States are wiped on drop and never printed.

// The way of a message from the caller (above) to the compression function (below):
//
//     kdf -> mac/hmac -> hash       update, finalize, and many messages at once
//        |  one message, or one per lane: blocks of the message, then the closing blocks
//     dispatch.rs                   decides which message is in which lane, in the same way for all hash functions
//        |  one unsafe call
//     <function>/<isa>.rs           a kernel: its widths, which are entry points for 1, 2, 4, ... messages
//        |  inlined completely
//     <function>/<strategy>.rs      the compression function, generic over registers of `simd`
//
// `cipher/mod.rs` has the rules for kernels.

use crate::{Internal, cpu::Level, hex::hex_digits};
use core::{fmt, ops::Deref};
use subtle::ConstantTimeEq;
use zeroize::ZeroizeOnDrop;

mod dispatch;
pub(crate) mod gost94;
mod hasher_core;
mod iterate;
mod kernel;
mod state;
pub(crate) mod streebog;
#[cfg(test)]
mod tests;
#[cfg(feature = "std")]
mod write;

use kernel::{HashCore, HashKernel, MOST_CLOSING, Segment, Width};

pub use self::{
    gost94::Gost94,
    streebog::{Streebog256, Streebog512},
};

/// The state of a hash computation in the middle of a message. The types are [`Streebog256`], [`Streebog512`] and
/// [`Gost94`]. Algorithms that are built on hash functions accept any of these types. The types also have these methods
/// as inherent methods, so that users need not import this trait. This trait is sealed.
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
    /// The size of a block in bytes.
    const BLOCK_SIZE: usize;
    /// The size of a digest in bytes.
    const OUTPUT_SIZE: usize;
    /// Adds the next part of the message.
    fn update(&mut self, data: &[u8]);
    /// Returns the digest of the message.
    fn finalize(mut self) -> Digest {
        self.finish(Internal)
    }
    /// Returns the digest of the message and starts the next message.
    fn finalize_reset(&mut self) -> Digest {
        let digest = self.finish(Internal);
        self.reset();
        digest
    }
    /// Discards the message and starts a new one with the same kernel and parameters.
    fn reset(&mut self);
    /// Returns the levels that have their own kernel and that this CPU can run, best first. Pass one of these levels to
    /// `with_level`. With feature `tables`, the levels that are not constant-time come last.
    fn levels() -> impl Iterator<Item = Level>;
    /// Returns the level of the kernel.
    fn level(&self) -> Level;
    /// Returns the number of messages that the kernel processes in parallel.
    fn parallel_messages(&self) -> usize;

    /// Computes the digests of many messages in parallel. The messages may have different lengths. `done` gets the
    /// index and the digest of each message, in the order in which the messages finish. Each message continues from
    /// `self`, as if `self` were cloned for it.
    ///
    /// ```
    /// use fastgost::hash::Streebog256;
    ///
    /// let messages = [&b"one"[..], b"two", b"three"];
    /// let mut digests = vec![None; 3];
    /// Streebog256::new().finalize_many(messages, |i, digest| digests[i] = Some(digest));
    /// assert_eq!(digests[2].as_deref(), Some(&Streebog256::digest(b"three")[..]));
    /// ```
    fn finalize_many<'a>(&self, messages: impl IntoIterator<Item = &'a [u8]>, mut done: impl FnMut(usize, Digest)) {
        let messages = messages.into_iter().fuse();
        if self.at_block(Internal) {
            return self.many(Internal, messages.map(|m| (self, m)), |i, digest| done(i, Digest::new(digest)));
        }
        let mut hash = self.beginning(Internal);
        for (i, message) in messages.enumerate() {
            hash.clone_from(self);
            hash.update(message);
            done(i, hash.finish(Internal));
        }
    }
}

pub(crate) mod private {
    use super::Digest;
    use crate::Internal;

    /// The size of the largest block in bytes.
    pub const MOST_BLOCK: usize = 64;
    /// The number of lanes of the widest kernel.
    pub const MOST_LANES: usize = 16;
    /// The size of the longest digest in bytes.
    pub const LONGEST_DIGEST: usize = 64;

    /// The digests of PBKDF2's iteration, one for each lane. The digests are wiped on drop.
    pub struct Digests<const N: usize> {
        /// Each digest is in the first bytes of its array.
        pub digests: [[u8; LONGEST_DIGEST]; N],
        /// For each lane, the XOR of all its digests so far.
        pub sums: [[u8; LONGEST_DIGEST]; N],
        /// The number of lanes in use. The other lanes are ignored.
        pub active: usize,
    }

    impl<const N: usize> Drop for Digests<N> {
        fn drop(&mut self) {
            crate::wipe(self.digests.as_flattened_mut());
            crate::wipe(self.sums.as_flattened_mut());
        }
    }

    /// The internals behind the public part of `Hash`. Only this crate uses these internals.
    #[allow(private_interfaces)]
    pub trait Many: Sized {
        /// Returns the digest of the message. The state in `self` is used up, but it is not moved.
        fn finish(&mut self, _: Internal) -> Digest;
        /// Returns a hash at the beginning of a message, with the same kernel and parameters. Unlike a clone, this hash
        /// contains nothing secret, so it can be moved and then be overwritten by `clone_from`.
        fn beginning(&self, _: Internal) -> Self;
        /// Returns whether the data so far ends at a block boundary.
        fn at_block(&self, _: Internal) -> bool;
        /// Returns whether `self` has the same kernel and parameters as `other`.
        fn shares_lanes(&self, other: &Self, _: Internal) -> bool;
        /// Hashes many messages, each from its own state. Every state has the kernel and the parameters of `self`, and
        /// is at a block boundary. `done` gets the digests by reference, because a digest that is moved leaves a copy
        /// behind.
        fn many<'a>(
            &self,
            _: Internal,
            messages: impl Iterator<Item = (&'a Self, &'a [u8])>,
            done: impl FnMut(usize, &[u8]),
        ) where
            Self: 'a;
        /// Replaces every digest by its HMAC, and XORs the new digest into the lane's sum. Repeats these two actions
        /// `times` times. `keys` are the states after the inner pad and after the outer pad. All these states have the
        /// kernel and the parameters of the first state.
        fn iterate<const N: usize>(keys: [[&Self; 2]; N], digests: &mut Digests<N>, times: u32, _: Internal);
    }
}

/// A digest of up to 64 bytes. The type derefs to these bytes. The digest is wiped on drop, because digests of secrets
/// are secret. Compare secret digests with [`eq_constant_time`](Digest::eq_constant_time).
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
        let mut digest = Self { bytes: [0; 64], len: 0 };
        digest.set(bytes);
        digest
    }

    /// Makes a digest of 20 to 64 bytes from bytes that were computed elsewhere. `None` if `bytes` has another length.
    ///
    /// ```
    /// use fastgost::hash::Digest;
    ///
    /// assert_eq!(Digest::from_bytes(&[7; 32]).expect("32 bytes")[..], [7; 32]);
    /// assert!(Digest::from_bytes(&[7; 65]).is_none());
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        (20..=64).contains(&bytes.len()).then(|| Self::new(bytes))
    }

    /// Changes the digest in place.
    pub(crate) fn set(&mut self, bytes: &[u8]) {
        self.bytes[..bytes.len()].copy_from_slice(bytes);
        self.len = bytes.len();
    }

    /// Returns whether the digest equals `other`. The comparison is constant-time if the lengths are equal.
    pub fn eq_constant_time(&self, other: &[u8]) -> bool {
        self[..].ct_eq(other).into()
    }
}

impl Clone for Digest {
    fn clone(&self) -> Self {
        Self::new(self)
    }
    /// Copies in place.
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

hex_digits!(Digest);

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Digest").field("len", &self.len).finish_non_exhaustive()
    }
}

/// Adds `b` to `a`. Both are little-endian numbers of `N` bytes, and `N` is a multiple of eight. The carry out is
/// dropped.
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
