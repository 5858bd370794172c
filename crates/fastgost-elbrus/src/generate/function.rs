//! A function of assembly text: its window, blocks of scheduled code, loops, and the return.
use super::{
    code::{Code, Value},
    schedule::{Given, Plan, nop, schedule},
};
use fastgost_elbrus_executor::{
    isa::{self, Latencies},
    text::Register,
};
use std::fmt::Write;

/// The arguments of all kernels, in the order of the C header.
pub const DESTINATION: Register = Register(0);
pub const SOURCE: Register = Register(1);
pub const KEY: Register = Register(2);
/// Memory for planes, or the number of groups, as a kernel needs it.
pub const FOURTH: Register = Register(3);

pub struct Function {
    name: String,
    latencies: Latencies,
    body: String,
    /// Registers below 16 that are taken.
    taken: u8,
    pub registers: usize,
    /// What begins the function, after the window is open.
    before: Vec<String>,
}

impl Function {
    pub fn new(name: &str, latencies: Latencies) -> Self {
        Self { name: name.into(), latencies, body: String::new(), taken: 4, registers: 0, before: Vec::new() }
    }

    /// A register below 16.
    pub fn register(&mut self) -> Register {
        assert!(self.taken < 16, "there are twelve registers for pointers and counters");
        self.taken += 1;
        Register(self.taken - 1)
    }

    /// A pointer for both copies: the argument, and so many bytes behind it.
    pub fn second(&mut self, argument: Register, bytes: u64) -> [Register; 2] {
        let second = self.register();
        self.before(&format!("addd {argument}, {bytes:#x}, {second}"));
        [argument, second]
    }

    /// An operation without its channel that comes first.
    pub fn before(&mut self, operation: &str) {
        self.before.push(operation.into());
    }

    /// Scheduled code. Of the windows in which the scheduler may look ahead it takes the one with the fewest cycles.
    pub fn block(&mut self, code: &Code, given: &[Given], is_twofold: bool, windows: &[usize]) -> u64 {
        let plan = |window| Plan { latencies: self.latencies, is_twofold, window };
        let all = windows.iter().filter_map(|window| schedule(code, given, plan(*window)));
        let best = all.min_by_key(|s| (s.cycles, s.registers)).unwrap_or_else(|| panic!("{}: too few registers", self.name));
        self.body += &best.text;
        self.registers = self.registers.max(best.registers);
        best.cycles
    }

    /// A loop: `body` is repeated until `counter`, which must not be zero, has been counted down to zero. At the end of each turn come
    /// `steps`, operations without their channels, at most four.
    pub fn repeat(&mut self, label: &str, counter: Register, steps: &[String], body: impl FnOnce(&mut Self)) {
        let label = format!(".L{}_{label}", self.name);
        let _ = write!(
            self.body,
            "{label}:\n{{\n  cmpedb,0 {counter}, 1, %pred0\n  subd,1 {counter}, 1, {counter}\n  disp %ctpr1, {label}\n}}\n"
        );
        body(self);
        self.body += "{\n";
        for (channel, step) in [0, 1, 3, 4].iter().zip(steps) {
            self.body += &placed(step, *channel);
        }
        self.body += "  ct %ctpr1 ? ~%pred0\n}\n";
    }

    /// The text, with the comment on what it does.
    pub fn text(&self, about: &str) -> String {
        let name = &self.name;
        let mut text = format!("\n! {about}\n\t.global {name}\n\t.type {name}, @function\n\t.align 8\n{name}:\n");
        text += "{\n  setwd wsz=0x60, nfx=1\n  setbn rsz=0x3f, rbs=0x20, rcur=0x0\n}\n";
        for group in self.before.chunks(3) {
            text += "{\n";
            for (channel, operation) in group.iter().enumerate() {
                text += &placed(operation, channel);
            }
            // A sum is in the other cluster after two cycles.
            text += &format!("{}}}\n", nop(1));
        }
        text += &self.body;
        let _ = write!(text, "{{\n  return %ctpr3\n{}}}\n{{\n  ct %ctpr3\n}}\n\t.size {name}, . - {name}\n", nop(isa::RETURN_TO_JUMP - 1));
        text
    }
}

/// An operation in a channel.
fn placed(operation: &str, channel: usize) -> String {
    let (name, operands) = operation.split_once(' ').expect("an operation has operands");
    format!("  {name},{channel} {operands}\n")
}

/// The register of a value, the same for both copies.
pub fn shared(value: Value, register: Register) -> Given {
    (value, [register; 2])
}
