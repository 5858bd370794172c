//! CTR-ACPKM with OMAC of RFC 9337.
use super::{Fields, Runner, Verdict, aead, known};
use fastgost::Level;

pub fn runner(case: &Fields<'_>) -> Result<Runner, String> {
    const CIPHERS: &[(&str, Runner)] = &[
        ("kuz", Runner::Kernels(KUZNYECHIK, |case, level| run(KUZNYECHIK, case, level))),
        ("magma", Runner::Kernels(MAGMA, |case, level| run(MAGMA, case, level))),
    ];
    known("cipher", case.text("cipher")?, CIPHERS)
}

const KUZNYECHIK: &str = "kuznyechik-ctr-acpkm-omac";
const MAGMA: &str = "magma-ctr-acpkm-omac";

fn run(algorithm: &str, case: &Fields<'_>, level: Level) -> Verdict {
    let section = case.has("section_size_bytes").then(|| case.number("section_size_bytes")).transpose()?;
    aead::message(algorithm, &[], section, case, level)
}
