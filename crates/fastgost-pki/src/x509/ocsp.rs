//! Reads OCSP responses (RFC 6960). [`path`](crate::path) decides whether to trust a response.
use super::{
    Certificate, Extensions, Revoked, SerialNumber,
    known::{self, Fault, Place},
    name::{self, Comparable},
};
use crate::{Error, FileKind, Lenience, Result, Strictness, ber, oid};
use der::{
    Any, Choice, Decode, Encode, Enumerated, Sequence,
    asn1::{BitString, GeneralizedTime, Null, ObjectIdentifier, OctetString},
};
use fastgost::{
    keys::{PublicKey, x509::SignatureAlgorithm},
    registry::{self, Algorithm},
    text,
};
use sha1::{Digest, Sha1};
use sha2::Sha256;
use x509_cert::{
    ext::{Extension, pkix::CrlReason},
    name::Name,
    spki::AlgorithmIdentifierOwned,
    time::Time,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Enumerated)]
#[repr(u8)]
enum ResponseStatus {
    Successful = 0,
    MalformedRequest = 1,
    InternalError = 2,
    TryLater = 3,
    SigRequired = 5,
    Unauthorized = 6,
}

#[derive(Sequence)]
struct OcspResponse {
    status: ResponseStatus,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    bytes: Option<ResponseBytes>,
}

#[derive(Sequence)]
struct ResponseBytes {
    kind: ObjectIdentifier,
    response: OctetString,
}

const BASIC: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.48.1.1");

#[derive(Sequence)]
struct BasicResponse {
    data: Any,
    algorithm: AlgorithmIdentifierOwned,
    signature: BitString,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    certificates: Option<Vec<Any>>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Enumerated)]
#[asn1(type = "INTEGER")]
#[repr(u8)]
enum Version {
    #[default]
    V1 = 0,
}

#[derive(Clone, Debug, Sequence)]
struct ResponseData {
    #[asn1(context_specific = "0", default = "Default::default")]
    version: Version,
    responder: ResponderId,
    produced_at: GeneralizedTime,
    responses: Vec<SingleResponse>,
    #[asn1(context_specific = "1", tag_mode = "EXPLICIT", optional = "true")]
    extensions: Option<Vec<Extension>>,
}

#[derive(Clone, Debug, Choice)]
enum ResponderId {
    #[asn1(context_specific = "1", tag_mode = "EXPLICIT", constructed = "true")]
    Name(Name),
    #[asn1(context_specific = "2", tag_mode = "EXPLICIT", constructed = "true")]
    Key(OctetString),
}

#[derive(Clone, Debug, Sequence)]
pub(crate) struct SingleResponse {
    pub id: CertId,
    pub status: CertStatus,
    pub this_update: GeneralizedTime,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    pub next_update: Option<GeneralizedTime>,
    #[asn1(context_specific = "1", tag_mode = "EXPLICIT", optional = "true")]
    extensions: Option<Vec<Extension>>,
}

#[derive(Clone, Debug, Sequence)]
pub(crate) struct CertId {
    hash: AlgorithmIdentifierOwned,
    issuer_name: OctetString,
    issuer_key: OctetString,
    pub serial_number: SerialNumber,
}

#[derive(Clone, Debug, Choice)]
pub(crate) enum CertStatus {
    #[asn1(context_specific = "0", tag_mode = "IMPLICIT")]
    Good(Null),
    #[asn1(context_specific = "1", tag_mode = "IMPLICIT", constructed = "true")]
    Revoked(RevokedInfo),
    #[asn1(context_specific = "2", tag_mode = "IMPLICIT")]
    Unknown(Null),
}

#[derive(Clone, Debug, Sequence)]
pub(crate) struct RevokedInfo {
    pub at: GeneralizedTime,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    pub reason: Option<CrlReason>,
}

/// An OCSP response. The statements of the response are not trusted yet. [`Verifier`](crate::path::Verifier) checks
/// these statements.
#[derive(Clone, Debug)]
pub struct Response {
    /// The `BasicOCSPResponse` in DER.
    basic: Vec<u8>,
    signed: Vec<u8>,
    algorithm: ObjectIdentifier,
    signature: Vec<u8>,
    data: ResponseData,
    /// The name of the signer, if the response identifies the signer by a name and not by a key.
    responder: Option<Comparable>,
    certificates: Vec<Certificate>,
}

/// A response with more certificates than this number is refused. A real response has one or two certificates.
const MOST_CERTIFICATES: usize = 8;

impl Response {
    /// Reads an OCSP response in DER, base64, or PEM (OCSP RESPONSE).
    ///
    /// # Errors
    /// [`Error::Encoding`]; [`Error::Refused`] if the responder did not answer; [`Error::Unsupported`];
    /// [`Error::Kind`].
    pub fn read(data: &[u8]) -> Result<Self> {
        Self::read_with(data, Strictness::Lenient)
    }

    /// Does the same as [`read`](Self::read), but the caller chooses between lenient and strict reading.
    ///
    /// # Errors
    /// The errors of `read`, and [`Error::Strict`].
    pub fn read_with(data: &[u8], strictness: Strictness) -> Result<Self> {
        let allowed = "an OCSP response in DER, base64 or PEM (OCSP RESPONSE)";
        let read = || Self::from_der_with(&text::first(data, &["OCSP RESPONSE"], allowed)?.der, strictness);
        read().map_err(|e| e.of_file(data, |found| found == FileKind::OcspResponse, allowed))
    }

    /// Does the same as [`read_with`](Self::read_with), but accepts only DER. Use it for responses inside protocols,
    /// which do not allow text.
    ///
    /// # Errors
    /// The errors of `read_with`.
    pub fn from_der_with(der: &[u8], strictness: Strictness) -> Result<Self> {
        const WHAT: &str = "the OCSP response";
        let failed = |e| Error::der(WHAT, e);
        let response = OcspResponse::from_der(ber::checked(der, WHAT)?).map_err(failed)?;
        check_der(&response, der, strictness)?;
        let why = match response.status {
            ResponseStatus::Successful => None,
            ResponseStatus::MalformedRequest => Some("the request was malformed"),
            ResponseStatus::InternalError => Some("internal error"),
            ResponseStatus::TryLater => Some("try later"),
            ResponseStatus::SigRequired => Some("the request must be signed"),
            ResponseStatus::Unauthorized => Some("not authorized"),
        };
        if let Some(why) = why {
            return Err(Error::refused(format!("the OCSP responder gave no answer: {why}")));
        }
        let bytes = response.bytes.ok_or_else(|| Error::encoding("the OCSP response", "it has no content"))?;
        if bytes.kind != BASIC {
            return Err(Error::unsupported("the kind of the OCSP response", bytes.kind.to_string(), "basic responses"));
        }
        Self::of_basic(bytes.response.as_bytes(), strictness)
    }

    /// Reads an OCSP response that is in the list of CRLs of a CMS document, in the format of RFC 5940. Returns `None`
    /// if `der` is not in the format of RFC 5940.
    pub(crate) fn of_other_format(der: &[u8], strictness: Strictness) -> Option<Result<Self>> {
        let mut parts = ber::Parts::within(der, "other revocation information");
        let mut parts = ber::Parts::within(parts.optional(ber::tag::context(1)).ok()??, "other revocation information");
        let format: ObjectIdentifier = parts.decode().ok()?;
        (format == oid::OCSP_RESPONSE).then(|| Self::read_with(parts.element()?, strictness))
    }

    /// Reads a `BasicOCSPResponse`, which signed documents contain (RFC 5126, section 6.3.4).
    pub(crate) fn of_basic(der: &[u8], strictness: Strictness) -> Result<Self> {
        const WHAT: &str = "the OCSP response";
        let failed = |e| Error::der(WHAT, e);
        let basic = BasicResponse::from_der(ber::checked(der, WHAT)?).map_err(failed)?;
        check_der(&basic, der, strictness)?;
        strictness.accept_if(basic.algorithm.parameters.is_some(), Lenience::NullSignatureParameters)?;
        let signed = basic.data.to_der().map_err(failed)?;
        let data = ResponseData::from_der(&signed).map_err(failed)?;
        check_der(&data, &signed, strictness)?;
        let own = data.extensions.iter().map(|all| (all, Place::Response));
        let of_answers = data.responses.iter().filter_map(|single| Some((single.extensions.as_ref()?, Place::Entry)));
        for (extensions, place) in own.chain(of_answers) {
            if extensions.is_empty() {
                return Err(Error::encoding(WHAT, "an empty list of extensions (RFC 6960, section 4.2.1)"));
            }
            let mut notes = Vec::new();
            let asked = (strictness == Strictness::Strict).then_some(&mut notes);
            let checked = known::check(Extensions::new(extensions), place, asked);
            notes.iter().try_for_each(|lenience| strictness.accept(*lenience))?;
            match checked {
                // An unknown critical extension is not refused here. The code that uses the response or the answer
                // refuses it later.
                Ok(()) | Err(Fault::Critical(_)) => {}
                Err(fault) => return Err(fault.of(WHAT)),
            }
        }
        let whole = || Error::encoding("the signature of the OCSP response", "it is not a number of whole bytes");
        let signature = basic.signature.as_bytes().ok_or_else(whole)?;
        let certificates = basic.certificates.unwrap_or_default();
        if certificates.len() > MOST_CERTIFICATES {
            let problem = format!("it has {} certificates; allowed: {MOST_CERTIFICATES}", certificates.len());
            return Err(Error::encoding("the OCSP response", problem));
        }
        let read = |any: &Any| Certificate::from_der_with(&any.to_der().map_err(failed)?, strictness);
        let responder = match &data.responder {
            ResponderId::Name(name) => {
                name::check(name).map_err(|why| Error::encoding(WHAT, why))?;
                Some(Comparable::of(name))
            }
            ResponderId::Key(_) => None,
        };
        Ok(Self {
            basic: der.to_vec(),
            data,
            responder,
            signed,
            algorithm: basic.algorithm.oid,
            signature: signature.to_vec(),
            certificates: certificates.iter().map(read).collect::<Result<_>>()?,
        })
    }

    /// Returns the `BasicOCSPResponse` in the response, in DER.
    pub(crate) fn as_basic_der(&self) -> &[u8] {
        &self.basic
    }

    /// Returns the whole response, in DER.
    pub(crate) fn to_der(&self) -> Vec<u8> {
        let bytes = ber::sequence(&[&ber::oid(BASIC), &ber::tlv(ber::tag::OCTET_STRING, &[&self.basic])]);
        // The status is "successful".
        ber::sequence(&[&[0x0a, 1, 0], &ber::tlv(ber::tag::context(0), &[&bytes])])
    }

    /// Returns the identifier with which the references in a signature (CAdES) name this response. The identifier
    /// consists of the response's signer and time (`OcspIdentifier` of RFC 5126, section 6.2.2).
    pub(crate) fn identifier(&self) -> Result<Vec<u8>> {
        let failed = |e| Error::der("the OCSP response", e);
        let (responder, produced_at) = (self.data.responder.to_der(), self.data.produced_at.to_der());
        Ok(ber::sequence(&[&responder.map_err(failed)?, &produced_at.map_err(failed)?]))
    }

    /// Returns the signed part (`tbsResponseData`) in DER.
    pub fn signed_bytes(&self) -> &[u8] {
        &self.signed
    }

    /// Returns the time at which the response was made.
    pub fn produced_at(&self) -> Time {
        self.data.produced_at.into()
    }

    /// Returns the response's statements about certificates.
    pub(crate) fn answers(&self) -> &[SingleResponse] {
        &self.data.responses
    }

    /// Returns the response's own extensions.
    pub(crate) fn extensions(&self) -> Extensions<'_> {
        Extensions::new(self.data.extensions.as_deref().unwrap_or_default())
    }

    /// Returns the algorithm of the signature, if it is known.
    pub(crate) fn signature_algorithm(&self) -> Option<SignatureAlgorithm> {
        SignatureAlgorithm::from_oid(self.algorithm)
    }

    /// Returns true if the response is signed with this key.
    pub(crate) fn is_signed_with(&self, key: &PublicKey) -> bool {
        self.signature_algorithm()
            .is_some_and(|a| key.verify_digest(a, &a.digest(&self.signed), &self.signature).is_ok())
    }

    /// Returns the certificates in the response that may belong to the responder. The response names the responder by
    /// the subject of a certificate, or by the digest of a key.
    pub(crate) fn responders(&self) -> impl Iterator<Item = &Certificate> {
        self.certificates.iter().filter(|certificate| self.is_from(certificate))
    }

    /// Returns true if the response names the owner of this certificate as its responder.
    pub(crate) fn is_from(&self, certificate: &Certificate) -> bool {
        match &self.data.responder {
            ResponderId::Name(_) => self.responder.as_ref() == Some(certificate.comparable_subject()),
            ResponderId::Key(hash) => {
                let key = certificate.subject_public_key_info().subject_public_key.raw_bytes();
                Sha1::digest(key)[..] == *hash.as_bytes()
            }
        }
    }
}

impl SingleResponse {
    /// Returns the extensions of this answer about one certificate.
    pub(crate) fn extensions(&self) -> Extensions<'_> {
        Extensions::new(self.extensions.as_deref().unwrap_or_default())
    }

    /// Returns the time and reason of the revocation, in the form of a CRL's entry. Returns `None` if the answer does
    /// not say that the certificate is revoked.
    pub(crate) fn revoked(&self) -> Option<Revoked> {
        let CertStatus::Revoked(info) = &self.status else { return None };
        Some(Revoked {
            serial_number: self.id.serial_number.clone(),
            date: info.at.into(),
            reason: info.reason,
            extensions: self.extensions.clone().unwrap_or_default(),
        })
    }
}

impl CertId {
    /// Returns true if the answer is about this certificate of this issuer.
    pub(crate) fn is_of(&self, certificate: &Certificate, issuer: &Certificate) -> bool {
        // The issuer's name may have one encoding in the certificate and another encoding in the issuer's certificate.
        // The answer may contain the digest of either encoding.
        let names = [certificate.signed().issuer_der(), issuer.signed().subject_der()];
        let key = issuer.subject_public_key_info().subject_public_key.raw_bytes();
        let digest = |data: &[u8]| digest(self.hash.oid, data);
        self.serial_number == *certificate.serial_number()
            && certificate.comparable_issuer() == issuer.comparable_subject()
            && names.into_iter().flatten().any(|name| digest(name).is_some_and(|d| d == self.issuer_name.as_bytes()))
            && digest(key).is_some_and(|digest| digest == self.issuer_key.as_bytes())
    }
}

/// Returns the digest of `data` by SHA-1, SHA-256 or a hash function of GOST. Returns `None` for other algorithms. In a
/// `CertId`, the digest only says which issuer is meant, so the weakness of SHA-1 does no harm.
pub(crate) fn digest(algorithm: ObjectIdentifier, data: &[u8]) -> Option<Vec<u8>> {
    match algorithm {
        oid::SHA1 => Some(Sha1::digest(data).to_vec()),
        oid::SHA256 => Some(Sha256::digest(data).to_vec()),
        other => {
            let mut hash = Algorithm::from_oid(&other.to_string()).ok()?.hasher(&registry::Options::default()).ok()?;
            hash.update(data);
            Some(hash.finalize_reset().to_vec())
        }
    }
}

/// Returns an error if the reader is strict, and `der` is not the DER encoding of `value`.
fn check_der(value: &impl Encode, der: &[u8], strictness: Strictness) -> Result<()> {
    Ok(strictness.accept_if(value.to_der().as_deref() != Ok(der), Lenience::NotDer)?)
}

#[cfg(test)]
mod tests;
