//! Properties of the process that Rust's runtime changes or does not expose. This module records these properties
//! before the runtime starts, while there is only one thread.
//!
//! The runtime opens `/dev/null` in place of a closed standard descriptor. Then the command could succeed although the
//! command never read its input, or although its results were lost. Nobody could distinguish such a run from a run to
//! which the user has given `/dev/null` on purpose. So `look` opens a folder in place of a closed standard input or
//! output. A folder cannot be read, written, or reopened as `/dev/stdin`. The runtime does not change open descriptors,
//! so the folder stays open.
//!
//! The function `look` is a constructor, which the system calls before `main`. The function runs in every program that
//! links this library, such as `fastgost-lab` and the fuzz targets, even if the program does not use this module.
#![allow(unsafe_code)]
use rustix::{
    fs::{Mode, OFlags},
    process::umask,
};
use std::{
    io::Error,
    mem::MaybeUninit,
    os::fd::{FromRawFd, IntoRawFd, OwnedFd, RawFd},
    ptr,
    sync::atomic::{AtomicU32, Ordering},
};

static UMASK: AtomicU32 = AtomicU32::new(0o077);
/// The signals that the process ignored at its start. Each signal has one bit.
static IGNORED: AtomicU32 = AtomicU32::new(0);

/// The linker puts this pointer into a section of the program file. The section is a list of functions, which the
/// system calls before `main`.
// SAFETY: the section is a list of such functions, and `look` needs nothing that Rust's runtime sets up.
#[used]
#[cfg_attr(not(target_vendor = "apple"), unsafe(link_section = ".init_array"))]
#[cfg_attr(target_vendor = "apple", unsafe(link_section = "__DATA,__mod_init_func"))]
static BEFORE_MAIN: extern "C" fn() = look;

extern "C" fn look() {
    for standard in [libc::STDIN_FILENO, libc::STDOUT_FILENO] {
        if !is_open(standard) {
            let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
            // The new descriptor gets the lowest free number, which is the number of the closed standard descriptor,
            // and stays open.
            let _ = rustix::fs::open("/", flags, Mode::empty()).map(IntoRawFd::into_raw_fd);
        }
    }
    let mask = umask(Mode::empty());
    umask(mask);
    UMASK.store(mask.bits() as u32, Ordering::Relaxed);
    let ignored = (1..32).filter(|signal| is_ignored(*signal)).map(|signal| 1 << signal);
    IGNORED.store(ignored.sum(), Ordering::Relaxed);
}

fn is_open(descriptor: RawFd) -> bool {
    // SAFETY: the call asks for the flags of a descriptor, and any number is allowed as the descriptor.
    unsafe { libc::fcntl(descriptor, libc::F_GETFD) != -1 }
}

fn is_ignored(signal: libc::c_int) -> bool {
    let mut action = MaybeUninit::<libc::sigaction>::zeroed();
    // SAFETY: the pointer to the new action is null, so the call changes nothing. The call writes the old action to
    // memory of the right type.
    let known = unsafe { libc::sigaction(signal, ptr::null(), action.as_mut_ptr()) } == 0;
    // SAFETY: the memory was initialised to zeros. A `sigaction` consists of numbers and of a handler that may be null,
    // so zeros are a valid `sigaction`.
    known && unsafe { action.assume_init() }.sa_sigaction == libc::SIG_IGN
}

/// Returns the umask: the permissions that new files must not have.
pub fn mask() -> u32 {
    UMASK.load(Ordering::Relaxed)
}

/// Whether the process ignored this signal from its start. `nohup`, for example, starts programs in this way.
pub fn ignores(signal: i32) -> bool {
    (1..32).contains(&signal) && IGNORED.load(Ordering::Relaxed) & (1 << signal) != 0
}

/// Duplicates a descriptor that was open at the start of the process. The copy has the same position and flags as the
/// original. Fails if the descriptor is closed, or if this process opened the descriptor after its start.
pub fn descriptor(number: u32) -> Result<OwnedFd, Error> {
    let closed = || Error::from_raw_os_error(libc::EBADF);
    let number = RawFd::try_from(number).map_err(|_| closed())?;
    // SAFETY: the call asks for the flags of a descriptor, and any number is allowed as the descriptor.
    let flags = unsafe { libc::fcntl(number, libc::F_GETFD) };
    // A descriptor with the close-on-exec flag was opened by this process, because such a descriptor does not survive
    // `exec`.
    if flags == -1 || flags & libc::FD_CLOEXEC != 0 {
        return Err(closed());
    }
    // SAFETY: the call duplicates a descriptor, and any number is allowed as the descriptor.
    let copy = unsafe { libc::fcntl(number, libc::F_DUPFD_CLOEXEC, 3) };
    if copy == -1 {
        return Err(Error::last_os_error());
    }
    // SAFETY: the descriptor is new, and nothing else owns it.
    Ok(unsafe { OwnedFd::from_raw_fd(copy) })
}
