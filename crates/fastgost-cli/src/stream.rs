//! Processes a stream of any length on many threads, in constant memory and with the output in the order of the input.
//!
//! Every thread takes one chunk after another. It reads the chunk (one thread at a time). It processes the chunk
//! (several threads at once, up to the number that the user chose; serial work runs on one thread, in order). It writes
//! the chunk (one thread at a time, in order). So a chunk stays in the cache of one core, and input and output continue
//! while other threads compute.
use crate::{
    failure::{Failure, Result},
    io::{Input, Output},
    progress::Progress,
    semaphore::{Semaphore, lock},
};
use std::{
    sync::{Condvar, Mutex, PoisonError},
    thread,
};
use zeroize::Zeroizing;

/// The work on the chunks of a stream.
pub trait Work: Sync {
    /// The value that `begin` hands to `process`. It is made when the chunk is read, in the order of the chunks.
    type Job: Send;
    /// Returns how many bytes every chunk but the last has before the work. A chunk should leave room in a core's
    /// second-level cache.
    fn chunk_size(&self) -> usize;
    /// Whether chunks may be processed on many threads and in any order.
    fn parallel(&self) -> bool;
    /// Is called when a chunk was read, in the order of the chunks.
    fn begin(&self, chunk: &Chunk, input: &[u8]) -> Result<Self::Job>;
    /// Makes `output` from `input`, which may be changed. At first `output` still has the data of an earlier chunk.
    /// After an error, the bytes in `output` are written all the same.
    fn process(&self, job: Self::Job, chunk: &Chunk, input: &mut Vec<u8>, output: &mut Vec<u8>) -> Result<()>;
}

/// The source of a stream's data.
pub trait Feed: Send {
    /// Appends to `buffer` until it has `len` bytes or the data ends.
    fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> Result<()>;
    /// Returns the number of bytes, if the feed knows it beforehand.
    fn len(&self) -> Option<u64>;
}

impl Feed for Input {
    fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> Result<()> {
        Input::fill(self, buffer, len)
    }

    fn len(&self) -> Option<u64> {
        self.len
    }
}

/// A part of a stream.
pub struct Chunk {
    /// The number of the chunk, from 0.
    pub number: u64,
    pub last: bool,
}

/// Reads all of `input`, processes it with `work` on `threads` threads, and writes the result. The output before a
/// failure is correct, and the function returns the failure of the first chunk that failed.
pub fn run(work: &impl Work, threads: usize, input: impl Feed, output: &mut Output) -> Result<()> {
    let progress = if output.is_text() { Progress::silent() } else { Progress::new(input.len()) };
    let stream = Stream {
        work,
        source: Mutex::new(Source { input, carry: None, next: 0, ended: false }),
        serial: Turns::new(()),
        sink: Turns::new((output, progress)),
        permits: Semaphore::new(threads),
        failure: Mutex::new(None),
    };
    thread::scope(|scope| {
        // Two threads more than the number that may compute: one thread reads, and one writes.
        for _ in 0..if work.parallel() { threads + 1 } else { 2 } {
            // If no thread can be started, this thread does all the work.
            let _ = thread::Builder::new().spawn_scoped(scope, || stream.work());
        }
        stream.work();
    });
    match lock(&stream.failure).take() {
        Some(failure) => Err(failure),
        None => Ok(()),
    }
}

struct Stream<'a, W, F> {
    work: &'a W,
    source: Mutex<Source<F>>,
    /// The order of chunks for serial work.
    serial: Turns<()>,
    sink: Turns<(&'a mut Output, Progress)>,
    permits: Semaphore,
    /// The first failure.
    failure: Mutex<Option<Failure>>,
}

impl<W: Work, F: Feed> Stream<'_, W, F> {
    fn work(&self) {
        let _stop = StopOnPanic(self);
        let room = self.work.chunk_size() + 64;
        let mut input = Zeroizing::new(Vec::with_capacity(room));
        let mut output = Zeroizing::new(Vec::with_capacity(room));
        while self.chunk(&mut input, &mut output) {}
    }

    /// Stops all threads, even threads that wait for their turn.
    fn stop(&self) {
        lock(&self.source).ended = true;
        self.serial.stop();
        self.sink.stop();
    }

    /// Takes one chunk from input to output; returns false when no chunk is left.
    fn chunk(&self, input: &mut Vec<u8>, output: &mut Vec<u8>) -> bool {
        let Some((chunk, job)) = lock(&self.source).read(self.work, input) else { return false };
        let bytes = input.len() as u64;
        let done = match job {
            Err(failure) => {
                output.clear();
                Some(Err(failure))
            }
            Ok(job) if self.work.parallel() => {
                let _permit = self.permits.take();
                Some(self.work.process(job, &chunk, input, output))
            }
            Ok(job) => self.serial.turn(chunk.number, |()| self.work.process(job, &chunk, input, output)),
        };
        let Some(done) = done else { return false };
        // A failed chunk waits for its turn too.
        let written = self.sink.turn(chunk.number, |(sink, progress)| {
            progress.add(bytes);
            sink.write(output).and(done)
        });
        match written {
            Some(Ok(())) => !chunk.last,
            Some(Err(failure)) => {
                lock(&self.failure).get_or_insert(failure);
                self.stop();
                false
            }
            None => false,
        }
    }
}

/// Stops the other threads if its thread panics. A thread that panics will not take its turn, so the others must not
/// wait for it.
struct StopOnPanic<'a, 'b, W: Work, F: Feed>(&'a Stream<'b, W, F>);

impl<W: Work, F: Feed> Drop for StopOnPanic<'_, '_, W, F> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

/// The reading end.
struct Source<F> {
    input: F,
    /// The first byte of the next chunk. It is read together with the current chunk, to find out whether that chunk is
    /// the last.
    carry: Option<u8>,
    /// The number of the next chunk.
    next: u64,
    ended: bool,
}

impl<F: Feed> Source<F> {
    /// Reads the next chunk into `buffer`. Returns None after the last chunk and after a failure. A chunk is empty
    /// only if the whole input is empty.
    fn read<W: Work>(&mut self, work: &W, buffer: &mut Vec<u8>) -> Option<(Chunk, Result<W::Job>)> {
        if self.ended {
            return None;
        }
        let size = work.chunk_size();
        buffer.clear();
        buffer.extend(self.carry.take());
        let filled = self.input.fill(buffer, size + 1);
        let chunk = Chunk { number: self.next, last: buffer.len() <= size };
        if !chunk.last {
            self.carry = buffer.pop();
        }
        self.next += 1;
        let job = filled.and_then(|()| work.begin(&chunk, buffer));
        self.ended = chunk.last || job.is_err();
        Some((chunk, job))
    }
}

/// A value that one thread at a time may use, in the order of the chunks.
struct Turns<T> {
    state: Mutex<Turn<T>>,
    changed: Condvar,
}

struct Turn<T> {
    /// The number of the chunk whose turn it is.
    number: u64,
    stopped: bool,
    value: T,
}

impl<T> Turns<T> {
    fn new(value: T) -> Self {
        Self { state: Mutex::new(Turn { number: 0, stopped: false, value }), changed: Condvar::new() }
    }

    /// Waits for the turn of chunk `number`, and uses the value. Returns None if everything was stopped before. After
    /// a turn that fails, there are no further turns.
    fn turn<R>(&self, number: u64, use_it: impl FnOnce(&mut T) -> Result<R>) -> Option<Result<R>> {
        let mut state = lock(&self.state);
        while state.number != number && !state.stopped {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.stopped {
            return None;
        }
        let result = use_it(&mut state.value);
        state.number += 1;
        state.stopped = result.is_err();
        drop(state);
        self.changed.notify_all();
        Some(result)
    }

    fn stop(&self) {
        lock(&self.state).stopped = true;
        self.changed.notify_all();
    }
}
