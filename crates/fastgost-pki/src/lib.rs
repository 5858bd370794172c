//! Documents and identities with Russian cryptography: certificates, requests, revocation lists and paths (RFC 5280,
//! RFC 9215), CMS (RFC 5652, RFC 4490, RFC 9215) and PKCS #12 (RFC 9548).
//!
//! What is read comes from others, so nothing here trusts a length, a nesting depth or an order; what is written is only
//! what the RFCs say. Where a reader accepts more than that, it is one of the [`Lenience`]s, and a strict reader refuses it.
#![deny(missing_docs)]
#![forbid(unsafe_code)]

mod ber;
mod budget;
pub mod cms;
mod error;
mod lenience;
mod oid;
pub mod path;
pub mod pfx;
pub mod x509;

pub use self::{
    budget::Exhausted,
    error::{Error, Result},
    lenience::{Lenience, Strictness},
};
