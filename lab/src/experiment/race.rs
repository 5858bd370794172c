//! Lets several contestants (pieces of code) do the same work in turn (A B C A B C ...). So a disturbance affects all
//! contestants, and not only one. Ratios are computed for each round separately.
use super::{statistics::Summary, table::Unit};
use crate::pair::Outcome;
use fastgost_cli::clock;
use std::time::{Duration, Instant};

/// Returns the duration of the measurement, from the setting or the option `seconds`.
pub fn seconds(given: f64) -> Outcome<Duration> {
    let allowed = |_| format!("seconds: {given}: allowed: 0 or more, and less than 2^64");
    Ok(Duration::try_from_secs_f64(given).map_err(allowed)?)
}

/// The work that each contestant does per call.
#[derive(Clone, Debug)]
pub struct Work {
    pub algorithm: String,
    pub operation: String,
    pub threads: usize,
    /// The number of messages per call.
    pub messages: usize,
    /// The number of bytes per message.
    pub bytes: usize,
    pub unit: Unit,
    /// The duration of the race, for all contestants together. The race can take longer, because it always completes
    /// its last `ROUND` rounds.
    pub seconds: Duration,
}

impl Work {
    /// Makes the work for one message on one thread.
    pub fn one(algorithm: &str, operation: &str, bytes: usize, unit: Unit, seconds: f64) -> Outcome<Self> {
        let (algorithm, operation) = (algorithm.to_owned(), operation.to_owned());
        let seconds = self::seconds(seconds)?;
        Ok(Self { algorithm, operation, threads: 1, messages: 1, bytes, unit, seconds })
    }

    /// Computes a figure in the unit of the work, from the seconds of a call and from the clock rate during the
    /// call.
    fn figure(&self, seconds: f64, ghz: f64) -> f64 {
        let (messages, bytes) = (self.messages as f64, self.bytes as f64);
        match self.unit {
            Unit::CyclesPerByte => seconds * ghz * 1e9 / (messages * bytes),
            Unit::Cycles => seconds * ghz * 1e9,
            Unit::OpsPerSecond => messages / seconds,
            Unit::MbPerSecond => messages * bytes / seconds / 1e6,
            Unit::Times | Unit::Percent | Unit::Absent | Unit::Wrong => f64::NAN,
        }
    }
}

/// A piece of code that is measured.
pub struct Contestant<'a> {
    pub owner: &'static str,
    pub variant: String,
    /// The number of times that one call of `run` does the work. The figure is for doing the work one time.
    repeats: usize,
    /// The function that does the work.
    pub run: Box<dyn FnMut() -> Outcome + 'a>,
}

impl<'a> Contestant<'a> {
    pub fn new(owner: &'static str, variant: impl Into<String>, run: impl FnMut() -> Outcome + 'a) -> Self {
        Self { owner, variant: variant.into(), repeats: 1, run: Box::new(run) }
    }

    /// Says that each call of this contestant repeats the work. Callers use this if the cost of the call itself would
    /// affect the figure.
    pub fn repeating(self, repeats: usize) -> Self {
        Self { repeats, ..self }
    }
}

/// The result of one contestant.
pub struct Placed {
    /// All samples of this contestant, in the unit of the work.
    pub samples: Vec<f64>,
    pub summary: Option<Summary>,
    pub ratio: Option<f64>,
    pub core_ghz: f64,
}

/// Measures the contestants. The results are in the order of the contestants. The ratios are relative to the first
/// contestant.
pub fn run(work: &Work, contestants: &mut [Contestant<'_>]) -> Outcome<Vec<Placed>> {
    // A sample must be long compared with the clock's resolution. There must also be enough samples for a median.
    let share = work.seconds / (contestants.len().max(1) * SAMPLES) as u32;
    let mut calls = Vec::new();
    for contestant in &mut *contestants {
        // The first call is not measured. This call fills the caches with tables, maps the pages, and lets the CPU
        // power up its vector units.
        time(work, 1, contestant)?;
        let once = time(work, 1, contestant)?.max(1e-9);
        let wanted = share.max(SHORTEST).as_secs_f64();
        let calls_of_one = ((wanted / once) as usize).clamp(1, 1 << 24);
        let is_short = calls_of_one as f64 * once < SHORT.as_secs_f64();
        calls.push((calls_of_one, if is_short { calls_of_one.div_ceil(8) } else { 0 }));
    }
    let mut samples = vec![Vec::new(); contestants.len()];
    let mut ratios = vec![Vec::new(); contestants.len()];
    let (start, mut clocks) = (Instant::now(), Vec::new());
    while samples.iter().any(|s: &Vec<f64>| s.len() < FEWEST) || start.elapsed() < work.seconds {
        let before = clock::core_ghz();
        let mut times = vec![Vec::new(); contestants.len()];
        for _ in 0..ROUND {
            for ((contestant, (calls, untimed)), times) in contestants.iter_mut().zip(&calls).zip(&mut times) {
                // The first `untimed` calls are not measured, because the previous contestant has left its own tables
                // in the caches.
                if *untimed > 0 {
                    time(work, *untimed, contestant)?;
                }
                times.push(time(work, *calls, contestant)? / (*calls * contestant.repeats) as f64);
            }
        }
        // A disturbance makes a reading of the clock rate too low. So the higher of two readings is used.
        let ghz = before.max(clock::core_ghz());
        clocks.push(ghz);
        for i in 0..times.len() {
            ratios[i].extend(times[i].iter().zip(&times[0]).map(|(its, ours)| its / ours));
            samples[i].extend(times[i].iter().map(|t| work.figure(*t, ghz)));
        }
    }
    let core_ghz = Summary::of(&clocks).map_or(0.0, |s| s.median);
    let placed = samples.into_iter().zip(&ratios).map(|(samples, ratios)| Placed {
        summary: Summary::of(&samples),
        samples,
        ratio: Summary::of(ratios).map(|s| s.median),
        core_ghz,
    });
    Ok(placed.collect())
}

/// Calls the contestant `calls` times, and returns the seconds that all these calls take. If the work uses only one
/// thread, the time is the CPU time of this thread. Otherwise the time is the elapsed time.
#[inline(never)]
fn time(work: &Work, calls: usize, contestant: &mut Contestant<'_>) -> Outcome<f64> {
    let mut result = Ok(());
    let start = Instant::now();
    let taken = clock::time_of(|| {
        for _ in 0..calls {
            if let Err(e) = (contestant.run)() {
                result = Err(e);
            }
        }
    });
    let passed = start.elapsed();
    result.map_err(|e| {
        format!("{} {}, {} {}: {e}", work.algorithm, work.operation, contestant.owner, contestant.variant)
    })?;
    let taken = if work.threads == 1 { taken.cpu } else { passed };
    // The time could be zero only because of the clock's resolution. A time of zero would make a ratio infinite.
    Ok(taken.as_secs_f64().max(1e-10))
}

/// The number of samples into which the available time is divided.
const SAMPLES: usize = 50;
/// The smallest number of samples, even if the available time is short.
const FEWEST: usize = 5;
/// The number of rounds between two measurements of the core's clock rate.
const ROUND: usize = 5;
const SHORTEST: Duration = Duration::from_micros(20);
/// If a sample is shorter than this, the contestant first makes calls that are not measured. Otherwise the time for
/// refilling the caches would affect the figure.
const SHORT: Duration = Duration::from_micros(500);

#[cfg(test)]
mod tests {
    use super::*;
    use std::hint::black_box;

    fn work(unit: Unit) -> Work {
        Work::one("sums", "add", 1000, unit, 0.001).unwrap()
    }

    fn sum(data: &[u64]) -> Outcome {
        black_box(black_box(data).iter().fold(0_u64, |a, b| a.rotate_left(1) ^ b));
        Ok(())
    }

    #[test]
    fn every_contestant_has_its_figures() {
        let data = vec![7; 1000];
        for unit in [Unit::CyclesPerByte, Unit::Cycles, Unit::OpsPerSecond, Unit::MbPerSecond] {
            let mut both = [
                Contestant::new("fastgost", "half", || sum(&data[..500])),
                Contestant::new("rival", "all", || sum(&data)),
            ];
            let placed = run(&work(unit), &mut both).unwrap();
            assert_eq!(placed.len(), 2);
            for one in &placed {
                let summary = one.summary.unwrap();
                assert!(summary.count >= FEWEST);
                assert!(
                    0.0 < summary.minimum && summary.minimum <= summary.median && summary.median <= summary.maximum
                );
            }
            assert_eq!(placed[0].ratio, Some(1.0));
        }
    }

    #[test]
    fn figures_are_in_their_unit() {
        let figure = |unit| work(unit).figure(1e-6, 3.0);
        assert!((figure(Unit::CyclesPerByte) - 3.0).abs() < 1e-9);
        assert!((figure(Unit::Cycles) - 3000.0).abs() < 1e-6);
        assert!((figure(Unit::OpsPerSecond) - 1e6).abs() < 1e-3);
        assert!((figure(Unit::MbPerSecond) - 1000.0).abs() < 1e-6);
    }

    #[test]
    fn an_error_names_who_made_it() {
        let mut one = [Contestant::new("rival", "v", || Err("broken".into()))];
        let error = run(&work(Unit::Cycles), &mut one).err().unwrap().to_string();
        assert_eq!(error, "sums add, rival v: broken");
        let error = |seconds| Work::one("sums", "add", 1, Unit::Cycles, seconds).unwrap_err().to_string();
        assert_eq!(error(-1.0), "seconds: -1: allowed: 0 or more, and less than 2^64");
        assert!(error(2e19).starts_with("seconds: 2") && error(f64::NAN).starts_with("seconds: NaN: allowed"));
    }
}
