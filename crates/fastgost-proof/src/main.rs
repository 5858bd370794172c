//! The command.

use fastgost_proof::{
    jobs,
    machine::process::Process,
    prove::{Outcome, prove},
};
use std::{env, process::ExitCode};

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
