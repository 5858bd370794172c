//! The command.

use fastgost_proof::{
    jobs,
    machine::process::Process,
    prove::{Outcome, prove},
};
use std::{
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
    let jobs: Vec<_> = jobs::all().into_iter().filter(|job| job.title().contains(filter)).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut failed = 0;
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let report = prove(job, &process, &[]);
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
            failed += usize::from(report.result != Outcome::Proved || !report.agrees);
        }
        failed
    };
    let failed: usize = thread::scope(|scope| {
        let workers: Vec<_> = (0..thread::available_parallelism().map_or(1, usize::from)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or(1)).sum()
    });
    let proved = jobs.len() - failed.min(jobs.len());
    println!("proof: {proved} proved, {failed} not proved");
    ExitCode::from(u8::from(failed > 0))
}
