//! Tables of figures as definitions describe them, from the newest record that has such rows.
use super::{findings::newest, history::History, tables::escaped};
use crate::{
    experiment::{Experiment, definition::Table, table::Row},
    pair::Outcome,
    report::{input, scale},
};
use std::{fmt::Write, path::Path};

/// Where a record has no figure.
const NONE: &str = "–";

/// Each table under the name of its record, and its medians.
pub fn markdown(experiment: &Experiment, record: &Path, history: &History) -> Outcome<String> {
    let mut records = newest(experiment, record)?;
    let day = |name: &str| name.split('/').next_back().unwrap_or_default().to_owned();
    records.sort_by_key(|(name, _)| std::cmp::Reverse(day(name)));
    let mut text = String::new();
    for table in experiment.definition()?.tables {
        let is_shown = |row: &Row| {
            table.rows.has(row) && input::value(row).is_some() && table.order.contains(&row.cell(&table.heads))
        };
        let shown = |rows: &[Row]| rows.iter().any(is_shown);
        let is_meant = |name: &str| table.machine.is_empty() || name.split('/').next() == Some(&table.machine);
        let Some((name, rows)) = records.iter().find(|(name, rows)| is_meant(name) && shown(rows)) else { continue };
        let rows: Vec<_> = rows.iter().filter(|row| input::value(row).is_some()).collect();
        let chosen: Vec<_> = rows.iter().copied().filter(|row| is_shown(row)).collect();
        let age = history.age(&chosen, experiment.kernels);
        _ = writeln!(text, "{}. Record `{name}`, {}{age}.\n", table.title, escaped(&chosen[0].machine));
        text += &lines(&table, &rows, &chosen);
    }
    Ok(text.replace('\u{202f}', " "))
}

fn lines(table: &Table, rows: &[&Row], chosen: &[&Row]) -> String {
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
        let is_here = |other: &&&Row| self::name(table, other) == name;
        let cells = table.order.iter().map(|head| {
            let best = fastest(chosen.iter().filter(is_here).filter(|row| row.cell(&table.heads) == *head));
            best.map_or(NONE.into(), |row| scale::figure(input::value(row).unwrap_or_default()))
        });
        let mut cells: Vec<_> = cells.collect();
        if !table.others.is_empty() {
            let others = rows.iter().filter(|other| other.is_beside(row) && table.others.contains(&other.owner));
            cells.push(fastest(others).map_or(NONE.into(), |row| {
                format!("{} {}", scale::figure(input::value(row).unwrap_or_default()), escaped(&row.owner))
            }));
        }
        _ = writeln!(text, "| {} | {} |", escaped(&name), cells.join(" | "));
        names.push(name);
    }
    text + "\n"
}

fn fastest<'a>(rows: impl Iterator<Item = &'a &'a Row>) -> Option<&'a Row> {
    rows.copied().reduce(|a, b| match (input::value(a), input::value(b)) {
        (Some(of_a), Some(of_b)) if input::better(a.unit, of_b, of_a) => b,
        _ => a,
    })
}

fn name(table: &Table, row: &Row) -> String {
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
        experiment::table::{Table as Csv, Unit},
        experiments::PARALLEL_MODES,
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
            let mut table = Csv::create(&dir.path().join(name), "parallel-modes").unwrap();
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
        let experiment = Experiment { definition: DEFINITION, ..PARALLEL_MODES };
        let text = markdown(&experiment, dir.path(), &History::unknown()).unwrap();
        assert_eq!(
            text,
            "Modes, cycles per byte. Record `a/2026-01-02`, A machine.\n\n\
             | | avx2 | avx512 | fastest other |\n|---|--:|--:|--:|\n\
             | hash, 64 bytes | 3.50 | 3.00 | 4.50 RustCrypto |\n\
             | hash, 64 messages, 1472 bytes | 2.00 | – | – |\n\n"
        );
        let of_b: &str = &DEFINITION.replace("others", "machine = 'b'\nothers");
        let experiment = Experiment { definition: of_b.to_owned().leak(), ..PARALLEL_MODES };
        let text = markdown(&experiment, dir.path(), &History::unknown()).unwrap();
        assert!(text.contains("Record `b/2026-01-01`") && text.contains("| hash, 64 bytes | 3.50 | 9.00 |"), "{text}");
        assert_eq!(markdown(&PARALLEL_MODES, &dir.path().join("a"), &History::unknown()).unwrap(), "");
    }
}
