//! Documents and identities with Russian cryptography. This crate has:
//!
//! - certificates, requests, CRLs and chains of certificates (RFC 5280, RFC 9215),
//! - CMS (RFC 5652, RFC 4490, RFC 9215),
//! - PKCS #12 (RFC 9548),
//! - signed tokens (JWS, RFC 7515),
//! - a reader for keys in the formats of CryptoPro.
//!
//! The input comes from strangers, so this crate does not trust the lengths, the nesting depth and the order of its
//! elements. The crate writes only forms that the RFCs define. If a reader accepts another form, the deviation is a
//! [`Lenience`], and a strict reader refuses this form.

// The crate uses the data structures of the crate `x509-cert`, and contains no cryptography. `ber` reads BER as a
// stream. `x509` reads, shows and makes certificates, requests and CRLs, and reads OCSP responses. In `x509`,
// `known.rs` has the table of extensions, and `rules.rs` has the rules for certificates and CRLs. `name.rs` has the
// only comparison of directory names, and `forms.rs` has the only grammar of host names, mail addresses and URIs.
// `path` decides which certificates are trusted. In `path`, `build.rs` searches for a path, and `validate.rs` judges a
// complete path. `purpose.rs` checks the purpose of a certificate, and `revocation.rs` and `responder.rs` check
// revocation. `refusal.rs` has all reasons why a certificate is not trusted. `names.rs` compares names with
// constraints, and `identity.rs` compares names with hosts. `kind.rs` finds the kind of a file in the wrong place.
// `budget.rs` limits the work. `cms/verify/mod.rs` shows through which modules a signed document goes. `cryptopro`
// reads CryptoPro's private keys in containers. It also decrypts CryptoPro's keys in PFX files, for the module `pfx`.
//
// `tests/all/chains` makes certificates by hand, independently of the library's encoder. `examples/differential` also
// uses these files. It is a program for CI (`interop/documents/test_differential.py`).

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
