//! Builds a function of assembly text. A function has a window of registers (the registers that only this function
//! sees), blocks of scheduled code, loops, and a return.
use super::{
    code::Code,
    emit::nop,
    schedule::{Given, Plan, schedule},
};
use fastgost_elbrus_executor::{
    isa::{self, Kind, Latencies, Use},
    text::{GLOBAL, Register},
};
use std::fmt::Write;

/// Returns the register of an argument. Arguments are counted from 0.
pub const fn argument(i: u8) -> Register {
    Register(i)
}

/// The registers of the first three arguments of a cipher's function.
pub const DESTINATION: Register = argument(0);
pub const SOURCE: Register = argument(1);
pub const KEY: Register = argument(2);

/// The numbers of operations that the scheduler looks ahead. For each block of code, all these numbers are tried,
/// because the best number depends on the code.
const WINDOWS: [usize; 7] = [60, 100, 140, 160, 180, 200, 220];

pub struct Function {
    name: String,
    latencies: Latencies,
    body: String,
    /// The number of registers in use among the first 16 registers.
    taken: u8,
    pub registers: usize,
    /// The number of registers in use directly below the global registers.
    above: u8,
    /// The operations at the beginning of the function, after the window has been opened.
    before: Vec<String>,
}

impl Function {
    pub fn new(name: &str, latencies: Latencies) -> Self {
        Self { name: name.into(), latencies, body: String::new(), taken: 5, registers: 0, above: 0, before: Vec::new() }
    }

    /// Takes one of the first 16 registers.
    fn register(&mut self) -> Register {
        assert!(self.taken < 16, "there are eleven registers for pointers and counters");
        self.taken += 1;
        Register(self.taken - 1)
    }

    /// Adds an operation before all code, such as `addd %r1, 0x10`. Returns the register of its result.
    pub fn compute(&mut self, operation: &str) -> Register {
        let result = self.register();
        self.before.push(format!("{operation}, {result}"));
        result
    }

    /// Does the same as `compute`, but the result is in a register that is not among the first 16 registers.
    pub fn compute_above(&mut self, operation: &str) -> Register {
        self.above += 1;
        let result = Register(GLOBAL - self.above);
        self.before.push(format!("{operation}, {result}"));
        result
    }

    /// Makes two pointers: one for each copy of the code. Each copy runs in its own cluster. The first pointer is the
    /// argument plus `bytes`. The second pointer is the first pointer plus `distance`.
    pub fn both(&mut self, argument: Register, bytes: u64, distance: u64) -> [Register; 2] {
        let behind = |bytes: u64| format!("addd {argument}, {bytes:#x}");
        let first = if bytes == 0 { argument } else { self.compute(&behind(bytes)) };
        [first, self.compute(&behind(bytes + distance))]
    }

    /// Adds scheduled code. All codes in `codes` must compute the same results. The method takes the code that has the
    /// shortest schedule, and returns the number of cycles of this schedule.
    pub fn block(&mut self, codes: &[Code], given: &[Given], is_twofold: bool) -> u64 {
        let plan = |window| Plan { latencies: self.latencies, is_twofold, window };
        let all =
            codes.iter().flat_map(|code| WINDOWS.iter().filter_map(move |window| schedule(code, given, plan(*window))));
        let best =
            all.min_by_key(|s| (s.cycles, s.registers)).unwrap_or_else(|| panic!("{}: too few registers", self.name));
        self.body += &best.text;
        self.registers = self.registers.max(best.registers);
        best.cycles
    }

    /// Adds a loop. `body` is repeated until `counter`, which must not be zero, has been counted down to zero. At the
    /// end of each iteration, the loop executes the operations in `steps`. There are at most five operations in
    /// `steps`, and their text does not name a channel.
    pub fn repeat(&mut self, label: &str, counter: Register, steps: &[String], body: impl FnOnce(&mut Self)) {
        let label = format!(".L{}_{label}", self.name);
        let _ = write!(
            self.body,
            "{label}:\n{{\n  cmpedb,0 {counter}, 1, %pred0\n  subd,1 {counter}, 1, {counter}\n  disp %ctpr1, {label}\n}}\n"
        );
        body(self);
        self.body += "{\n";
        // There is room for two operations in each cluster, whose results only this cluster needs, and for a fifth
        // operation, whose result both clusters need.
        assert!(steps.len() <= 5, "{}: {} steps", self.name, steps.len());
        for (channel, step) in [0, 1, 3, 4, 2].iter().zip(steps) {
            self.body += &placed(step, *channel);
        }
        // The sum of an operation in `steps` reaches the other cluster after two cycles. So each iteration begins with
        // an instruction that does not need these sums. The code after the loop also begins with such an instruction.
        self.body += "  ct %ctpr1 ? ~%pred0\n}\n{\n  nop 0\n}\n";
    }

    /// Returns the text of the function, with a comment that describes it.
    pub fn text(&self, about: &str) -> String {
        let name = &self.name;
        let mut text = format!("\n! {about}\n\t.global {name}\n\t.type {name}, @function\n\t.align 8\n{name}:\n");
        // The system does not have to save the upper halves of registers (nfx) if no operation has 128 bits.
        let parts = self.body.lines().chain(self.before.iter().map(String::as_str));
        let names = parts.filter_map(|line| line.trim().split([',', ' ']).next());
        let is_narrow = names.filter_map(isa::operation).all(|(o, _)| o.bits.max(o.reads) <= 64);
        let _ = write!(text, "{{\n  setwd wsz={:#x}, nfx={}\n", isa::WINDOW_PAIRS, u8::from(is_narrow));
        text += "  setbn rsz=0x3f, rbs=0x20, rcur=0x0\n}\n";
        for group in groups(&self.before) {
            text += "{\n";
            for (channel, operation) in group.iter().enumerate() {
                text += &placed(operation, channel);
            }
            let is_vector = |name: &str| isa::operation(name).is_some_and(|(o, _)| o.kind.is_vector());
            let name = |operation: &&String| operation.split(' ').next().is_some_and(is_vector);
            let kind = if group.iter().any(name) { Kind::Vector } else { Kind::Scalar };
            // Waits until the results have reached the other cluster.
            text += &format!("{}}}\n", nop(self.latencies.between(kind, Use::Scalar, false) - 1));
        }
        text += &self.body;
        text += &self.end(is_narrow);
        let _ = writeln!(text, "\t.size {name}, . - {name}");
        text
    }

    /// Returns the code that returns from the function. While the return is prepared, the used global registers are
    /// cleared, since the caller can see them.
    fn end(&self, is_narrow: bool) -> String {
        let used = (GLOBAL..=u8::MAX).map(Register).filter(|r| r.0 < GLOBAL + 32);
        let used = used
            .map(|r| r.to_string())
            .filter(|r| self.body.contains(&format!("{r},")) || self.body.contains(&format!("{r}\n")));
        // An operation of 64 bits would not clear the upper half of a register.
        let (name, channels) =
            if is_narrow { ("addd", &[0, 1, 2, 3, 4, 5][..]) } else { ("qppackdl", &[0, 1, 3, 4][..]) };
        let cleared: Vec<String> = used.map(|r| format!("{name} 0, 0, {r}")).collect();
        let mut instructions: Vec<String> = cleared
            .chunks(channels.len())
            .map(|some| some.iter().zip(channels).map(|(operation, channel)| placed(operation, *channel)).collect())
            .collect();
        instructions.resize(instructions.len().max(1), String::new());
        instructions[0] += "  return %ctpr3\n";
        let rest = isa::RETURN_TO_JUMP - instructions.len() as u64;
        *instructions.last_mut().expect("there is one") += &nop(rest);
        instructions.push("  ct %ctpr3\n".into());
        instructions.iter().map(|instruction| format!("{{\n{instruction}}}\n")).collect()
    }
}

/// Splits operations into groups of at most two. In a group, no operation needs the result of the other operation. The
/// two operations of a group go to channels 0 and 1, because both channels can execute every operation that occurs
/// here.
fn groups(operations: &[String]) -> Vec<Vec<&String>> {
    let mut groups: Vec<Vec<&String>> = vec![Vec::new()];
    for operation in operations {
        let last = groups.last_mut().expect("there is one");
        let result = |o: &str| o.rsplit(", ").next().map(|r| format!("{r},"));
        let waits = last.iter().any(|o| result(o).is_some_and(|r| operation.contains(&r)));
        if last.len() == 2 || waits {
            groups.push(vec![operation]);
        } else {
            last.push(operation);
        }
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// Returns the text of an operation, with the number of its channel.
fn placed(operation: &str, channel: usize) -> String {
    let (name, operands) = operation.split_once(' ').expect("an operation has operands");
    format!("  {name},{channel} {operands}\n")
}
