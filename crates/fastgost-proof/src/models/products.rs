//! Products of numbers and of polynomials.

use super::{Executed, immediate, number, words};
use crate::{
    domain::{Bit, Domain, constant, known},
    machine::{
        Machine, Value,
        flags::{Flag, Flags},
        truth,
    },
};
use iced_x86::{Instruction, Mnemonic as M, Register};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    match i.mnemonic() {
        M::Pclmulqdq | M::Vpclmulqdq => carry_less(m, i)?,
        M::Pmuludq | M::Vpmuludq => even_lanes(m, i)?,
        M::Pmullw | M::Vpmullw => lanes(m, i, 16)?,
        M::Pmulld | M::Vpmulld => lanes(m, i, 32)?,
        M::Vpmullq => lanes(m, i, 64)?,
        M::Vpmadd52luq => fused(m, i, 0)?,
        M::Vpmadd52huq => fused(m, i, 52)?,
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

/// Returns the product of two polynomials over GF(2).
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

/// Multiplies the lowest 52 bits of two lanes. Adds the low or the high 52 bits of the product to the lane of the
/// destination.
fn fused<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, from: usize) -> Result<(), String> {
    let ([a, b], sum) = (m.two(i)?, m.read(i, 0)?);
    let mut r = Value::new(sum.len());
    for (((r, sum), a), b) in r.chunks_mut(64).zip(sum.chunks(64)).zip(a.chunks(64)).zip(b.chunks(64)) {
        let mut part = [0; 64];
        part[..52].copy_from_slice(&multiply(m.domain, &a[..52], &b[..52], 104)[from..from + 52]);
        words::add(m.domain, sum, &part, 0, r);
    }
    m.write_vector(i, &r, 64)
}

/// Executes multiplications of general registers with [`multiply`], and divisions of known numbers. The algebras of
/// bits can follow the carries of a product of unknown numbers best if the numbers have holes (see [`with_holes`]).
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
                // The carry flag and the overflow flag say whether the product is longer than an operand. Programs read
                // these flags to detect an overflow, for example when they multiply lengths.
                if let Some(high) = known(&product[length..]) {
                    let long = truth(high != 0);
                    (m.flags.carry, m.flags.overflow) = (Flag::Bit(long), Flag::Bit(long));
                }
            }
            m.write_register(low, &product[..length])?;
            m.write_register(high, &product[length..])
        }
        M::Div => {
            let divisor = m.read(i, 0)?;
            let length = divisor.len();
            let (low, high) = match length {
                64 => (Register::RAX, Register::RDX),
                32 => (Register::EAX, Register::EDX),
                16 => (Register::AX, Register::DX),
                _ => (Register::AL, Register::AH),
            };
            let d = u128::from(number(&divisor, "a division")?);
            let n = u128::from(number(&m.read_register(low)?, "a division")?)
                | u128::from(number(&m.read_register(high)?, "a division")?) << length;
            if d == 0 || (n / d) >> length != 0 {
                return Err("a division that traps".into());
            }
            m.flags = Flags::undefined();
            m.write_register(low, &constant::<64>((n / d) as u64)[..length])?;
            m.write_register(high, &constant::<64>((n % d) as u64)[..length])
        }
        _ => Err("a product of another form".into()),
    }
}

/// In a number with holes, only every fourth bit may be 1. This constant is the distance between these bits.
const STRIDE: usize = 4;

/// Returns the lowest `length` bits of the product of two numbers with holes. Programs multiply polynomials in this way
/// if the CPU has no instruction for products of polynomials. In each group of four bits of the result, products of
/// single bits are added. If fewer than 16 of these products are added in a group, the sum has at most four bits, so no
/// carry reaches the next group. The lowest bit of the group is the sum of the products modulo 2. The three other bits
/// are new variables, about which the algebra knows nothing.
fn with_holes<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit], length: usize) -> Option<Vec<Bit>> {
    let places = |bits: &[Bit]| -> Vec<usize> { (0..bits.len()).filter(|&n| bits[n] != 0).collect() };
    let (x, y) = (places(a), places(b));
    let apart = |places: &[usize]| places.iter().all(|place| place % STRIDE == places[0] % STRIDE);
    if x.len().min(y.len()) < 2 || x.len().min(y.len()) >= 1 << STRIDE || !apart(&x) || !apart(&y) {
        return None;
    }
    let mut terms: Vec<Vec<Bit>> = vec![Vec::new(); a.len() + b.len()];
    for &n in &x {
        for &k in &y {
            terms[n + k].push(domain.and(&a[n], &b[k]));
        }
    }
    let mut product = vec![0; length];
    for (place, terms) in terms.iter().enumerate().filter(|(place, terms)| *place < length && !terms.is_empty()) {
        product[place] = domain.sum(terms);
        if terms.len() > 1 {
            let above = domain.byte();
            let end = length.min(place + STRIDE);
            product[place + 1..end].copy_from_slice(&above[..end - place - 1]);
        }
    }
    Some(product)
}

/// Returns the lowest `length` bits of a product.
pub(crate) fn multiply<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit], length: usize) -> Vec<Bit> {
    if let (Some(a), Some(b)) = (known(a), known(b)) {
        let product = u128::from(a) * u128::from(b);
        return (0..length).map(|n| (product >> n & 1) as Bit).collect();
    }
    if let Some(product) = domain.multiply(a, b, length).or_else(|| with_holes(domain, a, b, length)) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::{POINTS, decisions::Decisions, sums::Sums},
        oracle::operands::Random,
    };

    /// Checks that in a product of numbers with holes, the lowest bit of each group of four bits is right. The test
    /// makes no claim about the other bits.
    fn check<D: Domain>(mut domain: D, length: usize, shifts: [usize; 2], places: usize) {
        let mut number = |shift: usize| {
            let mut bits: Vec<Bit> = (0..8).flat_map(|_| domain.byte()).collect();
            domain.factors(&mut bits);
            let mut left = places;
            for (place, bit) in bits.iter_mut().enumerate() {
                let kept = place % STRIDE == shift && left > 0;
                left -= usize::from(kept);
                *bit = if kept { *bit } else { 0 };
            }
            bits
        };
        let (a, b) = (number(shifts[0]), number(shifts[1]));
        let product = with_holes(&mut domain, &a, &b, length).unwrap();
        assert_eq!((product.len(), domain.refusal()), (length, None));
        let values = domain.evaluate(&[], &[&a[..], &b, &product].concat(), &mut Random(7));
        for point in 0..POINTS {
            let number = |bits: &[u64]| bits.iter().rev().fold(0_u128, |n, bit| 2 * n + u128::from(bit >> point & 1));
            let right = number(&values[..64]).wrapping_mul(number(&values[64..128]));
            let places = (0..length).filter(|place| place % STRIDE == (shifts[0] + shifts[1]) % STRIDE);
            for place in places {
                assert_eq!(values[128 + place] >> point & 1, (right >> place & 1) as u64, "{place}");
            }
        }
    }

    #[test]
    fn numbers_with_holes() {
        for (length, shifts, places) in [(128, [0, 0], 15), (64, [1, 2], 8), (128, [3, 3], 15), (128, [2, 3], 4)] {
            check(Sums::default(), length, shifts, places);
            check(Decisions::new(false), length, shifts, places);
        }
        let mut sums = Sums::default();
        let mut number = |places: usize, shift: usize| -> Vec<Bit> {
            (0..64)
                .map(|place| if place % STRIDE == shift && place < STRIDE * places { sums.byte()[0] } else { 0 })
                .collect()
        };
        let (full, fifteen, other) = (number(16, 0), number(15, 0), number(3, 1));
        let mixed: Vec<Bit> = fifteen.iter().zip(&other).map(|(a, b)| a | b).collect();
        // In the first product below, sixteen products of bits are added in a group of four bits, so a carry may reach
        // the next group. In `mixed`, bits that may be 1 are less than four bits apart, so carries may also reach the
        // next group.
        assert_eq!(with_holes(&mut sums, &full, &full, 128), None);
        assert_eq!(with_holes(&mut sums, &mixed, &fifteen, 128), None);
    }
}
