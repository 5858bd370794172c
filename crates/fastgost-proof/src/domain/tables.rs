//! Boolean functions of one byte, as tables.

use super::fast::{FastMap, mix};

/// The values of a function of one byte. The function has a value of one bit for each byte from 0 to 255.
pub type Table = [u64; 4];

/// The number of a function of one byte. The number is the place of the function in [`Tables`]. Only functions whose
/// value at 0 is 0 have a number.
pub type Function = u32;

/// The functions that have occurred. Each function is stored once. The function with number `m < 256` is the parity of
/// `x & m`.
#[derive(Clone, Debug)]
pub struct Tables {
    rows: Vec<Table>,
    index: FastMap<Table, Function>,
    sums: Vec<(u64, Function)>,
    products: Vec<(u64, u32)>,
}

/// The number of entries in each of the two caches (sums and products).
const CACHE: usize = 1 << 14;

impl Default for Tables {
    fn default() -> Self {
        let mut tables = Self {
            rows: Vec::new(),
            index: FastMap::default(),
            sums: vec![(u64::MAX, 0); CACHE],
            products: vec![(u64::MAX, 0); CACHE],
        };
        for m in 0..256_u32 {
            let mut table = [0; 4];
            for x in 0..256 {
                table[x / 64] |= u64::from((x as u32 & m).count_ones() & 1) << (x % 64);
            }
            let place = tables.intern(table);
            debug_assert_eq!(place, m);
        }
        tables
    }
}

impl Tables {
    fn intern(&mut self, table: Table) -> Function {
        debug_assert_eq!(table[0] & 1, 0);
        let next = self.rows.len() as Function;
        let place = *self.index.entry(table).or_insert(next);
        if place == next {
            self.rows.push(table);
        }
        place
    }

    /// Returns the values of a function.
    #[inline]
    pub fn row(&self, function: Function) -> &Table {
        &self.rows[function as usize]
    }

    /// Splits a table into a constant and a function whose value at 0 is 0. The constant is the table's value at 0.
    pub fn split(&mut self, mut table: Table) -> (Function, u32) {
        let constant = (table[0] & 1) as u32;
        if constant == 1 {
            table = table.map(|word| !word);
        }
        (self.intern(table), constant)
    }

    /// Returns the sum modulo 2 of two functions.
    #[inline]
    pub fn xor(&mut self, a: Function, b: Function) -> Function {
        if (a | b) < 256 {
            return a ^ b;
        }
        let key = u64::from(a.min(b)) << 32 | u64::from(a.max(b));
        let slot = mix(key) as usize % CACHE;
        if self.sums[slot].0 == key {
            return self.sums[slot].1;
        }
        let (a, b) = (*self.row(a), *self.row(b));
        let sum = self.intern(std::array::from_fn(|i| a[i] ^ b[i]));
        self.sums[slot] = (key, sum);
        sum
    }

    /// Multiplies two operands, each of which is the sum of a function and a constant. The operands and the result are
    /// numbers of the form `2 function + constant`.
    pub fn and(&mut self, a: u32, b: u32) -> u32 {
        let key = u64::from(a.min(b)) << 32 | u64::from(a.max(b));
        let slot = mix(key) as usize % CACHE;
        if self.products[slot].0 == key {
            return self.products[slot].1;
        }
        let (x, y) = (self.values(a), self.values(b));
        let (function, constant) = self.split(std::array::from_fn(|i| x[i] & y[i]));
        let product = 2 * function + constant;
        self.products[slot] = (key, product);
        product
    }

    /// Returns the values of the sum of a function and a constant. The argument is the number `2 function + constant`.
    pub fn values(&self, function: u32) -> Table {
        let flip = if function & 1 == 1 { u64::MAX } else { 0 };
        self.row(function >> 1).map(|word| word ^ flip)
    }
}

/// Returns the value of a table at `x`.
#[inline]
pub fn at(table: &Table, x: u8) -> bool {
    table[usize::from(x / 64)] >> (x % 64) & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_those_on_values() {
        let mut tables = Tables::default();
        let (f, c) = tables.split([0x0123_4567_89ab_cdef, 77, 99, u64::MAX / 3]);
        let (g, d) = tables.split([0x1111_4567_89ab_cdee, 7, 1 << 63, 5]);
        assert_eq!((c, d), (1, 0));
        let product = tables.and(2 * f + c, 2 * g + d);
        let sum = tables.xor(f, g);
        for x in 0..=255 {
            let (a, b) = (at(&tables.values(2 * f + c), x), at(&tables.values(2 * g), x));
            assert_eq!(at(&tables.values(product), x), a & b);
            assert_eq!(at(&tables.values(2 * sum + c), x), a ^ b);
        }
        // The number of a linear function is its mask.
        assert_eq!(tables.xor(5, 9), 12);
        assert!(at(tables.row(0x81), 0x80) && !at(tables.row(0x81), 0x81));
    }
}
