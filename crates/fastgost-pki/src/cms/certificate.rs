//! References in CMS to certificates. A reference is, for example, the issuer's name with the serial number.
use crate::{
    Error, Result,
    ber::{self, Parts, sequence, tag, tlv},
    x509::{
        Certificate, Name,
        name::{self, Comparable},
    },
};
use fastgost::{keys::element::without_padding, sign::agree::AgreementKey};
use std::hash::{Hash, Hasher};
use x509_cert::ext::pkix::SubjectKeyIdentifier;

/// Returns the name of the certificate's issuer (`Name`) in DER, with exactly the bytes in the certificate.
pub(super) fn issuer(certificate: &Certificate) -> &[u8] {
    certificate.signed().issuer_der().unwrap_or_default()
}

/// Returns the subject key identifier, if the certificate has such an identifier.
pub(super) fn key_identifier(certificate: &Certificate) -> Option<Vec<u8>> {
    let (_, SubjectKeyIdentifier(identifier)) = certificate.extensions().get().ok()??;
    Some(identifier.as_bytes().to_vec())
}

/// The name of an issuer in CMS. Two names can be equal although their encodings differ, because names are compared by
/// the rules of RFC 5280, section 7.1.
#[derive(Clone, Debug)]
pub struct IssuerName {
    der: Vec<u8>,
    comparable: Comparable,
}

impl IssuerName {
    fn read(der: &[u8], field: &'static str) -> Result<Self> {
        let name: Name = ber::decoded(der, field)?;
        name::check(&name).map_err(|why| Error::encoding(field, why))?;
        Ok(Self { der: der.to_vec(), comparable: Comparable::of(&name) })
    }

    /// Returns the name (`Name`) in DER, with exactly the bytes that were read.
    pub fn as_der(&self) -> &[u8] {
        &self.der
    }
}

impl PartialEq for IssuerName {
    fn eq(&self, other: &Self) -> bool {
        self.comparable == other.comparable
    }
}
impl Eq for IssuerName {}

impl Hash for IssuerName {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.comparable.hash(state);
    }
}

/// A reference in CMS to the certificate of a signer or a recipient.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Identifier {
    /// The reference has the issuer's name and the serial number of the certificate.
    IssuerAndSerial {
        /// The issuer's name.
        issuer: IssuerName,
        /// The serial number, as in the content of the INTEGER (big-endian, with a sign).
        serial: Vec<u8>,
    },
    /// The reference has the subject key identifier of the certificate.
    KeyIdentifier(Vec<u8>),
}

impl Identifier {
    /// Returns the version number of a `SignerInfo` that refers to its certificate in this way (RFC 5652, section 5.3).
    pub(super) fn signers_version(&self) -> u8 {
        match self {
            Self::IssuerAndSerial { .. } => 1,
            Self::KeyIdentifier(_) => 3,
        }
    }

    /// Returns a reference to `certificate` by its issuer and serial number.
    ///
    /// # Errors
    /// For a certificate that was read from DER, there is no error.
    pub fn of(certificate: &Certificate) -> Result<Self> {
        let (der, comparable) = (issuer(certificate).to_vec(), certificate.comparable_issuer().clone());
        let serial = certificate.serial_number().as_bytes().to_vec();
        Ok(Self::IssuerAndSerial { issuer: IssuerName { der, comparable }, serial })
    }

    /// Returns true if this is a reference to `certificate`.
    pub fn names(&self, certificate: &Certificate) -> bool {
        match self {
            Self::IssuerAndSerial { issuer: name, serial: number } => {
                certificate.serial_number().as_bytes() == number && *certificate.comparable_issuer() == name.comparable
            }
            Self::KeyIdentifier(identifier) => key_identifier(certificate).as_ref() == Some(identifier),
        }
    }

    /// Reads `SignerIdentifier` or a similar structure. `implicit` is the tag of a key identifier in the structure that
    /// is being read.
    pub(super) fn read(parts: &mut Parts<'_>, implicit: u32) -> Result<Self> {
        if let Some(identifier) = parts.optional(implicit)? {
            return Ok(Self::KeyIdentifier(identifier.to_vec()));
        }
        let field = "the issuer and serial number of a certificate";
        let mut both = Parts::within(parts.content(tag::SEQUENCE)?, field);
        let issuer = IssuerName::read(both.element()?, field)?;
        let serial = without_padding(both.content(tag::INTEGER)?).to_vec();
        both.end()?;
        Ok(Self::IssuerAndSerial { issuer, serial })
    }

    /// Encodes the identifier in DER. `implicit` is the tag of a key identifier in the structure that is being written.
    pub(super) fn to_der(&self, implicit: u32) -> Vec<u8> {
        match self {
            Self::IssuerAndSerial { issuer, serial } => sequence(&[issuer.as_der(), &tlv(tag::INTEGER, &[serial])]),
            Self::KeyIdentifier(identifier) => tlv(implicit, &[identifier]),
        }
    }
}

/// Returns an error if the private key does not belong to the certificate.
pub(super) fn check_key<'k>(certificate: &Certificate, key: impl Into<AgreementKey<'k>>) -> Result<()> {
    match certificate.key()?.verifying_key()? == key.into().verifying_key() {
        true => Ok(()),
        false => Err(Error::Usage("the private key is not that of the certificate; allowed: a pair".into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::x509::{NewCertificate, Profile, name, validity};
    use der::Encode;
    use fastgost::{curve::Curve, sign::SigningKey};

    /// Tests that names in different encodings count as equal. Serial numbers have only one form.
    #[test]
    fn names_in_other_forms() {
        let key = SigningKey::from_bytes(Curve::from_name("256-a").expect("a curve"), &[7; 32]).expect("a key");
        let new = NewCertificate {
            subject: name::parse("O=Company,C=RU").expect("a name"),
            validity: validity(std::time::SystemTime::now(), 1).expect("times"),
            profile: Some(&Profile::end_entity()),
            extensions: Vec::new(),
            serial_number: Some(5_u8.into()),
        };
        let certificate = new.self_signed(&key).expect("a certificate");
        let read = |name: &str, number: &[u8]| {
            let name = name::parse(name).expect(name).to_der().expect("DER");
            let der = sequence(&[&name, &tlv(tag::INTEGER, &[number])]);
            Identifier::read(&mut Parts::within(&der, "it"), tag::context_primitive(0)).expect("an identifier")
        };
        let own = Identifier::of(&certificate).expect("an identifier");
        for form in ["O=Company,C=RU", "O=COMPANY,C=RU", "O=\\ company,C=RU", "O=#1307436f6d70616e79,C=RU"] {
            let identifier = read(form, &[5]);
            assert!(identifier.names(&certificate) && identifier == own, "{form}");
            assert!(!read(form, &[6]).names(&certificate));
        }
        assert!(!read("O=Companies,C=RU", &[5]).names(&certificate));
        let no_name = sequence(&[&[5, 0], &tlv(tag::INTEGER, &[&[5]])]);
        assert!(Identifier::read(&mut Parts::within(&no_name, "it"), tag::context_primitive(0)).is_err());
    }
}
