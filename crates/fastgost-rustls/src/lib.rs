//! TLS 1.3 with the GOST cipher suites of RFC 9367, for [rustls](https://docs.rs/rustls).
#![forbid(unsafe_code)]

mod adapter;

pub use adapter::{
    ALL_CIPHER_SUITES, ALL_KX_GROUPS, SIGNATURE_ALGORITHMS, cipher_suite, kx_group, provider, signature_scheme,
};
