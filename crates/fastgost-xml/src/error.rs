//! The errors of this crate are the errors of `fastgost-pki`.
use fastgost_pki::Error;
use std::borrow::Cow;

/// Makes an error for XML that does not follow the standard. The error says where the mistake is, and what the mistake
/// is.
pub(crate) fn encoding(field: impl Into<Cow<'static, str>>, problem: impl Into<Cow<'static, str>>) -> Error {
    Error::Encoding { field: field.into(), byte: None, problem: problem.into() }
}

/// Makes an error for XML that does not follow the standard at the byte with the number `byte`. Byte numbers refer to
/// the text that [`crate::source::text`] returns. This text has no byte order mark, and its line ends are LF. Only in
/// the errors of `text` itself, byte numbers refer to the document as the caller passed it.
pub(crate) fn at(byte: usize, problem: impl Into<Cow<'static, str>>) -> Error {
    Error::Encoding { field: "the XML document".into(), byte: Some(byte as u64), problem: problem.into() }
}

/// Makes an error for a part of a document that is not supported, such as an algorithm.
pub(crate) fn unsupported(field: &'static str, given: &str, allowed: impl Into<Cow<'static, str>>) -> Error {
    Error::Unsupported { field: field.into(), given: quoted(given).into(), allowed: allowed.into() }
}

/// Makes an error for a check that failed.
pub(crate) fn refused(reason: impl Into<Cow<'static, str>>) -> Error {
    Error::Refused(reason.into())
}

/// Returns a short copy of a text from a document, for messages. The copy has no characters that control a terminal.
pub(crate) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().filter(|c| !c.is_control()).take(200).collect();
    if short.len() < text.len() {
        short.push_str("...");
    }
    short
}

/// Returns a short copy of a text from a document, in quotes, for errors. The copy has no characters that control a
/// terminal.
pub(crate) fn quoted(text: &str) -> String {
    let short: String = text.chars().take(100).collect();
    format!("{short:?}{}", if short.len() < text.len() { "..." } else { "" })
}
