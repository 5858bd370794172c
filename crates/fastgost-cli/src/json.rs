//! The output of `--json`. For each file, the command prints one line with one JSON object.
use crate::{file_name, quote, terminal::steers};
use serde_json::{Map, Value, json};
use std::path::Path;

/// A line of JSON, usually about a file.
pub struct JsonLine(Map<String, Value>);

impl JsonLine {
    pub fn of(path: &Path) -> Self {
        Self::named(file_name::to_bytes(path))
    }

    /// Begins a line about a file that a checksum list names.
    pub fn named(name: &[u8]) -> Self {
        Self(Map::new()).name("file", name)
    }

    /// Begins a line that is not about a file.
    pub fn other() -> Self {
        Self(Map::new())
    }

    /// Adds a file name. If the name is not UTF-8, adds two fields: the name as in error messages, and the bytes of the
    /// name in hex.
    pub fn name(self, field: &str, name: &[u8]) -> Self {
        match str::from_utf8(name) {
            Ok(text) => self.with(field, text),
            Err(_) => self.with(field, quote::quoted(name)).with(&format!("{field}_hex"), crate::hex::encode(name)),
        }
    }

    pub fn with(mut self, field: &str, value: impl Into<Value>) -> Self {
        self.0.insert(field.to_owned(), value.into());
        self
    }

    /// Adds the error if `error` is not None.
    pub fn error(self, error: Option<&str>) -> Self {
        match error {
            Some(error) => self.with("error", error),
            None => self,
        }
    }

    /// Returns the line as text. Characters that control a terminal are escaped here, because `serde_json` escapes only
    /// the characters that JSON requires.
    pub fn end(self) -> String {
        let mut line = String::new();
        for c in json!(self.0).to_string().chars() {
            match steers(c) {
                true => c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| line += &format!("\\u{unit:04x}")),
                false => line.push(c),
            }
        }
        line + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::JsonLine;

    #[test]
    fn nothing_steers_the_terminal() {
        let line = JsonLine::named("a\u{9b}\u{202e}\u{e0001}\u{7f}b".as_bytes()).end();
        assert_eq!(line, "{\"file\":\"a\\u009b\\u202e\\udb40\\udc01\\u007fb\"}\n");
        let back: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(back["file"], "a\u{9b}\u{202e}\u{e0001}\u{7f}b");
    }

    #[test]
    fn names_are_not_lost() {
        assert_eq!(JsonLine::named("a\n\"ж".as_bytes()).end(), "{\"file\":\"a\\n\\\"ж\"}\n");
        assert_eq!(
            JsonLine::named(b"a\xff").with("verdict", "ok").end(),
            "{\"file\":\"'a'$'\\\\377'\",\"file_hex\":\"61ff\",\"verdict\":\"ok\"}\n"
        );
    }
}
