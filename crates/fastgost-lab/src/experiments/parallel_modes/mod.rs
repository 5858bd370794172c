//! Modes whose blocks do not wait for each other, and what is made of them: messages, packets, changes of key, threads.
mod ours;

use crate::{
    experiment::{Lab, race::Work, table::Unit},
    pair::Outcome,
    rivals::candidates::{self, KEY, Operation},
};
use fastgost::{Gost28147, Kuznyechik, Magma};
use fastgost_cli::Aligned;
use ours::Ours;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// For each measurement.
    seconds: f64,
    algorithms: Vec<String>,
    parts: Vec<String>,
    operations: Vec<String>,
    /// Of one message.
    bytes: Vec<usize>,
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let settings: Settings = lab.settings()?;
    candidates::tell_absent(lab, &settings.algorithms)?;
    for algorithm in &settings.algorithms {
        match algorithm.as_str() {
            Gost28147::NAME => cipher::<Gost28147>(lab, &settings)?,
            Magma::NAME => cipher::<Magma>(lab, &settings)?,
            Kuznyechik::NAME => cipher::<Kuznyechik>(lab, &settings)?,
            other => return Err(format!("algorithms: {other:?}: not one of gost28147, magma, kuznyechik").into()),
        }
    }
    Ok(())
}

fn cipher<C: Ours>(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    for part in &settings.parts {
        match part.as_str() {
            "modes" => modes::<C>(lab, settings)?,
            other => return Err(format!("parts: {other:?}: not one of modes").into()),
        }
    }
    Ok(())
}

/// One message on one thread.
fn modes<C: Ours>(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    for operation in &settings.operations {
        let operation = Operation::named(operation)?;
        for bytes in &settings.bytes {
            let entrants = ours::entrants::<C>(operation, 0, &KEY)?;
            if entrants.is_empty() {
                continue;
            }
            let bytes = bytes.next_multiple_of(C::BLOCK_SIZE);
            let work = Work::one(C::NAME, operation.name(), bytes, Unit::CyclesPerByte, settings.seconds)?;
            let mut source = Aligned::filled(bytes);
            candidates::race(lab, &work, source.bytes(), operation.written(bytes, C::CODE), entrants)?;
        }
    }
    Ok(())
}
