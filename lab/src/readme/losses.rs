//! Lists the groups of equal work that fastgost does not win, for each machine of the record. The first screen of the
//! report has such a list for all experiments together.
use super::{findings::heading, history::History, record::Newest, tables::escaped};
use crate::{
    experiment::Experiment,
    report::verdict::{self, maker},
};
use std::fmt::Write;

/// Writes, for each machine, the number of groups that fastgost wins, and a table of the groups that it does not win.
/// The largest loss comes first.
pub fn markdown(experiment: &Experiment, found: &[&Newest], history: &History) -> String {
    let mut text = String::new();
    for record in found {
        for rows in record.by_machine() {
            let groups = verdict::compare(rows.iter().copied());
            let lost: Vec<_> = groups.iter().filter(|group| !group.is_won()).collect();
            let (won, all) = (groups.len() - lost.len(), groups.len());
            if all == 0 {
                continue;
            }
            text += &heading(&format!("Record `{}`", record.name), &rows, experiment, history);
            _ = writeln!(text, "fastgost is the best in {won} of {all} groups of equal work.\n");
            if lost.is_empty() {
                continue;
            }
            text += "| work | the fastest other code | how many times as fast as fastgost |\n|---|---|--:|\n";
            for group in lost {
                let close = if group.is_close() { " (the difference is within the scatter)" } else { "" };
                let [work, other] = [verdict::work(group.ours), maker(group.other)].map(|cell| escaped(&cell));
                _ = writeln!(text, "| {work} | {other} | {:.2}{close} |", 1.0 / group.times);
            }
            text.push('\n');
        }
    }
    text
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
        let text = markdown(
            &RIVALS,
            &record::experiments(dir.path()).unwrap().iter().collect::<Vec<_>>(),
            &History::unknown(),
        );
        assert_eq!(
            text,
            "Record `zen/2026-01-01`, A machine.\n\nfastgost is the best in 1 of 2 groups of equal work.\n\n\
             | work | the fastest other code | how many times as fast as fastgost |\n|---|---|--:|\n\
             | streebog256 hash, 64 bytes | RustCrypto | 1.25 |\n\n"
        );
    }
}
