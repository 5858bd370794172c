//! GOST R 34.11-94, as RFC 5831 describes it.
//!
//! A message of bytes is the word whose rightmost byte is byte 0. A state of 32 bytes and a hash code are also words of
//! this form. RFC 5831 numbers the bits of a word from 1 on. Bit `b[1]` of the RFC is the first bit of a slice here.
//! The RFC prints messages and hash codes from the last byte to the first byte.

use super::{Bits, boxes::Boxes, gost28147::encrypt, vec, xor};
use crate::algebra::Algebra;

/// Section 5.1: the bytes of the constant C\[3\], from its leftmost byte on. The constants C\[2\] and C\[4\] are zero.
pub const C3: [u8; 32] = {
    let (o, i) = (0, 0xff);
    [i, o, i, i, o, o, o, i, i, o, o, i, o, i, i, o, o, i, o, i, o, i, o, i, i, o, i, o, i, o, i, o]
};

/// Section 5.1: the transformation A: `(x[1] (xor) x[2]) || x[4] || x[3] || x[2]`.
fn a<G: Algebra>(algebra: &mut G, x: &[G::Bit]) -> Bits<G> {
    let sum = xor(algebra, &x[..64], &x[64..128]);
    [&x[64..], &sum].concat()
}

/// Section 5.1: the transformation P: `xi[phi(32)] || ... || xi[phi(1)]`, with `phi(i + 1 + 4 (k - 1)) = 8 i + k`.
fn p<B: Clone>(x: &[B]) -> Vec<B> {
    let mut image = Vec::new();
    for k in 1..=8 {
        for i in 0..4 {
            let xi = 8 * i + k;
            image.extend_from_slice(&x[8 * (xi - 1)..8 * xi]);
        }
    }
    image
}

/// Section 5.1: returns the keys K\[1\] to K\[4\] for a block `m` and a state `h`.
pub fn keys<G: Algebra>(algebra: &mut G, h: &[G::Bit], m: &[G::Bit]) -> [Bits<G>; 4] {
    let (mut u, mut v) = (h.to_vec(), m.to_vec());
    [1, 2, 3, 4].map(|i| {
        if i > 1 {
            u = a(algebra, &u);
            if i == 3 {
                let c3: Bits<G> = C3.iter().rev().flat_map(|&byte| vec(algebra, u64::from(byte), 8)).collect();
                u = xor(algebra, &u, &c3);
            }
            v = a(algebra, &v);
            v = a(algebra, &v);
        }
        let w = xor(algebra, &u, &v);
        p(&w)
    })
}

/// Section 5.2: encrypts the four parts of a state, each under its own key.
pub fn encrypted<G: Algebra>(algebra: &mut G, boxes: &Boxes<G::Bit>, keys: &[Bits<G>; 4], h: &[G::Bit]) -> Bits<G> {
    keys.iter().zip(h.chunks(64)).flat_map(|(key, h)| encrypt(algebra, boxes, key, h)).collect()
}

/// Section 5.3: the transformation PSI.
fn psi<G: Algebra>(algebra: &mut G, x: &[G::Bit]) -> Bits<G> {
    let eta = |i: usize| &x[16 * (i - 1)..16 * i];
    let sum = [2, 3, 4, 13, 16].iter().fold(eta(1).to_vec(), |sum, &i| xor(algebra, &sum, eta(i)));
    [&x[16..], &sum].concat()
}

/// Section 5.3: the mixing transformation: `PSI^61(H (xor) PSI(M (xor) PSI^12(S)))`.
pub fn mix<G: Algebra>(algebra: &mut G, h: &[G::Bit], m: &[G::Bit], s: &[G::Bit]) -> Bits<G> {
    let s = algebra.linear("PSI^12", s, |algebra, s| (0..12).fold(s.to_vec(), |s, _| psi(algebra, &s)));
    let sum = xor(algebra, m, &s);
    let image = psi(algebra, &sum);
    let sum = xor(algebra, h, &image);
    algebra.linear("PSI^61", &sum, |algebra, x| (0..61).fold(x.to_vec(), |x, _| psi(algebra, &x)))
}

/// Section 5: the function `chi(M, H)` of a block and a state of 32 bytes. Each word of 32 bits of the new state gets a
/// name ([`Algebra::name`]).
pub fn chi<G: Algebra>(algebra: &mut G, boxes: &Boxes<G::Bit>, m: &[G::Bit], h: &[G::Bit]) -> Bits<G> {
    assert_eq!((m.len(), h.len()), (256, 256));
    let keys = keys(algebra, h, m);
    let s = encrypted(algebra, boxes, &keys, h);
    let mut new = mix(algebra, h, m, &s);
    new.chunks_mut(32).for_each(|word| algebra.name(word));
    new
}

/// Section 6: the values that the iteration keeps.
#[derive(Clone, Debug)]
pub struct State<B> {
    /// The hash value H, 256 bits.
    pub h: Vec<B>,
    /// The sum SIGMA of the message's blocks, 256 bits.
    pub sum: Vec<B>,
    /// The number L of hashed bits, as a string of 256 bits.
    pub length: Vec<B>,
}

impl<B: Clone> State<B> {
    /// Section 6, step 1: makes the state from an initial hash value.
    pub fn new<G: Algebra<Bit = B>>(algebra: &mut G, h0: &[B]) -> State<B> {
        let zero = vec(algebra, 0, 256);
        State { h: h0.to_vec(), sum: zero.clone(), length: zero }
    }

    /// Section 6, steps 3.2 to 3.4 and 2.2 to 2.5: hashes a block of 32 bytes, `length` bits of which belong to the
    /// message.
    pub fn block<G: Algebra<Bit = B>>(&mut self, algebra: &mut G, boxes: &Boxes<B>, m: &[B], length: u64) {
        self.h = chi(algebra, boxes, m, &self.h);
        let zero = algebra.constant(false);
        let length = vec(algebra, length, 256);
        self.length = algebra.add(&self.length, &length, &zero).0;
        self.sum = algebra.add(&self.sum, m, &zero).0;
    }

    /// Section 6, steps 2.6 and 2.7: returns the hash code. The caller has already hashed all blocks of the message.
    pub fn finish<G: Algebra<Bit = B>>(self, algebra: &mut G, boxes: &Boxes<B>) -> Vec<B> {
        let h = chi(algebra, boxes, &self.length, &self.h);
        chi(algebra, boxes, &self.sum, &h)
    }
}

/// Section 6: returns the hash code (32 bytes) of a message, for a set of S-boxes and an initial hash value of 32
/// bytes.
///
/// The last block has 256 bits or fewer, and is padded with zeros. By section 6, an empty message also has a last
/// block. Some libraries do not hash this block.
pub fn hash<G: Algebra>(algebra: &mut G, boxes: &Boxes<G::Bit>, h0: &[G::Bit], message: &[G::Bit]) -> Bits<G> {
    let mut state = State::new(algebra, h0);
    let mut rest = message;
    while rest.len() > 256 {
        let (m, after) = rest.split_at(256);
        state.block(algebra, boxes, m, 256);
        rest = after;
    }
    let zeros = vec(algebra, 0, 256 - rest.len());
    state.block(algebra, boxes, &[rest, &zeros].concat(), rest.len() as u64);
    state.finish(algebra, boxes)
}

#[cfg(test)]
#[path = "gost94_examples.rs"]
mod examples;
