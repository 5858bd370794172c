//! Signatures over elliptic curves, by GOST R 34.10-2012 (RFC 7091) and GOST R 34.10-2001 (RFC 5832). The module
//! [`agree`] has key agreement. The module [`gost3410_94`] has the legacy predecessor of these signatures.
//!
//! ```
//! use fastgost::{curve::Curve, sign::{Encoding, Signature, SigningKey, VerifyingKey}};
//!
//! # #[cfg(feature = "std")] {
//! let curve = Curve::from_name("256-a")?;
//! let key = SigningKey::generate(curve)?;
//! let signature = key.sign(b"a message")?.to_bytes(Encoding::Standard);
//!
//! let public = VerifyingKey::from_bytes(curve, &key.verifying_key().to_bytes())?;
//! public.verify(b"a message", &Signature::from_bytes(curve, &signature, Encoding::Standard)?)?;
//! # }
//! # Ok::<(), fastgost::Error>(())
//! ```
//!
//! # What is signed
//! A key signs the digest of a message. The hash function is Streebog-256 on curves of 256 bits, and Streebog-512 on
//! curves of 512 bits (RFC 7091, section 5.3; RFC 9215). For GOST R 34.10-2001, the hash function is GOST R 34.11-94.
//! The caller must compute this digest, and give it to [`VerifyingKey::verify_digest`]. The digest is read as a
//! little-endian number, as in all implementations. A digest is rejected unless it has 32 bytes on curves of 256 bits
//! or 64 bytes on curves of 512 bits. The reason is that two implementations can read different numbers from a digest
//! of another length.
//!
//! # One key, one format
//! A signature does not say in which format it was made. So a key that signs files must not sign certificates, tokens
//! or TLS handshakes too. Otherwise, someone who chooses the file to be signed can choose a certificate as the file.
//! [`Structure`] recognises messages that another format signs. The command-line program and the libraries for C,
//! Python and JavaScript sign the bytes of a message directly. So they refuse messages that another format signs,
//! unless their caller allows such messages.
//!
//! # Nonces
//! Anyone who learns the number k (the nonce) of one signature, or a few bits of k of many signatures, can compute the
//! private key. This library computes k by HMAC-Streebog-512. The key of this HMAC is derived from the private key. The
//! message of this HMAC contains the whole digest and 32 bytes from the system's random number generator. Even if an
//! attacker can predict these 32 bytes, k stays secret and does not repeat for different digests. With a working
//! generator, k does not repeat for equal digests either, so fault attacks that need two signatures with one k do not
//! work. [`SigningKey::deterministic`] omits the 32 bytes. The construction is specified byte by byte in the
//! repository's `docs/nonces.md`.
//!
//! # Which public keys are accepted
//! [`VerifyingKey::from_bytes`] rejects coordinates that are not less than p, points that are not on the curve, and
//! points of small order. A point Q has small order if h Q is the neutral point O. The cofactor h is 4 on `256-a` and
//! `512-c`, and 1 on all other curves. After parsing, a key is not checked again.
//!
//! On the two curves with cofactor 4 there are also keys Q = P + T, with P of order q and T of order 2 or 4. Such keys
//! are accepted, because the standard's verification (RFC 7091, section 6.2) uses such keys without a change. An
//! attacker gains nothing from such a key, because whoever makes such a key could sign with a normal key instead.
//! Verification follows the standard, without the cofactor, for single signatures and for batches alike. So
//! [`verify_digests`] accepts exactly the signatures that [`VerifyingKey::verify_digest`] accepts. Agreement multiplies
//! by the cofactor, so only the part P of such a key affects the agreed key.
use crate::{
    cpu::Level,
    curve::{Curve, Group, Scalar},
    error::{Error, Result},
    hash::{Digest, Hash, Streebog256, Streebog512},
    mp::Modulus,
};

pub mod agree;
mod batch;
pub mod gost3410_94;
mod key;
mod nonce;
mod public;
mod signature;
mod structure;
#[cfg(test)]
mod tests;
mod texts;

pub use self::{
    batch::{verify_digests, verify_many},
    key::SigningKey,
    public::VerifyingKey,
    signature::{Encoding, Signature},
    structure::{Recognizer, Structure},
};

/// The levels (sets of CPU features) that this CPU supports and for which the library has its own kernel (code of the
/// curve arithmetic), best first. These levels are the choices for [`SigningKey::with_level`] and
/// [`VerifyingKey::with_level`].
pub fn levels() -> impl Iterator<Item = Level> {
    Group::levels()
}

/// Functions for known-answer tests.
#[doc(hidden)]
pub mod hazmat {
    pub use super::{
        gost3410_94::hazmat::{nonce as nonce_94, sign_digest_with_nonce as sign_digest_with_nonce_94},
        key::{nonce, sign_digest_with_nonce},
    };
}

/// The digest that [`SigningKey::sign`] and [`VerifyingKey::verify`] use. The message is given in parts.
fn hash(curve: &Curve, message: &[&[u8]]) -> Digest {
    fn of<H: Hash>(mut hash: H, message: &[&[u8]]) -> Digest {
        message.iter().for_each(|part| hash.update(part));
        hash.finalize()
    }
    if curve.size() == 32 { of(Streebog256::new(), message) } else { of(Streebog512::new(), message) }
}

/// Does the same as `hash`, but for many messages in parallel.
fn hash_many<'a>(curve: &Curve, messages: impl Iterator<Item = &'a [u8]>, done: impl FnMut(usize, Digest)) {
    if curve.size() == 32 {
        Streebog256::new().finalize_many(messages, done);
    } else {
        Streebog512::new().finalize_many(messages, done);
    }
}

/// Checks that a digest is as long as the digests that keys on this curve sign.
fn check_digest(curve: &Curve, digest: &[u8]) -> Result<()> {
    if digest.len() == curve.size() {
        return Ok(());
    }
    let allowed =
        if curve.size() == 32 { "32 bytes, on a curve of 256 bits" } else { "64 bytes, on a curve of 512 bits" };
    Err(Error::DigestLength { given: digest.len(), allowed })
}

/// Returns the number e of a digest (RFC 7091, section 6.1, step 2). The digest must be as long as q. This number e is
/// the digest as a little-endian number modulo q, or 1 if the remainder is 0. The result is in Montgomery form. The
/// time does not depend on the digest.
fn number(q: &Modulus<8>, digest: &[u8]) -> Result<Scalar> {
    let e = q.to_montgomery(&Scalar::from_le_bytes(digest)?);
    Ok(Scalar::select(&e, q.one(), e.is_zero()))
}
