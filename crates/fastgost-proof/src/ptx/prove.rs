//! The whole proof of a job that runs kernels for GPUs.

use super::{
    abi::EXPAND_KEYS,
    host,
    job::{Job, Values},
    launch::{Grid, Together, parameters},
    memory::Memory,
    thread,
};
use crate::{
    domain::{Bit, Domain, POINTS, decisions::Decisions, known, sums::Sums},
    jobs::{Inputs, Over},
    machine::Refusal,
    oracle::operands::Random,
    plain::{self, Plain},
    prove::Outcome,
    standard::Bits,
};
use fastgost_gpu_emulator::ptx::{Entry, Module};
use std::{collections::BTreeSet, time::Instant};

/// The report about the proof of a job.
#[derive(Clone, Debug)]
pub struct Report {
    /// The number of instructions that were executed, in all threads together.
    pub executed: usize,
    /// The number of intermediate values that the specification has named, in all threads together.
    pub cut_points: usize,
    /// The result of the proof.
    pub result: Outcome,
    /// The time that the proof has taken.
    pub seconds: f64,
    /// The lines of the module that were executed, counted from 1.
    pub lines: BTreeSet<u32>,
}

/// Proves a job. Executes the job with unknown inputs, and compares its output with the specification.
pub fn prove(job: &Job, module: &Module) -> Report {
    let start = Instant::now();
    let mut report =
        Report { executed: 0, cut_points: 0, result: Outcome::Proved, seconds: 0.0, lines: BTreeSet::new() };
    let result = match job.over() {
        Over::Sums => over(Sums::default(), job, module, &mut report),
        Over::Decisions { big_endian } => over(Decisions::new(big_endian), job, module, &mut report),
    };
    report.result = result.err().unwrap_or(Outcome::Proved);
    report.seconds = start.elapsed().as_secs_f64();
    report
}

/// Whether a job writes the specification's result for known random inputs. The job runs twice. The first run is on the
/// emulated GPU, with the words of keys that the library makes. In the second run, this crate executes the threads.
pub fn agrees(job: &Job, module: &Module, seed: u64) -> bool {
    let inputs = job.random(&mut Random(seed));
    let keys = keys(job, &mut Plain, &inputs);
    let said = plain::bytes(&job.says(&mut Plain, &keys, &inputs, |_| true));
    let executed = || match job.over() {
        Over::Sums => executes(Sums::default(), job, module, &inputs),
        Over::Decisions { big_endian } => executes(Decisions::new(big_endian), job, module, &inputs),
    };
    host::emulate(job, module, &inputs) == Ok(said.clone()) && executed() == Some(said)
}

impl Job {
    fn over(&self) -> Over {
        self.cipher.over()
    }
}

/// Returns the specification's round keys for all keys of the job.
fn keys<A: crate::algebra::Algebra>(job: &Job, algebra: &mut A, inputs: &Inputs<A::Bit>) -> Vec<Vec<Bits<A>>> {
    inputs.key.chunks(256).map(|key| job.cipher.keys(algebra, key)).collect()
}

/// A prepared launch of a cipher's kernel. The struct contains the kernel, the grid, the parameters, and the memory
/// after `expand_keys` has run.
struct Prepared<'m> {
    entry: &'m Entry,
    memory: Memory,
    parameters: Vec<Bit>,
    grid: Grid,
    to: u64,
}

/// Makes the result of a proof that was refused for a reason other than an instruction.
pub fn refused(why: String) -> Outcome {
    Outcome::Refused(Refusal { address: 0, executed: 0, instruction: "the launch".into(), why })
}

/// Writes all inputs to memory, and runs `expand_keys`.
fn prepare<'m, D: Domain>(
    domain: &mut D,
    job: &Job,
    module: &'m Module,
    keys: &[Vec<Bits<D>>],
    inputs: &Inputs<Bit>,
    lines: &mut BTreeSet<u32>,
) -> Result<Prepared<'m>, Outcome> {
    let find = |name: &str| module.entry(name).ok_or_else(|| refused(format!("there is no kernel {name}")));
    let (expand, entry) = (find(EXPAND_KEYS)?, find(job.kernel())?);
    let mut memory = Memory::default();
    let words: Vec<Bit> = keys.iter().flat_map(|keys| job.cipher.words(domain, keys, job.decrypt)).collect();
    let text = job.text(inputs);
    let masks = words.len();
    let place = memory.allocate(words.len() / 8, Some(&words));
    let expanded = memory.allocate(job.expanded(), None);
    let from = memory.allocate(text.len() / 8, Some(text));
    let to = if job.in_place { from } else { memory.allocate(text.len() / 8, None) };
    let values = Values::<Bit>::expansion(domain, expanded, place, masks);
    let values = parameters(expand, &values).map_err(refused)?;
    let grid = Grid::of(expand, masks).map_err(refused)?;
    let mut together = Together::default();
    let mut written = Vec::new();
    domain.executes(true);
    for place in grid.places() {
        let trace = thread::run(domain, expand, place, &memory, (&values, &[])).map_err(Outcome::Refused)?;
        written.push(together.add(trace).map_err(refused)?);
    }
    domain.executes(false);
    together.agree().map_err(refused)?;
    let own = expanded..expanded + job.expanded() as u64;
    if let Some(at) = written.iter().flat_map(|written| written.keys()).find(|at| !own.contains(at)) {
        return Err(refused(format!("{EXPAND_KEYS} writes to {at:#x}, outside of the keys")));
    }
    lines.extend(together.places.iter().map(|&at| expand.lines[at as usize]));
    written.iter().for_each(|written| memory.write(written));
    let values = Values { from, to, expanded, iv: &inputs.iv }.of(domain, job);
    let parameters = parameters(entry, &values).map_err(refused)?;
    let grid = Grid::of(entry, job.threads()).map_err(refused)?;
    Ok(Prepared { entry, memory, parameters, grid, to })
}

fn over<D: Domain + Clone>(mut domain: D, job: &Job, module: &Module, report: &mut Report) -> Result<(), Outcome> {
    let inputs = job.inputs(|| domain.byte());
    let idle: Vec<Bit> = (0..job.cipher.block()).flat_map(|_| domain.byte()).collect();
    let keys = keys(job, &mut domain, &inputs);
    let prepared = prepare(&mut domain, job, module, &keys, &inputs, &mut report.lines)?;
    if let Some(why) = domain.refusal() {
        return Err(refused(why));
    }
    let points = Points::new(job, &inputs);
    let mut together = Together::default();
    let mut missing: BTreeSet<usize> = (0..job.blocks).collect();
    for (number, place) in prepared.grid.places().enumerate() {
        // Each thread begins with a copy of the algebra that has only the names from the expansion of the keys.
        let mut domain = domain.clone();
        let own = job.own(number);
        job.name_others(&mut domain, &keys, &inputs, &idle, number);
        let expected = job.says(&mut domain, &keys, &inputs, |block| own.contains(&block));
        if let Some(why) = domain.refusal() {
            return Err(refused(why));
        }
        let values = (&prepared.parameters[..], &idle[..]);
        domain.executes(true);
        let trace =
            thread::run(&mut domain, prepared.entry, place, &prepared.memory, values).map_err(Outcome::Refused)?;
        report.cut_points += domain.cut_points();
        let unknown = trace.unknown.map(u64::from);
        let written = together.add(trace).map_err(refused)?;
        let size = job.cipher.block();
        if written.len() != own.len() * size {
            return Err(refused(format!("thread {number} writes {} bytes of {} blocks", written.len(), own.len())));
        }
        let mut bits = Vec::new();
        for &block in &own {
            let expected = &expected[8 * size * block..][..8 * size];
            let found = |i: usize| written.get(&(prepared.to + (size * block + i / 8) as u64)).map(|byte| byte[i % 8]);
            let differ: Vec<usize> = (0..8 * size).filter(|&i| found(i) != Some(expected[i])).collect();
            if let Some(&first) = differ.first() {
                let (bit, round) = (8 * size * block + first, domain.lacks(expected[first]));
                return Err(Outcome::Different { bit, count: differ.len(), unknown, round });
            }
            // If an expected bit is a constant, the comparison would prove nothing, so the proof is refused.
            if expected.iter().any(|&bit| bit < 2) {
                return Err(refused("the standard says constants".into()));
            }
            bits.extend(expected.iter().enumerate().map(|(i, &bit)| (8 * size * block + i, bit)));
            missing.remove(&block);
        }
        if !points.has_values(&domain, &bits) {
            return Err(Outcome::OtherValues);
        }
    }
    together.agree().map_err(refused)?;
    report.lines.extend(together.places.iter().map(|&at| prepared.entry.lines[at as usize]));
    report.executed = together.executed;
    match missing.first() {
        Some(block) => Err(refused(format!("no thread has block {block}"))),
        None => Ok(()),
    }
}

/// Random inputs (the points), and the results of the specification for these inputs. The results are computed over
/// known bits.
struct Points {
    given: Vec<(Bit, u64)>,
    right: Vec<Vec<bool>>,
}

impl Points {
    fn new(job: &Job, unknown: &Inputs<Bit>) -> Self {
        let mut random = Random(0x5eed);
        let points: Vec<Inputs<bool>> = (0..POINTS).map(|_| job.random(&mut random)).collect();
        let mut given: Vec<(Bit, u64)> = unknown.all().map(|&bit| (bit, 0)).collect();
        for (point, values) in points.iter().enumerate() {
            for (given, &value) in given.iter_mut().zip(values.all()) {
                given.1 |= u64::from(value) << point;
            }
        }
        let says = |inputs: &Inputs<bool>| {
            let keys = keys(job, &mut Plain, inputs);
            job.says(&mut Plain, &keys, inputs, |_| true)
        };
        Self { given, right: points.iter().map(says).collect() }
    }

    /// Whether these bits of the text have the right values at the points. The right values are computed over known
    /// bits, so the check finds an error in a rule of the algebra even if the specification used the same wrong rule.
    fn has_values<D: Domain>(&self, domain: &D, bits: &[(usize, Bit)]) -> bool {
        if bits.is_empty() {
            return true;
        }
        let only: Vec<Bit> = bits.iter().map(|&(_, bit)| bit).collect();
        let values = domain.evaluate(&self.given, &only, &mut Random(0x5eed));
        bits.iter().zip(values).all(|(&(place, _), value)| {
            self.right.iter().enumerate().all(|(point, right)| right[place] == (value >> point & 1 == 1))
        })
    }
}

/// Returns the output of the threads for known inputs. If a thread is refused, the result is `None`.
fn executes<D: Domain>(mut domain: D, job: &Job, module: &Module, inputs: &Inputs<bool>) -> Option<Vec<u8>> {
    let inputs = inputs.map(|&bit| Bit::from(bit));
    let keys = keys(job, &mut domain, &inputs);
    let prepared = prepare(&mut domain, job, module, &keys, &inputs, &mut BTreeSet::new()).ok()?;
    let mut text = vec![0; job.text(&inputs).len() / 8];
    for place in prepared.grid.places() {
        let values = (&prepared.parameters[..], &[][..]);
        let trace = thread::run(&mut domain, prepared.entry, place, &prepared.memory, values).ok()?;
        for (at, byte) in trace.traffic.written {
            *text.get_mut(at.checked_sub(prepared.to)? as usize)? = known(&byte)? as u8;
        }
    }
    Some(text)
}
