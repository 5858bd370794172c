//! The row for SSSE3.
use super::{
    State, Streebog, compress,
    paired_rows::{PairedRows, Tables, tables},
};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::{
        Aligned,
        ssse3::{Ssse3, Xmm},
    },
};

pub(super) const KERNEL: HashKernel<Streebog> =
    HashKernel { level: Level::Ssse3, widths: &[Width { lanes: 1, from: 0, run: one }] };

#[target_feature(enable = "ssse3")]
fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(PairedRows::<Xmm, 8>(Ssse3::new(), &TABLES), states, segments, blocks);
}

static TABLES: Aligned<Tables> = tables(8);
