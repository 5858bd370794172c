//! Certificates with their keys, and the choice among several certificates.
use super::signature_scheme;
use rustls::{
    Error,
    client::{ClientCredentialResolver, CredentialRequest},
    crypto::{Credentials, CryptoProvider, Identity, InconsistentKeys, SelectedCredential, SignatureScheme},
    enums::CertificateType,
    error::PeerIncompatible,
    pki_types::PrivateKeyDer,
    server::{ClientHello, ParsedCertificate, ServerCredentialResolver},
};
use std::{
    hash::{Hash, Hasher},
    sync::Arc,
};

/// Makes credentials from a chain and the key of the chain's first certificate, like `Credentials::from_der`. But this
/// function compares GOST keys by their values, and not by their encodings. A comparison of encodings is not enough,
/// because the key file may name the curve in another way than the certificate.
///
/// # Errors
/// The errors of `Credentials::from_der`.
pub fn credentials(
    identity: Arc<Identity<'static>>,
    key: PrivateKeyDer<'static>,
    provider: &CryptoProvider,
) -> Result<Credentials, Error> {
    let key = provider.key_provider.load_private_key(key)?;
    let certified = match &*identity {
        Identity::X509(chain) => ParsedCertificate::try_from(&chain.end_entity)?.subject_public_key_info(),
        Identity::RawPublicKey(key) => key.clone(),
        _ => return Err(Error::InconsistentKeys(InconsistentKeys::Unknown)),
    };
    let own = key.public_key().ok_or(Error::InconsistentKeys(InconsistentKeys::Unknown))?;
    match (gost(&own), gost(&certified)) {
        (Some(own), Some(certified)) if own == certified => {}
        _ if own == certified => {}
        _ => return Err(Error::InconsistentKeys(InconsistentKeys::KeyMismatch)),
    }
    drop(own);
    Ok(Credentials::new_unchecked(identity, key))
}

/// Returns the parts of a GOST public key that do not depend on its encoding.
fn gost(info: &[u8]) -> Option<(SignatureScheme, Vec<u8>)> {
    signature_scheme::read_key(info).ok().map(|(scheme, key)| (scheme, key.to_bytes()))
}

/// Several certificates with their keys, for example a GOST certificate and an ECDSA certificate. Each peer gets the
/// first certificate whose signatures the peer understands. The choice does not depend on the name that a client asks
/// for, or on the issuers that a server names.
#[derive(Debug, Hash)]
pub struct FirstUnderstood(Vec<Credentials>);

impl FirstUnderstood {
    /// Makes the list of credentials from which each peer gets one. The list is in order of preference.
    pub fn new(credentials: Vec<Credentials>) -> Self {
        Self(credentials)
    }

    fn choose(&self, schemes: &[SignatureScheme]) -> Option<SelectedCredential> {
        // The only type of certificate that is announced to the peer is X.509. So credentials with raw public keys are
        // left out.
        let certificates = self.0.iter().filter(|credentials| matches!(&*credentials.identity, Identity::X509(_)));
        certificates.into_iter().find_map(|credentials| credentials.signer(schemes))
    }
}

impl ServerCredentialResolver for FirstUnderstood {
    fn resolve(&self, client: &ClientHello<'_>) -> Result<SelectedCredential, Error> {
        self.choose(client.signature_schemes()).ok_or(PeerIncompatible::NoSignatureSchemesInCommon.into())
    }
}

impl ClientCredentialResolver for FirstUnderstood {
    fn resolve(&self, request: &CredentialRequest<'_>) -> Option<SelectedCredential> {
        self.choose(request.signature_schemes())
    }

    fn supported_certificate_types(&self) -> &'static [CertificateType] {
        &[CertificateType::X509]
    }

    fn hash_config(&self, mut hasher: &mut dyn Hasher) {
        self.hash(&mut hasher);
    }
}
