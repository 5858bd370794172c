//! Trust in certificates. This module finds chains from certificates to trusted certificates, and validates them as in
//! RFC 5280, section 6.
//!
//! A [`Verifier`] has trusted certificates, other certificates that may be on a chain, CRLs and OCSP responses. The
//! caller asks the verifier about a certificate. The documentation calls this certificate the certificate in question.
//! The verifier tries the possible chains, within a limit of work, and returns a valid chain. If there is no valid
//! chain, the verifier names a certificate on one of the tried chains, and the mistake in this certificate.
//!
//! The verifier checks these properties of a chain:
//!
//! - names of issuers, signatures, dates, extended key usage, critical extensions, algorithms, and revocation,
//! - that the issuers are CAs (basic constraints, key usage), and that no CA has more CAs below it than its path length
//!   constraint allows,
//! - name constraints (directory names, DNS names, mail addresses, URIs, IP addresses),
//! - certificate policies, if a CA on the chain requires them.
//!
//! The verifier also checks the dates of a trusted certificate, and applies the constraints in it. A trusted
//! certificate that does not belong to a CA is accepted itself, but makes no other certificate trusted. If the
//! certificate in question is a trusted certificate, it needs no chain. In this case, only this certificate itself is
//! checked: its dates, usages, names, extensions and key. A certificate that its issuer has revoked is refused, even if
//! the certificate is trusted. For this check, the verifier must know the issuer's certificate.
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
mod chain;
mod identity;
mod moment;
mod names;
mod policies;
mod purpose;
mod refusal;
mod responder;
mod revocation;
mod validate;
mod work;

pub use self::validate::fits;
pub(crate) use self::work::Work;
pub use self::{
    build::Path,
    chain::{mixed, not_an_issuer},
    identity::Identity,
    purpose::Purpose,
    refusal::{ListProblem, Reason, Refusal},
};
pub(crate) use self::{
    build::{Valid, Wanted},
    purpose::usage,
    revocation::{Evidence, Source},
};
use crate::{
    Result, budget,
    x509::{Certificate, RevocationList, name::Comparable, ocsp, time},
};
use der::asn1::OctetString;
use fastgost::keys::PublicKey;
use std::{
    collections::{HashMap, HashSet},
    ptr,
    sync::OnceLock,
    time::SystemTime,
};
use x509_cert::{ext::pkix::SubjectKeyIdentifier, time::Time};

/// The certificates that must be covered by CRLs or OCSP responses. The verifier also uses CRLs and responses that
/// cover other certificates of a chain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Revocation {
    /// No certificate needs to be covered.
    #[default]
    IfCovered,
    /// The certificate in question, even if it is itself trusted.
    Certificate,
    /// The certificate in question, and all certificates above it except for the trusted certificate.
    Path,
}

/// The options for the validation of paths.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The time at which certificates must be valid and not revoked.
    pub time: Time,
    /// The present time, even if `time` is in the past. CRLs and OCSP responses that were made after `now` are refused.
    /// A CRL or response that is newer than `time` shows whether a certificate was revoked at `time` or before. A
    /// certificate that was revoked only after `time` is accepted.
    pub now: Time,
    /// The purpose of the certificate in question. Without a purpose, neither the certificate's key usage nor its
    /// extended key usage matters.
    pub purpose: Option<Purpose>,
    /// The certificate in question must have all of these names.
    pub identities: Vec<Identity>,
    /// The certificates that must be covered by CRLs or OCSP responses.
    pub revocation: Revocation,
    /// True if keys of GOST R 34.10-2001 and GOST R 34.10-94 are allowed. If the field is true, signatures of GOST R
    /// 34.11-94 digests are also allowed.
    pub legacy: bool,
    /// True if a self-signed trusted certificate is accepted as the certificate of a CA, even if it has no basic
    /// constraints or is of version 1. If the field is false, such a certificate is accepted itself, but cannot be the
    /// issuer of other certificates.
    pub ca_without_constraints: bool,
    /// The limit of work for a certificate or a document, in steps. The default is 500,000 steps. A step is at most
    /// about a microsecond on a usual CPU. All work on signatures, digests, names, certificates, CRLs, OCSP responses,
    /// timestamps and countersignatures counts towards this one limit. A limit is necessary, because the author of a
    /// document decides how many of these objects the document has.
    pub most_work: u64,
    /// The greatest number of certificates on a path.
    pub most_certificates: usize,
}

impl Options {
    /// Returns options for any purpose, at the time `when`. These options require no revocation information, and allow
    /// no legacy algorithms.
    ///
    /// # Errors
    /// [`Error::Encoding`](crate::Error::Encoding) for times before 1970 or after 9999.
    pub fn at(when: SystemTime) -> Result<Self> {
        let time = time(when)?;
        Ok(Self {
            time,
            now: time,
            purpose: None,
            identities: Vec::new(),
            revocation: Revocation::default(),
            legacy: false,
            ca_without_constraints: false,
            most_work: budget::DEFAULT,
            most_certificates: 16,
        })
    }

    /// Does the same as [`at`](Self::at), but also accepts CRLs and OCSP responses that were made between `when` and
    /// the present time. Use this function if `when` is in the past.
    ///
    /// ```
    /// use fastgost_pki::path::Options;
    /// use std::time::{Duration, SystemTime};
    ///
    /// let options = Options::as_of(SystemTime::now() - Duration::from_secs(3600))?;
    /// assert!(options.time.to_unix_duration() < options.now.to_unix_duration());
    /// # Ok::<(), fastgost_pki::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of `at`.
    pub fn as_of(when: SystemTime) -> Result<Self> {
        Ok(Self { now: time(when.max(SystemTime::now()))?, ..Self::at(when)? })
    }
}

/// A verifier of certificates. It has the trusted certificates, and the other certificates, CRLs and OCSP responses
/// that help to find and check paths to trusted certificates.
#[derive(Debug)]
pub struct Verifier {
    options: Options,
    known: Vec<Known>,
    /// For each subject, the indices of the known certificates with this subject. Trusted certificates come first.
    by_subject: HashMap<Comparable, Vec<usize>>,
    /// The known certificates in DER. With this set, a certificate that is added twice is found fast, even if very many
    /// certificates have the same subject.
    all: HashSet<Vec<u8>>,
    lists: Vec<RevocationList>,
    responses: Vec<ocsp::Response>,
}

/// The index of a [`Source`] among the CRLs of the verifier, or among its OCSP responses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SourceIndex {
    List(usize),
    Response(usize),
}

/// A certificate that the verifier knows. The certificate may be trusted or not.
#[derive(Debug)]
pub(crate) struct Known {
    pub certificate: Certificate,
    trusted: bool,
    /// The certificate's key, which is read when a caller first needs it.
    key: OnceLock<std::result::Result<PublicKey, String>>,
    identifier: OnceLock<Option<OctetString>>,
}

impl Known {
    pub fn key(&self) -> std::result::Result<&PublicKey, &str> {
        self.key.get_or_init(|| self.certificate.key().map_err(|e| e.to_string())).as_ref().map_err(String::as_str)
    }

    /// Accepts the certificate of a signer without a chain, if the certificate is one of the trusted certificates and
    /// its key is valid and has an allowed algorithm. The certificate's dates, issuers and purposes are not checked.
    pub fn alone(&self, options: &Options) -> std::result::Result<(), Refusal> {
        let allowed =
            if self.trusted { validate::key(&self.certificate, options.legacy) } else { Err(Reason::NotGiven) };
        allowed.map_err(|reason| Refusal::new(&self.certificate, reason))
    }

    /// Returns the subject key identifier, if the certificate has this extension and the extension can be decoded.
    fn identifier(&self) -> Option<&OctetString> {
        let read = || self.certificate.extensions().value().ok().flatten().map(|SubjectKeyIdentifier(own)| own);
        self.identifier.get_or_init(read).as_ref()
    }
}

impl Verifier {
    /// Makes a verifier. Chains may end at the certificates in `trusted`. These certificates may be self-signed, or may
    /// be signed by others.
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

    /// Adds certificates that may be on a path. These certificates are not trusted.
    #[must_use]
    pub fn with_untrusted(mut self, certificates: impl IntoIterator<Item = Certificate>) -> Self {
        certificates.into_iter().for_each(|certificate| self.add(certificate, false));
        self
    }

    /// Adds CRLs of any issuers.
    #[must_use]
    pub fn with_lists(mut self, lists: impl IntoIterator<Item = RevocationList>) -> Self {
        self.lists.extend(lists);
        self
    }

    /// Adds OCSP responses.
    #[must_use]
    pub fn with_responses(mut self, responses: impl IntoIterator<Item = ocsp::Response>) -> Self {
        self.responses.extend(responses);
        self
    }

    /// Returns the options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Returns all known certificates, each once.
    pub(crate) fn known(&self) -> &[Known] {
        &self.known
    }

    /// Returns a copy of this evidence with a [`SourceIndex`] in place of a reference to the source. Returns `None` if
    /// the verifier does not have the source.
    pub(crate) fn place(&self, Evidence { source, until }: Evidence<Source<'_>>) -> Option<Evidence<SourceIndex>> {
        let source = match source {
            Source::List(list) => self.lists.iter().position(|own| ptr::eq(own, list)).map(SourceIndex::List),
            Source::Response(response) => {
                self.responses.iter().position(|own| ptr::eq(own, response)).map(SourceIndex::Response)
            }
        };
        source.map(|source| Evidence { source, until })
    }

    /// Returns the CRL or the OCSP response with this index.
    pub(crate) fn source(&self, place: SourceIndex) -> Source<'_> {
        match place {
            SourceIndex::List(i) => Source::List(&self.lists[i]),
            SourceIndex::Response(i) => Source::Response(&self.responses[i]),
        }
    }

    /// Returns the CRLs.
    pub(crate) fn lists(&self) -> &[RevocationList] {
        &self.lists
    }

    /// Returns the OCSP responses.
    pub(crate) fn responses(&self) -> &[ocsp::Response] {
        &self.responses
    }

    fn add(&mut self, certificate: Certificate, trusted: bool) {
        if !self.all.insert(certificate.as_der().to_vec()) {
            return;
        }
        self.by_subject.entry(certificate.comparable_subject().clone()).or_default().push(self.known.len());
        self.known.push(Known { certificate, trusted, key: OnceLock::new(), identifier: OnceLock::new() });
    }
}
