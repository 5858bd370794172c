//! The kernel for AVX-512 IFMA. The lanes of a register compute parallel parts of a formula for one point, or the same
//! formula for eight points.
#![cfg(target_arch = "x86_64")]
use super::{
    CurveKernel, Engine,
    params::Set,
    portable::{self, Above, Below, Montgomery},
    residue::{self, Residue},
};
use crate::{cpu::Level, simd::x86::ifma::Ifma};
use alloc::boxed::Box;

mod edwards;
mod engine;
mod lane_edwards;
mod lane_weierstrass;
mod law;
mod numbers;
mod primes;
mod radix52;
#[cfg(test)]
mod tests;
mod vertical;
mod weierstrass;

use engine::LaneEngine;
use lane_edwards::LaneEdwards;
use lane_weierstrass::LaneWeierstrass;
use primes::{Above255, Above511, Any256, Below256, Below512};

pub(super) const KERNEL: CurveKernel = CurveKernel { level: Level::Avx512, engine };

type F256 = Residue<Below<617>, 4>;
type F512 = Residue<Below<569>, 8>;

fn engine(set: Set) -> Box<dyn Engine> {
    let cpu = cpu();
    match set {
        Set::Tc26A256 => Box::new(LaneEngine::<LaneEdwards<F256, Below256, 5>, 4>::new(cpu, set)),
        Set::CryptoProA => Box::new(LaneEngine::<LaneWeierstrass<F256, Below256, 0xa6, 5>, 4>::new(cpu, set)),
        Set::CryptoProB => {
            Box::new(LaneEngine::<LaneWeierstrass<Residue<Above<0xc99>, 4>, Above255, 0, 5>, 4>::new(cpu, set))
        }
        Set::CryptoProC => {
            type F = Residue<Montgomery<residue::CryptoProC>, 4>;
            Box::new(LaneEngine::<LaneWeierstrass<F, Any256, 0x805a, 5>, 4>::new(cpu, set))
        }
        Set::Tc26A512 => Box::new(LaneEngine::<LaneWeierstrass<F512, Below512, 0, 10>, 4>::new(cpu, set)),
        Set::Tc26B512 => {
            Box::new(LaneEngine::<LaneWeierstrass<Residue<Above<0x6f>, 8>, Above511, 0, 10>, 4>::new(cpu, set))
        }
        Set::Tc26C512 => Box::new(LaneEngine::<LaneEdwards<F512, Below512, 10>, 4>::new(cpu, set)),
        // These sets are for the standard's examples, and nobody signs with them. These sets use the portable engines,
        // because engines with AVX-512 for them would be a quarter of this kernel's code.
        Set::Test256 | Set::Test512 => (portable::KERNEL.engine)(set),
    }
}

/// Returns the proof that this CPU has the features that the kernel needs. Engines keep this proof, so they call no
/// unsafe function.
#[allow(unsafe_code)]
fn cpu() -> Ifma {
    assert!(Level::Avx512.available());
    // SAFETY: the level has AVX-512 F, BW, VL, DQ and IFMA.
    unsafe { Ifma::new() }
}
