//! Plants faults in PTX. A job launches kernels and compares their results with the specification. A fault changes one
//! line of the kernels that a job launches. The proof of a job with a fault must fail, unless the fault changes no
//! result.

use super::{
    job::Job,
    prove::{agrees, prove},
    text,
};
use crate::{
    domain::fast::mix,
    faults::{Fate, Fault},
    oracle::operands::Random,
    prove::Outcome,
};
use fastgost_gpu_emulator::ptx::Module;

/// The kinds of changes of a line of PTX.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A bit of the truth table of `lop3` (three-input logic) is changed.
    Table,
    /// A bit of a constant is changed. The constant may be a mask, a selector of bytes, the amount of a shift, or the
    /// number of a mode.
    Constant,
    /// A bit of the offset in the address of a memory access is changed.
    Offset,
    /// A register is replaced by another register of the kernel.
    Register,
    /// The operation is replaced by another operation with the same operands.
    Operation,
    /// The line is removed.
    Nothing,
    /// The condition of an instruction, such as `@%p1`, is replaced by the opposite condition.
    Guard,
}

/// The kinds of changes that are made in each job.
const PLAN: [Kind; 10] = [
    Kind::Table,
    Kind::Register,
    Kind::Constant,
    Kind::Offset,
    Kind::Operation,
    Kind::Register,
    Kind::Table,
    Kind::Nothing,
    Kind::Guard,
    Kind::Constant,
];
/// The largest number of lines that are chosen at random for one change. If the change fits none of these lines, no
/// fault is planted for this entry of [`PLAN`].
const TRIES: usize = 100_000;
/// Pairs of operations that have the same operands. The second operation of a pair may replace the first.
const OPERATIONS: [(&str, &str); 12] = [
    ("xor.b32", "or.b32"),
    ("and.b32", "or.b32"),
    ("or.b32", "xor.b32"),
    ("shl.b32", "shr.u32"),
    ("shr.u32", "shl.b32"),
    ("shr.s32", "shr.u32"),
    ("mul.hi.u32", "mul.lo.u32"),
    ("mul.lo.u32", "mul.hi.u32"),
    ("add.u32", "sub.u32"),
    ("sub.u32", "add.u32"),
    ("addc.u32", "add.u32"),
    ("bfe.s32", "bfe.u32"),
];

/// Plants faults in a job, and tries to prove the job with each fault. The job's title is the seed of the random choice
/// of faults.
///
/// # Errors
/// If the job is not proved without a fault, returns the result of the proof without a fault.
pub fn plant(job: &Job) -> Result<Vec<Fault>, Outcome> {
    let whole = prove(job, &Module::parse(text(job)).expect("the tests read all modules"));
    if whole.result != Outcome::Proved {
        return Err(whole.result);
    }
    let lines: Vec<&str> = text(job).lines().collect();
    let places: Vec<usize> = whole.lines.iter().map(|&line| line as usize - 1).collect();
    let mut random = Random(job.title().bytes().fold(0, |seed, byte| mix(seed ^ u64::from(byte))));
    let mut faults = Vec::new();
    for kind in PLAN {
        let found = (0..TRIES).find_map(|_| {
            let place = *places.get(random.below(places.len() as u64) as usize)?;
            let changed = change(kind, lines[place], &mut random)?;
            let mut lines = lines.clone();
            lines[place] = &changed;
            // If the emulator's parser refuses the changed text, another change is drawn, because the GPU's driver
            // would refuse this text too.
            let module = Module::parse(&lines.join("\n")).ok()?;
            Some((place, changed, module))
        });
        let Some((place, changed, module)) = found else { continue };
        let result = prove(job, &module).result;
        let fate = Fate::of(&result, || (0..3).all(|seed| agrees(job, &module, seed)));
        let what = format!("line {}: {} becomes {}", place + 1, lines[place].trim(), changed.trim());
        faults.push(Fault { what, result, fate });
    }
    Ok(faults)
}

/// Returns the line with a change of this kind, or `None` if such a change does not fit the line.
fn change(kind: Kind, line: &str, random: &mut Random) -> Option<String> {
    let (guard, rest) = match line.trim_start().strip_prefix('@') {
        Some(rest) => rest.split_once(' ').map(|(guard, rest)| (Some(guard), rest))?,
        None => (None, line.trim_start()),
    };
    let (operation, operands) = rest.split_once(' ')?;
    let changed = match kind {
        Kind::Table | Kind::Constant | Kind::Offset => {
            let is_logic = operation == "lop3.b32";
            if is_logic != matches!(kind, Kind::Table) {
                return None;
            }
            let is_constant = |&(at, _): &(usize, &str)| {
                let before = operands[..at].chars().next_back();
                before.is_some_and(|c| !c.is_ascii_alphabetic() && (c == '+') == matches!(kind, Kind::Offset))
            };
            let (at, number) = numbers(operands).filter(is_constant).last()?;
            let value = match number.strip_prefix("0x") {
                Some(digits) => u64::from_str_radix(digits, 16).ok()?,
                None => number.parse().ok()?,
            };
            let bits = match kind {
                Kind::Table => 0..8,
                Kind::Offset => 2..10,
                _ => 0..u64::from(value.max(3).ilog2()) + 1,
            };
            let value = value ^ 1 << (bits.start + random.below(bits.end - bits.start));
            format!("{operation} {}{value}{}", &operands[..at], &operands[at + number.len()..])
        }
        Kind::Register => {
            let registers: Vec<(usize, &str)> =
                numbers(operands).filter(|&(at, _)| operands[..at].ends_with("%r")).collect();
            // The first register is never replaced, because it is the register that the instruction writes.
            let (at, number) = *registers.get(1 + random.below(registers.len().max(2) as u64 - 1) as usize)?;
            let other = (number.parse::<u64>().ok()? + 1 + random.below(64)).saturating_sub(32);
            format!("{operation} {}{other}{}", &operands[..at], &operands[at + number.len()..])
        }
        Kind::Operation => {
            let (_, other) = OPERATIONS.iter().find(|(from, _)| *from == operation)?;
            format!("{other} {operands}")
        }
        Kind::Nothing => return Some("//".into()),
        Kind::Guard => {
            let guard = guard?;
            return Some(format!("@{} {rest}", guard.strip_prefix('!').map_or(format!("!{guard}"), str::to_owned)));
        }
    };
    let line = match guard {
        Some(guard) => format!("@{guard} {changed}"),
        None => changed,
    };
    (line.trim() != rest.trim()).then_some(line)
}

/// Returns the constants in a text, and the numbers in the names of registers such as `%r1`. Each number comes with its
/// place in the text.
fn numbers(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = 0;
    std::iter::from_fn(move || {
        loop {
            let start = rest + text[rest..].find(|c: char| c.is_ascii_alphanumeric())?;
            let length = text[start..].find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len() - start);
            rest = start + length;
            let word = &text[start..rest];
            let letters = word.find(|c: char| c.is_ascii_digit()).unwrap_or(length);
            if letters == 0 || letters < length && text[..start].ends_with('%') {
                return Some((start + letters, &word[letters..]));
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn numbers_of_constants_and_registers() {
        let found = |text| numbers(text).map(|(_, number)| number).collect::<Vec<_>>();
        assert_eq!(found("%r12, %d3, 0x0f0f, 7;"), ["12", "3", "0x0f0f", "7"]);
        assert_eq!(found("$L5; [%d16+512], {%r1}"), ["16", "512", "1"]);
    }
}
