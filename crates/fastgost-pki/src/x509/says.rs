//! Checks the contents of extensions. A value that can be decoded may still break the rules that RFC 5280 has for its
//! contents.
use super::{
    extensions::{AuthorityKeyIdentifier, BasicConstraints},
    forms, name,
};
use der::asn1::{GeneralizedTime, Null, ObjectIdentifier};
use fastgost::keys::element;
use x509_cert::ext::pkix::{
    AccessDescription, AuthorityInfoAccessSyntax, BaseCrlNumber, CertificatePolicies, CrlDistributionPoints, CrlNumber,
    CrlReason, ExtendedKeyUsage, FreshestCrl, InhibitAnyPolicy, IssuerAltName, IssuingDistributionPoint, KeyUsage,
    NameConstraints, PolicyConstraints, PolicyMappings, PrivateKeyUsagePeriod, SubjectAltName,
    SubjectDirectoryAttributes, SubjectInfoAccessSyntax, SubjectKeyIdentifier,
    constraints::name::GeneralSubtree,
    crl::dp::DistributionPoint,
    name::{DistributionPointName, GeneralName, GeneralNames},
};

/// The value of an extension. Its contents must follow the rules of a standard, which `says` checks. The error names
/// the rule that the value breaks.
pub(super) trait Says {
    fn says(&self) -> Result<(), &'static str> {
        Ok(())
    }
}

pub(super) fn need(there: bool, what: &'static str) -> Result<(), &'static str> {
    if there { Ok(()) } else { Err(what) }
}

const NO_NAMES: &str = "there are no names in it; allowed: at least one";

impl Says for SubjectKeyIdentifier {}
impl Says for CrlReason {}
impl Says for InhibitAnyPolicy {}
impl Says for GeneralizedTime {}
impl Says for Null {}
impl Says for BasicConstraints {}
impl Says for ObjectIdentifier {}

impl Says for GeneralName {
    fn says(&self) -> Result<(), &'static str> {
        match self {
            GeneralName::IpAddress(address) => {
                need(matches!(address.as_bytes().len(), 4 | 16), "an address of IP does not have 4 or 16 bytes")
            }
            // The rules for the following kinds of names are in RFC 5280, section 4.2.1.6.
            GeneralName::DnsName(host) => need(
                host.as_str().bytes().all(|b| b.is_ascii_graphic()),
                "a host name has a space or a control character",
            ),
            GeneralName::Rfc822Name(text) | GeneralName::UniformResourceIdentifier(text) => {
                need(text.as_str().bytes().all(|b| b.is_ascii_graphic()), "a name has a space or a control character")
            }
            GeneralName::DirectoryName(name) => name::check(name),
            // This object identifier has another tag than OBJECT IDENTIFIER, so its encoding is checked here. Elements
            // with the tag OBJECT IDENTIFIER were already checked.
            GeneralName::RegisteredId(oid) => {
                need(element::is_identifier(oid.as_bytes()), "an object identifier is not in its shortest form")
            }
            _ => Ok(()),
        }
    }
}

impl Says for GeneralNames {
    fn says(&self) -> Result<(), &'static str> {
        need(!self.is_empty(), NO_NAMES)?;
        self.iter().try_for_each(|name| {
            name.says()?;
            need(!is_empty(name), "a name is empty (RFC 5280, section 4.2.1.6)")
        })
    }
}

/// Returns true if a name is empty. In name constraints, an empty name stands for all names of its kind.
fn is_empty(name: &GeneralName) -> bool {
    match name {
        GeneralName::DnsName(text) | GeneralName::Rfc822Name(text) | GeneralName::UniformResourceIdentifier(text) => {
            text.as_str().is_empty()
        }
        GeneralName::DirectoryName(name) => name.is_empty(),
        _ => false,
    }
}

/// Returns true if all host names have the form that RFC 5280, section 4.2.1.6 demands. The labels of a host name have
/// letters, digits and hyphens. The first label may be `*`.
pub(super) fn hosts_conform(names: &[GeneralName]) -> bool {
    names.iter().all(|name| match name {
        GeneralName::DnsName(host) => !host.as_str().contains('_') && forms::presented(host.as_str()).is_ok(),
        _ => true,
    })
}

/// Checks a general name that is not in an extension.
pub(crate) fn general_name(name: &GeneralName) -> Result<(), &'static str> {
    name.says()
}

impl Says for SubjectAltName {
    fn says(&self) -> Result<(), &'static str> {
        self.0.says()
    }
}

impl Says for IssuerAltName {
    fn says(&self) -> Result<(), &'static str> {
        self.0.says()
    }
}

impl Says for AuthorityKeyIdentifier {
    fn says(&self) -> Result<(), &'static str> {
        let both = self.authority_cert_issuer.is_some() == self.authority_cert_serial_number.is_some();
        need(both, "the issuer is without the serial number, or this without that")?;
        self.authority_cert_issuer.iter().try_for_each(Says::says)
    }
}

impl Says for KeyUsage {
    fn says(&self) -> Result<(), &'static str> {
        need(!self.0.is_empty(), "no bit is set; allowed: at least one")
    }
}

impl Says for PrivateKeyUsagePeriod {
    fn says(&self) -> Result<(), &'static str> {
        need(self.not_before.is_some() || self.not_after.is_some(), "there is no time in it; allowed: at least one")?;
        let time = |time: &Option<GeneralizedTime>| time.as_ref().map(GeneralizedTime::to_unix_duration);
        let ordered = time(&self.not_before).zip(time(&self.not_after)).is_none_or(|(from, until)| from <= until);
        need(ordered, "its end is before its beginning")
    }
}

impl Says for CertificatePolicies {
    fn says(&self) -> Result<(), &'static str> {
        need(!self.0.is_empty(), "there are no policies in it; allowed: at least one")?;
        let mut all: Vec<_> = self.0.iter().map(|policy| policy.policy_identifier).collect();
        all.sort();
        need(all.windows(2).all(|two| two[0] != two[1]), "a policy is there twice; allowed: once")?;
        let qualified = self.0.iter().all(|policy| policy.policy_qualifiers.as_ref().is_none_or(|all| !all.is_empty()));
        need(qualified, "a policy has an empty list of qualifiers; allowed: at least one, or no list")
    }
}

impl Says for PolicyMappings {
    fn says(&self) -> Result<(), &'static str> {
        need(!self.0.is_empty(), "there are no policies in it; allowed: at least one pair")
    }
}

impl Says for SubjectDirectoryAttributes {
    fn says(&self) -> Result<(), &'static str> {
        need(!self.0.is_empty(), "there are no attributes in it; allowed: at least one")?;
        need(self.0.iter().all(|one| !one.values.is_empty()), "an attribute has no value; allowed: at least one")
    }
}

impl Says for NameConstraints {
    fn says(&self) -> Result<(), &'static str> {
        let (permitted, excluded) = (&self.permitted_subtrees, &self.excluded_subtrees);
        need(permitted.is_some() || excluded.is_some(), NO_NAMES)?;
        permitted.iter().chain(excluded).try_for_each(|subtrees| {
            need(!subtrees.is_empty(), NO_NAMES)?;
            subtrees.iter().try_for_each(|GeneralSubtree { base, .. }| match base {
                GeneralName::IpAddress(range) => {
                    need(matches!(range.as_bytes().len(), 8 | 32), "a range of addresses does not have 8 or 32 bytes")
                }
                base => base.says(),
            })
        })
    }
}

impl Says for PolicyConstraints {
    fn says(&self) -> Result<(), &'static str> {
        let any = self.require_explicit_policy.is_some() || self.inhibit_policy_mapping.is_some();
        need(any, "there is no constraint in it; allowed: at least one")
    }
}

impl Says for ExtendedKeyUsage {
    fn says(&self) -> Result<(), &'static str> {
        need(!self.0.is_empty(), "there are no usages in it; allowed: at least one")
    }
}

fn names(name: &DistributionPointName) -> Result<(), &'static str> {
    match name {
        DistributionPointName::FullName(names) => names.says(),
        DistributionPointName::NameRelativeToCRLIssuer(name) => need(!name.is_empty(), NO_NAMES),
    }
}

fn points(points: &[DistributionPoint]) -> Result<(), &'static str> {
    need(!points.is_empty(), "there are no distribution points in it; allowed: at least one")?;
    points.iter().try_for_each(|point| {
        let whose = point.distribution_point.is_some() || point.crl_issuer.is_some();
        need(whose, "a distribution point has neither a name nor an issuer")?;
        point.distribution_point.iter().try_for_each(names)?;
        point.crl_issuer.iter().try_for_each(Says::says)
    })
}

impl Says for CrlDistributionPoints {
    fn says(&self) -> Result<(), &'static str> {
        points(&self.0)
    }
}

impl Says for FreshestCrl {
    fn says(&self) -> Result<(), &'static str> {
        points(&self.0)
    }
}

fn descriptions(all: &[AccessDescription]) -> Result<(), &'static str> {
    need(!all.is_empty(), "there are no descriptions in it; allowed: at least one")?;
    all.iter().try_for_each(|one| one.access_location.says())
}

impl Says for AuthorityInfoAccessSyntax {
    fn says(&self) -> Result<(), &'static str> {
        descriptions(&self.0)
    }
}

impl Says for SubjectInfoAccessSyntax {
    fn says(&self) -> Result<(), &'static str> {
        descriptions(&self.0)
    }
}

/// Checks that a CRL's number has at most 20 bytes (RFC 5280, section 5.2.3).
fn short(number: &der::asn1::Uint) -> Result<(), &'static str> {
    let (bytes, most) = (number.as_bytes(), 20);
    let sign = usize::from(bytes.first().is_some_and(|first| first & 0x80 != 0));
    need(bytes.len() + sign <= most, "the number has more than 20 bytes; allowed: up to 20")
}

impl Says for CrlNumber {
    fn says(&self) -> Result<(), &'static str> {
        short(&self.0)
    }
}

impl Says for BaseCrlNumber {
    fn says(&self) -> Result<(), &'static str> {
        short(&self.0)
    }
}

impl Says for IssuingDistributionPoint {
    fn says(&self) -> Result<(), &'static str> {
        self.distribution_point.iter().try_for_each(names)?;
        let only = [self.only_contains_user_certs, self.only_contains_ca_certs, self.only_contains_attribute_certs];
        let only = only.into_iter().filter(|only| *only).count();
        need(only <= 1, "it is for several kinds of certificates only; allowed: one kind")?;
        let any = self.distribution_point.is_some() || self.only_some_reasons.is_some() || self.indirect_crl;
        need(any || only > 0, "there is nothing in it; allowed: a name, or what the list is for")
    }
}
