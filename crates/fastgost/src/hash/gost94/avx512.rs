//! The row for AVX-512 with VBMI.
use super::{Gost94Core, Sbox, State, compress, lane_per_message::LanePerMessage};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::avx512::{Avx512, Ymm, Zmm},
};

pub(super) const KERNEL: HashKernel<Gost94Core> = HashKernel {
    level: Level::Avx512,
    widths: &[
        Width { lanes: 16, from: 9, run: sixteen },
        Width { lanes: 8, from: 5, run: eight },
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
};

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn sixteen(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Zmm, 4, 16>::new(Avx512::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn eight(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Zmm, 2, 8>::new(Avx512::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn four(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Zmm, 1, 4>::new(Avx512::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn two(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Ymm, 1, 2>::new(Avx512::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,gfni")]
fn one(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Ymm, 1, 1>::new(Avx512::new()), sbox, states, segments, blocks)
}
