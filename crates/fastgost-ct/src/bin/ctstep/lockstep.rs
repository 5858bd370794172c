//! Copies of a process, one instruction of each at a time.
use super::{
    instruction::{self, Shown},
    place,
    secrets::SETS,
    tracee::Tracees,
};
use iced_x86::{FastFormatter, FlowControl, UsedMemory};
use nix::{
    errno::Errno,
    libc::user_regs_struct as Registers,
    sys::{
        ptrace,
        signal::Signal,
        wait::{WaitStatus, waitpid},
    },
    unistd::Pid,
};
use std::{
    collections::{HashMap, hash_map::Entry},
    fmt::{self, Write},
    rc::Rc,
};

/// How a secret shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Another instruction comes next.
    Path,
    /// Another address is read or written.
    Address,
    /// Operands differ by which the instruction takes a time.
    Time,
    /// An instruction that must not be there.
    Refused,
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Path => "goes another way",
            Self::Address => "reads or writes at another address",
            Self::Time => "has other operands, and takes a time by them",
            Self::Refused => "must not be there",
        })
    }
}

/// A leak.
pub struct Leak {
    pub sign: Sign,
    /// Where, and what was seen.
    pub report: String,
}

/// Why there is no verdict.
pub enum Stop {
    Leak(Box<Leak>),
    /// The system refused something.
    System(Errno),
}

impl From<Errno> for Stop {
    fn from(error: Errno) -> Self {
        Self::System(error)
    }
}

/// What happened in a step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Event {
    Step,
    /// The stop behind the case.
    End,
}

/// The walk through a case.
pub struct Lockstep<'a> {
    pids: &'a [Pid; SETS],
    registers: [Registers; SETS],
    /// Whether `registers` are those of now.
    fresh: bool,
    known: HashMap<u64, Rc<Shown>>,
    /// Instructions of each so far.
    steps: u64,
    /// Calls that have not returned.
    calls: Vec<u64>,
}

impl<'a> Lockstep<'a> {
    /// Those stand before their case.
    ///
    /// # Errors
    /// What the system said.
    pub fn new(tracees: &'a Tracees) -> Result<Self, Errno> {
        let pids = &tracees.0;
        let registers = [ptrace::getregs(pids[0])?; SETS];
        Ok(Self { pids, registers, fresh: false, known: HashMap::new(), steps: 0, calls: Vec::new() })
    }

    /// Runs the case; how many instructions it has.
    ///
    /// # Errors
    /// A leak, or what the system said.
    pub fn run(mut self) -> Result<u64, Stop> {
        self.refresh()?;
        let mut address = self.registers[0].rip;
        let mut last = None;
        loop {
            if self.fresh && let Some(n) = self.other(|r| r.rip) {
                let shown = last.unwrap_or(self.shown(address)?);
                let [a, b] = [0, n].map(|n| place::name(self.registers[n].rip));
                return Err(self.leak(Sign::Path, &shown, n, &format!("    to {a}\n    or {b}")));
            }
            let shown = self.shown(address)?;
            self.compare(&shown)?;
            match shown.instruction.flow_control() {
                FlowControl::Call | FlowControl::IndirectCall => self.calls.push(address),
                FlowControl::Return => drop(self.calls.pop()),
                _ => (),
            }
            if self.step(&shown)? == Event::End {
                return Ok(self.steps);
            }
            self.fresh = false;
            let next = shown.next();
            let silent = match next {
                Some(next) => self.shown(next)?.is_silent(),
                None => false,
            };
            // Where the next instruction stands is known, and all that it shows: the registers need not be asked for.
            if !silent {
                self.refresh()?;
            }
            address = next.unwrap_or(self.registers[0].rip);
            debug_assert!(!self.fresh || address == self.registers[0].rip);
            last = Some(shown);
        }
    }

    /// Everything that the next instruction shows.
    fn compare(&mut self, shown: &Shown) -> Result<(), Stop> {
        if let Some(reason) = shown.refused {
            return Err(self.leak(Sign::Refused, shown, 0, &format!("    {reason}")));
        }
        for memory in &shown.addresses {
            let Some(a) = instruction::address(&self.registers[0], memory) else {
                return Err(self.leak(Sign::Refused, shown, 0, "    an address that is not in general registers"));
            };
            if let Some(n) = self.other(|r| instruction::address(r, memory)) {
                let b = instruction::address(&self.registers[n], memory).unwrap_or(0);
                return Err(self.leak(Sign::Address, shown, n, &format!("    {a:#x} or {b:#x}")));
            }
        }
        for &register in &shown.registers {
            if let Some(n) = self.other(|r| instruction::value(r, register)) {
                return Err(self.leak(Sign::Time, shown, n, &format!("    {register:?} differs")));
            }
        }
        let Some(memory) = &shown.value else { return Ok(()) };
        let first = self.in_memory(0, memory)?;
        for n in 1..SETS {
            if self.in_memory(n, memory)? != first {
                return Err(self.leak(Sign::Time, shown, n, "    the operand in memory differs"));
            }
        }
        Ok(())
    }

    /// One instruction of each.
    fn step(&mut self, shown: &Shown) -> Result<Event, Stop> {
        let mut events = [Event::Step; SETS];
        for (n, &pid) in self.pids.iter().enumerate() {
            ptrace::step(pid, None)?;
            events[n] = match waitpid(pid, None)? {
                WaitStatus::Stopped(_, Signal::SIGTRAP) => Event::Step,
                WaitStatus::Stopped(_, Signal::SIGSTOP) => Event::End,
                other => {
                    return Err(self.leak(Sign::Path, shown, n, &format!("    the process stopped: {other:?}")));
                }
            };
        }
        self.steps += 1;
        match events.iter().position(|e| *e != events[0]) {
            Some(n) => Err(self.leak(Sign::Path, shown, n, "    one came to its end")),
            None => Ok(events[0]),
        }
    }

    /// Asks for the registers.
    fn refresh(&mut self) -> Result<(), Errno> {
        for (registers, &pid) in self.registers.iter_mut().zip(self.pids) {
            *registers = ptrace::getregs(pid)?;
        }
        self.fresh = true;
        Ok(())
    }

    /// The first set of secrets of which this differs from that of the first.
    fn other<T: PartialEq>(&self, of: impl Fn(&Registers) -> T) -> Option<usize> {
        let first = of(&self.registers[0]);
        self.registers.iter().position(|r| of(r) != first)
    }

    /// The instruction at an address, which is the same in all.
    fn shown(&mut self, address: u64) -> Result<Rc<Shown>, Errno> {
        let entry = match self.known.entry(address) {
            Entry::Occupied(entry) => return Ok(entry.get().clone()),
            Entry::Vacant(entry) => entry,
        };
        let mut bytes = [0; 16];
        for (i, word) in bytes.chunks_exact_mut(8).enumerate() {
            match ptrace::read(self.pids[0], (address + 8 * i as u64) as ptrace::AddressType) {
                Ok(read) => word.copy_from_slice(&read.to_le_bytes()),
                // The end of what is mapped.
                Err(_) if i > 0 => (),
                Err(error) => return Err(error),
            }
        }
        Ok(entry.insert(Rc::new(Shown::at(address, &bytes).ok_or(Errno::ENOEXEC)?)).clone())
    }

    /// An operand in memory.
    fn in_memory(&self, n: usize, memory: &UsedMemory) -> Result<u64, Errno> {
        let address = instruction::address(&self.registers[n], memory).unwrap_or(0);
        let word = ptrace::read(self.pids[n], address as ptrace::AddressType)? as u64;
        Ok(word & u64::MAX >> (64 - 8 * memory.memory_size().size().clamp(1, 8)))
    }

    fn leak(&self, sign: Sign, shown: &Shown, n: usize, seen: &str) -> Stop {
        let mut text = String::new();
        FastFormatter::new().format(&shown.instruction, &mut text);
        let at = place::name(shown.instruction.ip());
        let mut report =
            format!("    after {} instructions, of the sets of secrets 0 and {n}: `{text}` {sign}\n{seen}\n", self.steps);
        let _ = writeln!(report, "    at {at}");
        for &call in self.calls.iter().rev().take(6) {
            let _ = writeln!(report, "    called at {}", place::name(call));
        }
        Stop::Leak(Box::new(Leak { sign, report }))
    }
}
