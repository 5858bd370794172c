//! The forms in which programs turn a password into bytes.
use zeroize::Zeroizing;

/// A form of the password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Form {
    /// UTF-8 (RFC 9548).
    Utf8,
    /// BMPString with a terminator of two zero bytes (RFC 7292, appendix B.1).
    Bmp,
    /// BMPString without a terminator.
    BareBmp,
    /// A BMPString with a terminator, in which each byte of the password is taken as one character. The bytes may be
    /// UTF-8 or any other encoding.
    Bytes,
}

impl Form {
    /// The forms in the order in which a reader tries them for algorithms of GOST. The form of RFC 9548 comes first.
    pub(super) const OF_GOST: [Form; 4] = [Form::Utf8, Form::Bmp, Form::BareBmp, Form::Bytes];
    /// The forms in the order in which a reader tries them for algorithms of PKCS #12. The form of RFC 7292 comes
    /// first. Some programs encode an empty password as no bytes at all, without a terminator. `BareBmp` gives these
    /// bytes.
    pub(super) const OF_PKCS12: [Form; 4] = [Form::Bmp, Form::BareBmp, Form::Utf8, Form::Bytes];

    /// Returns the password in this form. Returns `None` if the form consists of characters, but the password is not
    /// valid UTF-8.
    pub(super) fn bytes(self, password: &[u8]) -> Option<Zeroizing<Vec<u8>>> {
        if self == Form::Utf8 {
            return Some(Zeroizing::new(password.to_vec()));
        }
        // The buffer has space for all bytes, because a growing buffer would leave a copy of the password in memory.
        let mut bytes = Zeroizing::new(Vec::with_capacity(2 * password.len() + 2));
        match self {
            Form::Bytes => password.iter().for_each(|byte| bytes.extend([0, *byte])),
            _ => str::from_utf8(password).ok()?.encode_utf16().for_each(|unit| bytes.extend(unit.to_be_bytes())),
        }
        if self != Form::BareBmp {
            bytes.extend([0, 0]);
        }
        Some(bytes)
    }
}
