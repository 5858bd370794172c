//! Sums of numbers, whose carries mix all their bytes.
//!
//! A sum of two words of 64 bits and a carry is a function that nothing is known of, except its arguments: its bits and its carry
//! are new variables, the same ones whenever the arguments are the same. The standard and the kernel then have the same variables.
//! A longer sum is a chain of words.

use super::{Bit, Sums};
use crate::domain::{Domain, ONE, ZERO, constant, known};

/// The length of a word.
const WORD: usize = 64;

impl Sums {
    pub(super) fn add_words(&mut self, a: &[Bit], b: &[Bit], carry: Bit) -> (Vec<Bit>, Bit) {
        assert_eq!(a.len(), b.len(), "summands have one length");
        let (mut sum, mut carry) = (Vec::with_capacity(a.len()), carry);
        if !a.len().is_multiple_of(WORD) {
            return self.ripple(a, b, carry);
        }
        for (a, b) in a.chunks(WORD).zip(b.chunks(WORD)) {
            let (word, next) = self.add_word(a, b, carry);
            sum.extend(word);
            carry = next;
        }
        (sum, carry)
    }

    /// A sum of numbers of which nothing is unknown, or that depend on one byte, bit by bit.
    fn ripple(&mut self, a: &[Bit], b: &[Bit], mut carry: Bit) -> (Vec<Bit>, Bit) {
        let mut sum = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            sum.push(self.sum(&[a, b, carry]));
            carry = self.ternary(0b1110_1000, [a, b, carry]);
        }
        (sum, carry)
    }

    fn add_word(&mut self, a: &[Bit], b: &[Bit], carry: Bit) -> (Vec<Bit>, Bit) {
        let (a, b) = if known(a).is_some() { (b, a) } else { (a, b) };
        let (x, y) = (known(a), known(b));
        if let (Some(x), Some(y), true) = (x, y, carry < 2) {
            let sum = u128::from(x) + u128::from(y) + u128::from(carry);
            return (constant::<WORD>(sum as u64).to_vec(), (sum >> 64) as Bit);
        }
        let mut b = b.to_vec();
        let mut carry = carry;
        if let Some(y) = y {
            match (y, carry) {
                (0, ZERO) => return (a.to_vec(), ZERO),
                // Subtracting nothing.
                (u64::MAX, ONE) => return (a.to_vec(), ONE),
                (_, ONE) => {
                    b = constant::<WORD>(y + 1).to_vec();
                    carry = ZERO;
                }
                _ => {}
            }
        }
        if let Some(sum) = self.without_products(a, &b, carry) {
            return sum;
        }
        let (first, second) = if a <= &b[..] { (a, &b[..]) } else { (&b[..], a) };
        let mut key: Vec<Bit> = [first, second].concat();
        key.push(carry);
        if let Some(value) = self.words.get(&key[..]) {
            return (value[..WORD].to_vec(), value[WORD]);
        }
        let mut value: Vec<Bit> = (0..WORD / 8).flat_map(|_| self.byte()).collect();
        value.push(self.byte()[0]);
        self.words.insert(key.into(), value.clone().into());
        (value[..WORD].to_vec(), value[WORD])
    }
}
