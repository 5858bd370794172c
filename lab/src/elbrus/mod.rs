//! The kernels of the paper about Elbrus processors (P3), as far as the paper describes them. They exist for x86 and
//! for the CPU model. Kuznyechik uses tables of 64 KB, for one block or eight blocks at a time. Magma encrypts 16
//! blocks at a time (32 blocks with byte planes of 256 bits), and looks up its S-boxes in vector registers. Secrets are
//! indices in the tables, so the kernels with tables are not constant-time.
mod counted;
pub mod findings;
pub mod kuznyechik;
pub mod magma;
mod register;
#[cfg(target_arch = "x86_64")]
mod x86;

pub use counted::COUNTED;

use crate::rivals::entrants::Entrant;
#[cfg(target_arch = "x86_64")]
use crate::{experiment::owner, pair::Outcome};

/// The kernels that this CPU can run, for ECB encryption of whole blocks.
#[cfg(target_arch = "x86_64")]
pub fn entrants(algorithm: &str, key: &[u8; 32]) -> Vec<Entrant> {
    let entrant = |(variant, run)| Entrant { owner: owner::PAPER, variant: String::from(variant), run };
    x86::kernels(algorithm, key).into_iter().map(entrant).collect()
}

#[cfg(not(target_arch = "x86_64"))]
pub fn entrants(_: &str, _: &[u8; 32]) -> Vec<Entrant> {
    Vec::new()
}

/// Checks that both buffers have the same length, and consist of whole blocks.
#[cfg(target_arch = "x86_64")]
fn check(source: &[u8], to: &[u8], block: usize) -> Outcome {
    if source.len() == to.len() && source.len().is_multiple_of(block) {
        Ok(())
    } else {
        Err(format!("{} bytes into {}: allowed: as many, in blocks of {block}", source.len(), to.len()).into())
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use crate::rivals::task::KEY;
    use fastgost::{Kuznyechik, Magma, mode::Ecb};
    use fastgost_cli::Aligned;

    /// Compares the kernels with our library, for numbers of blocks around the sizes of groups, and for several
    /// alignments.
    #[test]
    fn like_ours() {
        for (algorithm, block, expected_kernels) in [("kuznyechik", 16, 2), ("magma", 8, 4)] {
            let mut kernels = entrants(algorithm, &KEY);
            // A CPU without AVX2 lacks some of the kernels, so their number is tested only on CPUs with AVX2.
            if std::is_x86_feature_detected!("avx2") {
                assert_eq!(kernels.len(), expected_kernels, "{algorithm}");
            }
            for blocks in (0..70).chain([255, 256, 257]) {
                for offset in [0, 1, 3, 8] {
                    let len = blocks * block;
                    let (mut from, mut to) = (Aligned::filled(len + offset), Aligned::new(len + offset));
                    let source = &from.bytes()[offset..];
                    let mut expected = source.to_vec();
                    if algorithm == "magma" {
                        Ecb::new(Magma::new(&KEY)).encrypt(&mut expected[..]).unwrap();
                    } else {
                        Ecb::new(Kuznyechik::new(&KEY)).encrypt(&mut expected[..]).unwrap();
                    }
                    for kernel in &mut kernels {
                        let to = &mut to.bytes()[offset..];
                        to.fill(7);
                        (kernel.run)(source, to).unwrap();
                        assert!(to == expected, "{}: {blocks} blocks at {offset}", kernel.variant);
                    }
                }
            }
            for kernel in &mut kernels {
                assert!((kernel.run)(&[0; 17], &mut [0; 17]).is_err() && (kernel.run)(&[0; 16], &mut [0; 32]).is_err());
            }
        }
    }
}
