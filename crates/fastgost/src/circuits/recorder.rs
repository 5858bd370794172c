//! A register that records its operations.
use super::{Instruction, Program};
use crate::simd::Logic;
use core::{
    cell::RefCell,
    mem,
    ops::{BitAnd, BitOr, BitXor, Not},
};
use std::{collections::HashMap, thread_local, vec, vec::Vec};

/// The circuit that is being recorded on this thread. Equal gates are recorded only once.
#[derive(Default)]
struct Recording {
    inputs: usize,
    gates: Vec<Instruction>,
    known: HashMap<Instruction, u16>,
}

thread_local! {
    static RECORDING: RefCell<Recording> = RefCell::default();
}

/// The number of a signal of the circuit that this thread records.
#[derive(Clone, Copy)]
pub(super) struct Signal(u16);

/// Records a circuit that has this number of inputs. `work` computes the outputs.
pub(super) fn record(inputs: usize, work: impl FnOnce(&[Signal]) -> Vec<Signal>) -> Program {
    RECORDING.set(Recording { inputs, ..Recording::default() });
    let signals: Vec<Signal> = (0..inputs).map(|i| Signal(number(i))).collect();
    let outputs = work(&signals).iter().map(|s| s.0).collect();
    let Recording { gates, .. } = RECORDING.with_borrow_mut(mem::take);
    without_unused(Program { inputs, instructions: gates, outputs })
}

/// Converts the number of a signal to the type of signal numbers. The circuits of the library are much smaller than the
/// limit of this type. The check makes sure that a circuit above the limit cannot give a wrong program.
fn number(signal: usize) -> u16 {
    signal.try_into().expect("a circuit of at most 65536 signals")
}

/// Returns the program without the instructions that its outputs do not need.
fn without_unused(program: Program) -> Program {
    let Program { inputs, instructions, outputs } = program;
    let mut used = vec![false; inputs + instructions.len()];
    for &output in &outputs {
        used[usize::from(output)] = true;
    }
    for (i, instruction) in instructions.iter().enumerate().rev() {
        if used[inputs + i] {
            for input in instruction.inputs {
                used[usize::from(input)] = true;
            }
        }
    }
    let mut places: Vec<u16> = (0..inputs).map(number).collect();
    let mut kept = Vec::new();
    for (i, instruction) in instructions.into_iter().enumerate() {
        places.push(number(inputs + kept.len()));
        if used[inputs + i] {
            kept.push(Instruction { inputs: instruction.inputs.map(|i| places[usize::from(i)]), ..instruction });
        }
    }
    let outputs = outputs.iter().map(|o| places[usize::from(*o)]).collect();
    Program { inputs, instructions: kept, outputs }
}

impl Signal {
    fn gate(a: Self, b: Self, c: Self, table: u8) -> Self {
        let gate = Instruction { inputs: [a.0, b.0, c.0], table };
        RECORDING.with_borrow_mut(|recording| {
            let next = recording.inputs + recording.gates.len();
            Self(*recording.known.entry(gate).or_insert_with(|| {
                recording.gates.push(gate);
                number(next)
            }))
        })
    }
}

/// The truth tables of the functions that return the first, the second and the third input of a gate.
pub(super) const INPUTS: [u8; 3] = [0xf0, 0xcc, 0xaa];
const A: u8 = INPUTS[0];
const B: u8 = INPUTS[1];
const C: u8 = INPUTS[2];

impl BitXor for Signal {
    type Output = Self;
    fn bitxor(self, o: Self) -> Self {
        Self::gate(self, o, o, A ^ B)
    }
}
impl BitAnd for Signal {
    type Output = Self;
    fn bitand(self, o: Self) -> Self {
        Self::gate(self, o, o, A & B)
    }
}
impl BitOr for Signal {
    type Output = Self;
    fn bitor(self, o: Self) -> Self {
        Self::gate(self, o, o, A | B)
    }
}
impl Not for Signal {
    type Output = Self;
    fn not(self) -> Self {
        Self::gate(self, self, self, !A)
    }
}
impl Logic for Signal {
    fn and_not(self, o: Self) -> Self {
        Self::gate(self, o, o, !A & B)
    }
    fn xor3(self, b: Self, c: Self) -> Self {
        Self::gate(self, b, c, A ^ B ^ C)
    }
    fn logic3(self, b: Self, c: Self, table: u8) -> Self {
        Self::gate(self, b, c, table)
    }
}

#[cfg(test)]
mod tests {
    use super::record;

    /// Records a circuit of two inputs and `gates` distinct gates. Returns the number of recorded instructions.
    fn chain(gates: usize) -> usize {
        let work = |inputs: &[super::Signal]| {
            let (mut a, mut b) = (inputs[0], inputs[1]);
            for _ in 0..gates {
                (a, b) = (b, a ^ b);
            }
            std::vec![b]
        };
        record(2, work).instructions.len()
    }

    #[test]
    fn the_largest_circuit() {
        assert_eq!(chain(65534), 65534);
    }

    #[test]
    #[should_panic = "65536 signals"]
    fn a_circuit_that_is_too_large() {
        chain(65535);
    }
}
