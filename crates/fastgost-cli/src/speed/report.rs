//! The report: a table as the figures come, or JSON at the end.
use super::job::{Figures, Job};
use crate::{failure::Result, io};
use fastgost::Level;
use fastgost_cli::clock;
use serde_json::{Value, json};

/// What was measured.
#[derive(Clone, Copy)]
pub struct Line {
    pub name: &'static str,
    pub operation: &'static str,
    /// Of the CPU, or what a card does.
    pub kernel: &'static str,
    pub constant_time: bool,
    /// Bytes in a message.
    pub bytes: usize,
    pub messages: usize,
    /// Of the CPU; None for a card.
    pub threads: Option<usize>,
    /// The operations in a call, for figures in operations per second.
    pub operations: Option<f64>,
}

pub struct Report {
    machine: Value,
    results: Option<Vec<Value>>,
    crossings: Option<Vec<Value>>,
}

impl Report {
    pub fn new(json: bool) -> Result<Self> {
        let kernels: Vec<_> = Level::ALL.iter().filter(|l| l.available()).map(|l| l.name()).collect();
        let ghz = (clock::core_ghz() * 1000.0).round() / 1000.0;
        let cpu = fastgost_cli::cpu_name();
        let machine = json!({"cpu": &cpu, "core_ghz": ghz, "kernels": kernels});
        if !json {
            io::print(format!("{cpu}, {ghz:.2} GHz; kernels: {}\n", kernels.join(", ")).as_bytes())?;
            let heads =
                ["algorithm", "operation", "kernel", "bytes", "messages", "threads", "MB/s", "median", "cycles/B"];
            io::print(row(heads.map(str::to_owned)).as_bytes())?;
        }
        Ok(Self { machine, results: json.then(Vec::new), crossings: json.then(Vec::new) })
    }

    pub fn add(&mut self, line: &Line, figures: &Figures) -> Result<()> {
        let Line { name, operation, kernel, constant_time, bytes: of_message, messages, threads, operations } = *line;
        let bytes = (of_message * messages) as f64;
        let per_second = |time: f64| operations.map_or(bytes / time * 1e-6, |n| n / time);
        let (best, median) = (per_second(figures.best), per_second(figures.median));
        // A card's are not those of a core.
        let has_cycles = operations.is_none() && figures.cycles.is_finite();
        let Some(results) = &mut self.results else {
            let (mut best, mut median) = (format!("{best:.1}"), format!("{median:.1}"));
            let cycles = if has_cycles { format!("{:.3}", figures.cycles / bytes) } else { String::new() };
            if let Some(n) = operations {
                let nanoseconds = |time: f64| format!("{:.0} ns", time / n * 1e9);
                (best, median) = (nanoseconds(figures.best), nanoseconds(figures.median));
            }
            let [name, operation, kernel] = [name, operation, kernel].map(str::to_owned);
            let [bytes, messages] = [of_message, messages].map(|n| n.to_string());
            let threads = threads.map_or(String::new(), |n| n.to_string());
            let cells = [name, operation, kernel, bytes, messages, threads, best, median, cycles];
            return io::print(row(cells).as_bytes());
        };
        let mut result = json!({
            "algorithm": name, "operation": operation, "kernel": kernel,
            "constant_time": constant_time, "bytes": of_message, "messages": messages,
        });
        if let Some(threads) = threads {
            result["threads"] = threads.into();
        }
        if operations.is_some() {
            (result["ops_per_s"], result["ops_per_s_median"]) = (best.round().into(), median.round().into());
        } else {
            (result["mb_per_s"], result["mb_per_s_median"]) = (thousandths(best), thousandths(median));
        }
        if has_cycles {
            result["cycles_per_byte"] = thousandths(figures.cycles / bytes);
        }
        results.push(result);
        Ok(())
    }

    /// From how many bytes on a card is faster than one thread of the CPU.
    pub fn add_crossing(&mut self, job: &Job, crossing: Option<usize>) -> Result<()> {
        let (name, operation) = (job.algorithm.name, job.operation.name());
        if let Some(crossings) = &mut self.crossings {
            crossings.push(json!({"algorithm": name, "operation": operation, "bytes": crossing}));
            return Ok(());
        }
        let when = match crossing {
            Some(bytes) => format!("a card is faster than one thread from {bytes} bytes on"),
            None => "a card is never faster than one thread".to_owned(),
        };
        io::print(format!("{name} {operation}: {when}\n").as_bytes())
    }

    pub fn end(self) -> Result<()> {
        match self.results {
            Some(results) => {
                let mut all = json!({"machine": self.machine, "results": results});
                if let Some(crossings) = self.crossings.filter(|crossings| !crossings.is_empty()) {
                    all["crossings"] = crossings.into();
                }
                io::print(format!("{all:#}\n").as_bytes())
            }
            None => Ok(()),
        }
    }
}

fn row([name, operation, kernel, bytes, messages, threads, best, median, cycles]: [String; 9]) -> String {
    let start = format!("{name:24} {operation:10} {kernel:10} {bytes:>9} {messages:>8} {threads:>7}");
    format!("{start} {best:>10} {median:>10} {cycles:>9}\n")
}

fn thousandths(x: f64) -> Value {
    ((x * 1000.0).round() / 1000.0).into()
}
