//! Uses the machine as a model of single instructions on known operands. The machine's results are compared with the
//! processor's results.

use super::{Machine, flags::Flag, memory::Region, process::Process};
use crate::{
    domain::{Bit, Domain, constant, known},
    oracle::{
        MEMORY, State,
        compare::{Model, Outcome},
    },
};
use iced_x86::Instruction;

/// The models of instructions, for the comparison with the processor. All operands are known, so the algebra gets only
/// constants.
#[derive(Debug)]
pub struct Models<'p, D> {
    domain: D,
    process: &'p Process,
}

impl<'p, D: Domain> Models<'p, D> {
    /// Makes the models over an algebra.
    pub fn new(domain: D, process: &'p Process) -> Self {
        Self { domain, process }
    }
}

impl<D: Domain> Model for Models<'_, D> {
    fn execute(&mut self, instruction: &Instruction, before: &State, address: u64) -> Result<Outcome, String> {
        let mut machine = Machine::new(&mut self.domain, self.process, &[]);
        machine.memory.allow(Region { start: address, length: MEMORY as u64, writable: true, own: false });
        machine.set(before, address);
        let known = machine.flow(instruction)? || crate::models::execute(&mut machine, instruction)?;
        if let Some(why) = machine.domain.refusal() {
            return Err(why);
        }
        if !known {
            return Err("an instruction without a model".into());
        }
        machine.state(address)
    }
}

impl<D: Domain> Machine<'_, '_, D> {
    /// Copies the registers and the memory of a state to the machine. In the machine, the memory is at `address`.
    fn set(&mut self, state: &State, address: u64) {
        for (bits, &value) in
            self.registers.iter_mut().zip(&state.general).chain(self.masks.iter_mut().zip(&state.masks))
        {
            *bits = constant(value);
        }
        for (bits, bytes) in self.vectors.iter_mut().zip(&state.vectors) {
            for (bits, &byte) in bits.chunks_mut(8).zip(bytes) {
                bits.copy_from_slice(&constant::<8>(byte.into()));
            }
        }
        for (at, &byte) in (address..).zip(&state.memory) {
            self.memory.store(at, &constant::<8>(byte.into()));
        }
        let flag = |place: u32| Flag::Bit((state.flags >> place & 1) as Bit);
        self.flags = super::Flags { carry: flag(0), parity: flag(2), zero: flag(6), sign: flag(7), overflow: flag(11) };
    }

    /// Returns the state of the machine's registers, and of the machine's memory at `address`.
    fn state(&mut self, address: u64) -> Result<Outcome, String> {
        let value = |bits: &[Bit]| known(bits).ok_or("what was known became unknown");
        let mut state = State::default();
        for (register, bits) in
            state.general.iter_mut().zip(&self.registers).chain(state.masks.iter_mut().zip(&self.masks))
        {
            *register = value(bits)?;
        }
        for (bytes, bits) in state.vectors.iter_mut().zip(&*self.vectors) {
            for (byte, bits) in bytes.iter_mut().zip(bits.chunks(8)) {
                *byte = value(bits)? as u8;
            }
        }
        for (at, byte) in (address..).zip(&mut state.memory) {
            *byte = value(&self.memory.last(at).ok_or("memory is lost")?)? as u8;
        }
        let flags = self.flags.clone();
        let mut known = 0;
        for (flag, place) in
            [(flags.carry, 0), (flags.parity, 2), (flags.zero, 6), (flags.sign, 7), (flags.overflow, 11)]
        {
            if let Flag::Undefined = flag {
                continue;
            }
            known |= 1 << place;
            state.flags |= value(&[flag.get(self.domain)?])? << place;
        }
        Ok(Outcome { state, flags: known })
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        domain::sums::Sums,
        machine::{process::Process, text},
        oracle::{
            Level, Oracle,
            compare::{Failure, compare},
            generate,
            operands::Random,
        },
    };
    use iced_x86::Code;
    use std::collections::HashSet;

    /// Checks the model of each instruction that this processor has. The model must agree with the processor.
    #[test]
    fn models_agree_with_the_processor() {
        let process = Process::open().unwrap();
        let mut models = super::Models::new(Sums::default(), &process);
        for level in [Level::Sse, Level::Avx2, Level::Avx512].into_iter().filter(|&level| level <= Level::detect()) {
            let mut oracle = Oracle::new(level).unwrap();
            let mut random = Random(38);
            let mut compared = HashSet::new();
            let mut differences = Vec::new();
            for code in Code::values() {
                for _ in 0..10 {
                    let Some(instruction) = generate::instruction(code, &mut random) else { break };
                    match compare(&mut oracle, &mut models, &instruction, 8, &mut random) {
                        Err(Failure::Refused(_)) => {}
                        Ok(_) => _ = compared.insert(code),
                        Err(Failure::Different(why)) => differences.push(format!("{}: {why}", text(&instruction))),
                    }
                }
            }
            println!("{level:?}: {} codes", compared.len());
            assert!(differences.is_empty(), "{}", differences.join("\n"));
            assert!(compared.len() > 400, "only {} codes were compared", compared.len());
        }
    }
}
