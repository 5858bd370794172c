//! Verifies and computes the MAC of a PFX, whose key is derived from the password. This module writes the MAC of RFC
//! 9548, and also reads the MACs that other programs write.
use super::{
    derivations::Derivations,
    password::Form,
    structure::{DigestInfo, MacData, Pbkdf2Params, Pbmac1Params},
};
use crate::{Error, Lenience, Result, Strictness, oid};
use der::{
    Encode,
    asn1::{ObjectIdentifier, OctetStringRef},
};
use fastgost::{
    hash::{Gost94, Hash, Streebog256, Streebog512},
    kdf::pbkdf2,
    mac,
};
use hmac::{
    EagerHash, Hmac, KeyInit, Mac,
    digest::{Digest, Output, block_api::BlockSizeUser},
};
use sha1::Sha1;
use sha2::{Sha256, Sha384, Sha512};
use spki::AlgorithmIdentifierRef;
use zeroize::{Zeroize, Zeroizing};

/// A hash function with which MACs are computed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Function {
    Streebog512,
    Streebog256,
    Gost94,
    Sha1,
    Sha256,
    Sha384,
    Sha512,
}

use Function as F;

/// For each hash function: its object identifier, the object identifier of HMAC with this function, and its name.
const FUNCTIONS: [(Function, ObjectIdentifier, Option<ObjectIdentifier>, &str); 7] = [
    (F::Streebog512, oid::STREEBOG512, Some(oid::HMAC_STREEBOG512), "Streebog-512"),
    (F::Streebog256, oid::STREEBOG256, Some(oid::HMAC_STREEBOG256), "Streebog-256"),
    (F::Gost94, oid::GOST94, None, "GOST R 34.11-94"),
    (F::Sha1, oid::SHA1, Some(oid::HMAC_SHA1), "SHA-1"),
    (F::Sha256, oid::SHA256, Some(oid::HMAC_SHA256), "SHA-256"),
    (F::Sha384, oid::SHA384, Some(oid::HMAC_SHA384), "SHA-384"),
    (F::Sha512, oid::SHA512, Some(oid::HMAC_SHA512), "SHA-512"),
];

const FIELD: &str = "the MAC's algorithm";
const ALLOWED: &str = "HMAC of Streebog, GOST R 34.11-94, SHA-1 or SHA-2, and PBMAC1";

/// Evaluates the expression `$value`, in which `$hash` stands for the type of the hash function `$function`.
macro_rules! with {
    ($function:expr, $hash:ident => $value:expr) => {
        with!(Streebog512 Streebog256 Gost94 Sha1 Sha256 Sha384 Sha512: $function, $hash => $value)
    };
    ($($name:ident)+: $function:expr, $hash:ident => $value:expr) => {
        match $function {
            $(F::$name => {
                type $hash = $name;
                $value
            })+
        }
    };
}

/// The information about a MAC that has verified.
pub(super) struct Verified {
    /// The form of the password with which the MAC verifies.
    pub(super) form: Form,
    /// A description of the MAC.
    pub(super) text: String,
}

/// Verifies the MAC of the content.
pub(super) fn verify(
    data: &MacData<'_>,
    content: &[u8],
    derivations: &mut Derivations<'_>,
    strictness: Strictness,
) -> Result<Verified> {
    let algorithm = data.mac.algorithm;
    if algorithm.oid == oid::PBMAC1 {
        strictness.accept(Lenience::PfxOtherMac)?;
        return pbmac1(data, content, derivations);
    }
    let known = FUNCTIONS.into_iter().find(|(_, oid, ..)| *oid == algorithm.oid);
    let (function, _, _, name) = known.ok_or_else(|| Error::unsupported(FIELD, algorithm.oid.to_string(), ALLOWED))?;
    strictness.accept_if(function != F::Streebog512, Lenience::PfxOtherMac)?;
    let given = data.iterations.unwrap_or(1);
    let salt = data.salt.as_bytes();
    let is_right = |key: &[u8]| with!(function, H => verify_with::<H>(key, content, data.mac.digest.as_bytes()));
    if matches!(function, F::Streebog512 | F::Streebog256 | F::Gost94) {
        for (form, bytes) in derivations.forms(&Form::OF_GOST) {
            let iterations = derivations.spend(given)?;
            let key = match function {
                F::Streebog512 => gost_key(Streebog512::new(), &bytes, salt, iterations)?,
                F::Streebog256 => gost_key(Streebog256::new(), &bytes, salt, iterations)?,
                _ => gost_key(Gost94::new(), &bytes, salt, iterations)?,
            };
            if is_right(&key[..]) {
                strictness.accept_if(form != Form::Utf8, Lenience::PfxPasswordForm)?;
                return Ok(Verified { form, text: format!("HMAC-{name}, PBKDF2, {iterations} iterations") });
            }
            if strictness == Strictness::Strict {
                break;
            }
        }
        // The key of a MAC with a GOST hash function may also be derived as in RFC 7292. With the setting
        // LEGACY_GOST_PKCS12, gost-engine writes such MACs. Only a lenient reader tries such keys.
        if strictness == Strictness::Strict {
            return Err(Error::Password);
        }
    }
    for (form, bytes) in derivations.forms(&Form::OF_PKCS12) {
        let iterations = derivations.spend(given)?;
        let key = with!(function, H => pkcs12_key::<H>(&bytes, salt, iterations));
        if is_right(&key) {
            return Ok(Verified {
                form,
                text: format!("HMAC-{name}, key derivation of PKCS #12, {iterations} iterations"),
            });
        }
    }
    Err(Error::Password)
}

/// Verifies PBMAC1 (RFC 9579). PBMAC1 has its own parameters, so the salt and the iterations in `MacData` are ignored.
fn pbmac1(data: &MacData<'_>, content: &[u8], derivations: &mut Derivations<'_>) -> Result<Verified> {
    const FIELD: &str = "the parameters of PBMAC1";
    let wrong = |e| Error::der(FIELD, e);
    let any = data.mac.algorithm.parameters.ok_or_else(|| Error::encoding(FIELD, "they are missing"))?;
    let params: Pbmac1Params<'_> = any.decode_as().map_err(wrong)?;
    let known = FUNCTIONS.into_iter().find(|(_, _, hmac, _)| *hmac == Some(params.mac.oid));
    let (function, .., name) = known.ok_or_else(|| Error::unsupported(FIELD, params.mac.oid.to_string(), ALLOWED))?;
    let derivation = params.derivation.parameters.ok_or_else(|| Error::encoding(FIELD, "PBKDF2 has none"))?;
    let length = derivation.decode_as::<Pbkdf2Params<'_>>().map_err(wrong)?.key_length;
    let length = match length {
        Some(length @ 20..=64) => length as usize,
        _ => return Err(Error::encoding(FIELD, "the length of the key; allowed: 20 to 64 bytes")),
    };
    for password in derivations.forms(&Form::OF_GOST) {
        let mut key = Zeroizing::new(vec![0; length]);
        derivations.pbkdf2(params.derivation, &password, Strictness::Lenient, &mut key)?;
        if with!(function, H => verify_with::<H>(&key, content, data.mac.digest.as_bytes())) {
            return Ok(Verified { form: password.0, text: format!("PBMAC1 with HMAC-{name}") });
        }
    }
    Err(Error::Password)
}

fn verify_with<H: EagerHash>(key: &[u8], content: &[u8], tag: &[u8]) -> bool
where
    Hmac<H>: Mac + KeyInit,
{
    let Ok(mut mac) = <Hmac<H> as KeyInit>::new_from_slice(key) else { return false };
    Mac::update(&mut mac, content);
    mac.verify_slice(tag).is_ok()
}

/// Returns the MAC key of RFC 9548. PBKDF2 gives 96 bytes, and the last 32 bytes are the key.
fn gost_key<H: Hash>(hash: H, password: &[u8], salt: &[u8], iterations: u32) -> Result<Zeroizing<[u8; 32]>> {
    // The HMAC is put on the heap before it gets the key, because moving it later would leave a copy of the key in
    // memory.
    let mut hmac = Box::new(mac::Hmac::new(hash, b""));
    hmac.rekey(password);
    let mut bytes = Zeroizing::new([0; 96]);
    pbkdf2(&hmac, salt, iterations, &mut bytes[..])?;
    let mut key = Zeroizing::new([0; 32]);
    key.copy_from_slice(&bytes[64..]);
    Ok(key)
}

/// Returns the MAC key of RFC 7292, appendix B.2. The derivation of RFC 7292 gives keys in blocks of the digest's
/// length. The MAC key has this length, so one block is enough.
fn pkcs12_key<H: Digest + BlockSizeUser>(password: &[u8], salt: &[u8], iterations: u32) -> Zeroizing<Vec<u8>> {
    const MAC_KEY: u8 = 3;
    let block = H::block_size();
    let mut hash = H::new();
    hash.update(vec![MAC_KEY; block]);
    for part in [salt, password] {
        // The salt and the password are each repeated until they fill whole blocks of the hash function.
        let size = part.len().next_multiple_of(block);
        let repeated: Zeroizing<Vec<u8>> = Zeroizing::new(part.iter().copied().cycle().take(size).collect());
        hash.update(&repeated);
    }
    // One buffer is used for all digests, and is wiped at the end.
    let mut digest = Output::<H>::default();
    hash.finalize_into(&mut digest);
    for _ in 1..iterations {
        let mut hash = H::new();
        hash.update(&digest);
        hash.finalize_into(&mut digest);
    }
    let key = Zeroizing::new(digest.to_vec());
    digest.as_mut_slice().zeroize();
    key
}

/// Computes the MAC tag of RFC 9548, and returns `MacData` with this tag, in DER.
pub(super) fn write(content: &[u8], password: &[u8], salt: &[u8], iterations: u32) -> Result<Vec<u8>> {
    let key = gost_key(Streebog512::new(), password, salt, iterations)?;
    let mut mac = Box::new(mac::Hmac::new(Streebog512::new(), b""));
    mac.rekey(&key[..]);
    mac.update(content);
    let tag = mac.finalize_reset();
    let encode = || {
        let algorithm = AlgorithmIdentifierRef { oid: oid::STREEBOG512, parameters: None };
        let mac = DigestInfo { algorithm, digest: OctetStringRef::new(&tag[..])? };
        MacData { mac, salt: OctetStringRef::new(salt)?, iterations: Some(iterations.into()) }.to_der()
    };
    encode().map_err(|e| Error::der("the MAC", e))
}
