//! Documents and identities with Russian cryptography: certificates, requests, CRLs and paths (RFC 5280, RFC 9215), CMS
//! (RFC 5652, RFC 4490, RFC 9215) and PKCS #12 (RFC 9548); keys out of the formats of CryptoPro; and signed tokens
//! (JWS, RFC 7515).
//!
//! What is read comes from others, so nothing here trusts a length, a nesting depth or an order; what is written is
//! only what the RFCs say. Where a reader accepts more than that, it is one of the [`Lenience`]s, and a strict reader
//! refuses it.

// It works on the structures of `x509-cert`, and contains no cryptography. `ber` reads BER as a stream. `x509` reads,
// shows and makes certificates, requests and CRLs, and reads OCSP responses: `known.rs` is the table of extensions,
// `rules.rs` the rules for certificates and CRLs, `name.rs` the one comparison of directory names, `forms.rs` the one
// grammar of host names, mail addresses and URIs. `path` says whom to believe: `build.rs` searches for a path,
// `validate.rs` judges a complete one, `purpose.rs` what it is for, `revocation.rs` and `responder.rs` whether it is
// revoked; `refusal.rs` has all reasons; `names.rs` compares names with constraints, `identity.rs` with hosts.
// `kind.rs` says what a file is that is in the wrong place. `budget.rs` limits the work. `cms/verify/mod.rs` shows the
// way of a signed document. `cryptopro` reads the private keys of CryptoPro, in containers and for `pfx`.
//
// `tests/all/chains` makes certificates by hand, independently of the library's encoder. `examples/differential` shares
// these files; it is a program for CI (`interop/documents/test_differential.py`).

#![deny(missing_docs)]
#![forbid(unsafe_code)]

mod ber;
mod budget;
pub mod cms;
pub mod cryptopro;
mod error;
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
