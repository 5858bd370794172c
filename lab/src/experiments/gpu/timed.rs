//! Measures several pieces of work in turn, like `experiment::race`. Here the work itself returns its time, by the
//! GPU's clock or (with copies) by the host's clock.
use crate::{
    experiment::{Lab, race::Work, statistics::Summary, table::Row},
    pair::Outcome,
};
use std::time::Instant;

/// A piece of work that is measured.
pub struct Timed<'a> {
    pub owner: &'static str,
    pub variant: String,
    /// Does the work once, and returns the seconds.
    pub run: Box<dyn FnMut() -> Outcome<f64> + 'a>,
}

impl<'a> Timed<'a> {
    pub fn new(owner: &'static str, variant: impl Into<String>, run: impl FnMut() -> Outcome<f64> + 'a) -> Self {
        Self { owner, variant: variant.into(), run: Box::new(run) }
    }
}

/// Measures all pieces of work in turn. If the first piece is our code, ratios are relative to it. A piece of work that
/// fails is excluded.
pub fn race(lab: &mut Lab<'_>, work: &Work, mut all: Vec<Timed<'_>>) -> Outcome<Vec<Row>> {
    lab.stage(&format!("{} {}, {} B", work.algorithm, work.operation, work.bytes));
    if all.is_empty() {
        return Ok(Vec::new());
    }
    let mut samples = vec![Vec::new(); all.len()];
    let mut failed: Vec<Option<String>> = vec![None; all.len()];
    let start = Instant::now();
    // The first round is not measured. It raises clock rates, fills caches and maps pages.
    for round in 0.. {
        if round > FEWEST && start.elapsed() >= work.seconds {
            break;
        }
        for (i, timed) in all.iter_mut().enumerate() {
            if failed[i].is_some() {
                continue;
            }
            match (timed.run)() {
                // A time of zero could come only from the clock's resolution.
                Ok(seconds) if round > 0 => samples[i].push(seconds.max(1e-9)),
                Ok(_) => {}
                Err(e) => failed[i] = Some(format!("fails: {e}")),
            }
        }
    }
    let mut rows = Vec::new();
    let ours = all.first().is_some_and(|first| first.owner == "fastgost" && failed[0].is_none());
    for (i, timed) in all.iter().enumerate() {
        if let Some(why) = &failed[i] {
            lab.leave_out(work, timed.owner, &timed.variant, why)?;
            continue;
        }
        let figures: Vec<_> = samples[i].iter().map(|s| work.bytes as f64 / s / 1e6).collect();
        let ratios: Vec<_> = samples[i].iter().zip(&samples[0]).map(|(its, ours)| its / ours).collect();
        let row = Row {
            threads: work.threads,
            bytes: work.bytes,
            unit: work.unit,
            summary: Summary::of(&figures),
            samples: figures,
            ratio: Summary::of(&ratios).map(|s| s.median).filter(|_| ours),
            ..lab.row(timed.owner, &work.algorithm, &work.operation, &timed.variant)
        };
        lab.add(row.clone())?;
        rows.push(row);
    }
    Ok(rows)
}

/// The smallest number of samples, even if the available time is short.
const FEWEST: usize = 5;
