//! The signed attributes signing-certificate (RFC 2634) and signing-certificate-v2 (RFC 5035). Each of them contains
//! the digest of the signer's certificate, as CAdES-BES requires. This crate writes only signing-certificate-v2, but it
//! checks both attributes when it reads.
use super::{Attribute, Attributes, Certificate, DigestAlgorithm, certificate::issuer, digest::hash_function, oid};
use crate::{
    Error, Result,
    ber::{self, Parts, sequence, tag, tlv},
    x509::{
        Name,
        name::{self, Comparable},
        ocsp::digest,
    },
};
use der::asn1::ObjectIdentifier;
use fastgost::keys::element::without_padding;
use x509_cert::ext::pkix::CertificatePolicies;

const FIRST: &str = oid::attribute::SIGNING_CERTIFICATE;
const FIELD: &str = oid::attribute::SIGNING_CERTIFICATE_V2;

/// Makes signing-certificate-v2 for a certificate. The attribute identifies the certificate by its digest, its issuer
/// and its serial number (`ESSCertIDv2`).
pub(super) fn attribute(certificate: &Certificate, by: DigestAlgorithm) -> Result<Attribute> {
    let digest = by.digest(certificate.as_der())?;
    // In the attribute, the issuer is a GeneralNames with a single directory name.
    let issuer = sequence(&[&tlv(tag::context(4), &[issuer(certificate)])]);
    let identifier = sequence(&[
        &by.to_der(),
        &tlv(tag::OCTET_STRING, &[&digest]),
        &sequence(&[&issuer, &tlv(tag::INTEGER, &[certificate.serial_number().as_bytes()])]),
    ]);
    Ok(Attribute::of(oid::SIGNING_CERTIFICATE_V2, sequence(&[&sequence(&[&identifier])])))
}

/// Computes the digest of `message` with the hash function `by`. Only the hash functions that attributes and timestamps
/// may name are supported.
pub(super) fn digest_by(by: ObjectIdentifier, message: &[u8], field: &'static str) -> Result<Vec<u8>> {
    let known = if by == oid::SHA1 && field != FIRST { None } else { digest(by, message) };
    known.ok_or_else(|| Error::unsupported(field, by.to_string(), "a digest by GOST R 34.11 or SHA-256"))
}

/// The identifiers by which a signature names the signer's certificate, from the attributes signing-certificate and
/// signing-certificate-v2. A signature may have both attributes, only one of them, or none.
pub(super) struct Named<'a>(Vec<Identifier<'a>>);

/// The identifier of a certificate in signing-certificate or signing-certificate-v2.
struct Identifier<'a> {
    field: &'static str,
    by: ObjectIdentifier,
    digest: &'a [u8],
    /// The issuer and the serial number. The outer `None` means that the identifier has only a digest. The inner `None`
    /// means that the issuer is not a single directory name. Such an identifier fits no certificate.
    number: Option<(Option<Comparable>, &'a [u8])>,
}

impl<'a> Identifier<'a> {
    /// Reads the next identifier. If the identifier does not name its hash function, `default` is used.
    fn read(all: &mut Parts<'a>, field: &'static str, default: ObjectIdentifier) -> Result<Self> {
        let mut parts = Parts::within(all.content(tag::SEQUENCE)?, field);
        let by = match parts.peek() {
            Some(tag::SEQUENCE) if field == FIELD => hash_function(parts.element()?, field)?,
            _ => default,
        };
        let digest = parts.content(tag::OCTET_STRING)?;
        let number = parts.optional(tag::SEQUENCE)?.map(|both| number(both, field)).transpose()?;
        parts.end()?;
        Ok(Self { field, by, digest, number })
    }
}

impl<'a> Named<'a> {
    /// Reads the identifiers of the signer's certificate from the signed attributes.
    pub(super) fn read(attributes: Option<&'a Attributes>) -> Result<Self> {
        let mut all = Vec::new();
        let Some(attributes) = attributes else { return Ok(Self(all)) };
        for (oid, field, default) in
            [(oid::SIGNING_CERTIFICATE, FIRST, oid::SHA1), (oid::SIGNING_CERTIFICATE_V2, FIELD, oid::SHA256)]
        {
            let Some(value) = attributes.single(oid, field)? else { continue };
            let mut parts = Parts::of(value, tag::SEQUENCE, field)?;
            let mut certificates = Parts::within(parts.content(tag::SEQUENCE)?, field);
            // In the attribute, the first identifier is for the signer's certificate. Identifiers of issuers'
            // certificates may come after it, and are only decoded.
            all.push(Identifier::read(&mut certificates, field, default)?);
            while !certificates.is_empty() {
                Identifier::read(&mut certificates, field, default)?;
            }
            if !parts.is_empty() {
                parts.decode::<CertificatePolicies>()?;
            }
            parts.end()?;
        }
        Ok(Self(all))
    }

    /// Checks that all identifiers fit `certificate`: the digest in each identifier must be the digest of this
    /// certificate. The function `digest` computes this digest. If an identifier has an issuer and a serial number,
    /// they must also be equal to the issuer and the serial number in the certificate. Returns false if there are no
    /// identifiers.
    pub(super) fn are(
        &self,
        certificate: &Certificate,
        mut digest: impl FnMut(ObjectIdentifier, &'static str) -> Result<Vec<u8>>,
    ) -> Result<bool> {
        for Identifier { field, by, digest: named, number } in &self.0 {
            let is_number = match number {
                Some((name, number)) => {
                    certificate.serial_number().as_bytes() == *number
                        && name.as_ref() == Some(certificate.comparable_issuer())
                }
                None => true,
            };
            if !is_number || digest(*by, field)? != *named {
                return Err(Error::refused(format!(
                    "the certificate is not the one that the signed attributes name ({field})"
                )));
            }
        }
        Ok(!self.0.is_empty())
    }
}

/// Reads the issuer and the serial number in an identifier.
fn number<'a>(both: &'a [u8], field: &'static str) -> Result<(Option<Comparable>, &'a [u8])> {
    let mut both = Parts::within(both, field);
    let mut names = Parts::within(both.content(tag::SEQUENCE)?, field);
    let name = names.content(tag::context(4)).ok().filter(|_| names.is_empty());
    let name = name.and_then(|der| ber::decoded::<Name>(der, field).ok()).filter(|name| name::check(name).is_ok());
    let serial = without_padding(both.content(tag::INTEGER)?);
    both.end()?;
    Ok((name.map(|name| Comparable::of(&name)), serial))
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastgost_testkit::vectors;

    fn certificates() -> Vec<Certificate> {
        let cases = vectors::cases("x509_samples.json");
        let mut all: Vec<_> =
            cases.iter().filter_map(|case| Certificate::read(&vectors::hex(case, "der")).ok()).collect();
        // If neighbouring samples have equal serial numbers, only the first of them is kept.
        all.dedup_by_key(|certificate| certificate.serial_number().clone());
        all.truncate(2);
        all
    }

    /// Makes signing-certificate, the first version of the attribute, for `certificate`. If `named` is given, the
    /// attribute also has the issuer and the serial number of `named`.
    fn first(certificate: &Certificate, named: Option<&Certificate>) -> Attribute {
        let digest = tlv(tag::OCTET_STRING, &[&digest(oid::SHA1, certificate.as_der()).expect("it is known")]);
        let named = named.map_or_else(Vec::new, |named| {
            let issuer = sequence(&[&tlv(tag::context(4), &[issuer(named)])]);
            sequence(&[&issuer, &tlv(tag::INTEGER, &[named.serial_number().as_bytes()])])
        });
        Attribute::of(oid::SIGNING_CERTIFICATE, sequence(&[&sequence(&[&sequence(&[&digest, &named])])]))
    }

    fn check(attributes: Option<&Attributes>, certificate: &Certificate) -> Result<bool> {
        Named::read(attributes)?.are(certificate, |by, field| digest_by(by, certificate.as_der(), field))
    }

    #[test]
    fn both_versions_are_compared() {
        let [own, other] = &certificates()[..] else { panic!("two certificates") };
        let second = |of| attribute(of, DigestAlgorithm::Streebog256).expect("an attribute");
        for (all, right) in [
            (vec![first(own, None)], true),
            (vec![first(own, Some(own))], true),
            (vec![second(own)], true),
            (vec![first(own, None), second(own)], true),
            (vec![first(other, None)], false),
            (vec![first(own, Some(other))], false),
            (vec![second(other)], false),
            (vec![first(other, None), second(own)], false),
            (vec![first(own, None), second(other)], false),
        ] {
            let mut attributes = Attributes::default();
            all.into_iter().for_each(|attribute| attributes.push(attribute));
            match check(Some(&attributes), own) {
                Ok(found) => assert!(found && right),
                Err(e) => assert!(!right && matches!(e, Error::Refused(_)), "{e}"),
            }
        }
        assert!(!check(None, own).expect("nothing") && !check(Some(&Attributes::default()), own).expect("nothing"));
    }

    /// Tests that all fields are decoded, so that wrong policies and wrong identifiers after the first identifier are
    /// errors.
    #[test]
    fn malformed() {
        let own = &certificates()[0];
        let whole = attribute(own, DigestAlgorithm::Streebog256).expect("an attribute");
        let identifier = {
            let value = &whole.values()[0];
            let mut parts = Parts::of(value, tag::SEQUENCE, FIELD).expect("a sequence");
            parts.content(tag::SEQUENCE).expect("certificates").to_vec()
        };
        let policy = sequence(&[&sequence(&[&ber::oid(oid::SIGNED_DATA)])]);
        for (certificates, after, right) in [
            (vec![&identifier[..]], vec![], true),
            (vec![&identifier, &identifier], policy.clone(), true),
            (vec![&identifier], vec![2, 1, 0], false),
            (vec![&identifier], [&policy[..], &[5, 0]].concat(), false),
            (vec![&identifier], sequence(&[&[2, 1, 0]]), false),
            (vec![&identifier, &[2, 1, 0]], vec![], false),
            (vec![&identifier, &sequence(&[&[2, 1, 0]])], vec![], false),
        ] {
            let value = sequence(&[&sequence(&certificates), &after]);
            let mut attributes = Attributes::default();
            attributes.push(Attribute::of(oid::SIGNING_CERTIFICATE_V2, value));
            assert_eq!(check(Some(&attributes), own).is_ok(), right, "{certificates:02x?} {after:02x?}");
        }
    }
}
