//! Registers that count operations. Each operation computes its result on a plain array, and adds an entry to a log.
//! [`Counts`] are made from this log. So the operations of the kernels' own source code are counted, and a test can
//! check the result of the same run.
//!
//! The log records which result goes into which operation. So the counts can leave out an operation whose result is not
//! used, as a compiler leaves out unused initial values. Logic can also be counted in three-input operations such as
//! `vpternlogd`.
use core::{cell::RefCell, fmt, mem};
use std::{collections::BTreeMap, vec, vec::Vec};

mod register;

pub use register::{Galois, Permutes, Plain, Register, Shuffles};

/// Kinds of operations. The kinds follow the execution units of CPUs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Loads from memory, including broadcasts. A constant that stays in a register ([`Value::CONSTANT`]) does not
    /// count.
    Load,
    /// Stores to memory.
    Store,
    /// All logic of a run, in two-input operations. Use this count for a CPU without three-input logic.
    Logic,
    /// The same logic again, merged into three-input operations. Use this count for a CPU with three-input logic.
    Logic3,
    /// Sums, differences, comparisons and minima, of words, lanes or bytes.
    Add,
    /// Shifts of words or lanes by a constant.
    Shift,
    /// Rotations of words or lanes by a constant.
    Rotate,
    /// Extraction of a byte from a word.
    Extract,
    /// Integer products.
    Multiply,
    /// Movements of bytes inside 128-bit lanes: look-ups of nibbles, interleavings, byte shifts.
    Shuffle,
    /// Permutations of bytes across a whole register, from one source register.
    Permute,
    /// Permutations of bytes from two source registers.
    Permute2,
    /// Products in GF(2^8) and with bit matrices.
    Galois,
    /// Conversions of bytes to a mask register.
    Mask,
    /// Choices between two inputs by a mask.
    Blend,
    /// Jumps that depend on data.
    Branch,
}

impl Class {
    /// All kinds.
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

    /// The name, in lower case.
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

/// A handle that stands for the result of an operation. Later operations name their inputs by such handles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value(usize);

impl Value {
    /// A constant in a register. No operation has made this value.
    pub const CONSTANT: Self = Self(usize::MAX);
}

/// An operation that was executed in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The kind of the operation.
    pub class: Class,
    /// The width of the operation's registers in bits.
    pub bits: usize,
    inputs: [Value; 3],
}

impl Operation {
    /// Returns the operations whose results this operation uses. Each number is the position of an operation in the
    /// log.
    pub fn inputs(&self) -> impl Iterator<Item = usize> + '_ {
        self.inputs.iter().filter(|v| **v != Value::CONSTANT).map(|v| v.0)
    }
}

std::thread_local! {
    static LOG: RefCell<Vec<Operation>> = const { RefCell::new(Vec::new()) };
}

/// Adds an operation on registers of `bits` bits to the log of this thread. If the operation has more than three
/// inputs, the log keeps only the first three.
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

/// Counts the operations of `work` on this thread.
pub fn counted(work: impl FnOnce()) -> Counts {
    Counts::of(&log(work))
}

/// Returns the operations of `work` on this thread, in the order of their execution. Operations whose results are not
/// used are left out.
pub fn logged(work: impl FnOnce()) -> Vec<Operation> {
    let log = log(work);
    let uses = uses(&log);
    // For each operation that stays, `places` has its new position.
    let mut places = vec![Value::CONSTANT; log.len()];
    let mut used: Vec<Operation> = Vec::new();
    for (i, operation) in log.iter().enumerate() {
        if is_used(operation, uses[i]) {
            places[i] = Value(used.len());
            let inputs = operation.inputs.map(|v| places.get(v.0).copied().unwrap_or(Value::CONSTANT));
            used.push(Operation { inputs, ..*operation });
        }
    }
    used
}

fn log(work: impl FnOnce()) -> Vec<Operation> {
    LOG.with_borrow_mut(Vec::clear);
    work();
    LOG.with_borrow_mut(mem::take)
}

/// For each operation in the log, returns how many operations use its result.
fn uses(log: &[Operation]) -> Vec<usize> {
    let mut uses = vec![0; log.len()];
    for (i, operation) in log.iter().enumerate().rev() {
        if is_used(operation, uses[i]) {
            for input in operation.inputs() {
                uses[input] += 1;
            }
        }
    }
    uses
}

fn is_used(operation: &Operation, uses: usize) -> bool {
    uses > 0 || matches!(operation.class, Class::Store | Class::Branch)
}

/// Numbers of operations, by kind and by the width of registers in bits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(BTreeMap<(Class, usize), u64>);

impl Counts {
    fn of(log: &[Operation]) -> Self {
        let uses = uses(log);
        let mut counts = Self::default();
        for (i, operation) in log.iter().enumerate() {
            if is_used(operation, uses[i]) {
                *counts.0.entry((operation.class, operation.bits)).or_default() += 1;
            }
        }
        for (bits, n) in three_input_logic(log, &uses) {
            counts.0.insert((Class::Logic3, bits), n);
        }
        counts
    }

    /// Returns the number of operations of one kind on registers of `bits` bits.
    pub fn get(&self, class: Class, bits: usize) -> u64 {
        self.0.get(&(class, bits)).copied().unwrap_or(0)
    }

    /// All counts that are not 0.
    pub fn iter(&self) -> impl Iterator<Item = (Class, usize, u64)> + '_ {
        self.0.iter().map(|((class, bits), n)| (*class, *bits, *n))
    }

    /// Returns the difference between these counts and `less`, which are the counts of a shorter run. So operations
    /// that are done once per key disappear from the result.
    ///
    /// A kind is left out of the result if `less` has as many or more operations of this kind.
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

/// Merges logic of one or two inputs into three-input operations. Returns the number of three-input operations for each
/// width of registers. An operation is merged into the operation that uses its result if two conditions hold: only one
/// operation uses the result, and both operations together have at most three inputs. The function goes through the log
/// only once, so it may find more operations than the minimum.
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

/// A kernel that counts its operations.
pub struct CountedKernel {
    /// The algorithm's name in the registry.
    pub algorithm: &'static str,
    /// The strategy (the method of computation), and the kind of look-ups in this strategy.
    pub strategy: &'static str,
    /// The width of the kernel's registers in bits.
    pub bits: usize,
    /// The number of blocks in a group. The kernel encrypts the blocks of a group together.
    pub blocks: usize,
    /// The number of bytes in a block.
    pub block: usize,
    /// Encrypts whole groups in place, under a key.
    pub run: fn(&[u8; 32], &mut [u8]),
}

impl CountedKernel {
    /// The number of bytes in a group.
    pub fn group(&self) -> usize {
        self.blocks * self.block
    }

    /// Encrypts whole groups and logs the operations.
    pub fn run(&self, key: &[u8; 32], data: &mut [u8]) {
        (self.run)(key, data);
    }

    /// Encrypts whole groups and counts the operations.
    pub fn encrypt(&self, key: &[u8; 32], data: &mut [u8]) -> Counts {
        counted(|| self.run(key, data))
    }

    /// Counts the operations for one group. Operations that are done once per call are not counted.
    pub fn per_group(&self, key: &[u8; 32]) -> Counts {
        let group = self.group();
        let mut data = vec![0; 2 * group];
        let one = self.encrypt(key, &mut data[..group]);
        self.encrypt(key, &mut data).more_than(&one)
    }
}
