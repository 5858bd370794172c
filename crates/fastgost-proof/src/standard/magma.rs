//! Magma: GOST R 34.12-2015, as RFC 8891 describes it.
//!
//! A block is the string `a_1 || a_0` of 64 bits. In a program, a block is 8 bytes, and byte 0 has the leftmost bits.
//! So bytes 0 to 3 are `a_1`, the most significant byte first, and bytes 4 to 7 are `a_0`. Byte 0 of the key's 32 bytes
//! is `k_255 .. k_248`. So `K_1` is bytes 0 to 3, the most significant byte first. (In a key of GOST 28147-89, the
//! least significant byte comes first.) [`encrypt`] and [`decrypt`] take and return blocks of bytes. [`keys`] takes a
//! key of bytes.

use super::{
    Bits,
    boxes::{Boxes, Set},
    gost28147::round,
    turned, xor,
};
use crate::algebra::Algebra;

/// Section 4.1: the substitutions `Pi'_0` to `Pi'_7`.
pub const PI: Set = [
    [12, 4, 6, 2, 10, 5, 11, 9, 14, 8, 13, 7, 0, 3, 15, 1],
    [6, 8, 2, 3, 9, 10, 5, 12, 1, 14, 4, 7, 11, 13, 0, 15],
    [11, 3, 5, 8, 2, 15, 10, 13, 14, 1, 7, 4, 12, 9, 6, 0],
    [12, 8, 2, 1, 13, 4, 15, 6, 7, 0, 10, 5, 3, 14, 9, 11],
    [7, 15, 5, 10, 8, 1, 6, 13, 0, 9, 3, 14, 11, 4, 2, 12],
    [5, 13, 15, 6, 9, 2, 12, 10, 11, 7, 8, 1, 4, 3, 14, 0],
    [8, 14, 2, 5, 6, 9, 1, 12, 15, 4, 11, 0, 13, 10, 3, 7],
    [1, 7, 14, 13, 0, 5, 8, 3, 4, 15, 10, 6, 9, 12, 11, 2],
];

/// Section 4.2: the transformation g\[k\]. It adds `k` modulo 2^32, applies the substitutions, and rotates the result
/// by 11 to the left. The sum gets a name ([`Algebra::name`]).
pub fn g<A: Algebra>(algebra: &mut A, k: &[A::Bit], a: &[A::Bit]) -> Bits<A> {
    round(algebra, &Boxes::Known(PI), a, k)
}

/// Section 4.2: the transformation G\[k\] of `(a_1, a_0)`: `(a_0, g[k](a_0) (xor) a_1)`. The new half gets a name
/// ([`Algebra::name`]).
pub fn step<A: Algebra>(algebra: &mut A, k: &[A::Bit], (a_1, a_0): (Bits<A>, Bits<A>)) -> (Bits<A>, Bits<A>) {
    let image = g(algebra, k, &a_0);
    let mut new = xor(algebra, &image, &a_1);
    algebra.name(&mut new);
    (a_0, new)
}

/// Section 4.2: the transformation G^*\[k\] of `(a_1, a_0)`: `(g[k](a_0) (xor) a_1) || a_0`.
pub fn last<A: Algebra>(algebra: &mut A, k: &[A::Bit], pair: (Bits<A>, Bits<A>)) -> Bits<A> {
    let (a_0, new) = step(algebra, k, pair);
    [a_0, new].concat()
}

/// Section 4.3: the round keys `K_1` to `K_32` of a key of 32 bytes. Each round key is a string of 32 bits.
pub fn keys<B: Clone>(key: &[B]) -> Vec<Vec<B>> {
    assert_eq!(key.len(), 256);
    let parts: Vec<Vec<B>> = key.chunks(32).map(turned).collect();
    let forwards = parts.iter().cycle().take(24);
    forwards.chain(parts.iter().rev()).cloned().collect()
}

/// Applies the transformations of all rounds to a block of bytes. The iterator `keys` gives the round keys in the order
/// in which the rounds use them.
fn rounds<'a, A: Algebra>(algebra: &mut A, mut keys: impl Iterator<Item = &'a Bits<A>>, block: &[A::Bit]) -> Bits<A>
where
    A::Bit: 'a,
{
    let a = turned(block);
    assert_eq!(a.len(), 64);
    let mut pair = (a[32..].to_vec(), a[..32].to_vec());
    for (key, number) in keys.by_ref().take(31).zip(1..) {
        algebra.round(number);
        pair = step(algebra, key, pair);
    }
    let key = keys.next().expect("32 round keys");
    algebra.round(32);
    turned(&last(algebra, key, pair))
}

/// Section 5.1: encrypts a block of 8 bytes with the round keys of [`keys`].
pub fn encrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
    rounds(algebra, keys.iter(), block)
}

/// Section 5.2: decrypts a block of 8 bytes with the round keys of encryption.
pub fn decrypt<A: Algebra>(algebra: &mut A, keys: &[Bits<A>], block: &[A::Bit]) -> Bits<A> {
    rounds(algebra, keys.iter().rev(), block)
}

#[cfg(test)]
#[path = "magma_examples.rs"]
mod examples;
