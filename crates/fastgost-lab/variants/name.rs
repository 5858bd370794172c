//! Names of variants, such as `64-gs-L4EKP2f`: bits, register set, core with blocks per iteration, modifiers.
use std::fmt;

/// Registers and instructions in addition to the general ones, from old to new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Set {
    General,
    Mmx,
    Sse2,
    Ssse3,
    Sse41,
    Avx,
    Avx2,
}

/// How a byte of the state becomes an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Core {
    /// `pextrw` of two bytes at a time.
    L,
    /// `pmovzxbw`, then `pextrw`.
    W,
    /// `pextrb`.
    B,
    /// `punpcklbw` and `punpckhbw` with zero, then `pextrw`.
    U,
    /// `pshufb`, then `pextrw`.
    F,
    /// Through memory.
    M,
    /// The state is in general registers.
    R,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// A: the halves of rows are separate.
    pub apart: bool,
    /// C: round keys are cached in registers.
    pub cached: bool,
    /// E: bytes are extracted as offsets.
    pub offsets: bool,
    /// K: sums start with the round key.
    pub key_first: bool,
    /// P: how many lines ahead to prefetch; 0 means not at all.
    pub prefetch: usize,
    /// X: rows are operands of the exclusive or.
    pub memory_operand: bool,
    /// G: general registers help to extract.
    pub general_help: bool,
    /// n: non-temporal stores.
    pub non_temporal: bool,
    /// f: no loop over the rounds.
    pub unrolled: bool,
    /// l: lookups of different blocks alternate.
    pub interleaved: bool,
    /// t: two sums per block.
    pub two_sums: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    pub bits: usize,
    pub set: Set,
    pub core: Core,
    /// Blocks per iteration.
    pub blocks: usize,
    pub with: Modifiers,
}

pub const SETS: [(Set, &str, &str); 7] = [
    (Set::General, "g", "general registers only"),
    (Set::Mmx, "gm", "and MMX registers"),
    (Set::Sse2, "gs", "and SSE2"),
    (Set::Ssse3, "gs3", "and SSSE3"),
    (Set::Sse41, "gs4", "and SSE4.1"),
    (Set::Avx, "ga", "and AVX"),
    (Set::Avx2, "ga2", "and AVX2"),
];

pub const CORES: [(Core, char, &str); 7] = [
    (Core::L, 'L', "pextrw of two bytes"),
    (Core::W, 'W', "pmovzxbw, pextrw"),
    (Core::B, 'B', "pextrb"),
    (Core::U, 'U', "punpck with zero, pextrw"),
    (Core::F, 'F', "pshufb, pextrw"),
    (Core::M, 'M', "through memory"),
    (Core::R, 'R', "general registers"),
];

pub const MODIFIERS: [(char, &str); 11] = [
    ('A', "halves of rows separate"),
    ('C', "cached round keys"),
    ('E', "offsets extracted"),
    ('K', "sums start with the key"),
    ('P', "prefetch; the digit is how many lines ahead"),
    ('X', "rows as operands of xor"),
    ('G', "general registers help"),
    ('n', "non-temporal stores"),
    ('f', "rounds unrolled"),
    ('l', "lookups of blocks interleaved"),
    ('t', "two sums"),
];

impl Variant {
    /// # Errors
    /// What is wrong with the name, and what is allowed.
    pub fn parse(name: &str) -> Result<Self, String> {
        let wrong = |what: String| Err(format!("{name}: {what}"));
        let mut parts = name.split('-');
        let (Some(bits), Some(registers), Some(rest), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return wrong("not BITS-REGISTERS-CORE, such as 64-gs-L4EKP2f".into());
        };
        let bits = match bits {
            "32" => 32,
            "64" => 64,
            other => return wrong(format!("{other:?} bits; allowed are 32 and 64")),
        };
        let Some(&(set, ..)) = SETS.iter().find(|s| s.1 == registers) else {
            let allowed: Vec<_> = SETS.iter().map(|(_, letters, what)| format!("{letters} ({what})")).collect();
            return wrong(format!("no registers {registers:?}; allowed are {}", allowed.join(", ")));
        };
        let mut letters = rest.chars().peekable();
        let first = letters.next().map(String::from).unwrap_or_default();
        let Some(&(core, ..)) = CORES.iter().find(|c| first.starts_with(c.1)) else {
            let allowed: Vec<_> = CORES.iter().map(|(_, letter, what)| format!("{letter} ({what})")).collect();
            return wrong(format!("no core {first:?}; allowed are {}", allowed.join(", ")));
        };
        let mut digit = |or: usize| letters.next_if(char::is_ascii_digit).map_or(or, |d| d as usize - '0' as usize);
        let blocks = digit(0);
        if blocks == 0 {
            return wrong(format!("{first} is followed by the number of blocks per iteration, 1 to 9"));
        }
        let mut with = Modifiers::default();
        let mut at = 0;
        while let Some(letter) = letters.next() {
            let Some(place) = MODIFIERS.iter().position(|m| m.0 == letter) else {
                let allowed: Vec<_> = MODIFIERS.iter().map(|(letter, what)| format!("{letter} ({what})")).collect();
                return wrong(format!("no modifier {letter:?}; allowed are {}", allowed.join(", ")));
            };
            if place < at {
                let order: String = MODIFIERS.iter().map(|m| m.0).collect();
                return wrong(format!("each modifier may occur once, in the order {order}"));
            }
            at = place + 1;
            match letter {
                'A' => with.apart = true,
                'C' => with.cached = true,
                'E' => with.offsets = true,
                'K' => with.key_first = true,
                'P' => {
                    with.prefetch = letters.next_if(char::is_ascii_digit).map_or(0, |d| d as usize - '0' as usize);
                    if with.prefetch == 0 {
                        return wrong("P is followed by the number of 64-byte lines to prefetch ahead, 1 to 9".into());
                    }
                }
                'X' => with.memory_operand = true,
                'G' => with.general_help = true,
                'n' => with.non_temporal = true,
                'f' => with.unrolled = true,
                'l' => with.interleaved = true,
                _ => with.two_sums = true,
            }
        }
        let variant = Self { bits, set, core, blocks, with };
        match variant.fault() {
            Some(fault) => wrong(fault),
            None => Ok(variant),
        }
    }

    /// Why such a variant is impossible.
    fn fault(&self) -> Option<String> {
        let (core, set, with) = (self.core, self.set, &self.with);
        let allowed: &[Set] = match core {
            Core::R => &[Set::General],
            Core::L | Core::U | Core::M => &[Set::Mmx, Set::Sse2, Set::Avx, Set::Avx2],
            Core::F => &[Set::Ssse3, Set::Avx, Set::Avx2],
            Core::W | Core::B => &[Set::Sse41, Set::Avx, Set::Avx2],
        };
        if !allowed.contains(&set) {
            let letters: Vec<_> = SETS.iter().filter(|s| allowed.contains(&s.0)).map(|s| s.1).collect();
            return Some(format!("core {core:?} has the registers {}", letters.join(", ")));
        }
        let most = match (set, self.bits) {
            (Set::General, 64) => 2,
            (Set::General | Set::Mmx, _) => 1,
            _ => 4,
        };
        let rules = [
            (self.blocks > most, format!("at most {most} blocks per iteration with these registers")),
            (self.in_pairs() && !self.blocks.is_multiple_of(2), "AVX2 joins blocks in pairs: 2 or 4".into()),
            (with.apart && !self.halves(), "A is for rows that are read in halves: g and gm".into()),
            (
                with.apart && with.offsets,
                "A makes E pointless: rows of 8 bytes are addressed by the byte itself".into(),
            ),
            (with.offsets && core == Core::B, "E needs words, and core B extracts bytes".into()),
            (with.cached && core == Core::R, "C needs registers that core R does not leave".into()),
            (with.cached && !with.unrolled, "C needs f: a loop over the rounds cannot choose registers".into()),
            (with.general_help && core == Core::R, "core R does what G does anyway".into()),
            (with.interleaved && self.blocks == 1, "l needs 2 blocks or more".into()),
            (with.two_sums && core == Core::R && (self.blocks > 1 || self.bits == 32), "t: too few registers".into()),
            (
                core == Core::R && self.bits == 32 && !with.memory_operand,
                "core R needs X in 32 bits: too few registers".into(),
            ),
        ];
        if let Some(rule) = rules.into_iter().find(|r| r.0) {
            return Some(rule.1);
        }
        super::emit::fault(self)
    }

    /// Rows are read in halves of eight bytes.
    pub fn halves(&self) -> bool {
        matches!(self.set, Set::General | Set::Mmx)
    }

    /// Two blocks share a register until their bytes are extracted.
    pub fn in_pairs(&self) -> bool {
        self.set == Set::Avx2 && self.core != Core::W
    }

    pub fn vex(&self) -> bool {
        self.set >= Set::Avx
    }

    /// The function's name.
    pub fn symbol(&self) -> String {
        format!("fastgost_lab_{}", self.to_string().replace('-', "_"))
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let registers = SETS.iter().find(|s| s.0 == self.set).map_or("", |s| s.1);
        let with = &self.with;
        write!(f, "{}-{registers}-{:?}{}", self.bits, self.core, self.blocks)?;
        let there = [with.apart, with.cached, with.offsets, with.key_first, with.prefetch > 0, with.memory_operand];
        let more = [with.general_help, with.non_temporal, with.unrolled, with.interleaved, with.two_sums];
        for ((letter, _), is) in MODIFIERS.iter().zip(there.into_iter().chain(more)) {
            match (is, letter) {
                (true, 'P') => write!(f, "P{}", with.prefetch)?,
                (true, _) => write!(f, "{letter}")?,
                _ => {}
            }
        }
        Ok(())
    }
}
