//! Operands and instructions, by their names in a register set.
use super::{super::super::name::Set, Body};

impl Body<'_> {
    pub(super) fn pieces(&self) -> usize {
        if self.variant.set == Set::Mmx { 2 } else { 1 }
    }

    /// The name of a register of one block.
    pub(super) fn narrow(&self, register: usize) -> String {
        if self.variant.set == Set::Mmx { format!("mm{register}") } else { format!("xmm{register}") }
    }

    /// The name of a register of as many blocks as are processed at once.
    pub(super) fn whole(&self, register: usize) -> String {
        if self.variant.set == Set::Avx2 { format!("ymm{register}") } else { self.narrow(register) }
    }

    /// The name of a register of two blocks, if blocks are in pairs.
    pub(super) fn paired(&self, register: usize) -> String {
        if self.variant.in_pairs() { self.whole(register) } else { self.narrow(register) }
    }

    /// An aligned load.
    pub(super) fn move_from(&mut self, register: &str, from: &str) {
        let name = match self.variant.set {
            Set::Mmx => "movq",
            Set::Avx | Set::Avx2 => "vmovdqa",
            _ => "movdqa",
        };
        self.asm.line(&format!("{name} {register}, {} ptr {from}", size(register)));
    }

    pub(super) fn copy(&mut self, to: &str, from: &str) {
        let name = match self.variant.set {
            Set::Mmx => "movq",
            Set::Avx | Set::Avx2 => "vmovdqa",
            _ => "movdqa",
        };
        self.asm.line(&format!("{name} {to}, {from}"));
    }

    /// A key for one block or two.
    pub(super) fn broadcast(&mut self, register: usize, from: &str) {
        let to = self.paired(register);
        if self.variant.in_pairs() {
            self.asm.line(&format!("vbroadcasti128 {to}, xmmword ptr {from}"));
        } else {
            self.move_from(&to, from);
        }
    }

    /// `to = a OP b`; b may be memory.
    pub(super) fn operation(&mut self, name: &str, to: &str, a: &str, b: &str) {
        // In MMX only, this instruction reads just the half that it uses.
        let size = if name == "punpcklbw" && self.variant.set == Set::Mmx { "dword" } else { size(to) };
        let b = if b.starts_with('[') { format!("{size} ptr {b}") } else { b.into() };
        if self.variant.vex() {
            self.asm.line(&format!("v{name} {to}, {a}, {b}"));
            return;
        }
        if to != a {
            self.copy(to, a);
        }
        self.asm.line(&format!("{name} {to}, {b}"));
    }

    /// The name of an instruction, as AVX spells it.
    pub(super) fn named(&self, name: &str) -> String {
        if self.variant.vex() { format!("v{name}") } else { name.into() }
    }

    /// The blocks that one operation before the lookups processes.
    pub(super) fn units(&self) -> Vec<usize> {
        (0..self.variant.blocks).step_by(if self.variant.in_pairs() { 2 } else { 1 }).collect()
    }
}

/// The size of a register's operand in memory, in words of the syntax.
pub(super) fn size(register: &str) -> &'static str {
    match register.as_bytes()[0] {
        b'y' => "ymmword",
        b'x' => "xmmword",
        _ => "qword",
    }
}
