//! Symbolic algebras, which describe the values of bits of registers and memory while a kernel is executed.
//!
//! In each algebra a bit is a number. The numbers 0 and 1 are the constants. The complement of a bit differs from the
//! bit in the lowest binary digit. Bits with the same number are equal for all values of the variables. Two bits may
//! also be equal for all values of the variables without having the same number, if the algebra cannot tell that the
//! bits are equal.

use crate::{
    algebra::Algebra,
    faults::standards::Faulty,
    jobs::{Inputs, Standard},
    random::Random,
};
use rounds::Round;

pub mod decisions;
pub mod fast;
#[cfg(test)]
mod properties;
pub mod rounds;
pub mod sums;
pub mod tables;

/// A symbolic bit.
pub type Bit = u32;

/// The constant 0.
pub const ZERO: Bit = 0;
/// The constant 1.
pub const ONE: Bit = 1;

/// The number of points at which bits are evaluated at once. A point gives a value to each variable. A word has a
/// binary digit for each point.
pub const POINTS: usize = 16;

/// The operations of an algebra of symbolic bits. The machine (our emulator of the CPU) needs these operations to
/// execute programs.
///
/// If the algebra cannot do an operation, the algebra stores a refusal, and the result of the operation has no meaning.
pub trait Domain: Algebra<Bit = Bit> {
    /// Makes eight new bits, whose values are unknown.
    fn byte(&mut self) -> [Bit; 8];

    /// Makes eight new unknown bits. The bits belong to entries of a table in which kernels look up values.
    fn entry(&mut self) -> [Bit; 8] {
        self.byte()
    }

    /// Stores a refusal, if none is stored yet.
    fn refuse(&mut self, why: &str);

    /// Returns the stored refusal, and removes it.
    fn refusal(&mut self) -> Option<String>;

    /// Returns how many intermediate values the specification has named.
    fn cut_points(&self) -> usize;

    /// Returns the number of products of unknown bits, and of look-ups with an unknown index.
    fn products(&self) -> usize;

    /// Returns the number of results that have no form in the algebra. A new variable stands for each such result.
    fn unknowns(&self) -> usize;

    /// Returns the result of the specification, in this algebra.
    fn says(&mut self, standard: &dyn Standard, inputs: &Inputs<Bit>) -> Vec<Bit>;

    /// Returns the result of the specification with a planted fault, in this algebra.
    fn says_wrongly(faulty: &mut Faulty<'_, Self>, standard: &dyn Standard, inputs: &Inputs<Bit>) -> Vec<Bit>
    where
        Self: Sized;

    /// Returns the lowest `length` bits of the product of two numbers, if the algebra can form products of numbers.
    /// Otherwise returns `None`, and the caller has to add shifted words.
    fn multiply(&mut self, a: &[Bit], b: &[Bit], length: usize) -> Option<Vec<Bit>> {
        let _ = (a, b, length);
        None
    }

    /// Returns the entry of a table that an index selects. `index` has one bit for each binary digit of the entry's
    /// number.
    fn look_up(&mut self, table: &Table<'_>, index: &[Bit]) -> Vec<Bit> {
        match &table.numbers {
            Some(numbers) => self.lookup(numbers, index, table.width()),
            None => {
                self.refuse("the table of a look-up depends on a secret");
                vec![ZERO; table.width()]
            }
        }
    }

    /// Returns the bit that is 1 if all these bits are 0, and 0 otherwise.
    fn are_zero(&mut self, bits: &[Bit]) -> Bit {
        bits.iter().filter(|&&bit| bit != ZERO).fold(ONE, |all, bit| self.and(&all, &(bit ^ 1)))
    }

    /// Replaces bits that a program keeps in memory or registers. If [`rename`](Algebra::rename) has replaced a bit by
    /// a new variable before, this function replaces the bit by the same variable.
    fn rewrite(&mut self, bits: &mut [Bit]) {
        let _ = bits;
    }

    /// Announces who computes from now on. If `program` is true, a program computes. Otherwise the specification
    /// computes. When the specification computes again after a program, all values that it has named so far no longer
    /// count as missing for [`lacks`](Self::lacks).
    fn executes(&mut self, program: bool) {
        let _ = program;
    }

    /// Searches for missing values, and returns the first round in which one of them was named. A named value is
    /// missing if `bit` depends on the value, but the program has not computed the value. A program has computed a
    /// value if it has used the value, or the sum of the value and a constant, in a product or a look-up.
    fn lacks(&self, bit: Bit) -> Option<Round> {
        let _ = bit;
        None
    }

    /// Returns the values of bits at [`POINTS`] points. Each input is a pair: a variable, and the values of this
    /// variable at all points. The variables of named bits have the values of these bits. All other variables have
    /// random values.
    fn evaluate(&self, inputs: &[(Bit, u64)], bits: &[Bit], random: &mut Random) -> Vec<u64>;

    /// Returns bits for a place whose content a program must not rely on. If `random` is given, the bits are known and
    /// random. Otherwise the bits are unknown. `N` is a multiple of 8.
    fn unknown<const N: usize>(&mut self, mut random: Option<&mut Random>) -> [Bit; N]
    where
        Self: Sized,
    {
        let mut bits = [ZERO; N];
        for byte in bits.chunks_exact_mut(8) {
            byte.copy_from_slice(&match &mut random {
                Some(random) => constant::<8>(random.any()),
                None => self.byte(),
            });
        }
        bits
    }

    /// Returns the bit that is 1 if `a < b`, as numbers without signs. `a < b` holds if and only if `a + !b + 1` has no
    /// carry out.
    fn less(&mut self, a: &[Bit], b: &[Bit]) -> Bit {
        let mut carry = ONE;
        for (&a, &b) in a.iter().zip(b) {
            carry = self.add_bits([a, b ^ 1, carry]).1;
        }
        carry ^ 1
    }

    /// Returns the sum modulo 2 of any number of bits.
    fn sum(&mut self, bits: &[Bit]) -> Bit {
        bits.iter().fold(ZERO, |sum, bit| self.xor(&sum, bit))
    }

    /// Returns the disjunction of two bits.
    fn or(&mut self, a: Bit, b: Bit) -> Bit {
        self.and(&(a ^ 1), &(b ^ 1)) ^ 1
    }

    /// Returns `a` if `condition` is 1, and `b` if `condition` is 0.
    fn select(&mut self, condition: Bit, a: Bit, b: Bit) -> Bit {
        match condition {
            ONE => a,
            ZERO => b,
            _ if a == b => a,
            // If `b` and the condition are the same bit, `b` is selected only if this bit is 0. So the result is the
            // product of the condition and `a`. Compilers make such selections.
            _ if b == ZERO || b == condition => self.and(&condition, &a),
            _ if a == ZERO => self.and(&(condition ^ 1), &b),
            _ => {
                let difference = self.xor(&a, &b);
                let difference = self.and(&condition, &difference);
                self.xor(&difference, &b)
            }
        }
    }

    /// Returns the sum and the carry out, if their computation needs no products of unknown bits. In each place, a bit
    /// of each summand and the carry in are added. A place needs no product if two of its three bits are equal, or are
    /// complements of each other. If a place needs a product, the result is `None`. For example, the sum of a known
    /// number and a mask needs no products. All bits of a mask are copies of one bit.
    fn without_products(&mut self, a: &[Bit], b: &[Bit], mut carry: Bit) -> Option<(Vec<Bit>, Bit)> {
        let mut sum = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            sum.push(self.sum(&[a, b, carry]));
            carry = match (a, b, carry) {
                (x, y, z) if x == y || x ^ 1 == z => {
                    if x == y {
                        x
                    } else {
                        y
                    }
                }
                (x, y, z) if x == z || x ^ 1 == y => {
                    if x == z {
                        x
                    } else {
                        z
                    }
                }
                (x, y, z) if y == z || y ^ 1 == z => {
                    if y == z {
                        y
                    } else {
                        x
                    }
                }
                _ => return None,
            };
        }
        Some((sum, carry))
    }

    /// Returns the sum of three bits, and the carry.
    fn add_bits(&mut self, bits: [Bit; 3]) -> (Bit, Bit) {
        (self.sum(&bits), self.ternary(0b1110_1000, bits))
    }

    /// Returns the value of a function of the bits `a`, `b` and `c`. The value is bit `4 a + 2 b + c` of the truth
    /// table `table`.
    fn ternary(&mut self, table: u8, [a, b, c]: [Bit; 3]) -> Bit {
        if a < 2 {
            let half = table >> (4 * a) & 15;
            return self.binary(half, b, c);
        }
        let (zero, one) = (table & 15, table >> 4);
        if zero == one {
            return self.binary(zero, b, c);
        }
        if zero ^ one == 15 {
            let rest = self.binary(zero, b, c);
            return self.xor(&a, &rest);
        }
        // f = f(0) ^ a (f(0) ^ f(1)). This form needs the fewest products of unknown bits.
        let (rest, factor) = (self.binary(zero, b, c), self.binary(zero ^ one, b, c));
        let product = self.and(&a, &factor);
        self.xor(&rest, &product)
    }

    /// Returns the value of a function of the bits `a` and `b`. The value is bit `2 a + b` of the truth table `table`.
    fn binary(&mut self, table: u8, a: Bit, b: Bit) -> Bit {
        let constant = Bit::from(table & 1);
        let (of_b, of_a) = (table ^ table >> 1, table ^ table >> 2);
        let of_both = table ^ table >> 1 ^ table >> 2 ^ table >> 3;
        let mut value = constant;
        match (of_both & 1 == 1, of_a & 1 == 1, of_b & 1 == 1) {
            // (a ^ s) (b ^ t) = ab ^ ta ^ sb ^ st
            (true, t, s) => {
                let (s, t) = (Bit::from(s), Bit::from(t));
                let product = self.and(&(a ^ s), &(b ^ t));
                value ^= s & t;
                self.xor(&product, &value)
            }
            (false, of_a, of_b) => {
                if of_a {
                    value = self.xor(&value, &a);
                }
                if of_b {
                    value = self.xor(&value, &b);
                }
                value
            }
        }
    }
}

/// A table in which a kernel looks up an entry.
#[derive(Debug)]
pub struct Table<'t> {
    entries: Vec<&'t [Bit]>,
    /// The entries, if all of them are known.
    numbers: Option<Vec<u64>>,
}

impl<'t> Table<'t> {
    /// Makes a table of entries of one length.
    pub fn new(entries: Vec<&'t [Bit]>) -> Self {
        let numbers = entries.iter().map(|entry| known(entry)).collect();
        Self { entries, numbers }
    }

    /// Returns the number of bits of an entry.
    fn width(&self) -> usize {
        self.entries.first().map_or(0, |entry| entry.len())
    }
}

/// Returns the number that these bits represent, if all bits are constants.
pub fn known(bits: &[Bit]) -> Option<u64> {
    if bits.iter().fold(0, |any, bit| any | bit) > 1 {
        return None;
    }
    Some(bits.iter().take(64).enumerate().fold(0, |value, (i, &bit)| value | u64::from(bit) << i))
}

/// Returns the bits of a number.
pub fn constant<const N: usize>(value: u64) -> [Bit; N] {
    std::array::from_fn(|i| if i < 64 { (value >> i & 1) as Bit } else { ZERO })
}
