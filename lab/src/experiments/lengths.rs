//! Measures the cycles per byte for different lengths of a message, on every kernel and in other libraries. The figures
//! show the lengths at which a byte costs more than at shorter lengths. They also show whether code with tables is
//! faster at some length.
use super::ours::{self, Ours};
use crate::{
    experiment::{Lab, race::Work, table::Unit, unknown},
    pair::Outcome,
    rivals::{
        candidates, entrants,
        task::{KEY, Operation},
    },
};
use fastgost::{Kuznyechik, Magma};
use fastgost_cli::Aligned;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    /// The duration of each measurement in seconds.
    seconds: f64,
    algorithms: Vec<String>,
    operations: Vec<String>,
    /// The lengths of messages in bytes.
    bytes: Vec<usize>,
}

pub fn run(lab: &mut Lab<'_>) -> Outcome {
    let settings: Settings = lab.settings()?;
    if let Some(bytes) = settings.bytes.iter().find(|n| **n == 0 || !n.is_multiple_of(16)) {
        return Err(format!("bytes: {bytes}: allowed: multiples of 16").into());
    }
    candidates::tell_absent(lab, &settings.algorithms)?;
    for algorithm in &settings.algorithms {
        match algorithm.as_str() {
            Kuznyechik::NAME => cipher::<Kuznyechik>(lab, &settings)?,
            Magma::NAME => cipher::<Magma>(lab, &settings)?,
            other => return Err(unknown("algorithms", other, &["kuznyechik", "magma"])),
        }
    }
    Ok(())
}

fn cipher<C: Ours>(lab: &mut Lab<'_>, settings: &Settings) -> Outcome {
    for name in &settings.operations {
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

#[cfg(test)]
mod tests {
    use crate::{
        experiment::{self, Common, table},
        experiments::LENGTHS,
    };

    fn run(set: &[(&str, toml::Value)], out: Option<&std::path::Path>) -> crate::pair::Outcome {
        let set = set.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        let common = Common { quick: true, out: out.map(Into::into), set, ..Common::default() };
        experiment::run(&LENGTHS, &common, &mut Vec::new())
    }

    /// Checks that every kernel and RustCrypto have a row for each operation and each length in the definition.
    #[test]
    fn a_curve_for_everyone() {
        let dir = tempfile::tempdir().unwrap();
        let bytes = vec![16_i64, 1472];
        run(&[("seconds", 0.0.into()), ("bytes", bytes.into())], Some(dir.path())).unwrap();
        let rows = table::read(&dir.path().join("lengths.csv")).unwrap().rows;
        let kernels = <fastgost::Kuznyechik as fastgost::Cipher>::levels().map(fastgost::Level::name);
        let curves = kernels.map(|kernel| ("fastgost", Some(kernel))).chain([("RustCrypto", None)]);
        for (owner, kernel) in curves {
            for operation in ["ecb encrypt", "ctr", "cbc decrypt"] {
                for bytes in [16, 1472] {
                    let of_curve = |r: &&table::Row| {
                        (&*r.owner, &*r.algorithm, &*r.operation, r.bytes) == (owner, "kuznyechik", operation, bytes)
                            && kernel.is_none_or(|kernel| r.variant == kernel)
                    };
                    let row = rows.iter().find(of_curve);
                    assert!(row.is_some_and(|row| row.ratio.is_some()), "{owner} {kernel:?} {operation} {bytes}");
                }
            }
        }
    }

    #[test]
    fn settings_that_make_no_sense() {
        let error = |key, value| run(&[(key, value)], None).unwrap_err().to_string();
        assert!(error("bytes", vec![17_i64].into()).contains("bytes: 17: allowed: multiples of 16"));
        assert!(error("algorithms", vec!["aes"].into()).contains("not one of kuznyechik, magma"));
    }
}
