//! The command `fastgost-proof`.

use crate::{
    aarch64::{Emulated, oracle::compare as compare_emulated},
    call::{self, instructions},
    domain::sums::Sums,
    faults::Fate,
    jobs::Job,
    machine::{process::Process, state::Models, text},
    oracle::{self, Oracle, compare::check},
    ptx,
    tasks::{Code, Numbers, Task},
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

const USAGE: &str = "usage: fastgost-proof prove|unproved|faults|models|instructions|list [NAME]
       fastgost-proof prove|unproved|faults|models|list [NAME] --program FILE [--emulator COMMAND]";
/// The command that runs programs for AArch64. The emulated CPU has no SVE. So the library chooses the kernels for CPUs
/// without SVE.
const EMULATOR: &str = "qemu-aarch64-static -cpu max,sve=off -L /usr/aarch64-linux-gnu";

/// Runs the command `fastgost-proof` with the arguments of this process.
pub fn run() -> ExitCode {
    work().unwrap_or_else(|error| {
        eprintln!("fastgost-proof: {error}");
        ExitCode::FAILURE
    })
}

fn work() -> Result<ExitCode, String> {
    let (mut words, mut program, mut emulator) = (Vec::new(), None, None);
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let option = match argument.as_str() {
            "--program" => &mut program,
            "--emulator" => &mut emulator,
            _ => {
                words.push(argument);
                continue;
            }
        };
        *option = Some(arguments.next().ok_or(USAGE)?);
    }
    let mut words = words.iter().map(String::as_str);
    let (command, filter) = (words.next().ok_or(USAGE)?, words.next().unwrap_or_default());
    let known = ["prove", "unproved", "faults", "list", "models"].contains(&command)
        || command == "instructions" && program.is_none();
    if !known || words.next().is_some() || program.is_none() && emulator.is_some() {
        return Err(USAGE.into());
    }
    if let Some(program) = program {
        let emulator = emulator.as_deref().unwrap_or(EMULATOR);
        let computer = Emulated::open(program.clone().into(), emulator.split_whitespace().map(str::to_owned).collect());
        let computer = computer.map_err(|error| format!("{program}: {error}"))?;
        let code = select(Code::all(&computer, computer.jobs()), filter);
        if command == "models" {
            return Ok(emulated_models(&computer, &Code::jobs(code)));
        }
        return on(command, boxed(code), filter);
    }
    let process = Process::open().map_err(|error| error.to_string())?;
    let jobs = call::all(&process).map_err(|refusal| refusal.to_string())?;
    let code = select(Code::all(&process, jobs), filter);
    let numbers = select(Numbers::all(&process), filter);
    match command {
        "models" => return Ok(models(&process, Code::jobs(code), &numbers)),
        "instructions" => return Ok(listing(&process, &Code::jobs(code))),
        _ => {}
    }
    let mut tasks = boxed(code);
    tasks.extend(boxed(select(ptx::all(), filter)));
    tasks.extend(boxed(numbers));
    on(command, tasks, filter)
}

/// Selects tasks. If a task has this text as its title, selects this task. Otherwise selects all tasks whose titles
/// contain this text.
fn select<T: Task>(mut tasks: Vec<T>, filter: &str) -> Vec<T> {
    let whole = tasks.iter().any(|task| task.title() == filter);
    tasks.retain(|task| if whole { task.title() == filter } else { task.title().contains(filter) });
    tasks
}

fn boxed<'t, T: Task + 't>(tasks: Vec<T>) -> Vec<Box<dyn Task + 't>> {
    tasks.into_iter().map(|task| Box::new(task) as _).collect()
}

/// Runs a command on the tasks that the user's filter selects.
fn on(command: &str, tasks: Vec<Box<dyn Task + '_>>, filter: &str) -> Result<ExitCode, String> {
    if tasks.is_empty() {
        println!("not run: {filter}: no title of a row contains it");
    }
    if command == "list" {
        tasks.iter().for_each(|task| println!("{}", task.title()));
    }
    if filter.is_empty() {
        let other = unproved::other_rows(&tasks.iter().map(|task| task.title()).collect::<Vec<_>>());
        if !other.is_empty() {
            return Err(format!("the rows are others than unproved.txt and rows.txt say: {}", other.join("; ")));
        }
    }
    Ok(match command {
        "prove" => proofs(tasks, false),
        "unproved" => proofs(tasks, true),
        "faults" => faults(tasks),
        _ => ExitCode::from(u8::from(tasks.is_empty())),
    })
}

/// Proves the tasks on the list of unproved tasks, or all other tasks.
fn proofs(mut tasks: Vec<Box<dyn Task + '_>>, listed: bool) -> ExitCode {
    tasks.retain(|task| unproved::is_listed(&task.title()) == listed);
    unproved::verdict(tasks.len(), &on_all_cores(&tasks, |task| task.prove()), listed)
}

/// Runs `work` on each task, with a thread for each core, and returns the results. A panic in `work` ends the program.
fn on_all_cores<'t, T: Send>(tasks: &[Box<dyn Task + 't>], work: impl Fn(&(dyn Task + 't)) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            // The threads need large stacks, because the recursion over diagrams of sums of products is deep.
            let thread = thread::Builder::new().stack_size(1 << 30);
            let spawned = thread.spawn_scoped(scope, || {
                while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = work(&**task);
                    results.lock().unwrap_or_else(PoisonError::into_inner).push(result);
                }
            });
            spawned.expect("a thread");
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Plants faults in all tasks, except the tasks on the list of unproved tasks. If a job with a fault still computes the
/// same results, a person must look at this fault.
fn faults(mut tasks: Vec<Box<dyn Task + '_>>) -> ExitCode {
    tasks.retain(|task| !unproved::is_listed(&task.title()));
    let planted = on_all_cores(&tasks, |task| {
        let (title, planted) = (task.title(), task.faults());
        match &planted {
            Ok(faults) => faults.iter().for_each(|fault| println!("{title:<50} {}", fault.text)),
            Err(result) => println!("{title:<50} no faults planted: {result}"),
        }
        planted
    });
    let mut counts = BTreeMap::new();
    let mut unproved = 0;
    for planted in planted {
        match planted {
            Ok(faults) => faults.into_iter().for_each(|fault| *counts.entry(fault.fate).or_insert(0) += 1),
            Err(_) => unproved += 1,
        }
    }
    let total: usize = counts.values().sum();
    let kinds: Vec<String> = counts.iter().map(|(fate, count)| format!("{count} {fate}")).collect();
    println!("faults: {total} planted: {}; {unproved} rows without, because they are not proved", kinds.join(", "));
    ExitCode::from(u8::from(total == 0 || unproved > 0 || counts.contains_key(&Fate::WronglyProved)))
}

/// Prints all instructions that the jobs execute, in the order of their addresses. Each instruction is printed once.
fn listing(process: &Process, jobs: &[Job]) -> ExitCode {
    for job in jobs {
        println!("{}:", job.title());
        match instructions(job, process) {
            Ok(all) => all.iter().for_each(|i| println!("{:x} {}", i.ip(), text(i))),
            Err(refusal) => {
                println!("{refusal}");
                return ExitCode::FAILURE;
            }
        }
    }
    if jobs.is_empty() {
        println!("not run: no title of a job of x86-64 contains it");
    }
    ExitCode::from(u8::from(jobs.is_empty()))
}

/// Compares models of instructions with this processor. The instructions are the instructions that the jobs execute, on
/// the levels that this processor has.
fn models(process: &Process, jobs: Vec<Job>, numbers: &[Numbers<'_>]) -> ExitCode {
    let (jobs, others): (Vec<Job>, Vec<Job>) = jobs.into_iter().partition(|job| job.cpu.level.available());
    let levels: BTreeSet<&str> = others.iter().map(|job| job.cpu.level.name()).collect();
    for level in levels {
        println!("not run: {level}: this CPU does not have it");
    }
    let mut executed = BTreeMap::new();
    let mut refused = 0;
    let of_jobs =
        jobs.iter().map(|job| (job.title(), instructions(job, process).map_err(|refusal| refusal.to_string())));
    let of_numbers = numbers.iter().map(|row| (row.title(), row.instructions()));
    for (title, instructions) in of_jobs.chain(of_numbers) {
        match instructions {
            Ok(instructions) => executed.extend(instructions.into_iter().map(|i| (i.ip(), i))),
            Err(why) => {
                println!("{title}: {why}");
                refused += 1;
            }
        }
    }
    let level = oracle::Level::detect();
    // The oracle executes no calls, jumps or returns. `cpuid` and `xgetbv` are also left out, because the modelled
    // machine answers them for the modelled CPU, and not for this processor.
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

/// Compares models of instructions with the emulator. The instructions are the instructions that the jobs execute.
fn emulated_models(computer: &Emulated, jobs: &[Job]) -> ExitCode {
    let comparison = match compare_emulated(computer, jobs) {
        Ok(comparison) => comparison,
        Err(error) => {
            eprintln!("fastgost-proof: {error}");
            return ExitCode::FAILURE;
        }
    };
    for text in &comparison.left_out {
        println!("not compared, it does not stand alone: {text}");
    }
    for text in &comparison.wrong {
        println!("WRONG: {text}");
    }
    println!(
        "models: {} instructions of {} forms compared with the emulator, {} forms not compared, {} results wrong",
        comparison.instructions,
        comparison.forms,
        comparison.left_out.len(),
        comparison.wrong.len()
    );
    ExitCode::from(u8::from(comparison.instructions == 0 || !comparison.wrong.is_empty()))
}
