//! Finds the places where a kernel's time may depend on secrets, without running the kernel.
//!
//! The check treats all values that a kernel loads from memory as secret, and also the parameters that the caller
//! names. A register is secret if any instruction, at any place in the kernel, computes the register's value from a
//! secret. The check ignores the order of the instructions, and it includes branches that are never taken. So it may
//! report too many dependencies, but never too few.
use crate::ptx::{Access, Binary, Entry, Guard, Instruction, Module, NONE, Op, Reg};
use std::fmt;

/// The kind of a leak: the part of an instruction that depends on a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LeakKind {
    /// The address of a load or a store, or the coordinate of a texture.
    Address,
    /// A predicate that the instruction reads or writes. Predicates decide about branches, and about whether
    /// instructions are executed.
    Predicate,
    /// An operand of a division.
    Division,
}

/// An instruction that depends on a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leak {
    /// The kernel.
    pub kernel: String,
    /// The line number of the instruction, counted from 1.
    pub line: u32,
    /// The part of the instruction that depends on the secret.
    pub kind: LeakKind,
}

impl fmt::Display for Leak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            LeakKind::Address => "an address",
            LeakKind::Predicate => "a predicate",
            LeakKind::Division => "a division",
        };
        write!(f, "{}, PTX line {}: {what} depends on a secret", self.kernel, self.line)
    }
}

/// Returns all leaks of a module's kernels. `is_secret` gets the names of a kernel and of a parameter, and tells
/// whether this parameter is secret.
pub fn leaks(module: &Module, is_secret: impl Fn(&str, &str) -> bool) -> Vec<Leak> {
    let leaks_of = |entry| {
        let mut flow = Flow::new(entry);
        while flow.step(|parameter| is_secret(&entry.name, parameter)) {}
        flow.leaks()
    };
    module.entries.iter().flat_map(leaks_of).collect()
}

/// A register, a predicate or the carry flag.
#[derive(Clone, Copy)]
enum Place {
    Bits32(Reg),
    Bits64(Reg),
    Predicate(Reg),
    Carry,
}

/// The registers, predicates and carry flag that an instruction reads and writes. The contents of memory are not
/// included.
struct Effect {
    reads: Vec<Place>,
    writes: Vec<Place>,
    /// The registers from which the instruction computes an address.
    address: Vec<Place>,
    divides: bool,
}

/// The places of a kernel that contain secrets.
struct Flow<'a> {
    entry: &'a Entry,
    registers: [Vec<bool>; 3],
    carry: bool,
}

impl<'a> Flow<'a> {
    fn new(entry: &'a Entry) -> Self {
        Self { entry, registers: entry.registers.map(|count| vec![false; count as usize]), carry: false }
    }

    fn place(&mut self, place: Place) -> &mut bool {
        match place {
            Place::Bits32(r) => &mut self.registers[0][r as usize],
            Place::Bits64(r) => &mut self.registers[1][r as usize],
            Place::Predicate(r) => &mut self.registers[2][r as usize],
            Place::Carry => &mut self.carry,
        }
    }

    fn any(&mut self, places: &[Place]) -> bool {
        places.iter().any(|&place| *self.place(place))
    }

    /// Goes through all instructions once. If an instruction reads a secret or loads a value from memory, marks the
    /// places that the instruction writes as secret. Returns whether new places have been marked.
    fn step(&mut self, is_secret: impl Fn(&str) -> bool) -> bool {
        let (entry, mut more) = (self.entry, false);
        for instruction in &entry.code {
            let effect = effect(instruction, entry);
            let loads = match instruction.op {
                Op::Load(_) | Op::Texture(_) => true,
                Op::LoadParameter { kind, offset, .. } => {
                    let bytes = offset as usize..offset as usize + kind.bytes();
                    let overlaps = |p: &&crate::ptx::Parameter| p.offset < bytes.end && bytes.start < p.offset + p.size;
                    entry.parameters.iter().filter(overlaps).any(|p| is_secret(&p.name))
                }
                _ => false,
            };
            if loads || self.any(&effect.reads) {
                for place in effect.writes {
                    more |= !std::mem::replace(self.place(place), true);
                }
            }
        }
        more
    }

    fn leaks(&mut self) -> Vec<Leak> {
        let mut leaks = Vec::new();
        for (instruction, &line) in self.entry.code.iter().zip(&self.entry.lines) {
            let effect = effect(instruction, self.entry);
            let predicates = |p: &&Place| matches!(p, Place::Predicate(_));
            let predicates: Vec<Place> =
                effect.writes.iter().chain(&effect.reads).filter(predicates).copied().collect();
            for (kind, secret) in [
                (LeakKind::Address, self.any(&effect.address)),
                (LeakKind::Predicate, self.any(&predicates)),
                (LeakKind::Division, effect.divides && self.any(&effect.reads)),
            ] {
                if secret {
                    leaks.push(Leak { kernel: self.entry.name.clone(), line, kind });
                }
            }
        }
        leaks
    }
}

fn effect(instruction: &Instruction, entry: &Entry) -> Effect {
    use Place::{Bits32 as R, Bits64 as Q, Carry as C, Predicate as P};
    let access = |index: u32| &entry.accesses[index as usize];
    let registers = |access: &Access| -> Vec<Place> {
        access.registers.iter().map(|&r| if access.kind.is_wide() { Q(r) } else { R(r) }).collect()
    };
    let sized = |wide: bool, r: Reg| if wide { Q(r) } else { R(r) };
    let (mut reads, mut writes, mut address) = match instruction.op {
        Op::Move32 { d, a } | Op::Unary32 { d, a, .. } => (vec![R(a)], vec![R(d)], vec![]),
        Op::Move64 { d, a } | Op::Unary64 { d, a, .. } => (vec![Q(a)], vec![Q(d)], vec![]),
        Op::MovePredicate { d, a } | Op::NotPredicate { d, a } => (vec![P(a)], vec![P(d)], vec![]),
        Op::Predicate { d, a, b, .. } => (vec![P(a), P(b)], vec![P(d)], vec![]),
        Op::Pack { d, a, b } => (vec![R(a), R(b)], vec![Q(d)], vec![]),
        Op::Unpack { d, e, a } => (vec![Q(a)], vec![R(d), R(e)], vec![]),
        Op::Lop3 { d, a, b, c, .. } | Op::Ternary32 { d, a, b, c, .. } => (vec![R(a), R(b), R(c)], vec![R(d)], vec![]),
        Op::Count64 { d, a, .. } => (vec![Q(a)], vec![R(d)], vec![]),
        Op::Binary32 { d, a, b, .. } => (vec![R(a), R(b)], vec![R(d)], vec![]),
        Op::Binary64 { d, a, b, .. } => (vec![Q(a), Q(b)], vec![Q(d)], vec![]),
        Op::MultiplyAdd64 { d, a, b, c } => (vec![Q(a), Q(b), Q(c)], vec![Q(d)], vec![]),
        Op::Extract64 { d, a, b, c, .. } => (vec![Q(a), R(b), R(c)], vec![Q(d)], vec![]),
        Op::Shift64 { d, a, b, .. } => (vec![Q(a), R(b)], vec![Q(d)], vec![]),
        Op::Wide { d, a, b, c, .. } => (vec![R(a), R(b), Q(c)], vec![Q(d)], vec![]),
        Op::Carry32 { d, a, b, .. } => (vec![R(a), R(b), C], vec![R(d), C], vec![]),
        Op::Carry64 { d, a, b, .. } => (vec![Q(a), Q(b), C], vec![Q(d), C], vec![]),
        Op::MultiplyCarry32 { d, a, b, c, .. } => (vec![R(a), R(b), R(c), C], vec![R(d), C], vec![]),
        Op::Compare { wide, d, q, a, b, combine: (_, with, _), .. } => {
            (vec![sized(wide, a), sized(wide, b), P(with)], vec![P(d), P(q)], vec![])
        }
        Op::Select32 { d, a, b, p } => (vec![R(a), R(b), P(p)], vec![R(d)], vec![]),
        Op::Select64 { d, a, b, p } => (vec![Q(a), Q(b), P(p)], vec![Q(d)], vec![]),
        Op::Convert { from, to, d, a } => (vec![sized(from.is_wide(), a)], vec![sized(to.is_wide(), d)], vec![]),
        Op::LoadParameter { kind, d, .. } => (vec![], vec![sized(kind.is_wide(), d)], vec![]),
        Op::Load(index) => {
            let access = access(index);
            (vec![], registers(access), vec![sized(access.wide, access.address)])
        }
        // Only a load can read a stored value again, and every loaded value is secret. So the stored value itself need
        // not be checked.
        Op::Store(index) => (vec![], vec![], vec![sized(access(index).wide, access(index).address)]),
        Op::Texture(index) => {
            let access = access(index);
            (vec![], registers(access), vec![Q(access.address), R(access.coordinate)])
        }
        Op::Branch { .. } | Op::Exit | Op::Barrier | Op::Trap => (vec![], vec![], vec![]),
    };
    // If a secret decides whether an instruction is executed, the instruction's result is secret.
    let Guard { predicate, .. } = instruction.guard;
    reads.push(P(predicate));
    let exists = |place: &Place| !matches!(place, R(NONE) | Q(NONE) | P(NONE));
    for places in [&mut reads, &mut writes, &mut address] {
        places.retain(exists);
    }
    Effect { reads, writes, address, divides: divides(instruction.op) }
}

/// Returns whether `op` is a division. The time of a division depends on its operands, because a GPU computes a
/// division with a subroutine.
fn divides(op: Op) -> bool {
    let (Op::Binary32 { op, .. } | Op::Binary64 { op, .. }) = op else { return false };
    matches!(op, Binary::DivideUnsigned | Binary::DivideSigned | Binary::RemainderUnsigned | Binary::RemainderSigned)
}
