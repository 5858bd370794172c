//! `fastgost kat`: known-answer files (schema `gost-vectors/1`) on every kernel of this machine.
//!
//! A runner looks at every field of a case: one that was not asked for is a failure, so that no wrong value in a file
//! goes unnoticed.
use crate::{
    failure::{Failure, Result, complain},
    io, quote,
};
use cards::Cards;
use clap::Args;
use fastgost::{Level, registry::Algorithm};
use fields::Fields;
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
};

mod acpkm;
mod aead;
mod agreement;
mod cards;
mod ctr_acpkm_omac;
mod curves;
mod fields;
mod gost28147;
mod gost3410;
mod gost94;
mod gost94_signatures;
mod hashes;
mod kdf;
mod keys;
mod kuznyechik;
mod magma;
mod mgm;
mod modes;
mod pfx;
mod records;
mod sboxes;
mod sealed;
mod streebog;
#[cfg(test)]
mod tests;
mod wrap;

/// Check known-answer files on every kernel of this machine
#[derive(Args)]
#[command(after_help = "Without FILE: every .json in the folder `vectors` next to the program, or in --dir.")]
pub struct Arguments {
    /// A folder of files
    #[arg(long, value_name = "DIR", conflicts_with = "files")]
    dir: Option<PathBuf>,
    /// Check the modes of ciphers on NVIDIA cards too, and there also data of many lengths, which must come out as on the CPU
    #[arg(long)]
    gpu: bool,
    /// Files
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let files = if arguments.files.is_empty() { in_folder(arguments.dir.as_deref())? } else { arguments.files.clone() };
    let cards = arguments.gpu.then(Cards::open).transpose()?;
    let mut total = Tally::default();
    let mut unreadable = false;
    for file in files {
        let name = quote::path(&file);
        match read(&file) {
            Ok(document) => total.add(&report(&name, &check(&document, Places::all(cards.as_ref())))?),
            Err(failure) => {
                failure.report();
                unreadable = true;
            }
        }
    }
    if let Some(cards) = &cards {
        total.add(&report("lengths", &cards.lengths())?);
    }
    io::print(format!("total: {} passed, {} failed\n", total.passed, total.failed).as_bytes())?;
    if unreadable { Err(Failure::Reported) } else { total.verdict(cards.is_some()) }
}

/// The files in `dir`, or in the folder next to the program.
fn in_folder(dir: Option<&Path>) -> Result<Vec<PathBuf>> {
    let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("vectors")));
    let dir = match (dir, beside) {
        (Some(dir), _) => dir.to_owned(),
        (None, Some(beside)) if beside.is_dir() => beside,
        _ => return Err(Failure::new("no folder `vectors` next to the program; name files, or a folder with --dir")),
    };
    let name = quote::path(&dir);
    let mut files = Vec::new();
    for entry in fs::read_dir(&dir).map_err(|e| Failure::io(&name, &e))? {
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

fn read(file: &Path) -> Result<Value> {
    let name = quote::path(file);
    let text = fs::read(file).map_err(|e| Failure::io(&name, &e))?;
    serde_json::from_slice(&text).map_err(|e| Failure::new(format!("{name}: not JSON: {e}")))
}

/// The outcome of one case on one kernel; `wrong` is None if it passed.
struct Outcome {
    case: String,
    /// Or "oracle", for the inner values of a cipher, "best", for cases that run on the best kernel alone, or "gpu".
    kernel: &'static str,
    wrong: Option<String>,
}

impl Outcome {
    /// The kernel of what cards computed.
    const GPU: &str = "gpu";
}

#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    /// Of both, those of cards.
    on_cards: usize,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.on_cards += other.on_cards;
    }

    /// Nothing that was checked is no success.
    fn verdict(&self, with_cards: bool) -> Result<()> {
        match self.failed {
            0 if self.passed == 0 => Err(Failure::new("no cases in these files")),
            0 if with_cards && self.on_cards == 0 => Err(Failure::new("--gpu: the cards computed nothing")),
            0 => Ok(()),
            _ => Err(Failure::Check),
        }
    }
}

/// Prints a line for every kernel and every failure.
fn report(file: &str, outcomes: &[Outcome]) -> Result<Tally> {
    let mut kernels = Vec::new();
    for outcome in outcomes {
        if !kernels.contains(&outcome.kernel) {
            kernels.push(outcome.kernel);
        }
        if let Some(wrong) = &outcome.wrong {
            complain(&format!("{file}: {} on {}: {wrong}", outcome.case, outcome.kernel));
        }
    }
    let mut total = Tally::default();
    for kernel in kernels {
        let of_kernel = || outcomes.iter().filter(|o| o.kernel == kernel);
        let failed = of_kernel().filter(|o| o.wrong.is_some()).count();
        let count = of_kernel().count();
        let on_cards = if kernel == Outcome::GPU { count } else { 0 };
        let tally = Tally { passed: count - failed, failed, on_cards };
        io::print(format!("{file} {kernel}: {} passed, {} failed\n", tally.passed, tally.failed).as_bytes())?;
        total.add(&tally);
    }
    Ok(total)
}

/// Whether a case holds, or why not.
type Verdict = std::result::Result<(), String>;

/// How a case is checked.
#[derive(Clone, Copy)]
enum Runner {
    /// By the oracle: the inner values of a cipher.
    Oracle(fn(&Fields<'_>) -> Verdict),
    /// On the best kernel alone: keys and certificates from files, and whatever has no choice of kernels.
    Best(fn(&Fields<'_>) -> Verdict),
    /// On every kernel of this algorithm's cipher or hash function; the check gets the kernel's level.
    Kernels(&'static str, Check),
    /// Likewise for modes of a cipher, which cards may be able to compute.
    Cipher(&'static str, fn(&Fields<'_>, &mut On<'_>) -> Verdict),
}

/// Where a mode runs: on a kernel or, as far as they can, on cards.
struct On<'a> {
    level: Level,
    cards: Option<&'a Cards>,
    /// Whether cards computed something.
    computed: bool,
}

impl On<'_> {
    fn kernel(level: Level) -> Self {
        Self { level, cards: None, computed: false }
    }
}

/// On one kernel.
type Check = fn(&Fields<'_>, Level) -> Verdict;

/// The runner for a case, by the file's algorithm and the case's operation.
type Dispatch = fn(&Fields<'_>) -> std::result::Result<Runner, String>;

/// How the tables of a file are checked.
type Tables = fn(&Fields<'_>) -> Verdict;

/// How the tables and cases of a file are checked, by the beginning of its `algorithm`; longer names come first.
const ALGORITHMS: &[(&str, Option<Tables>, Dispatch)] = &[
    ("Kuznyechik modes of operation", None, modes::kuznyechik),
    ("Kuznyechik", Some(kuznyechik::tables), kuznyechik::runner),
    ("Magma modes of operation", None, modes::magma),
    ("Magma", Some(magma::tables), magma::runner),
    ("MGM AEAD", None, mgm::runner),
    ("CTR-ACPKM-OMAC AEAD", None, ctr_acpkm_omac::runner),
    ("GOST 28147-89 S-box parameter sets", None, sboxes::runner),
    ("GOST 28147-89 ECB", None, gost28147::runner),
    ("GOST 28147-89 key wrap", None, wrap::gost28147),
    ("KExp15/KImp15", None, wrap::kexp15),
    ("CTR-ACPKM", None, acpkm::ctr),
    ("OMAC-ACPKM-Master", None, acpkm::omac),
    ("GOST R 34.11-94", None, gost94::runner),
    ("GOST R 34.11-2012", Some(streebog::tables), streebog::runner),
    ("HMAC_GOSTR3411_2012_256", None, kdf::hmac),
    ("KDF_GOSTR3411_2012_256", None, kdf::derivation),
    ("PBKDF2", None, kdf::pbkdf2),
    ("TLSTREE", Some(kdf::masks), kdf::trees),
    ("TLS 1.2 GOST record protection", None, records::tls12),
    ("TLS 1.3 GOST record protection", None, records::tls13),
    ("GOST ESP transforms", None, records::esp),
    ("IKEv2 GOST PRF", None, kdf::ikev2),
    ("Sealed files", None, sealed::runner),
    ("GOST R 34.10-2012 (and 2001) signature", None, gost3410::runner),
    ("GOST R 34.10-94 / GOST 34.310-95", None, gost94_signatures::runner),
    ("Nonces of GOST R 34.10 signatures", None, gost3410::nonces),
    ("GOST R 34.10-2001/2012 elliptic curve parameter sets", None, curves::runner),
    ("VKO GOST R 34.10-2001 / 2012", None, agreement::vko),
    ("KEG", None, agreement::keg),
    ("Keys in files", None, keys::runner),
    ("X.509 certificates, PKCS#10 requests, CRLs", None, keys::x509),
    ("PKCS#12 (PFX) containers", None, pfx::runner),
];

/// Where cases are checked.
#[derive(Clone, Copy)]
struct Places<'a> {
    /// Whether on a kernel, by its name.
    wanted: &'a dyn Fn(&str) -> bool,
    cards: Option<&'a Cards>,
}

impl<'a> Places<'a> {
    /// Every kernel, and these cards.
    fn all(cards: Option<&'a Cards>) -> Self {
        Self { wanted: &|_| true, cards }
    }
}

/// Checks every case of a file.
fn check(document: &Value, places: Places<'_>) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    if let Err(wrong) = check_file(document, places, &mut outcomes) {
        outcomes.push(Outcome { case: "the file".to_owned(), kernel: "oracle", wrong: Some(wrong) });
    }
    outcomes
}

fn check_file(document: &Value, places: Places<'_>, outcomes: &mut Vec<Outcome>) -> Verdict {
    let file = Fields::new(document, &["standard", "notes"])?;
    if file.text("schema")? != "gost-vectors/1" {
        return Err("unknown schema; allowed: gost-vectors/1".to_owned());
    }
    let algorithm = file.text("algorithm")?;
    let Some((_, tables, dispatch)) = ALGORITHMS.iter().find(|(name, ..)| is_named(algorithm, name)) else {
        return Err(unknown("algorithm", algorithm, ALGORITHMS.iter().map(|(name, ..)| *name)));
    };
    // A file has one or the other.
    let name = if file.has("masks") { "masks" } else { "tables" };
    if let (Some(tables), true) = (tables, file.has(name)) {
        let wrong = file.object(name, &["pi_note"]).and_then(|t| tables(&t).and_then(|()| t.all_seen())).err();
        outcomes.push(Outcome { case: name.to_owned(), kernel: "oracle", wrong });
    }
    for (i, value) in file.array("cases")?.iter().enumerate() {
        let position = format!("case at position {}", i + 1);
        match Fields::new(value, &["id", "source", "name", "verified_with"]) {
            Ok(case) => {
                let name = case.label().unwrap_or(position);
                check_case(&case, *dispatch, places, &name, outcomes);
            }
            Err(wrong) => outcomes.push(Outcome { case: position, kernel: "oracle", wrong: Some(wrong) }),
        }
    }
    file.all_seen()
}

/// The value that the list has for the name.
fn known<T: Copy>(what: &str, name: &str, list: &[(&str, T)]) -> std::result::Result<T, String> {
    match list.iter().find(|(n, _)| *n == name) {
        Some((_, found)) => Ok(*found),
        None => Err(unknown(what, name, list.iter().map(|(n, _)| *n))),
    }
}

fn unknown<'a>(what: &str, name: &str, allowed: impl Iterator<Item = &'a str>) -> String {
    format!("unknown {what} '{name}'; allowed: {}", allowed.collect::<Vec<_>>().join(", "))
}

/// Whether the text is the name, possibly followed by more words or by a comma.
fn is_named(text: &str, name: &str) -> bool {
    text.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ',']))
}

fn check_case(case: &Fields<'_>, dispatch: Dispatch, places: Places<'_>, name: &str, outcomes: &mut Vec<Outcome>) {
    let mut add = |kernel, verdict: Verdict| {
        outcomes.push(Outcome { case: name.to_owned(), kernel, wrong: verdict.and_then(|()| case.all_seen()).err() });
    };
    match dispatch(case) {
        Err(wrong) => add("oracle", Err(wrong)),
        Ok(Runner::Oracle(verdict)) => add("oracle", verdict(case)),
        Ok(Runner::Best(verdict)) => add("best", verdict(case)),
        Ok(runner @ (Runner::Kernels(algorithm, _) | Runner::Cipher(algorithm, _))) => {
            let levels = match Algorithm::from_name(algorithm) {
                Ok(algorithm) => algorithm.levels(),
                Err(e) => return add("oracle", Err(e.to_string())),
            };
            for &level in levels.iter().filter(|level| (places.wanted)(level.name())) {
                add(
                    level.name(),
                    match runner {
                        Runner::Cipher(_, verdict) => verdict(case, &mut On::kernel(level)),
                        Runner::Kernels(_, verdict) => verdict(case, level),
                        Runner::Oracle(verdict) | Runner::Best(verdict) => verdict(case),
                    },
                );
            }
            if let (Runner::Cipher(_, verdict), Some(_), Some(&level)) = (runner, places.cards, levels.first()) {
                let mut on = On { cards: places.cards, ..On::kernel(level) };
                let verdict = verdict(case, &mut on);
                // Not if the CPU did everything.
                if on.computed {
                    add(Outcome::GPU, verdict);
                }
            }
        }
    }
}

/// An error unless the value that was computed is the one in the field.
fn same<T: PartialEq + ?Sized>(field: &str, computed: &T, given: &T) -> Verdict {
    if computed == given { Ok(()) } else { Err(format!("{field} differs")) }
}

/// Limits a size, so that a file cannot make the program use up all memory.
fn checked_size(size: usize) -> Verdict {
    if size <= 1 << 30 { Ok(()) } else { Err(format!("{size} bytes are too many; allowed: 2^30")) }
}
