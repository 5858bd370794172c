//! Proves the arithmetic of the fields of the curves. Each operation of a field is a separate function here, and a row
//! makes claims about the function's result.

use super::{
    Scalar,
    digits::{odd_digit, windows},
    eight, four, portable,
    residue::{self, ModularArithmetic},
};
use crate::numbers::{
    polynomial::{Interval, Polynomial},
    rows::{Claim, Entry, Function, Input, MOST, Numbers, OUTPUT, Place, Row, input, number, power},
};
use fastgost::Level;
use num_bigint::BigInt;

const PRODUCT: u8 = 0;
const SQUARE: u8 = 1;
const SUM: u8 = 2;
const DIFFERENCE: u8 = 3;
const ENCODE: u8 = 4;
const DECODE: u8 = 5;

/// Executes the operation with the number `OPERATION` in the field `A`. The operands are in the first limbs of the
/// buffers.
extern "C" fn operation<A: ModularArithmetic<N>, const N: usize, const OPERATION: u8>(
    _: usize,
    numbers: &Numbers,
    to: &mut [u64; MOST],
) {
    let (Some(a), Some(b)) = (numbers[0].first_chunk::<N>(), numbers[1].first_chunk::<N>()) else { return };
    let result = match OPERATION {
        PRODUCT => A::mul(a, b),
        SQUARE => A::square(a),
        SUM => A::add(a, b),
        DIFFERENCE => A::sub(a, b),
        ENCODE => A::encode(a),
        _ => A::decode(a),
    };
    to[..N].copy_from_slice(&result);
}

extern "C" fn times<A: ModularArithmetic<N>, const N: usize, const FACTOR: u32>(
    _: usize,
    numbers: &Numbers,
    to: &mut [u64; MOST],
) {
    let Some(a) = numbers[0].first_chunk::<N>() else { return };
    to[..N].copy_from_slice(&A::times(a, FACTOR));
}

/// A field of a curve, with the arithmetic that the library uses on a level. `montgomery` says whether the field's
/// numbers are in Montgomery form. Numbers in Montgomery form are below the prime.
struct Field {
    level: Level,
    name: &'static str,
    limbs: usize,
    prime: BigInt,
    montgomery: bool,
}

impl Field {
    fn of<A: ModularArithmetic<N>, const N: usize>(level: Level, name: &'static str, montgomery: bool) -> Self {
        Self { level, name, limbs: N, prime: number(&A::PRIME.modulus().0), montgomery }
    }

    fn radix(&self) -> BigInt {
        if self.montgomery { power(64 * self.limbs) } else { BigInt::from(1) }
    }

    /// Makes a row. The row claims that the product of the function's result and `times` is congruent to the polynomial
    /// `equals` modulo the prime. If the field's numbers are in Montgomery form, the row assumes that the operands are
    /// below the prime, and claims that the result is below the prime. In every field, the row of `encode` makes this
    /// assumption about its operand, and the row of `decode` makes this claim about its result.
    fn row(&self, what: &str, entry: Function, operands: usize, times: BigInt, equals: Polynomial) -> Row {
        let bound = |is: bool| is.then(|| self.prime.clone());
        Row {
            level: self.level,
            name: format!("{} {what}", self.name),
            entry: Entry::Level(entry),
            inputs: (0..operands)
                .map(|buffer| Input::whole(buffer, self.limbs, bound(self.montgomery || what == "encode")))
                .collect(),
            claims: vec![Claim {
                times,
                below: bound(self.montgomery || what == "decode"),
                ..Claim::equals(Place::whole(OUTPUT), self.limbs, equals, Some(self.prime.clone()))
            }],
        }
    }

    fn products(&self, rows: &mut Vec<Row>, product: Function, square: Function) {
        let (a, b) = (input(0), input(1));
        rows.push(self.row("product", product, 2, self.radix(), a.product(&b)));
        rows.push(self.row("square", square, 1, self.radix(), a.product(&a)));
    }

    fn all<A: ModularArithmetic<N>, const N: usize, const FACTOR: u32>(&self, rows: &mut Vec<Row>) {
        let (a, b, one) = (input(0), input(1), BigInt::from(1));
        self.products(rows, operation::<A, N, PRODUCT>, operation::<A, N, SQUARE>);
        rows.push(self.row("sum", operation::<A, N, SUM>, 2, one.clone(), a.clone().plus(&b)));
        rows.push(self.row("difference", operation::<A, N, DIFFERENCE>, 2, one.clone(), a.clone().minus(&b)));
        let multiple = a.times(&BigInt::from(FACTOR));
        rows.push(self.row(&format!("times {FACTOR:#x}"), times::<A, N, FACTOR>, 1, one.clone(), multiple));
        rows.push(self.row("encode", operation::<A, N, ENCODE>, 1, one, a.times(&self.radix())));
        rows.push(self.row("decode", operation::<A, N, DECODE>, 1, self.radix(), a));
    }
}

/// Computes the digits of an odd number of `BITS` bits. The first buffer contains half of this number, rounded down. A
/// digit has `WIDTH` bits.
extern "C" fn digits<const WIDTH: usize, const BITS: usize>(_: usize, numbers: &Numbers, to: &mut [u64; MOST]) {
    let Some(half) = numbers[0].first_chunk::<8>() else { return };
    let (half, windows) = (Scalar { 0: *half }, windows::<WIDTH>(BITS));
    for i in 0..windows {
        let (index, negative) = odd_digit::<WIDTH>(&half, i, windows);
        to[2 * i] = index;
        to[2 * i + 1] = negative.unwrap_u8().into();
    }
}

fn of_digits(rows: &mut Vec<Row>) {
    // The 510 bits are for the parameter set 512-c, whose base point has an order of 510 bits.
    let functions: [(usize, usize, Function); 5] = [
        (5, 510, digits::<5, 510>),
        (5, 256, digits::<5, 256>),
        (6, 256, digits::<6, 256>),
        (5, 512, digits::<5, 512>),
        (6, 512, digits::<6, 512>),
    ];
    for (width, bits, entry) in functions {
        let limbs = 2 * bits.div_ceil(width);
        let number = input(0).shifted(1).plus(&Polynomial::from(1));
        let sum = Claim { digits: Some(width), ..Claim::equals(Place::whole(OUTPUT), limbs, number, None) };
        // An index selects a point in a table that has 2^(width - 1) points.
        let index = Interval::of_bits(width - 1);
        let indices =
            (0..limbs).step_by(2).map(|first| Claim::bounded(Place { first, ..Place::whole(OUTPUT) }, &index));
        rows.push(Row {
            level: Level::Portable,
            name: format!("digits of {width} bits of a number of {bits} bits"),
            entry: Entry::Level(entry),
            inputs: vec![Input::whole(0, bits.div_ceil(64), (bits % 64 > 0).then(|| power(bits - 1)))],
            claims: std::iter::once(sum).chain(indices).collect(),
        });
    }
}

/// Returns all rows about fields, and about digits of scalars.
pub fn rows() -> Vec<Row> {
    use portable::{Above, Below, Montgomery};
    use residue::{CryptoProC, Test512};
    let mut rows = Vec::new();
    of_digits(&mut rows);
    macro_rules! portable {
        ($($name:literal: $arithmetic:ty, $n:literal, $factor:literal, $montgomery:literal;)+) => { $(
            let field = Field::of::<$arithmetic, $n>(Level::Portable, $name, $montgomery);
            field.all::<$arithmetic, $n, $factor>(&mut rows);
        )+ };
    }
    portable! {
        "field 2^256 - 617": Below<617>, 4, 0xa6, false;
        "field 2^512 - 569": Below<569>, 8, 0xffff, false;
        "field 2^255 + 0xc99": Above<0xc99>, 4, 0xffff, false;
        "field 2^511 + 0x6f": Above<0x6f>, 8, 0xffff, false;
        "field 2^255 + 0x431": Above<0x431>, 4, 7, false;
        "field CryptoPro-C": Montgomery<CryptoProC>, 4, 0x805a, true;
        "field 512-test": Montgomery<Test512>, 8, 7, true;
    }
    if !Level::Avx2.available() {
        return rows;
    }
    // On the level `avx2`, the library uses the portable code for sums, differences and small multiples. So only
    // products and squares have rows for this level.
    macro_rules! assembled {
        ($($name:literal: $arithmetic:ty, $n:literal, $montgomery:literal, $product:expr, $square:expr;)+) => { $( {
            extern "C" fn product(_: usize, numbers: &Numbers, to: &mut [u64; MOST]) {
                let [a, b] = [&numbers[0], &numbers[1]].map(|limbs| limbs.first_chunk::<$n>());
                let (Some(a), Some(b)) = (a, b) else { return };
                to[..$n].copy_from_slice(&$product(a, b));
            }
            extern "C" fn square(_: usize, numbers: &Numbers, to: &mut [u64; MOST]) {
                let Some(a) = numbers[0].first_chunk::<$n>() else { return };
                to[..$n].copy_from_slice(&$square(a));
            }
            Field::of::<$arithmetic, $n>(Level::Avx2, $name, $montgomery).products(&mut rows, product, square);
        } )+ };
    }
    assembled! {
        "field 2^256 - 617": Below<617>, 4, false, four::mul_below::<617>, four::square_below::<617>;
        "field 2^512 - 569": Below<569>, 8, false, eight::mul_below::<569>, eight::square_below::<569>;
        "field 2^255 + 0xc99": Above<0xc99>, 4, false, four::mul_above::<0xc99>, four::square_above::<0xc99>;
        "field 2^511 + 0x6f": Above<0x6f>, 8, false, eight::mul_above::<0x6f>, eight::square_above::<0x6f>;
        "field CryptoPro-C": Montgomery<CryptoProC>, 4, true,
            four::mul_montgomery::<CryptoProC>, four::square_montgomery::<CryptoProC>;
    }
    rows
}
