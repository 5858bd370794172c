//! Numbers and curves for [`fastgost`](https://docs.rs/fastgost), the crate that users depend on. `fastgost` re-exports
//! `Curve`, `Edwards` and `Scalar`. Everything else in this crate has no promise of compatibility.
//!
//! [`mp`] has multi-precision integers. [`curve`] has the elliptic curves of GOST R 34.10, which use these integers.
#![no_std]
#![deny(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(any(test, feature = "std"))]
extern crate std;

#[cfg(feature = "alloc")]
pub mod curve;
pub mod mp;

// Because of these imports, the modules have the same paths, such as `crate::cpu`, in all crates of fastgost.
#[cfg(target_arch = "x86_64")]
use fastgost_base::wipe_registers;
use fastgost_base::{cpu, error, rows, wipe};
use fastgost_simd as simd;
