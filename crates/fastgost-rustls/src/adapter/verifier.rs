//! Verifies the signatures of handshakes. A certificate may use any name for the curve of its key.
use super::signature_scheme;
use fastgost::sign::{Encoding, Signature};
use rustls::{
    DistinguishedName, Error, SignerPublicKey,
    client::danger::{HandshakeSignatureValid, ServerIdentity, ServerVerifier, SignatureVerificationInput},
    crypto::{SignatureScheme, VerifiedIdentity},
    enums::CertificateType,
    error::CertificateError,
    server::{
        ParsedCertificate,
        danger::{ClientIdentity, ClientVerifier},
    },
};
use std::{hash::Hasher, sync::Arc};

/// A verifier for peers whose certificates may name the curve of the key by any of its identifiers.
///
/// A curve has up to three identifiers (RFC 9367, section 8), and the parameters of a key may also name the hash
/// function. rustls accepts all identifiers in chains. But for signatures in handshakes, rustls accepts only one
/// identifier for each curve ([`SIGNATURE_ALGORITHMS`](crate::SIGNATURE_ALGORITHMS)). This verifier itself verifies the
/// signatures by GOST keys in handshakes. All other checks are left to `V`, such as `WebPkiServerVerifier` or
/// `WebPkiClientVerifier`.
///
/// ```
/// use fastgost_rustls::Verifier;
/// use rustls::{ClientConfig, RootCertStore, client::WebPkiServerVerifier};
/// use std::sync::Arc;
///
/// # fn client(roots: RootCertStore) -> Result<ClientConfig, Box<dyn std::error::Error>> {
/// let provider = Arc::new(fastgost_rustls::provider());
/// let verifier = WebPkiServerVerifier::builder(Arc::new(roots), &provider).build()?;
/// let config = ClientConfig::builder(provider)
///     .dangerous() // only another verifier is
///     .with_custom_certificate_verifier(Arc::new(Verifier::new(verifier)))
///     .with_no_client_auth()?;
/// # Ok(config)
/// # }
/// ```
#[derive(Debug)]
pub struct Verifier<V>(V);

impl<V> Verifier<V> {
    /// Makes a verifier from `inner`, which verifies chains, and signatures by keys other than GOST keys.
    pub fn new(inner: V) -> Self {
        Self(inner)
    }
}

impl<V: ServerVerifier> ServerVerifier for Verifier<V> {
    fn verify_identity<'a>(&self, identity: &ServerIdentity<'a, '_>) -> Result<VerifiedIdentity<'a>, Error> {
        self.0.verify_identity(identity)
    }

    fn verify_tls12_signature(&self, input: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        self.0.verify_tls12_signature(input)
    }

    fn verify_tls13_signature(&self, input: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        verify(input, &self.0.supported_verify_schemes()).unwrap_or_else(|| self.0.verify_tls13_signature(input))
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.supported_verify_schemes()
    }

    fn request_ocsp_response(&self) -> bool {
        self.0.request_ocsp_response()
    }

    fn supported_certificate_types(&self) -> &'static [CertificateType] {
        self.0.supported_certificate_types()
    }

    fn root_hint_subjects(&self) -> Option<Arc<[DistinguishedName]>> {
        self.0.root_hint_subjects()
    }

    fn hash_config(&self, hasher: &mut dyn Hasher) {
        self.0.hash_config(hasher);
    }
}

impl<V: ClientVerifier> ClientVerifier for Verifier<V> {
    fn verify_identity<'a>(&self, identity: &ClientIdentity<'a, '_>) -> Result<VerifiedIdentity<'a>, Error> {
        self.0.verify_identity(identity)
    }

    fn verify_tls12_signature(&self, input: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        self.0.verify_tls12_signature(input)
    }

    fn verify_tls13_signature(&self, input: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        verify(input, &self.0.supported_verify_schemes()).unwrap_or_else(|| self.0.verify_tls13_signature(input))
    }

    fn root_hint_subjects(&self) -> Arc<[DistinguishedName]> {
        self.0.root_hint_subjects()
    }

    fn client_auth_mandatory(&self) -> bool {
        self.0.client_auth_mandatory()
    }

    fn offer_client_auth(&self) -> bool {
        self.0.offer_client_auth()
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.supported_verify_schemes()
    }

    fn supported_certificate_types(&self) -> &'static [CertificateType] {
        self.0.supported_certificate_types()
    }
}

/// Verifies a signature of RFC 9367. The result is `None` for other signatures, and for a scheme that was not offered.
fn verify(
    input: &SignatureVerificationInput<'_>,
    offered: &[SignatureScheme],
) -> Option<Result<HandshakeSignatureValid, Error>> {
    let scheme = input.signature.scheme;
    if !signature_scheme::ALL.contains(&scheme) || !offered.contains(&scheme) {
        return None;
    }
    let parsed = match input.signer {
        SignerPublicKey::X509(certificate) => match ParsedCertificate::try_from(*certificate) {
            Ok(certificate) => certificate.subject_public_key_info(),
            Err(error) => return Some(Err(error)),
        },
        SignerPublicKey::RawPublicKey(key) => (*key).clone(),
        _ => return None,
    };
    let verify = || {
        let (of_key, key) = signature_scheme::read_key(&parsed)?;
        if of_key != scheme {
            return Err(fastgost::Error::CurvesDiffer);
        }
        key.verify(input.message, &Signature::from_bytes(key.curve(), input.signature.signature(), Encoding::Tls)?)
    };
    let bad = |_| Error::InvalidCertificate(CertificateError::BadSignature);
    Some(verify().map(|()| HandshakeSignatureValid::assertion()).map_err(bad))
}
