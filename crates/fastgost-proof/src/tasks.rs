//! The rows that the command can prove, as tasks with the same interface. A row is a statement that is to be proved,
//! and a line in the output of the command.

use crate::{
    faults::{self, Fate, Fault},
    jobs::Job,
    machine::process::Process,
    numbers::{self, Item},
    prove::{Changes, Computer, Outcome, Report, difference, prove},
    ptx, unproved,
};
use iced_x86::Instruction;

/// A fault that was planted in the code of a row, and the result of the proof with this fault.
pub struct Planted {
    /// A text that names the change and the result of the proof.
    pub text: String,
    /// The kind of this result.
    pub fate: Fate,
}

/// A row that the command can prove.
pub trait Task: Sync {
    /// Returns the title of the row.
    fn title(&self) -> String;

    /// Proves the row, and prints its result.
    fn prove(&self) -> unproved::Row;

    /// Plants faults in the code of the row, and tries to prove the row with each fault.
    ///
    /// # Errors
    /// If the row is not proved even without a fault, returns the reason for this.
    fn faults(&self) -> Result<Vec<Planted>, String>;
}

/// A row about machine code: a job, and the computer that has the job's code.
pub struct Code<'c, C> {
    computer: &'c C,
    job: Job,
}

impl<'c, C: Computer> Code<'c, C> {
    /// Returns the rows for these jobs of a computer.
    pub fn all(computer: &'c C, jobs: Vec<Job>) -> Vec<Self> {
        jobs.into_iter().map(|job| Self { computer, job }).collect()
    }

    /// Runs the job with known inputs, and returns the first difference between its output and the specification's
    /// result.
    pub fn difference(&self) -> Option<Outcome> {
        difference(&self.job, self.computer, &[])
    }

    /// Returns the jobs of these rows, and drops the references to the computer.
    pub fn jobs(code: Vec<Self>) -> Vec<Job> {
        code.into_iter().map(|code| code.job).collect()
    }
}

impl<C: Computer> Task for Code<'_, C> {
    fn title(&self) -> String {
        format!("{}{}", self.computer.name(), self.job.title())
    }

    fn prove(&self) -> unproved::Row {
        let (title, report) = (self.title(), prove(&self.job, self.computer, Changes::NONE));
        let kernels: Vec<&str> = report.code.kernels.iter().map(|name| name.trim_start_matches("fastgost::")).collect();
        let Report { code, executed, cut_points, left, seconds, here, result, .. } = &report;
        println!(
            "{title:<64} {} {executed:>9} {cut_points:>7} {left:>6} {seconds:>7.2}  cpu: {:<3}  {result}  [{}]",
            code.digest,
            if *here { "yes" } else { "no" },
            kernels.join(" "),
        );
        unproved::Row { title, proved: *result == Outcome::Proved, here: *here }
    }

    fn faults(&self) -> Result<Vec<Planted>, String> {
        planted(faults::plant(&self.job, self.computer))
    }
}

impl Task for ptx::job::Job {
    fn title(&self) -> String {
        self.title()
    }

    fn prove(&self) -> unproved::Row {
        // `here` is true, because the emulated GPU is a part of this program and always available.
        unproved::Row { title: self.title(), proved: ptx::row(self), here: true }
    }

    fn faults(&self) -> Result<Vec<Planted>, String> {
        planted(ptx::faults::plant(self))
    }
}

/// A row about numbers or curves. The code that the row executes is in this process.
pub struct Numbers<'p> {
    process: &'p Process,
    item: Item,
}

impl<'p> Numbers<'p> {
    /// Returns all rows about numbers and curves.
    pub fn all(process: &'p Process) -> Vec<Self> {
        numbers::all().into_iter().map(|item| Self { process, item }).collect()
    }

    /// Returns the instructions that the row executes.
    ///
    /// # Errors
    /// Returns an error if the machine (our emulator of the CPU) refuses an instruction.
    pub fn instructions(&self) -> Result<Vec<Instruction>, String> {
        self.item.instructions(self.process)
    }
}

impl Task for Numbers<'_> {
    fn title(&self) -> String {
        self.item.title()
    }

    fn prove(&self) -> unproved::Row {
        unproved::Row { title: self.title(), proved: self.item.prove(self.process), here: true }
    }

    /// Faults are planted only in machine code. An item that is a law has no machine code, only formulas, so its list
    /// of faults is empty.
    fn faults(&self) -> Result<Vec<Planted>, String> {
        let Item::Row(row) = &self.item else { return Ok(Vec::new()) };
        let planted = |fault: numbers::faults::Planted| {
            let fate = fault.fate();
            Planted { text: format!("{}: {fate}: {}", fault.what, fault.result), fate }
        };
        let faults = numbers::faults::plant(row, self.process, 5, 1);
        faults.map(|faults| faults.into_iter().map(planted).collect()).map_err(|result| result.to_string())
    }
}

fn planted(faults: Result<Vec<Fault>, Outcome>) -> Result<Vec<Planted>, String> {
    let planted =
        |fault: Fault| Planted { text: format!("{}: {}: {}", fault.what, fault.fate, fault.result), fate: fault.fate };
    faults.map(|faults| faults.into_iter().map(planted).collect()).map_err(|result| result.to_string())
}
