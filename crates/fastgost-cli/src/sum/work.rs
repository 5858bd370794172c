//! Hashes many files on many threads, and hands the results over in the order of the files.
//!
//! Every thread takes one file after another. A file below a mebibyte is read as a whole and waits in memory with other
//! such files, so that a kernel can hash many files in lanes (side by side). A larger file is read piece by piece. A
//! second thread reads a very large file while the first thread hashes the file. The number of threads is one more than
//! the number of threads that may compute at once, so that one thread can read while the other threads compute.
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

/// One item of the work. Usually the item is a file to hash. The results are in the same order as the items.
pub struct Item<T> {
    pub work: Option<Work>,
    /// A value of the caller, which `done` gets back with the result.
    pub what: T,
}

pub struct Work {
    pub source: Source,
    pub algorithm: &'static Algorithm,
    /// The name of the S-box set. If the name is None, the S-boxes in the options are used.
    pub set: Option<&'static str>,
}

pub enum Source {
    Path(PathBuf),
    Stdin,
    /// Standard input, if an earlier item has already read it to its end. So this source is empty.
    Empty,
}

/// The results of hashing a file.
pub struct Hashed {
    pub digest: Digest,
    /// The format in which a signature of the file's content would also be valid, or None. Only commands about
    /// signatures need this format.
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
            // If no thread can be started, the current thread processes all items.
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
    /// Wakes up the threads that wait until results are handed over.
    moved: Condvar,
    sink: Mutex<Sink<T, D>>,
    /// The failure that came first and stopped the work.
    failure: Mutex<Option<Failure>>,
}

struct Queue<I> {
    items: I,
    /// The number of the item that a thread takes next.
    next: u64,
    /// The number of results that were passed to `done`.
    handed_over: u64,
    /// The number of threads that wait until more results are passed to `done`.
    waiting: usize,
    stopped: bool,
}

/// A hash function with two hashers. A hasher that has begun one message cannot hash other messages, so the second
/// hasher hashes the small files meanwhile.
struct Hashers {
    /// The name of the algorithm. If a line names an S-box set, also the name of this set.
    of: (&'static str, Option<&'static str>),
    /// The hasher for the small files that are hashed together.
    together: Box<dyn DynHash>,
    /// The hasher for a file that is read piece by piece.
    alone: Alone,
}

struct Alone {
    hash: Box<dyn DynHash>,
    recognizer: Recognizer,
}

impl Alone {
    /// Ends the current file. Returns the file's digest, and the format that the file's content fits (see
    /// [`Hashed::structure`]).
    fn finish(&mut self) -> Hashed {
        Hashed { digest: self.hash.finalize_reset(), structure: mem::take(&mut self.recognizer).structure() }
    }
}

enum Taken<T> {
    Item(u64, Item<T>),
    /// Too many results wait for a missing result. The missing result may be in the caller's own batch, so the caller
    /// must finish the batch first.
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
                        // The small files in memory are hashed first, because their results should not wait for the
                        // large file.
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

    /// Hashes whole parts of a file until `most` bytes or more are hashed, or until the file ends. Returns true if the
    /// file has ended.
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

    /// Takes the next item. If too many results wait for a missing result, the function waits until the missing result
    /// has arrived. If the missing result may be in the caller's own batch (`may_wait` is false), the function does not
    /// wait, and returns `Later`.
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

    /// Hashes the small files in `batch` together.
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

/// Returns the error for a file for which the kernel returned no digest.
pub fn no_digest() -> io::Error {
    io::Error::other("no digest was computed: this is a bug in fastgost")
}

/// Each thread has an object of this type. If the thread panics, the object makes the other threads end. After a panic,
/// the results of the thread never arrive, so the other threads must not wait for these results.
struct StopOnPanic<'a, 'b, I, T, D>(&'a Pool<'b, I, T, D>);

impl<I, T, D> Drop for StopOnPanic<'_, '_, I, T, D> {
    fn drop(&mut self) {
        if thread::panicking() {
            lock(&self.0.queue).stopped = true;
            self.0.moved.notify_all();
        }
    }
}

/// Small files that are hashed together. The files are in `bytes`, one after another.
struct Batch<T> {
    bytes: Vec<u8>,
    used: usize,
    /// For each file, the number of the item, the caller's value (`what`), and the number of bytes.
    messages: Vec<(u64, T, usize)>,
    /// The index of the entry in `hashers` for all these files.
    hasher: usize,
}

enum Begin {
    /// The file was read as a whole, and has this number of bytes.
    Whole(usize),
    /// The file has `SMALL` bytes or more, and only its first `SMALL` bytes were read. These bytes are in
    /// `Batch::bytes`, after the other files.
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

    /// Returns the memory for the next file.
    fn room(&mut self) -> &mut [u8] {
        &mut self.bytes[self.used..self.used + SMALL]
    }

    fn is_full(&self) -> bool {
        self.bytes.len() - self.used < SMALL
    }
}

struct Sink<T, D> {
    done: D,
    /// Results that cannot be passed to `done` yet, because the result of an earlier item is missing.
    waiting: BTreeMap<u64, (T, Outcome)>,
    next: u64,
    printer: Printer,
}

/// Prints to standard output and standard error, line by line. While a line is printed, the progress bar is hidden.
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

/// A file with fewer bytes than this number is read as a whole.
const SMALL: usize = 1 << 20;
/// The number of bytes in a batch of small files. With most kernels, a batch has enough space for one file below
/// `SMALL` in each lane. The system allocates a page of this memory only when the page is used.
const BATCH: usize = 8 << 20;
/// The largest number of files in a batch. This number is several times the number of lanes of any kernel, because the
/// files of a batch have different lengths.
const FILES: usize = 64;
/// A second thread reads a file of this number of bytes or more.
const LONG: u64 = 4 << 20;
/// The largest number of results that may wait for a missing result.
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
