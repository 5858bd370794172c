//! The ciphers of record protection.
use crate::{
    cipher::{Cipher, gost28147::Magma, kuznyechik::Kuznyechik},
    cpu::Level,
    error::Result,
};
use alloc::vec::Vec;

/// Kuznyechik and Magma, the ciphers of records. `many` prepares many keys in parallel.
pub(super) trait RecordCipher: Cipher {
    fn many(level: Level, keys: &[[u8; 32]]) -> Result<Vec<Self>>;
}

impl RecordCipher for Kuznyechik {
    fn many(level: Level, keys: &[[u8; 32]]) -> Result<Vec<Self>> {
        Self::many_with_level(level, &keys.iter().collect::<Vec<_>>())
    }
}

impl RecordCipher for Magma {
    fn many(level: Level, keys: &[[u8; 32]]) -> Result<Vec<Self>> {
        Self::many_with_level(level, &keys.iter().collect::<Vec<_>>())
    }
}

/// The level of a cipher's best constant-time kernel.
pub(super) fn best<C: Cipher>() -> Result<Level> {
    C::levels().find(|level| level.constant_time()).ok_or(crate::error::Error::KernelUnavailable)
}
