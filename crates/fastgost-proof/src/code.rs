//! Describes the code that a job has executed.

use crate::machine::{
    cpu::Cpu,
    memory::{Memory, Program},
    process::Process,
    text,
};
use fastgost::{Level, hash::Streebog256};
use iced_x86::{Decoder, DecoderOptions, FlowControl, Instruction};
use std::collections::BTreeSet;

/// A description of the code that a job has executed, and of its kernels.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The first half of a Streebog-256 digest of the executed code. The hashed data consists of four parts:
    /// - the names of functions
    /// - the offsets of the instructions in these functions
    /// - the instructions without the distances to other places in the program
    /// - the constants that were read.
    pub digest: String,
    /// The library's kernels that were executed.
    pub kernels: BTreeSet<String>,
    /// If the code needs a feature that the CPU lacks, or contains no kernel of the job's level, the code is refused,
    /// and this text is the reason. Otherwise the value is `None`. The code for the portable level needs no kernel.
    pub foreign: Option<String>,
}

/// The modules that contain kernels.
const KERNELS: [&str; 3] = ["fastgost::cipher::", "fastgost::hash::", "fastgost::gf::"];

/// Describes the code that was executed, and the constants that the code has read.
pub fn of(cpu: Cpu, instructions: &[Instruction], memory: &Memory<'_>) -> Code {
    let (process, lacks) = (memory.process(), lacks(cpu, instructions));
    describe(cpu.level, instructions.iter().map(|i| (i.ip(), position_independent(process, i))), memory, lacks)
}

/// Describes code. `instructions` has the address and the bytes of each instruction. `memory` gives the constants that
/// the code has read. `lacks` is the reason for a refusal if the code needs a feature that the CPU lacks.
pub(crate) fn describe<P: Program>(
    level: Level,
    instructions: impl Iterator<Item = (u64, Vec<u8>)>,
    memory: &Memory<'_, P>,
    lacks: Option<String>,
) -> Code {
    let process = memory.process();
    let mut bytes = Vec::new();
    let mut kernels = BTreeSet::new();
    for (at, code) in instructions {
        let (name, offset) = process.symbols().at(at).unwrap_or(("", 0));
        if KERNELS.iter().any(|module| name.starts_with(module)) {
            kernels.insert(name.to_owned());
        }
        bytes.extend(name.as_bytes());
        bytes.extend(offset.to_le_bytes());
        bytes.extend(code);
    }
    let mut constants: Vec<_> = memory.constants.iter().collect();
    constants.sort();
    for (&address, &length) in constants {
        let mut value = vec![0; length as usize];
        if process.read(address, &mut value).is_ok() && !process.is_address(&value) {
            bytes.extend(value);
        }
    }
    let digest = Streebog256::digest(&bytes);
    let foreign = lacks.or_else(|| foreign(level, &kernels));
    Code { digest: digest[..16].iter().map(|byte| format!("{byte:02x}")).collect(), kernels, foreign }
}

/// Returns the bytes of an instruction, without distances. Distances differ from build to build. For this reason, the
/// function replaces the distance to a constant by the bytes of the constant. It replaces the distance to a called
/// function by the name of the called function.
fn position_independent(process: &Process, i: &Instruction) -> Vec<u8> {
    let mut bytes = vec![0; i.len()];
    if process.read(i.ip(), &mut bytes).is_err() {
        return bytes;
    }
    let mut decoder = Decoder::with_ip(64, &bytes, i.ip(), DecoderOptions::NONE);
    let again = decoder.decode();
    let offsets = decoder.get_constant_offsets(&again);
    let (start, length) = if i.is_ip_rel_memory_operand() {
        (offsets.displacement_offset(), offsets.displacement_size())
    } else if i.flow_control() == FlowControl::Call {
        (offsets.immediate_offset(), offsets.immediate_size())
    } else {
        return bytes;
    };
    if let Some(distance) = bytes.get_mut(start..start + length) {
        distance.fill(0);
    }
    if i.is_ip_rel_memory_operand() {
        let (at, mut value) = (i.ip_rel_memory_address(), vec![0; i.memory_size().size()]);
        let constant = !process.is_mutable(at, value.len() as u64) && process.read(at, &mut value).is_ok();
        if constant && !process.is_address(&value) {
            bytes.extend(value);
        }
    } else if let Some((name, offset)) = process.symbols.at(i.near_branch_target()) {
        bytes.extend(name.as_bytes());
        bytes.extend(offset.to_le_bytes());
    }
    bytes
}

/// If an instruction needs a feature that the CPU lacks, returns a text about this instruction.
pub(crate) fn lacks(cpu: Cpu, instructions: &[Instruction]) -> Option<String> {
    let allowed = cpu.features();
    instructions.iter().find_map(|i| {
        let feature = i.cpuid_features().iter().find(|feature| !allowed.contains(feature))?;
        Some(format!("{} at {:#x} needs {feature:?}, which the level does not have", text(i), i.ip()))
    })
}

/// If the code contains no kernel of the level, returns the reason for a refusal. The reason names the kernels that the
/// code contains. On the portable level, the result is always `None`, because kernels may be inlined there.
fn foreign(level: Level, kernels: &BTreeSet<String>) -> Option<String> {
    let module = format!("::{}::", level.name().replace('-', "_"));
    let inlined = level == Level::Portable;
    // On the level `neon-aes`, ciphers and hash functions use the kernels of `neon`. Only the products in GF(2^n) have
    // kernels that belong to `neon-aes` itself.
    let also = if level == Level::NeonAes { "::neon::" } else { &*module };
    (!inlined && !kernels.iter().any(|name| name.contains(&module) || name.contains(also))).then(|| {
        let names: Vec<&str> = kernels.iter().map(String::as_str).collect();
        format!("no kernel of the level ran, but {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::cpu::Maker;

    #[test]
    fn code_of_another_level() {
        let decode = |code: &[u8]| Decoder::with_ip(64, code, 0x1000, DecoderOptions::NONE).decode();
        // pxor xmm0, xmm1; vpxor xmm0, xmm1, xmm2
        let (legacy, vex) = (decode(&[0x66, 0x0f, 0xef, 0xc1]), decode(&[0xc5, 0xf1, 0xef, 0xc2]));
        let kernels = BTreeSet::from(["fastgost::hash::streebog::ssse3::one".to_owned()]);
        let foreign = |level, instruction, kernels: &_| {
            lacks(Cpu { level, maker: Maker::Intel }, &[instruction]).or_else(|| foreign(level, kernels))
        };
        assert_eq!(foreign(Level::Ssse3, legacy, &kernels), None);
        assert!(foreign(Level::Ssse3, vex, &kernels).is_some_and(|why| why.contains("AVX")));
        assert!(foreign(Level::Avx2, vex, &kernels).is_some_and(|why| why.contains("no kernel of the level")));
        assert_eq!(foreign(Level::Portable, legacy, &BTreeSet::new()), None);
    }
}
