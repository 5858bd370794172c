//! Documents as text for people.
use super::{
    Any, Certificate, Extensions, Request, RevocationList, extended_usage,
    extensions::{AuthorityKeyIdentifier, BasicConstraints, CA_ISSUERS, OCSP},
    known, name,
    qualified::{self, Identification},
    steers,
};
use crate::Lenience;
use der::{
    Decode,
    asn1::{GeneralizedTime, ObjectIdentifier},
};
use fastgost::{
    hash::Streebog256,
    keys::{Algorithm, PublicKey, x509::Signed},
};
use std::fmt::Write;
use x509_cert::{
    ext::{
        Extension,
        pkix::{
            AuthorityInfoAccessSyntax, BaseCrlNumber, CertificatePolicies, CrlDistributionPoints, CrlNumber, CrlReason,
            ExtendedKeyUsage, IssuingDistributionPoint, KeyUsage, KeyUsages, NameConstraints, PolicyConstraints,
            PrivateKeyUsagePeriod, SubjectAltName, SubjectKeyIdentifier,
            certpolicy::PolicyInformation,
            name::{DistributionPointName, GeneralName},
        },
    },
    spki::SubjectPublicKeyInfoOwned,
    time::Time,
};

/// How many entries of a revocation list are shown.
const MOST_ENTRIES: usize = 1000;

impl Any {
    /// Many lines of text: everything that it says, without control characters.
    pub fn show(&self) -> String {
        match self {
            Any::Certificate(certificate) => certificate.show(),
            Any::Request(request) => request.show(),
            Any::RevocationList(list) => list.show(),
        }
    }
}

impl Certificate {
    /// Many lines of text: everything that the certificate says, without control characters. Nothing is verified.
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
        out.line("Streebog-256 of all of it", &hex(&Streebog256::digest(self.as_der())));
        out.0
    }
}

impl Request {
    /// Many lines of text: everything that the request says, without control characters, and whether its signature is
    /// right.
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
    /// Many lines of text: what the list says, without control characters. Nothing is verified.
    pub fn show(&self) -> String {
        let mut out = Text::new("Revocation list");
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
        // Its DER is what is known of an algorithm of others.
        let oid = signature_oid(signed).map_or("unknown".to_owned(), algorithm_name);
        self.line("Signature", &oid);
        self.deeper("Bytes", &hex(signed.signature()));
    }

    /// Nothing if there are none.
    fn deviations(&mut self, deviations: &[Lenience]) {
        deviations.iter().for_each(|lenience| self.line("Deviates, and is read nevertheless", lenience.text()));
    }

    fn extensions(&mut self, extensions: Extensions<'_>, title: &str) {
        if extensions.iter().next().is_none() {
            return;
        }
        let _ = writeln!(self.0, "  {title}:");
        for extension in extensions.iter() {
            let (name, value) = shown_extension(extension);
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

/// The names of algorithms that are often met.
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

/// The name and the value of an extension.
fn shown_extension(extension: &Extension) -> (String, String) {
    let raw = || format!("#{}", hex(extension.extn_value.as_bytes()));
    // What is refused otherwise is shown as it is.
    let bytes = known::value(extension).unwrap_or_default();
    // Tools have longer texts, and texts of other kinds, than they should.
    let whatever = extension.extn_value.as_bytes();
    let (name, value) = match extension.extn_id.to_string().as_str() {
        "2.5.29.19" => (
            "Basic constraints",
            read(bytes, |BasicConstraints { ca, path_length }| match (ca, path_length) {
                (false, _) => "no authority".to_owned(),
                (true, None) => "authority".to_owned(),
                (true, Some(n)) => format!("authority, with at most {n} authorities below it"),
            }),
        ),
        "2.5.29.15" => (
            "Key usage",
            read(bytes, |KeyUsage(usage)| {
                let names = USAGES.iter().filter(|(flag, _)| usage.contains(*flag)).map(|(_, name)| *name);
                names.collect::<Vec<_>>().join(", ")
            }),
        ),
        "2.5.29.37" => (
            "Extended key usage",
            read(bytes, |ExtendedKeyUsage(usages)| {
                usages.iter().map(|usage| extended_usage::text(*usage)).collect::<Vec<_>>().join(", ")
            }),
        ),
        "2.5.29.14" => ("Subject key identifier", read(bytes, |SubjectKeyIdentifier(id)| hex(id.as_bytes()))),
        "2.5.29.35" => ("Authority key identifier", read(bytes, authority)),
        "2.5.29.17" => ("Alternative names", read(bytes, |SubjectAltName(names)| general_names(&names))),
        "2.5.29.18" => {
            ("Alternative names of the issuer", read(bytes, |names: Vec<GeneralName>| general_names(&names)))
        }
        "2.5.29.30" => ("Name constraints", read(bytes, constraints)),
        "2.5.29.31" => (
            "Revocation lists",
            read(bytes, |CrlDistributionPoints(points)| {
                points
                    .iter()
                    .map(|point| distribution_point(point.distribution_point.as_ref()))
                    .collect::<Vec<_>>()
                    .join(", ")
            }),
        ),
        "2.5.29.28" => ("Scope of the list", read(bytes, scope)),
        "2.5.29.20" => ("Number", read(bytes, |CrlNumber(number)| hex(number.as_bytes()))),
        "2.5.29.27" => ("List of changes since number", read(bytes, |BaseCrlNumber(number)| hex(number.as_bytes()))),
        "1.3.6.1.5.5.7.1.1" => (
            "About the issuer",
            read(bytes, |AuthorityInfoAccessSyntax(all)| {
                let shown = all.iter().map(|access| {
                    let method = match access.access_method {
                        OCSP => "OCSP".to_owned(),
                        CA_ISSUERS => "certificate".to_owned(),
                        other => other.to_string(),
                    };
                    format!("{method} {}", show_general(&access.access_location))
                });
                shown.collect::<Vec<_>>().join(", ")
            }),
        ),
        "2.5.29.32" => (
            "Policies",
            read(bytes, |CertificatePolicies(policies)| policies.iter().map(policy).collect::<Vec<_>>().join(", ")),
        ),
        "2.5.29.36" => (
            "Policy constraints",
            read(bytes, |c: PolicyConstraints| {
                let one = |what, n: Option<u32>| n.map(|n| format!("{what} after {n} certificates"));
                let both =
                    [one("an explicit policy", c.require_explicit_policy), one("no mapping", c.inhibit_policy_mapping)];
                both.into_iter().flatten().collect::<Vec<_>>().join(", ")
            }),
        ),
        "2.5.29.16" => (
            "Private key usage period",
            read(bytes, |PrivateKeyUsagePeriod { not_before, not_after }| {
                let one =
                    |what, time: Option<GeneralizedTime>| Some(format!("{what} {}", shown(&Time::GeneralTime(time?))));
                let both = [one("from", not_before), one("until", not_after)];
                both.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }),
        ),
        "1.2.643.100.111" => (
            "Signing tool of the subject",
            der::Any::from_der(whatever).ok().as_ref().and_then(name::text).map(|t| harmless(&t)),
        ),
        "1.2.643.100.112" => (
            "Signing tool of the issuer",
            read(whatever, |texts: Vec<der::Any>| {
                texts.iter().filter_map(name::text).map(|text| harmless(&text)).collect::<Vec<_>>().join("; ")
            }),
        ),
        "1.2.643.100.114" => ("Kind of identification", read(whatever, Identification::text)),
        other => return (other.to_owned(), raw()),
    };
    (name.to_owned(), value.unwrap_or_else(raw))
}

fn read<'a, T: Decode<'a>>(bytes: &'a [u8], show: impl FnOnce(T) -> String) -> Option<String> {
    T::from_der(bytes).ok().map(show)
}

const USAGES: [(KeyUsages, &str); 9] = [
    (KeyUsages::DigitalSignature, "digital signature"),
    (KeyUsages::NonRepudiation, "non-repudiation"),
    (KeyUsages::KeyEncipherment, "key encipherment"),
    (KeyUsages::DataEncipherment, "data encipherment"),
    (KeyUsages::KeyAgreement, "key agreement"),
    (KeyUsages::KeyCertSign, "certificate signing"),
    (KeyUsages::CRLSign, "revocation list signing"),
    (KeyUsages::EncipherOnly, "encipher only"),
    (KeyUsages::DecipherOnly, "decipher only"),
];

/// A policy, and what is said of it.
fn policy(policy: &PolicyInformation) -> String {
    let qualifiers = policy.policy_qualifiers.iter().flatten().map(|qualifier| {
        let value = qualifier.qualifier.as_ref();
        match qualifier.policy_qualifier_id.to_string().as_str() {
            "1.3.6.1.5.5.7.2.1" => value.and_then(name::text).map(|uri| harmless(&uri)),
            // UserNotice: the text is the last part of it.
            "1.3.6.1.5.5.7.2.2" => {
                let parts = value.and_then(|value| value.decode_as::<Vec<der::Any>>().ok());
                parts.as_ref().and_then(|parts| name::text(parts.last()?)).map(|text| harmless(&text))
            }
            _ => None,
        }
    });
    let qualifiers: Vec<_> = qualifiers.flatten().collect();
    let name = qualified::policy(policy.policy_identifier);
    if qualifiers.is_empty() { name } else { format!("{name}: {}", qualifiers.join("; ")) }
}

fn authority(id: AuthorityKeyIdentifier) -> String {
    let key = id.key_identifier.map(|key| hex(key.as_bytes()));
    let issuer = id.authority_cert_issuer.map(|names| format!("issuer {}", general_names(&names)));
    let serial = id.authority_cert_serial_number.map(|number| format!("serial {number}"));
    [key, issuer, serial].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn constraints(constraints: NameConstraints) -> String {
    let list = |what, subtrees: Option<Vec<x509_cert::ext::pkix::constraints::name::GeneralSubtree>>| {
        let names: Vec<_> = subtrees?.iter().map(|subtree| show_general(&subtree.base)).collect();
        Some(format!("{what} {}", names.join(", ")))
    };
    let both = [list("permitted", constraints.permitted_subtrees), list("excluded", constraints.excluded_subtrees)];
    both.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

fn scope(point: IssuingDistributionPoint) -> String {
    let name = point.distribution_point.as_ref().map(|name| distribution_point(Some(name)));
    let flags = [
        (point.only_contains_user_certs, "only users"),
        (point.only_contains_ca_certs, "only authorities"),
        (point.only_contains_attribute_certs, "only attribute certificates"),
        (point.only_some_reasons.is_some(), "only some reasons"),
        (point.indirect_crl, "several issuers"),
    ];
    let flags = flags.into_iter().filter(|(set, _)| *set).map(|(_, text)| text.to_owned());
    name.into_iter().chain(flags).collect::<Vec<_>>().join(", ")
}

fn distribution_point(name: Option<&DistributionPointName>) -> String {
    match name {
        Some(DistributionPointName::FullName(names)) => general_names(names),
        Some(DistributionPointName::NameRelativeToCRLIssuer(name)) => harmless(&name.to_string()),
        None => "those of the issuer".to_owned(),
    }
}

fn general_names(names: &[GeneralName]) -> String {
    names.iter().map(show_general).collect::<Vec<_>>().join(", ")
}

/// A name as `DNS:...`, `IP:...` and so on.
pub(crate) fn show_general(name: &GeneralName) -> String {
    match name {
        GeneralName::DnsName(text) => format!("DNS:{}", harmless(text.as_str())),
        GeneralName::Rfc822Name(text) => format!("email:{}", harmless(text.as_str())),
        GeneralName::UniformResourceIdentifier(text) => format!("URI:{}", harmless(text.as_str())),
        GeneralName::DirectoryName(name) => format!("dirName:{}", name::show(name)),
        GeneralName::IpAddress(bytes) => format!("IP:{}", ip(bytes.as_bytes())),
        GeneralName::RegisteredId(oid) => format!("RID:{oid}"),
        GeneralName::OtherName(other) => format!("otherName:{}", other.type_id),
        GeneralName::EdiPartyName(_) => "EDI party".to_owned(),
    }
}

/// An address, or an address and a mask.
fn ip(bytes: &[u8]) -> String {
    use std::net::{Ipv4Addr, Ipv6Addr};
    let one = |bytes: &[u8]| match (<[u8; 4]>::try_from(bytes), <[u8; 16]>::try_from(bytes)) {
        (Ok(v4), _) => Some(Ipv4Addr::from(v4).to_string()),
        (_, Ok(v6)) => Some(Ipv6Addr::from(v6).to_string()),
        _ => None,
    };
    let (a, b) = bytes.split_at(bytes.len() / 2);
    match (one(bytes), one(a), one(b)) {
        // Eight bytes are no address, so these cases do not overlap, except for 16 bytes.
        (Some(address), ..) => address,
        (None, Some(base), Some(mask)) => format!("{base}/{mask}"),
        _ => hex(bytes),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02X}")).collect()
}

/// Text without characters that would steer a terminal.
fn harmless(text: &str) -> String {
    text.chars().flat_map(|c| if steers(c) { c.escape_default().collect::<Vec<_>>() } else { vec![c] }).collect()
}

/// A time as people write it.
pub(crate) fn shown(time: &Time) -> String {
    let at = time.to_date_time();
    let (year, month, day) = (at.year(), at.month(), at.day());
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}:{:02} UTC", at.hour(), at.minutes(), at.seconds())
}

/// A reason for revocation in words.
pub(crate) fn why_revoked(reason: CrlReason) -> &'static str {
    match reason {
        CrlReason::Unspecified => "no reason given",
        CrlReason::KeyCompromise => "the key was compromised",
        CrlReason::CaCompromise => "the authority was compromised",
        CrlReason::AffiliationChanged => "the subject's affiliation changed",
        CrlReason::Superseded => "there is a newer certificate",
        CrlReason::CessationOfOperation => "no longer needed",
        CrlReason::CertificateHold => "on hold",
        CrlReason::RemoveFromCRL => "removed from the list",
        CrlReason::PrivilegeWithdrawn => "the privilege was withdrawn",
        CrlReason::AaCompromise => "the attribute authority was compromised",
    }
}
