//! Writes tables of figures, as the definition of an experiment describes them. The figures of a table come from the
//! newest record that has such rows.
use super::{findings::heading, history::History, record::Newest, tables::escaped};
use crate::{
    experiment::{Experiment, definition::Pivot, table::Row},
    report::{input, scale},
};
use std::{cmp::Reverse, fmt::Write};

/// The text in place of a figure that the record does not have.
const NONE: &str = "–";

/// Writes each table, with the medians of its rows, under the name of the record from which the rows come.
pub fn markdown(experiment: &Experiment, found: &[&Newest], history: &History) -> String {
    let mut newest_first = found.to_vec();
    newest_first.sort_by_key(|record| Reverse(record.day()));
    let mut text = String::new();
    for table in experiment.definition().map(|definition| definition.tables).unwrap_or_default() {
        let is_shown = |row: &&Row| {
            table.rows.has(row) && input::value(row).is_some() && table.order.contains(&row.cell(&table.heads))
        };
        let meant = newest_first.iter().filter(|record| table.machine.is_empty() || table.machine == record.folder());
        let chosen = meant.map(|record| (record, record.rows.iter().filter(is_shown).collect::<Vec<_>>()));
        if let Some((record, chosen)) = chosen.into_iter().find(|(_, chosen)| !chosen.is_empty()) {
            text += &heading(&format!("{}. Record `{}`", table.title, record.name), &chosen, experiment, history);
            text += &lines(&table, &record.rows, &chosen);
        }
    }
    text
}

fn lines(table: &Pivot, rows: &[Row], chosen: &[&Row]) -> String {
    let mut heads = table.order.clone();
    if !table.others.is_empty() {
        heads.push("fastest other".into());
    }
    let mut text = format!("| | {} |\n|---|{}\n", heads.join(" | "), "--:|".repeat(heads.len()));
    let mut names: Vec<String> = Vec::new();
    for row in chosen {
        let name = name(table, row);
        if names.contains(&name) {
            continue;
        }
        let is_here = |other: &&Row| self::name(table, other) == name;
        let cells = table.order.iter().map(|head| {
            let best = fastest(chosen.iter().copied().filter(is_here).filter(|row| row.cell(&table.heads) == *head));
            best.map_or(NONE.into(), |row| scale::figure(input::value(row).unwrap_or_default()))
        });
        let mut cells: Vec<_> = cells.collect();
        if !table.others.is_empty() {
            let others = rows.iter().filter(|other| {
                other.is_beside(row) && table.others.contains(&other.owner) && input::value(other).is_some()
            });
            cells.push(fastest(others).map_or(NONE.into(), |row| {
                format!("{} {}", scale::figure(input::value(row).unwrap_or_default()), escaped(&row.owner))
            }));
        }
        _ = writeln!(text, "| {} | {} |", escaped(&name), cells.join(" | "));
        names.push(name);
    }
    text + "\n"
}

fn fastest<'a>(mut rows: impl Iterator<Item = &'a Row>) -> Option<&'a Row> {
    rows.by_ref().reduce(|a, b| match (input::value(a), input::value(b)) {
        (Some(of_a), Some(of_b)) if input::better(a.unit, of_b, of_a) => b,
        _ => a,
    })
}

fn name(table: &Pivot, row: &Row) -> String {
    let part = |column: &String| match (&**column, row.cell(column)) {
        ("bytes", _) => format!("{} bytes", scale::bytes(row.bytes as f64)),
        ("messages" | "threads", cell) if cell == "1" => String::new(),
        ("messages" | "threads", cell) => format!("{cell} {column}"),
        (_, cell) => cell,
    };
    let parts: Vec<_> = table.lines.iter().map(part).filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::table::{Table, Unit},
        experiments::PARALLEL_MODES,
        readme::record,
        report::synthetic::row,
    };

    const DEFINITION: &str = "title = 'T'\nabout = 'A'\n[full]\n[quick]\n[[table]]\ntitle = 'Modes, cycles per byte'\n\
        lines = ['operation', 'messages', 'bytes']\nheads = 'variant'\norder = ['avx2', 'avx512']\n\
        others = ['nettle', 'RustCrypto']\nwhere = { owner = ['fastgost'], bytes = ['64', '1472'] }\n";

    #[test]
    fn kernels_beside_each_other() {
        let dir = tempfile::tempdir().unwrap();
        let of =
            |owner, variant, bytes, value| row("parallel-modes", owner, variant, bytes, Unit::CyclesPerByte, value);
        for (name, value) in [("a/2026-01-02", 3.0), ("b/2026-01-01", 9.0)] {
            let mut table = Table::create(&dir.path().join(name), "parallel-modes").unwrap();
            for row in [
                of("fastgost", "avx512", 64, value),
                of("fastgost", "avx2", 64, 4.0),
                of("fastgost", "avx2", 64, 3.5),
                of("nettle", "", 64, 5.0),
                of("RustCrypto", "", 64, 4.5),
                of("libgcrypt", "", 64, 4.25),
                Row { messages: 64, ..of("fastgost", "avx2", 1472, 2.0) },
                of("fastgost", "avx2", 16, 7.0),
            ] {
                table.add(&row).unwrap();
            }
            table.finish().unwrap();
        }
        let found = record::experiments(dir.path()).unwrap();
        let found: Vec<_> = found.iter().collect();
        let experiment = Experiment { definition: DEFINITION, ..PARALLEL_MODES };
        let text = markdown(&experiment, &found, &History::unknown());
        assert_eq!(
            text,
            "Modes, cycles per byte. Record `a/2026-01-02`, A machine.\n\n\
             | | avx2 | avx512 | fastest other |\n|---|--:|--:|--:|\n\
             | hash, 64 bytes | 3.50 | 3.00 | 4.50 RustCrypto |\n\
             | hash, 64 messages, 1472 bytes | 2.00 | – | – |\n\n"
        );
        let of_b: &str = &DEFINITION.replace("others", "machine = 'b'\nothers");
        let experiment = Experiment { definition: of_b.to_owned().leak(), ..PARALLEL_MODES };
        let text = markdown(&experiment, &found, &History::unknown());
        assert!(text.contains("Record `b/2026-01-01`") && text.contains("| hash, 64 bytes | 3.50 | 9.00 |"), "{text}");
        assert_eq!(markdown(&experiment, &[], &History::unknown()), "");
    }
}
