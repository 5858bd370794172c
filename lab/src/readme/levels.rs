//! For each level of CPUs (such as `avx2`), lists the groups of equal work that fastgost does not win on a CPU of this
//! level. (Rows about the same work form a group.) The list is for users whose CPU cannot run the better kernels.
use super::{findings::heading, history::History, record::Newest, tables::escaped};
use crate::{
    experiment::{Experiment, owner::OURS, table::Row},
    report::verdict,
};
use fastgost::Level;
use std::{collections::BTreeMap, fmt::Write};

/// Writes, for each machine and each level of its kernels, the number of groups that fastgost wins. For each other
/// group, writes the factor by which the fastest other library is faster.
pub fn markdown(experiment: &Experiment, found: &[&Newest], history: &History) -> String {
    let mut text = String::new();
    for record in found {
        for rows in record.by_machine() {
            let ours = |level: &Level| rows.iter().any(|row| row.owner == OURS && row.variant == level.name());
            let levels: Vec<Level> =
                Level::ALL.iter().copied().filter(|level| level.constant_time() && ours(level)).collect();
            let (mut won, mut lost) = (Vec::new(), BTreeMap::<String, BTreeMap<usize, String>>::new());
            for (column, level) in levels.iter().enumerate() {
                let visible = on(*level, &rows);
                let groups = verdict::compare(visible);
                for group in groups.iter().filter(|group| !group.is_won()) {
                    let close = if group.is_close() { " (the difference is within the scatter)" } else { "" };
                    let cell = format!("{:.2}, {}{close}", 1.0 / group.times, escaped(&group.other.owner));
                    lost.entry(escaped(&verdict::work(group.ours))).or_default().insert(column, cell);
                }
                won.push(format!("{} of {}", groups.iter().filter(|group| group.is_won()).count(), groups.len()));
            }
            if won.is_empty() {
                continue;
            }
            text += &heading(&format!("Record `{}`", record.name), &rows, experiment, history);
            let names: Vec<_> = levels.iter().map(|level| level.name()).collect();
            _ = writeln!(
                text,
                "| how many times as fast as fastgost the fastest other library is | {} |\n|---{}|",
                names.join(" | "),
                "|---".repeat(names.len())
            );
            _ = writeln!(text, "| groups of equal work that fastgost wins | {} |", won.join(" | "));
            for (work, cells) in lost {
                let cells = (0..levels.len()).map(|column| cells.get(&column).map_or("", String::as_str));
                _ = writeln!(text, "| {work} | {} |", cells.collect::<Vec<_>>().join(" | "));
            }
            text.push('\n');
        }
    }
    text
}

/// Returns the rows of other libraries, and for each work also the row of our kernel that a CPU of this level uses.
fn on<'a>(level: Level, rows: &[&'a Row]) -> Vec<&'a Row> {
    let rank = |row: &Row| {
        let own = Level::ALL.iter().position(|own| own.name() == row.variant)?;
        Level::ALL[own].stands_in_for(level).then_some(own)
    };
    let best = |work: &Row| {
        let same = rows.iter().filter(|row| row.owner == OURS && row.work() == work.work());
        same.filter_map(|row| rank(row)).min()
    };
    let visible = |row: &&&Row| row.owner != OURS || rank(row).is_some() && rank(row) == best(row);
    rows.iter().filter(visible).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::table::{Table, Unit},
        experiments::RIVALS,
        readme::record,
        report::synthetic::row,
    };

    /// For the second work, the middle level has no separate kernel.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn each_level_has_the_next_kernel() {
        let dir = tempfile::tempdir().unwrap();
        let mut table = Table::create(&dir.path().join("zen/2026-01-01"), "rivals").unwrap();
        for (owner, variant, bytes, value) in [
            ("fastgost", "avx512", 64, 2.0),
            ("fastgost", "avx2", 64, 4.0),
            ("fastgost", "portable", 64, 8.0),
            ("RustCrypto", "", 64, 3.2),
            ("fastgost", "avx512", 1472, 2.0),
            ("fastgost", "portable", 1472, 6.0),
            ("RustCrypto", "", 1472, 3.0),
        ] {
            table.add(&row("rivals", owner, variant, bytes, Unit::CyclesPerByte, value)).unwrap();
        }
        table.finish().unwrap();
        let found = record::experiments(dir.path()).unwrap();
        let text = markdown(&RIVALS, &found.iter().collect::<Vec<_>>(), &History::unknown());
        assert_eq!(
            text.replace('\u{202f}', " "),
            "Record `zen/2026-01-01`, A machine.\n\n\
             | how many times as fast as fastgost the fastest other library is | avx512 | avx2 | portable |\n\
             |---|---|---|---|\n| groups of equal work that fastgost wins | 2 of 2 | 0 of 2 | 0 of 2 |\n\
             | streebog256 hash, 1472 bytes |  | 2.00, RustCrypto | 2.00, RustCrypto |\n\
             | streebog256 hash, 64 bytes |  | 1.25, RustCrypto | 2.50, RustCrypto |\n\n"
        );
    }
}
