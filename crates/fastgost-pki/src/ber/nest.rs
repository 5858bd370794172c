//! Encodes the elements around a content that is written as a stream. The module makes all bytes that come before the
//! content, such as the headers of these elements, and all bytes that come after the content.
use super::{header, tag};
use crate::{Error, Result};

/// One of the elements around the content. A level is inside the next outer level, and the innermost level contains the
/// content.
pub(crate) struct Level {
    /// The tag of the element.
    pub(crate) tag: u32,
    /// The bytes in this element that come before the next inner level, or before the content.
    pub(crate) before: Vec<u8>,
    /// The number of bytes in this element that come after the next inner level, or after the content.
    pub(crate) after: usize,
}

/// The elements around a content. If the length of the content is known, all lengths are definite, and the output is
/// DER.
pub(crate) struct Nest {
    levels: Vec<Level>,
    /// The tag of the content, if the content is a single (primitive) string. If the content is written in pieces, the
    /// tag of the content is the constructed form of `content`.
    content: u32,
    length: Option<u64>,
}

impl Nest {
    /// Makes the elements around a content with this tag and length. `levels` begins with the outermost element.
    pub(crate) fn new(levels: Vec<Level>, content: u32, length: Option<u64>) -> Self {
        Self { levels, content, length }
    }

    /// Returns all bytes that come before the first byte of the content.
    pub(crate) fn open(&self) -> Vec<u8> {
        // The loop goes from the innermost level to the outermost level.
        let mut out = match self.length {
            Some(length) => header(self.content, length),
            None => indefinite(self.content | tag::CONSTRUCTED),
        };
        let mut size = self.length.map(|length| length + out.len() as u64);
        for level in self.levels.iter().rev() {
            let mut outer = match &mut size {
                Some(size) => {
                    let inside = *size + (level.before.len() + level.after) as u64;
                    let header = header(level.tag, inside);
                    *size = inside + header.len() as u64;
                    header
                }
                None => indefinite(level.tag),
            };
            outer.extend(&level.before);
            outer.extend(out);
            out = outer;
        }
        out
    }

    /// Returns the header of a piece of the content. If the length of the content was not known at the beginning, each
    /// piece is a separate string, and needs a header. If the length was known, the result is empty.
    pub(crate) fn piece(&self, length: usize) -> Vec<u8> {
        if self.length.is_some() || length == 0 { Vec::new() } else { header(tag::OCTET_STRING, length as u64) }
    }

    /// Returns all bytes that come after the last byte of the content. `written` is the number of bytes in the content.
    /// `after` has an entry for each level, and begins with the innermost level. The entry has the bytes in this level
    /// that come after the next inner level, or after the content. If a level has no entry, it has no such bytes.
    pub(crate) fn close(&self, written: u64, after: &[&[u8]]) -> Result<Vec<u8>> {
        if let Some(length) = self.length.filter(|length| *length != written) {
            let text = format!("the content has {written} bytes, but {length} were announced; it changed meanwhile");
            return Err(Error::Usage(text.into()));
        }
        let end: &[u8] = if self.length.is_some() { &[] } else { &[0, 0] };
        let mut out = end.to_vec();
        for (i, level) in self.levels.iter().rev().enumerate() {
            let after = after.get(i).copied().unwrap_or_default();
            if after.len() != level.after {
                return Err(Error::Usage("what follows the content has another size than was announced".into()));
            }
            out.extend(after);
            out.extend(end);
        }
        Ok(out)
    }
}

fn indefinite(tag: u32) -> Vec<u8> {
    let mut header = header(tag, 0);
    header.pop();
    header.push(0x80);
    header
}
