//! Verifies the signatures of X.509 certificates, certification requests and CRLs. Each signature is verified over the
//! bytes that were received.
//!
//! This module verifies signatures and returns the certified key. The module does **not** validate certificates. The
//! caller must check names, dates, extensions, revocation and chains.
//!
//! ```no_run
//! use fastgost::keys::x509::Signed;
//!
//! let issuer = Signed::certificate(&std::fs::read("ca.pem")?)?;
//! let certificate = Signed::certificate(&std::fs::read("certificate.pem")?)?;
//! certificate.verify(&issuer.subject_key()?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
use super::{Algorithm, PublicKey, bad, element::readable, oid};
use crate::{
    error::{Error, Result},
    hash::{Digest, Gost94, Hash, Streebog256, Streebog512},
    lenience::{Lenience, Strictness},
    text,
};
use alloc::vec::Vec;
use core::ops::Range;
use der::{Decode, Reader, SliceReader, Tag, asn1::BitStringRef};
use pkcs8::{AlgorithmIdentifierRef, ObjectIdentifier};

/// The type of a signed object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// A certificate (RFC 5280, section 4.1).
    Certificate,
    /// A certification request of PKCS #10 (RFC 2986). The request contains a public key, and is signed with the
    /// private key that belongs to this public key.
    Request,
    /// A CRL (RFC 5280, section 5.1).
    RevocationList,
}

impl Kind {
    /// Returns the labels that objects of this type have in PEM.
    pub const fn labels(self) -> &'static [&'static str] {
        match self {
            Kind::Certificate => &["CERTIFICATE", "X509 CERTIFICATE"],
            Kind::Request => &["CERTIFICATE REQUEST", "NEW CERTIFICATE REQUEST"],
            Kind::RevocationList => &["X509 CRL", "CRL"],
        }
    }
}

/// The signature algorithms of certificates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SignatureAlgorithm {
    /// GOST R 34.10-2012 with 256 bits over Streebog-256 (RFC 9215, section 2).
    Gost2012_256,
    /// GOST R 34.10-2012 with 512 bits over Streebog-512 (RFC 9215, section 2).
    Gost2012_512,
    /// GOST R 34.10-2001 over GOST R 34.11-94 (RFC 4491, section 2.2.2), which is legacy.
    Gost2001,
    /// GOST R 34.10-94 over GOST R 34.11-94 (RFC 4491, section 2.2.1), which is legacy.
    Gost94,
}

impl SignatureAlgorithm {
    const ALL: [Self; 4] = [Self::Gost2012_256, Self::Gost2012_512, Self::Gost2001, Self::Gost94];

    /// Returns the algorithm with this identifier.
    pub fn from_oid(oid: ObjectIdentifier) -> Option<Self> {
        Self::ALL.into_iter().find(|algorithm| algorithm.oid() == oid)
    }

    /// Returns the object identifier.
    pub fn oid(self) -> ObjectIdentifier {
        match self {
            Self::Gost2012_256 => oid::STREEBOG256_WITH_GOST3410_2012,
            Self::Gost2012_512 => oid::STREEBOG512_WITH_GOST3410_2012,
            Self::Gost2001 => oid::GOST94_WITH_GOST3410_2001,
            Self::Gost94 => oid::GOST94_WITH_GOST3410_94,
        }
    }

    /// Returns the signature algorithm that belongs to a key's algorithm.
    pub(super) fn of(key: Algorithm) -> Self {
        match key {
            Algorithm::Gost2012_256 => Self::Gost2012_256,
            Algorithm::Gost2012_512 => Self::Gost2012_512,
            Algorithm::Gost2001 => Self::Gost2001,
            Algorithm::Gost94 => Self::Gost94,
        }
    }

    /// Returns the digest of a message, computed with the hash function of this algorithm.
    pub fn digest(self, message: &[u8]) -> Digest {
        match self {
            Self::Gost2012_256 => whole(Streebog256::new(), message),
            Self::Gost2012_512 => whole(Streebog512::new(), message),
            Self::Gost2001 | Self::Gost94 => whole(Gost94::new(), message),
        }
    }
}

fn whole(mut hash: impl Hash, message: &[u8]) -> Digest {
    hash.update(message);
    hash.finalize()
}

/// A certificate, request or CRL, split into the signed part, the algorithm and the signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signed {
    kind: Kind,
    der: Vec<u8>,
    signed: Range<usize>,
    algorithm: ObjectIdentifier,
    signature: Range<usize>,
    fields: Fields,
    strictness: Strictness,
    deviations: Vec<Lenience>,
}

impl Signed {
    /// Reads a certificate in DER, or the first certificate in a text with PEM.
    ///
    /// # Errors
    /// [`Error::Encoding`]. This error also occurs if the signed part of a certificate and the part outside it name
    /// different signature algorithms.
    pub fn certificate(data: &[u8]) -> Result<Self> {
        Self::read(Kind::Certificate, data)
    }

    /// Reads a certification request in DER, or the first certification request in a text with PEM.
    ///
    /// # Errors
    /// [`Error::Encoding`].
    pub fn request(data: &[u8]) -> Result<Self> {
        Self::read(Kind::Request, data)
    }

    /// Reads a CRL in DER, or the first CRL in a text with PEM.
    ///
    /// # Errors
    /// Returns the errors of [`certificate`](Self::certificate).
    pub fn revocation_list(data: &[u8]) -> Result<Self> {
        Self::read(Kind::RevocationList, data)
    }

    /// Reads an object of this type in DER, or the first such object in a text with PEM.
    ///
    /// # Errors
    /// Returns the errors of [`certificate`](Self::certificate).
    pub fn read(kind: Kind, data: &[u8]) -> Result<Self> {
        Self::read_with(kind, data, Strictness::Lenient)
    }

    /// Does the same as [`read`](Self::read), but reads leniently or strictly. Later calls of
    /// [`subject_key`](Self::subject_key) read the subject's key with the same strictness.
    ///
    /// # Errors
    /// Returns the errors of `read`, and [`Error::Strict`].
    pub fn read_with(kind: Kind, data: &[u8], strictness: Strictness) -> Result<Self> {
        let allowed = match kind {
            Kind::Certificate => "a certificate in DER or PEM",
            Kind::Request => "a certification request in DER or PEM",
            Kind::RevocationList => "a CRL in DER or PEM",
        };
        Self::from_der_with(kind, &text::first(data, kind.labels(), allowed)?.der, strictness)
    }

    /// Does the same as [`read`](Self::read), but accepts only DER. Use this function for objects inside other objects
    /// and inside protocols, because a text is not allowed there.
    ///
    /// # Errors
    /// Returns the errors of `read`.
    pub fn from_der(kind: Kind, der: &[u8]) -> Result<Self> {
        Self::from_der_with(kind, der, Strictness::Lenient)
    }

    /// Does the same as [`from_der`](Self::from_der), but reads leniently or strictly.
    ///
    /// # Errors
    /// Returns the errors of [`read_with`](Self::read_with).
    pub fn from_der_with(kind: Kind, der: &[u8], strictness: Strictness) -> Result<Self> {
        let what = match kind {
            Kind::Certificate => "the certificate",
            Kind::Request => "the certification request",
            Kind::RevocationList => "the CRL",
        };
        let mut deviations = readable(der, what)?.deviations;
        let parts = split(kind, der).map_err(|_| bad(what, "DER of RFC 5280 and RFC 2986"))?;
        if let Some(inner) = &parts.fields.algorithm
            && der[inner.clone()] != der[parts.algorithm.clone()]
        {
            return Err(bad("the algorithm of the signature", "the same inside and outside the signed part"));
        }
        let identifier = AlgorithmIdentifierRef::from_der(&der[parts.algorithm])
            .map_err(|_| bad("the algorithm of the signature", "DER of AlgorithmIdentifier"))?;
        if SignatureAlgorithm::from_oid(identifier.oid).is_some()
            && let Some(parameters) = identifier.parameters
        {
            if !parameters.is_null() {
                return Err(bad("the parameters of the signature's algorithm", "none, or NULL, which some write"));
            }
            deviations.push(Lenience::NullSignatureParameters);
        }
        deviations.iter().try_for_each(|lenience| strictness.accept(*lenience))?;
        let algorithm = identifier.oid;
        Ok(Self {
            kind,
            der: der.to_vec(),
            signed: parts.signed,
            algorithm,
            signature: parts.signature,
            fields: parts.fields,
            strictness,
            deviations,
        })
    }

    /// Returns the type of the object.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the ways in which this object's encoding, algorithm and key deviate from the standards. A strict reader
    /// refuses an object with deviations.
    pub fn deviations(&self) -> Vec<Lenience> {
        let mut all = self.deviations.clone();
        // If the key has several deviations, only the first of them is named.
        let key = self.subject_key_der().map(|der| PublicKey::from_der_with(der, Strictness::Strict));
        if let Some(Err(Error::Strict(lenience))) = key {
            all.push(lenience);
        }
        all
    }

    /// Returns the whole object. The result has exactly the bytes that were read, so [`deviations`](Self::deviations)
    /// from DER are not corrected.
    pub fn as_der(&self) -> &[u8] {
        &self.der
    }

    /// Returns the signed part, in DER: `tbsCertificate`, `certificationRequestInfo` or `tbsCertList`.
    pub fn signed_bytes(&self) -> &[u8] {
        &self.der[self.signed.clone()]
    }

    /// Returns the signature. The signature is s and then r, both big-endian.
    pub fn signature(&self) -> &[u8] {
        &self.der[self.signature.clone()]
    }

    /// Returns the algorithm of the signature.
    ///
    /// # Errors
    /// [`Error::UnknownAlgorithm`] if the algorithm is not an algorithm of GOST.
    pub fn signature_algorithm(&self) -> Result<SignatureAlgorithm> {
        SignatureAlgorithm::from_oid(self.algorithm).ok_or(Error::UnknownAlgorithm)
    }

    /// Returns the issuer's `Name` in DER. A request has no issuer, so the result is `None`.
    pub fn issuer_der(&self) -> Option<&[u8]> {
        Some(&self.der[self.fields.issuer.clone()?])
    }

    /// Returns the subject's `Name` in DER. A CRL has no subject, so the result is `None`.
    pub fn subject_der(&self) -> Option<&[u8]> {
        Some(&self.der[self.fields.subject.clone()?])
    }

    /// Returns the subject's key (`SubjectPublicKeyInfo`) in DER. A CRL has no subject, so the result is `None`.
    pub fn subject_key_der(&self) -> Option<&[u8]> {
        Some(&self.der[self.fields.key.clone()?])
    }

    /// Returns the subject's key. This function checks only the key itself. Only the issuer's signature shows that the
    /// key belongs to the subject.
    ///
    /// # Errors
    /// [`Error::Unsupported`] for a CRL; otherwise the errors of [`PublicKey::read`].
    pub fn subject_key(&self) -> Result<PublicKey> {
        match self.subject_key_der() {
            Some(der) => PublicKey::from_der_with(der, self.strictness),
            None => Err(Error::Unsupported("a CRL has no key in it")),
        }
    }

    /// Verifies the signature with the issuer's key. For a request, use the key that the request contains.
    ///
    /// # Errors
    /// [`Error::Signature`] if the signature does not verify for these bytes under this key;
    /// [`Error::SignatureLength`] if the signature has the wrong length; [`Error::UnknownAlgorithm`] if its algorithm
    /// is not an algorithm of GOST; [`Error::Encoding`] if the algorithm does not fit the key.
    pub fn verify(&self, key: &PublicKey) -> Result<()> {
        let algorithm = self.signature_algorithm()?;
        key.verify_digest(algorithm, &algorithm.digest(self.signed_bytes()), self.signature())
    }
}

/// The positions of fields of the signed part, counted from the beginning of the whole object.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
struct Fields {
    /// The signature's algorithm inside the signed part.
    algorithm: Option<Range<usize>>,
    issuer: Option<Range<usize>>,
    subject: Option<Range<usize>>,
    /// The subject's key. A CRL has no such key.
    key: Option<Range<usize>>,
}

/// The positions of parts in the object.
struct Parts {
    signed: Range<usize>,
    fields: Fields,
    algorithm: Range<usize>,
    signature: Range<usize>,
}

fn split(kind: Kind, der: &[u8]) -> der::Result<Parts> {
    let mut reader = SliceReader::new(der)?;
    let parts = reader.sequence(|r| {
        let begin = at(r)?;
        let fields = r.sequence(|r| fields(kind, r))?;
        let signed = begin..at(r)?;
        let algorithm = element(r, Tag::Sequence)?;
        let outer = element(r, Tag::BitString)?;
        let signature = BitStringRef::from_der(&der[outer.clone()])?.as_bytes().ok_or(Tag::BitString.value_error())?;
        let signature = outer.end - signature.len()..outer.end;
        Ok::<_, der::Error>(Parts { signed, fields, algorithm, signature })
    })?;
    reader.finish()?;
    Ok(parts)
}

fn fields(kind: Kind, r: &mut SliceReader<'_>) -> der::Result<Fields> {
    let version = Tag::ContextSpecific { constructed: true, number: der::TagNumber(0) };
    let mut fields = Fields::default();
    match kind {
        Kind::Certificate => {
            if Tag::peek(r)? == version {
                element(r, version)?;
            }
            element(r, Tag::Integer)?;
            fields.algorithm = Some(element(r, Tag::Sequence)?);
            fields.issuer = Some(element(r, Tag::Sequence)?);
            // The next element is the validity, which is skipped.
            element(r, Tag::Sequence)?;
            fields.subject = Some(element(r, Tag::Sequence)?);
            fields.key = Some(element(r, Tag::Sequence)?);
        }
        Kind::Request => {
            element(r, Tag::Integer)?;
            fields.subject = Some(element(r, Tag::Sequence)?);
            fields.key = Some(element(r, Tag::Sequence)?);
        }
        Kind::RevocationList => {
            if Tag::peek(r)? == Tag::Integer {
                element(r, Tag::Integer)?;
            }
            fields.algorithm = Some(element(r, Tag::Sequence)?);
            fields.issuer = Some(element(r, Tag::Sequence)?);
        }
    }
    // The further fields are also signed, but are not needed here.
    while !r.is_finished() {
        r.tlv_bytes()?;
    }
    Ok(fields)
}

fn element(r: &mut SliceReader<'_>, tag: Tag) -> der::Result<Range<usize>> {
    Tag::peek(r)?.assert_eq(tag)?;
    let begin = at(r)?;
    r.tlv_bytes()?;
    Ok(begin..at(r)?)
}

fn at(r: &SliceReader<'_>) -> der::Result<usize> {
    usize::try_from(r.position())
}
