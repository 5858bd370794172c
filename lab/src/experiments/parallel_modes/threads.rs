//! Measures how the speed grows with the number of threads. A message is split into parts, and each thread begins its
//! part at the part's position in the keystream. Packets are shared among the threads.
use super::packets::{self, Packets};
use crate::{
    experiment::{
        Lab,
        crew::{self, Crew},
        owner,
        race::Work,
        table::{Row, Unit},
    },
    experiments::ours::{self, Ours},
    pair::Outcome,
    rivals::{
        candidates::Run,
        entrants::{self, Entrant},
        task::{KEY, Operation},
    },
};
use fastgost_cli::Aligned;
use std::{sync::Arc, time::Duration};

/// Measures one message.
pub fn message<C: Ours>(lab: &mut Lab<'_>, threads: usize, bytes: usize, seconds: Duration) -> Outcome<Vec<Row>> {
    let operation = Operation::Ctr;
    let sizes = crew::parts(bytes, threads, C::BLOCK_SIZE);
    // Every contestant has a function for each part.
    let mut at = 0;
    let mut by_part = Vec::new();
    for size in &sizes {
        by_part.push(best_and_rivals(ours::entrants::<C>(operation, at, &KEY)?));
        at += *size as u64;
    }
    let crew = Arc::new(Crew::new(threads)?);
    let entrants = spread(&crew, &sizes, &sizes, by_part);
    let work = work::<C>(operation, threads, 1, bytes, seconds);
    entrants::race(lab, &work, Aligned::filled(bytes).bytes(), bytes, entrants)
}

/// Measures packets.
pub fn packets<C: Ours>(lab: &mut Lab<'_>, threads: usize, all: Packets, seconds: Duration) -> Outcome<Vec<Row>> {
    let Packets { operation, messages, bytes } = all;
    let counts = crew::parts(messages, threads, 1);
    let written = operation.written(bytes, C::TAG);
    let mut by_part = Vec::new();
    for messages in &counts {
        let mut entrants = Vec::new();
        if let Some(kernel) = C::kernels().first() {
            entrants.push(packets::batch::<C>(Packets { messages: *messages, ..all }, kernel)?);
        }
        let rivals = ours::entrants::<C>(operation, 0, &KEY)?.into_iter().filter(|e| e.owner != owner::OURS);
        entrants.extend(rivals.map(|entrant| entrant.on_many(*messages)));
        by_part.push(entrants);
    }
    let [from, into] = [bytes, written].map(|size| counts.iter().map(|count| count * size).collect::<Vec<_>>());
    let crew = Arc::new(Crew::new(threads)?);
    let entrants = spread(&crew, &from, &into, by_part);
    let work = work::<C>(operation, threads, messages, bytes, seconds);
    entrants::race(lab, &work, Aligned::filled(messages * bytes).bytes(), messages * written, entrants)
}

fn work<C: Ours>(operation: Operation, threads: usize, messages: usize, bytes: usize, seconds: Duration) -> Work {
    let (algorithm, operation) = (C::NAME.to_owned(), operation.name().to_owned());
    Work { algorithm, operation, threads, messages, bytes, unit: Unit::MbPerSecond, seconds }
}

/// Returns our first entrant, which is our best, and all entrants of other libraries.
pub fn best_and_rivals(entrants: Vec<Entrant>) -> Vec<Entrant> {
    let all = entrants.into_iter().enumerate();
    all.filter(|(i, entrant)| *i == 0 || entrant.owner != owner::OURS).map(|(_, entrant)| entrant).collect()
}

/// Makes entrants for the whole work from entrants for its parts. Each part runs on its own thread. `by_part` has the
/// same entrants for each part.
pub fn spread(crew: &Arc<Crew>, from: &[usize], into: &[usize], by_part: Vec<Vec<Entrant>>) -> Vec<Entrant> {
    let mut wholes: Vec<(&'static str, String, Vec<Run>)> = Vec::new();
    for (part, entrants) in by_part.into_iter().enumerate() {
        for (i, entrant) in entrants.into_iter().enumerate() {
            if part == 0 {
                wholes.push((entrant.owner, entrant.variant, vec![entrant.run]));
            } else {
                wholes[i].2.push(entrant.run);
            }
        }
    }
    let whole = |(owner, variant, mut runs): (&'static str, String, Vec<Run>)| {
        let (crew, from, into) = (Arc::clone(crew), from.to_vec(), into.to_vec());
        let run: Run = Box::new(move |mut source, mut to| {
            let mut parts = Vec::with_capacity(runs.len());
            for ((run, from), into) in runs.iter_mut().zip(&from).zip(&into) {
                let (here, behind) = source.split_at(*from);
                let (place, rest) = to.split_at_mut(*into);
                (source, to) = (behind, rest);
                parts.push((run, here, place));
            }
            crew.each(&mut parts, |(run, source, to)| run(source, to))
        });
        Entrant { owner, variant, run }
    };
    wholes.into_iter().map(whole).collect()
}
