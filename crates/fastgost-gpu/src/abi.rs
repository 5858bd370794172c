//! What the kernels and their caller agree on: the generator (`src/generate`) and the runtime both have this file.
//!
//! A kernel has one of two forms, which differ in how many blocks a warp has: lane l of warp w has block
//! n w + 32 j + l - skip in slot j, where n is [`Form::blocks`] and j < n / 32.

// A new mode on cards: a `KernelMode` here, its code in `src/generate`, its algorithms in `cipher.rs`, and its place
// in a stream in `state.rs`. The tests walk the list in `tests/common`.

/// The form of a kernel: how the bits of blocks are in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A register has a bit of 32 blocks: the fewest instructions for each block, and a long time for the first.
    Long,
    /// A register has a bit of all sixteen bytes of two blocks: twice as many instructions for each block, and a seventh as many for
    /// the first. Of Kuznyechik only.
    Short,
}

impl Form {
    /// Blocks of a thread.
    pub const fn slots(self) -> usize {
        match self {
            Self::Long => 32,
            Self::Short => 2,
        }
    }

    /// Blocks of a warp.
    pub const fn blocks(self) -> usize {
        32 * self.slots()
    }
}

/// Blocks of a group, by which counters and sections are numbered: those of a warp in the long form.
pub const GROUP: usize = Form::Long.blocks();

/// The threads of Kuznyechik in the long form for which a multiprocessor has registers (255 for each); of the other ciphers it has twice as many.
pub const RESIDENT: u32 = 256;

/// What an entry does with the cipher's function F and the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KernelMode {
    /// F(src).
    Blocks = 0,
    /// CTR of GOST R 34.13.
    Counter = 1,
    /// Decryption.
    Cbc = 2,
    /// Decryption.
    Cfb = 3,
    /// Of GOST 28147-89 only.
    Cnt = 4,
}

/// A parameter of a cipher's entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// The data, aligned to a block. It may be that of `Source` in `Blocks`, `Counter` and `Cnt`, and must not overlap it otherwise.
    Destination,
    Source,
    /// Of one key or, with `GroupSections` > 0, of a key for every so many groups, counted from group 0 of the counter; the first
    /// is that of group `Group`. `expand_keys` makes them from the words of `fastgost::circuits::Key`. In the short form, planes
    /// of keys take their place.
    Masks,
    /// At most 2^31.
    Blocks,
    /// The number of a [`KernelMode`].
    Mode,
    /// In `Counter`, the blocks of the first group that come before the data, below `GROUP`.
    Skip,
    GroupSections,
    /// In `Counter`, the number of the first group; group g has the counters from `GROUP` g on in the low half of the block.
    Group,
    /// A word, in memory order. In `Counter`, the high half of the counters; in `Cbc` and `Cfb`, the block before the data; in
    /// `Cnt`, N3 and N4 before the first block.
    Iv(usize),
}

/// The parameters of every cipher's entry, in their order.
pub const PARAMETERS: [Parameter; 12] = {
    use Parameter::*;
    [Destination, Source, Masks, Blocks, Mode, Skip, GroupSections, Group, Iv(0), Iv(1), Iv(2), Iv(3)]
};

/// The entry that makes masks from words of keys: `masks` and `words`, addresses, and `count`, of masks. A thread makes one. After the
/// masks there is room for the planes of keys, a word for every `PLANE` masks, which it makes for Kuznyechik only: eight for each round
/// key, as the short form has them of two equal blocks.
pub const EXPAND_KEYS: &str = "expand_keys";

/// The masks whose bits a plane of a key has: a bit of every byte.
pub const PLANE: usize = 16;
