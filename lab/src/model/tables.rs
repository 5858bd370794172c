//! The papers' kernels with tables, and code that follows the text of the standard. Their operations are counted for
//! the model. Secrets are indices in the tables, so only the model runs this code.
//!
//! Words log the operations on them, like the library's registers that count operations. In the log, a look-up in a
//! table depends on its index.
use super::work::Strategy;
use crate::elbrus::kuznyechik::LS;
use fastgost::count::{Class, Value, record};
use fastgost_testkit::oracle::{gost28147, kuznyechik};

/// A word of 64 bits. Some code uses only 8 or 32 bits of it.
#[derive(Clone, Copy)]
struct Word(u64, Value);

impl Word {
    fn new(class: Class, x: u64, inputs: &[Self]) -> Self {
        let inputs: Vec<Value> = inputs.iter().map(|w| w.1).collect();
        Self(x, record(class, 64, &inputs))
    }
    /// A constant that stays in a register or in an instruction.
    fn constant(x: u64) -> Self {
        Self(x, Value::CONSTANT)
    }
    fn load(x: u64) -> Self {
        Self::new(Class::Load, x, &[])
    }
    fn at(x: u64, index: Self) -> Self {
        Self::new(Class::Load, x, &[index])
    }
    fn store(self) -> u64 {
        record(Class::Store, 64, &[self.1]);
        self.0
    }
    /// Stores this word in memory. A later load of the word waits for this store.
    fn kept(self) -> Self {
        Self::new(Class::Store, self.0, &[self])
    }
    fn load_again(self) -> Self {
        Self::new(Class::Load, self.0, &[self])
    }
    fn xor(self, o: Self) -> Self {
        Self::new(Class::Logic, self.0 ^ o.0, &[self, o])
    }
    fn and(self, o: Self) -> Self {
        Self::new(Class::Logic, self.0 & o.0, &[self, o])
    }
    /// Adds modulo 2^32.
    fn add(self, o: Self) -> Self {
        Self::new(Class::Add, u64::from((self.0 as u32).wrapping_add(o.0 as u32)), &[self, o])
    }
    fn times(self, o: Self) -> Self {
        Self::new(Class::Multiply, self.0 * o.0, &[self, o])
    }
    fn shl(self, n: u32) -> Self {
        Self::new(Class::Shift, self.0 << n, &[self])
    }
    fn shr(self, n: u32) -> Self {
        Self::new(Class::Shift, self.0 >> n, &[self])
    }
    /// Returns byte `i`, for use as an index.
    fn byte(self, i: usize) -> Self {
        Self::new(Class::Extract, self.0 >> (8 * i) & 0xff, &[self])
    }
}

/// A register of 128 bits.
#[derive(Clone, Copy)]
struct Wide(u128, Value);

impl Wide {
    fn load(x: u128, index: Value) -> Self {
        Self(x, record(Class::Load, 128, &[index]))
    }
    fn xor(self, o: Self) -> Self {
        Self(self.0 ^ o.0, record(Class::Logic, 128, &[self.1, o.1]))
    }
    fn store(self) -> u128 {
        record(Class::Store, 128, &[self.1]);
        self.0
    }
    /// Returns both halves as words. The lower half is already in its place, but the upper half must be moved.
    fn words(self) -> [Word; 2] {
        [Word(self.0 as u64, self.1), Word((self.0 >> 64) as u64, record(Class::Shuffle, 128, &[self.1]))]
    }
}

/// Adds the terms by pairs, so that no chain of operations is longer than necessary.
fn sum(mut terms: Vec<Word>) -> Word {
    while terms.len() > 1 {
        terms = terms.chunks(2).map(|two| two[1..].iter().fold(two[0], |a, b| a.xor(*b))).collect();
    }
    terms[0]
}

/// Adds the terms. One operation adds `inputs` terms.
fn wide_sum(mut terms: Vec<Wide>, inputs: usize) -> Wide {
    while terms.len() > 1 {
        let one = |some: &[Wide]| {
            let values: Vec<Value> = some.iter().map(|x| x.1).collect();
            let bits = some.iter().fold(0, |sum, x| sum ^ x.0);
            if some.len() > 1 { Wide(bits, record(Class::Logic, 128, &values)) } else { some[0] }
        };
        terms = terms.chunks(inputs).map(one).collect();
    }
    terms[0]
}

type Run = fn(&[u8; 32], &mut [u8]);

pub fn strategies() -> Vec<Strategy> {
    let kuznyechik = |name, run: Run| Strategy::of("kuznyechik", name, 1, 16, run);
    let magma = |name, run: Run| Strategy::of("magma", name, 1, 8, run);
    vec![
        kuznyechik("tables, 64-bit words", |key, data| kuznyechik_words(key, data, Data::Aligned))
            .with_unaligned(|key, data| kuznyechik_words(key, data, Data::Combined)),
        kuznyechik("tables, 128-bit registers", |key, data| kuznyechik_wide(key, data, 2, Data::Aligned))
            .with_three_inputs(|key, data| kuznyechik_wide(key, data, 3, Data::Aligned))
            .with_unaligned(|key, data| kuznyechik_wide(key, data, 3, Data::Combined))
            .with_unaligned(|key, data| kuznyechik_wide(key, data, 2, Data::Combined)),
        kuznyechik("by the book, products by shifts", |key, data| by_the_book(key, data, product)),
        kuznyechik("by the book, products from tables", |key, data| by_the_book(key, data, looked_up)),
        magma("tables, 64-bit words", magma_words),
    ]
}

/// The way in which a block is read and written. `Aligned` means that the block is aligned. `Combined` means that the
/// code accesses aligned words, and combines each two of them. When the code combines words, the last word of the
/// previous block is still in a register.
#[derive(Clone, Copy)]
enum Data {
    Aligned,
    Combined,
}

/// The number of bits between the beginning of a word and the beginning of a block.
const OFFSET: u32 = 24;

impl Data {
    fn load(self, bits: u128) -> [Word; 2] {
        let [low, high] = [bits as u64, (bits >> 64) as u64];
        match self {
            Self::Aligned => [low, high].map(Word::load),
            Self::Combined => {
                let before = Word::constant(low << OFFSET);
                let [middle, last] = [(bits >> (64 - OFFSET)) as u64, high >> (64 - OFFSET)].map(Word::load);
                let combined = |a: Word, b: Word| a.shr(OFFSET).xor(b.shl(64 - OFFSET));
                [combined(before, middle), combined(middle, last)]
            }
        }
    }

    fn store(self, [low, high]: [Word; 2]) -> u128 {
        if let Self::Combined = self {
            let before = Word::constant(0);
            before.xor(low.shl(OFFSET)).store();
            low.shr(64 - OFFSET).xor(high.shl(OFFSET)).store();
            // The remaining bits go into the next block's first word.
            high.shr(64 - OFFSET);
            return u128::from(high.0) << 64 | u128::from(low.0);
        }
        let [low, high] = [low, high].map(Word::store);
        u128::from(high) << 64 | u128::from(low)
    }
}

fn kuznyechik_words(key: &[u8; 32], data: &mut [u8], how: Data) {
    let keys = kuznyechik::expand(key).map(u128::from_le_bytes);
    for block in data.as_chunks_mut().0 {
        let of_key = |r: usize| [Word::load(keys[r] as u64), Word::load((keys[r] >> 64) as u64)];
        let mut x = how.load(u128::from_le_bytes(*block));
        x = [x[0].xor(of_key(0)[0]), x[1].xor(of_key(0)[1])];
        for r in 1..10 {
            let [mut low, mut high] = of_key(r).map(|key| vec![key]);
            for place in 0..16 {
                let index = x[place / 8].byte(place % 8);
                let entry = LS.0[place][index.0 as usize];
                low.push(Word::at(entry as u64, index));
                high.push(Word::at((entry >> 64) as u64, index));
            }
            x = [sum(low), sum(high)];
        }
        *block = how.store(x).to_le_bytes();
    }
}

/// Encrypts with registers of 128 bits. A logic operation has `inputs` inputs.
fn kuznyechik_wide(key: &[u8; 32], data: &mut [u8], inputs: usize, how: Data) {
    let keys = kuznyechik::expand(key).map(u128::from_le_bytes);
    for block in data.as_chunks_mut().0 {
        let of_key = |r: usize| Wide::load(keys[r], Value::CONSTANT);
        let bits = u128::from_le_bytes(*block);
        // The combined words are in two registers of 64 bits.
        let mut words = match how {
            Data::Aligned => Wide::load(bits, Value::CONSTANT).xor(of_key(0)).words(),
            Data::Combined => {
                let [low, high] = how.load(bits);
                [low.xor(Word::load(keys[0] as u64)), high.xor(Word::load((keys[0] >> 64) as u64))]
            }
        };
        for r in 1..10 {
            let mut rows = vec![of_key(r)];
            for place in 0..16 {
                let index = words[place / 8].byte(place % 8);
                rows.push(Wide::load(LS.0[place][index.0 as usize], index.1));
            }
            let x = wide_sum(rows, inputs);
            *block = x.0.to_le_bytes();
            match (r, how) {
                (9, Data::Aligned) => _ = x.store(),
                (9, Data::Combined) => _ = how.store(x.words()),
                _ => words = x.words(),
            }
        }
    }
}

/// A function that multiplies two bytes, and logs the operations of this computation.
type Product = fn(Word, u8) -> Word;

/// Encrypts as the standard's text describes it. L consists of sixteen steps, and each step moves every byte of the
/// block in memory.
fn by_the_book(key: &[u8; 32], data: &mut [u8], product: Product) {
    let keys = kuznyechik::expand(key);
    for block in data.as_chunks_mut::<16>().0 {
        let mut a = block.map(|byte| Word::constant(byte.into()));
        for r in 0..9 {
            for i in 0..16 {
                let x = a[i].load_again().xor(Word::load(keys[r][i].into()));
                a[i] = Word::at(kuznyechik::PI[x.0 as usize].into(), x).kept();
            }
            for _ in 0..16 {
                let mut sum = Word::constant(0);
                for i in 0..16 {
                    sum = sum.xor(product(a[i].load_again(), kuznyechik::L[i]));
                }
                for i in (1..16).rev() {
                    a[i] = a[i - 1].load_again().kept();
                }
                a[0] = sum.kept();
            }
        }
        for i in 0..16 {
            a[i] = a[i].load_again().xor(Word::load(keys[9][i].into())).kept();
        }
        *block = a.map(|byte| byte.0 as u8);
    }
}

/// Multiplies bit by bit, until no bit of the coefficient `b` is left.
fn product(mut a: Word, b: u8) -> Word {
    let (mut sum, mut b) = (Word::constant(0), Word::load(b.into()));
    while b.0 != 0 {
        record(Class::Branch, 64, &[b.1]);
        sum = sum.xor(a.times(b.and(Word::constant(1))));
        let carry = a.shr(7).times(Word::constant(0xc3));
        a = a.shl(1).and(Word::constant(0xff)).xor(carry);
        b = b.shr(1);
    }
    record(Class::Branch, 64, &[b.1]);
    sum
}

/// Looks the product up in a table of the coefficient's products.
fn looked_up(a: Word, b: u8) -> Word {
    if b == 1 { a } else { Word::at(kuznyechik::mul(a.0 as u8, b).into(), a) }
}

/// Encrypts with four tables. The entries of a table combine two S-boxes, and are already rotated.
fn magma_words(key: &[u8; 32], data: &mut [u8]) {
    let keys = gost28147::expand(&gost28147::words_of_magma(key));
    let entry = |j: usize, x: u64| -> u64 {
        let of_byte = gost28147::t(&gost28147::PI, (x as u32) << (8 * j)) & 0xff << (8 * j);
        of_byte.rotate_left(11).into()
    };
    for block in data.as_chunks_mut().0 {
        let bits = u64::from_be_bytes(*block);
        let (mut high, mut low) = (Word::load(bits >> 32), Word::load(bits & 0xffff_ffff));
        for k in keys {
            let x = low.add(Word::load(k.into()));
            let mut sum = high;
            for j in 0..4 {
                let index = x.byte(j);
                sum = sum.xor(Word::at(entry(j, index.0), index));
            }
            (high, low) = (low, sum);
        }
        // The last round does not swap the halves.
        *block = (low.store() << 32 | high.store()).to_be_bytes();
    }
}
