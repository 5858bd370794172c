//! A single 32-bit lane, for chains of blocks. In a chain, every block waits for the block before. So the time of a
//! round depends only on the operations that wait for each other, and is the sum of their latencies.
//!
//! All 32-bit lanes of a register hold the same number. The even lanes look up the low nibbles of the number, and the
//! odd lanes look up its high nibbles. So one look-up serves two S-boxes, with one table of bytes.
use crate::{
    Logic, Lookup16, Word,
    lanes32::{ByteOrder, Lanes32, NibbleLookup, NibbleTables},
};
use core::ops::{BitAnd, BitOr, BitXor, Not};

/// A register that can hold one number in all its 32-bit lanes.
pub trait Pairs32: Lookup16 + Lanes32 {
    /// Shifts the odd 32-bit lanes right by 4 bits. All lanes must be equal.
    fn odd_lanes_down4(self) -> Self;
    /// Exchanges the even 32-bit lanes with the odd 32-bit lanes.
    fn swap_lanes32(self) -> Self;
    /// Writes the lowest 32-bit lane.
    fn store32(self, to: &mut [u8; 4]);
}

/// The compiler shows this text if code calls a method for 64-bit lanes on a single 32-bit lane.
const NO_WORDS: &str = "a single lane has 32 bits";

/// One number of 32 bits.
#[derive(Clone, Copy)]
pub struct Single<V>(V);

impl<V: BitXor<Output = V>> BitXor for Single<V> {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, o: Self) -> Self {
        Self(self.0 ^ o.0)
    }
}
impl<V: BitAnd<Output = V>> BitAnd for Single<V> {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, o: Self) -> Self {
        Self(self.0 & o.0)
    }
}
impl<V: BitOr<Output = V>> BitOr for Single<V> {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, o: Self) -> Self {
        Self(self.0 | o.0)
    }
}
impl<V: Not<Output = V>> Not for Single<V> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl<V: Logic> Logic for Single<V> {}

impl<V: Pairs32> Word for Single<V> {
    type Cpu = V::Cpu;
    const BYTES: usize = 4;
    #[inline(always)]
    fn splat64(_: V::Cpu, _: u64) -> Self {
        const { panic!("{}", NO_WORDS) }
    }
    #[inline(always)]
    fn load(cpu: V::Cpu, from: &[u8]) -> Self {
        let mut word = [0; 4];
        word.copy_from_slice(&from[..4]);
        Self(V::splat32(cpu, u32::from_le_bytes(word)))
    }
    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        let word = to.first_chunk_mut().expect("four bytes");
        self.0.store32(word);
    }
    #[inline(always)]
    fn shl64<const N: u32>(self) -> Self {
        const { panic!("{}", NO_WORDS) }
    }
    #[inline(always)]
    fn shr64<const N: u32>(self) -> Self {
        const { panic!("{}", NO_WORDS) }
    }
}

/// The first field is the permutation that puts the bytes of a half into order, the least significant byte first. The
/// second field is true if the first half of a block in memory is the high half.
type Order<V> = (V, bool);

impl<V: Pairs32> Lanes32 for Single<V> {
    type Shuffle = Order<V>;
    #[inline(always)]
    fn splat32(cpu: V::Cpu, x: u32) -> Self {
        Self(V::splat32(cpu, x))
    }
    #[inline(always)]
    fn add32(self, o: Self) -> Self {
        Self(self.0.add32(o.0))
    }
    #[inline(always)]
    fn count_below32(self, a: Self, b: Self) -> Self {
        Self(self.0.count_below32(a.0, b.0))
    }
    #[inline(always)]
    fn rol32<const N: u32>(self) -> Self {
        Self(self.0.rol32::<N>())
    }
    #[inline(always)]
    fn shuffle(cpu: V::Cpu, order: ByteOrder) -> Order<V> {
        (V::splat128(cpu, &HALF_BY_WEIGHT[order as usize]), order == ByteOrder::Big)
    }
    #[inline(always)]
    fn halves_from_blocks(p: Self, q: Self, (by_weight, high_first): Order<V>) -> (Self, Self) {
        let (p, q) = (Self(by_weight.lookup16(p.0)), Self(by_weight.lookup16(q.0)));
        if high_first { (q, p) } else { (p, q) }
    }
    #[inline(always)]
    fn blocks_from_halves(low: Self, high: Self, shuffle: Order<V>) -> (Self, Self) {
        let (p, q) = if shuffle.1 { (high, low) } else { (low, high) };
        (Self(shuffle.0.lookup16(p.0)), Self(shuffle.0.lookup16(q.0)))
    }
    #[inline(always)]
    fn halves_from_words(cpu: V::Cpu, x: &[u64; 16], shuffle: Order<V>) -> (Self, Self) {
        let [p, q] = [x[0] as u32, (x[0] >> 32) as u32].map(|half| Self(V::splat32(cpu, half)));
        Self::halves_from_blocks(p, q, shuffle)
    }
}

/// For each byte order, the permutation that puts the bytes of every 32-bit lane into order, the least significant byte
/// first.
static HALF_BY_WEIGHT: [[u8; 16]; 2] =
    [[3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]];

/// The four tables, each of which serves two S-boxes, and the first entry of each table. Every table is stored XOR its
/// first entry, so that an index of zero finds zero.
#[derive(Clone, Copy)]
pub struct Tables<V> {
    pairs: [V; 4],
    first: V,
    /// Two masks of low nibbles: the first mask is for the even bytes, and the second mask is for the odd bytes.
    indices: [V; 2],
    /// After the look-ups, a lane keeps only the nibbles that it has looked up. The masks select these nibbles. The
    /// first mask is for bytes 0 and 1 of the lane, which come from two of the tables. The second mask is for bytes 2
    /// and 3, which come from the other two tables.
    kept: [V; 2],
}

impl<V: Pairs32> NibbleLookup for Single<V> {
    type Tables = Tables<V>;
    #[inline(always)]
    fn tables(cpu: V::Cpu, t: &NibbleTables) -> Tables<V> {
        let zero = V::splat64(cpu, 0);
        let mut r = Tables {
            pairs: [zero; 4],
            first: zero,
            indices: [V::splat32(cpu, 0x000f_000f), V::splat32(cpu, 0x0f00_0f00)],
            kept: [V::splat64(cpu, 0xf0f0_0000_0f0f), V::splat64(cpu, 0xf0f0_0000_0f0f_0000)],
        };
        let mut first = 0;
        for j in 0..4 {
            let mut table = [0; 16];
            for i in 0..16 {
                table[i] = t.even[16 * j + i] | t.odd[16 * j + i];
            }
            let pair = V::splat128(cpu, &table);
            r.pairs[j] = pair ^ zero.lookup16(pair);
            first |= u32::from(table[0]) << (8 * j);
        }
        r.first = V::splat32(cpu, first);
        r
    }
    #[inline(always)]
    fn look_up_sum<const R: u32>(self, addend: Self, t: Tables<V>, to: Self) -> Self {
        let x = self.0.rol32::<R>().add32(addend.0).odd_lanes_down4();
        let (even, odd) = (x & t.indices[0], x & t.indices[1]);
        let low = (even.lookup16(t.pairs[0]) ^ odd.lookup16(t.pairs[1])) & t.kept[0];
        let high = (even.lookup16(t.pairs[2]) ^ odd.lookup16(t.pairs[3])) & t.kept[1];
        let both = low ^ high;
        Self((to.0 ^ t.first).xor3(both, both.swap_lanes32()))
    }
}
