//! Saturating sums and differences, minima and maxima, and packs.

use super::{Executed, ripple, words::less};
use crate::{
    domain::{Bit, Domain, ONE, ZERO},
    machine::{Machine, Value},
};
use iced_x86::{Instruction, Mnemonic as M};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    match i.mnemonic() {
        M::Paddusb | M::Vpaddusb => unsigned(m, i, 8, false)?,
        M::Paddusw | M::Vpaddusw => unsigned(m, i, 16, false)?,
        M::Psubusb | M::Vpsubusb => unsigned(m, i, 8, true)?,
        M::Psubusw | M::Vpsubusw => unsigned(m, i, 16, true)?,
        M::Paddsb | M::Vpaddsb => signed(m, i, 8, false)?,
        M::Paddsw | M::Vpaddsw => signed(m, i, 16, false)?,
        M::Psubsb | M::Vpsubsb => signed(m, i, 8, true)?,
        M::Psubsw | M::Vpsubsw => signed(m, i, 16, true)?,
        M::Pminub | M::Vpminub => extremum(m, i, 8, false, false)?,
        M::Pmaxub | M::Vpmaxub => extremum(m, i, 8, false, true)?,
        M::Pminuw | M::Vpminuw => extremum(m, i, 16, false, false)?,
        M::Pmaxuw | M::Vpmaxuw => extremum(m, i, 16, false, true)?,
        M::Pminud | M::Vpminud => extremum(m, i, 32, false, false)?,
        M::Pmaxud | M::Vpmaxud => extremum(m, i, 32, false, true)?,
        M::Vpminuq => extremum(m, i, 64, false, false)?,
        M::Vpmaxuq => extremum(m, i, 64, false, true)?,
        M::Pminsb | M::Vpminsb => extremum(m, i, 8, true, false)?,
        M::Pmaxsb | M::Vpmaxsb => extremum(m, i, 8, true, true)?,
        M::Pminsw | M::Vpminsw => extremum(m, i, 16, true, false)?,
        M::Pmaxsw | M::Vpmaxsw => extremum(m, i, 16, true, true)?,
        M::Packuswb | M::Vpackuswb => pack(m, i, 16, false)?,
        M::Packusdw | M::Vpackusdw => pack(m, i, 32, false)?,
        M::Packsswb | M::Vpacksswb => pack(m, i, 16, true)?,
        M::Packssdw | M::Vpackssdw => pack(m, i, 32, true)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn unsigned<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &Instruction,
    element: usize,
    subtract: bool,
) -> Result<(), String> {
    let [a, mut b] = m.two(i)?;
    if subtract {
        b.iter_mut().for_each(|bit| *bit ^= 1);
    }
    let mut r = Value::new(a.len());
    for ((r, a), b) in r.chunks_mut(element).zip(a.chunks(element)).zip(b.chunks(element)) {
        let carry = ripple(m.domain, a, b, Bit::from(subtract), r);
        for bit in r {
            // The result saturates. If a difference has a borrow, all bits of the result become 0. If a sum has a
            // carry, all bits of the result become 1.
            *bit = if subtract { m.domain.and(bit, &carry) } else { m.domain.or(*bit, carry) };
        }
    }
    m.write_vector(i, &r, element)
}

fn signed<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &Instruction,
    element: usize,
    subtract: bool,
) -> Result<(), String> {
    let [a, mut b] = m.two(i)?;
    if subtract {
        b.iter_mut().for_each(|bit| *bit ^= 1);
    }
    let mut r = Value::new(a.len());
    let top = element - 1;
    for ((r, a), b) in r.chunks_mut(element).zip(a.chunks(element)).zip(b.chunks(element)) {
        // The true sum of two lanes is one bit longer than the lanes. `sign` is the highest bit of the true sum.
        let carry = ripple(m.domain, a, b, Bit::from(subtract), r);
        let sign = m.domain.sum(&[a[top], b[top], carry]);
        let over = m.domain.xor(&sign, &r[top]);
        for (n, bit) in r.iter_mut().enumerate() {
            let limit = if n == top { sign } else { sign ^ 1 };
            *bit = m.domain.select(over, limit, *bit);
        }
    }
    m.write_vector(i, &r, element)
}

fn extremum<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &Instruction,
    element: usize,
    signed: bool,
    greater: bool,
) -> Result<(), String> {
    let [mut a, b] = m.two(i)?;
    for (a, b) in a.chunks_mut(element).zip(b.chunks(element)) {
        let take = less(m.domain, a, b, signed) ^ Bit::from(!greater);
        for (a, &b) in a.iter_mut().zip(b) {
            *a = m.domain.select(take, b, *a);
        }
    }
    m.write_vector(i, &a, element)
}

fn pack<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, from: usize, signed: bool) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let to = from / 2;
    let mut r = Value::new(a.len());
    for (part, r) in r.chunks_mut(128).enumerate() {
        let lanes = a[128 * part..][..128].chunks(from).chain(b[128 * part..][..128].chunks(from));
        for (r, lane) in r.chunks_mut(to).zip(lanes) {
            let sign = lane[from - 1];
            let above = if signed { &lane[to - 1..from - 1] } else { &lane[to..from - 1] };
            // `over` says whether the number does not fit into the shorter lane. If the result is unsigned, `over` is
            // used only for numbers that are not negative.
            let over = above.iter().fold(ZERO, |over, bit| {
                let different = m.domain.xor(bit, &sign);
                m.domain.or(over, different)
            });
            for (n, bit) in r.iter_mut().enumerate() {
                if signed {
                    let limit = if n == to - 1 { sign } else { sign ^ 1 };
                    *bit = m.domain.select(over, limit, lane[n]);
                } else {
                    // Negative numbers become 0. Numbers that are too large become the largest number.
                    let fits = m.domain.select(over, ONE, lane[n]);
                    *bit = m.domain.select(sign, ZERO, fits);
                }
            }
        }
    }
    m.write_vector(i, &r, to)
}
