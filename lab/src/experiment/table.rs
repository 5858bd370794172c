//! The rows that every experiment writes and every report reads.
use super::{origin::Origin, owner::MODEL, statistics::Summary};
use crate::pair::Outcome;
use std::{
    fs::{self, File},
    path::{Path, PathBuf},
};
use tempfile::NamedTempFile;

/// If the name of a machine ends with these words, nothing was measured on this machine. An executor (a program that
/// emulates the machine's CPU) counted the cycles of the code.
const COUNTED: &str = ", counted";

/// Adds the words `COUNTED` to a machine's name, for rows whose cycles were counted.
pub fn counted(machine: &str) -> String {
    format!("{machine}{COUNTED}")
}

/// Returns the name of the machine without the words `COUNTED`. None if the name does not end with these words.
pub fn name_of_counted(machine: &str) -> Option<&str> {
    machine.strip_suffix(COUNTED)
}

/// A row of a table: a measurement, or a figure that was computed.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub experiment: String,
    pub machine: String,
    pub core_ghz: f64,
    /// The owner of the code: a constant of the module `owner`, or the name of another library.
    pub owner: String,
    pub algorithm: String,
    pub operation: String,
    /// The name that distinguishes rows of the same owner. For our code, this may be the name of the kernel.
    pub variant: String,
    pub threads: usize,
    /// The number of messages per call.
    pub messages: usize,
    /// The number of bytes per message.
    pub bytes: usize,
    pub unit: Unit,
    /// The statistics. None if the library is absent or was excluded.
    pub summary: Option<Summary>,
    /// The median of the ratios of this code's time to our code's time. None if the two were not measured in turn.
    pub ratio: Option<f64>,
    pub origin: Origin,
    /// The samples, in the order in which they were measured. A row that was computed has no samples.
    pub samples: Vec<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unit {
    CyclesPerByte,
    /// CPU cycles per call.
    Cycles,
    OpsPerSecond,
    /// Megabytes (10^6 bytes) per second.
    MbPerSecond,
    /// A factor, such as a gain.
    Times,
    /// A share in percent, such as the share of reads that hit in a cache.
    Percent,
    /// The machine does not have this library.
    Absent,
    /// The library was excluded, because it failed or its output differs from our output.
    Wrong,
}

impl Unit {
    const ALL: [(Self, &str); 8] = [
        (Self::CyclesPerByte, "cycles/byte"),
        (Self::Cycles, "cycles"),
        (Self::OpsPerSecond, "ops/s"),
        (Self::MbPerSecond, "MB/s"),
        (Self::Times, "times"),
        (Self::Percent, "%"),
        (Self::Absent, "absent"),
        (Self::Wrong, "wrong"),
    ];

    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(unit, _)| *unit == self).map_or("", |(_, name)| name)
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, n)| *n == name).map(|(unit, _)| *unit)
    }

    /// Whether a row with this unit has figures. Rows with `Absent` or `Wrong` have no figures.
    pub fn is_measured(self) -> bool {
        !matches!(self, Self::Absent | Self::Wrong)
    }

    /// Whether a smaller figure in this unit is better.
    pub fn is_cost(self) -> bool {
        matches!(self, Self::CyclesPerByte | Self::Cycles)
    }
}

pub const COLUMNS: [&str; 24] = [
    "experiment",
    "machine",
    "core_ghz",
    "owner",
    "algorithm",
    "operation",
    "variant",
    "threads",
    "messages",
    "bytes",
    "unit",
    "mean",
    "median",
    "minimum",
    "maximum",
    "mad",
    "count",
    "ratio",
    "version",
    "date",
    "commit",
    "compiler",
    "conditions",
    "samples",
];

impl Row {
    /// Returns the row as cells. The cells are in the order of the columns.
    pub fn cells(&self) -> [String; COLUMNS.len()] {
        COLUMNS.map(|column| self.cell(column))
    }

    /// Returns the cell in this column, or an empty text if there is no such column.
    pub fn cell(&self, column: &str) -> String {
        let figure = |of: fn(&Summary) -> f64| self.summary.as_ref().map_or(String::new(), |s| number(of(s)));
        match column {
            "experiment" => self.experiment.clone(),
            "machine" => self.machine.clone(),
            "core_ghz" => number(self.core_ghz),
            "owner" => self.owner.clone(),
            "algorithm" => self.algorithm.clone(),
            "operation" => self.operation.clone(),
            "variant" => self.variant.clone(),
            "threads" => self.threads.to_string(),
            "messages" => self.messages.to_string(),
            "bytes" => self.bytes.to_string(),
            "unit" => self.unit.name().to_owned(),
            "mean" => figure(|s| s.mean),
            "median" => figure(|s| s.median),
            "minimum" => figure(|s| s.minimum),
            "maximum" => figure(|s| s.maximum),
            "mad" => figure(|s| s.mad),
            "count" => self.summary.map_or(String::new(), |s| s.count.to_string()),
            "ratio" => self.ratio.map_or(String::new(), number),
            "version" => self.origin.version.clone(),
            "date" => self.origin.date.clone(),
            "commit" => self.origin.commit.clone(),
            "compiler" => self.origin.compiler.clone(),
            "conditions" => self.origin.conditions.clone(),
            "samples" => self.samples.iter().map(|sample| number(*sample)).collect::<Vec<_>>().join(" "),
            _ => String::new(),
        }
    }

    /// Whether the row was computed instead of measured. Such a row is the same in every run on every machine.
    pub fn is_computed(&self) -> bool {
        self.owner == MODEL || name_of_counted(&self.machine).is_some()
    }

    /// Whether both rows have the same figures for the same work. The origins of the figures may differ.
    pub fn is_same_as(&self, other: &Self) -> bool {
        // The columns of the origin come after the columns with figures.
        let mut figures = COLUMNS.iter().take_while(|column| **column != "version");
        // The work is compared first, because this comparison is fast, and finds a difference in most cases.
        let work = |row: &Self| (row.bytes, row.threads, row.unit);
        work(self) == work(other)
            && (&self.variant, &self.machine) == (&other.variant, &other.machine)
            && figures.all(|column| self.cell(column) == other.cell(column))
    }

    /// Whether both rows are about the same work on the same machine. The measured code may differ.
    pub fn is_beside(&self, other: &Self) -> bool {
        self.work() == other.work()
    }

    /// Returns the machine and the work of a row, as a key. Rows with the same key form a group.
    pub fn work(&self) -> impl Ord + use<'_> {
        let size = (self.threads, self.messages, self.bytes, self.unit);
        (&self.experiment, &self.machine, &self.algorithm, &self.operation, size)
    }

    fn from_cells(cells: &csv::StringRecord) -> Result<Self, String> {
        let cell = |column: &str| {
            let index = COLUMNS.iter().position(|c| *c == column);
            index.and_then(|i| cells.get(i)).unwrap_or_default()
        };
        let bad = |column: &str, allowed: &str| format!("{column} {:?}: {allowed}", cell(column));
        // A number that is not finite counts as missing. A word in place of a number is a mistake.
        let real = |column: &str| match cell(column) {
            "" => Ok(None),
            text => {
                text.parse::<f64>().map(|x| Some(x).filter(|x| x.is_finite())).map_err(|_| bad(column, "not a number"))
            }
        };
        let whole = |column: &str| cell(column).parse::<usize>().map_err(|_| bad(column, "not a whole number"));
        let text = |column: &str| cell(column).to_owned();
        let unit = Unit::from_name(cell("unit")).ok_or_else(|| {
            let names = Unit::ALL.map(|(_, name)| name);
            bad("unit", &format!("not one of {}", names.join(", ")))
        })?;
        let figures = [real("mean")?, real("median")?, real("minimum")?, real("maximum")?, real("mad")?];
        let summary = match figures {
            _ if !unit.is_measured() => None,
            [Some(mean), Some(median), Some(minimum), Some(maximum), Some(mad)] if median > 0.0 => {
                Some(Summary { mean, median, minimum, maximum, mad, count: whole("count")? })
            }
            _ => None,
        };
        Ok(Self {
            experiment: text("experiment"),
            machine: text("machine"),
            core_ghz: real("core_ghz")?.unwrap_or(0.0),
            owner: text("owner"),
            algorithm: text("algorithm"),
            operation: text("operation"),
            variant: text("variant"),
            threads: whole("threads")?,
            messages: whole("messages")?,
            bytes: whole("bytes")?,
            unit,
            summary,
            ratio: real("ratio")?.filter(|r| *r > 0.0),
            origin: Origin {
                version: text("version"),
                date: text("date"),
                commit: text("commit"),
                compiler: text("compiler"),
                conditions: text("conditions"),
            },
            samples: cell("samples")
                .split_whitespace()
                .map(|sample| sample.parse().map_err(|_| bad("samples", "not numbers between spaces")))
                .collect::<Result<_, _>>()?,
        })
    }
}

/// Formats a number with five digits, which is more than any measurement justifies. The text has no exponent, so that
/// every program can read the number.
fn number(x: f64) -> String {
    if x == 0.0 || !x.is_finite() {
        return "0".into();
    }
    let digits = (4 - x.abs().log10().floor() as i32).clamp(0, 9);
    format!("{x:.*}", digits as usize)
}

/// A table that is being written to a file. The file appears only when everything has been measured. After an error, no
/// file appears.
pub struct Table {
    file: NamedTempFile,
    writer: csv::Writer<File>,
    path: PathBuf,
}

impl Table {
    /// Creates the table, and its folder if necessary. So if files cannot be written to the folder, the error comes
    /// before anything is measured.
    pub fn create(dir: &Path, experiment: &str) -> Outcome<Self> {
        let explain = |e: &dyn std::fmt::Display| format!("{}: no results can be written there: {e}", dir.display());
        fs::create_dir_all(dir).map_err(|e| explain(&e))?;
        // The text of the error itself would name the temporary file. So only the kind of the error is used.
        let file = NamedTempFile::new_in(dir).map_err(|e| explain(&e.kind()))?;
        let mut writer = csv::Writer::from_writer(file.reopen()?);
        writer.write_record(COLUMNS)?;
        Ok(Self { file, writer, path: dir.join(format!("{experiment}.csv")) })
    }

    pub fn add(&mut self, row: &Row) -> Outcome {
        Ok(self.writer.write_record(row.cells())?)
    }

    pub fn finish(mut self) -> Outcome<PathBuf> {
        self.writer.flush()?;
        #[cfg(unix)]
        {
            // Only the owner of a temporary file may read the file. But everybody who may read the folder should be
            // able to read the results, so the rights are changed.
            use std::os::unix::fs::PermissionsExt;
            self.file.as_file().set_permissions(fs::Permissions::from_mode(0o644))?;
        }
        self.file.persist(&self.path).map_err(|e| format!("{}: {}", self.path.display(), e.error))?;
        Ok(self.path)
    }
}

/// The content of a file that `Table` has written.
#[derive(Debug, Default)]
pub struct Rows {
    pub rows: Vec<Row>,
    /// The line numbers of rows that have no figures although they should have some. Such rows are not in `rows`.
    pub blank: Vec<u64>,
}

pub fn read(path: &Path) -> Outcome<Rows> {
    let name = path.display();
    let mut reader = csv::Reader::from_path(path).map_err(|e| format!("{name}: {e}"))?;
    if reader.headers().map_err(|e| format!("{name}: {e}"))? != COLUMNS[..] {
        return Err(
            format!("{name}: line 1: not a result of the lab; the first line must be {}", COLUMNS.join(",")).into()
        );
    }
    let mut found = Rows::default();
    for record in reader.records() {
        let record = record.map_err(|e| format!("{name}: {e}"))?;
        let line = record.position().map_or(0, csv::Position::line);
        let row = Row::from_cells(&record).map_err(|e| format!("{name}: line {line}: {e}"))?;
        if row.unit.is_measured() && row.summary.is_none() {
            found.blank.push(line);
        } else {
            found.rows.push(row);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row() -> Row {
        Row {
            experiment: "hashes".into(),
            machine: "A \"machine\", of cores".into(),
            core_ghz: 3.7,
            owner: "fastgost".into(),
            algorithm: "streebog256".into(),
            operation: "hash".into(),
            variant: "avx512".into(),
            threads: 1,
            messages: 64,
            bytes: 1472,
            unit: Unit::CyclesPerByte,
            summary: Summary::of(&[1.25, 1.5, 12345.0, 0.000125]),
            ratio: Some(4.5),
            origin: Origin {
                version: "1.2, of theirs".into(),
                date: "2026-01-02".into(),
                commit: "0123456+".into(),
                compiler: "rustc 1.95.0".into(),
                conditions: "load 0.5".into(),
            },
            samples: vec![1.25, 1.5, 12345.0, 0.000125],
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let dir = tempfile::tempdir().unwrap();
        let absent = Row { owner: "GMP".into(), unit: Unit::Absent, summary: None, ratio: None, ..row() };
        let mut table = Table::create(&dir.path().join("new"), "hashes").unwrap();
        let wrong = Row { unit: Unit::Wrong, ..absent.clone() };
        for row in [row(), absent.clone(), wrong.clone()] {
            table.add(&row).unwrap();
        }
        let path = table.finish().unwrap();
        assert_eq!(path, dir.path().join("new/hashes.csv"));
        let rows = read(&path).unwrap().rows;
        assert_eq!(rows.len(), 3);
        assert_eq!(rows[2], wrong);
        assert_eq!(rows[0].cells(), row().cells());
        assert_eq!(rows[1], absent);
        assert_eq!(rows[0].cell("bytes"), "1472");
        assert_eq!((rows[0].cell("minimum"), rows[0].cell("no such column")), ("0.00012500".into(), String::new()));
    }

    #[test]
    fn an_unfinished_table_leaves_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let mut table = Table::create(dir.path(), "hashes").unwrap();
        table.add(&row()).unwrap();
        drop(table);
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
    }

    #[test]
    fn a_folder_that_cannot_be_made() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("file");
        fs::write(&file, "").unwrap();
        let error = Table::create(&file, "hashes").err().unwrap().to_string();
        assert!(error.contains("no results can be written there"), "{error}");
    }

    /// Nobody can make files in `/proc`, not even the superuser.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_folder_that_takes_no_files() {
        let error = Table::create(Path::new("/proc"), "hashes").err().unwrap().to_string();
        assert!(error.starts_with("/proc: no results can be written there: ") && !error.contains(".tmp"), "{error}");
    }

    #[test]
    fn what_is_no_result() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("hashes.csv");
        fs::write(&path, "a,b\n1,2\n").unwrap();
        assert!(read(&path).unwrap_err().to_string().contains("not a result of the lab"));
        let header = COLUMNS.join(",");
        fs::write(&path, format!("{header}\nx,m,3,o,a,op,v,1,1,one,cycles,1,1,1,1,1,1,,,,,,,\n")).unwrap();
        assert!(read(&path).unwrap_err().to_string().ends_with("line 2: bytes \"one\": not a whole number"));
        fs::write(&path, format!("{header}\nx,m,3,o,a,op,v,1,1,1,miles,1,1,1,1,1,1,,,,,,,\n")).unwrap();
        assert!(read(&path).unwrap_err().to_string().contains("unit \"miles\": not one of cycles/byte, "));
        fs::write(&path, format!("{header}\nx,m\n")).unwrap();
        assert!(read(&path).unwrap_err().to_string().starts_with(&path.display().to_string()));
    }
}
