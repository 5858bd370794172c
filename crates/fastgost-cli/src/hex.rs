//! Reads and writes hexadecimal text. The text may be a key, so no branch or table look-up depends on its digits.

/// Returns lower-case digits. The string has room for a newline after the digits. Without this room, a newline would
/// make the string move to other memory, and a copy of a key would stay in the old memory.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len() + 1);
    for b in bytes {
        for digit in [b >> 4, b & 15] {
            text.push((b'0' + digit + (below(9, digit) & (b'a' - b'0' - 10))).into());
        }
    }
    text
}

/// Decodes `text` into `out`. Returns false if the length is wrong, or if `text` contains a byte that is not a digit.
#[must_use]
pub fn decode_into(text: &[u8], out: &mut [u8]) -> bool {
    if text.len() != 2 * out.len() {
        return false;
    }
    let mut valid = 0xff;
    for i in 0..out.len() {
        let (high, ok_high) = digit(text[2 * i]);
        let (low, ok_low) = digit(text[2 * i + 1]);
        out[i] = high << 4 | low;
        valid &= ok_high & ok_low;
    }
    valid == 0xff
}

/// Decodes a text in which two hexadecimal digits stand for each byte. Returns None if the text contains anything else.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut out = vec![0; text.len() / 2];
    decode_into(text.as_bytes(), &mut out).then_some(out)
}

/// Returns whether the whole text consists of hexadecimal digits.
pub fn is_digits(text: &[u8]) -> bool {
    text.iter().fold(0xff, |all, c| all & digit(*c).1) == 0xff
}

/// Returns whether the whole text consists of hexadecimal digits and white space.
pub fn is_digits_and_space(text: &[u8]) -> bool {
    // A white space byte is a space, or any byte from a tab (9) to a carriage return (13).
    let space = |c: u8| below(c ^ b' ', 1) | below(c.wrapping_sub(b'\t'), 5);
    text.iter().fold(0xff, |all, c| all & (digit(*c).1 | space(*c))) == 0xff
}

/// For a hexadecimal digit in lower or upper case, returns the digit's value and 0xff. For any other byte, returns 0
/// and 0.
fn digit(c: u8) -> (u8, u8) {
    let number = c.wrapping_sub(b'0');
    let letter = (c | 0x20).wrapping_sub(b'a');
    let (is_number, is_letter) = (below(number, 10), below(letter, 6));
    (number & is_number | letter.wrapping_add(10) & is_letter, is_number | is_letter)
}

/// Returns 0xff if a < b. Otherwise returns 0.
fn below(a: u8, b: u8) -> u8 {
    ((u16::from(a).wrapping_sub(u16::from(b))) >> 8) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_as_a_digit() {
        for c in 0..=255u8 {
            let want = (c as char).to_digit(16);
            assert_eq!(digit(c), want.map_or((0, 0), |d| (d as u8, 0xff)), "{c}");
            assert_eq!(is_digits(&[b'0', c]), want.is_some());
            assert_eq!(is_digits_and_space(&[c, b'f']), want.is_some() || matches!(c, 9..=13 | b' '));
            assert_eq!(encode(&[c]), format!("{c:02x}"));
        }
    }

    #[test]
    fn odd_lengths_and_strangers_are_refused() {
        assert_eq!(decode("00fF7a"), Some(vec![0, 255, 0x7a]));
        assert_eq!(decode(""), Some(vec![]));
        for bad in ["0", "0g", "0x", " 00", "00\n", "é"] {
            assert_eq!(decode(bad), None, "{bad:?}");
        }
        let text = encode(&[0, 255, 0x7a]);
        assert_eq!(text, "00ff7a");
        assert!(text.capacity() > text.len());
    }
}
