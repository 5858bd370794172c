//! The published figures come from the record: nobody types them, and a test compares the two.
mod findings;
mod history;
mod inline;
mod losses;
mod modelled;
mod pivot;
mod record;
mod short;
mod tables;

use crate::{experiment::table::Row, experiments, pair::Outcome, report};
use clap::Args;
use history::History;
use modelled::Modelled;
use record::Record;
use std::{
    error::Error,
    fmt, fs,
    io::Write,
    path::{Path, PathBuf},
};

/// Write the recorded figures into the README and docs/speed.md, and the papers' findings into docs/experiments.md
///
/// Replaces the text between a line `<!-- figures: generated ... -->`, or one with `short figures`, `modelled figures`,
/// `all modelled figures`, `findings of EXPERIMENT`, `tables of EXPERIMENT` or `lost groups of EXPERIMENT`, and the next line
/// `<!-- end of figures -->`; and figures in sentences, which stand between `<!--MACHINE EXPERIMENT COLUMN=VALUE...-->` and
/// `<!---->`.
#[derive(Args)]
pub struct Arguments {
    /// The record: CPU/DATE.csv from `fastgost speed`, CPU/DATE/EXPERIMENT.csv, and modelled-aarch64.csv
    #[arg(long, value_name = "DIR", default_value = "lab/record")]
    record: PathBuf,
    /// The machine of the short table, which others are compared with: a folder of the record
    #[arg(long, value_name = "CPU", default_value = MACHINE)]
    machine: String,
    /// The file to write to; may be given more than once
    #[arg(long = "file", value_name = "FILE", default_values = FILES)]
    files: Vec<PathBuf>,
    /// Change nothing; exit with 1 if any figure differs from the record
    #[arg(long)]
    check: bool,
}

/// The file's figures differ from the record.
#[derive(Debug)]
pub struct Differs(String);

impl Error for Differs {}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let measured = record::with_first(record::read(&arguments.record)?, &arguments.machine)?;
    let history = History::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    let mut rows = inline::Records::new();
    for experiment in experiments::ALL {
        for (name, found) in findings::newest(experiment, &arguments.record)? {
            let machine = name.split('/').next().unwrap_or_default().to_owned();
            rows.entry(machine).or_default().extend(found.iter().map(Row::cells));
        }
    }
    let record = arguments.record.clone();
    let all = All { measured, modelled: modelled::read(&record)?, record, history, rows };
    for path in &arguments.files {
        let file = path.display();
        let old = fs::read_to_string(path).map_err(|e| format!("{file}: {e}"))?;
        let new = replaced(&old, &all).map_err(|e| format!("{file}: {e}"))?;
        let known = all.history.is_known();
        if old == new || arguments.check && !known && History::without_age(&old) == new {
            writeln!(out, "{file}: matches the record")?;
        } else if arguments.check {
            let message =
                format!("{file}: its figures differ from the record; run `fastgost-lab readme` to update them");
            return Err(Box::new(Differs(message)));
        } else {
            report::write(path, &new)?;
            writeln!(out, "{file}: updated")?;
        }
    }
    Ok(())
}

/// The text with every marked region replaced.
fn replaced(text: &str, all: &All) -> Result<String, String> {
    let mut text = text.to_owned();
    let mut any = false;
    for (begin, figures) in regions() {
        let Some(at) = text.find(&begin) else { continue };
        let figures = figures(all).map_err(|e| e.to_string())?;
        let from = at + text[at..].find('\n').ok_or_else(|| format!("no line break after `{begin}`"))? + 1;
        let to = from + text[from..].find(END).ok_or_else(|| format!("no line `{END}` after `{begin}`"))?;
        text = format!("{}\n{}\n\n{}", &text[..from], figures.trim_end(), &text[to..]);
        any = true;
    }
    let known: Vec<_> = regions().map(|(begin, _)| begin).collect();
    let is_known = |line: &&str| known.iter().any(|begin| line.starts_with(&**begin));
    let mut marked = text.lines().filter(|line| line.starts_with("<!--") && line.contains(": generated "));
    if let Some(line) = marked.find(|line| !is_known(line)) {
        return Err(format!("no figures for `{line}`; a region begins with `{}`", known.join("`, `")));
    }
    if any {
        inline::replaced(&text, &all.rows)
    } else {
        Err(format!("no line begins with `{}`", MARKERS.map(|(begin, _)| begin).join("` or `")))
    }
}

/// The documents that have figures of the record.
const FILES: [&str; 4] = ["README.md", "README.ru.md", "docs/speed.md", "docs/experiments.md"];

/// Measured most fully.
const MACHINE: &str = "amd-epyc-zen5";

/// Everything that a region may show.
struct All {
    measured: Vec<Record>,
    modelled: Modelled,
    record: PathBuf,
    history: History,
    rows: inline::Records,
}

/// Renders the content of a region.
type Figures = Box<dyn Fn(&All) -> Outcome<String>>;

/// How a region begins, and its content.
const MARKERS: [(&str, fn(&All) -> String); 6] = [
    ("<!-- figures: generated", |all| tables::markdown(&all.measured)),
    ("<!-- short figures: generated", |all| short::markdown(&all.measured, &short::ENGLISH)),
    ("<!-- short figures, Russian: generated", |all| short::markdown(&all.measured, &short::RUSSIAN)),
    ("<!-- modelled figures: generated", |all| all.modelled.short(&modelled::ENGLISH)),
    ("<!-- modelled figures, Russian: generated", |all| all.modelled.short(&modelled::RUSSIAN)),
    ("<!-- all modelled figures: generated", |all| all.modelled.full()),
];

/// All regions: those, and three for each experiment.
fn regions() -> impl Iterator<Item = (String, Figures)> {
    let of_speed = MARKERS.into_iter().map(|(begin, figures)| {
        let figures: Figures = Box::new(move |all| Ok(figures(all)));
        (begin.to_owned(), figures)
    });
    let of_experiments = experiments::ALL.iter().flat_map(|experiment| {
        let findings: Figures = Box::new(|all| findings::markdown(experiment, &all.record, &all.history));
        let losses: Figures = Box::new(|all| losses::markdown(experiment, &all.record, &all.history));
        let tables: Figures = Box::new(|all| pivot::markdown(experiment, &all.record, &all.history));
        [("findings", findings), ("lost groups", losses), ("tables", tables)]
            .map(|(what, figures)| (format!("<!-- {what} of {}: generated", experiment.name), figures))
    });
    of_speed.chain(of_experiments)
}

const END: &str = "<!-- end of figures -->";

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    const BEGIN: &str = MARKERS[0].0;

    fn arguments(record: &Path, machine: &str, files: &[PathBuf], check: bool) -> Arguments {
        Arguments { record: record.to_owned(), machine: machine.into(), files: files.to_owned(), check }
    }

    #[cfg(target_pointer_width = "64")]
    #[test]
    fn the_documents_have_the_figures_of_the_record() {
        let lab = Path::new(env!("CARGO_MANIFEST_DIR"));
        let files = FILES.map(|name| lab.join("..").join(name));
        if let Err(e) = run(&arguments(&lab.join("record"), MACHINE, &files, true), &mut Vec::new()) {
            panic!("{e}");
        }
    }

    #[test]
    fn written_once_and_found_the_same() {
        let dir = tempfile::tempdir().unwrap();
        let (record, files) = (dir.path().join("record"), [dir.path().join("README.md"), dir.path().join("speed.md")]);
        fs::create_dir_all(record.join("cpu")).unwrap();
        fs::write(record.join("cpu/2026-01-02.csv"), record::tests::SPEED).unwrap();
        for (file, (begin, _)) in files.iter().zip(MARKERS) {
            fs::write(file, format!("# A\n\n{begin} by it -->\nold\n{END}\n\nmore\n")).unwrap();
        }
        let run = |check| run(&arguments(&record, "cpu", &files, check), &mut Vec::new());
        let error = run(true).unwrap_err();
        assert!(error.is::<Differs>() && error.to_string().contains("README.md: its figures differ from the record"));
        assert!(fs::read_to_string(&files[0]).unwrap().contains("\nold\n"));
        run(false).unwrap();
        run(true).unwrap();
        for (file, (begin, _)) in files.iter().zip(MARKERS) {
            let text = fs::read_to_string(file).unwrap();
            assert!(
                text.starts_with(&format!("# A\n\n{begin} by it -->\n\n"))
                    && text.ends_with(&format!("\n\n{END}\n\nmore\n")),
                "{text}"
            );
            assert!(text.contains("2026-01-02") && !text.contains("old"));
        }
        // Every file is looked at, not only the first.
        fs::write(&files[1], format!("{} -->\nold\n{END}\n", MARKERS[1].0)).unwrap();
        assert!(run(true).unwrap_err().to_string().contains("speed.md: "));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let none = All {
            measured: Vec::new(),
            modelled: Modelled::default(),
            record: PathBuf::new(),
            history: History::unknown(),
            rows: inline::Records::new(),
        };
        let error = |text| replaced(text, &none).unwrap_err();
        assert!(error("nothing").starts_with("no line begins with `<!-- figures: generated` or `<!-- short figures: "));
        assert!(
            error("<!-- findings of none: generated by it -->\n")
                .starts_with("no figures for `<!-- findings of none: ")
        );
        assert_eq!(error(BEGIN), "no line break after `<!-- figures: generated`");
        assert!(
            error(&format!("{BEGIN} -->\n")).starts_with("no line `<!-- end of figures -->` after `<!-- figures: ")
        );
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir_all(dir.path().join("cpu")).unwrap();
        fs::write(dir.path().join("cpu/2026-01-02.csv"), record::tests::SPEED).unwrap();
        let error =
            run(&arguments(dir.path(), "cpu", &[dir.path().join("none.md")], true), &mut Vec::new()).unwrap_err();
        assert!(error.to_string().contains("none.md: ") && !error.is::<Differs>());
    }
}
