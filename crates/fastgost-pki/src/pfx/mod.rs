//! Reads and writes files with keys and certificates under a password (PKCS #12, RFC 7292). The algorithms come from
//! RFC 9548. Such files are called PFX or P12 files.
//!
//! ```
//! use fastgost::{curve::Curve, keys::Encryption, sign::SigningKey};
//! use fastgost_pki::{Strictness, pfx::{Bag, MOST_ITERATIONS, Pfx}};
//!
//! let key = SigningKey::generate(Curve::from_name("256-a")?)?;
//! let mut pfx = Pfx::new();
//! pfx.add(Bag::key(&key)?.named("Алиса").with_id(&[1]));
//! // Use more iterations for a password that a person has chosen.
//! let file = pfx.seal("пароль".as_bytes(), &Encryption { iterations: 1000, ..Encryption::default() })?;
//!
//! let same = Pfx::open(&file, "пароль".as_bytes(), MOST_ITERATIONS, Strictness::Strict)?;
//! let bag = same.bags().iter().find(|bag| bag.name() == Some("Алиса")).expect("the key");
//! assert_eq!(bag.private_key(Strictness::Strict)?.to_bytes(), key.to_bytes());
//! # Ok::<(), fastgost_pki::Error>(())
//! ```
use crate::{Error, Result, Strictness, cryptopro::Permissions};
use der::asn1::ObjectIdentifier;
use fastgost::{
    keys::{
        EncodePrivateKey, PrivateKey,
        x509::{Kind, Signed},
    },
    sign::agree::AgreementKey,
};
use std::fmt;
use zeroize::Zeroizing;

mod attributes;
mod derivations;
mod mac;
mod password;
mod read;
mod scheme;
mod structure;
mod write;

pub use read::{is_pfx, is_signed};

/// The limit for iterations of key derivation that callers should use for files from other people. The limit is 2^22
/// iterations. The limit applies to the sum of the iterations over all parts of a file, and over all forms of the
/// password that are tried. Files of OpenSSL and GnuTLS need so high a limit. For example, files of GnuTLS need 600,000
/// iterations for each of three parts. With Streebog, 2^22 iterations take about nine seconds with AVX-512. The library
/// does not write files that would need more than 2^22 iterations.
pub const MOST_ITERATIONS: u32 = 1 << 22;

/// Returns the name of a proprietary form of keys, for messages. `oid` is the identifier of an algorithm that only this
/// form uses. The library reads keys in CryptoPro's form from a PFX. It does not read a key in a proprietary form from
/// a file that has only this key.
///
/// ```
/// use fastgost_pki::{pfx::proprietary, x509::x509_cert::der::asn1::ObjectIdentifier};
///
/// let oid = ObjectIdentifier::new_unwrap("1.2.840.113549.1.12.1.80");
/// assert_eq!(proprietary(oid), Some("the encryption of CryptoPro's own PFX"));
/// ```
pub fn proprietary(oid: ObjectIdentifier) -> Option<&'static str> {
    /// The proprietary forms. Each entry has the text with which the form's object identifiers begin, and the name of
    /// the form.
    const FORMS: [(&str, &str); 3] = [
        ("1.2.643.2.2.37.", "CryptoPro's own form of private keys"),
        ("1.2.840.113549.1.12.1.80", "the encryption of CryptoPro's own PFX"),
        ("1.3.6.1.4.1.5849.", "Signal-COM's own form of keys"),
    ];
    let oid = oid.to_string();
    FORMS.iter().find(|(begin, _)| oid.starts_with(begin)).map(|(_, form)| *form)
}

/// The contents of a PFX, in the order of the file.
#[derive(Debug, Default)]
pub struct Pfx {
    bags: Vec<Bag>,
    mac: Option<String>,
}

impl Pfx {
    /// Makes a PFX without contents.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a bag.
    pub fn add(&mut self, bag: Bag) {
        self.bags.push(bag);
    }

    /// Returns the contents of the PFX.
    pub fn bags(&self) -> &[Bag] {
        &self.bags
    }

    /// Returns a description of the MAC, which was verified when the PFX was read. Returns `None` if the PFX has no
    /// MAC.
    pub fn mac(&self) -> Option<&str> {
        self.mac.as_deref()
    }

    /// Returns the private keys.
    pub fn keys(&self) -> impl Iterator<Item = &Bag> {
        self.bags.iter().filter(|bag| matches!(bag.content, Content::Key(_)))
    }

    /// The limit for the size of a PFX, in bytes. The limit exists because the whole file is read into memory. No real
    /// PFX is longer.
    pub const LONGEST: usize = 16 << 20;

    /// Returns the data in binary form. If the data is text (PEM or base64), the function decodes it. The text may have
    /// the label PKCS12, which certtool writes, or no label.
    pub fn unarmored(data: Zeroizing<Vec<u8>>) -> Zeroizing<Vec<u8>> {
        let text = fastgost::keys::documents(&data)
            .next()
            .and_then(fastgost::Result::ok)
            .filter(|found| found.may_be(&["PKCS12"]));
        text.map_or(data, |document| document.der)
    }

    /// Returns the private key of a PFX that has exactly one private key, for callers that use the key without further
    /// checks. The PFX must have a MAC, because anybody could have made a PFX without a MAC.
    ///
    /// # Errors
    /// [`Error::Refused`] if the PFX has no MAC, and the errors of [`only_key_bag`](Self::only_key_bag) and of
    /// [`Bag::private_key`].
    pub fn only_key(&self) -> Result<PrivateKey> {
        if self.mac.is_none() {
            return Err(Error::refused("this PFX has no MAC, so anybody could have made it"));
        }
        self.only_key_bag()?.private_key(Strictness::Lenient)
    }

    /// Returns the bag with the private key of a PFX that has exactly one private key.
    ///
    /// # Errors
    /// [`Error::Usage`] if the PFX has no private key, or several private keys.
    pub fn only_key_bag(&self) -> Result<&Bag> {
        let mut keys = self.keys();
        match (keys.next(), keys.count()) {
            (Some(bag), 0) => Ok(bag),
            (None, _) => Err(Error::Usage("this PFX has no private key".into())),
            (_, more) => {
                Err(Error::Usage(format!("this PFX has {} private keys; needed: exactly one", more + 1).into()))
            }
        }
    }

    /// Returns the certificates, in DER, with their bags.
    pub fn certificates(&self) -> impl Iterator<Item = (&Bag, &[u8])> {
        self.bags.iter().filter_map(|bag| match &bag.content {
            Content::Certificate(der) => Some((bag, &der[..])),
            _ => None,
        })
    }

    /// Returns the certificate of a private key, in DER. This is the certificate whose public key belongs to the
    /// private key. The search ignores the local key identifiers (`localKeyId`). In a correct PFX, a search by these
    /// identifiers would find the same certificate.
    pub fn certificate_of<'k>(&self, key: impl Into<AgreementKey<'k>>) -> Option<&[u8]> {
        let own = key.into().verifying_key();
        let certified = |der: &[u8]| {
            let public =
                Signed::from_der(Kind::Certificate, der).and_then(|signed| signed.subject_key()?.verifying_key());
            public.is_ok_and(|public| public == own)
        };
        self.certificates().map(|(_, der)| der).find(|der| certified(der))
    }
}

/// A key, a certificate or another object in a PFX, together with its attributes.
pub struct Bag {
    content: Content,
    name: Option<String>,
    id: Option<Vec<u8>>,
    encrypted: bool,
    permissions: Option<Permissions>,
}

/// The contents of a [`Bag`].
#[non_exhaustive]
pub enum Content {
    /// A private key as `PrivateKeyInfo` in DER.
    Key(Zeroizing<Vec<u8>>),
    /// A certificate in DER.
    Certificate(Vec<u8>),
    /// A CRL in DER.
    RevocationList(Vec<u8>),
    /// Other contents. The value is the object identifier of the bag's type, or of the type of certificate or CRL in
    /// the bag. A PFX with such a bag cannot be written.
    Other(ObjectIdentifier),
    /// An encrypted part that cannot be read, in a PFX whose private keys can be read. Most likely the part has
    /// certificates. The value describes the part. A PFX with such a part cannot be written.
    Encrypted(String),
}

impl Bag {
    fn new(content: Content) -> Self {
        Self { content, name: None, id: None, encrypted: false, permissions: None }
    }

    /// Makes a bag with a private key. The key is a [`SigningKey`](fastgost::sign::SigningKey) or a [`PrivateKey`].
    ///
    /// # Errors
    /// There is no error if the library knows the curve of the key.
    pub fn key(key: &impl EncodePrivateKey) -> Result<Self> {
        let der = key.to_pkcs8_der().map_err(|_| Error::encoding("the private key", "it has no form in DER"))?;
        Ok(Self::new(Content::Key(Zeroizing::new(der.as_bytes().to_vec()))))
    }

    /// Makes a bag with a certificate in DER.
    pub fn certificate(der: impl Into<Vec<u8>>) -> Self {
        Self::new(Content::Certificate(der.into()))
    }

    /// Makes a bag with a CRL in DER.
    pub fn revocation_list(der: impl Into<Vec<u8>>) -> Self {
        Self::new(Content::RevocationList(der.into()))
    }

    /// Gives the bag a name for people (`friendlyName`).
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Sets the identifier that a key and its certificate have in common (`localKeyId`).
    pub fn with_id(mut self, id: &[u8]) -> Self {
        self.id = Some(id.to_vec());
        self
    }

    /// Marks the bag as a key from one of CryptoPro's formats.
    pub(crate) fn of_cryptopro(self, permissions: Permissions, encrypted: bool) -> Self {
        Self { permissions: Some(permissions), encrypted, ..self }
    }

    /// Returns the contents.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Returns the bag's name for people.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Returns the identifier that a key and its certificate have in common.
    pub fn id(&self) -> Option<&[u8]> {
        self.id.as_deref()
    }

    /// Returns true if the contents of the bag were encrypted in the file.
    pub fn encrypted(&self) -> bool {
        self.encrypted
    }

    /// Returns the uses of this private key that CryptoPro's programs allow, if the key comes from a container of
    /// CryptoPro or was encrypted in the way of CryptoPro.
    pub fn permissions(&self) -> Option<Permissions> {
        self.permissions
    }

    /// Decodes the private key in the bag.
    ///
    /// # Errors
    /// The errors of [`PrivateKey::read_with`], and [`Error::Usage`] if the bag does not contain a private key.
    pub fn private_key(&self, strictness: Strictness) -> Result<PrivateKey> {
        match &self.content {
            Content::Key(der) => Ok(PrivateKey::read_with(der, None, strictness)?),
            _ => Err(Error::Usage("this part of the PFX is not a private key".into())),
        }
    }
}

/// Writes a bag for debugging, without its content, because the content may be a private key.
impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bag").field("name", &self.name).field("id", &self.id).finish_non_exhaustive()
    }
}
