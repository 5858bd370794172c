//! Cuts messages into what kernels take: one message, or many of any lengths, which take turns in a kernel's lanes. The
//! only place that calls hash kernels.
use super::{Family, Kernel, MOST_CLOSING, Segment};

/// Lanes of the widest kernel.
const MOST_LANES: usize = 16;

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

/// The end of one message. `rest` is what is behind its last whole block.
pub(super) fn close<F: Family>(
    kernel: &'static Kernel<F>,
    parameters: &F::Parameters,
    state: &mut F::State,
    rest: &[u8],
) {
    let mut blocks = [0; MOST_CLOSING];
    let n = F::close(state, rest, &mut blocks);
    let segment = Segment { data: &blocks, message: false };
    run(kernel, parameters, core::slice::from_mut(state), &[segment], n);
    crate::wipe(&mut blocks);
}

/// What a lane has still to do.
#[derive(Clone, Copy)]
struct Lane<'a> {
    number: usize,
    whole: &'a [u8],
    rest: &'a [u8],
    closing: Closing,
}

/// Which closing blocks are left; only when nothing is left of `whole`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Closing {
    NotYet,
    Bytes { from: usize, to: usize },
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
    let mut closing = [[0; MOST_CLOSING]; MOST_LANES];
    let mut lanes = [lane::<F>(0, message); MOST_LANES];
    let (mut active, mut next) = (1, 1);
    loop {
        while active < kernel.widths[0].lanes {
            let Some((state, message)) = messages.next() else { break };
            (states[active], lanes[active]) = (state, lane::<F>(next, message));
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
        let mut at = 0;
        while at < active {
            let left = active - at;
            let width = kernel.widths.iter().find(|w| left >= w.from).map_or(1, |w| w.lanes);
            run(kernel, parameters, &mut states[at..at + width], &segments[at..at + width], n);
            at += width;
        }
        let mut i = 0;
        while i < active {
            match &mut lanes[i].closing {
                Closing::NotYet => lanes[i].whole = &lanes[i].whole[n * F::BLOCK..],
                Closing::Bytes { from, to } => {
                    *from += n * F::BLOCK;
                    if from == to {
                        done(lanes[i].number, &states[i]);
                        active -= 1;
                        (lanes[i], closing[i]) = (lanes[active], closing[active]);
                        states.swap(i, active);
                        // The lane that took its place is to be looked at too.
                        continue;
                    }
                }
            }
            i += 1;
        }
    }
    crate::wipe(closing.as_flattened_mut());
}

fn lane<F: Family>(number: usize, message: &[u8]) -> Lane<'_> {
    let (whole, rest) = message.split_at(message.len() / F::BLOCK * F::BLOCK);
    Lane { number, whole, rest, closing: Closing::NotYet }
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
