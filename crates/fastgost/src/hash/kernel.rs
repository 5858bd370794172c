//! What a kernel of a hash function is, and how one is chosen.
//!
//! All of it is out of users' reach: who could name a [`HashCore`] could ask it for rows that this CPU cannot run.
//! `possession.md` holds that.
use super::private;
use crate::{cpu::Level, rows};

/// A family of hash functions that share kernels: an iterated compression of blocks with a sum of all blocks.
pub(super) trait HashCore: Clone + 'static {
    /// Bytes in a block.
    const BLOCK: usize;
    /// What kernels need beside the state.
    type Parameters: Clone + Send + Sync;
    /// What goes from block to block; by default zeros. Wiped on drop; `clone_from` copies it in its place.
    type State: Clone + Default + Send + Sync;
    /// Whether two hash functions with these can be lanes of one call.
    fn alike(a: &Self::Parameters, b: &Self::Parameters) -> bool;
    /// All kernels of the architecture, best first.
    fn kernels() -> &'static [HashKernel<Self>];
    /// The blocks that are compressed behind the message without belonging to it, one after the other, and their number,
    /// at most three. `rest` is what is behind the last whole block.
    fn close(state: &mut Self::State, rest: &[u8], blocks: &mut [u8; MOST_CLOSING]) -> usize;
}

/// Bytes of closing blocks.
pub const MOST_CLOSING: usize = 3 * private::MOST_BLOCK;

/// What a lane does next.
#[derive(Clone, Copy)]
pub(super) struct Segment<'a> {
    /// At least as many blocks as are asked for.
    pub(super) data: &'a [u8],
    /// Whether the blocks belong to the message: they are counted and summed. Otherwise they are closing blocks: they are
    /// only compressed, and for all but the first the count is 0.
    pub(super) message: bool,
}

/// One width of a kernel: so many messages side by side.
pub(super) struct Width<F: HashCore> {
    pub(super) lanes: usize,
    /// With fewer messages than this, the next width is faster.
    pub(super) from: usize,
    /// Compresses the first so many blocks of every segment into the state of its lane.
    ///
    /// # Safety
    /// The CPU has the features of the kernel's level.
    pub(super) run: Run<F>,
}

type Run<F> = unsafe fn(&<F as HashCore>::Parameters, &mut [<F as HashCore>::State], &[Segment<'_>], usize);

/// An implementation of a hash function for one level of CPU features: a row in the function's list. A `&'static HashKernel`
/// is the proof that this CPU can run it, since `rows` yields no other.
pub(super) struct HashKernel<F: HashCore> {
    pub(super) level: Level,
    /// From wide to narrow; the last one is for one message.
    pub(super) widths: &'static [Width<F>],
}

rows::kernel!(HashKernel, HashCore);

impl<F: HashCore> HashKernel<F> {
    /// For one message.
    pub(super) fn narrowest(&self) -> &'static Width<F> {
        &self.widths[self.widths.len() - 1]
    }

    /// Messages that its widest step takes side by side.
    pub(super) fn messages(&self) -> usize {
        self.widths[0].lanes
    }
}
