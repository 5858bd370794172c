//! The ciphers as circuits, for processors that this library has no kernels for: graphics processors and FPGAs.
//!
//! [`Key`] has the round keys of a cipher, as words and as masks for bit planes. With feature `circuits`, a `Program`
//! computes one round on bit planes. Plane i holds bit i of a number of blocks, one block for each bit of a register.
//! The program consists of three-input logic instructions, which graphics processors and FPGAs have. Each instruction
//! is a truth table of eight bits.
//!
//! Programs are recorded. For this, the generic strategies run on a register that notes its operations. The circuits of
//! Kuznyechik are the circuits that the CPU kernels use, made smaller by a search. For GOST 28147-89 there is a
//! bit-sliced strategy for this purpose only, because its CPU kernels look nibbles up in registers.

// The way of a round to a GPU, from above:
//
//     fastgost-gpu: src/generate    PTX: loads, transposition, rounds, modes, stores
//        |  programs of three-input logic, and the words of keys
//     circuits                      rounds as data: a register that records runs the circuits of three_input.rs
//        |  generated, and made smaller by a search: circuits/generate
//     pi/circuit.rs of fastgost-simd, cipher/kuznyechik/circuit.rs, rows of S-boxes

#[cfg(all(test, feature = "circuits"))]
mod generate;
mod key;
#[cfg(feature = "circuits")]
mod program;
#[cfg(feature = "circuits")]
mod recorder;
#[cfg(all(test, feature = "circuits"))]
mod tests;

pub use key::Key;
#[cfg(feature = "circuits")]
pub use program::{Instruction, Program};
