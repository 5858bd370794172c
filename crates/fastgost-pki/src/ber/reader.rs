//! A streaming reader of BER. The reader accepts indefinite lengths, strings in pieces, and lengths that are longer
//! than necessary.
use super::{
    tag,
    wiped::{Source, append},
};
use crate::{Error, Result};
use fastgost::keys::element::{self, DEEPEST};
use std::io::Read;
use zeroize::Zeroizing;

/// The largest number of bytes of a part that is read as a whole. Such parts are, for example, certificates, CRLs and
/// signers. Contents are read as streams, so they may be longer.
pub(crate) const LONGEST: u64 = 16 << 20;

/// The header of an element.
#[derive(Clone, Copy)]
struct Header {
    /// The identifier octets, as one big-endian number.
    tag: u32,
    /// The length of the content. It is `None` if end-of-contents octets end the element.
    length: Option<u64>,
    /// The position of the header in the source, counted in bytes.
    at: u64,
    /// The number of bytes in the header, which consists of the identifier octets and the length.
    size: u64,
}

/// What the reader knows about the next element in the innermost open element. In the state `Unknown`, the header of
/// the next element has not been read yet. In the state `Element`, this header has been read. In the state `End`, there
/// is no next element.
#[derive(Clone, Copy)]
enum Next {
    Unknown,
    Element(Header),
    End,
}

/// An element that was entered.
struct Open {
    /// The position of the first byte after the element. If the element has an indefinite length, this is the largest
    /// position at which it may end.
    end: u64,
    /// True if end-of-contents octets end the element.
    indefinite: bool,
}

/// A string that is read piece by piece.
struct Text {
    /// If the string is in pieces, the number of elements that were open when the first piece began. This number
    /// includes the string itself. If the string is primitive, the field is `None`.
    base: Option<usize>,
    /// The number of bytes in the current piece that have not been read yet.
    left: u64,
}

/// An element that was read as a whole, in two forms.
pub(crate) struct Recorded {
    /// The element in DER.
    pub der: Zeroizing<Vec<u8>>,
    /// The element with exactly the bytes that are in the file.
    pub encoded: Vec<u8>,
}

/// The streaming reader of this module. The reader's errors name the field and the position in the source. The data may
/// be secret, so the reader wipes its buffers.
pub(crate) struct Reader<R> {
    source: Source<R>,
    /// The number of bytes that were read so far.
    at: u64,
    open: Vec<Open>,
    next: Next,
    text: Option<Text>,
    /// True if the elements that were read as a whole so far were in DER ([`was_der`](Self::was_der)).
    der: bool,
    /// While [`recorded`](Self::recorded) reads an element, the bytes of this element so far, as they are in the file.
    record: Option<Vec<u8>>,
}

impl<R: Read> Reader<R> {
    pub(crate) fn new(source: R) -> Self {
        let source = Source::new(source);
        Self { source, at: 0, open: Vec::new(), next: Next::Unknown, text: None, der: true, record: None }
    }

    /// Returns the tag of the next element inside the element that was entered last. Returns `None` if there is no next
    /// element there.
    pub(crate) fn peek(&mut self, field: &'static str) -> Result<Option<u32>> {
        Ok(self.peek_header(field)?.map(|header| header.tag))
    }

    /// Enters an element.
    pub(crate) fn enter(&mut self, tag: u32, field: &'static str) -> Result<()> {
        let header = self.expect(tag, field)?;
        self.push(header, field)
    }

    /// Leaves the element that was entered last. Returns an error if some elements in this element have not been read.
    pub(crate) fn leave(&mut self, field: &'static str) -> Result<()> {
        if let Some(header) = self.peek_header(field)? {
            return Err(Error::at(field, header.at, "more elements than the standard has there"));
        }
        self.open.pop();
        self.next = Next::Unknown;
        Ok(())
    }

    /// Returns true if the elements that were read as a whole were in DER: their lengths had the form of DER, and their
    /// strings were in one piece. For each such element, all inner elements are checked. The header of the element
    /// itself is checked only by [`recorded`](Self::recorded).
    pub(crate) fn was_der(&self) -> bool {
        self.der
    }

    /// Reads the next element as a whole, and returns it in DER. The result has definite lengths, and strings in one
    /// piece.
    pub(crate) fn element(&mut self, tag: u32, field: &'static str) -> Result<Zeroizing<Vec<u8>>> {
        self.expect(tag, field)?;
        self.any(field)
    }

    /// Reads the next element, with any tag, and returns the element in DER.
    pub(crate) fn any(&mut self, field: &'static str) -> Result<Zeroizing<Vec<u8>>> {
        let header = self.peek_header(field)?.ok_or_else(|| self.missing(field))?;
        let mut der = Zeroizing::default();
        self.whole(header, field, header.at + LONGEST, &mut der)?;
        // BER allows long or indefinite lengths, and strings in pieces. `whole` has already converted both to DER.
        // Other deviations from DER remain. Object identifiers, integers and bit strings must be in DER in the file,
        // except for some deviations that are allowed in certificates.
        element::check_leniently(&der).map_err(|fault| {
            let same = self.at - header.at == der.len() as u64;
            let at = if same { header.at + fault.at as u64 } else { header.at };
            Error::at(field, at, format!("it has a form that is not allowed; allowed: {}", fault.allowed))
        })?;
        Ok(der)
    }

    /// Reads the next element as a whole. Returns the element in DER, and the element's bytes in the file. Returns
    /// `None` at the end of the open element.
    pub(crate) fn recorded(&mut self, field: &'static str) -> Result<Option<Recorded>> {
        // At this point, the header of the next element must not have been read yet. Otherwise the record would lack
        // the header. Only in the state `Next::Element`, the header has already been read.
        debug_assert!(matches!(self.next, Next::Unknown | Next::End));
        self.record = Some(Vec::new());
        let der = match self.peek_header(field)? {
            Some(_) => Some(self.any(field)?),
            None => None,
        };
        let record = self.record.take().unwrap_or_default();
        if let Some(der) = &der {
            self.der &= der[..] == record;
        }
        Ok(der.map(|der| Recorded { der, encoded: record }))
    }

    /// Begins to read a string. `tag` is the tag that the string has if it is primitive. The string may also be
    /// constructed from pieces.
    pub(crate) fn open_string(&mut self, tag: u32, field: &'static str) -> Result<()> {
        let header = self.peek_header(field)?.ok_or_else(|| self.missing(field))?;
        match (header.tag, header.length) {
            (given, Some(left)) if given == tag => {
                self.next = Next::Unknown;
                self.text = Some(Text { base: None, left });
            }
            (given, _) if given == tag | tag::CONSTRUCTED => {
                self.push(header, field)?;
                self.text = Some(Text { base: Some(self.open.len()), left: 0 });
            }
            _ => return Err(unexpected(field, header, tag)),
        }
        Ok(())
    }

    /// Reads the next bytes of the string into `out`. Returns how many bytes were read. The result 0 means the end of
    /// the string.
    pub(crate) fn read_string(&mut self, field: &'static str, out: &mut [u8]) -> Result<usize> {
        let Some(mut text) = self.text.take() else { return Ok(0) };
        if out.is_empty() {
            self.text = Some(text);
            return Ok(0);
        }
        let mut done = 0;
        // One call reads several pieces, because some programs write pieces of only a few bytes.
        while done < out.len() {
            if text.left > 0 {
                let most = usize::try_from(text.left).unwrap_or(usize::MAX).min(out.len() - done);
                self.fill(field, &mut out[done..done + most])?;
                (text.left, done) = (text.left - most as u64, done + most);
                continue;
            }
            let Some(base) = text.base else { break };
            match self.peek_header(field)? {
                None => {
                    self.leave(field)?;
                    if self.open.len() < base {
                        return Ok(done);
                    }
                }
                Some(Header { tag: tag::OCTET_STRING, length: Some(left), .. }) => {
                    (self.next, text.left) = (Next::Unknown, left);
                }
                Some(header) if header.tag == tag::OCTET_STRING | tag::CONSTRUCTED => self.push(header, field)?,
                Some(header) => return Err(unexpected(field, header, tag::OCTET_STRING)),
            }
        }
        if text.left > 0 || text.base.is_some() {
            self.text = Some(text);
        }
        Ok(done)
    }

    /// Checks that the file ends after the outermost element.
    pub(crate) fn end(&mut self, field: &'static str) -> Result<()> {
        match self.read_byte() {
            Ok(None) => Ok(()),
            Ok(Some(_)) => Err(Error::at(field, self.at - 1, "bytes after the end; allowed: none")),
            Err(e) => Err(e),
        }
    }

    fn push(&mut self, header: Header, field: &'static str) -> Result<()> {
        if self.open.len() >= DEEPEST {
            return Err(Error::at(field, header.at, format!("elements nested deeper than {DEEPEST}")));
        }
        let end = header.length.map_or_else(|| self.limit(), |length| self.at + length);
        self.open.push(Open { end, indefinite: header.length.is_none() });
        self.next = Next::Unknown;
        Ok(())
    }

    /// Reads the header of the next element, and checks that the element has the tag `tag`. The element is not entered,
    /// and stays the next element.
    fn expect(&mut self, tag: u32, field: &'static str) -> Result<Header> {
        match self.peek_header(field)? {
            Some(header) if header.tag == tag => Ok(header),
            Some(header) => Err(unexpected(field, header, tag)),
            None => Err(self.missing(field)),
        }
    }

    fn missing(&self, field: &'static str) -> Error {
        Error::at(field, self.at, "it is missing")
    }

    /// Returns the largest position at which the innermost open element may end.
    fn limit(&self) -> u64 {
        self.open.last().map_or(u64::MAX, |open| open.end)
    }

    fn peek_header(&mut self, field: &'static str) -> Result<Option<Header>> {
        match self.next {
            Next::Element(header) => return Ok(Some(header)),
            Next::End => return Ok(None),
            Next::Unknown => {}
        }
        let indefinite = self.open.last().is_some_and(|open| open.indefinite);
        if !indefinite && self.at >= self.limit() {
            self.next = Next::End;
            return Ok(None);
        }
        let header = self.read_header(field)?;
        self.next = if header.tag == 0 {
            if !indefinite || header.length != Some(0) {
                return Err(Error::at(field, header.at, "end-of-contents octets where there is nothing to end"));
            }
            Next::End
        } else {
            Next::Element(header)
        };
        Ok(if let Next::Element(header) = self.next { Some(header) } else { None })
    }

    fn read_header(&mut self, field: &'static str) -> Result<Header> {
        let at = self.at;
        let mut tag = u32::from(self.byte(field)?);
        if tag & 0x1f == 0x1f {
            loop {
                let byte = self.byte(field)?;
                if tag > 0x00ff_ffff {
                    return Err(Error::at(field, at, "the tag has a number of more than 21 bits"));
                }
                tag = tag << 8 | u32::from(byte);
                if byte & 0x80 == 0 {
                    break;
                }
            }
        }
        let constructed = tag.to_be_bytes().into_iter().find(|byte| *byte != 0).unwrap_or(0) & 0x20 != 0;
        let length = match self.byte(field)? {
            0x80 if constructed => None,
            0x80 => return Err(Error::at(field, at, "an indefinite length, which only constructed elements may have")),
            0xff => return Err(Error::at(field, at, "a length that begins with 255, which X.690 reserves")),
            short if short < 0x80 => Some(u64::from(short)),
            long => {
                let mut length = 0_u64;
                for _ in 0..long & 0x7f {
                    let byte = self.byte(field)?;
                    if length >> 55 != 0 {
                        return Err(Error::at(field, at, "a length of more than 2^63 bytes"));
                    }
                    length = length << 8 | u64::from(byte);
                }
                Some(length)
            }
        };
        if let Some(length) = length {
            let end = self.at.checked_add(length).filter(|end| *end <= self.limit());
            if end.is_none() {
                let left = self.limit().saturating_sub(self.at);
                let problem = format!("it claims {length} bytes, and {left} are left in the element around it");
                return Err(Error::at(field, at, problem));
            }
        }
        Ok(Header { tag, length, at, size: self.at - at })
    }

    /// Reads the element of `header` as a whole, and appends it to `der` in DER. `most` is the largest position at
    /// which the element may end. Returns true if the header of the element was in DER.
    fn whole(&mut self, header: Header, field: &'static str, most: u64, der: &mut Zeroizing<Vec<u8>>) -> Result<bool> {
        if header.length.map_or(header.at, |length| self.at + length) > most {
            return Err(Error::at(field, header.at, format!("what it is in is longer than {LONGEST} bytes")));
        }
        let first = header.tag.to_be_bytes().into_iter().find(|byte| *byte != 0).unwrap_or(0);
        let mut content = Zeroizing::default();
        let mut written = header.tag;
        if first & 0x20 == 0 {
            self.next = Next::Unknown;
            self.append(field, header.length.unwrap_or(0), &mut content)?;
        } else {
            self.push(header, field)?;
            // A constructed element with the tag of a string type is a string in pieces. An implicit tag does not show
            // the type, so an element with such a tag is not treated as a string.
            let pieces = matches!(header.tag, 0x24 | 0x2c | 0x32..=0x34 | 0x36 | 0x39..=0x3c | 0x3e);
            while let Some(inner) = self.peek_header(field)? {
                // The pieces have the tag of the whole string, or the tag OCTET STRING.
                if pieces
                    && ![header.tag & !tag::CONSTRUCTED, tag::OCTET_STRING].contains(&(inner.tag & !tag::CONSTRUCTED))
                {
                    return Err(unexpected(field, inner, header.tag & !tag::CONSTRUCTED));
                }
                let before = content.len();
                self.der &= self.whole(inner, field, most, &mut content)?;
                if pieces {
                    let size = content.len() - before;
                    let body = size - header_size(&content[before..]);
                    content.drain(before..before + size - body);
                }
            }
            self.leave(field)?;
            if pieces {
                written &= !tag::CONSTRUCTED;
            }
        }
        let own = super::header(written, content.len() as u64);
        append(der, &own);
        append(der, &content);
        Ok(header.length.is_some() && header.tag == written && header.size == own.len() as u64)
    }

    /// Appends the next `length` bytes to `to`. The buffer grows only as bytes arrive from the source, because the
    /// length in the header may be false.
    fn append(&mut self, field: &'static str, mut length: u64, to: &mut Zeroizing<Vec<u8>>) -> Result<()> {
        while length > 0 {
            let part = self.source.buffered()?;
            if part.is_empty() {
                return Err(self.cut_off(field));
            }
            let n = part.len().min(usize::try_from(length).unwrap_or(usize::MAX));
            append(to, &part[..n]);
            if let Some(record) = &mut self.record {
                record.extend(&part[..n]);
            }
            self.source.consume(n);
            (self.at, length) = (self.at + n as u64, length - n as u64);
        }
        Ok(())
    }

    fn fill(&mut self, field: &'static str, out: &mut [u8]) -> Result<()> {
        let mut done = 0;
        while done < out.len() {
            match self.source.read(&mut out[done..])? {
                0 => return Err(self.cut_off(field)),
                n => (self.at, done) = (self.at + n as u64, done + n),
            }
        }
        Ok(())
    }

    fn cut_off(&self, field: &'static str) -> Error {
        Error::at(field, self.at, "the file ends before its elements do: it was cut off")
    }

    fn byte(&mut self, field: &'static str) -> Result<u8> {
        if self.at >= self.limit() {
            return Err(Error::at(field, self.at, "the element that this is in ends within a tag or length"));
        }
        self.read_byte()?.ok_or_else(|| self.cut_off(field))
    }

    fn read_byte(&mut self) -> Result<Option<u8>> {
        let byte = self.source.buffered()?.first().copied();
        if let Some(byte) = byte {
            self.source.consume(1);
            self.at += 1;
            self.record.iter_mut().for_each(|record| record.push(byte));
        }
        Ok(byte)
    }
}

/// Converts these bytes, which are one element, to DER. Files from Java, Windows and GnuTLS need this conversion,
/// because these programs write indefinite lengths and strings in pieces.
pub(crate) fn to_der(bytes: &[u8], tag: u32, field: &'static str) -> Result<Zeroizing<Vec<u8>>> {
    let mut reader = Reader::new(bytes);
    let der = reader.element(tag, field)?;
    reader.end(field)?;
    Ok(der)
}

/// Returns the number of bytes in the header of a DER element.
fn header_size(der: &[u8]) -> usize {
    let tag = match der {
        [first, rest @ ..] if first & 0x1f == 0x1f => 2 + rest.iter().take_while(|byte| *byte & 0x80 != 0).count(),
        _ => 1,
    };
    match der.get(tag) {
        Some(long) if long & 0x80 != 0 => tag + 1 + usize::from(long & 0x7f),
        _ => tag + 1,
    }
}

fn unexpected(field: &'static str, header: Header, tag: u32) -> Error {
    let problem = format!("the tag is {:#04x}; allowed: {tag:#04x}", header.tag);
    Error::at(field, header.at, problem)
}

#[cfg(test)]
mod tests;
