//! The AVX2 kernel.
#![cfg(any(target_arch = "x86", target_arch = "x86_64"))]
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
        x86::avx2::{Avx2, Ymm, with_avx2},
    },
};

pub(super) const KERNEL: HashKernel<Streebog> = HashKernel::new(Level::Avx2, &[Width { lanes: 1, from: 0, run: one }]);

with_avx2! {
    fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
        compress::run(PairedRows::<Ymm, Reduced, 4>::new(Avx2::new(), &TABLES), states, segments, blocks);
    }
}

static TABLES: Aligned<Tables> = tables(4);
