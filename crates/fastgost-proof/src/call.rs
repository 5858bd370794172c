//! The call of a job: its buffers, its CPU, and how the machine executes it, over unknown or known inputs.

use crate::{
    domain::{Bit, Domain, ZERO, decisions::Decisions, known, sums::Sums},
    jobs::{Entry, Inputs, Job, KEYS, Over, Sizes, TEXT},
    machine::{Machine, Refusal, cpu::Cpu, memory::Region, process::Process},
    oracle::operands::Random,
};
use fastgost::Level;
use iced_x86::Instruction;

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

/// The addresses of the buffers: key, initial value, input, output.
type Places = [u64; 4];

/// A machine that is a CPU, with buffers that it may access, and their addresses.
///
/// # Errors
/// If the program cannot be told which CPU it is.
pub(super) fn machine<'d, 'p, D: Domain>(
    domain: &'d mut D,
    process: &'p Process,
    patches: &[(u64, u8)],
    (cpu, sizes): (Cpu, &Sizes),
    buffers: &Buffers,
    inputs: &Inputs<Bit>,
) -> Result<(Machine<'d, 'p, D>, Places), Refusal> {
    let mut machine = Machine::new(domain, process, patches);
    let at = [
        buffers.key.as_ptr() as u64,
        buffers.iv.as_ptr() as u64,
        buffers.input.as_ptr() as u64,
        buffers.output.as_ptr() as u64,
    ];
    let sizes = [sizes.key, sizes.iv, sizes.input, sizes.output];
    for (n, bits) in [&inputs.key, &inputs.iv, &inputs.input, &inputs.output].into_iter().enumerate() {
        machine.memory.allow(Region { start: at[n], length: sizes[n] as u64, writable: n == 3, own: false });
        for (i, byte) in bits.chunks(8).enumerate() {
            machine.memory.store(at[n] + i as u64, byte);
        }
    }
    machine.marker = crate::jobs::prepared as *const () as u64;
    machine.become_cpu(cpu).map_err(|why| Refusal { address: 0, executed: 0, instruction: "the start".into(), why })?;
    Ok((machine, at))
}

/// The place of a level among all: an entry's first argument.
fn number(level: Level) -> usize {
    Level::ALL.iter().position(|&other| other == level).unwrap_or(usize::MAX)
}

/// An entry's arguments.
pub(super) fn arguments(level: Level, at: Places, length: usize) -> [u64; 6] {
    [number(level) as u64, at[0], at[1], at[2], at[3], length as u64]
}

/// The bits that were written to the output.
pub(super) fn written<D: Domain>(machine: &Machine<'_, '_, D>, at: Places, bytes: usize) -> Vec<Option<Bit>> {
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
    let inputs = inputs.map(|&bit| Bit::from(bit));
    let (mut machine, at) = machine(domain, process, patches, (job.cpu, &job.sizes), buffers, &inputs)?;
    machine.random = Some(Random(!seed));
    machine.call(job.entry as *const () as u64, &arguments(job.cpu.level, at, job.length))?;
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

/// The number of eight bytes that an entry writes on a CPU, from zeros. There is none if it writes nothing.
///
/// # Errors
/// What the machine refuses.
pub fn answer(process: &Process, cpu: Cpu, entry: Entry) -> Result<Option<u64>, Refusal> {
    let (mut domain, buffers) = (Sums::default(), Box::<Buffers>::default());
    let sizes = Sizes { key: 32, output: 8, ..Sizes::default() };
    let inputs = Inputs { key: vec![ZERO; 8 * sizes.key], iv: Vec::new(), input: Vec::new(), output: Vec::new() };
    let (mut machine, at) = machine(&mut domain, process, &[], (cpu, &sizes), &buffers, &inputs)?;
    machine.call(entry as *const () as u64, &arguments(cpu.level, at, sizes.output))?;
    let bits: Option<Vec<Bit>> = written(&machine, at, sizes.output).into_iter().collect();
    Ok(bits.and_then(|bits| known(&bits)))
}

/// Whether the machine computes from known random inputs what the standard says, with patches for the machine only, and, if this CPU
/// is the job's, what this CPU does. The machine has the job's algebra.
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
    let bytes = found.chunks(8).map(|byte| known(&byte.iter().copied().collect::<Option<Vec<Bit>>>()?));
    let mut agrees = bytes.eq(said.iter().map(|&byte| Some(u64::from(byte))));
    if job.cpu.is_here() {
        let Buffers { key, iv, input, output: text, .. } = &mut *buffers;
        (job.entry)(number(job.cpu.level), key, iv, input, text, job.length);
        agrees &= text.get(..output) == Some(&said[..]);
    }
    agrees
}
