//! The rounds: programs of look-ups as instructions.
use super::ptx::{Entry, Reg, Wide};
use fastgost::circuits::Program;
use std::collections::HashMap;

/// How many groups of four masks are loaded ahead.
const AHEAD: usize = 4;

/// A round. The program's inputs are the state and then the masks, which are loaded from `masks + offset` shortly before they
/// are used.
pub fn round(e: &mut Entry, program: &Program, state: &[Reg], masks: Wide, offset: usize) -> Vec<Reg> {
    let mut signals: Vec<Option<Reg>> = state.iter().copied().map(Some).collect();
    signals.resize(program.inputs(), None);
    let reads = |i: u16| (state.len()..program.inputs()).contains(&usize::from(i));
    // Groups of four masks, in the order of their first use.
    let mut order: Vec<usize> = Vec::new();
    for input in program.instructions().iter().flat_map(|i| i.inputs).filter(|i| reads(*i)) {
        let group = (usize::from(input) - state.len()) / 4;
        if !order.contains(&group) {
            order.push(group);
        }
    }
    let place: HashMap<usize, usize> = order.iter().enumerate().map(|(i, group)| (*group, i)).collect();
    let mut loaded = 0;
    for instruction in program.instructions() {
        for input in instruction.inputs.into_iter().filter(|i| reads(*i)) {
            let last = place[&((usize::from(input) - state.len()) / 4)];
            while loaded < order.len().min(last + 1 + AHEAD) {
                let group = order[loaded];
                let four: [Reg; 4] = e.regs();
                let [a, b, c, d] = four;
                let at = offset + 16 * group;
                e.push(format_args!("ld.global.nc.v4.u32 {{{a}, {b}, {c}, {d}}}, [{masks}+{at}]"));
                for (i, mask) in four.into_iter().enumerate() {
                    signals[state.len() + 4 * group + i] = Some(mask);
                }
                loaded += 1;
            }
        }
        let of = instruction.inputs.map(|i| signals[usize::from(i)].expect("a signal comes before its use"));
        let result = e.lookup(of, instruction.table);
        signals.push(Some(result));
    }
    program.outputs().iter().map(|o| signals[usize::from(*o)].expect("all signals are there")).collect()
}

/// Adds masks to the state, which keeps its registers.
pub fn add_masks(e: &mut Entry, state: &[Reg], masks: Wide, offset: usize) {
    for (group, four) in state.as_chunks::<4>().0.iter().enumerate() {
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
        e.push(format_args!("mov.b32 {register}, {value}"));
    }
}

/// Repeats `body` some times.
pub fn repeat(e: &mut Entry, times: u32, body: impl FnOnce(&mut Entry)) {
    let count = e.make("mov.u32", times);
    let again = e.label();
    e.place(&again);
    body(e);
    e.push(format_args!("sub.u32 {count}, {count}, 1"));
    let more = e.make_pred("setp.ne.u32", format_args!("{count}, 0"));
    e.push(format_args!("@{more} bra.uni {again}"));
}
