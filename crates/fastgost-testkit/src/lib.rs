//! Code for the tests of all crates of this workspace. No product uses this crate. The crate has a second
//! implementation of the standards' algorithms, which is slow and readable. It also has known answers, test data, and
//! an allocator that searches freed memory for secrets.
//!
//! This crate depends on no other crate of ours. So any of our crates can use it as a dev-dependency. The crate has its
//! own tables and its own arithmetic, so it shares no code with the code that it checks.

pub mod book;
mod data;
pub mod oracle;
pub mod vectors;
pub mod watcher;

pub use data::{Random, cuts, data};
