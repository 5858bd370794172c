//! Decisions of the mutators. They depend only on libFuzzer's seed, so that they can be reproduced.

pub struct Random(u64);

impl Random {
    pub fn new(seed: u32) -> Self {
        Self(u64::from(seed) << 1 | 1)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        if n == 0 { 0 } else { (self.0 >> 33) as usize % n }
    }
}

/// Whether this input is chosen: one of this number of inputs is. The choice is the same in every run. It is for work
/// that takes far longer than all other work on the input.
pub fn is_rare(data: &[u8], one_of: usize) -> bool {
    data.iter().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(*byte))).is_multiple_of(one_of)
}
