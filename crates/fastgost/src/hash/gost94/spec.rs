//! The oracle for GOST R 34.11-94 (RFC 5831): as the standard prints it. Slow, readable, NOT constant-time. Kernels
//! derive their constants from it and are tested against it.
//!
//! A 256-bit word is stored as the 32 bytes of its number, least significant first, like messages and digests in
//! memory; the standard writes the most significant byte first.
use crate::cipher::gost28147::spec as gost28147;
use core::array;

/// C_3 (section 5.1) in 64-bit words, most significant first. C_2 and C_4 are zero.
pub const C3: [u64; 4] = [0xff00ffff000000ff, 0xff0000ff00ffff00, 0x00ff00ff00ff00ff, 0xff00ff00ff00ff00];

/// The words of the shift register, counted from 0, whose sum is shifted in at its upper end (section 5.3). The first
/// of them is the one shifted out.
pub const TAPS: [usize; 6] = [0, 1, 2, 3, 12, 15];

/// A 256-bit word.
pub type Vector = [u8; 32];

/// The XOR of two words.
pub fn x(a: &Vector, b: &Vector) -> Vector {
    array::from_fn(|i| a[i] ^ b[i])
}

/// A(X) = (x_1 + x_2) || x_4 || x_3 || x_2 (section 5.1).
pub fn a(x: &Vector) -> Vector {
    array::from_fn(|i| if i < 24 { x[i + 8] } else { x[i - 24] ^ x[i - 16] })
}

/// P: byte phi(j) becomes byte j; phi(i + 1 + 4 (k - 1)) = 8 i + k, counted from 1.
pub fn p(x: &Vector) -> Vector {
    array::from_fn(|j| x[8 * (j % 4) + j / 4])
}

/// C_3 as a vector.
pub const fn c3() -> Vector {
    let mut v = [0; 32];
    let mut i = 0;
    while i < 32 {
        v[i] = (C3[3 - i / 8] >> (8 * (i % 8))) as u8;
        i += 1;
    }
    v
}

/// K_1, ..., K_4 (section 5.1).
pub fn keys(h: &Vector, m: &Vector) -> [Vector; 4] {
    let (mut u, mut v) = (*h, *m);
    array::from_fn(|i| {
        if i > 0 {
            u = a(&u);
            v = a(&a(&v));
        }
        if i == 2 {
            u = x(&u, &c3());
        }
        p(&x(&u, &v))
    })
}

/// S: the four parts of H, each encrypted under its key (section 5.2).
pub fn s(pi: &[[u8; 16]; 8], keys: &[Vector; 4], h: &Vector) -> Vector {
    let mut s = [0; 32];
    for ((key, from), to) in keys.iter().zip(h.as_chunks::<8>().0).zip(s.as_chunks_mut::<8>().0) {
        let words = gost28147::expand(&gost28147::words_of_28147(key));
        *to = gost28147::encrypt(pi, &words, u64::from_le_bytes(*from)).to_le_bytes();
    }
    s
}

/// psi: one step of the shift register (section 5.3).
pub fn psi(x: &Vector) -> Vector {
    let sum = |byte: usize| TAPS.iter().fold(0, |sum, word| sum ^ x[2 * word + byte]);
    array::from_fn(|i| if i < 30 { x[i + 2] } else { sum(i - 30) })
}

/// psi^n.
pub fn psi_n(n: usize, x: &Vector) -> Vector {
    (0..n).fold(*x, |x, _| psi(&x))
}

/// chi(M, H), the step hash function (the compression function).
pub fn chi(pi: &[[u8; 16]; 8], m: &Vector, h: &Vector) -> Vector {
    let s = s(pi, &keys(h, m), h);
    psi_n(61, &x(h, &psi(&x(m, &psi_n(12, &s)))))
}

/// The sum of two words as numbers modulo 2^256.
pub fn add(a: &Vector, b: &Vector) -> Vector {
    let mut carry = 0;
    array::from_fn(|i| {
        carry += u16::from(a[i]) + u16::from(b[i]);
        let byte = carry as u8;
        carry >>= 8;
        byte
    })
}

/// A number of at most 64 bits as a vector.
pub fn number(x: u64) -> Vector {
    array::from_fn(|i| if i < 8 { x.to_le_bytes()[i] } else { 0 })
}

/// The digest of a message (section 6) with initial value 0. The S-boxes are in the form that `gost28147` takes.
pub fn hash(pi: &[[u8; 16]; 8], message: &[u8]) -> Vector {
    hash_from(pi, [[0; 32]; 3], message)
}

/// Like `hash`, but starts from H, L and Sigma in the middle of a message. An empty message has no padded block: all
/// implementations read the standard this way.
pub fn hash_from(pi: &[[u8; 16]; 8], [mut h, mut l, mut sigma]: [Vector; 3], message: &[u8]) -> Vector {
    for block in message.chunks(32) {
        let m = array::from_fn(|i| block.get(i).copied().unwrap_or(0));
        h = chi(pi, &m, &h);
        l = add(&l, &number(8 * block.len() as u64));
        sigma = add(&sigma, &m);
    }
    chi(pi, &sigma, &chi(pi, &l, &h))
}
