//! Reads and writes BER and DER as streams, without keeping a whole document in memory. This module implements the part
//! of X.690 that CMS needs. A content (the data inside a CMS structure) may be longer than memory, and its length may
//! be unknown until its end. Small parts, such as certificates, are read as a whole and converted to DER. Then the
//! crate `der` parses them.
mod nest;
mod parts;
mod reader;
mod wiped;

pub(crate) use self::{
    nest::{Level, Nest},
    parts::{Parts, encoded, header, integer, oid, sequence, set_of, tlv},
    reader::{LONGEST, Reader, Recorded, to_der},
    wiped::append,
};

use crate::{Error, Result};
use der::{Decode, Encode};
use fastgost::keys::element::{self, Fault};

/// Checks that `der`, which is a whole element in memory, is DER. Returns the same bytes, which the caller then
/// decodes.
pub(crate) fn checked<'a>(der: &'a [u8], field: &'static str) -> Result<&'a [u8]> {
    element::check(der).map(|()| der).map_err(|fault| Error::encoding(field, why(fault)))
}

/// Decodes an element of a certificate, and accepts the deviations from DER that are allowed in certificates.
pub(crate) fn decoded<T: for<'a> Decode<'a, Error = der::Error>>(element: &[u8], field: &'static str) -> Result<T> {
    let read = element::read(element).map_err(|fault| Error::encoding(field, why(fault)))?;
    T::from_der(&read.der).map_err(|e| Error::der(field, e))
}

/// Returns true if decoding an element and encoding the result in DER gives the same bytes. Deviations from DER that
/// are allowed in certificates do not count.
pub(crate) fn is_der<T: for<'a> Decode<'a, Error = der::Error> + Encode>(element: &[u8]) -> bool {
    element::read(element)
        .is_ok_and(|read| T::from_der(&read.der).and_then(|value| value.to_der()).as_deref() == Ok(&read.der))
}

/// Describes a deviation from DER in words. The text says where the deviation is, and what is allowed there.
pub(crate) fn why(Fault { at, allowed }: Fault) -> String {
    format!("at byte {at} it is not DER; allowed: {allowed}")
}

/// The tags of elements. In this module, a tag is a number: the identifier octets, read as one big-endian number. In
/// RFC 5652, every tag has a single byte.
pub(crate) mod tag {
    pub(crate) const INTEGER: u32 = 0x02;
    pub(crate) const OCTET_STRING: u32 = 0x04;
    pub(crate) const OID: u32 = 0x06;
    pub(crate) const SEQUENCE: u32 = 0x30;
    pub(crate) const SET: u32 = 0x31;
    /// The bit that turns a primitive tag into a constructed tag.
    pub(crate) const CONSTRUCTED: u32 = 0x20;

    /// Returns the tag `[n]`, constructed.
    pub(crate) const fn context(n: u32) -> u32 {
        0xa0 + n
    }

    /// Returns the tag `[n]`, primitive.
    pub(crate) const fn context_primitive(n: u32) -> u32 {
        0x80 + n
    }
}
