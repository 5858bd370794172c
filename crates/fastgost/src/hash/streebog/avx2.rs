//! The row for AVX2.
use super::{
    State, Streebog, compress,
    lanes::{Lanes, Tables, tables},
};
use crate::{
    cpu::Level,
    hash::{Kernel, Segment, Width},
    simd::{
        Aligned,
        avx2::{Avx2, Ymm},
    },
};

pub(super) const KERNEL: Kernel<Streebog> = Kernel {
    level: Level::Avx2,
    name: Level::Avx2.name(),
    constant_time: true,
    widths: &[Width { lanes: 1, from: 0, run: one }],
};

#[target_feature(enable = "avx2")]
fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Lanes::<Ymm, 4>(Avx2::new(), &TABLES), states, segments, blocks);
}

static TABLES: Aligned<Tables> = tables(4);
