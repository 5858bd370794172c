//! The row for AVX2.
use super::{Gost94Family, Sbox, State, compress, picks::Picks};
use crate::{
    cpu::Level,
    hash::{Kernel, Segment, Width},
    simd::avx2::{Avx2, Ymm},
};

pub(super) const KERNEL: Kernel<Gost94Family> = Kernel {
    level: Level::Avx2,
    name: Level::Avx2.name(),
    constant_time: true,
    widths: &[
        Width { lanes: 8, from: 5, run: eight },
        Width { lanes: 4, from: 3, run: four },
        Width { lanes: 2, from: 2, run: two },
        Width { lanes: 1, from: 0, run: one },
    ],
};

#[target_feature(enable = "avx2")]
fn eight(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Picks::<Ymm, 4, 8>::new(Avx2::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "avx2")]
fn four(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Picks::<Ymm, 2, 4>::new(Avx2::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "avx2")]
fn two(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Picks::<Ymm, 1, 2>::new(Avx2::new()), sbox, states, segments, blocks)
}

#[target_feature(enable = "avx2")]
fn one(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Picks::<Ymm, 1, 1>::new(Avx2::new()), sbox, states, segments, blocks)
}
