//! signing-certificate-v2 (RFC 5035): the digest of the signer's certificate among the signed attributes, as CAdES-BES
//! wants it.
use super::{Attribute, Attributes, Certificate, DigestAlgorithm, digest::algorithm, oid};
use crate::{
    Error, Result,
    ber::{Parts, sequence, tag, tlv},
};
use sha2::Digest as _;

const FIELD: &str = "signing-certificate-v2";

/// The default hash function of RFC 5035.
const SHA256: der::asn1::ObjectIdentifier = der::asn1::ObjectIdentifier::new_unwrap("2.16.840.1.101.3.4.2.1");

/// The attribute for a certificate: `ESSCertIDv2` with its digest, issuer and serial number.
pub(super) fn attribute(certificate: &Certificate, by: DigestAlgorithm) -> Result<Attribute> {
    let digest = by.digest(certificate.as_der())?;
    // GeneralNames with a directory name.
    let issuer = sequence(&[&tlv(tag::context(4), &[certificate.issuer()])]);
    let identifier = sequence(&[
        &by.to_der(),
        &tlv(tag::OCTET_STRING, &[&digest]),
        &sequence(&[&issuer, &tlv(tag::INTEGER, &[certificate.serial()])]),
    ]);
    Ok(Attribute::new(oid::SIGNING_CERTIFICATE_V2, sequence(&[&sequence(&[&identifier])])))
}

/// Whether the attribute, if there is one, names this certificate.
pub(super) fn check(attributes: Option<&Attributes>, certificate: &Certificate) -> Result<()> {
    let Some(attributes) = attributes else { return Ok(()) };
    let Some(value) = attributes.single(oid::SIGNING_CERTIFICATE_V2, FIELD)? else { return Ok(()) };
    let mut certificates = Parts::within(Parts::of(value, tag::SEQUENCE, FIELD)?.content(tag::SEQUENCE)?, FIELD);
    // The first is the signer's; others, of its issuers, may follow.
    let mut identifier = Parts::within(certificates.content(tag::SEQUENCE)?, FIELD);
    let mut by = SHA256;
    if identifier.peek() == Some(tag::SEQUENCE) {
        by = algorithm(identifier.element()?, FIELD)?.0;
    }
    let given = identifier.content(tag::OCTET_STRING)?;
    let same = match DigestAlgorithm::from_oid(by) {
        Some(by) => by.digest(certificate.as_der())?[..] == *given,
        None if by == SHA256 => sha2::Sha256::digest(certificate.as_der())[..] == *given,
        None => {
            return Err(Error::unsupported(FIELD, by.to_string(), "a digest by GOST R 34.11 or SHA-256"));
        }
    };
    match same {
        true => Ok(()),
        false => Err(Error::refused("the certificate is not the one that the signed attributes name by its digest")),
    }
}
