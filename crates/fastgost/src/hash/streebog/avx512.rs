//! The row for AVX-512 with VBMI and GFNI.
use super::{
    State, Streebog, compress,
    gfni::{GfniMatrix, Phi},
};
use crate::{
    cipher::kuznyechik::sbox::Lookup,
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::avx512::{Avx512, Zmm},
};

pub(super) const KERNEL: HashKernel<Streebog> = HashKernel {
    level: Level::Avx512,
    widths: &[
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
};

type Form<const N: usize> = GfniMatrix<Zmm, Lookup<Zmm, Phi>, N>;

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn four(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Form::<4>::new(Avx512::new()), states, segments, blocks);
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn two(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Form::<2>::new(Avx512::new()), states, segments, blocks);
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Form::<1>::new(Avx512::new()), states, segments, blocks);
}
