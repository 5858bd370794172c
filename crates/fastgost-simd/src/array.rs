//! An array of `u32` that is used as a vector register. It works on every architecture. The compiler uses vector
//! instructions for the array if it can.
//!
//! Operations are loops over all lanes. The look-up of nibbles is *one* loop, because the compiler vectorises a long
//! loop but not a chain of short loops.
use super::{
    Logic, Word,
    lanes32::{ByteOrder, Lanes32, NibbleLookup, NibbleTables},
};
use core::ops::{BitAnd, BitOr, BitXor, Not};

/// A register of `L` lanes.
#[derive(Clone, Copy)]
pub struct Array<const L: usize>([u32; L]);

/// Builds an `Array`. Each lane gets the value of `$body`, where `$i` is the index of the lane.
macro_rules! each {
    ($i:ident => $body:expr) => {{
        let mut r = [0; L];
        for $i in 0..L {
            r[$i] = $body;
        }
        Self(r)
    }};
}

impl<const L: usize> BitXor for Array<L> {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, o: Self) -> Self {
        each!(i => self.0[i] ^ o.0[i])
    }
}
impl<const L: usize> BitAnd for Array<L> {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, o: Self) -> Self {
        each!(i => self.0[i] & o.0[i])
    }
}
impl<const L: usize> BitOr for Array<L> {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, o: Self) -> Self {
        each!(i => self.0[i] | o.0[i])
    }
}
impl<const L: usize> Not for Array<L> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        each!(i => !self.0[i])
    }
}

impl<const L: usize> Logic for Array<L> {}

impl<const L: usize> Word for Array<L> {
    type Cpu = ();
    const BYTES: usize = 4 * L;
    #[inline(always)]
    fn splat64(_: (), x: u64) -> Self {
        each!(i => (x >> (32 * (i % 2))) as u32)
    }
    #[inline(always)]
    fn load(_: (), from: &[u8]) -> Self {
        let from = &from[..4 * L];
        each!(i => u32::from_le_bytes([from[4 * i], from[4 * i + 1], from[4 * i + 2], from[4 * i + 3]]))
    }
    #[inline(always)]
    fn store(self, to: &mut [u8]) {
        let to = &mut to[..4 * L];
        for i in 0..L {
            to[4 * i..4 * i + 4].copy_from_slice(&self.0[i].to_le_bytes());
        }
    }
    #[inline(always)]
    fn shl64<const N: u32>(self) -> Self {
        let mut r = self;
        for i in 0..L / 2 {
            let x = (self.0[2 * i] as u64 | (self.0[2 * i + 1] as u64) << 32) << N;
            (r.0[2 * i], r.0[2 * i + 1]) = (x as u32, (x >> 32) as u32);
        }
        r
    }
    #[inline(always)]
    fn shr64<const N: u32>(self) -> Self {
        let mut r = self;
        for i in 0..L / 2 {
            let x = (self.0[2 * i] as u64 | (self.0[2 * i + 1] as u64) << 32) >> N;
            (r.0[2 * i], r.0[2 * i + 1]) = (x as u32, (x >> 32) as u32);
        }
        r
    }
}

impl<const L: usize> Array<L> {
    #[inline(always)]
    fn swap_bytes(self) -> Self {
        each!(i => self.0[i].swap_bytes())
    }
}

impl<const L: usize> Lanes32 for Array<L> {
    type Shuffle = ByteOrder;
    #[inline(always)]
    fn splat32(_: (), x: u32) -> Self {
        Self([x; L])
    }
    #[inline(always)]
    fn add32(self, o: Self) -> Self {
        each!(i => self.0[i].wrapping_add(o.0[i]))
    }
    #[inline(always)]
    fn count_below32(self, a: Self, b: Self) -> Self {
        each!(i => self.0[i].wrapping_add((u64::from(a.0[i]).wrapping_sub(u64::from(b.0[i])) >> 63) as u32))
    }
    #[inline(always)]
    fn rol32<const N: u32>(self) -> Self {
        each!(i => self.0[i].rotate_left(N))
    }
    #[inline(always)]
    fn shuffle(_: (), order: ByteOrder) -> ByteOrder {
        order
    }
    #[inline(always)]
    fn halves_from_blocks(p: Self, q: Self, order: ByteOrder) -> (Self, Self) {
        let first = each!(i => if 2 * i < L { p.0[2 * i] } else { q.0[2 * i - L] });
        let second = each!(i => if 2 * i + 1 < L { p.0[2 * i + 1] } else { q.0[2 * i + 1 - L] });
        match order {
            ByteOrder::Little => (first, second),
            ByteOrder::Big => (second.swap_bytes(), first.swap_bytes()),
        }
    }
    #[inline(always)]
    fn blocks_from_halves(low: Self, high: Self, order: ByteOrder) -> (Self, Self) {
        let half = match order {
            ByteOrder::Little => [low, high],
            ByteOrder::Big => [high.swap_bytes(), low.swap_bytes()],
        };
        (each!(i => half[i % 2].0[i / 2]), each!(i => half[(L + i) % 2].0[(L + i) / 2]))
    }
    #[inline(always)]
    fn halves_from_words(_: (), x: &[u64; 16], order: ByteOrder) -> (Self, Self) {
        let (first, second) = (each!(i => x[i] as u32), each!(i => (x[i] >> 32) as u32));
        match order {
            ByteOrder::Little => (first, second),
            ByteOrder::Big => (second.swap_bytes(), first.swap_bytes()),
        }
    }
}

/// Looks up all eight nibbles of a lane at once, by the algebraic normal form of the tables. So no index depends on
/// data.
impl<const L: usize> NibbleLookup for Array<L> {
    type Tables = [u32; 16];
    #[inline(always)]
    fn tables(_: (), t: &NibbleTables) -> [u32; 16] {
        t.normal
    }
    #[inline(always)]
    fn look_up_sum<const R: u32>(self, addend: Self, t: [u32; 16], to: Self) -> Self {
        each!(i => to.0[i] ^ normal_form(&t, self.0[i].rotate_left(R).wrapping_add(addend.0[i])))
    }
}

/// Evaluates the algebraic normal form `t` for the nibbles of `x`. The form is a sum over all products of a nibble's
/// four bits. For each product of the two high bits, the code first sums the products of the two low bits.
#[inline(always)]
fn normal_form(t: &[u32; 16], x: u32) -> u32 {
    let (x0, x1, x2, x3) = (spread(x), spread(x >> 1), spread(x >> 2), spread(x >> 3));
    let x01 = x0 & x1;
    let mut of_low = [0; 4];
    for i in 0..4 {
        of_low[i] = t[4 * i] ^ (x0 & t[4 * i + 1]) ^ (x1 & t[4 * i + 2]) ^ (x01 & t[4 * i + 3]);
    }
    of_low[0] ^ (x2 & of_low[1]) ^ (x3 & (of_low[2] ^ (x2 & of_low[3])))
}

/// Copies the lowest bit of every nibble to all four bits of the nibble.
#[inline(always)]
fn spread(x: u32) -> u32 {
    let bit = x & 0x1111_1111;
    (bit << 4).wrapping_sub(bit)
}
