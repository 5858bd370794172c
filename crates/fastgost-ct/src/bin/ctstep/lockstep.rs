//! Copies of a process that execute in lockstep, one instruction at a time.
use super::{
    instruction::{self, Flow, Shown},
    place,
    secrets::SETS,
    state::{Ahead, RSP, State},
    tracee::Tracees,
};
use iced_x86::{FastFormatter, OpKind};
use nix::{
    errno::Errno,
    libc::user_regs_struct as Registers,
    sys::{
        ptrace::{self, AddressType},
        signal::Signal,
        wait::{WaitStatus, waitpid},
    },
    unistd::Pid,
};
use std::{
    collections::{HashMap, HashSet, hash_map::Entry},
    fmt::{self, Write},
    fs::File,
    mem::offset_of,
    os::unix::fs::FileExt,
    rc::Rc,
};

/// How a secret became observable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// The next instruction differs among the processes.
    Path,
    /// The processes access different addresses.
    Address,
    /// The time of the instruction depends on operands, and these operands differ.
    Time,
    /// The processes execute an instruction that is not allowed.
    Refused,
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Path => "goes another way",
            Self::Address => "accesses a different address",
            Self::Time => "has different operands, on which its time depends",
            Self::Refused => "is not allowed",
        })
    }
}

/// A place in a case at which a secret becomes observable.
pub struct Leak {
    pub sign: Sign,
    /// A text for the user: the place of the leak, and the values that differ among the processes.
    pub report: String,
}

/// The reason why the run of a case ended early.
pub enum Stop {
    Leak(Box<Leak>),
    /// A system call failed.
    System(Errno),
    /// The tracer (the process that controls the other processes) no longer knows which instructions they execute. The
    /// text is the reason.
    Lost(String),
}

impl From<Errno> for Stop {
    fn from(error: Errno) -> Self {
        Self::System(error)
    }
}

/// The point up to which execution can be predicted.
enum Reach {
    /// The processes run from the address `from` to a breakpoint at the address `to`.
    Break { from: u64, to: u64 },
    /// Nothing can be predicted. Each process executes a single step: the instruction at this address. If the processes
    /// are stopped at a jump whose target is known, they do not execute the jump, and this address is the jump's
    /// target.
    Step(u64),
}

/// The execution of one case in several processes at the same time.
///
/// A stop is expensive, so the processes do not stop at every instruction. From the registers at a stop, the program
/// predicts the next instructions: the addresses of their operands, and the directions of jumps. The prediction ends at
/// the first instruction that depends on something unknown: a loaded value, or a computation that `Ahead` does not
/// follow. A breakpoint at this instruction causes the next stop. At each stop the prediction is compared with the
/// registers.
pub struct Lockstep<'a> {
    pids: &'a [Pid; SETS],
    /// The current state of each process.
    states: [State; SETS],
    /// The memory of the tracer, from which instructions are read. The traced processes are copies of the tracer, so
    /// they have the same code.
    memory: File,
    known: HashMap<u64, Rc<Shown>>,
    /// The address of the breakpoint, and the bytes that the breakpoint replaced.
    breakpoint: Option<(u64, i64)>,
    /// The number of instructions that each process has executed so far.
    steps: u64,
    /// The calls that have not returned yet. Each entry has the address of the call instruction, and the return
    /// address.
    calls: Vec<(u64, u64)>,
    /// For each mask register, the values in all processes. The entry is `None` if the mask was not made from a general
    /// register.
    masks: [Option<[u64; SETS]>; 8],
    /// True if the processes stop at every instruction.
    single: bool,
}

/// The maximum number of instructions between two stops.
const FARTHEST: usize = 1 << 14;

/// The instruction `int3`, which transfers control from a process to the tracer.
const INT3: i64 = 0xcc;

impl<'a> Lockstep<'a> {
    /// Prepares the execution of a case. All processes must be stopped at the beginning of the case.
    ///
    /// # Errors
    /// Returns an error if a system call failed.
    pub fn new(tracees: &'a Tracees, single: bool) -> Result<Self, Errno> {
        let memory = File::open("/proc/self/mem").map_err(|e| Errno::from_raw(e.raw_os_error().unwrap_or(0)))?;
        let mut this = Self {
            pids: &tracees.0,
            states: [State::default(); SETS],
            memory,
            known: HashMap::new(),
            breakpoint: None,
            steps: 0,
            calls: Vec::new(),
            masks: [None; 8],
            single,
        };
        this.refresh()?;
        Ok(this)
    }

    /// Runs the case, and returns the number of instructions that each process executed.
    ///
    /// # Errors
    /// Returns an error after a leak, if a system call failed, or if the tracer no longer knows the processes' next
    /// instruction.
    pub fn run(mut self) -> Result<u64, Stop> {
        loop {
            let before = self.steps;
            let mut ahead = Ahead::of(self.states);
            match self.walk(&mut ahead)? {
                Reach::Break { from, to } if self.run_to(&ahead, from, to)? => return Ok(before),
                Reach::Step(at) if self.step(at)? => return Ok(self.steps),
                _ => (),
            }
        }
    }

    /// Predicts the execution of the case as far as possible. Compares the observable properties of each predicted
    /// instruction among the processes.
    fn walk(&mut self, ahead: &mut Ahead<SETS>) -> Result<Reach, Stop> {
        let mut at = self.states[0].at;
        // The address from which the processes will run. If the processes are stopped at a jump, the target of this
        // jump is already known, and `from` becomes the target.
        let mut from = at;
        let mut passed = HashSet::new();
        loop {
            let shown = self.shown(at)?;
            let alone = passed.is_empty();
            let known = !self.single
                && shown.needs & ahead.unknown == 0
                && match shown.flow {
                    Flow::Branch(_) => ahead.flags_known,
                    // These instructions may load their target from memory, so their target is known only at a stop.
                    Flow::Indirect | Flow::IndirectCall => alone,
                    Flow::Return => alone || !self.calls.is_empty(),
                    Flow::Unknown => false,
                    _ => true,
                }
                // A value in memory is known only if the processes are stopped at this instruction. Otherwise the value
                // may still change.
                && (shown.value.is_none() || alone);
            let next = match known {
                true => {
                    self.compare(&shown, &ahead.states)?;
                    Some(self.next(&shown, &ahead.states)?)
                }
                false => None,
            };
            // The prediction passes no instruction twice, not even in a loop. If it ended at an instruction that it had
            // passed already, the breakpoint at this instruction would stop the processes too early.
            let next = next.filter(|next| !passed.contains(next) && *next != at && passed.len() < FARTHEST);
            let Some(next) = next else {
                if at != from {
                    return Ok(Reach::Break { from, to: at });
                }
                self.compare(&shown, &ahead.states)?;
                return Ok(Reach::Step(at));
            };
            self.done(at, &shown, &ahead.states);
            if alone && matches!(shown.flow, Flow::Jump(_) | Flow::Branch(_) | Flow::Indirect) {
                from = next;
            } else {
                passed.insert(at);
                ahead.apply(&shown);
            }
            at = next;
        }
    }

    /// Counts an instruction that was executed in these states, and records its effect on `calls` and `masks`.
    fn done(&mut self, at: u64, shown: &Shown, states: &[State; SETS]) {
        self.steps += 1;
        match shown.flow {
            Flow::Call(_) | Flow::IndirectCall => self.calls.push((at, shown.instruction.next_ip())),
            Flow::Return => drop(self.calls.pop()),
            _ => (),
        }
        if shown.writes_masks == 0 {
            return;
        }
        for (number, mask) in self.masks.iter_mut().enumerate().filter(|(n, _)| shown.writes_masks >> n & 1 == 1) {
            let from = shown.makes_mask.filter(|(to, _)| to.number() == number).map(|(_, from)| from);
            *mask = from.map(|from| states.each_ref().map(|state| state.value(from).unwrap_or(0)));
        }
    }

    /// Returns the address of the instruction that follows `shown` in all processes.
    fn next(&self, shown: &Shown, states: &[State; SETS]) -> Result<u64, Stop> {
        let i = &shown.instruction;
        let mut targets = [i.next_ip(); SETS];
        for (n, target) in targets.iter_mut().enumerate() {
            match shown.flow {
                Flow::Next | Flow::Unknown => (),
                Flow::Jump(to) | Flow::Call(to) => *target = to,
                Flow::Branch(to) if states[n].takes(i.condition_code()) => *target = to,
                Flow::Branch(_) => (),
                Flow::Return if !self.calls.is_empty() => *target = self.calls[self.calls.len() - 1].1,
                Flow::Indirect | Flow::IndirectCall if i.op0_kind() == OpKind::Register => {
                    *target = states[n].value(i.op0_register()).ok_or(Errno::EINVAL)?;
                }
                // The processes are stopped just before the instruction, so memory has the values that the instruction
                // will read.
                Flow::Return => *target = self.word(n, states[n].general[RSP], 8)?,
                Flow::Indirect | Flow::IndirectCall => {
                    let address = i.virtual_address(0, 0, |register, _, _| states[n].value(register));
                    *target = self.word(n, address.ok_or(Errno::EINVAL)?, 8)?;
                }
            }
        }
        match targets.iter().position(|target| *target != targets[0]) {
            Some(n) => {
                let [a, b] = [0, n].map(|n| place::name(targets[n]));
                Err(self.leak(Sign::Path, shown, n, &format!("    to {a}\n    or {b}")))
            }
            None => Ok(targets[0]),
        }
    }

    /// Compares the observable properties of an instruction among the processes.
    fn compare(&self, shown: &Shown, states: &[State; SETS]) -> Result<(), Stop> {
        let other = |of: &dyn Fn(&State) -> Option<u64>| states.iter().position(|state| of(state) != of(&states[0]));
        if let Some(reason) = shown.refused {
            return Err(self.leak(Sign::Refused, shown, 0, &format!("    {reason}")));
        }
        for memory in &shown.addresses {
            let Some(a) = instruction::address(&states[0], memory) else {
                return Err(self.leak(Sign::Refused, shown, 0, "    an address that is not in general registers"));
            };
            if let Some(n) = other(&|state| instruction::address(state, memory)) {
                let b = instruction::address(&states[n], memory).unwrap_or(0);
                return Err(self.leak(Sign::Address, shown, n, &format!("    {a:#x} or {b:#x}")));
            }
        }
        for &register in &shown.registers {
            if let Some(n) = other(&|state| state.value(register)) {
                return Err(self.leak(Sign::Time, shown, n, &format!("    {register:?} differs")));
            }
        }
        if let Some(mask) = shown.by_mask {
            let Some(masks) = self.masks[mask.number()] else {
                return Err(self.leak(Sign::Refused, shown, 0, "    as much memory as a computed mask has bits"));
            };
            if let Some(n) = masks.iter().position(|mask| *mask != masks[0]) {
                return Err(self.leak(Sign::Time, shown, n, "    the mask differs"));
            }
        }
        let Some(memory) = &shown.value else { return Ok(()) };
        // The processes are stopped at this instruction. `walk` ensures this for every instruction with a `value`.
        let of = |n: usize| {
            let address = instruction::address(&states[n], memory).ok_or(Errno::EINVAL)?;
            self.word(n, address, memory.memory_size().size())
        };
        for n in 1..SETS {
            if of(n)? != of(0)? {
                return Err(self.leak(Sign::Time, shown, n, "    the operand in memory differs"));
            }
        }
        Ok(())
    }

    /// Lets the processes run from one address to another. Returns whether the case ended before the second address.
    fn run_to(&mut self, ahead: &Ahead<SETS>, from: u64, to: u64) -> Result<bool, Stop> {
        let word = self.shown(to)?.word;
        if self.breakpoint != Some((to, word)) {
            self.clear()?;
            for &pid in self.pids {
                ptrace::write(pid, to as AddressType, word & !0xff | INT3)?;
            }
            self.breakpoint = Some((to, word));
        }
        let mut ended = [false; SETS];
        for (ended, &pid) in ended.iter_mut().zip(self.pids) {
            go_on_at(pid, from)?;
            ptrace::cont(pid, None)?;
            *ended = match waitpid(pid, None)? {
                WaitStatus::Stopped(_, Signal::SIGTRAP) => false,
                // At the end of the case, the process sends SIGSTOP to itself. The signal stops the process before its
                // next instruction.
                WaitStatus::Stopped(_, Signal::SIGSTOP) => true,
                other => return Err(self.lost(&format!("it did not reach a breakpoint: {other:?}"))),
            };
        }
        self.refresh()?;
        if ended == [true; SETS] && self.states.iter().all(|state| state.at == from) {
            return Ok(true);
        }
        for state in &mut self.states {
            state.at -= 1;
        }
        if ended != [false; SETS] || self.states.iter().any(|state| state.at != to) || !ahead.agrees(&self.states) {
            return Err(self.lost("a predicted step did not happen"));
        }
        Ok(false)
    }

    /// Lets each process execute one instruction. Returns whether this instruction was the last instruction of the
    /// case.
    fn step(&mut self, at: u64) -> Result<bool, Stop> {
        let shown = self.shown(at)?;
        self.clear()?;
        let mut ended = [false; SETS];
        for (n, &pid) in self.pids.iter().enumerate() {
            go_on_at(pid, at)?;
            ptrace::step(pid, None)?;
            ended[n] = match waitpid(pid, None)? {
                WaitStatus::Stopped(_, Signal::SIGTRAP) => false,
                WaitStatus::Stopped(_, Signal::SIGSTOP) => true,
                other => return Err(self.leak(Sign::Path, &shown, n, &format!("    the process stopped: {other:?}"))),
            };
        }
        let states = self.states;
        self.done(at, &shown, &states);
        self.refresh()?;
        let differs = |state: &State| state.at != self.states[0].at;
        match (0..SETS).find(|&n| ended[n] != ended[0] || differs(&self.states[n])) {
            Some(n) => Err(self.leak(Sign::Path, &shown, n, "    one of them continues elsewhere")),
            None => Ok(ended[0]),
        }
    }

    /// Removes the breakpoint.
    fn clear(&mut self) -> Result<(), Errno> {
        if let Some((at, word)) = self.breakpoint.take() {
            for &pid in self.pids {
                ptrace::write(pid, at as AddressType, word)?;
            }
        }
        Ok(())
    }

    /// Reads the registers.
    fn refresh(&mut self) -> Result<(), Errno> {
        for (state, &pid) in self.states.iter_mut().zip(self.pids) {
            *state = ptrace::getregs(pid)?.into();
        }
        Ok(())
    }

    /// Returns the instruction at an address.
    fn shown(&mut self, address: u64) -> Result<Rc<Shown>, Errno> {
        let entry = match self.known.entry(address) {
            Entry::Occupied(entry) => return Ok(entry.get().clone()),
            Entry::Vacant(entry) => entry,
        };
        let mut bytes = [0; 16];
        // At the end of the mapping, the read returns fewer bytes, and the other bytes stay 0.
        self.memory.read_at(&mut bytes, address).map_err(|e| Errno::from_raw(e.raw_os_error().unwrap_or(0)))?;
        Ok(entry.insert(Rc::new(Shown::at(address, &bytes).ok_or(Errno::ENOEXEC)?)).clone())
    }

    /// Returns a word from the memory of process `n`. The processes must be stopped.
    fn word(&self, n: usize, address: u64, size: usize) -> Result<u64, Errno> {
        let word = ptrace::read(self.pids[n], address as AddressType)? as u64;
        Ok(word & u64::MAX >> (64 - 8 * size.clamp(1, 8)))
    }

    fn leak(&self, sign: Sign, shown: &Shown, n: usize, seen: &str) -> Stop {
        let mut text = String::new();
        FastFormatter::new().format(&shown.instruction, &mut text);
        let mut report = format!(
            "    after {} instructions, of the sets of secrets 0 and {n}: `{text}` {sign}\n{seen}\n    at {}\n",
            self.steps,
            place::name(shown.instruction.ip()),
        );
        for (call, _) in self.calls.iter().rev().take(6) {
            let _ = writeln!(report, "    called at {}", place::name(*call));
        }
        Stop::Leak(Box::new(Leak { sign, report }))
    }

    /// Returns [`Stop::Lost`] with the text `why` and the current place in the code.
    fn lost(&self, why: &str) -> Stop {
        Stop::Lost(format!("    {why}\n    at {}", place::name(self.states[0].at)))
    }
}

fn go_on_at(pid: Pid, at: u64) -> Result<(), Errno> {
    ptrace::write_user(pid, offset_of!(Registers, rip) as AddressType, at as i64)
}
