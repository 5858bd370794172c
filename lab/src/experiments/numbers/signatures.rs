//! Compares GOST signatures with signatures of other standards.
use super::Bench;
use crate::{
    experiment::{
        race::{Contestant, Work},
        table::Unit,
    },
    pair::Outcome,
    rivals::{
        bn,
        openssl::OpenSsl,
        sign::{self, Pair, Signatory},
    },
};
use fastgost::registry::{Algorithm, Kind};
use std::hint::black_box;

pub fn all(bench: &mut Bench<'_, '_>, names: &[String]) -> Outcome {
    let openssl = OpenSsl::find();
    let mut all: Vec<(String, Vec<u8>, Signatory<'_>)> = Vec::new();
    for name in names {
        let algorithm = Algorithm::from_name(name).map_err(|e| format!("signatures: {name:?}: {e}"))?;
        if algorithm.kind == Kind::Signature94 {
            // The paper's library was written for this scheme (GOST R 34.10-94). The scheme's private keys have 32
            // bytes. The parameters that are used here have primes of 1024 bits.
            let pair = Pair::new(algorithm);
            all.push((name.clone(), pair.digest(), pair.ours_94()?));
            continue;
        }
        let levels = algorithm.levels();
        let Some(level) = levels.first().filter(|_| algorithm.kind == Kind::Signature) else {
            return Err(format!("signatures: {name:?}: not a signature algorithm").into());
        };
        let pair = Pair::new(algorithm);
        all.push((name.clone(), pair.digest(), pair.ours(level.name())?));
    }
    for name in ["p256", "ed25519"] {
        let Some(openssl) = &openssl else {
            bench.lab.absent(bn::OWNER, name, "", "")?;
            continue;
        };
        let signatory = if name == "p256" { openssl.p256()? } else { openssl.ed25519()? };
        all.push((name.to_owned(), vec![7; 32], signatory));
    }
    for (name, digest, signatory) in &mut all {
        sign::check(digest, std::slice::from_mut(signatory)).map_err(|e| format!("{name}: {e}"))?;
    }
    let pinned = bench.pinned;
    let variant = |text: &str| if pinned { format!("{text}, pinned") } else { text.to_owned() };
    let work = |operation| Work::one("signatures", operation, 0, Unit::OpsPerSecond, bench.seconds);
    let mut each = Vec::new();
    let mut signatures = Vec::new();
    for (_, digest, signatory) in &mut all {
        let mut signature = Vec::new();
        (signatory.sign)(digest, &mut signature)?;
        signatures.push(signature);
    }
    for (name, digest, signatory) in &mut all {
        let (sign, mut to) = (&mut signatory.sign, Vec::new());
        let run = move || sign(black_box(digest), &mut to);
        each.push((
            name.clone(),
            "sign".to_owned(),
            Contestant::new(signatory.owner, variant(&signatory.variant), run),
        ));
    }
    bench.lab.race_each(&work("sign")?, each)?;
    let mut each = Vec::new();
    for ((name, digest, signatory), signature) in all.iter_mut().zip(&signatures) {
        let verify = &mut signatory.verify;
        let run = move || verify(black_box(digest), black_box(signature));
        each.push((
            name.clone(),
            "verify".to_owned(),
            Contestant::new(signatory.owner, variant(&signatory.variant), run),
        ));
    }
    bench.lab.race_each(&work("verify")?, each).map(drop)
}
