//! Instructions on general registers.

use super::{Executed, number};
use crate::{
    domain::{Bit, Domain, ONE, ZERO, constant, known},
    machine::{
        Machine, Value,
        flags::{Flag, Flags},
        truth,
    },
};
use iced_x86::{Instruction, Mnemonic as M, OpKind, Register};

pub(super) fn execute<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Executed {
    match i.mnemonic() {
        M::Mov | M::Movbe | M::Bswap | M::Movzx | M::Movsx | M::Movsxd | M::Lea | M::Xchg => moves(m, i)?,
        M::Cqo | M::Cdq | M::Cdqe | M::Cwde => extend(m, i)?,
        M::Cmpxchg => compare_and_exchange(m, i)?,
        M::Add | M::Adc | M::Sub | M::Sbb | M::Cmp | M::Neg | M::Inc | M::Dec | M::Adcx | M::Adox => sums(m, i)?,
        M::And | M::Or | M::Xor | M::Test | M::Not | M::Andn => logic(m, i)?,
        M::Shl | M::Shr | M::Sar | M::Rol | M::Ror | M::Shld | M::Shrd => shifts(m, i)?,
        M::Shlx | M::Shrx | M::Sarx | M::Rorx => shifts_without_flags(m, i)?,
        M::Bt | M::Bts | M::Btr | M::Btc => bits(m, i)?,
        M::Bsf
        | M::Bsr
        | M::Tzcnt
        | M::Lzcnt
        | M::Popcnt
        | M::Blsr
        | M::Blsi
        | M::Blsmsk
        | M::Bextr
        | M::Bzhi
        | M::Pdep
        | M::Pext => counts(m, i)?,
        M::Mul | M::Imul | M::Mulx | M::Div => super::products::scalar(m, i)?,
        M::Stosb | M::Stosd | M::Stosq => store_string(m, i)?,
        M::Stc => m.flags.carry = Flag::Bit(ONE),
        M::Clc => m.flags.carry = Flag::Bit(ZERO),
        M::Cld => {}
        _ => return Ok(false),
    }
    Ok(true)
}

/// Reads an operand. If the operand is longer than `length` bits, as an immediate operand may be, returns only its
/// lowest `length` bits.
fn cut<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction, operand: u32, length: usize) -> Result<Value, String> {
    let value = m.read(i, operand)?;
    Ok(if value.len() > length { value.resized(length) } else { value })
}

fn moves<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    if i.mnemonic() == M::Lea {
        let address = if i.memory_base() == Register::None && i.memory_index() == Register::None
            || i.is_ip_rel_memory_operand()
        {
            constant::<64>(i.memory_displacement64())
        } else {
            return address_of(m, i);
        };
        return m.write(i, 0, &address);
    }
    let a = m.read(i, i.op_count() - 1)?;
    match i.mnemonic() {
        M::Xchg => {
            let b = m.read(i, 0)?;
            // The memory operand is written first, because its address may depend on the register that is written
            // afterwards.
            m.write(i, 0, &a)?;
            m.write(i, 1, &b)
        }
        M::Bswap | M::Movbe => {
            let bytes: Vec<Bit> = a.rchunks(8).flatten().copied().collect();
            m.write(i, 0, &bytes)
        }
        M::Movsx | M::Movsxd => {
            let mut wide = a.resized(64);
            wide[a.len()..].fill(a[a.len() - 1]);
            m.write(i, 0, &wide)
        }
        _ => m.write(i, 0, &a.resized(64)),
    }
}

/// Executes `lea`. Programs also use `lea` to compute with secrets, so the registers may be unknown.
fn address_of<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let length = 8 * i.op0_register().size();
    let mut sum = Value::from(&constant::<64>(i.memory_displacement64()));
    for (register, scale) in [(i.memory_base(), 1), (i.memory_index(), i.memory_index_scale())] {
        if register == Register::None {
            continue;
        }
        if !register.is_gpr64() {
            return Err("an address in registers of another kind".into());
        }
        let value = m.read_register(register)?;
        let shift = scale.trailing_zeros() as usize;
        let mut scaled = Value::new(64);
        scaled[shift..].copy_from_slice(&value[..64 - shift]);
        let all = add(m.domain, &sum[..length], &scaled[..length], ZERO).0;
        sum = Value::from(&all).resized(64);
    }
    m.write_register(i.op0_register(), &sum[..length])
}

fn extend<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let (from, to) = match i.mnemonic() {
        M::Cqo => (Register::RAX, Register::RDX),
        M::Cdq => (Register::EAX, Register::EDX),
        M::Cdqe => (Register::EAX, Register::RAX),
        _ => (Register::AX, Register::EAX),
    };
    let value = m.read_register(from)?;
    let sign = value[value.len() - 1];
    let mut result = if from.full_register() == to.full_register() {
        value.resized(8 * to.size())
    } else {
        Value::new(8 * to.size())
    };
    let kept = if from.full_register() == to.full_register() { value.len() } else { 0 };
    result[kept..].fill(sign);
    m.write_register(to, &result)
}

/// Returns the sum of two numbers and a carry, and the carry out.
fn add<D: Domain>(domain: &mut D, a: &[Bit], b: &[Bit], carry: Bit) -> (Vec<Bit>, Bit) {
    if let (Some(x), Some(y), true) = (known(a), known(b), carry < 2) {
        let sum = u128::from(x) + u128::from(y) + u128::from(carry);
        let bits = (0..a.len()).map(|i| (sum >> i & 1) as Bit).collect();
        return (bits, (sum >> a.len() & 1) as Bit);
    }
    domain.add(a, b, &carry)
}

/// Executes `cmpxchg`, which writes to memory if the memory has the expected value. Programs change only counters (of
/// calls or of blocks) in this way, and never secrets.
fn compare_and_exchange<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let (old, new) = (m.read(i, 0)?, m.read(i, 1)?);
    let accumulator = match old.len() {
        64 => Register::RAX,
        32 => Register::EAX,
        _ => return Err("an exchange of short numbers".into()),
    };
    if i.op0_kind() != OpKind::Memory {
        return Err("an exchange with another operand".into());
    }
    let expected = m.read_register(accumulator)?;
    let (x, y) = (number(&expected, "an exchange")?, number(&old, "an exchange")?);
    let opposite: Vec<Bit> = old.iter().map(|bit| bit ^ 1).collect();
    let (difference, carry) = add(m.domain, &expected, &opposite, ONE);
    let top = old.len() - 1;
    let overflow = expected[top] != old[top] && expected[top] != difference[top];
    m.flags = Flags::of(&difference, Flag::Bit(carry ^ 1), Flag::Bit(truth(overflow)));
    if x == y {
        return m.write(i, 0, &new);
    }
    m.write(i, 0, &old)?;
    m.write_register(accumulator, &old)
}

fn sums<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let mnemonic = i.mnemonic();
    let a = m.read(i, 0)?;
    let length = a.len();
    let b = match mnemonic {
        M::Neg => Value::new(length),
        M::Inc | M::Dec => Value::from(&constant::<64>(1)).resized(length),
        _ => cut(m, i, 1, length)?,
    };
    let subtracts = matches!(mnemonic, M::Sub | M::Sbb | M::Cmp | M::Neg | M::Dec);
    let (x, mut y) = if mnemonic == M::Neg { (b, a) } else { (a, b) };
    let mut carry = match mnemonic {
        M::Adc | M::Sbb | M::Adcx => m.flags.carry.get(m.domain)?,
        M::Adox => m.flags.overflow.get(m.domain)?,
        _ => ZERO,
    };
    if subtracts {
        y.iter_mut().for_each(|bit| *bit ^= 1);
        carry ^= 1;
    }
    let same = mnemonic != M::Neg && subtracts && x.iter().zip(&*y).all(|(x, y)| x ^ 1 == *y);
    let (sum, out) = if same && carry == ONE {
        (vec![ZERO; length], ONE)
    } else if same {
        // This is `sbb x, x`. All bits of the result are equal to the borrow.
        (vec![carry ^ 1; length], carry)
    } else {
        add(m.domain, &x, &y, carry)
    };
    match mnemonic {
        M::Adcx => {
            m.flags.carry = Flag::Bit(out);
            return m.write(i, 0, &sum);
        }
        M::Adox => {
            m.flags.overflow = Flag::Bit(out);
            return m.write(i, 0, &sum);
        }
        _ => {}
    }
    let top = length - 1;
    let overflow = Flag::Overflow([x[top], y[top], sum[top]]);
    let carry = match mnemonic {
        M::Inc | M::Dec => m.flags.carry.clone(),
        _ => Flag::Bit(out ^ Bit::from(subtracts)),
    };
    m.flags = Flags::of(&sum, carry, overflow);
    if mnemonic != M::Cmp {
        m.write(i, 0, &sum)?;
    }
    Ok(())
}

fn logic<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let mnemonic = i.mnemonic();
    let first = u32::from(mnemonic == M::Andn);
    let mut a = m.read(i, first)?;
    if mnemonic == M::Not {
        a.iter_mut().for_each(|bit| *bit ^= 1);
        return m.write(i, 0, &a);
    }
    let length = a.len();
    let b = cut(m, i, first + 1, length)?;
    for (a, &b) in a.iter_mut().zip(&*b) {
        *a = match mnemonic {
            M::Xor => m.domain.xor(a, &b),
            M::Or => m.domain.or(*a, b),
            M::Andn => m.domain.and(&(*a ^ 1), &b),
            _ => m.domain.and(a, &b),
        };
    }
    m.flags = Flags::of(&a, Flag::Bit(ZERO), Flag::Bit(ZERO));
    if mnemonic == M::Andn {
        m.flags.parity = Flag::Undefined;
    }
    if mnemonic != M::Test {
        m.write(i, 0, &a)?;
    }
    Ok(())
}

fn shifts<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let a = m.read(i, 0)?;
    let length = a.len();
    let last = i.op_count() - 1;
    let count = if last == 0 { 1 } else { number(&m.read(i, last)?[..8], "the count of a shift")? };
    let count = count as usize & if length == 64 { 63 } else { 31 };
    if count == 0 {
        // A shift by 0 also writes its operand, although the value does not change. If the operand is a register of 32
        // bits, this write clears the upper half of the full register.
        return m.write(i, 0, &a);
    }
    if count > length {
        return Err("a shift by more than the width".into());
    }
    let mut r = Value::new(length);
    let (top, carry) = (
        length - 1,
        match i.mnemonic() {
            M::Shl | M::Shld => a[length - count],
            _ => a[count - 1],
        },
    );
    match i.mnemonic() {
        M::Shl => r[count..].copy_from_slice(&a[..length - count]),
        M::Shld => {
            let b = m.read(i, 1)?;
            r[count..].copy_from_slice(&a[..length - count]);
            r[..count].copy_from_slice(&b[length - count..]);
        }
        M::Shr | M::Sar => {
            r[..length - count].copy_from_slice(&a[count..]);
            if i.mnemonic() == M::Sar {
                r[length - count..].fill(a[top]);
            }
        }
        M::Shrd => {
            let b = m.read(i, 1)?;
            r[..length - count].copy_from_slice(&a[count..]);
            r[length - count..].copy_from_slice(&b[..count]);
        }
        M::Rol | M::Ror => {
            let shift = if i.mnemonic() == M::Rol { count % length } else { (length - count % length) % length };
            for n in 0..length {
                r[(n + shift) % length] = a[n];
            }
            m.flags.carry = Flag::Bit(if i.mnemonic() == M::Rol { r[0] } else { r[top] });
            m.flags.overflow = Flag::Undefined;
            return m.write(i, 0, &r);
        }
        _ => {}
    }
    m.flags = Flags::of(&r, Flag::Bit(carry), Flag::Undefined);
    m.write(i, 0, &r)
}

fn shifts_without_flags<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let a = m.read(i, 1)?;
    let length = a.len();
    let count = number(&m.read(i, 2)?[..8], "the count of a shift")? as usize & (length - 1);
    let mut r = Value::new(length);
    match i.mnemonic() {
        M::Shlx => r[count..].copy_from_slice(&a[..length - count]),
        M::Rorx => (0..length).for_each(|n| r[n] = a[(n + count) % length]),
        _ => {
            r[..length - count].copy_from_slice(&a[count..]);
            if i.mnemonic() == M::Sarx {
                r[length - count..].fill(a[length - 1]);
            }
        }
    }
    m.write(i, 0, &r)
}

fn bits<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    if i.op0_kind() == iced_x86::OpKind::Memory && i.op1_kind() == iced_x86::OpKind::Register {
        return Err("a bit of a string in memory".into());
    }
    let mut a = m.read(i, 0)?;
    let place = number(&m.read(i, 1)?, "the number of a bit")? as usize & (a.len() - 1);
    m.flags.carry = Flag::Bit(a[place]);
    m.flags.sign = Flag::Undefined;
    m.flags.overflow = Flag::Undefined;
    m.flags.parity = Flag::Undefined;
    match i.mnemonic() {
        M::Bts => a[place] = ONE,
        M::Btr => a[place] = ZERO,
        M::Btc => a[place] ^= 1,
        _ => return Ok(()),
    }
    m.write(i, 0, &a)
}

/// Executes instructions whose operands must be known, such as `bsf`, `popcnt`, `bextr` and `pdep`.
fn counts<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let last = m.read(i, i.op_count() - 1)?;
    let length = last.len() as u32;
    let a = number(&last, "an operand")?;
    let other = |m: &mut Machine<'_, '_, D>| number(&m.read(i, 1)?, "an operand");
    let all = if length == 64 { u64::MAX } else { (1 << length) - 1 };
    let (value, carry, zero) = match i.mnemonic() {
        M::Bsf | M::Bsr if a == 0 => return Err("no bit is set".into()),
        M::Bsf => (a.trailing_zeros().into(), None, Some(false)),
        M::Bsr => (63 - u64::from(a.leading_zeros()), None, Some(false)),
        M::Tzcnt => (u64::from(a.trailing_zeros().min(length)), Some(a == 0), Some(a & 1 == 1)),
        M::Lzcnt => {
            let count = a.leading_zeros() + length - 64;
            (count.into(), Some(a == 0), Some(count == 0))
        }
        M::Popcnt => (a.count_ones().into(), Some(false), Some(a == 0)),
        M::Blsr => (a & a.wrapping_sub(1), Some(a == 0), None),
        M::Blsi => (a & a.wrapping_neg(), Some(a != 0), None),
        M::Blsmsk => (a ^ a.wrapping_sub(1), Some(a == 0), None),
        M::Bzhi => {
            let (x, n) = (other(m)?, a & 255);
            (if n < u64::from(length) { x & !(u64::MAX << n) } else { x }, Some(n >= length.into()), None)
        }
        M::Bextr => {
            let (x, from, count) = (other(m)?, a & 255, a >> 8 & 255);
            let x = if from < 64 { x >> from } else { 0 };
            (if count < 64 { x & !(u64::MAX << count) } else { x }, Some(false), None)
        }
        M::Pdep | M::Pext => {
            let (x, mut value, mut n) = (other(m)?, 0, 0);
            for place in (0..64).filter(|place| a >> place & 1 == 1) {
                let (from, to) = if i.mnemonic() == M::Pdep { (n, place) } else { (place, n) };
                value |= (x >> from & 1) << to;
                n += 1;
            }
            return m.write(i, 0, &constant::<64>(value));
        }
        _ => return Err("no model".into()),
    };
    let value = constant::<64>(value & all);
    m.flags = Flags::of(&value[..length as usize], Flag::Undefined, Flag::Undefined);
    m.flags.parity = Flag::Undefined;
    m.flags.sign = Flag::Undefined;
    if let Some(carry) = carry {
        m.flags.carry = Flag::Bit(truth(carry));
    }
    if let Some(zero) = zero {
        m.flags.zero = Flag::Bit(truth(zero));
    }
    m.write(i, 0, &value)
}

fn store_string<D: Domain>(m: &mut Machine<'_, '_, D>, i: &Instruction) -> Result<(), String> {
    let length = match i.mnemonic() {
        M::Stosb => 8,
        M::Stosd => 32,
        _ => 64,
    };
    let value = m.read_register(Register::RAX)?.resized(length);
    let place = m.address_register(Register::RDI)?;
    let count = if i.has_rep_prefix() { m.address_register(Register::RCX)? } else { 1 };
    for n in 0..count {
        m.memory.write(place + n * (length / 8) as u64, &value)?;
    }
    m.write_register(Register::RDI, &constant::<64>(place + count * (length / 8) as u64))?;
    if i.has_rep_prefix() {
        m.write_register(Register::RCX, &constant::<64>(0))?;
    }
    Ok(())
}
