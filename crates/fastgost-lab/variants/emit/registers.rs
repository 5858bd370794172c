//! The allocation of vector registers.
use super::super::name::{Core, Set, Variant};

/// A block of an MMX variant has two registers of each kind, of all others one.
pub struct Registers {
    pub state: Vec<Vec<usize>>,
    /// One or two sums per block.
    pub sums: Vec<Vec<Vec<usize>>>,
    /// Bytes of a block spread over words; empty if the core extracts from the state itself.
    pub temps: Vec<usize>,
    /// A row, before it is added.
    pub row: Option<usize>,
    /// Zero or masks; those without a register are operands in memory.
    pub constants: Vec<usize>,
    /// Round keys, from the first.
    pub keys: Vec<usize>,
}

impl Registers {
    /// # Errors
    /// If there are too few registers.
    pub fn of(variant: &Variant) -> Result<Self, String> {
        let Variant { bits, set, core, blocks, with } = *variant;
        let mmx = set == Set::Mmx;
        let (there, pieces) = (if bits == 64 && !mmx { 16 } else { 8 }, if mmx { 2 } else { 1 });
        let mut pool = Pool(0);
        let state = (0..blocks).map(|_| pool.take(pieces)).collect();
        let each = if with.two_sums { 2 } else { 1 };
        let sums = (0..blocks).map(|_| (0..each).map(|_| pool.take(pieces)).collect()).collect();
        let own = pool.take(match core {
            Core::M if with.offsets => 1,
            Core::L if !with.offsets => 0,
            Core::B | Core::M => 0,
            _ if with.interleaved => blocks,
            _ if variant.in_pairs() => 2,
            _ => 1,
        });
        let temps = if own.is_empty() { Vec::new() } else { (0..blocks).map(|b| own[b % own.len()]).collect() };
        let row = if with.memory_operand { None } else { pool.take(1).pop() };
        let used = pool.0;
        if used > there {
            let kind = if mmx { "MMX" } else { "vector" };
            return Err(format!("needs {used} {kind} registers of {there}: fewer blocks, or X, or no l, or no t"));
        }
        let wanted = constants(variant);
        if used + wanted > there && bits == 32 && !with.unrolled {
            return Err(format!("needs {} vector registers of {there}: fewer blocks, or f", used + wanted));
        }
        let constants = pool.take(wanted.min(there - used));
        let keys = if with.cached { pool.take((there - pool.0).min(10)) } else { Vec::new() };
        if with.cached && keys.is_empty() {
            return Err("C finds no register free for a key".into());
        }
        Ok(Self { state, sums, temps, row, constants, keys })
    }
}

/// The number of registers that a core would like for zero or masks.
fn constants(variant: &Variant) -> usize {
    match variant.core {
        Core::F => 2,
        Core::U => 1,
        Core::L | Core::M if variant.with.offsets => 1,
        _ => 0,
    }
}

/// Register numbers, handed out in turn.
struct Pool(usize);

impl Pool {
    fn take(&mut self, n: usize) -> Vec<usize> {
        self.0 += n;
        (self.0 - n..self.0).collect()
    }
}
