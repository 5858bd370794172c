//! Reads the tables of results in all given folders, and combines them.
use crate::{
    experiment::{
        owner::{OURS, PUBLISHED},
        table::{self, Row, Unit},
    },
    pair::Outcome,
};
use std::{collections::BTreeSet, fs, path::PathBuf, time::SystemTime};

#[derive(Default)]
pub struct Input {
    pub rows: Vec<Row>,
    /// Texts about rows that are left out. Each text gives the reason.
    pub notes: Vec<String>,
    /// The time of the oldest table, and the time of the newest table.
    pub written: Option<(SystemTime, SystemTime)>,
}

impl Input {
    pub fn read(folders: &[PathBuf]) -> Outcome<Self> {
        let mut input = Self::default();
        for folder in folders {
            let failed = |e: std::io::Error| format!("{}: {e}", folder.display());
            // A folder of the record has a day as its name, and this day is used. The times of its files only say when
            // git wrote the files.
            let name = folder.file_name().unwrap_or_default().to_string_lossy();
            let day = humantime::parse_rfc3339(&format!("{name}T00:00:00Z")).ok();
            let entries = fs::read_dir(folder).map_err(failed)?.collect::<Result<Vec<_>, _>>().map_err(failed)?;
            let paths = entries.iter().map(fs::DirEntry::path);
            let tables: BTreeSet<_> = paths.filter(|p| p.extension().is_some_and(|e| e == "csv")).collect();
            if tables.is_empty() {
                return Err(format!("{}: no results; `fastgost-lab all --out DIR` makes some", folder.display()).into());
            }
            for path in tables {
                let found = table::read(&path)?;
                for row in found.rows {
                    // The results of every machine contain the same computed and published figures, so each of these
                    // rows is kept only once.
                    let is_new = || !input.rows.iter().any(|known| known.is_same_as(&row));
                    if !(row.is_computed() || row.owner == PUBLISHED) || is_new() {
                        input.rows.push(row);
                    }
                }
                if !found.blank.is_empty() {
                    let lines: Vec<_> = found.blank.iter().map(u64::to_string).collect();
                    let (path, s) = (path.display(), if lines.len() == 1 { "" } else { "s" });
                    input
                        .notes
                        .push(format!("{path}: omitted, since there are no figures: line{s} {}", lines.join(", ")));
                }
                if let Some(time) = day.or_else(|| fs::metadata(&path).ok()?.modified().ok()) {
                    let (from, to) = input.written.unwrap_or((time, time));
                    input.written = Some((from.min(time), to.max(time)));
                }
            }
        }
        if input.rows.is_empty() {
            return Err("none of these tables has a row with figures".into());
        }
        Ok(input)
    }

    /// Returns the machines on which our code was measured, in the order of the results. For all other machines, there
    /// are only figures from models and papers.
    pub fn machines(&self) -> Vec<&str> {
        let mut machines = Vec::new();
        for row in self.rows.iter().filter(|r| r.owner == OURS) {
            if !machines.contains(&&*row.machine) {
                machines.push(&*row.machine);
            }
        }
        machines
    }
}

/// Returns the median of a row. Charts and comparisons use this value.
pub fn value(row: &Row) -> Option<f64> {
    row.summary.filter(|_| row.unit.is_measured()).map(|s| s.median)
}

/// Whether figure `a` is better than figure `b` in this unit.
pub fn better(unit: Unit, a: f64, b: f64) -> bool {
    if unit.is_cost() { a < b } else { a > b }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::owner::MODEL;
    use std::path::Path;

    const ROW: &str = "hashes,A CPU,3.7,fastgost,streebog256,hash,avx512,1,1,64,cycles/byte,6.1,6,5.9,7,0.1,20,1,,,,,,";

    fn read(dir: &Path, lines: &[String]) -> Result<Input, String> {
        let text = [&[table::COLUMNS.join(",")], lines].concat().join("\n");
        fs::write(dir.join("a.csv"), text).unwrap();
        Input::read(&[dir.to_owned()]).map_err(|e| e.to_string().replace(&*dir.to_string_lossy(), "DIR"))
    }

    #[test]
    fn what_has_no_figure_is_left_out_and_said() {
        let dir = tempfile::tempdir().unwrap();
        let holes = ["", "NaN", "inf", "0", "-1"].map(|v| ROW.replace("6.1,6,5.9", &format!("6.1,{v},5.9")));
        let input = read(dir.path(), &[&holes[..], &[ROW.to_owned()]].concat()).unwrap();
        assert_eq!(input.rows.len(), 1);
        assert_eq!(value(&input.rows[0]), Some(6.0));
        let note = &input.notes[0];
        assert!(note.ends_with("a.csv: omitted, since there are no figures: lines 2, 3, 4, 5, 6"), "{note}");
        assert_eq!(read(dir.path(), &holes).err().unwrap(), "none of these tables has a row with figures");
    }

    #[test]
    fn what_two_machines_computed_alike_is_drawn_once() {
        let dir = tempfile::tempdir().unwrap();
        let folders = ["2026-01-02", "2026-01-03"].map(|day| dir.path().join(day));
        let model = ROW.replace("A CPU,3.7,fastgost", "\"Elbrus, modelled\",0,model");
        for (folder, machine) in folders.iter().zip(["A CPU", "Another"]) {
            fs::create_dir(folder).unwrap();
            let counted = ROW.replace("A CPU", "\"Elbrus, counted\"");
            let rows = [ROW.replace("A CPU", machine), ROW.replace("A CPU", machine), model.clone(), counted];
            let other = model.replace("6.1,6,", &format!("6.1,{},", machine.len()));
            fs::write(folder.join("a.csv"), [&[table::COLUMNS.join(",")], &rows[..], &[other]].concat().join("\n"))
                .unwrap();
        }
        let input = Input::read(&folders).unwrap();
        let count = |owner| input.rows.iter().filter(|r| r.owner == owner).count();
        assert_eq!((count(OURS), count(MODEL)), (5, 3));
        assert_eq!(input.machines(), ["A CPU", "Elbrus, counted", "Another"]);
        let (from, to) = input.written.unwrap();
        let days = [from, to].map(|t| humantime::format_rfc3339(t).to_string());
        assert_eq!(days, ["2026-01-02T00:00:00Z", "2026-01-03T00:00:00Z"]);
    }

    #[test]
    fn errors_name_file_and_line() {
        let dir = tempfile::tempdir().unwrap();
        for (from, to, wanted) in [
            ("6.1,6,", "6.1,six,", "DIR/a.csv: line 3: median \"six\": not a number"),
            (",64,", ",-64,", "DIR/a.csv: line 3: bytes \"-64\": not a whole number"),
            (",64,", ",", "DIR/a.csv: CSV error: record 2 "),
        ] {
            let error = read(dir.path(), &[ROW.to_owned(), ROW.replacen(from, to, 1)]).err().unwrap();
            assert!(error.starts_with(wanted), "{error}");
        }
        fs::write(dir.path().join("a.csv"), "name,price\ntea,3\n").unwrap();
        let error = Input::read(&[dir.path().to_owned()]).err().unwrap().to_string();
        assert!(error.contains("a.csv: line 1: not a result of the lab"), "{error}");
    }

    #[test]
    fn folders_that_give_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let error = Input::read(&[dir.path().to_owned()]).err().unwrap().to_string();
        assert!(error.contains("no results; `fastgost-lab all --out DIR` makes some"), "{error}");
        let missing = dir.path().join("missing");
        assert!(Input::read(&[missing]).err().unwrap().to_string().contains("missing: "));
    }
}
