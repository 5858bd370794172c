//! Evaluates bits at points. A point gives a value to each variable. With the values at points, a result of the algebra
//! can be checked without the algebra's rules.

use super::{Bit, Sums, Term, products::Product, words::WORD};
use crate::{
    domain::{POINTS, fast::FastMap, tables::at},
    random::Random,
};

/// The values of a byte at all points.
type Values = [u8; POINTS];

/// The value for which a variable stands.
#[derive(Clone, Copy)]
pub(super) enum Meaning<'s> {
    /// The variable stands for these bits of a named or renamed byte.
    Bits(&'s [Bit]),
    /// The variable stands for a byte of a sum of words, or for the carry of this sum. The fields are the bits of the
    /// summands, and the place of the byte in the sum. The bytes have the places 0 to 7, and the carry has the place 8.
    Sum(&'s [Bit], usize),
    /// The variable stands for a product.
    Product(&'s Product),
}

impl Sums {
    /// Returns the variable of a bit. The bit must be a function of one variable.
    fn variable_of(&self, bit: Bit) -> u32 {
        self.terms(bit).first().map_or(0, |term| term.0)
    }

    /// Returns the values of all variables at all points. A variable may stand for a function of earlier variables, so
    /// the values are computed in the order of the variables.
    pub(super) fn variables(&self, inputs: &[(Bit, u64)], random: &mut Random) -> Vec<Values> {
        let mut values: Vec<Values> = Vec::with_capacity(self.definitions.len());
        values.resize_with(self.definitions.len(), || std::array::from_fn(|_| random.any() as u8));
        for &(bit, given) in inputs {
            // A bit of an input is the function `x & 2^i` of its variable.
            let Some(&(variable, function)) = self.terms(bit).first() else { continue };
            let mask = function as u8;
            for (point, value) in values[variable as usize].iter_mut().enumerate() {
                *value = *value & !mask | if given >> point & 1 == 1 { mask } else { 0 };
            }
        }
        let mut all: Vec<_> = self.meanings().into_iter().collect();
        all.sort_unstable_by_key(|(variable, _)| *variable);
        for (variable, meaning) in all {
            values[variable as usize] = match meaning {
                Meaning::Bits(bits) => self.byte_at(bits, &values),
                Meaning::Sum(key, number) => self.sum_at(key, number, &values),
                Meaning::Product(product) => std::array::from_fn(|point| {
                    let is_one = |&(v, function): &Term| at(self.tables.row(function), values[v as usize][point]);
                    match product {
                        Product::Byte(mask, byte) => u8::from(is_one(mask)) * values[*byte as usize][point],
                        Product::Mask(factors) => u8::from(factors.iter().all(is_one)),
                    }
                }),
            };
        }
        values
    }

    /// Returns a map from variables to the values for which they stand.
    pub(super) fn meanings(&self) -> FastMap<u32, Meaning<'_>> {
        let mut meanings = FastMap::default();
        for named in &self.named {
            meanings.insert(named.variable, Meaning::Bits(&named.bits));
        }
        for span in self.spans.values() {
            for (old, new) in span.bits.chunks(8).zip(span.new.chunks(8)) {
                meanings.insert(self.variable_of(new[0]), Meaning::Bits(old));
            }
        }
        for (key, value) in &self.words {
            for (number, byte) in value.chunks(8).enumerate() {
                meanings.insert(self.variable_of(byte[0]), Meaning::Sum(key, number));
            }
        }
        meanings.extend(self.masks.meanings().map(|(variable, product)| (variable, Meaning::Product(product))));
        meanings
    }

    fn byte_at(&self, bits: &[Bit], values: &[Values]) -> Values {
        let mut byte = [0; POINTS];
        for (i, &bit) in bits.iter().enumerate() {
            let value = self.value(bit, values);
            byte.iter_mut().enumerate().for_each(|(point, byte)| *byte |= ((value >> point & 1) as u8) << i);
        }
        byte
    }

    fn sum_at(&self, key: &[Bit], number: usize, values: &[Values]) -> Values {
        let word = |bits: &[Bit]| -> [u128; POINTS] {
            let mut word = [0; POINTS];
            for (i, &bit) in bits.iter().enumerate() {
                let value = self.value(bit, values);
                word.iter_mut().enumerate().for_each(|(point, word)| *word |= u128::from(value >> point & 1) << i);
            }
            word
        };
        let (a, b, carry) = (word(&key[..WORD]), word(&key[WORD..2 * WORD]), word(&key[2 * WORD..]));
        std::array::from_fn(|point| ((a[point] + b[point] + carry[point]) >> (8 * number)) as u8)
    }

    /// Returns the values of a bit at all points. `values` are the values of the variables.
    pub(super) fn value(&self, bit: Bit, values: &[Values]) -> u64 {
        let mut sum = if bit & 1 == 1 { (1 << POINTS) - 1 } else { 0 };
        for &(variable, function) in self.terms(bit) {
            let row = self.tables.row(function);
            for (point, &x) in values[variable as usize].iter().enumerate() {
                sum ^= u64::from(at(row, x)) << point;
            }
        }
        sum
    }
}
