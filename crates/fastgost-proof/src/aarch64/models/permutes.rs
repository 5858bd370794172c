//! Moves and permutations of the elements of vectors. A permutation with unknown indices is a look-up in a table.

use super::Executed;
use crate::{
    aarch64::{
        machine::{At, Machine},
        operands::width,
    },
    domain::{Bit, Domain, Table, ZERO, constant, known},
    machine::Value,
};
use yaxpeax_arm::armv8::a64::{Opcode as O, Operand};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Executed {
    let opcode = i.instruction.opcode;
    match opcode {
        O::TBL | O::TBX => table(m, i)?,
        O::ZIP1 | O::ZIP2 | O::UZP1 | O::UZP2 | O::TRN1 | O::TRN2 => two(m, i)?,
        O::EXT => {
            let (a, b) = (m.read(i, 1)?, m.read(i, 2)?);
            let from = 8 * i.immediate(3)? as usize;
            let both = [&a[..], &b[..]].concat();
            m.write(i, 0, both.get(from..from + a.len()).ok_or("a place that is none")?)?;
        }
        O::REV64 | O::REV32 | O::REV16 if matches!(i.operand(0), Operand::SIMDRegisterElements(..)) => {
            let part = match opcode {
                O::REV64 => 64,
                O::REV32 => 32,
                _ => 16,
            };
            let (a, element) = (m.read(i, 1)?, i.element(1)?);
            let bits: Vec<Bit> = a.chunks(part).flat_map(|part| part.rchunks(element).flatten().copied()).collect();
            m.write(i, 0, &bits)?;
        }
        O::RBIT if matches!(i.operand(0), Operand::SIMDRegisterElements(..)) => {
            let mut a = m.read(i, 1)?;
            a.chunks_mut(8).for_each(<[Bit]>::reverse);
            m.write(i, 0, &a)?;
        }
        O::DUP => {
            let (a, element) = (m.read(i, 1)?, i.element(0)?);
            let lanes = i.length(0)? / element;
            let bits: Vec<Bit> = std::iter::repeat_n(&a[..element], lanes).flatten().copied().collect();
            m.write(i, 0, &bits)?;
        }
        O::INS => {
            let a = m.read(i, 1)?;
            m.write(i, 0, &a)?;
        }
        O::UMOV | O::SMOV => {
            let a = m.read(i, 1)?;
            m.write(i, 0, &super::integer::extended(&a, 64.max(a.len()), opcode == O::SMOV))?;
        }
        // This move copies the bits of a register to a register of the same size. The kinds of the registers may
        // differ.
        O::FMOV if i.length(0)? == i.length(1)? => {
            let a = m.read(i, 1)?;
            m.write(i, 0, &a)?;
        }
        O::MOVI | O::MVNI => {
            let (element, length) = (i.element(0)?, i.length(0)?);
            let mut value = match i.operand(1) {
                // With `msl`, the shift to the left fills the lowest bits with ones.
                Operand::ImmShiftMSL(value, shift) => u64::from(value) << shift | ((1 << shift) - 1),
                _ => i.immediate(1)?,
            };
            if opcode == O::MVNI {
                value = !value;
            }
            let lane = &constant::<64>(value)[..element];
            let bits: Vec<Bit> = std::iter::repeat_n(lane, length / element).flatten().copied().collect();
            m.write(i, 0, &bits)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn two<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let (a, b, element) = (m.read(i, 1)?, m.read(i, 2)?, i.element(0)?);
    let lanes = a.len() / element;
    // Returns the number of the lane that becomes lane `n` of the result. The numbers of the first operand's lanes
    // begin with 0. The lanes of the second operand have the next numbers.
    let from = |n: usize| match i.instruction.opcode {
        O::ZIP1 => n / 2 + n % 2 * lanes,
        O::ZIP2 => lanes / 2 + n / 2 + n % 2 * lanes,
        O::UZP1 => 2 * n,
        O::UZP2 => 2 * n + 1,
        O::TRN1 => n / 2 * 2 + n % 2 * lanes,
        _ => n / 2 * 2 + 1 + n % 2 * lanes,
    };
    let both = [&a[..], &b[..]].concat();
    let bits: Vec<Bit> = (0..lanes).flat_map(|n| &both[from(n) * element..][..element]).copied().collect();
    m.write(i, 0, &bits)
}

/// Looks up bytes in a table of up to four vectors. If an index is beyond the table, the byte of the result is zero
/// (`tbl`), or is the old byte of the destination (`tbx`).
fn table<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Result<(), String> {
    let Operand::SIMDRegisterGroup(vector, first, _, count) = i.operand(1) else {
        return Err("an operand of an unknown kind".into());
    };
    let registers = (0..u16::from(count)).map(|n| usize::from(first + n) % 32);
    let bytes: Vec<[Bit; 8]> =
        registers.flat_map(|register| m.vectors[register][..width(vector)].as_chunks().0.to_vec()).collect();
    let (index, old) = (m.read(i, 2)?, m.read(i, 0)?);
    let keeps = i.instruction.opcode == O::TBX;
    let mut result = Value::new(index.len());
    for ((to, index), old) in result.chunks_mut(8).zip(index.chunks(8)).zip(old.chunks(8)) {
        if let Some(place) = known(index) {
            match bytes.get(place as usize) {
                Some(byte) => to.copy_from_slice(byte),
                None if keeps => to.copy_from_slice(old),
                None => {}
            }
            continue;
        }
        // `digits` is the number of index bits that remain if the highest bits, which are always 0, are left out. The
        // fewer digits there are, the fewer entries the table needs.
        let digits = index.iter().rposition(|&bit| bit != ZERO).map_or(0, |last| last + 1);
        let mut entries: Vec<&[Bit]> = bytes.iter().map(|byte| &byte[..]).collect();
        entries.resize(1 << digits, &[ZERO; 8]);
        to.copy_from_slice(&m.domain.look_up(&Table::new(entries), &index[..digits]));
        if keeps && bytes.len() < 1 << digits {
            let inside: Vec<u64> = (0..1_u64 << digits).map(|place| u64::from(place < bytes.len() as u64)).collect();
            let inside = m.domain.lookup(&inside, &index[..digits], 1)[0];
            for (to, &old) in to.iter_mut().zip(old) {
                *to = m.domain.select(inside, *to, old);
            }
        }
    }
    m.write(i, 0, &result)
}
