//! Registers that count: every operation computes its result on a plain array and is written into a log, from which
//! [`Counts`] are made. So what is counted is a run of the kernels' own source whose result can be checked.
//!
//! The log keeps which result goes into which operation. That is what it takes to leave out what nothing uses (initial
//! values, which a compiler leaves out too) and to count logic in three-input operations, as `vpternlogd` has them.
use core::{cell::RefCell, fmt, mem};
use std::{collections::BTreeMap, vec, vec::Vec};

mod register;

pub(crate) use register::{Galois, Permutes, Plain, Register, Shuffles};

/// Kinds of operations, as processors distinguish them by the units that do them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// From memory, broadcasts included. Constants that fit a register file are not loaded.
    Load,
    /// To memory.
    Store,
    /// Of two inputs: what all of logic takes without `Logic3`.
    Logic,
    /// Of three inputs: what all of logic takes with them, `Logic` included.
    Logic3,
    /// Sums, differences, comparisons and minima, also of lanes.
    Add,
    /// Of words or lanes, by a constant.
    Shift,
    /// Of words or lanes, by a constant.
    Rotate,
    /// A byte out of a word.
    Extract,
    /// Of integers.
    Multiply,
    /// Bytes inside 128-bit lanes: look-ups of nibbles, interleavings, byte shifts.
    Shuffle,
    /// Bytes across a whole register, out of one.
    Permute,
    /// The same out of two.
    Permute2,
    /// Products in GF(2^8) and with bit matrices.
    Galois,
    /// A register of masks from bytes.
    Mask,
    /// Either of two inputs by a mask.
    Blend,
    /// Jumps that depend on data.
    Branch,
}

impl Class {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Load,
        Self::Store,
        Self::Logic,
        Self::Logic3,
        Self::Add,
        Self::Shift,
        Self::Rotate,
        Self::Extract,
        Self::Multiply,
        Self::Shuffle,
        Self::Permute,
        Self::Permute2,
        Self::Galois,
        Self::Mask,
        Self::Blend,
        Self::Branch,
    ];

    /// In lower case.
    pub fn name(self) -> &'static str {
        match self {
            Self::Load => "load",
            Self::Store => "store",
            Self::Logic => "logic",
            Self::Logic3 => "logic3",
            Self::Add => "add",
            Self::Shift => "shift",
            Self::Rotate => "rotate",
            Self::Extract => "extract",
            Self::Multiply => "multiply",
            Self::Shuffle => "shuffle",
            Self::Permute => "permute",
            Self::Permute2 => "permute2",
            Self::Galois => "galois",
            Self::Mask => "mask",
            Self::Blend => "blend",
            Self::Branch => "branch",
        }
    }
}

/// The result of an operation, to whoever says what went into another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value(usize);

impl Value {
    /// What no operation made: a constant in a register.
    pub const CONSTANT: Self = Self(usize::MAX);
}

struct Operation {
    class: Class,
    bits: usize,
    inputs: [Value; 3],
}

std::thread_local! {
    static LOG: RefCell<Vec<Operation>> = const { RefCell::new(Vec::new()) };
}

/// Writes an operation on registers of `bits` into the log of this thread; its first three inputs.
pub fn record(class: Class, bits: usize, inputs: &[Value]) -> Value {
    let mut three = [Value::CONSTANT; 3];
    for (to, from) in three.iter_mut().zip(inputs) {
        *to = *from;
    }
    LOG.with_borrow_mut(|log| {
        log.push(Operation { class, bits, inputs: three });
        Value(log.len() - 1)
    })
}

/// What `work` takes on this thread.
pub fn counted(work: impl FnOnce()) -> Counts {
    LOG.with_borrow_mut(Vec::clear);
    work();
    Counts::of(&LOG.with_borrow_mut(mem::take))
}

/// Numbers of operations, by kind and by the width of registers in bits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(BTreeMap<(Class, usize), u64>);

impl Counts {
    fn of(log: &[Operation]) -> Self {
        let mut uses = vec![0; log.len()];
        for (i, operation) in log.iter().enumerate().rev() {
            if uses[i] > 0 || matches!(operation.class, Class::Store | Class::Branch) {
                for input in &operation.inputs {
                    if let Some(n) = uses.get_mut(input.0) {
                        *n += 1;
                    }
                }
            }
        }
        let mut counts = Self::default();
        for (i, operation) in log.iter().enumerate() {
            if uses[i] > 0 || matches!(operation.class, Class::Store | Class::Branch) {
                *counts.0.entry((operation.class, operation.bits)).or_default() += 1;
            }
        }
        for (bits, n) in three_input_logic(log, &uses) {
            counts.0.insert((Class::Logic3, bits), n);
        }
        counts
    }

    /// How many of a kind.
    pub fn get(&self, class: Class, bits: usize) -> u64 {
        self.0.get(&(class, bits)).copied().unwrap_or(0)
    }

    /// All that are not 0.
    pub fn iter(&self) -> impl Iterator<Item = (Class, usize, u64)> + '_ {
        self.0.iter().map(|((class, bits), n)| (*class, *bits, *n))
    }

    /// What a run took more than another: what is done once a key cancels.
    ///
    /// Kinds of which `less` has more are left out.
    pub fn more_than(&self, less: &Self) -> Self {
        let difference = |(&(class, bits), &n): (&(Class, usize), &u64)| {
            let n = n.saturating_sub(less.get(class, bits));
            (n > 0).then_some(((class, bits), n))
        };
        Self(self.0.iter().filter_map(difference).collect())
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (class, bits, n)) in self.iter().enumerate() {
            write!(f, "{}{n} {} of {bits}", if i > 0 { ", " } else { "" }, class.name())?;
        }
        Ok(())
    }
}

/// Logic in operations of three inputs, by width: an operation goes into the only one that uses its result, if both
/// together have three inputs at most. In one pass from first to last, so not always as few as possible.
fn three_input_logic(log: &[Operation], uses: &[usize]) -> BTreeMap<usize, u64> {
    let mut inputs: Vec<Vec<Value>> = Vec::with_capacity(log.len());
    let mut counts = BTreeMap::new();
    for (i, operation) in log.iter().enumerate() {
        let mut own: Vec<Value> = Vec::new();
        if operation.class == Class::Logic && uses[i] > 0 {
            for &input in operation.inputs.iter().filter(|v| **v != Value::CONSTANT) {
                if !own.contains(&input) {
                    own.push(input);
                }
            }
            *counts.entry(operation.bits).or_default() += 1;
            for input in own.clone() {
                let of_input = &inputs[input.0];
                if uses[input.0] != 1 || of_input.is_empty() {
                    continue;
                }
                let mut joined: Vec<Value> = own.iter().copied().filter(|v| *v != input).collect();
                for &v in of_input {
                    if !joined.contains(&v) {
                        joined.push(v);
                    }
                }
                if joined.len() <= 3 {
                    own = joined;
                    *counts.entry(operation.bits).or_default() -= 1;
                }
            }
        }
        inputs.push(own);
    }
    counts
}

/// A kernel that counts.
pub struct CountedKernel {
    /// As in the registry.
    pub algorithm: &'static str,
    /// The strategy and what look-ups it is given.
    pub strategy: &'static str,
    /// The width of its registers.
    pub bits: usize,
    /// In a group.
    pub blocks: usize,
    /// Bytes in a block.
    pub block: usize,
    /// Encrypts whole groups.
    pub(crate) run: fn(&[u8; 32], &mut [u8]),
}

impl CountedKernel {
    /// Bytes in a group.
    pub fn group(&self) -> usize {
        self.blocks * self.block
    }

    /// Encrypts whole groups into the log.
    pub fn run(&self, key: &[u8; 32], data: &mut [u8]) {
        (self.run)(key, data);
    }

    /// Encrypts whole groups and counts.
    pub fn encrypt(&self, key: &[u8; 32], data: &mut [u8]) -> Counts {
        counted(|| self.run(key, data))
    }

    /// What a group takes, without what is done once a call.
    pub fn per_group(&self, key: &[u8; 32]) -> Counts {
        let group = self.group();
        let mut data = vec![0; 2 * group];
        let one = self.encrypt(key, &mut data[..group]);
        self.encrypt(key, &mut data).more_than(&one)
    }
}
