//! Products of numbers and of polynomials.

use super::{Executed, immediate, number};
use crate::{
    domain::{Bit, Domain, constant, known},
    machine::{Machine, Value, flags::Flags},
};
use iced_x86::{Instruction, Mnemonic as M, Register};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    match i.mnemonic() {
        M::Pclmulqdq | M::Vpclmulqdq => carry_less(m, i)?,
        M::Pmuludq | M::Vpmuludq => even_lanes(m, i)?,
        M::Pmullw | M::Vpmullw => lanes(m, i, 16)?,
        M::Pmulld | M::Vpmulld => lanes(m, i, 32)?,
        M::Vpmullq => lanes(m, i, 64)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn carry_less<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let (x, y) = (64 * (immediate(i) & 1), 64 * (immediate(i) >> 4 & 1));
    let mut r = Value::new(a.len());
    for (part, r) in r.chunks_mut(128).enumerate() {
        let (a, b) = (&a[128 * part + x..][..64], &b[128 * part + y..][..64]);
        r.copy_from_slice(&polynomial(m.domain, a, b));
    }
    m.write_vector(i, &r, 128)
}

/// The product of two polynomials over GF(2).
pub(crate) fn polynomial<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit]) -> Vec<Bit> {
    let mut terms: Vec<Vec<Bit>> = vec![Vec::new(); a.len() + b.len()];
    for (n, a) in a.iter().enumerate().filter(|(_, a)| **a != 0) {
        for (k, b) in b.iter().enumerate().filter(|(_, b)| **b != 0) {
            terms[n + k].push(domain.and(a, b));
        }
    }
    terms.iter().map(|terms| domain.sum(terms)).collect()
}

fn even_lanes<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let mut r = Value::new(a.len());
    for ((r, a), b) in r.chunks_mut(64).zip(a.chunks(64)).zip(b.chunks(64)) {
        r.copy_from_slice(&multiply(m.domain, &a[..32], &b[..32], 64));
    }
    m.write_vector(i, &r, 64)
}

fn lanes<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let mut r = Value::new(a.len());
    for ((r, a), b) in r.chunks_mut(element).zip(a.chunks(element)).zip(b.chunks(element)) {
        r.copy_from_slice(&multiply(m.domain, a, b, element));
    }
    m.write_vector(i, &r, element)
}

/// Products of general registers. Secret numbers are multiplied only where their bits are so far apart that nothing is carried
/// that an algebra cannot follow.
pub(super) fn scalar<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let first = i.op0_register();
    match i.mnemonic() {
        M::Imul if i.op_count() > 1 => {
            let last = i.op_count() - 1;
            let a = m.read(i, last - 1)?;
            let b = m.read(i, last)?;
            let length = a.len();
            let product = multiply(m.domain, &a, &b.resized(length), length);
            m.flags = Flags::undefined();
            m.write(i, 0, &product)
        }
        M::Mul | M::Mulx => {
            let (low, high) = match (i.mnemonic(), m.read(i, i.op_count() - 1)?.len()) {
                (M::Mulx, _) => (i.op1_register(), first),
                (_, 64) => (Register::RAX, Register::RDX),
                (_, 32) => (Register::EAX, Register::EDX),
                _ => return Err("a product of short numbers".into()),
            };
            let b = m.read(i, i.op_count() - 1)?;
            let length = b.len();
            let other = match (i.mnemonic(), length) {
                (M::Mulx, 64) => Register::RDX,
                (M::Mulx, _) => Register::EDX,
                (_, 64) => Register::RAX,
                _ => Register::EAX,
            };
            let a = m.read_register(other)?;
            let product = multiply(m.domain, &a, &b, 2 * length);
            if i.mnemonic() == M::Mul {
                m.flags = Flags::undefined();
            }
            m.write_register(low, &product[..length])?;
            m.write_register(high, &product[length..])
        }
        M::Div => {
            let divisor = m.read(i, 0)?;
            if divisor.len() != 64 && divisor.len() != 32 {
                return Err("a division of short numbers".into());
            }
            let length = divisor.len() as u32;
            let (low, high) =
                if length == 64 { (Register::RAX, Register::RDX) } else { (Register::EAX, Register::EDX) };
            let d = u128::from(number(&divisor, "a division")?);
            let n = u128::from(number(&m.read_register(low)?, "a division")?)
                | u128::from(number(&m.read_register(high)?, "a division")?) << length;
            if d == 0 || (n / d) >> length != 0 {
                return Err("a division that traps".into());
            }
            m.flags = Flags::undefined();
            m.write_register(low, &constant::<64>((n / d) as u64))?;
            m.write_register(high, &constant::<64>((n % d) as u64))
        }
        _ => Err("a product of another form".into()),
    }
}

/// The lowest `length` bits of a product.
pub(crate) fn multiply<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit], length: usize) -> Vec<Bit> {
    if let (Some(a), Some(b)) = (known(a), known(b)) {
        let product = u128::from(a) * u128::from(b);
        return (0..length).map(|n| (product >> n & 1) as Bit).collect();
    }
    if let Some(product) = domain.multiply(a, b, length) {
        return product;
    }
    let mut sum = vec![0; length];
    for (n, &bit) in a.iter().enumerate().filter(|(_, bit)| **bit != 0) {
        let row: Vec<Bit> =
            (0..length).map(|k| if k >= n && k - n < b.len() { domain.and(&bit, &b[k - n]) } else { 0 }).collect();
        let mut next = vec![0; length];
        super::ripple(domain, &sum, &row, 0, &mut next);
        sum = next;
    }
    sum
}
