//! Private keys in the structure `PrivateKeyInfo` of PKCS #8 (RFC 5208), which is now `OneAsymmetricKey` of RFC 5958.
use super::{
    algorithm::{self, Algorithm},
    bad,
    element::checked,
    pbes2,
    public::PublicKey,
};
use crate::{
    curve::{Curve, Scalar},
    error::{Error, Result},
    lenience::{Lenience, Strictness},
    mp::Modulus,
    sign::{SigningKey, agree::AgreementKey},
    text,
};
#[cfg(feature = "std")]
use alloc::string::String;
use alloc::vec::Vec;
#[cfg(feature = "std")]
use der::Document;
use der::{
    Decode, SecretDocument,
    asn1::{OctetStringRef, UintRef},
};
#[cfg(feature = "std")]
use pbes2::Encryption;
use pkcs8::{EncodePrivateKey, KeyError, ObjectIdentifier, PrivateKeyInfoRef};
use zeroize::Zeroizing;

const PLAIN: &str = "PRIVATE KEY";
const ENCRYPTED: &str = "ENCRYPTED PRIVATE KEY";
const ALLOWED: &str = "a private key in DER or PEM (PRIVATE KEY, ENCRYPTED PRIVATE KEY)";

/// A private key together with its algorithm. Key files contain both. Every private key can be used for key agreement,
/// and so for decryption ([`AgreementKey`]). Only keys of GOST R 34.10-2012 can sign.
///
/// ```
/// use fastgost::{curve::Curve, keys::{EncodePrivateKey, LineEnding, PrivateKey}, sign::{SigningKey, agree}};
///
/// let key = SigningKey::from_bytes(Curve::from_name("256-b")?, &[7; 32])?;
/// let old = PrivateKey::of_2001(key.clone())?;
/// let file = old.to_pkcs8_pem(LineEnding::LF)?;
///
/// let same = PrivateKey::read(file.as_bytes())?;
/// let peer = SigningKey::from_bytes(key.curve(), &[9; 32])?.verifying_key();
/// assert_eq!(agree::vko_2001(&same, &peer, &[1; 8])?, agree::vko_2001(&key, &peer, &[1; 8])?);
/// assert!(same.into_signing_key().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PrivateKey {
    algorithm: Algorithm,
    key: SigningKey,
}

/// The error if a key of GOST R 34.10-2001 is to sign. Such a key would sign digests of GOST R 34.11-94, which must not
/// be used for new signatures.
const SIGNS_NOTHING: Error = Error::Unsupported(
    "this private key is for GOST R 34.10-2001, which decrypts, and signs nothing; allowed for signatures: one for GOST R \
     34.10-2012",
);

impl PrivateKey {
    /// Reads an unencrypted private key. The data is `PrivateKeyInfo` in DER, or a text in PEM. From a text, the
    /// function reads the first private key.
    ///
    /// The function reads the secret number d in all forms that programs write. The first form is little-endian bytes,
    /// perhaps followed by masks. If there are masks, d is the product of the masked key and the masks modulo q (R
    /// 50.1.112-2016). The second form is the little-endian bytes in an OCTET STRING (GnuTLS). The zeros at the end of
    /// these bytes may be missing. The third form is an INTEGER (old versions of gost-engine). If the file also has a
    /// public key, this public key must belong to d.
    ///
    /// # Errors
    /// [`Error::PasswordNeeded`] if the key is encrypted; [`Error::SecretKey`] if the key has the right form but is not
    /// valid; otherwise [`Error::Encoding`] or [`Error::UnknownCurve`].
    pub fn read(data: &[u8]) -> Result<Self> {
        Self::read_with(data, None, Strictness::Lenient)
    }

    /// Does the same as [`read`](Self::read), but reads leniently or strictly, and also reads encrypted keys.
    /// `password` contains the password and the largest number of iterations that is allowed.
    ///
    /// # Errors
    /// Returns the errors of `read` and of [`decrypt_with`](super::decrypt_with).
    pub fn read_with(data: &[u8], password: Option<(&[u8], u32)>, strictness: Strictness) -> Result<Self> {
        let (encrypted, der) = find(data)?;
        match (encrypted, password) {
            (false, _) => parse(&der, strictness),
            (true, None) => Err(Error::PasswordNeeded),
            (true, Some((password, most_iterations))) => {
                parse(&pbes2::decrypt_with(&der, password, most_iterations, strictness)?, strictness)
            }
        }
    }

    /// Turns a key into a key of GOST R 34.10-2001, which cannot sign.
    ///
    /// # Errors
    /// [`Error::Encoding`] if RFC 4357 does not define the key's curve under any name.
    pub fn of_2001(key: SigningKey) -> Result<Self> {
        PublicKey::of_2001(key.verifying_key())?;
        Ok(Self { algorithm: Algorithm::Gost2001, key })
    }

    /// Returns the algorithm of the key.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Returns the curve.
    pub fn curve(&self) -> &'static Curve {
        self.key.curve()
    }

    /// Returns the public key. The public key has the same algorithm as the private key.
    pub fn public_key(&self) -> PublicKey {
        PublicKey::for_algorithm(self.algorithm, self.key.verifying_key())
    }

    /// Returns the bytes of the key. The bytes are a little-endian number.
    pub fn to_bytes(&self) -> Zeroizing<Vec<u8>> {
        self.key.to_bytes()
    }

    /// Returns a reference to the key as a [`SigningKey`], which is the type of keys that can sign.
    ///
    /// # Errors
    /// [`Error::Unsupported`] for a key of GOST R 34.10-2001.
    pub fn signing_key(&self) -> Result<&SigningKey> {
        if self.algorithm == Algorithm::Gost2001 { Err(SIGNS_NOTHING) } else { Ok(&self.key) }
    }

    /// Converts the key to a [`SigningKey`], which is the type of keys that can sign.
    ///
    /// # Errors
    /// [`Error::Unsupported`] for a key of GOST R 34.10-2001.
    pub fn into_signing_key(self) -> Result<SigningKey> {
        if self.algorithm == Algorithm::Gost2001 { Err(SIGNS_NOTHING) } else { Ok(self.key) }
    }
}

/// Makes a key of GOST R 34.10-2012.
impl From<SigningKey> for PrivateKey {
    fn from(key: SigningKey) -> Self {
        Self { algorithm: Algorithm::of(key.curve()), key }
    }
}

impl<'a> From<&'a PrivateKey> for AgreementKey<'a> {
    fn from(key: &'a PrivateKey) -> Self {
        Self::from(&key.key)
    }
}

/// Reads an unencrypted private key that can sign, like [`PrivateKey::read`].
///
/// ```
/// use fastgost::{curve::Curve, keys::{self, EncodePrivateKey, LineEnding}, sign::SigningKey};
///
/// let key = SigningKey::from_bytes(Curve::from_name("256-a")?, &[7; 32])?;
/// let file = key.to_pkcs8_pem(LineEnding::LF)?;
/// assert_eq!(keys::read_private_key(file.as_bytes())?.verifying_key(), key.verifying_key());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Returns the errors of [`PrivateKey::read`] and of [`PrivateKey::signing_key`].
pub fn read_private_key(data: &[u8]) -> Result<SigningKey> {
    PrivateKey::read(data)?.into_signing_key()
}

/// Reads a private key that can sign, like [`read_private_key`]. The key may be unencrypted, or encrypted in any form
/// that [`decrypt`](super::decrypt) reads.
///
/// # Errors
/// Returns the errors of `read_private_key` and of `decrypt`.
pub fn read_encrypted_private_key(data: &[u8], password: &[u8], most_iterations: u32) -> Result<SigningKey> {
    PrivateKey::read_with(data, Some((password, most_iterations)), Strictness::Lenient)?.into_signing_key()
}

/// Encrypts the key under a password. The result is `EncryptedPrivateKeyInfo` in DER. For PEM, use
/// [`write_encrypted_private_key_pem`].
///
/// # Errors
/// Returns the errors of [`encrypt`](super::encrypt), and [`Error::Randomness`] if the system gives no random bytes.
#[cfg(feature = "std")]
pub fn write_encrypted_private_key(key: &SigningKey, password: &[u8], with: &Encryption) -> Result<Document> {
    let mut entropy = [0; pbes2::ENTROPY];
    getrandom::fill(&mut entropy).map_err(|_| Error::Randomness)?;
    let info = key.to_pkcs8_der().map_err(|_| UNWRITABLE)?;
    let der = pbes2::encrypt(info.as_bytes(), password, with, &entropy)?;
    Document::try_from(der).map_err(|_| UNWRITABLE)
}

/// Encrypts the key under a password. The result is in PEM (`ENCRYPTED PRIVATE KEY`).
///
/// # Errors
/// Returns the errors of [`write_encrypted_private_key`].
#[cfg(feature = "std")]
pub fn write_encrypted_private_key_pem(key: &SigningKey, password: &[u8], with: &Encryption) -> Result<String> {
    let der = write_encrypted_private_key(key, password, with)?;
    Ok(core::mem::take(&mut *text::encode(ENCRYPTED, der.as_bytes())))
}

/// An error that cannot occur. Only a key that is too large cannot be written, and keys on curves are never too large.
#[cfg(feature = "std")]
const UNWRITABLE: Error = Error::Encoding { what: "the private key", allowed: "keys on curves" };

/// Finds the private key in DER or PEM. Returns the key in DER, and whether it is encrypted.
fn find(data: &[u8]) -> Result<(bool, Zeroizing<Vec<u8>>)> {
    let found = text::first(data, &[PLAIN, ENCRYPTED], ALLOWED)?;
    let encrypted = match &found.label {
        Some(label) => label == ENCRYPTED,
        None => pbes2::is_encrypted(&found.der),
    };
    Ok((encrypted, found.der))
}

fn parse(der: &[u8], strictness: Strictness) -> Result<PrivateKey> {
    let info = PrivateKeyInfoRef::from_der(checked(der, "the private key")?)
        .map_err(|_| bad("the private key", "DER of PrivateKeyInfo (RFC 5208) or OneAsymmetricKey (RFC 5958)"))?;
    let (algorithm, curve) = Algorithm::with_curve(info.algorithm, strictness)?;
    let d = number(curve, info.private_key.as_bytes(), strictness)?;
    let key = SigningKey::from_bytes(curve, &d)?;
    if let Some(given) = info.public_key {
        // In the examples of RFC 9548, the public key is x || y without the surrounding OCTET STRING, and the last bit
        // is marked as unused. So this code accepts the public key with and without the OCTET STRING.
        let given = given.raw_bytes();
        let bare = <&OctetStringRef>::from_der(given).map_or(given, OctetStringRef::as_bytes);
        if bare != key.verifying_key().to_bytes() {
            return Err(bad("the public key stored with the private key", "that of the private key"));
        }
    }
    Ok(PrivateKey { algorithm, key })
}

/// Returns d in little-endian order. [`PrivateKey::read`] lists the three forms of d. The first form (plain bytes, with
/// or without masks) is recognised by its length, which is a multiple of the curve's size. In the other two forms, a
/// header of two bytes precedes the number, so the length is usually not a multiple of the curve's size. The length is
/// a multiple only if the number is two bytes shorter than usual, which happens for one number in 2^16. Data of this
/// length is treated as plain bytes.
fn number(curve: &Curve, bytes: &[u8], strictness: Strictness) -> Result<Zeroizing<Vec<u8>>> {
    let size = curve.size();
    if bytes.len().is_multiple_of(size) {
        return unmask(curve, bytes);
    }
    if let Ok(inner) = <&OctetStringRef>::from_der(bytes) {
        let bytes = inner.as_bytes();
        if bytes.len() >= size {
            strictness.accept(Lenience::WrappedPrivateNumber)?;
            return unmask(curve, bytes);
        }
        strictness.accept(Lenience::ShortPrivateNumber)?;
        let mut d = Zeroizing::new(Vec::with_capacity(size));
        d.extend_from_slice(bytes);
        d.resize(size, 0);
        return Ok(d);
    }
    let integer = UintRef::from_der(bytes).ok().filter(|integer| integer.as_bytes().len() <= size);
    let Some(integer) = integer else {
        return Err(bad(
            "the number in the private key",
            "bytes, with masks or without, or an INTEGER, of the curve's size",
        ));
    };
    strictness.accept(Lenience::IntegerPrivateNumber)?;
    let mut d = Zeroizing::new(Vec::with_capacity(size));
    d.extend(integer.as_bytes().iter().rev());
    d.resize(size, 0);
    Ok(d)
}

/// Returns the product of the masked key and its masks modulo q, or the key itself if there are no masks.
fn unmask(curve: &Curve, bytes: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
    const MOST_MASKS: usize = 15;
    let size = curve.size();
    let (key, masks) = match bytes.split_at_checked(size) {
        Some((key, masks)) if masks.len().is_multiple_of(size) && masks.len() <= MOST_MASKS * size => (key, masks),
        _ => return Err(bad("the number in the private key", "one key, and up to 15 masks")),
    };
    let mut d = Zeroizing::new(key.to_vec());
    if masks.is_empty() {
        return Ok(d);
    }
    let q = Modulus::new(*curve.order())?;
    let read = |bytes: &[u8]| Scalar::from_le_bytes(bytes).map(Zeroizing::new).map(|x| Zeroizing::new(q.reduce(&x)));
    let mut product = read(key)?;
    for mask in masks.chunks(size) {
        let mask = read(mask)?;
        *product = q.mul(&product, &mask);
    }
    product.write_le_bytes(&mut d);
    Ok(d)
}

/// Writes the number d as little-endian bytes, and writes no public key (R 50.1.112-2016). gost-engine does the same.
impl EncodePrivateKey for SigningKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        write(self, &algorithm::write(self.curve())?)
    }
}

/// Writes the key with the identifier of the key's algorithm. A key of GOST R 34.10-2001 gets the parameters of
/// RFC 4491, section 2.3.2. All other keys are written like a [`SigningKey`].
impl EncodePrivateKey for PrivateKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        match self.algorithm {
            Algorithm::Gost2001 => write(&self.key, &algorithm::write_2001(self.curve())?),
            _ => self.key.to_pkcs8_der(),
        }
    }
}

fn write(key: &SigningKey, identifier: &(ObjectIdentifier, Vec<u8>)) -> pkcs8::Result<SecretDocument> {
    let d = key.to_bytes();
    let info = PrivateKeyInfoRef::new(algorithm::identifier(identifier)?, OctetStringRef::new(&d)?);
    Ok(SecretDocument::encode_msg(&info)?)
}

/// Does the same as [`read_private_key`].
impl TryFrom<PrivateKeyInfoRef<'_>> for SigningKey {
    type Error = pkcs8::Error;
    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        let der = SecretDocument::encode_msg(&info)?;
        parse(der.as_bytes(), Strictness::Lenient)
            .and_then(PrivateKey::into_signing_key)
            .map_err(|_| pkcs8::Error::KeyMalformed(KeyError::Invalid))
    }
}
