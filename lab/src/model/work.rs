//! Counts the operations per byte of the library's strategies and of the papers' strategies. A strategy is a way of
//! computing a cipher.
use super::{machine::Operations, tables, vectors};
use crate::{elbrus, pair::Outcome};
use fastgost::count::{self, Counts, Operation};
use fastgost_testkit::oracle::{gost28147, kuznyechik};

/// A function that encrypts whole groups of blocks under a key.
type Run = Box<dyn Fn(&[u8; 32], &mut [u8])>;

/// Code that encrypts, and logs its operations.
pub struct Strategy {
    pub algorithm: &'static str,
    /// The name of the technique. The name also has the width of the registers, unless the technique implies the width.
    pub name: String,
    /// The number of blocks that are computed together (a group).
    pub blocks: usize,
    pub block: usize,
    run: Run,
    /// Like `run`, with logic of three inputs.
    run3: Option<Run>,
    /// Like `run`, for data that is not aligned. The best code comes first.
    unaligned: Vec<Run>,
    /// Whether the model also computes a time with latencies, in which each group begins after the end of the group
    /// before.
    scheduled: bool,
}

impl Strategy {
    pub fn of(
        algorithm: &'static str,
        name: &str,
        blocks: usize,
        block: usize,
        run: impl Fn(&[u8; 32], &mut [u8]) + 'static,
    ) -> Self {
        Self {
            algorithm,
            name: name.to_owned(),
            blocks,
            block,
            run: Box::new(run),
            run3: None,
            unaligned: Vec::new(),
            scheduled: blocks == 1,
        }
    }

    /// Adds code for machines that have three-input logic.
    pub fn with_three_inputs(self, run: impl Fn(&[u8; 32], &mut [u8]) + 'static) -> Self {
        Self { run3: Some(Box::new(run)), ..self }
    }

    /// Adds code for data that is not aligned. The code combines aligned words.
    pub fn with_unaligned(mut self, run: impl Fn(&[u8; 32], &mut [u8]) + 'static) -> Self {
        self.unaligned.push(Box::new(run));
        self
    }

    pub fn scheduled(self) -> Self {
        Self { scheduled: true, ..self }
    }

    /// Encrypts whole groups, and returns the numbers of operations.
    pub fn encrypt(&self, key: &[u8; 32], data: &mut [u8]) -> Counts {
        count::counted(|| (self.run)(key, data))
    }

    /// Returns the operations of one group, for each implementation. The implementation with logic of three inputs
    /// comes first. The list is empty if the model ignores latencies for this strategy. A wrong encryption is an error.
    pub fn one_group(&self) -> Outcome<Vec<Vec<Operation>>> {
        let runs = self.run3.iter().chain([&self.run]).filter(|_| self.scheduled);
        runs.map(|run| self.log_of(run)).collect()
    }

    /// Does the same as `one_group`, for data that is not aligned.
    pub fn one_group_unaligned(&self) -> Outcome<Vec<Vec<Operation>>> {
        self.unaligned.iter().map(|run| self.log_of(run)).collect()
    }

    fn log_of(&self, run: &Run) -> Outcome<Vec<Operation>> {
        let mut data: Vec<u8> = (0..self.blocks * self.block).map(|i| (17 * i + 3) as u8).collect();
        let mut expected = data.clone();
        by_the_book(self.block, &mut expected);
        let log = count::logged(|| run(&KEY, &mut data));
        if data != expected {
            return Err(format!("{} {}: the logged run did not encrypt correctly", self.algorithm, self.name).into());
        }
        Ok(log)
    }

    /// Returns the numbers of operations per byte. Operations that happen once per call are left out. A wrong
    /// encryption is an error.
    pub fn per_byte(&self) -> Outcome<Operations> {
        let group = self.blocks * self.block;
        let mut data: Vec<u8> = (0..2 * group).map(|i| (i % 251 + i / 251) as u8).collect();
        let mut expected = data.clone();
        by_the_book(self.block, &mut expected);
        let one = self.encrypt(&KEY, &mut data.clone()[..group]);
        let both = self.encrypt(&KEY, &mut data);
        if data != expected {
            return Err(format!("{} {}: the counted run did not encrypt correctly", self.algorithm, self.name).into());
        }
        let per_byte = |n: u64| n as f64 / group as f64;
        Ok(both.more_than(&one).iter().map(|(class, bits, n)| ((class, bits), per_byte(n))).collect())
    }
}

/// Returns the library's strategies and the papers' strategies.
pub fn strategies() -> Vec<Strategy> {
    let ours = count::kernels().map(|kernel| {
        let name = format!("{}, {} bits", kernel.strategy, kernel.bits);
        let run = move |key: &[u8; 32], data: &mut [u8]| {
            kernel.run(key, data);
        };
        Strategy::of(kernel.algorithm, &name, kernel.blocks, kernel.block, run)
    });
    let words = elbrus::COUNTED.iter().map(|kernel| Strategy::of("magma", kernel.name, kernel.blocks, 8, kernel.run));
    ours.chain(tables::strategies()).chain(words).chain(vectors::strategies()).collect()
}

/// Returns the name of the library's kernel that runs a strategy with this machine's instruction sets.
pub fn kernel_of(algorithm: &str, strategy: &str) -> Option<&'static str> {
    let rows: &[(&str, &str)] = match algorithm {
        "kuznyechik" => &[
            ("byte-sliced, 256 bytes, 512 bits", "avx512"),
            ("bit-sliced, 512 bits", "avx512bw"),
            ("byte-sliced, GF(16), 256 bits", "avx2-gfni"),
            ("bit-sliced, 256 bits", "avx2"),
            ("bit-sliced, 128 bits", "ssse3"),
            ("bit-sliced, 64 bits", "portable"),
        ],
        _ => &[
            ("lanes, 64 bytes, 512 bits", "avx512"),
            ("byte planes, nibbles, 256 bits", "avx2"),
            ("byte planes, nibbles, 128 bits", "ssse3"),
        ],
    };
    rows.iter().find(|(name, _)| *name == strategy).map(|(_, kernel)| *kernel)
}

fn by_the_book(block: usize, data: &mut [u8]) {
    if block == 16 {
        let keys = kuznyechik::expand(&KEY);
        for block in data.as_chunks_mut().0 {
            *block = kuznyechik::encrypt(&keys, block);
        }
    } else {
        let keys = gost28147::expand(&gost28147::words_of_magma(&KEY));
        for block in data.as_chunks_mut().0 {
            *block = gost28147::encrypt(&gost28147::PI, &keys, u64::from_be_bytes(*block)).to_be_bytes();
        }
    }
}

pub const KEY: [u8; 32] = {
    let mut key = [0; 32];
    let mut i = 0;
    while i < 32 {
        key[i] = (11 * i + 5) as u8;
        i += 1;
    }
    key
};

#[cfg(test)]
mod tests {
    use super::*;
    use fastgost::count::Class;

    fn counted(algorithm: &str, name: &str) -> Operations {
        let strategies = strategies();
        let found = strategies.iter().find(|s| s.algorithm == algorithm && s.name == name);
        found.unwrap_or_else(|| panic!("no {algorithm} {name}")).per_byte().unwrap()
    }

    #[test]
    fn all_are_right_and_count_the_same_again() {
        for strategy in strategies() {
            assert_eq!(strategy.per_byte().unwrap(), strategy.per_byte().unwrap(), "{}", strategy.name);
        }
    }

    #[test]
    fn tables_are_looked_up_sixteen_times_a_round() {
        let of = |operations: &Operations, class, bits| operations.get(&(class, bits)).map_or(0.0, |n| n * 16.0);
        let words = counted("kuznyechik", "tables, 64-bit words");
        // A table entry, a round key and the block have two words each. There are ten round keys.
        assert_eq!(of(&words, Class::Load, 64), (9 * 16 * 2 + 10 * 2 + 2) as f64);
        assert_eq!(of(&words, Class::Extract, 64), (9 * 16) as f64);
        assert_eq!(of(&words, Class::Logic, 64), (9 * 16 * 2 + 2) as f64);
        let wide = counted("kuznyechik", "tables, 128-bit registers");
        assert_eq!(of(&wide, Class::Load, 128), (9 * 16 + 10 + 1) as f64);
        assert_eq!(of(&wide, Class::Shuffle, 128), 9.0);
        let magma = counted("magma", "tables, 64-bit words");
        assert_eq!(of(&magma, Class::Load, 64) / 2.0, (32 * (4 + 1) + 2) as f64);
        assert_eq!(of(&magma, Class::Add, 64) / 2.0, 32.0);
    }

    #[test]
    fn the_book_multiplies_bit_by_bit() {
        let bits: u32 = kuznyechik::L.iter().map(|c| 8 - c.leading_zeros()).sum();
        let shifts = counted("kuznyechik", "by the book, products by shifts");
        // For each bit of a coefficient, there are two products: for the sum, and for the carry. The last carry of each
        // coefficient is not used, so its product is not counted.
        let products = 9.0 * 16.0 * f64::from(2 * bits - 16);
        assert_eq!(shifts[&(Class::Multiply, 64)] * 16.0, products);
        assert!(!counted("kuznyechik", "by the book, products from tables").contains_key(&(Class::Multiply, 64)));
    }

    #[test]
    fn what_is_measured_is_counted() {
        let strategies = strategies();
        for (algorithm, kernels) in [("kuznyechik", 6), ("magma", 3)] {
            let of = strategies.iter().filter(|s| s.algorithm == algorithm);
            assert_eq!(of.filter_map(|s| kernel_of(algorithm, &s.name)).count(), kernels);
        }
    }
}
