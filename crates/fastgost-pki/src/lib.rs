//! Documents and identities with Russian cryptography: certificates, requests, CRLs and paths (RFC 5280, RFC 9215), CMS
//! (RFC 5652, RFC 4490, RFC 9215), PKCS #12 (RFC 9548) and signed tokens (JWS, RFC 7515). The crate also reads keys in
//! the formats of CryptoPro.
//!
//! The input comes from strangers, so this crate trusts no length, nesting depth or order. The crate writes only forms
//! that the RFCs define. If a reader accepts another form, the deviation is a [`Lenience`], and a strict reader refuses
//! it.

// The crate works on the structures of `x509-cert`, and contains no cryptography. `ber` reads BER as a stream. `x509`
// reads, shows and makes certificates, requests and CRLs, and reads OCSP responses: `known.rs` has the table of
// extensions, and `rules.rs` has the rules for certificates and CRLs. `name.rs` has the only comparison of directory
// names, and `forms.rs` has the only grammar of host names, mail addresses and URIs. `path` decides which certificates
// are trusted: `build.rs` searches for a path, and `validate.rs` judges a complete path. `purpose.rs` checks the
// purpose of a certificate, and `revocation.rs` and `responder.rs` check revocation. `refusal.rs` has all reasons.
// `names.rs` compares names with constraints, and `identity.rs` compares names with hosts. `kind.rs` finds the kind of
// a file in the wrong place. `budget.rs` limits the work. `cms/verify/mod.rs` shows through which modules a signed
// document goes. `cryptopro` reads the private keys of CryptoPro, in containers and, for the module `pfx`, in PFX
// files.
//
// `tests/all/chains` makes certificates by hand, independently of the library's encoder. `examples/differential`, a
// program for CI (`interop/documents/test_differential.py`), also uses the files of `tests/all/chains`.

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
