//! Register traits for ciphers with 64-bit blocks, each of which consists of two 32-bit halves. The traits are for
//! 32-bit lanes, for look-ups of nibbles, and for sums of numbers whose bytes are in separate registers.
use super::{Bytes, Word};

/// The byte order in which a block of eight bytes is read as a 64-bit number. The value has the size of a pointer, so
/// that a prepared key with a byte order has no padding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum ByteOrder {
    Big,
    Little,
}

/// Eight tables of sixteen nibbles, in the forms that `NibbleLookup` reads. The type is not aligned to the size of a
/// register, because a set of S-boxes would then have padding.
#[derive(Clone)]
pub struct NibbleTables {
    /// Tables 0, 2, 4, 6, in the low nibble.
    pub even: [u8; 64],
    /// Tables 1, 3, 5, 7, in the high nibble.
    pub odd: [u8; 64],
    /// The algebraic normal form of the tables. Bit 4j + i of word m is the coefficient of monomial m in bit i of table
    /// j.
    pub normal: [u32; 16],
}

/// A register of 32-bit lanes.
pub trait Lanes32: Word {
    /// The constants for one byte order. `halves_from_blocks` and `blocks_from_halves` use them to rearrange bytes.
    type Shuffle: Copy;

    fn splat32(cpu: Self::Cpu, x: u32) -> Self;
    fn add32(self, other: Self) -> Self;
    /// Adds one to every lane of `self` in which `a < b` as unsigned numbers.
    fn count_below32(self, a: Self, b: Self) -> Self;
    fn rol32<const N: u32>(self) -> Self;

    fn shuffle(cpu: Self::Cpu, order: ByteOrder) -> Self::Shuffle;
    /// Splits the 64-bit blocks of two registers: the first result has the low halves, and the second result has the
    /// high halves. The blocks lie in the registers as in memory. The order of the blocks in both results is fixed, but
    /// depends on the register.
    fn halves_from_blocks(p: Self, q: Self, shuffle: Self::Shuffle) -> (Self, Self);
    /// The inverse of `halves_from_blocks`.
    fn blocks_from_halves(low: Self, high: Self, shuffle: Self::Shuffle) -> (Self, Self);
    /// Makes the same halves as `halves_from_blocks`, but from the first `BYTES / 4` words of `x`. Each word is a block
    /// that was loaded as a little-endian number. The words are not stored to memory first, because a wide load would
    /// then wait for the narrow stores to retire.
    fn halves_from_words(cpu: Self::Cpu, x: &[u64; 16], shuffle: Self::Shuffle) -> (Self, Self);
}

/// Look-up of the eight nibbles of every 32-bit lane, each in its own table.
pub trait NibbleLookup: Lanes32 {
    type Tables: Copy;
    fn tables(cpu: Self::Cpu, t: &NibbleTables) -> Self::Tables;
    /// Returns `to` XOR the look-up of `rol(self, R) + addend`. Nibble j is looked up in table j.
    fn look_up_sum<const R: u32>(self, addend: Self, tables: Self::Tables, to: Self) -> Self;
}

/// A register of 128-bit lanes. Each lane belongs to another message.
pub trait ByteShuffle: Word {
    /// Loads the sixteen bytes at `at` of each of the first `BYTES / 16` messages. The default method is for registers
    /// of one lane, so it loads from one message. Panics if one of these messages has fewer than sixteen bytes from
    /// `at` on.
    #[inline(always)]
    fn load_lanes(cpu: Self::Cpu, messages: [&[u8]; 4], at: usize) -> Self {
        const { assert!(Self::BYTES == 16) }
        Self::load(cpu, &messages[0][at..])
    }
    /// Moves byte `from[i]` of a lane to byte i. If `from[i]` is 0x80, byte i becomes 0.
    fn shuffle_bytes(self, from: &[u8; 16]) -> Self;
}

/// Sums of bytes, with carries. The bytes are stored XOR 0x80, so that a comparison as signed bytes gives their order
/// as unsigned numbers.
pub trait Carries: Bytes {
    /// Returns the difference of signed bytes, with saturation.
    fn sub_saturating_signed8(self, other: Self) -> Self;
    /// Returns all ones in the bytes where `self > other` as signed numbers, and zeros in the other bytes.
    fn above_signed8(self, other: Self) -> Self;
    /// Returns all ones in the bytes where `self` and `other` are equal, and zeros in the other bytes.
    fn equal8(self, other: Self) -> Self;
}

/// For each byte order, the permutation that puts the bytes of two blocks into order. In each block, the least
/// significant byte comes first. Each permutation is its own inverse.
pub(super) static BY_WEIGHT: [[u8; 16]; 2] =
    [[7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]];
