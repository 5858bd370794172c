//! The experiments: one module and one definition each.
pub mod alignment;
mod gost28147;
pub mod gpu;
pub mod hashes;
pub mod kuznyechik_variants;
pub mod lengths;
mod narrow;
pub mod numbers;
pub mod ours;
pub mod parallel_modes;
pub mod rivals;

use crate::{
    experiment::{self, Common, Experiment, Failed, Findings, table::Table},
    model,
    pair::Outcome,
    report,
};
use clap::Args;
use std::{io::Write, path::PathBuf, time::Instant};

/// An experiment in the module and definition of its name.
macro_rules! experiment {
    ($module:ident, $name:literal, on_cards: $on_cards:literal, kernels: $kernels:expr, findings: $findings:expr) => {
        Experiment {
            name: $name,
            definition: include_str!(concat!("../../definitions/", $name, ".toml")),
            on_cards: $on_cards,
            kernels: &$kernels,
            findings: $findings,
            run: $module::run,
        }
    };
}

/// For an experiment that follows no paper, or whose findings rows do not answer.
const NONE: Findings = |_| Vec::new();
/// The ciphers and hash functions of the library.
const OURS: [&str; 3] = ["crates/fastgost/src/cipher", "crates/fastgost/src/hash", "crates/fastgost-simd/src"];

pub static HASHES: Experiment = experiment!(
    hashes, "hashes", on_cards: false, kernels: OURS,
    findings: |rows| vec![(String::new(), hashes::findings::findings(rows))]
);
pub static KUZNYECHIK_VARIANTS: Experiment = experiment!(
    kuznyechik_variants, "kuznyechik-variants", on_cards: false, kernels: ["lab/variants"],
    findings: report::findings::of_variants
);
pub static LENGTHS: Experiment = experiment!(lengths, "lengths", on_cards: false, kernels: OURS, findings: NONE);
pub static MODEL: Experiment = experiment!(model, "model", on_cards: false, kernels: OURS, findings: NONE);
pub static PARALLEL_MODES: Experiment = experiment!(
    parallel_modes, "parallel-modes", on_cards: false, kernels: OURS,
    findings: |rows| vec![(String::new(), parallel_modes::findings::findings(rows))]
);
pub static NUMBERS: Experiment = experiment!(
    numbers, "numbers", on_cards: false, kernels: ["crates/fastgost-curve/src", "lab/src/experiments/numbers"],
    findings: |rows| vec![(String::new(), numbers::findings::findings(rows))]
);
pub static RIVALS: Experiment = experiment!(rivals, "rivals", on_cards: false, kernels: OURS, findings: NONE);
pub static ALIGNMENT: Experiment = experiment!(
    alignment, "alignment", on_cards: false, kernels: ["lab/src/elbrus"],
    findings: |rows| vec![(String::new(), crate::elbrus::findings::findings(rows))]
);
pub static GPU: Experiment = experiment!(
    gpu, "gpu", on_cards: true, kernels: ["lab/src/experiments/gpu/emit.rs"],
    findings: |rows| vec![(String::new(), gpu::findings::findings(rows))]
);

/// In the order in which `all` runs them and a report shows them.
pub static ALL: &[&Experiment] =
    &[&KUZNYECHIK_VARIANTS, &PARALLEL_MODES, &HASHES, &ALIGNMENT, &GPU, &NUMBERS, &RIVALS, &LENGTHS, &MODEL];

/// Run every experiment
#[derive(Args)]
pub struct All {
    /// Smaller runs: all of them together take less than ten minutes
    #[arg(long)]
    quick: bool,
    /// Write the results into this folder, as EXPERIMENT.csv
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Anything about the machine beyond the CPU's own name, such as the core's generation
    #[arg(long, value_name = "TEXT")]
    machine: Option<String>,
}

/// The experiment of that name.
pub fn named(name: &str) -> Option<&'static Experiment> {
    ALL.iter().copied().find(|experiment| experiment.name == name)
}

/// An experiment that fails does not prevent the others from being run.
pub fn all(arguments: &All, out: &mut dyn Write) -> Outcome {
    // Once for all, before anything is measured.
    Table::create(&arguments.out, "all")?;
    let common = Common {
        quick: arguments.quick,
        out: Some(arguments.out.clone()),
        machine: arguments.machine.clone(),
        ..Common::default()
    };
    let mut failures = Vec::new();
    for experiment in ALL {
        let start = Instant::now();
        if let Err(e) = experiment::run(experiment, &common, out) {
            eprintln!("fastgost-lab: {e}");
            failures.push(experiment.name);
        }
        writeln!(out, "{}: {:.0} s\n", experiment.name, start.elapsed().as_secs_f64())?;
    }
    match failures.as_slice() {
        [] => Ok(()),
        failures => Err(Failed(format!("failed: {}", failures.join(", "))).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_cannot_be_written_is_found_at_once() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let all = All { quick: true, out: file.path().join("results"), machine: None };
        let mut text = Vec::new();
        let error = super::all(&all, &mut text).unwrap_err().to_string();
        assert!(error.contains("results") && text.is_empty(), "{error}");
    }

    #[test]
    fn every_definition_is_good() {
        for experiment in ALL {
            let definition = experiment.definition().unwrap();
            assert!(!definition.charts.is_empty(), "{}", experiment.name);
            for path in experiment.kernels {
                let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
                assert!(path.exists(), "{}", path.display());
            }
        }
    }
}
