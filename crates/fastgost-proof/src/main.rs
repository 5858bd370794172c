//! The command.

use fastgost_proof::{
    domain::sums::Sums,
    jobs,
    machine::{process::Process, state::Models, text},
    oracle::{Level, Oracle, compare::check},
    prove::{Outcome, instructions, prove},
};
use std::{collections::BTreeMap, env, process::ExitCode};

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
    let mut failed = 0;
    let mut proved = 0;
    for job in jobs::all() {
        let name = format!("{} {}", job.level.name(), job.name);
        if !name.contains(filter) {
            continue;
        }
        let report = prove(&job, &process, &[]);
        let agrees = if report.agrees { "yes" } else { "NO" };
        println!(
            "{name:<60} {} {:>9} {:>7} {:>6} {agrees:<4} {:>7.2}  {}",
            report.code, report.executed, report.cut_points, report.left, report.seconds, report.result
        );
        if report.result == Outcome::Proved && report.agrees { proved += 1 } else { failed += 1 }
    }
    println!("proof: {proved} proved, {failed} not proved");
    ExitCode::from(u8::from(failed > 0))
}

/// Compares the models of the instructions that jobs execute with this processor.
fn models(process: &Process, filter: &str) -> ExitCode {
    let mut executed = BTreeMap::new();
    let mut refused = 0;
    for job in jobs::all() {
        let name = format!("{} {}", job.level.name(), job.name);
        if !name.contains(filter) {
            continue;
        }
        match instructions(&job, process) {
            Ok(instructions) => executed.extend(instructions.into_iter().map(|i| (i.ip(), i))),
            Err(refusal) => {
                println!("{name}: {refusal}");
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
