//! Key agreement. Each side computes the same keys from its own private key and the peer's public key. There are four
//! algorithms:
//! - VKO GOST R 34.10-2001 (RFC 4357, section 5.2)
//! - VKO GOST R 34.10-2012 (RFC 7836, section 4.3)
//! - KEG (RFC 9189, section 8.3.1)
//! - ECDHE of TLS 1.3 (RFC 9367, section 6.1.1)
//!
//! ```
//! use fastgost::{curve::Curve, sign::{SigningKey, agree}};
//!
//! # #[cfg(feature = "std")] {
//! let curve = Curve::from_name("512-c")?;
//! let (a, b) = (SigningKey::generate(curve)?, SigningKey::generate(curve)?);
//! let ukm = [1, 2, 3, 4, 5, 6, 7, 8]; // public, another one each time
//! assert_eq!(agree::vko_256(&a, &b.verifying_key(), &ukm)?, agree::vko_256(&b, &a.verifying_key(), &ukm)?);
//! # }
//! # Ok::<(), fastgost::Error>(())
//! ```
//!
//! The peer's key is a [`VerifyingKey`], which was checked when it was parsed. The peer's key must be on the same curve
//! as the private key. Parameter sets with the same numbers but different names (such as `cryptopro-a`,
//! `cryptopro-xcha` and `256-b`) count as the same curve. The names tell protocols what a key is for, but do not affect
//! the result. The UKM (user keying material) is a public number. If d is the private key, Q is the peer's key and q is
//! the order of the curve's base point, the shared point is h k Q, with k = UKM * d mod q. The cofactor h is 4 on
//! `256-a` and `512-c`, and 1 on all other curves. The factor h removes any component of small order in the peer's key.
//! The shared point is the neutral point ([`Error::NeutralPoint`]) only if UKM is a multiple of q.
use super::{SigningKey, VerifyingKey};
use crate::{
    curve::{AffinePoint, Curve, Scalar},
    error::{Error, Result},
    hash::{Gost94, Hash, Streebog256, Streebog512},
    kdf::kdf_tree,
    mac::Hmac,
};
use alloc::{boxed::Box, vec, vec::Vec};
use zeroize::Zeroizing;

/// A private key for agreement, which cannot sign. Make such a key from a [`SigningKey`], or from a
/// [`PrivateKey`](crate::keys::PrivateKey) of any algorithm.
#[derive(Clone, Copy, Debug)]
pub struct AgreementKey<'a>(&'a SigningKey);

impl AgreementKey<'_> {
    /// The curve.
    pub fn curve(&self) -> &'static Curve {
        self.0.curve()
    }

    /// The public key. Each call computes it.
    pub fn verifying_key(&self) -> VerifyingKey {
        self.0.verifying_key()
    }
}

impl<'a> From<&'a SigningKey> for AgreementKey<'a> {
    fn from(key: &'a SigningKey) -> Self {
        Self(key)
    }
}

/// VKO GOST R 34.10-2001 (RFC 4357, section 5.2). The result is a key of 32 bytes, computed with GOST R 34.11-94 and
/// the CryptoPro S-boxes. The curve must have 256 bits. `ukm` is a little-endian number other than 0, with 1 to 32
/// bytes (8 bytes in the standard).
///
/// # Errors
/// [`Error::CurvesDiffer`]; [`Error::Parameter`] if `ukm` is not as above; [`Error::Unsupported`] on a curve of 512
/// bits; [`Error::PublicKey`] if the peer's key is the base point, which the standard forbids; [`Error::NeutralPoint`].
pub fn vko_2001<'k>(key: impl Into<AgreementKey<'k>>, peer: &VerifyingKey, ukm: &[u8]) -> Result<Zeroizing<[u8; 32]>> {
    let AgreementKey(key) = key.into();
    let curve = key.curve();
    if curve.size() != 32 {
        return Err(Error::Unsupported("VKO GOST R 34.10-2001 is for curves of 256 bits"));
    }
    if peer.point.x == *curve.x() && peer.point.y == *curve.y() {
        return Err(Error::PublicKey { reason: "it is the base point, which VKO GOST R 34.10-2001 forbids" });
    }
    kek(Gost94::new(), key, peer, &number(curve, ukm)?)
}

/// VKO_GOSTR3410_2012_256 (RFC 7836, section 4.3.1). The result is a key of 32 bytes, computed with Streebog-256. `ukm`
/// is a little-endian number other than 0. `ukm` has 1 to 32 bytes on a curve of 256 bits, and 1 to 64 bytes on a curve
/// of 512 bits. The standard's default for `ukm` is 1.
///
/// # Errors
/// [`Error::CurvesDiffer`]; [`Error::Parameter`] if `ukm` is not as above; [`Error::NeutralPoint`].
pub fn vko_256<'k>(key: impl Into<AgreementKey<'k>>, peer: &VerifyingKey, ukm: &[u8]) -> Result<Zeroizing<[u8; 32]>> {
    let AgreementKey(key) = key.into();
    kek(Streebog256::new(), key, peer, &number(key.curve(), ukm)?)
}

/// VKO_GOSTR3410_2012_512 (RFC 7836, section 4.3.2). The result is a key of 64 bytes, computed with Streebog-512. The
/// curve must have 512 bits. `ukm` is a little-endian number other than 0, with 1 to 64 bytes. The standard's default
/// for `ukm` is 1.
///
/// # Errors
/// [`Error::CurvesDiffer`]; [`Error::Parameter`] if `ukm` is not as above; [`Error::Unsupported`] on a curve of 256
/// bits; [`Error::NeutralPoint`].
pub fn vko_512<'k>(key: impl Into<AgreementKey<'k>>, peer: &VerifyingKey, ukm: &[u8]) -> Result<Zeroizing<[u8; 64]>> {
    let AgreementKey(key) = key.into();
    if key.curve().size() != 64 {
        return Err(Error::Unsupported("VKO_GOSTR3410_2012_512 is for curves of 512 bits"));
    }
    kek(Streebog512::new(), key, peer, &number(key.curve(), ukm)?)
}

/// KEG (RFC 9189, section 8.3.1). The result is two keys of 32 bytes. The first key is for the MAC of
/// [`KExp15`](crate::wrap::KExp15), and the second key is for the encryption of KExp15. UKM is the first 16 bytes of
/// `h` as a big-endian number. If all 16 bytes are zero, UKM is 1.
///
/// # Errors
/// [`Error::CurvesDiffer`]; [`Error::NeutralPoint`].
pub fn keg<'k>(key: impl Into<AgreementKey<'k>>, peer: &VerifyingKey, h: &[u8; 32]) -> Result<Zeroizing<[u8; 64]>> {
    let AgreementKey(key) = key.into();
    let ukm = Scalar::from_be_bytes(&h[..16])?;
    let ukm = if ukm == Scalar::ZERO { Scalar::ONE } else { ukm };
    if key.curve().size() == 64 {
        return kek(Streebog512::new(), key, peer, &ukm);
    }
    let exported: Zeroizing<[u8; 32]> = kek(Streebog256::new(), key, peer, &ukm)?;
    let mut root = Box::new(Hmac::new(Streebog256::new(), b""));
    root.rekey(&exported[..]);
    let mut keys = Zeroizing::new([0; 64]);
    kdf_tree(&root, b"kdf tree", &h[16..24], 1, &mut keys[..])?;
    Ok(keys)
}

/// ECDHE of TLS 1.3 (RFC 9367, section 6.1.1). The result is the x coordinate of the point h d Q, as 32 or 64
/// little-endian bytes. Here h is the cofactor of the curve, d is the private key, and Q is the peer's key. This secret
/// is not uniformly distributed. So do not use this secret as a key, but derive keys from the secret, as TLS does with
/// HKDF.
///
/// # Errors
/// [`Error::CurvesDiffer`]; [`Error::NeutralPoint`].
pub fn ecdhe<'k>(key: impl Into<AgreementKey<'k>>, peer: &VerifyingKey) -> Result<Zeroizing<Vec<u8>>> {
    let AgreementKey(key) = key.into();
    let (x, _) = shared_point(key, peer, &Scalar::ONE)?;
    let mut secret = Zeroizing::new(vec![0; key.curve().size()]);
    x.write_le_bytes(&mut secret);
    Ok(secret)
}

/// Reads a UKM from its little-endian bytes.
fn number(curve: &Curve, ukm: &[u8]) -> Result<Scalar> {
    let allowed =
        if curve.size() == 32 { "1 to 32 bytes, not all of them 0" } else { "1 to 64 bytes, not all of them 0" };
    match Scalar::from_le_bytes(ukm) {
        Ok(ukm_) if ukm.len() <= curve.size() && ukm_ != Scalar::ZERO => Ok(ukm_),
        _ => Err(Error::Parameter { name: "the UKM", allowed }),
    }
}

/// Returns the key of VKO, which is the digest of the shared point. The digest is computed over x and then y, both
/// little-endian.
fn kek<H: Hash, const N: usize>(
    mut hash: H,
    key: &SigningKey,
    peer: &VerifyingKey,
    ukm: &Scalar,
) -> Result<Zeroizing<[u8; N]>> {
    let curve = key.curve();
    let (x, y) = shared_point(key, peer, ukm)?;
    let mut bytes = Zeroizing::new([0; 128]);
    let bytes = &mut bytes[..2 * curve.size()];
    x.write_le_bytes(&mut bytes[..curve.size()]);
    y.write_le_bytes(&mut bytes[curve.size()..]);
    hash.update(bytes);
    let mut kek = Zeroizing::new([0; N]);
    kek.copy_from_slice(&hash.finalize_reset());
    Ok(kek)
}

/// Returns the coordinates of the shared point h k Q, with k = UKM * d mod q. (The comment at the top of this file
/// explains the letters.)
fn shared_point(key: &SigningKey, peer: &VerifyingKey, ukm: &Scalar) -> Result<(Zeroizing<Scalar>, Zeroizing<Scalar>)> {
    if !same_group(key.curve(), peer.curve()) {
        return Err(Error::CurvesDiffer);
    }
    // UKM may be greater than q, but the Montgomery product of UKM and d is less than q.
    let k = Zeroizing::new(key.group().scalars().montgomery_mul(key.factor(), ukm));
    let AffinePoint { x, y } = key.group().agree(&k, &peer.point).ok_or(Error::NeutralPoint)?;
    Ok((Zeroizing::new(x), Zeroizing::new(y)))
}

/// Whether both curves have the same numbers.
fn same_group(a: &Curve, b: &Curve) -> bool {
    let numbers = |c: &Curve| [*c.p(), *c.a(), *c.b(), *c.m(), *c.order(), *c.x(), *c.y()];
    core::ptr::eq(a, b) || (a.bits() == b.bits() && numbers(a) == numbers(b))
}
