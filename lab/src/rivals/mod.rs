//! Other implementations of the same algorithms. Some are crates, and the others are libraries that are found at run
//! time.
mod blake3;
pub mod bn;
pub mod candidates;
pub mod engine;
pub mod entrants;
mod evp;
mod gcrypt;
pub mod gmp;
pub mod gost15;
pub mod hogweed;
mod load;
pub mod miracl;
mod nettle;
pub mod openssl;
mod rustcrypto;
pub mod sign;
#[cfg(all(test, target_pointer_width = "64", unix, not(target_feature = "crt-static")))]
mod stand_in;
pub mod task;
pub mod versions;
