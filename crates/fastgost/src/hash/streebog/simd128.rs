//! The kernel for WebAssembly with 128-bit SIMD.
use super::{
    State, Streebog, compress,
    paired_rows::{PairedRows, Tables, tables},
};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::{
        Aligned,
        wasm::{Simd128, Vector, with_simd128},
    },
};

pub(super) const KERNEL: HashKernel<Streebog> =
    HashKernel::new(Level::Simd128, &[Width { lanes: 1, from: 0, run: one }]);

with_simd128! {
    fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        compress::run(PairedRows::<Vector, 8, true>(Simd128::new(), &TABLES), states, segments, blocks);
    }
}

static TABLES: Aligned<Tables> = tables(8);
