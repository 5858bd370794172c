//! The models of instructions. Each module has the models of one family of instructions. The models work over any
//! algebra of bits.

use super::machine::{At, Machine};
use crate::{
    domain::{Bit, Domain, ZERO, known},
    machine::{flags::Flag, truth},
};
use yaxpeax_arm::armv8::a64::Opcode as O;

mod integer;
mod lanes;
mod logic;
mod permutes;
mod shifts;
mod transfers;

/// The answer of a family's function `execute`. The answer is true if the instruction was executed, and false if the
/// instruction belongs to another family.
type Executed = Result<bool, String>;

/// Executes an instruction, if one of the families has a model of this instruction. Otherwise returns false.
pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At) -> Executed {
    Ok(transfers::execute(m, i)?
        || logic::execute(m, i)?
        || permutes::execute(m, i)?
        || shifts::execute(m, i)?
        || integer::execute(m, i)?
        || lanes::execute(m, i)?)
}

/// If an instruction needs a feature that some CPUs lack, returns the name of this feature.
pub(super) fn feature(i: &At) -> Option<&'static str> {
    match i.instruction.opcode {
        O::EOR3 | O::BCAX | O::RAX1 | O::XAR => Some("sha3"),
        // A CPU with SHA-3 is a CPU of Armv8.2, which also has these atomic instructions (LSE).
        O::LDADD(_) | O::CAS(_) => Some("sha3"),
        // All CPUs can multiply polynomials of 8 bits. The product of two polynomials of 64 bits needs the feature
        // `aes`.
        O::PMULL | O::PMULL2 if i.element(0) == Ok(128) => Some("aes"),
        _ => None,
    }
}

/// Adds two numbers and a carry. Returns the sum, and the carry out.
pub(super) fn add<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit], carry: Bit) -> (Vec<Bit>, Bit) {
    if let (Some(x), Some(y), true) = (known(a), known(b), carry < 2) {
        let sum = u128::from(x) + u128::from(y) + u128::from(carry);
        return ((0..a.len()).map(|n| (sum >> n & 1) as Bit).collect(), (sum >> a.len() & 1) as Bit);
    }
    // If no place has the bit 1 in both numbers, the sum has no carries. For example, a program may rotate a word by
    // two shifts and a sum. If one of the numbers is known, `domain.add` computes the sum instead.
    if carry == ZERO
        && known(a).is_none()
        && known(b).is_none()
        && a.iter().zip(b).all(|(&a, &b)| a == ZERO || b == ZERO)
    {
        return (a.iter().zip(b).map(|(&a, &b)| a.max(b)).collect(), ZERO);
    }
    domain.add(a, b, &carry)
}

/// Adds two numbers and a carry. If `subtracts` is true, computes `a - b` instead, where the carry 0 stands for a
/// borrow. Sets the flags, and returns the result.
fn add_with_flags<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    a: &[Bit],
    b: &[Bit],
    carry: Bit,
    subtracts: bool,
) -> Vec<Bit> {
    let length = a.len();
    let mut b = b.to_vec();
    if subtracts {
        b.iter_mut().for_each(|bit| *bit ^= 1);
    }
    let same = subtracts && a.iter().zip(&b).all(|(a, b)| a ^ 1 == *b);
    let (sum, out) = if same {
        // If a number is subtracted from itself, all bits of the result are equal to the borrow.
        (vec![carry ^ 1; length], carry)
    } else {
        add(m.domain, a, &b, carry)
    };
    let top = length - 1;
    let overflow = match (known(&a[top..]), known(&b[top..]), known(&sum[top..])) {
        (Some(a), Some(b), Some(sum)) => Flag::Bit(truth(a == b && a != sum)),
        _ => Flag::Undefined,
    };
    m.set_flags(&sum, Flag::Bit(out), overflow);
    sum
}

/// Sets the flags of a comparison. If `subtracts` is true, the first operand is compared with the second operand.
/// Otherwise the first operand is compared with the negative of the second operand.
pub(super) fn compare<D: Domain>(m: &mut Machine<'_, '_, D>, i: &At, subtracts: bool) -> Result<(), String> {
    let a = m.read(i, 0)?;
    let b = m.read_long(i, 1, a.len())?;
    add_with_flags(m, &a, &b, Bit::from(subtracts), subtracts);
    Ok(())
}

/// Returns the number that the bits represent. If a bit is unknown, returns an error, which says that `what` depends on
/// a secret.
fn number(bits: &[Bit], what: &str) -> Result<u64, String> {
    known(bits).ok_or_else(|| format!("{what} depends on a secret"))
}

/// Returns a lane of `length` bits, all of which are `bit`.
fn all(bit: Bit, length: usize) -> Vec<Bit> {
    vec![bit; length]
}
