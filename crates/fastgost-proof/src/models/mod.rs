//! The models of instructions. Each file contains the models of one family of instructions. A model works over any
//! algebra.

use crate::{
    domain::{Bit, Domain, known},
    machine::{Machine, Value},
};
use iced_x86::{Instruction, OpKind};

mod bytes;
mod gfni;
mod logic;
mod masks;
mod moves;
mod permutes;
pub(crate) mod products;
mod scalar;
mod shifts;
pub(crate) mod words;

/// The answer of a family of instructions. The answer is true if the family executed the instruction, and false if the
/// instruction belongs to another family.
type Executed = Result<bool, String>;

/// Executes an instruction, if one of the families has a model of this instruction.
pub(crate) fn execute<D: Domain>(machine: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    Ok(scalar::execute(machine, i)?
        || moves::execute(machine, i)?
        || logic::execute(machine, i)?
        || permutes::execute(machine, i)?
        || words::execute(machine, i)?
        || shifts::execute(machine, i)?
        || bytes::execute(machine, i)?
        || gfni::execute(machine, i)?
        || masks::execute(machine, i)?
        || products::execute(machine, i)?)
}

/// Returns the number of operands before the immediate operands.
fn operands(i: &Instruction) -> u32 {
    let count = i.op_count();
    let immediate = |n: u32| !matches!(i.op_kind(n), OpKind::Register | OpKind::Memory);
    (0..count).find(|&n| immediate(n)).unwrap_or(count)
}

/// Returns the value of the immediate operand, which has 8 bits.
fn immediate(i: &Instruction) -> usize {
    usize::from(i.immediate8())
}

impl<D: Domain> Machine<'_, '_, D> {
    /// Reads the last operand that is not an immediate operand.
    fn one(&mut self, i: &Instruction) -> Result<Value, String> {
        self.read(i, operands(i) - 1)
    }

    /// Returns the two sources of an operation on vectors. If the instruction has only two operands, the first operand
    /// is both a source and the destination.
    fn two(&mut self, i: &Instruction) -> Result<[Value; 2], String> {
        let last = operands(i) - 1;
        let (a, b) = (self.read(i, if last == 1 { 0 } else { last - 1 })?, self.read(i, last)?);
        Ok([a, b])
    }
}

/// Returns the number that these bits represent. If a bit is unknown, returns an error, which says that `what` depends
/// on a secret.
fn number(bits: &[Bit], what: &str) -> Result<u64, String> {
    known(bits).ok_or_else(|| format!("{what} depends on a secret"))
}

/// Adds two numbers and a carry bit by bit. Writes the sum to `sum`, and returns the carry out.
fn ripple<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit], mut carry: Bit, sum: &mut [Bit]) -> Bit {
    for ((&a, &b), sum) in a.iter().zip(b).zip(sum) {
        (*sum, carry) = domain.add_bits([a, b, carry]);
    }
    carry
}
