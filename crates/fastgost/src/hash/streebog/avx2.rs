//! The row for AVX2.
use super::{
    State, Streebog, compress,
    paired_rows::{PairedRows, Tables, tables},
};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::{
        Aligned,
        avx2::{Avx2, Ymm},
    },
};

pub(super) const KERNEL: HashKernel<Streebog> =
    HashKernel { level: Level::Avx2, widths: &[Width { lanes: 1, from: 0, run: one }] };

#[target_feature(enable = "avx2")]
fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(PairedRows::<Ymm, 4>(Avx2::new(), &TABLES), states, segments, blocks);
}

static TABLES: Aligned<Tables> = tables(4);
