//! The lines of lists: as sha256sum, gost12sum and gostsum, RHash (BSD) and `openssl dgst` write them.
use crate::{file_name, hex};
use fastgost::registry::Algorithm;
use std::borrow::Cow;

/// How a line is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// As sha256sum; `*` before the name says that the file was read as binary.
    Plain { binary: bool },
    /// As sha256sum and RHash after `--tag` and `--bsd`.
    Tagged,
    /// As gost12sum, which reads no other: one space, no escapes.
    Gost12sum,
}

impl Style {
    /// A line with its end; None if there is none for that name.
    pub fn line(self, zero: bool, algorithm: &Algorithm, code: &[u8], name: &[u8]) -> Option<Vec<u8>> {
        let code = hex::encode(code);
        let name = match self {
            _ if zero => Cow::Borrowed(name),
            // A carriage return at the end would be taken for a part of the line's end.
            Style::Gost12sum if name.contains(&b'\n') || name.ends_with(b"\r") => return None,
            Style::Gost12sum => Cow::Borrowed(name),
            _ => file_name::escaped(name),
        };
        let mut line = Vec::with_capacity(code.len() + name.len() + 32);
        if matches!(name, Cow::Owned(_)) {
            line.push(b'\\');
        }
        match self {
            Style::Tagged => {
                line.extend(tag(algorithm).bytes());
                line.extend(b" (");
                line.extend(&*name);
                line.extend(b") = ");
                line.extend(code.bytes());
            }
            Style::Plain { .. } | Style::Gost12sum => {
                line.extend(code.bytes());
                line.extend(match self {
                    Style::Plain { binary: true } => &b" *"[..],
                    Style::Plain { binary: false } => b"  ",
                    _ => b" ",
                });
                line.extend(&*name);
            }
        }
        line.push(if zero { 0 } else { b'\n' });
        Some(line)
    }
}

/// What a line says.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    pub algorithm: &'static str,
    pub code: Vec<u8>,
    pub name: Vec<u8>,
}

/// Reads the lines of one list after the other.
pub struct Parser {
    /// Only lines of this algorithm; otherwise the tag or the length of the code says which.
    pub only: Option<&'static str>,
    /// Whether there is one space before names: the first line without a tag decides, as sha256sum does it.
    one_space: Option<bool>,
}

impl Parser {
    pub fn new(only: Option<&'static str>) -> Self {
        Self { only, one_space: None }
    }

    /// A line without its end; None if it is not properly formatted.
    pub fn parse(&mut self, line: &[u8]) -> Option<Line> {
        let line = trim_blanks(line);
        let (line, escaped) = match line.strip_prefix(b"\\") {
            Some(rest) => (rest, true),
            None => (line, false),
        };
        let name = |name: &[u8]| if escaped { file_name::unescaped(name) } else { Some(name.to_vec()) };
        if let Some((algorithm, rest)) = tagged(line) {
            let end = rest.iter().rposition(|b| *b == b')')?;
            let code = trim_blanks(&rest[end + 1..]).strip_prefix(b"=")?;
            return Some(Line { algorithm, code: self.code(algorithm, trim_blanks(code))?, name: name(&rest[..end])? });
        }
        let end = line.iter().position(|b| matches!(b, b' ' | b'\t'))?;
        let (code, rest) = (&line[..end], &line[end + 1..]);
        let algorithm = match self.only {
            Some(only) => only,
            None => NAMES.iter().find(|n| 2 * n.untagged_size == code.len())?.algorithm,
        };
        let code = self.code(algorithm, code)?;
        // Two spaces, or a space and an asterisk, and a name behind them.
        let one_space = match (rest, self.one_space) {
            ([b' ' | b'*', _, ..], one_space) => *self.one_space.insert(one_space.unwrap_or(false)),
            ([], _) | (_, Some(false)) => return None,
            _ => *self.one_space.insert(true),
        };
        Some(Line { algorithm, code, name: name(&rest[usize::from(!one_space)..])? })
    }

    /// The code, if it is one of an algorithm that is wanted.
    fn code(&self, algorithm: &'static str, digits: &[u8]) -> Option<Vec<u8>> {
        let wanted = self.only.is_none_or(|only| only == algorithm);
        let names = NAMES.iter().find(|n| n.algorithm == algorithm && wanted)?;
        hex::decode(str::from_utf8(digits).ok()?).filter(|code| code.len() == names.size)
    }
}

/// The algorithm of the tag at the beginning, and what is behind its parenthesis.
fn tagged(line: &[u8]) -> Option<(&'static str, &[u8])> {
    let open = line.iter().position(|b| *b == b'(')?;
    let tag = line[..open].strip_suffix(b" ").unwrap_or(&line[..open]);
    let names = NAMES.iter().find(|n| n.tags.iter().any(|t| t.as_bytes() == tag))?;
    Some((names.algorithm, &line[open + 1..]))
}

fn tag(algorithm: &Algorithm) -> &'static str {
    NAMES.iter().find(|n| n.algorithm == algorithm.name).map_or(algorithm.name, |n| n.tags[0])
}

fn trim_blanks(mut text: &[u8]) -> &[u8] {
    while let [b' ' | b'\t', rest @ ..] = text {
        text = rest;
    }
    text
}

/// What an algorithm is called in lists.
struct Names {
    algorithm: &'static str,
    /// Bytes in a code.
    size: usize,
    /// The same, if codes of this size without a tag are this algorithm's unless something else is asked for.
    untagged_size: usize,
    /// RHash's, which is written; the standard's; our own and LibreSSL's; that of OpenSSL's engine.
    tags: &'static [&'static str],
}

const NAMES: &[Names] = &[
    Names {
        algorithm: "streebog256",
        size: 32,
        untagged_size: 32,
        tags: &["GOST12-256", "Streebog-256", "streebog256", "md_gost12_256"],
    },
    Names {
        algorithm: "streebog512",
        size: 64,
        untagged_size: 64,
        tags: &["GOST12-512", "Streebog-512", "streebog512", "md_gost12_512"],
    },
];

/// For messages: `improperly formatted ... checksum line`.
pub fn display_name(only: Option<&'static str>) -> &'static str {
    only.and_then(|only| NAMES.iter().find(|n| n.algorithm == only)).map_or("GOST", |n| n.tags[0])
}
