//! The substitution pi, a permutation of bytes that Kuznyechik (GOST R 34.12-2015) and Streebog (GOST R 34.11-2012)
//! share. Its forms here use no address that depends on data:
//!
//! - `circuit`: two-input gates on bit planes, in any register or `u64`; `three_input`: the same in three-input logic;
//! - `nibbles`: look-ups in 16 bytes;
//! - `substitution`: look-ups in 256 bytes, or GFNI.
//!
//! `circuit`, `three_input`, `nibbles` and the form for GFNI are derived from `decomposition`.
#![deny(unsafe_code)]
pub mod circuit;
pub mod decomposition;
#[cfg(any(test, feature = "circuits"))]
#[cfg_attr(not(test), allow(dead_code))]
pub mod generate;
pub mod nibbles;
pub mod spec;
pub mod substitution;
#[cfg(feature = "circuits")]
pub mod three_input;
