//! Attributes of signers (signed or unsigned) and of envelopes.
use super::oid;
use crate::{
    Error, Result,
    ber::{Parts, encoded, sequence, set_of, tag, tlv},
};
use der::{Decode, asn1::ObjectIdentifier};
use std::collections::HashSet;
use x509_cert::time::Time;

/// An attribute, with its type and its values in DER.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    oid: ObjectIdentifier,
    values: Vec<Vec<u8>>,
    /// The attribute as it was read. A timestamp may cover these bytes.
    der: Vec<u8>,
}

impl Attribute {
    /// Makes an attribute with the type `oid` and the given values. Each value must be in DER.
    pub fn new(oid: ObjectIdentifier, values: impl IntoIterator<Item = Vec<u8>>) -> Self {
        let mut attribute = Self { oid, values: values.into_iter().collect(), der: Vec::new() };
        attribute.der = attribute.sorted();
        attribute
    }

    pub(super) fn of(oid: ObjectIdentifier, value: Vec<u8>) -> Self {
        Self::new(oid, [value])
    }

    /// Reads an attribute in DER. DER prescribes an order of the values, but the function accepts any order.
    fn read(der: &[u8], field: &'static str) -> Result<Self> {
        let mut parts = Parts::of(der, tag::SEQUENCE, field)?;
        let oid = parts.decode()?;
        let mut set = Parts::within(parts.content(tag::SET)?, field);
        parts.end()?;
        let mut values = Vec::new();
        while !set.is_empty() {
            values.push(set.element()?.to_vec());
        }
        Ok(Self { oid, values, der: der.to_vec() })
    }

    /// Returns the type of the attribute.
    pub fn oid(&self) -> ObjectIdentifier {
        self.oid
    }

    /// Returns the standard name of the attribute's type, such as `signing-time`. Returns `None` for an unknown type.
    ///
    /// ```
    /// use fastgost_pki::{cms::Attribute, x509::x509_cert::der::asn1::ObjectIdentifier};
    ///
    /// let attribute = |oid| Attribute::new(ObjectIdentifier::new_unwrap(oid), []);
    /// assert_eq!(attribute("1.2.840.113549.1.9.16.2.14").name(), Some("signature-time-stamp"));
    /// assert_eq!(attribute("1.2.3").name(), None);
    /// ```
    pub fn name(&self) -> Option<&'static str> {
        oid::attribute_name(self.oid)
    }

    /// Returns the values of the attribute, each in DER.
    pub fn values(&self) -> &[Vec<u8>] {
        &self.values
    }

    /// Returns the attribute as it was read, but without the tag and length of its SEQUENCE. A timestamp of an
    /// attribute is computed over these bytes.
    pub(super) fn body(&self) -> &[u8] {
        Parts::within(&self.der, "an attribute").content(tag::SEQUENCE).unwrap_or_default()
    }

    /// Returns the attribute in DER, with its values in the order of DER.
    fn sorted(&self) -> Vec<u8> {
        sequence(&[&crate::ber::oid(self.oid), &set_of(tag::SET, self.values.clone())])
    }
}

/// A set of attributes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attributes(Vec<Attribute>);

impl Attributes {
    /// Reads a set of attributes. `content` is the encoded set without its tag and length.
    pub(super) fn read(content: &[u8], field: &'static str) -> Result<Self> {
        let mut all = Vec::new();
        let mut parts = Parts::within(content, field);
        while !parts.is_empty() {
            all.push(Attribute::read(parts.element()?, field)?);
        }
        Ok(Self(all))
    }

    /// Returns all attributes, in the order in which they were read or added.
    pub fn iter(&self) -> impl Iterator<Item = &Attribute> {
        self.0.iter()
    }

    /// Returns true if there are no attributes.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds an attribute. Existing attributes of the same type are not replaced, because a signature may have several
    /// unsigned attributes of one type (RFC 5652, section 5.3).
    pub(super) fn push(&mut self, attribute: Attribute) {
        self.0.push(attribute);
    }

    /// Joins the sets into one set. The attributes keep their order, and duplicates are removed.
    pub(super) fn union<'a>(sets: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut seen = HashSet::new();
        let all = sets.into_iter().flat_map(Self::iter);
        all.filter(|attribute| seen.insert(&attribute.der[..])).cloned().collect()
    }

    /// Returns the attributes of the type `oid`.
    pub(super) fn of_type(&self, oid: ObjectIdentifier) -> impl Iterator<Item = &Attribute> {
        self.0.iter().filter(move |attribute| attribute.oid == oid)
    }

    /// Returns the values of all attributes of the type `oid`. Equal values are returned once.
    pub fn values(&self, oid: ObjectIdentifier) -> impl Iterator<Item = &[u8]> {
        let mut seen = HashSet::new();
        let all = self.of_type(oid).flat_map(|attribute| attribute.values.iter().map(Vec::as_slice));
        all.filter(move |value| seen.insert(*value))
    }

    /// Returns the value of the attribute with this type. There may be at most one attribute of this type, and it must
    /// have exactly one value. Returns `None` if no attribute has this type.
    ///
    /// # Errors
    /// [`Error::Refused`] if there are several such attributes, or if the attribute does not have exactly one value.
    pub(super) fn single(&self, oid: ObjectIdentifier, field: &'static str) -> Result<Option<&[u8]>> {
        let mut found = self.0.iter().filter(|attribute| attribute.oid == oid);
        match (found.next(), found.next()) {
            (None, _) => Ok(None),
            (Some(Attribute { values, .. }), None) if values.len() == 1 => Ok(values.first().map(Vec::as_slice)),
            _ => Err(Error::refused(format!(
                "{field}: the attribute occurs more than once, or without exactly one value"
            ))),
        }
    }

    /// Returns a set in DER with the tag `tag`, which has all attributes in the order that DER requires.
    pub(super) fn to_der(&self, tag: u32) -> Vec<u8> {
        set_of(tag, self.0.iter().map(Attribute::sorted).collect())
    }

    /// Returns true if `content` is exactly the bytes of these attributes, as they were read and in the same order.
    pub(super) fn are(&self, content: &[u8]) -> bool {
        let rest = self.0.iter().try_fold(content, |rest, attribute| rest.strip_prefix(&attribute.der[..]));
        rest.is_some_and(<[u8]>::is_empty)
    }

    /// Returns a set with the tag `tag`, which has all attributes in the order that DER requires. Each attribute has
    /// the bytes that were read.
    pub(super) fn as_read(&self, tag: u32) -> Vec<u8> {
        set_of(tag, self.0.iter().map(|attribute| attribute.der.clone()).collect())
    }
}

impl FromIterator<Attribute> for Attributes {
    fn from_iter<I: IntoIterator<Item = Attribute>>(all: I) -> Self {
        Self(all.into_iter().collect())
    }
}

/// Reads the value of the attribute `signing-time`: the time at which the signer claims to have signed.
pub(super) fn signing_time(value: &[u8]) -> Result<Time> {
    Time::from_der(value).map_err(|e| Error::der("the signing time", e))
}

/// Returns the attributes that every signature from this crate has. The attributes are the digest of the content, the
/// type of the content (if `content` is given), and the signing time (if `time` is given).
pub(super) fn common(content: Option<ObjectIdentifier>, digest: &[u8], time: Option<Time>) -> Result<Attributes> {
    let mut all = Attributes::default();
    if let Some(content) = content {
        all.push(Attribute::of(oid::CONTENT_TYPE, crate::ber::oid(content)));
    }
    all.push(Attribute::of(oid::MESSAGE_DIGEST, tlv(tag::OCTET_STRING, &[digest])));
    if let Some(time) = time {
        all.push(Attribute::of(oid::SIGNING_TIME, encoded(&time, "the signing time")?));
    }
    Ok(all)
}
