//! Inputs and outputs: standard streams and files. A new file replaces an existing file only when the new file is
//! complete.

// `place.rs` decides where an output goes. `existing.rs` examines the file that already has the output's path, and
// decides which properties of this file to keep. `replacement.rs` gives the output's path to the new file.
// `temporary.rs` manages the temporary names of new files that do not have their final names yet.

use crate::failure::{Failure, Result};
use std::{
    fs::File,
    io::{self, Write},
    thread,
};

mod identity;
mod input;
mod output;
mod place;
pub use identity::Identity;
pub use input::Input;
pub use output::{Clobber, Output, spare, spare_each_other};

#[cfg(unix)]
mod durable;
#[cfg(unix)]
mod existing;
#[cfg(unix)]
mod replacement;
#[cfg(windows)]
#[path = "replacement_windows.rs"]
mod replacement;
#[cfg(not(any(unix, windows)))]
#[path = "replacement_elsewhere.rs"]
mod replacement;
#[cfg(unix)]
mod temporary;

/// How to treat an existing file, and who may open the new file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// Replace the existing file, and keep its permissions.
    Replace,
    /// Keep the existing file, and fail, because of `--no-clobber`.
    Keep,
    /// Keep the existing file, and fail, because the command chose the file name itself.
    Unnamed,
    /// Keep the existing file, and fail, because the file is a certificate, and other people may already trust this
    /// certificate.
    Once,
    /// Keep the existing file, and fail, because the output is a secret key. If no file exists, the new file gets
    /// permissions for its owner only.
    Secret,
}

impl Manner {
    fn exists(self, shown: &str) -> Failure {
        Failure::new(match self {
            Manner::Once => format!("{shown}: exists; a certificate is never overwritten; write to another file"),
            Manner::Secret => format!("{shown}: exists; a key is never overwritten; write to another file"),
            Manner::Unnamed => {
                format!(
                    "{shown}: already exists; move it to another place; if there is only one input, -o replaces the file"
                )
            }
            Manner::Replace | Manner::Keep => format!("{shown}: already exists (--no-clobber)"),
        })
    }
}

/// Returns standard input as a file with its own descriptor.
pub fn stdin() -> io::Result<File> {
    let file = duplicate(&io::stdin())?;
    #[cfg(unix)]
    given(&io::stdin())?;
    Ok(file)
}

/// Returns standard output as a file with its own descriptor, without line buffering.
fn stdout() -> io::Result<File> {
    let file = duplicate(&io::stdout())?;
    #[cfg(unix)]
    {
        given(&io::stdout())?;
        for_writing(&file)?;
    }
    Ok(file)
}

/// Returns the failure for an output file that has several names (hard links). Such a file is not replaced.
#[cfg(any(unix, windows))]
fn hard_links(shown: &str, names: impl std::fmt::Display) -> Failure {
    Failure::new(format!(
        "{shown}: has {names} names (hard links), and only this name would get the new content; write to another file, or \
         delete this name first"
    ))
}

/// Prints to standard output. If the reader is gone, the run ends without a message.
pub fn print(bytes: &[u8]) -> Result<()> {
    // This code does not use Rust's own stream, which ignores the error if a descriptor is not open for writing.
    #[cfg(unix)]
    let written = stdout().and_then(|mut out| out.write_all(bytes));
    // On Windows, Rust's own stream also converts text for the console.
    #[cfg(not(unix))]
    let written = {
        let mut out = io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush())
    };
    written.map_err(|e| Failure::stdout(&e))
}

/// Calls `work` for all items, on several threads. Several threads are faster, because `work` waits for disks, and a
/// disk can handle several requests at the same time. Returns the results in the order of the items.
pub fn together<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let share = items.len().div_ceil(WAITING).max(1);
    thread::scope(|scope| {
        let work = &work;
        let shares: Vec<_> = items
            .chunks(share)
            .map(|items| (items, thread::Builder::new().spawn_scoped(scope, move || items.iter().map(work).collect())))
            .collect();
        let all = shares.into_iter().map(|(items, share)| match share.map(thread::ScopedJoinHandle::join) {
            Ok(Ok(results)) => results,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            // If a thread could not be started, the current thread processes its items.
            Err(_) => items.iter().map(work).collect::<Vec<_>>(),
        });
        all.flatten().collect()
    })
}

/// Returns the number of outputs that may be open at once. Each output needs one descriptor for its file, and one
/// descriptor for its folder. Half of the system's limit is left for other uses.
pub fn most_outputs() -> usize {
    const MOST: u64 = 256;
    #[cfg(unix)]
    let most = rustix::process::getrlimit(rustix::process::Resource::Nofile).current.map_or(MOST, |most| most / 4);
    #[cfg(not(unix))]
    let most = MOST;
    most.clamp(1, MOST) as usize
}

/// The largest number of threads that [`together`] uses.
const WAITING: usize = 16;

/// Fails if the stream was closed when the process started. A descriptor that came through `exec` has no close-on-exec
/// flag. The descriptor that [`fastgost_cli::inherited`] opens in place of a closed descriptor has this flag.
#[cfg(unix)]
fn given(stream: &impl std::os::fd::AsFd) -> io::Result<()> {
    match rustix::io::fcntl_getfd(stream)?.contains(rustix::io::FdFlags::CLOEXEC) {
        true => Err(io::Error::other("is closed")),
        false => Ok(()),
    }
}

#[cfg(unix)]
fn for_writing(file: &File) -> io::Result<()> {
    use rustix::fs::OFlags;
    match rustix::fs::fcntl_getfl(file)? & OFlags::RWMODE {
        OFlags::RDONLY => Err(io::Error::other("is not open for writing")),
        _ => Ok(()),
    }
}

#[cfg(not(windows))]
fn duplicate(stream: &impl std::os::fd::AsFd) -> io::Result<File> {
    stream.as_fd().try_clone_to_owned().map(File::from)
}

#[cfg(windows)]
fn duplicate(stream: &impl std::os::windows::io::AsHandle) -> io::Result<File> {
    stream.as_handle().try_clone_to_owned().map(File::from)
}
