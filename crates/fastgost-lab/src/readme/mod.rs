//! The figures in the README, from the results that are kept: nobody types them, and a test holds them to the record.
mod record;
mod tables;

use crate::{pair::Outcome, report};
use clap::Args;
use std::{error::Error, fmt, fs, io::Write, path::PathBuf};

/// Write the figures of the kept results into the README
///
/// What stands between the lines `<!-- figures: generated ... -->` and `<!-- end of figures -->` is replaced.
#[derive(Args)]
pub struct Arguments {
    /// The results: CPU/DATE.csv of `fastgost speed`, and CPU/DATE/EXPERIMENT.csv
    #[arg(long, value_name = "DIR", default_value = "crates/fastgost-lab/record")]
    record: PathBuf,
    #[arg(long, value_name = "FILE", default_value = "README.md")]
    file: PathBuf,
    /// Change nothing; exit with 1 if there is something to change
    #[arg(long)]
    check: bool,
}

/// That the file has other figures than the record.
#[derive(Debug)]
pub struct Differs(String);

impl Error for Differs {}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let file = arguments.file.display();
    let old = fs::read_to_string(&arguments.file).map_err(|e| format!("{file}: {e}"))?;
    let new =
        replaced(&old, &tables::markdown(&record::read(&arguments.record)?)).map_err(|e| format!("{file}: {e}"))?;
    if old == new {
        return Ok(writeln!(out, "{file}: as the record has it")?);
    }
    if arguments.check {
        let message = format!("{file}: other figures than in the record; `fastgost-lab readme` writes those");
        return Err(Box::new(Differs(message)));
    }
    report::write(&arguments.file, &new)?;
    Ok(writeln!(out, "{file}: written")?)
}

fn replaced(text: &str, figures: &str) -> Result<String, String> {
    let begin = text.find(BEGIN).ok_or_else(|| format!("no line that begins with `{BEGIN}`"))?;
    let from = begin + text[begin..].find('\n').ok_or("nothing behind the line that begins the figures")? + 1;
    let to = from
        + text[from..].find(END).ok_or_else(|| format!("no line `{END}` behind the one that begins the figures"))?;
    Ok(format!("{}\n{}\n\n{}", &text[..from], figures.trim_end(), &text[to..]))
}

const BEGIN: &str = "<!-- figures: generated";
const END: &str = "<!-- end of figures -->";

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn arguments(record: &Path, file: &Path, check: bool) -> Arguments {
        Arguments { record: record.to_owned(), file: file.to_owned(), check }
    }

    #[cfg(target_pointer_width = "64")]
    #[test]
    fn the_readme_has_the_figures_of_the_record() {
        let lab = Path::new(env!("CARGO_MANIFEST_DIR"));
        let arguments = arguments(&lab.join("record"), &lab.join("../../README.md"), true);
        if let Err(e) = run(&arguments, &mut Vec::new()) {
            panic!("{e}");
        }
    }

    #[test]
    fn written_once_and_found_the_same() {
        let dir = tempfile::tempdir().unwrap();
        let (record, file) = (dir.path().join("record"), dir.path().join("README.md"));
        fs::create_dir_all(record.join("cpu")).unwrap();
        fs::write(record.join("cpu/2026-01-02.csv"), record::tests::SPEED).unwrap();
        fs::write(&file, format!("# A\n\n{BEGIN} by it -->\nold\n{END}\n\nmore\n")).unwrap();
        let run = |check| run(&arguments(&record, &file, check), &mut Vec::new());
        let error = run(true).unwrap_err();
        assert!(error.is::<Differs>() && error.to_string().contains("README.md: other figures than in the record"));
        assert!(fs::read_to_string(&file).unwrap().contains("\nold\n"));
        run(false).unwrap();
        run(true).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        assert!(
            text.starts_with(&format!("# A\n\n{BEGIN} by it -->\n\n"))
                && text.ends_with(&format!("\n\n{END}\n\nmore\n")),
            "{text}"
        );
        assert!(text.contains("2026-01-02") && !text.contains("old"));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |text| replaced(text, "figures").unwrap_err();
        assert_eq!(error("nothing"), "no line that begins with `<!-- figures: generated`");
        assert_eq!(error("<!-- figures: generated -->"), "nothing behind the line that begins the figures");
        assert!(error("<!-- figures: generated -->\n").starts_with("no line `<!-- end of figures -->`"));
        let dir = tempfile::tempdir().unwrap();
        let error = run(&arguments(dir.path(), &dir.path().join("none.md"), true), &mut Vec::new()).unwrap_err();
        assert!(error.to_string().contains("none.md: ") && !error.is::<Differs>());
    }
}
