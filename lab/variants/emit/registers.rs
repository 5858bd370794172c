//! Gives the registers their roles. A piece is the part of a block that one register holds.
use super::{
    super::name::{Core, Set, Variant},
    Constant,
};

pub struct Registers {
    /// For each block and piece, the register that holds the sum after the key was added. It is also an extractor (a
    /// register out of which bytes are taken), unless the bytes are taken in another way.
    pub state: Vec<Vec<String>>,
    /// For each block, accumulator and piece, the register that holds the sum.
    pub sums: Vec<Vec<Vec<String>>>,
    /// For each block, the second extractor of words.
    pub spare: Vec<Option<String>>,
    /// For each block, the letters of the general registers that are extractors.
    pub general: Vec<Vec<char>>,
    /// The registers in which addresses are computed, by their 32-bit names.
    pub index: &'static [&'static str],
    /// The register that points to the key of the loop's round.
    pub running: &'static str,
    /// The masks, keys and constants that are in registers. Each has its offset from the keys, and its register.
    pub cache: Vec<(usize, String)>,
}

impl Registers {
    /// # Errors
    /// Returns an error if there are too few registers.
    pub fn of(variant: &Variant) -> Result<Self, String> {
        let mut registers = if variant.set == Set::General { Self::general(variant)? } else { Self::vector(variant)? };
        if variant.core == Core::R || (variant.core == Core::L && !variant.in_words()) {
            registers.general = extractors(variant)?;
        }
        Ok(registers)
    }

    fn vector(variant: &Variant) -> Result<Self, String> {
        let Variant { bits, set, core, roles, blocks, with } = *variant;
        let (there, prefix) = if set == Set::Mmx { (8, "mm") } else { (if bits == 64 { 16 } else { 8 }, "xmm") };
        let mut pool = Pool { prefix, next: 0 };
        let pieces = variant.pieces();
        let sums: Vec<Vec<Vec<_>>> =
            (0..blocks).map(|_| (0..roles.accumulators / pieces).map(|_| pool.take(pieces)).collect()).collect();
        let own = |pool: &mut Pool| (0..blocks).map(|_| pool.take(pieces)).collect();
        let state = if variant.state_is_sum() { sums.iter().map(|s| s[0].clone()).collect() } else { own(&mut pool) };
        let spare = (0..blocks)
            .map(|_| if variant.in_words() && !variant.refilled() { pool.take(1).pop() } else { None })
            .collect();
        let constants = constants(variant);
        let mut cache: Vec<_> = constants[..roles.masks].iter().copied().zip(pool.take(roles.masks)).collect();
        if pool.next > there {
            let kind = if set == Set::Mmx { "MMX" } else { "vector" };
            return Err(format!(
                "needs {} {kind} registers of {there}: fewer blocks, or fewer registers a round",
                pool.next
            ));
        }
        if let Some(wanted) = with.keys {
            let free = there - pool.next;
            if free == 0 || (wanted != usize::MAX && wanted > free) {
                return Err(format!("K finds {free} registers free"));
            }
            cache.extend((0..10).map(|key| 16 * key).zip(pool.take(wanted.min(free).min(10))));
        }
        if with.cached {
            let keys = if with.unrolled { 160 } else { 16 };
            let all = constants.into_iter().chain((0..keys).step_by(variant.width()));
            let wanted: Vec<_> = all.filter(|at| !cache.iter().any(|(cached, _)| cached == at)).collect();
            let free = (there - pool.next).min(wanted.len());
            if free == 0 {
                return Err("t finds no register free, or nothing to cache".into());
            }
            cache.extend(wanted.into_iter().zip(pool.take(free)));
        }
        let (index, running): (&[_], _) = match (bits, core) {
            (64, _) => (&["esi", "edi", "ebp"], "r12"),
            (_, Core::R) => (&["edi"], "edi"),
            _ => (&["edi", "ecx", "edx"], "edi"),
        };
        Ok(Self { state, sums, spare, general: Vec::new(), index, running, cache })
    }

    fn general(variant: &Variant) -> Result<Self, String> {
        let Variant { bits, core, roles, blocks, with, .. } = *variant;
        let (index, running, pool): (&[_], _, &[_]) = match (bits, core, roles.extractors) {
            (64, _, _) if with.renamed => (&["esi", "edi"], "rbp", &["rcx", "rdx", "r12", "r13", "r14", "r15"]),
            (64, Core::R, _) if blocks == 1 => (&["esi", "edi"], "rbp", &["r12", "r13", "r14", "r15", "rcx", "rdx"]),
            (64, ..) => (&["esi", "edi"], "rbp", &["r12", "r13", "r14", "r15"]),
            (_, _, 0) => (&["ecx", "eax"], "ecx", &["esi", "edi", "ebx", "edx"]),
            (_, _, 1) => (&["ecx"], "ecx", &["esi", "edi", "ebx", "edx"]),
            _ => (&["ecx"], "edx", &["esi", "edi"]),
        };
        let pieces = variant.pieces().min(roles.accumulators);
        let needed = roles.accumulators * blocks;
        if needed > pool.len() {
            return Err(format!("needs {needed} accumulators of {} registers", pool.len()));
        }
        let mut all = pool.iter().map(|name| (*name).to_owned());
        let mut take = |n: usize| -> Vec<String> { all.by_ref().take(n).collect() };
        let sums: Vec<Vec<Vec<_>>> =
            (0..blocks).map(|_| (0..roles.accumulators / pieces).map(|_| take(pieces)).collect()).collect();
        let state = if variant.state_is_sum() {
            sums.iter().map(|s| s[0].clone()).collect()
        } else {
            [["rax", "rbx"], ["rcx", "rdx"]].iter().take(blocks).map(|s| s.map(str::to_owned).into()).collect()
        };
        let mut cache = Vec::new();
        if with.cached {
            let keys = if with.unrolled { 160 } else { 16 };
            cache.extend((0..keys).step_by(variant.width()).zip(all));
            if cache.is_empty() {
                return Err("t finds no register free".into());
            }
        }
        Ok(Self { state, sums, spare: vec![None; blocks], general: Vec::new(), index, running, cache })
    }

    pub fn cached(&self, at: usize) -> Option<&str> {
        self.cache.iter().find(|(cached, _)| *cached == at).map(|(_, register)| &**register)
    }
}

/// Returns the general registers from which bytes are taken, for each block. If whole words are taken out of a vector
/// register, one general register splits each word into two bytes. Blocks that come one after the other share these
/// registers.
fn extractors(variant: &Variant) -> Result<Vec<Vec<char>>, String> {
    let Variant { bits, set, core, roles, blocks, with } = *variant;
    let each = if core == Core::L { 1 } else { roles.extractors };
    let letters = match (bits, core) {
        (32, Core::L) => "ab",
        _ => "abcd",
    };
    let apart = set == Set::General || with.extractors_first || with.order != super::super::name::Order::Blocks;
    let needed = each * blocks;
    if apart && needed > letters.len() {
        return Err(format!("needs {needed} general registers of {} that have bytes: fewer blocks", letters.len()));
    }
    let of = |block: usize| (0..each).filter_map(|i| letters.chars().nth((each * block + i) % letters.len())).collect();
    Ok((0..blocks).map(of).collect())
}

/// Returns the places of the constants that a core needs besides keys. The masks come first, and then the tables'
/// offsets.
pub fn constants(variant: &Variant) -> Vec<usize> {
    let avx2 = variant.set == Set::Avx2;
    let masks: &[usize] = match variant.core {
        Core::L if variant.in_words() => &[Constant::MASK],
        Core::U => &[Constant::ZERO],
        Core::F if avx2 => &Constant::SPREAD[..1],
        Core::F => &Constant::SPREAD,
        _ => &[],
    };
    let mut all = masks.to_vec();
    if variant.with.offsets {
        for piece in 0..variant.pieces() {
            all.extend((0..if avx2 { 1 } else { 2 }).map(|half| Constant::offsets(variant, piece, half)));
        }
    }
    all
}

/// The vector registers. They are given out in their order.
struct Pool {
    prefix: &'static str,
    next: usize,
}

impl Pool {
    fn take(&mut self, n: usize) -> Vec<String> {
        self.next += n;
        (self.next - n..self.next).map(|i| format!("{}{i}", self.prefix)).collect()
    }
}
