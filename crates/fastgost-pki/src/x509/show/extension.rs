//! Shows extensions as text for people.
use super::{harmless, hex, shown};
use crate::x509::{
    extended_usage,
    extensions::{AuthorityKeyIdentifier, BasicConstraints, CA_ISSUERS, OCSP},
    known::{self, ISSUING_DISTRIBUTION_POINT},
    name,
    qualified::{self, Identification},
};
use der::{
    Decode,
    asn1::{GeneralizedTime, Null},
    oid::AssociatedOid,
};
use x509_cert::{
    ext::{
        Extension,
        pkix::{
            AuthorityInfoAccessSyntax, BaseCrlNumber, CertificatePolicies, CrlDistributionPoints, CrlNumber,
            ExtendedKeyUsage, IssuerAltName, IssuingDistributionPoint, KeyUsage, KeyUsages, NameConstraints,
            PolicyConstraints, PrivateKeyUsagePeriod, SubjectAltName, SubjectKeyIdentifier,
            certpolicy::PolicyInformation,
            name::{DistributionPointName, GeneralName},
        },
    },
    time::Time,
};

/// Returns the name and the value of an extension, in words.
pub(super) fn extension(extension: &Extension) -> (String, String) {
    let raw = || format!("#{}", hex(extension.extn_value.as_bytes()));
    // `bytes` is empty if readers refuse the value. Then the value is shown as bytes in hexadecimal.
    let bytes = known::value(extension).unwrap_or_default();
    // `whatever` is for extensions whose value is shown as text even if readers refuse it. For example, the name of a
    // signing tool may be too long, or may be a string of another type.
    let whatever = extension.extn_value.as_bytes();
    let (name, value) = match extension.extn_id {
        known::NO_CHECK => ("No check of revocation", read(bytes, |Null| "of this OCSP responder".to_owned())),
        BasicConstraints::OID => (
            "Basic constraints",
            read(bytes, |BasicConstraints { ca, path_length }| match (ca, path_length) {
                (false, _) => "no CA".to_owned(),
                (true, None) => "CA".to_owned(),
                (true, Some(n)) => format!("CA, with at most {n} CAs below it"),
            }),
        ),
        KeyUsage::OID => (
            "Key usage",
            read(bytes, |KeyUsage(usage)| {
                let names = USAGES.iter().filter(|(flag, _)| usage.contains(*flag)).map(|(_, name)| *name);
                names.collect::<Vec<_>>().join(", ")
            }),
        ),
        ExtendedKeyUsage::OID => (
            "Extended key usage",
            read(bytes, |ExtendedKeyUsage(usages)| {
                usages.iter().map(|usage| extended_usage::text(*usage)).collect::<Vec<_>>().join(", ")
            }),
        ),
        SubjectKeyIdentifier::OID => {
            ("Subject key identifier", read(bytes, |SubjectKeyIdentifier(id)| hex(id.as_bytes())))
        }
        AuthorityKeyIdentifier::OID => ("Authority key identifier", read(bytes, authority)),
        SubjectAltName::OID => ("Alternative names", read(bytes, |SubjectAltName(names)| general_names(&names))),
        IssuerAltName::OID => {
            ("Alternative names of the issuer", read(bytes, |IssuerAltName(names)| general_names(&names)))
        }
        NameConstraints::OID => ("Name constraints", read(bytes, constraints)),
        CrlDistributionPoints::OID => (
            "CRLs",
            read(bytes, |CrlDistributionPoints(points)| {
                points
                    .iter()
                    .map(|point| distribution_point(point.distribution_point.as_ref()))
                    .collect::<Vec<_>>()
                    .join(", ")
            }),
        ),
        ISSUING_DISTRIBUTION_POINT => ("Scope of the list", read(bytes, scope)),
        CrlNumber::OID => ("Number", read(bytes, |CrlNumber(number)| hex(number.as_bytes()))),
        BaseCrlNumber::OID => {
            ("List of changes since number", read(bytes, |BaseCrlNumber(number)| hex(number.as_bytes())))
        }
        AuthorityInfoAccessSyntax::OID => (
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
        CertificatePolicies::OID => (
            "Policies",
            read(bytes, |CertificatePolicies(policies)| policies.iter().map(policy).collect::<Vec<_>>().join(", ")),
        ),
        PolicyConstraints::OID => (
            "Policy constraints",
            read(bytes, |c: PolicyConstraints| {
                let one = |what, n: Option<u32>| n.map(|n| format!("{what} after {n} certificates"));
                let both =
                    [one("an explicit policy", c.require_explicit_policy), one("no mapping", c.inhibit_policy_mapping)];
                both.into_iter().flatten().collect::<Vec<_>>().join(", ")
            }),
        ),
        PrivateKeyUsagePeriod::OID => (
            "Private key usage period",
            read(bytes, |PrivateKeyUsagePeriod { not_before, not_after }| {
                let one =
                    |what, time: Option<GeneralizedTime>| Some(format!("{what} {}", shown(&Time::GeneralTime(time?))));
                let both = [one("from", not_before), one("until", not_after)];
                both.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }),
        ),
        qualified::SUBJECT_TOOL => (
            "Signing tool of the subject",
            der::Any::from_der(whatever).ok().as_ref().and_then(name::text).map(|t| harmless(&t)),
        ),
        qualified::ISSUER_TOOL => (
            "Signing tool of the issuer",
            read(whatever, |texts: Vec<der::Any>| {
                texts.iter().filter_map(name::text).map(|text| harmless(&text)).collect::<Vec<_>>().join("; ")
            }),
        ),
        qualified::IDENTIFICATION => ("Kind of identification", read(whatever, Identification::text)),
        other => return (other.to_string(), raw()),
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
    (KeyUsages::CRLSign, "CRL signing"),
    (KeyUsages::EncipherOnly, "encipher only"),
    (KeyUsages::DecipherOnly, "decipher only"),
];

/// Returns the text for a certificate policy and its qualifiers.
fn policy(policy: &PolicyInformation) -> String {
    let qualifiers = policy.policy_qualifiers.iter().flatten().map(|qualifier| {
        let value = qualifier.qualifier.as_ref();
        match qualifier.policy_qualifier_id.to_string().as_str() {
            "1.3.6.1.5.5.7.2.1" => value.and_then(name::text).map(|uri| harmless(&uri)),
            // This is UserNotice. Its last part is a text.
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
        (point.only_contains_ca_certs, "only CAs"),
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
        None => "the issuer's".to_owned(),
    }
}

fn general_names(names: &[GeneralName]) -> String {
    names.iter().map(show_general).collect::<Vec<_>>().join(", ")
}

/// Returns the text for a general name, such as `DNS:...` or `IP:...`.
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

/// Returns the bytes of an IP address name as text. The bytes are an address or, in name constraints, an address and
/// its mask.
fn ip(bytes: &[u8]) -> String {
    use std::net::{Ipv4Addr, Ipv6Addr};
    let one = |bytes: &[u8]| match (<[u8; 4]>::try_from(bytes), <[u8; 16]>::try_from(bytes)) {
        (Ok(v4), _) => Some(Ipv4Addr::from(v4).to_string()),
        (_, Ok(v6)) => Some(Ipv6Addr::from(v6).to_string()),
        _ => None,
    };
    let (a, b) = bytes.split_at(bytes.len() / 2);
    match (one(bytes), one(a), one(b)) {
        // Half of the length of an address is never the length of an address. So if the two halves are addresses, the
        // bytes are an address and its mask.
        (Some(address), ..) => address,
        (None, Some(base), Some(mask)) => format!("{base}/{mask}"),
        _ => hex(bytes),
    }
}
