//! Temporary names, for files that do not have their final name yet. If the run fails, or a signal ends the run, such a
//! file is removed. After SIGKILL or a power failure, a file with a temporary name may be left. The next run for the
//! same output removes the leftover file. The next run finds the leftover file because the file's name is derived from
//! the output's name. If another run for the same output is still in progress, its file stays, because the other run
//! holds a lock on the file.
use crate::semaphore::lock;
use fastgost::hash::Streebog256;
use fastgost_cli::inherited;
use rustix::{
    fs::{AtFlags, FileType, Mode, OFlags, Stat, fstat, openat, statat, unlinkat},
    io::Errno,
};
use signal_hook::{
    consts::signal::{SIGALRM, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ},
    iterator::Signals,
    low_level::emulate_default_handler,
};
use std::{
    ffi::OsStr,
    fmt::Write,
    fs::File,
    io,
    os::{fd::OwnedFd, unix::ffi::OsStrExt},
    sync::{Arc, Mutex, Once, mpsc},
    thread,
};

/// A temporary name in a folder. When this object is dropped, the file with this name is removed.
pub struct Temporary(Arc<Name>);

struct Name {
    folder: Arc<OwnedFd>,
    name: String,
    /// The device and inode numbers of the file with this name.
    file: Option<(u64, u64)>,
}

impl Name {
    /// Removes the file, unless another file has this name now.
    fn remove(&self) {
        if self.file.is_some() && file_at(&self.folder, &self.name) == self.file {
            let _ = unlinkat(&self.folder, &self.name, AtFlags::empty());
        }
    }
}

/// All temporary names. The list is locked while a thread gives a temporary name to a file, renames the file, or
/// removes the file. So before the thread that handles signals ends the process, this thread waits until a change in
/// progress is complete.
static ALL: Mutex<Vec<Arc<Name>>> = Mutex::new(Vec::new());

impl Temporary {
    /// Tries one temporary name after another for `output`, until `give` can give the name to the file. `give` returns
    /// `EXIST` if another file has the name.
    pub fn new<T>(
        folder: &Arc<OwnedFd>,
        output: &OsStr,
        mut give: impl FnMut(&str) -> Result<T, Errno>,
    ) -> io::Result<(Self, T)> {
        end_on_signals();
        let mut all = lock(&ALL);
        let fixed = fixed_names(output);
        for name in fixed.chain((0..RANDOM).filter_map(|_| random_name(output))) {
            let given = match give(&name) {
                Err(Errno::EXIST) if remove_leftover(folder, &name) => give(&name),
                given => given,
            };
            match given {
                Err(Errno::EXIST) => {}
                given => {
                    let given = given?;
                    let name = Arc::new(Name { file: file_at(folder, &name), folder: folder.clone(), name });
                    all.push(name.clone());
                    return Ok((Self(name), given));
                }
            }
        }
        Err(Errno::EXIST.into())
    }

    /// Makes a new file with a temporary name. Other users cannot open this file.
    pub fn file(folder: &Arc<OwnedFd>, output: &OsStr) -> io::Result<(Self, File)> {
        Self::new(folder, output, |name| {
            let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
            let file = File::from(openat(folder, name, flags, Mode::RUSR | Mode::WUSR)?);
            // Another run may have removed the file as a leftover, before this run locked the file.
            let taken = matches!(file.try_lock(), Err(std::fs::TryLockError::WouldBlock));
            if taken || !has_name(&file, folder, name) { Err(Errno::EXIST) } else { Ok(file) }
        })
    }

    /// Calls `by`, which takes the temporary name away from the file, for example by a rename. If `by` succeeds, the
    /// function removes the name from `ALL`.
    pub fn end(self, by: impl FnOnce(&OwnedFd, &str) -> Result<(), Errno>) -> Result<(), Errno> {
        let mut all = lock(&ALL);
        let done = by(&self.0.folder, &self.0.name);
        if done.is_ok() {
            all.retain(|name| !Arc::ptr_eq(name, &self.0));
        }
        drop(all);
        done
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let mut all = lock(&ALL);
        if let Some(at) = all.iter().position(|name| Arc::ptr_eq(name, &self.0)) {
            self.0.remove();
            all.swap_remove(at);
        }
    }
}

/// Removes the files that killed runs have left for this output.
pub fn remove_leftovers(folder: &OwnedFd, output: &OsStr) {
    for name in fixed_names(output) {
        remove_leftover(folder, &name);
    }
}

/// Removes the file if no run uses it any more, and returns whether the name is free now.
fn remove_leftover(folder: &OwnedFd, name: &str) -> bool {
    let open =
        |access| openat(folder, name, access | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC, Mode::empty());
    // Some network file systems grant an exclusive lock only to a writer.
    let file = match open(OFlags::RDWR).or_else(|e| if e == Errno::ACCESS { open(OFlags::RDONLY) } else { Err(e) }) {
        Ok(file) => File::from(file),
        Err(e) => return e == Errno::NOENT,
    };
    let user = rustix::process::geteuid();
    let is_ours = fstat(&file).is_ok_and(|stat| {
        let regular = FileType::from_raw_mode(stat.st_mode) == FileType::RegularFile;
        regular && (user.is_root() || stat.st_uid == user.as_raw())
    });
    if !is_ours || file.try_lock().is_err() {
        return false;
    }
    // The run that made the file may have given the file its final name before this run locked the file.
    !has_name(&file, folder, name) || unlinkat(folder, name, AtFlags::empty()).is_ok()
}

/// Returns whether `file` has the name `name` in `folder`.
pub fn has_name(file: &File, folder: &OwnedFd, name: &str) -> bool {
    let file = fstat(file).ok().map(number);
    file.is_some() && file == file_at(folder, name)
}

fn file_at(folder: &OwnedFd, name: &str) -> Option<(u64, u64)> {
    statat(folder, name, AtFlags::SYMLINK_NOFOLLOW).ok().map(number)
}

#[allow(clippy::unnecessary_cast)] // other systems have other types
fn number(stat: Stat) -> (u64, u64) {
    (stat.st_dev as u64, stat.st_ino as u64)
}

/// Returns temporary names that depend only on the output's name, so that a later run finds leftovers without listing
/// the folder. There are several names, because several runs may write to one output at the same time.
fn fixed_names(output: &OsStr) -> impl Iterator<Item = String> {
    let begin = begin(output);
    (0..FIXED).map(move |i| format!("{begin}{i}"))
}

/// Returns a random name, for the case that all fixed names are taken.
fn random_name(output: &OsStr) -> Option<String> {
    let number = getrandom::u64().ok()?;
    Some(format!("{}{number:016x}", begin(output)))
}

fn begin(output: &OsStr) -> String {
    let mut name = ".fastgost-".to_owned();
    for byte in &Streebog256::digest(output.as_bytes())[..8] {
        let _ = write!(name, "{byte:02x}");
    }
    name.push('-');
    name
}

const FIXED: u32 = 8;
const RANDOM: u32 = 16;

/// The signals that end a process and can be caught.
const SIGNALS: [i32; 9] = [SIGALRM, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ];

/// Handles the signals that end the process, so that the files with temporary names are removed first. If the process
/// ignored a signal at its start, the process still ignores this signal.
fn end_on_signals() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let (ready, wait) = mpsc::channel::<()>();
        // If no thread can be started, signals leave the files, and the next run for the same output removes the files.
        let _ = thread::Builder::new().spawn(move || {
            let signals = Signals::new(SIGNALS.into_iter().filter(|signal| !inherited::ignores(*signal)));
            drop(ready);
            if let Some(signal) = signals.ok().and_then(|mut signals| signals.forever().next()) {
                let all = lock(&ALL);
                all.iter().for_each(|name| name.remove());
                let _ = emulate_default_handler(signal);
            }
        });
        let _ = wait.recv();
    });
}
