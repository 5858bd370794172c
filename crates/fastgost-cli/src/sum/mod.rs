//! `fastgost sum`: writes and checks digests of files, as sha256sum does.
use crate::{
    failure::{Failure, Result},
    file_name, hex,
    json::JsonLine,
    names, number,
    progress::Progress,
    quote::path as name_of,
};
use clap::Args;
use fastgost::registry::{Algorithm, Kind, Options};
use files::Unreadable;
use lines::{Names, Style};
use std::{
    borrow::Cow,
    fs, io,
    io::IsTerminal,
    path::{Path, PathBuf},
};
use work::{Hashed, Item, Source, Work};

mod ahead;
mod check;
pub mod files;
mod lines;
pub mod work;

/// Compute or check digests of files, with sha256sum's options and exit statuses
#[derive(Args)]
#[command(args_override_self = true, infer_long_args = true)]
#[command(
    after_help = "With -c, lists may have the form that sha256sum, gost12sum, gostsum, RHash or openssl dgst writes. \
Without -a, the command uses the algorithm that a line names. If a line names no algorithm, the length of the digest \
decides which algorithm the command uses. With -a, only lines for this algorithm are accepted. Digests of other \
functions may have the same length, for example the digests of sha256sum. A file with such a digest is reported as \
FAILED.

Exit status: 0 success; 1 a file could not be read, a check failed, or wrong usage."
)]
pub struct Arguments {
    /// The algorithm. `fastgost info` lists the algorithms [default: streebog256]
    #[arg(short, long, value_name = "NAME")]
    algorithm: Option<String>,
    /// Write `*` before names
    #[arg(short, long, overrides_with = "text")]
    binary: bool,
    /// Write a space before names, which is the default. The digests are the same as with --binary
    #[arg(short, long, overrides_with = "binary")]
    text: bool,
    /// Read lists from the FILEs, and check the files that the lists name
    #[arg(short, long)]
    check: bool,
    /// Write lines as RHash's --bsd does, with the algorithm's name
    #[arg(long)]
    tag: bool,
    /// Write lines as gost12sum does or, with -a gost94, as gostsum does. These two tools read no other format
    #[arg(long, conflicts_with_all = ["tag", "binary", "text"])]
    gost12sum: bool,
    /// Write only the digests, one per line
    #[arg(long, conflicts_with_all = ["tag", "gost12sum", "binary", "text"])]
    no_names: bool,
    /// Write the raw bytes of one file's digest, and nothing else
    #[arg(long, conflicts_with_all = ["tag", "gost12sum", "binary", "text", "zero", "recursive"])]
    raw: bool,
    /// End lines with NUL instead of a newline, and do not escape names
    #[arg(short, long)]
    zero: bool,
    /// Recurse into folders, in name order, and skip symbolic links and special files in folders
    #[arg(short, long)]
    recursive: bool,
    /// Print a line of JSON for each file. The line has `file`, `algorithm` and `digest`, and for `gost94` also `sbox`.
    /// With -c, the line has `file` and `verdict` (ok, failed or unreadable). If the file cannot be read, the line also
    /// has `error`; without -c, it has only `file` and `error`
    #[arg(long, conflicts_with_all = ["tag", "gost12sum", "no_names", "raw", "zero", "binary", "text"])]
    json: bool,
    /// With -c: do not report missing files, and do not count them as errors
    #[arg(long)]
    ignore_missing: bool,
    /// With -c: do not print OK for files that are right
    #[arg(long, overrides_with_all = ["status", "warn"])]
    quiet: bool,
    /// With -c: print nothing. Only the exit status shows the result
    #[arg(long, overrides_with_all = ["quiet", "warn"])]
    status: bool,
    /// With -c: fail if a line is improperly formatted
    #[arg(long)]
    strict: bool,
    /// With -c: say which lines are improperly formatted
    #[arg(short, long, overrides_with_all = ["quiet", "status"])]
    warn: bool,
    /// The S-boxes of gost94: h94cp (the default), h94test, z, a, b, c, d, test, or a file. With -c, this option
    /// implies -a gost94
    #[arg(long, value_name = "NAME|FILE")]
    sbox: Option<String>,
    /// Use the kernels for this level (a set of CPU features). `fastgost info` shows the levels [default: the best
    /// level]
    #[arg(long, value_name = "LEVEL")]
    kernel: Option<String>,
    /// The number of threads that compute. The threads share the files [default: all cores]
    #[arg(long, value_name = "N", value_parser = number::threads)]
    threads: Option<u16>,
    /// Files, or - for standard input [default: standard input]
    #[arg(value_name = "FILE", value_parser = names::path())]
    files: Vec<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let all_well = arguments.run().map_err(Failure::into_check)?;
    if all_well { Ok(()) } else { Err(Failure::Check) }
}

impl Arguments {
    /// Writes or checks digests. Returns whether everything succeeded. Failures were already reported.
    fn run(&self) -> Result<bool> {
        if let Some(wrong) = self.misused() {
            return Err(Failure::new(format!("{wrong}\nTry 'fastgost sum --help' for more information.")));
        }
        // With -c, the option --sbox selects GOST R 34.11-94, because no other algorithm in lists has S-boxes.
        let implied = if self.check && self.sbox.is_some() { Some("gost94") } else { None };
        let algorithm = self.algorithm.as_deref().or(implied);
        let algorithm = algorithm.map(|name| names::algorithm(name, Kind::Hash)).transpose()?;
        let level = names::level(self.kernel.as_deref())?;
        let sbox = self.sbox.as_deref().map(names::sbox).transpose()?;
        let options = Options { level, sbox: sbox.as_ref(), ..Options::default() };
        let stdin = [PathBuf::from("-")];
        let files = if self.files.is_empty() { &stdin[..] } else { &self.files };
        // Wrong options are reported before the command opens any file.
        let first = algorithm.map_or_else(|| Algorithm::from_name(DEFAULT), Ok)?;
        first.hasher(&options).map_err(|e| match sbox {
            Some(_) => Failure::new(format!("--sbox: {e}; omit the option")),
            None => e.into(),
        })?;
        let names = Names::of(first, self.sbox.as_deref())
            .ok_or_else(|| Failure::new(format!("{} has no name in lists", first.name)))?;
        if self.tag && names.tag().is_none() {
            return Err(Failure::new(
                "--tag: these S-boxes have no tag; allowed: h94cp, h94test. Omit --tag, and check the list with -c and the \
                 same --sbox",
            ));
        }
        if self.raw {
            // As in b3sum, only one file is allowed, because nothing would separate the raw digests of several files.
            if files.len() > 1 {
                return Err(Failure::new(format!(
                    "--raw is for one file; there are {}; --no-names writes a digest for each",
                    files.len()
                )));
            }
            if io::stdout().is_terminal() {
                return Err(Failure::new("refusing to write a binary digest to a terminal; omit --raw"));
            }
        }
        match self.check {
            true => check::lists(self, algorithm.map(|_| names), &options, files),
            false => self.write(first, names, &options, files),
        }
    }

    /// If options exclude each other, returns sha256sum's message. The combinations are checked in sha256sum's order.
    fn misused(&self) -> Option<String> {
        let meaningless = |option: &str| Some(format!("the {option} meaningless when verifying checksums"));
        let only = |option: &str| Some(format!("the {option} option is meaningful only when verifying checksums"));
        match self {
            Self { tag: true, text: true, .. } => Some("--tag does not support --text mode".to_owned()),
            Self { zero: true, check: true, .. } => {
                Some("the --zero option is not supported when verifying checksums".to_owned())
            }
            Self { tag: true, check: true, .. } => meaningless("--tag option is"),
            Self { binary: true, check: true, .. } | Self { text: true, check: true, .. } => {
                meaningless("--binary and --text options are")
            }
            Self { gost12sum: true, check: true, .. } => meaningless("--gost12sum option is"),
            Self { recursive: true, check: true, .. } => meaningless("--recursive option is"),
            Self { no_names: true, check: true, .. } => meaningless("--no-names option is"),
            Self { raw: true, check: true, .. } => meaningless("--raw option is"),
            Self { check: true, .. } => None,
            Self { ignore_missing: true, .. } => only("--ignore-missing"),
            Self { status: true, .. } => only("--status"),
            Self { warn: true, .. } => only("--warn"),
            Self { quiet: true, .. } => only("--quiet"),
            Self { strict: true, .. } => only("--strict"),
            _ => None,
        }
    }

    fn write(
        &self,
        algorithm: &'static Algorithm,
        names: &Names,
        options: &Options<'_>,
        files: &[PathBuf],
    ) -> Result<bool> {
        let style = match self {
            Self { tag: true, .. } => Style::Tagged,
            Self { gost12sum: true, .. } => Style::Gost12sum,
            Self { raw: true, .. } => Style::Raw,
            Self { no_names: true, .. } => Style::Bare,
            _ => Style::Plain { binary: self.binary },
        };
        let mut stdin = Stdin::default();
        let items = files::all(files, self.recursive).map(|file| match file {
            Ok(path) => {
                let work = Work { source: stdin.source(&path), algorithm, set: None };
                Item { work: Some(work), what: Ok(path) }
            }
            Err(unreadable) => Item { work: None, what: Err(unreadable) },
        });
        let progress = Progress::new(if self.recursive { None } else { total(files) });
        let mut all_well = true;
        work::run(options, self.threads(), items, progress, |file, outcome, printer| {
            if self.json {
                let line = self.json_line(algorithm, file, outcome);
                all_well &= line.is_ok();
                printer.print(line.unwrap_or_else(|line| line).as_bytes());
                return Ok(());
            }
            let line = file.map_err(|e| e.to_string()).and_then(|path| match outcome {
                Some(Ok(Hashed { digest, .. })) => {
                    let name = match style {
                        Style::Bare | Style::Raw => Cow::Borrowed(&[][..]),
                        _ => file_name::for_list(&path).ok_or_else(|| {
                            let allowed = "allowed in lists on Windows; with --no-names and --json it may be any";
                            format!("{}: the name is not Unicode, which alone is {allowed}", name_of(&path))
                        })?,
                    };
                    style.line(self.zero, names, &digest, &name).ok_or_else(|| {
                        format!(
                            "{}: gost12sum's format has no line ends in names; without --gost12sum they are escaped",
                            name_of(&path)
                        )
                    })
                }
                Some(Err(e)) => Err(format!("{}: {}", name_of(&path), files::why_unreadable(&path, &e, RECURSE))),
                None => Err(format!("{}: {}", name_of(&path), work::no_digest())),
            });
            match line {
                Ok(line) => printer.print(&line),
                Err(message) => {
                    all_well = false;
                    printer.complain(&message)?;
                }
            }
            Ok(())
        })?;
        Ok(all_well)
    }

    /// Returns the line of JSON for a file. If the file has no digest, the line is in an `Err`.
    fn json_line(
        &self,
        algorithm: &Algorithm,
        file: std::result::Result<PathBuf, Unreadable>,
        outcome: work::Outcome,
    ) -> std::result::Result<String, String> {
        let (path, digest) = match (file, outcome.unwrap_or_else(|| Err(work::no_digest()))) {
            (Ok(path), hashed) => {
                let digest = hashed.map(|hashed| hashed.digest);
                let digest = digest.map_err(|e| files::why_unreadable(&path, &e, RECURSE));
                (path, digest)
            }
            (Err(Unreadable { path, why }), _) => (path, Err(why)),
        };
        let line = JsonLine::of(&path);
        match digest {
            Ok(digest) => {
                let line = line.with("algorithm", algorithm.name);
                let sbox = (algorithm.name == "gost94").then(|| self.sbox.as_deref().unwrap_or(lines::DEFAULT_SET));
                let line = match sbox {
                    Some(sbox) => line.with("sbox", sbox),
                    None => line,
                };
                Ok(line.with("digest", hex::encode(&digest)).end())
            }
            Err(why) => Err(line.error(Some(&why)).end()),
        }
    }

    fn threads(&self) -> usize {
        number::threads_or_cores(self.threads)
    }
}

/// Standard input as one of the files. Its data is read when standard input is named for the first time. After that,
/// standard input is at its end.
#[derive(Default)]
struct Stdin {
    taken: bool,
}

impl Stdin {
    fn source(&mut self, path: &Path) -> Source {
        match (path == Path::new("-"), self.taken) {
            (false, _) => Source::Path(path.to_owned()),
            (true, true) => Source::Empty,
            (true, false) => {
                self.taken = true;
                Source::Stdin
            }
        }
    }
}

/// Returns the total size of all files, if standard error is a terminal and all sizes are known.
pub fn total(files: &[PathBuf]) -> Option<u64> {
    let size = |path: &PathBuf| fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|m| m.len());
    if io::stderr().is_terminal() { files.iter().map(size).sum() } else { None }
}

/// The result of the check of a file that a list names, or of a file with a signature.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Ok,
    Failed,
    Unreadable,
}

impl Verdict {
    /// Returns sha256sum's word for the verdict.
    pub fn word(self) -> &'static str {
        match self {
            Self::Ok => "OK",
            Self::Failed => "FAILED",
            Self::Unreadable => "FAILED open or read",
        }
    }

    /// Returns the verdict's name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Failed => "failed",
            Self::Unreadable => "unreadable",
        }
    }
}

const DEFAULT: &str = "streebog256";

/// The hint if a given name is the name of a folder.
const RECURSE: &str = "-r hashes the files in it";
