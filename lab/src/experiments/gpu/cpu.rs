//! Measures ECB on several threads of the CPU: our kernels of every level, and RustCrypto. The paper has figures for 4
//! threads with SSE.
use super::{CPU, Direction};
use crate::{
    experiment::{
        Lab,
        crew::{self, Crew},
        race::Work,
        table::Unit,
    },
    experiments::{ours, parallel_modes::threads::spread},
    pair::Outcome,
    rivals::{entrants, task::KEY},
};
use fastgost::Kuznyechik;
use fastgost_cli::Aligned;
use std::{sync::Arc, time::Duration};

pub fn column(lab: &mut Lab<'_>, direction: Direction, threads: usize, bytes: usize, seconds: Duration) -> Outcome {
    let sizes = crew::parts(bytes, threads, super::BLOCK);
    let mut by_part = Vec::new();
    for _ in &sizes {
        let mut entrants = ours::entrants::<Kuznyechik>(direction.operation(), 0, &KEY)?;
        entrants.retain(|entrant| ["fastgost", "RustCrypto"].contains(&entrant.owner));
        by_part.push(entrants);
    }
    let entrants = spread(&Arc::new(Crew::new(threads)?), &sizes, &sizes, by_part);
    let (algorithm, operation) = ("kuznyechik".to_owned(), direction.named(CPU));
    let work = Work { algorithm, operation, threads, messages: 1, bytes, unit: Unit::MbPerSecond, seconds };
    entrants::race(lab, &work, Aligned::filled(bytes).bytes(), bytes, entrants).map(drop)
}
