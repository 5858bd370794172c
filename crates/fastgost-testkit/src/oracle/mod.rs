//! The oracles: they follow the text of the standards, with plain loops over bytes and bits. Slow and NOT constant-time.

pub mod curve;
pub mod gf;
pub mod gost28147;
pub mod gost94;
pub mod kuznyechik;
pub mod streebog;
