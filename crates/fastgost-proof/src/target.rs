//! The program `fastgost-proof` for AArch64, whose code is proved on a computer with x86-64. The program lists its
//! jobs, and runs them.
//!
//! `list` prints a line for each kernel, and a line for each job. The line of a job has the distance in bytes from the
//! function [`prepared`] to the job's function, the number of the job's level (a set of CPU features), and the job's
//! title. `run TITLE` reads sets of inputs from the standard input, and runs the job once for each set. A set of inputs
//! is the key, the initial value and the texts. For each set of inputs, the program prints the bytes that the job has
//! written.

use crate::jobs::{self, KEYS, Kernel, Sizes, TEXT, prepared};
use fastgost::Level;
use fastgost_base::stack;
use std::{
    env,
    io::{self, Read, Write},
    process::ExitCode,
};

/// After each job, the machine that executes this program for the proof executes the function `stack::overwrite`. No
/// code of this program calls this function, so without this static the linker would drop the function.
#[used]
static OVERWRITE: fn() = stack::overwrite;

/// Runs the command that the arguments of this process name (`list` or `run`).
pub fn run() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments[..] {
        ["list"] => list(),
        ["run", title] => calls(title),
        _ => Err(io::Error::other("usage: fastgost-proof list | fastgost-proof run TITLE")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("fastgost-proof: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the number of a level, which is an argument of a job's function.
fn number(level: Level) -> usize {
    Level::ALL.iter().position(|&other| other == level).unwrap_or(usize::MAX)
}

/// Returns the kernels that this CPU can run.
fn kernels() -> io::Result<Vec<Kernel>> {
    jobs::kernels(|cpu, entry| {
        let mut to = Box::new([0; TEXT]);
        entry(number(cpu.level), &[0; KEYS], &[0; 64], &[0; TEXT], &mut to, 8);
        let group = to.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        Ok((group > 0).then_some(group))
    })
}

fn list() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let kernels = kernels()?;
    for Kernel { algorithm, cpu, group } in &kernels {
        writeln!(out, "kernel {algorithm} {} {group}", cpu.level)?;
    }
    for job in jobs::of(&kernels) {
        let distance = (job.entry as *const () as usize).wrapping_sub(prepared as *const () as usize);
        writeln!(out, "job {distance} {} {}", number(job.cpu.level), job.title())?;
    }
    Ok(())
}

fn calls(title: &str) -> io::Result<()> {
    let job = jobs::of(&kernels()?).into_iter().find(|job| job.title() == title);
    let job = job.ok_or_else(|| io::Error::other(format!("there is no job {title}; `list` prints all")))?;
    let Sizes { key, iv, input, in_place, output, .. } = job.sizes;
    let (mut keys, mut ivs) = (Box::new([0; KEYS]), [0; 64]);
    let (mut from, mut to) = (Box::new([0; TEXT]), Box::new([0; TEXT]));
    let mut call = vec![0; key + iv + input + in_place];
    let (mut stdin, mut stdout) = (io::stdin().lock(), io::stdout().lock());
    loop {
        match stdin.read_exact(&mut call) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(()),
            result => result?,
        }
        let mut rest = &call[..];
        for (buffer, size) in
            [(&mut keys[..], key), (&mut ivs[..], iv), (&mut from[..], input), (&mut to[..], in_place)]
        {
            rest.read_exact(&mut buffer[..size])?;
        }
        (job.entry)(number(job.cpu.level), &keys, &ivs, &from, &mut to, job.length);
        stdout.write_all(&to[..output])?;
    }
}
