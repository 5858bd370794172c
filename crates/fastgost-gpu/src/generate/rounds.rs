//! The rounds: programs of three-input logic as instructions.
use super::ptx::{Entry, Pred, Reg, Wide};
use fastgost::circuits::Program;

/// A round. The program's inputs are the state and then the masks, which are loaded from `masks + offset` where they are
/// first used; ptxas moves the loads up.
pub fn round(e: &mut Entry, program: &Program, state: &[Reg], masks: Wide, offset: usize) -> Vec<Reg> {
    let mut signals: Vec<Option<Reg>> = state.iter().copied().map(Some).collect();
    signals.resize(program.inputs(), None);
    for instruction in program.instructions() {
        for input in instruction.inputs.map(usize::from) {
            if input < signals.len() && signals[input].is_none() {
                let first = input - (input - state.len()) % 4;
                let four: [Reg; 4] = e.regs();
                let [a, b, c, d] = four;
                let at = offset + 4 * (first - state.len());
                e.push(format_args!("ld.global.nc.v4.u32 {{{a}, {b}, {c}, {d}}}, [{masks}+{at}]"));
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

/// Adds masks to the state, which keeps its registers. ptxas would load all masks at once, which needs more registers than
/// there are. It does not move loads up across jumps; so there are some to `end`, which are never taken.
pub fn add_masks(e: &mut Entry, state: &[Reg], masks: Wide, offset: usize, (never, end): (Pred, &str)) {
    for (group, four) in state.as_chunks::<4>().0.iter().enumerate() {
        if group % 8 == 0 {
            e.push(format_args!("@{never} bra.uni {end}"));
        }
        let [a, b, c, d]: [Reg; 4] = e.regs();
        e.push(format_args!("ld.global.nc.v4.u32 {{{a}, {b}, {c}, {d}}}, [{masks}+{}]", offset + 16 * group));
        for (plane, mask) in four.iter().zip([a, b, c, d]) {
            e.push(format_args!("xor.b32 {plane}, {plane}, {mask}"));
        }
    }
}

/// Puts values into registers that keep them through a loop.
pub fn keep(e: &mut Entry, state: &[Reg], values: &[Reg]) {
    for (register, value) in state.iter().zip(values) {
        e.copy(*register, *value);
    }
}

/// Repeats `body` some times.
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
