//! HMAC with any hash function (RFC 2104). With Streebog, this is HMAC_GOSTR3411_2012_256 and _512 of RFC 7836, section
//! 4.1.
use super::{Tag, check_tag_size, tags};
use crate::{
    Internal,
    error::Result,
    hash::{
        Digest, Hash,
        private::{MOST_BLOCK, MOST_LANES},
    },
};

/// HMAC of one message (RFC 2104). With Streebog, this is HMAC_GOSTR3411_2012_256 and _512 of RFC 7836, section 4.1.
/// The tag does not depend on how the message is split into parts. The key is processed only once, at construction, so
/// a clone costs no compressions.
///
/// ```
/// use fastgost::{hash::Streebog256, mac::Hmac};
///
/// let hmac = Hmac::new(Streebog256::new(), b"a key of any length");
/// let mut mac = hmac.clone();
/// mac.update(b"a message ");
/// mac.update(b"in two parts");
/// let tag = mac.finalize();
/// assert_eq!(tag.len(), 32);
///
/// let mut mac = hmac.clone();
/// mac.update(b"a message in two parts");
/// mac.verify(&tag)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct Hmac<H: Hash> {
    /// The hash states after the inner pad and after the outer pad.
    pads: [H; 2],
    hash: H,
    tag_size: usize,
}

impl<H: Hash> Clone for Hmac<H> {
    fn clone(&self) -> Self {
        let mut hmac = self.without_key();
        hmac.clone_from(self);
        hmac
    }
    /// Copies in place, because a move would leave secrets on the stack.
    fn clone_from(&mut self, other: &Self) {
        for (hash, other) in self.pads.iter_mut().zip(&other.pads) {
            hash.clone_from(other);
        }
        self.hash.clone_from(&other.hash);
        self.tag_size = other.tag_size;
    }
}

impl<H: Hash> Hmac<H> {
    /// Returns a value without secrets. This value can be moved, and `clone_from` then turns it into a copy of an HMAC
    /// with a key.
    pub(crate) fn without_key(&self) -> Self {
        let beginning = || self.hash.beginning(Internal);
        Self { pads: [beginning(), beginning()], hash: beginning(), tag_size: self.tag_size }
    }

    /// Makes tags as long as the digests of the hash function. The kernel and the parameters of `hash` are kept. Data
    /// that was given to `hash` before is discarded. A key that is longer than a block of the hash function is hashed
    /// first.
    pub fn new(mut hash: H, key: &[u8]) -> Self {
        hash.reset();
        // `hash` is moved only while it contains nothing secret.
        let mut hmac = Self { pads: [hash.clone(), hash.clone()], hash, tag_size: H::OUTPUT_SIZE };
        hmac.begin(key);
        hmac
    }

    /// Sets the key in place. A move would leave a copy of the hash states after the pads, and these states are as
    /// secret as the key. Before the call, the three hash states in `self` must be at the beginning of a message.
    fn begin(&mut self, key: &[u8]) {
        let mut pad = [0; MOST_BLOCK];
        let pad = &mut pad[..H::BLOCK_SIZE];
        if key.len() > pad.len() {
            self.hash.update(key);
            pad[..H::OUTPUT_SIZE].copy_from_slice(&self.hash.finish(Internal));
        } else {
            pad[..key.len()].copy_from_slice(key);
        }
        let mut before = 0;
        for (hash, byte) in self.pads.iter_mut().zip([0x36, 0x5c]) {
            pad.iter_mut().for_each(|b| *b ^= before ^ byte);
            before = byte;
            hash.update(pad);
        }
        crate::wipe(pad);
        self.reset();
    }

    /// Truncates tags to their first `size` bytes. RFC 7836 has full tags only. A short tag can be guessed.
    ///
    /// # Errors
    /// [`TagLength`](crate::Error::TagLength) unless `size` is 4 to [`Hash::OUTPUT_SIZE`].
    pub fn with_tag_size(mut self, size: usize) -> Result<Self> {
        check_tag_size(size, 4, H::OUTPUT_SIZE)?;
        self.tag_size = size;
        Ok(self)
    }

    /// Returns the number of messages that the kernel processes in parallel.
    pub fn parallel_messages(&self) -> usize {
        self.hash.parallel_messages()
    }

    /// Adds the next part of the message.
    pub fn update(&mut self, data: &[u8]) {
        self.hash.update(data);
    }

    /// Discards the message and starts a new one.
    pub fn reset(&mut self) {
        self.hash.clone_from(&self.pads[0]);
    }

    /// Computes the tags of many messages under this key in parallel. The messages may have different lengths. `done`
    /// gets the index and the tag of each message, in the order in which the messages finish. Data that was given to
    /// `self` before is ignored.
    ///
    /// ```
    /// use fastgost::{hash::Streebog512, mac::Hmac};
    ///
    /// let hmac = Hmac::new(Streebog512::new(), &[7; 32]);
    /// let mut tags = vec![None; 3];
    /// hmac.finalize_many([&b"one"[..], b"two", b"three"], |i, tag| tags[i] = Some(tag));
    /// let mut mac = hmac.clone();
    /// mac.update(b"three");
    /// assert_eq!(tags[2].as_deref(), Some(&mac.finalize()[..]));
    /// ```
    pub fn finalize_many<'a>(&self, messages: impl IntoIterator<Item = &'a [u8]>, mut done: impl FnMut(usize, Tag)) {
        self.tags_of_many(messages.into_iter(), |i, tag| done(i, Tag::new(&tag[..self.tag_size])));
    }

    /// Computes the full tags of many messages, whatever the tag size. The tags may be secret, for example if they are
    /// keys. So `done` gets each tag by reference, because a tag that is moved leaves a copy behind.
    pub(crate) fn tags_of_many<'a>(&self, messages: impl Iterator<Item = &'a [u8]>, done: impl FnMut(usize, &[u8])) {
        together(|_| self, messages, done);
    }

    /// Does the same as [`finalize_many`](Self::finalize_many), with a key for each message. If the hash functions of
    /// the keys differ in kernel or parameters, the results are still right, but the messages are processed one after
    /// the other.
    ///
    /// ```
    /// use fastgost::{hash::Streebog256, mac::Hmac};
    ///
    /// let (a, b) = (Hmac::new(Streebog256::new(), b"a"), Hmac::new(Streebog256::new(), b"b"));
    /// let mut tags = vec![None; 2];
    /// Hmac::finalize_many_keys(&[(&a, b"one"), (&b, b"two")], |i, tag| tags[i] = Some(tag));
    /// let mut mac = b.clone();
    /// mac.update(b"two");
    /// assert_eq!(tags[1].as_deref(), Some(&mac.finalize()[..]));
    /// ```
    pub fn finalize_many_keys(messages: &[(&Self, &[u8])], mut done: impl FnMut(usize, Tag)) {
        let Some((first, _)) = messages.first() else { return };
        if messages.iter().all(|(key, _)| key.hash.shares_lanes(&first.hash, Internal)) {
            let done = |i: usize, tag: &[u8]| done(i, Tag::new(&tag[..messages[i].0.tag_size]));
            return together(|i| messages[i].0, messages.iter().map(|(_, m)| *m), done);
        }
        for (i, (key, message)) in messages.iter().enumerate() {
            done(i, Tag::new(&key.tag_of(&[message])[..key.tag_size]));
        }
    }

    /// Returns the full tag, whatever the tag size.
    pub(crate) fn whole(&mut self) -> Digest {
        let inner = self.hash.finish(Internal);
        self.hash.clone_from(&self.pads[1]);
        self.hash.update(&inner);
        self.hash.finish(Internal)
    }

    /// Returns the full tag of a message that is given in parts.
    pub(crate) fn tag_of(&self, parts: &[&[u8]]) -> Digest {
        let mut hash = self.hash.beginning(Internal);
        hash.clone_from(&self.pads[0]);
        parts.iter().for_each(|part| hash.update(part));
        let inner = hash.finish(Internal);
        hash.clone_from(&self.pads[1]);
        hash.update(&inner);
        hash.finish(Internal)
    }

    /// Changes the key in place and starts a new message. The value that [`new`](Hmac::new) makes is moved to the
    /// caller, and a move leaves an unwiped copy on the stack. `rekey` leaves no copy.
    ///
    /// ```
    /// use fastgost::{hash::Streebog256, mac::Hmac};
    ///
    /// let mut mac = Box::new(Hmac::new(Streebog256::new(), b""));
    /// mac.rekey(b"a key");
    /// mac.update(b"message");
    /// let tag = mac.finalize_reset();
    /// let mut same = Hmac::new(Streebog256::new(), b"a key");
    /// same.update(b"message");
    /// same.verify(&tag)?;
    /// # Ok::<(), fastgost::Error>(())
    /// ```
    pub fn rekey(&mut self, key: &[u8]) {
        for hash in self.pads.iter_mut().chain([&mut self.hash]) {
            hash.reset();
        }
        self.begin(key);
    }

    /// Makes an HMAC with the same hash function under the key `key`.
    pub(crate) fn under(&self, key: &[u8]) -> Self {
        Self::new(self.hash.beginning(Internal), key)
    }

    /// Returns the hash states after the inner pad and after the outer pad.
    pub(crate) fn pads(&self) -> [&H; 2] {
        self.pads.each_ref()
    }
}

/// Computes the inner hashes in parallel. Whenever `MOST_LANES` inner hashes are complete, the function computes their
/// outer hashes, also in parallel. `key(i)` returns the key of message i. The hash functions of all keys must have the
/// same kernel and the same parameters.
fn together<'k, 'm, H: Hash + 'k>(
    key: impl Fn(usize) -> &'k Hmac<H>,
    messages: impl Iterator<Item = &'m [u8]>,
    mut done: impl FnMut(usize, &[u8]),
) {
    let mut messages = messages.enumerate().peekable();
    if messages.peek().is_none() {
        return;
    }
    let first = key(0);
    let mut inner: [(usize, Digest); MOST_LANES] = core::array::from_fn(|_| (0, Digest::new(&[])));
    let mut n = 0;
    let mut outer = |inner: &[(usize, Digest)]| {
        first.hash.many(Internal, inner.iter().map(|(i, digest)| (&key(*i).pads[1], &digest[..])), |j, tag| {
            let i = inner[j].0;
            done(i, tag);
        });
    };
    first.hash.many(Internal, messages.map(|(i, message)| (&key(i).pads[0], message)), |i, digest| {
        inner[n].0 = i;
        inner[n].1.set(digest);
        n += 1;
        if n == MOST_LANES {
            outer(&inner);
            n = 0;
        }
    });
    outer(&inner[..n]);
}

tags!(Hmac<H: Hash>, hash);
