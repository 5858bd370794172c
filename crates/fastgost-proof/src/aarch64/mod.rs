//! The same proofs for programs for AArch64, which are read from a file and executed here.

mod computer;
mod flow;
mod library;
mod machine;
mod models;
mod operands;
pub mod oracle;
mod program;
#[cfg(test)]
mod tests;

pub use computer::Emulated;
