//! The work that is measured: an operation of an algorithm, with the keys and the IV that all libraries use.
use crate::pair::Outcome;

/// The work that is measured.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The name of the algorithm in the registry: `kuznyechik`, `magma`, `gost28147`, or the name of a hash function.
    pub algorithm: &'a str,
    pub operation: Operation,
    /// The position in the CTR stream at which the work begins. This position is the beginning of a block.
    pub at: u64,
}

/// An operation on one message, from the beginning of the message. So every call sets the IV again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    EcbEncrypt,
    EcbDecrypt,
    /// Counter mode. For GOST 28147-89, this is CNT. All modes that need an IV use the constant `IV`.
    Ctr,
    CbcDecrypt,
    CfbDecrypt,
    /// The MAC. The MAC is OMAC with a tag of a whole block, or IMIT with a tag of 4 bytes.
    Mac,
    /// CTR with a MAC. The output is the ciphertext, followed by the tag. The tag is OMAC under the key `second`. The
    /// input of OMAC is the IV, zeros up to a whole block, and the ciphertext. For GOST 28147-89, the tag is IMIT of
    /// the plaintext under the same key. This tag is encrypted with the keystream that follows the keystream of the
    /// data.
    CtrMac,
    Pmac,
    /// The digest of a message. Hash functions have no key.
    Hash,
    /// GOST 28147-89 with CryptoPro key meshing.
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

    pub fn from_name(name: &str) -> Outcome<Self> {
        let found = Self::ALL.into_iter().find(|o| o.name() == name);
        found.ok_or_else(|| {
            let names = Self::ALL.map(Self::name);
            format!("operations: {name:?}: not one of {}", names.join(", ")).into()
        })
    }

    pub fn is_meshing(self) -> bool {
        self.name().ends_with(", meshing")
    }

    /// Returns the length of the output for a message of `bytes` bytes. `output` is the number of bytes of the tag or
    /// the digest.
    pub fn written(self, bytes: usize, output: usize) -> usize {
        match self {
            Self::EcbEncrypt | Self::EcbDecrypt | Self::Ctr | Self::CbcDecrypt | Self::CfbDecrypt => bytes,
            Self::CtrMeshing | Self::CbcDecryptMeshing | Self::CfbDecryptMeshing => bytes,
            Self::Mac | Self::MacMeshing | Self::Pmac | Self::Hash => output,
            Self::CtrMac => bytes + output,
        }
    }
}

/// Returns the key of the MAC in CTR+MAC.
pub fn second(key: &[u8; 32]) -> [u8; 32] {
    key.map(|byte| !byte)
}

pub const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";
/// The IV. CTR uses the first half block of the IV. CBC and CFB use the first block. CNT uses the first 8 bytes.
pub const IV: [u8; 16] = *b"\x12\x34\x56\x78\x90\xab\xce\xf0\xa1\xb2\xc3\xd4\xe5\xf0\x01\x12";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_have_names() {
        for operation in Operation::ALL {
            assert_eq!(Operation::from_name(operation.name()).unwrap(), operation);
        }
        assert!(Operation::from_name("ctrl").unwrap_err().to_string().contains("\"ctrl\": not one of ecb encrypt, "));
        assert_eq!([Operation::Ctr, Operation::Mac, Operation::CtrMac].map(|o| o.written(100, 8)), [100, 8, 108]);
    }
}
