//! Kuznyechik and Magma in assembly for Elbrus (e2k). The files `kernels/*.s` are for the assembler of an Elbrus
//! machine, with the C interface in `c/`. README.md explains how to build and measure the kernels. This crate has the
//! texts and descriptions of the kernels, for tests and experiments. With feature `generate`, the crate also has the
//! generator that wrote the files.
//!
//! All kernels in this crate are constant-time: no address and no branch depends on a key or a text. The lab's kernels
//! with tables are not constant-time.
//!
//! ```
//! use fastgost_elbrus::{Cipher, KERNELS};
//!
//! let kernel = KERNELS.iter().find(|k| k.cipher == Cipher::Magma && k.version == 5).unwrap();
//! assert_eq!((kernel.encrypt, kernel.blocks), ("fastgost_magma_v5", 256));
//! assert!(kernel.text.contains("fastgost_magma_v5:"));
//! ```
#![deny(unsafe_code)]

#[cfg(feature = "generate")]
pub mod generate;

/// A block cipher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cipher {
    /// Kuznyechik (GOST R 34.12-2015), with blocks of 16 bytes.
    Kuznyechik,
    /// Magma (GOST R 34.12-2015), with blocks of 8 bytes.
    Magma,
}

impl Cipher {
    /// The number of bytes in a block.
    pub fn block(self) -> usize {
        match self {
            Self::Kuznyechik => 16,
            Self::Magma => 8,
        }
    }
}

/// A kernel: a cipher on bit planes for a version of the instruction set. The functions of a kernel take four
/// addresses: the addresses of the results, of the blocks, of a prepared key ([`Kernel::prepared`]), and of memory for
/// planes. Each address is a multiple of 16. A call always processes the same number of blocks. The results may be
/// written over the blocks.
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    /// The cipher.
    pub cipher: Cipher,
    /// The first version of the instruction set that executes the kernel: 3 (Elbrus-4C) or 5 (Elbrus-8CB).
    pub version: u8,
    /// The function that encrypts.
    pub encrypt: &'static str,
    /// The function that decrypts. For Magma this is also the function that encrypts, with another prepared key.
    pub decrypt: &'static str,
    /// The number of blocks that a call processes.
    pub blocks: usize,
    /// The number of bytes of the memory for planes.
    pub scratch: usize,
    /// The assembly text.
    pub text: &'static str,
}

/// The constant-time kernels.
pub const KERNELS: [Kernel; 4] = [
    Kernel {
        cipher: Cipher::Kuznyechik,
        version: 3,
        encrypt: "fastgost_kuznyechik_encrypt_v3",
        decrypt: "fastgost_kuznyechik_decrypt_v3",
        blocks: 128,
        scratch: scratch(8) as usize,
        text: include_str!("../kernels/kuznyechik-v3.s"),
    },
    Kernel {
        cipher: Cipher::Kuznyechik,
        version: 5,
        encrypt: "fastgost_kuznyechik_encrypt_v5",
        decrypt: "fastgost_kuznyechik_decrypt_v5",
        blocks: 256,
        scratch: scratch(16) as usize,
        text: include_str!("../kernels/kuznyechik-v5.s"),
    },
    Kernel {
        cipher: Cipher::Magma,
        version: 3,
        encrypt: "fastgost_magma_v3",
        decrypt: "fastgost_magma_v3",
        blocks: 128,
        scratch: 0,
        text: include_str!("../kernels/magma-v3.s"),
    },
    Kernel {
        cipher: Cipher::Magma,
        version: 5,
        encrypt: "fastgost_magma_v5",
        decrypt: "fastgost_magma_v5",
        blocks: 256,
        scratch: 0,
        text: include_str!("../kernels/magma-v5.s"),
    },
];

/// Functions for modes of operation, which make counters and sums, for all versions.
pub const MODES: &str = include_str!("../kernels/modes-v3.s");

/// The number of planes of a group of Kuznyechik.
const PLANES: u64 = 128;
/// The number of values that a round of Kuznyechik can put aside.
const ASIDE: u64 = 128;

/// The number of bytes of memory for both groups. This memory holds the planes before and after a round, and the values
/// that a round puts aside.
const fn scratch(register: u64) -> u64 {
    2 * (2 * PLANES + ASIDE) * register
}

/// The place of the first mask in a prepared key, counted in registers. Constants come before this mask.
const MASKS: usize = 16;

impl Kernel {
    /// The number of bytes in a register. The number is 8 before version 5.
    pub fn register(&self) -> usize {
        if self.version < 5 { 8 } else { 16 }
    }

    /// Prepares a key for the kernel. `words` are the words of round keys in the order in which rounds use them. The
    /// result has constants, and then a register for each bit of the words, the lowest bit first. Each of these
    /// registers is all ones or all zeros. The result contains the key, so wipe it after use.
    pub fn prepared(&self, words: &[u32]) -> Vec<u8> {
        let bytes = self.register();
        let mut key = Vec::with_capacity((MASKS + 32 * words.len()) * bytes);
        // First come the masks of the exchanges of bits, and then two indices for each exchange of bytes. Indices
        // below `bytes` take a byte of the first register, and higher indices take a byte of the second.
        for mask in [0x55, 0x33, 0x0f] {
            key.extend((0..bytes).map(|_| mask));
        }
        for stage in 0..bytes.ilog2() {
            let bit = 1 << stage;
            key.extend((0..bytes).map(|j| if j & bit == 0 { j } else { bytes + (j ^ bit) } as u8));
            key.extend((0..bytes).map(|j| if j & bit == 0 { j ^ bit } else { bytes + j } as u8));
        }
        key.resize(MASKS * bytes, 0);
        for bit in words.iter().flat_map(|word| (0..32).map(move |bit| word >> bit & 1)) {
            key.extend((0..bytes).map(|_| 0u8.wrapping_sub(bit as u8)));
        }
        key
    }
}
