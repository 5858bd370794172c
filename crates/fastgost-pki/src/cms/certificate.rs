//! Certificates as CMS needs them: whose they are, and their keys.
use crate::{
    Error, Result,
    ber::{Parts, tag},
};
use fastgost::keys::{PublicKey, x509::Signed};

/// A certificate that belongs to a signer or a recipient. Nothing in it has been validated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    signed: Signed,
    serial: Vec<u8>,
    key_identifier: Option<Vec<u8>>,
}

impl Certificate {
    /// Reads a certificate in DER, or the first one in a text with PEM.
    ///
    /// # Errors
    /// [`Error::Library`] if it is not a certificate.
    pub fn read(data: &[u8]) -> Result<Self> {
        let signed = Signed::certificate(data)?;
        let mut fields = Parts::of(signed.signed_bytes(), tag::SEQUENCE, "the certificate")?;
        fields.optional(tag::context(0))?;
        let serial = fields.content(tag::INTEGER)?.to_vec();
        let mut key_identifier = None;
        while let Some(tag) = fields.peek() {
            let content = fields.content(tag)?;
            if tag == tag::context(3) {
                key_identifier = subject_key_identifier(content)?;
            }
        }
        Ok(Self { signed, serial, key_identifier })
    }

    /// The certificate in DER.
    pub fn as_der(&self) -> &[u8] {
        self.signed.as_der()
    }

    /// The certificate, split into what is signed and the signature.
    pub fn signed(&self) -> &Signed {
        &self.signed
    }

    /// The subject's key.
    ///
    /// # Errors
    /// [`Error::Library`] if it is not a key of GOST R 34.10.
    pub fn key(&self) -> Result<PublicKey> {
        Ok(self.signed.subject_key()?)
    }

    /// The issuer's `Name`, in DER.
    pub fn issuer(&self) -> &[u8] {
        self.signed.issuer_der().unwrap_or_default()
    }

    /// The subject's `Name`, in DER.
    pub fn subject(&self) -> &[u8] {
        self.signed.subject_der().unwrap_or_default()
    }

    /// The serial number: a big-endian number with a sign.
    pub fn serial(&self) -> &[u8] {
        &self.serial
    }

    /// The subject key identifier, if it has one.
    pub fn key_identifier(&self) -> Option<&[u8]> {
        self.key_identifier.as_deref()
    }
}

/// The value of that extension among `Extensions`.
fn subject_key_identifier(extensions: &[u8]) -> Result<Option<Vec<u8>>> {
    const FIELD: &str = "the certificate's extensions";
    // 2.5.29.14.
    const OID: &[u8] = &[0x55, 0x1d, 0x0e];
    let mut extensions = Parts::of(extensions, tag::SEQUENCE, FIELD)?;
    while !extensions.is_empty() {
        let mut extension = Parts::within(extensions.content(tag::SEQUENCE)?, FIELD);
        if extension.content(tag::OID)? != OID {
            continue;
        }
        // Whether it is critical.
        extension.optional(0x01)?;
        let value = extension.content(tag::OCTET_STRING)?;
        return Ok(Some(Parts::within(value, FIELD).content(tag::OCTET_STRING)?.to_vec()));
    }
    Ok(None)
}

/// How CMS names the certificate of a signer or a recipient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Identifier {
    /// By its issuer and serial number.
    IssuerAndSerial {
        /// The issuer's `Name`, in DER.
        issuer: Vec<u8>,
        /// A big-endian number with a sign.
        serial: Vec<u8>,
    },
    /// By its subject key identifier.
    KeyIdentifier(Vec<u8>),
}

impl Identifier {
    /// The identifier of a certificate by its issuer and serial number.
    pub fn of(certificate: &Certificate) -> Self {
        Self::IssuerAndSerial { issuer: certificate.issuer().to_vec(), serial: certificate.serial().to_vec() }
    }

    /// Whether it names this certificate.
    pub fn names(&self, certificate: &Certificate) -> bool {
        match self {
            Self::IssuerAndSerial { issuer, serial } => {
                certificate.issuer() == issuer && certificate.serial() == serial
            }
            Self::KeyIdentifier(identifier) => certificate.key_identifier() == Some(identifier),
        }
    }

    /// Reads `SignerIdentifier` and the like, where `implicit` is the tag of a key identifier.
    pub(super) fn read(parts: &mut Parts<'_>, implicit: u32) -> Result<Self> {
        if let Some(identifier) = parts.optional(implicit)? {
            return Ok(Self::KeyIdentifier(identifier.to_vec()));
        }
        let field = "the issuer and serial number of a certificate";
        let mut both = Parts::within(parts.content(tag::SEQUENCE)?, field);
        let issuer = both.element()?.to_vec();
        let serial = both.content(tag::INTEGER)?.to_vec();
        both.end()?;
        Ok(Self::IssuerAndSerial { issuer, serial })
    }

    /// In DER, where `implicit` is the tag of a key identifier.
    pub(super) fn to_der(&self, implicit: u32) -> Vec<u8> {
        match self {
            Self::IssuerAndSerial { issuer, serial } => {
                crate::ber::sequence(&[issuer, &crate::ber::tlv(tag::INTEGER, &[serial])])
            }
            Self::KeyIdentifier(identifier) => crate::ber::tlv(implicit, &[identifier]),
        }
    }
}

/// Checks that a private key belongs to a certificate.
pub(super) fn check_key(certificate: &Certificate, key: &fastgost::sign::SigningKey) -> Result<()> {
    match certificate.key()?.verifying_key()? == key.verifying_key() {
        true => Ok(()),
        false => Err(Error::Usage("the private key is not that of the certificate; allowed: a pair".into())),
    }
}
