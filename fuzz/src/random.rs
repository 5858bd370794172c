//! Decisions of the mutators, reproducible from libFuzzer's seed.

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
