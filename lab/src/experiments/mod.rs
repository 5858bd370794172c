//! The experiments. Each experiment has a module and a definition.
pub mod alignment;
pub mod elbrus;
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
    experiment::{self, Common, Experiment, Failed, table::Table},
    model,
    pair::Outcome,
    report,
};
use clap::Args;
use std::{io::Write, path::PathBuf, time::Instant};

/// Makes an experiment from a module, and from the definition with this name. If the experiment has findings, they are
/// about one kind of work.
macro_rules! experiment {
    ($module:ident, $name:literal, kernels: $kernels:expr $(, findings: $findings:path)?) => {
        Experiment {
            name: $name,
            definition: include_str!(concat!("../../definitions/", $name, ".toml")),
            on_cards: false,
            kernels: &$kernels,
            findings: |_rows| vec![$((String::new(), $findings(_rows)))?],
            run: $module::run,
        }
    };
}

// These folders have the library's code.
const CIPHER: &str = "crates/fastgost/src/cipher";
const SIMD: &str = "crates/fastgost-simd/src";
const MODE: &str = "crates/fastgost/src/mode";
const MAC: &str = "crates/fastgost/src/mac";
const AEAD: &str = "crates/fastgost/src/aead";
const GF: &str = "crates/fastgost/src/gf";
const BATCH: &str = "crates/fastgost/src/batch";
const HASH: &str = "crates/fastgost/src/hash";
const SIGN: &str = "crates/fastgost/src/sign";
const CURVE: &str = "crates/fastgost-curve/src";
/// The lab's GOST 28147-89 in plain code, with tables or in constant time.
const SCALAR: &str = "lab/src/experiments/gost28147.rs";

pub static HASHES: Experiment = experiment!(
    hashes, "hashes",
    kernels: [HASH, CIPHER, SIMD, SCALAR, "lab/src/experiments/hashes/gost94.rs"],
    findings: hashes::findings::findings
);
pub static KUZNYECHIK_VARIANTS: Experiment = Experiment {
    findings: report::findings::of_variants,
    ..experiment!(kuznyechik_variants, "kuznyechik-variants", kernels: ["lab/variants", CIPHER, SIMD, MODE])
};
pub static LENGTHS: Experiment = experiment!(lengths, "lengths", kernels: [CIPHER, SIMD, MODE]);
pub static MODEL: Experiment = experiment!(
    model, "model",
    kernels: [
        CIPHER,
        SIMD,
        MODE,
        "lab/src/elbrus/counted.rs",
        "lab/src/elbrus/magma.rs",
        "lab/src/elbrus/register.rs",
        "lab/src/model/machine.rs",
        "lab/src/model/machines.toml",
        "lab/src/model/schedule.rs",
        "lab/src/model/tables.rs",
        "lab/src/model/vectors.rs",
        "lab/src/model/work.rs",
    ]
);
pub static ELBRUS: Experiment = experiment!(
    elbrus, "elbrus",
    kernels: ["crates/fastgost-elbrus/kernels", "crates/fastgost-elbrus-executor/src/isa.rs", "lab/elbrus"],
    findings: elbrus::findings::findings
);
pub static PARALLEL_MODES: Experiment = experiment!(
    parallel_modes, "parallel-modes",
    kernels: [
        CIPHER,
        SIMD,
        MODE,
        MAC,
        AEAD,
        GF,
        BATCH,
        "crates/fastgost/src/record",
        "crates/fastgost/src/sealed",
        // This folder has the derivation of keys for records and for sealed files.
        "crates/fastgost/src/kdf",
        HASH,
        SCALAR,
        "lab/src/experiments/parallel_modes/esp_cnt_imit.rs",
    ],
    findings: parallel_modes::findings::findings
);
pub static NUMBERS: Experiment = experiment!(
    numbers, "numbers",
    kernels: [
        CURVE,
        SIGN,
        "lab/unrolled.rs",
        "lab/src/experiments/numbers/comba.rs",
        "lab/src/experiments/numbers/copy.rs",
        "lab/src/experiments/numbers/digits.rs",
        "lab/src/experiments/numbers/division.rs",
        "lab/src/experiments/numbers/fixed.rs",
        "lab/src/experiments/numbers/knuth.rs",
        "lab/src/experiments/numbers/modular.rs",
        "lab/src/experiments/numbers/newton.rs",
        "lab/src/experiments/numbers/streams.rs",
        "lab/src/experiments/numbers/unrolled.rs",
    ],
    findings: numbers::findings::findings
);
pub static RIVALS: Experiment = experiment!(rivals, "rivals", kernels: [CIPHER, SIMD, MODE, MAC, HASH, SIGN, CURVE]);
pub static ALIGNMENT: Experiment = experiment!(
    alignment, "alignment",
    kernels: [
        CIPHER,
        SIMD,
        MODE,
        "lab/src/elbrus/kuznyechik.rs",
        "lab/src/elbrus/magma.rs",
        "lab/src/elbrus/register.rs",
        "lab/src/elbrus/x86.rs",
    ],
    findings: crate::elbrus::findings::findings
);
pub static GPU: Experiment = Experiment {
    on_cards: true,
    ..experiment!(gpu, "gpu", kernels: ["lab/src/experiments/gpu/emit.rs"], findings: gpu::findings::findings)
};

/// All experiments, in the order in which `all` runs them and a report shows them.
pub static ALL: &[&Experiment] =
    &[&KUZNYECHIK_VARIANTS, &PARALLEL_MODES, &HASHES, &ALIGNMENT, &GPU, &NUMBERS, &RIVALS, &LENGTHS, &MODEL, &ELBRUS];

/// Run every experiment
#[derive(Args)]
pub struct All {
    /// Smaller runs: all of them together take less than ten minutes
    #[arg(long)]
    quick: bool,
    /// Write the results into this folder, as EXPERIMENT.csv
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// A description of the machine, in addition to the CPU's own name: for example, the core's generation
    #[arg(long, value_name = "TEXT")]
    machine: Option<String>,
}

/// Returns the experiment with this name.
pub fn named(name: &str) -> Option<&'static Experiment> {
    ALL.iter().copied().find(|experiment| experiment.name == name)
}

/// Runs all experiments. If an experiment fails, the others still run.
pub fn all(arguments: &All, out: &mut dyn Write) -> Outcome {
    // This call checks the folder once, before anything is measured.
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
                let whole = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
                // In the lab, only single files may be named. A folder there also has findings and tests, which do not
                // affect the figures.
                let is_kernel = if path.starts_with("lab/src") { whole.is_file() } else { whole.exists() };
                assert!(is_kernel, "{}: {path}", experiment.name);
            }
        }
    }
}
