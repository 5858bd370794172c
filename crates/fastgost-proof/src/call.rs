//! Executes a job, which is a call of a kernel. The machine, which is a model of a CPU, imitates the CPU of the job.
//! The job's inputs and output are in buffers of this process. The inputs are unknown or known.

use crate::{
    code,
    domain::{Bit, Domain, ZERO, known, sums::Sums},
    faults,
    jobs::{self, Entry, Inputs, Job, KEYS, Sizes, TEXT},
    machine::{
        Machine, Refusal,
        cpu::Cpu,
        memory::{Program, Region},
        process::Process,
    },
    prove::{Computer, Run, Setting},
    random::Random,
};
use fastgost::Level;
use fastgost_base::stack::overwrite;
use iced_x86::Instruction;

/// The memory in this process that a job reads and writes: its key, its initial value, its input and its output. None
/// of these buffers is aligned.
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

/// The addresses of the buffers for the key, the initial value, the input and the output, in this order.
type Places = [u64; 4];

/// Returns a machine that imitates `cpu` and may access the buffers. Also returns the addresses of the buffers.
fn machine<'d, 'p, D: Domain>(
    domain: &'d mut D,
    process: &'p Process,
    (cpu, sizes): (Cpu, &Sizes),
    buffers: &Buffers,
    inputs: &Inputs<Bit>,
    setting: Setting<'_>,
) -> (Machine<'d, 'p, D>, Places) {
    let mut machine = Machine::new(domain, process, setting.patches);
    machine.most = setting.most.unwrap_or(machine.most);
    machine.random = setting.seed.map(Random);
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
    machine.become_cpu(cpu);
    (machine, at)
}

/// Returns the position of a level in the list of all levels. This position is the first argument of every [`Entry`].
fn number(level: Level) -> usize {
    Level::ALL.iter().position(|&other| other == level).unwrap_or(usize::MAX)
}

/// Returns the arguments with which the machine calls an [`Entry`].
fn arguments(level: Level, at: Places, length: usize) -> [u64; 6] {
    [number(level) as u64, at[0], at[1], at[2], at[3], length as u64]
}

impl Computer for Process {
    fn execute<D: Domain>(&self, domain: &mut D, job: &Job, inputs: &Inputs<Bit>, setting: Setting<'_>) -> Run {
        let buffers = Box::<Buffers>::default();
        let (mut machine, at) = machine(domain, self, (job.cpu, &job.sizes), &buffers, inputs, setting);
        let result = machine.call(job.entry as *const () as u64, &arguments(job.cpu.level, at, job.length));
        let (all, executed, left) = (machine.instructions(), machine.executed, machine.memory.left());
        let traces = result.and_then(|()| machine.overwrite(overwrite as *const () as u64));
        Run {
            traces: traces.as_ref().map_or(0, |&bytes| bytes),
            result: traces.map(drop),
            written: machine.memory.written(at[3], job.sizes.output),
            code: code::of(job.cpu, &all, &machine.memory),
            executed,
            left,
            instructions: all.iter().filter_map(|i| Some((i.ip(), i.len(), *machine.first.get(&i.ip())?))).collect(),
            last_product: machine.last_product,
            first_unknown: machine.first_unknown,
            constants: machine.memory.constants.iter().map(|(&at, &length)| (at, length)).collect(),
        }
    }

    fn compute(&self, job: &Job, inputs: &Inputs<bool>) -> Option<Vec<u8>> {
        if !self.is_here(job) {
            return None;
        }
        let mut buffers = Box::<Buffers>::default();
        let Buffers { key, iv, input, output, .. } = &mut *buffers;
        let fill = |bytes: &mut [u8], bits: &[bool]| {
            bytes.iter_mut().zip(crate::plain::bytes(bits)).for_each(|(byte, value)| *byte = value);
        };
        fill(key, &inputs.key);
        fill(iv, &inputs.iv);
        fill(input, &inputs.input);
        fill(output, &inputs.output);
        (job.entry)(number(job.cpu.level), key, iv, input, output, job.length);
        Some(output[..job.sizes.output].to_vec())
    }

    fn name(&self) -> &'static str {
        ""
    }

    fn mutate(&self, place: (u64, usize), offset: bool, random: &mut Random) -> Option<(u64, u8, String)> {
        faults::mutate(self, place, offset, random)
    }

    fn constant(&self, address: u64) -> Option<u8> {
        let mut byte = [0];
        self.read(address, &mut byte).ok().filter(|()| self.is_constant(address))?;
        Some(byte[0])
    }

    fn symbol(&self, address: u64) -> Option<&str> {
        self.symbols.at(address).map(|symbol| symbol.0)
    }

    fn is_here(&self, job: &Job) -> bool {
        job.cpu.is_here()
    }
}

/// Returns the instructions that a job executes. The job executes the same instructions for all inputs.
///
/// # Errors
/// Returns an error if the machine refuses an instruction.
pub fn instructions(job: &Job, process: &Process) -> Result<Vec<Instruction>, Refusal> {
    let inputs = job.inputs(&mut Random(0)).map(|&bit| Bit::from(bit));
    let (mut sums, buffers) = (Sums::default(), Box::<Buffers>::default());
    let setting = Setting { seed: Some(!0), ..Setting::default() };
    let (mut machine, at) = machine(&mut sums, process, (job.cpu, &job.sizes), &buffers, &inputs, setting);
    machine.call(job.entry as *const () as u64, &arguments(job.cpu.level, at, job.length))?;
    Ok(machine.instructions())
}

/// Returns all jobs of this program, of all levels.
///
/// # Errors
/// Returns an error if the machine refuses to say which kernels a CPU has.
pub fn all(process: &Process) -> Result<Vec<Job>, Refusal> {
    Ok(jobs::of(&jobs::kernels(|cpu, entry| answer(process, cpu, entry))?))
}

/// Executes an entry (the function of a job) on a CPU, and returns the number that the entry writes to the output in 8
/// bytes. If the entry writes nothing, the result is `None`.
///
/// # Errors
/// Returns an error if the machine refuses an instruction.
fn answer(process: &Process, cpu: Cpu, entry: Entry) -> Result<Option<u64>, Refusal> {
    let (mut domain, buffers) = (Sums::default(), Box::<Buffers>::default());
    let sizes = Sizes { key: 32, output: 8, ..Sizes::default() };
    let inputs = Inputs { key: vec![ZERO; 8 * sizes.key], iv: Vec::new(), input: Vec::new(), output: Vec::new() };
    // No proof depends on this execution, so the values that a caller leaves in registers may be known here. The
    // machine computes with known values faster than with unknown values.
    let setting = Setting { seed: Some(0), ..Setting::default() };
    let (mut machine, at) = machine(&mut domain, process, (cpu, &sizes), &buffers, &inputs, setting);
    machine.call(entry as *const () as u64, &arguments(cpu.level, at, sizes.output))?;
    let bits: Option<Vec<Bit>> = machine.memory.written(at[3], sizes.output).into_iter().collect();
    Ok(bits.and_then(|bits| known(&bits)))
}
