//! Recognises the beginnings of two structures that consist of text. One structure is a token (JWS), and the other
//! structure is the element `SignedInfo`, which XML signatures sign. Such a beginning may have any length, so each byte
//! is examined once, and no bytes are kept.

/// How far a message matches the beginning of a token. The header of a token may have any length.
#[derive(Clone, Copy, Debug)]
pub(super) enum Token {
    /// No byte so far decides whether the message is a token. The lowest `count` bits of `bits` are the first bits of
    /// the next decoded byte. `brace` is set after the opening brace.
    Header { bits: u16, count: u8, brace: bool },
    /// The header begins as a JSON object does. The dot after the header has not come yet.
    Object,
    /// The header of the token and the dot after the header have come, so the message is a token.
    Signed,
    /// The message is no token.
    Other,
}

impl Token {
    pub const BEGINNING: Self = Self::Header { bits: 0, count: 0, brace: false };

    pub const fn is_decided(self) -> bool {
        matches!(self, Self::Signed | Self::Other)
    }

    /// Processes the next byte. A header may begin with white space or a byte order mark, which some readers of JSON
    /// skip. The header may use the alphabet of base64 or of base64url.
    pub fn next(self, byte: u8) -> Self {
        if self.is_decided() {
            return self;
        }
        let value = match byte {
            b'A'..=b'Z' => byte - b'A',
            b'a'..=b'z' => byte - b'a' + 26,
            b'0'..=b'9' => byte - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            b'=' if matches!(self, Self::Object) => 0,
            b'.' if matches!(self, Self::Object) => return Self::Signed,
            _ => return Self::Other,
        };
        let Self::Header { bits, count, brace } = self else { return self };
        let (bits, count) = (bits << 6 | u16::from(value), count + 6);
        let Some(count) = count.checked_sub(8) else { return Self::Header { bits, count, brace } };
        let [_, decoded] = (bits >> count).to_be_bytes();
        let bits = bits & ((1 << count) - 1);
        match (decoded, brace) {
            (b'{', false) => Self::Header { bits, count, brace: true },
            (b'"' | b'}', true) => Self::Object,
            (b' ' | b'\t' | b'\n' | b'\r', _) | (0xef | 0xbb | 0xbf, false) => Self::Header { bits, count, brace },
            _ => Self::Other,
        }
    }
}

/// How far a message matches the beginning of an element `SignedInfo`.
#[derive(Clone, Copy, Debug)]
pub(super) enum SignedInfo {
    Beginning,
    /// Inside the element's name. The value is the number of bytes of `SignedInfo` that matched so far, or `None` if a
    /// byte was different.
    Name(Option<usize>),
    /// The message begins with an element `SignedInfo`.
    Found,
    /// The message does not begin with an element `SignedInfo`.
    Other,
}

impl SignedInfo {
    pub const BEGINNING: Self = Self::Beginning;

    pub const fn is_decided(self) -> bool {
        matches!(self, Self::Found | Self::Other)
    }

    /// Processes the next byte. The prefix may be any name, because the attributes give the namespace for which the
    /// prefix stands, and the attributes come in any order.
    pub fn next(self, byte: u8) -> Self {
        const NAME: &[u8] = b"SignedInfo";
        match (self, byte) {
            (Self::Found | Self::Other, _) => self,
            (Self::Beginning, b'<') => Self::Name(Some(0)),
            (Self::Beginning, _) => Self::Other,
            (Self::Name(_), b':') => Self::Name(Some(0)),
            (Self::Name(at), b' ' | b'\t' | b'\n' | b'\r' | b'/' | b'>') => match at == Some(NAME.len()) {
                true => Self::Found,
                false => Self::Other,
            },
            (Self::Name(at), _) => Self::Name(at.filter(|at| NAME.get(*at) == Some(&byte)).map(|at| at + 1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Recognizer, Structure};
    use alloc::vec::Vec;

    /// Checks for which structure a message is taken. The message is given as a whole, and then in parts of several
    /// lengths.
    #[track_caller]
    fn assert_is(message: &[u8], expected: Option<Structure>) {
        assert_eq!(Structure::of(message), expected, "{message:?}");
        for step in [1, 2, 3, 127, 1000] {
            let mut recognizer = Recognizer::new();
            message.chunks(step).for_each(|part| recognizer.update(part));
            assert_eq!(recognizer.structure(), expected, "{step}: {message:?}");
        }
    }

    /// Encodes by the definition of base64, bit by bit, and not with the crate's encoder.
    fn base64(bytes: &[u8], last: &[u8; 2]) -> Vec<u8> {
        let mut all: Vec<u8> = (b'A'..=b'Z').chain(b'a'..=b'z').chain(b'0'..=b'9').collect();
        all.extend(last);
        let bits: Vec<u8> = bytes.iter().flat_map(|byte| (0..8).rev().map(move |i| byte >> i & 1)).collect();
        bits.chunks(6).map(|six| all[(0..6).fold(0, |n, i| n << 1 | usize::from(*six.get(i).unwrap_or(&0)))]).collect()
    }

    /// Tests that tokens are recognised with everything that may come before the JSON object, in both alphabets, and
    /// with any payload.
    #[test]
    fn tokens() {
        let long = alloc::format!(r#"{{"x":"{}"}}"#, "я?>".repeat(1000));
        for header in [
            r#"{"alg":"GOST3410_2012_256"}"#,
            "{}",
            "{ }",
            " \r\n\t{\n\t\"alg\":1}",
            "\u{feff}{\"a\":1}",
            " \u{feff} { } ",
            &long,
        ] {
            for last in [b"-_", b"+/"] {
                let header = base64(header.as_bytes(), last);
                for (padding, payload) in [("", "e30"), ("", ""), ("=", "e30"), ("==", "any text.\n")] {
                    let message = [&header, padding.as_bytes(), b".", payload.as_bytes()].concat();
                    assert_is(&message, Some(Structure::Token));
                }
                for other in [&header[..], &[&header[..], b"\n."].concat(), &[b".", &header[..], b"."].concat()] {
                    assert_eq!(Structure::of(other), None, "{other:?}");
                }
            }
        }
        for none in ["[]", "\"{}\"", "{x", "x{}", "1", "", "\0{}"] {
            let message = [&base64(none.as_bytes(), b"-_"), &b".e30"[..]].concat();
            assert_eq!(Structure::of(&message), None, "{none}");
        }
        for none in ["example.com", "eyes.", "exit. ", "ey.", "e.", ".", "{}.", "a text. And more."] {
            assert_eq!(Structure::of(none.as_bytes()), None, "{none}");
        }
    }

    /// Tests that the element `SignedInfo` is recognised with any prefix, and with anything after its name.
    #[test]
    fn what_xml_signatures_sign() {
        let long = "p".repeat(5000);
        for prefix in ["", "ds:", "d:", "SignedInfo:", "подпись:", &alloc::format!("{long}:")] {
            for rest in [" xmlns=\"http://www.w3.org/2000/09/xmldsig#\"></SignedInfo>", ">", "/>", "\n", "\t", "\r"] {
                let message = alloc::format!("<{prefix}SignedInfo{rest}");
                assert_is(message.as_bytes(), Some(Structure::SignedInfo));
                for other in [&message[1..], &alloc::format!(" {message}"), &alloc::format!("x{message}")] {
                    assert_is(other.as_bytes(), None);
                }
            }
        }
        for none in [
            "<SignedInfo",
            "<SignedInfos>",
            "<SignedInf>",
            "<a SignedInfo>",
            "<a><SignedInfo>",
            "<SignedInfo:a>",
            "<?SignedInfo>",
            "<>",
        ] {
            assert_is(none.as_bytes(), None);
        }
    }
}
