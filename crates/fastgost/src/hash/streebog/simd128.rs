//! The kernel for WebAssembly with 128-bit SIMD.
//!
//! A round of key and state takes 400 operations, 176 of which are look-ups. The transposition takes 32 more
//! operations. On x86 a look-up is two instructions, so a round takes 608 instructions in all. Unlike on NEON, the loop
//! over the rows is unrolled (see `PairedRows`), because the rolled loop was slower in node on x86.
#![cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use super::{
    State, Streebog, compress,
    paired_rows::{PairedRows, Tables, tables},
};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    pi::nibbles::Reduced,
    simd::{
        Aligned,
        wasm::{Simd128, Vector, with_simd128},
    },
};

pub(super) const KERNEL: HashKernel<Streebog> =
    HashKernel::new(Level::Simd128, &[Width { lanes: 1, from: 0, run: one }]);

with_simd128! {
    fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        compress::run(PairedRows::<Vector, Reduced, 8>::new(Simd128::new(), &TABLES), states, segments, blocks);
    }
}

static TABLES: Aligned<Tables> = tables(8);
