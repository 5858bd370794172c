//! Emits the code that takes the bytes of a block out of registers or memory, and puts them into addresses. An
//! extractor is a register out of which bytes are taken. A piece is the part of a block that one register holds.
use super::{
    super::name::{Core, Set},
    Asm, Constant,
    rounds::{Body, size},
};
use std::fmt::Write;

/// A look-up of one byte: the block, the byte, and the place from which the byte is taken.
pub struct Take {
    pub block: usize,
    pub byte: usize,
    from: From,
}

enum From {
    /// A word of a vector register. The word is already scaled for the address of a row.
    Word {
        register: String,
        lane: usize,
    },
    /// A byte of a vector register.
    Byte {
        register: String,
        lane: usize,
    },
    /// The lowest byte of a general register, or the next byte if `high` is set. If `word` is given, this word of a
    /// vector register is moved to the general register first. If `more` is set, the general register is then shifted
    /// to its next bytes.
    Half {
        letter: char,
        word: Option<(String, usize)>,
        high: bool,
        more: bool,
    },
    Memory {
        place: String,
    },
}

impl Body<'_> {
    /// Returns the number of phases. In each phase, the extractors are filled with a part of the block's bytes.
    pub fn phases(&self) -> usize {
        let variant = &self.variant;
        match variant.core {
            _ if variant.in_words() => 2 * variant.pieces(),
            Core::L => variant.pieces(),
            Core::R if variant.set == Set::General && variant.bits == 32 => 4 / variant.roles.extractors,
            _ => 1,
        }
    }

    /// Returns the look-ups of the bytes that the extractors hold in a phase.
    pub fn takes(&self, block: usize, phase: usize) -> Vec<Take> {
        let (variant, width) = (&self.variant, self.variant.width());
        let take = |byte, from| Take { block, byte, from };
        let letters = self.letters(block);
        if variant.in_words() {
            let (piece, half) = (phase / 2, phase % 2);
            let register = self.filled(block, piece, half);
            let byte = |lane: usize| match variant.core {
                Core::L => width * piece + 2 * lane + half,
                _ => width * piece + width / 2 * half + lane,
            };
            let word = |lane| take(byte(lane), From::Word { register: register.clone(), lane });
            return (0..width / 2).map(word).collect();
        }
        match variant.core {
            Core::L => {
                let half = |k: usize| {
                    let (letter, high) = (letters[0], k % 2 == 1);
                    let word = Some((self.registers.state[block][phase].clone(), k / 2)).filter(|_| !high);
                    take(width * phase + k, From::Half { letter, word, high, more: false })
                };
                (0..width).map(half).collect()
            }
            Core::R => {
                let (bytes, each) = (16 / self.phases(), 16 / self.phases() / letters.len());
                let half = |k: usize| {
                    let (letter, high) = (letters[k / each], k % 2 == 1);
                    take(bytes * phase + k, From::Half { letter, word: None, high, more: high && k % each + 1 < each })
                };
                (0..bytes).map(half).collect()
            }
            Core::M => (0..16).map(|byte| take(byte, From::Memory { place: self.asm.slot(block, byte) })).collect(),
            _ => {
                let register = &self.registers.state[block][0];
                (0..16).map(|lane| take(lane, From::Byte { register: register.clone(), lane })).collect()
            }
        }
    }

    /// Returns the letters of the general registers that are extractors. If the state is in general registers that do
    /// not also hold a sum, these registers are the extractors.
    fn letters(&self, block: usize) -> Vec<char> {
        if self.variant.set == Set::General && !self.variant.state_is_sum() {
            return self.registers.state[block].iter().filter_map(|name| name.chars().nth(1)).collect();
        }
        self.registers.general.get(block).cloned().unwrap_or_default()
    }

    /// Returns the extractor for half of the bytes of a piece.
    fn filled(&self, block: usize, piece: usize, half: usize) -> String {
        match &self.registers.spare[block] {
            Some(spare) if half == 0 => spare.clone(),
            _ => self.registers.state[block][piece].clone(),
        }
    }

    /// Fills the extractors of a phase.
    pub fn fill(&mut self, block: usize, phase: usize) {
        match self.variant.core {
            _ if self.variant.in_words() && self.variant.set == Set::Avx2 => self.fill_both(block, phase),
            _ if self.variant.in_words() => self.fill_words(block, phase / 2, phase % 2),
            Core::M => self.spill(block),
            Core::R => self.fill_general(block, phase),
            _ => {}
        }
    }

    fn fill_words(&mut self, block: usize, piece: usize, half: usize) {
        let (state, to) = (self.registers.state[block][piece].clone(), self.filled(block, piece, half));
        match (self.variant.core, half) {
            (Core::L, 0) => {
                let mask = self.constant(Constant::MASK);
                self.operation("pand", &to, &state, &mask);
            }
            (Core::L, _) => self.operation("psrlw", &to, &state, "8"),
            (Core::U, _) => {
                let zero = self.constant(Constant::ZERO);
                self.operation(if half == 0 { "punpcklbw" } else { "punpckhbw" }, &to, &state, &zero);
            }
            (Core::F, _) => {
                let mask = self.constant(Constant::SPREAD[half]);
                self.operation("pshufb", &to, &state, &mask);
            }
            _ => {
                let name = self.spelt("pmovzxbw");
                if self.variant.refilled() {
                    if half == 0 {
                        self.spill(block);
                    }
                    let place = self.asm.slot(block, 8 * half);
                    self.asm.line(format!("{name} {to}, qword ptr {place}"));
                } else {
                    if half == 1 {
                        self.operation("psrldq", &to, &state, "8");
                    }
                    self.asm.line(format!("{name} {to}, {state}"));
                }
            }
        }
        self.scale(&to, Constant::offsets(&self.variant, piece, half));
    }

    /// Fills the extractors with AVX2. In the first phase, one YMM register gets the words of both halves. In the
    /// second phase, its upper half is moved to a register from which words can be taken.
    fn fill_both(&mut self, block: usize, half: usize) {
        let (state, to) = (self.registers.state[block][0].clone(), self.filled(block, 0, 0));
        let whole = self.whole(&to);
        if half == 1 {
            self.asm.line(format!("vextracti128 {state}, {whole}, 1"));
            return;
        }
        let wide = self.whole(&state);
        match self.variant.core {
            Core::L => {
                self.operation("psrlw", &to, &state, "8");
                self.asm.line(format!("vinserti128 {whole}, {wide}, {to}, 1"));
                let mask = self.constant(Constant::MASK);
                self.operation("pand", &whole, &whole, &mask);
            }
            Core::U => {
                self.asm.line(format!("vpermq {whole}, {wide}, 0x50"));
                let zero = self.constant(Constant::ZERO);
                self.operation("punpcklbw", &whole, &whole, &zero);
            }
            Core::F => {
                self.asm.line(format!("vinserti128 {whole}, {wide}, {state}, 1"));
                let mask = self.constant(Constant::SPREAD[0]);
                self.operation("pshufb", &whole, &whole, &mask);
            }
            _ => self.asm.line(format!("vpmovzxbw {whole}, {state}")),
        }
        self.scale(&whole, Constant::offsets(&self.variant, 0, 0));
    }

    /// Turns words that contain bytes into words that contain offsets of rows.
    fn scale(&mut self, register: &str, offsets: usize) {
        if self.variant.with.doubled {
            self.operation("paddw", register, register, register);
        } else {
            self.operation("psllw", register, register, "4");
        }
        if self.variant.with.offsets {
            let offsets = self.constant(offsets);
            self.operation("por", register, register, &offsets);
        }
    }

    /// Returns a constant as an operand: its register, if it is in a register, or its address in memory.
    fn constant(&self, at: usize) -> String {
        match self.registers.cached(at) {
            Some(register) => self.whole(register),
            None => format!("[{} + {at}]", self.asm.keys()),
        }
    }

    /// Stores a block in its place on the stack.
    fn spill(&mut self, block: usize) {
        let name = match self.variant.set {
            Set::General => "mov".into(),
            Set::Mmx => "movq".into(),
            _ => self.spelt("movdqa"),
        };
        for (p, piece) in self.registers.state[block].clone().iter().enumerate() {
            let place = self.asm.slot(block, self.variant.width() * p);
            self.asm.line(format!("{name} {} ptr {place}, {piece}", size(piece)));
        }
    }

    fn fill_general(&mut self, block: usize, phase: usize) {
        let (set, wide) = (self.variant.set, self.asm.wide());
        let letters = self.registers.general[block].clone();
        if set == Set::General {
            if !wide {
                if phase == 0 {
                    self.spill(block);
                }
                let place = self.asm.slot(block, 4 * phase);
                self.asm.line(format!("mov e{}x, dword ptr {place}", letters[0]));
            }
            return;
        }
        let (prefix, bytes, suffix) = if wide { ('r', 8, 'q') } else { ('e', 4, 'd') };
        let per_piece = self.variant.width() / bytes;
        for (i, letter) in letters.into_iter().enumerate() {
            let (state, lane) = (self.registers.state[block][i / per_piece].clone(), i % per_piece);
            if lane > 0 && set >= Set::Sse4 {
                let name = self.spelt("pextr");
                self.asm.line(format!("{name}{suffix} {prefix}{letter}x, {state}, {lane}"));
                continue;
            }
            if lane > 0 {
                let (name, by) = if set == Set::Mmx { ("psrlq", 8 * bytes) } else { ("psrldq", bytes) };
                self.operation(name, &state, &state, &by.to_string());
            }
            let name = self.spelt("mov");
            self.asm.line(format!("{name}{suffix} {prefix}{letter}x, {state}"));
        }
    }

    /// Computes the part of a row's address that depends on the byte, and returns its register.
    pub fn extract(&mut self, take: &Take) -> &'static str {
        let index = self.registers.index[self.index % self.registers.index.len()];
        self.index += 1;
        match &take.from {
            From::Word { register, lane } => {
                let name = self.spelt("pextrw");
                self.asm.line(format!("{name} {index}, {register}, {lane}"));
                return index;
            }
            From::Byte { register, lane } => {
                let name = self.spelt("pextrb");
                self.asm.line(format!("{name} {index}, {register}, {lane}"));
            }
            From::Half { letter, word, high, more } => {
                if let Some((register, lane)) = word {
                    let name = self.spelt("pextrw");
                    self.asm.line(format!("{name} e{letter}x, {register}, {lane}"));
                }
                self.asm.line(format!("movzx {index}, {letter}{}", if *high { 'h' } else { 'l' }));
                if *more {
                    let whole = self.asm.full(&format!("e{letter}x"));
                    self.asm.line(format!("shr {whole}, 16"));
                }
            }
            From::Memory { place } => self.asm.line(format!("movzx {index}, byte ptr {place}")),
        }
        self.asm.shift(index);
        index
    }
}

impl Asm {
    /// Turns a byte in a general register into an offset. If the address has a scale factor, only the rest of the
    /// multiplication is done here.
    pub fn shift(&mut self, index: &str) {
        if self.variant.with.doubled {
            self.line(format!("add {index}, {index}"));
        } else if !self.variant.with.halves {
            self.line(format!("shl {index}, 4"));
        }
    }

    /// Returns the address of a part of the row for the byte at position `byte`.
    pub fn row(&self, byte: usize, index: &str, part: usize) -> String {
        let (table, index, with) = (self.table(), self.full(index), self.variant.with);
        let scale = if with.doubled || with.halves { "*8" } else { "" };
        let at = if with.halves {
            2048 * (2 * byte + part / 8) + part % 8
        } else if with.offsets {
            part
        } else {
            4096 * byte + part
        };
        let mut text = format!("[{table} + {index}{scale}");
        if at > 0 {
            let written = write!(text, " + {at}");
            debug_assert!(written.is_ok());
        }
        text + "]"
    }
}
