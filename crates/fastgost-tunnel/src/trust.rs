//! Whom a file of certificates makes trustworthy.
//!
//! A certificate of an authority vouches for all that it signs. Any other one must be signed by its own key and is its own
//! anchor: the peer has to present exactly this certificate. (rustls' verifier alone, given it as an anchor, would accept
//! whatever its key signs: it does not ask whether an anchor is an authority.)
use crate::{
    certificate::{self, Certificate},
    failure::Failure,
    files, log,
};
use rustls::{
    DistinguishedName, Error, RootCertStore,
    client::{
        WebPkiServerVerifier,
        danger::{HandshakeSignatureValid, ServerIdentity, ServerVerifier},
    },
    crypto::{CryptoProvider, Identity, SignatureScheme, VerifiedIdentity},
    error::CertificateError,
    pki_types::CertificateDer,
    server::{
        WebPkiClientVerifier,
        danger::{ClientIdentity, ClientVerifier, SignatureVerificationInput},
    },
};
use std::{fmt::Debug, hash::Hasher, path::Path, sync::Arc};

/// Certificates that are trusted, at least one.
pub struct Trusted {
    authorities: RootCertStore,
    own_anchors: Vec<CertificateDer<'static>>,
}

impl Trusted {
    /// Reads them. Those that have expired are left out, unless all have.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let mut all = Self { authorities: RootCertStore::empty(), own_anchors: Vec::new() };
        let mut expired = None;
        for files::Certificate { name, der } in files::certificates(path)? {
            let certificate = Certificate::read(&der, &name)?;
            if let Err(failure) = certificate.check_time() {
                expired = Some(failure);
                continue;
            }
            if certificate.is_authority()? {
                all.authorities.add(der).map_err(|e| Failure(format!("{name}: {e}")))?;
            } else if certificate.is_self_signed() {
                all.own_anchors.push(der);
            } else {
                return Err(Failure(format!(
                    "{name}: this certificate belongs neither to an authority nor to who signed it; allowed: certificates of \
                     authorities (CA), and those signed with their own key"
                )));
            }
        }
        match expired {
            Some(failure) if all.authorities.is_empty() && all.own_anchors.is_empty() => return Err(failure),
            Some(failure) => log::warn(format_args!("warning: {failure}; it is not trusted")),
            None => {}
        }
        Ok(all)
    }

    /// A verifier of servers.
    pub fn of_servers(self, provider: &CryptoProvider) -> Result<Arc<dyn ServerVerifier>, Failure> {
        self.verifier(|roots| {
            let built = WebPkiServerVerifier::builder(roots, provider).build();
            built.map_err(|e| Failure(format!("the authorities: {e}")))
        })
        .map(|verifier| Arc::new(fastgost_rustls::Verifier::new(verifier)) as _)
    }

    /// A verifier of clients, which must have a certificate.
    pub fn of_clients(self, provider: &CryptoProvider) -> Result<Arc<dyn ClientVerifier>, Failure> {
        self.verifier(|roots| {
            let built = WebPkiClientVerifier::builder(roots, provider).build();
            built.map_err(|e| Failure(format!("the authorities: {e}")))
        })
        .map(|verifier| Arc::new(fastgost_rustls::Verifier::new(verifier)) as _)
    }

    fn verifier<V>(self, build: impl Fn(Arc<RootCertStore>) -> Result<V, Failure>) -> Result<Verifier<V>, Failure> {
        let Self { authorities, own_anchors } = self;
        let own_anchors = own_anchors.into_iter().map(|der| {
            let mut alone = RootCertStore::empty();
            alone.add(der.clone()).map_err(|e| Failure(format!("a certificate as its own anchor: {e}")))?;
            Ok((der, build(Arc::new(alone))?))
        });
        let own_anchors = own_anchors.collect::<Result<Vec<_>, Failure>>()?;
        let authorities = if authorities.is_empty() { None } else { Some(build(Arc::new(authorities))?) };
        Ok(Verifier { authorities, own_anchors })
    }
}

/// Bytes of the subjects of authorities that clients are told.
const MOST_HINTS: usize = 1 << 14;

#[derive(Debug)]
struct Verifier<V> {
    authorities: Option<V>,
    /// Each with a verifier that has it as its only anchor, and checks names, dates and usages.
    own_anchors: Vec<(CertificateDer<'static>, V)>,
}

impl<V> Verifier<V> {
    fn of(&self, identity: &Identity<'_>) -> Result<&V, Error> {
        let Identity::X509(certificates) = identity else {
            return Err(CertificateError::BadEncoding.into());
        };
        if !certificate::usages_are_allowed(&certificates.end_entity, &certificates.intermediates) {
            return Err(CertificateError::InvalidPurpose.into());
        }
        let own = self.own_anchors.iter().find(|(der, _)| *der == certificates.end_entity);
        own.map(|(_, verifier)| verifier)
            .or(self.authorities.as_ref())
            .ok_or_else(|| CertificateError::UnknownIssuer.into())
    }

    fn all(&self) -> impl Iterator<Item = &V> {
        self.authorities.iter().chain(self.own_anchors.iter().map(|(_, verifier)| verifier))
    }

    /// Signatures of handshakes are verified alike by all of them.
    fn any(&self) -> Result<&V, Error> {
        self.all().next().ok_or_else(|| CertificateError::UnknownIssuer.into())
    }
}

impl ServerVerifier for Verifier<WebPkiServerVerifier> {
    fn verify_identity<'a>(&self, identity: &ServerIdentity<'a, '_>) -> Result<VerifiedIdentity<'a>, Error> {
        self.of(identity.identity)?.verify_identity(identity)
    }

    fn verify_tls12_signature(&self, input: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        self.any()?.verify_tls12_signature(input)
    }

    fn verify_tls13_signature(&self, input: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        self.any()?.verify_tls13_signature(input)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.any().map(ServerVerifier::supported_verify_schemes).unwrap_or_default()
    }

    fn request_ocsp_response(&self) -> bool {
        false
    }

    fn hash_config(&self, h: &mut dyn Hasher) {
        for verifier in self.all() {
            verifier.hash_config(h);
        }
    }
}

impl ClientVerifier for Verifier<WebPkiClientVerifier> {
    fn verify_identity<'a>(&self, identity: &ClientIdentity<'a, '_>) -> Result<VerifiedIdentity<'a>, Error> {
        self.of(identity.identity)?.verify_identity(identity)
    }

    fn verify_tls12_signature(&self, input: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        self.any()?.verify_tls12_signature(input)
    }

    fn verify_tls13_signature(&self, input: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        self.any()?.verify_tls13_signature(input)
    }

    fn root_hint_subjects(&self) -> Arc<[DistinguishedName]> {
        let all: Vec<_> = self.all().flat_map(|verifier| verifier.root_hint_subjects().to_vec()).collect();
        // They are hints, and no message may have more than 2^16 bytes of them.
        match all.iter().map(|subject| subject.as_ref().len() + 2).sum::<usize>() <= MOST_HINTS {
            true => all.into(),
            false => Arc::new([]),
        }
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.any().map(ClientVerifier::supported_verify_schemes).unwrap_or_default()
    }
}
