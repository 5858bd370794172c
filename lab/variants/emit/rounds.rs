//! Emits the code that encrypts a group of blocks from the source to the destination. For each round, this module
//! decides which round key the emitted code uses, and the order of the steps.
use super::{
    super::name::{Order, Set, Variant},
    Asm, Local,
    extract::Take,
    registers::Registers,
};

pub fn body(asm: &mut Asm, registers: Registers) {
    let started = Vec::new();
    Body { variant: asm.variant, asm, registers, started, added: Vec::new(), index: 0 }.emit();
}

pub struct Body<'a> {
    pub variant: Variant,
    pub asm: &'a mut Asm,
    pub registers: Registers,
    /// For each block and accumulator, whether the accumulator already has a value in this round.
    pub started: Vec<Vec<bool>>,
    /// For each block, the number of rows that were added in this round.
    pub added: Vec<usize>,
    /// The number of the next register for an address.
    pub index: usize,
}

/// A round key.
#[derive(Clone, Copy)]
enum Key {
    Number(usize),
    /// A key in a loop. Its number is counted from the key of the iteration's first round.
    Running(usize),
}

/// A step of a round.
enum Step {
    /// Fills extractors.
    Fill {
        block: usize,
        phase: usize,
    },
    Take(Take),
}

impl Body<'_> {
    fn emit(&mut self) {
        self.fill_cache();
        let outer = self.asm.label();
        self.load();
        if self.variant.with.unrolled {
            for number in 1..10 {
                self.round(Key::Number(number), number == 9);
            }
        } else {
            // If registers change roles, each register has its first role again after two rounds.
            let each = if self.variant.with.renamed { 2 } else { 1 };
            for number in 1..each {
                self.round(Key::Number(number), false);
            }
            let inner = self.begin_loop(each);
            for ahead in 0..each {
                self.round(Key::Running(ahead), false);
            }
            self.end_loop(&inner, each);
        }
        self.store();
        self.asm.again(&outer);
    }

    fn fill_cache(&mut self) {
        let base = self.base(Key::Number(0));
        for (at, register) in self.registers.cache.clone() {
            let register = if at >= 160 { self.whole(&register) } else { register };
            self.load_row(&register, &format!("[{base} + {at}]"));
        }
    }

    fn load(&mut self) {
        let (blocks, width) = (self.variant.blocks, self.variant.width());
        let source = self.asm.pointer(Local::Source, self.registers.index[0]);
        let name = self.named(["mov", "movq", "movdqu"]);
        for (b, pieces) in self.registers.state.iter().enumerate() {
            for (p, piece) in pieces.iter().enumerate() {
                let at = 16 * b + width * p;
                self.asm.line(format!("{name} {piece}, {} ptr [{source} + {at}]", size(piece)));
            }
        }
        self.asm.advance(Local::Source);
        let key = self.base(Key::Number(0));
        for block in 0..blocks {
            self.add_key(&self.registers.state[block].clone(), Key::Number(0), key);
        }
    }

    fn store(&mut self) {
        let width = self.variant.width();
        let to = self.asm.pointer(Local::Destination, self.registers.index[0]);
        let names = if self.variant.with.stream { ["movnti", "movntq", "movntdq"] } else { ["mov", "movq", "movdqu"] };
        let name = self.named(names);
        for (b, pieces) in self.registers.state.iter().enumerate() {
            for (p, piece) in pieces.iter().enumerate() {
                let at = 16 * b + width * p;
                self.asm.line(format!("{name} {} ptr [{to} + {at}], {piece}", size(piece)));
            }
        }
        self.asm.advance(Local::Destination);
    }

    /// Emits the beginning of the loop over the rounds. The first iteration begins with the round of key number
    /// `first`.
    fn begin_loop(&mut self, first: usize) -> String {
        let (base, index) = (self.base(Key::Number(0)), self.registers.index[0]);
        if self.asm.wide() {
            let (running, end) = (self.registers.running, self.asm.local(Local::End));
            let index = self.asm.full(index);
            self.asm.line(format!("lea {running}, [{base} + {}]", 16 * first));
            self.asm.line(format!("lea {index}, [{base} + 160]\nmov {end}, {index}"));
        } else {
            let (running, end) = (self.asm.local(Local::Running), self.asm.local(Local::End));
            self.asm.line(format!("lea {index}, [{base} + {}]\nmov {running}, {index}", 16 * first));
            self.asm.line(format!("add {index}, {}\nmov {end}, {index}", 160 - 16 * first));
        }
        self.asm.label()
    }

    fn end_loop(&mut self, label: &str, each: usize) {
        let (running, end) = (self.registers.running, self.asm.local(Local::End));
        if self.asm.wide() {
            self.asm.line(format!("add {running}, {}\ncmp {running}, {end}\njne {label}b", 16 * each));
        } else {
            let place = self.asm.local(Local::Running);
            self.asm.line(format!("mov {running}, {place}\nadd {running}, {}\nmov {place}, {running}", 16 * each));
            self.asm.line(format!("cmp {running}, {end}\njne {label}b"));
        }
    }

    /// Returns the register that points to the keys. For 32 bits, the pointer is loaded first if necessary.
    fn base(&mut self, key: Key) -> &'static str {
        let local = match key {
            Key::Running(_) if self.asm.wide() => return self.registers.running,
            Key::Running(_) => Local::Running,
            Key::Number(_) if self.asm.wide() || self.variant.set != Set::General => return self.asm.keys(),
            Key::Number(_) => Local::Keys,
        };
        let (place, register) = (self.asm.local(local), self.registers.index[0]);
        self.asm.line(format!("mov {register}, {place}"));
        register
    }

    /// Returns a piece of a key as an operand: a register, or an address in memory.
    fn key(&self, key: Key, base: &str, piece: usize) -> String {
        let at = self.variant.width() * piece;
        match key {
            Key::Running(ahead) => format!("[{base} + {}]", 16 * ahead + at),
            Key::Number(number) => {
                let at = 16 * number + at;
                self.registers.cached(at).map_or_else(|| format!("[{base} + {at}]"), str::to_owned)
            }
        }
    }

    fn add_key(&mut self, to: &[String], key: Key, base: &str) {
        for (p, piece) in to.iter().enumerate() {
            let key = self.key(key, base, p);
            self.xor(piece, piece, &key);
        }
    }

    /// Returns the steps of a round, in their order.
    fn steps(&self) -> Vec<Step> {
        let (mut grouped, mut streams) = (Vec::new(), Vec::new());
        for block in 0..self.variant.blocks {
            let mut stream = Vec::new();
            for phase in 0..self.phases() {
                let fill = Step::Fill { block, phase };
                if self.variant.with.extractors_first { &mut grouped } else { &mut stream }.push(fill);
                stream.extend(self.takes(block, phase).into_iter().map(Step::Take));
            }
            streams.push(stream.into_iter().peekable());
        }
        // `run` is the number of look-ups of a block that come before the look-ups of the next block.
        let run = match self.variant.with.order {
            Order::Near => 1,
            Order::Far => 8,
            Order::Blocks => 16,
        };
        while streams.iter_mut().any(|stream| stream.peek().is_some()) {
            for stream in &mut streams {
                let mut left = run;
                while let Some(step) = stream.next_if(|step| matches!(step, Step::Fill { .. }) || left > 0) {
                    left -= usize::from(matches!(step, Step::Take(_)));
                    grouped.push(step);
                    if left == 0 {
                        break;
                    }
                }
            }
        }
        grouped
    }

    fn round(&mut self, key: Key, last: bool) {
        let (blocks, with) = (self.variant.blocks, self.variant.with);
        self.started = vec![vec![false; 4]; blocks];
        self.added = vec![0; blocks];
        let most = if with.sums_together { self.registers.index.len() } else { 1 };
        let mut batch = Vec::new();
        for step in self.steps() {
            match step {
                Step::Fill { block, phase } => {
                    self.look_up(&mut batch);
                    self.fill(block, phase);
                    if with.key_first && phase == 0 {
                        let base = self.base(key);
                        for (p, piece) in self.registers.sums[block][0].clone().iter().enumerate() {
                            let key = self.key(key, base, p);
                            self.copy(piece, &key);
                        }
                        self.started[block][0] = true;
                    }
                }
                Step::Take(take) => {
                    batch.push(take);
                    if batch.len() == most {
                        self.look_up(&mut batch);
                    }
                }
            }
        }
        self.look_up(&mut batch);
        self.end_round(key, last);
    }

    /// Takes bytes out of extractors, and then adds their rows.
    fn look_up(&mut self, batch: &mut Vec<Take>) {
        let indices: Vec<_> = batch.iter().map(|take| self.extract(take)).collect();
        for (take, index) in batch.drain(..).zip(indices) {
            let sums = &self.registers.sums[take.block];
            let which = self.added[take.block] % sums.len();
            self.added[take.block] += 1;
            let started = std::mem::replace(&mut self.started[take.block][which], true);
            for (p, sum) in sums[which].clone().iter().enumerate() {
                let row = self.asm.row(take.byte, index, self.variant.width() * p);
                if started { self.xor(sum, sum, &row) } else { self.load_row(sum, &row) }
            }
        }
    }

    /// Ends a round: the sums, with the key added, become the state.
    fn end_round(&mut self, key: Key, last: bool) {
        let base = self.base(key);
        for block in 0..self.variant.blocks {
            let sums = self.registers.sums[block].clone();
            for other in &sums[1..] {
                for (to, from) in sums[0].iter().zip(other) {
                    self.xor(to, to, from);
                }
            }
            let state = self.registers.state[block].clone();
            let renamed = self.variant.with.renamed || last || self.variant.state_is_sum();
            let one_step = !renamed && self.variant.vex() && !self.variant.with.key_first;
            for (p, sum) in sums[0].iter().enumerate() {
                let key = self.key(key, base, p);
                if !self.variant.with.key_first {
                    self.xor(if one_step { &state[p] } else { sum }, sum, &key);
                }
                if !renamed && !one_step {
                    self.copy(&state[p], sum);
                }
            }
            if renamed {
                self.registers.state[block].clone_from(&sums[0]);
                self.registers.sums[block][0] = state;
            }
        }
    }

    /// Returns the name of an instruction. The argument has the names for general registers, for MMX, and for other
    /// vector registers.
    fn named(&self, [general, mmx, xmm]: [&str; 3]) -> String {
        match self.variant.set {
            Set::General => general.into(),
            Set::Mmx => mmx.into(),
            _ => self.spelt(xmm),
        }
    }

    /// Returns the name of a vector instruction, in AVX's spelling if the variant uses AVX.
    pub fn spelt(&self, name: &str) -> String {
        if self.variant.vex() { format!("v{name}") } else { name.into() }
    }

    /// Returns the name of the whole register. With AVX2, the given name is the name of its lower half.
    pub fn whole(&self, register: &str) -> String {
        if self.variant.set == Set::Avx2 { register.replacen('x', "y", 1) } else { register.into() }
    }

    fn load_row(&mut self, to: &str, from: &str) {
        let name = self.named(["mov", "movq", "movdqa"]);
        self.asm.line(format!("{name} {to}, {} ptr {from}", size(to)));
    }

    /// Copies from a register, or from aligned memory.
    pub fn copy(&mut self, to: &str, from: &str) {
        if from.starts_with('[') {
            return self.load_row(to, from);
        }
        let name = self.named(["mov", "movq", "movdqa"]);
        self.asm.line(format!("{name} {to}, {from}"));
    }

    fn xor(&mut self, to: &str, a: &str, b: &str) {
        self.operation(if self.variant.set == Set::General { "xor" } else { "pxor" }, to, a, b);
    }

    /// Emits `to = a OP b`. `b` may be a register, an address in memory, or a number.
    pub fn operation(&mut self, name: &str, to: &str, a: &str, b: &str) {
        // With MMX registers, `punpcklbw` reads only the half of its operand that it uses. With other registers, it
        // reads the whole operand.
        let size = if name == "punpcklbw" && to.starts_with('m') { "dword" } else { size(to) };
        let b = if b.starts_with('[') { format!("{size} ptr {b}") } else { b.into() };
        if self.variant.vex() {
            self.asm.line(format!("v{name} {to}, {a}, {b}"));
            return;
        }
        if to != a {
            self.copy(to, a);
        }
        self.asm.line(format!("{name} {to}, {b}"));
    }
}

/// Returns the assembler's word, such as `dword`, for an operand in memory that has the size of this register.
pub fn size(register: &str) -> &'static str {
    match register.as_bytes()[0] {
        b'y' => "ymmword",
        b'x' => "xmmword",
        b'e' => "dword",
        _ => "qword",
    }
}
