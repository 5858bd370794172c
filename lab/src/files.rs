//! Measures the command on files. The results are compared with the speed of the same work in memory, and with tools
//! that people use for this work.
use crate::pair::Outcome;
use clap::Args;
use fastgost::{
    Kuznyechik,
    hash::Streebog256,
    mode::Ctr,
    sealed::{Algorithm, CHUNK, Recipient, Sealer},
};
use fastgost_cli::{Aligned, clock};
use std::{
    env, fs,
    hint::black_box,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// Measure `fastgost sum`, `cipher`, `encrypt` and `decrypt` over files in the page cache
///
/// Reports elapsed time: the best of several rounds in which the commands take turns.
#[derive(Args)]
pub struct Arguments {
    /// The command [default: `fastgost` in the folder of this program]
    #[arg(long, value_name = "PATH")]
    fastgost: Option<PathBuf>,
    /// The folder for the files; a file system in memory disturbs the measurement least [default: the system's folder
    /// for temporary files]
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    /// Size of the large file in MiB
    #[arg(long, value_name = "N", default_value = "1024", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    large: u32,
    /// Number of files of 4 KiB
    #[arg(long, value_name = "N", default_value = "20000", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    small: u32,
    /// Number of rounds
    #[arg(long, value_name = "N", default_value = "5", value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
}

pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let dir = arguments.dir.clone().unwrap_or_else(env::temp_dir);
    // The error's own text names the temporary folder, so the message has only the error's kind.
    let folder = TempDir::new_in(&dir).map_err(|e| format!("--dir {}: {}", dir.display(), e.kind()))?;
    let files = Files::write(folder.path(), arguments)?;
    let fastgost = match &arguments.fastgost {
        Some(path) => fs::canonicalize(path)?,
        None => env::current_exe()?.with_file_name(format!("fastgost{}", env::consts::EXE_SUFFIX)),
    };
    if !fastgost.is_file() {
        return Err(format!(
            "{}: no such command; build fastgost-cli, or give its path with --fastgost",
            fastgost.display()
        )
        .into());
    }
    let (large, small) = (u64::from(arguments.large) << 20, u64::from(arguments.small) * SMALL as u64);
    let hash = in_memory(large.min(64 << 20), 1);
    let hash_many = in_memory(SMALL as u64, 64);
    let mut work = vec![
        Work::new("cat LARGE > FILE", large, None, command("cat", &["large"])),
        Work::new("sum LARGE", large, Some(("one message", hash)), command(&fastgost, &["sum", "large"])),
        Work::new(
            "sum --threads 1 of the small",
            small,
            Some(("64 messages", hash_many)),
            command(&fastgost, &["sum", "--threads", "1", "-r", "small"]),
        ),
        Work::new(
            "cipher -a kuznyechik-ctr LARGE > FILE",
            large,
            Some(("one thread", ctr()?)),
            command(&fastgost, &["cipher", "-a", "kuznyechik-ctr", "--iv", "prefix", "--key-file", "key", "large"]),
        ),
    ];
    let sealing = sealing()?;
    for (name, subcommand, input) in [
        ("encrypt --threads 2 LARGE > FILE", "encrypt", "large"),
        ("decrypt --threads 2 of that > FILE", "decrypt", "sealed"),
    ] {
        let command = command(&fastgost, &[subcommand, "--threads", "2", "--key-file", "key", input]);
        work.push(Work::new(name, large, Some(("one thread, sealing", sealing)), command));
    }
    let sealed = command(&fastgost, &["encrypt", "--key-file", "key", "-o", "sealed", "large"])
        .current_dir(&files.folder)
        .stderr(Stdio::null())
        .status()?;
    if !sealed.success() {
        return Err(format!("encrypt: {sealed}").into());
    }
    let mut openssl = command("openssl", &["dgst", "-engine", "gost", "-md_gost12_256"]);
    if openssl
        .arg("key")
        .current_dir(&files.folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|s| s.success())
    {
        let mut command = command("openssl", &["dgst", "-engine", "gost", "-md_gost12_256"]);
        command.args(&files.small);
        work.push(Work::new("openssl dgst, gost-engine, of the small", small, None, command));
    } else {
        writeln!(out, "absent: openssl with gost-engine")?;
    }
    for _ in 0..arguments.rounds {
        for work in &mut work {
            work.once(&files.folder)?;
        }
    }
    writeln!(out, "{:40} {:>9} {:>8}   in memory", "what", "seconds", "MB/s")?;
    for work in &work {
        let rate = work.bytes as f64 / work.best.as_secs_f64() * 1e-6;
        let memory = work.memory.map_or(String::new(), |(what, memory)| {
            format!("{what} {memory:.0} MB/s; {:.0} % of it", 100.0 * rate / memory)
        });
        writeln!(out, "{:40} {:>9.3} {rate:>8.0}   {memory}", work.name, work.best.as_secs_f64())?;
    }
    Ok(())
}

struct Files {
    folder: PathBuf,
    small: Vec<String>,
}

impl Files {
    fn write(folder: &Path, arguments: &Arguments) -> Outcome<Self> {
        let mut mebibyte = Aligned::filled(1 << 20);
        let mut large = fs::File::create(folder.join("large"))?;
        for _ in 0..arguments.large {
            large.write_all(mebibyte.bytes())?;
        }
        fs::write(folder.join("key"), [7; 32])?;
        fs::create_dir(folder.join("small"))?;
        let small: Vec<_> = (0..arguments.small).map(|i| format!("small/{i}")).collect();
        for (i, name) in small.iter().enumerate() {
            fs::write(folder.join(name), &mebibyte.bytes()[i % 1000..][..SMALL])?;
        }
        Ok(Self { folder: folder.to_owned(), small })
    }
}

/// A command, and the shortest time that it took.
struct Work {
    name: &'static str,
    bytes: u64,
    /// The speed of the same work in memory, in MB/s, and the name of this work.
    memory: Option<(&'static str, f64)>,
    command: Command,
    best: Duration,
}

impl Work {
    fn new(name: &'static str, bytes: u64, memory: Option<(&'static str, f64)>, command: Command) -> Self {
        Self { name, bytes, memory, command, best: Duration::MAX }
    }

    fn once(&mut self, folder: &Path) -> Outcome {
        let output = fs::File::create(folder.join("out"))?;
        let start = Instant::now();
        let status = self.command.current_dir(folder).stdout(output).stderr(Stdio::null()).status()?;
        self.best = self.best.min(start.elapsed());
        if !status.success() {
            return Err(format!("{}: {status}", self.name).into());
        }
        Ok(())
    }
}

fn command(program: impl AsRef<std::ffi::OsStr>, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments);
    command
}

/// Measures the hash function that `sum` uses by default, in MB/s.
fn in_memory(bytes: u64, messages: usize) -> f64 {
    let mut message = Aligned::filled(bytes as usize);
    let message = &*message.bytes();
    best(bytes * messages as u64, || {
        let all = (0..messages).map(|_| black_box(message));
        Streebog256::new().finalize_many(all, |_, digest| drop(black_box(digest)));
    })
}

/// Measures CTR on one thread, in MB/s.
fn ctr() -> Outcome<f64> {
    let mut data = Aligned::filled(1 << 20);
    let mut ctr = Ctr::new(Kuznyechik::new(&[7; 32]), &[1; 8])?;
    // The keystream is so long that it does not end within the measurement.
    Ok(best(1 << 20, || ctr.apply(black_box(data.bytes())).unwrap_or_default()))
}

/// Measures the sealing of chunks on one thread, in MB/s.
fn sealing() -> Outcome<f64> {
    let mut data = Aligned::filled(CHUNK);
    let sealer = Sealer::new(Algorithm::Kuznyechik, &[Recipient::RawKey(&[7; 32])])?;
    let mut chunk = vec![0; CHUNK + sealer.algorithm().tag_size()];
    let mut sealer = sealer.into_chunks();
    // Every chunk gets the same number, which would be unsafe with secrets. Here this is harmless, because there are no
    // secrets.
    let mut seal = || sealer.seal_chunk(0, false, black_box(data.bytes()), &mut chunk);
    seal()?;
    Ok(best(CHUNK as u64, || seal().unwrap_or_default()))
}

/// Calls `work` many times. Returns the speed of the best call in MB/s.
fn best(bytes: u64, mut work: impl FnMut()) -> f64 {
    let (start, mut best) = (Instant::now(), Duration::MAX);
    while start.elapsed() < Duration::from_secs(1) {
        best = best.min(clock::time_of(&mut work).cpu);
    }
    bytes as f64 / best.as_secs_f64() * 1e-6
}

/// The number of bytes in a small file.
const SMALL: usize = 4096;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_not_there() {
        let nowhere = Some(PathBuf::from("/nowhere/at/all"));
        let arguments = Arguments { fastgost: None, dir: nowhere, large: 1, small: 1, rounds: 1 };
        let error = run(&arguments, &mut Vec::new()).unwrap_err().to_string();
        assert_eq!(error, "--dir /nowhere/at/all: entity not found");
    }
}
