//! Strategy of table look-ups. L(S(x)) is a sum of sixteen blocks, and each of these blocks depends on one byte of x.
//! The tables have 64 KB, and are indexed by the position and the value of the byte.
//!
//! This strategy is for comparison, because fast code for block ciphers used to be written in this way. Secret bytes
//! index memory, so this strategy is NOT constant-time. Only the kernel of the feature `tables` uses this strategy.
use super::{fold, reverse, schedule::Linear, small_batch::SmallBatch, spec};
use crate::{
    pi::spec::{PI, PI_INV},
    simd::{IoBuf, each16},
};

/// `N` blocks in parallel. The look-ups of one block hide the latency of the look-ups of another block.
#[derive(Clone, Copy)]
pub(super) struct Lookups<const N: usize>;

/// A block as two little-endian words, aligned so that a look-up can be a memory operand.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Block([u64; 2]);

const ZERO: Block = Block([0; 2]);

/// Tables, indexed by the position and the value of a byte.
type Tables = [[Block; 256]; 16];

impl<const N: usize> SmallBatch for Lookups<N> {
    type State = [Block; N];
    const BLOCKS: usize = N;
    const INSIDE: bool = false;
    #[inline(always)]
    fn load<const INVERSE: bool>(self, blocks: &[u8]) -> [Block; N] {
        let mut x = [ZERO; N];
        for q in 0..N {
            x[q] = from_bytes(&blocks[16 * q..16 * q + 16]);
        }
        x
    }
    #[inline(always)]
    fn splat<const INVERSE: bool>(self, block: &[u8; 16]) -> [Block; N] {
        [from_bytes(block); N]
    }
    #[inline(always)]
    fn finish<const INVERSE: bool>(self, x: [Block; N], group: &mut IoBuf<'_>) {
        let mut q = N;
        while q > 0 {
            q -= 1;
            let mut y = x[q];
            if let Some(a) = group.xor() {
                y = xor(y, from_bytes(&a[16 * q..16 * q + 16]));
            }
            group.dst()[16 * q..16 * q + 16].copy_from_slice(&to_bytes(y));
        }
    }
    #[inline(always)]
    fn add(self, mut x: [Block; N], y: [Block; N]) -> [Block; N] {
        for q in 0..N {
            x[q] = xor(x[q], y[q]);
        }
        x
    }
    #[inline(always)]
    fn round(self, x: [Block; N], k: [Block; N]) -> [Block; N] {
        look_up(&LS, x, k)
    }
    #[inline(always)]
    fn l_inverse(self, x: [Block; N], k: [Block; N]) -> [Block; N] {
        look_up(&LS_INVERSE, each_byte(x, &PI), k)
    }
    #[inline(always)]
    fn round_inverse(self, x: [Block; N], k: [Block; N]) -> [Block; N] {
        look_up(&LS_INVERSE, x, k)
    }
    #[inline(always)]
    fn s_inverse(self, x: [Block; N], k: [Block; N]) -> [Block; N] {
        self.add(each_byte(x, &PI_INV), k)
    }
    #[cfg(test)]
    fn s(self, x: [Block; N]) -> [Block; N] {
        each_byte(x, &PI)
    }
    #[cfg(test)]
    fn l(self, x: [Block; N]) -> [Block; N] {
        look_up(&LS, each_byte(x, &PI_INV), [ZERO; N])
    }
}

impl<const N: usize> Linear for Lookups<N> {
    const BETWEEN: bool = false;
    #[inline(always)]
    fn l_inv(self, x: [Block; N]) -> [Block; N] {
        self.l_inverse(x, [ZERO; N])
    }
    #[inline(always)]
    fn fold(self, mut x: [Block; N]) -> [Block; N] {
        for q in 0..N {
            x[q] = from_bytes(&fold(&reverse(&to_bytes(x[q]))));
        }
        x
    }
}

#[inline(always)]
fn look_up<const N: usize>(t: &Tables, x: [Block; N], mut sum: [Block; N]) -> [Block; N] {
    each16!(P => {
        for q in 0..N {
            sum[q] = xor(sum[q], t[P][usize::from((x[q].0[P / 8] >> (8 * (P % 8))) as u8)]);
        }
    });
    sum
}

#[inline(always)]
fn each_byte<const N: usize>(mut x: [Block; N], t: &[u8; 256]) -> [Block; N] {
    for q in 0..N {
        let mut bytes = to_bytes(x[q]);
        for b in &mut bytes {
            *b = t[usize::from(*b)];
        }
        x[q] = from_bytes(&bytes);
    }
    x
}

#[inline(always)]
fn xor(a: Block, b: Block) -> Block {
    Block([a.0[0] ^ b.0[0], a.0[1] ^ b.0[1]])
}

#[inline(always)]
fn from_bytes(bytes: &[u8]) -> Block {
    let (mut lo, mut hi) = ([0; 8], [0; 8]);
    lo.copy_from_slice(&bytes[..8]);
    hi.copy_from_slice(&bytes[8..16]);
    Block([u64::from_le_bytes(lo), u64::from_le_bytes(hi)])
}

#[inline(always)]
fn to_bytes(x: Block) -> [u8; 16] {
    (u128::from(x.0[1]) << 64 | u128::from(x.0[0])).to_le_bytes()
}

static LS: Tables = tables(&PI, false);
static LS_INVERSE: Tables = tables(&PI_INV, true);

/// Computes the tables. The entry of a byte is L (or L^-1) of `s` of this byte.
const fn tables(s: &[u8; 256], inverse: bool) -> Tables {
    let mut t = [[ZERO; 256]; 16];
    let mut p = 0;
    while p < 16 {
        // First compute L of each byte value without `s`. If the value is a power of two, `spec` computes L. Otherwise
        // L is the sum of L of two smaller values.
        let mut linear = [ZERO; 256];
        let mut v = 1;
        while v < 256 {
            if v & (v - 1) == 0 {
                let mut e = [0; 16];
                e[p] = v as u8;
                let y = u128::from_le_bytes(if inverse { spec::l_inv(&e) } else { spec::l(&e) });
                linear[v] = Block([y as u64, (y >> 64) as u64]);
            } else {
                let (a, b) = (linear[v & (v - 1)], linear[v & v.wrapping_neg()]);
                linear[v] = Block([a.0[0] ^ b.0[0], a.0[1] ^ b.0[1]]);
            }
            v += 1;
        }
        let mut v = 0;
        while v < 256 {
            t[p][v] = linear[s[v] as usize];
            v += 1;
        }
        p += 1;
    }
    t
}
