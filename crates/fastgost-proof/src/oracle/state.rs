//! The state on which an instruction is executed.

use std::arch::is_x86_feature_detected as has;

/// The flags that instructions compute: carry, parity, adjust, zero, sign and overflow.
pub const STATUS: u64 = 1 | 1 << 2 | 1 << 4 | 1 << 6 | 1 << 7 | 1 << 11;

/// The number of bytes in [`State::memory`].
pub const MEMORY: usize = 256;

/// The registers, the flags and a piece of memory.
#[repr(C, align(64))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The vector registers `zmm0` to `zmm31`, each with its lowest byte first. At [`Level::Avx2`], only the first 32
    /// bytes of the first 16 registers are used. At [`Level::Sse`], only the first 16 bytes of these registers are
    /// used.
    pub vectors: [[u8; 64]; 32],
    /// Memory at [`Oracle::address`](super::Oracle::address).
    pub memory: [u8; MEMORY],
    /// The general registers in the order of their numbers: RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8 to R15.
    pub general: [u64; 16],
    /// The mask registers, which are used only at [`Level::Avx512`].
    pub masks: [u64; 8],
    /// The flags of [`STATUS`], at their places in RFLAGS.
    pub flags: u64,
}

impl Default for State {
    fn default() -> Self {
        Self { vectors: [[0; 64]; 32], memory: [0; MEMORY], general: [0; 16], masks: [0; 8], flags: 0 }
    }
}

impl State {
    /// Lists the differences between two states. Compares the registers that this level uses, the memory, and the flags
    /// in the mask `flags`. If there are no differences, the list is empty.
    pub fn differences(&self, other: &Self, level: Level, flags: u64) -> Vec<String> {
        let mut all = Vec::new();
        for (i, (a, b)) in self.general.iter().zip(&other.general).enumerate().filter(|(_, (a, b))| a != b) {
            all.push(format!("general register {i}: {a:#018x} and {b:#018x}"));
        }
        let (count, length) = level.vectors();
        for (i, (a, b)) in self.vectors.iter().zip(&other.vectors).take(count).enumerate() {
            if a[..length] != b[..length] {
                all.push(format!("vector register {i}: {:02x?} and {:02x?}", &a[..length], &b[..length]));
            }
        }
        if level == Level::Avx512 {
            for (i, (a, b)) in self.masks.iter().zip(&other.masks).enumerate().filter(|(_, (a, b))| a != b) {
                all.push(format!("mask {i}: {a:#018x} and {b:#018x}"));
            }
        }
        if self.memory != other.memory {
            all.push(format!("memory: {:02x?} and {:02x?}", self.memory, other.memory));
        }
        if (self.flags ^ other.flags) & flags != 0 {
            all.push(format!("flags: {:#x} and {:#x}", self.flags & flags, other.flags & flags));
        }
        all
    }
}

/// A level says which registers a processor has. (This type is not the library's level.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// The processor has 16 vector registers of 16 bytes.
    Sse,
    /// The processor has 16 vector registers of 32 bytes.
    Avx2,
    /// The processor has 32 vector registers of 64 bytes, and 8 mask registers.
    Avx512,
}

impl Level {
    /// Returns the level of this processor.
    pub fn detect() -> Self {
        if has!("avx512f") && has!("avx512bw") && has!("avx512dq") && has!("avx512vl") {
            Self::Avx512
        } else if has!("avx2") {
            Self::Avx2
        } else {
            Self::Sse
        }
    }

    /// Returns the number of vector registers, and the number of bytes of each.
    pub fn vectors(self) -> (usize, usize) {
        match self {
            Self::Sse => (16, 16),
            Self::Avx2 => (16, 32),
            Self::Avx512 => (32, 64),
        }
    }
}
