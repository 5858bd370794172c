//! The byte-sliced strategy (a way to compute the cipher). It processes as many blocks at once as a register has bytes.
//! Four registers hold one half of all these blocks. Register j of the four holds byte j of this half of each block.
//! `N` sets of registers are processed together, to hide the latency of the instructions.
//!
//! A 16-byte permutation looks up one S-box for a whole register, so a round takes 48 operations. Bytes are stored XOR
//! 0x80, because the carries of an addition are computed by signed comparisons of bytes. The rotation by 11 bits is a
//! rotation by 8 bits and a rotation by 3 bits. The rotation by 8 bits is only a choice of another register. For the
//! rotation by 3 bits there are two ways (see `Rotation`).
use super::{Counter, Gost28147, Keys, Rule, spec};
use crate::{
    cipher::{Function, Job, LaneKeys, Link},
    simd::{
        Aligned, IoBuf, Lookup16, ShiftIn,
        io_buf::{LINE, gather, scatter},
        lanes32::{ByteOrder, Carries},
        pin, pin_mut,
    },
};

/// The largest number of chains that are computed in parallel. (A chain is a message whose blocks depend on each other,
/// for example under a MAC.)
const MOST_CHAINS: usize = 64;

/// One half of each block, for as many blocks as a register has bytes.
type Half<V> = [V; 4];

/// The operations that this strategy needs from a register.
pub(super) trait BytePlanes: Carries + Lookup16 {}
impl<V: Carries + Lookup16> BytePlanes for V {}

/// A way to apply the S-boxes and the rotation by 11 bits.
pub(super) trait Rotation<V: BytePlanes> {
    /// Makes the look-up tables for the two S-boxes of a byte. `rotated` has the tables of these S-boxes with rotated
    /// results.
    fn tables(rotated: [V; 3]) -> [V; 3];
    /// Applies the S-boxes to `x`, rotates the results, and XORs them into `b`.
    fn add(cpu: V::Cpu, b: &mut Half<V>, x: &Half<V>, tables: &[[V; 3]; 4]);
}

/// The tables have rotated results. So if the rotated result of an S-box has bits in two bytes, the S-box is looked up
/// twice.
pub(super) struct InTables;

impl<V: BytePlanes> Rotation<V> for InTables {
    #[inline(always)]
    fn tables(rotated: [V; 3]) -> [V; 3] {
        rotated
    }
    #[inline(always)]
    fn add(cpu: V::Cpu, b: &mut Half<V>, x: &Half<V>, tables: &[[V; 3]; 4]) {
        let nibbles = V::splat8(cpu, 15);
        for j in 0..4 {
            let (low, high) = (x[j] & nibbles, x[j].high_nibbles(nibbles));
            let [of_low, stays, goes_on] = tables[j];
            let (next, after) = ((j + 1) % 4, (j + 2) % 4);
            b[next] = b[next] ^ (low.lookup16(of_low) ^ high.lookup16(stays));
            b[after] = b[after] ^ high.lookup16(goes_on);
        }
    }
}

/// Instructions that shift and insert bits perform the rotation by 3 bits from byte to byte. This way takes the same
/// number of operations as `InTables`, but eight look-ups instead of twelve. This way is for small AArch64 CPUs, on
/// which look-ups are slow.
#[cfg_attr(any(target_arch = "x86", target_arch = "x86_64"), allow(dead_code))]
pub(super) struct ByShifts;

impl<V: BytePlanes + ShiftIn> Rotation<V> for ByShifts {
    #[inline(always)]
    fn tables([of_low, stays, goes_on]: [V; 3]) -> [V; 3] {
        // Undoes the rotation of the results. These shifts move no bit out of its byte. A third table is not needed.
        let of_high = goes_on.shl64::<5>() ^ stays.shr64::<3>();
        [of_low.shr64::<3>(), of_high, of_high]
    }
    #[inline(always)]
    fn add(cpu: V::Cpu, b: &mut Half<V>, x: &Half<V>, tables: &[[V; 3]; 4]) {
        let nibbles = V::splat8(cpu, 15);
        let mut s = *x;
        for j in 0..4 {
            let [of_low, of_high, _] = tables[j];
            s[j] = (x[j] & nibbles).lookup16(of_low) ^ x[j].high_nibbles(nibbles).lookup16(of_high);
        }
        for j in 0..4 {
            let next = (j + 1) % 4;
            b[next] = b[next] ^ s[j].shift_in3(s[(j + 3) % 4]);
        }
    }
}

/// A number that is added to one half of every block. `bytes` are the bytes of the number. For each byte of the number,
/// `limits` has the greatest byte of a half for which the addition has no carry.
#[derive(Clone, Copy)]
struct Summand<V> {
    bytes: Half<V>,
    limits: Half<V>,
}

impl<V: BytePlanes> Summand<V> {
    #[inline(always)]
    fn new(cpu: V::Cpu, x: u32) -> Self {
        let zero = V::splat8(cpu, 0);
        let mut r = Self { bytes: [zero; 4], limits: [zero; 4] };
        for j in 0..4 {
            let byte = (x >> (8 * j)) as u8;
            r.bytes[j] = V::splat8(cpu, byte);
            r.limits[j] = V::splat8(cpu, !byte ^ 0x80);
        }
        r
    }
}

/// A key and its S-boxes in registers.
struct PreparedRegisters<V> {
    tables: [[V; 3]; 4],
    words: [Summand<V>; 8],
}

impl<V: BytePlanes> PreparedRegisters<V> {
    #[inline(always)]
    fn new<R: Rotation<V>>(cpu: V::Cpu, keys: &Keys) -> Self {
        let mut p = Self { tables: [[V::splat8(cpu, 0); 3]; 4], words: [Summand::new(cpu, 0); 8] };
        for j in 0..4 {
            for t in 0..3 {
                p.tables[j][t] = V::splat128(cpu, &keys.sbox.planes[j][t]);
            }
            p.tables[j] = R::tables(p.tables[j]);
        }
        for i in 0..8 {
            p.words[i] = Summand::new(cpu, keys.words[i]);
        }
        p
    }

    #[inline(always)]
    fn wipe(&mut self, cpu: V::Cpu) {
        crate::wipe_registers(self.tables.as_flattened_mut(), V::splat8(cpu, 0));
        crate::wipe_registers(&mut self.words, Summand::new(cpu, 0));
    }
}

/// Runs a job. A group of the job is `N` sets of registers, and the job consists of whole groups.
#[inline(always)]
pub(super) fn run<V: BytePlanes, R: Rotation<V>, const N: usize>(cpu: V::Cpu, job: Job<'_, '_, Gost28147>) {
    match job {
        Job::Blocks { keys: LaneKeys::One(keys), function, data } => blocks::<V, R, N>(cpu, keys, function, data),
        Job::Counter { key, counter, data } => keystream::<V, R, N>(cpu, key, counter, data),
        Job::Chains { keys: LaneKeys::One(keys), function, link, state, data, blocks }
            if N * V::BYTES <= MOST_CHAINS =>
        {
            chains::<V, R, N>(cpu, keys, function, link, state, data, blocks)
        }
        _ => unreachable!("these steps do not take a key per lane, nor so many chains"),
    }
}

#[inline(always)]
fn blocks<V: BytePlanes, R: Rotation<V>, const N: usize>(
    cpu: V::Cpu,
    keys: &Keys,
    function: Function,
    mut data: IoBuf<'_>,
) {
    let mut p = PreparedRegisters::<V>::new::<R>(cpu, keys);
    let order = super::order(function);
    let zero = [V::splat8(cpu, 0); 4];
    while !data.is_empty() {
        let mut group = data.take_back(8 * N * V::BYTES);
        let (mut a, mut b) = ([zero; N], [zero; N]);
        load_group(cpu, keys.order(), group.src(), &mut a, &mut b);
        rounds::<V, R, N>(cpu, &p, order, &mut a, &mut b);
        match function {
            Function::Imit => finish(cpu, keys.order(), &a, &b, &mut group),
            _ => finish(cpu, keys.order(), &b, &a, &mut group),
        }
    }
    p.wipe(cpu);
}

#[inline(always)]
fn keystream<V: BytePlanes, R: Rotation<V>, const N: usize>(
    cpu: V::Cpu,
    keys: &Keys,
    counter: &Counter,
    mut data: IoBuf<'_>,
) {
    let mut p = PreparedRegisters::<V>::new::<R>(cpu, keys);
    let mut counters = Counters::<V>::new(cpu, counter);
    let zero = [V::splat8(cpu, 0); 4];
    while !data.is_empty() {
        let mut group = data.take(8 * N * V::BYTES);
        let (mut a, mut b) = ([zero; N], [zero; N]);
        for s in 0..N {
            (a[s], b[s]) = (counters.low, counters.high);
            counters.advance(cpu);
        }
        rounds::<V, R, N>(cpu, &p, &spec::ORDER, &mut a, &mut b);
        finish(cpu, keys.order(), &b, &a, &mut group);
    }
    p.wipe(cpu);
}

#[inline(always)]
fn chains<V: BytePlanes, R: Rotation<V>, const N: usize>(
    cpu: V::Cpu,
    keys: &Keys,
    function: Function,
    link: Link,
    state: &mut [u8],
    data: &mut [IoBuf<'_>],
    blocks: usize,
) {
    let mut p = PreparedRegisters::<V>::new::<R>(cpu, keys);
    let (order, lanes) = (super::order(function), N * V::BYTES);
    let zero = [V::splat8(cpu, 0); 4];
    let (mut a, mut b, mut m, mut n) = ([zero; N], [zero; N], [zero; N], [zero; N]);
    let mut rows = Aligned([0; LINE * MOST_CHAINS]);
    load_group(cpu, keys.order(), state, &mut a, &mut b);
    for at in 0..blocks {
        let row = gather::<8>(&mut rows.0, lanes, data, at, blocks);
        load_group(cpu, keys.order(), row, &mut m, &mut n);
        if matches!(link, Link::Mac | Link::Cbc) {
            (a, b) = (sum(cpu, &a, &m), sum(cpu, &b, &n));
        }
        rounds::<V, R, N>(cpu, &p, order, &mut a, &mut b);
        if function != Function::Imit {
            (a, b) = (b, a);
        }
        if link != Link::Mac {
            let (mut x, mut y) = (a, b);
            if link != Link::Cbc {
                (x, y) = (sum(cpu, &a, &m), sum(cpu, &b, &n));
            }
            if link == Link::Cfb {
                (a, b) = (x, y);
            }
            finish(cpu, keys.order(), &x, &y, &mut IoBuf::from(&mut *row));
            scatter::<8>(row, data, 8 * at);
        }
    }
    finish(cpu, keys.order(), &a, &b, &mut IoBuf::from(state));
    crate::wipe(&mut rows.0);
    p.wipe(cpu);
}

/// Returns the XOR of two halves. Both inputs and the result are stored XOR 0x80.
#[inline(always)]
fn sum<V: BytePlanes, const N: usize>(cpu: V::Cpu, a: &[Half<V>; N], b: &[Half<V>; N]) -> [Half<V>; N] {
    let bias = V::splat8(cpu, 0x80);
    let mut x = *a;
    for s in 0..N {
        for j in 0..4 {
            x[s][j] = a[s][j] ^ b[s][j] ^ bias;
        }
    }
    x
}

#[inline(always)]
fn load_group<V: BytePlanes, const N: usize>(
    cpu: V::Cpu,
    order: ByteOrder,
    from: &[u8],
    low: &mut [Half<V>; N],
    high: &mut [Half<V>; N],
) {
    for s in 0..N {
        (low[s], high[s]) = load(cpu, &from[8 * s * V::BYTES..], order);
    }
}

/// The counters of the blocks in one set of registers.
struct Counters<V> {
    low: Half<V>,
    high: Half<V>,
    /// The number that is added to the low halves to get the counters of the next set of registers.
    step_low: Summand<V>,
    step_high: Summand<V>,
    carry: V,
    end_around: V,
}

impl<V: BytePlanes> Counters<V> {
    #[inline(always)]
    fn new(cpu: V::Cpu, counter: &Counter) -> Self {
        let (first, rule) = counter.parts();
        let mut blocks = [0; 256];
        for i in 0..V::BYTES {
            blocks[8 * i..8 * i + 8].copy_from_slice(&rule.times(i as u32).apply(first).to_le_bytes());
        }
        let (low, high) = load::<V>(cpu, &blocks, ByteOrder::Little);
        let Rule { low: step_low, high: step_high, carry, end_around } = rule.times(V::BYTES as u32);
        Self {
            low,
            high,
            step_low: Summand::new(cpu, step_low),
            step_high: Summand::new(cpu, step_high),
            carry: V::splat8(cpu, carry as u8),
            end_around: V::splat8(cpu, end_around as u8),
        }
    }

    #[inline(always)]
    fn advance(&mut self, cpu: V::Cpu) {
        let carried = add_carrying(&mut self.low, &self.step_low, V::splat8(cpu, 0));
        let mut carried = add_carrying(&mut self.high, &self.step_high, carried & self.carry) & self.end_around;
        for j in 0..4 {
            let full = self.high[j].equal8(V::splat8(cpu, 0xff ^ 0x80));
            self.high[j] = self.high[j].sub8(carried);
            carried = carried & full;
        }
    }
}

/// Returns a byte of all ones where the sum carries, and a byte of zeros elsewhere. A byte carries if it is above the
/// limit. If a carry comes in from the byte below, a byte that is equal to the limit carries too. The subtraction
/// saturates, so that its result has the sign of the exact difference.
#[inline(always)]
fn carry<V: BytePlanes>(a: V, limit: V, carried: V) -> V {
    a.sub_saturating_signed8(limit).above_signed8(carried)
}

/// Returns the sum of a half and a number modulo 2^32.
#[inline(always)]
fn add<V: BytePlanes>(a: &Half<V>, k: &Summand<V>) -> Half<V> {
    let c0 = a[0].above_signed8(k.limits[0]);
    let c1 = carry(a[1], k.limits[1], c0);
    let c2 = carry(a[2], k.limits[2], c1);
    [
        a[0].add8(k.bytes[0]),
        a[1].add8(k.bytes[1]).sub8(c0),
        a[2].add8(k.bytes[2]).sub8(c1),
        a[3].add8(k.bytes[3]).sub8(c2),
    ]
}

/// Adds a number to a half. Takes a carry into the lowest byte, and returns the carry out of the highest byte.
#[inline(always)]
fn add_carrying<V: BytePlanes>(a: &mut Half<V>, k: &Summand<V>, mut carried: V) -> V {
    for j in 0..4 {
        let c = carry(a[j], k.limits[j], carried);
        a[j] = a[j].add8(k.bytes[j]).sub8(carried);
        carried = c;
    }
    carried
}

/// b ^= g\[k\](a).
#[inline(always)]
fn round<V: BytePlanes, R: Rotation<V>>(
    cpu: V::Cpu,
    a: &Half<V>,
    b: &mut Half<V>,
    k: &Summand<V>,
    tables: &[[V; 3]; 4],
) {
    let x = add(a, k);
    R::add(cpu, b, &x, tables);
}

#[inline(always)]
fn rounds<V: BytePlanes, R: Rotation<V>, const N: usize>(
    cpu: V::Cpu,
    p: &PreparedRegisters<V>,
    order: &[u8],
    a: &mut [Half<V>; N],
    b: &mut [Half<V>; N],
) {
    let mut r = 0;
    while r + 1 < order.len() {
        for s in 0..N {
            round_of::<V, R, N>(cpu, &a[s], &mut b[s], p, order[r]);
        }
        for s in 0..N {
            round_of::<V, R, N>(cpu, &b[s], &mut a[s], p, order[r + 1]);
        }
        r += 2;
    }
}

/// A CPU with sixteen vector registers can hold one set of blocks in these registers, but not two sets. If there are
/// more sets, they stay in memory, and the CPU overlaps their computations. This is a fifth faster than code in which
/// the compiler moves registers to memory and back.
#[inline(always)]
fn round_of<V: BytePlanes, R: Rotation<V>, const N: usize>(
    cpu: V::Cpu,
    a: &Half<V>,
    b: &mut Half<V>,
    p: &PreparedRegisters<V>,
    word: u8,
) {
    let k = &p.words[(word % 8) as usize];
    if N > 1 {
        round::<V, R>(cpu, pin(a), pin_mut(b), k, &p.tables);
    } else {
        round::<V, R>(cpu, a, b, k, &p.tables);
    }
}

/// Loads eight registers of blocks, and transposes them to the bytes of the low halves and of the high halves.
#[inline(always)]
fn load<V: BytePlanes>(cpu: V::Cpu, from: &[u8], order: ByteOrder) -> (Half<V>, Half<V>) {
    let bias = V::splat8(cpu, 0x80);
    let mut r = [bias; 8];
    for i in 0..8 {
        r[i] = V::load(cpu, &from[i * V::BYTES..]);
    }
    for _ in 0..4 {
        r = interleave(&r);
    }
    for i in 0..8 {
        r[i] = r[i] ^ bias;
    }
    match order {
        ByteOrder::Little => ([r[0], r[1], r[2], r[3]], [r[4], r[5], r[6], r[7]]),
        ByteOrder::Big => ([r[7], r[6], r[5], r[4]], [r[3], r[2], r[1], r[0]]),
    }
}

/// Does one step of a byte transpose. The position of a byte consists of its place in the register and the number of
/// the register. A step moves one bit of this position from the place to the number, and one bit from the number to the
/// place. After seven steps, every byte is in its old position. So four steps lead from blocks to planes, and three
/// more steps lead back.
#[inline(always)]
fn interleave<V: BytePlanes>(a: &[V; 8]) -> [V; 8] {
    let mut r = *a;
    for i in 0..4 {
        r[2 * i] = a[i].interleave_lo8(a[i + 4]);
        r[2 * i + 1] = a[i].interleave_hi8(a[i + 4]);
    }
    r
}

/// Writes a group to memory. The last register is written first (see `IoBuf`).
#[inline(always)]
fn finish<V: BytePlanes, const N: usize>(
    cpu: V::Cpu,
    order: ByteOrder,
    low: &[Half<V>; N],
    high: &[Half<V>; N],
    group: &mut IoBuf<'_>,
) {
    let bias = V::splat8(cpu, 0x80);
    let mut s = N;
    while s > 0 {
        s -= 1;
        let (l, h) = (&low[s], &high[s]);
        let mut r = match order {
            ByteOrder::Little => [l[0], l[1], l[2], l[3], h[0], h[1], h[2], h[3]],
            ByteOrder::Big => [h[3], h[2], h[1], h[0], l[3], l[2], l[1], l[0]],
        };
        for i in 0..8 {
            r[i] = r[i] ^ bias;
        }
        for _ in 0..3 {
            r = interleave(&r);
        }
        let mut i = 8;
        while i > 0 {
            i -= 1;
            let at = (8 * s + i) * V::BYTES;
            let x = match group.xor() {
                Some(a) => r[i] ^ V::load(cpu, &a[at..]),
                None => r[i],
            };
            x.store(&mut group.dst()[at..]);
        }
    }
}
