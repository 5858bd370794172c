//! Computes the time of one group of blocks. Each operation waits for its inputs, and the next group begins only after
//! the end of this group.
use super::machine::Machine;
use fastgost::count::Operation;
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, BinaryHeap},
};

/// Returns the number of cycles of the longest chain of operations in which each operation needs the result of the
/// previous operation. More units cannot make this time shorter. None if the machine lacks an operation.
pub fn critical_path(machine: &Machine, log: &[Operation]) -> Option<u64> {
    let mut ends: Vec<u64> = Vec::with_capacity(log.len());
    for operation in log {
        let begin = operation.inputs().map(|i| ends[i]).max().unwrap_or(0);
        ends.push(begin + machine.execution(operation)?.latency);
    }
    ends.into_iter().max()
}

/// Operations that are ready to begin. An entry has the time from the beginning of an operation to the end of all
/// operations that depend on it, and the operation's position in the log. The operation with the longest time comes
/// first. If times are equal, the operation that was logged first comes first.
type Queue = BinaryHeap<(u64, Reverse<usize>)>;

/// Returns the length of a schedule on the machine's units. An operation may begin if its inputs are ready and its
/// units are free. In every cycle, the operations with the longest chain of later operations begin first. Better
/// schedules may exist. None if the machine lacks an operation.
pub fn scheduled(machine: &Machine, log: &[Operation]) -> Option<u64> {
    let executions: Option<Vec<_>> = log.iter().map(|o| machine.execution(o)).collect();
    let executions = executions?;
    let demand: Vec<usize> = (0..32).map(|unit| machine.demand(unit)).collect();
    // `heights` has, for each operation, the time from its beginning to the end of all operations that depend on it.
    let mut heights: Vec<u64> = executions.iter().map(|e| e.latency).collect();
    let mut users: Vec<Vec<usize>> = vec![Vec::new(); log.len()];
    for (i, operation) in log.iter().enumerate().rev() {
        for input in operation.inputs() {
            heights[input] = heights[input].max(executions[input].latency + heights[i]);
            users[input].push(i);
        }
    }
    let mut missing: Vec<usize> = log.iter().map(|o| o.inputs().count()).collect();
    let mut begins = vec![0; log.len()];
    // `coming` has the operations whose inputs will be ready in a later cycle. `ready` has the operations whose inputs
    // are ready, with a queue for each set of units and each number of slots.
    let mut coming: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    coming.insert(0, (0..log.len()).filter(|i| missing[*i] == 0).collect());
    let mut ready: BTreeMap<(u32, u32), Queue> = BTreeMap::new();
    let (mut free, mut cycle, mut end, mut left) = ([0; 32], 0, 0, log.len());
    while left > 0 {
        for i in coming.remove(&cycle).unwrap_or_default() {
            ready.entry((executions[i].units, executions[i].slots)).or_default().push((heights[i], Reverse(i)));
        }
        let mut busy = BTreeSet::new();
        for _ in 0..machine.width() {
            // This loop finds the next operation whose units are free.
            let chosen = loop {
                let others = ready.iter().filter(|(kind, _)| !busy.contains(*kind));
                let best = others.filter_map(|(kind, heap)| Some((*heap.peek()?, *kind))).max();
                let Some((_, kind @ (units, slots))) = best else { break None };
                let mut units: Vec<usize> = (0..32).filter(|u| units >> u & 1 == 1).collect();
                // An operation with several slots takes several units for one cycle. If too few units can execute the
                // operation, it takes one unit for several cycles.
                let (wanted, cycles) = if units.len() >= slots as usize { (slots as usize, 1) } else { (1, slots) };
                units.retain(|unit| free[*unit] <= cycle);
                if units.len() < wanted {
                    busy.insert(kind);
                    continue;
                }
                // The operation takes the units that the fewest kinds of operations can use.
                units.sort_by_key(|unit| demand[*unit]);
                for unit in &units[..wanted] {
                    free[*unit] = cycle + u64::from(cycles);
                }
                break ready.get_mut(&kind).and_then(BinaryHeap::pop).map(|(_, Reverse(i))| i);
            };
            let Some(i) = chosen else { break };
            left -= 1;
            let done = cycle + executions[i].latency;
            end = end.max(done);
            for user in &users[i] {
                begins[*user] = begins[*user].max(done);
                missing[*user] -= 1;
                if missing[*user] == 0 {
                    coming.entry(begins[*user]).or_default().push(*user);
                }
            }
        }
        cycle += 1;
    }
    Some(end)
}

#[cfg(test)]
mod tests {
    use super::{super::machine, *};
    use fastgost::count::{Class, Value, logged, record};

    fn machine(operations: &str) -> Machine {
        let text = format!("[[machine]]\nname = \"m\"\nabout = \"\"\nwidth = 2\n[machine.operations.64]\n{operations}");
        machine::parse("file", &text).unwrap().0.remove(0)
    }

    /// Logs eight loads, the sum of their results by pairs, and a store.
    fn tree() -> Vec<Operation> {
        logged(|| {
            let mut values: Vec<Value> = (0..8).map(|_| record(Class::Load, 64, &[])).collect();
            // No operation needs the result of this load, so the load is left out of the log.
            record(Class::Load, 64, &[values[0]]);
            while values.len() > 1 {
                values = values.chunks(2).map(|two| record(Class::Logic, 64, two)).collect();
            }
            record(Class::Store, 64, &values);
        })
    }

    #[test]
    fn a_tree_waits_for_its_leaves() {
        let log = tree();
        assert_eq!(log.len(), 8 + 7 + 1);
        let m = |units: &str, latency| {
            let load = format!("load = {{ units = \"{units}\", latency = {latency} }}");
            machine(&format!("{load}\nlogic = \"23\"\nstore = \"4\""))
        };
        // The longest chain is a load, three levels of sums, and a store.
        assert_eq!(critical_path(&m("01", 3), &log), Some(3 + 3 + 1));
        assert_eq!(critical_path(&m("01", 5), &log), Some(5 + 3 + 1));
        // With one unit, the last of the eight needed loads begins in the eighth cycle. With two units, it begins in
        // the fourth cycle.
        assert_eq!(scheduled(&m("0", 3), &log), Some(7 + 3 + 3 + 1));
        assert_eq!(scheduled(&m("01", 3), &log), Some(3 + 3 + 3 + 1));
        assert_eq!(critical_path(&machine("load = \"0\""), &log), None);
        assert_eq!(scheduled(&machine("load = \"0\""), &log), None);
    }

    #[test]
    fn three_inputs_need_three_input_logic() {
        let sum_of = |n| {
            logged(|| {
                let values: Vec<Value> = (0..n).map(|_| record(Class::Load, 64, &[])).collect();
                let sum = record(Class::Logic, 64, &values);
                record(Class::Store, 64, &[sum]);
            })
        };
        let two = "load = \"0\"\nlogic = { units = \"1\", latency = 2 }\nstore = \"2\"";
        let three = machine(&format!("{two}\nlogic3 = {{ units = \"1\", latency = 4 }}"));
        let two = machine(two);
        assert_eq!([2, 3].map(|n| critical_path(&two, &sum_of(n))), [Some(1 + 2 + 1), None]);
        assert_eq!([2, 3].map(|n| critical_path(&three, &sum_of(n))), [Some(1 + 4 + 1); 2]);
        assert_eq!(scheduled(&two, &sum_of(3)), None);
        assert_eq!(scheduled(&three, &sum_of(3)), Some(3 + 4 + 1));
    }

    #[test]
    fn slots_occupy_units() {
        let log = tree();
        let m = |load: &str| machine(&format!("load = {load}\nlogic = \"23\"\nstore = \"4\""));
        // In the first machine, a load takes both units for one cycle. In the second machine, it takes the only unit
        // for two cycles.
        assert_eq!(scheduled(&m("{ units = \"01\", slots = 2 }"), &log), Some(7 + 1 + 3 + 1));
        assert_eq!(scheduled(&m("{ units = \"0\", slots = 2 }"), &log), Some(14 + 1 + 3 + 1));
    }
}
