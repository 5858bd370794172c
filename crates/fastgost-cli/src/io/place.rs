//! Finds where an output goes: the file, device or descriptor that the path leads to.
#[cfg(unix)]
use super::Identity;
use crate::{
    failure::{Failure, Result, reason},
    quote,
};
use std::{
    ffi::OsString,
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
};

pub enum Place {
    /// A descriptor that the process inherited, such as `/dev/stdout`. The output shares the descriptor's position and
    /// flags.
    #[cfg(unix)]
    Descriptor(fs::File),
    /// A device, a pipe, or a file that is reached through `/proc`. The command opens this path for writing.
    Through(PathBuf),
    /// A regular file, a new path, or a link that is not followed. The output replaces the file or link.
    File { folder: PathBuf, name: OsString },
}

/// Finds the place for a path. Follows links only if the user typed the path (`named` is true), and if the system
/// follows these links. The system may refuse links that other users left in a world-writable folder.
pub fn find(path: &Path, named: bool) -> Result<Place> {
    let shown = quote::path(path);
    #[cfg(windows)]
    let path = &std::path::absolute(path).map_err(|e| Failure::io(&shown, &e))?;
    #[cfg(windows)]
    if windows::is_device(path) {
        return Ok(Place::Through(path.clone()));
    }
    // `fs::metadata` follows all links of the path, or returns an error.
    let existing = match fs::metadata(path) {
        Ok(metadata) => Some(metadata),
        Err(e) if e.kind() == ErrorKind::NotFound || !named => None,
        Err(e) => return Err(Failure::io(&shown, &e)),
    };
    let folder_there = existing.as_ref().is_some_and(fs::Metadata::is_dir);
    let is_folder = || Failure::new(format!("{shown}: is a directory; a file is needed"));
    let mut at = path.to_owned();
    for _ in 0..LINKS {
        let Some(name) = at.file_name().map(OsString::from) else { return Err(is_folder()) };
        let folder = folder_of(&at, &shown)?;
        #[cfg(unix)]
        if let Some(number) = descriptor_in(&folder, &name) {
            let file = fastgost_cli::inherited::descriptor(number).map(fs::File::from);
            let file = file.and_then(|file| super::for_writing(&file).map(|()| file));
            return file.map(Place::Descriptor).map_err(|e| Failure::io(&shown, &e));
        }
        #[cfg(windows)]
        windows::allowed(&name, &shown)?;
        if cfg!(unix) && folder.starts_with("/proc") {
            return Ok(Place::Through(at));
        }
        #[cfg(unix)]
        let itself = fs::symlink_metadata(&at).ok();
        match fs::read_link(&at) {
            Ok(_) if !named => return Ok(Place::File { folder, name }),
            Ok(target) if existing.is_none() => {
                let target = quote::path(&target);
                return Err(Failure::new(format!(
                    "{shown}: is a dangling link to {target}; name the target, or delete the link"
                )));
            }
            Ok(target) => at = folder.join(target),
            Err(_) if folder_there => return Err(is_folder()),
            Err(_) if existing.as_ref().is_some_and(|existing| !existing.is_file()) => return Ok(Place::Through(at)),
            Err(_) => {
                // A link in the path may have changed since the system followed the links. If a link has changed, the
                // function returns an error.
                #[cfg(unix)]
                if let Some(existing) = &existing
                    && Identity::from(existing) != itself.as_ref().and_then(Identity::from)
                {
                    return Err(Failure::new(format!("{shown}: changed while being opened; try again")));
                }
                let end = at.as_os_str().as_encoded_bytes().last();
                return match end.is_some_and(|end| std::path::is_separator(char::from(*end))) {
                    true => Err(Failure::new(format!("{shown}: names a directory; a file is needed"))),
                    false => Ok(Place::File { folder, name }),
                };
            }
        }
    }
    Err(Failure::new(format!("{shown}: too many links")))
}

/// Returns the folder that a file is in, with all links resolved.
fn folder_of(path: &Path, shown: &str) -> Result<PathBuf> {
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let found = fs::canonicalize(folder);
    // On Windows, some drivers do not report the resolved path. Then the path keeps its links, and the system follows
    // the links later.
    #[cfg(windows)]
    let found = found.or_else(|e| if folder.is_dir() { std::path::absolute(folder) } else { Err(e) });
    found.map_err(|e| Failure::new(format!("{shown}: the folder {}: {}", quote::path(folder), reason(&e))))
}

/// If `folder` is the list of this process's descriptors, returns the number of the descriptor that `name` names.
#[cfg(unix)]
fn descriptor_in(folder: &Path, name: &std::ffi::OsStr) -> Option<u32> {
    let own = ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"];
    let is_own = own.into_iter().any(|own| fs::canonicalize(own).is_ok_and(|own| own == folder));
    name.to_str()?.parse().ok().filter(|_| is_own)
}

/// Finds out to which kind of file a path leads on Windows.
#[cfg(windows)]
mod windows {
    use super::{Failure, Path, Result};
    use std::{
        ffi::OsStr,
        path::{Component, Prefix},
    };

    /// Returns whether an absolute path leads to a device or named pipe. As an absolute path, `NUL` is `\\.\NUL`.
    pub fn is_device(path: &Path) -> bool {
        match path.components().next() {
            Some(Component::Prefix(prefix)) => matches!(prefix.kind(), Prefix::DeviceNS(_)) && !path.is_file(),
            _ => false,
        }
    }

    /// Rejects the name of a stream within a file, such as `file:stream`. An output gets its final name by a rename,
    /// and no file can be renamed to a name of this form.
    pub fn allowed(name: &OsStr, shown: &str) -> Result<()> {
        match name.as_encoded_bytes().contains(&b':') {
            true => Err(Failure::new(format!("{shown}: is a stream within a file; a file is needed"))),
            false => Ok(()),
        }
    }
}

/// The greatest number of links that Linux follows in a path.
const LINKS: usize = 40;
