//! Copies of this process. Each copy runs the same case on its own secrets, and stops before the case and after it.
use super::secrets::{Drawn, SETS};
use fastgost_ct::Case;
use nix::{
    errno::Errno,
    sys::{
        ptrace::{self, Options},
        signal::{Signal, kill, raise},
        wait::{WaitStatus, waitpid},
    },
    unistd::{ForkResult, Pid, fork},
};
use std::hint::black_box;

/// The processes of a case. When this object is dropped, the processes are killed.
pub struct Tracees(pub [Pid; SETS]);

impl Tracees {
    /// Starts the processes, and lets them run to the beginning of the case.
    ///
    /// # Errors
    /// Returns an error if a system call failed. The usual error is `EPERM`, if the system does not allow tracing.
    pub fn start(case: &Case) -> Result<Self, Errno> {
        let secrets: [Drawn; SETS] = std::array::from_fn(Drawn::set);
        case.prepare(&Drawn::set(0))();
        // From the start of the first process to the start of the last process, no memory is allocated. So all
        // processes have the same memory, and the same addresses.
        let mut tracees = Self([Pid::from_raw(0); SETS]);
        for (pid, secrets) in tracees.0.iter_mut().zip(&secrets) {
            *pid = copy(case, secrets)?;
        }
        for pid in tracees.0 {
            match waitpid(pid, None)? {
                WaitStatus::Stopped(_, Signal::SIGSTOP) => ptrace::setoptions(pid, Options::PTRACE_O_EXITKILL)?,
                WaitStatus::Exited(_, status) => return Err(Errno::from_raw(status)),
                _ => return Err(Errno::ECHILD),
            }
        }
        Ok(tracees)
    }
}

impl Drop for Tracees {
    fn drop(&mut self) {
        for pid in self.0.into_iter().filter(|pid| pid.as_raw() > 0) {
            // A process that has already ended is not an error.
            let _ = kill(pid, Signal::SIGKILL);
            while matches!(waitpid(pid, None), Ok(WaitStatus::Stopped(..) | WaitStatus::PtraceEvent(..))) {}
        }
    }
}

/// Creates a copy of this process. In the child process, this function never returns.
#[allow(unsafe_code)]
fn copy(case: &Case, secrets: &Drawn) -> Result<Pid, Errno> {
    // SAFETY: a copy of a process with several threads may find locks held for ever. This process has only one thread,
    // because it runs one case and starts no threads.
    match unsafe { fork() }? {
        ForkResult::Parent { child } => return Ok(child),
        ForkResult::Child => (),
    }
    if let Err(refused) = ptrace::traceme() {
        std::process::exit(refused as i32);
    }
    let work = black_box(case.prepare(secrets));
    // The tracer recognises the stops before and after the case by the signal SIGSTOP. All other stops are single steps
    // or breakpoints.
    let _ = raise(Signal::SIGSTOP);
    work();
    let _ = raise(Signal::SIGSTOP);
    std::process::exit(0);
}
