//! A row of the key's matrix and a row of the state's side by side in a 128-bit lane.
//!
//! Exists for CPUs whose only look-up is one in 16 bytes: L multiplies whole rows by constants, and both chains have the
//! same ones, so that a product is two look-ups of a register, from the two indices with which S ends (see `nibbles`).
//! Both are kept in the basis alpha, in which S begins. `N` registers of lanes hold the eight rows.
use super::{State, compress::Compress, spec};
use crate::{
    cipher::kuznyechik::{
        decomposition::{ALPHA, ALPHA_INV},
        nibbles::{Map, Nibbles, PI_OF, linear, s_forward},
    },
    hash::Segment,
    simd::{Aligned, Rows8, Word, pin},
};

/// One message.
#[derive(Clone, Copy)]
pub(super) struct Lanes<V: Word, const N: usize>(pub(super) V::Cpu, pub(super) &'static Products);

/// By register of the product, register of the factor, by how many lanes that is rotated, and index of S: tables for all
/// lanes.
pub(super) type Products = Aligned<[u8; 2048]>;

impl<V: Nibbles + Rows8<N>, const N: usize> Compress for Lanes<V, N> {
    const LANES: usize = 1;
    /// In the low words.
    type H = [V; N];
    type Block = ([V; N], [V; N]);

    #[inline(always)]
    fn load(self, states: &[State]) -> [V; N] {
        self.enter(&states[0].h)
    }
    #[inline(always)]
    fn store(self, mut h: [V; N], states: &mut [State]) {
        for j in 0..N {
            h[j] = linear(self.0, h[j], &LEAVE);
        }
        V::store_rows(&h, &mut states[0].h);
    }
    #[inline(always)]
    fn block(self, states: &[State], segments: &[Segment<'_>], at: usize) -> ([V; N], [V; N]) {
        (self.enter(&states[0].n), self.enter(&segments[0].data[at..at + 64]))
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
        for c in &CONSTANTS {
            let c = V::load_rows(self.0, c);
            for j in 0..N {
                // The key plus C, the state plus the key.
                y[j] = y[j] ^ c[j].with_high(y[j]);
            }
            y = self.lps(y);
        }
        for j in 0..N {
            h[j] = (y[j] ^ y[j].high()).xor3(h[j], m[j]);
        }
        h
    }
}

impl<V: Nibbles + Rows8<N>, const N: usize> Lanes<V, N> {
    #[inline(always)]
    fn enter(self, bytes: &[u8]) -> [V; N] {
        let mut x = V::load_rows(self.0, bytes);
        for j in 0..N {
            x[j] = linear(self.0, x[j], &ENTER);
        }
        x
    }

    /// Of the key and of the state.
    #[inline(always)]
    fn lps(self, y: [V; N]) -> [V; N] {
        let t = &pin(self.1).0;
        let mut z = [V::splat64(self.0, 0); N];
        for j in 0..N {
            let (mut l, mut r) = s_forward(self.0, y[j]);
            for s in 0..8 / N {
                if s > 0 {
                    (l, r) = (l.rotate_lanes(), r.rotate_lanes());
                }
                for b in 0..N {
                    let at = 2 * V::BYTES * ((b * N + j) * (8 / N) + s);
                    let (tl, tr) = (V::load(self.0, &t[at..]), V::load(self.0, &t[at + V::BYTES..]));
                    z[b] = z[b].xor3(l.lookup16(tl), r.lookup16(tr));
                }
            }
        }
        V::transpose_rows(&mut z);
        z
    }
}

static ENTER: Map = map(&ALPHA);
static LEAVE: Map = map(&ALPHA_INV);

const fn map(of: &[u8; 256]) -> Map {
    let mut m = [[0; 16]; 2];
    let mut i = 0;
    while i < 16 {
        (m[0][i], m[1][i]) = (of[i << 4], of[i]);
        i += 1;
    }
    m
}

/// For `n` registers.
pub(super) const fn products(n: usize) -> Products {
    let lanes = 8 / n;
    let mut t = [0; 2048];
    let mut i = 0;
    while i < 2048 {
        let (place, lane, which) = (i % 16, i / 16 % lanes, i / (16 * lanes) % 2);
        let (s, j, b) = (i / (32 * lanes) % lanes, i / (32 * lanes * lanes) % n, i / (32 * lanes * lanes * n));
        let (to, from) = (b + n * lane, j + n * ((lane + s) % lanes));
        t[i] = ALPHA[spec::l_byte(to, from, PI_OF[which][place]) as usize];
        i += 1;
    }
    Aligned(t)
}

static CONSTANTS: [[u8; 64]; 12] = {
    let mut t = [[0; 64]; 12];
    let mut i = 0;
    while i < 768 {
        t[i / 64][i % 64] = ALPHA[spec::c(i / 64 + 1)[i % 64] as usize];
        i += 1;
    }
    t
};
