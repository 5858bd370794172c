//! Armor: a sealed file or a signature as text, for mail and the like. docs/format.md defines it.
use base64ct::{Base64, Encoding};
use std::{
    error::Error,
    fmt,
    io::{self, Read},
};

/// The kinds of armored data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    SealedFile,
    Signature,
    /// Not ours: RFC 7468.
    Cms,
}

impl Label {
    fn text(self) -> &'static str {
        match self {
            Self::SealedFile => "FASTGOST SEALED FILE",
            Self::Signature => "FASTGOST SIGNATURE",
            Self::Cms => "CMS",
        }
    }

    fn begin(self) -> String {
        format!("-----BEGIN {}-----", self.text())
    }

    fn end(self) -> String {
        format!("-----END {}-----", self.text())
    }
}

/// The beginning of everything armored, and of no binary sealed file or signature.
pub const BEGIN: &[u8] = b"-----BEGIN ";

/// Bytes in a full line, and its characters.
const BYTES: usize = 48;
const CHARACTERS: usize = 64;

/// Armors all of `bytes` at once.
pub fn encode(label: Label, bytes: &[u8]) -> Vec<u8> {
    let mut encoder = Encoder::new(label);
    let mut text = encoder.encode(bytes);
    text.extend(encoder.finish());
    text
}

/// Armors data that comes in pieces.
pub struct Encoder {
    label: Label,
    begun: bool,
    /// The bytes of a line that is not full yet.
    rest: Vec<u8>,
}

impl Encoder {
    pub fn new(label: Label) -> Self {
        Self { label, begun: false, rest: Vec::with_capacity(BYTES) }
    }

    /// The lines that are complete with these bytes.
    pub fn encode(&mut self, mut bytes: &[u8]) -> Vec<u8> {
        let mut text = Vec::with_capacity((bytes.len() / BYTES + 2) * (CHARACTERS + 1));
        if !self.begun {
            self.begun = true;
            text.extend(self.label.begin().bytes());
            text.push(b'\n');
        }
        if !self.rest.is_empty() {
            let (more, behind) = bytes.split_at(bytes.len().min(BYTES - self.rest.len()));
            self.rest.extend(more);
            bytes = behind;
            if self.rest.len() == BYTES {
                line(&self.rest, &mut text);
                self.rest.clear();
            }
        }
        let lines = bytes.chunks_exact(BYTES);
        self.rest.extend(lines.remainder());
        lines.for_each(|bytes| line(bytes, &mut text));
        text
    }

    /// The last line with data, and the END line.
    pub fn finish(&mut self) -> Vec<u8> {
        let mut text = self.encode(&[]);
        if !self.rest.is_empty() {
            line(&self.rest, &mut text);
        }
        text.extend(self.label.end().bytes());
        text.push(b'\n');
        text
    }
}

fn line(bytes: &[u8], text: &mut Vec<u8>) {
    let mut characters = [0; CHARACTERS];
    // A line has room for all of them.
    text.extend(Base64::encode(bytes, &mut characters).unwrap_or_default().bytes());
    text.push(b'\n');
}

/// Why armor cannot be decoded.
#[derive(Debug, PartialEq, Eq, Clone)]
pub struct Damaged(String);

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Damaged {}

/// Decodes armor. The end of the data is reported only after the END line, and only if nothing but white space follows
/// it. Damage is an error with [`Damaged`] inside, after the bytes of the lines before it.
pub struct Decoder<R> {
    inner: R,
    label: Label,
    /// The text that was read, and how much of it is decoded.
    text: Vec<u8>,
    done: usize,
    /// The number of decoded lines.
    lines: u64,
    part: Part,
    decoded: Vec<u8>,
    taken: usize,
    damaged: Option<Damaged>,
}

/// Which line comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Begin,
    /// The first with data.
    First,
    Data,
    End,
    /// After the END line: only white space.
    Behind,
    Nothing,
}

impl<R: Read> Decoder<R> {
    pub fn new(inner: R, label: Label) -> Self {
        Self {
            inner,
            label,
            text: Vec::with_capacity(TEXT),
            done: 0,
            lines: 0,
            part: Part::Begin,
            decoded: Vec::new(),
            taken: 0,
            damaged: None,
        }
    }

    /// Reads more text; false at its end.
    fn read_text(&mut self) -> io::Result<bool> {
        self.text.drain(..self.done);
        self.done = 0;
        let room = (TEXT - self.text.len()) as u64;
        Ok(self.inner.by_ref().take(room).read_to_end(&mut self.text)? > 0)
    }

    /// Decodes the lines that are complete.
    fn decode(&mut self) -> io::Result<()> {
        let more = self.read_text()?;
        self.decoded.clear();
        self.taken = 0;
        let mut decoded = std::mem::take(&mut self.decoded);
        while self.part != Part::Behind
            && let Some((line, end)) = next_line(&self.text[self.done..], more)
        {
            match self.line(line, &mut decoded) {
                Ok(part) => (self.part, self.done, self.lines) = (part, self.done + end, self.lines + 1),
                Err(message) => {
                    self.damaged = Some(Damaged(message));
                    break;
                }
            }
        }
        self.decoded = decoded;
        let rest = &self.text[self.done..];
        if self.damaged.is_some() {
        } else if self.part == Part::Behind {
            if !rest.iter().all(u8::is_ascii_whitespace) {
                self.damaged = Some(Damaged(format!("something follows the armor's last line, {}", self.label.end())));
            }
            self.done = self.text.len();
            if !more {
                self.part = Part::Nothing;
            }
        } else if rest.len() > LONGEST {
            self.damaged = Some(self.wrong_line());
        } else if !more {
            self.damaged = Some(Damaged(format!("the armor was cut off; its last line is {}", self.label.end())));
        }
        Ok(())
    }

    /// Decodes a line, and says which part comes next.
    fn line(&self, line: &[u8], decoded: &mut Vec<u8>) -> Result<Part, String> {
        match self.part {
            Part::Begin if line == self.label.begin().as_bytes() => Ok(Part::First),
            Part::Begin => Err(format!("armored as something else; allowed: {}", self.label.begin())),
            Part::Data | Part::End if line == self.label.end().as_bytes() => Ok(Part::Behind),
            Part::First | Part::Data => {
                let mut bytes = [0; BYTES];
                let of_length = (1..=CHARACTERS).contains(&line.len());
                match Base64::decode(line, &mut bytes) {
                    Ok(bytes) if of_length => {
                        decoded.extend(bytes);
                        Ok(if bytes.len() == BYTES { Part::Data } else { Part::End })
                    }
                    _ => Err(self.wrong_line().0),
                }
            }
            Part::End | Part::Behind | Part::Nothing => Err(self.wrong_line().0),
        }
    }

    fn wrong_line(&self) -> Damaged {
        Damaged(match self.part {
            Part::Begin => format!("armored as something else; allowed: {}", self.label.begin()),
            Part::End => {
                let line = self.lines + 1;
                format!("line {line} of the armor follows its last data; allowed: {}", self.label.end())
            }
            _ => format!(
                "line {} of the armor is damaged; allowed: 64 characters of Base64, fewer in the last line with data",
                self.lines + 1
            ),
        })
    }
}

impl<R: Read> Read for Decoder<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        while self.taken == self.decoded.len() && !out.is_empty() {
            if let Some(damaged) = &self.damaged {
                return Err(io::Error::new(io::ErrorKind::InvalidData, damaged.clone()));
            }
            if self.part == Part::Nothing {
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

/// A line without its line end, and where the next line begins; the last line may have no line end.
fn next_line(text: &[u8], more: bool) -> Option<(&[u8], usize)> {
    let window = &text[..text.len().min(LONGEST + 1)];
    let (line, end) = match window.iter().position(|b| *b == b'\n') {
        Some(end) => (&text[..end], end + 1),
        None if !more && !text.is_empty() && text.len() <= LONGEST => (text, text.len()),
        None => return None,
    };
    Some((line.strip_suffix(b"\r").unwrap_or(line), end))
}

/// Characters that are read at a time.
const TEXT: usize = 64 << 10;
/// No line is longer.
const LONGEST: usize = CHARACTERS + 2;

#[cfg(test)]
mod tests {
    use super::*;

    fn decode(text: &[u8]) -> Result<Vec<u8>, (Vec<u8>, String)> {
        let mut bytes = Vec::new();
        let mut decoder = Decoder::new(text, Label::SealedFile);
        match decoder.read_to_end(&mut bytes) {
            Ok(_) => Ok(bytes),
            Err(e) => {
                // The error stays.
                assert!(decoder.read(&mut [0]).is_err());
                Err((bytes, e.to_string()))
            }
        }
    }

    fn data(n: usize) -> Vec<u8> {
        (0..n).map(|i| ((i * i + 7 * i) % 251) as u8).collect()
    }

    #[test]
    fn there_and_back() {
        for n in (1..300).chain([TEXT / 65 * 48 - 1, TEXT / 65 * 48, 100_000]) {
            let bytes = data(n);
            let text = encode(Label::SealedFile, &bytes);
            assert_eq!(decode(&text), Ok(bytes.clone()), "{n}");
            // However the data is split.
            let mut encoder = Encoder::new(Label::SealedFile);
            let mut parts: Vec<_> = bytes.chunks(1 + n % 61).flat_map(|part| encoder.encode(part)).collect();
            parts.extend(encoder.finish());
            assert_eq!(parts, text, "{n}");
            // As another system, a mail program or an editor leaves it.
            let text = String::from_utf8(text).expect("text");
            assert!(text.lines().all(|line| line.len() <= 64));
            for text in [text.replace('\n', "\r\n"), text.trim_end().to_owned(), text + "\n \t\r\n"] {
                assert_eq!(decode(text.as_bytes()), Ok(bytes.clone()), "{n}");
            }
        }
        let text = encode(Label::Signature, b"abc");
        assert_eq!(text, b"-----BEGIN FASTGOST SIGNATURE-----\nYWJj\n-----END FASTGOST SIGNATURE-----\n");
    }

    /// Every content has exactly one text: any other is rejected, at the latest after its correct lines.
    #[test]
    fn what_is_changed() {
        for n in [1, 46, 47, 48, 49, 95, 96, 200] {
            let bytes = data(n);
            let text = encode(Label::SealedFile, &bytes);
            for at in 0..text.len() {
                for other in [b'A', b'=', b' ', b'\n', b'\r', b'-', 0, 0xff, text[at] ^ 1, text[at] ^ 32] {
                    let mut changed = text.clone();
                    changed[at] = other;
                    match decode(&changed) {
                        // It may be another content's only text. (White space at the end does not count.)
                        Ok(other) => {
                            let same = encode(Label::SealedFile, &other) == changed;
                            assert!(same || at + 1 == text.len() && other == bytes, "{n} {at}");
                        }
                        Err((before, _)) => assert!(bytes.starts_with(&before), "{n} {at}"),
                    }
                }
                // Truncated, and with something inserted.
                if at + 1 < text.len() {
                    assert!(decode(&text[..at]).is_err(), "{n} {at}");
                }
                // (Four more characters may make another content.)
                for more in [&b"A"[..], b"AA", b"\n", b"\r", b" ", b"=", b"==", b"===="] {
                    let changed = [&text[..at], more, &text[at..]].concat();
                    // A line may end with CR LF, and the last be followed by empty ones.
                    let same = more == b"\r" && text[at] == b'\n' || more == b"\n" && at + 1 == text.len();
                    assert_eq!(decode(&changed).is_ok(), same, "{n} {at} {more:?}");
                }
            }
        }
    }

    /// A source may fail and then continue, or end: what it gave before is not lost, and the error is the same.
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
        let text = encode(Label::SealedFile, &data(500));
        let long = [&text[..37 + 65], &[b'A'; 200]].concat();
        for text in [&text[..], &text[..300], &long] {
            let (mut decoder, mut bytes) = (Decoder::new(Fails(text, false), Label::SealedFile), Vec::new());
            let failed = decoder.read_to_end(&mut bytes).expect_err("it fails once");
            assert_eq!(failed.kind(), io::ErrorKind::WouldBlock);
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
        // Everything before the damage is decoded.
        let mut text = encode(Label::SealedFile, &data(48 * 3000));
        text[37 + 65 * 2000] = b'*';
        let Err((before, _)) = decode(&text) else { panic!("damaged") };
        assert_eq!(before.len(), 48 * 2000);
    }
}
