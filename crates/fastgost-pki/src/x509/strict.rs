//! How certificates and revocation lists deviate from RFC 5280. Lenient readers do not look.
use super::{Certificate, Extensions, extensions::BasicConstraints};
use crate::{Error, Lenience, Result};
use der::{Decode, Encode, oid::AssociatedOid};
use x509_cert::{
    Version,
    ext::pkix::{AuthorityKeyIdentifier, ExtendedKeyUsage, KeyUsage, SubjectAltName, SubjectKeyIdentifier},
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
    deviation(again.as_deref() != Ok(certificate.as_der()) || !are_der(extensions)?, Lenience::NotDer)?;
    match certificate.key() {
        Err(e @ Error::Strict(_)) => Err(e),
        // Whether other keys are allowed is for the path to say.
        _ => Ok(()),
    }
}

/// An error if one of the times before 2050 is in the form for those after.
pub(super) fn times(all: impl IntoIterator<Item = Time>) -> Result<()> {
    let early = |time: Time| matches!(time, Time::GeneralTime(time) if time.to_date_time().year() < 2050);
    deviation(all.into_iter().any(early), Lenience::EarlyGeneralizedTime)
}

pub(super) fn deviation(there: bool, lenience: Lenience) -> Result<()> {
    if there { Err(Error::Strict(lenience)) } else { Ok(()) }
}

fn is_positive(serial: &SerialNumber) -> bool {
    let bytes = serial.as_bytes();
    bytes.first().is_some_and(|first| *first < 0x80) && bytes.iter().any(|byte| *byte != 0)
}

/// Whether the extensions that are most often met are in DER.
fn are_der(extensions: Extensions<'_>) -> Result<bool> {
    fn one<'a, T: Decode<'a, Error = der::Error> + Encode + AssociatedOid>(all: Extensions<'a>) -> Result<bool> {
        let Some((_, value)) = all.get::<T>()? else { return Ok(true) };
        let again = value.to_der().map_err(|e| Error::der("an extension", e))?;
        Ok(all.iter().any(|extension| extension.extn_id == T::OID && extension.extn_value.as_bytes() == again))
    }
    Ok(one::<BasicConstraints>(extensions)?
        && one::<KeyUsage>(extensions)?
        && one::<ExtendedKeyUsage>(extensions)?
        && one::<SubjectAltName>(extensions)?
        && one::<SubjectKeyIdentifier>(extensions)?
        && one::<AuthorityKeyIdentifier>(extensions)?)
}
