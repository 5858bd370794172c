//! Reads and writes the operands of instructions.

use super::Machine;
use crate::domain::{Bit, Domain, ONE, ZERO, constant, known};
use iced_x86::{EncodingKind, Instruction, Mnemonic, OpKind, Register};
use std::ops::{Deref, DerefMut};

/// The value of an operand, which has up to 512 bits.
#[derive(Clone, Copy)]
pub struct Value {
    bits: [Bit; 512],
    length: usize,
}

impl Value {
    /// Makes a value of `length` zeros.
    pub fn new(length: usize) -> Self {
        Self { bits: [ZERO; 512], length }
    }

    /// Makes a value of these bits.
    pub fn from(bits: &[Bit]) -> Self {
        let mut value = Self::new(bits.len());
        value.copy_from_slice(bits);
        value
    }

    /// Changes the length of a value. Cuts off the highest bits of the value, or adds zeros above the highest bit.
    pub fn resized(mut self, length: usize) -> Self {
        if length > self.length {
            self.bits[self.length..length].fill(ZERO);
        }
        self.length = length;
        self
    }
}

impl Deref for Value {
    type Target = [Bit];
    fn deref(&self) -> &[Bit] {
        &self.bits[..self.length]
    }
}

impl DerefMut for Value {
    fn deref_mut(&mut self) -> &mut [Bit] {
        &mut self.bits[..self.length]
    }
}

impl<D: Domain> Machine<'_, '_, D> {
    /// Returns the value of a general register that is a part of an address. Refuses a value that is not known.
    pub(crate) fn address_register(&self, register: Register) -> Result<u64, String> {
        if register == Register::None {
            return Ok(0);
        }
        if !register.is_gpr64() {
            return Err("an address in registers of another kind".into());
        }
        let bits = &self.registers[register.full_register().number()];
        known(&bits[..8 * register.size()]).ok_or_else(|| "an address depends on a secret".into())
    }

    /// Returns the address of a memory operand. Refuses an address that is not aligned, if the instruction needs an
    /// aligned address.
    pub(crate) fn address(&self, i: &Instruction) -> Result<u64, String> {
        let (address, alignment) = (self.any_address(i)?, alignment(i));
        if !address.is_multiple_of(alignment) {
            return Err(format!("the address {address:#x} is not aligned to {alignment} bytes"));
        }
        Ok(address)
    }

    fn any_address(&self, i: &Instruction) -> Result<u64, String> {
        if matches!(i.segment_prefix(), Register::FS | Register::GS) {
            return Err("it uses the storage of a thread".into());
        }
        let displacement = i.memory_displacement64();
        if i.is_ip_rel_memory_operand() {
            return Ok(displacement);
        }
        let base = self.address_register(i.memory_base())?;
        let index = self.address_register(i.memory_index())?.wrapping_mul(i.memory_index_scale().into());
        Ok(base.wrapping_add(index).wrapping_add(displacement))
    }

    /// Reads an operand.
    pub(crate) fn read(&mut self, i: &Instruction, operand: u32) -> Result<Value, String> {
        match i.op_kind(operand) {
            OpKind::Register => self.read_register(i.op_register(operand)),
            OpKind::Memory => self.read_memory(i),
            OpKind::Immediate8
            | OpKind::Immediate8_2nd
            | OpKind::Immediate16
            | OpKind::Immediate32
            | OpKind::Immediate64
            | OpKind::Immediate8to16
            | OpKind::Immediate8to32
            | OpKind::Immediate8to64
            | OpKind::Immediate32to64 => Ok(Value::from(&constant::<64>(i.immediate(operand)))),
            _ => Err("an operand of an unknown kind".into()),
        }
    }

    /// Reads a register.
    pub(crate) fn read_register(&self, register: Register) -> Result<Value, String> {
        let number = register.full_register().number();
        Ok(if register.is_gpr() {
            let from = if is_high(register) { 8 } else { 0 };
            Value::from(&self.registers[number][from..from + 8 * register.size()])
        } else if register.is_vector_register() {
            Value::from(&self.vectors[number][..8 * register.size()])
        } else if register.is_k() {
            Value::from(&self.masks[number])
        } else {
            return Err("a register of an unknown kind".into());
        })
    }

    /// Refuses an address in the stack below the red zone, because the handler of a signal may change the stack there.
    fn is_kept(&self, address: u64) -> Result<(), String> {
        let top = known(&self.registers[Register::RSP.number()]).unwrap_or(0);
        let top = top.saturating_sub(super::RED_ZONE).min(self.stack);
        if (self.stack - super::STACK..top).contains(&address) {
            return Err(format!("what is read at {address:#x} is below the red zone"));
        }
        Ok(())
    }

    fn read_memory(&mut self, i: &Instruction) -> Result<Value, String> {
        let address = self.address(i)?;
        self.is_kept(address)?;
        let size = i.memory_size();
        if i.is_broadcast() {
            let element = 8 * size.size();
            let mut value = Value::new(element);
            self.memory.read(self.domain, address, &mut value)?;
            let vectors = (0..i.op_count()).filter(|&n| i.op_kind(n) == OpKind::Register).map(|n| i.op_register(n));
            let vectors = vectors.filter(|register| register.is_vector_register());
            let mut all = Value::new(8 * vectors.map(Register::size).max().unwrap_or(0));
            for lane in all.chunks_mut(element) {
                lane.copy_from_slice(&value);
            }
            return Ok(all);
        }
        let mut value = Value::new(8 * size.size());
        if value.is_empty() {
            return Err("a memory operand without a size".into());
        }
        self.memory.read(self.domain, address, &mut value)?;
        Ok(value)
    }

    /// Reads the source operand of an instruction that moves a vector. If the source is memory, and the instruction has
    /// a mask, only the lanes (elements of the vector) that the mask selects are read.
    pub(crate) fn load(&mut self, i: &Instruction) -> Result<Value, String> {
        let last = i.op_count() - 1;
        let (OpKind::Memory, Some(mask)) = (i.op_kind(last), self.mask(i)) else { return self.read(i, last) };
        let mask = known(&mask).ok_or("what is read depends on a secret mask")?;
        let (address, size) = (self.address(i)?, i.memory_size());
        self.is_kept(address)?;
        let mut value = Value::new(8 * size.size());
        let element = 8 * size.element_size();
        for (n, lane) in value.chunks_mut(element).enumerate().filter(|(n, _)| mask >> n & 1 == 1) {
            self.memory.read(self.domain, address.wrapping_add((n * element / 8) as u64), lane)?;
        }
        Ok(value)
    }

    /// Writes an operand that is a register or memory.
    pub(crate) fn write(&mut self, i: &Instruction, operand: u32, value: &[Bit]) -> Result<(), String> {
        match i.op_kind(operand) {
            OpKind::Register => self.write_register(i.op_register(operand), value),
            OpKind::Memory => {
                let address = self.address(i)?;
                self.memory.write(address, &value[..8 * i.memory_size().size()])
            }
            _ => Err("an operand of an unknown kind".into()),
        }
    }

    /// Writes a register. In a vector register, the bits above the value become 0, as after instructions of AVX.
    pub(crate) fn write_register(&mut self, register: Register, value: &[Bit]) -> Result<(), String> {
        let number = register.full_register().number();
        if register.is_gpr() {
            let from = if is_high(register) { 8 } else { 0 };
            let length = 8 * register.size();
            self.registers[number][from..from + length].copy_from_slice(&value[..length]);
            if length == 32 {
                self.registers[number][32..].fill(ZERO);
            }
        } else if register.is_k() {
            let length = value.len().min(64);
            self.masks[number][..length].copy_from_slice(&value[..length]);
            self.masks[number][length..].fill(ZERO);
        } else if register.is_vector_register() {
            let length = value.len();
            self.vectors[number][..length].copy_from_slice(value);
            self.vectors[number][length..].fill(ZERO);
        } else {
            return Err("a register of an unknown kind".into());
        }
        Ok(())
    }

    /// Returns all bits of a vector register.
    pub(crate) fn vector(&self, number: usize) -> &[Bit; 512] {
        &self.vectors[number]
    }

    /// Sets a whole vector register. The bits above the given bits become 0.
    pub(crate) fn set_vector(&mut self, number: usize, value: &[Bit]) {
        self.vectors[number][..value.len()].copy_from_slice(value);
        self.vectors[number][value.len()..].fill(ZERO);
    }

    /// Returns the content of the mask register that an instruction uses. The mask has a bit for each lane. If the
    /// instruction has no mask, the result is `None`.
    pub(crate) fn mask(&self, i: &Instruction) -> Option<[Bit; 64]> {
        i.has_op_mask().then(|| self.masks[i.op_mask().number()])
    }

    /// Writes a vector to the first operand. The lanes (elements of the vector) have `element` bits. If the instruction
    /// has a mask, only the lanes that the mask selects get the new value.
    pub(crate) fn write_vector(&mut self, i: &Instruction, value: &Value, element: usize) -> Result<(), String> {
        let mask = self.mask(i);
        if i.op0_kind() == OpKind::Memory {
            let address = self.address(i)?;
            let Some(mask) = mask else { return self.memory.write(address, value) };
            for (n, lane) in value.chunks(element).enumerate() {
                match mask[n] {
                    ZERO => {}
                    ONE => self.memory.write(address.wrapping_add((n * element / 8) as u64), lane)?,
                    _ => return Err("what is written depends on a secret mask".into()),
                }
            }
            return Ok(());
        }
        let register = i.op0_register();
        if !register.is_vector_register() {
            return self.write_register(register, value);
        }
        let number = register.number();
        if i.encoding() == EncodingKind::Legacy {
            self.vectors[number][..value.len()].copy_from_slice(value);
            return Ok(());
        }
        let mut value = *value;
        if let Some(mask) = mask {
            let old = self.vectors[number];
            for (n, lane) in value.chunks_mut(element).enumerate() {
                if mask[n] == ONE {
                    continue;
                }
                for (bit, old) in lane.iter_mut().zip(&old[n * element..]) {
                    let other = if i.zeroing_masking() { ZERO } else { *old };
                    *bit = self.domain.select(mask[n], *bit, other);
                }
            }
        }
        self.write_register(register, &value)
    }
}

/// Returns the required alignment of a memory operand. The address of the operand must be a multiple of this number.
fn alignment(i: &Instruction) -> u64 {
    use Mnemonic as M;
    let size = i.memory_size().size() as u64;
    let aligned = match i.mnemonic() {
        M::Movups | M::Movupd | M::Movdqu | M::Lddqu => false,
        M::Vmovaps
        | M::Vmovapd
        | M::Vmovdqa
        | M::Vmovdqa32
        | M::Vmovdqa64
        | M::Vmovntps
        | M::Vmovntpd
        | M::Vmovntdq
        | M::Vmovntdqa => true,
        _ => i.encoding() == EncodingKind::Legacy && size == 16,
    };
    if aligned { size.max(1) } else { 1 }
}

/// Whether the register is AH, BH, CH or DH.
fn is_high(register: Register) -> bool {
    matches!(register, Register::AH | Register::BH | Register::CH | Register::DH)
}
