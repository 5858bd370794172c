//! Tests of path validation. The cases are in the style of NIST's test suite PKITS, but have GOST keys. Each test
//! checks the verdict. If the verdict is a refusal, the test also checks the certificate and the reason in the refusal.
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
