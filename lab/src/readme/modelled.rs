//! Writes figures for AArch64. These figures were not measured, but computed by models of processors. The figures are
//! in the table that `modelled/run --csv` writes.
use crate::pair::Outcome;
use std::{fmt::Write, path::Path};

/// The path of these figures in the record.
pub const FILE: &str = "modelled-aarch64.csv";

/// The table of figures, in cycles per byte.
#[derive(Default)]
pub struct Modelled {
    /// The names of the processors in LLVM.
    cpus: Vec<String>,
    rows: Vec<Row>,
}

struct Row {
    owner: String,
    /// The name of the algorithm in the registry.
    algorithm: String,
    /// The name of our kernel. The name is empty if the table gives no kernel.
    kernel: String,
    bytes: usize,
    messages: usize,
    /// The figures, one for each processor. None for a processor that uses another kernel.
    cycles_per_byte: Vec<Option<f64>>,
}

/// Reads the table in the record. If the record has no such table, returns an empty table.
pub fn read(record: &Path) -> Outcome<Modelled> {
    let path = record.join(FILE);
    if !path.exists() {
        return Ok(Modelled::default());
    }
    let name = path.display();
    let mut reader = csv::Reader::from_path(&path).map_err(|e| format!("{name}: {e}"))?;
    let columns = reader.headers().map_err(|e| format!("{name}: {e}"))?.clone();
    let names: Vec<_> = columns.iter().collect();
    let ["owner", "algorithm", "bytes", "messages", cpus @ ..] = &names[..] else {
        return Err(format!(
            "{name}: columns {}; expected owner, algorithm, bytes, messages and processors",
            names.join(", ")
        )
        .into());
    };
    let cpus = cpus.iter().map(|cpu| (*cpu).to_owned()).collect();
    let mut rows = Vec::new();
    for row in reader.deserialize() {
        let (owner, algorithm, bytes, messages, cycles_per_byte): (String, String, _, _, Vec<Option<f64>>) =
            row.map_err(|e| format!("{name}: {e}"))?;
        let (algorithm, kernel) = algorithm.split_once('@').unwrap_or((&algorithm, ""));
        let (algorithm, kernel) = (algorithm.to_owned(), kernel.to_owned());
        rows.push(Row { owner, algorithm, kernel, bytes, messages, cycles_per_byte });
    }
    Ok(Modelled { cpus, rows })
}

impl Modelled {
    /// Returns all rows. Rows about the same work come one after the other. The groups are in the order of their first
    /// rows.
    pub fn full(&self) -> String {
        let work = |row: &Row| (row.algorithm.clone(), row.bytes, row.messages);
        let mut rows: Vec<_> = self.rows.iter().collect();
        rows.sort_by_key(|row| self.rows.iter().position(|other| work(other) == work(row)));
        let mut text = self.head("algorithm | bytes | messages | by");
        for row in rows {
            let by = if row.owner == "fastgost" { &row.kernel } else { "RustCrypto" };
            let cells: Vec<_> = row.cycles_per_byte.iter().map(|c| figure(*c)).collect();
            _ = writeln!(
                text,
                "| {} | {} | {} | {by} | {} |",
                row.algorithm,
                row.bytes,
                row.messages,
                cells.join(" | ")
            );
        }
        text
    }

    fn head(&self, corner: &str) -> String {
        let cpus: Vec<_> = self.cpus.iter().map(|cpu| title(cpu)).collect();
        let rule = "|---".repeat(corner.split('|').count()) + &"|--:".repeat(cpus.len());
        format!("| {corner} | {} |\n{rule}|\n", cpus.join(" | "))
    }
}

/// Returns the name of a processor as its maker writes it.
fn title(cpu: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let Some((family, model)) = cpu.split_once('-') else { return cpu.to_owned() };
    let between = if family == "cortex" { '-' } else { ' ' };
    format!("{}{between}{}", capital(family), capital(model))
}

fn figure(cycles: Option<f64>) -> String {
    match cycles {
        None => String::new(),
        Some(cycles) if cycles < 100.0 => format!("{cycles:.1}"),
        Some(cycles) => format!("{cycles:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const TABLE: &str = "owner,algorithm,bytes,messages,cortex-a72,apple-m1\n\
        fastgost,kuznyechik-ctr@neon,16384,1,20.04,5.5\n\
        fastgost,kuznyechik-ctr@portable,16384,1,10,5\n\
        fastgost,gost94@neon,16384,4,24,8\n\
        fastgost,streebog256@neon,512,1,99,25\n\
        fastgost,kuznyechik-ctr@neon-sha3,16384,1,,4.5\n\
        rustcrypto,kuznyechik-ctr,16384,1,130.6,10\n";

    fn modelled(table: &str) -> Outcome<Modelled> {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(FILE), table).unwrap();
        read(dir.path())
    }

    #[test]
    fn rows_of_the_same_work_together() {
        let modelled = modelled(TABLE).unwrap();
        let full = modelled.full();
        let rows: Vec<_> = full.lines().skip(2).collect();
        assert_eq!(
            rows[..4],
            [
                "| kuznyechik-ctr | 16384 | 1 | neon | 20.0 | 5.5 |",
                "| kuznyechik-ctr | 16384 | 1 | portable | 10.0 | 5.0 |",
                "| kuznyechik-ctr | 16384 | 1 | neon-sha3 |  | 4.5 |",
                "| kuznyechik-ctr | 16384 | 1 | RustCrypto | 131 | 10.0 |",
            ]
        );
        assert_eq!(rows.len(), 6);
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |table: &str| modelled(table).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(error("owner,price\ntea,3\n").contains("columns owner, price; expected owner, algorithm"));
        assert!(error(&TABLE.replace("20.04", "many")).contains(FILE));
        assert!(error(&TABLE.replace(",5.5", "")).contains(FILE));
    }
}
