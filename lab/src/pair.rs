//! Measures two pieces of work in turn (A B A B ...) over the same data, and the ratio of each pair. So a disturbance
//! affects both pieces of work, and not only one.
use fastgost_cli::clock::{self, Rounds};
use std::{
    error::Error,
    time::{Duration, Instant},
};

pub type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// The core cycles of the best call of each piece of work, and a ratio. The ratio is the time of B divided by the time
/// of A: the median over all pairs.
pub struct Figures {
    pub cycles: [f64; 2],
    pub ratio: f64,
}

/// Measures `a` and `b` in turn. Each call processes `bytes` bytes.
pub fn measure(
    seconds: Duration,
    bytes: usize,
    mut a: impl FnMut() -> Outcome,
    mut b: impl FnMut() -> Outcome,
) -> Outcome<Figures> {
    // Both pieces of work process the same number of bytes, so that both are interrupted equally often.
    let calls = (BATCH / bytes).max(1);
    let (mut rounds, mut ratios) = ([Rounds::default(), Rounds::default()], Vec::new());
    let start = Instant::now();
    while ratios.is_empty() || start.elapsed() < seconds {
        let before = clock::core_ghz();
        let mut best = [f64::MAX; 2];
        for _ in 0..ROUND {
            let (a, b) = (time(calls, &mut a)?, time(calls, &mut b)?);
            ratios.push(b / a);
            best = [best[0].min(a), best[1].min(b)];
        }
        let ghz = before.max(clock::core_ghz());
        rounds[0].add(best[0], ghz);
        rounds[1].add(best[1], ghz);
    }
    ratios.sort_by(f64::total_cmp);
    Ok(Figures { cycles: rounds.map(|r| r.cycles()), ratio: ratios[ratios.len() / 2] })
}

/// Returns the number of seconds that one call takes.
#[inline(never)]
fn time(calls: usize, work: &mut impl FnMut() -> Outcome) -> Outcome<f64> {
    let mut result = Ok(());
    let taken = clock::time_of(|| {
        for _ in 0..calls {
            if let Err(e) = work() {
                result = Err(e);
            }
        }
    });
    result.map(|()| taken.cpu.as_secs_f64() / calls as f64)
}

/// The number of bytes that are processed between two readings of the clock.
const BATCH: usize = 128 << 10;
/// The number of pairs between two measurements of the core's clock rate.
const ROUND: usize = 20;
