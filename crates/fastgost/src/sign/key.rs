//! Private keys, and signing with them.
use super::{
    Signature, VerifyingKey,
    batch::hash_all,
    check_digest, hash,
    nonce::{self, ENTROPY, Nonces},
    number,
};
use crate::{
    cpu::Level,
    curve::{AffinePoint, Curve, Group, Scalar},
    error::{Error, Result},
    hash::Streebog512,
    mac::Hmac,
    simd::public_choice,
};
use alloc::{boxed::Box, vec, vec::Vec};
use core::fmt;
use zeroize::{ZeroizeOnDrop, Zeroizing};

/// A private key. [The module](super#nonces) says how the key makes nonces. The key is wiped on drop, and never
/// printed. The secret parts of the key are on the heap, so that they stay in one place when the key is moved.
///
/// ```
/// use fastgost::{curve::Curve, sign::SigningKey};
///
/// # #[cfg(feature = "std")] {
/// let key = SigningKey::generate(Curve::from_name("512-c")?)?;
/// let digests = [[1; 64], [2; 64], [3; 64]]; // of messages
/// let signatures = key.sign_digests(&digests.each_ref().map(|d| &d[..]))?;
/// key.verifying_key().verify_digest(&digests[2], &signatures[2])?;
/// # }
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct SigningKey {
    group: &'static Group,
    hedged: bool,
    secret: Box<Secret>,
}

/// The secret parts of the key. These parts are filled in place on the heap, because a move would leave a copy of the
/// secret.
struct Secret {
    d: Scalar,
    /// d in Montgomery form modulo q.
    factor: Scalar,
    /// HMAC under the nonce key, which is derived from d. This HMAC makes the nonces.
    nonces: Hmac<Streebog512>,
}

impl Secret {
    /// Makes an empty value. The HMAC of this value has no key yet.
    fn empty(nonces: Hmac<Streebog512>) -> Box<Self> {
        Box::new(Self { d: Scalar::ZERO, factor: Scalar::ZERO, nonces })
    }
}

impl Clone for SigningKey {
    fn clone(&self) -> Self {
        let mut secret = Secret::empty(self.secret.nonces.without_key());
        secret.d.0.copy_from_slice(&self.secret.d.0);
        secret.factor.0.copy_from_slice(&self.secret.factor.0);
        secret.nonces.clone_from(&self.secret.nonces);
        Self { secret, ..*self }
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        crate::wipe(&mut self.d.0);
        crate::wipe(&mut self.factor.0);
    }
}
impl ZeroizeOnDrop for SigningKey {}

impl SigningKey {
    /// Reads a private key, which is a little-endian number of 32 or 64 bytes, as in PKCS #8. The key uses the best
    /// kernel for this CPU.
    ///
    /// # Errors
    /// [`Error::KeyLength`]; [`Error::SecretKey`] if the number is 0 or not less than q.
    pub fn from_bytes(curve: &'static Curve, bytes: &[u8]) -> Result<Self> {
        if bytes.len() != curve.size() {
            let allowed = if curve.size() == 32 {
                "32 bytes, on a curve of 256 bits"
            } else {
                "64 bytes, on a curve of 512 bits"
            };
            return Err(Error::KeyLength { given: bytes.len(), allowed });
        }
        let mut secret = Secret::empty(Hmac::new(Streebog512::new(), b""));
        let Secret { d, factor, nonces } = &mut *secret;
        d.read_le_bytes(bytes)?;
        if !public_choice(!d.is_zero() & d.lt(curve.order())) {
            return Err(Error::SecretKey);
        }
        let group = Group::best(curve);
        group.scalars().to_montgomery_to(factor, d);
        nonce::work_in(nonces, bytes);
        Ok(Self { group, hedged: true, secret })
    }

    /// Generates a key with the system's random number generator.
    ///
    /// # Errors
    /// [`Error::Randomness`].
    #[cfg(feature = "std")]
    pub fn generate(curve: &'static Curve) -> Result<Self> {
        let mut bytes = Zeroizing::new([0; 64]);
        let bytes = &mut bytes[..curve.size()];
        nonce::uniform(Group::best(curve).scalars(), bytes)?;
        Self::from_bytes(curve, bytes)
    }

    /// Omits the randomness from nonces, so that equal digests get equal signatures. This setting is for tests, and for
    /// systems without a random number generator. A deterministic key is weak against fault attacks. If an attacker
    /// causes a fault in one of two signings of the same digest, the two signatures can reveal the key.
    #[must_use]
    pub fn deterministic(mut self) -> Self {
        self.hedged = false;
        self
    }

    /// Returns the same key, which now uses the kernel of `level`. A kernel is the code of the curve arithmetic for one
    /// level. If `level` has no kernel, the kernel of the next lower level is used.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
    pub fn with_level(mut self, level: Level) -> Result<Self> {
        self.group = Group::at(self.curve(), level)?;
        Ok(self)
    }

    /// Returns the key as bytes, which are a little-endian number.
    pub fn to_bytes(&self) -> Zeroizing<Vec<u8>> {
        let mut bytes = Zeroizing::new(vec![0; self.curve().size()]);
        self.secret.d.write_le_bytes(&mut bytes);
        bytes
    }

    /// The curve.
    pub fn curve(&self) -> &'static Curve {
        self.group.curve()
    }

    /// The level of the key's kernel.
    pub fn level(&self) -> Level {
        self.group.level()
    }

    /// Returns the public key, which uses the same kernel as this key. Each call computes the public key. This
    /// computation costs somewhat less than a signature.
    pub fn verifying_key(&self) -> VerifyingKey {
        let mut point = [AffinePoint { x: Scalar::ZERO, y: Scalar::ZERO }];
        self.group.mul_base(core::slice::from_ref(&self.secret.d), &mut point);
        VerifyingKey { group: self.group, point: point[0] }
    }

    /// Signs a message. The message is hashed with Streebog-256 on curves of 256 bits and with Streebog-512 on curves
    /// of 512 bits. A message may have the form of a structure that another format signs, such as a certificate. This
    /// method signs such messages too, because protocols need signatures of structures. If somebody else chooses the
    /// message, call [`Structure::refuse`](super::Structure::refuse) first.
    ///
    /// # Errors
    /// The errors of [`sign_digest`](SigningKey::sign_digest).
    pub fn sign(&self, message: &[u8]) -> Result<Signature> {
        self.sign_parts(&[message])
    }

    /// Signs a message given in parts.
    pub(crate) fn sign_parts(&self, message: &[&[u8]]) -> Result<Signature> {
        self.sign_digest(&hash(self.curve(), message))
    }

    /// Signs a digest of 32 bytes on curves of 256 bits, or of 64 bytes on curves of 512 bits.
    ///
    /// # Errors
    /// [`Error::DigestLength`]; [`Error::Randomness`] if the system's random number generator failed or, without
    /// feature `std`, if the key is not [deterministic](SigningKey::deterministic).
    pub fn sign_digest(&self, digest: &[u8]) -> Result<Signature> {
        check_digest(self.curve(), digest)?;
        if !self.hedged {
            return self.make(digest, None);
        }
        let mut entropy = [[0; ENTROPY]];
        nonce::fill(&mut entropy)?;
        self.make(digest, Some(&entropy[0]))
    }

    /// Signs a digest. The 32 random bytes for the nonce come from the caller, and not from the system's random number
    /// generator. This method uses these bytes even if the key is [deterministic](SigningKey::deterministic).
    ///
    /// # Errors
    /// [`Error::DigestLength`].
    pub fn sign_digest_with_entropy(&self, digest: &[u8], entropy: &[u8; 32]) -> Result<Signature> {
        check_digest(self.curve(), digest)?;
        self.make(digest, Some(entropy))
    }

    /// Signs many digests in parallel and with shared inversions. Each signature takes about half the time of a single
    /// signature.
    ///
    /// # Errors
    /// The errors of [`sign_digest`](SigningKey::sign_digest). After an error, nothing was signed.
    pub fn sign_digests(&self, digests: &[&[u8]]) -> Result<Vec<Signature>> {
        for digest in digests {
            check_digest(self.curve(), digest)?;
        }
        let mut entropy = Vec::new();
        if self.hedged {
            entropy.resize(digests.len(), [0; ENTROPY]);
            nonce::fill(&mut entropy)?;
        }
        self.make_many(digests, &entropy)
    }

    /// Signs many messages. The messages are hashed in parallel, with the hash function of [`sign`](SigningKey::sign).
    ///
    /// # Errors
    /// The errors of [`sign`](SigningKey::sign).
    pub fn sign_many(&self, messages: &[&[u8]]) -> Result<Vec<Signature>> {
        let digests = hash_all(&vec![self.curve(); messages.len()], |i| messages[i]);
        self.sign_digests(&digests.iter().map(|digest| &digest[..]).collect::<Vec<_>>())
    }

    pub(super) fn group(&self) -> &'static Group {
        self.group
    }

    /// d in Montgomery form modulo q.
    pub(super) fn factor(&self) -> &Scalar {
        &self.secret.factor
    }

    fn nonces(&self) -> Nonces<'_> {
        let curve = self.curve();
        Nonces {
            hmac: &self.secret.nonces,
            q: self.group.scalars(),
            tags: curve.size() / 32,
            group: curve.short_name().as_bytes(),
        }
    }

    /// Signs a digest that is as long as [`check_digest`] demands.
    fn make(&self, digest: &[u8], entropy: Option<&[u8; ENTROPY]>) -> Result<Signature> {
        let nonces = self.nonces();
        self.attempts(digest, 0, |attempt, k| nonces.one(digest, entropy, attempt, k))
    }

    /// Signs with the nonces of successive attempts, from attempt `from` on, until neither r nor s is 0.
    pub(super) fn attempts(
        &self,
        digest: &[u8],
        from: u8,
        mut nonce: impl FnMut(&mut u8, &mut Scalar),
    ) -> Result<Signature> {
        let mut attempt = from;
        let mut k = Zeroizing::new(Scalar::ZERO);
        loop {
            nonce(&mut attempt, &mut k);
            if let Some(signature) = self.with_nonce(digest, &k)? {
                return Ok(signature);
            }
            attempt = attempt.wrapping_add(1);
        }
    }

    /// Signs digests that are as long as [`check_digest`] demands. `entropy` contains 32 bytes for each digest, or is
    /// empty.
    pub(super) fn make_many(&self, digests: &[&[u8]], entropy: &[[u8; ENTROPY]]) -> Result<Vec<Signature>> {
        let nonces = self.nonces();
        let mut k = Zeroizing::new(vec![Scalar::ZERO; digests.len()]);
        nonces.many(digests, entropy, &mut k);
        self.with_nonces(digests, k, |i, attempt, k| nonces.one(digests[i], entropy.get(i), attempt, k))
    }

    /// Signs each digest with its own nonce, which is in `k`. If the nonce of a digest is 0 or gives no signature, this
    /// digest is signed with the nonce of a later attempt.
    pub(super) fn with_nonces(
        &self,
        digests: &[&[u8]],
        mut k: Zeroizing<Vec<Scalar>>,
        nonce: impl Fn(usize, &mut u8, &mut Scalar),
    ) -> Result<Vec<Signature>> {
        // A nonce of 0 gives no point. So such a nonce is replaced by 1 here, and the point of this 1 is ignored.
        let zero: Vec<bool> = k.iter().map(|k| public_choice(k.is_zero())).collect();
        for (k, zero) in k.iter_mut().zip(&zero) {
            *k = if *zero { Scalar::ONE } else { *k };
        }
        let mut points = vec![AffinePoint { x: Scalar::ZERO, y: Scalar::ZERO }; digests.len()];
        self.group.mul_base(&k, &mut points);
        let mut signatures = Vec::with_capacity(digests.len());
        for (i, digest) in digests.iter().enumerate() {
            let signature = match zero[i] {
                true => None,
                false => self.finish(digest, &k[i], &points[i])?,
            };
            signatures.push(match signature {
                Some(signature) => signature,
                None => self.attempts(digest, 1, |attempt, k| nonce(i, attempt, k))?,
            });
        }
        Ok(signatures)
    }

    /// Signs with a nonce from 1 to q - 1. Returns `None` if r or s is 0.
    fn with_nonce(&self, digest: &[u8], k: &Scalar) -> Result<Option<Signature>> {
        let mut point = [AffinePoint { x: Scalar::ZERO, y: Scalar::ZERO }];
        self.group.mul_base(core::slice::from_ref(k), &mut point);
        self.finish(digest, k, &point[0])
    }

    /// Makes the signature r = x mod q and s = r d + k e mod q (RFC 7091, section 6.1, steps 4 and 5). Here x is the x
    /// coordinate of `point`, which is the point k P. Returns `None` if r or s is 0.
    fn finish(&self, digest: &[u8], k: &Scalar, point: &AffinePoint) -> Result<Option<Signature>> {
        let q = self.group.scalars();
        let e = number(q, digest)?;
        // x has no more limbs than q, so a multiplication by 1 reduces x modulo q.
        let r = q.montgomery_mul(&point.x, q.one());
        let mut products = [q.montgomery_mul(&r, &self.secret.factor), q.montgomery_mul(k, &e)];
        let s = q.add(&products[0], &products[1]);
        products.iter_mut().for_each(|product| crate::wipe(&mut product.0));
        let signature = Signature { r, s, size: self.curve().size() };
        Ok((!public_choice(r.is_zero() | s.is_zero())).then_some(signature))
    }
}

/// Makes a signature with a given nonce k, which is in little-endian order, for known-answer tests.
///
/// # Errors
/// [`Error::DigestLength`]; [`Error::Parameter`] if k is out of range, or makes r or s 0.
pub fn sign_digest_with_nonce(key: &SigningKey, digest: &[u8], k: &[u8]) -> Result<Signature> {
    check_digest(key.curve(), digest)?;
    let k = nonce::given(key.group.scalars(), k)?;
    key.with_nonce(digest, &k)?.ok_or(nonce::BAD)
}

/// Returns the nonce of the signing attempt with the number `attempt` (the first attempt has the number 0), in
/// big-endian order, for known-answer tests.
pub fn nonce(
    key: &SigningKey,
    digest: &[u8],
    entropy: Option<&[u8; 32]>,
    mut attempt: u8,
) -> Result<Zeroizing<Vec<u8>>> {
    check_digest(key.curve(), digest)?;
    let mut k = Zeroizing::new(Scalar::ZERO);
    key.nonces().one(digest, entropy, &mut attempt, &mut k);
    let mut bytes = Zeroizing::new(vec![0; key.curve().size()]);
    k.write_be_bytes(&mut bytes);
    Ok(bytes)
}

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SigningKey")
            .field("curve", &self.curve().name())
            .field("level", &self.level())
            .finish_non_exhaustive()
    }
}
