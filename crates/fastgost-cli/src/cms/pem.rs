//! CMS in files: DER or BER, or text as others write it. Any PEM label with CMS in it, lines of any length, or Base64
//! alone.
use crate::{failure::Result, io::Input};
use base64ct::{Base64, Encoding};
use std::io::{self, Cursor, Read};

/// A stream of bytes, whatever they come from.
pub type Bytes = Box<dyn Read + Send>;

/// The bytes of the file: those of the text, if it is one.
pub fn bytes(mut input: Input) -> Result<Bytes> {
    let mut begin = Vec::new();
    input.fill(&mut begin, 1)?;
    // A SEQUENCE, which is no digit that the Base64 of one begins with.
    let binary = begin.first().is_none_or(|first| *first == 0x30);
    let all = Cursor::new(begin).chain(input);
    Ok(if binary { Box::new(all) } else { Box::new(Text::new(all)) })
}

/// Decodes text.
struct Text<R> {
    inner: R,
    begun: bool,
    ended: bool,
    /// Characters that are not decoded yet.
    characters: Vec<u8>,
    decoded: Vec<u8>,
    taken: usize,
}

const END: &[u8] = b"-----END ";

/// Characters that are read at a time.
const PART: usize = 64 << 10;

impl<R: Read> Text<R> {
    fn new(inner: R) -> Self {
        Self { inner, begun: false, ended: false, characters: Vec::new(), decoded: Vec::new(), taken: 0 }
    }

    fn decode(&mut self) -> io::Result<()> {
        let mut text = std::mem::take(&mut self.characters);
        let before = text.len();
        (&mut self.inner).take(PART as u64).read_to_end(&mut text)?;
        self.ended = text.len() == before;
        let mut from = 0;
        if !std::mem::replace(&mut self.begun, true) {
            // Whatever stands before it is not part of it.
            if let Some(at) = find(&text, b"-----BEGIN ") {
                from = line_end(&text, at).ok_or_else(|| damaged("the BEGIN line has no end"))?;
                let label = &text[at + 11..from];
                if find(label, b"CMS-----").is_none() && find(label, b"PKCS7-----").is_none() {
                    return Err(damaged("the text is something else; allowed in PEM: CMS, PKCS7"));
                }
            }
        }
        let end = find(&text[from..], END).map(|at| from + at);
        // A line that may be the beginning of the last one.
        let line = text[from..].iter().rposition(|byte| *byte == b'\n').map_or(from, |at| from + at + 1);
        let keep = if !self.ended && END.starts_with(&text[line..]) { text.len() - line } else { 0 };
        let to = end.unwrap_or(text.len() - keep);
        let mut digits: Vec<u8> = text[from..to].iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect();
        self.ended |= end.is_some();
        let whole = if self.ended { digits.len() } else { digits.len() / 4 * 4 };
        self.decoded = Base64::decode_vec(str::from_utf8(&digits[..whole]).unwrap_or("*"))
            .map_err(|_| damaged("it is neither DER, nor text of Base64 as in PEM"))?;
        self.taken = 0;
        self.characters = digits.split_off(whole);
        self.characters.extend(&text[to..text.len().min(to + keep)]);
        Ok(())
    }
}

fn damaged(message: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, message)
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}

fn line_end(text: &[u8], from: usize) -> Option<usize> {
    text[from..].iter().position(|byte| *byte == b'\n').map(|at| from + at + 1)
}

impl<R: Read> Read for Text<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        while self.taken == self.decoded.len() && !out.is_empty() {
            if self.ended {
                return Ok(0);
            }
            self.decode()?;
        }
        let n = out.len().min(self.decoded.len() - self.taken);
        out[..n].copy_from_slice(&self.decoded[self.taken..][..n]);
        self.taken += n;
        Ok(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decode(text: &[u8]) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        Text::new(text).read_to_end(&mut bytes).map(|_| bytes)
    }

    /// The last line in two of the parts that are read.
    #[test]
    fn the_end_between_parts() {
        const BEGIN: &[u8] = b"-----BEGIN CMS-----\n";
        for before in 0..12 {
            // Digits in lines of one to four, so that they end wherever they have to.
            let size = PART - BEGIN.len() - before;
            let line = |at: usize| if (size - at).is_multiple_of(5) { &b"AAAA\n"[..] } else { &b"\n"[..] };
            let mut digits = Vec::new();
            while digits.len() < size {
                digits.extend(line(digits.len()));
            }
            let text = [BEGIN, &digits, b"-----END CMS-----\n"].concat();
            let expected = digits.iter().filter(|byte| **byte == b'A').count() / 4 * 3;
            assert_eq!(decode(&text).expect("PEM"), vec![0; expected], "{before}");
        }
    }

    #[test]
    fn texts() {
        let data: Vec<u8> = (0..200_000_u32).map(|i| (i ^ i >> 7) as u8).collect();
        for size in [1, 2, 3, 47, 48, 49, 150, 49_000, 49_152, 200_000] {
            let data = &data[..size];
            let base64 = Base64::encode_string(data);
            for width in [64, 76, 4, 1 << 20] {
                let lines: Vec<_> = base64.as_bytes().chunks(width).collect();
                let text = [lines.join(&b'\n'), b"\n".to_vec()].concat();
                for label in ["CMS", "PKCS7"] {
                    let begin = format!("-----BEGIN {label}-----\r\n");
                    let end = format!("-----END {label}-----\n trailing");
                    assert_eq!(decode(&[begin.as_bytes(), &text, end.as_bytes()].concat()).expect("PEM"), data);
                }
                assert_eq!(decode(&text).expect("Base64"), data, "{size} {width}");
            }
        }
        for wrong in
            [&b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"[..], b"AAAA*", b"AAAAA", b"hello, \xff"]
        {
            assert!(decode(wrong).is_err());
        }
    }
}
