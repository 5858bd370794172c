//! One short table, of the first machine, for the first screen of the README: the kernels that most CPUs use. A line
//! for each other machine says how far its figures are from these.
use super::{
    record::{Record, Speed},
    tables::{self, DATA, Line, SIGNATURES},
};
use crate::{experiment::table::Row, report::scale};

/// The words of one language.
pub struct Words {
    /// What precedes the machine's name.
    prefix: &'static str,
    /// Words of the machine's name that are not names themselves, and what to write instead.
    machine: &'static [(&'static str, &'static str)],
    conditions: &'static str,
    per_second: &'static str,
    columns: [&'static str; 4],
    /// Another machine's figures in proportion: what precedes its name, what precedes its ranges, between two numbers
    /// of a range.
    elsewhere: [&'static str; 3],
    /// A title of a full table, and the same work here.
    rows: [(&'static str, &'static str); 7],
}

pub const ENGLISH: Words = Words {
    prefix: "",
    machine: &[],
    conditions: "one thread, messages of 16 KiB, medians",
    per_second: "MB/s; signatures per second",
    columns: ["AVX-512", "AVX2, ADX", "any CPU", "best other library, and our lead over it in one run"],
    elsewhere: ["fastgost on another machine, ", ", in proportion to this table", " to "],
    rows: [
        ("Kuznyechik, CTR", "Kuznyechik, CTR"),
        ("Kuznyechik, MGM", "Kuznyechik, MGM (authenticated)"),
        ("Magma, CTR", "Magma, CTR"),
        ("Magma, MGM", "Magma, MGM (authenticated)"),
        ("Streebog-256", "Streebog-256"),
        ("256-A, sign", "GOST R 34.10-2012, 256 bits, sign"),
        ("256-A, verify", "GOST R 34.10-2012, 256 bits, verify"),
    ],
};

pub const RUSSIAN: Words = Words {
    prefix: "Процессор ",
    machine: &[
        ("family ", "семейство "),
        (" model ", ", модель "),
        ("Sapphire Rapids class", "класс Sapphire Rapids"),
        ("a virtual machine of 2 cores", "виртуальная машина с двумя ядрами"),
    ],
    conditions: "один поток, сообщения по 16 КиБ, медианы",
    per_second: "МБ/с; подписей в секунду",
    columns: ["AVX-512", "AVX2, ADX", "любой процессор", "лучшая из других библиотек и наш выигрыш в одном замере"],
    elsewhere: ["fastgost на другой машине, ", ", по отношению к этой таблице", "–"],
    rows: [
        ("Kuznyechik, CTR", "Кузнечик, CTR"),
        ("Kuznyechik, MGM", "Кузнечик, MGM (с имитозащитой)"),
        ("Magma, CTR", "Магма, CTR"),
        ("Magma, MGM", "Магма, MGM (с имитозащитой)"),
        ("Streebog-256", "Стрибог-256"),
        ("256-A, sign", "ГОСТ Р 34.10-2012, 256 бит, подпись"),
        ("256-A, verify", "ГОСТ Р 34.10-2012, 256 бит, проверка"),
    ],
};

/// The level of each column of ours.
const LEVELS: [&str; 3] = ["avx512", "avx2", "portable"];

pub fn markdown(records: &[Record], words: &Words) -> String {
    let [record, others @ ..] = records else { return String::new() };
    let cpu = name(&record.speeds[0], words);
    let date = tables::escaped(&record.date);
    let mut text = format!("{}{cpu}, {}, {date}:\n\n", words.prefix, words.conditions);
    text += &format!("| {} | {} |\n|---|--:|--:|--:|--:|\n", words.per_second, words.columns.join(" | "));
    for (line, title) in lines(words) {
        if let Some(cells) = cells(record, line) {
            text += &format!("| {title} | {} |\n", cells.join(" | "));
        }
    }
    for other in others {
        text += &elsewhere(record, other, words).unwrap_or_default();
    }
    text
}

fn lines(words: &Words) -> impl Iterator<Item = (&'static Line, &'static str)> {
    let all = || DATA.iter().chain(&SIGNATURES);
    words
        .rows
        .into_iter()
        .map(move |(full, title)| (all().find(|l| l.title == full).expect("a title of the full tables"), title))
}

/// The range of each column of another machine, in proportion to the table's machine.
fn elsewhere(record: &Record, other: &Record, words: &Words) -> Option<String> {
    let mut ranges = Vec::new();
    for (column, name) in words.columns.iter().take(LEVELS.len()).enumerate() {
        let times = lines(words).filter_map(|(line, _)| {
            let [here, there] = [record, other].map(|r| ours(&r.speeds, line)[column].and_then(Speed::median));
            Some(there? / here?)
        });
        let (low, high) = times.fold((f64::MAX, 0.0), |(low, high): (f64, f64), t| (low.min(t), high.max(t)));
        if low <= high {
            ranges.push(format!("{name} {low:.2}{}{high:.2}", words.elsewhere[2]));
        }
    }
    let [before, after, _] = words.elsewhere;
    let (cpu, date) = (name(other.speeds.first()?, words), tables::escaped(&other.date));
    (!ranges.is_empty()).then(|| format!("\n{before}{cpu}, {date}{after}: {}.\n", ranges.join("; ")))
}

/// The figures of one line, unless there are none.
fn cells(record: &Record, line: &Line) -> Option<[String; 4]> {
    let figure = |s: &Speed| {
        s.mb_per_s_median
            .map(|mb| format!("{mb:.0}"))
            .or_else(|| s.ops_per_s_median.map(scale::figure))
            .unwrap_or_default()
    };
    let ours = ours(&record.speeds, line).map(|s| s.map(figure));
    if ours.iter().all(Option::is_none) {
        return None;
    }
    let [a, b, c] = ours;
    Some([a, b, c, tables::rival(&record.rows, line, &other)].map(Option::unwrap_or_default))
}

/// The best run of each column's kernel.
fn ours<'a>(speeds: &'a [Speed], line: &Line) -> [Option<&'a Speed>; LEVELS.len()] {
    let best = tables::best(speeds, line);
    LEVELS.map(|level| best.iter().copied().find(|s| s.kernel == level))
}

/// The machine's name in the language.
fn name(speed: &Speed, words: &Words) -> String {
    tables::escaped(&words.machine.iter().fold(speed.cpu.clone(), |cpu, (from, to)| cpu.replace(from, to)))
}

fn other(row: &Row) -> Option<(f64, String)> {
    tables::operations(row).or_else(|| tables::mb_per_s(row).map(|mb| (mb, format!("{mb:.0}"))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{experiment::table::Unit, readme::record::tests::SPEED, report::synthetic};

    fn record(date: &str) -> Record {
        let mut reader = csv::Reader::from_reader(SPEED.as_bytes());
        let speeds = reader.deserialize().map(Result::unwrap).collect();
        let row = synthetic::row("x", "gost-engine", "", 0, Unit::OpsPerSecond, 2000.0);
        let row = Row { algorithm: "gost3410-256-a".into(), operation: "sign".into(), ..row };
        Record { folder: "a".into(), date: date.into(), speeds, rows: vec![row] }
    }

    #[test]
    fn a_line_for_what_was_measured() {
        let text = markdown(&[record("2026-01-02")], &ENGLISH);
        assert!(
            text.starts_with("A \\| CPU, \\<new\\>, one thread, messages of 16 KiB, medians, 2026-01-02:\n\n|"),
            "{text}"
        );
        assert!(text.contains("\n| Kuznyechik, CTR | 3337 |  | 228 |  |\n"), "{text}");
        assert!(text.contains("sign | 190\u{202f}000 |  |  | 2000 gost-engine |\n"), "{text}");
        assert_eq!(text.lines().count(), 6, "{text}");
    }

    /// A machine's name is translated as far as it consists of words.
    #[test]
    fn a_machine_in_russian() {
        let mut record = record("2026-01-02");
        record.speeds[0].cpu = "AMD EPYC (family 26 model 2, Zen 5, a virtual machine of 2 cores)".into();
        let text = markdown(&[record], &RUSSIAN);
        let name = "Процессор AMD EPYC (семейство 26, модель 2, Zen 5, виртуальная машина с двумя ядрами), один поток";
        assert!(text.starts_with(name), "{text}");
    }

    /// The first machine has the table, though another was measured later.
    #[test]
    fn a_line_for_another_machine() {
        let mut other = record("2027-01-02");
        for speed in &mut other.speeds {
            speed.cpu = "Another".into();
            // A signature is half as fast, data in portable code twice as fast; the best of two runs counts.
            speed.ops_per_s_median = speed.ops_per_s_median.map(|v| v / 2.0);
            if speed.kernel == "portable" {
                speed.mb_per_s_median = speed.mb_per_s_median.map(|v| v * 2.0);
            }
        }
        let text = markdown(&[record("2026-01-02"), other], &ENGLISH);
        let table = markdown(&[record("2026-01-02")], &ENGLISH);
        let line = "fastgost on another machine, Another, 2027-01-02, in proportion to this table: AVX-512 0.50 to 1.00; any CPU \
            2.00 to 2.00.";
        assert_eq!(text, format!("{table}\n{line}\n"));
        let stranger = Record { speeds: Vec::new(), ..record("2027-01-02") };
        assert_eq!(markdown(&[record("2026-01-02"), stranger], &ENGLISH), table);
    }

    /// Every title of both languages is one of the full tables.
    #[test]
    fn titles() {
        for (full, _) in ENGLISH.rows.iter().chain(&RUSSIAN.rows) {
            assert!(DATA.iter().chain(&SIGNATURES).any(|l| l.title == *full), "{full}");
        }
    }
}
