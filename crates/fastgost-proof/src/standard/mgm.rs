//! MGM, as RFC 9058 describes it.
//!
//! Blocks and texts are strings of bytes.

use super::{
    Bits,
    field::product,
    modes::{left, right},
    turned, vec, xor,
};
use crate::algebra::Algebra;

/// Returns a block whose first bit is `first`. The other bits are the initial counter nonce (ICN). `nonce` has the size
/// of a block, and its first bit is not used.
pub fn start<A: Algebra>(algebra: &mut A, first: bool, nonce: &[A::Bit]) -> Bits<A> {
    let mut start = nonce.to_vec();
    start[7] = algebra.constant(first);
    start
}

/// Encrypts a start block, and returns the first counter block. `first` is the first bit of the start block. If it is
/// 0, the right half of the counter block counts, and otherwise the left half. This half is announced to the algebra,
/// because known numbers will be added to it.
pub fn counter<A: Algebra>(
    algebra: &mut A,
    mut encrypt: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    first: bool,
    start: &[A::Bit],
) -> Bits<A> {
    let counter = encrypt(algebra, start);
    let (left, right) = counter.split_at(counter.len() / 2);
    let mut number = turned(if first { left } else { right });
    algebra.counter(&mut number);
    let number = turned(&number);
    if first { [&number, right].concat() } else { [left, &number].concat() }
}

/// Pads the text with zeros to whole blocks.
fn padded<A: Algebra>(algebra: &mut A, text: &[A::Bit], n: usize) -> Bits<A> {
    let zeros = vec(algebra, 0, text.len().next_multiple_of(n) - text.len());
    [text, &zeros].concat()
}

/// Section 4.1: returns the ciphertext and the tag of a text and associated data. The tag is a block. The function
/// calls `show` with each value that the examples in the RFC print.
pub fn seal<A: Algebra>(
    algebra: &mut A,
    mut encrypt: impl FnMut(&mut A, &[A::Bit]) -> Bits<A>,
    nonce: &[A::Bit],
    associated: &[A::Bit],
    text: &[A::Bit],
    mut show: impl FnMut(String, &[A::Bit]),
) -> [Bits<A>; 2] {
    let n = nonce.len();
    let mut encrypted = Vec::new();
    if !text.is_empty() {
        let first = start(algebra, false, nonce);
        show("0^1 || ICN".into(), &first);
        let mut y = counter(algebra, &mut encrypt, false, &first);
        for (i, block) in (1..).zip(text.chunks(n)) {
            show(format!("Y_{i}"), &y);
            let running = encrypt(algebra, &y);
            show(format!("E_K(Y_{i})"), &running);
            encrypted.extend(xor(algebra, &running[..block.len()], block));
            y = right(algebra, &y);
        }
    }
    algebra.name_words(&mut encrypted);
    show("C".into(), &encrypted);
    let mut factors = [associated.to_vec(), encrypted.clone()];
    // The blocks of associated data and ciphertext will be multiplied by unknown bits. So this code announces each
    // block as a factor to the algebra.
    factors.iter_mut().flat_map(|text| text.chunks_mut(n)).for_each(|block| algebra.factors(block));
    let [a, c] = factors.map(|text| padded(algebra, &text, n));
    show("A_1 || ... || A_h".into(), &a);
    show("C_1 || ... || C_q".into(), &c);
    let first = start(algebra, true, nonce);
    show("1^1 || ICN".into(), &first);
    let mut z = counter(algebra, &mut encrypt, true, &first);
    let mut sum = vec(algebra, 0, n);
    let blocks = [a, c].concat();
    let mut i = 1;
    for block in blocks.chunks(n) {
        let mut h = encrypt(algebra, &z);
        algebra.factors(&mut h);
        show(format!("Z_{i}"), &z);
        show(format!("H_{i}"), &h);
        let term = product(algebra, &turned(&h), &turned(block));
        sum = xor(algebra, &sum, &term);
        show("current sum".into(), &turned(&sum));
        z = left(algebra, &z);
        i += 1;
    }
    // The lengths are known numbers, so their product with `h` contains no product of two unknown bits. So this code
    // announces no factors here.
    let h = encrypt(algebra, &z);
    show(format!("Z_{i}"), &z);
    show(format!("H_{i}"), &h);
    let lengths = [associated, text].map(|text| turned(&vec(algebra, text.len() as u64, n / 2))).concat();
    show("len(A) || len(C)".into(), &lengths);
    let term = product(algebra, &turned(&lengths), &turned(&h));
    let mut sum = xor(algebra, &sum, &term);
    algebra.name_words(&mut sum);
    let sum = turned(&sum);
    show(format!("sum (xor) ( H_{i} (x) ( len(A) || len(C) ) )"), &sum);
    let tag = encrypt(algebra, &sum);
    show("Tag T".into(), &tag);
    [encrypted, tag]
}

#[cfg(test)]
#[path = "mgm_examples.rs"]
mod examples;
