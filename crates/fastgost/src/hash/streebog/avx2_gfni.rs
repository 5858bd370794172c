//! The row for AVX2 with GFNI.
use super::{
    State, Streebog, compress,
    gfni::{GfniMatrix, Phi},
};
use crate::{
    cipher::kuznyechik::sbox::Decomposed,
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::{
        avx2::{Avx2Gfni, YmmGfni},
        pair::Pair,
    },
};

pub(super) const KERNEL: HashKernel<Streebog> = HashKernel {
    level: Level::Avx2Gfni,
    // Two at a time do not fit into sixteen registers.
    widths: &[Width { lanes: 1, from: 0, run: one }],
};

type Vector = Pair<YmmGfni>;
type Form = GfniMatrix<Vector, Decomposed<Vector, Phi>, 1>;

#[target_feature(enable = "avx2,gfni")]
fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Form::new(Avx2Gfni::new()), states, segments, blocks);
}
