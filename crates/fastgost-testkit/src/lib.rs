//! Code for the tests of all crates here, never for a product. It has a second implementation of the standards'
//! algorithms, which is slow and readable; known answers; and data.
//!
//! This crate depends on no other crate of ours. So any of our crates can have this crate as a dev-dependency. It
//! shares nothing with the code that it checks: it has its own tables and its own arithmetic.

pub mod book;
mod data;
pub mod oracle;
pub mod vectors;
pub mod watcher;

pub use data::{Random, cuts, data};
