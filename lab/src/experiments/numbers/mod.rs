//! Multi-precision arithmetic and copies, compared with libraries and with the paper's techniques.
mod comba;
mod copy;
mod digits;
mod division;
mod fixed;
mod knuth;
mod modular;
mod newton;
mod racer;
mod signatures;
#[cfg(target_arch = "x86_64")]
mod streams;
#[cfg(target_arch = "x86_64")]
mod unrolled;

use super::parallel_modes::unknown;
use crate::{
    experiment::{
        Lab,
        race::Work,
        statistics::Summary,
        table::{Row, Unit},
    },
    pair::Outcome,
    rivals::{
        bn::{self, Bn},
        gmp::{self, Gmp},
    },
};
use fastgost::Level;
use fastgost_curve::mp::Arithmetic;
use racer::Racer;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// For each measurement.
    seconds: f64,
    /// Names of our kernels; if empty, all that this CPU supports.
    kernels: Vec<String>,
    parts: Vec<String>,
    /// Parts to be measured again with the thread pinned to a core.
    pinned: Vec<String>,
    /// Lengths of both operands of sums, products and squares, and of moduli.
    bits: Vec<usize>,
    /// Pairs of lengths for sums and differences.
    summands: Vec<[usize; 2]>,
    /// Pairs of operand lengths for products.
    pairs: Vec<[usize; 2]>,
    /// Lengths of dividends and divisors.
    divisions: Vec<[usize; 2]>,
    /// Lengths of numbers that are multiplied by a digit.
    digit_bytes: Vec<usize>,
    copy_bytes: Vec<usize>,
    /// Names of algorithms in the registry.
    signatures: Vec<String>,
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let settings: Settings = lab.settings()?;
    let kernels = match settings.kernels.as_slice() {
        [] => Arithmetic::levels().map(Arithmetic::with_level).collect::<fastgost::Result<_>>()?,
        names => names.iter().map(|name| kernel(name)).collect::<Outcome<_>>()?,
    };
    // Racers borrow them; the libraries themselves stay loaded until the process ends, too.
    let (gmp, bn) = (Gmp::find().map(leak), Bn::find().map(leak));
    for (owner, absent) in [(gmp::OWNER, gmp.is_none()), (bn::OWNER, bn.is_none())] {
        for algorithm in ["add", "sub", "mul", "sqr", "div", "montgomery"].iter().filter(|_| absent) {
            lab.absent(owner, algorithm)?;
        }
    }
    // The paper's libraries: no Debian package has them.
    for algorithm in ["add", "sub", "mul", "div"] {
        lab.absent("MIRACL", algorithm)?;
        lab.absent("MMATH", algorithm)?;
    }
    if let Some(gmp) = gmp {
        lab.print(&format!("GMP {}\n", gmp.version()))?;
    }
    let mut bench = Bench { lab, seconds: settings.seconds, kernels, gmp, bn, pinned: false };
    for part in &settings.parts {
        bench.part(part, &settings)?;
    }
    if !settings.pinned.is_empty() {
        let Some(back) = pin() else {
            return bench.lab.print("this system cannot pin a thread to a core: pinned variants are not measured\n");
        };
        bench.pinned = true;
        let done = settings.pinned.iter().try_for_each(|part| bench.part(part, &settings));
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

/// Pins this thread to its current core until the returned function is called. None where that is impossible.
#[cfg(target_os = "linux")]
fn pin() -> Option<impl FnOnce()> {
    use rustix::thread::{CpuSet, sched_getaffinity, sched_getcpu, sched_setaffinity};
    let before = sched_getaffinity(None).ok()?;
    let mut one = CpuSet::new();
    one.set(sched_getcpu());
    sched_setaffinity(None, &one).ok()?;
    // The thread was allowed on these cores before.
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
            "modular" => settings.bits.iter().try_for_each(|bits| modular::all(self, *bits)),
            "digits" => settings.digit_bytes.iter().try_for_each(|bytes| digits::product(self, *bytes)),
            "copies" => settings.copy_bytes.iter().try_for_each(|bytes| copy::copy(self, *bytes)),
            "signatures" => signatures::all(self, &settings.signatures),
            other => Err(format!(
                "parts, pinned: {other:?}: not one of sums, products, divisions, modular, digits, copies, signatures"
            )
            .into()),
        }
    }

    /// Compares the results, measures, and adds the factor by which libraries are slower than ours.
    fn race(&mut self, algorithm: &str, operation: &str, bytes: usize, mut racers: Vec<Racer<'_>>) -> Outcome {
        racer::check(&format!("{algorithm} {operation}"), &mut racers)?;
        let work = Work::one(algorithm, operation, bytes, Unit::Cycles, self.seconds)?;
        let pinned = if self.pinned { "pinned" } else { "" };
        let rows = self.lab.race_rows(&work, racers.into_iter().map(|r| r.contestant(pinned)).collect())?;
        let ours = rows.first().filter(|row| row.owner == "fastgost" && !self.pinned).map(|row| row.variant.clone());
        let Some(ours) = ours else { return Ok(()) };
        for row in rows.iter().filter(|row| LIBRARIES.contains(&row.owner.as_str())) {
            let summary = row.ratio.and_then(|ratio| Summary::of(&[ratio]));
            let operation = format!("{operation}, {}", row.owner);
            let times = self.lab.row("fastgost", &format!("{algorithm} over a library"), &operation, &ours);
            self.lab.add(Row { core_ghz: row.core_ghz, bytes, unit: Unit::Times, summary, ..times })?;
        }
        Ok(())
    }
}

/// The libraries that replace the paper's MIRACL and MMATH.
const LIBRARIES: [&str; 2] = [gmp::OWNER, bn::OWNER];

/// splitmix64.
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

#[cfg(test)]
mod tests {
    use crate::experiment::{self, Common, table};
    use crate::experiments::NUMBERS;

    fn settings(more: &[(&str, &str)]) -> Common {
        let parse = |text: &str| text.parse::<toml::Table>().unwrap()["x"].clone();
        let set = |(key, value): &(&str, &str)| (key.to_string(), parse(&format!("x = {value}")));
        let few = [
            ("seconds", "0.0"),
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

    /// A small run: every part has its rows, and all results agree.
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
        assert!(rows.iter().any(|row| row.owner == "MIRACL" && row.unit == table::Unit::Absent));
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

    /// Published times are converted by the clock rate: "NAME MHZ MHz, 2003: what, TIME ms|s for 10^N".
    #[test]
    fn published_times_are_converted() {
        let mut converted = 0;
        for chart in &NUMBERS.definition().unwrap().charts {
            for reference in &chart.references {
                let text = &reference.text;
                let Some((before, count)) = text.split_once(" for 10^") else { continue };
                let number = |word: Option<&str>| word.unwrap().parse::<f64>().unwrap();
                let mhz = number(before.split(" MHz").next().unwrap().split(' ').next_back());
                let mut words = before.rsplit(' ');
                let unit = if words.next() == Some("ms") { 1e-3 } else { 1.0 };
                let mut cycles = mhz * 1e6 * number(words.next()) * unit / 10_f64.powf(number(Some(count)));
                if chart.unit == "cycles/byte" {
                    cycles /= 409_600.0;
                }
                assert!((reference.value / cycles - 1.0).abs() < 0.01, "{text}: {cycles}");
                converted += 1;
            }
        }
        assert!(converted >= 40, "{converted}");
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
        assert!(error("kernels", "['fast']").contains("kernels: \"fast\": not one of "));
        assert!(error("digits", "1").contains("unknown field `digits`"));
    }
}
