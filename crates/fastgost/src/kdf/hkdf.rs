//! HKDF (RFC 5869) with any hash function.
use super::feedback;
use crate::{
    error::{Error, Result},
    hash::{Digest, Hash},
    mac::Hmac,
};
use core::fmt;

/// HKDF (RFC 5869). A value of this type holds a pseudorandom key, from which [`expand`](Self::expand) derives other
/// keys. TLS 1.3 uses HKDF with Streebog-256 (RFC 9367).
///
/// ```
/// use fastgost::{hash::Streebog256, kdf::Hkdf};
///
/// let hkdf = Hkdf::new(Streebog256::new(), b"salt", b"input keying material");
/// let mut key = [0; 32];
/// hkdf.expand(b"what the key is for", &mut key)?;
///
/// let prk = Hkdf::extract(Streebog256::new(), b"salt", b"input keying material");
/// let mut same = [0; 32];
/// Hkdf::from_prk(Streebog256::new(), &prk)?.expand(b"what the key is for", &mut same)?;
/// assert_eq!(key, same);
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone)]
pub struct Hkdf<H: Hash>(Hmac<H>);

impl<H: Hash> Hkdf<H> {
    /// Computes HKDF-Extract. The result holds the pseudorandom key, ready for [`expand`](Self::expand). If there is no
    /// salt, pass an empty salt.
    pub fn new(hash: H, salt: &[u8], keying_material: &[u8]) -> Self {
        let extractor = Hmac::new(hash, salt);
        Self(extractor.under(&extractor.tag_of(&[keying_material])))
    }

    /// Computes HKDF-Extract. Returns the pseudorandom key, which has [`Hash::OUTPUT_SIZE`] bytes.
    pub fn extract(hash: H, salt: &[u8], keying_material: &[u8]) -> Digest {
        Hmac::new(hash, salt).tag_of(&[keying_material])
    }

    /// Takes an existing pseudorandom key.
    ///
    /// # Errors
    /// [`Error::Parameter`] if `prk` is shorter than [`Hash::OUTPUT_SIZE`].
    pub fn from_prk(hash: H, prk: &[u8]) -> Result<Self> {
        if prk.len() < H::OUTPUT_SIZE {
            let name = "the length of the pseudorandom key";
            return Err(Error::Parameter { name, allowed: "at least the length of a digest" });
        }
        Ok(Self(Hmac::new(hash, prk)))
    }

    /// Computes HKDF-Expand.
    ///
    /// # Errors
    /// [`Error::OutputLength`] if `output` is empty, or is longer than 255 times [`Hash::OUTPUT_SIZE`] bytes.
    pub fn expand(&self, info: &[u8], output: &mut [u8]) -> Result<()> {
        self.expand_parts(&[info], output)
    }

    /// Computes HKDF-Expand. The argument info is given in parts. The parts can be the fields of HkdfLabel in TLS 1.3,
    /// for example.
    ///
    /// # Errors
    /// The errors of [`expand`](Hkdf::expand).
    pub fn expand_parts(&self, info: &[&[u8]], output: &mut [u8]) -> Result<()> {
        feedback(&self.0, info, output)
    }
}

impl<H: Hash> fmt::Debug for Hkdf<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hkdf").field("kernel", &self.0.level()).finish_non_exhaustive()
    }
}
