//! The row for AVX2 with GFNI.
use super::{
    State, Streebog, compress,
    field::{Field, Phi},
};
use crate::{
    cipher::kuznyechik::sbox::Decomposed,
    cpu::Level,
    hash::{Kernel, Segment, Width},
    simd::{
        avx2::{Avx2Gfni, YmmGfni},
        pair::Pair,
    },
};

pub(super) const KERNEL: Kernel<Streebog> = Kernel {
    level: Level::Avx2Gfni,
    name: Level::Avx2Gfni.name(),
    constant_time: true,
    widths: &[Width { lanes: 2, from: 2, run: two }, Width { lanes: 1, from: 0, run: one }],
};

type Vector = Pair<YmmGfni>;
type Form<const N: usize> = Field<Vector, Decomposed<Vector, Phi>, N>;

#[target_feature(enable = "avx2,gfni")]
fn two(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Form::<2>::new(Avx2Gfni::new()), states, segments, blocks);
}

#[target_feature(enable = "avx2,gfni")]
fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Form::<1>::new(Avx2Gfni::new()), states, segments, blocks);
}
