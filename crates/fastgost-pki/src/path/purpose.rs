//! The purposes of certificates. The key usage and the extended key usage of a certificate say for which purposes the
//! certificate may be used.
use super::Reason;
use crate::x509::{BasicConstraints, Certificate, Extensions, extended_usage};
use der::oid::ObjectIdentifier;
use x509_cert::{
    Version,
    ext::pkix::{ExtendedKeyUsage, KeyUsage, KeyUsages},
};

/// The purpose for which a certificate is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Purpose {
    /// A server of TLS 1.3, or of TLS 1.2 with ephemeral keys. The server signs the handshake, so a certificate with a
    /// key usage must have the usage digitalSignature. For all purposes of TLS, the certificate must be of version 3
    /// (RFC 8446, section 4.4.2.2) and must not belong to a CA. If the certificate has extended key usages, one of them
    /// must be the usage for TLS servers.
    Server,
    /// A server of TLS 1.2 with the cipher suites of RFC 9189. The key of the server's certificate is for key
    /// agreement.
    ServerOfTls12,
    /// A client of TLS 1.2 or 1.3. The client signs the handshake.
    Client,
    /// Signatures of program code.
    CodeSigning,
    /// Signatures in mail.
    Email,
    /// Signatures of documents. If the certificate has extended key usages, one of them must be documentSigning (RFC
    /// 9336), emailProtection or Microsoft's usage for documents.
    Documents,
    /// Signatures of a timestamp authority.
    TimeStamping,
    /// Signatures of an OCSP responder.
    OcspSigning,
    /// Signatures of any kind. Only the key usage is checked, unless the extended key usage is critical.
    Signature,
    /// Encryption to the certificate's key. Only the key usage is checked, unless the extended key usage is critical.
    Encryption,
    /// Another purpose. The value is the object identifier of the extended key usage for this purpose. The key usage is
    /// not checked.
    Extended(ObjectIdentifier),
}

impl Purpose {
    /// All purposes that have a name.
    pub const ALL: [Self; 10] = [
        Self::Server,
        Self::ServerOfTls12,
        Self::Client,
        Self::CodeSigning,
        Self::Email,
        Self::Documents,
        Self::TimeStamping,
        Self::OcspSigning,
        Self::Signature,
        Self::Encryption,
    ];

    /// The purposes that have a name, each with this name.
    const NAMES: [(&'static str, Self); 10] = [
        ("server", Self::Server),
        ("server-tls12", Self::ServerOfTls12),
        ("client", Self::Client),
        ("code", Self::CodeSigning),
        ("email", Self::Email),
        ("documents", Self::Documents),
        ("timestamp", Self::TimeStamping),
        ("ocsp", Self::OcspSigning),
        ("signature", Self::Signature),
        ("encryption", Self::Encryption),
    ];

    /// Returns the purpose with this name, such as `server` or `documents`. `name` may also be the name or the object
    /// identifier of an extended key usage.
    ///
    /// ```
    /// use fastgost_pki::path::Purpose;
    ///
    /// assert_eq!(Purpose::from_name("documents"), Some(Purpose::Documents));
    /// assert!(matches!(Purpose::from_name("1.2.3"), Some(Purpose::Extended(_))));
    /// assert_eq!(Purpose::from_name("nonsense"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        let named = Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, purpose)| *purpose);
        named.or_else(|| extended_usage::by_name(name).map(Self::Extended))
    }

    /// Returns the names of the purposes in one text, for error messages.
    pub fn names() -> String {
        Self::NAMES.map(|(name, _)| name).join(", ")
    }

    /// Returns the purpose in words.
    pub fn text(self) -> String {
        match self {
            Self::Server => "TLS servers",
            Self::ServerOfTls12 => "TLS 1.2 servers with RFC 9189",
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

    /// Returns the extended key usages that allow this purpose. A certificate needs only one of them.
    fn extended(self) -> Vec<ObjectIdentifier> {
        match self {
            Self::Server | Self::ServerOfTls12 => vec![extended_usage::SERVER],
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

    /// Returns the key usages that allow this purpose (RFC 5280, section 4.2.1.12). A certificate needs only one of
    /// them.
    fn usages(self) -> &'static [KeyUsages] {
        use KeyUsages::{DataEncipherment, DigitalSignature, KeyAgreement, KeyEncipherment, NonRepudiation};
        match self {
            Self::Server | Self::Client | Self::CodeSigning => &[DigitalSignature],
            // RFC 9215, section 4.4, wants keyAgreement. The key exchange is also called key transport, so
            // keyEncipherment is also allowed.
            Self::ServerOfTls12 => &[KeyAgreement, KeyEncipherment],
            Self::Email => &[DigitalSignature, NonRepudiation, KeyEncipherment, KeyAgreement],
            Self::Documents | Self::TimeStamping | Self::OcspSigning | Self::Signature => {
                &[DigitalSignature, NonRepudiation]
            }
            Self::Encryption => &[KeyEncipherment, KeyAgreement, DataEncipherment],
            Self::Extended(_) => &[],
        }
    }

    fn is_of_tls(self) -> bool {
        matches!(self, Self::Server | Self::ServerOfTls12 | Self::Client)
    }

    /// Returns true if the certificate must have the extended key usage for this purpose. RFC 3161, section 2.3, and
    /// RFC 6960, section 4.2.2.2, require this for TSAs and OCSP responders.
    fn must_be_stated(self) -> bool {
        matches!(self, Self::TimeStamping | Self::OcspSigning)
    }
}

/// Checks that a certificate may be used for a purpose.
pub(crate) fn usage(certificate: &Certificate, purpose: Purpose) -> Result<(), Reason> {
    let extensions = certificate.extensions();
    let failed = |e: crate::Error| Reason::Extension(e.to_string());
    if purpose.is_of_tls() {
        if certificate.version() != Version::V3 {
            return Err(Reason::OldVersionFor(purpose.text()));
        }
        if extensions.value::<BasicConstraints>().map_err(failed)?.is_some_and(|constraints| constraints.ca) {
            return Err(Reason::Authority(purpose.text()));
        }
    }
    let usage = extensions.value::<KeyUsage>().map_err(failed)?;
    let (allowing, any) = (purpose.usages(), purpose.usages().is_empty());
    if usage.is_some_and(|KeyUsage(usage)| !any && !allowing.iter().any(|allows| usage.contains(*allows))) {
        return Err(Reason::KeyUsage(purpose.text()));
    }
    extended(extensions, purpose, purpose.must_be_stated())
}

/// Checks that the extended key usage allows a purpose. `extensions` are the extensions of the certificate in question,
/// or of a CA on its chain. Extensions without an extended key usage allow every purpose, unless `stated` is true.
pub(super) fn extended(extensions: Extensions<'_>, purpose: Purpose, stated: bool) -> Result<(), Reason> {
    let found = extensions.get::<ExtendedKeyUsage>().map_err(|e| Reason::Extension(e.to_string()))?;
    let refused = |own: &[ObjectIdentifier]| {
        let own: Vec<_> = own.iter().map(|usage| extended_usage::name(*usage)).collect();
        Err(Reason::ExtendedKeyUsage(own.join(", "), purpose.text()))
    };
    let Some((critical, ExtendedKeyUsage(own))) = found else {
        return if stated { refused(&[]) } else { Ok(()) };
    };
    // RFC 3161, section 2.3, requires that the extended key usage of a TSA's certificate is critical and has only
    // timeStamping.
    if stated && purpose == Purpose::TimeStamping && !(critical && own == [extended_usage::TIMESTAMPS]) {
        return Err(Reason::TimestampUsage);
    }
    let allowing = purpose.extended();
    // Browsers and TLS libraries do not accept "any" in place of the specific usage.
    let any = !stated && !purpose.is_of_tls() && own.contains(&extended_usage::ANY);
    // A critical extended key usage restricts the certificate to the listed usages. If `allowing` is empty, no extended
    // key usage stands for the purpose. So the purpose is allowed only if the extension is not critical.
    match any || own.iter().any(|usage| allowing.contains(usage)) || (allowing.is_empty() && !critical) {
        true => Ok(()),
        false => refused(&own),
    }
}
