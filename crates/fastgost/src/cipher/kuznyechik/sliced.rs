//! Byte-sliced strategy: register `i` holds byte `a_i` of as many blocks as it has bytes.
//!
//! S is then one table look-up per register, and each of L's 16 steps is 7 multiplications by constants without data
//! movement: the new byte overwrites the oldest register (renaming instead of shifting).
use super::{Counter, Keys, Kuznyechik, spec};
#[cfg(test)]
use crate::cipher::Part;
use crate::{
    cipher::{Function, Job, LaneKeys, Link},
    pi::substitution::{Substitution, matrix},
    simd::{
        Affine, Aligned, Blocks16, Bytes, IoBuf, Word, each16, finish16,
        io_buf::{LINE, gather, scatter},
        pin,
    },
};

/// The widest register.
const WIDEST: usize = 64;

/// The round keys of one direction, in the recurrence's order.
pub(super) trait RoundKeys<V: Bytes>: Copy {
    type Round;
    fn round(&self, r: usize) -> &Self::Round;
    fn byte(cpu: V::Cpu, k: &Self::Round, i: usize) -> V;
}

/// One key for all lanes, broadcast from memory: every byte is stored four times, as AVX-512 broadcasts operands at no
/// cost.
#[repr(align(64))]
struct Broadcast([[u32; 16]; 10]);

impl Broadcast {
    #[inline(always)]
    fn new(keys: &Keys, decrypt: bool) -> Self {
        let mut k = [[0; 16]; 10];
        for r in 0..10 {
            for i in 0..16 {
                k[r][i] = 0x0101_0101 * u32::from(keys.folded[r][if decrypt { 15 - i } else { i }]);
            }
        }
        Self(k)
    }
}

impl Drop for Broadcast {
    #[inline(always)]
    fn drop(&mut self) {
        crate::wipe(self.0.as_flattened_mut());
    }
}

impl<V: Bytes> RoundKeys<V> for &Broadcast {
    type Round = [u32; 16];
    #[inline(always)]
    fn round(&self, r: usize) -> &[u32; 16] {
        &self.0[r]
    }
    #[inline(always)]
    fn byte(cpu: V::Cpu, k: &[u32; 16], i: usize) -> V {
        V::splat8x4(cpu, &k[i])
    }
}

/// One key per lane, sliced like the blocks.
#[derive(Clone, Copy)]
struct PerLane<'a, V>(&'a [[V; 16]; 10]);

impl<V: Bytes> RoundKeys<V> for PerLane<'_, V> {
    type Round = [V; 16];
    #[inline(always)]
    fn round(&self, r: usize) -> &[V; 16] {
        &self.0[r]
    }
    #[inline(always)]
    fn byte(_: V::Cpu, k: &[V; 16], i: usize) -> V {
        k[i]
    }
}

/// Slices the round keys of every lane. Written in place: returned values would be copied.
#[inline(always)]
fn slice_keys<V: Affine + Blocks16>(cpu: V::Cpu, keys: &[&Keys], decrypt: bool, sliced: &mut [[V; 16]; 10]) {
    let mut blocks = [0; 16 * WIDEST];
    for r in 0..10 {
        for lane in 0..V::BYTES {
            blocks[16 * lane..16 * lane + 16].copy_from_slice(&keys[lane].folded[r]);
        }
        sliced[r] = load(cpu, &blocks);
        if decrypt {
            sliced[r].reverse();
        }
    }
    crate::wipe(&mut blocks);
}

/// Runs a job of whole groups.
#[inline(always)]
pub(super) fn run<V: Affine + Blocks16, S: Substitution<V>>(cpu: V::Cpu, job: Job<'_, '_, Kuznyechik>) {
    let zero = V::splat64(cpu, 0);
    match job {
        #[cfg(test)]
        Job::Blocks { function: Function::Part(what), data, .. } => part::<V, S>(cpu, what, data),
        Job::Blocks { keys: LaneKeys::One(keys), function: Function::Decrypt, data } => {
            decrypt::<V, S, _>(cpu, &Broadcast::new(keys, true), data)
        }
        Job::Blocks { keys: LaneKeys::One(keys), data, .. } => {
            encrypt::<V, S, _>(cpu, &Broadcast::new(keys, false), data)
        }
        Job::Blocks { keys: LaneKeys::PerLane(keys), function: Function::Decrypt, data } => {
            let mut sliced = [[zero; 16]; 10];
            slice_keys(cpu, keys, true, &mut sliced);
            decrypt::<V, S, _>(cpu, PerLane(&sliced), data);
            crate::wipe_registers(sliced.as_flattened_mut(), zero);
        }
        Job::Blocks { keys: LaneKeys::PerLane(keys), data, .. } => {
            let mut sliced = [[zero; 16]; 10];
            slice_keys(cpu, keys, false, &mut sliced);
            encrypt::<V, S, _>(cpu, PerLane(&sliced), data);
            crate::wipe_registers(sliced.as_flattened_mut(), zero);
        }
        Job::Counter { key, counter, data } => ctr::<V, S>(cpu, &Broadcast::new(key, false), counter, data),
        Job::Chains { keys: LaneKeys::One(keys), link, state, data, blocks, .. } => {
            chains::<V, S, _>(cpu, &Broadcast::new(keys, false), link, state, data, blocks)
        }
        Job::Chains { keys: LaneKeys::PerLane(keys), link, state, data, blocks, .. } => {
            let mut sliced = [[zero; 16]; 10];
            slice_keys(cpu, keys, false, &mut sliced);
            chains::<V, S, _>(cpu, PerLane(&sliced), link, state, data, blocks);
            crate::wipe_registers(sliced.as_flattened_mut(), zero);
        }
    }
}

#[inline(always)]
fn encrypt<V: Affine + Blocks16, S: Substitution<V>, K: RoundKeys<V>>(cpu: V::Cpu, keys: K, mut data: IoBuf<'_>) {
    let pi = S::forward(cpu);
    while !data.is_empty() {
        let mut group = data.take_back(16 * V::BYTES);
        let mut a = load::<V>(cpu, group.src());
        a.reverse();
        add_key::<V, K>(cpu, &mut a, keys.round(0));
        for r in 1..10 {
            round::<V, S, K>(cpu, pi, &mut a, keys.round(r));
        }
        a.reverse();
        V::blocks_from_bytes(&mut a);
        finish16(cpu, &a, &mut group);
    }
}

/// In memory order, in which L^-1 is the recurrence that L is in reverse order.
#[inline(always)]
fn decrypt<V: Affine + Blocks16, S: Substitution<V>, K: RoundKeys<V>>(cpu: V::Cpu, keys: K, mut data: IoBuf<'_>) {
    let pi = S::inverse(cpu);
    while !data.is_empty() {
        let mut group = data.take_back(16 * V::BYTES);
        let mut a = load::<V>(cpu, group.src());
        l::<V, K>(cpu, &mut a, keys.round(9));
        let mut r = 9;
        while r > 1 {
            r -= 1;
            round::<V, S, K>(cpu, pi, &mut a, keys.round(r));
        }
        substitute(pi, &mut a);
        add_key::<V, K>(cpu, &mut a, keys.round(0));
        V::blocks_from_bytes(&mut a);
        finish16(cpu, &a, &mut group);
    }
}

/// The states stay sliced; only the messages are transposed.
#[inline(always)]
fn chains<V: Affine + Blocks16, S: Substitution<V>, K: RoundKeys<V>>(
    cpu: V::Cpu,
    keys: K,
    link: Link,
    state: &mut [u8],
    data: &mut [IoBuf<'_>],
    blocks: usize,
) {
    let pi = S::forward(cpu);
    let mut a = load::<V>(cpu, state);
    a.reverse();
    let mut rows = Aligned([0; LINE * WIDEST]);
    for at in 0..blocks {
        let row = gather::<16>(&mut rows.0, V::BYTES, data, at, blocks);
        let mut m = load::<V>(cpu, row);
        m.reverse();
        if matches!(link, Link::Mac | Link::Cbc) {
            each16!(I => a[I] = a[I] ^ m[I]);
        }
        add_key::<V, K>(cpu, &mut a, keys.round(0));
        for r in 1..10 {
            round::<V, S, K>(cpu, pi, &mut a, keys.round(r));
        }
        if link != Link::Mac {
            let mut out = a;
            if link != Link::Cbc {
                each16!(I => out[I] = a[I] ^ m[I]);
            }
            if link == Link::Cfb {
                a = out;
            }
            out.reverse();
            V::blocks_from_bytes(&mut out);
            each16!(I => out[I].store(&mut row[I * V::BYTES..]));
            scatter::<16>(row, data, 16 * at);
        }
    }
    a.reverse();
    V::blocks_from_bytes(&mut a);
    each16!(I => a[I].store(&mut state[I * V::BYTES..]));
    crate::wipe(&mut rows.0);
}

/// Consecutive counters of a group differ only in one byte, the least significant of the part that counts, and in the
/// carry out of it. So round 1 is one register through S, its sixteen products, and a constant from the other fifteen
/// bytes: L(S(them)) ^ K.
///
/// The counter may be secret and start anywhere, but the number of blocks done so far is public, so all decisions and
/// indices depend on that: in a run of 256 blocks from the start, the other bytes take two values, before and after the
/// carry, and the value after it is the value before it in the next run. The constants of as many runs as a register
/// has bytes come from one ordinary sliced round. For a single group, that ordinary round is applied to the group's own
/// blocks.
#[inline(always)]
fn ctr<V: Affine + Blocks16, S: Substitution<V>>(
    cpu: V::Cpu,
    keys: &Broadcast,
    counter: &Counter,
    mut data: IoBuf<'_>,
) {
    let pi = S::forward(cpu);
    let mut run = counter.declared();
    let least = run.counts.first_byte();
    let columns = if least == 0 { &COLUMN0 } else { &COLUMN8 };
    let start = V::splat8(cpu, (run.number >> (8 * least)) as u8);
    let (mut block_in_lane, mut lane_of_block) = ([0; WIDEST], [0; WIDEST]);
    for lane in 0..V::BYTES {
        let b = V::block_in_lane(lane);
        (block_in_lane[lane], lane_of_block[b]) = (b as u8, lane as u8);
    }
    let offsets = V::load(cpu, &block_in_lane);
    let single = data.len() == 16 * V::BYTES;
    let mut window = [[0; WIDEST]; 16];
    // The run's place in the window, which is still empty, and the blocks of the run that are done.
    let (mut j, mut behind) = (V::BYTES - 1, 0);
    while !data.is_empty() {
        let mut group = data.take(16 * V::BYTES);
        let mut a = [offsets; 16];
        // The place of the next run is needed too.
        if j + 1 == V::BYTES {
            a = counter_planes(cpu, offsets, run, if single { 0 } else { 1 });
            add_key::<V, &Broadcast>(cpu, &mut a, &keys.0[0]);
            substitute(pi, &mut a);
            if !single {
                let zero = V::splat64(cpu, 0);
                if least == 0 { a[0] = zero } else { a[8] = zero }
            }
            l::<V, &Broadcast>(cpu, &mut a, &keys.0[1]);
            if !single {
                each16!(I => a[I].store(&mut window[I]));
            }
            j = 0;
        }
        if !single {
            let (here, next) = (lane_of_block[j] as usize, lane_of_block[j + 1] as usize);
            let number = offsets.add8(V::splat8(cpu, behind as u8));
            let x = number.add8(start);
            let carried = x.below8(number);
            let x = pi.apply(x ^ V::splat8x4(cpu, &keys.0[0][least]));
            each16!(I => {
                let c = window[I][here % WIDEST];
                let d = V::splat8(cpu, c ^ window[I][next % WIDEST]);
                a[I] = x.affine(&columns[I]).xor3(V::splat8(cpu, c), carried & d);
            });
        }
        for k in &keys.0[2..] {
            round::<V, S, &Broadcast>(cpu, pi, &mut a, k);
        }
        a.reverse();
        V::blocks_from_bytes(&mut a);
        finish16(cpu, &a, &mut group);
        behind += V::BYTES;
        if behind == 256 {
            (run, j, behind) = (run.after(256), j + 1, 0);
        }
    }
    if !single {
        crate::wipe(window.as_flattened_mut());
    }
}

/// The counters `256^varying * b` after `first`, sliced, where `offsets` holds the numbers b by lane. No transpose,
/// since only one byte and the carry out of it vary.
#[inline(always)]
fn counter_planes<V: Bytes>(cpu: V::Cpu, offsets: V, first: Counter, varying: usize) -> [V; 16] {
    let after_carry = first.after(256 << (8 * varying)).number;
    let varying = first.counts.first_byte() + varying;
    let first = first.number;
    let base = V::splat8(cpu, (first >> (8 * varying)) as u8);
    let x = offsets.add8(base);
    let carried = x.below8(base);
    let mut a = [x; 16];
    each16!(I => {
        if I != varying {
            let (c, d) = ((first >> (8 * I)) as u8, (after_carry >> (8 * I)) as u8);
            a[I] = V::splat8(cpu, c) ^ (carried & V::splat8(cpu, c ^ d));
        }
    });
    a
}

#[inline(always)]
fn load<V: Blocks16>(cpu: V::Cpu, from: &[u8]) -> [V; 16] {
    let mut a = [V::splat64(cpu, 0); 16];
    each16!(I => a[I] = V::load(cpu, &from[I * V::BYTES..]));
    V::bytes_from_blocks(&mut a);
    a
}

#[inline(always)]
fn add_key<V: Bytes, K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [V; 16], k: &K::Round) {
    let k = pin(k);
    each16!(I => a[I] = a[I] ^ K::byte(cpu, k, I));
}

/// S, then L, in both directions: a loop body with L before S makes LLVM spill five registers.
#[inline(always)]
fn round<V: Affine, S: Substitution<V>, K: RoundKeys<V>>(cpu: V::Cpu, pi: S, a: &mut [V; 16], k: &K::Round) {
    substitute(pi, a);
    l::<V, K>(cpu, a, k);
}

#[inline(always)]
fn substitute<V: Word, S: Substitution<V>>(pi: S, a: &mut [V; 16]) {
    each16!(I => a[I] = pi.apply(a[I]));
}

/// L and the round key: sixteen steps, each overwriting the oldest byte.
#[inline(always)]
fn l<V: Affine, K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [V; 16], k: &K::Round) {
    each16!(T => a[T] = l_step::<V, K, T>(cpu, a, k));
}

/// The sum of c_j a_(T+j) plus the key. The coefficients are a palindrome, so one product serves two bytes.
#[inline(always)]
fn l_step<V: Affine, K: RoundKeys<V>, const T: usize>(cpu: V::Cpu, a: &[V; 16], k: &K::Round) -> V {
    let mut s = *a;
    each16!(J => s[J] = a[(T + J) % 16]);
    let m = pin(&M);
    let k = K::byte(cpu, k, T); // after `pin`; otherwise it does not become a memory operand
    let q = s[0].xor3(s[7], s[9]);
    let q = q.xor3(s[8].affine(&m[6]), k);
    let q = q.xor3((s[10] ^ s[6]).affine(&m[5]), (s[11] ^ s[5]).affine(&m[4]));
    let q = q.xor3((s[12] ^ s[4]).affine(&m[3]), (s[13] ^ s[3]).affine(&m[2]));
    q.xor3((s[14] ^ s[2]).affine(&m[1]), (s[15] ^ s[1]).affine(&m[0]))
}

/// Multiplication by the coefficients of l other than 1.
static M: [u64; 7] = {
    let mut m = [0; 7];
    let mut i = 0;
    while i < 6 {
        m[i] = product(spec::L[i]);
        i += 1;
    }
    m[6] = product(spec::L[7]);
    m
};

/// L of a_0 alone and of a_8 alone, by index of a_i.
static COLUMN0: [u64; 16] = column(0);
static COLUMN8: [u64; 16] = column(8);

const fn column(of: usize) -> [u64; 16] {
    let mut e = [0; 16];
    e[15 - of] = 1;
    let c = spec::l(&e);
    let mut m = [0; 16];
    let mut i = 0;
    while i < 16 {
        m[i] = product(c[15 - i]);
        i += 1;
    }
    m
}

/// Multiplication by `c` as a bit matrix.
const fn product(c: u8) -> u64 {
    let mut t = [0; 256];
    let mut x = 0;
    while x < 256 {
        t[x] = spec::mul(x as u8, c);
        x += 1;
    }
    matrix(&t)
}

/// Runs one part of the cipher.
#[cfg(test)]
#[inline(always)]
fn part<V: Affine + Blocks16, S: Substitution<V>>(cpu: V::Cpu, part: Part, mut data: IoBuf<'_>) {
    const NONE: [u32; 16] = [0; 16];
    while !data.is_empty() {
        let mut group = data.take_back(16 * V::BYTES);
        let mut a = load::<V>(cpu, group.src());
        match part {
            Part::S => substitute(S::forward(cpu), &mut a),
            Part::SInverse => substitute(S::inverse(cpu), &mut a),
            Part::L => {
                a.reverse();
                l::<V, &Broadcast>(cpu, &mut a, &NONE);
                a.reverse();
            }
            Part::LInverse => l::<V, &Broadcast>(cpu, &mut a, &NONE),
        }
        V::blocks_from_bytes(&mut a);
        finish16(cpu, &a, &mut group);
    }
}
