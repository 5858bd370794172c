//! Makes `SignedData`.
use super::{
    Certificate, DigestAlgorithm, Digester, Digests, Identifier, SignedData, SignerInfo, attribute,
    certificate::{check_key, key_identifier},
    encapsulated::{Around, HashedWriter},
    ess, oid,
};
use crate::{Error, Result};
use der::asn1::ObjectIdentifier;
use fastgost::{
    keys::{Algorithm, x509::SignatureAlgorithm},
    sign::{Encoding, SigningKey},
};
use std::io::Write;
use x509_cert::time::Time;

/// A signer: a private key, and the certificate that belongs to it.
pub struct Signer<'a> {
    key: &'a SigningKey,
    certificate: Certificate,
    algorithm: DigestAlgorithm,
    key_algorithm: Algorithm,
}

impl<'a> Signer<'a> {
    /// Makes a signer with a key of GOST R 34.10-2012.
    ///
    /// # Errors
    /// [`Error::Usage`] if the key does not belong to the certificate. [`Error::Unsupported`] if the key in the
    /// certificate is not a key of GOST R 34.10-2012.
    pub fn new(key: &'a SigningKey, certificate: Certificate) -> Result<Self> {
        let key_algorithm = certificate.key()?.algorithm();
        if !matches!(key_algorithm, Algorithm::Gost2012_256 | Algorithm::Gost2012_512) {
            let allowed = "keys of GOST R 34.10-2012, for new signatures";
            return Err(Error::unsupported("the signer's key", key_algorithm.oid().to_string(), allowed));
        }
        check_key(&certificate, key)?;
        Ok(Self { key, certificate, algorithm: DigestAlgorithm::of(&key.verifying_key()), key_algorithm })
    }

    /// Returns the signer's certificate.
    pub fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// Returns the hash function with which this signer signs.
    pub fn digest_algorithm(&self) -> DigestAlgorithm {
        self.algorithm
    }

    /// Signs a content. If `digest` is `None`, the result has a placeholder of the same size instead of the signature.
    /// Callers use the placeholder to compute lengths before the content is hashed.
    fn sign(&self, options: &SignOptions, digest: Option<&[u8]>) -> Result<SignerInfo> {
        self.sign_as(Some(options.content_type), options, digest)
    }

    /// Adds a countersignature to a signature. The function uses only the options about attributes, and the option
    /// `by_key_identifier`.
    ///
    /// # Errors
    /// [`Error::Usage`], [`Error::Library`].
    pub fn countersign(&self, signature: &mut SignerInfo, options: &SignOptions) -> Result<()> {
        let digest = self.algorithm.digest(&signature.signature)?;
        let by = self.sign_as(None, options, Some(&digest))?;
        signature.countersigned(&by);
        Ok(())
    }

    /// Signs a content. `content` is the type of the signed content, or `None` for a countersignature.
    fn sign_as(
        &self,
        content: Option<ObjectIdentifier>,
        options: &SignOptions,
        digest: Option<&[u8]>,
    ) -> Result<SignerInfo> {
        let mut attributes = None;
        let size = 2 * self.key.curve().size();
        if options.attributes {
            let zeros = vec![0; size / 2];
            let mut all = attribute::common(content, digest.unwrap_or(&zeros), options.time)?;
            if options.cades {
                all.push(ess::attribute(&self.certificate, self.algorithm)?);
            }
            attributes = Some(all);
        }
        let identifier = match (options.by_key_identifier, key_identifier(&self.certificate)) {
            (true, Some(identifier)) => Identifier::KeyIdentifier(identifier),
            (true, None) => return Err(Error::Usage("the certificate has no subject key identifier".into())),
            (false, _) => Identifier::of(&self.certificate)?,
        };
        let algorithm = match self.key_algorithm {
            Algorithm::Gost2012_256 => SignatureAlgorithm::Gost2012_256,
            _ => SignatureAlgorithm::Gost2012_512,
        };
        SignerInfo::new(identifier, self.algorithm, attributes, algorithm.oid(), |signed| {
            let Some(digest) = digest else { return Ok(vec![0; size]) };
            let signature = match signed {
                Some(signed) => self.key.sign_digest(&self.algorithm.digest(signed)?)?,
                None => self.key.sign_digest(digest)?,
            };
            Ok(signature.to_bytes(Encoding::X509))
        })
    }
}

/// Options for signing.
#[derive(Clone, Debug)]
pub struct SignOptions {
    /// The type of the content.
    pub content_type: ObjectIdentifier,
    /// True if the signatures cover signed attributes. The signed attributes are the content's type, the content's
    /// digest, and the attributes that the fields below request. Without signed attributes, a signature covers the
    /// content itself. Then the content must have the type data. Do not sign a content of somebody else in this way.
    /// Some objects, such as certificates, consist of signed bytes and a signature. If the content is the signed bytes
    /// of such an object, somebody could make the object with your signature.
    pub attributes: bool,
    /// True if a content may be signed without attributes even if it is a [`Structure`](fastgost::sign::Structure). A
    /// `Structure` is a content that could also be signed in another format, such as a certificate.
    pub allow_structure: bool,
    /// The time at which the signers claim to sign.
    pub time: Option<Time>,
    /// True if each signature has the signed attribute signing-certificate-v2, so that it also covers the signer's
    /// certificate. CAdES-BES requires this.
    pub cades: bool,
    /// True if the file names a signer's certificate by its subject key identifier. If the field is false, the file
    /// names the certificate by its issuer and serial number.
    pub by_key_identifier: bool,
    /// True if the signers' certificates are put into the file.
    pub embed: bool,
    /// More certificates to put into the file, such as the certificates of issuers.
    pub chain: Vec<Certificate>,
}

impl Default for SignOptions {
    /// Returns options for CAdES-BES: the signers' certificates are in the file, and no time is stated.
    fn default() -> Self {
        Self {
            content_type: oid::DATA,
            attributes: true,
            allow_structure: false,
            time: None,
            cades: true,
            by_key_identifier: false,
            embed: true,
            chain: Vec::new(),
        }
    }
}

/// Begins to hash a content with the hash functions of the signers.
///
/// # Errors
/// Callers cannot cause an error.
pub fn digester(signers: &[Signer<'_>]) -> Result<Digester> {
    Digester::new(&signers.iter().map(|signer| signer.algorithm).collect::<Vec<_>>())
}

/// Signs a content with these digests. If `digests` is `None`, the result has placeholders of the same size instead of
/// the signatures.
fn signed(signers: &[Signer<'_>], options: &SignOptions, digests: Option<&Digests>) -> Result<SignedData> {
    if signers.is_empty() {
        return Err(Error::Usage("there is nobody to sign; allowed: at least one signer".into()));
    }
    if !options.attributes && options.content_type != oid::DATA {
        return Err(Error::Usage("a content that is not data is signed with attributes only".into()));
    }
    // With signed attributes, the signature covers the attributes, which contain the content's digest. So it does not
    // matter whether the content could also be signed in another format.
    if !options.attributes
        && !options.allow_structure
        && let Some(ambiguity) = digests.and_then(Digests::ambiguity)
    {
        return Err(Error::refused(format!(
            "the content is {ambiguity}; allowed: a signature with attributes, or any other content"
        )));
    }
    let (mut algorithms, mut certificates, mut infos) = (Vec::new(), Vec::new(), Vec::new());
    for signer in signers {
        let digest = match digests {
            Some(digests) => Some(
                &digests.get(signer.algorithm).ok_or_else(|| {
                    Error::Usage("the content has not been hashed with the hash function of a signer".into())
                })?[..],
            ),
            None => None,
        };
        infos.push(signer.sign(options, digest)?);
        algorithms.push(signer.algorithm.to_der());
        if options.embed {
            certificates.push(signer.certificate.as_der().to_vec());
        }
    }
    certificates.extend(options.chain.iter().map(|certificate| certificate.as_der().to_vec()));
    for list in [&mut algorithms, &mut certificates] {
        list.sort();
        list.dedup();
    }
    Ok(SignedData::new(options.content_type, algorithms, certificates, infos))
}

/// Makes detached signatures of a content. The content is not part of the result. The digests come from [`digester`].
///
/// # Errors
/// - [`Error::Usage`] if there are no signers, or if `digests` lacks a digest that a signer needs.
/// - [`Error::Refused`] if the signatures would have no attributes, and the content could also be signed in another
///   format.
/// - [`Error::Library`].
pub fn sign_detached(signers: &[Signer<'_>], options: &SignOptions, digests: &Digests) -> Result<SignedData> {
    signed(signers, options, Some(digests))
}

/// Writes a content together with its signatures, as a stream. [`write`](Self::write) writes the content, and
/// [`finish`](Self::finish) writes the signatures. If the length of the content is given at the beginning, the output
/// is DER. Otherwise the output is BER, with indefinite lengths.
pub struct SignedWriter<'a, W> {
    content: HashedWriter<W>,
    signers: &'a [Signer<'a>],
    options: &'a SignOptions,
}

impl<'a, W: Write> SignedWriter<'a, W> {
    /// Writes the bytes before the content.
    ///
    /// # Errors
    /// The errors of [`sign_detached`], and [`Error::Io`].
    pub fn new(sink: W, signers: &'a [Signer<'a>], options: &'a SignOptions, length: Option<u64>) -> Result<Self> {
        let alike = signed(signers, options, None)?;
        let around = Around {
            outer: oid::SIGNED_DATA,
            before: alike.head(),
            after: alike.tail().len(),
            content_type: options.content_type,
        };
        Ok(Self { content: HashedWriter::new(sink, around, digester(signers)?, length)?, signers, options })
    }

    /// Writes the next part of the content.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn write(&mut self, part: &[u8]) -> Result<()> {
        self.content.write(part)
    }

    /// Signs, and writes the signatures.
    ///
    /// # Errors
    /// [`Error::Usage`] if the content does not have the length that was given at the beginning. [`Error::Refused`] for
    /// the same reason as in [`sign_detached`]. [`Error::Io`], [`Error::Library`].
    pub fn finish(self) -> Result<W> {
        let Self { content, signers, options } = self;
        content.finish(|digests| Ok(signed(signers, options, Some(digests))?.tail()))
    }
}
