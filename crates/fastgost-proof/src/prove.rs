//! Proves a job. A job is one call of the library. The proof executes the job's machine code with unknown inputs, and
//! compares the output with the specification.

use crate::{
    code::Code,
    domain::{Bit, Domain, POINTS, decisions::Decisions, rounds::Round, sums::Sums},
    faults::standards::{self, Faulty},
    jobs::{Inputs, Job, Over, Sizes},
    machine::Refusal,
    random::Random,
};
use std::{fmt, time::Instant};

/// A program whose code is proved. The program contains the code of all jobs. A machine (our emulator of a CPU)
/// executes the jobs over an algebra of unknown bits. A real CPU may also run the jobs.
pub trait Computer: Sync {
    /// Executes a job in the machine, over an algebra.
    fn execute<D: Domain>(&self, domain: &mut D, job: &Job, inputs: &Inputs<Bit>, setting: Setting<'_>) -> Run;

    /// Lets a CPU run a job, and returns the job's output. Returns `None` if no CPU for the job is available here.
    fn compute(&self, job: &Job, inputs: &Inputs<bool>) -> Option<Vec<u8>>;

    /// Returns the text with which the titles of this program's rows begin. A row is a line of the command's output,
    /// with the result of one proof.
    fn name(&self) -> &'static str;

    /// Plants a fault in an instruction: changes one bit of the instruction. `place` is the address and the length of
    /// the instruction. Jumps, calls and returns get no fault. If `offset` is true, the bit belongs to the displacement
    /// of a memory operand that the instruction reads. Returns the address of the changed byte, the new value of this
    /// byte, and a description. Returns `None` if the instruction gets no fault, or if the bit chosen at random gives
    /// no fault.
    fn mutate(&self, place: (u64, usize), offset: bool, random: &mut Random) -> Option<(u64, u8, String)>;

    /// If the byte at an address belongs to a constant that the program cannot change, returns this byte.
    fn constant(&self, address: u64) -> Option<u8>;

    /// Returns the name of the function or variable to which an address belongs.
    fn symbol(&self, address: u64) -> Option<&str>;

    /// Whether a CPU that can run the job, or an emulator of such a CPU, is available on this computer.
    fn is_here(&self, job: &Job) -> bool;
}

/// The settings with which the machine executes a job.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setting<'s> {
    /// Changed bytes of code and constants. Each entry has an address, and the new value of the byte at this address.
    /// The bytes are changed before the execution.
    pub patches: &'s [(u64, u8)],
    /// The largest number of instructions that may be executed. `None` means the machine's usual limit.
    pub most: Option<usize>,
    /// The seed of random values for the bits that a program must not rely on, such as the contents of registers when a
    /// job begins. Without a seed, new variables stand for these bits.
    pub seed: Option<u64>,
}

/// The report of the machine about an execution.
#[derive(Clone, Debug)]
pub struct Run {
    /// The way in which the execution ended.
    pub result: Result<(), Refusal>,
    /// The bits of the output. `None` stands for a bit that was not written.
    pub written: Vec<Option<Bit>>,
    /// A description of the executed code.
    pub code: Code,
    /// The number of executed instructions.
    pub executed: usize,
    /// The number of bytes of the stack and the heap that contain unknown bits at the end.
    pub left: usize,
    /// The number of bytes of the stack and the heap that contain unknown bits after
    /// [`overwrite`](fastgost_base::stack::overwrite) has overwritten the stack.
    pub traces: usize,
    /// The executed instructions. Each entry has three values: the address of an instruction, the instruction's length
    /// in bytes, and the number of instructions that were executed before the first execution of this instruction.
    pub instructions: Vec<(u64, usize, usize)>,
    /// The number of instructions that were executed before the last product or look-up of unknown bits.
    pub last_product: usize,
    /// The address of the first instruction whose result the algebra could not express.
    pub first_unknown: Option<u64>,
    /// The address and the length in bytes of each constant that was read.
    pub constants: Vec<(u64, u32)>,
}

impl Run {
    /// Makes the report about an execution that was refused before its first instruction.
    pub fn refused(refusal: Refusal) -> Self {
        Self {
            result: Err(refusal),
            written: Vec::new(),
            code: Code::default(),
            executed: 0,
            left: 0,
            traces: 0,
            instructions: Vec::new(),
            last_product: 0,
            first_unknown: None,
            constants: Vec::new(),
        }
    }
}

/// The report about the proof of a job.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// A description of the executed code.
    pub code: Code,
    /// The number of executed instructions.
    pub executed: usize,
    /// The number of cut points, which are the intermediate values that the specification has named.
    pub cut_points: usize,
    /// The number of bytes of the stack and the heap that are unknown at the end. The number includes bytes in which
    /// the caller's registers were saved.
    pub left: usize,
    /// Whether the job's CPU is available on this computer. Only in this case, the output of this CPU was also compared
    /// with the specification.
    pub here: bool,
    /// The way in which the proof ended.
    pub result: Outcome,
    /// The time that the proof has taken.
    pub seconds: f64,
    /// The executed instructions. Each entry has three values: the address of an instruction, the instruction's length
    /// in bytes, and the number of instructions that were executed before the first execution of this instruction.
    pub instructions: Vec<(u64, usize, usize)>,
    /// The number of instructions that were executed before the last product or look-up of unknown bits.
    pub last_product: usize,
    /// The address and the length in bytes of each constant that was read.
    pub constants: Vec<(u64, u32)>,
}

/// The ways in which a job's proof can end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// The job was not executed.
    #[default]
    NotRun,
    /// The kernel computes the results of the specification.
    Proved,
    /// Bits of the output differ from the specification.
    Different {
        /// The number of the first bit that differs.
        bit: usize,
        /// The number of bits that differ.
        count: usize,
        /// The address of the first instruction whose result the algebra could not express. If the output depends on
        /// this result, the proof needs a cut point at this instruction.
        unknown: Option<u64>,
        /// The round of the first missing value. A value is missing if three conditions hold. The specification has
        /// named the value, the first bit that differs depends on the value, and the code has not computed the value.
        /// If no value is missing, this field is `None`.
        round: Option<Round>,
    },
    /// From known inputs, the machine computes bits that differ from the results of the specification.
    DifferentValues {
        /// The number of the first bit that differs.
        bit: usize,
        /// The number of bits that differ.
        count: usize,
    },
    /// The machine refused the execution.
    Refused(Refusal),
    /// The executed code is not code for the job's level (a set of CPU features).
    OtherCode(String),
    /// After the stack was overwritten, bytes of the stack and the heap still contain unknown bits. The value is the
    /// number of these bytes.
    Traces(usize),
    /// In the algebra, all bits of the output are equal to the bits of the specification. But at random points (a point
    /// gives a value to each variable), the values of these bits are not the values that the specification computes
    /// from the same known inputs. So a rule of the algebra is wrong.
    OtherValues,
    /// From known inputs, the real CPU of the job computes something else than the specification.
    OtherProcessor,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRun => f.write_str("NOT PROVED: it did not run"),
            Self::Proved => f.write_str("proved"),
            Self::Different { bit, count, unknown, round } => {
                write!(f, "NOT PROVED: {count} bits differ, the first is bit {bit}; ")?;
                match round {
                    Some(round) => write!(f, "the first missing value is in or after {round}")?,
                    None => write!(f, "no value of a round is missing")?,
                }
                unknown.map_or(Ok(()), |at| write!(f, "; no cut point fits at {at:#x}"))
            }
            Self::DifferentValues { bit, count } => {
                write!(f, "NOT PROVED: from known inputs {count} bits differ, the first is bit {bit}")
            }
            Self::Refused(refusal) => write!(f, "NOT PROVED: {refusal}"),
            Self::OtherCode(why) => write!(f, "NOT PROVED: {why}"),
            Self::Traces(bytes) => {
                write!(f, "NOT PROVED: {bytes} bytes of stack and heap are unknown after the stack was overwritten")
            }
            Self::OtherValues => f.write_str("NOT PROVED: the algebra is wrong, its values are not the standard's"),
            Self::OtherProcessor => f.write_str("NOT PROVED: from known inputs this CPU computes something else"),
        }
    }
}

/// Changes that are made before a job is proved.
#[derive(Clone, Copy, Debug)]
pub struct Changes<'c> {
    /// Changed bytes of code and constants. Each entry has an address, and the new value of the byte at this address.
    pub patches: &'c [(u64, u8)],
    /// A fault in the specification.
    pub standard: standards::Fault,
    /// The largest number of instructions that may be executed. `None` means the machine's usual limit.
    pub most: Option<usize>,
}

impl Changes<'_> {
    /// No changes.
    pub const NONE: Self = Self { patches: &[], standard: standards::Fault::None, most: None };
}

/// Proves a job. Executes the job over unknown inputs, and compares the job's output with the specification. If this
/// proof succeeds, and `changes` plants no fault, the function also executes the job with known inputs.
pub fn prove(job: &Job, computer: &impl Computer, changes: Changes<'_>) -> Report {
    let start = Instant::now();
    let whole = changes.patches.is_empty() && changes.standard == standards::Fault::None;
    let mut report = match job.over {
        Over::Sums => over(Sums::default(), job, computer, changes),
        Over::Decisions { big_endian } => over(Decisions::new(big_endian), job, computer, changes),
    };
    if report.result == Outcome::Proved
        && whole
        && let Some(result) = difference(job, computer, &[])
    {
        report.result = result;
    }
    report.seconds = start.elapsed().as_secs_f64();
    report
}

fn over<D: Domain>(mut domain: D, job: &Job, computer: &impl Computer, changes: Changes<'_>) -> Report {
    let Sizes { key, tables, iv, input, in_place, output } = job.sizes;
    let mut unknown = |bytes: usize| -> Vec<Bit> { (0..bytes).flat_map(|_| domain.byte()).collect() };
    let mut inputs =
        Inputs { key: unknown(key - tables), iv: unknown(iv), input: unknown(input), output: unknown(in_place) };
    inputs.key.extend((0..tables).flat_map(|_| domain.entry()));
    let expected = match changes.standard {
        standards::Fault::None => domain.says(&*job.standard, &inputs),
        fault => {
            let ordered = standards::ordered(fault, job, &inputs);
            D::says_wrongly(&mut Faulty::new(&mut domain, fault), &*job.standard, &ordered)
        }
    };
    let refusal = domain.refusal();
    let cut_points = domain.cut_points();
    // A comparison would prove nothing if the job has no output, or if all bits of the specification's result are
    // constants. So these cases are errors. It is also an error if this result and the output have different lengths.
    let void = (output == 0 || expected.len() != 8 * output || expected.iter().all(|&bit| bit < 2))
        .then(|| format!("it says {} bits of {output} bytes, or only constants", expected.len()));
    let setting = Setting { patches: changes.patches, most: changes.most, seed: None };
    let run = match refusal.or(void) {
        Some(why) => Run::refused(Refusal { address: 0, executed: 0, instruction: "the standard".into(), why }),
        None => {
            domain.executes(true);
            computer.execute(&mut domain, job, &inputs, setting)
        }
    };
    let result = match run.result {
        Err(refusal) => Outcome::Refused(refusal),
        Ok(()) => {
            let differ: Vec<usize> = (0..8 * output).filter(|&i| run.written[i] != Some(expected[i])).collect();
            match (differ.first(), &run.code.foreign) {
                (Some(&bit), _) => {
                    let round = domain.lacks(expected[bit]);
                    Outcome::Different { bit, count: differ.len(), unknown: run.first_unknown, round }
                }
                (_, Some(why)) => Outcome::OtherCode(why.clone()),
                _ if run.traces > 0 => Outcome::Traces(run.traces),
                _ => Outcome::Proved,
            }
        }
    };
    let mut report = Report {
        code: run.code,
        executed: run.executed,
        cut_points,
        left: run.left,
        here: computer.is_here(job),
        result,
        seconds: 0.0,
        instructions: run.instructions,
        last_product: run.last_product,
        constants: run.constants,
    };
    if report.result == Outcome::Proved && !has_values(&domain, job, &inputs, &expected) {
        report.result = Outcome::OtherValues;
    }
    report
}

/// Whether the output bits have the right values at random points. A point gives a value to each variable. The right
/// values are the results of the specification over known bits.
///
/// This check is independent of the algebra's rules. In the proof, the specification and the machine use the same
/// operations of the algebra. So an error in an operation may change both results in the same way, and the comparison
/// of these results does not show the error. This function does not check the rules that only the machine uses. The
/// tests of the algebras check these rules.
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

/// Executes a job from three known random inputs, in the machine and on a CPU if possible. Returns the first difference
/// from the specification.
///
/// The machine executes the code with the patches, over the job's algebra. If the job's CPU is available, this CPU also
/// runs the job without the patches, and must compute the specification's result.
pub fn difference(job: &Job, computer: &impl Computer, patches: &[(u64, u8)]) -> Option<Outcome> {
    (0..3).find_map(|seed| match job.over {
        Over::Sums => difference_over(Sums::default(), job, computer, patches, seed),
        Over::Decisions { big_endian } => difference_over(Decisions::new(big_endian), job, computer, patches, seed),
    })
}

fn difference_over<D: Domain>(
    mut domain: D,
    job: &Job,
    computer: &impl Computer,
    patches: &[(u64, u8)],
    seed: u64,
) -> Option<Outcome> {
    let inputs = job.inputs(&mut Random(seed));
    // The values that the job's caller leaves in registers and memory are random.
    let setting = Setting { patches, most: None, seed: Some(!seed) };
    let run = computer.execute(&mut domain, job, &inputs.map(|&bit| Bit::from(bit)), setting);
    if let Err(refusal) = run.result {
        return Some(Outcome::Refused(refusal));
    }
    let said = job.standard.plain(&inputs);
    let said_at = |i: usize| said.get(i).map(|&bit| Bit::from(bit));
    let differ: Vec<usize> = (0..said.len().max(run.written.len()).max(1))
        .filter(|&i| said_at(i).is_none() || run.written.get(i) != Some(&said_at(i)))
        .collect();
    match differ.first() {
        Some(&bit) => Some(Outcome::DifferentValues { bit, count: differ.len() }),
        None => computer
            .compute(job, &inputs)
            .is_some_and(|written| written != crate::plain::bytes(&said))
            .then_some(Outcome::OtherProcessor),
    }
}
