//! GOST R 34.11-94 as the second paper divides it: the four encryptions of a step of the compression function one after
//! the other, with S-boxes from tables, which secrets index, or computed; or all at once. What is around the encryptions is
//! the same code in all of them.
use fastgost::Sbox;
use fastgost_testkit::oracle::gost28147::{ORDER, words_of_28147};

/// The four encryptions.
pub trait Encryptions: Send {
    /// Encrypts part i of H under key i; word w of key i is `words[w][i]`.
    fn encrypt(&self, words: &[[u32; 4]; 8], h: [u64; 4]) -> [u64; 4];
}

/// Rows of 16 nibbles; the first is for the lowest nibble.
pub type Rows = [[u8; 16]; 8];

/// The S-boxes of CryptoPro, the library's default.
pub fn rows() -> Option<&'static Rows> {
    Sbox::SETS.iter().find(|set| set.name == "h94cp").map(|set| &set.rows)
}

/// The S-boxes, followed by the rotation.
pub trait Boxes: Send {
    fn new(rows: &Rows) -> Self;
    fn substitute(&self, x: u32) -> u32;
}

/// A table for each byte of a word, with both of its S-boxes and the rotation. NOT constant-time.
pub struct Tables(Box<[[u32; 256]; 4]>);

impl Boxes for Tables {
    fn new(rows: &Rows) -> Self {
        let mut tables = Box::new([[0; 256]; 4]);
        for (byte, table) in tables.iter_mut().enumerate() {
            for (x, entry) in table.iter_mut().enumerate() {
                let both = u32::from(rows[2 * byte][x % 16]) | u32::from(rows[2 * byte + 1][x / 16]) << 4;
                *entry = (both << (8 * byte)).rotate_left(11);
            }
        }
        Self(tables)
    }
    #[inline(always)]
    fn substitute(&self, x: u32) -> u32 {
        let [a, b, c, d] = x.to_le_bytes();
        self.0[0][usize::from(a)] | self.0[1][usize::from(b)] | self.0[2][usize::from(c)] | self.0[3][usize::from(d)]
    }
}

/// All eight S-boxes of a word at once by their algebraic normal forms, as in the library's portable kernel: for every
/// product of a nibble's bits, which bits of the results it is added to. Constant-time.
pub struct NormalForm([u32; 16]);

impl Boxes for NormalForm {
    fn new(rows: &Rows) -> Self {
        let mut sums = [0; 16];
        for (place, row) in rows.iter().enumerate() {
            let mut form = *row;
            for bit in [1, 2, 4, 8] {
                for x in (0..16).filter(|x| x & bit != 0) {
                    form[x] ^= form[x ^ bit];
                }
            }
            for (sum, nibble) in sums.iter_mut().zip(form) {
                *sum |= u32::from(nibble) << (4 * place);
            }
        }
        Self(sums)
    }
    #[inline(always)]
    fn substitute(&self, x: u32) -> u32 {
        let t = &self.0;
        let (x0, x1, x2, x3) = (spread(x), spread(x >> 1), spread(x >> 2), spread(x >> 3));
        let x01 = x0 & x1;
        let mut of_low = [0; 4];
        for i in 0..4 {
            of_low[i] = t[4 * i] ^ (x0 & t[4 * i + 1]) ^ (x1 & t[4 * i + 2]) ^ (x01 & t[4 * i + 3]);
        }
        (of_low[0] ^ (x2 & of_low[1]) ^ (x3 & (of_low[2] ^ (x2 & of_low[3])))).rotate_left(11)
    }
}

/// The lowest bit of every nibble, copied to all four bits.
#[inline(always)]
fn spread(x: u32) -> u32 {
    let bit = x & 0x1111_1111;
    (bit << 4).wrapping_sub(bit)
}

/// `L` encryptions at a time, of parts `first`, `first + 1`, ...
#[inline(always)]
fn encrypt<B: Boxes, const L: usize>(boxes: &B, words: &[[u32; 4]; 8], h: &mut [u64; 4], first: usize) {
    let (mut low, mut high) = ([0; L], [0; L]);
    for i in 0..L {
        (low[i], high[i]) = (h[first + i] as u32, (h[first + i] >> 32) as u32);
    }
    for pair in ORDER.chunks_exact(2) {
        let keys = [&words[usize::from(pair[0]) % 8], &words[usize::from(pair[1]) % 8]];
        for i in 0..L {
            high[i] ^= boxes.substitute(low[i].wrapping_add(keys[0][first + i]));
        }
        for i in 0..L {
            low[i] ^= boxes.substitute(high[i].wrapping_add(keys[1][first + i]));
        }
    }
    for i in 0..L {
        // Without the exchange of the last round.
        h[first + i] = u64::from(low[i]) << 32 | u64::from(high[i]);
    }
}

/// One encryption after the other.
pub struct Serial<B>(pub B);

impl<B: Boxes> Encryptions for Serial<B> {
    fn encrypt(&self, words: &[[u32; 4]; 8], mut h: [u64; 4]) -> [u64; 4] {
        for i in 0..4 {
            encrypt::<B, 1>(&self.0, words, &mut h, i);
        }
        h
    }
}

/// All four at once.
pub struct Parallel<B>(pub B);

impl<B: Boxes> Encryptions for Parallel<B> {
    fn encrypt(&self, words: &[[u32; 4]; 8], mut h: [u64; 4]) -> [u64; 4] {
        encrypt::<B, 4>(&self.0, words, &mut h, 0);
        h
    }
}

/// None, to measure what is around them: every word of the keys still reaches the result.
pub struct Without;

impl Encryptions for Without {
    fn encrypt(&self, words: &[[u32; 4]; 8], mut h: [u64; 4]) -> [u64; 4] {
        for pair in words.as_chunks::<2>().0 {
            for i in 0..4 {
                h[i] ^= u64::from(pair[0][i]) << 32 | u64::from(pair[1][i]);
            }
        }
        h
    }
}

/// The digest of a message (RFC 5831, section 6).
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

/// Word w of key i collects byte w of each part of U ^ V.
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

/// C_3, the least significant word first.
const C3: [u64; 4] = [0xff00_ff00_ff00_ff00, 0x00ff_00ff_00ff_00ff, 0xff00_00ff_00ff_ff00, 0xff00_ffff_0000_00ff];

#[inline(always)]
fn a(x: [u64; 4]) -> [u64; 4] {
    [x[1], x[2], x[3], x[0] ^ x[1]]
}

#[inline(always)]
fn xor(x: [u64; 4], y: &[u64; 4]) -> [u64; 4] {
    [x[0] ^ y[0], x[1] ^ y[1], x[2] ^ y[2], x[3] ^ y[3]]
}

/// psi^`N`: the shift register is a ring of 16 words, so that nothing is moved.
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
    use fastgost::hash::Gost94;

    #[test]
    fn digests_are_the_librarys() {
        let rows = rows().unwrap();
        let message: Vec<_> = (0..1000).map(|i| (i * i % 251) as u8).collect();
        for len in (0..100).chain([255, 256, 257, 1000]) {
            let (message, want) = (&message[..len], Gost94::digest(&message[..len]));
            assert_eq!(digest(&Serial(Tables::new(rows)), message), want, "{len}");
            assert_eq!(digest(&Serial(NormalForm::new(rows)), message), want, "{len}");
            assert_eq!(digest(&Parallel(Tables::new(rows)), message), want, "{len}");
            assert_eq!(digest(&Parallel(NormalForm::new(rows)), message), want, "{len}");
            assert_ne!(digest(&Without, message), want, "{len}");
        }
    }

    /// The key words that are not used by the encryptions must still be computed.
    #[test]
    fn nothing_around_them_is_left_out() {
        let mut words = [[0; 4]; 8];
        for w in 0..8 {
            for i in 0..4 {
                words[w][i] = 1;
                assert_ne!(Without.encrypt(&words, [0; 4]), [0; 4], "word {w} of key {i}");
                words[w][i] = 0;
            }
        }
    }
}
