//! The extensions of certificates, requests and CRLs. This module reads the extensions of documents, and makes the
//! extensions of new certificates and requests.
use super::{SerialNumber, extended_usage::TIMESTAMPS, known};
use crate::{Error, Result};
use der::{
    Decode, Encode, Sequence,
    asn1::{GeneralizedTime, Ia5String, ObjectIdentifier, OctetString},
    flagset::FlagSet,
    oid::AssociatedOid,
};
use x509_cert::ext::{
    Extension,
    pkix::{
        AccessDescription, AuthorityInfoAccessSyntax, CrlDistributionPoints, ExtendedKeyUsage, KeyUsage, KeyUsages,
        NameConstraints, SubjectAltName, SubjectKeyIdentifier,
        constraints::name::GeneralSubtree,
        crl::dp::DistributionPoint,
        name::{DistributionPointName, GeneralName},
    },
};
use x509_cert::{name::Name, time::Time};

/// The extensions of a certificate, a request, a CRL or a CRL's entry.
#[derive(Clone, Copy, Debug)]
pub struct Extensions<'a>(&'a [Extension]);

/// `BasicConstraints` of RFC 5280, section 4.2.1.9, with a path length of any size.
#[derive(Clone, Debug, PartialEq, Eq, Sequence)]
pub(crate) struct BasicConstraints {
    #[asn1(default = "Default::default")]
    pub ca: bool,
    pub path_length: Option<u32>,
}

impl AssociatedOid for BasicConstraints {
    const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.29.19");
}

/// `AuthorityKeyIdentifier` of RFC 5280, section 4.2.1.1, with any serial number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Sequence)]
pub(crate) struct AuthorityKeyIdentifier {
    #[asn1(context_specific = "0", tag_mode = "IMPLICIT", optional = "true")]
    pub key_identifier: Option<OctetString>,
    #[asn1(context_specific = "1", tag_mode = "IMPLICIT", optional = "true")]
    pub authority_cert_issuer: Option<Vec<GeneralName>>,
    #[asn1(context_specific = "2", tag_mode = "IMPLICIT", optional = "true")]
    pub authority_cert_serial_number: Option<SerialNumber>,
}

impl AssociatedOid for AuthorityKeyIdentifier {
    const OID: ObjectIdentifier = ObjectIdentifier::new_unwrap("2.5.29.35");
}

impl<'a> Extensions<'a> {
    pub(crate) fn new(all: &'a [Extension]) -> Self {
        Self(all)
    }

    /// Returns all extensions, in order.
    pub fn iter(self) -> impl Iterator<Item = &'a Extension> {
        self.0.iter()
    }

    /// Returns the extension of the type `T`: a boolean, which is true if the extension is critical, and its value.
    /// Returns `None` if there is no such extension.
    ///
    /// ```
    /// use fastgost_pki::x509::{Certificate, x509_cert::ext::pkix::SubjectAltName};
    /// # fn names(certificate: &Certificate) -> fastgost_pki::Result<()> {
    /// if let Some((_, SubjectAltName(names))) = certificate.extensions().get()? {
    ///     println!("{} names", names.len());
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`Error::Encoding`] if there are several extensions of this type, or if its value cannot be decoded.
    pub fn get<T: Decode<'a, Error = der::Error> + AssociatedOid>(self) -> Result<Option<(bool, T)>> {
        self.get_as(T::OID)
    }

    /// Does the same as [`get`](Self::get) for an extension with this object identifier.
    pub(crate) fn get_as<T: Decode<'a, Error = der::Error>>(self, oid: ObjectIdentifier) -> Result<Option<(bool, T)>> {
        let mut all = self.0.iter().filter(|extension| extension.extn_id == oid);
        let Some(extension) = all.next() else { return Ok(None) };
        let named = || format!("the extension {}", known::name(oid));
        if all.next().is_some() {
            return Err(Error::encoding(named(), "there are two; allowed: one of each kind"));
        }
        let value = known::value(extension).map_err(|why| Error::encoding(named(), why))?;
        let value = T::from_der(value).map_err(|e| Error::der(named(), e))?;
        Ok(Some((extension.critical, value)))
    }

    /// Does the same as [`get`](Self::get) for a document whose extensions were already checked, so there are no
    /// errors.
    pub(super) fn decoded<T: Decode<'a, Error = der::Error> + AssociatedOid>(self) -> Option<(bool, T)> {
        let extension = self.0.iter().find(|extension| extension.extn_id == T::OID)?;
        Some((extension.critical, T::from_der(extension.extn_value.as_bytes()).ok()?))
    }

    /// Returns the total length of all values of extensions, in bytes.
    pub(crate) fn size(self) -> usize {
        self.0.iter().map(|extension| extension.extn_value.as_bytes().len()).sum()
    }

    /// Returns the value of the extension of the type `T`, or `None` if the document lacks this extension.
    pub(crate) fn value<T: Decode<'a, Error = der::Error> + AssociatedOid>(self) -> Result<Option<T>> {
        Ok(self.get::<T>()?.map(|(_, value)| value))
    }

    /// Returns the earlier of two dates: `revoked`, and the invalidity date in these extensions (RFC 5280, section
    /// 5.3.2).
    pub(crate) fn invalid_since(self, revoked: Time) -> Time {
        let date = self.get_as::<GeneralizedTime>(known::INVALIDITY_DATE).ok().flatten();
        let earlier = date.filter(|(_, date)| date.to_unix_duration() < revoked.to_unix_duration());
        earlier.map_or(revoked, |(_, date)| date.into())
    }

    /// Returns the object identifier of an extension that occurs more than once, if there is such an extension.
    pub(crate) fn duplicate(self) -> Option<ObjectIdentifier> {
        if self.0.len() < 2 {
            return None;
        }
        let mut oids: Vec<_> = self.0.iter().map(|extension| extension.extn_id).collect();
        oids.sort();
        oids.windows(2).find(|two| two[0] == two[1]).map(|two| two[0])
    }
}

/// The profile of a new certificate or request. The profile says which extensions the document will have, except for
/// the key identifiers.
///
/// ```
/// use fastgost_pki::x509::Profile;
///
/// let mut authority = Profile::authority();
/// authority.path_length = Some(0);
/// assert!(authority.ca);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Profile {
    /// True if the subject may sign certificates.
    pub ca: bool,
    /// The largest number of CAs below this CA in a chain. The last certificate of the chain is not included in this
    /// number.
    pub path_length: Option<u32>,
    /// The purposes of the key.
    pub key_usage: FlagSet<KeyUsages>,
    /// The purposes of the certificate. If the list is empty, the certificate is for any purpose. If the list has
    /// timeStamping and `ca` is false, the list must have no other purpose, and the extension will be critical.
    pub extended_key_usage: Vec<ObjectIdentifier>,
    /// The alternative names of the subject.
    pub alternative_names: Vec<GeneralName>,
    /// The names that certificates below this CA may have. If the list has names of a kind, such as DNS names, all
    /// other names of this kind are forbidden.
    pub permitted: Vec<GeneralName>,
    /// The names that certificates below this CA must not have.
    pub excluded: Vec<GeneralName>,
    /// The URLs of the issuer's CRLs.
    pub crl_urls: Vec<String>,
    /// The URLs of the OCSP responders that answer whether the certificate is revoked.
    pub ocsp_urls: Vec<String>,
    /// The URLs of the issuer's certificate.
    pub issuer_urls: Vec<String>,
    /// Extensions without a separate field, such as policies and the extensions of [`qualified`](super::qualified)
    /// certificates.
    pub further: Vec<Extension>,
}

/// The access methods in the extension `authorityInfoAccess`, which has information about the issuer (RFC 5280,
/// section 4.2.2.1).
pub(super) const OCSP: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.48.1");
pub(super) const CA_ISSUERS: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.3.6.1.5.5.7.48.2");

impl Profile {
    /// Returns the profile of a subject that signs no certificates. The key of the subject is for signatures.
    pub fn end_entity() -> Self {
        Self { key_usage: KeyUsages::DigitalSignature.into(), ..Self::default() }
    }

    /// Returns the profile of a CA, which signs certificates and CRLs.
    pub fn authority() -> Self {
        Self { ca: true, key_usage: KeyUsages::KeyCertSign | KeyUsages::CRLSign, ..Self::default() }
    }

    /// Returns true if the profile is for a TSA. The extended key usage of a TSA must be critical (RFC 3161, section
    /// 2.3).
    fn is_for_timestamps(&self) -> bool {
        !self.ca && self.extended_key_usage.contains(&TIMESTAMPS)
    }

    /// Returns true for an extension that must not be in [`further`](Self::further). Either the profile has a separate
    /// field for this extension, or the extension identifies a key.
    pub fn has_field(oid: ObjectIdentifier) -> bool {
        let all = [
            BasicConstraints::OID,
            KeyUsage::OID,
            ExtendedKeyUsage::OID,
            SubjectAltName::OID,
            NameConstraints::OID,
            CrlDistributionPoints::OID,
            AuthorityInfoAccessSyntax::OID,
            SubjectKeyIdentifier::OID,
            AuthorityKeyIdentifier::OID,
        ];
        all.contains(&oid)
    }

    /// Returns an error if the profile has extensions that no reader would accept.
    pub(super) fn check(&self) -> Result<()> {
        for extension in &self.further {
            let wrong = |why: String| {
                Err(Error::Usage(format!("the extension {}: {why}", known::name(extension.extn_id)).into()))
            };
            if Self::has_field(extension.extn_id) {
                return wrong("the profile has a field for it, or it names a key; allowed: others".to_owned());
            }
            if let Err(why) = known::value(extension) {
                return wrong(format!("its value cannot be decoded: {why}"));
            }
        }
        if let Some(oid) = Extensions(&self.further).duplicate() {
            return Err(Error::Usage(
                format!("the extension {} is there twice; allowed: once", known::name(oid)).into(),
            ));
        }
        match self.is_for_timestamps() && self.extended_key_usage != [TIMESTAMPS] {
            true => Err(Error::Usage(
                "the extended key usage timeStamping is together with another; allowed: alone (RFC 3161, section 2.3)"
                    .into(),
            )),
            false => Ok(()),
        }
    }

    /// Returns the extensions of the profile. The extensions that identify keys are added elsewhere.
    pub(super) fn extensions(&self, subject: &Name) -> der::Result<Vec<Extension>> {
        let mut all = vec![extension(true, &BasicConstraints { ca: self.ca, path_length: self.path_length })?];
        if !self.key_usage.is_empty() {
            all.push(extension(true, &KeyUsage(self.key_usage))?);
        }
        if !self.extended_key_usage.is_empty() {
            all.push(extension(self.is_for_timestamps(), &ExtendedKeyUsage(self.extended_key_usage.clone()))?);
        }
        if !self.alternative_names.is_empty() {
            // RFC 5280, section 4.2.1.6, requires a critical extension if the subject is empty.
            all.push(extension(subject.is_empty(), &SubjectAltName(self.alternative_names.clone()))?);
        }
        if !self.permitted.is_empty() || !self.excluded.is_empty() {
            let (permitted_subtrees, excluded_subtrees) = (subtrees(&self.permitted), subtrees(&self.excluded));
            all.push(extension(true, &NameConstraints { permitted_subtrees, excluded_subtrees })?);
        }
        if !self.crl_urls.is_empty() {
            let points = self.crl_urls.iter().map(|url| {
                let name = DistributionPointName::FullName(vec![uri(url)?]);
                Ok(DistributionPoint { distribution_point: Some(name), reasons: None, crl_issuer: None })
            });
            all.push(extension(false, &CrlDistributionPoints(points.collect::<der::Result<_>>()?))?);
        }
        let mut access = Vec::new();
        for (method, urls) in [(OCSP, &self.ocsp_urls), (CA_ISSUERS, &self.issuer_urls)] {
            for url in urls {
                access.push(AccessDescription { access_method: method, access_location: uri(url)? });
            }
        }
        if !access.is_empty() {
            all.push(extension(false, &AuthorityInfoAccessSyntax(access))?);
        }
        all.extend(self.further.iter().cloned());
        Ok(all)
    }
}

fn subtrees(names: &[GeneralName]) -> Option<Vec<GeneralSubtree>> {
    let subtree = |base: &GeneralName| GeneralSubtree { base: base.clone(), minimum: 0, maximum: None };
    (!names.is_empty()).then(|| names.iter().map(subtree).collect())
}

fn uri(text: &str) -> der::Result<GeneralName> {
    Ok(GeneralName::UniformResourceIdentifier(Ia5String::new(text)?))
}

/// Makes an extension of the type `T` with this value.
pub(super) fn extension<T: AssociatedOid + Encode>(critical: bool, value: &T) -> der::Result<Extension> {
    Ok(Extension { extn_id: T::OID, critical, extn_value: OctetString::new(value.to_der()?)? })
}
