//! Attributes: of signers, signed or not, and of envelopes.
use super::oid;
use crate::{
    Error, Result,
    ber::{Parts, encoded, sequence, set_of, tag, tlv},
};
use der::{Decode, asn1::ObjectIdentifier};
use std::collections::{BTreeMap, BTreeSet};
use x509_cert::time::Time;

/// An attribute: its type, and its values in DER.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    /// The type.
    pub oid: ObjectIdentifier,
    /// The values, each in DER.
    pub values: Vec<Vec<u8>>,
}

impl Attribute {
    pub(super) fn new(oid: ObjectIdentifier, value: Vec<u8>) -> Self {
        Self { oid, values: vec![value] }
    }

    pub(super) fn to_der(&self) -> Vec<u8> {
        sequence(&[&crate::ber::oid(self.oid), &set_of(tag::SET, self.values.clone())])
    }
}

/// A set of attributes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attributes(Vec<Attribute>);

impl Attributes {
    /// Reads the attributes that a set with any tag has as its content.
    pub(super) fn read(content: &[u8], field: &'static str) -> Result<Self> {
        let mut all = Vec::new();
        let mut parts = Parts::within(content, field);
        while !parts.is_empty() {
            let mut attribute = Parts::within(parts.content(tag::SEQUENCE)?, field);
            let oid = attribute.decode()?;
            let mut set = Parts::within(attribute.content(tag::SET)?, field);
            attribute.end()?;
            let mut values = Vec::new();
            while !set.is_empty() {
                values.push(set.element()?.to_vec());
            }
            all.push(Attribute { oid, values });
        }
        Ok(Self(all))
    }

    /// All attributes, in their order.
    pub fn iter(&self) -> impl Iterator<Item = &Attribute> {
        self.0.iter()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn push(&mut self, attribute: Attribute) {
        match self.0.iter_mut().find(|other| other.oid == attribute.oid) {
            Some(other) => other.values.extend(attribute.values),
            None => self.0.push(attribute),
        }
    }

    /// The attributes of all these sets, each value once.
    pub(super) fn union<'a>(sets: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut all: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        for Attribute { oid, values } in sets.into_iter().flat_map(Self::iter) {
            all.entry(*oid).or_default().extend(values.iter().cloned());
        }
        let attribute = |(oid, values): (_, BTreeSet<_>)| Attribute { oid, values: values.into_iter().collect() };
        all.into_iter().map(attribute).collect()
    }

    /// The values of all attributes of a type.
    pub fn values(&self, oid: ObjectIdentifier) -> impl Iterator<Item = &[u8]> {
        self.0.iter().filter(move |attribute| attribute.oid == oid).flat_map(|a| a.values.iter().map(Vec::as_slice))
    }

    /// The value of an attribute that occurs at most once, with one value.
    ///
    /// # Errors
    /// [`Error::Refused`] if there are several, or none of its values.
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

    /// In DER, as a set with this tag.
    pub(super) fn to_der(&self, tag: u32) -> Vec<u8> {
        set_of(tag, self.0.iter().map(Attribute::to_der).collect())
    }
}

impl FromIterator<Attribute> for Attributes {
    fn from_iter<I: IntoIterator<Item = Attribute>>(all: I) -> Self {
        Self(all.into_iter().collect())
    }
}

/// The time that a signer claims to have signed at.
pub(super) fn signing_time(value: &[u8]) -> Result<Time> {
    Time::from_der(value).map_err(|e| Error::der("the signing time", e))
}

/// The attributes that every signature here has: the content's type, if it has one, its digest, and the time.
pub(super) fn common(content: Option<ObjectIdentifier>, digest: &[u8], time: Option<Time>) -> Result<Attributes> {
    let mut all = Attributes::default();
    if let Some(content) = content {
        all.push(Attribute::new(oid::CONTENT_TYPE, crate::ber::oid(content)));
    }
    all.push(Attribute::new(oid::MESSAGE_DIGEST, tlv(tag::OCTET_STRING, &[digest])));
    if let Some(time) = time {
        all.push(Attribute::new(oid::SIGNING_TIME, encoded(&time, "the signing time")?));
    }
    Ok(all)
}
