//! Computes the results of instructions. Some functions compute all lanes (the 32 threads of a warp) at once, and
//! others compute one lane.
use crate::ptx::{Binary, Compare, Logic, Shift, Ternary, Unary};

/// Applies an operation to all lanes. The operation is chosen before the loop, and not in each iteration, so the
/// compiler can make vector code from the loop.
macro_rules! each {
    ($($x:ident: $t:ty),+ => $f:expr) => {{
        let mut d = [Default::default(); 32];
        for i in 0..32 {
            $(let $x: $t = $x[i];)+
            d[i] = $f;
        }
        d
    }};
}

/// Computes an operation with one operand of 32 bits.
pub fn unary32(op: Unary, a: &[u32; 32]) -> [u32; 32] {
    match op {
        Unary::Not => each!(a: u32 => !a),
        Unary::Negate => each!(a: u32 => a.wrapping_neg()),
        Unary::Absolute => each!(a: u32 => (a as i32).wrapping_abs() as u32),
        Unary::Population => each!(a: u32 => a.count_ones()),
        Unary::LeadingZeros => each!(a: u32 => a.leading_zeros()),
        Unary::Reverse => each!(a: u32 => a.reverse_bits()),
    }
}

/// Computes an operation with one operand of 64 bits.
pub fn unary64(op: Unary, a: &[u64; 32]) -> [u64; 32] {
    match op {
        Unary::Not => each!(a: u64 => !a),
        Unary::Negate => each!(a: u64 => a.wrapping_neg()),
        Unary::Absolute => each!(a: u64 => (a as i64).wrapping_abs() as u64),
        Unary::Population => each!(a: u64 => u64::from(a.count_ones())),
        Unary::LeadingZeros => each!(a: u64 => u64::from(a.leading_zeros())),
        Unary::Reverse => each!(a: u64 => a.reverse_bits()),
    }
}

/// Computes a quotient or a remainder. If the divisor is zero, the result is `$zero`, the value that GPUs return. PTX
/// leaves this result unspecified.
macro_rules! divide {
    ($a:expr, $b:expr, $zero:expr, $method:ident) => {
        if $b == 0 { $zero } else { $a.$method($b) }
    };
}

/// Computes an operation with two operands of 32 bits.
pub fn binary32(op: Binary, a: &[u32; 32], b: &[u32; 32]) -> [u32; 32] {
    match op {
        Binary::Add => each!(a: u32, b: u32 => a.wrapping_add(b)),
        Binary::Subtract => each!(a: u32, b: u32 => a.wrapping_sub(b)),
        Binary::MultiplyLow => each!(a: u32, b: u32 => a.wrapping_mul(b)),
        Binary::MultiplyHighUnsigned => each!(a: u32, b: u32 => ((u64::from(a) * u64::from(b)) >> 32) as u32),
        Binary::MultiplyHighSigned => {
            each!(a: u32, b: u32 => ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32)
        }
        Binary::MinUnsigned => each!(a: u32, b: u32 => a.min(b)),
        Binary::MinSigned => each!(a: u32, b: u32 => (a as i32).min(b as i32) as u32),
        Binary::MaxUnsigned => each!(a: u32, b: u32 => a.max(b)),
        Binary::MaxSigned => each!(a: u32, b: u32 => (a as i32).max(b as i32) as u32),
        Binary::DivideUnsigned => each!(a: u32, b: u32 => divide!(a, b, u32::MAX, wrapping_div)),
        Binary::DivideSigned => each!(a: u32, b: u32 => divide!(a as i32, b as i32, -1, wrapping_div) as u32),
        Binary::RemainderUnsigned => each!(a: u32, b: u32 => divide!(a, b, a, wrapping_rem)),
        Binary::RemainderSigned => each!(a: u32, b: u32 => divide!(a as i32, b as i32, a as i32, wrapping_rem) as u32),
        Binary::And => each!(a: u32, b: u32 => a & b),
        Binary::Or => each!(a: u32, b: u32 => a | b),
        Binary::Xor => each!(a: u32, b: u32 => a ^ b),
        Binary::ShiftLeft => each!(a: u32, b: u32 => if b < 32 { a << (b & 31) } else { 0 }),
        Binary::ShiftRightUnsigned => each!(a: u32, b: u32 => if b < 32 { a >> (b & 31) } else { 0 }),
        Binary::ShiftRightSigned => each!(a: u32, b: u32 => ((a as i32) >> b.min(31)) as u32),
    }
}

/// Computes an operation with two operands of 64 bits.
pub fn binary64(op: Binary, a: &[u64; 32], b: &[u64; 32]) -> [u64; 32] {
    match op {
        Binary::Add => each!(a: u64, b: u64 => a.wrapping_add(b)),
        Binary::Subtract => each!(a: u64, b: u64 => a.wrapping_sub(b)),
        Binary::MultiplyLow => each!(a: u64, b: u64 => a.wrapping_mul(b)),
        Binary::MultiplyHighUnsigned => each!(a: u64, b: u64 => ((u128::from(a) * u128::from(b)) >> 64) as u64),
        Binary::MultiplyHighSigned => {
            each!(a: u64, b: u64 => ((i128::from(a as i64) * i128::from(b as i64)) >> 64) as u64)
        }
        Binary::MinUnsigned => each!(a: u64, b: u64 => a.min(b)),
        Binary::MinSigned => each!(a: u64, b: u64 => (a as i64).min(b as i64) as u64),
        Binary::MaxUnsigned => each!(a: u64, b: u64 => a.max(b)),
        Binary::MaxSigned => each!(a: u64, b: u64 => (a as i64).max(b as i64) as u64),
        Binary::DivideUnsigned => each!(a: u64, b: u64 => divide!(a, b, u64::MAX, wrapping_div)),
        Binary::DivideSigned => each!(a: u64, b: u64 => divide!(a as i64, b as i64, -1, wrapping_div) as u64),
        Binary::RemainderUnsigned => each!(a: u64, b: u64 => divide!(a, b, a, wrapping_rem)),
        Binary::RemainderSigned => each!(a: u64, b: u64 => divide!(a as i64, b as i64, a as i64, wrapping_rem) as u64),
        Binary::And => each!(a: u64, b: u64 => a & b),
        Binary::Or => each!(a: u64, b: u64 => a | b),
        Binary::Xor => each!(a: u64, b: u64 => a ^ b),
        Binary::ShiftLeft | Binary::ShiftRightUnsigned | Binary::ShiftRightSigned => {
            unreachable!("64-bit shifts have 32-bit amounts")
        }
    }
}

/// Shifts 64-bit numbers.
pub fn shift64(op: Shift, a: &[u64; 32], b: &[u32; 32]) -> [u64; 32] {
    match op {
        Shift::Left => each!(a: u64, b: u32 => if b < 64 { a << b } else { 0 }),
        Shift::RightUnsigned => each!(a: u64, b: u32 => if b < 64 { a >> b } else { 0 }),
        Shift::RightSigned => each!(a: u64, b: u32 => ((a as i64) >> b.min(63)) as u64),
    }
}

/// Computes an operation with three operands of 32 bits.
pub fn ternary32(op: Ternary, a: &[u32; 32], b: &[u32; 32], c: &[u32; 32]) -> [u32; 32] {
    match op {
        Ternary::MultiplyAddLow => each!(a: u32, b: u32, c: u32 => a.wrapping_mul(b).wrapping_add(c)),
        Ternary::MultiplyAddHighUnsigned => {
            each!(a: u32, b: u32, c: u32 => (((u64::from(a) * u64::from(b)) >> 32) as u32).wrapping_add(c))
        }
        Ternary::MultiplyAddHighSigned => {
            each!(a: u32, b: u32, c: u32 =>
                (((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32).wrapping_add(c))
        }
        Ternary::ExtractUnsigned => each!(a: u32, b: u32, c: u32 => extract(a.into(), b, c, 32, false) as u32),
        Ternary::ExtractSigned => each!(a: u32, b: u32, c: u32 => extract(a.into(), b, c, 32, true) as u32),
        Ternary::FunnelLeftClamp => each!(a: u32, b: u32, c: u32 => (pair(a, b) << c.min(32) >> 32) as u32),
        Ternary::FunnelLeftWrap => each!(a: u32, b: u32, c: u32 => (pair(a, b) << (c & 31) >> 32) as u32),
        Ternary::FunnelRightClamp => each!(a: u32, b: u32, c: u32 => (pair(a, b) >> c.min(32)) as u32),
        Ternary::FunnelRightWrap => each!(a: u32, b: u32, c: u32 => (pair(a, b) >> (c & 31)) as u32),
        Ternary::Permute => each!(a: u32, b: u32, c: u32 => permute(a, b, c)),
        Ternary::PermuteForward4 => mode(a, b, c, [0x3210, 0x4321, 0x5432, 0x6543]),
        Ternary::PermuteBackward4 => mode(a, b, c, [0x5670, 0x6701, 0x7012, 0x0123]),
        Ternary::PermuteReplicate8 => mode(a, b, c, [0x0000, 0x1111, 0x2222, 0x3333]),
        Ternary::PermuteEdgeLeft => mode(a, b, c, [0x3210, 0x3211, 0x3222, 0x3333]),
        Ternary::PermuteEdgeRight => mode(a, b, c, [0x0000, 0x1110, 0x2210, 0x3210]),
        Ternary::PermuteReplicate16 => mode(a, b, c, [0x1010, 0x3232, 0x1010, 0x3232]),
    }
}

/// Computes `prmt` in one of its special modes, in which the low two bits of `c` choose one of four selectors.
fn mode(a: &[u32; 32], b: &[u32; 32], c: &[u32; 32], selectors: [u32; 4]) -> [u32; 32] {
    each!(a: u32, b: u32, c: u32 => permute(a, b, selectors[(c & 3) as usize]))
}

fn pair(low: u32, high: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// Computes `prmt` with a selector. `a` and `b` together have bytes 0 to 7. Each hexadecimal digit of the selector
/// chooses the byte for one byte of the result. If the digit is 8 or more, it chooses byte `digit - 8`, and all eight
/// bits of the result's byte are copies of the highest bit of the chosen byte.
fn permute(a: u32, b: u32, selector: u32) -> u32 {
    let bytes = pair(a, b);
    let mut d = 0;
    for i in 0..4 {
        let digit = selector >> (4 * i);
        let byte = (bytes >> (8 * (digit & 7))) as u32 & 0xff;
        d |= if digit & 8 == 0 { byte } else { (byte >> 7) * 0xff } << (8 * i);
    }
    d
}

/// Computes `bfe` (extracts a bit field). Only the low byte of `position` and the low byte of `length` have an effect.
/// Bits of the result that do not come from the source are copies of the field's highest bit if `signed` is true, and
/// zeros otherwise. If the field extends beyond the source, the highest bit of the source counts as the field's highest
/// bit.
pub fn extract(a: u64, position: u32, length: u32, width: u32, signed: bool) -> u64 {
    let (position, length) = (position & 0xff, length & 0xff);
    if length == 0 {
        return 0;
    }
    let sign = signed && a >> (position + length - 1).min(width - 1) & 1 != 0;
    let fill = if sign { u64::MAX } else { 0 };
    let available = width.saturating_sub(position).min(length);
    let field = if position < 64 { a >> position } else { 0 };
    let mask = if available >= 64 { u64::MAX } else { (1 << available) - 1 };
    field & mask | fill & !mask
}

/// Computes the sum or the difference of two 32-bit numbers. Also returns the carry of the sum or the borrow of the
/// difference.
pub fn add32(a: u32, b: u32, carry: bool, subtract: bool) -> (u32, bool) {
    if subtract {
        let (d, first) = a.overflowing_sub(b);
        let (d, second) = d.overflowing_sub(carry.into());
        (d, first | second)
    } else {
        let (d, first) = a.overflowing_add(b);
        let (d, second) = d.overflowing_add(carry.into());
        (d, first | second)
    }
}

/// Computes the sum or the difference of two 64-bit numbers. Also returns the carry of the sum or the borrow of the
/// difference.
pub fn add64(a: u64, b: u64, carry: bool, subtract: bool) -> (u64, bool) {
    if subtract {
        let (d, first) = a.overflowing_sub(b);
        let (d, second) = d.overflowing_sub(carry.into());
        (d, first | second)
    } else {
        let (d, first) = a.overflowing_add(b);
        let (d, second) = d.overflowing_add(carry.into());
        (d, first | second)
    }
}

/// Returns the 64-bit product of two 32-bit numbers.
pub fn wide(signed: bool, a: u32, b: u32) -> u64 {
    if signed { (i64::from(a as i32) * i64::from(b as i32)) as u64 } else { u64::from(a) * u64::from(b) }
}

/// Returns the result of a comparison. The caller has already extended `a` and `b` to 64 bits: signed numbers with
/// copies of the sign bit, and unsigned numbers with zeros or with copies of the highest bit.
pub fn compare(op: Compare, a: u64, b: u64) -> bool {
    let (x, y) = (a as i64, b as i64);
    match op {
        Compare::Equal => a == b,
        Compare::NotEqual => a != b,
        Compare::Less { signed } => {
            if signed {
                x < y
            } else {
                a < b
            }
        }
        Compare::LessOrEqual { signed } => {
            if signed {
                x <= y
            } else {
                a <= b
            }
        }
        Compare::Greater { signed } => {
            if signed {
                x > y
            } else {
                a > b
            }
        }
        Compare::GreaterOrEqual { signed } => {
            if signed {
                x >= y
            } else {
                a >= b
            }
        }
    }
}

/// Computes a logic operation on predicates. In `a`, `b` and the result, bit n is the predicate of lane n.
pub fn logic(op: Logic, a: u32, b: u32) -> u32 {
    match op {
        Logic::And => a & b,
        Logic::Or => a | b,
        Logic::Xor => a ^ b,
    }
}
