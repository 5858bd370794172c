//! Documents, certificates and keys with Russian cryptography. This crate has types and functions for:
//!
//! - certificates, requests, CRLs and chains of certificates (RFC 5280, RFC 9215),
//! - CMS (RFC 5652, RFC 4490, RFC 9215),
//! - PKCS #12 (RFC 9548),
//! - signed tokens (JWS, RFC 7515),
//! - reading keys in the formats of CryptoPro.
//!
//! The input may come from strangers, so this crate does not trust the lengths, the nesting depth and the order of the
//! elements in the input. The crate writes only forms that the RFCs define. A lenient reader also accepts some other
//! forms. Each such deviation is a [`Lenience`], and a strict reader refuses it.

// The crate uses the data structures of the crate `x509-cert`. It implements no ciphers, hash functions or signatures,
// but takes them from `fastgost` and other crates. `ber` reads BER as a stream. `x509` reads, shows and makes
// certificates, requests and CRLs, and reads OCSP responses. In `x509`, `known.rs` has the table of extensions, and
// `rules.rs` has the rules for certificates and CRLs. `name.rs` has the only comparison of directory names, and
// `forms.rs` has the only grammar of host names, mail addresses and URIs. `path` decides which certificates are
// trusted. In `path`, `build.rs` searches for a path, and `validate.rs` judges a complete path. `purpose.rs` checks the
// purpose of a certificate, and `revocation.rs` and `responder.rs` check revocation. `refusal.rs` has all reasons why a
// certificate is not trusted. `names.rs` compares names with constraints, and `identity.rs` compares names with hosts.
// `kind.rs` finds out the kind of a file, for error messages about a file of a wrong kind. `budget.rs` limits the work.
// `cms/verify/mod.rs` shows through which modules a signed document goes. `cryptopro` reads CryptoPro's private keys in
// containers. It also decrypts CryptoPro's keys in PFX files, for the module `pfx`.
//
// `tests/all/chains` makes certificates by hand, independently of the library's encoder. The example
// `examples/differential`, which is a program for CI (`interop/documents/test_differential.py`), also uses files of
// this folder.

#![deny(missing_docs)]
#![forbid(unsafe_code)]

mod ber;
mod budget;
pub mod cms;
pub mod cryptopro;
mod error;
mod file;
mod import;
pub mod jws;
mod kind;
mod lenience;
mod oid;
pub mod path;
pub mod pfx;
pub mod x509;

pub use self::{
    budget::Exhausted,
    error::{Error, Result},
    import::import_key,
    kind::FileKind,
    lenience::{Lenience, Strictness},
};
