//! A small chart for the README. The chart shows the first machine of the record: our library on the levels that most
//! CPUs have, and the best other library. There are two SVG files, one for light pages and one for dark pages. A text
//! with the same contents describes the picture, for readers who cannot see the picture.
use super::{
    record::{Record, Speed},
    tables::{self, DATA, Line, SIGNATURES},
};
use crate::{experiment::table::Row, report::scale};
use std::{
    fmt::Write,
    path::{Path, PathBuf},
};

/// The words of the chart in one language.
pub struct Words {
    /// The end of the names of the SVG files.
    language: &'static str,
    /// The words that come before the machine's name in the chart.
    prefix: &'static str,
    /// The parts of the machine's name that are plain words, each with its replacement.
    machine: &'static [(&'static str, &'static str)],
    conditions: &'static str,
    /// The units of the two groups of rows: first data, and then signatures.
    units: [&'static str; 2],
    /// The legends of the bars, one for each bar of a row.
    bars: [&'static str; 3],
    /// For each row, the title of the work in the full tables, and the words for this work in the chart.
    rows: [(&'static str, &'static str); 7],
}

pub const ENGLISH: Words = Words {
    language: "",
    prefix: "",
    machine: &[],
    conditions: "one thread, messages of 16 KiB, medians",
    units: ["MB/s", "signatures per second"],
    bars: ["fastgost, AVX-512", "fastgost, AVX2", "best other library, and our lead over it in one run"],
    rows: [
        ("Kuznyechik, CTR", "Kuznyechik, CTR"),
        ("Kuznyechik, MGM", "Kuznyechik, MGM"),
        ("Magma, CTR", "Magma, CTR"),
        ("Magma, MGM", "Magma, MGM"),
        ("Streebog-256", "Streebog-256"),
        ("256-A, sign", "GOST R 34.10-2012, sign"),
        ("256-A, verify", "GOST R 34.10-2012, verify"),
    ],
};

pub const RUSSIAN: Words = Words {
    language: "-ru",
    prefix: "Процессор ",
    machine: &[
        ("family ", "семейство "),
        (" model ", ", модель "),
        ("Sapphire Rapids class", "класс Sapphire Rapids"),
        ("a virtual machine of 2 cores", "виртуальная машина с двумя ядрами"),
    ],
    conditions: "один поток, сообщения по 16 КиБ, медианы",
    units: ["МБ/с", "подписей в секунду"],
    bars: ["fastgost, AVX-512", "fastgost, AVX2", "лучшая из других библиотек и наш выигрыш в одном замере"],
    rows: [
        ("Kuznyechik, CTR", "«Кузнечик», CTR"),
        ("Kuznyechik, MGM", "«Кузнечик», MGM"),
        ("Magma, CTR", "«Магма», CTR"),
        ("Magma, MGM", "«Магма», MGM"),
        ("Streebog-256", "«Стрибог-256»"),
        ("256-A, sign", "ГОСТ Р 34.10-2012, подпись"),
        ("256-A, verify", "ГОСТ Р 34.10-2012, проверка"),
    ],
};

/// The levels of our bars. Each row has one bar for each level.
const LEVELS: [&str; 2] = ["avx512", "avx2"];

/// The folder of the SVG files, as the README names it.
const FOLDER: &str = "docs/figures";

/// The colours for one kind of page: the colour of the text, and the colours of the bars.
struct Theme {
    name: &'static str,
    text: &'static str,
    bars: [&'static str; 3],
}

const THEMES: [Theme; 2] = [
    Theme { name: "light", text: "#1f2328", bars: ["#0969da", "#80b8f5", "#9a6700"] },
    Theme { name: "dark", text: "#e6edf3", bars: ["#4493f8", "#2b5f9e", "#d29922"] },
];

/// A row of the chart. The row has a title, says whether it is about signatures, and has the length and the text of
/// each bar.
struct Work {
    title: &'static str,
    is_signature: bool,
    bars: [Option<(f64, String)>; 3],
}

/// Returns the region of the README that has the chart.
pub fn markdown(records: &[Record], words: &Words) -> String {
    let Some(record) = records.first() else { return String::new() };
    let file = |theme: &str| format!("{FOLDER}/speed-{theme}{}.svg", words.language);
    let told = works(record, words).into_iter().map(|work| {
        let unit = words.units[usize::from(work.is_signature)];
        let bars = work.bars.iter().zip(words.bars).filter_map(|(bar, what)| {
            let (_, text) = bar.as_ref()?;
            Some(format!("{what}: {text}"))
        });
        format!("{} ({unit}): {}", work.title, bars.collect::<Vec<_>>().join("; "))
    });
    let told = told.collect::<Vec<_>>().join(". ").replace('\u{202f}', " ");
    format!(
        "<picture>\n<source media=\"(prefers-color-scheme: dark)\" srcset=\"{}\">\n<img src=\"{}\" width=\"{WIDTH}\" \
         alt=\"{told}.\">\n</picture>\n\n{}{}, {}, {}\n",
        file("dark"),
        file("light"),
        words.prefix,
        name(&record.speeds[0], words),
        words.conditions,
        tables::escaped(&record.date),
    )
}

/// Returns the files of both languages in this folder, each with its content.
pub fn files(records: &[Record], folder: &Path) -> Vec<(PathBuf, String)> {
    let Some(record) = records.first() else { return Vec::new() };
    let pairs = [&ENGLISH, &RUSSIAN].into_iter().flat_map(|words| THEMES.iter().map(move |theme| (words, theme)));
    pairs
        .map(|(words, theme)| {
            let name = format!("speed-{}{}.svg", theme.name, words.language);
            (folder.join(name), svg(&works(record, words), words, theme))
        })
        .collect()
}

/// Sizes in the picture. First come the widths of the picture, of the titles, and of the longest bar. Then come the
/// heights of a bar, of the space between rows, and of a heading.
const WIDTH: usize = 760;
const TITLES: usize = 200;
const LONGEST: f64 = 380.0;
const BAR: usize = 13;
const GAP: usize = 11;
const HEAD: usize = 26;

fn svg(works: &[Work], words: &Words, theme: &Theme) -> String {
    let mut body = String::new();
    let mut y = 8;
    // The legend says which colour stands for which bar.
    let mut x = 0;
    for (what, colour) in words.bars.iter().zip(theme.bars) {
        _ = writeln!(body, "<rect x=\"{x}\" y=\"{y}\" width=\"{BAR}\" height=\"{BAR}\" fill=\"{colour}\"/>");
        text(&mut body, x + BAR + 5, y, "start", what);
        x += BAR + 25 + what.chars().count() * 7;
    }
    y += BAR + 8;
    for (is_signature, unit) in [false, true].into_iter().zip(words.units) {
        let group = || works.iter().filter(move |work| work.is_signature == is_signature);
        let values = || group().flat_map(|work| work.bars.iter().flatten().map(|(value, _)| *value));
        let most = values().fold(f64::MIN_POSITIVE, f64::max);
        if group().next().is_none() {
            continue;
        }
        y += 6;
        text(&mut body, TITLES, y, "start", unit);
        y += HEAD - 6;
        for work in group() {
            let bars: Vec<_> =
                work.bars.iter().zip(theme.bars).filter_map(|(bar, c)| Some((bar.as_ref()?, c))).collect();
            text(&mut body, TITLES - 10, y + (bars.len() - 1) * BAR / 2, "end", work.title);
            for ((value, figure), colour) in bars {
                let width = (value / most * LONGEST).max(1.0);
                _ = writeln!(
                    body,
                    "<rect x=\"{TITLES}\" y=\"{y}\" width=\"{width:.1}\" height=\"{}\" fill=\"{colour}\"/>",
                    BAR - 1
                );
                text(&mut body, TITLES + 6 + width.ceil() as usize, y, "start", figure);
                y += BAR;
            }
            y += GAP;
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {y}\" font-family=\"-apple-system,'Segoe \
         UI',Roboto,'DejaVu Sans',sans-serif\" font-size=\"12\" fill=\"{}\">\n{body}</svg>\n",
        theme.text
    )
}

/// Writes a text beside a bar, at the height of this bar.
fn text(body: &mut String, x: usize, y: usize, anchor: &str, text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    _ = writeln!(body, "<text x=\"{x}\" y=\"{}\" text-anchor=\"{anchor}\">{text}</text>", y + BAR - 3);
}

/// Returns the rows of the chart for which the record has figures.
fn works(record: &Record, words: &Words) -> Vec<Work> {
    let lines = || DATA.iter().map(|line| (line, false)).chain(SIGNATURES.iter().map(|line| (line, true)));
    let works = words.rows.into_iter().filter_map(|(full, title)| {
        let (line, is_signature) = lines().find(|(line, _)| line.title == full).expect("a title of the full tables");
        let [avx512, avx2] = ours(&record.speeds, line);
        let bars = [avx512, avx2, tables::rival(&record.rows, line, &other)];
        bars.iter().any(Option::is_some).then_some(Work { title, is_signature, bars })
    });
    works.collect()
}

/// Returns, for each level, the figure of the best run of this level's kernel.
fn ours(speeds: &[Speed], line: &Line) -> [Option<(f64, String)>; LEVELS.len()] {
    let figure = |s: &Speed| {
        let data = s.mb_per_s_median.map(|mb| (mb, format!("{mb:.0}")));
        data.or_else(|| s.ops_per_s_median.map(|ops| (ops, scale::figure(ops))))
    };
    let best = tables::best(speeds, line);
    LEVELS.map(|level| best.iter().copied().find(|s| s.kernel == level).and_then(figure))
}

/// Returns the machine's name in this language.
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
    fn bars_of_what_was_measured() {
        let records = [record("2026-01-02")];
        let text = markdown(&records, &ENGLISH);
        assert!(text.starts_with("<picture>\n") && text.contains("srcset=\"docs/figures/speed-dark.svg\""), "{text}");
        assert!(text.contains("Kuznyechik, CTR (MB/s): fastgost, AVX-512: 3337"), "{text}");
        assert!(text.contains("sign (signatures per second): fastgost, AVX-512: 190 000; best other"), "{text}");
        assert!(
            text.ends_with("A \\| CPU, \\<new\\>, one thread, messages of 16 KiB, medians, 2026-01-02\n"),
            "{text}"
        );
        let files = files(&records, Path::new("x"));
        let names: Vec<_> = files.iter().map(|(path, _)| path.to_str().unwrap()).collect();
        assert_eq!(names, ["x/speed-light.svg", "x/speed-dark.svg", "x/speed-light-ru.svg", "x/speed-dark-ru.svg"]);
        for (_, svg) in &files {
            assert!(svg.contains(">3337</text>") && svg.contains(">2000 gost-engine</text>"), "{svg}");
            // In each of the two groups, exactly one bar has the full length.
            assert_eq!(svg.matches("width=\"380.0\"").count(), 2, "{svg}");
            assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
        }
        assert_ne!(files[0].1, files[1].1);
        // The length of a bar is proportional to its figure. Each group has its own scale.
        let bar = files[0].1.lines().find(|line| line.contains("#9a6700\"/>") && line.contains("x=\"200\"")).unwrap();
        assert!(bar.contains(&format!("width=\"{:.1}\"", 380.0 * 2000.0 / 190_000.0)), "{bar}");
        assert!(markdown(&[], &ENGLISH).is_empty());
    }

    /// Only plain words in a machine's name are translated.
    #[test]
    fn a_machine_in_russian() {
        let mut record = record("2026-01-02");
        record.speeds[0].cpu = "AMD EPYC (family 26 model 2, Zen 5, a virtual machine of 2 cores)".into();
        let text = markdown(&[record], &RUSSIAN);
        let name = "Процессор AMD EPYC (семейство 26, модель 2, Zen 5, виртуальная машина с двумя ядрами), один поток";
        assert!(text.contains(name), "{text}");
    }

    /// Every title in both languages must be a title in the full tables.
    #[test]
    fn titles() {
        for (full, _) in ENGLISH.rows.iter().chain(&RUSSIAN.rows) {
            assert!(DATA.iter().chain(&SIGNATURES).any(|l| l.title == *full), "{full}");
        }
    }
}
