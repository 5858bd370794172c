//! Hashes many files on many threads, and hands the results over in the order of the files.
//!
//! Every thread takes one file after another. Files below a mebibyte are read whole and gathered, so that a kernel can
//! hash many files in lanes (side by side). A larger file is read piece by piece. A very large file is read by a second
//! thread while it is hashed. One thread more is started than may compute at once, so that one thread can read while
//! the other threads compute.
use super::ahead::{Ahead, PART, fill};
use crate::{
    failure::{self, Failure, Result},
    io::stdin,
    progress::Progress,
    semaphore::{Semaphore, lock},
};
use fastgost::{
    Sbox,
    hash::Digest,
    registry::{Algorithm, DynHash, Options},
    sign::{Recognizer, Structure},
};
use std::{
    collections::BTreeMap,
    fs::File,
    io, mem,
    path::PathBuf,
    sync::{Condvar, Mutex, PoisonError},
    thread,
};

/// One item of the work. Usually the item is a file to hash. The results have the order of the items.
pub struct Item<T> {
    pub work: Option<Work>,
    /// A value of the caller, which `done` gets back with the result.
    pub what: T,
}

pub struct Work {
    pub source: Source,
    pub algorithm: &'static Algorithm,
    /// The name of the S-box set. If it is None, the S-boxes of the options are used.
    pub set: Option<&'static str>,
}

pub enum Source {
    Path(PathBuf),
    Stdin,
    /// Standard input, if it was already named before. All its data was read then, so the source is empty.
    Empty,
}

/// The results of hashing a file.
pub struct Hashed {
    pub digest: Digest,
    /// The other format that the file's content fits, if any. This format matters for signatures, because a signature
    /// of the file could also be a signature in this format.
    pub structure: Option<Structure>,
}

/// The result for an item, or None if the item has no work.
pub type Outcome = Option<io::Result<Hashed>>;

/// Hashes all items. Passes each item with its result to `done`, in the order of the items.
pub fn run<T: Send>(
    options: &Options<'_>,
    threads: usize,
    items: impl Iterator<Item = Item<T>> + Send,
    progress: Progress,
    done: impl FnMut(T, Outcome, &mut Printer) -> Result<()> + Send,
) -> Result<()> {
    let pool = Pool {
        options,
        permits: Semaphore::new(threads),
        queue: Mutex::new(Queue { items, next: 0, handed_over: 0, waiting: 0, stopped: false }),
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
        for _ in 0..threads {
            // If no thread can be started, this thread does all the work.
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
    permits: Semaphore,
    queue: Mutex<Queue<I>>,
    /// Notifies waiting threads that results were handed over.
    moved: Condvar,
    sink: Mutex<Sink<T, D>>,
    /// The failure that came first and stopped the work.
    failure: Mutex<Option<Failure>>,
}

struct Queue<I> {
    items: I,
    /// The number of the item that a thread takes next.
    next: u64,
    /// The number of results that were handed over.
    handed_over: u64,
    /// The number of threads that wait for more results to be handed over.
    waiting: usize,
    stopped: bool,
}

/// A hash function with two hashers. Two hashers are needed, because a hasher that has begun one message cannot hash
/// other messages.
struct Hashers {
    /// The name of the algorithm. If a line names an S-box set, also the name of this set.
    of: (&'static str, Option<&'static str>),
    /// The hasher for the gathered files.
    together: Box<dyn DynHash>,
    /// The hasher for a file that is read piece by piece.
    alone: Alone,
}

struct Alone {
    hash: Box<dyn DynHash>,
    recognizer: Recognizer,
}

impl Alone {
    /// Ends the current file. Returns its digest, and the format that its content fits.
    fn finish(&mut self) -> Hashed {
        Hashed { digest: self.hash.finalize_reset(), structure: mem::take(&mut self.recognizer).structure() }
    }
}

enum Taken<T> {
    Item(u64, Item<T>),
    /// Too many results wait for a missing result, and the caller may be the thread that must deliver the missing
    /// result.
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
        let mut reader: Option<Ahead> = None;
        let mut hashers: Vec<Hashers> = Vec::new();
        loop {
            let (number, Item { work, what }) = match self.take(batch.messages.is_empty()) {
                Taken::Item(number, item) => (number, item),
                Taken::Later => {
                    self.finish(&mut batch, &hashers)?;
                    continue;
                }
                Taken::End => return self.finish(&mut batch, &hashers),
            };
            let Some(Work { source, algorithm, set }) = work else {
                self.hand_over([(number, what, None)])?;
                continue;
            };
            let which = (algorithm.name, set);
            let at = match hashers.iter().position(|h| h.of == which) {
                Some(at) => at,
                None => {
                    let named = set.map(Sbox::from_name).transpose()?;
                    let sbox = named.as_ref().or(self.options.sbox);
                    let options = Options { sbox, ..self.options.clone() };
                    let hasher = || algorithm.hasher(&options);
                    let alone = Alone { hash: hasher()?, recognizer: Recognizer::new() };
                    hashers.push(Hashers { of: which, together: hasher()?, alone });
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
                    if batch.messages.len() == FILES || batch.is_full() {
                        self.finish(&mut batch, &hashers)?;
                    }
                }
                Ok(Begin::Begun(file)) => {
                    let to = &mut hashers[at].alone;
                    self.update(to, batch.room());
                    let mut result = self.piece_by_piece(&file, LONG - SMALL as u64, batch.room(), to);
                    if matches!(result, Ok(false)) {
                        // The gathered files are hashed first, because their results should not wait for the large
                        // file.
                        self.finish(&mut batch, &hashers)?;
                        let to = &mut hashers[at].alone;
                        reader = reader.or_else(|| Ahead::new().ok());
                        result = match &reader {
                            Some(reader) => reader.read(file, |part| self.update(to, part)).map(|()| true),
                            None => self.piece_by_piece(&file, u64::MAX, batch.room(), to),
                        };
                    }
                    let hashed = hashers[at].alone.finish();
                    self.hand_over([(number, what, Some(result.map(|_| hashed)))])?;
                }
            }
        }
    }

    /// Hashes whole parts of a file until `most` bytes or more are hashed, or until the file ends. Returns whether the
    /// file is at its end.
    fn piece_by_piece(&self, file: &File, most: u64, room: &mut [u8], to: &mut Alone) -> io::Result<bool> {
        let part = &mut room[..PART];
        let mut summed = 0;
        while summed < most {
            let len = fill(file, part)?;
            self.update(to, &part[..len]);
            if len < PART {
                return Ok(true);
            }
            summed += len as u64;
        }
        Ok(false)
    }

    fn update(&self, to: &mut Alone, part: &[u8]) {
        let permit = self.permits.take();
        to.hash.update(part);
        drop(permit);
        to.recognizer.update(part);
        lock(&self.sink).printer.progress.add(part.len() as u64);
    }

    /// Takes the next item. If too many results wait for a missing result, this function waits until the missing result
    /// is there. But if the caller may have the missing result (`may_wait` is false), the function returns `Later` at
    /// once.
    fn take(&self, may_wait: bool) -> Taken<T> {
        let mut queue = lock(&self.queue);
        while queue.next - queue.handed_over >= WINDOW && !queue.stopped {
            if !may_wait {
                return Taken::Later;
            }
            queue.waiting += 1;
            queue = self.moved.wait(queue).unwrap_or_else(PoisonError::into_inner);
            queue.waiting -= 1;
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

    /// Hashes the gathered files.
    fn finish(&self, batch: &mut Batch<T>, hashers: &[Hashers]) -> Result<()> {
        let bytes = mem::take(&mut batch.used);
        let Some(Hashers { together, .. }) = hashers.get(batch.hasher).filter(|_| !batch.messages.is_empty()) else {
            return Ok(());
        };
        let (mut messages, mut rest) = (Vec::with_capacity(batch.messages.len()), &batch.bytes[..]);
        for (.., len) in &batch.messages {
            let (message, behind) = rest.split_at(*len);
            messages.push(message);
            rest = behind;
        }
        let permit = self.permits.take();
        let digests = digests_of(&**together, &messages);
        drop(permit);
        lock(&self.sink).printer.progress.add(bytes as u64);
        let results = batch.messages.drain(..).zip(digests);
        self.hand_over(results.map(|((number, what, _), digest)| (number, what, Some(digest))))
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
        let mut queue = lock(&self.queue);
        queue.handed_over = sink.next;
        if queue.waiting > 0 {
            self.moved.notify_all();
        }
        result
    }
}

/// Returns one result for every message. So no file is lost, even if a kernel returns too few results.
fn digests_of(hasher: &dyn DynHash, messages: &[&[u8]]) -> Vec<io::Result<Hashed>> {
    let mut digests: Vec<io::Result<Hashed>> = messages.iter().map(|_| Err(no_digest())).collect();
    hasher.many(messages, &mut |i, digest| digests[i] = Ok(Hashed { digest, structure: Structure::of(messages[i]) }));
    digests
}

/// Returns the error for a file that was not hashed although it should have been.
pub fn no_digest() -> io::Error {
    io::Error::other("no digest was computed: this is a bug in fastgost")
}

/// If the thread with this object panics, this object lets the other threads end. The panicking thread hands over no
/// more results, so the other threads must not wait for such results.
struct StopOnPanic<'a, 'b, I, T, D>(&'a Pool<'b, I, T, D>);

impl<I, T, D> Drop for StopOnPanic<'_, '_, I, T, D> {
    fn drop(&mut self) {
        if thread::panicking() {
            lock(&self.0.queue).stopped = true;
            self.0.moved.notify_all();
        }
    }
}

/// Small files that are hashed together. They are in `bytes`, one after another.
struct Batch<T> {
    bytes: Vec<u8>,
    used: usize,
    /// For each file: the item's number, the value that is returned with its result, and the number of its bytes.
    messages: Vec<(u64, T, usize)>,
    /// The index of the hash function of these files.
    hasher: usize,
}

enum Begin {
    /// The file is read whole, and has this many bytes.
    Whole(usize),
    /// The file has `SMALL` bytes or more. The first `SMALL` bytes are in the memory, after the other files.
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
        let len = fill(&file, self.room())?;
        Ok(if len < SMALL { Begin::Whole(len) } else { Begin::Begun(file) })
    }

    /// Returns the memory into which one more file is read.
    fn room(&mut self) -> &mut [u8] {
        &mut self.bytes[self.used..self.used + SMALL]
    }

    fn is_full(&self) -> bool {
        self.bytes.len() - self.used < SMALL
    }
}

struct Sink<T, D> {
    done: D,
    /// Results that wait for the result of an earlier item.
    waiting: BTreeMap<u64, (T, Outcome)>,
    next: u64,
    printer: Printer,
}

/// Prints to standard output and standard error, line by line. Meanwhile the progress bar is hidden.
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
        self.progress.aside(|| failure::complain(message));
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

/// Files below this size are read whole.
const SMALL: usize = 1 << 20;
/// The number of bytes in a batch. There is room for one file below `SMALL` in each lane of most kernels. The system
/// allocates the memory on first use.
const BATCH: usize = 8 << 20;
/// The number of files in a batch. There are several files for every lane of any kernel, since the lengths of files
/// differ.
const FILES: usize = 64;
/// Files of this size and longer are read by a second thread.
const LONG: u64 = 4 << 20;
/// The largest number of results that may wait.
const WINDOW: u64 = 1 << 16;

#[cfg(test)]
mod tests {
    use super::*;

    /// A faulty hash function, which drops the digest of the second message.
    struct Forgetful(Box<dyn DynHash>);

    impl DynHash for Forgetful {
        fn update(&mut self, data: &[u8]) {
            self.0.update(data);
        }
        fn finalize_reset(&mut self) -> Digest {
            self.0.finalize_reset()
        }
        fn reset(&mut self) {
            self.0.reset();
        }
        fn dup(&self) -> Box<dyn DynHash> {
            Box::new(Self(self.0.dup()))
        }
        fn many(&self, messages: &[&[u8]], done: &mut dyn FnMut(usize, Digest)) {
            self.0.many(messages, &mut |i, digest| {
                if i != 1 {
                    done(i, digest);
                }
            });
        }
        fn parallel_messages(&self) -> usize {
            self.0.parallel_messages()
        }
        fn block_size(&self) -> usize {
            self.0.block_size()
        }
        fn size(&self) -> usize {
            self.0.size()
        }
        fn level(&self) -> fastgost::Level {
            self.0.level()
        }
    }

    #[test]
    fn a_digest_that_does_not_come_is_an_error() {
        let hasher =
            Algorithm::from_name("streebog256").and_then(|a| a.hasher(&Options::default())).expect("it is there");
        let digests = digests_of(&Forgetful(hasher), &[b"a", b"b", b"c"]);
        assert_eq!(digests.iter().map(io::Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    }
}
