//! Encodes bytes as text. The library writes only one form of text, which is the strict form of RFC 7468. Armor (the
//! text form of sealed files and signatures) also has this form.
use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use base64ct::{Base64, Encoding};
use zeroize::Zeroizing;

/// The number of bytes in a full line. The next constant is the number of characters in a full line.
pub(super) const BYTES: usize = 48;
pub(super) const CHARACTERS: usize = 64;

pub(super) fn begin(label: &str) -> String {
    ["-----BEGIN ", label, "-----"].concat()
}

pub(super) fn end(label: &str) -> String {
    ["-----END ", label, "-----"].concat()
}

/// Encodes all bytes as text with this label. If the bytes are DER, the text is PEM. Otherwise, the text is armor.
///
/// ```
/// let text = fastgost::text::encode("CERTIFICATE", b"abc");
/// assert_eq!(*text, "-----BEGIN CERTIFICATE-----\nYWJj\n-----END CERTIFICATE-----\n");
/// ```
pub fn encode(label: &str, bytes: &[u8]) -> Zeroizing<String> {
    let mut encoder = Encoder::new(label);
    // All memory is allocated at once. If the vector grew, the old memory would keep a part of a secret.
    let size = 40 + 2 * label.len() + bytes.len().div_ceil(BYTES) * (CHARACTERS + 1);
    let mut text = Zeroizing::new(String::with_capacity(size));
    encoder.append(bytes, &mut |line| text.push_str(line));
    encoder.end(&mut |line| text.push_str(line));
    text
}

/// Encodes data that comes in pieces.
///
/// ```
/// use fastgost::text::Encoder;
///
/// let mut encoder = Encoder::new("CMS");
/// let text = [encoder.encode(b"a"), encoder.encode(b"bc"), encoder.finish()].concat();
/// assert_eq!(text, b"-----BEGIN CMS-----\nYWJj\n-----END CMS-----\n");
/// ```
pub struct Encoder {
    label: String,
    begun: bool,
    /// The bytes that do not fill a line yet.
    rest: Zeroizing<Vec<u8>>,
}

/// Does not print the bytes, which may be a secret.
impl core::fmt::Debug for Encoder {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Encoder").field("label", &self.label).finish_non_exhaustive()
    }
}

impl Encoder {
    /// Makes an encoder for text with this label.
    pub fn new(label: &str) -> Self {
        Self { label: label.to_string(), begun: false, rest: Zeroizing::new(Vec::with_capacity(BYTES)) }
    }

    /// Takes the next bytes. Returns the lines that these bytes complete.
    pub fn encode(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut text = Vec::with_capacity((bytes.len() / BYTES + 2) * (CHARACTERS + 1));
        self.append(bytes, &mut |line| text.extend_from_slice(line.as_bytes()));
        text
    }

    /// Returns the last line of data, and the END line.
    pub fn finish(&mut self) -> Vec<u8> {
        let mut text = self.encode(&[]);
        self.end(&mut |line| text.extend_from_slice(line.as_bytes()));
        text
    }

    fn append(&mut self, mut bytes: &[u8], out: &mut dyn FnMut(&str)) {
        if !self.begun {
            self.begun = true;
            out(&begin(&self.label));
            out("\n");
        }
        if !self.rest.is_empty() {
            let (now, later) = bytes.split_at(bytes.len().min(BYTES - self.rest.len()));
            self.rest.extend_from_slice(now);
            bytes = later;
            if self.rest.len() == BYTES {
                line(&self.rest, out);
                self.rest.clear();
            }
        }
        let lines = bytes.chunks_exact(BYTES);
        self.rest.extend_from_slice(lines.remainder());
        lines.for_each(|bytes| line(bytes, out));
    }

    fn end(&mut self, out: &mut dyn FnMut(&str)) {
        if !self.rest.is_empty() {
            line(&self.rest, out);
            self.rest.clear();
        }
        out(&end(&self.label));
        out("\n");
    }
}

fn line(bytes: &[u8], out: &mut dyn FnMut(&str)) {
    let mut characters = Zeroizing::new([0; CHARACTERS]);
    // `characters` has space for a full line.
    out(Base64::encode(bytes, &mut characters[..]).unwrap_or_default());
    out("\n");
}
