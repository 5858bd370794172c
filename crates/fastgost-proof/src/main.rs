//! The command.

use fastgost_proof::{
    domain::sums::Sums,
    faults::plant,
    jobs,
    machine::{process::Process, state::Models, text},
    oracle::{Level, Oracle, compare::check},
    prove::{Outcome, instructions, prove},
};
use std::{
    collections::BTreeMap,
    env,
    process::ExitCode,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

fn main() -> ExitCode {
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
    if arguments.first().is_none_or(|command| command != "prove") {
        eprintln!("usage: fastgost-proof prove|faults|models [NAME]");
        return ExitCode::FAILURE;
    }
    let jobs: Vec<_> = jobs::all().into_iter().filter(|job| job.title().contains(filter)).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut proved = 0;
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let report = prove(job, &process, &[], None);
            let agrees = if report.agrees { "yes" } else { "NO" };
            println!(
                "{:<60} {} {:>9} {:>7} {:>6} {agrees:<4} {:>7.2}  {}",
                job.title(),
                report.code,
                report.executed,
                report.cut_points,
                report.left,
                report.seconds,
                report.result
            );
            proved += usize::from(report.result == Outcome::Proved && report.agrees);
        }
        proved
    };
    let proved: usize = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..thread::available_parallelism().map_or(1, usize::from)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or(0)).sum()
    });
    let failed = jobs.len() - proved;
    println!("proof: {proved} proved, {failed} not proved");
    ExitCode::from(u8::from(failed > 0 || proved == 0))
}

/// Plants faults in jobs. A person looks at those that change nothing.
fn faults(process: &Process, filter: &str) -> ExitCode {
    let jobs: Vec<_> = jobs::all().into_iter().filter(|job| job.title().contains(filter)).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut counts = (0, 0);
        while let Some((place, job)) = Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|n| Some((n, jobs.get(n)?)))
        {
            for fault in plant(job, process, place as u64) {
                let equivalent = fault.result == Outcome::Proved;
                let result = if fault.same {
                    "equivalent".into()
                } else if equivalent {
                    "WRONGLY PROVED".into()
                } else {
                    fault.result.to_string()
                };
                println!("{:<50} {}: {result}", job.title(), fault.what);
                counts.0 += usize::from(!equivalent);
                counts.1 += usize::from(equivalent);
            }
        }
        counts
    };
    let (refused, equivalent) = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..thread::available_parallelism().map_or(1, usize::from)).map(|_| scope.spawn(work)).collect();
        let counts = workers.into_iter().map(|worker| worker.join().unwrap_or((0, 1)));
        counts.fold((0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1))
    });
    println!("faults: {refused} refused, {equivalent} change nothing");
    ExitCode::SUCCESS
}

/// Compares the models of the instructions that jobs execute with this processor.
fn models(process: &Process, filter: &str) -> ExitCode {
    let mut executed = BTreeMap::new();
    let mut refused = 0;
    for job in jobs::all().iter().filter(|job| job.title().contains(filter)) {
        match instructions(job, process) {
            Ok(instructions) => executed.extend(instructions.into_iter().map(|i| (i.ip(), i))),
            Err(refusal) => {
                println!("{}: {refusal}", job.title());
                refused += 1;
            }
        }
    }
    let level = Level::detect();
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
    ExitCode::from(u8::from(refused > 0 || !report.wrong.is_empty()))
}
