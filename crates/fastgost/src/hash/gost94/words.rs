//! A strategy for GOST R 34.11-94 that computes the keys and the powers of psi in integer words, one message after the
//! other. Only the encryptions run in parallel, in `L` lanes, four lanes per message.
//!
//! This strategy is for CPUs without a byte shuffle.
use super::{Sbox, State, compress::CompressGost94, spec};
use crate::{
    cipher::gost28147::encrypt_lanes,
    hash::Segment,
    simd::{Word, array::Array, each16, word::transpose8},
};

/// The largest number of messages.
const MOST: usize = 4;

/// Compresses `L / 4` messages.
pub(super) struct Words<const L: usize> {
    /// The key words, as bytes.
    words: [[u8; 16 * MOST]; 8],
    /// Buffers in which low and high halves are converted between words and lanes.
    halves: [[u8; 16 * MOST]; 2],
}

impl<const L: usize> Words<L> {
    #[inline(always)]
    pub(super) fn new() -> Self {
        Self { words: [[0; 16 * MOST]; 8], halves: [[0; 16 * MOST]; 2] }
    }
}

/// A 256-bit word.
type Parts = [u64; 4];

impl<const L: usize> CompressGost94 for Words<L> {
    const LANES: usize = L / 4;
    type H = [Parts; MOST];

    #[inline(always)]
    fn load(&self, states: &[State]) -> [Parts; MOST] {
        let mut h = [[0; 4]; MOST];
        for i in 0..Self::LANES {
            h[i] = parts(&states[i].h);
        }
        h
    }

    #[inline(always)]
    fn store(&self, h: [Parts; MOST], states: &mut [State]) {
        for i in 0..Self::LANES {
            for j in 0..4 {
                states[i].h[8 * j..8 * j + 8].copy_from_slice(&h[i][j].to_le_bytes());
            }
        }
    }

    #[inline(always)]
    fn chi(&mut self, sbox: &Sbox, mut h: [Parts; MOST], segments: &[Segment<'_>], at: usize) -> [Parts; MOST] {
        for i in 0..Self::LANES {
            self.keys(i, &h[i], &parts(&segments[i].data[at..at + 32]));
            for j in 0..4 {
                let place = 16 * i + 4 * j;
                self.halves[0][place..place + 4].copy_from_slice(&(h[i][j] as u32).to_le_bytes());
                self.halves[1][place..place + 4].copy_from_slice(&((h[i][j] >> 32) as u32).to_le_bytes());
            }
        }
        let mut words = [[Array::<L>::load((), &self.words[0])]; 8];
        for k in 1..8 {
            words[k] = [Array::load((), &self.words[k])];
        }
        let x = ([Array::load((), &self.halves[0])], [Array::load((), &self.halves[1])]);
        let x = encrypt_lanes(sbox.nibbles.normal, &words, x);
        x.0[0].store(&mut self.halves[0]);
        x.1[0].store(&mut self.halves[1]);
        // These registers are arrays in memory, so they must be wiped.
        crate::wipe_registers(words.as_flattened_mut(), Array::splat64((), 0));
        for i in 0..Self::LANES {
            let mut s = [0; 16];
            for w in 0..16 {
                let (half, place) = (w / 2 % 2, 16 * i + 4 * (w / 4) + 2 * (w % 2));
                s[w] = u32::from(self.halves[half][place]) | u32::from(self.halves[half][place + 1]) << 8;
            }
            let m = parts(&segments[i].data[at..at + 32]);
            h[i] = join(&psi::<61>(add(psi::<1>(add(psi::<12>(s), &m)), &h[i])));
        }
        h
    }

    #[inline(always)]
    fn wipe(&mut self) {
        crate::wipe(self.words.as_flattened_mut());
        crate::wipe(self.halves.as_flattened_mut());
    }
}

impl<const L: usize> Words<L> {
    /// Computes the keys of message `i`. For each k, P moves byte k of each part of a key to word k. This is a
    /// transposition.
    #[inline(always)]
    fn keys(&mut self, i: usize, h: &Parts, m: &Parts) {
        let (mut u, mut v) = (*h, *m);
        for pair in 0..2 {
            let mut keys = [0; 8];
            for e in 0..2 {
                for j in 0..4 {
                    keys[4 * e + j] = u[j] ^ v[j];
                }
                u = a(u);
                v = a(a(v));
                if (pair, e) == (0, 1) {
                    for j in 0..4 {
                        u[j] ^= spec::C3[3 - j];
                    }
                }
            }
            transpose8(&mut keys, 0);
            for k in 0..8 {
                let place = 16 * i + 8 * pair;
                self.words[k][place..place + 8].copy_from_slice(&keys[k].to_le_bytes());
            }
        }
    }
}

#[inline(always)]
fn parts(bytes: &[u8]) -> Parts {
    let mut x = [0; 4];
    for j in 0..4 {
        x[j] = u64::load((), &bytes[8 * j..]);
    }
    x
}

#[inline(always)]
fn a(x: Parts) -> Parts {
    [x[1], x[2], x[3], x[0] ^ x[1]]
}

#[inline(always)]
fn add(mut x: [u32; 16], y: &Parts) -> [u32; 16] {
    for w in 0..16 {
        x[w] ^= (y[w / 4] >> (16 * (w % 4))) as u32 & 0xffff;
    }
    x
}

#[inline(always)]
fn join(x: &[u32; 16]) -> Parts {
    let mut y = [0; 4];
    for w in 0..16 {
        y[w / 4] |= u64::from(x[w]) << (16 * (w % 4));
    }
    y
}

/// Computes psi^`N` in a ring buffer. A whole turn of the buffer (16 steps) is unrolled, so that no word is accessed by
/// a variable index.
#[inline(always)]
fn psi<const N: usize>(mut x: [u32; 16]) -> [u32; 16] {
    for _ in 0..N / 16 {
        turn(16, &mut x);
    }
    turn(N % 16, &mut x);
    let mut y = [0; 16];
    for i in 0..16 {
        y[i] = x[(N + i) % 16];
    }
    y
}

/// Computes the first `steps` steps of a turn.
#[inline(always)]
fn turn(steps: usize, x: &mut [u32; 16]) {
    each16!(I => if I < steps {
        for i in 1..spec::TAPS.len() {
            x[I] ^= x[(I + spec::TAPS[i]) % 16];
        }
    });
}
