//! Kuznyechik with 16 tables, which have 64 KB together, as in paper P3 (see docs/experiments.md). For each byte of a
//! block, the code computes an address, loads a table row (128 bits), and XORs the row into the result. The key and the
//! data decide which cache lines of the tables are read, so the time leaks information about both. Therefore these
//! kernels are for experiments only.
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

/// The number of bytes in a table. A table has 256 rows of 16 bytes.
const TABLE: u64 = 256 * 16;

/// The operations that load and XOR the rows of a table.
struct Rows {
    load: &'static str,
    xor: &'static str,
    /// The number of bytes in a register.
    bytes: u64,
}

const NARROW: Rows = Rows { load: "ldd", xor: "xord", bytes: 8 };
const WIDE: Rows = Rows { load: "ldqp", xor: "qpxor", bytes: 16 };

/// Makes a function that encrypts one block in each iteration of its loop, or eight blocks (four in each cluster).
pub fn kernel(name: &str, version: Version, blocks: u64, latencies: Latencies) -> Function {
    let mut function = Function::new(name, latencies);
    let is_twofold = blocks > 1;
    // If there is only one block, its operations always wait for earlier results. With vector operations, the next
    // address would be ready later than with scalar operations, so the kernel for a single block uses scalar
    // operations.
    let rows = if version >= Version::V5 && is_twofold { WIDE } else { NARROW };
    let each = if is_twofold { blocks / 2 } else { 1 };
    let pointers = |function: &mut Function, r| if is_twofold { function.both(r, 0, 16 * each) } else { [r; 2] };
    let [dst, src] = [DESTINATION, SOURCE].map(|r| pointers(&mut function, r));
    let mask = function.compute("addd 0, 0xff0");
    let tables: Vec<Register> = (0..16 * 16 / rows.bytes)
        .map(|i| (i * rows.bytes / 16 * TABLE) + i * rows.bytes % 16)
        .map(|offset| function.compute_above(&format!("addd {TABLES}, {offset:#x}")))
        .collect();
    let advance = |r: &Register| format!("addd {r}, {:#x}, {r}", 16 * blocks);
    let steps: Vec<String> =
        (0..if is_twofold { 2 } else { 1 }).flat_map(|i| [advance(&dst[i]), advance(&src[i])]).collect();
    function.repeat("blocks", TURNS, &steps, |function| {
        let mut code = Code::default();
        let [d, s, k, m] = [(); 4].map(|()| code.given());
        let mut given = vec![(d, dst), (s, src), (k, [KEY; 2]), (m, [mask; 2])];
        given.extend(tables.iter().map(|register| (code.given(), [*register; 2])));
        let tables: Vec<Value> = given[4..].iter().map(|g| g.0).collect();
        // `state` has two values for each block: the halves of the block.
        let mut state: Vec<[Value; 2]> = (0..each)
            .map(|block| {
                [0, 8].map(|half| {
                    let [text, key] = [(s, 16 * block + half), (k, half)].map(|(base, at)| code.load("ldd", base, at));
                    code.make("xord", &[text.into(), key.into()])
                })
            })
            .collect();
        for round in 1..=9 {
            let keys: Vec<Value> =
                (0..16).step_by(rows.bytes as usize).map(|at| code.load(rows.load, k, 16 * round + at)).collect();
            for (block, halves) in (0..).zip(&mut state) {
                let sums = substitute(&mut code, &rows, *halves, m, &tables, &keys);
                if round == 9 {
                    for (at, sum) in (0..).zip(&sums) {
                        let store = if rows.bytes == 16 { "stqp" } else { "std" };
                        code.store(store, *sum, d, 16 * block + at * rows.bytes);
                    }
                }
                *halves = match sums[..] {
                    [low, high] => [low, high],
                    [both] => [both, code.make("qpswitchd", &[both.into()])],
                    _ => unreachable!("a block has one register or two"),
                };
            }
        }
        function.block(&[code.without_unused()], &given, is_twofold);
    });
    function
}

/// Looks up a table row for each byte of a block, and XORs all rows and the round key. Each of the 16 bytes has its own
/// table. The result takes as many registers as one row.
fn substitute(
    code: &mut Code,
    rows: &Rows,
    halves: [Value; 2],
    mask: Value,
    tables: &[Value],
    keys: &[Value],
) -> Vec<Value> {
    let offsets: Vec<Value> = (0..16u64)
        .map(|i| {
            let (half, byte) = (halves[i as usize / 8], i % 8);
            // The result is the byte multiplied by 16, because a row has 16 bytes.
            let (name, by) = if byte == 0 { ("shl_andd", 4) } else { ("shr_andd", 8 * byte - 4) };
            code.make(name, &[half.into(), by.into(), mask.into()])
        })
        .collect();
    let parts = keys.len();
    (0..parts)
        .map(|part| {
            let tables = tables.iter().skip(part).step_by(parts);
            let loaded =
                offsets.iter().zip(tables).map(|(offset, table)| code.load(rows.load, *table, *offset)).collect();
            sum(code, rows.xor, keys[part], loaded)
        })
        .collect()
}

/// XORs the values and the key. The order is chosen so that no operation waits for a long chain of other operations.
fn sum(code: &mut Code, name: &str, key: Value, values: Vec<Value>) -> Value {
    let mut values: VecDeque<Value> = [key].into_iter().chain(values).collect();
    loop {
        let first = values.pop_front().expect("a key");
        let Some(second) = values.pop_front() else { return first };
        values.push_back(code.make(name, &[first.into(), second.into()]));
    }
}
