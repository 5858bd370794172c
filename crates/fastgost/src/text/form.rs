//! Decides the kind of a file from its first bytes.

/// The kind of a file by its first bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// DER or BER, which begins with a SEQUENCE. The value is the size of the SEQUENCE with its header, or `None` if
    /// the length is indefinite.
    Binary(Option<u64>),
    /// Text in ASCII or an encoding that contains ASCII. The value is the size of the byte order mark in bytes.
    Utf8(usize),
    /// Text in UTF-16. The values are the size of the byte order mark in bytes, and whether the higher byte of each
    /// character comes first.
    Utf16(usize, bool),
}

/// The largest number of bytes that are examined. This number is large only because much white space may follow a short
/// SEQUENCE.
pub(super) const MOST: usize = 4096;

/// Decides the form of a file that begins with `start`. The result is `None` if more bytes are needed. If `all` is
/// true, the file has no more bytes.
///
/// DER begins with the byte 0x30, but text may begin with the digit 0, which is the same byte. The form is clear if the
/// length of the SEQUENCE takes more than one byte, since such a length does not occur in text. A file that begins like
/// a short SEQUENCE is treated as a SEQUENCE if the SEQUENCE is complete, and if it contains a NUL byte or only white
/// space follows it.
pub(super) fn decide(start: &[u8], all: bool) -> Option<Form> {
    let all = all || start.len() >= MOST;
    match start {
        [0x30, 0x80..=0x88, ..] => return size(start, all).map(Form::Binary),
        [0x30, short @ ..=0x7f, ..] => {
            let size = 2 + usize::from(*short);
            match start.get(size..) {
                None if !all => return None,
                None => {}
                // Text contains no NUL.
                Some(_) if start[2..size].contains(&0) => return Some(Form::Binary(Some(size as u64))),
                Some(rest) if rest.iter().any(|byte| !byte.is_ascii_whitespace()) => {}
                Some(_) => return all.then_some(Form::Binary(Some(size as u64))),
            }
        }
        _ => {}
    }
    match start {
        [0xef, 0xbb, 0xbf, ..] => Some(Form::Utf8(3)),
        [0xff, 0xfe, ..] => Some(Form::Utf16(2, false)),
        [0xfe, 0xff, ..] => Some(Form::Utf16(2, true)),
        [1..=0x7f, 0, ..] => Some(Form::Utf16(0, false)),
        [0, 1..=0x7f, ..] => Some(Form::Utf16(0, true)),
        [] | [_] | [0xef, 0xbb] if !all => None,
        _ => Some(Form::Utf8(0)),
    }
}

/// Returns the size of the SEQUENCE that begins with these bytes, including its header. The result is `Some(None)` if
/// the length is indefinite. The result is `None` if more bytes are needed. If `all` is true, the result is never
/// `None`.
pub(super) fn size(start: &[u8], all: bool) -> Option<Option<u64>> {
    let length = match start {
        [_, 0x80, ..] => return Some(None),
        [_, short @ ..=0x7f, ..] => 2 + u64::from(*short),
        [_, long, rest @ ..] => match rest.get(..usize::from(*long & 0x7f)) {
            Some(bytes) => {
                let length = bytes.iter().fold(0_u64, |length, byte| length.saturating_mul(256) | u64::from(*byte));
                length.saturating_add(2 + bytes.len() as u64)
            }
            None if all => u64::MAX,
            None => return None,
        },
        _ if all => u64::MAX,
        _ => return None,
    };
    Some(Some(length))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec;

    #[test]
    fn decisions() {
        let short = [&[0x30, 3, 2, 1, 5][..], &[0x30, 3, 2, 1, 5, b'\r', b'\n']];
        for (start, form) in [
            (short[0], Form::Binary(Some(5))),
            (short[1], Form::Binary(Some(5))),
            (&[0x30, 0], Form::Binary(Some(2))),
            (&[0x30, 0x80, 0, 0], Form::Binary(None)),
            (&[0x30, 0x82, 1, 0], Form::Binary(Some(260))),
            (&[0x30, 0x82, 1], Form::Binary(Some(u64::MAX))),
            (&[0x30, 0x88, 255, 255, 255, 255, 255, 255, 255, 255], Form::Binary(Some(u64::MAX))),
            // The first byte of a SEQUENCE is the digit 0 in ASCII. If a short SEQUENCE is cut off, or if other bytes
            // follow the SEQUENCE, the file is treated as text.
            (&[0x30, 3, 2, 1], Form::Utf8(0)),
            (&[0x30, 3, 2, 1, 5, 5], Form::Utf8(0)),
            (&[0x30, 3, 2, 1, 0, 5], Form::Binary(Some(5))),
            (b"0 s: CN", Form::Utf8(0)),
            (b"0", Form::Utf8(0)),
            (b"", Form::Utf8(0)),
            (b"-----", Form::Utf8(0)),
            (b"\xef\xbb\xbf-", Form::Utf8(3)),
            (b"\xef\xbb", Form::Utf8(0)),
            (b"\xff\xfe-\0", Form::Utf16(2, false)),
            (b"\xfe\xff\0-", Form::Utf16(2, true)),
            (b"-\0-\0", Form::Utf16(0, false)),
            (b"\0-\0-", Form::Utf16(0, true)),
            (b"0\0M\0", Form::Utf16(0, false)),
            (b"\0\0", Form::Utf8(0)),
        ] {
            assert_eq!(decide(start, true), Some(form), "{start:02x?}");
            // For each shorter beginning of the file, the decision must be the same, or more bytes must be needed.
            for n in 0..start.len() {
                let early = decide(&start[..n], false);
                assert!(early.is_none() || early == Some(form), "{start:02x?} {n} {early:?}");
            }
        }
        let mut long = vec![0x30, 0];
        long.resize(MOST - 1, b'\n');
        assert_eq!(decide(&long, false), None);
        long.push(b'\n');
        assert_eq!(decide(&long, false), Some(Form::Binary(Some(2))));
    }
}
