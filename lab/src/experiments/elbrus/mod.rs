//! Executes our kernels for Elbrus and the kernels of the paper P3 with `fastgost-elbrus-executor`, which counts their
//! cycles. In the executor, all data is always in the caches. Nothing is measured, so every run has the same figures.
mod code;
mod count;
pub mod findings;

use crate::{
    experiment::{
        Lab, owner,
        statistics::Summary,
        table::{Row, Unit, counted},
    },
    model::{self, Published},
    pair::Outcome,
};
use code::{Code, Kind};
use count::{Counted, Processor, WORDS, Work};
use fastgost::mode::Direction::{Decrypt, Encrypt};
use fastgost_elbrus_executor::isa::{Latencies, Version};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// The number of turns of a kernel's loop, for kernels with a loop over blocks.
    turns: u64,
}

/// The paper's processors, and their versions of the instruction set.
const MACHINES: [(&str, Version); 4] =
    [("Elbrus-4C", Version::V3), ("Elbrus-1C+", Version::V4), (OF_VERSION_4, Version::V4), ("Elbrus-8CB", Version::V5)];
/// The processor of version 4 with which the processor of version 5 is compared.
const OF_VERSION_4: &str = "Elbrus-8C";

/// The largest number of turns. More turns would need larger buffers.
const MOST_TURNS: u64 = 4096;

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let Settings { turns } = lab.settings()?;
    if turns == 0 || turns > MOST_TURNS || !turns.is_multiple_of(WORDS as u64 / 2) {
        let each = WORDS / 2;
        return Err(format!("turns: {turns}: allowed: multiples of {each} up to {MOST_TURNS}, and not 0").into());
    }
    let modes = count::modes()?;
    let mut before: Vec<(&str, &str, f64)> = Vec::new();
    for (machine, version) in MACHINES {
        let processor = Processor::new(version, turns, &modes);
        for code in Code::all(version)? {
            lab.stage(&format!("{machine}: {} {}", code.algorithm(), code.variant));
            let add = |lab: &mut Lab<'_>, (operation, counted): (String, Counted)| {
                let bound = format!("{operation}, bound");
                add(lab, machine, &code, (code.owner, &operation), (Unit::CyclesPerByte, counted.cycles))?;
                add(lab, machine, &code, (owner::MODEL, &bound), (Unit::CyclesPerByte, counted.bound))
            };
            let encrypted = processor.count(&code, Work::Ecb(Encrypt), true)?;
            for row in usual(&processor, &code)? {
                add(lab, row)?;
            }
            if version >= Version::V5 {
                for row in other_latencies(&processor, &code)? {
                    add(lab, row)?;
                }
            }
            if machine == OF_VERSION_4 {
                before.push((code.algorithm(), code.variant, encrypted.cycles));
            }
            let same = before
                .iter()
                .find(|(algorithm, variant, _)| (*algorithm, *variant) == (code.algorithm(), code.variant));
            if let Some((_, _, cycles)) = same.filter(|_| version >= Version::V5) {
                self::add(lab, machine, &code, (code.owner, OVER_VERSION_4), (Unit::Times, cycles / encrypted.cycles))?;
            }
        }
    }
    for figure in published()? {
        let operation = if figure.unaligned { UNALIGNED } else { ALIGNED };
        let row = lab.row(owner::PUBLISHED, &figure.algorithm, operation, &figure.what.replace(", unaligned", ""));
        let (unit, summary) = (Unit::CyclesPerByte, Summary::of(&[figure.value]));
        lab.add(Row { machine: figure.machine, unit, summary, ..row })?;
    }
    Ok(())
}

const ALIGNED: &str = "ecb encrypt";
const UNALIGNED: &str = "ecb encrypt, unaligned";
/// The operation in rows whose figure is the cycles on Elbrus-8C, divided by the cycles on this processor.
const OVER_VERSION_4: &str = "ecb encrypt, gain over Elbrus-8C";
/// The operation in rows for which three-input logic takes three cycles, and the text is scheduled for three cycles.
const LOGIC_3_RESCHEDULED: &str = "ecb encrypt, qplog 3, rescheduled";

/// Returns the figures that the paper measured on its processors.
fn published() -> Outcome<Vec<Published>> {
    let of_paper = |p: &Published| p.source == "P3, 2021" && MACHINES.iter().any(|(machine, _)| p.machine == *machine);
    Ok(model::published()?.into_iter().filter(of_paper).collect())
}

fn add(
    lab: &mut Lab<'_>,
    machine: &str,
    code: &Code,
    (owner, operation): (&str, &str),
    (unit, figure): (Unit, f64),
) -> Outcome {
    let row = lab.row(owner, code.algorithm(), operation, code.variant);
    lab.add(Row { machine: counted(machine), unit, summary: Summary::of(&[figure]), ..row })
}

/// Counts with the usual latencies, which are the latencies of the maker's guide, and two cycles for three-input logic.
fn usual(processor: &Processor<'_>, code: &Code) -> Outcome<Vec<(String, Counted)>> {
    let works = match code.kind {
        Kind::Planes(_) => &[Work::Ecb(Encrypt), Work::Ecb(Decrypt), Work::Ctr][..],
        _ => &[Work::Ecb(Encrypt)],
    };
    let mut rows = Vec::new();
    for work in works {
        rows.push((work.name().to_owned(), processor.count(code, *work, true)?));
        rows.push((format!("{}, unaligned", work.name()), processor.count(code, *work, false)?));
    }
    Ok(rows)
}

/// Counts with other latencies: for the text as it is, and for a text that is scheduled for these latencies.
fn other_latencies(processor: &Processor<'_>, code: &Code) -> Outcome<Vec<(String, Counted)>> {
    let mut rows = Vec::new();
    let logic = |logic3| move |l: Latencies| Latencies { logic3, ..l };
    let load = |load| move |l: Latencies| Latencies { load, ..l };
    let mut with = |name: &str, change: &dyn Fn(Latencies) -> Latencies| -> Outcome {
        let other = processor.with(change(processor.latencies));
        rows.push((format!("{ALIGNED}, {name}"), other.count(code, Work::Ecb(Encrypt), true)?));
        if !code.is_scheduled_for(change) {
            let rescheduled = code.rescheduled(change)?;
            rows.push((
                format!("{ALIGNED}, {name}, rescheduled"),
                other.count(&rescheduled, Work::Ecb(Encrypt), true)?,
            ));
        }
        Ok(())
    };
    if code.has_three_input_logic() {
        with("qplog 1", &logic(1))?;
        with("qplog 3", &logic(3))?;
    }
    with("loads 5", &load(5))?;
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::{self, Common, table},
        experiments::ELBRUS,
    };
    use fastgost_elbrus_executor::isa::{CHANNELS, Kind};
    use std::{fs, path::Path};

    /// Checks that the Elbrus machines of the CPU model have the same channels as the executor.
    #[test]
    fn one_table_of_channels() {
        let file: toml::Table = include_str!("../../model/machines.toml").parse().unwrap();
        let machines = file["machine"].as_array().unwrap();
        for (name, version) in MACHINES {
            let machine = machines.iter().find(|m| m["name"].as_str() == Some(name)).unwrap();
            let mut checked = 0;
            for (bits, operations) in machine["operations"].as_table().unwrap() {
                for (operation, units) in operations.as_table().unwrap() {
                    let wide = bits == "128";
                    // Before version 5, logic of 128 bits is two operations on 64-bit words, so it uses the channels of
                    // words.
                    let of_words = !wide || (version < Version::V5 && operation == "logic");
                    let kind = match operation.as_str() {
                        "load" => Kind::Load,
                        "store" => Kind::Store,
                        "extract" => Kind::Combined,
                        "add" if wide => Kind::VectorSum,
                        "logic3" => Kind::Logic3,
                        "logic" | "shift" | "add" if of_words => Kind::Scalar,
                        // The executor has no kind of operation for these names.
                        "multiply" | "branch" => continue,
                        _ => Kind::Vector,
                    };
                    let units = units.as_str().or_else(|| units["units"].as_str()).unwrap();
                    let channels: String =
                        (0..CHANNELS).filter(|c| kind.channels() >> c & 1 == 1).map(|c| c.to_string()).collect();
                    assert_eq!(units, channels, "{name}: {operation} of {bits} bits");
                    checked += 1;
                }
            }
            assert!(checked > 10, "{name}: {checked}");
        }
    }

    /// Compares a run with the newest record. Nothing is measured, so a record with other figures is older than the
    /// kernels.
    #[test]
    fn every_run_has_the_figures_of_the_record() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("record/elbrus-counted");
        let days = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path().join("elbrus.csv"));
        let newest = days.filter(|path| path.exists()).max().unwrap();
        let dir = tempfile::tempdir().unwrap();
        let common = Common { out: Some(dir.path().to_owned()), ..Common::default() };
        experiment::run(&ELBRUS, &common, &mut Vec::new()).unwrap();
        let [here, recorded] = [dir.path().join("elbrus.csv"), newest].map(|path| table::read(&path).unwrap().rows);
        assert_eq!(here.len(), recorded.len());
        for (here, recorded) in here.iter().zip(&recorded) {
            assert!(here.is_same_as(recorded), "record it again: {:?} {:?}", here.cells(), recorded.cells());
        }
    }

    #[test]
    fn a_loop_does_whole_words_of_the_functions_for_modes() {
        for turns in ["0", "8", "8192"] {
            let setting = experiment::setting(&format!("turns={turns}")).unwrap();
            let common = Common { set: vec![setting], ..Common::default() };
            let error = experiment::run(&ELBRUS, &common, &mut Vec::new()).unwrap_err().to_string();
            assert_eq!(error, format!("elbrus: turns: {turns}: allowed: multiples of 16 up to 4096, and not 0"));
        }
    }
}
