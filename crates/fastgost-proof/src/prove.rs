//! A job from its beginning to its end.

use crate::{
    call::{Buffers, agrees, arguments, machine, written},
    code::{self, Code},
    domain::{Bit, Domain, POINTS, decisions::Decisions, sums::Sums},
    faults::standards::{self, Faulty},
    jobs::{Inputs, Job, Over, Sizes},
    machine::{Refusal, process::Process},
    oracle::operands::Random,
};
use std::{fmt, time::Instant};

/// What came out of a job.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What code ran.
    pub code: Code,
    /// How many instructions were executed.
    pub executed: usize,
    /// How many values were named.
    pub cut_points: usize,
    /// How many bytes of the stack and the heap are unknown at the end, with those where the caller's registers were saved.
    pub left: usize,
    /// Whether this CPU is the job's, so that what it writes was compared.
    pub here: bool,
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing ran.
    #[default]
    NotRun,
    /// The kernel computes what the standard says.
    Proved,
    /// This bit of the output is another one.
    Different {
        /// The first bit that differs.
        bit: usize,
        /// How many differ.
        count: usize,
        /// The first instruction whose result had no form in the algebra, and needs a cut point if an output depends on it.
        unknown: Option<u64>,
    },
    /// The machine refused.
    Refused(Refusal),
    /// The code is not the level's.
    OtherCode(String),
    /// All bits are equal, but the algebra's values at random points are not the standard's.
    OtherValues,
    /// All bits are equal, but for random inputs the machine, the standard and this CPU, if it is the job's, do not compute the same.
    OtherProcessor,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRun => f.write_str("NOT PROVED: it did not run"),
            Self::Proved => f.write_str("proved"),
            Self::Different { bit, count, unknown } => {
                write!(f, "NOT PROVED: {count} bits differ, the first is bit {bit}")?;
                unknown.map_or(Ok(()), |at| write!(f, "; no cut point fits at {at:#x}"))
            }
            Self::Refused(refusal) => write!(f, "NOT PROVED: {refusal}"),
            Self::OtherCode(why) => write!(f, "NOT PROVED: {why}"),
            Self::OtherValues => f.write_str("NOT PROVED: the algebra is wrong, its values are not the standard's"),
            Self::OtherProcessor => {
                f.write_str("NOT PROVED: from random inputs the machine or this CPU computes something else")
            }
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
    let (mut machine, at) =
        match machine(&mut domain, process, changes.patches, (job.cpu, &job.sizes), &buffers, &inputs) {
            Ok(machine) => machine,
            Err(refusal) => return Report { result: Outcome::Refused(refusal), ..Report::default() },
        };
    machine.most = changes.most.unwrap_or(machine.most);
    // A comparison of nothing, or of constants, proves nothing.
    let void = (output == 0 || expected.len() != 8 * output || expected.iter().all(|&bit| bit < 2))
        .then(|| format!("it says {} bits of {output} bytes, or only constants", expected.len()));
    let result = match refusal.or(void) {
        Some(why) => Err(Refusal { address: 0, executed: 0, instruction: "the standard".into(), why }),
        None => machine.call(job.entry as *const () as u64, &arguments(job.cpu.level, at, job.length)),
    };
    let all = machine.instructions();
    let code = code::of(job.cpu, &all, &machine.memory);
    let result = match result {
        Err(refusal) => Outcome::Refused(refusal),
        Ok(()) => {
            let found = written(&machine, at, output);
            let differ: Vec<usize> = (0..8 * output).filter(|&i| found[i] != Some(expected[i])).collect();
            match (differ.first(), &code.foreign) {
                (Some(&bit), _) => Outcome::Different { bit, count: differ.len(), unknown: machine.first_unknown },
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
        here: job.cpu.is_here(),
        result,
        seconds: 0.0,
        instructions: all.iter().filter_map(|i| Some((i.ip(), i.len(), *machine.first.get(&i.ip())?))).collect(),
        last_product: machine.last_product,
        constants: machine.memory.constants.iter().map(|(&at, &length)| (at, length)).collect(),
    };
    drop(machine);
    if report.result == Outcome::Proved && !has_values(&domain, job, &inputs, &expected) {
        report.result = Outcome::OtherValues;
    }
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
