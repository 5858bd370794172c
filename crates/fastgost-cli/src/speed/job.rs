//! A job is the measurement of one operation of one algorithm. This file checks whether jobs can be measured, and
//! measures jobs on the CPU.
pub use super::work::calls_in;
use super::{
    Operation,
    report::Line,
    work::{ITERATIONS, Work},
};
use crate::failure::{Failure, Result};
use fastgost::{Level, registry::Algorithm};
use fastgost_cli::clock::{self, Rounds, Taken};
use std::{
    sync::{
        Barrier,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// One measurement: an operation of an algorithm, with the kernel, the sizes and the number of threads.
pub struct Job {
    pub algorithm: &'static Algorithm,
    pub operation: &'static Operation,
    pub kernel: Level,
    pub section: Option<usize>,
    /// How many bytes a message has.
    pub bytes: usize,
    pub messages: usize,
    pub threads: usize,
}

/// The measured time of a call, in seconds. A call processes all bytes of all messages.
pub struct Figures {
    pub best: f64,
    pub median: f64,
    /// The number of core cycles in the best call.
    pub cycles: f64,
}

impl Job {
    /// Returns the reason why this job cannot be measured, or None if the job can be measured.
    pub fn does_not_fit(&self) -> Option<String> {
        let Self { algorithm, bytes, messages, threads, .. } = self;
        let (name, unit) = (algorithm.name, self.unit());
        if self.operation.is_whole() && (*messages == 1 || messages.is_multiple_of(*threads)) {
            return None;
        }
        if *messages > 1 && !self.operation.many() && !self.is_mode_of_many() {
            return Some(format!("--messages: {name} takes one message in a call; allowed: 1"));
        }
        if (*messages, *self.operation) == (1, Operation::Derive) && *threads > 1 {
            return Some(format!(
                "--messages: {name} of one password cannot be shared among threads; allowed: a multiple of {threads}"
            ));
        }
        if *messages > 1 && !messages.is_multiple_of(*threads) {
            return Some(format!(
                "--messages: {messages} cannot be shared among {threads} threads; allowed: 1, or a multiple of {threads}"
            ));
        }
        if messages.checked_mul(*bytes).is_none_or(|all| all > MOST) {
            return Some(format!("--bytes: {messages} times {bytes} is too much; allowed: {MOST}"));
        }
        // If the algorithm's object cannot be made here, the error is reported later, when the job is measured.
        let aead = self.aead().map_or(u64::MAX, |aead| aead.longest());
        // If a call has several messages, the AEAD may process up to this number of extra bytes for each message.
        let beside = if *messages > 1 { 5 * algorithm.block_size() } else { 0 };
        if ((bytes + beside) * messages) as u64 > aead {
            return Some(match messages {
                1 => format!("--bytes: {bytes} is more than a key of {name} may process; allowed: {aead}"),
                _ => format!("--bytes: {messages} times {bytes} is more than a key of {name} may process: {aead}"),
            });
        }
        let parts = if *messages > 1 { 1 } else { *threads };
        (!bytes.is_multiple_of(unit) || bytes / unit < parts).then(|| {
            let least = unit * parts;
            format!("--bytes: {bytes} does not fit {name}; allowed: a multiple of {unit}, at least {least}")
        })
    }

    /// Returns whether the algorithm is a cipher mode that takes many messages in one call.
    fn is_mode_of_many(&self) -> bool {
        self.mode().is_ok_and(|mode| mode.many(&mut []).is_ok())
    }

    pub fn line(&self) -> Line {
        let Self { algorithm, operation, kernel, bytes, messages, threads, .. } = *self;
        let (operation, operations) = (operation.name(), self.operations());
        let (kernel, constant_time) = (kernel.name(), kernel.constant_time());
        let threads = Some(threads);
        Line { name: algorithm.name, operation, kernel, constant_time, bytes, messages, threads, operations }
    }

    /// Returns whether a GPU would compute exactly the same for both jobs. The jobs may differ only in the CPU's kernel
    /// and the number of threads.
    pub fn is_same_on_cards(&self, other: &Self) -> bool {
        let key = |job: &Self| (job.algorithm.name, job.operation.name(), job.section, job.bytes, job.messages);
        key(self) == key(other)
    }

    /// Returns how many bytes all messages have together.
    fn all_bytes(&self) -> usize {
        self.bytes * self.messages
    }

    /// Returns how many operations a call makes. Returns None if the job's figures are bytes per second instead of
    /// operations per second.
    fn operations(&self) -> Option<f64> {
        match self.operation {
            Operation::KeySetup => Some(1.0),
            Operation::Sign | Operation::Verify | Operation::Agree => Some(self.messages as f64),
            Operation::Derive => Some(f64::from(ITERATIONS) * self.messages as f64),
            _ => None,
        }
    }

    fn unit(&self) -> usize {
        if self.algorithm.padded() { self.algorithm.block_size() } else { 1 }
    }

    pub fn measure(&self, seconds: Duration) -> Result<Figures> {
        if self.threads == 1 { self.one_thread(seconds) } else { self.many_threads(seconds, self.threads) }
    }

    fn one_thread(&self, seconds: Duration) -> Result<Figures> {
        let mut work = Work::new(self, self.bytes, self.messages)?;
        let calls = work.calls_in(BATCH)?;
        batches(seconds, calls, || {
            work.restart()?;
            let mut result = Ok(());
            let taken = clock::time_of(|| result = work.call(calls));
            result.map(|()| taken)
        })
    }

    fn many_threads(&self, seconds: Duration, threads: usize) -> Result<Figures> {
        // Each thread gets its share of the messages. If there is only one message, each thread gets its share of this
        // message. The first thread also gets the remainder.
        let (part, messages) = match self.messages {
            1 if self.operation.is_whole() => (self.bytes, 1),
            1 => (self.bytes / threads / self.unit() * self.unit(), 1),
            messages => (self.bytes, messages / threads),
        };
        let first_part = if messages == 1 && self.messages == 1 && !self.operation.is_whole() {
            self.all_bytes() - part * (threads - 1)
        } else {
            part
        };
        let calls = Work::new(self, part, messages)?.calls_in(LONG_BATCH)?;
        let barrier = Barrier::new(threads);
        let (origin, began, ended) = (Instant::now(), AtomicU64::new(u64::MAX), AtomicU64::new(0));
        let now = || origin.elapsed().as_nanos() as u64;
        let failed = AtomicBool::new(false);
        // Whether each thread makes its own calls. If not, the threads share the buffer of one call.
        let alone = self.operation.is_whole() && self.messages == 1;
        let calls_at_once = if alone { calls * threads } else { calls };
        // Every thread runs this closure, and the first thread also records the times. Between two barriers, the first
        // thread decides whether all threads continue.
        let go_on = AtomicBool::new(true);
        let member = |n: usize| -> Result<(Vec<f64>, Rounds)> {
            let mut work = Work::new(self, if n == 0 { first_part } else { part }, messages)?;
            let (mut batches, mut rounds) = (Vec::new(), Rounds::default());
            let mut result = work.call(1);
            while go_on.load(Ordering::SeqCst) {
                result = result.and_then(|()| work.restart());
                let ghz = clock::core_ghz();
                barrier.wait();
                began.fetch_min(now(), Ordering::SeqCst);
                result = result.and_then(|()| work.call(calls));
                ended.fetch_max(now(), Ordering::SeqCst);
                failed.fetch_or(result.is_err(), Ordering::SeqCst);
                barrier.wait();
                if n == 0 {
                    let time = (ended.swap(0, Ordering::SeqCst) - began.swap(u64::MAX, Ordering::SeqCst)) as f64;
                    let time = time * 1e-9 / calls_at_once as f64;
                    batches.push(time);
                    rounds.add(time * threads as f64, ghz);
                    let enough = origin.elapsed() >= seconds || failed.load(Ordering::SeqCst);
                    go_on.store(!enough, Ordering::SeqCst);
                }
                barrier.wait();
            }
            result.map(|()| (batches, rounds))
        };
        thread::scope(|scope| {
            let member = &member;
            let others: Vec<_> = (1..threads).map(|n| scope.spawn(move || member(n))).collect();
            let (batches, rounds) = member(0)?;
            for other in others {
                other.join().map_err(|_| Failure::new("a thread of the measurement failed"))??;
            }
            Ok(figures(batches, &rounds))
        })
    }
}

/// Runs batches of `calls` calls until the time is up. At least one batch is run, even if this batch takes longer than
/// `seconds`.
pub fn batches(seconds: Duration, calls: usize, mut batch: impl FnMut() -> Result<Taken>) -> Result<Figures> {
    let (mut exact, mut disturbed, mut rounds) = (Vec::new(), Vec::new(), Rounds::default());
    let start = Instant::now();
    let mut up = false;
    while !up {
        let before = clock::core_ghz();
        let (mut best, mut best_disturbed) = (f64::MAX, f64::MAX);
        for _ in 0..ROUND {
            let taken = batch()?;
            let time = taken.cpu.as_secs_f64() / calls as f64;
            if taken.disturbed { &mut disturbed } else { &mut exact }.push(time);
            let best = if taken.disturbed { &mut best_disturbed } else { &mut best };
            *best = best.min(time);
            up = start.elapsed() >= seconds;
            if up {
                break;
            }
        }
        let ghz = before.max(clock::core_ghz());
        rounds.add(if best < f64::MAX { best } else { best_disturbed }, ghz);
    }
    Ok(figures(if exact.is_empty() { disturbed } else { exact }, &rounds))
}

fn figures(mut batches: Vec<f64>, rounds: &Rounds) -> Figures {
    batches.sort_by(f64::total_cmp);
    Figures { best: batches[0], median: batches[batches.len() / 2], cycles: rounds.cycles() }
}

/// The length of a batch. A batch is so short that most batches are not interrupted, and so long that the clock can
/// measure a batch.
pub const BATCH: Duration = Duration::from_micros(100);
/// The length of a batch on many threads. Starting all threads takes a short time compared with this length.
const LONG_BATCH: Duration = Duration::from_millis(5);
/// The largest number of bytes of all messages together.
const MOST: usize = 1 << if usize::BITS > 32 { 36 } else { 30 };
/// The number of batches between two measurements of the core's clock rate.
const ROUND: usize = 50;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_batch_after_the_time_is_up() {
        let mut made = 0;
        let figures = batches(Duration::ZERO, 4, || {
            made += 1;
            Ok(Taken { cpu: Duration::from_secs(2), disturbed: made % 2 == 0 })
        });
        assert_eq!((made, figures.expect("figures").best), (1, 0.5));
    }

    #[test]
    fn undisturbed_batches_count() {
        let mut made = 0;
        let figures = batches(Duration::from_millis(20), 1, || {
            made += 1;
            Ok(Taken { cpu: Duration::from_secs(if made < 3 { 9 } else { 1 }), disturbed: made >= 3 })
        });
        assert!(made > 2);
        assert_eq!(figures.expect("figures").best, 9.0);
    }
}
