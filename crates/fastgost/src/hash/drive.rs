//! Cuts messages into what kernels take: one message, or many of any lengths, which take turns in a kernel's lanes. The
//! only place that calls hash kernels.
use super::{CLOSING_STEPS, Family, Kernel, MOST_BLOCK, Segment, private::MOST_LANES};

/// Compresses the blocks of one message.
pub(super) fn absorb<F: Family>(
    kernel: &'static Kernel<F>,
    parameters: &F::Parameters,
    state: &mut F::State,
    data: &[u8],
) {
    let segment = Segment { data, message: true };
    run(kernel, parameters, core::slice::from_mut(state), &[segment], data.len() / F::BLOCK);
}

/// The closing steps of one message. `rest` is what is behind its last whole block.
pub(super) fn close<F: Family>(
    kernel: &'static Kernel<F>,
    parameters: &F::Parameters,
    state: &mut F::State,
    rest: &[u8],
) {
    let mut block = [0; MOST_BLOCK];
    for step in 0..CLOSING_STEPS {
        if F::close(state, rest, step, &mut block) {
            let segment = Segment { data: &block, message: false };
            run(kernel, parameters, core::slice::from_mut(state), &[segment], 1);
        }
    }
    crate::wipe(&mut block);
}

/// What a lane has still to do.
#[derive(Clone, Copy)]
struct Lane<'a> {
    number: usize,
    whole: &'a [u8],
    rest: &'a [u8],
    /// The next closing step; only when nothing is left of `whole`.
    step: usize,
    /// It is at its closing block.
    closing: bool,
}

/// Many messages, each from its own state. A lane that ends takes the next message; when there are no more, the last lane
/// takes its place, and narrower widths take over.
pub(super) fn many<'a, F: Family>(
    kernel: &'static Kernel<F>,
    parameters: &F::Parameters,
    mut messages: impl Iterator<Item = (F::State, &'a [u8])>,
    mut done: impl FnMut(usize, &F::State),
) {
    let Some((first, message)) = messages.next() else { return };
    // Lanes without a message need a state too, whatever it is.
    let mut states: [F::State; MOST_LANES] = core::array::from_fn(|_| first.clone());
    let mut blocks = [[0; MOST_BLOCK]; MOST_LANES];
    let mut lanes = [lane::<F>(0, message); MOST_LANES];
    let (mut active, mut next) = (1, 1);
    loop {
        // A lane at its end gives its place away.
        let mut i = 0;
        while i < active {
            if ready::<F>(&mut lanes[i], &mut states[i], &mut blocks[i]) {
                i += 1;
                continue;
            }
            done(lanes[i].number, &states[i]);
            active -= 1;
            (lanes[i], blocks[i]) = (lanes[active], blocks[active]);
            states.swap(i, active);
        }
        while active < kernel.widths[0].lanes {
            let Some((state, message)) = messages.next() else { break };
            (states[active], lanes[active]) = (state, lane::<F>(next, message));
            // It has at least a closing step.
            ready::<F>(&mut lanes[active], &mut states[active], &mut blocks[active]);
            (active, next) = (active + 1, next + 1);
        }
        if active == 0 {
            break;
        }
        let segment = |i: usize| match lanes[i] {
            Lane { closing: true, .. } => Segment { data: &blocks[i][..F::BLOCK], message: false },
            Lane { whole, .. } => Segment { data: whole, message: true },
        };
        let n = (0..active).map(|i| segment(i).data.len() / F::BLOCK).min().unwrap_or(0);
        let segments: [Segment<'_>; MOST_LANES] = core::array::from_fn(|i| segment(if i < active { i } else { 0 }));
        side_by_side(kernel, parameters, &mut states, &segments, active, n);
        for lane in &mut lanes[..active] {
            if lane.closing {
                lane.closing = false;
            } else {
                lane.whole = &lane.whole[n * F::BLOCK..];
            }
        }
    }
    crate::wipe(blocks.as_flattened_mut());
}

/// Compresses so many blocks of the first `active` segments, by the widths that fit. States behind those may change: they
/// fill a width up.
#[inline(always)]
pub(super) fn side_by_side<F: Family>(
    kernel: &'static Kernel<F>,
    parameters: &F::Parameters,
    states: &mut [F::State],
    segments: &[Segment<'_>],
    active: usize,
    blocks: usize,
) {
    let mut at = 0;
    while at < active {
        let (left, room) = (active - at, states.len() - at);
        let width = kernel.widths.iter().find(|w| left >= w.from && w.lanes <= room).map_or(1, |w| w.lanes);
        run(kernel, parameters, &mut states[at..at + width], &segments[at..at + width], blocks);
        at += width;
    }
}

fn lane<F: Family>(number: usize, message: &[u8]) -> Lane<'_> {
    let (whole, rest) = message.split_at(message.len() / F::BLOCK * F::BLOCK);
    Lane { number, whole, rest, step: 0, closing: false }
}

/// Whether a lane has blocks to compress; makes its next closing block if it must.
fn ready<F: Family>(lane: &mut Lane<'_>, state: &mut F::State, block: &mut [u8; MOST_BLOCK]) -> bool {
    while !lane.closing && lane.whole.is_empty() && lane.step < CLOSING_STEPS {
        lane.closing = F::close(state, lane.rest, lane.step, block);
        lane.step += 1;
    }
    lane.closing || !lane.whole.is_empty()
}

#[allow(unsafe_code)]
fn run<F: Family>(
    kernel: &'static Kernel<F>,
    parameters: &F::Parameters,
    states: &mut [F::State],
    segments: &[Segment<'_>],
    blocks: usize,
) {
    if let Some(width) = kernel.widths.iter().find(|w| w.lanes == states.len()) {
        // SAFETY: a `&'static Kernel` comes only from `Kernel::available`, which yields those that this CPU can run.
        unsafe { (width.run)(parameters, states, segments, blocks) }
    }
}
