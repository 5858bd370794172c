//! Bit planes. A plane is a register that has the same bit of many blocks. A group has one block for each bit of a
//! register. Exchanges turn the blocks of a group into planes, and planes back into blocks. Each bit of a group is in a
//! register with a certain number, and at a certain position in this register. An exchange swaps one bit of the
//! register number with one bit of the position.
use super::code::{Code, Input, Value};
use fastgost::circuits::Program;
use fastgost_elbrus_executor::isa::Version;
use std::collections::HashMap;

/// The width of registers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// Registers of 64 bits with two-input logic. All versions have this width.
    Narrow,
    /// Registers of 128 bits with three-input logic, from version 5 on.
    Wide,
}

impl Width {
    pub fn of(version: Version) -> Self {
        if version < Version::V5 { Self::Narrow } else { Self::Wide }
    }
    pub fn bytes(self) -> u64 {
        match self {
            Self::Narrow => 8,
            Self::Wide => 16,
        }
    }
    pub fn load(self) -> &'static str {
        match self {
            Self::Narrow => "ldd",
            Self::Wide => "ldqp",
        }
    }
    pub fn store(self) -> &'static str {
        match self {
            Self::Narrow => "std",
            Self::Wide => "stqp",
        }
    }
    pub fn xor(self) -> &'static str {
        match self {
            Self::Narrow => "xord",
            Self::Wide => "qpxor",
        }
    }
}

/// For each of the three exchanges of bits, the distance by which the exchange moves a bit inside its register.
const SHIFTS: [u64; 3] = [1, 2, 4];

/// Code on planes.
pub struct Planes<'a> {
    pub code: &'a mut Code,
    pub width: Width,
    /// The address of the prepared key.
    pub key: Value,
    constants: HashMap<u64, Value>,
    exchanges: usize,
}

impl<'a> Planes<'a> {
    pub fn new(code: &'a mut Code, width: Width, key: Value) -> Self {
        Self { code, width, key, constants: HashMap::new(), exchanges: 0 }
    }

    fn constant(&mut self, place: u64) -> Value {
        if let Some(known) = self.constants.get(&place) {
            return *known;
        }
        let value = self.code.load(self.width.load(), self.key, place * self.width.bytes());
        self.constants.insert(place, value);
        value
    }

    /// Computes one of the two results of an exchange of bytes. The exchange swaps one bit of the register number with
    /// one bit of a byte's position in the register. If `half` is 0, the result is for the register whose number has
    /// this bit clear. If `half` is 1, the result is for the register whose number has this bit set.
    pub fn byte_exchange(&mut self, stage: u64, half: u64, a: Value, b: Value) -> Value {
        let index = self.constant(3 + 2 * stage + half);
        let name = if self.width == Width::Wide { "qppermb" } else { "pshufb" };
        // An index below the number of bytes in a register takes a byte of `a`. Higher indices take a byte of `b`.
        self.code.make(name, &[b.into(), a.into(), index.into()])
    }

    fn bit_exchange(&mut self, stage: usize, a: Value, b: Value) -> [Value; 2] {
        let mask = self.constant(stage as u64);
        let by = SHIFTS[stage];
        let code = &mut *self.code;
        if self.width == Width::Wide {
            let up = code.make("qpsllw", &[b.into(), by.into()]);
            let down = code.make("qpsrlw", &[a.into(), by.into()]);
            // If a bit of the mask is set, the result has this bit of the first value. Otherwise the result has this
            // bit of the second value.
            let select =
                |code: &mut Code, x: Value, y: Value| code.make("qplog_0xca", &[mask.into(), x.into(), y.into()]);
            return [select(code, a, up), select(code, down, b)];
        }
        // A cluster has only one channel that executes combined operations. So in every fifth exchange, the code uses
        // two simple operations in place of each combined operation.
        self.exchanges += 1;
        let apart = self.exchanges.is_multiple_of(5);
        let shifted = |code: &mut Code, name: &str, x: Value, y: Value| {
            if apart {
                let moved = code.make(&format!("{name}d"), &[x.into(), by.into()]);
                code.make("xord", &[moved.into(), y.into()])
            } else {
                code.make(&format!("{name}_xord"), &[x.into(), by.into(), y.into()])
            }
        };
        let differ = shifted(code, "shr", a, b);
        let differ = code.make("andd", &[differ.into(), mask.into()]);
        let second = code.make("xord", &[b.into(), differ.into()]);
        [shifted(code, "shl", differ, a), second]
    }

    /// For each bit, swaps two numbers: the number of the bit's register (0 to 63), and the six lowest bits of the
    /// bit's position. A second call undoes the first call.
    pub fn transpose(&mut self, mut registers: Vec<Value>) -> Vec<Value> {
        assert_eq!(registers.len(), 64);
        self.transpose_part(&mut registers, 0, 6);
        registers
    }

    /// Transposes a part of the registers. Each half of this part is transposed before the exchanges between the
    /// halves, so that registers are soon free for later values.
    fn transpose_part(&mut self, registers: &mut [Value], first: usize, stage: usize) {
        if stage == 0 {
            return;
        }
        let bit = 1 << (stage - 1);
        self.transpose_part(registers, first, stage - 1);
        self.transpose_part(registers, first + bit, stage - 1);
        for i in first..first + bit {
            let (a, b) = (registers[i], registers[i + bit]);
            let [low, high] = if stage <= 3 {
                self.bit_exchange(stage - 1, a, b)
            } else {
                let stage = stage as u64 - 4;
                [0, 1].map(|half| self.byte_exchange(stage, half, a, b))
            };
            (registers[i], registers[i + bit]) = (low, high);
        }
    }

    /// Forgets the loaded constants, so that they need no register until they are loaded again.
    pub fn forget(&mut self) {
        self.constants.clear();
    }

    /// Adds the code that executes a program of logic gates on planes. When the program uses an input signal for the
    /// first time, `input` returns the value of this signal.
    pub fn run(&mut self, program: &Program, mut input: impl FnMut(&mut Code, usize) -> Value) -> Vec<Value> {
        let mut signals: Vec<Option<Value>> = vec![None; program.inputs()];
        for instruction in program.instructions() {
            for i in instruction.inputs.map(usize::from) {
                if signals[i].is_none() {
                    signals[i] = Some(input(self.code, i));
                }
            }
            let of = instruction.inputs.map(|i| signals[usize::from(i)].expect("a signal comes before its use"));
            let result = match self.width {
                Width::Wide => self.code.make(&format!("qplog_{:#04x}", instruction.table), &of.map(Input::from)),
                Width::Narrow => super::lower::gate(self.code, of, instruction.table),
            };
            signals.push(Some(result));
        }
        program.outputs().iter().map(|o| signals[usize::from(*o)].expect("all signals are there")).collect()
    }
}
