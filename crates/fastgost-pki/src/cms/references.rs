//! The evidence with which a signature can be verified long after it was made (RFC 5126, sections 6.2 and 6.3). The
//! evidence consists of certificates, CRLs and OCSP responses, and of references to them. The evidence is in unsigned
//! attributes. Anybody can add unsigned attributes to a signature, so this evidence is not trusted.
use super::{Attribute, Attributes, Certificate, DigestAlgorithm, certificate::issuer, digest::hash_function, oid};
use crate::{
    Error, Result,
    ber::{Parts, encoded, sequence, tag, tlv},
    path::Source,
    x509::RevocationList,
};
use der::asn1::ObjectIdentifier;
use x509_cert::ext::pkix::CrlNumber;

/// A reference to an object in the evidence. The reference contains the object's digest, by which a reader recognises
/// the object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reference {
    pub by: ObjectIdentifier,
    pub digest: Vec<u8>,
    pub of: Referenced,
}

/// The object that a reference names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Referenced {
    Certificate,
    List,
    Response,
}

impl Referenced {
    pub fn name(self) -> &'static str {
        match self {
            Self::Certificate => "a certificate",
            Self::List => "a CRL",
            Self::Response => "an OCSP response",
        }
    }
}

impl Reference {
    /// Reads the references in the attributes complete-certificate-references and complete-revocation-references.
    pub fn read_all<'a>(attributes: impl IntoIterator<Item = &'a Attribute>) -> Result<Vec<Self>> {
        let mut all = Vec::new();
        for attribute in attributes {
            for value in attribute.values() {
                match attribute.oid() {
                    oid::CERTIFICATE_REFERENCES => certificate_references(value, &mut all)?,
                    oid::REVOCATION_REFERENCES => revocation_references(value, &mut all)?,
                    _ => {}
                }
            }
        }
        Ok(all)
    }

    /// Reads `OtherHash`. If `OtherHash` names no hash function, its digest is a SHA-1 digest.
    fn read(parts: &mut Parts<'_>, of: Referenced, field: &'static str) -> Result<Self> {
        if let Some(digest) = parts.optional(tag::OCTET_STRING)? {
            return Ok(Self { by: oid::SHA1, digest: digest.to_vec(), of });
        }
        let mut both = Parts::within(parts.content(tag::SEQUENCE)?, field);
        let by = hash_function(both.element()?, field)?;
        let digest = both.content(tag::OCTET_STRING)?.to_vec();
        both.end()?;
        Ok(Self { by, digest, of })
    }
}

/// Returns the elements in a SEQUENCE. `der` must be exactly this SEQUENCE.
fn elements<'a>(der: &'a [u8], field: &'static str) -> Result<Vec<&'a [u8]>> {
    let mut parts = Parts::of(der, tag::SEQUENCE, field)?;
    let mut all = Vec::new();
    while !parts.is_empty() {
        all.push(parts.element()?);
    }
    Ok(all)
}

/// If the next element has the explicit tag `[number]`, returns the elements of the SEQUENCE inside. Otherwise the
/// result is empty.
fn tagged<'a>(parts: &mut Parts<'a>, number: u32, field: &'static str) -> Result<Vec<&'a [u8]>> {
    parts.optional(tag::context(number))?.map_or(Ok(Vec::new()), |content| elements(content, field))
}

fn certificate_references(value: &[u8], all: &mut Vec<Reference>) -> Result<()> {
    let field = oid::attribute::CERTIFICATE_REFERENCES;
    for element in elements(value, field)? {
        let mut parts = Parts::of(element, tag::SEQUENCE, field)?;
        all.push(Reference::read(&mut parts, Referenced::Certificate, field)?);
        parts.optional(tag::SEQUENCE)?;
        parts.end()?;
    }
    Ok(())
}

fn revocation_references(value: &[u8], all: &mut Vec<Reference>) -> Result<()> {
    let field = oid::attribute::REVOCATION_REFERENCES;
    for element in elements(value, field)? {
        let mut parts = Parts::of(element, tag::SEQUENCE, field)?;
        for (number, of) in [(0, Referenced::List), (1, Referenced::Response)] {
            let Some(ids) = parts.optional(tag::context(number))? else { continue };
            for id in Parts::of(ids, tag::SEQUENCE, field)?.element().and_then(|ids| elements(ids, field))? {
                let mut id = Parts::of(id, tag::SEQUENCE, field)?;
                match of {
                    // The digest comes first. After the digest, the issuer and the time of the CRL may follow.
                    Referenced::List => {
                        all.push(Reference::read(&mut id, of, field)?);
                        id.optional(tag::SEQUENCE)?;
                    }
                    // In a reference to an OCSP response, the responder and the time come first. Then the digest may
                    // follow.
                    _ => {
                        id.content(tag::SEQUENCE)?;
                        if !id.is_empty() {
                            all.push(Reference::read(&mut id, of, field)?);
                        }
                    }
                }
                id.end()?;
            }
        }
        // References to other kinds of revocation information are skipped.
        parts.optional(tag::context(2))?;
        parts.end()?;
    }
    Ok(())
}

/// The evidence from the attributes, in DER: certificates, CRLs, and OCSP responses (`BasicOCSPResponse`).
#[derive(Debug, Default)]
pub(super) struct Values {
    pub certificates: Vec<Vec<u8>>,
    pub lists: Vec<Vec<u8>>,
    pub responses: Vec<Vec<u8>>,
}

impl Values {
    /// Reads the certificates, CRLs and OCSP responses from the attributes. A value that cannot be read is skipped,
    /// because no other value depends on it.
    pub fn read(attributes: &Attributes) -> Self {
        let mut all = Self::default();
        for value in attributes.values(oid::CERTIFICATE_VALUES) {
            let found = elements(value, oid::attribute::CERTIFICATE_VALUES).unwrap_or_default();
            all.certificates.extend(found.into_iter().map(<[u8]>::to_vec));
        }
        for value in attributes.values(oid::REVOCATION_VALUES) {
            let field = oid::attribute::REVOCATION_VALUES;
            let Ok(mut parts) = Parts::of(value, tag::SEQUENCE, field) else { continue };
            for (number, to) in [(0, &mut all.lists), (1, &mut all.responses)] {
                let found = tagged(&mut parts, number, field).unwrap_or_default();
                to.extend(found.into_iter().map(<[u8]>::to_vec));
            }
        }
        all
    }
}

/// Makes the four attributes of CAdES-X Long. Two attributes have references to the evidence, and the other two have
/// the evidence itself. `path` is the certificate chain. It begins with the signer's certificate. For each certificate
/// in `path`, `proofs` has a CRL or an OCSP response about this certificate. Only for the last certificate, `proofs`
/// may have `None`, because this certificate is trusted.
pub(super) fn attributes(path: &[&Certificate], proofs: &[Option<Source<'_>>]) -> Result<[Attribute; 4]> {
    let by = DigestAlgorithm::Streebog256;
    let hash = |of: &[u8]| Ok::<_, Error>(sequence(&[&by.to_der(), &tlv(tag::OCTET_STRING, &[&by.digest(of)?])]));
    let list_of = |all: &[Vec<u8>]| sequence(&all.iter().map(Vec::as_slice).collect::<Vec<_>>());
    let (mut certificates, mut revocation, mut lists, mut responses) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for certificate in &path[1..] {
        let names = sequence(&[&tlv(tag::context(4), &[issuer(certificate)])]);
        let number = sequence(&[&names, &tlv(tag::INTEGER, &[certificate.serial_number().as_bytes()])]);
        certificates.push(sequence(&[&hash(certificate.as_der())?, &number]));
    }
    for proof in proofs {
        revocation.push(match proof {
            Some(Source::List(list)) => {
                let identifier = list_identifier(list)?;
                let id = sequence(&[&hash(list.as_der())?, &identifier]);
                lists.push(list.as_der().to_vec());
                sequence(&[&tlv(tag::context(0), &[&sequence(&[&sequence(&[&id])])])])
            }
            Some(Source::Response(response)) => {
                let id = sequence(&[&response.identifier()?, &hash(response.as_basic_der())?]);
                responses.push(response.as_basic_der().to_vec());
                sequence(&[&tlv(tag::context(1), &[&sequence(&[&sequence(&[&id])])])])
            }
            None => sequence(&[]),
        });
    }
    for all in [&mut lists, &mut responses] {
        all.sort();
        all.dedup();
    }
    let mut values = Vec::new();
    for (number, all) in [(0, &lists), (1, &responses)] {
        if !all.is_empty() {
            values.extend(tlv(tag::context(number), &[&list_of(all)]));
        }
    }
    let path: Vec<_> = path.iter().map(|certificate| certificate.as_der().to_vec()).collect();
    Ok([
        Attribute::of(oid::CERTIFICATE_REFERENCES, list_of(&certificates)),
        Attribute::of(oid::REVOCATION_REFERENCES, list_of(&revocation)),
        Attribute::of(oid::CERTIFICATE_VALUES, list_of(&path)),
        Attribute::of(oid::REVOCATION_VALUES, sequence(&[&values])),
    ])
}

/// Makes the `CrlIdentifier` of a CRL from its issuer, its time and its number.
fn list_identifier(list: &RevocationList) -> Result<Vec<u8>> {
    let field = "the CRL";
    let number = list.extensions().value::<CrlNumber>()?;
    let number = number.map_or(Ok(Vec::new()), |CrlNumber(number)| encoded(&number, field))?;
    Ok(sequence(&[&encoded(list.issuer(), field)?, &encoded(&list.this_update(), field)?, &number]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ber::integer;

    /// Tests both forms of references. If a reference names no hash function, its digest is a SHA-1 digest. For other
    /// hash functions, the reference names the hash function. The issuer and the serial number of a referenced
    /// certificate may be absent.
    #[test]
    fn both_forms_of_hashes() {
        let bare = sequence(&[&tlv(tag::OCTET_STRING, &[&[7; 20]])]);
        let by = sequence(&[&DigestAlgorithm::Streebog256.to_der(), &tlv(tag::OCTET_STRING, &[&[8; 32]])]);
        let number = sequence(&[&sequence(&[]), &integer(5)]);
        let value = sequence(&[&bare, &sequence(&[&by, &number])]);
        let found = Reference::read_all([&Attribute::of(oid::CERTIFICATE_REFERENCES, value)]).expect("references");
        let of = Referenced::Certificate;
        assert_eq!(found[0], Reference { by: oid::SHA1, digest: vec![7; 20], of });
        assert_eq!(found[1], Reference { by: oid::STREEBOG256, digest: vec![8; 32], of });
        let wrong = sequence(&[&sequence(&[&integer(1)])]);
        for oid in [oid::CERTIFICATE_REFERENCES, oid::REVOCATION_REFERENCES] {
            assert!(Reference::read_all([&Attribute::of(oid, wrong.clone())]).is_err(), "{oid}");
        }
    }
}
