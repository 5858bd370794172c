//! Public keys in the structure `SubjectPublicKeyInfo` of RFC 5280. The key in this structure has the form of RFC 9215
//! or of RFC 4491.
use super::{
    algorithm::{self, Algorithm},
    bad,
    element::checked,
    x509::SignatureAlgorithm,
};
use crate::{
    error::{Error, Result},
    lenience::Strictness,
    sign::{
        Encoding, Signature, SigningKey, VerifyingKey,
        gost3410_94::{Parameters, VerifyingKey94},
    },
    text,
};
use alloc::{string::ToString, vec::Vec};
use der::{
    Any, Decode, Document, Encode,
    asn1::{BitString, BitStringRef, OctetStringRef},
};
use pkcs8::{
    EncodePublicKey, ObjectIdentifier, SubjectPublicKeyInfoRef,
    spki::{
        self, AlgorithmIdentifierOwned, DynAssociatedAlgorithmIdentifier, DynSignatureAlgorithmIdentifier,
        SignatureBitStringEncoding,
    },
};

/// A public key together with its algorithm. Key files and certificates contain both.
///
/// ```
/// use fastgost::{curve::Curve, keys::PublicKey, rustcrypto::pkcs8::EncodePublicKey, sign::SigningKey};
///
/// let key = SigningKey::from_bytes(Curve::from_name("256-a")?, &[7; 32])?;
/// let pem = key.verifying_key().to_public_key_pem(Default::default()).expect("it has a form");
/// assert_eq!(PublicKey::read(pem.as_bytes())?.verifying_key()?, key.verifying_key());
/// # Ok::<(), fastgost::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct PublicKey {
    algorithm: Algorithm,
    key: Key,
    /// Whether the algorithm's parameters name the hash function (digestParamSet) when the key is written. `None` means
    /// that RFC 9215, section 4.2, decides this. Comparisons of keys ignore this field.
    names_hash: Option<bool>,
}

/// Two keys are equal if their algorithms, their parameter sets (such as curves) and their numbers are equal. The forms
/// of their files do not matter.
impl PartialEq for PublicKey {
    fn eq(&self, other: &Self) -> bool {
        (self.algorithm, &self.key) == (other.algorithm, &other.key)
    }
}
impl Eq for PublicKey {}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Key {
    Curve(VerifyingKey),
    Gost94(VerifyingKey94),
}

impl PublicKey {
    /// Reads a public key, and checks it. The data is `SubjectPublicKeyInfo` in DER, or a text in PEM (`PUBLIC KEY`).
    /// From a text, the function reads the first public key.
    ///
    /// The function accepts deviations in parameters that other programs write. [`Lenience`](crate::Lenience) lists
    /// these deviations.
    ///
    /// # Errors
    /// [`Error::PublicKey`] if the key has the right form but is not valid; otherwise [`Error::Encoding`] or
    /// [`Error::UnknownCurve`].
    pub fn read(data: &[u8]) -> Result<Self> {
        Self::read_with(data, Strictness::Lenient)
    }

    /// Does the same as [`read`](Self::read), but reads leniently or strictly.
    ///
    /// # Errors
    /// Returns the errors of `read`, and [`Error::Strict`].
    pub fn read_with(data: &[u8], strictness: Strictness) -> Result<Self> {
        let found = text::first(data, &["PUBLIC KEY"], "a public key in DER or PEM (PUBLIC KEY)")?;
        Self::from_der_with(&found.der, strictness)
    }

    /// Does the same as [`read`](Self::read), but accepts only DER. Use this function for keys inside protocols,
    /// because protocols do not allow text.
    ///
    /// # Errors
    /// Returns the errors of `read`.
    pub fn from_der(der: &[u8]) -> Result<Self> {
        Self::from_der_with(der, Strictness::Lenient)
    }

    /// Does the same as [`from_der`](Self::from_der), but reads leniently or strictly.
    ///
    /// # Errors
    /// Returns the errors of [`read_with`](Self::read_with).
    pub fn from_der_with(der: &[u8], strictness: Strictness) -> Result<Self> {
        let info = SubjectPublicKeyInfoRef::from_der(checked(der, "the public key")?)
            .map_err(|_| bad("the public key", "DER of SubjectPublicKeyInfo (RFC 5280)"))?;
        let wrapped = info.subject_public_key.as_bytes();
        let bytes = wrapped.and_then(|bytes| <&OctetStringRef>::from_der(bytes).ok()).map(OctetStringRef::as_bytes);
        // The algorithm is checked first, because the form of the key's bytes depends on the algorithm.
        let (algorithm, set) = algorithm::read(info.algorithm, strictness)?;
        let names_hash = algorithm::names_hash(info.algorithm);
        let bytes = bytes.ok_or(bad("the bytes of the public key", "an OCTET STRING in a BIT STRING"))?;
        let key = match algorithm {
            Algorithm::Gost94 => {
                Key::Gost94(VerifyingKey94::from_bytes(&Parameters::from_name(&set.to_string())?, bytes)?)
            }
            _ => Key::Curve(VerifyingKey::from_bytes(algorithm::curve(algorithm, set, strictness)?, bytes)?),
        };
        Ok(Self { algorithm, key, names_hash })
    }

    /// Turns a key into a key of GOST R 34.10-2001, which verifies signatures of digests of GOST R 34.11-94.
    ///
    /// # Errors
    /// [`Error::Encoding`] if RFC 4357 does not define the key's curve under any name.
    pub fn of_2001(key: VerifyingKey) -> Result<Self> {
        if !algorithm::has_name_of_2001(key.curve()) {
            algorithm::check(Algorithm::Gost2001, key.curve())?;
        }
        Ok(Self { algorithm: Algorithm::Gost2001, key: Key::Curve(key), names_hash: None })
    }

    pub(super) fn for_algorithm(algorithm: Algorithm, key: VerifyingKey) -> Self {
        Self { algorithm, key: Key::Curve(key), names_hash: None }
    }

    /// Returns the algorithm of the key.
    pub fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    /// Returns the key if it is on a curve.
    ///
    /// # Errors
    /// [`Error::Unsupported`] for a key of GOST R 34.10-94.
    pub fn verifying_key(&self) -> Result<VerifyingKey> {
        match self.key {
            Key::Curve(key) => Ok(key),
            Key::Gost94(_) => Err(algorithm::NO_CURVE),
        }
    }

    /// Returns the key, if it is a key of GOST R 34.10-94.
    pub fn verifying_key_94(&self) -> Option<&VerifyingKey94> {
        match &self.key {
            Key::Curve(_) => None,
            Key::Gost94(key) => Some(key),
        }
    }

    /// Verifies the signature of a digest. The signature has the encoding that certificates, requests, CRLs and CMS
    /// have: s, and then r, both big-endian.
    ///
    /// # Errors
    /// [`Error::Signature`] if the signature does not verify; [`Error::SignatureLength`] or [`Error::DigestLength`] if
    /// the signature or the digest has the wrong length; [`Error::Encoding`] if the algorithm does not fit this key.
    pub fn verify_digest(&self, algorithm: SignatureAlgorithm, digest: &[u8], signature: &[u8]) -> Result<()> {
        if algorithm != SignatureAlgorithm::of(self.algorithm) {
            return Err(bad("the algorithm of the signature, with this key,", "that of the key's standard"));
        }
        match &self.key {
            Key::Curve(key) => {
                key.verify_digest(digest, &Signature::from_bytes(key.curve(), signature, Encoding::X509)?)
            }
            Key::Gost94(key) => key.verify_digest(digest, &Signature::from_bytes_any(signature, Encoding::X509)?),
        }
    }
}

/// Makes a key of GOST R 34.10-2012.
impl From<VerifyingKey> for PublicKey {
    fn from(key: VerifyingKey) -> Self {
        Self { algorithm: Algorithm::of(key.curve()), key: Key::Curve(key), names_hash: None }
    }
}

/// Writes the key according to RFC 9215, even if it was read as a key of GOST R 34.10-2001.
impl EncodePublicKey for VerifyingKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        write(self, algorithm::write(self.curve())?)
    }
}

/// Writes the key with the identifier of the key's algorithm. A key of GOST R 34.10-2001 is written according to RFC
/// 4491, section 2.3.2. All other keys on curves are written like a [`VerifyingKey`], with one difference. If the key
/// was read from a file that named Streebog as the hash function (digestParamSet), or that named no hash function, the
/// written parameters do the same. A key of GOST R 34.10-94 cannot be written.
impl EncodePublicKey for PublicKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        match (&self.key, self.algorithm) {
            (Key::Curve(key), Algorithm::Gost2001) => write(key, algorithm::write_2001(key.curve())?),
            (Key::Curve(key), _) => write(key, algorithm::write_naming(key.curve(), self.names_hash)?),
            (Key::Gost94(_), algorithm) => Err(spki::Error::OidUnknown { oid: algorithm.oid() }),
        }
    }
}

fn write(key: &VerifyingKey, identifier: (ObjectIdentifier, Vec<u8>)) -> spki::Result<Document> {
    let bytes = OctetStringRef::new(&key.to_bytes())?.to_der()?;
    let info = SubjectPublicKeyInfoRef {
        algorithm: algorithm::identifier(&identifier)?,
        subject_public_key: BitStringRef::from_bytes(&bytes)?,
    };
    Ok(Document::encode_msg(&info)?)
}

/// Does the same as [`PublicKey::read`], for keys on curves.
impl TryFrom<SubjectPublicKeyInfoRef<'_>> for VerifyingKey {
    type Error = spki::Error;
    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        let oid = info.algorithm.oid;
        PublicKey::from_der(&info.to_der()?).and_then(|key| key.verifying_key()).map_err(|e| match e {
            Error::UnknownCurve | Error::Unsupported(_) => spki::Error::OidUnknown { oid },
            _ => spki::Error::KeyMalformed,
        })
    }
}

/// The identifier of the key's algorithm.
impl DynAssociatedAlgorithmIdentifier for VerifyingKey {
    fn algorithm_identifier(&self) -> spki::Result<AlgorithmIdentifierOwned> {
        let (oid, parameters) = algorithm::write(self.curve())?;
        Ok(AlgorithmIdentifierOwned { oid, parameters: Some(Any::from_der(&parameters)?) })
    }
}

/// The identifier of GOST R 34.10-2012 over Streebog (RFC 9215, section 2).
impl DynSignatureAlgorithmIdentifier for VerifyingKey {
    fn signature_algorithm_identifier(&self) -> spki::Result<AlgorithmIdentifierOwned> {
        let oid = SignatureAlgorithm::of(Algorithm::of(self.curve())).oid();
        Ok(AlgorithmIdentifierOwned { oid, parameters: None })
    }
}

/// Returns the same identifier as the [`VerifyingKey`] that belongs to this key.
impl DynSignatureAlgorithmIdentifier for SigningKey {
    fn signature_algorithm_identifier(&self) -> spki::Result<AlgorithmIdentifierOwned> {
        self.verifying_key().signature_algorithm_identifier()
    }
}

/// Encodes the signature as in certificates: s, and then r.
impl SignatureBitStringEncoding for Signature {
    fn to_bitstring(&self) -> der::Result<BitString> {
        BitString::from_bytes(&self.to_bytes(Encoding::X509))
    }
}
