//! Makes a new file for an output. The new file gets the output's path when the new file is complete.
//!
//! Until then, nobody else can open the new file. If the system supports files without a name, the new file has no name
//! until it is complete. So no file is left behind, however the process ends. On other systems, the new file has a
//! [`Temporary`] name. A file without a name cannot directly replace an existing file. So the new file first gets a
//! temporary name, and is renamed immediately afterwards.
use super::{
    Manner, durable,
    existing::{self, Existing},
    temporary::{self, Temporary},
};
use crate::{
    failure::{Failure, Result, reason},
    quote,
};
use rustix::{
    fs::{Mode, OFlags, open, openat},
    io::Errno,
};
use std::{
    collections::HashMap,
    ffi::{OsStr, OsString},
    fs::File,
    io,
    os::fd::OwnedFd,
    path::PathBuf,
    sync::Arc,
};

pub struct Replacement {
    file: File,
    /// The temporary name, or None if the file has no name.
    temporary: Option<Temporary>,
    folder: Folder,
    name: OsString,
    /// The name in messages.
    shown: String,
    /// The existing file that will be replaced.
    existing: Option<Existing>,
}

/// The folder of the output. The folder stays open, so that all operations happen in this folder, even if another
/// folder gets this path.
struct Folder {
    handle: Arc<OwnedFd>,
    path: PathBuf,
}

impl Replacement {
    /// Makes a new file. Fails before the output is written, if the new file could not get its final name afterwards.
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
        let existing = Existing::look(&handle, &name, shown)?;
        let (file, temporary) = match unnamed(&handle) {
            Some(file) => (file, None),
            None => {
                let (temporary, file) = Temporary::file(&handle, &name).map_err(at_fault)?;
                (file, Some(temporary))
            }
        };
        match &existing {
            // The new file already has a name, although its content is not complete. If the code gave the file to the
            // owner of the existing file now, this owner could open the incomplete file. So the code makes another
            // file, removes its name at once, and tries to give this other file to the owner.
            Some(existing) if temporary.is_some() && existing.is_of_another() => {
                let (name, file) = Temporary::file(&handle, &name).map_err(at_fault)?;
                drop(name);
                existing.try_on(&file, shown)?;
            }
            Some(existing) => existing.try_on(&file, shown)?,
            None => {}
        }
        let folder = Folder { handle, path: folder };
        Ok(Self { file, temporary, folder, name, shown: shown.to_owned(), existing })
    }

    pub fn file(&self) -> &File {
        &self.file
    }

    /// Whether the output replaces an existing file.
    pub fn exists(&self) -> bool {
        self.existing.is_some()
    }

    /// Gives all files their final names, and writes the new names to disk. If the system crashes after this call,
    /// every output without an error is complete and has its final name. Returns the results in the order of the files.
    pub fn put_all(all: Vec<(Self, Manner)>) -> Vec<Result<()>> {
        let files: Vec<_> = all.iter().map(|(new, _)| &new.file).collect();
        let written = durable::all(&files);
        let placed: Vec<_> =
            all.into_iter().zip(written).map(|((new, manner), written)| new.place(manner, written)).collect();
        // Each folder is written to disk only once, even if several new files are in the folder.
        let mut folders = HashMap::new();
        for placed in placed.iter().flatten() {
            folders.entry(&placed.folder.path).or_insert_with(|| placed.folder.sync());
        }
        let named = placed.iter().map(|placed| match placed {
            Ok(Placed { file, folder, shown }) => match &folders[&folder.path] {
                Some(Ok(())) => Ok(()),
                Some(Err(e)) => Err(Failure::io(shown, &io::Error::from(*e))),
                None => durable::one(file).map_err(|e| Failure::io(shown, &e)),
            },
            Err(_) => Ok(()),
        });
        let named: Vec<_> = named.collect();
        placed.into_iter().zip(named).map(|(placed, named)| placed.and(named)).collect()
    }

    /// Gives the file its name, unless writing the file to disk has failed.
    fn place(self, manner: Manner, written: io::Result<()>) -> Result<Placed> {
        let replace = manner == Manner::Replace;
        let Self { file, temporary, folder, name, shown, existing } = self;
        let existing = Existing::look_again(existing, &folder.handle, &name, &shown)?;
        let put = || -> io::Result<()> {
            written?;
            match &existing {
                Some(_) if !replace => return Err(Errno::EXIST.into()),
                Some(existing) => existing.pass_on(&file, &folder.path)?,
                None if manner == Manner::Secret => {}
                None => existing::as_new(&file, &folder.path)?,
            }
            let temporary = match temporary {
                Some(temporary) => temporary,
                None => {
                    if existing.is_none() || !replace {
                        match link(&file, &folder.handle, &name) {
                            // Another program has just created a file with the output's name. The rename below replaces
                            // the other program's file.
                            Err(Errno::EXIST) if replace => {}
                            linked => return Ok(linked?),
                        }
                    }
                    // `link` cannot replace a file, but a rename can. So the new file first gets a temporary name.
                    Temporary::new(&folder.handle, &name, |new| link(&file, &folder.handle, new.as_ref()))?.0
                }
            };
            temporary.end(|handle, from| {
                // Another host may have treated the file as a leftover and removed the file. Not all file systems share
                // locks between hosts.
                if !temporary::has_name(&file, handle, from) {
                    return Err(Errno::STALE);
                }
                match replace {
                    true => rustix::fs::renameat(handle, from, handle, &name),
                    false => rename_to_new(handle, from, &name),
                }
            })?;
            Ok(())
        };
        put().map_err(|e| match e.kind() {
            io::ErrorKind::AlreadyExists if !replace => manner.exists(&shown),
            _ => Failure::io(&shown, &e),
        })?;
        Ok(Placed { file, folder, shown })
    }
}

/// A file that has got its final name. The name is not on disk yet, so a power failure could remove the name.
struct Placed {
    file: File,
    folder: Folder,
    /// The name in messages.
    shown: String,
}

impl Folder {
    /// Writes the folder to disk, so that new names in the folder survive a power failure. Returns None if the user may
    /// write to the folder but may not list the folder. Then the caller writes the file itself to disk again, because
    /// on many file systems this also writes the file's name to disk.
    fn sync(&self) -> Option<std::result::Result<(), Errno>> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        let folder = File::from(openat(&self.handle, ".", flags, Mode::empty()).ok()?);
        Some(durable::one(&folder).map_err(|e| Errno::from_io_error(&e).unwrap_or(Errno::IO)))
    }
}

#[cfg(target_os = "linux")]
const FOLDER: OFlags = OFlags::PATH.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);
#[cfg(not(target_os = "linux"))]
const FOLDER: OFlags = OFlags::RDONLY.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);

/// Makes a file without a name. Returns None if the system cannot make such a file, or could not name the file later.
/// To name the file, the system needs `/proc`.
#[cfg(target_os = "linux")]
fn unnamed(folder: &OwnedFd) -> Option<File> {
    use rustix::fs::{fstat, stat};
    let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
    let file = File::from(openat(folder, ".", flags, Mode::RUSR | Mode::WUSR).ok()?);
    let (itself, there) = (fstat(&file).ok()?, stat(own_name(&file)).ok()?);
    // Later, the file has a temporary name for a short time. The lock then keeps other runs from removing the file as a
    // leftover. Nobody else has the file open, so the lock is free.
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

/// Gives a name to a file that has no name.
#[cfg(target_os = "linux")]
fn link(file: &File, folder: &OwnedFd, name: &OsStr) -> std::result::Result<(), Errno> {
    use rustix::fs::{AtFlags, CWD, linkat};
    linkat(CWD, own_name(file), folder, name, AtFlags::SYMLINK_FOLLOW)
}

#[cfg(not(target_os = "linux"))]
fn link(_: &File, _: &OwnedFd, _: &OsStr) -> std::result::Result<(), Errno> {
    Err(Errno::NOTSUP)
}

/// Renames a file unless the new name is taken.
fn rename_to_new(folder: &OwnedFd, from: &str, to: &OsStr) -> std::result::Result<(), Errno> {
    use rustix::fs::{AtFlags, linkat, renameat, unlinkat};
    #[cfg(any(target_os = "linux", target_vendor = "apple"))]
    {
        use rustix::fs::{RenameFlags, renameat_with};
        match renameat_with(folder, from, folder, to, RenameFlags::NOREPLACE) {
            // This file system does not support a rename with NOREPLACE.
            Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => {}
            renamed => return renamed,
        }
    }
    match linkat(folder, from, folder, to, AtFlags::empty()) {
        // The file system does not support hard links either. So an empty file reserves the name.
        Err(Errno::PERM | Errno::NOTSUP | Errno::NOSYS) => {
            let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
            drop(openat(folder, to, flags, Mode::RUSR | Mode::WUSR)?);
            renameat(folder, from, folder, to).inspect_err(|_| {
                // If the empty file were left, the next attempt would fail, because the name would be taken.
                let _ = unlinkat(folder, to, AtFlags::empty());
            })
        }
        linked => linked.and_then(|()| unlinkat(folder, from, AtFlags::empty())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        fs,
        io::Write,
        os::unix::fs::{MetadataExt, PermissionsExt},
    };

    type Unnamed = fn(&OwnedFd) -> Option<File>;
    /// The tests make new files in two ways. The first way makes a file without a name, if the system can make such
    /// files. The second way always gives the file a temporary name.
    const WAYS: [Unnamed; 2] = [unnamed, |_| None];

    fn mode(path: &std::path::Path) -> u32 {
        fs::metadata(path).expect("a file").mode() & 0o7777
    }

    fn names(folder: &tempfile::TempDir) -> Vec<PathBuf> {
        fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
    }

    impl Replacement {
        fn put(self, manner: Manner) -> Result<()> {
            Self::put_all(vec![(self, manner)]).remove(0)
        }
    }

    fn begin(folder: &tempfile::TempDir, way: Unnamed) -> Replacement {
        begin_as(folder, "out", way)
    }

    fn begin_as(folder: &tempfile::TempDir, name: &str, way: Unnamed) -> Replacement {
        let path = fs::canonicalize(folder.path()).expect("a folder");
        let new = Replacement::with(path, name.into(), name, way).unwrap_or_else(|e| panic!("{e:?}"));
        new.file().write_all(b"new").expect("room");
        new
    }

    #[test]
    fn closed_until_it_is_whole_and_then_as_the_old_one() {
        for way in WAYS {
            for (before, after) in [(None, 0o666 & !fastgost_cli::inherited::mask()), (Some(0o4754), 0o754)] {
                let folder = tempfile::tempdir().expect("a folder");
                let out = folder.path().join("out");
                if let Some(before) = before {
                    fs::write(&out, b"old").expect("a file");
                    fs::set_permissions(&out, PermissionsExt::from_mode(before)).expect("a file");
                }
                let new = begin(&folder, way);
                for path in names(&folder).iter().filter(|path| **path != out) {
                    assert_eq!(mode(path), 0o600);
                }
                new.put(Manner::Replace).expect("its place");
                assert_eq!(fs::read(&out).expect("a file"), b"new");
                assert_eq!(mode(&out), after);
                assert_eq!(names(&folder), [out]);
            }
        }
    }

    #[test]
    fn a_key_stays_closed() {
        for way in WAYS {
            let folder = tempfile::tempdir().expect("a folder");
            begin(&folder, way).put(Manner::Secret).expect("its place");
            assert_eq!(mode(&folder.path().join("out")), 0o600);
        }
    }

    #[test]
    fn what_is_given_up_leaves_nothing() {
        for way in WAYS {
            let folder = tempfile::tempdir().expect("a folder");
            drop(begin(&folder, way));
            assert!(names(&folder).is_empty());
        }
    }

    #[test]
    fn what_came_meanwhile() {
        for way in WAYS {
            for manner in [Manner::Replace, Manner::Keep, Manner::Secret] {
                let replace = manner == Manner::Replace;
                let folder = tempfile::tempdir().expect("a folder");
                let out = folder.path().join("out");
                let new = begin(&folder, way);
                fs::write(&out, b"of another").expect("a file");
                fs::set_permissions(&out, PermissionsExt::from_mode(0o777)).expect("a file");
                assert_eq!(new.put(manner).is_ok(), replace);
                assert_eq!(fs::read(&out).expect("a file"), if replace { &b"new"[..] } else { b"of another" });
                // The new file must not get the permissions of the file that the other process has made.
                assert!(!replace || mode(&out) == 0o666 & !fastgost_cli::inherited::mask());
                assert_eq!(names(&folder), [out]);
            }
        }
    }

    /// A user who may rename files in the folder must not be able to read the new data, unless this user could read the
    /// old file.
    #[test]
    fn another_file_in_the_place_of_the_old_one() {
        for way in WAYS {
            let folder = tempfile::tempdir().expect("a folder");
            let (out, other) = (folder.path().join("out"), folder.path().join("other"));
            for (path, mode) in [(&out, 0o600), (&other, 0o666)] {
                fs::write(path, b"old").expect("a file");
                fs::set_permissions(path, PermissionsExt::from_mode(mode)).expect("a file");
            }
            let new = begin(&folder, way);
            fs::rename(&other, &out).expect("a file");
            new.put(Manner::Replace).expect("its place");
            assert_eq!((fs::read(&out).expect("a file"), mode(&out)), (b"new".to_vec(), 0o600));
        }
    }

    /// A user who may rename files in the folder must not be able to read the new data, even if the system has given
    /// the old file's inode number to another file.
    #[test]
    fn another_file_with_the_number_of_the_old_one() {
        for way in WAYS {
            let folder = tempfile::tempdir().expect("a folder");
            let out = folder.path().join("out");
            fs::write(&out, b"old").expect("a file");
            fs::set_permissions(&out, PermissionsExt::from_mode(0o600)).expect("a file");
            let number = |path: &std::path::Path| fs::metadata(path).expect("a file").ino();
            let old = number(&out);
            let new = begin(&folder, way);
            fs::remove_file(&out).expect("a file");
            let mut others = (0..200).map(|i| folder.path().join(i.to_string()));
            let other = others.find(|other| fs::write(other, b"other").is_ok() && number(other) == old);
            let other = other.unwrap_or_else(|| folder.path().join("0"));
            fs::set_permissions(&other, PermissionsExt::from_mode(0o666)).expect("a file");
            fs::rename(&other, &out).expect("a file");
            new.put(Manner::Replace).expect("its place");
            assert_eq!((fs::read(&out).expect("a file"), mode(&out)), (b"new".to_vec(), 0o600));
        }
    }

    /// Tests the case that another host takes our file for a leftover and removes the file, because the hosts do not
    /// share locks. If a different file has the name of our file then, the different file must stay.
    #[test]
    fn a_file_that_lost_its_name() {
        for end in [|new: Replacement| assert!(new.put(Manner::Replace).is_err()), |new: Replacement| drop(new)] {
            let folder = tempfile::tempdir().expect("a folder");
            let new = begin(&folder, WAYS[1]);
            let [name] = &names(&folder)[..] else { panic!("one file") };
            fs::remove_file(name).expect("a file");
            fs::write(name, b"another's").expect("a file");
            end(new);
            assert_eq!(names(&folder), std::slice::from_ref(name));
            assert_eq!(fs::read(name).expect("a file"), b"another's");
        }
    }

    /// Finishes many files in two folders with one call. Each file must get its final name or its own error.
    #[test]
    fn many() {
        for way in WAYS {
            let folders = [tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder")];
            fs::write(folders[1].path().join("7"), b"old").expect("a file");
            let names: Vec<_> = (0..40).map(|i| i.to_string()).collect();
            let new = |i: usize| (begin_as(&folders[i % 2], &names[i], way), Manner::Keep);
            let results = Replacement::put_all((0..40).map(new).collect());
            for (i, result) in results.iter().enumerate() {
                assert_eq!(result.is_ok(), i != 7);
                let content = fs::read(folders[i % 2].path().join(&names[i])).expect("a file");
                assert_eq!(content, if i == 7 { &b"old"[..] } else { b"new" });
            }
            assert_eq!(self::names(&folders[0]).len() + self::names(&folders[1]).len(), 40);
        }
    }

    /// Makes several new files for one output at the same time. Each new file must have a different temporary name.
    #[test]
    fn neighbours() {
        let folder = tempfile::tempdir().expect("a folder");
        let all: Vec<_> = (0..7).map(|_| begin(&folder, |_| None)).collect();
        assert_eq!(names(&folder).len(), 7);
        for new in all {
            new.put(Manner::Replace).expect("its place");
        }
        assert_eq!(names(&folder), [folder.path().join("out")]);
    }
}
