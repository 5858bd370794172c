//! Encodes small elements in DER, and reads small elements that are in memory as a whole.
use super::tag;
use crate::{Error, Result};
use der::{Decode, Encode, asn1::ObjectIdentifier};

/// Returns the header of a DER element. The header consists of the tag and the length of the element.
pub(crate) fn header(tag: u32, length: u64) -> Vec<u8> {
    let mut out: Vec<u8> = tag.to_be_bytes().into_iter().skip_while(|byte| *byte == 0).collect();
    let bytes: Vec<u8> = length.to_be_bytes().into_iter().skip_while(|byte| *byte == 0).collect();
    match bytes[..] {
        [] => out.push(0),
        [short] if short < 0x80 => out.push(short),
        _ => {
            out.push(0x80 | bytes.len() as u8);
            out.extend(bytes);
        }
    }
    out
}

/// Returns an element in DER with the tag `tag`. Its content is `parts`, joined together.
pub(crate) fn tlv(tag: u32, parts: &[&[u8]]) -> Vec<u8> {
    let length: usize = parts.iter().map(|part| part.len()).sum();
    let mut out = header(tag, length as u64);
    parts.iter().for_each(|part| out.extend(*part));
    out
}

/// Returns a SEQUENCE of these parts.
pub(crate) fn sequence(parts: &[&[u8]]) -> Vec<u8> {
    tlv(tag::SEQUENCE, parts)
}

/// Returns a SET OF in DER, with the tag `tag` and the elements `elements`. The elements are sorted as DER requires.
pub(crate) fn set_of(tag: u32, mut elements: Vec<Vec<u8>>) -> Vec<u8> {
    elements.sort();
    tlv(tag, &elements.iter().map(Vec::as_slice).collect::<Vec<_>>())
}

/// Returns an INTEGER from 0 to 127.
pub(crate) fn integer(value: u8) -> Vec<u8> {
    tlv(tag::INTEGER, &[&[value & 0x7f]])
}

/// Returns an object identifier.
pub(crate) fn oid(oid: ObjectIdentifier) -> Vec<u8> {
    tlv(tag::OID, &[oid.as_bytes()])
}

/// Reads DER elements from memory, one after the other.
#[derive(Clone)]
pub(crate) struct Parts<'a> {
    field: &'static str,
    rest: &'a [u8],
}

impl<'a> Parts<'a> {
    /// Reads the elements inside `der`. `der` must be exactly one element with this tag.
    pub(crate) fn of(der: &'a [u8], tag: u32, field: &'static str) -> Result<Self> {
        let mut all = Self { field, rest: der };
        let inner = all.content(tag)?;
        all.end()?;
        Ok(Self { field, rest: inner })
    }

    /// Reads the elements in `content`. There must be nothing between the elements or after them.
    pub(crate) fn within(content: &'a [u8], field: &'static str) -> Self {
        Self { field, rest: content }
    }

    /// Returns the next element's tag.
    pub(crate) fn peek(&self) -> Option<u32> {
        self.rest.first().map(|byte| u32::from(*byte))
    }

    /// Returns the next element as a whole.
    pub(crate) fn element(&mut self) -> Result<&'a [u8]> {
        let (header, size) = split(self.rest).ok_or_else(|| self.wrong("DER that ends too early, or is not DER"))?;
        let (element, rest) = self.rest.split_at(header + size);
        self.rest = rest;
        Ok(element)
    }

    /// Returns the content of the next element, which must have this tag.
    pub(crate) fn content(&mut self, tag: u32) -> Result<&'a [u8]> {
        match self.peek() {
            Some(given) if given == tag => {
                let element = self.element()?;
                let (header, _) = split(element).unwrap_or_default();
                Ok(&element[header..])
            }
            Some(given) => Err(self.wrong(format!("the tag is {given:#04x}; allowed: {tag:#04x}"))),
            None => Err(self.wrong("an element is missing")),
        }
    }

    /// If the next element has this tag, returns its content. Otherwise returns `None`, and the element stays the next
    /// element.
    pub(crate) fn optional(&mut self, tag: u32) -> Result<Option<&'a [u8]>> {
        if self.peek() == Some(tag) { self.content(tag).map(Some) } else { Ok(None) }
    }

    /// Decodes the next element.
    pub(crate) fn decode<T: Decode<'a>>(&mut self) -> Result<T>
    where
        der::Error: From<T::Error>,
    {
        let field = self.field;
        let element = self.element()?;
        T::from_der(element).map_err(|e| Error::der(field, e.into()))
    }

    /// Reads an INTEGER from 0 to 127.
    pub(crate) fn integer(&mut self) -> Result<u8> {
        match self.content(tag::INTEGER)? {
            [value @ ..=0x7f] => Ok(*value),
            _ => Err(self.wrong("a number that is not from 0 to 127")),
        }
    }

    /// Returns the elements that have not been read yet.
    pub(crate) fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// Returns true if all elements have been read.
    pub(crate) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Returns an error if an element has not been read.
    pub(crate) fn end(&self) -> Result<()> {
        if self.is_empty() { Ok(()) } else { Err(self.wrong("more elements than the standard has there")) }
    }

    fn wrong(&self, problem: impl Into<std::borrow::Cow<'static, str>>) -> Error {
        Error::encoding(self.field, problem)
    }
}

/// Returns two sizes of the first element in `der`: the size of its header, and the size of its content. Returns `None`
/// if `der` does not begin with a whole element, or if the tag has more than one byte.
fn split(der: &[u8]) -> Option<(usize, usize)> {
    let (tag, length) = (*der.first()?, *der.get(1)?);
    if tag & 0x1f == 0x1f {
        return None;
    }
    let (header, size) = match length {
        short if short < 0x80 => (2, usize::from(short)),
        long @ 0x81..=0x84 => {
            let bytes = der.get(2..2 + usize::from(long & 0x7f))?;
            (2 + bytes.len(), bytes.iter().fold(0, |size, byte| size << 8 | usize::from(*byte)))
        }
        _ => return None,
    };
    (der.len() - header >= size).then_some((header, size))
}

/// Returns the DER encoding of a structure that this crate has made.
pub(crate) fn encoded(value: &impl Encode, field: &'static str) -> Result<Vec<u8>> {
    value.to_der().map_err(|e| Error::der(field, e))
}
