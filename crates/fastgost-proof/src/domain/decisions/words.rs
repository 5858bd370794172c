//! Sums of words of 32 bits, and of longer numbers.

use super::{Bit, COUNTER, Decisions, INDEX, LAST, LONG, MOST, ONE, WORD, ZERO};
use crate::domain::{Domain, constant, known};

impl Decisions {
    pub(super) fn add_words(&mut self, a: &[Bit], b: &[Bit], carry: Bit) -> (Vec<Bit>, Bit) {
        assert_eq!(a.len(), b.len(), "summands have one length");
        // If a known number other than 0 is added, no variables are made, because the sum may be a step of a counter.
        // Kernels may take several steps of a counter at once.
        if self.places
            && a.len() == WORD
            && [a, b].iter().all(|summand| known(summand).is_none_or(|number| number == 0))
        {
            let (a, b) = (self.placed(a), self.placed(b));
            return self.ripple(&a, &b, carry);
        }
        if a.len() == WORD && (self.is_misplaced(a) || self.is_misplaced(b)) {
            let (a, b) = (self.placed(a), self.placed(b));
            return self.ripple(&a, &b, carry);
        }
        if a.len() == WORD && (known(a).is_some() || known(b).is_some()) {
            let (sum, carry) = self.ripple(a, b, carry);
            self.sums.extend(sum.iter().map(|&bit| (bit, true)));
            return (sum, carry);
        }
        if a.len() == WORD && is_half(a) && is_half(b) && (self.is_unnamed(a) || self.is_unnamed(b)) {
            let (mut a, mut b) = (a.to_vec(), b.to_vec());
            self.replace(&mut a);
            self.replace(&mut b);
            let (mut sum, carry) = self.ripple(&a, &b, carry);
            self.replace(&mut sum);
            return (sum, carry);
        }
        if a.len() == WORD {
            let (sum, carry) = self.ripple(a, b, carry);
            for &bit in &sum {
                self.sums.entry(bit).or_insert(false);
            }
            return (sum, carry);
        }
        if !a.len().is_multiple_of(LONG) {
            return self.ripple(a, b, carry);
        }
        let (mut sum, mut carry) = (Vec::with_capacity(a.len()), carry);
        for (a, b) in a.chunks(LONG).zip(b.chunks(LONG)) {
            let (word, next) = self.add_long(a, b, carry);
            sum.extend(word);
            carry = next;
        }
        (sum, carry)
    }

    /// Returns a summand in which bits are replaced by variables. A bit is not replaced if it is known, or if it is a
    /// variable that has the significance of the bit's place.
    fn placed(&mut self, bits: &[Bit]) -> Vec<Bit> {
        if !is_summand(bits) {
            return bits.to_vec();
        }
        let place = |(significance, &bit): (usize, &Bit)| {
            let order = self.node(bit).order;
            if order == LAST || self.is_plain(bit) && order / MOST == (WORD - 1 - significance) as u32 {
                return bit;
            }
            let key = (bit >> 1, significance);
            if !self.placed.contains_key(&key) {
                let variable = self.variable(significance);
                self.placed.insert(key, variable);
            }
            self.placed[&key] ^ bit & 1
        };
        bits.iter().enumerate().map(place).collect()
    }

    /// Returns true if the word consists of variables, but the variables have other significances than their places in
    /// the word. Such words occur only in lanes that no output needs.
    fn is_misplaced(&self, bits: &[Bit]) -> bool {
        let misplaced = |(significance, &bit): (usize, &Bit)| {
            self.is_plain(bit) && bit > ONE && self.node(bit).order / MOST != (WORD - 1 - significance) as u32
        };
        bits.iter().enumerate().all(misplaced)
    }

    /// Whether a word is a half of a block that a round made in a lane that no output needs. Such a half has no name.
    fn is_unnamed(&self, bits: &[Bit]) -> bool {
        bits.iter().enumerate().any(|(significance, &bit)| !self.is_in_order(bit, significance))
    }

    /// Whether a bit fits its place in a word. A constant or a variable fits. Any other bit fits only if none of its
    /// variables has replaced a bit, and if one of these conditions holds:
    /// - The bit belongs to a sum of words.
    /// - The bit belongs to a counter.
    /// - The bit is a function of at most four variables, and one of these variables has the significance
    ///   `significance`. Sums modulo 2 of words have such bits.
    ///
    /// If the diagram of a bit has more than [`COUNTER`] nodes, the bit fits if and only if it is a bit of a sum.
    fn is_in_order(&self, bit: Bit, significance: usize) -> bool {
        if self.is_plain(bit) {
            return true;
        }
        let Some(orders) = self.variables(bit, COUNTER) else { return self.sums.contains_key(&bit) };
        let own = |&order: &u32| order / MOST == (WORD - 1 - significance) as u32;
        !orders.iter().any(|order| self.replaces.contains_key(order))
            && (self.sums.contains_key(&bit)
                || orders.len() <= INDEX && orders.iter().any(own)
                || is_counters(&orders, significance))
    }

    pub(super) fn ripple(&mut self, a: &[Bit], b: &[Bit], mut carry: Bit) -> (Vec<Bit>, Bit) {
        let mut sum = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            let (bit, next) = self.add_bits([a, b, carry]);
            sum.push(bit);
            carry = next;
        }
        (sum, carry)
    }

    /// Returns the sum of two long words and a carry, and the carry out. Unless the sum is simple, new variables stand
    /// for its bits. A sum is simple, for example, if both words are known, or if only the lowest 33 bits of each word
    /// can be other than 0. The algebra knows only one thing about the new variables: to which sum they belong.
    fn add_long(&mut self, a: &[Bit], b: &[Bit], carry: Bit) -> (Vec<Bit>, Bit) {
        let (a, b) = if known(a).is_some() { (b, a) } else { (a, b) };
        let mut b = b.to_vec();
        let mut carry = carry;
        match (known(a), known(&b), carry) {
            (Some(x), Some(y), ZERO | ONE) => {
                let sum = u128::from(x) + u128::from(y) + u128::from(carry);
                return (constant::<LONG>(sum as u64).to_vec(), (sum >> LONG) as Bit);
            }
            (_, Some(0), ZERO) => return (a.to_vec(), ZERO),
            (_, Some(u64::MAX), ONE) => return (a.to_vec(), ONE),
            (_, Some(y), ONE) => {
                b = constant::<LONG>(y + 1).to_vec();
                carry = ZERO;
            }
            _ => {}
        }
        if let Some(sum) = self.without_products(a, &b, carry) {
            return sum;
        }
        // In two cases, the words are added bit by bit. In the first case, all bits of both words except the lowest 33
        // bits are 0. In the second case, a known number, which may be negative, is added to a counter. After a call of
        // `place_summands`, the algebra does not check the second case, because all later sums are sums of messages,
        // and not of counters.
        let is_short = |word: &[Bit]| word[WORD + 1..].iter().all(|&bit| bit == ZERO);
        let is_counter =
            |algebra: &Self| is_short(a) || a.iter().enumerate().all(|(i, &bit)| algebra.is_in_order(bit, i % WORD));
        if is_short(a) && is_short(&b) || !self.places && known(&b).is_some() && is_counter(self) {
            return self.ripple(a, &b, carry);
        }
        let (first, second) = if a <= &b[..] { (a, &b[..]) } else { (&b[..], a) };
        let mut key: Vec<Bit> = [first, second].concat();
        key.push(carry);
        if let Some(value) = self.words.get(&key[..]) {
            return (value[..LONG].to_vec(), value[LONG]);
        }
        let value: Vec<Bit> = (0..=LONG).map(|i| self.variable(i % WORD)).collect();
        self.words.insert(key.into(), value.clone().into());
        (value[..LONG].to_vec(), value[LONG])
    }
}

/// Whether a bit may belong to a counter. The bit must be a function of the variable in its place and of the variables
/// in the places directly below. Each place may have only one variable. If the carry out is added to the counter, the
/// highest place counts as the place directly below the lowest place.
fn is_counters(orders: &[u32], significance: usize) -> bool {
    let mut distances: Vec<usize> =
        orders.iter().map(|&order| (significance + 1 + (order / MOST) as usize) % WORD).collect();
    distances.sort_unstable();
    distances.iter().enumerate().all(|(i, &distance)| i == distance)
}

/// Whether a word may belong to a key. In a key, each byte is known as a whole, or unknown as a whole. Kernels also
/// make masks by sums, but masks do not have this form.
fn is_summand(word: &[Bit]) -> bool {
    let whole = |byte: &[Bit]| byte.iter().all(|&bit| bit > ONE) || byte.iter().all(|&bit| bit <= ONE);
    word.chunks(8).all(whole)
}

/// Whether a word may be a half of a block, or a part of a key. If all bits of the word are equal, the result is false,
/// because the word is a mask that a comparison has made.
fn is_half(word: &[Bit]) -> bool {
    is_summand(word) && word.iter().any(|&bit| bit != word[0])
}
