//! Splits text into tokens. Names keep their dots, so that `ld.global.v4.u32`, `.reg` and `%tid.x` are one token each.
use super::{Error, Result};

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// A name, an instruction with its modifiers, a register or a directive.
    Word(&'a str),
    /// An integer without its sign.
    Number(u64),
    /// A string without its quotation marks.
    Text(&'a str),
    /// Punctuation.
    Sign(char),
}

/// A token, with the number of its line.
pub type Located<'a> = (Token<'a>, u32);

/// Splits a source text into tokens.
pub fn tokens(source: &str) -> Result<Vec<Located<'_>>> {
    let bytes = source.as_bytes();
    let (mut at, mut line, mut tokens) = (0, 1, Vec::new());
    while let Some(&byte) = bytes.get(at) {
        let rest = &source[at..];
        if byte == b'\n' {
            line += 1;
            at += 1;
        } else if byte.is_ascii_whitespace() {
            at += 1;
        } else if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("/*") {
            let length = rest.find("*/").ok_or_else(|| Error::new(line, "the comment does not end"))? + 2;
            line += rest[..length].matches('\n').count() as u32;
            at += length;
        } else if byte == b'"' {
            let end = rest[1..].find(['"', '\n']).filter(|end| rest.as_bytes()[1 + end] == b'"');
            let end = end.ok_or_else(|| Error::new(line, "the string does not end"))?;
            tokens.push((Token::Text(&rest[1..1 + end]), line));
            at += end + 2;
        } else if is_name(byte) || byte.is_ascii_digit() {
            let length = rest.bytes().position(|b| !(is_name(b) || b.is_ascii_digit())).unwrap_or(rest.len());
            let text = &rest[..length];
            // Unlike a number, a version such as `7.0` is a word.
            let is_number = byte.is_ascii_digit() && !text.contains('.');
            let token = if is_number { Token::Number(number(text, line)?) } else { Token::Word(text) };
            tokens.push((token, line));
            at += length;
        } else if byte.is_ascii() {
            tokens.push((Token::Sign(byte as char), line));
            at += 1;
        } else {
            return Err(Error::new(line, "a character outside of ASCII"));
        }
    }
    Ok(tokens)
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'$' | b'%' | b'.')
}

/// Reads a number such as `12`, `0x1f`, `017` or `0b11`. It may end in `U`.
fn number(text: &str, line: u32) -> Result<u64> {
    let digits = text.strip_suffix('U').unwrap_or(text);
    let (digits, radix) = match digits.as_bytes() {
        [b'0', b'x' | b'X', ..] => (&digits[2..], 16),
        [b'0', b'b' | b'B', ..] => (&digits[2..], 2),
        [b'0', _, ..] => (&digits[1..], 8),
        _ => (digits, 10),
    };
    u64::from_str_radix(digits, radix).map_err(|_| Error::new(line, format!("`{text}` is not an integer")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_numbers_and_comments() {
        let source = "ld.global.v4.u32 {%r1,$L}, [a+0x1F]; // x\n/* 1\n2 */ -017 0b11 12U \"a b\"";
        let tokens: Vec<_> = tokens(source).unwrap();
        let expected = [
            (Token::Word("ld.global.v4.u32"), 1),
            (Token::Sign('{'), 1),
            (Token::Word("%r1"), 1),
            (Token::Sign(','), 1),
            (Token::Word("$L"), 1),
            (Token::Sign('}'), 1),
            (Token::Sign(','), 1),
            (Token::Sign('['), 1),
            (Token::Word("a"), 1),
            (Token::Sign('+'), 1),
            (Token::Number(31), 1),
            (Token::Sign(']'), 1),
            (Token::Sign(';'), 1),
            (Token::Sign('-'), 3),
            (Token::Number(15), 3),
            (Token::Number(3), 3),
            (Token::Number(12), 3),
            (Token::Text("a b"), 3),
        ];
        assert_eq!(tokens, expected);
    }

    #[test]
    fn wrong_tokens() {
        for source in ["/* x", "\"x", "\"x\ny\"", "0x", "12a", "09", "18446744073709551616", "é"] {
            assert_eq!(tokens(&format!("\n{source}")).unwrap_err().line, 2, "{source}");
        }
    }
}
