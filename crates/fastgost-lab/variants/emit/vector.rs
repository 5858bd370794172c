//! Variants whose state and sums are in MMX, XMM or YMM registers.
use super::{
    super::name::{Core, Set, Variant},
    Asm, Local, OFFSETS, SPREAD, ZERO,
    registers::Registers,
};

pub fn body(asm: &mut Asm) -> Result<(), String> {
    let registers = Registers::of(&asm.variant)?;
    let started = vec![vec![false; 2]; asm.variant.blocks];
    Body { variant: asm.variant, asm, registers, started, added: vec![0; 4], index: 0 }.emit();
    Ok(())
}

struct Body<'a> {
    variant: Variant,
    asm: &'a mut Asm,
    registers: Registers,
    /// Sums that hold something.
    started: Vec<Vec<bool>>,
    /// Rows of a block that are added.
    added: Vec<usize>,
    /// The index register to be used next.
    index: usize,
}

/// A look-up or two: how bytes come out of registers.
#[derive(Clone, Copy)]
enum Item {
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
    /// A word from there.
    HelpWord { byte: usize, last: bool },
}

impl Body<'_> {
    fn emit(&mut self) {
        self.constants();
        let outer = self.asm.label();
        self.load();
        if self.variant.with.unrolled {
            for round in 0..9 {
                self.round(Some(round));
            }
        } else {
            self.asm.first_key();
            if self.variant.with.key_first {
                self.add_key(Some(0));
            }
            let inner = self.asm.label();
            self.round(None);
            self.asm.next_round(&inner);
        }
        if !self.variant.with.key_first {
            self.add_key(if self.variant.with.unrolled { Some(9) } else { None });
        }
        self.store();
        self.asm.again(&outer);
        match self.variant.set {
            Set::Mmx => self.asm.line("emms"),
            Set::Avx2 => self.asm.line("vzeroupper"),
            _ => {}
        }
    }

    fn constants(&mut self) {
        let at = match self.variant.core {
            Core::U => [ZERO; 2],
            Core::F => SPREAD,
            _ => [OFFSETS; 2],
        };
        let keys = self.asm.keys();
        for (i, register) in self.registers.constants.clone().into_iter().enumerate() {
            let register = self.whole(register);
            self.move_from(&register, &format!("[{keys} + {}]", at[i]));
        }
        for (i, register) in self.registers.keys.clone().into_iter().enumerate() {
            let (piece, key) = if self.pieces() == 2 { (i % 2, i / 2) } else { (0, i) };
            let at = format!("[{keys} + {}]", 16 * key + 8 * piece);
            self.broadcast(register, &at);
        }
    }

    fn pieces(&self) -> usize {
        if self.variant.set == Set::Mmx { 2 } else { 1 }
    }

    /// The name of a register of one block.
    fn narrow(&self, register: usize) -> String {
        if self.variant.set == Set::Mmx { format!("mm{register}") } else { format!("xmm{register}") }
    }

    /// The name of a register of as many blocks as are worked on at once.
    fn whole(&self, register: usize) -> String {
        if self.variant.set == Set::Avx2 { format!("ymm{register}") } else { self.narrow(register) }
    }

    /// Of two blocks, if blocks are in pairs.
    fn paired(&self, register: usize) -> String {
        if self.variant.in_pairs() { self.whole(register) } else { self.narrow(register) }
    }

    /// An aligned load.
    fn move_from(&mut self, register: &str, from: &str) {
        let name = match self.variant.set {
            Set::Mmx => "movq",
            Set::Avx | Set::Avx2 => "vmovdqa",
            _ => "movdqa",
        };
        self.asm.line(&format!("{name} {register}, {} ptr {from}", size(register)));
    }

    fn copy(&mut self, to: &str, from: &str) {
        let name = match self.variant.set {
            Set::Mmx => "movq",
            Set::Avx | Set::Avx2 => "vmovdqa",
            _ => "movdqa",
        };
        self.asm.line(&format!("{name} {to}, {from}"));
    }

    /// A key for one block or two.
    fn broadcast(&mut self, register: usize, from: &str) {
        let to = self.paired(register);
        if self.variant.in_pairs() {
            self.asm.line(&format!("vbroadcasti128 {to}, xmmword ptr {from}"));
        } else {
            self.move_from(&to, from);
        }
    }

    /// `to = a OP b`; b may be memory.
    fn operation(&mut self, name: &str, to: &str, a: &str, b: &str) {
        let b = if b.starts_with('[') { format!("{} ptr {b}", size(to)) } else { b.into() };
        if self.variant.vex() {
            self.asm.line(&format!("v{name} {to}, {a}, {b}"));
            return;
        }
        if to != a {
            self.copy(to, a);
        }
        self.asm.line(&format!("{name} {to}, {b}"));
    }

    /// The name of an instruction, as AVX has it.
    fn named(&self, name: &str) -> String {
        if self.variant.vex() { format!("v{name}") } else { name.into() }
    }

    /// Blocks that one operation before the look-ups takes.
    fn units(&self) -> Vec<usize> {
        (0..self.variant.blocks).step_by(if self.variant.in_pairs() { 2 } else { 1 }).collect()
    }

    fn load(&mut self) {
        let source = self.asm.source();
        self.asm.prefetch(source);
        let name = if self.variant.set == Set::Mmx { "movq".into() } else { self.named("movdqu") };
        for b in self.units() {
            for piece in 0..self.pieces() {
                let to = self.paired(self.registers.state[b][piece]);
                let at = 16 * b + 8 * piece;
                self.asm.line(&format!("{name} {to}, {} ptr [{source} + {at}]", size(&to)));
            }
        }
        self.asm.advance(Local::Source);
    }

    fn store(&mut self) {
        let destination = self.asm.destination();
        let name = match (self.variant.set, self.variant.with.non_temporal) {
            (Set::Mmx, false) => "movq".into(),
            (Set::Mmx, true) => "movntq".into(),
            (_, false) => self.named("movdqu"),
            (_, true) => self.named("movntdq"),
        };
        for b in self.units() {
            for piece in 0..self.pieces() {
                let from = self.paired(self.registers.state[b][piece]);
                let at = 16 * b + 8 * piece;
                self.asm.line(&format!("{name} {} ptr [{destination} + {at}], {from}", size(&from)));
            }
        }
        self.asm.advance(Local::Destination);
    }

    /// Where a key is: in a register, or in memory. Without a number it is that of the round in the loop.
    fn key(&self, number: Option<usize>, next: bool, piece: usize) -> Result<usize, String> {
        let keys = self.asm.keys();
        let ahead = if next { 16 } else { 0 };
        let Some(number) = number else { return Err(format!("[{keys} + {}]", ahead + 8 * piece)) };
        let number = number + usize::from(next);
        let slot = if self.pieces() == 2 { 2 * number + piece } else { number };
        self.registers.keys.get(slot).copied().ok_or_else(|| format!("[{keys} + {}]", 16 * number + 8 * piece))
    }

    /// Adds a key to the state.
    fn add_key(&mut self, number: Option<usize>) {
        let pairs = self.variant.in_pairs();
        // One load for all blocks, in the state's register of the second block of a pair, which is free.
        let key = match self.key(number, false, 0) {
            Err(memory) if pairs => {
                let register = self.registers.state[1][0];
                self.broadcast(register, &memory);
                Some(self.paired(register))
            }
            _ => None,
        };
        for b in self.units() {
            for piece in 0..self.pieces() {
                let state = self.paired(self.registers.state[b][piece]);
                let key = match (&key, self.key(number, false, piece)) {
                    (Some(key), _) => key.clone(),
                    (None, Ok(register)) => self.paired(register),
                    (None, Err(memory)) => memory,
                };
                self.operation("pxor", &state, &state, &key);
            }
        }
    }

    /// One round; without a number, that of the loop.
    fn round(&mut self, number: Option<usize>) {
        let with = self.variant.with;
        if !with.key_first || number == Some(0) {
            self.add_key(number);
        }
        self.started = vec![vec![false; 2]; self.variant.blocks];
        self.added = vec![0; self.variant.blocks];
        if with.key_first {
            for b in 0..self.variant.blocks {
                for piece in 0..self.pieces() {
                    let sum = self.narrow(self.registers.sums[b][0][piece]);
                    match self.key(number, true, piece) {
                        Ok(register) => {
                            let key = self.narrow(register);
                            self.copy(&sum, &key);
                        }
                        Err(memory) => self.move_from(&sum, &memory),
                    }
                }
                self.started[b][0] = true;
            }
        }
        let together = if with.interleaved {
            self.variant.blocks
        } else if self.variant.in_pairs() {
            2
        } else {
            1
        };
        for first in (0..self.variant.blocks).step_by(together) {
            let blocks = first..(first + together).min(self.variant.blocks);
            for phase in 0..self.phases() {
                let items: Vec<_> = blocks.clone().map(|b| self.prepare(b, phase)).collect();
                if with.interleaved {
                    for i in 0..items[0].len() {
                        for (b, items) in blocks.clone().zip(&items) {
                            self.take(b, items[i]);
                        }
                    }
                } else {
                    for (b, items) in blocks.clone().zip(&items) {
                        for item in items {
                            self.take(b, *item);
                        }
                    }
                }
            }
        }
        self.join(number.is_some());
    }

    /// The sums become the state.
    fn join(&mut self, unrolled: bool) {
        for b in 0..self.variant.blocks {
            for piece in 0..self.pieces() {
                let sums: Vec<_> = self.registers.sums[b].iter().map(|s| self.narrow(s[piece])).collect();
                if let [first, second] = &sums[..] {
                    self.operation("pxor", first, first, second);
                }
            }
        }
        for b in self.units() {
            if self.variant.in_pairs() {
                let [to, low, high] =
                    [self.registers.state[b][0], self.registers.sums[b][0][0], self.registers.sums[b + 1][0][0]];
                self.asm.line(&format!("vinserti128 ymm{to}, ymm{low}, xmm{high}, 1"));
            } else if unrolled {
                // Renamed, not moved.
                std::mem::swap(&mut self.registers.state[b], &mut self.registers.sums[b][0]);
            } else {
                for piece in 0..self.pieces() {
                    let [to, from] = [self.registers.state[b][piece], self.registers.sums[b][0][piece]];
                    let (to, from) = (self.narrow(to), self.narrow(from));
                    self.copy(&to, &from);
                }
            }
        }
    }

    /// In how many parts the bytes of a block are extracted.
    fn phases(&self) -> usize {
        let of_piece = match self.variant.core {
            Core::L | Core::M if !self.variant.with.offsets => 1,
            Core::B => 1,
            _ => 2,
        };
        of_piece * self.pieces()
    }

    /// Fills what the look-ups of a phase extract from, and says which they are.
    fn prepare(&mut self, b: usize, phase: usize) -> Vec<Item> {
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

    /// Bytes of a phase that come out of the general register filled in the phase before.
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

    /// The general register holds more than is taken in this phase.
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

    /// Where on the stack the bytes of a block are.
    fn slot(&self, b: usize, piece: usize, half: usize) -> usize {
        if self.variant.in_pairs() { 64 * (b / 2) + 32 * half + 16 * (b % 2) } else { 32 * b + 8 * piece + 16 * half }
    }

    /// The register to extract from. Of a pair, the first block does the work for both.
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

    /// Zero or a mask; in a loop over the rounds the register that points to keys moves, and another stays.
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

    fn take(&mut self, b: usize, item: Item) {
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

/// What a register's operand in memory is called.
fn size(register: &str) -> &'static str {
    match register.as_bytes()[0] {
        b'y' => "ymmword",
        b'x' => "xmmword",
        _ => "qword",
    }
}
