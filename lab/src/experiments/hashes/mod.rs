//! Measures hash functions on a short message, on a long message, and on many messages in parallel. The GOST hash
//! functions run on every kernel. The older GOST function also runs without parallelism, because the second paper (P2)
//! makes this comparison.
pub mod findings;
mod gost94;
mod share;

use crate::{
    experiment::{
        Lab, owner,
        race::{Contestant, Work},
        statistics::Summary,
        table::{Row, Unit},
    },
    pair::Outcome,
    rivals::{
        candidates::{self, Candidate, Run},
        entrants::{self, Entrant},
        task::{KEY, Operation, Task},
    },
};
use fastgost::registry::{Algorithm, Options};
use fastgost_cli::Aligned;
use serde::Deserialize;
use std::{cell::RefCell, hint::black_box};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// The duration of each measurement in seconds.
    seconds: f64,
    /// Hash functions of our library. They are also measured in the other libraries that have them.
    algorithms: Vec<String>,
    /// Other hash functions, which give a scale for the figures.
    scale: Vec<String>,
    /// The lengths of a single message in bytes.
    bytes: Vec<usize>,
    /// The number of messages per call.
    messages: usize,
    bytes_of_many: Vec<usize>,
    /// The length of the message for the paper's formula.
    formula_bytes: usize,
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let settings: Settings = lab.settings()?;
    let lengths = settings.bytes.iter().chain(&settings.bytes_of_many).chain([&settings.formula_bytes]);
    if settings.messages == 0 || lengths.into_iter().any(|n| *n == 0) {
        return Err("messages, bytes, bytes_of_many and formula_bytes: allowed: 1 or more".into());
    }
    candidates::tell_absent(lab, &settings.algorithms)?;
    let mut rows = Vec::new();
    let one = settings.bytes.iter().map(|bytes| (1, *bytes));
    let many = settings.bytes_of_many.iter().map(|bytes| (settings.messages, *bytes));
    for (messages, bytes) in one.chain(many) {
        for name in &settings.algorithms {
            rows.extend(beside(lab, name, messages, bytes, settings.seconds)?);
        }
        scale(lab, &settings.scale, messages, bytes, settings.seconds)?;
    }
    for row in against_94(lab, &rows).into_iter().chain(against_serial(lab, &rows)) {
        lab.add(row)?;
    }
    if let Some(sboxes) = gost94::sboxes().filter(|_| settings.algorithms.iter().any(|name| name == OLD)) {
        share::run(lab, sboxes, settings.formula_bytes, settings.seconds)?;
    }
    Ok(())
}

/// Measures one algorithm in fastgost and in other libraries.
fn beside(lab: &mut Lab<'_>, name: &str, messages: usize, bytes: usize, seconds: f64) -> Outcome<Vec<Row>> {
    let algorithm = Algorithm::from_name(name).map_err(|e| format!("algorithms: {name:?}: {e}"))?;
    let mut entrants = Vec::new();
    for level in algorithm.levels() {
        entrants.push(Entrant {
            owner: owner::OURS,
            variant: level.name().into(),
            run: ours(algorithm, level.name())?,
        });
    }
    for rival in others(name)? {
        entrants.push(Entrant::of(&rival, &KEY).on_many(messages));
    }
    if let Some(sboxes) = gost94::sboxes().filter(|_| name == OLD) {
        entrants.extend(share::entrants(sboxes).into_iter().map(|entrant| entrant.on_many(messages)));
    }
    let digest = algorithm.hasher(&Options::default())?.size();
    let mut source = Aligned::filled(messages * bytes);
    let work = work(name, messages, bytes, seconds)?;
    entrants::race(lab, &work, source.bytes(), messages * digest, entrants)
}

fn work(name: &str, messages: usize, bytes: usize, seconds: f64) -> Outcome<Work> {
    Ok(Work { messages, ..Work::one(name, Operation::Hash.name(), bytes, Unit::CyclesPerByte, seconds)? })
}

fn others(name: &str) -> Outcome<Vec<Candidate>> {
    candidates::rivals(&Task { algorithm: name, operation: Operation::Hash, at: 0 })
}

/// Makes a function that hashes as many messages as the output has space for digests. If there are several messages,
/// they are hashed in parallel.
pub fn ours(algorithm: &Algorithm, kernel: &str) -> Outcome<Run> {
    let mut hash = algorithm.hasher(&Options { level: Some(kernel.parse()?), ..Options::default() })?;
    let size = hash.size();
    Ok(Box::new(move |source, to| {
        if to.len() == size {
            hash.update(source);
            to.copy_from_slice(&hash.finalize_reset());
            return Ok(());
        }
        let messages: Vec<_> = source.chunks_exact(source.len() / (to.len() / size)).collect();
        hash.many(&messages, &mut |i, digest| to[i * size..][..size].copy_from_slice(&digest));
        Ok(())
    }))
}

/// Measures the other hash functions, each in every library that has it.
fn scale(lab: &mut Lab<'_>, names: &[String], messages: usize, bytes: usize, seconds: f64) -> Outcome {
    let mut source = Aligned::filled(messages * bytes);
    let (source, to) = (&*source.bytes(), &RefCell::new([0; 64]));
    let mut each = Vec::new();
    for name in names {
        let found = others(name)?;
        if found.is_empty() {
            return Err(format!("scale: {name:?}: no library here has it").into());
        }
        for mut entrant in Entrant::of_all(&found, &KEY) {
            let size = if name == "sha512" { 64 } else { 32 };
            let contestant = Contestant::new(entrant.owner, entrant.variant, move || {
                let mut to = to.borrow_mut();
                black_box(source).chunks_exact(bytes).try_for_each(|message| (entrant.run)(message, &mut to[..size]))
            });
            each.push((name.clone(), Operation::Hash.name().to_owned(), contestant));
        }
    }
    if each.is_empty() {
        return Ok(());
    }
    lab.race_each(&work("of others", messages, bytes, seconds)?, each).map(drop)
}

/// Returns rows with the speed of GOST R 34.11-2012 relative to GOST R 34.11-94. Both functions must be in the same
/// library, on the same kernel, and over the same messages.
fn against_94(lab: &Lab<'_>, rows: &[Row]) -> Vec<Row> {
    let same =
        |a: &&Row, b: &Row| (&a.owner, &a.variant, a.messages, a.bytes) == (&b.owner, &b.variant, b.messages, b.bytes);
    let median = |row: &Row| row.summary.map(|s| s.median);
    let mut made = Vec::new();
    for old in rows.iter().filter(|r| r.algorithm == OLD) {
        for new in rows.iter().filter(|r| r.algorithm.starts_with("streebog")).filter(|r| same(r, old)) {
            let times = median(old).zip(median(new)).map(|(old, new)| old / new);
            // The report compares only rows with the same operation, so each library has its own operation here. The
            // factors of two libraries must not be compared: a factor may be large because the old function is slow.
            let operation = match old.owner.as_str() {
                owner::OURS => AGAINST.to_owned(),
                other => format!("{AGAINST}, {other}"),
            };
            let summary = times.and_then(|times| Summary::of(&[times]));
            let row = lab.row(&new.owner, &new.algorithm, &operation, &new.variant);
            let (core_ghz, messages, bytes) = (new.core_ghz, new.messages, new.bytes);
            made.push(Row { core_ghz, messages, bytes, unit: Unit::Times, summary, ..row });
        }
    }
    made
}

const AGAINST: &str = "times gost94";
/// Returns the operation's name in rows whose figures are relative to a GOST R 34.11-94 that does one encryption after
/// the other.
fn against_serial_of(serial: &str) -> String {
    format!("{AGAINST} ({serial})")
}
const OLD: &str = "gost94";

/// Returns rows with the speed of GOST R 34.11-2012 relative to the lab's GOST R 34.11-94, over the same messages. The
/// lab's code does one encryption after the other. Our code is constant-time, so it is compared with the lab's
/// constant-time code. The other libraries use tables, so they are compared with the lab's code with tables.
fn against_serial(lab: &Lab<'_>, rows: &[Row]) -> Vec<Row> {
    let median = |row: &Row| row.summary.map(|s| s.median);
    let mut made = Vec::new();
    for new in rows.iter().filter(|r| r.algorithm.starts_with("streebog")) {
        let [tables, constant] = share::SERIAL;
        let serial = if new.owner == owner::OURS { constant } else { tables };
        let same =
            |r: &&Row| (&*r.owner, &*r.variant, r.messages, r.bytes) == (owner::PAPER, serial, new.messages, new.bytes);
        let old = rows.iter().filter(|r| r.algorithm == OLD).find(same);
        let Some(times) = old.and_then(median).zip(median(new)).map(|(old, new)| old / new) else { continue };
        let row = lab.row(&new.owner, &new.algorithm, &against_serial_of(serial), &new.variant);
        let (core_ghz, messages, bytes) = (new.core_ghz, new.messages, new.bytes);
        made.push(Row { core_ghz, messages, bytes, unit: Unit::Times, summary: Summary::of(&[times]), ..row });
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::{self, Common, table},
        experiments::HASHES,
    };

    fn run_with(set: &[(&str, &str)], out: Option<&std::path::Path>) -> Outcome {
        let value = |text: &str| toml::from_str::<toml::Table>(&format!("v = {text}")).unwrap()["v"].clone();
        let mut common = Common { quick: true, out: out.map(Into::into), ..Common::default() };
        common.set = set.iter().map(|(key, text)| ((*key).to_owned(), value(text))).collect();
        experiment::run(&HASHES, &common, &mut Vec::new())
    }

    #[test]
    fn rows_of_every_kind() {
        let dir = tempfile::tempdir().unwrap();
        let small = [
            ("seconds", "0.0"),
            ("bytes", "[64, 100]"),
            ("messages", "3"),
            ("bytes_of_many", "[65]"),
            ("formula_bytes", "512"),
        ];
        run_with(&small, Some(dir.path())).unwrap();
        let rows = table::read(&dir.path().join("hashes.csv")).unwrap().rows;
        let has = |owner: &str, algorithm: &str, operation: &str, messages: usize| {
            let found = |r: &&Row| {
                (&*r.owner, &*r.algorithm, &*r.operation, r.messages) == (owner, algorithm, operation, messages)
            };
            assert!(rows.iter().any(|r| found(&r)), "{owner} {algorithm} {operation} {messages}");
        };
        for messages in [1, 3] {
            for algorithm in ["streebog256", "streebog512", "gost94"] {
                has("fastgost", algorithm, "hash", messages);
                has("RustCrypto", algorithm, "hash", messages);
            }
            for algorithm in ["sha256", "sha512", "sha3-256", "groestl256", "belt-hash"] {
                has("RustCrypto", algorithm, "hash", messages);
            }
            has("BLAKE3", "blake3", "hash", messages);
            has("fastgost", "streebog512", "times gost94", messages);
            has("RustCrypto", "streebog256", "times gost94, RustCrypto", messages);
            has("paper", "gost94", "hash", messages);
            has("fastgost", "streebog256", "times gost94 (serial, constant-time)", messages);
            has("RustCrypto", "streebog512", "times gost94 (serial, tables)", messages);
        }
        let formula = |figure: &str, variant: &str| {
            let operation = format!("formula: {figure}");
            let of = |r: &&Row| r.operation == operation && r.variant.starts_with(variant) && r.bytes == 512;
            rows.iter().filter(of).count()
        };
        for variant in ["chained, tables", "serial, tables", "chained, constant-time", "serial, constant-time"] {
            assert!(formula(share::MEASURED, variant) > 0, "{variant}");
        }
        for figure in ["share s", "third set over second", share::FOUR, "k/(k-(k-1)s)"] {
            assert!(formula(figure, "") > 0, "{figure}");
        }
        // The findings look for rows by their names. There are four findings about the formula (two kinds of S-boxes
        // and two orders), and two findings about lengths.
        assert_eq!(findings::findings(&rows.iter().collect::<Vec<_>>()).len(), 6);
        let levels = fastgost::hash::Gost94::levels().filter(|level| level.constant_time());
        assert_eq!(formula(share::MEASURED, "serial, constant-time, to "), levels.count());
        let ratio_of =
            |r: &Row| (r.owner == "fastgost" || r.algorithm.starts_with("streebog")) && r.operation == "hash";
        assert!(rows.iter().filter(|r| r.unit.is_measured() && ratio_of(r)).all(|r| r.ratio.is_some()));
        assert!(rows.iter().filter(|r| r.algorithm == "sha256").all(|r| r.ratio.is_none()));
    }

    #[test]
    fn times_are_of_medians() {
        let mut out = Vec::new();
        let common = Common { quick: true, ..Common::default() };
        let lab = Lab::open(&HASHES, &common, &mut out).unwrap();
        let row = |owner: &str, algorithm: &str, variant: &str, bytes: usize, cost: f64| Row {
            bytes,
            unit: Unit::CyclesPerByte,
            summary: Summary::of(&[cost, cost, 100.0 * cost]),
            ..lab.row(owner, algorithm, "hash", variant)
        };
        let rows = [
            row("fastgost", "gost94", "avx512", 64, 30.0),
            row("fastgost", "streebog256", "avx512", 64, 20.0),
            row("fastgost", "streebog256", "avx2", 64, 7.0),
            row("RustCrypto", "streebog256", "", 64, 7.0),
            row("fastgost", "streebog256", "avx512", 65, 7.0),
            row("paper", "gost94", "serial, tables", 64, 21.0),
            row("paper", "gost94", "serial, constant-time", 64, 80.0),
        ];
        let made = against_serial(&lab, &rows);
        let found: Vec<_> = made.iter().map(|r| (&*r.owner, &*r.variant, r.summary.unwrap().median)).collect();
        assert_eq!(found, [("fastgost", "avx512", 4.0), ("fastgost", "avx2", 80.0 / 7.0), ("RustCrypto", "", 3.0)]);
        let made = against_94(&lab, &rows);
        assert_eq!(made.len(), 1);
        assert_eq!(made[0].summary.unwrap().median, 1.5);
        assert_eq!((&*made[0].operation, &*made[0].variant, made[0].unit), ("times gost94", "avx512", Unit::Times));
    }

    #[test]
    fn settings_that_make_no_sense() {
        let error = |key, text| run_with(&[(key, text)], None).unwrap_err().to_string();
        assert!(error("messages", "0").contains("allowed: 1 or more"));
        assert!(error("algorithms", "['sha1']").contains("\"sha1\""));
        assert!(error("scale", "['sha1']").contains("\"sha1\": no library here has it"));
    }
}
