//! `fastgost speed`: what this machine reaches, measured in-process.
use crate::{
    failure::{Failure, Result},
    io, names, number,
};
use clap::Args;
use fastgost::{
    Level,
    inout::InOutBuf,
    registry::{Algorithm, Direction, Hasher, Kind, Mode, Options, Tag},
};
use fastgost_cli::{
    Aligned,
    clock::{self, Rounds},
};
use serde_json::{Value, json};
use std::{
    hint::black_box,
    num::NonZeroUsize,
    sync::{
        Barrier,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// Measure this machine: best and median of many short batches, from one buffer to another
#[derive(Args)]
#[command(
    after_help = "One thread is measured by its CPU time, several by the time that passes while each works on its \
part of the buffer, or of the messages if there are many. Cycles are those of the core (of each core, with several threads); 1 MB is 10^6 bytes."
)]
pub struct Arguments {
    /// Only these algorithms; a name may end in `*`
    #[arg(long, value_name = "NAME", num_args = 1..)]
    only: Vec<String>,
    /// Only these kernels, or `all` [default: the best]
    #[arg(long, value_name = "NAME", num_args = 1..)]
    kernel: Vec<String>,
    /// Bytes in a message [default: 64 1472 16384 1048576; with threads 1048576 67108864]
    #[arg(long, value_name = "N", num_args = 1.., value_parser = number::count)]
    bytes: Vec<NonZeroUsize>,
    /// Messages in a call, which hash functions take side by side [default: 1, and for those 64 too]
    #[arg(long, value_name = "N", value_parser = number::count)]
    messages: Option<NonZeroUsize>,
    /// Threads that share the buffer
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::threads)]
    threads: u16,
    /// Seconds for each figure
    #[arg(long, value_name = "S", default_value = "0.25")]
    seconds: f64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let seconds = Duration::try_from_secs_f64(arguments.seconds)
        .map_err(|_| Failure::new("--seconds: a positive number of seconds is needed"))?;
    let algorithms = chosen(&arguments.only)?;
    for kernel in arguments.kernel.iter().filter(|k| *k != "all") {
        names::check_kernel(kernel)?;
    }
    let mut jobs = Vec::new();
    for algorithm in algorithms {
        for kernel in kernels(algorithm, &arguments.kernel)? {
            for operation in Operation::of(algorithm) {
                for (bytes, messages) in arguments.sizes(operation) {
                    let threads = arguments.threads.into();
                    let job = Job { algorithm, operation, kernel, bytes, messages, threads };
                    match job.does_not_fit() {
                        None => jobs.push(job),
                        Some(wrong) if arguments.asks_for(&job) => return Err(Failure::new(wrong)),
                        // One of our own sizes.
                        Some(_) => {}
                    }
                }
            }
        }
    }
    let mut report = Report::new(arguments.json)?;
    for job in &jobs {
        report.add(job, &job.measure(seconds)?)?;
    }
    report.end()
}

/// The algorithms that the patterns name, or all.
fn chosen(patterns: &[String]) -> Result<Vec<&'static Algorithm>> {
    let fits = |pattern: &str, name: &str| match pattern.strip_suffix('*') {
        Some(prefix) => name.starts_with(prefix),
        None => name == pattern,
    };
    for pattern in patterns {
        if !Algorithm::all().iter().any(|a| fits(pattern, a.name)) {
            let names: Vec<_> = Algorithm::all().iter().map(|a| a.name).collect();
            return Err(Failure::new(format!(
                "--only: no algorithm fits '{pattern}'; allowed: {}, or the beginning of one and *",
                names.join(", ")
            )));
        }
    }
    let wanted = |a: &&Algorithm| patterns.is_empty() || patterns.iter().any(|p| fits(p, a.name));
    Ok(Algorithm::all().iter().filter(wanted).collect())
}

/// The rows to measure, each once.
fn kernels(algorithm: &Algorithm, wanted: &[String]) -> Result<Vec<&'static str>> {
    let all = algorithm.kernels().into_iter().map(|k| k.name);
    if wanted.iter().any(|k| k == "all") {
        return Ok(all.collect());
    }
    if wanted.is_empty() {
        return Ok(all.take(1).collect());
    }
    let mut kernels = Vec::new();
    for name in wanted {
        let kernel = algorithm.kernel_at(name)?;
        if !kernels.contains(&kernel) {
            kernels.push(kernel);
        }
    }
    Ok(kernels)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Operation {
    Encrypt,
    Decrypt,
    Mac,
    Hash,
    KeySetup,
}

impl Operation {
    fn of(algorithm: &Algorithm) -> &'static [Operation] {
        match algorithm.kind {
            Kind::Cipher => &[Operation::Encrypt, Operation::Decrypt, Operation::KeySetup],
            Kind::Hash => &[Operation::Hash],
            _ => &[Operation::Mac, Operation::KeySetup],
        }
    }

    fn name(self) -> &'static str {
        match self {
            Operation::Encrypt => "encrypt",
            Operation::Decrypt => "decrypt",
            Operation::Mac => "mac",
            Operation::Hash => "hash",
            Operation::KeySetup => "key-setup",
        }
    }
}

impl Arguments {
    /// Bytes of a message, and messages.
    fn sizes(&self, operation: &Operation) -> Vec<(usize, usize)> {
        if *operation == Operation::KeySetup {
            return vec![(KEY.len(), 1)];
        }
        let bytes = match (self.bytes.is_empty(), self.threads) {
            (false, _) => self.bytes.iter().map(|n| n.get()).collect(),
            (true, 1) => vec![64, 1472, 16384, 1 << 20],
            (true, _) => vec![1 << 20, 64 << 20],
        };
        let messages = match (self.messages, operation) {
            (Some(n), _) => vec![n.get()],
            (None, Operation::Hash) => vec![1, MANY],
            (None, _) => vec![1],
        };
        messages.iter().flat_map(|messages| bytes.iter().map(|bytes| (*bytes, *messages))).collect()
    }

    /// Whether it is not by our own choice that this is measured.
    fn asks_for(&self, job: &Job) -> bool {
        if job.messages > 1 { self.messages.is_some() && !self.only.is_empty() } else { !self.bytes.is_empty() }
    }
}

/// One thing to measure.
struct Job {
    algorithm: &'static Algorithm,
    operation: &'static Operation,
    kernel: &'static str,
    /// Of a message.
    bytes: usize,
    messages: usize,
    threads: usize,
}

/// Of a call, with all its bytes.
struct Figures {
    best: f64,
    median: f64,
    /// Core cycles of the best.
    cycles: f64,
}

impl Job {
    /// Why it cannot be measured.
    fn does_not_fit(&self) -> Option<String> {
        let Self { algorithm, bytes, messages, threads, .. } = self;
        let (name, unit) = (algorithm.name, self.unit());
        if *self.operation == Operation::KeySetup {
            return None;
        }
        if *messages > 1 && *self.operation != Operation::Hash {
            return Some(format!("--messages: {name} takes one message in a call; allowed: 1"));
        }
        if *messages > 1 && !messages.is_multiple_of(*threads) {
            return Some(format!("--messages: {messages} cannot be shared; allowed: 1, or a multiple of {threads}"));
        }
        if messages.checked_mul(*bytes).is_none_or(|all| all > MOST) {
            return Some(format!("--bytes: {messages} times {bytes} is too much; allowed: {MOST}"));
        }
        let parts = if *messages > 1 { 1 } else { *threads };
        (!bytes.is_multiple_of(unit) || bytes / unit < parts).then(|| {
            let least = unit * parts;
            format!("--bytes: {bytes} does not fit {name}; allowed: a multiple of {unit}, at least {least}")
        })
    }

    /// Bytes of all messages.
    fn all_bytes(&self) -> usize {
        self.bytes * self.messages
    }

    fn unit(&self) -> usize {
        if self.algorithm.padded() { self.algorithm.block_size() } else { 1 }
    }

    fn measure(&self, seconds: Duration) -> Result<Figures> {
        if self.threads == 1 { self.one_thread(seconds) } else { self.many_threads(seconds, self.threads) }
    }

    fn one_thread(&self, seconds: Duration) -> Result<Figures> {
        let mut work = Work::new(self, self.bytes, self.messages)?;
        let calls = work.calls_in(BATCH)?;
        let (mut batches, mut disturbed, mut rounds) = (Vec::new(), Vec::new(), Rounds::default());
        let start = Instant::now();
        while batches.len() + disturbed.len() == 0 || start.elapsed() < seconds {
            work.restart()?;
            let before = clock::core_ghz();
            let (mut best, mut best_disturbed) = (f64::MAX, f64::MAX);
            for _ in 0..ROUND {
                let mut result = Ok(());
                let taken = clock::time_of(|| result = work.call(calls));
                result?;
                let time = taken.cpu.as_secs_f64() / calls as f64;
                if taken.disturbed { &mut disturbed } else { &mut batches }.push(time);
                let best = if taken.disturbed { &mut best_disturbed } else { &mut best };
                *best = best.min(time);
            }
            let ghz = before.max(clock::core_ghz());
            rounds.add(if best < f64::MAX { best } else { best_disturbed }, ghz);
        }
        let batches = if batches.is_empty() { disturbed } else { batches };
        Ok(figures(batches, &rounds))
    }

    fn many_threads(&self, seconds: Duration, threads: usize) -> Result<Figures> {
        // Of the messages, or of the only one; the first thread has what is left.
        let (part, messages) = match self.messages {
            1 => (self.bytes / threads / self.unit() * self.unit(), 1),
            messages => (self.bytes, messages / threads),
        };
        let first_part = if messages == 1 { self.all_bytes() - part * (threads - 1) } else { part };
        let calls = Work::new(self, part, messages)?.calls_in(LONG_BATCH)?;
        let barrier = Barrier::new(threads);
        let (origin, began, ended) = (Instant::now(), AtomicU64::new(u64::MAX), AtomicU64::new(0));
        let now = || origin.elapsed().as_nanos() as u64;
        let failed = AtomicBool::new(false);
        // A call is a piece of everybody's buffer, or a key for everybody.
        let calls_at_once = if *self.operation == Operation::KeySetup { calls * threads } else { calls };
        // Every thread does the same, and the first keeps the record; whether to go on is decided between two barriers.
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

fn figures(mut batches: Vec<f64>, rounds: &Rounds) -> Figures {
    batches.sort_by(f64::total_cmp);
    Figures { best: batches[0], median: batches[batches.len() / 2], cycles: rounds.cycles() }
}

/// What is done again and again, and its memory.
struct Work<'a> {
    job: &'a Job,
    /// Of a message.
    bytes: usize,
    object: Object,
    source: Aligned,
    destination: Aligned,
}

enum Object {
    Mode(Box<dyn Mode>),
    Tag(Box<dyn Tag>),
    Hasher(Box<dyn Hasher>),
    Schedule,
}

impl<'a> Work<'a> {
    fn new(job: &'a Job, bytes: usize, messages: usize) -> Result<Self> {
        let written = if job.algorithm.kind == Kind::Cipher { bytes } else { 0 };
        let (source, destination) = (Aligned::filled(bytes * messages), Aligned::new(written));
        Ok(Self { job, bytes, object: job.object()?, source, destination })
    }

    /// Goes back to the beginning of the stream, which may have an end.
    fn restart(&mut self) -> Result<()> {
        self.object = self.job.object()?;
        Ok(())
    }

    #[inline(never)]
    fn call(&mut self, calls: usize) -> Result<()> {
        let (source, destination) = (self.source.bytes(), self.destination.bytes());
        match &mut self.object {
            Object::Mode(mode) => {
                for _ in 0..calls {
                    let data = InOutBuf::new(black_box(&*source), black_box(&mut *destination));
                    mode.apply(data.map_err(|_| Failure::new("buffers of unequal length"))?)?;
                }
            }
            Object::Tag(tag) => {
                for _ in 0..calls {
                    tag.update(black_box(source));
                    black_box(tag.finish_reset());
                }
            }
            Object::Hasher(hash) if source.len() == self.bytes => {
                for _ in 0..calls {
                    hash.update(black_box(source));
                    black_box(hash.finish());
                }
            }
            Object::Hasher(hash) => {
                let messages: Vec<_> = source.chunks_exact(self.bytes).collect();
                for _ in 0..calls {
                    hash.many(black_box(&messages), &mut |_, code| drop(black_box(code)));
                }
            }
            Object::Schedule => {
                let options = self.job.options(&[]);
                for _ in 0..calls {
                    self.job.algorithm.schedule(black_box(&KEY), &options)?;
                }
            }
        }
        Ok(())
    }

    /// How many calls take that long, even when nothing disturbs them: of too few the time is mostly that of the clock.
    fn calls_in(&mut self, wanted: Duration) -> Result<usize> {
        let mut calls = 1;
        loop {
            let mut time = Duration::MAX;
            for _ in 0..3 {
                let mut result = Ok(());
                time = time.min(clock::time_of(|| result = self.call(calls)).cpu);
                result?;
            }
            if time >= wanted || calls > usize::MAX / 2 {
                return Ok(calls);
            }
            calls *= 2;
        }
    }
}

impl Job {
    fn options<'a>(&self, iv: &'a [u8]) -> Options<'a> {
        Options { kernel: Some(self.kernel), iv, ..Options::default() }
    }

    fn object(&self) -> Result<Object> {
        let iv = &IV[..self.algorithm.iv_size().map_or(0, |s| s.preferred)];
        let direction = match self.operation {
            Operation::Encrypt => Direction::Encrypt,
            Operation::Decrypt => Direction::Decrypt,
            Operation::Mac => return Ok(Object::Tag(self.algorithm.mac(&KEY, &self.options(&[]))?)),
            Operation::Hash => return Ok(Object::Hasher(self.algorithm.hasher(&self.options(&[]))?)),
            Operation::KeySetup => return Ok(Object::Schedule),
        };
        Ok(Object::Mode(self.algorithm.cipher(direction, &KEY, &self.options(iv))?))
    }
}

/// A table as it comes, or JSON at the end.
struct Report {
    machine: Value,
    results: Option<Vec<Value>>,
}

impl Report {
    fn new(json: bool) -> Result<Self> {
        let kernels: Vec<_> = Level::ALL.into_iter().filter(|l| l.available()).map(Level::name).collect();
        let ghz = (clock::core_ghz() * 1000.0).round() / 1000.0;
        let cpu = cpu_name();
        let machine = json!({"cpu": &cpu, "core_ghz": ghz, "kernels": kernels});
        if !json {
            io::print(format!("{cpu}, {ghz:.2} GHz; kernels: {}\n", kernels.join(", ")).as_bytes())?;
            let heads =
                ["algorithm", "operation", "kernel", "bytes", "messages", "threads", "MB/s", "median", "cycles/B"];
            io::print(row(heads.map(str::to_owned)).as_bytes())?;
        }
        Ok(Self { machine, results: json.then(Vec::new) })
    }

    fn add(&mut self, job: &Job, figures: &Figures) -> Result<()> {
        let bytes = job.all_bytes() as f64;
        let Job { algorithm, kernel, messages, threads, .. } = job;
        let per_second =
            |time: f64| if *job.operation == Operation::KeySetup { 1.0 / time } else { bytes / time * 1e-6 };
        let (best, median) = (per_second(figures.best), per_second(figures.median));
        let Some(results) = &mut self.results else {
            let (mut best, mut median, mut cycles) =
                (format!("{best:.1}"), format!("{median:.1}"), format!("{:.3}", figures.cycles / bytes));
            if *job.operation == Operation::KeySetup {
                let nanoseconds = |time: f64| format!("{:.0} ns", time * 1e9);
                (best, median) = (nanoseconds(figures.best), nanoseconds(figures.median));
                cycles = String::new();
            }
            let cells = [algorithm.name, job.operation.name(), kernel].map(str::to_owned);
            let [name, operation, kernel] = cells;
            let [bytes, messages, threads] = [&job.bytes, messages, threads].map(usize::to_string);
            let cells = [name, operation, kernel, bytes, messages, threads, best, median, cycles];
            return io::print(row(cells).as_bytes());
        };
        let constant_time = algorithm.kernels().iter().any(|k| k.name == *kernel && k.constant_time);
        let mut result = json!({
            "algorithm": algorithm.name, "operation": job.operation.name(), "kernel": kernel,
            "constant_time": constant_time, "bytes": job.bytes, "messages": messages, "threads": threads,
        });
        if *job.operation == Operation::KeySetup {
            (result["ops_per_s"], result["ops_per_s_median"]) = (best.round().into(), median.round().into());
        } else {
            (result["mb_per_s"], result["mb_per_s_median"]) = (thousandths(best), thousandths(median));
            result["cycles_per_byte"] = thousandths(figures.cycles / bytes);
        }
        results.push(result);
        Ok(())
    }

    fn end(self) -> Result<()> {
        match self.results {
            Some(results) => {
                let all = json!({"machine": self.machine, "results": results});
                io::print(format!("{all:#}\n").as_bytes())
            }
            None => Ok(()),
        }
    }
}

fn row([name, operation, kernel, bytes, messages, threads, best, median, cycles]: [String; 9]) -> String {
    let start = format!("{name:16} {operation:10} {kernel:10} {bytes:>9} {messages:>8} {threads:>7}");
    format!("{start} {best:>10} {median:>10} {cycles:>9}\n")
}

fn thousandths(x: f64) -> Value {
    ((x * 1000.0).round() / 1000.0).into()
}

fn cpu_name() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    name.map_or(std::env::consts::ARCH, |(_, name)| name.trim()).to_owned()
}

/// Short enough to fall between interrupts, long enough for the clock.
const BATCH: Duration = Duration::from_micros(100);
/// Long against the start of all threads.
const LONG_BATCH: Duration = Duration::from_millis(5);
/// Messages in a call that makes use of all lanes, several times.
const MANY: usize = 64;
/// Bytes of all messages.
const MOST: usize = 1 << if usize::BITS > 32 { 36 } else { 30 };
/// Batches between two looks at the core's clock.
const ROUND: usize = 50;
const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";
const IV: [u8; 64] = [0x5a; 64];
