//! What a certificate may be used for: said at the start, and not by the first peer.
use crate::failure::Failure;
use fastgost::keys::x509::Signed;
use rustls::pki_types::CertificateDer;
use std::time::SystemTime;
use x509_cert::{
    Version,
    der::{
        Decode,
        asn1::ObjectIdentifier,
        oid::db::rfc5280::{ANY_EXTENDED_KEY_USAGE, ID_KP_CLIENT_AUTH, ID_KP_SERVER_AUTH},
    },
    ext::pkix::{BasicConstraints, ExtendedKeyUsage, KeyUsage, SubjectAltName},
};

/// Whom a certificate is shown to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Server,
    Client,
}

impl Role {
    fn usage(self) -> (ObjectIdentifier, &'static str) {
        match self {
            Role::Server => (ID_KP_SERVER_AUTH, "serverAuth"),
            Role::Client => (ID_KP_CLIENT_AUTH, "clientAuth"),
        }
    }
}

/// Whether key usages allow what certificates of a peer are used for; webpki does not look at them. The first one signs in
/// handshakes, the others sign certificates.
pub fn usages_are_allowed(end_entity: &[u8], others: &[CertificateDer<'_>]) -> bool {
    let usage = |der: &[u8]| {
        let certificate = x509_cert::Certificate::from_der(der).ok()?;
        let usage = certificate.tbs_certificate().get_extension::<KeyUsage>().ok()?;
        Some(usage.map(|(_, usage)| usage))
    };
    usage(end_entity).is_some_and(|usage| usage.is_none_or(|usage| usage.digital_signature()))
        && others.iter().all(|der| usage(der).is_some_and(|usage| usage.is_none_or(|usage| usage.key_cert_sign())))
}

/// A certificate with a GOST key, in the forms of both libraries that read it.
pub struct Certificate {
    pub signed: Signed,
    parsed: x509_cert::Certificate,
    name: String,
}

impl Certificate {
    /// Reads it. `name` is for messages.
    pub fn read(der: &CertificateDer<'_>, name: &str) -> Result<Self, Failure> {
        let allowed = "allowed: an X.509 certificate, version 3, of a GOST R 34.10-2012 key";
        let wrong = |what: &dyn std::fmt::Display| Failure(format!("{name}: {what}; {allowed}"));
        let signed = Signed::certificate(der).map_err(|e| wrong(&e))?;
        let parsed = x509_cert::Certificate::from_der(der).map_err(|e| wrong(&format!("not a certificate: {e}")))?;
        if parsed.tbs_certificate().version() != Version::V3 {
            return Err(wrong(&"a certificate of an old version"));
        }
        signed.subject_key().and_then(|key| key.verifying_key()).map_err(|e| wrong(&e))?;
        Ok(Self { signed, parsed, name: name.to_owned() })
    }

    /// When it expires.
    pub fn not_after(&self) -> SystemTime {
        self.parsed.tbs_certificate().validity().not_after.to_system_time()
    }

    /// Whether it may sign other certificates.
    pub fn is_authority(&self) -> Result<bool, Failure> {
        let constraints = self.extension::<BasicConstraints>()?;
        let Some(BasicConstraints { ca: true, .. }) = constraints else { return Ok(false) };
        match self.extension::<KeyUsage>()? {
            Some(usage) if !usage.key_cert_sign() => {
                Err(self.wrong("its key usage does not allow an authority to sign certificates; allowed: keyCertSign"))
            }
            _ => Ok(true),
        }
    }

    /// Whether its own key has signed it.
    pub fn is_self_signed(&self) -> bool {
        self.signed.issuer_der() == self.signed.subject_der()
            && self.signed.subject_key().is_ok_and(|key| self.signed.verify(&key).is_ok())
    }

    /// An error unless it belongs to the authority that has signed that one.
    pub fn check_has_signed(&self, below: &Self) -> Result<(), Failure> {
        if self.signed.subject_der() != below.signed.issuer_der()
            || !self.signed.subject_key().is_ok_and(|key| below.signed.verify(&key).is_ok())
        {
            return Err(self.wrong(&format!("it has not signed the certificate before it, {}", below.name)));
        }
        match self.is_authority()? {
            true => Ok(()),
            false => Err(self.wrong("it does not belong to an authority; allowed: CA in its basic constraints")),
        }
    }

    /// An error unless it is valid now.
    pub fn check_time(&self) -> Result<(), Failure> {
        let validity = self.parsed.tbs_certificate().validity();
        let now = SystemTime::now();
        if now < validity.not_before.to_system_time() {
            return Err(self.wrong(&format!("not valid yet: from {}", validity.not_before)));
        }
        if now > validity.not_after.to_system_time() {
            return Err(self.wrong(&format!("expired: it was valid until {}", validity.not_after)));
        }
        Ok(())
    }

    /// An error unless this role may use it: peers would reject it.
    pub fn check_usage(&self, role: Role) -> Result<(), Failure> {
        if self.is_authority()? {
            return Err(
                self.wrong("this is the certificate of an authority; allowed: one that belongs to a server or client")
            );
        }
        if self.extension::<KeyUsage>()?.is_some_and(|usage| !usage.digital_signature()) {
            return Err(self.wrong("its key usage does not allow signatures; allowed: digitalSignature"));
        }
        let (wanted, usage) = role.usage();
        if let Some(ExtendedKeyUsage(usages)) = self.extension()?
            && !usages.contains(&wanted)
        {
            let any = if usages.contains(&ANY_EXTENDED_KEY_USAGE) { ", by its own name" } else { "" };
            return Err(self.wrong(&format!("its extended key usage is for something else; needed: {usage}{any}")));
        }
        if role == Role::Server && self.extension::<SubjectAltName>()?.is_none() {
            return Err(self.wrong("it has no names that clients compare; needed: a subject alternative name"));
        }
        Ok(())
    }

    fn extension<'a, T: Decode<'a> + x509_cert::der::oid::AssociatedOid>(&'a self) -> Result<Option<T>, Failure> {
        let extension = self.parsed.tbs_certificate().get_extension::<T>();
        let extension = extension.map_err(|_| self.wrong("an extension cannot be read; allowed: those of RFC 5280"))?;
        Ok(extension.map(|(_, extension)| extension))
    }

    fn wrong(&self, what: &str) -> Failure {
        Failure(format!("{}: {what}", self.name))
    }
}
