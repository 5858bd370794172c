//! Jumps, calls, instructions that depend on flags, and instructions that change no value (prefetches, hints and
//! barriers).

use super::machine::{At, LINK, Machine};
use crate::{
    domain::{Domain, ONE, ZERO, constant, known},
    machine::Value,
};
use yaxpeax_arm::armv8::a64::{Opcode as O, Operand};

impl At {
    /// Returns true if the instruction is a jump, a call or a return. After such an instruction, the CPU may continue
    /// at another address than the next one in memory.
    pub(super) fn goes_elsewhere(&self) -> bool {
        use O::{B, BL, BLR, BR, Bcc, CBNZ, CBZ, RET, TBNZ, TBZ};
        matches!(self.instruction.opcode, B | BL | BR | RET | BLR | Bcc(_) | CBZ | CBNZ | TBZ | TBNZ)
    }
}

impl<D: Domain> Machine<'_, '_, D> {
    /// Executes an instruction, if this file has a model of the instruction. Otherwise returns false.
    pub(super) fn flow(&mut self, i: &At) -> Result<bool, String> {
        match i.instruction.opcode {
            O::B => self.next = i.target(0)?,
            O::BL => {
                self.registers[LINK] = constant(self.next);
                self.next = i.target(0)?;
            }
            O::BR | O::RET | O::BLR => {
                let target = known(&self.read(i, 0)?).ok_or("the target of a jump depends on a secret")?;
                if i.instruction.opcode == O::BLR {
                    self.registers[LINK] = constant(self.next);
                }
                self.next = target;
            }
            O::Bcc(condition) => match self.holds(condition)? {
                ZERO => {}
                ONE => self.next = i.target(0)?,
                _ => return Err("a branch depends on a secret".into()),
            },
            O::CBZ | O::CBNZ => {
                let value = known(&self.read(i, 0)?).ok_or("a branch depends on a secret")?;
                if (value == 0) == (i.instruction.opcode == O::CBZ) {
                    self.next = i.target(1)?;
                }
            }
            O::TBZ | O::TBNZ => {
                let value = self.read(i, 0)?;
                let bit = value.get(i.immediate(1)? as usize).copied().unwrap_or(ZERO);
                if bit > ONE {
                    return Err("a branch depends on a secret".into());
                }
                if (bit == ZERO) == (i.instruction.opcode == O::TBZ) {
                    self.next = i.target(2)?;
                }
            }
            O::CSEL | O::CSINC | O::CSINV | O::CSNEG => {
                let Operand::ConditionCode(condition) = i.operand(3) else { return Err("no condition".into()) };
                let condition = self.holds(condition)?;
                let (mut a, mut b) = (self.read(i, 1)?, self.read(i, 2)?);
                if matches!(i.instruction.opcode, O::CSINV | O::CSNEG) {
                    b.iter_mut().for_each(|bit| *bit ^= 1);
                }
                if matches!(i.instruction.opcode, O::CSINC | O::CSNEG) && condition != ONE {
                    let zero = Value::new(b.len());
                    b = Value::from(&super::models::add(self.domain, &b, &zero, ONE).0);
                }
                for (a, b) in a.iter_mut().zip(&*b) {
                    *a = self.domain.select(condition, *a, *b);
                }
                self.write(i, 0, &a)?;
            }
            O::CCMP | O::CCMN => {
                let Operand::ConditionCode(condition) = i.operand(3) else { return Err("no condition".into()) };
                match self.holds(condition)? {
                    ONE => super::models::compare(self, i, i.instruction.opcode == O::CCMP)?,
                    ZERO => self.flags_of_number(i.immediate(2)?),
                    _ => return Err("a comparison depends on a secret".into()),
                }
            }
            // A prefetch changes nothing, but the address of the prefetch must not be secret.
            O::PRFM => _ = self.place(i, 1)?,
            O::HINT if matches!(i.word, 0xd503_201f | 0xd503_241f | 0xd503_245f | 0xd503_249f | 0xd503_24df) => {}
            O::DMB(_) | O::DSB(_) | O::ISB => {}
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Sets the flags from a number: N to bit 3, Z to bit 2, C to bit 1, and V to bit 0.
    fn flags_of_number(&mut self, number: u64) {
        use crate::machine::flags::Flag;
        let flag = |place: u64| Flag::Bit((number >> place & 1) as u32);
        self.flags = super::machine::Flags { negative: flag(3), zero: flag(2), carry: flag(1), overflow: flag(0) };
    }
}
