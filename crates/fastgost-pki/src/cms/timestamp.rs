//! Timestamps (RFC 3161): somebody's signed statement that a signature existed at a time. Among the unsigned attributes
//! of the signature, as CAdES-T has them.
use super::{
    Attribute, Certificate, DigestAlgorithm, Digests, SignedData, SignerInfo, digest::algorithm, ess::digest_by, oid,
};
use crate::{
    Error, FileKind, Lenience, Result, Strictness,
    ber::{Parts, integer, sequence, tag, tlv, to_der},
    path::{Purpose, usage},
    x509::{known, name::ComparableGeneral, shown},
};
use der::{
    Decode,
    asn1::{GeneralizedTime, ObjectIdentifier},
};
use fastgost::text;
use std::time::Duration;
use x509_cert::{
    ext::pkix::{SubjectAltName, name::GeneralName},
    time::Time,
};

/// A timestamp of some data.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Timestamp {
    /// The time at which the data existed, according to who signed the timestamp.
    pub time: GeneralizedTime,
    /// The policy under which it was made.
    pub policy: ObjectIdentifier,
    /// Its serial number: a big-endian number with a sign.
    pub serial: Vec<u8>,
    /// The hash function of the data, and its digest.
    imprint: (ObjectIdentifier, Vec<u8>),
    /// A name of who made it, if it says so.
    authority: Option<ComparableGeneral>,
    token: SignedData,
}

const FIELD: &str = "the timestamp";
const GENERALIZED_TIME: u32 = 0x18;
const BOOLEAN: u32 = 0x01;

/// How slow one's own clock may be.
const SLOW: Duration = Duration::from_secs(300);

impl Timestamp {
    /// Reads a `TimeStampToken`, in BER or DER.
    ///
    /// # Errors
    /// [`Error::Encoding`]; [`Error::Refused`] for critical extensions, none of which is known.
    pub fn read(token: &[u8]) -> Result<Self> {
        Self::read_with(token, Strictness::Lenient)
    }

    /// [`read`](Self::read), lenient or strict.
    ///
    /// # Errors
    /// Those of `read`, and [`Error::Strict`].
    pub fn read_with(token: &[u8], strictness: Strictness) -> Result<Self> {
        let (token, content) = SignedData::read_with(token, strictness)?;
        let content = match content {
            Some(content) if token.content_type == oid::TST_INFO => content,
            _ => return Err(Error::encoding(FIELD, "it has no TSTInfo")),
        };
        let der = to_der(&content, tag::SEQUENCE, FIELD)?;
        // RFC 3161, section 2.4.2.
        strictness.accept_if(*der != content, Lenience::NotDer)?;
        let mut info = Parts::of(&der, tag::SEQUENCE, FIELD)?;
        match info.integer()? {
            1 => {}
            other => return Err(Error::unsupported("the version of the timestamp", other.to_string(), "1")),
        }
        let policy = info.decode()?;
        let mut imprint = Parts::within(info.content(tag::SEQUENCE)?, FIELD);
        let by = algorithm(imprint.element()?, FIELD)?.0;
        let digest = imprint.content(tag::OCTET_STRING)?.to_vec();
        imprint.end()?;
        // The length of a digest by this function.
        if digest.len() != digest_by(by, b"", FIELD)?.len() {
            return Err(Error::encoding("the digest in the timestamp", format!("{} bytes", digest.len())));
        }
        let serial = info.content(tag::INTEGER)?.to_vec();
        let time = time(info.element()?, strictness)?;
        // How accurate it is; whether timestamps are in order; the number of the request.
        info.optional(tag::SEQUENCE)?;
        info.optional(BOOLEAN)?;
        info.optional(tag::INTEGER)?;
        let authority = match info.optional(tag::context(0))? {
            Some(name) => {
                let field = "the name of the timestamp's authority";
                let name = GeneralName::from_der(name).map_err(|e| Error::der(field, e))?;
                known::general_name(&name).map_err(|why| Error::encoding(field, why))?;
                Some(ComparableGeneral::of(&name))
            }
            None => None,
        };
        if let Some(extensions) = info.optional(tag::context(1))? {
            check_extensions(extensions)?;
        }
        info.end()?;
        Ok(Self { time, policy, serial, imprint: (by, digest), authority, token })
    }

    pub(super) fn check_imprint(&self, data: &[u8]) -> Result<()> {
        let (by, digest) = &self.imprint;
        match digest_by(*by, data, FIELD)? == *digest {
            true => Ok(()),
            false => Err(Error::refused("the timestamp is of something else: its digest is another")),
        }
    }

    /// Its only signature.
    pub(super) fn info(&self) -> Result<&SignerInfo> {
        match &self.token.signers[..] {
            [signer] => Ok(signer),
            _ => Err(Error::refused("the timestamp does not have exactly one signature")),
        }
    }

    /// Whether it names its authority.
    pub(super) fn names_authority(&self) -> bool {
        self.authority.is_some()
    }

    /// The digests of what is signed.
    pub(super) fn digests(&self) -> Option<&Digests> {
        self.token.digests.as_ref()
    }

    /// The certificates in it, in DER.
    pub(super) fn certificates_der(&self) -> &[Vec<u8>] {
        &self.token.certificates
    }

    /// Checks that the owner of a certificate may make timestamps, and made it when the certificate was valid.
    pub(super) fn check_certificate(&self, certificate: &Certificate, now: Time) -> Result<()> {
        self.check_time(certificate, now)?;
        usage(certificate, Purpose::TimeStamping)
            .map_err(|e| Error::refused(format!("{}: {e}", certificate.label())))?;
        match &self.authority {
            Some(name) if !has_name(certificate, name)? => {
                Err(Error::refused("the timestamp names another authority than its signer's certificate"))
            }
            _ => Ok(()),
        }
    }

    fn check_time(&self, certificate: &Certificate, now: Time) -> Result<()> {
        let (at, validity) = (self.time.to_unix_duration(), certificate.validity());
        let time = shown(&self.time.into());
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

/// The signed attributes must name the certificate by its digest (RFC 3161, section 2.4.1).
pub(super) fn check_named(named: bool) -> Result<()> {
    match named {
        true => Ok(()),
        false => Err(Error::refused("the timestamp's signed attributes do not name its signer's certificate")),
    }
}

/// Whether a name is one of the certificate's: its subject or an alternative name (RFC 3161, section 2.4.2).
fn has_name(certificate: &Certificate, name: &ComparableGeneral) -> Result<bool> {
    if matches!(name, ComparableGeneral::Directory(name) if name == certificate.comparable_subject()) {
        return Ok(true);
    }
    let names = certificate.extensions().value::<SubjectAltName>()?;
    Ok(names.is_some_and(|SubjectAltName(names)| names.iter().any(|own| ComparableGeneral::of(own) == *name)))
}

/// A `GeneralizedTime`, which in timestamps may have fractions of a second: they are left out. In DER they do not end with 0.
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

/// None is known, so none may be critical.
fn check_extensions(content: &[u8]) -> Result<()> {
    let mut all = Parts::within(content, FIELD);
    while !all.is_empty() {
        let mut extension = Parts::within(all.content(tag::SEQUENCE)?, FIELD);
        let oid: ObjectIdentifier = extension.decode()?;
        if extension.optional(BOOLEAN)?.is_some_and(|critical| critical != [0]) {
            return Err(Error::refused(format!("the timestamp has the critical extension {oid}, which is not known")));
        }
        extension.content(tag::OCTET_STRING)?;
        extension.end()?;
    }
    Ok(())
}

impl SignerInfo {
    /// A request for a timestamp of this signature (`TimeStampReq`), for somebody who makes timestamps.
    ///
    /// # Errors
    /// None that callers can cause.
    pub fn timestamp_request(&self) -> Result<Vec<u8>> {
        let by = DigestAlgorithm::Streebog256;
        let imprint = sequence(&[&by.to_der(), &tlv(tag::OCTET_STRING, &[&by.digest(&self.signature)?])]);
        // The certificate is wanted too.
        Ok(sequence(&[&integer(1), &imprint, &tlv(BOOLEAN, &[&[0xff]])]))
    }

    /// Attaches the timestamp in a response (`TimeStampResp`), or a `TimeStampToken` alone, in DER or text, which must be of this
    /// signature. Who made it is not verified here.
    ///
    /// # Errors
    /// [`Error::Refused`] if the request was rejected, or the timestamp is of something else; [`Error::Encoding`].
    pub fn attach_timestamp(&mut self, response: &[u8]) -> Result<()> {
        let field = "the response with a timestamp";
        let allowed = "a response with a timestamp, or a timestamp alone, in DER, base64 or PEM (CMS, PKCS7)";
        let wanted = |found| matches!(found, FileKind::TimestampResponse | FileKind::Timestamp);
        let read = || to_der(&text::first(response, &["CMS", "PKCS7"], allowed)?.der, tag::SEQUENCE, field);
        let response = match FileKind::of(response) {
            Some(found) if !wanted(found) => return Err(Error::Kind { found, allowed: allowed.into() }),
            _ => read()?,
        };
        let mut parts = Parts::of(&response, tag::SEQUENCE, field)?;
        let token = match parts.peek() {
            Some(tag::SEQUENCE) => {
                let mut status = Parts::within(parts.content(tag::SEQUENCE)?, "the status of the response");
                match status.integer()? {
                    0 | 1 => parts.element()?,
                    other => {
                        return Err(Error::refused(format!("no timestamp was granted: the status is {other}")));
                    }
                }
            }
            _ => &response[..],
        };
        Timestamp::read(token)?.check_imprint(&self.signature)?;
        self.unsigned_attributes.push(Attribute::new(oid::TIMESTAMP, token.to_vec()));
        Ok(())
    }

    /// The timestamps of this signature, which [`judge`](super::judge()) verifies. Those that cannot be
    /// read are errors, each for itself: anybody may have added them.
    pub fn timestamps(&self, strictness: Strictness) -> impl Iterator<Item = Result<Timestamp>> {
        self.unsigned_attributes.values(oid::TIMESTAMP).map(move |der| Timestamp::read_with(der, strictness))
    }

    /// The signatures of this signature. Those that cannot be read are errors, each for itself.
    pub fn countersignatures(&self, strictness: Strictness) -> impl Iterator<Item = Result<SignerInfo>> {
        self.unsigned_attributes.values(oid::COUNTERSIGNATURE).map(move |der| {
            let by = SignerInfo::read(der)?;
            match strictness {
                Strictness::Strict => by.check_strictly().map(|()| by),
                Strictness::Lenient => Ok(by),
            }
        })
    }

    /// Adds a signature of this signature.
    pub(super) fn countersigned(&mut self, by: &SignerInfo) {
        self.unsigned_attributes.push(Attribute::new(oid::COUNTERSIGNATURE, by.to_der()));
    }
}
