//! Code for the tests of all crates of this workspace. No product uses it. It has three parts: a second implementation
//! of the standards' algorithms, which is slow and readable; known answers; and test data.
//!
//! This crate depends on no other crate of ours. So any of our crates can use it as a dev-dependency. It shares no code
//! with the code that it checks: it has its own tables and its own arithmetic.

pub mod book;
mod data;
pub mod oracle;
pub mod vectors;
pub mod watcher;

pub use data::{Random, cuts, data};
