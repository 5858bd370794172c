//! Strategy of columns. This strategy computes L by the two products of `toeplitz`, with columns of blocks in
//! registers. Every 128-bit lane of register b holds the bytes b, b + 4, b + 8 and b + 12 of four blocks.
//!
//! To shift blocks by j bytes, the code then only chooses another register and shifts its 32-bit lanes by j / 4 bytes.
//! Three shifts of each register serve all j. If there are four registers of blocks, this strategy takes a third fewer
//! shuffles than `toeplitz`, which has one block per lane. The tables of the products are in `toeplitz`.
use super::{
    Counter,
    small_batch::{SmallBatch, counter_registers, finish},
    toeplitz::{BACK, FORWARD, enter, leave},
};
use crate::{
    pi::nibbles::{NibbleMap, NibbleSbox, all_nibbles, look_up, nibbles, s_forward, s_inverse},
    simd::{Columns4, IoBuf, Word, each16, pin},
};

/// Implements this strategy for four registers of blocks.
#[derive(Clone, Copy)]
pub(super) struct Columns<V: Word>(pub(super) V::Cpu);

impl<V: NibbleSbox + Columns4> SmallBatch for Columns<V> {
    type State = [V; 4];
    const BLOCKS: usize = V::BYTES / 4;
    const INSIDE: bool = false;
    #[inline(always)]
    fn load<const INVERSE: bool>(self, blocks: &[u8]) -> [V; 4] {
        let mut x = [V::splat64(self.0, 0); 4];
        for q in 0..4 {
            x[q] = V::load(self.0, &blocks[q * V::BYTES..]);
        }
        into_columns::<V, INVERSE>(self.0, x)
    }
    #[inline(always)]
    fn counters(self, first: Counter) -> [V; 4] {
        into_columns::<V, false>(self.0, counter_registers(self.0, first))
    }
    #[inline(always)]
    fn splat<const INVERSE: bool>(self, block: &[u8; 16]) -> [V; 4] {
        let k = enter::<V, INVERSE>(self.0, V::splat128(self.0, block));
        let mut x = [k; 4];
        for b in 0..4 {
            x[b] = V::splat128(self.0, &COLUMN[b]).lookup16(k);
        }
        x
    }
    #[inline(always)]
    fn finish<const INVERSE: bool>(self, mut x: [V; 4], group: &mut IoBuf<'_>) {
        for q in 0..4 {
            x[q] = leave::<V, INVERSE>(self.0, x[q]);
        }
        V::transpose4(&mut x);
        let order = V::splat128(self.0, &ORDER);
        for q in 0..4 {
            x[q] = order.lookup16(x[q]);
        }
        finish(self.0, &x, group);
    }
    #[inline(always)]
    fn add(self, mut x: [V; 4], y: [V; 4]) -> [V; 4] {
        for q in 0..4 {
            x[q] = x[q] ^ y[q];
        }
        x
    }
    #[inline(always)]
    fn round(self, x: [V; 4], k: [V; 4]) -> [V; 4] {
        let mut n = [(x[0], x[0]); 4];
        for q in 0..4 {
            n[q] = s_forward(self.0, x[q]);
        }
        l::<V, false>(self.0, n, &FORWARD.0.of_s, &FORWARD.0.series, k)
    }
    #[inline(always)]
    fn l_inverse(self, x: [V; 4], k: [V; 4]) -> [V; 4] {
        l::<V, true>(self.0, all_nibbles(self.0, &x), &BACK.0.of_state, &BACK.0.series, k)
    }
    #[inline(always)]
    fn round_inverse(self, x: [V; 4], k: [V; 4]) -> [V; 4] {
        let mut n = [(x[0], x[0]); 4];
        for q in 0..4 {
            n[q] = s_inverse(self.0, x[q]);
        }
        l::<V, true>(self.0, n, &BACK.0.of_s, &BACK.0.series, k)
    }
    #[inline(always)]
    fn s_inverse(self, mut x: [V; 4], k: [V; 4]) -> [V; 4] {
        for q in 0..4 {
            x[q] = look_up(self.0, s_inverse(self.0, x[q]), &BACK.0.of_s[0]) ^ k[q];
        }
        x
    }
    #[cfg(test)]
    fn s(self, mut x: [V; 4]) -> [V; 4] {
        for q in 0..4 {
            x[q] = look_up(self.0, s_forward(self.0, x[q]), &FORWARD.0.of_s[0]);
        }
        x
    }
    #[cfg(test)]
    fn l(self, x: [V; 4]) -> [V; 4] {
        let zero = [V::splat64(self.0, 0); 4];
        l::<V, false>(self.0, all_nibbles(self.0, &x), &FORWARD.0.of_state, &FORWARD.0.series, zero)
    }
}

/// Converts blocks, as they lie in memory, to columns, in the basis for encryption or for decryption (see `enter`).
#[inline(always)]
fn into_columns<V: NibbleSbox + Columns4, const INVERSE: bool>(cpu: V::Cpu, mut x: [V; 4]) -> [V; 4] {
    let order = V::splat128(cpu, &ORDER);
    for q in 0..4 {
        x[q] = order.lookup16(x[q]);
    }
    V::transpose4(&mut x);
    for q in 0..4 {
        x[q] = enter::<V, INVERSE>(cpu, x[q]);
    }
    x
}

/// Computes L (or L^-1, with registers and lanes in the opposite order) and adds the key. `n` has, for each register,
/// the pair of indices by which the tables in `direct` give the products of the bytes by the c_j. Byte 4 a + b of a
/// block is byte a of a 32-bit lane of register b. So a shift by j = 4 a + b - c goes from register c to register b and
/// shifts lanes by a bytes. The sums are computed from the highest a to the lowest, and are shifted one byte at a time.
#[allow(clippy::absurd_extreme_comparisons)] // in some copies, one side of a comparison is 0
#[inline(always)]
fn l<V: NibbleSbox + Columns4, const INVERSE: bool>(
    cpu: V::Cpu,
    n: [(V, V); 4],
    direct: &[NibbleMap; 8],
    series: &[NibbleMap; 16],
    k: [V; 4],
) -> [V; 4] {
    let mut n = if INVERSE { [n[3], n[2], n[1], n[0]] } else { n };
    let m = pin(direct);
    let mut products = [[n[0].0; 4]; 8];
    for j in 0..8 {
        let (tl, tr) = (V::splat128(cpu, &m[j][0]), V::splat128(cpu, &m[j][1]));
        for q in 0..4 {
            products[j][q] = n[q].0.lookup16(tl) ^ n[q].1.lookup16(tr);
        }
    }
    each16!(4: B => {
        let mut sum = products[0][0];
        each16!(4: I => {
            const A: usize = 3 - I;
            if A < 3 {
                sum = away::<V, INVERSE>(sum);
            }
            each16!(4: C => {
                if let Some(j) = const { shift(A, B, C) } {
                    let p = products[COEFFICIENT[j]][C];
                    sum = if A == 3 && C == 0 { p } else { sum ^ p };
                }
            });
        });
        n[B] = nibbles(cpu, sum);
    });
    let h = pin(series);
    let mut y = [n[0].0; 4];
    each16!(4: I => {
        const A: usize = 3 - I;
        if A < 3 {
            for q in 0..4 {
                y[q] = back::<V, INVERSE>(y[q]);
            }
        }
        // For each d, one pair of tables has the products that go from register b + d - 3 to register b.
        each16!(7: D => {
            if let Some(r) = const { shift(A, D, 3) } {
                let (tl, tr) = (V::splat128(cpu, &h[r][0]), V::splat128(cpu, &h[r][1]));
                each16!(4: B => {
                    if let Some(c @ 0..4) = const { shift(0, B + D, 3) } {
                        let (p, q) = (n[c].0.lookup16(tl), n[c].1.lookup16(tr));
                        y[B] = if A == 3 && c == 0 { p ^ q } else { y[B].xor3(p, q) };
                    }
                });
            }
        });
    });
    let mut x = k;
    for q in 0..4 {
        x[q] = k[q] ^ y[if INVERSE { 3 - q } else { q }];
    }
    x
}

/// 4 a + b - c, or `None` if it is negative.
const fn shift(a: usize, b: usize, c: usize) -> Option<usize> {
    (4 * a + b).checked_sub(c)
}

/// Moves a_t to place t - 4, in the recurrence's order.
#[inline(always)]
fn away<V: Columns4, const INVERSE: bool>(x: V) -> V {
    if INVERSE { x.shr32::<8>() } else { x.shl32::<8>() }
}

/// Moves a_t to place t + 4, in the recurrence's order.
#[inline(always)]
fn back<V: Columns4, const INVERSE: bool>(x: V) -> V {
    if INVERSE { x.shl32::<8>() } else { x.shr32::<8>() }
}

/// Entry j is the index of the products by c_j in `Maps::of_s` and `Maps::of_state`.
const COEFFICIENT: [usize; 16] = [0, 1, 2, 3, 4, 5, 6, 0, 7, 0, 6, 5, 4, 3, 2, 1];
/// The permutation that puts the bytes of a block into the order of the columns. This permutation is its own inverse.
static ORDER: [u8; 16] = [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15];
/// For each column, the permutation that puts the column's four bytes into every 32-bit lane.
static COLUMN: [[u8; 16]; 4] = {
    let mut t = [[0; 16]; 4];
    let mut i = 0;
    while i < 64 {
        t[i / 16][i % 16] = ORDER[i / 16 * 4 + i % 4];
        i += 1;
    }
    t
};
