//! Finds the best code for each kind of work. For this, it compares our rows with the rows of other libraries about
//! equal work.
use super::input;
use crate::experiment::{
    owner::OURS,
    table::{Row, Unit},
};
use std::collections::{BTreeMap, BTreeSet};

/// A group of rows about equal work on one machine. The group has rows of our library and of other libraries.
pub struct Comparison<'a> {
    /// Our best row.
    pub ours: &'a Row,
    /// The best row of the other libraries.
    pub other: &'a Row,
    /// The factor by which our library is faster. If the factor is below 1, the other library is ahead.
    pub times: f64,
    /// Whether the factor comes from the ratios in a race (a measurement of both in turn). If not, the factor is the
    /// ratio of the two medians.
    pub raced: bool,
}

impl Comparison<'_> {
    pub fn is_won(&self) -> bool {
        self.times >= 1.0
    }

    /// Whether the two medians differ by no more than the scatter of their samples.
    pub fn is_close(&self) -> bool {
        self.ours.summary.zip(self.other.summary).is_some_and(|(ours, other)| ours.is_close(&other))
    }
}

/// Returns all comparisons, in the order of the experiments. Within an experiment, our largest loss comes first.
pub fn compare<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Vec<Comparison<'a>> {
    let mut groups: BTreeMap<_, Vec<&'a Row>> = BTreeMap::new();
    // Rows with factors are computed from other rows, which are compared already. So rows with factors are left out.
    let measured = |r: &&Row| !r.is_computed() && r.unit != Unit::Times && input::value(r).is_some();
    for row in rows.into_iter().filter(measured) {
        groups.entry(row.work()).or_default().push(row);
    }
    let mut found: Vec<_> = groups.into_values().filter_map(|group| comparison(&group)).collect();
    found.sort_by(|a, b| {
        (&a.ours.experiment, a.times).partial_cmp(&(&b.ours.experiment, b.times)).unwrap_or(std::cmp::Ordering::Equal)
    });
    found
}

fn comparison<'a>(group: &[&'a Row]) -> Option<Comparison<'a>> {
    let (ours, others): (Vec<&Row>, Vec<&Row>) = group.iter().partition(|r| r.owner == OURS);
    let ours = best(&ours)?;
    let against = |other: &'a Row| {
        // In every unit, a row's ratio is a ratio of times: the row's time, divided by the time of the first contestant
        // of the row's race.
        let (times, raced) = match (ours.ratio, other.ratio) {
            (Some(a), Some(b)) => (b / a, true),
            _ => (advantage(ours, other)?, false),
        };
        Some(Comparison { ours, other, times, raced })
    };
    others.into_iter().filter_map(against).min_by(|a, b| a.times.total_cmp(&b.times))
}

fn best<'a>(rows: &[&'a Row]) -> Option<&'a Row> {
    let with_values = rows.iter().filter_map(|r| input::value(r).map(|v| (v, *r)));
    with_values.reduce(|a, b| if input::better(b.1.unit, b.0, a.0) { b } else { a }).map(|(_, row)| row)
}

/// Returns the factor by which the first row is better, by medians.
pub fn advantage(a: &Row, b: &Row) -> Option<f64> {
    let (x, y) = (input::value(a)?, input::value(b)?);
    Some(if a.unit.is_cost() { y / x } else { x / y })
}

/// Returns the work of a row, described in words.
pub fn work(row: &Row) -> String {
    let mut text = format!("{} {}", row.algorithm, row.operation).trim().to_owned();
    if row.bytes > 0 {
        text += &match row.messages {
            0 | 1 => format!(", {} bytes", super::scale::bytes(row.bytes as f64)),
            n => format!(", {n} × {} bytes", super::scale::bytes(row.bytes as f64)),
        };
    }
    if row.threads > 1 {
        text += &format!(", {} threads", row.threads);
    }
    text
}

/// Returns the owner and the variant of a row, as text.
pub fn maker(row: &Row) -> String {
    format!("{} {}", row.owner, row.variant).trim().to_owned()
}

/// For each machine and owner, returns the algorithms of the rows that have this unit: `Absent` or `Wrong`. Such rows
/// have no figures.
pub fn without(unit: Unit, rows: &[Row]) -> BTreeMap<(&str, &str), BTreeSet<&str>> {
    let mut found: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for row in rows.iter().filter(|r| r.unit == unit) {
        found.entry((&*row.machine, &*row.owner)).or_default().insert(&*row.algorithm);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::table;
    use crate::report::synthetic::row;

    fn rows() -> Vec<Row> {
        let cost = Unit::CyclesPerByte;
        vec![
            row("hashes", "fastgost", "avx2", 64, cost, 4.0),
            row("hashes", "fastgost", "avx512", 64, cost, 2.0),
            row("hashes", "RustCrypto", "", 64, cost, 12.0),
            row("hashes", "gost-engine", "", 64, cost, 10.0),
            // A row with another length is about other work, which no other library has done.
            row("hashes", "fastgost", "avx512", 128, cost, 9.0),
            row("hashes", "model", "", 64, cost, 0.5),
            row("hashes", "fastgost", "", 64, Unit::Times, 1.0),
            row("hashes", "RustCrypto", "", 64, Unit::Times, 2.0),
            row("numbers", "fastgost", "avx2", 64, Unit::OpsPerSecond, 100.0),
            row("numbers", "GMP", "", 64, Unit::OpsPerSecond, 125.0),
        ]
    }

    #[test]
    fn equal_work_is_compared() {
        let rows = rows();
        let found = compare(&rows);
        let short: Vec<_> = found.iter().map(|c| (&*c.ours.variant, &*c.other.owner, c.times, c.is_won())).collect();
        assert_eq!(short, [("avx512", "gost-engine", 5.0, true), ("avx2", "GMP", 0.8, false)]);
        assert!(!found[1].raced && !found[1].is_close());
    }

    #[test]
    fn ratios_of_a_race_count_more_than_medians() {
        let mut rows = rows();
        rows[8].ratio = Some(1.0);
        rows[9].ratio = Some(1.1);
        assert!(compare(&rows)[1].is_won());
        // Here our library was not the first contestant of the race.
        rows[8].ratio = Some(2.0);
        let found = compare(&rows);
        assert_eq!((found[1].times, found[1].raced), (0.55, true));
    }

    #[test]
    fn machines_are_not_compared_with_each_other() {
        let mut rows = rows();
        rows[9].machine = "another".into();
        assert_eq!(compare(&rows).len(), 1);
    }

    #[test]
    fn what_was_counted_is_not_compared() {
        let mut rows = rows();
        rows[8].machine = table::counted("Elbrus");
        rows[9].machine = rows[8].machine.clone();
        assert_eq!(compare(&rows).len(), 1);
    }

    #[test]
    fn what_scatters_is_close() {
        let mut rows = rows();
        for row in &mut rows[8..] {
            row.summary.as_mut().unwrap().mad = 13.0;
        }
        assert!(compare(&rows)[1].is_close());
    }

    #[test]
    fn the_absent_are_named() {
        let mut rows = rows();
        rows.push(Row { unit: Unit::Absent, summary: None, ..row("hashes", "nettle", "", 64, Unit::Cycles, 1.0) });
        let machine = rows[0].machine.clone();
        let wanted = BTreeMap::from([((&*machine, "nettle"), BTreeSet::from(["streebog256"]))]);
        assert_eq!(without(Unit::Absent, &rows), wanted);
        assert!(without(Unit::Wrong, &rows).is_empty());
        assert_eq!(compare(&rows).len(), 2);
    }

    #[test]
    fn words() {
        let mut row = row("hashes", "fastgost", "avx2", 16384, Unit::Cycles, 4.0);
        assert_eq!(
            (work(&row).replace('\u{202f}', " "), maker(&row)),
            ("streebog256 hash, 16 Ki bytes".into(), "fastgost avx2".into())
        );
        (row.messages, row.threads, row.variant) = (64, 2, String::new());
        assert_eq!(
            (work(&row).replace('\u{202f}', " "), maker(&row)),
            ("streebog256 hash, 64 × 16 Ki bytes, 2 threads".into(), "fastgost".into())
        );
    }
}
