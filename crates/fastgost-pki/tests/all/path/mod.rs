//! Path validation: cases in the style of NIST's PKITS, with GOST keys. Each asserts the verdict and, of refusals, the
//! certificate and the reason.
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
