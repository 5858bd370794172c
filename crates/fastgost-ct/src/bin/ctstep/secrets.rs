//! The three sets of secrets of a run. One set is random. The other two sets are extreme, because extreme numbers show
//! leaks through windows, recodings and carries.
use fastgost_ct::Secrets;
use std::cell::Cell;

/// A set of secrets.
pub enum Drawn {
    /// The secrets come from a random number generator that is fast but not secure.
    Random(Cell<u64>),
    /// Secret bytes are 0, and secret numbers are 1.
    Least,
    /// Secret bytes are 0xff, and every secret number is its limit minus 1.
    Greatest,
}

/// The number of sets of secrets with which each case runs.
pub const SETS: usize = 3;

impl Drawn {
    /// Returns one of the three sets. Number 1 is `Least`, number 2 is `Greatest`, and number 0 is random.
    pub fn set(number: usize) -> Self {
        match number {
            1 => Self::Least,
            2 => Self::Greatest,
            n => Self::Random(Cell::new(n as u64)),
        }
    }
}

impl Secrets for Drawn {
    fn fill(&self, bytes: &mut [u8]) {
        match self {
            Self::Random(state) => bytes.fill_with(|| next(state).to_le_bytes()[7]),
            Self::Least => bytes.fill(0),
            Self::Greatest => bytes.fill(0xff),
        }
    }

    fn fill_number(&self, bytes: &mut [u8], limit: &[u8]) {
        assert!(bytes.len() == limit.len() && limit[0] & 1 == 1, "a prime is odd");
        match self {
            Self::Random(_) => {
                bytes.fill(0);
                // This loop must not allocate memory, because all processes must have the same memory. The processes
                // with the sets `Least` and `Greatest` do not run this loop, and allocate no memory in this function.
                while bytes.iter().all(|byte| *byte == 0) || bytes.iter().rev().ge(limit.iter().rev()) {
                    self.fill(bytes);
                    // The highest byte is reduced, so that it is at most the limit's highest byte. If this byte of the
                    // limit is small, nearly all attempts would fail without the reduction.
                    let top = limit.len() - 1;
                    bytes[top] = (u16::from(bytes[top]) % (u16::from(limit[top]) + 1)) as u8;
                }
            }
            Self::Least => {
                bytes.fill(0);
                bytes[0] = 1;
            }
            Self::Greatest => {
                bytes.copy_from_slice(limit);
                bytes[0] -= 1;
            }
        }
    }
}

/// Returns the next number of SplitMix64.
fn next(state: &Cell<u64>) -> u64 {
    state.set(state.get().wrapping_add(0x9e37_79b9_7f4a_7c15));
    let mut x = state.get();
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
