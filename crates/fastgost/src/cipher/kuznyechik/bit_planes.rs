//! Strategy of bit planes. Eight words hold four blocks. Bit 16 f + t of word i is bit i of byte t of block f.
//!
//! This strategy is for few blocks on CPUs without a byte shuffle. S is the circuit of the bit-sliced strategy,
//! computed once for all 64 bytes. L is computed by the two products of power series that `toeplitz` describes. The
//! shifts of these products are shifts of 16-bit fields. The bytes of a block are in the order in which the recurrence
//! of L makes them, a_0 first. In encryption this is the reverse of memory order. In decryption this is memory order,
//! so that L^-1 is the same circuit as L.
use super::{
    circuit,
    schedule::Linear,
    small_batch::{SmallBatch, finish},
};
use crate::{
    pi::circuit as pi,
    simd::{
        IoBuf, Word, each16,
        word::{planes8, transpose8},
    },
};

/// Implements this strategy for four blocks.
#[derive(Clone, Copy)]
pub(super) struct BitPlanes;

impl SmallBatch for BitPlanes {
    type State = [u64; 8];
    const BLOCKS: usize = 4;
    const INSIDE: bool = true;
    #[inline(always)]
    fn load<const INVERSE: bool>(self, blocks: &[u8]) -> [u64; 8] {
        let mut x = [0; 8];
        for i in 0..8 {
            x[i] = if INVERSE {
                u64::load((), &blocks[8 * i..])
            } else {
                u64::load((), &blocks[8 * (i ^ 1)..]).swap_bytes()
            };
        }
        transpose8(&mut x, 0);
        planes8((), &mut x);
        x
    }
    #[inline(always)]
    fn splat<const INVERSE: bool>(self, block: &[u8; 16]) -> [u64; 8] {
        let mut blocks = [0; 64];
        for f in 0..4 {
            blocks[16 * f..16 * f + 16].copy_from_slice(block);
        }
        self.load::<INVERSE>(&blocks)
    }
    #[inline(always)]
    fn finish<const INVERSE: bool>(self, mut x: [u64; 8], group: &mut IoBuf<'_>) {
        planes8((), &mut x);
        transpose8(&mut x, 0);
        let mut y = x;
        if !INVERSE {
            for i in 0..8 {
                y[i] = x[i ^ 1].swap_bytes();
            }
        }
        finish((), &y, group);
    }
    #[inline(always)]
    fn add(self, mut x: [u64; 8], y: [u64; 8]) -> [u64; 8] {
        for i in 0..8 {
            x[i] ^= y[i];
        }
        x
    }
    #[inline(always)]
    fn round(self, x: [u64; 8], k: [u64; 8]) -> [u64; 8] {
        self.add(l(&s_forward(&x)), k)
    }
    #[inline(always)]
    fn l_inverse(self, x: [u64; 8], k: [u64; 8]) -> [u64; 8] {
        l(&self.add(x, k))
    }
    #[inline(always)]
    fn round_inverse(self, x: [u64; 8], k: [u64; 8]) -> [u64; 8] {
        l(&self.add(pi::s_inverse(&x), k))
    }
    #[inline(always)]
    fn s_inverse(self, x: [u64; 8], k: [u64; 8]) -> [u64; 8] {
        self.add(pi::s_inverse(&x), k)
    }
    #[cfg(test)]
    fn s(self, x: [u64; 8]) -> [u64; 8] {
        s_forward(&x)
    }
    #[cfg(test)]
    fn l(self, x: [u64; 8]) -> [u64; 8] {
        l(&x)
    }
}

#[inline(always)]
fn s_forward(x: &[u64; 8]) -> [u64; 8] {
    let mut y = pi::s_forward(x);
    for i in 0..8 {
        if pi::S_CONST >> i & 1 == 1 {
            y[i] = !y[i];
        }
    }
    y
}

impl Linear for BitPlanes {
    const BETWEEN: bool = false;
    #[inline(always)]
    fn l_inv(self, x: [u64; 8]) -> [u64; 8] {
        reverse(&l(&reverse(&x)))
    }
    /// `fold` is the first product of L, with the shifts mirrored.
    #[inline(always)]
    fn fold(self, x: [u64; 8]) -> [u64; 8] {
        reverse(&direct::<true>(&x))
    }
}

/// L, or L^-1 if the bytes are in memory order.
#[inline(always)]
fn l(a: &[u64; 8]) -> [u64; 8] {
    let u = direct::<false>(a);
    let mut x = [u; 4];
    for b in 1..4 {
        x[b] = back(&u, b);
    }
    let y = circuit::series(&x);
    let mut sum = y[0];
    for g in 1..4 {
        sum = BitPlanes.add(sum, back(&y[g], 4 * g));
    }
    sum
}

/// Computes the first of the two products by the circuit of one step of L's recurrence. In place of a_t, a_(t+1),
/// a_(t+2), ..., the circuit gets `a` shifted by 0, 1, 2, ... bytes.
#[inline(always)]
fn direct<const BACK: bool>(a: &[u64; 8]) -> [u64; 8] {
    let mut s = [*a; 16];
    let mut x = [a; 16];
    each16!(J => s[J] = if BACK { back(a, J) } else { away(a, J) });
    for j in 0..16 {
        x[j] = &s[j];
    }
    circuit::l_step(x, &[0; 8])
}

/// Moves a_t to place t - n.
#[inline(always)]
fn away(x: &[u64; 8], n: usize) -> [u64; 8] {
    let mut y = *x;
    each16!(8: I => y[I] = (x[I] >> n) & fields(0xffff >> n));
    y
}

/// Moves a_t to place t + n.
#[inline(always)]
fn back(x: &[u64; 8], n: usize) -> [u64; 8] {
    let mut y = *x;
    each16!(8: I => y[I] = (x[I] << n) & fields((0xffff << n) & 0xffff));
    y
}

/// Reverses the bytes of every block.
#[inline(always)]
fn reverse(x: &[u64; 8]) -> [u64; 8] {
    let mut y = *x;
    for i in 0..8 {
        let bits = x[i].reverse_bits().swap_bytes();
        y[i] = (bits >> 8) & fields(0xff) | (bits & fields(0xff)) << 8;
    }
    y
}

/// Repeats a value in every 16-bit field.
#[inline(always)]
const fn fields(x: u64) -> u64 {
    x * 0x0001_0001_0001_0001
}
