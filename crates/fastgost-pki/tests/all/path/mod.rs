//! Path validation: cases in the style of NIST's PKITS, with GOST keys. Each test asserts the verdict and, for a
//! refusal, the certificate and the reason.
mod constraints;
mod identity;
mod issuing;
mod legacy;
mod names;
mod policies;
mod revocation;
mod search;
mod signatures;
mod usage;
pub mod world;
