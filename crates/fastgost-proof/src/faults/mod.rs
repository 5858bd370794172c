//! Plants faults in jobs (calls of kernels). A fault is a change of the code, of a constant or of the specification. If
//! a fault changes the job's output, or the specification's result, the proof must fail.

use crate::{
    domain::fast::mix,
    jobs::Job,
    machine::{memory::Program, process::Process, text},
    prove::{Changes, Computer, Outcome, difference, prove},
    random::Random,
};
use iced_x86::{Decoder, DecoderOptions, FlowControl, Instruction, OpKind};
use std::fmt;

pub mod standards;

/// A fault that was planted, and the result of the proof with this fault.
#[derive(Clone, Debug)]
pub struct Fault {
    /// A text that describes the change and its place.
    pub what: String,
    /// The result of the proof with this fault.
    pub result: Outcome,
    /// The kind of this result.
    pub fate: Fate,
}

/// The ways in which the proof of a job with a fault can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// Bits of the output differ from the specification.
    Different,
    /// The algebra cannot represent a value of the kernel, and the specification names no equal value that could
    /// replace the kernel's value.
    NoCutPoint,
    /// The job traps, executes too many instructions, or makes a forbidden memory access, jump or return.
    Crash,
    /// The machine (our emulator of the CPU) has no model of an instruction, the code is not code for the job's level,
    /// or bytes of the stack or the heap stay unknown.
    NoModel,
    /// An address, a branch or a length depends on a secret.
    Secret,
    /// The job is proved. With known random inputs, the job computes the same results as without the fault. So the
    /// fault probably changes nothing.
    Equivalent,
    /// The job is proved, although the fault changes the job's results or the specification's results.
    WronglyProved,
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Different => "bits differ",
            Self::NoCutPoint => "no cut point",
            Self::Crash => "crash",
            Self::NoModel => "no model",
            Self::Secret => "secret",
            Self::Equivalent => "equivalent",
            Self::WronglyProved => "WRONGLY PROVED",
        })
    }
}

impl Fate {
    /// Returns the kind of a result. `same` says whether the job computes the same results from known inputs with and
    /// without the fault.
    pub(crate) fn of(result: &Outcome, same: impl FnOnce() -> bool) -> Self {
        match result {
            Outcome::Proved if same() => Self::Equivalent,
            Outcome::Proved => Self::WronglyProved,
            Outcome::Different { .. }
            | Outcome::DifferentValues { .. }
            | Outcome::OtherValues
            | Outcome::OtherProcessor => Self::Different,
            Outcome::OtherCode(_) | Outcome::Traces(_) => Self::NoModel,
            Outcome::NotRun => Self::Crash,
            Outcome::Refused(refusal) => Self::of_refusal(&refusal.why),
        }
    }

    /// Returns the kind of a result if the proof was refused for the reason `why`.
    pub(crate) fn of_refusal(why: &str) -> Self {
        let says = |words: &[&str]| words.iter().any(|words| why.contains(words));
        if says(&["cut point", "too many variables", "can be named", "too many bits"]) {
            Self::NoCutPoint
        } else if says(&["secret"]) {
            Self::Secret
        } else if says(&[
            "model",
            "another",
            "unknown kind",
            "masked scalar",
            "storage of a thread",
            "short numbers",
            "of the system",
            "is undefined",
        ]) {
            Self::NoModel
        } else {
            Self::Crash
        }
    }
}

/// The kinds of places at which a fault is planted.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A bit of an instruction.
    Instruction,
    /// A bit of an instruction of a kernel. The instruction is executed for the first time after the last product or
    /// look-up of unknown bits.
    Late,
    /// A bit of the offset of a memory operand. With this fault, the kernel may, for example, read another round key or
    /// another spilled value.
    Offset,
    /// A bit of a constant that was read.
    Constant,
    /// An operation, a table entry or an input of the specification.
    Standard,
}

/// The kinds of faults that are planted in each job. At least one fault is planted for each entry, if a place can be
/// found.
const PLAN: [Kind; 8] = [
    Kind::Instruction,
    Kind::Late,
    Kind::Offset,
    Kind::Late,
    Kind::Constant,
    Kind::Late,
    Kind::Standard,
    Kind::Standard,
];
/// The largest number of places that are drawn at random for one fault. If none of these places fits, the next entry of
/// [`PLAN`] follows.
const TRIES: usize = 10_000;
/// The largest number of faults for one entry of [`PLAN`]. A further fault is drawn if the last fault caused a crash or
/// changed nothing.
const AGAIN: usize = 3;

/// Plants faults in a job that is proved without a fault. The job's title is the seed of the random choice of faults.
///
/// # Errors
/// If the job is not proved without a fault, returns the result of the proof without a fault.
pub fn plant(job: &Job, process: &impl Computer) -> Result<Vec<Fault>, Outcome> {
    let whole = prove(job, process, Changes::NONE);
    let mut random = Random(job.title().bytes().fold(0, |seed, byte| mix(seed ^ u64::from(byte))));
    let mut faults = Vec::new();
    if whole.result != Outcome::Proved {
        return Err(whole.result);
    }
    let most = Some(2 * whole.executed + 1000);
    // Late faults are planted only in kernels, because the code after the kernels only wipes memory and returns.
    let kernel = |at: u64| process.symbol(at).is_some_and(|symbol| whole.code.kernels.contains(symbol));
    let places = |late: bool| -> Vec<(u64, usize)> {
        let is_late = |&(at, _, first): &(u64, usize, usize)| first >= whole.last_product && kernel(at);
        let all = whole.instructions.iter().filter(|place| !late || is_late(place));
        all.map(|&(at, length, _)| (at, length)).collect()
    };
    let (all, late) = (places(false), places(true));
    for kind in PLAN {
        for _ in 0..AGAIN {
            let (what, result, patch) = if let Kind::Standard = kind {
                let Some(fault) = standards::draw(job, &mut random) else { break };
                let changes = Changes { standard: fault, most, ..Changes::NONE };
                (format!("the standard: {fault}"), prove(job, process, changes).result, None)
            } else {
                let found = (0..TRIES).find_map(|_| match kind {
                    Kind::Constant => constant(&whole.constants, process, &mut random),
                    Kind::Late => process.mutate(one_of(&late, &mut random)?, false, &mut random),
                    _ => process.mutate(one_of(&all, &mut random)?, matches!(kind, Kind::Offset), &mut random),
                });
                let Some((address, byte, what)) = found else { break };
                let changes = Changes { patches: &[(address, byte)], most, ..Changes::NONE };
                (what, prove(job, process, changes).result, Some((address, byte)))
            };
            // Without a patch, the fault is in the specification. Such a fault always changes the specification's
            // result, so `same` is false.
            let same = || patch.is_some_and(|patch| difference(job, process, &[patch]).is_none());
            // The result `OtherValues` means that the comparison found no difference, although the values at random
            // points differ. If the fault is in the specification, this result shows that the comparison was wrong.
            let fate = match result {
                Outcome::OtherValues if patch.is_none() => Fate::WronglyProved,
                _ => Fate::of(&result, same),
            };
            faults.push(Fault { what, result, fate });
            if !matches!(fate, Fate::Crash | Fate::Equivalent) {
                break;
            }
        }
    }
    Ok(faults)
}

fn one_of<T: Copy>(all: &[T], random: &mut Random) -> Option<T> {
    all.get((random.any() % all.len().max(1) as u64) as usize).copied()
}

fn constant(all: &[(u64, u32)], process: &impl Computer, random: &mut Random) -> Option<(u64, u8, String)> {
    let (start, length) = one_of(all, random)?;
    let address = start + random.any() % u64::from(length);
    let byte = process.constant(address)?;
    let bit = random.any() % 8;
    Some((address, byte ^ 1 << bit, format!("bit {bit} of the constant at {address:#x}")))
}

/// Changes a bit of an instruction of this program. Returns the address of the changed byte, its new value, and a
/// description of the change.
pub(crate) fn mutate(
    process: &Process,
    (start, length): (u64, usize),
    in_offset: bool,
    random: &mut Random,
) -> Option<(u64, u8, String)> {
    let mut bytes = [0; 15];
    let bytes = &mut bytes[..length];
    process.read(start, bytes).ok()?;
    let decode = |bytes: &[u8]| -> (Instruction, usize, usize) {
        let mut decoder = Decoder::with_ip(64, bytes, start, DecoderOptions::NONE);
        let instruction = decoder.decode();
        let offsets = decoder.get_constant_offsets(&instruction);
        (instruction, offsets.displacement_offset(), offsets.displacement_size())
    };
    let (before, offset, size) = decode(bytes);
    // Jumps are left out, because they do not compute anything. After a change of a jump, the program would often only
    // run until it reaches the limit of instructions.
    if before.flow_control() != FlowControl::Next {
        return None;
    }
    let place = if in_offset {
        let reads = (1..before.op_count()).any(|n| before.op_kind(n) == OpKind::Memory);
        if size == 0 || before.is_ip_rel_memory_operand() || !reads {
            return None;
        }
        (offset, 2 + random.any() % 5)
    } else {
        ((random.any() % length as u64) as usize, random.any() % 8)
    };
    let old = bytes[place.0];
    bytes[place.0] ^= 1 << place.1;
    let (after, ..) = decode(bytes);
    let what = format!("{} becomes {} at {start:#x}", text(&before), text(&after));
    let same = after.is_invalid() || after.len() != length || text(&after) == text(&before);
    (!same).then_some((start + place.0 as u64, old ^ 1 << place.1, what))
}
