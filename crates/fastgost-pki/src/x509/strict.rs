//! How certificates and revocation lists deviate from RFC 5280. Lenient readers do not look.
use super::{Certificate, Extensions, extensions::BasicConstraints};
use crate::{Error, Lenience, Result};
use der::{
    Decode, Encode,
    asn1::{GeneralizedTime, ObjectIdentifier},
    oid::AssociatedOid,
};
use x509_cert::{
    Version,
    ext::pkix::{
        AuthorityInfoAccessSyntax, AuthorityKeyIdentifier, BaseCrlNumber, CertificatePolicies, CrlDistributionPoints,
        CrlNumber, CrlReason, ExtendedKeyUsage, FreshestCrl, InhibitAnyPolicy, IssuerAltName, IssuingDistributionPoint,
        KeyUsage, NameConstraints, PolicyConstraints, PolicyMappings, PrivateKeyUsagePeriod, SubjectAltName,
        SubjectDirectoryAttributes, SubjectInfoAccessSyntax, SubjectKeyIdentifier, name::GeneralNames,
    },
    serial_number::SerialNumber,
    time::Time,
};

/// An error if there is a deviation in the certificate; `again` is its encoding, made anew.
pub(super) fn certificate(certificate: &Certificate, again: der::Result<Vec<u8>>) -> Result<()> {
    let extensions = certificate.extensions();
    let validity = certificate.validity();
    deviation(!is_positive(certificate.serial_number()), Lenience::SerialNumberNotPositive)?;
    times([validity.not_before, validity.not_after])?;
    let old = certificate.version() != Version::V3 && extensions.iter().next().is_some();
    deviation(old, Lenience::ExtensionsOfOldVersion)?;
    // Last: other forms of times are encoded anew as they should be.
    deviation(again.as_deref() != Ok(certificate.as_der()), Lenience::NotDer)?;
    values(extensions)?;
    match certificate.key() {
        Err(e @ Error::Strict(_)) => Err(e),
        // Whether other keys are allowed is for the path to say.
        _ => Ok(()),
    }
}

/// An error if one of the times before 2050 is in the form for those after.
pub(crate) fn times(all: impl IntoIterator<Item = Time>) -> Result<()> {
    let early = |time: Time| matches!(time, Time::GeneralTime(time) if time.to_date_time().year() < 2050);
    deviation(all.into_iter().any(early), Lenience::EarlyGeneralizedTime)
}

pub(crate) fn deviation(there: bool, lenience: Lenience) -> Result<()> {
    if there { Err(Error::Strict(lenience)) } else { Ok(()) }
}

fn is_positive(serial: &SerialNumber) -> bool {
    let bytes = serial.as_bytes();
    bytes.first().is_some_and(|first| *first < 0x80) && bytes.iter().any(|byte| *byte != 0)
}

/// What an extension's value is when it is encoded anew.
type Again = fn(&[u8]) -> der::Result<Vec<u8>>;

fn again<T: for<'a> Decode<'a, Error = der::Error> + Encode>(value: &[u8]) -> der::Result<Vec<u8>> {
    T::from_der(value)?.to_der()
}

/// The extensions of RFC 5280: those of certificates, of revocation lists and of their entries.
const KNOWN: [(ObjectIdentifier, Again); 24] = [
    (AuthorityInfoAccessSyntax::OID, again::<AuthorityInfoAccessSyntax>),
    (AuthorityKeyIdentifier::OID, again::<AuthorityKeyIdentifier>),
    (BaseCrlNumber::OID, again::<BaseCrlNumber>),
    (BasicConstraints::OID, again::<BasicConstraints>),
    (CertificatePolicies::OID, again::<CertificatePolicies>),
    (CrlDistributionPoints::OID, again::<CrlDistributionPoints>),
    (CrlNumber::OID, again::<CrlNumber>),
    (CrlReason::OID, again::<CrlReason>),
    (ExtendedKeyUsage::OID, again::<ExtendedKeyUsage>),
    (FreshestCrl::OID, again::<FreshestCrl>),
    (InhibitAnyPolicy::OID, again::<InhibitAnyPolicy>),
    (IssuerAltName::OID, again::<IssuerAltName>),
    (KeyUsage::OID, again::<KeyUsage>),
    (NameConstraints::OID, again::<NameConstraints>),
    (PolicyConstraints::OID, again::<PolicyConstraints>),
    (PolicyMappings::OID, again::<PolicyMappings>),
    (PrivateKeyUsagePeriod::OID, again::<PrivateKeyUsagePeriod>),
    (SubjectAltName::OID, again::<SubjectAltName>),
    (SubjectDirectoryAttributes::OID, again::<SubjectDirectoryAttributes>),
    (SubjectInfoAccessSyntax::OID, again::<SubjectInfoAccessSyntax>),
    (SubjectKeyIdentifier::OID, again::<SubjectKeyIdentifier>),
    // `x509-cert` gives it the identifier of another extension.
    (ObjectIdentifier::new_unwrap("2.5.29.28"), again::<IssuingDistributionPoint>),
    // Of entries: the date of invalidity, and the certificate's issuer.
    (ObjectIdentifier::new_unwrap("2.5.29.24"), again::<GeneralizedTime>),
    (ObjectIdentifier::new_unwrap("2.5.29.29"), again::<GeneralNames>),
];

/// An error if one of the extensions has a value that is not in DER. Values of unknown ones are not looked at.
pub(super) fn values(extensions: Extensions<'_>) -> Result<()> {
    for extension in extensions.iter() {
        let (oid, value) = (extension.extn_id, extension.extn_value.as_bytes());
        if let Some((_, again)) = KNOWN.iter().find(|(known, _)| *known == oid) {
            let again = again(value).map_err(|e| Error::der(format!("the extension {oid}"), e))?;
            deviation(again != value, Lenience::NotDer)?;
        }
    }
    Ok(())
}
