//! Random numbers and extreme numbers, such as 0 and all ones.

/// A generator of random numbers (SplitMix64). A seed gives the same numbers in each run, so tests can be repeated.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// Returns 64 random bits.
    pub fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Returns a random number below a limit.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.any() % limit
    }

    /// Returns a random word or an extreme word. These words are extreme:
    /// - zero, all ones, or a small number
    /// - a word with a single bit set, or with all bits set except one
    /// - a word whose lanes (of some size) all contain the least signed number, the greatest signed number, or the same
    ///   small number
    pub fn word(&mut self) -> u64 {
        let lanes = [0x0101_0101_0101_0101, 0x0001_0001_0001_0001, 0x0000_0001_0000_0001, 1];
        let size = self.below(4);
        let lane = lanes[size as usize];
        let top = lane << ((8 << size) - 1);
        let bit = 1 << self.below(64);
        match self.below(12) {
            0 => 0,
            1 => u64::MAX,
            2 => top,
            3 => !top,
            4 => bit,
            5 => !bit,
            6 => lane,
            7 => self.below(70),
            8 => lane * self.below(70),
            _ => self.any(),
        }
    }
}
