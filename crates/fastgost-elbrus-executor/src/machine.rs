//! Executes programs.
use crate::{
    Error,
    isa::{self, Action, CHANNELS, Kind, Latencies, Version},
    text::{GLOBAL, Operand, Placed, Program, REGISTERS, Register, Wide},
};
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Regions of memory. Each region begins at its own address.
#[derive(Default)]
pub struct Memory {
    regions: Vec<Region>,
}

struct Region {
    address: u64,
    bytes: Vec<u8>,
    is_writable: bool,
}

impl Memory {
    /// Adds a region that a program may read and write.
    ///
    /// # Panics
    /// Panics if the new region overlaps a region that was added before.
    pub fn add(&mut self, address: u64, bytes: impl Into<Vec<u8>>) {
        self.insert(address, bytes.into(), true);
    }

    /// Adds a region that a program may only read.
    ///
    /// # Panics
    /// Panics if the new region overlaps a region that was added before.
    pub fn add_constant(&mut self, address: u64, bytes: impl Into<Vec<u8>>) {
        self.insert(address, bytes.into(), false);
    }

    fn insert(&mut self, address: u64, bytes: Vec<u8>, is_writable: bool) {
        let end = address + bytes.len() as u64;
        let overlaps = |r: &Region| address < r.address + r.bytes.len() as u64 && r.address < end;
        assert!(!self.regions.iter().any(overlaps), "regions overlap at {address:#x}");
        self.regions.push(Region { address, bytes, is_writable });
    }

    /// Returns the bytes of the region that begins at `address`.
    ///
    /// # Panics
    /// Panics if no region begins at this address.
    pub fn bytes(&self, address: u64) -> &[u8] {
        &self.regions.iter().find(|r| r.address == address).expect("a region begins at the address").bytes
    }

    fn at(&mut self, address: u64, size: usize, writes: bool) -> Option<&mut [u8]> {
        self.regions.iter_mut().filter(|r| r.is_writable || !writes).find_map(|r| {
            let offset = usize::try_from(address.checked_sub(r.address)?).ok()?;
            r.bytes.get_mut(offset..offset.checked_add(size)?)
        })
    }
}

/// The result of a call, and its cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The low 64 bits of `%r0` at the end of the call.
    pub result: u64,
    /// The number of wide instructions that were executed.
    pub instructions: u64,
    /// The number of operations in these wide instructions.
    pub operations: u64,
    /// The number of cycles, if every memory access hits the first-level cache.
    pub cycles: u64,
    /// The number of cycles in which an instruction waited for a result or for a jump.
    pub stalls: u64,
    /// The number of different registers that the program wrote, or that had the arguments when the program began.
    pub registers: usize,
    /// For each set of channels, the number of operations that exactly these channels can execute. Bit n of the set
    /// stands for channel n.
    pub by_channels: BTreeMap<u8, u64>,
}

impl Run {
    /// Returns a lower bound on the cycles, which assumes that no operation waits. For each set of channels, there are
    /// operations that only these channels can execute. The number of these operations divided by the number of
    /// channels is the least number of cycles that they need. The bound is the largest such quotient over all sets.
    pub fn bound(&self) -> f64 {
        let of = |set: u8| {
            let inside = self.by_channels.iter().filter(|(channels, _)| **channels & !set == 0);
            inside.map(|(_, n)| n).sum::<u64>() as f64 / f64::from(set.count_ones())
        };
        (1..1 << isa::CHANNELS).map(of).fold(0.0, f64::max)
    }
}

/// A processor with a program.
pub struct Machine<'a> {
    program: &'a Program,
    version: Version,
    latencies: Latencies,
    waits: bool,
    looks_up: bool,
    limit: u64,
}

#[derive(Clone, Copy, Default)]
struct Cell {
    value: u128,
    /// The number of low bits that have a value. An operation of 64 bits leaves the high half of its result without a
    /// value.
    bits: u32,
    /// True if the value depends on loaded bytes, because these bytes may be a key, a plaintext or a ciphertext.
    is_secret: bool,
    /// The kind, the cycle and the channel of the operation that wrote the value.
    from: Option<(Kind, u64, usize)>,
}

struct State {
    cells: [Cell; REGISTERS],
    predicates: [Option<(bool, u64)>; 32],
    /// For each prepared jump, the first cycle in which the jump can be taken, and the jump's target.
    jumps: [Option<(u64, Option<usize>)>; 4],
    window: usize,
    narrow: bool,
    based: bool,
    used: HashSet<Register>,
}

impl<'a> Machine<'a> {
    /// Makes a processor of this version.
    pub fn new(program: &'a Program, version: Version, latencies: Latencies) -> Self {
        Self { program, version, latencies, waits: false, looks_up: false, limit: 100_000_000 }
    }

    /// Lets an instruction wait for a result that is not ready, as the processor does. Without this setting, an
    /// instruction that would have to wait is an error.
    pub fn waits(self) -> Self {
        Self { waits: true, ..self }
    }

    /// Allows addresses that depend on loaded values. Without this setting, such an address is an error, because it can
    /// leak keys and data.
    pub fn looks_up(self) -> Self {
        Self { looks_up: true, ..self }
    }

    /// Sets the largest number of cycles of a call. A call that needs more cycles is an error.
    pub fn limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// Calls a function with up to eight arguments of 64 bits, which are public.
    ///
    /// # Errors
    /// Returns an error if the processor or the assembler would refuse the code, or if a result is used too early. Also
    /// returns an error for an access outside of memory, for an address that is not a multiple of the size of the
    /// access, and for an address or a jump that depends on a secret.
    pub fn call(&self, function: &str, arguments: &[u64], memory: &mut Memory) -> Result<Run, Error> {
        let unknown = || Error::new(0, format!("there is no function {function:?}"));
        let mut at = *self.program.labels.get(function).ok_or_else(unknown)?;
        let mut state = State {
            cells: [Cell::default(); REGISTERS],
            predicates: [None; 32],
            jumps: [None; 4],
            window: arguments.len().max(8),
            narrow: false,
            based: false,
            used: HashSet::new(),
        };
        if arguments.len() > 8 {
            return Err(Error::new(0, "arguments beyond the eighth are in memory"));
        }
        for (i, argument) in arguments.iter().enumerate() {
            state.cells[i] = Cell { value: (*argument).into(), bits: 64, ..Cell::default() };
            state.used.insert(Register(i as u8));
        }
        let mut run = Run {
            result: 0,
            instructions: 0,
            operations: 0,
            cycles: 0,
            stalls: 0,
            registers: 0,
            by_channels: BTreeMap::new(),
        };
        loop {
            let Some(wide) = self.program.instructions.get(at) else {
                return Err(Error::new(0, "the program ends without a jump"));
            };
            self.check(wide, &state)?;
            let start = self.start(wide, &state, run.cycles)?;
            run.stalls += start - run.cycles;
            run.instructions += 1;
            run.operations += wide.operations.len() as u64;
            for placed in &wide.operations {
                *run.by_channels.entry(placed.operation.kind.channels()).or_default() += 1;
            }
            let next = self.execute(wide, start, &mut state, memory)?;
            run.cycles = start + 1 + wide.nop.unwrap_or(0);
            if run.cycles > self.limit {
                return Err(Error::new(wide.line, format!("the call takes more than {} cycles", self.limit)));
            }
            at = match next {
                Next::Following => at + 1,
                Next::At(label) => label,
                Next::Return => break,
            };
        }
        // No global register may contain a secret, because the caller can see global registers.
        if let Some(i) = state.cells[usize::from(GLOBAL)..].iter().position(|cell| cell.is_secret) {
            return Err(Error::new(0, format!("{function}: %g{i} has a secret at the end")));
        }
        if state.cells[0].bits >= 64 {
            run.result = state.cells[0].value as u64;
        }
        run.registers = state.used.len();
        Ok(run)
    }

    /// Checks that the processor can execute this wide instruction.
    fn check(&self, wide: &Wide, state: &State) -> Result<(), Error> {
        let mut channels = 0u8;
        let (mut results, mut predicates) = (HashSet::new(), HashSet::new());
        let mut constants = BTreeSet::new();
        let (mut loads, mut stores) = (0u8, 0u8);
        for p in &wide.operations {
            let fail = |message: String| Err(Error::new(p.line, message));
            let bit = 1 << p.channel;
            if p.operation.since > self.version {
                return fail(format!("the operation is from version {} on", p.operation.since as u8));
            }
            if p.operation.bits.max(p.operation.reads) > 64 && state.narrow {
                return fail("the window keeps 64 bits of a register; nfx=0 keeps 128".into());
            }
            if p.operation.kind.channels() & bit == 0 {
                let allowed: Vec<_> = (0..CHANNELS)
                    .filter(|c| p.operation.kind.channels() >> c & 1 == 1)
                    .map(|c| c.to_string())
                    .collect();
                return fail(format!("channel {} does not have the operation; {} do", p.channel, allowed.join(", ")));
            }
            if channels & bit != 0 {
                return fail(format!("channel {} has two operations", p.channel));
            }
            channels |= bit;
            match p.operation.action {
                Action::Load(_) => loads |= bit,
                Action::Store(_) => stores |= bit,
                _ => {}
            }
            let address = match p.operation.action {
                Action::Load(_) => &p.inputs[..],
                Action::Store(_) => &p.inputs[1..],
                _ => &[],
            };
            if !address.is_empty() && address.iter().all(|part| matches!(part, Operand::Constant(_))) {
                return fail("an address has a register".into());
            }
            if let Some(predicate) = p.predicate
                && !predicates.insert(predicate)
            {
                return fail(format!("two results go to %pred{predicate}"));
            }
            if let Some(output) = p.output {
                self.check_register(output, wide, state, p.line)?;
                if !results.insert(output) {
                    return fail(format!("two results go to {output}"));
                }
            }
            for (place, input) in p.inputs.iter().enumerate() {
                match *input {
                    Operand::Register(r) => self.check_register(r, wide, state, p.line)?,
                    Operand::Constant(_) if place > 1 && !matches!(p.operation.action, Action::Store(_)) => {
                        return fail("the third operand cannot be a constant".into());
                    }
                    Operand::Constant(c) if c > p.operation.free_constant(place) => {
                        if p.operation.free_constant(place) == 31 {
                            return fail("a constant as the first operand is at most 31".into());
                        }
                        constants.insert(c);
                    }
                    Operand::Constant(_) => {}
                }
            }
        }
        if loads & !isa::loads_beside(stores) != 0 {
            return Err(Error::new(wide.line, "a load in this channel does not go with the store"));
        }
        let Some(words) = isa::constant_words(&constants, wide.window.is_some()) else {
            return Err(Error::new(wide.line, "there is no room for so many constants"));
        };
        let extended = wide.operations.iter().filter(|p| p.operation.is_extended).count();
        let control = usize::from(wide.jump.is_some())
            + usize::from(wide.prepared.is_some())
            + usize::from(wide.window.is_some() || wide.based);
        if 1 + wide.operations.len() + extended.div_ceil(2) + words + control > isa::WORDS {
            return Err(Error::new(wide.line, format!("the wide instruction has more than {} words", isa::WORDS)));
        }
        if let (Some((prepared, _)), Some((taken, _))) = (&wide.prepared, wide.jump)
            && *prepared == taken
        {
            return Err(Error::new(wide.line, "a jump cannot be prepared where it is taken"));
        }
        Ok(())
    }

    fn check_register(&self, r: Register, wide: &Wide, state: &State, line: usize) -> Result<(), Error> {
        let window = wide.window.map_or(state.window, |pairs| 2 * pairs as usize);
        if r.0 >= GLOBAL {
            Ok(())
        } else if usize::from(r.0) >= window {
            Err(Error::new(line, format!("{r} is outside of the window of {window} registers")))
        } else if r.0 >= 64 && !state.based {
            Err(Error::new(line, format!("{r} is used before setbn took effect")))
        } else {
            Ok(())
        }
    }

    /// Returns the cycle in which the instruction begins. This cycle is `now` or a later cycle.
    fn start(&self, wide: &Wide, state: &State, now: u64) -> Result<u64, Error> {
        let mut start = now;
        let mut late = |from: u64, line: usize, granularity: u64, what: &dyn Fn() -> String| {
            if from <= now {
                return Ok(());
            }
            if !self.waits {
                return Err(Error::new(line, format!("{} comes {} cycles too late", what(), from - now)));
            }
            start = start.max(now + (from - now).next_multiple_of(granularity));
            Ok(())
        };
        for p in &wide.operations {
            for (place, input) in p.inputs.iter().enumerate() {
                let Operand::Register(r) = *input else { continue };
                let Some((kind, issued, channel)) = state.cells[usize::from(r.0)].from else { continue };
                let ready =
                    issued + self.latencies.between(kind, p.operation.uses(place), channel / 3 == p.channel / 3);
                // By the guide for programmers (see `isa.rs`), a wait for the result of a load is a multiple of two
                // cycles, and a wait for any other result in a register is a multiple of four cycles.
                let granularity = if kind == Kind::Load { 2 } else { 4 };
                late(ready, p.line, granularity, &|| format!("the result in {r}"))?;
            }
        }
        if let Some((register, predicate)) = wide.jump {
            if let Some((ready, _)) = state.jumps[register] {
                late(ready, wide.line, 1, &|| format!("%ctpr{register}"))?;
            }
            if let Some((_, ready)) = predicate.and_then(|(p, _)| state.predicates[p]) {
                late(ready, wide.line, 1, &|| "the predicate".into())?;
            }
        }
        Ok(start)
    }

    fn execute(&self, wide: &Wide, now: u64, state: &mut State, memory: &mut Memory) -> Result<Next, Error> {
        let mut results = Vec::new();
        let jump = match wide.jump {
            None => Next::Following,
            Some((register, predicate)) => {
                let Some((_, target)) = state.jumps[register] else {
                    return Err(Error::new(wide.line, format!("%ctpr{register} was not prepared")));
                };
                let taken = match predicate {
                    None => true,
                    Some((p, opposite)) => {
                        let value = state.predicates[p]
                            .ok_or_else(|| Error::new(wide.line, format!("%pred{p} has no value")))?;
                        value.0 != opposite
                    }
                };
                match target {
                    _ if !taken => Next::Following,
                    Some(at) => Next::At(at),
                    None => Next::Return,
                }
            }
        };
        for p in &wide.operations {
            self.operate(p, now, state, memory, &mut results)?;
        }
        // Results are written after all inputs are read.
        for (register, cell) in results {
            state.cells[usize::from(register.0)] = cell;
            state.used.insert(register);
        }
        if let Some((register, target)) = &wide.prepared {
            let target = target.as_ref().map(|label| {
                let unknown = || Error::new(wide.line, format!("there is no label {label}"));
                self.program.labels.get(label).copied().ok_or_else(unknown)
            });
            let latency = if target.is_some() { isa::PREPARE_TO_JUMP } else { isa::RETURN_TO_JUMP };
            state.jumps[*register] = Some((now + latency, target.transpose()?));
        }
        if wide.window.is_some() {
            state.narrow = wide.narrow;
        }
        if let Some(pairs) = wide.window {
            if pairs > isa::WINDOW_PAIRS {
                let most = isa::WINDOW_PAIRS;
                return Err(Error::new(wide.line, format!("a window has at most {most:#x} pairs of registers here")));
            }
            state.window = 2 * pairs as usize;
        }
        state.based |= wide.based;
        Ok(jump)
    }

    fn operate(
        &self,
        p: &Placed,
        now: u64,
        state: &mut State,
        memory: &mut Memory,
        results: &mut Vec<(Register, Cell)>,
    ) -> Result<(), Error> {
        let fail = |message: String| Err(Error::new(p.line, message));
        let mut inputs = [0u128; 3];
        let mut secret = [false; 3];
        for (i, input) in p.inputs.iter().enumerate() {
            match *input {
                Operand::Constant(c) => inputs[i] = c.into(),
                Operand::Register(r) => {
                    let cell = state.cells[usize::from(r.0)];
                    let is_address = match p.operation.action {
                        Action::Load(_) => true,
                        Action::Store(_) => i > 0,
                        _ => false,
                    };
                    let bits = if is_address { 64 } else { p.operation.reads };
                    if cell.bits < bits {
                        return fail(format!("{r} has {} of the {bits} bits that are read", cell.bits));
                    }
                    inputs[i] = if bits == 64 { cell.value & u128::from(u64::MAX) } else { cell.value };
                    secret[i] = cell.is_secret;
                }
            }
        }
        let is_secret = secret.contains(&true);
        let address = |from: usize, size: usize| {
            if (secret[from] || secret[from + 1]) && !self.looks_up {
                return fail("the address depends on a secret".into()).map(|()| 0);
            }
            let address = (inputs[from] as u64).wrapping_add(inputs[from + 1] as u64);
            if !address.is_multiple_of(size as u64) {
                return fail(format!("{address:#x} is not a multiple of {size}")).map(|()| 0);
            }
            Ok(address)
        };
        let outside = |address: u64, size: usize| {
            Error::new(p.line, format!("{size} bytes at {address:#x} are no memory of the call"))
        };
        let (value, is_secret) = match p.operation.action {
            Action::Compute(f) => (f(inputs), is_secret),
            Action::Permute(f) => match f(inputs) {
                Some(value) => (value, is_secret),
                None => return fail("an index has bits that this executor does not know".into()),
            },
            Action::Logic3 => (logic3(inputs, p.table), is_secret),
            Action::Load(size) => {
                let at = address(0, size)?;
                let bytes = memory.at(at, size, false).ok_or_else(|| outside(at, size))?;
                let mut value = [0; 16];
                value[..size].copy_from_slice(bytes);
                (u128::from_le_bytes(value), true)
            }
            Action::Store(size) => {
                let at = address(1, size)?;
                let to = memory.at(at, size, true).ok_or_else(|| outside(at, size))?;
                to.copy_from_slice(&inputs[0].to_le_bytes()[..size]);
                return Ok(());
            }
            Action::Compare(f) => {
                if is_secret {
                    return fail("the predicate depends on a secret".into());
                }
                if let Some(predicate) = p.predicate {
                    state.predicates[predicate] =
                        Some((f(inputs[0] as u64, inputs[1] as u64), now + isa::COMPARE_TO_JUMP));
                }
                return Ok(());
            }
        };
        let bits = p.operation.bits;
        let value = if bits == 64 { value & u128::from(u64::MAX) } else { value };
        if let Some(output) = p.output {
            results.push((output, Cell { value, bits, is_secret, from: Some((p.operation.kind, now, p.channel)) }));
        }
        Ok(())
    }
}

enum Next {
    Following,
    At(usize),
    Return,
}

/// For the bits a, b and c, the result is bit 4a + 2b + c of the table.
fn logic3([a, b, c]: [u128; 3], table: u8) -> u128 {
    let term = |i: u8| {
        let is = |x: u128, bit: u8| if i & bit != 0 { x } else { !x };
        if table >> i & 1 == 1 { is(a, 4) & is(b, 2) & is(c, 1) } else { 0 }
    };
    (0..8).fold(0, |all, i| all | term(i))
}
