//! Joins GOST and another provider in one provider.
use super::{ALL_CIPHER_SUITES, ALL_KX_GROUPS, Gost, verify};
use rustls::{
    Error,
    crypto::{CryptoProvider, KeyProvider, SigningKey, WebPkiSupportedAlgorithms},
    pki_types::{PrivateKeyDer, SignatureVerificationAlgorithm},
};
use zeroize::Zeroizing;

/// Makes a provider that has GOST and the algorithms of another provider. In all lists of the new provider, GOST is
/// first. `certificates` are the algorithms with which the other provider verifies certificates. The caller must pass
/// these algorithms, since rustls does not give access to the algorithms of another provider.
///
/// **Suite, group and signature are chosen independently of each other.** If both peers have a merged provider, they
/// usually agree on GOST for all three. There are two exceptions. A program may have reordered a list, or the server's
/// only certificate may have a key that is not a GOST key. In these cases, a suite of GOST may come with X25519 or with
/// a signature by ECDSA. RFC 9367 (sections 6.3.1 and 6.3.4) does not allow these combinations. If you need exactly RFC
/// 9367, use [`provider`](super::provider) alone. A client sends a key share for the first group only, and this group
/// is a GOST group. So a server without GOST must ask the client for another group. In TLS 1.2 a handshake that selects
/// a group of GOST fails.
///
/// Random numbers and tickets come from [`provider`](super::provider).
///
/// The memory of the provider is never freed. So call this function once, and clone the provider.
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

/// Makes a provider from [`provider`](super::provider) and the default provider of `rustls-ring`.
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

/// Loads keys of GOST, and keys that the other provider knows.
#[derive(Debug)]
struct Either(&'static dyn KeyProvider);

impl KeyProvider for Either {
    fn load_private_key(&self, key: PrivateKeyDer<'static>) -> Result<Box<dyn SigningKey>, Error> {
        let key = Zeroizing::new(key);
        // If the key is in PKCS #8 and both providers fail, the error of the GOST provider is returned. For other
        // formats, the error of the other provider is returned.
        match (Gost.load_private_key(key.clone_key()), &*key) {
            (Ok(key), _) => Ok(key),
            (Err(why), PrivateKeyDer::Pkcs8(_)) => self.0.load_private_key(key.clone_key()).map_err(|_| why),
            (Err(_), _) => self.0.load_private_key(key.clone_key()),
        }
    }
}
