//! The groups of equal work that fastgost does not win, for each machine of the record: the report's first screen, for one experiment.
use super::{findings::newest, history::History, tables::escaped};
use crate::{
    experiment::Experiment,
    pair::Outcome,
    report::verdict::{self, maker},
};
use std::{fmt::Write, path::Path};

/// A line for each record that has groups, and a table of those that are not won, the largest loss first.
pub fn markdown(experiment: &Experiment, record: &Path, history: &History) -> Outcome<String> {
    let mut text = String::new();
    for (name, rows) in newest(experiment, record)? {
        let groups = verdict::compare(&rows);
        let Some(first) = groups.first() else { continue };
        let lost: Vec<_> = groups.iter().filter(|group| !group.is_won()).collect();
        let (won, all) = (groups.len() - lost.len(), groups.len());
        let age = history.age(&rows.iter().collect::<Vec<_>>(), experiment.kernels);
        _ = writeln!(
            text,
            "Record `{name}`, {}{age}.\n\nfastgost is the best in {won} of {all} groups.\n",
            escaped(&first.ours.machine)
        );
        if lost.is_empty() {
            continue;
        }
        text += "| work | the fastest other | how many times as fast as ours |\n|---|---|--:|\n";
        for group in lost {
            let close = if group.is_close() { " (within the scatter)" } else { "" };
            let work = verdict::work(group.ours);
            _ = writeln!(
                text,
                "| {} | {} | {:.2}{close} |",
                escaped(&work),
                escaped(&maker(group.other)),
                1.0 / group.times
            );
        }
        text.push('\n');
    }
    Ok(text.replace('\u{202f}', " "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        experiment::table::{Table, Unit},
        experiments::RIVALS,
        report::synthetic::row,
    };

    #[test]
    fn what_is_not_won() {
        let dir = tempfile::tempdir().unwrap();
        let mut table = Table::create(&dir.path().join("zen/2026-01-01"), "rivals").unwrap();
        for (owner, bytes, value) in
            [("fastgost", 64, 4.0), ("RustCrypto", 64, 3.2), ("fastgost", 1472, 2.0), ("RustCrypto", 1472, 4.0)]
        {
            table.add(&row("rivals", owner, "", bytes, Unit::CyclesPerByte, value)).unwrap();
        }
        table.finish().unwrap();
        let text = markdown(&RIVALS, dir.path(), &History::unknown()).unwrap();
        assert_eq!(
            text,
            "Record `zen/2026-01-01`, A machine.\n\nfastgost is the best in 1 of 2 groups.\n\n\
             | work | the fastest other | how many times as fast as ours |\n|---|---|--:|\n\
             | streebog256 hash, 64 bytes | RustCrypto | 1.25 |\n\n"
        );
    }
}
