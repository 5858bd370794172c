//! Sums many files on many threads, and hands the results over in the order of the files.
//!
//! A thread takes one file after the other. Small ones are read whole and gathered, so that a kernel can take many of
//! them side by side; a large one is read by a thread of its own while it is summed.
use crate::{
    failure::{Failure, Result},
    io::stdin,
    progress::Progress,
};
use fastgost::{
    hash::Digest,
    registry::{Algorithm, Hasher, Options},
};
use std::{
    collections::BTreeMap,
    fs::File,
    io::{self, ErrorKind, Read},
    path::PathBuf,
    sync::{Condvar, Mutex, MutexGuard, PoisonError, mpsc},
    thread,
};

/// Something in order, most often a file to sum.
pub struct Item<T> {
    pub work: Option<Work>,
    /// What comes back with the result.
    pub what: T,
}

pub struct Work {
    pub source: Source,
    pub algorithm: &'static Algorithm,
}

pub enum Source {
    Path(PathBuf),
    Stdin,
    /// Standard input again: it is at its end.
    Empty,
}

/// None for an item without work.
pub type Outcome = Option<io::Result<Digest>>;

/// Sums all items; `done` gets each with its result, in their order.
pub fn run<T: Send>(
    options: &Options<'_>,
    threads: usize,
    items: impl Iterator<Item = Item<T>> + Send,
    progress: Progress,
    done: impl FnMut(T, Outcome, &mut Printer) -> Result<()> + Send,
) -> Result<()> {
    let pool = Pool {
        options,
        queue: Mutex::new(Queue { items, next: 0, handed_over: 0, stopped: false }),
        moved: Condvar::new(),
        sink: Mutex::new(Sink {
            done,
            waiting: BTreeMap::new(),
            next: 0,
            printer: Printer { progress, out: Vec::new() },
        }),
        failure: Mutex::new(None),
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            // Without another thread this one does it all.
            let _ = thread::Builder::new().spawn_scoped(scope, || pool.work());
        }
        pool.work();
    });
    match lock(&pool.failure).take() {
        Some(failure) => Err(failure),
        None => Ok(()),
    }
}

struct Pool<'a, I, T, D> {
    options: &'a Options<'a>,
    queue: Mutex<Queue<I>>,
    /// Results were handed over.
    moved: Condvar,
    sink: Mutex<Sink<T, D>>,
    /// The first.
    failure: Mutex<Option<Failure>>,
}

struct Queue<I> {
    items: I,
    /// The number of the next item.
    next: u64,
    /// So many results were.
    handed_over: u64,
    stopped: bool,
}

enum Taken<T> {
    Item(u64, Item<T>),
    /// Too many results wait for one that is missing. Perhaps it is the caller's.
    Later,
    End,
}

impl<T, I, D> Pool<'_, I, T, D>
where
    T: Send,
    I: Iterator<Item = Item<T>> + Send,
    D: FnMut(T, Outcome, &mut Printer) -> Result<()> + Send,
{
    fn work(&self) {
        let _stop = StopOnPanic(self);
        if let Err(failure) = self.sum_all() {
            lock(&self.failure).get_or_insert(failure);
            self.stop();
        }
    }

    fn stop(&self) {
        lock(&self.queue).stopped = true;
        self.moved.notify_all();
    }

    fn sum_all(&self) -> Result<()> {
        let mut batch = Batch::new();
        let mut hashers: Vec<(&'static str, Box<dyn Hasher>)> = Vec::new();
        loop {
            let (number, Item { work, what }) = match self.take(batch.messages.is_empty()) {
                Taken::Item(number, item) => (number, item),
                Taken::Later => {
                    self.finish(&mut batch, &hashers)?;
                    continue;
                }
                Taken::End => return self.finish(&mut batch, &hashers),
            };
            let Some(Work { source, algorithm }) = work else {
                self.hand_over([(number, what, None)])?;
                continue;
            };
            let at = match hashers.iter().position(|(name, _)| *name == algorithm.name) {
                Some(at) => at,
                None => {
                    hashers.push((algorithm.name, algorithm.hasher(self.options)?));
                    hashers.len() - 1
                }
            };
            if at != batch.hasher {
                self.finish(&mut batch, &hashers)?;
                batch.hasher = at;
            }
            match batch.read(source) {
                Err(e) => self.hand_over([(number, what, Some(Err(e)))])?,
                Ok(Begin::Whole(len)) => {
                    batch.messages.push((number, what, len));
                    batch.used += len;
                    if batch.messages.len() >= ROUNDS * hashers[at].1.parallel_messages() || batch.is_full() {
                        self.finish(&mut batch, &hashers)?;
                    }
                }
                Ok(Begin::Begun(file)) => {
                    let begun = batch.used;
                    self.finish(&mut batch, &hashers)?;
                    let hasher = &mut hashers[at].1;
                    hasher.update(&batch.bytes[begun..begun + SMALL]);
                    let result = self.rest_of(file, &mut **hasher);
                    self.hand_over([(number, what, Some(result))])?;
                }
            }
        }
    }

    /// Waits if too many results wait for one that is missing, unless the caller may have it.
    fn take(&self, may_wait: bool) -> Taken<T> {
        let mut queue = lock(&self.queue);
        while queue.next - queue.handed_over >= WINDOW && !queue.stopped {
            if !may_wait {
                return Taken::Later;
            }
            queue = self.moved.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        if queue.stopped {
            return Taken::End;
        }
        match queue.items.next() {
            Some(item) => {
                queue.next += 1;
                Taken::Item(queue.next - 1, item)
            }
            None => Taken::End,
        }
    }

    /// Sums what was gathered.
    fn finish(&self, batch: &mut Batch<T>, hashers: &[(&'static str, Box<dyn Hasher>)]) -> Result<()> {
        let bytes = std::mem::take(&mut batch.used);
        let Some((_, hasher)) = hashers.get(batch.hasher).filter(|_| !batch.messages.is_empty()) else { return Ok(()) };
        let (mut messages, mut rest) = (Vec::with_capacity(batch.messages.len()), &batch.bytes[..]);
        for (.., len) in &batch.messages {
            let (message, behind) = rest.split_at(*len);
            messages.push(message);
            rest = behind;
        }
        let mut codes: Vec<Option<Digest>> = vec![None; messages.len()];
        hasher.many(&messages, &mut |i, code| codes[i] = Some(code));
        lock(&self.sink).printer.progress.add(bytes as u64);
        let results = batch.messages.drain(..).zip(codes);
        self.hand_over(results.map(|((number, what, _), code)| (number, what, code.map(Ok))))
    }

    /// The code of a file that was begun.
    fn rest_of(&self, file: File, hasher: &mut dyn Hasher) -> io::Result<Digest> {
        let result = ahead(&file, |part| {
            hasher.update(part);
            lock(&self.sink).printer.progress.add(part.len() as u64);
        });
        let code = hasher.finish();
        result.map(|()| code)
    }

    fn hand_over(&self, results: impl IntoIterator<Item = (u64, T, Outcome)>) -> Result<()> {
        let mut sink = lock(&self.sink);
        let sink = &mut *sink;
        sink.waiting.extend(results.into_iter().map(|(number, what, outcome)| (number, (what, outcome))));
        let mut result = Ok(());
        while let (Ok(()), Some((what, outcome))) = (&result, sink.waiting.remove(&sink.next)) {
            sink.next += 1;
            result = (sink.done)(what, outcome, &mut sink.printer);
        }
        let result = result.and(sink.printer.flush());
        lock(&self.queue).handed_over = sink.next;
        self.moved.notify_all();
        result
    }
}

/// A thread that panics hands nothing over: the others must not wait for it.
struct StopOnPanic<'a, 'b, I, T, D>(&'a Pool<'b, I, T, D>);

impl<I, T, D> Drop for StopOnPanic<'_, '_, I, T, D> {
    fn drop(&mut self) {
        if thread::panicking() {
            lock(&self.0.queue).stopped = true;
            self.0.moved.notify_all();
        }
    }
}

/// Small files, read whole, one behind the other.
struct Batch<T> {
    bytes: Vec<u8>,
    used: usize,
    /// Number, what comes back, bytes.
    messages: Vec<(u64, T, usize)>,
    /// Which hash function.
    hasher: usize,
}

enum Begin {
    /// So many bytes, and no more.
    Whole(usize),
    /// `SMALL` bytes, and perhaps more.
    Begun(File),
}

impl<T> Batch<T> {
    fn new() -> Self {
        Self { bytes: vec![0; BATCH], used: 0, messages: Vec::new(), hasher: 0 }
    }

    fn read(&mut self, source: Source) -> io::Result<Begin> {
        let file = match source {
            Source::Path(path) => File::open(path)?,
            Source::Stdin => stdin()?,
            Source::Empty => return Ok(Begin::Whole(0)),
        };
        let len = fill(&file, &mut self.bytes[self.used..self.used + SMALL])?;
        Ok(if len < SMALL { Begin::Whole(len) } else { Begin::Begun(file) })
    }

    fn is_full(&self) -> bool {
        self.bytes.len() - self.used < SMALL
    }
}

/// Reads until the buffer is full or the file ends.
fn fill(mut file: &File, buffer: &mut [u8]) -> io::Result<usize> {
    let mut len = 0;
    while len < buffer.len() {
        match file.read(&mut buffer[len..]) {
            Ok(0) => break,
            Ok(n) => len += n,
            Err(e) if e.kind() == ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok(len)
}

/// Reads the rest of a file on another thread while `take` works on what is there.
fn ahead(file: &File, mut take: impl FnMut(&[u8])) -> io::Result<()> {
    let part = |mut buffer: Vec<u8>| fill(file, &mut buffer).map(|len| (buffer, len));
    thread::scope(|scope| {
        let (send, parts) = mpsc::sync_channel(1);
        let (give_back, buffers) = mpsc::channel();
        let reader = thread::Builder::new().spawn_scoped(scope, move || {
            // Ends with the file, or when nobody wants more.
            while let Ok(buffer) = buffers.recv() {
                let part = part(buffer);
                let last = !matches!(part, Ok((_, PART)));
                if send.send(part).is_err() || last {
                    return;
                }
            }
        });
        if reader.is_err() {
            return alone(file, take);
        }
        for _ in 0..3 {
            let _ = give_back.send(vec![0; PART]);
        }
        for part in parts {
            let (buffer, len) = part?;
            take(&buffer[..len]);
            let _ = give_back.send(buffer);
        }
        Ok(())
    })
}

/// The same on this thread.
fn alone(file: &File, mut take: impl FnMut(&[u8])) -> io::Result<()> {
    let mut buffer = vec![0; PART];
    loop {
        let len = fill(file, &mut buffer)?;
        take(&buffer[..len]);
        if len < PART {
            return Ok(());
        }
    }
}

struct Sink<T, D> {
    done: D,
    /// Results that wait for one before them.
    waiting: BTreeMap<u64, (T, Outcome)>,
    next: u64,
    printer: Printer,
}

/// Standard output and standard error, one line behind the other, with the progress bar out of the way.
pub struct Printer {
    progress: Progress,
    out: Vec<u8>,
}

impl Printer {
    pub fn print(&mut self, line: &[u8]) {
        self.out.extend_from_slice(line);
    }

    pub fn complain(&mut self, message: &str) -> Result<()> {
        self.flush()?;
        self.progress.aside(|| crate::failure::complain(message));
        Ok(())
    }

    fn flush(&mut self) -> Result<()> {
        if self.out.is_empty() {
            return Ok(());
        }
        let result = self.progress.aside(|| crate::io::print(&self.out));
        self.out.clear();
        result
    }
}

/// A thread that panicked has left nothing half-done that the others could trip over.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Files below this size are read whole.
const SMALL: usize = 64 << 10;
/// Bytes of a batch.
const BATCH: usize = 1 << 20;
/// How often a batch fills all lanes of a kernel: they are of different lengths.
const ROUNDS: usize = 4;
/// Bytes that are read ahead at a time; three of these stay in the second-level cache.
const PART: usize = 128 << 10;
/// Results that may wait.
const WINDOW: u64 = 1 << 16;
