//! The compression loop around chi(M, H), for any strategy that computes chi.
use super::{Sbox, State};
use crate::hash::{Segment, add, state::count};

/// Computes chi for `LANES` messages at a time.
pub(super) trait CompressGost94 {
    const LANES: usize;
    /// The chaining values H of all lanes, in registers.
    type H: Copy;
    fn load(&self, states: &[State]) -> Self::H;
    fn store(&self, h: Self::H, states: &mut [State]);
    /// Returns chi(M, H) for every segment, with the 32 bytes at `at` of the segment as M.
    fn chi(&mut self, sbox: &Sbox, h: Self::H, segments: &[Segment<'_>], at: usize) -> Self::H;
    /// Wipes the data that `chi` leaves in memory.
    fn wipe(&mut self);
}

/// Compresses the first `blocks` blocks of every segment.
#[inline(always)]
pub(super) fn run<C: CompressGost94>(
    mut compress: C,
    sbox: &Sbox,
    states: &mut [State],
    segments: &[Segment<'_>],
    blocks: usize,
) {
    let mut h = compress.load(states);
    for b in 0..blocks {
        for i in 0..C::LANES {
            if segments[i].message {
                add(&mut states[i].sigma, &segments[i].data[32 * b..32 * b + 32]);
            }
        }
        h = compress.chi(sbox, h, segments, 32 * b);
    }
    for i in 0..C::LANES {
        if segments[i].message {
            count(&mut states[i].length, 256 * blocks as u128);
        }
    }
    compress.store(h, states);
    compress.wipe();
}
