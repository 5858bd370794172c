//! How the bytes of a block get out of registers, and how the rows that they select get into the sums.
use super::{
    super::{
        super::name::{Core, Set},
        OFFSETS, SPREAD, ZERO,
    },
    Body,
    operands::size,
};

/// One or two lookups: how bytes are extracted from registers.
#[derive(Clone, Copy)]
pub(super) enum Item {
    /// `pextrw` of one word, which is the byte or its offset.
    Word { word: usize, byte: usize },
    /// `pextrw` of two bytes.
    Two { word: usize, byte: usize },
    /// `pextrb`.
    Byte { byte: usize },
    /// From the stack.
    Memory { at: usize, byte: usize },
    /// Two bytes from the general register that was filled before.
    HelpTwo { byte: usize, last: bool },
    /// A word from that register.
    HelpWord { byte: usize, last: bool },
}

impl Body<'_> {
    /// The number of parts in which the bytes of a block are extracted.
    pub(super) fn phases(&self) -> usize {
        let of_piece = match self.variant.core {
            Core::L | Core::M if !self.variant.with.offsets => 1,
            Core::B => 1,
            _ => 2,
        };
        of_piece * self.pieces()
    }

    /// Fills what the lookups of a phase extract from, and returns the lookups.
    pub(super) fn prepare(&mut self, b: usize, phase: usize) -> Vec<Item> {
        let (core, with) = (self.variant.core, self.variant.with);
        let split = self.phases() > self.pieces();
        let (piece, half) = if split { (phase / 2, phase % 2) } else { (phase, 0) };
        let bytes = 16 / self.pieces();
        let first = bytes * piece;
        let held = self.variant.bits / 8;
        if !with.offsets && with.general_help && split && first + bytes / 2 * (half + 1) <= held {
            // The general register has all of them, from the state.
            self.upper(b, half);
            if core == Core::W && half == 0 && self.variant.set == Set::Avx2 {
                self.fill(b, piece, half);
            }
            let state = self.registers.state[b][piece];
            return if half == 0 && piece == 0 {
                self.help(b, state, 0, held.min(bytes / 2))
            } else {
                self.rest(first, half)
            };
        }
        let from = self.fill(b, piece, half);
        let mut items = Vec::new();
        if split {
            let words = bytes / 2;
            let byte = |k: usize| match core {
                Core::L | Core::M => first + 2 * k + half,
                _ => first + words * half + k,
            };
            let mut done = 0;
            if with.general_help && with.offsets {
                self.help_move(b, from);
                done = (held / 2).min(words);
                items.extend((0..done).map(|k| Item::HelpWord { byte: byte(k), last: k + 1 == done }));
            } else if with.general_help && piece == 0 && half == 0 {
                let state = self.registers.state[b][0];
                items = self.help(b, state, 0, held.min(words));
                done = held.min(words);
            }
            for k in done..words {
                items.push(match core {
                    Core::M => Item::Memory { at: self.slot(b, piece, half) + 2 * k, byte: byte(k) },
                    _ => Item::Word { word: k, byte: byte(k) },
                });
            }
            return items;
        }
        let mut done = 0;
        if with.general_help && piece == 0 {
            done = held.min(bytes);
            items = self.help(b, from, 0, done);
        }
        match core {
            Core::L => items.extend((done / 2..bytes / 2).map(|k| Item::Two { word: k, byte: first + 2 * k })),
            Core::B => items.extend((done..bytes).map(|byte| Item::Byte { byte })),
            _ => items.extend((done..bytes).map(|k| Item::Memory { at: self.slot(b, piece, 0) + k, byte: first + k })),
        }
        items
    }

    /// Bytes of a phase that come from the general register filled in the previous phase.
    fn rest(&self, first: usize, half: usize) -> Vec<Item> {
        let bytes = 8 / self.pieces();
        let from = first + bytes * half;
        (0..bytes / 2).map(|k| Item::HelpTwo { byte: from + 2 * k, last: 2 * k + 2 == bytes }).collect()
    }

    /// Moves low bytes of the state to a general register.
    fn help(&mut self, b: usize, from: usize, first: usize, count: usize) -> Vec<Item> {
        self.help_move(b, from);
        (0..count / 2)
            .map(|k| Item::HelpTwo { byte: first + 2 * k, last: 2 * k + 2 == count && !self.more_help(count) })
            .collect()
    }

    /// Whether the general register holds more than this phase uses.
    fn more_help(&self, count: usize) -> bool {
        self.pieces() == 2 && count < self.variant.bits / 8 && self.phases() > self.pieces()
    }

    fn help_move(&mut self, b: usize, from: usize) {
        let word = self.asm.general().words[b][0];
        let (word, from) = (self.asm.full(word), self.narrow(from));
        let name = self.named(if self.variant.bits == 64 { "movq" } else { "movd" });
        self.asm.line(&format!("{name} {word}, {from}"));
    }

    /// The second block of a pair, for extraction from the state itself.
    fn upper(&mut self, b: usize, half: usize) {
        if self.variant.in_pairs() && b % 2 == 1 && half == 0 {
            let (to, from) = (self.registers.state[b][0], self.registers.state[b - 1][0]);
            self.asm.line(&format!("vextracti128 xmm{to}, ymm{from}, 1"));
        }
    }

    /// Where the bytes of a block are on the stack.
    fn slot(&self, b: usize, piece: usize, half: usize) -> usize {
        if self.variant.in_pairs() { 64 * (b / 2) + 32 * half + 16 * (b % 2) } else { 32 * b + 8 * piece + 16 * half }
    }

    /// The register to extract from. For a pair, the first block does the work for both.
    fn fill(&mut self, b: usize, piece: usize, half: usize) -> usize {
        let (core, with) = (self.variant.core, self.variant.with);
        let pairs = self.variant.in_pairs();
        let state = self.registers.state[b - if pairs { b % 2 } else { 0 }][piece];
        let whole = self.paired(state);
        let Some(&temp) = self.registers.temps.get(b) else {
            if core == Core::M {
                if !(pairs && b % 2 == 1) {
                    self.spill(&whole, self.slot(b, piece, 0));
                }
                if !with.general_help {
                    return state;
                }
            }
            self.upper(b, 0);
            return self.registers.state[b][piece];
        };
        if pairs && b % 2 == 1 && core != Core::M {
            if with.general_help && !with.offsets {
                self.upper(b, half);
            }
            let first = self.registers.temps[b - 1];
            self.asm.line(&format!("vextracti128 xmm{temp}, ymm{first}, 1"));
            return temp;
        }
        if core == Core::M && pairs && b % 2 == 1 {
            if with.general_help {
                self.asm.line(&format!("vextracti128 xmm{temp}, ymm{temp}, 1"));
            }
            return temp;
        }
        let to = self.paired(temp);
        match core {
            Core::L | Core::M => {
                self.operation(if half == 0 { "psllw" } else { "psrlw" }, &to, &whole, "4");
                let mask = self.constant(0, OFFSETS);
                self.operation("pand", &to, &to, &mask);
                if core == Core::M {
                    self.spill(&to, self.slot(b, piece, half));
                }
                return temp;
            }
            Core::U => {
                let zero = self.constant(0, ZERO);
                self.operation(if half == 0 { "punpcklbw" } else { "punpckhbw" }, &to, &whole, &zero);
            }
            Core::F => {
                let mask = self.constant(half, SPREAD[half]);
                self.operation("pshufb", &to, &whole, &mask);
            }
            _ if self.variant.set == Set::Avx2 => {
                // The whole block in the first phase.
                if half == 1 {
                    self.asm.line(&format!("vextracti128 xmm{temp}, ymm{temp}, 1"));
                    return temp;
                }
                self.asm.line(&format!("vpmovzxbw ymm{temp}, xmm{state}"));
                if with.offsets {
                    self.asm.line(&format!("vpsllw ymm{temp}, ymm{temp}, 4"));
                }
                return temp;
            }
            _ if half == 0 => {
                let name = self.named("pmovzxbw");
                self.asm.line(&format!("{name} {to}, {whole}"));
            }
            _ => {
                // The high bytes, moved down; pshufd reads one register and writes another.
                let (shuffle, widen) = (self.named("pshufd"), self.named("pmovzxbw"));
                self.asm.line(&format!("{shuffle} {to}, {whole}, 0xee\n{widen} {to}, {to}"));
            }
        }
        if with.offsets {
            self.operation("psllw", &to, &to, "4");
        }
        temp
    }

    /// Zero or a mask; in a loop over the rounds the register that points to the keys moves, and another one stays.
    fn constant(&self, which: usize, at: usize) -> String {
        match self.registers.constants.get(which) {
            Some(&register) => self.paired(register),
            None if self.variant.with.unrolled => format!("[{} + {at}]", self.asm.keys()),
            None => format!("[r13 + {}]", at - 144),
        }
    }

    fn spill(&mut self, register: &str, at: usize) {
        let name = if self.variant.set == Set::Mmx { "movq".into() } else { self.named("movdqa") };
        let stack = self.asm.stack();
        self.asm.line(&format!("{name} {} ptr [{stack} + {at}], {register}", size(register)));
    }

    fn next_index(&mut self) -> [&'static str; 2] {
        let indices = self.asm.general().indices;
        self.index += 1;
        indices[self.index % indices.len()]
    }

    pub(super) fn take(&mut self, b: usize, item: Item) {
        let offsets = self.variant.with.offsets;
        let word = *self.asm.general().words.get(b).unwrap_or(&["eax", "ax", "al", "ah"]);
        let source = match item {
            Item::Two { .. } | Item::Byte { .. } => self.registers.state[b][0],
            _ => self.registers.temps.get(b).copied().unwrap_or_default(),
        };
        match item {
            Item::Word { word, byte } => {
                let (index, name, from) = (self.next_index(), self.named("pextrw"), self.narrow(source));
                self.asm.line(&format!("{name} {}, {from}, {word}", index[0]));
                self.look_up(b, byte, index, offsets);
            }
            Item::Byte { byte } => {
                let (index, name, from) = (self.next_index(), self.named("pextrb"), self.narrow(source));
                self.asm.line(&format!("{name} {}, {from}, {byte}", index[0]));
                self.look_up(b, byte, index, false);
            }
            Item::Two { word: k, byte } => {
                let piece = byte / (16 / self.pieces());
                let (name, from) = (self.named("pextrw"), self.narrow(self.registers.state[b][piece]));
                self.asm.line(&format!("{name} {}, {from}, {k}", word[0]));
                self.two(b, byte, word);
            }
            Item::HelpTwo { byte, last } => {
                self.two(b, byte, word);
                if !last {
                    let full = self.asm.full(word[0]);
                    self.asm.line(&format!("shr {full}, 16"));
                }
            }
            Item::HelpWord { byte, last } => {
                let index = self.next_index();
                self.asm.line(&format!("movzx {}, {}", index[0], word[1]));
                if !last {
                    let full = self.asm.full(word[0]);
                    self.asm.line(&format!("shr {full}, 16"));
                }
                self.look_up(b, byte, index, true);
            }
            Item::Memory { at, byte } => {
                let (index, stack) = (self.next_index(), self.asm.stack());
                let size = if offsets { "word" } else { "byte" };
                self.asm.line(&format!("movzx {}, {size} ptr [{stack} + {at}]", index[0]));
                self.look_up(b, byte, index, offsets);
            }
        }
    }

    /// The two low bytes of a word.
    fn two(&mut self, b: usize, byte: usize, word: [&str; 4]) {
        for (i, part) in [word[2], word[3]].into_iter().enumerate() {
            let index = self.next_index();
            self.asm.line(&format!("movzx {}, {part}", index[0]));
            self.look_up(b, byte + i, index, false);
        }
    }

    /// Adds the row of a byte.
    fn look_up(&mut self, b: usize, byte: usize, index: [&str; 2], offset: bool) {
        if !offset {
            self.asm.scale(index);
        }
        let which = self.added[b] % self.registers.sums[b].len();
        self.added[b] += 1;
        for piece in 0..self.pieces() {
            let sum = self.narrow(self.registers.sums[b][which][piece]);
            let row = self.asm.row(byte, index, offset, 8 * piece);
            if !self.started[b][which] {
                self.move_from(&sum, &row);
            } else if let Some(register) = self.registers.row {
                let register = self.narrow(register);
                self.move_from(&register, &row);
                self.operation("pxor", &sum, &sum, &register);
            } else {
                self.operation("pxor", &sum, &sum, &row);
            }
        }
        self.started[b][which] = true;
    }
}
