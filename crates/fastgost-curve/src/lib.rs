//! Numbers and curves for [`fastgost`](https://docs.rs/fastgost), which users name. It re-exports `Curve`, `Edwards` and `Scalar`;
//! everything else has no promise of compatibility.
//!
//! [`mp`] has multi-precision integers, [`curve`] the elliptic curves of GOST R 34.10 over them.
#![no_std]
#![deny(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(any(test, feature = "std"))]
extern crate std;

#[cfg(feature = "alloc")]
pub mod curve;
pub mod mp;

// Under the names that they have in all crates of fastgost.
#[cfg(target_arch = "x86_64")]
use fastgost_base::wipe_registers;
use fastgost_base::{cpu, error, rows, wipe};
use fastgost_simd as simd;
