//! Proofs that the machine code of the kernels computes what the standards say. On Linux on x86-64; elsewhere the crate is empty.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

extern crate alloc;

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
pub mod numbers;
pub mod oracle;
pub mod plain;
pub mod prove;
pub mod standard;
mod unproved;

// Files of `fastgost-curve` that are compiled again find these under the names that they have there.
use fastgost_base::{cpu, wipe};
use fastgost_simd as simd;
#[path = "numbers/library/curve.rs"]
mod curve;
#[path = "numbers/library/mp.rs"]
mod mp;
