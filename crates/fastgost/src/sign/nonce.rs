//! The numbers k (nonces) of signatures. `docs/nonces.md` specifies them byte by byte.
use crate::{
    curve::Scalar,
    error::{Error, Result},
    hash::Streebog512,
    mac::Hmac,
    mp::Modulus,
    simd::public_choice,
};
use zeroize::Zeroizing;

/// The nonce key is HMAC of the message `KEY_LABEL` under the private key. Every message for HMAC under the nonce key
/// begins with `LABEL`.
const KEY_LABEL: &[u8] = b"fastgost nonce key";
const LABEL: &[u8] = b"fastgost nonce";

/// The number of random bytes that enter a nonce.
pub(super) const ENTROPY: usize = 32;

/// How many nonces are derived in parallel.
const TOGETHER: usize = 16;

/// Derives the nonce key from the private key, and sets the nonce key in `hmac`, in place. The private key has 32 or 64
/// bytes, in little-endian order. `hmac` must not have a key yet.
pub(super) fn work_in(hmac: &mut Hmac<Streebog512>, private_key: &[u8]) {
    hmac.rekey(private_key);
    hmac.update(KEY_LABEL);
    let key = hmac.whole();
    hmac.rekey(&key);
}

/// Fills `entropy` with random bytes from one call of the system's generator.
#[cfg(feature = "std")]
pub(super) fn fill(entropy: &mut [[u8; ENTROPY]]) -> Result<()> {
    getrandom::fill(entropy.as_flattened_mut()).map_err(|_| Error::Randomness)
}

/// Without `std` there is no system generator, so this function always returns an error.
#[cfg(not(feature = "std"))]
pub(super) fn fill(_: &mut [[u8; ENTROPY]]) -> Result<()> {
    Err(Error::Randomness)
}

/// Fills `number` with a random little-endian number modulo q. The system's generator makes twice as many bits as
/// `number` has. These bits are reduced modulo q, so the distribution is practically uniform.
#[cfg(feature = "std")]
pub(super) fn uniform(q: &Modulus<8>, number: &mut [u8]) -> Result<()> {
    let size = number.len();
    let mut wide = Wide([0; 16]);
    let mut bytes = Zeroizing::new([0; 128]);
    getrandom::fill(&mut bytes[..2 * size]).map_err(|_| Error::Randomness)?;
    wide.set(0, &bytes[..2 * size]);
    let mut reduced = Zeroizing::new(Scalar::ZERO);
    wide.modulo(&mut reduced, q, size / 32);
    reduced.write_le_bytes(number);
    Ok(())
}

/// The error for a wrong nonce that the caller gave.
pub(super) const BAD: Error =
    Error::Parameter { name: "the nonce", allowed: "a number from 1 to q - 1 by which neither r nor s is 0" };

/// Reads a nonce that the caller gives, in little-endian order.
pub(super) fn given(q: &Modulus<8>, k: &[u8]) -> Result<Zeroizing<Scalar>> {
    let k = Zeroizing::new(Scalar::from_le_bytes(k).map_err(|_| BAD)?);
    if public_choice(!k.is_zero() & k.lt(q.modulus())) { Ok(k) } else { Err(BAD) }
}

/// The inputs that all nonces of a key share.
#[derive(Clone, Copy)]
pub(super) struct Nonces<'a> {
    /// HMAC under the nonce key. It has not processed any byte of a message yet.
    pub(super) hmac: &'a Hmac<Streebog512>,
    pub(super) q: &'a Modulus<8>,
    /// The number of HMAC tags from which k is made. All tags together have at least 64 bits more than q.
    pub(super) tags: usize,
    /// The name of the curve, or the digest of the parameters for GOST R 34.10-94. This field has at most 32 bytes.
    pub(super) group: &'a [u8],
}

impl Nonces<'_> {
    /// Writes the nonce of attempt `attempt` to `k`. If this nonce is 0, takes the nonce of the next attempt, and
    /// leaves the number of that attempt in `attempt`. The nonce is not returned by value, because a move leaves a copy
    /// on the stack.
    pub(super) fn one(&self, digest: &[u8], entropy: Option<&[u8; ENTROPY]>, attempt: &mut u8, k: &mut Scalar) {
        loop {
            let mut wide = Wide([0; 16]);
            let mut message = Message::new();
            if self.tags == 1 {
                message.put(self.group, digest, entropy, *attempt, 0);
                wide.set(0, &self.hmac.tag_of(&[message.bytes()]));
            } else {
                let mut second = Message::new();
                message.put(self.group, digest, entropy, *attempt, 0);
                second.put(self.group, digest, entropy, *attempt, 1);
                self.hmac.tags_of_many([message.bytes(), second.bytes()].into_iter(), |i, tag| wide.set(i, tag));
            }
            wide.modulo(k, self.q, self.tags);
            if !public_choice(k.is_zero()) {
                return;
            }
            *attempt = attempt.wrapping_add(1);
        }
    }

    /// Computes, for many digests in parallel, the nonces of the first attempt to sign each digest. `entropy` contains
    /// 32 bytes for each digest, or is empty. If a nonce is 0, which practically never occurs, the caller must replace
    /// this nonce.
    pub(super) fn many(&self, digests: &[&[u8]], entropy: &[[u8; ENTROPY]], k: &mut [Scalar]) {
        let mut messages = [const { Message::new() }; 2 * TOGETHER];
        let mut wide = [const { Wide([0; 16]) }; TOGETHER];
        for (i, (digests, k)) in digests.chunks(TOGETHER).zip(k.chunks_mut(TOGETHER)).enumerate() {
            for (j, message) in messages[..self.tags * digests.len()].iter_mut().enumerate() {
                let (number, index) = (j / self.tags, j % self.tags);
                message.put(self.group, digests[number], entropy.get(TOGETHER * i + number), 0, index as u8);
            }
            let all = messages[..self.tags * digests.len()].iter().map(Message::bytes);
            self.hmac.tags_of_many(all, |j, tag| wide[j / self.tags].set(j % self.tags, tag));
            for (k, wide) in k.iter_mut().zip(&wide) {
                wide.modulo(k, self.q, self.tags);
            }
        }
    }
}

/// The message for HMAC under the nonce key. The message has at most two blocks of Streebog.
struct Message {
    bytes: [u8; 127],
    len: usize,
}

impl Message {
    const fn new() -> Self {
        Self { bytes: [0; 127], len: 0 }
    }

    fn put(&mut self, group: &[u8], digest: &[u8], entropy: Option<&[u8; ENTROPY]>, attempt: u8, index: u8) {
        let flags = [u8::from(entropy.is_some()), attempt, index];
        let lengths = [[group.len() as u8], [digest.len() as u8]];
        let entropy = entropy.map_or(&[][..], |e| e);
        self.len = 0;
        for part in [LABEL, &flags, &lengths[0], group, &lengths[1], digest, entropy] {
            self.bytes[self.len..self.len + part.len()].copy_from_slice(part);
            self.len += part.len();
        }
    }

    fn bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

/// Wipes the message. An attacker without the nonce key learns no nonce from the message. But the message contains a
/// digest, which may be the digest of a secret.
impl Drop for Message {
    fn drop(&mut self) {
        crate::wipe(&mut self.bytes);
    }
}

/// A little-endian number made of concatenated HMAC tags.
struct Wide([u64; 16]);

impl Wide {
    fn set(&mut self, i: usize, tag: &[u8]) {
        for (limb, bytes) in self.0[8 * i..].iter_mut().zip(tag.chunks_exact(8)) {
            let mut limb_bytes = [0; 8];
            limb_bytes.copy_from_slice(bytes);
            *limb = u64::from_le_bytes(limb_bytes);
        }
    }

    fn modulo(&self, to: &mut Scalar, q: &Modulus<8>, tags: usize) {
        q.reduce_wide_to(to, &self.0[..8 * tags]);
    }
}

impl Drop for Wide {
    fn drop(&mut self) {
        crate::wipe(&mut self.0);
    }
}
