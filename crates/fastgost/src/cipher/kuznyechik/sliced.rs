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
        pin, transpose_finish16,
    },
};

/// The widest register.
const WIDEST: usize = 64;

/// One direction's S and L, on bytes as a strategy keeps them.
pub(super) trait Form<V: Bytes>: Copy {
    /// One byte of every block.
    type Byte: Copy;
    fn new(cpu: V::Cpu) -> Self;
    fn byte(cpu: V::Cpu, x: V) -> Self::Byte;
    fn whole(x: Self::Byte) -> V;
    fn substitute(self, cpu: V::Cpu, a: &mut [Self::Byte; 16]);
    /// L and the round key.
    fn l<K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [Self::Byte; 16], k: &K::Round);
    /// With few registers, what the compiler has no room for lies in memory that nobody wipes. Then a key for all blocks is
    /// added before they are sliced, and blocks are written as soon as they are whole.
    const FEW_REGISTERS: bool = false;
    /// Overwrites the state, if it is in memory.
    #[inline(always)]
    fn wipe(_: V::Cpu, _: &mut [Self::Byte; 16]) {}
    /// Converts bytes and keys to the form's basis.
    #[inline(always)]
    fn enter(_: V::Cpu, x: V) -> V {
        x
    }
    /// The same for the bytes of a key.
    #[inline(always)]
    fn enter_key(_: V::Cpu, k: &[u8; 16]) -> [u8; 16] {
        *k
    }
    #[inline(always)]
    fn leave(_: V::Cpu, x: V) -> V {
        x
    }
    /// CTR.
    fn ctr(cpu: V::Cpu, keys: &Broadcast, counter: &Counter, data: IoBuf<'_>);
}

/// S by any substitution, products by GFNI.
#[derive(Clone, Copy)]
struct Gfni<S, const INVERSE: bool>(S);

impl<V: Affine + Blocks16, S: Substitution<V>, const INVERSE: bool> Form<V> for Gfni<S, INVERSE> {
    type Byte = V;
    #[inline(always)]
    fn new(cpu: V::Cpu) -> Self {
        Self(if INVERSE { S::inverse(cpu) } else { S::forward(cpu) })
    }
    #[inline(always)]
    fn byte(_: V::Cpu, x: V) -> V {
        x
    }
    #[inline(always)]
    fn whole(x: V) -> V {
        x
    }
    #[inline(always)]
    fn substitute(self, _: V::Cpu, a: &mut [V; 16]) {
        substitute(self.0, a);
    }
    #[inline(always)]
    fn l<K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [V; 16], k: &K::Round) {
        l::<V, K>(cpu, a, k);
    }
    #[inline(always)]
    fn ctr(cpu: V::Cpu, keys: &Broadcast, counter: &Counter, data: IoBuf<'_>) {
        ctr::<V, S>(cpu, keys, counter, data);
    }
}

/// The round keys of one direction, in the recurrence's order.
pub(super) trait RoundKeys<V: Bytes>: Copy {
    type Round;
    fn round(&self, r: usize) -> &Self::Round;
    fn byte(cpu: V::Cpu, k: &Self::Round, i: usize) -> V;
    /// The first key as a block, if it is the same for all.
    fn first(&self) -> Option<&[u8; 16]>;
}

/// One key for all lanes, broadcast from memory: every byte is stored four times, as AVX-512 broadcasts operands at no
/// cost.
#[repr(align(64))]
pub(super) struct Broadcast(
    [[u32; 16]; 10],
    /// The first key as a block.
    [u8; 16],
);

impl Broadcast {
    #[inline(always)]
    pub(super) fn new<V: Bytes, F: Form<V>>(cpu: V::Cpu, keys: &Keys, decrypt: bool) -> Self {
        let mut k = [[0; 16]; 10];
        for r in 0..10 {
            let mut bytes = F::enter_key(cpu, &keys.folded[r]);
            for i in 0..16 {
                k[r][i] = 0x0101_0101 * u32::from(bytes[if decrypt { 15 - i } else { i }]);
            }
            crate::wipe(&mut bytes);
        }
        Self(k, keys.enc[0])
    }
}

impl Drop for Broadcast {
    #[inline(always)]
    fn drop(&mut self) {
        crate::wipe(self.0.as_flattened_mut());
        crate::wipe(&mut self.1);
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
    #[inline(always)]
    fn first(&self) -> Option<&[u8; 16]> {
        Some(&self.1)
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
    #[inline(always)]
    fn first(&self) -> Option<&[u8; 16]> {
        None
    }
}

/// Slices the round keys of every lane. Written in place: returned values would be copied.
#[inline(always)]
fn slice_keys<V: Bytes + Blocks16, F: Form<V>>(cpu: V::Cpu, keys: &[&Keys], decrypt: bool, sliced: &mut [[V; 16]; 10]) {
    let mut blocks = [0; 16 * WIDEST];
    for r in 0..10 {
        for lane in 0..V::BYTES {
            blocks[16 * lane..16 * lane + 16].copy_from_slice(&keys[lane].folded[r]);
        }
        sliced[r] = load::<V, F>(cpu, &blocks);
        if decrypt {
            sliced[r].reverse();
        }
    }
    crate::wipe(&mut blocks);
}

/// `run` with GFNI.
#[inline(always)]
pub(super) fn run_with_gfni<V: Affine + Blocks16, S: Substitution<V>>(cpu: V::Cpu, job: Job<'_, '_, Kuznyechik>) {
    run::<V, Gfni<S, false>, Gfni<S, true>>(cpu, job)
}

/// Runs a job of whole groups, in the forms of both directions.
#[inline(always)]
pub(super) fn run<V: Bytes + Blocks16, F: Form<V>, B: Form<V>>(cpu: V::Cpu, job: Job<'_, '_, Kuznyechik>) {
    match job {
        #[cfg(test)]
        Job::Blocks { function: Function::Part(what), data, .. } => part_of::<V, F, B>(cpu, what, data),
        Job::Blocks { keys: LaneKeys::One(keys), function: Function::Decrypt, data } => {
            decrypt::<V, B, _>(cpu, &Broadcast::new::<V, B>(cpu, keys, true), data)
        }
        Job::Blocks { keys: LaneKeys::One(keys), data, .. } => {
            encrypt::<V, F, _>(cpu, &Broadcast::new::<V, F>(cpu, keys, false), data)
        }
        Job::Blocks { keys: LaneKeys::PerLane(keys), function, data } => {
            lanes::<V, F, B>(cpu, keys, function, data);
        }
        Job::Counter { key, counter, data } => F::ctr(cpu, &Broadcast::new::<V, F>(cpu, key, false), counter, data),
        Job::Chains { keys, link, state, data, blocks, .. } => {
            chains_with::<V, F>(cpu, keys, link, state, data, blocks);
        }
    }
}

/// Blocks under a key per lane.
#[inline(always)]
fn lanes<V: Bytes + Blocks16, F: Form<V>, B: Form<V>>(
    cpu: V::Cpu,
    keys: &[&Keys],
    function: Function,
    data: IoBuf<'_>,
) {
    let zero = V::splat64(cpu, 0);
    let mut sliced = [[zero; 16]; 10];
    if let Function::Decrypt = function {
        slice_keys::<V, B>(cpu, keys, true, &mut sliced);
        decrypt::<V, B, _>(cpu, PerLane(&sliced), data);
    } else {
        slice_keys::<V, F>(cpu, keys, false, &mut sliced);
        encrypt::<V, F, _>(cpu, PerLane(&sliced), data);
    }
    crate::wipe_registers(sliced.as_flattened_mut(), zero);
}

#[inline(always)]
fn chains_with<V: Bytes + Blocks16, F: Form<V>>(
    cpu: V::Cpu,
    keys: LaneKeys<'_, Keys>,
    link: Link,
    state: &mut [u8],
    data: &mut [IoBuf<'_>],
    blocks: usize,
) {
    match keys {
        LaneKeys::One(keys) => {
            chains::<V, F, _>(cpu, &Broadcast::new::<V, F>(cpu, keys, false), link, state, data, blocks)
        }
        LaneKeys::PerLane(keys) => {
            let zero = V::splat64(cpu, 0);
            let mut sliced = [[zero; 16]; 10];
            slice_keys::<V, F>(cpu, keys, false, &mut sliced);
            chains::<V, F, _>(cpu, PerLane(&sliced), link, state, data, blocks);
            crate::wipe_registers(sliced.as_flattened_mut(), zero);
        }
    }
}

#[inline(always)]
pub(super) fn encrypt<V: Bytes + Blocks16, F: Form<V>, K: RoundKeys<V>>(cpu: V::Cpu, keys: K, mut data: IoBuf<'_>) {
    let form = F::new(cpu);
    while !data.is_empty() {
        let mut group = data.take_back(16 * V::BYTES);
        let first = keys.first().filter(|_| F::FEW_REGISTERS);
        let mut a = match first {
            Some(k) => load_sum::<V, F>(cpu, group.src(), k),
            None => load::<V, F>(cpu, group.src()),
        };
        a.reverse();
        if first.is_none() {
            add_key::<V, K>(cpu, &mut a, keys.round(0));
        }
        rounds::<V, F, K>(cpu, form, &mut a, keys);
        a.reverse();
        finish::<V, F>(cpu, a, &mut group);
    }
}

/// All rounds after the first key, in the form's basis.
#[inline(always)]
fn rounds<V: Bytes, F: Form<V>, K: RoundKeys<V>>(cpu: V::Cpu, form: F, a: &mut [V; 16], keys: K) {
    let mut x = bytes::<V, F>(cpu, a);
    for r in 1..10 {
        round::<V, F, K>(cpu, form, &mut x, keys.round(r));
    }
    each16!(I => a[I] = F::whole(x[I]));
    F::wipe(cpu, &mut x);
}

/// In memory order, in which L^-1 is the recurrence that L is in reverse order.
#[inline(always)]
pub(super) fn decrypt<V: Bytes + Blocks16, F: Form<V>, K: RoundKeys<V>>(cpu: V::Cpu, keys: K, mut data: IoBuf<'_>) {
    let form = F::new(cpu);
    while !data.is_empty() {
        let mut group = data.take_back(16 * V::BYTES);
        let mut a = load::<V, F>(cpu, group.src());
        let mut x = bytes::<V, F>(cpu, &a);
        F::l::<K>(cpu, &mut x, keys.round(9));
        let mut r = 9;
        while r > 1 {
            r -= 1;
            round::<V, F, K>(cpu, form, &mut x, keys.round(r));
        }
        form.substitute(cpu, &mut x);
        each16!(I => a[I] = F::whole(x[I]));
        F::wipe(cpu, &mut x);
        add_key::<V, K>(cpu, &mut a, keys.round(0));
        finish::<V, F>(cpu, a, &mut group);
    }
}

/// The states stay sliced; only the messages are transposed.
#[inline(always)]
fn chains<V: Bytes + Blocks16, F: Form<V>, K: RoundKeys<V>>(
    cpu: V::Cpu,
    keys: K,
    link: Link,
    state: &mut [u8],
    data: &mut [IoBuf<'_>],
    blocks: usize,
) {
    let form = F::new(cpu);
    let mut a = load::<V, F>(cpu, state);
    a.reverse();
    let mut rows = Aligned([0; LINE * WIDEST]);
    for at in 0..blocks {
        let row = gather::<16>(&mut rows.0, V::BYTES, data, at, blocks);
        let mut m = load::<V, F>(cpu, row);
        m.reverse();
        if matches!(link, Link::Mac | Link::Cbc) {
            each16!(I => a[I] = a[I] ^ m[I]);
        }
        add_key::<V, K>(cpu, &mut a, keys.round(0));
        rounds::<V, F, K>(cpu, form, &mut a, keys);
        if link != Link::Mac {
            let mut out = a;
            if link != Link::Cbc {
                each16!(I => out[I] = a[I] ^ m[I]);
            }
            if link == Link::Cfb {
                a = out;
            }
            out.reverse();
            finish::<V, F>(cpu, out, &mut IoBuf::from(&mut *row));
            scatter::<16>(row, data, 16 * at);
        }
    }
    a.reverse();
    finish::<V, F>(cpu, a, &mut IoBuf::from(&mut state[..16 * V::BYTES]));
    crate::wipe(&mut rows.0);
}

/// CTR by the ordinary rounds: the counters are made sliced, without a transpose.
#[inline(always)]
pub(super) fn ctr_by_rounds<V: Bytes + Blocks16, F: Form<V>>(
    cpu: V::Cpu,
    keys: &Broadcast,
    counter: &Counter,
    mut data: IoBuf<'_>,
) {
    let form = F::new(cpu);
    let mut next = counter.declared();
    let offsets = offsets::<V>(cpu);
    while !data.is_empty() {
        let mut group = data.take(16 * V::BYTES);
        let mut a = counter_planes(cpu, offsets, next, 0);
        each16!(I => a[I] = F::enter(cpu, a[I]));
        add_key::<V, &Broadcast>(cpu, &mut a, &keys.0[0]);
        rounds::<V, F, _>(cpu, form, &mut a, keys);
        a.reverse();
        finish::<V, F>(cpu, a, &mut group);
        next = next.after(V::BYTES as u64);
    }
}

/// The number of the block in every lane.
#[inline(always)]
fn offsets<V: Bytes + Blocks16>(cpu: V::Cpu) -> V {
    let mut blocks = [0; WIDEST];
    for lane in 0..V::BYTES {
        blocks[lane] = V::block_in_lane(lane) as u8;
    }
    V::load(cpu, &blocks)
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
    let mut lane_of_block = [0; WIDEST];
    for lane in 0..V::BYTES {
        lane_of_block[V::block_in_lane(lane)] = lane as u8;
    }
    let offsets = offsets::<V>(cpu);
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
            round::<V, Gfni<S, false>, &Broadcast>(cpu, Gfni(pi), &mut a, k);
        }
        a.reverse();
        finish::<V, Gfni<S, false>>(cpu, a, &mut group);
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
    // Through memory, which can be wiped: a compiler that puts bytes together in a register may leave a copy behind.
    let mut numbers = [first.number.to_le_bytes(), first.after(256 << (8 * varying)).number.to_le_bytes()];
    let varying = first.counts.first_byte() + varying;
    let [number, after_carry] = pin(&numbers);
    let base = V::splat8(cpu, number[varying]);
    let x = offsets.add8(base);
    let carried = x.below8(base);
    let mut a = [x; 16];
    each16!(I => {
        if I != varying {
            let (c, d) = (number[I], after_carry[I]);
            a[I] = V::splat8(cpu, c) ^ (carried & V::splat8(cpu, c ^ d));
        }
    });
    crate::wipe(numbers.as_flattened_mut());
    a
}

#[inline(always)]
fn load<V: Bytes + Blocks16, F: Form<V>>(cpu: V::Cpu, from: &[u8]) -> [V; 16] {
    let mut a = [V::splat64(cpu, 0); 16];
    each16!(I => a[I] = V::load(cpu, &from[I * V::BYTES..]));
    slice::<V, F>(cpu, a)
}

/// `load` of blocks XOR `k`.
#[inline(always)]
fn load_sum<V: Bytes + Blocks16, F: Form<V>>(cpu: V::Cpu, from: &[u8], k: &[u8; 16]) -> [V; 16] {
    let k = V::splat128(cpu, k);
    let mut a = [k; 16];
    each16!(I => a[I] = k ^ V::load(cpu, &from[I * V::BYTES..]));
    slice::<V, F>(cpu, a)
}

#[inline(always)]
fn slice<V: Bytes + Blocks16, F: Form<V>>(cpu: V::Cpu, mut a: [V; 16]) -> [V; 16] {
    V::bytes_from_blocks(&mut a);
    each16!(I => a[I] = F::enter(cpu, a[I]));
    a
}

#[inline(always)]
fn finish<V: Bytes + Blocks16, F: Form<V>>(cpu: V::Cpu, mut a: [V; 16], group: &mut IoBuf<'_>) {
    each16!(I => a[I] = F::leave(cpu, a[I]));
    if F::FEW_REGISTERS {
        return transpose_finish16(cpu, &a, group);
    }
    V::blocks_from_bytes(&mut a);
    finish16(cpu, &a, group);
}

#[inline(always)]
fn bytes<V: Bytes, F: Form<V>>(cpu: V::Cpu, a: &[V; 16]) -> [F::Byte; 16] {
    let mut x = [F::byte(cpu, a[0]); 16];
    each16!(I => x[I] = F::byte(cpu, a[I]));
    x
}

#[inline(always)]
fn add_key<V: Bytes, K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [V; 16], k: &K::Round) {
    let k = pin(k);
    each16!(I => a[I] = a[I] ^ K::byte(cpu, k, I));
}

/// S, then L, in both directions: a loop body with L before S makes LLVM spill five registers.
#[inline(always)]
fn round<V: Bytes, F: Form<V>, K: RoundKeys<V>>(cpu: V::Cpu, form: F, a: &mut [F::Byte; 16], k: &K::Round) {
    form.substitute(cpu, a);
    F::l::<K>(cpu, a, k);
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

#[cfg(test)]
#[inline(always)]
pub(super) fn part_of<V: Bytes + Blocks16, F: Form<V>, B: Form<V>>(cpu: V::Cpu, what: Part, data: IoBuf<'_>) {
    match what {
        Part::S | Part::L => part::<V, F>(cpu, what, data),
        Part::SInverse | Part::LInverse => part::<V, B>(cpu, what, data),
    }
}

/// Runs one part of the cipher, or of its inverse.
#[cfg(test)]
#[inline(always)]
fn part<V: Bytes + Blocks16, F: Form<V>>(cpu: V::Cpu, part: Part, mut data: IoBuf<'_>) {
    const NONE: [u32; 16] = [0; 16];
    while !data.is_empty() {
        let mut group = data.take_back(16 * V::BYTES);
        let mut a = load::<V, F>(cpu, group.src());
        if let Part::L = part {
            a.reverse();
        }
        let mut x = bytes::<V, F>(cpu, &a);
        match part {
            Part::S | Part::SInverse => F::new(cpu).substitute(cpu, &mut x),
            Part::L | Part::LInverse => F::l::<&Broadcast>(cpu, &mut x, &NONE),
        }
        each16!(I => a[I] = F::whole(x[I]));
        if let Part::L = part {
            a.reverse();
        }
        finish::<V, F>(cpu, a, &mut group);
    }
}
