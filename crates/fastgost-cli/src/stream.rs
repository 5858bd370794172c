//! Processes a stream of any length on many threads. The amount of memory does not depend on the stream's length, and
//! the output is in the order of the input.
//!
//! Every thread takes one chunk after another, and does three things. First, the thread reads the chunk. Only one
//! thread reads at a time. Second, the thread processes the chunk. Several threads process chunks at once, up to the
//! number that the user chose. But if the work is serial, only one thread processes a chunk at a time, in the order of
//! the chunks. Third, the thread writes the chunk. Only one thread writes at a time, and the chunks are in order. So a
//! chunk stays in the cache of one core, and input and output continue while other threads compute.
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

/// Says how the chunks of a stream are processed.
pub trait Work: Sync {
    /// The type of the value that `begin` returns, and that `process` gets. The stream calls `begin` when it has read
    /// the chunk, in the order of the chunks.
    type Job: Send;
    /// Returns the number of input bytes in each chunk. Only the last chunk may have fewer bytes. A chunk should not
    /// fill the second-level cache of a core.
    fn chunk_size(&self) -> usize;
    /// Returns whether chunks may be processed on many threads at the same time and in any order.
    fn parallel(&self) -> bool;
    /// The stream calls this function when a chunk has been read. The calls are in the order of the chunks.
    fn begin(&self, chunk: &Chunk, input: &[u8]) -> Result<Self::Job>;
    /// Makes `output` from `input`. The function may change `input`. At first, `output` still has the data of an
    /// earlier chunk. If the function returns an error, the bytes in `output` are still written.
    fn process(&self, job: Self::Job, chunk: &Chunk, input: &mut Vec<u8>, output: &mut Vec<u8>) -> Result<()>;
}

/// A source from which a stream reads its data.
pub trait Feed: Send {
    /// Appends data to `buffer` until `buffer` has `len` bytes, or until the data ends.
    fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> Result<()>;
    /// Returns the total number of bytes, if this number is known before the data is read.
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

/// A chunk is a part of the stream. One thread processes the whole chunk.
pub struct Chunk {
    /// The number of the chunk, counted from 0.
    pub number: u64,
    pub last: bool,
}

/// Reads all of `input`, processes the data with `work` on `threads` threads, and writes the result. If several chunks
/// fail, the function returns the failure of the chunk that comes first in the stream. The output for the chunks before
/// the failed chunk is correct.
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
        // There are two threads more than may compute at the same time, because one thread reads and one thread writes.
        for _ in 0..if work.parallel() { threads + 1 } else { 2 } {
            // If no thread can be started, the current thread processes all chunks.
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
    /// If the chunks must be processed in order, a thread waits here for the turn of its chunk.
    serial: Turns<()>,
    sink: Turns<(&'a mut Output, Progress)>,
    permits: Semaphore,
    /// The first failure, which stopped the stream.
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

    /// Reads one chunk, processes the chunk and writes the result. Returns false if no chunk is left.
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
        // If a chunk has failed, its thread still waits until the earlier chunks are written.
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

/// Each thread has an object of this type. If the thread panics, the object stops the other threads. After a panic, the
/// thread's chunk never takes its turn. Then the later turns never come, so the other threads must not wait for them.
struct StopOnPanic<'a, 'b, W: Work, F: Feed>(&'a Stream<'b, W, F>);

impl<W: Work, F: Feed> Drop for StopOnPanic<'_, '_, W, F> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

/// The part of the stream that reads the input.
struct Source<F> {
    input: F,
    /// The first byte of the next chunk, if this byte was read already. The byte is read together with the current
    /// chunk, to find out whether the current chunk is the last chunk.
    carry: Option<u8>,
    /// The number of the chunk that is read next.
    next: u64,
    ended: bool,
}

impl<F: Feed> Source<F> {
    /// Reads the next chunk into `buffer`. Returns None after the last chunk, and after a failure. A chunk is empty
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

/// A value that only one thread at a time may use. The threads use the value in the order of their chunks.
struct Turns<T> {
    state: Mutex<Turn<T>>,
    changed: Condvar,
}

struct Turn<T> {
    /// The number of the chunk that may use the value now.
    number: u64,
    stopped: bool,
    value: T,
}

impl<T> Turns<T> {
    fn new(value: T) -> Self {
        Self { state: Mutex::new(Turn { number: 0, stopped: false, value }), changed: Condvar::new() }
    }

    /// Waits for the turn of the chunk `number`, and then calls `use_it` with the value. Returns None if the stream was
    /// stopped before the turn of this chunk. If `use_it` returns an error, there are no more turns.
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
