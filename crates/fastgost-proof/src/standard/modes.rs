//! Modes of block ciphers. This file has the modes of GOST R 34.13-2015, as RFC 8645, RFC 9058 and RFC 9189 use these
//! modes, and the modes of RFC 5830 for GOST 28147-89.
//!
//! A cipher is a function from a block of bytes to a block of bytes. Texts and vectors are strings of bytes. In the
//! counter mode and in cipher feedback, the last block of a text may be short. Some modes of GOST 28147-89 are in
//! another file or have other names here:
//! * Its counter mode is [`running_key`](super::gost28147::running_key).
//! * Its authentication code is [`authenticate`](super::gost28147::authenticate).
//! * Its feedback mode is [`cfb_encrypt`] and [`cfb_decrypt`] with a vector of one block.

use super::{Bits, field::double, turned, vec, xor};
use crate::algebra::Algebra;

/// Adds a running key to a text, modulo 2. The text may be shorter than the running key.
fn stream<A: Algebra>(algebra: &mut A, running: &[A::Bit], text: &[A::Bit]) -> Bits<A> {
    xor(algebra, &running[..text.len()], text)
}

/// The electronic codebook mode (ECB), which applies the cipher to each block by itself.
pub fn ecb<A: Algebra>(
    algebra: &mut A,
    mut cipher: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    length: usize,
    text: &[A::Bit],
) -> Bits<A> {
    assert_eq!(text.len() % length, 0);
    text.chunks(length).flat_map(|block| cipher(algebra, block)).collect()
}

/// RFC 9058, section 3, `incr_r`: adds 1 modulo `2^(n/2)` to the right half of a block of `n` bits. The last bytes of
/// the block are its right half. RFC 8645 calls this `Inc_c`, where `c` is `n/2`.
pub fn right<A: Algebra>(algebra: &mut A, block: &[A::Bit]) -> Bits<A> {
    let (left, right) = block.split_at(block.len() / 2);
    let right = increment(algebra, right);
    [left, &right].concat()
}

/// RFC 9058, section 3, `incr_l`: adds 1 modulo `2^(n/2)` to the left half of a block of `n` bits. The first bytes of
/// the block are its left half.
pub fn left<A: Algebra>(algebra: &mut A, block: &[A::Bit]) -> Bits<A> {
    let (left, right) = block.split_at(block.len() / 2);
    let left = increment(algebra, left);
    [&left, right].concat()
}

/// Adds 1 to a number whose most significant byte is first.
pub fn increment<A: Algebra>(algebra: &mut A, bytes: &[A::Bit]) -> Bits<A> {
    let one = vec(algebra, 1, bytes.len());
    let zero = algebra.constant(false);
    turned(&algebra.add(&turned(bytes), &one, &zero).0)
}

/// Encrypts or decrypts a text in the counter mode. `first` is the first counter, and [`right`] computes the next
/// counter from a counter. The rule of GOST R 34.13-2015 is another rule: it adds 1 modulo `2^n`, and the right half of
/// its first counter is zero. For up to `2^(n/2)` blocks, both rules make the same counters.
pub fn ctr<A: Algebra>(
    algebra: &mut A,
    mut cipher: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    first: &[A::Bit],
    text: &[A::Bit],
) -> Bits<A> {
    let mut counter = first.to_vec();
    let mut result = Vec::new();
    for block in text.chunks(first.len()) {
        let running = cipher(algebra, &counter);
        result.extend(stream(algebra, &running, block));
        counter = right(algebra, &counter);
    }
    result
}

/// Cipher block chaining, encryption. With a vector of `z` blocks, each block is chained to the block that is `z`
/// places before it.
pub fn cbc_encrypt<A: Algebra>(
    algebra: &mut A,
    mut encrypt: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    length: usize,
    vector: &[A::Bit],
    text: &[A::Bit],
) -> Bits<A> {
    assert_eq!((vector.len() % length, text.len() % length), (0, 0));
    let mut chain = vector.to_vec();
    for (i, block) in text.chunks(length).enumerate() {
        let before = chain[i * length..(i + 1) * length].to_vec();
        let sum = xor(algebra, &before, block);
        chain.extend(encrypt(algebra, &sum));
    }
    chain.split_off(vector.len())
}

/// Cipher block chaining, decryption.
pub fn cbc_decrypt<A: Algebra>(
    algebra: &mut A,
    mut decrypt: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    length: usize,
    vector: &[A::Bit],
    text: &[A::Bit],
) -> Bits<A> {
    assert_eq!((vector.len() % length, text.len() % length), (0, 0));
    let chain = [vector, text].concat();
    let blocks = text.chunks(length).zip(chain.chunks(length));
    let blocks = blocks.flat_map(|(block, before)| {
        let image = decrypt(algebra, block);
        xor(algebra, &image, before)
    });
    blocks.collect()
}

/// Cipher feedback, encryption. With a vector of `z` blocks, each block depends on the block that is `z` places
/// before it.
pub fn cfb_encrypt<A: Algebra>(
    algebra: &mut A,
    mut encrypt: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    length: usize,
    vector: &[A::Bit],
    text: &[A::Bit],
) -> Bits<A> {
    assert_eq!(vector.len() % length, 0);
    let mut chain = vector.to_vec();
    for (i, block) in text.chunks(length).enumerate() {
        let running = encrypt(algebra, &chain[i * length..(i + 1) * length]);
        chain.extend(stream(algebra, &running, block));
    }
    chain.split_off(vector.len())
}

/// Cipher feedback, decryption. Decryption in this mode also calls the cipher's encryption, and not its decryption.
pub fn cfb_decrypt<A: Algebra>(
    algebra: &mut A,
    mut encrypt: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    length: usize,
    vector: &[A::Bit],
    text: &[A::Bit],
) -> Bits<A> {
    assert_eq!(vector.len() % length, 0);
    let chain = [vector, text].concat();
    let blocks = text.chunks(length).zip(chain.chunks(length));
    let blocks = blocks.flat_map(|(block, before)| {
        let running = encrypt(algebra, before);
        stream(algebra, &running, block)
    });
    blocks.collect()
}

/// RFC 8645, section 6.3.6: returns the state of OMAC after a block that is not the last block.
pub fn omac_chain<A: Algebra>(
    algebra: &mut A,
    mut encrypt: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    state: &[A::Bit],
    block: &[A::Bit],
) -> Bits<A> {
    let sum = xor(algebra, state, block);
    encrypt(algebra, &sum)
}

/// Returns the two keys of OMAC. The first key is used if the last block is full. This key is the encryption of the
/// zero block, doubled once. The second key is used if the last block is short. This key is the encryption of the zero
/// block, doubled twice.
pub fn omac_keys<A: Algebra>(
    algebra: &mut A,
    mut encrypt: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    length: usize,
) -> [Bits<A>; 2] {
    let zero = vec(algebra, 0, length);
    let key = turned(&encrypt(algebra, &zero));
    let full = double(algebra, &key);
    let short = double(algebra, &full);
    [turned(&full), turned(&short)]
}

/// Returns the code of a text by RFC 8645, section 6.3.6, without changes of the key. The code is a block. If the last
/// block is short, or the text is empty, a bit 1 and then zero bits are added. The bit 1 is the most significant bit of
/// the first added byte.
pub fn omac<A: Algebra>(
    algebra: &mut A,
    mut encrypt: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    length: usize,
    text: &[A::Bit],
) -> Bits<A> {
    let [full, short] = omac_keys(algebra, &mut encrypt, length);
    let last = text.len().saturating_sub(1) / length * length;
    let mut state = vec(algebra, 0, length);
    for block in text[..last].chunks(length) {
        state = omac_chain(algebra, &mut encrypt, &state, block);
    }
    let mut last = text[last..].to_vec();
    let key = if last.len() == length { full } else { short };
    if last.len() < length {
        last.extend(vec(algebra, 0x80, length - last.len()));
    }
    let sum = xor(algebra, &last, &key);
    omac_chain(algebra, encrypt, &state, &sum)
}

#[cfg(test)]
#[path = "modes_examples.rs"]
mod examples;
