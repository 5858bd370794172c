//! Bitwise logic of general registers and of vectors.

use super::{Executed, integer::logic_flags};
use crate::{
    aarch64::machine::{At, Machine},
    domain::{Bit, Domain, ONE, constant},
    machine::Value,
};
use yaxpeax_arm::armv8::a64::{Opcode as O, Operand};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Executed {
    let opcode = i.instruction.opcode;
    // Each constant is a truth table. If the operands have the bits `a` and `b`, the result is bit `2 a + b` of the
    // constant.
    let table = match opcode {
        O::AND | O::ANDS => 0b1000,
        O::ORR => 0b1110,
        O::EOR => 0b0110,
        O::BIC | O::BICS => 0b0100,
        O::ORN => 0b1101,
        O::EON => 0b1001,
        O::NOT => {
            let mut a = m.read(i, 1)?;
            a.iter_mut().for_each(|bit| *bit ^= 1);
            m.write(i, 0, &a)?;
            return Ok(true);
        }
        O::BSL | O::BIT | O::BIF => {
            select(m, i)?;
            return Ok(true);
        }
        O::EOR3 | O::BCAX => {
            let (mut a, b, c) = (m.read(i, 1)?, m.read(i, 2)?, m.read(i, 3)?);
            for ((a, &b), &c) in a.iter_mut().zip(&*b).zip(&*c) {
                *a = if opcode == O::EOR3 {
                    m.domain.sum(&[*a, b, c])
                } else {
                    let rest = m.domain.and(&b, &(c ^ 1));
                    m.domain.xor(a, &rest)
                };
            }
            m.write(i, 0, &a)?;
            return Ok(true);
        }
        O::RAX1 | O::XAR => {
            let (mut a, b) = (m.read(i, 1)?, m.read(i, 2)?);
            let count = if opcode == O::XAR { i.immediate(3)? as usize } else { 63 };
            let mut rotated = Value::new(b.len());
            for (n, bit) in rotated.iter_mut().enumerate() {
                let from = n / 64 * 64 + (n + count) % 64;
                *bit = if opcode == O::XAR { m.domain.xor(&a[from], &b[from]) } else { b[from] };
            }
            if opcode == O::RAX1 {
                for (a, b) in a.iter_mut().zip(&*rotated) {
                    *a = m.domain.xor(a, b);
                }
                rotated = a;
            }
            m.write(i, 0, &rotated)?;
            return Ok(true);
        }
        _ => return Ok(false),
    };
    let length = i.length(0)?;
    let general = matches!(i.operand(0), Operand::Register(..) | Operand::RegisterOrSP(..));
    let (mut a, b) = if general {
        (m.read(i, 1)?, m.read_long(i, 2, length)?)
    } else if i.count() == 2 {
        // The second operand is a number in the instruction. Each element of the vector is combined with this number.
        let element = i.element(0)?;
        let number = constant::<64>(i.immediate(1)?);
        let mut b = Value::new(length);
        b.chunks_mut(element).for_each(|lane| lane.copy_from_slice(&number[..element]));
        (m.read(i, 0)?, b)
    } else {
        (m.read(i, 1)?, m.read(i, 2)?)
    };
    for (a, b) in a.iter_mut().zip(&*b) {
        *a = match table {
            0b0110 => m.domain.xor(a, b),
            0b1001 => m.domain.xor(a, b) ^ ONE,
            _ => m.domain.binary(table, *a, *b),
        };
    }
    if matches!(opcode, O::ANDS | O::BICS) {
        logic_flags(m, &a);
    }
    m.write(i, 0, &a)?;
    Ok(true)
}

/// Selects each bit of the result from one of two vectors. The bit of a mask in the same place decides between the
/// vectors. The opcode decides which of the three operands is the mask.
fn select<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let (old, a, b) = (m.read(i, 0)?, m.read(i, 1)?, m.read(i, 2)?);
    let mut result = Value::new(old.len());
    for (n, bit) in result.iter_mut().enumerate() {
        let (mask, set, clear): (Bit, Bit, Bit) = match i.instruction.opcode {
            O::BSL => (old[n], a[n], b[n]),
            O::BIT => (b[n], a[n], old[n]),
            _ => (b[n], old[n], a[n]),
        };
        *bit = m.domain.select(mask, set, clear);
    }
    m.write(i, 0, &result)
}
