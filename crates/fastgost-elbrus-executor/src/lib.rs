//! Executes assembly text for Elbrus (e2k) in the form that fastgost's kernels have. The executor executes one wide
//! instruction at a time, and computes exactly the results that the architecture defines. The executor refuses most
//! code that the processor or its assembler would refuse. The executor also refuses code that would read a result too
//! early, or leak a secret by an address, a branch or a global register. The executor counts cycles, on the assumption
//! that every memory access hits the first-level cache.
//!
//! [`isa`] is the only module that defines operations, channels and latencies. The generator of fastgost's kernels
//! takes these definitions from [`isa`].
//!
//! ```
//! use fastgost_elbrus_executor::{isa::{Latencies, Version}, machine::{Machine, Memory}, text};
//!
//! let program = text::parse("
//!     .text
//!     sum:
//!     {
//!       setwd wsz=8, nfx=1
//!       return %ctpr3
//!       nop 7
//!     }
//!     {
//!       addd,0 %r0, %r1, %r0
//!       ct %ctpr3
//!     }
//! ")?;
//! let mut memory = Memory::default();
//! let run = Machine::new(&program, Version::V3, Latencies::default()).call("sum", &[40, 2], &mut memory)?;
//! assert_eq!((run.result, run.instructions, run.cycles), (42, 2, 9));
//! # Ok::<(), fastgost_elbrus_executor::Error>(())
//! ```

pub mod isa;
pub mod machine;
pub mod text;

use std::fmt;

/// The reason why assembly text is not accepted, or why its execution failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The number of the line in the text, counted from 1.
    pub line: usize,
    /// The error, as text.
    pub message: String,
}

impl Error {
    pub(crate) fn new(line: usize, message: impl Into<String>) -> Self {
        Self { line, message: message.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for Error {}
