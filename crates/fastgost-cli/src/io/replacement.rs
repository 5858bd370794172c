//! A new file that takes an output's place when it is whole.
//!
//! Until then nobody else can open it. Where the system has files without a name it has none, so that nothing stays behind
//! whatever ends the process; elsewhere it has a [`Temporary`] one, and so it has for the moment of a rename over an old file.
use super::{
    Manner,
    existing::{self, Existing},
    temporary::{self, Temporary},
};
use crate::{
    failure::{Failure, Result, reason},
    quote,
};
use rustix::{
    fs::{CWD, Mode, OFlags, open, openat},
    io::Errno,
};
use std::{
    ffi::OsString,
    fs::File,
    io,
    os::fd::OwnedFd,
    path::{Path, PathBuf},
    sync::Arc,
};

pub struct Replacement {
    file: File,
    /// None: the file has no name.
    temporary: Option<Temporary>,
    folder: Folder,
    name: OsString,
    /// For messages.
    shown: String,
    exists: bool,
}

/// Held open: what happens in it happens there, wherever its path leads by then.
struct Folder {
    handle: Arc<OwnedFd>,
    path: PathBuf,
}

impl Replacement {
    /// Refuses what would fail behind all the work.
    pub fn new(folder: PathBuf, name: OsString, shown: &str) -> Result<Self> {
        Self::with(folder, name, shown, unnamed)
    }

    fn with(
        folder: PathBuf,
        name: OsString,
        shown: &str,
        unnamed: impl FnOnce(&OwnedFd) -> Option<File>,
    ) -> Result<Self> {
        let at_fault =
            |e: io::Error| Failure::new(format!("{shown}: the folder {}: {}", quote::path(&folder), reason(&e)));
        let handle = Arc::new(open(&folder, FOLDER, Mode::empty()).map_err(|e| at_fault(e.into()))?);
        temporary::remove_leftovers(&handle, &name);
        let existing = Existing::look(&handle, &folder, &name, shown)?;
        let (file, temporary) = match unnamed(&handle) {
            Some(file) => (file, None),
            None => {
                let (temporary, file) = Temporary::file(&handle, &name).map_err(at_fault)?;
                (file, Some(temporary))
            }
        };
        if let Some(existing) = &existing {
            existing.try_on(&file, shown)?;
        }
        let folder = Folder { handle, path: folder };
        Ok(Self { file, temporary, folder, name, shown: shown.to_owned(), exists: existing.is_some() })
    }

    pub fn file(&self) -> &File {
        &self.file
    }

    /// Whether there is something to be replaced.
    pub fn exists(&self) -> bool {
        self.exists
    }

    /// Puts it in its place, for good: no failure of the system brings the old one back or leaves a part.
    pub fn put(self, manner: Manner) -> Result<()> {
        let replace = manner == Manner::Replace;
        let Self { file, temporary, folder, name, shown, .. } = self;
        // As it is now: much may have happened since the beginning.
        let existing = Existing::look(&folder.handle, &folder.path, &name, &shown)?;
        let put = || -> io::Result<()> {
            match &existing {
                Some(_) if !replace => return Err(Errno::EXIST.into()),
                Some(existing) => existing.pass_on(&file, &folder.path)?,
                None if manner == Manner::Secret => {}
                None => existing::as_new(&file, &folder.path)?,
            }
            durable(file.sync_all())?;
            let temporary = match temporary {
                Some(temporary) => temporary,
                #[cfg(target_os = "linux")]
                None => {
                    use rustix::fs::{AtFlags, linkat};
                    let link = |new: &Path| linkat(CWD, own_name(&file), &folder.handle, new, AtFlags::SYMLINK_FOLLOW);
                    if existing.is_none() || !replace {
                        match link(Path::new(&name)) {
                            // It was not there a moment ago.
                            Err(Errno::EXIST) if replace => {}
                            linked => {
                                linked?;
                                return folder.sync(&file);
                            }
                        }
                    }
                    // A link replaces nothing; a rename does.
                    Temporary::new(&folder.handle, &name, |new| link(Path::new(new)))?.0
                }
                #[cfg(not(target_os = "linux"))]
                None => return Err(io::Error::other("a file without a name")),
            };
            temporary.end(|handle, from| match replace {
                true => rustix::fs::renameat(handle, from, handle, &name),
                false => rename_to_new(handle, from, &name),
            })?;
            folder.sync(&file)
        };
        put().map_err(|e| match e.kind() {
            io::ErrorKind::AlreadyExists if !replace => manner.exists(&shown),
            _ => Failure::io(&shown, &e),
        })
    }
}

impl Folder {
    /// What was renamed in it is there after a power failure.
    fn sync(&self, file: &File) -> io::Result<()> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        match openat(&self.handle, ".", flags, Mode::empty()) {
            Ok(folder) => durable(File::from(folder).sync_all()),
            // One that may be written to, but not listed; on many file systems this takes the file's names along.
            Err(_) => durable(file.sync_all()),
        }
    }
}

/// File systems that keep nothing on a disk may have no way to say so but an error.
fn durable(synced: io::Result<()>) -> io::Result<()> {
    match synced {
        Err(e) if matches!(e.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
        synced => synced,
    }
}

#[cfg(target_os = "linux")]
const FOLDER: OFlags = OFlags::PATH.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);
#[cfg(not(target_os = "linux"))]
const FOLDER: OFlags = OFlags::RDONLY.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);

/// A file without a name, if there are such and one can get a name later: that goes through `/proc`.
#[cfg(target_os = "linux")]
fn unnamed(folder: &OwnedFd) -> Option<File> {
    use rustix::fs::{fstat, stat};
    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    let file = File::from(openat(folder, ".", flags, Mode::RUSR | Mode::WUSR).ok()?);
    let (itself, there) = (fstat(&file).ok()?, stat(own_name(&file)).ok()?);
    // For the moment in which it has a temporary name. Nobody else knows it, so it is free.
    let _ = file.try_lock();
    ((itself.st_dev, itself.st_ino) == (there.st_dev, there.st_ino)).then_some(file)
}

#[cfg(not(target_os = "linux"))]
fn unnamed(_: &OwnedFd) -> Option<File> {
    None
}

#[cfg(target_os = "linux")]
fn own_name(file: &File) -> String {
    use std::os::fd::AsRawFd;
    format!("/proc/self/fd/{}", file.as_raw_fd())
}

/// Renames unless the new name is taken.
fn rename_to_new(folder: &OwnedFd, from: &str, to: &OsString) -> std::result::Result<(), Errno> {
    use rustix::fs::{AtFlags, linkat, unlinkat};
    #[cfg(any(target_os = "linux", target_vendor = "apple"))]
    {
        use rustix::fs::{RenameFlags, renameat_with};
        match renameat_with(folder, from, folder, to, RenameFlags::NOREPLACE) {
            // Not on this file system.
            Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => {}
            renamed => return renamed,
        }
    }
    linkat(folder, from, folder, to, AtFlags::empty())?;
    unlinkat(folder, from, AtFlags::empty())
}
