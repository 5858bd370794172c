//! Models of the functions of the C library that compiled programs call, and of the system's answers about the CPU.

use super::machine::Machine;
use crate::{
    domain::{Domain, constant, known},
    machine::library::Function,
};
use fastgost::Level;

/// Linux describes the CPU in two words, `AT_HWCAP` and `AT_HWCAP2`. To get one of the words, a program calls
/// `getauxval` with the word's number. The array contains the two numbers.
const CAPABILITIES: [u64; 2] = [16, 26];

/// The bit in the word `AT_HWCAP` that stands for the atomic instructions of Armv8.1 (LSE).
const ATOMICS: u64 = 1 << 8;

/// Whether a CPU of a level has the atomic instructions of Armv8.1.
pub(super) fn has_atomics(level: Level) -> bool {
    capabilities(level) & ATOMICS != 0
}

/// Returns the word `AT_HWCAP`, in which the system describes a CPU of this level. The word has bits for floating point
/// and vectors, for AES and products of polynomials, and for SHA-3. A CPU with SHA-3 also has SHA-512, SHA-256 and
/// SHA-1, and the atomic instructions of Armv8.1.
fn capabilities(level: Level) -> u64 {
    let mut all = 0;
    level.features(|name, _| {
        all |= match name {
            "neon" => 1 | 1 << 1,
            "aes" => 1 << 3 | 1 << 4,
            "sha3" => 1 << 5 | 1 << 6 | ATOMICS | 1 << 17 | 1 << 21,
            _ => 0,
        };
    });
    // Bits 0 and 1 stand for floating point and vectors, which all of these CPUs have.
    all | 1 | 1 << 1
}

fn function(name: &str) -> Option<Function> {
    Some(match name {
        "memcpy" => Function::Copy,
        "memmove" => Function::Move,
        "memset" => Function::Set,
        "memcmp" | "bcmp" => Function::Compare,
        "malloc" => Function::Allocate,
        "calloc" => Function::AllocateZeros,
        "posix_memalign" => Function::AllocateAligned,
        "free" => Function::Free,
        _ => return None,
    })
}

impl<D: Domain> Machine<'_, '_, D> {
    /// Models a call of the function `name` of another library: computes the function's result, and continues in the
    /// caller.
    pub(super) fn library(&mut self, name: &str) -> Result<(), String> {
        let result = if name == "getauxval" {
            let asked = known(&self.registers[0]).ok_or("an argument depends on a secret")?;
            match CAPABILITIES.iter().position(|&number| number == asked) {
                Some(0) => Some(capabilities(self.level)),
                Some(_) => Some(0),
                None => return Err(format!("the system is asked for number {asked}, which has no model")),
            }
        } else {
            let function = function(name).ok_or_else(|| format!("the function {name} without a model"))?;
            let arguments = [0, 1, 2].map(|register| self.registers[register]);
            function.call(&arguments, self.frame()?, &mut self.memory, self.domain, &mut self.heap)?
        };
        self.leave()?;
        if let Some(result) = result {
            self.registers[0] = constant(result);
        }
        Ok(())
    }
}
