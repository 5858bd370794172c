//! Sums, differences and comparisons of the lanes (the elements) of vectors.

use super::Executed;
use crate::{
    domain::{Bit, Domain, ZERO, known},
    machine::{Machine, Value},
};
use iced_x86::{Instruction, Mnemonic as M};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    match i.mnemonic() {
        M::Paddb | M::Vpaddb => sum(m, i, 8, false)?,
        M::Paddw | M::Vpaddw => sum(m, i, 16, false)?,
        M::Paddd | M::Vpaddd => sum(m, i, 32, false)?,
        M::Paddq | M::Vpaddq => sum(m, i, 64, false)?,
        M::Psubb | M::Vpsubb => sum(m, i, 8, true)?,
        M::Psubw | M::Vpsubw => sum(m, i, 16, true)?,
        M::Psubd | M::Vpsubd => sum(m, i, 32, true)?,
        M::Psubq | M::Vpsubq => sum(m, i, 64, true)?,
        M::Pcmpeqb | M::Vpcmpeqb => compare(m, i, 8, Compare::Equal)?,
        M::Pcmpeqw | M::Vpcmpeqw => compare(m, i, 16, Compare::Equal)?,
        M::Pcmpeqd | M::Vpcmpeqd => compare(m, i, 32, Compare::Equal)?,
        M::Pcmpeqq | M::Vpcmpeqq => compare(m, i, 64, Compare::Equal)?,
        M::Pcmpgtb | M::Vpcmpgtb => compare(m, i, 8, Compare::Greater)?,
        M::Pcmpgtw | M::Vpcmpgtw => compare(m, i, 16, Compare::Greater)?,
        M::Pcmpgtd | M::Vpcmpgtd => compare(m, i, 32, Compare::Greater)?,
        M::Pcmpgtq | M::Vpcmpgtq => compare(m, i, 64, Compare::Greater)?,
        M::Vpcmpub => compare(m, i, 8, Compare::Immediate { signed: false })?,
        M::Vpcmpuw => compare(m, i, 16, Compare::Immediate { signed: false })?,
        M::Vpcmpud => compare(m, i, 32, Compare::Immediate { signed: false })?,
        M::Vpcmpuq => compare(m, i, 64, Compare::Immediate { signed: false })?,
        M::Vpcmpb => compare(m, i, 8, Compare::Immediate { signed: true })?,
        M::Vpcmpw => compare(m, i, 16, Compare::Immediate { signed: true })?,
        M::Vpcmpd => compare(m, i, 32, Compare::Immediate { signed: true })?,
        M::Vpcmpq => compare(m, i, 64, Compare::Immediate { signed: true })?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn sum<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize, subtract: bool) -> Result<(), String> {
    let [a, mut b] = m.two(i)?;
    if subtract {
        b.iter_mut().for_each(|bit| *bit ^= 1);
    }
    let carry = Bit::from(subtract);
    let mut r = Value::new(a.len());
    for ((r, a), b) in r.chunks_mut(element).zip(a.chunks(element)).zip(b.chunks(element)) {
        add(m.domain, a, b, carry, r);
    }
    m.write_vector(i, &r, element)
}

/// Writes the sum of two lanes and a carry to `r`. Lanes without unknown bits are added as numbers.
pub(super) fn add<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit], carry: Bit, r: &mut [Bit]) {
    if let (Some(x), Some(y)) = (known(a), known(b)) {
        let sum = x.wrapping_add(y).wrapping_add(carry.into());
        r.iter_mut().enumerate().for_each(|(n, bit)| *bit = (sum >> n & 1) as Bit);
    } else {
        r.copy_from_slice(&domain.add(a, b, &carry).0);
    }
}

enum Compare {
    Equal,
    Greater,
    Immediate { signed: bool },
}

fn compare<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize, how: Compare) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let lanes = a.len() / element;
    let mut results = Vec::with_capacity(lanes);
    for (a, b) in a.chunks(element).zip(b.chunks(element)) {
        results.push(match how {
            Compare::Equal => equal(m.domain, a, b),
            Compare::Greater => less(m.domain, b, a, true),
            Compare::Immediate { signed } => {
                let negate = i.immediate8() >> 2 & 1;
                let value = match i.immediate8() & 3 {
                    0 => equal(m.domain, a, b),
                    1 => less(m.domain, a, b, signed),
                    // Predicate 2 of the comparison means `a <= b`, so the result is the opposite of `b < a`.
                    2 => less(m.domain, b, a, signed) ^ 1,
                    _ => ZERO,
                };
                value ^ Bit::from(negate)
            }
        });
    }
    if i.op0_register().is_k() {
        if let Some(mask) = m.mask(i) {
            for (result, mask) in results.iter_mut().zip(mask) {
                *result = m.domain.and(result, &mask);
            }
        }
        return m.write_register(i.op0_register(), &results);
    }
    let mut r = Value::new(a.len());
    for (r, &result) in r.chunks_mut(element).zip(&results) {
        r.fill(result);
    }
    m.write_vector(i, &r, element)
}

pub(crate) fn equal<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit]) -> Bit {
    let difference: Vec<Bit> = a.iter().zip(b).map(|(a, b)| domain.xor(a, b)).collect();
    domain.are_zero(&difference)
}

/// Returns the bit that says whether `a < b`, for signed or unsigned numbers.
pub(crate) fn less<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit], signed: bool) -> Bit {
    let (mut a, mut b) = (Value::from(a), Value::from(b));
    if signed {
        let top = a.len() - 1;
        a[top] ^= 1;
        b[top] ^= 1;
    }
    domain.less(&a, &b)
}
