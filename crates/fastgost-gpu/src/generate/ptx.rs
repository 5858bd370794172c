//! Writes PTX modules as text.
use super::abi::KernelMode;
use std::fmt::{self, Display, Write};

pub const MODES: [KernelMode; 5] =
    [KernelMode::Blocks, KernelMode::Counter, KernelMode::Cbc, KernelMode::Cfb, KernelMode::Cnt];

/// A 32-bit register.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Reg(u32);

/// A 64-bit register.
#[derive(Clone, Copy)]
pub struct Wide(u32);

/// A predicate.
#[derive(Clone, Copy)]
pub struct Pred(u32);

impl Display for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%r{}", self.0)
    }
}
impl Display for Wide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%d{}", self.0)
    }
}
impl Display for Pred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%p{}", self.0)
    }
}

/// Returns the first lines of a module.
pub fn module(what: &str) -> String {
    format!(
        "// {what}. Generated: see src/generate.\n\
         .version 6.4\n.target sm_75\n.address_size 64\n"
    )
}

/// An entry (a kernel in PTX) under construction. The methods append instructions to it.
pub struct Entry {
    body: String,
    regs: u32,
    wides: u32,
    preds: u32,
    labels: u32,
    /// `modes` says which modes of operation execute the next instructions that are appended. `times` says how often a
    /// thread executes these instructions.
    modes: [bool; MODES.len()],
    times: usize,
    counts: [usize; MODES.len()],
}

impl Entry {
    pub fn new() -> Self {
        let (modes, times, counts) = ([true; MODES.len()], 1, [0; MODES.len()]);
        Self { body: String::new(), regs: 0, wides: 0, preds: 0, labels: 0, modes, times, counts }
    }

    /// A new register.
    pub fn reg(&mut self) -> Reg {
        self.regs += 1;
        Reg(self.regs)
    }

    pub fn wide(&mut self) -> Wide {
        self.wides += 1;
        Wide(self.wides)
    }

    pub fn pred(&mut self) -> Pred {
        self.preds += 1;
        Pred(self.preds)
    }

    pub fn regs<const N: usize>(&mut self) -> [Reg; N] {
        std::array::from_fn(|_| self.reg())
    }

    /// Appends an instruction, given as text.
    pub fn push(&mut self, instruction: impl Display) {
        let _ = writeln!(self.body, "\t{instruction};");
        for (count, executes) in self.counts.iter_mut().zip(self.modes) {
            *count += if executes { self.times } else { 0 };
        }
    }

    /// Appends the copy of a register. The copy is not counted as an instruction, because ptxas (the assembler) uses
    /// one register of the GPU for both names.
    pub fn copy(&mut self, to: Reg, from: Reg) {
        let _ = writeln!(self.body, "\tmov.b32 {to}, {from};");
    }

    /// Calls `body`, which appends instructions that only `modes` execute. The caller must also append the branches
    /// that lead to these instructions, either in `body` or before and after this call.
    pub fn only(&mut self, modes: &[KernelMode], body: impl FnOnce(&mut Self)) {
        let before = self.modes;
        for (mode, executes) in MODES.iter().zip(&mut self.modes) {
            *executes &= modes.contains(mode);
        }
        body(self);
        self.modes = before;
    }

    /// Calls `body`, which appends the instructions of a loop that runs `times` times.
    pub fn repeated(&mut self, times: u32, body: impl FnOnce(&mut Self)) {
        let before = self.times;
        self.times *= times as usize;
        body(self);
        self.times = before;
    }

    /// Appends a comment.
    pub fn note(&mut self, text: &str) {
        let _ = writeln!(self.body, "\t// {text}");
    }

    /// The number of instructions that a thread executes, for each mode.
    pub fn counts(&self) -> [(KernelMode, usize); MODES.len()] {
        std::array::from_fn(|i| (MODES[i], self.counts[i]))
    }

    /// The name of a new label.
    pub fn label(&mut self) -> String {
        self.labels += 1;
        format!("$L{}", self.labels)
    }

    /// Places a label after the instructions that have been appended so far.
    pub fn place(&mut self, label: &str) {
        let _ = writeln!(self.body, "{label}:");
    }

    /// Appends the instruction `op result, operands`, where `result` is a new register.
    pub fn make(&mut self, op: &str, operands: impl Display) -> Reg {
        let d = self.reg();
        self.push(format_args!("{op} {d}, {operands}"));
        d
    }

    pub fn make_wide(&mut self, op: &str, operands: impl Display) -> Wide {
        let d = self.wide();
        self.push(format_args!("{op} {d}, {operands}"));
        d
    }

    pub fn make_pred(&mut self, op: &str, operands: impl Display) -> Pred {
        let d = self.pred();
        self.push(format_args!("{op} {d}, {operands}"));
        d
    }

    /// Appends a shift to the left. ptxas (the assembler) turns the shift into a multiplication.
    pub fn left(&mut self, x: Reg, bits: u32) -> Reg {
        self.make("shl.b32", format_args!("{x}, {bits}"))
    }

    /// Appends a shift to the right by at least one bit. The shift is written as a multiplication, and the result is
    /// the high half of the product. The reason is that the GPU's units for logic and shifts limit the speed, while its
    /// units for multiplication have nothing else to do. ptxas (the assembler) does not change this multiplication.
    pub fn right(&mut self, x: Reg, bits: u32) -> Reg {
        self.make("mul.hi.u32", format_args!("{x}, {:#010x}", 1_u32 << (32 - bits)))
    }

    /// Sets all bits of a plane to the value of one bit of a number. If this method used the instruction `bfe.s32`, the
    /// GPU's units for logic and shifts would execute two instructions. Here these units execute only one instruction,
    /// because ptxas (the assembler) turns the shift to the left into a multiplication.
    pub fn spread(&mut self, plane: Reg, x: Reg, bit: u32) {
        let high = self.left(x, 31 - bit);
        self.push(format_args!("shr.s32 {plane}, {high}, 31"));
    }

    /// Appends a logic gate with three inputs. `table` is the truth table of the gate.
    pub fn logic3(&mut self, of: [impl Display; 3], table: u8) -> Reg {
        let [a, b, c] = of;
        self.make("lop3.b32", format_args!("{a}, {b}, {c}, {table:#04x}"))
    }

    /// Returns the text of the entry. Each element of `parameters` is the type and the name of a parameter. `resident`
    /// is the number of blocks of threads that a multiprocessor must be able to run at once. So `resident` limits how
    /// many registers a thread can have.
    pub fn finish(self, name: &str, parameters: &[(&str, &str)], threads: u32, resident: u32) -> String {
        let parameters: Vec<String> = parameters.iter().map(|(t, p)| format!("\t.param .{t} {name}_{p}")).collect();
        format!(
            "\n.visible .entry {name}(\n{}\n)\n.reqntid {threads}, 1, 1\n.minnctapersm {resident}\n{{\n\
             \t.reg .b32 %r<{}>;\n\t.reg .b64 %d<{}>;\n\t.reg .pred %p<{}>;\n\n{}}}\n",
            parameters.join(",\n"),
            self.regs + 1,
            self.wides + 1,
            self.preds + 1,
            self.body
        )
    }
}
