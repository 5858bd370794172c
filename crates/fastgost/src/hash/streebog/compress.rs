//! The compression loop around g_N(h, m), for any strategy that computes g.
use super::State;
use crate::hash::{Segment, add, state::count};

/// Computes g for `LANES` messages at a time.
pub(super) trait CompressStreebog: Copy {
    const LANES: usize;
    /// The chaining values h of all lanes, in registers.
    type H: Copy;
    /// N and m of all lanes.
    type Block: Copy;
    fn load(self, states: &[State]) -> Self::H;
    fn store(self, h: Self::H, states: &mut [State]);
    /// Loads N from the states, and 64 bytes of every segment as m.
    fn block(self, states: &[State], segments: &[Segment<'_>], at: usize) -> Self::Block;
    /// g_N(h, m) = E(LPS(h ^ N), m) ^ h ^ m.
    fn g(self, h: Self::H, block: Self::Block) -> Self::H;
}

/// Compresses the first `blocks` blocks of every segment.
#[inline(always)]
pub(super) fn run<C: CompressStreebog>(compress: C, states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    let mut h = compress.load(states);
    for b in 0..blocks {
        let block = compress.block(states, segments, 64 * b);
        // This loop comes before g, so that the stores of N have completed when the next block loads N.
        for i in 0..C::LANES {
            if segments[i].message {
                count(&mut states[i].length, 512);
                add(&mut states[i].sigma, &segments[i].data[64 * b..64 * b + 64]);
            } else {
                states[i].length = [0; 64];
            }
        }
        h = compress.g(h, block);
    }
    compress.store(h, states);
}
