//! Timestamps (RFC 3161): somebody's signed statement that a signature existed at a time. Among the unsigned attributes
//! of the signature, as CAdES-T has them.
use super::{
    Attribute, Certificate, DigestAlgorithm, Digests, SignedData, SignerInfo, digest::algorithm, ess::digest_by, oid,
};
use crate::{
    Error, Result,
    ber::{Parts, integer, sequence, tag, tlv},
};
use der::{
    Decode,
    asn1::{GeneralizedTime, ObjectIdentifier},
};
use x509_cert::ext::pkix::ExtendedKeyUsage;

/// A timestamp of some data.
#[derive(Clone, Debug)]
pub struct Timestamp {
    /// The time at which the data existed, according to who signed the timestamp.
    pub time: GeneralizedTime,
    /// The hash function of the data, and its digest.
    imprint: (ObjectIdentifier, Vec<u8>),
    token: SignedData,
}

const FIELD: &str = "the timestamp";

impl Timestamp {
    /// Reads a `TimeStampToken`, in BER or DER.
    ///
    /// # Errors
    /// [`Error::Encoding`].
    pub fn read(token: &[u8]) -> Result<Self> {
        let (token, content) = SignedData::read(token)?;
        let content = match content {
            Some(content) if token.content_type == oid::TST_INFO => content,
            _ => return Err(Error::encoding(FIELD, "it has no TSTInfo")),
        };
        let mut info = Parts::of(&content, tag::SEQUENCE, FIELD)?;
        info.integer()?;
        let _policy: ObjectIdentifier = info.decode()?;
        let mut imprint = Parts::within(info.content(tag::SEQUENCE)?, FIELD);
        let by = algorithm(imprint.element()?, FIELD)?.0;
        let imprint = (by, imprint.content(tag::OCTET_STRING)?.to_vec());
        let _serial = info.content(tag::INTEGER)?;
        let time = time(info.element()?)?;
        Ok(Self { time, imprint, token })
    }

    /// The certificates in it, of whom it claims to be from and others.
    pub fn certificates(&self) -> impl Iterator<Item = Certificate> {
        self.token.readable_certificates()
    }

    /// The certificate of whom it claims to be from.
    pub fn certificate<'c>(&self, known: impl IntoIterator<Item = &'c Certificate>) -> Option<&'c Certificate> {
        let [signer] = &self.token.signers[..] else { return None };
        known.into_iter().find(|certificate| signer.identifier.names(certificate))
    }

    /// Verifies that the owner of this certificate has signed it, for this data, and may make timestamps. Whether to
    /// trust the certificate is another question.
    ///
    /// # Errors
    /// [`Error::Refused`] if it is of other data or was changed, or if the certificate is not for timestamps.
    pub fn verify(&self, data: &[u8], certificate: &Certificate) -> Result<()> {
        let (by, digest) = &self.imprint;
        if digest_by(*by, data, FIELD)? != *digest {
            return Err(Error::refused("the timestamp is of something else: its digest is another"));
        }
        let [signer] = &self.token.signers[..] else {
            return Err(Error::refused("the timestamp does not have exactly one signature"));
        };
        check_purpose(certificate)?;
        signer.verify(oid::TST_INFO, self.token.digests.as_ref().unwrap_or(&Digests::of_content([], b"")), certificate)
    }
}

/// A `GeneralizedTime`, which in timestamps may have fractions of a second: they are left out.
fn time(der: &[u8]) -> Result<GeneralizedTime> {
    let wrong = |e| Error::der("the time of the timestamp", e);
    let text = Parts::within(der, FIELD).content(0x18)?;
    let whole = match text.iter().position(|byte| *byte == b'.') {
        Some(at) => [&text[..at], b"Z"].concat(),
        None => text.to_vec(),
    };
    GeneralizedTime::from_der(&tlv(0x18, &[&whole])).map_err(wrong)
}

/// RFC 3161, section 2.3: the certificate is for timestamps and nothing else.
fn check_purpose(certificate: &Certificate) -> Result<()> {
    const TIME_STAMPING: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.3.8");
    match certificate.extensions().get::<ExtendedKeyUsage>() {
        Ok(Some((_, ExtendedKeyUsage(usages)))) if usages.contains(&TIME_STAMPING) => Ok(()),
        _ => Err(Error::refused("the certificate of the timestamp is not for timestamps")),
    }
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
        Ok(sequence(&[&integer(1), &imprint, &tlv(0x01, &[&[0xff]])]))
    }

    /// Attaches the timestamp in a response (`TimeStampResp`), or a `TimeStampToken` alone, which must be of this
    /// signature. Who made it is not verified here.
    ///
    /// # Errors
    /// [`Error::Refused`] if the request was rejected, or the timestamp is of something else; [`Error::Encoding`].
    pub fn attach_timestamp(&mut self, response: &[u8]) -> Result<()> {
        let mut parts = Parts::of(response, tag::SEQUENCE, "the response with a timestamp")?;
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
            _ => response,
        };
        let (by, digest) = Timestamp::read(token)?.imprint;
        if digest_by(by, &self.signature, FIELD)? != digest {
            return Err(Error::refused("the timestamp is of something else: its digest is another"));
        }
        self.unsigned_attributes.push(Attribute::new(oid::TIMESTAMP, token.to_vec()));
        Ok(())
    }

    /// The timestamps of this signature, which [`Timestamp::verify`] verifies: the data is the signature.
    ///
    /// # Errors
    /// [`Error::Encoding`].
    pub fn timestamps(&self) -> Result<Vec<Timestamp>> {
        self.unsigned_attributes.values(oid::TIMESTAMP).map(Timestamp::read).collect()
    }

    /// The signatures of this signature.
    ///
    /// # Errors
    /// [`Error::Encoding`].
    pub fn countersignatures(&self) -> Result<Vec<SignerInfo>> {
        self.unsigned_attributes.values(oid::COUNTERSIGNATURE).map(SignerInfo::read).collect()
    }

    /// Verifies that this is a signature of that signature, by the owner of the certificate.
    ///
    /// # Errors
    /// Those of [`verify`](Self::verify).
    pub fn verify_countersignature(&self, of: &SignerInfo, certificate: &Certificate) -> Result<()> {
        let algorithm = DigestAlgorithm::from_oid(self.digest_algorithm);
        let mut digester = super::Digester::new(algorithm.as_slice())?;
        digester.update(&of.signature);
        self.verify_by(None, &digester.finish(), certificate)
    }

    /// Adds a signature of this signature.
    pub(super) fn countersigned(&mut self, by: &SignerInfo) {
        self.unsigned_attributes.push(Attribute::new(oid::COUNTERSIGNATURE, by.to_der()));
    }
}
