//! Keys and certificates in files. The module reads and writes public keys (`SubjectPublicKeyInfo`) and private keys
//! (PKCS #8) in DER and PEM. Private keys may be encrypted under a password (PBES2 of RFC 9337). [`x509`] verifies the
//! signatures of certificates, requests and CRLs.
//!
//! [`PublicKey::read`] and [`PrivateKey::read`] read the files of other programs, including keys of legacy standards,
//! in DER or PEM. If a text in PEM contains several keys, these functions read the first key. [`documents`] returns all
//! keys. [`read_private_key`] reads only keys that can sign. The library writes keys through the traits of the `pkcs8`
//! crate, which are re-exported here. Keys are written in the form of RFC 9215. Only a [`PublicKey`] or [`PrivateKey`]
//! of GOST R 34.10-2001 is written in the form of RFC 4491.
//!
//! ```
//! use fastgost::{curve::Curve, keys::{self, EncodePrivateKey, EncodePublicKey, Encryption, LineEnding, PublicKey}, sign::SigningKey};
//!
//! # #[cfg(feature = "std")] {
//! let key = SigningKey::generate(Curve::from_name("256-a")?)?;
//! let public_file = key.verifying_key().to_public_key_pem(LineEnding::LF)?;
//! let private_file = key.to_pkcs8_pem(LineEnding::LF)?;
//! // For a password the default is 2^20 iterations; RFC 9337 wants 1000 at least.
//! let with = Encryption { iterations: 1000, ..Encryption::default() };
//! let encrypted_file = keys::write_encrypted_private_key_pem(&key, "пароль".as_bytes(), &with)?;
//!
//! let same = keys::read_private_key(private_file.as_bytes())?;
//! assert_eq!(PublicKey::read(public_file.as_bytes())?.verifying_key()?, same.verifying_key());
//! keys::read_encrypted_private_key(encrypted_file.as_bytes(), "пароль".as_bytes(), keys::MOST_ITERATIONS)?;
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
use crate::error::Error;

mod algorithm;
#[doc(hidden)]
pub mod element;
mod oid;
mod pbes2;
mod private;
mod public;
pub mod transport;
pub mod x509;

#[cfg(feature = "std")]
pub use self::private::{write_encrypted_private_key, write_encrypted_private_key_pem};
pub use self::{
    algorithm::Algorithm,
    pbes2::{
        Decrypted, ENTROPY, Encryption, MOST_ITERATIONS, Scheme, decrypt, decrypt_data, decrypt_with, derive_key,
        encrypt, encrypt_data,
    },
    private::{PrivateKey, read_encrypted_private_key, read_private_key},
    public::PublicKey,
};
pub use crate::text::{Document, documents};
pub use pkcs8::{
    self, DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, LineEnding,
    spki::{DynSignatureAlgorithmIdentifier, SignatureBitStringEncoding},
};

fn bad(what: &'static str, allowed: &'static str) -> Error {
    Error::Encoding { what, allowed }
}
