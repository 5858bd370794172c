//! Measures all operations that other libraries also have: ciphers, MACs, hash functions and signatures. Results are
//! compared before anything is measured.
use super::ours::{self, Ours};
use crate::{
    experiment::{
        Lab, owner,
        race::{Contestant, Work},
        table::Unit,
    },
    pair::Outcome,
    rivals::{
        candidates,
        engine::{self, Engine},
        entrants::{self, Entrant},
        gmp::Gmp,
        hogweed::{self, Hogweed},
        sign::{self, Pair, Signatory},
        task::{KEY, Operation, Task},
    },
};
use fastgost::{
    Gost28147, Kuznyechik, Level, Magma,
    registry::{Algorithm, Kind, Options},
};
use fastgost_cli::Aligned;
use serde::Deserialize;
use std::hint::black_box;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// The duration of each measurement in seconds.
    seconds: f64,
    /// The lengths of messages in bytes.
    bytes: Vec<usize>,
    /// The algorithms, each with its operations.
    tasks: Vec<Tasks>,
    /// The names of signature algorithms in the registry.
    signatures: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tasks {
    algorithm: String,
    operations: Vec<String>,
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let settings: Settings = lab.settings()?;
    if let Some(bytes) = settings.bytes.iter().find(|n| **n == 0 || !n.is_multiple_of(16)) {
        return Err(format!("bytes: {bytes}: allowed: multiples of 16").into());
    }
    let algorithms: Vec<_> = settings.tasks.iter().map(|t| t.algorithm.clone()).collect();
    candidates::tell_absent(lab, &algorithms)?;
    for tasks in &settings.tasks {
        match tasks.algorithm.as_str() {
            Kuznyechik::NAME => cipher::<Kuznyechik>(lab, tasks, &settings)?,
            Magma::NAME => cipher::<Magma>(lab, tasks, &settings)?,
            Gost28147::NAME => cipher::<Gost28147>(lab, tasks, &settings)?,
            _ => hash(lab, tasks, &settings)?,
        }
    }
    signatures(lab, &settings)
}

fn cipher<C: Ours>(lab: &mut Lab<'_>, tasks: &Tasks, settings: &Settings) -> Outcome {
    for name in &tasks.operations {
        let operation = Operation::from_name(name)?;
        for bytes in &settings.bytes {
            let entrants = ours::entrants::<C>(operation, 0, &KEY)?;
            if entrants.is_empty() {
                return Err(format!("operations: {name:?}: {} has no such operation", C::NAME).into());
            }
            let work = Work::one(C::NAME, name, *bytes, Unit::CyclesPerByte, settings.seconds)?;
            let mut source = Aligned::filled(*bytes);
            entrants::race(lab, &work, source.bytes(), operation.written(*bytes, C::TAG), entrants)?;
        }
    }
    Ok(())
}

fn hash(lab: &mut Lab<'_>, tasks: &Tasks, settings: &Settings) -> Outcome {
    let name = &tasks.algorithm;
    let algorithm = Algorithm::from_name(name).map_err(|e| format!("tasks: {name:?}: {e}"))?;
    let task = Task { algorithm: name, operation: Operation::Hash, at: 0 };
    for bytes in &settings.bytes {
        let mut entrants = Vec::new();
        for kernel in algorithm.levels().into_iter().map(Level::name) {
            let run = super::hashes::ours(algorithm, kernel)?;
            entrants.push(Entrant { owner: owner::OURS, variant: kernel.to_owned(), run });
        }
        entrants.extend(Entrant::of_all(&candidates::rivals(&task)?, &KEY));
        let work = Work::one(name, task.operation.name(), *bytes, Unit::CyclesPerByte, settings.seconds)?;
        let size = algorithm.hasher(&Options::default())?.size();
        let mut source = Aligned::filled(*bytes);
        entrants::race(lab, &work, source.bytes(), size, entrants)?;
    }
    Ok(())
}

fn signatures(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    let (engine, gmp, hogweed) = (Engine::find(), Gmp::find(), Hogweed::find());
    for name in &settings.signatures {
        let algorithm = Algorithm::from_name(name).map_err(|e| format!("signatures: {name:?}: {e}"))?;
        if algorithm.kind != Kind::Signature {
            return Err(format!("signatures: {name:?}: not a signature algorithm").into());
        }
        let pair = Pair::new(algorithm);
        let mut all = Vec::new();
        for kernel in algorithm.levels().into_iter().map(Level::name) {
            all.push(pair.ours(kernel)?);
        }
        match &engine {
            Some(engine) => all.push(pair.engine(engine).map_err(|e| format!("{name}: {e}"))?),
            None => lab.absent(engine::OWNER, name, "", "")?,
        }
        match (&hogweed, &gmp) {
            (Some(hogweed), Some(gmp)) => all.extend(pair.hogweed(hogweed, gmp)?),
            _ => lab.absent(hogweed::OWNER, name, "", "")?,
        }
        sign::compare(&pair, &mut all).map_err(|e| format!("{name}: {e}"))?;
        operations(lab, name, &pair.digest(), all, settings.seconds)?;
    }
    Ok(())
}

/// Measures signing, verification and key agreement. Each call does one operation.
pub fn operations(lab: &mut Lab<'_>, name: &str, digest: &[u8], mut all: Vec<Signatory<'_>>, seconds: f64) -> Outcome {
    let work = |operation| Work::one(name, operation, digest.len(), Unit::OpsPerSecond, seconds);
    let sign = all.iter_mut().map(|one| {
        let (sign, mut signature) = (&mut one.sign, Vec::new());
        Contestant::new(one.owner, &*one.variant, move || sign(black_box(digest), &mut signature))
    });
    lab.race(&work("sign")?, sign.collect())?;
    let mut verify = Vec::new();
    for one in &mut all {
        let mut signature = Vec::new();
        (one.sign)(digest, &mut signature)?;
        let verifier = &mut one.verify;
        let run = move || verifier(black_box(digest), black_box(&signature));
        verify.push(Contestant::new(one.owner, &*one.variant, run));
    }
    lab.race(&work("verify")?, verify)?;
    let agree = all.iter_mut().filter_map(|one| {
        let (agree, mut key) = (one.agree.as_mut()?, [0; 32]);
        Some(Contestant::new(one.owner, &*one.variant, move || agree(black_box(&mut key))))
    });
    let agree: Vec<_> = agree.collect();
    if agree.is_empty() { Ok(()) } else { lab.race(&work("agree")?, agree) }
}

#[cfg(test)]
mod tests {
    use crate::{
        experiment::{self, Common, table},
        experiments::RIVALS,
    };

    /// Runs every task of the full definition, with messages so long that key meshing changes the key. If a library
    /// computes something different, it is excluded, the run fails, and the error names the library.
    #[test]
    fn everybody_computes_the_same() {
        let dir = tempfile::tempdir().unwrap();
        let set = |key: &str, value: toml::Value| (key.to_owned(), value);
        let common = Common {
            out: Some(dir.path().into()),
            set: vec![set("seconds", 0.0.into()), set("bytes", vec![64_i64, 2080].into())],
            ..Common::default()
        };
        experiment::run(&RIVALS, &common, &mut Vec::new()).unwrap();
        let rows = table::read(&dir.path().join("rivals.csv")).unwrap().rows;
        for algorithm in ["kuznyechik", "magma", "gost28147", "streebog256", "gost94", "gost3410-256-a"] {
            assert!(rows.iter().any(|r| r.algorithm == algorithm && r.owner == "fastgost"), "{algorithm}");
        }
    }
}
