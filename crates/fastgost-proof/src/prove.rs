//! A job from its beginning to its end.

use crate::{
    code::{self, Code},
    domain::{Bit, Domain, POINTS, decisions::Decisions, known, sums::Sums},
    faults::standards::{self, Faulty},
    jobs::{Inputs, Job, KEYS, Over, Sizes, TEXT},
    machine::{Machine, Refusal, memory::Region, process::Process},
    oracle::operands::Random,
};
use fastgost::Level;
use iced_x86::Instruction;
use std::{fmt, time::Instant};

/// The buffers of a job in this process, none of them aligned.
#[repr(C, align(64))]
pub struct Buffers {
    before_key: [u8; 1],
    key: [u8; KEYS],
    before_iv: [u8; 2],
    iv: [u8; 64],
    before_input: [u8; 2],
    input: [u8; TEXT],
    before_output: [u8; 2],
    output: [u8; TEXT],
}

impl Default for Buffers {
    fn default() -> Self {
        Self {
            before_key: [0; 1],
            key: [0; KEYS],
            before_iv: [0; 2],
            iv: [0; 64],
            before_input: [0; 2],
            input: [0; TEXT],
            before_output: [0; 2],
            output: [0; TEXT],
        }
    }
}

/// What came out of a job.
#[derive(Clone, Debug)]
pub struct Report {
    /// What code ran.
    pub code: Code,
    /// How many instructions were executed.
    pub executed: usize,
    /// How many values were named.
    pub cut_points: usize,
    /// How many bytes of the stack and the heap are unknown at the end, with those where the caller's registers were saved.
    pub left: usize,
    /// How it ended.
    pub result: Outcome,
    /// How long it took.
    pub seconds: f64,
    /// The addresses of the instructions, with their lengths and with when they were first executed.
    pub instructions: Vec<(u64, usize, usize)>,
    /// How many instructions were executed before the last product or look-up of unknown bits.
    pub last_product: usize,
    /// The addresses of the constants that were read, with their lengths.
    pub constants: Vec<(u64, u32)>,
}

/// How a job ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The kernel computes what the standard says.
    Proved,
    /// This bit of the output is another one.
    Different {
        /// The first bit that differs.
        bit: usize,
        /// How many differ.
        count: usize,
    },
    /// The machine refused.
    Refused(Refusal),
    /// The code is not the level's.
    OtherCode(String),
    /// All bits are equal, but the algebra's values at random points are not the standard's.
    OtherValues,
    /// All bits are equal, but for random inputs this CPU computes something else than the machine or the standard.
    OtherProcessor,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved => f.write_str("proved"),
            Self::Different { bit, count } => write!(f, "NOT PROVED: {count} bits differ, the first is bit {bit}"),
            Self::Refused(refusal) => write!(f, "NOT PROVED: {refusal}"),
            Self::OtherCode(why) => write!(f, "NOT PROVED: {why}"),
            Self::OtherValues => f.write_str("NOT PROVED: the algebra is wrong, its values are not the standard's"),
            Self::OtherProcessor => f.write_str("NOT PROVED: this CPU computes something else"),
        }
    }
}

/// What is changed before a job is proved.
#[derive(Clone, Copy, Debug)]
pub struct Changes<'c> {
    /// Bytes of code and constants, by their addresses.
    pub patches: &'c [(u64, u8)],
    /// A fault in the standard.
    pub standard: standards::Fault,
    /// How many instructions may be executed.
    pub most: Option<usize>,
}

impl Changes<'_> {
    /// None.
    pub const NONE: Self = Self { patches: &[], standard: standards::Fault::None, most: None };
}

/// Runs a job over unknown inputs.
pub fn prove(job: &Job, process: &Process, changes: Changes<'_>) -> Report {
    let start = Instant::now();
    let mut report = match job.over {
        Over::Sums => over(Sums::default(), job, process, changes),
        Over::Decisions { big_endian } => over(Decisions::new(big_endian), job, process, changes),
    };
    let whole = changes.patches.is_empty() && changes.standard == standards::Fault::None;
    if report.result == Outcome::Proved && whole && !(0..3).all(|seed| agrees(job, process, &[], seed)) {
        report.result = Outcome::OtherProcessor;
    }
    report.seconds = start.elapsed().as_secs_f64();
    report
}

fn over<D: Domain>(mut domain: D, job: &Job, process: &Process, changes: Changes<'_>) -> Report {
    let Sizes { key, iv, input, in_place, output } = job.sizes;
    let mut unknown = |bytes: usize| -> Vec<Bit> { (0..bytes).flat_map(|_| domain.byte()).collect() };
    let inputs = Inputs { key: unknown(key), iv: unknown(iv), input: unknown(input), output: unknown(in_place) };
    let expected = match changes.standard {
        standards::Fault::None => domain.says(&*job.standard, &inputs),
        fault => {
            let ordered = standards::ordered(fault, &inputs);
            D::says_wrongly(&mut Faulty::new(&mut domain, fault), &*job.standard, &ordered)
        }
    };
    let refusal = domain.refusal();
    let cut_points = domain.cut_points();
    let buffers = Box::<Buffers>::default();
    let (mut machine, at) = machine(&mut domain, process, changes.patches, job, &buffers, &inputs);
    machine.most = changes.most.unwrap_or(machine.most);
    // A comparison of nothing, or of constants, proves nothing.
    let void = (output == 0 || expected.len() != 8 * output || expected.iter().all(|&bit| bit < 2))
        .then(|| format!("it says {} bits of {output} bytes, or only constants", expected.len()));
    let result = match refusal.or(void) {
        Some(why) => Err(Refusal { address: 0, executed: 0, instruction: "the standard".into(), why }),
        None => machine.call(job.entry as *const () as u64, &arguments(job, at)),
    };
    let all = machine.instructions();
    let code = code::of(job.level, &all, &machine.memory);
    let mut result = match result {
        Err(refusal) => Outcome::Refused(refusal),
        Ok(()) => {
            let found = written(&machine, at, output);
            let differ: Vec<usize> = (0..8 * output).filter(|&i| found[i] != Some(expected[i])).collect();
            match (differ.first(), &code.foreign) {
                (Some(&bit), _) => Outcome::Different { bit, count: differ.len() },
                (_, Some(why)) => Outcome::OtherCode(why.clone()),
                _ => Outcome::Proved,
            }
        }
    };
    let mut report = Report {
        code,
        executed: machine.executed,
        cut_points,
        left: machine.memory.left(),
        result: Outcome::Proved,
        seconds: 0.0,
        instructions: all.iter().filter_map(|i| Some((i.ip(), i.len(), *machine.first.get(&i.ip())?))).collect(),
        last_product: machine.last_product,
        constants: machine.memory.constants.iter().map(|(&at, &length)| (at, length)).collect(),
    };
    drop(machine);
    if result == Outcome::Proved && !has_values(&domain, job, &inputs, &expected) {
        result = Outcome::OtherValues;
    }
    report.result = result;
    report
}

/// Whether bits have the values of what the standard says, over known bits, at random points.
///
/// It is a check of the algebra from outside: the standard and the machine share its operations, so that an error there may be on both
/// sides of the comparison. A rule that only the machine uses is not seen here: tests of the algebras are for these.
fn has_values<D: Domain>(domain: &D, job: &Job, inputs: &Inputs<Bit>, bits: &[Bit]) -> bool {
    let mut random = Random(0x5eed);
    let points: Vec<Inputs<bool>> = (0..POINTS).map(|_| job.inputs(&mut random)).collect();
    let mut given: Vec<(Bit, u64)> = inputs.all().map(|&bit| (bit, 0)).collect();
    for (point, values) in points.iter().enumerate() {
        for (given, &value) in given.iter_mut().zip(values.all()) {
            given.1 |= u64::from(value) << point;
        }
    }
    let values = domain.evaluate(&given, bits, &mut random);
    points.iter().enumerate().all(|(point, inputs)| {
        let right = job.standard.plain(inputs);
        right.len() == values.len()
            && right.iter().zip(&values).all(|(&right, value)| right == (value >> point & 1 == 1))
    })
}

/// The addresses of the buffers: key, initial value, input, output.
type Places = [u64; 4];

fn machine<'d, 'p, D: Domain>(
    domain: &'d mut D,
    process: &'p Process,
    patches: &[(u64, u8)],
    job: &Job,
    buffers: &Buffers,
    inputs: &Inputs<Bit>,
) -> (Machine<'d, 'p, D>, Places) {
    let mut machine = Machine::new(domain, process, patches);
    let at = [
        buffers.key.as_ptr() as u64,
        buffers.iv.as_ptr() as u64,
        buffers.input.as_ptr() as u64,
        buffers.output.as_ptr() as u64,
    ];
    let sizes = [job.sizes.key, job.sizes.iv, job.sizes.input, job.sizes.output];
    for (n, bits) in [&inputs.key, &inputs.iv, &inputs.input, &inputs.output].into_iter().enumerate() {
        machine.memory.allow(Region { start: at[n], length: sizes[n] as u64, writable: n == 3, own: false });
        for (i, byte) in bits.chunks(8).enumerate() {
            machine.memory.store(at[n] + i as u64, byte);
        }
    }
    machine.marker = crate::jobs::prepared as *const () as u64;
    (machine, at)
}

fn arguments(job: &Job, at: Places) -> [u64; 6] {
    let level = Level::ALL.iter().position(|&level| level == job.level).unwrap_or(usize::MAX);
    [level as u64, at[0], at[1], at[2], at[3], job.length as u64]
}

/// The bits that were written to the output.
fn written<D: Domain>(machine: &Machine<'_, '_, D>, at: Places, bytes: usize) -> Vec<Option<Bit>> {
    let byte = |i: usize| match machine.memory.last(at[3] + i as u64) {
        Some(byte) => byte.map(Some),
        None => [None; 8],
    };
    (0..bytes).flat_map(byte).collect()
}

/// Puts known inputs into buffers.
fn buffers(inputs: &Inputs<bool>) -> Box<Buffers> {
    let mut buffers = Box::<Buffers>::default();
    let fill = |bytes: &mut [u8], bits: &[bool]| {
        bytes.iter_mut().zip(crate::plain::bytes(bits)).for_each(|(byte, value)| *byte = value);
    };
    fill(&mut buffers.key, &inputs.key);
    fill(&mut buffers.iv, &inputs.iv);
    fill(&mut buffers.input, &inputs.input);
    fill(&mut buffers.output, &inputs.output);
    buffers
}

/// Runs a job over known inputs. What a caller leaves is random.
fn run<'d, 'p, D: Domain>(
    domain: &'d mut D,
    process: &'p Process,
    job: &Job,
    (buffers, inputs, seed): (&Buffers, &Inputs<bool>, u64),
    patches: &[(u64, u8)],
) -> Result<(Machine<'d, 'p, D>, Places), Refusal> {
    let (mut machine, at) = machine(domain, process, patches, job, buffers, &inputs.map(|&bit| Bit::from(bit)));
    machine.random = Some(Random(!seed));
    machine.call(job.entry as *const () as u64, &arguments(job, at))?;
    Ok((machine, at))
}

/// The instructions that a job executes. They are the same for all inputs.
///
/// # Errors
/// What the machine refuses.
pub fn instructions(job: &Job, process: &Process) -> Result<Vec<Instruction>, Refusal> {
    let inputs = job.inputs(&mut Random(0));
    Ok(run(&mut Sums::default(), process, job, (&buffers(&inputs), &inputs, 0), &[])?.0.instructions())
}

/// Whether the machine computes from known random inputs what this CPU does, with patches for the machine only, and what the
/// standard says. The machine has the job's algebra.
pub fn agrees(job: &Job, process: &Process, patches: &[(u64, u8)], seed: u64) -> bool {
    match job.over {
        Over::Sums => agrees_over(Sums::default(), job, process, patches, seed),
        Over::Decisions { big_endian } => agrees_over(Decisions::new(big_endian), job, process, patches, seed),
    }
}

fn agrees_over<D: Domain>(mut domain: D, job: &Job, process: &Process, patches: &[(u64, u8)], seed: u64) -> bool {
    let inputs = job.inputs(&mut Random(seed));
    let mut buffers = buffers(&inputs);
    let Ok((machine, at)) = run(&mut domain, process, job, (&buffers, &inputs, seed), patches) else { return false };
    let output = job.sizes.output;
    let found = written(&machine, at, output);
    let said = crate::plain::bytes(&job.standard.plain(&inputs));
    let level = arguments(job, at)[0] as usize;
    let Buffers { key, iv, input, output: text, .. } = &mut *buffers;
    (job.entry)(level, key, iv, input, text, job.length);
    said.len() == output
        && text[..output].iter().enumerate().all(|(i, &byte)| {
            let bits: Option<Vec<Bit>> = found[8 * i..8 * i + 8].iter().copied().collect();
            bits.and_then(|bits| known(&bits)) == Some(byte.into()) && said[i] == byte
        })
}
