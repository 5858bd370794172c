//! Certificates (RFC 5280, section 4).
use super::{
    Extensions, SerialNumber, check_alternative,
    known::{self, Fault},
    name::{self, Comparable},
    rules, show_general,
    signed::{all_of, misplaced},
};
use crate::{Error, Lenience, Result, Strictness, ber};
use der::{Sequence, asn1::BitString};
use fastgost::keys::{
    PublicKey,
    x509::{Kind, Signed},
};
use std::sync::OnceLock;
use x509_cert::{
    Version,
    ext::{Extension, pkix::SubjectAltName},
    name::Name,
    spki::{AlgorithmIdentifierOwned, SubjectPublicKeyInfoOwned},
    time::Validity,
};

/// The signed part of a certificate. The crate `x509-cert` has a structure of the same name, but that structure cannot
/// hold long serial numbers. Also, only the builder in `x509-cert` can make it, and the builder cannot copy keys.
#[derive(Clone, Debug, Sequence)]
pub(super) struct TbsCertificate {
    #[asn1(context_specific = "0", default = "Default::default")]
    pub version: Version,
    pub serial_number: SerialNumber,
    pub signature: AlgorithmIdentifierOwned,
    pub issuer: Name,
    pub validity: Validity,
    pub subject: Name,
    pub subject_public_key_info: SubjectPublicKeyInfoOwned,
    #[asn1(context_specific = "1", tag_mode = "IMPLICIT", optional = "true")]
    pub issuer_unique_id: Option<BitString>,
    #[asn1(context_specific = "2", tag_mode = "IMPLICIT", optional = "true")]
    pub subject_unique_id: Option<BitString>,
    #[asn1(context_specific = "3", tag_mode = "EXPLICIT", optional = "true")]
    pub extensions: Option<Vec<Extension>>,
}

/// A certificate. The statements of the certificate are not trusted yet. [`path`](crate::path) checks these statements.
#[derive(Clone, Debug)]
pub struct Certificate {
    signed: Signed,
    tbs: TbsCertificate,
    /// The deviations from the standards that were found in the values of the certificate's extensions.
    deviations: Vec<Lenience>,
    subject: Comparable,
    issuer: Comparable,
    /// The first mistake that every reader refuses, or `Ok` if there is no such mistake. The field is filled when the
    /// result is first needed.
    fault: OnceLock<std::result::Result<(), Fault>>,
    key: OnceLock<fastgost::Result<PublicKey>>,
}

/// The limit for the length of a certificate, in bytes. No real certificate is longer. The limit keeps the running time
/// low, because a document may have many signatures, and a certificate may be hashed and compared for each signature.
const LONGEST: usize = 1 << 20;

/// The limit for the length of a serial number, in bytes. No CA has longer serial numbers. The limit keeps messages
/// short, since messages contain serial numbers.
const LONGEST_SERIAL: usize = 64;

const WHAT: &str = "the certificate";

/// Certificates are equal if their bytes are the same.
impl PartialEq for Certificate {
    fn eq(&self, other: &Self) -> bool {
        self.as_der() == other.as_der()
    }
}
impl Eq for Certificate {}

impl Certificate {
    /// Reads a certificate in DER, or the first certificate in a text with PEM.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Library`].
    pub fn read(data: &[u8]) -> Result<Self> {
        Self::read_with(data, Strictness::Lenient)
    }

    /// Does the same as [`read`](Self::read), but the caller chooses between lenient and strict reading. Strict reading
    /// also checks the encoding of the subject's key.
    ///
    /// # Errors
    /// The errors of `read`, and [`Error::Strict`].
    pub fn read_with(data: &[u8], strictness: Strictness) -> Result<Self> {
        let read = || Self::of(Signed::read_with(Kind::Certificate, data, strictness)?, strictness);
        read().map_err(|e| misplaced(e, Kind::Certificate, data))
    }

    /// Does the same as [`read`](Self::read), but accepts only DER. Use this function for certificates inside documents
    /// and protocols, because these do not allow PEM.
    ///
    /// # Errors
    /// The errors of `read`.
    pub fn from_der(der: &[u8]) -> Result<Self> {
        Self::from_der_with(der, Strictness::Lenient)
    }

    /// Does the same as [`from_der`](Self::from_der), but the caller chooses between lenient and strict reading.
    ///
    /// # Errors
    /// The errors of [`read_with`](Self::read_with).
    pub fn from_der_with(der: &[u8], strictness: Strictness) -> Result<Self> {
        Self::of(Signed::from_der_with(Kind::Certificate, der, strictness)?, strictness)
    }

    fn of(signed: Signed, strictness: Strictness) -> Result<Self> {
        if signed.as_der().len() > LONGEST {
            return Err(Error::encoding(WHAT, format!("it is longer than {LONGEST} bytes")));
        }
        let mut tbs: TbsCertificate = ber::decoded(signed.signed_bytes(), WHAT)?;
        for name in [&tbs.subject, &tbs.issuer] {
            name::check(name).map_err(|why| Error::encoding(WHAT, why))?;
        }
        let size = tbs.serial_number.as_bytes().len();
        if size > LONGEST_SERIAL {
            let problem = format!("its serial number has {size} bytes; allowed: up to {LONGEST_SERIAL}");
            return Err(Error::encoding(WHAT, problem));
        }
        let deviations = known::mend(tbs.extensions.iter_mut().flatten());
        let (subject, issuer) = (Comparable::of(&tbs.subject), Comparable::of(&tbs.issuer));
        let (fault, key) = (OnceLock::new(), OnceLock::new());
        let certificate = Self { signed, tbs, deviations, subject, issuer, fault, key };
        if strictness == Strictness::Strict {
            // A key of another algorithm than GOST R 34.10 is not refused here. The validation of the chain decides
            // whether such a key is allowed.
            let (deviations, fault) = certificate.findings();
            if let Some(lenience) = deviations.first() {
                return Err(Error::Strict(*lenience));
            }
            fault.map_err(|fault| fault.of(WHAT))?;
        }
        Ok(certificate)
    }

    /// Returns the deviations of the certificate from the standards, without duplicates. [`read`](Self::read) accepts
    /// these deviations, and a strict reader refuses them. This method and a strict reader use the same rules. If the
    /// key has several deviations, the result has only the first of them. This method may verify a signature, and
    /// decodes the certificate a second time.
    ///
    /// ```
    /// # fn print(file: &[u8]) -> fastgost_pki::Result<()> {
    /// for lenience in fastgost_pki::x509::Certificate::read(file)?.deviations() {
    ///     println!("read although it has {lenience}");
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn deviations(&self) -> Vec<Lenience> {
        self.findings().0
    }

    /// Searches for deviations, and for a mistake that every reader refuses. The search ends at the first such mistake.
    fn findings(&self) -> (Vec<Lenience>, std::result::Result<(), Fault>) {
        let mut all = Vec::new();
        rules::note(
            &mut all,
            self.signed.deviations().into_iter().chain(self.deviations.clone()).map(|one| (true, one)),
        );
        let fault = rules::certificate(self, Some(&mut all));
        (all, fault)
    }

    /// Reads all certificates of a file. The file is in DER or PEM. A file in PEM may have other text before, between
    /// and after the certificates.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Library`]. A file without a certificate is also an error.
    pub fn read_all(data: &[u8]) -> Result<Vec<Self>> {
        Self::read_all_with(data, Strictness::Lenient)
    }

    /// Does the same as [`read_all`](Self::read_all), but the caller chooses between lenient and strict reading.
    ///
    /// # Errors
    /// The errors of `read_all`, and [`Error::Strict`].
    pub fn read_all_with(data: &[u8], strictness: Strictness) -> Result<Vec<Self>> {
        all_of(Kind::Certificate, data, |der| Self::from_der_with(der, strictness))
    }

    /// Returns the certificate in DER. These are exactly the bytes that were read. If their encoding has
    /// [`deviations`](Self::deviations) from DER, the result has them too.
    pub fn as_der(&self) -> &[u8] {
        self.signed.as_der()
    }

    /// Returns the certificate in PEM.
    pub fn to_pem(&self) -> String {
        to_pem("CERTIFICATE", self.as_der())
    }

    /// Returns the parts of the certificate for verification: the signed data, the algorithm and the signature.
    pub fn signed(&self) -> &Signed {
        &self.signed
    }

    /// Returns the version: V1, V2 or V3.
    pub fn version(&self) -> Version {
        self.tbs.version
    }

    /// Returns the serial number, which is unique among the certificates of one issuer.
    pub fn serial_number(&self) -> &SerialNumber {
        &self.tbs.serial_number
    }

    /// Returns the name of the CA that signed this certificate.
    pub fn issuer(&self) -> &Name {
        &self.tbs.issuer
    }

    /// Returns the first and the last time at which the certificate is valid.
    pub fn validity(&self) -> &Validity {
        &self.tbs.validity
    }

    /// Returns the name of the certificate's owner.
    pub fn subject(&self) -> &Name {
        &self.tbs.subject
    }

    /// Returns the subject's key as the structure that is in the certificate. The key is not checked.
    pub fn subject_public_key_info(&self) -> &SubjectPublicKeyInfoOwned {
        &self.tbs.subject_public_key_info
    }

    /// Returns the subject's key.
    ///
    /// # Errors
    /// [`Error::Library`] if the key is not a key of GOST R 34.10, or is not valid.
    pub fn key(&self) -> Result<PublicKey> {
        Ok(self.key.get_or_init(|| self.signed.subject_key()).clone()?)
    }

    /// Returns the extensions. By RFC 5280, only certificates of version 3 may have extensions.
    pub fn extensions(&self) -> Extensions<'_> {
        Extensions::new(self.tbs.extensions.as_deref().unwrap_or_default())
    }

    /// Refuses certificates that a CA must not issue. A CA needs this check, because a request can ask for any
    /// extensions and names. These certificates are refused:
    /// - certificates that every reader refuses
    /// - certificates with an extension whose value cannot be decoded completely
    /// - certificates with a subject or an alternative name that different programs read in different ways.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Refused`].
    pub fn check_issuable(&self) -> Result<()> {
        self.conforms().map_err(|fault| fault.of("the certificate"))?;
        for extension in self.extensions().iter() {
            let named = || format!("the extension {}", known::name(extension.extn_id));
            known::value(extension).map_err(|why| Error::encoding(named(), why))?;
        }
        let wrong = |what: &str, why: String| Err(Error::refused(format!("{what}: {why}")));
        if let Err(why) = name::plain(self.subject()) {
            return wrong("the subject", why);
        }
        let names = self.extensions().decoded::<SubjectAltName>();
        for name in names.iter().flat_map(|(_, SubjectAltName(names))| names) {
            if let Err(why) = check_alternative(name) {
                return wrong(&format!("the alternative name {}", show_general(name)), why);
            }
        }
        Ok(())
    }

    /// Returns true if the subject and the issuer have the same name. Such a certificate is self-signed, or a CA has
    /// certified another key that it has.
    pub fn is_self_issued(&self) -> bool {
        self.subject == self.issuer
    }

    /// Returns true if the owner of the certificate `issuer` has issued this certificate. This is the case if this
    /// certificate's issuer is the subject of `issuer`, and if the signature verifies with the key of `issuer`. The
    /// module [`path`](crate::path) checks whether the owner may issue certificates.
    pub fn is_issued_by(&self, issuer: &Certificate) -> bool {
        self.issuer == issuer.subject && issuer.key().is_ok_and(|key| self.signed.verify(&key).is_ok())
    }

    /// Returns the certificate's name for messages: `CN=..., serial 01:02`. A very long subject is truncated.
    pub fn label(&self) -> String {
        match self.subject.is_empty() {
            true => format!("a certificate without a subject, serial {}", self.serial_number()),
            false => format!("{}, serial {}", name::brief(self.subject()), self.serial_number()),
        }
    }

    /// Checks that the certificate follows the basic rules of RFC 5280. It must be possible to decode the extensions,
    /// and the extensions must fit the kind of certificate.
    pub(crate) fn conforms(&self) -> std::result::Result<(), Fault> {
        self.fault.get_or_init(|| rules::certificate(self, None)).clone()
    }

    pub(super) fn tbs(&self) -> &TbsCertificate {
        &self.tbs
    }

    pub(crate) fn comparable_subject(&self) -> &Comparable {
        &self.subject
    }

    pub(crate) fn comparable_issuer(&self) -> &Comparable {
        &self.issuer
    }
}

pub(super) fn to_pem(label: &str, der: &[u8]) -> String {
    std::mem::take(&mut *fastgost::text::encode(label, der))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::x509::{NewCertificate, validity};
    use der::asn1::OctetString;
    use fastgost::{curve::Curve, sign::SigningKey};
    use std::time::SystemTime;
    use x509_cert::ext::Extension;

    /// Makes a certificate with a comment of `size` bytes, and many attributes in its subject.
    fn with_comment(size: usize) -> Result<Certificate> {
        let key = SigningKey::generate(Curve::from_name("256-a")?)?;
        let subject = (0..40).map(|i| format!("1.2.3.{i}={}", "x".repeat(60))).collect::<Vec<_>>().join(",");
        let extn_id = "1.2.3.4".parse().expect("an identifier");
        let extn_value = OctetString::new(vec![0; size]).expect("bytes");
        let new = NewCertificate {
            subject: name::parse(&subject)?,
            validity: validity(SystemTime::now(), 1)?,
            profile: None,
            extensions: vec![Extension { extn_id, critical: false, extn_value }],
            serial_number: None,
        };
        new.self_signed(&key)
    }

    #[test]
    fn what_is_very_long() {
        let certificate = with_comment(LONGEST - 10_000).expect("a certificate");
        assert!(certificate.label().contains("..., serial ") && certificate.label().len() < 2200);
        assert!(name::show(certificate.subject()).len() > 2400);
        assert!(with_comment(LONGEST).expect_err("too long").to_string().contains("longer than 1048576 bytes"));
    }
}
