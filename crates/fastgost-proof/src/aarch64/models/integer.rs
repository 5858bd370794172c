//! Instructions on general registers.

use super::{Executed, add, add_with_flags, number};
use crate::{
    aarch64::machine::{At, Machine},
    domain::{Bit, Domain, ZERO, constant, known},
    machine::{Value, flags::Flag},
    models::products::multiply,
};
use yaxpeax_arm::armv8::a64::{Opcode as O, Operand};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Executed {
    if !matches!(i.operand(0), Operand::Register(..) | Operand::RegisterOrSP(..)) {
        return Ok(false);
    }
    let opcode = i.instruction.opcode;
    match opcode {
        O::ADD | O::SUB | O::ADDS | O::SUBS | O::ADC | O::ADCS | O::SBC | O::SBCS => sums(m, i)?,
        O::MOVZ | O::MOVN | O::MOVK => moves(m, i)?,
        O::ADR => m.write(i, 0, &constant::<64>(i.target(1)?))?,
        O::ADRP => {
            let page = i.target(1)?.wrapping_sub(i.address & 4095);
            m.write(i, 0, &constant::<64>(page))?;
        }
        O::UBFM | O::SBFM | O::BFM => field(m, i)?,
        O::EXTR => {
            let (high, low) = (m.read(i, 1)?, m.read(i, 2)?);
            let from = i.immediate(3)? as usize;
            let both = [&low[..], &high[..]].concat();
            m.write(i, 0, &both[from..from + low.len()])?;
        }
        O::LSLV | O::LSRV | O::ASRV | O::RORV => shift(m, i)?,
        O::REV | O::REV16 | O::REV32 => {
            let a = m.read(i, 1)?;
            let part = match opcode {
                O::REV16 => 16,
                O::REV32 => 32,
                _ => a.len(),
            };
            let bits: Vec<Bit> = a.chunks(part).flat_map(|part| part.rchunks(8).flatten().copied()).collect();
            m.write(i, 0, &bits)?;
        }
        O::RBIT => {
            let mut a = m.read(i, 1)?;
            a.reverse();
            m.write(i, 0, &a)?;
        }
        O::CLZ | O::CLS => {
            let a = m.read(i, 1)?;
            let (value, length) = (number(&a, "an operand")?, a.len() as u32);
            let zeros = |value: u64, length: u32| u64::from(value.leading_zeros() + length - 64);
            let count = match opcode {
                O::CLZ => zeros(value, length),
                _ => zeros((value ^ value >> 1) & !(1 << (length - 1)), length) - 1,
            };
            m.write(i, 0, &constant::<64>(count))?;
        }
        O::MADD | O::MSUB => {
            let (a, b, c) = (m.read(i, 1)?, m.read(i, 2)?, m.read(i, 3)?);
            let product = multiply(m.domain, &a, &b, a.len());
            accumulate(m, i, &c, &product, opcode == O::MSUB)?;
        }
        O::UMADDL | O::UMSUBL | O::SMADDL | O::SMSUBL => {
            let signed = matches!(opcode, O::SMADDL | O::SMSUBL);
            let (a, b, c) = (m.read(i, 1)?, m.read(i, 2)?, m.read(i, 3)?);
            let product = multiply(m.domain, &extended(&a, 64, signed), &extended(&b, 64, signed), 64);
            accumulate(m, i, &c, &product, matches!(opcode, O::UMSUBL | O::SMSUBL))?;
        }
        O::UMULH => {
            let (a, b) = (m.read(i, 1)?, m.read(i, 2)?);
            let product = multiply(m.domain, &a, &b, 128);
            m.write(i, 0, &product[64..])?;
        }
        O::UDIV => {
            let (a, b) = (m.read(i, 1)?, m.read(i, 2)?);
            let (a, b) = (number(&a, "a division")?, number(&b, "a division")?);
            m.write(i, 0, &constant::<64>(a.checked_div(b).unwrap_or(0)))?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Extends a number to `length` bits. If the number is signed, the new bits are copies of the number's highest bit.
/// Otherwise the new bits are zeros.
pub(super) fn extended(value: &[Bit], length: usize, signed: bool) -> Value {
    let mut long = Value::from(value).resized(length);
    if signed {
        long[value.len()..].fill(value[value.len() - 1]);
    }
    long
}

fn accumulate<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &At,
    c: &[Bit],
    product: &[Bit],
    subtract: bool,
) -> Result<(), String> {
    let product: Vec<Bit> = product.iter().map(|bit| bit ^ Bit::from(subtract)).collect();
    // The product is added to `c`. If `c` is zero, the sum is the product, so no addition is needed.
    let sum =
        if known(c) == Some(0) && !subtract { product } else { add(m.domain, c, &product, Bit::from(subtract)).0 };
    m.write(i, 0, &sum)
}

fn sums<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let opcode = i.instruction.opcode;
    let length = i.length(0)?;
    let (a, b) = (m.read(i, 1)?, m.read_long(i, 2, length)?);
    let subtracts = matches!(opcode, O::SUB | O::SUBS | O::SBC | O::SBCS);
    let carry = match opcode {
        O::ADC | O::ADCS | O::SBC | O::SBCS => m.flags.carry.clone().get(m.domain)?,
        _ => Bit::from(subtracts),
    };
    let flags = m.flags.clone();
    let sum = add_with_flags(m, &a, &b, carry, subtracts);
    if !matches!(opcode, O::ADDS | O::SUBS | O::ADCS | O::SBCS) {
        m.flags = flags;
    }
    m.write(i, 0, &sum)
}

fn moves<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let Operand::ImmShift(part, shift) = i.operand(1) else { return Err("an operand of an unknown kind".into()) };
    let value = u64::from(part) << shift;
    let bits = match i.instruction.opcode {
        O::MOVZ => constant::<64>(value),
        O::MOVN => constant::<64>(!value),
        _ => {
            let mut bits = [ZERO; 64];
            let old = m.read(i, 0)?;
            bits[..old.len()].copy_from_slice(&old);
            bits[usize::from(shift)..][..16].copy_from_slice(&constant::<16>(part.into()));
            bits
        }
    };
    m.write(i, 0, &bits)
}

/// Moves a field of consecutive bits from a register to the destination. The instruction decides about the other bits
/// of the destination: they become zeros, become copies of the field's highest bit, or stay unchanged.
fn field<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let a = m.read(i, 1)?;
    let length = a.len();
    let (rotate, last) = (i.immediate(2)? as usize, i.immediate(3)? as usize);
    if rotate >= length || last >= length {
        return Err("a field that is none".into());
    }
    let (from, to, count) =
        if last >= rotate { (rotate, 0, last - rotate + 1) } else { (0, length - rotate, last + 1) };
    let mut result = if i.instruction.opcode == O::BFM { m.read(i, 0)? } else { Value::new(length) };
    result[to..to + count].copy_from_slice(&a[from..from + count]);
    if i.instruction.opcode == O::SBFM {
        result[to + count..].fill(a[last]);
    }
    m.write(i, 0, &result)
}

fn shift<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let (a, count) = (m.read(i, 1)?, m.read(i, 2)?);
    let length = a.len();
    let count = number(&count[..length.ilog2() as usize], "the count of a shift")? as usize;
    let mut result = Value::new(length);
    match i.instruction.opcode {
        O::LSLV => result[count..].copy_from_slice(&a[..length - count]),
        O::RORV => (0..length).for_each(|n| result[n] = a[(n + count) % length]),
        opcode => {
            result[..length - count].copy_from_slice(&a[count..]);
            if opcode == O::ASRV {
                result[length - count..].fill(a[length - 1]);
            }
        }
    }
    m.write(i, 0, &result)
}

/// Sets the flags after a logical operation. The carry flag and the overflow flag become 0.
pub(super) fn logic_flags<D: Domain>(m: &mut Machine<'_, '_, D>, result: &[Bit]) {
    m.set_flags(result, Flag::Bit(ZERO), Flag::Bit(ZERO));
}
