//! `fastgost kat`: checks known answers (schema `gost-vectors/1`) on every kernel of this machine.
//!
//! [`table`] lists the checks. A case is a known answer with its inputs. A case fails if it has a field that no check
//! has read. So every wrong value in a file is found. The inner values (intermediate results) of a computation are an
//! exception. Inner values are only counted, because no kernel returns inner values.
use crate::{
    failure::{self, Failure, complain},
    io, quote,
};
use cards::Cards;
use clap::Args;
use fastgost::{
    Level,
    registry::{Algorithm, Direction, Kind, Options},
};
use fields::Fields;
use serde_json::{Map, Value};
use std::{
    cell::Cell,
    fs,
    path::{Path, PathBuf},
};
use table::Row;

mod cards;
mod ciphers;
mod curves;
mod documents;
mod fields;
mod hashes;
mod records;
mod table;
#[cfg(test)]
mod tests;

/// Check known answers on every kernel of this machine
#[derive(Args)]
#[command(after_help = "If neither FILE nor --dir is given, the command checks the built-in known answers.")]
pub struct Arguments {
    /// A folder with files of known answers
    #[arg(long, value_name = "DIR", conflicts_with = "files")]
    dir: Option<PathBuf>,
    /// Also check the modes of ciphers on NVIDIA GPUs: check the known answers, and compare the results for data of
    /// many lengths with the results of the CPU
    #[arg(long)]
    gpu: bool,
    /// Files with known answers, of the schema gost-vectors/1
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub fn run(arguments: &Arguments) -> failure::Result<()> {
    let files = match &arguments.dir {
        Some(dir) => in_folder(dir)?,
        None => arguments.files.clone(),
    };
    let cards = arguments.gpu.then(Cards::open).transpose()?;
    let places = Places { kernels: usize::MAX, cards: cards.as_ref() };
    let mut all = Vec::new();
    let mut unreadable = false;
    if files.is_empty() {
        for (name, document) in built_in()? {
            all.extend(report(&name, check(&document, places))?);
        }
    }
    for file in files {
        match read(&file) {
            Ok(document) => all.extend(report(&quote::path(&file).to_string(), check(&document, places))?),
            Err(failure) => {
                failure.report();
                unreadable = true;
            }
        }
    }
    if let Some(cards) = &cards {
        all.extend(report("lengths", cards.lengths())?);
    }
    let total = Tally::of(&all, |place| place != Outcome::INNER);
    io::print(format!("total: {} passed, {} failed\n", total.passed, total.failed).as_bytes())?;
    let on_cards = cards.map(|_| Tally::of(&all, |place| place == Outcome::GPU));
    if unreadable { Err(Failure::Reported) } else { total.verdict(on_cards) }
}

/// Returns the contents of the files in `vectors/`. The keys of the map are the file names. `build.rs` has put these
/// files into the program.
fn built_in() -> failure::Result<Map<String, Value>> {
    let packed = include_bytes!(concat!(env!("OUT_DIR"), "/vectors.json.deflate"));
    let text = miniz_oxide::inflate::decompress_to_vec(packed).ok();
    text.and_then(|text| serde_json::from_slice(&text).ok())
        .ok_or_else(|| Failure::new("the built-in vectors are damaged"))
}

fn in_folder(dir: &Path) -> failure::Result<Vec<PathBuf>> {
    let name = quote::path(dir);
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).map_err(|e| Failure::io(&name, &e))? {
        let path = entry.map_err(|e| Failure::io(&name, &e))?.path();
        if path.extension().is_some_and(|e| e == "json") {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(Failure::new(format!("{name}: no .json files there")));
    }
    Ok(files)
}

fn read(file: &Path) -> failure::Result<Value> {
    let name = quote::path(file);
    let text = fs::read(file).map_err(|e| Failure::io(&name, &e))?;
    serde_json::from_slice(&text).map_err(|e| Failure::new(format!("{name}: not JSON, as files of vectors are: {e}")))
}

/// The reason why a case fails.
type Wrong = Box<dyn std::error::Error>;
type Result<T = ()> = std::result::Result<T, Wrong>;

/// A function that checks a case on one kernel.
type Check = fn(&Fields<'_>, &On<'_>) -> Result;

/// The outcome of one case in one place, such as a kernel. If the case passed, `wrong` is None.
struct Outcome {
    case: String,
    /// The name of a kernel, or one of the constants in `impl Outcome`.
    place: &'static str,
    wrong: Option<String>,
}

impl Outcome {
    /// The place that is reported for errors that do not depend on a kernel.
    const ANY: &str = "any kernel";
    /// The place that is reported for cases that run only on the best kernel.
    const BEST: &str = "best";
    /// The place that is reported for results that GPUs computed.
    const GPU: &str = "gpu";
    /// The place that is reported for inner values, which are not checked.
    const INNER: &str = "inner values";

    fn new(case: &str, place: &'static str, result: Result) -> Self {
        Self { case: case.to_owned(), place, wrong: result.err().map(|wrong| wrong.to_string()) }
    }
}

#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
}

impl Tally {
    fn of(outcomes: &[Outcome], is_there: impl Fn(&str) -> bool) -> Self {
        let (passed, failed): (Vec<_>, Vec<_>) =
            outcomes.iter().filter(|o| is_there(o.place)).partition(|o| o.wrong.is_none());
        Self { passed: passed.len(), failed: failed.len() }
    }

    /// Decides whether the run succeeds. The run fails if nothing was checked. With --gpu, the run also fails if
    /// nothing was checked on GPUs.
    fn verdict(&self, on_cards: Option<Self>) -> failure::Result<()> {
        match self.failed {
            0 if self.passed == 0 => Err(Failure::new("no cases to check in these files")),
            0 if on_cards.is_some_and(|cards| cards.passed == 0) => {
                Err(Failure::new("--gpu: the GPUs computed nothing"))
            }
            0 => Ok(()),
            _ => Err(Failure::Check),
        }
    }
}

/// Prints a line for every place and for every failure, and returns the outcomes.
fn report(file: &str, outcomes: Vec<Outcome>) -> failure::Result<Vec<Outcome>> {
    let mut places = Vec::new();
    for Outcome { case, place, wrong } in &outcomes {
        if !places.contains(place) {
            places.push(*place);
        }
        if let Some(wrong) = wrong {
            complain(&format!("{file}: {case} on {place}: {wrong}"));
        }
    }
    places.sort_by_key(|place| *place == Outcome::INNER);
    for place in places {
        let Tally { passed, failed } = Tally::of(&outcomes, |there| there == place);
        let line = match place {
            Outcome::INNER => format!("{file} {place}: {passed} not checked (no kernel has them)\n"),
            _ => format!("{file} {place}: {passed} passed, {failed} failed\n"),
        };
        io::print(line.as_bytes())?;
    }
    Ok(outcomes)
}

/// An algorithm that is tested on one kernel, and also on the GPUs if they support the algorithm.
struct On<'a> {
    algorithm: &'static Algorithm,
    level: Level,
    cards: Option<&'a Cards>,
    /// Whether GPUs computed a result of the case.
    computed: Cell<bool>,
}

impl<'a> On<'a> {
    fn new(algorithm: &'static Algorithm, level: Level, cards: Option<&'a Cards>) -> Self {
        Self { algorithm, level, cards, computed: Cell::new(false) }
    }

    /// Returns another algorithm at the same kernel level, without GPUs.
    fn with(&self, algorithm: &str) -> Result<On<'static>> {
        Ok(On::new(Algorithm::from_name(algorithm)?, self.level, None))
    }

    /// Encrypts or decrypts data in one call.
    fn apply(&self, direction: Direction, key: &[u8], options: &Options<'_>, data: &[u8]) -> Result<Vec<u8>> {
        let mut data = data.to_vec();
        let options = Options { level: Some(self.level), ..options.clone() };
        if let Some(cards) = self.cards {
            let computed = cards.apply(self.algorithm, direction, key, &options, 0, &mut data);
            // If a GPU returns an error, the outcome still counts as an outcome of the GPUs.
            self.computed.set(self.computed.get() || computed != Ok(false));
            if computed? {
                return Ok(data);
            }
        }
        self.algorithm.cipher(direction, key, &options)?.apply(data.as_mut_slice().into())?;
        Ok(data)
    }

    /// Returns the MAC of a message.
    fn tag(&self, key: &[u8], options: &Options<'_>, message: &[u8]) -> Result<Vec<u8>> {
        let mut mac = self.algorithm.mac(key, &Options { level: Some(self.level), ..options.clone() })?;
        mac.update(message)?;
        Ok(mac.finalize_reset().to_vec())
    }
}

/// The kernels and GPUs on which the cases are checked.
#[derive(Clone, Copy)]
struct Places<'a> {
    /// The number of kernels to check. The best kernels are checked first.
    kernels: usize,
    cards: Option<&'a Cards>,
}

/// Checks every case of a file of known answers, on all kernels and GPUs of `places`.
fn check(document: &Value, places: Places<'_>) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    if let Err(wrong) = check_file(document, places, &mut outcomes) {
        outcomes.push(Outcome::new("the file", Outcome::ANY, Err(wrong)));
    }
    outcomes
}

fn check_file(document: &Value, places: Places<'_>, outcomes: &mut Vec<Outcome>) -> Result {
    let fields = Fields::new(document, &["standard", "notes"])?;
    fields.known("schema", &[("gost-vectors/1", ())])?;
    let file = table::file(fields.text("algorithm")?)?;
    for (field, row) in table::tables(file, &fields) {
        match row {
            Row::Inner(names) => {
                fields.inner(field, names)?;
                outcomes.push(Outcome::new(field, Outcome::INNER, Ok(())));
            }
            Row::Best(check) => outcomes.push(Outcome::new(field, Outcome::BEST, fields.object(field, check))),
            Row::On(..) => {}
        }
    }
    for (i, value) in fields.array("cases")?.iter().enumerate() {
        let position = format!("case at position {}", i + 1);
        match Fields::new(value, &["id", "source", "name", "verified_with"]) {
            Ok(case) => {
                let name = case.label().unwrap_or(position);
                if let Err(wrong) = check_case(&case, file, places, &name, outcomes) {
                    outcomes.push(Outcome::new(&name, Outcome::ANY, Err(wrong)));
                }
            }
            Err(wrong) => outcomes.push(Outcome::new(&position, Outcome::ANY, Err(wrong))),
        }
    }
    fields.all_seen()
}

fn check_case(case: &Fields<'_>, file: &str, places: Places<'_>, name: &str, outcomes: &mut Vec<Outcome>) -> Result {
    let row = table::row(file, case)?;
    if let Row::Inner(names) = row {
        names.iter().try_for_each(|name| case.field(name).map(drop))?;
        case.all_seen()?;
        outcomes.push(Outcome::new(name, Outcome::INNER, Ok(())));
        return Ok(());
    }
    for (field, names) in table::intermediates(file, case) {
        case.inner(field, names)?;
        outcomes.push(Outcome::new(name, Outcome::INNER, Ok(())));
    }
    let mut add = |place, result: Result| {
        outcomes.push(Outcome::new(name, place, result.and_then(|()| case.all_seen())));
    };
    match row {
        Row::Inner(_) => {}
        Row::Best(check) => add(Outcome::BEST, check(case)),
        Row::On(algorithm, check) => {
            let algorithm = table::algorithm(algorithm, case)?;
            let levels = algorithm.levels();
            for &level in levels.iter().take(places.kernels) {
                add(level.name(), check(case, &On::new(algorithm, level, None)));
            }
            if let (Kind::Cipher, Some(cards), Some(&level)) = (algorithm.kind, places.cards, levels.first()) {
                let on = On::new(algorithm, level, Some(cards));
                let result = check(case, &on);
                // If no part of the check ran on GPUs, there is no outcome for GPUs.
                if on.computed.get() {
                    add(Outcome::GPU, result);
                }
            }
        }
    }
    Ok(())
}

fn unknown<'a>(what: &str, name: &str, allowed: impl Iterator<Item = &'a str>) -> Wrong {
    format!("unknown {what} '{name}'; allowed: {}", allowed.collect::<Vec<_>>().join(", ")).into()
}

/// Returns an error unless the computed value is equal to the value in the field.
fn same<T: PartialEq + ?Sized>(field: &str, computed: &T, given: &T) -> Result {
    if computed == given { Ok(()) } else { Err(format!("{field} differs").into()) }
}

/// Returns an error if a size is too large, so that a file cannot make the program use up all memory.
fn checked_size(size: usize) -> Result {
    if size <= 1 << 30 { Ok(()) } else { Err(format!("{size} bytes are too many; allowed: 2^30").into()) }
}
