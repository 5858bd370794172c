//! The row for SSSE3.
use super::{
    State, Streebog, compress,
    lanes::{Lanes, Tables, tables},
};
use crate::{
    cpu::Level,
    hash::{Kernel, Segment, Width},
    simd::{
        Aligned,
        ssse3::{Ssse3, Xmm},
    },
};

pub(super) const KERNEL: Kernel<Streebog> = Kernel {
    level: Level::Ssse3,
    name: Level::Ssse3.name(),
    constant_time: true,
    widths: &[Width { lanes: 1, from: 0, run: one }],
};

#[target_feature(enable = "ssse3")]
fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Lanes::<Xmm, 8>(Ssse3::new(), &TABLES), states, segments, blocks);
}

static TABLES: Aligned<Tables> = tables(8);
