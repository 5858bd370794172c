//! Defines the operations of Elbrus processors, the channels (execution units) that execute the operations, and the
//! latencies of their results.
//!
//! The public assembler (binutils of OpenE2K) accepts these channels and operands. The public emulator (qemu-e2k) was
//! run with random operands, and computed the same results. The latencies come from table 12.2 of issue 1.2 of the
//! guide for programmers, which the maker of the processors publishes. The guide has no operations of 128 bits. So this
//! module assumes that they have the same latencies as the 64-bit operations of the same kind.

/// A version of the instruction set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Version {
    /// Elbrus-4C.
    V3 = 3,
    /// Elbrus-1C+ and Elbrus-8C.
    V4,
    /// Elbrus-8CB, which has vectors of 128 bits and three-input logic.
    V5,
}

/// The number of channels. Each channel executes one operation of a wide instruction. Channels 0 to 2 are one cluster,
/// and channels 3 to 5 are the other cluster. A result takes longer to reach the other cluster.
pub const CHANNELS: usize = 6;

/// A kind of operation. The kind decides which channels can execute the operation, and after how many cycles its result
/// can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Additions, subtractions, logic and shifts, all of 64 bits.
    Scalar,
    /// Two scalar operations in one operation, for example a shift and an addition.
    Combined,
    /// A load.
    Load,
    /// A store.
    Store,
    /// Logic, shifts of lanes, and permutations, all on vectors.
    Vector,
    /// Additions of lanes.
    VectorSum,
    /// Three-input logic, whose latency is not published.
    Logic3,
    /// A comparison, whose result is a predicate.
    Compare,
}

impl Kind {
    /// Returns the channels that execute operations of this kind. Bit n stands for channel n.
    pub fn channels(self) -> u8 {
        match self {
            Self::Scalar => 0b11_1111,
            Self::Combined => 0b01_0010,
            Self::Load => 0b10_1101,
            Self::Store => 0b10_0100,
            Self::Vector | Self::Logic3 | Self::Compare => 0b01_1011,
            Self::VectorSum => 0b00_1001,
        }
    }

    /// Returns whether operations of this kind use their inputs as vectors ([`Use::Vector`]).
    pub fn is_vector(self) -> bool {
        matches!(self, Self::Vector | Self::VectorSum | Self::Logic3)
    }
}

/// How an operation uses an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// The operand is a part of an address, or an input of an operation that is not a vector operation.
    Scalar,
    /// The operand is an input of a vector operation.
    Vector,
    /// The operand is the value that a store writes.
    Stored,
}

/// Numbers of cycles after which a result can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Latencies {
    /// The number of cycles from a load that hits the first-level cache to an operation in the same cluster that uses
    /// the loaded value. The guide says 3, and does not say for which processors. Some people believe that the number
    /// is 5 on Elbrus-8CB. If so, one block of Kuznyechik with tables would take a tenth longer on version 5 than on
    /// version 3. But paper P3 (see docs/experiments.md) measured the same time on both versions.
    pub load: u64,
    /// The number of cycles from three-input logic to a vector operation in the same cluster. This latency is not
    /// published, so our tests try 1 to 3.
    pub logic3: u64,
}

/// The latencies of the guide, and two cycles for three-input logic.
impl Default for Latencies {
    fn default() -> Self {
        Self { load: 3, logic3: 2 }
    }
}

impl Latencies {
    /// Returns the least number of cycles from an operation of the kind `from` to an operation that uses its result.
    /// `to` says how the second operation uses the result. `same_cluster` says whether both operations are in the same
    /// cluster.
    pub fn between(&self, from: Kind, to: Use, same_cluster: bool) -> u64 {
        match (from, to, same_cluster) {
            (Kind::Scalar, _, true) | (Kind::Scalar, Use::Stored, false) => 1,
            (Kind::Scalar, _, false) => 2,
            (Kind::Combined, Use::Stored, true) => 1,
            (Kind::Combined, _, true) => 2,
            (Kind::Combined, Use::Stored, false) => 3,
            (Kind::Combined, _, false) => 4,
            (Kind::Load, Use::Stored, _) | (Kind::Load, _, false) => self.load + 1,
            (Kind::Load, _, true) => self.load,
            (Kind::Logic3, to, same) => self.between(Kind::Vector, to, same) + self.logic3 - 1,
            (Kind::Vector | Kind::VectorSum, Use::Scalar, true) => 4,
            (Kind::Vector | Kind::VectorSum, _, true) => 1,
            (Kind::Vector | Kind::VectorSum, Use::Stored, false) => 3,
            (Kind::Vector | Kind::VectorSum, _, false) => 4,
            (Kind::Store | Kind::Compare, ..) => 0,
        }
    }
}

/// The least number of cycles from a comparison to a jump that depends on the comparison.
pub const COMPARE_TO_JUMP: u64 = 3;
/// The least number of cycles from the preparation of a jump to the jump.
pub const PREPARE_TO_JUMP: u64 = 5;
/// The least number of cycles from the preparation of a return to the return. This number is for a return that is
/// prepared right after the call of the function.
pub const RETURN_TO_JUMP: u64 = 8;
/// The largest number of registers in a window (the registers of one function), in pairs. Only `%r0` to `%r63` and
/// `%b[0]` to `%b[127]` have names.
pub const WINDOW_PAIRS: u64 = 0x60;

/// The largest number of cycles for which the processor can wait after a wide instruction (`nop`).
pub const NOP: u64 = 7;

/// The number of 32-bit words for constants in a wide instruction.
pub const CONSTANT_WORDS: usize = 4;
/// The largest number of 32-bit words in a wide instruction.
pub const WORDS: usize = 16;

/// Returns the channels in which the processor accepts loads, if the same instruction has stores in the channels
/// `stores`. Bit n stands for channel n.
pub fn loads_beside(stores: u8) -> u8 {
    match stores {
        0 => Kind::Load.channels(),
        0b00_0100 => 0b10_0001,
        0b10_0000 => 0b00_1100,
        _ => 0,
    }
}

/// Returns the number of 32-bit words that `constants` take in a wide instruction. All constants must be different. If
/// `beside_window` is true, the instruction also sets the size of a window, and the number includes the word with this
/// size. Returns None if there is no room for the constants.
pub fn constant_words<'a>(constants: impl IntoIterator<Item = &'a u64>, beside_window: bool) -> Option<usize> {
    let fits = |c: u64, bits: u32| (c as i64) << (64 - bits) >> (64 - bits) == c as i64;
    let (mut halves, mut words) = (0, usize::from(beside_window));
    for &constant in constants {
        match () {
            () if fits(constant, 16) => halves += 1,
            () if fits(constant, 32) => words += 1,
            () => words += 2,
        }
    }
    words += usize::div_ceil(halves, 2);
    // Constants of 16 bits can be only in the first two words. If the instruction also has the size of a window, this
    // size takes the first word. Then there is room for only two constants of 16 bits.
    (words <= CONSTANT_WORDS && halves <= if beside_window { 2 } else { 4 }).then_some(words)
}

/// The action of an operation.
#[derive(Clone, Copy)]
pub enum Action {
    /// Computes a result from up to three inputs. Inputs of 64 bits are extended with zeros.
    Compute(fn([u128; 3]) -> u128),
    /// Selects bytes by an index. The function returns None if the index has bits that our kernels do not use.
    Permute(fn([u128; 3]) -> Option<u128>),
    /// Computes three-input logic. The truth table is in the operation's name.
    Logic3,
    /// Loads this number of bytes. The address is the sum of two operands.
    Load(usize),
    /// Stores this number of bytes. The address is the sum of two operands.
    Store(usize),
    /// Computes a predicate from two inputs.
    Compare(fn(u64, u64) -> bool),
}

/// An operation.
#[derive(Clone, Copy)]
pub struct Operation {
    /// The kind of the operation.
    pub kind: Kind,
    /// The first version of the instruction set that has the operation.
    pub since: Version,
    /// The number of operands that are registers or constants, without the result.
    pub inputs: usize,
    /// The number of bits in the result. For a store, the number of bits that are stored.
    pub bits: u32,
    /// The number of bits that the operation reads from the register of each operand. This number does not apply to the
    /// registers of an address, from which the operation reads 64 bits.
    pub reads: u32,
    /// True if the operation needs half a word of extension (ALES) in the wide instruction.
    pub is_extended: bool,
    /// The action of the operation.
    pub action: Action,
}

impl Operation {
    /// Returns how the operation uses the operand at this place. The first operand of a store is the stored value.
    pub fn uses(&self, place: usize) -> Use {
        match self.action {
            Action::Store(_) if place == 0 => Use::Stored,
            _ if self.kind.is_vector() => Use::Vector,
            _ => Use::Scalar,
        }
    }

    /// Returns the largest constant for which the operand at this place needs no separate word of the instruction. A
    /// store's address comes after the stored value. If an operation has a single operand, the instruction has this
    /// operand in the second place.
    pub fn free_constant(&self, place: usize) -> u64 {
        let is_first = match self.action {
            Action::Store(_) => place == 1,
            _ => place == 0 && self.inputs > 1,
        };
        if is_first { 31 } else { 15 }
    }
}

const fn scalar(inputs: usize, f: fn([u128; 3]) -> u128) -> Operation {
    Operation {
        kind: Kind::Scalar,
        since: Version::V3,
        inputs,
        bits: 64,
        reads: 64,
        is_extended: false,
        action: Action::Compute(f),
    }
}

const fn combined(f: fn([u128; 3]) -> u128) -> Operation {
    Operation { kind: Kind::Combined, inputs: 3, is_extended: true, ..scalar(3, f) }
}

const fn vector64(kind: Kind, inputs: usize, f: fn([u128; 3]) -> u128) -> Operation {
    Operation { kind, is_extended: true, ..scalar(inputs, f) }
}

const fn vector128(inputs: usize, f: fn([u128; 3]) -> u128) -> Operation {
    Operation { since: Version::V5, bits: 128, reads: 128, ..vector64(Kind::Vector, inputs, f) }
}

const fn memory(kind: Kind, since: Version, bits: u32, action: Action) -> Operation {
    let inputs = if matches!(kind, Kind::Load) { 2 } else { 3 };
    Operation { kind, since, inputs, bits, reads: bits, is_extended: bits == 128, action }
}

/// Returns the operation with this name, and its truth table. Names of three-input logic contain the truth table, for
/// example `qplog_0x96`. For all other operations, the table is 0 and has no meaning.
pub fn operation(name: &str) -> Option<(Operation, u8)> {
    let logic3 =
        |bits| Operation { kind: Kind::Logic3, bits, reads: bits, action: Action::Logic3, ..vector128(3, |_| 0) };
    for (prefix, bits) in [("plog_0x", 64), ("qplog_0x", 128)] {
        if let Some(table) = name.strip_prefix(prefix).filter(|table| table.len() == 2) {
            return Some((logic3(bits), u8::from_str_radix(table, 16).ok()?));
        }
    }
    let operation = match name {
        "addd" => scalar(2, |[a, b, _]| (a as u64).wrapping_add(b as u64).into()),
        "subd" => scalar(2, |[a, b, _]| (a as u64).wrapping_sub(b as u64).into()),
        "andd" => scalar(2, |[a, b, _]| a & b),
        "andnd" => scalar(2, |[a, b, _]| a & !b),
        "ord" => scalar(2, |[a, b, _]| a | b),
        "ornd" => scalar(2, |[a, b, _]| a | !b),
        "xord" => scalar(2, |[a, b, _]| a ^ b),
        "xornd" => scalar(2, |[a, b, _]| a ^ !b),
        "shld" => scalar(2, |[a, b, _]| a << (b & 63)),
        "shrd" => scalar(2, |[a, b, _]| a >> (b & 63)),
        // A name begins with the operation on the first two operands. For example, `shl_addd` is c + (a << b).
        "shl_addd" => combined(|[a, b, c]| (c as u64).wrapping_add((a << (b & 63)) as u64).into()),
        "shl_ord" => combined(|[a, b, c]| c | (a << (b & 63))),
        "shl_xord" => combined(|[a, b, c]| c ^ (a << (b & 63))),
        "shr_addd" => combined(|[a, b, c]| (c as u64).wrapping_add((a >> (b & 63)) as u64).into()),
        "shl_andd" => combined(|[a, b, c]| c & (a << (b & 63))),
        "shr_andd" => combined(|[a, b, c]| c & (a >> (b & 63))),
        "shr_ord" => combined(|[a, b, c]| c | (a >> (b & 63))),
        "shr_xord" => combined(|[a, b, c]| c ^ (a >> (b & 63))),
        "pshufb" => Operation {
            action: Action::Permute(|[a, b, c]| permute(&[low(b), low(a)].concat(), c, 8)),
            ..vector64(Kind::Vector, 3, |_| 0)
        },
        "qpshufb" => Operation {
            action: Action::Permute(|[a, b, c]| {
                Some(permute(&b.to_le_bytes(), c, 8)? | permute(&a.to_le_bytes(), c >> 64, 8)? << 64)
            }),
            ..vector128(3, |_| 0)
        },
        "qppermb" => Operation {
            action: Action::Permute(|[a, b, c]| permute(&[b.to_le_bytes(), a.to_le_bytes()].concat(), c, 16)),
            ..vector128(3, |_| 0)
        },
        "pandd" => vector64(Kind::Vector, 2, |[a, b, _]| a & b),
        "pord" => vector64(Kind::Vector, 2, |[a, b, _]| a | b),
        "pxord" => vector64(Kind::Vector, 2, |[a, b, _]| a ^ b),
        "paddw" => vector64(Kind::VectorSum, 2, |[a, b, _]| add_words(a, b)),
        "psllw" => vector64(Kind::Vector, 2, |[a, b, _]| words(a, |x| shift(u32::checked_shl, x, b))),
        "psrlw" => vector64(Kind::Vector, 2, |[a, b, _]| words(a, |x| shift(u32::checked_shr, x, b))),
        "qpand" => vector128(2, |[a, b, _]| a & b),
        "qpor" => vector128(2, |[a, b, _]| a | b),
        "qpaddw" => Operation { kind: Kind::VectorSum, ..vector128(2, |[a, b, _]| add_words(a, b)) },
        "qpsrcw" => vector128(2, |[a, b, _]| words(a, |x| x.rotate_right(b as u32))),
        "qpxor" => vector128(2, |[a, b, _]| a ^ b),
        "qpsllw" => vector128(2, |[a, b, _]| words(a, |x| shift(u32::checked_shl, x, b))),
        "qpsrlw" => vector128(2, |[a, b, _]| words(a, |x| shift(u32::checked_shr, x, b))),
        "qppackdl" => Operation { reads: 64, ..vector128(2, |[a, b, _]| a << 64 | b) },
        "qpswitchd" => vector128(1, |[a, ..]| a.rotate_left(64)),
        "ldd" => memory(Kind::Load, Version::V3, 64, Action::Load(8)),
        "ldqp" => memory(Kind::Load, Version::V5, 128, Action::Load(16)),
        "std" => memory(Kind::Store, Version::V3, 64, Action::Store(8)),
        "stqp" => memory(Kind::Store, Version::V5, 128, Action::Store(16)),
        "cmpedb" => Operation { kind: Kind::Compare, action: Action::Compare(|a, b| a == b), ..scalar(2, |_| 0) },
        _ => {
            let (first, second) = name.strip_suffix('d')?.split_once('_')?;
            let second = logic(second)?;
            let Action::Compute(f) = combined_logic(logic(first)?, second) else { return None };
            combined(f)
        }
    };
    Some((operation, 0))
}

/// Returns the number of the two-input logic with this name. The number is the index of the name in `LOGIC`.
fn logic(name: &str) -> Option<usize> {
    LOGIC.iter().position(|logic| *logic == name)
}

/// The names of two-input logic. The letter "n" at the end means that the second input is inverted.
pub const LOGIC: [&str; 6] = ["and", "andn", "or", "orn", "xor", "xorn"];

/// Returns the result of the two-input logic with this number.
pub const fn apply(logic: usize, a: u128, b: u128) -> u128 {
    match logic {
        0 => a & b,
        1 => a & !b,
        2 => a | b,
        3 => a | !b,
        4 => a ^ b,
        _ => a ^ !b,
    }
}

fn combined_logic(first: usize, second: usize) -> Action {
    fn both<const FIRST: usize, const SECOND: usize>([a, b, c]: [u128; 3]) -> u128 {
        apply(SECOND, c, apply(FIRST, a, b))
    }
    macro_rules! table {
        ($($first:literal)*) => {
            [$([both::<$first, 0> as fn([u128; 3]) -> u128, both::<$first, 1>, both::<$first, 2>, both::<$first, 3>,
                both::<$first, 4>, both::<$first, 5>]),*]
        };
    }
    Action::Compute(table!(0 1 2 3 4 5)[first][second])
}

fn low(x: u128) -> [u8; 8] {
    (x as u64).to_le_bytes()
}

/// Applies a function to each word of a vector. A word is a lane of 32 bits.
fn words(x: u128, f: impl Fn(u32) -> u32) -> u128 {
    (0..4).map(|i| u128::from(f((x >> (32 * i)) as u32)) << (32 * i)).sum()
}

/// Shifts a word. The count has 64 bits. If the count is 32 or more, the result is 0.
fn shift(by: fn(u32, u32) -> Option<u32>, x: u32, count: u128) -> u32 {
    u32::try_from(count as u64).ok().and_then(|count| by(x, count)).unwrap_or(0)
}

fn add_words(a: u128, b: u128) -> u128 {
    (0..4).map(|i| 32 * i).map(|at| u128::from(((a >> at) as u32).wrapping_add((b >> at) as u32)) << at).sum()
}

/// Selects `bytes` bytes of `from`. Each byte of the index is the position of a selected byte. Returns None if a
/// position is outside of `from`.
fn permute(from: &[u8], index: u128, bytes: usize) -> Option<u128> {
    let byte = |i: usize| from.get(usize::from((index >> (8 * i)) as u8)).copied();
    (0..bytes).try_fold(0, |all, i| Some(all | u128::from(byte(i)?) << (8 * i)))
}
