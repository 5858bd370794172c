//! Measures ECB over more data than any cache holds. A call processes one block, 8 blocks, 16 blocks, or all data.
//! Buffers begin at a page boundary, or a few bytes after it. The work runs on one core, or on all cores.
use super::{
    ours::{self, Ours},
    parallel_modes::threads::{best_and_rivals, spread},
};
use crate::{
    elbrus,
    experiment::{
        self, Common, Experiment, Lab,
        crew::{self, Crew},
        race::Work,
        table::Unit,
        unknown,
    },
    pair::Outcome,
    rivals::{
        candidates, entrants,
        task::{KEY, Operation},
    },
};
use clap::Args;
use fastgost::{Kuznyechik, Magma};
use fastgost_cli::Aligned;
use serde::Deserialize;
use std::{fs, io::Write, sync::Arc};

/// ECB over a gigabyte: blocks per call, alignment, one core and all cores
#[derive(Args)]
pub struct Arguments {
    /// The maximum buffer size in bytes, instead of the definition's
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(i64).range(4096..))]
    max_bytes: Option<i64>,
    #[command(flatten)]
    common: Common,
}

pub fn command(experiment: &Experiment, arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let mut common = arguments.common.clone();
    common.set.extend(arguments.max_bytes.map(|bytes| ("max_bytes".to_owned(), bytes.into())));
    experiment::run(experiment, &common, out)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// The duration of each measurement in seconds. If the calls are slow, a measurement takes longer, because it has
    /// at least five samples.
    seconds: f64,
    algorithms: Vec<String>,
    /// The size of the buffer if one call processes all data.
    max_bytes: usize,
    /// The size of the buffer if several calls process its data. This buffer is also larger than the caches, but the
    /// measurement takes much less time.
    cut_bytes: usize,
    /// The numbers of blocks per call.
    blocks: Vec<usize>,
    /// The numbers of bytes between the beginning of a page and the beginning of a buffer.
    offsets: Vec<usize>,
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let mut settings: Settings = lab.settings()?;
    if settings.blocks.contains(&0) || settings.offsets.iter().any(|offset| *offset >= 4096) {
        return Err("blocks: allowed: 1 or more; offsets: allowed: less than 4096".into());
    }
    if settings.max_bytes.min(settings.cut_bytes) < 4096 {
        return Err("max_bytes and cut_bytes: allowed: 4096 or more".into());
    }
    if let Some(room) = room().filter(|room| *room < settings.max_bytes) {
        lab.print(&format!("{} bytes instead of {}: memory for two buffers\n", room, settings.max_bytes))?;
        settings.max_bytes = room.max(4096);
    }
    if !cfg!(target_arch = "x86_64") {
        lab.tell("without the paper's kernels: they are for x86-64");
    }
    candidates::tell_absent(lab, &settings.algorithms)?;
    for algorithm in &settings.algorithms {
        match algorithm.as_str() {
            Kuznyechik::NAME => cipher::<Kuznyechik>(lab, &settings)?,
            Magma::NAME => cipher::<Magma>(lab, &settings)?,
            other => return Err(unknown("algorithms", other, &["kuznyechik", "magma"])),
        }
    }
    Ok(())
}

/// Returns a size for each of two buffers, such that both together take at most half of the available memory. The size
/// is a power of two.
pub fn room() -> Option<usize> {
    let info = fs::read_to_string("/proc/meminfo").ok()?;
    let line = info.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    let addressable = if usize::BITS > 32 { usize::MAX } else { 256 << 20 };
    let most = (kib.saturating_mul(1024) / 4).min(addressable);
    Some(1 << most.checked_ilog2()?)
}

fn cipher<C: Ours>(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    let mut threads = vec![1, crew::cores()];
    threads.dedup();
    for threads in threads {
        for offset in &settings.offsets {
            for blocks in settings.blocks.iter().map(|blocks| Some(*blocks)).chain([None]) {
                let most =
                    if blocks.is_some() { settings.cut_bytes.min(settings.max_bytes) } else { settings.max_bytes };
                let group = blocks.unwrap_or(1) * C::BLOCK_SIZE;
                // Every thread makes a whole number of calls.
                let bytes = most / (group * threads) * group * threads;
                if bytes > 0 {
                    one::<C>(lab, blocks, *offset, threads, bytes, settings.seconds)?;
                }
            }
        }
    }
    Ok(())
}

fn one<C: Ours>(
    lab: &mut Lab<'_>,
    blocks: Option<usize>,
    offset: usize,
    threads: usize,
    bytes: usize,
    seconds: f64,
) -> Outcome {
    let how = match blocks {
        Some(1) => "block by block".to_owned(),
        Some(blocks) => format!("{blocks} blocks a call"),
        None => "all in one call".to_owned(),
    };
    let sizes = crew::parts(bytes, threads, C::BLOCK_SIZE);
    let mut by_part = Vec::new();
    for size in &sizes {
        let entrants = best_and_rivals(ours::entrants::<C>(Operation::EcbEncrypt, 0, &KEY)?);
        let calls = blocks.map_or(1, |blocks| size / (blocks * C::BLOCK_SIZE));
        by_part.push(entrants.into_iter().map(|entrant| entrant.on_many(calls)).collect());
    }
    let mut entrants = spread(&Arc::new(Crew::new(threads)?), &sizes, &sizes, by_part);
    if blocks.is_none() && threads == 1 {
        entrants.extend(elbrus::entrants(C::NAME, &KEY));
    }
    let name = format!("ecb, {how}, offset {offset}");
    let work = Work { threads, ..Work::one(C::NAME, &name, bytes, Unit::CyclesPerByte, seconds)? };
    let (mut source, mut to) = (Aligned::filled(bytes + offset), Aligned::new(bytes + offset));
    let source = &source.bytes()[offset..];
    entrants::race_into(lab, &work, source, &mut to.bytes()[offset..], entrants).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{experiment::table, experiments::ALIGNMENT};

    fn arguments(max_bytes: Option<i64>, set: &[(&str, toml::Value)], out: Option<&std::path::Path>) -> Arguments {
        let set = set.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        let common = Common { quick: true, out: out.map(Into::into), set, ..Common::default() };
        Arguments { max_bytes, common }
    }

    #[test]
    fn rows_of_every_kind() {
        let dir = tempfile::tempdir().unwrap();
        let small = arguments(Some(8192), &[("seconds", 0.0.into())], Some(dir.path()));
        command(&ALIGNMENT, &small, &mut Vec::new()).unwrap();
        let rows = table::read(&dir.path().join("alignment.csv")).unwrap().rows;
        let mut threads = vec![1, crew::cores()];
        threads.dedup();
        for threads in threads {
            for algorithm in ["kuznyechik", "magma"] {
                for how in ["block by block", "8 blocks a call", "16 blocks a call", "all in one call"] {
                    for offset in [0, 1] {
                        let operation = format!("ecb, {how}, offset {offset}");
                        for owner in ["fastgost", "RustCrypto"] {
                            let found = rows.iter().find(|r| {
                                (&*r.owner, &*r.algorithm, &r.operation, r.threads)
                                    == (owner, algorithm, &operation, threads)
                            });
                            let row = found.unwrap_or_else(|| panic!("{owner} {algorithm} {operation} {threads}"));
                            assert!(row.bytes <= 8192 && row.ratio.is_some());
                        }
                    }
                }
            }
        }
    }

    /// Checks that the kernels of the paper about Elbrus (P3) have rows next to our rows, for one call on one core,
    /// with aligned buffers and with buffers that are not aligned.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn the_papers_kernels() {
        let dir = tempfile::tempdir().unwrap();
        let small = arguments(Some(8192), &[("seconds", 0.0.into())], Some(dir.path()));
        command(&ALIGNMENT, &small, &mut Vec::new()).unwrap();
        let rows = table::read(&dir.path().join("alignment.csv")).unwrap().rows;
        let mut found = rows.iter().filter(|row| row.owner == "paper").collect::<Vec<_>>();
        found
            .retain(|row| row.threads == 1 && row.ratio.is_some() && row.operation.starts_with("ecb, all in one call"));
        let kernels = if std::is_x86_feature_detected!("avx2") { 6 } else { 0 };
        assert!(found.len() >= 2 * kernels, "{}", found.len());
        assert_eq!(found.len(), rows.iter().filter(|row| row.owner == "paper").count());
    }

    /// Checks that the reference lines in the charts are the paper's figures. The paper's MB has 2^20 bytes.
    #[test]
    fn published_figures() {
        let charts = ALIGNMENT.definition().unwrap().charts;
        for (algorithm, mhz, mb) in [
            ("Kuznyechik", 750.0, 69.0),
            ("Kuznyechik", 750.0, 52.0),
            ("Kuznyechik", 1200.0, 133.0),
            ("Kuznyechik", 1200.0, 126.0),
            ("Kuznyechik", 1550.0, 291.0),
            ("Kuznyechik", 4000.0, 170.0),
            ("Kuznyechik", 4000.0, 360.0),
            ("Magma", 750.0, 137.0),
            ("Magma", 750.0, 116.0),
            ("Magma", 1550.0, 520.0),
            ("Magma", 1550.0, 402.0),
            ("Magma", 3900.0, 458.0),
            ("Magma", 3900.0, 1030.0),
        ] {
            let value = mhz * 1e6 / (mb * 1_048_576.0);
            let mut references = charts.iter().filter(|c| c.title.starts_with(algorithm)).flat_map(|c| &c.references);
            assert!(references.any(|r| (r.value - value).abs() < 0.06), "{algorithm}: {mb} MB/s are {value}");
        }
    }

    #[test]
    fn settings_that_make_no_sense() {
        let error = |key, value| {
            command(&ALIGNMENT, &arguments(None, &[(key, value)], None), &mut Vec::new()).unwrap_err().to_string()
        };
        assert!(error("blocks", vec![0_i64].into()).contains("blocks: allowed: 1 or more"));
        assert!(error("offsets", vec![4096_i64].into()).contains("less than 4096"));
        assert!(error("cut_bytes", 1.into()).contains("4096 or more"));
        assert!(error("algorithms", vec!["aes"].into()).contains("not one of kuznyechik, magma"));
    }
}
