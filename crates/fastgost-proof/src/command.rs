//! The command.

use crate::{
    call::instructions,
    domain::sums::Sums,
    faults::{Fate, plant},
    jobs::{self, Job},
    machine::{process::Process, state::Models, text},
    oracle::{self, Oracle, compare::check},
    prove::{Changes, Outcome, Report, prove},
    unproved,
};
use iced_x86::{FlowControl, Instruction, Mnemonic};
use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    process::ExitCode,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

/// Runs the command.
pub fn run() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let filter = arguments.get(1).map_or("", |name| name);
    let work: fn(&Process, Vec<Job>) -> ExitCode = match arguments.first().map(String::as_str) {
        Some("prove") => |process, jobs| proofs(process, jobs, false),
        Some("unproved") => |process, jobs| proofs(process, jobs, true),
        Some("faults") => faults,
        Some("models") => models,
        Some("list") => list,
        _ => {
            eprintln!("usage: fastgost-proof prove|unproved|faults|models|list [NAME]");
            return ExitCode::FAILURE;
        }
    };
    let all = Process::open().map_err(|error| error.to_string());
    let all = all.and_then(|process| Ok((jobs::all(&process).map_err(|refusal| refusal.to_string())?, process)));
    let (mut jobs, process) = match all {
        Ok(all) => all,
        Err(error) => {
            eprintln!("fastgost-proof: {error}");
            return ExitCode::FAILURE;
        }
    };
    jobs.retain(|job| job.title().contains(filter));
    if jobs.is_empty() {
        println!("not run: {filter}: no title of a job contains it");
    }
    work(&process, jobs)
}

/// Prints the titles of jobs.
fn list(_: &Process, jobs: Vec<Job>) -> ExitCode {
    jobs.iter().for_each(|job| println!("{}", job.title()));
    ExitCode::from(u8::from(jobs.is_empty()))
}

/// Proves jobs that are on the list of those without a proof, or that are not.
fn proofs(process: &Process, mut jobs: Vec<Job>, listed: bool) -> ExitCode {
    jobs.retain(|job| unproved::is_listed(&job.title()) == listed);
    let results = on_all_cores(&jobs, |job| {
        let report = prove(job, process, Changes::NONE);
        row(job, &report);
        unproved::Row { title: job.title(), proved: report.result == Outcome::Proved, here: report.here }
    });
    unproved::verdict(jobs.len(), &results, listed)
}

/// Prints the row of a job.
fn row(job: &Job, report: &Report) {
    let kernels: Vec<&str> = report.code.kernels.iter().map(|name| name.trim_start_matches("fastgost::")).collect();
    let Report { code, executed, cut_points, left, seconds, here, result, .. } = report;
    println!(
        "{:<64} {} {executed:>9} {cut_points:>7} {left:>6} {seconds:>7.2}  cpu: {:<3}  {result}  [{}]",
        job.title(),
        code.digest,
        if *here { "yes" } else { "no" },
        kernels.join(" "),
    );
}

/// Does work on each job, and returns its results. A panic ends the program.
fn on_all_cores<T: Send>(jobs: &[Job], work: impl Fn(&Job) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            // Diagrams of sums of products are deep.
            let thread = thread::Builder::new().stack_size(1 << 30);
            let spawned = thread.spawn_scoped(scope, || {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = work(job);
                    results.lock().unwrap_or_else(PoisonError::into_inner).push(result);
                }
            });
            spawned.expect("a thread");
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Plants faults in jobs. A person looks at those that change nothing.
fn faults(process: &Process, jobs: Vec<Job>) -> ExitCode {
    let planted = on_all_cores(&jobs, |job| {
        let planted = plant(job, process);
        match &planted {
            Ok(faults) => {
                for fault in faults {
                    println!("{:<50} {}: {}: {}", job.title(), fault.what, fault.fate, fault.result);
                }
            }
            Err(result) => println!("{:<50} no faults planted: {result}", job.title()),
        }
        planted.map(|faults| faults.iter().map(|fault| fault.fate).collect::<Vec<_>>())
    });
    let mut counts = BTreeMap::new();
    let mut unproved = 0;
    for planted in planted {
        match planted {
            Ok(fates) => fates.into_iter().for_each(|fate| *counts.entry(fate).or_insert(0) += 1),
            Err(_) => unproved += 1,
        }
    }
    let total: usize = counts.values().sum();
    let kinds: Vec<String> = counts.iter().map(|(fate, count)| format!("{count} {fate}")).collect();
    println!("faults: {total} planted: {}; {unproved} jobs without, because they are not proved", kinds.join(", "));
    ExitCode::from(u8::from(total == 0 || unproved > 0 || counts.contains_key(&Fate::WronglyProved)))
}

/// Compares the models of the instructions that jobs execute with this processor, on the levels that it has.
fn models(process: &Process, jobs: Vec<Job>) -> ExitCode {
    let (jobs, others): (Vec<Job>, Vec<Job>) = jobs.into_iter().partition(|job| job.cpu.level.available());
    let levels: BTreeSet<&str> = others.iter().map(|job| job.cpu.level.name()).collect();
    for level in levels {
        println!("not run: {level}: this CPU does not have it");
    }
    let mut executed = BTreeMap::new();
    let mut refused = 0;
    for job in &jobs {
        match instructions(job, process) {
            Ok(instructions) => executed.extend(instructions.into_iter().map(|i| (i.ip(), i))),
            Err(refusal) => {
                println!("{}: {refusal}", job.title());
                refused += 1;
            }
        }
    }
    let level = oracle::Level::detect();
    // The oracle stays where it is: it executes no calls, jumps and returns. What the machine says of itself, a processor does not say.
    let moves = |i: &Instruction| {
        i.flow_control() != FlowControl::Next || matches!(i.mnemonic(), Mnemonic::Cpuid | Mnemonic::Xgetbv)
    };
    let mut oracle = match Oracle::new(level) {
        Ok(oracle) => oracle,
        Err(error) => {
            eprintln!("fastgost-proof: {error}");
            return ExitCode::FAILURE;
        }
    };
    let mut models = Models::new(Sums::default(), process);
    let count = executed.len();
    let report = check(&mut oracle, &mut models, executed.into_values(), 1000, 0);
    for (instruction, why) in &report.refused {
        println!("not compared: {}: {why}", text(instruction));
    }
    for (instruction, why) in &report.wrong {
        println!("WRONG: {}: {why}", text(instruction));
    }
    println!(
        "models: {count} instructions, {} forms agree with this processor ({level:?}) on {} states, {} not compared, {} wrong",
        report.forms,
        report.states,
        report.refused.len(),
        report.wrong.len()
    );
    let missing = report.refused.iter().any(|(instruction, _)| !moves(instruction));
    ExitCode::from(u8::from(count == 0 || refused > 0 || missing || !report.wrong.is_empty()))
}
