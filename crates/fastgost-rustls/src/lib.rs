//! TLS 1.3 with Russian cryptography (RFC 9367), as a [`CryptoProvider`](rustls::crypto::CryptoProvider) for [rustls].
//!
//! ```
//! use fastgost::{curve::Curve, keys::EncodePrivateKey, sign::SigningKey};
//! use fastgost_rustls::Verifier;
//! use rustls::{ClientConfig, RootCertStore, client::WebPkiServerVerifier, pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer}};
//! use std::sync::Arc;
//!
//! // A client's configuration.
//! let provider = Arc::new(fastgost_rustls::provider());
//! let mut roots = RootCertStore::empty();
//! # let issuer = rustls::pki_types::pem::PemObject::from_pem_slice(include_bytes!("../tests/all/p256/authority.pem"))?;
//! roots.add(issuer)?; // the certificate of an issuer that it trusts
//! let verifier = Verifier::new(WebPkiServerVerifier::builder(Arc::new(roots), &provider).build()?);
//! let config = ClientConfig::builder(provider.clone())
//!     .dangerous() // rustls says so of every verifier that is not its own
//!     .with_custom_certificate_verifier(Arc::new(verifier))
//!     .with_no_client_auth()?;
//! let mut hello = Vec::new();
//! Arc::new(config).connect("example.com".try_into()?).build(&mut hello)?;
//! assert_eq!(hello[..3], [22, 3, 1]);
//!
//! // Private keys are in PKCS #8.
//! let key = SigningKey::generate(Curve::from_name("256-a")?)?.to_pkcs8_der()?;
//! let key = PrivateKeyDer::from(PrivatePkcs8KeyDer::from(key.as_bytes().to_vec()));
//! assert!(provider.key_provider.load_private_key(key).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | | |
//! |---|---|
//! | suites | [`ALL_CIPHER_SUITES`] has all suites, and [`cipher_suite`] has an item for each suite |
//! | groups | [`ALL_KX_GROUPS`] has all groups, and [`kx_group`] has an item for each group |
//! | signatures | [`SIGNATURE_ALGORITHMS`] has all algorithms, and [`signature_scheme`] has all schemes |
//! | keys, tickets | the provider from [`provider`] loads private keys and makes tickets |
//!
//! To offer fewer algorithms, or to change their order, change the lists of the provider:
//!
//! ```
//! use fastgost_rustls::{cipher_suite, kx_group, provider};
//! use rustls::crypto::CryptoProvider;
//!
//! let provider = CryptoProvider {
//!     tls13_cipher_suites: vec![&cipher_suite::TLS_GOSTR341112_256_WITH_KUZNYECHIK_MGM_S].into(),
//!     kx_groups: vec![kx_group::GC512C, kx_group::GC256A].into(),
//!     ..provider()
//! };
//! ```
//!
//! # Certificates
//! As always with rustls, webpki verifies chains. With this crate, webpki accepts keys of GOST R 34.10-2012, and
//! verifies signatures by these keys (RFC 9215). Certificates name the curve of their key in different ways. If you
//! have not made all certificates yourself, use two items of this crate: [`Verifier`] on the side that verifies a
//! certificate, and [`credentials`] on the side that owns the certificate. webpki refuses certificates of version 1,
//! and the signatures of GOST R 34.10-2001. webpki checks the extended key usage, but not the key usage.
//!
//! # Errors
//! rustls decides which alerts are sent. If a key share is not a point of its group, rustls sends the alert
//! `illegal_parameter` of RFC 8446. But RFC 9367, section 6.1.1 asks for `handshake_failure`.
//!
//! Some alerts of rustls are not the alerts that RFC 8446 demands:
//! * For the header of a record of 18,432 bytes or more, rustls sends `decode_error`. RFC 8446 demands
//!   `record_overflow`.
//! * For a ClientHello without groups, rustls sends `handshake_failure`. RFC 8446 demands `missing_extension`.
//! * For a certificate whose signature does not verify, rustls sends `decrypt_error`. RFC 8446 demands
//!   `bad_certificate`.
//!
//! # With other cryptography
//! The feature `ring` adds the function `with_ring`. It returns a provider that has GOST and the default algorithms of
//! `rustls-ring`. The provider of `rustls-ring` brings code in C and assembly. [`merged_with`] adds GOST to any
//! provider. With [`FirstUnderstood`], a server can have both GOST certificates and other certificates.
//!
//! # Not here
//! This crate does not support TLS 1.2 (RFC 9189). This crate does not support external PSKs, because rustls does not
//! support them. This crate does not support QUIC, because no standard defines QUIC for these suites.
#![forbid(unsafe_code)]
mod adapter;

#[cfg(feature = "ring")]
pub use adapter::with_ring;
pub use adapter::{
    ALL_CIPHER_SUITES, ALL_KX_GROUPS, FirstUnderstood, SIGNATURE_ALGORITHMS, Verifier, cipher_suite, credentials,
    kx_group, merged_with, provider, signature_scheme,
};
