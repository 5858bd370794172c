//! Recognises messages that have the form of another format's structure, such as a certificate, if the other format
//! signs the bytes of the structure directly. A signature does not say in which format it was made. So if the key's
//! owner signs such a message, the signature is also valid for a certificate, for signed attributes or for a TLS
//! handshake.
use super::texts::{SignedInfo, Token};
use crate::error::{Error, Result};

/// The structure that a message could be taken for.
///
/// Several formats sign the bytes of a structure, and these bytes do not say which format signed them. The structures
/// are:
/// - a SET, which may be the signed attributes of CMS (RFC 5652, section 5.4). Signed attributes contain the digest of
///   a document, so whoever chooses the attributes can choose the signed document;
/// - a SEQUENCE, which may be a `TBSCertificate` or a `TBSCertList` (RFC 5280), a `CertificationRequestInfo` (RFC 2986)
///   or a `ResponseData` of OCSP (RFC 6960);
/// - the messages that TLS 1.3 and its extensions sign, such as the content of `CertificateVerify` (RFC 8446, section
///   4.4.3);
/// - the first two parts of a token (JWS, RFC 7515, section 5.1), whose payload may be any text (RFC 7797);
/// - the canonical form of `SignedInfo`, an element that XML signatures sign (XMLDSig, section 3.1.2).
///
/// The command, the libraries for C, Python and JavaScript, and CMS without signed attributes sign and verify the
/// messages that they are given. These interfaces refuse a message that could be taken for such a structure, unless
/// their caller allows such messages. If they signed the message, another format would accept the signature. If they
/// verified the message, they would accept a structure as a file, although the key signed this structure in another
/// format. For example, the structure may be a certificate in which the subject chose some bytes.
///
/// Only the beginning and the length of a message are examined. A message counts as such a structure in each of these
/// cases:
/// - The message is one whole SET or SEQUENCE in BER, with any content.
/// - The message begins with 64 spaces.
/// - The message begins with the header of a token and a dot.
/// - The message begins with the start tag of an element `SignedInfo`.
///
/// [`SigningKey::sign`](super::SigningKey::sign) and [`VerifyingKey::verify`](super::VerifyingKey::verify) accept such
/// messages, because protocols need signatures of structures.
///
/// ```
/// use fastgost::sign::Structure;
///
/// assert_eq!(Structure::of(b"a letter"), None);
/// assert_eq!(Structure::of(&[0x31, 3, 2, 1, 5]), Some(Structure::Set));
/// // One more byte, and nobody can take it for a SET.
/// assert_eq!(Structure::of(&[0x31, 3, 2, 1, 5, b'\n']), None);
/// assert_eq!(Structure::of(b"eyJhbGciOiJHT1NUMzQxMF8yMDEyXzI1NiJ9.e30"), Some(Structure::Token));
/// assert_eq!(Structure::of(b"<ds:SignedInfo xmlns:ds=\"http://www.w3.org/2000/09/xmldsig#\">"), Some(Structure::SignedInfo));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Structure {
    /// One SET.
    Set,
    /// One SEQUENCE.
    Sequence,
    /// A message that a client or server signs in a handshake of TLS 1.3.
    Tls13,
    /// The signed part of a token, which consists of the header, a dot and the payload. The header is a JSON object in
    /// base64url.
    Token,
    /// The element `SignedInfo`, which XML signatures sign. The name of this element may have a prefix.
    SignedInfo,
}

impl Structure {
    /// Returns the structure that a message could be taken for, or `None` if there is no such structure.
    pub fn of(message: &[u8]) -> Option<Self> {
        let mut recognizer = Recognizer::new();
        recognizer.update(message);
        recognizer.structure()
    }

    /// Refuses a message that could be taken for a structure of another format.
    ///
    /// # Errors
    /// [`Error::Structure`].
    pub fn refuse(message: &[u8]) -> Result<()> {
        Self::of(message).map_or(Ok(()), |structure| Err(structure.refusal()))
    }

    /// The error that an interface returns when the interface refuses a message with this structure.
    pub const fn refusal(self) -> Error {
        Error::Structure { text: self.text() }
    }

    /// A text that says what the message is, and what it could be taken for.
    pub const fn text(self) -> &'static str {
        match self {
            Structure::Set => {
                "one whole SET of ASN.1, which can be presented as the signed attributes of another document (CMS)"
            }
            Structure::Sequence => {
                "one whole SEQUENCE of ASN.1, which can be presented as a certificate, a request, a CRL or an OCSP response"
            }
            Structure::Tls13 => "one that begins as all that TLS 1.3 signs in handshakes does, with 64 spaces",
            Structure::Token => {
                "one that begins as a token (JWS, JWT) does, with a JSON object in base64url and a dot, and which can be presented as one"
            }
            Structure::SignedInfo => "one that begins as all that XML signatures sign does, with an element SignedInfo",
        }
    }
}

/// Does the same as [`Structure::of`] for a message in parts.
///
/// ```
/// use fastgost::sign::{Recognizer, Structure};
///
/// let mut recognizer = Recognizer::new();
/// recognizer.update(&[0x30, 0x82]);
/// recognizer.update(&[0, 1, 5]);
/// assert_eq!(recognizer.structure(), Some(Structure::Sequence));
/// ```
#[derive(Clone, Debug)]
pub struct Recognizer {
    beginning: [u8; BEGINNING],
    length: u64,
    token: Token,
    signed_info: SignedInfo,
}

/// The size of the longest header in BER, if the tag has one byte: the tag, one byte for the size of the length, and a
/// length of up to 126 bytes.
const BEGINNING: usize = 128;

/// Every message that TLS 1.3 and its extensions sign begins with this number of spaces. The extensions are delegated
/// credentials (RFC 9345) and exported authenticators (RFC 9261).
const SPACES: usize = 64;

impl Default for Recognizer {
    fn default() -> Self {
        Self::new()
    }
}

impl Recognizer {
    /// Makes a recognizer that has seen no part of the message yet.
    pub const fn new() -> Self {
        Self { beginning: [0; BEGINNING], length: 0, token: Token::BEGINNING, signed_info: SignedInfo::BEGINNING }
    }

    /// Adds the next part of the message.
    pub fn update(&mut self, part: &[u8]) {
        if let Some(room) = usize::try_from(self.length).ok().and_then(|at| self.beginning.get_mut(at..)) {
            let n = room.len().min(part.len());
            room[..n].copy_from_slice(&part[..n]);
        }
        self.length = self.length.saturating_add(part.len() as u64);
        for byte in part {
            if self.token.is_decided() && self.signed_info.is_decided() {
                break;
            }
            (self.token, self.signed_info) = (self.token.next(*byte), self.signed_info.next(*byte));
        }
    }

    /// Returns the structure that the message could be taken for. The message consists of the parts that were added so
    /// far.
    pub fn structure(&self) -> Option<Structure> {
        if matches!(self.token, Token::Signed) {
            return Some(Structure::Token);
        }
        if matches!(self.signed_info, SignedInfo::Found) {
            return Some(Structure::SignedInfo);
        }
        let known = usize::try_from(self.length).map_or(BEGINNING, |length| length.min(BEGINNING));
        let beginning = &self.beginning[..known];
        if beginning.get(..SPACES).is_some_and(|spaces| spaces.iter().all(|byte| *byte == b' ')) {
            return Some(Structure::Tls13);
        }
        let (structure, length) = match beginning {
            [0x31, length @ ..] => (Structure::Set, length),
            [0x30, length @ ..] => (Structure::Sequence, length),
            // The tag's number is in the bytes after the byte 0x3f. These bytes may begin with zeros, each encoded as
            // 0x80. This form is not DER, but some programs read it.
            [0x3f, rest @ ..] => {
                let zeros = rest.iter().take_while(|byte| **byte == 0x80).count();
                match &rest[zeros..] {
                    [0x11, length @ ..] => (Structure::Set, length),
                    [0x10, length @ ..] => (Structure::Sequence, length),
                    // So many zeros come first that the rest of the tag's number is outside `beginning`.
                    [] if known == BEGINNING => return Some(Structure::Sequence),
                    _ => return None,
                }
            }
            _ => return None,
        };
        self.is_whole(length, known - length.len()).then_some(structure)
    }

    /// Whether an element ends where the message ends. The element's tag has `tag` bytes, and `header` has the bytes
    /// after the tag. The length may have more bytes than DER allows. An element of indefinite length counts as whole,
    /// because its end is marked in its content, and because no text has the byte 0x80 at this place.
    fn is_whole(&self, header: &[u8], tag: usize) -> bool {
        let (size, length) = match header {
            [0x80, ..] => return true,
            [short @ ..0x80, ..] => (1, u64::from(*short)),
            [long, bytes @ ..] => {
                let size = usize::from(long & 0x7f);
                let Some(bytes) = bytes.get(..size) else { return tag > 1 && self.length >= BEGINNING as u64 };
                let start = bytes.iter().position(|byte| *byte != 0).unwrap_or(size);
                if size - start > 8 {
                    return false;
                }
                (1 + size as u64, bytes[start..].iter().fold(0, |length, byte| length << 8 | u64::from(*byte)))
            }
            [] => return false,
        };
        length.checked_add(size + tag as u64) == Some(self.length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn element(tag: u8, header: &[u8], content: usize) -> Vec<u8> {
        [&[tag], header, &alloc::vec![7; content]].concat()
    }

    /// Tests elements whose contents have lengths near the limits where the encoding of the length changes. Each
    /// message contains one element. The message is one byte too short, exactly as long as the element, or one byte too
    /// long.
    #[test]
    fn whole_elements_of_any_length() {
        for (tag, expected) in [(0x31, Structure::Set), (0x30, Structure::Sequence)] {
            for content in [0, 1, 0x7f, 0x80, 0xff, 0x100, 4096, 0xffff, 0x1_0000, 1 << 20] {
                let mut headers: Vec<Vec<u8>> = Vec::new();
                if content < 0x80 {
                    headers.push(alloc::vec![content as u8]);
                }
                let bytes = (content as u64).to_be_bytes();
                let short = bytes.iter().skip_while(|byte| **byte == 0).count().max(1);
                for size in [short, short + 1, 8, 9, 100, 126] {
                    let mut header = alloc::vec![0x80 | size as u8];
                    header.resize(1 + size - 8.min(size), 0);
                    header.extend(&bytes[8 - size.min(8)..]);
                    headers.push(header);
                }
                for header in headers {
                    let message = element(tag, &header, content);
                    assert_eq!(Structure::of(&message), Some(expected), "{header:02x?}");
                    assert_eq!(Structure::of(&[&message[..], &[7]].concat()), None, "{header:02x?}");
                    if content > 0 {
                        assert_eq!(Structure::of(&message[..message.len() - 1]), None, "{header:02x?}");
                    }
                }
            }
            assert_eq!(Structure::of(&[tag, 0x80, 2, 1, 5, 0, 0]), Some(expected));
            for other in [&[tag][..], &[tag, 0x81], &[tag, 0xff], &[tag, 0x89, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]] {
                assert_eq!(Structure::of(other), None, "{other:02x?}");
            }
            // The length is 2^64 - 1 bytes, to which the header's size cannot be added.
            assert_eq!(Structure::of(&[&[tag, 0x88][..], &[0xff; 8]].concat()), None);
        }
        // In the following elements, the tag's number is in the bytes after the byte 0x3f.
        for (tag, expected) in [(0x10, Structure::Sequence), (0x11, Structure::Set)] {
            for zeros in [0, 1, 2, 50] {
                let content = element(tag, &[0x82, 1, 0], 256);
                let message = [&[0x3f][..], &alloc::vec![0x80; zeros], &content].concat();
                assert_eq!(Structure::of(&message), Some(expected), "{zeros}");
                assert_eq!(Structure::of(&[&message[..], &[7]].concat()), None, "{zeros}");
            }
            assert_eq!(Structure::of(&[0x3f, tag, 0x80, 0, 0]), Some(expected));
        }
        assert_eq!(Structure::of(&[0x3f; 200]), None);
        assert_eq!(Structure::of(&[&[0x3f][..], &[0x80; 200]].concat()), Some(Structure::Sequence));
        assert_eq!(Structure::of(&[0x3f, 0x12, 0]), None);
        for other in [0x04, 0x24, 0xa0, 0x70, 0x11, 0x10] {
            assert_eq!(Structure::of(&element(other, &[5], 5)), None);
        }
        assert_eq!(Structure::of(b""), None);
        assert_eq!(Structure::of("0 юань и 1 рубль".as_bytes()), None);
    }

    #[test]
    fn handshakes() {
        for context in [
            "TLS 1.3, server CertificateVerify",
            "TLS 1.3, client CertificateVerify",
            "TLS, server delegated credentials",
            "Exported Authenticator",
        ] {
            let message = [&[b' '; SPACES][..], context.as_bytes(), &[0], &[9; 32]].concat();
            assert_eq!(Structure::of(&message), Some(Structure::Tls13));
            assert_eq!(Structure::of(&message[1..]), None);
        }
    }

    #[test]
    fn in_parts() {
        let spaces = [&[b' '; SPACES][..], b"TLS 1.3, server CertificateVerify"].concat();
        let long = element(0x31, &[&[0x80 | 126][..], &[0; 124], &[1, 0]].concat(), 256);
        for message in [&spaces, &long, &element(0x30, &[0x82, 1, 0], 256), &element(0x30, &[0x82, 1, 1], 256)] {
            for step in [1, 2, 63, 127, 128, 129, 1000] {
                let mut recognizer = Recognizer::default();
                message.chunks(step).for_each(|part| recognizer.update(part));
                assert_eq!(recognizer.structure(), Structure::of(message), "{step}");
            }
        }
    }

    #[test]
    fn refused() {
        let refusal = Structure::refuse(&[0x31, 0]).expect_err("a SET");
        assert_eq!(refusal, Error::Structure { text: Structure::Set.text() });
        assert!(Structure::refuse(b"text").is_ok());
    }
}
