//! Variants of table-driven Kuznyechik in assembly: their names and meanings, as the paper defines them, the list of
//! those that are measured, and the generator.
//!
//! One description with two users: `build.rs` emits the assembly, and the lab decodes the names.
//!
//! A round of a block adds up sixteen rows of the 64 KiB of tables, selected by its sixteen bytes, and the round key.
//! The variants differ in how a byte becomes an address and in which registers the rows are added.
pub mod baselines;
pub mod emit;
mod explain;
mod list;
pub mod name;
pub mod roles;

pub use explain::explain;
pub use list::names;
pub use name::{MOST_BLOCKS, Set, Variant};
