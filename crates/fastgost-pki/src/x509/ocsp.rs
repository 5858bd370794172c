//! OCSP responses (RFC 6960): what a responder says of a certificate, verified.
use super::{
    Certificate, Extensions,
    known::{self, Fault, Place},
    name::{self, Comparable},
};
use crate::{
    Error, Exhausted, Lenience, Result, Strictness, ber,
    budget::Cost,
    path::{ListProblem, Options, Work},
};
use der::{
    Any, Choice, Decode, Encode, Enumerated, Sequence,
    asn1::{BitString, GeneralizedTime, Null, ObjectIdentifier, OctetString},
};
use fastgost::{
    hash::{Gost94, Hash, Streebog256, Streebog512},
    keys::{PublicKey, x509::SignatureAlgorithm},
};
use sha1::{Digest, Sha1};
use sha2::Sha256;
use std::time::Duration;
use x509_cert::{
    ext::{Extension, pkix::CrlReason},
    name::Name,
    serial_number::SerialNumber,
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
struct SingleResponse {
    id: CertId,
    status: CertStatus,
    this_update: GeneralizedTime,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    next_update: Option<GeneralizedTime>,
    #[asn1(context_specific = "1", tag_mode = "EXPLICIT", optional = "true")]
    extensions: Option<Vec<Extension>>,
}

#[derive(Clone, Debug, Sequence)]
struct CertId {
    hash: AlgorithmIdentifierOwned,
    issuer_name: OctetString,
    issuer_key: OctetString,
    serial_number: SerialNumber,
}

#[derive(Clone, Debug, Choice)]
enum CertStatus {
    #[asn1(context_specific = "0", tag_mode = "IMPLICIT")]
    Good(Null),
    #[asn1(context_specific = "1", tag_mode = "IMPLICIT", constructed = "true")]
    Revoked(RevokedInfo),
    #[asn1(context_specific = "2", tag_mode = "IMPLICIT")]
    Unknown(Null),
}

#[derive(Clone, Debug, Sequence)]
struct RevokedInfo {
    at: GeneralizedTime,
    #[asn1(context_specific = "0", tag_mode = "EXPLICIT", optional = "true")]
    reason: Option<CrlReason>,
}

/// An OCSP response. What it says is not believed yet: [`Verifier`](crate::path::Verifier) checks that.
#[derive(Clone, Debug)]
pub struct Response {
    signed: Vec<u8>,
    algorithm: ObjectIdentifier,
    signature: Vec<u8>,
    data: ResponseData,
    /// The name of who signed it, if it names them so.
    responder: Option<Comparable>,
    certificates: Vec<Certificate>,
}

/// When and why a certificate was revoked, `None` if it was not; or why the response does not say.
pub(crate) type Status = std::result::Result<Option<(Time, Option<CrlReason>)>, ListProblem>;

/// Real ones have one or two.
const MOST_CERTIFICATES: usize = 8;

/// How long a response is believed that does not say when there is a newer one.
const FRESH: Duration = Duration::from_secs(86400);

impl Response {
    /// Reads an OCSP response in DER.
    ///
    /// # Errors
    /// [`Error::Encoding`]; [`Error::Refused`] if the responder did not answer; [`Error::Unsupported`].
    pub fn read(der: &[u8]) -> Result<Self> {
        Self::read_with(der, Strictness::Lenient)
    }

    /// [`read`](Self::read), lenient or strict.
    ///
    /// # Errors
    /// Those of `read`, and [`Error::Strict`].
    pub fn read_with(der: &[u8], strictness: Strictness) -> Result<Self> {
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
        let basic = BasicResponse::from_der(ber::checked(bytes.response.as_bytes(), WHAT)?).map_err(failed)?;
        check_der(&basic, bytes.response.as_bytes(), strictness)?;
        strictness.accept_if(basic.algorithm.parameters.is_some(), Lenience::NullSignatureParameters)?;
        let signed = basic.data.to_der().map_err(failed)?;
        let data = ResponseData::from_der(&signed).map_err(failed)?;
        check_der(&data, &signed, strictness)?;
        let strict = strictness == Strictness::Strict;
        let own = data.extensions.iter().map(|all| (all, Place::Response));
        let of_answers = data.responses.iter().filter_map(|single| Some((single.extensions.as_ref()?, Place::Entry)));
        for (extensions, place) in own.chain(of_answers) {
            match known::check(Extensions::new(extensions), place, strict) {
                // Which answers count is found out later.
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
                name::check_size(name).map_err(|why| Error::encoding(WHAT, why))?;
                Some(Comparable::of(name))
            }
            ResponderId::Key(_) => None,
        };
        Ok(Self {
            data,
            responder,
            signed,
            algorithm: basic.algorithm.oid,
            signature: signature.to_vec(),
            certificates: certificates.iter().map(read).collect::<Result<_>>()?,
        })
    }

    /// The signed part, in DER: `tbsResponseData`.
    pub fn signed_bytes(&self) -> &[u8] {
        &self.signed
    }

    /// When the response was made, since 1970.
    pub fn produced_at(&self) -> Duration {
        self.data.produced_at.to_unix_duration()
    }

    /// What the response says of a certificate of this issuer: not revoked, or revoked when and why. `None` if it is about
    /// others. Whether to believe it is for who asks.
    pub(crate) fn answer(
        &self,
        certificate: &Certificate,
        issuer: &Certificate,
        options: &Options,
        work: &mut Work<'_>,
    ) -> std::result::Result<Option<Status>, Exhausted> {
        let all = &self.data.responses;
        work.spend(Cost::Comparisons(all.len()))?;
        let mut answers = Vec::new();
        for single in all.iter().filter(|single| single.id.serial_number == *certificate.serial_number()) {
            work.spend(Cost::Revocation(1))?;
            // The hashes are of the name and the key of the issuer.
            work.spend(Cost::Digest(issuer.as_der().len()))?;
            if single.id.is_of(certificate, issuer) {
                answers.push(single.status(options));
            }
        }
        // If there are several, "revoked" counts more than "good", and that more than one that cannot be used.
        Ok(answers.into_iter().min_by_key(|status| match status {
            Ok(Some(_)) => 0,
            Ok(None) => 1,
            Err(_) => 2,
        }))
    }

    /// The response's own extensions.
    pub(crate) fn extensions(&self) -> Extensions<'_> {
        Extensions::new(self.data.extensions.as_deref().unwrap_or_default())
    }

    /// The algorithm of the signature, if it is known.
    pub(crate) fn signature_algorithm(&self) -> Option<SignatureAlgorithm> {
        SignatureAlgorithm::from_oid(self.algorithm)
    }

    /// Whether it is signed with this key.
    pub(crate) fn is_signed_with(&self, key: &PublicKey) -> bool {
        self.signature_algorithm()
            .is_some_and(|a| key.verify_digest(a, &a.digest(&self.signed), &self.signature).is_ok())
    }

    /// The certificates in it whose subject or key it names as its responder's.
    pub(crate) fn responders(&self) -> impl Iterator<Item = &Certificate> {
        self.certificates.iter().filter(|certificate| self.is_from(certificate))
    }

    /// Whether the response names this certificate as its responder's.
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
    fn status(&self, options: &Options) -> Status {
        no_critical(Extensions::new(self.extensions.as_deref().unwrap_or_default()))?;
        let now = options.time.to_unix_duration();
        if now < self.this_update.to_unix_duration() {
            return Err(ListProblem::NotYetValid(self.this_update.into()));
        }
        let until = match self.next_update {
            Some(next) => next,
            None => GeneralizedTime::from_unix_duration(self.this_update.to_unix_duration() + FRESH)
                .map_err(|e| ListProblem::Extension(e.to_string()))?,
        };
        if now > until.to_unix_duration() {
            return Err(ListProblem::Expired(until.into()));
        }
        match &self.status {
            CertStatus::Good(_) => Ok(None),
            CertStatus::Revoked(info) => Ok(Some((info.at.into(), info.reason))),
            CertStatus::Unknown(_) => Err(ListProblem::Unknown),
        }
    }
}

impl CertId {
    fn is_of(&self, certificate: &Certificate, issuer: &Certificate) -> bool {
        // The hash is of the name as it is written: in the certificate, or in its issuer's.
        let names = [certificate.signed().issuer_der(), issuer.signed().subject_der()];
        let key = issuer.subject_public_key_info().subject_public_key.raw_bytes();
        let digest = |data: &[u8]| digest(self.hash.oid, data);
        self.serial_number == *certificate.serial_number()
            && certificate.comparable_issuer() == issuer.comparable_subject()
            && names.into_iter().flatten().any(|name| digest(name).is_some_and(|d| d == self.issuer_name.as_bytes()))
            && digest(key).is_some_and(|digest| digest == self.issuer_key.as_bytes())
    }
}

/// By the hash functions in use. They only tell issuers apart, so that SHA-1 does no harm.
fn digest(algorithm: ObjectIdentifier, data: &[u8]) -> Option<Vec<u8>> {
    fn by(mut hash: impl Hash, data: &[u8]) -> Vec<u8> {
        hash.update(data);
        hash.finalize().to_vec()
    }
    Some(match algorithm.to_string().as_str() {
        "1.3.14.3.2.26" => Sha1::digest(data).to_vec(),
        "2.16.840.1.101.3.4.2.1" => Sha256::digest(data).to_vec(),
        "1.2.643.7.1.1.2.2" => by(Streebog256::new(), data),
        "1.2.643.7.1.1.2.3" => by(Streebog512::new(), data),
        "1.2.643.2.2.9" => by(Gost94::new(), data),
        _ => return None,
    })
}

/// None may be critical.
pub(crate) fn no_critical(extensions: Extensions<'_>) -> std::result::Result<(), ListProblem> {
    let critical = extensions.iter().find(|extension| extension.critical);
    critical.map_or(Ok(()), |extension| Err(ListProblem::CriticalExtension(extension.extn_id)))
}

/// Refuses what is another encoding than DER, if that is wanted.
fn check_der(value: &impl Encode, der: &[u8], strictness: Strictness) -> Result<()> {
    Ok(strictness.accept_if(value.to_der().as_deref() != Ok(der), Lenience::NotDer)?)
}

#[cfg(test)]
mod tests;
