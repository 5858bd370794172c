//! A GPU that does one measurement after the other. It has a stream, and two events that measure the time of work in
//! the stream. It has a second stream for copies in both directions at the same time.
use crate::pair::Outcome;
use fastgost_gpu::{
    Card, DeviceSlice, Gpu, Result,
    driver::{Context, Event, Queue, Stream},
};
use std::{sync::Arc, thread, time::Instant};

pub struct Device {
    pub gpu: Gpu,
    stream: Stream,
    other: Stream,
    start: Event,
    end: Event,
}

impl Device {
    /// Opens the first GPU.
    pub fn open() -> Result<Self> {
        let gpu = Gpu::open(0)?;
        let context = Context::of(&gpu);
        let [start, end] = [Event::new(context)?, Event::new(context)?];
        let [stream, other] = [Stream::new(context)?, Stream::new(context)?];
        Ok(Self { stream, other, start, end, gpu })
    }

    pub fn context(&self) -> &Arc<Context> {
        Context::of(&self.gpu)
    }

    /// Describes the GPU, for people who read the figures.
    pub fn description(&self) -> Outcome<String> {
        let Card { name, capability: (major, minor), multiprocessors, memory, .. } = self.gpu.card();
        let (mib, shared) = (memory >> 20, self.context().shared_per_block()?);
        Ok(format!(
            "{name}: compute capability {major}.{minor}, {multiprocessors} multiprocessors, {mib} MiB, up to {shared} \
             bytes of shared memory per thread block"
        ))
    }

    /// Does the work, and waits until it is done.
    pub fn run<'a, R>(&'a self, work: impl FnOnce(&mut Queue<'a>) -> Result<R>) -> Outcome<R> {
        Ok(self.stream.run(work)?)
    }

    /// Returns the seconds that the work takes by the GPU's clock.
    pub fn time<'a>(&'a self, work: impl FnOnce(&mut Queue<'a>) -> Result<()>) -> Outcome<f64> {
        self.run(|queue| {
            queue.record(&self.start)?;
            work(queue)?;
            queue.record(&self.end)
        })?;
        Ok(self.end.since(&self.start)?.as_secs_f64())
    }

    /// Returns the seconds until the work is done, by the host's clock.
    pub fn elapsed<'a>(&'a self, work: impl FnOnce(&mut Queue<'a>) -> Result<()>) -> Outcome<f64> {
        let start = Instant::now();
        self.run(work)?;
        Ok(start.elapsed().as_secs_f64())
    }

    /// Copies data to the GPU and data from the GPU at the same time. Returns the seconds by the host's clock.
    pub fn both_ways(
        &self,
        (input, to): (&[u8], DeviceSlice<'_>),
        (from, output): (DeviceSlice<'_>, &mut [u8]),
    ) -> Outcome<f64> {
        let start = Instant::now();
        let (up, down) = thread::scope(|scope| {
            let up = scope.spawn(|| self.stream.run(|queue| queue.upload(input, to)));
            let down = self.other.run(|queue| queue.download(from, output));
            (up.join(), down)
        });
        up.map_err(|_| "a copy to the card ended early")??;
        down?;
        Ok(start.elapsed().as_secs_f64())
    }
}
