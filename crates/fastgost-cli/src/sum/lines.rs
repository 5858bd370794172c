//! Reads and writes the lines of lists in the forms of sha256sum, gost12sum and gostsum, RHash (BSD) and
//! `openssl dgst`.
use crate::{file_name, hex};
use fastgost::registry::Algorithm;
use std::borrow::Cow;

/// The form in which a line is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// The form of sha256sum. A `*` before the name means that the file was read as binary data.
    Plain { binary: bool },
    /// The form that sha256sum writes with `--tag`, and RHash with `--bsd`.
    Tagged,
    /// The form of gost12sum, which has one space and no escapes. gost12sum reads no other lines.
    Gost12sum,
    /// A line with only the digest in hexadecimal, and no name.
    Bare,
    /// The digest's bytes, without a line end.
    Raw,
}

impl Style {
    /// Returns a line, with its line end. Returns None if a line of this style cannot contain the name.
    pub fn line(self, zero: bool, names: &Names, digest: &[u8], name: &[u8]) -> Option<Vec<u8>> {
        if self == Style::Raw {
            return Some(digest.to_vec());
        }
        let digest =
            hex::encode(&if self == Style::Gost12sum { names.in_gostsum(digest.to_vec()) } else { digest.to_vec() });
        let name = match self {
            _ if zero || self == Style::Bare => Cow::Borrowed(name),
            // A reader would take a carriage return at the end of the name for a part of the line end.
            Style::Gost12sum if name.contains(&b'\n') || name.ends_with(b"\r") => return None,
            Style::Gost12sum => Cow::Borrowed(name),
            _ => file_name::escaped(name),
        };
        let mut line = Vec::with_capacity(digest.len() + name.len() + 32);
        if matches!(name, Cow::Owned(_)) {
            line.push(b'\\');
        }
        match self {
            Style::Tagged => {
                line.extend(names.tag()?.bytes());
                line.extend(b" (");
                line.extend(&*name);
                line.extend(b") = ");
                line.extend(digest.bytes());
            }
            Style::Bare | Style::Raw => line.extend(digest.bytes()),
            Style::Plain { .. } | Style::Gost12sum => {
                line.extend(digest.bytes());
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

/// The contents of a parsed line.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    pub algorithm: &'static str,
    /// The S-box set, if the line names one.
    pub set: Option<&'static str>,
    pub digest: Vec<u8>,
    pub name: Vec<u8>,
}

/// Parses the lines of all lists, one list after another.
pub struct Parser {
    /// The only algorithm whose lines are accepted. If the field is None, the tag (the algorithm's name at the
    /// beginning of a line) or the length of the digest determines the algorithm.
    only: Option<&'static Names>,
    /// Whether lines have one space between the digest and the name. Otherwise they have two spaces, or a space and
    /// `*`. The first line without a tag determines the value, as in sha256sum.
    one_space: Option<bool>,
}

impl Parser {
    pub fn new(only: Option<&'static Names>) -> Self {
        Self { only, one_space: None }
    }

    /// Returns the algorithm's name for the message "improperly formatted ... checksum line".
    pub fn what(&self) -> &'static str {
        self.only.map_or("GOST", |names| names.tag().unwrap_or(names.algorithm))
    }

    /// Parses a line without its line end. Returns None if the line is not properly formatted.
    pub fn parse(&mut self, line: &[u8]) -> Option<Line> {
        let line = trim_blanks(line);
        let (line, escaped) = match line.strip_prefix(b"\\") {
            Some(rest) => (rest, true),
            None => (line, false),
        };
        let name = |name: &[u8]| if escaped { file_name::unescaped(name) } else { Some(name.to_vec()) };
        if let Some((names, rest)) = self.tagged(line) {
            let end = rest.iter().rposition(|b| *b == b')')?;
            let digest = names.digest(trim_blanks(trim_blanks(&rest[end + 1..]).strip_prefix(b"=")?))?;
            let set = if self.only.is_some() { None } else { names.set };
            return Some(Line { algorithm: names.algorithm, set, digest, name: name(&rest[..end])? });
        }
        let end = line.iter().position(|b| matches!(b, b' ' | b'\t'))?;
        let (digits, rest) = (&line[..end], &line[end + 1..]);
        let names = match self.only {
            Some(only) => only,
            None => NAMES.iter().find(|n| n.untagged && 2 * n.size == digits.len())?,
        };
        let digest = names.digest(digits)?;
        // Two spaces, or a space and an asterisk, come before the name.
        let one_space = match (rest, self.one_space) {
            ([b' ' | b'*', _, ..], one_space) => *self.one_space.insert(one_space.unwrap_or(false)),
            ([], _) | (_, Some(false)) => return None,
            _ => *self.one_space.insert(true),
        };
        let digest = if one_space { names.in_gostsum(digest) } else { digest };
        Some(Line { algorithm: names.algorithm, set: None, digest, name: name(&rest[usize::from(!one_space)..])? })
    }

    /// If the line begins with the tag of an algorithm whose lines are wanted, returns the names of this algorithm, and
    /// the text after the opening parenthesis.
    fn tagged<'l>(&self, line: &'l [u8]) -> Option<(&'static Names, &'l [u8])> {
        let open = line.iter().position(|b| *b == b'(')?;
        let tag = line[..open].strip_suffix(b" ").unwrap_or(&line[..open]);
        let wanted = |n: &&&Names| match self.only {
            Some(only) => std::ptr::eq(only, **n),
            None => n.tag().is_some(),
        };
        let all = &mut NAMES.iter();
        let names = all.filter(|n| wanted(&n)).find(|n| n.tags.iter().any(|t| t.as_bytes() == tag))?;
        Some((names, &line[open + 1..]))
    }
}

fn trim_blanks(mut text: &[u8]) -> &[u8] {
    while let [b' ' | b'\t', rest @ ..] = text {
        text = rest;
    }
    text
}

/// The names that lists use for an algorithm.
#[derive(Debug)]
pub struct Names {
    algorithm: &'static str,
    /// The S-box set, if the algorithm has several sets. The value "" means all S-box sets without a separate entry in
    /// `NAMES`.
    set: Option<&'static str>,
    /// How many bytes a digest has.
    size: usize,
    /// Whether a digest of this size belongs to this algorithm if neither the line nor the user names an algorithm.
    untagged: bool,
    /// The tags of the algorithm. The first tag is the tag of RHash, and `sum` writes this tag. The other tags are the
    /// names in the standard, in fastgost and LibreSSL, and in OpenSSL's engine.
    tags: &'static [&'static str],
}

impl Names {
    /// Returns the names of an algorithm with the S-box set `sbox`, or with the default set.
    pub fn of(algorithm: &Algorithm, sbox: Option<&str>) -> Option<&'static Self> {
        let set = sbox.unwrap_or(DEFAULT_SET);
        let all = || NAMES.iter().filter(|n| n.algorithm == algorithm.name);
        all().find(|n| n.set.is_none_or(|s| s == set)).or_else(|| all().next_back())
    }

    /// Returns the tag to write, or None for S-box sets that have no tag.
    pub fn tag(&self) -> Option<&'static str> {
        if self.set == Some("") { None } else { self.tags.first().copied() }
    }

    fn digest(&self, digits: &[u8]) -> Option<Vec<u8>> {
        hex::decode(str::from_utf8(digits).ok()?).filter(|digest| digest.len() == self.size)
    }

    /// Converts a digest to the form in gostsum's lists, or back. In these lists, digests of GOST R 34.11-94 are in
    /// reverse byte order.
    fn in_gostsum(&self, mut digest: Vec<u8>) -> Vec<u8> {
        if self.algorithm == "gost94" {
            digest.reverse();
        }
        digest
    }
}

pub const DEFAULT_SET: &str = "h94cp";

static NAMES: &[Names] = &[
    Names {
        algorithm: "streebog256",
        set: None,
        size: 32,
        untagged: true,
        tags: &["GOST12-256", "Streebog-256", "streebog256", "md_gost12_256"],
    },
    Names {
        algorithm: "streebog512",
        set: None,
        size: 64,
        untagged: true,
        tags: &["GOST12-512", "Streebog-512", "streebog512", "md_gost12_512"],
    },
    Names {
        algorithm: "gost94",
        set: Some(DEFAULT_SET),
        size: 32,
        untagged: false,
        tags: &["GOST94-CRYPTOPRO", "gost94", "md_gost94"],
    },
    Names { algorithm: "gost94", set: Some("h94test"), size: 32, untagged: false, tags: &["GOST94"] },
    Names { algorithm: "gost94", set: Some(""), size: 32, untagged: false, tags: &["gost94"] },
];

#[cfg(test)]
mod tests {
    use super::*;
    use fastgost::registry::{Kind, Options};

    #[test]
    fn every_hash_function_has_names() {
        for algorithm in Algorithm::all().iter().filter(|a| a.kind == Kind::Hash) {
            let names = Names::of(algorithm, None).expect("names");
            assert_eq!(names.algorithm, algorithm.name);
            assert_eq!(names.size, algorithm.hasher(&Options::default()).expect("no options").size());
            assert_eq!(Names::of(algorithm, Some(DEFAULT_SET)).map(|n| n.tags), Some(names.tags));
        }
        let gost94 = Algorithm::from_name("gost94").expect("it is there");
        let tag = |sbox| Names::of(gost94, sbox).expect("names").tag();
        assert_eq!([tag(None), tag(Some("h94test"))], [Some("GOST94-CRYPTOPRO"), Some("GOST94")]);
        assert_eq!([tag(Some("z")), tag(Some("file"))], [None; 2]);
    }
}
