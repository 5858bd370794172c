//! Reads header fields of mail strictly. A field that other readers could understand differently is an error. Existing
//! libraries parse mail leniently, so this module has its own parser.
use super::{FIELD, wrong};
use crate::{Error, FileKind, Result};

const TYPE: &str = "content-type";
const ENCODING: &str = "content-transfer-encoding";

/// A mail, or a part of a mail. The structure has the header fields that this module needs, and the body after them.
pub(super) struct Entity<'a> {
    content_type: String,
    encoding: String,
    pub body: &'a [u8],
}

impl<'a> Entity<'a> {
    pub fn read(data: &'a [u8]) -> Result<Self> {
        let fields = whole(data)
            .ok_or_else(|| wrong("it has no header fields of up to 64 KiB, in lines that end with LF or CR LF"))?;
        let content_type = value(fields, TYPE)?.ok_or_else(|| wrong("it has no Content-Type"))?;
        let encoding = value(fields, ENCODING)?.unwrap_or_else(|| "7bit".to_owned());
        Ok(Self { content_type, encoding: encoding.trim().to_ascii_lowercase(), body: &data[fields.len()..] })
    }

    /// Returns true if the Content-Type is one of `types`. The parameters of the Content-Type do not matter.
    pub fn is(&self, types: &[&str]) -> bool {
        is_of(&self.content_type, types)
    }

    pub fn encoding(&self) -> &str {
        &self.encoding
    }

    /// Returns the boundary between the parts of the entity. If the parts are encoded (for example in base64), the
    /// result is an error.
    pub fn boundary(&self) -> Result<String> {
        if !["7bit", "8bit", "binary"].contains(&&*self.encoding) {
            return Err(wrong("its parts are in an encoding; allowed: 7bit, 8bit, binary (RFC 2045, section 6.4)"));
        }
        let all = parameters(&self.content_type).filter(|_| !self.content_type.contains("=?"));
        let all = all.ok_or_else(|| wrong("its Content-Type has a form which readers understand differently"))?;
        let boundary = all.into_iter().find(|(name, _)| name == "boundary").map(|(_, value)| value);
        let is_right = |boundary: &String| {
            let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"'()+_,-./:=?".contains(&byte);
            (1..=70).contains(&boundary.len()) && boundary.bytes().all(is_allowed)
        };
        boundary.filter(is_right).ok_or_else(|| wrong("it has no boundary of 1 to 70 characters, without spaces"))
    }
}

/// Returns the header fields at the beginning of `data`, with the empty line that ends them. Returns `None` if the data
/// does not begin with header fields. Also returns `None` if a CR is not followed by LF, or if a line consists of
/// spaces, because readers disagree about such data.
pub(super) fn whole(data: &[u8]) -> Option<&[u8]> {
    let mut at = 0;
    for line in data[..data.len().min(FileKind::ENOUGH)].split_inclusive(|byte| *byte == b'\n') {
        let text = line.strip_suffix(b"\n").map(|text| text.strip_suffix(b"\r").unwrap_or(text))?;
        let is_first = at == 0;
        at += line.len();
        if text.is_empty() {
            return (!is_first).then_some(&data[..at]);
        }
        let name = text.iter().position(|byte| *byte == b':').unwrap_or(0);
        let is_field = name > 0 && text[..name].iter().all(|byte| matches!(byte, b'!'..=b'~'));
        let continues = !is_first && is_continuation(text) && !text.trim_ascii().is_empty();
        if text.contains(&b'\r') || text.contains(&0) || !(is_field || continues) {
            return None;
        }
    }
    None
}

/// Returns true if the header fields contain a Content-Type that is one of `types`. If `types` is empty, any
/// Content-Type is enough.
pub(super) fn has_type(fields: &[u8], types: &[&str]) -> bool {
    matches!(value(fields, TYPE), Ok(Some(value)) if types.is_empty() || is_of(&value, types))
}

fn is_of(content_type: &str, types: &[&str]) -> bool {
    let own = content_type.split(';').next().unwrap_or_default().trim();
    types.iter().any(|known| own.eq_ignore_ascii_case(known))
}

fn is_continuation(line: &[u8]) -> bool {
    matches!(line.first(), Some(b' ' | b'\t'))
}

/// Returns the value of the header field `name`. A value in several lines is joined to one line. If there are two
/// fields with this name, the result is an error, because readers disagree about which of them counts.
fn value(fields: &[u8], name: &str) -> Result<Option<String>> {
    const LONGEST: usize = 4096;
    let (mut found, mut is_own) = (None::<Vec<u8>>, false);
    for line in fields.split(|byte| *byte == b'\n') {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if !is_continuation(line) {
            let own = line.get(..name.len()).is_some_and(|own| own.eq_ignore_ascii_case(name.as_bytes()));
            is_own = own && line.get(name.len()) == Some(&b':');
            if is_own && found.is_some() {
                return Err(Error::encoding(FIELD, format!("it has the header field {name} twice")));
            }
        }
        if is_own {
            let text = if is_continuation(line) { line } else { &line[name.len() + 1..] };
            found.get_or_insert_default().extend_from_slice(text);
        }
    }
    match found {
        Some(found) if found.len() > LONGEST => {
            Err(Error::encoding(FIELD, format!("its header field {name} is longer than {LONGEST} bytes")))
        }
        found => Ok(found.map(|found| String::from_utf8_lossy(&found).into_owned())),
    }
}

/// Reads the parameters of a Content-Type. A parameter is written as `; name=value`. The value must be one word, or
/// text in quotation marks. Returns `None` if there is anything else. Examples of such other text are a comment, an
/// escape, a name that occurs twice, and a boundary in the form of RFC 2231.
fn parameters(content_type: &str) -> Option<Vec<(String, String)>> {
    let is_token =
        |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-*.+".contains(&b));
    let (own, mut rest) = content_type.split_once(';').unwrap_or((content_type, ""));
    let (kind, subtype) = own.trim_matches([' ', '\t']).split_once('/')?;
    if !is_token(kind) || !is_token(subtype) {
        return None;
    }
    let mut all = Vec::<(String, String)>::new();
    loop {
        rest = rest.trim_matches([' ', '\t']);
        if rest.is_empty() {
            return Some(all);
        }
        let (name, after) = rest.split_once('=')?;
        let name = name.to_ascii_lowercase();
        if !is_token(&name) || name.starts_with("boundary*") || all.iter().any(|(other, _)| *other == name) {
            return None;
        }
        let (value, after) = match after.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').filter(|(value, _)| !value.contains('\\'))?,
            None => {
                let (value, after) = after.split_at(after.find([';', ' ', '\t']).unwrap_or(after.len()));
                (!value.is_empty() && !value.contains(['"', '\\', '(', ')'])).then_some((value, after))?
            }
        };
        all.push((name, value.to_owned()));
        let after = after.trim_start_matches([' ', '\t']);
        rest = match after.strip_prefix(';') {
            Some(after) => after,
            None if after.is_empty() => after,
            None => return None,
        };
    }
}
