//! Cuts the blocks of a call into jobs for the steps of a kernel. A step is a function that processes groups of a fixed
//! number of blocks. The blocks after the last whole group are the tail.
use super::{CipherCore, CipherKernel, Function, Job, LaneKeys, Link, Step, xor};
use crate::simd::IoBuf;
use core::cmp::Reverse;
use zeroize::Zeroize;

/// The size of the widest group of any step, in bytes. This group has 512 blocks of Kuznyechik.
const WIDEST: usize = 8192;
/// The largest number of blocks in a group. At most so many chains are computed in parallel. (A chain is a message
/// whose blocks depend on each other, for example under a MAC.)
const MOST_LANES: usize = 512;
/// The largest number of blocks in a group of a step that takes one key per lane. (A lane processes one block of each
/// group.)
const MOST_KEYED: usize = 128;

/// Checks, at compile time, the conditions for the steps of a kernel. The functions in this file rely on these
/// conditions. The steps must go from wide to narrow. The number of blocks in a group must be a power of two. A group
/// must be within the limits above, in blocks and in bytes. The last step must be able to do every job.
pub(super) const fn check<F: CipherCore>(steps: &[Step<F>]) {
    assert!(F::BLOCK == 8 || F::BLOCK == 16, "blocks have 8 or 16 bytes");
    assert!(!steps.is_empty(), "a row needs a step");
    let mut i = 0;
    while i < steps.len() {
        let step = &steps[i];
        assert!(step.blocks.is_power_of_two() && step.blocks <= MOST_LANES, "a group is 1, 2, 4, ... 512 blocks");
        assert!(step.blocks * F::BLOCK <= WIDEST, "a group does not fit into the scratch memory");
        assert!(!step.per_lane || step.blocks <= MOST_KEYED, "more keys than the dispatcher gathers");
        assert!(step.pad_from <= step.blocks, "a whole group needs no padding");
        if i + 1 < steps.len() {
            assert!(steps[i + 1].blocks < step.blocks, "steps go from wide to narrow");
        } else {
            assert!(step.pad_from == 0 && step.chains_from == 0, "the last step takes what is left");
            assert!(step.chains && step.per_lane, "the last step does every job");
        }
        i += 1;
    }
}

/// Applies `function` to every block of `data`, which consists of whole blocks.
pub(super) fn blocks<F: CipherCore>(
    kernel: &'static CipherKernel<F>,
    key: &F::Keys,
    function: Function,
    data: IoBuf<'_>,
) {
    from_end(kernel.steps, key, function, data);
}

/// Processes the data from the end to the beginning (see `IoBuf`). The widest useful step is the step that
/// `widest_useful` returns. First comes the tail, which is the blocks after the last whole group of the widest useful
/// step. The narrower steps process the tail, or the widest useful step processes the tail in a padded group. Then the
/// widest useful step processes its whole groups.
fn from_end<F: CipherCore>(steps: &[Step<F>], key: &F::Keys, function: Function, data: IoBuf<'_>) {
    let (step, narrower) = widest_useful(steps, data.len());
    let (bulk, tail) = data.split_whole(step.blocks * F::BLOCK);
    if !tail.is_empty() {
        if narrower.is_empty() || tail.len() >= step.pad_from * F::BLOCK {
            padded(step, key, tail, TailJob::Blocks(function));
        } else {
            from_end(narrower, key, function, tail);
        }
    }
    if !bulk.is_empty() {
        run(step, Job::Blocks { keys: LaneKeys::One(key), function, data: bulk });
    }
}

/// Writes to `data` the XOR of a keystream and the addend of `data` (see `IoBuf`). `data` may have any length.
pub(super) fn add_keystream<F: CipherCore>(
    kernel: &'static CipherKernel<F>,
    key: &F::Keys,
    counter: F::Counter,
    data: IoBuf<'_>,
) {
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
            padded(step, key, tail, TailJob::Counter(&counter));
            break;
        }
        (steps, data) = (narrower, tail);
    }
    // The counters of MGM are secret. This counter is in memory, because kernels take its address, so it must be wiped.
    counter.zeroize();
}

/// Returns the first step that is useful for `len` bytes. A step is useful if the bytes contain a whole group. It is
/// also useful from `pad_from` blocks on, because it then pays to pad the bytes to a group. If there is no such step,
/// returns the last step. Returns the steps after the returned step as well.
#[inline(always)]
fn widest_useful<F: CipherCore>(steps: &[Step<F>], len: usize) -> (&Step<F>, &[Step<F>]) {
    let mut i = 0;
    while i + 1 < steps.len() && len < steps[i].blocks.min(steps[i].pad_from) * F::BLOCK {
        i += 1;
    }
    (&steps[i], &steps[i + 1..])
}

/// How a tail is processed.
enum TailJob<'a, C> {
    Blocks(Function),
    Counter(&'a C),
}

/// Pads `data` to a whole group, and runs `step` on this group.
fn padded<F: CipherCore>(step: &Step<F>, key: &F::Keys, data: IoBuf<'_>, job: TailJob<'_, F::Counter>) {
    // To wipe 8 KiB would take longer than to encrypt a short message, so the buffer is not larger than needed.
    match step.blocks * F::BLOCK {
        0..=64 => padded_in::<F, 64>(step, key, data, job),
        65..=256 => padded_in::<F, 256>(step, key, data, job),
        257..=512 => padded_in::<F, 512>(step, key, data, job),
        513..=1024 => padded_in::<F, 1024>(step, key, data, job),
        _ => padded_in::<F, WIDEST>(step, key, data, job),
    }
}

#[inline(never)]
fn padded_in<F: CipherCore, const N: usize>(
    step: &Step<F>,
    key: &F::Keys,
    mut data: IoBuf<'_>,
    job: TailJob<'_, F::Counter>,
) {
    let mut scratch = [0; N];
    let group = &mut scratch[..step.blocks * F::BLOCK];
    match job {
        TailJob::Blocks(function) => {
            group[..data.len()].copy_from_slice(data.src());
            run(step, Job::Blocks { keys: LaneKeys::One(key), function, data: IoBuf::from(&mut *group) });
        }
        TailJob::Counter(counter) => {
            run(step, Job::Counter { key, counter, data: IoBuf::from(&mut *group) });
        }
    }
    data.finish(&mut group[..data.len()]);
    crate::wipe(&mut scratch);
}

/// Processes groups of `lanes` blocks. Block i of each group is processed under `key(i)`. The function is only for
/// kernels whose last step takes one key per lane. If a step has exactly `lanes` blocks, a single job processes all
/// groups, and the keys are arranged in lanes only once. The function `lanes` returns a number of lanes for which there
/// is such a step.
pub(super) fn blocks_per_lane<'k, F: CipherCore>(
    kernel: &'static CipherKernel<F>,
    lanes: usize,
    key: impl Fn(usize) -> &'k F::Keys,
    function: Function,
    data: &mut [u8],
) {
    let mut from = 0;
    while from < lanes {
        let step = lane_step(kernel, lanes - from);
        let to = lanes.min(from + step.blocks);
        let mut keys = [key(from); MOST_KEYED];
        for i in from..to {
            keys[i - from] = key(i);
        }
        let keys = LaneKeys::PerLane(&keys[..step.blocks]);
        if step.blocks == lanes {
            return run(step, Job::Blocks { keys, function, data: IoBuf::from(data) });
        }
        let mut scratch = [0; 16 * MOST_KEYED];
        let group = &mut scratch[..step.blocks * F::BLOCK];
        for row in data.chunks_exact_mut(lanes * F::BLOCK) {
            let part = &mut row[from * F::BLOCK..to * F::BLOCK];
            group[..part.len()].copy_from_slice(part);
            run(step, Job::Blocks { keys, function, data: IoBuf::from(&mut *group) });
            part.copy_from_slice(&group[..part.len()]);
        }
        crate::wipe(&mut scratch);
        from = to;
    }
}

/// Returns the number of lanes that a call should have for `keys` keys. This number is the number of blocks in a group
/// of a step.
pub(super) fn lanes<F: CipherCore>(kernel: &'static CipherKernel<F>, keys: usize) -> usize {
    lane_step(kernel, keys).blocks
}

/// Returns the widest step that takes one key per lane and suits `lanes` messages. A step suits them if they use all
/// its lanes, or at least `pad_from` of its lanes, so that it pays to fill the other lanes. If no step suits them,
/// returns the last step.
fn lane_step<F: CipherCore>(kernel: &'static CipherKernel<F>, lanes: usize) -> &'static Step<F> {
    for step in kernel.steps {
        if step.per_lane && lanes >= step.blocks.min(step.pad_from) {
            return step;
        }
    }
    &kernel.steps[kernel.steps.len() - 1]
}

/// The keys of chains.
#[derive(Clone, Copy)]
pub(super) enum ChainKeys<'k, K, G> {
    One(&'k K),
    /// The function returns the key of chain i. This variant is only for kernels whose last step takes one key per
    /// lane.
    PerMessage(G),
}

/// Advances any number of chains over data of any lengths. Each element of `data` consists of whole blocks.
pub(super) fn chains<'k, F: CipherCore, G: Fn(usize) -> &'k F::Keys>(
    kernel: &'static CipherKernel<F>,
    keys: ChainKeys<'k, F::Keys, G>,
    function: Function,
    link: Link,
    state: &mut [u8],
    data: &mut [IoBuf<'_>],
) {
    if let [one] = &data[..] {
        // Usually there is a single chain, often with a short message. A single chain needs no sorting.
        let blocks = one.len() / F::BLOCK;
        if blocks > 0 {
            let key = match &keys {
                ChainKeys::One(key) => key,
                ChainKeys::PerMessage(key) => key(0),
            };
            let step = chain_step(kernel.steps, 1, false);
            advance(&kernel.steps[step], LaneKeys::One(key), function, link, state, data, blocks);
        }
        return;
    }
    let mut first = 0;
    for (state, data) in state.chunks_mut(MOST_LANES * F::BLOCK).zip(data.chunks_mut(MOST_LANES)) {
        let mut order = [0; MOST_LANES];
        let order = &mut order[..data.len()];
        let sorted = longest_first(data, order);
        if !sorted {
            for i in 0..order.len() {
                exchange::<F>(i, place(order, i), state, data);
            }
        }
        let job = ChainJob { keys: &keys, first, order, function, link };
        job.run(kernel.steps, 0, state, data);
        if !sorted {
            for i in (0..order.len()).rev() {
                exchange::<F>(i, place(order, i), state, data);
            }
        }
        first += data.len();
    }
}

/// Sorts the indices of the chains by the length of their data, with the longest first. Then chains that are computed
/// in parallel end at about the same time, and chains that have ended come last. Returns true if the chains were in
/// this order already.
fn longest_first(data: &[IoBuf<'_>], order: &mut [u16]) -> bool {
    for (i, o) in order.iter_mut().enumerate() {
        *o = i as u16;
    }
    let sorted = data.windows(2).all(|pair| pair[0].len() >= pair[1].len());
    if !sorted {
        order.sort_unstable_by_key(|i| Reverse(data[usize::from(*i)].len()));
    }
    sorted
}

/// Returns the place where the item for place `i` is now. At this point, exchanges have already moved the right items
/// to all places below `i`.
fn place(order: &[u16], i: usize) -> usize {
    let mut j = usize::from(order[i]);
    while j < i {
        j = usize::from(order[j]);
    }
    j
}

/// Exchanges two chains.
fn exchange<F: CipherCore>(i: usize, j: usize, state: &mut [u8], data: &mut [IoBuf<'_>]) {
    if i != j {
        for b in 0..F::BLOCK {
            state.swap(i * F::BLOCK + b, j * F::BLOCK + b);
        }
        data.swap(i, j);
    }
}

/// The data that all chains have in common.
struct ChainJob<'c, 'k, K, G> {
    keys: &'c ChainKeys<'k, K, G>,
    /// The chain in place i has number `first + order[i]`.
    first: usize,
    order: &'c [u16],
    function: Function,
    link: Link,
}

impl<'k, K, G: Fn(usize) -> &'k K> ChainJob<'_, 'k, K, G> {
    /// Advances the chains whose states are in `state` over all their data. The longest of these chains comes first.
    /// `at` is the place of the first of these chains among all chains.
    fn run<F: CipherCore<Keys = K>>(&self, steps: &[Step<F>], at: usize, state: &mut [u8], data: &mut [IoBuf<'_>]) {
        let each = matches!(self.keys, ChainKeys::PerMessage(_));
        let mut from = 0;
        while from < data.len() {
            let chosen = chain_step(steps, data.len() - from, each);
            let (step, narrower) = (&steps[chosen], &steps[chosen + 1..]);
            let to = data.len().min(from + step.blocks);
            let mut alive = to - from;
            let mut keys = [self.key(at + from); MOST_KEYED];
            if each {
                for i in 0..alive {
                    keys[i] = self.key(at + from + i);
                }
            }
            while alive > 0 {
                let places = from..from + alive;
                let shortest = data[places.end - 1].len() / F::BLOCK;
                let state = &mut state[places.start * F::BLOCK..places.end * F::BLOCK];
                if shortest == 0 {
                    alive -= 1;
                } else if alive < step.chains_from && !narrower.is_empty() {
                    self.run(narrower, at + from, state, &mut data[places]);
                    break;
                } else {
                    let keys = if each { LaneKeys::PerLane(&keys[..step.blocks]) } else { LaneKeys::One(keys[0]) };
                    advance(step, keys, self.function, self.link, state, &mut data[places], shortest);
                }
            }
            from = to;
        }
    }

    fn key(&self, place: usize) -> &'k K {
        match self.keys {
            ChainKeys::One(key) => key,
            ChainKeys::PerMessage(key) => key(self.first + usize::from(self.order[place])),
        }
    }
}

/// Returns the index of the first step whose `chains_from` is at most `chains`. If `per_lane` is true, the step must
/// also take one key per lane. If no step meets these conditions, returns the index of the last step.
fn chain_step<F: CipherCore>(steps: &[Step<F>], chains: usize, per_lane: bool) -> usize {
    let last = steps.len() - 1;
    for i in 0..last {
        if chains >= steps[i].chains_from && (steps[i].per_lane || !per_lane) {
            return i;
        }
    }
    last
}

/// Advances chains by `blocks` blocks, and removes these blocks from `data`. There are at most as many chains as a
/// group has blocks.
fn advance<F: CipherCore>(
    step: &Step<F>,
    keys: LaneKeys<'_, F::Keys>,
    function: Function,
    link: Link,
    state: &mut [u8],
    data: &mut [IoBuf<'_>],
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

/// Does the same as `advance` for exactly as many chains as a group has blocks.
fn advance_group<F: CipherCore>(
    step: &Step<F>,
    keys: LaneKeys<'_, F::Keys>,
    function: Function,
    link: Link,
    state: &mut [u8],
    data: &mut [IoBuf<'_>],
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
        run(step, Job::Blocks { keys, function, data: IoBuf::from(&mut *state) });
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

/// Runs a step. No other function calls a step.
#[allow(unsafe_code)]
#[inline(always)]
pub(super) fn run<F: CipherCore>(step: &Step<F>, job: Job<'_, '_, F>) {
    // SAFETY: `step` belongs to a `&'static CipherKernel` in a key. Keys are made only with kernels from `rows`, and
    // `rows` has checked that the CPU has the features of the kernel's level.
    unsafe { (step.run)(job) }
}

/// Prepares keys in parallel.
#[allow(unsafe_code)]
pub(super) fn schedule<F: CipherCore>(kernel: &'static CipherKernel<F>, masters: &[&F::Master], keys: &mut [F::Keys]) {
    // SAFETY: as in `run`.
    unsafe { (kernel.schedule)(masters, keys) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kuznyechik;
    use std::panic::catch_unwind;

    fn step(blocks: usize) -> Step<Kuznyechik> {
        fn run(_: Job<'_, '_, Kuznyechik>) {}
        Step { blocks, pad_from: blocks, chains_from: blocks, chains: true, per_lane: blocks <= MOST_KEYED, run }
    }

    fn last() -> Step<Kuznyechik> {
        Step { pad_from: 0, chains_from: 0, ..step(1) }
    }

    #[test]
    #[cfg_attr(not(panic = "unwind"), ignore = "catches panics")]
    fn rows_beyond_the_limits_are_refused() {
        check(&[last()]);
        check(&[step(512), step(128), last()]);
        for (why, steps) in [
            ("no step", &[][..]),
            ("not a power of two", &[step(12), last()]),
            ("more blocks than lanes", &[step(1024), last()]),
            ("more keys than are gathered", &[Step { per_lane: true, ..step(256) }, last()]),
            ("padded although whole", &[Step { pad_from: 5, ..step(4) }, last()]),
            ("not narrower", &[step(4), step(4), last()]),
            ("wider", &[step(4), step(8), last()]),
            ("the last leaves a remainder", &[step(4), step(1)]),
            ("the last does not take few chains", &[Step { chains_from: 1, ..last() }]),
            ("the last does no chains", &[Step { chains: false, ..last() }]),
            ("the last takes one key only", &[Step { per_lane: false, ..last() }]),
        ] {
            assert!(catch_unwind(|| check(steps)).is_err(), "{why}");
        }
    }
}
