//! Reads PTX. This Rust module knows the subset of PTX that bit-sliced kernels and kernels with lookup tables use. It
//! turns PTX text of this subset into compact instructions. Any construct outside the subset is an error, and the error
//! names the line.
mod decode;
mod instruction;
mod lexer;
mod operands;
mod parser;

pub use instruction::{
    Access, Binary, Bits, Carry, Compare, Guard, Instruction, Logic, NONE, Op, Preset, Reg, Shift, Space, Ternary,
    Unary,
};
use std::fmt;

/// The distance between the addresses of constant variables. There are unused addresses between two variables, so an
/// access beyond the end of a variable is detected.
pub(crate) const CONSTANT_STRIDE: u64 = 1 << 20;

/// The reason why a source is not a module that the interpreter can run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The number of the line, counted from 1.
    pub line: u32,
    /// The error, as text.
    pub message: String,
}

impl Error {
    pub(crate) fn new(line: u32, message: impl Into<String>) -> Self {
        Self { line, message: message.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PTX line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for Error {}

pub(crate) type Result<T, E = Error> = std::result::Result<T, E>;

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    /// The two numbers of the PTX version in `.version`: major and minor.
    pub version: (u32, u32),
    /// The number in `.target`. For example, it is 70 for `sm_70`.
    pub target: u32,
    pub(crate) entries: Vec<Entry>,
    /// Variables in constant memory have known addresses. Variables in global memory get their addresses when the
    /// module is loaded.
    pub(crate) constants: Vec<Variable>,
    pub(crate) globals: Vec<Variable>,
    /// The number of bytes of static variables in shared memory. The dynamic part of shared memory begins after the
    /// static variables.
    pub(crate) shared_bytes: u64,
}

impl Module {
    /// Reads a module.
    ///
    /// # Errors
    /// Returns an error for wrong syntax, for instructions and modifiers that the interpreter does not know, for types
    /// that do not match, and for names that are not declared.
    pub fn parse(source: &str) -> Result<Self> {
        parser::parse(source)
    }

    /// Returns the names of the kernels, in the order of the source.
    pub fn entries(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| entry.name.as_str())
    }

    /// Returns the kernel with the name `name`.
    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name == name)
    }
}

/// A kernel.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The name of the kernel.
    pub name: String,
    /// The parameters, with their sizes and offsets.
    pub parameters: Vec<Parameter>,
    /// The total size of the parameters in bytes.
    pub parameter_bytes: usize,
    /// The largest number of threads of a CTA (a group of threads), if the kernel limits this number.
    pub maxntid: Option<u32>,
    /// The exact number of threads of a CTA, if the kernel requires one.
    pub reqntid: Option<u32>,
    /// The instructions.
    pub code: Vec<Instruction>,
    /// For each instruction, the number of its line in the source.
    pub lines: Vec<u32>,
    /// The memory operands of loads, stores and texture fetches.
    pub accesses: Vec<Access>,
    /// The number of registers with 32 bits, the number of registers with 64 bits, and the number of predicates.
    pub registers: [u32; 3],
    /// The registers that get their value before the first instruction. The value is a constant, the value of a special
    /// register, or the address of a variable.
    pub presets: Vec<(Reg, Preset)>,
    /// True if the kernel has a barrier, at which the warps of a CTA wait for each other.
    pub has_barrier: bool,
}

/// A parameter of a kernel.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// The name of the parameter.
    pub name: String,
    /// The parameter's offset from the beginning of the kernel's parameters, in bytes.
    pub offset: usize,
    /// The parameter's size in bytes.
    pub size: usize,
}

/// A variable of a module.
#[derive(Clone, Debug)]
pub struct Variable {
    /// The name of the variable.
    pub name: String,
    /// The variable's size in bytes.
    pub size: usize,
    /// The first bytes of the variable's initial value. All further bytes are zero.
    pub initial: Vec<u8>,
}
