//! Puts operations into wide instructions: a list scheduler, which gives out registers as it goes.
use super::code::{Code, Input, Op, Value};
use fastgost_elbrus_executor::{
    isa::{self, CHANNELS, Kind, Latencies, Use},
    text::{GLOBAL, Register},
};
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

/// How code is scheduled.
#[derive(Clone, Copy)]
pub struct Plan {
    pub latencies: Latencies,
    /// Two copies of the code run at once, each in its own cluster, with its own registers: no result goes to the other cluster.
    /// Otherwise the code runs once, in all channels.
    pub is_twofold: bool,
    /// How far ahead of the first operation that waits the scheduler looks.
    pub window: usize,
}

/// A value that is in a register before: that of each copy.
pub type Given = (Value, [Register; 2]);

/// The registers that are not given, for each copy. The globals are last: they are used if others are not enough.
fn pool(given: &[Given], is_twofold: bool) -> Vec<[Register; 2]> {
    let taken: BTreeSet<Register> = given.iter().flat_map(|g| g.1).collect();
    let globals = (GLOBAL..GLOBAL + 32).filter(|g| ![12, 13, 28, 29].contains(&(g - GLOBAL)));
    let is_free = |r: &Register| !taken.contains(r);
    // The first sixteen have pointers and counters.
    let mut all: Vec<[Register; 2]> = if is_twofold {
        let half = (GLOBAL - 16) / 2;
        let window = (16..16 + half).map(|r| [r, r + half]);
        let globals = globals.filter(|g| *g < GLOBAL + 16).map(|g| [g, g + 16]);
        window.chain(globals).map(|pair| pair.map(Register)).collect()
    } else {
        (16..GLOBAL).chain(globals).map(|r| [Register(r); 2]).collect()
    };
    all.retain(|pair| pair.iter().all(is_free));
    all.reverse();
    all
}

/// An operation in its channel and cycle.
struct Slot {
    op: usize,
    channel: usize,
}

/// Scheduled code: the text of wide instructions, without control. All results can be used after it.
pub struct Scheduled {
    pub text: String,
    pub cycles: u64,
    pub registers: usize,
}

/// None if registers do not suffice.
pub fn schedule(code: &Code, given: &[Given], plan: Plan) -> Option<Scheduled> {
    let ops = &code.ops;
    let channels: &[usize] = if plan.is_twofold { &[2, 0, 1] } else { &[2, 5, 0, 3, 1, 4] };
    let writer: HashMap<Value, usize> = ops.iter().enumerate().filter_map(|(i, op)| Some((op.output?, i))).collect();
    let mut uses: HashMap<Value, usize> = HashMap::new();
    for value in ops.iter().flat_map(Op::values) {
        *uses.entry(value).or_default() += 1;
    }
    let before = memory_order(ops);
    let heights = heights(ops, &writer, plan.latencies);
    let mut free = pool(given, plan.is_twofold);
    let mut registers: HashMap<Value, [Register; 2]> = given.iter().copied().collect();
    let mut placed: Vec<Option<(u64, usize)>> = vec![None; ops.len()];
    let mut cycles: Vec<Vec<Slot>> = Vec::new();
    let (mut first, mut now, mut idle) = (0, 0u64, 0);
    let mut used = BTreeSet::new();
    let is_ready = |op: &Op, index: usize, channel: usize, now: u64, placed: &[Option<(u64, usize)>]| {
        let stored = op.is_store();
        let values = op.inputs.iter().enumerate().all(|(place, input)| {
            let Input::Value(v) = input else { return true };
            let Some(&w) = writer.get(v) else { return true };
            let Some((cycle, from)) = placed[w] else { return false };
            let to = match () {
                () if stored && place == 0 => Use::Stored,
                () if op.operation.kind.is_vector() => Use::Vector,
                () => Use::Scalar,
            };
            cycle + plan.latencies.between(ops[w].operation.kind, to, from / 3 == channel / 3) <= now
        });
        values && before[index].iter().all(|b| placed[*b].is_some_and(|(cycle, _)| cycle < now))
    };
    while first < ops.len() {
        let mut wide: Vec<Slot> = Vec::new();
        let mut constants: BTreeSet<u64> = BTreeSet::new();
        let mut candidates: Vec<usize> =
            (first..ops.len().min(first + plan.window)).filter(|i| placed[*i].is_none()).collect();
        candidates.sort_by_key(|i| (std::cmp::Reverse(heights[*i]), *i));
        let mut released: Vec<[Register; 2]> = Vec::new();
        for index in candidates {
            if wide.len() == channels.len() {
                break;
            }
            let op = &ops[index];
            let allowed = |channel: &&usize| {
                op.operation.kind.channels() >> **channel & 1 == 1
                    && wide.iter().all(|s| s.channel != **channel)
                    && goes_beside(ops, &wide, op, **channel)
                    && is_ready(op, index, **channel, now, &placed)
            };
            // What only a few channels have is put there first by its height; the others take what is left.
            let Some(&channel) = channels.iter().find(allowed) else { continue };
            let with: BTreeSet<u64> = constants.union(&own_constants(op)).copied().collect();
            if isa::constant_words(&with, false).is_none() {
                continue;
            }
            // Reads come before writes: a register that is read for the last time can be written at once.
            let mut dying: Vec<Value> = op.values().filter(|v| writer.contains_key(v)).collect();
            dying.sort_unstable();
            let counts = |v: &Value| dying.iter().filter(|d| *d == v).count();
            let dead: BTreeSet<Value> = dying.iter().filter(|v| uses[v] == counts(v)).copied().collect();
            if op.output.is_some() && free.is_empty() && dead.is_empty() && released.is_empty() {
                continue;
            }
            for value in &dying {
                *uses.get_mut(value).expect("it is used") -= 1;
            }
            released.extend(dead.iter().map(|v| registers[v]));
            if let Some(output) = op.output {
                let register = released.pop().or_else(|| free.pop()).expect("a free register");
                registers.insert(output, register);
                used.insert(register);
            }
            constants = with;
            placed[index] = Some((now, channel));
            wide.push(Slot { op: index, channel });
        }
        free.append(&mut released);
        idle = if wide.is_empty() { idle + 1 } else { 0 };
        if idle > 64 {
            return None;
        }
        cycles.push(wide);
        now += 1;
        while placed.get(first).is_some_and(Option::is_some) {
            first += 1;
        }
    }
    // Whatever reads a result after the code finds it.
    let end = ops.iter().zip(&placed).filter(|(op, _)| op.output.is_some_and(|v| !uses.contains_key(&v)));
    let end = end.filter_map(|(op, placed)| {
        Some(placed.as_ref()?.0 + plan.latencies.between(op.operation.kind, Use::Scalar, false))
    });
    let total = end.max().unwrap_or(0).max(now);
    let copies = if plan.is_twofold { 2 } else { 1 };
    let text = text(ops, &cycles, &registers, copies, total - now);
    Some(Scheduled { text, cycles: total, registers: used.len() * copies })
}

/// For each operation, those that must come before it because they access the same memory.
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

/// The least number of cycles from an operation to the end.
fn heights(ops: &[Op], writer: &HashMap<Value, usize>, latencies: Latencies) -> Vec<u64> {
    let mut heights = vec![1; ops.len()];
    for (i, op) in ops.iter().enumerate().rev() {
        let to = if op.operation.kind.is_vector() { Use::Vector } else { Use::Scalar };
        for value in op.values() {
            if let Some(&w) = writer.get(&value) {
                heights[w] = heights[w].max(heights[i] + latencies.between(ops[w].operation.kind, to, true));
            }
        }
    }
    heights
}

/// Whether the processor accepts the loads and stores together.
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

/// Constants of the operation that need a word.
fn own_constants(op: &Op) -> BTreeSet<u64> {
    let skip = usize::from(op.is_store());
    let inputs = op.inputs.iter().skip(skip).enumerate();
    inputs
        .filter_map(|(place, input)| match *input {
            Input::Constant(c) if c > isa::FREE[place.min(1)] => Some(c),
            _ => None,
        })
        .collect()
}

/// Waits of so many cycles.
pub fn nop(cycles: u64) -> String {
    if cycles > 0 { format!("  nop {cycles}\n") } else { String::new() }
}

/// An instruction that does nothing, then waits.
fn idle(cycles: u64) -> String {
    format!("  nop {cycles}\n")
}

fn text(
    ops: &[Op],
    cycles: &[Vec<Slot>],
    registers: &HashMap<Value, [Register; 2]>,
    copies: usize,
    rest: u64,
) -> String {
    let mut text = String::new();
    let mut now = 0;
    while now < cycles.len() {
        let empty = cycles[now + 1..].iter().take_while(|c| c.is_empty()).count() as u64;
        let at_end = now + 1 + empty as usize == cycles.len();
        let mut wait = empty + if at_end { rest } else { 0 };
        text += "{\n";
        let mut wide: Vec<(usize, String)> = Vec::new();
        for slot in &cycles[now] {
            for copy in 0..copies {
                let channel = slot.channel + CHANNELS / 2 * copy;
                wide.push((channel, operation(&ops[slot.op], channel, |v| registers[&v][copy])));
            }
        }
        if wide.is_empty() && wait == 0 {
            text += &idle(0);
        }
        wide.sort();
        for (_, line) in wide {
            text += &line;
        }
        text += &nop(wait.min(isa::NOP));
        text += "}\n";
        while wait > isa::NOP {
            wait -= isa::NOP + 1;
            let _ = write!(text, "{{\n{}}}\n", idle(wait.min(isa::NOP)));
        }
        now += 1 + empty as usize;
    }
    text
}

/// The line of an operation.
fn operation(op: &Op, channel: usize, register: impl Fn(Value) -> Register) -> String {
    let input = |input: &Input| match *input {
        Input::Value(v) => register(v).to_string(),
        Input::Constant(c) if c < 10 => c.to_string(),
        Input::Constant(c) => format!("{c:#x}"),
    };
    let mut parts: Vec<String> = op.inputs.iter().map(input).collect();
    if let Some([base, offset]) = op.address() {
        let address = match offset {
            Input::Constant(0) => format!("[ {} ]", input(&base)),
            offset => format!("[ {} + {} ]", input(&base), input(&offset)),
        };
        parts.truncate(usize::from(op.is_store()));
        parts.push(address);
    }
    parts.extend(op.output.map(|v| register(v).to_string()));
    format!("  {},{channel} {}\n", op.name, parts.join(", "))
}
