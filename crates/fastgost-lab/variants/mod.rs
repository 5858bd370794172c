//! Variants of table-driven Kuznyechik in hand-tuned assembly: names, what they mean, which are measured, and the generator.
//!
//! One description for both who need it: `build.rs` emits the assembly, and the lab decodes the names.
//!
//! A block's round is sixteen rows of the 64 KiB of tables, chosen by its sixteen bytes, and the round key, all added up. The
//! variants differ in how a byte becomes an address and in which registers the rows are added.
pub mod emit;
mod explain;
mod list;
pub mod name;

pub use explain::explain;
pub use list::names;
pub use name::{Set, Variant};
