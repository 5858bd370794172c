//! A Streebog strategy that keeps a row of the key matrix next to a row of the state matrix in a 128-bit lane.
//!
//! This strategy is for CPUs that can look up only in tables of 16 bytes. L multiplies whole rows by constants, which
//! are the same for the key and the state. So a product takes two look-ups in registers, by the two indices with which
//! S ends (see `nibbles`). Both matrices are kept in the basis alpha, in which S begins. `N` registers hold the eight
//! rows.
use super::{State, compress::CompressStreebog, spec};
use crate::{
    hash::Segment,
    pi::{
        decomposition::{ALPHA, ALPHA_INV},
        nibbles::{NibbleMap, NibbleSbox, PI_OF, PiIndices, linear},
    },
    simd::{Aligned, Rows8, Word, each16, pin},
};
use core::marker::PhantomData;

/// Compresses one message.
///
/// `ROLLED` is for CPUs with 32 registers. A loop then takes the rows from memory, one after the other, while the sums
/// stay in registers. If this loop were unrolled, the compiler would compute all of S first, and would have no
/// registers for the sums.
#[derive(Clone, Copy)]
pub(super) struct PairedRows<V: Word, I, const N: usize, const ROLLED: bool = false> {
    cpu: V::Cpu,
    tables: &'static Aligned<Tables>,
    indices: PhantomData<I>,
}

/// The constants, arranged for a given number of registers.
pub(super) struct Tables {
    /// Look-up tables. There are four indices: the register of the sum, the register of the factor, the number of lanes
    /// by which the sum will be rotated, and the index of S (first or second). Each table has an entry for every lane.
    products: [u8; 2048],
    /// C_1, C_2, ..., register by register, in the low words of the lanes.
    constants: [[u8; 128]; 12],
}

impl<V: NibbleSbox + Rows8<N>, I: PiIndices<V>, const N: usize, const ROLLED: bool> CompressStreebog
    for PairedRows<V, I, N, ROLLED>
{
    const LANES: usize = 1;
    /// h, in the low words of the lanes.
    type H = [V; N];
    type Block = ([V; N], [V; N]);

    #[inline(always)]
    fn load(self, states: &[State]) -> [V; N] {
        self.enter(&states[0].h)
    }
    #[inline(always)]
    fn store(self, mut h: [V; N], states: &mut [State]) {
        for j in 0..N {
            h[j] = linear(self.cpu, h[j], &LEAVE);
        }
        V::store_rows(&h, &mut states[0].h);
    }
    #[inline(always)]
    fn block(self, states: &[State], segments: &[Segment<'_>], at: usize) -> ([V; N], [V; N]) {
        (self.enter(&states[0].length), self.enter(&segments[0].data[at..at + 64]))
    }
    #[inline(always)]
    fn g(self, mut h: [V; N], (n, m): ([V; N], [V; N])) -> [V; N] {
        let mut y = h;
        for j in 0..N {
            y[j] = h[j] ^ n[j];
        }
        y = self.lps(y);
        for j in 0..N {
            y[j] = y[j].with_high(m[j]);
        }
        for c in &self.tables.0.constants {
            for j in 0..N {
                // The low words become the key plus C, and the high words become the state plus the key.
                y[j] = y[j] ^ V::load(self.cpu, &c[j * V::BYTES..]).with_high(y[j]);
            }
            y = self.lps(y);
        }
        for j in 0..N {
            h[j] = (y[j] ^ y[j].high()).xor3(h[j], m[j]);
        }
        h
    }
}

impl<V: NibbleSbox + Rows8<N>, I: PiIndices<V>, const N: usize, const ROLLED: bool> PairedRows<V, I, N, ROLLED> {
    #[inline(always)]
    pub(super) fn new(cpu: V::Cpu, tables: &'static Aligned<Tables>) -> Self {
        Self { cpu, tables, indices: PhantomData }
    }

    #[inline(always)]
    fn enter(self, bytes: &[u8]) -> [V; N] {
        let mut x = V::load_rows(self.cpu, bytes);
        for j in 0..N {
            x[j] = linear(self.cpu, x[j], &ENTER);
        }
        x
    }

    /// Computes LPS of the key and LPS of the state together.
    #[inline(always)]
    fn lps(self, y: [V; N]) -> [V; N] {
        let t = &pin(self.tables).0.products;
        // `sums[s]` is the sum of all products that must move by s lanes, from lane i + s to lane i. Each sum is
        // rotated only once, at the end.
        let mut sums = [[V::splat64(self.cpu, 0); N]; 2];
        if N < 8 {
            // All of S is computed first, because S has a long latency, and there are enough registers for its results
            // and the sums.
            let mut n = [y; 2];
            each16!(8: J => if J < N {
                let (l, r) = I::of(self.cpu, y[J]);
                (n[0][J], n[1][J]) = (l.hold(), r.hold());
            });
            each16!(2: WHICH => each16!(8: J => if J < N {
                for s in 0..8 / N {
                    for b in 0..N {
                        let t = V::load(self.cpu, &t[Tables::at::<V>((b * N + J) * (8 / N) + s, WHICH)..]);
                        sums[s][b] = (sums[s][b] ^ n[WHICH][J].lookup16(t)).hold();
                    }
                }
            }));
        } else if ROLLED {
            let y = pin(&y);
            for j in 0..N {
                self.add_products(t, y[j], j, &mut sums[0]);
            }
        } else {
            // A macro unrolls this loop, because the compiler would not unroll it, and the registers would go through
            // memory.
            each16!(8: J => if J < N {
                self.add_products(t, y[J], J, &mut sums[0]);
            });
        }
        let mut z = sums[0];
        if N < 8 {
            for b in 0..N {
                z[b] = z[b] ^ sums[1][b].rotate_lanes();
            }
        }
        V::transpose_rows(&mut z);
        z
    }

    /// Adds the products of register `j`. This function is only for registers that hold one row each.
    #[inline(always)]
    fn add_products(self, t: &[u8; 2048], y: V, j: usize, sums: &mut [V; N]) {
        let (l, r) = I::of(self.cpu, y);
        for b in 0..N {
            let (tl, tr) = (&t[Tables::at::<V>(b * N + j, 0)..], &t[Tables::at::<V>(b * N + j, 1)..]);
            let (tl, tr) = (V::load(self.cpu, tl), V::load(self.cpu, tr));
            // Adding the two products first keeps the dependency chain through the sum short.
            sums[b] = sums[b] ^ (l.lookup16(tl) ^ r.lookup16(tr));
        }
    }
}

impl Tables {
    /// Returns the position of a table in `products`, given the number of the product and the index of S.
    #[inline(always)]
    const fn at<V: Word>(product: usize, which: usize) -> usize {
        V::BYTES * (2 * product + which)
    }
}

static ENTER: NibbleMap = map(&ALPHA);
static LEAVE: NibbleMap = map(&ALPHA_INV);

const fn map(of: &[u8; 256]) -> NibbleMap {
    let mut m = [[0; 16]; 2];
    let mut i = 0;
    while i < 16 {
        (m[0][i], m[1][i]) = (of[i << 4], of[i]);
        i += 1;
    }
    m
}

/// Returns the constants for `n` registers.
pub(super) const fn tables(n: usize) -> Aligned<Tables> {
    let lanes = 8 / n;
    let mut t = Tables { products: [0; 2048], constants: [[0; 128]; 12] };
    let mut i = 0;
    while i < 2048 {
        let (place, lane, which) = (i % 16, i / 16 % lanes, i / (16 * lanes) % 2);
        let (s, j, b) = (i / (32 * lanes) % lanes, i / (32 * lanes * lanes) % n, i / (32 * lanes * lanes * n));
        let (to, from) = (b + n * ((lane + lanes - s) % lanes), j + n * lane);
        t.products[i] = ALPHA[spec::l_byte(to, from, PI_OF[which][place]) as usize];
        i += 1;
    }
    let mut i = 0;
    while i < 768 {
        let (c, row, byte) = (i / 64, i / 8 % 8, i % 8);
        let (register, lane) = (row % n, row / n);
        t.constants[c][16 * (register * lanes + lane) + byte] = ALPHA[spec::c(c + 1)[i % 64] as usize];
        i += 1;
    }
    Aligned(t)
}
