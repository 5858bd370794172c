//! Writes two tables for each machine. One table is about data, and the other table is about signatures. Each table has
//! a column for each of our kernels, and a column for the best other library.
use super::record::{Record, Speed};
use crate::{
    experiment::{
        owner::{COMPILED, LAB, MODEL, OURS, PAPER},
        table::{Row, Unit},
    },
    report::{scale, verdict},
};

/// A line of a table. A line has two names of its work: the name in `fastgost speed`, and the name in the experiments.
pub struct Line {
    pub title: &'static str,
    algorithm: &'static str,
    operation: &'static str,
    bytes: usize,
    messages: usize,
    experiment: (&'static str, &'static str),
}

const fn line(
    title: &'static str,
    [algorithm, operation]: [&'static str; 2],
    bytes: usize,
    messages: usize,
    experiment: (&'static str, &'static str),
) -> Line {
    Line { title, algorithm, operation, bytes, messages, experiment }
}

pub const DATA: [Line; 13] = [
    line("Kuznyechik, CTR", ["kuznyechik-ctr", "encrypt"], 16384, 1, ("kuznyechik", "ctr")),
    line("Kuznyechik, CBC decryption", ["kuznyechik-cbc", "decrypt"], 16384, 1, ("kuznyechik", "cbc decrypt")),
    line("Kuznyechik, MGM", ["kuznyechik-mgm", "seal"], 16384, 1, ("kuznyechik", "mgm")),
    line("Kuznyechik, MGM, 64 packets of 1472 bytes", ["kuznyechik-mgm", "seal"], 1472, 64, ("kuznyechik", "mgm")),
    line("Magma, CTR", ["magma-ctr", "encrypt"], 16384, 1, ("magma", "ctr")),
    line("Magma, MGM", ["magma-mgm", "seal"], 16384, 1, ("magma", "mgm")),
    line("Magma, MGM, 64 packets of 1472 bytes", ["magma-mgm", "seal"], 1472, 64, ("magma", "mgm")),
    line("GOST 28147-89, CNT", ["gost28147-cnt", "encrypt"], 16384, 1, ("gost28147", "cnt")),
    line("Streebog-256", ["streebog256", "hash"], 16384, 1, ("streebog256", "hash")),
    line("Streebog-256, 64 messages", ["streebog256", "hash"], 16384, 64, ("streebog256", "hash")),
    line("Streebog-512", ["streebog512", "hash"], 16384, 1, ("streebog512", "hash")),
    line("GOST R 34.11-94", ["gost94", "hash"], 16384, 1, ("gost94", "hash")),
    line("GOST R 34.11-94, 64 messages", ["gost94", "hash"], 16384, 64, ("gost94", "hash")),
];

pub const SIGNATURES: [Line; 6] = [
    line("256-A, sign", ["gost3410-256-a", "sign"], 32, 1, ("gost3410-256-a", "sign")),
    line("256-A, verify", ["gost3410-256-a", "verify"], 32, 1, ("gost3410-256-a", "verify")),
    line("256-A, verify, 64 at once", ["gost3410-256-a", "verify"], 32, 64, ("gost3410-256-a", "verify")),
    line("512-A, sign", ["gost3410-512-a", "sign"], 64, 1, ("gost3410-512-a", "sign")),
    line("512-A, verify", ["gost3410-512-a", "verify"], 64, 1, ("gost3410-512-a", "verify")),
    line("512-A, verify, 64 at once", ["gost3410-512-a", "verify"], 64, 64, ("gost3410-512-a", "verify")),
];

pub fn markdown(records: &[Record]) -> String {
    let mut text = String::new();
    for record in records {
        let clocks = || record.speeds.iter().map(|s| s.core_ghz);
        let (low, high) = (clocks().fold(f64::MAX, f64::min), clocks().fold(0.0, f64::max));
        let clock = match [low, high].map(|c| format!("{c:.1}")) {
            [a, b] if a == b => a,
            [a, b] => format!("{a}-{b}"),
        };
        let cpu = escaped(&record.speeds[0].cpu);
        text += &format!("{cpu}, {clock} GHz, one thread, {}.\n\n", escaped(&record.date));
        text += "Each figure is a median in MB/s (10^6 bytes per second), followed by the median in cycles per byte in parentheses. A message has 16 KiB, unless the row says otherwise. Each kernel has a column. If the cell of a kernel is empty, fastgost uses the next kernel to the right that has a figure. The other libraries were measured in another run, in turn with fastgost. The factor after the name of a library says how many times as fast our fastest kernel was in that run.\n\n";
        text += &table(record, &DATA, &|s| Some(data(s.mb_per_s_median?, s.median_cycles()?)), &throughput);
        let signatures = table(record, &SIGNATURES, &|s| s.ops_per_s_median.map(scale::figure), &operations);
        if !signatures.is_empty() {
            text += "\nSignatures (GOST R 34.10-2012), operations per second, one column per kernel:\n\n";
            text += &signatures;
        }
        text += "\n";
    }
    text
}

/// Makes a table. The table has a column for each recorded kernel. If another library was measured, the table also has
/// a column for other libraries.
fn table(
    record: &Record,
    lines: &[Line],
    cell: &dyn Fn(&Speed) -> Option<String>,
    other: &dyn Fn(&Row) -> Option<(f64, String)>,
) -> String {
    let of = |l: &Line| best(&record.speeds, l);
    let mut kernels: Vec<&str> = Vec::new();
    for kernel in lines.iter().flat_map(of).map(|s| &*s.kernel) {
        if !kernels.contains(&kernel) {
            kernels.push(kernel);
        }
    }
    let lines: Vec<_> = lines.iter().filter(|l| !of(l).is_empty()).collect();
    if lines.is_empty() {
        return String::new();
    }
    let others: Vec<_> = lines.iter().map(|l| rival(&record.rows, l, other).map(|(_, text)| text)).collect();
    let mut heads = [&[""], &kernels[..]].concat();
    if others.iter().any(Option::is_some) {
        heads.push("best other library");
    }
    let mut text = format!("| {} |\n|---{}|\n", heads.join(" | "), "|--:".repeat(heads.len() - 1));
    for (line, other) in lines.into_iter().zip(others) {
        let speeds = of(line);
        let mut cells = vec![line.title.to_owned()];
        cells.extend(
            kernels.iter().map(|k| speeds.iter().find(|s| s.kernel == *k).and_then(|s| cell(s)).unwrap_or_default()),
        );
        if cells.len() < heads.len() {
            cells.push(other.unwrap_or_default());
        }
        text += &format!("| {} |\n", cells.join(" | "));
    }
    text
}

/// Returns the fastest run of each constant-time kernel. The kernels are in the order of the record.
pub fn best<'a>(speeds: &'a [Speed], line: &Line) -> Vec<&'a Speed> {
    let mut best: Vec<&Speed> = Vec::new();
    let speed = |s: &Speed| s.median().unwrap_or_default();
    for s in speeds.iter().filter(|s| s.constant_time && s.threads == 1) {
        if (&*s.algorithm, &*s.operation, s.bytes, s.messages)
            != (line.algorithm, line.operation, line.bytes, line.messages)
        {
            continue;
        }
        match best.iter_mut().find(|b| b.kernel == s.kernel) {
            Some(known) if speed(known) >= speed(s) => {}
            Some(known) => *known = s,
            None => best.push(s),
        }
    }
    best
}

/// Finds the best other library. If our library took part in a race, the best other library is the library that comes
/// closest to ours. Then the text also has the factor by which our library was faster. Otherwise the best other library
/// is the fastest other library. Returns the library's speed, and a text with the library's speed and name.
pub fn rival(rows: &[Row], line: &Line, of: &dyn Fn(&Row) -> Option<(f64, String)>) -> Option<(f64, String)> {
    let same = |r: &&Row| {
        (&*r.algorithm, &*r.operation) == line.experiment
            && (r.messages, r.threads) == (line.messages, 1)
            // The input of a signature is always one digest, so the number of bytes is left out.
            && (r.bytes == line.bytes || r.unit == Unit::OpsPerSecond)
            && ![OURS, PAPER, LAB, COMPILED, MODEL].contains(&&*r.owner)
    };
    let text = |row: &Row, factor: String| {
        let (value, figure) = of(row)?;
        Some((value, format!("{figure} {}{factor}", escaped(&row.owner))))
    };
    let races = verdict::compare(rows).into_iter().filter(|race| same(&race.other) && of(race.other).is_some());
    if let Some(race) = races.min_by(|a, b| a.times.total_cmp(&b.times)) {
        return text(race.other, format!(", {}", scale::times(race.times)));
    }
    let speed = |row: &&Row| of(row).map_or(0.0, |(speed, _)| speed);
    rows.iter().filter(same).max_by(|a, b| speed(a).total_cmp(&speed(b))).and_then(|row| text(row, String::new()))
}

/// Returns the speed of a row in MB/s, and a text with this speed. Returns None if the row's unit is neither cycles per
/// byte nor MB/s.
fn throughput(row: &Row) -> Option<(f64, String)> {
    let mb = mb_per_s(row)?;
    Some((mb, data(mb, row.core_ghz * 1e3 / mb)))
}

pub fn mb_per_s(row: &Row) -> Option<f64> {
    let value = row.summary?.median;
    match row.unit {
        Unit::CyclesPerByte => Some(row.core_ghz * 1e3 / value),
        Unit::MbPerSecond => Some(value),
        _ => None,
    }
}

pub fn operations(row: &Row) -> Option<(f64, String)> {
    let value = row.summary?.median;
    let ops = match row.unit {
        Unit::OpsPerSecond => value,
        Unit::Cycles => row.core_ghz * 1e9 / value,
        _ => return None,
    };
    Some((ops, scale::figure(ops)))
}

fn data(mb: f64, cycles: f64) -> String {
    format!("{mb:.0} ({})", if cycles < 9.995 { format!("{cycles:.2}") } else { format!("{cycles:.1}") })
}

/// Escapes the characters that have a special meaning in Markdown.
pub fn escaped(text: &str) -> String {
    text.chars().fold(String::new(), |mut all, c| {
        if matches!(c, '|' | '<' | '>' | '\\' | '`' | '*' | '_' | '[' | ']') {
            all.push('\\');
        }
        all.push(if c.is_control() { ' ' } else { c });
        all
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{readme::record::tests::SPEED, report::synthetic};

    fn record() -> Record {
        let mut reader = csv::Reader::from_reader(SPEED.as_bytes());
        let speeds = reader.deserialize().map(Result::unwrap).collect();
        Record { folder: "a".into(), date: "2026-01-02".into(), speeds, rows: Vec::new() }
    }

    #[test]
    fn kernels_side_by_side() {
        let text = markdown(&[record()]).replace('\u{202f}', " ");
        assert!(text.starts_with("A \\| CPU, \\<new\\>, 3.6-3.7 GHz, one thread, 2026-01-02.\n"), "{text}");
        // If a kernel has two runs, the table shows the faster run. The table leaves out kernels that are not
        // constant-time.
        let table = "| | avx512 | portable |\n|---|--:|--:|\n| Kuznyechik, CTR | 3337 (1.14) | 228 (16.6) |\n";
        assert!(text.replace("|  |", "| |").contains(table), "{text}");
        assert!(text.contains("| 256-A, sign | 190 000 |\n"), "{text}");
    }

    #[test]
    fn the_best_of_the_others() {
        let mut record = record();
        for (owner, unit, value) in [
            ("RustCrypto", Unit::CyclesPerByte, 37.0),
            ("gost-engine", Unit::MbPerSecond, 20.0),
            ("model", Unit::CyclesPerByte, 0.1),
        ] {
            let row = synthetic::row("x", owner, "", 16384, unit, value);
            record.rows.push(Row { algorithm: "kuznyechik".into(), operation: "ctr".into(), ..row });
        }
        let row = synthetic::row("x", "gost-engine", "", 0, Unit::OpsPerSecond, 2000.0);
        record.rows.push(Row { algorithm: "gost3410-256-a".into(), operation: "sign".into(), ..row });
        // The text has no factor if our library was not measured in the same race.
        let text = markdown(std::slice::from_ref(&record)).replace('\u{202f}', " ");
        assert!(
            text.contains("| best other library |") && text.contains("| 228 (16.6) | 100 (37.0) RustCrypto |"),
            "{text}"
        );
        assert!(text.contains("| 190 000 | 2000 gost-engine |"), "{text}");
        let ours = synthetic::row("x", "fastgost", "avx512", 0, Unit::OpsPerSecond, 9000.0);
        record.rows.push(Row { algorithm: "gost3410-256-a".into(), operation: "sign".into(), ..ours });
        assert!(markdown(&[record]).replace('\u{202f}', " ").contains("| 190 000 | 2000 gost-engine, 4.50× |"));
    }
}
