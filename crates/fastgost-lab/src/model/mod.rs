//! A model of processors that are not at hand: counted operations over the units that do them, which gives a least number of
//! cycles a byte. It knows neither latency nor memory nor how many registers there are. Beside it what was published for
//! those processors, and our own kernels measured on this one.
mod machine;
mod tables;
mod work;

use crate::{
    experiment::{
        Lab,
        race::{self, Contestant, Work},
        statistics::Summary,
        table::{Row, Unit},
    },
    pair::Outcome,
};
use fastgost::{Kernel, Kuznyechik, Magma, count::Class, mode::Ecb};
use machine::{Bound, Family, Machine, Operations, Published};
use serde::Deserialize;
use std::{fs, path::PathBuf};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// For each kernel that is measured.
    seconds: f64,
    /// Of a message.
    bytes: usize,
    /// Another file of machines.
    machines: Option<PathBuf>,
}

/// A strategy and what it takes.
struct Counted {
    algorithm: &'static str,
    name: String,
    per_byte: Operations,
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let settings: Settings = lab.settings()?;
    let (machines, published) = match &settings.machines {
        None => machine::parse("machines.toml", include_str!("machines.toml"))?,
        Some(path) => {
            let name = path.display().to_string();
            let text = fs::read_to_string(path).map_err(|e| format!("{name}: {e}"))?;
            machine::parse(&name, &text)?
        }
    };
    let mut all = Vec::new();
    for strategy in work::strategies() {
        lab.stage(&format!("counting {} {}", strategy.algorithm, strategy.name));
        let per_byte = strategy.per_byte()?;
        all.push(Counted { algorithm: strategy.algorithm, name: strategy.name, per_byte });
    }
    for machine in &machines {
        lab.print(&format!("{}, modelled: {}\n", machine.name, machine.about))?;
        for counted in &all {
            if let Some(bound) = machine.bound(&counted.per_byte) {
                let row = lab.row("model", counted.algorithm, MODELLED, &counted.name);
                let machine = format!("{}, modelled", machine.name);
                lab.add(Row { machine, ..with_figure(row, bound.cycles) })?;
            }
        }
    }
    for published in &published {
        let row = lab.row("paper", &published.algorithm, PUBLISHED, &published.what);
        lab.add(Row { machine: published.machine.clone(), ..with_figure(row, published.value) })?;
    }
    let measured = measure(lab, &settings, &all)?;
    lab.print(&counts(&all))?;
    lab.print(&against_published(&machines, &published, &all))?;
    let here = family().and_then(|family| machines.iter().find(|m| m.family.as_ref() == Some(&family)));
    match here {
        Some(machine) => lab.print(&against_measured(machine, &measured, &all)),
        None => lab.print("This processor is not in the model: what was measured has no bound beside it.\n"),
    }
}

const MODELLED: &str = "ecb encrypt, modelled";
const PUBLISHED: &str = "ecb encrypt, published";

fn with_figure(row: Row, cycles: f64) -> Row {
    Row { unit: Unit::CyclesPerByte, summary: Summary::of(&[cycles]), ..row }
}

/// A strategy's name and the middle of its measured figures.
type Measured = (&'static str, String, f64);

/// What the kernels of the library take that run a counted strategy.
fn measure(lab: &mut Lab<'_>, settings: &Settings, all: &[Counted]) -> Outcome<Vec<Measured>> {
    let mut measured = Vec::new();
    for counted in all {
        let Some(kernel) = work::kernel_of(counted.algorithm, &counted.name) else { continue };
        let mut data = fastgost_cli::Aligned::filled(settings.bytes);
        let data = data.bytes();
        let contestant = if counted.algorithm == "kuznyechik" {
            let Some(kernel) = Kernel::<Kuznyechik>::available().find(|k| k.name() == kernel) else { continue };
            let ecb = Ecb::new(Kuznyechik::with_kernel(kernel, &work::KEY));
            Contestant::new("fastgost", kernel.name(), move || Ok(ecb.encrypt(&mut *data)?))
        } else {
            let Some(kernel) = Kernel::available().find(|k| k.name() == kernel) else { continue };
            let ecb = Ecb::new(Magma::with_kernel(kernel, &work::KEY));
            Contestant::new("fastgost", kernel.name(), move || Ok(ecb.encrypt(&mut *data)?))
        };
        lab.stage(&format!("measuring {} {kernel}", counted.algorithm));
        let unit = Unit::CyclesPerByte;
        let work = Work::one(counted.algorithm, "ecb encrypt", settings.bytes, unit, settings.seconds)?;
        for placed in race::run(&work, &mut [contestant])? {
            let variant = format!("{kernel}: {}", counted.name);
            let row = lab.row("fastgost", counted.algorithm, &work.operation, &variant);
            let (core_ghz, bytes, summary) = (placed.core_ghz, work.bytes, placed.summary);
            lab.add(Row { core_ghz, bytes, unit, summary, ..row })?;
            if let Some(summary) = summary {
                measured.push((counted.algorithm, counted.name.clone(), summary.minimum));
            }
        }
    }
    Ok(measured)
}

/// The processor's name to the operating system.
fn family() -> Option<Family> {
    let info = fs::read_to_string("/proc/cpuinfo").ok()?;
    let value = |key: &str| {
        let mut pairs = info.lines().filter_map(|line| line.split_once(':'));
        pairs.find(|(k, _)| k.trim() == key).map(|(_, value)| value.trim().to_owned())
    };
    Some(Family { vendor: value("vendor_id")?, family: value("cpu family")?.parse().ok()? })
}

/// Operations a byte, a line for each strategy.
fn counts(all: &[Counted]) -> String {
    let mut text = String::from("\nOperations per byte, counted in a run\n");
    for counted in all {
        let mut line = format!("{:11} {:34}", counted.algorithm, counted.name);
        for class in Class::ALL {
            let of_class = counted.per_byte.iter().filter(|((c, _), _)| *c == class);
            let n: f64 = of_class.map(|(_, n)| n).sum();
            if n > 0.0 {
                line += &format!(" {} {n:.2}", class.name());
            }
        }
        text += &line;
        text.push('\n');
    }
    text
}

fn bound_of(machine: &Machine, all: &[Counted], algorithm: &str, strategy: &str) -> Option<Bound> {
    let counted = all.iter().find(|c| c.algorithm == algorithm && c.name == strategy)?;
    machine.bound(&counted.per_byte)
}

fn against_published(machines: &[Machine], published: &[Published], all: &[Counted]) -> String {
    let mut text = String::from("\nModelled bounds beside published figures, cycles/byte of ECB\n");
    text += "machine      algorithm   published            figure  strategy                              bound  ratio  busy\n";
    for p in published {
        let Some(machine) = machines.iter().find(|m| m.name == p.machine) else { continue };
        for strategy in &p.like {
            let Published { machine: name, algorithm, what, value, .. } = p;
            text += &format!("{name:12} {algorithm:11} {what:20} {value:>6.1}  {strategy:34}");
            text += &match bound_of(machine, all, algorithm, strategy) {
                Some(bound) => format!(" {:>8.2} {:>6.2}  {}\n", bound.cycles, value / bound.cycles, bound.by),
                None => "        -      -  (an operation is missing)\n".into(),
            };
        }
    }
    text + "A ratio below 1 says that the published kernel was not this strategy, or that the model is wrong.\n"
}

fn against_measured(machine: &Machine, measured: &[Measured], all: &[Counted]) -> String {
    let mut text = format!("\nModelled bounds beside what was measured here ({}), cycles/byte of ECB\n", machine.name);
    text += "algorithm   strategy                           measured    bound  ratio  busy\n";
    for (algorithm, strategy, cycles) in measured {
        text += &format!("{algorithm:11} {strategy:34} {cycles:>8.2}");
        text += &match bound_of(machine, all, algorithm, strategy) {
            Some(bound) => format!(" {:>8.2} {:>6.2}  {}\n", bound.cycles, cycles / bound.cycles, bound.by),
            None => "        -      -  (an operation is missing)\n".into(),
        };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_machines_are_good() {
        let (machines, published) = machine::parse("machines.toml", include_str!("machines.toml")).unwrap();
        let all: Vec<Counted> = work::strategies()
            .into_iter()
            .map(|s| Counted { algorithm: s.algorithm, per_byte: s.per_byte().unwrap(), name: s.name })
            .collect();
        // Everything that a published figure is compared with can run on its machine.
        for p in &published {
            let machine = machines.iter().find(|m| m.name == p.machine).unwrap();
            assert!(!p.like.is_empty());
            for strategy in &p.like {
                assert!(bound_of(machine, &all, &p.algorithm, strategy).is_some(), "{} {strategy}", p.machine);
            }
        }
        let cycles = |machine: &str, strategy: &str| {
            let machine = machines.iter().find(|m| m.name == machine).unwrap();
            bound_of(machine, &all, "kuznyechik", strategy).map(|b| b.cycles)
        };
        // Six channels at 64 bits, four at 128 with logic of three inputs: at least as fast.
        let tables = "tables, 64-bit words";
        assert_eq!(cycles("Elbrus-4C", tables), cycles("Elbrus-8CB", tables));
        assert!(cycles("Elbrus-8CB", "bit-sliced, 128 bits") < cycles("Elbrus-8C", "bit-sliced, 128 bits"));
        // Units of half the width take twice as long.
        let (four, five) = (cycles("AMD Zen 4", BYTES), cycles("AMD Zen 5", BYTES));
        assert!((four.unwrap() / five.unwrap() - 2.0).abs() < 0.1, "{four:?} {five:?}");
        assert_eq!(cycles("Elbrus-8C", BYTES), None);
    }

    const BYTES: &str = "byte-sliced, 256 bytes, 512 bits";

    #[test]
    fn what_people_read() {
        let (machines, published) = machine::parse("machines.toml", include_str!("machines.toml")).unwrap();
        let per_byte = [((Class::Load, 64), 16.0), ((Class::Logic, 64), 4.0)].into();
        let all = [Counted { algorithm: "kuznyechik", name: "tables, 64-bit words".into(), per_byte }];
        assert!(counts(&all).contains("tables, 64-bit words               load 16.00 logic 4.00\n"));
        let text = against_published(&machines, &published, &all);
        let line = text.lines().find(|l| l.starts_with("Elbrus-8C ") && l.contains("8 blocks")).unwrap();
        let words: Vec<_> = line.split_whitespace().collect();
        assert_eq!(words[words.len() - 3..], ["4.00", "2.15", "0235"], "{line}");
        let measured = [("kuznyechik", "tables, 64-bit words".to_owned(), 16.0)];
        let zen5 = machines.iter().find(|m| m.family.is_some()).unwrap();
        assert!(against_measured(zen5, &measured, &all).contains("16.00     4.00   4.00  abde\n"));
    }
}
