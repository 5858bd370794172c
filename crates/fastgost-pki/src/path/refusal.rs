//! Reasons why a certificate is not trusted.
use crate::{
    Error, Exhausted,
    x509::{Certificate, known, shown, why_revoked},
};
use der::oid::ObjectIdentifier;
use std::fmt;
use x509_cert::{ext::pkix::CrlReason, time::Time};

/// The reason why there is no valid chain from a certificate to a trusted certificate. A refusal names a certificate on
/// a path that the search tried, and the mistake in this certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Refusal {
    /// The subject and the serial number of the certificate with the mistake.
    pub certificate: String,
    /// The mistake in this certificate.
    pub reason: Reason,
}

impl Refusal {
    pub(super) fn new(certificate: &Certificate, reason: Reason) -> Self {
        Self { certificate: certificate.label(), reason }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.certificate, self.reason)
    }
}

impl std::error::Error for Refusal {}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error::refused(refusal.to_string())
    }
}

/// The mistake in a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The certificate is not valid before this time.
    NotYetValid(Time),
    /// The certificate was valid until this time, and not later.
    Expired(Time),
    /// The certificate is self-signed, and is not a trusted certificate.
    SelfSigned,
    /// The verifier does not know the certificate of the issuer.
    NoIssuer(String),
    /// The issuer of the certificate is a CA that is already on the chain, so the chain leads in a circle.
    Loop,
    /// There are known certificates with the name of the issuer, but the signature verifies with none of their keys.
    Signature,
    /// The key of the issuer cannot be used. The value is the reason.
    IssuerKey(String),
    /// The algorithm of the certificate's key or signature is not allowed. The value names the algorithm.
    Algorithm(String),
    /// The certificate belongs to an issuer on the chain, but has version 1 or 2. These versions have no extensions, so
    /// the certificate cannot say that its owner may sign certificates.
    OldVersion,
    /// The certificate belongs to an issuer on the chain, but does not say that this issuer is a CA.
    NotAuthority,
    /// The certificate is trusted and belongs to an issuer on the chain, but does not say whether this issuer is a CA.
    /// Either it has no basic constraints, or it is of version 1 or 2. See
    /// [`Options::ca_without_constraints`](super::Options::ca_without_constraints).
    WithoutConstraints,
    /// The certificate belongs to a CA, so it may not be used for the required purpose. The value is the purpose.
    Authority(String),
    /// The certificate has version 1 or 2, and the purpose needs version 3. The value is the purpose.
    OldVersionFor(String),
    /// The certificate belongs to an issuer on the chain, but its key usage lacks keyCertSign.
    KeyCertSign,
    /// There are more CAs below the certificate than the certificate allows. The value is the allowed number.
    PathLength(u32),
    /// The key usage of the certificate does not allow the purpose for which the certificate is needed. The value names
    /// this purpose.
    KeyUsage(String),
    /// The extended key usages of the certificate do not allow the purpose for which the certificate is needed. The
    /// values are the certificate's extended key usages and this purpose.
    ExtendedKeyUsage(String, String),
    /// The certificate is needed for timestamps, but its extended key usage is not only timeStamping, or is not
    /// critical.
    TimestampUsage,
    /// The certificate has an extension that is critical, but is not known or must never be critical. The value is the
    /// object identifier of the extension.
    CriticalExtension(ObjectIdentifier),
    /// The certificate has an extension twice.
    DuplicateExtension(ObjectIdentifier),
    /// The value of an extension cannot be decoded. The extension may be critical or not. The text names the extension
    /// and the reason.
    Extension(String),
    /// The certificate breaks a rule of RFC 5280 that applies to every issuer. The value describes the mistake, and
    /// usually names the section of RFC 5280.
    Never(&'static str),
    /// The key of the certificate is not valid. The value is the reason.
    Key(String),
    /// The certificate has a name that a CA does not permit. The values are the name and the CA.
    NameNotPermitted(String, String),
    /// The certificate has a name that a CA excludes. The values are the name and the CA.
    NameExcluded(String, String),
    /// The certificate has a name that cannot be compared, although a CA constrains names of this kind. The values are
    /// the name, the CA and the reason.
    NameUnclear(String, String, String),
    /// The certificate has name constraints in a form that is not supported. The value is this form.
    NameConstraints(String),
    /// The certificate does not have the required name. The values are the required name, and the alternative names of
    /// the certificate (at most ten).
    Identity(String, String),
    /// A CA on the chain requires that all certificates of the chain have one policy in common, but they have no common
    /// policy.
    Policy,
    /// No chain is wanted, and the certificate is not one of the trusted certificates.
    NotGiven,
    /// The certificate was revoked at this time. The second value is the reason for the revocation, if it is known.
    Revoked(Time, Option<CrlReason>),
    /// No usable CRL or OCSP response covers the certificate. The value says why the first CRL or response for the
    /// certificate could not be used. It is `None` if there was no CRL or response.
    Revocation(Option<ListProblem>),
    /// The limit of work was reached before all paths were examined.
    Work(Exhausted),
    /// The chain has too many certificates. The value is the greatest allowed number.
    TooLong(usize),
}

/// The reason why a CRL or OCSP response is not used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListProblem {
    /// The CRL or response says that it was made at this time, which is in the future.
    NotYetValid(Time),
    /// The CRL or response has expired, because a newer one was due at this time.
    Expired(Time),
    /// The CRL or response was made after a certificate had expired. The value names this certificate. It is the
    /// certificate that the CRL or response would cover, or the certificate of its issuer.
    AfterExpiry(String),
    /// The CRL or response was made after its issuer's certificate was revoked. The value is the time of the
    /// revocation.
    IssuerRevoked(Time),
    /// The CRL does not say when the next CRL is due.
    NoNextUpdate,
    /// The signature of the CRL or response does not verify with the key of the issuer or of the issuer's OCSP
    /// responder.
    Signature,
    /// The CRL or response is signed with an algorithm that is not allowed. The value names the algorithm.
    Algorithm(String),
    /// The issuer's key usage lacks cRLSign.
    CrlSign,
    /// The CRL or response has an extension that is critical, but is not known or must never be critical.
    CriticalExtension(ObjectIdentifier),
    /// An extension cannot be decoded. The text names the extension and the reason.
    Extension(String),
    /// The CRL breaks a rule of RFC 5280 that applies to every issuer. The value describes the mistake, and names the
    /// section of RFC 5280.
    Never(&'static str),
    /// The CRL is not for this certificate. The value is the scope of the CRL.
    Scope(&'static str),
    /// The OCSP responder does not know the certificate.
    Unknown,
    /// The certificate of the issuer is needed, and was not found.
    NoIssuer,
    /// The signer of the OCSP response is not allowed to sign responses about the certificate. The value is the reason.
    Responder(String),
    /// The limit of work was reached before all CRLs and responses and their signatures were examined.
    Work(Exhausted),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NotYetValid(at) => write!(f, "is not valid before {}", shown(at)),
            Reason::Expired(at) => write!(f, "expired at {}", shown(at)),
            Reason::SelfSigned => f.write_str("is self-signed, and not among the trusted certificates"),
            Reason::NoIssuer(issuer) => write!(f, "no certificate of its issuer, {issuer}, was given"),
            Reason::Loop => f.write_str("its issuers lead in a circle, and none is trusted"),
            Reason::Signature => f.write_str("its signature does not verify with the key of its issuer"),
            Reason::IssuerKey(why) => write!(f, "the key of its issuer cannot be used: {why}"),
            Reason::Algorithm(what) => write!(f, "{what} is not allowed for its key or signature"),
            Reason::OldVersion => f.write_str("has version 1 or 2, which may not sign certificates"),
            Reason::NotAuthority => {
                f.write_str("is not the certificate of a CA, and may not sign certificates")
            }
            Reason::WithoutConstraints => f.write_str(
                "is trusted for itself only: it does not say whether it is the certificate of a CA, since it has no \
                 basic constraints",
            ),
            Reason::Authority(what) => {
                write!(f, "is the certificate of a CA; {what} have certificates that are not")
            }
            Reason::OldVersionFor(what) => write!(f, "has version 1 or 2; {what} have version 3"),
            Reason::KeyCertSign => f.write_str("has a key usage without keyCertSign, and may not sign certificates"),
            Reason::PathLength(most) => write!(f, "allows {most} CAs below it, and there are more"),
            Reason::KeyUsage(what) => write!(f, "has a key usage that does not allow {what}"),
            Reason::ExtendedKeyUsage(own, what) if own.is_empty() => {
                write!(f, "has no extended key usage, which {what} must be stated in")
            }
            Reason::ExtendedKeyUsage(own, what) => {
                write!(f, "has an extended key usage ({own}) that does not allow {what}")
            }
            Reason::TimestampUsage => f.write_str(
                "is needed for timestamps; allowed: an extended key usage of timeStamping alone, and critical (RFC 3161, section 2.3)",
            ),
            Reason::CriticalExtension(oid) => {
                write!(
                    f,
                    "has the critical extension {}, which is not known, or never to be critical",
                    known::name(*oid)
                )
            }
            Reason::DuplicateExtension(oid) => write!(f, "has the extension {} twice", known::name(*oid)),
            Reason::Extension(why) => f.write_str(why),
            Reason::Never(what) => write!(f, "has {what}"),
            Reason::Key(why) => write!(f, "its key is none: {why}"),
            Reason::NameNotPermitted(name, by) => write!(f, "has the name {name}, which {by} does not permit"),
            Reason::NameExcluded(name, by) => write!(f, "has the name {name}, which {by} excludes"),
            Reason::NameUnclear(name, by, why) => {
                write!(
                    f,
                    "has the name {name}, which cannot be compared with the names that {by} permits or excludes: {why}"
                )
            }
            Reason::Identity(wanted, names) if names.is_empty() => {
                write!(f, "is not for {wanted}: it has no alternative names, and the common name does not count")
            }
            Reason::Identity(wanted, names) => write!(f, "is not for {wanted}, only for {names}"),
            Reason::NameConstraints(what) => write!(f, "constrains names in a way that is not supported: {what}"),
            Reason::Policy => {
                f.write_str("has no certificate policy that the CAs above it agree on, and one is required")
            }
            Reason::NotGiven => f.write_str("is not one of the given certificates"),
            Reason::Revoked(at, None) => write!(f, "was revoked at {}", shown(at)),
            Reason::Revoked(at, Some(why)) => write!(f, "was revoked at {}: {}", shown(at), why_revoked(*why)),
            Reason::Revocation(None) => f.write_str("no CRL or OCSP response of its issuer was given"),
            Reason::Revocation(Some(problem)) => write!(f, "whether it is revoked is not known: {problem}"),
            Reason::Work(e) => e.fmt(f),
            Reason::TooLong(most) => write!(f, "the path to it has more than {most} certificates"),
        }
    }
}

impl fmt::Display for ListProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListProblem::NotYetValid(at) => {
                write!(f, "the CRL or OCSP response is valid only from {}", shown(at))
            }
            ListProblem::Expired(at) => write!(f, "the CRL or OCSP response was valid until {}", shown(at)),
            ListProblem::AfterExpiry(of) => {
                write!(f, "the CRL or OCSP response was made after the certificate of {of} had expired")
            }
            ListProblem::IssuerRevoked(at) => {
                write!(f, "the CRL or OCSP response was made after its issuer was revoked at {}", shown(at))
            }
            ListProblem::NoNextUpdate => f.write_str("the CRL has no time of the next update"),
            ListProblem::Signature => f.write_str(
                "the signature of the CRL or OCSP response does not verify with the key of its issuer or responder",
            ),
            ListProblem::Algorithm(what) => write!(f, "{what} is not allowed for a signature"),
            ListProblem::CrlSign => f.write_str("the issuer's key usage lacks cRLSign"),
            ListProblem::CriticalExtension(oid) => {
                write!(f, "the critical extension {} in it is not known, or never to be critical", known::name(*oid))
            }
            ListProblem::Never(what) => write!(f, "the CRL has {what}"),
            ListProblem::Extension(why) => f.write_str(why),
            ListProblem::Scope(what) => write!(f, "the CRL is for {what} only"),
            ListProblem::Unknown => f.write_str("the OCSP responder does not know it"),
            ListProblem::NoIssuer => {
                f.write_str("the certificate of its issuer, whose CRLs and OCSP responses count, was not given")
            }
            ListProblem::Responder(why) => write!(f, "the OCSP response is not from who may answer: {why}"),
            ListProblem::Work(e) => e.fmt(f),
        }
    }
}
