//! The interface between the kernels and their caller. The generator (`src/generate`) and the runtime both include this
//! file.
//!
//! A kernel has one of two forms, which differ in how many blocks a warp has. In slot j, lane l of warp w has the block
//! with the number n w + 32 j + l - skip, where n is [`Form::blocks`] and j < n / 32.

// A new mode on GPUs needs a `KernelMode` here, its code in `src/generate`, its algorithms in `cipher.rs`, and its
// place in a stream in `state.rs`. The tests use the list of modes in `tests/common`.

/// The form of a kernel: how the bits of blocks are in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A register has one bit of each of 32 blocks. This form takes the fewest instructions for each block, but a long
    /// time for the first block.
    Long,
    /// A register has one bit of each of the sixteen bytes of two blocks. This form takes twice as many instructions
    /// for each block, but the first block is ready after a seventh of the instructions. It exists for Kuznyechik only.
    Short,
}

impl Form {
    /// The number of blocks of a thread.
    pub const fn slots(self) -> usize {
        match self {
            Self::Long => 32,
            Self::Short => 2,
        }
    }

    /// The number of blocks of a warp.
    pub const fn blocks(self) -> usize {
        32 * self.slots()
    }
}

/// The number of blocks of a group: the blocks of a warp in the long form. Counters and sections are counted in groups.
pub const GROUP: usize = Form::Long.blocks();

/// The number of threads of Kuznyechik in the long form for which a multiprocessor has registers (255 for each thread).
/// For the other ciphers, it has registers for twice as many threads.
pub const RESIDENT: u32 = 256;

/// The mode in which an entry processes the data with the cipher's function F.
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
    /// The address of the output, aligned to a block. In `Blocks`, `Counter` and `Cnt` it may equal `Source`. Otherwise
    /// output and input must not overlap.
    Destination,
    Source,
    /// The address of the masks of one key. If `GroupSections` > 0, there are masks of several keys: each key is for
    /// `GroupSections` groups, counted from group 0 of the counter, and the first key is the key of group `Group`.
    /// `expand_keys` makes the masks from the words of `fastgost::circuits::Key`. The short form has planes of keys
    /// instead of masks.
    Masks,
    /// The number of blocks, at most 2^31.
    Blocks,
    /// The number of a [`KernelMode`].
    Mode,
    /// In `Counter`, the number of blocks of the first group that come before the data. It is below `GROUP`.
    Skip,
    GroupSections,
    /// In `Counter`, the number of the first group. Group g has the counters from `GROUP` g on, in the low half of the
    /// block.
    Group,
    /// A word of the IV, in memory order. The IV is the high half of the counters in `Counter`, the block before the
    /// data in `Cbc` and `Cfb`, and N3 and N4 before the first block in `Cnt`.
    Iv(usize),
}

/// The parameters of every cipher's entry, in the order of the entry.
pub const PARAMETERS: [Parameter; 12] = {
    use Parameter::*;
    [Destination, Source, Masks, Blocks, Mode, Skip, GroupSections, Group, Iv(0), Iv(1), Iv(2), Iv(3)]
};

/// The entry that makes masks from words of keys. Its parameters are the addresses `masks` and `words`, and `count`,
/// the number of masks. Each thread makes one mask. After the masks there is room for the planes of keys, one word for
/// every `PLANE` masks. The entry makes planes for Kuznyechik only, eight for each round key. They are like the planes
/// of two equal blocks in the short form.
pub const EXPAND_KEYS: &str = "expand_keys";

/// The number of masks whose bits are in one plane of a key. A plane has one bit of every byte.
pub const PLANE: usize = 16;
