//! **Legacy:** signatures modulo a prime, GOST R 34.10-94, also known as GOST 34.310-95. The standard was replaced in
//! 2001. Use these signatures for old data only, because attackers have long been able to break primes of 512 bits, and
//! may be able to break primes of 1024 bits. A key signs a digest of GOST R 34.11-94, with the S-boxes that the
//! protocol specifies.
//!
//! ```
//! use fastgost::{hash::Gost94, sign::gost3410_94::{Parameters, SigningKey94, VerifyingKey94}};
//!
//! let parameters = Parameters::from_name("94-a")?;
//! let key = SigningKey94::from_bytes(&parameters, &[7; 32])?.deterministic();
//! let digest = Gost94::digest(b"an old message");
//! let signature = key.sign_digest(&digest)?;
//! let public = VerifyingKey94::from_bytes(&parameters, &key.verifying_key().to_bytes())?;
//! public.verify_digest(&digest, &signature)?;
//! # Ok::<(), fastgost::Error>(())
//! ```
//!
//! Signatures have 64 bytes, and use the same [`Encoding`](super::Encoding)s as signatures on curves. In certificates,
//! s comes before r (RFC 4491, section 2.2.1). Nonces are derived as for [signatures on curves](super#nonces).
use super::{
    Signature,
    nonce::{self, ENTROPY, Nonces},
    number,
    public::inverse_public,
};
use crate::{
    curve::Scalar,
    error::{Error, Result},
    hash::Streebog512,
    mac::Hmac,
    mp::Uint,
    simd::public_choice,
};
use alloc::{boxed::Box, sync::Arc, vec, vec::Vec};
use core::fmt;
use zeroize::{ZeroizeOnDrop, Zeroizing};

pub(super) mod hazmat;
mod parameters;
mod sets;

pub use self::parameters::Parameters;
use self::parameters::widened;

const DIGEST: &str = "32 bytes, a digest of GOST R 34.11-94";

/// A valid public key of GOST R 34.10-94.
#[derive(Clone)]
pub struct VerifyingKey94 {
    parameters: Arc<Parameters>,
    y: Uint<16>,
}

impl VerifyingKey94 {
    /// Reads a public key of 64 or 128 bytes, which are the number y in little-endian order (RFC 4491, section 2.3.1).
    ///
    /// # Errors
    /// [`Error::KeyLength`]; [`Error::PublicKey`] unless 1 < y < p and y^q = 1 modulo p.
    pub fn from_bytes(parameters: &Arc<Parameters>, bytes: &[u8]) -> Result<Self> {
        if bytes.len() != parameters.size() {
            let allowed = if parameters.size() == 64 {
                "64 bytes, with a p of 512 bits"
            } else {
                "128 bytes, with a p of 1024 bits"
            };
            return Err(Error::KeyLength { given: bytes.len(), allowed });
        }
        let y = Uint::from_le_bytes(bytes)?;
        if y == Uint::ZERO || y == Uint::ONE || !bool::from(y.lt(parameters.p.modulus())) {
            return Err(Error::PublicKey { reason: "y is not between 1 and p" });
        }
        if !parameters.has_order_q_public(&y) {
            return Err(Error::PublicKey { reason: "y^q is not 1 modulo p" });
        }
        Ok(Self { parameters: parameters.clone(), y })
    }

    /// Returns the key as bytes, which are the number y in little-endian order.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; self.parameters.size()];
        self.y.write_le_bytes(&mut bytes);
        bytes
    }

    /// The parameters.
    pub fn parameters(&self) -> &Arc<Parameters> {
        &self.parameters
    }

    /// Verifies the signature of a digest of 32 bytes. The time may depend on the inputs, because all inputs are
    /// public.
    ///
    /// # Errors
    /// [`Error::DigestLength`]; [`Error::SignatureLength`] if the signature has 128 bytes; [`Error::Signature`] if the
    /// signature is wrong.
    pub fn verify_digest(&self, digest: &[u8], signature: &Signature) -> Result<()> {
        check_digest(digest)?;
        let Parameters { p, q, a, .. } = &*self.parameters;
        if signature.size != 32 {
            return Err(Error::SignatureLength { given: signature.len(), allowed: "64 bytes" });
        }
        if !signature.in_range_public(q.modulus()) {
            return Err(Error::Signature);
        }
        let inverse = inverse_public(q, &number(q, digest)?);
        let z1 = q.montgomery_mul(&signature.s, &inverse);
        let z2 = q.neg(&q.montgomery_mul(&signature.r, &inverse));
        let u = p.mul(&p.pow_public(a, &widened(&z1)), &p.pow_public(&self.y, &widened(&z2)));
        if q.reduce_wide(&u.0) == signature.r { Ok(()) } else { Err(Error::Signature) }
    }
}

impl PartialEq for VerifyingKey94 {
    fn eq(&self, other: &Self) -> bool {
        self.parameters == other.parameters && self.y == other.y
    }
}
impl Eq for VerifyingKey94 {}

impl fmt::Debug for VerifyingKey94 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("VerifyingKey94").field("parameters", &self.parameters.name()).field("y", &self.y).finish()
    }
}

/// A private key of GOST R 34.10-94. The key is wiped on drop, and never printed.
///
/// ```
/// use fastgost::{hash::Gost94, sign::gost3410_94::{Parameters, SigningKey94}};
///
/// let key = SigningKey94::from_bytes(&Parameters::from_name("94-a")?, &[7; 32])?.deterministic();
/// let signature = key.sign_digest(&Gost94::digest(b"an old message"))?;
/// key.verifying_key().verify_digest(&Gost94::digest(b"an old message"), &signature)?;
/// # Ok::<(), fastgost::Error>(())
/// ```
pub struct SigningKey94 {
    parameters: Arc<Parameters>,
    hedged: bool,
    secret: Box<Secret>,
}

/// The secret parts of the key. These parts are filled in place on the heap, as in [`SigningKey`](super::SigningKey).
struct Secret {
    x: Scalar,
    /// HMAC under the nonce key, which is derived from x. This HMAC makes the nonces.
    nonces: Hmac<Streebog512>,
}

impl Secret {
    /// Makes an empty value. The HMAC of this value has no key yet.
    fn empty(nonces: Hmac<Streebog512>) -> Box<Self> {
        Box::new(Self { x: Scalar::ZERO, nonces })
    }
}

impl Clone for SigningKey94 {
    fn clone(&self) -> Self {
        let mut secret = Secret::empty(self.secret.nonces.without_key());
        secret.x.0.copy_from_slice(&self.secret.x.0);
        secret.nonces.clone_from(&self.secret.nonces);
        Self { parameters: self.parameters.clone(), hedged: self.hedged, secret }
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        crate::wipe(&mut self.x.0);
    }
}
impl ZeroizeOnDrop for SigningKey94 {}

impl SigningKey94 {
    /// Reads a private key of 32 bytes, which are the number x in little-endian order.
    ///
    /// # Errors
    /// [`Error::KeyLength`]; [`Error::SecretKey`] if x is 0 or not less than q.
    pub fn from_bytes(parameters: &Arc<Parameters>, bytes: &[u8]) -> Result<Self> {
        if bytes.len() != 32 {
            return Err(Error::KeyLength { given: bytes.len(), allowed: "32 bytes" });
        }
        let mut secret = Secret::empty(Hmac::new(Streebog512::new(), b""));
        let Secret { x, nonces } = &mut *secret;
        x.read_le_bytes(bytes)?;
        if !public_choice(!x.is_zero() & x.lt(parameters.q.modulus())) {
            return Err(Error::SecretKey);
        }
        nonce::work_in(nonces, bytes);
        Ok(Self { parameters: parameters.clone(), hedged: true, secret })
    }

    /// Generates a key with the system's random number generator.
    ///
    /// # Errors
    /// [`Error::Randomness`].
    #[cfg(feature = "std")]
    pub fn generate(parameters: &Arc<Parameters>) -> Result<Self> {
        let mut bytes = Zeroizing::new([0; 32]);
        nonce::uniform(&parameters.q, &mut bytes[..])?;
        Self::from_bytes(parameters, &bytes[..])
    }

    /// Omits the randomness from nonces, as [`SigningKey::deterministic`](super::SigningKey::deterministic) does.
    #[must_use]
    pub fn deterministic(mut self) -> Self {
        self.hedged = false;
        self
    }

    /// Returns the key as bytes, which are the number x in little-endian order.
    pub fn to_bytes(&self) -> Zeroizing<[u8; 32]> {
        let mut bytes = Zeroizing::new([0; 32]);
        self.secret.x.write_le_bytes(&mut bytes[..]);
        bytes
    }

    /// The parameters.
    pub fn parameters(&self) -> &Arc<Parameters> {
        &self.parameters
    }

    /// The public key.
    pub fn verifying_key(&self) -> VerifyingKey94 {
        let Parameters { p, a, .. } = &*self.parameters;
        VerifyingKey94 { parameters: self.parameters.clone(), y: p.pow(a, &self.secret.x.0[..4]) }
    }

    /// Signs a digest of 32 bytes.
    ///
    /// # Errors
    /// [`Error::DigestLength`]; [`Error::Randomness`] if the system's random number generator failed or, without
    /// feature `std`, if the key is not [deterministic](SigningKey94::deterministic).
    pub fn sign_digest(&self, digest: &[u8]) -> Result<Signature> {
        check_digest(digest)?;
        if !self.hedged {
            return self.make(digest, None);
        }
        let mut entropy = [[0; ENTROPY]];
        nonce::fill(&mut entropy)?;
        self.make(digest, Some(&entropy[0]))
    }

    /// Signs a digest. The 32 random bytes for the nonce come from the caller, and not from the system's random number
    /// generator.
    ///
    /// # Errors
    /// [`Error::DigestLength`].
    pub fn sign_digest_with_entropy(&self, digest: &[u8], entropy: &[u8; 32]) -> Result<Signature> {
        check_digest(digest)?;
        self.make(digest, Some(entropy))
    }

    fn nonces(&self) -> Nonces<'_> {
        let Parameters { q, digest, .. } = &*self.parameters;
        Nonces { hmac: &self.secret.nonces, q, tags: 1, group: digest }
    }

    fn make(&self, digest: &[u8], entropy: Option<&[u8; ENTROPY]>) -> Result<Signature> {
        let nonces = self.nonces();
        let mut attempt = 0;
        let mut k = Zeroizing::new(Scalar::ZERO);
        loop {
            nonces.one(digest, entropy, &mut attempt, &mut k);
            if let Some(signature) = self.with_nonce(digest, &k)? {
                return Ok(signature);
            }
            attempt = attempt.wrapping_add(1);
        }
    }

    /// Makes the signature r = (a^k mod p) mod q and s = x r + k e mod q. Returns `None` if r or s is 0.
    fn with_nonce(&self, digest: &[u8], k: &Scalar) -> Result<Option<Signature>> {
        let Parameters { p, q, a, .. } = &*self.parameters;
        let e = number(q, digest)?;
        let r = q.reduce_wide(&p.pow(a, &k.0[..4]).0);
        let mut products = [q.mul(&r, &self.secret.x), q.montgomery_mul(k, &e)];
        let s = q.add(&products[0], &products[1]);
        products.iter_mut().for_each(|product| crate::wipe(&mut product.0));
        Ok((!public_choice(r.is_zero() | s.is_zero())).then_some(Signature { r, s, size: 32 }))
    }
}

impl fmt::Debug for SigningKey94 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SigningKey94").field("parameters", &self.parameters.name()).finish_non_exhaustive()
    }
}

fn check_digest(digest: &[u8]) -> Result<()> {
    if digest.len() == 32 { Ok(()) } else { Err(Error::DigestLength { given: digest.len(), allowed: DIGEST }) }
}
