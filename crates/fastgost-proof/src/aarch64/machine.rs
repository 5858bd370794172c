//! The machine for AArch64. The machine has registers and flags, and executes the instructions of a program one after
//! another.

use super::{library::has_atomics, program::Elf};
use crate::{
    domain::{Bit, Domain, ONE, ZERO, constant, fast::FastMap, known},
    jobs::{VARIABLES, bytes_of},
    machine::{
        Refusal,
        flags::Flag,
        library::Heap,
        memory::{Memory, Program, Region},
    },
    random::Random,
};
use fastgost::Level;
use std::ops::Range;
use yaxpeax_arch::{Decoder, U8Reader};
use yaxpeax_arm::armv8::a64::{InstDecoder, Instruction};

/// The size of the machine's stack, in bytes.
const STACK: u64 = 1 << 20;
/// The lowest address of the machine's stack.
const PLACE: u64 = 0x1000_0000_0000;
/// The address to which a job returns. There is no code at this address.
const RETURN: u64 = 0x7fff_ffff_f000_0000;
/// The index of the stack pointer in `registers`. The stack pointer comes after the general registers.
pub(super) const SP: usize = 31;
/// The number of the register that contains the return address (X30).
pub(super) const LINK: usize = 30;

/// The four flags N, Z, C and V.
#[derive(Clone, Debug)]
pub(super) struct Flags {
    pub(super) negative: Flag,
    pub(super) zero: Flag,
    pub(super) carry: Flag,
    pub(super) overflow: Flag,
}

impl Flags {
    pub(super) fn undefined() -> Self {
        let flag = || Flag::Undefined;
        Self { negative: flag(), zero: flag(), carry: flag(), overflow: flag() }
    }
}

/// An instruction and its address.
#[derive(Clone, Copy, Debug)]
pub(super) struct At {
    pub(super) address: u64,
    pub(super) word: u32,
    pub(super) instruction: Instruction,
}

impl At {
    /// Decodes an instruction.
    pub(super) fn new(address: u64, bytes: [u8; 4]) -> Result<Self, String> {
        let instruction = InstDecoder::default().decode(&mut U8Reader::new(&bytes)).map_err(|why| why.to_string())?;
        Ok(Self { address, word: u32::from_le_bytes(bytes), instruction })
    }
}

/// The machine, which executes a program for AArch64. The machine computes with the bits of an algebra ([`Domain`]).
/// These bits may be unknown.
pub(super) struct Machine<'d, 'p, D> {
    pub(super) domain: &'d mut D,
    pub(super) memory: Memory<'p, Elf>,
    /// The general registers, and the stack pointer.
    pub(super) registers: [[Bit; 64]; 32],
    pub(super) vectors: Box<[[Bit; 128]; 32]>,
    pub(super) flags: Flags,
    pub(super) next: u64,
    /// The address of the end of the stack.
    stack: u64,
    pub(super) heap: Heap,
    /// The level (the set of CPU features) of the modelled CPU.
    pub(super) level: Level,
    decoded: FastMap<u64, At>,
    /// Maps the address of each executed instruction to a number. The number says how many instructions were executed
    /// before the first execution of this instruction.
    pub(super) first: FastMap<u64, usize>,
    pub(super) last_product: usize,
    /// The address of the first instruction whose result the algebra could not express, so that a new variable stands
    /// for the result.
    pub(super) first_unknown: Option<u64>,
    pub(super) executed: usize,
    /// The address of [`MARKER`], if the program has this function.
    marker: Option<u64>,
    /// The memory of the program's [`VARIABLES`].
    variables: Vec<Region>,
    /// The last exclusive load, unless an exclusive store came after this load. The values are the address that was
    /// accessed, the number of bits, and the address of the load instruction.
    pub(super) exclusive: Option<(u64, usize, u64)>,
    pub(super) most: usize,
    pub(super) random: Option<Random>,
}

/// The name of a variable of libgcc. The variable is a byte that says whether the CPU has the atomic instructions of
/// Armv8.1 (LSE). A constructor of libgcc sets the byte when the program starts.
const ATOMICS: &str = "__aarch64_have_lse_atomics";
/// The name of the function that a job calls after the job has prepared its keys.
const MARKER: &str = "fastgost_proof::jobs::prepared";

impl<'d, 'p, D: Domain> Machine<'d, 'p, D> {
    /// Makes a machine that has executed nothing yet. The machine's CPU has only the features of the level.
    pub(super) fn new(domain: &'d mut D, program: &'p Elf, level: Level, patches: &[(u64, u8)]) -> Self {
        let mut memory = Memory::new(program, patches);
        memory.allow(Region { start: PLACE, length: STACK, writable: true, own: true });
        let heap = PLACE + STACK + (1 << 16);
        let mut variables = Vec::new();
        for (name, value) in VARIABLES {
            if let Some((start, length)) = program.symbols().find(name) {
                let region = Region { start, length, writable: true, own: false };
                memory.allow(region);
                variables.push(region);
                for (at, byte) in (start..start + length).zip(bytes_of(value)) {
                    memory.store(at, &constant::<8>(byte.into()));
                }
            }
        }
        if let Some((start, length)) = program.symbols().find(ATOMICS) {
            memory.allow(Region { start, length, writable: false, own: false });
            memory.store(start, &constant::<8>(has_atomics(level).into()));
        }
        Self {
            domain,
            memory,
            registers: [[ZERO; 64]; 32],
            vectors: Box::new([[ZERO; 128]; 32]),
            flags: Flags::undefined(),
            next: 0,
            stack: PLACE + STACK,
            heap: Heap { next: heap, end: heap + crate::machine::HEAP },
            level,
            decoded: FastMap::default(),
            first: FastMap::default(),
            last_product: 0,
            first_unknown: None,
            executed: 0,
            variables,
            exclusive: None,
            marker: program.symbols().find(MARKER).map(|place| place.0),
            most: 50_000_000,
            random: None,
        }
    }

    /// Executes the function at `entry` with these arguments until it returns.
    ///
    /// # Errors
    /// Returns the refusal, if the machine refuses an instruction.
    pub(super) fn call(&mut self, entry: u64, arguments: &[u64]) -> Result<(), Refusal> {
        self.forget(0..=LINK, 0..32);
        for register in 8..16 {
            self.vectors[register] = self.unknown();
        }
        self.run(entry, arguments)
    }

    /// Executes the function at `entry`, which overwrites the stack. Returns how many bytes of the stack and the heap
    /// are still unknown after the function.
    pub(super) fn overwrite(&mut self, entry: u64) -> Result<usize, Refusal> {
        // The function may save its caller's registers on the stack. Unknown bytes from these registers would look like
        // traces of a job, so the registers get known values here.
        self.registers[..=LINK].fill(constant(0));
        self.run(entry, &[])?;
        Ok(self.memory.left())
    }

    fn run(&mut self, entry: u64, arguments: &[u64]) -> Result<(), Refusal> {
        for (register, &value) in self.registers.iter_mut().zip(arguments) {
            *register = constant(value);
        }
        // `top` is a multiple of 16, but not of 32. The stack above `top` belongs to the job's caller.
        let top = self.stack - 4096 - 16;
        self.registers[SP] = constant(top);
        self.registers[LINK] = constant(RETURN);
        for region in self.memory.regions() {
            if region.own && region.start == PLACE {
                region.length = top - PLACE;
            }
        }
        let before = self.kept();
        self.exclusive = None;
        self.next = entry;
        while self.next != RETURN {
            let at = self.next;
            if self.executed >= self.most {
                return Err(self.refusal(at, "too many instructions".into()));
            }
            let (products, unknowns) = (self.domain.products(), self.domain.unknowns());
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
        if before != self.kept() || known(&self.registers[SP]) != Some(top) {
            return Err(self.refusal(RETURN, "the job changed registers that belong to its caller".into()));
        }
        Ok(())
    }

    /// Returns the contents of the registers that a function must preserve. These registers are X19 to X29, and the
    /// lower halves of V8 to V15.
    fn kept(&self) -> Vec<Bit> {
        let vectors = self.vectors[8..16].iter().flat_map(|vector| &vector[..64]);
        self.registers[19..30].as_flattened().iter().chain(vectors).copied().collect()
    }

    /// Makes these registers and vectors unknown, and the flags undefined. In V8 to V15, only the upper halves become
    /// unknown. No code may rely on values that a caller or a called function has left in these places.
    pub(super) fn forget(
        &mut self,
        registers: impl IntoIterator<Item = usize>,
        vectors: impl IntoIterator<Item = usize>,
    ) {
        for register in registers {
            self.registers[register] = self.unknown();
        }
        for vector in vectors {
            if (8..16).contains(&vector) {
                let upper: [Bit; 64] = self.unknown();
                self.vectors[vector][64..].copy_from_slice(&upper);
            } else {
                self.vectors[vector] = self.unknown();
            }
        }
        self.flags = Flags::undefined();
    }

    fn unknown<const N: usize>(&mut self) -> [Bit; N] {
        self.domain.unknown(self.random.as_mut())
    }

    fn refusal(&mut self, address: u64, why: String) -> Refusal {
        let instruction = self.decode(address).map_or_else(|why| why, |at| at.instruction.to_string());
        Refusal { address, executed: self.executed, instruction, why }
    }

    pub(super) fn decode(&mut self, address: u64) -> Result<At, String> {
        if let Some(at) = self.decoded.get(&address) {
            return Ok(*at);
        }
        if !self.memory.process().is_code(address) || !address.is_multiple_of(4) {
            return Err("not code of this program".into());
        }
        let mut bytes = [0; 4];
        self.memory.program(address, &mut bytes)?;
        let at = At::new(address, bytes)?;
        self.decoded.insert(address, at);
        Ok(at)
    }

    fn step(&mut self) -> Result<(), String> {
        if Some(self.next) == self.marker {
            for bits in self.memory.bits() {
                self.domain.rewrite(bits);
            }
            return self.leave();
        }
        if let Some(name) = self.memory.process().import(self.next) {
            return self.library(name);
        }
        let at = self.decode(self.next)?;
        self.first.entry(at.address).or_insert(self.executed);
        self.next += 4;
        self.executed += 1;
        self.execute(&at)
    }

    /// Executes an instruction. Refuses an instruction for which there is no model.
    pub(super) fn execute(&mut self, at: &At) -> Result<(), String> {
        if self.flow(at)? || super::models::execute(self, at)? {
            return Ok(());
        }
        Err("an instruction without a model".into())
    }

    /// Returns from a function of another library to its caller. The model of the function computes only the function's
    /// result. All other registers that the function may change become unknown.
    pub(super) fn leave(&mut self) -> Result<(), String> {
        let link = known(&self.registers[LINK]).ok_or("the address of a return depends on a secret")?;
        self.forget((0..19).chain([LINK]), 0..32);
        self.next = link;
        Ok(())
    }

    /// Returns the addresses of the free part of the stack, which is below the stack pointer. A called function may use
    /// this part.
    pub(super) fn frame(&self) -> Result<Range<u64>, String> {
        let top = known(&self.registers[SP]).ok_or("the stack pointer depends on a secret")?;
        Ok(PLACE..top.min(self.stack))
    }

    /// Reads memory. Refuses an address of the stack below the stack pointer, because a signal may change this memory.
    pub(super) fn load(&mut self, address: u64, bits: &mut [Bit]) -> Result<(), String> {
        if self.frame()?.contains(&address) {
            return Err(format!("what is read at {address:#x} is below the stack pointer"));
        }
        self.memory.read(self.domain, address, bits)
    }

    /// Sets the negative flag and the zero flag from the bits of `result`. Sets the carry flag and the overflow flag to
    /// the given values.
    pub(super) fn set_flags(&mut self, result: &[Bit], carry: Flag, overflow: Flag) {
        let negative = Flag::Bit(result.last().copied().unwrap_or(ZERO));
        self.flags = Flags { negative, zero: Flag::Zero(result.to_vec()), carry, overflow };
    }

    /// Returns the truth value of the condition that has this number.
    pub(super) fn holds(&mut self, condition: u8) -> Result<Bit, String> {
        let Flags { negative, zero, carry, overflow } = self.flags.clone();
        let domain = &mut *self.domain;
        let bit = match condition >> 1 {
            0 => zero.get(domain)?,
            1 => carry.get(domain)?,
            2 => negative.get(domain)?,
            3 => overflow.get(domain)?,
            4 => {
                let (carry, zero) = (carry.get(domain)?, zero.get(domain)?);
                domain.and(&carry, &(zero ^ 1))
            }
            5 | 6 => {
                let (negative, overflow) = (negative.get(domain)?, overflow.get(domain)?);
                let greater = domain.xor(&negative, &overflow) ^ 1;
                if condition >> 1 == 5 {
                    greater
                } else {
                    let zero = zero.get(domain)?;
                    domain.and(&greater, &(zero ^ 1))
                }
            }
            _ => return Ok(ONE),
        };
        Ok(bit ^ Bit::from(condition & 1))
    }

    /// Returns the instructions that were executed, in the order of their addresses.
    pub(super) fn instructions(&self) -> Vec<At> {
        let mut all: Vec<_> =
            self.decoded.values().filter(|at| self.first.contains_key(&at.address)).copied().collect();
        all.sort_by_key(|at| at.address);
        all
    }
}
