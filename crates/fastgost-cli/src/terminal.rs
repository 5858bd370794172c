//! Lets only text go to a terminal. Escape sequences and other control characters could control the terminal, make the
//! terminal send input as if the user had typed it, or hide earlier output.
use crate::failure::{Failure, Result};
use std::io;

/// The kinds of content that an output may have, as far as the kind is known before the content is written.
#[derive(Clone, Copy)]
pub enum Content {
    /// Binary data. The text names the options with which the command writes text, if there are such options.
    Binary(Option<&'static str>),
    /// The content may be text, or it may be binary data.
    Unknown,
}

/// Returns whether a character may change how a terminal shows other characters. Such characters are control
/// characters, invisible characters, and characters that change the direction of text.
pub fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || matches!(c, '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

/// Accepts only text. Text is UTF-8 without control characters other than line ends and tabs. The text comes in pieces,
/// and a piece may end within a character.
#[derive(Default)]
pub struct TextOnly {
    /// The bytes of a character that is not complete yet.
    begun: Vec<u8>,
    /// Whether the last character was a carriage return. If a carriage return has no newline after it, the next text
    /// would overwrite the line.
    returned: bool,
}

impl TextOnly {
    /// Rejects the piece if the piece is not text, or if an earlier piece ended within a character and the piece does
    /// not continue this character correctly.
    pub fn check(&mut self, piece: &[u8]) -> Result<()> {
        let mut rest = piece;
        // A character has at most four bytes.
        while !self.begun.is_empty() && !rest.is_empty() {
            self.begun.push(rest[0]);
            rest = &rest[1..];
            match str::from_utf8(&self.begun) {
                Ok(character) if self.returned || character.contains(steers) => return Err(refusal(None)),
                Ok(_) => self.begun.clear(),
                Err(e) if e.error_len().is_none() => {}
                Err(_) => return Err(refusal(None)),
            }
        }
        let (text, begun) = match str::from_utf8(rest) {
            Ok(text) => (text, &[][..]),
            Err(e) if e.error_len().is_none() => {
                let (text, begun) = rest.split_at(e.valid_up_to());
                (str::from_utf8(text).unwrap_or_default(), begun)
            }
            Err(_) => return Err(refusal(None)),
        };
        self.begun.extend(begun);
        for c in text.chars() {
            let allowed = match c {
                '\n' => true,
                '\r' | '\t' => !self.returned,
                c => !self.returned && !steers(c),
            };
            if !allowed {
                return Err(refusal(None));
            }
            self.returned = c == '\r';
        }
        Ok(())
    }
}

/// Asks for a secret without showing the answer. If there is no terminal, the error names the options in `instead`.
pub fn ask(prompt: &str, what: &str, instead: &str) -> Result<String> {
    rpassword::prompt_password(prompt).map_err(|e| match e.kind() {
        io::ErrorKind::UnexpectedEof | io::ErrorKind::Interrupted => Failure::io("terminal", &e),
        // The system's message is not printed, because it would name a device that the user did not name.
        _ => Failure::new(format!("no terminal to ask for {what}; use {instead}")),
    })
}

/// Returns the failure for binary data on a terminal. `cure` names the options with which the command writes text.
pub fn refusal(cure: Option<&str>) -> Failure {
    let cure = cure.map_or(String::new(), |cure| format!("; {cure}"));
    Failure::new(format!("refusing to write binary data to a terminal; use -o FILE, or -o - to do it anyway{cure}"))
}

#[cfg(test)]
mod tests {
    use super::TextOnly;

    fn passes(text: &[u8], piece: usize) -> bool {
        let mut only = TextOnly::default();
        text.chunks(piece).all(|piece| only.check(piece).is_ok())
    }

    #[test]
    fn text_in_any_pieces() {
        let text = "plain\ttext\r\nна двух языках, € and 🦀\n";
        let harmful: [&[u8]; 16] = [
            b"\rover it",
            "\u{202e}".as_bytes(),
            "\u{2066}".as_bytes(),
            "\u{200f}".as_bytes(),
            b"\x1b[2J",
            b"a\x00b",
            b"\x07",
            b"\x08",
            b"\x7f",
            b"\x0e",
            "\u{9b}2J".as_bytes(),
            "\u{85}".as_bytes(),
            b"\xff",
            b"\x9b2J",
            b"\xed\xa0\x80",
            b"\xc0\x9b",
        ];
        for piece in 1..text.len() + 8 {
            assert!(passes(text.as_bytes(), piece), "{piece}");
            for harm in harmful {
                // The harmful bytes may come at any place, even within a character.
                for at in 0..=text.len() {
                    let bytes = [&text.as_bytes()[..at], harm, &text.as_bytes()[at..]].concat();
                    assert!(!passes(&bytes, piece), "{harm:x?} at {at}, {piece} bytes at a time");
                }
            }
        }
        assert!(passes(b"", 1));
    }
}
