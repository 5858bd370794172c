//! Implementations of others: in-process, and libraries that are found at run time.
mod blake3;
pub mod candidates;
pub mod engine;
pub mod gmp;
mod rustcrypto;
