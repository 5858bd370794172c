//! Checks lists of checksums in the same way as sha256sum.
use super::{
    Arguments, Stdin, Verdict,
    files::why_unreadable,
    lines::{Line, Names, Parser},
    work::{self, Item, Work},
};
use crate::{
    failure::{Result, complain, reason},
    file_name, io,
    json::JsonLine,
    progress::Progress,
    quote::quoted,
};
use fastgost::registry::{Algorithm, Options};
use std::{
    fs::File,
    io::{BufRead, BufReader, ErrorKind, Read},
    path::{Path, PathBuf},
};

/// The hint in the error if the user gives a folder in place of a list.
const LISTS: &str = "-c reads lists, which `fastgost sum -r` writes for the files in folders";

/// Checks all lists. Returns true if every list can be read and has no problems.
pub fn lists(
    arguments: &Arguments,
    only: Option<&'static Names>,
    options: &Options<'_>,
    files: &[PathBuf],
) -> Result<bool> {
    let mut stdin = Stdin::default();
    let mut parser = Parser::new(only);
    let mut all_well = true;
    for list in files {
        let is_stdin = list == Path::new("-");
        let name = if is_stdin { quoted(b"standard input") } else { super::name_of(list) };
        match if is_stdin { io::stdin() } else { File::open(list) } {
            Ok(_) if !is_stdin && list.is_dir() => {
                complain(&format!("{name}: read error; {LISTS}"));
                all_well = false;
            }
            Ok(file) => {
                stdin.taken |= is_stdin;
                let lines = Lines { list: BufReader::new(file), is_stdin, number: 0, parser, stdin, ended: false };
                let good;
                (good, parser, stdin) = one_list(arguments, options, list, &name, lines)?;
                all_well &= good;
            }
            Err(e) => {
                complain(&format!("{name}: {}", why_unreadable(list, &e, LISTS)));
                all_well = false;
            }
        }
    }
    Ok(all_well)
}

/// Counts the results of the checked lines of a list.
#[derive(Default)]
struct Tally {
    matched: u64,
    mismatched: u64,
    unreadable: u64,
    misformatted: u64,
    /// The number of lines that have the correct format.
    proper: u64,
    /// Whether an error ended the reading of the list.
    broken: bool,
}

fn one_list(
    arguments: &Arguments,
    options: &Options<'_>,
    list: &Path,
    name: &str,
    mut lines: Lines,
) -> Result<(bool, Parser, Stdin)> {
    let mut tally = Tally::default();
    let what = lines.parser.what();
    work::run(options, arguments.threads(), &mut lines, Progress::new(None), |entry, outcome, printer| {
        let (file, digest) = match entry {
            Entry::File(file, digest) => (file, digest),
            Entry::Misformatted(number) => {
                tally.misformatted += 1;
                if arguments.warn && arguments.json {
                    let line = JsonLine::other()
                        .name("list", file_name::to_bytes(list))
                        .with("line", number)
                        .with("error", "improperly formatted");
                    printer.print(line.end().as_bytes());
                } else if arguments.warn {
                    printer.complain(&format!("{name}: {number}: improperly formatted {what} checksum line"))?;
                }
                return Ok(());
            }
            Entry::Broken => {
                tally.broken = true;
                return printer.complain(&format!("{name}: read error"));
            }
        };
        tally.proper += 1;
        let mut error = None;
        let verdict = match outcome.unwrap_or_else(|| Err(work::no_digest())) {
            Err(e) if arguments.ignore_missing && e.kind() == ErrorKind::NotFound => return Ok(()),
            Ok(computed) if computed.digest.eq_constant_time(&digest) => {
                tally.matched += 1;
                if arguments.quiet {
                    return Ok(());
                }
                Verdict::Ok
            }
            Ok(_) => {
                tally.mismatched += 1;
                Verdict::Failed
            }
            Err(e) => {
                tally.unreadable += 1;
                if arguments.json {
                    error = Some(reason(&e));
                } else {
                    printer.complain(&format!("{}: {}", quoted(&file), reason(&e)))?;
                }
                Verdict::Unreadable
            }
        };
        if arguments.json && !arguments.status {
            let line = JsonLine::named(&file).with("verdict", verdict.name()).error(error.as_deref());
            printer.print(line.end().as_bytes());
        } else if !arguments.status {
            // In this output line, only names with a line end are escaped. Names with other special characters are
            // printed unchanged, as in sha256sum.
            if file.contains(&b'\n') {
                printer.print(b"\\");
                printer.print(&file_name::escaped(&file));
            } else {
                printer.print(&file);
            }
            printer.print(format!(": {}\n", verdict.word()).as_bytes());
        }
        Ok(())
    })?;
    Ok((tally.sum_up(arguments, name), lines.parser, lines.stdin))
}

impl Tally {
    /// Prints the warnings at the end of a list. Returns true if the list had no problems.
    fn sum_up(&self, arguments: &Arguments, name: &str) -> bool {
        if self.broken {
            return false;
        }
        if self.proper == 0 {
            complain(&format!("{name}: no properly formatted checksum lines found"));
            return false;
        }
        if !arguments.status {
            let warn = |count: u64, one: &str, many: &str| {
                if count > 0 {
                    complain(&format!("WARNING: {count} {}", if count == 1 { one } else { many }));
                }
            };
            warn(self.misformatted, "line is improperly formatted", "lines are improperly formatted");
            warn(self.unreadable, "listed file could not be read", "listed files could not be read");
            warn(self.mismatched, "computed checksum did NOT match", "computed checksums did NOT match");
            if arguments.ignore_missing && self.matched == 0 {
                complain(&format!("{name}: no file was verified"));
            }
        }
        self.matched > 0
            && self.mismatched == 0
            && self.unreadable == 0
            && (self.misformatted == 0 || !arguments.strict)
    }
}

/// The lines of a list. The iterator turns each line into an item to hash.
struct Lines {
    list: BufReader<File>,
    is_stdin: bool,
    /// The number of the current line, counted from 1.
    number: u64,
    parser: Parser,
    stdin: Stdin,
    ended: bool,
}

enum Entry {
    /// The name and the expected digest of a file.
    File(Vec<u8>, Vec<u8>),
    /// The number of a line that is not properly formatted.
    Misformatted(u64),
    /// A read error, after which the rest of the list is not read.
    Broken,
}

impl Iterator for Lines {
    type Item = Item<Entry>;

    fn next(&mut self) -> Option<Self::Item> {
        let entry = |what| Some(Item { work: None, what });
        while !self.ended {
            let mut line = Vec::new();
            match self.read(&mut line) {
                Ok(true) => {}
                Ok(false) => return None,
                Err(_) => {
                    self.ended = true;
                    return entry(Entry::Broken);
                }
            }
            self.number += 1;
            // Programs on Windows write the byte order mark before text in UTF-8.
            if self.number == 1 && line.starts_with(BYTE_ORDER_MARK) {
                line.drain(..BYTE_ORDER_MARK.len());
            }
            let text = line.strip_suffix(b"\n").unwrap_or(&line);
            let text = text.strip_suffix(b"\r").unwrap_or(text);
            if text.is_empty() || line.starts_with(b"#") {
                continue;
            }
            return match self.item(text) {
                Some(item) => Some(item),
                None => entry(Entry::Misformatted(self.number)),
            };
        }
        None
    }
}

impl Lines {
    /// Reads the next line with its line end. Returns false after the last line. If a line is longer than `LONGEST`,
    /// the function returns only the beginning of the line.
    fn read(&mut self, line: &mut Vec<u8>) -> std::io::Result<bool> {
        (&mut self.list).take(LONGEST).read_until(b'\n', line)?;
        let mut rest = Vec::new();
        while line.len() as u64 == LONGEST && !line.ends_with(b"\n") && !rest.ends_with(b"\n") {
            rest.clear();
            if (&mut self.list).take(LONGEST).read_until(b'\n', &mut rest)? == 0 {
                break;
            }
        }
        Ok(!line.is_empty())
    }

    fn item(&mut self, line: &[u8]) -> Option<Item<Entry>> {
        let Line { algorithm, set, digest, name } =
            self.parser.parse(line).filter(|_| (line.len() as u64) < LONGEST)?;
        // If the list itself comes from standard input, the data of `-` cannot also come from standard input.
        if self.is_stdin && name == b"-" {
            return None;
        }
        let source = self.stdin.source(&file_name::from_bytes(&name)?);
        let algorithm = Algorithm::from_name(algorithm).ok()?;
        Some(Item { work: Some(Work { source, algorithm, set }), what: Entry::File(name, digest) })
    }
}

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The largest number of bytes in a line. No file name is that long.
const LONGEST: u64 = 64 << 10;
