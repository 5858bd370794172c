//! Processes several files. The output of each file is beside the file.
use crate::{
    failure::{Failure, Result},
    io, kind, names, quote,
    sum::files,
    transfer::WorkArguments,
};
use clap::Args;
use std::{
    ffi::OsString,
    path::{Path, PathBuf},
};

/// The files to process, and the places of the new files.
#[derive(Args)]
pub struct FileArguments {
    /// Write each output file beside its input file. `encrypt` writes FILE.sealed. `decrypt` writes FILE without
    /// .sealed, and replaces no existing file. If you give several files or --recursive, you need not give this option
    #[arg(long, conflicts_with = "output")]
    beside: bool,
    /// Also take the files in folders, in name order. `decrypt` takes files whose names end in .sealed, and `encrypt`
    /// takes all other files. Symbolic links and special files are skipped
    #[arg(long, conflicts_with = "output")]
    recursive: bool,
    /// The files to read [default: standard input]
    #[arg(value_name = "IN", value_parser = names::path())]
    pub files: Vec<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    Seal,
    Open,
}

/// The files that the command processes one after the other.
pub struct Inputs {
    pub paths: Vec<PathBuf>,
    /// Whether some files were not found. The missing files were already reported.
    unreadable: bool,
}

impl FileArguments {
    /// Returns the files if each output goes beside its input. Returns `None` if there is only one input and one
    /// output.
    pub fn each(&self, work: &WorkArguments, direction: Direction) -> Result<Option<Inputs>> {
        if !self.beside && !self.recursive && self.files.len() <= 1 {
            return match self.files.first() {
                Some(folder) if folder.is_dir() => Err(is_a_folder(folder, direction)),
                _ => Ok(None),
            };
        }
        names::level(work.kernel.as_deref())?;
        if work.output.is_some() {
            let count = self.files.len();
            return Err(Failure::new(format!(
                "-o is for one file; there are {count}: omit it, and each gets an output beside it; or pack them, as with `tar`"
            )));
        }
        if self.files.is_empty() || self.files.iter().any(|file| file == Path::new("-")) {
            return Err(Failure::new("standard input has no place for an output beside it; name files, or use -o"));
        }
        let wanted = |path: &Path| is_sealed(path) == (direction == Direction::Open);
        let (paths, unreadable) = files::listed(&self.files, self.recursive, wanted)?;
        match direction {
            Direction::Seal => io::spare_each_other(&paths, sealed_name, "a sealed file")?,
            Direction::Open => paths.iter().try_for_each(|path| opened_name(path).map(drop))?,
        }
        Ok(Some(Inputs { paths, unreadable }))
    }
}

impl Inputs {
    /// Calls `one` with each file, and reports the failures. If a check of any file fails, the result is
    /// `Failure::Check`, even if other files fail in another way.
    pub fn process(&self, mut one: impl FnMut(&Path) -> Result<()>) -> Result<()> {
        let mut failed = self.unreadable.then_some(Failure::Reported);
        for path in &self.paths {
            match one(path) {
                Ok(()) => {}
                Err(Failure::Unread) => return Err(Failure::Unread),
                Err(failure) => {
                    failure.report();
                    let is_check = matches!(failure, Failure::Check | Failure::Refused(_));
                    let now = if is_check { Failure::Check } else { Failure::Reported };
                    failed = Some(if failed == Some(Failure::Check) { Failure::Check } else { now });
                }
            }
        }
        failed.map_or(Ok(()), Err)
    }
}

fn is_a_folder(path: &Path, direction: Direction) -> Failure {
    if kind::is_container(path) {
        return kind::folder(&quote::path(path), Some(path));
    }
    let cure = match direction {
        Direction::Seal => {
            "--recursive seals each file in it; to seal it as one file, pack it: `tar c FOLDER | fastgost encrypt`"
        }
        Direction::Open => "--recursive opens the files in it that end in .sealed",
    };
    Failure::new(format!("{}: is a directory; {cure}", quote::path(path)))
}

fn is_sealed(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "sealed")
}

/// Returns the path of the sealed file for a file: `.sealed` is added to the file's name.
pub fn sealed_name(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".sealed");
    name.into()
}

/// Returns the path of the opened file for a sealed file: `.sealed` is removed from the file's name.
pub fn opened_name(path: &Path) -> Result<PathBuf> {
    match is_sealed(path) {
        true => Ok(path.with_extension("")),
        false => Err(Failure::new(format!(
            "{}: does not end in .sealed, so its output has no name; give it alone, with -o",
            quote::path(path)
        ))),
    }
}
