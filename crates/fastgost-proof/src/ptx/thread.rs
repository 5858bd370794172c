//! Executes a thread of a kernel over an algebra of unknown bits. Each thread is executed alone, because the threads of
//! these kernels affect each other only through memory, and `launch.rs` compares their memory accesses afterwards.

use super::{
    memory::{Memory, Traffic},
    rules::{self, Result, Wide, Word},
};
use crate::{
    domain::{Bit, Domain, ZERO, constant, known},
    machine::Refusal,
};
use fastgost_gpu_emulator::ptx::{Access, Bits, Entry, Guard, Logic, NONE, Op, Preset, Reg, Space};
use std::collections::BTreeSet;

/// The largest number of instructions that a thread may execute.
const MOST: usize = 1 << 17;

/// The place of a thread in a grid.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The number of the CTA.
    pub block: u32,
    /// The number of CTAs.
    pub blocks: u32,
    /// The number of the thread in its CTA.
    pub thread: u32,
    /// The number of threads of a CTA.
    pub threads: u32,
}

/// The records about an executed thread. The records contain the thread's memory accesses, the thread's branches, and
/// the instructions that the thread has executed.
#[derive(Debug, Default)]
pub struct Trace {
    /// The memory accesses of the thread.
    pub traffic: Traffic,
    /// The uniform branches that the thread has reached. At such a branch, all lanes of a warp must go the same way.
    /// Each entry has the place of the branch, and says whether the thread took the branch.
    pub uniform: Vec<(u32, bool)>,
    /// The places of the instructions that were executed.
    pub places: BTreeSet<u32>,
    /// The number of instructions that the thread executed.
    pub executed: usize,
    /// The line of the first instruction whose result the algebra could not express.
    pub unknown: Option<u32>,
}

/// A thread while it is executed.
struct Thread<'t, D> {
    domain: &'t mut D,
    entry: &'t Entry,
    memory: &'t Memory,
    parameters: &'t [Bit],
    idle: &'t [Bit],
    registers: Vec<Option<Word>>,
    wide: Vec<Option<Wide>>,
    predicates: Vec<Option<bool>>,
    carry: Option<Bit>,
    trace: Trace,
}

/// Executes a thread from its first instruction to its end.
///
/// A slot is a place for a block in a thread. If a slot has no block, the kernel does not load a block, and the
/// registers of the slot contain zeros. In this case, the proof puts the bits `idle` into these registers. If `idle` is
/// unknown, this is sound, because a statement that holds for all values of `idle` also holds for zeros. (`idle` is the
/// same in all slots.) The proof does not use the zeros themselves. With zeros, some bits inside the circuit of an
/// S-box would be equal to named bits. So the algebra would replace these bits by names too early.
///
/// # Errors
/// Returns the first refusal. The reason may be an instruction without a model, an access outside the memory, a
/// register that was not written, or an operation whose time depends on unknown bits.
pub fn run<D: Domain>(
    domain: &mut D,
    entry: &Entry,
    place: Place,
    memory: &Memory,
    (parameters, idle): (&[Bit], &[Bit]),
) -> std::result::Result<Trace, Refusal> {
    let [registers, wide, predicates] = entry.registers.map(|count| count as usize);
    let mut thread = Thread {
        domain,
        entry,
        memory,
        parameters,
        idle,
        registers: vec![None; registers],
        wide: vec![None; wide],
        predicates: vec![None; predicates],
        carry: None,
        trace: Trace::default(),
    };
    let mut at = 0;
    let end = thread.presets(place).and_then(|()| thread.run(&mut at));
    end.map_err(|why| Refusal {
        address: u64::from(entry.lines[at as usize]),
        executed: thread.trace.executed,
        instruction: format!("line of {}, CTA {}, thread {}", entry.name, place.block, place.thread),
        why,
    })?;
    Ok(thread.trace)
}

fn written<T: Copy>(registers: &[Option<T>], register: Reg) -> Result<T> {
    registers[register as usize].ok_or_else(|| "a register is read that was not written".into())
}

impl<D: Domain> Thread<'_, D> {
    fn presets(&mut self, place: Place) -> Result<()> {
        for &(register, preset) in &self.entry.presets {
            let number = match preset {
                Preset::Value32(number) => number,
                Preset::ThreadX => place.thread,
                Preset::BlockX => place.block,
                Preset::BlockSizeX => place.threads,
                Preset::GridSizeX => place.blocks,
                Preset::Lane => place.thread % 32,
                Preset::Value64(number) => {
                    self.wide[register as usize] = Some(constant(number));
                    continue;
                }
                Preset::Global(_) => return Err("there is no model of variables of a module".into()),
            };
            self.registers[register as usize] = Some(constant(number.into()));
        }
        Ok(())
    }

    fn run(&mut self, at: &mut u32) -> Result<()> {
        let unknowns = self.domain.unknowns();
        loop {
            let instruction = self.entry.code[*at as usize];
            self.trace.executed += 1;
            self.trace.places.insert(*at);
            if self.trace.executed > MOST {
                return Err(format!("more than {MOST} instructions"));
            }
            let Guard { predicate, negated } = instruction.guard;
            let does = predicate == NONE || self.p(predicate)? != negated;
            match instruction.op {
                // If a branch that is not uniform has a condition, the lanes of a warp may go different ways. There is
                // no model of such a warp.
                Op::Branch { uniform: false, .. } if predicate != NONE => {
                    return Err("there is no model of a branch that lanes may take or not".into());
                }
                Op::Branch { target, .. } => {
                    self.trace.uniform.push((*at, does));
                    if does {
                        *at = target;
                        continue;
                    }
                }
                Op::Exit if does => return Ok(()),
                op if does => self.execute(op)?,
                Op::Load(index) => self.leave(&self.entry.accesses[index as usize]),
                _ => {}
            }
            if let Some(why) = self.domain.refusal() {
                return Err(why);
            }
            if self.trace.unknown.is_none() && self.domain.unknowns() > unknowns {
                self.trace.unknown = Some(self.entry.lines[*at as usize]);
            }
            *at += 1;
        }
    }

    fn r(&self, register: Reg) -> Result<Word> {
        written(&self.registers, register)
    }

    fn q(&self, register: Reg) -> Result<Wide> {
        written(&self.wide, register)
    }

    fn p(&self, register: Reg) -> Result<bool> {
        written(&self.predicates, register)
    }

    fn set32(&mut self, d: Reg, value: Word) {
        self.registers[d as usize] = Some(value);
    }

    fn set64(&mut self, d: Reg, value: Wide) {
        self.wide[d as usize] = Some(value);
    }

    /// Sets a register of 32 or 64 bits to the lowest bits of `value`.
    fn set(&mut self, kind: Bits, d: Reg, value: Wide) {
        match kind.is_wide() {
            true => self.set64(d, value),
            false => self.set32(d, std::array::from_fn(|i| value[i])),
        }
    }

    fn bits(&self, wide: bool, register: Reg) -> Result<Vec<Bit>> {
        Ok(if wide { self.q(register)?.to_vec() } else { self.r(register)?.to_vec() })
    }

    fn execute(&mut self, op: Op) -> Result<()> {
        match op {
            Op::Lop3 { table, d, a, b, c } => {
                let (a, b, c) = (self.r(a)?, self.r(b)?, self.r(c)?);
                let value = rules::logic3(self.domain, table, [&a, &b, &c]);
                self.set32(d, value);
            }
            Op::Binary32 { op, d, a, b } => {
                let (a, b) = (self.r(a)?, self.r(b)?);
                let value = rules::binary32(self.domain, op, &a, &b)?;
                self.set32(d, value);
            }
            Op::Ternary32 { op, d, a, b, c } => {
                let (a, b, c) = (self.r(a)?, self.r(b)?, self.r(c)?);
                let value = rules::ternary32(self.domain, op, [&a, &b, &c])?;
                self.set32(d, value);
            }
            Op::Unary32 { op, d, a } => self.set32(d, rules::unary32(op, &self.r(a)?)?),
            Op::Binary64 { op, d, a, b } => self.set64(d, rules::binary64(op, &self.q(a)?, &self.q(b)?)?),
            Op::Shift64 { op, d, a, b } => self.set64(d, rules::shift64(op, &self.q(a)?, &self.r(b)?)?),
            Op::Move32 { d, a } => self.set32(d, self.r(a)?),
            Op::Move64 { d, a } => self.set64(d, self.q(a)?),
            Op::MovePredicate { d, a } => self.predicates[d as usize] = Some(self.p(a)?),
            Op::Pack { d, a, b } => {
                let (a, b) = (self.r(a)?, self.r(b)?);
                self.set64(d, std::array::from_fn(|i| if i < 32 { a[i] } else { b[i - 32] }));
            }
            Op::Unpack { d, e, a } => {
                let a = self.q(a)?;
                self.set32(d, std::array::from_fn(|i| a[i]));
                self.set32(e, std::array::from_fn(|i| a[32 + i]));
            }
            Op::Wide { signed, d, a, b, c } => {
                let (a, b) = (self.r(a)?, self.r(b)?);
                let mut value = rules::wide(self.domain, signed, &a, &b)?;
                if c != NONE {
                    value = rules::binary64(fastgost_gpu_emulator::ptx::Binary::Add, &value, &self.q(c)?)?;
                }
                self.set64(d, value);
            }
            Op::Carry32 { op, d, a, b } => {
                let (a, b) = (self.r(a)?, self.r(b)?);
                let carry = if op.carry_in { self.carry.ok_or("a carry is read that was not written")? } else { ZERO };
                let (value, carry) = rules::carry32(self.domain, op, &a, &b, carry);
                self.set32(d, value);
                // Without `.cc`, the instruction does not change the carry flag.
                if op.carry_out {
                    self.carry = Some(carry);
                }
            }
            Op::Compare { .. } => self.compare(op)?,
            Op::Select32 { d, a, b, p } => self.set32(d, self.r(if self.p(p)? { a } else { b })?),
            Op::Select64 { d, a, b, p } => self.set64(d, self.q(if self.p(p)? { a } else { b })?),
            Op::Predicate { op, d, a, b } => self.predicates[d as usize] = Some(logic(op, self.p(a)?, self.p(b)?)),
            Op::NotPredicate { d, a } => self.predicates[d as usize] = Some(!self.p(a)?),
            Op::Convert { from, to, d, a } => {
                let value = rules::extend(from, &self.bits(from.is_wide(), a)?);
                self.set(to, d, rules::extend(to, &value));
            }
            Op::LoadParameter { kind, d, offset } => {
                let from = 8 * offset as usize;
                let bits = self.parameters.get(from..from + usize::from(kind.width)).ok_or("no such parameter")?;
                self.set(kind, d, rules::extend(kind, bits));
            }
            Op::Load(index) => self.load(&self.entry.accesses[index as usize])?,
            Op::Store(index) => self.store(&self.entry.accesses[index as usize])?,
            _ => return Err(format!("there is no model of {op:?}")),
        }
        Ok(())
    }

    fn compare(&mut self, op: Op) -> Result<()> {
        let Op::Compare { wide, op, d, q, a, b, combine: (by, with, negated) } = op else { return Ok(()) };
        let is = if wide {
            rules::compare(op, known(&self.q(a)?), known(&self.q(b)?))?
        } else {
            rules::compare32(op, &self.r(a)?, &self.r(b)?)?
        };
        let (mut result, mut complement) = (is, !is);
        if with != NONE {
            let with = self.p(with)? != negated;
            (result, complement) = (logic(by, result, with), logic(by, complement, with));
        }
        self.predicates[d as usize] = Some(result);
        if q != NONE {
            self.predicates[q as usize] = Some(complement);
        }
        Ok(())
    }

    /// Returns the address of a memory access. Refuses an access that is not to global memory.
    fn address(&self, access: &Access) -> Result<u64> {
        if !matches!(access.space, Space::Global | Space::ReadOnly) || !access.wide {
            return Err(format!("there is no model of {:?} memory", access.space));
        }
        let base = known(&self.q(access.address)?).ok_or("an address depends on a secret")?;
        Ok(base.wrapping_add_signed(access.offset))
    }

    fn load(&mut self, access: &Access) -> Result<()> {
        let (kind, read_only) = (access.kind, access.space == Space::ReadOnly);
        let bytes = access.registers.len() * kind.bytes();
        let address = self.address(access)?;
        let bits = self.trace.traffic.load(self.memory, address, bytes, read_only)?;
        for (&register, bits) in access.registers.iter().zip(bits.chunks(kind.width.into())) {
            self.set(kind, register, rules::extend(kind, bits));
        }
        Ok(())
    }

    /// Handles a load that is not executed because its guard is false. If the access would load a slot's block, and the
    /// registers contain zeros, the registers get the bits `idle`.
    fn leave(&mut self, access: &Access) {
        let is_zero = |&register: &Reg| self.registers[register as usize] == Some([ZERO; 32]);
        let is_block = access.kind.width == 32 && 32 * access.registers.len() == self.idle.len();
        if is_block && access.registers.iter().all(is_zero) {
            for (&register, word) in access.registers.iter().zip(self.idle.chunks(32)) {
                self.set32(register, std::array::from_fn(|i| word[i]));
            }
        }
    }

    fn store(&mut self, access: &Access) -> Result<()> {
        let mut all = Vec::new();
        for &register in &access.registers {
            all.extend_from_slice(&self.bits(access.kind.is_wide(), register)?[..access.kind.width.into()]);
        }
        let address = self.address(access)?;
        self.trace.traffic.store(self.memory, address, &all)
    }
}

fn logic(op: Logic, a: bool, b: bool) -> bool {
    match op {
        Logic::And => a & b,
        Logic::Or => a | b,
        Logic::Xor => a ^ b,
    }
}
