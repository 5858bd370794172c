//! The interface between the kernels and their caller. The generator (`src/generate`) and the runtime both include this
//! file.
//!
//! A kernel has one of two forms. The forms differ in the number of data blocks that a warp processes. Let n be this
//! number ([`Form::blocks`]). Each thread has n / 32 slots for blocks. In slot j, lane l of warp w has the block with
//! the number n w + 32 j + l - skip. The parameter `Skip` gives skip.

// A new mode on GPUs needs changes in several files. The new `KernelMode` belongs in this file, and the code of the
// mode belongs in `src/generate`. The algorithms belong in `cipher.rs`, and the position in a stream belongs in
// `state.rs`. The tests use the list of modes in `tests/common`.

/// The form of a kernel. The form says which bits of which blocks are in one register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A register has one bit of each of 32 blocks. Compared with the short form, this form takes fewer instructions
    /// for each block, but the first block is ready later.
    Long,
    /// A register has 32 bits: one bit of each byte of two blocks of 16 bytes. Compared with the long form, this form
    /// takes twice as many instructions for each block, but the first block is ready after a seventh of the
    /// instructions. Only Kuznyechik has this form.
    Short,
}

impl Form {
    /// The number of data blocks that one thread processes.
    pub const fn slots(self) -> usize {
        match self {
            Self::Long => 32,
            Self::Short => 2,
        }
    }

    /// The number of data blocks that one warp processes.
    pub const fn blocks(self) -> usize {
        32 * self.slots()
    }
}

/// The number of data blocks in a group. A group has as many blocks as a warp in the long form. Positions in counters
/// and sizes of sections are counted in groups.
pub const GROUP: usize = Form::Long.blocks();

/// A multiprocessor has registers for this number of threads, if each thread uses 255 registers (Kuznyechik in the long
/// form). For the other ciphers, a multiprocessor has registers for twice as many threads.
pub const RESIDENT: u32 = 256;

/// The mode in which a kernel processes the data. In the descriptions, F is the cipher's function that the kernel
/// computes (encryption or decryption).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KernelMode {
    /// ECB: the output is F(src).
    Blocks = 0,
    /// CTR of GOST R 34.13.
    Counter = 1,
    /// Decryption only.
    Cbc = 2,
    /// Decryption only.
    Cfb = 3,
    /// The gamma mode, for GOST 28147-89 only.
    Cnt = 4,
}

/// A parameter of a cipher's entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// The address of the output, a multiple of the block size. In `Blocks`, `Counter` and `Cnt`, this address may be
    /// equal to `Source`. In all other cases, output and input must not overlap.
    Destination,
    Source,
    /// The address of the masks of one key. If `GroupSections` > 0, there are masks of several keys. Then each key is
    /// for `GroupSections` groups, counted from group 0 of the counter. The first key in `masks` is the key of group
    /// `Group`. `expand_keys` makes the masks from the words of `fastgost::circuits::Key`. A kernel in the short form
    /// gets planes of keys instead of masks.
    Masks,
    /// The number of blocks, at most 2^31.
    Blocks,
    /// The number of a [`KernelMode`].
    Mode,
    /// In `Counter`, the number of blocks of the first group that come before the data. The number is below `GROUP`.
    Skip,
    GroupSections,
    /// In `Counter`, the number of the first group. The counters of group g begin at `GROUP` g. The counter is in the
    /// low half of a counter block.
    Group,
    /// A word of the IV, in memory order. The IV depends on the mode:
    /// - In `Counter`, the IV is the high half of the counter blocks.
    /// - In `Cbc` and `Cfb`, the IV is the block before the data.
    /// - In `Cnt`, the IV is the state (N3 and N4) before the first block.
    Iv(usize),
}

/// The parameters of the kernel (entry) of every cipher, in the order in which the entry declares them.
pub const PARAMETERS: [Parameter; 12] = {
    use Parameter::*;
    [Destination, Source, Masks, Blocks, Mode, Skip, GroupSections, Group, Iv(0), Iv(1), Iv(2), Iv(3)]
};

/// The name of the kernel (entry) that makes masks from the words of keys. Its parameters are the address `masks`, the
/// address `words` and the number of masks `count`. Each thread makes one mask. The memory after the masks has room for
/// the planes of keys, with one word for every `PLANE` masks. The entry makes planes for Kuznyechik only, eight for
/// each round key. The planes of a round key have the layout of the planes of two equal blocks in the short form.
pub const EXPAND_KEYS: &str = "expand_keys";

/// The number of masks whose bits are in one plane of a key. A plane has one bit of every byte.
pub const PLANE: usize = 16;
