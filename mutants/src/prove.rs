//! Tries to prove each mutant. A row is one proof of `fastgost-proof`: an operation of an algorithm on a level. For
//! each mutant, the rows that reach the mutant are tried until a row is refused.

use crate::{
    Result,
    build::{MARK, TRAP},
    places::{Chosen, Place},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Instant,
};

/// The time limit for a row, in seconds. A row whose proof takes longer without a mutant is not tried.
const LIMIT: u64 = 60;
const LEVELS: [&str; 7] = ["portable", "ssse3", "avx2", "avx2-gfni", "avx512bw", "avx512", "avx512(amd)"];
/// The rows of an algorithm that are tried on each level, in this order.
const ROWS: [(&str, &[&str]); 6] = [
    (
        "kuznyechik",
        &[
            "ecb encrypt x5",
            "ecb decrypt x5",
            "ecb encrypt x97",
            "ecb decrypt x97",
            "ctr x65, carry into byte 4 of the counter",
            "cbc encrypt x3",
            "cfb decrypt 29 bytes",
            "batch ctr of 5 keys",
            "mgm seal 41 bytes with 20",
        ],
    ),
    (
        "magma",
        &[
            "ecb encrypt x5",
            "ecb decrypt x5",
            "ecb encrypt x128",
            "ecb decrypt x128",
            "ctr x129, carry into byte 3 of the counter",
            "cbc encrypt x3",
            "batch ctr of 5 keys",
            "mgm seal 41 bytes with 20",
        ],
    ),
    ("gost28147", &["cnt 127 bytes", "imit 24 bytes"]),
    ("gost28147-any", &["ecb encrypt x5"]),
    ("streebog", &["256 13 bytes", "512 64 bytes", "512 x4 of 100 bytes"]),
    ("gost94", &["test 13 bytes", "cryptopro 32 bytes"]),
];

/// The ways in which the attempt to prove a mutant can end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Refused,
    /// The tool has no result, for example because it ran out of memory.
    NoResult,
    OutOfTime,
    Proved,
    /// No row has reached the mutant.
    NotReached,
}

impl End {
    fn name(self) -> &'static str {
        match self {
            Self::Refused => "refused",
            Self::NoResult => "no result",
            Self::OutOfTime => "not proved in time",
            Self::Proved => "proved in all rows",
            Self::NotReached => "not reached by a row",
        }
    }
}

/// Tries to prove all mutants. Fails if most rows cannot be proved without a mutant, or if most of the mutants that are
/// reached are not refused.
pub fn all(program: &Path, places: &[Place], chosen: &Chosen) -> Result<ExitCode> {
    let bytes = fs::read(program).map_err(|e| format!("{}: {e}", program.display()))?;
    let mut marks = (0..bytes.len() - 20).filter(|&at| bytes[at..at + 16] == *MARK);
    let at = match (marks.next(), marks.next()) {
        (Some(at), None) => at + 16,
        _ => return Err("the program does not have one mark: is a mutant in it?".into()),
    };
    let select = |mutant: u32, worker: usize| -> Result<PathBuf> {
        let (path, mut bytes) = (program.with_file_name(format!("mutant-{worker}")), bytes.clone());
        bytes[at..at + 4].copy_from_slice(&mutant.to_le_bytes());
        // The file is not overwritten in place, because the operating system refuses writes to a program that still
        // runs.
        let _ = fs::remove_file(&path);
        fs::write(&path, bytes)
            .and_then(|()| fs::set_permissions(&path, fs::metadata(program)?.permissions()))
            .map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(path)
    };
    let listed = Command::new(program).arg("list").output().map_err(|e| e.to_string())?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let rows: Vec<String> = ROWS
        .iter()
        .flat_map(|(algorithm, rows)| rows.iter().map(move |row| format!("{algorithm} {row}")))
        .flat_map(|row| LEVELS.iter().map(move |level| format!("{level} {row}")))
        .filter(|title| listed.lines().any(|line| line == title))
        .collect();
    let all = rows.len();
    let untouched = select(0, 0)?;
    let proved = on_all_cores(rows.len(), |i, _| (proves(&untouched, &rows[i]), reached(&untouched, &rows[i])));
    // The places for mutants change the machine code even if no mutant is selected. The tool cannot prove every row of
    // the changed code.
    let mut kept = Vec::new();
    for (row, ((end, seconds, said), reached)) in rows.into_iter().zip(proved) {
        let shown = if end == End::Proved { String::new() } else { format!(": left out: {said}") };
        println!("without a mutant: {row}: {}, {seconds} s{shown}", end.name());
        if end == End::Proved {
            kept.push((seconds, row, reached));
        }
    }
    if 2 * kept.len() < all {
        return Err(format!("{} of {all} rows are proved without a mutant", kept.len()));
    }
    kept.sort();
    let mut chosen: Vec<u32> = chosen.iter().copied().collect();
    // The mutants are not tried in the order of their places. So an interrupted run has tried a sample of all mutants.
    // The factor is odd, so all products are different.
    chosen.sort_by_key(|number| number.wrapping_mul(0x9e37_79b1));
    let started = Instant::now();
    let results = on_all_cores(chosen.len(), |i, worker| {
        let Place { file, line, what } = &places[chosen[i] as usize - 1];
        let program = select(chosen[i], worker)?;
        let mut rows = kept.iter().filter(|(.., reached)| reached.contains(&chosen[i])).peekable();
        let mut end = if rows.peek().is_none() { End::NotReached } else { End::Proved };
        let mut said = String::new();
        for (_, row, _) in rows {
            let (found, _, why) = proves(&program, row);
            if found != End::Proved {
                (end, said) = (found, format!(": {why}"));
                break;
            }
        }
        println!("{}:{line}: {what}: {}{said}", file.display(), end.name());
        Ok::<End, String>(end)
    });
    let mut counts = BTreeMap::new();
    for end in results {
        *counts.entry(end?).or_insert(0) += 1;
    }
    let counted: Vec<String> = counts.iter().map(|(end, count)| format!("{count} {}", end.name())).collect();
    println!("mutants: {} in {} s: {}", chosen.len(), started.elapsed().as_secs(), counted.join(", "));
    let count = |end| counts.get(&end).copied().unwrap_or(0);
    let reached = chosen.len() - count(End::NotReached);
    Ok(ExitCode::from(u8::from(2 * count(End::Refused) <= reached)))
}

/// Returns the numbers of the mutants that a row reaches. Each place compares the selected number with its own number
/// and [`TRAP`], so the executed instructions show these numbers.
fn reached(program: &Path, row: &str) -> BTreeSet<u32> {
    let output = Command::new(program).args(["instructions", row]).output();
    let said = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    let words = said.split(|c: char| !c.is_ascii_hexdigit()).filter(|word| word.len() == 8 && word.starts_with('8'));
    words.filter_map(|word| u32::from_str_radix(word, 16).ok()).map(|number| number & !TRAP).collect()
}

/// Tries to prove a row. Returns the result, the time in seconds, and the tool's line about the row.
fn proves(program: &Path, row: &str) -> (End, u64, String) {
    let started = Instant::now();
    let limit = LIMIT.to_string();
    let output = Command::new("timeout").args(["--signal=KILL", &limit]).arg(program).args(["prove", row]).output();
    let seconds = started.elapsed().as_secs();
    let Ok(output) = output else { return (End::NoResult, seconds, "the program does not start".into()) };
    let said = String::from_utf8_lossy(&output.stdout);
    let last: String = said
        .lines()
        .find(|line| line.contains(row))
        .unwrap_or_default()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    let end = match output.status.code() {
        Some(0) if !last.is_empty() => End::Proved,
        Some(1) if !last.is_empty() => End::Refused,
        Some(137) | None if seconds >= LIMIT => End::OutOfTime,
        _ => End::NoResult,
    };
    (end, seconds, last)
}

/// Runs `work` on each number below `count`, in several threads. `work` also gets the number of the thread. The results
/// are in the order of the numbers.
fn on_all_cores<T: Send>(count: usize, work: impl Fn(usize, usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for worker in 0..thread::available_parallelism().map_or(1, usize::from) {
            let (next, results, work) = (&next, &results, &work);
            scope.spawn(move || {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= count {
                        break;
                    }
                    let result = work(i, worker);
                    results.lock().unwrap_or_else(PoisonError::into_inner).insert(i, result);
                }
            });
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect()
}
