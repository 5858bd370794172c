//! The CPU that the machine imitates. A level is a set of CPU features for which the library has kernels. The CPU has
//! only the features of one level, and the features that every real CPU of this level and maker has.

use super::Machine;
pub use crate::cpu::{Cpu, Maker};
use crate::{
    domain::{Domain, constant, known},
    jobs::VARIABLES,
};
use iced_x86::{CpuidFeature as F, Instruction, Mnemonic, Register};
use std::arch::is_x86_feature_detected as has;

/// A feature of the CPU. The first value is the feature's name in the library's levels. The second value contains the
/// names of other features that all CPUs with this feature have. The third value is the feature's name in the decoder.
/// The last three values say where `cpuid` reports the feature. These values are:
/// * the number in EAX before `cpuid`
/// * the register of the answer (0 for EAX, 1 for EBX, 2 for ECX, 3 for EDX)
/// * the number of the bit in this register
type Feature = (&'static str, &'static [&'static str], F, u32, usize, u32);

const FEATURES: [Feature; 23] = [
    ("sse3", &[], F::SSE3, 1, 2, 0),
    ("pclmulqdq", &[], F::PCLMULQDQ, 1, 2, 1),
    ("ssse3", &["sse3"], F::SSSE3, 1, 2, 9),
    ("fma", &[], F::FMA, 1, 2, 12),
    ("sse4.1", &["ssse3"], F::SSE4_1, 1, 2, 19),
    ("sse4.2", &["sse4.1"], F::SSE4_2, 1, 2, 20),
    ("xsave", &[], F::XSAVE, 1, 2, 26),
    ("osxsave", &[], F::XSAVE, 1, 2, 27),
    ("avx", &["sse4.2", "xsave", "osxsave"], F::AVX, 1, 2, 28),
    ("f16c", &[], F::F16C, 1, 2, 29),
    ("avx2", &["avx"], F::AVX2, 7, 1, 5),
    ("bmi2", &[], F::BMI2, 7, 1, 8),
    ("avx512f", &["avx2", "fma", "f16c"], F::AVX512F, 7, 1, 16),
    ("avx512dq", &[], F::AVX512DQ, 7, 1, 17),
    ("adx", &[], F::ADX, 7, 1, 19),
    ("avx512ifma", &[], F::AVX512_IFMA, 7, 1, 21),
    ("avx512bw", &[], F::AVX512BW, 7, 1, 30),
    ("avx512vl", &[], F::AVX512VL, 7, 1, 31),
    ("avx512vbmi", &[], F::AVX512_VBMI, 7, 2, 1),
    ("gfni", &[], F::GFNI, 7, 2, 8),
    ("vpclmulqdq", &["pclmulqdq"], F::VPCLMULQDQ, 7, 2, 10),
    ("long mode", &[], F::X64, 0x8000_0001, 3, 29),
    ("sse4a", &[], F::SSE4A, 0x8000_0001, 2, 6),
];

/// The bits that `cpuid` with EAX = 1 sets in EDX on all CPUs of 64 bits. These bits stand for the x87 unit, TSC, CX8,
/// CMOV, MMX, FXSR, SSE and SSE2.
const BASE: u32 = 1 | 1 << 4 | 1 << 8 | 1 << 15 | 1 << 23 | 1 << 24 | 1 << 25 | 1 << 26;

impl Cpu {
    /// Whether this program runs on a CPU on which the library can use the kernels for `self`. The real CPU must have
    /// the level. If the kernels of the level depend on the maker, the real CPU must also have the same maker.
    pub fn is_here(self) -> bool {
        self.level.available() && (Self::of(self.level).len() == 1 || has!("sse4a") == (self.maker == Maker::Amd))
    }

    /// Returns the features of the level, and the other features that all CPUs with a feature of the level have.
    fn all(self) -> Vec<&'static Feature> {
        let mut names = vec!["long mode"];
        self.level.features(|name, _| names.push(name));
        names.extend((self.maker == Maker::Amd).then_some("sse4a"));
        let mut all = Vec::new();
        while let Some(name) = names.pop() {
            for feature in FEATURES.iter().filter(|feature| feature.0 == name) {
                all.push(feature);
                names.extend(feature.1);
            }
        }
        all
    }

    /// Returns the features that executed instructions may need on this CPU. The features have the decoder's names.
    pub fn features(self) -> Vec<F> {
        let base = [F::INTEL8086, F::INTEL186, F::INTEL286, F::INTEL386, F::INTEL486, F::CMOV, F::SSE, F::SSE2];
        let all = base.into_iter().chain([F::MULTIBYTENOP, F::CET_IBT, F::CPUID]);
        all.chain(self.all().into_iter().map(|feature| feature.2)).collect()
    }

    /// Returns the values that `cpuid` writes to EAX, EBX, ECX and EDX, if EAX was `number` and ECX was `part`.
    fn identify(self, number: u32, part: u32) -> [u32; 4] {
        let word = |text: &[u8; 4]| u32::from_le_bytes(*text);
        let mut answer = match (number, self.maker) {
            (0, Maker::Intel) => [7, word(b"Genu"), word(b"ntel"), word(b"ineI")],
            (0, Maker::Amd) => [7, word(b"Auth"), word(b"cAMD"), word(b"enti")],
            (1, _) => [0, 0, 0, BASE],
            (0x8000_0000, _) => [0x8000_0001, 0, 0, 0],
            _ => [0; 4],
        };
        if number != 7 || part == 0 {
            for &(.., place, register, bit) in self.all().into_iter().filter(|feature| feature.3 == number) {
                debug_assert_eq!(place, number);
                answer[register] |= 1 << bit;
            }
        }
        answer
    }

    /// Returns the value that `xgetbv` reports if ECX is 0. The bits of this value say that the system saves the
    /// registers of x87, SSE and AVX, and on some levels also the registers of AVX-512.
    fn kept(self) -> Option<u64> {
        let has = |name| self.all().iter().any(|feature| feature.0 == name);
        has("osxsave").then(|| if has("avx512f") { 0xe7 } else { 7 })
    }
}

impl<D: Domain> Machine<'_, '_, D> {
    /// Lets the machine imitate this CPU. The variables of the program are set as if the program had not yet asked for
    /// the features of the CPU.
    pub fn become_cpu(&mut self, cpu: Cpu) {
        for (name, value) in VARIABLES {
            if let Some((start, length)) = self.memory.process().symbols.find(name) {
                self.set_variable(start, length, value);
            }
        }
        self.cpu = Some(cpu);
    }

    /// Executes the instructions `cpuid` and `xgetbv`.
    pub(super) fn identify(&mut self, i: &Instruction) -> Result<bool, String> {
        let cpu = self.cpu.ok_or("it asks what the CPU is, and the machine is none")?;
        let number = |register| {
            known(&self.read_register(register)?)
                .ok_or_else(|| "what is asked of the CPU depends on a secret".to_owned())
        };
        let part = number(Register::ECX)? as u32;
        let [a, b, c, d] = match i.mnemonic() {
            Mnemonic::Cpuid => cpu.identify(number(Register::EAX)? as u32, part).map(Some),
            Mnemonic::Xgetbv if part == 0 => {
                let kept = cpu.kept().ok_or("the CPU has no xgetbv")?;
                [Some(kept as u32), None, None, Some((kept >> 32) as u32)]
            }
            _ => return Ok(false),
        };
        for (register, value) in [(Register::EAX, a), (Register::EBX, b), (Register::ECX, c), (Register::EDX, d)] {
            if let Some(value) = value {
                self.write_register(register, &constant::<32>(value.into()))?;
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fastgost::Level;

    /// Checks that a CPU of a level has all features of this level, and lacks at least one feature of each better
    /// level.
    #[test]
    fn cpus_have_the_features_of_their_levels() {
        for (n, &level) in Level::ALL.iter().enumerate() {
            let names = |level: Level| {
                let mut names = Vec::new();
                level.features(|name, _| names.push(name));
                names
            };
            let has: Vec<&str> = Cpu { level, maker: Maker::Intel }.all().iter().map(|feature| feature.0).collect();
            assert!(names(level).iter().all(|name| has.contains(name)), "{level}: {has:?}");
            for better in &Level::ALL[..n] {
                assert!(!names(*better).iter().all(|name| has.contains(name)), "{level} is as good as {better}");
            }
        }
    }
}
