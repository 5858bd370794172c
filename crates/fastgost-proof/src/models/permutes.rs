//! Permutations of the lanes (the elements) of vectors. If the places from which a permutation takes the lanes are
//! unknown, the model of the permutation is a look-up.

use super::{Executed, immediate};
use crate::{
    domain::{Bit, Domain, Table, ZERO, known},
    machine::{Machine, Value},
};
use iced_x86::{Instruction, Mnemonic as M};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    match i.mnemonic() {
        M::Pshufb | M::Vpshufb => shuffle_bytes(m, i)?,
        M::Pshufd | M::Vpshufd | M::Vpermilps if immediate_last(i) => {
            one(m, i, 32, |n, k| n / 4 * 4 + (k >> (n % 4 * 2) & 3))?
        }
        M::Vpermilpd if immediate_last(i) => one(m, i, 64, |n, k| n / 2 * 2 + (k >> n & 1))?,
        M::Pshuflw | M::Vpshuflw => {
            one(m, i, 16, |n, k| if n % 8 < 4 { n / 4 * 4 + (k >> (n % 4 * 2) & 3) } else { n })?
        }
        M::Pshufhw | M::Vpshufhw => {
            one(m, i, 16, |n, k| if n % 8 > 3 { n / 4 * 4 + (k >> (n % 4 * 2) & 3) } else { n })?
        }
        M::Vpermq | M::Vpermpd if immediate_last(i) => one(m, i, 64, |n, k| n / 4 * 4 + (k >> (n % 4 * 2) & 3))?,
        M::Shufps | M::Vshufps => two(m, i, 32, |n, k, _| (n % 4 / 2, n / 4 * 4 + (k >> (n % 4 * 2) & 3)))?,
        M::Shufpd | M::Vshufpd => two(m, i, 64, |n, k, _| (n % 2, n / 2 * 2 + (k >> n & 1)))?,
        M::Punpcklbw | M::Vpunpcklbw => unpack(m, i, 8, 0)?,
        M::Punpckhbw | M::Vpunpckhbw => unpack(m, i, 8, 1)?,
        M::Punpcklwd | M::Vpunpcklwd => unpack(m, i, 16, 0)?,
        M::Punpckhwd | M::Vpunpckhwd => unpack(m, i, 16, 1)?,
        M::Punpckldq | M::Vpunpckldq | M::Unpcklps | M::Vunpcklps => unpack(m, i, 32, 0)?,
        M::Punpckhdq | M::Vpunpckhdq | M::Unpckhps | M::Vunpckhps => unpack(m, i, 32, 1)?,
        M::Punpcklqdq | M::Vpunpcklqdq | M::Unpcklpd | M::Vunpcklpd => unpack(m, i, 64, 0)?,
        M::Punpckhqdq | M::Vpunpckhqdq | M::Unpckhpd | M::Vunpckhpd => unpack(m, i, 64, 1)?,
        M::Vperm2i128 | M::Vperm2f128 => halves(m, i)?,
        M::Vshufi32x4 | M::Vshuff32x4 => parts(m, i, 32)?,
        M::Vshufi64x2 | M::Vshuff64x2 => parts(m, i, 64)?,
        M::Palignr | M::Vpalignr => align_bytes(m, i)?,
        M::Valignd => align(m, i, 32)?,
        M::Valignq => align(m, i, 64)?,
        M::Pslldq | M::Vpslldq => shift_bytes(m, i, true)?,
        M::Psrldq | M::Vpsrldq => shift_bytes(m, i, false)?,
        M::Vpblendd | M::Blendps | M::Vblendps => two(m, i, 32, |n, k, _| (k >> n & 1, n))?,
        M::Blendpd | M::Vblendpd => two(m, i, 64, |n, k, _| (k >> n & 1, n))?,
        M::Pblendw | M::Vpblendw => two(m, i, 16, |n, k, _| (k >> (n % 8) & 1, n))?,
        M::Vpermb => table(m, i, 8, &[1], 1)?,
        M::Vpermw => table(m, i, 16, &[1], 1)?,
        M::Vpermd | M::Vpermps => table(m, i, 32, &[1], 1)?,
        M::Vpermq | M::Vpermpd => table(m, i, 64, &[1], 1)?,
        M::Vpermi2b => table(m, i, 8, &[], 0)?,
        M::Vpermi2w => table(m, i, 16, &[], 0)?,
        M::Vpermi2d | M::Vpermi2ps => table(m, i, 32, &[], 0)?,
        M::Vpermi2q | M::Vpermi2pd => table(m, i, 64, &[], 0)?,
        M::Vpermt2b => table(m, i, 8, &[0], 0)?,
        M::Vpermt2w => table(m, i, 16, &[0], 0)?,
        M::Vpermt2d | M::Vpermt2ps => table(m, i, 32, &[0], 0)?,
        M::Vpermt2q | M::Vpermt2pd => table(m, i, 64, &[0], 0)?,
        M::Vpblendmb => blend_mask(m, i, 8)?,
        M::Vpblendmw => blend_mask(m, i, 16)?,
        M::Vpblendmd | M::Vblendmps => blend_mask(m, i, 32)?,
        M::Vpblendmq | M::Vblendmpd => blend_mask(m, i, 64)?,
        M::Pblendvb | M::Vpblendvb => blend_sign(m, i, 8)?,
        M::Blendvps | M::Vblendvps => blend_sign(m, i, 32)?,
        M::Blendvpd | M::Vblendvpd => blend_sign(m, i, 64)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn immediate_last(i: &Instruction) -> bool {
    i.op_kind(i.op_count() - 1) == iced_x86::OpKind::Immediate8
}

/// Permutes the lanes of one operand. Lane `n` of the result is lane `from(n, immediate)` of the operand.
fn one<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &Instruction,
    element: usize,
    from: impl Fn(usize, usize) -> usize,
) -> Result<(), String> {
    let a = m.one(i)?;
    let mut r = Value::new(a.len());
    for (n, lane) in r.chunks_mut(element).enumerate() {
        lane.copy_from_slice(&a[from(n, immediate(i)) * element..][..element]);
    }
    m.write_vector(i, &r, element)
}

/// Permutes the lanes of two operands. For lane `n` of the result, `from(n, immediate, lanes)` returns two numbers: the
/// number of an operand, and the place of the lane in this operand.
fn two<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &Instruction,
    element: usize,
    from: impl Fn(usize, usize, usize) -> (usize, usize),
) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let mut r = Value::new(a.len());
    let lanes = a.len() / element;
    for (n, lane) in r.chunks_mut(element).enumerate() {
        let (operand, place) = from(n, immediate(i), lanes);
        let source = if operand == 0 { &a } else { &b };
        lane.copy_from_slice(&source[place * element..][..element]);
    }
    m.write_vector(i, &r, element)
}

fn unpack<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize, half: usize) -> Result<(), String> {
    let count = 128 / element;
    two(m, i, element, |n, _, _| (n % 2, n / count * count + half * count / 2 + n % count / 2))
}

fn halves<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let mut r = Value::new(256);
    for (n, half) in r.chunks_mut(128).enumerate() {
        let k = immediate(i) >> (4 * n);
        if k & 8 == 0 {
            let source = if k & 2 == 0 { &a } else { &b };
            half.copy_from_slice(&source[128 * (k & 1)..][..128]);
        }
    }
    m.write_vector(i, &r, 256)
}

fn parts<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let mut r = Value::new(a.len());
    let count = a.len() / 128;
    let digit = count.ilog2();
    for (n, part) in r.chunks_mut(128).enumerate() {
        let place = immediate(i) >> (digit * n as u32) & (count - 1);
        let source = if n < count / 2 { &a } else { &b };
        part.copy_from_slice(&source[128 * place..][..128]);
    }
    m.write_vector(i, &r, element)
}

fn align_bytes<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let mut r = Value::new(a.len());
    for (n, byte) in r.chunks_mut(8).enumerate() {
        let (part, place) = (n / 16 * 128, n % 16 + immediate(i));
        match place {
            0..16 => byte.copy_from_slice(&b[part + 8 * place..][..8]),
            16..32 => byte.copy_from_slice(&a[part + 8 * (place - 16)..][..8]),
            _ => {}
        }
    }
    m.write_vector(i, &r, 8)
}

fn align<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize) -> Result<(), String> {
    two(m, i, element, |n, k, lanes| {
        let place = n + (k & (lanes - 1));
        if place < lanes { (1, place) } else { (0, place - lanes) }
    })
}

fn shift_bytes<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, left: bool) -> Result<(), String> {
    // `m.one` returns the source for both forms of the instruction. The legacy form has only one operand before the
    // immediate operand.
    let a = m.one(i)?;
    let mut r = Value::new(a.len());
    let count = immediate(i).min(16);
    for (to, from) in r.chunks_mut(128).zip(a.chunks(128)) {
        if left {
            to[8 * count..].copy_from_slice(&from[..128 - 8 * count]);
        } else {
            to[..128 - 8 * count].copy_from_slice(&from[8 * count..]);
        }
    }
    m.write_vector(i, &r, 8)
}

fn shuffle_bytes<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let [a, index] = m.two(i)?;
    let mut r = Value::new(a.len());
    for (part, (to, index)) in r.chunks_mut(128).zip(index.chunks(128)).enumerate() {
        let a = &a[128 * part..][..128];
        let table = Table::new(a.chunks(8).collect());
        let zeros = [&[ZERO; 8][..]; 16];
        let or_zero = Table::new(a.chunks(8).chain(zeros).collect());
        for (to, index) in to.chunks_mut(8).zip(index.chunks(8)) {
            if index[7] == 1 {
                continue;
            }
            if let Some(place) = known(&index[..4])
                && index[7] == ZERO
            {
                to.copy_from_slice(&a[8 * place as usize..][..8]);
                continue;
            }
            let found = if index[7] == ZERO {
                m.domain.look_up(&table, &index[..4])
            } else {
                m.domain.look_up(&or_zero, &[&index[..4], &index[7..8]].concat())
            };
            to.copy_from_slice(&found);
        }
    }
    m.write_vector(i, &r, 8)
}

/// Looks up lanes in a table, which is one whole vector or two whole vectors.
fn table<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &Instruction,
    element: usize,
    form: &[u32],
    one: u32,
) -> Result<(), String> {
    let (x, y, z) = (m.read(i, 0)?, m.read(i, 1)?, m.read(i, 2)?);
    let (index, low, high) = match (form, one) {
        // The operands of `vperm` are the destination, the places and the table.
        (_, 1) => (y, z, None),
        // The operands of `vpermi2` are the places, the low half and the high half of the table.
        ([], _) => (x, y, Some(z)),
        // The operands of `vpermt2` are the low half of the table, the places, and the high half of the table.
        _ => (y, x, Some(z)),
    };
    let entries: Vec<&[Bit]> = low.chunks(element).chain(high.iter().flat_map(|high| high.chunks(element))).collect();
    let digits = entries.len().ilog2() as usize;
    let table = Table::new(entries.clone());
    let mut r = Value::new(low.len());
    let mask = m.mask(i);
    for (n, (to, index)) in r.chunks_mut(element).zip(index.chunks(element)).enumerate() {
        if mask.is_some_and(|mask| mask[n] == ZERO) {
            continue;
        }
        match known(&index[..digits]) {
            Some(place) => to.copy_from_slice(entries[place as usize]),
            None => to.copy_from_slice(&m.domain.look_up(&table, &index[..digits])),
        }
    }
    m.write_vector(i, &r, element)
}

fn blend_mask<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize) -> Result<(), String> {
    let [a, mut b] = m.two(i)?;
    let Some(mask) = m.mask(i) else { return m.write_vector(i, &b, element) };
    for (n, (b, a)) in b.chunks_mut(element).zip(a.chunks(element)).enumerate() {
        for (b, a) in b.iter_mut().zip(a) {
            let other = if i.zeroing_masking() { ZERO } else { *a };
            *b = m.domain.select(mask[n], *b, other);
        }
    }
    m.write_register(i.op0_register(), &b)
}

fn blend_sign<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize) -> Result<(), String> {
    let (a, mut b, sign) = if i.op_count() == 4 {
        (m.read(i, 1)?, m.read(i, 2)?, m.read(i, 3)?)
    } else {
        (m.read(i, 0)?, m.read(i, 1)?, m.read_register(iced_x86::Register::XMM0)?)
    };
    for ((b, a), sign) in b.chunks_mut(element).zip(a.chunks(element)).zip(sign.chunks(element)) {
        for (b, a) in b.iter_mut().zip(a) {
            *b = m.domain.select(sign[element - 1], *b, *a);
        }
    }
    m.write_vector(i, &b, element)
}
