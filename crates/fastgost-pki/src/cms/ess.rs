//! signing-certificate-v2 (RFC 5035): the digest of the signer's certificate among the signed attributes, as CAdES-BES
//! wants it.
use super::{
    Attribute, Attributes, Certificate, DigestAlgorithm,
    certificate::{issuer, serial},
    digest::algorithm,
    oid,
};
use crate::{
    Error, Result,
    ber::{Parts, sequence, tag, tlv},
};
use der::asn1::ObjectIdentifier;
use sha2::Digest as _;

const FIELD: &str = "signing-certificate-v2";

/// The default hash function of RFC 5035.
const SHA256: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.16.840.1.101.3.4.2.1");

/// The attribute for a certificate: `ESSCertIDv2` with its digest, issuer and serial number.
pub(super) fn attribute(certificate: &Certificate, by: DigestAlgorithm) -> Result<Attribute> {
    let digest = by.digest(certificate.as_der())?;
    // GeneralNames with a directory name.
    let issuer = sequence(&[&tlv(tag::context(4), &[issuer(certificate)])]);
    let identifier = sequence(&[
        &by.to_der(),
        &tlv(tag::OCTET_STRING, &[&digest]),
        &sequence(&[&issuer, &tlv(tag::INTEGER, &[serial(certificate)?])]),
    ]);
    Ok(Attribute::new(oid::SIGNING_CERTIFICATE_V2, sequence(&[&sequence(&[&identifier])])))
}

/// A digest by a hash function that attributes and timestamps may have.
pub(super) fn digest_by(by: ObjectIdentifier, message: &[u8], field: &'static str) -> Result<Vec<u8>> {
    match DigestAlgorithm::from_oid(by) {
        Some(by) => Ok(by.digest(message)?.to_vec()),
        None if by == SHA256 => Ok(sha2::Sha256::digest(message).to_vec()),
        None => Err(Error::unsupported(field, by.to_string(), "a digest by GOST R 34.11 or SHA-256")),
    }
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
    match digest_by(by, certificate.as_der(), FIELD)? == given {
        true => Ok(()),
        false => Err(Error::refused("the certificate is not the one that the signed attributes name by its digest")),
    }
}
