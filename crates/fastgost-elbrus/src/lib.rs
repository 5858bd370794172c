//! Kuznyechik and Magma in assembly for Elbrus (e2k). The kernels (the assembly code of the ciphers) are in the files
//! `kernels/*.s`, which the assembler of an Elbrus machine assembles. The C interface of the kernels is in `c/`.
//! README.md explains how to build and measure the kernels. For tests and experiments, this crate has the assembly
//! texts of the kernels, and a description of each kernel. With feature `generate`, the crate also has the generator
//! that wrote the files `kernels/*.s`.
//!
//! All kernels in this crate are constant-time: no address and no branch depends on a key or on data. The repository
//! also has kernels with tables for experiments (`lab/elbrus`). They are not constant-time.
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
    /// Returns the number of bytes in a block.
    pub fn block(self) -> usize {
        match self {
            Self::Kuznyechik => 16,
            Self::Magma => 8,
        }
    }
}

/// A kernel for one cipher and one version of the instruction set. The kernel computes on bit planes (registers that
/// have the same bit of many blocks). The functions of a kernel take four addresses: the address of the results, the
/// address of the blocks, the address of a prepared key ([`Kernel::prepared`]), and the address of memory for planes.
/// Each address is a multiple of 16. A call always processes the same number of blocks. The results may have the same
/// address as the blocks. Then a call replaces the blocks.
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    /// The cipher.
    pub cipher: Cipher,
    /// The first version of the instruction set that executes the kernel: 3 (Elbrus-4C) or 5 (Elbrus-8CB).
    pub version: u8,
    /// The function that encrypts.
    pub encrypt: &'static str,
    /// The function that decrypts. For Magma, the same function encrypts and decrypts, with different prepared keys.
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

/// The assembly text of the functions for modes of operation. All versions of the instruction set can execute these
/// functions. They make counters, XOR words, and read words at unaligned addresses.
pub const MODES: &str = include_str!("../kernels/modes-v3.s");

/// The number of planes of a group of Kuznyechik blocks. A group has one block for each bit of a register.
const PLANES: u64 = 128;
/// The largest number of values that a round of Kuznyechik may store to memory because there are not enough registers.
const ASIDE: u64 = 128;

/// Returns the number of bytes of memory that a kernel of Kuznyechik needs for its two groups of blocks. `register` is
/// the number of bytes in a register. For each group, this memory holds the planes before a round, the planes after a
/// round, and the values that a round stores because there are not enough registers.
const fn scratch(register: u64) -> u64 {
    2 * (2 * PLANES + ASIDE) * register
}

/// The place of the first mask of the round keys in a prepared key. It is counted in registers from the beginning of
/// the prepared key. The constants come before this mask, and zeros fill the registers between the constants and the
/// mask.
const MASKS: usize = 16;

impl Kernel {
    /// Returns the number of bytes in a register. The number is 8 before version 5.
    pub fn register(&self) -> usize {
        if self.version < 5 { 8 } else { 16 }
    }

    /// Prepares a key for the kernel. `words` has the words of all round keys, in the order in which the rounds use
    /// these keys. The result begins with constants. Then comes one mask for each bit of each word. The lowest bit of a
    /// word comes first. A mask has the size of a register. A mask is all ones if the bit is set, and all zeros
    /// otherwise. The result contains the key, so wipe it after use.
    pub fn prepared(&self, words: &[u32]) -> Vec<u8> {
        let bytes = self.register();
        let mut key = Vec::with_capacity((MASKS + 32 * words.len()) * bytes);
        // The masks for exchanges of bits between registers come first. For each exchange of bytes between two
        // registers, two lists of indices follow. An index below `bytes` takes a byte of the first register, and a
        // higher index takes a byte of the second register.
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
