//! Jobs of this program, on this CPU.

use super::{Machine, Refusal, memory::Region, process::Process};
use crate::{
    code,
    domain::{Bit, Domain, sums::Sums},
    jobs::{Inputs, Job, KEYS, TEXT},
    prove::{Computer, Run, Setting},
    random::Random,
};
use fastgost::Level;
use iced_x86::Instruction;

/// The buffers of a job, none of them aligned.
#[repr(C, align(64))]
struct Buffers {
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

fn machine<'d, 'p, D: Domain>(
    domain: &'d mut D,
    process: &'p Process,
    job: &Job,
    buffers: &Buffers,
    inputs: &Inputs<Bit>,
    setting: Setting<'_>,
) -> (Machine<'d, 'p, D>, Places) {
    let mut machine = Machine::new(domain, process, setting.patches);
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
    machine.most = setting.most.unwrap_or(machine.most);
    machine.random = setting.seed.map(Random);
    (machine, at)
}

fn level(job: &Job) -> usize {
    Level::ALL.iter().position(|&level| level == job.level).unwrap_or(usize::MAX)
}

fn call<D: Domain>(machine: &mut Machine<'_, '_, D>, job: &Job, at: Places) -> Result<(), Refusal> {
    let arguments = [level(job) as u64, at[0], at[1], at[2], at[3], job.length as u64];
    machine.call(job.entry as *const () as u64, &arguments)
}

impl Computer for Process {
    fn execute<D: Domain>(&self, domain: &mut D, job: &Job, inputs: &Inputs<Bit>, setting: Setting<'_>) -> Run {
        let buffers = Box::<Buffers>::default();
        let (mut machine, at) = machine(domain, self, job, &buffers, inputs, setting);
        let result = call(&mut machine, job, at);
        let all = machine.instructions();
        Run {
            result,
            written: machine.memory.written(at[3], job.sizes.output),
            code: code::of(job.level, &all, &machine.memory),
            executed: machine.executed,
            left: machine.memory.left(),
            instructions: all.iter().filter_map(|i| Some((i.ip(), i.len(), *machine.first.get(&i.ip())?))).collect(),
            last_product: machine.last_product,
            constants: machine.memory.constants.iter().map(|(&at, &length)| (at, length)).collect(),
        }
    }

    fn compute(&self, job: &Job, inputs: &Inputs<bool>) -> Option<Vec<u8>> {
        let mut buffers = Box::<Buffers>::default();
        let Buffers { key, iv, input, output, .. } = &mut *buffers;
        let fill = |bytes: &mut [u8], bits: &[bool]| {
            bytes.iter_mut().zip(crate::plain::bytes(bits)).for_each(|(byte, value)| *byte = value);
        };
        fill(key, &inputs.key);
        fill(iv, &inputs.iv);
        fill(input, &inputs.input);
        fill(output, &inputs.output);
        (job.entry)(level(job), key, iv, input, output, job.length);
        Some(output[..job.sizes.output].to_vec())
    }
}

/// The instructions that a job executes. They are the same for all inputs.
///
/// # Errors
/// What the machine refuses.
pub fn instructions(job: &Job, process: &Process) -> Result<Vec<Instruction>, Refusal> {
    let inputs = job.inputs(&mut Random(0)).map(|&bit| Bit::from(bit));
    let (mut sums, buffers) = (Sums::default(), Box::<Buffers>::default());
    let setting = Setting { seed: Some(!0), ..Setting::default() };
    let (mut machine, at) = machine(&mut sums, process, job, &buffers, &inputs, setting);
    call(&mut machine, job, at)?;
    Ok(machine.instructions())
}
