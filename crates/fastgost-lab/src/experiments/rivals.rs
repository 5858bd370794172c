//! Everything that others have too, beside ours: ciphers, MACs, hash functions and signatures. The results are compared before
//! they are measured.
use crate::{
    experiment::{
        Lab,
        race::{Contestant, Work},
        table::Unit,
    },
    pair::Outcome,
    rivals::{
        Rivals, Task,
        engine::Engine,
        evp,
        gmp::Gmp,
        hogweed::Hogweed,
        nettle, ours, race,
        sign::{self, Pair, Signatory},
    },
};
use fastgost::registry::{Algorithm, Kind};
use serde::Deserialize;
use std::hint::black_box;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// For each measurement.
    seconds: f64,
    /// In a message.
    bytes: Vec<usize>,
    /// Algorithms and their operations.
    tasks: Vec<Tasks>,
    /// Names of the registry's.
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
    let rivals = Rivals::find();
    let algorithms: Vec<_> = settings.tasks.iter().map(|t| t.algorithm.as_str()).collect();
    rivals.announce(lab, &algorithms)?;
    for Tasks { algorithm, operations } in &settings.tasks {
        for operation in operations {
            let task = Task { algorithm, operation, key: &KEY, iv: &IV };
            for bytes in &settings.bytes {
                let mut all = Vec::new();
                for kernel in ends(ours::kernels(algorithm)?) {
                    all.push(ours::run(&task, Some(kernel))?);
                }
                all.extend(rivals.of(&task)?);
                let work = Work::one(algorithm, operation, *bytes, Unit::CyclesPerByte, settings.seconds)?;
                race(lab, &work, all)?;
            }
        }
    }
    signatures(lab, &settings)
}

/// The best kernel, and the last one, which is of plain integer code.
fn ends(kernels: Vec<&'static str>) -> Vec<&'static str> {
    let last = kernels.len().saturating_sub(1);
    kernels.into_iter().enumerate().filter(|(i, _)| *i == 0 || *i == last).map(|(_, name)| name).collect()
}

fn signatures(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    let (engine, gmp, hogweed) = (Engine::find(), Gmp::find(), Hogweed::find());
    for name in &settings.signatures {
        let algorithm = Algorithm::find(name)?;
        if algorithm.kind != Kind::Signature {
            return Err(format!("{name} does not sign; `signatures` takes those that do").into());
        }
        let pair = Pair::new(algorithm);
        let mut all = Vec::new();
        for kernel in ends(algorithm.kernels().iter().map(|k| k.name).collect()) {
            all.push(pair.ours(kernel)?);
        }
        match &engine {
            Some(engine) => all.push(pair.engine(engine).map_err(|e| format!("{name}: {e}"))?),
            None => lab.absent(evp::OWNER, name)?,
        }
        match (&hogweed, &gmp) {
            (Some(hogweed), Some(gmp)) => all.extend(pair.hogweed(hogweed, gmp)?),
            _ => lab.absent(nettle::OWNER, name)?,
        }
        sign::compare(&pair, &mut all).map_err(|e| format!("{name}: {e}"))?;
        operations(lab, name, &pair.digest(), all, settings.seconds)?;
    }
    Ok(())
}

/// Signatures, their verification and key agreement, of which a call is one.
pub fn operations(
    lab: &mut Lab<'_>,
    name: &str,
    digest: &[u8],
    mut all: Vec<Signatory<'_>>,
    seconds: f64,
) -> Outcome {
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

const KEY: [u8; 32] = *b"\x88\x99\xaa\xbb\xcc\xdd\xee\xff\x00\x11\x22\x33\x44\x55\x66\x77\xfe\xdc\xba\x98\x76\x54\x32\x10\x01\x23\x45\x67\x89\xab\xcd\xef";
const IV: [u8; 16] = *b"\x12\x34\x56\x78\x90\xab\xce\xf0\xa1\xb2\xc3\xd4\xe5\xf0\x01\x12";
