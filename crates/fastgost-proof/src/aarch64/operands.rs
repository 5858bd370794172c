//! Reads, writes and measures the operands of instructions.

use super::machine::{At, Machine, SP};
use crate::{
    domain::{Bit, Domain, ZERO, constant, known},
    machine::Value,
};
use yaxpeax_arm::armv8::a64::{Operand, SIMDSizeCode, ShiftStyle, SizeCode};

/// Returns how many bits a general register of this size has.
pub(super) fn size(code: SizeCode) -> usize {
    match code {
        SizeCode::X => 64,
        SizeCode::W => 32,
    }
}

/// Returns how many bits a vector or an element of this size has.
pub(super) fn width(code: SIMDSizeCode) -> usize {
    match code {
        SIMDSizeCode::B => 8,
        SIMDSizeCode::H => 16,
        SIMDSizeCode::S => 32,
        SIMDSizeCode::D => 64,
        SIMDSizeCode::Q => 128,
    }
}

impl At {
    pub(super) fn operand(&self, place: usize) -> Operand {
        self.instruction.operands[place]
    }

    /// Returns how many operands the instruction has.
    pub(super) fn count(&self) -> usize {
        self.instruction.operands.iter().filter(|operand| !matches!(operand, Operand::Nothing)).count()
    }

    /// Returns the number of bits of an operand that is a register or an element.
    pub(super) fn length(&self, place: usize) -> Result<usize, String> {
        Ok(match self.operand(place) {
            Operand::Register(code, _) | Operand::RegisterOrSP(code, _) => size(code),
            Operand::SIMDRegister(code, _) | Operand::SIMDRegisterElements(code, ..) => width(code),
            Operand::SIMDRegisterElementsLane(_, _, element, _) => width(element),
            other => return Err(format!("an operand of the unknown kind {other:?}")),
        })
    }

    /// Returns how many bits each element has in the operand `place`, which is a vector.
    pub(super) fn element(&self, place: usize) -> Result<usize, String> {
        Ok(match self.operand(place) {
            Operand::SIMDRegister(code, _) => width(code),
            Operand::SIMDRegisterElements(_, _, element) | Operand::SIMDRegisterElementsLane(_, _, element, _) => {
                width(element)
            }
            other => return Err(format!("an operand of the unknown kind {other:?}")),
        })
    }

    /// Returns an operand that is a number in the instruction.
    pub(super) fn immediate(&self, place: usize) -> Result<u64, String> {
        Ok(match self.operand(place) {
            Operand::Immediate(value) => value.into(),
            Operand::Imm16(value) => value.into(),
            Operand::Imm64(value) => value,
            Operand::ImmShift(value, shift) => u64::from(value) << shift,
            other => return Err(format!("an operand of the unknown kind {other:?}")),
        })
    }

    /// Some instructions read memory at the sum of a register and a distance. For such an instruction, returns where
    /// the lowest bits of the distance are in the instruction's encoding. The result is a range: the number of the
    /// first bit, and the number of the bit after the last bit.
    pub(super) fn distance(&self) -> Option<(u64, u64)> {
        use yaxpeax_arm::armv8::a64::Opcode as O;
        let place = if matches!(self.instruction.opcode, O::LDP) { 2 } else { 1 };
        let Operand::RegPreIndex(_, _, write) = self.operand(place) else { return None };
        match self.instruction.opcode {
            O::LDP => Some((15, 20)),
            O::LDUR => Some((12, 19)),
            O::LDR | O::LDRB | O::LDRH if write => Some((12, 19)),
            O::LDR | O::LDRB | O::LDRH => Some((10, 16)),
            _ => None,
        }
    }

    /// Returns the address of a place in the program. The operand contains the distance from the instruction to this
    /// place.
    pub(super) fn target(&self, place: usize) -> Result<u64, String> {
        match self.operand(place) {
            Operand::PCOffset(distance) => Ok(self.address.wrapping_add_signed(distance)),
            other => Err(format!("an operand of the unknown kind {other:?}")),
        }
    }
}

/// The address of a memory operand. If the access changes the base register, `back` contains the number and the new
/// value of this register.
pub(super) struct Place {
    pub(super) address: u64,
    pub(super) back: Option<(usize, u64)>,
}

impl<D: Domain> Machine<'_, '_, D> {
    /// Returns the lowest `length` bits of a general register. The register number 31 is the zero register here, and
    /// not the stack pointer.
    pub(super) fn general(&self, number: u16, length: usize) -> Value {
        if usize::from(number) == SP { Value::new(length) } else { self.general_or_stack(number, length) }
    }

    fn general_or_stack(&self, number: u16, length: usize) -> Value {
        Value::from(&self.registers[usize::from(number)][..length])
    }

    /// Reads an operand that is a register or an element of a vector.
    pub(super) fn read(&mut self, i: &At, place: usize) -> Result<Value, String> {
        Ok(match i.operand(place) {
            Operand::Register(code, number) => self.general(number, size(code)),
            Operand::RegisterOrSP(code, number) => self.general_or_stack(number, size(code)),
            Operand::SIMDRegister(code, number) | Operand::SIMDRegisterElements(code, number, _) => {
                Value::from(&self.vectors[usize::from(number)][..width(code)])
            }
            Operand::SIMDRegisterElementsLane(_, number, element, lane) => {
                let element = width(element);
                let lane = element * usize::from(lane);
                Value::from(self.vectors[usize::from(number)].get(lane..lane + element).ok_or("a lane that is none")?)
            }
            other => return Err(format!("an operand of the unknown kind {other:?}")),
        })
    }

    /// Reads an operand of `length` bits. The operand is a number, or a general register. The register's value may be
    /// shifted or extended.
    pub(super) fn read_long(&mut self, i: &At, place: usize, length: usize) -> Result<Value, String> {
        match i.operand(place) {
            Operand::RegShift(style, amount, code, number) => {
                let value = self.general(number, size(code));
                shifted(&value, style, amount.into(), length)
            }
            Operand::Register(..) | Operand::RegisterOrSP(..) => self.read(i, place),
            _ => Ok(Value::from(&constant::<64>(i.immediate(place)?)[..length])),
        }
    }

    /// Writes an operand that is a register or an element of a vector. If the operand is a register, its bits above the
    /// written bits become 0. If the operand is an element, the other elements keep their values.
    pub(super) fn write(&mut self, i: &At, place: usize, value: &[Bit]) -> Result<(), String> {
        match i.operand(place) {
            Operand::Register(_, number) if usize::from(number) == SP => {}
            Operand::Register(code, number) | Operand::RegisterOrSP(code, number) => {
                let register = &mut self.registers[usize::from(number)];
                register.fill(ZERO);
                register[..size(code)].copy_from_slice(&value[..size(code)]);
            }
            Operand::SIMDRegister(code, number) | Operand::SIMDRegisterElements(code, number, _) => {
                self.set_vector(number, &value[..width(code)]);
            }
            Operand::SIMDRegisterElementsLane(_, number, element, lane) => {
                let element = width(element);
                let lane = element * usize::from(lane);
                let vector = &mut self.vectors[usize::from(number)];
                vector.get_mut(lane..lane + element).ok_or("a lane that is none")?.copy_from_slice(&value[..element]);
            }
            other => return Err(format!("an operand of the unknown kind {other:?}")),
        }
        Ok(())
    }

    /// Sets the lowest bits of a vector register to `value`. The other bits of the register become 0.
    pub(super) fn set_vector(&mut self, number: u16, value: &[Bit]) {
        let vector = &mut self.vectors[usize::from(number) % 32];
        vector.fill(ZERO);
        vector[..value.len()].copy_from_slice(value);
    }

    fn base(&self, number: u16) -> Result<u64, String> {
        let address = known(&self.registers[usize::from(number)]).ok_or("an address depends on a secret")?;
        if usize::from(number) == SP && !address.is_multiple_of(16) {
            return Err("the stack pointer is not aligned to 16 bytes".into());
        }
        Ok(address)
    }

    /// Returns the address of a memory operand, and the value that the base register has after the access.
    pub(super) fn place(&mut self, i: &At, place: usize) -> Result<Place, String> {
        let back = |number: u16, value| Some((usize::from(number), value));
        Ok(match i.operand(place) {
            Operand::RegPreIndex(base, distance, write) => {
                let address = self.base(base)?.wrapping_add_signed(distance.into());
                Place { address, back: back(base, address).filter(|_| write) }
            }
            Operand::RegPostIndex(base, distance) => {
                let address = self.base(base)?;
                Place { address, back: back(base, address.wrapping_add_signed(distance.into())) }
            }
            Operand::RegPostIndexReg(base, index) => {
                let address = self.base(base)?;
                let distance = known(&self.general(index, 64)).ok_or("an address depends on a secret")?;
                Place { address, back: back(base, address.wrapping_add(distance)) }
            }
            Operand::RegRegOffset(base, index, code, style, amount) => {
                let index = shifted(&self.general(index, size(code)), style, amount.into(), 64)?;
                let index = known(&index).ok_or("an address depends on a secret")?;
                Place { address: self.base(base)?.wrapping_add(index), back: None }
            }
            Operand::PCOffset(_) => Place { address: i.target(place)?, back: None },
            other => return Err(format!("an address of the unknown kind {other:?}")),
        })
    }

    /// Sets the base register to the value that this register has after an access.
    pub(super) fn write_back(&mut self, place: &Place) {
        if let Some((register, value)) = place.back {
            self.registers[register] = constant(value);
        }
    }
}

/// Shifts, rotates or extends a register's value. The result has `length` bits. A shorter value is extended by zeros
/// even for `lsl`, because the decoder writes `lsl` for `uxtw`.
fn shifted(value: &Value, style: ShiftStyle, amount: usize, length: usize) -> Result<Value, String> {
    use ShiftStyle as S;
    let mut value = *value;
    if !matches!(style, S::LSR | S::ASR | S::ROR) {
        let (from, signed) = match style {
            S::UXTB => (8, false),
            S::UXTH => (16, false),
            S::SXTB => (8, true),
            S::SXTH => (16, true),
            S::SXTW => (32, true),
            S::SXTX => (64, true),
            _ => (value.len(), false),
        };
        let from = from.min(value.len());
        let sign = if signed { value[from - 1] } else { ZERO };
        value = value.resized(length);
        value[from.min(length)..].fill(sign);
    }
    if value.len() != length || amount >= length {
        return Err("an operand of another length".into());
    }
    let mut result = Value::new(length);
    match style {
        S::LSR => result[..length - amount].copy_from_slice(&value[amount..]),
        S::ASR => {
            result[..length - amount].copy_from_slice(&value[amount..]);
            result[length - amount..].fill(value[length - 1]);
        }
        S::ROR => (0..length).for_each(|n| result[n] = value[(n + amount) % length]),
        _ => result[amount..].copy_from_slice(&value[..length - amount]),
    }
    Ok(result)
}

/// Returns the bytes of an instruction. If the encoding contains a distance to another place in the program, the
/// function sets the bits of this distance to 0.
pub(super) fn without_distances(i: &At) -> Vec<u8> {
    use yaxpeax_arm::armv8::a64::Opcode as O;
    let distance = match i.instruction.opcode {
        O::ADR | O::ADRP => 0x60ff_ffe0,
        O::BL => 0x03ff_ffff,
        _ => 0,
    };
    (i.word & !distance).to_le_bytes().to_vec()
}
