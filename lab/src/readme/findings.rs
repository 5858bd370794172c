//! The papers' findings beside those of each machine of the record, as docs/experiments.md shows them. They are the report's.
use super::{history::History, tables::escaped};
use crate::{
    experiment::{
        Experiment,
        owner::PUBLISHED,
        table::{self, Row},
    },
    pair::Outcome,
};
use std::{
    collections::BTreeSet,
    fmt::Write,
    path::{Path, PathBuf},
};

/// A table for each machine and kind of work, under the name of the record.
pub fn markdown(experiment: &Experiment, record: &Path, history: &History) -> Outcome<String> {
    let mut text = String::new();
    for (name, rows) in newest(experiment, record)? {
        let machines: BTreeSet<_> = rows.iter().filter(|row| row.owner != PUBLISHED).map(|row| &*row.machine).collect();
        for machine in machines {
            let rows: Vec<_> = rows.iter().filter(|row| row.machine == machine).collect();
            for (what, findings) in (experiment.findings)(&rows).into_iter().filter(|(_, found)| !found.is_empty()) {
                let what = if what.is_empty() { what } else { format!(", {what}") };
                let age = history.age(&rows, experiment.kernels);
                _ = writeln!(text, "Record `{name}`{what}, {}{age}.\n", escaped(machine));
                text += "| the paper finds | this record | the same? |\n|---|---|---|\n";
                for finding in findings {
                    let [paper, here] = [&finding.paper, &finding.here].map(|cell| escaped(cell));
                    _ = writeln!(text, "| {paper} | {here} | {} |", finding.answer.words());
                }
                text.push('\n');
            }
        }
    }
    Ok(text)
}

/// For every machine's folder, the newest day that has such rows: `CPU/DATE` and the rows.
pub fn newest(experiment: &Experiment, record: &Path) -> Outcome<Vec<(String, Vec<Row>)>> {
    let mut found = Vec::new();
    for machine in super::record::list(record)?.into_iter().filter(|path| path.is_dir()) {
        for day in super::record::list(&machine)?.into_iter().rev().filter(|path| path.is_dir()) {
            let rows = rows(experiment, &day)?;
            if !rows.is_empty() {
                let last = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                found.push((format!("{}/{}", last(&machine), last(&day)), rows));
                break;
            }
        }
    }
    Ok(found)
}

fn rows(experiment: &Experiment, day: &Path) -> Outcome<Vec<Row>> {
    let mut rows = Vec::new();
    for path in super::record::list(day)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == "csv")) {
        rows.extend(table::read(&path)?.rows.into_iter().filter(|row| row.experiment == experiment.name));
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::{origin::Origin, table::Unit},
        experiments::GPU,
        report::synthetic,
    };

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
        let text = markdown(&GPU, dir.path(), &History::unknown()).unwrap();
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
