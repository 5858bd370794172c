//! Figures for AArch64 that are modelled, not measured: the table that `modelled/run --csv` writes.
use crate::pair::Outcome;
use std::{fmt::Write, path::Path};

/// Where they are in the record.
pub const FILE: &str = "modelled-aarch64.csv";

/// The table: cycles per byte.
#[derive(Default)]
pub struct Modelled {
    /// LLVM's names.
    cpus: Vec<String>,
    rows: Vec<Row>,
}

struct Row {
    owner: String,
    /// The registry's name.
    algorithm: String,
    /// Ours only.
    kernel: String,
    bytes: usize,
    messages: usize,
    /// None for a processor that chooses another kernel.
    cycles_per_byte: Vec<Option<f64>>,
}

/// The words of one language, for the short table.
pub struct Words {
    lead: &'static str,
    corner: &'static str,
    /// What to call it, the algorithm, messages.
    rows: [(&'static str, &'static str, usize); 5],
}

pub const ENGLISH: Words = Words {
    lead: "On AArch64 nothing has been measured yet. These figures are **modelled**, by LLVM's models of the processors (llvm-mca 19, \
`modelled/run`), for messages of 16 KiB. The models ignore caches, which makes the other library's tables look faster than they \
are. For 4 messages at once, its figure is that of one message:",
    corner: "modelled cycles per byte: fastgost (RustCrypto)",
    rows: [
        ("Kuznyechik, CTR", "kuznyechik-ctr", 1),
        ("Magma, CTR", "magma-ctr", 1),
        ("Streebog-256", "streebog256", 1),
        ("GOST R 34.11-94", "gost94", 1),
        ("GOST R 34.11-94, 4 messages at once", "gost94", 4),
    ],
};

pub const RUSSIAN: Words = Words {
    lead: "На AArch64 ещё ничего не измерено. Эти числа **смоделированы**: модели процессоров из LLVM (llvm-mca 19, `modelled/run`), \
сообщения по 16 КиБ. Модель не учитывает кеши, поэтому табличные реализации выглядят в ней быстрее, \
чем на деле. Для 4 сообщений сразу у другой библиотеки указано число для одного:",
    corner: "тактов на байт по модели: fastgost (RustCrypto)",
    rows: [
        ("Кузнечик, CTR", "kuznyechik-ctr", 1),
        ("Магма, CTR", "magma-ctr", 1),
        ("Стрибог-256", "streebog256", 1),
        ("ГОСТ Р 34.11-94", "gost94", 1),
        ("ГОСТ Р 34.11-94, 4 сообщения сразу", "gost94", 4),
    ],
};

/// The length of a message in the short table.
const LENGTH: usize = 16384;

/// The record's, or an empty table if it has none.
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
    /// The short table.
    pub fn short(&self, words: &Words) -> String {
        let mut text = format!("{}\n\n{}", words.lead, self.head(words.corner));
        for (title, algorithm, messages) in words.rows {
            // The last of several kernels is that of the highest level.
            let find = |owner: &str, messages, cpu: usize| {
                let fits = |row: &&Row| row.owner == owner && row.algorithm == algorithm && row.bytes == LENGTH;
                let rows =
                    self.rows.iter().filter(fits).filter(|row| row.messages == messages && row.kernel != "portable");
                rows.filter_map(|row| row.cycles_per_byte[cpu]).next_back()
            };
            let ours: Vec<_> = (0..self.cpus.len()).map(|cpu| find("fastgost", messages, cpu)).collect();
            if ours.iter().all(Option::is_none) {
                continue;
            }
            let cells = ours.into_iter().enumerate().map(|(cpu, ours)| match find("rustcrypto", 1, cpu) {
                // It has no functions for many messages: each takes as long as if it were alone.
                Some(theirs) => format!("{} ({})", figure(ours), figure(Some(theirs))),
                None => figure(ours),
            });
            _ = writeln!(text, "| {title} | {} |", cells.collect::<Vec<_>>().join(" | "));
        }
        text
    }

    /// Every row; those of the same work together, in the order of the first.
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

/// A processor's name as its maker writes it.
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
    fn ours_and_in_parentheses_the_other() {
        let modelled = modelled(TABLE).unwrap();
        let short = modelled.short(&ENGLISH);
        let table = "\n\n| modelled cycles per byte: fastgost (RustCrypto) | Cortex-A72 | Apple M1 |\n|---|--:|--:|\n\
            | Kuznyechik, CTR | 20.0 (131) | 4.5 (10.0) |\n| GOST R 34.11-94, 4 messages at once | 24.0 | 8.0 |\n";
        assert!(short.starts_with("On AArch64 nothing has been measured") && short.ends_with(table), "{short}");
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

    /// Every row of the short tables is in the project's record.
    #[test]
    fn the_record_has_what_is_shown() {
        let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("record");
        let modelled = read(&record).unwrap();
        for words in [ENGLISH, RUSSIAN] {
            let short = modelled.short(&words);
            for (title, ..) in words.rows {
                assert!(short.contains(&format!("| {title} |")), "{title}");
            }
        }
    }
}
