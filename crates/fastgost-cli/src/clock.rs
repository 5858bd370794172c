//! Measures the CPU time of a thread, and the clock rate of the CPU core. The clock rate is needed to convert times to
//! cycles of the core.
use std::{
    hint::black_box,
    sync::OnceLock,
    time::{Duration, Instant},
};

/// Returns the CPU time of this thread. The time in which other programs ran on the core does not count.
#[cfg(unix)]
fn thread_time() -> Duration {
    let t = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(t.tv_sec.unsigned_abs(), t.tv_nsec.unsigned_abs() as u32)
}

/// Returns the elapsed time, because this system has no clock for a thread's CPU time.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Returns the core's current cycles per nanosecond. The clock rate drifts, so call this function before every
/// measurement.
pub fn core_ghz() -> f64 {
    const STEPS: u32 = 10_000;
    // The shortest time of many measurements is taken, since disturbances only make a measurement longer.
    let best = (0..16).map(|_| time_of(|| chain(STEPS)).cpu).min().unwrap_or_default();
    f64::from(STEPS * CYCLES_PER_STEP) / best.as_nanos() as f64
}

/// The measured time of a function call.
pub struct Taken {
    /// The CPU time that this thread needed for the call.
    pub cpu: Duration,
    /// Whether another program interrupted the measurement, so that the CPU time is not exact.
    pub disturbed: bool,
}

/// Returns the time that `work` takes on this thread, without the time that reading the clock takes.
pub fn time_of(work: impl FnOnce()) -> Taken {
    static ASKING: OnceLock<Duration> = OnceLock::new();
    let asking = *ASKING.get_or_init(|| (0..100).map(|_| raw_time_of(|| ()).cpu).min().unwrap_or_default());
    let taken = raw_time_of(work);
    Taken { cpu: taken.cpu.saturating_sub(asking), ..taken }
}

/// The results of several rounds of measurements. The clock rate of the core is measured again for each round.
#[derive(Default)]
pub struct Rounds(Vec<(f64, f64)>);

impl Rounds {
    /// Adds the results of a round. `best` is the round's best time in seconds. `ghz` is the clock rate of the core in
    /// this round, in cycles per nanosecond.
    pub fn add(&mut self, best: f64, ghz: f64) {
        self.0.push((best, ghz));
    }

    /// Returns the best time as a number of core cycles. A measured clock rate may be wrong, or the rate may have
    /// changed before the time was measured. So the result is the median over all rounds that took at most 1% longer
    /// than the fastest round.
    pub fn cycles(&self) -> f64 {
        let best = self.0.iter().map(|r| r.0).fold(f64::MAX, f64::min);
        let fast = self.0.iter().filter(|r| r.0 <= 1.01 * best);
        let mut cycles: Vec<_> = fast.map(|(time, ghz)| time * 1e9 * ghz).collect();
        cycles.sort_by(f64::total_cmp);
        cycles.get(cycles.len() / 2).copied().unwrap_or(f64::NAN)
    }
}

fn raw_time_of(work: impl FnOnce()) -> Taken {
    let (wall, start) = (Instant::now(), thread_time());
    work();
    let cpu = thread_time() - start;
    Taken { cpu, disturbed: wall.elapsed() > cpu.mul_f64(1.02) + Duration::from_micros(1) }
}

/// How many cycles a step of `chain` takes. A step consists of eight additions and eight XORs, which alternate. Each
/// operation has the result of the previous operation as input, and takes one cycle on every core. The operands are in
/// registers, because some cores execute additions of small constants in no time. No compiler can simplify a chain in
/// which additions and XORs alternate.
const CYCLES_PER_STEP: u32 = 16;

#[inline(never)]
fn chain(steps: u32) {
    let (a, b) = (black_box(0x9e37_79b9_usize), black_box(0x0123_4567_usize));
    let mut x = black_box(1_usize);
    for _ in 0..steps {
        x = x.wrapping_add(a) ^ b;
        x = x.wrapping_add(a) ^ b;
        x = x.wrapping_add(a) ^ b;
        x = x.wrapping_add(a) ^ b;
        x = x.wrapping_add(a) ^ b;
        x = x.wrapping_add(a) ^ b;
        x = x.wrapping_add(a) ^ b;
        x = x.wrapping_add(a) ^ b;
    }
    black_box(x);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_of_a_core_is_believable() {
        let ghz = core_ghz();
        assert!((0.2..8.0).contains(&ghz), "{ghz} GHz");
    }
}
