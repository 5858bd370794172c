//! Proves that the machine code of the library's kernels computes the results of the specification. A kernel is the
//! code of an algorithm for one set of CPU features. The specification is a second implementation of the algorithms.
//! The crate also proves that the PTX (the code of the kernels for GPUs) computes these results. The proofs run on
//! Linux on x86-64. On AArch64, this crate is only the program whose code is proved. On other systems, the crate is
//! empty.

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
/// The faults that are planted in the specification to test the proofs.
#[cfg(target_arch = "aarch64")]
pub mod faults {
    pub mod standards;
}

// Some files of `fastgost-curve` are compiled again in this crate. These files refer to the modules below, and to the
// module `cpu`, by the names that these modules have in `fastgost-curve`. So the modules must have the same names here.
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
