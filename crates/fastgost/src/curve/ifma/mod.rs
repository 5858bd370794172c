//! The row for AVX-512 with IFMA: the parallelism of the formulas, or of points, in the lanes of registers.
use super::{
    Engine, Kernel,
    params::Set,
    portable::{Above, Below, Montgomery},
    residue::{self, Residue},
};
use crate::{cpu::Level, simd::ifma::Ifma};
use alloc::boxed::Box;

mod edwards;
mod engine;
mod field;
mod lanes;
mod law;
mod numbers;
mod primes;
#[cfg(test)]
mod tests;
mod weierstrass;

use engine::Lanes;
use law::{Edwards, Weierstrass};
use primes::{Above255, Above511, Any256, Any511, Below256, Below512, Test255};

pub(super) const KERNEL: Kernel = Kernel { level: Level::Avx512, name: "ifma", engine };

type F256 = Residue<Below<617>, 4>;
type F512 = Residue<Below<569>, 8>;

fn engine(set: Set) -> Box<dyn Engine> {
    let cpu = cpu();
    match set {
        Set::Tc26A256 => Box::new(Lanes::<Edwards<F256, Below256, 5>, 4>::new(cpu, set)),
        Set::CryptoProA => Box::new(Lanes::<Weierstrass<F256, Below256, -3, 0xa6, 5>, 4>::new(cpu, set)),
        Set::CryptoProB => {
            Box::new(Lanes::<Weierstrass<Residue<Above<0xc99>, 4>, Above255, -3, 0, 5>, 4>::new(cpu, set))
        }
        Set::CryptoProC => {
            type F = Residue<Montgomery<residue::CryptoProC>, 4>;
            Box::new(Lanes::<Weierstrass<F, Any256, -3, 0x805a, 5>, 4>::new(cpu, set))
        }
        Set::Test256 => Box::new(Lanes::<Weierstrass<Residue<Above<0x431>, 4>, Test255, 7, 0, 5>, 4>::new(cpu, set)),
        Set::Tc26A512 => Box::new(Lanes::<Weierstrass<F512, Below512, -3, 0, 10>, 4>::new(cpu, set)),
        Set::Tc26B512 => Box::new(Lanes::<Weierstrass<Residue<Above<0x6f>, 8>, Above511, -3, 0, 10>, 4>::new(cpu, set)),
        Set::Tc26C512 => Box::new(Lanes::<Edwards<F512, Below512, 10>, 4>::new(cpu, set)),
        Set::Test512 => {
            type F = Residue<Montgomery<residue::Test512>, 8>;
            Box::new(Lanes::<Weierstrass<F, Any511, 7, 0, 10>, 4>::new(cpu, set))
        }
    }
}

/// The proof that this CPU has what the row needs; with it in hand, engines call no unsafe function.
#[allow(unsafe_code)]
fn cpu() -> Ifma {
    assert!(Level::Avx512.available());
    // SAFETY: the level has AVX-512 F, BW, VL, DQ and IFMA.
    unsafe { Ifma::new() }
}
