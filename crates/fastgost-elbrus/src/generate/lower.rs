//! Computes three-input logic with operations that all versions of the instruction set have: two-input logic, and
//! combined operations, which compute two gates of two-input logic.
use super::code::{Code, Input, Value};
use fastgost_elbrus_executor::isa::{LOGIC, apply};
use std::{collections::HashMap, sync::LazyLock};

/// A step of a computation. A step is a simple or a combined operation. The inputs of a step are the three inputs of
/// the gate, or results of earlier steps.
#[derive(Clone, Copy, Debug)]
enum Step {
    Simple(usize, [usize; 2]),
    Combined([usize; 2], [usize; 3]),
}

/// The truth tables of the three inputs. Each table has the values of one input for the eight combinations of a, b and
/// c.
const INPUTS: [u8; 3] = [0xf0, 0xcc, 0xaa];

fn table(step: Step, known: &[u8]) -> u8 {
    let of = |i: usize| u128::from(known[i]);
    match step {
        Step::Simple(op, [a, b]) => apply(op, of(a), of(b)) as u8,
        Step::Combined([first, second], [a, b, c]) => apply(second, of(c), apply(first, of(a), of(b))) as u8,
    }
}

fn simple(known: usize) -> impl Iterator<Item = Step> {
    (0..LOGIC.len()).flat_map(move |op| {
        (0..known).flat_map(move |a| (0..known).filter(move |b| a != *b).map(move |b| Step::Simple(op, [a, b])))
    })
}

fn combined(known: usize) -> impl Iterator<Item = Step> {
    let ops = (0..LOGIC.len()).flat_map(|first| (0..LOGIC.len()).map(move |second| [first, second]));
    ops.flat_map(move |ops| {
        (0..known).flat_map(move |a| {
            (a + 1..known).flat_map(move |b| (0..known).map(move |c| Step::Combined(ops, [a, b, c])))
        })
    })
}

/// The sequences of steps that compute a truth table at the lowest cost. A combined operation has two prices
/// (`PRICES`), and the list has the cheapest sequences for each price.
type Ways = Vec<Vec<Step>>;

/// The two prices of a combined operation. A simple operation costs 2. `PRICES[0]` is for code with few combined
/// operations, and `PRICES[1]` is for code that already has many of them. The second price is higher, because only one
/// channel of a cluster executes combined operations, but three channels execute simple operations.
const PRICES: [u32; 2] = [3, 5];

fn price(way: &[Step], combined: u32) -> u32 {
    way.iter().map(|s| if let Step::Simple(..) = s { 2 } else { combined }).sum()
}

static WAYS: LazyLock<HashMap<u8, Ways>> = LazyLock::new(|| {
    let mut ways: HashMap<u8, [(u32, Ways); 2]> = HashMap::new();
    let mut note = |steps: Vec<Step>, known: &[u8]| {
        let entry = ways.entry(known[known.len() - 1]).or_insert_with(|| PRICES.map(|_| (u32::MAX, Vec::new())));
        for (entry, combined) in entry.iter_mut().zip(PRICES) {
            let cost = price(&steps, combined);
            if cost < entry.0 {
                *entry = (cost, Vec::new());
            }
            if cost == entry.0 && entry.1.len() < 64 {
                entry.1.push(steps.clone());
            }
        }
    };
    let mut prefixes: Vec<(Vec<Step>, Vec<u8>)> = vec![(Vec::new(), INPUTS.to_vec())];
    for _ in 0..3 {
        let mut longer = Vec::new();
        let mut tried = std::collections::HashSet::new();
        for (steps, known) in prefixes {
            for step in simple(known.len()).chain(combined(known.len())) {
                let result = table(step, &known);
                let (steps, known) = ([&steps[..], &[step]].concat(), [&known[..], &[result]].concat());
                note(steps.clone(), &known);
                let is_new = !known[..known.len() - 1].contains(&result);
                if matches!(step, Step::Simple(..)) && is_new && tried.insert(known.clone()) {
                    longer.push((steps, known));
                }
            }
        }
        prefixes = longer;
    }
    ways.into_iter().map(|(table, ways)| (table, ways.into_iter().flat_map(|w| w.1).collect())).collect()
});

/// Adds a gate of three-input logic, and returns its result. Bit 4a + 2b + c of the table is the result for the bits a,
/// b and c.
pub fn gate(code: &mut Code, of: [Value; 3], table: u8) -> Value {
    let (of, table) = distinct(of, table);
    let ways = WAYS.get(&table).unwrap_or_else(|| panic!("no way to {table:#04x}"));
    let price = PRICES[usize::from(code.has_many_combined())];
    // A step costs nothing if the code already has its result. If several sequences have the same cost, the function
    // takes the sequence whose result is ready first.
    let cost = |way: &&Vec<Step>| {
        let mut known: Vec<Option<Value>> = of.iter().copied().map(Some).collect();
        let mut late: Vec<u64> = of.iter().map(|v| code.arrival(*v)).collect();
        let mut cost = 0;
        for step in way.iter() {
            let (inputs, price, latency) = match step {
                Step::Simple(_, inputs) => (&inputs[..], 2, 1),
                Step::Combined(_, inputs) => (&inputs[..], price, 2),
            };
            let inputs_are_known: Option<Vec<Input>> = inputs.iter().map(|i| known[*i].map(Input::from)).collect();
            let there = inputs_are_known.and_then(|i| code.is_known(&name(*step), &i));
            cost += if there.is_some() { 0 } else { price };
            late.push(inputs.iter().map(|i| late[*i]).max().unwrap_or(0) + latency);
            known.push(there);
        }
        (cost, late.last().copied())
    };
    let way = ways.iter().min_by_key(cost).expect("there is a way").clone();
    let mut known = of.to_vec();
    for step in way {
        let inputs: Vec<Input> = match step {
            Step::Simple(_, inputs) => inputs.iter().map(|i| known[*i].into()).collect(),
            Step::Combined(_, inputs) => inputs.iter().map(|i| known[*i].into()).collect(),
        };
        known.push(code.make(&name(step), &inputs));
    }
    known[known.len() - 1]
}

/// If two inputs are the same value, returns a truth table that ignores the second of these inputs. The new table gives
/// the same result.
fn distinct(of: [Value; 3], table: u8) -> ([Value; 3], u8) {
    let [a, b, c] = of;
    let same = [(b == a, 1, 0), (c == a, 2, 0), (c == b, 2, 1)];
    let mut new = 0;
    for i in 0..8u8 {
        let mut bits = [i >> 2 & 1, i >> 1 & 1, i & 1];
        for (is_same, place, as_place) in same {
            if is_same {
                bits[place] = bits[as_place];
            }
        }
        new |= (table >> (4 * bits[0] + 2 * bits[1] + bits[2]) & 1) << i;
    }
    (of, new)
}

fn name(step: Step) -> String {
    match step {
        Step::Simple(op, _) => format!("{}d", LOGIC[op]),
        Step::Combined([first, second], _) => format!("{}_{}d", LOGIC[first], LOGIC[second]),
    }
}
