//! Rules for the results of instructions whose operands have unknown bits. If all operands are known, the code of the
//! emulator computes the result.

use crate::domain::{Bit, Domain, ONE, ZERO, constant, known};
use fastgost_gpu_emulator::{
    exec::{lanes, lop3},
    ptx::{Binary, Bits, Carry, Compare, Shift, Ternary, Unary},
};

/// The bits of a register of 32 bits.
pub type Word = [Bit; 32];
/// The bits of a register of 64 bits.
pub type Wide = [Bit; 64];
/// The result of an instruction, or the reason why there is no result.
pub type Result<T> = std::result::Result<T, String>;

fn number(word: &Word) -> Option<u32> {
    known(word).map(|number| number as u32)
}

fn word(number: u32) -> Word {
    constant(number.into())
}

/// Returns the error for operands for which this file has no rule.
fn no_rule<T>(op: impl std::fmt::Debug) -> Result<T> {
    Err(format!("there is no model of {op:?} of unknown bits"))
}

/// Returns the result of three-input logic (`lop3`), whose truth table is `table`.
pub fn logic3<D: Domain>(domain: &mut D, table: u8, [a, b, c]: [&Word; 3]) -> Word {
    if let (Some(a), Some(b), Some(c)) = (number(a), number(b), number(c)) {
        return word(lop3(table, &[a; 32], &[b; 32], &[c; 32])[0]);
    }
    // A slot is a place for a block in a thread. If a slot has no block, the bits of an operand are often all equal. So
    // the function uses the last result again if the three bits are the same as before.
    let (mut last, mut value) = ([Bit::MAX; 3], ZERO);
    std::array::from_fn(|i| {
        let bits = [a[i], b[i], c[i]];
        if bits != last {
            (last, value) = (bits, gate(domain, table, bits));
        }
        value
    })
}

/// Returns the value of a function of the three bits `a`, `b` and `c`. The value is bit `4 a + 2 b + c` of `table`.
fn gate<D: Domain>(domain: &mut D, table: u8, [a, b, c]: [Bit; 3]) -> Bit {
    let at = |index: u32| table >> index & 1;
    match (b, c) {
        (_, 0 | 1) => domain.binary((0..4).fold(0, |half, x| half | at(2 * x + c) << x), a, b),
        (0 | 1, _) => domain.binary((0..4).fold(0, |half, x| half | at((x & 2) << 1 | b << 1 | x & 1) << x), a, c),
        _ => domain.ternary(table, [a, b, c]),
    }
}

/// Returns the sum of two numbers and a carry, and the carry out.
fn add<D: Domain, const N: usize>(domain: &mut D, a: &[Bit; N], b: &[Bit; N], mut carry: Bit) -> ([Bit; N], Bit) {
    let mut sum = [ZERO; N];
    for i in 0..N {
        (sum[i], carry) = domain.add_bits([a[i], b[i], carry]);
    }
    (sum, carry)
}

fn not<const N: usize>(a: &[Bit; N]) -> [Bit; N] {
    a.map(|bit| bit ^ 1)
}

/// Returns N bits of a number, from bit `from` on. Places outside the number get the bit `fill`.
fn moved<const N: usize>(a: &[Bit], from: i64, fill: Bit) -> [Bit; N] {
    std::array::from_fn(|i| {
        usize::try_from(i as i64 + from).ok().and_then(|place| a.get(place)).copied().unwrap_or(fill)
    })
}

/// Returns the product of an unknown number and a known number. Both numbers are unsigned.
fn product<D: Domain>(domain: &mut D, a: &Word, factor: u32) -> Wide {
    let places = (0..32).filter(|place| factor >> place & 1 == 1);
    let summands: Vec<Wide> = places.map(|place| moved(a, -place, ZERO)).collect();
    let Some((first, rest)) = summands.split_first() else { return [ZERO; 64] };
    rest.iter().fold(*first, |sum, summand| add(domain, &sum, summand, ZERO).0)
}

/// Returns the result of an operation with one operand of 32 bits.
pub fn unary32(op: Unary, a: &Word) -> Result<Word> {
    match (op, number(a)) {
        (_, Some(a)) => Ok(word(lanes::unary32(op, &[a; 32])[0])),
        (Unary::Not, None) => Ok(not(a)),
        _ => no_rule(op),
    }
}

/// Returns the result of an operation with two operands of 32 bits.
pub fn binary32<D: Domain>(domain: &mut D, op: Binary, a: &Word, b: &Word) -> Result<Word> {
    let (x, y) = (number(a), number(b));
    if let (Some(x), Some(y)) = (x, y) {
        return Ok(word(lanes::binary32(op, &[x; 32], &[y; 32])[0]));
    }
    let (unknown, factor) = if x.is_some() { (b, x) } else { (a, y) };
    Ok(match (op, factor) {
        (Binary::And, _) => std::array::from_fn(|i| domain.and(&a[i], &b[i])),
        (Binary::Or, _) => std::array::from_fn(|i| domain.or(a[i], b[i])),
        (Binary::Xor, _) => std::array::from_fn(|i| domain.xor(&a[i], &b[i])),
        (Binary::Add, _) => add(domain, a, b, ZERO).0,
        (Binary::Subtract, _) => add(domain, a, &not(b), ONE).0,
        (Binary::MultiplyLow, Some(factor)) => moved(&product(domain, unknown, factor), 0, ZERO),
        (Binary::MultiplyHighUnsigned, Some(factor)) => moved(&product(domain, unknown, factor), 32, ZERO),
        _ => match (op, y) {
            (Binary::ShiftLeft, Some(y)) => moved(a, -i64::from(y), ZERO),
            (Binary::ShiftRightUnsigned, Some(y)) => moved(a, y.into(), ZERO),
            (Binary::ShiftRightSigned, Some(y)) => moved(a, y.into(), a[31]),
            _ => return no_rule(op),
        },
    })
}

/// Returns the result of an operation with two operands of 64 bits. The operands must be known. In the kernels, these
/// operands are addresses or numbers of groups.
pub fn binary64(op: Binary, a: &Wide, b: &Wide) -> Result<Wide> {
    match (known(a), known(b)) {
        (Some(a), Some(b)) => Ok(constant(lanes::binary64(op, &[a; 32], &[b; 32])[0])),
        _ => no_rule(op),
    }
}

/// Returns the result of a shift of a number of 64 bits.
pub fn shift64(op: Shift, a: &Wide, b: &Word) -> Result<Wide> {
    match (known(a), number(b)) {
        (Some(a), Some(b)) => Ok(constant(lanes::shift64(op, &[a; 32], &[b; 32])[0])),
        _ => no_rule(op),
    }
}

/// Returns the result of an operation with three operands of 32 bits.
pub fn ternary32<D: Domain>(domain: &mut D, op: Ternary, [a, b, c]: [&Word; 3]) -> Result<Word> {
    let [x, y, z] = [a, b, c].map(number);
    if let (Some(x), Some(y), Some(z)) = (x, y, z) {
        return Ok(word(lanes::ternary32(op, &[x; 32], &[y; 32], &[z; 32])[0]));
    }
    let pair = || [*a, *b].concat();
    match (op, y, z) {
        (Ternary::MultiplyAddLow, ..) => {
            let product = binary32(domain, Binary::MultiplyLow, a, b)?;
            binary32(domain, Binary::Add, &product, c)
        }
        (Ternary::Permute, _, Some(selector)) => {
            let pair = pair();
            Ok(std::array::from_fn(|i| {
                let digit = selector >> (4 * (i / 8));
                let byte = 8 * (digit & 7) as usize;
                pair[byte + if digit & 8 == 0 { i % 8 } else { 7 }]
            }))
        }
        (Ternary::FunnelLeftWrap, _, Some(z)) => Ok(moved(&pair(), 32 - i64::from(z & 31), ZERO)),
        (Ternary::FunnelRightWrap, _, Some(z)) => Ok(moved(&pair(), (z & 31).into(), ZERO)),
        (Ternary::ExtractUnsigned | Ternary::ExtractSigned, Some(y), Some(z)) => {
            let (from, length) = ((y & 255) as usize, (z & 255) as usize);
            if length == 0 {
                return Ok(word(0));
            }
            let sign = if op == Ternary::ExtractSigned { a[(from + length - 1).min(31)] } else { ZERO };
            let field: Word = moved(a, from as i64, sign);
            Ok(std::array::from_fn(|i| if i < length { field[i] } else { sign }))
        }
        _ => no_rule(op),
    }
}

/// Returns the result of `mul.wide`, which is the product of two words in 64 bits.
pub fn wide<D: Domain>(domain: &mut D, signed: bool, a: &Word, b: &Word) -> Result<Wide> {
    match (number(a), number(b)) {
        (Some(a), Some(b)) => Ok(constant(lanes::wide(signed, a, b))),
        (Some(factor), None) if !signed => Ok(product(domain, b, factor)),
        (None, Some(factor)) if !signed => Ok(product(domain, a, factor)),
        _ => no_rule("a wide product"),
    }
}

/// Adds or subtracts two words and the carry flag. Returns the result and the new carry. In a difference, the carry is
/// a borrow.
pub fn carry32<D: Domain>(domain: &mut D, op: Carry, a: &Word, b: &Word, carry: Bit) -> (Word, Bit) {
    let carry = if op.carry_in { carry } else { ZERO };
    if let (Some(a), Some(b), ZERO | ONE) = (number(a), number(b), carry) {
        let (sum, carry) = lanes::add32(a, b, carry == ONE, op.subtract);
        return (word(sum), carry.into());
    }
    if op.subtract {
        let (sum, carry) = add(domain, a, &not(b), carry ^ 1);
        (sum, carry ^ 1)
    } else {
        add(domain, a, b, carry)
    }
}

/// Returns the result of a comparison. The operands must be known, because a predicate must not depend on a secret.
pub fn compare(op: Compare, a: Option<u64>, b: Option<u64>) -> Result<bool> {
    match (a, b) {
        (Some(a), Some(b)) => Ok(lanes::compare(op, a, b)),
        _ => Err("a predicate depends on a secret".into()),
    }
}

/// Returns the result of a comparison of 32 bits. Both operands are extended to 64 bits as signed numbers. The
/// extension keeps the order of the operands, both as signed and as unsigned numbers.
pub fn compare32(op: Compare, a: &Word, b: &Word) -> Result<bool> {
    let extend = |x: u32| i64::from(x as i32) as u64;
    compare(op, number(a).map(extend), number(b).map(extend))
}

/// Returns the number in the lowest `kind.width` bits, extended to 64 bits with its sign or with zeros.
pub fn extend(kind: Bits, bits: &[Bit]) -> Wide {
    let width = usize::from(kind.width);
    let fill = if kind.signed { bits[width - 1] } else { ZERO };
    moved(&bits[..width], 0, fill)
}

#[cfg(test)]
#[path = "rules_tests.rs"]
mod tests;
