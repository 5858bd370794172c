//! The interface between the kernels and their caller. The generator (`src/generate`) and the runtime both include this
//! file.
//!
//! A kernel has one of two forms. The forms differ in the number of data blocks that a warp processes. Let n be this
//! number ([`Form::blocks`]). Each thread processes n / 32 blocks. The places of these blocks in the thread are called
//! slots, and have numbers from 0. In slot j, lane l of warp w has the block with the number n w + 32 j + l - skip,
//! where skip is the value of the parameter `Skip`.

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

/// The number of data blocks in a group. A group has as many blocks as a warp processes in the long form. For the
/// kernels, positions in the counter and sizes of sections (parts of the data with their own key, in ACPKM) are numbers
/// of groups.
pub const GROUP: usize = Form::Long.blocks();

/// If each thread uses 255 registers, as in the kernels of Kuznyechik in the long form, a multiprocessor has registers
/// for this number of threads. For the other ciphers, a multiprocessor has registers for twice as many threads.
pub const RESIDENT: u32 = 256;

/// The mode in which a kernel processes the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KernelMode {
    /// ECB: the kernel encrypts or decrypts each block separately.
    Blocks = 0,
    /// CTR of GOST R 34.13.
    Counter = 1,
    /// CBC, only for decryption.
    Cbc = 2,
    /// CFB, only for decryption.
    Cfb = 3,
    /// The gamma mode, for GOST 28147-89 only.
    Cnt = 4,
}

/// A parameter of the kernel of a cipher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// The address of the output, a multiple of the block size. In the modes `Blocks`, `Counter` and `Cnt`, this
    /// address may be equal to `Source`. In all other cases, output and input must not overlap.
    Destination,
    Source,
    /// The address of the masks of one key. A mask is a word of 32 bits that are all equal to one bit of a round key.
    /// If `GroupSections` > 0, there are masks of several keys. Then each key is for `GroupSections` groups, counted
    /// from group 0 of the counter. The first key at this address is the key of group `Group`. `expand_keys` makes the
    /// masks from the words of `fastgost::circuits::Key`. A kernel in the short form gets planes of keys (see
    /// [`PLANE`]) instead of masks.
    Masks,
    /// The number of blocks, at most 2^31.
    Blocks,
    /// The number of a [`KernelMode`].
    Mode,
    /// In the mode `Counter`, the number of blocks of the first group that come before the data. This number is below
    /// `GROUP`.
    Skip,
    GroupSections,
    /// In the mode `Counter`, the number of the first group. The counters of group g begin at `GROUP` * g. The counter
    /// is in the low half of a counter block.
    Group,
    /// A word of the IV, in memory order. The IV depends on the mode:
    /// - In `Counter`, the IV is the high half of the counter blocks.
    /// - In `Cbc` and `Cfb`, the IV is the block before the data.
    /// - In `Cnt`, the IV is the state (N3 and N4) before the first block.
    Iv(usize),
}

/// The parameters of the kernels of all ciphers, in the order in which the PTX of a kernel declares them.
pub const PARAMETERS: [Parameter; 12] = {
    use Parameter::*;
    [Destination, Source, Masks, Blocks, Mode, Skip, GroupSections, Group, Iv(0), Iv(1), Iv(2), Iv(3)]
};

/// The name of the kernel that makes masks from the words of the round keys. The parameters of this kernel are the
/// address `masks`, the address `words` and the number of masks `count`. Each thread makes one mask. The memory after
/// the masks has room for the planes of keys, with one word for every `PLANE` masks. The kernel makes planes for
/// Kuznyechik only, eight for each round key. These planes have the same layout as the planes of two data blocks (short
/// form) that are both equal to the round key.
pub const EXPAND_KEYS: &str = "expand_keys";

/// The number of masks whose bits are in one plane of a key. A plane of a key is a word that has one bit of every byte
/// of a round key of 16 bytes.
pub const PLANE: usize = 16;
