//! Proofs that the machine code of the kernels computes what the standards say. On Linux on x86-64; elsewhere the crate is empty.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

pub mod algebra;
#[cfg(test)]
mod attacks;
pub mod call;
pub mod code;
pub mod command;
pub mod domain;
pub mod faults;
pub mod jobs;
pub mod machine;
mod models;
pub mod oracle;
pub mod plain;
pub mod prove;
pub mod standard;
mod unproved;
