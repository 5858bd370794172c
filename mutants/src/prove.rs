//! Tries each mutant. A row is an operation of an algorithm on a level. `fastgost-proof` can prove a row, or run it
//! from known inputs. For each mutant, rows that reach the mutant first run from known inputs, which is fast. If all of
//! them compute the specification's results, `fastgost-proof` tries to prove the mutant in a few rows, until the proof
//! of a row fails. A few of the mutants whose results differ from the specification are also tried in a proof, which
//! must fail.

use crate::{
    Result,
    build::{MARK, TRAP},
    places::{Chosen, Place},
};
use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
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

/// The time limit for a proof of a row, in seconds. A row whose proof takes longer without a mutant is not proved with
/// mutants.
const LIMIT: u64 = 40;
/// The time limit for all runs of a mutant from known inputs, in seconds.
const KNOWN_LIMIT: u64 = 20;
/// The time limit for the list of the instructions of all rows of a level, in seconds.
const LISTING: u64 = 3600;
/// The largest number of rows that run from known inputs for one mutant.
const KNOWN: usize = 40;
/// The largest number of rows whose proof is tried for one mutant. The rows with the fastest proofs are chosen.
const PROOFS: usize = 2;
/// From known inputs, some mutants are refused or have wrong results. One in `SAMPLE` of these mutants is also tried in
/// a proof.
const SAMPLE: u32 = 16;
/// `fastgost-proof` prints one of these texts if the algebra of its proof has found no difference, although computed
/// values differ.
const WRONG: [&str; 2] = ["the algebra is wrong", "from known inputs"];
const LEVELS: [&str; 7] = ["portable", "ssse3", "avx2", "avx2-gfni", "avx512bw", "avx512", "avx512(amd)"];
/// For each algorithm, the rows with which mutants are tried on each level.
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
            "ecb decrypt x1 of 5 keys",
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
    (
        "gost28147",
        &[
            "ecb decrypt x1 of 5 keys",
            "cnt 127 bytes",
            "cnt 535 bytes",
            "cnt 1046 bytes",
            "imit 24 bytes",
            "batch imit of 7 keys with 4 sets of S-boxes",
        ],
    ),
    ("gost28147-any", &["ecb encrypt x5", "ecb encrypt from the heap x1"]),
    ("streebog", &["256 13 bytes", "512 64 bytes", "512 x4 of 100 bytes"]),
    ("gost94", &["test 13 bytes", "cryptopro 32 bytes"]),
];

/// The ways in which the attempt to prove a mutant can end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    /// From known inputs, a row is refused, or its output differs from the specification.
    Different,
    /// The proof of a row is refused.
    Refused,
    /// The tool has no result, for example because it ran out of memory.
    NoResult,
    OutOfTime,
    Proved,
    /// A row is proved in the algebra, although its output from known inputs differs from the specification. So the
    /// proof is wrong.
    WronglyProved,
    /// From known inputs, all rows compute the specification's results. The proof is not tried, because no row that is
    /// proved without mutants reaches the mutant.
    Agrees,
    /// No row has reached the mutant.
    NotReached,
}

impl End {
    fn name(self) -> &'static str {
        match self {
            Self::Different => "refused from known inputs",
            Self::Refused => "refused by a proof",
            Self::NoResult => "no result",
            Self::OutOfTime => "not proved in time",
            Self::Proved => "proved",
            Self::WronglyProved => "WRONGLY PROVED",
            Self::Agrees => "agrees from known inputs, and reached by no row with a proof",
            Self::NotReached => "not reached by a row",
        }
    }
}

/// A row with which mutants are tried.
struct Row {
    title: String,
    /// The numbers of the mutants that the row reaches.
    reached: BTreeSet<u32>,
    /// How many different instructions the row executes.
    instructions: usize,
    /// The seconds that the proof of the row takes without a mutant. `None` if the row is not proved without a mutant.
    seconds: Option<u64>,
}

/// Tries the mutants in a mixed order. The first `done` mutants in this order are left out. Fails if most rows cannot
/// be proved without a mutant, if most of the mutants that are reached are not refused, or if a proof is wrong.
pub fn all(program: &Path, places: &[Place], chosen: &Chosen, done: usize) -> Result<ExitCode> {
    let all = chosen.len();
    if done >= all {
        return Err(format!("DONE is {done}; allowed: less than {all}, the number of mutants that compile"));
    }
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
    let rows = rows(&select(0, 0)?)?;
    let mut chosen: Vec<u32> = chosen.iter().copied().collect();
    // The mutants are tried in a mixed order, so that an interrupted run has tried a sample of all mutants. The factor
    // is odd, so all products modulo 2^32 are different. A later run can begin after the last mutant of this run.
    chosen.sort_by_key(|number| number.wrapping_mul(0x9e37_79b1));
    chosen.drain(..done);
    let started = Instant::now();
    let results = on_all_cores(chosen.len(), |i, worker| {
        let Place { file, line, what } = &places[chosen[i] as usize - 1];
        let (end, said) = tried(&select(chosen[i], worker)?, &rows, chosen[i]);
        println!("{} of {all}: {}:{line}: {what}: {}{said}", done + i + 1, file.display(), end.name());
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
    let few = 2 * (count(End::Different) + count(End::Refused)) <= reached;
    Ok(ExitCode::from(u8::from(few || count(End::WronglyProved) > 0)))
}

/// Tries one mutant.
fn tried(program: &Path, rows: &[Row], mutant: u32) -> (End, String) {
    let reached: Vec<&Row> = rows.iter().filter(|row| row.reached.contains(&mutant)).collect();
    if reached.is_empty() {
        return (End::NotReached, String::new());
    }
    let known = chosen(&reached);
    let (status, _, lines) = run(program, "known", &known, KNOWN_LIMIT);
    let said = lines.last().cloned().unwrap_or_default();
    if status == Some(1) && said.contains("NOT PROVED") {
        // The last line begins with the title of the row that differs. The proof of this row must fail too.
        let title = known.iter().find(|title| said.starts_with(&format!("{title}: ")));
        let is_proved = |title: &str| proves(program, title).0 == End::WronglyProved;
        let wrong = mutant.is_multiple_of(SAMPLE) && title.is_some_and(|title| is_proved(title));
        return (if wrong { End::WronglyProved } else { End::Different }, format!(": {said}"));
    }
    if status != Some(0) && status.is_some() {
        return (End::NoResult, format!(": {status:?}: {said}"));
    }
    // If the runs from known inputs took too long, the proofs may still refuse the mutant.
    let note = if status.is_none() { ", and not all runs from known inputs ended in time" } else { "" };
    let mut proofs: Vec<(u64, &str)> =
        reached.iter().filter_map(|row| Some((row.seconds?, row.title.as_str()))).collect();
    proofs.sort_unstable();
    proofs.truncate(PROOFS);
    for &(_, title) in &proofs {
        let (end, _, said) = proves(program, title);
        if end != End::Proved {
            return (end, format!(": {title}: {said}{note}"));
        }
    }
    match proofs.len() {
        0 if status.is_none() => (End::OutOfTime, note.into()),
        0 => (End::Agrees, String::new()),
        count => (End::Proved, format!(" in {count} of {} rows that reach it{note}", reached.len())),
    }
}

/// Chooses at most [`KNOWN`] rows. Two rows are of the same kind if their titles differ only in the level and in
/// numbers. If there are more than [`KNOWN`] kinds, rows of evenly spaced kinds are chosen. Otherwise the smallest or
/// the largest row of each kind is chosen first, in turns, and then the other rows. `rows` are in the order of their
/// sizes.
fn chosen<'a>(rows: &[&'a Row]) -> Vec<&'a str> {
    let mut kinds: BTreeMap<String, VecDeque<&str>> = BTreeMap::new();
    for row in rows {
        let (_, kind) = row.title.split_once(' ').unwrap_or_default();
        kinds.entry(kind.replace(|c: char| c.is_ascii_digit(), "")).or_default().push_back(&row.title);
    }
    let step = kinds.len().div_ceil(KNOWN);
    let mut kinds: Vec<VecDeque<&str>> = kinds.into_values().step_by(step.max(1)).collect();
    let mut chosen = Vec::new();
    for round in 0..rows.len() {
        for (i, kind) in kinds.iter_mut().enumerate() {
            chosen.extend(if (i + round).is_multiple_of(2) { kind.pop_front() } else { kind.pop_back() });
        }
    }
    chosen.truncate(KNOWN);
    chosen
}

/// Finds the rows with which mutants are tried, in the order of their sizes. In `program`, no mutant is selected.
///
/// The places for mutants change the machine code even if no mutant is selected. `fastgost-proof` cannot prove every
/// row of the changed code.
fn rows(program: &Path) -> Result<Vec<Row>> {
    let listed = on_all_cores(LEVELS.len(), |i, _| {
        let (status, _, lines) = run(program, "instructions", &[&format!("{} ", LEVELS[i])], LISTING);
        (status == Some(0)).then(|| listed(&lines)).ok_or(format!("instructions of {}: {:?}", LEVELS[i], lines.last()))
    });
    let mut rows = Vec::new();
    for listed in listed {
        rows.extend(listed?);
    }
    let agree = on_all_cores(LEVELS.len(), |i, _| run(program, "known", &[&format!("{} ", LEVELS[i])], LISTING));
    if let Some((_, _, lines)) = agree.iter().find(|(status, ..)| *status != Some(0)) {
        return Err(format!("from known inputs, without a mutant: {}", lines.last().map_or("no row", String::as_str)));
    }
    let proved = ROWS.iter().flat_map(|(algorithm, rows)| rows.iter().map(move |row| format!("{algorithm} {row}")));
    let proved: BTreeSet<String> =
        proved.flat_map(|row| LEVELS.iter().map(move |level| format!("{level} {row}"))).collect();
    let places: Vec<usize> = (0..rows.len()).filter(|&i| proved.contains(&rows[i].title)).collect();
    let proofs = on_all_cores(places.len(), |i, _| proves(program, &rows[places[i]].title));
    for (&place, (end, seconds, said)) in places.iter().zip(proofs) {
        let shown = if end == End::Proved { String::new() } else { format!(": left out: {said}") };
        println!("without a mutant: {}: {}, {seconds} s{shown}", rows[place].title, end.name());
        rows[place].seconds = (end == End::Proved).then_some(seconds);
    }
    let count = rows.iter().filter(|row| row.seconds.is_some()).count();
    println!("without a mutant: {} rows, {count} of {} rows are proved", rows.len(), places.len());
    if 2 * count < places.len() || places.is_empty() {
        return Err("too few rows are proved without a mutant".into());
    }
    rows.sort_by_key(|row| row.instructions);
    Ok(rows)
}

/// Returns the rows whose instructions the tool has listed. In the list, a line with the title of a row ends with a
/// colon, and the lines of its instructions follow.
fn listed(lines: &[String]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for line in lines {
        match (line.strip_suffix(':'), rows.last_mut()) {
            (Some(title), _) => {
                rows.push(Row { title: title.into(), reached: BTreeSet::new(), instructions: 0, seconds: None });
            }
            (None, Some(row)) => {
                // Each place compares the selected number with its own number plus [`TRAP`]. So the executed
                // instructions contain these sums.
                let words = line.split(|c: char| !c.is_ascii_hexdigit());
                let words = words.filter(|word| word.len() == 8 && word.starts_with('8'));
                row.reached.extend(words.filter_map(|word| Some(u32::from_str_radix(word, 16).ok()? & !TRAP)));
                row.instructions += 1;
            }
            (None, None) => {}
        }
    }
    rows
}

/// Tries to prove a row of a program. Returns how the proof ended, the time in seconds, and the line that the tool
/// prints about the row.
fn proves(program: &Path, row: &str) -> (End, u64, String) {
    let (status, seconds, lines) = run(program, "prove", &[row], LIMIT);
    let line = lines.iter().find(|line| line.contains(row));
    let said: String = line.into_iter().flat_map(|line| line.split_whitespace()).collect::<Vec<_>>().join(" ");
    let end = match status {
        Some(0) if line.is_some() => End::Proved,
        Some(1) if WRONG.iter().any(|wrong| said.contains(wrong)) => End::WronglyProved,
        Some(1) if line.is_some() => End::Refused,
        None => End::OutOfTime,
        _ => End::NoResult,
    };
    (end, seconds, said)
}

/// Runs a command of `fastgost-proof` on rows. Returns three values: the exit status (`None` after the time limit), the
/// time in seconds, and the lines of the output.
fn run(program: &Path, command: &str, rows: &[&str], limit: u64) -> (Option<i32>, u64, Vec<String>) {
    let started = Instant::now();
    let mut timeout = Command::new("timeout");
    let output = timeout.args(["--signal=KILL", &limit.to_string()]).arg(program).arg(command).args(rows).output();
    let seconds = started.elapsed().as_secs();
    let Ok(output) = output else { return (Some(2), seconds, vec!["the program does not start".into()]) };
    let lines = String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect();
    let status = output.status.code().filter(|&code| code != 137 || seconds < limit);
    (status.or((seconds < limit).then_some(2)), seconds, lines)
}

/// Runs `work` on each number below `count`, with a thread for each core. `work` also gets the number of its thread.
/// The results are in the order of the numbers.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_all_kinds() {
        let chosen_of = |titles: &[String]| {
            let row =
                |title: &String| Row { title: title.clone(), reached: BTreeSet::new(), instructions: 0, seconds: None };
            let rows: Vec<Row> = titles.iter().map(row).collect();
            chosen(&rows.iter().collect::<Vec<_>>()).into_iter().map(str::to_owned).collect::<Vec<_>>()
        };
        let mut titles: Vec<String> = (1..=100).map(|n| format!("avx2 magma ecb encrypt x{n}")).collect();
        titles.extend(["ssse3 magma batch ctr of 5 keys".to_owned(), "avx2 magma batch ctr of 2 keys".to_owned()]);
        let few_kinds = chosen_of(&titles);
        assert_eq!(
            few_kinds[..5],
            [
                "ssse3 magma batch ctr of 5 keys",
                "avx2 magma ecb encrypt x100",
                "avx2 magma batch ctr of 2 keys",
                "avx2 magma ecb encrypt x1",
                "avx2 magma ecb encrypt x99",
            ]
        );
        assert_eq!(few_kinds.iter().collect::<BTreeSet<_>>().len(), KNOWN);
        // There are 100 kinds, so every third kind is chosen. Each kind has two rows.
        let letters: Vec<String> =
            (0..100).map(|n| format!("{}{}", (b'a' + n / 10) as char, (b'a' + n % 10) as char)).collect();
        let many: Vec<String> =
            (1..=2).flat_map(|n| letters.iter().map(move |kind| format!("avx2 {kind} x{n}"))).collect();
        let many_kinds = chosen_of(&many);
        assert_eq!(many_kinds[..3], ["avx2 aa x1", "avx2 ad x2", "avx2 ag x1"]);
        assert_eq!((many_kinds[33].as_str(), many_kinds[34].as_str()), ("avx2 jj x2", "avx2 aa x2"));
        assert_eq!(many_kinds.len(), KNOWN);
    }

    #[test]
    fn rows_with_the_mutants_that_they_reach() {
        let lines = [
            "avx2 magma ecb encrypt x1:",
            "5632e4c17ca5 cmp eax,80000007h",
            "5632e4c17cab cmp eax,7",
            "avx2 magma ctr 7 bytes, counter from 0:",
            "5632e4c17ca5 cmp dword ptr [rip+8],0x8000000A",
        ];
        let rows = listed(&lines.map(str::to_owned));
        let rows: Vec<_> = rows.iter().map(|row| (&*row.title, row.instructions, row.reached.clone())).collect();
        assert_eq!(
            rows,
            [
                ("avx2 magma ecb encrypt x1", 2, BTreeSet::from([7])),
                ("avx2 magma ctr 7 bytes, counter from 0", 1, BTreeSet::from([10])),
            ]
        );
    }
}
