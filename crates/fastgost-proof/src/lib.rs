//! Proofs that the machine code of the kernels computes the results of the specification, and that the PTX (the code of
//! the kernels for GPUs) computes the same results. The proofs run on Linux on x86-64. On AArch64, this crate is only
//! the program whose code is proved. On other systems, the crate is empty.

#![cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]

#[cfg(target_arch = "x86_64")]
extern crate alloc;

pub mod algebra;
pub mod cpu;
pub mod domain;
pub mod jobs;
pub mod plain;
pub mod random;
pub mod standard;
#[cfg(target_arch = "aarch64")]
pub mod target;

#[cfg(target_arch = "x86_64")]
pub mod aarch64;
#[cfg(all(test, target_arch = "x86_64"))]
mod attacks;
#[cfg(target_arch = "x86_64")]
pub mod call;
#[cfg(target_arch = "x86_64")]
pub mod code;
#[cfg(target_arch = "x86_64")]
pub mod command;
#[cfg(target_arch = "x86_64")]
pub mod machine;
#[cfg(target_arch = "x86_64")]
mod models;
#[cfg(target_arch = "x86_64")]
pub mod numbers;
#[cfg(target_arch = "x86_64")]
pub mod oracle;
#[cfg(target_arch = "x86_64")]
pub mod prove;
#[cfg(target_arch = "x86_64")]
mod ptx;
#[cfg(target_arch = "x86_64")]
mod tasks;
#[cfg(target_arch = "x86_64")]
mod unproved;

#[cfg(target_arch = "x86_64")]
pub mod faults;
/// Faults in the specification.
#[cfg(target_arch = "aarch64")]
pub mod faults {
    pub mod standards;
}

// Some files of `fastgost-curve` are compiled again in this crate. In these files, the modules below and `cpu` must
// have the names that they have in `fastgost-curve`.
#[cfg(target_arch = "x86_64")]
use fastgost_base::wipe;
#[cfg(target_arch = "x86_64")]
use fastgost_simd as simd;
#[cfg(target_arch = "x86_64")]
#[path = "numbers/library/curve.rs"]
mod curve;
#[cfg(target_arch = "x86_64")]
#[path = "numbers/library/mp.rs"]
mod mp;
