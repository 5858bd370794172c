//! The command.

use crate::unproved;
use crate::{
    domain::sums::Sums,
    faults::{Fate, plant},
    jobs::{self, Job},
    machine::{process::Process, state::Models, text},
    oracle::{self, Oracle, compare::check},
    prove::{Changes, Outcome, Report, instructions, prove},
};
use fastgost::Level;
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
    let process = match Process::open() {
        Ok(process) => process,
        Err(error) => {
            eprintln!("fastgost-proof: {error}");
            return ExitCode::FAILURE;
        }
    };
    if arguments.first().is_some_and(|command| command == "models") {
        return models(&process, filter);
    }
    if arguments.first().is_some_and(|command| command == "faults") {
        return faults(&process, filter);
    }
    if arguments.first().is_some_and(|command| command == "list") {
        select(filter).iter().for_each(|job| println!("{}", job.title()));
        return ExitCode::SUCCESS;
    }
    let listed = match arguments.first().map(String::as_str) {
        Some("prove") => false,
        Some("unproved") => true,
        _ => {
            eprintln!("usage: fastgost-proof prove|unproved|faults|models|list [NAME]");
            return ExitCode::FAILURE;
        }
    };
    let mut jobs = select(filter);
    jobs.retain(|job| unproved::is_listed(&job.title()) == listed);
    let proved = on_all_cores(&jobs, |job| {
        let report = prove(job, &process, Changes::NONE);
        row(job, &report);
        (job.title(), report.result == Outcome::Proved)
    });
    unproved::verdict(jobs.len(), &proved, listed)
}

/// Prints the row of a job.
fn row(job: &Job, report: &Report) {
    let list = |names: &BTreeSet<String>| {
        let names: Vec<&str> = names.iter().map(|name| name.trim_start_matches("fastgost::")).collect();
        names.join(" ")
    };
    let Report { code, executed, cut_points, left, seconds, result, .. } = report;
    println!(
        "{:<64} {} {executed:>9} {cut_points:>7} {left:>6} {seconds:>7.2}  {result}  [{}] [{}]",
        job.title(),
        code.digest,
        list(&code.kernels),
        list(&code.variables),
    );
}

/// The jobs with a text in their titles. Says which levels have none.
fn select(filter: &str) -> Vec<Job> {
    let mut jobs = jobs::all();
    for level in Level::ALL {
        if !level.available() {
            println!("not run: {}: this CPU does not have it", level.name());
        } else if !jobs.iter().any(|job| job.level == *level) {
            println!("not run: {}: there are no jobs of this level", level.name());
        }
    }
    jobs.retain(|job| job.title().contains(filter));
    if jobs.is_empty() {
        println!("not run: {filter}: no title of a job contains it");
    }
    jobs
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
fn faults(process: &Process, filter: &str) -> ExitCode {
    let jobs = select(filter);
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

/// Compares the models of the instructions that jobs execute with this processor.
fn models(process: &Process, filter: &str) -> ExitCode {
    let mut executed = BTreeMap::new();
    let mut refused = 0;
    for job in &select(filter) {
        match instructions(job, process) {
            Ok(instructions) => executed.extend(instructions.into_iter().map(|i| (i.ip(), i))),
            Err(refusal) => {
                println!("{}: {refusal}", job.title());
                refused += 1;
            }
        }
    }
    let level = oracle::Level::detect();
    // The oracle stays where it is: it executes no calls, jumps and returns.
    let moves = |i: &iced_x86::Instruction| i.flow_control() != iced_x86::FlowControl::Next;
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
