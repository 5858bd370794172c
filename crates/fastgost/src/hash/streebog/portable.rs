//! The row for any CPU.
use super::{State, Streebog, bit_planes::BitPlanes, compress};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
};

pub(super) const KERNEL: HashKernel<Streebog> =
    HashKernel { level: Level::Portable, widths: &[Width { lanes: 1, from: 0, run: one }] };

fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(BitPlanes, states, segments, blocks);
}
