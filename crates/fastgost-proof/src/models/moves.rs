//! Moves between vector registers, memory and general registers.

use super::{Executed, immediate, operands};
use crate::{
    domain::{Domain, ZERO},
    machine::{Machine, Value},
};
use iced_x86::{EncodingKind, Instruction, Mnemonic as M, OpKind};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    match i.mnemonic() {
        M::Movdqa
        | M::Movdqu
        | M::Movaps
        | M::Movups
        | M::Movapd
        | M::Movupd
        | M::Lddqu
        | M::Movntdq
        | M::Movntps
        | M::Vmovdqa
        | M::Vmovdqu
        | M::Vmovaps
        | M::Vmovups
        | M::Vlddqu
        | M::Vmovntdq
        | M::Vmovntps => whole(m, i, 32)?,
        M::Vmovdqu8 => whole(m, i, 8)?,
        M::Vmovdqu16 => whole(m, i, 16)?,
        M::Vmovdqa32 | M::Vmovdqu32 => whole(m, i, 32)?,
        M::Vmovdqa64 | M::Vmovdqu64 | M::Vmovapd | M::Vmovupd => whole(m, i, 64)?,
        M::Movd | M::Vmovd => single(m, i, 32)?,
        M::Movq | M::Vmovq => single(m, i, 64)?,
        M::Movss | M::Vmovss => scalar(m, i, 32)?,
        M::Movsd | M::Vmovsd if i.op0_register().is_vector_register() || i.op1_register().is_vector_register() => {
            scalar(m, i, 64)?;
        }
        M::Movlps | M::Movlpd | M::Vmovlps | M::Vmovlpd => half(m, i, 0)?,
        M::Movhps | M::Movhpd | M::Vmovhps | M::Vmovhpd => half(m, i, 64)?,
        M::Movhlps | M::Vmovhlps | M::Movlhps | M::Vmovlhps => cross(m, i)?,
        M::Movddup | M::Vmovddup => duplicate(m, i, 64, 0)?,
        M::Movsldup | M::Vmovsldup => duplicate(m, i, 32, 0)?,
        M::Movshdup | M::Vmovshdup => duplicate(m, i, 32, 1)?,
        M::Vpbroadcastb => broadcast(m, i, 8, 8)?,
        M::Vpbroadcastw => broadcast(m, i, 16, 16)?,
        M::Vpbroadcastd | M::Vbroadcastss => broadcast(m, i, 32, 32)?,
        M::Vpbroadcastq | M::Vbroadcastsd => broadcast(m, i, 64, 64)?,
        M::Vbroadcasti128 | M::Vbroadcastf128 => broadcast(m, i, 128, 128)?,
        M::Vbroadcasti32x2 | M::Vbroadcastf32x2 => broadcast(m, i, 64, 32)?,
        M::Vbroadcasti32x4 | M::Vbroadcastf32x4 => broadcast(m, i, 128, 32)?,
        M::Vbroadcasti64x2 | M::Vbroadcastf64x2 => broadcast(m, i, 128, 64)?,
        M::Vbroadcasti32x8 | M::Vbroadcastf32x8 => broadcast(m, i, 256, 32)?,
        M::Vbroadcasti64x4 | M::Vbroadcastf64x4 => broadcast(m, i, 256, 64)?,
        M::Vextracti128 | M::Vextractf128 | M::Vextracti32x4 | M::Vextractf32x4 => extract(m, i, 128, 32)?,
        M::Vextracti64x2 | M::Vextractf64x2 => extract(m, i, 128, 64)?,
        M::Vextracti32x8 | M::Vextractf32x8 => extract(m, i, 256, 32)?,
        M::Vextracti64x4 | M::Vextractf64x4 => extract(m, i, 256, 64)?,
        M::Vinserti128 | M::Vinsertf128 | M::Vinserti32x4 | M::Vinsertf32x4 => insert(m, i, 128, 32)?,
        M::Vinserti64x2 | M::Vinsertf64x2 => insert(m, i, 128, 64)?,
        M::Vinserti32x8 | M::Vinsertf32x8 => insert(m, i, 256, 32)?,
        M::Vinserti64x4 | M::Vinsertf64x4 => insert(m, i, 256, 64)?,
        M::Pinsrb | M::Vpinsrb => insert(m, i, 8, 8)?,
        M::Pinsrw | M::Vpinsrw => insert(m, i, 16, 16)?,
        M::Pinsrd | M::Vpinsrd => insert(m, i, 32, 32)?,
        M::Pinsrq | M::Vpinsrq => insert(m, i, 64, 64)?,
        M::Pextrb | M::Vpextrb => to_general(m, i, 8)?,
        M::Pextrw | M::Vpextrw => to_general(m, i, 16)?,
        M::Pextrd | M::Vpextrd | M::Extractps | M::Vextractps => to_general(m, i, 32)?,
        M::Pextrq | M::Vpextrq => to_general(m, i, 64)?,
        M::Pmovzxbw | M::Vpmovzxbw => widen(m, i, 8, 16, false)?,
        M::Pmovzxbd | M::Vpmovzxbd => widen(m, i, 8, 32, false)?,
        M::Pmovzxbq | M::Vpmovzxbq => widen(m, i, 8, 64, false)?,
        M::Pmovzxwd | M::Vpmovzxwd => widen(m, i, 16, 32, false)?,
        M::Pmovzxwq | M::Vpmovzxwq => widen(m, i, 16, 64, false)?,
        M::Pmovzxdq | M::Vpmovzxdq => widen(m, i, 32, 64, false)?,
        M::Pmovsxbw | M::Vpmovsxbw => widen(m, i, 8, 16, true)?,
        M::Pmovsxbd | M::Vpmovsxbd => widen(m, i, 8, 32, true)?,
        M::Pmovsxwd | M::Vpmovsxwd => widen(m, i, 16, 32, true)?,
        M::Pmovsxdq | M::Vpmovsxdq => widen(m, i, 32, 64, true)?,
        M::Vpmovwb => narrow(m, i, 16, 8)?,
        M::Vpmovdb => narrow(m, i, 32, 8)?,
        M::Vpmovqb => narrow(m, i, 64, 8)?,
        M::Vpmovdw => narrow(m, i, 32, 16)?,
        M::Vpmovqw => narrow(m, i, 64, 16)?,
        M::Vpmovqd => narrow(m, i, 64, 32)?,
        M::Vzeroupper => {
            for n in 0..16 {
                let low = m.vector(n)[..128].to_vec();
                m.set_vector(n, &low);
            }
        }
        M::Vzeroall => (0..16).for_each(|n| m.set_vector(n, &[])),
        _ => return Ok(false),
    }
    Ok(true)
}

fn whole<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, element: usize) -> Result<(), String> {
    let value = m.load(i)?;
    m.write_vector(i, &value, element)
}

/// Moves the lowest element of a vector to or from memory, or to or from a general register. If the destination is a
/// register, the register's other bits become 0.
fn single<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, length: usize) -> Result<(), String> {
    let value = m.one(i)?;
    // If the source is a general register of 64 bits, `movd` moves 64 bits, as `movq` does.
    let length = if i.op_kind(1) == OpKind::Register && i.op1_register().is_gpr64() { 64 } else { length };
    let value = value.resized(length.min(value.len()));
    if i.op0_kind() == OpKind::Register && i.op0_register().is_vector_register() {
        return m.write_vector(i, &value.resized(128), length);
    }
    m.write(i, 0, &value.resized(64))
}

/// Moves the lowest element of a vector. If the source is memory, the other bits of the destination become 0. If the
/// source is a register, the other bits of the destination come from a second source register, or do not change.
fn scalar<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, length: usize) -> Result<(), String> {
    if i.has_op_mask() {
        return Err("a masked scalar".into());
    }
    let value = m.one(i)?;
    let value = value.resized(length);
    if i.op0_kind() == OpKind::Memory {
        return m.write_vector(i, &value, length);
    }
    if operands(i) == 2 && i.op1_kind() == OpKind::Memory {
        return m.write_vector(i, &value.resized(128), 128);
    }
    let mut all = m.read(i, if operands(i) == 3 { 1 } else { 0 })?;
    all[..length].copy_from_slice(&value);
    m.write_vector(i, &all, 128)
}

/// Moves a half of a vector from or to memory.
fn half<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, at: usize) -> Result<(), String> {
    let value = m.one(i)?;
    if i.op0_kind() == OpKind::Memory {
        return m.write(i, 0, &value[at..at + 64]);
    }
    let mut all = m.read(i, operands(i) - 2)?;
    all[at..at + 64].copy_from_slice(&value[..64]);
    m.write_vector(i, &all, 128)
}

fn cross<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let [mut a, b] = m.two(i)?;
    if matches!(i.mnemonic(), M::Movhlps | M::Vmovhlps) {
        a[..64].copy_from_slice(&b[64..128]);
    } else {
        a[64..128].copy_from_slice(&b[..64]);
    }
    m.write_vector(i, &a, 128)
}

fn duplicate<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &Instruction,
    element: usize,
    from: usize,
) -> Result<(), String> {
    let value = m.one(i)?;
    let mut all = Value::new(8 * i.op0_register().size());
    for (n, lane) in all.chunks_mut(element).enumerate() {
        let place = (n / 2 * 2 + from) * element;
        lane.copy_from_slice(&value[place..place + element]);
    }
    m.write_vector(i, &all, element)
}

fn broadcast<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &Instruction,
    part: usize,
    element: usize,
) -> Result<(), String> {
    let value = m.one(i)?;
    let mut all = Value::new(8 * i.op0_register().size());
    for lane in all.chunks_mut(part) {
        lane.copy_from_slice(&value[..part]);
    }
    m.write_vector(i, &all, element)
}

fn extract<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, part: usize, element: usize) -> Result<(), String> {
    let value = m.read(i, 1)?;
    let at = part * (immediate(i) % (value.len() / part));
    m.write_vector(i, &Value::from(&value[at..at + part]), element)
}

fn insert<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, part: usize, element: usize) -> Result<(), String> {
    let [mut a, b] = m.two(i)?;
    let at = part * (immediate(i) % (a.len() / part));
    a[at..at + part].copy_from_slice(&b[..part]);
    m.write_vector(i, &a, element)
}

fn to_general<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, part: usize) -> Result<(), String> {
    let value = m.read(i, 1)?;
    let at = part * (immediate(i) % (128 / part));
    m.write(i, 0, &Value::from(&value[at..at + part]).resized(64))
}

fn widen<D: Domain>(
    m: &mut Machine<'_, '_, D>,
    i: &Instruction,
    from: usize,
    to: usize,
    signed: bool,
) -> Result<(), String> {
    let value = m.one(i)?;
    let mut all = Value::new(8 * i.op0_register().size());
    for (n, lane) in all.chunks_mut(to).enumerate() {
        let part = &value[n * from..][..from];
        lane[..from].copy_from_slice(part);
        lane[from..].fill(if signed { part[from - 1] } else { ZERO });
    }
    m.write_vector(i, &all, to)
}

fn narrow<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, from: usize, to: usize) -> Result<(), String> {
    let value = m.read(i, 1)?;
    let mut all = Value::new(value.len() / from * to);
    for (lane, part) in all.chunks_mut(to).zip(value.chunks(from)) {
        lane.copy_from_slice(&part[..to]);
    }
    debug_assert_ne!(i.encoding(), EncodingKind::Legacy);
    m.write_vector(i, &all, to)
}
