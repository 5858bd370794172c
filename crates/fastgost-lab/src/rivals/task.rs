//! What is to be done: an operation of an algorithm; and the keys and the IV that all do it with.
use crate::pair::Outcome;

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// As the registry calls it: `kuznyechik`, `magma`, `gost28147`, or a hash function's name.
    pub algorithm: &'a str,
    pub operation: Operation,
    /// In the stream of CTR, where it begins: whole blocks.
    pub at: u64,
}

/// Each is on one message, from its beginning: the IV is set anew in every call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    EcbEncrypt,
    EcbDecrypt,
    /// CNT of GOST 28147-89; with `IV`, as all that take one.
    Ctr,
    CbcDecrypt,
    CfbDecrypt,
    /// OMAC of a whole block, IMIT of 4 bytes.
    Mac,
    /// Ciphertext, and the code behind it. OMAC under the key `second` over IV, zeros up to a block, ciphertext; of GOST
    /// 28147-89 IMIT under the same key over the plaintext, encrypted by the keystream behind that of the data.
    CtrMac,
    Pmac,
    /// The hash code; there is no key.
    Hash,
    /// Of GOST 28147-89, with CryptoPro key meshing.
    CtrMeshing,
    CbcDecryptMeshing,
    CfbDecryptMeshing,
    MacMeshing,
}

impl Operation {
    pub const ALL: [Self; 13] = [
        Self::EcbEncrypt,
        Self::EcbDecrypt,
        Self::Ctr,
        Self::CbcDecrypt,
        Self::CfbDecrypt,
        Self::Mac,
        Self::CtrMac,
        Self::Pmac,
        Self::Hash,
        Self::CtrMeshing,
        Self::CbcDecryptMeshing,
        Self::CfbDecryptMeshing,
        Self::MacMeshing,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::EcbEncrypt => "ecb encrypt",
            Self::EcbDecrypt => "ecb decrypt",
            Self::Ctr => "ctr",
            Self::CbcDecrypt => "cbc decrypt",
            Self::CfbDecrypt => "cfb decrypt",
            Self::Mac => "mac",
            Self::CtrMac => "ctr+mac",
            Self::Pmac => "pmac",
            Self::Hash => "hash",
            Self::CtrMeshing => "ctr, meshing",
            Self::CbcDecryptMeshing => "cbc decrypt, meshing",
            Self::CfbDecryptMeshing => "cfb decrypt, meshing",
            Self::MacMeshing => "mac, meshing",
        }
    }

    pub fn named(name: &str) -> Outcome<Self> {
        let found = Self::ALL.into_iter().find(|o| o.name() == name);
        found.ok_or_else(|| {
            let names = Self::ALL.map(Self::name);
            format!("operations: {name:?}: not one of {}", names.join(", ")).into()
        })
    }

    pub fn is_meshing(self) -> bool {
        self.name().ends_with(", meshing")
    }

    /// Bytes that it writes for a message of so many, if its code has so many.
    pub fn written(self, bytes: usize, code: usize) -> usize {
        match self {
            Self::EcbEncrypt | Self::EcbDecrypt | Self::Ctr | Self::CbcDecrypt | Self::CfbDecrypt => bytes,
            Self::CtrMeshing | Self::CbcDecryptMeshing | Self::CfbDecryptMeshing => bytes,
            Self::Mac | Self::MacMeshing | Self::Pmac | Self::Hash => code,
            Self::CtrMac => bytes + code,
        }
    }
}

/// The code's key of CTR+MAC.
pub fn second(key: &[u8; 32]) -> [u8; 32] {
    key.map(|byte| !byte)
}

pub const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";
/// CTR takes its first half a block, CBC and CFB its first block, CNT 8 bytes.
pub const IV: [u8; 16] = *b"\x12\x34\x56\x78\x90\xab\xce\xf0\xa1\xb2\xc3\xd4\xe5\xf0\x01\x12";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_have_names() {
        for operation in Operation::ALL {
            assert_eq!(Operation::named(operation.name()).unwrap(), operation);
        }
        assert!(Operation::named("ctrl").unwrap_err().to_string().contains("\"ctrl\": not one of ecb encrypt, "));
        assert_eq!([Operation::Ctr, Operation::Mac, Operation::CtrMac].map(|o| o.written(100, 8)), [100, 8, 108]);
    }
}
