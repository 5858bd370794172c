//! Writes the kernels (`kernels/*.s`) from the library's circuits.
mod code;
mod function;
mod kuznyechik;
mod tables;
mod lower;
mod magma;
mod planes;
mod schedule;

use fastgost::mode::Direction::{Decrypt, Encrypt};
use fastgost_elbrus_executor::isa::{Latencies, Version};
use planes::Width;

/// x
pub fn constants(width: usize) -> Vec<u8> {
    planes::constants(if width == 16 { Width::Wide } else { Width::Narrow })
}

/// A file of assembly text.
pub struct Module {
    /// Its name.
    pub name: &'static str,
    /// The first version of the instruction set that it runs on.
    pub version: Version,
    /// The text.
    pub text: String,
}

/// All files.
pub fn modules() -> Vec<Module> {
    let module = |name: &'static str, version: Version, functions: Vec<function::Function>| {
        let mut text = String::from("\t.text\n");
        for function in functions {
            eprintln!("{name}: {} registers", function.registers);
            text += &function.text("x");
        }
        Module { name, version, text }
    };
    let mut all = Vec::new();
    for (version, width) in [(Version::V3, Width::Narrow), (Version::V5, Width::Wide)] {
        let latencies = Latencies::of(version);
        let v = version as u8;
        let magma = magma::kernel(&format!("fastgost_magma_v{v}"), width, latencies);
        let [encrypt, decrypt] = [("encrypt", Encrypt), ("decrypt", Decrypt)]
            .map(|(name, direction)| kuznyechik::kernel(&format!("fastgost_kuznyechik_{name}_v{v}"), width, direction, latencies));
        all.push(module(["magma-v3", "magma-v5"][usize::from(v > 3)], version, vec![magma]));
        all.push(module(["kuznyechik-v3", "kuznyechik-v5"][usize::from(v > 3)], version, vec![encrypt, decrypt]));
    }
    for version in [Version::V3, Version::V5] {
        let v = version as u8;
        let functions = [1, 8].map(|blocks| tables::kernel(&format!("fastgost_kuznyechik_tables_{blocks}_v{v}"), version, blocks, Latencies::of(version)));
        all.push(module(["tables-v3", "tables-v5"][usize::from(v > 3)], version, functions.into()));
    }
    all
}
