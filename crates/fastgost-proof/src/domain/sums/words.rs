//! Sums of numbers. A carry of a sum depends on all lower bytes of the numbers, so the carry has no form in this
//! algebra. The sums of counters and known numbers are an exception (see `counters.rs`).
//!
//! The bits of a sum of two words of 64 bits and a carry are new variables, and so is the carry out. About these
//! variables, the algebra knows only the words and the carry that were added. The same summands always get the same
//! variables. So the specification and the kernel get the same variables for the same sum. A sum of longer numbers is a
//! chain of sums of words.

use super::{Bit, Sums};
use crate::domain::{Domain, ONE, ZERO, constant, known};

/// The length of a word, in bits.
pub(super) const WORD: usize = 64;

impl Sums {
    pub(super) fn add_words(&mut self, a: &[Bit], b: &[Bit], carry: Bit) -> (Vec<Bit>, Bit) {
        assert_eq!(a.len(), b.len(), "summands have one length");
        let (mut sum, mut carry) = (Vec::with_capacity(a.len()), carry);
        if !a.len().is_multiple_of(WORD) {
            return self.without_products(a, b, carry).unwrap_or_else(|| self.ripple(a, b, carry));
        }
        for (a, b) in a.chunks(WORD).zip(b.chunks(WORD)) {
            let (word, next) = self.add_word(a, b, carry);
            sum.extend(word);
            carry = next;
        }
        (sum, carry)
    }

    /// Adds two numbers bit by bit. The result has a form in the algebra only if the numbers are known, or depend on
    /// the same single byte.
    fn ripple(&mut self, a: &[Bit], b: &[Bit], mut carry: Bit) -> (Vec<Bit>, Bit) {
        let mut sum = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            sum.push(self.sum(&[a, b, carry]));
            carry = self.ternary(0b1110_1000, [a, b, carry]);
        }
        (sum, carry)
    }

    fn add_word(&mut self, a: &[Bit], b: &[Bit], carry: Bit) -> (Vec<Bit>, Bit) {
        // If one of the numbers is known, the code makes this number the second operand `b`. Otherwise, if one of the
        // numbers has only one bit, the code makes this short number the second operand.
        let (a, b) = if known(a).is_some() || is_bit(a) && known(b).is_none() { (b, a) } else { (a, b) };
        let (x, y) = (known(a), known(b));
        if let (Some(x), Some(y), true) = (x, y, carry < 2) {
            let sum = u128::from(x) + u128::from(y) + u128::from(carry);
            return (constant::<WORD>(sum as u64).to_vec(), (sum >> 64) as Bit);
        }
        let mut b = b.to_vec();
        let mut carry = carry;
        match (y, carry) {
            (Some(0), ZERO) => return (a.to_vec(), ZERO),
            // The sum `a + (2^64 - 1) + 1` is the subtraction `a - 0`. The result is `a`, and there is no borrow.
            (Some(u64::MAX), ONE) => return (a.to_vec(), ONE),
            (Some(y), ONE) => {
                b = constant::<WORD>(y + 1).to_vec();
                carry = ZERO;
            }
            // A number of one bit is added as the carry in.
            (None, ZERO) if is_bit(&b) => carry = std::mem::replace(&mut b[0], ZERO),
            _ => {}
        }
        if let (Some(step), ZERO) = (known(&b), carry)
            && let Some(sum) = self.count(a, step)
        {
            return sum;
        }
        if let Some(sum) = self.without_products(a, &b, carry) {
            return sum;
        }
        if carry < 2 || known(&b) == Some(0) {
            let (sum, out) = self.opaque(a, &b, carry);
            // `a + !x + 1` has a carry unless `a < x`.
            let opposite = |word: &[Bit]| -> Vec<Bit> { word.iter().map(|bit| bit ^ 1).collect() };
            let less = (carry == ONE)
                .then(|| self.carry_of(a, &opposite(&b)).or_else(|| self.carry_of(&b, &opposite(a))))
                .flatten();
            return (sum, less.map_or(out, |less| less ^ 1));
        }
        // The two words are added first, and then the carry is added. Programs do the same if the CPU has no addition
        // with a carry in.
        let (sum, first) = self.add_word(a, &b, ZERO);
        let (sum, second) = self.add_word(&sum, &constant::<WORD>(0), carry);
        // If the first sum has a carry out, its 64 bits are at most 2^64 - 2, so that the second sum has no carry out.
        // So the two carries are never both 1. The pair of carries is recorded only if neither carry is the complement
        // of an expression.
        if first > 1 && second > 1 && (first | second) & 1 == 0 {
            let pair = (first >> 1, second >> 1);
            self.exclusive.insert((pair.0.min(pair.1), pair.0.max(pair.1)), ());
        }
        (sum, self.sum(&[first, second]))
    }

    /// Returns the variables that stand for a sum and its carry. About these variables, the algebra knows only the
    /// words and the carry that were added. The same summands always get the same variables.
    fn opaque(&mut self, a: &[Bit], b: &[Bit], carry: Bit) -> (Vec<Bit>, Bit) {
        let (first, second) = if a <= b { (a, b) } else { (b, a) };
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

    /// If `a` is an earlier sum of `b` and another word, or of `b` and a carry, returns the carry out of this sum. This
    /// carry is 1 if and only if `a < b`. A sum of `b`, another word and a carry is not used, because its carry out may
    /// be 1 although `a < b` is false. For example, if both words are 2^64 - 1 and the carry is 1, then `a` is also
    /// 2^64 - 1, and the carry out is 1.
    pub(super) fn carry_of(&self, a: &[Bit], b: &[Bit]) -> Option<Bit> {
        let is_sum = |key: &[Bit]| {
            let (first, second, carry) = (&key[..WORD], &key[WORD..2 * WORD], key[2 * WORD]);
            let other = if first == b { second } else { first };
            (first == b || second == b) && (carry == ZERO || known(other) == Some(0))
        };
        self.words.iter().find(|(key, value)| value[..WORD] == *a && is_sum(key)).map(|(_, value)| value[WORD])
    }
}

/// Returns true if the lowest bit of a word is unknown, and all other bits of the word are 0.
fn is_bit(word: &[Bit]) -> bool {
    word[0] > ONE && word[1..].iter().all(|&bit| bit == ZERO)
}
