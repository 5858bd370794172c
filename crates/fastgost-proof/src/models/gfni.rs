//! Galois field instructions: affine maps, inverses and products of bytes.

use super::{Executed, immediate, operands};
use crate::{
    domain::{Bit, Domain, ZERO, known},
    machine::{Machine, Value},
};
use iced_x86::{Instruction, Mnemonic as M};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    match i.mnemonic() {
        M::Gf2p8affineqb | M::Vgf2p8affineqb => affine(m, i, false)?,
        M::Gf2p8affineinvqb | M::Vgf2p8affineinvqb => affine(m, i, true)?,
        M::Gf2p8mulb | M::Vgf2p8mulb => product(m, i)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Returns the product of two bytes as polynomials, modulo `x^8 + x^4 + x^3 + x + 1`.
fn times(mut a: u8, mut b: u8) -> u8 {
    let mut product = 0;
    while b != 0 {
        if b & 1 == 1 {
            product ^= a;
        }
        a = a << 1 ^ if a >> 7 == 1 { 0x1b } else { 0 };
        b >>= 1;
    }
    product
}

/// Returns the inverse of a byte in the field in which [`times`] multiplies. The inverse of 0 is defined as 0.
fn inverse(a: u8) -> u8 {
    (0..254).fold(1, |power, _| times(power, a)) * u8::from(a != 0)
}

fn affine<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, inverted: bool) -> Result<(), String> {
    let last = operands(i) - 1;
    let (x, matrix) = (m.read(i, if last == 1 { 0 } else { last - 1 })?, m.read(i, last)?);
    let table: Vec<u64> = if inverted { (0..=255).map(|a| inverse(a).into()).collect() } else { Vec::new() };
    let mut r = Value::new(x.len());
    let mut chosen = Vec::with_capacity(8);
    for (n, (r, x)) in r.chunks_mut(8).zip(x.chunks(8)).enumerate() {
        let matrix = &matrix[n / 8 * 64..][..64];
        let x = if inverted { Value::from(&m.domain.lookup(&table, x, 8)) } else { Value::from(x) };
        for (bit, r) in r.iter_mut().enumerate() {
            // Row `bit` of the matrix is byte `7 - bit`.
            let row = &matrix[8 * (7 - bit)..][..8];
            chosen.clear();
            for (row, x) in row.iter().zip(&*x) {
                let product = m.domain.and(row, x);
                if product != ZERO {
                    chosen.push(product);
                }
            }
            *r = m.domain.sum(&chosen) ^ (immediate(i) >> bit & 1) as Bit;
        }
    }
    m.write_vector(i, &r, 8)
}

fn product<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let mut r = Value::new(a.len());
    for ((r, a), b) in r.chunks_mut(8).zip(a.chunks(8)).zip(b.chunks(8)) {
        let (x, factor) = if known(b).is_some() { (a, b) } else { (b, a) };
        let Some(factor) = known(factor) else {
            r.copy_from_slice(&unknown(m.domain, a, b));
            continue;
        };
        let factor = factor as u8;
        let table: Vec<u8> = (0..8).map(|n| times(1 << n, factor)).collect();
        for (bit, r) in r.iter_mut().enumerate() {
            let chosen: Vec<Bit> = (0..8).filter(|&n| table[n] >> bit & 1 == 1).map(|n| x[n]).collect();
            *r = m.domain.sum(&chosen);
        }
    }
    m.write_vector(i, &r, 8)
}

/// Returns the product of two unknown bytes, in the field in which [`times`] multiplies.
fn unknown<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit]) -> Vec<Bit> {
    let mut product = super::products::polynomial(domain, a, b);
    for n in (8..15).rev() {
        for term in [0, 1, 3, 4] {
            product[n - 8 + term] = domain.xor(&product[n - 8 + term], &product[n]);
        }
    }
    product.truncate(8);
    product
}
