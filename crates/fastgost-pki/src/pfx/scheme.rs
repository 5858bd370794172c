//! Error texts about unsupported schemes of encryption under a password.
use super::proprietary;
use crate::Error;
use spki::AlgorithmIdentifierRef;

/// Returns the error for a PFX that is opened with a recipient's private key, but has a part that is encrypted under a
/// password.
pub(super) fn under_a_password() -> Error {
    Error::unsupported("the encryption", "a passphrase", "in a signed PFX, the key of a recipient")
}

/// Returns the error for an unsupported scheme of encryption under a password.
pub(super) fn unread(algorithm: AlgorithmIdentifierRef<'_>) -> Error {
    Error::unsupported("the encryption under the passphrase", scheme(algorithm), allowed(algorithm))
}

/// Returns the last part of the error text for a scheme that is not supported. The text names the supported schemes,
/// and a program that can convert the file to such a scheme. OpenSSL and keytool can read files with the other schemes
/// of the standard, but no files with proprietary schemes.
fn allowed(algorithm: AlgorithmIdentifierRef<'_>) -> &'static str {
    if proprietary(algorithm.oid).is_some() {
        "PBES2 with GOST ciphers or AES-CBC (RFC 9548): export the key so with the program that made the file; `openssl` and `keytool` \
         cannot read this file either"
    } else {
        "PBES2 with GOST ciphers or AES-CBC; `openssl pkcs12 -legacy` or `keytool` can write the file anew"
    }
}

/// Returns the name of a scheme that is not supported.
pub(super) fn scheme(algorithm: AlgorithmIdentifierRef<'_>) -> String {
    let oid = algorithm.oid.to_string();
    match &oid[..] {
        "1.2.840.113549.1.12.1.3" => "Triple DES (a PKCS #12 scheme with SHA-1)".to_owned(),
        "1.2.840.113549.1.12.1.5" | "1.2.840.113549.1.12.1.6" => "RC2 (a PKCS #12 scheme with SHA-1)".to_owned(),
        _ => proprietary(algorithm.oid).map_or(oid.clone(), |form| format!("{form} ({oid})")),
    }
}
