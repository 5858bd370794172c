//! Variants whose state and sums are in MMX, XMM or YMM registers.
mod extract;
mod operands;

use super::{
    super::name::{Core, Set, Variant},
    Asm, Local, OFFSETS, SPREAD, ZERO,
    registers::Registers,
};
use operands::size;

pub fn body(asm: &mut Asm) -> Result<(), String> {
    let registers = Registers::of(&asm.variant)?;
    Body { variant: asm.variant, asm, registers, started: Vec::new(), added: Vec::new(), index: 0 }.emit();
    Ok(())
}

struct Body<'a> {
    variant: Variant,
    asm: &'a mut Asm,
    registers: Registers,
    /// Whether a sum has a value yet.
    started: Vec<Vec<bool>>,
    /// The number of rows of a block added so far.
    added: Vec<usize>,
    /// The next index register.
    index: usize,
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

    /// Where a key is: in a register, or in memory. Without a number, the key of the loop's current round.
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
        // One load for all blocks, into the state register of the second block of a pair, which is free.
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
}
