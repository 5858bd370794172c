//! From which size on a card is faster than the CPU: measured, on the user's own machine.
use crate::{error::Result, gpu::Gpu, mode::Mode};
use fastgost::registry::{Algorithm, Direction, DynMode, Options};
use std::time::{Duration, Instant};

impl Gpu {
    /// The number of bytes from which on this card takes less time than so many threads of the CPU, for data in pageable memory
    /// of the host; None if it never does. Measured when it is first asked for, which takes some milliseconds, with data of two
    /// sizes, and one thread: time is taken to grow evenly with the size, and threads to share it evenly.
    ///
    /// # Errors
    /// Those of [`Gpu::cipher`] and [`Mode::apply`]: the same at every call, without another measurement.
    pub fn crossing(
        &self,
        algorithm: &'static Algorithm,
        direction: Direction,
        threads: usize,
    ) -> Result<Option<usize>> {
        let name = (algorithm.name, direction == Direction::Decrypt);
        let known = self.lines().get(&name).cloned();
        let lines = known.unwrap_or_else(|| {
            let lines = self.measure(algorithm, direction);
            self.lines().insert(name, lines.clone());
            lines
        });
        let [cpu, card] = lines?;
        Ok(cross(cpu, card, threads))
    }

    /// Of the CPU, and of the card.
    fn measure(&self, algorithm: &'static Algorithm, direction: Direction) -> Result<[Line; 2]> {
        let (key, iv) = ([0; 32], [0; 16]);
        let iv = &iv[..algorithm.iv_size().map_or(0, |size| size.preferred)];
        let section = algorithm.section_size().map(|_| SIZES[1]);
        let options = Options { iv, section, ..Options::default() };
        let mut card = self.cipher(algorithm, direction, &key, &options)?;
        let mut cpu = algorithm.cipher(direction, &key, &options)?;
        let mut times = [Line::default(); 2];
        let mut data = vec![0; SIZES[1]];
        for (i, size) in SIZES.into_iter().enumerate() {
            times[0].0[i] = best(|| on_cpu(&mut *cpu, iv, &mut data[..size]))?;
            times[1].0[i] = best(|| on_card(&mut card, iv, &mut data[..size]))?;
        }
        Ok(times)
    }
}

/// A warp's share of Kuznyechik, and sixteen of them.
const SIZES: [usize; 2] = [16 << 10, 256 << 10];
/// Measurements of each, after one that is not counted.
const ROUNDS: usize = 5;

fn on_cpu(mode: &mut dyn DynMode, iv: &[u8], data: &mut [u8]) -> Result<()> {
    mode.reset(iv)?;
    Ok(mode.apply(data.into())?)
}

fn on_card(mode: &mut Mode, iv: &[u8], data: &mut [u8]) -> Result<()> {
    mode.reset(iv)?;
    mode.apply(data)
}

/// The shortest time, since every disturbance makes it longer.
fn best(mut work: impl FnMut() -> Result<()>) -> Result<Duration> {
    let mut best = Duration::MAX;
    work()?;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        work()?;
        best = best.min(start.elapsed());
    }
    Ok(best)
}

/// The times for the two sizes.
#[derive(Clone, Copy, Default)]
pub(crate) struct Line(pub [Duration; 2]);

impl Line {
    /// Seconds per byte, and seconds besides.
    fn slope_and_start(self) -> (f64, f64) {
        let [a, b] = self.0.map(|time| time.as_secs_f64());
        let slope = ((b - a) / (SIZES[1] - SIZES[0]) as f64).max(0.0);
        (slope, a - slope * SIZES[0] as f64)
    }
}

/// Where the card's line crosses that of so many threads of the CPU.
fn cross(cpu: Line, card: Line, threads: usize) -> Option<usize> {
    let ((cpu, cpu_start), (card, card_start)) = (cpu.slope_and_start(), card.slope_and_start());
    let cpu = cpu / threads.max(1) as f64;
    let bytes = (card_start - cpu_start) / (cpu - card);
    // Also if they are parallel, or almost.
    (cpu > card && bytes < usize::MAX as f64).then_some(bytes.max(0.0).ceil() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// That many nanoseconds, and for each byte as many picoseconds.
    fn line(start: u64, per_byte: u64) -> Line {
        Line(SIZES.map(|size| Duration::from_nanos(start + per_byte * size as u64 / 1024)))
    }

    #[test]
    fn the_crossing_is_where_the_lines_cross() {
        // 50 us and 20 ps/B against 300 ps/B, in units of 1/1024 ns: 50_000 * 1024 / 280.
        assert_eq!(cross(line(0, 300), line(50_000, 20), 1), Some(182_858));
        assert_eq!(cross(line(0, 300), line(0, 20), 1), Some(0));
        assert_eq!(cross(line(1000, 300), line(0, 20), 1), Some(0));
        // Four threads: 75 ps/B.
        assert_eq!(cross(line(0, 300), line(50_000, 20), 4), Some(930_910));
        assert_eq!(cross(line(0, 300), line(50_000, 20), 15), None);
        // Never: the card is slower at every size, or as slow.
        assert_eq!(cross(line(0, 300), line(50_000, 400), 1), None);
        assert_eq!(cross(line(0, 300), line(50_000, 300), 1), None);
    }
}
