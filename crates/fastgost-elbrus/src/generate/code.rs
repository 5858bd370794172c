//! Code without jumps, before scheduling. The code is a list of operations on values, and each value is computed once.
use super::planes::Width;
use fastgost_elbrus_executor::isa::{self, Action, Kind, Operation};
use std::collections::{HashMap, HashSet};

/// A value that an operation computes, or that is in a register before the code begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(pub usize);

/// An input of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    Value(Value),
    Constant(u64),
}

impl From<Value> for Input {
    fn from(value: Value) -> Self {
        Self::Value(value)
    }
}
impl From<u64> for Input {
    fn from(constant: u64) -> Self {
        Self::Constant(constant)
    }
}

/// An operation.
#[derive(Clone)]
pub struct Op {
    pub name: String,
    pub operation: Operation,
    pub inputs: Vec<Input>,
    pub output: Option<Value>,
}

impl Op {
    pub fn values(&self) -> impl Iterator<Item = Value> {
        self.inputs.iter().filter_map(|i| if let Input::Value(v) = *i { Some(v) } else { None })
    }

    /// Returns the address of a load or a store. The address is the sum of two inputs: a base and an offset, or two
    /// values.
    pub fn address(&self) -> Option<[Input; 2]> {
        match self.operation.action {
            Action::Load(_) => Some([self.inputs[0], self.inputs[1]]),
            Action::Store(_) => Some([self.inputs[1], self.inputs[2]]),
            _ => None,
        }
    }

    pub fn is_store(&self) -> bool {
        matches!(self.operation.action, Action::Store(_))
    }
}

/// The operations of a program, in an order in which they can be executed. Values that no operation computes must be in
/// registers before the code begins.
#[derive(Default)]
pub struct Code {
    pub ops: Vec<Op>,
    values: usize,
    known: HashMap<(String, Vec<Input>), Value>,
    /// For each value, the least number of cycles after which a scalar operation can use the value.
    arrivals: HashMap<Value, u64>,
}

impl Code {
    /// Makes a value that is in a register before the code begins.
    pub fn given(&mut self) -> Value {
        self.values += 1;
        Value(self.values - 1)
    }

    /// Adds an operation with a result. If the code already has this operation on these inputs, returns the result of
    /// the existing operation.
    pub fn make(&mut self, name: &str, inputs: &[Input]) -> Value {
        let key = (name.to_string(), inputs.to_vec());
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let output = self.given();
        self.push(name, inputs.to_vec(), Some(output));
        self.known.insert(key, output);
        output
    }

    /// Returns the result of the operation, if the code already has this operation.
    pub fn is_known(&self, name: &str, inputs: &[Input]) -> Option<Value> {
        self.known.get(&(name.to_string(), inputs.to_vec())).copied()
    }

    /// Adds a load. Unlike `make`, this method adds a new load each time. The memory may have changed, and an old value
    /// would occupy a register for too long.
    pub fn load(&mut self, name: &str, base: Value, offset: impl Into<Input>) -> Value {
        let output = self.given();
        self.push(name, vec![base.into(), offset.into()], Some(output));
        output
    }

    pub fn store(&mut self, name: &str, value: Value, base: Value, offset: u64) {
        self.push(name, vec![value.into(), base.into(), offset.into()], None);
    }

    /// Returns the least number of cycles after which a scalar operation can use the value. Delays by other operations
    /// do not count.
    pub fn arrival(&self, value: Value) -> u64 {
        self.arrivals.get(&value).copied().unwrap_or(0)
    }

    /// Returns whether more than a quarter of the last 60 operations are combined operations (two scalar operations in
    /// one). A cluster has three channels, and executes combined operations in only one of them. So if a third of the
    /// operations were combined, this channel would always be full. A quarter is the limit that gave the shortest
    /// schedules.
    pub fn has_many_combined(&self) -> bool {
        let last = &self.ops[self.ops.len().saturating_sub(60)..];
        4 * last.iter().filter(|op| op.operation.kind == Kind::Combined).count() > last.len()
    }

    fn push(&mut self, name: &str, inputs: Vec<Input>, output: Option<Value>) {
        let (operation, _) = isa::operation(name).unwrap_or_else(|| panic!("no operation {name}"));
        if let Some(output) = output {
            let inputs =
                inputs.iter().filter_map(|i| if let Input::Value(v) = i { Some(self.arrival(*v)) } else { None });
            let latency = isa::Latencies::default().between(operation.kind, isa::Use::Scalar, true);
            self.arrivals.insert(output, inputs.max().unwrap_or(0) + latency);
        }
        self.ops.push(Op { name: name.into(), operation, inputs, output });
    }

    /// Returns the code without the operations on which no store depends.
    pub fn without_unused(mut self) -> Self {
        let mut used: HashSet<Value> = HashSet::new();
        let mut kept: Vec<Op> = Vec::new();
        for op in self.ops.into_iter().rev() {
            if op.is_store() || op.output.is_some_and(|v| used.contains(&v)) {
                used.extend(op.values());
                kept.push(op);
            }
        }
        kept.reverse();
        self.ops = kept;
        self
    }

    /// Returns the code with each store right after the operation whose result it stores.
    pub fn with_early_stores(mut self) -> Self {
        let mut stores: HashMap<Value, Vec<Op>> = HashMap::new();
        let (late, ops): (Vec<Op>, Vec<Op>) = self.ops.into_iter().partition(Op::is_store);
        for op in late {
            let value = op.values().next().expect("a store has a value");
            stores.entry(value).or_default().push(op);
        }
        self.ops = Vec::new();
        for op in ops {
            let after = op.output.and_then(|v| stores.remove(&v)).unwrap_or_default();
            self.ops.push(op);
            self.ops.extend(after);
        }
        assert!(stores.is_empty(), "what is stored is computed here");
        self
    }

    /// Returns the code with additional stores and loads. After each operation of the old code, at most `limit` of the
    /// computed values are in registers. Values for which there is no register are stored to the memory that begins at
    /// `base`, and are loaded again later. A value that the code itself loads is not stored again if the code never
    /// stores to its address. Such a value is loaded again from this address.
    pub fn spilled(&self, limit: usize, base: Value, width: Width) -> Self {
        let ops = self.ops.clone();
        let mut new = Self { values: self.values, ..Self::default() };
        let mut uses: HashMap<Value, Vec<usize>> = HashMap::new();
        for (i, op) in ops.iter().enumerate() {
            for value in op.values() {
                uses.entry(value).or_default().push(i);
            }
        }
        uses.values_mut().for_each(|u| u.reverse());
        let computed: HashSet<Value> = ops.iter().filter_map(|op| op.output).collect();
        let stored_to: HashSet<[Input; 2]> = ops.iter().filter(|op| op.is_store()).filter_map(Op::address).collect();
        // `resident` has the values of the old code that are in registers now. It maps each of them to the value that
        // stands for it in the new code. `at` has the places of values in memory.
        let mut resident: HashMap<Value, Value> = HashMap::new();
        let mut at: HashMap<Value, (String, [Input; 2])> = HashMap::new();
        let mut slots: HashMap<Value, u64> = HashMap::new();
        let (mut free, mut next_slot): (Vec<u64>, u64) = (Vec::new(), 0);
        for (i, op) in ops.into_iter().enumerate() {
            let inputs: Vec<Value> = op.values().filter(|v| computed.contains(v)).collect();
            let wanted = inputs.iter().filter(|v| !resident.contains_key(v)).count() + usize::from(op.output.is_some());
            let wanted = wanted.saturating_sub(inputs.iter().filter(|v| uses[v].len() == 1).count());
            while resident.len() + wanted > limit {
                let farthest = resident.keys().filter(|v| !inputs.contains(v));
                let victim = *farthest.max_by_key(|v| (uses[v].last(), **v)).expect("a value that is not needed now");
                let register = resident.remove(&victim).expect("it is resident");
                at.entry(victim).or_insert_with(|| {
                    let slot = free.pop().unwrap_or_else(|| {
                        next_slot += width.bytes();
                        next_slot - width.bytes()
                    });
                    slots.insert(victim, slot);
                    new.store(width.store(), register, base, slot);
                    (width.load().into(), [base.into(), slot.into()])
                });
            }
            for value in &inputs {
                if !resident.contains_key(value) {
                    let (name, [base, offset]) = at[value].clone();
                    let Input::Value(base) = base else { unreachable!("a base is a value") };
                    let loaded = new.load(&name, base, offset);
                    resident.insert(*value, loaded);
                }
            }
            let mut op = op;
            for input in &mut op.inputs {
                if let Input::Value(v) = input {
                    *v = resident.get(v).copied().unwrap_or(*v);
                }
            }
            for value in &inputs {
                let uses = uses.get_mut(value).expect("it has uses");
                while uses.last().is_some_and(|u| *u <= i) {
                    uses.pop();
                }
                if uses.is_empty() {
                    resident.remove(value);
                    free.extend(slots.remove(value));
                }
            }
            if let Some(output) = op.output {
                resident.insert(output, output);
                if let (Some(address), Action::Load(_)) = (op.address(), op.operation.action)
                    && !stored_to.contains(&address)
                {
                    at.insert(output, (op.name.clone(), address));
                }
            }
            new.ops.push(op);
        }
        // There is no memory for more than `ASIDE` values. More values would overwrite other data.
        assert!(next_slot <= crate::ASIDE * width.bytes(), "{next_slot} bytes are put aside");
        new
    }
}
