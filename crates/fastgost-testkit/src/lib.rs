//! For the tests of all crates here, never for a product: a second implementation of the standards' algorithms, slow
//! and readable; known answers, and data.
//!
//! It depends on no other crate of ours. So any of them can have it as a dev-dependency, and it shares nothing with the
//! code that it checks: it has its own tables and its own arithmetic.

pub mod book;
mod data;
pub mod oracle;
pub mod vectors;
pub mod watcher;

pub use data::{Random, cuts, data};
