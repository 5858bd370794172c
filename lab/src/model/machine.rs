//! CPUs as data. The data says which units of a CPU execute which operations. From this data, the module computes the
//! least time that a set of operations takes on a CPU.
use crate::pair::Outcome;
use fastgost::count::{Class, Operation};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The content of a file that describes machines, and has published figures about these machines.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    machine: Vec<MachineText>,
    #[serde(default)]
    published: Vec<Published>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MachineText {
    name: String,
    about: String,
    #[serde(default)]
    cpuinfo: Option<Family>,
    /// The number of operations, of any kind, that begin in a cycle.
    width: u32,
    /// The additional cost of an access at an address that is not a multiple of the size of the access.
    #[serde(default)]
    unaligned: Option<Unaligned>,
    /// The execution of each operation. The first key is the width of the registers in bits, and the second key is the
    /// kind of the operation. The value has the units that execute the operation (one character for each unit). It may
    /// also have the number of slots that the operation takes (a slot is one cycle of one unit), and the number of
    /// cycles after which the operation's result can be used. The default of both numbers is one.
    operations: BTreeMap<String, BTreeMap<String, UnitsText>>,
}

/// The vendor and the family of a CPU, as an operating system's kernel names them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    pub vendor: String,
    pub family: u32,
}

#[derive(Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum UnitsText {
    One(String),
    More {
        units: String,
        #[serde(default = "one")]
        slots: u32,
        #[serde(default = "one")]
        latency: u32,
    },
}

fn one() -> u32 {
    1
}

/// The way in which a machine accesses data that is not aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub enum Unaligned {
    /// The hardware accesses such data. An access that crosses the end of a cache line of this many bytes becomes two
    /// accesses.
    Line(u32),
    /// The software accesses aligned words of this many bits, and combines each two neighbouring words by two shifts
    /// and an OR.
    Combined(usize),
}

/// A figure from a paper, in cycles per byte.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Published {
    pub machine: String,
    pub algorithm: String,
    pub what: String,
    pub value: f64,
    /// The strategies (ways of computing a cipher) that may have given this figure, by their names in rows.
    pub like: Vec<String>,
    /// Whether each block begins after the end of the block before. If so, the bound includes the latencies.
    #[serde(default)]
    pub sequential: bool,
    #[serde(default)]
    pub unaligned: bool,
    /// The place and the year of the publication.
    pub source: String,
}

/// A CPU.
#[derive(Debug)]
pub struct Machine {
    pub name: String,
    pub about: String,
    pub family: Option<Family>,
    pub unaligned: Option<Unaligned>,
    width: u32,
    operations: BTreeMap<(Class, usize), Execution>,
}

/// How a machine executes an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Execution {
    /// The units that can execute the operation. Each bit of this number stands for a unit.
    pub units: u32,
    pub slots: u32,
    /// The number of cycles after which the result can be used.
    pub latency: u64,
}

/// A lower bound on the cycles that operations take, and the cause of the bound.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    pub cycles: f64,
    /// The names of the units that are never idle. If the number of operations per cycle is the limit instead, this is
    /// `width`.
    pub by: String,
}

/// The number of operations of each kind and width. The numbers are fractions if they are numbers per byte.
pub type Operations = BTreeMap<(Class, usize), f64>;

/// Parses the machines and the figures of a file. Error messages begin with `name`.
pub fn parse(name: &str, text: &str) -> Outcome<(Vec<Machine>, Vec<Published>)> {
    let file: File = toml::from_str(text).map_err(|e| format!("{name}: {e}"))?;
    let mut machines: Vec<Machine> = Vec::new();
    for text in file.machine {
        let machine = Machine::new(text).map_err(|e| format!("{name}: {e}"))?;
        if machines.iter().any(|m| m.name == machine.name) {
            return Err(format!("{name}: machine {:?} is defined twice", machine.name).into());
        }
        machines.push(machine);
    }
    for published in &file.published {
        if !machines.iter().any(|m| m.name == published.machine) {
            return Err(format!("{name}: published: no machine {:?}", published.machine).into());
        }
        if !(published.value.is_finite() && published.value > 0.0) {
            let value = published.value;
            return Err(format!("{name}: published {:?}: {value} is not a number of cycles", published.what).into());
        }
    }
    Ok((machines, file.published))
}

impl Machine {
    fn new(text: MachineText) -> Result<Self, String> {
        let name = text.name;
        if text.width == 0 {
            return Err(format!("machine {name:?}: width 0; at least one operation is issued per cycle"));
        }
        let mut operations = BTreeMap::new();
        for (bits, kinds) in text.operations {
            let bits: usize = bits
                .parse()
                .ok()
                .filter(|bits| [64, 128, 256, 512].contains(bits))
                .ok_or_else(|| format!("machine {name:?}: {bits:?} bits; registers have 64, 128, 256 or 512"))?;
            for (kind, units) in kinds {
                let class = Class::ALL.into_iter().find(|c| c.name() == kind).ok_or_else(|| {
                    let kinds = Class::ALL.map(Class::name).join(", ");
                    format!("machine {name:?}: no kind of operation {kind:?}; there are {kinds}")
                })?;
                let (units, slots, latency) = match units {
                    UnitsText::One(units) => (units, 1, 1),
                    UnitsText::More { units, slots, latency } => (units, slots, latency),
                };
                let here = format!("machine {name:?}: {kind} of {bits} bits");
                for (what, number) in [("slots", slots), ("latency", latency)] {
                    if number == 0 {
                        return Err(format!("{here}: {what} 0; an operation takes at least one"));
                    }
                }
                let (units, latency) = (mask(&units).map_err(|e| format!("{here}: {e}"))?, latency.into());
                operations.insert((class, bits), Execution { units, slots, latency });
            }
        }
        if let Some(Unaligned::Line(0) | Unaligned::Combined(0)) = text.unaligned {
            return Err(format!("machine {name:?}: unaligned: 0; lines and words have at least one bit"));
        }
        let (about, family, unaligned, width) = (text.about, text.cpuinfo, text.unaligned, text.width);
        Ok(Self { name, about, family, unaligned, width, operations })
    }

    pub fn width(&self) -> u32 {
        self.width
    }

    /// Returns how the machine executes an operation. A machine with three-input logic executes all logic as
    /// three-input logic. None if the machine lacks the operation.
    pub fn execution(&self, operation: &Operation) -> Option<Execution> {
        let of_class = |class| self.operations.get(&(class, operation.bits)).copied();
        match operation.class {
            Class::Logic if operation.inputs().count() > 2 => of_class(Class::Logic3),
            Class::Logic => of_class(Class::Logic3).or_else(|| of_class(Class::Logic)),
            class => of_class(class),
        }
    }

    /// Returns the number of kinds of operations that a unit executes.
    pub fn demand(&self, unit: usize) -> usize {
        self.operations.values().filter(|e| e.units >> unit & 1 == 1).count()
    }

    /// Adds the cost of accesses to data that is not aligned. The function assumes that as many operations load data as
    /// store data. None if the file of machines does not say how the machine accesses such data. None also if the
    /// counted code stores more than its results.
    pub fn unaligned(&self, operations: &Operations) -> Option<Operations> {
        let how = self.unaligned?;
        let mut all = operations.clone();
        let stores = operations.iter().filter(|((class, _), _)| *class == Class::Store);
        let mut stored = 0.0;
        for (&(_, bits), &stores) in stores {
            stored += stores * bits as f64 / 8.0;
            match how {
                Unaligned::Line(line) => {
                    let crossing = stores * bits as f64 / 8.0 / f64::from(line);
                    for class in [Class::Load, Class::Store] {
                        *all.entry((class, bits)).or_default() += crossing;
                    }
                }
                Unaligned::Combined(word) => {
                    let words = 2.0 * stores * bits as f64 / word as f64;
                    *all.entry((Class::Shift, word)).or_default() += 2.0 * words;
                    for class in [Class::Logic, Class::Logic3] {
                        *all.entry((class, word)).or_default() += words;
                    }
                }
            }
        }
        ((stored - 1.0).abs() < 1e-9).then_some(all)
    }

    /// Returns the least time that the operations take if no operation waits for a result. Take any set of units, and
    /// the operations that only units of this set can execute. The least number of cycles for these operations is their
    /// number, divided by the number of units in the set. The bound is the largest such quotient over all sets, and a
    /// schedule can attain it. None if the machine lacks an operation.
    pub fn bound(&self, operations: &Operations) -> Option<Bound> {
        let mut slots: BTreeMap<u32, f64> = BTreeMap::new();
        let mut begun = 0.0;
        for (&(class, bits), &n) in operations {
            // There are two counts of logic: of operations with two inputs, and of operations with three inputs. A
            // machine that has operations with three inputs uses only the second count.
            let three = self.operations.contains_key(&(Class::Logic3, bits));
            if (class == Class::Logic && three) || (class == Class::Logic3 && !three) {
                continue;
            }
            let execution = self.operations.get(&(class, bits))?;
            *slots.entry(execution.units).or_default() += n * f64::from(execution.slots);
            begun += n;
        }
        let mut bound = Bound { cycles: begun / f64::from(self.width), by: "width".into() };
        // Each kind of operation has a set of units. Only unions of these sets can give the largest quotient.
        let mut sets: Vec<u32> = Vec::new();
        for &units in slots.keys() {
            for i in 0..sets.len() {
                sets.push(sets[i] | units);
            }
            sets.push(units);
            sets.sort_unstable();
            sets.dedup();
        }
        for set in sets {
            let inside: f64 = slots.iter().filter(|(units, _)| *units & !set == 0).map(|(_, n)| n).sum();
            let cycles = inside / f64::from(set.count_ones());
            if cycles > bound.cycles * (1.0 + 1e-12) {
                bound = Bound { cycles, by: names(set) };
            }
        }
        Some(bound)
    }
}

/// The names of units. A name is a digit or a lower-case letter.
const UNITS: &str = "0123456789abcdefghijklmnopqrstuv";

fn mask(units: &str) -> Result<u32, String> {
    let mut mask = 0;
    for unit in units.chars() {
        let bit = UNITS.find(unit).ok_or_else(|| format!("unit {unit:?}; units are digits and letters from a to v"))?;
        if mask & (1 << bit) != 0 {
            return Err(format!("unit {unit:?} is named twice"));
        }
        mask |= 1 << bit;
    }
    if mask == 0 { Err("no unit".into()) } else { Ok(mask) }
}

fn names(set: u32) -> String {
    UNITS.chars().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, c)| c).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn machine(operations: &str) -> Outcome<Machine> {
        let text = format!("[[machine]]\nname = \"m\"\nabout = \"\"\nwidth = 4\n[machine.operations.64]\n{operations}");
        Ok(parse("file", &text)?.0.remove(0))
    }

    fn bound(machine: &str, operations: &[(Class, f64)]) -> Option<(f64, String)> {
        let operations = operations.iter().map(|(class, n)| ((*class, 64), *n)).collect();
        machine_of(machine).bound(&operations).map(|b| (b.cycles, b.by))
    }

    fn machine_of(operations: &str) -> Machine {
        machine(operations).unwrap()
    }

    #[test]
    fn the_busiest_units_decide() {
        let m = "logic = \"012\"\nshift = \"01\"\nload = \"a\"\nadd = \"12\"";
        let is = |operations: &[(Class, f64)], cycles: f64, by: &str| {
            assert_eq!(bound(m, operations), Some((cycles, by.to_owned())), "{operations:?}");
        };
        is(&[(Class::Logic, 9.0)], 3.0, "012");
        is(&[(Class::Shift, 9.0)], 4.5, "01");
        // Units 0 and 1 execute the shifts. So logic moves to unit 2, which cannot shift.
        is(&[(Class::Shift, 4.0), (Class::Logic, 2.0)], 2.0, "01");
        is(&[(Class::Shift, 4.0), (Class::Logic, 5.0)], 3.0, "012");
        // Shifts and additions have two units each, and share one of them.
        is(&[(Class::Shift, 4.0), (Class::Add, 5.0)], 3.0, "012");
        is(&[(Class::Shift, 1.0), (Class::Add, 5.0)], 2.5, "12");
        is(&[(Class::Load, 3.0), (Class::Logic, 3.0)], 3.0, "a");
        is(&[(Class::Load, 4.0), (Class::Logic, 12.0)], 4.0, "width");
        assert_eq!(bound(m, &[(Class::Galois, 1.0)]), None);
    }

    /// Tests that an operation with two slots counts twice, and that a machine with three-input logic uses only the
    /// count of operations with three inputs.
    #[test]
    fn slots_and_three_inputs() {
        let two = "logic = { units = \"01\", slots = 2 }";
        assert_eq!(bound(two, &[(Class::Logic, 3.0), (Class::Logic3, 2.0)]).unwrap().0, 3.0);
        let three = "logic = \"01\"\nlogic3 = \"0\"";
        assert_eq!(bound(three, &[(Class::Logic, 3.0), (Class::Logic3, 2.0)]).unwrap().0, 2.0);
    }

    #[test]
    fn what_is_not_aligned() {
        let data = [((Class::Load, 64), 3.0 / 8.0), ((Class::Store, 64), 1.0 / 8.0)].into();
        let mut m = machine_of("load = \"0\"");
        assert_eq!(m.unaligned(&data), None);
        m.unaligned = Some(Unaligned::Line(64));
        // A line has 64 bytes, so one of eight accesses of 8 bytes crosses into the next line.
        let all = m.unaligned(&data).unwrap();
        assert_eq!((all[&(Class::Load, 64)], all[&(Class::Store, 64)]), (3.0 / 8.0 + 1.0 / 64.0, 9.0 / 64.0));
        m.unaligned = Some(Unaligned::Combined(64));
        let all = m.unaligned(&data).unwrap();
        assert_eq!((all[&(Class::Shift, 64)], all[&(Class::Logic, 64)]), (4.0 / 8.0, 2.0 / 8.0));
        assert_eq!(m.unaligned(&[((Class::Store, 64), 1.0)].into()), None);
    }

    #[test]
    fn what_is_no_machine() {
        let fails = |operations: &str, expected: &str| {
            let error = machine(operations).unwrap_err().to_string();
            assert!(error.contains(expected), "{error}");
        };
        fails("logic = \"0!\"", "logic of 64 bits: unit '!'; units are digits and letters");
        fails("logic = \"00\"", "unit '0' is named twice");
        fails("logic = \"\"", "no unit");
        fails("logic = { units = \"0\", slots = 0 }", "slots 0");
        fails("logic = { units = \"0\", latency = 0 }", "latency 0");
        fails("xor = \"0\"", "no kind of operation \"xor\"; there are load, store, logic");
        fails("[machine.operations.65]\nlogic = \"0\"", "\"65\" bits; registers have 64, 128, 256 or 512");
        assert!(parse("file", "[[machine]]").unwrap_err().to_string().starts_with("file: "));
        let error = parse("file", "speed = 3").unwrap_err().to_string();
        assert!(error.contains("unknown field `speed`"), "{error}");
        let published =
            "\n[[published]]\nmachine = \"n\"\nalgorithm = \"a\"\nwhat = \"w\"\nvalue = 1\nlike = []\nsource = \"s\"";
        fails(&format!("logic = \"0\"{published}"), "published: no machine \"n\"");
    }
}
