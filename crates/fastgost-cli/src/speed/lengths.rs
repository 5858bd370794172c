//! `--lengths`: prints cycles per byte for each length of a message. The figures show which lengths cost more per byte
//! than a shorter length.
use super::{
    Arguments, Operation,
    job::{Figures, Job},
    records::Records,
    report::{Line, Report},
};
use crate::{
    failure::{Failure, Result},
    progress::Progress,
};
use std::time::Duration;

/// The lengths that are measured, in bytes. The lengths are powers of two from 16 to 65536, and 1472, the payload of an
/// Ethernet frame.
pub const LENGTHS: [usize; 14] = [16, 32, 64, 128, 256, 512, 1024, 1472, 2048, 4096, 8192, 16384, 32768, 65536];

/// A length is marked if its cycles per byte are more than this factor times the cycles per byte of a shorter length.
const TOLERATED: f64 = 1.15;

pub const EXPLANATION: &str =
    "Cycles per byte; ! marks a length that costs more than 1.15 times as much per byte as a shorter one.\n";

/// A measurement of an algorithm or of a protocol.
enum Work {
    Job(Job),
    Records(Records),
}

impl Work {
    fn line(&self) -> Line {
        match self {
            Work::Job(job) => job.line(),
            Work::Records(records) => records.line(),
        }
    }

    fn measure(&self, seconds: Duration) -> Result<Figures> {
        match self {
            Work::Job(job) => job.measure(seconds),
            Work::Records(records) => records.measure(seconds),
        }
    }

    /// Returns the values that identify the table in which the result of this measurement is printed.
    fn table(&self) -> Table {
        let Line { name, operation, messages, .. } = self.line();
        (name, operation, messages)
    }
}

/// Identifies a table by its algorithm, its operation, and its number of messages in a call. The table has a row for
/// each length and a column for each kernel.
type Table = (&'static str, &'static str, usize);

pub fn run(jobs: Vec<Job>, records: Vec<Records>, arguments: &Arguments) -> Result<()> {
    let jobs = jobs.into_iter().filter(|job| !job.operation.is_whole() && *job.operation != Operation::Derive);
    let all = in_order(jobs.map(Work::Job).chain(records.into_iter().map(Work::Records)).collect());
    if all.is_empty() {
        return Err(Failure::new(format!(
            "--lengths: {}: no messages of these lengths; allowed: ciphers, authenticated encryption, MACs, hash functions and \
             protocols",
            arguments.only.join(", ")
        )));
    }
    let mut report = Report::of_lengths(arguments.json)?;
    let mut progress = Progress::steps(all.len());
    for table in all.chunk_by(|a, b| a.table() == b.table()) {
        let kernels: Vec<_> =
            table.chunk_by(same_length).next().into_iter().flatten().map(|w| w.line().kernel).collect();
        progress.aside(|| report.text(&head(table[0].table(), &kernels)))?;
        let mut least = vec![f64::INFINITY; kernels.len()];
        for row in table.chunk_by(same_length) {
            let mut text = format!("{:>9}", row[0].line().bytes);
            for work in row {
                let line = work.line();
                progress.step(|| format!("{} {} {}, {} bytes", line.name, line.operation, line.kernel, line.bytes));
                let figures = work.measure(arguments.seconds)?;
                let column = kernels.iter().position(|kernel| *kernel == line.kernel).unwrap_or_default();
                let cycles = line.cycles_per_byte(&figures);
                let above_shorter = cycles.is_some_and(|cycles| is_above(&mut least[column], cycles));
                text += &cell(cycles, above_shorter);
                report.add_length(&line, &figures, above_shorter);
                progress.add(1);
            }
            progress.aside(|| report.text(&format!("{}\n", text.trim_end())))?;
        }
    }
    drop(progress);
    report.end()
}

fn same_length(a: &Work, b: &Work) -> bool {
    a.line().bytes == b.line().bytes
}

/// Sorts the measurements by the tables in which their results are printed. Within a table, the measurements are sorted
/// by length. The measurements of one length stay in the order of their kernels.
fn in_order(mut all: Vec<Work>) -> Vec<Work> {
    let mut tables: Vec<Table> = Vec::new();
    for work in &all {
        if !tables.contains(&work.table()) {
            tables.push(work.table());
        }
    }
    all.sort_by_key(|work| (tables.iter().position(|table| *table == work.table()), work.line().bytes));
    all
}

/// Returns true if the figure `cycles_per_byte` must be marked, because it is well above `least`, the smallest figure
/// of all shorter messages. If `cycles_per_byte` is smaller than `least`, sets `least` to `cycles_per_byte`.
fn is_above(least: &mut f64, cycles_per_byte: f64) -> bool {
    let above = cycles_per_byte > TOLERATED * *least;
    *least = least.min(cycles_per_byte);
    above
}

fn head((name, operation, messages): Table, kernels: &[&str]) -> String {
    let many = if messages == 1 { String::new() } else { format!(", {messages} messages in a call") };
    let columns: String = kernels.iter().map(|kernel| format!("  {kernel:>9} ")).collect();
    format!("\n{name} {operation}{many}\n{:>9}{}\n", "bytes", columns.trim_end())
}

fn cell(cycles_per_byte: Option<f64>, above_shorter: bool) -> String {
    let cycles = cycles_per_byte.map_or("-".to_owned(), |cycles| format!("{cycles:.2}"));
    format!("  {cycles:>9}{}", if above_shorter { '!' } else { ' ' })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_exceeds_a_shorter_length_by_more_than_is_tolerated() {
        let mut least = f64::INFINITY;
        // Each figure must be compared with the smallest of all previous figures, and not with the figure directly
        // before it.
        let marks = [8.0, 4.0, 4.5, 2.0, 2.31, 2.25, 1.0, 1.14, 1.2].map(|figure| is_above(&mut least, figure));
        assert_eq!(marks, [false, false, false, false, true, false, false, false, true]);
    }

    #[test]
    fn a_table_for_each_operation() {
        let line = |name, operation: &'static Operation, kernel: fastgost::Level, bytes| {
            let algorithm = fastgost::registry::Algorithm::from_name(name).expect("an algorithm");
            Work::Job(Job { algorithm, operation, kernel, section: None, bytes, messages: 1, threads: 1 })
        };
        let mut all = Vec::new();
        for name in ["magma-ecb", "kuznyechik-ecb"] {
            for kernel in [fastgost::Level::Ssse3, fastgost::Level::Portable] {
                for operation in [&Operation::Encrypt, &Operation::Decrypt] {
                    all.extend([16, 32].map(|bytes| line(name, operation, kernel, bytes)));
                }
            }
        }
        let order: Vec<_> = in_order(all).iter().map(Work::line).collect();
        let order: Vec<_> = order.iter().map(|l| (l.name, l.operation, l.bytes, l.kernel)).collect();
        let mut want = Vec::new();
        for name in ["magma-ecb", "kuznyechik-ecb"] {
            for operation in ["encrypt", "decrypt"] {
                for bytes in [16, 32] {
                    want.extend(["ssse3", "portable"].map(|kernel| (name, operation, bytes, kernel)));
                }
            }
        }
        assert_eq!(order, want);
    }
}
