//! Runs the command `fastgost-proof` on x86-64. The command proves rows. A row is a statement that is to be proved, for
//! example that the code of a job computes what the specification says.

use crate::{
    aarch64::{Emulated, oracle::compare as compare_emulated},
    call::{self, instructions},
    domain::sums::Sums,
    faults::Fate,
    jobs::Job,
    machine::{process::Process, state::Models, text},
    oracle::{self, Oracle, compare::check},
    prove::Computer,
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

const USAGE: &str = "usage: fastgost-proof prove|known|unproved|faults|models|instructions|list [NAME...]
       fastgost-proof prove|known|unproved|faults|models|list [NAME...] --program FILE [--emulator COMMAND]";
/// The default command that runs programs for AArch64. The emulated CPU has no SVE, so that the library chooses its
/// kernels for CPUs without SVE.
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
    let (command, names) = words.split_first().ok_or(USAGE)?;
    let command = command.as_str();
    // Empty names are ignored. If the command line has no names, all rows are selected.
    let names: Vec<String> = names.iter().filter(|name| !name.is_empty()).cloned().collect();
    let names = &names[..];
    let is_command = ["prove", "known", "unproved", "faults", "list", "models"].contains(&command)
        || command == "instructions" && program.is_none();
    if !is_command || program.is_none() && emulator.is_some() {
        return Err(USAGE.into());
    }
    if let Some(program) = program {
        let emulator = emulator.as_deref().unwrap_or(EMULATOR);
        let computer = Emulated::open(program.clone().into(), emulator.split_whitespace().map(str::to_owned).collect());
        let computer = computer.map_err(|error| format!("{program}: {error}"))?;
        let code = select(Code::all(&computer, computer.jobs()), names);
        are_found(names, code.iter().map(Task::title))?;
        return match command {
            "models" => Ok(emulated_models(&computer, &Code::jobs(code))),
            "known" => Ok(known_inputs(&code)),
            _ => on(command, boxed(code), names),
        };
    }
    let process = Process::open().map_err(|error| error.to_string())?;
    let jobs = call::all(&process).map_err(|refusal| refusal.to_string())?;
    let code = select(Code::all(&process, jobs), names);
    let numbers = select(Numbers::all(&process), names);
    match command {
        "models" => {
            are_found(names, code.iter().map(Task::title).chain(numbers.iter().map(Task::title)))?;
            Ok(models(&process, Code::jobs(code), &numbers))
        }
        "instructions" | "known" => {
            are_found(names, code.iter().map(Task::title))?;
            Ok(if command == "known" { known_inputs(&code) } else { listing(&process, &Code::jobs(code)) })
        }
        _ => {
            let mut tasks = boxed(code);
            tasks.extend(boxed(select(ptx::all(), names)));
            tasks.extend(boxed(numbers));
            are_found(names, tasks.iter().map(|task| task.title()))?;
            on(command, tasks, names)
        }
    }
}

/// Returns an error if there are no titles, or if a name from the command line is not a part of any title.
fn are_found(names: &[String], titles: impl Iterator<Item = String>) -> Result<(), String> {
    let titles: Vec<String> = titles.collect();
    let missing: Vec<&str> =
        names.iter().filter(|name| !titles.iter().any(|title| title.contains(*name))).map(String::as_str).collect();
    if titles.is_empty() {
        return Err("this program has no row for this command".into());
    }
    if !missing.is_empty() {
        let missing = missing.join(", ");
        return Err(format!("no row for this command has a title that contains: {missing}; `list` prints the titles"));
    }
    Ok(())
}

/// Selects tasks (rows that can be proved) by the names from the command line. If a name is the title of a task, the
/// name selects this task. Otherwise the name selects all tasks whose titles contain the name. Without names, selects
/// all tasks.
fn select<T: Task>(mut tasks: Vec<T>, names: &[String]) -> Vec<T> {
    let titles: BTreeSet<String> = tasks.iter().map(Task::title).collect();
    let selects = |name: &String, title: &str| if titles.contains(name) { title == name } else { title.contains(name) };
    tasks.retain(|task| names.is_empty() || names.iter().any(|name| selects(name, &task.title())));
    tasks
}

fn boxed<'t, T: Task + 't>(tasks: Vec<T>) -> Vec<Box<dyn Task + 't>> {
    tasks.into_iter().map(|task| Box::new(task) as _).collect()
}

/// Runs `command` on the tasks that the names from the command line select.
fn on(command: &str, tasks: Vec<Box<dyn Task + '_>>, names: &[String]) -> Result<ExitCode, String> {
    if command == "list" {
        tasks.iter().for_each(|task| println!("{}", task.title()));
    }
    if names.is_empty() {
        let other = unproved::other_rows(&tasks.iter().map(|task| task.title()).collect::<Vec<_>>());
        if !other.is_empty() {
            return Err(format!("the rows are others than unproved.txt and rows.txt say: {}", other.join("; ")));
        }
    }
    Ok(match command {
        "prove" => proofs(tasks, false),
        "unproved" => proofs(tasks, true),
        "faults" => faults(tasks),
        _ => ExitCode::SUCCESS,
    })
}

/// Tries to prove tasks. If `listed` is true, the function tries to prove only the tasks on the list of unproved rows.
/// Otherwise the function tries to prove only the tasks that are not on this list.
fn proofs(mut tasks: Vec<Box<dyn Task + '_>>, listed: bool) -> ExitCode {
    tasks.retain(|task| unproved::is_listed(&task.title()) == listed);
    unproved::verdict(tasks.len(), &on_all_cores(&tasks, |task| task.prove()), listed)
}

/// Runs `work` on each task, and returns the results. There is one thread for each core. A panic in `work` ends the
/// program.
fn on_all_cores<'t, T: Send>(tasks: &[Box<dyn Task + 't>], work: impl Fn(&(dyn Task + 't)) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            // The threads need large stacks, because the algebra walks recursively through decision diagrams. The
            // diagrams of sums of products are deep.
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

/// Plants faults (changes of the code, of a constant or of the specification) in all tasks that are not on the list of
/// unproved rows, and prints the results. If a fault does not change the results of a job, a person must find out why.
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

/// Executes jobs with known inputs only. Stops at the first job whose output differs from the specification.
fn known_inputs<C: Computer>(rows: &[Code<'_, C>]) -> ExitCode {
    for row in rows {
        let result = row.difference();
        println!("{}: {}", row.title(), result.as_ref().map_or("agrees".into(), ToString::to_string));
        if result.is_some() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Prints for each job the instructions that the job executes, in the order of their addresses. Each instruction of a
/// job is printed once.
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
    ExitCode::SUCCESS
}

/// Compares the models of instructions with this processor. The function compares the instructions that jobs or rows
/// about numbers execute. The function leaves out jobs on levels that this processor does not have.
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
    // The comparison leaves out calls, jumps and returns, because the oracle cannot execute these instructions. The
    // comparison also leaves out `cpuid` and `xgetbv`, because their models describe the CPU of the job's level, and
    // not this processor.
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

/// Compares the models of instructions with the emulator of AArch64. The function compares the instructions that the
/// jobs execute, if these instructions can be executed alone.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tasks::Planted;

    struct Titled(&'static str);

    impl Task for Titled {
        fn title(&self) -> String {
            self.0.into()
        }

        fn prove(&self) -> unproved::Row {
            unreachable!("only titles are selected")
        }

        fn faults(&self) -> Result<Vec<Planted>, String> {
            unreachable!("only titles are selected")
        }
    }

    #[test]
    fn names_select_titles() {
        let selected = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            let tasks = select(vec![Titled("avx2 ecb x1"), Titled("avx2 ecb x13"), Titled("ssse3 ctr x1")], &names);
            let titles: Vec<String> = tasks.iter().map(Task::title).collect();
            (titles.join(", "), are_found(&names, titles.into_iter()).is_ok())
        };
        assert_eq!(selected(&[]), ("avx2 ecb x1, avx2 ecb x13, ssse3 ctr x1".into(), true));
        assert_eq!(selected(&["ecb"]), ("avx2 ecb x1, avx2 ecb x13".into(), true));
        assert_eq!(selected(&["avx2 ecb x1"]), ("avx2 ecb x1".into(), true));
        assert_eq!(selected(&["avx2 ecb x1", "ctr"]), ("avx2 ecb x1, ssse3 ctr x1".into(), true));
        assert_eq!(selected(&["ctr", "cfb"]), ("ssse3 ctr x1".into(), false));
        assert_eq!(selected(&["cfb"]), (String::new(), false));
    }
}
