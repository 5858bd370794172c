//! Arithmetic of the elements of vectors.

use super::{Executed, add, all, integer::extended};
use crate::{
    aarch64::machine::{At, Machine},
    domain::{Bit, Domain, ONE, ZERO},
    machine::Value,
    models::{
        products::{multiply, polynomial},
        words::{equal, less},
    },
};
use yaxpeax_arm::armv8::a64::{Opcode as O, Operand};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Executed {
    match i.instruction.opcode {
        O::ADD
        | O::SUB
        | O::MUL
        | O::PMUL
        | O::CMEQ
        | O::CMGT
        | O::CMGE
        | O::CMHI
        | O::CMHS
        | O::CMTST
        | O::CMLT
        | O::CMLE
        | O::UMIN
        | O::UMAX
        | O::SMIN
        | O::SMAX
        | O::UQADD
        | O::UQSUB
        | O::SQADD
        | O::SQSUB => lanes(m, i)?,
        O::ADDP | O::NEG | O::CNT => other(m, i)?,
        O::PMULL | O::PMULL2 | O::UMULL | O::UMULL2 | O::UADDL | O::UADDL2 | O::USUBL | O::USUBL2 => long(m, i)?,
        O::UADDW | O::UADDW2 | O::USUBW | O::USUBW2 => wide(m, i)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Executes an operation on pairs of elements, one element from each of two vectors. If the instruction has only one
/// vector, the second element of each pair is zero.
fn lanes<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let (a, element) = (m.read(i, 1)?, i.element(0)?);
    let b = match i.operand(2) {
        Operand::Immediate(0) | Operand::Imm16(0) | Operand::Imm64(0) | Operand::Nothing => Value::new(a.len()),
        _ => m.read(i, 2)?,
    };
    if a.len() != b.len() {
        return Err("an operation by one element, which has no model".into());
    }
    let mut result = Value::new(a.len());
    for ((to, a), b) in result.chunks_mut(element).zip(a.chunks(element)).zip(b.chunks(element)) {
        to.copy_from_slice(&lane(m.domain, i.instruction.opcode, a, b));
    }
    m.write(i, 0, &result)
}

fn opposite(bits: &[Bit]) -> Vec<Bit> {
    bits.iter().map(|bit| bit ^ 1).collect()
}

fn lane<D: Domain>(domain: &mut D, opcode: O, a: &[Bit], b: &[Bit]) -> Vec<Bit> {
    let length = a.len();
    match opcode {
        O::ADD => add(domain, a, b, ZERO).0,
        O::SUB => add(domain, a, &opposite(b), ONE).0,
        O::MUL => multiply(domain, a, b, length),
        O::PMUL => polynomial(domain, a, b)[..length].to_vec(),
        O::CMEQ => all(equal(domain, a, b), length),
        O::CMGT => all(less(domain, b, a, true), length),
        O::CMGE => all(less(domain, a, b, true) ^ 1, length),
        O::CMHI => all(less(domain, b, a, false), length),
        O::CMHS => all(less(domain, a, b, false) ^ 1, length),
        O::CMLT => all(less(domain, a, b, true), length),
        O::CMLE => all(less(domain, b, a, true) ^ 1, length),
        O::CMTST => {
            let any = a.iter().zip(b).fold(ZERO, |any, (a, b)| {
                let both = domain.and(a, b);
                domain.or(any, both)
            });
            all(any, length)
        }
        O::UMIN | O::UMAX | O::SMIN | O::SMAX => {
            let smaller = less(domain, a, b, matches!(opcode, O::SMIN | O::SMAX));
            let (first, second) = if matches!(opcode, O::UMIN | O::SMIN) { (a, b) } else { (b, a) };
            first.iter().zip(second).map(|(&first, &second)| domain.select(smaller, first, second)).collect()
        }
        _ => saturated(domain, opcode, a, b),
    }
}

fn saturated<D: Domain>(domain: &mut D, opcode: O, a: &[Bit], b: &[Bit]) -> Vec<Bit> {
    let subtracts = matches!(opcode, O::UQSUB | O::SQSUB);
    let b = if subtracts { opposite(b) } else { b.to_vec() };
    let top = a.len() - 1;
    let mut carry = Bit::from(subtracts);
    let mut sum = Vec::with_capacity(a.len());
    for (&a, &b) in a.iter().zip(&b) {
        let (bit, next) = domain.add_bits([a, b, carry]);
        sum.push(bit);
        carry = next;
    }
    if matches!(opcode, O::UQADD | O::UQSUB) {
        // The result saturates. If a difference has a borrow, all bits of the result become 0. If a sum has a carry,
        // all bits of the result become 1.
        let clamp = |bit: &Bit| if subtracts { domain.and(bit, &carry) } else { domain.or(*bit, carry) };
        return sum.iter().map(clamp).collect();
    }
    // The true sum of two elements is one bit longer than the elements. `sign` is the highest bit of the true sum.
    let sign = domain.sum(&[a[top], b[top], carry]);
    let over = domain.xor(&sign, &sum[top]);
    let limit = |n: usize| if n == top { sign } else { sign ^ 1 };
    sum.iter().enumerate().map(|(n, &bit)| domain.select(over, limit(n), bit)).collect()
}

fn other<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let (a, element) = (m.read(i, 1)?, i.element(i.count() - 1)?);
    let length = i.length(0)?;
    let mut result = Value::new(length);
    match i.instruction.opcode {
        O::ADDP => {
            let both = if i.count() == 3 { [&a[..], &m.read(i, 2)?[..]].concat() } else { a.to_vec() };
            for (to, pair) in result.chunks_mut(element).zip(both.chunks(2 * element)) {
                to.copy_from_slice(&add(m.domain, &pair[..element], &pair[element..], ZERO).0);
            }
        }
        O::NEG => {
            for (to, a) in result.chunks_mut(element).zip(a.chunks(element)) {
                to.copy_from_slice(&add(m.domain, &vec![ZERO; element], &opposite(a), ONE).0);
            }
        }
        _ => {
            for (to, a) in result.chunks_mut(8).zip(a.chunks(8)) {
                let mut sum = vec![ZERO; 8];
                for &bit in a {
                    let mut one = vec![ZERO; 8];
                    one[0] = bit;
                    sum = add(m.domain, &sum, &one, ZERO).0;
                }
                to.copy_from_slice(&sum);
            }
        }
    }
    m.write(i, 0, &result)
}

/// Returns the half of a vector that an instruction reads. An instruction whose name ends with 2 reads the upper half.
/// Other instructions read the lower half.
fn half<'v>(i: &At, value: &'v [Bit]) -> &'v [Bit] {
    use O::{PMULL2, UADDL2, UADDW2, UMULL2, USUBL2, USUBW2};
    let upper = matches!(i.instruction.opcode, PMULL2 | UADDL2 | UADDW2 | UMULL2 | USUBL2 | USUBW2);
    if upper { &value[64..128] } else { &value[..64] }
}

/// Executes an operation in which the elements of the result are twice as long as the elements of the operands.
fn long<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let opcode = i.instruction.opcode;
    let (a, b) = (m.read(i, 1)?, m.read(i, 2)?);
    let (from, to) = (i.element(1)?, i.element(0)?);
    let mut result = Value::new(128);
    for ((r, a), b) in result.chunks_mut(to).zip(half(i, &a).chunks(from)).zip(half(i, &b).chunks(from)) {
        let bits = match opcode {
            O::PMULL | O::PMULL2 => polynomial(m.domain, a, b),
            O::UMULL | O::UMULL2 => multiply(m.domain, a, b, to),
            O::UADDL | O::UADDL2 => add(m.domain, &extended(a, to, false), &extended(b, to, false), ZERO).0,
            _ => add(m.domain, &extended(a, to, false), &opposite(&extended(b, to, false)), ONE).0,
        };
        r.copy_from_slice(&bits);
    }
    m.write(i, 0, &result)
}

/// Adds the elements of the second operand to the elements of the first operand, or subtracts the elements of the
/// second operand. The elements of the second operand are half as long as the elements of the first operand.
fn wide<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let subtracts = matches!(i.instruction.opcode, O::USUBW | O::USUBW2);
    let (a, b) = (m.read(i, 1)?, m.read(i, 2)?);
    let (from, to) = (i.element(2)?, i.element(0)?);
    let mut result = Value::new(128);
    for ((r, a), b) in result.chunks_mut(to).zip(a.chunks(to)).zip(half(i, &b).chunks(from)) {
        let b = extended(b, to, false);
        let b = if subtracts { opposite(&b) } else { b.to_vec() };
        r.copy_from_slice(&add(m.domain, a, &b, Bit::from(subtracts)).0);
    }
    m.write(i, 0, &result)
}
