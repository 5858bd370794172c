//! Encodes passphrases in the 8-bit encodings of Russian text. Some programs write PFX files under passphrases in such
//! an encoding.
use crate::{
    failure::{Failure, Result},
    passphrase::Passphrase,
};
use clap::ValueEnum;
use zeroize::Zeroizing;

/// The encoding that makes bytes from the characters of a passphrase.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Encoding {
    /// The bytes as typed or read, which are UTF-8 on most systems
    Bytes,
    /// The encoding of Russian text in Windows
    Cp1251,
    /// The encoding of Russian text in DOS and in the Windows console
    Cp866,
}

impl Encoding {
    /// Encodes a passphrase that was typed or read as UTF-8.
    pub fn encode(self, passphrase: Passphrase) -> Result<Passphrase> {
        if self == Self::Bytes {
            return Ok(passphrase);
        }
        let wrong = |what: &str| {
            Failure::new(format!(
                "the passphrase {what}; allowed with --passphrase-encoding: ASCII, Russian letters and \u{2116}, in UTF-8"
            ))
        };
        let text = str::from_utf8(&passphrase).map_err(|_| wrong("is not UTF-8"))?;
        // The buffer has space for the whole result, because a growing buffer would leave a copy in other memory.
        let mut bytes = Zeroizing::new(Vec::with_capacity(text.len()));
        for c in text.chars() {
            bytes.push(self.byte(c).ok_or_else(|| wrong("has another character than this encoding"))?);
        }
        Ok(bytes)
    }

    /// Returns the byte of a character. The 32 capital and the 32 small Russian letters (all except Ё and ё) are in the
    /// order of Unicode. The bytes of these letters follow each other without a gap (cp1251), or with one gap (cp866).
    fn byte(self, c: char) -> Option<u8> {
        let letter = |from: char, first: u8| u8::try_from(u32::from(c) - u32::from(from)).ok().map(|i| first + i);
        match (self, c) {
            (_, '\0'..='\x7f') => u8::try_from(c).ok(),
            (Self::Cp1251, 'А'..='я') => letter('А', 0xc0),
            (Self::Cp866, 'А'..='п') => letter('А', 0x80),
            (Self::Cp866, 'р'..='я') => letter('р', 0xe0),
            (Self::Cp1251, 'Ё') => Some(0xa8),
            (Self::Cp1251, 'ё') => Some(0xb8),
            (Self::Cp1251, '\u{2116}') => Some(0xb9),
            (Self::Cp866, 'Ё') => Some(0xf0),
            (Self::Cp866, 'ё') => Some(0xf1),
            (Self::Cp866, '\u{2116}') => Some(0xfc),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expected bytes come from Python's codecs. The texts have Russian letters and ASCII.
    #[test]
    fn letters() {
        let text = "Az~АПРЯапряЁё\u{2116}";
        for (encoding, hex) in
            [(Encoding::Cp1251, "417a7ec0cfd0dfe0eff0ffa8b8b9"), (Encoding::Cp866, "417a7e808f909fa0afe0eff0f1fc")]
        {
            let encoded = encoding.encode(Zeroizing::new(text.as_bytes().to_vec()));
            assert_eq!(encoded.ok().map(|bytes| crate::hex::encode(&bytes)).as_deref(), Some(hex));
            for text in [&b"\xff"[..], "é".as_bytes(), "ї".as_bytes(), "€".as_bytes()] {
                assert!(encoding.encode(Zeroizing::new(text.to_vec())).is_err());
            }
        }
        let bytes = Encoding::Bytes.encode(Zeroizing::new(b"\xff".to_vec()));
        assert_eq!(bytes.ok().map(|bytes| bytes.to_vec()), Some(vec![0xff]));
    }
}
