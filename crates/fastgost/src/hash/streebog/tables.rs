//! A kernel that looks up tables in memory, as other libraries do. This kernel is NOT constant-time, and is only for
//! comparison.
#![cfg(feature = "tables")]
use super::{
    State, Streebog,
    compress::{self, CompressStreebog},
    spec,
};
use crate::{
    cpu::Level,
    hash::{HashKernel, Segment, Width},
    pi::spec::PI,
};

pub(super) const KERNEL: HashKernel<Streebog> =
    HashKernel::new(Level::Tables, &[Width { lanes: 1, from: 0, run: one }]);

fn one(_: &(), states: &mut [State], segments: &[Segment<'_>], blocks: usize) {
    compress::run(Lookups, states, segments, blocks);
}

/// Looks up a word for every byte, in 16 KiB of tables.
#[derive(Clone, Copy)]
struct Lookups;

type Vector = [u64; 8];

impl CompressStreebog for Lookups {
    const LANES: usize = 1;
    type H = Vector;
    type Block = (Vector, Vector);
    fn load(self, states: &[State]) -> Vector {
        words(&states[0].h)
    }
    fn store(self, h: Vector, states: &mut [State]) {
        for i in 0..8 {
            states[0].h[8 * i..8 * i + 8].copy_from_slice(&h[i].to_le_bytes());
        }
    }
    fn block(self, states: &[State], segments: &[Segment<'_>], at: usize) -> (Vector, Vector) {
        (words(&states[0].length), words(&segments[0].data[at..at + 64]))
    }
    fn g(self, mut h: Vector, (n, m): (Vector, Vector)) -> Vector {
        let (mut k, mut x) = (lps(&h, &n), m);
        for c in &C {
            x = lps(&x, &k);
            k = lps(&k, c);
        }
        for i in 0..8 {
            h[i] ^= x[i] ^ k[i] ^ m[i];
        }
        h
    }
}

fn words(bytes: &[u8]) -> Vector {
    let mut x = [0; 8];
    for (x, word) in x.iter_mut().zip(bytes.chunks_exact(8)) {
        *x = word.iter().rev().fold(0, |w, b| w << 8 | u64::from(*b));
    }
    x
}

/// Computes LPS of the sum of `x` and `y`. Byte i of every word goes into word i. This is P.
fn lps(x: &Vector, y: &Vector) -> Vector {
    let mut z = [0; 8];
    for j in 0..8 {
        let word = x[j] ^ y[j];
        for i in 0..8 {
            z[i] ^= LPS[j][usize::from((word >> (8 * i)) as u8)];
        }
    }
    z
}

static LPS: [[u64; 256]; 8] = {
    let mut t = [[0; 256]; 8];
    let mut i = 0;
    while i < 2048 {
        t[i / 256][i % 256] = spec::l_word((PI[i % 256] as u64) << (8 * (i / 256)));
        i += 1;
    }
    t
};

static C: [Vector; 12] = {
    let mut t = [[0; 8]; 12];
    let mut i = 0;
    while i < 96 {
        t[i / 8][i % 8] = spec::C[i / 8][7 - i % 8];
        i += 1;
    }
    t
};
