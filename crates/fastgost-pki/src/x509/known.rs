//! The only table of the extensions that the library understands. An extension counts as understood only if its whole
//! value was decoded (RFC 5280, section 4.2). A value that cannot be decoded is refused, whether the extension is
//! critical or not. An empty value is also refused, if the standard demands a value.
use super::{
    Extensions,
    extensions::{AuthorityKeyIdentifier, BasicConstraints},
    qualified::{self, Identification, IssuerTool},
    rules::{Notes, note},
    says::Says,
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
        AuthorityInfoAccessSyntax, BaseCrlNumber, CertificatePolicies, CrlDistributionPoints, CrlNumber, CrlReason,
        ExtendedKeyUsage, FreshestCrl, InhibitAnyPolicy, IssuerAltName, IssuingDistributionPoint, KeyUsage,
        NameConstraints, PolicyConstraints, PolicyMappings, PrivateKeyUsagePeriod, SubjectAltName,
        SubjectDirectoryAttributes, SubjectInfoAccessSyntax, SubjectKeyIdentifier, name::GeneralNames,
    },
};

/// The identifier of the extension `issuingDistributionPoint`. The crate `x509-cert` gives this extension the
/// identifier of another extension.
pub(crate) const ISSUING_DISTRIBUTION_POINT: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.29.28");
pub(crate) const INVALIDITY_DATE: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.29.24");
const CERTIFICATE_ISSUER: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.29.29");

/// `id-pkix-ocsp-nocheck`. If a responder's certificate has this extension, readers need not check whether the
/// certificate is revoked (RFC 6960, section 4.2.2.2.1).
pub(crate) const NO_CHECK: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.48.1.5");

/// The kind of structure that contains an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A certificate.
    Certificate,
    /// A CRL.
    List,
    /// An entry of a CRL, or an answer in an OCSP response (RFC 6960, section 4.4.5).
    Entry,
    /// An OCSP response. The library knows no extension of responses.
    Response,
    /// A certificate, too. An extension with this place is only for people, and no verdict on a certificate depends on
    /// it.
    Informative,
}

/// By the standard, an extension must be critical, must never be critical, or may be either.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Critical {
    Must,
    Never,
    May,
}

/// The reason why the extensions of a document are not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// There are two extensions with the same object identifier, which is the value.
    Duplicate(ObjectIdentifier),
    /// A critical extension is unknown, or an extension is critical that must never be critical.
    Critical(ObjectIdentifier),
    /// The value of the extension cannot be decoded. The text names the extension and the reason.
    Value(String),
    /// The document breaks a rule of the standard that applies to every issuer. The text describes the mistake, and
    /// usually names the section of the standard.
    Never(&'static str),
}

/// A function that decodes the value of an extension. The error says why the value does not fit its type. If the second
/// argument is true, the result is true only if the value is in DER. If the second argument is false, the result is
/// always true.
type Decoder = fn(&[u8], bool) -> Result<bool, String>;

struct Known {
    oid: ObjectIdentifier,
    /// The name of the extension in its standard.
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
    // CRLs with certificates of several issuers are not supported. Such CRLs have the extension `certificateIssuer`,
    // which is critical in such CRLs. This table allows the extension only if it is not critical, so these CRLs are
    // refused.
    known::<GeneralNames>(CERTIFICATE_ISSUER, "certificateIssuer", Entry, Never),
    // The code ignores the value of this extension, because the certificate is revoked as long as its entry is in the
    // CRL.
    known::<ObjectIdentifier>(ObjectIdentifier::new_unwrap("2.5.29.23"), "holdInstructionCode", Entry, Never),
];

fn find(oid: ObjectIdentifier, place: Place) -> Option<&'static Known> {
    KNOWN.iter().find(|known| known.place == place && known.oid == oid)
}

/// Returns the object identifier of an extension. `text` is the object identifier, or the extension's name. The names
/// come from RFC 5280 and from the order of the FSB of Russia on qualified certificates. Capital and small letters in
/// the name count as equal.
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

/// Returns the text with which messages name an extension. The text consists of the extension's name and its object
/// identifier. If the extension has no name, the text is only the identifier.
pub fn name(oid: ObjectIdentifier) -> String {
    match KNOWN.iter().find(|known| known.oid == oid) {
        Some(known) => format!("{} ({oid})", known.name),
        None => oid.to_string(),
    }
}

/// Checks that the value of an extension can be decoded as the type that belongs to the extension's identifier, and
/// returns the value. The error is the reason why the value cannot be decoded. The extension may be in a certificate, a
/// CRL or another structure.
pub(super) fn value(extension: &Extension) -> Result<&[u8], String> {
    let (oid, value) = (extension.extn_id, extension.extn_value.as_bytes());
    let known = KNOWN.iter().find(|known| known.oid == oid);
    known.map_or(element_alone(value).map(|()| true), |known| (known.decode)(value, false)).map(|_| value)
}

/// Converts the values of known extensions to DER, if they have deviations from DER that lenient readers accept.
/// Returns these deviations.
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

/// Checks all extensions of a structure. `place` is the kind of the structure that has the extensions. Adds accepted
/// deviations to `notes`.
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
    // This comparison finds three deviations from DER: a default value that is encoded, a set whose elements are not
    // sorted, and a list of flags that ends with zero bits.
    Ok(!ask || decoded.to_der().as_deref() == Ok(value))
}
