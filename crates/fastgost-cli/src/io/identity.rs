//! Finds out whether two file names belong to the same file. A file may have several names, and some systems do not
//! distinguish upper and lower case in names.
use std::{fs::File, path::Path};

/// The identity of a regular file. All names of the file have the same identity, and two files have different
/// identities. Other kinds of files, such as devices and pipes, have no identity, because, for example, one terminal
/// may be both input and output.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Identity {
    volume: u64,
    number: u64,
}

#[cfg(unix)]
impl Identity {
    /// Returns the identity of an open file.
    pub fn of(file: &File) -> Option<Self> {
        Self::from(&file.metadata().ok()?)
    }

    /// Returns the identity of the file that a path leads to.
    pub fn at(path: &Path) -> Option<Self> {
        Self::from(&std::fs::metadata(path).ok()?)
    }

    /// Returns the identity of the file at this path. If the path is a link, the function does not follow the link.
    pub fn itself(path: &Path) -> Option<Self> {
        Self::from(&std::fs::symlink_metadata(path).ok()?)
    }

    pub fn from(metadata: &std::fs::Metadata) -> Option<Self> {
        use std::os::unix::fs::MetadataExt;
        metadata.is_file().then(|| Self { volume: metadata.dev(), number: metadata.ino() })
    }
}

#[cfg(windows)]
impl Identity {
    /// Returns the identity of an open file.
    pub fn of(file: &File) -> Option<Self> {
        let regular = file.metadata().is_ok_and(|metadata| metadata.is_file());
        let information = winapi_util::file::information(file).ok().filter(|_| regular)?;
        Some(Self { volume: information.volume_serial_number(), number: information.file_index() })
    }

    /// Returns the identity of the file that a path leads to.
    pub fn at(path: &Path) -> Option<Self> {
        Self::opened(path, 0)
    }

    /// Returns the identity of the file at this path. If the path is a link, the function does not follow the link.
    pub fn itself(path: &Path) -> Option<Self> {
        const FILE_FLAG_OPEN_REPARSE_POINT: u32 = 0x0020_0000;
        Self::opened(path, FILE_FLAG_OPEN_REPARSE_POINT)
    }

    /// Opens a file for its attributes only, and returns its identity. Opening a file in this way needs no permission
    /// to read the file, and disturbs no other program that has the file open.
    fn opened(path: &Path, flags: u32) -> Option<Self> {
        use std::os::windows::fs::OpenOptionsExt;
        Self::of(&File::options().access_mode(0).custom_flags(flags).open(path).ok()?)
    }
}

/// WASI's functions for the identity of files are not stable. So on WASI, the command never treats two names as names
/// of the same file.
#[cfg(not(any(unix, windows)))]
impl Identity {
    /// Returns None, because an open file has no identity on this system.
    pub fn of(_: &File) -> Option<Self> {
        None
    }

    /// Returns None, because the file that a path leads to has no identity on this system.
    pub fn at(_: &Path) -> Option<Self> {
        None
    }

    /// Returns None, because the file at a path has no identity on this system.
    pub fn itself(_: &Path) -> Option<Self> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::Identity;
    use std::fs::{self, File};

    #[test]
    fn all_names_of_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let [one, two, other] = ["one", "two", "other"].map(|name| folder.path().join(name));
        fs::write(&one, b"same").expect("a file");
        fs::hard_link(&one, &two).expect("a link");
        fs::write(&other, b"same").expect("a file");
        let identity = Identity::at(&one);
        assert!(identity.is_some());
        assert_eq!(Identity::of(&File::open(&one).expect("a file")), identity);
        assert_eq!(Identity::itself(&two), identity);
        assert_eq!(Identity::at(&folder.path().join(".").join("two")), identity);
        assert_ne!(Identity::at(&other), identity);
        assert_eq!([Identity::at(folder.path()), Identity::at(&folder.path().join("nothing"))], [None; 2]);
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(&one, folder.path().join("link")).expect("a link");
            let link = folder.path().join("link");
            assert_eq!((Identity::at(&link), Identity::itself(&link)), (identity, None));
        }
    }
}
