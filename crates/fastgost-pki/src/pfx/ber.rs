//! BER to DER: Java, Windows and GnuTLS write indefinite lengths and strings in pieces.
use crate::{Error, Result};
use zeroize::Zeroizing;

/// Elements within elements: more than any real file has.
const DEEPEST: usize = 40;
const FIELD: &str = "the PFX";
const OCTET_STRING: u8 = 0x04;
const CONSTRUCTED: u8 = 0x20;

/// The one element that `data` is, with definite lengths and whole strings.
pub(super) fn to_der(data: &[u8]) -> Result<Zeroizing<Vec<u8>>> {
    let mut out = Zeroizing::new(Vec::with_capacity(data.len()));
    let mut reader = Reader { data, at: 0 };
    reader.element(&mut out, DEEPEST)?;
    match reader.at == data.len() {
        true => Ok(out),
        false => Err(reader.wrong("bytes after the end")),
    }
}

struct Reader<'a> {
    data: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn wrong(&self, problem: &'static str) -> Error {
        Error::at(FIELD, self.at as u64, problem)
    }

    fn byte(&mut self) -> Result<u8> {
        let byte = *self.data.get(self.at).ok_or_else(|| self.wrong("ends within an element"))?;
        self.at += 1;
        Ok(byte)
    }

    /// Copies the next element.
    fn element(&mut self, out: &mut Zeroizing<Vec<u8>>, depth: usize) -> Result<()> {
        let Some(depth) = depth.checked_sub(1) else { return Err(self.wrong("too many elements within elements")) };
        let tag = self.byte()?;
        if tag & 0x1f == 0x1f {
            return Err(self.wrong("a tag above 30, which PKCS #12 does not have"));
        }
        let end = self.length()?;
        if tag & CONSTRUCTED == 0 {
            let end = end.ok_or_else(|| self.wrong("an indefinite length without elements"))?;
            write(out, tag, &self.data[self.at..end]);
            self.at = end;
            return Ok(());
        }
        let mut content = Zeroizing::new(Vec::new());
        while !self.ended(end)? {
            let begin = content.len();
            self.element(&mut content, depth)?;
            if self.at > end.unwrap_or(self.data.len()) {
                return Err(self.wrong("an element ends after the one around it"));
            }
            // The pieces of a string become one.
            if tag == OCTET_STRING | CONSTRUCTED {
                let header = header_size(&content[begin..]).filter(|_| content[begin] == OCTET_STRING);
                let header = header.ok_or_else(|| self.wrong("a string whose pieces are not strings"))?;
                content.drain(begin..begin + header);
            }
        }
        let tag = if tag == OCTET_STRING | CONSTRUCTED { OCTET_STRING } else { tag };
        write(out, tag, &content);
        Ok(())
    }

    /// Where the element ends; none: at its end-of-contents octets.
    fn length(&mut self) -> Result<Option<usize>> {
        let first = self.byte()?;
        let length = match first {
            0x80 => return Ok(None),
            0..0x80 => usize::from(first),
            _ => {
                let mut length = 0_usize;
                for _ in 0..first & 0x7f {
                    let more = length.checked_mul(256).ok_or_else(|| self.wrong("a length beyond the end"))?;
                    length = more | usize::from(self.byte()?);
                }
                length
            }
        };
        match self.at.checked_add(length).filter(|end| *end <= self.data.len()) {
            Some(end) => Ok(Some(end)),
            None => Err(self.wrong("a length beyond the end")),
        }
    }

    fn ended(&mut self, end: Option<usize>) -> Result<bool> {
        match end {
            Some(end) => Ok(self.at >= end),
            None if self.data[self.at..].starts_with(&[0, 0]) => {
                self.at += 2;
                Ok(true)
            }
            None => Ok(false),
        }
    }
}

fn write(out: &mut Vec<u8>, tag: u8, content: &[u8]) {
    out.push(tag);
    match content.len() {
        short @ ..0x80 => out.push(short as u8),
        long => {
            let bytes = long.to_be_bytes();
            let bytes = &bytes[bytes.iter().take_while(|byte| **byte == 0).count()..];
            out.push(0x80 | bytes.len() as u8);
            out.extend_from_slice(bytes);
        }
    }
    out.extend_from_slice(content);
}

/// The size of the header of an element that `write` wrote.
fn header_size(element: &[u8]) -> Option<usize> {
    match *element.get(1)? {
        0..0x80 => Some(2),
        long => Some(2 + usize::from(long & 0x7f)),
    }
}

#[cfg(test)]
mod tests {
    use super::to_der;

    #[test]
    fn ber_becomes_der() {
        let der = |ber: &[u8]| to_der(ber).map(|der| der.to_vec()).map_err(|e| e.to_string());
        // A SEQUENCE of an INTEGER and an OCTET STRING in pieces, one of them in pieces again.
        let ber = b"\x30\x80\x02\x01\x05\x24\x80\x04\x02ab\x24\x05\x04\x03cde\x00\x00\x00\x00";
        assert_eq!(der(ber).expect("BER"), b"\x30\x0a\x02\x01\x05\x04\x05abcde");
        // A length in more bytes than necessary.
        assert_eq!(der(b"\x04\x82\x00\x01x").expect("BER"), b"\x04\x01x");
        let long = [&b"\x04\x82\x01\x00"[..], &[7; 256]].concat();
        assert_eq!(der(&long).expect("DER"), long);
        for cut in 0..ber.len() {
            let error = der(&ber[..cut]).expect_err("it is cut off");
            assert!(error.starts_with("the PFX, at byte "), "{error}");
        }
        for wrong in [
            &b"\x04\x80x\x00\x00"[..],
            b"\x24\x80\x02\x01\x05\x00\x00",
            b"\x30\x03\x04\x02a",
            b"\x30\x03\x04\x02ab",
            b"\x04\x01xy",
            b"\x1f\x01x",
            b"\x04\x89\x01\x00\x00\x00\x00\x00\x00\x00\x00",
        ] {
            assert!(der(wrong).is_err(), "{wrong:x?}");
        }
        assert!(der(&b"\x30\x80".repeat(100_000)).is_err());
    }
}
