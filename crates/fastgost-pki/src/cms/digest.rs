//! The hash functions for signatures. This module also hashes one content with several hash functions at the same time.
use super::oid;
use crate::{
    Error, Result,
    ber::{Parts, sequence, tag},
};
use der::asn1::ObjectIdentifier;
use fastgost::{
    hash::Digest,
    keys::{Algorithm, x509::SignatureAlgorithm},
    registry::{self, DynHash, Options},
    sign::{Recognizer, Structure, VerifyingKey},
};

/// A hash function of GOST.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DigestAlgorithm {
    /// GOST R 34.11-2012 with 256 bits.
    Streebog256,
    /// GOST R 34.11-2012 with 512 bits.
    Streebog512,
    /// GOST R 34.11-94, which is legacy.
    Gost94,
}

impl DigestAlgorithm {
    pub(super) const ALL: [Self; 3] = [Self::Streebog256, Self::Streebog512, Self::Gost94];

    /// Returns the name of the hash function in fastgost's registry of algorithms.
    pub fn name(self) -> &'static str {
        match self {
            Self::Streebog256 => "streebog256",
            Self::Streebog512 => "streebog512",
            Self::Gost94 => "gost94",
        }
    }

    /// Returns the object identifier of the hash function.
    pub fn oid(self) -> ObjectIdentifier {
        match self {
            Self::Streebog256 => oid::STREEBOG256,
            Self::Streebog512 => oid::STREEBOG512,
            Self::Gost94 => oid::GOST94,
        }
    }

    /// Returns the hash function that belongs to the length of `key`: 256 or 512 bits.
    pub fn of(key: &VerifyingKey) -> Self {
        if key.curve().bits() == 256 { Self::Streebog256 } else { Self::Streebog512 }
    }

    /// Returns a hasher for a new message.
    ///
    /// # Errors
    /// Callers cannot cause an error.
    pub fn hasher(self) -> Result<Box<dyn DynHash>> {
        Ok(registry::Algorithm::from_name(self.name())?.hasher(&Options::default())?)
    }

    /// Returns the digest of a message.
    pub(crate) fn digest(self, message: &[u8]) -> Result<Digest> {
        let mut hash = self.hasher()?;
        hash.update(message);
        Ok(hash.finalize_reset())
    }

    /// Returns the hash function whose object identifier is `oid`.
    pub fn from_oid(oid: ObjectIdentifier) -> Option<Self> {
        Self::ALL.into_iter().find(|algorithm| algorithm.oid() == oid)
    }

    /// Returns the hash function that belongs to an object identifier of GOST. The identifier may name a hash function,
    /// a signature algorithm, or the algorithm of a key. Exactly one hash function belongs to each signature algorithm
    /// and to each algorithm of a key. Some programs write such an identifier in the place of a hash function's
    /// identifier ([`SignersAlgorithms`](crate::Lenience::SignersAlgorithms)).
    pub(super) fn belonging(oid: ObjectIdentifier) -> Option<Self> {
        const KEYS: [Algorithm; 4] =
            [Algorithm::Gost2012_256, Algorithm::Gost2012_512, Algorithm::Gost2001, Algorithm::Gost94];
        let of_key = |key| match algorithms(key) {
            Some((signature, digest)) if Algorithm::from_oid(oid) == Some(key) || signature.oid() == oid => {
                Some(digest)
            }
            _ => None,
        };
        Self::from_oid(oid).or_else(|| KEYS.into_iter().find_map(of_key))
    }

    /// Returns true if both hash functions are defined in the same standard. Streebog-256 and Streebog-512 are in one
    /// standard, and some programs write the identifier of one for the other.
    pub(super) fn is_akin_to(self, other: Self) -> bool {
        (self == Self::Gost94) == (other == Self::Gost94)
    }

    /// Reads the `AlgorithmIdentifier` of a hash function. [`hash_function`] says which parameters are allowed.
    pub(super) fn read(identifier: &[u8], field: &'static str) -> Result<Self> {
        let oid = hash_function(identifier, field)?;
        Self::from_oid(oid).ok_or_else(|| {
            Error::unsupported(field, oid.to_string(), "GOST R 34.11-2012 with 256 or 512 bits, GOST R 34.11-94")
        })
    }

    /// Returns the `AlgorithmIdentifier` of this hash function. It has no parameters, as in R 1323565.1.025-2019.
    pub(super) fn to_der(self) -> Vec<u8> {
        sequence(&[&crate::ber::oid(self.oid())])
    }
}

/// Reads an `AlgorithmIdentifier`. Returns its object identifier, and its parameters if there are any.
pub(super) fn algorithm<'a>(der: &'a [u8], field: &'static str) -> Result<(ObjectIdentifier, Option<&'a [u8]>)> {
    let mut parts = Parts::of(der, tag::SEQUENCE, field)?;
    let oid = parts.decode()?;
    let parameters = if parts.is_empty() { None } else { Some(parts.element()?) };
    parts.end()?;
    Ok((oid, parameters))
}

/// Reads the `AlgorithmIdentifier` of a hash function, or of a signature algorithm that uses a hash function. Its
/// parameters must be absent or NULL. For GOST R 34.11-94, CryptoPro's parameters are also accepted, because the
/// library implements only these parameters.
pub(super) fn hash_function(der: &[u8], field: &'static str) -> Result<ObjectIdentifier> {
    let (oid, parameters) = algorithm(der, field)?;
    let cryptopro = || oid == oid::GOST94 && parameters == Some(&crate::ber::oid(oid::GOST94_CRYPTOPRO)[..]);
    if matches!(parameters, None | Some([5, 0])) || cryptopro() {
        return Ok(oid);
    }
    Err(Error::unsupported(field, format!("parameters of {oid}"), "none, or NULL"))
}

/// Reads the `AlgorithmIdentifier` of a signer's hash function or signature algorithm. Returns the object identifier,
/// and true if there are parameters. For a GOST hash function or signature algorithm, only the parameters that
/// [`hash_function`] accepts are allowed. If the identifier names a key's algorithm instead (RFC 4490, section 3.2),
/// the parameters belong to the key, and are not checked. For algorithms of other standards, the parameters are not
/// checked either, because a document may have signatures with such algorithms beside the GOST signatures.
pub(super) fn signers_algorithm(der: &[u8], field: &'static str) -> Result<(ObjectIdentifier, bool)> {
    let (oid, parameters) = algorithm(der, field)?;
    if DigestAlgorithm::belonging(oid).is_some() && Algorithm::from_oid(oid).is_none() {
        hash_function(der, field)?;
    }
    Ok((oid, parameters.is_some()))
}

/// Returns the signature algorithm for keys with the algorithm `key`, and its hash function.
fn algorithms(key: Algorithm) -> Option<(SignatureAlgorithm, DigestAlgorithm)> {
    Some(match key {
        Algorithm::Gost2012_256 => (SignatureAlgorithm::Gost2012_256, DigestAlgorithm::Streebog256),
        Algorithm::Gost2012_512 => (SignatureAlgorithm::Gost2012_512, DigestAlgorithm::Streebog512),
        Algorithm::Gost2001 => (SignatureAlgorithm::Gost2001, DigestAlgorithm::Gost94),
        Algorithm::Gost94 => (SignatureAlgorithm::Gost94, DigestAlgorithm::Gost94),
        _ => return None,
    })
}

/// Returns true if this identifier may stand in the place of a signature algorithm. This is true for the identifier of
/// a signature algorithm. By RFC 4490, section 3.2, it is also true for the identifier of a key's algorithm.
pub(super) fn is_signature(oid: ObjectIdentifier) -> bool {
    SignatureAlgorithm::from_oid(oid).is_some() || Algorithm::from_oid(oid).is_some_and(|key| key.oid() == oid)
}

/// Returns the signature algorithm and the hash function for a key. If `oid` does not fit the key, returns an error.
/// The two algorithms depend only on the key. `oid` fits if it names the signature algorithm or the key's algorithm, or
/// if it is an identifier that some programs write instead of these.
pub(super) fn signature(oid: ObjectIdentifier, key: Algorithm) -> Result<(SignatureAlgorithm, DigestAlgorithm)> {
    let Some((signature, digest)) = algorithms(key) else {
        return Err(Error::unsupported("the signer's key", oid.to_string(), "keys of GOST R 34.10"));
    };
    if DigestAlgorithm::belonging(oid) == Some(digest) {
        return Ok((signature, digest));
    }
    let allowed = format!("{} or {}, which fit the signer's key", signature.oid(), key.oid());
    Err(Error::unsupported("the signature's algorithm", oid.to_string(), allowed))
}

/// Hashes one content with several hash functions.
pub struct Digester {
    hashes: Vec<(DigestAlgorithm, Box<dyn DynHash>)>,
    recognizer: Recognizer,
    text: Option<Text>,
}

/// The state of a content that is hashed as text.
#[derive(Default)]
struct Text {
    /// True if the last byte so far was CR.
    after_cr: bool,
    /// The current part of the text, in which each line ends with CR LF.
    canonical: Vec<u8>,
}

impl Digester {
    /// Begins to hash a content.
    ///
    /// # Errors
    /// Callers cannot cause an error.
    pub fn new(algorithms: &[DigestAlgorithm]) -> Result<Self> {
        let mut digester = Self { hashes: Vec::new(), recognizer: Recognizer::new(), text: None };
        digester.hash_also(algorithms)?;
        Ok(digester)
    }

    /// Begins to hash a text. Each line is hashed with CR LF at its end, even if it ends with LF alone. Mail is signed
    /// in this form (RFC 8551, section 3.1.1).
    ///
    /// # Errors
    /// Callers cannot cause an error.
    pub fn of_text(algorithms: &[DigestAlgorithm]) -> Result<Self> {
        Ok(Self { text: Some(Text::default()), ..Self::new(algorithms)? })
    }

    /// Adds these hash functions. All hash functions must be added before the first part of the content is hashed.
    pub(super) fn hash_also(&mut self, algorithms: &[DigestAlgorithm]) -> Result<()> {
        for algorithm in algorithms {
            if !self.hashes.iter().any(|(other, _)| other == algorithm) {
                self.hashes.push((*algorithm, algorithm.hasher()?));
            }
        }
        Ok(())
    }

    /// Hashes the next part of the content.
    pub fn update(&mut self, data: &[u8]) {
        let data = match &mut self.text {
            None => data,
            Some(text) => {
                text.canonical.clear();
                for &byte in data {
                    if byte == b'\n' && !text.after_cr {
                        text.canonical.push(b'\r');
                    }
                    text.canonical.push(byte);
                    text.after_cr = byte == b'\r';
                }
                &text.canonical
            }
        };
        self.hashes.iter_mut().for_each(|(_, hash)| hash.update(data));
        self.recognizer.update(data);
    }

    /// Returns the digests.
    pub fn finish(self) -> Digests {
        let digests = self.hashes.into_iter().map(|(algorithm, mut hash)| (algorithm, hash.finalize_reset()));
        Digests::of_content(digests, self.recognizer.structure())
    }
}

/// Digests of one content.
#[derive(Clone, Debug, Default)]
pub struct Digests {
    digests: Vec<(DigestAlgorithm, Digest)>,
    ambiguity: Option<&'static str>,
}

impl Digests {
    /// Returns the content's digest by this hash function, or `None` if the content was not hashed with this hash
    /// function.
    pub fn get(&self, algorithm: DigestAlgorithm) -> Option<&Digest> {
        self.digests.iter().find(|(of, _)| *of == algorithm).map(|(_, digest)| digest)
    }

    /// Makes `Digests` from digests that the caller has computed. `structure` comes from [`Structure::of`] or a
    /// [`Recognizer`]. If `structure` is not `None`, the content also fits another signed format, such as a
    /// certificate. A signature without signed attributes may have been made for that format. So such a signature is
    /// refused.
    pub fn of_content(
        digests: impl IntoIterator<Item = (DigestAlgorithm, Digest)>,
        structure: Option<Structure>,
    ) -> Self {
        Self { digests: digests.into_iter().collect(), ambiguity: structure.map(Structure::text) }
    }

    /// Makes `Digests` of a content that nobody has looked at, such as a content that a device has hashed, or a very
    /// long content. It is not known which formats such a content fits. So a signature of this content must have signed
    /// attributes.
    ///
    /// ```
    /// use fastgost::hash::{Digest, Streebog256};
    /// use fastgost_pki::cms::{DigestAlgorithm, Digests};
    ///
    /// let digest = Digest::from_bytes(&[7; 32]).expect("32 bytes");
    /// let digests = Digests::of_unknown([(DigestAlgorithm::Streebog256, digest)]);
    /// assert!(digests.get(DigestAlgorithm::Streebog256).is_some());
    /// # Ok::<(), fastgost_pki::Error>(())
    /// ```
    pub fn of_unknown(digests: impl IntoIterator<Item = (DigestAlgorithm, Digest)>) -> Self {
        let text = "known by its digest only, and could be the attributes of another document, a certificate, a request or a CRL";
        Self { digests: digests.into_iter().collect(), ambiguity: Some(text) }
    }

    /// Returns the same digests. By this call, the caller accepts that the content may also fit another signed format.
    /// With these digests, a signature without signed attributes is not refused for this reason.
    #[must_use]
    pub fn allowing_structure(self) -> Self {
        Self { ambiguity: None, ..self }
    }

    /// If the content may also be signed in another format, returns a description of the content. The description names
    /// the other format.
    pub(super) fn ambiguity(&self) -> Option<&'static str> {
        self.ambiguity
    }
}
