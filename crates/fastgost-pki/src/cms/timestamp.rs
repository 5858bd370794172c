//! Timestamps (RFC 3161). A timestamp is the signed statement of a TSA that a signature existed at a time. The
//! timestamp is an unsigned attribute of the signature, as in CAdES-T.
use super::{
    Certificate, DigestAlgorithm, Digests, SignedData, SignerInfo, digest::hash_function, ess::digest_by, oid,
};
use crate::{
    Error, FileKind, Lenience, Result, Strictness,
    ber::{Parts, integer, sequence, tag, tlv, to_der},
    path::{Purpose, usage},
    x509::{name::ComparableGeneral, says, shown},
};
use der::{
    Decode,
    asn1::{GeneralizedTime, ObjectIdentifier},
};
use fastgost::{
    keys::element::{self, without_padding},
    text,
};
use std::{fmt, time::Duration};
use x509_cert::{
    ext::pkix::{SubjectAltName, name::GeneralName},
    time::Time,
};

/// The statements of a timestamp.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TimestampInfo {
    /// The time at which the data existed, according to the TSA.
    pub time: GeneralizedTime,
    /// The largest possible difference from the real time, if the timestamp states this difference.
    pub accuracy: Option<Duration>,
    /// The policy under which the timestamp was made.
    pub policy: ObjectIdentifier,
    /// The timestamp's serial number, as a big-endian number with a sign.
    pub serial: Vec<u8>,
    /// The nonce of the request, if the request had a nonce. The nonce is a big-endian number with a sign.
    pub nonce: Option<Vec<u8>>,
}

/// Writes the fields except the time. An example is `accuracy 1 s, policy 1.2.3, serial number 05, nonce 0102`.
impl fmt::Display for TimestampInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(accuracy) = self.accuracy {
            write!(f, "accuracy {} s, ", accuracy.as_secs_f64())?;
        }
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        write!(f, "policy {}, serial number {}", self.policy, hex(&self.serial))?;
        self.nonce.as_ref().map_or(Ok(()), |nonce| write!(f, ", nonce {}", hex(nonce)))
    }
}

/// A timestamp of some data.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Timestamp {
    /// The statements of this timestamp.
    pub statement: TimestampInfo,
    /// The hash function, and the digest of the data. The timestamp covers this digest.
    imprint: (ObjectIdentifier, Vec<u8>),
    /// The name of the TSA, if the timestamp states the name.
    authority: Option<ComparableGeneral>,
    token: SignedData,
}

const FIELD: &str = "the timestamp";
const GENERALIZED_TIME: u32 = 0x18;
pub(super) const BOOLEAN: u32 = 0x01;
/// The error text for a timestamp whose digest is not the digest of the data.
pub(super) const OTHER: &str = "the timestamp is of something else: its digest is another";

/// The local clock may be slow. So a timestamp may be later than the time on the local clock, by at most this duration.
const SLOW: Duration = Duration::from_secs(300);

impl Timestamp {
    /// Reads a `TimeStampToken`, in BER or DER.
    ///
    /// # Errors
    /// [`Error::Refused`] for critical extensions, because this reader knows no extension. [`Error::Encoding`],
    /// [`Error::Unsupported`].
    pub fn read(token: &[u8]) -> Result<Self> {
        Self::read_with(token, Strictness::Lenient)
    }

    /// Does the same as [`read`](Self::read), but the caller chooses between lenient and strict reading.
    ///
    /// # Errors
    /// The errors of `read`, and [`Error::Strict`].
    pub fn read_with(token: &[u8], strictness: Strictness) -> Result<Self> {
        let (token, content) = SignedData::read_with(token, strictness)?;
        let content = match content {
            Some(content) if token.content_type == oid::TST_INFO => content,
            _ => return Err(Error::encoding(FIELD, "it has no TSTInfo")),
        };
        let der = to_der(&content, tag::SEQUENCE, FIELD)?;
        // RFC 3161, section 2.4.2, requires a token in DER.
        strictness.accept_if(*der != content || element::check(&der).is_err(), Lenience::NotDer)?;
        let mut info = Parts::of(&der, tag::SEQUENCE, FIELD)?;
        match info.integer()? {
            1 => {}
            other => return Err(Error::unsupported("the version of the timestamp", other.to_string(), "1")),
        }
        let policy = info.decode()?;
        let mut imprint = Parts::within(info.content(tag::SEQUENCE)?, FIELD);
        let by = hash_function(imprint.element()?, FIELD)?;
        let digest = imprint.content(tag::OCTET_STRING)?.to_vec();
        imprint.end()?;
        // The length of the digest must be the output length of the hash function that the timestamp names.
        if digest.len() != digest_by(by, b"", FIELD)?.len() {
            return Err(Error::encoding("the digest in the timestamp", format!("{} bytes", digest.len())));
        }
        let serial = info.content(tag::INTEGER)?.to_vec();
        let time = time(info.element()?, strictness)?;
        let accuracy = info.optional(tag::SEQUENCE)?.map(|content| accuracy(content, strictness)).transpose()?;
        // This is the field `ordering`. `ordering` says whether timestamps of this TSA can always be ordered by their
        // times. The default is FALSE, and DER does not write a default.
        strictness.accept_if(info.optional(BOOLEAN)? == Some(&[0]), Lenience::NotDer)?;
        let nonce = info.optional(tag::INTEGER)?.map(<[u8]>::to_vec);
        let authority = match info.optional(tag::context(0))? {
            Some(name) => {
                let field = "the name of the TSA of the timestamp";
                let name = GeneralName::from_der(name).map_err(|e| Error::der(field, e))?;
                says::general_name(&name).map_err(|why| Error::encoding(field, why))?;
                Some(ComparableGeneral::of(&name))
            }
            None => None,
        };
        if let Some(extensions) = info.optional(tag::context(1))? {
            check_extensions(extensions, strictness)?;
        }
        info.end()?;
        let statement = TimestampInfo { time, accuracy, policy, serial, nonce };
        Ok(Self { statement, imprint: (by, digest), authority, token })
    }

    /// Makes a request (`TimeStampReq`) for a timestamp of some data. The caller sends the request to a TSA.
    ///
    /// # Errors
    /// Callers cannot cause an error.
    pub fn request(data: &[u8]) -> Result<Vec<u8>> {
        let by = DigestAlgorithm::Streebog256;
        let imprint = sequence(&[&by.to_der(), &tlv(tag::OCTET_STRING, &[&by.digest(data)?])]);
        // The BOOLEAN is the field `certReq`, which asks the TSA to put its certificate into the response.
        Ok(sequence(&[&integer(1), &imprint, &tlv(BOOLEAN, &[&[0xff]])]))
    }

    /// Returns the `TimeStampToken` in `response`. `response` is the response of a TSA (`TimeStampResp`), or only the
    /// timestamp from such a response. `response` is in DER or text.
    ///
    /// # Errors
    /// [`Error::Refused`] if the TSA has rejected the request. [`Error::Kind`] if `response` is another kind of file.
    /// [`Error::Encoding`], [`Error::Strict`].
    pub fn token_in(response: &[u8], strictness: Strictness) -> Result<Vec<u8>> {
        let field = "the response with a timestamp";
        let allowed = "a response with a timestamp, or a timestamp alone, in DER, base64 or PEM (CMS, PKCS7)";
        let wanted = |found| matches!(found, FileKind::TimestampResponse | FileKind::Timestamp);
        if let Some(found) = FileKind::of(response).filter(|found| !wanted(*found)) {
            return Err(Error::Kind { found, allowed: allowed.into() });
        }
        let ber = text::first(response, &["CMS", "PKCS7"], allowed)?.der;
        let response = to_der(&ber, tag::SEQUENCE, field)?;
        // RFC 3161, section 3, requires responses in DER.
        strictness.accept_if(*response != *ber, Lenience::NotDer)?;
        let mut parts = Parts::of(&response, tag::SEQUENCE, field)?;
        match parts.peek() {
            Some(tag::SEQUENCE) => {
                let mut status = Parts::within(parts.content(tag::SEQUENCE)?, "the status of the response");
                match status.integer()? {
                    0 | 1 => Ok(parts.element()?.to_vec()),
                    other => Err(Error::refused(format!("no timestamp was granted: the status is {other}"))),
                }
            }
            _ => Ok(response.to_vec()),
        }
    }

    /// Returns true if the timestamp covers this data. This function does not verify the signature of the timestamp.
    /// [`judge_foreign`](super::judge_foreign) verifies it, and judges the TSA's certificate.
    ///
    /// # Errors
    /// [`Error::Unsupported`] if the library does not support the timestamp's hash function.
    pub fn is_of(&self, data: &[u8]) -> Result<bool> {
        let (by, digest) = &self.imprint;
        Ok(digest_by(*by, data, FIELD)? == *digest)
    }

    /// Returns the CRLs in the timestamp, and other revocation information, in DER.
    pub(super) fn revocation_der(&self) -> &[Vec<u8>] {
        &self.token.revocation_lists
    }

    /// Returns the only signature of the timestamp.
    pub(super) fn info(&self) -> Result<&SignerInfo> {
        match &self.token.signers[..] {
            [signer] => Ok(signer),
            _ => Err(Error::refused("the timestamp does not have exactly one signature")),
        }
    }

    /// Returns true if the timestamp names its TSA.
    pub(super) fn names_authority(&self) -> bool {
        self.authority.is_some()
    }

    /// Returns the digests of the signed data.
    pub(super) fn digests(&self) -> Option<&Digests> {
        self.token.digests.as_ref()
    }

    /// Returns the certificates in the timestamp, in DER.
    pub(super) fn certificates_der(&self) -> &[Vec<u8>] {
        &self.token.certificates
    }

    /// Checks that the certificate may be used for timestamps, and that the certificate was valid when the timestamp
    /// was made. If the timestamp names its TSA, the certificate must have the name of this TSA.
    pub(super) fn check_certificate(&self, certificate: &Certificate, now: Time) -> Result<()> {
        self.check_time(certificate, now)?;
        usage(certificate, Purpose::TimeStamping)
            .map_err(|e| Error::refused(format!("{}: {e}", certificate.label())))?;
        match &self.authority {
            Some(name) if !has_name(certificate, name)? => {
                Err(Error::refused("the timestamp names another TSA than its signer's certificate"))
            }
            _ => Ok(()),
        }
    }

    fn check_time(&self, certificate: &Certificate, now: Time) -> Result<()> {
        let (at, validity) = (self.statement.time.to_unix_duration(), certificate.validity());
        let time = shown(&self.statement.time.into());
        if at > now.to_unix_duration() + SLOW {
            return Err(Error::refused(format!("the timestamp is of a time in the future: {time}")));
        }
        if at < validity.not_before.to_unix_duration() || at > validity.not_after.to_unix_duration() {
            let text = format!("the timestamp is of a time at which its signer's certificate was not valid: {time}");
            return Err(Error::refused(text));
        }
        Ok(())
    }
}

/// Refuses a timestamp whose signed attributes do not name the certificate by its digest (RFC 3161, section 2.4.1).
pub(super) fn check_named(named: bool) -> Result<()> {
    match named {
        true => Ok(()),
        false => Err(Error::refused("the timestamp's signed attributes do not name its signer's certificate")),
    }
}

/// Returns true if a name is the certificate's subject or one of its alternative names (RFC 3161, section 2.4.2).
fn has_name(certificate: &Certificate, name: &ComparableGeneral) -> Result<bool> {
    if matches!(name, ComparableGeneral::Directory(name) if name == certificate.comparable_subject()) {
        return Ok(true);
    }
    let names = certificate.extensions().value::<SubjectAltName>()?;
    Ok(names.is_some_and(|SubjectAltName(names)| names.iter().any(|own| ComparableGeneral::of(own) == *name)))
}

/// Reads `Accuracy`, which has seconds, milliseconds and microseconds. By RFC 3161, section 2.4.2, the milliseconds and
/// the microseconds are from 1 to 999.
fn accuracy(content: &[u8], strictness: Strictness) -> Result<Duration> {
    let field = "the accuracy of the timestamp";
    let mut parts = Parts::within(content, field);
    let number = |bytes: &[u8], most: u32| match bytes {
        [] | [0x80..=0xff, ..] => None,
        [..] if bytes.len() > 5 => None,
        _ => {
            let number = bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte));
            u32::try_from(number).ok().filter(|number| *number <= most)
        }
    };
    let wrong = || Error::encoding(field, "a number that is too large or negative; allowed: seconds, and up to 999");
    let mut next = |tag, most| match parts.optional(tag)? {
        Some(bytes) => {
            let short = without_padding(bytes);
            strictness.accept_if(short != bytes, Lenience::PaddedInteger)?;
            strictness.accept_if(tag != tag::INTEGER && short == [0], Lenience::ZeroAccuracy)?;
            number(short, most).ok_or_else(wrong)
        }
        None => Ok(0),
    };
    let (seconds, millis) = (next(tag::INTEGER, u32::MAX)?, next(tag::context_primitive(0), 999)?);
    let micros = next(tag::context_primitive(1), 999)?;
    parts.end()?;
    Ok(Duration::new(u64::from(seconds), millis * 1_000_000 + micros * 1000))
}

/// Reads a `GeneralizedTime`. The time of a timestamp may have a fraction of a second, which the result omits. DER
/// requires that the fraction does not end with the digit 0.
fn time(der: &[u8], strictness: Strictness) -> Result<GeneralizedTime> {
    let field = "the time of the timestamp";
    let text = Parts::within(der, FIELD).content(GENERALIZED_TIME)?;
    let whole = match text.iter().position(|byte| *byte == b'.') {
        Some(at) => {
            let fraction = text[at + 1..].strip_suffix(b"Z").unwrap_or_default();
            if fraction.is_empty() || !fraction.iter().all(u8::is_ascii_digit) {
                return Err(Error::encoding(field, "a fraction of a second that is not digits and Z"));
            }
            strictness.accept_if(fraction.ends_with(b"0"), Lenience::NotDer)?;
            [&text[..at], b"Z"].concat()
        }
        None => text.to_vec(),
    };
    GeneralizedTime::from_der(&tlv(GENERALIZED_TIME, &[&whole])).map_err(|e| Error::der(field, e))
}

/// Refuses critical extensions, because this code knows no extension of timestamps.
fn check_extensions(content: &[u8], strictness: Strictness) -> Result<()> {
    strictness.accept_if(content.is_empty(), Lenience::EmptyList)?;
    let mut all = Parts::within(content, FIELD);
    while !all.is_empty() {
        let mut extension = Parts::within(all.content(tag::SEQUENCE)?, FIELD);
        let oid: ObjectIdentifier = extension.decode()?;
        match extension.optional(BOOLEAN)? {
            None => {}
            Some([0]) => strictness.accept(Lenience::NotDer)?,
            Some(_) => {
                let text = format!("the timestamp has the critical extension {oid}, which is not known");
                return Err(Error::refused(text));
            }
        }
        extension.content(tag::OCTET_STRING)?;
        extension.end()?;
    }
    Ok(())
}
