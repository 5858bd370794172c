//! The substitution pi, a permutation of bytes that Kuznyechik (GOST R 34.12-2015) and Streebog (GOST R 34.11-2012) share, in
//! the forms that their kernels compute it in without an address that depends on data:
//!
//! - `circuit`: in gates, on planes of bits, of any register or `u64`;
//! - `nibbles`: by look-ups in 16 bytes, on bytes;
//! - `substitution`: by look-ups in 256 bytes, or by GFNI, on bytes.
//!
//! `decomposition` is what the first two and GFNI are made of.
pub(crate) mod circuit;
pub(crate) mod decomposition;
#[cfg(test)]
pub(crate) mod generate;
pub(crate) mod nibbles;
pub(crate) mod spec;
pub(crate) mod substitution;
