//! TLS 1.3 with the GOST cipher suites of RFC 9367, for [rustls](https://docs.rs/rustls).
#![forbid(unsafe_code)]

mod adapter;

#[cfg(feature = "ring")]
pub use adapter::with_ring;
pub use adapter::{
    ALL_CIPHER_SUITES, ALL_KX_GROUPS, FirstUnderstood, SIGNATURE_ALGORITHMS, Verifier, cipher_suite, credentials,
    kx_group, merged_with, provider, signature_scheme,
};
