//! This module reads, checks and writes `SignerInfo`. A `SignerInfo` has a signature, the identifier of its signer, its
//! algorithms and its attributes.
use super::{
    Attribute, Attributes, Certificate, DigestAlgorithm, Digests, Identifier, attribute,
    digest::{is_signature, signature, signers_algorithm},
    oid,
};
use crate::{
    Error, Lenience, Result, Strictness,
    ber::{Parts, sequence, tag, tlv},
    x509::rules,
};
use der::{Decode, asn1::ObjectIdentifier};
use fastgost::{
    hash::Digest,
    keys::{Algorithm, PublicKey, x509::SignatureAlgorithm},
};
use std::hash::Hash;
use x509_cert::time::Time;

/// The signature of one signer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignerInfo {
    /// The identifier of the signer's certificate.
    pub identifier: Identifier,
    /// The identifier of the hash function that hashes the content and the signed attributes.
    pub digest_algorithm: ObjectIdentifier,
    /// The signed attributes. The field is `None` if the signature covers the content itself.
    pub signed_attributes: Option<Attributes>,
    /// The identifier of the signature's algorithm.
    pub signature_algorithm: ObjectIdentifier,
    /// The signature. The bytes are the number s and then the number r, both big-endian.
    pub signature: Vec<u8>,
    /// Attributes that the signature does not cover, such as timestamps and countersignatures.
    pub unsigned_attributes: Attributes,
    /// The signed attributes as they were read, with the tag of a SET.
    signed: Vec<u8>,
    /// The signed attributes in the order of DER, if they were read in another order. RFC 5652, section 5.4, requires
    /// that the signature covers the attributes in the order of DER. But some programs sign the attributes in the order
    /// in which these programs write the attributes into the file.
    sorted: Option<Vec<u8>>,
    /// All bytes of the `SignerInfo` before the unsigned attributes, in DER.
    fixed: Vec<u8>,
    /// The unsigned attributes as they were read, and the bytes of the whole `SignerInfo` in the file.
    encoded: Option<(Vec<u8>, Vec<u8>)>,
    /// The deviations that were found while this `SignerInfo` was read. Only lenient readers accept these deviations.
    deviations: Vec<Lenience>,
}

const FIELD: &str = "SignerInfo";

impl SignerInfo {
    /// Reads `SignerInfo` in DER.
    pub(super) fn read(der: &[u8]) -> Result<Self> {
        Self::read_as(der, der)
    }

    /// Reads `SignerInfo` from DER. `encoded` has the same `SignerInfo` as it is in the file, which may be BER.
    pub(super) fn read_as(der: &[u8], encoded: &[u8]) -> Result<Self> {
        let content = Parts::within(der, FIELD).content(tag::SEQUENCE)?;
        let mut parts = Parts::within(content, FIELD);
        let mut deviations = Vec::new();
        let mut note = |deviates, lenience| deviations.extend(Some(lenience).filter(|_| deviates));
        let version = parts.integer()?;
        if !matches!(version, 1 | 3) {
            return Err(Error::encoding("the version of SignerInfo", "allowed: 1 and 3 (RFC 5652, section 5.3)"));
        }
        let identifier = Identifier::read(&mut parts, tag::context_primitive(0))?;
        note(version != identifier.signers_version(), Lenience::SignersVersion);
        let digest_algorithm = signers_algorithm(parts.element()?, "the signer's digest algorithm")?.0;
        let (mut signed, mut sorted, mut signed_attributes) = (Vec::new(), None, None);
        if let Some(content) = parts.optional(tag::context(0))? {
            signed = tlv(tag::SET, &[content]);
            let attributes = Attributes::read(content, "the signed attributes")?;
            sorted = Some(attributes.to_der(tag::SET)).filter(|sorted| *sorted != signed);
            signed_attributes = Some(attributes);
        }
        note(sorted.is_some(), Lenience::NotDer);
        let (signature_algorithm, has_parameters) = signers_algorithm(parts.element()?, "the signature's algorithm")?;
        let is_own = SignatureAlgorithm::from_oid(signature_algorithm).is_some();
        note(is_own && has_parameters, Lenience::NullSignatureParameters);
        let signature = parts.content(tag::OCTET_STRING)?.to_vec();
        let fixed = content[..content.len() - parts.rest().len()].to_vec();
        let unsigned = parts.optional(tag::context(1))?;
        let unsigned_attributes = Attributes::read(unsigned.unwrap_or_default(), "the unsigned attributes")?;
        parts.end()?;
        note(unsigned.is_some_and(<[u8]>::is_empty), Lenience::EmptyList);
        let given = unsigned.map(|content| tlv(tag::SET, &[content]));
        note(given.is_some_and(|given| given != unsigned_attributes.to_der(tag::SET)), Lenience::NotDer);
        let encoded = Some((unsigned.unwrap_or_default().to_vec(), encoded.to_vec()));
        Ok(Self {
            identifier,
            digest_algorithm,
            signed_attributes,
            signature_algorithm,
            signature,
            unsigned_attributes,
            signed,
            sorted,
            fixed,
            encoded,
            deviations,
        })
    }

    /// Makes a `SignerInfo`. `sign` makes the signature. The signature covers the signed attributes. If there are no
    /// signed attributes, the signature covers the content.
    pub(super) fn new(
        identifier: Identifier,
        digest_algorithm: DigestAlgorithm,
        signed_attributes: Option<Attributes>,
        signature_algorithm: ObjectIdentifier,
        sign: impl FnOnce(Option<&[u8]>) -> Result<Vec<u8>>,
    ) -> Result<Self> {
        let signed = signed_attributes.as_ref().map_or_else(Vec::new, |attributes| attributes.to_der(tag::SET));
        let signature = sign(signed_attributes.as_ref().map(|_| &signed[..]))?;
        let attributes = signed_attributes.as_ref().map_or_else(Vec::new, |a| a.to_der(tag::context(0)));
        let fixed = [
            crate::ber::integer(identifier.signers_version()),
            identifier.to_der(tag::context_primitive(0)),
            digest_algorithm.to_der(),
            attributes,
            sequence(&[&crate::ber::oid(signature_algorithm)]),
            tlv(tag::OCTET_STRING, &[&signature]),
        ]
        .concat();
        let digest_algorithm = digest_algorithm.oid();
        let unsigned_attributes = Attributes::default();
        Ok(Self {
            identifier,
            digest_algorithm,
            signed_attributes,
            signature_algorithm,
            signature,
            unsigned_attributes,
            signed,
            sorted: None,
            fixed,
            encoded: None,
            deviations: Vec::new(),
        })
    }

    /// Returns the bytes of the `SignerInfo` in the file. If the signature is new, or if its unsigned attributes have
    /// changed, the result is new DER.
    pub(super) fn encoded(&self) -> Vec<u8> {
        if let Some((unsigned, encoded)) = &self.encoded
            && self.unsigned_attributes.are(unsigned)
        {
            return encoded.clone();
        }
        let unsigned = match self.unsigned_attributes.is_empty() {
            true => Vec::new(),
            false => self.unsigned_attributes.as_read(tag::context(1)),
        };
        sequence(&[&self.fixed, &unsigned])
    }

    /// Returns true if `self` and `other` are copies of one signature, by the same signer and the same algorithms. The
    /// unsigned attributes of the copies may differ.
    pub fn is_same_signature(&self, other: &Self) -> bool {
        self.essence() == other.essence()
    }

    /// Returns the hash functions that may have hashed the content. Usually there is one such function. There are two
    /// functions if the digest algorithm and the signature algorithm name different hash functions
    /// ([`SignersAlgorithms`](Lenience::SignersAlgorithms)). In this case, the signer's key decides which function is
    /// used. The result is empty if the algorithms are not algorithms of GOST.
    pub fn digest_algorithms(&self) -> Vec<DigestAlgorithm> {
        let mut all: Vec<_> = [self.digest_algorithm, self.signature_algorithm]
            .into_iter()
            .filter_map(DigestAlgorithm::belonging)
            .collect();
        all.dedup();
        all
    }

    /// Refuses deviations that only lenient readers accept. This function does not check certificates. The deviations
    /// are:
    ///
    /// - an algorithm that is named by the identifier of another algorithm,
    /// - a signing time before 2050 that is not encoded as a UTCTime,
    /// - the `deviations` that were found while the signature was read.
    ///
    /// # Errors
    /// [`Error::Strict`].
    pub(super) fn check_strictly(&self) -> Result<()> {
        // The document may also have a signature with algorithms other than GOST. The identifiers of such algorithms
        // are not checked.
        let is_ours = !self.digest_algorithms().is_empty();
        let hash = DigestAlgorithm::from_oid(self.digest_algorithm);
        let is_right = hash.is_some()
            && hash == DigestAlgorithm::belonging(self.signature_algorithm)
            && is_signature(self.signature_algorithm);
        Strictness::Strict.accept_if(is_ours && !is_right, Lenience::SignersAlgorithms)?;
        self.deviations.iter().try_for_each(|lenience| Strictness::Strict.accept(*lenience))?;
        // This check accepts a signing time that cannot be read. The function `signing_time` returns an error for such
        // a time.
        let early = rules::is_early(self.signing_time().ok().flatten());
        Ok(Strictness::Strict.accept_if(early, Lenience::EarlyGeneralizedTime)?)
    }

    /// Returns the time at which the signer claims to have signed.
    ///
    /// # Errors
    /// [`Error::Encoding`] if the attribute's value is not a time.
    pub fn signing_time(&self) -> Result<Option<Time>> {
        let Some(attributes) = &self.signed_attributes else { return Ok(None) };
        attributes.single(oid::SIGNING_TIME, "the signing time")?.map(attribute::signing_time).transpose()
    }

    /// Verifies the signature of a content with the key in a certificate. The caller decides whether to trust the owner
    /// of the certificate. The signature's identifier must name the certificate. If the signed attributes have a digest
    /// of a certificate, it must be the digest of `certificate`.
    ///
    /// # Errors
    /// [`Error::Refused`] if the signature was not made over this content and these attributes with the key of this
    /// certificate.
    pub fn verify(&self, content: ObjectIdentifier, digests: &Digests, certificate: &Certificate) -> Result<()> {
        self.verify_by(Some(content), digests, certificate)
    }

    pub(super) fn verify_by(
        &self,
        content: Option<ObjectIdentifier>,
        digests: &Digests,
        certificate: &Certificate,
    ) -> Result<()> {
        if !self.identifier.names(certificate) {
            return Err(Error::refused("the certificate is not the one that the signature names"));
        }
        self.verify_with_key(content, digests, &certificate.key()?)?;
        self.names_by_digest(certificate).map(|_| ())
    }

    /// Checks that the signed attributes name this certificate by its digest (CAdES-BES). Returns false if the
    /// attributes name no certificate.
    ///
    /// # Errors
    /// [`Error::Refused`] if the attributes name another certificate. [`Error::Encoding`], [`Error::Unsupported`].
    pub fn names_by_digest(&self, certificate: &Certificate) -> Result<bool> {
        super::ess::Named::read(self.signed_attributes.as_ref())?
            .are(certificate, |by, field| super::ess::digest_by(by, certificate.as_der(), field))
    }

    /// Verifies the signature of a content by a key. `content` is the type of the content, or `None` for a
    /// countersignature, because its content has no type.
    ///
    /// # Errors
    /// [`Error::Refused`] if the signature was made over another content or other attributes, or with another key.
    pub fn verify_with_key(&self, content: Option<ObjectIdentifier>, digests: &Digests, key: &PublicKey) -> Result<()> {
        self.verify_digests(&self.digests_for(content, digests, key.algorithm())?, key)
    }

    /// Returns the digests that a signature by a key of the algorithm `key` may cover. Usually there is one digest. If
    /// the signed attributes are not in the order of DER, there are two digests, one for each order. Returns an error
    /// if the signed attributes do not belong to the content.
    pub(super) fn digests_for(
        &self,
        content: Option<ObjectIdentifier>,
        digests: &Digests,
        key: Algorithm,
    ) -> Result<Vec<Digest>> {
        let (_, digest_algorithm) = signature(self.signature_algorithm, key)?;
        if !DigestAlgorithm::belonging(self.digest_algorithm).is_some_and(|named| named.is_akin_to(digest_algorithm)) {
            let given = self.digest_algorithm.to_string();
            let allowed = format!("{}, which signatures with this key have", digest_algorithm.name());
            return Err(Error::unsupported("the signer's digest algorithm", given, allowed));
        }
        let digest = digests.get(digest_algorithm).ok_or_else(|| {
            Error::refused("the content has not been hashed with the signer's hash function: it is not announced")
        })?;
        match (&self.signed_attributes, content) {
            // A countersignature without signed attributes could also be a signature of a content. The bytes of this
            // content would be the countersigned signature.
            (None, None) => Err(Error::refused("a countersignature needs signed attributes, and there are none")),
            (None, Some(content)) if content != oid::DATA => {
                Err(Error::refused("a content that is not data needs signed attributes, and there are none"))
            }
            (None, Some(_)) => match digests.ambiguity() {
                Some(ambiguity) => Err(Error::refused(format!(
                    "the content was signed without signed attributes, and is {ambiguity}: the signature may have been made for \
                     another format"
                ))),
                None => Ok(vec![digest.clone()]),
            },
            (Some(attributes), _) => {
                check_attributes(attributes, content, digest)?;
                let signed = [Some(&self.signed), self.sorted.as_ref()].into_iter().flatten();
                signed.map(|signed| digest_algorithm.digest(signed)).collect()
            }
        }
    }

    /// Verifies the signature. It must be a signature of one of these digests.
    pub(super) fn verify_digests(&self, digests: &[Digest], key: &PublicKey) -> Result<()> {
        let (algorithm, _) = signature(self.signature_algorithm, key.algorithm())?;
        let verify = |digest: &Digest| key.verify_digest(algorithm, digest, &self.signature);
        let verdict =
            digests.iter().skip(1).fold(verify(&digests[0]), |verdict, digest| verdict.or_else(|_| verify(digest)));
        verdict.map_err(|e| match e {
            fastgost::Error::Signature => Error::refused(match self.signed_attributes {
                Some(_) => {
                    "the signature does not verify: the signed attributes, the signature or the key were changed"
                }
                None => "the signature does not verify: the content, the signature or the key were changed",
            }),
            e => e.into(),
        })
    }

    /// Returns the number of bytes that are hashed to verify the signed attributes. If the attributes are not in the
    /// order of DER, they are hashed twice: as they were read, and in the order of DER.
    pub(super) fn signed_size(&self) -> usize {
        self.signed.len() + self.sorted.as_ref().map_or(0, Vec::len)
    }

    /// Returns the parts of this `SignerInfo` on which the result of the verification depends. If this method returns
    /// equal values for two signatures, they are copies of one signature. Only one copy is judged, because anybody can
    /// add copies. The unsigned attributes of the copies may differ.
    pub(super) fn essence(&self) -> impl Eq + Hash {
        // Readers accept several identifiers for one algorithm. Here, all these identifiers are replaced by one of
        // them. So a copy with another accepted identifier counts as the same signature.
        let digest = match DigestAlgorithm::belonging(self.digest_algorithm) {
            Some(DigestAlgorithm::Streebog256 | DigestAlgorithm::Streebog512) => oid::STREEBOG512,
            Some(DigestAlgorithm::Gost94) => oid::GOST94,
            None => self.digest_algorithm,
        };
        let signature =
            DigestAlgorithm::belonging(self.signature_algorithm).map_or(self.signature_algorithm, DigestAlgorithm::oid);
        let algorithms = (digest, signature);
        (&self.identifier, algorithms, self.signed_attributes.is_some(), &self.signed, &self.signature)
    }
}

/// Checks that signed attributes meet the requirements of RFC 5652, section 5.3. Also checks that the attributes belong
/// to this content.
fn check_attributes(attributes: &Attributes, content: Option<ObjectIdentifier>, digest: &[u8]) -> Result<()> {
    // The identifiers are sorted, so that the search for duplicates is fast. The attributes are not authenticated yet,
    // so an attacker may have added very many attributes.
    let mut oids: Vec<_> = attributes.iter().map(Attribute::oid).collect();
    oids.sort();
    if let Some(twice) = oids.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Error::refused(format!("the signed attribute {} occurs more than once", twice[0])));
    }
    // RFC 5652, section 11.4, forbids signed countersignatures.
    if oids.binary_search(&oid::COUNTERSIGNATURE).is_ok() {
        return Err(Error::refused(
            "a countersignature is among the signed attributes; allowed: among the unsigned ones",
        ));
    }
    let field = "the content type among the signed attributes";
    let given = attributes.single(oid::CONTENT_TYPE, field)?;
    let given = given.map(|der| ObjectIdentifier::from_der(der).map_err(|e| Error::der(field, e))).transpose()?;
    match (given, content) {
        (Some(given), Some(content)) if given == content => {}
        (None, None) => {}
        (Some(given), _) => return Err(Error::refused(format!("{field} is {given}, and that of the content another"))),
        (None, Some(_)) => return Err(Error::refused(format!("{field} is missing"))),
    }
    let field = "the digest among the signed attributes";
    let Some(value) = attributes.single(oid::MESSAGE_DIGEST, field)? else {
        return Err(Error::refused(format!("{field} is missing")));
    };
    match Parts::within(value, field).content(tag::OCTET_STRING)? == digest {
        true => Ok(()),
        false => Err(Error::refused("the content is not the one that was signed: its digest is another")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests that each mistake in the signed attributes causes the error `Refused`.
    #[test]
    fn attributes_that_occur_twice() {
        let content = Attribute::of(oid::CONTENT_TYPE, crate::ber::oid(oid::DATA));
        let digest = Attribute::of(oid::MESSAGE_DIGEST, tlv(tag::OCTET_STRING, &[&[1, 2]]));
        let two = Attribute::new(oid::MESSAGE_DIGEST, [digest.values(), digest.values()].concat());
        for (all, right) in [
            (vec![&content, &digest], true),
            (vec![&content, &digest, &digest], false),
            (vec![&content, &content, &digest], false),
            (vec![&content, &two], false),
            (vec![&digest], false),
            (vec![&content], false),
        ] {
            let attributes: Attributes = all.into_iter().cloned().collect();
            match check_attributes(&attributes, Some(oid::DATA), &[1, 2]) {
                Ok(()) => assert!(right),
                Err(e) => assert!(!right && matches!(e, Error::Refused(_)), "{e}"),
            }
        }
    }
}
