//! Kuznyechik with tables in hand-tuned assembly. A generator (`variants/`) emits the variants of the paper P1. The
//! variants are compared with compiled code and with our kernels. Secret bytes are indices in the tables, so the
//! variants and the compiled code are not constant-time. They exist only for this measurement.
mod assembly;
mod c;
pub mod data;
#[allow(dead_code, reason = "what only build.rs needs")]
#[path = "../../../variants/mod.rs"]
mod generator;
pub mod published;

use super::narrow;
use crate::{
    experiment::{
        self, Common, Experiment, Lab, owner,
        race::{Contestant, Work},
        statistics::Summary,
        table::{Row, Unit},
    },
    pair::Outcome,
    rivals::gost15::{self, Gost15},
};
use assembly::{Code, PreparedKey};
use clap::Args;
use fastgost::{Cipher, Kuznyechik, inout::InOutBuf, mode::Ecb};
use fastgost_cli::Aligned;
use fastgost_testkit::oracle::kuznyechik as oracle;
use generator::{MOST_BLOCKS, Variant};
use published::WORTH;
use serde::Deserialize;
use std::{cell::RefCell, hint::black_box, io::Write, path::PathBuf};

/// Variants of table-driven Kuznyechik in assembly, compared with compiled code and our kernels
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    common: Common,
    /// Explain the name of a variant, such as 64-gs-L4EKP2f, or of a baseline, such as 64-gitr-O3, and measure nothing;
    /// `ex-`, `.exe` and 64- may be left out
    #[arg(long, value_name = "NAME")]
    explain: Option<String>,
    /// Measure only the variant of this name, compiled code and our kernels; may be given more than once. Every name
    /// that the naming scheme defines is allowed, even if the variant is not in the list
    #[arg(long, value_name = "NAME", conflicts_with = "explain")]
    only: Vec<String>,
    /// The length of the longest message
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(16..=1 << 30))]
    max_bytes: Option<u32>,
    /// Only the variants for this many bits
    #[arg(long, value_name = "BITS", value_parser = ["32", "64"])]
    bits: Option<String>,
    /// The lab built for 32 bits, if it is not where Cargo puts it
    #[arg(long, value_name = "FILE")]
    lab_32: Option<PathBuf>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// The duration of the measurement at each size in seconds, for all contestants together.
    seconds: f64,
    max_bytes: usize,
    divide: usize,
    bits: Vec<usize>,
    lab_32: Option<PathBuf>,
    /// The names of the variants to measure. If there are no names, the whole list is measured.
    #[serde(default)]
    only: Vec<String>,
    /// The file of libgost15's shared library. Without this setting, the lab uses the library that the linker finds.
    libgost15: Option<PathBuf>,
}

/// Runs the subcommand with its options.
pub fn command(experiment: &Experiment, arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    if let Some(name) = &arguments.explain {
        return explain(name, out);
    }
    let mut common = arguments.common.clone();
    let mut set = |key: &str, value: Option<toml::Value>| {
        common.set.extend(value.map(|value| (key.to_owned(), value)));
    };
    set("max_bytes", arguments.max_bytes.map(|n| i64::from(n).into()));
    let bits = arguments.bits.as_ref().map(|bits| bits.parse::<i64>()).transpose()?;
    set("bits", bits.map(|bits| toml::Value::Array(vec![bits.into()])));
    set("only", (!arguments.only.is_empty()).then(|| arguments.only.clone().into()));
    set("lab_32", arguments.lab_32.as_ref().map(|path| path.display().to_string().into()));
    experiment::run(experiment, &common, out)
}

fn explain(name: &str, out: &mut dyn Write) -> Outcome {
    if let Some(baseline) = generator::baselines::explain(name, BITS) {
        let (name, sentences) = baseline?;
        writeln!(out, "{name}: Kuznyechik, ECB encryption by tables, compiled")?;
        for sentence in sentences {
            writeln!(out, "  {sentence}")?;
        }
        return Ok(());
    }
    let variant = Variant::parse(name, BITS)?;
    writeln!(out, "{variant}: Kuznyechik, ECB encryption by tables")?;
    for sentence in generator::explain(&variant) {
        writeln!(out, "  {sentence}")?;
    }
    let measured = generator::names(variant.bits).contains(&&*variant.to_string());
    let text = if measured { "Every run measures it." } else { "A run measures it only with --only." };
    Ok(writeln!(out, "  {text}")?)
}

/// The number of bits in a word of this build.
const BITS: usize = usize::BITS as usize;

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let mut settings: Settings = lab.settings()?;
    let lengths = lengths(&settings)?;
    settings.lab_32 = narrow::check(settings.lab_32.as_deref())?;
    let only = only(lab, &settings)?;
    for bits in &settings.bits {
        let only: Vec<_> = only.iter().filter(|named| named.bits == *bits).collect();
        match bits {
            // The user gave names, but none of them is for this number of bits.
            32 | 64 if only.is_empty() && !settings.only.is_empty() => {}
            32 | 64 if *bits == BITS => {
                let variants: Vec<_> = only.iter().filter_map(|named| named.variant).collect();
                native(lab, &settings, &lengths, (!only.is_empty()).then_some(&variants[..]))?;
            }
            32 => on_32_bits(lab, &settings, &only)?,
            64 => {
                eprintln!("kuznyechik-variants: no 64-bit variants: this lab is built for 32 bits");
                lab.absent(owner::PAPER, "kuznyechik", "ecb encrypt", "")?;
            }
            _ => return Err(format!("bits: {bits}: allowed: 32 and 64").into()),
        }
    }
    Ok(())
}

/// A variant or a baseline that the user has named.
struct Named {
    bits: usize,
    name: String,
    /// The variant. None for a baseline, because baselines are always measured.
    variant: Option<Variant>,
}

/// Returns the variants and baselines that the user has named. A name that does not exist gets a row without figures.
fn only(lab: &mut Lab<'_>, settings: &Settings) -> Outcome<Vec<Named>> {
    let mut only = Vec::new();
    for name in &settings.only {
        let found = match generator::baselines::explain(name, BITS) {
            Some(Ok((name, _))) => {
                Ok(Named { bits: if name.starts_with("32") { 32 } else { 64 }, name, variant: None })
            }
            Some(Err(why)) => Err(why),
            None => Variant::parse(name, BITS).map(|v| Named { bits: v.bits, name: v.to_string(), variant: Some(v) }),
        };
        match found {
            Ok(Named { bits, name, .. }) if !settings.bits.contains(&bits) => {
                return Err(format!("only: {name}: bits has no {bits}").into());
            }
            Ok(named) => only.push(named),
            Err(why) => {
                lab.tell(&format!("absent: {why}"));
                lab.absent(owner::PAPER, "kuznyechik", OPERATION, name)?;
            }
        }
    }
    Ok(only)
}

/// Returns the lengths of the messages, from the longest message to one block.
fn lengths(settings: &Settings) -> Outcome<Vec<usize>> {
    let &Settings { max_bytes, divide, .. } = settings;
    if !max_bytes.is_multiple_of(16) || max_bytes == 0 || max_bytes > 1 << 30 {
        return Err(format!("max_bytes: {max_bytes}: allowed: multiples of 16 up to 2^30").into());
    }
    if divide < 2 {
        return Err(format!("divide: {divide}: allowed: 2 or more").into());
    }
    let mut lengths = vec![max_bytes];
    let mut length = max_bytes;
    while length > 16 {
        length = (length / divide / 16 * 16).max(16);
        lengths.push(length);
    }
    Ok(lengths)
}

/// The operation in the rows of this build.
const OPERATION: &str = if BITS == 32 { OF_32_BITS } else { "ecb encrypt" };
const OF_32_BITS: &str = "ecb encrypt, 32-bit";

/// Runs the lab for 32 bits (a separate build), which measures the variants. Adds its rows, and prints its tables.
fn on_32_bits(lab: &mut Lab<'_>, settings: &Settings, only: &[&Named]) -> Outcome {
    let whole = |n: usize| i64::try_from(n).map(toml::Value::from);
    let set = [
        ("bits", vec![32].into()),
        ("seconds", settings.seconds.into()),
        ("max_bytes", whole(settings.max_bytes)?),
        ("divide", whole(settings.divide)?),
        ("only", only.iter().map(|named| named.name.clone()).collect::<Vec<_>>().into()),
    ];
    let what = ["kuznyechik", OF_32_BITS];
    let Some(results) = narrow::run(lab, settings.lab_32.as_deref(), what, &set)? else { return Ok(()) };
    for row in results.rows {
        lab.add(row)?;
    }
    // Empty lines separate the tables.
    let tables = results.text.split("\n\n").filter(|part| part.contains("; gain over "));
    lab.print(&tables.map(|part| format!("\n{}\n\n", part.trim_start())).collect::<String>())
}

/// Measures the variants of this build.
fn native(lab: &mut Lab<'_>, settings: &Settings, lengths: &[usize], only: Option<&[Variant]>) -> Outcome {
    lab.stage("tables and data");
    let mut key = [0; 32];
    data::fill(&mut key);
    let prepared = PreparedKey::new(&key);
    let (codes, skipped) = assembly::all(only)?;
    for skipped in &skipped {
        lab.tell(&format!("{} is absent: {}", skipped.name, skipped.why));
        lab.absent(skipped.owner, "kuznyechik", OPERATION, &skipped.name)?;
    }
    if codes.is_empty() && skipped.is_empty() {
        lab.tell("no variants: they are for x86 CPUs under Linux");
        lab.absent(owner::PAPER, "kuznyechik", "", "")?;
    }
    let gost15 = match Gost15::find(settings.libgost15.as_deref(), &key) {
        Ok(gost15) => Some(gost15),
        Err(why) if settings.libgost15.is_some() => return Err(format!("libgost15: {why}").into()),
        Err(why) => {
            lab.tell(&format!("{} is absent: {why}", gost15::OWNER));
            lab.absent(gost15::OWNER, "kuznyechik", OPERATION, ITR)?;
            None
        }
    };
    lab.stage("verification");
    let ours = Kuznyechik::levels().map(|level| Kuznyechik::with_level(level, &key));
    let ours = ours.collect::<fastgost::Result<Vec<_>>>()?;
    verify(&codes, gost15.as_ref(), &ours, &key, &prepared)?;

    let (mut source, mut destination) = (Aligned::new(lengths[0]), Aligned::new(lengths[0]));
    data::fill(source.bytes());
    let (source, destination) = (&*source.bytes(), RefCell::new(destination.bytes()));
    let short = lengths.iter().copied().find(|n| *n <= SHORT);
    for &bytes in lengths {
        let work = Work::one("kuznyechik", OPERATION, bytes, Unit::CyclesPerByte, settings.seconds)?;
        let mut contestants = Vec::new();
        for cipher in &ours {
            let (destination, ecb) = (&destination, Ecb::new(cipher.clone()));
            contestants.push(Contestant::new(owner::OURS, cipher.level().name(), move || {
                let to = &mut destination.borrow_mut()[..bytes];
                Ok(ecb.encrypt(InOutBuf::new(black_box(&source[..bytes]), to)?)?)
            }));
        }
        for code in &codes {
            let (destination, key) = (&destination, &prepared);
            contestants.push(Contestant::new(code.owner, &*code.name, move || {
                let to = &mut destination.borrow_mut()[..bytes];
                Ok(code.encrypt(key, black_box(&source[..bytes]), to)?)
            }));
        }
        if let Some(gost15) = &gost15 {
            let destination = &destination;
            contestants.push(Contestant::new(gost15::OWNER, ITR, move || {
                gost15.encrypt(black_box(&mut destination.borrow_mut()[..bytes]));
                Ok(())
            }));
        }
        let rows = lab.race_rows(&work, contestants)?;
        if bytes == lengths[0] {
            compare(lab, &rows, &format!("{OPERATION}, gain"), Some(&format!("{OPERATION}, long message")))?;
        } else if Some(bytes) == short {
            compare(lab, &rows, &format!("{OPERATION}, gain, short message"), None)?;
        }
    }
    Ok(())
}

/// The variant of libgost15. The library is the paper's baseline `itr`, and encrypts in place.
const ITR: &str = "itr, in place";

/// The length of a short message. The message and the tables fit into the caches together.
const SHORT: usize = 4096;

/// Returns two rows: the best plain C code (the paper's `src`), and the best compiled code of all kinds. If the machine
/// has no C compiler, the plain code is the code that rustc has compiled.
pub fn baselines<'a>(rows: impl Iterator<Item = &'a Row> + Clone) -> Option<[&'a Row; 2]> {
    let compiled = rows.filter(|row| [owner::COMPILED, gost15::OWNER].contains(&&*row.owner) && row.summary.is_some());
    let best = |part: &str, but: &str| {
        let of =
            compiled.clone().filter(|row| row.variant.contains(part) && (but.is_empty() || !row.variant.contains(but)));
        of.min_by(|a, b| median(a).total_cmp(&median(b)))
    };
    Some([best("src-", "rsrc-").or_else(|| best("src-", ""))?, best("", "")?])
}

fn median(row: &Row) -> f64 {
    row.summary.map_or(f64::MAX, |s| s.median)
}

/// Compares each row with the best plain code, and with the best compiled code. Prints a sorted table, and adds rows
/// with the gains. If `speed` names an operation, also adds rows with the speed in MB/s.
fn compare(lab: &mut Lab<'_>, rows: &[Row], gain: &str, speed: Option<&str>) -> Outcome {
    let Some(baselines) = baselines(rows.iter()) else { return Ok(()) };
    let mut lines = Vec::new();
    for row in rows {
        let converted = |of: &dyn Fn(f64) -> f64| Summary::of(&row.samples.iter().map(|s| of(*s)).collect::<Vec<_>>());
        let gains = baselines.map(|baseline| converted(&|cycles| median(baseline) / cycles));
        for (summary, over) in gains.into_iter().zip(["", " over the best compiled"]) {
            let operation = format!("{gain}{over}");
            let samples = Vec::new();
            lab.add(Row { operation, unit: Unit::Times, summary, samples, ratio: None, ..row.clone() })?;
        }
        let speeds = converted(&|cycles| row.core_ghz * 1e3 / cycles);
        if let Some(speed) = speed {
            let operation = speed.to_owned();
            let samples = Vec::new();
            lab.add(Row { operation, unit: Unit::MbPerSecond, summary: speeds, samples, ratio: None, ..row.clone() })?;
        }
        if let ([Some(plain), Some(best)], Some(speeds)) = (gains, speeds) {
            lines.push((plain.median, best.median, speeds.median, row));
        }
    }
    lines.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut text = format!(
        "\n{} bytes; gain over {}, the best plain C (src), and over {}, the best compiled code (best); \
         worth it from {WORTH} on\n",
        baselines[0].bytes, baselines[0].variant, baselines[1].variant
    );
    text += &format!("{:10} {:24} {:>8} {:>8} {:>6} {:>6}\n", "owner", "variant", "c/B", "MB/s", "src", "best");
    for (plain, best, speed, row) in lines {
        let passes = match row.owner.as_str() {
            owner::PAPER if best >= WORTH => "passes over both",
            owner::PAPER if plain >= WORTH => "passes over src",
            owner::PAPER => "fails",
            owner::LAB => "ours, not by the paper's scheme",
            _ => "",
        };
        let (owner, variant) = (&row.owner, &row.variant);
        text += &format!("{owner:10} {variant:24} {:8.2} {speed:8.0} {plain:6.2} {best:6.2} {passes}\n", median(row));
    }
    lab.print(&(text + "\n"))
}

/// Checks the output of all contestants before anything is measured.
fn verify(
    codes: &[Code],
    gost15: Option<&Gost15>,
    ours: &[Kuznyechik],
    key: &[u8; 32],
    prepared: &PreparedKey,
) -> Outcome {
    let mut source = Aligned::new(16 * BLOCKS);
    data::fill(source.bytes());
    let (keys, source) = (oracle::expand(key), &*source.bytes());
    let (blocks, _) = source.as_chunks::<16>();
    let expected: Vec<_> = blocks.iter().map(|block| oracle::encrypt(&keys, block)).collect();
    let expected = expected.as_flattened();
    let check = |name: &str, encrypt: &dyn Fn(&[u8], &mut [u8]) -> Outcome| -> Outcome {
        // The numbers of blocks give whole groups and partial groups. No byte after the blocks may change.
        for n in (1..=MOST_BLOCKS + 1).chain([BLOCKS]) {
            let mut destination = Aligned::new(16 * BLOCKS);
            let destination = destination.bytes();
            encrypt(&source[..16 * n], &mut destination[..16 * n])?;
            let (written, beyond) = destination.split_at(16 * n);
            if written != &expected[..16 * n] || beyond.iter().any(|b| *b != 0) {
                return Err(format!("{name} encrypts {n} blocks wrongly").into());
            }
        }
        Ok(())
    };
    for code in codes {
        check(&code.name, &|from, to| Ok(code.encrypt(prepared, from, to)?))?;
    }
    if let Some(gost15) = gost15 {
        check(gost15::OWNER, &|from, to| {
            to.copy_from_slice(from);
            gost15.encrypt(to);
            Ok(())
        })?;
    }
    for cipher in ours {
        let ecb = Ecb::new(cipher.clone());
        check(cipher.level().name(), &|from, to| Ok(ecb.encrypt(InOutBuf::new(from, to)?)?))?;
    }
    Ok(())
}

/// The number of blocks in the test. It is not a multiple of any group size, and is larger than the largest group.
const BLOCKS: usize = 2 * 512 + 67;

#[cfg(test)]
mod tests;
