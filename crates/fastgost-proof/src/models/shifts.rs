//! Shifts and rotations of the lanes (the elements) of vectors, by known counts.

use super::{Executed, number};
use crate::{
    domain::{Domain, ZERO},
    machine::{Machine, Value},
};
use iced_x86::{Instruction, Mnemonic as M, OpKind};

#[derive(Clone, Copy)]
enum Shift {
    Left,
    Right,
    Signed,
    RotateLeft,
    RotateRight,
}

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    use Shift as S;
    let (shift, element, each) = match i.mnemonic() {
        M::Psllw | M::Vpsllw => (S::Left, 16, false),
        M::Pslld | M::Vpslld => (S::Left, 32, false),
        M::Psllq | M::Vpsllq => (S::Left, 64, false),
        M::Psrlw | M::Vpsrlw => (S::Right, 16, false),
        M::Psrld | M::Vpsrld => (S::Right, 32, false),
        M::Psrlq | M::Vpsrlq => (S::Right, 64, false),
        M::Psraw | M::Vpsraw => (S::Signed, 16, false),
        M::Psrad | M::Vpsrad => (S::Signed, 32, false),
        M::Vpsraq => (S::Signed, 64, false),
        M::Vpsllvw => (S::Left, 16, true),
        M::Vpsllvd => (S::Left, 32, true),
        M::Vpsllvq => (S::Left, 64, true),
        M::Vpsrlvw => (S::Right, 16, true),
        M::Vpsrlvd => (S::Right, 32, true),
        M::Vpsrlvq => (S::Right, 64, true),
        M::Vpsravd => (S::Signed, 32, true),
        M::Vprold => (S::RotateLeft, 32, false),
        M::Vprolq => (S::RotateLeft, 64, false),
        M::Vprord => (S::RotateRight, 32, false),
        M::Vprorq => (S::RotateRight, 64, false),
        M::Vprolvd => (S::RotateLeft, 32, true),
        M::Vprolvq => (S::RotateLeft, 64, true),
        M::Vprorvd => (S::RotateRight, 32, true),
        M::Vprorvq => (S::RotateRight, 64, true),
        M::Vpshldd => return double(m, i, 32, true),
        M::Vpshldq => return double(m, i, 64, true),
        M::Vpshldw => return double(m, i, 16, true),
        M::Vpshrdd => return double(m, i, 32, false),
        M::Vpshrdq => return double(m, i, 64, false),
        M::Vpshrdw => return double(m, i, 16, false),
        _ => return Ok(false),
    };
    let last = i.op_count() - 1;
    let by_immediate = i.op_kind(last) == OpKind::Immediate8;
    let (a, counts) = if by_immediate {
        // In all forms of the instruction, `last - 1` is the number of the source operand. The legacy form has only one
        // operand before the immediate operand.
        (m.read(i, last - 1)?, None)
    } else {
        let [a, counts] = m.two(i)?;
        (a, Some(counts))
    };
    let mut r = Value::new(a.len());
    for (n, (r, a)) in r.chunks_mut(element).zip(a.chunks(element)).enumerate() {
        let count = match &counts {
            None => i.immediate8().into(),
            Some(counts) if each => number(&counts[n * element..][..element], "the count of a shift")?,
            Some(counts) => number(&counts[..64], "the count of a shift")?,
        };
        let sign = a[element - 1];
        let length = element as u64;
        match shift {
            S::Left if count < length => r[count as usize..].copy_from_slice(&a[..element - count as usize]),
            S::Right if count < length => r[..element - count as usize].copy_from_slice(&a[count as usize..]),
            S::Left | S::Right => r.fill(ZERO),
            S::Signed => {
                let count = count.min(length) as usize;
                r[..element - count].copy_from_slice(&a[count..]);
                r[element - count..].fill(sign);
            }
            S::RotateLeft | S::RotateRight => {
                let count = (count % length) as usize;
                let left = if matches!(shift, S::RotateLeft) { count } else { (element - count) % element };
                (0..element).for_each(|n| r[(n + left) % element] = a[n]);
            }
        }
    }
    m.write_vector(i, &r, element)?;
    Ok(true)
}

fn double<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize, left: bool) -> Executed {
    let [a, b] = m.two(i)?;
    let count = usize::from(i.immediate8()) % element;
    let mut r = Value::new(a.len());
    for ((r, a), b) in r.chunks_mut(element).zip(a.chunks(element)).zip(b.chunks(element)) {
        let (high, low) = if left { (a, b) } else { (b, a) };
        let wide = [low, high].concat();
        let from = if left { element - count } else { count };
        r.copy_from_slice(&wide[from..from + element]);
    }
    m.write_vector(i, &r, element)?;
    Ok(true)
}
