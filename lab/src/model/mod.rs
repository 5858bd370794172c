//! A model of CPUs that are not at hand. The model knows how many operations of each kind a kernel has, and which units
//! of a CPU execute them. From this, it computes a lower bound on the cycles per byte. For code that processes one
//! block after the other, latencies give another bound. The model ignores the caches and the number of registers. The
//! output also shows the published figures for these CPUs, and the figures of our kernels on the CPU that runs the lab.
mod machine;
mod schedule;
mod tables;
mod vectors;
mod work;

use crate::{
    experiment::{
        Lab, owner,
        race::{Contestant, Work},
        statistics::Summary,
        table::{Row, Unit},
    },
    pair::Outcome,
};
use fastgost::{
    Cipher, Kuznyechik, Magma,
    count::{Class, Operation},
    mode::Ecb,
};
pub use machine::Published;
use machine::{Bound, Family, Machine, Operations};
use serde::Deserialize;
use std::{fs, path::PathBuf};
use work::Strategy;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// The duration of the measurement of each kernel.
    seconds: f64,
    /// The length of the message in bytes.
    bytes: usize,
    /// A file of machines that replaces the lab's file.
    machines: Option<PathBuf>,
}

/// A strategy (a way of computing a cipher), and the numbers of its operations.
struct Counted {
    algorithm: &'static str,
    name: String,
    per_byte: Operations,
    /// The number of bytes in a group of blocks that are computed together.
    group: usize,
    /// Whether a group is a single block.
    is_sequential: bool,
    /// The operations of one group, for each implementation of the strategy. The best implementation comes first. The
    /// list is empty for strategies for which the model ignores latencies.
    one_group: Vec<Vec<Operation>>,
    /// Like `one_group`, for data that is not aligned.
    one_group_unaligned: Vec<Vec<Operation>>,
}

impl Counted {
    fn of(strategy: Strategy) -> Outcome<Self> {
        let per_byte = strategy.per_byte()?;
        let (one_group, one_group_unaligned) = (strategy.one_group()?, strategy.one_group_unaligned()?);
        let (group, is_sequential) = (strategy.blocks * strategy.block, strategy.blocks == 1);
        let (algorithm, name) = (strategy.algorithm, strategy.name);
        Ok(Self { algorithm, name, per_byte, group, is_sequential, one_group, one_group_unaligned })
    }

    /// Returns two figures in cycles per byte for the case that each group begins after the end of the previous group.
    /// The first figure comes from a schedule, and the second from the critical path. The function takes the first
    /// implementation that the machine can execute.
    fn sequential(&self, machine: &Machine) -> Option<[f64; 2]> {
        self.cycles(machine, &self.one_group)
    }

    /// Returns the cycles per byte of a schedule for data that is not aligned. None if the machine does not combine
    /// aligned words.
    fn sequential_unaligned(&self, machine: &Machine) -> Option<f64> {
        let combines = matches!(machine.unaligned, Some(machine::Unaligned::Combined(_)));
        self.cycles(machine, &self.one_group_unaligned).filter(|_| combines).map(|[cycles, _]| cycles)
    }

    fn cycles(&self, machine: &Machine, logs: &[Vec<Operation>]) -> Option<[f64; 2]> {
        let cycles =
            |log: &Vec<Operation>| Some([schedule::scheduled(machine, log)?, schedule::critical_path(machine, log)?]);
        Some(logs.iter().find_map(cycles)?.map(|cycles| cycles as f64 / self.group as f64))
    }
}

/// Returns the published figures in the lab's file of machines.
pub fn published() -> Outcome<Vec<Published>> {
    Ok(machine::parse("machines.toml", include_str!("machines.toml"))?.1)
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let settings: Settings = lab.settings()?;
    if settings.bytes == 0 || !settings.bytes.is_multiple_of(16) {
        return Err(format!("bytes: {}: allowed: multiples of 16, and not 0", settings.bytes).into());
    }
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
        all.push(Counted::of(strategy)?);
    }
    for machine in &machines {
        lab.print(&format!("{}, modelled: {}\n", machine.name, machine.about))?;
        for counted in &all {
            let bound = |operations: &Operations| machine.bound(operations).map(|bound| bound.cycles);
            let [schedule, path] = counted.sequential(machine).map_or([None; 2], |both| both.map(Some));
            let [of_schedule, of_path] = if counted.is_sequential { [SEQUENTIAL, PATH] } else { [GROUPS, GROUPS_PATH] };
            for (operation, cycles) in [
                (MODELLED, bound(&counted.per_byte)),
                (UNALIGNED, machine.unaligned(&counted.per_byte).and_then(|operations| bound(&operations))),
                (of_schedule, schedule),
                (SEQUENTIAL_UNALIGNED, counted.sequential_unaligned(machine)),
                (of_path, path),
            ] {
                let Some(cycles) = cycles else { continue };
                let row = lab.row(owner::MODEL, counted.algorithm, operation, &counted.name);
                let (unit, summary) = (Unit::CyclesPerByte, Summary::of(&[cycles]));
                lab.add(Row { machine: modelled(&machine.name), unit, summary, ..row })?;
            }
        }
    }
    let measured = measure(lab, &settings, &all)?;
    let mut validated = against_published(&machines, &published, &all);
    let here = family().and_then(|family| machines.iter().find(|m| m.family.as_ref() == Some(&family)));
    match here {
        Some(machine) => validated.extend(against_measured(machine, &measured, &all)),
        None => lab.print("This CPU is not in the model: the measured figures have no bounds to compare with.\n")?,
    }
    for v in &validated {
        if let Some(ratio) = v.ratio() {
            let row = lab.row(owner::MODEL, v.algorithm, OVER_MODELLED, &format!("{}, over {}", v.what, v.strategy));
            let (machine, summary) = (modelled(v.machine), Summary::of(&[ratio]));
            lab.add(Row { machine, unit: Unit::Times, summary, ..row })?;
        }
    }
    lab.print(&counts(&all))?;
    lab.print(&side_by_side(&validated))
}

const MODELLED: &str = "ecb encrypt, modelled";
const UNALIGNED: &str = "ecb encrypt, unaligned, modelled";
/// The names of three operations, in rows about code that encrypts one block after the other. The figures in these rows
/// come from the schedule, from the critical path, and from the schedule for data that is not aligned.
const SEQUENTIAL: &str = "ecb encrypt, sequential, modelled";
const PATH: &str = "ecb encrypt, sequential, critical path, modelled";
const SEQUENTIAL_UNALIGNED: &str = "ecb encrypt, sequential, unaligned, modelled";
/// The names of two operations, in rows about code that encrypts one group of blocks after the other. The figures in
/// these rows come from the schedule, and from the critical path.
const GROUPS: &str = "ecb encrypt, group after group, modelled";
const GROUPS_PATH: &str = "ecb encrypt, group after group, critical path, modelled";
/// The operation in rows whose figure is a published or measured figure, divided by the bound.
const OVER_MODELLED: &str = "ecb encrypt, over modelled";

fn modelled(machine: &str) -> String {
    format!("{machine}, modelled")
}

/// The measured cycles per byte of a library kernel that runs one of the counted strategies.
struct Measured {
    algorithm: &'static str,
    strategy: String,
    kernel: &'static str,
    cycles: f64,
}

/// Measures the library's kernels that run a counted strategy.
fn measure(lab: &mut Lab<'_>, settings: &Settings, all: &[Counted]) -> Outcome<Vec<Measured>> {
    let mut measured = Vec::new();
    for counted in all {
        let Some(kernel) = work::kernel_of(counted.algorithm, &counted.name) else { continue };
        let mut data = fastgost_cli::Aligned::filled(settings.bytes);
        let data = data.bytes();
        let variant = format!("{kernel}: {}", counted.name);
        let contestant = if counted.algorithm == "kuznyechik" {
            let Some(level) = Kuznyechik::levels().find(|level| level.name() == kernel) else { continue };
            let ecb = Ecb::new(Kuznyechik::with_level(level, &work::KEY)?);
            Contestant::new(owner::OURS, variant, move || Ok(ecb.encrypt(&mut *data)?))
        } else {
            let Some(level) = Magma::levels().find(|level| level.name() == kernel) else { continue };
            let ecb = Ecb::new(Magma::with_level(level, &work::KEY)?);
            Contestant::new(owner::OURS, variant, move || Ok(ecb.encrypt(&mut *data)?))
        };
        let unit = Unit::CyclesPerByte;
        let work = Work::one(counted.algorithm, "ecb encrypt", settings.bytes, unit, settings.seconds)?;
        let rows = lab.race_rows(&work, vec![contestant])?;
        measured.extend(rows.into_iter().filter_map(|row| {
            let (algorithm, strategy) = (counted.algorithm, counted.name.clone());
            Some(Measured { algorithm, strategy, kernel, cycles: row.summary?.median })
        }));
    }
    Ok(measured)
}

/// Returns the vendor and the family of this CPU, as the operating system names them.
fn family() -> Option<Family> {
    let info = fs::read_to_string("/proc/cpuinfo").ok()?;
    let value = |key: &str| {
        let mut pairs = info.lines().filter_map(|line| line.split_once(':'));
        pairs.find(|(k, _)| k.trim() == key).map(|(_, value)| value.trim().to_owned())
    };
    Some(Family { vendor: value("vendor_id")?, family: value("cpu family")?.parse().ok()? })
}

/// Returns a text that has the operations per byte, with one line for each strategy.
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

/// Returns the bound for the conditions under which a published figure was measured. The conditions say whether the
/// blocks come one after the other, and whether the data is aligned.
fn bound_for(machine: &Machine, all: &[Counted], p: &Published, strategy: &str) -> Option<Bound> {
    let counted = all.iter().find(|c| c.algorithm == p.algorithm && c.name == strategy)?;
    match (p.sequential, p.unaligned) {
        (true, true) => {
            let cycles = counted.sequential_unaligned(machine)?;
            Some(Bound { cycles, by: "latency".into() })
        }
        (true, false) => counted.sequential(machine).map(|[cycles, _]| Bound { cycles, by: "latency".into() }),
        (false, true) => machine.bound(&machine.unaligned(&counted.per_byte)?),
        (false, false) => machine.bound(&counted.per_byte),
    }
}

/// A published or measured figure, and the bound of the model for the same work.
struct Validated<'a> {
    machine: &'a str,
    algorithm: &'a str,
    what: String,
    cycles: f64,
    strategy: &'a str,
    bound: Option<Bound>,
}

impl Validated<'_> {
    fn ratio(&self) -> Option<f64> {
        self.bound.as_ref().map(|bound| self.cycles / bound.cycles)
    }
}

fn against_published<'a>(machines: &'a [Machine], published: &'a [Published], all: &[Counted]) -> Vec<Validated<'a>> {
    let mut validated = Vec::new();
    for p in published {
        for machine in machines.iter().filter(|m| m.name == p.machine) {
            validated.extend(p.like.iter().map(|strategy| Validated {
                machine: &machine.name,
                algorithm: &p.algorithm,
                what: format!("{}, {}", p.source, p.what),
                cycles: p.value,
                strategy,
                bound: bound_for(machine, all, p, strategy),
            }));
        }
    }
    validated
}

fn against_measured<'a>(machine: &'a Machine, measured: &'a [Measured], all: &[Counted]) -> Vec<Validated<'a>> {
    let beside = |m: &'a Measured| Validated {
        machine: &machine.name,
        algorithm: m.algorithm,
        what: format!("measured, {}", m.kernel),
        cycles: m.cycles,
        strategy: &m.strategy,
        bound: bound_of(machine, all, m.algorithm, &m.strategy),
    };
    measured.iter().map(beside).collect()
}

fn side_by_side(validated: &[Validated<'_>]) -> String {
    let mut text = String::from("\nModelled bounds and published or measured figures, cycles/byte of ECB\n");
    let heads = ["machine", "algorithm", "", "figure", "strategy", "modelled", "ratio", "busy"];
    text += &line(heads.map(str::to_owned));
    for v in validated {
        let [bound, by] = match &v.bound {
            Some(bound) => [format!("{:.2}", bound.cycles), bound.by.clone()],
            None => ["-".into(), "not modelled".into()],
        };
        let ratio = v.ratio().map_or("-".into(), |ratio| format!("{ratio:.2}"));
        let [machine, algorithm, strategy] = [v.machine, v.algorithm, v.strategy].map(str::to_owned);
        text += &line([machine, algorithm, v.what.clone(), format!("{:.2}", v.cycles), strategy, bound, ratio, by]);
    }
    text + "A ratio below 1 means that something other than this strategy ran, or that the model is wrong.\n"
}

fn line([machine, algorithm, what, figure, strategy, bound, ratio, by]: [String; 8]) -> String {
    format!("{machine:13} {algorithm:11} {what:52} {figure:>7}  {strategy:34} {bound:>9} {ratio:>6}  {by}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiments;

    #[test]
    fn the_machines_are_good() {
        let (machines, published) = machine::parse("machines.toml", include_str!("machines.toml")).unwrap();
        let all: Vec<Counted> = work::strategies().into_iter().map(|s| Counted::of(s).unwrap()).collect();
        // The machine of a published figure can run every strategy with which the figure is compared.
        for p in &published {
            let machine = machines.iter().find(|m| m.name == p.machine).unwrap();
            assert!(!p.like.is_empty());
            for strategy in &p.like {
                let bound = bound_for(machine, &all, p, strategy);
                assert!(bound.is_some(), "{} {strategy}", p.machine);
            }
        }
        // In the model, the combination of aligned words costs little. So it does not explain why the paper's code
        // takes so many more cycles for data that is not aligned.
        for p in published.iter().filter(|p| p.sequential && p.unaligned) {
            let machine = machines.iter().find(|m| m.name == p.machine).unwrap();
            let counted = all.iter().find(|c| c.algorithm == p.algorithm && c.name == p.like[0]).unwrap();
            let [aligned, _] = counted.sequential(machine).unwrap();
            let unaligned = counted.sequential_unaligned(machine).unwrap();
            assert!(aligned < unaligned && unaligned < aligned + 0.5, "{}: {aligned} {unaligned}", p.machine);
            assert!(p.value / unaligned > 1.3, "{}: {unaligned}", p.machine);
        }
        // The paper's figures for Magma are at most 5 % above the bound of a kernel that uses the machine's own vector
        // operations.
        for p in published.iter().filter(|p| p.algorithm == "magma" && !p.unaligned && p.machine.starts_with("Elbrus"))
        {
            let machine = machines.iter().find(|m| m.name == p.machine).unwrap();
            let ratio = p.value / bound_for(machine, &all, p, &p.like[0]).unwrap().cycles;
            assert!((1.0..1.05).contains(&ratio), "{}: {ratio}", p.machine);
        }
        let cycles = |machine: &str, strategy: &str| {
            let machine = machines.iter().find(|m| m.name == machine).unwrap();
            bound_of(machine, &all, "kuznyechik", strategy).map(|b| b.cycles)
        };
        // Elbrus-4C and Elbrus-8CB execute 64-bit words in the same six channels, so they are equally fast with such
        // words. Elbrus-8CB also has 128-bit logic with three inputs in four channels, so it is faster with bit-sliced
        // code.
        let tables = "tables, 64-bit words";
        assert_eq!(cycles("Elbrus-4C", tables), cycles("Elbrus-8CB", tables));
        assert!(cycles("Elbrus-8CB", "bit-sliced, 128 bits") < cycles("Elbrus-8C", "bit-sliced, 128 bits"));
        // The published figure is the same for all four processors. Only a bound with latency explains it.
        for machine in machines.iter().filter(|m| m.name.starts_with("Elbrus")) {
            let name = if machine.name == "Elbrus-8CB" { "tables, 128-bit registers" } else { tables };
            let counted = all.iter().find(|c| c.name == name && c.algorithm == "kuznyechik").unwrap();
            let ([schedule, path], bound) =
                (counted.sequential(machine).unwrap(), cycles(&machine.name, name).unwrap());
            assert!(schedule > path && schedule > bound, "{}: {schedule} {path} {bound}", machine.name);
            assert!((0.9..1.1).contains(&(schedule / 10.4)), "{}: {schedule}", machine.name);
            // Outside the rounds, the critical path has a load, the sum with a key, and a store. In each round, it has
            // an index, a load, and the sum of 17 terms (by pairs, or by threes on 8CB). On 8CB, each round first moves
            // the upper half of a register.
            let (around, round) =
                if machine.name == "Elbrus-8CB" { (5 + 1 + 1, 2 + 2 + 5 + 3) } else { (3 + 1 + 1, 2 + 3 + 5) };
            assert_eq!(path * 16.0, f64::from(around + 9 * round), "{}", machine.name);
        }
        // The vector units of Zen 4 have half the width of the units of Zen 5, so Zen 4 takes twice as long.
        let (four, five) = (cycles("AMD Zen 4", BYTES), cycles("AMD Zen 5", BYTES));
        assert!((four.unwrap() / five.unwrap() - 2.0).abs() < 0.1, "{four:?} {five:?}");
        assert_eq!(cycles("Elbrus-8C", BYTES), None);
    }

    const BYTES: &str = "byte-sliced, 256 bytes, 512 bits";

    #[test]
    fn what_people_read() {
        let (machines, published) = machine::parse("machines.toml", include_str!("machines.toml")).unwrap();
        let per_byte = [((Class::Load, 64), 16.0), ((Class::Logic, 64), 4.0)].into();
        let all = [Counted {
            algorithm: "kuznyechik",
            name: "tables, 64-bit words".into(),
            per_byte,
            group: 16,
            is_sequential: false,
            one_group: Vec::new(),
            one_group_unaligned: Vec::new(),
        }];
        assert!(counts(&all).contains("tables, 64-bit words               load 16.00 logic 4.00\n"));
        let text = side_by_side(&against_published(&machines, &published, &all));
        let line = text.lines().find(|l| l.starts_with("Elbrus-8C ") && l.contains("8 blocks")).unwrap();
        let words: Vec<_> = line.split_whitespace().collect();
        assert_eq!(words[words.len() - 3..], ["4.00", "2.15", "0235"], "{line}");
        let strategy = "tables, 64-bit words".to_owned();
        let measured = [Measured { algorithm: "kuznyechik", strategy, kernel: "none", cycles: 16.0 }];
        let zen5 = machines.iter().find(|m| m.family.is_some()).unwrap();
        let text = side_by_side(&against_measured(zen5, &measured, &all));
        assert!(text.contains(" measured, none "), "{text}");
        assert!(text.contains("     4.00   4.00  abde\n"), "{text}");
    }

    /// Checks that the reference lines in a chart are the published figures for the machine of the chart.
    #[test]
    fn charts_show_what_was_published() {
        let published = published().unwrap();
        for (experiment, label) in [(&experiments::MODEL, "modelled"), (&experiments::ELBRUS, "counted")] {
            let mut shown = 0;
            for chart in experiment.definition().unwrap().charts {
                for reference in &chart.references {
                    let of_chart = |p: &&Published| {
                        chart.rows.0["machine"] == [format!("{}, {label}", p.machine)]
                            && chart.rows.0["algorithm"] == [p.algorithm.clone()]
                    };
                    let same = |p: &Published| {
                        reference.text == format!("{}: {}", p.source, p.what) && reference.value == p.value
                    };
                    assert!(published.iter().filter(of_chart).any(same), "{}: {}", chart.title, reference.text);
                    shown += 1;
                }
            }
            assert!(shown > 0);
        }
    }
}
