//! Streams. Each stream has a thread, which executes the stream's operations in order. An operation is executed some
//! time after the call that requested it.
use super::{Code, Shared};
use std::{
    sync::{
        Arc, Condvar, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

/// A position in a stream's sequence of operations. Other threads can wait until the stream reaches this position.
#[derive(Debug, Default)]
pub struct Mark {
    passed: Mutex<Option<Instant>>,
    changed: Condvar,
}

impl Mark {
    pub fn pass(&self) {
        self.passed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(Instant::now);
        self.changed.notify_all();
    }

    /// Returns the time at which the stream reached the mark. Returns `None` if the stream has not reached the mark
    /// yet.
    pub fn passed(&self) -> Option<Instant> {
        *self.passed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn wait(&self) {
        let passed = self.passed.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.changed.wait_while(passed, |passed| passed.is_none()));
    }
}

/// The kind of an operation. Counters and injected failures distinguish these kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Kernel,
    Copy,
    /// The stream reaches a mark, even if an error has made the context unusable.
    Mark,
    /// The stream waits for a mark of another stream, even if an error has made the context unusable.
    Wait,
}

type Job = Box<dyn FnOnce() -> Result<(), Code> + Send>;

/// A stream.
#[derive(Debug)]
pub struct Stream {
    shared: Arc<Shared>,
    /// True if this stream and the null stream wait for each other.
    pub is_blocking: bool,
    sender: Mutex<mpsc::Sender<(Kind, Job)>>,
    pending: Arc<AtomicUsize>,
}

impl Stream {
    pub fn new(shared: Arc<Shared>, is_blocking: bool) -> Self {
        let (sender, receiver) = mpsc::channel();
        let pending = Arc::new(AtomicUsize::new(0));
        let (state, count) = (shared.clone(), pending.clone());
        if !shared.synchronous {
            thread::spawn(move || {
                for (kind, job) in receiver {
                    // A thread that waits for this mark must find the stream idle as soon as the mark is reached. So
                    // the stream lowers the count of pending operations before it reaches the mark.
                    if kind == Kind::Mark {
                        count.fetch_sub(1, Ordering::SeqCst);
                        run(&state, kind, job);
                    } else {
                        run(&state, kind, job);
                        count.fetch_sub(1, Ordering::SeqCst);
                    }
                }
            });
        }
        Self { shared, is_blocking, sender: Mutex::new(sender), pending }
    }

    /// Adds an operation to the end of the stream.
    pub fn submit(&self, kind: Kind, job: impl FnOnce() -> Result<(), Code> + Send + 'static) {
        if self.shared.synchronous {
            return run(&self.shared, kind, Box::new(job));
        }
        if self.pending.fetch_add(1, Ordering::SeqCst) == 0 {
            self.shared.counters.busy.fetch_add(1, Ordering::SeqCst);
        }
        let sender = self.sender.lock().unwrap_or_else(PoisonError::into_inner);
        // Sending cannot fail, because the thread ends only after the sender is dropped.
        let _ = sender.send((kind, Box::new(job)));
    }

    /// Adds a mark after all operations that are in the stream now. Returns the mark.
    pub fn mark(&self) -> Arc<Mark> {
        let mark = Arc::new(Mark::default());
        let passed = mark.clone();
        self.submit(Kind::Mark, move || {
            passed.pass();
            Ok(())
        });
        mark
    }

    /// Makes this stream wait for `mark`, before it executes operations that are added later.
    pub fn wait_for(&self, mark: Arc<Mark>) {
        self.submit(Kind::Wait, move || {
            mark.wait();
            Ok(())
        });
    }

    /// Returns whether the stream has executed all its operations.
    pub fn is_idle(&self) -> bool {
        self.pending.load(Ordering::SeqCst) == 0
    }
}

fn run(shared: &Shared, kind: Kind, job: Job) {
    if matches!(kind, Kind::Mark | Kind::Wait) {
        let _ = job();
        return;
    }
    if !shared.delay.is_zero() {
        thread::sleep(shared.delay.mul_f64(shared.random()));
    }
    // If an earlier error has made the context unusable, the operation is not executed.
    if shared.fault().is_ok() {
        let name = if kind == Kind::Kernel { "kernel" } else { "copy" };
        let work = || shared.failures().check(name).and_then(|()| job());
        let result = shared.counters.during(kind, shared.hold, work);
        if let Err(code) = result {
            shared.lose(code);
        }
    }
}

/// A rule that makes kernels wait before they run, until streams overlap. The kernels run when at least `streams`
/// streams are in the middle of an operation at once, and one of these operations is a copy. With this rule, a test can
/// check that a program lets streams overlap in this way. The check works even if the program's threads are slow. At
/// most `streams - 1` kernels wait at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    pub streams: u64,
    /// The number of the first launch that waits. Launches are counted from 1.
    pub first: u64,
}

impl Hold {
    /// The longest time for which a kernel waits. After this time, the kernel runs even if the streams have not
    /// overlapped. The test then concludes that the program does not let streams overlap.
    const PATIENCE: Duration = Duration::from_secs(10);
}

/// Counters that tests read.
#[derive(Debug, Default)]
pub struct Counters {
    /// The number of times that an operation was added to an idle stream.
    pub busy: AtomicU64,
    pub kernels: AtomicU64,
    pub copies: AtomicU64,
    /// The number of copies that began while a kernel of another stream was running, plus the number of kernels that
    /// began while another stream was copying.
    pub overlaps: AtomicU64,
    /// The largest number of operations that were in progress at the same time.
    pub most_active: AtomicU64,
    /// The number of calls that requested an asynchronous copy of host memory that was not pinned. Such a call returned
    /// only after the end of the copy.
    pub pageable: AtomicU64,
    active_kernels: AtomicU64,
    active_copies: AtomicU64,
    held: AtomicU64,
    /// True if waiting kernels may run. The value becomes true when streams have overlapped, or when a kernel has
    /// waited for `PATIENCE`.
    released: AtomicBool,
}

impl Counters {
    fn during<T>(&self, kind: Kind, hold: Option<Hold>, f: impl FnOnce() -> T) -> T {
        let (count, active, other) = match kind {
            Kind::Kernel => (&self.kernels, &self.active_kernels, &self.active_copies),
            _ => (&self.copies, &self.active_copies, &self.active_kernels),
        };
        let number = count.fetch_add(1, Ordering::SeqCst) + 1;
        let now = active.fetch_add(1, Ordering::SeqCst) + 1;
        let others = other.load(Ordering::SeqCst);
        self.most_active.fetch_max(now + others, Ordering::SeqCst);
        self.overlaps.fetch_add(u64::from(others > 0), Ordering::SeqCst);
        if let Some(hold) = hold {
            let copies = if kind == Kind::Kernel { others } else { now };
            if now + others >= hold.streams && copies > 0 {
                self.released.store(true, Ordering::SeqCst);
            }
            if kind == Kind::Kernel && number >= hold.first {
                self.hold(hold);
            }
        }
        let result = f();
        active.fetch_sub(1, Ordering::SeqCst);
        result
    }

    fn hold(&self, hold: Hold) {
        let start = Instant::now();
        if self.held.fetch_add(1, Ordering::SeqCst) + 1 < hold.streams {
            while !self.released.load(Ordering::SeqCst) && start.elapsed() < Hold::PATIENCE {
                thread::sleep(Duration::from_millis(1));
            }
            self.released.store(true, Ordering::SeqCst);
        }
        self.held.fetch_sub(1, Ordering::SeqCst);
    }
}

/// An event.
#[derive(Debug)]
pub struct Event {
    pub context: u64,
    pub has_time: bool,
    /// The mark that the last recording of this event added to a stream. `None` if the event was never recorded.
    pub mark: Mutex<Option<Arc<Mark>>>,
}

impl Event {
    pub fn mark(&self) -> Option<Arc<Mark>> {
        self.mark.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
