//! Tests the rules of the algebra with random programs. Each program is also executed with known random numbers. The
//! values of the program's words must be the same in both executions.

use super::{
    limbs::Limbs,
    polynomial::Interval,
    relations::{Kind, Variables},
};
use crate::{
    algebra::Algebra,
    domain::{Bit, Domain, constant},
    oracle::operands::Random,
};
use num_bigint::BigInt;
use std::collections::HashMap;

/// A word of a random program, with its bits in the algebra and its value for the chosen known numbers.
#[derive(Clone)]
struct Word {
    bits: Vec<Bit>,
    value: u64,
}

/// A carry of a random program, with its bit in the algebra and its value for the chosen known numbers.
#[derive(Clone, Copy)]
struct Carry {
    bit: Bit,
    value: u64,
}

/// The mask of the lowest 52 bits of a word. IFMA multiplies these bits.
const MASK: u64 = (1 << 52) - 1;

/// The state of a program. The state consists of the algebra, the computed words and carries, and the values of the
/// free variables.
type Program = (Limbs, Vec<Word>, Vec<Carry>, HashMap<u32, u64>);

/// Executes random operations in the algebra, and computes their values at the same time. Returns `None` if the algebra
/// refuses an operation, or has no product for it.
fn program(random: &mut Random) -> Option<Program> {
    let mut limbs = Limbs::default();
    let mut given = HashMap::new();
    let (mut words, mut carries) = (Vec::new(), vec![Carry { bit: 0, value: 0 }, Carry { bit: 1, value: 1 }]);
    for _ in 0..3 {
        let variable = limbs.variables.free(Interval::of_bits(64));
        let value = random.word();
        given.insert(variable, value);
        words.push(Word { bits: limbs.bits(&super::polynomial::Polynomial::variable(variable), 64), value });
    }
    let value = random.word();
    words.push(Word { bits: constant::<64>(value).to_vec(), value });
    for _ in 0..12 {
        let pick = |random: &mut Random| words[random.below(words.len() as u64) as usize].clone();
        let (a, b) = (pick(random), pick(random));
        let c = carries[random.below(carries.len() as u64) as usize];
        let mask = |limbs: &mut Limbs| -> Vec<Bit> { a.bits.iter().map(|bit| limbs.and(bit, &c.bit)).collect() };
        match random.below(11) {
            8 => {
                // This operation makes two words: the low half and the high half of a product of two numbers of 52
                // bits.
                let product = limbs.multiply(&a.bits[..52], &b.bits[..52], 104)?;
                let value = u128::from(a.value & MASK) * u128::from(b.value & MASK);
                for (half, value) in product.chunks(52).zip([value & u128::from(MASK), value >> 52]) {
                    let bits = half.iter().copied().chain([0; 12]).collect();
                    words.push(Word { bits, value: value as u64 });
                }
            }
            9 => {
                let bits = a.bits[..52].iter().copied().chain([0; 12]).collect();
                words.push(Word { bits, value: a.value & MASK });
            }
            10 => carries.push(Carry { bit: limbs.less(&a.bits, &b.bits), value: u64::from(a.value < b.value) }),
            0 | 1 => {
                let (bits, carry) = limbs.add(&a.bits, &b.bits, &c.bit);
                let sum = u128::from(a.value) + u128::from(b.value) + u128::from(c.value);
                words.push(Word { bits, value: sum as u64 });
                carries.push(Carry { bit: carry, value: (sum >> 64) as u64 });
            }
            2 => {
                // The difference `a - b - c` is computed as `a + !b + (1 - c)`, as the machine computes differences.
                let not: Vec<Bit> = b.bits.iter().map(|bit| bit ^ 1).collect();
                let (bits, carry) = limbs.add(&a.bits, &not, &(c.bit ^ 1));
                let sum = u128::from(a.value) + u128::from(!b.value) + u128::from(c.value ^ 1);
                words.push(Word { bits, value: sum as u64 });
                carries.push(Carry { bit: carry ^ 1, value: (sum >> 64) as u64 ^ 1 });
            }
            3 => {
                let bits = limbs.multiply(&a.bits, &b.bits, 128)?;
                let product = u128::from(a.value) * u128::from(b.value);
                words.push(Word { bits: bits[..64].to_vec(), value: product as u64 });
                words.push(Word { bits: bits[64..].to_vec(), value: (product >> 64) as u64 });
            }
            4 => words.push(Word { bits: limbs.multiply(&a.bits, &b.bits, 64)?, value: a.value.wrapping_mul(b.value) }),
            5 => words.push(Word { bits: mask(&mut limbs), value: a.value & c.value.wrapping_neg() }),
            6 => {
                let shift = random.below(64) as usize;
                let mut bits = a.bits[shift..].to_vec();
                bits.resize(64, 0);
                words.push(Word { bits, value: a.value >> shift });
            }
            _ => {
                // This operation selects one of two words by a carry.
                let bits = a.bits.iter().zip(&b.bits).map(|(a, b)| limbs.select(c.bit, *a, *b)).collect();
                words.push(Word { bits, value: if c.value == 1 { a.value } else { b.value } });
            }
        }
        if limbs.refusal().is_some() {
            return None;
        }
    }
    let word = words[random.below(words.len() as u64) as usize].clone();
    carries.push(Carry { bit: limbs.are_zero(&word.bits), value: u64::from(word.value == 0) });
    Some((limbs, words, carries, given))
}

#[test]
fn words_and_carries_have_their_values() {
    let mut random = Random(7);
    let mut programs = 0;
    for _ in 0..400 {
        let Some((mut limbs, words, carries, given)) = program(&mut random) else { continue };
        let bits = carries.iter().map(|carry| (vec![carry.bit], carry.value));
        let all: Vec<(Vec<Bit>, u64)> = words.into_iter().map(|word| (word.bits, word.value)).chain(bits).collect();
        // If the bits of two words depend on each other, the algebra may not be able to write a selection between these
        // words as a number. In this case, the algebra refuses the operation, and the test skips the program.
        let numbers: Vec<_> = all.iter().map(|(bits, value)| (limbs.number(bits), *value)).collect();
        if limbs.refusal().is_some() {
            continue;
        }
        programs += 1;
        // The statements that were proved about dropped carries must also hold for the values that follow from the
        // known numbers.
        limbs.variables.settle(&[]);
        let values = limbs.variables.evaluate(|variable| given[&variable].into()).unwrap();
        for (number, value) in numbers {
            assert_eq!(number.value(|v| &values[(v >> 1) as usize]), BigInt::from(value), "{number:?}");
        }
    }
    assert!(programs > 200, "{programs} programs");
}

/// The algebra derives consequences and limits from an assumption about a bit. The test assumes the value that the bit
/// has in a random program. The values of the program's other variables must satisfy the consequences and limits.
#[test]
fn what_follows_is_true() {
    let mut random = Random(8);
    let mut checked = 0;
    for _ in 0..120 {
        let Some((limbs, _, _, given)) = program(&mut random) else { continue };
        let variables: &Variables = &limbs.variables;
        let values = variables.evaluate(|variable| given[&variable].into()).unwrap();
        for place in 0..variables.count() {
            let variable = variables.at(place);
            if !super::polynomial::is_bit(variable) || !matches!(variables.kind(variable), Kind::Above { .. }) {
                continue;
            }
            let value = u64::from(values[place] == BigInt::from(1));
            let case = variables.assume(&Default::default(), variable, value).expect("what is true can be");
            for (other, interval) in &case {
                let value = &values[(other >> 1) as usize];
                assert!(interval.low <= *value && *value <= interval.high, "{variable} {other}");
            }
            assert!(!variables.is_impossible(&case, &[variable]));
            let limits = variables.limits(variable, &Default::default());
            assert!(limits.low <= values[place] && values[place] <= limits.high);
            checked += 1;
        }
    }
    assert!(checked > 200, "{checked} bits");
}
