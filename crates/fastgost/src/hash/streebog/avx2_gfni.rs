//! The row for AVX2 with GFNI.
use super::{
    State, Streebog, compress,
    gfni::{AesField, GfniMatrix},
};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    pi::substitution::Decomposed,
    simd::{
        avx2::{Avx2Gfni, YmmGfni},
        pair::Pair,
    },
};

pub(super) const KERNEL: HashKernel<Streebog> = HashKernel {
    level: Level::Avx2Gfni,
    name: Level::Avx2Gfni.name(),
    constant_time: true,
    // Two at a time do not fit into sixteen registers.
    widths: &[Width { lanes: 1, from: 0, run: one }],
};

type Vector = Pair<YmmGfni>;
type Form = GfniMatrix<Vector, Decomposed<Vector, AesField>, 1>;

#[target_feature(enable = "avx2,gfni")]
fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Form::new(Avx2Gfni::new()), states, segments, blocks);
}
