//! Writes the kernels (`kernels/*.s`) from the library's circuits.
mod code;
mod function;
mod lower;
mod magma;
mod planes;
mod schedule;

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
    [("magma-v3", Version::V3, Width::Narrow), ("magma-v5", Version::V5, Width::Wide)]
        .map(|(name, version, width)| {
            let function = format!("fastgost_{}", name.replace('-', "_"));
            let kernel = magma::kernel(&function, width, Latencies::of(version));
            eprintln!("{name}: {} registers", kernel.registers);
            Module { name, version, text: format!("\t.text\n{}", kernel.text("Magma")) }
        })
        .into()
}
