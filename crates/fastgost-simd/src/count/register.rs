//! The counting register. Such a register has an array of bytes, and a handle of the operation that computed this
//! array.
use super::{Class, Value, record};
use crate::{
    Affine, Blocks16, Bytes, Columns4, Logic, Lookup16, Lookup256, MulAes, Rotate16, Saturating8, Shift16, Word,
    lanes32::{ByteOrder, Carries, Lanes32, NibbleLookup, NibbleTables},
    transpose16,
};
use core::{
    array,
    marker::PhantomData,
    ops::{BitAnd, BitOr, BitXor, Not},
};

/// A set of instructions. For the same result, some sets need one operation, and other sets need several operations.
pub trait Set: Copy {
    /// Whether the instruction set permutes bytes across whole registers, rotates 32-bit lanes, and has mask registers.
    const PERMUTES: bool;
}

/// An instruction set with sums, logic and shifts of words or lanes.
#[derive(Clone, Copy)]
pub struct Plain;
/// All of `Plain`, and look-ups of nibbles in 128-bit lanes, as in SSSE3 and AVX2.
#[derive(Clone, Copy)]
pub struct Shuffles;
/// All of `Shuffles`, and products in GF(2^8), as in AVX2 with GFNI.
#[derive(Clone, Copy)]
pub struct Galois;
/// All of `Galois`, and byte permutations across the register, as in AVX-512 with VBMI and GFNI.
#[derive(Clone, Copy)]
pub struct Permutes;

impl Set for Plain {
    const PERMUTES: bool = false;
}
impl Set for Shuffles {
    const PERMUTES: bool = false;
}
impl Set for Galois {
    const PERMUTES: bool = false;
}
impl Set for Permutes {
    const PERMUTES: bool = true;
}

trait Shuffling: Set {}
impl Shuffling for Shuffles {}
impl Shuffling for Galois {}
impl Shuffling for Permutes {}

trait Multiplying: Shuffling {}
impl Multiplying for Galois {}
impl Multiplying for Permutes {}

/// A counting register of `N` bytes, for the instruction set `S`.
#[derive(Clone, Copy)]
pub struct Register<S, const N: usize> {
    bytes: [u8; N],
    value: Value,
    set: PhantomData<S>,
}

impl<S: Set, const N: usize> Register<S, N> {
    fn of(class: Class, inputs: &[Value], byte: impl FnMut(usize) -> u8) -> Self {
        Self { bytes: array::from_fn(byte), value: record(class, 8 * N, inputs), set: PhantomData }
    }

    fn one(self, class: Class, mut f: impl FnMut(u8) -> u8) -> Self {
        Self::of(class, &[self.value], |i| f(self.bytes[i]))
    }

    fn two(self, o: Self, class: Class, mut f: impl FnMut(u8, u8) -> u8) -> Self {
        Self::of(class, &[self.value, o.value], |i| f(self.bytes[i], o.bytes[i]))
    }

    fn lane32(self, lane: usize) -> u32 {
        u32::from_le_bytes(array::from_fn(|b| self.bytes[4 * lane + b]))
    }

    fn lanes32(class: Class, inputs: &[Value], mut f: impl FnMut(usize) -> u32) -> Self {
        Self::of(class, inputs, |i| f(i / 4).to_le_bytes()[i % 4])
    }

    fn lanes64(self, class: Class, f: impl Fn(u64) -> u64) -> Self {
        Self::of(class, &[self.value], |i| {
            let lane = array::from_fn(|b| self.bytes[i / 8 * 8 + b]);
            f(u64::from_le_bytes(lane)).to_le_bytes()[i % 8]
        })
    }

    /// A constant that stays in a register.
    fn constant32(x: u32) -> Self {
        Self { bytes: array::from_fn(|i| x.to_le_bytes()[i % 4]), value: Value::CONSTANT, set: PhantomData }
    }

    /// Moves byte `from(i)` of a lane to byte i of the same lane.
    fn byte_in_lane(self, from: impl Fn(usize) -> usize) -> Self {
        Self::of(Class::Shuffle, &[self.value], |i| self.bytes[i / 16 * 16 + from(i % 16)])
    }
}

impl<S: Set, const N: usize> BitXor for Register<S, N> {
    type Output = Self;
    #[inline(never)]
    fn bitxor(self, o: Self) -> Self {
        self.two(o, Class::Logic, |a, b| a ^ b)
    }
}
impl<S: Set, const N: usize> BitAnd for Register<S, N> {
    type Output = Self;
    #[inline(never)]
    fn bitand(self, o: Self) -> Self {
        self.two(o, Class::Logic, |a, b| a & b)
    }
}
impl<S: Set, const N: usize> BitOr for Register<S, N> {
    type Output = Self;
    #[inline(never)]
    fn bitor(self, o: Self) -> Self {
        self.two(o, Class::Logic, |a, b| a | b)
    }
}
impl<S: Set, const N: usize> Not for Register<S, N> {
    type Output = Self;
    #[inline(never)]
    fn not(self) -> Self {
        self.one(Class::Logic, |a| !a)
    }
}

impl<S: Set, const N: usize> Logic for Register<S, N> {
    #[inline(never)]
    fn and_not(self, o: Self) -> Self {
        self.two(o, Class::Logic, |a, b| !a & b)
    }
}

impl<S: Set, const N: usize> Word for Register<S, N> {
    type Cpu = ();
    const BYTES: usize = N;
    #[inline(never)]
    fn splat64(_: (), x: u64) -> Self {
        Self::of(Class::Load, &[], |i| x.to_le_bytes()[i % 8])
    }
    #[inline(never)]
    fn load(_: (), from: &[u8]) -> Self {
        Self::of(Class::Load, &[], |i| from[i])
    }
    #[inline(never)]
    fn store(self, to: &mut [u8]) {
        to[..N].copy_from_slice(&self.bytes);
        record(Class::Store, 8 * N, &[self.value]);
    }
    #[inline(never)]
    fn shl64<const K: u32>(self) -> Self {
        self.lanes64(Class::Shift, |x| x << K)
    }
    #[inline(never)]
    fn shr64<const K: u32>(self) -> Self {
        self.lanes64(Class::Shift, |x| x >> K)
    }
}

/// Transposes the 8x8 bytes in eight words. The transposition exchanges single bytes first, then pairs of bytes, and
/// then halves of words.
fn transpose_words(r: &mut [Register<Plain, 8>]) {
    macro_rules! exchange {
        ($n:literal, $shift:literal, $mask:literal) => {
            let mask = Register::splat64((), $mask);
            for i in 0..8 {
                if i & $n == 0 {
                    let t = (r[i].shr64::<$shift>() ^ r[i + $n]) & mask;
                    r[i] = r[i] ^ t.shl64::<$shift>();
                    r[i + $n] = r[i + $n] ^ t;
                }
            }
        };
    }
    exchange!(1, 8, 0x00ff_00ff_00ff_00ff);
    exchange!(2, 16, 0x0000_ffff_0000_ffff);
    exchange!(4, 32, 0x0000_0000_ffff_ffff);
}

/// The blocks are transposed in the same way as for `u64` (see `word.rs`).
impl Blocks16 for Register<Plain, 8> {
    fn bytes_from_blocks(r: &mut [Self; 16]) {
        let a = *r;
        for i in 0..8 {
            (r[i], r[i + 8]) = (a[2 * i], a[2 * i + 1]);
        }
        transpose_words(&mut r[..8]);
        transpose_words(&mut r[8..]);
    }
    fn blocks_from_bytes(r: &mut [Self; 16]) {
        transpose_words(&mut r[..8]);
        transpose_words(&mut r[8..]);
        let a = *r;
        for i in 0..8 {
            (r[2 * i], r[2 * i + 1]) = (a[i], a[i + 8]);
        }
    }
    fn block_in_lane(lane: usize) -> usize {
        lane
    }
}

macro_rules! blocks16 {
    ($($set:ident, $n:literal;)*) => {$(
        impl Blocks16 for Register<$set, $n> {
            fn bytes_from_blocks(r: &mut [Self; 16]) {
                transpose16(r)
            }
            fn blocks_from_bytes(r: &mut [Self; 16]) {
                transpose16(r)
            }
            fn block_in_lane(lane: usize) -> usize {
                $n / 16 * (lane % 16) + lane / 16
            }
        }
    )*};
}
blocks16!(Shuffles, 16; Shuffles, 32; Shuffles, 64; Galois, 32; Permutes, 64;);

impl<S: Shuffling, const N: usize> Bytes for Register<S, N> {
    #[inline(never)]
    fn splat8(_: (), x: u8) -> Self {
        Self::constant32(u32::from_le_bytes([x; 4]))
    }
    #[inline(never)]
    fn splat8x4(_: (), x: &u32) -> Self {
        Self::of(Class::Load, &[], |i| x.to_le_bytes()[i % 4])
    }
    #[inline(never)]
    fn splat128(_: (), x: &[u8; 16]) -> Self {
        Self::of(Class::Load, &[], |i| x[i % 16])
    }
    #[inline(never)]
    fn add8(self, o: Self) -> Self {
        self.two(o, Class::Add, u8::wrapping_add)
    }
    #[inline(never)]
    fn sub8(self, o: Self) -> Self {
        self.two(o, Class::Add, u8::wrapping_sub)
    }
    /// Three operations compute the result: a maximum, a comparison of this maximum with `self`, and a negation.
    #[inline(never)]
    fn below8(self, o: Self) -> Self {
        let most = self.two(o, Class::Add, u8::max);
        !most.two(self, Class::Add, |a, b| if a == b { 0xff } else { 0 })
    }
    #[inline(never)]
    fn interleave_lo8(self, o: Self) -> Self {
        interleave(self, o, 0)
    }
    #[inline(never)]
    fn interleave_hi8(self, o: Self) -> Self {
        interleave(self, o, 8)
    }
}

fn interleave<S: Set, const N: usize>(a: Register<S, N>, b: Register<S, N>, from: usize) -> Register<S, N> {
    Register::of(Class::Shuffle, &[a.value, b.value], |i| [a, b][i % 2].bytes[i / 16 * 16 + from + i % 16 / 2])
}

impl<S: Shuffling, const N: usize> Lookup16 for Register<S, N> {
    #[inline(never)]
    fn lookup16(self, t: Self) -> Self {
        Self::of(Class::Shuffle, &[self.value, t.value], |i| {
            let at = self.bytes[i];
            assert!(
                !(16..128).contains(&at),
                "the result for index {at} differs between instruction sets (see `Lookup16`)"
            );
            if at & 0x80 == 0 { t.bytes[i / 16 * 16 + usize::from(at % 16)] } else { 0 }
        })
    }
    #[inline(never)]
    fn if_zero8(self, other: Self, keep: Self) -> Self {
        let class = if S::PERMUTES { Class::Mask } else { Class::Add };
        let zero = self.one(class, |a| if a == 0 { 0xff } else { 0 });
        Self::of(Class::Blend, &[zero.value, other.value, keep.value], |i| {
            if zero.bytes[i] != 0 { other.bytes[i] } else { keep.bytes[i] }
        })
    }
}

impl<S: Shuffling, const N: usize> Shift16 for Register<S, N> {
    #[inline(never)]
    fn shift_up16<const K: i32>(self) -> Self {
        Self::of(Class::Shuffle, &[self.value], |i| if i % 16 < K as usize { 0 } else { self.bytes[i - K as usize] })
    }
    #[inline(never)]
    fn shift_down16<const K: i32>(self) -> Self {
        Self::of(
            Class::Shuffle,
            &[self.value],
            |i| {
                if i % 16 + K as usize >= 16 { 0 } else { self.bytes[i + K as usize] }
            },
        )
    }
}

impl<S: Shuffling, const N: usize> Saturating8 for Register<S, N> {
    #[inline(never)]
    fn add_saturating8(self, o: Self) -> Self {
        self.two(o, Class::Add, u8::saturating_add)
    }
    #[inline(never)]
    fn min8(self, o: Self) -> Self {
        self.two(o, Class::Add, u8::min)
    }
}

impl<S: Shuffling, const N: usize> Columns4 for Register<S, N> {
    #[inline(never)]
    fn shl32<const K: u32>(self) -> Self {
        Self::lanes32(Class::Shift, &[self.value], |i| self.lane32(i) << K)
    }
    #[inline(never)]
    fn shr32<const K: u32>(self) -> Self {
        Self::lanes32(Class::Shift, &[self.value], |i| self.lane32(i) >> K)
    }
    /// The transposition takes interleavings of 32-bit lanes, and then interleavings of 64-bit lanes.
    #[inline(never)]
    fn transpose4(r: &mut [Self; 4]) {
        let pick = |a: Self, b: Self, from: [(usize, usize); 4]| {
            Self::lanes32(Class::Shuffle, &[a.value, b.value], |i| {
                let (register, lane) = from[i % 4];
                [a, b][register].lane32(i / 4 * 4 + lane)
            })
        };
        let (low, high) = ([(0, 0), (1, 0), (0, 1), (1, 1)], [(0, 2), (1, 2), (0, 3), (1, 3)]);
        let (low64, high64) = ([(0, 0), (0, 1), (1, 0), (1, 1)], [(0, 2), (0, 3), (1, 2), (1, 3)]);
        let (p, q) = (pick(r[0], r[1], low), pick(r[0], r[1], high));
        let (s, t) = (pick(r[2], r[3], low), pick(r[2], r[3], high));
        *r = [pick(p, s, low64), pick(p, s, high64), pick(q, t, low64), pick(q, t, high64)];
    }
}

impl<S: Shuffling, const N: usize> Carries for Register<S, N> {
    #[inline(never)]
    fn sub_saturating_signed8(self, o: Self) -> Self {
        self.two(o, Class::Add, |a, b| (a as i8).saturating_sub(b as i8) as u8)
    }
    #[inline(never)]
    fn above_signed8(self, o: Self) -> Self {
        self.two(o, Class::Add, |a, b| if a as i8 > b as i8 { 0xff } else { 0 })
    }
    #[inline(never)]
    fn equal8(self, o: Self) -> Self {
        self.two(o, Class::Add, |a, b| if a == b { 0xff } else { 0 })
    }
}

impl<S: Multiplying, const N: usize> Affine for Register<S, N> {
    #[inline(never)]
    fn affine(self, m: &u64) -> Self {
        let matrix = Self::splat64((), *m);
        let rows = m.to_be_bytes();
        Self::of(Class::Galois, &[self.value, matrix.value], |i| {
            (0..8).map(|bit| ((rows[bit] & self.bytes[i]).count_ones() as u8 & 1) << bit).sum()
        })
    }
}

impl<S: Multiplying, const N: usize> MulAes for Register<S, N> {
    #[inline(never)]
    fn mul_aes(self, o: Self) -> Self {
        self.two(o, Class::Galois, |mut a, b| {
            let mut product = 0;
            for bit in 0..8 {
                product ^= if b >> bit & 1 == 1 { a } else { 0 };
                a = a << 1 ^ if a & 0x80 == 0 { 0 } else { 0x1b };
            }
            product
        })
    }
}

impl<S: Multiplying, const N: usize> Rotate16 for Register<S, N> {
    #[inline(never)]
    fn rotate16<const K: i32>(self) -> Self {
        self.byte_in_lane(|i| (i + K as usize) % 16)
    }
}

/// A look-up takes two permutations, because one permutation looks up only half of the table. Then a mask, which is
/// made from the top bits of the index, chooses between the two results.
impl Lookup256 for Register<Permutes, 64> {
    type Table = [Self; 4];
    fn table256(_: (), t: &[u8; 256]) -> [Self; 4] {
        [Self::load((), &t[..64]), Self::load((), &t[64..128]), Self::load((), &t[128..192]), Self::load((), &t[192..])]
    }
    #[inline(never)]
    fn lookup256(self, t: [Self; 4]) -> Self {
        let half = |a: Self, b: Self| {
            Self::of(Class::Permute2, &[a.value, b.value, self.value], |i| {
                let at = usize::from(self.bytes[i] % 128);
                if at < 64 { a.bytes[at] } else { b.bytes[at - 64] }
            })
        };
        let (low, high) = (half(t[0], t[1]), half(t[2], t[3]));
        let mask = self.one(Class::Mask, |a| if a & 0x80 == 0 { 0 } else { 0xff });
        Self::of(Class::Blend, &[mask.value, low.value, high.value], |i| {
            if mask.bytes[i] == 0 { low.bytes[i] } else { high.bytes[i] }
        })
    }
}

impl<S: Set, const N: usize> Lanes32 for Register<S, N> {
    type Shuffle = ByteOrder;
    #[inline(never)]
    fn splat32(_: (), x: u32) -> Self {
        Self::of(Class::Load, &[], |i| x.to_le_bytes()[i % 4])
    }
    #[inline(never)]
    fn add32(self, o: Self) -> Self {
        Self::lanes32(Class::Add, &[self.value, o.value], |i| self.lane32(i).wrapping_add(o.lane32(i)))
    }
    #[inline(never)]
    fn count_below32(self, a: Self, b: Self) -> Self {
        let below = Self::lanes32(Class::Add, &[a.value, b.value], |i| u32::from(a.lane32(i) < b.lane32(i)));
        self.add32(below)
    }
    #[inline(never)]
    fn rol32<const K: u32>(self) -> Self {
        if S::PERMUTES {
            return Self::lanes32(Class::Rotate, &[self.value], |i| self.lane32(i).rotate_left(K));
        }
        let up = Self::lanes32(Class::Shift, &[self.value], |i| self.lane32(i) << K);
        let down = Self::lanes32(Class::Shift, &[self.value], |i| self.lane32(i).checked_shr(32 - K).unwrap_or(0));
        up | down
    }

    fn shuffle(_: (), order: ByteOrder) -> ByteOrder {
        order
    }
    /// Computes each half from the blocks of both registers. An instruction set with permutations needs a single
    /// permutation for a half. Other instruction sets need an interleaving for a half, and also a shuffle if the byte
    /// order must change.
    #[inline(never)]
    fn halves_from_blocks(p: Self, q: Self, order: ByteOrder) -> (Self, Self) {
        let half = |second: usize| {
            Self::both(p, q, order, |i| {
                let at = 2 * i + second;
                if at < N / 4 { p.lane32(at) } else { q.lane32(at - N / 4) }
            })
        };
        match order {
            ByteOrder::Little => (half(0), half(1)),
            ByteOrder::Big => (half(1), half(0)),
        }
    }
    #[inline(never)]
    fn blocks_from_halves(low: Self, high: Self, order: ByteOrder) -> (Self, Self) {
        let (first, second) = if order == ByteOrder::Big { (high, low) } else { (low, high) };
        let blocks = |from: usize| Self::both(first, second, order, |i| [first, second][i % 2].lane32((from + i) / 2));
        (blocks(0), blocks(N / 4))
    }
    fn halves_from_words(_: (), x: &[u64; 16], order: ByteOrder) -> (Self, Self) {
        let words = |from: usize| Self::of(Class::Load, &[], |i| x[from + i / 8].to_le_bytes()[i % 8]);
        Self::halves_from_blocks(words(0), words(N / 8), order)
    }
}

impl<S: Set, const N: usize> Register<S, N> {
    fn both(a: Self, b: Self, order: ByteOrder, f: impl Fn(usize) -> u32) -> Self {
        let swap = |x: u32| if order == ByteOrder::Big { x.swap_bytes() } else { x };
        if S::PERMUTES {
            return Self::lanes32(Class::Permute2, &[a.value, b.value], |i| swap(f(i)));
        }
        let interleaved = Self::lanes32(Class::Shuffle, &[a.value, b.value], f);
        match order {
            ByteOrder::Little => interleaved,
            ByteOrder::Big => Self::lanes32(Class::Shuffle, &[interleaved.value], |i| swap(interleaved.lane32(i))),
        }
    }

    fn shr32_by<const K: u32>(self) -> Self {
        Self::lanes32(Class::Shift, &[self.value], |i| self.lane32(i) >> K)
    }
}

/// Evaluates the algebraic normal form of the tables, as `Array` does.
impl<const N: usize> NibbleLookup for Register<Plain, N> {
    type Tables = [Self; 16];
    fn tables(_: (), t: &NibbleTables) -> [Self; 16] {
        t.normal.map(|x| Self::splat32((), x))
    }
    fn look_up_sum<const R: u32>(self, addend: Self, t: [Self; 16], to: Self) -> Self {
        let x = self.rol32::<R>().add32(addend);
        let spread = |x: Self| {
            let bit = x & Self::constant32(0x1111_1111);
            let times16 = Self::lanes32(Class::Shift, &[bit.value], |i| bit.lane32(i) << 4);
            Self::lanes32(Class::Add, &[times16.value, bit.value], |i| times16.lane32(i).wrapping_sub(bit.lane32(i)))
        };
        let (x0, x1) = (spread(x), spread(x.shr32_by::<1>()));
        let (x2, x3) = (spread(x.shr32_by::<2>()), spread(x.shr32_by::<3>()));
        let x01 = x0 & x1;
        let of_low = [0, 4, 8, 12].map(|i| t[i] ^ (x0 & t[i + 1]) ^ (x1 & t[i + 2]) ^ (x01 & t[i + 3]));
        to ^ of_low[0] ^ (x2 & of_low[1]) ^ (x3 & (of_low[2] ^ (x2 & of_low[3])))
    }
}

/// One look-up in a table of 64 bytes serves four S-boxes at once.
impl NibbleLookup for Register<Permutes, 64> {
    type Tables = [Self; 2];
    fn tables(_: (), t: &NibbleTables) -> [Self; 2] {
        [Self::load((), &t.even), Self::load((), &t.odd)]
    }
    fn look_up_sum<const R: u32>(self, addend: Self, [even, odd]: [Self; 2], to: Self) -> Self {
        let x = self.rol32::<R>().add32(addend);
        let index = |x: Self| (x & Self::constant32(0x0f0f_0f0f)) | Self::constant32(0x3020_1000);
        let look_up =
            |x: Self, t: Self| Self::of(Class::Permute, &[x.value, t.value], |i| t.bytes[usize::from(x.bytes[i] % 64)]);
        let (low, high) = (index(x), index(x.shr32_by::<4>()));
        to ^ look_up(low, even) ^ look_up(high, odd)
    }
}

/// Looks up the nibbles of a lane one by one. In each look-up, all other nibbles of the lane are set to zero, so their
/// bytes select the first entry of the table. Each table is stored XOR its first entry, so this entry is 0, and these
/// bytes do not change the sum. The registers of SSSE3 work in the same way.
impl<const N: usize> NibbleLookup for Register<Shuffles, N> {
    type Tables = ([Self; 8], Self);
    fn tables(_: (), t: &NibbleTables) -> ([Self; 8], Self) {
        let table = |j: usize| {
            let from = if j < 4 { &t.even[16 * j..16 * j + 16] } else { &t.odd[16 * (j - 4)..16 * (j - 4) + 16] };
            Self::of(Class::Load, &[], |i| from[i % 16] ^ from[0])
        };
        let first = (0..4).map(|j| u32::from(t.even[16 * j] | t.odd[16 * j]) << (8 * j)).sum();
        (array::from_fn(table), Self::splat32((), first))
    }
    fn look_up_sum<const R: u32>(self, addend: Self, (t, first): ([Self; 8], Self), to: Self) -> Self {
        let low = self.rol32::<R>().add32(addend);
        let high = low.shr32_by::<4>();
        let mut sum = to ^ first;
        for j in 0..4 {
            let nibble = Self::constant32(15 << (8 * j));
            sum = sum ^ ((low & nibble).lookup16(t[j]) ^ (high & nibble).lookup16(t[4 + j]));
        }
        sum
    }
}
