//! Derives keys from passwords by PBKDF2 (RFC 8018, section 5.2), with HMAC over the hash functions that programs use.
use super::{MOST_BYTES, parameters};
use crate::{
    error::{Error, Result},
    hash::{Gost94, Hash, Streebog256, Streebog512},
    kdf::pbkdf2,
    keys::{bad, oid},
    lenience::{Lenience, Strictness},
    mac::Hmac,
};
use ::pbkdf2::pbkdf2_hmac;
use alloc::{boxed::Box, vec::Vec};
use der::{
    Encode, Sequence,
    asn1::{AnyRef, Null, OctetStringRef},
};
use pkcs8::AlgorithmIdentifierRef;

/// `PBKDF2-params` of RFC 8018, appendix A.2.
#[derive(Sequence)]
struct Pbkdf2Params<'a> {
    salt: &'a OctetStringRef,
    iterations: u64,
    key_length: Option<u32>,
    prf: Option<AlgorithmIdentifierRef<'a>>,
}

/// Derives a key from a password, as the algorithm identifier of PBKDF2 says. The length of `key` decides how many
/// bytes are derived.
///
/// # Errors
/// [`Error::Iterations`], [`Error::Encoding`], and [`Error::Strict`].
pub fn derive_key(
    algorithm: AlgorithmIdentifierRef<'_>,
    password: &[u8],
    most_iterations: u32,
    strictness: Strictness,
    key: &mut [u8],
) -> Result<()> {
    if algorithm.oid != oid::PBKDF2 {
        return Err(bad("the derivation of the key from the passphrase", "PBKDF2"));
    }
    const WHAT: &str = "the parameters of PBKDF2";
    let params: Pbkdf2Params<'_> = parameters(algorithm, WHAT, "those of RFC 8018, with the salt in them")?;
    let salt = params.salt.as_bytes();
    if password.len() > MOST_BYTES {
        return Err(bad("the size of the passphrase", "up to 1 MiB"));
    }
    if salt.len() > MOST_BYTES || params.key_length.is_some_and(|length| length as usize != key.len()) {
        return Err(bad(WHAT, "a salt of up to 1 MiB, and the key length of the cipher or MAC"));
    }
    let iterations = match u32::try_from(params.iterations) {
        Ok(n) if (1..=most_iterations).contains(&n) => n,
        _ => return Err(Error::Iterations { given: params.iterations, most: most_iterations }),
    };
    // If the field `prf` is absent, PBKDF2 uses HMAC with SHA-1.
    let prf = params.prf.map_or(oid::HMAC_SHA1, |prf| prf.oid);
    strictness.accept_if(prf != oid::HMAC_STREEBOG512, Lenience::OtherPasswordHash)?;
    match prf {
        oid::HMAC_STREEBOG512 => derive(Streebog512::new(), password, salt, iterations, key)?,
        oid::HMAC_STREEBOG256 => derive(Streebog256::new(), password, salt, iterations, key)?,
        oid::HMAC_GOST94 => derive(Gost94::new(), password, salt, iterations, key)?,
        oid::HMAC_SHA1 => pbkdf2_hmac::<sha1::Sha1>(password, salt, iterations, key),
        oid::HMAC_SHA256 => pbkdf2_hmac::<sha2::Sha256>(password, salt, iterations, key),
        oid::HMAC_SHA384 => pbkdf2_hmac::<sha2::Sha384>(password, salt, iterations, key),
        oid::HMAC_SHA512 => pbkdf2_hmac::<sha2::Sha512>(password, salt, iterations, key),
        _ => return Err(bad("the function in PBKDF2", "HMAC of Streebog, GOST R 34.11-94, SHA-1 or SHA-2")),
    }
    Ok(())
}

/// Computes PBKDF2 with HMAC over one of our hash functions.
pub(super) fn derive<H: Hash>(hash: H, password: &[u8], salt: &[u8], iterations: u32, key: &mut [u8]) -> Result<()> {
    // HMAC gets its key in place, since a move would leave a copy of the key.
    let mut hmac = Box::new(Hmac::new(hash, b""));
    hmac.rekey(password);
    pbkdf2(&hmac, salt, iterations, key)
}

/// Returns the parameters of PBKDF2 over HMAC-Streebog-512, in DER.
pub(super) fn write(salt: &[u8], iterations: u32) -> der::Result<Vec<u8>> {
    let prf = AlgorithmIdentifierRef { oid: oid::HMAC_STREEBOG512, parameters: Some(AnyRef::from(Null)) };
    Pbkdf2Params { salt: OctetStringRef::new(salt)?, iterations: iterations.into(), key_length: None, prf: Some(prf) }
        .to_der()
}
