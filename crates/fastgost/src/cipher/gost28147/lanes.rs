//! A strategy (a way to compute the cipher) with 32-bit lanes: each lane of a register holds one half of a block. `N`
//! pairs of registers are processed together, to hide the latency of the instructions.
//!
//! A 64-byte permutation looks up four S-boxes at once, so a round takes 8 operations. On CPUs whose look-ups are
//! narrower than 64 bytes, this strategy is used for few blocks. A half R is stored as Y = ror(R, 11). So a round need
//! not rotate the outputs of the S-boxes, although the function g of the standard rotates them. Instead, the round
//! undoes the rotation of Y before it adds the key word, at no extra cost.
use super::{Counter, Gost28147, Keys, spec};
use crate::{
    cipher::{Function, Job, LaneKeys, Link},
    simd::{
        Aligned, IoBuf,
        io_buf::{LINE, gather, scatter},
        lanes32::{ByteOrder, NibbleLookup},
    },
};

/// The rotated halves of the blocks of a group. The halves to which g is applied in the first round come first.
type Halves<V, const N: usize> = ([V; N], [V; N]);

/// The largest number of register pairs for chains. (A chain is a message whose blocks depend on each other, for
/// example under a MAC.) With more pairs, chains are faster if the two halves of the group are processed one after the
/// other, because the messages of so many chains get in each other's way.
const MOST_OF_CHAINS: usize = 4;

/// The words of one key for all lanes, or the words of one key per lane.
trait KeyWords<V, const N: usize>: Copy {
    /// Word `i` for register pair `s`.
    fn word(self, i: u8, s: usize) -> V;
}

/// One key for all lanes.
#[derive(Clone, Copy)]
struct OneKey<'a, V: NibbleLookup>(V::Cpu, &'a [u32; 8]);

impl<V: NibbleLookup, const N: usize> KeyWords<V, N> for OneKey<'_, V> {
    #[inline(always)]
    fn word(self, i: u8, _: usize) -> V {
        V::splat32(self.0, self.1[(i % 8) as usize])
    }
}

/// One key per lane.
#[derive(Clone, Copy)]
struct KeyPerLane<'a, V, const N: usize>(&'a [[V; N]; 8]);

impl<V: Copy, const N: usize> KeyWords<V, N> for KeyPerLane<'_, V, N> {
    #[inline(always)]
    fn word(self, i: u8, s: usize) -> V {
        self.0[(i % 8) as usize][s]
    }
}

/// Loads the words of each key. Two words are loaded as if they were the two halves of a block. The words are written
/// to `words`, and not returned, because returned values would be copied.
#[inline(always)]
fn words_of_lanes<V: NibbleLookup, const N: usize>(cpu: V::Cpu, keys: &[&Keys], words: &mut [[V; N]; 8]) {
    let lanes = V::BYTES / 4;
    let shuffle = V::shuffle(cpu, ByteOrder::Little);
    let mut pairs = [0; 16];
    for i in 0..4 {
        for s in 0..N {
            for lane in 0..lanes {
                let w = &keys[s * lanes + lane].words;
                pairs[lane] = u64::from(w[2 * i]) | u64::from(w[2 * i + 1]) << 32;
            }
            (words[2 * i][s], words[2 * i + 1][s]) = V::halves_from_words(cpu, &pairs, shuffle);
        }
    }
    crate::wipe(&mut pairs);
}

#[inline(always)]
fn words_of_one<V: NibbleLookup, const N: usize>(cpu: V::Cpu, key: &Keys, words: &mut [[V; N]; 8]) {
    for i in 0..8 {
        words[i] = [V::splat32(cpu, key.words[i]); N];
    }
}

/// Runs a job. A group of the job is `N` pairs of registers, and the job consists of whole groups.
#[inline(always)]
pub(super) fn run<V: NibbleLookup, const N: usize>(cpu: V::Cpu, job: Job<'_, '_, Gost28147>) {
    let zero = V::splat32(cpu, 0);
    match job {
        Job::Blocks { keys: LaneKeys::One(keys), function, data } => {
            blocks::<V, N, _>(cpu, keys, OneKey(cpu, &keys.words), function, data)
        }
        Job::Blocks { keys: LaneKeys::PerLane(keys), function, data } => {
            let mut words = [[zero; N]; 8];
            words_of_lanes(cpu, keys, &mut words);
            blocks::<V, N, _>(cpu, keys[0], KeyPerLane(&words), function, data);
            crate::wipe_registers(words.as_flattened_mut(), zero);
        }
        Job::Counter { key, counter, data } => keystream::<V, N>(cpu, key, counter, data),
        Job::Chains { .. } if N > MOST_OF_CHAINS => unreachable!("such a step does not take chains"),
        Job::Chains { keys, function, link, state, data, blocks } => {
            // For chains, one key is also stored as one key per lane, because the code for chains is large and should
            // exist only once.
            let mut words = [[zero; N]; 8];
            let first = match keys {
                LaneKeys::One(key) => {
                    words_of_one(cpu, key, &mut words);
                    key
                }
                LaneKeys::PerLane(keys) => {
                    words_of_lanes(cpu, keys, &mut words);
                    keys[0]
                }
            };
            // `LINE` is the size of a cache line. For short messages in eight lanes, clearing a buffer of 64 cache
            // lines would take more time than the large buffer saves.
            if N * V::BYTES <= 64 {
                chains::<V, N, { 16 * LINE }>(cpu, first, &words, function, link, state, data, blocks);
            } else {
                chains::<V, N, { 64 * LINE }>(cpu, first, &words, function, link, state, data, blocks);
            }
            crate::wipe_registers(words.as_flattened_mut(), zero);
        }
    }
}

#[inline(always)]
fn blocks<V: NibbleLookup, const N: usize, K: KeyWords<V, N>>(
    cpu: V::Cpu,
    keys: &Keys,
    k: K,
    function: Function,
    mut data: IoBuf<'_>,
) {
    let (shuffle, tables) = (V::shuffle(cpu, keys.order()), V::tables(cpu, &keys.sbox.nibbles));
    let order = super::order(function);
    while !data.is_empty() {
        let mut group = data.take_back(2 * N * V::BYTES);
        let mut x = load(cpu, shuffle, group.src());
        rounds(tables, k, order, &mut x);
        if function != Function::Imit {
            x = (x.1, x.0);
        }
        finish(cpu, shuffle, &x, &mut group);
    }
}

#[inline(always)]
fn keystream<V: NibbleLookup, const N: usize>(cpu: V::Cpu, keys: &Keys, counter: &Counter, mut data: IoBuf<'_>) {
    let (shuffle, tables) = (V::shuffle(cpu, keys.order()), V::tables(cpu, &keys.sbox.nibbles));
    let lanes = V::BYTES / 4;
    let (first, rule) = counter.parts();
    let mut numbers = [0; 16];
    for lane in 0..lanes {
        numbers[lane] = rule.times(lane as u32).apply(first);
    }
    let (mut low, mut high) = V::halves_from_words(cpu, &numbers, V::shuffle(cpu, ByteOrder::Little));
    let (carry, end_around) = (V::splat32(cpu, rule.carry), V::splat32(cpu, rule.end_around));
    // The counters of every pair of registers are computed from the counters of the first pair. To compute each pair
    // from the pair before would take longer, because of the latency.
    let mut steps = [(low, high); N];
    for s in 0..N {
        let step = rule.times((lanes * (s + 1)) as u32);
        steps[s] = (V::splat32(cpu, step.low), V::splat32(cpu, step.high));
    }
    while !data.is_empty() {
        let mut group = data.take(2 * N * V::BYTES);
        let mut x = ([low; N], [high; N]);
        // No unsigned number is below zero, so with a limit of zero, a half never carries.
        let (low_limit, high_limit) = (low & carry, high & end_around);
        for s in 0..N {
            let (l, h) = (low.add32(steps[s].0), high.add32(steps[s].1));
            let h = h.count_below32(h, high_limit).count_below32(l, low_limit);
            if s + 1 < N {
                (x.0[s + 1], x.1[s + 1]) = (l, h);
            } else {
                (low, high) = (l, h);
            }
        }
        for s in 0..N {
            (x.0[s], x.1[s]) = (x.0[s].rol32::<21>(), x.1[s].rol32::<21>());
        }
        rounds(tables, OneKey(cpu, &keys.words), &spec::ORDER, &mut x);
        finish(cpu, shuffle, &(x.1, x.0), &mut group);
    }
}

#[inline(always)]
#[allow(clippy::too_many_arguments)] // the fields of the job
fn chains<V: NibbleLookup, const N: usize, const R: usize>(
    cpu: V::Cpu,
    keys: &Keys,
    words: &[[V; N]; 8],
    function: Function,
    link: Link,
    state: &mut [u8],
    data: &mut [IoBuf<'_>],
    blocks: usize,
) {
    let (shuffle, tables) = (V::shuffle(cpu, keys.order()), V::tables(cpu, &keys.sbox.nibbles));
    let order = super::order(function);
    let mut x: Halves<V, N> = load(cpu, shuffle, state);
    let mut rows = Aligned([0; R]);
    let lanes = N * V::BYTES / 4;
    for at in 0..blocks {
        let row = gather::<8>(&mut rows.0, lanes, data, at, blocks);
        let m: Halves<V, N> = load(cpu, shuffle, row);
        if matches!(link, Link::Mac | Link::Cbc) {
            add(&mut x, &m);
        }
        rounds(tables, KeyPerLane(words), order, &mut x);
        if function != Function::Imit {
            x = (x.1, x.0);
        }
        if link != Link::Mac {
            let mut out = x;
            if link != Link::Cbc {
                add(&mut out, &m);
            }
            if link == Link::Cfb {
                x = out;
            }
            finish(cpu, shuffle, &out, &mut IoBuf::from(&mut *row));
            scatter::<8>(row, data, 8 * at);
        }
    }
    finish(cpu, shuffle, &x, &mut IoBuf::from(state));
    crate::wipe(&mut rows.0);
}

/// Encrypts blocks with one key per lane. The blocks are already split into halves, one half per lane.
#[inline(always)]
pub(crate) fn encrypt<V: NibbleLookup, const N: usize>(
    tables: V::Tables,
    words: &[[V; N]; 8],
    mut x: Halves<V, N>,
) -> Halves<V, N> {
    for s in 0..N {
        (x.0[s], x.1[s]) = (x.0[s].rol32::<21>(), x.1[s].rol32::<21>());
    }
    rounds(tables, KeyPerLane(words), &spec::ORDER, &mut x);
    for s in 0..N {
        (x.0[s], x.1[s]) = (x.1[s].rol32::<11>(), x.0[s].rol32::<11>());
    }
    x
}

/// Computes the rounds. `order` has, for each round, the index of its key word.
#[inline(always)]
fn rounds<V: NibbleLookup, const N: usize, K: KeyWords<V, N>>(
    tables: V::Tables,
    k: K,
    order: &[u8],
    x: &mut Halves<V, N>,
) {
    let mut r = 0;
    while r + 1 < order.len() {
        for s in 0..N {
            x.1[s] = x.0[s].look_up_sum::<11>(k.word(order[r], s), tables, x.1[s]);
        }
        for s in 0..N {
            x.0[s] = x.1[s].look_up_sum::<11>(k.word(order[r + 1], s), tables, x.0[s]);
        }
        r += 2;
    }
}

#[inline(always)]
fn add<V: NibbleLookup, const N: usize>(x: &mut Halves<V, N>, m: &Halves<V, N>) {
    for s in 0..N {
        (x.0[s], x.1[s]) = (x.0[s] ^ m.0[s], x.1[s] ^ m.1[s]);
    }
}

#[inline(always)]
fn load<V: NibbleLookup, const N: usize>(cpu: V::Cpu, shuffle: V::Shuffle, from: &[u8]) -> Halves<V, N> {
    let zero = V::splat32(cpu, 0);
    let mut x = ([zero; N], [zero; N]);
    for s in 0..N {
        let p = V::load(cpu, &from[2 * s * V::BYTES..]);
        let q = V::load(cpu, &from[(2 * s + 1) * V::BYTES..]);
        let (low, high) = V::halves_from_blocks(p, q, shuffle);
        (x.0[s], x.1[s]) = (low.rol32::<21>(), high.rol32::<21>());
    }
    x
}

/// Writes a group to memory. The last register is written first (see `IoBuf`).
#[inline(always)]
fn finish<V: NibbleLookup, const N: usize>(cpu: V::Cpu, shuffle: V::Shuffle, x: &Halves<V, N>, group: &mut IoBuf<'_>) {
    let mut s = N;
    while s > 0 {
        s -= 1;
        let (mut p, mut q) = V::blocks_from_halves(x.0[s].rol32::<11>(), x.1[s].rol32::<11>(), shuffle);
        let (at_p, at_q) = (2 * s * V::BYTES, (2 * s + 1) * V::BYTES);
        if let Some(a) = group.xor() {
            q = q ^ V::load(cpu, &a[at_q..]);
            p = p ^ V::load(cpu, &a[at_p..]);
        }
        q.store(&mut group.dst()[at_q..]);
        p.store(&mut group.dst()[at_p..]);
    }
}
