//! Proofs for AArch64. A program for AArch64 is read from a file, and executed symbolically.

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
