//! A job from its beginning to its end.

use crate::{
    domain::{Bit, Domain, constant, decisions::Decisions, known, sums::Sums},
    jobs::{Expected, Inputs, Job, KEYS, Over, Sizes, TEXT},
    machine::{Machine, Refusal, memory::Region, process::Process},
    oracle::operands::Random,
};
use fastgost::{Level, hash::Streebog256};
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
    /// The digest of the bytes of the instructions that were executed, with Streebog-256.
    pub code: String,
    /// How many instructions were executed.
    pub executed: usize,
    /// How many values were named.
    pub cut_points: usize,
    /// How many bytes of static variables were read, and taken for constants.
    pub mutable: usize,
    /// How many bytes of the stack are unknown at the end, with those where the caller's registers were saved.
    pub left: usize,
    /// Whether the machine computes what this CPU does.
    pub agrees: bool,
    /// How it ended.
    pub result: Outcome,
    /// How long it took.
    pub seconds: f64,
    /// The addresses of the instructions, with their lengths.
    pub instructions: Vec<(u64, usize)>,
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
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved => f.write_str("proved"),
            Self::Different { bit, count } => write!(f, "NOT PROVED: {count} bits differ, the first is bit {bit}"),
            Self::Refused(refusal) => write!(f, "NOT PROVED: {refusal}"),
        }
    }
}

/// Runs a job over unknown inputs, with patches over code and constants, and at most so many instructions.
pub fn prove(job: &Job, process: &Process, patches: &[(u64, u8)], most: Option<usize>) -> Report {
    let start = Instant::now();
    let mut report = match &job.standard {
        Over::Sums(standard) => over(Sums::default(), job, process, (patches, most), standard),
        Over::Decisions { big_endian, standard } => {
            over(Decisions::new(*big_endian), job, process, (patches, most), standard)
        }
    };
    if report.result == Outcome::Proved && patches.is_empty() {
        report.agrees = (0..3).all(|seed| agrees(job, process, patches, seed));
    }
    report.seconds = start.elapsed().as_secs_f64();
    report
}

fn over<D: Domain>(
    mut domain: D,
    job: &Job,
    process: &Process,
    (patches, most): (&[(u64, u8)], Option<usize>),
    standard: &dyn Fn(&mut D, &Inputs) -> Expected<'static, D>,
) -> Report {
    let Sizes { key, iv, input, in_place, output } = job.sizes;
    let mut unknown = |bytes: usize| -> Vec<Bit> { (0..bytes).flat_map(|_| domain.byte()).collect() };
    let inputs = Inputs { key: unknown(key), iv: unknown(iv), input: unknown(input), output: unknown(in_place) };
    let expected = standard(&mut domain, &inputs);
    let refusal = domain.refusal();
    let cut_points = domain.cut_points();
    let buffers = Box::<Buffers>::default();
    let (mut machine, at) = machine(&mut domain, process, patches, job, &buffers, &inputs);
    machine.marker = expected.prepared;
    machine.most = most.unwrap_or(machine.most);
    // A comparison of nothing, or of constants, proves nothing.
    let void = (output == 0 || expected.output.len() != 8 * output || expected.output.iter().all(|&bit| bit < 2))
        .then(|| format!("it says {} bits of {output} bytes, or only constants", expected.output.len()));
    let result = match refusal.or(void) {
        Some(why) => Err(Refusal { address: 0, executed: 0, instruction: "the standard".into(), why }),
        None => machine.call(job.entry as *const () as u64, &arguments(job, at)),
    };
    let result = match result {
        Err(refusal) => Outcome::Refused(refusal),
        Ok(()) => {
            let found = written(&machine, at, output);
            let differ: Vec<usize> = (0..8 * output).filter(|&i| found[i] != Some(expected.output[i])).collect();
            match differ.first() {
                None => Outcome::Proved,
                Some(&bit) => Outcome::Different { bit, count: differ.len() },
            }
        }
    };
    let all = machine.instructions();
    let mut bytes = Vec::new();
    for i in &all {
        let mut code = [0; 15];
        let _ = process.read(i.ip(), &mut code[..i.len()]);
        bytes.extend_from_slice(&code[..i.len()]);
    }
    let digest = Streebog256::digest(&bytes);
    Report {
        code: digest[..8].iter().map(|byte| format!("{byte:02x}")).collect(),
        executed: machine.executed,
        cut_points,
        mutable: machine.memory.mutable.len(),
        left: machine.memory.left(),
        agrees: false,
        result,
        seconds: 0.0,
        instructions: all.iter().map(|i| (i.ip(), i.len())).collect(),
        constants: machine.memory.constants.iter().map(|(&at, &length)| (at, length)).collect(),
    }
}

/// The addresses of the buffers: key, initial value, input, output.
type Places = [u64; 4];

fn machine<'d, 'p, D: Domain>(
    domain: &'d mut D,
    process: &'p Process,
    patches: &[(u64, u8)],
    job: &Job,
    buffers: &Buffers,
    inputs: &Inputs,
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

/// Random inputs, in buffers and as bits.
fn random(job: &Job, seed: u64) -> (Box<Buffers>, Inputs) {
    let mut random = Random(seed);
    let mut buffers = Box::<Buffers>::default();
    let Sizes { key, iv, input, in_place, .. } = job.sizes;
    let mut fill = |bytes: &mut [u8]| -> Vec<Bit> {
        bytes.fill_with(|| random.any() as u8);
        bytes.iter().flat_map(|&byte| constant::<8>(byte.into())).collect()
    };
    let inputs = Inputs {
        key: fill(&mut buffers.key[..key]),
        iv: fill(&mut buffers.iv[..iv]),
        input: fill(&mut buffers.input[..input]),
        output: fill(&mut buffers.output[..in_place]),
    };
    (buffers, inputs)
}

/// Runs a job over known inputs.
fn run<'d, 'p>(
    domain: &'d mut Sums,
    process: &'p Process,
    job: &Job,
    (buffers, inputs, seed): (&Buffers, &Inputs, u64),
    patches: &[(u64, u8)],
) -> Result<(Machine<'d, 'p, Sums>, Places), Refusal> {
    let (mut machine, at) = machine(domain, process, patches, job, buffers, inputs);
    machine.random = Some(Random(!seed));
    let nothing = |_: &mut Sums, _: &mut crate::machine::memory::Memory<'_>| {};
    machine.marker = Some((crate::jobs::prepared as *const () as u64, Box::new(nothing)));
    machine.call(job.entry as *const () as u64, &arguments(job, at))?;
    Ok((machine, at))
}

/// The instructions that a job executes. They are the same for all inputs.
///
/// # Errors
/// What the machine refuses.
pub fn instructions(job: &Job, process: &Process) -> Result<Vec<Instruction>, Refusal> {
    let (buffers, inputs) = random(job, 0);
    Ok(run(&mut Sums::default(), process, job, (&buffers, &inputs, 0), &[])?.0.instructions())
}

/// Whether the machine computes from known random inputs what this CPU does, with patches for the machine only, and what the
/// standard says.
pub fn agrees(job: &Job, process: &Process, patches: &[(u64, u8)], seed: u64) -> bool {
    let (mut buffers, inputs) = random(job, seed);
    let mut domain = Sums::default();
    let Ok((machine, at)) = run(&mut domain, process, job, (&buffers, &inputs, seed), patches) else { return false };
    let output = job.sizes.output;
    let found = written(&machine, at, output);
    let said = match &job.standard {
        Over::Sums(standard) => standard(&mut Sums::default(), &inputs).output,
        Over::Decisions { big_endian, standard } => standard(&mut Decisions::new(*big_endian), &inputs).output,
    };
    let level = arguments(job, at)[0] as usize;
    let Buffers { key, iv, input, output: text, .. } = &mut *buffers;
    (job.entry)(level, key, iv, input, text, job.length);
    text[..output].iter().enumerate().all(|(i, &byte)| {
        let bits: Option<Vec<Bit>> = found[8 * i..8 * i + 8].iter().copied().collect();
        let value = Some(byte.into());
        bits.and_then(|bits| known(&bits)) == value && known(&said[8 * i..8 * i + 8]) == value
    })
}
