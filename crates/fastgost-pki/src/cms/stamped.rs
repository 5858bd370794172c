//! Timestamps of signatures, and of attributes that were added to signatures. This module makes requests for
//! timestamps, and attaches the timestamps (RFC 5126, sections 6.1 and 6.3).
use super::{Attribute, SignerInfo, Timestamp, oid};
use crate::{Error, Result, Strictness};
use der::asn1::ObjectIdentifier;

/// The scope of a timestamp, which says what data the timestamp covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Stamped {
    /// The signature (signature-time-stamp, CAdES-T). Such a timestamp proves that the signature existed.
    Signature,
    /// The signature, the timestamps of the signature, and the references to its evidence (CAdES-C-timestamp, CAdES-X
    /// Type 1). Such a timestamp proves that the signature, its timestamps and the references existed, even after the
    /// certificates of the timestamps have expired.
    CadesC,
    /// Only the references (CAdES-X Type 2).
    References,
}

/// The largest number of [`choices`](SignerInfo::choices) of attributes that are tried for each scope when a new
/// timestamp is attached. This limit does not apply to timestamps that are read from a document.
const MOST_CHOICES: usize = 32;

impl Stamped {
    /// All scopes.
    pub const ALL: [Self; 3] = [Self::Signature, Self::CadesC, Self::References];

    /// Returns the type of the attribute with timestamps of this scope.
    pub(super) fn oid(self) -> ObjectIdentifier {
        match self {
            Self::Signature => oid::TIMESTAMP,
            Self::CadesC => oid::CADES_C_TIMESTAMP,
            Self::References => oid::REFERENCES_TIMESTAMP,
        }
    }

    /// Returns the tokens of all timestamps of this scope in `signature`, in DER. The result includes tokens that
    /// cannot be decoded.
    pub fn tokens(self, signature: &SignerInfo) -> impl Iterator<Item = Vec<u8>> {
        signature.unsigned_attributes.values(self.oid()).map(<[u8]>::to_vec)
    }

    /// Returns the scope in words.
    pub fn text(self) -> &'static str {
        match self {
            Self::Signature => "the signature",
            Self::CadesC => "the signature, its timestamps and references",
            Self::References => "the references",
        }
    }
}

impl SignerInfo {
    /// Returns all choices of attributes that a timestamp of this scope may cover. The attributes have the bytes that
    /// were read. For [`Stamped::Signature`] there is one choice, which has no attributes. For the other scopes, a
    /// choice has one attribute with references to certificates and one attribute with references to CRLs and OCSP
    /// responses. For [`Stamped::CadesC`], a choice also has either one earlier timestamp or all earlier timestamps.
    pub(super) fn choices(&self, of: Stamped) -> Box<dyn Iterator<Item = Vec<&Attribute>> + '_> {
        let all = |oid| self.unsigned_attributes.of_type(oid).collect::<Vec<_>>();
        if of == Stamped::Signature {
            return Box::new([Vec::new()].into_iter());
        }
        let stamps = all(oid::TIMESTAMP);
        let stamps = match (of, stamps.len()) {
            (Stamped::References, _) => vec![Vec::new()],
            (_, 0) => Vec::new(),
            (_, 1) => vec![stamps],
            _ => [stamps.clone()].into_iter().chain(stamps.into_iter().map(|one| vec![one])).collect(),
        };
        let (certificates, revocation) = (all(oid::CERTIFICATE_REFERENCES), all(oid::REVOCATION_REFERENCES));
        Box::new(certificates.into_iter().flat_map(move |first| {
            let stamps = stamps.clone();
            revocation.clone().into_iter().flat_map(move |second| {
                let with = move |stamps: Vec<_>| stamps.into_iter().chain([first, second]).collect();
                stamps.clone().into_iter().map(with)
            })
        }))
    }

    /// Returns the data that a timestamp of this scope covers, for this choice of attributes.
    pub(super) fn stamped(&self, of: Stamped, choice: &[&Attribute]) -> Vec<u8> {
        let signature = if of == Stamped::References { &[][..] } else { &self.signature };
        let bodies = choice.iter().map(|attribute| attribute.body());
        [signature].into_iter().chain(bodies).collect::<Vec<_>>().concat()
    }

    /// Returns true if the signature has a timestamp and references to evidence, but no timestamp of the scope
    /// [`Stamped::CadesC`].
    pub fn lacks_cades_c_timestamp(&self) -> bool {
        let stamped = self.unsigned_attributes.of_type(oid::CADES_C_TIMESTAMP).next().is_some();
        !stamped && self.choices(Stamped::CadesC).next().is_some()
    }

    /// Makes a request (`TimeStampReq`), which the caller sends to a TSA. The request is for a timestamp of this
    /// scope.
    ///
    /// # Errors
    /// [`Error::Usage`] if the signature lacks a timestamp or references that the requested timestamp would cover.
    pub fn timestamp_request(&self, of: Stamped) -> Result<Vec<u8>> {
        let missing = || {
            Error::Usage(
                "the signature has no timestamp and references yet, which the requested timestamp would cover".into(),
            )
        };
        Timestamp::request(&self.stamped(of, &self.choices(of).next().ok_or_else(missing)?))
    }

    /// Attaches a timestamp. `response` is the response of a TSA (`TimeStampResp`), or only the timestamp from such a
    /// response (`TimeStampToken`). `response` is in DER or text. The timestamp must have one of the scopes of
    /// [`Stamped`]. This function does not verify the signature of the timestamp. Returns the timestamp's scope.
    ///
    /// # Errors
    /// [`Error::Refused`] if the TSA has rejected the request, or if the timestamp is for other data. [`Error::Kind`]
    /// if `response` is another kind of file. [`Error::Encoding`], [`Error::Unsupported`], [`Error::Strict`].
    pub fn attach_timestamp(&mut self, response: &[u8], strictness: Strictness) -> Result<Stamped> {
        let token = Timestamp::token_in(response, strictness)?;
        let timestamp = Timestamp::read_with(&token, strictness)?;
        for of in Stamped::ALL {
            let choices: Vec<_> = self.choices(of).take(MOST_CHOICES).collect();
            for choice in choices {
                if timestamp.is_of(&self.stamped(of, &choice))? {
                    self.unsigned_attributes.push(Attribute::of(of.oid(), token));
                    return Ok(of);
                }
            }
        }
        Err(Error::refused(super::timestamp::OTHER))
    }

    /// Returns the timestamps of this signature, including the timestamps that cover attributes.
    /// [`judge`](super::judge()) verifies these timestamps. If a timestamp cannot be read, its item is an error. The
    /// other timestamps are still returned, because anybody may have added the unreadable one.
    pub fn timestamps(&self, strictness: Strictness) -> impl Iterator<Item = (Stamped, Result<Timestamp>)> {
        Stamped::ALL.into_iter().flat_map(move |of| {
            let all = self.unsigned_attributes.values(of.oid());
            all.map(move |der| (of, Timestamp::read_with(der, strictness)))
        })
    }

    /// Returns the countersignatures of this signature. If a countersignature cannot be read, its item is an error.
    pub fn countersignatures(&self, strictness: Strictness) -> impl Iterator<Item = Result<SignerInfo>> {
        self.unsigned_attributes.values(oid::COUNTERSIGNATURE).map(move |der| {
            let by = SignerInfo::read(der)?;
            match strictness {
                Strictness::Strict => by.check_strictly().map(|()| by),
                Strictness::Lenient => Ok(by),
            }
        })
    }

    /// Adds `attributes`, which have the proofs of the signature (the references and the evidence). Returns an error if
    /// the signature already has such attributes, because an earlier timestamp would not cover the new attributes.
    pub(super) fn add_proofs(&mut self, attributes: &[Attribute]) -> Result<()> {
        if attributes.iter().any(|new| self.unsigned_attributes.of_type(new.oid()).next().is_some()) {
            return Err(Error::refused("the signature has references or values already; allowed: one set of them"));
        }
        attributes.iter().for_each(|new| self.unsigned_attributes.push(new.clone()));
        Ok(())
    }

    /// Adds a countersignature, which is a signature of this signature.
    pub(super) fn countersigned(&mut self, by: &SignerInfo) {
        self.unsigned_attributes.push(Attribute::of(oid::COUNTERSIGNATURE, by.encoded()));
    }
}
