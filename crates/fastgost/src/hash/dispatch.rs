//! Feeds messages to hash kernels. A call hashes one message, or many messages of any lengths in the lanes of a kernel.
//! A lane hashes one message at a time. This file is the only place that calls hash kernels.
use super::{HashCore, HashKernel, MOST_CLOSING, Segment, Width, private::MOST_LANES};

/// Compresses the blocks of one message.
pub(super) fn absorb<F: HashCore>(
    kernel: &'static HashKernel<F>,
    parameters: &F::Parameters,
    state: &mut F::State,
    data: &[u8],
) {
    let segment = Segment { data, message: true };
    run(kernel.narrowest(), parameters, core::slice::from_mut(state), &[segment], data.len() / F::BLOCK);
}

/// Finishes one message. `rest` is the data after the last whole block of the message.
pub(super) fn close<F: HashCore>(
    kernel: &'static HashKernel<F>,
    parameters: &F::Parameters,
    state: &mut F::State,
    rest: &[u8],
) {
    let mut blocks = ClosingBlocks::<1>::new();
    let n = F::close(state, rest, &mut blocks.0[0]);
    let segment = Segment { data: &blocks.0[0], message: false };
    run(kernel.narrowest(), parameters, core::slice::from_mut(state), &[segment], n);
}

/// The closing blocks of `N` lanes. Closing blocks are compressed after the whole blocks of a message. They contain the
/// sum of all blocks, which may reveal the padded key of HMAC. So closing blocks are wiped on drop, even after a panic.
pub(super) struct ClosingBlocks<const N: usize>(pub(super) [[u8; MOST_CLOSING]; N]);

impl<const N: usize> ClosingBlocks<N> {
    pub(super) fn new() -> Self {
        Self([[0; MOST_CLOSING]; N])
    }
}

impl<const N: usize> Drop for ClosingBlocks<N> {
    fn drop(&mut self) {
        crate::wipe(self.0.as_flattened_mut());
    }
}

/// The data that a lane must still compress.
#[derive(Clone, Copy)]
struct Lane<'a> {
    number: usize,
    whole: &'a [u8],
    rest: &'a [u8],
    closing: Closing,
}

/// The closing blocks that the lane must still compress. Closing blocks come after `whole` is used up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Closing {
    NotYet,
    Bytes { from: usize, to: usize },
}

/// Hashes many messages, each from its own state. A lane that finishes takes the next message. If no message is left,
/// the last active lane moves into the place of the finished lane. Then fewer lanes are active, and narrower widths of
/// the kernel process them.
pub(super) fn many<'a, F: HashCore>(
    kernel: &'static HashKernel<F>,
    parameters: &F::Parameters,
    messages: impl Iterator<Item = (&'a F::State, &'a [u8])>,
    mut done: impl FnMut(usize, &F::State),
) {
    let mut messages = messages.fuse();
    // Lanes without a message need a state too, and may have any state. From here on states are copied and never moved,
    // because a move would leave an unwiped state behind.
    let mut states: [F::State; MOST_LANES] = core::array::from_fn(|_| F::State::default());
    let mut closing = ClosingBlocks::<MOST_LANES>::new();
    let closing = &mut closing.0;
    let mut lanes = [lane::<F>(0, &[]); MOST_LANES];
    let (mut active, mut next) = (0, 0);
    loop {
        while active < kernel.widths[0].lanes {
            let Some((state, message)) = messages.next() else { break };
            states[active].clone_from(state);
            lanes[active] = lane::<F>(next, message);
            (active, next) = (active + 1, next + 1);
        }
        if active == 0 {
            break;
        }
        for i in 0..active {
            if lanes[i].whole.is_empty() && lanes[i].closing == Closing::NotYet {
                let n = F::close(&mut states[i], lanes[i].rest, &mut closing[i]);
                lanes[i].closing = Closing::Bytes { from: 0, to: n * F::BLOCK };
            }
        }
        let segment = |i: usize| match lanes[i] {
            Lane { closing: Closing::Bytes { from, to }, .. } => {
                Segment { data: &closing[i][from..to], message: false }
            }
            Lane { whole, .. } => Segment { data: whole, message: true },
        };
        let n = (0..active).map(|i| segment(i).data.len() / F::BLOCK).min().unwrap_or(0);
        let segments: [Segment<'_>; MOST_LANES] = core::array::from_fn(|i| segment(if i < active { i } else { 0 }));
        side_by_side(kernel, parameters, &mut states, &segments, active, n);
        let mut i = 0;
        while i < active {
            match &mut lanes[i].closing {
                Closing::NotYet => lanes[i].whole = &lanes[i].whole[n * F::BLOCK..],
                Closing::Bytes { from, to } => {
                    *from += n * F::BLOCK;
                    if from == to {
                        done(lanes[i].number, &states[i]);
                        active -= 1;
                        lanes[i] = lanes[active];
                        closing.copy_within(active..=active, i);
                        let (before, last) = states.split_at_mut(active);
                        if let Some(state) = before.get_mut(i) {
                            state.clone_from(&last[0]);
                        }
                        // Now process the lane that has moved to place `i`.
                        continue;
                    }
                }
            }
            i += 1;
        }
    }
}

/// Compresses `blocks` blocks of each of the first `active` segments. For the segments that are left, the function
/// always takes the widest width for which there are enough segments (`Width::from`), and enough states for all its
/// lanes. If no width meets these conditions, the function takes the narrowest width. The states after the first
/// `active` states may change, because a width processes them too if it has more lanes than there are segments left.
#[inline(always)]
pub(super) fn side_by_side<F: HashCore>(
    kernel: &'static HashKernel<F>,
    parameters: &F::Parameters,
    states: &mut [F::State],
    segments: &[Segment<'_>],
    active: usize,
    blocks: usize,
) {
    let mut at = 0;
    while at < active {
        let (left, room) = (active - at, states.len() - at);
        let width = kernel.widths.iter().find(|w| left >= w.from && w.lanes <= room).unwrap_or(kernel.narrowest());
        let lanes = at..at + width.lanes;
        run(width, parameters, &mut states[lanes.clone()], &segments[lanes], blocks);
        at += width.lanes;
    }
}

fn lane<F: HashCore>(number: usize, message: &[u8]) -> Lane<'_> {
    let (whole, rest) = message.split_at(message.len() / F::BLOCK * F::BLOCK);
    Lane { number, whole, rest, closing: Closing::NotYet }
}

/// Calls a kernel. `width` must come from a `&'static HashKernel`.
#[allow(unsafe_code)]
#[inline(always)]
fn run<F: HashCore>(
    width: &'static Width<F>,
    parameters: &F::Parameters,
    states: &mut [F::State],
    segments: &[Segment<'_>],
    blocks: usize,
) {
    // SAFETY: `width` comes from a `&'static HashKernel` in every caller. Such kernels come only from `rows`, which
    // returns only kernels that this CPU can run.
    unsafe { (width.run)(parameters, states, segments, blocks) }
}
