//! Reads and writes BER and DER as streams. This module has the part of X.690 that CMS needs. Contents may be longer
//! than memory, and the length of a content may be unknown until its end. Small parts are read as a whole and converted
//! to DER. Then the crate `der` parses them.
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

/// Checks that these bytes, which are whole in memory, are DER. Returns the same bytes, which the caller then decodes.
pub(crate) fn checked<'a>(der: &'a [u8], field: &'static str) -> Result<&'a [u8]> {
    element::check(der).map(|()| der).map_err(|fault| Error::encoding(field, why(fault)))
}

/// Decodes an element of a certificate, and accepts the deviations from DER that are allowed in certificates.
pub(crate) fn decoded<T: for<'a> Decode<'a, Error = der::Error>>(element: &[u8], field: &'static str) -> Result<T> {
    let read = element::read(element).map_err(|fault| Error::encoding(field, why(fault)))?;
    T::from_der(&read.der).map_err(|e| Error::der(field, e))
}

/// Returns true if an element stays the same when it is decoded and then encoded in DER. The function ignores the
/// deviations from DER that are allowed in certificates.
pub(crate) fn is_der<T: for<'a> Decode<'a, Error = der::Error> + Encode>(element: &[u8]) -> bool {
    element::read(element)
        .is_ok_and(|read| T::from_der(&read.der).and_then(|value| value.to_der()).as_deref() == Ok(&read.der))
}

/// Describes a deviation from DER in words. The text has the place of the deviation, and the form that is allowed
/// there.
pub(crate) fn why(Fault { at, allowed }: Fault) -> String {
    format!("at byte {at} it is not DER; allowed: {allowed}")
}

/// The tags of elements. Here, the identifier octets of a tag are one big-endian number. In RFC 5652, all tags are
/// single bytes.
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
