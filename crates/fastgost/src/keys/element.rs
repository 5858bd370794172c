//! The library's only check of DER. The check reads keys, certificates, requests, CRLs, OCSP responses, and the parts
//! of CMS and PFX that are read whole. The check runs before the decoders. The decoders accept some values in several
//! encodings, but the check allows only one encoding for each value. [`read`] also accepts a few other encodings that
//! CAs write, and reports the deviations that it found.
use super::bad;
use crate::{error::Result, lenience::Lenience};
use alloc::{borrow::Cow, string::String, vec::Vec};

/// The largest depth of elements within elements. No real document is so deep.
pub const DEEPEST: usize = 40;

/// A mistake in an encoding that should be DER.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The offset at which the wrong element begins.
    pub at: usize,
    /// The encodings that are allowed in this place, as text.
    pub allowed: &'static str,
}

/// Checks one whole element and all elements in it. Headers must be in their shortest form. Universal types must be
/// primitive or constructed, as X.690 demands. The value of each element must be valid, as far as the type alone can
/// decide this. The content of an OCTET STRING or BIT STRING may be another element. The function does not check this
/// content, because the decoder of the content checks it.
///
/// # Errors
/// Returns the first [`Fault`] that was found.
pub fn check(der: &[u8]) -> core::result::Result<(), Fault> {
    scan(der, false).map(drop)
}

/// Does the same as [`check`], but accepts the deviations that [`read`] accepts.
///
/// # Errors
/// Returns the first [`Fault`] that was found.
pub fn check_leniently(der: &[u8]) -> core::result::Result<(), Fault> {
    scan(der, true).map(drop)
}

/// An element of a certificate, request or CRL, in the form that is decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Normalized<'a> {
    /// The element in DER. If the element was in DER, these are the bytes as they were read. If the element deviated
    /// from DER, these are the corrected bytes. Signatures cover the bytes as they were read.
    pub der: Cow<'a, [u8]>,
    /// The deviations of the element, each kind once.
    pub deviations: Vec<Lenience>,
}

/// Reads an element. The function also accepts three deviations: a BOOLEAN with any octet, an INTEGER with needless
/// zeros in front, and a UniversalString. The function converts a UniversalString to a UTF8String, because the decoders
/// do not know UniversalString.
///
/// # Errors
/// Returns the first [`Fault`] that is not one of these deviations.
pub fn read(element: &[u8]) -> core::result::Result<Normalized<'_>, Fault> {
    let mut deviations = Vec::new();
    let der = match scan(element, true)? {
        true => Cow::Owned(normalize(element, 0, &mut deviations)?),
        false => Cow::Borrowed(element),
    };
    Ok(Normalized { der, deviations })
}

/// Returns the elements, one after the other, with all deviations corrected. Adds the kinds of the deviations to
/// `deviations`.
fn normalize(elements: &[u8], depth: usize, deviations: &mut Vec<Lenience>) -> core::result::Result<Vec<u8>, Fault> {
    let (mut out, mut at) = (Vec::with_capacity(elements.len()), 0);
    while at < elements.len() {
        let begin = at;
        let fault = |allowed| Fault { at: begin, allowed };
        let header = Header::read(&elements[at..]).map_err(fault)?;
        let (tag, content) = (&elements[at..at + header.tag], at + header.size..at + header.size + header.length);
        at = content.end;
        let content = &elements[content];
        if header.constructed {
            if depth == DEEPEST {
                return Err(fault(TOO_DEEP));
            }
            append(&mut out, tag, &normalize(content, depth + 1, deviations)?);
            continue;
        }
        match header.universal.and_then(|number| Some((number, deviation(number, content)?))) {
            None => append(&mut out, tag, content),
            Some((number, lenience)) => {
                if !deviations.contains(&lenience) {
                    deviations.push(lenience);
                }
                match (number, universal(content)) {
                    (UNIVERSAL_STRING, Some(text)) => append(&mut out, &[12], text.as_bytes()),
                    (INTEGER, _) => append(&mut out, tag, without_padding(content)),
                    _ => append(&mut out, tag, &[0xff]),
                }
            }
        }
    }
    Ok(out)
}

const BOOLEAN: u8 = 1;
const INTEGER: u8 = 2;
const UNIVERSAL_STRING: u8 = 28;

/// Returns the deviation of a value of a primitive universal type. A deviation is a form that [`read`] accepts and the
/// decoders refuse.
fn deviation(number: u8, content: &[u8]) -> Option<Lenience> {
    match (number, content) {
        (BOOLEAN, [1..=0xfe]) => Some(Lenience::BooleanOctet),
        (INTEGER, [0, 0..=0x7f, ..]) => Some(Lenience::PaddedInteger),
        (UNIVERSAL_STRING, text) => universal(text).map(|_| Lenience::UniversalString),
        _ => None,
    }
}

/// Returns the text of a UniversalString, which has four bytes for each character.
fn universal(content: &[u8]) -> Option<String> {
    let character = |four: &[u8; 4]| char::from_u32(u32::from_be_bytes(*four));
    let (characters, rest) = content.as_chunks();
    if rest.is_empty() { characters.iter().map(character).collect() } else { None }
}

/// Returns a number without needless zeros in front.
pub fn without_padding(mut number: &[u8]) -> &[u8] {
    while let [0, 0..=0x7f, ..] = number {
        number = &number[1..];
    }
    number
}

/// Appends an element with this tag and content.
fn append(out: &mut Vec<u8>, tag: &[u8], content: &[u8]) {
    out.extend_from_slice(tag);
    let length = content.len().to_be_bytes();
    let zeros = length.iter().take_while(|byte| **byte == 0).count();
    match length[zeros..] {
        [] => out.push(0),
        [short] if short < 0x80 => out.push(short),
        ref long => {
            out.push(0x80 | long.len() as u8);
            out.extend_from_slice(long);
        }
    }
    out.extend_from_slice(content);
}

const TOO_DEEP: &str = "no more than 40 elements within one another";

/// Does the same as [`check`]. If `lenient` is set, a deviation is not an error, and the result says whether the
/// element has a deviation.
fn scan(der: &[u8], lenient: bool) -> core::result::Result<bool, Fault> {
    let (mut ends, mut depth, mut at, mut deviates) = ([0; DEEPEST], 0, 0, false);
    loop {
        let limit = if depth == 0 { der.len() } else { ends[depth - 1] };
        let fault = |allowed| Fault { at, allowed };
        let header = Header::read(&der[at..limit]).map_err(fault)?;
        let begin = at + header.size;
        let end = begin + header.length;
        if header.constructed {
            if depth == DEEPEST {
                return Err(fault(TOO_DEEP));
            }
            ends[depth] = end;
            (depth, at) = (depth + 1, begin);
        } else {
            if let Some(number) = header.universal {
                match lenient && deviation(number, &der[begin..end]).is_some() {
                    true => deviates = true,
                    false => value(number, &der[begin..end]).map_err(fault)?,
                }
            }
            at = end;
        }
        while depth > 0 && ends[depth - 1] == at {
            depth -= 1;
        }
        if depth == 0 {
            return if at == der.len() {
                Ok(deviates)
            } else {
                Err(Fault { at, allowed: "nothing after the element" })
            };
        }
    }
}

/// Does the same as [`read`], but the error names the kind of document.
pub(super) fn readable<'a>(der: &'a [u8], what: &'static str) -> Result<Normalized<'a>> {
    read(der).map_err(|fault| bad(what, fault.allowed))
}

/// Does the same as [`check`], but the error names the kind of document.
pub(super) fn checked<'a>(der: &'a [u8], what: &'static str) -> Result<&'a [u8]> {
    check(der).map(|()| der).map_err(|fault| bad(what, fault.allowed))
}

/// Returns whether the content of an object identifier has its only allowed encoding. The identifier must have at least
/// one arc, and each arc must have the fewest possible bytes.
pub fn is_identifier(content: &[u8]) -> bool {
    let mut first = true;
    for byte in content {
        if first && *byte == 0x80 {
            return false;
        }
        first = byte & 0x80 == 0;
    }
    first && !content.is_empty()
}

struct Header {
    /// The number of the type, if the type is universal.
    universal: Option<u8>,
    constructed: bool,
    /// The number of bytes of the tag. The next field is the number of bytes of the whole header.
    tag: usize,
    size: usize,
    length: usize,
}

const CUT: &str = "elements that end within what they are in";

impl Header {
    fn read(bytes: &[u8]) -> core::result::Result<Self, &'static str> {
        let byte = |i: usize| bytes.get(i).copied().ok_or(CUT);
        let first = byte(0)?;
        let (universal, constructed) = ((first & 0xc0 == 0).then_some(first & 0x1f), first & 0x20 != 0);
        let mut size = 1;
        if first & 0x1f == 0x1f {
            const LONG: &str = "tags in their shortest form, with numbers of up to 28 bits";
            let mut number = 0_u32;
            loop {
                let next = byte(size)?;
                size += 1;
                number = number << 7 | u32::from(next & 0x7f);
                if (size == 2 && next == 0x80) || size > 5 {
                    return Err(LONG);
                }
                if next & 0x80 == 0 {
                    break;
                }
            }
            if number < 31 || universal.is_some() {
                return Err(LONG);
            }
        }
        if let Some(number) = universal {
            match number {
                0 | 15 => return Err("tags that X.680 defines"),
                // The types are EXTERNAL, EMBEDDED PDV, SEQUENCE, SET and CHARACTER STRING.
                8 | 11 | 16 | 17 | 29 if !constructed => return Err("sequences and sets that are constructed"),
                8 | 11 | 16 | 17 | 29 => {}
                _ if constructed => return Err("strings and numbers in one piece"),
                _ => {}
            }
        }
        let tag = size;
        let short = byte(size)?;
        size += 1;
        let mut length = usize::from(short);
        if short & 0x80 != 0 {
            const SHORTEST: &str = "definite lengths in their shortest form";
            let count = usize::from(short & 0x7f);
            if !(1..=4).contains(&count) {
                return Err(SHORTEST);
            }
            length = 0;
            for _ in 0..count {
                length = length << 8 | usize::from(byte(size)?);
                size += 1;
            }
            if length < 0x80 || length >> (8 * (count - 1)) == 0 {
                return Err(SHORTEST);
            }
        }
        if bytes.len() - size < length {
            return Err(CUT);
        }
        Ok(Self { universal, constructed, tag, size, length })
    }
}

/// Checks the value of a primitive universal type. In BER, most of these values have only one encoding. A BOOLEAN and a
/// BIT STRING can have several, and DER allows only one of them. A Unicode string must be valid Unicode. The older
/// string types are not checked, since real certificates have characters that these types do not allow.
fn value(number: u8, content: &[u8]) -> core::result::Result<(), &'static str> {
    let (right, allowed) = match number {
        1 => (matches!(content, [0 | 0xff]), "00 or ff as BOOLEAN"),
        2 | 10 => (is_integer(content), "integers in their shortest form"),
        3 => (is_bits(content), "bit strings whose unused bits, seven at most, are zero"),
        5 => (content.is_empty(), "an empty NULL"),
        6 | 13 => (is_identifier(content), "object identifiers in their shortest form"),
        12 => (core::str::from_utf8(content).is_ok(), "UTF-8 in a UTF8String"),
        30 => (content.len().is_multiple_of(2), "two bytes for each character of a BMPString"),
        _ => return Ok(()),
    };
    if right { Ok(()) } else { Err(allowed) }
}

/// Returns whether an INTEGER has its shortest form. An INTEGER has its shortest form if it has one byte, or if its
/// first nine bits are not all equal.
fn is_integer(content: &[u8]) -> bool {
    match content {
        [] => false,
        [0, second, ..] => second & 0x80 != 0,
        [0xff, second, ..] => second & 0x80 == 0,
        _ => true,
    }
}

fn is_bits(content: &[u8]) -> bool {
    match content {
        [] => false,
        [unused] => *unused == 0,
        [unused, .., last] => *unused < 8 && last & !(0xff << unused) == 0,
    }
}

#[cfg(test)]
mod tests;
