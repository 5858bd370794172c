//! PEM (RFC 7468) among other text, or DER as it is.
use crate::error::{Error, Result};
use alloc::vec::Vec;
use der::{Decode, Tag, Tagged, asn1::AnyRef, pem};
use zeroize::Zeroizing;

/// The DER in `data`: of the first PEM block with one of these labels, or `data` itself if it has no PEM. With the number of
/// the label.
pub(super) fn der(data: &[u8], labels: &[&str], allowed: &'static str) -> Result<(Option<usize>, Zeroizing<Vec<u8>>)> {
    if AnyRef::from_der(data).is_ok_and(|any| any.tag() == Tag::Sequence) {
        return Ok((None, Zeroizing::new(data.to_vec())));
    }
    let mut rest = data;
    let none = Error::Encoding { what: "the file", allowed };
    while let Some(at) = find(rest, b"-----BEGIN ") {
        rest = &rest[at..];
        let label = &rest[11..];
        let Some(end) = find(label, b"-----") else { return Err(none) };
        let label = &label[..end];
        if let Some(number) = labels.iter().position(|l| l.as_bytes() == label) {
            return Ok((Some(number), decode(rest, label)?));
        }
        rest = &rest[11..];
    }
    Err(none)
}

fn decode(text: &[u8], label: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
    let wrong = Error::Encoding { what: "the PEM text", allowed: "lines of base64 as in RFC 7468, no header lines" };
    let mut from = 0;
    // The block's own end: pem wants nothing behind it.
    while let Some(at) = find(&text[from..], b"-----END ") {
        let end = from + at + 9;
        let behind = &text[end..];
        if behind.starts_with(label) && behind[label.len()..].starts_with(b"-----") {
            let (_, der) = pem::decode_vec(&text[..end + label.len() + 5]).map_err(|_| wrong)?;
            return Ok(Zeroizing::new(der));
        }
        from = end;
    }
    Err(wrong)
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|w| w == what)
}
