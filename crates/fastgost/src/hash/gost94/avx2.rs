//! The row for AVX2.
use super::{Gost94Core, Sbox, State, compress, lane_per_message::LanePerMessage};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::avx2::{Avx2, Ymm},
};

pub(super) const KERNEL: HashKernel<Gost94Core> = HashKernel {
    level: Level::Avx2,
    widths: &[
        Width { lanes: 8, from: 5, run: eight },
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
};

#[target_feature(enable = "avx2")]
fn eight(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Ymm, 4, 8>::new(Avx2::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "avx2")]
fn four(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Ymm, 2, 4>::new(Avx2::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "avx2")]
fn two(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Ymm, 1, 2>::new(Avx2::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "avx2")]
fn one(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Ymm, 1, 1>::new(Avx2::new()), sbox, states, segments, blocks)
}
