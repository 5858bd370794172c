//! Register traits for ciphers with 64-bit blocks in two halves: 32-bit lanes, nibble look-ups, sums of sliced bytes.
use super::{Bytes, Word};

/// The byte order in which a block of eight bytes is read as a 64-bit number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByteOrder {
    Big,
    Little,
}

/// Eight tables of sixteen nibbles, in the forms that `NibbleLookup` reads.
#[derive(Clone)]
#[repr(align(64))]
pub struct NibbleTables {
    /// Tables 0, 2, 4, 6.
    pub even: [u8; 64],
    /// Tables 1, 3, 5, 7, in the high nibble.
    pub odd: [u8; 64],
    /// The algebraic normal form: bit 4j + i of word m is the coefficient of monomial m in bit i of table j.
    pub normal: [u32; 16],
}

/// A register of 32-bit lanes.
pub trait Lanes32: Word {
    /// How blocks of one byte order are taken apart and put together.
    type Shuffle: Copy;

    fn splat32(cpu: Self::Cpu, x: u32) -> Self;
    fn add32(self, other: Self) -> Self;
    /// Adds one in the lanes where `a < b`, unsigned.
    fn count_below32(self, a: Self, b: Self) -> Self;
    fn rol32<const N: u32>(self) -> Self;

    fn shuffle(cpu: Self::Cpu, order: ByteOrder) -> Self::Shuffle;
    /// Splits the 64-bit blocks of two registers, as they lie in memory, into low and high halves, in some fixed order
    /// of blocks.
    fn halves_from_blocks(p: Self, q: Self, shuffle: Self::Shuffle) -> (Self, Self);
    /// The inverse.
    fn blocks_from_halves(low: Self, high: Self, shuffle: Self::Shuffle) -> (Self, Self);
    /// The same halves from blocks that were loaded one by one, little-endian: the first `BYTES / 4` of `x`. They do
    /// not go through memory, where a wide load would wait for narrow stores to retire.
    fn halves_from_words(cpu: Self::Cpu, x: &[u64; 16], shuffle: Self::Shuffle) -> (Self, Self);
}

/// Look-up of the eight nibbles of every 32-bit lane, each in its own table.
pub trait NibbleLookup: Lanes32 {
    type Tables: Copy;
    fn tables(cpu: Self::Cpu, t: &NibbleTables) -> Self::Tables;
    /// `to` XOR the look-up of `rol(self, R) + addend`, with nibble j in table j.
    fn look_up_sum<const R: u32>(self, addend: Self, tables: Self::Tables, to: Self) -> Self;
}

/// A register of 128-bit lanes that belong to different messages.
pub trait ByteShuffle: Word {
    /// The sixteen bytes at `at` in each of the first `BYTES / 16` messages, of which the body takes one. Panics if there are
    /// fewer.
    #[inline(always)]
    fn load_lanes(cpu: Self::Cpu, messages: [&[u8]; 4], at: usize) -> Self {
        const { assert!(Self::BYTES == 16) }
        Self::load(cpu, &messages[0][at..])
    }
    /// Moves byte `from[i]` of a lane to byte i; writes 0 where `from[i]` is 0x80.
    fn shuffle_bytes(self, from: &[u8; 16]) -> Self;
}

/// Byte sums with carries, for bytes stored XOR 0x80: comparing them as signed bytes orders them as unsigned ones.
pub trait Carries: Bytes {
    /// Signed difference with saturation.
    fn sub_saturating_signed8(self, other: Self) -> Self;
    /// All ones in the bytes where `self > other`, signed.
    fn above_signed8(self, other: Self) -> Self;
    /// All ones in equal bytes.
    fn equal8(self, other: Self) -> Self;
}

/// The bytes of two blocks in order of ascending weight, for each byte order. Each permutation is its own inverse.
pub(super) static BY_WEIGHT: [[u8; 16]; 2] =
    [[7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]];
