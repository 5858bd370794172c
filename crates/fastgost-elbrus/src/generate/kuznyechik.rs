//! Kuznyechik on bit planes (registers that have the same bit of many blocks). A kernel processes two groups of blocks
//! at once, each in its own cluster (half of the processor). A group has more planes than there are registers for a
//! group. So the planes are in memory between rounds. Values that a round does not need for some time are also in
//! memory.
use super::{
    code::{Code, Value},
    function::{DESTINATION, Function, KEY, SOURCE, argument},
    planes::{Planes, Width},
    schedule::Given,
};
use crate::{MASKS, PLANES, scratch};
use fastgost::{
    circuits::Program,
    mode::Direction::{self, Decrypt, Encrypt},
};
use fastgost_elbrus_executor::{isa::Latencies, text::Register};

/// The register with the address of the memory for planes.
const SCRATCH: Register = argument(3);
const ROUNDS: u64 = 9;

/// Limits for the number of values that one copy of the code has in registers at once. The limits hold if the
/// operations stay in the order of the program. These limits are below the number of registers, because the scheduler
/// changes the order. All limits are tried, because the best limit depends on the circuit.
const RESIDENT: [usize; 4] = [80, 84, 88, 92];

/// Makes the kernel's function that encrypts or decrypts.
pub fn kernel(name: &str, width: Width, direction: Direction, latencies: Latencies) -> Function {
    let bytes = width.bytes();
    let mut function = Function::new(name, latencies);
    // A group has one block for each bit of a register.
    let [dst, src] = [DESTINATION, SOURCE].map(|r| function.both(r, 0, 8 * bytes * 16));
    // One region of memory has the planes before a round, and another region has the planes after the round. The two
    // regions change places after each round.
    let [now, next, aside] =
        [0, PLANES, 2 * PLANES].map(|first| function.both(SCRATCH, first * bytes, scratch(bytes) / 2));
    let masks = [function.compute(&format!("addd {KEY}, {:#x}", MASKS as u64 * bytes)); 2];
    let counter = function.compute(&format!("addd 0, {ROUNDS}"));

    // For encryption, the first round key is XORed into the planes before the rounds. The rounds use the other round
    // keys.
    let lead = if direction == Encrypt { PLANES * bytes } else { 0 };
    transpose(&mut function, width, Side::Blocks, [src, now], (direction == Encrypt).then_some(masks));
    let mut steps: Vec<String> = (0..2)
        .flat_map(|i| [(now[i], next[i]), (next[i], now[i])])
        .map(|(from, to)| format!("addd {from}, 0, {to}"))
        .collect();
    steps.push(format!("addd {0}, {1:#x}, {0}", masks[0], PLANES * bytes));
    let program = Program::kuznyechik(direction);
    function.repeat("round", counter, &steps, |function| {
        let mut code = Code::default();
        let [from, to, put, m] = [(); 4].map(|()| code.given());
        let out = Planes::new(&mut code, width, m).run(&program, |code, i| match i as u64 {
            i if i < PLANES => code.load(width.load(), from, i * bytes),
            i => code.load(width.load(), m, lead + (i - PLANES) * bytes),
        });
        for (i, value) in (0..).zip(out) {
            code.store(width.store(), value, to, i * bytes);
        }
        let code = code.with_early_stores();
        let codes = RESIDENT.map(|resident| code.spilled(resident, put, width));
        function.block(&codes, &[(from, now), (to, next), (put, aside), (m, masks)], true);
    });
    transpose(&mut function, width, Side::Planes, [now, dst], (direction == Decrypt).then_some(masks));
    function
}

/// Says whether the memory at a pointer contains blocks or planes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Blocks,
    Planes,
}

/// Turns a group of blocks into planes, or planes into blocks. The code computes one half of the results at a time. If
/// `masks` is given, the code also XORs the planes with the masks of a round key.
fn transpose(
    function: &mut Function,
    width: Width,
    from: Side,
    pointers: [[Register; 2]; 2],
    masks: Option<[Register; 2]>,
) {
    let bytes = width.bytes();
    let mut code = Code::default();
    let [f, t, k, m] = [(); 4].map(|()| code.given());
    let mut given: Vec<Given> = vec![(f, pointers[0]), (t, pointers[1]), (k, [KEY; 2])];
    given.extend(masks.map(|masks| (m, masks)));
    let mut planes = Planes::new(&mut code, width, k);
    // A block has 128 bits. So if registers have 64 bits, a block takes two registers.
    let place = |side: Side, half: u64, i: u64| {
        if width == Width::Narrow && side == Side::Blocks { 2 * i + half } else { 64 * half + i }
    };
    let masked = |code: &mut Code, side: Side, value: Value, place: u64| {
        if masks.is_none() || side == Side::Blocks {
            return value;
        }
        let mask = code.load(width.load(), m, place * bytes);
        code.make(width.xor(), &[value.into(), mask.into()])
    };
    let load = |code: &mut Code, place: u64| {
        let value = code.load(width.load(), f, place * bytes);
        masked(code, from, value, place)
    };
    let to = if from == Side::Blocks { Side::Planes } else { Side::Blocks };
    for half in 0..2 {
        let registers = (0..64)
            .map(|i| match width {
                Width::Narrow => load(planes.code, place(from, half, i)),
                Width::Wide => {
                    let [a, b] = [i, i + 64].map(|place| load(planes.code, place));
                    planes.byte_exchange(3, half, a, b)
                }
            })
            .collect();
        for (i, value) in (0..).zip(planes.transpose(registers)) {
            let place = place(to, half, i);
            let value = masked(planes.code, to, value, place);
            planes.code.store(width.store(), value, t, place * bytes);
        }
        planes.forget();
    }
    function.block(&[code], &given, true);
}
