//! Products of bits that depend on different variables.
//!
//! A *masked byte* is the product of a mask, which is a function of one variable, and the bits of a byte: it is equal
//! to the byte if the mask is 1, and 0 otherwise. A new variable stands for each masked byte. The new variables are
//! sound, because a statement that holds for all their values also holds for the values of the products. A function `g`
//! with `g(0) = 0` of a byte, times the mask, is the same function of the masked byte. So the product of a mask and a
//! sum of functions is a sum of functions of masked bytes. If a mask is a product of functions of several variables,
//! another new variable stands for this product.
//!
//! Two kinds of products are described in this way:
//! - products of polynomials over GF(2) whose coefficients are unknown bits. A coefficient of such a product is a sum
//!   of products of two bits, because `(a_1 ^ a_2 ^ ..) (b_1 ^ b_2 ^ ..)` is the sum of all `a_i b_k`. Here each mask
//!   is a bit of a byte. Only factors that the specification has announced are multiplied;
//! - products with a function of a counter that the specification has announced (`counters.rs`). The last factor, in
//!   the order of the variables, becomes the byte, and the other factors become the mask. Often the mask is a carry out
//!   of lower bytes of the counter.
//!
//! Any other product of several variables still needs a cut point.

use super::{Bit, Sums, Term};
use crate::{
    algebra::Algebra,
    domain::{Domain, ONE, fast::FastMap, tables::Table},
};

/// The function that is 1 only if all bits of a byte are 1.
const ALL_ONES: Table = [0, 0, 0, 1 << 63];

/// The variables that stand for products.
#[derive(Clone, Debug, Default)]
pub(super) struct Masks {
    variables: FastMap<Product, u32>,
    meanings: FastMap<u32, Product>,
    /// The numbers of groups. Only terms of the same group can be joined. The key lists variables. Products are in one
    /// group if their factors have the same variables, and the first variable belongs to a counter. Named bytes are in
    /// one group if they depend on the same variables, and one of these belongs to a counter. (Then the key begins with
    /// 0.)
    groups: FastMap<Box<[u32]>, u32>,
    /// For each variable, the number of its group, or 0.
    group_of: Vec<u32>,
}

/// The product for which a variable stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Product {
    /// A mask, and the variable of the byte that is masked.
    Byte(Term, u32),
    /// The factors of a mask, in the order of their variables. The lowest bit of the variable is the mask.
    Mask(Box<[Term]>),
}

impl Masks {
    /// Returns the product for which a variable stands.
    pub(super) fn meaning(&self, variable: u32) -> Option<&Product> {
        self.meanings.get(&variable)
    }

    /// Returns the number of the group of a variable, or 0.
    pub(super) fn group_of(&self, variable: u32) -> u32 {
        self.group_of.get(variable as usize).copied().unwrap_or(0)
    }

    /// Returns all variables that stand for products, and the products.
    pub(super) fn meanings(&self) -> impl Iterator<Item = (u32, &Product)> {
        self.meanings.iter().map(|(&variable, product)| (variable, product))
    }
}

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
        self.products += 1;
        Some(self.multiply(a, b))
    }

    /// Returns the product of two bits. Each product of two terms with different variables is a function of a masked
    /// byte.
    pub(super) fn multiply(&mut self, a: Bit, b: Bit) -> Bit {
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
        self.collect(terms) ^ s & t
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

    /// Multiplies two terms. Adds the terms of the product to `terms`.
    fn multiply_terms(&mut self, x: Term, y: Term, terms: &mut Vec<Term>) {
        let mut factors = [self.factors_of(x), self.factors_of(y)].concat();
        factors.sort_unstable();
        let mut product: Vec<Term> = Vec::with_capacity(factors.len());
        for (variable, function) in factors {
            match product.last_mut() {
                Some(last) if last.0 == variable => last.1 = self.tables.and(2 * last.1, 2 * function) >> 1,
                _ => product.push((variable, function)),
            }
        }
        self.add_product(&product, terms);
    }

    /// Adds the terms of a product to `terms`. The factors are functions of different variables, in the order of the
    /// variables.
    fn add_product(&mut self, product: &[Term], terms: &mut Vec<Term>) {
        if product.iter().any(|factor| factor.1 == 0) {
            return;
        }
        // If the last factor is 1 only for the byte 255, the product is a carry through this byte. A mask stands for
        // the carry, because the carry chooses between two values of the next byte.
        let is_of_counter = |factor: &Term| self.counts(factor.0);
        if let [.., _, (_, last)] = *product
            && *self.tables.row(last) == ALL_ONES
            && product.iter().all(is_of_counter)
        {
            return terms.push((self.variable_for(Product::Mask(product.into())), 1));
        }
        match *product {
            [byte] => terms.push(byte),
            // A sum of bits of a factor is multiplied out, so that equal products have the same description. For a byte
            // of a counter, `join_terms` has this effect.
            [(u, bits @ ..256), (v, function)] if !self.counts(u) => {
                for bit in (0..8).map(|bit| 1 << bit).filter(|bit| bits & bit != 0) {
                    terms.push((self.variable_for(Product::Byte((u, bit), v)), function));
                }
            }
            [mask, (v, function)] => terms.push((self.variable_for(Product::Byte(mask, v)), function)),
            [ref mask @ .., (v, function)] => {
                let mask = (self.variable_for(Product::Mask(mask.into())), 1);
                terms.push((self.variable_for(Product::Byte(mask, v)), function));
            }
            [] => {}
        }
    }

    /// Returns the functions whose product is a term, in the order of their variables.
    fn factors_of(&self, term: Term) -> Vec<Term> {
        match self.masks.meaning(term.0) {
            Some(&Product::Byte(mask, byte)) => {
                let mut factors = self.factors_of(mask);
                factors.push((byte, term.1));
                factors
            }
            Some(Product::Mask(factors)) => {
                assert_eq!(term.1, 1, "only the lowest bit of a mask is used");
                factors.to_vec()
            }
            None => vec![term],
        }
    }

    /// Returns the variable that stands for a product. The same product always gets the same variable.
    fn variable_for(&mut self, product: Product) -> u32 {
        if let Some(&variable) = self.masks.variables.get(&product) {
            return variable;
        }
        let variable = self.definitions.len() as u32;
        self.byte();
        self.masks.variables.insert(product.clone(), variable);
        self.masks.meanings.insert(variable, product);
        self.join_group(variable);
        variable
    }

    /// Records the group of a variable that stands for a product.
    fn join_group(&mut self, variable: u32) {
        let variables: Vec<u32> = self.factors_of((variable, 1)).iter().map(|factor| factor.0).collect();
        if self.counts(variables[0]) {
            self.put_into_group(variable, variables);
        }
    }

    /// Puts a variable into the group of these variables.
    pub(super) fn put_into_group(&mut self, variable: u32, variables: Vec<u32>) {
        let next = self.masks.groups.len() as u32 + 1;
        let group = *self.masks.groups.entry(variables.into()).or_insert(next);
        self.masks.group_of.resize(self.definitions.len(), 0);
        self.masks.group_of[variable as usize] = group;
    }

    /// Replaces terms of the sum in `scratch` as long as two terms of one group can be joined. Returns the constant
    /// that has to be added to the sum.
    pub(super) fn join_terms(&mut self) -> Bit {
        // The computations below make other sums in `scratch`.
        let mut terms = std::mem::take(&mut self.scratch);
        let mut constant = 0;
        while let Some((pair, new, one)) = self.pair_of_terms(&terms) {
            terms.retain(|term| !pair.contains(term));
            terms.extend(new);
            self.add_up(terms);
            terms = std::mem::take(&mut self.scratch);
            constant ^= one;
        }
        self.scratch = terms;
        constant
    }

    /// Looks for two terms that can be joined. Returns these two terms, the terms that replace them, and a constant
    /// that has to be added.
    fn pair_of_terms(&mut self, terms: &[Term]) -> Option<([Term; 2], Vec<Term>, Bit)> {
        let group = |&term: &Term| (self.masks.group_of(term.0), term);
        let terms: Vec<(u32, Term)> = terms.iter().map(group).filter(|term| term.0 != 0).collect();
        for (i, &(group, b)) in terms.iter().enumerate() {
            for &(_, a) in terms[..i].iter().filter(|a| a.0 == group) {
                if let Some((new, constant)) = self.join([a, b]) {
                    return Some(([a, b], new, constant));
                }
            }
        }
        None
    }

    /// Joins two terms of a group, if this is possible. Two products are joined if they differ only in their first
    /// factor, which is a function of a counter. Two functions of named bytes are joined if the first is also a
    /// function of the second byte. Returns the terms, and the constant, that replace the two terms.
    fn join(&mut self, [a, b]: [Term; 2]) -> Option<(Vec<Term>, Bit)> {
        if self.masks.meaning(b.0).is_none() {
            let function = self.translated(a.0, 2 * a.1, b.0)?;
            return Some((vec![(b.0, function >> 1), b], function & 1));
        }
        let [mut first, second] = [a, b].map(|term| self.factors_of(term));
        if first[1..] != second[1..] {
            return None;
        }
        first[0].1 = self.tables.xor(first[0].1, second[0].1);
        let mut terms = Vec::new();
        self.add_product(&first, &mut terms);
        Some((terms, 0))
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
