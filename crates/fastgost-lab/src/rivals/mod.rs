//! Implementations of others: in-process, and libraries that are found at run time.
mod blake3;
pub mod candidates;
pub mod engine;
#[cfg(target_pointer_width = "64")]
pub mod gmp;
mod rustcrypto;
