//! Inputs and outputs: standard streams and files. A file is replaced at the end, by one that is whole.
use crate::failure::{Failure, Result};
use std::{
    fs::{self, File},
    io::{self, Write},
    thread,
};

pub mod armor;
mod input;
mod output;
mod place;
pub use input::Input;
pub use output::{Clobber, Output, spare};

#[cfg(unix)]
mod existing;
#[cfg(unix)]
mod replacement;
#[cfg(not(unix))]
#[path = "replacement_elsewhere.rs"]
mod replacement;
#[cfg(unix)]
mod temporary;

/// What becomes of a file that is there, and who may open the new one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// It is replaced, by one with its permissions.
    Replace,
    /// It stays, and that is an error: `--no-clobber`.
    Keep,
    /// The same, and the new one is for its owner only: a key.
    Secret,
}

impl Manner {
    fn exists(self, shown: &str) -> Failure {
        Failure::new(match self {
            Manner::Secret => format!("{shown}: exists; a key is never overwritten"),
            _ => format!("{shown}: already exists (--no-clobber)"),
        })
    }
}

/// Standard input as a file of its own.
pub fn stdin() -> io::Result<File> {
    let file = duplicate(&io::stdin())?;
    #[cfg(unix)]
    given(&io::stdin())?;
    Ok(file)
}

/// Standard output as a file of its own, without the buffer that would look for line ends in it.
fn stdout() -> io::Result<File> {
    let file = duplicate(&io::stdout())?;
    #[cfg(unix)]
    {
        given(&io::stdout())?;
        for_writing(&file)?;
    }
    Ok(file)
}

/// Prints to standard output; a reader that has gone away ends the run, without a word.
pub fn print(bytes: &[u8]) -> Result<()> {
    // The library's own stream takes a descriptor that is not for writing for one where nobody listens.
    #[cfg(unix)]
    let written = stdout().and_then(|mut out| out.write_all(bytes));
    // A console there wants text.
    #[cfg(not(unix))]
    let written = {
        let mut out = io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush())
    };
    written.map_err(|e| Failure::stdout(&e))
}

/// Work that waits for disks, which take what waits at the same time together; the results are in the order of the items.
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
            // Without another thread this one does it.
            Err(_) => items.iter().map(work).collect::<Vec<_>>(),
        });
        all.flatten().collect()
    })
}

/// Threads of [`together`].
const WAITING: usize = 16;

/// Whether whoever started this left the stream open: what came through `exec` has no such flag, and what
/// [`fastgost_cli::inherited`] puts in place of a closed one does.
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

#[cfg(unix)]
fn same_file(a: &fs::Metadata, b: &fs::Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

#[cfg(not(unix))]
fn same_file(_: &fs::Metadata, _: &fs::Metadata) -> bool {
    // The system refuses to replace a file that is open.
    false
}

#[cfg(unix)]
fn duplicate(stream: &impl std::os::fd::AsFd) -> io::Result<File> {
    stream.as_fd().try_clone_to_owned().map(File::from)
}

#[cfg(windows)]
fn duplicate(stream: &impl std::os::windows::io::AsHandle) -> io::Result<File> {
    stream.as_handle().try_clone_to_owned().map(File::from)
}
