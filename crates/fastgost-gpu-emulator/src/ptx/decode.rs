//! Reads instructions, with their names, modifiers, types and operands.
use super::{
    Access, Binary, Bits, Carry, Compare, Entry, Error, Logic, NONE, Op, Preset, Reg, Result, Shift, Space, Ternary,
    Unary,
    operands::Operand,
    parser::{Class, Scope, Symbol},
};
use std::collections::HashMap;

/// Decodes one instruction. The instruction becomes several operations only if it loads a vector of parameters.
pub fn decode<'a>(
    scope: &mut Scope<'a>,
    symbols: &HashMap<&'a str, Symbol>,
    entry: &mut Entry,
    word: &'a str,
    operands: &[Operand<'a>],
    line: u32,
) -> Result<Vec<Op>> {
    let mut decoder = Decoder { scope, symbols, entry, word, operands, line };
    let parts: Vec<&str> = word.split('.').collect();
    if parts[0] == "ld" && parts.get(1) == Some(&"param") {
        return decoder.load_parameter(&parts[2..]);
    }
    decoder.instruction(&parts).map(|op| vec![op])
}

struct Decoder<'s, 'a> {
    scope: &'s mut Scope<'a>,
    symbols: &'s HashMap<&'a str, Symbol>,
    entry: &'s mut Entry,
    word: &'a str,
    operands: &'s [Operand<'a>],
    line: u32,
}

/// Parses an integer type such as `u32`. Returns its letter (`b`, `u` or `s`) and its size.
fn kind(text: &str) -> Option<(u8, Bits)> {
    let letter = *text.as_bytes().first()?;
    let width = match text.get(1..)? {
        "8" => 8,
        "16" => 16,
        "32" => 32,
        "64" => 64,
        _ => return None,
    };
    matches!(letter, b'b' | b'u' | b's').then_some((letter, Bits { width, signed: letter == b's' }))
}

impl<'a> Decoder<'_, 'a> {
    fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.line, message)
    }

    fn unknown(&self) -> Error {
        self.error(format!("the instruction `{}` is not supported", self.word))
    }

    fn count(&self, count: usize) -> Result<()> {
        if self.operands.len() != count {
            return Err(self.error(format!("`{}` with {} operands, not {count}", self.word, self.operands.len())));
        }
        Ok(())
    }

    /// Parses a type of 32 or 64 bits, whose letter must be one of `letters`.
    fn kind(&self, text: &str, letters: &str) -> Result<Bits> {
        match kind(text) {
            Some((letter, bits)) if bits.width >= 32 && letters.as_bytes().contains(&letter) => Ok(bits),
            _ => Err(self.unknown()),
        }
    }

    fn declared(&self, operand: &Operand<'a>, class: Class) -> Result<Reg> {
        let name = if let Operand::Name(name) = operand { *name } else { "" };
        match self.scope.register(name) {
            Some((actual, register)) if actual == class => Ok(register),
            Some(_) => Err(self.error(format!("`{name}` is not of the type that `{}` takes", self.word))),
            None => Err(self.error(format!("{operand:?} where `{}` takes a register", self.word))),
        }
    }

    fn class(bits: Bits) -> Class {
        if bits.is_wide() { Class::Bits64 } else { Class::Bits32 }
    }

    /// Returns the register that operand number `at` names. The instruction writes this register.
    fn destination(&self, at: usize, bits: Bits) -> Result<Reg> {
        self.declared(&self.operands[at], Self::class(bits))
    }

    fn predicate(&self, at: usize) -> Result<Reg> {
        self.declared(&self.operands[at], Class::Predicate)
    }

    /// Returns the register that has the value of operand number `at`. The instruction reads this register.
    fn source(&mut self, at: usize, bits: Bits) -> Result<Reg> {
        self.value(&self.operands[at], Self::class(bits))
    }

    fn value(&mut self, operand: &Operand<'a>, class: Class) -> Result<Reg> {
        match *operand {
            Operand::Number(number) => {
                let (min, end) = if class == Class::Bits64 { (-(1 << 63), 1 << 64) } else { (-(1 << 31), 1 << 32) };
                if !(min..end).contains(&number) {
                    return Err(self.error(format!("{number} has more bits than `{}` takes", self.word)));
                }
                Ok(self.scope.preset(match class {
                    Class::Bits64 => Preset::Value64(number as u64),
                    _ => Preset::Value32(number as u32),
                }))
            }
            Operand::Name(name) if self.scope.register(name).is_none() => {
                if let Some(preset) = special(name) {
                    if class != Class::Bits32 {
                        return Err(self.error(format!("`{name}` has 32 bits")));
                    }
                    return Ok(self.scope.preset(preset));
                }
                let symbol = self.symbols.get(name).ok_or_else(|| self.error(format!("`{name}` is not declared")))?;
                let preset = match (*symbol, class) {
                    (Symbol::Known(address), Class::Bits64) => Preset::Value64(address),
                    (Symbol::Known(address), _) => Preset::Value32(address as u32),
                    (Symbol::Global(index), Class::Bits64) => Preset::Global(index),
                    _ => return Err(self.error(format!("the address of `{name}` has 64 bits"))),
                };
                Ok(self.scope.preset(preset))
            }
            _ => self.declared(operand, class),
        }
    }

    fn immediate(&self, at: usize, end: i128) -> Result<i128> {
        match self.operands[at] {
            Operand::Number(number) if (0..end).contains(&number) => Ok(number),
            _ => Err(self.error(format!("`{}` takes a constant from 0 to {} here", self.word, end - 1))),
        }
    }

    fn instruction(&mut self, parts: &[&str]) -> Result<Op> {
        const U32: Bits = Bits { width: 32, signed: false };
        match *parts {
            ["mov", "pred"] => {
                self.count(2)?;
                Ok(Op::MovePredicate { d: self.predicate(0)?, a: self.predicate(1)? })
            }
            ["mov", kind] => self.move_(kind),
            ["lop3", "b32"] => {
                self.count(5)?;
                let d = self.destination(0, U32)?;
                let (a, b, c) = (self.source(1, U32)?, self.source(2, U32)?, self.source(3, U32)?);
                Ok(Op::Lop3 { table: self.immediate(4, 256)? as u8, d, a, b, c })
            }
            ["prmt", "b32"] => self.ternary(Ternary::Permute),
            ["prmt", "b32", mode] => {
                let op = match mode {
                    "f4e" => Ternary::PermuteForward4,
                    "b4e" => Ternary::PermuteBackward4,
                    "rc8" => Ternary::PermuteReplicate8,
                    "ecl" => Ternary::PermuteEdgeLeft,
                    "ecr" => Ternary::PermuteEdgeRight,
                    "rc16" => Ternary::PermuteReplicate16,
                    _ => return Err(self.unknown()),
                };
                self.ternary(op)
            }
            ["shf", "l", "clamp", "b32"] => self.ternary(Ternary::FunnelLeftClamp),
            ["shf", "l", "wrap", "b32"] => self.ternary(Ternary::FunnelLeftWrap),
            ["shf", "r", "clamp", "b32"] => self.ternary(Ternary::FunnelRightClamp),
            ["shf", "r", "wrap", "b32"] => self.ternary(Ternary::FunnelRightWrap),
            ["bfe", "u32"] => self.ternary(Ternary::ExtractUnsigned),
            ["bfe", "s32"] => self.ternary(Ternary::ExtractSigned),
            ["bfe", kind] => {
                let bits = self.kind(kind, "us")?;
                self.count(4)?;
                let (d, a) = (self.destination(0, bits)?, self.source(1, bits)?);
                Ok(Op::Extract64 { signed: bits.signed, d, a, b: self.source(2, U32)?, c: self.source(3, U32)? })
            }
            ["shl" | "shr", kind] => self.shift(parts[0], kind),
            ["add" | "sub", "cc", kind] => self.carry(parts[0], true, kind),
            ["addc" | "subc", "cc", kind] => self.carry(parts[0], true, kind),
            ["addc" | "subc", kind] => self.carry(parts[0], false, kind),
            ["add" | "sub" | "min" | "max" | "div" | "rem", kind] => {
                let bits = self.kind(kind, "us")?;
                let op = match (parts[0], bits.signed) {
                    ("add", _) => Binary::Add,
                    ("sub", _) => Binary::Subtract,
                    ("min", false) => Binary::MinUnsigned,
                    ("min", true) => Binary::MinSigned,
                    ("max", false) => Binary::MaxUnsigned,
                    ("max", true) => Binary::MaxSigned,
                    ("div", false) => Binary::DivideUnsigned,
                    ("div", true) => Binary::DivideSigned,
                    (_, false) => Binary::RemainderUnsigned,
                    (_, true) => Binary::RemainderSigned,
                };
                self.binary(op, bits)
            }
            ["mul", "wide", kind] | ["mad", "wide", kind] => self.wide(parts[0] == "mad", kind),
            ["mul", half @ ("lo" | "hi"), kind] => {
                let bits = self.kind(kind, "us")?;
                self.binary(product(half, bits.signed), bits)
            }
            ["mad", half @ ("lo" | "hi"), kind @ ("u32" | "s32")] => self.ternary(match (half, kind) {
                ("lo", _) => Ternary::MultiplyAddLow,
                (_, "u32") => Ternary::MultiplyAddHighUnsigned,
                _ => Ternary::MultiplyAddHighSigned,
            }),
            ["mad", "lo", kind @ ("u64" | "s64")] => {
                let bits = self.kind(kind, "us")?;
                self.count(4)?;
                let (d, a) = (self.destination(0, bits)?, self.source(1, bits)?);
                Ok(Op::MultiplyAdd64 { d, a, b: self.source(2, bits)?, c: self.source(3, bits)? })
            }
            ["mad", half @ ("lo" | "hi"), "cc", kind] => self.multiply_carry(half, false, true, kind),
            ["madc", half @ ("lo" | "hi"), kind] => self.multiply_carry(half, true, false, kind),
            ["madc", half @ ("lo" | "hi"), "cc", kind] => self.multiply_carry(half, true, true, kind),
            ["and" | "or" | "xor", kind] => self.logic(parts[0], kind),
            ["not", "pred"] => {
                self.count(2)?;
                Ok(Op::NotPredicate { d: self.predicate(0)?, a: self.predicate(1)? })
            }
            ["not", kind] => self.unary(Unary::Not, kind, "b"),
            ["neg", kind] => self.unary(Unary::Negate, kind, "s"),
            ["abs", kind] => self.unary(Unary::Absolute, kind, "s"),
            ["brev", kind] => self.unary(Unary::Reverse, kind, "b"),
            ["popc", kind] => self.unary(Unary::Population, kind, "b"),
            ["clz", kind] => self.unary(Unary::LeadingZeros, kind, "b"),
            ["setp", compare, kind] => self.compare(compare, None, kind),
            ["setp", compare, logic, kind] => self.compare(compare, Some(logic), kind),
            ["selp", kind] => {
                let bits = self.kind(kind, "bus")?;
                self.count(4)?;
                let d = self.destination(0, bits)?;
                let (a, b, p) = (self.source(1, bits)?, self.source(2, bits)?, self.predicate(3)?);
                Ok(if bits.is_wide() { Op::Select64 { d, a, b, p } } else { Op::Select32 { d, a, b, p } })
            }
            ["cvt", to, from] => match (kind(to), kind(from)) {
                (Some((b'u' | b's', to)), Some((b'u' | b's', from))) => {
                    self.count(2)?;
                    Ok(Op::Convert { from, to, d: self.destination(0, to)?, a: self.source(1, from)? })
                }
                _ => Err(self.unknown()),
            },
            // The interpreter treats a generic address as an address of global memory. This is right, because the
            // supported instructions make only global addresses generic.
            ["cvta", "to", "global", "u64"] | ["cvta", "global", "u64"] => self.move_("u64"),
            ["ld", ..] => self.load(&parts[1..]),
            ["st", ..] => self.store(&parts[1..]),
            ["tex", "1d", "v4", "u32", "s32"] => self.texture(),
            ["bra"] | ["bra", "uni"] => {
                self.count(1)?;
                let Operand::Name(label) = self.operands[0] else { return Err(self.error("a branch without a label")) };
                self.scope.branches.push((self.entry.code.len(), label, self.line));
                Ok(Op::Branch { target: 0, uniform: parts.len() == 2 })
            }
            ["ret" | "exit"] => self.count(0).map(|()| Op::Exit),
            ["trap"] => self.count(0).map(|()| Op::Trap),
            ["bar", "sync"] => {
                self.count(1)?;
                self.immediate(0, 1)?;
                self.entry.has_barrier = true;
                Ok(Op::Barrier)
            }
            _ => Err(self.unknown()),
        }
    }

    fn move_(&mut self, kind: &str) -> Result<Op> {
        let bits = self.kind(kind, "bus")?;
        self.count(2)?;
        let half = Bits { width: 32, signed: false };
        match (&self.operands[0], &self.operands[1]) {
            (_, Operand::Vector(parts)) if kind == "b64" && parts.len() == 2 => {
                let d = self.destination(0, bits)?;
                let (a, b) = (self.value(&parts[0], Class::Bits32)?, self.value(&parts[1], Class::Bits32)?);
                Ok(Op::Pack { d, a, b })
            }
            (Operand::Vector(parts), _) if kind == "b64" && parts.len() == 2 => {
                let class = Self::class(half);
                let (d, e) = (self.declared(&parts[0], class)?, self.declared(&parts[1], class)?);
                Ok(Op::Unpack { d, e, a: self.source(1, bits)? })
            }
            _ => {
                let (d, a) = (self.destination(0, bits)?, self.source(1, bits)?);
                Ok(if bits.is_wide() { Op::Move64 { d, a } } else { Op::Move32 { d, a } })
            }
        }
    }

    fn unary(&mut self, op: Unary, kind: &str, letters: &str) -> Result<Op> {
        let bits = self.kind(kind, letters)?;
        self.count(2)?;
        let counts = matches!(op, Unary::Population | Unary::LeadingZeros);
        let d = self.destination(0, if counts { Bits { width: 32, signed: false } } else { bits })?;
        let a = self.source(1, bits)?;
        Ok(match bits.is_wide() {
            true if counts => Op::Count64 { op, d, a },
            true => Op::Unary64 { op, d, a },
            false => Op::Unary32 { op, d, a },
        })
    }

    fn binary(&mut self, op: Binary, bits: Bits) -> Result<Op> {
        self.count(3)?;
        let (d, a, b) = (self.destination(0, bits)?, self.source(1, bits)?, self.source(2, bits)?);
        Ok(if bits.is_wide() { Op::Binary64 { op, d, a, b } } else { Op::Binary32 { op, d, a, b } })
    }

    /// Reads an instruction that has three 32-bit operands and a result.
    fn ternary(&mut self, op: Ternary) -> Result<Op> {
        let bits = Bits { width: 32, signed: false };
        self.count(4)?;
        let (d, a) = (self.destination(0, bits)?, self.source(1, bits)?);
        Ok(Op::Ternary32 { op, d, a, b: self.source(2, bits)?, c: self.source(3, bits)? })
    }

    fn shift(&mut self, name: &str, kind: &str) -> Result<Op> {
        let bits = self.kind(kind, if name == "shl" { "b" } else { "bus" })?;
        self.count(3)?;
        let (d, a) = (self.destination(0, bits)?, self.source(1, bits)?);
        let b = self.source(2, Bits { width: 32, signed: false })?;
        let (narrow, wide) = match (name, bits.signed) {
            ("shl", _) => (Binary::ShiftLeft, Shift::Left),
            (_, false) => (Binary::ShiftRightUnsigned, Shift::RightUnsigned),
            (_, true) => (Binary::ShiftRightSigned, Shift::RightSigned),
        };
        Ok(if bits.is_wide() { Op::Shift64 { op: wide, d, a, b } } else { Op::Binary32 { op: narrow, d, a, b } })
    }

    fn carry(&mut self, name: &str, carry_out: bool, kind: &str) -> Result<Op> {
        let bits = self.kind(kind, "us")?;
        self.count(3)?;
        let op = Carry { subtract: name.starts_with("sub"), carry_in: name.ends_with('c'), carry_out };
        let (d, a, b) = (self.destination(0, bits)?, self.source(1, bits)?, self.source(2, bits)?);
        Ok(if bits.is_wide() { Op::Carry64 { op, d, a, b } } else { Op::Carry32 { op, d, a, b } })
    }

    fn multiply_carry(&mut self, half: &str, carry_in: bool, carry_out: bool, kind: &str) -> Result<Op> {
        let bits = self.kind(kind, "us")?;
        if bits.is_wide() {
            return Err(self.unknown());
        }
        self.count(4)?;
        let carry = Carry { subtract: false, carry_in, carry_out };
        let (d, a, b) = (self.destination(0, bits)?, self.source(1, bits)?, self.source(2, bits)?);
        Ok(Op::MultiplyCarry32 { carry, product: product(half, bits.signed), d, a, b, c: self.source(3, bits)? })
    }

    fn wide(&mut self, adds: bool, kind: &str) -> Result<Op> {
        let bits = self.kind(kind, "us")?;
        let wide = Bits { width: 64, signed: false };
        if bits.is_wide() {
            return Err(self.unknown());
        }
        self.count(if adds { 4 } else { 3 })?;
        let (d, a, b) = (self.destination(0, wide)?, self.source(1, bits)?, self.source(2, bits)?);
        Ok(Op::Wide { signed: bits.signed, d, a, b, c: if adds { self.source(3, wide)? } else { NONE } })
    }

    fn logic(&mut self, name: &str, kind: &str) -> Result<Op> {
        let (op, predicate) = match name {
            "and" => (Binary::And, Logic::And),
            "or" => (Binary::Or, Logic::Or),
            _ => (Binary::Xor, Logic::Xor),
        };
        if kind != "pred" {
            let bits = self.kind(kind, "b")?;
            return self.binary(op, bits);
        }
        self.count(3)?;
        Ok(Op::Predicate { op: predicate, d: self.predicate(0)?, a: self.predicate(1)?, b: self.predicate(2)? })
    }

    fn compare(&mut self, compare: &str, logic: Option<&str>, kind: &str) -> Result<Op> {
        let bits = self.kind(kind, "bus")?;
        let (signed, typed) = (bits.signed, !kind.starts_with('b'));
        let op = match compare {
            "eq" => Compare::Equal,
            "ne" => Compare::NotEqual,
            "lt" if typed => Compare::Less { signed },
            "le" if typed => Compare::LessOrEqual { signed },
            "gt" if typed => Compare::Greater { signed },
            "ge" if typed => Compare::GreaterOrEqual { signed },
            "lo" if typed && !signed => Compare::Less { signed },
            "ls" if typed && !signed => Compare::LessOrEqual { signed },
            "hi" if typed && !signed => Compare::Greater { signed },
            "hs" if typed && !signed => Compare::GreaterOrEqual { signed },
            _ => return Err(self.unknown()),
        };
        self.count(if logic.is_some() { 4 } else { 3 })?;
        let (d, q) = match self.operands[0] {
            Operand::Pair(p, q) => (self.scope.predicate(p, self.line)?, self.scope.predicate(q, self.line)?),
            _ => (self.predicate(0)?, NONE),
        };
        let (a, b) = (self.source(1, bits)?, self.source(2, bits)?);
        let combine = match logic {
            None => (Logic::And, NONE, false),
            Some(logic) => {
                let op = match logic {
                    "and" => Logic::And,
                    "or" => Logic::Or,
                    "xor" => Logic::Xor,
                    _ => return Err(self.unknown()),
                };
                match self.operands[3] {
                    Operand::Negated(name) => (op, self.scope.predicate(name, self.line)?, true),
                    _ => (op, self.predicate(3)?, false),
                }
            }
        };
        Ok(Op::Compare { wide: bits.is_wide(), op, d, q, a, b, combine })
    }

    /// Reads the end of a memory instruction's name. Returns the number of elements that the instruction moves, and the
    /// type of an element.
    fn elements(&self, parts: &[&str]) -> Result<(usize, Bits)> {
        let (count, text) = match *parts {
            [text] => (1, text),
            ["v2", text] => (2, text),
            ["v4", text] => (4, text),
            _ => return Err(self.unknown()),
        };
        let (_, bits) = kind(text).ok_or_else(|| self.unknown())?;
        if count * bits.bytes() > 16 {
            return Err(self.unknown());
        }
        Ok((count, bits))
    }

    /// Returns the registers that a load writes or a store reads: the registers in operand number `at`. If there are
    /// several registers, the operand is a vector.
    fn registers(&mut self, at: usize, count: usize, bits: Bits, written: bool) -> Result<Vec<Reg>> {
        let operands = match &self.operands[at] {
            Operand::Vector(operands) if count > 1 => operands.as_slice(),
            operand => std::slice::from_ref(operand),
        };
        if operands.len() != count {
            return Err(self.error(format!("`{}` takes {count} registers", self.word)));
        }
        let class = Self::class(bits);
        let registers = operands.iter();
        registers.map(|o| if written { self.declared(o, class) } else { self.value(o, class) }).collect()
    }

    /// Adds an [`Access`] to the kernel, with the address in operand number `at`. Returns the number of the access.
    fn access(&mut self, at: usize, space: Space, kind: Bits, registers: Vec<Reg>) -> Result<u32> {
        let Operand::Address { base, offset } = self.operands[at] else {
            return Err(self.error(format!("`{}` without an address", self.word)));
        };
        let is_global = matches!(space, Space::Global | Space::ReadOnly);
        let (wide, address) = match self.scope.register(base) {
            Some((Class::Bits64, register)) => (true, register),
            Some((Class::Bits32, register)) if !is_global => (false, register),
            Some(_) => return Err(self.error(format!("`{base}` is not a register for addresses"))),
            None => (true, self.value(&Operand::Name(base), Class::Bits64)?),
        };
        self.entry.accesses.push(Access { space, kind, registers, address, wide, offset, coordinate: NONE });
        Ok(self.entry.accesses.len() as u32 - 1)
    }

    fn load(&mut self, parts: &[&str]) -> Result<Op> {
        let (space, rest) = match *parts {
            ["global", "nc", ref rest @ ..] => (Space::ReadOnly, rest),
            ["global", "ca" | "cg" | "cs", "nc", ref rest @ ..] => (Space::ReadOnly, rest),
            ["global", "ca" | "cg" | "cs" | "lu" | "cv", ref rest @ ..] | ["global", ref rest @ ..] => {
                (Space::Global, rest)
            }
            ["shared", ref rest @ ..] => (Space::Shared, rest),
            ["const", ref rest @ ..] => (Space::Constant, rest),
            _ => return Err(self.unknown()),
        };
        let (count, bits) = self.elements(rest)?;
        self.count(2)?;
        let registers = self.registers(0, count, bits, true)?;
        self.access(1, space, bits, registers).map(Op::Load)
    }

    fn store(&mut self, parts: &[&str]) -> Result<Op> {
        let (space, rest) = match *parts {
            ["global", "wb" | "cg" | "cs" | "wt", ref rest @ ..] | ["global", ref rest @ ..] => (Space::Global, rest),
            ["shared", ref rest @ ..] => (Space::Shared, rest),
            _ => return Err(self.unknown()),
        };
        let (count, bits) = self.elements(rest)?;
        self.count(2)?;
        let registers = self.registers(1, count, bits, false)?;
        self.access(0, space, bits, registers).map(Op::Store)
    }

    fn load_parameter(&mut self, parts: &[&str]) -> Result<Vec<Op>> {
        let (count, kind) = self.elements(parts)?;
        self.count(2)?;
        let registers = self.registers(0, count, kind, true)?;
        let Operand::Address { base, offset } = self.operands[1] else {
            return Err(self.error(format!("`{}` without an address", self.word)));
        };
        let parameter = self.entry.parameters.iter().find(|parameter| parameter.name == base);
        let parameter = parameter.ok_or_else(|| self.error(format!("there is no parameter `{base}`")))?;
        let bytes = kind.bytes();
        let offset = usize::try_from(offset).ok().filter(|offset| offset + count * bytes <= parameter.size);
        let offset =
            offset.ok_or_else(|| self.error(format!("`{}` is outside of the parameter `{base}`", self.word)))?;
        let first = parameter.offset + offset;
        if first % (count * bytes) != 0 {
            return Err(self.error(format!("`{}` is not aligned", self.word)));
        }
        let ops = registers.into_iter().enumerate();
        Ok(ops.map(|(i, d)| Op::LoadParameter { kind, d, offset: (first + i * bytes) as u32 }).collect())
    }

    /// Reads `tex.1d.v4.u32.s32 {...}, [object, {coordinate}]`.
    fn texture(&mut self) -> Result<Op> {
        let bits = Bits { width: 32, signed: false };
        self.count(2)?;
        let registers = self.registers(0, 4, bits, true)?;
        let Operand::Texture { object, ref coordinate } = self.operands[1] else {
            return Err(self.error("a texture fetch without a texture object"));
        };
        let address = self.declared(&Operand::Name(object), Class::Bits64)?;
        let coordinate = match &**coordinate {
            Operand::Vector(parts) if parts.len() == 1 => self.value(&parts[0], Class::Bits32)?,
            operand => self.value(operand, Class::Bits32)?,
        };
        let space = Space::Global;
        self.entry.accesses.push(Access { space, kind: bits, registers, address, wide: true, offset: 0, coordinate });
        Ok(Op::Texture(self.entry.accesses.len() as u32 - 1))
    }
}

/// Returns the operation that computes the lower half (`lo`) or the higher half of a product.
fn product(half: &str, signed: bool) -> Binary {
    match (half, signed) {
        ("lo", _) => Binary::MultiplyLow,
        (_, false) => Binary::MultiplyHighUnsigned,
        (_, true) => Binary::MultiplyHighSigned,
    }
}

/// Returns the value of the special register with this name. Blocks and grids have only one dimension.
fn special(name: &str) -> Option<Preset> {
    Some(match name {
        "%tid.x" => Preset::ThreadX,
        "%ctaid.x" => Preset::BlockX,
        "%ntid.x" => Preset::BlockSizeX,
        "%nctaid.x" => Preset::GridSizeX,
        "%laneid" => Preset::Lane,
        "%tid.y" | "%tid.z" | "%ctaid.y" | "%ctaid.z" => Preset::Value32(0),
        "%ntid.y" | "%ntid.z" | "%nctaid.y" | "%nctaid.z" => Preset::Value32(1),
        _ => return None,
    })
}
