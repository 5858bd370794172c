//! Writes the findings of the papers, beside the findings on each machine of the record, for docs/experiments.md. The
//! report has the same findings.
use super::{history::History, record::Newest, tables::escaped};
use crate::experiment::{Experiment, table::Row};
use std::fmt::Write;

/// Writes a table for each machine and each kind of work, under the name of the record.
pub fn markdown(experiment: &Experiment, found: &[&Newest], history: &History) -> String {
    let mut text = String::new();
    for record in found {
        for rows in record.by_machine() {
            for (what, findings) in (experiment.findings)(&rows).into_iter().filter(|(_, found)| !found.is_empty()) {
                let what = if what.is_empty() { what } else { format!(", {what}") };
                text += &heading(&format!("Record `{}`{what}", record.name), &rows, experiment, history);
                text += "| the paper finds | this record | the same? |\n|---|---|---|\n";
                for finding in findings {
                    let [paper, here] = [&finding.paper, &finding.here].map(|cell| escaped(cell));
                    _ = writeln!(text, "| {paper} | {here} | {} |", finding.answer.words());
                }
                text.push('\n');
            }
        }
    }
    text
}

/// Returns the heading of a table, which names the origin of the figures, and says whether the kernels were changed
/// after the figures were measured.
pub fn heading(title: &str, rows: &[&Row], experiment: &Experiment, history: &History) -> String {
    let machine = rows.first().map_or("", |row| &row.machine);
    format!("{title}, {}{}.\n\n", escaped(machine), history.age(rows, experiment.kernels))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::{
            origin::Origin,
            table::{self, Unit},
        },
        experiments::GPU,
        readme::record,
        report::synthetic,
    };
    use std::path::Path;

    fn row(date: &str) -> Row {
        let row = synthetic::row("gpu", "paper", "global", 1 << 20, Unit::MbPerSecond, 7.0);
        let origin = Origin { date: date.into(), commit: "abc".into(), ..Origin::default() };
        Row { algorithm: "kuznyechik".into(), operation: "encrypt, kernel alone".into(), origin, ..row }
    }

    fn put(record: &Path, name: &str, rows: &[Row]) {
        let mut table = table::Table::create(&record.join(name), "gpu").unwrap();
        rows.iter().for_each(|row| table.add(row).unwrap());
        table.finish().unwrap();
    }

    #[test]
    fn the_newest_of_each_machine() {
        let dir = tempfile::tempdir().unwrap();
        for name in ["a/2026-01-01", "a/2026-02-01", "b/2026-01-01"] {
            put(dir.path(), name, &[row(&name[2..])]);
        }
        put(dir.path(), "b/2026-03-01", &[Row { experiment: "hashes".into(), ..row("2026-03-01") }]);
        let found = record::experiments(dir.path()).unwrap();
        let of_cards: Vec<_> = found.iter().filter(|found| found.experiment == "gpu").collect();
        let text = markdown(&GPU, &of_cards, &History::unknown());
        let lines: Vec<_> = text.lines().filter(|line| line.starts_with("Record")).collect();
        let line = |name: &str| format!("Record `{name}`, A machine, commit abc.");
        assert_eq!(lines, [line("a/2026-02-01"), line("b/2026-01-01")]);
        assert!(
            text.contains(
                "\n\n| the paper finds | this record | the same? |\n|---|---|---|\n| tables in global memory"
            )
        );
    }
}
