//! Inputs that are the same in every run.

/// Returns test bytes. A shift by a block, a register or a group of blocks would change the bytes, so tests notice such
/// a shift.
pub fn data(n: usize) -> Vec<u8> {
    (0..n as u64).map(|i| ((i * i + 7 * i + i / 251) % 251) as u8).collect()
}

/// Cuts `len` bytes into parts of random lengths, and returns these lengths. Each length is a multiple of `unit` from 0
/// to `most`. Only the last part may have a length that is not a multiple of `unit`.
pub fn cuts(len: usize, unit: usize, most: usize, seed: usize) -> Vec<usize> {
    let (mut random, mut at, mut cuts) = (Random(seed as u64), 0, Vec::new());
    while at < len {
        let n = (random.below(most / unit + 1) * unit).min(len - at);
        cuts.push(n);
        at += n;
    }
    cuts
}

/// Numbers that look random (SplitMix64). The numbers depend only on the seed.
pub struct Random(pub u64);

impl Random {
    /// Returns the next number.
    #[expect(clippy::should_implement_trait, reason = "it never ends")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Returns a number below `n`, or 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    /// Returns true with the probability 1/n.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Returns one of the values, chosen at random.
    pub fn pick<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> &'a T {
        from[self.below(from.len())]
    }

    /// Returns `n` random bytes.
    pub fn bytes(&mut self, n: usize) -> Vec<u8> {
        (0..n.div_ceil(8)).flat_map(|_| self.next().to_le_bytes()).take(n).collect()
    }

    /// Returns a random key, or another random array of bytes.
    pub fn array<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.next() as u8)
    }
}
