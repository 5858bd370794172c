//! Trust in the certificates of files, and in the certificates that they vouch for. `fastgost_pki::path` decides about
//! trust, as it does for all commands of `fastgost`. A certificate of a CA vouches for all certificates that it signs.
//! Any other certificate vouches for itself only.
use crate::{
    certificate::Certificate,
    expiry::{Expiry, Whose},
    failure::Failure,
    files, log,
};
use fastgost_pki::{
    path::{self, Options, Purpose, Reason, Refusal},
    x509,
};
use rustls::{
    DistinguishedName, Error,
    client::danger::{HandshakeSignatureValid, ServerIdentity, ServerVerifier},
    crypto::{CryptoProvider, Identity, SignatureScheme, VerifiedIdentity},
    error::{CertificateError, ExtendedKeyPurpose, OtherError},
    pki_types::{ServerName, UnixTime},
    server::danger::{ClientIdentity, ClientVerifier, SignatureVerificationInput},
};
use std::{
    fmt,
    hash::Hasher,
    net::IpAddr,
    path::PathBuf,
    sync::Arc,
    time::{Duration, SystemTime},
};

/// The trusted certificates. The list has at least one certificate.
pub struct Trusted {
    certificates: Vec<x509::Certificate>,
    expiries: Vec<Expiry>,
}

impl Trusted {
    /// Reads the certificates of all files. Certificates that are not valid now are left out of the list, and the log
    /// warns about each of them. If no certificate is valid now, the result is the error of the last certificate.
    pub fn read(paths: &[PathBuf]) -> Result<Self, Failure> {
        let mut all = Self { certificates: Vec::new(), expiries: Vec::new() };
        let mut left_out = Vec::new();
        for path in paths {
            for file in files::certificates(path)? {
                let certificate = Certificate::read(&file)?;
                if let Err(failure) = certificate.check_time() {
                    left_out.push(failure);
                    continue;
                }
                all.expiries.push(Expiry::of(&certificate, Whose::Trusted));
                all.certificates.push(certificate.parsed);
            }
        }
        if all.certificates.is_empty()
            && let Some(failure) = left_out.pop()
        {
            return Err(failure);
        }
        for failure in left_out {
            log::warn(format_args!("warning: {failure}; it is not trusted"));
        }
        Ok(all)
    }

    /// Returns the times when the certificates expire.
    pub fn expiries(&self) -> &[Expiry] {
        &self.expiries
    }

    /// Returns a verifier of servers' certificates.
    pub fn of_servers(self, provider: &CryptoProvider) -> Arc<dyn ServerVerifier> {
        Arc::new(fastgost_rustls::Verifier::new(Verifier::new(self, provider)))
    }

    /// Returns a verifier of clients' certificates. Clients without a certificate are refused.
    pub fn of_clients(self, provider: &CryptoProvider) -> Arc<dyn ClientVerifier> {
        Arc::new(fastgost_rustls::Verifier::new(Verifier::new(self, provider)))
    }
}

/// The limit for the work that a peer may cause before the peer has shown who it is. The unit is a step of
/// `fastgost_pki::path`. This amount of work takes some tens of milliseconds.
const MOST_WORK: u64 = 20_000;

/// The largest number of certificates in a chain.
const MOST_CERTIFICATES: usize = 16;

/// The server sends the subjects of its trusted CAs to clients. The subjects may have at most this number of bytes
/// together.
const MOST_HINTS: usize = 1 << 14;

/// Finds chains of peers' certificates. The caller of this verifier (`fastgost_rustls::Verifier`) verifies the
/// signatures of handshakes itself.
struct Verifier {
    trusted: Vec<x509::Certificate>,
    hints: Arc<[DistinguishedName]>,
    schemes: Vec<SignatureScheme>,
}

impl fmt::Debug for Verifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Verifier with {} trusted certificates", self.trusted.len())
    }
}

impl Verifier {
    fn new(trusted: Trusted, provider: &CryptoProvider) -> Self {
        let trusted = trusted.certificates;
        let subjects = trusted.iter().filter_map(|certificate| certificate.signed().subject_der());
        let hints: Vec<_> = subjects.map(|der| DistinguishedName::from(der.to_vec())).collect();
        // If the subjects are too long together, the server sends no subjects, because a message may have at most 2^16
        // bytes of subjects. Subjects are only hints for clients.
        let few = hints.iter().map(|subject| subject.as_ref().len() + 2).sum::<usize>() <= MOST_HINTS;
        let schemes = provider.signature_verification_algorithms.supported_schemes();
        Self { trusted, hints: if few { hints.into() } else { Arc::new([]) }, schemes }
    }

    /// Returns an error if the peer's certificate cannot be trusted.
    fn verify<'a>(
        &self,
        identity: &Identity<'a>,
        (purpose, name): (Purpose, Option<&ServerName<'_>>),
        now: UnixTime,
    ) -> Result<VerifiedIdentity<'a>, Error> {
        let unreadable = |_| Error::from(CertificateError::BadEncoding);
        let Identity::X509(certificates) = identity else {
            return Err(CertificateError::BadEncoding.into());
        };
        if certificates.intermediates.len() >= MOST_CERTIFICATES {
            return Err(CertificateError::BadEncoding.into());
        }
        let own = x509::Certificate::from_der(&certificates.end_entity).map_err(unreadable)?;
        let others = certificates.intermediates.iter().map(|der| x509::Certificate::from_der(der));
        let others = others.collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
        let at = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(now.as_secs()));
        let mut options = Options::at(at.unwrap_or(SystemTime::UNIX_EPOCH)).map_err(unreadable)?;
        options.purpose = Some(purpose);
        options.most_work = MOST_WORK;
        if let Some(name) = name {
            options.identities.push(whom(name)?);
        }
        let verifier = path::Verifier::new(self.trusted.iter().cloned(), options).with_untrusted(others);
        match verifier.verify(&own) {
            Ok(_) => Ok(VerifiedIdentity::assertion(identity.clone())),
            Err(refusal) => Err(refused(refusal, &own, (purpose, name), now).into()),
        }
    }
}

/// Returns the name or address that a server's certificate must have.
fn whom(name: &ServerName<'_>) -> Result<path::Identity, Error> {
    let whom = match name {
        ServerName::DnsName(name) => path::Identity::host(name.as_ref()),
        ServerName::IpAddress(address) => path::Identity::ip(&IpAddr::from(*address).to_string()),
        _ => return Err(CertificateError::NotValidForName.into()),
    };
    whom.map_err(|e| CertificateError::Other(OtherError::new(e)).into())
}

/// Translates the reason of a refusal to an error of rustls, so that rustls sends the right alert. If rustls has no
/// suitable error, the function returns an error of rustls that contains the refusal itself.
fn refused(
    refusal: Refusal,
    own: &x509::Certificate,
    (purpose, name): (Purpose, Option<&ServerName<'_>>),
    now: UnixTime,
) -> CertificateError {
    let at = |time: x509::Time| UnixTime::since_unix_epoch(time.to_unix_duration());
    match refusal.reason {
        Reason::Expired(until) => CertificateError::ExpiredContext { time: now, not_after: at(until) },
        Reason::NotYetValid(from) => CertificateError::NotValidYetContext { time: now, not_before: at(from) },
        Reason::SelfSigned
        | Reason::NoIssuer(_)
        | Reason::Loop
        | Reason::NotAuthority
        | Reason::WithoutConstraints
        | Reason::OldVersion => CertificateError::UnknownIssuer,
        Reason::Signature => CertificateError::BadSignature,
        Reason::ExtendedKeyUsage(..) => CertificateError::InvalidPurposeContext {
            required: if purpose == Purpose::Client {
                ExtendedKeyPurpose::ClientAuth
            } else {
                ExtendedKeyPurpose::ServerAuth
            },
            presented: presented(own),
        },
        Reason::KeyUsage(_) | Reason::KeyCertSign | Reason::Authority(_) => CertificateError::InvalidPurpose,
        Reason::CriticalExtension(_) => CertificateError::UnhandledCriticalExtension,
        Reason::Identity(_, names) => match name {
            Some(name) => CertificateError::NotValidForNameContext {
                expected: name.to_owned(),
                presented: if names.is_empty() { Vec::new() } else { vec![names] },
            },
            None => CertificateError::NotValidForName,
        },
        _ => CertificateError::Other(OtherError::new(refusal)),
    }
}

/// Returns the extended key usages of a certificate, as rustls names them.
fn presented(own: &x509::Certificate) -> Vec<ExtendedKeyPurpose> {
    use x509::{extended_usage, x509_cert::ext::pkix::ExtendedKeyUsage};
    let usages = own.extensions().get::<ExtendedKeyUsage>().ok().flatten();
    let usages = usages.map_or_else(Vec::new, |(_, ExtendedKeyUsage(usages))| usages);
    let known = |usage| match extended_usage::name(usage).as_str() {
        "serverAuth" => ExtendedKeyPurpose::ServerAuth,
        "clientAuth" => ExtendedKeyPurpose::ClientAuth,
        _ => ExtendedKeyPurpose::Other(usage.arcs().filter_map(|arc| usize::try_from(arc).ok()).collect()),
    };
    usages.into_iter().map(known).collect()
}

impl ServerVerifier for Verifier {
    fn verify_identity<'a>(&self, identity: &ServerIdentity<'a, '_>) -> Result<VerifiedIdentity<'a>, Error> {
        self.verify(identity.identity, (Purpose::Server, Some(identity.server_name)), identity.now)
    }

    fn verify_tls12_signature(&self, _: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        Err(CertificateError::BadSignature.into())
    }

    /// rustls calls this function only for signatures that are not GOST signatures. GOST signatures are verified by the
    /// code that calls the verifier. The tunnel offers no other algorithms, so the result is always an error.
    fn verify_tls13_signature(&self, _: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        Err(CertificateError::BadSignature.into())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.schemes.clone()
    }

    fn request_ocsp_response(&self) -> bool {
        false
    }

    fn hash_config(&self, h: &mut dyn Hasher) {
        self.trusted.iter().for_each(|certificate| h.write(certificate.as_der()));
    }
}

impl ClientVerifier for Verifier {
    fn verify_identity<'a>(&self, identity: &ClientIdentity<'a, '_>) -> Result<VerifiedIdentity<'a>, Error> {
        self.verify(identity.identity, (Purpose::Client, None), identity.now)
    }

    fn verify_tls12_signature(&self, _: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        Err(CertificateError::BadSignature.into())
    }

    /// The result is always an error, for the same reason as in the verifier of servers above.
    fn verify_tls13_signature(&self, _: &SignatureVerificationInput<'_>) -> Result<HandshakeSignatureValid, Error> {
        Err(CertificateError::BadSignature.into())
    }

    fn root_hint_subjects(&self) -> Arc<[DistinguishedName]> {
        self.hints.clone()
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.schemes.clone()
    }
}
