//! Decisions of the mutators. The decisions depend only on libFuzzer's seed, so that a run can be repeated.

pub struct Random(u64);

impl Random {
    pub fn new(seed: u32) -> Self {
        Self(u64::from(seed) << 1 | 1)
    }

    /// Returns a number below `n`, or 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        if n == 0 { 0 } else { (self.0 >> 33) as usize % n }
    }
}

/// Whether this input is chosen. About one of `one_of` inputs is chosen, and the choice is the same in every run.
/// Targets do their longest work only for chosen inputs.
pub fn is_rare(data: &[u8], one_of: usize) -> bool {
    data.iter().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(*byte))).is_multiple_of(one_of)
}
