//! What the targets share: the command, and mutators that know a format.
//!
//! The command is a program and no library: here its modules stand at another root, so that targets reach what reads files.
#![allow(dead_code)]

include!(concat!(env!("OUT_DIR"), "/command.rs"));

pub mod der;
mod files;
pub mod json;
mod random;

pub use files::{File, command};
pub use random::Random;
