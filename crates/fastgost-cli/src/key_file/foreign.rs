//! Recognises keys that the command does not support, so that messages can name these keys. Such keys are keys of other
//! algorithms, or keys in forms that only one program reads.
use crate::failure::{Failure, Result};
use fastgost::keys::{
    Algorithm,
    pkcs8::{
        AlgorithmIdentifierRef, ObjectIdentifier, PrivateKeyInfoRef, SubjectPublicKeyInfoRef,
        der::{Decode, SliceReader, asn1::AnyRef},
    },
};
use fastgost_pki::pfx::proprietary;

/// Returns the algorithm of a public key in DER, even if the command does not support the algorithm.
pub fn public_algorithm(der: &[u8]) -> Option<ObjectIdentifier> {
    SubjectPublicKeyInfoRef::from_der(der).ok().map(|info| info.algorithm.oid)
}

/// Returns the algorithm of a private key in DER.
pub fn private_algorithm(der: &[u8]) -> Option<ObjectIdentifier> {
    PrivateKeyInfoRef::from_der(der).ok().map(|info| info.algorithm.oid)
}

/// Returns the algorithm that encrypts a private key in DER.
pub fn encryption_algorithm(der: &[u8]) -> Option<ObjectIdentifier> {
    let content = AnyRef::from_der(der).ok()?.value();
    AlgorithmIdentifierRef::decode(&mut SliceReader::new(content).ok()?).ok().map(|algorithm| algorithm.oid)
}

/// Rejects a key in a form that only one program can read.
pub fn refuse_form(algorithm: Option<ObjectIdentifier>, name: &str) -> Result<()> {
    let Some((oid, form)) = algorithm.and_then(|oid| Some((oid, proprietary(oid)?))) else { return Ok(()) };
    Err(Failure::new(format!(
        "{name}: this is {form} ({oid}), and a file with such a key alone is not read; export the key with the program that wrote it, as \
         PKCS #8 or as a PFX; `fastgost key import` takes the PFX files and containers of CryptoPro"
    )))
}

/// Rejects a key that is not for GOST R 34.10, and a key in a form that only one program reads. The error names the
/// key's algorithm if the algorithm is well known.
pub fn refuse(algorithm: Option<ObjectIdentifier>, name: &str) -> Result<()> {
    refuse_form(algorithm, name)?;
    let Some(oid) = algorithm.filter(|oid| Algorithm::from_oid(*oid).is_none()) else { return Ok(()) };
    let oid = oid.to_string();
    let known = FOREIGN.iter().find(|(other, _)| *other == oid).map(|(_, known)| *known);
    Err(not_gost(name, known.unwrap_or(&format!("a key of algorithm {oid}"))))
}

fn not_gost(name: &str, what: &str) -> Failure {
    Failure::new(format!("{name}: this is {what}, not a GOST key; allowed: keys of GOST R 34.10"))
}

/// The algorithms of keys that are most often given in place of GOST keys, and how messages name these keys.
const FOREIGN: [(&str, &str); 10] = [
    ("1.2.840.113549.1.1.1", "an RSA key"),
    ("1.2.840.113549.1.1.10", "an RSA key"),
    ("1.2.840.10045.2.1", "an ECDSA key"),
    ("1.2.840.10040.4.1", "a DSA key"),
    ("1.2.840.113549.1.3.1", "a Diffie-Hellman key"),
    ("1.3.101.110", "an X25519 key"),
    ("1.3.101.111", "an X448 key"),
    ("1.3.101.112", "an Ed25519 key"),
    ("1.3.101.113", "an Ed448 key"),
    ("1.2.156.10197.1.301", "an SM2 key"),
];

/// Rejects a PEM label that belongs to keys of another algorithm.
pub fn refuse_label(label: &str, name: &str) -> Result<()> {
    for (begin, what) in
        [("RSA ", "an RSA key"), ("EC ", "an ECDSA key"), ("DSA ", "a DSA key"), ("OPENSSH ", "a key of OpenSSH")]
    {
        if matches!(label.strip_prefix(begin), Some("PRIVATE KEY" | "PUBLIC KEY")) {
            return Err(not_gost(name, what));
        }
    }
    Ok(())
}
