//! Provides memory between two inaccessible pages. Runs work in a separate process, which ends if the work accesses
//! such a page.
#![allow(unsafe_code)]
use rustix::mm::{MapFlags, MprotectFlags, ProtFlags, mmap_anonymous, mprotect, munmap};
use std::{env, ffi::c_void, io::Write, os::unix::process::ExitStatusExt, process::Command, ptr, slice};

/// The number of bytes of a guard, which is the inaccessible memory on one side. This number is a multiple of the page
/// size of every system.
const GUARD: usize = 64 << 10;

/// The place of a slice between the two guards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The slice begins right after the first guard.
    Start,
    /// The slice ends right before the second guard.
    End,
}

/// Both places that a slice can have.
pub const PLACES: [Place; 2] = [Place::Start, Place::End];

/// Readable and writable memory between two guards.
pub struct Guarded {
    /// The address of the first guard.
    base: *mut c_void,
    room: usize,
}

impl Guarded {
    /// Makes memory of at least `room` bytes.
    pub fn new(room: usize) -> Self {
        let room = room.max(1).next_multiple_of(GUARD);
        let size = room + 2 * GUARD;
        // SAFETY: this makes a new mapping at an address that the system chooses, so nobody else uses this memory.
        let base = unsafe { mmap_anonymous(ptr::null_mut(), size, ProtFlags::empty(), MapFlags::PRIVATE) };
        let base = base.expect("a mapping");
        // SAFETY: `GUARD + room` is within the mapping, and there are no references to the mapping yet.
        unsafe { mprotect(base.byte_add(GUARD), room, MprotectFlags::READ | MprotectFlags::WRITE) }.expect("ours");
        Self { base, room }
    }

    fn address(&self, place: Place, len: usize) -> *mut c_void {
        assert!(len <= self.room);
        let from = if place == Place::Start { GUARD } else { GUARD + self.room - len };
        // SAFETY: `from` is at most `GUARD + room`, so the address is inside the mapping.
        unsafe { self.base.byte_add(from) }
    }

    /// Returns `len` bytes that touch a guard.
    pub fn bytes(&mut self, place: Place, len: usize) -> &mut [u8] {
        // SAFETY: at `address`, there are `len` bytes between the guards. These bytes are mapped as long as `self`
        // lives. The bytes are initialised with zeros, and are borrowed together with `self`.
        unsafe { slice::from_raw_parts_mut(self.address(place, len).cast(), len) }
    }

    /// Returns a slice that touches a guard, with these bytes as its content.
    pub fn with(&mut self, place: Place, bytes: &[u8]) -> &mut [u8] {
        let memory = self.bytes(place, bytes.len());
        memory.copy_from_slice(bytes);
        memory
    }

    /// Returns `len` limbs that touch a guard.
    pub fn limbs(&mut self, place: Place, len: usize) -> &mut [u64] {
        let address = self.address(place, 8 * len).cast::<u64>();
        assert!(address.is_aligned());
        // SAFETY: as in `bytes`. The address is aligned, and any bytes are valid limbs.
        unsafe { slice::from_raw_parts_mut(address, len) }
    }

    /// Reads `N` bytes in one access. Only the first `inside` bytes are before the guard, so the access reaches into
    /// the guard if `inside` is less than `N`.
    pub fn over_read<const N: usize>(&mut self, inside: usize) -> [u8; N] {
        let address = self.address(Place::End, inside).cast::<[u8; N]>();
        // SAFETY: if `inside` is less than `N`, the access is unsound on purpose, because the access must end the
        // process.
        unsafe { ptr::read_volatile(address) }
    }

    /// Reads the byte before the beginning of the memory. This byte is in a guard.
    pub fn under_read(&mut self) -> u8 {
        let address = self.address(Place::Start, 0).cast::<u8>().wrapping_sub(1);
        // SAFETY: the access is unsound on purpose, because the access must end the process.
        unsafe { ptr::read_volatile(address) }
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        // SAFETY: the mapping belongs to `self`, and nothing borrows from it any more.
        unsafe { munmap(self.base, self.room + 2 * GUARD) }.expect("a mapping");
    }
}

/// The environment variable that tells the worker process which test to run.
const WORKER: &str = "FASTGOST_GUARDED";

/// How the worker process ended.
#[derive(Debug, PartialEq, Eq)]
pub enum End {
    Done,
    /// The system ended the process because the process accessed an inaccessible page.
    Touched,
    Failed,
}

/// Runs the work of a test in a separate process. The work logs its current step, and at the end the number of its
/// calls. The test prints the last line of this log.
pub fn in_process(test: &str, work: impl FnOnce(&mut Log)) -> End {
    if env::var(WORKER).is_ok_and(|name| name == test) {
        let mut log = Log { calls: 0 };
        work(&mut log);
        log.write(&format!("{} calls", log.calls));
        return End::Done;
    }
    let worker = env::current_exe().expect("a path");
    let arguments = [test, "--exact", "--nocapture", "--include-ignored"];
    let output = Command::new(worker).args(arguments).env(WORKER, test).output().expect("it starts");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let said: Vec<_> = text.lines().filter_map(|line| line.strip_prefix(MARK)).collect();
    println!("{test}: {}", said.last().unwrap_or(&"nothing was said"));
    let signals = [rustix::process::Signal::SEGV, rustix::process::Signal::BUS];
    match output.status.signal() {
        Some(signal) if signals.iter().any(|s| s.as_raw() == signal) => End::Touched,
        _ if output.status.success() && said.last().is_some_and(|last| last.ends_with(" calls")) => End::Done,
        _ => {
            print!("{}{text}", String::from_utf8_lossy(&output.stdout));
            End::Failed
        }
    }
}

const MARK: &str = "guarded: ";

/// The log of the work. Writes are not buffered, since a buffer would be lost if the process ends.
pub struct Log {
    pub calls: usize,
}

impl Log {
    /// Logs the next step.
    pub fn at(&mut self, what: &str) {
        self.write(what);
    }

    fn write(&self, what: &str) {
        writeln!(std::io::stderr(), "{MARK}{what}").expect("standard error");
    }
}
