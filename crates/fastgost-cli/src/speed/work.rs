//! What is done again and again, and its memory.
use super::{KEY, Operation, job::Job};
use crate::failure::{Failure, Result};
use fastgost::{
    inout::InOutBuf,
    registry::{Direction, Hasher, Kdf, Kind, Mode, Options, Password, Tag},
};
use fastgost_cli::{Aligned, clock};
use std::{hint::black_box, time::Duration};

pub struct Work<'a> {
    job: &'a Job,
    /// Of a message.
    bytes: usize,
    object: Object,
    source: Aligned,
    destination: Aligned,
}

enum Object {
    Mode(Box<dyn Mode>),
    Tag(Box<dyn Tag>),
    Hasher(Box<dyn Hasher>),
    Kdf(Box<dyn Kdf>),
    Schedule,
}

impl<'a> Work<'a> {
    pub fn new(job: &'a Job, bytes: usize, messages: usize) -> Result<Self> {
        let written = if matches!(job.algorithm.kind, Kind::Cipher | Kind::Kdf) { bytes * messages } else { 0 };
        let (source, destination) = (Aligned::filled(bytes * messages), Aligned::new(written));
        Ok(Self { job, bytes, object: job.object()?, source, destination })
    }

    /// Goes back to the beginning of the stream, which may have an end.
    pub fn restart(&mut self) -> Result<()> {
        self.object = self.job.object()?;
        Ok(())
    }

    #[inline(never)]
    pub fn call(&mut self, calls: usize) -> Result<()> {
        let (source, destination) = (self.source.bytes(), self.destination.bytes());
        match &mut self.object {
            Object::Mode(mode) => {
                for _ in 0..calls {
                    let data = InOutBuf::new(black_box(&*source), black_box(&mut *destination));
                    mode.apply(data.map_err(|_| Failure::new("buffers of unequal length"))?)?;
                }
            }
            Object::Tag(tag) if source.len() == self.bytes => {
                for _ in 0..calls {
                    tag.update(black_box(source));
                    black_box(tag.finish_reset());
                }
            }
            Object::Hasher(hash) if source.len() == self.bytes => {
                for _ in 0..calls {
                    hash.update(black_box(source));
                    black_box(hash.finish());
                }
            }
            Object::Hasher(hash) => {
                let messages: Vec<_> = source.chunks_exact(self.bytes).collect();
                for _ in 0..calls {
                    hash.many(black_box(&messages), &mut |_, code| drop(black_box(code)));
                }
            }
            Object::Tag(tag) => {
                let messages: Vec<_> = source.chunks_exact(self.bytes).collect();
                for _ in 0..calls {
                    tag.many(black_box(&messages), &mut |_, code| drop(black_box(code)));
                }
            }
            Object::Kdf(kdf) => {
                for _ in 0..calls {
                    let outputs = destination.chunks_exact_mut(self.bytes);
                    let job = |output| Password { password: black_box(&KEY), salt: &IV[..32], output };
                    kdf.derive(&mut outputs.map(job).collect::<Vec<_>>(), ITERATIONS)?;
                }
            }
            Object::Schedule => {
                let options = self.job.options(&[]);
                for _ in 0..calls {
                    self.job.algorithm.schedule(black_box(&KEY), &options)?;
                }
            }
        }
        Ok(())
    }

    /// How many calls take that long, even when nothing disturbs them: of too few the time is mostly that of the clock.
    pub fn calls_in(&mut self, wanted: Duration) -> Result<usize> {
        let mut calls = 1;
        loop {
            let mut time = Duration::MAX;
            for _ in 0..3 {
                let mut result = Ok(());
                time = time.min(clock::time_of(|| result = self.call(calls)).cpu);
                result?;
            }
            if time >= wanted || calls > usize::MAX / 2 {
                return Ok(calls);
            }
            calls *= 2;
        }
    }
}

impl Job {
    fn options<'a>(&self, iv: &'a [u8]) -> Options<'a> {
        Options { kernel: Some(self.kernel), iv, ..Options::default() }
    }

    fn object(&self) -> Result<Object> {
        let iv = &IV[..self.algorithm.iv_size().map_or(0, |s| s.preferred)];
        let direction = match self.operation {
            Operation::Encrypt => Direction::Encrypt,
            Operation::Decrypt => Direction::Decrypt,
            Operation::Mac => return Ok(Object::Tag(self.algorithm.mac(&KEY, &self.options(&[]))?)),
            Operation::Hash => return Ok(Object::Hasher(self.algorithm.hasher(&self.options(&[]))?)),
            Operation::Derive => return Ok(Object::Kdf(self.algorithm.kdf(&self.options(&[]))?)),
            Operation::KeySetup => return Ok(Object::Schedule),
        };
        Ok(Object::Mode(self.algorithm.cipher(direction, &KEY, &self.options(iv))?))
    }
}

const IV: [u8; 64] = [0x5a; 64];
/// Of PBKDF2, in a call.
pub const ITERATIONS: u32 = 100;
