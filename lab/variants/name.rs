//! Names of variants, such as `64-gs-L4EKP2f`, as the paper defines them. A name has the ARCH (32 or 64 bits), the
//! compiler and the vector set, the core with the number of registers in a round, and the modifiers. The lab's
//! additions follow as words, each after a plus sign.
use super::roles::{self, Roles};
use std::fmt;

/// The vector sets, from the oldest to the newest. A vector set has registers and instructions in addition to the
/// general registers. `General` means the general registers alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Set {
    General,
    Mmx,
    Sse2,
    Ssse3,
    Sse4,
    Avx,
    Avx2,
}

/// The way in which a byte is taken out of the extractor (a register that holds bytes of a block).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Core {
    L,
    W,
    B,
    U,
    M,
    R,
    F,
}

/// The order of the look-ups if an iteration processes several blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// All look-ups of a block come before the look-ups of the next block.
    #[default]
    Blocks,
    /// n: after each look-up comes a look-up of the next block.
    Near,
    /// f: after eight look-ups come eight look-ups of the next block.
    Far,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifiers {
    /// E: the rounds are unrolled.
    pub unrolled: bool,
    /// K: round keys are in XMM registers. If no number is given, all free registers are used.
    pub keys: Option<usize>,
    /// A: a byte is multiplied by 16 in two steps: an addition doubles it, and the address has the factor 8.
    pub doubled: bool,
    /// C: the tables' offsets are in the extractors.
    pub offsets: bool,
    /// X: extractors are computed together.
    pub extractors_first: bool,
    /// G: rows are added together.
    pub sums_together: bool,
    pub order: Order,
    /// l: registers change roles instead of being copied.
    pub renamed: bool,
    /// t: free registers cache values of memory.
    pub cached: bool,
    /// Ours: the sum begins with the key.
    pub key_first: bool,
    /// Ours: the tables contain 8-byte halves of rows.
    pub halves: bool,
    /// Ours: the stores are non-temporal.
    pub stream: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    pub bits: usize,
    pub set: Set,
    pub core: Core,
    pub roles: Roles,
    /// The number of blocks per iteration of the loop over the rounds.
    pub blocks: usize,
    pub with: Modifiers,
}

pub const SETS: [(Set, &str, &str); 7] = [
    (Set::General, "r", "general registers"),
    (Set::Mmx, "m", "MMX"),
    (Set::Sse2, "s", "SSE or SSE2"),
    (Set::Ssse3, "s3", "SSSE3"),
    (Set::Sse4, "s4", "SSE4.x"),
    (Set::Avx, "a", "AVX"),
    (Set::Avx2, "a2", "AVX2"),
];

pub const CORES: [(Core, char, &str); 7] = [
    (Core::L, 'L', "pextrw"),
    (Core::W, 'W', "pmovzxbw"),
    (Core::B, 'B', "pextrb"),
    (Core::U, 'U', "punpcklbw and punpckhbw"),
    (Core::M, 'M', "memory, no extractor"),
    (Core::R, 'R', "general registers are the extractors"),
    (Core::F, 'F', "pshufb"),
];

/// The modifiers, in the order in which names are written. In a name that is parsed, the modifiers may be in any order.
pub const MODIFIERS: [(char, &str); 11] = [
    ('E', "rounds unrolled"),
    ('K', "round keys in XMM registers; a number says how many"),
    ('P', "the number of blocks per iteration follows"),
    ('A', "a sum and the factor 8 for the shift by 4"),
    ('C', "tables' offsets in the extractors"),
    ('X', "extractors grouped"),
    ('G', "accumulators grouped"),
    ('n', "near order"),
    ('f', "far order"),
    ('l', "registers re-associated"),
    ('t', "free registers cache memory"),
];

/// The largest number of blocks that a name may have after P.
pub const MOST_BLOCKS: usize = 8;

/// The words for the lab's additions to the paper's scheme.
pub const WORDS: [(&str, &str); 3] =
    [("key", "a sum begins with the key"), ("halves", "tables of halves of rows"), ("stream", "non-temporal stores")];

/// Returns a list such as "r (general registers), m (MMX)".
fn list<N: fmt::Display, T>(all: &[T], of: impl Fn(&T) -> (N, &'static str)) -> String {
    let parts: Vec<_> = all.iter().map(of).map(|(name, what)| format!("{name} ({what})")).collect();
    parts.join(", ")
}

/// Reads the letters between the core and the words. Returns the number of blocks, and the other modifiers.
fn modifiers(letters: &mut Letters<'_>) -> Result<(usize, Modifiers), String> {
    let (mut blocks, mut with, mut seen) = (1, Modifiers::default(), String::new());
    while let Some(letter) = letters.next() {
        if seen.contains(letter) {
            return Err(format!("{letter} twice"));
        }
        seen.push(letter);
        match letter {
            'E' => with.unrolled = true,
            'K' => with.keys = Some(number(letters).unwrap_or(usize::MAX)),
            'P' => match number(letters) {
                Some(n @ 2..=MOST_BLOCKS) => blocks = n,
                _ => {
                    return Err(format!(
                        "P is followed by the number of blocks per iteration (the paper), here 2 to {MOST_BLOCKS} (ours)"
                    ));
                }
            },
            'A' => with.doubled = true,
            'C' => with.offsets = true,
            'X' => with.extractors_first = true,
            'G' => with.sums_together = true,
            'n' => with.order = Order::Near,
            'f' => with.order = Order::Far,
            'l' => with.renamed = true,
            't' => with.cached = true,
            'R' | 'M' => {
                return Err(format!(
                    "the paper prints {letter} among the modifiers too, without saying what it does there"
                ));
            }
            'p' => return Err("the paper prints the modifier p, and defines it nowhere".into()),
            _ => {
                let [paper, ours] = [list(&MODIFIERS, |m| *m), list(&WORDS, |w| *w)];
                return Err(format!(
                    "no modifier {letter:?}; the paper has {paper}; ours are words after a plus sign: {ours}"
                ));
            }
        }
    }
    if seen.contains('n') && seen.contains('f') {
        return Err("n and f exclude each other (ours)".into());
    }
    Ok((blocks, with))
}

type Letters<'a> = std::iter::Peekable<std::str::Chars<'a>>;

fn number(letters: &mut Letters<'_>) -> Option<usize> {
    let mut n = None;
    while let Some(digit) = letters.next_if(char::is_ascii_digit) {
        n = Some((n.unwrap_or(0) * 10 + digit as usize - '0' as usize).min(99));
    }
    n
}

/// Returns a name without the parts `ex-` and `.exe` of the paper's full names.
pub fn stripped(name: &str) -> &str {
    let short = name.strip_prefix("ex-").unwrap_or(name);
    short.strip_suffix(".exe").unwrap_or(short)
}

impl Variant {
    /// Reads a name. A name without ARCH is the name of a variant for `native` bits.
    ///
    /// # Errors
    /// Returns an error that says what is wrong with the name, what is allowed, and who defined the rule.
    pub fn parse(name: &str, native: usize) -> Result<Self, String> {
        let wrong = |what: String| Err(format!("{name}: {what}"));
        let parts: Vec<_> = stripped(name).split('-').collect();
        let (bits, set, rest) = match parts[..] {
            ["32", set, rest] => (32, set, rest),
            ["64", set, rest] => (64, set, rest),
            [arch, _, _] => return wrong(format!("no ARCH {arch:?}; the paper has 32 and 64")),
            [set, rest] if !matches!(set, "32" | "64") => (native, set, rest),
            _ => return wrong("not ARCH-[compiler][vector set]-[core][modifiers], such as 64-gs-L4EKP2f".into()),
        };
        let letters = match set.strip_prefix('g') {
            Some(letters) => letters,
            None if set.starts_with('i') => {
                return wrong(
                    "i is the paper's ICL, which is not here; assembly is the same for any compiler: g".into(),
                );
            }
            None => set,
        };
        let Some(&(set, ..)) = SETS.iter().find(|s| s.1 == letters) else {
            let sets = list(&SETS, |s| (s.1, s.2));
            return wrong(format!("no vector set {letters:?}; the paper has, after g for GCC: {sets}"));
        };
        let mut words = rest.split('+');
        let mut letters = words.next().unwrap_or_default().chars().peekable();
        let first = letters.next().map(String::from).unwrap_or_default();
        let Some(&(core, ..)) = CORES.iter().find(|c| first.starts_with(c.1)) else {
            return wrong(format!("no core {first:?}; the paper has {}", list(&CORES, |c| (c.1, c.2))));
        };
        let roles = match roles::find(bits, set, core, number(&mut letters)) {
            Ok(roles) => roles,
            Err(why) => return wrong(why),
        };
        let (blocks, mut with) = modifiers(&mut letters).map_err(|why| format!("{name}: {why}"))?;
        for word in words {
            match word {
                "key" => with.key_first = true,
                "halves" => with.halves = true,
                "stream" => with.stream = true,
                _ => return wrong(format!("no word {word:?}; ours are {}", list(&WORDS, |w| *w))),
            }
        }
        let variant = Self { bits, set, core, roles, blocks, with };
        match variant.fault() {
            Some(fault) => wrong(fault),
            None => Ok(variant),
        }
    }

    /// Returns the reason if such a variant is impossible.
    fn fault(&self) -> Option<String> {
        let (core, set, with) = (self.core, self.set, &self.with);
        let general = set == Set::General;
        let words = self.in_words();
        let rules = [
            (
                with.keys.is_some() && set < Set::Sse2,
                "K caches in XMM registers, as the paper defines it; that t does it in others",
            ),
            (with.keys.is_some() && !with.unrolled, "K needs E: a loop over the rounds cannot choose registers"),
            (
                with.keys.is_some_and(|n| n != usize::MAX && !(1..=10).contains(&n)),
                "K has 1 to 10 keys, as many as there are; the paper prints K[n] and does not say what n is",
            ),
            (with.offsets && !words, "C needs extractors of words: L with 3 registers or more, W, U, F"),
            (
                with.extractors_first && !self.grouped_extractors(),
                "X groups the extractors of a block in words (L, W, U, F, but not MMX's, which share one), or those of several blocks (R)",
            ),
            (with.order != Order::Blocks && self.blocks == 1, "n and f order the blocks of an iteration: they need P2"),
            (
                with.renamed && self.state_is_sum(),
                "l has nothing to re-associate: the accumulator is free when it is needed again",
            ),
            (with.renamed && general && self.blocks > 1, "l: only the registers a to d have bytes to extract"),
            (
                with.sums_together && core == Core::R && self.bits == 32,
                "G needs a second register for addresses, and the extractors leave one",
            ),
            (general && self.bits == 32 && self.blocks > 1, "P: 32 bits leave registers for one block"),
            (general && self.bits == 32 && with.cached, "t: 32 bits leave no general register free"),
            (with.key_first && self.in_passes(), "key: not in two passes"),
            (
                with.halves && (words || self.width() == 16),
                "halves is for the cores M and R and registers of 4 or 8 bytes",
            ),
            (with.halves && with.doubled, "A has nothing to do: rows of 8 bytes are addressed by the byte itself"),
        ];
        if let Some(rule) = rules.into_iter().find(|r| r.0) {
            return Some(format!("{} (ours)", rule.1));
        }
        super::emit::fault(self).map(|fault| format!("{fault} (ours: which registers have which role)"))
    }

    /// Whether the paper's scheme describes the whole variant.
    pub fn is_the_papers(&self) -> bool {
        !(self.with.key_first || self.with.halves || self.with.stream)
    }

    /// Returns the number of bytes of a register that holds a block or a part of a block.
    pub fn width(&self) -> usize {
        match self.set {
            Set::General => self.bits / 8,
            Set::Mmx => 8,
            _ => 16,
        }
    }

    /// Returns the number of registers that one block needs.
    pub fn pieces(&self) -> usize {
        16 / self.width()
    }

    pub fn vex(&self) -> bool {
        self.set >= Set::Avx
    }

    /// Whether bytes are spread over words, and `pextrw` takes the words out of the register.
    pub fn in_words(&self) -> bool {
        match self.core {
            Core::L => self.roles.extractors > self.pieces(),
            Core::W | Core::U | Core::F => true,
            _ => false,
        }
    }

    /// Whether the only extractor is filled twice, from memory.
    pub fn refilled(&self) -> bool {
        self.core == Core::W && self.roles.extractors == 1
    }

    /// Whether the extractors are usually computed one by one, but could be computed together.
    fn grouped_extractors(&self) -> bool {
        match self.core {
            Core::R => self.set != Set::General && self.blocks > 1,
            _ => self.in_words() && !self.refilled() && self.set != Set::Mmx,
        }
    }

    /// Whether the state and the first accumulator share a register. This is possible if all bytes of the state are
    /// taken out of the register before the first row is added.
    pub fn state_is_sum(&self) -> bool {
        match self.core {
            Core::M => true,
            Core::R => self.set != Set::General || self.bits == 32,
            _ => false,
        }
    }

    /// Whether the accumulators hold only half a block, so that a round makes two passes over the bytes.
    pub fn in_passes(&self) -> bool {
        self.roles.accumulators < self.pieces()
    }

    /// Returns the name of the function.
    pub fn symbol(&self) -> String {
        format!("fastgost_lab_{}", self.to_string().replace(['-', '+'], "_"))
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = SETS.iter().find(|s| s.0 == self.set).map_or("", |s| s.1);
        let with = &self.with;
        write!(f, "{}-g{set}-{:?}{}", self.bits, self.core, self.roles.count())?;
        let of = |is: bool, text: &str| if is { text.to_owned() } else { String::new() };
        let keys = match with.keys {
            Some(usize::MAX) => "K".to_owned(),
            Some(n) => format!("K{n}"),
            None => String::new(),
        };
        for part in [
            of(with.unrolled, "E"),
            keys,
            of(self.blocks > 1, &format!("P{}", self.blocks)),
            of(with.doubled, "A"),
            of(with.offsets, "C"),
            of(with.extractors_first, "X"),
            of(with.sums_together, "G"),
            of(with.order == Order::Near, "n"),
            of(with.order == Order::Far, "f"),
            of(with.renamed, "l"),
            of(with.cached, "t"),
            of(with.key_first, "+key"),
            of(with.halves, "+halves"),
            of(with.stream, "+stream"),
        ] {
            f.write_str(&part)?;
        }
        Ok(())
    }
}
