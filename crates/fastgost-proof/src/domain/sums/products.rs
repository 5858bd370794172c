//! Products of polynomials over GF(2) whose coefficients are unknown bits.
//!
//! A coefficient of a product of polynomials is a sum of products of two bits, because
//! `(a_1 ^ a_2 ^ ..) (b_1 ^ b_2 ^ ..)` is the sum of all `a_i b_k`. A new variable of eight bits stands for the
//! products of a bit of one byte and the eight bits of another byte. If the same bit and the same byte are multiplied
//! again, the same variable stands for the products. The new variables are sound, because a statement that holds for
//! all their values also holds for the values of the products. Only products of factors that the specification has
//! announced get such variables. Any other product of several variables still needs a cut point.

use super::{Bit, Sums, Term};
use crate::{
    algebra::Algebra,
    domain::{Domain, ONE},
};

impl Sums {
    /// Marks bytes as factors. If some of the bits are not sums of bits of one variable, all these bytes get new
    /// variables.
    pub(super) fn make_factors(&mut self, bits: &mut [Bit]) {
        let is_variable = |sums: &Self, bit: Bit| matches!(*sums.terms(bit), [(_, function)] if function < 256);
        if !bits.iter().all(|&bit| is_variable(self, bit)) {
            self.rename(bits);
            // `rewritten` keeps old results. This cache is cleared, because a bit that was not a sum of factors before
            // may be a sum of factors now.
            self.rewritten.clear();
        }
        self.factors.resize(self.definitions.len(), false);
        for &bit in &*bits {
            let e = self.expressions[(bit >> 1) as usize];
            for &(variable, _) in &self.terms[e.start as usize..][..e.length as usize] {
                self.factors[variable as usize] = true;
            }
        }
    }

    /// Returns the product of two bits, if both are sums of bits of factors.
    pub(super) fn product_of_factors(&mut self, a: Bit, b: Bit) -> Option<Bit> {
        if self.factors.is_empty() {
            return None;
        }
        let (a, b) = (self.as_factor(a)?, self.as_factor(b)?);
        // (x ^ s) (y ^ t) = x y ^ t x ^ s y ^ s t
        let (s, t) = (a & 1, b & 1);
        let (x, y) = (self.terms(a).to_vec(), self.terms(b).to_vec());
        let mut terms = Vec::with_capacity(x.len() * y.len());
        if t == ONE {
            terms.extend_from_slice(&x);
        }
        if s == ONE {
            terms.extend_from_slice(&y);
        }
        for &x in &x {
            for &y in &y {
                self.multiply_terms(x, y, &mut terms);
            }
        }
        self.products += 1;
        Some(self.collect(terms) ^ s & t)
    }

    /// If a bit is a sum of bits of factors, returns the bit in this form, perhaps with new names.
    fn as_factor(&mut self, bit: Bit) -> Option<Bit> {
        let mut bit = [bit];
        let are_factors = |sums: &Self, bit: Bit| {
            let is = |&(variable, function): &Term| {
                function < 256 && sums.factors.get(variable as usize).copied().unwrap_or(false)
            };
            sums.terms(bit).iter().all(is)
        };
        if !are_factors(self, bit[0]) {
            self.rename_combinations(&mut bit);
        }
        are_factors(self, bit[0]).then_some(bit[0])
    }

    /// Multiplies two terms, each of which is a sum of bits of one byte. Adds the products to `terms`.
    fn multiply_terms(&mut self, x: Term, y: Term, terms: &mut Vec<Term>) {
        if x.0 == y.0 {
            // The value of a linear function at 0 is 0. So the product of two linear functions has no constant.
            let product = self.tables.and(2 * x.1, 2 * y.1) >> 1;
            if product != 0 {
                terms.push((x.0, product));
            }
            return;
        }
        let ((u, bits), (v, mask)) = if x.0 < y.0 { (x, y) } else { (y, x) };
        for bit in (0..8).filter(|bit| bits >> bit & 1 == 1) {
            let next = self.definitions.len() as u32;
            let pair = *self.pairs.entry((u, bit, v)).or_insert(next);
            if pair == next {
                self.byte();
            }
            terms.push((pair, mask));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{domain::ZERO, oracle::operands::Random};

    /// Multiplies operands, and checks at random points that the products have the right values. The operands are
    /// variables, renamed bits, sums, complements, and bits of one byte.
    #[test]
    fn products_are_those_of_their_values() {
        let mut sums = Sums::default();
        let mut random = Random(5);
        let (a, b, c) = (sums.byte(), sums.byte(), sums.byte());
        let mut plain = [a, b].concat();
        // The bits of `old` are sums of nonlinear functions, like the output bits of a cipher.
        let table: Vec<u64> = (0..256_u64).map(|x| (x * x * 7 + x / 3) & 255).collect();
        let (x, y) = (sums.lookup(&table, &a, 8), sums.lookup(&table, &c, 8));
        let old: Vec<Bit> = x.iter().zip(&y).map(|(x, y)| sums.xor(x, y)).collect();
        assert_eq!(sums.product_of_factors(a[0], b[0]), None);
        let mut new = old.clone();
        sums.factors(&mut plain);
        sums.factors(&mut new);
        assert_eq!(plain, [a, b].concat());
        assert!(new.iter().zip(&old).all(|(new, old)| new != old));
        let all = [plain, new, old].concat();
        let mut unrecognised = 0;
        for _ in 0..400 {
            let mut bit = |sums: &mut Sums| {
                let chosen: Vec<Bit> =
                    (0..1 + random.below(3)).map(|_| all[random.below(all.len() as u64) as usize]).collect();
                sums.sum(&chosen) ^ random.below(2) as Bit
            };
            let (x, y) = (bit(&mut sums), bit(&mut sums));
            let unknowns = sums.unknowns();
            let product = sums.and(&x, &y);
            // If an operand is the sum of a new variable and a bit that was made before the renaming, the algebra may
            // fail to recognise the operand as a sum of factors.
            if sums.unknowns() > unknowns {
                unrecognised += 1;
                continue;
            }
            assert_eq!(sums.and(&y, &x), product);
            let values = sums.evaluate(&[], &[x, y, product], &mut Random(random.any()));
            assert_eq!(values[0] & values[1], values[2]);
        }
        assert!(unrecognised < 300, "{unrecognised}");
        // The byte `c` is not a factor, so the algebra has no form for the product.
        assert_eq!(sums.product_of_factors(c[0], a[0]), None);
        assert_eq!(sums.and(&a[0], &ZERO), ZERO);
    }
}
