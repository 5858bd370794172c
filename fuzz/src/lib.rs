//! Code that the targets share: the command, and mutators that know a format.
//! The command is a program, and not a library. So its modules are included here. Then targets can call the code that
//! reads files.
#![allow(dead_code)]

include!(concat!(env!("OUT_DIR"), "/command.rs"));

pub mod der;
mod files;
pub mod json_values;
mod random;
mod signer;

pub use files::{File, command};
pub use random::{Random, is_rare};
pub use signer::SIGNER;
