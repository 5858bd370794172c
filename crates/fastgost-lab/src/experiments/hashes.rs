//! Hash functions over one long message and many short ones.
use crate::{
    experiment::{
        Lab,
        race::{Contestant, Work},
        table::Unit,
    },
    pair::Outcome,
};
use fastgost::hash::{Gost94, Hash, Streebog256, Streebog512};
use fastgost_cli::Aligned;
use serde::Deserialize;
use std::hint::black_box;
use streebog::Digest;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// For each measurement.
    seconds: f64,
    bytes: Vec<usize>,
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let settings: Settings = lab.settings()?;
    one::<_, streebog::Streebog256>(lab, &settings, "streebog256", &Streebog256::new())?;
    one::<_, streebog::Streebog512>(lab, &settings, "streebog512", &Streebog512::new())?;
    one::<_, gost94::Gost94CryptoPro>(lab, &settings, "gost94", &Gost94::new())
}

fn one<H: Hash, R: Digest>(lab: &mut Lab<'_>, settings: &Settings, name: &str, ours: &H) -> Outcome {
    for bytes in &settings.bytes {
        let mut data = Aligned::filled(*bytes);
        let data = &*data.bytes();
        let contestants = vec![
            Contestant::new("fastgost", "", || {
                let mut hash = ours.clone();
                hash.update(black_box(data));
                black_box(hash.finish());
                Ok(())
            }),
            Contestant::new("RustCrypto", "", || {
                black_box(R::digest(black_box(data)));
                Ok(())
            }),
        ];
        lab.race(&Work::one(name, "hash", *bytes, Unit::CyclesPerByte, settings.seconds)?, contestants)?;
    }
    Ok(())
}
