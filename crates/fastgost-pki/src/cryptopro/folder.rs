//! Reads the files of a container.
use super::{Container, HeaderChecks};
use crate::{Error, Result, file::read_secret};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The names of a container's files.
pub const NAMES: [&str; 6] = ["header.key", "masks.key", "masks2.key", "name.key", "primary.key", "primary2.key"];

/// The limit for the size of each file in a container, in bytes. All files except `header.key` have at most 256 bytes.
pub const LONGEST: usize = 64 << 10;

impl Container {
    /// Returns true if the folder is a container, or has an inner folder that is a container.
    ///
    /// ```
    /// use fastgost_pki::cryptopro::Container;
    ///
    /// assert!(Container::is_at("tests/files/cryptopro/container-2001.000") && !Container::is_at("tests/files/documents"));
    /// ```
    pub fn is_at(folder: impl AsRef<Path>) -> bool {
        find(folder.as_ref()).is_ok_and(|found| found.inner.is_some() || !found.files.is_empty())
    }

    /// Reads a container, which is a folder such as `name.000`. Upper and lower case in file names do not matter. All
    /// files must be regular files.
    ///
    /// ```no_run
    /// use fastgost_pki::cryptopro::{Container, HeaderChecks};
    ///
    /// let container = Container::read_folder("ivan.000", HeaderChecks::Required)?;
    /// let key = container.open(b"12345678")?.key;
    /// # Ok::<(), fastgost_pki::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Io`], and the errors of [`read`](Self::read).
    pub fn read_folder(folder: impl AsRef<Path>, checks: HeaderChecks) -> Result<Self> {
        let Found { files, inner } = find(folder.as_ref())?;
        match inner {
            Some(name) if files.is_empty() => Err(Error::encoding(
                "the folder",
                format!(
                    "it is no container of CryptoPro itself: it has one in it, in the folder {}",
                    name.escape_debug()
                ),
            )),
            _ => {
                let read = |(name, path)| match read_secret(path, name, LONGEST) {
                    Err(Error::Io(e)) => Err(Error::Io(io::Error::new(e.kind(), format!("{name}: {e}")))),
                    content => Ok((name, content?)),
                };
                let files = files.iter().map(|(name, path)| read((*name, path))).collect::<Result<Vec<_>>>()?;
                Self::read(files.iter().map(|(name, content)| (*name, &content[..])), checks)
            }
        }
    }
}

/// The contents of a folder.
struct Found {
    /// The files of a container, by their names.
    files: Vec<(&'static str, PathBuf)>,
    /// The name of an inner folder that is a container, if there is one.
    inner: Option<String>,
}

fn find(folder: &Path) -> io::Result<Found> {
    let mut found = Found { files: Vec::new(), inner: None };
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if let Some(known) = NAMES.iter().find(|known| known.eq_ignore_ascii_case(name)) {
            found.files.push((*known, path));
        } else if found.inner.is_none() && is_named_so(name) && entry.file_type()?.is_dir() && has_header(&path) {
            found.inner = Some(name.to_owned());
        }
    }
    Ok(found)
}

/// Returns true if a folder has a container's name, such as `ivan.000`. Folders with other names are not opened,
/// because the user may give any folder, even a folder with very many files.
fn is_named_so(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, end)| end.len() == 3 && end.bytes().all(|byte| byte.is_ascii_digit()))
}

fn has_header(folder: &Path) -> bool {
    let is_header = |entry: fs::DirEntry| entry.file_name().eq_ignore_ascii_case(NAMES[0]);
    fs::read_dir(folder).is_ok_and(|entries| entries.flatten().any(is_header))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn containers_in_a_folder() {
        for (name, file, found) in [
            ("ivan.000", "header.key", true),
            ("IVAN.123", "HEADER.KEY", true),
            ("ivan.000", "masks.key", false),
            ("ivan", "header.key", false),
            ("ivan.00a", "header.key", false),
        ] {
            let folder = tempfile::tempdir().expect("a folder");
            fs::create_dir(folder.path().join(name)).expect("a folder");
            fs::write(folder.path().join(name).join(file), b"").expect("a file");
            assert_eq!(Container::is_at(folder.path()), found, "{name}/{file}");
        }
    }
}
