//! Proves the field arithmetic of the engines for AVX-512 IFMA. An engine is the code that multiplies the points of a
//! curve, for one set of CPU features. A vector of numbers has one number in each lane. A number consists of limbs of
//! 52 bits. Limb i of all numbers is in register i.

use super::{
    primes::{Above255, Above511, Any256, Below256, Below512},
    radix52::{Fe, Loose, Prime, ProductColumns},
};
use crate::{
    numbers::{
        polynomial::{Interval, Polynomial},
        rows::{Claim, Entry, Function, Input, MOST, Numbers, OUTPUT, Place, Row, input, power, sum},
    },
    simd::x86::ifma::{Ifma, Limbs, Work, YmmIfma, ZmmIfma},
};
use fastgost::Level;
use num_bigint::BigInt;
use std::marker::PhantomData;

/// The place in a buffer at which the second vector of numbers begins.
const SECOND: usize = 80;

const PRODUCT: u8 = 0;
const SQUARE: u8 = 1;
const SUM_OF_PRODUCTS: u8 = 2;
const TIDY: u8 = 3;
const TIDY_SUM: u8 = 4;

/// A type of vector registers, with its number of lanes.
trait Register: Limbs + 'static {
    const LANES: usize;
    const NAME: &'static str;
}

impl Register for ZmmIfma {
    const LANES: usize = 8;
    const NAME: &'static str = "eight lanes";
}

impl Register for YmmIfma {
    const LANES: usize = 4;
    const NAME: &'static str = "four lanes";
}

/// The operation with the number `OPERATION`, on numbers of `L` limbs in all lanes. The fields are the buffers with the
/// operands, and the buffer for the result.
struct Operation<'n, V, P, const L: usize, const OPERATION: u8>(&'n Numbers, &'n mut [u64; MOST], PhantomData<(V, P)>);

impl<V: Register, P: Prime<L>, const L: usize, const OPERATION: u8> Work for Operation<'_, V, P, L, OPERATION> {
    type Result = ();

    #[inline(always)]
    fn run(self, cpu: Ifma) {
        let Self([a, b, ..], to, _) = self;
        let (c, d) = (load::<V, L>(cpu, &a[SECOND..]), load::<V, L>(cpu, &b[SECOND..]));
        let (a, b) = (load::<V, L>(cpu, a), load::<V, L>(cpu, b));
        let result = match OPERATION {
            PRODUCT => Fe(a).product::<P>(cpu, &Fe(b)).0,
            SQUARE => ProductColumns::square(cpu, &Fe(a)).reduce::<P, L>(cpu).0,
            SUM_OF_PRODUCTS => {
                let mut columns = ProductColumns::new(cpu);
                columns.add(cpu, &Fe(a), &Fe(b));
                columns.add(cpu, &Fe(c), &Fe(d));
                columns.reduce::<P, L>(cpu).0
            }
            TIDY => Loose(a).tidy::<P>(cpu).0,
            TIDY_SUM => Loose(a).tidy_sum::<P>(cpu).0,
            _ => return,
        };
        for i in 0..L {
            result[i].store(&mut to[V::LANES * i..V::LANES * (i + 1)]);
        }
    }
}

#[inline(always)]
fn load<V: Register, const L: usize>(cpu: Ifma, from: &[u64]) -> [V; L] {
    let mut limbs = [V::splat(cpu, 0); L];
    for i in 0..L {
        limbs[i] = V::load(cpu, &from[V::LANES * i..V::LANES * (i + 1)]);
    }
    limbs
}

#[allow(unsafe_code, reason = "the rows are called on a CPU of the level only")]
extern "C" fn operation<V: Register, P: Prime<L>, const L: usize, const OPERATION: u8>(
    _: usize,
    numbers: &Numbers,
    to: &mut [u64; MOST],
) {
    if !Level::Avx512.available() {
        return;
    }
    // SAFETY: the check above has found that the CPU has the level `avx512`. This level has AVX-512 F, BW, VL, DQ and
    // IFMA.
    let cpu = unsafe { Ifma::new() };
    cpu.call(Operation::<V, P, L, OPERATION>(numbers, to, PhantomData));
}

/// Returns the places in `buffer` at which the limbs of the number in this lane are.
fn place<V: Register>(buffer: usize, lane: usize) -> Place {
    Place { buffer, first: lane, step: V::LANES, bits: 52 }
}

/// Returns the places of the operands in one lane, in this order: the numbers in the first vectors of buffers 0 and 1,
/// and then the numbers in the second vectors of buffers 0 and 1.
fn operands<V: Register>(count: usize, lane: usize) -> impl Iterator<Item = Place> {
    (0..count).map(move |n| {
        let place = place::<V>(n % 2, lane);
        Place { first: place.first + n / 2 * SECOND, ..place }
    })
}

/// The assumptions about the operands of a row, and the claim about its result.
struct Statement<'s> {
    what: &'s str,
    entry: Function,
    operands: usize,
    /// `limb` is the interval of each limb of the operands. `top` is the interval of the highest limb, if it differs
    /// from `limb`.
    limb: Interval,
    top: Option<Interval>,
    /// Each operand is smaller than this bound. If the intervals of the limbs are the only bounds, the value is `None`.
    below: Option<BigInt>,
    /// The factor by which the result is multiplied before the comparison with `equals`.
    times: BigInt,
    /// A polynomial in the operands of a lane. Modulo the prime, this polynomial must be equal to the product of the
    /// result and `times`.
    equals: fn(&[Polynomial]) -> Polynomial,
    /// The interval of each limb of the result, and the interval of its highest limb.
    limbs: [Interval; 2],
}

impl Statement<'_> {
    fn row<V: Register, const L: usize>(self, name: &str, prime: &BigInt) -> Row {
        let inputs = (0..V::LANES).flat_map(|lane| operands::<V>(self.operands, lane)).map(|place| Input {
            limbs: L,
            place,
            limb: self.limb.clone(),
            top: self.top.clone(),
            below: self.below.clone(),
        });
        let mut claims = Vec::new();
        for lane in 0..V::LANES {
            let operands: Vec<Polynomial> =
                (0..self.operands).map(|operand| input(self.operands * lane + operand)).collect();
            let number = Claim::equals(place::<V>(OUTPUT, lane), L, (self.equals)(&operands), Some(prime.clone()));
            claims.push(Claim { times: self.times.clone(), ..number });
            claims.extend((0..L).map(|i| {
                let limb = Place { first: V::LANES * i + lane, ..place::<V>(OUTPUT, lane) };
                Claim::bounded(limb, &self.limbs[usize::from(i + 1 == L)])
            }));
        }
        Row {
            level: Level::Avx512,
            name: format!("{} of {name} {}", V::NAME, self.what),
            entry: Entry::Level(self.entry),
            inputs: inputs.collect(),
            claims,
        }
    }
}

/// Adds the rows about the field of the prime `P`, with the registers `V`.
fn of_prime<V: Register, P: Prime<L>, const L: usize>(rows: &mut Vec<Row>, name: &str) {
    let prime = sum(&P::P, 52);
    let one = || BigInt::from(1);
    let radix = if P::FOLD == 0 { power(52 * L) } else { one() };
    // An element of the field, as an operand of a product, has limbs of 52 bits. The highest limb of an element is less
    // than 2^49 + 2^12 (with 5 limbs) or 2^45 + 2^12 (with 10 limbs). The summand 2^12 is for the carry that the
    // last step of `tidy` adds to the highest limb.
    let unit: BigInt = power(if L == 5 { 48 } else { 44 });
    let highest: BigInt = 2 * &unit + power(12);
    let element: BigInt = &highest << (52 * (L - 1));
    // The limbs of a product are not negative. If the prime is above a power of 2, the highest limb also has a lower
    // bound above 0.
    let least = if P::FOLD < 0 { unit } else { BigInt::ZERO };
    let from = |low: BigInt, high: BigInt| Interval { low, high: high - 1 };
    let products = |what, entry, operands, bits, equals| Statement {
        what,
        entry,
        operands,
        limb: Interval::of_bits(52),
        top: None,
        below: Some(element.clone()),
        times: radix.clone(),
        equals,
        limbs: [Interval::of_bits(bits), from(least.clone(), power(bits))],
    };
    let tidied = |what, entry, limb, top, highest: &BigInt| Statement {
        what,
        entry,
        operands: 1,
        limb,
        top,
        below: None,
        times: one(),
        equals: |a| a[0].clone(),
        limbs: [Interval::of_bits(52), from(BigInt::ZERO, highest.clone())],
    };
    let loose: BigInt = power(62) - power(53);
    let unfolded = power(62);
    let all = [
        products("product", operation::<V, P, L, PRODUCT> as Function, 2, 57, |a| a[0].product(&a[1])),
        products("square", operation::<V, P, L, SQUARE>, 1, 57, |a| a[0].product(&a[0])),
        products("sum of products", operation::<V, P, L, SUM_OF_PRODUCTS>, 4, 58, |a| {
            a[0].product(&a[1]).plus(&a[2].product(&a[3]))
        }),
        tidied("tidied", operation::<V, P, L, TIDY>, from(1 - loose.clone(), loose.clone()), None, &highest),
        tidied(
            "tidied sum",
            operation::<V, P, L, TIDY_SUM>,
            from(BigInt::ZERO, loose.clone()),
            Some(from(least.clone(), loose)),
            // If the prime has no special form, `tidy` of a sum does not fold the highest bits. In this case, the
            // highest limb keeps the bits above its lowest 52 bits.
            if P::FOLD == 0 { &unfolded } else { &highest },
        ),
    ];
    rows.extend(all.into_iter().map(|statement| statement.row::<V, L>(name, &prime)));
}

/// Returns all rows about lanes, or no rows if this CPU lacks the level.
pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    if Level::Avx512.available() {
        of_prime::<ZmmIfma, Below256, 5>(&mut rows, "2^256 - 617");
        of_prime::<ZmmIfma, Above255, 5>(&mut rows, "2^255 + 0xc99");
        of_prime::<ZmmIfma, Any256, 5>(&mut rows, "CryptoPro-C");
        of_prime::<ZmmIfma, Below512, 10>(&mut rows, "2^512 - 569");
        of_prime::<ZmmIfma, Above511, 10>(&mut rows, "2^511 + 0x6f");
        // These rows are for computations on single points of Edwards curves.
        of_prime::<YmmIfma, Below256, 5>(&mut rows, "2^256 - 617");
        of_prime::<YmmIfma, Below512, 10>(&mut rows, "2^512 - 569");
    }
    rows
}
