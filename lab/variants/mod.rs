//! Variants of Kuznyechik with tables in assembly. This module has the names and their meanings (as the paper defines
//! them), the list of the variants that are measured, and the generator.
//!
//! Two programs use this module: `build.rs` emits the assembly, and the lab explains the names.
//!
//! In a round, each of the sixteen bytes of a block selects a row of the tables, which have 64 KiB. The round adds up
//! these sixteen rows and the round key. Variants differ in two ways: how a byte becomes an address, and in which
//! registers the rows are added.
pub mod baselines;
pub mod emit;
mod explain;
mod list;
pub mod name;
pub mod roles;

pub use explain::explain;
pub use list::names;
pub use name::{MOST_BLOCKS, Set, Variant};
