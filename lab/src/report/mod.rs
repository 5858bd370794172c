//! The report, which is one page that needs no other files.
mod bars;
pub mod findings;
mod gain;
pub mod input;
mod lines;
mod look;
mod page;
mod plot;
pub mod scale;
mod strip;
mod svg;
mod tables;
pub mod verdict;

#[cfg(all(test, target_pointer_width = "64"))]
mod browser;
#[cfg(test)]
pub mod synthetic;
#[cfg(test)]
mod tests;

use crate::{
    experiment::{Experiment, definition::Definition},
    experiments,
    pair::Outcome,
};
use clap::Args;
use input::Input;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};
use tempfile::NamedTempFile;

/// Draw the results of experiments on one self-contained HTML page
///
/// Results of several machines are drawn in the same charts.
#[derive(Args)]
pub struct Arguments {
    /// Folders with results, as written by `all --out` and by every experiment's `--out`
    #[arg(long = "in", value_name = "DIR", required = true, num_args = 1..)]
    folders: Vec<PathBuf>,
    /// The page to write
    #[arg(long, value_name = "FILE.html")]
    out: PathBuf,
}

pub fn run(arguments: &Arguments, out: &mut dyn Write) -> Outcome {
    let input = Input::read(&arguments.folders)?;
    let page = page::html(&input, &definitions()?);
    write(&arguments.out, &page)?;
    for note in &input.notes {
        eprintln!("fastgost-lab: {note}");
    }
    Ok(writeln!(out, "{}: {} rows", arguments.out.display(), input.rows.len())?)
}

fn definitions() -> Outcome<Vec<(&'static str, Definition)>> {
    let of = |e: &&Experiment| Ok((e.name, e.definition()?));
    experiments::ALL.iter().map(of).collect()
}

/// Writes a file. If writing fails, the path still has its old file, or still has no file.
pub fn write(path: &Path, text: &str) -> Outcome {
    let failed = |e: &dyn std::fmt::Display| format!("{}: cannot be written: {e}", path.display());
    if path.is_dir() {
        return Err(failed(&"it is a folder").into());
    }
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // The error's own text names the temporary file, so the message has only the error's kind.
    let mut file = NamedTempFile::new_in(folder).map_err(|e| failed(&e.kind()))?;
    file.write_all(text.as_bytes()).map_err(|e| failed(&e))?;
    #[cfg(unix)]
    {
        // Only the owner of a temporary file may read the file. But other people should be able to read a report, so
        // the rights are changed.
        use std::os::unix::fs::PermissionsExt;
        file.as_file().set_permissions(fs::Permissions::from_mode(0o644)).map_err(|e| failed(&e))?;
    }
    file.persist(path).map_err(|e| failed(&e.error))?;
    Ok(())
}
