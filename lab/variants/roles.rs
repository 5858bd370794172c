//! The roles that the paper gives to registers, and what number after a core means which of them.
use super::name::{CORES, Core, SETS, Set};
use std::fmt;

/// How many registers of one block have which role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roles {
    /// They hold the result of a round, to which the key is then added.
    pub accumulators: usize,
    /// They hold masks; without one, a mask is an operand in memory.
    pub masks: usize,
    /// Bytes are taken from them for the look-ups.
    pub extractors: usize,
}

impl Roles {
    /// The number in the name.
    pub fn count(&self) -> usize {
        self.accumulators + self.masks + self.extractors
    }
}

impl fmt::Display for Roles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |n: usize, role: &str| format!("{n} {role}{}", if n == 1 { "" } else { "s" });
        f.write_str(&of(self.accumulators, "accumulator"))?;
        for (n, role) in [(self.masks, "mask"), (self.extractors, "extractor")] {
            if n > 0 {
                write!(f, ", {}", of(n, role))?;
            }
        }
        Ok(())
    }
}

/// The roles that a core may have with a vector set, from few registers to many. The paper gives the number, and here
/// and there an example; which registers these are is our choice.
pub fn all(bits: usize, set: Set, core: Core) -> Vec<Roles> {
    let roles = |[accumulators, masks, extractors]: [usize; 3]| Roles { accumulators, masks, extractors };
    let avx2 = set == Set::Avx2;
    let counts: &[[usize; 3]] = match (core, set, bits) {
        // Two extractors, of even bytes and odd ones; or one of whole words, which general registers split.
        (Core::L, Set::Mmx, _) => &[[2, 0, 2], [2, 0, 3], [2, 1, 3], [4, 1, 3]],
        (Core::L, Set::Sse2 | Set::Avx, _) => &[[1, 0, 1], [1, 0, 2], [1, 1, 2], [2, 1, 2]],
        (Core::L, Set::Avx2, _) | (Core::U, Set::Sse2 | Set::Avx | Set::Avx2, _) => &[[1, 0, 2], [1, 1, 2], [2, 1, 2]],
        (Core::U, Set::Mmx, _) => &[[2, 0, 3], [2, 1, 3], [4, 1, 3]],
        (Core::W, Set::Sse4 | Set::Avx, _) => &[[1, 0, 1], [1, 0, 2], [2, 0, 2]],
        (Core::W, Set::Avx2, _) => &[[1, 0, 2], [2, 0, 2]],
        (Core::B, Set::Sse4 | Set::Avx, _) => &[[1, 0, 1], [2, 0, 1], [3, 0, 1]],
        // Two masks, for the low bytes and the high ones; in a YMM register they are one.
        (Core::F, Set::Ssse3 | Set::Avx | Set::Avx2, _) if avx2 => &[[1, 0, 2], [1, 1, 2], [2, 1, 2]],
        (Core::F, Set::Ssse3 | Set::Avx, _) => &[[1, 0, 2], [1, 1, 2], [1, 2, 2], [2, 2, 2]],
        (Core::M, Set::General, 32) => &[[4, 0, 0]],
        (Core::M, Set::General | Set::Mmx, _) => &[[2, 0, 0], [4, 0, 0]],
        (Core::M, Set::Sse2 | Set::Avx, _) => &[[1, 0, 0], [2, 0, 0], [4, 0, 0]],
        // Four accumulators are a block of 32-bit registers; with two a round is done in two passes.
        (Core::R, Set::General, 32) => &[[2, 0, 2], [4, 0, 1]],
        (Core::R, Set::General | Set::Mmx, 64) => &[[2, 0, 2], [4, 0, 2]],
        (Core::R, Set::Mmx, _) => &[[2, 0, 4], [4, 0, 4]],
        (Core::R, Set::Sse2 | Set::Sse4 | Set::Avx, 64) => &[[1, 0, 2], [2, 0, 2]],
        (Core::R, Set::Sse2 | Set::Sse4 | Set::Avx, _) => &[[1, 0, 4], [2, 0, 4]],
        _ => &[],
    };
    counts.iter().copied().map(roles).collect()
}

/// The roles for a number.
///
/// # Errors
/// The sets or the numbers that there are.
pub fn find(bits: usize, set: Set, core: Core, count: Option<usize>) -> Result<Roles, String> {
    let there = all(bits, set, core);
    let (_, letter, what) = CORES[CORES.iter().position(|c| c.0 == core).unwrap_or(0)];
    if there.is_empty() {
        let sets = SETS.iter().filter(|s| !all(bits, s.0, core).is_empty());
        let sets: Vec<_> = sets.map(|s| format!("{} ({})", s.1, s.2)).collect();
        return Err(format!(
            "core {letter} ({what}) exists here with the sets {}; cores and sets are the paper's, which go together is ours",
            sets.join(", ")
        ));
    }
    there.iter().copied().find(|roles| Some(roles.count()) == count).ok_or_else(|| {
        let numbers: Vec<_> = there.iter().map(|roles| format!("{} ({roles})", roles.count())).collect();
        format!(
            "{letter} is followed by the number of registers that a round uses (the paper's rule); which there are is \
             ours, here: {}",
            numbers.join("; ")
        )
    })
}
