//! Code for Elbrus, executed: our kernels and the paper's, in cycles per byte by `fastgost-elbrus-executor`, whose caches always hit.
//! Nothing is measured, so every run has the same figures.
mod code;
pub mod findings;

use crate::{
    experiment::{
        Lab, owner,
        statistics::Summary,
        table::{Row, Unit},
    },
    model,
    pair::Outcome,
};
use code::{Code, Counted};
use fastgost_elbrus_executor::isa::{Latencies, Version};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// How often a kernel's loop is repeated, for kernels with a loop over blocks.
    turns: u64,
}

/// The paper's processors.
pub const MACHINES: [(&str, Version); 4] =
    [("Elbrus-4C", Version::V3), ("Elbrus-1C+", Version::V4), ("Elbrus-8C", Version::V4), ("Elbrus-8CB", Version::V5)];

/// What the paper measured.
const MEASURED: [&str; 3] = ["sequential", "8 blocks", "16 blocks"];

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let Settings { turns } = lab.settings()?;
    if turns == 0 {
        return Err("turns: 0; a kernel does at least one".into());
    }
    let published = model::published()?;
    for (machine, version) in MACHINES {
        lab.stage(&format!("executing {machine}"));
        for code in code::all(version, turns)? {
            let rows = rows(&code, version)?;
            for (operation, cycles) in rows {
                add(lab, machine, (code.owner, code.algorithm, &operation, code.variant), cycles)?;
            }
        }
        for figure in published.iter().filter(|p| p.machine == machine) {
            let operation = if figure.unaligned { "ecb encrypt, unaligned" } else { "ecb encrypt" };
            // What a figure is of comes first in its name; a figure of other code is none of these.
            let Some(what) = MEASURED.into_iter().find(|what| figure.what.starts_with(what)) else { continue };
            let variant = format!("measured, {what}");
            add(lab, machine, (owner::PUBLISHED, &figure.algorithm, operation, &variant), figure.value)?;
        }
    }
    Ok(())
}

fn add(
    lab: &mut Lab<'_>,
    machine: &str,
    (owner, algorithm, operation, variant): (&str, &str, &str, &str),
    figure: f64,
) -> Outcome {
    let row = lab.row(owner, algorithm, operation, variant);
    let (unit, summary) = (Unit::CyclesPerByte, Summary::of(&[figure]));
    lab.add(Row { machine: format!("{machine}, counted"), unit, summary, ..row })
}

/// The figures of a kernel in cycles per byte, by operation.
fn rows(code: &Code, version: Version) -> Outcome<Vec<(String, f64)>> {
    let usual = Latencies::default();
    let Counted { cycles, bound } = code.encrypt(usual)?;
    let mut rows = vec![("ecb encrypt".to_owned(), cycles), ("ecb encrypt, bound".to_owned(), bound)];
    let mode = |name: &str| code::mode(name, version);
    // Buffers that are multiples of 8, before and after.
    rows.push(("ecb encrypt, unaligned".into(), cycles + 2.0 * mode("realign")?));
    if let Some(decrypted) = code.decrypt(usual)? {
        rows.push(("ecb decrypt".into(), decrypted.cycles));
        let counters = if code.algorithm == "magma" { "counters64" } else { "counters128" };
        rows.push(("ctr".into(), mode(counters)? + cycles + mode("xor")?));
    }
    if version >= Version::V5 {
        for logic3 in [1, 3] {
            let other = Latencies { logic3, ..usual };
            rows.push((format!("ecb encrypt, logic {logic3}"), code.encrypt(other)?.cycles));
        }
        if let Some(other) = code.scheduled_for(Latencies { logic3: 3, load: 5 })? {
            let cycles = other.encrypt(Latencies { logic3: 3, ..usual })?.cycles;
            rows.push(("ecb encrypt, logic 3, scheduled for it".into(), cycles));
        }
        rows.push(("ecb encrypt, loads 5".into(), code.encrypt(Latencies { load: 5, ..usual })?.cycles));
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastgost_elbrus_executor::isa::{CHANNELS, Kind};

    /// The model's Elbrus machines have the executor's channels.
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
                    // Before version 5, 128-bit logic is twice that of words.
                    let of_words = !wide || (version < Version::V5 && operation == "logic");
                    let kind = match operation.as_str() {
                        "load" => Kind::Load,
                        "store" => Kind::Store,
                        "extract" => Kind::Combined,
                        "add" if wide => Kind::VectorSum,
                        "logic3" => Kind::Logic3,
                        "logic" | "shift" | "add" if of_words => Kind::Scalar,
                        // The executor knows neither.
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

    /// Every kernel of every version, with the results of the oracle.
    #[test]
    fn all_kernels_are_counted() {
        for (_, version) in MACHINES {
            for code in code::all(version, 2).unwrap() {
                let rows = rows(&code, version).unwrap();
                let of = |operation: &str| rows.iter().find(|(o, _)| o == operation).map(|(_, cycles)| *cycles);
                let (cycles, bound) = of("ecb encrypt").zip(of("ecb encrypt, bound")).unwrap();
                assert!(bound < cycles && cycles < of("ecb encrypt, unaligned").unwrap(), "{}", code.variant);
            }
        }
    }
}
