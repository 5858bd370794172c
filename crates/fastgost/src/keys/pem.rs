//! Reads files in PEM (RFC 7468), possibly among other text, or in DER alone.
use crate::error::{Error, Result};
use alloc::vec::Vec;
use core::iter;
use der::{Decode, Tag, Tagged, asn1::AnyRef, pem};
use zeroize::Zeroizing;

/// One of the documents in a file: a key, a certificate or anything else.
#[derive(Clone)]
#[non_exhaustive]
pub struct Document<'a> {
    /// Its label, such as `PUBLIC KEY`; `None` if the file is DER.
    pub label: Option<&'a str>,
    /// The number of its first line, counted from 1.
    pub line: usize,
    /// The content: DER, if the label is right.
    pub der: Zeroizing<Vec<u8>>,
}

/// Omits the content, which may be a private key.
impl core::fmt::Debug for Document<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Document").field("label", &self.label).field("line", &self.line).finish_non_exhaustive()
    }
}

/// All documents of a file, in order: the PEM blocks of a text, whatever other text surrounds them, or the single
/// document of a file in DER. Lines that begin with `#` are comments, even if they contain what would be a document.
/// Nothing that begins or ends like a document is skipped silently: a document that cannot be read gives an
/// [`Error::Pem`] with its line in its place, and the documents after it follow. A file that is neither DER nor text,
/// such as DER followed by PEM, or text in UTF-16, gives that error alone.
///
/// ```
/// use fastgost::{curve::Curve, keys::{self, EncodePublicKey, LineEnding, PublicKey}, sign::SigningKey};
///
/// # #[cfg(feature = "std")] {
/// let curve = Curve::from_name("256-a")?;
/// let alice = SigningKey::generate(curve)?.verifying_key().to_public_key_pem(LineEnding::LF)?;
/// let bob = SigningKey::generate(curve)?.verifying_key().to_public_key_pem(LineEnding::LF)?;
/// let file = format!("# Alice\n{alice}# Bob\n{bob}");
/// let mut keys = Vec::new();
/// for document in keys::documents(file.as_bytes()) {
///     keys.push(PublicKey::read(&document?.der)?);
/// }
/// assert_eq!(keys.len(), 2);
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn documents(data: &[u8]) -> impl Iterator<Item = Result<Document<'_>>> {
    // Text contains no NUL, but all DER that belongs here does, and so does UTF-16.
    let alone = match data.iter().position(|b| *b == 0) {
        _ if is_der(data) => Some(Ok(Document { label: None, line: 1, der: Zeroizing::new(data.to_vec()) })),
        Some(at) => Some(Err(Error::Pem { line: line_at(data, at), allowed: NO_TEXT })),
        None => None,
    };
    let blocks = if alone.is_some() { None } else { Some(blocks(data)) };
    alone.into_iter().chain(blocks.into_iter().flatten().map(Block::document))
}

/// The DER in `data`: that of the first PEM block with one of these labels, or `data` itself if it is DER. Also returns
/// the label's index.
pub(super) fn der(data: &[u8], labels: &[&str], allowed: &'static str) -> Result<(Option<usize>, Zeroizing<Vec<u8>>)> {
    if is_der(data) {
        return Ok((None, Zeroizing::new(data.to_vec())));
    }
    for block in blocks(data) {
        if let Some(number) = labels.iter().position(|label| Some(*label) == block.label) {
            return Ok((Some(number), block.decode()?));
        }
    }
    Err(Error::Encoding { what: "the file", allowed })
}

fn is_der(data: &[u8]) -> bool {
    AnyRef::from_der(data).is_ok_and(|any| any.tag() == Tag::Sequence)
}

/// The text from a BEGIN line to its END line.
struct Block<'a> {
    /// `None` if the first line looks like a boundary but is not a valid one.
    label: Option<&'a str>,
    /// The number of its first line.
    line: usize,
    text: &'a [u8],
    /// If the block is malformed, what would be allowed.
    wrong: Option<&'static str>,
}

impl<'a> Block<'a> {
    fn document(self) -> Result<Document<'a>> {
        Ok(Document { label: self.label, line: self.line, der: self.decode()? })
    }

    fn decode(&self) -> Result<Zeroizing<Vec<u8>>> {
        let wrong = |allowed| Error::Pem { line: self.line, allowed };
        match self.wrong {
            Some(allowed) => Err(wrong(allowed)),
            None => pem::decode_vec(self.text)
                .map(|(_, der)| Zeroizing::new(der))
                .map_err(|_| wrong("lines of base64 as in RFC 7468, no header lines")),
        }
    }
}

const NO_TEXT: &str = "one document in DER, or UTF-8 text without NUL that has any number of them in PEM";
const BOUNDARIES: &str = "`-----BEGIN label-----` on its own line and a matching END line (RFC 7468)";
const NO_END: &str = "a block closed by an END line with the same label (RFC 7468)";

fn blocks(data: &[u8]) -> impl Iterator<Item = Block<'_>> {
    let mut lines =
        Lines { data, at: data.len() - data.strip_prefix(b"\xef\xbb\xbf").unwrap_or(data).len(), number: 0 };
    // A BEGIN line that ended the block before it: where it begins, and where its line ends.
    let mut begun = None;
    iter::from_fn(move || {
        let (begin, end) = match begun.take() {
            Some(begun) => begun,
            None => loop {
                let (at, line) = lines.next()?;
                if line.trim_ascii_start().starts_with(b"#") {
                    continue;
                }
                if let Some(begin) = find(line, BEGIN) {
                    break (at + begin, at + line.len());
                }
                if line.trim_ascii_start().starts_with(END) {
                    return Some(Block { label: None, line: lines.number, text: line, wrong: Some(BOUNDARIES) });
                }
            },
        };
        let number = lines.number;
        let block = |text, label, wrong| Some(Block { label, line: number, text, wrong });
        let Some(label) = label(&data[begin..end], BEGIN) else {
            return block(&data[begin..end], None, Some(BOUNDARIES));
        };
        while let Some((at, line)) = lines.next() {
            if let Some(next) = find(line, BEGIN) {
                begun = Some((at + next, at + line.len()));
                return block(&data[begin..at], Some(label), Some(NO_END));
            }
            if line.trim_ascii_start().starts_with(END) {
                let text = data[begin..at + line.len()].trim_ascii_end();
                let same = self::label(line.trim_ascii_start(), END) == Some(label);
                return block(text, Some(label), if same { None } else { Some(NO_END) });
            }
        }
        block(&data[begin..], Some(label), Some(NO_END))
    })
}

const BEGIN: &[u8] = b"-----BEGIN ";
const END: &[u8] = b"-----END ";

/// The label of a boundary, which must fill its line.
fn label<'a>(boundary: &'a [u8], kind: &[u8]) -> Option<&'a str> {
    let label = boundary.trim_ascii_end().strip_prefix(kind)?.strip_suffix(b"-----")?;
    str::from_utf8(label).ok().filter(|label| !label.contains("-----"))
}

/// Lines and their offsets, without line endings of any kind.
struct Lines<'a> {
    data: &'a [u8],
    at: usize,
    /// The number of the last line read, counted from 1.
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<(usize, &'a [u8])> {
        let rest = self.data.get(self.at..).filter(|rest| !rest.is_empty())?;
        let line = rest.iter().position(|b| matches!(b, b'\r' | b'\n')).map_or(rest, |end| &rest[..end]);
        let end = match &rest[line.len()..] {
            [b'\r', b'\n', ..] => 2,
            [_, ..] => 1,
            [] => 0,
        };
        let at = self.at;
        self.at += line.len() + end;
        self.number += 1;
        Some((at, line))
    }
}

/// The number of the line that contains this offset.
fn line_at(data: &[u8], place: usize) -> usize {
    let mut lines = Lines { data, at: 0, number: 0 };
    while lines.at <= place && lines.next().is_some() {}
    lines.number
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|w| w == what)
}
