//! The kernel that runs on every CPU.
use super::{Gost94Core, Sbox, State, compress, words::Words};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
};

pub(super) const KERNEL: HashKernel<Gost94Core> =
    HashKernel::new(Level::Portable, &[Width { lanes: 4, from: 3, run: four }, Width { lanes: 1, from: 0, run: one }]);

fn four(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Words::<16>::new(), sbox, states, segments, blocks);
}

fn one(sbox: &Sbox, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Words::<4>::new(), sbox, states, segments, blocks);
}
