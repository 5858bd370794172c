//! Shifts of the elements of vectors, and instructions that make elements longer or shorter.

use super::{Executed, add, integer::extended, number};
use crate::{
    aarch64::machine::{At, Machine},
    domain::{Bit, Domain},
    machine::Value,
};
use yaxpeax_arm::armv8::a64::{Opcode as O, Operand};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Executed {
    let opcode = i.instruction.opcode;
    match opcode {
        O::SHL | O::USHR | O::SSHR | O::USRA | O::SSRA | O::SLI | O::SRI => by_number(m, i)?,
        O::USHL | O::SSHL => by_lanes(m, i)?,
        O::USHLL | O::USHLL2 | O::SSHLL | O::SSHLL2 | O::SHLL | O::SHLL2 => lengthen(m, i)?,
        O::XTN | O::XTN2 | O::SHRN | O::SHRN2 => shorten(m, i)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Shifts a number to the left. If `count` is negative, shifts the number to the right.
fn shifted(a: &[Bit], count: i64, signed: bool) -> Value {
    let length = a.len();
    let mut result = Value::new(length);
    let distance = (count.unsigned_abs() as usize).min(length);
    if count >= 0 {
        result[distance..].copy_from_slice(&a[..length - distance]);
    } else {
        result[..length - distance].copy_from_slice(&a[distance..]);
        if signed {
            result[length - distance..].fill(a[length - 1]);
        }
    }
    result
}

fn by_number<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let opcode = i.instruction.opcode;
    let (a, element, mut result) = (m.read(i, 1)?, i.element(0)?, m.read(i, 0)?);
    let count = i.immediate(2)? as usize;
    if count > element {
        return Err("a shift by more than the width".into());
    }
    for (to, a) in result.chunks_mut(element).zip(a.chunks(element)) {
        let left = matches!(opcode, O::SHL | O::SLI);
        let signed = matches!(opcode, O::SSHR | O::SSRA);
        let moved = shifted(a, if left { count as i64 } else { -(count as i64) }, signed);
        match opcode {
            O::USRA | O::SSRA => {
                let sum = add(m.domain, to, &moved, 0).0;
                to.copy_from_slice(&sum);
            }
            // The shift moves no bits into some bits of the destination. These bits keep their values.
            O::SLI => to[count..].copy_from_slice(&moved[count..]),
            O::SRI => to[..element - count].copy_from_slice(&moved[..element - count]),
            _ => to.copy_from_slice(&moved),
        }
    }
    m.write(i, 0, &result)
}

/// Shifts each lane by the count that belongs to the lane. The count is a signed byte.
fn by_lanes<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let (a, counts, element) = (m.read(i, 1)?, m.read(i, 2)?, i.element(0)?);
    let mut result = Value::new(a.len());
    for ((to, a), count) in result.chunks_mut(element).zip(a.chunks(element)).zip(counts.chunks(element)) {
        let count = number(&count[..8], "the count of a shift")? as u8 as i8;
        to.copy_from_slice(&shifted(a, count.into(), i.instruction.opcode == O::SSHL));
    }
    m.write(i, 0, &result)
}

fn lengthen<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let opcode = i.instruction.opcode;
    let (a, from, to) = (m.read(i, 1)?, i.element(1)?, i.element(0)?);
    let half = if matches!(opcode, O::USHLL2 | O::SSHLL2 | O::SHLL2) { &a[64..] } else { &a[..64] };
    let count = i.immediate(2)? as i64;
    let signed = matches!(opcode, O::SSHLL | O::SSHLL2);
    let mut result = Value::new(128);
    for (r, a) in result.chunks_mut(to).zip(half.chunks(from)) {
        r.copy_from_slice(&shifted(&extended(a, to, signed), count, false));
    }
    m.write(i, 0, &result)
}

fn shorten<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let opcode = i.instruction.opcode;
    let (a, from, to) = (m.read(i, 1)?, i.element(1)?, i.element(0)?);
    let count = if matches!(opcode, O::SHRN | O::SHRN2) { i.immediate(2)? as usize } else { 0 };
    let short: Vec<Bit> = a.chunks(from).flat_map(|lane| &lane[count..count + to]).copied().collect();
    if matches!(opcode, O::XTN2 | O::SHRN2) {
        let Operand::SIMDRegisterElements(_, number, _) = i.operand(0) else { return Err("no vector".into()) };
        m.vectors[usize::from(number)][64..].copy_from_slice(&short);
        return Ok(());
    }
    m.write(i, 0, &short)
}
