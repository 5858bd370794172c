//! Kuznyechik on a GPU, as in the paper P4. The paper has fused tables in global, constant and texture memory. The lab
//! also measures tables in shared memory, our bit-sliced kernels, and the CPU.
//!
//! The kernels with tables (`kernel.rs`, `emit.rs`) are not constant-time. They exist only for this comparison.
mod bench;
mod bitsliced;
mod contestants;
mod cpu;
mod data;
mod device;
mod emit;
pub mod findings;
mod kernel;
mod loaded;
mod published;
#[cfg(test)]
mod tests;
mod timed;

use crate::{
    experiment::{self, Common, Experiment, Lab, race, table::Row},
    experiments::alignment::room,
    pair::Outcome,
    rivals::task::Operation,
};
use bench::Bench;
use clap::Args;
use device::Device;
use fastgost::registry::Direction as Way;
use kernel::Kernel;
use serde::Deserialize;
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Kuznyechik on a GPU: tables in every kind of its memory, and our bit-sliced kernels
#[derive(Args)]
pub struct Arguments {
    /// Write the text of all kernels with tables into this folder, for an assembler, and measure nothing
    #[arg(long, value_name = "DIR")]
    ptx: Option<PathBuf>,
    #[command(flatten)]
    common: Common,
}

pub fn command(experiment: &Experiment, arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let Some(folder) = &arguments.ptx else { return experiment::run(experiment, &arguments.common, out) };
    let failed = |path: &Path, e: io::Error| format!("{}: {e}", path.display());
    fs::create_dir_all(folder).map_err(|e| failed(folder, e))?;
    for kernel in kernel::all() {
        let path = folder.join(format!("{}.ptx", kernel.to_string().replace(", ", "-").replace(' ', "_")));
        fs::write(&path, emit::module(&kernel)).map_err(|e| failed(&path, e))?;
    }
    Ok(writeln!(out, "{}: {} kernels", folder.display(), kernel::all().len())?)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// The duration of each measurement in seconds. If the calls are slow, a measurement takes longer, because it has
    /// at least five samples.
    seconds: f64,
    /// The sizes of the text in bytes.
    bytes: Vec<usize>,
    /// The number of threads per thread block in the measurements for different sizes of the text.
    thread_block: u32,
    /// The numbers of threads per thread block that are compared. The next field is the size of the text in this
    /// comparison.
    thread_blocks: Vec<u32>,
    thread_blocks_bytes: usize,
    /// The names of kernels. A kernel with `pi` in its name decrypts, and all other kernels encrypt.
    kernels: Vec<String>,
    /// The names of kernels that are also measured with the copies to the GPU and back.
    copied: Vec<String>,
    /// The number of threads on the CPU.
    cpu_threads: usize,
}

/// Encryption or decryption in ECB. The paper measures only ECB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Encrypt,
    Decrypt,
}

/// In rows, the name of an operation has two parts. The first part is `encrypt`, `decrypt` or `ctr`. This constant and
/// the next four constants are the second parts.
const BY_SIZE: &str = "kernel alone";
const BY_THREAD_BLOCK: &str = "by thread block";
const COPIES: &str = "with copies";
const CPU: &str = "CPU";
/// The second part, if the figures come from NVIDIA's profiler. The lab does not run the profiler. These rows were made
/// by hand from the profiler's output (`lab/record`).
const PROFILE: &str = "profiler";
/// The whole name of the operation of copies without a kernel.
const COPIES_ALONE: &str = "copies alone";

/// The owner of rows for kernels that this machine cannot measure, because it lacks a suitable GPU.
const CARD: &str = "NVIDIA card";
/// The number of bytes in a block of Kuznyechik.
const BLOCK: usize = 16;
const ALGORITHM: &str = "kuznyechik";

impl Direction {
    const BOTH: [Self; 2] = [Self::Encrypt, Self::Decrypt];

    fn of(kernel: &Kernel) -> Self {
        if kernel.pi.is_some() { Self::Decrypt } else { Self::Encrypt }
    }

    fn operation(self) -> Operation {
        match self {
            Self::Encrypt => Operation::EcbEncrypt,
            Self::Decrypt => Operation::EcbDecrypt,
        }
    }

    fn way(self) -> Way {
        match self {
            Self::Encrypt => Way::Encrypt,
            Self::Decrypt => Way::Decrypt,
        }
    }

    /// Returns the name of an operation in rows.
    fn named(self, what: &str) -> String {
        match self {
            Self::Encrypt => format!("encrypt, {what}"),
            Self::Decrypt => format!("decrypt, {what}"),
        }
    }
}

impl Settings {
    /// Checks the settings. Returns the kernels, and the kernels that are also measured with copies.
    fn check(&self) -> Outcome<[Vec<Kernel>; 2]> {
        let mut sizes = self.bytes.iter().chain([&self.thread_blocks_bytes]);
        if !sizes.all(|bytes| *bytes > 0 && bytes.is_multiple_of(BLOCK) && *bytes <= MOST) {
            return Err(format!("bytes, thread_blocks_bytes: allowed: multiples of {BLOCK} up to {MOST}").into());
        }
        let mut threads = self.thread_blocks.iter().chain([&self.thread_block]);
        if !threads.all(|threads| (32..=1024).contains(threads) && threads.is_multiple_of(32)) {
            return Err("thread_block, thread_blocks: allowed: multiples of 32 up to 1024".into());
        }
        if self.cpu_threads == 0 {
            return Err("cpu_threads: allowed: 1 or more".into());
        }
        let parse = |names: &[String]| names.iter().map(|name| Kernel::parse(name)).collect::<Outcome<Vec<_>>>();
        Ok([parse(&self.kernels)?, parse(&self.copied)?])
    }
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let mut settings: Settings = lab.settings()?;
    let [kernels, copied] = settings.check()?;
    let seconds = race::seconds(settings.seconds)?;
    // The host needs memory for three buffers: the text, the expected result, and the actual result.
    if let Some(room) = room().map(|room| room / 2).filter(|room| settings.bytes.iter().any(|bytes| bytes > room)) {
        lab.print(&format!("sizes above {room} bytes are left out: memory for three buffers\n"))?;
        settings.bytes.retain(|bytes| *bytes <= room);
        settings.thread_blocks_bytes = settings.thread_blocks_bytes.min(room);
    }
    published::rows(lab)?;
    for direction in Direction::BOTH {
        for bytes in &settings.bytes {
            cpu::column(lab, direction, settings.cpu_threads, *bytes, seconds)?;
        }
    }
    let device = match Device::open() {
        Ok(device) => device,
        Err(why) => {
            lab.print(&format!("nothing is measured on a card: {why}\n"))?;
            return absent(lab, &kernels, &copied);
        }
    };
    lab.print(&format!("{}\n", device.description()?))?;
    let mut bench = Bench::new(&device, &settings, seconds);
    for direction in Direction::BOTH {
        bench.direction(lab, direction, &kernels, &copied)?;
    }
    for cipher in ["kuznyechik", "magma"] {
        bench.counter_mode(lab, cipher)?;
    }
    bench.copies(lab)?;
    let rows: Vec<&Row> = bench.rows.iter().collect();
    lab.print(&findings::text(&findings::findings(&rows)))
}

/// Adds rows without figures for everything that would be measured on a GPU.
fn absent(lab: &mut Lab<'_>, kernels: &[Kernel], copied: &[Kernel]) -> Outcome {
    let mut missing = Vec::new();
    for (kernels, what) in [(kernels, &[BY_SIZE, BY_THREAD_BLOCK][..]), (copied, &[COPIES])] {
        for kernel in kernels {
            missing.extend(what.iter().map(|what| (ALGORITHM, Direction::of(kernel).named(what), kernel.to_string())));
        }
    }
    for what in [BY_SIZE, COPIES] {
        let ours = bitsliced::NAME.to_owned();
        missing.extend(Direction::BOTH.map(|direction| (ALGORITHM, direction.named(what), ours.clone())));
        missing.extend(["kuznyechik", "magma"].map(|cipher| (cipher, format!("ctr, {what}"), ours.clone())));
    }
    missing.push((ALGORITHM, COPIES_ALONE.to_owned(), String::new()));
    for (algorithm, operation, variant) in missing {
        lab.add(lab.row(CARD, algorithm, &operation, &variant))?;
    }
    Ok(())
}

/// The number of bytes of the largest text. The number of its blocks is far below 2^32.
const MOST: usize = 1 << 30;
