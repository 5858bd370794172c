//! Puts operations into wide instructions with a list scheduler. The operations of a wide instruction begin in the same
//! cycle, each in its own channel (execution unit). The scheduler also assigns registers to values.
use super::{
    code::{Code, Input, Op, Value},
    emit,
};
use fastgost_elbrus_executor::{
    isa::{self, Kind, Latencies},
    text::{GLOBAL, Register},
};
use std::{
    cmp::Reverse,
    collections::{BTreeSet, HashMap},
};

/// The settings with which code is scheduled.
#[derive(Clone, Copy)]
pub struct Plan {
    pub latencies: Latencies,
    /// True if two copies of the code run at once. Each copy has its own cluster and its own registers, so no result
    /// has to reach the other cluster. If the value is false, the code runs once, in all channels.
    pub is_twofold: bool,
    /// The number of operations that the scheduler looks at in each cycle, from the first operation that is not placed
    /// yet.
    pub window: usize,
}

/// A value that is in registers before the code begins. Each copy of the code has a register with this value.
pub type Given = (Value, [Register; 2]);

/// Returns, for each copy of the code, the registers that have no given values. The scheduler takes registers from the
/// end of this list. The global registers are at the beginning of the list, so they are used only if the other
/// registers are not enough.
fn pool(given: &[Given], is_twofold: bool) -> Vec<[Register; 2]> {
    let taken: BTreeSet<Register> = given.iter().flat_map(|g| g.1).collect();
    let is_usable = |g: u8| !Register(g).is_reserved();
    let globals = (GLOBAL..GLOBAL + 32).filter(|g| is_usable(*g));
    let is_free = |r: &Register| !taken.contains(r);
    // The first sixteen registers hold pointers and counters, so the pool does not contain them.
    let mut all: Vec<[Register; 2]> = if is_twofold {
        let half = (GLOBAL - 16) / 2;
        let window = (16..16 + half).map(|r| [r, r + half]);
        let globals = globals.filter(|g| *g < GLOBAL + 16).map(|g| [g, g + 16]).filter(|pair| is_usable(pair[1]));
        window.chain(globals).map(|pair| pair.map(Register)).collect()
    } else {
        (16..GLOBAL).chain(globals).map(|r| [Register(r); 2]).collect()
    };
    all.retain(|pair| pair.iter().all(is_free));
    all.reverse();
    all
}

/// An operation of a wide instruction, and the channel that executes the operation.
pub struct Slot {
    pub op: usize,
    pub channel: usize,
}

/// Scheduled code: wide instructions without jumps. When the code has ended, all its results are ready.
pub struct Scheduled {
    pub text: String,
    pub cycles: u64,
    pub registers: usize,
}

/// Schedules the code. Returns `None` if there are not enough registers.
pub fn schedule(code: &Code, given: &[Given], plan: Plan) -> Option<Scheduled> {
    let mut scheduler = Scheduler::new(&code.ops, given, plan);
    let mut idle = 0;
    while scheduler.first < code.ops.len() {
        let is_empty = scheduler.cycle();
        idle = if is_empty { idle + 1 } else { 0 };
        // Every result is ready after fewer than 64 cycles. So if no operation could begin for more than 64 cycles, the
        // next operation waits for a free register, and no register will become free.
        if idle > 64 {
            return None;
        }
    }
    Some(scheduler.finish())
}

/// A schedule in progress.
struct Scheduler<'a> {
    ops: &'a [Op],
    plan: Plan,
    /// `writer` has, for each value, the operation that computes the value. `uses` says, for each value, how often the
    /// value is an input of operations that are not placed yet.
    writer: HashMap<Value, usize>,
    uses: HashMap<Value, usize>,
    before: Vec<Vec<usize>>,
    heights: Vec<u64>,
    free: Vec<[Register; 2]>,
    registers: HashMap<Value, [Register; 2]>,
    /// The cycle and the channel of each operation.
    placed: Vec<Option<(u64, usize)>>,
    cycles: Vec<Vec<Slot>>,
    /// The first operation that is not placed yet.
    first: usize,
}

impl<'a> Scheduler<'a> {
    fn new(ops: &'a [Op], given: &[Given], plan: Plan) -> Self {
        let writer: HashMap<Value, usize> =
            ops.iter().enumerate().filter_map(|(i, op)| Some((op.output?, i))).collect();
        let mut uses: HashMap<Value, usize> = HashMap::new();
        for value in ops.iter().flat_map(Op::values) {
            *uses.entry(value).or_default() += 1;
        }
        // If no operation used a result, this result could arrive after the end of the code.
        assert!(writer.keys().all(|v| uses.contains_key(v)), "all results are used");
        let (before, heights) = (memory_order(ops), heights(ops, &writer, plan.latencies));
        let (free, registers) = (pool(given, plan.is_twofold), given.iter().copied().collect());
        let placed = vec![None; ops.len()];
        Self { ops, plan, writer, uses, before, heights, free, registers, placed, cycles: Vec::new(), first: 0 }
    }

    /// Fills the wide instruction of the next cycle. If several operations are ready, the function prefers the
    /// operation that has the most cycles between it and the end of the code. Returns whether the instruction is empty.
    fn cycle(&mut self) -> bool {
        // The function fills channel 2 first. Some operations can run only in other channels. In this way, these
        // channels stay free for longer.
        let channels: &[usize] = if self.plan.is_twofold { &[2, 0, 1] } else { &[2, 5, 0, 3, 1, 4] };
        let mut wide: Vec<Slot> = Vec::new();
        let mut constants: BTreeSet<u64> = BTreeSet::new();
        let mut released: Vec<[Register; 2]> = Vec::new();
        let ahead = self.first..self.ops.len().min(self.first + self.plan.window);
        let mut candidates: Vec<usize> = ahead.filter(|i| self.placed[*i].is_none()).collect();
        candidates.sort_by_key(|i| (Reverse(self.heights[*i]), *i));
        for index in candidates {
            if wide.len() == channels.len() {
                break;
            }
            let op = &self.ops[index];
            let Some(&channel) = channels.iter().find(|channel| self.can_begin(index, **channel, &wide)) else {
                continue;
            };
            let with: BTreeSet<u64> = constants.union(&own_constants(op)).copied().collect();
            if isa::constant_words(&with, false).is_none() {
                continue;
            }
            let last = self.last_uses(op);
            if op.output.is_some() && self.free.is_empty() && last.is_empty() && released.is_empty() {
                continue;
            }
            // An instruction reads its inputs before it writes its results. So a register that is read for the last
            // time can be written in the same cycle.
            released.extend(last.iter().map(|v| self.registers[v]));
            for value in op.values() {
                *self.uses.get_mut(&value).expect("it is used") -= 1;
            }
            if let Some(output) = op.output {
                let register = released.pop().or_else(|| self.free.pop()).expect("a free register");
                self.registers.insert(output, register);
            }
            constants = with;
            self.placed[index] = Some((self.now(), channel));
            wide.push(Slot { op: index, channel });
        }
        self.free.append(&mut released);
        let is_empty = wide.is_empty();
        self.cycles.push(wide);
        while self.placed.get(self.first).is_some_and(Option::is_some) {
            self.first += 1;
        }
        is_empty
    }

    fn now(&self) -> u64 {
        self.cycles.len() as u64
    }

    /// Returns whether `op` can begin in this cycle. The channel must be free and must be able to execute the
    /// operation, all inputs must be available, and earlier accesses to the same memory must have begun.
    fn can_begin(&self, index: usize, channel: usize, wide: &[Slot]) -> bool {
        let (op, now) = (&self.ops[index], self.now());
        let is_there = |(place, input): (usize, &Input)| {
            let Input::Value(v) = input else { return true };
            let Some(&writer) = self.writer.get(v) else { return true };
            let Some((cycle, from)) = self.placed[writer] else { return false };
            let (kind, same_cluster) = (self.ops[writer].operation.kind, from / 3 == channel / 3);
            cycle + self.plan.latencies.between(kind, op.operation.uses(place), same_cluster) <= now
        };
        op.operation.kind.channels() >> channel & 1 == 1
            && wide.iter().all(|s| s.channel != channel)
            && goes_beside(self.ops, wide, op, channel)
            && op.inputs.iter().enumerate().all(is_there)
            && self.before[index].iter().all(|b| self.placed[*b].is_some_and(|(cycle, _)| cycle < now))
    }

    /// Returns the values that `op` reads and that no other operation reads later. Values that were in registers before
    /// the code began are left out.
    fn last_uses(&self, op: &Op) -> BTreeSet<Value> {
        let here = |value: Value| op.values().filter(|v| *v == value).count();
        op.values().filter(|v| self.writer.contains_key(v) && self.uses[v] == here(*v)).collect()
    }

    fn finish(self) -> Scheduled {
        let now = self.now();
        let copies = if self.plan.is_twofold { 2 } else { 1 };
        let used: BTreeSet<[Register; 2]> = self.writer.keys().map(|v| self.registers[v]).collect();
        let text = emit::text(self.ops, &self.cycles, &self.registers, copies);
        Scheduled { text, cycles: now, registers: used.len() * copies }
    }
}

/// Returns, for each operation, the operations that must come before it, because both access the same memory. Two
/// addresses count as the same only if base and offset are the same. Other accesses cannot overlap, because the bases
/// of a kernel point to memory that does not overlap. There is one exception: the kernel's destination and source may
/// be the same memory.
fn memory_order(ops: &[Op]) -> Vec<Vec<usize>> {
    let mut last_store: HashMap<[Input; 2], usize> = HashMap::new();
    let mut loads: HashMap<[Input; 2], Vec<usize>> = HashMap::new();
    let mut before = vec![Vec::new(); ops.len()];
    for (i, op) in ops.iter().enumerate() {
        let Some(address) = op.address() else { continue };
        before[i].extend(last_store.get(&address));
        if op.is_store() {
            before[i].extend(loads.remove(&address).unwrap_or_default());
            last_store.insert(address, i);
        } else {
            loads.entry(address).or_default().push(i);
        }
    }
    before
}

/// Returns, for each operation, the least number of cycles from the operation to the end of the code.
fn heights(ops: &[Op], writer: &HashMap<Value, usize>, latencies: Latencies) -> Vec<u64> {
    let mut heights = vec![1; ops.len()];
    for (i, op) in ops.iter().enumerate().rev() {
        for (place, input) in op.inputs.iter().enumerate() {
            if let Input::Value(v) = input
                && let Some(&w) = writer.get(v)
            {
                let latency = latencies.between(ops[w].operation.kind, op.operation.uses(place), true);
                heights[w] = heights[w].max(heights[i] + latency);
            }
        }
    }
    heights
}

/// Returns whether the processor accepts this load or store together with the other operations of the instruction.
fn goes_beside(ops: &[Op], wide: &[Slot], op: &Op, channel: usize) -> bool {
    let kind = op.operation.kind;
    if !matches!(kind, Kind::Load | Kind::Store) {
        return true;
    }
    let others = wide.iter().map(|s| (ops[s.op].operation.kind, s.channel));
    let all: Vec<(Kind, usize)> = others.chain([(kind, channel)]).collect();
    let stores = all.iter().filter(|(k, _)| *k == Kind::Store).fold(0u8, |s, (_, c)| s | 1 << c);
    let loads = all.iter().filter(|(k, _)| *k == Kind::Load).fold(0u8, |s, (_, c)| s | 1 << c);
    loads & !isa::loads_beside(stores) == 0
}

/// Returns the constants of the operation that do not fit into the operation itself. The wide instruction must have
/// words for these constants.
fn own_constants(op: &Op) -> BTreeSet<u64> {
    op.inputs
        .iter()
        .enumerate()
        .filter_map(|(place, input)| match *input {
            Input::Constant(c) if c > op.operation.free_constant(place) => Some(c),
            _ => None,
        })
        .collect()
}
