//! Products of polynomials over GF(2) whose coefficients are unknown bits.
//!
//! A new variable stands for the product of two factors. A coefficient of a product of polynomials is a sum of such
//! variables, and the diagram of this sum is a chain. Without these variables, diagrams would grow without bound,
//! because no order of the variables fits all coefficients. The new variables are sound, because a statement that holds
//! for all their values also holds for the values of the products. Only products of factors that the specification
//! names get such variables. If the algebra made such variables for other products too, some bits would have two
//! descriptions.

use super::{Bit, Decisions, MOST, ONE, WORD, ZERO};
use crate::algebra::Algebra;

impl Decisions {
    /// Marks bits as factors. Before the bits become factors, each bit that is not a variable gets a name.
    pub(super) fn make_factors(&mut self, bits: &mut [Bit]) {
        for word in bits.chunks_mut(WORD) {
            self.name(word);
            for &bit in word.iter().filter(|&&bit| bit > ONE) {
                let order = self.node(bit).order;
                self.factors.insert(order, ());
            }
        }
    }

    /// Returns the product of two bits, if both are sums of factors.
    pub(super) fn product_of_factors(&mut self, a: Bit, b: Bit) -> Option<Bit> {
        if self.factors.is_empty() || a <= ONE || b <= ONE {
            return None;
        }
        let ((x, s), (y, t)) = (self.as_factor(a)?, self.as_factor(b)?);
        // (x ^ s) (y ^ t) = x y ^ t x ^ s y ^ s t
        let mut product = s & t;
        for &x in &x {
            for &y in &y {
                let pair = self.pair(x, y);
                product = self.difference(product, pair);
            }
        }
        if t == ONE {
            product = self.difference(product, a ^ s);
        }
        if s == ONE {
            product = self.difference(product, b ^ t);
        }
        Some(self.cut(product))
    }

    /// If a bit is a sum of factors and a constant, returns these factors and the constant. The diagram of such a bit
    /// is a chain.
    fn as_factor(&mut self, bit: Bit) -> Option<(Vec<Bit>, Bit)> {
        let (mut bit, mut factors) = (bit, Vec::new());
        while bit > ONE {
            let node = self.node(bit);
            if node.high != node.low ^ 1 || !self.factors.contains_key(&node.order) {
                return None;
            }
            factors.push(self.choice(node.order, ZERO, ONE));
            bit = node.low ^ bit & 1;
        }
        Some((factors, bit))
    }

    /// Returns the product of two factors. In the order of variables, the variable of the new product comes before the
    /// variables of all earlier products. So each new product adds nodes only at the top of the diagram of a sum of
    /// products.
    fn pair(&mut self, x: Bit, y: Bit) -> Bit {
        if x == y {
            return x;
        }
        let key = (x.min(y), x.max(y));
        if let Some(&pair) = self.pairs.get(&key) {
            return pair;
        }
        let order = MOST - 1 - self.count();
        let pair = self.choice(order, ZERO, ONE);
        self.pairs.insert(key, pair);
        pair
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{domain::Domain, oracle::operands::Random};

    /// Multiplies sums of factors, and checks at random points that the products have the right values. Also checks
    /// that the diagram of a sum of such products stays small.
    #[test]
    fn products_are_those_of_their_values() {
        let mut d = Decisions::new(true);
        let mut random = Random(6);
        let word = |d: &mut Decisions| -> Vec<Bit> { (0..4).flat_map(|_| d.byte()).collect() };
        let (mut a, b, c) = (word(&mut d), word(&mut d), word(&mut d));
        let diagram = d.and(&a[0], &b[0]);
        let old: Vec<Bit> = b.iter().zip(&c).map(|(b, c)| d.and(b, c)).collect();
        let mut new = old.clone();
        d.factors(&mut a);
        d.factors(&mut new);
        assert!(new.iter().zip(&old).all(|(new, old)| new != old));
        assert_eq!(d.and(&a[0], &b[0]), diagram);
        let all = [a.clone(), new].concat();
        for _ in 0..200 {
            let mut bit = |d: &mut Decisions| {
                let chosen: Vec<Bit> = (0..1 + random.below(3)).map(|_| all[random.below(64) as usize]).collect();
                d.sum(&chosen) ^ random.below(2) as Bit
            };
            let (x, y) = (bit(&mut d), bit(&mut d));
            let product = d.and(&x, &y);
            assert_eq!(d.and(&y, &x), product);
            let values = d.evaluate(&[], &[x, y, product], &mut Random(random.any()));
            assert_eq!(values[0] & values[1], values[2]);
        }
        // The diagram of a coefficient of a product of polynomials is a chain.
        let terms: Vec<Bit> = (0..32).map(|i| d.and(&all[i], &all[63 - i])).collect();
        let nodes = d.nodes.len();
        d.sum(&terms);
        assert!(d.nodes.len() < nodes + 2000);
    }
}
