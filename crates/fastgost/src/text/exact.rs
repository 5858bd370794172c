//! Reads armor (the text form of sealed files and signatures) in exactly the form that docs/format.md defines. For each
//! content, only one text is accepted.
use super::encode::{BYTES, CHARACTERS, begin, end};
use alloc::vec::Vec;
use base64ct::{Base64, Encoding};
use core::fmt;

/// The reason why armor cannot be decoded. The error prints the mistake, its place, and the allowed form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged {
    label: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The first line is not the BEGIN line with the right label.
    Other,
    /// The line with this number is not a line of data.
    Line(u64),
    /// The line with this number comes after the last line of data.
    AfterData(u64),
    Cut,
    Trailing,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = end(self.label);
        match self.kind {
            Kind::Other => write!(f, "armored as something else; allowed: {}", begin(self.label)),
            Kind::Line(line) => write!(
                f,
                "line {line} of the armor is damaged; allowed: 64 characters of Base64, fewer in the last line with data"
            ),
            Kind::AfterData(line) => write!(f, "line {line} of the armor follows its last data; allowed: {end}"),
            Kind::Cut => write!(f, "the armor was cut off; its last line is {end}"),
            Kind::Trailing => write!(f, "something follows the armor's last line, {end}"),
        }
    }
}

impl core::error::Error for Damaged {}

/// The kind of line that comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Begin,
    /// The first line of data.
    First,
    Data,
    End,
    /// The text after the END line. Only white space is allowed there.
    After,
}

/// A decoder of armor. The decoder gets the text in pieces.
pub(super) struct Exact {
    label: &'static str,
    part: Part,
    /// The number of complete lines so far.
    lines: u64,
    /// The beginning of a line that is not complete yet.
    line: Vec<u8>,
}

/// The length of the longest line, including its line end.
const LONGEST: usize = CHARACTERS + 2;

impl Exact {
    pub(super) fn new(label: &'static str) -> Self {
        Self { label, part: Part::Begin, lines: 0, line: Vec::with_capacity(LONGEST) }
    }

    /// Takes the next piece of the text, and decodes the lines that this piece completes. If a line is damaged, `out`
    /// gets the bytes before the damaged line.
    pub(super) fn push(&mut self, mut text: &[u8], out: &mut Vec<u8>) -> Result<(), Damaged> {
        while !text.is_empty() {
            if self.part == Part::After {
                let white = text.iter().all(u8::is_ascii_whitespace);
                return if white { Ok(()) } else { Err(self.damaged(Kind::Trailing)) };
            }
            let room = LONGEST + 1 - self.line.len();
            match text.iter().take(room).position(|byte| *byte == b'\n') {
                Some(end) => {
                    let (line, rest) = (&text[..end], &text[end + 1..]);
                    match self.line.is_empty() {
                        true => self.decode(line, out)?,
                        false => {
                            self.line.extend_from_slice(line);
                            self.decode_kept(out)?;
                        }
                    }
                    text = rest;
                }
                None if text.len() >= room => return Err(self.wrong_line()),
                None => {
                    self.line.extend_from_slice(text);
                    text = &[];
                }
            }
        }
        Ok(())
    }

    /// Decodes the end of the text.
    pub(super) fn finish(&mut self, out: &mut Vec<u8>) -> Result<(), Damaged> {
        if !self.line.is_empty() {
            self.decode_kept(out)?;
        }
        if self.part == Part::After { Ok(()) } else { Err(self.damaged(Kind::Cut)) }
    }

    fn decode_kept(&mut self, out: &mut Vec<u8>) -> Result<(), Damaged> {
        let mut line = core::mem::take(&mut self.line);
        let decoded = self.decode(&line, out);
        line.clear();
        self.line = line;
        decoded
    }

    fn decode(&mut self, line: &[u8], out: &mut Vec<u8>) -> Result<(), Damaged> {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        self.part = match self.part {
            Part::Begin if line == begin(self.label).as_bytes() => Part::First,
            Part::Data | Part::End if line.starts_with(b"-") && line == end(self.label).as_bytes() => Part::After,
            Part::First | Part::Data if (1..=CHARACTERS).contains(&line.len()) => {
                let mut bytes = [0; BYTES];
                let bytes = Base64::decode(line, &mut bytes).map_err(|_| self.wrong_line())?;
                out.extend_from_slice(bytes);
                if bytes.len() == BYTES { Part::Data } else { Part::End }
            }
            _ => return Err(self.wrong_line()),
        };
        self.lines += 1;
        Ok(())
    }

    fn wrong_line(&self) -> Damaged {
        self.damaged(match self.part {
            Part::Begin => Kind::Other,
            Part::End => Kind::AfterData(self.lines + 1),
            _ => Kind::Line(self.lines + 1),
        })
    }

    fn damaged(&self, kind: Kind) -> Damaged {
        Damaged { label: self.label, kind }
    }
}

/// Returns the bytes in armor that has this label. The armor must be exactly as [`encode`](super::encode()) writes it.
/// But lines may end with CR LF, and white space may follow the last line.
///
/// ```
/// use fastgost::text::{self, SIGNATURE};
///
/// let armor = text::encode(SIGNATURE, b"abc");
/// assert_eq!(text::unarmor(armor.as_bytes(), SIGNATURE)?, b"abc");
/// let e = text::unarmor(armor[..armor.len() - 9].as_bytes(), SIGNATURE).unwrap_err();
/// assert_eq!(e.to_string(), "line 3 of the armor follows its last data; allowed: -----END FASTGOST SIGNATURE-----");
/// # Ok::<(), text::Damaged>(())
/// ```
///
/// # Errors
/// [`Damaged`] if the text does not have this form.
pub fn unarmor(text: &[u8], label: &'static str) -> Result<Vec<u8>, Damaged> {
    let (mut exact, mut bytes) = (Exact::new(label), Vec::with_capacity(text.len() / 65 * 48));
    exact.push(text, &mut bytes)?;
    exact.finish(&mut bytes)?;
    Ok(bytes)
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use super::super::{Encoder, Policy, Reader, SEALED_FILE, SIGNATURE, encode as text_of, unarmor};
    use std::{
        format,
        io::{self, Read},
        string::{String, ToString},
        vec::Vec,
    };

    /// The number of characters that a reader takes from its source at a time.
    const TEXT: usize = 64 << 10;

    fn encode(label: &str, bytes: &[u8]) -> Vec<u8> {
        text_of(label, bytes).as_bytes().to_vec()
    }

    /// Decodes a text in three ways: in memory, from a stream, and byte by byte. The results must be equal.
    fn decode(text: &[u8]) -> Result<Vec<u8>, (Vec<u8>, String)> {
        let streamed = decode_stream(text);
        let without_the_bytes = streamed.clone().map_err(|(_, message)| message);
        assert_eq!(unarmor(text, SEALED_FILE).map_err(|e| e.to_string()), without_the_bytes);
        if text.len() < 1000 {
            let (mut exact, mut bytes) = (super::Exact::new(SEALED_FILE), Vec::new());
            let decoded = text.chunks(1).try_for_each(|byte| exact.push(byte, &mut bytes));
            let decoded = decoded.and_then(|()| exact.finish(&mut bytes));
            let single = decoded.map(|()| bytes.clone()).map_err(|e| (bytes, e.to_string()));
            assert_eq!(single, streamed);
        }
        streamed
    }

    fn decode_stream(text: &[u8]) -> Result<Vec<u8>, (Vec<u8>, String)> {
        let mut bytes = Vec::new();
        let mut decoder = Reader::new(text, Policy::Exact(SEALED_FILE));
        match decoder.read_to_end(&mut bytes) {
            Ok(_) => Ok(bytes),
            Err(e) => {
                // After an error, the next call returns an error too.
                assert!(decoder.read(&mut [0]).is_err());
                Err((bytes, e.to_string()))
            }
        }
    }

    fn data(n: usize) -> Vec<u8> {
        (0..n).map(|i| ((i % 251).pow(2) + 7 * (i % 251)) as u8).collect()
    }

    #[test]
    fn there_and_back() {
        for n in (1..300).chain([TEXT / 65 * 48 - 1, TEXT / 65 * 48, 100_000]) {
            let bytes = data(n);
            let text = encode(SEALED_FILE, &bytes);
            assert_eq!(decode(&text), Ok(bytes.clone()), "{n}");
            // The encoded text does not depend on how the data is split.
            let mut encoder = Encoder::new(SEALED_FILE);
            let mut parts: Vec<_> = bytes.chunks(1 + n % 61).flat_map(|part| encoder.encode(part)).collect();
            parts.extend(encoder.finish());
            assert_eq!(parts, text, "{n}");
            // Another system, a mail program or an editor may change the text to these forms.
            let text = String::from_utf8(text).expect("text");
            assert!(text.lines().all(|line| line.len() <= 64));
            for text in [text.replace('\n', "\r\n"), text.trim_end().to_string(), text + "\n \t\r\n"] {
                assert_eq!(decode(text.as_bytes()), Ok(bytes.clone()), "{n}");
            }
        }
        let text = encode(SIGNATURE, b"abc");
        assert_eq!(text, b"-----BEGIN FASTGOST SIGNATURE-----\nYWJj\n-----END FASTGOST SIGNATURE-----\n");
    }

    /// Checks that each content has only one text that is accepted. In any other text, the decoder must reject the
    /// first wrong line. The decoder may return only the bytes of the correct lines before it.
    #[test]
    fn what_is_changed() {
        for n in [1, 46, 47, 48, 49, 95, 96, 200] {
            let bytes = data(n);
            let text = encode(SEALED_FILE, &bytes);
            for at in 0..text.len() {
                for other in [b'A', b'=', b' ', b'\n', b'\r', b'-', 0, 0xff, text[at] ^ 1, text[at] ^ 32] {
                    let mut changed = text.clone();
                    changed[at] = other;
                    match decode(&changed) {
                        // The changed text may be the correct encoding of other bytes. (White space at the end is left
                        // out of the comparison.)
                        Ok(other) => {
                            let same = encode(SEALED_FILE, &other) == changed;
                            assert!(same || at + 1 == text.len() && other == bytes, "{n} {at}");
                        }
                        Err((before, _)) => assert!(bytes.starts_with(&before), "{n} {at}"),
                    }
                }
                // First, the text is cut off at position `at`. Then characters are inserted at this position.
                if at + 1 < text.len() {
                    assert!(decode(&text[..at]).is_err(), "{n} {at}");
                }
                // (Four letters are not inserted, since four more letters may make the text of another content.)
                for more in [&b"A"[..], b"AA", b"\n", b"\r", b" ", b"=", b"==", b"===="] {
                    let changed = [&text[..at], more, &text[at..]].concat();
                    // A line may end with CR LF, and empty lines may follow the last line.
                    let same = more == b"\r" && text[at] == b'\n' || more == b"\n" && at + 1 == text.len();
                    assert_eq!(decode(&changed).is_ok(), same, "{n} {at} {more:?}");
                }
            }
        }
    }

    /// Tests sources that fail, and then continue or end. The data that the source gave before its failure must not be
    /// lost. If the text has a mistake, the error must be the same as from a source that does not fail.
    #[test]
    fn after_an_error_of_the_source() {
        struct Fails<'a>(&'a [u8], bool);
        impl Read for Fails<'_> {
            fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
                if self.0.is_empty() && !std::mem::replace(&mut self.1, true) {
                    return Err(io::ErrorKind::WouldBlock.into());
                }
                self.0.read(out)
            }
        }
        let text = encode(SEALED_FILE, &data(500));
        let long = [&text[..37 + 65], &[b'A'; 200]].concat();
        for text in [&text[..], &text[..300], &long] {
            let (mut decoder, mut bytes) = (Reader::new(Fails(text, false), Policy::Exact(SEALED_FILE)), Vec::new());
            let failed = decoder.read_to_end(&mut bytes).expect_err("it fails once");
            // The long line is reported before the error of the source.
            assert!(failed.kind() == io::ErrorKind::WouldBlock || text == long);
            let result = decoder.read_to_end(&mut bytes).map(|_| bytes.clone()).map_err(|e| (bytes, e.to_string()));
            assert_eq!(result, decode(text));
        }
    }

    #[test]
    fn what_is_said() {
        let lines = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
        let (begin, end) = ("-----BEGIN FASTGOST SEALED FILE-----", "-----END FASTGOST SEALED FILE-----");
        let full = "A".repeat(64);
        for (text, message) in [
            (
                lines(&["-----BEGIN PGP MESSAGE-----"]),
                "armored as something else; allowed: -----BEGIN FASTGOST SEALED FILE-----",
            ),
            (lines(&[begin]), "the armor was cut off; its last line is -----END FASTGOST SEALED FILE-----"),
            (lines(&[begin, &full]), "the armor was cut off; its last line is -----END FASTGOST SEALED FILE-----"),
            (
                lines(&[begin, end]),
                "line 2 of the armor is damaged; allowed: 64 characters of Base64, fewer in the last line with data",
            ),
            (
                lines(&[begin, "", &full, end]),
                "line 2 of the armor is damaged; allowed: 64 characters of Base64, fewer in the last line with data",
            ),
            (
                lines(&[begin, &full, "AA==", "AA==", end]),
                "line 4 of the armor follows its last data; allowed: -----END FASTGOST SEALED FILE-----",
            ),
            (
                lines(&[begin, &full, "AB==", end]),
                "line 3 of the armor is damaged; allowed: 64 characters of Base64, fewer in the last line with data",
            ),
            (
                lines(&[begin, &(full.clone() + "AAAA"), end]),
                "line 2 of the armor is damaged; allowed: 64 characters of Base64, fewer in the last line with data",
            ),
            (
                lines(&[begin, &"A".repeat(1 << 20)]),
                "line 2 of the armor is damaged; allowed: 64 characters of Base64, fewer in the last line with data",
            ),
            (
                lines(&[begin, "AAAA", end, begin]),
                "something follows the armor's last line, -----END FASTGOST SEALED FILE-----",
            ),
        ] {
            let Err((_, said)) = decode(text.as_bytes()) else { panic!("{message}") };
            assert_eq!(said, message);
        }
        // All data before the damage is decoded.
        let mut text = encode(SEALED_FILE, &data(48 * 3000));
        text[37 + 65 * 2000] = b'*';
        let Err((before, _)) = decode(&text) else { panic!("damaged") };
        assert_eq!(before.len(), 48 * 2000);
    }
}
