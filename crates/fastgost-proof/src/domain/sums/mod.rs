//! The algebra for substitution-permutation networks. A bit is a constant plus a sum (XOR) of functions. Each function
//! has one variable, which is a byte.
//!
//! If the variables are independent, each function has only one such form. Two bits with the same form are equal for
//! all values of the variables, so only forms are compared. Some variables stand for products of other variables. So
//! two equal bits may have different forms. Then a right row may be refused, but no wrong row is proved.
//!
//! A product of bits of one variable is another function of this variable. A product of bits that depend on several
//! variables has no such form. Such a product needs cut points. (A cut point is a value that the specification names. A
//! variable replaces this value. See `named.rs`.) Without a cut point, a new variable stands for the product, and the
//! algebra knows nothing about the value of this variable. In lanes that no output needs, such variables do no harm. (A
//! lane is the place of one block in the vector registers.) Products of factors of polynomials, and products with
//! functions of counters, are exceptions (see `products.rs`).

use super::{
    Bit, Domain, ONE, ZERO,
    fast::{FastMap, mix},
    rounds::{Round, Rounds},
    tables::{Function, Tables},
};
use crate::{
    algebra::Algebra,
    faults::standards::Faulty,
    jobs::{Inputs, Standard},
    random::Random,
};
use evaluate::Meaning;
use named::Named;
use products::Product;
use std::{collections::BTreeMap, rc::Rc};

mod counters;
mod evaluate;
mod linear;
mod lookup;
mod named;
mod products;
mod release;
mod spans;
#[cfg(test)]
mod tests;
mod words;

/// A variable, and a function of this variable.
type Term = (u32, Function);

/// A sum of terms of different variables, in the order of the variables.
#[derive(Clone, Copy, Debug, Default)]
struct Expression {
    start: u32,
    length: u32,
    hash: u64,
    /// The XOR of the hashes of the expression's variables.
    variables: u64,
}

/// The algebra of sums of functions of bytes. The bit with the number `2 e + c` is expression `e` plus the constant
/// `c`.
#[derive(Clone, Debug)]
pub struct Sums {
    tables: Tables,
    expressions: Vec<Expression>,
    terms: Vec<Term>,
    /// A hash table of the expressions, with open addressing. The expressions are added in the order in which they are
    /// made, so that the last expressions can be removed again.
    index: Vec<u32>,
    /// Has an entry for each variable. If the variable stands for a named byte, the entry is 1 plus the index of this
    /// byte in `named`. Otherwise the entry is 0.
    definitions: Vec<u32>,
    named: Vec<Named>,
    /// Finds named bytes by variables. The key is the XOR of the hashes of some variables. The value lists the indexes
    /// of named bytes. In each of these bytes, some linear combination of the byte's bits depends on exactly the
    /// variables of the key.
    by_variables: FastMap<u64, Vec<u32>>,
    /// The rounds in which bytes were named. A named byte is identified by its variable.
    rounds: Rounds,
    /// The bits of round keys, and the new variables that replace these bits. Each span belongs to one round key. The
    /// map finds a span by the latest variable on which the span's bits depend.
    spans: BTreeMap<u32, spans::Span>,
    /// The matrices of linear maps. The key of a matrix is the name of the linear map, the address of its function, and
    /// the number of its input bits.
    matrices: FastMap<(&'static str, usize, usize), linear::Matrix>,
    rewritten: FastMap<u32, Bit>,
    resolved: FastMap<u32, Bit>,
    compositions: FastMap<Box<[u64]>, Box<[u32]>>,
    affine: FastMap<Box<[u64]>, Box<[lookup::Affine]>>,
    words: FastMap<Box<[Bit]>, Box<[Bit]>>,
    /// Pairs of carries that are never both 1. A carry is identified by the number of its expression. The smaller
    /// number of a pair comes first.
    exclusive: FastMap<(u32, u32), ()>,
    /// For each variable, says whether the variable is a factor in products of polynomials.
    factors: Vec<bool>,
    /// The variables that stand for products.
    masks: products::Masks,
    /// For each variable, says whether the variable stands for a byte of the first value of a counter.
    counters: Vec<bool>,
    /// The later values of counters. The key of a later value is its bits.
    counted: FastMap<Box<[Bit]>, counters::Later>,
    /// Maps the variables of two named bytes to the combinations of bits that these bytes share.
    shared: FastMap<(u32, u32), Rc<[named::Shared]>>,
    /// Maps the expressions of the bits of the first values of counters to the variables of these bits. Each later
    /// computation of such an expression has the variable as its result.
    aliases: FastMap<u32, Bit>,
    scratch: Vec<Term>,
    key: Vec<u64>,
    products: usize,
    unknowns: usize,
    refusal: Option<String>,
}

impl Default for Sums {
    fn default() -> Self {
        Self {
            tables: Tables::default(),
            expressions: vec![Expression::default()],
            terms: Vec::new(),
            index: vec![0; 1 << 16],
            definitions: vec![0],
            named: Vec::new(),
            by_variables: FastMap::default(),
            rounds: Rounds::default(),
            spans: BTreeMap::new(),
            matrices: FastMap::default(),
            rewritten: FastMap::default(),
            resolved: FastMap::default(),
            compositions: FastMap::default(),
            affine: FastMap::default(),
            words: FastMap::default(),
            exclusive: FastMap::default(),
            factors: Vec::new(),
            masks: products::Masks::default(),
            counters: Vec::new(),
            counted: FastMap::default(),
            shared: FastMap::default(),
            aliases: FastMap::default(),
            scratch: Vec::new(),
            key: Vec::new(),
            products: 0,
            unknowns: 0,
            refusal: None,
        }
    }
}

#[inline]
fn hash_of((variable, function): Term) -> u64 {
    mix(u64::from(variable) << 32 | u64::from(function))
}

#[inline]
fn variable_hash(variable: u32) -> u64 {
    mix(u64::from(variable) ^ 0x5851_f42d_4c95_7f2d)
}

impl Sums {
    #[inline]
    fn terms(&self, bit: Bit) -> &[Term] {
        let e = &self.expressions[(bit >> 1) as usize];
        &self.terms[e.start as usize..][..e.length as usize]
    }

    /// Returns the bit that is the function `function` of the variable `variable`. The lowest binary digit of
    /// `function` is the constant that is added.
    fn single(&mut self, variable: u32, function: u32) -> Bit {
        self.scratch.clear();
        if function > 1 {
            self.scratch.push((variable, function >> 1));
        }
        self.intern() ^ (function & 1)
    }

    /// Returns the expression whose terms are in `scratch`. If there is no such expression yet, makes the expression.
    fn intern(&mut self) -> Bit {
        if self.scratch.is_empty() {
            return ZERO;
        }
        let (mut hash, mut variables) = (0_u64, 0);
        for &term in &self.scratch {
            hash = hash.wrapping_add(hash_of(term));
            variables ^= variable_hash(term.0);
        }
        let mask = self.index.len() - 1;
        let mut slot = hash as usize & mask;
        while self.index[slot] != 0 {
            let place = self.index[slot];
            let e = &self.expressions[place as usize];
            if e.hash == hash && self.terms[e.start as usize..][..e.length as usize] == self.scratch[..] {
                return 2 * place;
            }
            slot = (slot + 1) & mask;
        }
        let place = self.expressions.len() as u32;
        assert!(place < 1 << 31 && self.terms.len() < (1 << 32) - 4096, "too many expressions");
        let (start, length) = (self.terms.len() as u32, self.scratch.len() as u32);
        self.expressions.push(Expression { start, length, hash, variables });
        self.terms.extend_from_slice(&self.scratch);
        self.index[slot] = place;
        if self.expressions.len() * 2 > self.index.len() {
            self.grow();
        }
        2 * place
    }

    fn grow(&mut self) {
        let mask = self.index.len() * 4 - 1;
        self.index.clear();
        self.index.resize(mask + 1, 0);
        for (place, e) in self.expressions.iter().enumerate().skip(1) {
            let mut slot = e.hash as usize & mask;
            while self.index[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.index[slot] = place as u32;
        }
    }

    /// Returns the sum of these terms. The terms may be in any order, and several terms may have the same variable.
    fn collect(&mut self, terms: Vec<Term>) -> Bit {
        self.add_up(terms);
        self.made()
    }

    /// Writes these terms to `scratch`, in the order of their variables. Terms with the same variable are added.
    fn add_up(&mut self, mut scratch: Vec<Term>) {
        scratch.sort_unstable();
        let (mut from, mut to) = (0, 0);
        while from < scratch.len() {
            let (variable, mut function) = scratch[from];
            from += 1;
            while from < scratch.len() && scratch[from].0 == variable {
                function = self.tables.xor(function, scratch[from].1);
                from += 1;
            }
            if function != 0 {
                scratch[to] = (variable, function);
                to += 1;
            }
        }
        scratch.truncate(to);
        self.scratch = scratch;
    }

    /// Returns the sum in `scratch`. If the sum has a description with one variable, returns this description.
    fn made(&mut self) -> Bit {
        let constant = self.join_terms();
        if let Some(bit) = self.of_one_name() {
            return bit ^ constant;
        }
        let bit = self.intern();
        if let Some(&alias) = self.aliases.get(&(bit >> 1)) {
            if let [(variable, function)] = *self.terms(alias) {
                self.rounds.computed(variable, u8::try_from(function).unwrap_or(0), 8);
            }
            return alias ^ constant;
        }
        bit ^ constant
    }

    /// Adds two sums modulo 2. `a` and `b` are the terms of the two sums. Writes the terms of the result to `sum`.
    fn merge(tables: &mut Tables, a: &[Term], b: &[Term], sum: &mut Vec<Term>) {
        let (mut i, mut j) = (0, 0);
        sum.clear();
        while i < a.len() && j < b.len() {
            let (x, y) = (a[i], b[j]);
            if x.0 < y.0 {
                sum.push(x);
                i += 1;
            } else if y.0 < x.0 {
                sum.push(y);
                j += 1;
            } else {
                let function = tables.xor(x.1, y.1);
                if function != 0 {
                    sum.push((x.0, function));
                }
                (i, j) = (i + 1, j + 1);
            }
        }
        sum.extend_from_slice(&a[i..]);
        sum.extend_from_slice(&b[j..]);
    }

    /// Returns the variables that bits depend on.
    fn variables_in(&self, bits: &[Bit]) -> Vec<u32> {
        bits.iter().flat_map(|&bit| self.terms(bit)).map(|term| term.0).collect()
    }

    /// Makes new variables for a value that has no form in this algebra and fits no cut point.
    ///
    /// The new variables are sound, because a statement that holds for all values of a variable also holds for the
    /// value that the variable replaces.
    fn unknown(&mut self, bits: usize) -> Vec<Bit> {
        self.unknowns += 1;
        (0..bits.div_ceil(8)).flat_map(|_| self.byte()).take(bits).collect()
    }
}

impl Algebra for Sums {
    type Bit = Bit;

    fn constant(&mut self, value: bool) -> Bit {
        Bit::from(value)
    }

    #[inline]
    fn xor(&mut self, a: &Bit, b: &Bit) -> Bit {
        let (a, b) = (*a, *b);
        if a < 2 || b < 2 || a >> 1 == b >> 1 {
            // One of the bits is a constant, or the two bits are equal or complements of each other.
            return if a >> 1 == b >> 1 { (a ^ b) & 1 } else { a ^ b };
        }
        let mut scratch = std::mem::take(&mut self.scratch);
        let (x, y) = (self.expressions[(a >> 1) as usize], self.expressions[(b >> 1) as usize]);
        let terms = |e: &Expression| e.start as usize..(e.start + e.length) as usize;
        Self::merge(&mut self.tables, &self.terms[terms(&x)], &self.terms[terms(&y)], &mut scratch);
        self.scratch = scratch;
        self.made() ^ (a ^ b) & 1
    }

    fn and(&mut self, a: &Bit, b: &Bit) -> Bit {
        let (a, b) = (*a, *b);
        match (a, b) {
            (ZERO, _) | (_, ZERO) => return ZERO,
            (ONE, x) | (x, ONE) => return x,
            _ if a == b => return a,
            _ if a ^ 1 == b => return ZERO,
            _ => {}
        }
        let pair = ((a >> 1).min(b >> 1), (a >> 1).max(b >> 1));
        if self.exclusive.contains_key(&pair) {
            // This is the product (x ^ s) (y ^ t) for x y = 0.
            let (s, t) = (a & 1, b & 1);
            let (x, y) = (if t == ONE { a ^ s } else { ZERO }, if s == ONE { b ^ t } else { ZERO });
            return self.xor(&x, &y) ^ s & t;
        }
        if let Some(product) = self.product_of_factors(a, b) {
            return product;
        }
        self.products += 1;
        match self.resolve_all(&[a, b]) {
            Some((variable, functions)) => {
                let product = self.tables.and(functions[0], functions[1]);
                self.single(variable, product)
            }
            None if self.is_product_with_counters(a, b) => self.multiply(a, b),
            None => {
                let product = self.by_cases(&[a, b], &mut |sums, bits| vec![sums.and(&bits[0], &bits[1])]);
                product.unwrap_or_else(|| self.unknown(1))[0]
            }
        }
    }

    fn lookup(&mut self, table: &[u64], index: &[Bit], width: usize) -> Vec<Bit> {
        self.look_up(table, index, width)
    }

    fn add(&mut self, a: &[Bit], b: &[Bit], carry: &Bit) -> (Vec<Bit>, Bit) {
        self.add_words(a, b, *carry)
    }

    fn name(&mut self, bits: &mut [Bit]) {
        self.name_byte(bits);
    }

    fn round(&mut self, number: usize) {
        self.rounds.begin(number);
    }

    fn linear(&mut self, name: &'static str, bits: &[Bit], map: fn(&mut Self, &[Bit]) -> Vec<Bit>) -> Vec<Bit> {
        self.map(name, bits, map)
    }

    fn scope(&mut self, work: &mut dyn FnMut(&mut Self) -> Vec<Bit>) -> Vec<Bit> {
        let mark = self.mark();
        let mut result = work(self);
        self.release(mark, &mut [&mut result]);
        result
    }

    fn factors(&mut self, bits: &mut [Bit]) {
        self.make_factors(bits);
    }

    fn counter(&mut self, bits: &mut [Bit]) {
        self.name_counter(bits);
    }

    fn rename(&mut self, bits: &mut [Bit]) {
        if bits.iter().all(|&bit| bit < 2) {
            return;
        }
        let new: Vec<Bit> = (0..bits.len() / 8).flat_map(|_| self.byte()).collect();
        self.equate(bits, &new);
        bits.copy_from_slice(&new);
    }
}

impl Domain for Sums {
    fn byte(&mut self) -> [Bit; 8] {
        let variable = self.definitions.len() as u32;
        self.definitions.push(0);
        std::array::from_fn(|i| self.single(variable, 2 << i))
    }

    fn refuse(&mut self, why: &str) {
        self.refusal.get_or_insert_with(|| why.into());
    }

    fn refusal(&mut self) -> Option<String> {
        self.refusal.take()
    }

    fn cut_points(&self) -> usize {
        self.named.len()
    }

    fn products(&self) -> usize {
        self.products
    }

    fn unknowns(&self) -> usize {
        self.unknowns
    }

    fn says_wrongly(faulty: &mut Faulty<'_, Self>, standard: &dyn Standard, inputs: &Inputs<Bit>) -> Vec<Bit> {
        standard.faulty_sums(faulty, inputs)
    }

    fn says(&mut self, standard: &dyn Standard, inputs: &Inputs<Bit>) -> Vec<Bit> {
        standard.sums(self, inputs)
    }

    fn rewrite(&mut self, bits: &mut [Bit]) {
        self.rename_combinations(bits);
    }

    fn executes(&mut self, program: bool) {
        self.rounds.executes(program);
    }

    fn lacks(&self, bit: Bit) -> Option<Round> {
        let meanings = self.meanings();
        self.rounds.first_missing(self.variables_in(&[bit]), |variable| match meanings.get(&variable) {
            Some(&Meaning::Bits(bits) | &Meaning::Sum(bits, _)) => self.variables_in(bits),
            Some(&Meaning::Product(&Product::Byte(mask, byte))) => vec![mask.0, byte],
            Some(Meaning::Product(Product::Mask(factors))) => factors.iter().map(|factor| factor.0).collect(),
            None => Vec::new(),
        })
    }

    fn evaluate(&self, inputs: &[(Bit, u64)], bits: &[Bit], random: &mut Random) -> Vec<u64> {
        let variables = self.variables(inputs, random);
        bits.iter().map(|&bit| self.value(bit, &variables)).collect()
    }

    fn less(&mut self, a: &[Bit], b: &[Bit]) -> Bit {
        if let Some(carry) = self.carry_of(a, b) {
            return carry;
        }
        let mut carry = ONE;
        for (&a, &b) in a.iter().zip(b) {
            carry = self.add_bits([a, b ^ 1, carry]).1;
        }
        carry ^ 1
    }

    fn sum(&mut self, bits: &[Bit]) -> Bit {
        if let [a, b] = bits {
            return self.xor(a, b);
        }
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        let mut constant = ZERO;
        for &bit in bits {
            constant ^= bit & 1;
            scratch.extend_from_slice(self.terms(bit & !1));
        }
        self.collect(scratch) ^ constant
    }
}
