//! GOST R 34.11-94. A step of the compression function has four encryptions. As in the second paper (P2), the lab
//! computes them one after the other, or all at once. The code around the encryptions is always the same.
use crate::experiments::gost28147::{Boxes, Rows, encrypt, rows};
use fastgost_testkit::oracle::gost28147::words_of_28147;
use std::hint::black_box;

/// Returns the S-boxes of CryptoPro, which are the library's default.
pub fn sboxes() -> Option<&'static Rows> {
    rows("h94cp")
}

/// A way to compute the four encryptions of a step.
pub trait Encryptions: Send {
    /// Encrypts part i of H under key i. Word w of key i is `words[w][i]`.
    fn encrypt(&self, words: &[[u32; 4]; 8], h: [u64; 4]) -> [u64; 4];
}

/// The program computes one encryption after the other. The encryptions are independent, so the CPU may begin an
/// encryption before the previous encryption has ended.
pub struct Serial<B>(pub B);

impl<B: Boxes> Encryptions for Serial<B> {
    fn encrypt(&self, words: &[[u32; 4]; 8], mut h: [u64; 4]) -> [u64; 4] {
        for i in 0..4 {
            encrypt::<B, 1, 4>(&self.0, words, &mut h, i);
        }
        h
    }
}

/// The CPU, too, computes one encryption after the other, because the input of each encryption depends on the output of
/// the previous encryption.
pub struct Chained<B> {
    boxes: B,
    /// This number is 0, but the compiler does not know that.
    zero: u64,
}

impl<B> Chained<B> {
    pub fn new(boxes: B) -> Self {
        Self { boxes, zero: black_box(0) }
    }
}

impl<B: Boxes> Encryptions for Chained<B> {
    fn encrypt(&self, words: &[[u32; 4]; 8], mut h: [u64; 4]) -> [u64; 4] {
        let mut before = h[3];
        for i in 0..4 {
            h[i] ^= before & self.zero;
            encrypt::<B, 1, 4>(&self.boxes, words, &mut h, i);
            before = h[i];
        }
        h
    }
}

/// The program computes all four encryptions at once.
pub struct Parallel<B>(pub B);

impl<B: Boxes> Encryptions for Parallel<B> {
    fn encrypt(&self, words: &[[u32; 4]; 8], mut h: [u64; 4]) -> [u64; 4] {
        encrypt::<B, 4, 4>(&self.0, words, &mut h, 0);
        h
    }
}

/// Repeats the set of the four encryptions. Each further set encrypts the results of the previous set under the same
/// keys. The additional time is the cost of a set at this place in the hash function. The digest is right only with one
/// set.
pub struct Repeated<E> {
    encryptions: E,
    /// The number of sets. The compiler does not know it, so the machine code is the same for every number of sets.
    sets: usize,
    /// This number is 0, but the compiler does not know that (see `Chained`).
    zero: u64,
}

impl<E> Repeated<E> {
    pub fn new(encryptions: E, sets: usize) -> Self {
        Self { encryptions, sets: black_box(sets), zero: black_box(0) }
    }
}

impl<E: Encryptions> Encryptions for Repeated<E> {
    fn encrypt(&self, words: &[[u32; 4]; 8], mut h: [u64; 4]) -> [u64; 4] {
        for _ in 0..self.sets {
            // A set begins only when the previous set has ended, just as the first set begins only when the previous
            // step has ended. Otherwise sets would overlap, and a further set would seem to cost less than the first
            // set.
            let before = (h[0] ^ h[1] ^ h[2] ^ h[3]) & self.zero;
            h = self.encryptions.encrypt(words, h.map(|part| part ^ before));
        }
        h
    }
}

/// Returns the digest of a message (RFC 5831, section 6).
pub fn digest(encryptions: &impl Encryptions, message: &[u8]) -> [u8; 32] {
    let (mut h, mut sum) = ([0; 4], [0; 4]);
    let (blocks, rest) = message.as_chunks::<32>();
    for block in blocks {
        let m = parts(block);
        add(&mut sum, &m);
        h = chi(encryptions, &m, h);
    }
    if !rest.is_empty() {
        let mut block = [0; 32];
        block[..rest.len()].copy_from_slice(rest);
        let m = parts(&block);
        add(&mut sum, &m);
        h = chi(encryptions, &m, h);
    }
    h = chi(encryptions, &[8 * message.len() as u64, 0, 0, 0], h);
    h = chi(encryptions, &sum, h);
    let mut digest = [0; 32];
    for (bytes, part) in digest.as_chunks_mut::<8>().0.iter_mut().zip(h) {
        *bytes = part.to_le_bytes();
    }
    digest
}

fn parts(block: &[u8; 32]) -> [u64; 4] {
    let words = words_of_28147(block);
    [0, 2, 4, 6].map(|i| u64::from(words[i + 1]) << 32 | u64::from(words[i]))
}

/// Adds numbers modulo 2^256.
fn add(sum: &mut [u64; 4], x: &[u64; 4]) {
    let mut carry = false;
    for (sum, x) in sum.iter_mut().zip(x) {
        let (partial, one) = sum.overflowing_add(*x);
        let (all, other) = partial.overflowing_add(u64::from(carry));
        (*sum, carry) = (all, one | other);
    }
}

/// The compression function.
#[inline(always)]
fn chi(encryptions: &impl Encryptions, m: &[u64; 4], h: [u64; 4]) -> [u64; 4] {
    let s = encryptions.encrypt(&keys(&h, m), h);
    let x = psi::<1>(xor(psi::<12>(s), m));
    psi::<61>(xor(x, &h))
}

/// Returns the four keys. Word w of a key consists of byte w of each of the four parts of U ^ V.
#[inline(always)]
fn keys(h: &[u64; 4], m: &[u64; 4]) -> [[u32; 4]; 8] {
    let (mut u, mut v, mut words) = (*h, *m, [[0; 4]; 8]);
    for i in 0..4 {
        if i > 0 {
            (u, v) = (a(u), a(a(v)));
        }
        if i == 2 {
            u = xor(u, &C3);
        }
        let w = xor(u, &v);
        for (byte, word) in words.iter_mut().enumerate() {
            let of = |part: usize| (w[part] >> (8 * byte)) as u32 & 0xff;
            word[i] = of(0) | of(1) << 8 | of(2) << 16 | of(3) << 24;
        }
    }
    words
}

/// The constant C_3. The least significant word comes first.
const C3: [u64; 4] = [0xff00_ff00_ff00_ff00, 0x00ff_00ff_00ff_00ff, 0xff00_00ff_00ff_ff00, 0xff00_ffff_0000_00ff];

#[inline(always)]
fn a(x: [u64; 4]) -> [u64; 4] {
    [x[1], x[2], x[3], x[0] ^ x[1]]
}

#[inline(always)]
fn xor(x: [u64; 4], y: &[u64; 4]) -> [u64; 4] {
    [x[0] ^ y[0], x[1] ^ y[1], x[2] ^ y[2], x[3] ^ y[3]]
}

/// Applies psi `N` times. The shift register is a ring of 16 words, so that no word is moved.
#[inline(always)]
fn psi<const N: usize>(x: [u64; 4]) -> [u64; 4] {
    let mut ring = [0; 16];
    for (i, word) in ring.iter_mut().enumerate() {
        *word = (x[i / 4] >> (16 * (i % 4))) as u32 & 0xffff;
    }
    for _ in 0..N / 16 {
        turn::<16>(&mut ring);
    }
    match N % 16 {
        12 => turn::<12>(&mut ring),
        13 => turn::<13>(&mut ring),
        _ => turn::<1>(&mut ring),
    }
    let mut y = [0; 4];
    for i in 0..16 {
        y[i / 4] |= u64::from(ring[(N + i) % 16]) << (16 * (i % 4));
    }
    y
}

#[inline(always)]
fn turn<const STEPS: usize>(ring: &mut [u32; 16]) {
    for i in 0..STEPS {
        for tap in [1, 2, 3, 12, 15] {
            ring[i] ^= ring[(i + tap) % 16];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiments::gost28147::{NormalForm, Tables};
    use fastgost::hash::Gost94;

    fn check<E: Encryptions>(make: impl Fn() -> E) {
        let message: Vec<_> = (0..1000).map(|i| (i * i % 251) as u8).collect();
        let repeated: Vec<_> = (1..=3).map(|sets| Repeated::new(make(), sets)).collect();
        for len in (0..100).chain([255, 256, 257, 1000]) {
            let (message, want) = (&message[..len], Gost94::digest(&message[..len]));
            assert_eq!(digest(&make(), message), want, "{len}");
            let digests: Vec<_> = repeated.iter().map(|sets| digest(sets, message)).collect();
            assert_eq!(digests[0], want, "{len}");
            assert!(digests[1] != want && digests[2] != want && digests[1] != digests[2], "{len}");
        }
    }

    #[test]
    fn digests_are_the_librarys() {
        let rows = sboxes().unwrap();
        check(|| Serial(Tables::new(rows)));
        check(|| Serial(NormalForm::new(rows)));
        check(|| Chained::new(Tables::new(rows)));
        check(|| Chained::new(NormalForm::new(rows)));
        check(|| Parallel(Tables::new(rows)));
        check(|| Parallel(NormalForm::new(rows)));
    }
}
