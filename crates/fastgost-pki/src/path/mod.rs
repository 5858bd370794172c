//! Whom to believe: paths from certificates to trusted ones, as RFC 5280, section 6 validates them.
//!
//! A [`Verifier`] has trusted certificates, other certificates that may be on the way, revocation lists and OCSP responses.
//! It tries the possible paths, within a bound of work, and says of each certificate whether there is a valid path or what
//! is wrong with which certificate.
//!
//! Of a path it checks: names of issuers, signatures, dates, that authorities are authorities (basic constraints, key usage),
//! how many are below one another, name constraints (directory names, DNS names, mail addresses, URIs, IP addresses),
//! certificate policies as far as authorities require any, extended key usage, critical extensions, algorithms, and
//! revocation. A trusted certificate is trusted for what it says itself: its dates and constraints are checked too. If the
//! certificate in question is itself among the trusted ones, it needs no path, only its dates and its usage must be right.
//!
//! ```no_run
//! use fastgost_pki::{path::{Options, Verifier}, x509::Certificate};
//!
//! let trusted = Certificate::read_all(&std::fs::read("ca.pem")?)?;
//! let verifier = Verifier::new(trusted, Options::at(std::time::SystemTime::now())?);
//! let certificate = Certificate::read(&std::fs::read("certificate.pem")?)?;
//! let path = verifier.verify(&certificate)?;
//! assert_eq!(path[0], &certificate);
//! # Ok::<(), fastgost_pki::Error>(())
//! ```
mod build;
mod names;
mod policies;
mod refusal;
mod revocation;
mod validate;

pub use self::build::Path;
pub use self::refusal::{ListProblem, Reason, Refusal};
pub(crate) use self::{
    refusal::{shown, why_revoked},
    validate::{allowed_signature as signature_is_allowed, usage},
};
use crate::{
    Result,
    x509::{Certificate, RevocationList, name::Comparable, ocsp, time},
};
use der::oid::ObjectIdentifier;
use fastgost::keys::PublicKey;
use std::{
    collections::{HashMap, HashSet},
    sync::OnceLock,
    time::SystemTime,
};
use x509_cert::{ext::pkix::KeyUsages, time::Time};

/// What a certificate is needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Purpose {
    /// A server of TLS.
    Server,
    /// A client of TLS.
    Client,
    /// Signatures of programs.
    CodeSigning,
    /// Signatures in mail.
    Email,
    /// Signatures of a timestamp authority.
    TimeStamping,
    /// Signatures of an OCSP responder.
    OcspSigning,
    /// Signatures of documents: only the key usage is looked at.
    Signature,
    /// Encryption to the certificate's key: only the key usage is looked at.
    Encryption,
}

impl Purpose {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Server,
        Self::Client,
        Self::CodeSigning,
        Self::Email,
        Self::TimeStamping,
        Self::OcspSigning,
        Self::Signature,
        Self::Encryption,
    ];

    /// In words.
    pub fn text(self) -> &'static str {
        match self {
            Self::Server => "TLS servers",
            Self::Client => "TLS clients",
            Self::CodeSigning => "signatures of programs",
            Self::Email => "mail",
            Self::TimeStamping => "timestamps",
            Self::OcspSigning => "OCSP responses",
            Self::Signature => "signatures",
            Self::Encryption => "encryption",
        }
    }

    /// The extended key usage that allows it.
    fn extended(self) -> Option<ObjectIdentifier> {
        Some(ObjectIdentifier::new_unwrap(match self {
            Self::Server => "1.3.6.1.5.5.7.3.1",
            Self::Client => "1.3.6.1.5.5.7.3.2",
            Self::CodeSigning => "1.3.6.1.5.5.7.3.3",
            Self::Email => "1.3.6.1.5.5.7.3.4",
            Self::TimeStamping => "1.3.6.1.5.5.7.3.8",
            Self::OcspSigning => "1.3.6.1.5.5.7.3.9",
            Self::Signature | Self::Encryption => return None,
        }))
    }

    /// The key usages any of which allows it (RFC 5280, section 4.2.1.12).
    fn usages(self) -> &'static [KeyUsages] {
        use KeyUsages::{DataEncipherment, DigitalSignature, KeyAgreement, KeyEncipherment, NonRepudiation};
        match self {
            Self::Server => &[DigitalSignature, KeyEncipherment, KeyAgreement],
            Self::Client => &[DigitalSignature, KeyAgreement],
            Self::CodeSigning => &[DigitalSignature],
            Self::Email => &[DigitalSignature, NonRepudiation, KeyEncipherment, KeyAgreement],
            Self::TimeStamping | Self::OcspSigning | Self::Signature => &[DigitalSignature, NonRepudiation],
            Self::Encryption => &[KeyEncipherment, KeyAgreement, DataEncipherment],
        }
    }
}

/// Which certificates must be covered by revocation lists or OCSP responses. Whatever covers one is heeded in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Revocation {
    /// None.
    #[default]
    IfCovered,
    /// The certificate in question.
    Certificate,
    /// All but the trusted one.
    Path,
}

/// How paths are validated.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// When: for dates of certificates, revocation lists and OCSP responses.
    pub time: Time,
    /// What for; if there is none, extended key usage does not matter.
    pub purpose: Option<Purpose>,
    /// Which certificates must be covered by revocation lists or OCSP responses.
    pub revocation: Revocation,
    /// Allow keys of GOST R 34.10-2001 and GOST R 34.10-94, and so signatures over GOST R 34.11-94.
    pub legacy: bool,
    /// How many certificates are tried as issuers before the search is given up.
    pub most_work: usize,
    /// How many certificates a path may have.
    pub most_certificates: usize,
}

impl Options {
    /// For any purpose, at that time: no revocation information is required, no legacy algorithms are allowed.
    ///
    /// # Errors
    /// [`Error::Encoding`](crate::Error::Encoding) for times before 1970 or after 9999.
    pub fn at(when: SystemTime) -> Result<Self> {
        Ok(Self {
            time: time(when)?,
            purpose: None,
            revocation: Revocation::default(),
            legacy: false,
            most_work: 1000,
            most_certificates: 16,
        })
    }
}

/// Trusted certificates, and what helps to find and check paths to them.
#[derive(Debug)]
pub struct Verifier {
    options: Options,
    known: Vec<Known>,
    /// Indices of known certificates, the trusted ones first.
    by_subject: HashMap<Comparable, Vec<usize>>,
    /// The known ones in DER: there may be very many of one subject.
    all: HashSet<Vec<u8>>,
    lists: Vec<RevocationList>,
    responses: Vec<ocsp::Response>,
}

#[derive(Debug)]
struct Known {
    certificate: Certificate,
    trusted: bool,
    /// Read when it is needed.
    key: OnceLock<std::result::Result<PublicKey, String>>,
}

impl Known {
    fn key(&self) -> std::result::Result<&PublicKey, &str> {
        self.key.get_or_init(|| self.certificate.key().map_err(|e| e.to_string())).as_ref().map_err(String::as_str)
    }
}

impl Verifier {
    /// Paths may end at these certificates, whoever signed them.
    pub fn new(trusted: impl IntoIterator<Item = Certificate>, options: Options) -> Self {
        let mut verifier = Self {
            options,
            known: Vec::new(),
            by_subject: HashMap::new(),
            all: HashSet::new(),
            lists: Vec::new(),
            responses: Vec::new(),
        };
        trusted.into_iter().for_each(|certificate| verifier.add(certificate, true));
        verifier
    }

    /// Certificates that may be on a path. Nothing is believed of them.
    #[must_use]
    pub fn with_untrusted(mut self, certificates: impl IntoIterator<Item = Certificate>) -> Self {
        certificates.into_iter().for_each(|certificate| self.add(certificate, false));
        self
    }

    /// Revocation lists of any issuers.
    #[must_use]
    pub fn with_lists(mut self, lists: impl IntoIterator<Item = RevocationList>) -> Self {
        self.lists.extend(lists);
        self
    }

    /// OCSP responses.
    #[must_use]
    pub fn with_responses(mut self, responses: impl IntoIterator<Item = ocsp::Response>) -> Self {
        self.responses.extend(responses);
        self
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    fn add(&mut self, certificate: Certificate, trusted: bool) {
        if !self.all.insert(certificate.as_der().to_vec()) {
            return;
        }
        self.by_subject.entry(certificate.comparable_subject().clone()).or_default().push(self.known.len());
        self.known.push(Known { certificate, trusted, key: OnceLock::new() });
    }
}
