//! For the tests of all crates here, never for a product: the standards' algorithms a second time, slow and readable.
//!
//! It depends on no other crate of ours. So any of them can have it as a dev-dependency, and it shares nothing with the
//! code that it checks: it has its own tables and its own arithmetic.

pub mod oracle;
pub mod vectors;
