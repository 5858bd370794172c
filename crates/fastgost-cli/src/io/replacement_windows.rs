//! This module is for Windows. The module makes a new file for an output. The new file gets the output's path when the
//! new file is complete.
//!
//! Until then, the new file has a temporary name in the same folder. If the run fails, or Ctrl-C ends the run, the file
//! is removed. If another process kills this process, the file stays. The file has the access control list that the
//! folder gives to new files. The file keeps this list under its final name.
use super::{Manner, hard_links};
use crate::{
    failure::{Failure, Result, reason},
    quote,
    semaphore::lock,
};
use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    os::windows::fs::OpenOptionsExt,
    path::{Path, PathBuf},
    process,
    sync::{Mutex, Once},
    thread,
    time::Duration,
};
use tempfile::TempPath;

pub struct Replacement {
    temporary: Temporary,
    path: PathBuf,
    /// The name in messages.
    shown: String,
}

impl Replacement {
    /// Makes a new file. Fails before the output is written, if the new file could not get its final name afterwards.
    pub fn new(folder: PathBuf, name: OsString, shown: &str) -> Result<Self> {
        let path = folder.join(name);
        look(&path, shown)?;
        let temporary = Temporary::new(&folder)
            .map_err(|e| Failure::new(format!("{shown}: the folder {}: {}", quote::path(&folder), reason(&e))))?;
        Ok(Self { temporary, path, shown: shown.to_owned() })
    }

    pub fn file(&self) -> &File {
        &self.temporary.file
    }

    /// Whether the output replaces an existing file.
    pub fn exists(&self) -> bool {
        self.path.symlink_metadata().is_ok()
    }

    /// Gives all files their final names. Returns the results in the order of the files.
    pub fn put_all(all: Vec<(Self, Manner)>) -> Vec<Result<()>> {
        all.into_iter().map(|(new, manner)| new.put(manner)).collect()
    }

    fn put(self, manner: Manner) -> Result<()> {
        let replace = manner == Manner::Replace;
        let Self { temporary, path, shown } = self;
        let put = temporary.file.sync_all().and_then(|()| temporary.end(&path, replace));
        put.map_err(|e| match e.kind() {
            io::ErrorKind::AlreadyExists if !replace => manner.exists(&shown),
            _ => Failure::io(&shown, &e),
        })
    }
}

/// Rejects an existing file that cannot be replaced, or whose replacement would silently lose a property.
fn look(path: &Path, shown: &str) -> Result<()> {
    let Ok(existing) = path.symlink_metadata() else { return Ok(()) };
    if existing.permissions().readonly() {
        return Err(Failure::new(format!(
            "{shown}: is not writable (read-only); write to another file, or delete this one first"
        )));
    }
    // Windows does not rename a file over an existing file while a program has the existing file open.
    const DELETE: u32 = 0x0001_0000;
    const FILE_FLAG_OPEN_REPARSE_POINT: u32 = 0x0020_0000;
    let mut alone = File::options();
    alone.access_mode(DELETE).share_mode(0).custom_flags(FILE_FLAG_OPEN_REPARSE_POINT);
    let file = patiently(|| alone.open(path)).map_err(|e| match e.raw_os_error() {
        Some(SHARING_VIOLATION) => {
            Failure::new(format!("{shown}: is open in another program; close it there, or write to another file"))
        }
        _ => Failure::io(shown, &e),
    })?;
    match winapi_util::file::information(&file).map(|information| information.number_of_links()) {
        Ok(names) if names > 1 && existing.is_file() => Err(hard_links(shown, names)),
        _ => Ok(()),
    }
}

/// A file with a temporary name. When this object is dropped, the file is removed.
struct Temporary {
    file: File,
    /// The temporary name, or `None` once the file has its final name.
    name: Option<TempPath>,
    /// A copy of the temporary path. `ALL` contains the same path.
    path: PathBuf,
}

/// All temporary names. The list is locked while a thread adds, renames or removes a file. So before the handler of
/// Ctrl-C ends the process, the handler waits until a change in progress is complete.
static ALL: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

impl Temporary {
    fn new(folder: &Path) -> io::Result<Self> {
        end_on_ctrl_c();
        let mut all = lock(&ALL);
        let (file, name) = tempfile::Builder::new().prefix(".fastgost-").tempfile_in(folder)?.into_parts();
        let path = name.to_path_buf();
        all.push(path.clone());
        Ok(Self { file, name: Some(name), path })
    }

    /// Gives the file its final name.
    fn end(mut self, path: &Path, replace: bool) -> io::Result<()> {
        let _all = lock(&ALL);
        patiently(|| {
            let Some(name) = self.name.take() else { return Ok(()) };
            let put = if replace { name.persist(path) } else { name.persist_noclobber(path) };
            put.map_err(|e| {
                self.name = Some(e.path);
                e.error
            })
        })
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let mut all = lock(&ALL);
        drop(self.name.take());
        all.retain(|path| *path != self.path);
    }
}

/// Makes Ctrl-C and similar signals remove the files with temporary names before the signals end the process. (If the
/// process ignored Ctrl-C from its start, the system does not deliver Ctrl-C.)
fn end_on_ctrl_c() {
    /// The exit status of a process that Ctrl-C ends because the process has no handler for Ctrl-C.
    const STATUS_CONTROL_C_EXIT: u32 = 0xc000_013a;
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // If the handler cannot be set, the files stay after a signal.
        let _ = ctrlc::set_handler(|| {
            let all = lock(&ALL);
            all.iter().for_each(|name| drop(fs::remove_file(name)));
            process::exit(STATUS_CONTROL_C_EXIT.cast_signed());
        });
    });
}

const ACCESS_DENIED: i32 = 5;
const SHARING_VIOLATION: i32 = 32;

/// Repeats an operation for up to half a second if it fails because another program seems to have the file open. Virus
/// scanners and indexers open new files for a short time.
fn patiently<T>(mut work: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    for _ in 0..10 {
        match work() {
            Err(e) if matches!(e.raw_os_error(), Some(ACCESS_DENIED | SHARING_VIOLATION)) => {
                thread::sleep(Duration::from_millis(50));
            }
            done => return done,
        }
    }
    work()
}
