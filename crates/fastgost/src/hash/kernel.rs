//! Hash kernels: their parts, and how one is chosen.
//!
//! All of this is out of users' reach: anyone who could name a [`HashCore`] could ask it for rows that this CPU cannot
//! run. `possession.md` checks that.
use super::private;
use crate::{cpu::Level, rows};

/// A hash core: one or more hash functions that share kernels. An iterated compression function with a sum of all
/// blocks.
pub(super) trait HashCore: Clone + 'static {
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
    /// at most three. `rest` is the data after the last whole block.
    fn close(state: &mut Self::State, rest: &[u8], blocks: &mut [u8; MOST_CLOSING]) -> usize;
}

/// The largest size of the closing blocks in bytes.
pub const MOST_CLOSING: usize = 3 * private::MOST_BLOCK;

/// The blocks that a lane compresses next.
#[derive(Clone, Copy)]
pub(super) struct Segment<'a> {
    /// At least as many blocks as the call compresses.
    pub(super) data: &'a [u8],
    /// Whether these are blocks of the message, which are counted and summed. Otherwise they are closing blocks, which
    /// are only compressed; for all but the first of them the count is 0.
    pub(super) message: bool,
}

/// One width of a kernel: it processes `lanes` messages in parallel.
pub(super) struct Width<F: HashCore> {
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

/// An implementation of a hash function for one level of CPU features: a row in the function's list. A `&'static
/// HashKernel` proves that this CPU can run it, since `rows` returns no others.
pub(super) struct HashKernel<F: HashCore> {
    pub(super) level: Level,
    /// Whether this CPU is one of those for which the row is.
    suits: fn() -> bool,
    /// From wide to narrow; the last one processes a single message.
    pub(super) widths: &'static [Width<F>],
}

rows::kernel!(HashKernel, HashCore, suits);

impl<F: HashCore> HashKernel<F> {
    /// The row for a level, named after it. It does not compile if a width exceeds the limits of the dispatch.
    pub(super) const fn new(level: Level, widths: &'static [Width<F>]) -> Self {
        check(widths);
        Self { level, suits: || true, widths }
    }

    /// The row for some of the level's CPUs; the others take a lower level's.
    #[cfg(target_arch = "aarch64")]
    pub(super) const fn only_if(self, suits: fn() -> bool) -> Self {
        Self { suits, ..self }
    }

    /// The width for one message.
    pub(super) fn narrowest(&self) -> &'static Width<F> {
        &self.widths[self.widths.len() - 1]
    }

    /// How many messages it processes in parallel at its greatest width.
    pub(super) fn messages(&self) -> usize {
        self.widths[0].lanes
    }
}

/// Asserts, at compile time, what the dispatch assumes about the widths of a row: they go from wide to narrow, fit its
/// lanes, and the last one is for a single message.
const fn check<F: HashCore>(widths: &[Width<F>]) {
    assert!(F::BLOCK <= private::MOST_BLOCK, "there is no room for a block of this size");
    assert!(!widths.is_empty(), "a row needs a width");
    let mut i = 0;
    while i < widths.len() {
        let width = &widths[i];
        assert!(width.lanes <= private::MOST_LANES, "more messages than the dispatcher has lanes");
        assert!(width.from <= width.lanes, "a width is used if all of its lanes have messages");
        if i + 1 < widths.len() {
            assert!(widths[i + 1].lanes < width.lanes, "widths go from wide to narrow");
        } else {
            assert!(width.lanes == 1 && width.from == 0, "the last width is for one message");
        }
        i += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::streebog::Streebog;
    use std::panic::catch_unwind;

    fn width(lanes: usize) -> Width<Streebog> {
        fn run(_: &(), _: &mut [<Streebog as HashCore>::State], _: &[Segment<'_>], _: usize) {}
        Width { lanes, from: if lanes == 1 { 0 } else { lanes }, run }
    }

    #[test]
    #[cfg_attr(not(panic = "unwind"), ignore = "catches panics")]
    fn rows_beyond_the_limits_are_refused() {
        check(&[width(1)]);
        check(&[width(16), width(4), width(1)]);
        for (why, widths) in [
            ("no width", &[][..]),
            ("more messages than lanes", &[width(32), width(1)]),
            ("never used", &[Width { from: 5, ..width(4) }, width(1)]),
            ("not narrower", &[width(4), width(4), width(1)]),
            ("wider", &[width(2), width(4), width(1)]),
            ("none for one message", &[width(4)]),
            ("the last needs more messages", &[width(4), Width { from: 1, ..width(1) }]),
        ] {
            assert!(catch_unwind(|| check(widths)).is_err(), "{why}");
        }
    }
}
