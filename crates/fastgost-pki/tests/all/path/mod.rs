//! Tests of path validation. The cases are in the style of NIST's test suite PKITS, but have GOST keys. Each test
//! checks the verdict. If the certificate is refused, the test also checks which certificate and which reason the
//! refusal names.
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
