//! Other implementations: crates, and libraries that are found at run time.
mod blake3;
#[cfg(target_pointer_width = "64")]
pub mod bn;
pub mod candidates;
pub mod engine;
pub mod entrants;
mod evp;
mod gcrypt;
pub mod gmp;
pub mod hogweed;
mod load;
mod nettle;
#[cfg(target_pointer_width = "64")]
pub mod openssl;
mod rustcrypto;
pub mod sign;
pub mod task;
pub mod versions;
