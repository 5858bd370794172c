//! Runs jobs with any strategy that keeps a few blocks in registers.
//!
//! These strategies are for short inputs and few chains, for which a group of the sliced strategies would be mostly
//! padding.
use super::{Counter, Counts, Keys, Kuznyechik, counters};
#[cfg(test)]
use crate::cipher::Part;
use crate::{
    cipher::{Function, Job, LaneKeys, Link},
    simd::{
        Aligned, Bytes, IoBuf, Word,
        io_buf::{LINE, gather, scatter},
        public,
    },
};

/// The size in bytes of the widest group.
const WIDEST: usize = 512;
/// The greatest size in bytes of a group for which the default method `SmallBatch::counters` can be used.
const WIDEST_OF_COUNTERS: usize = 256;

/// A few blocks in registers, in any order and basis that suits the strategy. Order and basis may differ between
/// encryption and decryption, so loads and stores have a parameter for the direction (`INVERSE`).
pub(super) trait SmallBatch: Copy {
    type State: Copy;
    const BLOCKS: usize;
    /// Whether decryption adds the round key K before it applies L^-1. Otherwise decryption adds L^-1(K) after L^-1.
    /// Some strategies do not compute the result of S^-1. They compute only two indices for the tables of L^-1 (see
    /// `toeplitz`). Such a strategy must add L^-1(K) after L^-1.
    const INSIDE: bool;
    fn load<const INVERSE: bool>(self, blocks: &[u8]) -> Self::State;
    /// Returns the blocks of the counter `first` and of the counters after it, ready to be encrypted.
    #[inline(always)]
    fn counters(self, first: Counter) -> Self::State {
        let mut blocks = [0; WIDEST_OF_COUNTERS];
        counters(&mut blocks[..16 * Self::BLOCKS], first);
        self.load::<false>(&blocks)
    }
    /// Returns one block in all places.
    fn splat<const INVERSE: bool>(self, block: &[u8; 16]) -> Self::State;
    /// Writes the blocks, XOR the addend of `group` if there is an addend. The last register is written first (see
    /// `IoBuf`).
    fn finish<const INVERSE: bool>(self, x: Self::State, group: &mut IoBuf<'_>);
    fn add(self, x: Self::State, y: Self::State) -> Self::State;
    /// L(S(x)) ^ k.
    fn round(self, x: Self::State, k: Self::State) -> Self::State;
    /// L^-1(x) with k added as `INSIDE` says.
    fn l_inverse(self, x: Self::State, k: Self::State) -> Self::State;
    /// L^-1(S^-1(x)) with k added as `INSIDE` says.
    fn round_inverse(self, x: Self::State, k: Self::State) -> Self::State;
    /// S^-1(x) ^ k.
    fn s_inverse(self, x: Self::State, k: Self::State) -> Self::State;
    #[cfg(test)]
    fn s(self, x: Self::State) -> Self::State;
    #[cfg(test)]
    fn l(self, x: Self::State) -> Self::State;
}

/// Returns K_(r+1) in the strategy's form. This function tests in every round whether all lanes have one key. The
/// reason is that two copies of every loop would double the code, and the branch costs nothing.
#[inline(always)]
fn round_key<F: SmallBatch, const INVERSE: bool>(form: F, keys: LaneKeys<'_, Keys>, r: usize) -> F::State {
    let outside = INVERSE && !F::INSIDE;
    match keys {
        LaneKeys::One(k) => form.splat::<INVERSE>(if outside { &k.dec[r] } else { &k.enc[r] }),
        LaneKeys::PerLane(keys) => {
            let mut bytes = [0; WIDEST];
            for i in 0..F::BLOCKS {
                let k = if outside { &keys[i].dec[r] } else { &keys[i].enc[r] };
                bytes[16 * i..16 * i + 16].copy_from_slice(k);
            }
            let k = form.load::<INVERSE>(&bytes);
            crate::wipe(&mut bytes[..16 * F::BLOCKS]);
            k
        }
    }
}

/// Runs a job of whole groups.
#[inline(always)]
pub(super) fn run<F: SmallBatch>(form: F, job: Job<'_, '_, Kuznyechik>) {
    match job {
        #[cfg(test)]
        Job::Blocks { function: Function::Part(what), data, .. } => part(form, what, data),
        Job::Blocks { keys, function: Function::Decrypt, data } => decrypt(form, keys, data),
        Job::Blocks { keys, data, .. } => encrypt(form, keys, None, data),
        Job::Counter { key, counter, data } => encrypt(form, LaneKeys::One(key), Some(counter.declared()), data),
        // For a short message in a single lane, clearing a buffer of sixteen cache lines would take more time than the
        // large buffer saves.
        Job::Chains { keys, link, state, data, blocks, .. } if F::BLOCKS <= 4 => {
            chains::<F, { 4 * LINE }>(form, keys, link, state, data, blocks)
        }
        Job::Chains { keys, link, state, data, blocks, .. } if F::BLOCKS <= 16 => {
            chains::<F, { 16 * LINE }>(form, keys, link, state, data, blocks)
        }
        Job::Chains { keys, link, state, data, blocks, .. } => {
            chains::<F, { 32 * LINE }>(form, keys, link, state, data, blocks)
        }
    }
}

#[inline(always)]
fn rounds<F: SmallBatch>(form: F, x: F::State, keys: LaneKeys<'_, Keys>) -> F::State {
    let mut x = form.add(x, round_key::<F, false>(form, keys, 0));
    for r in 1..10 {
        x = form.round(x, round_key::<F, false>(form, keys, r));
    }
    x
}

/// Encrypts blocks from the last group to the first, or counters from the first group to the last.
#[inline(always)]
fn encrypt<F: SmallBatch>(form: F, keys: LaneKeys<'_, Keys>, mut counter: Option<Counter>, mut data: IoBuf<'_>) {
    while !data.is_empty() {
        let (mut group, x);
        match &mut counter {
            None => {
                group = data.take_back(16 * F::BLOCKS);
                x = form.load::<false>(group.src());
            }
            Some(c) => {
                group = data.take(16 * F::BLOCKS);
                x = form.counters(*c);
                *c = c.after(F::BLOCKS as u64);
            }
        }
        form.finish::<false>(rounds(form, x, keys), &mut group);
    }
}

#[inline(always)]
fn decrypt<F: SmallBatch>(form: F, keys: LaneKeys<'_, Keys>, mut data: IoBuf<'_>) {
    while !data.is_empty() {
        let mut group = data.take_back(16 * F::BLOCKS);
        let x = form.load::<true>(group.src());
        let mut x = form.l_inverse(x, round_key::<F, true>(form, keys, 9));
        let mut r = 9;
        while r > 1 {
            r -= 1;
            x = form.round_inverse(x, round_key::<F, true>(form, keys, r));
        }
        x = form.s_inverse(x, round_key::<F, true>(form, keys, 0));
        form.finish::<true>(x, &mut group);
    }
}

#[inline(always)]
fn chains<F: SmallBatch, const N: usize>(
    form: F,
    keys: LaneKeys<'_, Keys>,
    link: Link,
    state: &mut [u8],
    data: &mut [IoBuf<'_>],
    blocks: usize,
) {
    let mut x = form.load::<false>(state);
    let mut rows = Aligned([0; N]);
    for at in 0..blocks {
        let row = gather::<16>(&mut rows.0, F::BLOCKS, data, at, blocks);
        let m = form.load::<false>(row);
        if matches!(link, Link::Mac | Link::Cbc) {
            x = form.add(x, m);
        }
        x = rounds(form, x, keys);
        if link != Link::Mac {
            let out = if link == Link::Cbc { x } else { form.add(x, m) };
            if link == Link::Cfb {
                x = out;
            }
            form.finish::<false>(out, &mut IoBuf::from(&mut *row));
            scatter::<16>(row, data, 16 * at);
        }
    }
    form.finish::<false>(x, &mut IoBuf::from(&mut state[..16 * F::BLOCKS]));
    crate::wipe(&mut rows.0);
}

/// Runs one part of the cipher, such as S or L, for a test.
#[cfg(test)]
fn part<F: SmallBatch>(form: F, part: Part, mut data: IoBuf<'_>) {
    let zero = form.splat::<true>(&[0; 16]);
    while !data.is_empty() {
        let mut group = data.take_back(16 * F::BLOCKS);
        match part {
            Part::S => form.finish::<false>(form.s(form.load::<false>(group.src())), &mut group),
            Part::L => form.finish::<false>(form.l(form.load::<false>(group.src())), &mut group),
            Part::SInverse => form.finish::<true>(form.s_inverse(form.load::<true>(group.src()), zero), &mut group),
            Part::LInverse => form.finish::<true>(form.l_inverse(form.load::<true>(group.src()), zero), &mut group),
        }
    }
}

/// Writes registers of blocks, XOR the addend of `group` if there is an addend. The last register is written first.
#[inline(always)]
pub(super) fn finish<V: Word, const N: usize>(cpu: V::Cpu, x: &[V; N], group: &mut IoBuf<'_>) {
    let mut q = N;
    while q > 0 {
        q -= 1;
        let y = match group.xor() {
            Some(a) => x[q] ^ V::load(cpu, &a[q * V::BYTES..]),
            None => x[q],
        };
        y.store(&mut group.dst()[q * V::BYTES..]);
    }
}

/// Returns the blocks of `counter` and of the counters after it, in registers.
#[inline(always)]
pub(super) fn counter_registers<V: Bytes, const N: usize>(cpu: V::Cpu, counter: Counter) -> [V; N] {
    let mut x = [V::splat64(cpu, 0); N];
    let number = counter.number;
    // A counter in the whole block is the counter of GOST R 34.13 and is public. A counter in half a block is secret.
    if counter.counts == Counts::Block && public(usize::from(number as u8)) + N * V::BYTES / 16 <= 256 {
        // The counters differ only in the last byte, so the counters are made in registers. If they were made in
        // memory, a wide load would wait for narrow stores.
        let first_half = V::load(cpu, &FIRST_HALF.0);
        let hi = V::splat64(cpu, ((number >> 64) as u64).swap_bytes());
        let lo = V::splat64(cpu, (number as u64).swap_bytes());
        let block = (first_half & hi) ^ first_half.and_not(lo);
        for q in 0..N {
            x[q] = block.add8(V::load(cpu, &BLOCK_NUMBERS.0[q * V::BYTES..]));
        }
    } else {
        let mut room = [[0; 64]; N];
        let blocks = room.as_flattened_mut();
        counters(&mut blocks[..N * V::BYTES], counter);
        for q in 0..N {
            x[q] = V::load(cpu, &blocks[q * V::BYTES..]);
        }
        // Smaller buffers need no wipe, because the compiler keeps them in registers.
        if N > 4 {
            crate::wipe(blocks);
        }
    }
    x
}

/// All ones in the first eight bytes of every block.
static FIRST_HALF: Aligned<[u8; 64]> = {
    let mut t = [0; 64];
    let mut i = 0;
    while i < 64 {
        t[i] = if i % 16 < 8 { 0xff } else { 0 };
        i += 1;
    }
    Aligned(t)
};

/// Blocks whose last bytes are 0, 1, 2, ... and whose other bytes are 0.
static BLOCK_NUMBERS: Aligned<[u8; WIDEST]> = {
    let mut t = [0; WIDEST];
    let mut i = 0;
    while i < WIDEST / 16 {
        t[16 * i + 15] = i as u8;
        i += 1;
    }
    Aligned(t)
};
