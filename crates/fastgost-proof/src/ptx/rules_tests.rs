//! Compares the rules with the emulator, for each form of instruction in the kernels. A form is an operation with the
//! kinds of its operands. Operands that are constants in the kernel keep their values. All other operands have some
//! unknown bits.

use super::{Result, Word, add, binary32, carry32, compare32, extend, logic3, ternary32, unary32, wide};
use crate::{
    domain::{Bit, Domain, ONE, POINTS, ZERO, decisions::Decisions, sums::Sums},
    oracle::operands::Random,
    ptx::TEXTS,
};
use fastgost_gpu_emulator::{
    exec::{lanes, lop3},
    ptx::{Binary, Bits, Compare, Entry, Module, Op, Preset, Reg},
};
use std::collections::{BTreeMap, BTreeSet};

/// The kind of an operand. An operand is a constant in the kernel, or a word whose bits may be unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Operand {
    Constant(u32),
    Any,
}

/// The operands of an instruction. Each operand has its bits in the algebra, and its values at the points. A point
/// gives a known value to each unknown bit.
struct Operands {
    words: [Word; 3],
    values: [[u32; POINTS]; 3],
    given: Vec<(Bit, u64)>,
}

fn operands<D: Domain>(domain: &mut D, of: [Operand; 3], unknown: u64, random: &mut Random) -> Operands {
    let mut all = Operands { words: [[ZERO; 32]; 3], values: [[0; POINTS]; 3], given: Vec::new() };
    for (n, operand) in of.into_iter().enumerate() {
        let known = match operand {
            Operand::Constant(number) => number,
            Operand::Any => random.word() as u32,
        };
        let variables: Vec<Bit> = (0..4).flat_map(|_| domain.byte()).collect();
        for i in 0..32 {
            if operand == Operand::Any && random.below(32) < unknown {
                let (values, flip) = (random.any(), random.below(2));
                all.given.push((variables[i], values));
                all.words[n][i] = variables[i] ^ flip as Bit;
                let bit = |point: usize| ((values >> point ^ flip) as u32 & 1) << i;
                all.values[n].iter_mut().enumerate().for_each(|(point, value)| *value |= bit(point));
            } else {
                all.words[n][i] = (known >> i & 1) as Bit;
                all.values[n].iter_mut().for_each(|value| *value |= known & 1 << i);
            }
        }
    }
    all
}

/// Checks that the bits of a result have the right values at the points.
fn check<D: Domain>(domain: &mut D, operands: &Operands, bits: &[Bit], value: impl Fn([u32; 3]) -> u64, what: &str) {
    let found = domain.evaluate(&operands.given, bits, &mut Random(1));
    for point in 0..POINTS {
        let [a, b, c] = operands.values.map(|values| values[point]);
        let number = found.iter().enumerate().fold(0, |number, (i, bits)| number | (bits >> point & 1) << i);
        assert_eq!(number, value([a, b, c]), "{what}: {a:#x}, {b:#x}, {c:#x}");
    }
}

/// Returns the form of an instruction. The form contains the operation without the numbers of registers, and the kinds
/// of the operands.
fn form(entry: &Entry, op: Op) -> Option<(String, Op, [Operand; 3])> {
    let operand = |register: Reg| {
        let preset = entry.presets.iter().find(|(preset, _)| *preset == register);
        match preset {
            Some((_, Preset::Value32(number))) => Operand::Constant(*number),
            _ => Operand::Any,
        }
    };
    let none = Operand::Constant(0);
    let (name, of) = match op {
        Op::Lop3 { table, a, b, c, .. } => (format!("lop3 {table:#x}"), [operand(a), operand(b), operand(c)]),
        Op::Unary32 { op, a, .. } => (format!("{op:?}"), [operand(a), none, none]),
        Op::Binary32 { op, a, b, .. } => (format!("{op:?}"), [operand(a), operand(b), none]),
        Op::Ternary32 { op, a, b, c, .. } => (format!("{op:?}"), [operand(a), operand(b), operand(c)]),
        Op::Carry32 { op, a, b, .. } => (format!("{op:?}"), [operand(a), operand(b), none]),
        Op::Wide { signed, a, b, .. } => (format!("wide {signed}"), [operand(a), operand(b), none]),
        _ => return None,
    };
    Some((name, op, of))
}

fn execute<D: Domain>(domain: &mut D, op: Op, [a, b, c]: &[Word; 3], carry: Bit) -> Result<Vec<Bit>> {
    Ok(match op {
        Op::Lop3 { table, .. } => logic3(domain, table, [a, b, c]).to_vec(),
        Op::Unary32 { op, .. } => unary32(op, a)?.to_vec(),
        Op::Binary32 { op, .. } => binary32(domain, op, a, b)?.to_vec(),
        Op::Ternary32 { op, .. } => ternary32(domain, op, [a, b, c])?.to_vec(),
        Op::Carry32 { op, .. } => {
            let (sum, carry) = carry32(domain, op, a, b, carry);
            [&sum[..], &[carry]].concat()
        }
        Op::Wide { signed, .. } => wide(domain, signed, a, b)?.to_vec(),
        _ => unreachable!("no form of this"),
    })
}

/// Returns the result that the emulator computes for an operation.
fn emulated(op: Op, [a, b, c]: [u32; 3], carry: bool) -> u64 {
    let [x, y, z] = [[a; 32], [b; 32], [c; 32]];
    match op {
        Op::Lop3 { table, .. } => lop3(table, &x, &y, &z)[7].into(),
        Op::Unary32 { op, .. } => lanes::unary32(op, &x)[7].into(),
        Op::Binary32 { op, .. } => lanes::binary32(op, &x, &y)[7].into(),
        Op::Ternary32 { op, .. } => lanes::ternary32(op, &x, &y, &z)[7].into(),
        Op::Carry32 { op, .. } => {
            let (sum, carry) = lanes::add32(a, b, op.carry_in && carry, op.subtract);
            u64::from(sum) | u64::from(carry) << 32
        }
        Op::Wide { signed, .. } => lanes::wide(signed, a, b),
        _ => unreachable!("no form of this"),
    }
}

/// Compares all forms of instructions in an algebra. Returns the forms that were compared with unknown bits.
fn compare_all<D: Domain>(mut domain: impl FnMut() -> D) -> BTreeSet<String> {
    let mut forms = BTreeMap::new();
    for (_, text) in TEXTS {
        let module = Module::parse(text).unwrap();
        let entries: Vec<String> = module.entries().map(str::to_owned).collect();
        for entry in entries.iter().filter_map(|name| module.entry(name)) {
            for instruction in &entry.code {
                if let Some((name, op, of)) = form(entry, instruction.op) {
                    forms.insert((name, of), op);
                }
            }
        }
    }
    let mut random = Random(28147);
    let mut compared = BTreeSet::new();
    for ((name, of), op) in forms {
        for n in 0..24 {
            let mut domain = domain();
            // In some iterations of this loop, only a few bits or no bits are unknown. If many bits are unknown, the
            // decision diagrams of sums of shifted words become large.
            let operands = operands(&mut domain, of, [0, 3, 12][n % 3], &mut random);
            let carry = n % 2 == 1;
            let Ok(bits) = execute(&mut domain, op, &operands.words, carry.into()) else { continue };
            // The algebra may not be able to express the value. In this case, the operation is refused, or a new
            // variable stands for the value.
            if domain.refusal().is_some() || domain.unknowns() > 0 {
                continue;
            }
            check(&mut domain, &operands, &bits, |values| emulated(op, values, carry), &name);
            if bits.iter().any(|&bit| bit > 1) {
                compared.insert(name.clone());
            }
        }
    }
    compared
}

#[test]
fn rules_are_the_emulators() {
    let compared = compare_all(|| Decisions::new(false));
    let has = |name: &str| compared.iter().filter(|form| form.contains(name)).count();
    for name in [
        "And",
        "Or",
        "Xor",
        "Add",
        "Subtract",
        "ShiftLeft",
        "ShiftRightUnsigned",
        "ShiftRightSigned",
        "MultiplyLow",
        "MultiplyHighUnsigned",
        "MultiplyAddLow",
        "FunnelLeftWrap",
        "Permute",
        "carry_in: true",
        "carry_out: true",
    ] {
        assert!(has(name) > 0, "{name} was not compared over unknown bits: {compared:?}");
    }
    assert!(has("lop3") > 60, "{compared:?}");
    // The algebra `Sums` need not have a result for each form, but its results must be right.
    let compared = compare_all(Sums::default);
    assert!(compared.contains("Permute") && compared.contains("MultiplyHighUnsigned"), "{compared:?}");
}

/// Tests operations that do not occur in the kernels, or that occur in the kernels only with known operands.
#[test]
fn rules_beyond_the_kernels() {
    let mut random = Random(89);
    for n in 0..300 {
        let mut domain = Decisions::new(true);
        let any = operands(&mut domain, [Operand::Any; 3], [2, 8, 32][n % 3], &mut random);
        let [a, b, _] = any.words;
        let selector = random.any() as u32;
        let words = [a, b, super::word(selector)];
        use fastgost_gpu_emulator::ptx::{Carry, Ternary, Unary};
        for op in [Ternary::Permute, Ternary::FunnelLeftWrap, Ternary::FunnelRightWrap] {
            let bits = ternary32(&mut domain, op, [&words[0], &words[1], &words[2]]).unwrap();
            let value = |[a, b, _]: [u32; 3]| lanes::ternary32(op, &[a; 32], &[b; 32], &[selector; 32])[0].into();
            check(&mut domain, &any, &bits, value, &format!("{op:?} {selector:#x}"));
        }
        let (from, length) = (selector >> 8 & 63, selector & 63);
        for op in [Ternary::ExtractSigned, Ternary::ExtractUnsigned] {
            let [from_word, length_word] = [from, length].map(super::word);
            let bits = ternary32(&mut domain, op, [&a, &from_word, &length_word]).unwrap();
            let value = |[a, ..]: [u32; 3]| lanes::ternary32(op, &[a; 32], &[from; 32], &[length; 32])[0].into();
            check(&mut domain, &any, &bits, value, &format!("{op:?} {from} {length}"));
        }
        for op in [Binary::ShiftLeft, Binary::ShiftRightSigned, Binary::ShiftRightUnsigned] {
            let amount = selector & 63;
            let bits = binary32(&mut domain, op, &a, &super::word(amount)).unwrap();
            let value = |[a, ..]: [u32; 3]| lanes::binary32(op, &[a; 32], &[amount; 32])[0].into();
            check(&mut domain, &any, &bits, value, &format!("{op:?} {amount}"));
        }
        let borrow = Carry { subtract: true, carry_in: true, carry_out: true };
        let (sum, carry) = carry32(&mut domain, borrow, &a, &b, ONE);
        let value = |[a, b, _]: [u32; 3]| {
            let (sum, carry) = lanes::add32(a, b, true, true);
            u64::from(sum) | u64::from(carry) << 32
        };
        check(&mut domain, &any, &[&sum[..], &[carry]].concat(), value, "subc.cc");
        let bits = unary32(Unary::Not, &a).unwrap();
        check(&mut domain, &any, &bits, |[a, ..]| (!a).into(), "not");
        for (width, signed) in [(8, true), (16, false), (32, true), (32, false)] {
            let kind = Bits { width, signed };
            check(&mut domain, &any, &extend(kind, &a), |[a, ..]| kind.extend(a.into()), "an extension");
        }
    }
}

#[test]
fn what_depends_on_secrets_is_refused() {
    let mut domain = Decisions::new(false);
    let secret: Word = std::array::from_fn(|i| domain.byte()[i % 8]);
    let known = super::word(5);
    assert!(compare32(Compare::Equal, &secret, &known).unwrap_err().contains("secret"));
    assert!(compare32(Compare::Less { signed: true }, &super::word(u32::MAX), &known).unwrap());
    for op in [Binary::DivideUnsigned, Binary::ShiftLeft, Binary::MinSigned] {
        assert!(binary32(&mut domain, op, &known, &secret).is_err());
    }
    assert_eq!(add(&mut domain, &known, &known, ONE), (super::word(11), ZERO));
}
