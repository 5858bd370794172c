//! Quotes file names in messages for a shell, in the form of GNU's tools (`quotearg`, style shell-escape).

use crate::{file_name, terminal::steers};
use std::path::Path;

/// Returns the name of a file, quoted.
pub fn path(path: &Path) -> String {
    quoted(file_name::to_bytes(path))
}

/// Returns the name in the form in which messages print it. The name is in quotes if a shell needs quotes.
pub fn quoted(name: &[u8]) -> String {
    let text = str::from_utf8(name).ok().filter(|text| !text.chars().any(steers));
    match text {
        Some(text) if plain(text) => return text.to_owned(),
        // A name with a single quote goes in double quotes, unless the name has a character that is special in double
        // quotes.
        Some(text) if text.contains('\'') && !text.contains(|c| "!\"#$&()*;<=>?[\\^`{|}~".contains(c)) => {
            return format!("\"{text}\"");
        }
        _ => {}
    }
    let mut out = Quoted { text: "'".to_owned(), escaping: false };
    for chunk in name.utf8_chunks() {
        for c in chunk.valid().chars() {
            match c {
                '\'' => out.single_quote(),
                c if steers(c) => c.encode_utf8(&mut [0; 4]).bytes().for_each(|b| out.escape(b)),
                c => out.literal(c),
            }
        }
        chunk.invalid().iter().for_each(|b| out.escape(*b));
    }
    out.text.push('\'');
    out.text
}

/// Returns whether a shell and a human reader understand the name without quotes.
fn plain(text: &str) -> bool {
    let special = |c| " !\"$&'()*:;<=>?[\\^`|".contains(c);
    !(text.is_empty() || text == "{" || text == "}" || text.starts_with(['#', '~']) || text.contains(special))
}

struct Quoted {
    text: String,
    /// Whether the end of the text is inside `$'...'`, where a backslash begins an escape.
    escaping: bool,
}

impl Quoted {
    fn literal(&mut self, c: char) {
        if self.escaping {
            self.text.push_str("''");
            self.escaping = false;
        }
        self.text.push(c);
    }

    /// Ends the open quotes (`'` or `$'`), adds an escaped quote, and begins single quotes again.
    fn single_quote(&mut self) {
        self.text.push_str("'\\''");
        self.escaping = false;
    }

    fn escape(&mut self, byte: u8) {
        if !self.escaping {
            self.text.push_str("'$'");
            self.escaping = true;
        }
        match byte {
            7..=13 => self.text.extend(['\\', char::from(b"abtnvfr"[usize::from(byte - 7)])]),
            _ => self.text.push_str(&format!("\\{byte:03o}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    /// Compares our quoted names with the names that GNU coreutils 9.1 prints.
    #[test]
    fn as_gnu_does_it() {
        for (name, want) in [
            ("plain-1.2_x/y,z%+@]", "plain-1.2_x/y,z%+@]"),
            ("тест", "тест"),
            ("", "''"),
            ("a b", "'a b'"),
            ("a:b", "'a:b'"),
            ("n{", "n{"),
            ("{", "'{'"),
            ("n~", "n~"),
            ("~n", "'~n'"),
            ("n#", "n#"),
            ("#n", "'#n'"),
            ("it's", "\"it's\""),
            ("a'@:b", "\"a'@:b\""),
            ("it's #1", "'it'\\''s #1'"),
            ("n'\"x", "'n'\\''\"x'"),
            ("n\\'x", "'n\\'\\''x'"),
            ("n\nl", "'n'$'\\n''l'"),
            ("n\n\u{7f}", "'n'$'\\n\\177'"),
            ("\u{1}", "''$'\\001'"),
            ("\n'a", "''$'\\n'\\''a'"),
            ("\u{7}\u{8}\t\u{b}\u{c}\r", "''$'\\a\\b\\t\\v\\f\\r'"),
        ] {
            assert_eq!(quoted(name.as_bytes()), want);
        }
        assert_eq!(quoted(b"no\xff\xfe"), "'no'$'\\377\\376'");
    }
}
