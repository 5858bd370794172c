//! Time for measurements: thread CPU time, and the core's clock, so that cycles are the core's own.
use std::{hint::black_box, time::Duration};

/// CPU time of this thread: what other programs take does not count.
#[cfg(unix)]
pub fn thread_time() -> Duration {
    let t = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(t.tv_sec.unsigned_abs(), t.tv_nsec.unsigned_abs() as u32)
}

/// Without such a clock: time that passes.
#[cfg(not(unix))]
pub fn thread_time() -> Duration {
    use std::{sync::OnceLock, time::Instant};
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Cycles of the core in a nanosecond, now: it drifts, so ask again before every measurement.
pub fn core_ghz() -> f64 {
    const STEPS: u32 = 40_000;
    // The best of a few: a run that was interrupted is too long.
    let best = (0..4).map(|_| time_of(|| chain(STEPS))).min().unwrap_or_default();
    f64::from(STEPS * CYCLES_PER_STEP) / best.as_nanos() as f64
}

/// The time that `work` takes on this thread.
pub fn time_of(work: impl FnOnce()) -> Duration {
    let start = thread_time();
    work();
    thread_time() - start
}

/// Additions and exclusive ors in turn, each of which needs the result of the one before: a cycle each on every core.
/// With operands in registers no core folds them at renaming, as some do with small constants, and no compiler can
/// simplify a sum inside an exclusive or.
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
