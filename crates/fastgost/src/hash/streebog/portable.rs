//! The row for any CPU.
use super::{State, Streebog, compress, planes::Planes};
use crate::{
    cpu::Level,
    hash::{Kernel, Segment, Width},
};

pub(super) const KERNEL: Kernel<Streebog> = Kernel {
    level: Level::Portable,
    name: Level::Portable.name(),
    constant_time: true,
    widths: &[Width { lanes: 1, from: 0, run: one }],
};

fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Planes, states, segments, blocks);
}
