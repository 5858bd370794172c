//! Translates the rounds into instructions. A round is a program of logic gates with three inputs.
use super::ptx::{Entry, Pred, Reg, Wide};
use fastgost::circuits::Program;

/// A jump that is never taken. ptxas (the assembler) cannot know this, and never moves an instruction from after a jump
/// to before the jump.
pub type Fence<'a> = (Pred, &'a str);

fn fence(e: &mut Entry, (never, end): Fence) {
    e.push(format_args!("@{never} bra.uni {end}"));
}

/// Appends a round. The inputs of the program are first the bits of the state, and then the masks of the round key. The
/// first mask is at the address `masks + offset`. The code loads four masks together, just before the first use of one
/// of them. Then ptxas (the assembler) moves the load to an earlier place. `fenced` has a number of gates, and the
/// fence that is appended after these gates.
pub fn round(
    e: &mut Entry,
    program: &Program,
    state: &[Reg],
    masks: Wide,
    offset: usize,
    fenced: Option<(usize, Fence)>,
) -> Vec<Reg> {
    let mut signals: Vec<Option<Reg>> = state.iter().copied().map(Some).collect();
    signals.resize(program.inputs(), None);
    for (gates, instruction) in program.instructions().iter().enumerate() {
        if let Some((_, never)) = fenced.filter(|&(after, _)| after == gates) {
            fence(e, never);
        }
        for input in instruction.inputs.map(usize::from) {
            if input < signals.len() && signals[input].is_none() {
                let first = input - (input - state.len()) % 4;
                let four = load_four(e, masks, offset + 4 * (first - state.len()));
                for (i, mask) in four.into_iter().enumerate() {
                    signals[first + i] = Some(mask);
                }
            }
        }
        let of = instruction.inputs.map(|i| signals[usize::from(i)].expect("a signal comes before its use"));
        let result = e.logic3(of, instruction.table);
        signals.push(Some(result));
    }
    program.outputs().iter().map(|o| signals[usize::from(*o)].expect("all signals are there")).collect()
}

/// Loads four masks or four planes of a key.
fn load_four(e: &mut Entry, masks: Wide, offset: usize) -> [Reg; 4] {
    let four = e.regs();
    let [a, b, c, d] = four;
    e.push(format_args!("ld.global.nc.v4.u32 {{{a}, {b}, {c}, {d}}}, [{masks}+{offset}]"));
    four
}

/// Loads the planes of a round key. The planes begin at the address `planes`.
pub fn key(e: &mut Entry, planes: Wide) -> [Reg; 8] {
    let [low, high] = [0, 16].map(|offset| load_four(e, planes, offset));
    std::array::from_fn(|i| if i < 4 { low[i] } else { high[i - 4] })
}

/// Adds a round key to planes. The result is written to the registers that have the planes.
pub fn add(e: &mut Entry, planes: &[Reg; 8], key: [Reg; 8]) {
    for (plane, key) in planes.iter().zip(key) {
        e.push(format_args!("xor.b32 {plane}, {plane}, {key}"));
    }
}

/// Appends the gates of a program. No input of the program is a mask.
pub fn run(e: &mut Entry, program: &Program, inputs: &[Reg]) -> Vec<Reg> {
    let mut signals = inputs.to_vec();
    for instruction in program.instructions() {
        let result = e.logic3(instruction.inputs.map(|i| signals[usize::from(i)]), instruction.table);
        signals.push(result);
    }
    program.outputs().iter().map(|o| signals[usize::from(*o)]).collect()
}

/// Multiplies the planes of two blocks by a power series (`Program::kuznyechik_in_parts`). The terms of the series move
/// bytes towards later bytes if `later` is true, and towards earlier bytes if it is false. Adds the round key if there
/// is one.
pub fn product(e: &mut Entry, program: &Program, x: &[Reg], later: bool, key: Option<[Reg; 8]>) -> Vec<Reg> {
    // In a plane, two bits belong to each byte position: one bit for each of the two blocks.
    let moved = |e: &mut Entry, x: Reg, bytes: u32| match (bytes, later) {
        (0, _) => x,
        (_, true) => e.left(x, 2 * bytes),
        (_, false) => e.right(x, 2 * bytes),
    };
    let inputs: Vec<Reg> = (0..32).map(|i| moved(e, x[i % 8], i as u32 / 8)).collect();
    let parts = run(e, program, &inputs);
    let sums = (0..8).map(|b| {
        let [p, q, r, s] = [0, 1, 2, 3].map(|g| moved(e, parts[8 * g + b], 4 * g as u32));
        let sum = e.logic3([p, q, r], 0x96);
        match key {
            Some(key) => e.logic3([sum, s, key[b]], 0x96),
            None => e.make("xor.b32", format_args!("{sum}, {s}")),
        }
    });
    sums.collect()
}

/// Adds masks to the state. The result is written to the registers that have the state. Without the fences, ptxas (the
/// assembler) would load all masks at once, which needs more registers than a thread has.
pub fn add_masks(e: &mut Entry, state: &[Reg], masks: Wide, offset: usize, never: Fence) {
    for (group, four) in state.as_chunks::<4>().0.iter().enumerate() {
        if group % 8 == 0 {
            fence(e, never);
        }
        let loaded = load_four(e, masks, offset + 16 * group);
        for (plane, mask) in four.iter().zip(loaded) {
            e.push(format_args!("xor.b32 {plane}, {plane}, {mask}"));
        }
    }
}

/// Copies values into the registers that hold the state between two passes of a loop.
pub fn keep(e: &mut Entry, state: &[Reg], values: &[Reg]) {
    for (register, value) in state.iter().zip(values) {
        e.copy(*register, *value);
    }
}

/// Appends a loop that executes the instructions of `body` as many times as `times` says.
pub fn repeat(e: &mut Entry, times: u32, body: impl FnOnce(&mut Entry)) {
    let count = e.make("mov.u32", times);
    let again = e.label();
    e.place(&again);
    e.repeated(times, |e| {
        body(e);
        e.push(format_args!("sub.u32 {count}, {count}, 1"));
        let more = e.make_pred("setp.ne.u32", format_args!("{count}, 0"));
        e.push(format_args!("@{more} bra.uni {again}"));
    });
}
