//! The oracles: implementations that follow the text of the standards, with simple loops over bytes and bits. Oracles
//! are slow and NOT constant-time.

pub mod curve;
pub mod gf;
pub mod gost28147;
pub mod gost94;
pub mod kuznyechik;
pub mod streebog;

/// A cipher under a key. A block is a slice of bytes, in the order of the bytes in memory.
pub trait Cipher: Clone {
    /// The size of a block in bytes.
    const BLOCK: usize;
    /// Returns the same cipher under another key.
    fn rekey(&self, key: &[u8; 32]) -> Self;
    /// Returns the encrypted block.
    fn encrypt(&self, block: &[u8]) -> Vec<u8>;
    /// Returns the decrypted block.
    fn decrypt(&self, block: &[u8]) -> Vec<u8>;
}

/// Adds two vectors as little-endian numbers. The carry out of the last byte is dropped.
pub fn add<const N: usize>(a: &[u8; N], b: &[u8; N]) -> [u8; N] {
    let mut carry = 0;
    std::array::from_fn(|i| {
        carry += u16::from(a[i]) + u16::from(b[i]);
        let byte = carry as u8;
        carry >>= 8;
        byte
    })
}

/// Returns a number of at most 64 bits as a little-endian vector.
pub fn number<const N: usize>(x: u64) -> [u8; N] {
    std::array::from_fn(|i| if i < 8 { x.to_le_bytes()[i] } else { 0 })
}
