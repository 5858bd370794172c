//! Errors are those of `fastgost-pki`.
use fastgost_pki::Error;
use std::borrow::Cow;

/// What is written is not what the standard says: where, and what is wrong.
pub(crate) fn encoding(field: impl Into<Cow<'static, str>>, problem: impl Into<Cow<'static, str>>) -> Error {
    Error::Encoding { field: field.into(), byte: None, problem: problem.into() }
}

/// [`encoding`] at a byte of the document, whose line ends are LF.
pub(crate) fn at(byte: usize, problem: impl Into<Cow<'static, str>>) -> Error {
    Error::Encoding { field: "the XML document".into(), byte: Some(byte as u64), problem: problem.into() }
}

/// A form or an algorithm that is not supported.
pub(crate) fn unsupported(field: &'static str, given: &str, allowed: impl Into<Cow<'static, str>>) -> Error {
    Error::Unsupported { field: field.into(), given: quoted(given).into(), allowed: allowed.into() }
}

/// A check that failed.
pub(crate) fn refused(reason: impl Into<Cow<'static, str>>) -> Error {
    Error::Refused(reason.into())
}

/// A message with text of a document in it: not long, and nothing that steers a terminal.
pub(crate) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().filter(|c| !c.is_control()).take(200).collect();
    if short.len() < text.len() {
        short.push_str("...");
    }
    short
}

/// Text of a document as an error shows it: not long, and nothing that steers a terminal.
pub(crate) fn quoted(text: &str) -> String {
    let short: String = text.chars().take(100).collect();
    format!("{short:?}{}", if short.len() < text.len() { "..." } else { "" })
}
