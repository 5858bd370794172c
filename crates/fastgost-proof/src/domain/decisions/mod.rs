//! The algebra for ciphers and hash functions that add words. A bit is a function of variables. The function is stored
//! as a decision diagram, which is ordered, reduced, and has complemented edges.
//!
//! Diagrams are canonical, so two bits are equal if and only if they have the same number. Each variable has a
//! significance, which is a place in a word of 32 bits. In the order of the variables, the variables of the most
//! significant places come first. With this order, the diagrams of a sum and of its carries are small, and have many
//! nodes in common. The bits of unknown tables come after all other variables.
//!
//! Cut points are bits of the kernel that are replaced by variables. The specification decides which bits are cut
//! points. It names the sums that enter S-boxes, and the halves of blocks that rounds make. Before the algebra looks up
//! an index, or forms a product or a sum modulo 2, the algebra compares the bits of the operands with the named bits.
//! If a bit is equal to a named bit, the variable of the named bit replaces the bit. So diagrams never grow over more
//! than one round. The replacement is sound, because a statement that holds for all values of the new variable also
//! holds for the value of the replaced bit.
//!
//! A kernel computes several blocks at once, each in a lane. Some lanes belong to no output, so the specification names
//! no values in these lanes. In these lanes, a round makes words of another kind. Their bits are not variables, or are
//! variables whose significance is not the bit's place in the word. When such words are first added, new variables
//! replace the bits of the words, and a new variable stands for each bit of the sum. If the specification has named a
//! sum modulo 2 of the replaced bits, the algebra uses the named sum. Otherwise the sum modulo 2 is a sum of the new
//! variables. If this sum is still large, new variables also replace its summands.
//!
//! In the words of counters, each variable has the significance of its place. A kernel may compute counters in words of
//! 32 or 64 bits. It may add or subtract known numbers, with or without the carry out. A counter has only one variable
//! of each significance. So the diagrams of a counter's bits are small.
//!
//! The key schedule of GOST R 34.11-94 adds and moves bytes. So a bit of a summand of 32 bits may be something other
//! than a variable whose significance is the bit's place. In the sum, a new variable stands for each such bit. The same
//! bit in the same place always gets the same variable. Only sums of words use this variable. In a sum modulo 2, the
//! bit itself is used.

use super::{
    Bit, Domain, ONE, Table, ZERO,
    fast::{FastMap, mix},
    known,
    rounds::{Round, Rounds},
};
use crate::{
    algebra::Algebra,
    faults::standards::Faulty,
    jobs::{Inputs, Standard},
    random::Random,
};

mod evaluate;
mod names;
mod products;
mod words;

#[cfg(test)]
mod tests;

use evaluate::Meaning;

/// A node of the diagrams. The order is a number that identifies the node's variable. On each path through a diagram,
/// the orders become greater. The node's function is `low` if the variable is 0, and `high` if the variable is 1. `low`
/// is never a complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    order: u32,
    low: Bit,
    high: Bit,
}

/// The number of entries in the cache of products and sums.
const CACHE: usize = 1 << 18;
/// The greatest number of nodes that the algebra may make.
const FULL: u32 = 128_000_000;
/// The order of the node that stands for the constants 0 and 1. This order comes after the orders of all variables.
const LAST: u32 = u32::MAX;
/// The number of orders that the variables of one significance can have.
const MOST: u32 = 1 << 27;
/// The length of words whose sums are diagrams, in bits.
const WORD: usize = 32;
/// The least order of the bits of unknown tables. The orders of these bits are the upper half of the orders that belong
/// to significance 0.
const ENTRIES: u32 = (WORD - 1) as u32 * MOST + MOST / 2;
/// The length of words whose sums are not diagrams, in bits. New variables stand for the bits of such sums.
const LONG: usize = 64;
/// The length of the input of an S-box, in bits.
const INDEX: usize = 4;
/// Whatever the order of the variables is, a diagram with at most this number of variables is small.
const FEW: usize = 8;
/// The algebra lists the variables of a diagram only if the diagram has at most this number of nodes.
const SMALL: usize = 64;
/// The diagram of a counter's bit has at most this number of nodes.
const COUNTER: usize = 256;

/// The algebra of decision diagrams. The bit with the number `2 n + c` is the function of node `n` plus the constant
/// `c`.
#[derive(Clone, Debug)]
pub struct Decisions {
    nodes: Vec<Node>,
    index: Vec<u32>,
    cache: Vec<(u64, Bit)>,
    variables: u32,
    bytes: usize,
    big_endian: bool,
    /// Maps the diagram of each named bit to the variable that stands for the bit.
    names: FastMap<u32, Bit>,
    /// Maps the variable of each named bit back to the named bit.
    stands_for: FastMap<u32, Bit>,
    /// The rounds in which bits were named. A named bit is identified by the node of its variable.
    rounds: Rounds,
    /// The bits without names that were replaced for a sum. Maps the diagram of each such bit to the variable that
    /// replaces the bit.
    replaced: FastMap<u32, Bit>,
    /// Maps the order of each variable in `replaced` to the bit that the variable replaces.
    replaces: FastMap<u32, Bit>,
    named: usize,
    /// The bits of sums of words of 32 bits. The value for each bit says whether one summand was a known number.
    sums: FastMap<Bit, bool>,
    /// Maps a bit and its place in a summand to the variable that stands for the bit in this place.
    placed: FastMap<(u32, usize), Bit>,
    places: bool,
    words: FastMap<Box<[Bit]>, Box<[Bit]>>,
    /// The orders of variables that are factors of products of polynomials.
    factors: FastMap<u32, ()>,
    /// Maps two factors to the variable that stands for their product.
    pairs: FastMap<(Bit, Bit), Bit>,
    products: usize,
    refusal: Option<String>,
}

impl Decisions {
    /// Makes an algebra in which unknown bytes are parts of words of four bytes. `big_endian` says whether the most
    /// significant byte of a word comes first.
    pub fn new(big_endian: bool) -> Self {
        Self {
            nodes: vec![Node { order: LAST, low: ZERO, high: ZERO }],
            index: vec![0; 1 << 16],
            cache: vec![(u64::MAX, ZERO); CACHE],
            variables: 0,
            bytes: 0,
            big_endian,
            names: FastMap::default(),
            stands_for: FastMap::default(),
            rounds: Rounds::default(),
            replaced: FastMap::default(),
            replaces: FastMap::default(),
            named: 0,
            sums: FastMap::default(),
            placed: FastMap::default(),
            places: false,
            words: FastMap::default(),
            factors: FastMap::default(),
            pairs: FastMap::default(),
            products: 0,
            refusal: None,
        }
    }

    #[inline]
    fn node(&self, bit: Bit) -> Node {
        self.nodes[(bit >> 1) as usize]
    }

    /// Makes a new variable of this significance.
    fn variable(&mut self, significance: usize) -> Bit {
        let order = (WORD - 1 - significance) as u32 * MOST + self.count();
        self.choice(order, ZERO, ONE)
    }

    /// Counts a new variable, and returns the number of variables that were made before. Variables have the lower half
    /// of the orders of each significance. Two upper halves are also used: the products have the upper half of
    /// significance 31, and the bits of unknown tables have the upper half of significance 0.
    fn count(&mut self) -> u32 {
        let count = self.variables;
        self.variables += 1;
        if self.variables == MOST / 2 {
            self.refuse("too many variables");
            self.variables = 0;
        }
        count
    }

    fn choice(&mut self, order: u32, low: Bit, high: Bit) -> Bit {
        if low == high {
            return low;
        }
        let complement = low & 1;
        let node = Node { order, low: low ^ complement, high: high ^ complement };
        let mask = self.index.len() - 1;
        let mut slot = hash(&node) & mask;
        loop {
            match self.index[slot] {
                0 => break,
                place if self.nodes[place as usize] == node => return (2 * place) ^ complement,
                _ => slot = (slot + 1) & mask,
            }
        }
        let place = self.nodes.len() as u32;
        if place >= FULL {
            self.refuse("the diagrams grow without bound: no cut point fits");
            return ZERO;
        }
        self.nodes.push(node);
        self.index[slot] = place;
        if self.nodes.len() * 2 > self.index.len() {
            self.grow();
        }
        (2 * place) ^ complement
    }

    fn grow(&mut self) {
        let mask = self.index.len() * 4 - 1;
        self.index.clear();
        self.index.resize(mask + 1, 0);
        for (place, node) in self.nodes.iter().enumerate().skip(1) {
            let mut slot = hash(node) & mask;
            while self.index[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.index[slot] = place as u32;
        }
    }

    /// Returns two bits: the value that `bit` has if the variable of this order is 0, and the value that `bit` has if
    /// this variable is 1.
    #[inline]
    fn halves(&self, bit: Bit, order: u32) -> (Bit, Bit) {
        let node = self.node(bit);
        if node.order == order { (node.low ^ (bit & 1), node.high ^ (bit & 1)) } else { (bit, bit) }
    }

    fn product(&mut self, a: Bit, b: Bit) -> Bit {
        match (a, b) {
            (ZERO, _) | (_, ZERO) => return ZERO,
            (ONE, x) | (x, ONE) => return x,
            _ if a == b => return a,
            _ if a ^ 1 == b || self.refusal.is_some() => return ZERO,
            _ => {}
        }
        let key = u64::from(a.min(b)) << 32 | u64::from(a.max(b));
        let slot = mix(key) as usize % CACHE;
        if self.cache[slot].0 == key {
            return self.cache[slot].1;
        }
        let order = self.node(a).order.min(self.node(b).order);
        let ((a0, a1), (b0, b1)) = (self.halves(a, order), self.halves(b, order));
        let (low, high) = (self.product(a0, b0), self.product(a1, b1));
        let result = self.choice(order, low, high);
        self.cache[slot] = (key, result);
        result
    }

    fn difference(&mut self, a: Bit, b: Bit) -> Bit {
        let complement = (a ^ b) & 1;
        let (a, b) = (a & !1, b & !1);
        if a == b {
            return complement;
        }
        if a == ZERO || b == ZERO {
            return a ^ b ^ complement;
        }
        if self.refusal.is_some() {
            return ZERO;
        }
        // The function sorts the two operands, so that `a + b` and `b + a` have the same key. The keys of sums begin
        // with the larger summand, and the keys of products begin with the smaller factor.
        let key = u64::from(a.max(b)) << 32 | u64::from(a.min(b));
        let slot = mix(key) as usize % CACHE;
        if self.cache[slot].0 == key {
            return self.cache[slot].1 ^ complement;
        }
        let order = self.node(a).order.min(self.node(b).order);
        let ((a0, a1), (b0, b1)) = (self.halves(a, order), self.halves(b, order));
        let (low, high) = (self.difference(a0, b0), self.difference(a1, b1));
        let result = self.choice(order, low, high);
        self.cache[slot] = (key, result);
        result ^ complement
    }

    #[cfg(test)]
    pub(super) fn replacements(&self) -> usize {
        self.replaced.len()
    }

    /// Returns the entry of a table that an index selects. `column(i)` returns bit `i` of all entries.
    fn chosen(&mut self, index: &[Bit], width: usize, column: impl Fn(usize) -> Vec<Bit>) -> Vec<Bit> {
        let index: Vec<Bit> = index.iter().map(|&bit| self.use_name(bit)).collect();
        self.products += usize::from(known(&index).is_none());
        let mut out = Vec::with_capacity(width);
        for bit in 0..width {
            let mut values = column(bit);
            assert_eq!(values.len(), 1 << index.len(), "a table has an entry for each index");
            for &choice in &index {
                values = values.chunks(2).map(|pair| self.choose(choice, pair[1], pair[0])).collect();
            }
            out.push(values[0]);
        }
        out
    }

    fn choose(&mut self, condition: Bit, a: Bit, b: Bit) -> Bit {
        if a == b {
            return a;
        }
        let (a, b) = (self.product(condition, a), self.product(condition ^ 1, b));
        // `a` and `b` are never both 1, so their sum modulo 2 is their disjunction.
        self.difference(a, b)
    }
}

/// Hashes a node. The hash must not depend only on the difference of `low` and `high`, because in all sums modulo 2,
/// `low` and `high` differ in only one binary digit.
#[inline]
fn hash(node: &Node) -> usize {
    let halves = (u64::from(node.low) << 32 | u64::from(node.high)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mix(halves.rotate_left(32) ^ u64::from(node.order).wrapping_mul(0xff51_afd7_ed55_8ccd)) as usize
}

impl Algebra for Decisions {
    type Bit = Bit;

    fn constant(&mut self, value: bool) -> Bit {
        Bit::from(value)
    }

    fn xor(&mut self, a: &Bit, b: &Bit) -> Bit {
        self.sum(&[*a, *b])
    }

    fn and(&mut self, a: &Bit, b: &Bit) -> Bit {
        let (x, y) = (self.use_name(*a), self.use_name(*b));
        if let Some(product) = self.product_of_factors(x, y) {
            return product;
        }
        let (a, b) = self.described_alike(*a, *b);
        self.products += usize::from(a > ONE && b > ONE);
        self.product(a, b)
    }

    fn lookup(&mut self, table: &[u64], index: &[Bit], width: usize) -> Vec<Bit> {
        self.chosen(index, width, |bit| table.iter().map(|entry| (entry >> bit & 1) as Bit).collect())
    }

    fn add(&mut self, a: &[Bit], b: &[Bit], carry: &Bit) -> (Vec<Bit>, Bit) {
        self.add_words(a, b, *carry)
    }

    fn factors(&mut self, bits: &mut [Bit]) {
        self.make_factors(bits);
    }

    fn name_words(&mut self, bits: &mut [Bit]) {
        bits.chunks_mut(WORD).for_each(|word| self.name(word));
    }

    fn place_summands(&mut self) {
        self.places = true;
    }

    fn name(&mut self, bits: &mut [Bit]) {
        self.name_bits(bits);
    }

    fn round(&mut self, number: usize) {
        self.rounds.begin(number);
    }
}

impl Domain for Decisions {
    fn byte(&mut self) -> [Bit; 8] {
        let place = self.bytes % 4;
        self.bytes += 1;
        let byte = if self.big_endian { 3 - place } else { place };
        std::array::from_fn(|i| self.variable(8 * byte + i))
    }

    /// The variables for the entries of unknown tables come after all other variables. So the upper part of a diagram
    /// chooses an entry, and the lower part of the diagram is one bit of this entry.
    fn entry(&mut self) -> [Bit; 8] {
        std::array::from_fn(|_| {
            let order = ENTRIES + self.count();
            self.choice(order, ZERO, ONE)
        })
    }

    fn refuse(&mut self, why: &str) {
        self.refusal.get_or_insert_with(|| why.into());
    }

    fn look_up(&mut self, table: &Table<'_>, index: &[Bit]) -> Vec<Bit> {
        self.chosen(index, table.width(), |bit| table.entries.iter().map(|entry| entry[bit]).collect())
    }

    fn refusal(&mut self) -> Option<String> {
        self.refusal.take()
    }

    fn cut_points(&self) -> usize {
        self.named
    }

    fn products(&self) -> usize {
        self.products
    }

    fn unknowns(&self) -> usize {
        0
    }

    fn says_wrongly(faulty: &mut Faulty<'_, Self>, standard: &dyn Standard, inputs: &Inputs<Bit>) -> Vec<Bit> {
        standard.faulty_decisions(faulty, inputs)
    }

    fn says(&mut self, standard: &dyn Standard, inputs: &Inputs<Bit>) -> Vec<Bit> {
        standard.decisions(self, inputs)
    }

    fn executes(&mut self, program: bool) {
        self.rounds.executes(program);
    }

    fn lacks(&self, bit: Bit) -> Option<Round> {
        let meanings = self.meanings();
        // Maps the order of each variable to the variable's node.
        let is_variable = |node: &Node| node.order != LAST && node.low == ZERO && node.high == ONE;
        let variables = self.nodes.iter().zip(0..).filter(|(node, _)| is_variable(node));
        let variables: FastMap<u32, u32> = variables.map(|(node, number)| (node.order, number)).collect();
        self.rounds.first_missing(vec![bit >> 1], |number| {
            let node = self.nodes[number as usize];
            let mut next = vec![node.low >> 1, node.high >> 1];
            next.extend(variables.get(&node.order));
            match meanings.get(&number) {
                Some(&Meaning::Bit(bit)) => next.push(bit >> 1),
                Some(&Meaning::Sum(key, _)) => next.extend(key.iter().map(|bit| bit >> 1)),
                Some(&Meaning::Product(x, y)) => next.extend([x >> 1, y >> 1]),
                None => {}
            }
            next
        })
    }

    fn evaluate(&self, inputs: &[(Bit, u64)], bits: &[Bit], random: &mut Random) -> Vec<u64> {
        let nodes = self.values(inputs, random);
        bits.iter().map(|&bit| evaluate::value(bit, &nodes)).collect()
    }

    fn select(&mut self, condition: Bit, a: Bit, b: Bit) -> Bit {
        self.choose(condition, a, b)
    }

    fn add_bits(&mut self, [a, b, carry]: [Bit; 3]) -> (Bit, Bit) {
        let half = self.difference(a, b);
        (self.difference(half, carry), self.choose(half, carry, a))
    }

    fn sum(&mut self, bits: &[Bit]) -> Bit {
        self.mixed(bits, |algebra, bits| {
            let sum = bits.iter().fold(ZERO, |sum, &bit| {
                let (sum, bit) = algebra.described_alike(sum, bit);
                algebra.difference(sum, bit)
            });
            algebra.use_name(sum)
        })
    }
}
