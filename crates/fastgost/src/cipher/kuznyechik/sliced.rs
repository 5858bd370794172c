//! Byte-sliced strategies. A group has as many blocks as a register has bytes, and register `i` holds byte `i` of each
//! block.
//!
//! S is then one look-up per register, or a few look-ups. L only multiplies by constants and adds, without data
//! movement. A form (`recurrence` or `sliced_toeplitz`) says in which way L multiplies and adds. The code here, which
//! is for blocks, keys and jobs, is the same for all forms.
use super::{Counter, Keys, Kuznyechik};
#[cfg(test)]
use crate::cipher::Part;
use crate::{
    cipher::{Function, Job, LaneKeys, Link},
    simd::{
        Aligned, Blocks16, Bytes, IoBuf, each16, finish16,
        io_buf::{LINE, gather, scatter},
        pin, transpose_finish16,
    },
};

/// The number of bytes in the widest register.
pub(super) const WIDEST: usize = 64;

/// The rounds of one direction, in one form, and the data of these rounds in memory.
pub(super) trait Form<V: Bytes + Blocks16>: Sized {
    /// Whether the CPU has few registers. If so, the compiler puts some values into memory that nobody wipes.
    /// Therefore, in this case, each block is written as soon as it is whole.
    const FEW_REGISTERS: bool = false;
    fn new(cpu: V::Cpu) -> Self;
    /// Returns the bytes from which round key `r` is made. `r` is 1 or more.
    fn key_bytes(keys: &Keys, r: usize) -> &[u8; 16];
    /// Makes round key `r`, as `rounds` adds it, from the bytes `k`.
    fn key(cpu: V::Cpu, r: usize, k: &[u8; 16]) -> [u8; 16];
    /// Converts round key `r` of all lanes, which is sliced, to the form's round key, in place.
    fn sliced_key(cpu: V::Cpu, r: usize, k: &mut [V; 16]);
    /// Encrypts blocks to which K_1 has been added. Decrypts blocks if this is the form of decryption. In this case,
    /// the caller must add K_1 afterwards. Bytes are in memory order.
    fn rounds<K: RoundKeys<V>>(&mut self, cpu: V::Cpu, a: &mut [V; 16], keys: K);
    /// Overwrites the data that has been in memory.
    fn wipe(&mut self, cpu: V::Cpu);
    /// Writes the keystream of CTR to `data`, XOR the addend of `data` if there is an addend.
    fn ctr(cpu: V::Cpu, keys: &Broadcast, counter: &Counter, data: IoBuf<'_>);
    /// Computes S or L in the form's direction.
    #[cfg(test)]
    fn part(&mut self, cpu: V::Cpu, what: Part, a: &mut [V; 16]);
}

/// The round keys of one direction.
pub(super) trait RoundKeys<V: Bytes>: Copy {
    type Round;
    /// The first round key is K_1 as it is, in memory order. The form makes the other round keys.
    fn round(&self, r: usize) -> &Self::Round;
    fn byte(cpu: V::Cpu, k: &Self::Round, i: usize) -> V;
    /// Returns a key of zeros.
    fn none(cpu: V::Cpu) -> Self::Round;
    /// Returns K_1 as a block, if all lanes have the same key.
    fn first(&self) -> Option<&[u8; 16]>;
}

/// One key for all lanes, broadcast from memory. Every byte is stored four times, because AVX-512 broadcasts operands
/// of four bytes at no cost.
#[repr(align(64))]
pub(super) struct Broadcast(
    pub(super) [[u32; 16]; 10],
    /// K_1 as a block.
    [u8; 16],
);

impl Broadcast {
    #[inline(always)]
    pub(super) fn new<V: Bytes + Blocks16, F: Form<V>>(cpu: V::Cpu, keys: &Keys) -> Self {
        let mut k = [[0; 16]; 10];
        for r in 0..10 {
            let mut bytes = if r == 0 { keys.enc[0] } else { F::key(cpu, r, F::key_bytes(keys, r)) };
            for i in 0..16 {
                k[r][i] = 0x0101_0101 * u32::from(bytes[i]);
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
    fn none(_: V::Cpu) -> [u32; 16] {
        [0; 16]
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
    fn none(cpu: V::Cpu) -> [V; 16] {
        [V::splat64(cpu, 0); 16]
    }
    #[inline(always)]
    fn first(&self) -> Option<&[u8; 16]> {
        None
    }
}

/// Slices the round keys of every lane. The sliced keys are written in place, because returned values would be copied.
#[inline(always)]
fn slice_keys<V: Bytes + Blocks16, F: Form<V>>(cpu: V::Cpu, keys: &[&Keys], sliced: &mut [[V; 16]; 10]) {
    let mut blocks = [0; 16 * WIDEST];
    for r in 0..10 {
        for lane in 0..V::BYTES {
            let k = if r == 0 { &keys[lane].enc[0] } else { F::key_bytes(keys[lane], r) };
            blocks[16 * lane..16 * lane + 16].copy_from_slice(k);
        }
        sliced[r] = load(cpu, &blocks);
        if r > 0 {
            F::sliced_key(cpu, r, &mut sliced[r]);
        }
    }
    crate::wipe(&mut blocks);
}

/// Runs a job of whole groups. `F` is the form of encryption, and `B` is the form of decryption.
#[inline(always)]
pub(super) fn run<V: Bytes + Blocks16, F: Form<V>, B: Form<V>>(cpu: V::Cpu, job: Job<'_, '_, Kuznyechik>) {
    match job {
        Job::Blocks { keys: LaneKeys::PerLane(keys), function, data } => lanes::<V, F, B>(cpu, keys, function, data),
        Job::Chains { keys, link, state, data, blocks, .. } => {
            chains_with::<V, F>(cpu, keys, link, state, data, blocks)
        }
        job => run_one_key::<V, F, B>(cpu, job),
    }
}

/// Does the same as `run`, for kernels whose steps have neither chains nor one key per lane.
#[inline(always)]
pub(super) fn run_one_key<V: Bytes + Blocks16, F: Form<V>, B: Form<V>>(cpu: V::Cpu, job: Job<'_, '_, Kuznyechik>) {
    match job {
        #[cfg(test)]
        Job::Blocks { function: Function::Part(what), data, .. } => part_of::<V, F, B>(cpu, what, data),
        Job::Blocks { keys: LaneKeys::One(keys), function: Function::Decrypt, data } => {
            decrypt::<V, B, _>(cpu, &Broadcast::new::<V, B>(cpu, keys), data)
        }
        Job::Blocks { keys: LaneKeys::One(keys), data, .. } => {
            encrypt::<V, F, _>(cpu, &Broadcast::new::<V, F>(cpu, keys), data)
        }
        Job::Counter { key, counter, data } => F::ctr(cpu, &Broadcast::new::<V, F>(cpu, key), counter, data),
        _ => unreachable!("the row's steps say that this strategy has neither chains nor a key per lane"),
    }
}

/// Encrypts or decrypts blocks with one key per lane.
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
        slice_keys::<V, B>(cpu, keys, &mut sliced);
        decrypt::<V, B, _>(cpu, PerLane(&sliced), data);
    } else {
        slice_keys::<V, F>(cpu, keys, &mut sliced);
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
        LaneKeys::One(keys) => chains::<V, F, _>(cpu, &Broadcast::new::<V, F>(cpu, keys), link, state, data, blocks),
        LaneKeys::PerLane(keys) => {
            let zero = V::splat64(cpu, 0);
            let mut sliced = [[zero; 16]; 10];
            slice_keys::<V, F>(cpu, keys, &mut sliced);
            chains::<V, F, _>(cpu, PerLane(&sliced), link, state, data, blocks);
            crate::wipe_registers(sliced.as_flattened_mut(), zero);
        }
    }
}

#[inline(always)]
fn encrypt<V: Bytes + Blocks16, F: Form<V>, K: RoundKeys<V>>(cpu: V::Cpu, keys: K, mut data: IoBuf<'_>) {
    let mut form = F::new(cpu);
    while !data.is_empty() {
        let mut group = data.take_back(16 * V::BYTES);
        let mut a = match keys.first() {
            Some(k) => load_sum(cpu, group.src(), k),
            None => load(cpu, group.src()),
        };
        if keys.first().is_none() {
            add_key::<V, K>(cpu, &mut a, keys.round(0));
        }
        form.rounds(cpu, &mut a, keys);
        finish::<V, F>(cpu, a, &mut group);
    }
    form.wipe(cpu);
}

#[inline(always)]
fn decrypt<V: Bytes + Blocks16, F: Form<V>, K: RoundKeys<V>>(cpu: V::Cpu, keys: K, mut data: IoBuf<'_>) {
    let mut form = F::new(cpu);
    while !data.is_empty() {
        let mut group = data.take_back(16 * V::BYTES);
        let mut a = load(cpu, group.src());
        form.rounds(cpu, &mut a, keys);
        add_key::<V, K>(cpu, &mut a, keys.round(0));
        finish::<V, F>(cpu, a, &mut group);
    }
    form.wipe(cpu);
}

/// The states stay sliced, and only the messages are transposed.
#[inline(always)]
fn chains<V: Bytes + Blocks16, F: Form<V>, K: RoundKeys<V>>(
    cpu: V::Cpu,
    keys: K,
    link: Link,
    state: &mut [u8],
    data: &mut [IoBuf<'_>],
    blocks: usize,
) {
    let mut form = F::new(cpu);
    let mut a = load(cpu, state);
    let mut rows = Aligned([0; LINE * WIDEST]);
    for at in 0..blocks {
        let row = gather::<16>(&mut rows.0, V::BYTES, data, at, blocks);
        let m = load(cpu, row);
        if matches!(link, Link::Mac | Link::Cbc) {
            each16!(I => a[I] = a[I] ^ m[I]);
        }
        add_key::<V, K>(cpu, &mut a, keys.round(0));
        form.rounds(cpu, &mut a, keys);
        if link != Link::Mac {
            let mut out = a;
            if link != Link::Cbc {
                each16!(I => out[I] = a[I] ^ m[I]);
            }
            if link == Link::Cfb {
                a = out;
            }
            finish::<V, F>(cpu, out, &mut IoBuf::from(&mut *row));
            scatter::<16>(row, data, 16 * at);
        }
    }
    finish::<V, F>(cpu, a, &mut IoBuf::from(&mut state[..16 * V::BYTES]));
    form.wipe(cpu);
    crate::wipe(&mut rows.0);
}

/// CTR by the ordinary rounds, without the shorter first round of `sliced_ctr`. The counters are made in sliced form,
/// so they are not transposed.
#[inline(always)]
pub(super) fn ctr_by_rounds<V: Bytes + Blocks16, F: Form<V>>(
    cpu: V::Cpu,
    keys: &Broadcast,
    counter: &Counter,
    mut data: IoBuf<'_>,
) {
    let mut form = F::new(cpu);
    let mut next = counter.declared();
    let offsets = offsets::<V>(cpu);
    while !data.is_empty() {
        let mut group = data.take(16 * V::BYTES);
        let mut a = counter_planes(cpu, offsets, next, 0);
        add_key::<V, &Broadcast>(cpu, &mut a, &keys.0[0]);
        form.rounds(cpu, &mut a, keys);
        finish::<V, F>(cpu, a, &mut group);
        next = next.after(V::BYTES as u64);
    }
    form.wipe(cpu);
}

/// Returns, for each lane, the index of the block in this lane.
#[inline(always)]
pub(super) fn offsets<V: Bytes + Blocks16>(cpu: V::Cpu) -> V {
    let mut blocks = [0; WIDEST];
    for lane in 0..V::BYTES {
        blocks[lane] = V::block_in_lane(lane) as u8;
    }
    V::load(cpu, &blocks)
}

/// Returns sliced counters. `offsets` holds a number b for each lane, and the lane gets the counter that follows
/// `256^varying * b` blocks after `first`. There is no transpose, because only one byte and the carry out of this byte
/// vary.
#[inline(always)]
pub(super) fn counter_planes<V: Bytes>(cpu: V::Cpu, offsets: V, first: Counter, varying: usize) -> [V; 16] {
    // The numbers go through memory, because memory can be wiped. If the compiler builds a register from single bytes
    // instead, it may leave a copy of the bytes behind.
    let mut numbers = [first.number.to_be_bytes(), first.after(256 << (8 * varying)).number.to_be_bytes()];
    let varying = 15 - first.counts.first_byte() - varying;
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
fn load<V: Bytes + Blocks16>(cpu: V::Cpu, from: &[u8]) -> [V; 16] {
    let mut a = [V::splat64(cpu, 0); 16];
    each16!(I => a[I] = V::load(cpu, &from[I * V::BYTES..]));
    V::bytes_from_blocks(&mut a);
    a
}

/// `load` of blocks XOR `k`.
#[inline(always)]
fn load_sum<V: Bytes + Blocks16>(cpu: V::Cpu, from: &[u8], k: &[u8; 16]) -> [V; 16] {
    let k = V::splat128(cpu, k);
    let mut a = [k; 16];
    each16!(I => a[I] = k ^ V::load(cpu, &from[I * V::BYTES..]));
    V::bytes_from_blocks(&mut a);
    a
}

#[inline(always)]
pub(super) fn finish<V: Bytes + Blocks16, F: Form<V>>(cpu: V::Cpu, mut a: [V; 16], group: &mut IoBuf<'_>) {
    if F::FEW_REGISTERS {
        return transpose_finish16(cpu, &a, group);
    }
    V::blocks_from_bytes(&mut a);
    finish16(cpu, &a, group);
}

#[inline(always)]
pub(super) fn add_key<V: Bytes, K: RoundKeys<V>>(cpu: V::Cpu, a: &mut [V; 16], k: &K::Round) {
    let k = pin(k);
    each16!(I => a[I] = a[I] ^ K::byte(cpu, k, I));
}

#[cfg(test)]
#[inline(always)]
fn part_of<V: Bytes + Blocks16, F: Form<V>, B: Form<V>>(cpu: V::Cpu, what: Part, data: IoBuf<'_>) {
    match what {
        Part::S | Part::L => part::<V, F>(cpu, what, data),
        Part::SInverse | Part::LInverse => part::<V, B>(cpu, what, data),
    }
}

/// Runs one part of the cipher, or of its inverse, for a test.
#[cfg(test)]
#[inline(always)]
fn part<V: Bytes + Blocks16, F: Form<V>>(cpu: V::Cpu, part: Part, mut data: IoBuf<'_>) {
    while !data.is_empty() {
        let mut group = data.take_back(16 * V::BYTES);
        let mut a = load(cpu, group.src());
        F::new(cpu).part(cpu, part, &mut a);
        finish::<V, F>(cpu, a, &mut group);
    }
}
