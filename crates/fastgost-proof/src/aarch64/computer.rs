//! Executes the jobs (calls of kernels) of a program for AArch64 in the machine, which is a model of the CPU. An
//! emulator of the CPU also runs this program, so that the results of the emulator can be compared with the results of
//! the machine.

use super::{
    machine::{At, Machine},
    models::feature,
    operands,
    program::Elf,
};
use crate::{
    code,
    cpu::{Cpu, Maker},
    domain::{Bit, Domain, sums::Sums},
    jobs::{self, Inputs, Job, Kernel},
    machine::{
        Refusal,
        memory::{Program, Region},
    },
    prove::{Computer, Run, Setting},
    random::Random,
};
use std::{
    collections::BTreeMap,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// The addresses of a job's buffers, in this order: the key, the initial value, the input and the output. The addresses
/// are not aligned.
const BUFFERS: [u64; 4] = [0x2000_0000_0001, 0x2000_0010_0003, 0x2000_0020_0005, 0x2000_0030_0007];

/// A program for AArch64. The field `runner` is the command line of the emulator that runs this program.
#[derive(Debug)]
pub struct Emulated {
    elf: Elf,
    path: PathBuf,
    runner: Vec<String>,
    /// The address of the program's function that overwrites the stack.
    overwrite: u64,
    /// Maps the title of each job to the address of the job's function, and to the number of the job's level (a set of
    /// CPU features).
    entries: BTreeMap<String, (u64, u64)>,
    kernels: Vec<Kernel>,
}

impl Emulated {
    /// Loads a program, and asks the program for the list of its jobs. `runner` is the emulator's command line.
    ///
    /// # Errors
    /// Returns an error if the program cannot be loaded, or does not list its jobs.
    pub fn open(path: PathBuf, runner: Vec<String>) -> io::Result<Self> {
        let elf = Elf::load(&fs::read(&path)?)?;
        let find = |name| elf.symbols().find(name).map(|symbol| symbol.0);
        let (prepared, overwrite) = find("fastgost_proof::jobs::prepared")
            .zip(find("fastgost_base::stack::overwrite"))
            .ok_or_else(|| io::Error::other("it is not fastgost-proof, with its symbols"))?;
        let mut emulated = Self { elf, path, runner, overwrite, entries: BTreeMap::new(), kernels: Vec::new() };
        let list = emulated.run(&["list"], &[])?;
        let list = String::from_utf8(list).map_err(io::Error::other)?;
        for line in list.lines() {
            emulated.note(line, prepared).ok_or_else(|| io::Error::other(format!("the list has the line {line:?}")))?;
        }
        Ok(emulated)
    }

    /// Stores one line of the list that the program prints. The line describes a kernel, or says at which address
    /// the function of a job is and which level the job has. Returns `None` if the line has another form, or if an
    /// earlier line names the same job.
    fn note(&mut self, line: &str, prepared: u64) -> Option<()> {
        let mut words = line.splitn(4, ' ');
        let (kind, first, second, third) = (words.next()?, words.next()?, words.next()?, words.next()?);
        if kind == "kernel" {
            let cpu = Cpu { level: second.parse().ok()?, maker: Maker::Intel };
            self.kernels.push(Kernel { algorithm: first.into(), cpu, group: third.parse().ok()? });
            return Some(());
        }
        let entry = prepared.wrapping_add(first.parse().ok()?);
        self.entries.insert(third.into(), (entry, second.parse().ok()?)).is_none().then_some(())
    }

    /// Returns the jobs that the program has listed.
    pub fn jobs(&self) -> Vec<Job> {
        let mut jobs = jobs::of(&self.kernels);
        jobs.retain(|job| self.entries.contains_key(&job.title()));
        jobs
    }

    /// Runs the program with these arguments and this input, and returns what the program writes to its standard
    /// output.
    fn run(&self, arguments: &[&str], input: &[u8]) -> io::Result<Vec<u8>> {
        let mut command = self.emulator(&self.path)?;
        let mut child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        if let Some(mut stdin) = child.stdin.take() {
            stdin.write_all(input)?;
        }
        output(child)
    }

    /// Runs another program in the emulator, without input, and returns what the program writes to its standard
    /// output.
    pub(super) fn other(&self, program: &Path) -> io::Result<Vec<u8>> {
        output(self.emulator(program)?.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?)
    }

    fn emulator(&self, program: &Path) -> io::Result<Command> {
        let (emulator, options) = self.runner.split_first().ok_or_else(|| io::Error::other("no emulator"))?;
        let mut command = Command::new(emulator);
        command.args(options).arg(program);
        Ok(command)
    }

    /// Returns the loaded program.
    pub(super) fn program(&self) -> &Elf {
        &self.elf
    }

    /// Executes a job in the machine, and returns the instructions that were executed. A job executes the same
    /// instructions for all inputs.
    pub(super) fn instructions(&self, job: &Job) -> Result<Vec<At>, Refusal> {
        let inputs = job.inputs(&mut Random(0)).map(|&bit| Bit::from(bit));
        let mut sums = Sums::default();
        let mut machine = self.machine(&mut sums, job, &inputs, Setting { seed: Some(!0), ..Setting::default() });
        self.call(&mut machine, job)?;
        Ok(machine.instructions())
    }

    /// Makes a machine whose memory contains the job's buffers. The buffers contain `inputs`.
    fn machine<'d, D: Domain>(
        &self,
        domain: &'d mut D,
        job: &Job,
        inputs: &Inputs<Bit>,
        setting: Setting<'_>,
    ) -> Machine<'d, '_, D> {
        let mut machine = Machine::new(domain, &self.elf, job.cpu.level, setting.patches);
        machine.most = setting.most.unwrap_or(machine.most);
        machine.random = setting.seed.map(Random);
        let sizes = [job.sizes.key, job.sizes.iv, job.sizes.input, job.sizes.output];
        for (n, bits) in [&inputs.key, &inputs.iv, &inputs.input, &inputs.output].into_iter().enumerate() {
            machine.memory.allow(Region { start: BUFFERS[n], length: sizes[n] as u64, writable: n == 3, own: false });
            for (at, byte) in (BUFFERS[n]..).zip(bits.chunks(8)) {
                machine.memory.store(at, byte);
            }
        }
        machine
    }

    fn call<D: Domain>(&self, machine: &mut Machine<'_, '_, D>, job: &Job) -> Result<(), Refusal> {
        let [key, iv, input, output] = BUFFERS;
        let (entry, number) = self.entries.get(&job.title()).copied().unwrap_or((0, 0));
        machine.call(entry, &[number, key, iv, input, output, job.length as u64])
    }
}

/// Waits for a process, and returns the output of the process if the process succeeds.
fn output(child: Child) -> io::Result<Vec<u8>> {
    let output = child.wait_with_output()?;
    if !output.status.success() {
        return Err(io::Error::other(format!("the emulator: {}", output.status)));
    }
    Ok(output.stdout)
}

impl Computer for Emulated {
    fn execute<D: Domain>(&self, domain: &mut D, job: &Job, inputs: &Inputs<Bit>, setting: Setting<'_>) -> Run {
        let mut machine = self.machine(domain, job, inputs, setting);
        let result = self.call(&mut machine, job);
        let (all, executed, left) = (machine.instructions(), machine.executed, machine.memory.left());
        let traces = result.and_then(|()| machine.overwrite(self.overwrite));
        let lacks = all.iter().find_map(|i| {
            let needed = feature(i)?;
            let mut has = false;
            job.cpu.level.features(|name, _| has |= name == needed);
            let text = i.instruction;
            (!has).then(|| format!("{text} at {:#x} needs {needed}, which the level does not have", i.address))
        });
        let code = all.iter().map(|i| (i.address, operands::without_distances(i)));
        Run {
            traces: traces.as_ref().map_or(0, |&bytes| bytes),
            result: traces.map(drop),
            written: machine.memory.written(BUFFERS[3], job.sizes.output),
            code: code::describe(job.cpu.level, code, &machine.memory, lacks),
            executed,
            left,
            instructions: all.iter().filter_map(|i| Some((i.address, 4, *machine.first.get(&i.address)?))).collect(),
            last_product: machine.last_product,
            first_unknown: machine.first_unknown,
            constants: machine.memory.constants.iter().map(|(&at, &length)| (at, length)).collect(),
        }
    }

    fn compute(&self, job: &Job, inputs: &Inputs<bool>) -> Option<Vec<u8>> {
        let bits: Vec<bool> = inputs.all().copied().collect();
        // If the program cannot run the job, the result is an empty output. An empty output differs from every expected
        // output.
        Some(self.run(&["run", &job.title()], &crate::plain::bytes(&bits)).unwrap_or_default())
    }

    fn name(&self) -> &'static str {
        "aarch64 "
    }

    fn mutate(&self, (start, _): (u64, usize), offset: bool, random: &mut Random) -> Option<(u64, u8, String)> {
        let mut bytes = [0; 4];
        self.elf.read(start, &mut bytes).ok()?;
        let before = At::new(start, bytes).ok()?;
        // Jumps, calls and returns are not changed, because they compute nothing.
        if before.goes_elsewhere() {
            return None;
        }
        let bit = if offset {
            let (from, to) = before.distance()?;
            from + random.below(to - from)
        } else {
            random.below(32)
        };
        let place = (bit / 8) as usize;
        bytes[place] ^= 1 << (bit % 8);
        let after = At::new(start, bytes).ok()?;
        let what = format!("{} becomes {} at {start:#x}", before.instruction, after.instruction);
        let same = after.goes_elsewhere() || after.instruction == before.instruction;
        (!same).then_some((start + place as u64, bytes[place], what))
    }

    fn constant(&self, address: u64) -> Option<u8> {
        let mut byte = [0];
        self.elf.read(address, &mut byte).ok().filter(|()| self.elf.is_constant(address))?;
        Some(byte[0])
    }

    fn symbol(&self, address: u64) -> Option<&str> {
        self.elf.symbols().at(address).map(|symbol| symbol.0)
    }

    fn is_here(&self, _: &Job) -> bool {
        true
    }
}
