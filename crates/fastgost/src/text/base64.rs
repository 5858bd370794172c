//! Decodes base64 and base64url (RFC 4648) in pieces, with or without padding. The characters may encode a private key.
//! So no memory address depends on a character, and branches depend only on whether a character is white space,
//! padding, or wrong.
use alloc::vec::Vec;
use base64ct::{Base64Unpadded, Base64UrlUnpadded, Encoding};
use zeroize::Zeroizing;

/// The number of digits (characters of base64) that are decoded at a time, which is a multiple of 4.
const DIGITS: usize = 4096;

/// A decoder.
pub(super) struct Base64 {
    /// The digits that are not decoded yet.
    digits: Zeroizing<Vec<u8>>,
    /// Whether the text had `+` or `/`, which occur in base64, but not in base64url. The next field says whether the
    /// text had `-` or `_`, which occur in base64url, but not in base64.
    standard: bool,
    url: bool,
    padding: usize,
    begun: bool,
}

/// The mistake in the text.
pub(super) type Wrong = &'static str;

/// A text for error messages. It says which encodings are allowed.
pub(super) const ALLOWED: &str =
    "base64 or base64url (RFC 4648) in lines of any length, with padding or without, unused bits zero";

impl Base64 {
    pub(super) fn new() -> Self {
        let digits = Zeroizing::new(Vec::with_capacity(DIGITS));
        Self { digits, standard: false, url: false, padding: 0, begun: false }
    }

    /// Whether the text has had any character except white space.
    pub(super) fn begun(&self) -> bool {
        self.begun
    }

    /// Decodes the next piece of the text. This piece may contain white space.
    pub(super) fn push(&mut self, text: &[u8], out: &mut dyn FnMut(&[u8])) -> Result<(), Wrong> {
        let Classes { wrong, standard, url } = Classes::of(text);
        if wrong {
            return Err("a character that is not in base64");
        }
        self.standard |= standard;
        self.url |= url;
        if self.standard && self.url {
            return Err("characters of base64 and of base64url together");
        }
        for part in text.split(u8::is_ascii_whitespace).filter(|part| !part.is_empty()) {
            self.begun = true;
            let at = part.iter().position(|byte| *byte == b'=').unwrap_or(part.len());
            let (mut digits, padding) = part.split_at(at);
            if self.padding > 0 && !digits.is_empty() || padding.iter().any(|byte| *byte != b'=') {
                return Err("base64 after its padding");
            }
            self.padding = self.padding.saturating_add(padding.len());
            while !digits.is_empty() {
                let (now, later) = digits.split_at(digits.len().min(DIGITS - self.digits.len()));
                self.digits.extend_from_slice(now);
                digits = later;
                if self.digits.len() == DIGITS {
                    self.decode(out)?;
                }
            }
        }
        Ok(())
    }

    /// Decodes the end of the text.
    pub(super) fn finish(&mut self, out: &mut dyn FnMut(&[u8])) -> Result<(), Wrong> {
        let last = self.digits.len() % 4;
        if last == 1 {
            return Err("base64 that is cut off, or has a character too many");
        }
        if self.padding > 0 && self.padding != (4 - last) % 4 {
            return Err("the wrong number of `=`");
        }
        self.decode(out)
    }

    fn decode(&mut self, out: &mut dyn FnMut(&[u8])) -> Result<(), Wrong> {
        let mut bytes = Zeroizing::new([0; DIGITS / 4 * 3]);
        let decoded = match self.url {
            true => Base64UrlUnpadded::decode(&*self.digits, &mut bytes[..]),
            false => Base64Unpadded::decode(&*self.digits, &mut bytes[..]),
        };
        let decoded = decoded.map_err(|_| "base64 whose last character has bits that belong to no byte")?;
        if !decoded.is_empty() {
            out(decoded);
        }
        self.digits.clear();
        Ok(())
    }
}

/// Whether a text consists only of white space and of characters of base64 or base64url.
pub(super) fn is_base64(text: &[u8]) -> bool {
    !Classes::of(text).wrong
}

/// The kinds of characters that a text contains.
struct Classes {
    wrong: bool,
    standard: bool,
    url: bool,
}

impl Classes {
    fn of(text: &[u8]) -> Self {
        let (mut wrong, mut standard, mut url) = (0, 0, 0);
        for byte in text {
            let byte = u16::from(*byte);
            // Bit 15 of the result is set if the byte is in the range.
            let within = |from: u16, to: u16| !byte.wrapping_sub(from) & !to.wrapping_sub(byte);
            let is_standard = within(0x2b, 0x2b) | within(0x2f, 0x2f);
            let is_url = within(0x2d, 0x2d) | within(0x5f, 0x5f);
            let other = within(0x30, 0x39)
                | within(0x41, 0x5a)
                | within(0x61, 0x7a)
                | within(0x3d, 0x3d)
                | within(0x20, 0x20)
                | within(0x09, 0x0a)
                | within(0x0c, 0x0d);
            wrong |= !(is_standard | is_url | other);
            standard |= is_standard;
            url |= is_url;
        }
        let [wrong, standard, url] = [wrong, standard, url].map(|bits: u16| bits >> 15 == 1);
        Self { wrong, standard, url }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{string::String, vec::Vec};

    fn decode(text: &[u8], size: usize) -> Result<Vec<u8>, Wrong> {
        let (mut base64, mut bytes) = (Base64::new(), Vec::new());
        for part in text.chunks(size) {
            base64.push(part, &mut |more| bytes.extend(more))?;
        }
        base64.finish(&mut |more| bytes.extend(more))?;
        Ok(bytes)
    }

    #[test]
    fn every_character() {
        for byte in 0..=255_u8 {
            let right = byte.is_ascii_alphanumeric() || b"+/-_=".contains(&byte) || byte.is_ascii_whitespace();
            assert_eq!(is_base64(&[byte]), right, "{byte}");
            let Classes { standard, url, .. } = Classes::of(&[b'A', byte, b'A']);
            assert_eq!((standard, url), (b"+/".contains(&byte), b"-_".contains(&byte)), "{byte}");
        }
    }

    #[test]
    fn forms() {
        let data: Vec<u8> = (0..9000_u32).map(|i| (((i * i) >> 5) ^ i) as u8).collect();
        for n in (0..70).chain([3071, 3072, 3073, 9000]) {
            let data = &data[..n];
            let standard = base64ct::Base64::encode_string(data);
            let forms = [
                base64ct::Base64Url::encode_string(data),
                Base64UrlUnpadded::encode_string(data),
                Base64Unpadded::encode_string(data),
                standard.chars().flat_map(|c| [c, ' ']).collect::<String>(),
                standard,
            ];
            for text in forms {
                for size in [1, 3, 64, 5000] {
                    assert_eq!(decode(text.as_bytes(), size).as_deref(), Ok(data), "{n} {size}");
                }
            }
        }
    }

    #[test]
    fn wrong() {
        for (text, what) in [
            ("AAAA*", "not in base64"),
            ("+_AA", "together"),
            ("+AAA-AAA", "together"),
            ("A", "cut off"),
            ("AAAAA", "cut off"),
            ("AAAAA===", "cut off"),
            ("AA=", "number of `=`"),
            ("AA===", "number of `=`"),
            ("AAAA=", "number of `=`"),
            ("AAAA====", "number of `=`"),
            ("AAA==", "number of `=`"),
            ("AA==AA==", "after its padding"),
            ("AA=A", "after its padding"),
            ("AB==", "belong to no byte"),
            ("AB", "belong to no byte"),
            ("AAB", "belong to no byte"),
            ("AA_", "belong to no byte"),
        ] {
            for size in [1, 2, 100] {
                assert!(decode(text.as_bytes(), size).is_err_and(|wrong| wrong.contains(what)), "{text} {size}");
            }
        }
    }
}
