//! Writes scheduled operations as assembly text.
use super::{
    code::{Input, Op, Value},
    schedule::Slot,
};
use fastgost_elbrus_executor::{
    isa::{self, CHANNELS},
    text::Register,
};
use std::{collections::HashMap, fmt::Write};

/// Returns the line that makes an instruction wait for `cycles` cycles. Returns an empty text if `cycles` is 0.
pub fn nop(cycles: u64) -> String {
    if cycles > 0 { format!("  nop {cycles}\n") } else { String::new() }
}

/// Returns the text of an instruction that does nothing, and then waits.
fn idle(cycles: u64) -> String {
    format!("  nop {cycles}\n")
}

/// Returns the text of scheduled operations, cycle by cycle. If `copies` is 2, each instruction also has a second copy
/// of its operations, in the channels of the other cluster (half of the processor).
pub fn text(ops: &[Op], cycles: &[Vec<Slot>], registers: &HashMap<Value, [Register; 2]>, copies: usize) -> String {
    let mut text = String::new();
    let mut now = 0;
    while now < cycles.len() {
        let empty = cycles[now + 1..].iter().take_while(|c| c.is_empty()).count() as u64;
        let mut wait = empty;
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

/// Returns the line of assembly text for an operation.
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
