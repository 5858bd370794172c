//! Shows documents as text for people.
use super::{Any, Certificate, Extensions, Request, RevocationList, name, steers};
use crate::Lenience;
use der::{Decode, asn1::ObjectIdentifier};
use fastgost::{
    hash::Streebog256,
    keys::{Algorithm, PublicKey, x509::Signed},
};
use std::fmt::Write;
use x509_cert::{ext::pkix::CrlReason, spki::SubjectPublicKeyInfoOwned, time::Time};

mod extension;

pub(crate) use extension::show_general;

/// The limit for the number of entries of a CRL that are shown.
const MOST_ENTRIES: usize = 1000;

impl Any {
    /// Returns the contents of the document as text of several lines, without control characters except for line ends.
    /// For a CRL, at most 1000 entries are shown.
    pub fn show(&self) -> String {
        match self {
            Any::Certificate(certificate) => certificate.show(),
            Any::Request(request) => request.show(),
            Any::RevocationList(list) => list.show(),
        }
    }
}

impl Certificate {
    /// Returns all contents of the certificate as text of several lines, without control characters except for line
    /// ends. Nothing is verified.
    pub fn show(&self) -> String {
        let mut out = Text::new("Certificate");
        out.line("Version", &(self.version() as u8 + 1).to_string());
        out.line("Serial number", &self.serial_number().to_string());
        out.line("Issuer", &shown_name(self.issuer()));
        out.line("Valid from", &shown(&self.validity().not_before));
        out.line("Valid until", &shown(&self.validity().not_after));
        out.line("Subject", &shown_name(self.subject()));
        out.key(self.subject_public_key_info(), self.key().ok());
        out.extensions(self.extensions(), "Extensions");
        out.signature(self.signed());
        out.deviations(&self.deviations());
        out.line("Streebog-256 of the certificate", &hex(&Streebog256::digest(self.as_der())));
        out.0
    }
}

impl Request {
    /// Returns all contents of the request as text of several lines, without control characters except for line ends.
    /// The text also says whether the signature verifies.
    pub fn show(&self) -> String {
        let mut out = Text::new("Certification request");
        out.line("Subject", &shown_name(self.subject()));
        out.key(self.subject_public_key_info(), self.key().ok());
        out.extensions(self.extensions(), "Extensions asked for");
        for attribute in self.attributes().iter().filter(|attribute| !Self::is_extensions(attribute.oid)) {
            let values: Vec<_> = attribute.values.iter().map(|value| name::text(value).unwrap_or_default()).collect();
            out.line(&format!("Attribute {}", attribute.oid), &harmless(&values.join(", ")));
        }
        out.signature(self.signed());
        out.deviations(&self.deviations());
        out.line("With the key it is for", if self.verify().is_ok() { "yes" } else { "no: it does not verify" });
        out.0
    }
}

impl RevocationList {
    /// Returns the contents of the CRL as text of several lines, without control characters except for line ends. At
    /// most 1000 entries are shown. Nothing is verified.
    pub fn show(&self) -> String {
        let mut out = Text::new("CRL");
        out.line("Version", &self.version().to_string());
        out.line("Issuer", &shown_name(self.issuer()));
        out.line("Made", &shown(&self.this_update()));
        out.line("Next", &self.next_update().as_ref().map_or("not given".to_owned(), shown));
        out.extensions(self.extensions(), "Extensions");
        out.line("Revoked certificates", &self.len().to_string());
        for entry in self.revoked().take(MOST_ENTRIES) {
            let reason = entry.reason.map_or(String::new(), |reason| format!(": {}", why_revoked(reason)));
            out.deeper(&entry.serial_number.to_string(), &format!("{}{reason}", shown(&entry.date)));
        }
        if self.len() > MOST_ENTRIES {
            out.deeper("and", &format!("{} more", self.len() - MOST_ENTRIES));
        }
        out.signature(self.signed());
        out.deviations(&self.deviations());
        out.0
    }
}

struct Text(String);

impl Text {
    fn new(title: &str) -> Self {
        Self(format!("{title}\n"))
    }

    fn line(&mut self, what: &str, value: &str) {
        let _ = writeln!(self.0, "  {what}: {value}");
    }

    fn deeper(&mut self, what: &str, value: &str) {
        let _ = writeln!(self.0, "    {what}: {value}");
    }

    fn key(&mut self, info: &SubjectPublicKeyInfoOwned, key: Option<PublicKey>) {
        let oid = info.algorithm.oid;
        let algorithm = match key.as_ref().map(PublicKey::algorithm) {
            Some(Algorithm::Gost94) => "GOST R 34.10-94".to_owned(),
            Some(Algorithm::Gost2001) => "GOST R 34.10-2001".to_owned(),
            Some(Algorithm::Gost2012_256) => "GOST R 34.10-2012, 256 bits".to_owned(),
            Some(Algorithm::Gost2012_512) => "GOST R 34.10-2012, 512 bits".to_owned(),
            _ => algorithm_name(oid),
        };
        self.line("Key", &algorithm);
        match key.and_then(|key| key.verifying_key().ok()) {
            Some(key) => {
                let (curve, bytes) = (key.curve(), key.to_bytes());
                self.deeper("Curve", &format!("{} ({}, {})", curve.short_name(), curve.name(), curve.oid()));
                let (x, y) = bytes.split_at(bytes.len() / 2);
                for (what, bytes) in [("X", x), ("Y", y)] {
                    self.deeper(what, &hex(&bytes.iter().rev().copied().collect::<Vec<_>>()));
                }
            }
            None => self.deeper("Bytes", &hex(info.subject_public_key.raw_bytes())),
        }
    }

    fn signature(&mut self, signed: &Signed) {
        // The identifier of the algorithm is read from the DER of the document, so that an algorithm that the library
        // does not know is shown too.
        let oid = signature_oid(signed).map_or("unknown".to_owned(), algorithm_name);
        self.line("Signature", &oid);
        self.deeper("Bytes", &hex(signed.signature()));
    }

    /// Writes one line for each deviation from the standards.
    fn deviations(&mut self, deviations: &[Lenience]) {
        deviations.iter().for_each(|lenience| self.line("Deviates, and is read nevertheless", lenience.text()));
    }

    fn extensions(&mut self, extensions: Extensions<'_>, title: &str) {
        if extensions.iter().next().is_none() {
            return;
        }
        let _ = writeln!(self.0, "  {title}:");
        for extension in extensions.iter() {
            let (name, value) = extension::extension(extension);
            let critical = if extension.critical { " (critical)" } else { "" };
            self.deeper(&format!("{name}{critical}"), &value);
        }
    }
}

fn signature_oid(signed: &Signed) -> Option<ObjectIdentifier> {
    use x509_cert::spki::AlgorithmIdentifierRef;
    let parts: Vec<der::asn1::AnyRef<'_>> = Vec::from_der(signed.as_der()).ok()?;
    parts.get(1)?.decode_as::<AlgorithmIdentifierRef<'_>>().ok().map(|identifier| identifier.oid)
}

/// Returns the name of an algorithm and its object identifier. If this function has no name for the algorithm, the
/// result is only the object identifier.
fn algorithm_name(oid: ObjectIdentifier) -> String {
    let text = oid.to_string();
    let name = match text.as_str() {
        "1.2.643.7.1.1.3.2" => "GOST R 34.10-2012 with Streebog-256",
        "1.2.643.7.1.1.3.3" => "GOST R 34.10-2012 with Streebog-512",
        "1.2.643.2.2.3" => "GOST R 34.10-2001 with GOST R 34.11-94",
        "1.2.643.2.2.4" => "GOST R 34.10-94 with GOST R 34.11-94",
        "1.2.643.7.1.1.1.1" => "GOST R 34.10-2012, 256 bits",
        "1.2.643.7.1.1.1.2" => "GOST R 34.10-2012, 512 bits",
        "1.2.643.2.2.19" => "GOST R 34.10-2001",
        "1.2.643.2.2.20" => "GOST R 34.10-94",
        "1.2.840.113549.1.1.1" => "RSA",
        "1.2.840.113549.1.1.5" => "RSA with SHA-1",
        "1.2.840.113549.1.1.11" => "RSA with SHA-256",
        "1.2.840.113549.1.1.12" => "RSA with SHA-384",
        "1.2.840.113549.1.1.13" => "RSA with SHA-512",
        "1.2.840.10045.2.1" => "ECDSA",
        "1.2.840.10045.4.3.2" => "ECDSA with SHA-256",
        "1.2.840.10045.4.3.3" => "ECDSA with SHA-384",
        "1.3.101.112" => "Ed25519",
        _ => return text,
    };
    format!("{name} ({text})")
}

fn shown_name(name: &x509_cert::name::Name) -> String {
    if name.is_empty() { "(empty)".to_owned() } else { name::show(name) }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02X}")).collect()
}

/// Returns the text. Characters that would control a terminal, and invisible characters, are escaped.
fn harmless(text: &str) -> String {
    text.chars().flat_map(|c| if steers(c) { c.escape_default().collect::<Vec<_>>() } else { vec![c] }).collect()
}

/// Returns a time as text, such as `2026-06-01 12:00:00 UTC`.
pub(crate) fn shown(time: &Time) -> String {
    let at = time.to_date_time();
    let (year, month, day) = (at.year(), at.month(), at.day());
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}:{:02} UTC", at.hour(), at.minutes(), at.seconds())
}

/// Describes a reason for revocation in words.
pub(crate) fn why_revoked(reason: CrlReason) -> &'static str {
    match reason {
        CrlReason::Unspecified => "no reason given",
        CrlReason::KeyCompromise => "the key was compromised",
        CrlReason::CaCompromise => "the CA was compromised",
        CrlReason::AffiliationChanged => "the subject's affiliation changed",
        CrlReason::Superseded => "there is a newer certificate",
        CrlReason::CessationOfOperation => "no longer needed",
        CrlReason::CertificateHold => "on hold",
        CrlReason::RemoveFromCRL => "removed from the list",
        CrlReason::PrivilegeWithdrawn => "the privilege was withdrawn",
        CrlReason::AaCompromise => "the attribute authority was compromised",
    }
}
