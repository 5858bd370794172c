//! Makes states with random and extreme values, for the operands of instructions.

use super::{MEMORY, State, admission::locks};
use iced_x86::{Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register};

pub use crate::random::Random;

impl Random {
    /// Fills bytes with one repeated word, with different words, or with random bytes. A word is random or extreme.
    fn fill(&mut self, bytes: &mut [u8]) {
        let (kind, word) = (self.below(3), self.word());
        for part in bytes.chunks_mut(8) {
            let word = match kind {
                0 => word,
                1 => self.word(),
                _ => self.any(),
            };
            part.copy_from_slice(&word.to_le_bytes()[..part.len()]);
        }
    }

    /// Makes a random state. Sometimes all registers of a kind have the same value.
    pub fn state(&mut self) -> State {
        let mut state = State::default();
        for vector in &mut state.vectors {
            self.fill(vector);
        }
        self.fill(&mut state.memory);
        for register in state.general.iter_mut().chain(&mut state.masks) {
            *register = self.word();
        }
        match self.below(8) {
            0 => state.general = [state.general[0]; 16],
            1 => state.vectors = [state.vectors[0]; 32],
            _ => {}
        }
        state.flags = self.any() & super::STATUS;
        state
    }
}

/// Chooses the registers of a state so that the memory operand of an instruction lies in the state's memory, which is
/// at `address`. If this is not possible by the choice of registers alone, the function also changes the displacement
/// in the instruction.
///
/// # Errors
/// Returns an error if the address of the instruction has a form that this function does not know.
pub fn place(
    instruction: &mut Instruction,
    state: &mut State,
    address: u64,
    random: &mut Random,
) -> Result<(), String> {
    let middle = address + MEMORY as u64 / 2;
    if instruction.is_stack_instruction() {
        state.general[Register::RSP.number()] = middle;
        if instruction.mnemonic() == Mnemonic::Leave {
            state.general[Register::RBP.number()] = middle;
        }
    }
    if instruction.op0_kind() == OpKind::MemoryESRDI {
        state.general[Register::RDI.number()] = middle;
        state.general[Register::RCX.number()] %= 12;
    }
    let memory = (0..instruction.op_count()).any(|operand| instruction.op_kind(operand) == OpKind::Memory);
    let mut factory = InstructionInfoFactory::new();
    let accesses = factory.info(instruction).used_memory().to_vec();
    let size = accesses.iter().map(|access| access.memory_size().size()).max().unwrap_or(0) as u64;
    // Operands of 16 bytes and more get aligned addresses, because some instructions need aligned addresses. Smaller
    // operands may get any address in the state's memory, but atomic accesses are aligned too.
    let target = match size {
        16.. => middle,
        _ if locks(instruction) => middle - 32 + 8 * random.below(8),
        _ => middle - 32 + random.below(40),
    };
    if memory && instruction.is_ip_rel_memory_operand() {
        instruction.set_memory_displacement64(target);
        return Ok(());
    }
    if !memory || accesses.iter().all(|access| access.access() == OpAccess::NoMemAccess) {
        return Ok(());
    }
    let (base, index) = (instruction.memory_base(), instruction.memory_index());
    if [base, index].iter().any(|register| *register != Register::None && !register.is_gpr64()) {
        return Err("an address in registers of another kind".into());
    }
    let scale = u64::from(instruction.memory_index_scale());
    let distance = target.wrapping_sub(instruction.memory_displacement64());
    match (base, index) {
        (Register::None, Register::None) => return Err("an absolute address".into()),
        (base, Register::None) => state.general[base.number()] = distance,
        (base, index) if base != index && base != Register::None => {
            let value = random.word();
            state.general[index.number()] = value;
            state.general[base.number()] = distance.wrapping_sub(value.wrapping_mul(scale));
        }
        (base, index) => {
            let factor = scale + u64::from(base == index);
            // The displacement is set to the difference between the wanted address and the part that the registers
            // give.
            let value = target / factor;
            state.general[index.number()] = value;
            instruction.set_memory_displ_size(8);
            instruction.set_memory_displacement64(target - value * factor);
        }
    }
    Ok(())
}
