//! Whether a certificate is trusted: the one place that decides it for signers.
use super::Certificate;
use crate::{Error, Result};
use der::Decode;
use std::time::SystemTime;

/// Whether a certificate is one of those that are trusted, or issued by one of them, and valid at that time.
///
/// # Errors
/// [`Error::Refused`] with the reason.
pub fn check_trust(certificate: &Certificate, trusted: &[Certificate], at: SystemTime) -> Result<()> {
    check_dates(certificate, at)?;
    if trusted.iter().any(|other| other.as_der() == certificate.as_der()) {
        return Ok(());
    }
    let mut issuers = trusted.iter().filter(|other| other.subject() == certificate.issuer()).peekable();
    if issuers.peek().is_none() {
        return Err(Error::refused("the certificate is not trusted: its issuer is not among the trusted ones"));
    }
    let signed = issuers.any(|issuer| {
        check_dates(issuer, at).is_ok()
            && is_authority(issuer)
            && issuer.key().is_ok_and(|key| certificate.signed().verify(&key).is_ok())
    });
    match signed {
        true => Ok(()),
        false => Err(Error::refused("the certificate is not trusted: no valid trusted issuer has signed it")),
    }
}

fn check_dates(certificate: &Certificate, at: SystemTime) -> Result<()> {
    let parsed = parsed(certificate)?;
    let validity = parsed.tbs_certificate().validity();
    if at < validity.not_before.to_system_time() {
        return Err(Error::refused(format!("the certificate is not valid before {}", validity.not_before)));
    }
    if at > validity.not_after.to_system_time() {
        return Err(Error::refused(format!("the certificate has expired at {}", validity.not_after)));
    }
    Ok(())
}

/// Whether its owner may issue certificates.
fn is_authority(certificate: &Certificate) -> bool {
    use x509_cert::ext::pkix::{BasicConstraints, KeyUsage};
    let Ok(parsed) = parsed(certificate) else { return false };
    let tbs = parsed.tbs_certificate();
    let constraints = tbs.get_extension::<BasicConstraints>();
    let usage = tbs.get_extension::<KeyUsage>();
    matches!(constraints, Ok(Some((_, BasicConstraints { ca: true, .. }))))
        && match usage {
            Ok(Some((_, usage))) => usage.key_cert_sign(),
            Ok(None) => true,
            Err(_) => false,
        }
}

fn parsed(certificate: &Certificate) -> Result<x509_cert::Certificate> {
    x509_cert::Certificate::from_der(certificate.as_der()).map_err(|e| Error::der("the certificate", e))
}
