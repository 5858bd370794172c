//! Loads and stores.

use super::Executed;
use crate::{
    aarch64::{
        machine::{At, Machine},
        operands::width,
    },
    domain::{Domain, ZERO},
    machine::Value,
};
use yaxpeax_arm::armv8::a64::{Opcode as O, Operand};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Executed {
    let sized = |bits: usize, signed: bool| Some((bits, signed));
    let (stores, form) = match i.instruction.opcode {
        O::LDR | O::LDUR => (false, None),
        O::LDRB | O::LDURB => (false, sized(8, false)),
        O::LDRH | O::LDURH => (false, sized(16, false)),
        O::LDRSB | O::LDURSB => (false, sized(8, true)),
        O::LDRSH | O::LDURSH => (false, sized(16, true)),
        O::LDRSW | O::LDURSW => (false, sized(32, true)),
        O::STR | O::STUR => (true, None),
        O::STRB | O::STURB => (true, sized(8, false)),
        O::STRH | O::STURH => (true, sized(16, false)),
        // These instructions order memory accesses. No other thread runs at the same time, so the model treats these
        // instructions as ordinary loads and stores.
        O::LDAR => return aligned(m, i, false, None),
        O::LDARB => return aligned(m, i, false, sized(8, false)),
        O::STLR => return aligned(m, i, true, None),
        O::STLRB => return aligned(m, i, true, sized(8, false)),
        O::LDXR | O::LDAXR => {
            m.exclusive = Some((m.place(i, 1)?.address, i.length(0)?, i.address));
            return aligned(m, i, false, None);
        }
        O::STXR | O::STLXR => return exclusive(m, i),
        O::LDADD(_) | O::CAS(_) => return atomic(m, i),
        O::LDP | O::LDNP => return pair(m, i, false),
        O::STP | O::STNP => return pair(m, i, true),
        O::LD1 | O::LD2 | O::LD3 | O::LD4 => return vectors(m, i, false),
        O::ST1 | O::ST2 | O::ST3 | O::ST4 => return vectors(m, i, true),
        O::LD1R => return replicate(m, i),
        _ => return Ok(false),
    };
    one(m, i, stores, form)
}

fn one<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At, stores: bool, form: Option<(usize, bool)>) -> Executed {
    let place = m.place(i, 1)?;
    let length = i.length(0)?;
    let (bits, signed) = form.unwrap_or((length, false));
    if stores {
        let value = m.read(i, 0)?;
        m.memory.write(place.address, &value[..bits])?;
        m.write_back(&place);
    } else {
        let mut value = Value::new(bits);
        m.load(place.address, &mut value)?;
        m.write_back(&place);
        m.write(i, 0, &super::integer::extended(&value, length, signed))?;
    }
    Ok(true)
}

fn aligned<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At, stores: bool, form: Option<(usize, bool)>) -> Executed {
    let bytes = form.map_or(i.length(0)?, |form| form.0) / 8;
    if !m.place(i, 1)?.address.is_multiple_of(bytes as u64) {
        return Err(format!("the address is not aligned to {bytes} bytes"));
    }
    one(m, i, stores, form)
}

/// Executes an exclusive store, which stores a value and reports success. A real CPU may also store nothing, and report
/// a failure. So the next instruction must be a branch that leads back to the exclusive load after a failure.
fn exclusive<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Executed {
    let address = m.place(i, 2)?.address;
    let load = match m.exclusive.take() {
        Some((from, length, load)) if (from, length) == (address, i.length(1)?) => load,
        _ => return Err("an exclusive store without an exclusive load of the same bytes".into()),
    };
    let next = m.decode(m.next)?;
    let again = next.instruction.opcode == O::CBNZ && next.operand(0) == i.operand(0) && next.target(1)? == load;
    if !again || i.operand(0) == i.operand(1) {
        return Err("an exclusive store whose failure does not lead back to its load".into());
    }
    let value = m.read(i, 1)?;
    m.memory.write(address, &value)?;
    m.write(i, 0, &Value::new(i.length(0)?))?;
    Ok(true)
}

/// Executes `ldadd` or `cas`. `ldadd` adds a number to a number in memory. `cas` replaces the number in memory if it
/// has the expected value. A register gets the old value of the number in memory. Programs access only counters in this
/// way, and never secrets.
fn atomic<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Executed {
    let (address, length) = (m.place(i, 2)?.address, i.length(0)?);
    if !address.is_multiple_of(length as u64 / 8) {
        return Err(format!("the address is not aligned to {} bytes", length / 8));
    }
    // The exclusive load is forgotten, because on a real CPU, an exclusive store after this instruction may fail each
    // time.
    m.exclusive = None;
    let mut old = Value::new(length);
    m.load(address, &mut old)?;
    let (first, second) = (m.read(i, 0)?, m.read(i, 1)?);
    if let O::CAS(_) = i.instruction.opcode {
        let expected = super::number(&first, "an exchange")?;
        let stored = if super::number(&old, "an exchange")? == expected { second } else { old };
        // The number is written even if it stays the same, so that the machine refuses memory that is not writable.
        m.memory.write(address, &stored)?;
        m.write(i, 0, &old)?;
    } else {
        let sum = super::add(m.domain, &old, &first, ZERO).0;
        m.memory.write(address, &sum)?;
        m.write(i, 1, &old)?;
    }
    Ok(true)
}

fn pair<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At, stores: bool) -> Executed {
    let place = m.place(i, 2)?;
    let length = i.length(0)?;
    if stores {
        let both = [&m.read(i, 0)?[..], &m.read(i, 1)?[..]].concat();
        m.memory.write(place.address, &both)?;
        m.write_back(&place);
    } else {
        let mut both = Value::new(2 * length);
        m.load(place.address, &mut both)?;
        m.write_back(&place);
        m.write(i, 0, &both[..length])?;
        m.write(i, 1, &both[length..])?;
    }
    Ok(true)
}

/// Loads or stores several vectors, or one element of each vector. For all instructions except `ld1` and `st1`, the
/// elements of the vectors alternate in memory.
fn vectors<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At, stores: bool) -> Executed {
    let place = m.place(i, 1)?;
    let (first, element, count, lanes) = match i.operand(0) {
        Operand::SIMDRegisterGroup(vector, first, element, count) => {
            (first, width(element), count, 0..width(vector) / width(element))
        }
        Operand::SIMDRegisterGroupLane(first, element, count, lane) => {
            (first, width(element), count, usize::from(lane)..usize::from(lane) + 1)
        }
        other => return Err(format!("an operand of the unknown kind {other:?}")),
    };
    let whole = matches!(i.operand(0), Operand::SIMDRegisterGroup(..));
    let count = u16::from(count);
    let alternates = !matches!(i.instruction.opcode, O::LD1 | O::ST1);
    // `order` lists the elements in the order in which memory has them. Each entry is a pair: the number of a vector,
    // and the number of an element in this vector.
    let mut order = Vec::new();
    if alternates {
        lanes.for_each(|lane| (0..count).for_each(|n| order.push((n, lane))));
    } else {
        (0..count).for_each(|n| lanes.clone().for_each(|lane| order.push((n, lane))));
    }
    if !stores && whole {
        for n in 0..count {
            m.set_vector(first + n, &[]);
        }
    }
    let mut address = place.address;
    for (n, lane) in order {
        let register = usize::from(first + n) % 32;
        let mut value = Value::from(&m.vectors[register][lane * element..][..element]);
        if stores {
            m.memory.write(address, &value)?;
        } else {
            m.load(address, &mut value)?;
            m.vectors[register][lane * element..][..element].copy_from_slice(&value);
        }
        address = address.wrapping_add((element / 8) as u64);
    }
    m.write_back(&place);
    Ok(true)
}

/// Loads one element, and copies it to all lanes of a vector.
fn replicate<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Executed {
    let place = m.place(i, 1)?;
    let Operand::SIMDRegisterGroup(vector, first, element, 1) = i.operand(0) else {
        return Err("an operand of an unknown kind".into());
    };
    let mut value = Value::new(width(element));
    m.load(place.address, &mut value)?;
    m.write_back(&place);
    let lanes: Vec<_> = std::iter::repeat_n(&value[..], width(vector) / width(element)).flatten().copied().collect();
    m.set_vector(first, &lanes);
    Ok(true)
}
