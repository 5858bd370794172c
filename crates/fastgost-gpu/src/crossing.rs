//! Finds the smallest data size at which a GPU is faster than the CPU. The measurements run on the user's own machine.
use crate::{error::Result, gpu::Gpu};
use fastgost::registry::{Algorithm, Direction, DynMode, Options};
use std::{
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

impl Gpu {
    /// Returns the smallest number of bytes for which this GPU takes less time than the CPU. The data is in pageable
    /// memory of the host, and `threads` threads of the CPU share the data evenly. Returns `None` if the GPU never
    /// takes less time.
    ///
    /// The first call for an algorithm, a direction and a number of threads measures the times. The measurement takes
    /// some milliseconds, or tenths of a second for many threads. The function measures larger and larger sizes, from
    /// 16 KiB to at most 64 MiB. It stops earlier if larger sizes are not expected to change the result. The function
    /// assumes that the time is a linear function of the size between two measured sizes, and beyond the last measured
    /// size.
    ///
    /// # Errors
    /// The errors of [`Gpu::cipher`] and [`Mode::apply`](crate::Mode::apply). Later calls return the same error without
    /// another measurement.
    pub fn crossing(
        &self,
        algorithm: &'static Algorithm,
        direction: Direction,
        threads: usize,
    ) -> Result<Option<usize>> {
        let name = (algorithm.name, direction == Direction::Decrypt, threads);
        let known = self.crossings().get(&name).cloned();
        known.unwrap_or_else(|| {
            let found = self.measure(algorithm, direction, threads.max(1));
            self.crossings().insert(name, found.clone());
            found
        })
    }

    fn measure(&self, algorithm: &'static Algorithm, direction: Direction, threads: usize) -> Result<Option<usize>> {
        let (key, iv) = ([0; 32], [0; 16]);
        let iv = &iv[..algorithm.iv_size().map_or(0, |size| size.preferred)];
        let section = algorithm.section_size().map(|_| 1 << 18);
        let options = Options { iv, section, ..Options::default() };
        let mut card = self.cipher(algorithm, direction, &key, &options)?;
        let cpu = (0..threads).map(|_| algorithm.cipher(direction, &key, &options));
        let mut cpu = cpu.collect::<fastgost::Result<Vec<_>>>()?;
        let mut data = Vec::new();
        find(|bytes| {
            data.resize(bytes, 0);
            let on_card = best(|| {
                let start = Instant::now();
                card.reset(iv)?;
                card.apply(&mut data[..])?;
                Ok(start.elapsed())
            })?;
            Ok(Times { bytes, cpu: on_cpu(&mut cpu, iv, &mut data)?, card: on_card })
        })
    }
}

/// The sizes to measure: one group (1024 blocks) of Kuznyechik, sixteen groups, and two larger sizes, at which even
/// many threads of the CPU may be slower than a GPU.
///
/// The second number of each pair is a factor. After the measurement of a size, `find` computes how long one more byte
/// takes on the GPU and on the CPU. If it takes longer on the GPU by more than this factor, `find` does not measure the
/// larger sizes, because the GPU would not become faster than the CPU. The factors of the first sizes are larger,
/// because data of these sizes does not occupy the whole GPU. If there is more data, one more byte takes less time on
/// the GPU.
const SIZES: [(usize, f64); 4] = [(16 << 10, f64::INFINITY), (256 << 10, 50.0), (4 << 20, 4.0), (64 << 20, 4.0)];
/// The number of measurements of each size. One more measurement comes before these measurements, and is not counted.
/// If the measurements of a size together have taken longer than `ENOUGH`, no further measurement begins.
const ROUNDS: usize = 5;
const ENOUGH: Duration = Duration::from_millis(50);

/// Does the work several times, and returns the shortest time, because other work on the machine can only make a time
/// longer.
fn best(mut work: impl FnMut() -> Result<Duration>) -> Result<Duration> {
    let mut all = work()?;
    let mut best = Duration::MAX;
    for _ in 0..ROUNDS {
        let time = work()?;
        (best, all) = (best.min(time), all + time);
        if all > ENOUGH {
            break;
        }
    }
    Ok(best)
}

/// Measures how long the threads of the CPU take for the data. Each thread has a share of the data, and all threads
/// begin at the same time. Returns the time of the slowest thread.
fn on_cpu(modes: &mut [Box<dyn DynMode>], iv: &[u8], data: &mut [u8]) -> Result<Duration> {
    let mut threads = modes.len();
    loop {
        match on_threads(&mut modes[..threads], iv, data) {
            Ok(time) => return time,
            Err(started) => threads = started,
        }
    }
}

/// Does the same as `on_cpu` if all threads can be started. Otherwise the error is the number of threads that the
/// caller can use, including the current thread.
fn on_threads(
    modes: &mut [Box<dyn DynMode>],
    iv: &[u8],
    data: &mut [u8],
) -> std::result::Result<Result<Duration>, usize> {
    let share = data.len().div_ceil(modes.len()).next_multiple_of(1 << 10);
    let time = |mode: &mut dyn DynMode, data: &mut [u8]| -> Result<Duration> {
        let start = Instant::now();
        mode.reset(iv)?;
        mode.apply(data.into())?;
        Ok(start.elapsed())
    };
    let mut shares = modes.iter_mut().zip(data.chunks_mut(share));
    let mut first = shares.next();
    thread::scope(|scope| {
        let mut workers = Vec::new();
        for (mode, share) in shares {
            // Each worker has its own channels, so that the calling thread notices if a worker has ended.
            let ((start, starts), (done, times)) = (mpsc::channel::<()>(), mpsc::channel());
            let work = move || starts.into_iter().all(|()| done.send(time(&mut **mode, share)).is_ok());
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                return Err(workers.len() + 1);
            }
            workers.push((start, times));
        }
        Ok(best(|| {
            workers.iter().for_each(|(start, _)| _ = start.send(()));
            let mut slowest = first.as_mut().map_or(Ok(Duration::ZERO), |(mode, share)| time(&mut ***mode, share))?;
            for (_, times) in &workers {
                // If there is no answer, the worker's thread has panicked, and the end of the scope passes the panic on
                // to the caller.
                slowest = slowest.max(times.recv().unwrap_or(Ok(Duration::ZERO))?);
            }
            Ok(slowest)
        }))
    })
}

/// The times that were measured for one size.
#[derive(Clone, Copy)]
struct Times {
    bytes: usize,
    cpu: Duration,
    card: Duration,
}

/// Measures one size after another until the crossing (the smallest size at which the GPU is faster) is known.
fn find(mut measure: impl FnMut(usize) -> Result<Times>) -> Result<Option<usize>> {
    let mut before = measure(SIZES[0].0)?;
    for (i, (bytes, hopeless)) in SIZES.into_iter().enumerate().skip(1) {
        let now = measure(bytes)?;
        let slope = |of: fn(&Times) -> Duration| (of(&now).as_secs_f64() - of(&before).as_secs_f64()).max(0.0);
        let (cpu, card) = (slope(|times| times.cpu), slope(|times| times.card));
        let crossing = cross(before, now);
        let is_last = i + 1 == SIZES.len() || card > hopeless * cpu;
        if is_last || crossing.is_some_and(|crossing| crossing <= bytes) {
            return Ok(crossing);
        }
        before = now;
    }
    Ok(None)
}

/// Returns the size at which the GPU and the CPU take the same time. The function assumes that the times for all sizes
/// are on the straight line through the times for the two measured sizes.
fn cross(a: Times, b: Times) -> Option<usize> {
    let line = |[a_time, b_time]: [Duration; 2]| {
        let [x, y] = [a_time, b_time].map(|time| time.as_secs_f64());
        let slope = ((y - x) / (b.bytes - a.bytes) as f64).max(0.0);
        (slope, x - slope * a.bytes as f64)
    };
    let ((cpu, cpu_start), (card, card_start)) = (line([a.cpu, b.cpu]), line([a.card, b.card]));
    let bytes = (card_start - cpu_start) / (cpu - card);
    // The result is `None` if the line of the GPU does not rise more slowly than the line of the CPU (first condition),
    // or if the lines are so close to parallel that no `usize` is large enough for the crossing (second condition).
    (cpu > card && bytes < usize::MAX as f64).then_some(bytes.max(0.0).ceil() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first number of a pair is the time in microseconds before the first byte is processed. The second number is
    /// the number of bytes that are processed per microsecond after this time.
    type Speed = (u64, u64);

    /// The crossing that `find` finds on a machine with these speeds, and the number of sizes that `find` measures.
    fn found(cpu: impl Fn(usize) -> Speed, card: impl Fn(usize) -> Speed) -> (Option<usize>, usize) {
        let time = |(start, speed): Speed, bytes: usize| {
            Duration::from_micros(start) + Duration::from_nanos(bytes as u64 * 1000 / speed)
        };
        let mut measured = 0;
        let found = find(|bytes| {
            measured += 1;
            Ok(Times { bytes, cpu: time(cpu(bytes), bytes), card: time(card(bytes), bytes) })
        });
        (found.expect("no card fails here"), measured)
    }

    #[test]
    fn the_crossing_is_where_the_lines_cross() {
        let slow = |_| (0, 1000);
        // The crossing is at 50 us / (1/1000 us/B - 1/20000 us/B).
        let (bytes, measured) = found(slow, |_| (50, 20_000));
        assert!(bytes.is_some_and(|bytes| bytes.abs_diff(52_632) < 20), "{bytes:?}");
        assert_eq!(measured, 2);
        assert_eq!(found(slow, |_| (0, 20_000)), (Some(0), 2));
        assert_eq!(found(|_| (1, 1000), |_| (0, 20_000)), (Some(0), 2));
        // In these three cases, the GPU never takes less time. In the first case, a byte takes the GPU 100 times as
        // long as the CPU, which is more than the factor of the second size. In the second case, a byte takes 10 times
        // as long, which is more than the factor of the third size. In the third case, a byte takes equally long, so
        // all sizes are measured.
        assert_eq!(found(slow, |_| (50, 10)), (None, 2));
        assert_eq!(found(slow, |_| (50, 100)), (None, 3));
        assert_eq!(found(slow, |_| (50, 1000)), (None, SIZES.len()));
    }

    /// With little data, only a part of a GPU has work, and the GPU is slower than many threads of the CPU. With more
    /// data, the GPU is faster than the threads.
    #[test]
    fn many_threads_are_a_match_for_a_card_with_little_data_only() {
        let card = |bytes: usize| (50, if bytes > 1 << 20 { 20_000 } else { 8_000 });
        let (bytes, measured) = found(|_| (5, 10_000), card);
        assert!(bytes.is_some_and(|bytes| (256 << 10..4 << 20).contains(&bytes)), "{bytes:?}");
        assert_eq!(measured, 3);
        // The GPU becomes faster only beyond all measured sizes.
        let (bytes, _) = found(|_| (0, 10_000), |_| (500, 10_050));
        assert!(bytes.is_some_and(|bytes| bytes > 64 << 20), "{bytes:?}");
    }
}
