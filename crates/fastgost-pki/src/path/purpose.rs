//! What certificates are for, by their key usage and extended key usage.
use super::Reason;
use crate::x509::{Certificate, Extensions, extended_usage};
use der::oid::ObjectIdentifier;
use x509_cert::ext::pkix::{ExtendedKeyUsage, KeyUsage, KeyUsages};

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
    /// Signatures of documents: an extended key usage, if there is one, must have documentSigning (RFC 9336),
    /// emailProtection or Microsoft's usage for documents.
    Documents,
    /// Signatures of a timestamp authority.
    TimeStamping,
    /// Signatures of an OCSP responder.
    OcspSigning,
    /// Signatures of any kind: only the key usage is looked at, unless the extended key usage is critical.
    Signature,
    /// Encryption to the certificate's key: only the key usage is looked at, unless the extended key usage is critical.
    Encryption,
    /// Whatever has this extended key usage; the key usage is not looked at.
    Extended(ObjectIdentifier),
}

impl Purpose {
    /// All those with a name.
    pub const ALL: [Self; 9] = [
        Self::Server,
        Self::Client,
        Self::CodeSigning,
        Self::Email,
        Self::Documents,
        Self::TimeStamping,
        Self::OcspSigning,
        Self::Signature,
        Self::Encryption,
    ];

    /// In words.
    pub fn text(self) -> String {
        match self {
            Self::Server => "TLS servers",
            Self::Client => "TLS clients",
            Self::CodeSigning => "signatures of programs",
            Self::Email => "mail",
            Self::Documents => "signatures of documents",
            Self::TimeStamping => "timestamps",
            Self::OcspSigning => "OCSP responses",
            Self::Signature => "signatures",
            Self::Encryption => "encryption",
            Self::Extended(oid) => return extended_usage::name(oid),
        }
        .to_owned()
    }

    /// The extended key usages any of which allows it.
    fn extended(self) -> Vec<ObjectIdentifier> {
        match self {
            Self::Server => vec![extended_usage::SERVER],
            Self::Client => vec![extended_usage::CLIENT],
            Self::CodeSigning => vec![extended_usage::CODE],
            Self::Email => vec![extended_usage::EMAIL],
            Self::Documents => {
                vec![extended_usage::DOCUMENTS, extended_usage::EMAIL, extended_usage::MICROSOFT_DOCUMENTS]
            }
            Self::TimeStamping => vec![extended_usage::TIMESTAMPS],
            Self::OcspSigning => vec![extended_usage::OCSP],
            Self::Extended(oid) => vec![oid],
            Self::Signature | Self::Encryption => Vec::new(),
        }
    }

    /// The key usages any of which allows it (RFC 5280, section 4.2.1.12).
    fn usages(self) -> &'static [KeyUsages] {
        use KeyUsages::{DataEncipherment, DigitalSignature, KeyAgreement, KeyEncipherment, NonRepudiation};
        match self {
            Self::Server => &[DigitalSignature, KeyEncipherment, KeyAgreement],
            Self::Client => &[DigitalSignature, KeyAgreement],
            Self::CodeSigning => &[DigitalSignature],
            Self::Email => &[DigitalSignature, NonRepudiation, KeyEncipherment, KeyAgreement],
            Self::Documents | Self::TimeStamping | Self::OcspSigning | Self::Signature => {
                &[DigitalSignature, NonRepudiation]
            }
            Self::Encryption => &[KeyEncipherment, KeyAgreement, DataEncipherment],
            Self::Extended(_) => &[],
        }
    }

    /// RFC 3161, section 2.3, and RFC 6960, section 4.2.2.2: a certificate must state it.
    fn must_be_stated(self) -> bool {
        matches!(self, Self::TimeStamping | Self::OcspSigning)
    }
}

/// Whether a certificate may be used for a purpose.
pub(crate) fn usage(certificate: &Certificate, purpose: Purpose) -> Result<(), Reason> {
    let extensions = certificate.extensions();
    let usage = extensions.value::<KeyUsage>().map_err(|e| Reason::Extension(e.to_string()))?;
    let (allowing, any) = (purpose.usages(), purpose.usages().is_empty());
    if usage.is_some_and(|KeyUsage(usage)| !any && !allowing.iter().any(|allows| usage.contains(*allows))) {
        return Err(Reason::KeyUsage(purpose.text()));
    }
    extended(extensions, purpose, purpose.must_be_stated())
}

/// Whether the extended key usage, of a certificate or of an authority above it, allows a purpose.
pub(super) fn extended(extensions: Extensions<'_>, purpose: Purpose, stated: bool) -> Result<(), Reason> {
    let found = extensions.get::<ExtendedKeyUsage>().map_err(|e| Reason::Extension(e.to_string()))?;
    let refused = |own: &[ObjectIdentifier]| {
        let own: Vec<_> = own.iter().map(|usage| extended_usage::name(*usage)).collect();
        Err(Reason::ExtendedKeyUsage(own.join(", "), purpose.text()))
    };
    let Some((critical, ExtendedKeyUsage(own))) = found else {
        return if stated { refused(&[]) } else { Ok(()) };
    };
    let allowing = purpose.extended();
    let any = !stated && own.contains(&extended_usage::ANY);
    // Purposes without a usage of their own are not among those to which a critical one restricts the certificate.
    match any || own.iter().any(|usage| allowing.contains(usage)) || (allowing.is_empty() && !critical) {
        true => Ok(()),
        false => refused(&own),
    }
}
