//! Kuznyechik by tables of 64 KB, as the paper has it: for each byte an address, a load of 128 bits and a sum. Which lines of the table
//! are read depends on key and text, so the time leaks both: these kernels are for the lab.
use super::{
    code::{Code, Value},
    function::{DESTINATION, Function, KEY, SOURCE, argument},
};
use fastgost_elbrus_executor::{
    isa::{Latencies, Version},
    text::Register,
};
use std::collections::VecDeque;

const TABLES: Register = argument(3);
const TURNS: Register = argument(4);

/// Encrypts blocks, `blocks` at a time, which is 1 or 8: the fourth argument has the tables, the fifth how often `blocks` there are.
pub fn kernel(name: &str, version: Version, blocks: u64, latencies: Latencies) -> Function {
    let mut function = Function::new(name, latencies);
    let is_twofold = blocks > 1;
    let half = if is_twofold { blocks / 2 } else { 1 };
    let both = |function: &mut Function, r: Register| {
        if is_twofold { function.both(r, 0, 16 * half) } else { [r; 2] }
    };
    let [dst, src] = [DESTINATION, SOURCE].map(|r| both(&mut function, r));
    let mask = function.compute("addd 0, 0xff0");
    // A position's table is 4 KB; the address of a row is the sum of two registers.
    let mut steps: Vec<String> = (0..1 + usize::from(is_twofold))
        .flat_map(|i| [dst[i], src[i]])
        .map(|pointer| format!("addd {pointer}, {:#x}, {pointer}", 16 * blocks))
        .collect();
    steps.truncate(4);
    let is_wide = version >= Version::V5 && is_twofold;
    // The halves of a row, or the whole row.
    let parts = if is_wide { 1 } else { 2 };
    let tables: Vec<Register> = (0..16 * parts)
        .map(|i| function.compute_above(&format!("addd {TABLES}, {:#x}", 0x1000 * (i / parts) + 8 * (i % parts))))
        .collect();
    function.repeat("blocks", TURNS, &steps, |function| {
        let mut code = Code::default();
        let [d, s, k, m] = [(); 4].map(|()| code.given());
        let mut given = vec![(d, dst), (s, src), (k, [KEY; 2]), (m, [mask; 2])];
        let tables: Vec<Value> = tables
            .iter()
            .map(|register| {
                let value = code.given();
                given.push((value, [*register; 2]));
                value
            })
            .collect();
        let key = |code: &mut Code, round: u64, half: u64| code.load("ldd", k, 16 * round + 8 * half);
        // The halves of blocks.
        let mut state: Vec<[Value; 2]> = (0..half)
            .map(|block| {
                [0, 1].map(|half| {
                    let (text, key) = (code.load("ldd", s, 16 * block + 8 * half), key(&mut code, 0, half));
                    code.make("xord", &[text.into(), key.into()])
                })
            })
            .collect();
        for round in 1..=9 {
            let keys = if is_wide {
                vec![code.load("ldqp", k, 16 * round)]
            } else {
                vec![key(&mut code, round, 0), key(&mut code, round, 1)]
            };
            for (block, halves) in state.iter_mut().enumerate() {
                let rows: Vec<Value> = (0..16u64)
                    .map(|i| {
                        let (from, i) = (halves[i as usize / 8], i % 8);
                        if i == 0 {
                            code.make("shl_andd", &[from.into(), 4.into(), m.into()])
                        } else {
                            code.make("shr_andd", &[from.into(), (8 * i - 4).into(), m.into()])
                        }
                    })
                    .collect();
                if is_wide {
                    let loaded = rows.iter().zip(&tables).map(|(row, table)| code.load("ldqp", *table, *row)).collect();
                    let sum = sum(&mut code, "qpxor", keys[0], loaded);
                    if round == 9 {
                        code.store("stqp", sum, d, 16 * block as u64);
                    } else {
                        *halves = [sum, code.make("qpswitchd", &[sum.into()])];
                    }
                    continue;
                }
                for half in 0..2 {
                    let loaded = rows
                        .iter()
                        .zip(tables.iter().skip(half).step_by(2))
                        .map(|(row, table)| code.load("ldd", *table, *row))
                        .collect();
                    halves[half] = sum(&mut code, "xord", keys[half], loaded);
                }
                if round == 9 {
                    for half in 0..2 {
                        code.store("std", halves[half], d, 16 * block as u64 + 8 * half as u64);
                    }
                }
            }
        }
        function.block(&[code], &given, is_twofold);
    });
    function
}

/// A sum whose operands wait for few others.
fn sum(code: &mut Code, name: &str, key: Value, values: Vec<Value>) -> Value {
    let mut values: VecDeque<Value> = [key].into_iter().chain(values).collect();
    loop {
        let first = values.pop_front().expect("a key");
        let Some(second) = values.pop_front() else { return first };
        values.push_back(code.make(name, &[first.into(), second.into()]));
    }
}
