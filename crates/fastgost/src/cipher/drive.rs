//! Groups and tails, once for all ciphers and kernels.
use super::{Family, Function, Job, Kernel, Keyed, Link, Step};
use crate::simd::Buf;

/// The widest group in bytes of any step (512 blocks of Kuznyechik).
const WIDEST: usize = 8192;
/// The most blocks in a group, and the most chains side by side.
const MOST_LANES: usize = 512;

/// Every block of `data`, a whole number of blocks.
pub(super) fn blocks<F: Family>(kernel: &'static Kernel<F>, key: &F::Keys, function: Function, data: Buf<'_>) {
    from_end(kernel.steps, key, function, data);
}

/// From the end to the beginning (see `Buf`): the rest behind the last whole group of the widest step, by narrower
/// steps, and then those groups.
fn from_end<F: Family>(steps: &[Step<F>], key: &F::Keys, function: Function, data: Buf<'_>) {
    let (step, narrower) = widest_useful(steps, data.len());
    let (bulk, tail) = data.split_whole(step.blocks * F::BLOCK);
    if !tail.is_empty() {
        if narrower.is_empty() || tail.len() >= step.pad_from * F::BLOCK {
            padded(step, key, tail, Work::Blocks(function));
        } else {
            from_end(narrower, key, function, tail);
        }
    }
    if !bulk.is_empty() {
        run(step, Job::Blocks { keys: Keyed::One(key), function, data: bulk });
    }
}

/// A keystream XOR the addend of `data`, of any length.
pub(super) fn counter<F: Family>(kernel: &'static Kernel<F>, key: &F::Keys, counter: F::Counter, data: Buf<'_>) {
    let (mut steps, mut counter, mut data) = (kernel.steps, counter, data);
    while !data.is_empty() {
        let (step, narrower) = widest_useful(steps, data.len());
        let (bulk, tail) = data.split_whole(step.blocks * F::BLOCK);
        if !bulk.is_empty() {
            let blocks = bulk.len() / F::BLOCK;
            run(step, Job::Counter { key, counter: &counter, data: bulk });
            counter = F::advance(counter, blocks as u64);
        }
        if !tail.is_empty() && (narrower.is_empty() || tail.len() >= step.pad_from * F::BLOCK) {
            return padded(step, key, tail, Work::Counter(counter));
        }
        (steps, data) = (narrower, tail);
    }
}

/// The first step that has a whole group of `len` bytes, or is worth padding, or is the last; and those behind it.
#[inline(always)]
fn widest_useful<F: Family>(steps: &[Step<F>], len: usize) -> (&Step<F>, &[Step<F>]) {
    let mut i = 0;
    while i + 1 < steps.len() && len < steps[i].blocks.min(steps[i].pad_from) * F::BLOCK {
        i += 1;
    }
    (&steps[i], &steps[i + 1..])
}

enum Work<C> {
    Blocks(Function),
    Counter(C),
}

/// One group of `step` with fewer blocks in it than it has room for.
fn padded<F: Family>(step: &Step<F>, key: &F::Keys, data: Buf<'_>, work: Work<F::Counter>) {
    // Wiping 8 KiB costs more than a short message.
    match step.blocks * F::BLOCK {
        0..=64 => padded_in::<F, 64>(step, key, data, work),
        65..=1024 => padded_in::<F, 1024>(step, key, data, work),
        _ => padded_in::<F, WIDEST>(step, key, data, work),
    }
}

#[inline(never)]
fn padded_in<F: Family, const N: usize>(step: &Step<F>, key: &F::Keys, mut data: Buf<'_>, work: Work<F::Counter>) {
    let mut scratch = [0; N];
    let group = &mut scratch[..step.blocks * F::BLOCK];
    match work {
        Work::Blocks(function) => {
            group[..data.len()].copy_from_slice(data.src());
            run(step, Job::Blocks { keys: Keyed::One(key), function, data: Buf::from(&mut *group) });
        }
        Work::Counter(counter) => {
            run(step, Job::Counter { key, counter: &counter, data: Buf::from(&mut *group) });
        }
    }
    data.finish(&mut group[..data.len()]);
    crate::wipe(&mut scratch);
}

/// Blocks gathered from anywhere, block i under `keys[i]`. Of a row whose last step takes a key per lane.
#[cfg_attr(
    not(test),
    expect(dead_code, reason = "many messages under keys of their own come with the batch interface")
)]
pub(super) fn blocks_per_lane<F: Family>(
    kernel: &'static Kernel<F>,
    keys: &[&F::Keys],
    function: Function,
    data: &mut [u8],
) {
    let (mut keys, mut data) = (keys, data);
    while !keys.is_empty() {
        let step = lane_step(kernel, keys.len());
        let n = keys.len().min(step.blocks);
        let mut lanes = [keys[0]; MOST_LANES];
        lanes[..n].copy_from_slice(&keys[..n]);
        let mut scratch = [0; WIDEST];
        let group = &mut scratch[..step.blocks * F::BLOCK];
        let (part, rest) = data.split_at_mut(n * F::BLOCK);
        group[..part.len()].copy_from_slice(part);
        let job_keys = Keyed::PerLane(&lanes[..step.blocks]);
        run(step, Job::Blocks { keys: job_keys, function, data: Buf::from(&mut *group) });
        part.copy_from_slice(&group[..part.len()]);
        crate::wipe(&mut scratch);
        (keys, data) = (&keys[n..], rest);
    }
}

/// Chains of one length, chain i under `keys[i]`. Of a row whose last step takes a key per lane.
#[cfg_attr(
    not(test),
    expect(dead_code, reason = "many messages under keys of their own come with the batch interface")
)]
pub(super) fn chains_per_lane<F: Family>(
    kernel: &'static Kernel<F>,
    keys: &[&F::Keys],
    function: Function,
    link: Link,
    state: &mut [u8],
    data: &mut [Buf<'_>],
) {
    let (mut keys, mut state, mut data) = (keys, state, data);
    while !keys.is_empty() {
        let step = lane_step(kernel, keys.len());
        let n = keys.len().min(step.blocks);
        let mut lanes = [keys[0]; MOST_LANES];
        lanes[..n].copy_from_slice(&keys[..n]);
        let (some_state, more_state) = state.split_at_mut(n * F::BLOCK);
        let (some_data, more_data) = data.split_at_mut(n);
        let blocks = some_data[0].len() / F::BLOCK;
        advance(step, Keyed::PerLane(&lanes[..step.blocks]), function, link, some_state, some_data, blocks);
        (keys, state, data) = (&keys[n..], more_state, more_data);
    }
}

/// The widest step that takes a key per lane and is worth its while for that many lanes.
fn lane_step<F: Family>(kernel: &'static Kernel<F>, lanes: usize) -> &'static Step<F> {
    for step in kernel.steps {
        if step.per_lane && lanes >= step.blocks.min(step.pad_from) {
            return step;
        }
    }
    &kernel.steps[kernel.steps.len() - 1]
}

/// Chains of any number and lengths; each of `data` is a whole number of blocks.
pub(super) fn chains<F: Family>(
    kernel: &'static Kernel<F>,
    key: &F::Keys,
    function: Function,
    link: Link,
    state: &mut [u8],
    data: &mut [Buf<'_>],
) {
    if let [one] = &data[..] {
        // The usual case, and often a short one: nothing to sort.
        let blocks = one.len() / F::BLOCK;
        if blocks > 0 {
            advance(chain_step(kernel, 1), Keyed::One(key), function, link, state, data, blocks);
        }
        return;
    }
    let mut order = [0u16; MOST_LANES];
    for (state, data) in state.chunks_mut(MOST_LANES * F::BLOCK).zip(data.chunks_mut(MOST_LANES)) {
        for (i, o) in order.iter_mut().enumerate() {
            *o = i as u16;
        }
        let mut alive = data.len();
        loop {
            // Chains that have ended go behind the others.
            let (mut shortest, mut i) = (usize::MAX, 0);
            while i < alive {
                let left = data[i].len() / F::BLOCK;
                if left > 0 {
                    (shortest, i) = (shortest.min(left), i + 1);
                } else {
                    alive -= 1;
                    exchange::<F>(i, alive, state, data, &mut order);
                }
            }
            if alive == 0 {
                break;
            }
            let step = chain_step(kernel, alive);
            let mut from = 0;
            while from < alive {
                let to = alive.min(from + step.blocks);
                let (state, data) = (&mut state[from * F::BLOCK..to * F::BLOCK], &mut data[from..to]);
                advance(step, Keyed::One(key), function, link, state, data, shortest);
                from = to;
            }
        }
        for i in 0..data.len() {
            while order[i] as usize != i {
                exchange::<F>(i, order[i] as usize, state, data, &mut order);
            }
        }
    }
}

/// Exchanges two chains.
fn exchange<F: Family>(i: usize, j: usize, state: &mut [u8], data: &mut [Buf<'_>], order: &mut [u16]) {
    for b in 0..F::BLOCK {
        state.swap(i * F::BLOCK + b, j * F::BLOCK + b);
    }
    data.swap(i, j);
    order.swap(i, j);
}

/// The widest step worth its while for that many chains.
fn chain_step<F: Family>(kernel: &'static Kernel<F>, chains: usize) -> &'static Step<F> {
    for step in kernel.steps {
        if chains >= step.chains_from {
            return step;
        }
    }
    &kernel.steps[kernel.steps.len() - 1]
}

/// Advances at most a group of chains by `blocks` blocks and takes those off `data`.
fn advance<F: Family>(
    step: &Step<F>,
    keys: Keyed<'_, F::Keys>,
    function: Function,
    link: Link,
    state: &mut [u8],
    data: &mut [Buf<'_>],
    blocks: usize,
) {
    if state.len() == step.blocks * F::BLOCK {
        advance_group(step, keys, function, link, state, data, blocks);
    } else {
        let mut scratch = [0; WIDEST];
        let group = &mut scratch[..step.blocks * F::BLOCK];
        group[..state.len()].copy_from_slice(state);
        advance_group(step, keys, function, link, group, data, blocks);
        state.copy_from_slice(&group[..state.len()]);
        crate::wipe(&mut scratch);
    }
    for d in data {
        d.take(blocks * F::BLOCK);
    }
}

/// The same with a whole group of states.
fn advance_group<F: Family>(
    step: &Step<F>,
    keys: Keyed<'_, F::Keys>,
    function: Function,
    link: Link,
    state: &mut [u8],
    data: &mut [Buf<'_>],
    blocks: usize,
) {
    if step.chains {
        return run(step, Job::Chains { keys, function, link, state, data, blocks });
    }
    for at in (0..blocks).map(|b| b * F::BLOCK) {
        if matches!(link, Link::Mac | Link::Cbc) {
            for (s, d) in state.chunks_exact_mut(F::BLOCK).zip(&*data) {
                xor(s, &d.src()[at..at + F::BLOCK]);
            }
        }
        run(step, Job::Blocks { keys, function, data: Buf::from(&mut *state) });
        for (s, d) in state.chunks_exact_mut(F::BLOCK).zip(&mut *data) {
            match link {
                Link::Mac => {}
                Link::Cbc => d.dst()[at..at + F::BLOCK].copy_from_slice(s),
                Link::Cfb => {
                    xor(s, &d.src()[at..at + F::BLOCK]);
                    d.dst()[at..at + F::BLOCK].copy_from_slice(s);
                }
                Link::Ofb => {
                    for (i, s) in s.iter().enumerate() {
                        let x = d.src()[at + i] ^ s;
                        d.dst()[at + i] = x;
                    }
                }
            }
        }
    }
}

fn xor(to: &mut [u8], from: &[u8]) {
    for (t, f) in to.iter_mut().zip(from) {
        *t ^= f;
    }
}

/// The one call line of the engine.
#[allow(unsafe_code)]
#[inline(always)]
pub(super) fn run<F: Family>(step: &Step<F>, job: Job<'_, '_, F>) {
    // SAFETY: `step` belongs to a `&'static Kernel` that a key holds, and keys are made only with kernels from
    // `Kernel::available`, which has asked the CPU for the features of the kernel's level.
    unsafe { (step.run)(job) }
}

/// Prepares keys side by side.
#[allow(unsafe_code)]
pub(super) fn schedule<F: Family>(kernel: &'static Kernel<F>, masters: &[&F::Master], keys: &mut [F::Keys]) {
    // SAFETY: as in `run`.
    unsafe { (kernel.schedule)(masters, keys) }
}
