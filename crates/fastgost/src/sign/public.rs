//! Public keys, and verification with them.
use super::{Signature, check_digest, hash, number};
use crate::{
    cpu::Level,
    curve::{AffinePoint, Curve, Group, Scalar},
    error::{Error, Result},
    mp::Modulus,
};
use alloc::{vec, vec::Vec};
use core::fmt;

/// A public key that has been checked. [The module](super) says which keys and which signatures are accepted.
///
/// ```
/// use fastgost::{Error, curve::Curve, sign::{SigningKey, VerifyingKey}};
///
/// let curve = Curve::from_name("256-a")?;
/// let private = SigningKey::from_bytes(curve, &[7; 32])?.deterministic();
/// let signature = private.sign(b"a message")?;
/// let bytes = private.verifying_key().to_bytes();
///
/// let key = VerifyingKey::from_bytes(curve, &bytes)?;
/// key.verify(b"a message", &signature)?;
/// assert_eq!(key.verify(b"another message", &signature), Err(Error::Signature));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct VerifyingKey {
    pub(super) group: &'static Group,
    pub(super) point: AffinePoint,
}

impl VerifyingKey {
    /// Reads a public key of 64 or 128 bytes, which are x and then y, both little-endian. SubjectPublicKeyInfo contains
    /// a public key in the same form (RFC 4491, section 2.3.2; RFC 9215, section 4). The key uses the best kernel of
    /// this CPU.
    ///
    /// # Errors
    /// [`Error::KeyLength`]; [`Error::PublicKey`] if a coordinate is not less than p, if the point is not on the curve,
    /// or if the point's order divides the cofactor.
    pub fn from_bytes(curve: &'static Curve, bytes: &[u8]) -> Result<Self> {
        if bytes.len() != 2 * curve.size() {
            let allowed = if curve.size() == 32 {
                "64 bytes, on a curve of 256 bits"
            } else {
                "128 bytes, on a curve of 512 bits"
            };
            return Err(Error::KeyLength { given: bytes.len(), allowed });
        }
        let (x, y) = bytes.split_at(curve.size());
        let point = AffinePoint { x: Scalar::from_le_bytes(x)?, y: Scalar::from_le_bytes(y)? };
        Self::from_point(Group::best(curve), point)
    }

    /// Checks a point and makes a key from it.
    pub(super) fn from_point(group: &'static Group, point: AffinePoint) -> Result<Self> {
        let p = group.curve().p();
        if !bool::from(point.x.lt(p) & point.y.lt(p)) {
            return Err(Error::PublicKey { reason: "a coordinate is not less than the curve's p" });
        }
        if !group.is_on_curve_public(&point) {
            return Err(Error::PublicKey { reason: "the point is not on the curve" });
        }
        if group.has_small_order_public(&point) {
            return Err(Error::PublicKey { reason: "the order of the point divides the cofactor" });
        }
        Ok(Self { group, point })
    }

    /// Returns the same key, which now uses the kernel of `level`. A kernel is the code of the curve arithmetic for one
    /// level. If `level` has no kernel, the kernel of the next lower level is used.
    ///
    /// # Errors
    /// [`Error::KernelUnavailable`] if this CPU lacks a feature of the level.
    pub fn with_level(self, level: Level) -> Result<Self> {
        Ok(Self { group: Group::at(self.curve(), level)?, point: self.point })
    }

    /// Returns the key as bytes, which are x and then y, both little-endian.
    pub fn to_bytes(&self) -> Vec<u8> {
        let size = self.curve().size();
        let mut bytes = vec![0; 2 * size];
        let (x, y) = bytes.split_at_mut(size);
        self.point.x.write_le_bytes(x);
        self.point.y.write_le_bytes(y);
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

    /// Verifies the signature of a digest. The digest has 32 bytes on curves of 256 bits, and 64 bytes on curves of 512
    /// bits. The time may depend on the inputs, because all inputs are public.
    ///
    /// # Errors
    /// [`Error::DigestLength`]; [`Error::SignatureLength`] if the signature is for a curve of another size;
    /// [`Error::Signature`] if the signature is wrong.
    pub fn verify_digest(&self, digest: &[u8], signature: &Signature) -> Result<()> {
        let e = self.prepare_public(digest, signature)?;
        let [u1, u2] = self.factors_public(signature, &inverse_public(self.group.scalars(), &e));
        match self.group.check_public(&u1, &u2, &self.point, &signature.r) {
            true => Ok(()),
            false => Err(Error::Signature),
        }
    }

    /// Verifies the signature of a message. The message is hashed with Streebog-256 on curves of 256 bits and with
    /// Streebog-512 on curves of 512 bits.
    ///
    /// # Errors
    /// [`Error::SignatureLength`] if the signature is for a curve of another size; [`Error::Signature`] if the
    /// signature is wrong.
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<()> {
        self.verify_parts(&[message], signature)
    }

    /// Verifies the signature of a message given in parts.
    pub(crate) fn verify_parts(&self, message: &[&[u8]], signature: &Signature) -> Result<()> {
        self.verify_digest(&hash(self.curve(), message), signature)
    }

    /// Checks the lengths of the digest and of the signature, and the range of the signature's numbers. Returns the
    /// number e of the digest in Montgomery form. This number is not 0.
    pub(super) fn prepare_public(&self, digest: &[u8], signature: &Signature) -> Result<Scalar> {
        check_digest(self.curve(), digest)?;
        let size = self.curve().size();
        if signature.size != size {
            let allowed = if size == 32 { "64 bytes" } else { "128 bytes" };
            return Err(Error::SignatureLength { given: signature.len(), allowed });
        }
        if !signature.in_range_public(self.curve().order()) {
            return Err(Error::Signature);
        }
        number(self.group.scalars(), digest)
    }

    /// Computes z1 = s / e and z2 = -r / e (RFC 7091, section 6.2, step 5) from 1 / e in Montgomery form.
    pub(super) fn factors_public(&self, signature: &Signature, inverse: &Scalar) -> [Scalar; 2] {
        let q = self.group.scalars();
        [q.montgomery_mul(&signature.s, inverse), q.neg(&q.montgomery_mul(&signature.r, inverse))]
    }
}

/// The inverse of a number modulo q. The number and the result are in Montgomery form.
pub(super) fn inverse_public(q: &Modulus<8>, x: &Scalar) -> Scalar {
    q.to_montgomery(&q.to_montgomery(&q.invert_public(x)))
}

/// Compares points and the names of parameter sets, but not kernels.
impl PartialEq for VerifyingKey {
    fn eq(&self, other: &Self) -> bool {
        self.curve().name() == other.curve().name() && self.point.x == other.point.x && self.point.y == other.point.y
    }
}
impl Eq for VerifyingKey {}

impl fmt::Debug for VerifyingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("VerifyingKey")
            .field("curve", &self.curve().name())
            .field("level", &self.level())
            .field("x", &self.point.x)
            .field("y", &self.point.y)
            .finish()
    }
}
