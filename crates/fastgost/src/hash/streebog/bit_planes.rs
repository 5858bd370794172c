//! A bit-sliced Streebog strategy. A vector of 64 bytes is in eight words. Bit j of word i is bit i of byte j.
//!
//! This strategy is for CPUs without a byte shuffle. S is the circuit of the S-box pi, computed once for all 64 bytes.
//! P transposes every word. L multiplies each row of bytes by a matrix whose entries are bit matrices. The products are
//! computed with masks, one diagonal of this matrix at a time.
use super::{State, compress::CompressStreebog, spec};
use crate::{
    hash::Segment,
    pi::circuit::{S_CONST, s_forward},
    simd::word::{planes8, transpose8},
};

/// Compresses one message.
#[derive(Clone, Copy)]
pub(super) struct BitPlanes;

type Vector = [u64; 8];

impl CompressStreebog for BitPlanes {
    const LANES: usize = 1;
    type H = Vector;
    type Block = (Vector, Vector);

    #[inline(always)]
    fn load(self, states: &[State]) -> Vector {
        planes(&states[0].h)
    }

    #[inline(always)]
    fn store(self, h: Vector, states: &mut [State]) {
        let rows = rows(h);
        for i in 0..8 {
            states[0].h[8 * i..8 * i + 8].copy_from_slice(&rows[i].to_le_bytes());
        }
    }

    #[inline(always)]
    fn block(self, states: &[State], segments: &[Segment<'_>], at: usize) -> (Vector, Vector) {
        (planes(&states[0].length), planes(&segments[0].data[at..at + 64]))
    }

    #[inline(always)]
    fn g(self, h: Vector, (n, m): (Vector, Vector)) -> Vector {
        let (mut k, mut x) = (lps(&xor(&h, &n)), m);
        for c in &C {
            x = lps(&xor(&x, &k));
            k = lps(&xor(&k, c));
        }
        xor(&xor(&x, &k), &xor(&h, &m))
    }
}

/// Converts 64 bytes in memory order to bit planes.
#[inline(always)]
fn planes(bytes: &[u8]) -> Vector {
    let mut x = [0; 8];
    for (x, row) in x.iter_mut().zip(bytes.chunks_exact(8)) {
        *x = row.iter().rev().fold(0, |w, b| w << 8 | u64::from(*b));
    }
    transpose8(&mut x, 0);
    planes8((), &mut x);
    x
}

/// Converts bit planes back to bytes. Each word is a row of eight bytes.
#[inline(always)]
fn rows(mut x: Vector) -> Vector {
    planes8((), &mut x);
    transpose8(&mut x, 0);
    x
}

#[inline(always)]
fn xor(a: &Vector, b: &Vector) -> Vector {
    let mut y = *a;
    for i in 0..8 {
        y[i] ^= b[i];
    }
    y
}

#[inline(always)]
fn lps(x: &Vector) -> Vector {
    let mut y = s_forward(x);
    for i in 0..8 {
        y[i] ^= 0u64.wrapping_sub((S_CONST >> i & 1).into());
        y[i] = transpose_bits(y[i]);
    }
    l(&y)
}

/// Transposes an 8x8 matrix of bits.
const fn transpose_bits(mut x: u64) -> u64 {
    let mut t = (x ^ (x >> 7)) & 0x00aa_00aa_00aa_00aa;
    x ^= t ^ (t << 7);
    t = (x ^ (x >> 14)) & 0x0000_cccc_0000_cccc;
    x ^= t ^ (t << 14);
    t = (x ^ (x >> 28)) & 0x0000_0000_f0f0_f0f0;
    x ^ t ^ (t << 28)
}

/// Computes L. For every d and b, the function multiplies byte b + d of each row by a bit matrix, and adds the product
/// to byte b.
#[inline(always)]
fn l(x: &Vector) -> Vector {
    let mut y = [0; 8];
    for d in 0..8 {
        for i in 0..8 {
            let (near, far) = (BYTES_BELOW[8 - d], BYTES_BELOW[d]);
            let a = (x[i] >> d) & near | (x[i] << ((8 - d) % 8)) & (far << ((8 - d) % 8));
            for o in 0..8 {
                y[o] ^= a & MASKS[d][i][o];
            }
        }
    }
    y
}

/// Entry n is a mask for the low n bits of every row.
const BYTES_BELOW: [u64; 9] = {
    let mut t = [0; 9];
    let mut n = 1;
    while n < 9 {
        t[n] = 0x0101_0101_0101_0101 * (0xff >> (8 - n));
        n += 1;
    }
    t
};

/// The masks, indexed by diagonal, input bit and output bit. A mask selects the bytes of a row in which the input bit
/// contributes to the output bit.
static MASKS: [[[u64; 8]; 8]; 8] = {
    let mut t = [[[0; 8]; 8]; 8];
    let mut i = 0;
    while i < 512 {
        // Bit `bit` of byte (b + d) % 8 of a row contributes `image` to byte b of L of this row.
        let (b, bit, d) = (i / 64, i / 8 % 8, i % 8);
        let image = spec::l_byte(b, (b + d) % 8, 1 << bit);
        let mut o = 0;
        while o < 8 {
            t[d][bit][o] |= 0x0101_0101_0101_0101 * (((image as u64 >> o) & 1) << b);
            o += 1;
        }
        i += 1;
    }
    t
};

static C: [Vector; 12] = {
    let mut t = [[0; 8]; 12];
    let mut i = 0;
    while i < 12 * 64 * 8 {
        let (r, j, bit) = (i / 512, i / 8 % 64, i % 8);
        t[r][bit] |= ((spec::c(r + 1)[j] >> bit & 1) as u64) << j;
        i += 1;
    }
    t
};
