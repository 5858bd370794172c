//! Measures multi-precision arithmetic and copies of memory, in comparison with libraries and with the paper's
//! techniques.
mod comba;
mod copy;
mod digits;
mod division;
pub mod findings;
mod fixed;
mod knuth;
// This module compares our code with the crate crypto-bigint, whose numbers have other types on machines without 64
// bits.
#[cfg(target_pointer_width = "64")]
mod modular;
mod newton;
mod published;
mod racer;
mod signatures;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod streams;
#[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
mod unrolled;

use super::narrow;
use crate::{
    experiment::{
        Lab, owner,
        race::Work,
        statistics::Summary,
        table::{Row, Unit},
        unknown,
    },
    pair::Outcome,
    rivals::{
        bn::{self, Bn},
        gmp::{self, Gmp},
        miracl::{self, Miracl},
    },
};
use fastgost::Level;
use fastgost_curve::mp::Arithmetic;
use racer::Racer;
use serde::Deserialize;
use std::path::PathBuf;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// The duration of each measurement in seconds.
    seconds: f64,
    /// The builds of the lab that are measured: 64, 32, or both.
    builds: Vec<usize>,
    lab_32: Option<PathBuf>,
    /// The file of MIRACL's shared library. Without this setting, the lab uses the library that the linker finds.
    miracl: Option<PathBuf>,
    /// The names of our kernels. If there are no names, all kernels that this CPU supports are measured.
    kernels: Vec<String>,
    parts: Vec<String>,
    /// The parts that are measured again, with the thread pinned to a core.
    pinned: Vec<String>,
    /// The lengths in bits of both operands of sums and squares, and of moduli.
    bits: Vec<usize>,
    /// The pairs of lengths in bits for sums and differences.
    summands: Vec<[usize; 2]>,
    /// The pairs of lengths in bits for products.
    pairs: Vec<[usize; 2]>,
    /// The pairs of lengths in bits of dividends and divisors.
    divisions: Vec<[usize; 2]>,
    /// The lengths in bytes of numbers that are multiplied by a digit.
    digit_bytes: Vec<usize>,
    copy_bytes: Vec<usize>,
    /// The names of signature algorithms in the registry.
    signatures: Vec<String>,
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let mut settings: Settings = lab.settings()?;
    settings.lab_32 = narrow::check(settings.lab_32.as_deref())?;
    if let Some(build) = settings.builds.iter().find(|build| ![32, BITS].contains(build)) {
        return Err(format!("builds: {build}: this lab is built for {BITS} bits: allowed: 32 and {BITS}").into());
    }
    for build in &settings.builds {
        if *build == BITS { native(lab, &settings)? } else { on_32_bits(lab, &settings)? }
    }
    // The paper's figures are only in the results of the lab for 64 bits, and not again in the results of the 32-bit
    // lab that it starts.
    if BITS == 64 { published::rows(lab) } else { Ok(()) }
}

const BITS: usize = usize::BITS as usize;
/// The end of an operation's name in the rows of this build.
const NARROW: &str = if BITS == 32 { narrow::SUFFIX } else { "" };

/// Measures the paper's own lengths in the lab for 32 bits, because the paper's digits have 32 bits.
fn on_32_bits(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    let parts = settings.parts.iter().filter(|part| PAPERS_PARTS.contains(&part.as_str()));
    let pairs = |all: &[[usize; 2]]| {
        let papers = all.iter().filter(|[a, b]| *a == 1024 && published::SHORTER.contains(b));
        papers.map(|pair| toml::Value::from(pair.map(|n| n as i64).to_vec())).collect::<Vec<_>>()
    };
    let among = |all: &[usize], papers: &[usize]| {
        all.iter().filter(|n| papers.contains(n)).map(|n| toml::Value::from(*n as i64)).collect::<Vec<_>>()
    };
    let set = [
        ("builds", vec![32].into()),
        ("seconds", settings.seconds.into()),
        ("parts", parts.map(|part| part.as_str().into()).collect::<Vec<toml::Value>>().into()),
        ("pinned", toml::Value::Array(Vec::new())),
        ("bits", among(&settings.bits, &[1024]).into()),
        ("summands", pairs(&settings.summands).into()),
        ("pairs", vec![toml::Value::from(vec![1024; 2])].into()),
        ("divisions", pairs(&settings.divisions).into()),
        ("digit_bytes", among(&settings.digit_bytes, &[128, published::TEN_PAGES]).into()),
        ("copy_bytes", among(&settings.copy_bytes, &[published::HUNDRED_PAGES]).into()),
    ];
    let Some(results) = narrow::run(lab, settings.lab_32.as_deref(), ["add", "32-bit"], &set)? else { return Ok(()) };
    // The lab for 32 bits is linked statically, so it cannot load libraries such as GMP. Its rows for absent libraries
    // are left out.
    results.rows.into_iter().filter(|row| row.unit != Unit::Absent).try_for_each(|row| lab.add(row))
}

/// The parts that the paper's library also has.
const PAPERS_PARTS: [&str; 5] = ["sums", "products", "divisions", "digits", "copies"];

/// Measures in this build of the lab.
fn native(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    let kernels = match settings.kernels.as_slice() {
        [] => Arithmetic::levels().map(Arithmetic::with_level).collect::<fastgost::Result<_>>()?,
        names => names.iter().map(|name| kernel(name)).collect::<Outcome<_>>()?,
    };
    // The contestants borrow these objects, so the objects stay in memory until the process ends, like the libraries.
    let (gmp, bn) = (Gmp::find().map(leak), Bn::find().map(leak));
    for (owner, absent) in [(gmp::OWNER, gmp.is_none()), (bn::OWNER, bn.is_none())] {
        for algorithm in ["add", "sub", "mul", "sqr", "div", "montgomery"].iter().filter(|_| absent) {
            lab.absent(owner, algorithm, "", "")?;
        }
    }
    let miracl = match Miracl::find(settings.miracl.as_deref()) {
        Ok(miracl) => Some(leak(miracl)),
        Err(why) if settings.miracl.is_some() => return Err(format!("miracl: {why}").into()),
        Err(why) => {
            lab.tell(&format!("MIRACL is absent: no {} was found: {why}", miracl::NAME));
            None
        }
    };
    lab.tell("MMATH is absent: no public source of it is known");
    for algorithm in ["add", "sub", "mul", "div", "mul by a digit"] {
        if miracl.is_none() {
            lab.absent(miracl::OWNER, algorithm, "", "")?;
        }
        if algorithm != "mul by a digit" {
            lab.absent(published::MMATH, algorithm, "", "")?;
        }
    }
    if let Some(miracl) = miracl {
        lab.print(&format!("MIRACL with digits of {} bits\n", miracl.digit_bits()))?;
    }
    if let Some(gmp) = gmp {
        lab.print(&format!("GMP {}\n", gmp.version()))?;
    }
    let mut bench = Bench { lab, seconds: settings.seconds, kernels, gmp, bn, miracl, pinned: false };
    for part in &settings.parts {
        bench.part(part, settings)?;
    }
    if !settings.pinned.is_empty() {
        let Some(back) = pin() else {
            return bench.lab.print("this system cannot pin a thread to a core: pinned variants are not measured\n");
        };
        bench.pinned = true;
        let done = settings.pinned.iter().try_for_each(|part| bench.part(part, settings));
        back();
        done?;
    }
    Ok(())
}

fn kernel(name: &str) -> Outcome<Arithmetic> {
    name.parse().and_then(Arithmetic::with_level).map_err(|_| {
        let names: Vec<_> = Arithmetic::levels().map(Level::name).collect();
        unknown("kernels", name, &names)
    })
}

fn leak<T>(it: T) -> &'static T {
    Box::leak(Box::new(it))
}

/// Pins this thread to its current core until the returned function is called. None if the system does not allow this.
#[cfg(target_os = "linux")]
fn pin() -> Option<impl FnOnce()> {
    use rustix::thread::{CpuSet, sched_getaffinity, sched_getcpu, sched_setaffinity};
    let before = sched_getaffinity(None).ok()?;
    let mut one = CpuSet::new();
    one.set(sched_getcpu());
    sched_setaffinity(None, &one).ok()?;
    // The thread may again run on all cores on which it could run before.
    Some(move || {
        let _ = sched_setaffinity(None, &before);
    })
}

#[cfg(not(target_os = "linux"))]
fn pin() -> Option<fn()> {
    None
}

struct Bench<'l, 'a> {
    lab: &'l mut Lab<'a>,
    seconds: f64,
    kernels: Vec<Arithmetic>,
    gmp: Option<&'static Gmp>,
    bn: Option<&'static Bn>,
    miracl: Option<&'static Miracl>,
    pinned: bool,
}

impl Bench<'_, '_> {
    fn part(&mut self, part: &str, settings: &Settings) -> Outcome {
        match part {
            "sums" => {
                let equal = settings.bits.iter().map(|bits| [*bits; 2]);
                let unequal = settings.summands.iter().copied().filter(|[a, b]| a != b || !settings.bits.contains(a));
                equal.chain(unequal).try_for_each(|pair| fixed::sums(self, pair))
            }
            "products" => {
                settings.bits.iter().try_for_each(|bits| fixed::square(self, *bits))?;
                settings.pairs.iter().try_for_each(|pair| fixed::product(self, *pair))
            }
            "divisions" => settings.divisions.iter().try_for_each(|pair| division::all(self, *pair)),
            #[cfg(target_pointer_width = "64")]
            "modular" => settings.bits.iter().try_for_each(|bits| modular::all(self, *bits)),
            "digits" => settings.digit_bytes.iter().try_for_each(|bytes| digits::product(self, *bytes)),
            "copies" => settings.copy_bytes.iter().try_for_each(|bytes| copy::copy(self, *bytes)),
            "signatures" => signatures::all(self, &settings.signatures),
            other => {
                let modular = "modular (for 64 bits)";
                let parts = ["sums", "products", "divisions", modular, "digits", "copies", "signatures"];
                Err(unknown("parts, pinned", other, &parts))
            }
        }
    }

    /// Compares the results, and then measures. Adds rows with the factor by which each library is slower than our
    /// code.
    fn race(&mut self, algorithm: &str, operation: &str, bytes: usize, mut racers: Vec<Racer<'_>>) -> Outcome {
        racer::check(&format!("{algorithm} {operation}"), &mut racers)?;
        let operation = format!("{operation}{NARROW}");
        let work = Work::one(algorithm, &operation, bytes, Unit::Cycles, self.seconds)?;
        let pinned = if self.pinned { "pinned" } else { "" };
        let rows = self.lab.race_rows(&work, racers.into_iter().map(|r| r.contestant(pinned)).collect())?;
        let ours = rows.first().filter(|row| row.owner == owner::OURS && !self.pinned).map(|row| row.variant.clone());
        let Some(ours) = ours else { return Ok(()) };
        for row in rows.iter().filter(|row| LIBRARIES.contains(&row.owner.as_str())) {
            let summary = row.ratio.and_then(|ratio| Summary::of(&[ratio]));
            let operation = format!("{operation}, {}", row.owner);
            let times = self.lab.row(owner::OURS, &format!("{algorithm} over a library"), &operation, &ours);
            self.lab.add(Row { core_ghz: row.core_ghz, bytes, unit: Unit::Times, summary, ..times })?;
        }
        Ok(())
    }
}

/// The libraries with which our code and the paper's techniques are compared. The paper compares its code with MIRACL
/// and MMATH.
const LIBRARIES: [&str; 3] = [gmp::OWNER, bn::OWNER, miracl::OWNER];

/// A generator of pseudo-random numbers (splitmix64).
struct Numbers(u64);

impl Numbers {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn limbs<const N: usize>(&mut self) -> [u64; N] {
        std::array::from_fn(|_| self.word())
    }
}

// These tests run only with words of 64 bits. The tests of the other modules also run with words of 32 bits.
#[cfg(all(test, target_pointer_width = "64"))]
mod tests {
    use super::{published::*, *};
    use crate::{
        experiment::{self, Common, table},
        experiments::NUMBERS,
    };

    fn settings(more: &[(&str, &str)]) -> Common {
        let parse = |text: &str| text.parse::<toml::Table>().unwrap()["x"].clone();
        let set = |(key, value): &(&str, &str)| (key.to_string(), parse(&format!("x = {value}")));
        let few = [
            ("seconds", "0.0"),
            ("builds", "[64]"),
            ("bits", "[256]"),
            ("pairs", "[[512, 256], [1024, 1024]]"),
            ("divisions", "[[512, 256]]"),
            ("summands", "[[1024, 256]]"),
            ("digit_bytes", "[128]"),
            ("copy_bytes", "[4096]"),
            ("signatures", "['gost3410-256-a', 'gost3410-94']"),
        ];
        Common { quick: true, set: few.iter().chain(more).map(set).collect(), ..Common::default() }
    }

    /// Runs all parts with small settings. Checks that every part has its rows, and that all results agree.
    #[test]
    fn all_parts() {
        let dir = tempfile::tempdir().unwrap();
        let common = Common { out: Some(dir.path().to_owned()), ..settings(&[]) };
        experiment::run(&NUMBERS, &common, &mut Vec::new()).unwrap();
        let rows = table::read(&dir.path().join("numbers.csv")).unwrap().rows;
        for algorithm in
            ["add", "sub", "mul", "sqr", "div", "montgomery", "mul by a digit", "copy", "gost3410-256-a", "gost3410-94"]
        {
            assert!(rows.iter().any(|row| row.algorithm == algorithm), "{algorithm}");
        }
        for owner in ["fastgost", "paper", "crypto-bigint"] {
            assert!(rows.iter().any(|row| row.owner == owner), "{owner}");
        }
        // If the machine lacks MIRACL, its rows say so.
        assert!(rows.iter().any(|row| row.owner == "MIRACL"));
        #[cfg(target_arch = "x86_64")]
        for (algorithm, operation, variant) in [
            ("add", "1024 + 256 bits", "adc, 32-bit digits, unrolled"),
            ("sub", "1024 - 256 bits", "adc, 32-bit digits, unrolled"),
            ("mul", "n by n", "recursive, unrolled, 32-bit digits"),
            ("mul", "n by n", "schoolbook, 32-bit digits"),
            ("mul", "n by n", "columns, 28-bit digits"),
            ("div", "512 by 256 bits", "schoolbook, 32-bit digits"),
            ("div", "512 by 256 bits, one divisor", "Newton's reciprocal, reused"),
            (
                "mul by a digit",
                "n, digit of 32 bits",
                "pmuludq, 128-bit digits, by pages, prefetchnta of 128-byte lines, movntdq",
            ),
            ("copy", "copy", "pages, prefetchnta of 128-byte lines, movntdq"),
        ] {
            let found = |row: &&table::Row| row.owner == "paper" && row.variant == variant;
            let row = rows.iter().filter(found).find(|row| row.algorithm == algorithm && row.operation == operation);
            assert!(
                row.is_some_and(|row| row.ratio.is_some() || algorithm == "copy"),
                "{algorithm} {operation} {variant}"
            );
        }
        #[cfg(target_os = "linux")]
        assert!(rows.iter().any(|row| row.variant.ends_with("pinned")));
    }

    /// The findings look for rows by their names. Checks that a run has all these rows, except rows of libraries that
    /// the machine lacks.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn findings_have_figures() {
        let dir = tempfile::tempdir().unwrap();
        let more = [
            ("parts", "['sums', 'products', 'divisions', 'digits', 'copies']"),
            ("pinned", "[]"),
            ("bits", "[1024]"),
            ("pairs", "[[1024, 1024]]"),
            ("divisions", "[[1024, 256], [1024, 512], [1024, 768], [1024, 1024]]"),
            ("digit_bytes", "[128, 40960]"),
            ("copy_bytes", "[409600]"),
        ];
        let common = Common { out: Some(dir.path().to_owned()), ..settings(&more) };
        experiment::run(&NUMBERS, &common, &mut Vec::new()).unwrap();
        let rows = table::read(&dir.path().join("numbers.csv")).unwrap().rows;
        let has_library = rows.iter().any(|row| LIBRARIES.contains(&&*row.owner) && row.summary.is_some());
        let rows: Vec<_> = rows.iter().filter(|row| row.owner != owner::PUBLISHED).collect();
        let found = findings::findings(&rows);
        let silent = found.iter().filter(|finding| finding.here.starts_with("not measured"));
        let silent: Vec<_> = silent.map(|finding| finding.paper.as_str()).collect();
        // Without a library, five findings have no figures: the findings about sums, differences, products, products by
        // a digit, and divisions.
        let allowed = if has_library { 0 } else { 5 };
        assert_eq!((found.len(), silent.len()), (13, allowed), "{silent:?}");
    }

    /// Checks that the rows have every figure that the paper prints, converted to cycles by the clock rate of the
    /// paper's machine. Also checks the reference lines in charts that are quotients of these figures.
    #[test]
    fn published_figures() {
        let dir = tempfile::tempdir().unwrap();
        let common = Common { out: Some(dir.path().to_owned()), ..settings(&[("parts", "[]"), ("pinned", "[]")]) };
        experiment::run(&NUMBERS, &common, &mut Vec::new()).unwrap();
        let rows = table::read(&dir.path().join("numbers.csv")).unwrap().rows;
        let rows: Vec<_> = rows.into_iter().filter(|row| row.owner == owner::PUBLISHED).collect();
        assert_eq!(rows.len(), 24 + 8 + 24 + 9 + 8 + 6 + 2);
        assert!(rows.iter().all(|row| row.origin.date.is_empty()), "they are not from this run");
        let value = |machine: &Machine, algorithm: &str, operation: &str, variant: &str, bytes: usize| {
            let is = |row: &&table::Row| {
                [&*row.machine, &*row.algorithm, &*row.operation, &*row.variant]
                    == [machine.name, algorithm, operation, variant]
                    && row.bytes == bytes
            };
            let mut found = rows.iter().filter(is);
            let row = found.next().unwrap_or_else(|| panic!("{algorithm} {operation} {variant}"));
            assert!(found.next().is_none(), "{algorithm} {operation} {variant}");
            row.summary.unwrap().median
        };
        let near = |a: f64, b: f64| assert!((a / b - 1.0).abs() < 0.001, "{a} {b}");
        let slowest = value(&ATHLON, "add", "1024 + 256 to 1024 bits, the slowest", MIRACL, 128);
        near(slowest, 567.0 * 1.533);
        let [ours, theirs] = [DIGITS, MIRACL].map(|who| value(&PENTIUM_MMX, "div", "1024 by 1024 bits", who, 128));
        near(ours, 517.0 * 1.66);
        assert!(ours > theirs, "MIRACL is ahead there");
        near(value(&PENTIUM_4, "mul by a digit", DIGIT, PAGES, TEN_PAGES), 124_000.0);
        near(value(&PENTIUM_4_BARE, "copy", "copy", COPY, HUNDRED_PAGES), 2.49e9 * 2.0 / 1e4 / 409_600.0);
        let product = |who: &str| value(&ATHLON, "mul", "n by n", who, 128);
        let half = |who: &str| value(&ATHLON, "div", "1024 by 512 bits", who, 128);
        let chain = value(&ATHLON, "add", "1024 + 256 to 1024 bits, the slowest", CHAIN, 128);
        let quotients = [
            product(MIRACL) / product(SCHOOLBOOK),
            product(MMATH) / product(UNROLLED),
            half(MIRACL) / half(DIGITS),
            slowest / chain,
        ];
        let charts = NUMBERS.definition().unwrap().charts;
        let references: Vec<_> = charts.iter().flat_map(|chart| &chart.references).map(|r| r.value).collect();
        assert_eq!(references, quotients.map(|q| (q * 100.0).round() / 100.0));
    }

    /// Checks that the lab for 32 bits gets the paper's own lengths. If the lab for 32 bits lacks a library, there is
    /// no row for this library.
    #[cfg(unix)]
    #[test]
    fn in_32_bits() {
        let dir = tempfile::tempdir().unwrap();
        let measured = "numbers,32-bit,3.7,fastgost,add,\"n + n, 32-bit\",portable,1,1,128,cycles,6,6,6,6,0,9,1";
        let rows = [measured, "numbers,32-bit,0,GMP,add,,,1,1,0,absent,,,,,,,"];
        let lab_32 = format!("'{}'", narrow::stand_in::write(dir.path(), &rows, 0).display());
        let out = dir.path().join("out");
        let more = [("builds", "[32]"), ("lab_32", &*lab_32), ("bits", "[256, 1024]"), ("digit_bytes", "[128, 512]")];
        experiment::run(&NUMBERS, &Common { out: Some(out.clone()), ..settings(&more) }, &mut Vec::new()).unwrap();
        let found = table::read(&out.join("numbers.csv")).unwrap().rows;
        let here: Vec<_> =
            found.iter().filter(|row| row.owner != owner::PUBLISHED).map(|row| &*row.operation).collect();
        assert_eq!(here, ["n + n, 32-bit"]);
        let (name, set) = narrow::stand_in::given(dir.path());
        let (common, mut text) = (Common { set, ..Common::default() }, Vec::new());
        let given: Settings = experiment::Lab::open(&NUMBERS, &common, &mut text).unwrap().settings().unwrap();
        assert_eq!(
            (&*name, &given.builds[..], &given.bits[..], &given.digit_bytes[..]),
            ("numbers", &[32][..], &[1024][..], &[128][..])
        );
        assert_eq!((given.summands, given.divisions.len()), (vec![[1024, 256]], 0));
        assert!(!given.parts.iter().any(|part| part == "modular" || part == "signatures"));
    }

    #[test]
    fn settings_that_are_wrong() {
        let error = |key, value| {
            experiment::run(&NUMBERS, &settings(&[(key, value)]), &mut Vec::new()).unwrap_err().to_string()
        };
        assert!(error("parts", "['sum']").contains("\"sum\": not one of sums, products"));
        assert!(error("bits", "[300]").contains("300"));
        assert!(error("pairs", "[[256, 512]]").contains("256 x 512"));
        assert!(error("summands", "[[256, 512]]").contains("summands: 256 and 512 bits"));
        assert!(error("divisions", "[[512, 300]]").contains("512 / 300"));
        assert!(error("digit_bytes", "[12]").contains("12"));
        assert!(error("copy_bytes", "[100]").contains("100"));
        assert!(error("builds", "[16]").contains("builds: 16: this lab is built for"));
        assert!(error("miracl", "'no/such.so'").contains("miracl: no/such.so"));
        assert!(error("kernels", "['fast']").contains("kernels: \"fast\": not one of "));
        assert!(error("digits", "1").contains("unknown field `digits`"));
    }
}
