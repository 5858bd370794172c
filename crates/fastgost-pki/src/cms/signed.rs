//! `SignedData` (RFC 5652, section 5). This module reads `SignedData` as a stream, adds signatures, and writes
//! `SignedData` that was read.
use super::{
    Attributes, Certificate, DigestAlgorithm, Digester, Digests, SignOptions, Signer, SignerInfo,
    digest::signers_algorithm,
    encapsulated::{Around, HashedReader, HashedWriter},
    oid,
    outer::open_content,
};
use crate::{
    Error, Lenience, Result, Strictness,
    ber::{LONGEST, Parts, Reader, Recorded, sequence, set_of, tag, tlv},
};
use der::asn1::ObjectIdentifier;
use fastgost::keys::element;
use std::{
    collections::{HashMap, hash_map::Entry},
    io::{self, Read, Write},
};

/// Reads `SignedData`, in BER or DER. The caller reads the content through [`Read`], and the reader hashes the content.
/// [`finish`](Self::finish) returns everything else. The reader's use of memory does not depend on the size of the
/// content.
///
/// **No part of the content is verified before** [`judge`](super::judge()) has accepted all signatures.
/// [`SignerInfo::verify`] verifies only one signature. `verify` checks neither who owns the certificate nor whether the
/// certificate may sign.
pub struct SignedReader<R> {
    content: HashedReader<R>,
    digest_algorithms: Vec<Vec<u8>>,
    strictness: Strictness,
}

impl<R: Read> SignedReader<R> {
    /// Reads everything before the content.
    ///
    /// # Errors
    /// [`Error::Kind`] if the file is a CMS document of another type than `SignedData`. [`Error::Encoding`],
    /// [`Error::Io`].
    pub fn new(source: R) -> Result<Self> {
        Self::new_with(source, Strictness::Lenient)
    }

    /// Does the same as [`new`](Self::new), but the caller chooses between lenient and strict reading. RFC 5652 allows
    /// BER for the elements that contain the certificates, CRLs and signatures. A strict reader requires DER for these
    /// elements. [`judge`](super::judge()) refuses the deviations inside certificates and CRLs.
    ///
    /// # Errors
    /// The errors of `new`. [`Error::Strict`] comes later, from [`finish`](Self::finish).
    pub fn new_with(source: R, strictness: Strictness) -> Result<Self> {
        let mut reader = Self::after_type(open_content(source, oid::SIGNED_DATA, "SignedData")?)?;
        reader.strictness = strictness;
        Ok(reader)
    }

    /// Makes a reader like [`new`](Self::new), for a caller that has already read the type of the CMS document.
    pub(super) fn after_type(mut reader: Reader<R>) -> Result<Self> {
        let field = "SignedData";
        reader.enter(tag::SEQUENCE, field)?;
        let version = reader.element(tag::INTEGER, "the version of SignedData")?;
        if !matches!(version[..], [_, 1, 1 | 3 | 4 | 5]) {
            return Err(Error::encoding("the version of SignedData", "allowed: 1, 3, 4 and 5 (RFC 5652, section 5.1)"));
        }
        let field = "the digest algorithms";
        let set = reader.element(tag::SET, field)?;
        let mut parts = Parts::of(&set, tag::SET, field)?;
        let (mut digest_algorithms, mut ours) = (Vec::new(), Vec::new());
        while !parts.is_empty() {
            let identifier = parts.element()?;
            ours.extend(DigestAlgorithm::belonging(signers_algorithm(identifier, field)?.0));
            digest_algorithms.push(identifier.to_vec());
        }
        if ours.is_empty() {
            // RFC 5652, section 5.1, allows an empty set of digest algorithms. The hash functions of the signers stand
            // after the content, so they are not known yet. The content is therefore hashed with all hash functions of
            // GOST.
            ours.extend(DigestAlgorithm::ALL);
        }
        let content = HashedReader::new(reader, Digester::new(&ours)?)?;
        Ok(Self { content, digest_algorithms, strictness: Strictness::Lenient })
    }

    /// Returns true if the file contains the content. If the content is somewhere else, [`SignedData::digester`] hashes
    /// it.
    pub fn is_attached(&self) -> bool {
        self.content.attached
    }

    /// Returns the type of the content.
    pub fn content_type(&self) -> ObjectIdentifier {
        self.content.content_type
    }

    /// Adds the hash functions of new signers, so that the content is also hashed with these functions. Call this
    /// function before any part of the content is read.
    ///
    /// # Errors
    /// [`Error::Usage`] if a part of the content has been read. [`Error::Io`].
    pub fn hash_also(&mut self, algorithms: &[DigestAlgorithm]) -> Result<()> {
        self.content.hash_also(algorithms)
    }

    /// Reads the next part of the content like [`Read`], but with this crate's errors.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Io`].
    pub fn content(&mut self, out: &mut [u8]) -> Result<usize> {
        self.content.content(out)
    }

    /// Reads the rest of the file, which is the remaining content, the certificates, the CRLs and the signatures.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Io`], and [`Error::Strict`] if the file is read strictly.
    pub fn finish(self) -> Result<SignedData> {
        let Self { content, digest_algorithms, strictness } = self;
        let (content_type, attached) = (content.content_type, content.attached);
        let (mut reader, digests) = content.finish()?;
        let certificates = optional_set(&mut reader, 0, "the certificates")?;
        let revocation_lists = optional_set(&mut reader, 1, "the CRLs")?;
        let field = "the signatures";
        reader.enter(tag::SET, field)?;
        let (mut signers, mut is_der, mut left) = (Vec::new(), true, LONGEST);
        while let Some(Recorded { der, encoded }) = reader.recorded(field)? {
            // The limit `LONGEST` is for the sizes of all signatures together, because all signatures are kept in
            // memory.
            let long = || Error::encoding(field, format!("they are longer than {LONGEST} bytes"));
            left = left.checked_sub(encoded.len() as u64).ok_or_else(long)?;
            is_der &= element::check(&der).is_ok();
            signers.push(SignerInfo::read_as(&der, &encoded)?);
        }
        reader.leave(field)?;
        reader.leave("SignedData")?;
        super::outer::close_content(&mut reader)?;
        let digests = attached.then_some(digests);
        let signed = SignedData { content_type, digest_algorithms, certificates, revocation_lists, signers, digests };
        if strictness == Strictness::Strict {
            strictness.accept_if(!reader.was_der(), Lenience::NotDer)?;
            // This check is for the signatures. `judge` checks deviations inside certificates.
            strictness.accept_if(!is_der, Lenience::NotDer)?;
            signed.check_strictly()?;
        }
        Ok(signed)
    }
}

/// Reads the content. The reader also hashes the bytes that it returns. The errors of `read` are the errors of
/// [`SignedReader::content`], converted to errors of `std::io`.
impl<R: Read> Read for SignedReader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.content(out).map_err(super::outer::io_error)
    }
}

/// Reads the elements of the set with the tag `[number]`. If the file has no such set, returns no elements.
fn optional_set<R: Read>(reader: &mut Reader<R>, number: u32, field: &'static str) -> Result<Vec<Vec<u8>>> {
    let mut all = Vec::new();
    if reader.peek(field)? == Some(tag::context(number)) {
        let set = reader.any(field)?;
        let mut parts = Parts::of(&set, tag::context(number), field)?;
        while !parts.is_empty() {
            all.push(parts.element()?.to_vec());
        }
    }
    Ok(all)
}

/// `SignedData` without its content.
#[derive(Clone, Debug)]
pub struct SignedData {
    /// The type of the content.
    pub content_type: ObjectIdentifier,
    /// The certificates in the file, in DER. Anybody may have added certificates. An entry may even be no certificate
    /// at all.
    pub certificates: Vec<Vec<u8>>,
    /// The CRLs and other information about revocation in the file, in DER.
    pub revocation_lists: Vec<Vec<u8>>,
    /// The signatures.
    pub signers: Vec<SignerInfo>,
    /// The digests of the content, if it was attached.
    pub digests: Option<Digests>,
    digest_algorithms: Vec<Vec<u8>>,
}

impl SignedData {
    /// Reads `SignedData` in BER or DER whose content fits in memory. Also returns the content, if the file contains
    /// the content.
    ///
    /// # Errors
    /// The errors of [`SignedReader`].
    pub fn read(data: &[u8]) -> Result<(Self, Option<Vec<u8>>)> {
        Self::read_with(data, Strictness::Lenient)
    }

    /// Does the same as [`read`](Self::read), but the caller chooses between lenient and strict reading.
    ///
    /// # Errors
    /// The errors of [`SignedReader`].
    pub fn read_with(data: &[u8], strictness: Strictness) -> Result<(Self, Option<Vec<u8>>)> {
        let mut reader = SignedReader::new_with(data, strictness)?;
        let mut content = Vec::new();
        let mut part = vec![0; 1 << 14];
        loop {
            match reader.content(&mut part)? {
                0 => break,
                n => content.extend(&part[..n]),
            }
        }
        let content = reader.is_attached().then_some(content);
        Ok((reader.finish()?, content))
    }

    /// Refuses deviations in signatures that only lenient readers accept. [`judge`](super::judge()) refuses deviations
    /// in certificates and CRLs. The checks of certificates and CRLs cost more than one pass over the document, so
    /// `judge` takes their cost from its budget.
    fn check_strictly(&self) -> Result<()> {
        self.signers.iter().try_for_each(SignerInfo::check_strictly)
    }

    /// Returns each signature once, with the unsigned attributes of all its copies. Copies exist because anybody can
    /// repeat a signature, with or without its unsigned attributes.
    pub fn signatures(&self) -> Vec<SignerInfo> {
        let mut all: Vec<Vec<&SignerInfo>> = Vec::new();
        let mut places = HashMap::<_, usize>::new();
        for signer in &self.signers {
            match places.entry(signer.essence()) {
                Entry::Occupied(place) => all[*place.get()].push(signer),
                Entry::Vacant(place) => {
                    place.insert(all.len());
                    all.push(vec![signer]);
                }
            }
        }
        let one = |copies: Vec<&SignerInfo>| {
            let mut one = copies[0].clone();
            one.unsigned_attributes = Attributes::union(copies.iter().map(|copy| &copy.unsigned_attributes));
            one
        };
        all.into_iter().map(one).collect()
    }

    /// Begins to hash a detached content with the hash functions of the signers.
    ///
    /// # Errors
    /// Callers cannot cause an error.
    pub fn digester(&self) -> Result<Digester> {
        let all: Vec<_> = self.signers.iter().flat_map(SignerInfo::digest_algorithms).collect();
        Digester::new(&all)
    }

    /// Returns the certificates in the file, without the certificates that cannot be read.
    pub fn readable_certificates(&self) -> impl Iterator<Item = Certificate> {
        self.certificates.iter().filter_map(|der| Certificate::from_der(der).ok())
    }

    /// Returns true if one of the signatures names this certificate as the certificate of its signer.
    pub fn is_signed_by(&self, certificate: &Certificate) -> bool {
        self.signers.iter().any(|signer| signer.identifier.names(certificate))
    }

    /// Adds new signatures of the content. `digests` has the digests of the content. The existing signatures stay
    /// unchanged, byte for byte.
    ///
    /// ```
    /// # use fastgost::{curve::Curve, sign::SigningKey};
    /// use fastgost_pki::cms::{self, SignOptions, Signer, VerifyOptions};
    /// # use fastgost_pki::x509::{Certificate, NewCertificate, Profile, name, validity};
    /// # use std::time::SystemTime;
    /// # let somebody = |subject: &str| -> fastgost_pki::Result<(SigningKey, Certificate)> {
    /// #     let key = SigningKey::generate(Curve::from_name("256-a")?)?;
    /// #     let (subject, validity) = (name::parse(subject)?, validity(SystemTime::now(), 1)?);
    /// #     let profile = Some(&Profile::end_entity());
    /// #     let new = NewCertificate { subject, validity, profile, extensions: Vec::new(), serial_number: None };
    /// #     let certificate = new.self_signed(&key)?;
    /// #     Ok((key, certificate))
    /// # };
    /// # let ((alices_key, alice), (bobs_key, bob)) = (somebody("CN=Alice")?, somebody("CN=Bob")?);
    /// # let content = b"the contract";
    /// # let signers = [Signer::new(&alices_key, alice.clone())?];
    /// # let mut digester = cms::digester(&signers)?;
    /// # digester.update(content);
    /// # let mut signed = cms::sign_detached(&signers, &SignOptions::default(), &digester.finish())?;
    ///
    /// // Alice has signed it. Bob signs it too.
    /// let signers = [Signer::new(&bobs_key, bob.clone())?];
    /// let mut digester = cms::digester(&signers)?;
    /// digester.update(content);
    /// signed.add_signatures(&signers, &SignOptions::default(), &digester.finish())?;
    ///
    /// let trusted = VerifyOptions::new([alice, bob])?;
    /// let (verdict, _) = cms::verify(&signed.to_detached_der(), Some(content), &trusted)?;
    /// assert!(verdict.decision().is_ok() && verdict.signatures.len() == 2);
    /// # Ok::<(), fastgost_pki::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`sign_detached`](super::sign_detached).
    pub fn add_signatures(&mut self, signers: &[Signer<'_>], options: &SignOptions, digests: &Digests) -> Result<()> {
        let options = SignOptions { content_type: self.content_type, ..options.clone() };
        let new = super::sign_detached(signers, &options, digests)?;
        self.signers.extend(new.signers);
        let certificates: Vec<_> =
            new.certificates.into_iter().filter(|new| !self.certificates.contains(new)).collect();
        self.certificates.extend(certificates);
        let named = |der: &Vec<u8>| signers_algorithm(der, "the digest algorithms").map(|(oid, _)| oid).ok();
        let own: Vec<_> = self.digest_algorithms.iter().map(named).collect();
        self.digest_algorithms.extend(new.digest_algorithms.into_iter().filter(|new| !own.contains(&named(new))));
        Ok(())
    }

    /// Returns the document in DER, without its content. The signatures are then detached signatures.
    pub fn to_detached_der(&self) -> Vec<u8> {
        let content = sequence(&[&crate::ber::oid(self.content_type)]);
        let version = version(self.content_type, &self.signers);
        let body = sequence(&[
            &crate::ber::integer(version),
            &set_of(tag::SET, self.digest_algorithms.clone()),
            &content,
            &self.tail(),
        ]);
        sequence(&[&crate::ber::oid(oid::SIGNED_DATA), &tlv(tag::context(0), &[&body])])
    }

    /// Makes a new `SignedData` from the arguments, without CRLs and without digests of the content.
    pub(super) fn new(
        content_type: ObjectIdentifier,
        digest_algorithms: Vec<Vec<u8>>,
        certificates: Vec<Vec<u8>>,
        signers: Vec<SignerInfo>,
    ) -> Self {
        Self { content_type, certificates, revocation_lists: Vec::new(), signers, digests: None, digest_algorithms }
    }

    /// Returns the bytes before the content: the version and the digest algorithms.
    pub(super) fn head(&self) -> Vec<u8> {
        let version = crate::ber::integer(version(self.content_type, &self.signers));
        [version, set_of(tag::SET, self.digest_algorithms.clone())].concat()
    }

    /// Returns the bytes after the content: certificates, CRLs and signatures.
    pub(super) fn tail(&self) -> Vec<u8> {
        let mut out = Vec::new();
        for (number, set) in [(0, &self.certificates), (1, &self.revocation_lists)] {
            if !set.is_empty() {
                out.extend(set_of(tag::context(number), set.clone()));
            }
        }
        out.extend(set_of(tag::SET, self.signers.iter().map(SignerInfo::encoded).collect()));
        out
    }
}

/// Writes `SignedData` that was read from a file, together with its content. After it was read, the program may have
/// added a timestamp, a countersignature or a certificate.
pub struct SignedRewriter<'a, W> {
    content: HashedWriter<W>,
    signed: &'a SignedData,
}

impl<'a, W: Write> SignedRewriter<'a, W> {
    /// Writes the bytes before the content. `length` is the content's length, or `None` if the length is not known. If
    /// the length is known, the output is DER.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn new(sink: W, signed: &'a SignedData, length: Option<u64>) -> Result<Self> {
        let (outer, content_type) = (oid::SIGNED_DATA, signed.content_type);
        let around = Around { outer, before: signed.head(), after: signed.tail().len(), content_type };
        Ok(Self { content: HashedWriter::new(sink, around, Digester::new(&[])?, length)?, signed })
    }

    /// Writes the next part of the content.
    ///
    /// # Errors
    /// [`Error::Io`].
    pub fn write(&mut self, part: &[u8]) -> Result<()> {
        self.content.write(part)
    }

    /// Writes the certificates and signatures.
    ///
    /// # Errors
    /// [`Error::Usage`] if the written content does not have the length that the caller gave at the beginning.
    /// [`Error::Io`].
    pub fn finish(self) -> Result<W> {
        let Self { content, signed } = self;
        content.finish(|_| Ok(signed.tail()))
    }
}

/// Returns the version of `SignedData` by RFC 5652, section 5.1. If the file had certificates or CRLs in other forms
/// than X.509, a higher version would be needed. This function does not look for such forms.
fn version(content: ObjectIdentifier, signers: &[SignerInfo]) -> u8 {
    let by_key = |signer: &SignerInfo| matches!(signer.identifier, super::Identifier::KeyIdentifier(_));
    if content != oid::DATA || signers.iter().any(by_key) { 3 } else { 1 }
}
