//! The ciphers as circuits, for processors for which this library has no kernels, such as GPUs and FPGAs.
//!
//! [`Key`] has the round keys of a cipher, as words and as masks for bit planes. With feature `circuits`, a `Program`
//! computes one round on bit planes. Plane i contains bit i of many blocks. A plane is a register with one bit for each
//! block. The program consists of three-input logic instructions, which GPUs and FPGAs have. Each instruction has a
//! truth table of eight bits.
//!
//! Programs are recorded. To make a program, the code of a strategy (a way of computing a cipher on any kind of
//! register) runs on a register that records its operations. The circuits of Kuznyechik are the circuits of the CPU
//! kernels, made smaller by a search. GOST 28147-89 has a bit-sliced strategy only for these programs, because its CPU
//! kernels look nibbles up in registers.

// How a round gets from the sources of the circuits (below) to a GPU (above):
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
