//! The oracles: they follow the text of the standards, with plain loops over bytes and bits. Slow and NOT constant-time.

pub mod curve;
pub mod gf;
pub mod gost28147;
pub mod gost94;
pub mod kuznyechik;
pub mod streebog;

/// A cipher under a key, on blocks as they are in memory.
pub trait Cipher: Clone {
    /// The size of a block in bytes.
    const BLOCK: usize;
    /// The same cipher under another key.
    fn rekey(&self, key: &[u8; 32]) -> Self;
    /// A block's image.
    fn encrypt(&self, block: &[u8]) -> Vec<u8>;
    /// The inverse.
    fn decrypt(&self, block: &[u8]) -> Vec<u8>;
}
