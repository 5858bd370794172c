//! Finds the files to hash: the named files, and the files in folders.
use super::name_of;
use crate::failure::{Failure, complain, reason};
use std::{
    fmt::{self, Display},
    io,
    path::{Path, PathBuf},
};
use walkdir::WalkDir;

/// A file or folder that cannot be read.
pub struct Unreadable {
    pub path: PathBuf,
    pub why: String,
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", name_of(&self.path), self.why)
    }
}

/// Returns the reason why a file cannot be read. On Windows, the system's error for a folder says only that access is
/// denied, so the function gives its own reason. For a folder, the function also appends `cure`, which says what the
/// user can do.
pub fn why_unreadable(path: &Path, e: &io::Error, cure: &str) -> String {
    match path != Path::new("-") && path.is_dir() {
        true if cfg!(windows) => format!("is a folder; {cure}"),
        true => format!("{}; {cure}", reason(e)),
        false => reason(e),
    }
}

/// Returns the named files. With `recursive`, the function returns all files in a folder instead of the folder.
pub fn all(paths: &[PathBuf], recursive: bool) -> impl Iterator<Item = Result<PathBuf, Unreadable>> + Send {
    paths.iter().flat_map(move |path| {
        let folder = recursive && path != Path::new("-") && path.is_dir();
        let inside = folder.then(|| files_in(path));
        let itself = (!folder).then(|| Ok(path.clone()));
        itself.into_iter().chain(inside.into_iter().flatten())
    })
}

/// Returns the named files. With `recursive`, the function returns all files in a folder for which `wanted` is true,
/// instead of the folder. The second value is true if some files or folders could not be read. For each such file and
/// folder, an error was already printed.
pub fn listed(
    paths: &[PathBuf],
    recursive: bool,
    wanted: impl Fn(&Path) -> bool,
) -> Result<(Vec<PathBuf>, bool), Failure> {
    let (mut found, mut unreadable) = (Vec::new(), false);
    for file in all(paths, recursive) {
        match file {
            Ok(path) if !recursive || wanted(&path) || paths.contains(&path) => found.push(path),
            Ok(_) => {}
            Err(e) => {
                complain(&e.to_string());
                unreadable = true;
            }
        }
    }
    match found.is_empty() {
        true if unreadable => Err(Failure::Reported),
        true => Err(Failure::new("no such files are in the folders; name files, or other folders")),
        false => Ok((found, unreadable)),
    }
}

fn files_in(folder: &Path) -> impl Iterator<Item = Result<PathBuf, Unreadable>> + use<> {
    WalkDir::new(folder).sort_by_file_name().into_iter().filter_map(|entry| match entry {
        Ok(entry) => entry.file_type().is_file().then(|| Ok(entry.into_path())),
        Err(e) => {
            let path = e.path().map_or_else(PathBuf::new, Path::to_owned);
            // The message of `e` also contains the path, so the function takes only the system's reason.
            let why = e.io_error().map_or_else(|| e.to_string(), reason);
            Some(Err(Unreadable { path, why }))
        }
    })
}
