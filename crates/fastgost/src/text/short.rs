//! Reads signatures that are only bytes, without a structure.
use super::base64::Base64;
use alloc::vec::Vec;

/// The sizes of signatures in bytes. The first size is for curves of 256 bits, and the second size is for curves of 512
/// bits.
const SIZES: [usize; 2] = [64, 128];

/// Returns the signature in a file that contains only a signature. The file may contain the bytes themselves. The file
/// may also contain text, in ASCII or UTF-16, with white space anywhere. The text consists of hexadecimal digits, or of
/// base64 or base64url. Base64 and base64url may have padding. The result is `None` if the file has another form.
///
/// The number of characters decides whether a text is hexadecimal or base64. If a file consists of 128 hexadecimal
/// digits, the file is treated as text, because the bytes of a real signature practically never are 128 hexadecimal
/// digits.
///
/// ```
/// use fastgost::text::signature;
///
/// assert_eq!(signature(&[7; 64]).as_deref(), Some(&[7; 64][..]));
/// assert_eq!(signature("07".repeat(64).as_bytes()).as_deref(), Some(&[7; 64][..]));
/// assert_eq!(signature(b"07"), None);
/// ```
pub fn signature(file: &[u8]) -> Option<Vec<u8>> {
    let digits = ascii(file).and_then(|text| hexadecimal(&text).or_else(|| base64(&text)));
    digits.or_else(|| SIZES.contains(&file.len()).then(|| file.to_vec()))
}

/// Returns the characters of a text without white space, or `None` if a character is not in ASCII.
fn ascii(file: &[u8]) -> Option<Vec<u8>> {
    let wide = |big: bool, bytes: &[u8]| {
        let (units, rest) = bytes.as_chunks::<2>();
        let unit =
            |unit: &[u8; 2]| u8::try_from(if big { u16::from_be_bytes(*unit) } else { u16::from_le_bytes(*unit) }).ok();
        if rest.is_empty() { units.iter().map(unit).collect() } else { None }
    };
    let text: Vec<u8> = match file {
        [0xef, 0xbb, 0xbf, rest @ ..] => rest.to_vec(),
        [0xff, 0xfe, rest @ ..] => wide(false, rest)?,
        [0xfe, 0xff, rest @ ..] => wide(true, rest)?,
        [1..=0x7f, 0, ..] => wide(false, file)?,
        [0, 1..=0x7f, ..] => wide(true, file)?,
        other => other.to_vec(),
    };
    text.is_ascii().then(|| text.into_iter().filter(|byte| !byte.is_ascii_whitespace()).collect())
}

fn hexadecimal(text: &[u8]) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let digits: Vec<u8> = text.iter().map(|byte| digit(*byte)).collect::<Option<_>>()?;
    let (pairs, rest) = digits.as_chunks::<2>();
    (rest.is_empty() && SIZES.contains(&pairs.len())).then(|| pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

fn base64(text: &[u8]) -> Option<Vec<u8>> {
    let (mut decoder, mut bytes) = (Base64::new(), Vec::new());
    let mut out = |part: &[u8]| bytes.extend_from_slice(part);
    decoder.push(text, &mut out).ok()?;
    decoder.finish(&mut out).ok()?;
    SIZES.contains(&bytes.len()).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::{format, string::String};

    #[test]
    fn forms_of_a_signature() {
        for size in SIZES {
            let bytes: Vec<u8> = (0..size).map(|i| (i * 37 + 251) as u8).collect();
            let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            let pem = crate::text::encode("X", &bytes);
            let base64: String = pem.lines().filter(|line| !line.starts_with('-')).collect();
            let url = base64.replace('+', "-").replace('/', "_");
            assert_eq!(signature(&bytes).as_deref(), Some(&bytes[..]));
            for text in [
                hex.clone(),
                hex.to_uppercase(),
                format!("{hex}\n"),
                format!("\u{feff}{hex}\r\n"),
                format!(" {}\n\t{}", &hex[..50], &hex[50..]),
                base64.clone(),
                base64.trim_end_matches('=').into(),
                url.clone(),
                format!("{}\n", url.trim_end_matches('=')),
            ] {
                assert_eq!(signature(text.as_bytes()).as_deref(), Some(&bytes[..]), "{text}");
                let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
                let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
                assert!([little, big].iter().all(|wide| signature(wide).as_deref() == Some(&bytes[..])));
            }
            for wrong in
                [&hex[1..], &base64[4..], "", "hello", &format!("{hex}g"), &format!("{hex}00"), &format!("{base64}=")]
            {
                assert_eq!(signature(wrong.as_bytes()), None, "{wrong}");
            }
            assert_eq!(signature(&bytes[1..]), None);
        }
    }
}
