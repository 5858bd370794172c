//! Writes the published figures from the record into the pages. Nobody types these figures, and a test compares them
//! with the record.
mod chart;
mod findings;
mod history;
mod inline;
mod levels;
mod losses;
mod modelled;
mod pivot;
mod record;
mod tables;

use crate::{experiments, pair::Outcome, report};
use clap::Args;
use history::History;
use modelled::Modelled;
use record::{Newest, Record};
use std::{
    error::Error,
    fmt, fs,
    io::Write,
    path::{Path, PathBuf},
};

/// Write the recorded figures into the README and docs/speed.md, and the papers' findings into docs/experiments.md
///
/// Replaces the text between each line `<!-- WHAT: generated ... -->` and the next line `<!-- end of figures -->`. WHAT
/// is `figures`, `chart`, `chart, Russian`, `all modelled figures`, `findings of EXPERIMENT`, `tables of EXPERIMENT`,
/// `lost groups of EXPERIMENT` or `levels of EXPERIMENT`. Also replaces each figure in a sentence, between `<!--MACHINE
/// EXPERIMENT COLUMN=VALUE...-->` and `<!---->`.
#[derive(Args)]
pub struct Arguments {
    /// The record: CPU/DATE.csv from `fastgost speed`, CPU/DATE/EXPERIMENT.csv, and modelled-aarch64.csv
    #[arg(long, value_name = "DIR", default_value = "lab/record")]
    record: PathBuf,
    /// The folder of the charts of the READMEs
    #[arg(long, value_name = "DIR", default_value = "docs/figures")]
    charts: PathBuf,
    /// The machine of the charts: a folder of the record
    #[arg(long, value_name = "CPU", default_value = MACHINE)]
    machine: String,
    /// The file to write to; may be given more than once
    #[arg(long = "file", value_name = "FILE", default_values = FILES)]
    files: Vec<PathBuf>,
    /// Change nothing; exit with 1 if any figure differs from the record
    #[arg(long)]
    check: bool,
}

/// The error for a file whose figures differ from the record.
#[derive(Debug)]
pub struct Differs(String);

impl Error for Differs {}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let found = record::experiments(&arguments.record)?;
    let measured = record::with_first(record::read(&arguments.record, &found)?, &arguments.machine)?;
    let history = History::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    let all =
        All { measured, modelled: modelled::read(&arguments.record)?, rows: inline::cells(&found), found, history };
    let charts = chart::files(&all.measured, &arguments.charts);
    let documents = arguments.files.iter().map(|path| (path.clone(), None));
    for (path, chart) in documents.chain(charts.into_iter().map(|(path, chart)| (path, Some(chart)))) {
        let (path, file) = (&path, path.display());
        let (old, new) = match chart {
            Some(chart) => (fs::read_to_string(path).unwrap_or_default(), chart),
            None => {
                let old = fs::read_to_string(path).map_err(|e| format!("{file}: {e}"))?;
                let new = replaced(&old, &all).map_err(|e| format!("{file}: {e}"))?;
                (old, new)
            }
        };
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

/// Returns the text in which every marked region, and every figure in a sentence, is replaced by the text from the
/// record.
fn replaced(text: &str, all: &All) -> Result<String, String> {
    let (mut done, mut rest, mut any) = (String::new(), text, false);
    while let Some(at) = rest.find(BEGIN) {
        let line = rest[at..].split_inclusive('\n').next().unwrap_or_default();
        let Some((what, _)) = line[BEGIN.len()..].split_once(GENERATED) else {
            done += &rest[..at + BEGIN.len()];
            rest = &rest[at + BEGIN.len()..];
            continue;
        };
        let figures =
            all.figures(what).ok_or_else(|| format!("no figures for `{}`: {}", line.trim_end(), allowed()))?;
        let after = &rest[at + line.len()..];
        let end = after.find(END).ok_or_else(|| format!("no line `{END}` after `{}`", line.trim_end()))?;
        // Narrow spaces between thousands are only for the report, so they are replaced here.
        let figures = figures.replace('\u{202f}', " ");
        done += &format!("{}{}\n\n{}\n\n{END}", &rest[..at], line.trim_end(), figures.trim_end());
        rest = &after[end + END.len()..];
        any = true;
    }
    if !any {
        return Err(format!("no region of figures: {}", allowed()));
    }
    inline::replaced(&(done + rest), &all.rows)
}

fn allowed() -> String {
    format!(
        "allowed: a line `{BEGIN}WHAT{GENERATED} ... -->`, where WHAT is {}, or {} of EXPERIMENT",
        OF_SPEED.join(", "),
        OF_EXPERIMENTS.join(", ")
    )
}

/// The documents that contain figures from the record.
const FILES: [&str; 4] = ["README.md", "README.ru.md", "docs/speed.md", "docs/experiments.md"];

/// The machine with the most measurements.
const MACHINE: &str = "amd-epyc-zen5";

const BEGIN: &str = "<!-- ";
const GENERATED: &str = ": generated";
const END: &str = "<!-- end of figures -->";

/// The data for the marked regions, and for the figures in sentences.
struct All {
    measured: Vec<Record>,
    modelled: Modelled,
    found: Vec<Newest>,
    history: History,
    rows: inline::Records,
}

const OF_SPEED: [&str; 4] = ["figures", "chart", "chart, Russian", "all modelled figures"];
const OF_EXPERIMENTS: [&str; 4] = ["findings", "levels", "lost groups", "tables"];

impl All {
    /// Returns the content of the region with this name. None if the name is unknown.
    fn figures(&self, what: &str) -> Option<String> {
        if let Some((what, name)) = what.split_once(" of ") {
            let experiment = experiments::named(name)?;
            let found: Vec<_> = self.found.iter().filter(|found| found.experiment == name).collect();
            return Some(match what {
                "findings" => findings::markdown(experiment, &found, &self.history),
                "levels" => levels::markdown(experiment, &found, &self.history),
                "lost groups" => losses::markdown(experiment, &found, &self.history),
                "tables" => pivot::markdown(experiment, &found, &self.history),
                _ => return None,
            });
        }
        Some(match what {
            "figures" => tables::markdown(&self.measured),
            "chart" => chart::markdown(&self.measured, &chart::ENGLISH),
            "chart, Russian" => chart::markdown(&self.measured, &chart::RUSSIAN),
            "all modelled figures" => self.modelled.full(),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn begin(what: &str) -> String {
        format!("{BEGIN}{what}{GENERATED}")
    }

    fn arguments(record: &Path, machine: &str, files: &[PathBuf], check: bool) -> Arguments {
        let (record, files) = (record.to_owned(), files.to_owned());
        let charts = files[0].with_file_name("docs/figures");
        Arguments { record, charts, machine: machine.into(), files, check }
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
        fs::create_dir_all(dir.path().join("docs/figures")).unwrap();
        for (file, begin) in files.iter().zip(OF_SPEED.map(begin)) {
            fs::write(file, format!("# A\n\n{begin} by it -->\nold\n{END}\n\nmore\n")).unwrap();
        }
        let run = |check| run(&arguments(&record, "cpu", &files, check), &mut Vec::new());
        let error = run(true).unwrap_err();
        assert!(error.is::<Differs>() && error.to_string().contains("README.md: its figures differ from the record"));
        assert!(fs::read_to_string(&files[0]).unwrap().contains("\nold\n"));
        run(false).unwrap();
        run(true).unwrap();
        for (file, begin) in files.iter().zip(OF_SPEED.map(begin)) {
            let text = fs::read_to_string(file).unwrap();
            assert!(
                text.starts_with(&format!("# A\n\n{begin} by it -->\n\n"))
                    && text.ends_with(&format!("\n\n{END}\n\nmore\n")),
                "{text}"
            );
            assert!(text.contains("2026-01-02") && !text.contains("old"));
        }
        let chart = dir.path().join("docs/figures/speed-dark-ru.svg");
        fs::write(&chart, "old").unwrap();
        assert!(run(true).unwrap_err().to_string().contains("speed-dark-ru.svg: "));
        run(false).unwrap();
        // Every file must be checked, and not only the first.
        fs::write(&files[1], format!("{} -->\nold\n{END}\n", begin(OF_SPEED[1]))).unwrap();
        assert!(run(true).unwrap_err().to_string().contains("speed.md: "));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let none = All {
            measured: Vec::new(),
            modelled: Modelled::default(),
            found: Vec::new(),
            history: History::unknown(),
            rows: inline::Records::new(),
        };
        let error = |text: &str| replaced(text, &none).unwrap_err();
        let start =
            "no region of figures: allowed: a line `<!-- WHAT: generated ... -->`, where WHAT is figures, chart,";
        assert!(error("nothing").starts_with(start) && error("<!-- nothing -->\n").starts_with(start));
        for what in ["no", "findings of none", "none of gpu"] {
            let line = format!("<!-- {what}: generated by it -->");
            assert!(error(&format!("{line}\n{END}")).starts_with(&format!("no figures for `{line}`: allowed: ")));
        }
        let line = "<!-- findings of gpu: generated -->";
        assert_eq!(error(&format!("{line}\n")), format!("no line `{END}` after `{line}`"));
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir_all(dir.path().join("cpu")).unwrap();
        fs::write(dir.path().join("cpu/2026-01-02.csv"), record::tests::SPEED).unwrap();
        let error =
            run(&arguments(dir.path(), "cpu", &[dir.path().join("none.md")], true), &mut Vec::new()).unwrap_err();
        assert!(error.to_string().contains("none.md: ") && !error.is::<Differs>());
    }
}
