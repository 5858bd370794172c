//! The row for SSSE3.
use super::{Gost94Core, Sbox, State, compress, lane_per_message::LanePerMessage};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    simd::ssse3::{Ssse3, Xmm},
};

pub(super) const KERNEL: HashKernel<Gost94Core> = HashKernel {
    level: Level::Ssse3,
    widths: &[
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
};

#[target_feature(enable = "ssse3")]
fn four(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Xmm, 4, 4>::new(Ssse3::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "ssse3")]
fn two(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Xmm, 2, 2>::new(Ssse3::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "ssse3")]
fn one(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(LanePerMessage::<Xmm, 1, 1>::new(Ssse3::new()), sbox, states, segments, blocks)
}
