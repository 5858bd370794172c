//! Generates the kernels (`kernels/*.s`) from the circuits of the library `fastgost`. Also generates the lab's kernels
//! (`lab/elbrus/*.s`), which are for experiments only.

// The modules work together as follows. A kernel (`magma`, `kuznyechik`, `tables`, `words`, `modes`) is a `function`
// with blocks of `code`. Most code works on `planes`. If a version of the instruction set has no three-input logic,
// `lower` replaces the three-input gates of a circuit by two-input logic. `schedule` puts operations into wide
// instructions, and `emit` writes the instructions as text. Operations, channels and latencies come from the executor
// (`fastgost_elbrus_executor::isa`).
mod code;
mod emit;
mod function;
mod kuznyechik;
mod lower;
mod magma;
mod modes;
mod planes;
mod schedule;
mod tables;
mod words;

use fastgost::{
    Sbox,
    mode::Direction::{Decrypt, Encrypt},
};
use fastgost_elbrus_executor::isa::{Latencies, Version};
use function::Function;
use planes::Width;

/// A file of assembly text.
pub struct Module {
    /// The file's path in this repository.
    pub path: String,
    /// The text.
    pub text: String,
}

/// Returns a file of assembly text with these functions. Each function comes with a comment.
fn module(path: &str, about: &str, functions: Vec<(Function, &str)>) -> Module {
    let mut text = format!("! {about}\n! Generated: see crates/fastgost-elbrus/src/generate.\n\t.text\n");
    for (function, comment) in functions {
        text += &function.text(comment);
    }
    Module { path: path.into(), text }
}

/// Returns the latencies for which the kernels of a version are scheduled. According to the maker's guide for
/// programmers, a load takes 3 cycles. For version 5, the schedule assumes that a load takes 5 cycles, in case the
/// guide is wrong for this version. The longer latency does not make the kernels of version 5 slower.
pub fn scheduled_for(version: Version) -> Latencies {
    let latencies = Latencies::default();
    if version < Version::V5 { latencies } else { Latencies { load: 5, ..latencies } }
}

const ON_PLANES: &str = "(dst, src, key, scratch): as many blocks as two registers have bits.";

/// Returns the file with Magma's kernel for `version` of the instruction set. The kernel is scheduled for `latencies`.
pub fn magma(version: Version, latencies: Latencies) -> Module {
    let (v, width) = (version as u8, Width::of(version));
    let kernel = magma::kernel(&format!("fastgost_magma_v{v}"), width, latencies);
    module(&path("magma", v), "Magma on bit planes, constant-time.", vec![(kernel, ON_PLANES)])
}

/// Returns the file with Kuznyechik's kernels for `version` of the instruction set. The kernels are scheduled for
/// `latencies`.
pub fn kuznyechik(version: Version, latencies: Latencies) -> Module {
    let (v, width) = (version as u8, Width::of(version));
    let kernels = [("encrypt", Encrypt), ("decrypt", Decrypt)].map(|(name, direction)| {
        (kuznyechik::kernel(&format!("fastgost_kuznyechik_{name}_v{v}"), width, direction, latencies), ON_PLANES)
    });
    module(&path("kuznyechik", v), "Kuznyechik on bit planes, constant-time.", kernels.into())
}

/// Returns the lab's file with the kernels that compute Kuznyechik with tables, for `version` of the instruction set.
/// The kernels are scheduled for `latencies`.
pub fn tables(version: Version, latencies: Latencies) -> Module {
    let v = version as u8;
    let kernels = [1, 8].map(|blocks| {
        let kernel = tables::kernel(&format!("fastgost_kuznyechik_tables_{blocks}_v{v}"), version, blocks, latencies);
        (kernel, "(dst, src, round keys, tables, turns): one or eight blocks a turn.")
    });
    let about = "Kuznyechik by tables, as paper P3 has it. NOT constant-time: for experiments.";
    module(&format!("lab/elbrus/tables-v{v}.s"), about, kernels.into())
}

/// Returns the lab's file with the kernel that computes Magma with substitutions of 4-bit vectors, for `version` of the
/// instruction set. The kernel is scheduled for `latencies`.
pub fn words(version: Version, latencies: Latencies) -> Module {
    let v = version as u8;
    let sboxes = Sbox::SETS.iter().find(|set| set.name == "z").expect("Magma's set has a name");
    let kernel = words::kernel(&format!("fastgost_magma_words_v{v}"), Width::of(version), &sboxes.rows, latencies);
    let about = "Magma by substitutions of 4-bit vectors, as paper P3 has it, constant-time: for experiments.";
    let comment = "(dst, src, round keys, turns): 16 blocks a turn.";
    module(&format!("lab/elbrus/words-v{v}.s"), about, vec![(kernel, comment)])
}

fn path(name: &str, version: u8) -> String {
    format!("crates/fastgost-elbrus/kernels/{name}-v{version}.s")
}

/// All files.
pub fn modules() -> Vec<Module> {
    let mut all = Vec::new();
    for version in [Version::V3, Version::V5] {
        all.push(magma(version, scheduled_for(version)));
        all.push(kuznyechik(version, scheduled_for(version)));
        all.push(words(version, Latencies::default()));
        all.push(tables(version, Latencies::default()));
    }
    let modes = modes::functions(Latencies::default());
    all.push(module(
        &path("modes", 3),
        "Counters, sums and unaligned words for modes of operation, constant-time.",
        modes,
    ));
    all
}
