//! Libraries of others, found at run time.
pub mod engine;
pub mod gmp;
