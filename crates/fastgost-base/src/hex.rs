//! Digests and tags as hexadecimal text.
use core::fmt;

/// Writes the hexadecimal digits of at most 64 bytes, two digits for each byte. No branch and no memory address depends
/// on the bytes, because a digest may be secret. `ten` is the digit for the value 10, either `a` or `A`.
fn write(bytes: &[u8], ten: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let digit = |n: u8| b'0' + n + ((n + 6) >> 4) * (ten - b'0' - 10);
    let mut text = [0; 128];
    for (digits, byte) in text.chunks_exact_mut(2).zip(bytes) {
        digits.copy_from_slice(&[digit(byte >> 4), digit(byte & 15)]);
    }
    let result = f.pad(core::str::from_utf8(&text[..2 * bytes.len()]).map_err(|_| fmt::Error)?);
    crate::wipe(&mut text);
    result
}

/// Writes bytes in the format `{:x}`.
///
/// # Errors
/// Returns the errors of the formatter.
pub fn lower(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write(bytes, b'a', f)
}

/// Writes bytes in the format `{:X}`.
///
/// # Errors
/// Returns the errors of the formatter.
pub fn upper(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write(bytes, b'A', f)
}

/// Implements `{:x}` and `{:X}` for a type that dereferences to a byte slice.
#[macro_export]
macro_rules! hex_digits {
    ($name:ident) => {
        /// Prints two digits for each byte. The digits appear even if the bytes are secret.
        impl core::fmt::LowerHex for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::hex::lower(self, f)
            }
        }

        /// Prints two digits for each byte. The digits appear even if the bytes are secret.
        impl core::fmt::UpperHex for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::hex::upper(self, f)
            }
        }
    };
}
pub use crate::hex_digits;
