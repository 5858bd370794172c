//! The extensions that are understood: one table. Each value is decoded, whole, before its extension counts as known
//! (RFC 5280, section 4.2): what cannot be decoded, or says nothing where the standard demands something, is refused, whether
//! it is critical or not.
use super::{
    Extensions,
    extensions::{AuthorityKeyIdentifier, BasicConstraints},
    forms,
    qualified::{self, Identification, IssuerTool},
    rules::{Notes, note},
};
use crate::{Lenience, ber};
use der::{
    Decode, Encode,
    asn1::{GeneralizedTime, Null, ObjectIdentifier, OctetString},
    oid::AssociatedOid,
};
use fastgost::keys::element;
use x509_cert::ext::{
    Extension,
    pkix::{
        AccessDescription, AuthorityInfoAccessSyntax, BaseCrlNumber, CertificatePolicies, CrlDistributionPoints,
        CrlNumber, CrlReason, ExtendedKeyUsage, FreshestCrl, InhibitAnyPolicy, IssuerAltName, IssuingDistributionPoint,
        KeyUsage, NameConstraints, PolicyConstraints, PolicyMappings, PrivateKeyUsagePeriod, SubjectAltName,
        SubjectDirectoryAttributes, SubjectInfoAccessSyntax, SubjectKeyIdentifier,
        constraints::name::GeneralSubtree,
        crl::dp::DistributionPoint,
        name::{DistributionPointName, GeneralName, GeneralNames},
    },
};

/// `x509-cert` gives it the identifier of another extension.
pub(crate) const ISSUING_DISTRIBUTION_POINT: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.29.28");
pub(crate) const INVALIDITY_DATE: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.29.24");
const CERTIFICATE_ISSUER: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.29.29");

/// `id-pkix-ocsp-nocheck`: whether a responder is revoked need not be asked (RFC 6960, section 4.2.2.2.1).
pub(crate) const NO_CHECK: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.48.1.5");

/// What has extensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A certificate.
    Certificate,
    /// A revocation list.
    List,
    /// An entry of a revocation list, or an answer in an OCSP response (RFC 6960, section 4.4.5).
    Entry,
    /// An OCSP response. None is known.
    Response,
    /// A certificate, for its readers only: no verdict depends on them.
    Informative,
}

/// Whether the standard demands that an extension is critical.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Critical {
    Must,
    Never,
    May,
}

/// Why extensions are not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Two of one type.
    Duplicate(ObjectIdentifier),
    /// Critical, and not known, or never to be critical.
    Critical(ObjectIdentifier),
    /// Its value cannot be decoded: which, and why.
    Value(String),
    /// What no issuer may say, with the section of the standard.
    Never(&'static str),
}

/// Decodes a value; an error says why it is not what its type demands. Only if asked to, finds out whether it is in DER.
type Decoder = fn(&[u8], bool) -> Result<bool, String>;

struct Known {
    oid: ObjectIdentifier,
    /// As RFC 5280 calls it.
    name: &'static str,
    place: Place,
    critical: Critical,
    decode: Decoder,
}

const fn known<T>(oid: ObjectIdentifier, name: &'static str, place: Place, critical: Critical) -> Known
where
    T: for<'a> Decode<'a, Error = der::Error> + Encode + Says,
{
    Known { oid, name, place, critical, decode: decode::<T> }
}

use {Critical::*, Place::*};

static KNOWN: [Known; 33] = [
    known::<AuthorityKeyIdentifier>(AuthorityKeyIdentifier::OID, "authorityKeyIdentifier", Certificate, Never),
    known::<SubjectKeyIdentifier>(SubjectKeyIdentifier::OID, "subjectKeyIdentifier", Certificate, Never),
    known::<KeyUsage>(KeyUsage::OID, "keyUsage", Certificate, May),
    known::<PrivateKeyUsagePeriod>(PrivateKeyUsagePeriod::OID, "privateKeyUsagePeriod", Certificate, Never),
    known::<CertificatePolicies>(CertificatePolicies::OID, "certificatePolicies", Certificate, May),
    known::<PolicyMappings>(PolicyMappings::OID, "policyMappings", Certificate, May),
    known::<SubjectAltName>(SubjectAltName::OID, "subjectAltName", Certificate, May),
    known::<IssuerAltName>(IssuerAltName::OID, "issuerAltName", Certificate, May),
    known::<SubjectDirectoryAttributes>(
        SubjectDirectoryAttributes::OID,
        "subjectDirectoryAttributes",
        Certificate,
        Never,
    ),
    known::<BasicConstraints>(BasicConstraints::OID, "basicConstraints", Certificate, May),
    known::<NameConstraints>(NameConstraints::OID, "nameConstraints", Certificate, Must),
    known::<PolicyConstraints>(PolicyConstraints::OID, "policyConstraints", Certificate, Must),
    known::<ExtendedKeyUsage>(ExtendedKeyUsage::OID, "extKeyUsage", Certificate, May),
    known::<CrlDistributionPoints>(CrlDistributionPoints::OID, "cRLDistributionPoints", Certificate, May),
    known::<InhibitAnyPolicy>(InhibitAnyPolicy::OID, "inhibitAnyPolicy", Certificate, Must),
    known::<FreshestCrl>(FreshestCrl::OID, "freshestCRL", Certificate, Never),
    known::<AuthorityInfoAccessSyntax>(AuthorityInfoAccessSyntax::OID, "authorityInfoAccess", Certificate, Never),
    known::<SubjectInfoAccessSyntax>(SubjectInfoAccessSyntax::OID, "subjectInfoAccess", Certificate, Never),
    known::<Null>(NO_CHECK, "ocsp-nocheck", Certificate, May),
    known::<String>(qualified::SUBJECT_TOOL, "subjectSignTool", Informative, May),
    known::<IssuerTool>(qualified::ISSUER_TOOL, "issuerSignTool", Informative, May),
    known::<Identification>(qualified::IDENTIFICATION, "identificationKind", Informative, May),
    known::<AuthorityKeyIdentifier>(AuthorityKeyIdentifier::OID, "authorityKeyIdentifier", List, Never),
    known::<IssuerAltName>(IssuerAltName::OID, "issuerAltName", List, May),
    known::<CrlNumber>(CrlNumber::OID, "cRLNumber", List, Never),
    known::<BaseCrlNumber>(BaseCrlNumber::OID, "deltaCRLIndicator", List, Must),
    known::<IssuingDistributionPoint>(ISSUING_DISTRIBUTION_POINT, "issuingDistributionPoint", List, Must),
    known::<FreshestCrl>(FreshestCrl::OID, "freshestCRL", List, Never),
    known::<AuthorityInfoAccessSyntax>(AuthorityInfoAccessSyntax::OID, "authorityInfoAccess", List, Never),
    known::<CrlReason>(CrlReason::OID, "reasonCode", Entry, Never),
    known::<GeneralizedTime>(INVALIDITY_DATE, "invalidityDate", Entry, Never),
    // In lists with certificates of several issuers, which are not supported: critical, as it must be, it is not known.
    known::<GeneralNames>(CERTIFICATE_ISSUER, "certificateIssuer", Entry, Never),
    // In entries too; holds are over when the entry is gone.
    known::<ObjectIdentifier>(ObjectIdentifier::new_unwrap("2.5.29.23"), "holdInstructionCode", Entry, Never),
];

fn find(oid: ObjectIdentifier, place: Place) -> Option<&'static Known> {
    KNOWN.iter().find(|known| known.place == place && known.oid == oid)
}

/// The extension with this name, as RFC 5280 or the order on qualified certificates has it, or with this object identifier.
///
/// ```
/// use fastgost_pki::x509::extension_by_name;
///
/// assert_eq!(extension_by_name("keyUsage"), extension_by_name("2.5.29.15"));
/// assert_eq!(extension_by_name("keyUse"), None);
/// ```
pub fn extension_by_name(text: &str) -> Option<ObjectIdentifier> {
    let known = KNOWN.iter().find(|known| known.name.eq_ignore_ascii_case(text)).map(|known| known.oid);
    known.or_else(|| ObjectIdentifier::new(text).ok())
}

/// What an extension is called in messages: its name, if it has one, and its identifier.
pub fn name(oid: ObjectIdentifier) -> String {
    match KNOWN.iter().find(|known| known.oid == oid) {
        Some(known) => format!("{} ({oid})", known.name),
        None => oid.to_string(),
    }
}

/// The value of an extension, if it can be decoded as what its identifier says, wherever it may be; or why not.
pub(super) fn value(extension: &Extension) -> Result<&[u8], String> {
    let (oid, value) = (extension.extn_id, extension.extn_value.as_bytes());
    let known = KNOWN.iter().find(|known| known.oid == oid);
    known.map_or(element_alone(value).map(|()| true), |known| (known.decode)(value, false)).map(|_| value)
}

/// Brings the values of known extensions into DER that deviate from it in the accepted ways, and says in which.
pub(super) fn mend<'a>(extensions: impl Iterator<Item = &'a mut Extension>) -> Vec<Lenience> {
    let mut all = Vec::new();
    for extension in extensions.filter(|extension| KNOWN.iter().any(|known| known.oid == extension.extn_id)) {
        let Ok(read) = element::read(extension.extn_value.as_bytes()) else { continue };
        note(&mut all, read.deviations.iter().map(|lenience| (true, *lenience)));
        if !read.deviations.is_empty()
            && let Ok(value) = OctetString::new(read.der.into_owned())
        {
            extension.extn_value = value;
        }
    }
    all
}

/// Checks all extensions that are in one place, and notes what is forgiven.
pub(crate) fn check(extensions: Extensions<'_>, place: Place, mut notes: Notes<'_>) -> Result<(), Fault> {
    if let Some(oid) = extensions.duplicate() {
        return Err(Fault::Duplicate(oid));
    }
    for extension in extensions.iter() {
        let (oid, critical) = (extension.extn_id, extension.critical);
        let Some(known) = find(oid, place) else {
            if critical {
                return Err(Fault::Critical(oid));
            }
            continue;
        };
        let decoded = (known.decode)(extension.extn_value.as_bytes(), notes.is_some());
        let is_der =
            decoded.map_err(|why| Fault::Value(format!("the extension {} cannot be decoded: {why}", name(oid))))?;
        if known.critical == Critical::Never && critical {
            return Err(Fault::Critical(oid));
        }
        if let Some(notes) = notes.as_deref_mut() {
            let uncritical = known.critical == Critical::Must && !critical;
            note(notes, [(!is_der, Lenience::NotDer), (uncritical, Lenience::NotCritical)]);
        }
    }
    Ok(())
}

fn element_alone(value: &[u8]) -> Result<(), String> {
    element::check(value).map_err(ber::why)
}

fn decode<T: for<'a> Decode<'a, Error = der::Error> + Encode + Says>(value: &[u8], ask: bool) -> Result<bool, String> {
    element_alone(value)?;
    let decoded = T::from_der(value).map_err(|e| e.kind().to_string())?;
    decoded.says().map_err(str::to_owned)?;
    // Defaults that are encoded, sets out of order, bits at the end.
    Ok(!ask || decoded.to_der().as_deref() == Ok(value))
}

/// Whether a value says what its type demands beyond its form: an error names what is missing.
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
            // RFC 5280, section 4.2.1.6.
            GeneralName::DnsName(host) => need(
                host.as_str().bytes().all(|b| b.is_ascii_graphic()),
                "a host name has a space or a control character",
            ),
            GeneralName::Rfc822Name(text) | GeneralName::UniformResourceIdentifier(text) => {
                need(text.as_str().bytes().all(|b| b.is_ascii_graphic()), "a name has a space or a control character")
            }
            GeneralName::DirectoryName(name) => super::name::check(name),
            // It has another tag than identifiers, so nobody has looked at it yet.
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

/// A name that names nobody. In constraints it stands for all names of its kind.
fn is_empty(name: &GeneralName) -> bool {
    match name {
        GeneralName::DnsName(text) | GeneralName::Rfc822Name(text) | GeneralName::UniformResourceIdentifier(text) => {
            text.as_str().is_empty()
        }
        GeneralName::DirectoryName(name) => name.is_empty(),
        _ => false,
    }
}

/// Whether all host names have the form that RFC 5280, section 4.2.1.6 wants: labels of letters, digits and hyphens, of which the
/// first may be `*`.
pub(super) fn hosts_conform(names: &[GeneralName]) -> bool {
    names.iter().all(|name| match name {
        GeneralName::DnsName(host) => !host.as_str().contains('_') && forms::presented(host.as_str()).is_ok(),
        _ => true,
    })
}

/// Checks a name that is not in an extension.
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

/// RFC 5280, section 5.2.3.
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
