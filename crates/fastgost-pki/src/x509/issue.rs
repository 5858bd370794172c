//! Makes certificates, requests and CRLs.
use super::{
    Certificate, ListNumber, Profile, Request, RevocationList, Revoked, SerialNumber,
    certificate::TbsCertificate,
    crl::{self, RevokedCert},
    extensions::{AuthorityKeyIdentifier, extension},
    name,
};
use crate::{Error, Result};
use der::{
    DateTime, Encode, Sequence,
    asn1::{AnyRef, BitString, OctetString, SetOfVec},
};
use fastgost::{
    hash::Streebog256,
    keys::{DynSignatureAlgorithmIdentifier, SignatureBitStringEncoding},
    sign::SigningKey,
};
use std::time::{Duration, SystemTime};
use x509_cert::{
    Version,
    attr::Attribute,
    ext::{
        Extension,
        pkix::{KeyUsage, SubjectKeyIdentifier},
    },
    name::Name,
    request::{CertReqInfo, ExtensionReq},
    spki::{AlgorithmIdentifierOwned, SubjectPublicKeyInfoOwned},
    time::{Time, Validity},
};

/// The name and the key with which certificates and CRLs are issued.
#[derive(Clone, Debug)]
pub struct Issuer<'a> {
    name: Name,
    key: &'a SigningKey,
    key_identifier: OctetString,
    /// The label of the issuer's certificate. If this certificate does not allow the issuer to sign a document, the
    /// error text contains the label.
    label: String,
    usage: Option<KeyUsage>,
    path_length: Option<u32>,
}

impl<'a> Issuer<'a> {
    /// Makes the issuer for a CA with this certificate and its private key.
    ///
    /// # Errors
    /// [`Error::Usage`] if the key belongs to another certificate; [`Error::Refused`] if the certificate does not
    /// belong to a CA. This function does not check the certificate's key usage and path length. The key usage and the
    /// path length are checked when the issuer signs a document.
    pub fn of(certificate: &Certificate, key: &'a SigningKey) -> Result<Self> {
        if certificate.key()?.verifying_key().ok() != Some(key.verifying_key()) {
            return Err(Error::Usage(format!("the private key is not that of {}", certificate.label()).into()));
        }
        let extensions = certificate.extensions();
        let constraints = extensions.value::<super::extensions::BasicConstraints>()?;
        if certificate.version() == Version::V3 && !constraints.as_ref().is_some_and(|c| c.ca) {
            let what = "is not the certificate of a CA (basic constraints with CA)";
            return Err(Error::refused(format!("{}: {what}", certificate.label())));
        }
        let mut issuer = Self::named(certificate.subject().clone(), key)?;
        issuer.label = certificate.label();
        issuer.usage = extensions.value()?;
        issuer.path_length = constraints.and_then(|constraints| constraints.path_length);
        if let Some(SubjectKeyIdentifier(own)) = extensions.value()? {
            issuer.key_identifier = own;
        }
        Ok(issuer)
    }

    /// Makes an issuer from a name and a key. Nothing is checked. In particular, no certificate of the issuer is read.
    ///
    /// # Errors
    /// [`Error::Encoding`], which cannot happen for valid keys.
    pub fn named(name: Name, key: &'a SigningKey) -> Result<Self> {
        let (label, key_identifier) = (name::show(&name), identifier(&public(key)?)?);
        Ok(Self { name, key, key_identifier, label, usage: None, path_length: None })
    }

    /// Returns an error if the issuer's certificate has a key usage that does not satisfy `allowed`. Otherwise the
    /// issuer would sign a certificate or CRL that no reader accepts.
    fn may(&self, allowed: impl FnOnce(&KeyUsage) -> bool, what: &str) -> Result<()> {
        match self.usage.as_ref().is_none_or(allowed) {
            true => Ok(()),
            false => Err(Error::refused(format!("{}: the certificate has a key usage without {what}", self.label))),
        }
    }
}

/// The contents of a new certificate.
#[derive(Clone, Debug)]
pub struct NewCertificate<'p> {
    /// The name of the certificate's owner.
    pub subject: Name,
    /// The period of validity. The function [`validity`] makes such a period.
    pub validity: Validity,
    /// The profile. A certificate without a profile and without other extensions has version 1.
    pub profile: Option<&'p Profile>,
    /// Extensions that are added to the extensions of the profile.
    pub extensions: Vec<Extension>,
    /// The serial number, which must be unique for the issuer. By default it has 126 random bits.
    pub serial_number: Option<SerialNumber>,
}

impl NewCertificate<'_> {
    /// Makes a certificate for `key`, and signs it with `key`.
    ///
    /// ```
    /// use fastgost::{curve::Curve, sign::SigningKey};
    /// use fastgost_pki::x509::{NewCertificate, Profile, name, validity};
    /// use std::time::SystemTime;
    ///
    /// let key = SigningKey::generate(Curve::from_name("256-a")?)?;
    /// let authority = Profile::authority();
    /// let new = NewCertificate {
    ///     subject: name::parse("CN=Our authority,C=RU")?,
    ///     validity: validity(SystemTime::now(), 3650)?,
    ///     profile: Some(&authority),
    ///     extensions: Vec::new(),
    ///     serial_number: None,
    /// };
    /// assert!(new.self_signed(&key)?.is_self_issued());
    /// # Ok::<(), fastgost_pki::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Encoding`]; [`Error::Library`] if the operating system gives no random bytes; [`Error::Usage`] for a
    /// profile that no reader accepts.
    pub fn self_signed(&self, key: &SigningKey) -> Result<Certificate> {
        self.signed_by(&Issuer::named(self.subject.clone(), key)?, &public(key)?)
    }

    /// Makes a certificate for `key`. The certificate is signed by `issuer`.
    ///
    /// # Errors
    /// The errors of [`self_signed`](Self::self_signed); [`Error::Refused`] if the issuer's certificate does not allow
    /// the issuer to sign certificates, or allows no CA below the issuer, but the new certificate is for another CA.
    pub fn signed_by(&self, issuer: &Issuer<'_>, key: &SubjectPublicKeyInfoOwned) -> Result<Certificate> {
        issuer.may(KeyUsage::key_cert_sign, "keyCertSign: it may not sign certificates")?;
        // A CA may issue another certificate to itself. Such a certificate does not count as a CA below the issuer.
        let below = self.profile.is_some_and(|profile| profile.ca) && !name::same(&self.subject, &issuer.name);
        if below && issuer.path_length == Some(0) {
            let what = "the certificate allows no CAs below it (path length 0)";
            return Err(Error::refused(format!("{}: {what}", issuer.label)));
        }
        let mut extensions = self.extensions.clone();
        if let Some(profile) = self.profile {
            profile.check()?;
            let mut own = profile.extensions(&self.subject).map_err(failed)?;
            let authority = AuthorityKeyIdentifier {
                key_identifier: Some(issuer.key_identifier.clone()),
                ..AuthorityKeyIdentifier::default()
            };
            own.push(extension(false, &SubjectKeyIdentifier(identifier(key)?)).map_err(failed)?);
            own.push(extension(false, &authority).map_err(failed)?);
            own.append(&mut extensions);
            extensions = own;
        }
        let signature = algorithm(issuer.key)?;
        let tbs = TbsCertificate {
            version: if extensions.is_empty() { Version::V1 } else { Version::V3 },
            serial_number: match &self.serial_number {
                Some(number) => number.clone(),
                None => serial_number()?,
            },
            signature,
            issuer: issuer.name.clone(),
            validity: self.validity,
            subject: self.subject.clone(),
            subject_public_key_info: key.clone(),
            issuer_unique_id: None,
            subject_unique_id: None,
            extensions: (!extensions.is_empty()).then_some(extensions),
        };
        Certificate::from_der(&sign(&tbs, issuer.key)?)
    }
}

/// Makes a request for a certificate. The certificate is for this subject and for the public part of `key`, and has the
/// profile's extensions. The request is signed with `key`.
///
/// # Errors
/// [`Error::Encoding`]; [`Error::Library`] if the operating system gives no random bytes; [`Error::Usage`] for a
/// profile that no reader accepts.
pub fn request(subject: &Name, profile: &Profile, key: &SigningKey) -> Result<Request> {
    profile.check()?;
    let extensions = ExtensionReq(profile.extensions(subject).map_err(failed)?);
    let attribute = Attribute::try_from(extensions).map_err(failed)?;
    let info = CertReqInfo {
        version: x509_cert::request::Version::V1,
        subject: subject.clone(),
        public_key: public(key)?,
        attributes: SetOfVec::try_from(vec![attribute]).map_err(failed)?,
    };
    Request::from_der(&sign(&info, key)?)
}

/// The contents of a new CRL.
#[derive(Clone, Debug)]
pub struct NewRevocationList {
    /// The time at which the CRL is made.
    pub this_update: Time,
    /// The time by which the issuer promises to publish a newer CRL.
    pub next_update: Time,
    /// The CRL's number. Each CRL of an issuer must have a greater number than the previous CRL.
    pub number: ListNumber,
    /// The entries of the revoked certificates.
    pub revoked: Vec<Revoked>,
    /// Further extensions of the CRL. The extensions with the CRL's number and with the identifier of the issuer's key
    /// are added automatically.
    pub extensions: Vec<Extension>,
}

impl NewRevocationList {
    /// Makes the CRL. The CRL is signed by `issuer`.
    ///
    /// # Errors
    /// [`Error::Encoding`]; [`Error::Library`] if the operating system gives no random bytes; [`Error::Refused`] if the
    /// issuer's certificate does not allow the issuer to sign CRLs.
    pub fn signed_by(&self, issuer: &Issuer<'_>) -> Result<RevocationList> {
        issuer.may(KeyUsage::crl_sign, "cRLSign: it may not sign CRLs")?;
        let authority = AuthorityKeyIdentifier {
            key_identifier: Some(issuer.key_identifier.clone()),
            ..AuthorityKeyIdentifier::default()
        };
        let number = self.number.extension().map_err(failed)?;
        let mut extensions =
            vec![extension(false, &authority).map_err(failed)?, extension(false, &number).map_err(failed)?];
        extensions.extend(self.extensions.iter().cloned());
        let entry = |revoked: &Revoked| {
            let reason = revoked.reason.map(|reason| extension(false, &reason)).transpose()?;
            let all: Vec<_> = reason.into_iter().chain(revoked.extensions.iter().cloned()).collect();
            Ok(RevokedCert {
                serial_number: revoked.serial_number.clone(),
                revocation_date: revoked.date,
                crl_entry_extensions: (!all.is_empty()).then_some(all),
            })
        };
        let revoked = self.revoked.iter().map(entry).collect::<der::Result<Vec<_>>>().map_err(failed)?;
        let tbs = crl::TbsCertList {
            version: Some(crl::ListVersion::V2),
            signature: algorithm(issuer.key)?,
            issuer: issuer.name.clone(),
            this_update: self.this_update,
            next_update: Some(self.next_update),
            revoked: (!revoked.is_empty()).then_some(revoked),
            extensions: Some(extensions),
        };
        RevocationList::from_der(&sign(&tbs, issuer.key)?)
    }
}

/// A certificate, a request or a CRL in DER, with the signed data, the algorithm of the signature, and the signature.
#[derive(Sequence)]
struct SignedDocument<'a> {
    tbs: AnyRef<'a>,
    algorithm: AlgorithmIdentifierOwned,
    signature: BitString,
}

fn sign(tbs: &impl Encode, key: &SigningKey) -> Result<Vec<u8>> {
    let bytes = tbs.to_der().map_err(failed)?;
    let signature = key.sign(&bytes)?.to_bitstring().map_err(failed)?;
    let tbs = AnyRef::try_from(&bytes[..]).map_err(failed)?;
    SignedDocument { tbs, algorithm: algorithm(key)?, signature }.to_der().map_err(failed)
}

fn algorithm(key: &SigningKey) -> Result<AlgorithmIdentifierOwned> {
    key.signature_algorithm_identifier().map_err(|e| Error::encoding("the algorithm of the signature", e.to_string()))
}

fn public(key: &SigningKey) -> Result<SubjectPublicKeyInfoOwned> {
    SubjectPublicKeyInfoOwned::from_key(&key.verifying_key())
        .map_err(|e| Error::encoding("the public key", e.to_string()))
}

fn failed(e: der::Error) -> Error {
    Error::der("the new document", e)
}

/// Returns an identifier for the key: the first 160 bits of the digest of the key. RFC 5280 allows any method for
/// computing key identifiers.
fn identifier(key: &SubjectPublicKeyInfoOwned) -> Result<OctetString> {
    let digest = Streebog256::digest(key.subject_public_key.raw_bytes());
    OctetString::new(&digest[..20]).map_err(failed)
}

/// Returns a serial number with 126 random bits. The number is positive, and always has 16 bytes.
fn serial_number() -> Result<SerialNumber> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| fastgost::Error::Randomness)?;
    bytes[0] = bytes[0] & 0x3f | 0x40;
    SerialNumber::new(&bytes)
}

/// A period of validity begins this duration before the time that the caller gives, because the clocks of readers may
/// be slow.
const SLOW: Duration = Duration::from_secs(3600);

/// Returns a period of validity. The period begins an hour before the time `from`, for readers whose clocks are slow,
/// and ends `days` days after `from`.
///
/// # Errors
/// [`Error::Encoding`] for times before 1970 or after 9999.
pub fn validity(from: SystemTime, days: u32) -> Result<Validity> {
    Ok(Validity::new(time(from - SLOW)?, time(from + Duration::from_secs(u64::from(days) * 86400))?))
}

/// Returns a time for certificates and CRLs. RFC 5280, section 4.1.2.5 requires UTCTime before the year 2050, and
/// GeneralizedTime later.
///
/// # Errors
/// [`Error::Encoding`] for times before 1970 or after 9999.
pub fn time(at: SystemTime) -> Result<Time> {
    Ok(Time::from(DateTime::from_unix_duration(since_1970(at)?).map_err(|e| Error::der("the time", e))?))
}

/// Returns the time from the beginning of 1970 to `at`. Fractions of seconds are kept for comparisons with other times.
///
/// # Errors
/// [`Error::Encoding`] for times before 1970 or after 9999.
pub(crate) fn since_1970(at: SystemTime) -> Result<Duration> {
    let since = at.duration_since(SystemTime::UNIX_EPOCH).ok();
    since
        .filter(|since| DateTime::from_unix_duration(*since).is_ok())
        .ok_or_else(|| Error::encoding("the time", "it is before 1970 or after 9999"))
}
