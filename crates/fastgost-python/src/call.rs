//! Functions that run the Rust code of a call from Python. A long call releases the GIL, and Ctrl-C can interrupt a
//! long call.
use crate::error::{Failure, Result};
pub(crate) use fastgost::without_traces;
use pyo3::{exceptions::PyRuntimeError, prelude::*, sync::MutexExt};
use std::{
    ops::Range,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

/// A call that processes more bytes than this number releases the GIL. In a shorter call, the release of the GIL would
/// take more time than other threads would gain.
pub(crate) const SHORT: usize = 4096;

/// A call checks for signals whenever it has processed this number of bytes. To process this number of bytes takes some
/// milliseconds. To check for signals, the thread needs the GIL. If other threads run Python code, the thread may wait
/// about 5 ms for the GIL.
pub(crate) const PART: usize = 16 << 20;

/// Runs `f`, which processes `bytes` bytes. If `bytes` is more than `SHORT`, the GIL is released while `f` runs.
pub(crate) fn run<T: Send>(py: Python<'_>, bytes: usize, f: impl FnOnce() -> T + Send) -> T {
    if bytes > SHORT { py.detach(f) } else { f() }
}

/// Cuts `0..len` into ranges of at most `PART` bytes, and runs `f` on one range after the other. If `len` is 0, `f`
/// runs once, on an empty range.
///
/// # Errors
/// Returns the error of `f`, or the exception of a signal handler that has run between two ranges. `KeyboardInterrupt`
/// is an example of such an exception.
pub(crate) fn in_parts(
    py: Python<'_>,
    len: usize,
    mut f: impl FnMut(Range<usize>) -> fastgost::Result<()> + Send,
) -> Result<()> {
    let mut at = 0;
    loop {
        let end = len.min(at + PART);
        run(py, end - at, || f(at..end))?;
        if end == len {
            return Ok(());
        }
        at = end;
        py.check_signals()?;
    }
}

/// Runs `f`, which cannot be cut into parts. If `long` is true, `f` runs on another thread, while this thread waits for
/// the result or for a signal. If a signal handler raises an exception, this function returns the exception at once.
/// Then `f` still runs to its end, and the result of `f` is dropped.
pub(crate) fn elsewhere<T: Send + 'static>(
    py: Python<'_>,
    long: bool,
    f: impl FnOnce() -> fastgost::Result<T> + Send + 'static,
) -> Result<T> {
    if !long {
        return Ok(py.detach(|| without_traces(f))?);
    }
    let (to, from) = mpsc::sync_channel(1);
    let work = thread::Builder::new().name("fastgost".into()).spawn(move || {
        // If a signal has ended the wait, nobody receives the result, so `send` fails.
        let _ = to.send(without_traces(f));
    });
    work.map_err(PyErr::from)?;
    let from = Mutex::new(from);
    loop {
        let received = py.detach(|| match from.lock() {
            Ok(from) => from.recv_timeout(Duration::from_millis(50)),
            Err(_) => Err(mpsc::RecvTimeoutError::Disconnected),
        });
        match received {
            Ok(result) => return Ok(result?),
            Err(mpsc::RecvTimeoutError::Timeout) => py.check_signals()?,
            Err(mpsc::RecvTimeoutError::Disconnected) => {
                return Err(PyRuntimeError::new_err("an internal error of fastgost: please report it").into());
            }
        }
    }
}

/// The state of an object that several threads may use, one after the other. While a call uses the state, no other call
/// can use it, even if the GIL is released.
pub(crate) struct Guarded<T> {
    state: Mutex<T>,
    /// The number of the thread that uses the state (see `me`), or 0 if no thread uses the state.
    owner: AtomicUsize,
}

impl<T> Guarded<T> {
    pub(crate) fn new(state: T) -> Self {
        Self { state: Mutex::new(state), owner: AtomicUsize::new(0) }
    }

    /// Waits until no other thread uses the state, and calls `f` with the state.
    ///
    /// # Errors
    /// Returns the error of `f`. Returns `RuntimeError` if an earlier call has panicked, or if this thread is already
    /// in a call of the same object. For example, a signal handler may use the object during the call. As another
    /// example, a sealed file calls the method `read` of a file object of Python, and this method uses the same sealed
    /// file.
    pub(crate) fn with<R>(&self, py: Python<'_>, f: impl FnOnce(&mut T) -> Result<R>) -> Result<R> {
        if self.owner.load(Ordering::Relaxed) == me() {
            return Err(unusable("this object is in the middle of another call of the same thread"));
        }
        let Ok(mut state) = self.state.lock_py_attached(py) else {
            return Err(unusable("this object cannot be used after an internal error"));
        };
        self.owner.store(me(), Ordering::Relaxed);
        let result = f(&mut state);
        self.owner.store(0, Ordering::Relaxed);
        result
    }
}

#[cold]
fn unusable(text: &'static str) -> Failure {
    PyRuntimeError::new_err(text).into()
}

/// Returns a number for this thread. No other living thread has this number.
fn me() -> usize {
    thread_local!(static PLACE: u8 = const { 0 });
    PLACE.with(|place| std::ptr::from_ref(place) as usize)
}
