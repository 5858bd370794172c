//! The substitution pi, a permutation of bytes that Kuznyechik (GOST R 34.12-2015) and Streebog (GOST R 34.11-2012)
//! share. This module has several methods to compute pi. No method uses an address that depends on data:
//!
//! - `circuit` has two-input gates on bit planes, in any register or `u64`.
//! - `three_input` has three-input logic on bit planes, in any register or `u64`.
//! - `nibbles` has look-ups in 16 bytes.
//! - `substitution` has look-ups in 256 bytes, or uses GFNI.
//!
//! `circuit`, `three_input`, `nibbles` and the method with GFNI are derived from `decomposition`.
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
