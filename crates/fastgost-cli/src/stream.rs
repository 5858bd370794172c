//! A mode over a stream of any length on many threads: constant memory, output in the order of the input.
//!
//! Every thread does the same for one chunk after the other: reads it (one thread at a time), processes it (as many at
//! once as were asked for; for a serial mode one, in order), writes it (one at a time, in order). So a chunk stays in
//! the cache of one core, and input and output go on while others compute.
use crate::{
    failure::{Failure, Result},
    io::{Input, Output},
    permits::{Permits, lock},
    progress::Progress,
};
use fastgost::{mode::padding::Padding, registry::Mode};
use std::{
    mem,
    sync::{Condvar, Mutex, PoisonError},
    thread,
};
use zeroize::Zeroizing;

/// Bytes in a chunk: a whole number of blocks; half of it in a core's second-level cache leaves room for the rest.
pub const CHUNK: usize = 256 << 10;

/// What to do with the last chunk: before encryption, after decryption.
#[derive(Clone, Copy)]
pub enum Tail {
    Pad(Padding),
    Unpad(Padding),
}

/// Reads all of `input`, and writes what `mode` makes of it; `threads` compute.
pub fn run(mode: Box<dyn Mode>, tail: Tail, threads: usize, input: Input, output: &mut Output) -> Result<()> {
    let unit = mode.granularity();
    let parallel = mode.after(&[]).is_some();
    let progress = Progress::new(input.len);
    let (parallel_mode, serial_mode) = if parallel { (Some(mode), None) } else { (None, Some(mode)) };
    let stream = Stream {
        name: input.name.clone(),
        tail,
        unit,
        source: Mutex::new(Source { input, carry: None, next: 0, bytes: 0, ended: false, mode: parallel_mode }),
        serial: Turns::new(serial_mode),
        sink: Turns::new((output, progress)),
        permits: Permits::new(threads),
        failure: Mutex::new(None),
    };
    thread::scope(|scope| {
        // Two more than compute: one to read and one to write.
        for _ in 0..if parallel { threads + 1 } else { 2 } {
            // Without another thread this one does it all.
            let _ = thread::Builder::new().spawn_scoped(scope, || stream.work());
        }
        stream.work();
    });
    match lock(&stream.failure).take() {
        Some(failure) => Err(failure),
        None => Ok(()),
    }
}

struct Stream<'a> {
    /// Of the input, for messages.
    name: String,
    tail: Tail,
    /// Bytes that the mode processes at a time.
    unit: usize,
    source: Mutex<Source>,
    /// The mode, if it must see the chunks in order.
    serial: Turns<Option<Box<dyn Mode>>>,
    sink: Turns<(&'a mut Output, Progress)>,
    permits: Permits,
    /// The first.
    failure: Mutex<Option<Failure>>,
}

impl Stream<'_> {
    fn work(&self) {
        let _stop = StopOnPanic(self);
        let mut buffer = Zeroizing::new(Vec::with_capacity(CHUNK + 64));
        loop {
            match self.chunk(&mut buffer) {
                Ok(true) => {}
                Ok(false) => return,
                Err(failure) => {
                    lock(&self.failure).get_or_insert(failure);
                    self.stop();
                    return;
                }
            }
        }
    }

    /// No thread goes on or waits for its turn.
    fn stop(&self) {
        lock(&self.source).ended = true;
        self.serial.stop();
        self.sink.stop();
    }

    /// One chunk from input to output; false when there is none left.
    fn chunk(&self, buffer: &mut Vec<u8>) -> Result<bool> {
        let piece = lock(&self.source).read(buffer, self.tail, self.unit)?;
        let Some(Piece { number, last, mode }) = piece else { return Ok(false) };
        if let (true, Tail::Pad(padding)) = (last, self.tail) {
            padding.pad(buffer, self.unit).map_err(|e| self.wrong(e))?;
        }
        let done = match mode {
            Some(mut mode) => {
                let _permit = self.permits.take();
                Some(mode.apply(buffer.as_mut_slice().into()))
            }
            None => self.serial.turn(number, |mode| match mode {
                Some(mode) => mode.apply(buffer.as_mut_slice().into()),
                None => Err(fastgost::Error::StreamExhausted),
            }),
        };
        let Some(done) = done else { return Ok(false) };
        done.map_err(|e| self.wrong(e))?;
        if let (true, Tail::Unpad(padding)) = (last, self.tail) {
            padding.unpad(buffer, self.unit).map_err(|e| self.wrong(e))?;
        }
        let written = self.sink.turn(number, |(output, progress)| {
            progress.add(buffer.len() as u64);
            output.write(buffer)
        });
        Ok(written.transpose()?.is_some() && !last)
    }

    /// What the library has to say about the input.
    fn wrong(&self, e: fastgost::Error) -> Failure {
        Failure::new(format!("{}: {e}", self.name))
    }
}

/// A thread that panics will not take its turn: the others must not wait for it.
struct StopOnPanic<'a, 'b>(&'a Stream<'b>);

impl Drop for StopOnPanic<'_, '_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

/// The reading end.
struct Source {
    input: Input,
    /// The first byte of the next chunk: it is read together with this one, to know whether this is the last.
    carry: Option<u8>,
    /// The number of the next chunk.
    next: u64,
    /// Bytes read.
    bytes: u64,
    ended: bool,
    /// The mode for the next chunk, if chunks can be processed independently.
    mode: Option<Box<dyn Mode>>,
}

struct Piece {
    number: u64,
    last: bool,
    /// None: serial.
    mode: Option<Box<dyn Mode>>,
}

impl Source {
    /// The next chunk into `buffer`; None behind the last. It is empty only if the whole input is.
    fn read(&mut self, buffer: &mut Vec<u8>, tail: Tail, unit: usize) -> Result<Option<Piece>> {
        if self.ended {
            return Ok(None);
        }
        buffer.clear();
        buffer.extend(self.carry.take());
        self.input.fill(buffer, CHUNK + 1)?;
        let last = buffer.len() <= CHUNK;
        if !last {
            self.carry = buffer.pop();
        }
        self.bytes += buffer.len() as u64;
        let must_be_whole = matches!(tail, Tail::Pad(Padding::None) | Tail::Unpad(_));
        if last && must_be_whole && !self.bytes.is_multiple_of(unit as u64) {
            let Self { input, bytes, .. } = self;
            return Err(Failure::new(format!(
                "{}: {bytes} bytes are not a whole number of {unit}-byte blocks{}",
                input.name,
                if matches!(tail, Tail::Pad(_)) { "; --padding 1, 2, 3 or pkcs7 completes them" } else { "" }
            )));
        }
        // Behind the last chunk, or at the end of what one IV is good for, there is no next mode.
        self.ended = last;
        let next = if last { None } else { self.mode.as_ref().and_then(|mode| mode.after(buffer)) };
        let piece = Piece { number: self.next, last, mode: mem::replace(&mut self.mode, next) };
        self.next += 1;
        Ok(Some(piece))
    }
}

/// Something that one thread at a time may use, in the order of the chunks.
struct Turns<T> {
    state: Mutex<Turn<T>>,
    changed: Condvar,
}

struct Turn<T> {
    /// Whose turn it is.
    number: u64,
    stopped: bool,
    value: T,
}

impl<T> Turns<T> {
    fn new(value: T) -> Self {
        Self { state: Mutex::new(Turn { number: 0, stopped: false, value }), changed: Condvar::new() }
    }

    /// Waits for the turn of chunk `number` and uses it; None if everything was stopped before.
    fn turn<R>(&self, number: u64, use_it: impl FnOnce(&mut T) -> R) -> Option<R> {
        let mut state = lock(&self.state);
        while state.number != number && !state.stopped {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.stopped {
            return None;
        }
        let result = use_it(&mut state.value);
        state.number += 1;
        drop(state);
        self.changed.notify_all();
        Some(result)
    }

    fn stop(&self) {
        lock(&self.state).stopped = true;
        self.changed.notify_all();
    }
}
