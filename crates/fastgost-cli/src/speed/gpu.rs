//! Measures jobs on NVIDIA GPUs. (A job is the measurement of one operation of one algorithm.) The same jobs are also
//! measured on the CPU.
use super::{
    Operation,
    job::{Figures, Job},
};
use crate::failure::{Failure, Result};
use fastgost_gpu::{DeviceBuffer, Error, Fallback, Gpu, Gpus, Mode};
use std::time::{Duration, Instant};

/// All GPUs of the machine.
pub struct Cards(Gpus);

impl Cards {
    pub fn open() -> Result<Self> {
        Ok(Self(Gpus::open(Fallback::Error)?))
    }

    /// Removes the jobs that GPUs cannot do.
    pub fn choose(&self, jobs: &mut Vec<Job>) -> Result<()> {
        let mut failure = None;
        jobs.retain(|job| match (job.operation, self.mode(job, self.0.gpus())) {
            (Operation::Encrypt | Operation::Decrypt, Ok(_)) => true,
            (Operation::Encrypt | Operation::Decrypt, Err(e)) if !matches!(e, Error::Unsupported(_)) => {
                failure = Some(e.into());
                false
            }
            _ => false,
        });
        match (failure, jobs.is_empty()) {
            (Some(failure), _) => Err(failure),
            (None, true) => Err(Failure::new(
                "--gpu: GPUs compute none of these; allowed: ECB, CTR and CNT, decryption of CBC and CFB, and CTR-ACPKM with \
                 a --section that is a multiple of 16384, or of 8192 with magma",
            )),
            (None, false) => Ok(()),
        }
    }

    /// Makes three measurements. `gpu-kernel` is the time in which the first GPU computes, without copies. `gpu-host`
    /// is the time of the whole call on all GPUs, including the copies from the host's memory to the GPUs and back.
    /// `gpu-copy` is the time of these copies alone, without computation.
    pub fn measure(&self, job: &Job, seconds: Duration) -> Result<[(&'static str, Figures); 3]> {
        let first = &self.0.gpus()[..1];
        let (mut alone, mut shared) = (self.mode(job, first)?, self.mode(job, self.0.gpus())?);
        let (source, destination) = (filled(&first[0], job.bytes)?, first[0].buffer(job.bytes)?);
        let kernel = times(seconds, || {
            alone.reset(job.iv())?;
            alone.time_device(source.all(), destination.all())
        })?;
        drop((source, destination));
        let mut pinned = first[0].pinned(job.bytes)?;
        let host = times(seconds, || {
            shared.reset(job.iv())?;
            elapsed(|| shared.apply(&mut pinned))
        })?;
        let copy = times(seconds, || elapsed(|| self.0.copy(&mut pinned)))?;
        Ok([("gpu-kernel", kernel), ("gpu-host", host), ("gpu-copy", copy)])
    }

    /// Returns the smallest number of bytes with which the first GPU is faster than one thread of the CPU. Returns None
    /// if the GPU is never faster.
    pub fn crossing(&self, job: &Job) -> Result<Option<usize>> {
        Ok(self.0.gpus()[0].crossing(job.algorithm, job.direction(), 1)?)
    }

    fn mode(&self, job: &Job, cards: &[Gpu]) -> fastgost_gpu::Result<Mode> {
        let cards = Gpus::new(cards.to_vec(), Fallback::Error);
        cards.cipher(job.algorithm, job.direction(), job.key(), &job.options(job.iv()))
    }
}

fn filled(gpu: &Gpu, bytes: usize) -> Result<DeviceBuffer> {
    let (mut data, buffer) = (gpu.pinned(bytes)?, gpu.buffer(bytes)?);
    for (i, byte) in data.iter_mut().enumerate() {
        *byte = (i % 251) as u8;
    }
    buffer.write(&data)?;
    Ok(buffer)
}

fn elapsed(work: impl FnOnce() -> fastgost_gpu::Result<()>) -> fastgost_gpu::Result<Duration> {
    let start = Instant::now();
    work()?;
    Ok(start.elapsed())
}

/// Makes one call that is not measured. Then measures calls until the time is up, but at least one call.
fn times(seconds: Duration, mut call: impl FnMut() -> fastgost_gpu::Result<Duration>) -> Result<Figures> {
    call()?;
    let (start, mut times) = (Instant::now(), Vec::new());
    while times.is_empty() || start.elapsed() < seconds {
        times.push(call()?.as_secs_f64());
    }
    times.sort_by(f64::total_cmp);
    Ok(Figures { best: times[0], median: times[times.len() / 2], cycles: f64::NAN })
}
