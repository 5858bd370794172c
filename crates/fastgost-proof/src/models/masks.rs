//! Instructions on mask registers, instructions that collect the signs of lanes (elements of vectors), instructions
//! that fill lanes with the bits of a mask, and tests of lanes.

use super::{Executed, immediate};
use crate::{
    domain::{Bit, Domain, ZERO, constant, known},
    machine::{
        Machine, Value,
        flags::{Flag, Flags},
    },
};
use iced_x86::{Instruction, Mnemonic as M, OpKind};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    match i.mnemonic() {
        M::Kmovb => moves(m, i, 8)?,
        M::Kmovw => moves(m, i, 16)?,
        M::Kmovd => moves(m, i, 32)?,
        M::Kmovq => moves(m, i, 64)?,
        M::Kandb | M::Korb | M::Kxorb | M::Kandnb | M::Kxnorb | M::Knotb => logic(m, i, 8)?,
        M::Kandw | M::Korw | M::Kxorw | M::Kandnw | M::Kxnorw | M::Knotw => logic(m, i, 16)?,
        M::Kandd | M::Kord | M::Kxord | M::Kandnd | M::Kxnord | M::Knotd => logic(m, i, 32)?,
        M::Kandq | M::Korq | M::Kxorq | M::Kandnq | M::Kxnorq | M::Knotq => logic(m, i, 64)?,
        M::Kaddb => add(m, i, 8)?,
        M::Kaddw => add(m, i, 16)?,
        M::Kaddd => add(m, i, 32)?,
        M::Kaddq => add(m, i, 64)?,
        M::Kshiftlb | M::Kshiftrb => shift(m, i, 8)?,
        M::Kshiftlw | M::Kshiftrw => shift(m, i, 16)?,
        M::Kshiftld | M::Kshiftrd => shift(m, i, 32)?,
        M::Kshiftlq | M::Kshiftrq => shift(m, i, 64)?,
        M::Kunpckbw => unpack(m, i, 8)?,
        M::Kunpckwd => unpack(m, i, 16)?,
        M::Kunpckdq => unpack(m, i, 32)?,
        M::Kortestb => test(m, i, 8)?,
        M::Kortestw => test(m, i, 16)?,
        M::Kortestd => test(m, i, 32)?,
        M::Kortestq => test(m, i, 64)?,
        M::Pmovmskb | M::Vpmovmskb | M::Vpmovb2m => signs(m, i, 8)?,
        M::Vpmovw2m => signs(m, i, 16)?,
        M::Movmskps | M::Vmovmskps | M::Vpmovd2m => signs(m, i, 32)?,
        M::Movmskpd | M::Vmovmskpd | M::Vpmovq2m => signs(m, i, 64)?,
        M::Vpmovm2b => lanes(m, i, 8)?,
        M::Vpmovm2w => lanes(m, i, 16)?,
        M::Vpmovm2d => lanes(m, i, 32)?,
        M::Vpmovm2q => lanes(m, i, 64)?,
        M::Vptestmb => test_lanes(m, i, 8, 0)?,
        M::Vptestmw => test_lanes(m, i, 16, 0)?,
        M::Vptestmd => test_lanes(m, i, 32, 0)?,
        M::Vptestmq => test_lanes(m, i, 64, 0)?,
        M::Vptestnmb => test_lanes(m, i, 8, 1)?,
        M::Vptestnmw => test_lanes(m, i, 16, 1)?,
        M::Vptestnmd => test_lanes(m, i, 32, 1)?,
        M::Vptestnmq => test_lanes(m, i, 64, 1)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn moves<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, length: usize) -> Result<(), String> {
    let value = m.read(i, 1)?;
    let value = value.resized(length.min(value.len())).resized(64);
    match i.op0_kind() {
        OpKind::Register if i.op0_register().is_k() => m.write_register(i.op0_register(), &value),
        _ => m.write(i, 0, &value),
    }
}

fn logic<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, length: usize) -> Result<(), String> {
    let (a, b) = (m.read(i, 1)?, m.read(i, i.op_count() - 1)?);
    let table = match i.mnemonic() {
        M::Kandb | M::Kandw | M::Kandd | M::Kandq => 0b1000,
        M::Korb | M::Korw | M::Kord | M::Korq => 0b1110,
        M::Kxorb | M::Kxorw | M::Kxord | M::Kxorq => 0b0110,
        M::Kandnb | M::Kandnw | M::Kandnd | M::Kandnq => 0b0010,
        M::Kxnorb | M::Kxnorw | M::Kxnord | M::Kxnorq => 0b1001,
        _ => 0b0011,
    };
    let bits: Vec<Bit> = (0..length).map(|n| m.domain.binary(table, a[n], b[n])).collect();
    m.write_register(i.op0_register(), &bits)
}

fn add<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, length: usize) -> Result<(), String> {
    let (a, b) = (m.read(i, 1)?, m.read(i, 2)?);
    let (Some(x), Some(y)) = (known(&a[..length]), known(&b[..length])) else {
        let sum = m.domain.add(&a[..length], &b[..length], &ZERO).0;
        return m.write_register(i.op0_register(), &sum);
    };
    m.write_register(i.op0_register(), &constant::<64>(x.wrapping_add(y))[..length])
}

fn shift<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, length: usize) -> Result<(), String> {
    let a = m.read(i, 1)?;
    let mut r = Value::new(length);
    let count = immediate(i);
    if count < length {
        if matches!(i.mnemonic(), M::Kshiftlb | M::Kshiftlw | M::Kshiftld | M::Kshiftlq) {
            r[count..].copy_from_slice(&a[..length - count]);
        } else {
            r[..length - count].copy_from_slice(&a[count..length]);
        }
    }
    m.write_register(i.op0_register(), &r)
}

fn unpack<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, length: usize) -> Result<(), String> {
    let (a, b) = (m.read(i, 1)?, m.read(i, 2)?);
    m.write_register(i.op0_register(), &[&b[..length], &a[..length]].concat())
}

fn test<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, length: usize) -> Result<(), String> {
    let (a, b) = (m.read(i, 0)?, m.read(i, 1)?);
    let bits: Vec<Bit> = (0..length).map(|n| m.domain.or(a[n], b[n])).collect();
    let all = bits.iter().fold(1, |all, bit| m.domain.and(&all, bit));
    m.flags = Flags::of(&bits, Flag::Bit(all), Flag::Bit(ZERO));
    m.flags.sign = Flag::Bit(ZERO);
    m.flags.parity = Flag::Bit(ZERO);
    Ok(())
}

fn signs<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize) -> Result<(), String> {
    let a = m.read(i, 1)?;
    let bits: Vec<Bit> = a.chunks(element).map(|lane| lane[element - 1]).collect();
    m.write_register(i.op0_register(), &Value::from(&bits).resized(64))
}

fn lanes<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize) -> Result<(), String> {
    let a = m.read(i, 1)?;
    let mut r = Value::new(8 * i.op0_register().size());
    for (n, lane) in r.chunks_mut(element).enumerate() {
        lane.fill(a[n]);
    }
    m.write_vector(i, &r, element)
}

fn test_lanes<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &Instruction,
    element: usize,
    negate: Bit,
) -> Result<(), String> {
    let [a, b] = m.two(i)?;
    let mut bits = Vec::new();
    for (a, b) in a.chunks(element).zip(b.chunks(element)) {
        let none = a.iter().zip(b).fold(1, |none, (a, b)| {
            let both = m.domain.and(a, b);
            m.domain.and(&none, &(both ^ 1))
        });
        bits.push(none ^ 1 ^ negate);
    }
    if let Some(mask) = m.mask(i) {
        for (bit, mask) in bits.iter_mut().zip(mask) {
            *bit = m.domain.and(bit, &mask);
        }
    }
    m.write_register(i.op0_register(), &bits)
}
