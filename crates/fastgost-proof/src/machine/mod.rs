//! An emulator of the CPU, called the machine. The machine executes the code of this process over a symbolic algebra.
//!
//! The machine stops with a refusal, for example, in these cases:
//! * An instruction has no model.
//! * An access is outside the job's memory.
//! * An address, a branch or a length depends on an unknown bit.

use crate::{
    domain::{Bit, Domain, ONE, ZERO, constant, fast::FastMap, known},
    jobs::bytes_of,
    oracle::operands::Random,
};
use cpu::Cpu;
use flags::Flags;
use iced_x86::{Code, Decoder, DecoderOptions, FlowControl, Instruction, OpKind, Register};
use memory::{Memory, Region};
use process::Process;
use std::fmt;

pub mod cpu;
pub(crate) mod flags;
mod flow;
pub mod library;
pub mod memory;
mod operands;
pub mod process;
pub mod state;
pub mod symbols;
#[cfg(test)]
mod tests;

pub use operands::Value;

/// The size of the machine's stack in bytes.
const STACK: u64 = 1 << 20;
/// The size of the red zone in bytes. The red zone is directly below the stack pointer. A function that calls no other
/// function may use the red zone.
const RED_ZONE: u64 = 128;
/// The size of the machine's heap in bytes.
pub(crate) const HEAP: u64 = 1 << 24;
/// The address to which a job returns. There is no code at this address.
const RETURN: u64 = 0x7fff_ffff_f000_0000;

/// The prefixes of instructions. The REX prefixes (0x40 to 0x4f) are not in this list.
const PREFIXES: [u8; 11] = [0x26, 0x2e, 0x36, 0x3e, 0x64, 0x65, 0x66, 0x67, 0xf0, 0xf2, 0xf3];

/// The reason why the machine stopped before the job's end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The address of the refused instruction.
    pub address: u64,
    /// The number of instructions that were executed before the refused instruction.
    pub executed: usize,
    /// The refused instruction, as text.
    pub instruction: String,
    /// The reason for the refusal.
    pub why: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { address, executed, instruction, why } = self;
        write!(f, "refused at {address:#x} ({instruction}), instruction {executed}: {why}")
    }
}

/// The machine, which executes the code of this process over an algebra.
pub struct Machine<'d, 'p, D> {
    /// The algebra in which the machine computes.
    pub domain: &'d mut D,
    /// The memory of the machine.
    pub memory: Memory<'p>,
    pub(crate) registers: [[Bit; 64]; 16],
    pub(crate) vectors: Box<[[Bit; 512]; 32]>,
    pub(crate) masks: [[Bit; 64]; 8],
    pub(crate) flags: Flags,
    next: u64,
    stack: u64,
    heap: library::Heap,
    decoded: FastMap<u64, Instruction>,
    /// Maps the address of each executed instruction to the number of instructions that were executed before the first
    /// execution of this instruction.
    pub first: FastMap<u64, usize>,
    /// The number of instructions that were executed before the last product or look-up of unknown bits.
    pub last_product: usize,
    /// The address of the first instruction whose result the algebra could not express.
    pub first_unknown: Option<u64>,
    /// The number of executed instructions.
    pub executed: usize,
    /// The CPU that the machine imitates. `cpuid` and `xgetbv` report this CPU.
    pub cpu: Option<Cpu>,
    /// The address of the marker, a function that does nothing. The job calls the marker when its keys are prepared.
    pub marker: u64,
    /// The variables of the program that a job may write to. At the end of the job, their values must not depend on
    /// unknown bits.
    pub variables: Vec<Region>,
    /// The largest number of instructions that may be executed.
    pub most: usize,
    /// The source of random values for bits that a job must not rely on, such as the contents of registers when the job
    /// begins. Without a source, new variables stand for these bits.
    pub random: Option<Random>,
}

impl<'d, 'p, D: Domain> Machine<'d, 'p, D> {
    /// Makes a machine that has executed nothing yet.
    pub fn new(domain: &'d mut D, process: &'p Process, patches: &[(u64, u8)]) -> Self {
        let mut memory = Memory::new(process, patches);
        let stack = process.free(STACK + HEAP + (1 << 20));
        let heap = stack + STACK + (1 << 16);
        memory.allow(Region { start: stack, length: STACK, writable: true, own: true });
        Self {
            domain,
            memory,
            registers: [[ZERO; 64]; 16],
            vectors: Box::new([[ZERO; 512]; 32]),
            masks: [[ZERO; 64]; 8],
            flags: Flags::default(),
            next: 0,
            stack: stack + STACK,
            heap: library::Heap { next: heap, end: heap + HEAP },
            decoded: FastMap::default(),
            first: FastMap::default(),
            last_product: 0,
            first_unknown: None,
            executed: 0,
            cpu: None,
            marker: 0,
            variables: Vec::new(),
            most: 50_000_000,
            random: None,
        }
    }

    /// Executes the function at `entry` with these arguments until it returns.
    ///
    /// # Errors
    /// Returns the refusal of the first instruction that the machine refuses.
    pub fn call(&mut self, entry: u64, arguments: &[u64]) -> Result<(), Refusal> {
        self.forget(&(0..16).collect::<Vec<_>>());
        self.run(entry, arguments)
    }

    /// Executes the function at `entry`, which overwrites the stack. Returns how many bytes of the stack and the heap
    /// still contain unknown bits.
    ///
    /// # Errors
    /// Returns the refusal of the first instruction that the machine refuses.
    pub fn overwrite(&mut self, entry: u64) -> Result<usize, Refusal> {
        // The function may save the caller's registers on the stack. So these registers become 0 before the call,
        // because their values are not traces of a job.
        self.registers = [[ZERO; 64]; 16];
        self.run(entry, &[])?;
        Ok(self.memory.left())
    }

    fn run(&mut self, entry: u64, arguments: &[u64]) -> Result<(), Refusal> {
        const PLACES: [Register; 6] =
            [Register::RDI, Register::RSI, Register::RDX, Register::RCX, Register::R8, Register::R9];
        for (register, &value) in PLACES.iter().zip(arguments) {
            self.registers[register.number()] = constant(value);
        }
        // The calling convention demands that the address above the return address is a multiple of 16. The address is
        // chosen so that it is not a multiple of 32.
        let top = self.stack - 4096 - 16 - 8;
        self.registers[Register::RSP.number()] = constant(top);
        let _ = self.memory.write(top, &constant::<64>(RETURN));
        let kept = [Register::RBX, Register::RBP, Register::R12, Register::R13, Register::R14, Register::R15];
        let before = kept.map(|register| self.registers[register.number()]);
        for region in self.memory.regions() {
            if region.own && region.start + region.length == self.stack {
                region.length = top + 8 - region.start;
            }
        }
        self.next = entry;
        while self.next != RETURN {
            if self.executed >= self.most {
                return Err(self.refusal(self.next, "too many instructions".into()));
            }
            let at = self.next;
            let (products, unknowns) = (self.domain.products(), self.domain.unknowns());
            self.first.entry(at).or_insert(self.executed);
            let result = self.step();
            if self.domain.products() != products {
                self.last_product = self.executed;
            }
            if self.domain.unknowns() != unknowns {
                self.first_unknown.get_or_insert(at);
            }
            result.and_then(|()| self.domain.refusal().map_or(Ok(()), Err)).map_err(|why| self.refusal(at, why))?;
        }
        if !self.variables.iter().all(|region| self.memory.is_known(*region)) {
            return Err(self.refusal(RETURN, "a variable of the program depends on a secret".into()));
        }
        let after = kept.map(|register| self.registers[register.number()]);
        let stack = known(&self.registers[Register::RSP.number()]);
        if before != after || stack != Some(top + 8) {
            return Err(self.refusal(RETURN, "the job changed registers that belong to its caller".into()));
        }
        Ok(())
    }

    /// Lets the job write to a variable of the program. Before the job, the variable has the bytes of `value` (see
    /// [`bytes_of`]).
    pub fn set_variable(&mut self, start: u64, length: u64, value: u64) {
        let region = Region { start, length, writable: true, own: false };
        self.memory.allow(region);
        self.variables.push(region);
        for (at, byte) in (start..start + length).zip(bytes_of(value)) {
            self.memory.store(at, &constant::<8>(byte.into()));
        }
    }

    /// Makes all vectors, all masks and the general registers with these numbers unknown, and the flags undefined. No
    /// code may rely on values that a caller or a called function has left in these registers.
    pub(super) fn forget(&mut self, registers: &[usize]) {
        for &register in registers {
            self.registers[register] = self.unknown();
        }
        for register in 0..self.vectors.len() {
            self.vectors[register] = self.unknown();
        }
        for register in 0..self.masks.len() {
            self.masks[register] = self.unknown();
        }
        self.flags = Flags::undefined();
    }

    fn unknown<const N: usize>(&mut self) -> [Bit; N] {
        self.domain.unknown(self.random.as_mut())
    }

    fn refusal(&mut self, address: u64, why: String) -> Refusal {
        let instruction = self.decode(address).map_or_else(|why| why, |i| text(&i));
        Refusal { address, executed: self.executed, instruction, why }
    }

    fn decode(&mut self, address: u64) -> Result<Instruction, String> {
        if let Some(instruction) = self.decoded.get(&address) {
            return Ok(*instruction);
        }
        if !self.memory.process().is_code(address) {
            return Err("not code of this program".into());
        }
        let mut bytes = [0; 15];
        let mut length = bytes.len();
        while length > 0 && self.memory.program(address, &mut bytes[..length]).is_err() {
            length -= 1;
        }
        let instruction = Decoder::with_ip(64, &bytes[..length], address, DecoderOptions::NONE).decode();
        if instruction.is_invalid() {
            return Err("no instruction".into());
        }
        // In a jump instruction, CPUs of Intel ignore the prefix 0x66, and CPUs of AMD use this prefix as the size of
        // the operand.
        let prefixes = bytes.iter().take_while(|byte| PREFIXES.contains(byte) || **byte >> 4 == 4);
        if instruction.flow_control() != FlowControl::Next && prefixes.into_iter().any(|&byte| byte == 0x66) {
            return Err("a jump with the prefix 0x66, which CPUs of Intel and AMD take for different things".into());
        }
        self.decoded.insert(address, instruction);
        Ok(instruction)
    }

    fn step(&mut self) -> Result<(), String> {
        if self.library()? {
            return Ok(());
        }
        let instruction = self.decode(self.next)?;
        self.execute(&instruction)
    }

    /// Executes a decoded instruction. The instruction need not be in the program's memory.
    pub(crate) fn execute(&mut self, instruction: &Instruction) -> Result<(), String> {
        self.next = instruction.next_ip();
        self.executed += 1;
        if let Some(why) = has_no_model(instruction) {
            return Err(why.into());
        }
        if self.flow(instruction)? || crate::models::execute(self, instruction)? {
            return Ok(());
        }
        Err("an instruction without a model".into())
    }

    /// Returns the instructions that were executed, in the order of their addresses.
    pub fn instructions(&self) -> Vec<Instruction> {
        let mut all: Vec<_> = self.decoded.values().copied().collect();
        all.sort_by_key(Instruction::ip);
        all
    }

    /// Returns all bits in the machine's memory and registers.
    pub fn bits(&mut self) -> Vec<&mut [Bit]> {
        let mut all: Vec<&mut [Bit]> = self.memory.bits().collect();
        all.push(self.registers.as_flattened_mut());
        all.push(self.vectors.as_flattened_mut());
        all.push(self.masks.as_flattened_mut());
        all.extend(self.flags.bits());
        all
    }
}

/// Some forms of an instruction have no model, although other forms with the same name have a model. For such a form,
/// returns the reason why there is no model. Otherwise returns `None`.
fn has_no_model(i: &Instruction) -> Option<&'static str> {
    let next = i.flow_control() == FlowControl::Next;
    // `stores` says whether the instruction writes to the address in RDI, as `stos` does. Only such an instruction may
    // have a repeat prefix.
    let stores = i.op0_kind() == OpKind::MemoryESRDI;
    if i.is_privileged() {
        Some("an instruction of the system")
    } else if i.code() == Code::Bswap_r16 {
        Some("an instruction whose result is undefined")
    } else if i.op0_kind() == OpKind::MemoryESEDI || next && (i.has_repne_prefix() || i.has_rep_prefix() && !stores) {
        Some("a prefix without a model")
    } else {
        None
    }
}

/// Returns an instruction as text in assembly.
pub fn text(instruction: &Instruction) -> String {
    let mut text = String::new();
    iced_x86::FastFormatter::new().format(instruction, &mut text);
    text
}

/// Returns the bit 1 for true, and the bit 0 for false.
pub(crate) fn truth(value: bool) -> Bit {
    if value { ONE } else { ZERO }
}
