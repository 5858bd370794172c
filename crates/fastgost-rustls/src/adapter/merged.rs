//! Two worlds in one provider.
use super::{ALL_CIPHER_SUITES, ALL_KX_GROUPS, Gost, verify};
use rustls::{
    Error,
    crypto::{CryptoProvider, KeyProvider, SigningKey, WebPkiSupportedAlgorithms},
    pki_types::{PrivateKeyDer, SignatureVerificationAlgorithm},
};

/// GOST and another provider: both in all lists, GOST first. `certificates` are the algorithms with which the other one verifies
/// certificates: rustls does not tell them.
///
/// A client sends a key share for the first group only, so that servers without GOST must ask for another one: to avoid that,
/// reorder `kx_groups`. Random numbers and tickets are those of [`provider`](super::provider).
///
/// What this creates is never freed: make one provider, and clone it.
pub fn merged_with(
    other: &CryptoProvider,
    certificates: &'static [&'static dyn SignatureVerificationAlgorithm],
) -> CryptoProvider {
    let both = [verify::CERTIFICATES, certificates].concat().leak();
    let schemes = [verify::HANDSHAKES, other.signature_verification_algorithms.mapping()].concat().leak();
    CryptoProvider {
        tls12_cipher_suites: other.tls12_cipher_suites.clone(),
        tls13_cipher_suites: [ALL_CIPHER_SUITES, &other.tls13_cipher_suites].concat().into(),
        kx_groups: [ALL_KX_GROUPS, &other.kx_groups].concat().into(),
        signature_verification_algorithms: WebPkiSupportedAlgorithms::new(both, schemes)
            .unwrap_or(verify::SIGNATURE_ALGORITHMS),
        key_provider: Box::leak(Box::new(Either(other.key_provider))),
        ..super::provider()
    }
}

/// [`provider`](super::provider) and the default provider of `rustls-ring`.
///
/// ```
/// let provider = fastgost_rustls::with_ring();
/// assert!(provider.tls13_cipher_suites.len() > fastgost_rustls::ALL_CIPHER_SUITES.len());
/// ```
#[cfg(feature = "ring")]
pub fn with_ring() -> CryptoProvider {
    static PROVIDER: std::sync::LazyLock<CryptoProvider> =
        std::sync::LazyLock::new(|| merged_with(&rustls_ring::DEFAULT_PROVIDER, rustls_ring::ALL_VERIFICATION_ALGS));
    PROVIDER.clone()
}

/// Loads keys of GOST, and those that the other provider knows.
#[derive(Debug)]
struct Either(&'static dyn KeyProvider);

impl KeyProvider for Either {
    fn load_private_key(&self, key: PrivateKeyDer<'static>) -> Result<Box<dyn SigningKey>, Error> {
        self.0.load_private_key(key.clone_key()).or_else(|_| Gost.load_private_key(key))
    }
}
