//! Prints the report. In a table, a row is printed as soon as its figures are known. JSON is printed at the end.
use super::{
    job::{Figures, Job},
    lengths,
};
use crate::{failure::Result, io};
use fastgost::Level;
use fastgost_cli::clock;
use serde_json::{Value, json};

/// A line of the report. The fields say which measurement the figures of the line belong to.
#[derive(Clone, Copy)]
pub struct Line {
    pub name: &'static str,
    pub operation: &'static str,
    /// The name of the CPU's kernel, or the name of a measurement on GPUs (gpu-kernel, gpu-host or gpu-copy).
    pub kernel: &'static str,
    pub constant_time: bool,
    /// How many bytes a message has.
    pub bytes: usize,
    pub messages: usize,
    /// The number of the CPU's threads, or None for a GPU.
    pub threads: Option<usize>,
    /// The number of operations in a call. None if the figures are not operations per second.
    pub operations: Option<f64>,
}

pub struct Report {
    machine: Value,
    results: Option<Vec<Value>>,
    crossings: Option<Vec<Value>>,
    misfits: Option<Vec<Value>>,
}

impl Report {
    pub fn new(json: bool) -> Result<Self> {
        let heads = ["algorithm", "operation", "kernel", "bytes", "messages", "threads", "MB/s", "median", "cycles/B"];
        Self::under(json, &row(heads.map(str::to_owned)))
    }

    /// Makes a report for the option `--lengths`.
    pub fn of_lengths(json: bool) -> Result<Self> {
        Self::under(json, lengths::EXPLANATION)
    }

    fn under(json: bool, head: &str) -> Result<Self> {
        let kernels: Vec<_> = Level::ALL.iter().filter(|l| l.available()).map(|l| l.name()).collect();
        let ghz = (clock::core_ghz() * 1000.0).round() / 1000.0;
        let cpu = fastgost_cli::cpu_name();
        let machine = json!({"cpu": &cpu, "core_ghz": ghz, "kernels": kernels});
        if !json {
            io::print(format!("{cpu}, {ghz:.2} GHz; kernels: {}\n", kernels.join(", ")).as_bytes())?;
            io::print(head.as_bytes())?;
        }
        let [results, crossings, misfits] = [(); 3].map(|()| json.then(Vec::new));
        Ok(Self { machine, results, crossings, misfits })
    }

    pub fn add(&mut self, line: &Line, figures: &Figures) -> Result<()> {
        if let Some(results) = &mut self.results {
            results.push(result(line, figures));
            return Ok(());
        }
        let Line { name, operation, kernel, bytes, messages, threads, operations, .. } = *line;
        let [best, median] = [figures.best, figures.median].map(|time| match operations {
            Some(n) => format!("{:.0} ns", time / n * 1e9),
            None => format!("{:.1}", line.per_second(time)),
        });
        let cycles = line.cycles_per_byte(figures).map_or(String::new(), |cycles| format!("{cycles:.3}"));
        let [name, operation, kernel] = [name, operation, kernel].map(str::to_owned);
        let [bytes, messages] = [bytes, messages].map(|n| n.to_string());
        let threads = threads.map_or(String::new(), |n| n.to_string());
        io::print(row([name, operation, kernel, bytes, messages, threads, best, median, cycles]).as_bytes())
    }

    /// Adds a figure of `--lengths` to the JSON. Without `--json`, this function does nothing, because the figure is
    /// already in the table.
    pub fn add_length(&mut self, line: &Line, figures: &Figures, above_shorter: bool) {
        if let Some(results) = &mut self.results {
            let mut result = result(line, figures);
            result["above_shorter"] = above_shorter.into();
            results.push(result);
        }
    }

    /// Prints part of a table. With `--json`, prints nothing.
    pub fn text(&self, text: &str) -> Result<()> {
        if self.results.is_none() { io::print(text.as_bytes()) } else { Ok(()) }
    }

    /// Reports that a measurement cannot be made although the user asked for it.
    pub fn add_misfit(&mut self, why: String) -> Result<()> {
        match &mut self.misfits {
            Some(misfits) => misfits.push(why.into()),
            None => io::print(format!("not measured: {why}\n").as_bytes())?,
        }
        Ok(())
    }

    /// Reports the number of bytes from which a GPU is faster than one thread of the CPU.
    pub fn add_crossing(&mut self, job: &Job, crossing: Option<usize>) -> Result<()> {
        let (name, operation) = (job.algorithm.name, job.operation.name());
        if let Some(crossings) = &mut self.crossings {
            crossings.push(json!({"algorithm": name, "operation": operation, "bytes": crossing}));
            return Ok(());
        }
        let when = match crossing {
            Some(bytes) => format!("a GPU is faster than one thread from {bytes} bytes on"),
            None => "a GPU is never faster than one thread".to_owned(),
        };
        io::print(format!("{name} {operation}: {when}\n").as_bytes())
    }

    pub fn end(self) -> Result<()> {
        match self.results {
            Some(results) => {
                let mut all = json!({"machine": self.machine, "results": results});
                for (key, values) in [("crossings", self.crossings), ("not_measured", self.misfits)] {
                    if let Some(values) = values.filter(|values| !values.is_empty()) {
                        all[key] = values.into();
                    }
                }
                io::print(format!("{all:#}\n").as_bytes())
            }
            None => Ok(()),
        }
    }
}

impl Line {
    /// Computes a speed from `time`, which is the time of a call in seconds. Returns operations per second. If the line
    /// has no number of operations, returns millions of bytes per second.
    fn per_second(&self, time: f64) -> f64 {
        self.operations.map_or((self.bytes * self.messages) as f64 / time * 1e-6, |n| n / time)
    }

    /// Returns cycles per byte. Returns None if the figures are operations per second. Also returns None for GPUs,
    /// because the cycles of a GPU are not cycles of a core.
    pub fn cycles_per_byte(&self, figures: &Figures) -> Option<f64> {
        let cycles = figures.cycles / (self.bytes * self.messages) as f64;
        Some(cycles).filter(|cycles| self.operations.is_none() && cycles.is_finite())
    }
}

fn result(line: &Line, figures: &Figures) -> Value {
    let mut result = json!({
        "algorithm": line.name, "operation": line.operation, "kernel": line.kernel,
        "constant_time": line.constant_time, "bytes": line.bytes, "messages": line.messages,
    });
    if let Some(threads) = line.threads {
        result["threads"] = threads.into();
    }
    let (best, median) = (line.per_second(figures.best), line.per_second(figures.median));
    if line.operations.is_some() {
        (result["ops_per_s"], result["ops_per_s_median"]) = (best.round().into(), median.round().into());
    } else {
        (result["mb_per_s"], result["mb_per_s_median"]) = (thousandths(best), thousandths(median));
    }
    if let Some(cycles) = line.cycles_per_byte(figures) {
        result["cycles_per_byte"] = thousandths(cycles);
    }
    result
}

fn row([name, operation, kernel, bytes, messages, threads, best, median, cycles]: [String; 9]) -> String {
    let start = format!("{name:24} {operation:10} {kernel:10} {bytes:>9} {messages:>8} {threads:>7}");
    format!("{start} {best:>10} {median:>10} {cycles:>9}\n")
}

fn thousandths(x: f64) -> Value {
    ((x * 1000.0).round() / 1000.0).into()
}
