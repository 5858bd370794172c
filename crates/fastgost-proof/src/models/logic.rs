//! Bitwise logic of vectors.

use super::Executed;
use crate::{
    domain::{Bit, Domain, ONE, ZERO},
    machine::{
        Machine,
        flags::{Flag, Flags},
    },
};
use iced_x86::{Instruction, Mnemonic as M};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    // `table` is the truth table of a function of two bits. Bit `2 a + b` of the table is the function's value for the
    // bits `a` and `b`.
    let (table, element) = match i.mnemonic() {
        M::Pxor | M::Xorps | M::Vpxor | M::Vxorps | M::Vpxord => (0b0110, 32),
        M::Xorpd | M::Vxorpd | M::Vpxorq => (0b0110, 64),
        M::Por | M::Orps | M::Vpor | M::Vorps | M::Vpord => (0b1110, 32),
        M::Orpd | M::Vorpd | M::Vporq => (0b1110, 64),
        M::Pand | M::Andps | M::Vpand | M::Vandps | M::Vpandd => (0b1000, 32),
        M::Andpd | M::Vandpd | M::Vpandq => (0b1000, 64),
        M::Pandn | M::Andnps | M::Vpandn | M::Vandnps | M::Vpandnd => (0b0010, 32),
        M::Andnpd | M::Vandnpd | M::Vpandnq => (0b0010, 64),
        M::Vpternlogd => return ternary(m, i, 32),
        M::Vpternlogq => return ternary(m, i, 64),
        M::Ptest | M::Vptest => {
            let (a, b) = (m.read(i, 0)?, m.read(i, 1)?);
            let both: Vec<Bit> = a.iter().zip(&*b).map(|(a, b)| m.domain.and(a, b)).collect();
            let rest: Vec<Bit> = a.iter().zip(&*b).map(|(a, b)| m.domain.and(&(a ^ 1), b)).collect();
            let carry = Flag::Zero(rest).get(m.domain)?;
            m.flags = Flags::of(&both, Flag::Bit(carry), Flag::Bit(ZERO));
            m.flags.sign = Flag::Bit(ZERO);
            m.flags.parity = Flag::Bit(ZERO);
            return Ok(true);
        }
        _ => return Ok(false),
    };
    let [mut a, b] = m.two(i)?;
    for (a, b) in a.iter_mut().zip(&*b) {
        *a = if table == 0b0110 { m.domain.xor(a, b) } else { m.domain.binary(table, *a, *b) };
    }
    m.write_vector(i, &a, element)?;
    Ok(true)
}

fn ternary<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize) -> Executed {
    let table = i.immediate8();
    let (mut a, b, c) = (m.read(i, 0)?, m.read(i, 1)?, m.read(i, 2)?);
    for ((a, &b), &c) in a.iter_mut().zip(&*b).zip(&*c) {
        *a = match table {
            0 => ZERO,
            255 => ONE,
            0b1001_0110 => m.domain.sum(&[*a, b, c]),
            _ => m.domain.ternary(table, [*a, b, c]),
        };
    }
    m.write_vector(i, &a, element)?;
    Ok(true)
}
