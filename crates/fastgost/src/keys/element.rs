//! The one door of DER: keys, certificates, requests, revocation lists, OCSP responses, and the parts of CMS and PFX that are
//! read whole pass here before they are decoded. The decoders behind it accept some values in several encodings; here each
//! value has one.
use super::bad;
use crate::error::Result;

/// Elements within elements: more than any real document has.
pub const DEEPEST: usize = 40;

/// What is not DER.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where the element begins that is wrong.
    pub at: usize,
    /// What is allowed there.
    pub allowed: &'static str,
}

/// Checks one whole element and everything within it: headers in their shortest form, universal types in the right form, and
/// the values of those that can be judged without knowing more. Whatever is in an OCTET STRING or BIT STRING is an element
/// for itself, which whoever decodes it checks.
///
/// # Errors
/// The first [`Fault`].
pub fn check(der: &[u8]) -> core::result::Result<(), Fault> {
    let (mut ends, mut depth, mut at) = ([0; DEEPEST], 0, 0);
    loop {
        let limit = if depth == 0 { der.len() } else { ends[depth - 1] };
        let fault = |allowed| Fault { at, allowed };
        let header = Header::read(&der[at..limit]).map_err(fault)?;
        let begin = at + header.size;
        let end = begin + header.length;
        if header.constructed {
            if depth == DEEPEST {
                return Err(fault("no more than 40 elements within one another"));
            }
            ends[depth] = end;
            (depth, at) = (depth + 1, begin);
        } else {
            if let Some(number) = header.universal {
                value(number, &der[begin..end]).map_err(fault)?;
            }
            at = end;
        }
        while depth > 0 && ends[depth - 1] == at {
            depth -= 1;
        }
        if depth == 0 {
            return if at == der.len() { Ok(()) } else { Err(Fault { at, allowed: "nothing after the element" }) };
        }
    }
}

/// [`check`], with an error that names what was read.
pub(super) fn checked<'a>(der: &'a [u8], what: &'static str) -> Result<&'a [u8]> {
    check(der).map(|()| der).map_err(|fault| bad(what, fault.allowed))
}

/// Whether the content of an object identifier is its one encoding: at least one arc, and each in as few bytes as it takes.
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
    /// The number of a universal type.
    universal: Option<u8>,
    constructed: bool,
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
                // EXTERNAL, EMBEDDED PDV, SEQUENCE, SET, CHARACTER STRING.
                8 | 11 | 16 | 17 | 29 if !constructed => return Err("sequences and sets that are constructed"),
                8 | 11 | 16 | 17 | 29 => {}
                _ if constructed => return Err("strings and numbers in one piece"),
                _ => {}
            }
        }
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
        Ok(Self { universal, constructed, size, length })
    }
}

/// The value of a primitive universal type. BER leaves these no choice, apart from BOOLEAN. Strings of Unicode must be that;
/// real certificates have other characters in the older types than these allow.
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

/// Whether the first nine bits of a longer number differ from one another.
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
