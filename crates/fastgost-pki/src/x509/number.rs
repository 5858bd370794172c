//! Serial numbers of certificates, and numbers of CRLs.
use super::RevocationList;
use crate::{Error, Result};
use der::{
    DecodeValue, EncodeValue, FixedTag, Header, Length, Reader, Tag, Writer,
    asn1::{Int, Uint},
};
use fastgost::keys::element::without_padding;
use std::{fmt, str::FromStr};
use x509_cert::ext::pkix::CrlNumber;

/// A certificate's serial number. The library makes numbers of up to 20 bytes, but also reads longer numbers. The type
/// of the same name in the crate `x509-cert` cannot hold more than 21 bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SerialNumber(Vec<u8>);

impl SerialNumber {
    /// Makes a serial number. `bytes` is a positive number of up to 20 bytes, big-endian and without a sign.
    ///
    /// # Errors
    /// [`Error::Usage`] for a longer number.
    pub fn new(bytes: &[u8]) -> Result<Self> {
        let number = Self::of(bytes);
        match number.0.len() <= 20 {
            true => Ok(number),
            false => Err(Error::Usage("a serial number of more than 20 bytes; allowed: up to 20".into())),
        }
    }

    /// Returns the content of the INTEGER in DER: the number in two's complement, big-endian, with as few bytes as
    /// possible.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// Makes a serial number. `bytes` is a positive number, big-endian and without a sign.
    fn of(bytes: &[u8]) -> Self {
        Self(without_padding(&[&[0], bytes].concat()).to_vec())
    }
}

/// Writes the serial number in hexadecimal, with colons between the bytes.
impl fmt::Display for SerialNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, byte) in self.as_bytes().iter().enumerate() {
            let colon = if i == 0 { "" } else { ":" };
            write!(f, "{colon}{byte:02X}")?;
        }
        Ok(())
    }
}

macro_rules! from {
    ($($uint:ty),*) => {
        $(
            impl From<$uint> for SerialNumber {
                fn from(number: $uint) -> Self {
                    Self::of(&number.to_be_bytes())
                }
            }
        )*
    };
}
from!(u8, u16, u32, u64);

impl FixedTag for SerialNumber {
    const TAG: Tag = Tag::Integer;
}

impl<'a> DecodeValue<'a> for SerialNumber {
    type Error = der::Error;

    fn decode_value<R: Reader<'a>>(reader: &mut R, header: Header) -> der::Result<Self> {
        Int::decode_value(reader, header).map(|number| Self(number.as_bytes().to_vec()))
    }
}

impl EncodeValue for SerialNumber {
    fn value_len(&self) -> der::Result<Length> {
        Length::try_from(self.0.len())
    }

    fn encode_value(&self, writer: &mut impl Writer) -> der::Result<()> {
        writer.write(&self.0)
    }
}

/// The number of a CRL. The number is not negative, and has up to 20 bytes. This length includes the bit for the sign
/// (RFC 5280, section 5.2.3).
///
/// ```
/// use fastgost_pki::x509::ListNumber;
///
/// let number: ListNumber = "0xFFFFFFFFFFFFFFFF".parse()?;
/// assert_eq!(number, ListNumber::from(u64::MAX));
/// assert_eq!(number.next().expect("a larger one").to_string(), "0x010000000000000000");
/// # Ok::<(), fastgost_pki::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ListNumber([u8; 20]);

impl ListNumber {
    /// Returns the next number, or `None` if the next number has more than 20 bytes.
    pub fn next(mut self) -> Option<Self> {
        for byte in self.0.iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
        // The first bit is the sign, so the number is too large if this bit is set.
        (self.0[0] < 0x80 && self.0 != [0; 20]).then_some(self)
    }

    fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut padded = [0; 20];
        padded.get_mut(20_usize.checked_sub(bytes.len())?..)?.copy_from_slice(bytes);
        (padded[0] < 0x80).then_some(Self(padded))
    }

    fn significant(&self) -> &[u8] {
        let zeros = self.0.iter().take_while(|byte| **byte == 0).count();
        &self.0[zeros.min(19)..]
    }

    pub(super) fn extension(&self) -> der::Result<CrlNumber> {
        Uint::new(self.significant()).map(CrlNumber)
    }
}

impl From<u64> for ListNumber {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 20];
        bytes[12..].copy_from_slice(&number.to_be_bytes());
        Self(bytes)
    }
}

/// Reads the number from text. The text is `0x` and hexadecimal digits. A number below 2^64 may also be written in
/// decimal digits.
impl FromStr for ListNumber {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let digit = |c: char| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        let hexadecimal = |digits: &str| {
            let digits: Vec<u8> = digits.chars().map(digit).collect::<Option<_>>()?;
            let bytes: Vec<u8> =
                digits.rchunks(2).rev().map(|two| two.iter().fold(0, |byte, d| byte << 4 | d)).collect();
            Self::from_bytes(&bytes).filter(|_| !bytes.is_empty())
        };
        let number = match text.strip_prefix("0x") {
            Some(digits) => hexadecimal(digits),
            None => text.parse().ok().map(u64::into),
        };
        let allowed =
            "allowed: a number below 2^64, or 0x and up to 20 bytes in hexadecimal, of which the first bit is 0";
        number.ok_or_else(|| Error::Usage(allowed.into()))
    }
}

/// Writes the number in the form that `from_str` reads. A number below 2^64 is written in decimal digits. A larger
/// number is written as `0x` and hexadecimal digits.
impl fmt::Display for ListNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let ([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], low) = self.0.split_at(12)
            && let Ok(low) = <[u8; 8]>::try_from(low)
        {
            return u64::from_be_bytes(low).fmt(f);
        }
        f.write_str("0x")?;
        self.significant().iter().try_for_each(|byte| write!(f, "{byte:02X}"))
    }
}

impl RevocationList {
    /// Returns the CRL's number, if the CRL has one.
    ///
    /// # Errors
    /// [`Error::Encoding`] if the extension cannot be decoded as a number of up to 20 bytes.
    pub fn number(&self) -> Result<Option<ListNumber>> {
        let Some(CrlNumber(number)) = self.extensions().value()? else { return Ok(None) };
        // This error never occurs, because the line above already refuses an extension with a longer number.
        let long = || Error::encoding("the number of the CRL", "more than 20 bytes; allowed: up to 20");
        ListNumber::from_bytes(number.as_bytes()).map(Some).ok_or_else(long)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn list_numbers() {
        let number = |text: &str| text.parse::<ListNumber>();
        for (text, next) in [
            ("0", "1"),
            ("0x0ff", "256"),
            ("18446744073709551615", "0x010000000000000000"),
            ("0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFE", "0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"),
        ] {
            let number = number(text).expect(text);
            let after = number.next().expect(text);
            assert_eq!(after.to_string(), next);
            assert!(number < after);
        }
        assert_eq!(number(&format!("0x7f{}", "ff".repeat(19))).expect("the largest").next(), None);
        let long = format!("0x{}", "00".repeat(21));
        let negative = format!("0x80{}", "00".repeat(19));
        for bad in ["", "0x", "-1", "0xg", "18446744073709551616", "0x ff", "1.0", &long, &negative] {
            assert!(number(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn serial_numbers() {
        assert_eq!(SerialNumber::from(0x80_u8).as_bytes(), [0, 0x80]);
        assert_eq!(SerialNumber::from(0_u64).as_bytes(), [0]);
        assert_eq!(SerialNumber::new(&[0, 0, 1, 0xaf]).expect("a number").to_string(), "01:AF");
        assert!(SerialNumber::new(&[0x7f; 20]).is_ok() && SerialNumber::new(&[0x80; 20]).is_err());
        assert!(SerialNumber::new(&[1; 21]).is_err());
    }
}
