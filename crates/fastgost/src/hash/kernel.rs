//! What a hash kernel is, and how one is chosen.
//!
//! The types here are public because [`HashKernel`] is made of them, but this module is private, so users cannot name
//! them: whoever could name a [`HashCore`] could ask it for rows that this CPU cannot run. `possession.md` tests this.
use super::private;
use crate::{cpu::Level, rows};
use core::fmt;

/// A family of hash functions that share kernels: an iterated compression function with a sum of all blocks.
pub trait HashCore: Clone + 'static {
    /// The size of a block in bytes.
    const BLOCK: usize;
    /// What kernels need in addition to the state.
    type Parameters: Clone + Send + Sync;
    /// The state carried from block to block; all zeros by default. It is wiped on drop; `clone_from` copies in place.
    type State: Clone + Default + Send + Sync;
    /// Whether hash functions with these parameters can share the lanes of one call.
    fn alike(a: &Self::Parameters, b: &Self::Parameters) -> bool;
    /// All kernels of the architecture, best first.
    fn kernels() -> &'static [HashKernel<Self>];
    /// Writes the closing blocks, which are compressed after the whole blocks of the message, and returns their number,
    /// at most three. `rest` is what follows the last whole block.
    fn close(state: &mut Self::State, rest: &[u8], blocks: &mut [u8; MOST_CLOSING]) -> usize;
}

/// The size of the closing blocks in bytes, at most.
pub const MOST_CLOSING: usize = 3 * private::MOST_BLOCK;

/// The blocks that a lane compresses next.
#[derive(Clone, Copy)]
pub struct Segment<'a> {
    /// At least as many blocks as the call compresses.
    pub(super) data: &'a [u8],
    /// Whether these are blocks of the message, which are counted and summed. Otherwise they are closing blocks, which
    /// are only compressed; for all but the first of them the count is 0.
    pub(super) message: bool,
}

/// One width of a kernel: it processes `lanes` messages in parallel.
pub struct Width<F: HashCore> {
    pub(super) lanes: usize,
    /// With fewer messages than this, the next width is faster.
    pub(super) from: usize,
    /// Compresses the given number of blocks of every segment into the state of its lane.
    ///
    /// # Safety
    /// The CPU has the features of the kernel's level.
    pub(super) run: Run<F>,
}

type Run<F> = unsafe fn(&<F as HashCore>::Parameters, &mut [<F as HashCore>::State], &[Segment<'_>], usize);

/// An implementation of a hash function for one level of CPU features: a row in the function's list. A
/// `&'static HashKernel` proves that this CPU can run it, since [`HashKernel::available`] yields no others.
pub struct HashKernel<F: HashCore> {
    pub(super) level: Level,
    pub(super) name: &'static str,
    pub(super) constant_time: bool,
    /// From wide to narrow; the last one processes a single message.
    pub(super) widths: &'static [Width<F>],
}

rows::kernel!(HashKernel, HashCore);

impl<F: HashCore> HashKernel<F> {
    /// The width for a single message.
    pub(super) fn narrowest(&self) -> &'static Width<F> {
        &self.widths[self.widths.len() - 1]
    }

    /// How many messages it processes in parallel at its greatest width.
    pub fn messages(&self) -> usize {
        self.widths[0].lanes
    }
}

impl<F: HashCore> fmt::Debug for HashKernel<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HashKernel").field("name", &self.name).field("level", &self.level).finish_non_exhaustive()
    }
}
