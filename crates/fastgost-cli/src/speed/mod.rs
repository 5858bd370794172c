//! `fastgost speed`: measures the speed of the algorithms on this machine, in this process.
use crate::{
    failure::{Failure, Quiet, Result},
    names, number,
    progress::Progress,
};
use clap::Args;
use fastgost::{
    Level,
    registry::{Algorithm, Kind},
};
use gpu::Cards;
use job::Job;
use lengths::LENGTHS;
use records::{PROTOCOLS, Protocol, Records};
use report::{Line, Report};
use std::{collections::BTreeSet, num::NonZeroUsize, time::Duration};

mod gpu;
mod job;
mod lengths;
mod records;
mod report;
mod work;

/// Measure the speed of the algorithms on this machine. All data is in memory. The command measures many short batches,
/// and prints the best speed and the median speed
#[derive(Args)]
#[command(
    after_help = "With one thread, the command measures CPU time. With several threads, the command measures elapsed \
time, and each thread processes a part of the buffer or of the messages. With several threads, the cycles are the sum \
of the cycles of all threads. 1 MB is 10^6 bytes."
)]
pub struct Arguments {
    /// Measure only these algorithms. A name may end in `*`
    #[arg(long, value_name = "NAME", num_args = 1..)]
    only: Vec<String>,
    /// Measure only these kernels, or `all` kernels [default: the best]
    #[arg(long, value_name = "NAME", num_args = 1..)]
    kernel: Vec<String>,
    /// The length of a message in bytes. Signatures, the setup of keys and key derivation do not use this option
    /// [default: the lengths 64, 1472, 16384 and 1048576; if there are several threads, 1048576 and 67108864; with
    /// --gpu, 65536, 1048576, 16777216 and 134217728]
    #[arg(long, value_name = "N", num_args = 1.., value_parser = number::count)]
    bytes: Vec<NonZeroUsize>,
    /// Print the cycles per byte for messages of 16 bytes to 64 KiB, and mark a length if its cost per byte is more
    /// than 1.15 times the cost at a shorter length
    #[arg(long, conflicts_with_all = ["bytes", "gpu"])]
    lengths: bool,
    /// The number of messages in a call, for algorithms that process several messages in parallel [default: 1 and 64
    /// for these algorithms, 1 for other algorithms]
    #[arg(long, value_name = "N", value_parser = number::count)]
    messages: Option<NonZeroUsize>,
    /// The length of a section (the data between two changes of the key) in bytes, for CTR-ACPKM and OMAC-ACPKM
    /// [default: as in TLS 1.2; for CTR-ACPKM with OMAC, as in CMS]
    #[arg(long, value_name = "BYTES", value_parser = number::count)]
    section: Option<NonZeroUsize>,
    /// The number of threads that share the buffer
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::threads)]
    threads: u16,
    /// How long each measurement takes, in seconds
    #[arg(long, value_name = "S", default_value = "0.25", value_parser = number::seconds)]
    seconds: Duration,
    /// Also measure NVIDIA GPUs. For each operation, the output has three lines about GPUs. `gpu-kernel` is the speed
    /// of the first GPU, without copies. `gpu-host` is the speed of all GPUs, with the copies from pinned host memory
    /// and back. `gpu-copy` is the speed of these copies alone
    #[arg(long, conflicts_with = "messages")]
    gpu: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    quiet: Quiet,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let (algorithms, protocols) = chosen(&arguments.only)?;
    if let (Some(_), Some(a)) = (arguments.section, algorithms.iter().find(|a| a.section_size().is_none())) {
        return Err(names::no_sections(a));
    }
    for kernel in arguments.kernel.iter().filter(|k| *k != "all") {
        names::level(Some(kernel))?;
    }
    let (mut jobs, mut misfits) = (Vec::new(), BTreeSet::new());
    for algorithm in algorithms {
        for kernel in kernels(algorithm, &arguments.kernel)? {
            for operation in Operation::of(algorithm) {
                for (bytes, messages) in arguments.sizes(algorithm, operation) {
                    let threads = arguments.threads.into();
                    let section = arguments.section.map(NonZeroUsize::get);
                    let job = Job { algorithm, operation, kernel, section, bytes, messages, threads };
                    match job.does_not_fit() {
                        None => jobs.push(job),
                        Some(why) if arguments.asks_for(&job) => _ = misfits.insert(why),
                        // If a size does not fit, and the user did not choose this size, the command skips it without a
                        // message.
                        Some(_) => {}
                    }
                }
            }
        }
    }
    let mut records = Vec::new();
    // With --gpu, protocols are not measured, because GPUs process no records.
    for protocol in protocols.into_iter().filter(|_| !arguments.gpu) {
        let (fit, why_not) = arguments.records(protocol)?;
        records.extend(fit);
        misfits.extend(why_not.into_iter().filter(|_| !arguments.only.is_empty()));
    }
    // If a length does not fit some algorithms, these algorithms are measured without this length. If a length fits no
    // algorithm, the command returns an error. The setup of a key has no length, so the code does not count the jobs of
    // key setup here.
    let nothing_fits = records.is_empty() && jobs.iter().all(|job| *job.operation == Operation::KeySetup);
    if let Some(why) = misfits.first().filter(|_| arguments.lengths || nothing_fits) {
        return Err(Failure::new(why));
    }
    let cards = arguments.gpu.then(Cards::open).transpose()?;
    if let Some(cards) = &cards {
        cards.choose(&mut jobs)?;
    }
    if arguments.lengths {
        return lengths::run(jobs, records, arguments);
    }
    let mut report = Report::new(arguments.json)?;
    let mut progress = Progress::steps(jobs.len() + records.len());
    for (i, job) in jobs.iter().enumerate() {
        progress.step(|| format!("{} {} {}", job.algorithm.name, job.operation.name(), job.kernel.name()));
        let figures = job.measure(arguments.seconds)?;
        progress.aside(|| report.add(&job.line(), &figures))?;
        // GPUs are measured only once for each operation, after the measurement of the last CPU kernel.
        let is_last = !jobs[i + 1..].iter().any(|other| other.is_same_on_cards(job));
        if let Some(cards) = cards.as_ref().filter(|_| is_last) {
            for (kernel, figures) in cards.measure(job, arguments.seconds)? {
                let line = Line { kernel, constant_time: true, threads: None, ..job.line() };
                progress.aside(|| report.add(&line, &figures))?;
            }
        }
        progress.add(1);
    }
    for records in &records {
        let line = records.line();
        progress.step(|| format!("{} {} {}", line.name, line.operation, line.kernel));
        let figures = records.measure(arguments.seconds)?;
        progress.aside(|| report.add(&line, &figures))?;
        progress.add(1);
    }
    drop(progress);
    for why in misfits {
        report.add_misfit(why)?;
    }
    if let Some(cards) = &cards {
        let mut done: Vec<&Job> = Vec::new();
        for job in jobs.iter().filter(|job| job.bytes == jobs[0].bytes) {
            if !done.iter().any(|other| other.is_same_on_cards(job)) {
                report.add_crossing(job, cards.crossing(job)?)?;
                done.push(job);
            }
        }
    }
    report.end()
}

/// Returns the algorithms and the protocols that match the patterns. Without patterns, returns all algorithms and
/// protocols.
fn chosen(patterns: &[String]) -> Result<(Vec<&'static Algorithm>, Vec<Protocol>)> {
    let fits = |pattern: &str, name: &str| match pattern.strip_suffix('*') {
        Some(prefix) => name.starts_with(prefix),
        None => name == pattern,
    };
    for pattern in patterns {
        let names = || Algorithm::all().iter().map(|a| a.name).chain(PROTOCOLS.iter().map(|p| p.name));
        if !names().any(|name| fits(pattern, name)) {
            let names: Vec<_> = names().collect();
            return Err(Failure::new(format!(
                "--only: no algorithm fits '{pattern}'; allowed: {}, or a prefix followed by *",
                names.join(", ")
            )));
        }
    }
    let wanted = |name: &str| patterns.is_empty() || patterns.iter().any(|pattern| fits(pattern, name));
    let algorithms = Algorithm::all().iter().filter(|algorithm| wanted(algorithm.name));
    Ok((algorithms.collect(), PROTOCOLS.into_iter().filter(|protocol| wanted(protocol.name)).collect()))
}

/// Returns the kernels to measure, without duplicates.
fn kernels(algorithm: &Algorithm, wanted: &[String]) -> Result<Vec<Level>> {
    let all = algorithm.levels().into_iter();
    if wanted.iter().any(|k| k == "all") {
        return Ok(all.collect());
    }
    if wanted.is_empty() {
        return Ok(all.take(1).collect());
    }
    let mut kernels = Vec::new();
    for name in wanted {
        let kernel = algorithm.level_at(name.parse()?)?;
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
    Seal,
    Open,
    Mac,
    Hash,
    Derive,
    Sign,
    Verify,
    Agree,
    KeySetup,
}

impl Operation {
    fn of(algorithm: &Algorithm) -> &'static [Operation] {
        match algorithm.kind {
            Kind::Cipher => &[Operation::Encrypt, Operation::Decrypt, Operation::KeySetup],
            Kind::Aead => &[Operation::Seal, Operation::Open, Operation::KeySetup],
            Kind::Hash => &[Operation::Hash],
            Kind::Kdf => &[Operation::Derive],
            Kind::Signature => &[Operation::Sign, Operation::Verify, Operation::Agree, Operation::KeySetup],
            Kind::Signature94 => &[Operation::Sign, Operation::Verify, Operation::KeySetup],
            // These algorithms are not measured, because they process no data of a chosen size. A key agreement
            // processes only keys, and a key wrap encrypts only a few blocks.
            Kind::Wrap | Kind::Agreement => &[],
            _ => &[Operation::Mac, Operation::KeySetup],
        }
    }

    /// Whether the operation takes many messages in one call.
    fn many(self) -> bool {
        use Operation::{Derive, Hash, Mac, Open, Seal, Sign, Verify};
        matches!(self, Seal | Open | Mac | Hash | Derive | Sign | Verify)
    }

    /// Whether each thread makes its own calls. The user cannot choose the length of the data for these operations, so
    /// threads cannot share a call.
    fn is_whole(self) -> bool {
        matches!(self, Operation::Sign | Operation::Verify | Operation::Agree | Operation::KeySetup)
    }

    fn name(self) -> &'static str {
        match self {
            Operation::Encrypt => "encrypt",
            Operation::Decrypt => "decrypt",
            Operation::Seal => "seal",
            Operation::Open => "open",
            Operation::Mac => "mac",
            Operation::Hash => "hash",
            Operation::Derive => "derive",
            Operation::Sign => "sign",
            Operation::Verify => "verify",
            Operation::Agree => "agree",
            Operation::KeySetup => "key-setup",
        }
    }
}

impl Arguments {
    /// Returns the sizes of a message and the numbers of messages in a call. Every size is combined with every number
    /// of messages.
    fn sizes(&self, algorithm: &Algorithm, operation: &Operation) -> Vec<(usize, usize)> {
        let bytes = match (self.bytes.is_empty(), self.threads) {
            // The user cannot choose the size, because the digest and the private key have fixed sizes.
            _ if algorithm.kind == Kind::Signature94 => return vec![(algorithm.block_size(), 1)],
            _ if algorithm.kind == Kind::Signature && !operation.many() => return vec![(algorithm.block_size(), 1)],
            _ if algorithm.kind == Kind::Signature => vec![algorithm.block_size()],
            // The output of PBKDF2 is as long as the longest digest. The time is proportional to the number of digests
            // in the output.
            _ if *operation == Operation::Derive => vec![64],
            _ if *operation == Operation::KeySetup => return vec![(KEY.len() / 2, 1)],
            (false, _) => self.bytes.iter().map(|n| n.get()).collect(),
            _ if self.lengths => LENGTHS.to_vec(),
            (true, _) if self.gpu => vec![64 << 10, 1 << 20, 16 << 20, 128 << 20],
            (true, 1) => vec![64, 1472, 16384, 1 << 20],
            (true, _) => vec![1 << 20, 64 << 20],
        };
        let messages = match (self.messages, operation) {
            (Some(n), _) => vec![n.get()],
            // If there are several threads, a call gets many passwords, because threads cannot share the work for a
            // single password.
            (None, Operation::Derive) if self.threads > 1 => vec![MANY],
            (None, operation) if operation.many() => vec![1, MANY],
            (None, _) => vec![1],
        };
        messages.iter().flat_map(|messages| bytes.iter().map(|bytes| (*bytes, *messages))).collect()
    }

    /// Returns the measurements of a protocol. For measurements that cannot be made, also returns the reasons. Packets
    /// are measured on one thread here. The program `fastgost-lab` measures packets on several threads.
    fn records(&self, protocol: Protocol) -> Result<(Vec<Records>, Vec<String>)> {
        let name = protocol.name;
        if self.threads > 1 {
            return Ok((Vec::new(), vec![format!("--threads: {name} is measured on one thread; allowed: 1")]));
        }
        let algorithm = Algorithm::from_name(protocol.algorithm())?;
        let longest = protocol.longest();
        let mut bytes = match self.lengths {
            true => LENGTHS.into_iter().filter(|bytes| *bytes <= longest).collect(),
            false if self.bytes.is_empty() => vec![64, 1472, 16384],
            false => self.bytes.iter().map(|n| n.get()).collect::<Vec<_>>(),
        };
        let too_long = bytes.extract_if(.., |bytes| *bytes > longest);
        let too_long = too_long.map(|bytes| format!("--bytes: {bytes} is too much for {name}; allowed: {longest}"));
        let mut misfits: Vec<_> = too_long.collect();
        let messages = self.messages.map_or(vec![1, MANY], |n| vec![n.get()]);
        if messages.iter().any(|n| *n > MOST_RECORDS) {
            misfits.push(format!("--messages: too many for {name}; allowed: {MOST_RECORDS}"));
            return Ok((Vec::new(), misfits));
        }
        let mut records = Vec::new();
        for kernel in kernels(algorithm, &self.kernel)? {
            for opens in [false, true].into_iter().filter(|opens| !opens || protocol.opens()) {
                for messages in &messages {
                    let line = |bytes: &usize| Records { protocol, kernel, opens, bytes: *bytes, messages: *messages };
                    records.extend(bytes.iter().map(line));
                }
            }
        }
        Ok((records, misfits))
    }

    /// Whether the command reports that the algorithm cannot process the job's size. The command reports this for a
    /// length of `--bytes`. For several messages, it reports this if the user has given `--messages` and `--only`.
    fn asks_for(&self, job: &Job) -> bool {
        if job.messages > 1 { self.messages.is_some() && !self.only.is_empty() } else { !self.bytes.is_empty() }
    }
}

/// The largest number of packets in a call. This number is the largest size of an anti-replay window of ESP.
const MOST_RECORDS: usize = 4096;
/// The number of messages in a call. A kernel processes several messages at once, one in each lane of the vector
/// registers. With this number, each lane gets several messages.
const MANY: usize = 64;
/// An array for keys. CTR with OMAC uses its two halves as two keys. Other algorithms use its first half.
const KEY: [u8; 64] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef\xef\xcd\xab\x89\x67\x45\x23\x01\x10\x32\x54\x76\x98\xba\xdc\xfe\x77\x66\x55\x44\x33\x22\x11\x00\xff\xee\xdd\xcc\xbb\xaa\x99\x88";
