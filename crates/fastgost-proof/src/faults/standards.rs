//! Plants faults in the specification. If the specification has a fault, the proof of a job must fail. The proof fails
//! if it is refused, or if it finds a difference between the job and the specification.

use crate::{
    algebra::{Algebra, Map},
    jobs::{Inputs, Job},
    plain::Plain,
    random::Random,
};
use std::fmt;

/// A fault in the computation of the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No fault.
    None,
    /// One bit of a table entry is wrong. All look-ups of this entry return the wrong bit. The values are the number of
    /// the table, the index of the entry, and the number of the bit.
    Entry(usize, u64, u32),
    /// One sum modulo 2 lacks its second summand, for example a term of a linear map or a bit of a round key. The value
    /// is the number of this sum.
    Summand(usize),
    /// One sum of numbers lacks its second summand, for example a round key or a length. The value is the number of
    /// this sum.
    Number(usize),
    /// Sixteen successive look-ups return the index instead of the entry. Only look-ups whose index and entry have the
    /// same width are changed. These look-ups are a layer of S-boxes, or a part of a layer. The value is the number of
    /// the first of these look-ups.
    Layer(usize),
    /// One product of bits lacks its second factor, for example in a look-up in an unknown set of S-boxes. The value is
    /// the number of this product.
    Factor(usize),
    /// The first two words of the key are exchanged. If the job has no key, the first two words of the message are
    /// exchanged. A word has 32 bits.
    Order,
    /// In one octet of an unknown set of S-boxes, the two halves (4 bits each) are exchanged. The value is the number
    /// of the octet.
    Octet(usize),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("no fault"),
            Self::Entry(table, entry, bit) => write!(f, "bit {bit} of entry {entry} of table {table}"),
            Self::Summand(n) => write!(f, "sum {n} modulo 2 without its second summand"),
            Self::Number(n) => write!(f, "sum {n} of numbers without its second summand"),
            Self::Layer(n) => write!(f, "no look-ups {n} to {}", n + 15),
            Self::Factor(n) => write!(f, "product {n} without its second factor"),
            Self::Order => f.write_str("two words in the other order"),
            Self::Octet(n) => write!(f, "the images in octet {n} of the S-boxes in the other order"),
        }
    }
}

/// An algebra that computes in another algebra, and applies a fault to the computation.
#[derive(Debug)]
pub struct Faulty<'a, A> {
    algebra: &'a mut A,
    fault: Fault,
    tables: Vec<Vec<u64>>,
    sums: usize,
    numbers: usize,
    lookups: usize,
    products: usize,
}

impl<'a, A> Faulty<'a, A> {
    /// Makes an algebra that applies `fault`, and computes in `algebra`.
    pub fn new(algebra: &'a mut A, fault: Fault) -> Self {
        Self { algebra, fault, tables: Vec::new(), sums: 0, numbers: 0, lookups: 0, products: 0 }
    }
}

impl<A: Algebra> Algebra for Faulty<'_, A> {
    type Bit = A::Bit;

    fn constant(&mut self, value: bool) -> A::Bit {
        self.algebra.constant(value)
    }

    fn xor(&mut self, a: &A::Bit, b: &A::Bit) -> A::Bit {
        self.sums += 1;
        if self.fault == Fault::Summand(self.sums) { a.clone() } else { self.algebra.xor(a, b) }
    }

    fn and(&mut self, a: &A::Bit, b: &A::Bit) -> A::Bit {
        self.products += 1;
        if self.fault == Fault::Factor(self.products) { a.clone() } else { self.algebra.and(a, b) }
    }

    fn lookup(&mut self, table: &[u64], index: &[A::Bit], width: usize) -> Vec<A::Bit> {
        let number = self.tables.iter().position(|known| known == table).unwrap_or_else(|| {
            self.tables.push(table.to_vec());
            self.tables.len() - 1
        });
        self.lookups += 1;
        match self.fault {
            Fault::Layer(first) if (first..first + 16).contains(&self.lookups) && index.len() == width => {
                index.to_vec()
            }
            Fault::Entry(wrong, entry, bit) if wrong == number => {
                let mut table = table.to_vec();
                let entry = entry as usize % table.len();
                table[entry] ^= 1 << (bit as usize % width);
                self.algebra.lookup(&table, index, width)
            }
            _ => self.algebra.lookup(table, index, width),
        }
    }

    fn add(&mut self, a: &[A::Bit], b: &[A::Bit], carry: &A::Bit) -> (Vec<A::Bit>, A::Bit) {
        self.numbers += 1;
        if self.fault == Fault::Number(self.numbers) {
            return (a.to_vec(), self.algebra.constant(false));
        }
        self.algebra.add(a, b, carry)
    }

    fn name(&mut self, bits: &mut [A::Bit]) {
        self.algebra.name(bits);
    }

    fn round(&mut self, number: usize) {
        self.algebra.round(number);
    }

    /// Linear maps are computed step by step here, without matrices. A matrix from an earlier computation could lack
    /// the fault, and a matrix that is made now would bring the fault into later computations.
    fn linear(&mut self, _: &'static str, bits: &[A::Bit], map: Map<Self>) -> Vec<A::Bit> {
        map(self, bits)
    }

    fn rename(&mut self, bits: &mut [A::Bit]) {
        self.algebra.rename(bits);
    }

    fn factors(&mut self, bits: &mut [A::Bit]) {
        self.algebra.factors(bits);
    }

    fn counter(&mut self, bits: &mut [A::Bit]) {
        self.algebra.counter(bits);
    }

    fn name_words(&mut self, bits: &mut [A::Bit]) {
        self.algebra.name_words(bits);
    }

    fn place_summands(&mut self) {
        self.algebra.place_summands();
    }
}

/// Applies the faults that exchange two parts of an input ([`Fault::Order`] and [`Fault::Octet`]). Other faults leave
/// the inputs unchanged.
pub fn ordered<B: Clone>(fault: Fault, job: &Job, inputs: &Inputs<B>) -> Inputs<B> {
    let mut inputs = inputs.clone();
    let (key, octets) = inputs.key.split_at_mut(8 * (job.sizes.key - job.sizes.tables));
    match fault {
        Fault::Order => {
            let bits = if key.is_empty() { &mut inputs.input[..] } else { key };
            if bits.len() >= 64 {
                bits[..64].rotate_left(32);
            }
        }
        Fault::Octet(n) => octets[8 * n..8 * n + 8].rotate_left(4),
        _ => {}
    }
    inputs
}

/// Returns the result of the specification with a fault, for known inputs.
fn says(job: &Job, fault: Fault, inputs: &Inputs<bool>) -> Vec<bool> {
    job.standard.faulty_plain(&mut Faulty::new(&mut Plain, fault), &ordered(fault, job, inputs))
}

/// Draws a random fault in a job's specification. The fault changes the specification's result for at least one of two
/// random inputs. If 50 attempts find no such fault, returns `None`.
pub fn draw(job: &Job, random: &mut Random) -> Option<Fault> {
    let inputs: Vec<Inputs<bool>> = (0..2).map(|_| job.inputs(random)).collect();
    let mut plain = Plain;
    let mut counter = Faulty::new(&mut plain, Fault::None);
    let right = job.standard.faulty_plain(&mut counter, &inputs[0]);
    let Faulty { tables, sums, numbers, lookups, products, .. } = counter;
    let below = |limit: usize, random: &mut Random| random.below(limit.max(1) as u64) as usize;
    (0..50).find_map(|_| {
        let fault = match random.below(6) {
            0 if job.sizes.tables > 0 => Fault::Octet(below(job.sizes.tables, random)),
            0 => Fault::Entry(below(tables.len(), random), random.below(256), random.below(8) as u32),
            1 => Fault::Summand(1 + below(sums, random)),
            2 if numbers > 0 => Fault::Number(1 + below(numbers, random)),
            3 if lookups > 0 => Fault::Layer(1 + below(lookups, random)),
            4 if products > 0 => Fault::Factor(1 + below(products, random)),
            _ => Fault::Order,
        };
        (says(job, fault, &inputs[0]) != right || says(job, fault, &inputs[1]) != job.standard.plain(&inputs[1]))
            .then_some(fault)
    })
}
