//! The kernel that runs on every CPU.
use super::{State, Streebog, bit_planes::BitPlanes, compress};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
};

pub(super) const KERNEL: HashKernel<Streebog> =
    HashKernel::new(Level::Portable, &[Width { lanes: 1, from: 0, run: one }]);

fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(BitPlanes, states, segments, blocks);
}
