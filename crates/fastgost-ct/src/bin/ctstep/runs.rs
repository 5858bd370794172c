//! Runs the cases on all CPUs, each case in a separate process.
use super::{
    lockstep::{Leak, Lockstep, Sign, Stop},
    planted,
    secrets::SETS,
    tracee::Tracees,
};
use fastgost::Level;
use fastgost_ct::{Case, cases};
use nix::{
    errno::Errno,
    sched::{CpuSet, sched_getaffinity, sched_setaffinity},
    unistd::Pid,
};
use std::{
    env,
    process::{Command, ExitCode, Output, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Instant,
};

const USAGE: &str = "usage: ctstep [--single] LEVEL... [--only TEXT] | ctstep [--single] --control";

/// The command line option that makes the processes stop at every instruction.
const SINGLE: &str = "--single";

fn is_single() -> bool {
    env::args().any(|argument| argument == SINGLE)
}

/// The exit codes of a case's process. Each code is a verdict on the case.
const SAME: u8 = 0;
const OTHER: u8 = 1;
const FORBIDDEN: u8 = 3;

/// The text that follows the number of instructions in the output.
const STEPS: &str = " instructions";

/// The name that stands for the planted leaks, in place of a level. This process passes the name to the processes of
/// cases.
const PLANTED: &str = "control";

pub fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).filter(|argument| argument != SINGLE).collect();
    match &arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--case", level, number] => one(level, number.parse().unwrap_or(usize::MAX)),
        ["--control"] => many(&[PLANTED], ""),
        [levels @ .., "--only", text] if !levels.is_empty() => of_levels(levels, text),
        levels if !levels.is_empty() && levels.iter().all(|l| !l.starts_with('-')) => of_levels(levels, ""),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn of_levels(levels: &[&str], only: &str) -> ExitCode {
    if let Some(unknown) = levels.iter().find(|l| Level::from_name(l).is_err()) {
        let names = Level::ALL.iter().map(|l| l.name()).collect::<Vec<_>>().join(", ");
        eprintln!("ctstep: {unknown}: no such level; there are {names}");
        return ExitCode::from(2);
    }
    let (here, elsewhere): (Vec<&str>, Vec<&str>) =
        levels.iter().partition(|l| Level::from_name(l).is_ok_and(Level::available));
    if !elsewhere.is_empty() {
        println!("skipped, because this CPU lacks them: {}", elsewhere.join(", "));
    }
    many(&here, only)
}

/// Returns the cases of a level. Each planted leak comes with the way (`Sign`) in which the leak must be detected.
fn listed(level: &str) -> Vec<(Case, Option<Sign>)> {
    match Level::from_name(level) {
        Ok(level) => cases(level).into_iter().map(|case| (case, None)).collect(),
        Err(_) => planted::cases(),
    }
}

/// Runs a single case, in this process.
fn one(level: &str, number: usize) -> ExitCode {
    let Some((case, expected)) = listed(level).into_iter().nth(number) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let found =
        Tracees::start(&case).map_err(Stop::from).and_then(|tracees| Lockstep::new(&tracees, is_single())?.run());
    let (found, report) = match found {
        Ok(steps) => (None, format!("{steps}{STEPS}")),
        Err(Stop::Leak(leak)) => {
            let Leak { sign, report } = *leak;
            (Some(sign), format!("{sign}\n{report}"))
        }
        Err(Stop::System(Errno::EPERM | Errno::ENOSYS | Errno::EACCES)) => return ExitCode::from(FORBIDDEN),
        Err(Stop::Lost(why)) => {
            println!("FAILED {} {level}: lost track\n{why}", case.name);
            return ExitCode::from(OTHER);
        }
        Err(Stop::System(error)) => {
            println!("FAILED {} {level}: the system says: {error}", case.name);
            return ExitCode::from(OTHER);
        }
    };
    let right = found == expected;
    // For a planted leak that is detected as it should be, only the first line of the report is printed.
    let report = if right { report.lines().next().unwrap_or_default() } else { report.trim_end() };
    println!("{} {} {level}: {report}", if right { "ok" } else { "FAILED" }, case.name);
    ExitCode::from(if right { SAME } else { OTHER })
}

/// Runs the cases of the levels in `levels`. If `only` is not empty, runs only cases whose names contain this text.
/// Each case runs in a separate process, and each CPU runs one of these processes at a time.
fn many(levels: &[&str], only: &str) -> ExitCode {
    let cases = |&level| {
        let numbered = listed(level).into_iter().enumerate();
        numbered.filter(|(_, (case, _))| case.name.contains(only)).map(move |(number, _)| (level, number))
    };
    let jobs: Vec<(&str, usize)> = levels.iter().flat_map(cases).collect();
    if jobs.is_empty() && !only.is_empty() {
        eprintln!("ctstep: {only}: no case of these levels has this in its name");
        return ExitCode::from(2);
    }
    let next = AtomicUsize::new(0);
    let begin = Instant::now();
    let turns = || {
        let mut tally = Tally::default();
        while let Some(&(level, number)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            tally.count(run(level, number));
        }
        tally
    };
    let tally = thread::scope(|scope| {
        let workers = cpus().into_iter().map(|cpu| {
            scope.spawn(move || {
                // A tracing process and its traced processes take turns. So they share one CPU, and no process waits
                // until another CPU wakes up.
                let _ = sched_setaffinity(Pid::from_raw(0), &cpu);
                turns()
            })
        });
        let workers: Vec<_> = workers.collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).fold(Tally::default(), Tally::and)
    });
    println!("{} instructions for each of {SETS} sets of secrets, {} s", tally.steps, begin.elapsed().as_secs());
    println!("single steps: {} passed, {} failed", tally.passed, tally.failed);
    if tally.forbidden > 0 {
        eprintln!(
            "ctstep: this system does not allow processes to be traced (ptrace): {} cases were not checked",
            tally.forbidden
        );
        return if env::var_os("FASTGOST_NO_SKIP").is_some() { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    }
    let all = tally.passed + tally.failed == jobs.len();
    if all && tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Returns the usable CPUs, each in its own set.
fn cpus() -> Vec<CpuSet> {
    let Ok(allowed) = sched_getaffinity(Pid::from_raw(0)) else { return vec![CpuSet::new()] };
    let single = (0..CpuSet::count()).filter(|&cpu| allowed.is_set(cpu).unwrap_or(false)).map(|cpu| {
        let mut set = CpuSet::new();
        // `set` cannot fail, because the number of the CPU is below the number of CPUs that a set can hold.
        let _ = set.set(cpu);
        set
    });
    single.collect()
}

/// Runs a case in a separate process.
fn run(level: &str, number: usize) -> Option<Output> {
    let mut command = Command::new("/proc/self/exe");
    command.args(["--case", level, &number.to_string()]).args(is_single().then_some(SINGLE)).stderr(Stdio::inherit());
    // glibc must not use `rep movsb` and `rep stosb`, because these instructions take one step for every byte.
    let never = usize::MAX >> 1;
    let tunables = format!("glibc.cpu.x86_rep_movsb_threshold={never}:glibc.cpu.x86_rep_stosb_threshold={never}");
    command.env("GLIBC_TUNABLES", tunables).output().ok()
}

/// The number of cases with each verdict, and the number of instructions in all cases.
#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    forbidden: usize,
    steps: u64,
}

impl Tally {
    /// Counts how a case ended, and prints the output of the case's process.
    fn count(&mut self, output: Option<Output>) {
        let Some(output) = output else {
            println!("FAILED to start a process");
            self.failed += 1;
            return;
        };
        let text = String::from_utf8_lossy(&output.stdout);
        print!("{text}");
        match output.status.code().and_then(|code| u8::try_from(code).ok()) {
            Some(SAME) => self.passed += 1,
            Some(FORBIDDEN) => self.forbidden += 1,
            Some(OTHER) => self.failed += 1,
            _ => {
                println!("FAILED: a case's process: {}", output.status);
                self.failed += 1;
            }
        }
        let steps = text.trim_end().strip_suffix(STEPS).and_then(|text| text.rsplit(' ').next());
        self.steps += steps.and_then(|steps| steps.parse::<u64>().ok()).unwrap_or(0);
    }

    fn and(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
            forbidden: self.forbidden + other.forbidden,
            steps: self.steps + other.steps,
        }
    }
}
