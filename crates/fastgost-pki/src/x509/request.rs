//! Certification requests (RFC 2986).
use super::{
    Extensions,
    certificate::to_pem,
    known, name, rules,
    signed::{all_of, misplaced},
};
use crate::{Error, Lenience, Result, ber};
use der::{Decode, Encode, asn1::ObjectIdentifier};
use fastgost::keys::{
    PublicKey,
    x509::{Kind, Signed},
};
use x509_cert::{attr::Attributes, ext::Extension, name::Name, request::CertReq, spki::SubjectPublicKeyInfoOwned};

/// The requested extensions are in an attribute with one of these two object identifiers. The first is
/// `extensionRequest` of RFC 2985, section 5.4.2, and the second is Microsoft's own.
const EXTENSION_REQUESTS: [ObjectIdentifier; 2] =
    [ObjectIdentifier::new_unwrap("1.2.840.113549.1.9.14"), ObjectIdentifier::new_unwrap("1.3.6.1.4.1.311.2.1.14")];

/// A request for a certificate.
#[derive(Clone, Debug)]
pub struct Request {
    signed: Signed,
    parsed: CertReq,
    extensions: Vec<Extension>,
    /// The deviations from the standards that were found in the values of the requested extensions.
    deviations: Vec<Lenience>,
}

impl Request {
    /// Reads a request in DER, or the first request in a text with PEM.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Library`].
    pub fn read(data: &[u8]) -> Result<Self> {
        let read = || Self::of(Signed::request(data)?);
        read().map_err(|e| misplaced(e, Kind::Request, data))
    }

    /// Does the same as [`read`](Self::read), but accepts only DER.
    ///
    /// # Errors
    /// The errors of `read`.
    pub fn from_der(der: &[u8]) -> Result<Self> {
        Self::of(Signed::from_der(Kind::Request, der)?)
    }

    fn of(signed: Signed) -> Result<Self> {
        let parsed: CertReq = ber::decoded(signed.as_der(), "the certification request")?;
        name::check(&parsed.info.subject).map_err(|why| Error::encoding("the certification request", why))?;
        let mut extensions = Vec::new();
        for attribute in parsed.info.attributes.iter().filter(|a| EXTENSION_REQUESTS.contains(&a.oid)) {
            for value in attribute.values.iter() {
                let failed = |e| Error::der("the extensions in the certification request", e);
                let der = value.to_der().map_err(failed)?;
                extensions.extend(Vec::<Extension>::from_der(&der).map_err(failed)?);
            }
        }
        let deviations = known::mend(extensions.iter_mut());
        Ok(Self { signed, parsed, extensions, deviations })
    }

    /// Returns the request's deviations from the standards, like
    /// [`Certificate::deviations`](super::Certificate::deviations). This function checks only the encoding of the
    /// request and of the requested extensions, and the key.
    pub fn deviations(&self) -> Vec<Lenience> {
        let mut all = Vec::new();
        rules::note(
            &mut all,
            self.signed.deviations().into_iter().chain(self.deviations.clone()).map(|one| (true, one)),
        );
        all
    }

    /// Reads all requests of a file. The file is in DER or PEM. A file in PEM may have other text before, between and
    /// after the requests.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::Library`]. A file without a request is also an error.
    pub fn read_all(data: &[u8]) -> Result<Vec<Self>> {
        all_of(Kind::Request, data, Self::from_der)
    }

    /// Returns the request in DER. These are exactly the bytes that were read. If their encoding has
    /// [`deviations`](Self::deviations) from DER, the result has them too.
    pub fn as_der(&self) -> &[u8] {
        self.signed.as_der()
    }

    /// Returns the request in PEM.
    pub fn to_pem(&self) -> String {
        to_pem("CERTIFICATE REQUEST", self.as_der())
    }

    /// Returns the parts of the request for verification: the signed data, the algorithm and the signature.
    pub fn signed(&self) -> &Signed {
        &self.signed
    }

    /// Returns the name of the applicant.
    pub fn subject(&self) -> &Name {
        &self.parsed.info.subject
    }

    /// Returns the applicant's public key in its encoded form, as it is in the request.
    pub fn subject_public_key_info(&self) -> &SubjectPublicKeyInfoOwned {
        &self.parsed.info.public_key
    }

    /// Returns the applicant's public key, for which the certificate is requested.
    ///
    /// # Errors
    /// [`Error::Library`] if the key is not a key of GOST R 34.10, or is not valid.
    pub fn key(&self) -> Result<PublicKey> {
        Ok(self.signed.subject_key()?)
    }

    /// Verifies the signature of the request, which proves that the applicant has the private key.
    ///
    /// # Errors
    /// [`Error::Library`].
    pub fn verify(&self) -> Result<()> {
        Ok(self.signed.verify(&self.key()?)?)
    }

    /// Returns the extensions that the request asks for.
    pub fn extensions(&self) -> Extensions<'_> {
        Extensions::new(&self.extensions)
    }

    pub(super) fn attributes(&self) -> &Attributes {
        &self.parsed.info.attributes
    }

    /// Returns true if an attribute with this object identifier contains the requested extensions.
    pub(super) fn is_extensions(oid: ObjectIdentifier) -> bool {
        EXTENSION_REQUESTS.contains(&oid)
    }
}
