//! Hash kernels. This file says which parts a kernel has, and how a kernel is chosen.
//!
//! Users cannot reach anything here. Anyone who could name a [`HashCore`] could get kernels that this CPU cannot run.
//! `possession.md` checks that users cannot name a `HashCore`.
use super::private;
use crate::{cpu::Level, rows};

/// The core of one or more hash functions. Hash functions with one core share the kernels of this core. Each function
/// is an iterated compression function with a sum of all blocks.
pub(super) trait HashCore: Clone + 'static {
    /// The size of a block in bytes.
    const BLOCK: usize;
    /// The parameters that kernels need in addition to the state.
    type Parameters: Clone + Send + Sync;
    /// The state that is carried from block to block. By default the state is all zeros. The state is wiped on drop,
    /// and `clone_from` copies the state in place.
    type State: Clone + Default + Send + Sync;
    /// Returns whether hash functions with these parameters can share the lanes of one call.
    fn alike(a: &Self::Parameters, b: &Self::Parameters) -> bool;
    /// Returns all kernels of the architecture, best first.
    fn kernels() -> &'static [HashKernel<Self>];
    /// Writes the closing blocks, and returns their number, which is at most three. The closing blocks are compressed
    /// after the whole blocks of the message. `rest` is the data after the last whole block.
    fn close(state: &mut Self::State, rest: &[u8], blocks: &mut [u8; MOST_CLOSING]) -> usize;
}

/// The largest size of the closing blocks in bytes.
pub const MOST_CLOSING: usize = 3 * private::MOST_BLOCK;

/// The blocks that a lane compresses next.
#[derive(Clone, Copy)]
pub(super) struct Segment<'a> {
    /// The data of the segment, which has at least as many blocks as the call compresses.
    pub(super) data: &'a [u8],
    /// Whether `data` has blocks of the message, which are counted and summed. Otherwise `data` has closing blocks,
    /// which are only compressed. The count (N of Streebog) is 0 in the compression of all closing blocks except the
    /// first.
    pub(super) message: bool,
}

/// One width of a kernel, which processes `lanes` messages in parallel.
pub(super) struct Width<F: HashCore> {
    pub(super) lanes: usize,
    /// If there are fewer messages than this number, the next width is faster.
    pub(super) from: usize,
    /// Compresses the given number of blocks of every segment into the state of its lane.
    ///
    /// # Safety
    /// The CPU has the features of the kernel's level.
    pub(super) run: Run<F>,
}

type Run<F> = unsafe fn(&<F as HashCore>::Parameters, &mut [<F as HashCore>::State], &[Segment<'_>], usize);

/// An implementation of a hash function for one level of CPU features, which is a row in the function's list of
/// kernels. A `&'static HashKernel` proves that this CPU can run the kernel, because `rows` returns only such kernels.
pub(super) struct HashKernel<F: HashCore> {
    pub(super) level: Level,
    /// Whether this kernel is for this CPU.
    suits: fn() -> bool,
    /// The widths, from wide to narrow. The last width processes a single message.
    pub(super) widths: &'static [Width<F>],
}

rows::kernel!(HashKernel, HashCore, suits);

impl<F: HashCore> HashKernel<F> {
    /// Makes the kernel for a level. The kernel has the name of the level. The code does not compile if a width exceeds
    /// the limits of `dispatch`.
    pub(super) const fn new(level: Level, widths: &'static [Width<F>]) -> Self {
        check(widths);
        Self { level, suits: || true, widths }
    }

    /// Restricts the kernel to the CPUs for which `suits` is true. The level's other CPUs take the kernel of a lower
    /// level.
    #[cfg(target_arch = "aarch64")]
    pub(super) const fn only_if(self, suits: fn() -> bool) -> Self {
        Self { suits, ..self }
    }

    /// Returns the width for one message.
    pub(super) fn narrowest(&self) -> &'static Width<F> {
        &self.widths[self.widths.len() - 1]
    }

    /// Returns the number of messages that the kernel processes in parallel at its greatest width.
    pub(super) fn messages(&self) -> usize {
        self.widths[0].lanes
    }
}

/// Asserts, at compile time, the assumptions of `dispatch` about the widths of a kernel. The widths go from wide to
/// narrow, they have at most as many lanes as `dispatch` has, and the last width is for a single message.
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
