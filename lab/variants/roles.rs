//! The roles that the paper gives to registers. In a variant's name, the number after the core says how many registers
//! have roles.
use super::name::{CORES, Core, SETS, Set};
use std::fmt;

/// The numbers of registers of one block that have each role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roles {
    /// The number of accumulators. They hold the sum of the rows in a round, to which the key is then added.
    pub accumulators: usize,
    /// The number of registers that hold masks. Without such a register, a mask is an operand in memory.
    pub masks: usize,
    /// The number of extractors. Bytes for the look-ups are taken from them.
    pub extractors: usize,
}

impl Roles {
    /// Returns the number that the name contains.
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

/// Returns the roles that a core may have with a vector set, from few registers to many. The paper gives only the
/// number of registers, and some examples. Their roles are our choice.
pub fn all(bits: usize, set: Set, core: Core) -> Vec<Roles> {
    let roles = |[accumulators, masks, extractors]: [usize; 3]| Roles { accumulators, masks, extractors };
    let avx2 = set == Set::Avx2;
    let counts: &[[usize; 3]] = match (core, set, bits) {
        // There are two extractors, for even bytes and for odd bytes. Or there is one extractor of whole words, and a
        // general register splits each word.
        (Core::L, Set::Mmx, _) => &[[2, 0, 2], [2, 0, 3], [2, 1, 3], [4, 1, 3]],
        (Core::L, Set::Sse2 | Set::Avx, _) => &[[1, 0, 1], [1, 0, 2], [1, 1, 2], [2, 1, 2]],
        (Core::L, Set::Avx2, _) | (Core::U, Set::Sse2 | Set::Avx | Set::Avx2, _) => &[[1, 0, 2], [1, 1, 2], [2, 1, 2]],
        (Core::U, Set::Mmx, _) => &[[2, 0, 3], [2, 1, 3], [4, 1, 3]],
        (Core::W, Set::Sse4 | Set::Avx, _) => &[[1, 0, 1], [1, 0, 2], [2, 0, 2]],
        (Core::W, Set::Avx2, _) => &[[1, 0, 2], [2, 0, 2]],
        (Core::B, Set::Sse4 | Set::Avx, _) => &[[1, 0, 1], [2, 0, 1], [3, 0, 1]],
        // There are two masks, for the low bytes and for the high bytes. In a YMM register, they are one mask.
        (Core::F, Set::Ssse3 | Set::Avx | Set::Avx2, _) if avx2 => &[[1, 0, 2], [1, 1, 2], [2, 1, 2]],
        (Core::F, Set::Ssse3 | Set::Avx, _) => &[[1, 0, 2], [1, 1, 2], [1, 2, 2], [2, 2, 2]],
        (Core::M, Set::General, 32) => &[[4, 0, 0]],
        (Core::M, Set::General | Set::Mmx, _) => &[[2, 0, 0], [4, 0, 0]],
        (Core::M, Set::Sse2 | Set::Avx, _) => &[[1, 0, 0], [2, 0, 0], [4, 0, 0]],
        // Four accumulators of 32 bits hold a block. With two accumulators, a round makes two passes.
        (Core::R, Set::General, 32) => &[[2, 0, 2], [4, 0, 1]],
        (Core::R, Set::General | Set::Mmx, 64) => &[[2, 0, 2], [4, 0, 2]],
        (Core::R, Set::Mmx, _) => &[[2, 0, 4], [4, 0, 4]],
        (Core::R, Set::Sse2 | Set::Sse4 | Set::Avx, 64) => &[[1, 0, 2], [2, 0, 2]],
        (Core::R, Set::Sse2 | Set::Sse4 | Set::Avx, _) => &[[1, 0, 4], [2, 0, 4]],
        _ => &[],
    };
    counts.iter().copied().map(roles).collect()
}

/// Returns the roles that belong to a number of registers.
///
/// # Errors
/// Returns an error that lists the sets or the numbers that exist.
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
