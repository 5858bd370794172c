//! Reads the recorded results. For each machine, it reads the newest results.
use crate::{
    experiment::{
        owner::PUBLISHED,
        table::{self, Row},
    },
    pair::Outcome,
};
use serde::Deserialize;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// The results of one machine on one day.
pub struct Record {
    /// The name of the machine's folder in the record.
    pub folder: String,
    pub date: String,
    /// The rows from `fastgost speed`.
    pub speeds: Vec<Speed>,
    /// The rows of the experiments, for our code and for the code of others.
    pub rows: Vec<Row>,
}

/// A row that `fastgost-lab record` has written.
#[derive(Clone, Debug, Deserialize)]
pub struct Speed {
    pub cpu: String,
    pub core_ghz: f64,
    pub algorithm: String,
    pub operation: String,
    pub kernel: String,
    pub constant_time: bool,
    pub bytes: usize,
    pub messages: usize,
    pub threads: usize,
    pub mb_per_s: Option<f64>,
    pub mb_per_s_median: Option<f64>,
    pub cycles_per_byte: Option<f64>,
    pub ops_per_s_median: Option<f64>,
}

impl Speed {
    /// Returns the median speed, in MB/s or in operations per second.
    pub fn median(&self) -> Option<f64> {
        self.mb_per_s_median.or(self.ops_per_s_median)
    }

    /// Returns the cycles per byte of the median sample. The row itself has only the cycles of the best sample, which
    /// were computed with the clock rate during this sample.
    pub fn median_cycles(&self) -> Option<f64> {
        Some(self.cycles_per_byte? * self.mb_per_s? / self.mb_per_s_median?)
    }
}

/// The rows of one experiment in the folder of one machine, from the newest day that has such rows.
pub struct Newest {
    pub experiment: String,
    /// The name of the record, in the form CPU/DATE.
    pub name: String,
    pub rows: Vec<Row>,
}

impl Newest {
    pub fn folder(&self) -> &str {
        self.name.split('/').next().unwrap_or_default()
    }

    pub fn day(&self) -> &str {
        self.name.split('/').next_back().unwrap_or_default()
    }

    /// Groups rows by the machine that they name. The figures of papers are left out. Two machine names may belong to
    /// the same folder.
    pub fn by_machine(&self) -> Vec<Vec<&Row>> {
        let mut machines: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
        for row in self.rows.iter().filter(|row| row.owner != PUBLISHED) {
            machines.entry(&row.machine).or_default().push(row);
        }
        machines.into_values().collect()
    }
}

/// Reads the newest rows of all experiments in the folders of all machines.
pub fn experiments(folder: &Path) -> Outcome<Vec<Newest>> {
    let mut all: Vec<Newest> = Vec::new();
    for machine in list(folder)?.into_iter().filter(|path| path.is_dir()) {
        for day in list(&machine)?.into_iter().rev().filter(|path| path.is_dir()) {
            let name = format!("{}/{}", last(&machine), last(&day));
            let mut of_day: BTreeMap<String, Vec<Row>> = BTreeMap::new();
            for path in list(&day)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == "csv")) {
                for row in table::read(&path)?.rows {
                    of_day.entry(row.experiment.clone()).or_default().push(row);
                }
            }
            of_day.retain(|experiment, _| {
                !all.iter().any(|known| known.folder() == last(&machine) && known.experiment == *experiment)
            });
            all.extend(of_day.into_iter().map(|(experiment, rows)| Newest { experiment, name: name.clone(), rows }));
        }
    }
    Ok(all)
}

fn last(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Reads the records, and returns them in the order of the folders' names.
pub fn read(folder: &Path, found: &[Newest]) -> Outcome<Vec<Record>> {
    let mut records = Vec::new();
    for machine in list(folder)?.into_iter().filter(|p| p.is_dir()) {
        let mut tables = list(&machine)?.into_iter().filter(|p| p.extension().is_some_and(|e| e == "csv"));
        // The names are dates, so the last name is the newest date.
        if let Some(newest) = tables.next_back() {
            records.push(of(&machine, &newest, found)?);
        }
    }
    if records.is_empty() {
        return Err(format!("{}: no results; they are in CPU/DATE.csv", folder.display()).into());
    }
    Ok(records)
}

/// Returns the records, with the record of this machine first.
pub fn with_first(mut records: Vec<Record>, folder: &str) -> Outcome<Vec<Record>> {
    let Some(first) = records.iter().position(|r| r.folder == folder) else {
        let folders: Vec<_> = records.iter().map(|r| &*r.folder).collect();
        return Err(format!("no machine '{folder}' in the record; there are: {}", folders.join(", ")).into());
    };
    records[..=first].rotate_right(1);
    Ok(records)
}

fn of(machine: &Path, path: &Path, found: &[Newest]) -> Outcome<Record> {
    let name = path.display();
    let mut reader = csv::Reader::from_path(path).map_err(|e| format!("{name}: {e}"))?;
    let speeds = reader.deserialize().collect::<Result<Vec<Speed>, _>>().map_err(|e| format!("{name}: {e}"))?;
    if speeds.is_empty() {
        return Err(format!("{name}: no figures").into());
    }
    let (folder, date) = (last(machine), last(&path.with_extension("")));
    let rows = found.iter().filter(|found| found.folder() == folder).flat_map(|found| found.rows.clone()).collect();
    Ok(Record { folder, date, speeds, rows })
}

/// Returns the paths in a folder, sorted.
pub fn list(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let failed = |e: std::io::Error| format!("{}: {e}", folder.display());
    let entries = fs::read_dir(folder).map_err(failed)?;
    let mut paths = entries.map(|e| e.map(|e| e.path())).collect::<Result<Vec<_>, _>>().map_err(failed)?;
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
pub mod tests {
    use super::*;

    pub const SPEED: &str = "cpu,core_ghz,algorithm,operation,kernel,constant_time,bytes,messages,threads,mb_per_s,\
        mb_per_s_median,cycles_per_byte,ops_per_s,ops_per_s_median\n\
        \"A | CPU, <new>\",3.7,kuznyechik-ctr,encrypt,avx512,true,16384,1,1,3390.356,3336.545,1.126,,\n\
        \"A | CPU, <new>\",3.7,kuznyechik-ctr,encrypt,avx512,true,16384,1,1,3290.356,3336.545,1.226,,\n\
        \"A | CPU, <new>\",3.7,kuznyechik-ctr,encrypt,tables,false,16384,1,1,9390.356,3336.545,0.126,,\n\
        \"A | CPU, <new>\",3.6,kuznyechik-ctr,encrypt,portable,true,16384,1,1,232.8,228.5,16.289,,\n\
        \"A | CPU, <new>\",3.7,gost3410-256-a,sign,avx512,true,32,1,1,,,,191131.2,190000\n";

    #[test]
    fn the_newest_of_each_machine() {
        let dir = tempfile::tempdir().unwrap();
        let put = |name: &str, text: &str| {
            let path = dir.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        let error = |dir: &Path| read(dir, &[]).err().unwrap().to_string();
        assert!(error(dir.path()).ends_with("no results; they are in CPU/DATE.csv"));
        put("README.md", "of people");
        put("b/2025-12-31.csv", "neither read\nnor,understood");
        put("b/2026-01-02.csv", SPEED);
        let row = "hashes,m,3.7,RustCrypto,streebog256,hash,,1,1,64,cycles/byte,6,6,6,6,0,9,,,,,,,";
        put("b/2026-01-02/hashes.csv", &format!("{}\n{row}\n", table::COLUMNS.join(",")));
        put("a/2026-01-01.csv", SPEED);
        let records = read(dir.path(), &experiments(dir.path()).unwrap()).unwrap();
        let short: Vec<_> = records.iter().map(|r| (&*r.folder, &*r.date, r.speeds.len(), r.rows.len())).collect();
        assert_eq!(short, [("a", "2026-01-01", 5, 0), ("b", "2026-01-02", 5, 1)]);
        put("c/2026-01-01.csv", SPEED);
        let first = |folder| with_first(read(dir.path(), &[]).unwrap(), folder).map_err(|e| e.to_string());
        for (folder, all) in [("a", "abc"), ("b", "bac"), ("c", "cab")] {
            assert_eq!(first(folder).unwrap().iter().map(|r| &*r.folder).collect::<String>(), all);
        }
        assert_eq!(first("d").err().unwrap(), "no machine 'd' in the record; there are: a, b, c");
        put("c/2026-01-01.csv", "cpu,price\ntea,3\n");
        assert!(error(dir.path()).contains("c/2026-01-01.csv: "));
    }
}
